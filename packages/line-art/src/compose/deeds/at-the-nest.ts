/** A bird at its nest sits on the same branch, its beak towards those who are in it. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import { unaskedPart } from "../brief/unasked.ts";
import { anchorsOf } from "../groups/anchors.ts";
import { type Cluster, clusterOf, facingOf, type Part } from "../groups/cluster.ts";

const isNest = /^(nest-with-chicks|nest-with-eggs|empty-nest)$/;

/** As high as its nest, whose rim is at its breast. */
const [height, down] = [0.8, 0.02];

/** Undefined where no bird is at a nest. */
export function atTheNest(subject: Cluster, whole: Cluster): Cluster | undefined {
  const [bird, ...more] = subject.parts;
  const nest = whole.parts.find(({ mention }) => isNest.test(mention.subject));
  if (!bird || !nest || more.length > 0 || whole.parts.length > 1) return undefined;
  const isAtHome = bird.artwork.set !== "figure" && isUsedAs("nester", bird.mention.subject);
  if (!isAtHome) return undefined;
  const { x, y, width } = nest.box;
  const scale = (height * nest.box.height) / bird.box.height;
  const size = { width: scale * bird.box.width, height: scale * bird.box.height };
  const foot = y + (1 - down) * nest.box.height;
  const box = { ...size, x: x - 0.94 * size.width, y: foot - size.height };
  const perched = {
    ...bird,
    box,
    mirrored: facingOf(bird) === "left" ? !bird.mirrored : bird.mirrored,
  };
  const branch = branchUnder(box.x, x + width, foot);
  return clusterOf(subject.root, [branch, nest, perched]);
}

function branchUnder(left: number, right: number, foot: number): Part {
  const { artwork } = subjectById("tree-branch");
  const source = loadArtwork(artwork).box;
  const width = 1.16 * (right - left);
  const high = (width * source.height) / source.width;
  const y = foot - anchorsOf("tree-branch", artwork).top * high;
  const box = { x: (left + right) / 2 - width / 2, y, width, height: high };
  return unaskedPart("branch", "tree-branch", box);
}
