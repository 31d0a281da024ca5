/** Brief → groups: who belongs together, how many there are of each, and in which pose. */
import { loadArtwork } from "../artwork/load-artwork.ts";
import { findCharacter } from "../figure/characters.ts";
import { hasFace, isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { isUsedAs } from "../lexicon/uses.ts";
import type {
  ArtworkRef,
  Brief,
  Mention,
  Relation,
  SettingId,
  Subject,
  SubjectId,
} from "../types.ts";
import { opened } from "./anchors.ts";
import { handInHand, highFive } from "./carried.ts";
import { isBackdrop } from "./cast.ts";
import { beside, type Cluster, clusterOf, type Part } from "./cluster.ts";
import { bodyOfDressed } from "./dressed-animals.ts";
import { propPoses } from "./held.ts";
import { heightOf } from "./on-the-ground.ts";
import { poseName } from "./pose-name.ts";
import { relate, setUpon, tuckedUnder } from "./relations.ts";
import { sharedOut } from "./sharing.ts";
import { signOf } from "./sign-of.ts";
import type { Random } from "./stage.ts";
import { tugOfWar } from "./tug-of-war.ts";

/**
 * All clusters of a brief, the hero's first; each mention is in exactly one.
 *
 * @param richness of the stage: 0 has the plainest drawings, from 2 on they are the fullest
 */
export function clustersOf(
  whole: Brief,
  richness: number,
  random: Random,
  pageRatio: number,
): Cluster[] {
  const brief = opening(sharedOut(onBareCake(seated(withOwnGear(whole)))));
  const byId = new Map(brief.mentions.map((mention) => [mention.id, mention]));
  const objects = new Set(brief.relations.flatMap((relation) => relation.to));
  const roots = brief.mentions.filter((mention) => !objects.has(mention.id));
  const used = new Set<string>();
  // On upright pages what stands behind is above, and leaves the width to the others.
  const leavesWidth = ({ subject }: Mention) =>
    /sky|air/.test(subjectById(subject).habitat) || (pageRatio < 1 && isBackdrop(subject));
  const isAlone = (one: Mention) =>
    brief.mentions.every((other) => other === one || leavesWidth(other));

  const isCover = ({ to }: Relation) => isUsedAs("cover", byId.get(to[0]!)!.subject);
  const { setting } = brief;
  const wornBy = ({ id }: Mention) =>
    brief.relations
      .filter(({ from, kind }) => from === id && (kind === "wearing" || kind === "in"))
      .map(({ to }) => byId.get(to[0]!)!.subject);

  /** @param leader whose relations it shares: they are seen to there */
  const build = (mention: Mention, leader?: Mention): Cluster => {
    used.add(mention.id);
    const own = brief.relations.filter((relation) => relation.from === mention.id);
    const theirs = brief.relations.filter(({ from }) => from === leader?.id);
    const hasThePage = own.length === 0 && isAlone(mention);
    let cluster = row(
      {
        mention,
        relations: own.filter((one) => !isCover(one)),
        setting,
        worn: wornBy(mention),
        richness,
      },
      random,
      hasThePage ? pageRatio : undefined,
    );
    const isShared = ({ kind, to }: Relation) =>
      theirs.some((other) => other.kind === kind && other.to[0] === to[0]);
    for (const relation of own.toSorted((a, b) => order(a, isCover) - order(b, isCover))) {
      if (isShared(relation)) continue;
      const others = relation.to.filter((id) => !used.has(id)).map((id) => byId.get(id)!);
      if (others.length === 0) continue;
      // Taken before the companions are built: they share the same sofa.
      const objectClusters = others.map((other) =>
        relation.kind === "in" ? build(other) : filled(build(other), relation.kind),
      );
      const companions = roots.filter(
        (root) =>
          !used.has(root.id) &&
          brief.relations.some(
            ({ from, kind, to }) =>
              from === root.id && kind === relation.kind && to[0] === relation.to[0],
          ),
      );
      // "A cat and a dog on a sofa": both sit there.
      if (relation.kind !== "holding" && relation.kind !== "wearing") {
        for (const companion of companions) cluster = beside(cluster, build(companion, mention));
      }
      cluster = relate(cluster, relation, objectClusters, mention, pageRatio);
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
    const contents = brief.relations.find(
      ({ from, kind, to }) =>
        kind !== of &&
        (kind === "in" || (kind === "on" && isThing(from))) &&
        to[0] === container.root.id &&
        !used.has(from),
    );
    const mention = contents && byId.get(contents.from);
    if (!mention) return container;
    used.add(mention.id);
    return relate(
      row({ mention, relations: [], richness }, random),
      contents,
      [container],
      mention,
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
    const own = build(mention);
    // 猫在桌子上，狗在桌子下: the table is there already.
    const place = brief.relations.find(
      ({ from, kind }) => from === mention.id && (kind === "under" || kind === "on"),
    );
    const at = clusters.findIndex(({ parts }) =>
      parts.some((part) => part.mention.id === place?.to[0]),
    );
    if (!place || at < 0) clusters.push(own);
    else {
      const join = place.kind === "under" ? tuckedUnder : setUpon;
      clusters[at] = join(own, clusters[at]!, place.to[0]!);
    }
  }
  return clusters;
}

/** What is worn and held goes on first, so that it moves with its bearer; a blanket under them all. */
function order(relation: Relation, isCover: (relation: Relation) => boolean): number {
  const { kind } = relation;
  if (isCover(relation)) return 10;
  return ["wearing", "holding", "riding", "in", "on"].indexOf(kind) + 1 || 9;
}

/** Who is to be drawn, and what decides in which pose. */
interface Role {
  mention: Mention;
  relations: readonly Relation[];
  setting?: SettingId | undefined;
  /** What is put on. */
  worn?: readonly SubjectId[];
  richness: number;
}

/**
 * As many as are asked for, side by side, slightly different from each other.
 *
 * @param pageRatio of the page that they have to themselves: three or four stand in two rows where one
 *   would be a thin band
 */
function row(role: Role, random: Random, pageRatio = Number.POSITIVE_INFINITY): Cluster {
  const { mention, relations } = role;
  const subject = subjectById(mention.subject);
  const artwork = poseOf(role);
  const { box } = loadArtwork(artwork);
  const parts: Part[] = [];
  const height = heightOf(mention, artwork);
  const width = (height * box.width) / box.height;
  // Room for what each has in hand.
  const isHugging = mention.action === "hugging" && mention.count === 2;
  const gap = isHugging
    ? -0.16 * width
    : width * (relations.some(({ kind }) => kind === "holding") ? 0.6 : 0.1);
  const mostInARow = mention.subject === "cake-candle" ? 7 : 4;
  // All of those who swim are in one water.
  const isOneRow = /^(swimming|hand-in-hand|tug-of-war)$/.test(mention.action ?? "");
  const isBand =
    !isOneRow && mention.count > 2 && (mention.count * width * 1.1) / height > 2 * pageRatio;
  const rows = (mention.count > mostInARow && !isOneRow) || isBand ? 2 : 1;
  const perRow = Math.ceil(mention.count / rows);
  for (let i = 0; i < mention.count; i++) {
    const behind = Math.floor(i / perRow);
    const factor = mention.count > 1 ? random.between(0.9, 1.04) : 1;
    const shift = behind * (width + gap) * 0.5;
    const raise = behind * height * raiseOf(subject);
    parts.unshift({
      mention,
      artwork,
      box: {
        x: (i % perRow) * (width + gap) + shift,
        y: -height * factor - raise,
        width: width * factor,
        height: height * factor,
      },
      // Those who hug look at each other; those who run do so the same way.
      mirrored:
        mention.count > 1 && subject.facing !== "front" && mention.action !== "running"
          ? (i % 2 === 1) !== (isHugging && subject.facing === "left")
          : false,
      rotation: 0,
    });
  }
  const isCarried = relations.some(({ kind }) => /^(riding|in|on|above)$/.test(kind));
  // Streaks are behind the last of them.
  const signed = mention.action === "running" ? parts.slice(0, 1) : parts;
  const signs = signed.flatMap((part) => signOf(part, isCarried));
  const cluster = together(clusterOf(mention, [...parts, ...signs]));
  const stands = rows > 1 && !["air", "sky", "water"].includes(subject.habitat);
  return stands ? { ...cluster, rearFeet: -height * raiseOf(subject) } : cluster;
}

/** Several of a kind who do something with each other. */
function together(cluster: Cluster): Cluster {
  const { action } = cluster.root;
  if (action === "hand-in-hand" && cluster.parts.length > 1) return handInHand(cluster);
  if (action === "tug-of-war") return tugOfWar(cluster);
  return action === "high-five" ? highFive(cluster) : cluster;
}

/** How much higher the second row stands: animals look over each other's heads, things lie in heaps. */
function raiseOf({ id, habitat }: Subject): number {
  if (habitat === "ground" && isAlive(id)) return 0.8;
  return /air|sky|water/.test(habitat) ? 1.12 : 0.96;
}

/** Skis and surfboards are part of the pose of whoever is on them, a leprechaun's pot of gold of him. */
function withOwnGear(brief: Brief): Brief {
  const isOwn = ({ kind, from, to }: Relation) => {
    const [who, gear] = [from, to[0]].map((id) => brief.mentions.find((one) => one.id === id));
    if (!who || !gear || subjectById(who.subject).artwork.set !== "figure") return false;
    if (kind === "holding")
      return gear.subject === kebab(findCharacter(who.subject)?.carries ?? "");
    return kind === "riding" && gear.subject === propPoses[who.action ?? ""];
  };
  const gear = new Set(brief.relations.filter(isOwn).flatMap(({ to }) => to));
  if (gear.size === 0) return brief;
  return {
    ...brief,
    mentions: brief.mentions.filter(({ id }) => !gear.has(id)),
    relations: brief.relations.filter(({ to }) => !to.some((id) => gear.has(id))),
  };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Who watches or plays something on a sofa sits there. */
function seated(brief: Brief): Brief {
  const isSeat = (id: string | undefined) =>
    brief.mentions.some(
      (one) => one.id === id && (isUsedAs("seat", one.subject) || isUsedAs("cover", one.subject)),
    );
  const sitters = new Set(
    brief.relations
      .filter(({ kind, to }) => (kind === "on" || kind === "in") && isSeat(to[0]))
      .map(({ from }) => from),
  );
  const sits = ({ id, action = "standing" }: Mention) => sitters.has(id) && atRest.test(action);
  return {
    ...brief,
    mentions: brief.mentions.map((one) => (sits(one) ? { ...one, action: "sitting" } : one)),
  };
}

/** What nobody gets up for. */
const atRest = /^(standing|pointing|playing|feeding|petting|eating)$/;

/** A cake on which candles are to stand brings none of its own. */
function onBareCake(brief: Brief): Brief {
  const candles = brief.mentions.find(
    ({ subject }) => subject === "candle" || subject === "cake-candle",
  );
  const cake = brief.mentions.find(({ subject }) => /cake$/.test(subject) && subject !== "cupcake");
  if (!candles || !cake) return brief;
  const onTop: Relation = { kind: "on", from: candles.id, to: [cake.id] };
  return {
    ...brief,
    ...(brief.hero === cake.id && { hero: candles.id }),
    mentions: brief.mentions.map((mention) => {
      if (mention.id === candles.id) return { ...mention, subject: "cake-candle" };
      return mention.id === cake.id ? { ...mention, subject: "layer-cake" } : mention;
    }),
    relations: [
      ...brief.relations.filter(({ from, to }) => from !== candles.id && !to.includes(candles.id)),
      onTop,
    ],
  };
}

/** What something is in is drawn open: an egg with a chick in it, a boat with a crew. */
function opening(brief: Brief): Brief {
  const isWithin = ({ kind, to }: Relation) =>
    kind === "in" || kind === "riding" || (kind === "on" && isVehicle(to[0]));
  const isVehicle = (id: string | undefined) =>
    brief.mentions.some((one) => one.id === id && subjectById(one.subject).kind === "vehicle");
  const inside = new Set(brief.relations.filter(isWithin).map(({ to }) => to[0]));
  return {
    ...brief,
    mentions: brief.mentions.map((one) => ({
      ...one,
      ...(inside.has(one.id) && { subject: opened[one.subject] ?? one.subject }),
    })),
  };
}

function poseOf({ mention, relations, setting, richness, worn = [] }: Role): ArtworkRef {
  const subject = subjectById(mention.subject);
  const dressed = bodyOfDressed(mention.subject, worn);
  if (subject.artwork.set !== "figure" && !dressed) {
    if (subject.flying && mention.action === "flying") return subject.flying;
    const artwork = richness <= 1 && subject.simple ? subject.simple : subject.artwork;
    const variant = variantOf(mention);
    return variant ? { ...artwork, variant } : artwork;
  }
  const character = dressed ?? subject.artwork.name.split("/")[0]!;
  const mood = mention.mood ? `/${mention.mood}` : "";
  const name = `${character}/${poseName(mention, relations, setting)}${mood}`;
  return { set: "figure", name, ...(richness === 0 && { variant: "plain" }) };
}

/** How an animal's face shows what it does and feels; people have poses and faces of their own. */
function variantOf({ action, mood, subject }: Mention): ArtworkRef["variant"] {
  if (!hasFace(subject)) return undefined;
  if (action === "sleeping" || mood === "sleepy") return "asleep";
  return mood === "angry" || mood === "sad" || mood === "surprised" ? mood : undefined;
}
