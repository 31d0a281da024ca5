import type { Row } from "../own-subjects.ts";
import { adventureRows } from "./adventures.ts";
import { animalRows } from "./animals.ts";
import { animalsByNameRows } from "./animals-by-name.ts";
import { aroundTheHouseRows } from "./around-the-house.ts";
import { arrangedAndSketchedRows } from "./arranged-and-sketched.ts";
import { atAGlanceRows } from "./at-a-glance.ts";
import { babyAnimalsRows } from "./baby-animals.ts";
import { ballGamesAndWaterFunRows } from "./ball-games-and-water-fun.ts";
import { beastsOfFarAndOldRows } from "./beasts-of-far-and-old.ts";
import { betterLovedAnimalsRows } from "./better-loved-animals.ts";
import { betterLovedThingsRows } from "./better-loved-things.ts";
import { bigThingRows } from "./big-things.ts";
import { birdRows } from "./birds.ts";
import { bodyAndHealthRows } from "./body-and-health.ts";
import { bodyAndSightsRows } from "./body-and-sights.ts";
import { breedsRows } from "./breeds.ts";
import { buildingRows } from "./buildings.ts";
import { builtRows } from "./built/index.ts";
import { chinaByNameRows } from "./china-by-name.ts";
import { cityAndTableRows } from "./city-and-table.ts";
import { climbedAndBoardedRows } from "./climbed-and-boarded.ts";
import { coldBloodedRows } from "./cold-blooded.ts";
import { creatureRows } from "./creatures.ts";
import { creaturesAndMachinesRows } from "./creatures-and-machines.ts";
import { creaturesByNameRows } from "./creatures-by-name.ts";
import { customsAndCircuitsRows } from "./customs-and-circuits.ts";
import { chinaCustomRows } from "./customs-of-china.ts";
import { delicacyRows } from "./delicacies.ts";
import { dishRows } from "./dishes.ts";
import { dishesOfManyLandsRows } from "./dishes-of-many-lands.ts";
import { doorsAndBoothsRows } from "./doors-and-booths.ts";
import { everydayRows } from "./everyday.ts";
import { famousSightsRows } from "./famous-sights.ts";
import { farAnimalRows } from "./far-animals.ts";
import { farSightRows } from "./far-sights.ts";
import { favouriteRows } from "./favourites.ts";
import { worldFeastRows } from "./feasts-of-the-world.ts";
import { festiveRows } from "./festive.ts";
import { flowersOfVineAndHillRows } from "./flowers-of-vine-and-hill.ts";
import { folkInstrumentsRows } from "./folk-instruments.ts";
import { foodByNameRows } from "./food-by-name.ts";
import { fromDrawersAndDesksRows } from "./from-drawers-and-desks.ts";
import { fruitsAndFareRows } from "./fruits-and-fare.ts";
import { gamesOutdoorsRows } from "./games-outdoors.ts";
import { gardenBloomRows } from "./garden-blooms.ts";
import { goingPlacesRows } from "./going-places.ts";
import { greengroceryRows } from "./greengrocery.ts";
import { hatRows } from "./hats.ts";
import { headToToeRows } from "./head-to-toe.ts";
import { heritageRows } from "./heritage.ts";
import { homeRows } from "./home.ts";
import { householdRows } from "./household.ts";
import { inPlaceOfEmojiRows } from "./in-place-of-emoji.ts";
import { inventionsAndCustomsOfChinaRows } from "./inventions-and-customs-of-china.ts";
import { kinAndCustomsRows } from "./kin-and-customs.ts";
import { kitchenAndBathRows } from "./kitchen-and-bath.ts";
import { knownAtAGlanceRows } from "./known-at-a-glance.ts";
import { landmarkRows } from "./landmarks.ts";
import { livingRows } from "./living.ts";
import { machineRows } from "./machines.ts";
import { mythicalBeastRows } from "./mythical-beasts.ts";
import { natureRows } from "./nature.ts";
import { oftenAskedRows } from "./often-asked.ts";
import { oftenAskedEmojiRows } from "./often-asked-emoji.ts";
import { oldChinaRows } from "./old-china.ts";
import { oldHouseholdRows } from "./old-household.ts";
import { oldStreetsRows } from "./old-streets.ts";
import { outOfDoorsAndOldChinaRows } from "./out-of-doors-and-old-china.ts";
import { outingRows } from "./outings.ts";
import { pastimeRows } from "./pastimes.ts";
import { peaksAndDwarfsRows } from "./peaks-and-dwarfs.ts";
import { plantRows } from "./plants.ts";
import { platesAndBowlsRows } from "./plates-and-bowls.ts";
import { playRows } from "./play.ts";
import { playAndPetRows } from "./play-and-pets.ts";
import { rareFlowersRows } from "./rare-flowers.ts";
import { rarelySeenAnimalsRows } from "./rarely-seen-animals.ts";
import { schoolAndPlayRows } from "./school-and-play.ts";
import { tripRows } from "./seen-on-trips.ts";
import { seldomSeenAnimalRows } from "./seldom-seen-animals.ts";
import { sewingBasketRows } from "./sewing-basket.ts";
import { shapeRows } from "./shapes.ts";
import { shopsRows } from "./shops.ts";
import { signRows } from "./signs.ts";
import { skyAndFlowerRows } from "./sky-and-flowers.ts";
import { smallLifeRows } from "./small-life.ts";
import { smallThingsAndWeatherRows } from "./small-things-and-weather.ts";
import { snacksOfChinaRows } from "./snacks-of-china.ts";
import { stoodAndSatOnRows } from "./stood-and-sat-on.ts";
import { streetRows } from "./street.ts";
import { suppersRows } from "./suppers.ts";
import { tablewareRows } from "./tableware.ts";
import { thingsByNameRows } from "./things-by-name.ts";
import { thingsSeldomDrawnRows } from "./things-seldom-drawn.ts";
import { toldApartRows } from "./told-apart.ts";
import { toolsAndFindsRows } from "./tools-and-finds.ts";
import { toyRows } from "./toys.ts";
import { toysAndLessonsRows } from "./toys-and-lessons.ts";
import { vegetablePatchRows } from "./vegetable-patch.ts";
import { vehicleRows } from "./vehicles.ts";
import { vehiclesByNameRows } from "./vehicles-by-name.ts";
import { wheelsAndSignsRows } from "./wheels-and-signs.ts";
import { wildAnimalRows } from "./wild-animals.ts";

