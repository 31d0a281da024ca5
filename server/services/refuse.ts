import type { Change } from "../data/write-pages.ts";
import { ProblemError } from "./problem-error.ts";

/** A change that was not made is told to who wanted it. @throws ProblemError */
export function refuse(change: Change): void {
  if (change === "conflict") throw new ProblemError("version-conflict");
  if (change === "missing") throw new ProblemError("not-found");
}
