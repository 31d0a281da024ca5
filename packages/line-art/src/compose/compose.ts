/**
 * Brief → scene. The group that the description speaks of is put together in relative lengths
 * (cluster.ts), set on the page as the hero, and the setting is laid behind and around it.
 */
import { type Difficulty, difficultyOfComplexity, harderBy } from "@colorleaf/domain";
import { isBare } from "../lexicon/furnishings.ts";
import { isRoom } from "../lexicon/rooms.ts";
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
} from "../types.ts";
import { isAudience, placeAudience, withRoomForAudience } from "./brief/before-the-stage.ts";
import { isEmptyBoat, isOnTheQuay } from "./brief/moored.ts";
import { prepared } from "./brief/prepared-brief.ts";
import { barsOf, fittingsOf, isHung, outlookOf, panesOf } from "./deeds/on-the-wall.ts";
import { clustersOf } from "./groups/build-clusters.ts";
import type { Cluster } from "./groups/cluster.ts";
import { kindOf } from "./groups/kind-of.ts";
import { composeFilledLetters } from "./letters/filled-letters.ts";
import { composeLetterPage } from "./letters/letter-page.ts";
import { composeLettering } from "./letters/lettering.ts";
import { composeBordered } from "./ornament/border.ts";
import { composeKnot } from "./ornament/knot.ts";
import { composeMandala } from "./ornament/mandala.ts";
import { composePattern } from "./ornament/pattern.ts";
import { composeStainedGlass } from "./ornament/stained-glass.ts";
import { castOf, isBackdrop } from "./page/cast.ts";
import { clearedBackdrop } from "./page/cleared-backdrop.ts";
import { decorated } from "./page/decorated.ts";
import { placeBehindCompany, placeFar } from "./page/far-off.ts";
import { festiveBackdrop, festiveThings } from "./page/festive-things.ts";
import { frame } from "./page/frame.ts";
import { furnish, furnished } from "./page/furnish.ts";
import { withGazes } from "./page/gaze.ts";
import { beneath, skylineOf, withRoomFor, withWaterUnderneath } from "./page/ground.ts";
import { inWater, isAfloat, withRoomForWaves } from "./page/in-water.ts";
import {
  hasFlags,
  hasSkyline,
  isInTheSky,
  isInWinter,
  isOnWater,
  isRoofed,
  isSheltered,
} from "./page/kinds-of-settings.ts";
import { isLow, lowSun, lowSunIn, pathOnWater } from "./page/low-sun.ts";
import { isAtNight, isNight } from "./page/night.ts";
import { sitsOnSill } from "./page/on-the-sill.ts";
import { placedArtworks } from "./page/place.ts";
import { companyShare, isCompany, placeBack, placeHero } from "./page/place-hero.ts";
import { placeSky } from "./page/place-sky.ts";
import { isHot } from "./page/scatter-sky.ts";
import { seasonOf } from "./page/seasons.ts";
import { settingOf } from "./page/setting-of.ts";
import { heroShare, isAloneIn, staggered } from "./page/size-of-hero.ts";
import { createStage, type Stage, union } from "./page/stage.ts";
import { treeAbove } from "./page/tall-pages.ts";
import { isWet as isRainy, mist } from "./page/weather.ts";
import { openPool } from "./settings/falls-and-islands.ts";
import type { Scenery } from "./settings/scenery.ts";
import { sceneries } from "./settings/settings.ts";
import { openLanes } from "./settings/swimming-pool.ts";
import { withRoomOnTable } from "./settings/table-top.ts";
import { openCanal } from "./settings/town.ts";
import { openPond, openSea, openWater } from "./settings/waters.ts";
import { openWaterTown } from "./settings/waterside.ts";
import { leadsThrough, wayThrough } from "./settings/ways.ts";
import { openHarbor } from "./settings/work-sites.ts";
import { composeSheet } from "./sheets/compose-sheet.ts";

/** From so many named things on a description tells a story, and who is in it needs a face and what they hold. */
const namedInAStory = 6;

