/** Animals stand upright in people's clothes, and for what takes hands. */
import { hasHeadToDress } from "../../figure/heads/animal-heads.ts";
import { wardrobe } from "../../figure/wardrobe.ts";
import { isWornUpright, wornOn } from "../../lexicon/clothes.ts";
import { isAlive } from "../../lexicon/living.ts";
import { isTree, subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Subject, SubjectId } from "../../types.ts";
import { isDoneSitting, isHandsOn, isTreatment } from "../deeds/hands-on.ts";
import { isFrontal } from "../deeds/on-the-back.ts";
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
  // On a roof one sits as one is.
  const own = relations.filter(({ from, at }) => from === animal.id && at !== "roof");
  const thingsOf = (kinds: RegExp) => {
    const ids = own.filter(({ kind }) => kinds.test(kind)).flatMap(({ to }) => to);
    return mentions.filter(({ id }) => ids.includes(id)).map(({ subject }) => subject);
  };
  const worn = thingsOf(/^(wearing|in)$/);
  if (isSeenTo(animal, { mentions, relations })) return `${animal.subject}:boy`;
  const bearsOne = ({ subject, action }: Mention) => action === "piggyback" && isFrontal(subject);
  const bearer = relations.find(({ kind, to }) => kind === "holding" && to[0] === animal.id)?.from;
  const isBorne = mentions.some((one) => one.id === bearer && bearsOne(one));
  if (isBorne || bearsOne(animal)) return `${animal.subject}:boy`;
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

/** Up to this many metres they are treated on a table; a bear sits down like anybody else, a horse does not. */
const large = 0.9;

/** Whoever is upright sees to others who are; at the hairdresser's and the dentist's all of them sit. */
function isSeenTo(
  { id, subject }: Mention,
  { mentions, relations }: Pick<Brief, "mentions" | "relations">,
) {
  return relations.some(({ kind, from, to }) => {
    const doer = mentions.find((one) => one.id === from);
    if (kind !== "beside" || to[0] !== id || !doer || !isHandsOn(doer.action)) return false;
    const isAnimal = !isRole(subjectById(doer.subject));
    const isLarge = subjectById(subject).height > large && !isUsedAs("led", subject);
    return (
      isDoneSitting(doer.action) ||
      (isAnimal && doer.action !== "feeding") ||
      (isLarge && isTreatment(doer.action))
    );
  });
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
  if (/^(holding|carrying|cradling|embracing|lifting)$/.test(action ?? "")) return held.length > 0;
  // The others dig with their paws.
  if (action === "digging") return isUsedAs("dangler", animal);
  // Horses draw carts as they do.
  if (action === "pulling" && isUsedAs("draught", animal)) return false;
  if (subjectById(animal).doing?.[action ?? ""]) return false;
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
    "blowing waving hands-on-hips crossing-arms begging diving lighting dunking dangling spying upside-down reading fishing dancing throwing kicking playing-guitar playing-drum playing-piano " +
    "plucking playing-violin playing-cello playing-erhu playing-harp playing-flute playing-horn playing-recorder playing-strings " +
    "painting cooking grilling skating roller-skating flying-kite gardening pointing singing juggling jumping-rope skiing " +
    "surfing snowboarding blowing-bubbles kung-fu tai-chi cheering handstand cartwheel photographing phoning netting sweeping mopping raking vacuuming ironing wrapping-a-gift cutting-paper sewing typing archery hanging-up grinding-ink spinning-a-diabolo carrying-together shovelling " +
    "washing washing-hands washing-dishes calligraphy stirring knocking scrubbing brushing-teeth brushing-hair knitting writing pushing pulling tug-of-war feeding picking " +
    "praying making planting decorating fixing greeting roasting meditating hugging high-five waltzing " +
    "splashing bouncing-a-ball floating kneading icing breaking-a-board stretching yawning sneezing laughing-aloud falling horse-stance covering-face covering-mouth covering-ears hand-in-hand massaging counting sliding eating-meal cross-legged conducting clapping " +
    "hurling throwing-out catching tossing-up shooting-hoops tugging touching-belly listening-at-belly clasping-leg comforting injecting bandaging plastering examining examining-teeth cutting-hair combing spooning dressing teaching giving whispering tickling shearing milking tying-shoes painting-a-face carving pouring pouring-from-a-jug"
  ).split(" "),
);
