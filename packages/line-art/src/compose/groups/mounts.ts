/** Who rides what: astride an animal, on the saddle of a bicycle, standing on a board. */
import { findCharacter } from "../../figure/people/characters.ts";
import type { PoseName } from "../../figure/poses/poses.ts";
import { isAlive } from "../../lexicon/living.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { SubjectId } from "../../types.ts";
import { waitingTheirTurn } from "../deeds/in-turn.ts";
import { anchorsOf } from "./anchors.ts";
import {
  type Cluster,
  clusterOf,
  facingOf,
  moved,
  opposite,
  type Part,
  scaled,
} from "./cluster.ts";
import { eachWithOne } from "./each-in-one.ts";
import { frontOf } from "./front-of.ts";
import { foldedBy, reposed } from "./repose.ts";
import { seats } from "./seats.ts";

export function riding(rider: Cluster, mounts: Cluster): Cluster {
  const count = mounts.parts.length;
  const { opposite: other } = seats[mounts.root.subject] ?? {};
  if (other && rider.parts.length > 1) return faceToFace(rider, mounts, other);
  if (mounts.root.subject === "playground-slide" && count === 1 && rider.parts.length > 1)
    return inTurn(rider, mounts);
  return count > 1 && rider.parts.length === count
    ? eachWithOne(rider, mounts, mounted)
    : mounted(rider, mounts);
}

/** One at either end of a seesaw; others stand behind the middle of it and wait for their turn. */
function faceToFace(riders: Cluster, mount: Cluster, other: { x: number; y: number }): Cluster {
  // The heavier goes down.
  const byWeight = riders.parts.toSorted((a, b) => b.box.height - a.box.height);
  const [one, two, ...others] = byWeight as [Part, Part, ...Part[]];
  const first = mounted(clusterOf(riders.root, [one]), mount);
  const second = first.parts.at(-1)!;
  const sitter = reposed({ ...two, mirrored: true }, "riding");
  const height = (second.box.height * two.box.height) / one.box.height;
  const box = { ...sitter.box, width: (sitter.box.width * height) / sitter.box.height, height };
  const hold = holdOf(sitter);
  const at = {
    x: mount.box.x + mount.box.width * other.x - box.width * hold.x,
    y: mount.box.y + mount.box.height * other.y - box.height * hold.y,
  };
  const scale = second.box.height / reposed(one, "riding").box.height;
  const waiting = waitingBehind(others, mount, scale);
  const both = [...first.parts, { ...sitter, box: { ...box, ...at } }];
  return clusterOf(riders.root, [...waiting, ...both]);
}

function inTurn(riders: Cluster, slide: Cluster): Cluster {
  const [one, ...others] = riders.parts as [Part, ...Part[]];
  const down = mounted(clusterOf(riders.root, [one]), slide);
  const scale = down.parts.at(-1)!.box.height / one.box.height;
  return clusterOf(riders.root, [...waitingTheirTurn(others, slide, scale), ...down.parts]);
}

/** @param scale of those who ride, against what they were before */
function waitingBehind(others: readonly Part[], { box: mount }: Cluster, scale: number): Part[] {
  return others.map((part, place) => {
    const one = reposed(part, "standing");
    const [width, height] = [scale * one.box.width, scale * one.box.height];
    // Aside of whoever is up.
    const aside = (place - others.length / 2) * 0.8 * width;
    const x = mount.x + mount.width / 2 + aside - width / 2;
    const y = mount.y + mount.height - 1.14 * height;
    return { ...one, mirrored: false, box: { x, y, width, height } };
  });
}

function mounted(rider: Cluster, asItIs: Cluster): Cluster {
  const [seatOf] = asItIs.parts as [Part];
  const { subject } = seatOf.mention;
  const looking = lookingAhead(poised(rider, subject), seatOf);
  const isLong = facingOf(seatOf) !== "front" && (isAlive(subject) || isUsedAs("mount", subject));
  const isCrowded = isUsedAs("pedalled", subject) && rider.parts.length > 2;
  const isPillion = isLong || isCrowded || isUsedAs("single", subject);
  const seated = isPillion ? oneBehindTheOther(looking) : looking;
  const [who] = ridersOf(seated).slice(-1) as [Part];
  const hold = holdIn(seated);
  const board = boards[subject];
  const mount = board ? scaled(asItIs, (board * seated.box.width) / asItIs.box.width) : asItIs;
  const sized = board ? seated : scaled(seated, heightOn(mount, seated, who) / seated.box.height);
  const { seat } = anchorsOf(subject, seatOf.artwork);
  const placed = moved(
    sized,
    mount.box.x + mount.box.width * seat.x - (sized.box.x + sized.box.width * hold.x),
    mount.box.y + mount.box.height * seat.y - (sized.box.y + sized.box.height * hold.y),
  );
  // Whose face is where the legs would hang is ridden from behind it.
  const isBehind = isAlive(subject) && facingOf(seatOf) === "front";
  const pair = clusterOf(
    rider.root,
    isBehind
      ? [...placed.parts, ...mount.parts]
      : [...mount.parts, ...placed.parts, ...mount.parts.filter(isBeforeTheRider).map(frontOf)],
  );
  // A child has a child's bicycle.
  return isUsedAs("single", subject) && who.artwork.set === "figure"
    ? scaled(pair, (foldedBy(who.artwork) * seated.box.height) / sized.box.height)
    : pair;
}

