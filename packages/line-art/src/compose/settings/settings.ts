import type { SettingId } from "../../types.ts";
import { beyondTheClouds } from "./beyond-the-clouds.ts";
import { countryside } from "./countryside.ts";
import { farLands } from "./far-lands.ts";
import { indoors } from "./indoors.ts";
import { market } from "./market.ts";
import { publicRooms } from "./public-rooms.ts";
import { hills, many, names, type Scenery, sky, starSizes, things } from "./scenery.ts";
import { shipCabins } from "./ship-cabins.ts";
import { showsAndParties } from "./shows-and-parties.ts";
import { tableTop } from "./table-top.ts";
import { town } from "./town.ts";
import { waters } from "./waters.ts";
import { workrooms } from "./workrooms.ts";

/** The places a scene can be in. What has no entry is an open meadow. */
export const sceneries: Readonly<Partial<Record<SettingId, Scenery>>> & { meadow: Scenery } = {
  ...countryside,
  ...farLands,
  ...waters,
  ...town,
  ...beyondTheClouds,
  ...indoors,
  ...publicRooms,
  ...workrooms,
  ...shipCabins,
  market,
  ...showsAndParties,
  "table-top": tableTop,
  blank: { backdrop: () => [], decorate: () => undefined },
  none: {
    backdrop: (stage) => [
      hills(
        stage,
        "ground",
        stage.horizonY + stage.unit * 0.12,
        stage.unit * 0.02,
        "#cfe8b9",
        names.ground,
      ),
    ],
    decorate: (stage, decorator) =>
      decorator.scatter(
        things.smallStar,
        names.star,
        many(stage, [3, 5, 8, 12]),
        sky(stage),
        starSizes(stage),
      ),
  },
};
