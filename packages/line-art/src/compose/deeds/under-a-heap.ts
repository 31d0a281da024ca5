/** What is dug for and hidden is half under earth or leaves, and the paws are at the heap. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Mention, Relation, SubjectId } from "../../types.ts";
import { unaskedPart } from "../brief/unasked.ts";
import {
  allTurnedRound,
  beside,
  type Cluster,
  clusterOf,
  facingOf,
  moved,
  scaled,
} from "../groups/cluster.ts";

const heaps: Readonly<Record<string, SubjectId>> = {
  burying: "leaf-pile",
  unearthing: "earth-mound",
};

const isEarth =
  /^(?:leaf-pile|earth-mound|fallen-leaf|green-leaf|maple-leaf|leaf-fluttering-in-wind)$/;

/** Paws dig for a bone; and the leaves that a nut is hidden under are a heap of them. */
export function dugByPaw(brief: Brief): Brief {
  const find = (id: string | undefined) => brief.mentions.find((one) => one.id === id);
  const isAnimal = (one: Mention | undefined) =>
    one !== undefined && /animal|creature/.test(subjectById(one.subject).kind);
  const isFor = ({ kind, from, to }: Relation) => {
    const [who, what] = [find(from), find(to[0])];
    const isThing =
      what !== undefined && !isAlive(what.subject) && !/hole|shovel/.test(what.subject);
    return kind === "beside" && who?.action === "digging" && isAnimal(who) && isThing;
  };
  const diggers = new Set(brief.relations.filter(isFor).map(({ from }) => from));
  const isShovel = ({ from, to }: Relation) =>
    diggers.has(from) && find(to[0])?.subject === "shovel";
  const shovels = new Set(brief.relations.filter(isShovel).map(({ to }) => to[0]));
  const hiders = new Set(
    brief.mentions.filter(({ action }) => action === "burying").map(({ id }) => id),
  );
  const hidden = new Set(
    brief.relations
      .filter(({ kind, from }) => kind === "beside" && hiders.has(from))
      .map(({ to }) => to[0]),
  );
  const isCover = ({ from, to }: Relation) =>
    (hiders.has(from) || hidden.has(from)) && isEarth.test(find(to[0])?.subject ?? "");
  // What is buried under no leaves is in the earth.
  const underLeaves = new Set(
    brief.relations
      .filter(isCover)
      .flatMap(({ from }) => [
        from,
        ...brief.relations.filter(({ to }) => to[0] === from).map((one) => one.from),
      ]),
  );
  const isInEarth = ({ id, action }: Mention) =>
    diggers.has(id) || (action === "burying" && !underLeaves.has(id));
  const covers = new Set(brief.relations.filter(isCover).map(({ to }) => to[0]));
  return {
    ...brief,
    relations: brief.relations.filter((one) => !isCover(one) && !isShovel(one)),
    mentions: brief.mentions
      .filter(({ id }) => !covers.has(id) && !shovels.has(id))
      .map((one) => (isInEarth(one) ? { ...one, action: "unearthing" } : one)),
  };
}

/** How large the thing is, and how high and wide the heap, as shares of the height of who is at it. */
const [large, tall, wide] = [0.42, 0.3, 0.8];

/** Undefined where nothing is hidden or dug for. */
export function underAHeap(subject: Cluster, thing: Cluster): Cluster | undefined {
  const { action = "" } = subject.root;
  if (!Object.hasOwn(heaps, action) || isAlive(thing.root.subject)) return undefined;
  // Between two rocks it is hidden there.
  if (thing.parts.some(({ mention }) => mention.id !== thing.root.id)) return undefined;
  const high = Math.max(...subject.parts.map(({ box }) => box.height));
  const size = Math.max(thing.box.width, thing.box.height);
  const sized = scaled(thing, Math.min(1, (large * high) / size));
  const { x, y, width, height } = sized.box;
  const heap = { width: Math.max(1.5 * width, wide * high), height: tall * high };
  const corner = { x: x + (width - heap.width) / 2, y: y + height - 0.45 * heap.height };
  const cover = unaskedPart(`${thing.root.id}-heap`, heaps[action]!, { ...corner, ...heap });
  const buried = clusterOf(thing.root, [...sized.parts, cover]);
  const foot = subject.box.y + subject.box.height;
  const grounded = moved(buried, 0, foot - (buried.box.y + buried.box.height));
  const [first] = subject.parts;
  const facing = facingOf(first!) === "left" ? allTurnedRound(subject) : subject;
  const { parts } = beside(facing, grounded);
  // The paws are before its edge.
  const near = parts.map((part) =>
    subject.parts.some(({ mention }) => mention.id === part.mention.id)
      ? part
      : { ...part, box: { ...part.box, x: part.box.x - 0.2 * heap.width } },
  );
  return clusterOf(subject.root, near);
}
