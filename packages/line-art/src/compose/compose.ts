/**
 * Brief → scene. The group that the description speaks of is put together in relative lengths
 * (cluster.ts), set on the page as the hero, and the setting is laid behind and around it.
 */
import { type Difficulty, difficulties, difficultyOfComplexity } from "@colorleaf/domain";
import { overlaps, sharedArea } from "../artwork/box.ts";
import { isBare } from "../lexicon/furnishings.ts";
import { isAlive } from "../lexicon/living.ts";
import { isRoom } from "../lexicon/rooms.ts";
import { isTree, subjectById } from "../lexicon/subjects.ts";
import { isUsedAs } from "../lexicon/uses.ts";
import type {
  Box,
  Brief,
  DrawOptions,
  PlacedArtwork,
  PlacedShapes,
  Scene,
  SceneItem,
  SettingId,
  SubjectId,
} from "../types.ts";
import { isAudience, placeAudience, withRoomForAudience } from "./brief/before-the-stage.ts";
import { isEmptyBoat, isOnTheQuay } from "./brief/moored.ts";
import { prepared } from "./brief/prepared-brief.ts";
import { isLaidTable } from "./deeds/at-table.ts";
import { barsOf, fittingsOf, isHung, outlookOf } from "./deeds/on-the-wall.ts";
import { clustersOf } from "./groups/build-clusters.ts";
import type { Cluster, Part } from "./groups/cluster.ts";
import { kindOf } from "./groups/kind-of.ts";
import { placesOn } from "./groups/places-on-big-things.ts";
import { composeFilledLetters } from "./letters/filled-letters.ts";
import { composeLetterPage } from "./letters/letter-page.ts";
import { composeLettering } from "./letters/lettering.ts";
import { composeBordered } from "./ornament/border.ts";
import { composeKnot } from "./ornament/knot.ts";
import { composeMandala } from "./ornament/mandala.ts";
import { composePattern } from "./ornament/pattern.ts";
import { composeStainedGlass } from "./ornament/stained-glass.ts";
import { castOf, isBackdrop } from "./page/cast.ts";
import { closeUp } from "./page/close-up.ts";
import { placeBehindCompany, placeFar } from "./page/far-off.ts";
import { festivalScenery, lanternString } from "./page/festivals.ts";
import { festiveBackdrop, festiveThings } from "./page/festive-things.ts";
import { frame } from "./page/frame.ts";
import { furnish, furnished } from "./page/furnish.ts";
import { withGazes } from "./page/gaze.ts";
import { inDepth } from "./page/in-depth.ts";
import { inWater, isAfloat, withRoomForWaves } from "./page/in-water.ts";
import { createDecorator, placedArtworks } from "./page/place.ts";
import { companyShare, isCompany, placeBack, placeHero } from "./page/place-hero.ts";
import { placeSky } from "./page/place-sky.ts";
import { risingSun } from "./page/rising-sun.ts";
import { scatterSky } from "./page/scatter-sky.ts";
import { seasonOf, seasonScenery } from "./page/seasons.ts";
import { settingOf } from "./page/setting-of.ts";
import { createStage, type Stage, union } from "./page/stage.ts";
import { treeAbove } from "./page/tall-pages.ts";
import { openPool } from "./settings/falls-and-islands.ts";
import type { Scenery } from "./settings/scenery.ts";
import { sceneries } from "./settings/settings.ts";
import { openLanes } from "./settings/swimming-pool.ts";
import { withRoomOnTable } from "./settings/table-top.ts";
import { openCanal } from "./settings/town.ts";
import { openPond, openSea, openWater } from "./settings/waters.ts";
import { openWaterTown } from "./settings/waterside.ts";
import { openHarbor } from "./settings/work-sites.ts";
import { composeSheet } from "./sheets/compose-sheet.ts";

/** From so many named things on a description tells a story, and who is in it needs a face and what they hold. */
const namedInAStory = 6;

/** The same brief, options and seed give the same scene. */
export function composeScene(asked: Brief, options: DrawOptions): Scene {
  const brief = prepared({ ...asked, night: asked.night || isAtNight(asked) });
  const difficulty = brief.difficulty ?? options.difficulty ?? difficultyFor(asked, options);
  const needsSun =
    !isNight(brief) &&
    !brief.morning &&
    brief.weather !== "rain" &&
    !brief.mentions.some(({ subject }) => isUsedAs("light", subject) || isUsedAs("moon", subject));
  const stage = {
    ...createStage(options.aspectRatio, difficulty, options.seed, needsSun),
    isNight: isNight(brief),
    season: seasonOf(brief, options),
  };
  return {
    width: stage.width,
    height: stage.height,
    difficulty,
    style: options.style,
    seed: options.seed,
    items: [...withGazes(itemsOf(brief, options, stage), brief, stage.width), frame(stage)],
  };
}

