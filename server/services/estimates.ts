/** How far generations are and how long they still take, by how long the last ones took. */
import { isFinished, type Provider } from "@colorleaf/domain";
import { countAhead, recentDurations } from "../data/generation-counts.ts";
import type { GenerationRow } from "../data/generations.ts";
import type { Db } from "../data/schema.ts";
import type { Estimate } from "./generation-record.ts";

const samples = 20;
const freshMs = 10_000;
/** The text and storing are still to come. */
const mostBeforeEnd = 0.9;

/** Answers with undefined where nothing is known: better no estimate than an invented one. */
export function createEstimates(
  db: Db,
  parallel: () => number,
): (row: GenerationRow) => Promise<Estimate | undefined> {
  const known = new Map<Provider, { at: number; typicalMs: number | undefined }>();

  async function typicalOf(provider: Provider): Promise<number | undefined> {
    const last = known.get(provider);
    if (last && Date.now() - last.at < freshMs) return last.typicalMs;
    const durations = (await recentDurations(db, provider, samples)).sort((a, b) => a - b);
    const typicalMs = durations[Math.floor(durations.length / 2)];
    known.set(provider, { at: Date.now(), typicalMs });
    return typicalMs;
  }

  return async (row) => {
    if (isFinished(row)) return undefined;
    const typicalMs = await typicalOf(row.provider);
    if (typicalMs === undefined) return undefined;
    if (row.started_at === null) {
      const turns = 1 + Math.floor((await countAhead(db, row)) / parallel());
      return { progress: 0, remainingSeconds: Math.ceil((turns * typicalMs) / 1000) };
    }
    const elapsedMs = Date.now() - row.started_at;
    const share = Math.min(1, elapsedMs / Math.max(1, typicalMs));
    return {
      progress: Math.round(100 * mostBeforeEnd * share) / 100,
      remainingSeconds: Math.ceil(Math.max(0, typicalMs - elapsedMs) / 1000),
    };
  };
}
