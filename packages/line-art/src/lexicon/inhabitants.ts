/** Who lives in a place, and is looked for where nothing but the place is asked for. */
import type { SettingId, SubjectId } from "../types.ts";

const lists: Partial<Record<SettingId, string>> = {
  underwater: "clownfish turtle octopus",
  jungle: "monkey parrot",
  forest: "deer rabbit",
  farm: "cow pig",
  desert: "camel",
  river: "duck frog lotus",
  sea: "dolphin",
  "bamboo-grove": "panda",
  "ice-floe": "penguin seal",
  zoo: "giraffe elephant lion",
  savanna: "lion elephant giraffe",
  pond: "duck frog lotus",
  stable: "horse",
};

export function inhabitantsOf(setting: SettingId): readonly SubjectId[] {
  return lists[setting]?.split(" ") ?? [];
}
