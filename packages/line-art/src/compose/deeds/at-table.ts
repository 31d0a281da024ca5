/** Meals, and what is made of dough: on a table, behind which those stand who eat or make it. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { ArtworkRef, Brief, Festival, Mention, Relation, SubjectId } from "../../types.ts";
import { unasked } from "../brief/unasked.ts";
import {
  atFoot,
  beside,
  type Cluster,
  clusterOf,
  middle,
  type Part,
  scaled,
} from "../groups/cluster.ts";
import { frontOf } from "../groups/front-of.ts";
import { inRows } from "../page/cast.ts";
import { whereTheyDine } from "../page/dining-company.ts";

export const tableId = "laid-table";

export function servedAtTable(brief: Brief): Brief {
  return atFeasts(bakedTogether(atTheirTable(dined(brief))));
}

/** Bears with their porridge, friends with a teapot or cards: whoever sits at a table is behind it. */
function atTheirTable(asked: Brief): Brief {
  const brief = withoutSpareTable(asked);
  const table = brief.mentions.find(({ subject }) => subject === "dining-table");
  const guests = table ? guestsAt(brief, table) : teaParty(brief);
  const isTheirs = (one: Mention) =>
    (isServed(one.subject) || (table !== undefined && isPutDown(one))) &&
    (guests.some(({ id }) => isHolding(brief, id, one.id)) ||
      brief.relations.some(({ from, to }) => from === one.id && to[0] === table?.id));
  const dishes = brief.mentions.filter(isTheirs);
  const count = guests.reduce((sum, one) => sum + one.count, 0);
  const isBare = table === undefined && dishes.length === 0;
  if (count === 0 || isBare || guests.some((one) => hasPlace(brief, one))) return brief;
  // A turkey and a pie are for all.
  const isTheirOwn = ({ id }: Mention) =>
    dishes.length === 1 || guests.some((one) => isHolding(brief, one.id, id));
  const each = dishes.map((dish) =>
    isPortion(dish) && isTheirOwn(dish) ? { ...dish, count: Math.min(count, 4) } : dish,
  );
  const laid = {
    ...brief,
    mentions: brief.mentions.map((one) => each.find(({ id }) => id === one.id) ?? one),
  };
  return { ...served(laid, guests, each), setting: whereTheyDine(brief) };
}

/** Those who do something there that needs no more than a table; or who is at what lies on it. */
function guestsAt(brief: Brief, table: Mention): Mention[] {
  const isAtEase = ({ action = "sitting" }: Mention) =>
    /^(eating|sitting|standing|holding|playing|painting|drawing|talking)$/.test(action);
  const takers = takersOf(brief, table);
  if (takers.length > 0) return takers.filter(isAtEase);
  const isFree = ({ id }: Mention) =>
    brief.relations.every(({ from, to }) => from !== id && !to.includes(id));
  const isLaid = brief.relations.some(({ kind, to }) => kind === "beside" && to[0] === table.id);
  return isLaid ? brief.mentions.filter((one) => isAlive(one.subject) && isFree(one)) : [];
}

/** Cards and books are put on the table; a balloon is not. */
const isPutDown = ({ subject }: Mention) =>
  subjectById(subject).kind === "object" &&
  subjectById(subject).height < 0.5 &&
  !isUsedAs("hanging", subject);

/** Who plays chess at a table has the table of the game. */
function withoutSpareTable(brief: Brief): Brief {
  const table = brief.mentions.find(({ subject }) => subject === "dining-table");
  const hasOwn = brief.mentions.some(
    ({ subject }) => subject !== "dining-table" && isUsedAs("sat-at", subject),
  );
  if (!table || !hasOwn || table.id === brief.hero) return brief;
  const isIts = ({ from, to }: Relation) => from === table.id || to[0] === table.id;
  return {
    ...brief,
    mentions: brief.mentions.filter((one) => one !== table),
    relations: brief.relations.filter((one) => !isIts(one)),
  };
}

