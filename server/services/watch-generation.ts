import { type Generation, isFinished } from "@colorleaf/domain";
import type { Changes } from "./changes.ts";

/** Each state a generation is seen in, ending with the last; ends early at `signal`. */
export async function* watchGeneration(
  { find, changes }: { find(id: string): Promise<Generation>; changes: Pick<Changes, "next"> },
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Generation> {
  let seen: string | undefined;
  while (!signal.aborted) {
    // Listening starts before looking, so that no news fall between the two.
    const change = changes.next(id, signal);
    const generation = await find(id);
    const news = `${generation.state} ${generation.progress}`;
    if (news !== seen) yield generation;
    if (isFinished(generation)) return;
    seen = news;
    await change;
  }
}
