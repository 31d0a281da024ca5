/** Whether the picture will show what somebody is said to do. */
import { eyesOf } from "../artwork/close-eyes.ts";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { isByNose } from "../compose/deeds/at-the-nose.ts";
import { isDrawnHanging } from "../compose/deeds/dangling.ts";
import { hides } from "../compose/deeds/games.ts";
import { isHandsOn } from "../compose/deeds/hands-on.ts";
import { propPoses } from "../compose/groups/held.ts";
import { poseName } from "../compose/groups/pose-name.ts";
import { isForHands } from "../compose/groups/upright-animals.ts";
import { hasHeadToDress } from "../figure/heads/animal-heads.ts";
import { signs } from "../lexicon/signs.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { takesTool } from "../lexicon/tools.ts";
import { isUsedAs } from "../lexicon/uses.ts";
import type { Verb } from "../lexicon/verbs.ts";
import type { Mention, Relation } from "../types.ts";
import { isKitchenWork } from "./roles.ts";

export interface Doing {
  /** In the visitor's words. */
  phrase: string;
  verb: Verb;
  by: readonly Mention[];
  /** Things that do so, where it is something only somebody can. */
  things?: readonly Mention[];
}

/** Nothing about most drawings would be otherwise: any other action goes before. */
export const still =
  /^(standing|sitting|cross-legged|kneeling|walking|parading|queueing|following|leading|blowing|pointing|watching|fearing|playing|riding|holding|waving|head-down|grazing|talking)$/;

/** How somebody is down on the ground or a seat, whatever the hands do besides. */
const settled = /^(sitting|cross-legged|kneeling)$/;

/** Who has a child on the back or in the arms keeps it there, wherever they go. */
const laden = /^(piggyback|shouldering|cradling|carrying)$/;

const going = /^(?:running|walking|flying|jumping|swimming)$/;

/** Who dances stays dancing where they hold something, too; who sits does so while playing. */
export function goesOn(own: string | undefined, next: string): boolean {
  if (!own || own === next) return false;
  // "Running off with a mitten in its mouth"
  if (next === "in-mouth") return going.test(own);
  if (laden.test(own) && next !== "sleeping") return !laden.test(next);
  // 牵着白马走到城堡前: whoever leads one walks.
  if (own === "leading" && next === "walking") return true;
  if (!still.test(next)) return false;
  return !still.test(own) || (settled.test(own) && !/^(riding|walking)$/.test(next));
}

export function isSeen(
  doing: Doing,
  doings: readonly Doing[],
  relations: readonly Relation[],
): boolean {
  const { verb, by } = doing;
  const areHolding = by.every(({ id }) =>
    relations.some(({ kind, from }) => kind === "holding" && from === id),
  );
  if (verb.unseen && verb.object === "holding") return by.length > 0 && areHolding;
  if (verb.unseen)
    return (
      isKitchenWork(doing.phrase) &&
      by.every(({ action }) => /^(?:making|icing)$/.test(action ?? ""))
    );
  const later = doings.slice(doings.indexOf(doing) + 1);
  // One whispers, the other listens.
  const doers = verb.action === "whispering" ? by.slice(0, 1) : by;
  return doers.every((one) => {
    const own = relations.filter(({ from }) => from === one.id);
    const isOver = later.some((other) => other.by.includes(one) && excludes(other.verb, verb));
    return !isOver && shows(one, verb, own);
  });
}

/** One cannot be seen to do both. */
function excludes({ action = "" }: Verb, { action: before = "" }: Verb): boolean {
  // 叼着手套跑: what is in the mouth stays there.
  if (action === "in-mouth" || before === "in-mouth") return false;
  return (
    action !== "" &&
    before !== "" &&
    action !== before &&
    !still.test(action) &&
    !still.test(before)
  );
}

function shows(
  mention: Mention,
  { action, object, prop }: Verb,
  relations: readonly Relation[],
): boolean {
  const { subject } = mention;
  if (!action)
    return !/^(in|on|under)$/.test(object ?? "") || relations.some(({ kind }) => kind === object);
  const has = (kinds: RegExp) => relations.some(({ kind }) => kinds.test(kind));
  // A parcel that is brought, whoever gets it.
  // A machine has the corn before it.
  if (action === "harvesting" && has(/^beside$/)) return true;
  if (action === "giving" && has(/^holding$/)) return true;
  if (/^(?:making|icing)$/.test(action) && has(/^beside$/)) return true;
  if (action === "eating" && has(/^on$/)) return true;
  if (
    /^(browsing|burying|lighting|tugging|pinching)$/.test(action) ||
    isHandsOn(action) ||
    isByNose(action)
  )
    return has(/^beside$/);
  if (action === "flying" && has(/^(riding|in|on)$/)) return true;
  if (action === "hiding" && has(hides)) return true;
  if (action === "upside-down" && isDrawnHanging(subject)) return true;
  // Under a tree without a bed.
  if (/^(?:sleeping|lying)$/.test(action) && has(/^under$/)) return true;
  // Those without a drawing for it sit or sleep.
  if (action === "lying-flat" || action === "wading") return true;
  if ((takesTool(action) || /^(in-mouth|throwing|catching)$/.test(action)) && has(/^holding$/))
    return true;
  // A horse before its wagon pulls it.
  if (action === "pulling" && has(/^beside$/)) return true;
  // What cannot be looked into is looked at.
  if (mention.action === "watching" && action === "reading") return true;
  const { artwork, doing } = subjectById(subject);
  if (doing?.[action]) return true;
  // Skis are part of the pose.
  const isInPose = object === "riding" && prop !== undefined && propPoses[action] === prop;
  if (/^(making-music|decorating|eagle-and-chicks|drop-the-handkerchief)$/.test(action))
    return true;
  if (artwork.set === "figure" || (hasHeadToDress(subject) && isForHands(action)))
    return (
      isInPose || still.test(action) || poseName({ action, subject }, relations).includes(action)
    );
  if (action === "crawling" && isUsedAs("crawler", subject)) return true;
  // Who swims is put into water.
  if (still.test(action) || signs[action] || action === "swimming") return true;
  // A meal is on the table.
  if (action === "eating-meal") return true;
  // With the thing it is done with, or on the one it is done on; food may stand before who eats it.
  const isWith = ({ kind }: Relation) =>
    kind === object
      ? kind !== "beside" || prop !== undefined
      : action === "eating" && kind === "beside";
  if (relations.some(isWith)) return true;
  return action === "crying" && eyesOf(loadArtwork(artwork).shapes).length > 0;
}