/** Animals that drink together do so at a table. */
function teaParty(brief: Brief): Mention[] {
  const drinkers = brief.mentions.filter(
    ({ subject, action }) => action === "eating" && subjectById(subject).kind === "animal",
  );
  const tea = brief.mentions.find(({ subject }) =>
    /^(hot-beverage|coffee-cup|teapot)$/.test(subject),
  );
  const guests = tea ? drinkers.filter(({ id }) => isHolding(brief, id, tea.id)) : [];
  return guests.reduce((sum, { count }) => sum + count, 0) > 1 ? guests : [];
}

/** Each has one of their own; a pot or a cake is for all. */
const isPortion = ({ subject, count }: Mention) =>
  count === 1 &&
  subjectById(subject).kind === "food" &&
  subject !== "teapot" &&
  !isUsedAs("feast", subject);

const isServed = (id: SubjectId) =>
  subjectById(id).kind === "food" || isUsedAs("feast", id) || /^(teapot|teacup|bowl)/.test(id);

/** At dinner, or in a restaurant or at a table with nothing in hand. */
function isDining({ setting, mentions, relations }: Brief, { id, action }: Mention): boolean {
  if (action !== "eating") return action === "eating-meal";
  const own = relations.filter(({ from }) => from === id);
  const table = mentions.find(({ subject }) => subject === "dining-table");
  const isThere = setting === "restaurant" || own.some(({ to }) => to[0] === table?.id);
  return isThere && own.every(({ kind }) => kind !== "holding");
}

/** What is on the table of a feast where nobody says what is eaten. */
const feasts: Readonly<Partial<Record<Festival, SubjectId>>> = {
  thanksgiving: "roast-turkey",
  christmas: "roast-turkey",
  "winter-solstice": "dumpling",
};

/** A family having dinner: a bowl for each. */
function dined(brief: Brief): Brief {
  const eaters = brief.mentions.filter((one) => isDining(brief, one));
  const count = eaters.reduce((sum, one) => sum + one.count, 0);
  if (count === 0 || eaters.some((one) => hasPlace(brief, one))) return brief;
  const table = brief.mentions.find(({ subject }) => subject === "dining-table");
  const isElsewhere = ({ id }: Mention) =>
    brief.relations.some(({ from, to }) => from === id && to[0] !== table?.id);
  const dish = brief.mentions.find(
    (one) => subjectById(one.subject).kind === "food" && !isElsewhere(one),
  );
  const feast = brief.festival && feasts[brief.festival];
  const bowls = feast
    ? unasked("meal", feast)
    : unasked("meal", "bowl-with-spoon", Math.min(count, 4));
  const laid = { ...brief, mentions: [...brief.mentions, ...(dish ? [] : [bowls])] };
  return { ...served(laid, eaters, [dish ?? bowls]), setting: whereTheyDine(brief) };
}

/** Cookies and dumplings are made on a table in the kitchen. */
function bakedTogether(brief: Brief): Brief {
  const isFood = ({ subject }: Mention) =>
    subjectById(subject).kind === "food" ||
    isUsedAs("feast", subject) ||
    /^(?:rolling-pin|dough)$/.test(subject);
  const isMade = (one: Mention) =>
    takersOf(brief, one).some(
      ({ action }) =>
        /^(?:making|icing)$/.test(action ?? "") ||
        // Who cooks has a pan in hand, and no hand for a bowl.
        (action === "cooking" && (isUsedAs("served", one.subject) || one.subject === "hot-pot")),
    );
  const food = brief.mentions.find((one) => isFood(one) && isMade(one));
  const makers = food && takersOf(brief, food);
  // Who races in a dragon boat besides is not in the kitchen.
  const isElsewhere = brief.mentions.some(({ subject }) => subjectById(subject).kind === "vehicle");
  if (!makers || isElsewhere || makers.some((one) => hasPlace(brief, one))) return brief;
  // Nobody frosts a slice.
  const isIced = makers.some(({ action }) => action === "icing") && food.subject === "shortcake";
  const whole = isIced ? { ...food, subject: "layer-cake" } : food;
  const mentions = brief.mentions.map((one) => (one === food ? whole : one));
  return {
    ...served({ ...brief, mentions }, makers, [whole]),
    setting: brief.setting ?? "kitchen",
  };
}

