/** The bodies of animals who stand upright: in their fur, a belly before, a tail behind. */
import { type Part, parts } from "../lexicon/parts.ts";
import type { SubjectId } from "../types.ts";
import type { Costume } from "./clothes.ts";
import { ellipse, type Knot, mirrored, place, radians, roundedBox } from "./geometry.ts";
import { area, asDetail, type Body, stroke } from "./layers.ts";
import { outline } from "./outline.ts";
import { turnedWidth } from "./tops.ts";

/** From the neck to between the legs, without a seam at the waist. */
export function drawTrunk(
  { build, stance, skeleton, layers }: Body,
  { skin, top, animal }: Costume,
) {
  const wide = turnedWidth(stance.yaw);
  const [shoulder, waist, hip] = [build.shoulder * wide, build.waist * wide, build.hip * wide];
  const { torso } = build;
  const half: Knot[] = [
    [shoulder * 0.5, -torso - 0.4],
    [shoulder * 0.94, -torso + 3],
    [waist, -torso * 0.5],
    [hip + 0.9, -torso * 0.1],
    [hip * 0.86, 4.4],
    [hip * 0.3, 6.8],
  ];
  layers.top.push(area(place(mirrored(half), skeleton.torso), skin, parts.body));
  const ahead = Math.sin(radians(stance.yaw)) * waist * 0.4;
  if (top.front === "panel") {
    const panel = roundedBox(ahead - waist * 0.62, -torso * 0.72, waist * 1.24, torso * 0.62, 2);
    const dial = ellipse(ahead, -torso * 0.41, waist * 0.3);
    layers.top.push(
      area(place(panel, skeleton.torso), panelWhite, parts.panel),
      asDetail(area(place(dial, skeleton.torso), dialRed, parts.button)),
    );
    return;
  }
  if (animal === "panda") {
    const yoke: Knot[] = [
      [shoulder * 0.5, -torso - 0.4],
      [shoulder * 0.94, -torso + 3],
      [shoulder * 0.97, -torso * 0.66, 1],
      [shoulder * 0.4, -torso * 0.56],
    ];
    layers.top.push(area(place(mirrored(yoke), skeleton.torso), yokeGrey, parts.body));
  }
  if (animal?.startsWith("penguin")) {
    const front: Knot[] = Array.from({ length: 10 }, (_, index) => {
      const angle = (index * Math.PI) / 5;
      return [
        ahead + waist * 0.86 * Math.cos(angle),
        -torso * 0.38 + torso * 0.52 * Math.sin(angle),
      ];
    });
    layers.top.push({
      ...area(place(front, skeleton.torso), penguinWhite, parts.belly),
      telling: true,
    });
    return;
  }
  const belly: Knot[] = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return [ahead + waist * 0.6 * Math.cos(angle), -torso * 0.38 + torso * 0.36 * Math.sin(angle)];
  });
  layers.top.push(asDetail(area(place(belly, skeleton.torso), paleBelly, parts.belly)));
}

const penguinWhite = "#ffffff";
const yokeGrey = "#8a8a9a";
const panelWhite = "#f4f9fd";
const dialRed = "#ff8f6b";
const paleBelly = "#fff6ea";

/** What is seen of it below a shirt. */
export function drawRump({ build, stance, skeleton, layers }: Body, { skin }: Costume) {
  const hip = build.hip * turnedWidth(stance.yaw);
  const half: Knot[] = [
    [hip, -4, 1],
    [hip, 1],
    [hip * 0.86, 4.4],
    [hip * 0.3, 6.8],
  ];
  layers.bottom.push(area(place(mirrored(half), skeleton.torso), skin, parts.body));
}

type TailShape =
  | "long"
  | "tufted"
  | "short"
  | "bushy"
  | "ringed"
  | "upright"
  | "thick"
  | "flat"
  | "shell"
  | "curled"
  | "round"
  | "feathers"
  | "spiral"
  | "quills";

