/** Meals, and what is made of dough: on a table, behind which those stand who eat or make it. */
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { isUsedAs } from "../lexicon/uses.ts";
import type { Brief, Mention, Relation } from "../types.ts";
import { inRows } from "./cast.ts";
import { beside, type Cluster, clusterOf, middle, type Part } from "./cluster.ts";
import { unasked } from "./unasked.ts";

const tableId = "laid-table";

export function servedAtTable(brief: Brief): Brief {
  return atFeasts(bakedTogether(dined(brief)));
}

/** A family having dinner: a bowl for each. */
function dined(brief: Brief): Brief {
  const eaters = brief.mentions.filter(({ action }) => action === "eating-meal");
  const count = eaters.reduce((sum, one) => sum + one.count, 0);
  if (count === 0 || eaters.some((one) => hasPlace(brief, one))) return brief;
  const isElsewhere = ({ id }: Mention) => brief.relations.some(({ from }) => from === id);
  const dish = brief.mentions.find(
    (one) => subjectById(one.subject).kind === "food" && !isElsewhere(one),
  );
  const bowls = unasked("meal", "bowl-with-spoon", Math.min(count, 4));
  const laid = { ...brief, mentions: [...brief.mentions, ...(dish ? [] : [bowls])] };
  return { ...served(laid, eaters, dish ?? bowls), setting: brief.setting ?? "living-room" };
}

/** Cookies and dumplings are made on a table in the kitchen. */
function bakedTogether(brief: Brief): Brief {
  const isFood = ({ subject }: Mention) =>
    subjectById(subject).kind === "food" || isUsedAs("feast", subject);
  const food = brief.mentions.find(
    (one) => isFood(one) && takersOf(brief, one).some(({ action }) => action === "making"),
  );
  const makers = food && takersOf(brief, food);
  // Who races in a dragon boat besides is not in the kitchen.
  const isElsewhere = brief.mentions.some(({ subject }) => subjectById(subject).kind === "vehicle");
  if (!makers || isElsewhere || makers.some((one) => hasPlace(brief, one))) return brief;
  return { ...served(brief, makers, food), setting: brief.setting ?? "kitchen" };
}

/** A whole cake is not in several hands: it stands on a table before them. */
function atFeasts(brief: Brief): Brief {
  const feast = brief.mentions.find(
    ({ subject, count }) => count === 1 && isUsedAs("feast", subject),
  );
  const guests = feast && takersOf(brief, feast).filter(({ id }) => isHolding(brief, id, feast));
  const count = guests?.reduce((sum, one) => sum + one.count, 0) ?? 0;
  return count > 1 ? served(brief, guests!, feast!) : brief;
}

const isHolding = ({ relations }: Brief, id: string, { id: what }: Mention) =>
  relations.some(({ kind, from, to }) => kind === "holding" && from === id && to[0] === what);

/** Those alive who have it in hand or are at it. */
function takersOf({ mentions, relations }: Brief, thing: Mention): Mention[] {
  const takes = ({ kind, to }: Relation) => /^(holding|beside)$/.test(kind) && to[0] === thing.id;
  const ids = new Set(relations.filter(takes).map(({ from }) => from));
  return mentions.filter(({ id, subject }) => ids.has(id) && isAlive(subject));
}

/** Is there something that they sit on, ride or stand in? */
function hasPlace({ relations }: Brief, { id }: Mention): boolean {
  return relations.some(({ kind, from }) => from === id && /^(on|in|riding)$/.test(kind));
}

function served(brief: Brief, people: readonly Mention[], dish: Mention): Brief {
  const known = brief.mentions.find(({ subject }) => /^(dining|laid)-table$/.test(subject));
  const table = known ? { ...known, subject: tableId } : unasked("table", tableId);
  const ids = new Set(people.map(({ id }) => id));
  const isMoot = ({ from, to }: Relation) =>
    from === dish.id || (ids.has(from) && (to[0] === dish.id || to[0] === table.id));
  const hero = brief.hero === dish.id || brief.hero === table.id ? people[0]!.id : brief.hero;
  return {
    ...brief,
    ...(hero !== undefined && { hero }),
    mentions: [
      ...brief.mentions
        .filter((one) => one !== known)
        .map((one) => (ids.has(one.id) ? { ...one, action: "standing" } : one)),
      table,
    ],
    relations: [
      ...brief.relations.filter((one) => !isMoot(one)),
      ...people.map(({ id }): Relation => ({ kind: "behind", from: id, to: [table.id] })),
      { kind: "on", from: dish.id, to: [table.id] },
    ],
  };
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
  const people = all.box.width > 1.7 * pageRatio * all.box.height ? inTwoRows(all) : all;
  const table = laid.parts.find(isLaidTable)!;
  const dishes = laid.parts.filter((part) => part !== table);
  const smallest = Math.min(
    ...people.parts.filter(({ mention }) => isAlive(mention.subject)).map(({ box }) => box.height),
  );
  // Animals mostly sit: more of them is above it.
  const top = people.parts.some(({ artwork }) => artwork.set === "figure") ? 0.5 : 0.38;
  const ratio = table.box.width / table.box.height;
  const height = Math.max((top + 0.04) * smallest, (1.1 * people.box.width) / ratio);
  const width = ratio * height;
  const foot = people.box.y + people.box.height;
  const box = { x: middle(people) - width / 2, y: foot - top * smallest, width, height };
  return clusterOf(people.root, [
    ...people.parts,
    { ...table, box },
    ...inRow(dishes, box, smallest),
  ]);
}

function inTwoRows({ root, parts }: Cluster): Cluster {
  const byHeight = parts.toSorted((a, b) => b.box.height - a.box.height);
  const half = Math.ceil(parts.length / 2);
  const [behind, before] = [byHeight.slice(0, half), byHeight.slice(half)].map((row) =>
    row
      .map((part) => clusterOf(root, [{ ...part, box: { ...part.box, y: -part.box.height } }]))
      .reduce((group, one) => beside(group, one, root)),
  );
  if (!behind || !before) return clusterOf(root, parts);
  return inRows([behind, before], root, 0.42);
}

/** As large as the table has room for, each as high as it is in the widest row. */
function inRow(dishes: readonly Part[], table: Cluster["box"], smallest: number): Part[] {
  const total = dishes.reduce((sum, { box }) => sum + box.width, 0);
  const tallest = Math.max(...dishes.map(({ box }) => box.height));
  const scale = Math.min((0.84 * table.width) / total, (0.28 * smallest) / tallest);
  const gap = (0.9 * table.width - total * scale) / dishes.length;
  let x = table.x + 0.05 * table.width + gap / 2;
  return dishes.map((dish) => {
    const [width, height] = [dish.box.width * scale, dish.box.height * scale];
    const box = { x, y: table.y + 0.32 * table.height - height, width, height };
    x += width + gap;
    return { ...dish, box };
  });
}
