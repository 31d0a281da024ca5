/**
 * Puts things that belong together into one group: riders on what they ride, hats on heads, things
 * side by side. Lengths are relative (a cat is about 0.7 high); the group is scaled to the page later.
 *
 * A cluster is a list of parts in painter's order, standing on y = 0, growing upwards to negative y.
 */
import { loadArtwork } from "../artwork/load-artwork.ts";
import { isPose, type PoseName } from "../figure/poses.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { ArtworkRef, Box, Brief, Mention, Relation } from "../types.ts";
import { anchorsOf } from "./anchors.ts";
import type { Random } from "./stage.ts";
import { union } from "./stage.ts";

export interface Part {
  mention: Mention;
  artwork: ArtworkRef;
  box: Box;
  mirrored: boolean;
  rotation: number;
}

export interface Cluster {
  /** What the group is about: the others sit on it, in it or around it. */
  root: Mention;
  parts: Part[];
  box: Box;
}

const sizeFactor: Record<Mention["size"], number> = {
  tiny: 0.62,
  small: 0.85,
  normal: 1,
  big: 1.2,
  huge: 1.5,
};

/** Evens real sizes out: an elephant is drawn about twice as high as a cat, not ten times. */
export function relativeHeight({ subject, size }: Mention): number {
  return Math.max(0.5, subjectById(subject).height ** 0.3) * sizeFactor[size];
}

export function clusterOf(root: Mention, parts: Part[]): Cluster {
  return { root, parts, box: union(parts.map((part) => part.box)) };
}

export function moved({ root, parts, box }: Cluster, dx: number, dy: number): Cluster {
  const move = (one: Box): Box => ({ ...one, x: one.x + dx, y: one.y + dy });
  return { root, parts: parts.map((part) => ({ ...part, box: move(part.box) })), box: move(box) };
}

export function scaled({ root, parts, box }: Cluster, factor: number): Cluster {
  const scale = (one: Box): Box => ({
    x: one.x * factor,
    y: one.y * factor,
    width: one.width * factor,
    height: one.height * factor,
  });
  return { root, parts: parts.map((part) => ({ ...part, box: scale(part.box) })), box: scale(box) };
}

/** All clusters of a brief, the hero's first; each mention is in exactly one. */
export function clustersOf(brief: Brief, isSimple: boolean, random: Random): Cluster[] {
  const byId = new Map(brief.mentions.map((mention) => [mention.id, mention]));
  const objects = new Set(brief.relations.flatMap((relation) => relation.to));
  const roots = brief.mentions.filter((mention) => !objects.has(mention.id));
  const used = new Set<string>();

  const build = (mention: Mention): Cluster => {
    used.add(mention.id);
    const own = brief.relations.filter((relation) => relation.from === mention.id);
    let cluster = row(mention, own, isSimple, random);
    for (const relation of own.toSorted((a, b) => order(a) - order(b))) {
      const others = relation.to.filter((id) => !used.has(id)).map((id) => byId.get(id)!);
      if (others.length === 0) continue;
      // Taken before the companions are built: they share the same sofa.
      const objectClusters = others.map(build);
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
        for (const companion of companions) cluster = beside(cluster, build(companion));
      }
      cluster = relate(cluster, relation, objectClusters, mention);
    }
    return cluster;
  };

  const hero = byId.get(brief.hero ?? "") ?? roots[0] ?? brief.mentions[0];
  if (!hero) return [];
  const clusters = [build(hero)];
  for (const mention of [...roots, ...brief.mentions]) {
    if (!used.has(mention.id)) clusters.push(build(mention));
  }
  return clusters;
}

/** What is worn and held goes on first, so that it moves with its bearer. */
function order({ kind }: Relation): number {
  return ["wearing", "holding", "riding", "in", "on"].indexOf(kind) + 1 || 9;
}

