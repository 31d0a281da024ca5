import type {
  Festival,
  Mention,
  RelationKind,
  SettingId,
  SizeWord,
  SubjectId,
  Weather,
} from "../types.ts";

/** A stretch of a description and what it means there. */
export type Token = { phrase: string } & (
  | { type: "subject"; subject: SubjectId; isNear: boolean; isPlural: boolean }
  | { type: "number"; count: number }
  | { type: "size"; size: SizeWord }
  | { type: "mood"; mood: NonNullable<Mention["mood"]> }
  | { type: "colour"; colour: string }
  | { type: "relation"; kind: RelationKind }
  | { type: "place"; kind: RelationKind }
  | { type: "action"; action: string; prop: string | undefined }
  | { type: "setting"; setting: SettingId }
  | { type: "festival"; festival: Festival }
  | { type: "weather"; weather: Weather }
  | { type: "night" }
  | { type: "and" }
  | { type: "of" }
  | { type: "at" }
  | { type: "break" }
  | { type: "ignored" }
  | { type: "unknown" }
);