/** With room for fifteen areas five people at work have no faces: a story is a step harder, and says so. */
function difficultyFor({ mentions }: Brief, { complexity }: DrawOptions): Difficulty {
  const difficulty = difficultyOfComplexity[complexity];
  if (mentions.length < namedInAStory || difficulty === "complex") return difficulty;
  return difficulties[difficulties.indexOf(difficulty) + 1]!;
}

function itemsOf(brief: Brief, options: DrawOptions, page: Stage): SceneItem[] {
  let stage = page;
  if (brief.sheet) return composeSheet(brief.sheet, brief.language, stage);
  if (brief.border) {
    const { border, ...inside } = brief;
    const isEmpty = brief.mentions.length === 0 && !brief.lettering && !brief.ornament;
    return composeBordered(border, stage, (room) =>
      isEmpty ? [] : itemsOf(inside, options, room),
    );
  }
  if (brief.ornament === "mandala") return composeMandala(brief, stage);
  if (brief.ornament === "knot") return composeKnot(stage);
  if (brief.ornament === "stained-glass") return composeStainedGlass(brief, stage);
  if (brief.ornament === "pattern") return composePattern(brief, stage);
  const peopled = furnished(brief, page);
  const all = clustersOf(peopled, stage.richness, stage.random, stage.width / stage.height);
  const audience = all.length > 1 ? all.find(isAudience) : undefined;
  const clusters = all.filter((one) => one !== audience);
  if (audience) stage = withRoomForAudience(stage);
  if (brief.lettering && brief.filling)
    return composeFilledLetters(brief.lettering, brief.filling, stage);
  if (brief.lettering && clusters.length === 0 && !brief.setting && !brief.festival)
    return composeLetterPage(brief.lettering, stage);
  const place = clusters.length === 0 ? "page" : "top";
  const letters = brief.lettering ? composeLettering(brief.lettering, stage, place) : [];
  const onQuay = isOnTheQuay(brief);
  const ashore = onQuay ? clusters.filter((one) => !isEmptyBoat(one)) : clusters;
  const {
    hero: inARow,
    sky,
    back: behind,
    far,
  } = castOf(ashore, stage.width / stage.height, brief.setting);
  const back = onQuay ? [...behind, ...clusters.filter(isEmptyBoat)] : behind;
  const setting = settingOf(brief, options, inARow);
  if (setting === "dock") stage = withWaterUnderneath(stage);
  const hero = inARow && staggered(inARow, brief, stage.width / stage.height);
  // Rich pages show the place, too, and all show the window that somebody is at or looks out of.
  const showsPlace =
    (stage.difficulty === "complex" && isBare(setting)) ||
    /^(window-room|spaceship|submarine|magic-study)$/.test(setting) ||
    (setting === "bedroom" && isNight(brief));
  const isAside = hero !== undefined && isAloneIn(brief, hero) && !sky.some(isHung);
  stage = { ...stage, isRightFree: isAside };
  const isMany = hero !== undefined && isCompany(hero);
  const most = isMany ? companyShare.most : isAside ? 0.6 : 0.74;
  const shown = showsPlace && !isAside ? most - 0.14 : most;
  const share = Math.min(audience ? 0.6 : shown, heroShare(brief, letters, stage, most));
  const placed = hero && placeHero(hero, { sky, back }, letters, stage, share, isAside);
  const heroItems = placed ? placedArtworks(placed, "hero") : [];
  if (placed && setting === "table-top") stage = withRoomOnTable(placed, stage);
  else stage = withRoomFor(placed, stage, isRoom(setting));
  const occupied = [...heroItems, ...letters].map((item) => item.box);
  const flags = hasFlags(setting, brief)
    ? [{ x: 0, y: 0, width: stage.width, height: 0.2 * stage.unit }]
    : [];
  const fittings = sky.some(isHung) ? fittingsOf(setting, stage) : [];
  const outlook = outlookOf(setting, stage);
  const seenSky = sky.some(isHung) ? undefined : outlook;
  const skyItems = placeSky(sky, stage, [...occupied, ...flags, ...fittings], seenSky);
  const backItems =
    placed && isCompany(placed)
      ? placeBehindCompany(back, stage, occupied)
      : placeBack(back, stage, union0(occupied));
  const there = {
    boxes: [...occupied, ...(placed ? beneath(placed) : [])],
    scale: placed ? placed.box.height / hero.box.height : 0,
  };
  const furniture = placed ? furnish(setting, peopled, stage, there) : [];
  occupied.push(...[...skyItems, ...backItems, ...furniture].map((item) => item.box));
  // What stands behind stands on the ground, too.
  const feet = backItems.map(({ box }) => box.y + box.height - 0.09 * stage.unit);
  stage = { ...stage, horizonY: Math.min(stage.horizonY, ...feet) };

  const farItems = placeFar(far, stage, occupied, {
    isAnyHeight: /^(underwater|space|sky)$/.test(setting),
  });
  occupied.push(...farItems.map((item) => item.box));

  const isWet = isOnWater(setting) && !onQuay;
  const swimmers = placed && isWet && isAfloat(placed) ? placed : undefined;
  if (swimmers) stage = withRoomForWaves(swimmers, stage);
  const scenery = swimmers
    ? (seenAfloat[setting] ?? openWater)
    : (sceneries[setting] ?? sceneries.meadow);
  // Three stars are three: no more of what was counted.
  const counted = brief.mentions.map(({ subject }) => kindOf(subject));
  const isSkyFree =
    letters.length === 0 &&
    sky.length === 0 &&
    brief.mentions.every(({ subject }) => !isBackdrop(subject) && !isInTheSky(subject));
  const tree = isSkyFree && !brief.festival ? treeAbove(setting, occupied, stage) : undefined;
  if (tree) occupied.push(tree.box);
  // Letters hang where the flags would.
  const backdrop = scenery
    .backdrop(stage)
    .filter(({ id }) => letters.length === 0 || id !== "bunting")
    .filter(({ name }) => !isAskedFor(name.en, counted))
    // Of a window behind a fridge nothing is seen but an edge.
    .filter(
      ({ id, box, role }) => !(id === "window" && role === "scenery" && isBehind(box, furniture)),
    )
    .filter(
      ({ id }) => id !== "christmas-tree" || brief.mentions.every(({ subject }) => subject !== id),
    )
    // Two would stand in one place.
    .filter(({ id }) => id !== "car" || !back.some(({ root }) => root.action === "waiting"))
    // They lie where the boats are that are asked for.
    .filter(({ id }) => !/^(ship$|bollard)/.test(id) || !back.some(isEmptyBoat))
    // In the window there is what was asked for.
    .filter(({ id }) => skyItems.length === 0 || !/^(earth|fish-1)$/.test(id))
    .filter(
      ({ name, box }) => !/tree$/.test(name.en) || !isInTheWay(box, heroItems, skyItems, stage),
    );
  // No sun looks out from behind a tree, and no flower grows out of its trunk; rain is in the window.
  const standing = outlook
    ? []
    : backdrop.map(({ box }) => box).filter(({ width }) => width < 0.75 * stage.width);
  const bars = outlook ? barsOf(setting, stage) : [];
  const festive = festiveThings(brief, stage, [
    ...occupied,
    ...flags,
    ...(outlook ? [outlook] : []),
  ]);
  const behindAll = festiveBackdrop(brief, stage, occupied);
  occupied.push(...festive.map(({ box }) => box));
  const solid = [...occupied, ...standing, ...flags, ...bars];
  const dawn =
    brief.morning && !isNight(brief) && hasSkyline(setting)
      ? [risingSun(stage, skylineOf(backdrop, stage), solid)]
      : [];
  const taken = [...solid, ...dawn.map(({ box }) => box)];
  const decorator = createDecorator(stage, taken, new Set(counted));
  if (setting !== "blank") {
    const festoon = brief.festival && festivalScenery[brief.festival];
    const scatterFestival = () => festoon?.(stage, decorator);
    const isLit = setting === "market" && !festoon;
    // Lanterns hang beside fireworks and what else is seen in a window, not before it.
    const isSkyFirst = outlook || (brief.night && brief.festival === "spring-festival");
    if (!isSkyFirst) scatterFestival();
    scatterSky(
      hasOwnSky(setting) || (isRoom(setting) && !outlook) ? { ...brief, night: false } : brief,
      stage,
      decorator,
      outlook,
      isLit ? () => lanternString(stage, decorator) : undefined,
    );
    if (isSkyFirst) scatterFestival();
  }
  if (stage.season && !isSheltered(setting)) seasonScenery[stage.season]?.(stage, decorator);
  scenery.decorate(stage, decorator);

  const isInSky = ({ name }: PlacedShapes) =>
    !isRoofed(setting) && /^(sun|moon|star|cloud|firework)$/.test(name.en);
  // Bees and birds are nearer than the trees.
  const isFar = ({ subject }: PlacedArtwork) => isInTheSky(subject) && !isRoom(setting);
  return [
    ...dawn,
    ...skyItems.filter(isFar),
    ...decorator.items.filter(isInSky),
    ...backdrop,
    ...behindAll,
    ...(tree ? [tree] : []),
    ...farItems,
    ...furniture,
    ...backItems,
    ...skyItems.filter((item) => !isFar(item)),
    ...decorator.items.filter((item) => !isInSky(item)),
    ...festive,
    ...letters,
    ...(swimmers ? inWater(swimmers, stage) : heroItems),
    ...(placed && !swimmers ? frontOf(scenery, placed, stage) : []),
    ...(audience ? placeAudience(audience, page) : []),
  ];
}

