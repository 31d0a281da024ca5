import type { Row } from "../../own-subjects.ts";
import { playgroundRows } from "./playground.ts";
import { rollingRows } from "./rolling.ts";
import { sightRows } from "./sights.ts";
import { townRows } from "./town.ts";
import { builtVehicleRows } from "./vehicles.ts";
import { workshopRows } from "./workshop.ts";

/** What people build: vehicles, sights, streets, playgrounds, power and tools. */
export const builtRows: readonly Row[] = [
  ...builtVehicleRows,
  ...sightRows,
  ...playgroundRows,
  ...townRows,
  ...rollingRows,
  ...workshopRows,
];