/** As many as are asked for, side by side, slightly different from each other. */
function row(
  mention: Mention,
  relations: readonly Relation[],
  isSimple: boolean,
  random: Random,
): Cluster {
  const subject = subjectById(mention.subject);
  const artwork = poseOf(mention, relations, isSimple);
  const { box } = loadArtwork(artwork);
  const parts: Part[] = [];
  const height = relativeHeight(mention);
  const width = (height * box.width) / box.height;
  const gap = width * 0.1;
  const rows = mention.count > 4 ? 2 : 1;
  const perRow = Math.ceil(mention.count / rows);
  for (let i = 0; i < mention.count; i++) {
    const behind = Math.floor(i / perRow);
    const factor = mention.count > 1 ? random.between(0.9, 1.04) : 1;
    const shift = behind * (width + gap) * 0.5;
    const raise = behind * height * (subject.habitat === "ground" ? 0.96 : 1.12);
    parts.unshift({
      mention,
      artwork,
      box: {
        x: (i % perRow) * (width + gap) + shift,
        y: -height * factor - raise,
        width: width * factor,
        height: height * factor,
      },
      mirrored: mention.count > 1 && subject.facing !== "front" ? i % 2 === 1 : false,
      rotation: 0,
    });
  }
  return clusterOf(mention, parts);
}

function poseOf(mention: Mention, relations: readonly Relation[], isSimple: boolean): ArtworkRef {
  const subject = subjectById(mention.subject);
  if (subject.artwork.set !== "figure") {
    return isSimple && subject.simple ? subject.simple : subject.artwork;
  }
  const character = subject.artwork.name.split("/")[0]!;
  const mood = mention.mood ? `/${mention.mood}` : "";
  return { set: "figure", name: `${character}/${poseName(mention, relations)}${mood}` };
}

function poseName({ action, subject }: Mention, relations: readonly Relation[]): PoseName {
  const has = (kind: Relation["kind"]) => relations.some((relation) => relation.kind === kind);
  if (subject === "mermaid") return "standing";
  if (has("riding")) return "riding";
  // What the scene gives to sit on replaces the stool that a pose brings along.
  if (has("on") || has("in")) {
    if (action === "reading") return "seated-reading";
    if (action === "fishing") return "seated-fishing";
    if (action === "sitting" || (!action && has("in"))) return "seated";
  }
  if (action && isPose(action)) return action;
  return has("holding") ? "holding" : "standing";
}

/** Poses that bring their own prop: it is not drawn a second time. */
const propPoses: Readonly<Record<string, string>> = {
  kicking: "soccer-ball",
  throwing: "basketball",
  skating: "ice-skate",
  reading: "open-book",
  fishing: "fishing-pole",
  painting: "artist-palette",
  "playing-guitar": "guitar",
  "flying-kite": "kite",
  gardening: "shovel",
};

function relate(
  subject: Cluster,
  { kind }: Relation,
  objects: Cluster[],
  mention: Mention,
): Cluster {
  const [object] = objects as [Cluster];
  switch (kind) {
    case "riding":
      return riding(subject, object);
    case "on":
      return on(subject, object);
    case "in":
      return inside(subject, object);
    case "under":
      return under(subject, object);
    case "above":
      return above(subject, object);
    case "behind":
      return { ...inFront(object, subject), root: subject.root };
    case "in-front-of":
      return inFront(subject, object);
    case "right-of":
      return beside(object, subject, subject.root);
    case "between":
      return between(subject, objects);
    case "around":
      return around(subject, object);
    case "wearing":
      return worn(subject, object);
    case "holding":
      return held(subject, object, mention);
    default:
      return beside(subject, object);
  }
}

/** Two clusters on one ground, `left` left of `right`. */
export function beside(left: Cluster, right: Cluster, root = left.root): Cluster {
  const gap = 0.08 * Math.min(left.box.width, right.box.width) + 0.03;
  const placed = moved(right, left.box.x + left.box.width + gap - right.box.x, 0);
  return clusterOf(root, [...left.parts, ...placed.parts]);
}

/** Half of the others on either side. */
function around(subject: Cluster, others: Cluster): Cluster {
  const parts = others.parts.toSorted((a, b) => a.box.x - b.box.x);
  if (parts.length < 2) return beside(subject, others);
  const half = Math.ceil(parts.length / 2);
  const left = clusterOf(others.root, parts.slice(0, half));
  const right = clusterOf(others.root, parts.slice(half));
  return beside(beside(left, subject, subject.root), right);
}

function between(subject: Cluster, objects: Cluster[]): Cluster {
  const [first, second] = objects as [Cluster, Cluster?];
  if (second) return beside(beside(first, subject, subject.root), second);
  return around(subject, first);
}

function middle({ box }: Cluster): number {
  return box.x + box.width / 2;
}

function facingOf({ mention, mirrored }: Part): "left" | "right" | "front" {
  const { facing } = subjectById(mention.subject);
  return mirrored ? opposite(facing) : facing;
}

