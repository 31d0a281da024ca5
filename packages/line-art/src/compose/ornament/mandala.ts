/** Rings of petals with the same number of folds, from the rim inwards; a figure in the middle if asked for. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, SceneItem, SourceShape } from "../../types.ts";
import { placedShapes } from "../place.ts";
import { area, ellipse } from "../shapes.ts";
import type { Stage } from "../stage.ts";

type Petal = (folds: number, inner: number, outer: number) => string;

/** Petals as path data round the origin, pointing up, between two radii. */
const petals: readonly Petal[] = [
  (folds, inner, outer) => {
    const half = Math.tan(Math.PI / folds) * ((inner + outer) / 2) * 0.92;
    const middle = (inner + outer) / 2;
    return `M0 ${-inner}C${-half * 1.1} ${-middle * 0.92} ${-half} ${-outer * 0.9} 0 ${-outer}C${half} ${-outer * 0.9} ${half * 1.1} ${-middle * 0.92} 0 ${-inner}Z`;
  },
  (folds, inner, outer) => {
    const half = Math.tan(Math.PI / folds) * outer * 0.8;
    return `M${-half * 0.62} ${-inner}C${-half * 1.2} ${-(inner + outer) / 2} ${-half * 0.8} ${-outer} 0 ${-outer}C${half * 0.8} ${-outer} ${half * 1.2} ${-(inner + outer) / 2} ${half * 0.62} ${-inner}Z`;
  },
  (folds, inner, outer) => {
    const half = Math.tan(Math.PI / folds) * inner * 0.96;
    const middle = (inner + outer) / 2;
    return `M${-half} ${-inner}Q${-half * 0.9} ${-middle} 0 ${-outer}Q${half * 0.9} ${-middle} ${half} ${-inner}Q0 ${-inner - (outer - inner) * 0.12} ${-half} ${-inner}Z`;
  },
  (folds, inner, outer) => {
    const radius = Math.min((outer - inner) / 2, Math.tan(Math.PI / folds) * inner * 0.92);
    const y = -(inner + outer) / 2;
    return `M${-radius} ${y}A${radius} ${radius} 0 1 1 ${radius} ${y}A${radius} ${radius} 0 1 1 ${-radius} ${y}Z`;
  },
];

const palettes = [
  ["#f4a6b8", "#f9d98c", "#a8d8c9", "#b7a6e0", "#8fc3e8"],
  ["#f2b36c", "#ee8a8a", "#9fd07c", "#7fb8d8", "#f6dc8c"],
] as const;

export function composeMandala(brief: Brief, stage: Stage): SceneItem[] {
  const { width, height, unit, random, richness } = stage;
  const centre = { x: width / 2, y: height / 2 };
  const radius = unit * 0.46;
  const [mention] = brief.mentions;
  const folds = random.pick(richness === 0 ? [6, 8] : richness === 1 ? [8, 10] : [8, 10, 12, 16]);
  const rings = [2, 3, 3, 4][richness]!;
  const core = radius * (mention ? 0.4 : 0.16);
  const palette = random.pick(palettes);
  const shapes: SourceShape[] = [ellipse(centre.x, centre.y, radius, radius, "#fdf6e3")];
  const step = (radius * 0.97 - core) / rings;
  let last = -1;
  for (let ring = rings - 1; ring >= 0; ring--) {
    const inner = core + ring * step;
    const outer = inner + step * 0.97;
    let kind = random.index(petals.length);
    if (kind === last) kind = (kind + 1) % petals.length;
    last = kind;
    const petal = petals[kind]!;
    // About as many petals as make them as wide as they are long, always a multiple of the folds.
    const round = (2 * Math.PI * (inner + outer)) / 2;
    const count = folds * Math.max(1, Math.round(round / (step * folds * 1.25)));
    const turn = ring % 2 === 0 ? 0 : Math.PI / count;
    shapes.push(
      ellipse(
        centre.x,
        centre.y,
        outer + step * 0.03,
        outer + step * 0.03,
        palette[ring % palette.length]!,
      ),
    );
    shapes.push(
      ...around(
        petal(count, inner + step * 0.04, outer - step * 0.05),
        count,
        turn,
        centre,
        palette[(ring + 2) % palette.length]!,
      ),
    );
    if (richness > 0 && step > unit * 0.09) {
      const heartOf = petals[0]!(count * 1.5, inner + step * 0.3, outer - step * 0.24);
      shapes.push(...around(heartOf, count, turn, centre, palette[(ring + 4) % palette.length]!));
    }
  }
  shapes.push(ellipse(centre.x, centre.y, core, core, "#fffdf6"));
  if (!mention)
    shapes.push(
      ...around(petals[0]!(folds, core * 0.2, core * 0.94), folds, 0, centre, palette[1]),
    );
  const ornament = placedShapes(
    "mandala",
    { en: "mandala", zh: "曼陀罗" },
    shapes,
    mention ? "support" : "hero",
  );
  return mention ? [ornament, figure(mention.id, mention.subject, centre, core)] : [ornament];
}

function figure(
  id: string,
  subject: string,
  centre: { x: number; y: number },
  core: number,
): SceneItem {
  const { artwork, name } = subjectById(subject);
  const { box } = loadArtwork(artwork);
  const scale = (core * 1.8) / Math.hypot(box.width, box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return {
    kind: "artwork",
    id: `${id}-1`,
    mention: id,
    subject,
    name,
    role: "hero",
    artwork,
    box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height },
    mirrored: false,
    rotation: 0,
  };
}

function around(
  data: string,
  count: number,
  turn: number,
  centre: { x: number; y: number },
  colour: string,
): SourceShape[] {
  const petal = area(data, colour);
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const place = (x: number, y: number) =>
      [centre.x + x * cos - y * sin, centre.y + x * sin + y * cos] as const;
    return {
      ...petal,
      path: petal.path.map((command) => {
        if (command[0] === "Z") return command;
        const [name, ...numbers] = command;
        const turned: number[] = [];
        for (let k = 0; k < numbers.length; k += 2)
          turned.push(...place(numbers[k]!, numbers[k + 1]!));
        return [name, ...turned] as typeof command;
      }),
    };
  });
}
