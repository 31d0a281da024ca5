import type { SubjectId } from "../types.ts";
import { subjectById } from "./subjects.ts";

/** Anything that carries people over the water. */
export function isBoat(id: SubjectId): boolean {
  const { kind, habitat } = subjectById(id);
  return kind === "vehicle" && habitat === "water";
}
