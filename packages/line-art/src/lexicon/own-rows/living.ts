import type { Row } from "../own-subjects.ts";
import { classroomRows } from "./classroom.ts";
import { clothingRows } from "./clothing.ts";
import { furnitureRows } from "./furniture.ts";
import { hidingPlacesRows } from "./hiding-places.ts";
import { holidayRows } from "./holiday.ts";
import { kitchenRows } from "./kitchen.ts";
import { nurseryRows } from "./nursery.ts";
import { orchestraRows } from "./orchestra.ts";
import { playroomRows } from "./playroom.ts";
import { sportsRows } from "./sports.ts";
import { sweetsRows } from "./sweets.ts";
import { tableTennisRows } from "./table-tennis.ts";

/** What people live with: what they eat, sit on, wear, learn and play with. */
export const livingRows: readonly Row[] = [
  ...classroomRows,
  ...clothingRows,
  ...furnitureRows,
  ...holidayRows,
  ...kitchenRows,
  ...nurseryRows,
  ...orchestraRows,
  ...hidingPlacesRows,
  ...tableTennisRows,
  ...playroomRows,
  ...sportsRows,
  ...sweetsRows,
];