/** A whole cake is not in several hands: it stands on a table before them. */
function atFeasts(brief: Brief): Brief {
  const feast = brief.mentions.find(
    ({ subject, count }) => count === 1 && isUsedAs("feast", subject),
  );
  const guests = feast && takersOf(brief, feast).filter(({ id }) => isHolding(brief, id, feast.id));
  const count = guests?.reduce((sum, one) => sum + one.count, 0) ?? 0;
  const blowers = feast && takersOf(brief, feast).filter(({ action }) => action === "blowing");
  if (blowers && blowers.length > 0) return served(brief, blowers, [feast]);
  if (count > 1) return served(brief, guests!, [feast!]);
  return shared(brief);
}

/** What three share is on no ground before them: two have it between them. */
function shared(brief: Brief): Brief {
  const sharersOf = (food: Mention) =>
    takersOf(brief, food).filter(
      ({ id, action }) => action === "holding" && !isHolding(brief, id, food.id),
    );
  const food = brief.mentions.find(
    (one) =>
      subjectById(one.subject).kind === "food" &&
      sharersOf(one).reduce((sum, { count }) => sum + count, 0) > 2,
  );
  return food ? served(brief, sharersOf(food), [food]) : brief;
}

const isHolding = ({ relations }: Brief, id: string, what: string) =>
  relations.some(({ kind, from, to }) => kind === "holding" && from === id && to[0] === what);

/** Those alive who have it in hand or are at it. */
function takersOf({ mentions, relations }: Brief, thing: Mention): Mention[] {
  const takes = ({ kind, to }: Relation) =>
    /^(holding|beside|around)$/.test(kind) && to[0] === thing.id;
  const ids = new Set(relations.filter(takes).map(({ from }) => from));
  return mentions.filter(({ id, subject }) => ids.has(id) && isAlive(subject));
}

/** Is there something that they sit on, ride or stand in? */
function hasPlace({ relations }: Brief, { id }: Mention): boolean {
  return relations.some(({ kind, from }) => from === id && /^(on|in|riding)$/.test(kind));
}

function served(brief: Brief, people: readonly Mention[], dishes: readonly Mention[]): Brief {
  const known = brief.mentions.find(({ subject }) => /^(dining|laid)-table$/.test(subject));
  const table = known ? { ...known, subject: tableId } : unasked("table", tableId);
  const ids = new Set(people.map(({ id }) => id));
  const on = new Set(dishes.map(({ id }) => id));
  const isMoot = ({ from, to }: Relation) =>
    on.has(from) || (ids.has(from) && (on.has(to[0]!) || to[0] === table.id));
  const isThing = on.has(brief.hero ?? "") || brief.hero === table.id;
  const hero = isThing ? people[0]!.id : brief.hero;
  return {
    ...brief,
    ...(hero !== undefined && { hero }),
    mentions: [
      ...brief.mentions
        .filter((one) => one !== known)
        .map((one) => (ids.has(one.id) ? { ...one, action: atTheTable(one, dishes) } : one)),
      table,
    ],
    relations: [
      ...brief.relations.filter((one) => !isMoot(one)),
      ...people.map(({ id }): Relation => ({ kind: "behind", from: id, to: [table.id] })),
      ...dishes.map(({ id }): Relation => ({ kind: "on", from: id, to: [table.id] })),
    ],
  };
}

