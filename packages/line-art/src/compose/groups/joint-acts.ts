/** What several do with each other: each knows where the others' hands are. */
import { figureAnchors } from "../../figure/anchors.ts";
import { parseFigureName } from "../../figure/figure.ts";
import type { PoseName } from "../../figure/poses/poses.ts";
import { dropTheHandkerchief, eagleAndChicks } from "../deeds/ring-games.ts";
import { tugOfWar } from "../deeds/tug-of-war.ts";
import { atFoot, type Cluster, clusterOf, type Part, pointOn } from "./cluster.ts";
import { reposed } from "./repose.ts";

export const jointActs: Readonly<Record<string, (people: Cluster) => Cluster>> = {
  "hand-in-hand": handInHand,
  "tug-of-war": tugOfWar,
  "high-five": handToHand({ alike: "high-five" }),
  waltzing: handToHand({ alike: "waltzing", taller: "waltzing-down", smaller: "waltzing-up" }),
  talking: faceToFace,
  braiding,
  massaging,
  "eagle-and-chicks": eagleAndChicks,
  "drop-the-handkerchief": dropTheHandkerchief,
};

/** Several who were put side by side, whoever each of them is; the others as they are. */
export function joinedHands(row: Cluster): Cluster {
  const areJoined = row.parts.every(({ mention }) => mention.action === "hand-in-hand");
  return areJoined ? handInHand(row) : row;
}

/** People in a row, each hand in a neighbour's. */
function handInHand(people: Cluster): Cluster {
  const fromLeft = people.parts.toSorted((a, b) => a.box.x - b.box.x);
  // Who has a child in the arms has no hand free.
  const isTaken = ({ artwork }: Part) => artwork.set !== "figure" || artwork.variant === "front";
  if (fromLeft.length < 2 || fromLeft.some(isTaken)) return people;
  const isTall = ({ artwork }: Part) => parseFigureName(artwork.name).skeleton.neck.y < -30;
  const inOrder = betweenTheOthers(fromLeft, isTall);
  const chain: Part[] = [];
  for (const [place, part] of inOrder.entries()) {
    const beside = [inOrder[place - 1], inOrder[place + 1]].filter((one) => one !== undefined);
    const isMixed = beside.some((one) => isTall(one) !== isTall(part));
    const pose: PoseName = !isMixed
      ? "hand-in-hand"
      : isTall(part)
        ? "hand-in-hand-down"
        : "hand-in-hand-up";
    const one = { ...reposed(part, pose), mirrored: false };
    const before = chain.at(-1);
    const held = before && pointOn(before, figureAnchors(before.artwork).hand);
    const x = held ? held.x - figureAnchors(one.artwork).nearHand.x * one.box.width : one.box.x;
    chain.push({ ...one, box: { ...one.box, x, y: -one.box.height } });
  }
  return clusterOf(people.root, chain);
}

/** A mother has one of her twins at either hand, and a child its parents. */
function betweenTheOthers(parts: Part[], isTall: (part: Part) => boolean): Part[] {
  const lone = [parts.filter(isTall), parts.filter((part) => !isTall(part))].find(
    ({ length }) => length === 1,
  );
  if (!lone || parts.length < 3) return parts;
  return parts
    .filter((part) => part !== lone[0])
    .toSpliced(Math.floor(parts.length / 2), 0, ...lone);
}

/** Neither more nor fewer than two, who have hands. */
const twoFigures = ({ parts }: Cluster): [Part, Part] | undefined =>
  parts.length === 2 && parts.every(({ artwork }) => artwork.set === "figure")
    ? (parts as [Part, Part])
    : undefined;

/** Two, one hand of each meeting the other's; of more, each by itself. */
function handToHand({
  alike,
  taller = alike,
  smaller = alike,
}: Partial<Record<"taller" | "smaller", PoseName>> & { alike: PoseName }) {
  return (people: Cluster): Cluster => {
    const pair = twoFigures(people)?.toSorted((a, b) => a.box.x - b.box.x);
    if (!pair) return people;
    const [left, right] = pair as [Part, Part];
    const poseOf = (one: Part, other: Part) =>
      one.box.height > 1.1 * other.box.height
        ? taller
        : other.box.height > 1.1 * one.box.height
          ? smaller
          : alike;
    const one = atFoot({ ...reposed(left, poseOf(left, right)), mirrored: false });
    const other = atFoot({ ...reposed(right, poseOf(right, left)), mirrored: true });
    const met =
      pointOn(one, figureAnchors(one.artwork).hand).x -
      pointOn(other, figureAnchors(other.artwork).hand).x;
    return clusterOf(people.root, [one, { ...other, box: { ...other.box, x: other.box.x + met } }]);
  };
}

/** Who talk look at each other, whoever of them is heard. */
function faceToFace(people: Cluster): Cluster {
  const pair = twoFigures(people)?.toSorted((a, b) => a.box.x - b.box.x);
  if (!pair) return people;
  return clusterOf(
    people.root,
    pair.map((part, place) => ({ ...part, mirrored: place > 0 })),
  );
}

/** 捶背: one sits, whoever does it stands behind, both hands at the back. */
function massaging(people: Cluster): Cluster {
  const pair = twoFigures(people);
  if (!pair) return people;
  const [one, other] = pair;
  const [doer, guest] = one.mention.action === "massaging" ? [one, other] : [other, one];
  const sitter = atFoot({ ...reposed(guest, "on-a-stool"), mirrored: false });
  const behind = atFoot({ ...reposed(doer, "massaging"), mirrored: false });
  const back = pointOn(sitter, figureAnchors(sitter.artwork).back);
  const hand = pointOn(behind, figureAnchors(behind.artwork).nearHand);
  const x = sitter.box.x + hand.x - back.x;
  return clusterOf(people.root, [{ ...sitter, box: { ...sitter.box, x } }, behind]);
}

/** One sits, the other behind has both hands at the hair. */
function braiding(people: Cluster): Cluster {
  const pair = twoFigures(people)?.toSorted((a, b) => b.box.height - a.box.height);
  if (!pair) return people;
  const [one, other] = pair as [Part, Part];
  const sitter = { ...reposed(other, "on-a-stool"), mirrored: false };
  const hairdresser = { ...reposed(one, "braiding"), mirrored: false };
  const hand = pointOn(hairdresser, figureAnchors(hairdresser.artwork).hand);
  const { head, crown } = figureAnchors(sitter.artwork);
  const half = (head.y - crown.y) * sitter.box.height;
  const x = hand.x + 0.8 * half - head.x * sitter.box.width;
  const placed = { ...sitter, box: { ...sitter.box, x, y: -sitter.box.height } };
  return clusterOf(people.root, [atFoot(hairdresser), placed]);
}
