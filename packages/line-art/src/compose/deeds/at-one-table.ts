/**
 * Who carves, who pours and who waits are all at one table: those at work behind it, turned to the dish
 * between them, the others at its ends.
 */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { ArtworkRef, Brief, Mention, Relation } from "../../types.ts";
import { unasked, unaskedPart } from "../brief/unasked.ts";
import {
  allTurnedRound,
  type Cluster,
  clusterOf,
  facingOf,
  middle,
  moved,
  noHigherThan,
  type Part,
  pointOn,
  stoodAt,
} from "../groups/cluster.ts";
import { isFigure } from "../groups/upright-animals.ts";
import { whereTheyDine } from "../page/dining-company.ts";
import { membersOf } from "../page/in-depth.ts";
import { isLaidTable, tableId } from "./at-table.ts";

const isWork = (action: string | undefined) => /^(carving|pouring)/.test(action ?? "");

/** Food that is cut stands on a table; whoever pours or waits, and has no other place, comes to it. */
export function roundOneTable(asked: Brief): Brief {
  const brief = withWhatIsCut(asked);
  const carvers = brief.mentions.filter(({ action }) => action === "carving");
  const dishes = brief.mentions.filter(({ id }) =>
    brief.relations.some(({ from, to }) => carvers.some((one) => one.id === from) && to[0] === id),
  );
  if (carvers.length === 0 || dishes.length === 0) return brief;
  const known = brief.mentions.find(({ subject }) => /^(dining|laid)-table$/.test(subject));
  const guests = brief.mentions.filter((one) => isGuest(brief, one, known));
  const table = known ? { ...known, subject: tableId } : unasked("table", tableId);
  const ids = new Set([...carvers, ...guests].map(({ id }) => id));
  const on = new Set(dishes.map(({ id }) => id));
  const isMoot = ({ from, to }: Relation) =>
    on.has(from) || (ids.has(from) && (on.has(to[0]!) || to[0] === table.id));
  const { hero, ...rest } = brief;
  return {
    ...rest,
    // Where nobody waits for it, it is still being made.
    setting:
      brief.setting ??
      (guests.some((one) => !carvers.includes(one)) ? whereTheyDine(brief) : "kitchen"),
    hero: hero !== undefined && !on.has(hero) && hero !== table.id ? hero : carvers[0]!.id,
    mentions: [...brief.mentions.filter((one) => one !== known), table],
    relations: [
      ...brief.relations.filter((one) => !isMoot(one)),
      ...[...ids].map((from): Relation => ({ kind: "behind", from, to: [table.id] })),
      ...[...on].map((from): Relation => ({ kind: "on", from, to: [table.id] })),
    ],
  };
}

/** What is cut and is no food is made, as paper dragons are. */
function withWhatIsCut(brief: Brief): Brief {
  const isDish = (id: string | undefined) =>
    brief.mentions.some(
      (one) =>
        one.id === id &&
        (subjectById(one.subject).kind === "food" || isUsedAs("feast", one.subject)),
    );
  const cutsOther = ({ id, action, subject }: Mention) =>
    action === "carving" &&
    (!isAlive(subject) || !brief.relations.some(({ from, to }) => from === id && isDish(to[0])));
  return {
    ...brief,
    mentions: brief.mentions.map((one) => (cutsOther(one) ? { ...one, action: "making" } : one)),
  };
}

/** Whoever pours, or has at most a fork in hand and does nothing else where a table is spoken of. */
function isGuest(
  { mentions, relations }: Brief,
  one: Mention,
  table: Mention | undefined,
): boolean {
  const own = relations.filter(({ from, to }) => from === one.id || to.includes(one.id));
  const isToTable = ({ kind, to }: Relation) =>
    /^(beside|behind|on|around)$/.test(kind) && to[0] === table?.id;
  if (isWork(one.action)) return own.every(({ kind }) => kind === "beside");
  const waits = /^(standing|sitting|eating|eating-meal|holding)$/.test(one.action ?? "standing");
  const isAtHand = ({ kind, from }: Relation) => kind === "holding" && from === one.id;
  const isSetFor = mentions.some(
    ({ id, subject }) =>
      tableware.test(subject) && own.some((each) => isAtHand(each) && each.to[0] === id),
  );
  return (
    (table !== undefined || isSetFor) &&
    isFigure(one) &&
    waits &&
    own.every((each) => isAtHand(each) || isToTable(each))
  );
}

/** Who has it in hand waits for what is on the table. */
const tableware = /^(fork|spoon|plate|chopsticks|round-bowl)$/;

const isAtWork = ({ artwork }: Part) => isWork(poseOfFigure(artwork));

/** So much of the table's height is its top, on which things stand at this share. */
const standsAt = 0.2;
/** How high the table is, and a dish, as shares of the height of the largest who is at work. */
const tableHeight = 0.46;
const dishHeight = 0.34;

