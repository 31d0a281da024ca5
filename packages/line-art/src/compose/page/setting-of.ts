import { isBoat } from "../../lexicon/boats.ts";
import { homeOf } from "../../lexicon/homes.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs, type Use } from "../../lexicon/uses.ts";
import type { Brief, DrawOptions, Mention, Relation, SettingId, Subject } from "../../types.ts";
import type { Cluster } from "../groups/cluster.ts";
import { atTheirMagic, atTheirWork, isAtHandiwork } from "./at-their-work.ts";
import { isInWinter } from "./kinds-of-settings.ts";
import { isLow } from "./low-sun.ts";
import { isWet } from "./weather.ts";

/** Where the scene is, if the words do not say: where the hero is at home, or what the theme likes. */
export function settingOf(
  brief: Brief,
  options: DrawOptions,
  hero: Cluster | undefined,
): SettingId {
  const setting = placeOf(withoutBorne(brief), options, hero);
  // Rain, snow, the moon and a low sun are seen from a room, not in it.
  const isOutside = brief.night || isLow(brief) || isWet(brief) || brief.weather === "snow";
  // Of a bedroom the window shows the moon.
  const isSeenWell = setting === "bedroom" && brief.weather === "clear";
  const hasSmallWindow = /^(bedroom|living-room)$/.test(setting) && !isSeenWell;
  const isKeptInside = isInWinter(brief.festival) && setting === "kitchen";
  if (isOutside && (hasSmallWindow || isKeptInside)) return "window-room";
  return brief.weather === "snow" ? (underSnow[setting] ?? setting) : setting;
}

/** The window of a mushroom is in no room. */
function withoutBorne(brief: Brief): Brief {
  const borne = new Set(brief.relations.flatMap(({ kind, to }) => (kind === "bearing" ? to : [])));
  return { ...brief, mentions: brief.mentions.filter(({ id }) => !borne.has(id)) };
}

/** What open land is called where it snows. */
const underSnow: Partial<Record<SettingId, SettingId>> = {
  meadow: "snow",
  none: "snow",
  forest: "snow-forest",
};

function placeOf(brief: Brief, { theme }: DrawOptions, hero: Cluster | undefined): SettingId {
  const { setting, mentions } = brief;
  const swims = hero?.root.action === "swimming" && !isPooled(hero);
  if (swims && !/^(sea|river|pond|pool|harbor|underwater|waterfall)$/.test(setting ?? ""))
    return waterFor(hero.root);
  const said = setting ?? occasionOf(brief);
  // 飘在半空中 in a base on the moon is not up in the sky.
  if (said === "sky" && mentions.some(({ subject }) => subject === "moon-base")) return "moon";
  if (said === "forest" && brief.weather === "snow") return "snow-forest";
  // Planes are outside its hall.
  if (said === "airport" && mentions.some(isPlane)) return "runway";
  // Whatever lives there is behind the glass.
  if (said === "aquarium" && hero && subjectById(hero.root.subject).habitat === "water")
    return "underwater";
  if (said) return said;
  if (mentions.some(({ subject }) => subject === "front-steps")) return "porch";
  const main = underneath(brief, hero?.root ?? mentions[0]);
  if (!main) return theme === "fantasy" ? "castle" : theme === "nature" ? "forest" : "meadow";
  if (main.action === "surfing")
    return mentions.some(({ subject }) => subject === "ocean-wave") ? "sea" : "beach";
  if (leapsFromWater(main)) return "sea";
  const deed = placeOfDeed(brief, main);
  if (deed && theme === undefined) return deed;
  if (isCooking(brief, main)) return "kitchen";
  if (mentions.some(({ action }) => action === "fishing")) return "river";
  if (mentions.some(({ subject }) => subject === "picnic-food")) return "meadow";
  const work = atTheirWork(brief) ?? atTheirMagic(brief);
  if (work) return work;
  const room = mentions.map(({ action }) => roomsOfDeeds[action ?? ""]).find(Boolean);
  if (room && theme === undefined) return room;
  if (isAtHandiwork(brief) && theme === undefined) return "living-room";
  const subject = subjectById(main.subject);
  const open = watersOf(brief, subject) ?? skiesOf(brief, subject) ?? homeOf(subject.id);
  if (open) return open;
  if (isGardening(brief, main)) return "garden";
  // Butterflies round flowers are in a meadow.
  const isByPlants = mentions.some((one) => subjectById(one.subject).kind === "plant");
  if (main.action === "flying" && subject.kind === "animal") return isByPlants ? "meadow" : "sky";
  if (/sky|air/.test(subject.habitat)) return subject.kind === "animal" ? "meadow" : "sky";
  if (theme === undefined && isOfATable(brief)) return "table-top";
  const plants = mentions.filter((one) => subjectById(one.subject).kind === "plant");
  const isOutdoors = ({ id }: Mention) =>
    brief.relations.some(
      ({ kind, from, to }) =>
        from === id && (kind === "under" || plants.some((plant) => to.includes(plant.id))),
    );
  const isAsleep = mentions.some(
    (one) =>
      one.action === "sleeping" && subjectById(one.subject).kind === "person" && !isOutdoors(one),
  );
  const isOutside = mentions.some(standsOutdoors);
  return (
    (isOutside ? undefined : roomFor(brief)) ??
    homeOfThings(brief) ??
    (isAsleep && !isOutside ? "bedroom" : undefined) ??
    surroundingsOf(subject, theme)
  );
}

