/**
 * Brief → scene. The group that the description speaks of is put together in relative lengths
 * (cluster.ts), set on the page as the hero, and the setting is laid behind and around it.
 */
import type { Complexity, Difficulty } from "@colorleaf/domain";
import { subjectById } from "../lexicon/subjects.ts";
import type {
  Box,
  Brief,
  DrawOptions,
  PlacedArtwork,
  Scene,
  SceneItem,
  SettingId,
  SubjectId,
} from "../types.ts";
import { clustersOf } from "./build-clusters.ts";
import { beside, type Cluster, clusterOf, moved, scaled } from "./cluster.ts";
import { festivalScenery } from "./festivals.ts";
import { frame } from "./frame.ts";
import { composeLetterPage } from "./letter-page.ts";
import { composeLettering } from "./lettering.ts";
import { composeMandala } from "./ornament/mandala.ts";
import { composePattern } from "./ornament/pattern.ts";
import { createDecorator, placedArtworks } from "./place.ts";
import { around } from "./relations.ts";
import { names, things } from "./settings/scenery.ts";
import { openWater, sceneries, waterline } from "./settings/settings.ts";
import { createStage, innerBox, type Stage, union } from "./stage.ts";

const difficultyOf: Record<Complexity, Difficulty> = {
  simple: "easy",
  medium: "medium",
  complex: "complex",
};

/** The same brief, options and seed give the same scene. */
export function composeScene(brief: Brief, options: DrawOptions): Scene {
  const difficulty = brief.difficulty ?? options.difficulty ?? difficultyOf[options.complexity];
  // Mid-autumn has a moon of its own.
  const isNight = brief.night || brief.festival === "mid-autumn" || brief.festival === "halloween";
  const needsSun = !isNight && !brief.mentions.some(({ subject }) => /^sun\b|moon/.test(subject));
  const stage = createStage(options.aspectRatio, difficulty, options.seed, needsSun);
  return {
    width: stage.width,
    height: stage.height,
    difficulty,
    style: options.style,
    seed: options.seed,
    items: [...itemsOf(brief, options, stage), frame(stage)],
  };
}

function itemsOf(asked: Brief, options: DrawOptions, page: Stage): SceneItem[] {
  const brief = { ...asked, night: asked.night || asked.festival === "halloween" };
  let stage = page;
  if (brief.ornament === "mandala") return composeMandala(brief, stage);
  if (brief.ornament === "pattern") return composePattern(brief, stage);
  const clusters = clustersOf(brief, stage.richness <= 1, stage.random, stage.width / stage.height);
  if (brief.lettering && clusters.length === 0 && !brief.setting && !brief.festival)
    return composeLetterPage(brief.lettering, stage);
  const place = clusters.length === 0 ? "page" : "top";
  const letters = brief.lettering ? composeLettering(brief.lettering, stage, place) : [];
  const { hero, sky, back } = castOf(clusters, stage);
  // Letters above, lanterns and balloons, stars and bees take their share of the page.
  const above = sky.reduce((count, cluster) => count + cluster.root.count, 0);
  const full = above > 2 ? 0.58 : above > 0 ? 0.66 : 0.74;
  const share = letters.length > 0 ? 0.42 : brief.festival ? 0.6 : full;
  const placed = hero && placeHero(hero, stage, share);
  const heroItems = placed ? placedArtworks(placed, "hero") : [];
  const setting = settingFor(brief, options, hero);
  stage = withRoomFor(placed, stage, isIndoors.test(setting));
  const occupied = [...heroItems, ...letters].map((item) => item.box);
  const flags = /party|circus/.test(setting)
    ? [{ x: 0, y: 0, width: stage.width, height: 0.2 * stage.unit }]
    : [];
  const skyItems = placeSky(sky, stage, [...occupied, ...flags]);
  const backItems = placeBack(back, stage, union0(occupied));
  occupied.push(...[...skyItems, ...backItems].map((item) => item.box));

  const swims = placed !== undefined && /^(sea|river)$/.test(setting) && isAfloat(placed);
  const scenery = swims ? openWater : (sceneries[setting] ?? sceneries.meadow);
  const decorator = createDecorator(stage, occupied);
  const festival = brief.festival && festivalScenery[brief.festival];
  festival?.(stage, decorator);
  if (brief.night) {
    const above = {
      x: stage.unit * 0.08,
      y: stage.unit * 0.08,
      width: stage.width - stage.unit * 0.16,
      height: stage.horizonY * 0.5,
    };
    if (!brief.mentions.some(({ subject }) => subject.includes("moon")))
      decorator.scatter(things.moon, names.moon, 1, above, [stage.unit * 0.16, stage.unit * 0.2]);
    decorator.scatter(things.smallStar, names.star, 5 + stage.richness * 4, above, [
      stage.unit * 0.04,
      stage.unit * 0.07,
    ]);
  }
  if (brief.weather === "rain") {
    decorator.scatter(
      things.raindrop,
      names.raindrop,
      8 + stage.richness * 5,
      { x: 0, y: stage.height * 0.1, width: stage.width, height: stage.horizonY * 0.8 },
      [stage.unit * 0.04, stage.unit * 0.06],
    );
  }
  if (brief.weather === "snow") {
    decorator.scatter(
      things.snowflake,
      names.snowflake,
      6 + stage.richness * 5,
      { x: 0, y: 0, width: stage.width, height: stage.horizonY },
      [stage.unit * 0.05, stage.unit * 0.07],
    );
  }
  scenery.decorate(stage, decorator);

  const isBehind = ({ subject }: PlacedArtwork) => subjectById(subject).habitat === "sky";
  return [
    ...skyItems.filter(isBehind),
    ...scenery.backdrop(stage),
    ...backItems,
    ...skyItems.filter((item) => !isBehind(item)),
    ...decorator.items,
    ...letters,
    ...heroItems,
    ...(swims ? [waterline(stage, placed.box)] : []),
  ];
}