function frontOf({ front }: Scenery, { box }: Cluster, stage: Stage): PlacedShapes[] {
  return front?.(stage, box.y + box.height) ?? [];
}

/** Mid-autumn has a moon of its own. */
const isNight = ({ night, festival }: Brief) => night || festival === "mid-autumn";

/** Who is all there is in a place that is named leaves it room to be seen; small glasses and rods would suffer. */
function isAloneIn({ setting }: Brief, { root, rear, parts, box }: Cluster): boolean {
  const isOne = parts.filter(({ mention }) => isAlive(mention.subject)).length === 1;
  const isNarrow = box.width < 1.4 * box.height && !rear;
  // What is done at a table or under a tree is small work: it has to be seen, and they tell of their place.
  const isAtWork =
    root.action === "fishing" ||
    parts.some((part) => isLaidTable(part) || isTree(part.mention.subject));
  return setting !== undefined && setting !== "blank" && isOne && isNarrow && !isAtWork;
}

/** A blackboard that is asked for stands before no other, a train before none, and outside there is one earth. */
function isAskedFor(name: string, counted: readonly string[]): boolean {
  return (
    /^(board|stall|earth|fish|train|hoop|goal|fireplace)$/.test(name) &&
    counted.some((kind) => kind.endsWith(name))
  );
}

