/** Who is somebody rather than something. */
import type { SubjectId } from "../types.ts";
import { subjectById } from "./subjects.ts";

export function isAlive(id: SubjectId): boolean {
  return ["animal", "person", "creature"].includes(subjectById(id).kind);
}

/** Has it, as it is drawn, a head with a face? Robots have, too. */
export function hasFace(id: SubjectId): boolean {
  return isAlive(id) || id === "robot";
}

/** Has young of its own kind: animals, dragons, dinosaurs; robots do in tales. */
export function isOfAKind(id: SubjectId): boolean {
  return hasFace(id) && subjectById(id).kind !== "person";
}
