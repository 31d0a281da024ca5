import type { Row } from "../../own-subjects.ts";
import { sightRows } from "./sights.ts";
import { townRows } from "./town.ts";
import { builtVehicleRows } from "./vehicles.ts";

/** What people build: vehicles, sights, streets, playgrounds and power. */
export const builtRows: readonly Row[] = [...builtVehicleRows, ...sightRows, ...townRows];
