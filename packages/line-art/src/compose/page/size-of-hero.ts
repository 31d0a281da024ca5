/** How large those may be whom the description speaks of, and whether in one row or two. */
import { isAlive } from "../../lexicon/living.ts";
import { isTree } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, SceneItem } from "../../types.ts";
import { isLaidTable } from "../deeds/at-table.ts";
import type { Cluster } from "../groups/cluster.ts";
import { placesOn } from "../groups/places-on-big-things.ts";
import { closeUp } from "./close-up.ts";
import { hasFestiveBackdrop } from "./festive-things.ts";
import { inDepth } from "./in-depth.ts";
import type { Stage } from "./stage.ts";

/** Who is all there is in a place that is named leaves it room to be seen; small glasses and rods would suffer. */
export function isAloneIn(brief: Brief, { root, rear, parts, box }: Cluster): boolean {
  const { setting } = brief;
  const isOne = parts.filter(({ mention }) => isAlive(mention.subject)).length === 1;
  const isNarrow = box.width < 1.4 * box.height && !rear;
  // What is done at a table or under a tree is small work: it has to be seen, and they tell of their place.
  const isAtWork =
    root.action === "fishing" ||
    parts.some((part) => isLaidTable(part) || isTree(part.mention.subject));
  const isSomewhere = setting !== undefined ? setting !== "blank" : hasFestiveBackdrop(brief);
  return isSomewhere && isOne && isNarrow && !isAtWork;
}

/** In two rows where one would be small; who is left of whom stays there, and hands at their work. */
export function staggered(
  hero: Cluster,
  { relations, mentions }: Brief,
  pageRatio: number,
): Cluster {
  // On a big thing everybody has a place.
  if (placesOn[hero.root.subject]) return hero;
  const isInOrder = relations.some(({ kind }) => /^(left-of|right-of)$/.test(kind));
  // The longest train is one line.
  const isALine = mentions.some(
    ({ subject, action }) =>
      /^(parading|queueing|following)$/.test(action ?? "") || isUsedAs("coupled", subject),
  );
  const isAtWork = hero.parts.some(({ mention }) => mention.id !== hero.root.id);
  const isInTouch = isAtWork && inTouch.test(hero.root.action ?? "");
  return isInOrder || isALine || isInTouch ? hero : closeUp(inDepth(hero, pageRatio), pageRatio);
}

/** How much of the page's height the hero may take: letters above, or lanterns and balloons, rain and stars, take theirs. */
export function heroShare(
  { festival, weather, season, night }: Brief,
  letters: readonly SceneItem[],
  stage: Stage,
  most: number,
): number {
  // Lanterns and balloons find room between the heads of a company.
  const above = most > 0.74 ? 0.06 : 0.14;
  const sky = weather !== "clear" ? 0.1 : night || season ? 0.06 : 0;
  if (letters.length === 0) return most - (festival ? above : sky);
  const below = Math.max(...letters.map(({ box }) => box.y + box.height)) + 0.02 * stage.height;
  return Math.min(0.4, (stage.groundY - below) / stage.height);
}

/** Who does this is next to what it is done to. */
const inTouch =
  /^(making|planting|fixing|scrubbing|digging|pushing|pulling|feeding|petting|picking|spraying|gardening|breathing-fire|licking|sniffing|nuzzling|burying|unearthing|diving|hurling|tugging|pinching|shooting-hoops)$/;