/** Houses, trees, rockets and tents stand in no room, whoever sleeps or lays a table there. */
function standsOutdoors({ subject }: Mention): boolean {
  const { kind, height } = subjectById(subject);
  const leastOutdoors: Readonly<Record<string, number>> = { building: 5, plant: 5, vehicle: 8 };
  return subject === "tent" || height >= (leastOutdoors[kind] ?? Infinity);
}

function isPlane({ subject }: Mention): boolean {
  const { kind, habitat } = subjectById(subject);
  return kind === "vehicle" && habitat === "air";
}

/** A ball on a dolphin's head is where the dolphin is. */
function underneath(
  { mentions, relations }: Brief,
  main: Mention | undefined,
): Mention | undefined {
  const upon = relations.find(({ from, at }) => from === main?.id && at === "head");
  return mentions.find(({ id }) => id === upon?.to[0]) ?? main;
}

/** Cars are mended where the tools for it are. */
function placeOfDeed({ mentions }: Brief, { action }: Mention): SettingId | undefined {
  const isCar = ({ subject }: Mention) =>
    subjectById(subject).kind === "vehicle" && homeOf(subject) === "street";
  return action === "fixing" && mentions.some(isCar) ? "garage" : undefined;
}

/** Homework is done at home, dishes in the kitchen. */
const roomsOfDeeds: Readonly<Record<string, SettingId>> = {
  writing: "living-room",
  calligraphy: "living-room",
  ironing: "living-room",
  "grinding-ink": "living-room",
  sewing: "living-room",
  typing: "living-room",
  "cutting-paper": "living-room",
  "wrapping-a-gift": "living-room",
  vacuuming: "living-room",
  "washing-dishes": "kitchen",
  "washing-hands": "bathroom",
  "brushing-teeth": "bathroom",
  skating: "frozen-lake",
};

/** A dolphin that jumps is above the water. */
export function leapsFromWater({ subject, action }: Mention): boolean {
  return action === "jumping" && subjectById(subject).habitat === "water";
}

function isCooking({ mentions }: Brief, { action }: Mention): boolean {
  if (mentions.some(({ subject }) => isUsedAs("hearth", subject))) return false;
  const hasFood = mentions.some(({ subject }) => subjectById(subject).kind === "food");
  // A cauldron hangs anywhere.
  if (action === "stirring") return mentions.every(({ subject }) => subject !== "cauldron");
  return action === "cooking" || (action === "making" && hasFood);
}

/** Who plants carrots or waters flowers; not a flag. */
function isGardening({ mentions }: Brief, { action }: Mention): boolean {
  const isGrown = ({ subject }: Mention) => /plant|food/.test(subjectById(subject).kind);
  return /^(planting|gardening)$/.test(action ?? "") && mentions.some(isGrown);
}

/** What is celebrated has its place. */
function occasionOf({ festival, mentions }: Brief): SettingId | undefined {
  // A Christmas tree is decked at home.
  const isDecked = mentions.some(({ action }) => action === "decorating");
  const isIndoors = mentions.some(({ subject }) => subject === "christmas-tree");
  if (isDecked && isIndoors) return "living-room";
  if (festival === "christmas") return isKeptAtHome(mentions) ? "christmas-room" : "snow";
  if (festival === "dragon-boat") return "river";
  if (festival === "graduation") return "stage";
  if (festival === "childrens-day") return "playground";
  // It is cold outside, and warm where they eat.
  if (isInWinter(festival)) return "window-room";
  // The moon is looked at outdoors.
  if (festival === "mid-autumn" && mentions.some(({ subject }) => isAlive(subject)))
    return "meadow";
  const isBirthday =
    festival === "birthday" ||
    mentions.some(({ subject }) => subject === "birthday-cake" || subject === "cake-candle");
  return isBirthday ? "party" : undefined;
}

/** Presents are unwrapped where the tree is; Santa, reindeer and snowmen are out in the snow. */
function isKeptAtHome(mentions: readonly Mention[]): boolean {
  const isOut = ({ subject }: Mention) =>
    homeOf(subject) === "snow" && subject !== "christmas-tree";
  const isIn = ({ subject }: Mention) => {
    const { kind, habitat } = subjectById(subject);
    return kind === "person" || habitat === "indoor" || isGift(subject);
  };
  return mentions.some(isIn) && !mentions.some(isOut);
}

