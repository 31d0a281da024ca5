import type { Context } from "hono";
import { ProblemError } from "../services/problem-error.ts";

/** PostgreSQL keeps no text with NUL in it, and nothing that is typed has one. */
export async function refuseNul(c: Context): Promise<void> {
  if ((await c.req.text()).includes("\\u0000")) throw new ProblemError("invalid-request");
}