/** The same brief, options and seed give the same scene. */
export function composeScene(asked: Brief, options: DrawOptions): Scene {
  const weather = asked.weather === "clear" && isInWinter(asked.festival) ? "snow" : asked.weather;
  const brief = prepared({ ...asked, weather, night: asked.night || isAtNight(asked) });
  const difficulty = brief.difficulty ?? options.difficulty ?? difficultyFor(asked, options);
  const isSunLow = isLow({ ...brief, night: isNight(brief) });
  const needsSun =
    !isNight(brief) &&
    !isSunLow &&
    !isHot(brief) &&
    !isRainy(brief) &&
    brief.weather !== "fog" &&
    !brief.mentions.some(({ subject }) => isUsedAs("light", subject) || isUsedAs("moon", subject));
  const stage = {
    ...createStage(options.aspectRatio, difficulty, options.seed, needsSun),
    isNight: isNight(brief),
    isSunLow,
    looksOut: isNight(brief) || isSunLow,
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
  return (mentions.length < namedInAStory ? undefined : harderBy(1, difficulty)) ?? difficulty;
}

/** Sheets, borders, mandalas and patterns. */
function pageOfAnotherKind(
  brief: Brief,
  options: DrawOptions,
  page: Stage,
): SceneItem[] | undefined {
  if (brief.sheet) return composeSheet(brief.sheet, brief.language, page);
  if (brief.border) {
    const { border, ...inside } = brief;
    const isEmpty = brief.mentions.length === 0 && !brief.lettering && !brief.ornament;
    return composeBordered(border, page, (room) => (isEmpty ? [] : itemsOf(inside, options, room)));
  }
  if (brief.ornament === "mandala") return composeMandala(brief, page);
  if (brief.ornament === "knot") return composeKnot(page);
  if (brief.ornament === "stained-glass") return composeStainedGlass(brief, page);
  if (brief.ornament === "pattern") return composePattern(brief, page);
  return undefined;
}

function itemsOf(brief: Brief, options: DrawOptions, page: Stage): SceneItem[] {
  const special = pageOfAnotherKind(brief, options, page);
  if (special) return special;
  let stage = page;
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
    (setting === "bedroom" && stage.looksOut === true);
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
  if (placed && setting === "window-room" && sitsOnSill(placed))
    stage = { ...stage, isOnSill: true, horizonY: stage.height };
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
  const tree =
    isSkyFree && !brief.festival && !stage.isSunLow
      ? treeAbove(setting, occupied, stage)
      : undefined;
  if (tree) occupied.push(tree.box);
  // Letters hang where the flags would.
  const backdrop = clearedBackdrop(scenery.backdrop(stage), brief, stage, {
    letters,
    heroItems,
    skyItems,
    furniture,
    hasQueue: back.some(({ root }) => root.action === "waiting"),
    hasBoats: back.some(isEmptyBoat),
  });
  // No sun looks out from behind a tree, and no flower grows out of its trunk; rain is in the window.
  const standing = outlook
    ? []
    : backdrop.map(({ box }) => box).filter(({ width }) => width < 0.75 * stage.width);
  const bars = outlook ? barsOf(setting, stage) : [];
  const behindAll =
    isSheltered(setting) && !/snow/.test(setting) ? [] : festiveBackdrop(brief, stage, occupied);
  const told = brief.festival || !isSheltered(setting) ? stage : { ...stage, season: undefined };
  const festive = festiveThings(brief, told, [
    ...occupied,
    ...behindAll.map(({ box }) => box),
    ...flags,
    ...(outlook ? [outlook] : []),
  ]);
  occupied.push(...[...behindAll, ...festive].map(({ box }) => box));
  const solid = [...occupied, ...standing, ...flags, ...bars];
  const dawn =
    stage.isSunLow && hasSkyline(setting) ? [lowSun(stage, skylineOf(backdrop, stage), solid)] : [];
  const glints = dawn.flatMap((sun) => pathOnWater(sun, backdrop, stage));
  const sunInside = stage.isSunLow && outlook ? lowSunIn(panesOf(setting, stage), occupied) : [];
  const banks = brief.weather === "fog" && hasSkyline(setting) ? mist(stage) : undefined;
  const fogged = [...(banks?.behind ?? []), ...(banks?.before ?? [])].map(({ box }) => box);
  const taken = [...solid, ...dawn.map(({ disc }) => disc), ...fogged];
  const decoration = decorated(brief, stage, setting, scenery, { taken, counted, outlook });

  const isInSky = ({ name }: PlacedShapes) =>
    !isRoofed(setting) && /^(sun|moon|star|cloud|firework)$/.test(name.en);
  // Bees and birds are nearer than the trees.
  const isFar = ({ subject }: PlacedArtwork) => isInTheSky(subject) && !isRoom(setting);
  return [
    ...dawn.map(({ item }) => item),
    ...skyItems.filter(isFar),
    ...decoration.filter(isInSky),
    ...backdrop,
    ...(brief.way && leadsThrough(setting) ? [wayThrough(brief.way, stage)] : []),
    ...glints,
    ...sunInside,
    ...behindAll,
    ...(tree ? [tree] : []),
    ...(banks?.behind ?? []),
    ...farItems,
    ...furniture,
    ...backItems,
    ...skyItems.filter((item) => !isFar(item)),
    ...decoration.filter((item) => !isInSky(item)),
    ...festive,
    ...letters,
    ...(swimmers ? inWater(swimmers, stage) : heroItems),
    ...(banks?.before ?? []),
    ...(placed && !swimmers ? frontOf(scenery, placed, stage) : []),
    ...(audience ? placeAudience(audience, page) : []),
  ];
}

function frontOf({ front }: Scenery, { box }: Cluster, stage: Stage): PlacedShapes[] {
  return front?.(stage, box.y + box.height) ?? [];
}

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
function union0(boxes: readonly Box[]): Box | undefined {
  return boxes.length > 0 ? union(boxes) : undefined;
}
