import type { RelationKind } from "../types.ts";
import { mannersEn } from "./manners.ts";

const table = <Value>(rows: Record<string, Value>) => new Map<string, Value>(Object.entries(rows));

/** "A herd of", "herds of" */
function counted(nouns: string, count: number): Record<string, number> {
  return Object.fromEntries(
    nouns.split(" ").flatMap((noun) => [`a ${noun} of`, `${noun} of`].map((of) => [of, count])),
  );
}

export const numbersEn = table<number>({
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  "a pair of": 2,
  "pair of": 2,
  "a couple of": 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  "a dozen": 12,
  dozen: 12,
  "a few": 3,
  few: 3,
  several: 4,
  some: 3,
  many: 6,
  "lots of": 6,
  "a lot of": 6,
  "a group of": 4,
  "group of": 4,
  "a bunch of": 4,
  "a family of": 3,
  "family of": 3,
  ...counted("herd flock pack school pride colony litter pod gaggle team band crew circle", 4),
  "a trio of": 3,
  ...counted("swarm crowd army row line", 6),
});

/** Prepositions of place. Verbs are in `verbs.ts`. */
export const relationsEn = table<RelationKind>({
  on: "on",
  "on top of": "on",
  "on the top of": "on",
  atop: "on",
  onto: "on",
  upon: "on",
  in: "in",
  inside: "in",
  "inside of": "in",
  into: "in",
  within: "in",
  "out of": "in",
  under: "under",
  underneath: "under",
  below: "under",
  beneath: "under",
  above: "above",
  over: "above",
  "up above": "above",
  behind: "behind",
  "at the back of": "behind",
  "in front of": "in-front-of",
  "in the front of": "in-front-of",
  "next to": "beside",
  "close to": "beside",
  "by the side of": "beside",
  beside: "beside",
  besides: "beside",
  by: "beside",
  near: "beside",
  alongside: "beside",
  "tied to": "beside",
  "chained to": "beside",
  against: "beside",
  "to the left of": "left-of",
  "left of": "left-of",
  "on the left of": "left-of",
  "on the left side of": "left-of",
  "to the right of": "right-of",
  "right of": "right-of",
  "on the right of": "right-of",
  "on the right side of": "right-of",
  between: "between",
  "in between": "between",
  "in the middle of": "in",
  "in the shade of": "under",
  "at the foot of": "beside",
  "at the edge of": "beside",
  "at the top of": "on",
  ...Object.fromEntries(
    ["shoulder", "shoulders", "head", "nose", "lap", "tail", "arm", "back", "roof"].flatMap(
      (part) => [
        [`on the ${part} of`, "on" as const],
        [`on top of the ${part} of`, "on" as const],
      ],
    ),
  ),
  around: "around",
  surrounding: "around",
  "surrounded by": "around",
  "all around": "around",
});

/** "On its back", "behind them": by somebody who is known. */
/** Where something is far off. */
export const distancesEn = new Set([
  "in the distance",
  "in the far distance",
  "into the distance",
  "far away",
  "far off",
  "far out at sea",
  "on the horizon",
  "at the horizon",
]);

export const uponItEn =
  /^(on|on top of|inside|in|behind|in front of|next to|beside|above|over|under|around|round|to the left of|to the right of) (?:(?:its|his|her|their) (?:backs?|heads?|shoulders?|laps?|nose)|(?<=^on )(?:its|his|her|their) (?:face|belly|tummy|chest)|it|him|her|them)$/;

/** Turns of phrase whose words mean something else one by one. */
export const idleEn = new Set([
  "once upon a time",
  "upside down",
  "in love",
  "in the sun",
  "in the sunshine",
  "in the moonlight",
  "in the shade",
  "on the floor",
  "on the ground",
  "in a circle",
  "in circles",
  "in a row",
  "in a line",
  "in line",
  "in pairs",
  "one by one",
  "all day",
  "around the house",
  "in the middle of nowhere",
  "by himself",
  "by herself",
  "by itself",
  "on the first day of",
  "on the first day",
  "on the last day of",
  "first day of",
  "last day of",
  "dreams of becoming",
  "out of the water",
  "out of water",
  "dreams of being",
  "dream of becoming",
  "loves",
  "loves to",
  "love to",
  "loving",
  "all alone",
  "alone",
]);

/** Said of a thing that is not to be drawn. */
export const negationsEn = new Set([
  "without",
  "no",
  "not",
  "without a",
  "without any",
  "except",
  "can't",
  "cannot",
  "doesn't",
  "don't",
  "isn't",
  "aren't",
  "won't",
  "didn't",
  "never",
]);

/** Small words as small children and thumbs spell them. */
export const slipsEn = table<string>({
  wif: "with",
  wiv: "with",
  wiht: "with",
  anb: "and",
  adn: "and",
  nad: "and",
  n: "and",
  da: "the",
  teh: "the",
  tha: "the",
  dis: "this",
  dat: "that",
  iz: "is",
  ov: "of",
  wid: "with",
  unda: "under",
  nite: "night",
  fren: "friend",
  frens: "friends",
  grl: "girl",
  gurl: "girl",
  luv: "love",
});

