/** What is poured runs into a cup: in somebody's hand, or on a little table. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Mention, SubjectId } from "../../types.ts";
import { unasked, unaskedPart } from "../brief/unasked.ts";
import { anchorsOf } from "../groups/anchors.ts";
import {
  allTurnedRound,
  type Cluster,
  clusterOf,
  facingOf,
  moved,
  type Part,
  type Point,
  pointOn,
} from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

const isPouring = ({ action }: Mention) => /^pouring/.test(action ?? "");

const isAtTable = ({ relations }: Brief, { id }: Mention) =>
  relations.some(({ kind, from }) => kind === "behind" && from === id);

/** Whoever pours has a cup to pour into. */
export function served(brief: Brief): Brief {
  const isServing = (one: Mention) =>
    isPouring(one) &&
    !isAtTable(brief, one) &&
    !brief.relations.some(({ kind, from }) => kind === "beside" && from === one.id);
  const hosts = brief.mentions.filter(isServing);
  if (hosts.length === 0) return brief;
  const cups = hosts.map(({ id }) => unasked(`${id}-cup`, "teacup"));
  return {
    ...brief,
    mentions: [...brief.mentions, ...cups],
    relations: [
      ...brief.relations,
      ...hosts.map(({ id }, at) => ({ kind: "beside" as const, from: id, to: [cups[at]!.id] })),
    ],
  };
}

/** How large a cup is, as a share of the height of who fills it. */
const cupShare = 0.15;

/** @param whole a guest, or a cup or a glass */
export function pouredFor(subject: Cluster, whole: Cluster, mention: Mention): Cluster | undefined {
  const [host, ...more] = subject.parts.filter((part) => isAlive(part.mention.subject));
  const [guest, ...others] = whole.parts;
  const isFit = host?.artwork.set === "figure" && more.length === 0 && others.length === 0;
  if (!isFit || !isPouring(mention)) return undefined;
  const pose = mention.action === "pouring" ? "pouring" : "pouring-from-a-jug";
  const posed = { ...reposed(host, pose), mirrored: false };
  const tip = pointOn(posed, figureAnchors(posed.artwork).tip);
  if (!isAlive(guest!.mention.subject)) {
    const cup = sized(guest!, posed, tip);
    return clusterOf(mention, [tableUnder(cup, posed), cup, posed]);
  }
  const cup = sized(partOf("teacup", `${guest!.mention.id}-cup`), posed, tip);
  const turned = facingOf(guest!) === "right" ? allTurnedRound(whole).parts[0]! : guest!;
  if (turned.artwork.set !== "figure") {
    const table = tableUnder(cup, posed);
    const gap = table.box.x + table.box.width - turned.box.x;
    const beside = moved(clusterOf(mention, [turned]), gap, 0);
    return clusterOf(mention, [...beside.parts, table, cup, posed]);
  }
  const holding = reposed(turned, "reaching-down");
  const hand = pointOn(holding, figureAnchors(holding.artwork).hand);
  const dx = cup.box.x + 0.9 * cup.box.width - hand.x;
  const drinker = moved(clusterOf(mention, [holding]), dx, 0);
  return clusterOf(mention, [...drinker.parts, cup, posed]);
}

/** Its rim under what runs into it. */
function sized(cup: Part, host: Part, tip: Point): Part {
  const height = cupShare * host.box.height;
  const width = (height * cup.box.width) / cup.box.height;
  return { ...cup, box: { x: tip.x - width / 2, y: tip.y - 0.12 * height, width, height } };
}

function tableUnder({ box }: Part, host: Part): Part {
  const table = partOf("stool", "side-table");
  const top = anchorsOf("stool", table.artwork).top;
  const foot = host.box.y + host.box.height;
  const height = (foot - box.y - box.height) / (1 - top);
  const width = Math.max(1.7 * box.width, (height * table.box.width) / table.box.height);
  return {
    ...table,
    box: { x: box.x + box.width / 2 - width / 2, y: foot - height, width, height },
  };
}

/** As large as its drawing. */
function partOf(subject: SubjectId, id: string): Part {
  return unaskedPart(id, subject, loadArtwork(subjectById(subject).artwork).box);
}
