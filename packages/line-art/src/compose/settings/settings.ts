import type { SettingId } from "../../types.ts";
import { barnsAndBurrows } from "./barns-and-burrows.ts";
import { beforeTheDoor } from "./before-the-door.ts";
import { beyondTheClouds } from "./beyond-the-clouds.ts";
import { christmasRoom } from "./christmas-room.ts";
import { corridor } from "./corridor.ts";
import { countryside } from "./countryside.ts";
import { crossing } from "./crossing.ts";
import { fallsAndIslands } from "./falls-and-islands.ts";
import { farLands } from "./far-lands.ts";
import { fields } from "./fields.ts";
import { indoors } from "./indoors.ts";
import { market } from "./market.ts";
import { names } from "./names.ts";
import { offices } from "./offices.ts";
import { outings } from "./outings.ts";
import { publicRooms } from "./public-rooms.ts";
import { hills, many, type Scenery, sky, starSizes, things } from "./scenery.ts";
import { schoolGate } from "./school-gate.ts";
import { shipCabins } from "./ship-cabins.ts";
import { showsAndParties } from "./shows-and-parties.ts";
import { sportsGrounds } from "./sports-grounds.ts";
import { stations } from "./stations.ts";
import { swimmingPool } from "./swimming-pool.ts";
import { tableTop } from "./table-top.ts";
import { tavernsAndCaves } from "./taverns-and-caves.ts";
import { town } from "./town.ts";
import { visitedRooms } from "./visited-rooms.ts";
import { waters } from "./waters.ts";
import { waterside } from "./waterside.ts";
import { workSites } from "./work-sites.ts";
import { workrooms } from "./workrooms.ts";
import { workshops } from "./workshops.ts";

/** The places a scene can be in. What has no entry is an open meadow. */
export const sceneries: Readonly<Partial<Record<SettingId, Scenery>>> & { meadow: Scenery } = {
  ...countryside,
  ...fields,
  ...farLands,
  ...waters,
  ...waterside,
  ...swimmingPool,
  ...fallsAndIslands,
  ...town,
  ...crossing,
  ...stations,
  ...workSites,
  ...outings,
  ...sportsGrounds,
  ...beforeTheDoor,
  ...barnsAndBurrows,
  ...beyondTheClouds,
  ...indoors,
  ...christmasRoom,
  ...corridor,
  ...publicRooms,
  ...workrooms,
  ...tavernsAndCaves,
  ...schoolGate,
  ...workshops,
  ...offices,
  ...visitedRooms,
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