/** Words that carry no picture of their own. */
export const stopWordsEn = new Set([
  ...mannersEn,
  "polka dot",
  "polka dots",
  "polka dotted",
  ...`about already first second third fourth fifth last next others older elder younger left checkered chequered stuck add adds loves the of at to for from as is are was were be being been am its his her hers him their theirs them my mine your our
  this that these those it he she they i we me us you who whom whose which where while when whenever then than very really so too also halfway yet
  just only all each every other another any both either if or but because until during after before since like
  can could will would shall should may might must do does did doing done has have had get gets getting got go goes
  going gone went come comes coming came land lands landed landing arrives arrived arriving let lets put puts take takes taking took give gave want wants
  wanted need needs use using used try tries trying see seen show shows showing featuring including contains
  containing full made make has having lots wearing through across along toward towards past up down out off back
  front side sides top bottom middle together each-other apart away there here everywhere somewhere someone something
  everyone everything thing things stuff kind sort type way once upon time day days today lived lives live named
  called name please thank thanks hi hello hey ok okay maybe
  cute pretty beautiful lovely funny silly adorable nice sweet cool magical magic wild old new kawaii gentle calm
  cartoon cartoony realistic anime sketch sketchy simple easy hard difficult detailed detail details intricate medium
  complex bold thick clean big-eyed fluffy furry fuzzy soft cuddly round long short
  wide narrow high low deep light dark bright shiny sparkly sparkling glittery glowing fancy royal noble brave strong
  busy lazy naughty clever smart wise shy proud kind gentle hungry thirsty famous favorite favourite special perfect
  um umm uh uhh er hmm wanna gonna gimme lemme pls plz basically actually kinda sorta
  little-known amazing awesome wonderful great gorgeous elegant graceful majestic mighty powerful scary spooky creepy
  evil bad good best better mean wicked enchanted mystical mythical fantasy fairytale fairy-tale prehistoric ancient
  modern futuristic vintage traditional typical real fresh ripe juicy delicious yummy tasty hot cold warm frozen icy
  wet dry dirty open closed empty half whole tropical exotic native african american chinese indian japanese
  european australian english wooden stone-built rainbow-colored colorful colourful striped spotted spotty polka dot
  dotted patterned decorated floral decorative ornate geometric abstract cosy cozy quiet peaceful sunny
  page pages picture pictures image images drawing drawings scene scenes print printable color colour colors colours
  colored coloured coloring colouring sheet sheets book line lines lineart art artwork outline outlines outlined
  activity worksheet draw create generate design illustration illustrated style styles theme themed background
  foreground shading shaded shadow shadows grayscale printable poster card template clipart clip white-background
  kids-style kid's children's child's adults adult teen teens teenager teenagers toddlers preschool preschoolers
  kindergarten kindergartner kindergarteners grade grader graders year years yr yrs age aged ages olds beginner
  beginners student-friendly level suitable appropriate safe print-ready
  pairs fall fog mist afternoon daytime outside outdoors indoors-ish adventure adventures story
  tale land fun play time bit lot pile bunch group pack set collection kinds types pair world's own same different
  various several-times themselves himself herself itself happily gently quietly slowly quickly proudly`.split(
    /\s+/,
  ),
]);

/**
 * What a describing word looks like that no list has: "fluffily", "graceful", "twisted", "bigger".
 * They carry no picture, so they are not missing from it.
 */
export const describing = /(?:ly|ful|ous|less|ish|able|ible|ed|est|ing|ive|ical)$/;

/** Things in English that cannot be drawn and must not be taken for a slip in another word. */
export const undrawable = new Set(
  `armor armour streamer streamers handlebars patio patios attic attics porch porches pantry basement balcony roofs quality texture surface
  parts part puddle puddles goal goals chimney chimneys spotlight vines pile piles picnic fence fences gate wall walls floor roof path paths bridge
  bridges stone stones sand stair stairs swing swings seesaw pool pools blanket blankets pillow pillows carpet
  curtain shelf pocket button buttons collar tie belt apron uniform costume costumes mask masks hair
  beard tail tails nose noses mouth teeth ears eyes eye face faces hand hands paw paws foot feet leg legs arm arms
  head heads body back wings wing horn horns feather feathers shell beak claws whiskers
  game games party hat site place places world wood metal glass paper stick sticks string rope net nets bottle
  construction worker's movie song songs lesson dinner lunch breakfast meal food snack snacks weather season holiday
  holidays vacation trip journey dream dreams wish wishes friend's family's month week minute hour night's number
  numbers letter letters alphabet word words text steam smoke light stage shape shapes spot spots stripe
  stripes water air land ground grass bush bushes vine vines planet's craft crafts math science history
  horse's house's chase match peace piece place price race space stars' there where whole while white write
  country county court cover crown-like crowd stable stall store shore score scarf-like sports sport spring storm
  story stuff style sugar sweet table's taste team theme thick thing think third thread tooth-like total touch tower
  trail train-track trick trust truth twins twin under until upper usual value video visit voice watch wheel wheels
  woman's world-famous worth young youth`.split(/\s+/),
);
