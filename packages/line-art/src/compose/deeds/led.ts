/** Who walks a dog or leads a pony has a lead in the hand, whose other end is at its neck. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { ArtworkRef, Mention } from "../../types.ts";
import { anchorsOf } from "../groups/anchors.ts";
import {
  beside,
  type Cluster,
  clusterOf,
  facingOf,
  isAtARun,
  type Part,
  type Point,
  pointOn,
} from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

const lead: ArtworkRef = { set: "own", name: "lead" };

/** Undefined where nobody is on a lead: a cat goes where it likes. */
export function onALead(
  leader: Cluster,
  animals: Cluster,
  { action = "" }: Mention,
): Cluster | undefined {
  const [who] = leader.parts as [Part];
  const { subject } = animals.root;
  const isWalked = isUsedAs("walked", subject) && /^(walking|leading)$/.test(action);
  const isLed = isUsedAs("led", subject) && action === "leading";
  // On four legs nobody has a hand for it.
  const hasHands =
    who.artwork.set === "figure" || subjectById(leader.root.subject).kind !== "animal";
  if (!(isWalked || isLed) || !hasHands || leader.parts.length > 1) return undefined;
  const walker = { ...reposed(who, "walking"), mirrored: false };
  const those = clusterOf(animals.root, animals.parts.map(headingRight));
  const one = clusterOf(leader.root, [walker]);
  // A dog goes ahead, a pony comes after.
  const pair = isWalked ? beside(one, those) : beside(those, one, leader.root);
  const [first, rest] = [
    pair.parts.filter(({ mention }) => mention.id === leader.root.id),
    pair.parts.filter(({ mention }) => mention.id !== leader.root.id),
  ];
  const hand = leadingHand(walker, isWalked);
  const leads = rest.map((animal) => leadBetween(first[0]!, hand, animal));
  return clusterOf(leader.root, [...first, ...rest, ...leads]);
}

/** The one that is nearer to who is led. */
function leadingHand({ mention, artwork }: Part, isAhead: boolean): Point {
  if (artwork.set === "figure") return figureAnchors(artwork)[isAhead ? "hand" : "nearHand"];
  const { x, y } = anchorsOf(mention.subject, artwork).hand;
  const away = Math.abs(x - 0.5);
  return { x: isAhead ? 0.5 + away : 0.5 - away, y };
}

/** On its way, where there is a drawing of it; all eyes of who has three are seen from the front only. */
function headingRight(part: Part): Part {
  const { doing } = subjectById(part.mention.subject);
  const isEyed = /eyed$/.test(part.mention.build ?? "");
  const moving = isUsedAs("walked", part.mention.subject) && !isEyed && doing?.running;
  const going = moving ? redrawn(part, moving) : part;
  const faces = facingOf(going);
  return faces === "left" ? { ...going, mirrored: !going.mirrored } : going;
}

/** As high as it was. */
function redrawn(part: Part, artwork: ArtworkRef): Part {
  const { width, height } = loadArtwork(artwork).box;
  const box = { ...part.box, width: (part.box.height * width) / height };
  return { ...part, artwork, box, mirrored: false };
}

function leadBetween(leader: Part, hand: Point, animal: Part): Part {
  const [from, to] = [pointOn(leader, hand), neckOf(animal, leader)];
  const { box: source } = loadArtwork(lead);
  const width = Math.hypot(to.x - from.x, to.y - from.y);
  const height = (width * source.height) / source.width;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return {
    mention: { ...leader.mention, id: `${leader.mention.id}-lead`, subject: "lead", count: 1 },
    artwork: lead,
    box: { x: middle.x - width / 2, y: middle.y, width, height },
    mirrored: false,
    // Never upside down: it sags.
    rotation: Math.abs(turn) > 90 ? turn - 180 * Math.sign(turn) : turn,
  };
}

/** The back of the neck of who runs; the cheek that is nearer to the leader of who stands. */
function neckOf(animal: Part, leader: Part): Point {
  const { mention, artwork, box } = animal;
  if (isAtARun(mention.subject, artwork)) return pointOn(animal, { x: 0.5, y: 0.42 });
  const { hat } = anchorsOf(mention.subject, artwork);
  const { x, y } = pointOn(animal, { x: hat.x, y: hat.y + 0.34 });
  const side = leader.box.x > box.x ? 1 : -1;
  return { x: x + side * 0.42 * hat.width * box.width, y };
}
