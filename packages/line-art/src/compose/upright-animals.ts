/** Animals stand upright in people's clothes, and for what takes hands. */
import { hasHeadToDress } from "../figure/animal-heads.ts";
import { wardrobe } from "../figure/wardrobe.ts";
import { isWornUpright, wornOn } from "../lexicon/clothes.ts";
import { isAlive } from "../lexicon/living.ts";
import { isTree, subjectById } from "../lexicon/subjects.ts";
import { isUsedAs } from "../lexicon/uses.ts";
import type { Brief, Mention, Subject, SubjectId } from "../types.ts";
import { opened } from "./anchors.ts";

export function stoodUpright(brief: Brief): Brief {
  return {
    ...brief,
    mentions: brief.mentions.map((one) => {
      const body = bodyOf(one, brief);
      return body ? { ...one, body } : one;
    }),
  };
}

/** Is it drawn as a figure in a pose? */
export function isFigure({ subject, body }: Mention): boolean {
  return body !== undefined || isRole(subjectById(subject));
}

const isRole = ({ artwork }: Subject) => artwork.set === "figure";

function bodyOf(animal: Mention, { mentions, relations }: Brief): string | undefined {
  if (!hasHeadToDress(animal.subject)) return undefined;
  const own = relations.filter(({ from }) => from === animal.id);
  const thingsOf = (kinds: RegExp) => {
    const ids = own.filter(({ kind }) => kinds.test(kind)).flatMap(({ to }) => to);
    return mentions.filter(({ id }) => ids.includes(id)).map(({ subject }) => subject);
  };
  const worn = thingsOf(/^(wearing|in)$/);
  const isLap = relations.some(({ at, to }) => at === "lap" && to[0] === animal.id);
  if (isLap) return `${animal.subject}:boy`;
  const role = worn.map(subjectById).find((one) => one.kind === "person" && isRole(one));
  if (role) return `${animal.subject}:${role.artwork.name.split("/")[0]}`;
  const shared = own.filter(({ kind }) => kind === "beside").map(({ to }) => to[0]);
  const sharers = relations.filter(({ kind, to }) => kind === "beside" && shared.includes(to[0]));
  const areAllAnimals =
    sharers.length > 1 &&
    sharers.every(({ from }) =>
      mentions.some(({ id, subject }) => id === from && hasHeadToDress(subject)),
    );
  const isDressed = worn.some((thing) => isCut(thing) || isWornUpright(animal.subject, thing));
  return isDressed || takesHands(animal, thingsOf, areAllAnimals)
    ? `${animal.subject}:boy`
    : undefined;
}

/** Hats, scarves and glasses go on it as it is. */
const isCut = (thing: SubjectId) => wardrobe[thing] !== undefined && wornOn(thing) === undefined;

/**
 * @param thingsOf what it is in such relations to
 * @param areAllAnimals those who have a thing between them
 */
function takesHands(
  { subject: animal, action }: Mention,
  thingsOf: (kinds: RegExp) => SubjectId[],
  areAllAnimals: boolean,
): boolean {
  const held = thingsOf(/^holding$/);
  if (action === "holding" && areAllAnimals) return true;
  if (/^(holding|cradling|lifting)$/.test(action ?? "")) return held.length > 0;
  // Horses draw carts as they do.
  if (action === "pulling" && isUsedAs("led", animal)) return false;
  if (isForHands(action)) return !(flits.has(animal) && /^(singing|dancing)$/.test(action ?? ""));
  // On all fours one is not seen over a rail.
  if (thingsOf(/^(in|on|riding)$/).some((one) => isUsedAs("railed", opened[one] ?? one)))
    return true;
  if (thingsOf(/^on$/).some((one) => isUsedAs("treatment-chair", one))) return true;
  // By the rungs.
  const isClimbed = (thing: SubjectId) =>
    thing === "ladder" || (isTree(thing) && isUsedAs("dangler", animal));
  if (action === "climbing" && thingsOf(/^(on|in|beside)$/).some(isClimbed)) return true;
  const isSeat = (mount: SubjectId) => !isAlive(mount) || subjectById(mount).facing !== "front";
  if (thingsOf(/^riding$/).some(isSeat)) return true;
  // On all fours nobody jumps on a bed.
  if (action === "jumping") return thingsOf(/^on$/).some((one) => isUsedAs("springy", one));
  if (action === "sitting")
    return thingsOf(/^(beside|around)$/).some((one) => isUsedAs("sat-at", one));
  return action === "eating" && held.some((one) => subjectById(one).kind === "food");
}

/** Does nobody do so on all fours? */
export const isForHands = (action: string | undefined) => deeds.has(action ?? "");

/** They sing on a branch and dance in the air as they are. */
const flits: ReadonlySet<SubjectId> = new Set([
  "bird",
  "bee",
  "butterfly",
  "ladybug",
  "bat",
  "eagle",
]);

const deeds: ReadonlySet<string> = new Set(
  (
    "waving dangling spying upside-down reading fishing dancing throwing kicking playing-guitar playing-drum playing-piano " +
    "playing-violin playing-cello playing-erhu playing-harp playing-flute playing-horn playing-recorder playing-strings " +
    "painting cooking grilling skating roller-skating flying-kite gardening pointing singing juggling jumping-rope skiing " +
    "surfing snowboarding blowing-bubbles kung-fu cheering handstand cartwheel photographing phoning netting sweeping " +
    "washing washing-hands washing-dishes calligraphy stirring knocking scrubbing brushing-teeth knitting writing pushing pulling tug-of-war feeding picking " +
    "praying making planting decorating fixing greeting roasting meditating hugging high-five " +
    "hand-in-hand massaging counting sliding eating-meal cross-legged"
  ).split(" "),
);