/** Hands are at the dough and at the cake. */
function atTheTable({ action }: Mention, dishes: readonly Mention[]): string {
  if (action === "making") return dishes.some(isDough) ? "rolling-dough" : "kneading";
  return action === "blowing" || action === "icing" ? action : "standing";
}

const isDough = ({ subject }: Mention) => subject === "dough";
const isKneading = ({ artwork }: Part) => /\/(?:kneading|rolling-dough)(?:\/|$)/.test(artwork.name);

/** The handles of the pin are in the hands. */
function underTheHands(dough: Part, { artwork, box }: Part): Part {
  const { hand, nearHand } = figureAnchors(artwork);
  const { box: source } = loadArtwork(dough.artwork);
  const width = 1.5 * Math.abs(hand.x - nearHand.x) * box.width;
  const height = (width * source.height) / source.width;
  const x = box.x + ((hand.x + nearHand.x) / 2) * box.width - width / 2;
  const y = box.y + hand.y * box.height - 0.5 * height;
  return { ...dough, box: { x, y, width, height } };
}

export function isLaidTable({ mention }: Part): boolean {
  return mention.subject === tableId;
}

/**
 * Behind the table, as high as leaves the smallest one's face free; the dishes in a row upon it.
 *
 * @param pageRatio of the page: where all in one row would be small, the tallest stand behind the others
 */
export function atTable(all: Cluster, laid: Cluster, pageRatio: number): Cluster {
  const seated = onHighChairs(all);
  const isWide = seated.box.width > 1.7 * pageRatio * seated.box.height;
  const people = isWide && seated.parts.length > 2 ? inTwoRows(seated) : seated;
  const known = laid.parts.find(isLaidTable)!;
  const dishes = laid.parts.filter((part) => part !== known);
  const guests = people.parts.filter(({ mention }) => isAlive(mention.subject));
  const isForOne = guests.length === 1 && !/\/blowing/.test(guests[0]!.artwork.name);
  // Of three the one in the middle has the cake aside, too.
  const isOneBefore = isForOne || (guests.length === 3 && dishes.length === 1);
  const table = isForOne ? sizedAs(smallTable, known) : known;
  const smallest = Math.min(...guests.map(({ box }) => box.height));
  const top = Math.min(...guests.map(seenTo));
  const ratio = table.box.width / table.box.height;
  const height = Math.max((top + 0.04) * smallest, (1.1 * people.box.width) / ratio);
  const width = ratio * height;
  const foot = people.box.y + people.box.height;
  const box = { x: middle(people) - width / 2, y: foot - top * smallest, width, height };
  const blower = people.parts.find(({ artwork }) => /\/blowing/.test(artwork.name));
  if (blower) return withCakeAhead(people, { ...table, box }, dishes, blower);
  const kneaders = people.parts.filter(isKneading);
  // Dough is under the hands; a cake would be before the face.
  const isAside =
    isOneBefore &&
    (kneaders.length === 0 || dishes.some(({ mention }) => isUsedAs("feast", mention.subject)));
  const dough = dishes.find(({ mention }) => isDough(mention));
  const rolled = dough && kneaders[0] ? underTheHands(dough, kneaders[0]) : dough;
  return clusterOf(people.root, [
    ...people.parts,
    { ...table, box },
    ...(rolled ? [rolled] : []),
    ...inRow(
      dishes.filter((one) => one !== dough),
      isAside ? atHand(box) : box,
      smallest,
      guests.length <= 3 && !isForOne,
    ),
    ...kneaders.map(frontOf),
  ]);
}

const smallTable: ArtworkRef = { set: "own", name: "small-laid-table" };

/** As wide as before. */
function sizedAs(artwork: ArtworkRef, part: Part): Part {
  const { box } = loadArtwork(artwork);
  const height = (part.box.width * box.height) / box.width;
  return { ...part, artwork, box: { ...part.box, height } };
}