/** Unless the sun is asked for, or it rains. */
function isAtNight({ festival, mentions, weather }: Brief): boolean {
  if (mentions.some(({ subject }) => isUsedAs("light", subject))) return false;
  return (
    festival === "halloween" ||
    festival === "lantern-festival" ||
    (festival === "independence-day" && mentions.every(({ action }) => action !== "parading")) ||
    (weather === "clear" &&
      mentions.some(
        ({ subject, action }) =>
          isUsedAs("nocturnal", subject) ||
          isUsedAs("moon", subject) ||
          (subject === "witch" && /^(riding|flying)$/.test(action ?? "")),
      ))
  );
}

/** A tree before a moon that was asked for; a palm of which a few leaves look out from behind a crab. */
function isInTheWay(
  tree: Box,
  heroItems: readonly PlacedArtwork[],
  skyItems: readonly PlacedArtwork[],
  { richness }: Stage,
): boolean {
  if (skyItems.some(({ box }) => overlaps(box, tree))) return true;
  const hidden = Math.max(0, ...heroItems.map(({ box }) => sharedArea(tree, box)));
  return richness < 2 && hidden > 0.55 * tree.width * tree.height;
}

function isBehind(box: Box, furniture: readonly PlacedArtwork[]): boolean {
  return furniture.some((one) => sharedArea(box, one.box) > 0.25 * box.width * box.height);
}

/** In two rows where one would be small; who is left of whom stays there, and hands at their work. */
function staggered(hero: Cluster, { relations, mentions }: Brief, pageRatio: number): Cluster {
  // On a big thing everybody has a place.
  if (placesOn[hero.root.subject]) return hero;
  const isInOrder = relations.some(({ kind }) => /^(left-of|right-of)$/.test(kind));
  // The longest train is one line.
  const isALine = mentions.some(
    ({ subject, action }) =>
      /^(parading|following)$/.test(action ?? "") || isUsedAs("coupled", subject),
  );
  const isAtWork = hero.parts.some(({ mention }) => mention.id !== hero.root.id);
  const isInTouch = isAtWork && inTouch.test(hero.root.action ?? "");
  return isInOrder || isALine || isInTouch ? hero : closeUp(inDepth(hero, pageRatio), pageRatio);
}