function opposite(facing: "left" | "right" | "front"): "left" | "right" | "front" {
  return facing === "left" ? "right" : facing === "right" ? "left" : "front";
}

function riding(rider: Cluster, mount: Cluster): Cluster {
  const [seatOf] = mount.parts;
  const [who] = rider.parts.slice(-1);
  const anchors = anchorsOf(seatOf!.mention.subject, seatOf!.artwork);
  const isFigure = who!.artwork.set === "figure";
  const wanted = Math.max(
    0.62 * mount.box.height,
    Math.min(rider.box.height, 1.05 * mount.box.height),
  );
  const sized = scaled(rider, wanted / rider.box.height);
  const x = mount.box.x + mount.box.width * anchors.seat.x;
  const y = mount.box.y + mount.box.height * anchors.seat.y;
  const hold = isFigure ? anchorsOf(who!.mention.subject, who!.artwork).seat : { x: 0.5, y: 0.93 };
  const placed = moved(
    sized,
    x - (sized.box.x + sized.box.width * hold.x),
    y - (sized.box.y + sized.box.height * hold.y),
  );
  const looksBack = facingOf(who!) !== "front" && opposite(facingOf(who!)) === facingOf(seatOf!);
  const turned = placed.parts.map((part) =>
    looksBack ? { ...part, mirrored: !part.mirrored } : part,
  );
  return clusterOf(rider.root, [...mount.parts, ...turned]);
}

function on(subject: Cluster, base: Cluster): Cluster {
  const [first] = base.parts;
  const { top } = anchorsOf(first!.mention.subject, first!.artwork);
  const isMoon = first!.mention.subject.includes("moon");
  const wanted = (subject.box.width * (isMoon ? 1.08 : 0.98)) / base.box.width;
  const isVast = ["vehicle", "building", "plant"].includes(
    subjectById(first!.mention.subject).kind,
  );
  const tall = isVast ? (1.5 * subject.box.height) / base.box.height : 0.8;
  const grown = scaled(base, isMoon ? wanted : Math.max(tall, wanted));
  const y = grown.box.y + grown.box.height * top;
  const x = isMoon ? grown.box.x + grown.box.width * 0.6 : middle(grown);
  const placed = moved(subject, x - middle(subject), y - (subject.box.y + subject.box.height));
  return clusterOf(subject.root, [...grown.parts, ...placed.parts]);
}

/** The subject looks out over the rim of what it is in. */
function inside(subject: Cluster, container: Cluster): Cluster {
  const needed = (subject.box.width * 1.35) / container.box.width;
  const grown = scaled(container, Math.max(1, needed));
  const y = grown.box.y + grown.box.height * 0.42;
  const placed = moved(
    subject,
    middle(grown) - middle(subject),
    y - (subject.box.y + subject.box.height),
  );
  return clusterOf(subject.root, [...placed.parts, ...grown.parts]);
}

function under(subject: Cluster, roof: Cluster): Cluster {
  const [first] = roof.parts;
  const { kind, habitat } = subjectById(first!.mention.subject);
  if (first!.mention.subject === "rainbow") {
    const wide = scaled(
      roof,
      Math.max(1.9 * subject.box.width, 1.5 * subject.box.height) / roof.box.width,
    );
    const placed = moved(
      wide,
      middle(subject) - middle(wide),
      subject.box.y + subject.box.height * 0.62 - (wide.box.y + wide.box.height),
    );
    return clusterOf(subject.root, [...placed.parts, ...subject.parts]);
  }
  if (kind === "plant" || first!.mention.subject.includes("umbrella")) {
    const tall = scaled(
      roof,
      Math.max(1.7 * subject.box.height, 1.2 * subject.box.width) / roof.box.height,
    );
    const placed = moved(tall, middle(subject) - middle(tall) + subject.box.width * 0.55, 0);
    return clusterOf(subject.root, [...placed.parts, ...subject.parts]);
  }
  if (habitat === "ground" || habitat === "indoor") return on(roof, subject);
  const placed = moved(
    roof,
    middle(subject) - middle(roof),
    subject.box.y - 0.12 * subject.box.height - (roof.box.y + roof.box.height),
  );
  return clusterOf(subject.root, [...placed.parts, ...subject.parts]);
}

function above(subject: Cluster, base: Cluster): Cluster {
  const placed = moved(
    subject,
    middle(base) - middle(subject),
    base.box.y - 0.14 * base.box.height - (subject.box.y + subject.box.height),
  );
  return clusterOf(subject.root, [...base.parts, ...placed.parts]);
}