/** How much of somebody the table hides: animals mostly sit, or have large heads. */
function seenTo({ artwork, mention }: Part): number {
  if (artwork.set !== "figure") return 0.38;
  return mention.body ? 0.43 : 0.47;
}

/** What one has before oneself stands aside of the face. */
function atHand(table: Cluster["box"]): Cluster["box"] {
  return { ...table, x: table.x + 0.46 * table.width, width: 0.54 * table.width };
}

/** Who blows out the candles looks at them, others behind. */
function withCakeAhead(
  people: Cluster,
  table: Part,
  dishes: readonly Part[],
  { box: blower }: Part,
): Cluster {
  const [cake] = dishes as [Part];
  const height = 0.58 * blower.height;
  const width = (height * cake.box.width) / cake.box.height;
  const right = Math.max(blower.x + 0.92 * blower.width, people.box.x + 0.94 * people.box.width);
  const foot = table.box.y + 0.32 * table.box.height;
  const box = { x: right, y: foot - height, width, height };
  const left = Math.min(people.box.x, blower.x);
  const wide = Math.max(1, (right + width - left) / table.box.width);
  const centre = (left + right + width) / 2;
  const centred = {
    x: centre - (wide * table.box.width) / 2,
    y: table.box.y,
    width: wide * table.box.width,
    height: wide * table.box.height,
  };
  return clusterOf(people.root, [...people.parts, { ...table, box: centred }, { ...cake, box }]);
}

/** A mouse at table with a bear is seen over its edge. */
function onHighChairs({ root, parts }: Cluster): Cluster {
  const tallest = Math.max(...parts.map(({ box }) => box.height));
  const isSmall = ({ mention, box }: Part) =>
    subjectById(mention.subject).kind === "animal" && box.height < 0.8 * tallest;
  if (!parts.some(isSmall)) return clusterOf(root, parts);
  return parts
    .map((part) => {
      const one = clusterOf(root, [atFoot(part)]);
      return isSmall(part) ? scaled(one, (0.8 * tallest) / part.box.height) : one;
    })
    .reduce((group, one) => beside(group, one, root));
}

function inTwoRows({ root, parts }: Cluster): Cluster {
  const byHeight = parts.toSorted((a, b) => b.box.height - a.box.height);
  const half = Math.ceil(parts.length / 2);
  const [behind, before] = [byHeight.slice(0, half), byHeight.slice(half)].map((row) =>
    row
      .map((part) => clusterOf(root, [atFoot(part)]))
      .reduce((group, one) => beside(group, one, root)),
  );
  if (!behind || !before) return clusterOf(root, parts);
  // Those behind are seen from the chest up; what is taller needs no step to stand on.
  const taller = Math.min(...byHeight.slice(0, half).map(({ box }) => box.height));
  const raise = Math.max(0, 1 - (0.62 * taller) / before.box.height);
  return inRows([behind, before], root, () => raise);
}

/** As large as the table has room for, each as high as it is in the widest row. */
function inRow(
  dishes: readonly Part[],
  table: Cluster["box"],
  smallest: number,
  isBetween: boolean,
): Part[] {
  const total = dishes.reduce((sum, { box }) => sum + box.width, 0);
  const tallest = Math.max(...dishes.map(({ box }) => box.height));
  // A birthday cake stands between faces; cookies do not reach the chin.
  const isFeast = dishes.some(({ mention }) => isUsedAs("feast", mention.subject));
  const high = isFeast ? (isBetween ? 0.46 : 0.36) : 0.25;
  const scale = Math.min((0.84 * table.width) / total, (high * smallest) / tallest);
  const gap = (0.9 * table.width - total * scale) / dishes.length;
  let x = table.x + 0.05 * table.width + gap / 2;
  return dishes.map((dish) => {
    const [width, height] = [dish.box.width * scale, dish.box.height * scale];
    const box = { x, y: table.y + 0.36 * table.height - height, width, height };
    x += width + gap;
    return { ...dish, box };
  });
}