const long = outline(
  "-6 2, -16 6, -26 3, -30.5 -6, -29 -13, -26.5 -14.4, -24.6 -12, -25.4 -6, -22.4 -1.4, -15.6 1, -6 -3",
);
const bushy = outline("-6 3, -14 9, -26 9, -34 1, -37 -9!, -29 -7, -20 -6, -13 -3, -6 -3");
/** To the left of the hips, which are at 0, 0; shells and quills are all round the back. */
const outlines: Readonly<Record<Exclude<TailShape, "curled" | "spiral">, Knot[]>> = {
  long,
  tufted: long,
  short: outline("-6 2, -14 1.6, -21 -4, -24 -12, -21.6 -15, -18.6 -13, -16 -7, -12 -4, -6 -4"),
  bushy,
  ringed: outline(
    "-6 3, -16 9, -28 7, -37 -5, -40 -20, -36 -34, -28 -37, -21 -32, -20 -20, -19 -10, -14 -4, -6 -3",
  ),
  upright: outline(
    "-5 5, -18 11, -34 9, -46 -4, -51 -24, -50 -44, -40 -57, -25 -58, -15 -48, -16 -37, -23 -31, -26 -22, -21 -11, -12 -4, -6 -3",
  ),
  thick: outline("-4 -7, -12 -1, -22 4, -36 5!, -27 11, -15 11, -4 7"),
  flat: outline("-6 -2, -12 0, -17 -5, -27 -7, -34 -1, -31 8, -21 11, -13 6, -6 4"),
  shell: outline("0 -28, -12 -26, -19 -14, -19 -2, -12 6, 0 8, 12 6, 19 -2, 19 -14, 12 -26"),
  feathers: outline("-5 -3, -16 -8, -27 -9!, -24 -3, -28 1!, -22 3, -23 8!, -12 6, -4 4"),
  quills: outline(
    "0.0 -29.0!, 4.4 -24.5!, 10.7 -26.7!, 12.2 -21.0!, 18.9 -20.4!, 17.2 -14.7!, 22.8 -11.4!, 18.3 -7.1!, 21.5 -1.9!, 15.1 0.1!, 15.3 6.0!, 8.6 5.2!, 5.5 10.4!, 0.0 7.0!, -5.5 10.4!, -8.6 5.2!, -15.3 6.0!, -15.1 0.1!, -21.5 -1.9!, -18.3 -7.1!, -22.8 -11.4!, -17.2 -14.7!, -18.9 -20.4!, -12.2 -21.0!, -10.7 -26.7!, -4.4 -24.5!",
  ),
  round: outline("-6.4 -4, -10 -6.4, -14 -4, -14.6 1, -12 4.4, -7 4"),
};

const birds: readonly SubjectId[] =
  "duck duckling baby-chick chicken rooster penguin penguin-chick owl parrot goose turkey bird eagle".split(
    " ",
  );

const tails: Readonly<Partial<Record<SubjectId, TailShape>>> = {
  ...Object.fromEntries(birds.map((bird) => [bird, "feathers"] as const)),
  cat: "long",
  "tabby-cat": "long",
  monkey: "long",
  mouse: "long",
  tiger: "long",
  raccoon: "ringed",
  lion: "tufted",
  cow: "tufted",
  giraffe: "tufted",
  elephant: "tufted",
  zebra: "tufted",
  dog: "short",
  hippopotamus: "round",
  horse: "bushy",
  unicorn: "bushy",
  fox: "bushy",
  wolf: "bushy",
  "red-panda": "ringed",
  squirrel: "upright",
  chipmunk: "upright",
  otter: "thick",
  crocodile: "thick",
  "t-rex": "thick",
  sauropod: "thick",
  dragon: "thick",
  "chinese-dragon": "thick",
  badger: "short",
  skunk: "upright",
  camel: "tufted",
  "two-hump-camel": "tufted",
  meerkat: "long",
  mole: "round",
  "snow-leopard": "long",
  jaguar: "long",
  mule: "tufted",
  ferret: "thick",
  weasel: "thick",
  "baby-elephant": "tufted",
  beaver: "flat",
  turtle: "shell",
  tortoise: "shell",
  snail: "spiral",
  hedgehog: "quills",
  kangaroo: "thick",
  triceratops: "thick",
  axolotl: "thick",
  seal: "flat",
  "sea-lion": "flat",
  walrus: "flat",
  leopard: "long",
  cheetah: "long",
  rat: "long",
  donkey: "tufted",
  ox: "tufted",
  bison: "tufted",
  "water-buffalo": "tufted",
  rhinoceros: "tufted",
  llama: "round",
  alpaca: "round",
  capybara: "round",
  ram: "round",
  pig: "curled",
  rabbit: "round",
  bear: "round",
  "teddy-bear": "round",
  "polar-bear": "round",
  panda: "round",
  hamster: "round",
  deer: "round",
  reindeer: "round",
  goat: "round",
  ewe: "round",
  lamb: "round",
};

