import type { SubjectId } from "../types.ts";

/** Where a sign is: beside the head, at the mouth or before it, above all, behind whoever moves, at the feet, or on the ground behind, or in the mouth. */
export type SignPlace =
  | "head"
  | "mouth"
  | "voice"
  | "above"
  | "behind"
  | "below"
  | "feet"
  | "trail"
  | "bite";

/** What is drawn about an animal to show what it does, as comics do; people have poses. By action. */
export const signs: Readonly<Record<string, { subject: SubjectId; place: SignPlace }>> = {
  steaming: { subject: "steam", place: "above" },
  sleeping: { subject: "sleep-letters", place: "head" },
  spraying: { subject: "water-spray", place: "mouth" },
  "breathing-fire": { subject: "fire-breath", place: "mouth" },
  "blowing-hard": { subject: "wind-gust", place: "mouth" },
  roaring: { subject: "sound-waves", place: "voice" },
  crowing: { subject: "sound-waves", place: "voice" },
  talking: { subject: "speech-bubble", place: "voice" },
  sneezing: { subject: "sneeze-puff", place: "mouth" },
  yawning: { subject: "sleep-letters", place: "head" },
  grazing: { subject: "grass-tuft", place: "bite" },
  singing: { subject: "musical-notes", place: "head" },
  dancing: { subject: "musical-notes", place: "head" },
  thinking: { subject: "thought-cloud", place: "head" },
  hugging: { subject: "red-heart", place: "above" },
  juggling: { subject: "juggled-balls", place: "above" },
  running: { subject: "speed-lines", place: "behind" },
  jumping: { subject: "bounce-lines", place: "below" },
  walking: { subject: "footsteps", place: "trail" },
  flying: { subject: "cloud", place: "below" },
};
