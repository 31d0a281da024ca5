import { adventures } from "./adventures.ts";
import { animalsByName } from "./animals-by-name.ts";
import { antiques } from "./antiques.ts";
import { aroundTheHouse } from "./around-the-house.ts";
import { arrangedAndSketched } from "./arranged-and-sketched.ts";
import { babyAnimals } from "./baby-animals.ts";
import { ballGamesAndWaterFun } from "./ball-games-and-water-fun.ts";
import { beastsOfFarAndOld } from "./beasts-of-far-and-old.ts";
import { betterLovedAnimals } from "./better-loved-animals.ts";
import { betterLovedThings } from "./better-loved-things.ts";
import { bigThings } from "./big-things.ts";
import { birds } from "./birds.ts";
import { blossoms } from "./blossoms.ts";
import { bodyAndHealth } from "./body-and-health.ts";
import { bodyAndSights } from "./body-and-sights.ts";
import { breeds } from "./breeds.ts";
import { buildingsAtAGlance } from "./buildings-at-a-glance.ts";
import { built } from "./built/index.ts";
import { cabs } from "./cabs.ts";
import { chinaByName } from "./china-by-name.ts";
import { chineseFestivals } from "./chinese-festivals.ts";
import { cityAndTable } from "./city-and-table.ts";
import { classroom } from "./classroom.ts";
import { climbedAndBoarded } from "./climbed-and-boarded.ts";
import { clothing } from "./clothing.ts";
import { creaturesAndMachines } from "./creatures-and-machines.ts";
import { creaturesByName } from "./creatures-by-name.ts";
import { customsAndCircuits } from "./customs-and-circuits.ts";
import { deepSea } from "./deep-sea.ts";
import { delicacies } from "./delicacies.ts";
import { dinosaurs } from "./dinosaurs.ts";
import { dishes } from "./dishes.ts";
import { dishesOfManyLands } from "./dishes-of-many-lands.ts";
import { dogBreeds } from "./dog-breeds.ts";
import { doorsAndBooths } from "./doors-and-booths.ts";
import { everyday } from "./everyday.ts";
import { everydayAnimals } from "./everyday-animals.ts";
import { everydayVehicles } from "./everyday-vehicles.ts";
import { fairyTale } from "./fairy-tale.ts";
import { famousSights } from "./famous-sights.ts";
import { farAnimals } from "./far-animals.ts";
import { farSights } from "./far-sights.ts";
import { farawayAnimals } from "./faraway-animals.ts";
import { farmAnimals } from "./farm-animals.ts";
import { favouriteAnimals } from "./favourite-animals.ts";
import { favouriteThings } from "./favourite-things.ts";
import { favouriteVehicles } from "./favourite-vehicles.ts";
import { feastDays } from "./feast-days.ts";
import { fineFlowers } from "./fine-flowers.ts";
import { flowersOfVineAndHill } from "./flowers-of-vine-and-hill.ts";
import { folkInstruments } from "./folk-instruments.ts";
import { folkToys } from "./folk-toys.ts";
import { foodAndFlowersWithoutCaptions } from "./food-and-flowers-without-captions.ts";
import { foodAtAGlance } from "./food-at-a-glance.ts";
import { foodByName } from "./food-by-name.ts";
import { friendlyMonsters } from "./friendly-monsters.ts";
import { friends } from "./friends.ts";
import { fromBehind } from "./from-behind.ts";
import { fromDrawersAndDesks } from "./from-drawers-and-desks.ts";
import { fruit } from "./fruit.ts";
import { fruitsAndFare } from "./fruits-and-fare.ts";
import { furniture } from "./furniture.ts";
import { gamesOutdoors } from "./games-outdoors.ts";
import { garden } from "./garden.ts";
import { gardenBirds } from "./garden-birds.ts";
import { gardenBlooms } from "./garden-blooms.ts";
import { gardenFlowers } from "./garden-flowers.ts";
import { goingPlaces } from "./going-places.ts";
import { grazers } from "./grazers.ts";
import { greenery } from "./greenery.ts";
import { greengrocery } from "./greengrocery.ts";
import { hats } from "./hats.ts";
import { headToToe } from "./head-to-toe.ts";
import { heritage } from "./heritage.ts";
import { hidingPlaces } from "./hiding-places.ts";
import { holiday } from "./holiday.ts";
import { home } from "./home.ts";
import { household } from "./household.ts";
import { iceAge } from "./ice-age.ts";
import { inPlaceOfEmoji } from "./in-place-of-emoji.ts";
import { insects } from "./insects.ts";
import { instruments } from "./instruments.ts";
import { inventionsAndCustomsOfChina } from "./inventions-and-customs-of-china.ts";
import { kinAndCustoms } from "./kin-and-customs.ts";
import { kitchen } from "./kitchen.ts";
import { kitchenAndBath } from "./kitchen-and-bath.ts";
import { knownAtAGlance } from "./known-at-a-glance.ts";
import { landmarks } from "./landmarks.ts";
import { lyingDown } from "./lying-down.ts";
import { machines } from "./machines.ts";
import { mammals } from "./mammals.ts";
import { mythicalBeasts } from "./mythical-beasts.ts";
import { nursery } from "./nursery.ts";
import { oddMammals } from "./odd-mammals.ts";
import { oftenAsked } from "./often-asked.ts";
import { oftenAskedEmoji } from "./often-asked-emoji.ts";
import { oldCrafts } from "./old-crafts.ts";
import { oldHousehold } from "./old-household.ts";
import { oldStreets } from "./old-streets.ts";
import { orchestra } from "./orchestra.ts";
import { outOfDoorsAndOldChina } from "./out-of-doors-and-old-china.ts";
import { outToPlay } from "./out-to-play.ts";
import { outings } from "./outings.ts";
import { party } from "./party.ts";
import { linesOfScenes, passengers } from "./passengers.ts";
import { pastimes } from "./pastimes.ts";
import { peaksAndDwarfs } from "./peaks-and-dwarfs.ts";
import { petsAndTales } from "./pets-and-tales.ts";
import { places } from "./places.ts";
import { plantsAtAGlance } from "./plants-at-a-glance.ts";
import { platesAndBowls } from "./plates-and-bowls.ts";
import { playroom } from "./playroom.ts";
import { rareFlowers } from "./rare-flowers.ts";
import { rarelySeenAnimals } from "./rarely-seen-animals.ts";
import { reptiles } from "./reptiles.ts";
import { roosters } from "./roosters.ts";
import { runners } from "./runners.ts";
import { saurians } from "./saurians.ts";
import { schoolAndPlay } from "./school-and-play.ts";
import { sea } from "./sea.ts";
import { seaLife } from "./sea-life.ts";
import { seenOnTrips } from "./seen-on-trips.ts";
import { seldomSeenAnimals } from "./seldom-seen-animals.ts";
import { sewingBasket } from "./sewing-basket.ts";
import { shops } from "./shops.ts";
import { signs } from "./signs.ts";
import { sky } from "./sky.ts";
import { smallAnimals } from "./small-animals.ts";
import { smallThingsAndWeather } from "./small-things-and-weather.ts";
import { snacks } from "./snacks.ts";
import { snacksOfChina } from "./snacks-of-china.ts";
import { sports } from "./sports.ts";
import { stoodAndSatOn } from "./stood-and-sat-on.ts";
import { studyAndPlay } from "./study-and-play.ts";
import { suppers } from "./suppers.ts";
import { sweets } from "./sweets.ts";
import { tableTennis } from "./table-tennis.ts";
import { tableware } from "./tableware.ts";
import { templesGardens } from "./temples-gardens.ts";
import { thingsAtAGlance } from "./things-at-a-glance.ts";
import { thingsByName } from "./things-by-name.ts";
import { thingsSeldomDrawn } from "./things-seldom-drawn.ts";
import { thingsWithoutCaptions } from "./things-without-captions.ts";
import { toldApart } from "./told-apart.ts";
import { tools } from "./tools.ts";
import { toolsAndFinds } from "./tools-and-finds.ts";
import { townAndFair } from "./town-and-fair.ts";
import { toys } from "./toys.ts";
import { toysAndLessons } from "./toys-and-lessons.ts";
import { travel } from "./travel.ts";
import { treats } from "./treats.ts";
import { treesAndFruits } from "./trees-and-fruits.ts";
import { undersea } from "./undersea.ts";
import { vegetablePatch } from "./vegetable-patch.ts";
import { vehicles } from "./vehicles.ts";
import { vehiclesByName } from "./vehicles-by-name.ts";
import { voyage } from "./voyage.ts";
import { wardrobe } from "./wardrobe.ts";
import { waterBirds } from "./water-birds.ts";
import { wheelsAndSigns } from "./wheels-and-signs.ts";
import { wheelsAtAGlance } from "./wheels-at-a-glance.ts";
import { wildAnimals } from "./wild-animals.ts";
import { winter } from "./winter.ts";
import { wondersOfNature } from "./wonders-of-nature.ts";
import { woodlandAnimals } from "./woodland-animals.ts";
import { worldFestivals } from "./world-festivals.ts";
import { youngAnimals } from "./young-animals.ts";