interface Cast {
  hero: Cluster | undefined;
  sky: Cluster[];
  back: Cluster[];
}

/** Who plays the hero together, what hangs in the sky, what stands in the background. */
function castOf(clusters: readonly Cluster[], stage: Stage): Cast {
  const [first, ...others] = clusters;
  if (!first) return { hero: undefined, sky: [], back: [] };
  const sky: Cluster[] = [];
  const back: Cluster[] = [];
  const leading: Cluster[] = [first];
  for (const cluster of others) {
    const { kind, habitat } = subjectById(cluster.root.subject);
    const isAlone = cluster.parts.every((part) => part.mention.id === cluster.root.id);
    if (isAlone && (habitat === "sky" || (habitat === "air" && kind !== "person")))
      sky.push(cluster);
    else if (isAlone && isBackdrop(cluster.root.subject) && cluster.root.size !== "huge")
      back.push(cluster);
    else leading.push(cluster);
  }
  // When the first thing named is scenery, what lives beside it is the hero: "a castle with a dragon".
  if (isScenery(first) && leading.length > 1) {
    back.push(first);
    leading.shift();
  }
  const hero = gather(leading, stage.width / stage.height);
  return { hero, sky, back };
}

/** Side by side, or in two rows, the larger behind, where one row would be a thin band on the page. */
function gather(clusters: readonly Cluster[], pageRatio: number): Cluster {
  const { root } = clusters[0]!;
  const rowOf = (some: readonly Cluster[]) =>
    some.reduce((group, cluster, index) =>
      index % 2 === 1 ? beside(group, cluster, root) : beside(cluster, group, root),
    );
  const [first, second] = clusters;
  if (first && second && clusters.length === 2 && second.parts.length > 1 && swims(second))
    return around(first, second);
  const single = rowOf(clusters);
  const ratio = single.box.width / single.box.height;
  // Two stand side by side as long as they can, and so do people; a tall page stacks them sooner.
  const arePeople = clusters.every(
    ({ root: { subject } }) => subjectById(subject).kind === "person",
  );
  const areThings = clusters.every(
    ({ root: { subject } }) => !/animal|creature|person/.test(subjectById(subject).kind),
  );
  const isSpread = clusters.length === 2 || arePeople || (areThings && pageRatio > 1.5);
  const widest = isSpread ? 2.6 : 1.7;
  if (clusters.length < 2 || ratio < widest * pageRatio) return single;
  const bySize = clusters.toSorted((a, b) => b.box.height - a.box.height);
  const half = Math.ceil(bySize.length / 2);
  const front = rowOf(bySize.slice(half));
  const behind = rowOf(bySize.slice(0, half));
  // As on a family photograph; of things each is to be seen whole.
  const { kind, habitat } = subjectById(root.subject);
  const raise =
    kind === "person" ? 0.34 : /animal|creature/.test(kind) && habitat === "ground" ? 0.84 : 1.03;
  const raised = moved(
    behind,
    front.box.x + front.box.width / 2 - (behind.box.x + behind.box.width / 2),
    front.box.y * raise - (behind.box.y + behind.box.height),
  );
  const isAirborne = /air|sky|water/.test(habitat);
  return {
    ...clusterOf(root, [...raised.parts, ...front.parts]),
    ...(!isAirborne && { rearFeet: front.box.y * raise }),
  };
}

