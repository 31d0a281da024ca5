/** What belongs in a place and stands there without being asked for: the most telling first. */
import type { SettingId, SubjectId } from "../types.ts";

const lists: Partial<Record<SettingId, string>> = {
  meadow: "daisy sunflower tulip",
  forest: "deciduous-tree tree-stump mushroom",
  "bamboo-grove": "panda",
  farm: "tractor hay-bale",
  garden: "sunflower watering-can",
  beach: "sandcastle bucket",
  sea: "sailboat",
  underwater: "coral treasure-chest",
  river: "rowing-boat lotus",
  mountains: "tent evergreen-tree",
  desert: "pyramid palm-tree",
  jungle: "palm-tree waterfall",
  snow: "igloo evergreen-tree",
  "ice-floe": "penguin seal",
  "frozen-lake": "snowman evergreen-tree",
  sky: "hot-air-balloon",
  space: "rocket ringed-planet",
  moon: "moon-rover moon-base",
  canal: "gondola",
  city: "bus street-lamp",
  street: "automobile postbox",
  village: "water-well windmill",
  castle: "throne fairy-tower",
  park: "park-bench fountain",
  zoo: "giraffe elephant lion",
  playground: "playground-slide swing-set",
  classroom: "desk bookshelf",
  kitchen: "kitchen-oven refrigerator",
  bedroom: "bed dresser",
  bathroom: "wash-basin bathtub",
  library: "bookshelf desk",
  shop: "shopping-cart cash-register",
  restaurant: "small-laid-table",
  hospital: "made-bed",
  market: "market-stall wicker-basket",
  bakery: "bread croissant",
  laboratory: "microscope flask",
  "hair-salon": "armchair",
  "magic-study": "cauldron bookshelf",
  spaceship: "astronaut",
  submarine: "sailor",
  "living-room": "sofa bookshelf",
  stage: "drum-kit grand-piano",
  circus: "circus-tent cannon",
  party: "birthday-cake wrapped-gift",
};

export function furnishingsOf(setting: SettingId): readonly SubjectId[] {
  return lists[setting]?.split(" ") ?? [];
}

/** Where the drawn backdrop alone does not tell the place: there they stand behind whoever is in it. */
const bare: ReadonlySet<SettingId> = new Set<SettingId>([
  "farm",
  "underwater",
  "desert",
  "moon",
  "street",
  "village",
  "park",
  "zoo",
  "playground",
  "classroom",
  "kitchen",
  "bedroom",
  "bathroom",
  "shop",
  "hospital",
  "living-room",
  "castle",
  "party",
]);

export function isBare(setting: SettingId): boolean {
  return bare.has(setting);
}
