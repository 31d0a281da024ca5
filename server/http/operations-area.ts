import type { OperationsArea } from "../../app/operations-area.ts";
import type { AdvertisementsService } from "../services/advertisements/advertisements.ts";
import type { BatchesService } from "../services/batches/batches.ts";
import { ProblemError } from "../services/problem-error.ts";
import type { StatisticsService } from "../services/statistics/statistics.ts";

/** The services that run the site. */
export interface OperationsParts {
  advertisements: AdvertisementsService;
  statistics: StatisticsService;
  batches: BatchesService;
}

export function operationsArea({
  advertisements,
  batches,
  statistics,
}: OperationsParts): OperationsArea {
  return {
    advertisements: advertisements.list,
    adsTxt: advertisements.adsTxt,
    statistics: statistics.look,
    batches: batches.list,
    batch: (id) => batches.find(id).catch(undefinedIfMissing),
    batchItems: batches.items,
  };
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ProblemError && error.code === "not-found") return undefined;
  throw error;
}
