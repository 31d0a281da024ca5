import type { Difficulty, SeoContent } from "@colorleaf/domain";
import type { RelationKind, SettingId } from "@colorleaf/line-art";
import type { PageFacts, PageSubject } from "../../drawing/page-facts.ts";
import { counted, definite, listed, plural, titleCase } from "./english-grammar.ts";
import { occasionOf } from "./occasion.ts";
import type { Choice } from "./seeded-choice.ts";

const places: Readonly<Record<Exclude<SettingId, "none" | "blank">, string>> = {
  meadow: "in a meadow",
  forest: "in the forest",
  "bamboo-grove": "in the bamboo grove",
  farm: "on the farm",
  garden: "in the garden",
  "vegetable-garden": "in the vegetable garden",
  beach: "at the beach",
  sea: "on the sea",
  underwater: "under the sea",
  river: "by the river",
  mountains: "in the mountains",
  desert: "in the desert",
  jungle: "in the jungle",
  snow: "in the snow",
  "ice-floe": "on an ice floe",
  "frozen-lake": "on a frozen lake",
  sky: "up in the sky",
  "above-clouds": "above the clouds",
  space: "in outer space",
  moon: "on the moon",
  city: "in the city",
  street: "on the street",
  village: "in the village",
  castle: "at the castle",
  park: "in the park",
  zoo: "at the zoo",
  playground: "at the playground",
  classroom: "in the classroom",
  kitchen: "in the kitchen",
  bedroom: "in the bedroom",
  bathroom: "in the bathroom",
  "living-room": "in the living room",
  "christmas-room": "at home at Christmas",
  library: "in the library",
  shop: "at the shop",
  restaurant: "at the restaurant",
  hospital: "at the hospital",
  canal: "by the canal",
  market: "at the market",
  bakery: "at the bakery",
  laboratory: "in the laboratory",
  "hair-salon": "at the hair salon",
  "magic-study": "in the wizard's study",
  spaceship: "inside a spaceship",
  submarine: "inside a submarine",
  crossing: "at the crosswalk",
  platform: "on the railway platform",
  airport: "at the airport",
  runway: "at the airport",
  garage: "in the garage",
  carpentry: "in the carpenter's workshop",
  greenhouse: "in the greenhouse",
  gym: "at the gym",
  stadium: "at the soccer stadium",
  "bus-stop": "at the bus stop",
  tavern: "in a tavern",
  cave: "in the cave",
  "school-gate": "at the school gate",
  attic: "in the attic",
  courtroom: "in the courtroom",
  dentist: "at the dentist",
  "post-office": "at the post office",
  "pet-shop": "in the pet shop",
  porch: "on the porch",
  yard: "in the yard",
  pond: "by the pond",
  pool: "at the swimming pool",
  stable: "in the stable",
  "mouse-hole": "at the mouse hole",
  balcony: "on the balcony",
  "construction-site": "at the construction site",
  harbor: "in the harbor",
  "sports-field": "on the sports field",
  "soccer-field": "on the soccer field",
  schoolyard: "on the school field",
  "sports-day": "at the sports day",
  "basketball-court": "on the basketball court",
  rodeo: "at the rodeo",
  dock: "on the dock",
  "water-town": "in a water town",
  "castle-gate": "at the castle gate",
  corridor: "in the corridor",
  fairground: "at the fairground",
  campsite: "at the campsite",
  savanna: "in the savanna",
  "wheat-field": "in the wheat field",
  cornfield: "in the cornfield",
  museum: "in the museum",
  aquarium: "at the aquarium",
  cinema: "at the cinema",
  "flower-shop": "in the flower shop",
  "rice-paddy": "in the rice paddy",
  "pumpkin-field": "in the pumpkin patch",
  orchard: "in the orchard",
  vineyard: "in the vineyard",
  "tea-hill": "on the tea hill",
  "sunflower-field": "in the sunflower field",
  "lavender-field": "in the lavender field",
  waterfall: "by the waterfall",
  island: "on an island",
  "snow-forest": "in the snowy forest",
  "window-room": "by the window",
  stage: "on stage",
  circus: "at the circus",
  party: "at a party",
  "table-top": "on the table",
};

const relations: Readonly<Partial<Record<RelationKind, string>>> = {
  on: "on",
  in: "in",
  under: "under",
  above: "above",
  behind: "behind",
  "in-front-of": "in front of",
  beside: "next to",
  "left-of": "next to",
  "right-of": "next to",
  around: "around",
  wearing: "wearing",
  holding: "with",
};