/** How much of the page's height the hero may take: letters above, or lanterns and balloons, take theirs. */
function heroShare(
  { festival }: Brief,
  letters: readonly SceneItem[],
  stage: Stage,
  most: number,
): number {
  // Lanterns and balloons find room between the heads of a company.
  const above = most > 0.74 ? 0.06 : 0.14;
  if (letters.length === 0) return festival ? most - above : most;
  const below = Math.max(...letters.map(({ box }) => box.y + box.height)) + 0.02 * stage.height;
  return Math.min(0.4, (stage.groundY - below) / stage.height);
}

/** Who does this is next to what it is done to. */
const inTouch =
  /^(making|planting|fixing|scrubbing|digging|pushing|pulling|feeding|petting|picking|spraying|gardening|breathing-fire|licking|sniffing|nuzzling|burying|unearthing|diving)$/;
const isOnWater = (setting: SettingId) =>
  /^(sea|river|pond|pool|harbor|dock|canal|water-town|waterfall)$/.test(setting);
/** What those on the water have around them. */
const seenAfloat: Partial<Record<SettingId, Scenery>> = {
  sea: openSea,
  harbor: openHarbor,
  pond: openPond,
  pool: openLanes,
  canal: openCanal,
  "water-town": openWaterTown,
  waterfall: openPool,
};
const isInTheSky = (id: SubjectId) => subjectById(id).habitat === "sky";
const isRoofed = (setting: SettingId) => isRoom(setting) || /stage|circus|party/.test(setting);
/** With stars, or without, and no moon above; nor is there one in a room without a window for it. */
const hasOwnSky = (setting: SettingId) => /^(moon|spaceship|submarine)$/.test(setting);
/** No leaf falls there. */
const isSheltered = (setting: SettingId) =>
  isRoofed(setting) ||
  /underwater|space|moon|none|blank|snow|ice-floe|frozen-lake|table-top/.test(setting);

const hasFlags = (setting: SettingId, { festival }: Brief) =>
  /^(party|circus|sports-day|rodeo)$/.test(setting) || festival === "independence-day";

/** The sun comes up behind land or water. */
const hasSkyline = (setting: SettingId) =>
  !isRoofed(setting) &&
  !/underwater|space|moon|none|blank|table-top|sky|clouds|window-room/.test(setting);

/** As high as hills and waves reach. */
function skylineOf(backdrop: readonly PlacedShapes[], { horizonY, width }: Stage): number {
  const lands = backdrop.filter(({ box }) => box.width >= width);
  return Math.min(horizonY, ...lands.map(({ box }) => box.y).filter((y) => y > 0.3 * horizonY));
}

/** Where nothing stands before those of the second row: they would stand on it. */
function beneath({ parts, box, rear }: Cluster): Box[] {
  const behind = rear ? parts.slice(0, rear.count) : [];
  return behind.map(({ box: { x, y, width } }) => ({
    x,
    y,
    width,
    height: box.y + box.height - y,
  }));
}

/** The ground reaches far enough up for those in the second row. */
function withRoomFor(hero: Cluster | undefined, stage: Stage, indoors: boolean): Stage {
  if (!hero?.rear) return stage;
  const { feet, count } = hero.rear;
  const isUp = ({ mention }: Part) => /air|sky|water/.test(subjectById(mention.subject).habitat);
  if (hero.parts.slice(0, count).every(isUp)) return stage;
  // A floor begins a third of the way down from the horizon.
  const needed = indoors
    ? (feet - 0.05 * stage.unit - 0.35 * stage.groundY) / 0.65
    : feet - 0.22 * stage.unit;
  return { ...stage, horizonY: Math.min(stage.horizonY, Math.max(needed, 0.22 * stage.height)) };
}

/** Who is on a dock stands further up: its posts are seen in the water. */
function withWaterUnderneath(stage: Stage): Stage {
  const { height, groundY, horizonY } = stage;
  return { ...stage, groundY: groundY - 0.06 * height, horizonY: horizonY - 0.06 * height };
}

function union0(boxes: readonly Box[]): Box | undefined {
  return boxes.length > 0 ? union(boxes) : undefined;
}