/** Houses and trees; flowers stand in front with everybody else. */
function isBackdrop(id: SubjectId): boolean {
  const { kind, height } = subjectById(id);
  return kind === "building" || (kind === "plant" && (height > 1.5 || /tree|palm/.test(id)));
}

function isScenery({ root, parts }: Cluster): boolean {
  const { kind, habitat } = subjectById(root.subject);
  const isAlone = parts.every((part) => part.mention.id === root.id);
  return isAlone && (kind === "building" || habitat === "sky");
}

const isIndoors = /room|kitchen/;

/** The ground reaches far enough up for those in the second row. */
function withRoomFor(hero: Cluster | undefined, stage: Stage, indoors: boolean): Stage {
  if (hero?.rearFeet === undefined) return stage;
  // A floor begins a third of the way down from the horizon.
  const needed = indoors
    ? (hero.rearFeet - 0.05 * stage.unit - 0.35 * stage.groundY) / 0.65
    : hero.rearFeet - 0.16 * stage.unit;
  return { ...stage, horizonY: Math.min(stage.horizonY, Math.max(needed, 0.22 * stage.height)) };
}

/** Fills its share of the page's longer free direction, feet on the ground or floating in the middle. */
function placeHero(hero: Cluster, stage: Stage, share: number): Cluster {
  const inner = innerBox(stage);
  const floats = isAloft(hero);
  const maxHeight = Math.min(share, floats ? 0.72 : 1) * stage.height;
  const maxWidth = (stage.width > stage.height ? 0.66 : 0.76) * stage.width;
  const wide = hero.box.width / hero.box.height > 1.6;
  const factor = Math.min(
    maxHeight / hero.box.height,
    (wide ? Math.max(maxWidth, inner.width * 0.94) : maxWidth) / hero.box.width,
  );
  const sized = scaled(hero, factor);
  const room = Math.max(0, (inner.width - sized.box.width) / 2);
  const sway = stage.width > stage.height ? stage.random.between(-0.06, 0.06) * stage.width : 0;
  const drift = Math.min(room, Math.max(-room, sway));
  const x = stage.width / 2 + drift - (sized.box.x + sized.box.width / 2);
  const bottom = sized.box.y + sized.box.height;
  const y = floats
    ? stage.height * 0.5 - (sized.box.y + sized.box.height / 2)
    : Math.max(stage.groundY - bottom, inner.y - sized.box.y);
  return moved(sized, x, y);
}

function swims({ root }: Cluster): boolean {
  return subjectById(root.subject).habitat === "water";
}

/** Boats, ducks and whatever else is in the water rather than beside it. */
function isAfloat({ parts }: Cluster): boolean {
  return parts.some(
    ({ mention: { subject } }) =>
      subjectById(subject).habitat === "water" ||
      /^(duck|swan|otter|hippopotamus|water-buffalo|lotus|rowing-boat|canoe)$/.test(subject),
  );
}

/** Nothing of it touches the ground: it flies, swims or shines. */
function isAloft({ parts, box }: Cluster): boolean {
  const lowest = parts.filter(
    (part) => part.box.y + part.box.height > box.y + box.height - 0.05 * box.height,
  );
  return lowest.every(({ mention }) => {
    const { habitat, kind } = subjectById(mention.subject);
    return (
      habitat === "sky" ||
      (habitat === "air" && (kind !== "vehicle" || mention.subject === "hot-air-balloon")) ||
      habitat === "water" ||
      mention.action === "flying"
    );
  });
}

function placeSky(
  clusters: readonly Cluster[],
  stage: Stage,
  occupied: readonly Box[],
): PlacedArtwork[] {
  const items: PlacedArtwork[] = [];
  clusters.flatMap(spreadOut).forEach((cluster, index) => {
    const isRainbow = cluster.root.subject === "rainbow";
    const target = (isRainbow ? 0.5 : cluster.root.count > 2 ? 0.16 : 0.2) * stage.unit;
    const full = scaled(
      cluster,
      Math.min(target / cluster.box.height, (0.4 * stage.width) / cluster.box.width),
    );
    const taken = [...occupied, ...items.map((item) => item.box)];
    // Rather small than behind something else.
    const tries = [1, 0.75, 0.55].map((factor) => scaled(full, factor));
    const found = tries
      .map((sized) => ({ sized, spot: freeSpot(sized.box, stage, taken, index) }))
      .find(({ spot }) => spot);
    const sized = found?.sized ?? full;
    const spot = found?.spot ?? innerBox(stage);
    const inPlace = placedArtworks(
      moved(sized, spot.x - sized.box.x, spot.y - sized.box.y),
      "support",
    );
    items.push(...inPlace.map((item) => ({ ...item, id: `${item.mention}-${items.length + 1}` })));
  });
  return items;
}