/** Undefined where nobody carves or pours. */
export function atOneTable(all: Cluster, laid: Cluster): Cluster | undefined {
  const members = membersOf(all);
  const busy = members.filter(({ parts }) => parts.some(isAtWork));
  if (busy.length === 0) return undefined;
  const table = laid.parts.find(isLaidTable)!;
  const tallest = Math.max(...busy.map(({ box }) => box.height));
  const idle = members.filter((one) => !busy.includes(one));
  const dishes = laid.parts.filter((part) => part !== table);
  const sized = dishes.map((dish) =>
    noHigherThan(dishHeight * tallest, clusterOf(all.root, [dish])),
  );
  const [pourers, carvers] = [true, false].map((pours) =>
    busy.filter(({ parts }) =>
      parts.some(
        (part) => /^pouring/.test(poseOfFigure(part.artwork) ?? "") === pours && isAtWork(part),
      ),
    ),
  ) as [Cluster[], Cluster[]];
  // Between those who turn to it from both sides: one of two carvers, or the one who carves, is on the right.
  const left = [...pourers, ...carvers.slice(1)].map((one) => facing(one, "right"));
  const right = carvers.slice(0, 1).map((one) => facing(one, left.length > 0 ? "left" : "right"));
  const order = left.length > 0 ? [...left, ...sized, ...right] : [...right, ...sized];
  const row = sideBySide(order, -0.04 * tallest);
  const [from, to] = [row[0]!.box.x, row.at(-1)!.box.x + row.at(-1)!.box.width];
  // It is nearer to us than they are, and as high as it is wide.
  const width = Math.max(1.04 * (to - from), 1.4 * tallest);
  const height = (width * table.box.height) / table.box.width;
  const foot = height - tableHeight * tallest;
  const box = { x: (from + to - width) / 2, y: foot - height, width, height };
  const surface = box.y + standsAt * height;
  const behind = row
    .filter((one) => !isDish(one, dishes))
    .flatMap((one) => atHeight(one, surface, tallest).parts);
  const served = row
    .filter((one) => isDish(one, dishes))
    .flatMap((one) => stoodAt(one, middle(one), surface).parts);
  const knives = behind.filter(isCarver).map((part) => knifeOf(part, tallest));
  const cups = behind.filter(isPourer).map((part) => cupUnder(part, tallest));
  return clusterOf(all.root, [
    ...behind,
    { ...table, box },
    ...served,
    ...knives,
    ...cups,
    ...atTheEnds(idle, box, foot).flatMap(({ parts }) => parts),
  ]);
}

const isDish = ({ parts }: Cluster, dishes: readonly Part[]) =>
  dishes.some(({ mention }) => mention === parts[0]!.mention);
const isCarver = ({ artwork }: Part) => poseOfFigure(artwork) === "carving";
const isPourer = ({ artwork }: Part) => /^pouring/.test(poseOfFigure(artwork) ?? "");

function facing(one: Cluster, way: "left" | "right"): Cluster {
  const doer = one.parts.find(isAtWork)!;
  return facingOf(doer) === way ? one : allTurnedRound(one);
}

function sideBySide(row: readonly Cluster[], gap: number): Cluster[] {
  let x = 0;
  return row.map((one) => {
    const placed = moved(one, x - one.box.x, -(one.box.y + one.box.height));
    x += one.box.width + gap;
    return placed;
  });
}

/** How high a cup is that is poured into, as a share of the height of who does. */
const cupHeight = 0.13;

/** So high behind the table that what is poured runs into a cup on it. */
function atHeight(one: Cluster, surface: number, tallest: number): Cluster {
  const host = one.parts.find(isPourer);
  if (!host) return one;
  const { y } = pointOn(host, figureAnchors(host.artwork).tip);
  return moved(one, 0, surface - 0.88 * cupHeight * tallest - y);
}

function cupUnder(host: Part, tallest: number): Part {
  const artwork: ArtworkRef = subjectById("teacup").artwork;
  const { box } = loadArtwork(artwork);
  const height = cupHeight * tallest;
  const width = (height * box.width) / box.height;
  const { x, y } = pointOn(host, figureAnchors(host.artwork).tip);
  return {
    mention: unasked(`${host.mention.id}-cup`, "teacup"),
    artwork,
    box: { x: x - width / 2, y: y - 0.12 * height, width, height },
    mirrored: false,
    rotation: 0,
  };
}

/** How long a knife is from end to end, as a share of the height of whose it is; it is held so far along it. */
const [knifeLength, grip] = [0.36, 0.16];

/** Its handle in the hand, its blade down in the dish, which it is drawn before. */
function knifeOf(host: Part, tallest: number): Part {
  const side = (knifeLength * tallest) / Math.SQRT2;
  const { x, y } = pointOn(host, figureAnchors(host.artwork).hand);
  const left = host.mirrored ? x - (1 - grip) * side : x - grip * side;
  const box = { x: left, y: y - grip * side, width: side, height: side };
  return {
    ...unaskedPart(`${host.mention.id}-knife`, "cutting-knife", box),
    mirrored: host.mirrored,
  };
}

/** Left and right of it in turn, looking at it, a step nearer to us. */
function atTheEnds(idle: readonly Cluster[], table: Cluster["box"], foot: number): Cluster[] {
  let [left, right] = [table.x, table.x + table.width];
  return idle.map((one, place) => {
    const isLeft = place % 2 === 0;
    const doer = one.parts.find(({ mention }) => isAlive(mention.subject));
    const looks = doer && facingOf(doer);
    const turned = looks === (isLeft ? "left" : "right") ? allTurnedRound(one) : one;
    const { width, x } = turned.box;
    // A shoulder is before the edge of the table.
    const at = isLeft ? left - 0.66 * width : right - 0.34 * width;
    if (isLeft) left = at;
    else right = at + width;
    return moved(turned, at - x, foot - (turned.box.y + turned.box.height));
  });
}

/** Without its cloth: somebody is under it. */
export function cleared(table: Part): Part {
  const artwork: ArtworkRef = { set: "own", name: "bare-laid-table" };
  return isLaidTable(table) ? { ...table, artwork } : table;
}