/** Behind the arm of somebody slender, a crumb of it looks out. */
export function hasSmallTail(animal: SubjectId): boolean {
  return /^(round|feathers|curled)$/.test(tails[animal] ?? "");
}

/** Behind the body; frogs and koalas show none. */
export function drawAnimalsTail({ skeleton, layers }: Body, { skin }: Costume, animal: SubjectId) {
  const shape = tails[animal];
  if (!shape) return;
  const put = (knots: readonly Knot[], colour = skin, part: Part = parts.tail) =>
    layers.back.push(area(place(knots, skeleton.torso), colour, part));
  const mark = (knots: readonly Knot[], colour: string) =>
    layers.back.push({
      ...area(place(knots, skeleton.torso), colour, parts.tailTip),
      telling: true,
    });
  if (shape === "curled") {
    const curl = outline("-7 0, -12 -1, -14.6 -4.6, -12 -7.4, -9.6 -5, -12 -1.6, -17.6 -2");
    layers.back.push(stroke(place(curl, skeleton.torso), "#7a3048", 2.2));
    return;
  }
  if (shape === "spiral") {
    put(ellipse(-21, -11, 21), shellBrown, parts.shell);
    const turns = outline(
      "-38 -4, -37 -18, -24 -26, -9 -18, -9 -5, -20 2, -30 -6, -26 -15, -17 -13",
    );
    layers.back.push(stroke(place(turns, skeleton.torso), "#7a4a20", 2.2));
    return;
  }
  if (shape === "quills") put(outlines.quills, quillBrown, parts.spike);
  else if (shape === "shell") put(outlines.shell, shellGreen, parts.shell);
  else put(outlines[shape]);
  if (shape === "ringed") for (const ring of rings) mark(ring, animal === "raccoon" ? mask : cream);
  if (animal === "fox") mark(brush, cream);
  if (shape === "upright") {
    const curl = stroke(place(curlOfTail, skeleton.torso), "#5a3a1a", 2.2);
    layers.back.push({ ...curl, telling: true });
  }
  if (shape === "tufted")
    put(outline("-29.6 -9, -32.6 -14, -30.6 -20, -26 -24!, -22.6 -18, -22 -13, -24.6 -9"), tuft);
}

/** Across a raised tail, and its tip. */
const rings: readonly Knot[][] = [
  outline("-30 6!, -23.6 8.4!, -19 2, -13.6 -4!, -17.4 -7.4!, -24 -1"),
  outline("-38.6 -9!, -39.8 -14.6!, -30 -17, -19.6 -14.6!, -19 -9!, -29 -11.4"),
  outline("-40 -21.4!, -39 -28, -35 -35, -28 -37, -22 -33, -20.4 -27, -20 -21.4!, -30 -24"),
];
/** What a fox is known by. */
const brush = outline("-37 -9!, -35.6 -2, -30.6 5!, -28 1.4!, -28.6 -2!, -25 -6.6!, -31 -7.4");
const curlOfTail = outline("-24 -41, -33 -36, -42 -41, -40 -50, -31 -51, -28 -45, -33 -43");
const mask = "#7a8294";
const cream = "#fbe3c8";
const tuft = "#b9804e";
const shellBrown = "#e8b078";
const quillBrown = "#d0a878";
const shellGreen = "#7fae68";
