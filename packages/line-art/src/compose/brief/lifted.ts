/** What balloons are tied to is up in the sky with them. */
import type { Brief } from "../../types.ts";

export function lifted(brief: Brief): Brief {
  const { mentions, relations } = brief;
  const balloons = mentions.find(({ subject }) => subject === "lifting-balloons");
  const tied = relations.find(({ kind, to }) => kind === "wearing" && to[0] === balloons?.id);
  if (!tied) return brief;
  return {
    ...brief,
    setting: brief.setting ?? "sky",
    mentions: mentions.map((one) => (one.id === tied.from ? { ...one, action: "floating" } : one)),
  };
}