/**
 * Drawings made by hand for Colorleaf, by name: SVG bodies for a `0 0 128 128` view box.
 * Filled shapes are areas in painter's order, `fill="none"` shapes are lines; feet stand near y = 124.
 */
export const ownArtwork: Readonly<Record<string, string>> = {
  ...kitchenAndBath,
  ...outOfDoorsAndOldChina,
  ...fromDrawersAndDesks,
  ...creaturesByName,
  ...inventionsAndCustomsOfChina,
  ...platesAndBowls,
  ...ballGamesAndWaterFun,
  ...aroundTheHouse,
  ...vehiclesByName,
  ...breeds,
  ...foodByName,
  ...chinaByName,
  ...thingsByName,
  ...animalsByName,
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
  ...signs,
  ...passengers,
  ...cabs,
  ...linesOfScenes,
  ...dishes,
  ...heritage,
  ...outings,
  ...iceAge,
  ...wondersOfNature,
  ...treesAndFruits,
  ...fineFlowers,
  ...reptiles,
  ...deepSea,
  ...oddMammals,
  ...mammals,
  ...youngAnimals,
  ...dogBreeds,
  ...gardenBirds,
  ...built,
  ...mythicalBeasts,
  ...folkToys,
  ...antiques,
  ...feastDays,
  ...worldFestivals,
  ...friendlyMonsters,
  ...templesGardens,
  ...oldCrafts,
  ...sweets,
  ...kitchen,
  ...holiday,
  ...clothing,
  ...playroom,
  ...orchestra,
  ...hidingPlaces,
  ...tableTennis,
  ...sports,
  ...classroom,
  ...nursery,
  ...furniture,
  ...favouriteAnimals,
  ...favouriteThings,
  ...favouriteVehicles,
  ...everydayVehicles,
  ...farmAnimals,
  ...farawayAnimals,
  ...woodlandAnimals,
  ...undersea,
  ...blossoms,
  ...snacks,
  ...studyAndPlay,
  ...townAndFair,
  ...pastimes,
  ...adventures,
  ...outToPlay,
  ...petsAndTales,
  ...gamesOutdoors,
  ...delicacies,
  ...sewingBasket,
  ...farSights,
  ...bodyAndHealth,
  ...vegetablePatch,
  ...gardenBlooms,
  ...seldomSeenAnimals,
  ...oftenAsked,
  ...seenOnTrips,
  ...schoolAndPlay,
  ...bodyAndSights,
  ...greengrocery,
  ...roosters,
  ...runners,
  ...grazers,
  ...fromBehind,
  ...lyingDown,
  ...kinAndCustoms,
  ...rarelySeenAnimals,
  ...folkInstruments,
  ...oldHousehold,
  ...famousSights,
  ...goingPlaces,
  ...rareFlowers,
  ...fruitsAndFare,
  ...beastsOfFarAndOld,
  ...flowersOfVineAndHill,
  ...thingsSeldomDrawn,
  ...dishesOfManyLands,
  ...betterLovedAnimals,
  ...babyAnimals,
  ...betterLovedThings,
  ...cityAndTable,
  ...inPlaceOfEmoji,
  ...tableware,
  ...oldStreets,
  ...shops,
  ...snacksOfChina,
  ...suppers,
  ...oftenAskedEmoji,
  ...peaksAndDwarfs,
  ...smallThingsAndWeather,
  ...headToToe,
  ...toolsAndFinds,
  ...creaturesAndMachines,
  ...toysAndLessons,
  ...arrangedAndSketched,
  ...customsAndCircuits,
  ...doorsAndBooths,
  ...wheelsAndSigns,
  ...climbedAndBoarded,
  ...stoodAndSatOn,
  ...bigThings,
  ...knownAtAGlance,
  ...toldApart,
  ...foodAtAGlance,
  ...plantsAtAGlance,
  ...thingsAtAGlance,
  ...buildingsAtAGlance,
  ...wheelsAtAGlance,
  ...thingsWithoutCaptions,
  ...foodAndFlowersWithoutCaptions,
};

