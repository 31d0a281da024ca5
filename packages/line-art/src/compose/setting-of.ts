import { subjectById } from "../lexicon/subjects.ts";
import type { Brief, DrawOptions, Mention, SettingId, SubjectId } from "../types.ts";
import type { Cluster } from "./cluster.ts";

/** At home elsewhere than in a meadow. */
const homes: Readonly<Record<SubjectId, SettingId>> = {
  toucan: "jungle",
  seagull: "beach",
  heron: "river",
  pelican: "beach",
  vulture: "desert",
  meerkat: "desert",
  lemur: "jungle",
  anteater: "jungle",
  velociraptor: "jungle",
};

/** Where the scene is, if the words do not say: where the hero is at home, or what the theme likes. */
export function settingOf(
  { setting, festival, mentions, relations }: Brief,
  { theme }: DrawOptions,
  hero: Cluster | undefined,
): SettingId {
  const swims = hero?.root.action === "swimming" && !isPooled(hero);
  if (swims && !/^(sea|river|underwater)$/.test(setting ?? "")) return waterFor(hero.root);
  if (setting) return setting;
  if (festival === "christmas") return "snow";
  if (festival === "birthday") return "party";
  if (festival === "dragon-boat") return "river";
  if (mentions.some(({ subject }) => subject.endsWith("birthday-cake"))) return "party";
  const main = hero?.root ?? mentions[0];
  if (!main) return theme === "fantasy" ? "castle" : theme === "nature" ? "forest" : "meadow";
  const { id, kind, habitat } = subjectById(main.subject);
  if (main.action === "surfing") return "beach";
  if (/snow|penguin|sled|polar|igloo/.test(id)) return "snow";
  if (/rocket|astronaut|alien|saucer|satellite|planet|space-station|rover/.test(id)) return "space";
  const moons = mentions.filter(({ subject }) => subject.includes("moon")).map(({ id }) => id);
  const isOnMoon = relations.some(({ kind, to }) => kind === "on" && moons.includes(to[0]!));
  if (isOnMoon) return "space";
  const afloat = (subject: string) =>
    subjectById(subject).kind === "vehicle" && subjectById(subject).habitat === "water";
  if (mentions.some(({ subject }) => subject === "submarine")) return "underwater";
  if (mentions.some(({ subject }) => afloat(subject))) return "sea";
  if (habitat === "water" || id === "mermaid") return "underwater";
  const home = homes[id];
  if (home && !theme) return home;
  if (habitat === "sky" || habitat === "air") return kind === "animal" ? "meadow" : "sky";
  const furniture = relations
    .filter(({ kind }) => kind === "on" || kind === "in")
    .flatMap(({ to }) => mentions.filter((mention) => to.includes(mention.id)));
  const isInside = furniture.some(({ subject }) => subjectById(subject).habitat === "indoor");
  if (mentions.some(({ subject }) => /^(bed|bunk-bed|crib|bathtub)$/.test(subject)))
    return "bedroom";
  const hasFurniture = mentions.some(({ subject }) => subjectById(subject).habitat === "indoor");
  if (isInside || hasFurniture) return "living-room";
  if (kind === "food" || kind === "clothing" || kind === "symbol") return "none";
  if (id.endsWith("carriage")) return "castle";
  if (kind === "vehicle")
    return /bus|taxi|-car$|tow-truck|ambulance|engine|automobile/.test(id) ? "street" : "meadow";
  if (theme === "fantasy") return "castle";
  if (theme === "educational") return "classroom";
  if (theme === "nature" && habitat !== "held") return "forest";
  return habitat === "held" ? "none" : "meadow";
}

function waterFor({ subject }: Mention): SettingId {
  const isDiver = subjectById(subject).habitat === "water" || subject === "mermaid";
  return isDiver ? "underwater" : "river";
}

/** In a pool or a tub that is drawn. */
function isPooled({ parts }: Cluster): boolean {
  return parts.some(({ mention: { subject } }) => /pool|bathtub|aquarium/.test(subject));
}
