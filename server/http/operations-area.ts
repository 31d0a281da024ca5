import type { OperationsArea } from "../../app/operations-area.ts";
import type { AdvertisementsService } from "../services/advertisements/advertisements.ts";

/** The services that run the site. */
export interface OperationsParts {
  advertisements: AdvertisementsService;
}

export function operationsArea({ advertisements }: OperationsParts): OperationsArea {
  return {
    advertisements: advertisements.list,
    adsTxt: advertisements.adsTxt,
  };
}
