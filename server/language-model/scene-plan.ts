/** Has a language model plan a scene in the engine's vocabulary, so that free prose can be drawn. */

import type { RelationKind, ScenePlan, SettingId } from "@colorleaf/line-art";
import { z } from "zod";
import type { CircuitBreaker } from "../outgoing/circuit-breaker.ts";
import type { Chat } from "./chat.ts";
import { jsonInAnswer } from "./json-in-answer.ts";

const settings = [
  ..."meadow forest farm garden beach sea underwater river mountains desert jungle snow sky space".split(
    " ",
  ),
  ..."moon city street village castle park zoo playground classroom kitchen bedroom bathroom living-room".split(
    " ",
  ),
  ..."above-clouds vegetable-garden bamboo-grove ice-floe frozen-lake window-room library shop restaurant hospital stage circus party".split(
    " ",
  ),
  ..."flower-shop canal market bakery laboratory hair-salon magic-study spaceship submarine".split(
    " ",
  ),
  ..."crossing platform airport garage carpentry greenhouse gym attic courtroom dentist post-office".split(
    " ",
  ),
  ..."pet-shop porch rice-paddy pumpkin-field orchard vineyard tea-hill sunflower-field lavender-field".split(
    " ",
  ),
  ..."waterfall island snow-forest yard pond pool stable mouse-hole balcony construction-site harbor".split(
    " ",
  ),
  ..."sports-field fairground campsite savanna wheat-field cornfield museum aquarium cinema".split(
    " ",
  ),
  ..."schoolyard soccer-field sports-day basketball-court rodeo dock water-town corridor castle-gate tavern cave school-gate stadium bus-stop".split(
    " ",
  ),
] as [SettingId, ...SettingId[]];
const relations = [
  ..."on in under above behind in-front-of beside left-of right-of between around".split(" "),
  ..."riding wearing holding".split(" "),
] as [RelationKind, ...RelationKind[]];
const sizes = ["tiny", "small", "normal", "big", "huge"] as const;
const moods = ["happy", "sad", "angry", "surprised", "sleepy"] as const;
const mostThings = 6;

/** What does not fit is left out rather than the plan refused: models embellish. */
const planSchema = z.object({
  things: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(40),
        count: z.int().min(1).max(12).optional().catch(undefined),
        size: z.enum(sizes).optional().catch(undefined),
        action: z
          .string()
          .regex(/^[a-z]{2,12}ing$/)
          .optional()
          .catch(undefined),
        mood: z.enum(moods).optional().catch(undefined),
      }),
    )
    .min(1)
    .transform((things) => things.slice(0, mostThings)),
  relations: z
    .array(
      z
        .object({ kind: z.enum(relations), from: z.int(), to: z.array(z.int()).min(1).max(2) })
        .or(z.unknown().transform(() => undefined)),
    )
    .transform((all) => all.filter((relation) => relation !== undefined))
    .optional()
    .catch(undefined),
  setting: z.enum(settings).optional().catch(undefined),
  night: z.boolean().optional().catch(undefined),
  weather: z.enum(["clear", "rain", "snow", "wind"]).optional().catch(undefined),
});

const system = `You plan the scene of a coloring page for children from a visitor's words in English or Chinese. Answer with one JSON object and nothing else:
{"things": [{"name": "cat", "count": 1, "size": "normal", "action": "riding", "mood": "happy"}, {"name": "bicycle"}], "relations": [{"kind": "riding", "from": 0, "to": [1]}], "setting": "park", "night": false, "weather": "clear"}
things: at most ${mostThings}, the hero first; plain English nouns for what can be seen, no names of persons. size: ${sizes.join(", ")}. action: an English verb ending in -ing. mood: ${moods.join(", ")}. relations: kind one of ${relations.join(", ")}; from and to are places in the list of things. setting: one of ${settings.join(", ")}. Leave out what the words do not say.`;

export interface ScenePlanner {
  /** Undefined: there is no plan, and the engine reads the words itself. */
  plan(description: string, signal: AbortSignal): Promise<ScenePlan | undefined>;
}

export function createScenePlanner(parts: {
  chat: Chat;
  breaker: CircuitBreaker;
  onEvent(event: "planned" | "plan-failed", error?: unknown): void;
}): ScenePlanner {
  const { chat, breaker, onEvent } = parts;
  return {
    async plan(description, signal) {
      if (!breaker.mayTry()) return undefined;
      try {
        const messages = [
          { role: "system", content: system },
          { role: "user", content: description },
        ] as const;
        const answer = await chat.complete(messages, { temperature: 0.2, maxTokens: 600 }, signal);
        breaker.succeeded();
        const plan = parsePlan(answer);
        onEvent(plan ? "planned" : "plan-failed");
        return plan;
      } catch (error) {
        signal.throwIfAborted();
        breaker.failed();
        onEvent("plan-failed", error);
        return undefined;
      }
    },
  };
}

/** The plan in an answer, whatever is said around it. */
export function parsePlan(answer: string): ScenePlan | undefined {
  const said = answer.replace(/<think>[\s\S]*?<\/think>/giu, "");
  const { data } = planSchema.safeParse(jsonInAnswer(said));
  // Undefined and absent are one: the plan goes through a worker's messages.
  return data && (JSON.parse(JSON.stringify(data)) as ScenePlan);
}