/** The large wheel of a wheelchair. */
const isBeforeTheRider = ({ artwork: { set, name } }: Part) =>
  set === "own" && name === "manual-wheelchair";

/** As close as on one saddle: each a little behind the other, seat beside seat, with what they wear. */
function oneBehindTheOther(all: Cluster): Cluster {
  const riders = ridersOf(all);
  const [first, ...others] = riders as [Part, ...Part[]];
  if (others.length === 0) return all;
  const seatOf = (part: Part) => part.box.y + part.box.height * holdOf(part).y;
  // Of animals with their large heads no face is behind another.
  const apart = riders.some(({ mention }) => mention.body) ? 0.78 : 0.5;
  const step = apart * Math.min(...riders.map(({ box }) => box.width));
  const parts = all.parts.map((part) => {
    const bearer = bearerOf(part, riders);
    const x = first.box.x + riders.indexOf(bearer) * step - bearer.box.x;
    const y = seatOf(first) - seatOf(bearer);
    return { ...part, box: { ...part.box, x: part.box.x + x, y: part.box.y + y } };
  });
  return clusterOf(all.root, parts);
}

/** Whoever has it on or in hand, or is it. */
function bearerOf(part: Part, riders: readonly Part[]): Part {
  if (riders.includes(part)) return part;
  const centre = ({ box }: Part) => box.x + box.width / 2;
  const away = (rider: Part) => Math.abs(centre(rider) - centre(part));
  return riders.reduce((one, other) => (away(other) < away(one) ? other : one));
}

/** What one stands on, and how much longer it is than whoever does is wide. */
const boards: Readonly<Record<SubjectId, number>> = {
  skateboard: 1.15,
  cloud: 1.6,
};

function heightOn(mount: Cluster, { box, parts }: Cluster, { mention, artwork }: Part): number {
  const { rider } = seats[mount.root.subject] ?? {};
  if (rider && artwork.set === "figure" && mention.size === "normal")
    return rider * mount.box.height;
  // Three leave room for the head of who carries them.
  if (parts.length > 2) return 0.62 * mount.box.height;
  return Math.max(0.62 * mount.box.height, Math.min(box.height, 1.05 * mount.box.height));
}

/** Where riders touch what they ride, in the middle of them; fractions of their box. */
function holdIn({ box, parts }: Cluster): { x: number; y: number } {
  const [x, y] = (["x", "y"] as const).map((axis) => {
    const size = axis === "x" ? "width" : "height";
    const places = ridersOf({ parts }).map(
      (part) => part.box[axis] + part.box[size] * holdOf(part)[axis],
    );
    const mean = places.reduce((sum, place) => sum + place, 0) / places.length;
    return (mean - box[axis]) / box[size];
  });
  return { x: x!, y: y! };
}

/** Where who rides touches what is ridden. */
function holdOf({ mention, artwork, mirrored }: Part): { x: number; y: number } {
  if (artwork.set !== "figure") return { x: 0.5, y: 0.93 };
  const { seat, feet } = anchorsOf(mention.subject, artwork);
  const { x, y } = stands.test(artwork.name) ? feet : seat;
  return { x: mirrored ? 1 - x : x, y };
}

const stands = /\/(scootering|balancing)/;

const hasTail = ({ artwork }: Part) =>
  findCharacter(artwork.name.split("/")[0]!)?.bottom.kind === "tail";

/** In the pose that goes with what is ridden. */
function poised(rider: Cluster, mount: SubjectId): Cluster {
  const parts = rider.parts.map((part) => {
    // A tail is astride of nothing; it hangs down behind.
    if (hasTail(part)) return { ...part, mirrored: false };
    const isPosed = /\/(riding|standing)(\/|$)/.test(part.artwork.name);
    return isPosed ? reposed(part, poseOn(mount)) : part;
  });
  return clusterOf(rider.root, parts);
}

function poseOn(mount: SubjectId): PoseName {
  if (mount === "kick-scooter" || mount === "segway") return "scootering";
  if (boards[mount]) return "balancing";
  if (isUsedAs("pedalled", mount)) return "cycling";
  if (isUsedAs("wheelchair", mount)) return "seated";
  return isAlive(mount) || isUsedAs("saddled", mount) ? "astride" : "riding";
}

/** Nobody rides backwards. */
function lookingAhead(rider: Cluster, mount: Part): Cluster {
  const parts = rider.parts.map((part) => {
    const looks = facingOf(part);
    const isBackwards = looks !== "front" && opposite(looks) === facingOf(mount);
    return isBackwards && !hasTail(part) ? { ...part, mirrored: !part.mirrored } : part;
  });
  return clusterOf(rider.root, parts);
}

/** Those on it, without what they have in hand. */
function ridersOf({ parts }: Pick<Cluster, "parts">): readonly Part[] {
  const alive = parts.filter(({ mention }) => isAlive(mention.subject));
  return alive.length > 0 ? alive : parts;
}
