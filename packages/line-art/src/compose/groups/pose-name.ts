import { isPose, type PoseName } from "../../figure/poses/poses.ts";
import { isArmed } from "../../lexicon/tools.ts";
import type { Mention, Relation, SettingId } from "../../types.ts";
import { hides } from "../deeds/games.ts";

const doneByArms =
  /reading|singing|playing-|plucking|waving|hands-on-hips|crossing-arms|knitting|writing|juggling|holding|carrying|embracing|cradling|lifting|covering|brushing-teeth|brushing-hair|painting|blowing-bubbles|photographing|pointing|watching|eating|drinking|licking|petting|feeding|hugging/;

/** In which pose somebody is drawn; not always what the words say they do. */
export function poseName(
  { action, subject }: Pick<Mention, "action" | "subject">,
  relations: readonly Relation[],
  setting?: SettingId,
): PoseName {
  const has = (kind: Relation["kind"]) => relations.some((relation) => relation.kind === kind);
  // Her tail is no use for most of it, her arms are.
  if (subject === "mermaid" && !doneByArms.test(action ?? "")) {
    if (has("holding")) return "holding";
    return has("on") ? "seated" : "standing";
  }
  if (action === "parading" || action === "following") return "walking";
  if (subject === "snowboarder" && /^(standing|riding|skiing)$/.test(action ?? "standing"))
    return "snowboarding";
  if (action === "feeding" && has("holding")) return "holding";
  // Nobody's hair but one's own.
  if (action === "braiding" && !has("beside")) return has("holding") ? "holding" : "standing";
  if (action === "massaging" && !has("beside")) return "petting";
  if (action === "harvesting") return "planting";
  if (action === "throwing-out") return "hurling";
  if (has("riding")) {
    if (action === "reading") return "seated-reading";
    return action === "sliding" ? action : "riding";
  }
  // The scene has a hiding place.
  if (action === "hiding" && relations.some(({ kind }) => hides.test(kind))) return "kneeling";
  // There is no bed under a tree or on the grass.
  const isOutdoors = /^(meadow|forest|beach|park|garden|farm|mountains|jungle)$/.test(
    setting ?? "",
  );
  if (action === "sleeping" && (has("under") || isOutdoors) && !has("on") && !has("in"))
    return "lying";
  // What the scene gives to sit on replaces the stool that a pose brings along.
  if (has("on") || has("in")) {
    if (action === "reading") return "seated-reading";
    if (action === "fishing") return "seated-fishing";
    if (action === "knitting") return "seated-knitting";
    if (/^(cradling|embracing|carrying)$/.test(action ?? "")) return "seated-cradling";
    if (action === "crying") return "seated-crying";
    if (action === "brushing-hair") return "seated-brushing-hair";
    if (action === "drinking" || action === "licking") return `seated-${action}`;
    if (action === "eating" && has("holding")) return "seated-eating";
    // Santa flies in his sleigh, a girl on a paper plane.
    if (action === "flying") return "seated";
    if (action === "sitting" || ((!action || action === "playing") && has("in"))) return "seated";
  }
  const isAtTable = /^(classroom|kitchen|library|restaurant)$/.test(setting ?? "");
  if (isAtTable && action === "sitting") return "on-a-stool";
  if (isAtTable && action === "reading") return "reading-on-a-stool";
  // Nobody and nothing to look at but us.
  if (action === "sitting" && !has("beside") && !has("around") && !has("holding"))
    return "cross-legged";
  if (action === "eating" && !has("holding")) return "eating-snack";
  if (action === "throwing" && setting === "snow" && !has("holding")) return "throwing-a-snowball";
  if (action && isArmed(action) && has("holding")) return "holding";
  if (action && isPose(action)) return action;
  return has("holding") ? "holding" : "standing";
}
