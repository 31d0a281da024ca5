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
