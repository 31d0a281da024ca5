/** Animals whose clothes are cut for people stand upright in them. */
import { hasHeadToDress } from "../figure/animal-heads.ts";
import { wardrobe } from "../figure/wardrobe.ts";
import { wornOn } from "../lexicon/clothes.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { SubjectId } from "../types.ts";

/** Of what figure it has the body, as "dog:pirate"; hats, scarves and glasses go on it as it is. */
export function bodyOfDressed(animal: SubjectId, worn: readonly SubjectId[]): string | undefined {
  if (!hasHeadToDress(animal)) return undefined;
  const role = worn
    .map(subjectById)
    .find(({ kind, artwork }) => kind === "person" && artwork.set === "figure");
  if (role) return `${animal}:${role.artwork.name.split("/")[0]}`;
  const isCut = (thing: SubjectId) => wardrobe[thing] !== undefined && wornOn(thing) === undefined;
  return worn.some(isCut) ? `${animal}:boy` : undefined;
}