/** What is behind stands higher on the page and to the side, so that its face stays free. */
function inFront(front: Cluster, back: Cluster): Cluster {
  const tall =
    back.box.height < front.box.height
      ? scaled(back, (1.15 * front.box.height) / back.box.height)
      : back;
  const placed = moved(
    tall,
    middle(front) - middle(tall) + front.box.width * 0.45 + tall.box.width * 0.18,
    -0.16 * front.box.height,
  );
  return clusterOf(front.root, [...placed.parts, ...front.parts]);
}

function worn(wearer: Cluster, clothing: Cluster): Cluster {
  // Our snowman is dressed for the weather as he is.
  if (wearer.root.subject === "snowman") return wearer;
  const [what] = clothing.parts;
  const parts = wearer.parts.flatMap((part) => {
    const { hat } = anchorsOf(part.mention.subject, part.artwork);
    const { box: source } = loadArtwork(what!.artwork);
    const isScarf = what!.mention.subject === "scarf";
    const width = part.box.width * hat.width;
    const height = (width * source.height) / source.width;
    const x = part.box.x + part.box.width * (part.mirrored ? 1 - hat.x : hat.x) - width / 2;
    const y = part.box.y + part.box.height * (isScarf ? hat.y + 0.3 : hat.y) - height * 0.72;
    return [part, { ...what!, box: { x, y, width, height }, mirrored: part.mirrored }];
  });
  return clusterOf(wearer.root, parts);
}

function held(holder: Cluster, thing: Cluster, mention: Mention): Cluster {
  const [what] = thing.parts;
  const bearers = holder.parts.filter((part) => part.mention.id === mention.id);
  const count = thing.parts.length;
  const isBunch = /balloon|kite/.test(what!.mention.subject);
  // Neither one each, nor one for all: nobody has hands enough.
  if (count > 1 && count !== bearers.length && !isBunch) return accompanied(holder, thing);
  const perBearer = count === bearers.length || !isBunch ? 1 : count;
  let free = count;
  const parts = holder.parts.flatMap((part) => {
    if (part.mention.id !== mention.id || free === 0) return [part];
    if (part.artwork.set === "figure") {
      const pose = part.artwork.name.split("/")[1] ?? "";
      if (propPoses[pose] === what!.mention.subject) return [part];
    }
    free -= perBearer;
    return [part, ...inHand(part, what!, perBearer)];
  });
  return clusterOf(holder.root, parts);
}

/** Several things that belong to somebody: they fly above, or lie in a row at the feet. */
function accompanied(holder: Cluster, things: Cluster): Cluster {
  const { habitat } = subjectById(things.root.subject);
  const most = (habitat === "air" ? 0.3 : 0.42) * holder.box.height;
  const row = scaled(things, Math.min(1, most / things.box.height));
  if (habitat === "air" || habitat === "sky" || habitat === "water")
    return { ...above(row, holder), root: holder.root };
  const lain = moved(row, middle(holder) - middle(row), 0.74 * row.box.height);
  return clusterOf(holder.root, [...holder.parts, ...lain.parts]);
}

/** Beside the bearer's hand; several fan out above it, like balloons. */
function inHand(part: Part, what: Part, count: number): Part[] {
  const { hand } = anchorsOf(part.mention.subject, part.artwork);
  const { box: source } = loadArtwork(what.artwork);
  const isLong = what.mention.subject === "fishing-pole" || what.mention.subject === "kite";
  const height = Math.min(
    Math.max(relativeHeight(what.mention) * 0.75, 0.3 * part.box.height),
    (isLong ? 0.95 : 0.5) * part.box.height,
  );
  const width = (height * source.width) / source.height;
  const isLeft = hand.x < 0.5 !== part.mirrored;
  const x = isLeft
    ? part.box.x + part.box.width * 0.12 - width * 0.9
    : part.box.x + part.box.width * 0.88 - width * 0.1;
  const y = part.box.y + part.box.height * hand.y - height * (isLong ? 0.75 : 0.5);
  return Array.from({ length: count }, (_, place) => {
    const across = (place - (count - 1) / 2) * width * 1.04;
    const up = count > 1 ? height * (0.95 + 0.3 * (place % 2)) : 0;
    return {
      ...what,
      box: { x: x + across, y: y - up, width, height },
      mirrored: isLong && isLeft,
    };
  });
}
