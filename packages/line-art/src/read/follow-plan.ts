/**
 * A brief from a scene plan that somebody else made of the description, a language model for one. The
 * plan names things by words, and words are read as those of a description are: it can ask for nothing
 * that the engine does not know. Where the plan holds nothing to draw, the engine's own reading stands.
 */
import type { Localised } from "@colorleaf/domain";
import { nearestSubjects } from "../lexicon/alternatives.ts";
import { settings } from "../lexicon/settings.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { Brief, Mention, ReadResult, Relation, ScenePlan } from "../types.ts";
import { readDescription } from "./read.ts";

const alternativeCount = 4;

/** @param read the engine's own reading; what it found unsafe or empty stays refused */
export function followPlan(read: ReadResult, plan: ScenePlan): ReadResult {
  if (!read.ok && read.reason !== "nothing-to-draw") return read;
  const ids = new Map<number, string>();
  const mentions: Mention[] = [];
  const understood: { phrase: string; name: Localised; count: number }[] = [];
  const missing: string[] = [];
  for (const [index, { name, count = 1, size = "normal", ...does }] of plan.things.entries()) {
    const known = readDescription(name, { language: "en" });
    const subject = known.ok ? known.brief.mentions[0]?.subject : undefined;
    if (!subject) {
      missing.push(name);
      continue;
    }
    const id = `m${mentions.length + 1}`;
    ids.set(index, id);
    mentions.push({ id, subject, count, size, phrase: name, ...does });
    understood.push({ phrase: name, name: subjectById(subject).name, count });
  }
  const own = read.ok ? read.brief : undefined;
  if (mentions.length === 0) return read;

  const setting = plan.setting ?? own?.setting;
  const place = setting && settings[setting]?.name;
  const brief: Brief = {
    language: "en",
    weather: "clear",
    ...own,
    mentions,
    relations: relationsOf(plan, ids),
    hero: mentions[0]!.id,
    night: plan.night ?? own?.night ?? false,
    ...(setting && { setting }),
    ...(plan.weather && { weather: plan.weather }),
    reading: {
      understood,
      substituted: [],
      missing: missing.map((phrase) => ({
        phrase,
        alternatives: nearestSubjects(phrase, "en", alternativeCount),
      })),
      ...(place && { setting: place }),
    },
  };
  return { ok: true, brief };
}

function relationsOf({ relations = [] }: ScenePlan, ids: ReadonlyMap<number, string>): Relation[] {
  return relations.flatMap(({ kind, from, to }) => {
    const subject = ids.get(from);
    const objects = to.map((index) => ids.get(index)).filter((id) => id !== undefined);
    const isWhole = objects.length === (kind === "between" ? 2 : 1) && !objects.includes(subject!);
    return subject && isWhole ? [{ kind, from: subject, to: objects }] : [];
  });
}
