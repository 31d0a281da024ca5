import type { OperationsArea } from "../../app/operations-area.ts";
import type { AdvertisementsService } from "../services/advertisements/advertisements.ts";
import type { StatisticsService } from "../services/statistics/statistics.ts";

/** The services that run the site. */
export interface OperationsParts {
  advertisements: AdvertisementsService;
  statistics: StatisticsService;
}

export function operationsArea({ advertisements, statistics }: OperationsParts): OperationsArea {
  return {
    advertisements: advertisements.list,
    adsTxt: advertisements.adsTxt,
    statistics: statistics.look,
  };
}
