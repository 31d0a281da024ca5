/** What things are for, as far as it decides how others stand to them: one list a use. */
import type { SubjectId } from "../types.ts";

const lists = {
  /** One sits or lies in it, and yet upon it. */
  seat: "toilet potty chair park-bench porch-swing armchair rocking-chair high-chair deck-chair throne bean-bag hammock bed bunk-bed sofa dentist-chair front-steps bleachers",
  /** They hang from a branch by their hands. */
  dangler: "monkey gorilla orangutan koala panda bear lemur",
  /** In a tree they lie along a bough. */
  sprawler: "leopard jaguar lion tiger panda bear",
  /** They have nests in trees. */
  nester:
    "bird robin crow swallow magpie woodpecker hummingbird eagle falcon stork heron egret seagull toucan",
  /** A handful of it is fed to animals. */
  fodder:
    "fallen-leaf green-leaf leaf-fluttering-in-wind hay-bale haystack sheaf-of-rice seedling herb foxtail-grass bamboo-stalk",
  /** With what babies are fed. */
  "baby-food-gear": "spoon bowl-with-spoon round-bowl cereal",
  /** One hangs from it by the hands. */
  "hung-from": "tree-branch hanging-vines jungle-gym monkey-bars",
  /** It is drawn on a branch of its own. */
  perched: "owl sloth parrot cockatoo toucan kingfisher chameleon",
  /** By day it is nowhere to be seen. */
  nocturnal: "jack-o-lantern ghost haunted-house vampire bat",
  /** There is a moon in its drawing. */
  moonlit: "haunted-house",
  /** They have lived on the moon for ever. */
  "moon-folk": "moon-lady jade-rabbit",
  /** Nobody looks for it but under water. */
  diving: "submarine scuba-diver",
  /** It lies on the ground under who is on it. */
  cover: "laid-blanket",
  /** One gathers round it, whatever one does there. */
  hearth: "campfire fire picnic-food",
  /** One sits at it on a chair. */
  "sat-at": "dining-table picnic-table chess-table billiard-table desk grand-piano upright-piano",
  /** Who is on it rides it. */
  mount:
    "broom magic-carpet sled skateboard kick-scooter rocking-horse carousel-horse carousel garden-swing swing-set seesaw tyre-swing zip-line",
  /** It flies with whoever rides it. */
  flyer: "broom magic-carpet",
  /** Who sits or goes on it rides it, and yet one may stand on it. */
  ride: "ferris-wheel playground-slide surfboard cloud crescent-moon skis roller-skate shooting-star spring-rider",
  /** Who is in it sits on it. */
  wheelchair: "manual-wheelchair motorized-wheelchair",
  /** Nobody looks out over its rim: who is in it sits where it has a seat. */
  cabin: "rocket carriage manual-wheelchair",
  /** It has nothing to do with the ground. */
  hovering:
    "hot-air-balloon balloon-with-basket rescue-helicopter mountain-cableway aerial-tramway cable-car-with-seats",
  /** It stands on the foot of its pole, which is at its left edge. */
  planted: "waving-flag pirate-flag",
  planet: "ringed-planet jupiter",
  earth: "globe-showing-europe-africa",
  /** Coupled behind an engine, one after the other. */
  coupled: "railway-car",
  /** One is on its deck, and yet in it. */
  deck: "sailboat canoe rowing-boat pirate-ship passenger-ship balcony treehouse gondola",
  /** One stands in it behind a rail, a sill or a bulwark. */
  railed:
    "pirate-ship-with-deck ship-with-deck balcony-with-rail castle-balcony rocket-with-window house-window open-treehouse judges-bench train-window howdah boarded-pirate-ship boarded-ship peopled-treehouse peopled-castle manned-dragon-boat drawn-sleigh drawn-carriage drawn-cart towered-elephant rowed-boat",
  /** What is in it is seen over its rim: "a basket of apples". */
  container:
    "wicker-basket bucket round-bowl open-box shopping-bags serving-tray rowing-boat santa-sleigh toy-wagon pickup-truck delivery-truck sailboat canoe carriage wheelbarrow shopping-cart",
  /** Food drawn on its plate or in its bowl: it needs no other. */
  served:
    "pot-of-food shallow-pan-of-food fondue bowl-with-spoon green-salad cooked-rice curry-rice steaming-bowl oden custard clay-pot-rice taro-balls snail-noodles kung-pao-chicken tomato-and-egg liangpi sweet-and-sour-ribs rock-sugar-pear pad-thai naan banana-split hummus chicken-feet rice-noodle-roll tofu-pudding mutton-soup-bread tangyuan layer-cake laba-porridge bibimbap instant-noodles fruit-bowl hot-pot cereal wonton nachos paella tiramisu steamed-fish mapo-tofu lasagna braised-pork bamboo-steamer fried-rice sliced-chicken fish-in-broth iced-jelly roast-turkey osmanthus-cake soup-dumpling reunion-dinner breakfast soup-bowl mung-bean-soup lotus-leaf-rice pounded-rice-cake tremella-soup grilled-cold-noodles macaroni-and-cheese fish-and-chips tomato-soup mashed-potatoes omelette fruit-salad spaghetti shaved-ice smashed-cucumber yogurt",
  /** Who is in it stands before its dark. */
  opening: "cave tent soccer-goal empty-goal",
  /** Seen from the side: who is in it comes out at its left end. */
  portal: "tunnel",
  /** Who is in it is in the middle of it. */
  disc: "empty-oven spider-web plate fork-and-knife-with-plate empty-fish-tank empty-bird-cage",
  /** One sits in it as people do, whoever one is. */
  "treatment-chair": "dentist-chair",
  /** No wider than it takes for the feet of who stands on it. */
  podium: "traffic-stand",
  /** Who is in it stands upon it. */
  floor: "puddle oasis boxing-ring",
  /** Flowers stand in it. */
  vase: "vase porcelain-vase jar",
  /** Plants that stand in a pot, so that one is not among them. */
  pot: "potted-plant",
  /** Whoever is small enough sits on its head. */
  blossom: "flower daisy sunflower tulip rose lotus hibiscus cherry-blossom",
  /** Who is in it stands among many of it, though it is no plant. */
  crop: "ear-of-corn",
  /** There is room under it. */
  table:
    "dining-table cafe-table picnic-table billiard-table chess-table ping-pong-table desk park-bench chair stool high-bed stone-bridge drawbridge tower-bridge suspension-bridge stone-arch-bridge",
  /** Who goes over it is on it. */
  bridge: "stone-bridge magpie-bridge drawbridge tower-bridge suspension-bridge stone-arch-bridge",
  /** One walks and stands under it. */
  umbrella: "umbrella paper-umbrella leaf-umbrella inside-out-umbrella",
  /** Who writes or knocks on it is beside it. */
  board: "blackboard easel door",
  /** Who is on its ledge is in front of it. */
  pane: "window",
  /** Who reaches or looks over it, rather than jumping, is behind it. */
  barrier: "picket-fence brick-wall garden-gate great-wall",
  /** Walked on a lead. */
  walked: "dog dachshund dalmatian poodle corgi husky bulldog beagle german-shepherd chihuahua pug",
  /** Led by a rope. */
  led: "horse donkey ox cow goat camel llama alpaca yak water-buffalo ewe reindeer",
  /** They draw carts and sleighs on their four legs. */
  draught:
    "horse donkey ox cow goat camel llama alpaca yak water-buffalo ewe reindeer unicorn zebra deer moose elephant husky wolf polar-bear bison",
  /** Gone down on what else one has. */
  slope: "hill mountain snow-capped-mountain",
  /** Who is on it climbs. */
  steep: "ladder climbing-wall",
  /** One is wound about by it. */
  winding: "yarn ribbon string-lights rope",
  /** Birds sit on it in one row. */
  wire: "power-line clothesline",
  /** Jumped on. */
  springy: "bed high-bed made-bed trampoline",
  /** Made for jumping, on it or in it. */
  bouncer: "trampoline bouncy-castle",
  /** Small, and no thing for a table: played or worked with in the open. */
  outdoor:
    "soccer-ball beach-ball hula-hoop jump-rope baseball-bat baseball-glove tennis-racket pickleball-paddle badminton-racket boomerang bow-and-arrow hoop-and-stick hobby-horse water-gun water-balloon pinwheel jianzi bubble-wand dog-leash bike-helmet horseshoe waving-flag hoe trowel pruning-shears shovel pitchfork sickle scythe axe fishing-pole fishing-net lasso camping-lantern torch",
  /** Looked into; everything else is looked at. */
  text: "photo-album open-book closed-book books newspaper scroll notebook-with-decorative-cover envelope love-letter world-map musical-score blueprint calendar clipboard mobile-phone laptop",
  /** Carried in the hand, though it goes with clothes. */
  bag: "handbag clutch-bag shopping-bags",
  /** Many of it are in one hand, on strings. */
  bunch: "balloon balloon-on-a-string kite swallow-kite",
  /** Taller than a child, and yet held up by it. */
  placard: "stop-sign",
  /** So long that it is held at its foot. */
  pole: "fishing-pole kite swallow-kite",
  /** It hangs or flies where an animal is, which has no hands. */
  hanging:
    "balloon balloon-on-a-string kite swallow-kite lantern sky-lantern palace-lantern ramadan-lantern fish-lantern rabbit-lantern lotus-lantern camping-lantern jack-o-lantern",
  /** It grows on trees, under which those stand who pick it. */
  "tree-fruit":
    "red-apple green-apple cherries tangerine lemon peach pear plum mango persimmon lychee pomegranate",
  /** Thrown, where anything else would only be held. */
  missile:
    "baseball softball basketball volleyball american-football rugby-football soccer-ball beach-ball embroidered-ball juggled-balls snowball snowball-pile flying-disc boomerang balloon",
  /** Flown by somebody on the ground. */
  remote: "drone",
  /** Too large for a hand, and carried in both arms. */
  armful: "pumpkin jack-o-lantern potted-plant",
  /** Taken in the arms as a child would be. */
  doll: "teddy-bear doll",
  /** Ridden by one at a time: several have one each. */
  single:
    "bicycle tricycle unicycle balance-bike kick-scooter skateboard rocking-horse carousel-horse broom motorcycle motor-scooter spring-rider jet-ski",
  /** Its pedals are under the feet of who rides it. */
  pedalled: "bicycle tricycle unicycle balance-bike penny-farthing tandem-bicycle",
  /** Two belong together: shoes are a pair where nobody counts them. */
  pair: "running-shoe mans-shoe hiking-boot womans-boot flat-shoe high-heeled-shoe womans-sandal thong-sandal ice-skate",
  /** Ridden with a leg on either side, like a horse. */
  saddled: "rocking-horse carousel-horse broom spring-rider",
  /** Eaten from one table by all of them, rather than one each. */
  feast: "birthday-cake layer-cake hot-pot reunion-dinner gingerbread-house",
  /** Too heavy for a hand: it stands at its owner's feet. */
  load: "guzheng guqin grand-piano upright-piano harp cello xylophone drum long-drum taiko-drum waist-drum rattle-drum drum-kit seedling potted-plant treasure-chest sled telescope microscope pot-of-food sandcastle jack-o-lantern pumpkin gift-sack",
  /** Played by who sits before its keys. */
  piano: "upright-piano grand-piano",
  /** Flat and round, seen by its rim: no smaller in a mouth than the face is wide. */
  "seen-by-its-rim": "flying-disc",
  /** With short arms held out, from which things hang. */
  "open-armed": "ghost",
  /** They hold things up in a claw. */
  clawed: "crab lobster hermit-crab",
  /** Whatever they have, they hold it with the end of a limb. */
  tentacled: "octopus dumbo-octopus squid cuttlefish kraken jellyfish starfish",
  /** Played by who sits or stands behind it. */
  "played-across": "guzheng guqin xylophone drum-kit long-drum",
  /** Where it stands one sleeps and washes. */
  "bedroom-furniture": "alarm-clock bed made-bed high-bed bunk-bed crib",
  "gym-furniture": "treadmill barbell",
  "shop-furniture": "shopping-cart cash-register",
  "classroom-furniture": "blackboard desk-for-two",
  "kitchen-furniture":
    "kitchen-oven refrigerator microwave dishwasher toaster wok pressure-cooker rice-cooker",
  "living-room-furniture": "grand-piano video-game joystick ironing-board",
  /** Nobody has it who does no magic. */
  "magic-gear": "cauldron potion-bottle alembic",
  /** Their books are books of spells. */
  "magic-folk": "wizard witch baba-yaga",
  /** It hangs on the wall of a room unless it is said to be elsewhere. */
  "wall-hung": "wall-clock cuckoo-clock framed-picture",
  "bathroom-furniture": "bathtub wash-basin shower toilet toothbrush potty",
  /** Water that is drawn: who swims in it needs no other. */
  pool: "bathtub swimming-pool pool-float paddling-pool",
  /** It swims on the water rather than in it. */
  /** It is put up on a door or a window pane. */
  posted:
    "fu paper-cut wreath framed-picture world-map instant-photo chinese-knot door-god red-heart",
  panel: "door window",
  /** What it is said to be with lies on it. */
  "table-top": "dining-table picnic-table desk",
  /** They crawl whatever they do. */
  crawler: "snail caterpillar worm ladybug ant turtle beetle spider lizard snake centipede",
  /** Known by what they do on a stage, whatever those beside them play. */
  performer: "singer rock-star ballerina",
  floating: "duck swan goose duckling swan-boat rubber-duck",
  /** At home on land, and yet in the water of a river or the sea. */
  wading: "duck swan otter hippopotamus water-buffalo lotus lily-pad rowing-boat canoe",
  /** It lights the scene: no other sun shines. */
  light: "sun sun-with-face sun-behind-cloud moon-lady",
  moon: "full-moon crescent-moon moon-with-face full-moon-face new-moon-face first-quarter-moon-face last-quarter-moon-face",
} as const;

export type Use = keyof typeof lists;

export const uses = Object.fromEntries(
  Object.entries(lists).map(([use, ids]) => [use, new Set(ids.split(" "))]),
) as unknown as Readonly<Record<Use, ReadonlySet<SubjectId>>>;

export function isUsedAs(use: Use, id: SubjectId): boolean {
  return uses[use].has(id);
}

/** A wreath on a door, a paper-cut in a window: seen before it. */
export const isPutUp = (thing: SubjectId, panel: SubjectId) =>
  isUsedAs("posted", thing) && isUsedAs("panel", panel);
