import { birds } from "./birds.ts";
import { chineseFestivals } from "./chinese-festivals.ts";
import { classroom } from "./classroom.ts";
import { clothing } from "./clothing.ts";
import { dinosaurs } from "./dinosaurs.ts";
import { dishes } from "./dishes.ts";
import { everyday } from "./everyday.ts";
import { everydayAnimals } from "./everyday-animals.ts";
import { fairyTale } from "./fairy-tale.ts";
import { farAnimals } from "./far-animals.ts";
import { friends } from "./friends.ts";
import { fruit } from "./fruit.ts";
import { furniture } from "./furniture.ts";
import { garden } from "./garden.ts";
import { gardenFlowers } from "./garden-flowers.ts";
import { greenery } from "./greenery.ts";
import { hats } from "./hats.ts";
import { heritage } from "./heritage.ts";
import { holiday } from "./holiday.ts";
import { home } from "./home.ts";
import { household } from "./household.ts";
import { insects } from "./insects.ts";
import { instruments } from "./instruments.ts";
import { kitchen } from "./kitchen.ts";
import { landmarks } from "./landmarks.ts";
import { machines } from "./machines.ts";
import { nursery } from "./nursery.ts";
import { orchestra } from "./orchestra.ts";
import { outings } from "./outings.ts";
import { party } from "./party.ts";
import { places } from "./places.ts";
import { playroom } from "./playroom.ts";
import { saurians } from "./saurians.ts";
import { sea } from "./sea.ts";
import { seaLife } from "./sea-life.ts";
import { sky } from "./sky.ts";
import { smallAnimals } from "./small-animals.ts";
import { sports } from "./sports.ts";
import { sweets } from "./sweets.ts";
import { tools } from "./tools.ts";
import { toys } from "./toys.ts";
import { travel } from "./travel.ts";
import { treats } from "./treats.ts";
import { vehicles } from "./vehicles.ts";
import { voyage } from "./voyage.ts";
import { wardrobe } from "./wardrobe.ts";
import { waterBirds } from "./water-birds.ts";
import { wildAnimals } from "./wild-animals.ts";
import { winter } from "./winter.ts";

/**
 * Drawings made by hand for Colorleaf, by name: SVG bodies for a `0 0 128 128` view box.
 * Filled shapes are areas in painter's order, `fill="none"` shapes are lines; feet stand near y = 124.
 */
export const ownArtwork: Readonly<Record<string, string>> = {
  ...wildAnimals,
  ...smallAnimals,
  ...everydayAnimals,
  ...garden,
  ...dinosaurs,
  ...sea,
  ...fairyTale,
  ...vehicles,
  ...places,
  ...sky,
  ...winter,
  ...chineseFestivals,
  ...friends,
  ...treats,
  ...party,
  ...hats,
  ...everyday,
  ...household,
  ...birds,
  ...waterBirds,
  ...insects,
  ...seaLife,
  ...farAnimals,
  ...saurians,
  ...gardenFlowers,
  ...greenery,
  ...fruit,
  ...travel,
  ...machines,
  ...landmarks,
  ...home,
  ...instruments,
  ...tools,
  ...toys,
  ...voyage,
  ...wardrobe,
  ...dishes,
  ...heritage,
  ...outings,
  ...sweets,
  ...kitchen,
  ...holiday,
  ...clothing,
  ...playroom,
  ...orchestra,
  ...sports,
  ...classroom,
  ...nursery,
  ...furniture,
};

/** Of containers: how many of their last shapes are in front of what is inside. */
export const frontShapes: Readonly<Record<string, number>> = {
  "hot-air-balloon": 2,
  "wicker-basket": 3,
  "rowing-boat": 3,
  "open-box": 4,
  "egg-shell": 4,
  crib: 8,
};
