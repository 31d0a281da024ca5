/** How instruments are played: each in a pose of its own. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation, SubjectId } from "../../types.ts";
import { isHorn } from "./blown.ts";
import { isPlucked } from "./plucked.ts";

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
  guqin: acrossTheLap,
  xylophone: acrossTheLap,
  "drum-kit": acrossTheLap,
  "long-drum": acrossTheLap,
};

const wayOf = (id: SubjectId) =>
  isHorn(id) ? "playing-horn" : isPlucked(id) ? "plucking" : ways[id];

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
    const way = /^(playing|playing-guitar|blowing)$/.test(one.action ?? "") && playedBy(one.id);
    return way ? { ...one, action: way } : one;
  });
  return inAllTentacles({ ...brief, mentions });
}

/** Who plays three instruments at once has a tentacle for each. */
function inAllTentacles(brief: Brief): Brief {
  const player = brief.mentions.find(
    ({ subject, action }) => isUsedAs("tentacled", subject) && action?.startsWith("playing"),
  );
  const isLoose = ({ id, subject }: Mention) =>
    subjectById(subject).kind === "object" &&
    !brief.relations.some(({ from, to }) => from === id || to.includes(id));
  if (!player || brief.mentions.some((one) => one !== player && isAlive(one.subject))) return brief;
  const held = brief.mentions
    .filter(isLoose)
    .map(({ id }): Relation => ({ kind: "holding", from: player.id, to: [id] }));
  return { ...brief, relations: [...brief.relations, ...held] };
}
