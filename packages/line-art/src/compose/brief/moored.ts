/** Boats in a harbor lie in its water, behind those who stand on the quay. */
import { isBoat } from "../../lexicon/boats.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Relation } from "../../types.ts";
import type { Cluster } from "../groups/cluster.ts";

/** Whether somebody is on the quay, and not aboard. */
export function isOnTheQuay({ setting, mentions, relations }: Brief): boolean {
  const isAboard = (id: string) =>
    relations.some(({ from, kind }) => from === id && /^(in|on|riding)$/.test(kind));
  return (
    setting === "harbor" &&
    mentions.some(
      ({ id, subject, action }) =>
        subjectById(subject).kind === "person" && action !== "swimming" && !isAboard(id),
    )
  );
}

/** Who looks at a boat from the quay is not next to it. */
export function atMoorings(brief: Brief): Brief {
  if (!isOnTheQuay(brief)) return brief;
  const boats = brief.mentions.filter(({ subject }) => isBoat(subject)).map(({ id }) => id);
  const isAcrossTheWater = ({ kind, from, to }: Relation) =>
    /^(beside|in-front-of|behind)$/.test(kind) &&
    (boats.includes(from) || to.some((id) => boats.includes(id)));
  return { ...brief, relations: brief.relations.filter((one) => !isAcrossTheWater(one)) };
}

/** Nobody and nothing is in it. */
export function isEmptyBoat({ root, parts }: Cluster): boolean {
  return isBoat(root.subject) && parts.every(({ mention }) => mention.id === root.id);
}