/** Stars and bees are all over the sky, not in a row. */
function spreadOut(cluster: Cluster): Cluster[] {
  const isOneKind = cluster.parts.every(({ mention }) => mention.id === cluster.root.id);
  if (!isOneKind) return [cluster];
  return cluster.parts.map((part) => clusterOf(cluster.root, [part]));
}

/** The first place along the top, corners first, where it covers nothing. */
function freeSpot(
  box: Box,
  stage: Stage,
  occupied: readonly Box[],
  index: number,
): { x: number; y: number } | undefined {
  const { x, y, width, height } = innerBox(stage);
  const across =
    index % 2 === 0 ? [1, 0, 0.5, 0.25, 0.75, 0.12, 0.88] : [0, 1, 0.5, 0.75, 0.25, 0.88, 0.12];
  // Not all at the same height.
  const dip = (index % 3) * 0.035;
  for (const down of [0, 0.06, 0.12, 0.19, 0.26, 0.34, 0.42]) {
    for (const side of across) {
      const spot = { x: x + side * (width - box.width), y: y + (down + dip) * height };
      const here = { ...box, ...spot };
      if (!occupied.some((other) => intersects(here, other))) return spot;
    }
  }
  return undefined;
}

function intersects(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Buildings and trees stand behind the group, left and right of it in turn. */
function placeBack(
  clusters: readonly Cluster[],
  stage: Stage,
  hero: Box | undefined,
): PlacedArtwork[] {
  const inner = innerBox(stage);
  return clusters.flatMap((cluster, index) => {
    const target = (stage.height > stage.width ? 0.36 : 0.52) * stage.height;
    const sized = scaled(
      cluster,
      Math.min(target / cluster.box.height, (0.46 * stage.width) / cluster.box.width),
    );
    const isRight = index % 2 === 0;
    const edge = isRight ? inner.x + inner.width - sized.box.width : inner.x;
    const x = hero === undefined ? stage.width / 2 - sized.box.width / 2 : edge;
    const foot = stage.horizonY + stage.unit * 0.09 + index * stage.unit * 0.02;
    return placedArtworks(moved(sized, x - sized.box.x, foot), "support");
  });
}

function union0(boxes: readonly Box[]): Box | undefined {
  return boxes.length > 0 ? union(boxes) : undefined;
}

/** Where the scene is, if the words do not say: where the hero is at home, or what the theme likes. */
function settingFor(
  { setting, festival, mentions, relations }: Brief,
  { theme }: DrawOptions,
  hero: Cluster | undefined,
): SettingId {
  if (setting) return setting;
  if (festival === "christmas") return "snow";
  if (festival === "birthday") return "party";
  if (festival === "dragon-boat") return "river";
  if (mentions.some(({ subject }) => subject.endsWith("birthday-cake"))) return "party";
  const main = hero?.root ?? mentions[0];
  if (!main) return theme === "fantasy" ? "castle" : "meadow";
  const { id, kind, habitat } = subjectById(main.subject);
  if (/snow|penguin|sled|polar|igloo/.test(id)) return "snow";
  if (/rocket|astronaut|alien|saucer|satellite|planet/.test(id)) return "space";
  const moons = mentions.filter(({ subject }) => subject.includes("moon")).map(({ id }) => id);
  const isOnMoon = relations.some(({ kind, to }) => kind === "on" && moons.includes(to[0]!));
  if (isOnMoon) return "space";
  const afloat = (subject: string) =>
    subjectById(subject).kind === "vehicle" && subjectById(subject).habitat === "water";
  if (mentions.some(({ subject }) => afloat(subject))) return "sea";
  if (habitat === "water" || id === "mermaid") return "underwater";
  if (habitat === "sky" || habitat === "air") return kind === "animal" ? "meadow" : "sky";
  if (habitat === "indoor") return "living-room";
  if (kind === "food" || kind === "clothing" || kind === "symbol") return "none";
  if (kind === "vehicle")
    return /bus|taxi|car|ambulance|engine|automobile/.test(id) ? "street" : "meadow";
  if (theme === "fantasy") return "castle";
  if (theme === "educational") return "classroom";
  return habitat === "held" ? "none" : "meadow";
}