const byDifficulty: Readonly<Record<Difficulty, readonly [string, ...string[]]>> = {
  easy: [
    "The shapes are large and the lines are bold, so even small hands can color it without trouble.",
    "Big, clear areas and thick lines make it a good page for toddlers and beginners.",
  ],
  medium: [
    "There is enough to discover without getting lost, which suits children from about five years on.",
    "Large areas and smaller details take turns, so there is something for every mood.",
  ],
  hard: [
    "There is a lot going on, with many small areas, for children who like to take their time over a page.",
    "Plenty of small parts to find and color: good for school-age children, alone or with somebody beside them.",
  ],
  complex: [
    "Many small areas and fine details make it a page for older children and adults who like to take their time.",
    "It is rich in detail: a page to come back to, a little every day.",
  ],
};

const uses = [
  "Print it for a quiet afternoon at home or in class, or color it on screen right away.",
  "Print it on A4 or Letter paper, take it along on a trip, or color it online.",
  "It prints well on plain paper, and it can be colored online just as well.",
] as const;

const materials = [
  "The lines are clean black on white and every area is closed, so crayons, pencils and markers all work well.",
  "Clear black outlines on white leave all the room for your own colors, whether crayons, pencils or paint.",
] as const;

const placeTips: Readonly<Partial<Record<SettingId, string>>> = {
  underwater: "Let the water go from light blue at the top to dark blue at the bottom.",
  sea: "Mix blue and green in the waves and leave their crests white.",
  forest: "Use three different greens, so that each tree stands out from the next.",
  jungle: "Use three different greens, so that each plant stands out from the next.",
  space: "Color the sky dark blue or purple and leave the stars bright yellow.",
  moon: "Color the sky dark blue or purple and leave the stars bright yellow.",
  snow: "Leave the snow white and give it pale blue shadows.",
  desert: "Warm yellows and oranges make the sand glow.",
  beach: "Use a warm yellow for the sand and let the water begin in a very light blue.",
  farm: "Start with the grass and the sky; everything else will be easier to choose.",
};

const tips = [
  "Start with the largest areas and finish with the small details.",
  "Color lightly at first; you can always press harder later.",
  "Put a sheet of scrap paper under your hand to keep the page clean.",
  "Choose three or four favorite colors and repeat them across the page.",
  "Color from light to dark, so that mistakes can be covered.",
  "Move the pencil in one direction to fill large areas evenly.",
  "Trace along the outline first, then fill the inside.",
  "Press a little harder near the lines to make things look round.",
  "Leave a small white spot where the light falls.",
  "Try two colors on top of each other to find a new one.",
  "Turn the paper rather than your hand when you follow a curve.",
] as const;

/** "a sleeping cat", but "a cat fishing" */
const beforeTheNoun = new Set(
  "sleeping flying swimming jumping dancing running singing".split(" "),
);

/** Says nothing without what it is done to: nobody is "a girl making". */
const needsObject = new Set(
  "making holding carrying picking throwing kicking pushing pulling lifting hugging greeting riding".split(
    " ",
  ),
);

function doingOf({ action }: PageSubject): string | undefined {
  return action && !needsObject.has(action) ? action : undefined;
}

/** Where it is, unless something on the page says so already: a cat on the moon, not on the moon twice. */
function placeOf({ setting, subjects }: PageFacts): string {
  if (!setting || setting === "none" || setting === "blank") return "";
  const words = places[setting].split(" ");
  return subjects.some(({ name }) => words.includes(name.en)) ? "" : places[setting];
}

/** One sits in a car and stands on a ship. */
function riding(vehicle: string): string {
  if (/\b(?:ship|train|bus|ferry|tram|raft|sled)$/.test(vehicle)) return "on";
  const isInside =
    /(?:boat|canoe|car|truck|taxi|tractor|plane|rocket|helicopter|submarine|balloon|UFO)$/;
  return isInside.test(vehicle) ? "in" : "riding";
}

/** "a dinosaur riding a bicycle", "two sleeping cats" */
function lead({ subjects, relation, heading }: PageFacts): { words: string; told: number[] } {
  const [hero] = subjects;
  if (heading) return { words: heading.en, told: [] };
  if (!hero) return { words: "a picture without colors", told: [] };
  const words = counted(hero.name.en, hero.count);
  const other = relation && subjects[relation.to];
  const link =
    relation &&
    (relation.kind === "riding" && other ? riding(other.name.en) : relations[relation.kind]);
  if (relation && other && link) {
    return {
      words: `${words} ${link} ${counted(other.name.en, other.count)}`,
      told: [0, relation.to],
    };
  }
  const action = doingOf(hero);
  if (!action) return { words, told: [0] };
  const doing = beforeTheNoun.has(action)
    ? counted(`${action} ${hero.name.en}`, hero.count)
    : `${words} ${action}`;
  return { words: doing, told: [0] };
}

const ornaments = {
  mandala: "a mandala",
  pattern: "a repeating pattern",
  knot: "a knot of bands that go over and under each other",
  "stained-glass": "a stained glass window",
} as const;

