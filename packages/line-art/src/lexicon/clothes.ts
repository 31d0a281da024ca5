/** Where what is worn sits, and on whom: what fits nobody in the picture is not drawn. */
import { eyesOf } from "../artwork/close-eyes.ts";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { canBeDisguise } from "../figure/disguise.ts";
import { hasHeadToDress } from "../figure/heads/animal-heads.ts";
import { wardrobe } from "../figure/wardrobe.ts";
import type { SubjectId } from "../types.ts";
import { hasFace } from "./living.ts";
import { subjectById } from "./subjects.ts";

export type WornOn = "head" | "eyes" | "ear" | "neck" | "back" | "tail" | "strings";

const places: Readonly<Record<Exclude<WornOn, "head" | "tail">, RegExp>> = {
  eyes: /^(glasses|sunglasses|goggles|diving-mask|opera-mask|venetian-mask)$/,
  ear: /^hearing-aid$/,
  strings: /^lifting-balloons$/,
  neck: /^(scarf|bow-tie|necklace|necktie|cone-collar)$/,
  back: /^(cape|backpack|(angel|fairy)-wings|cello|double-bass|guitar|violin|erhu|pipa|accordion|drum)$/,
};
const forTheHead =
  /hat$|(^|-)(crown|unicorn-horn|cap|helmet|beret|beanie|fez|turban|sombrero|tiara|ribbon)$|^(flower|sunflower|rose|daisy|tulip|cherry-blossom|hibiscus)$/;

/** Where a thing is worn on a body that our clothes are not cut for. */
export function wornOn(thing: SubjectId): WornOn | undefined {
  for (const place of ["eyes", "ear", "neck", "back", "strings"] as const)
    if (places[place].test(thing)) return place;
  return forTheHead.test(thing) ? "head" : undefined;
}

/** Who has no feet wears a sock on the end of the tail: where that is, in shares of the tight box. */
export const tailEnds: Readonly<Record<SubjectId, { x: number; y: number; width: number }>> = {
  snake: { x: 0.93, y: 0.6, width: 0.26 },
};

/** Where long necks are, and how wide: shares of the tight box. */
export const necks: Readonly<Record<SubjectId, { x: number; y: number; width: number }>> = {
  giraffe: { x: 0.37, y: 0.38, width: 0.32 },
  horse: { x: 0.38, y: 0.56, width: 0.36 },
  ostrich: { x: 0.31, y: 0.34, width: 0.2 },
  swan: { x: 0.3, y: 0.5, width: 0.22 },
  "polar-bear": { x: 0.33, y: 0.5, width: 0.36 },
};

/** Of who is seen from the side we do not know where the neck is; of who stands upright we do. */
export function isWornUpright(who: SubjectId, thing: SubjectId): boolean {
  if (wornOn(thing) !== "neck" || !hasHeadToDress(who) || necks[who]) return false;
  return eyesOf(loadArtwork(subjectById(who).artwork).shapes).length !== 2;
}

/** Does it show on the drawing of who is said to wear it? */
export function canWear(who: SubjectId, thing: SubjectId): boolean {
  const { artwork, headOnly } = subjectById(who);
  if (thing === "socks" && tailEnds[who]) return true;
  const isRole = subjectById(thing).kind === "person";
  if (subjectById(who).kind === "person" && canBeDisguise(thing)) return artwork.set === "figure";
  if (hasHeadToDress(who) && (isRole || wardrobe[thing] !== undefined)) return true;
  if (who === "snowman")
    return /^(scarf|top-hat|womans-hat)$/.test(thing) || /head|eyes/.test(wornOn(thing) ?? "");
  const place = wornOn(thing);
  if (artwork.set === "figure") return place !== undefined || wardrobe[thing] !== undefined;
  if (place === "head" || place === "strings") return true;
  const eyes = hasFace(who) ? eyesOf(loadArtwork(artwork).shapes).length : 0;
  if (place === "ear") return hasHeadToDress(who);
  if (place === "eyes") return !hasFace(who) || eyes > 0;
  // Of who looks at us we know where the neck is.
  if (place === "neck") return eyes === 2 || hasHeadToDress(who) || necks[who] !== undefined;
  return place === "back" && hasFace(who) && !headOnly;
}