const isGift = (id: string) =>
  /^(wrapped-gift|christmas-stocking|christmas-tree|fireplace)$/.test(id);

/** On the moon, up on a cloud, where ships sail, or under water. */
function watersOf({ mentions, relations }: Brief, { id, habitat }: Subject): SettingId | undefined {
  const moons = mentions.filter(({ subject }) => isUsedAs("moon", subject)).map(({ id }) => id);
  if (relations.some(({ kind, to }) => kind === "on" && moons.includes(to[0]!))) return "space";
  const clouds = mentions.filter(({ subject }) => subject === "cloud").map(({ id }) => id);
  const isUpThere = ({ kind, to }: Relation) =>
    /^(on|riding)$/.test(kind) && clouds.includes(to[0]!);
  if (relations.some(isUpThere)) return "sky";
  const isDiver = ({ subject }: Mention) => isUsedAs("diving", subject);
  if (mentions.some(isDiver)) return "underwater";
  const boat = mentions.find(({ subject }) => isBoat(subject));
  if (boat) return homeOf(boat.subject) ?? "sea";
  return habitat === "water" && !isUsedAs("wading", id) ? "underwater" : undefined;
}

/** Who floats, or is at what is out there, is not on the moon. */
function skiesOf({ mentions }: Brief, { id }: Subject): SettingId | undefined {
  if (homeOf(id) !== "moon") return undefined;
  const isOutThere = ({ subject, action }: Mention) =>
    action === "flying" || action === "floating" || homeOf(subject) === "space";
  return mentions.some(isOutThere) ? "space" : undefined;
}

/** The room that the furniture belongs in; nobody flies through it on a broom. */
function roomFor({ mentions, relations }: Brief): SettingId | undefined {
  const idsOf = (of: Relation["kind"]) =>
    relations.filter(({ kind }) => kind === of).flatMap(({ to }) => to);
  const [ridden, worn] = [idsOf("riding"), idsOf("wearing")];
  const things = mentions
    .filter(({ id, subject }) => !(ridden.includes(id) && isUsedAs("flyer", subject)))
    .filter(({ id }) => !worn.includes(id))
    .map(({ subject }) => subject);
  const furnished = roomsByFurniture.find(([use]) => things.some((thing) => isUsedAs(use, thing)));
  if (furnished) return furnished[1];
  // Spread out as a picnic blanket is, a rug lies indoors all the same.
  const isOnARug = mentions.some(
    ({ subject, phrase }) => isUsedAs("cover", subject) && /^(?:rug|carpet|地毯)$/i.test(phrase),
  );
  return isOnARug || things.some((thing) => subjectById(thing).habitat === "indoor")
    ? "living-room"
    : undefined;
}

/** What stands in no other room, the more telling first. */
const roomsByFurniture: readonly (readonly [Use, SettingId])[] = [
  ["bathroom-furniture", "bathroom"],
  ["gym-furniture", "gym"],
  ["shop-furniture", "shop"],
  ["bedroom-furniture", "bedroom"],
  ["classroom-furniture", "classroom"],
  ["kitchen-furniture", "kitchen"],
  ["living-room-furniture", "living-room"],
];

/** Snowmen stand in the snow, whoever builds them. */
function homeOfThings({ mentions }: Brief): SettingId | undefined {
  const things = mentions.filter(({ subject }) => !/person|animal/.test(subjectById(subject).kind));
  return things.map(({ subject }) => homeOf(subject)).find((home) => home !== undefined);
}

/** Food, and what else is as small and kept indoors. */
function isOfATable({ mentions }: Brief): boolean {
  const hasVase = mentions.some(({ subject }) => isUsedAs("vase", subject));
  return mentions.every(({ subject }) => {
    const { kind, habitat, height } = subjectById(subject);
    if (kind === "food") return true;
    if (!/object|plant|clothing/.test(kind) || height > 0.5 || isUsedAs("outdoor", subject))
      return false;
    return /held|indoor/.test(habitat) || (hasVase && kind === "plant");
  });
}

function surroundingsOf({ id, kind, habitat }: Subject, theme: DrawOptions["theme"]): SettingId {
  if (kind === "food" || kind === "clothing" || kind === "symbol") return "none";
  if (kind === "vehicle") return "meadow";
  if (theme === "fantasy") return "castle";
  if (theme === "educational") return "classroom";
  if (habitat === "held" && !isUsedAs("outdoor", id)) return "none";
  return theme === "nature" ? "forest" : "meadow";
}

function waterFor({ subject }: Mention): SettingId {
  const isDiver = subjectById(subject).habitat === "water" || homeOf(subject) === "underwater";
  return isDiver ? "underwater" : "river";
}

/** In a pool or a tub that is drawn. */
function isPooled({ parts }: Cluster): boolean {
  return parts.some(({ mention }) => isUsedAs("pool", mention.subject));
}