/** The whole picture as a noun phrase; four subjects at most, so that it can be read. */
function scene(facts: PageFacts): string {
  if (facts.ornament === "border") {
    const things = facts.subjects.slice(0, 3).map(({ name }) => plural(name.en));
    return things.length > 0 ? `a border of ${listed(things)}` : "a border of flowers and hearts";
  }
  if (facts.ornament) {
    const inside = facts.subjects[0];
    const ornament = ornaments[facts.ornament];
    return inside ? `${ornament} with ${counted(inside.name.en, inside.count)}` : ornament;
  }
  const { words, told } = lead(facts);
  const rest = facts.subjects
    .filter((_, index) => !told.includes(index))
    .slice(0, 3)
    .map(({ name, count }) => counted(name.en, count));
  const place = placeOf(facts);
  const night = facts.night ? "at night" : "";
  const whereAndWhen = [words, place, night, occasionOf(facts, place, "en")].filter(Boolean);
  const company = rest.length > 0 ? `, together with ${listed(rest)}` : "";
  return `${whereAndWhen.join(" ")}${company}`;
}

function bare({ name, count }: PageSubject): string {
  return count > 1 ? plural(name.en) : name.en;
}

function wordCount(text: string): number {
  return text.split(/[\s-]+/).filter(Boolean).length;
}

function title(facts: PageFacts, choice: Choice): string {
  const [hero] = facts.subjects;
  const place = placeOf(facts);
  const names = [...new Set(facts.subjects.slice(0, 3).map(bare))];
  const alone = facts.subjects.length === 1;
  const what = facts.heading
    ? facts.heading.en.replace(/^(?:the|a) (?:word )?/, "").replace(/[“”]/g, "")
    : facts.ornament
      ? [...(hero ? [hero.name.en] : []), facts.ornament.replace("-", " ")].join(" ")
      : hero && facts.relation?.kind === "riding"
        ? lead(facts).words.replace(/^(?:an?|the) /, "")
        : hero
          ? alone
            ? `${doingOf(hero) ?? ""} ${bare(hero)}`
            : listed(names)
          : "";
  const endings = ["coloring page", "coloring page", "coloring sheet"] as const;
  const ending = choice.pick(endings);
  const occasion = occasionOf(facts, place, "en");
  const candidates = [
    `${what} ${place} ${occasion} ${ending}`,
    ...(occasion ? [`${what} ${occasion} ${ending}`] : []),
    `${what} ${place} ${ending}`,
    `${what} ${ending}`,
    `${hero ? bare(hero) : ""} ${ending}`,
    `printable ${ending}`,
  ];
  const fitting = candidates
    .map((candidate) => candidate.replace(/\s+/g, " ").trim())
    .find((candidate) => wordCount(candidate) <= 10 && candidate !== ending);
  return titleCase(fitting ?? ending);
}

export function writeEnglish(facts: PageFacts, difficulty: Difficulty, choice: Choice): SeoContent {
  const [hero] = facts.subjects;
  const opening = choice.pick([
    "This coloring page shows",
    "On this page you will find",
    "Waiting for your colors:",
  ]);
  const invitation = hero
    ? choice.pick([
        `Which colors will you give ${definite(hero.name.en, hero.count)}? There is no wrong answer.`,
        `${capital(definite(hero.name.en, hero.count))} can have any colors you like, real or invented.`,
      ])
    : "Choose any colors you like, real or invented.";
  const sentences = [
    `${opening} ${scene(facts)}.`,
    choice.pick(byDifficulty[difficulty]),
    choice.pick(materials),
    choice.pick(uses),
    invitation,
  ];
  // Long pictures take a long sentence; something general gives way.
  if (wordCount(sentences.join(" ")) > 100) sentences.splice(2, 1);

  const keywords = new Set([
    ...facts.subjects.slice(0, 3).map((subject) => `${subject.name.en} coloring page`),
    ...(facts.ornament ? [`${facts.ornament.replace("-", " ")} coloring page`] : []),
    "printable coloring page",
    difficulty === "complex" ? "coloring page for adults" : "coloring page for kids",
    "free line art",
    "color online",
    "coloring sheet",
  ]);
  const own = facts.setting && placeTips[facts.setting];
  const first = facts.heading
    ? "Color the large areas first; light colors keep letters and words easy to read."
    : hero
      ? `Begin with ${definite(hero.name.en, hero.count)}: choose one light and one dark shade of the same color.`
      : "Begin in the middle and work your way out, ring by ring.";
  return {
    title: title(facts, choice),
    description: sentences.join(" "),
    keywords: [...keywords].slice(0, 5),
    tip: own && choice.pick([true, false]) ? own : first,
    additionalTips: choice.some(tips, 4),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
