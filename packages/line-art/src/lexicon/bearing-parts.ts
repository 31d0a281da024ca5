/** Parts on which something is borne, as they are called, and whose parts they are. */
import type { BearingPart, SubjectId } from "../types.ts";
import { hasFace } from "./living.ts";
import { subjectById } from "./subjects.ts";

interface Row {
  at: BearingPart;
  en: string;
  zh: string;
  of: (subject: SubjectId) => boolean;
}

const isOf = (names: RegExp) => (subject: SubjectId) => names.test(subject);
const isPerson = (subject: SubjectId) =>
  subjectById(subject).kind === "person" ||
  isOf(/^(?:mermaid|fairy|elf|angel|scarecrow)$/)(subject);
const isVehicle = (subject: SubjectId) => subjectById(subject).kind === "vehicle";

export const bearingParts: readonly Row[] = [
  {
    at: "hair",
    en: "hair|braids?|curls|mane",
    zh: "长?头发丝?|发间|发辫|辫子|鬃毛",
    of: (subject) => isPerson(subject) || /horse|unicorn|pony|lion/.test(subject),
  },
  {
    at: "antlers",
    en: "antlers?|horns?",
    zh: "犄?角|鹿角",
    of: isOf(/deer|moose|elk|qilin/),
  },
  {
    at: "spines",
    en: "spines?|spikes?|prickles|quills|needles|back",
    zh: "(?:背上|身上|后背)的?尖?刺|尖?刺|背|后背",
    of: isOf(/^(?:hedgehog|porcupine)$/),
  },
  { at: "forehead", en: "foreheads?", zh: "额头|脑门", of: hasFace },
  {
    at: "chest",
    en: "chests?|t-?shirts?|shirts?|jersey|sweater|front of (?:his|her|the) (?:shirt|suit)",
    zh: "胸前|胸口|胸|上衣|T恤",
    of: hasFace,
  },
  { at: "skirt", en: "dress|skirt|gown|robe", zh: "裙子|裙摆|长裙|袍子", of: isPerson },
  { at: "claw", en: "claws?|talons?", zh: "龙?爪子?", of: isOf(/dragon|eagle|hawk|phoenix/) },
  {
    at: "roof-rack",
    en: "roof(?: rack)?|top",
    zh: "车?顶",
    of: (subject) => isVehicle(subject) && !/boat|ship|plane|rocket|bicycle/.test(subject),
  },
  {
    at: "basket",
    en: "(?:front |bike |bicycle |wicker )?basket",
    zh: "车?(?:前面?的?)?(?:篮子?|筐)",
    of: isOf(/^(?:bicycle|penny-farthing|tricycle|motor-scooter)$/),
  },
  {
    at: "smoke-stack",
    en: "smoke ?stack|chimney|funnel",
    zh: "烟囱",
    of: isOf(/^(?:steam-train|locomotive|passenger-ship|house|cottage)$/),
  },
  {
    at: "window",
    en: "windows?|portholes?",
    zh: "车窗|舷窗|窗户|窗口|窗",
    of: (subject) => isVehicle(subject),
  },
];

/** Where doors and windows are let into a thing that is no house, and what lies on every back. */
export function fixedAt(thing: SubjectId, host: SubjectId): BearingPart | undefined {
  if (thing === "pack-load") return subjectById(host).kind === "animal" ? "back" : undefined;
  if (!isLetIn(thing)) return undefined;
  if (/^(?:deciduous-tree|old-tree|evergreen-tree|mushroom|pumpkin)$/.test(host)) return "trunk";
  return host === "robot" ? "belly" : undefined;
}

export const isLetIn = isOf(/^(?:door|window|house-window|little-door|round-window)$/);
