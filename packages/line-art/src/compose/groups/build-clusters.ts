/** Brief → groups: who belongs together, how many there are of each, and in which pose. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation } from "../../types.ts";
import { isHandsOn } from "../deeds/hands-on.ts";
import type { Random } from "../page/stage.ts";
import { rims } from "./anchors.ts";
import { beside, type Cluster } from "./cluster.ts";
import { joinedHands } from "./joint-acts.ts";
import { onStage, stageOf, withoutStage } from "./on-big-things.ts";
import { relate, setUpon, tuckedUnder } from "./relations.ts";
import { row } from "./row.ts";

/**
 * All clusters of a prepared brief, the hero's first; each mention is in exactly one.
 *
 * @param richness of the stage: 0 has the plainest drawings, from 2 on they are the fullest
 */
export function clustersOf(
  brief: Brief,
  richness: number,
  random: Random,
  pageRatio: number,
): Cluster[] {
  const stage = stageOf(brief);
  if (!stage) return groupsOf(brief, richness, random, pageRatio);
  const others = withoutStage(brief, stage);
  return onStage(brief, stage, groupsOf(others, richness, random, pageRatio));
}

function groupsOf(brief: Brief, richness: number, random: Random, pageRatio: number): Cluster[] {
  const byId = new Map(brief.mentions.map((mention) => [mention.id, mention]));
  const objects = new Set(brief.relations.flatMap((relation) => relation.to));
  const roots = brief.mentions.filter((mention) => !objects.has(mention.id));
  const used = new Set<string>();
  const isCover = ({ to }: Relation) => isUsedAs("cover", byId.get(to[0]!)!.subject);
  // 在牛棚里挤牛奶: the cow is before the building, too.
  const isBehindAll = ({ kind, to }: Relation) => {
    const { subject } = byId.get(to[0]!)!;
    return kind === "in" && subjectById(subject).kind === "building" && !rims[subject];
  };
  const isLast = (one: Relation) => isCover(one) || isBehindAll(one);
  // One stands in a cave and in the corn as one does before them.
  const isStoodIn = ({ kind, to }: Relation) => {
    const { subject } = byId.get(to[0]!)!;
    return (
      kind === "in" &&
      (isUsedAs("opening", subject) || isUsedAs("portal", subject) || isUsedAs("crop", subject))
    );
  };
  const isDeep = ({ subject }: Mention) =>
    rims[subject] !== undefined &&
    rims[subject].height === undefined &&
    !isUsedAs("opening", subject) &&
    !isUsedAs("portal", subject);
  const { setting } = brief;

  /** Who is still to be built, and to the same thing in the same way. */
  const sharers = ({ kind, to }: Relation) =>
    roots.filter(
      ({ id }) =>
        !used.has(id) &&
        brief.relations.some(
          (other) => other.from === id && other.kind === kind && other.to[0] === to[0],
        ),
    );

  /** With a cat in the basket beside a boy, the cat is not in both of them. */
  const isBeside = ({ kind }: Relation) => /^(beside|left-of|right-of)$/.test(kind);

  /**
   * @param leader whose relations it shares: they are seen to there
   * @param isContainer who is beside it comes when it is full
   */
  const build = (mention: Mention, leader?: Mention, isContainer = false): Cluster => {
    used.add(mention.id);
    const own = brief.relations.filter(
      (relation) => relation.from === mention.id && !(isContainer && isBeside(relation)),
    );
    const theirs = brief.relations.filter(({ from }) => from === leader?.id);
    let cluster = row(
      {
        mention,
        relations: own.filter((one) => !isCover(one) && !isStoodIn(one)),
        isAlone: brief.relations.every(
          ({ from, to }) => from !== mention.id && !to.includes(mention.id),
        ),
        isInside: own.some(({ kind, to }) => kind === "in" && isDeep(byId.get(to[0]!)!)),
        setting,
        richness,
      },
      random,
    );
    const isShared = ({ kind, to }: Relation) =>
      theirs.some((other) => other.kind === kind && other.to[0] === to[0]);
    // Who is hugged comes along, up a tree and onto a sofa.
    const isHug = ({ kind, to }: Relation) =>
      kind === "beside" && mention.action === "hugging" && isAlive(byId.get(to[0]!)!.subject);
    const rank = (one: Relation) => (isHug(one) ? 0 : order(one, isLast));
    for (const relation of own.toSorted((a, b) => rank(a) - rank(b))) {
      if (isShared(relation)) continue;
      const others = relation.to.filter((id) => !used.has(id)).map((id) => byId.get(id)!);
      if (others.length === 0) continue;
      // Taken before the companions are built: they share the same sofa.
      const objectClusters = others.map((other) =>
        relation.kind === "in"
          ? build(other, undefined, true)
          : filled(build(other), relation.kind),
      );
      const companions = sharers(relation);
      // "A cat and a dog on a sofa": both sit there.
      if (!/^(?:holding|wearing|bearing)$/.test(relation.kind)) {
        for (const companion of companions) cluster = beside(cluster, build(companion, mention));
        if (companions.length > 0) cluster = joinedHands(cluster);
      }
      cluster = relate(cluster, relation, objectClusters, mention, pageRatio);
      if (relation.kind === "in") for (const other of others) cluster = amongOthers(cluster, other);
    }
    return cluster;
  };

  /** With those that the container is beside. */
  const amongOthers = (full: Cluster, container: Mention): Cluster => {
    let cluster = full;
    for (const relation of brief.relations) {
      if (relation.from !== container.id || !isBeside(relation)) continue;
      const others = relation.to.filter((id) => !used.has(id)).map((id) => byId.get(id)!);
      if (others.length === 0) continue;
      const built = others.map((other) => build(other));
      cluster = relate(cluster, relation, built, container, pageRatio);
    }
    return cluster;
  };

  /**
   * With what lies in it or stands on it: a basket of eggs is carried as one.
   *
   * @param of how the one who comes to it will be to it: all who are so come together
   */
  const filled = (container: Cluster, of: Relation["kind"]): Cluster => {
    const isThing = (id: string) => !isAlive(byId.get(id)!.subject);
    const isContent = ({ from, kind, to }: Relation) =>
      kind !== of &&
      (kind === "in" || kind === "riding" || (kind === "on" && isThing(from))) &&
      to[0] === container.root.id &&
      !used.has(from);
    const first = brief.relations.find(isContent);
    if (!first) return container;
    // A turkey and a pie are on one table.
    const isWithIt = (one: Relation) =>
      one === first || (first.kind === "on" && one.kind === "on" && isContent(one));
    const contents = brief.relations.filter(isWithIt).map(({ from }) => byId.get(from)!);
    for (const { id } of contents) used.add(id);
    const relations = first.kind === "riding" ? [first] : [];
    const isInside = first.kind === "in" && isDeep(container.root);
    const rows = contents.map((mention) => row({ mention, relations, richness, isInside }, random));
    return relate(
      rows.reduce((all, one) => beside(all, one)),
      first,
      [container],
      contents[0]!,
      pageRatio,
    );
  };

  const hero = byId.get(brief.hero ?? "") ?? roots[0] ?? brief.mentions[0];
  if (!hero) return [];
  let leading = build(hero);
  // 房子左边有一棵树，后面有一座山: the house is the hero, and they stand where they are said to.
  for (const mention of roots) {
    const relation = brief.relations.find(
      ({ from, kind, to }) =>
        from === mention.id && to[0] === hero.id && /^(left-of|right-of|behind)$/.test(kind),
    );
    if (!relation || used.has(mention.id)) continue;
    const placed = relate(build(mention), relation, [leading], mention, pageRatio);
    leading = { ...placed, root: hero };
  }
  const clusters = [leading];
  for (const mention of [...roots, ...brief.mentions]) {
    if (used.has(mention.id)) continue;
    // 猫在桌子上，狗在桌子下: the table is there already.
    const place = brief.relations.find(
      ({ from, kind }) => from === mention.id && (kind === "under" || kind === "on"),
    );
    const others = place ? sharers(place).filter((one) => one !== mention) : [];
    // Whoever shares more than this came along with the first.
    const own = [mention, ...others]
      .flatMap((one) => (used.has(one.id) ? [] : [build(one)]))
      .reduce((all, one) => beside(all, one));
    const at = clusters.findIndex(({ parts }) =>
      parts.some((part) => part.mention.id === place?.to[0]),
    );
    // A girl whose mother has the baby in her arms already is at her all the same.
    const deed = brief.relations.find(
      ({ from, kind }) => from === mention.id && kind === "beside" && isDoneTo(mention.action),
    );
    const done = clusters.findIndex(({ parts }) =>
      parts.some((part) => part.mention.id === deed?.to[0]),
    );
    if (deed && done >= 0) {
      const whole = clusters[done]!;
      const whom = { ...whole, root: byId.get(deed.to[0]!)! };
      clusters[done] = { ...relate(own, deed, [whom], mention, pageRatio), root: whole.root };
    } else if (!place || at < 0) clusters.push(own);
    else {
      const join = place.kind === "under" ? tuckedUnder : setUpon;
      clusters[at] = join(own, clusters[at]!, place.to[0]!);
    }
  }
  return clusters;
}

/** What brings somebody to the other, whoever else is with them. */
const isDoneTo = (action: string | undefined) =>
  isHandsOn(action) || /^(hurling|hugging|petting)$/.test(action ?? "");

/**
 * What is worn goes on first, so that it moves with its bearer; what is held is in the hands as they
 * are on a mount; a blanket is under them all.
 */
function order(relation: Relation, isLast: (relation: Relation) => boolean): number {
  const { kind } = relation;
  if (isLast(relation)) return 10;
  return ["bearing", "wearing", "riding", "holding", "in", "on"].indexOf(kind) + 1 || 9;
}
