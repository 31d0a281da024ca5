/** Games of Chinese playgrounds that take at least five: 老鹰捉小鸡 and 丢手绢. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import type { PoseName } from "../../figure/poses/poses.ts";
import type { ArtworkRef } from "../../types.ts";
import { type Cluster, clusterOf, type Part, pointOn } from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

const fewest = 5;

/** Undefined where others than people play. */
function playersOf({ parts }: Cluster): Part[] {
  const people = parts.filter(({ artwork }) => artwork.set === "figure");
  if (people.length < 2) return [];
  return Array.from(
    { length: Math.max(fewest, people.length) },
    (_, i) => people[i % people.length]!,
  );
}

const posed = (part: Part, pose: PoseName, mirrored = false): Part => ({
  ...reposed(part, pose),
  mirrored,
});

/** The eagle before the hen, who spreads her arms; her chicks behind her, each holding the one before. */
export function eagleAndChicks(people: Cluster): Cluster {
  const [eagle, hen, ...chicks] = playersOf(people);
  if (!eagle || !hen) return people;
  const placed: Part[] = [];
  const add = (part: Part, gap: number) => {
    const last = placed.at(-1)?.box;
    const x = last ? last.x + last.width + gap * part.box.width : 0;
    placed.push({ ...part, box: { ...part.box, x, y: -part.box.height } });
  };
  add(posed(eagle, "cheering"), 0);
  add(posed(hen, "hand-in-hand"), 0.06);
  for (const chick of chicks) add(posed(chick, "pushing", true), -0.3);
  return clusterOf(people.root, placed);
}

const handkerchief: ArtworkRef = { set: "own", name: "handkerchief" };

/** All but one sit in a ring, looking at us; one runs round it, the handkerchief in the hand. */
export function dropTheHandkerchief(people: Cluster): Cluster {
  const [runner, ...sitters] = playersOf(people);
  if (!runner) return people;
  const seated = sitters.map((part) => posed(part, "cross-legged"));
  const width = Math.max(...seated.map(({ box }) => box.width));
  const height = Math.max(...seated.map(({ box }) => box.height));
  const rear = Math.floor(seated.length / 2);
  const ring = seated.map((part, place) => {
    const isRear = place < rear;
    const [at, count] = isRear ? [place, rear] : [place - rear, seated.length - rear];
    // Those in front sit further apart.
    const across = (at - (count - 1) / 2) * (isRear ? 1.15 : 1.6) * width;
    const foot = isRear ? -0.62 * height : 0;
    const box = { ...part.box, x: across - part.box.width / 2, y: foot - part.box.height };
    return { ...part, box };
  });
  const running = posed(runner, "running", true);
  const left = Math.max(...ring.map(({ box }) => box.x + box.width)) - 0.1 * width;
  const placed = {
    ...running,
    box: { ...running.box, x: left, y: -0.5 * height - running.box.height },
  };
  const parts = [...ring.slice(0, rear), placed, inTheHand(placed), ...ring.slice(rear)];
  return clusterOf(people.root, parts);
}

function inTheHand(bearer: Part): Part {
  const { x, y } = pointOn(bearer, figureAnchors(bearer.artwork).nearHand);
  const { box: source } = loadArtwork(handkerchief);
  const height = 0.22 * bearer.box.height;
  const width = (height * source.width) / source.height;
  const mention = {
    ...bearer.mention,
    id: `${bearer.mention.id}-cloth`,
    subject: "handkerchief",
    count: 1,
  };
  // It flutters behind.
  const box = { x: x - 0.1 * width, y: y - 0.45 * height, width, height };
  return { mention, artwork: handkerchief, box, mirrored: false, rotation: 0 };
}
