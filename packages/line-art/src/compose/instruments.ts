/** How instruments are played: each in a pose of its own. */
import type { Brief, SubjectId } from "../types.ts";
import { isHorn } from "./blown.ts";

/** Before the player, where the scene puts it. */
const acrossTheLap = "playing-strings";

const ways: Readonly<Record<SubjectId, string>> = {
  violin: "playing-violin",
  cello: "playing-cello",
  erhu: "playing-erhu",
  harp: "playing-harp",
  flute: "playing-flute",
  "bamboo-flute": "playing-flute",
  recorder: "playing-recorder",
  clarinet: "playing-recorder",
  guzheng: acrossTheLap,
  xylophone: acrossTheLap,
  "drum-kit": acrossTheLap,
  "long-drum": acrossTheLap,
};

const wayOf = (id: SubjectId) => (isHorn(id) ? "playing-horn" : ways[id]);

/** Is it part of the pose? */
export function isPlayedIn(pose: string, instrument: SubjectId): boolean {
  return ways[instrument] === pose && pose !== acrossTheLap;
}

/** Who plays one, where another only has it in the hand. */
export function withInstruments(brief: Brief): Brief {
  const playedBy = (id: string) =>
    brief.relations
      .filter(({ kind, from }) => from === id && /^(holding|beside)$/.test(kind))
      .map(({ to }) => brief.mentions.find((one) => one.id === to[0]))
      .flatMap((one) => wayOf(one?.subject ?? "") ?? [])[0];
  const mentions = brief.mentions.map((one) => {
    const way = /^(playing|blowing)$/.test(one.action ?? "") && playedBy(one.id);
    return way ? { ...one, action: way } : one;
  });
  return { ...brief, mentions };
}