/** Of containers: how many of their last shapes are in front of what is inside. */
export const frontShapes: Readonly<Record<string, number>> = {
  "hot-air-balloon": 2,
  "hula-hoop-aslant": 1,
  "bouncy-castle": 2,
  "wicker-basket": 3,
  "wicker-basket-simple": 3,
  "rowing-boat": 3,
  "manual-wheelchair": 4,
  "open-box": 4,
  "egg-shell": 4,
  "apple-with-hole": 1,
  "cheese-with-hole": 6,
  "half-kiwi": 4,
  "hollow-pumpkin": 5,
  "half-watermelon": 5,
  "empty-nest": 2,
  "toy-wagon": 6,
  "mine-cart": 9,
  hammock: 3,
  sandbox: 2,
  "loose-mound": 2,
  "swimming-pool": 2,
  doghouse: 2,
  "fairy-tower": 6,
  teacup: 3,
  "flower-pot": 2,
  chimney: 5,
  hole: 3,
  crib: 5,
  "made-bed": 3,
  "sleeping-bag": 5,
  "bus-with-seats": 8,
  "school-bus-with-seats": 11,
  "car-with-seats": 7,
  "cable-car-with-seats": 2,
  "train-with-seats": 4,
  "dragon-boat-with-seats": 16,
  "plane-with-seats": 5,
  "balloon-with-basket": 2,
  "helicopter-with-seats": 5,
  "fire-truck-with-seats": 7,
  "ambulance-with-seats": 6,
  "delivery-truck-with-seats": 7,
  "tractor-with-seats": 6,
  "dump-truck-with-seats": 7,
  "excavator-with-seats": 9,
  "bulldozer-with-seats": 6,
  "roller-coaster-with-seats": 5,
  "ferris-wheel": 6,
  tunnel: 4,
  "tree-branch": 1,
  "pirate-ship-with-deck": 6,
  "ship-with-deck": 5,
  "house-window": 6,
  "balcony-with-rail": 3,
  "judges-bench": 6,
  "open-treehouse": 2,
  "train-window": 2,
  "gondola-with-seats": 2,
  "open-well": 3,
  "well-shaft": 1,
  "boarded-pirate-ship": 10,
  "boarded-ship": 10,
  "peopled-treehouse": 2,
  "peopled-castle": 6,
  "standing-train": 2,
  "manned-dragon-boat": 6,
  "drawn-sleigh": 4,
  "towered-elephant": 2,
  "drawn-cart": 6,
  howdah: 2,
  "drawn-carriage": 7,
  "rowed-boat": 2,
  "leaf-pile": 6,
};