/** All rows, file by file; where two claim a word, the later one has it. */
export const ownRows: readonly Row[] = [
  ...kitchenAndBathRows,
  ...outOfDoorsAndOldChinaRows,
  ...fromDrawersAndDesksRows,
  ...creaturesByNameRows,
  ...inventionsAndCustomsOfChinaRows,
  ...platesAndBowlsRows,
  ...ballGamesAndWaterFunRows,
  ...aroundTheHouseRows,
  ...vehiclesByNameRows,
  ...breedsRows,
  ...foodByNameRows,
  ...chinaByNameRows,
  ...thingsByNameRows,
  ...animalsByNameRows,
  ...animalRows,
  ...creatureRows,
  ...vehicleRows,
  ...buildingRows,
  ...skyAndFlowerRows,
  ...hatRows,
  ...festiveRows,
  ...playRows,
  ...householdRows,
  ...streetRows,
  ...shapeRows,
  ...birdRows,
  ...smallLifeRows,
  ...farAnimalRows,
  ...plantRows,
  ...machineRows,
  ...landmarkRows,
  ...homeRows,
  ...outingRows,
  ...dishRows,
  ...heritageRows,
  ...toyRows,
  ...signRows,
  ...stoodAndSatOnRows,
  ...natureRows,
  ...coldBloodedRows,
  ...wildAnimalRows,
  ...builtRows,
  ...mythicalBeastRows,
  ...worldFeastRows,
  ...chinaCustomRows,
  ...oldChinaRows,
  ...livingRows,
  ...favouriteRows,
  ...everydayRows,
  ...gamesOutdoorsRows,
  ...delicacyRows,
  ...sewingBasketRows,
  ...farSightRows,
  ...bodyAndHealthRows,
  ...vegetablePatchRows,
  ...gardenBloomRows,
  ...seldomSeenAnimalRows,
  ...oftenAskedRows,
  ...tripRows,
  ...playAndPetRows,
  ...adventureRows,
  ...pastimeRows,
  ...schoolAndPlayRows,
  ...bodyAndSightsRows,
  ...greengroceryRows,
  ...kinAndCustomsRows,
  ...rarelySeenAnimalsRows,
  ...folkInstrumentsRows,
  ...oldHouseholdRows,
  ...famousSightsRows,
  ...goingPlacesRows,
  ...rareFlowersRows,
  ...fruitsAndFareRows,
  ...beastsOfFarAndOldRows,
  ...flowersOfVineAndHillRows,
  ...thingsSeldomDrawnRows,
  ...dishesOfManyLandsRows,
  ...betterLovedAnimalsRows,
  ...babyAnimalsRows,
  ...betterLovedThingsRows,
  ...cityAndTableRows,
  ...inPlaceOfEmojiRows,
  ...tablewareRows,
  ...oldStreetsRows,
  ...shopsRows,
  ...snacksOfChinaRows,
  ...suppersRows,
  ...oftenAskedEmojiRows,
  ...peaksAndDwarfsRows,
  ...smallThingsAndWeatherRows,
  ...headToToeRows,
  ...toolsAndFindsRows,
  ...creaturesAndMachinesRows,
  ...toysAndLessonsRows,
  ...arrangedAndSketchedRows,
  ...customsAndCircuitsRows,
  ...doorsAndBoothsRows,
  ...wheelsAndSignsRows,
  ...climbedAndBoardedRows,
  ...bigThingRows,
  ...knownAtAGlanceRows,
  ...toldApartRows,
  ...atAGlanceRows,
];
