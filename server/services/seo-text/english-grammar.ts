/** As much English grammar as names of things that can be drawn need. */

const numbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** By the end of a word, so that "dormouse" goes as "mouse" does. */
const irregular: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/mouse$/, "mice"],
  [/^goose$/, "geese"],
  [/child$/, "children"],
  [/(?<!hu|cai|sha|talis)man$/, "men"],
  [/person$/, "people"],
  [/foot$/, "feet"],
  [/tooth$/, "teeth"],
  [/^ox$/, "oxen"],
  [/^die$/, "dice"],
  [/oasis$/, "oases"],
  [/^cactus$/, "cacti"],
  [/(lea|wol|el|loa|shea|kni)fe?$/, "$1ves"],
  [/(potat|tomat|her|mang|volcan|mosquit)o$/, "$1oes"],
];

const unchanging =
  /(?:fish|sheep|deer|moose|bison|aircraft|squid|salmon|people|children|feet|teeth)$/;

/** Names of what is more than one, or of two halves, have their plural already: maracas, grapes. */
function isPlural(noun: string): boolean {
  const [head] = headOf(noun);
  return /s$/.test(head) && !/(?:ss|us|[^k]is|ceratops|cyclops|thermos|lens|gas)$/.test(head);
}

const ofTwoHalves =
  /(?:glasses|goggles|jeans|shorts|pants|overalls|pajamas|scissors|shears|pliers|tweezers|binoculars)$/;

const inPairs = /(?:boot|shoe|sock|glove|mitten|slipper|sandal|skate|ski|flipper)s?$/;

/** There is one of these, and everybody knows which. */
const unique =
  /^(?:sun|moon|sky|earth|globe|milky way|Monkey King|Dragon King|Weaver Girl|Cowherd|Mad Hatter|Pied Piper|Statue of Liberty|Yellow Crane Tower|Brandenburg Gate)$/i;

/** Names of what cannot be counted. */
const uncountable = new RegExp(
  `(?:^| )(?:${[
    "bread cheese spaghetti rice ginger garlic corn popcorn honey milk bacon sushi broccoli tofu toast",
    "butter ketchup hummus yogurt soup syrup licorice asparagus rhubarb seaweed jewelry luggage",
    "tableware snow ice frost fog hail moss water wood bamboo coral cotton yarn bunting soap shampoo",
    "floss paper dough gum tennis badminton bowling hockey fencing golf croquet lacrosse hopscotch",
    "camping papermaking chess cocoa flour juice porridge",
  ]
    .join(" ")
    .replaceAll(" ", "|")}|ping pong)$`,
);

/** By what it is counted all the same: two balls of yarn, else two pieces. */
const units: Readonly<Record<string, string>> = {
  yarn: "balls",
  bread: "loaves",
  soap: "bars",
  rice: "bowls",
  soup: "bowls",
  milk: "glasses",
  juice: "glasses",
  cocoa: "cups",
  flour: "sacks",
  honey: "jars",
  corn: "ears",
  broccoli: "heads",
  garlic: "bulbs",
};

const fromConsonantSound = /^(?:uni|use|uk|eu|one\b|ufo)/i;
const fromVowelSound = /^(?:[aeiou]|hour|heir|honest|x-ray)/i;

/** "nest with eggs" → "nest", " with eggs" */
function headOf(noun: string): [head: string, rest: string] {
  const at = noun.search(/ (?:of|with|without|in|on|for|full|showing|behind|blowing|fluttering) /);
  return at < 0 ? [noun, ""] : [noun.slice(0, at), noun.slice(at)];
}

/** "two cats" → "cats"; the last word of its head carries the plural. */
export function plural(noun: string): string {
  const [head, rest] = headOf(noun);
  if (unchanging.test(head) || uncountable.test(head) || isPlural(head)) return noun;
  if (/^[a-z]+ and [a-z]+$/.test(head)) return head.split(" and ").map(plural).join(" and ") + rest;
  const start = head.lastIndexOf(" ") + 1;
  return head.slice(0, start) + pluralWord(head.slice(start)) + rest;
}

function pluralWord(word: string): string {
  const known = irregular.find(([ending]) => ending.test(word));
  if (known) return word.replace(...known);
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** Somebody's own name ends in a capital; a Christmas tree is one of many. */
function isProper(noun: string): boolean {
  const [head] = headOf(noun.replace(/ (?:and|the) .*/, ""));
  return /^\p{Lu}.*$/u.test(head.split(" ").at(-1)!) && !/^(?:UFO|Viking|X-ray)$/.test(head);
}

/** "a cat", "an owl", "three mice", "maracas", "the moon", "Santa Claus". */
export function counted(noun: string, count: number): string {
  const [head] = headOf(noun);
  const isUncountable = uncountable.test(head);
  if (count > 1) {
    const number = numbers[count] ?? (count > 20 ? "many" : String(count));
    const unit = isUncountable && (units[head.split(" ").at(-1)!] ?? "pieces");
    if (unit) return `${number} ${unit} of ${noun}`;
    if (count === 2 && inPairs.test(head)) return `a pair of ${plural(noun)}`;
    return `${number} ${ofTwoHalves.test(head) ? "pairs of " : ""}${plural(noun)}`;
  }
  if (unique.test(noun)) return `the ${noun}`;
  if (isUncountable || isPlural(noun) || isProper(noun)) return noun;
  const vowel = fromVowelSound.test(noun) && !fromConsonantSound.test(noun);
  return `${vowel ? "an" : "a"} ${noun}`;
}

/** "the cat", "the cats", "Santa Claus". */
export function definite(noun: string, count: number): string {
  if (isProper(noun) && !unique.test(noun) && count === 1) return noun;
  return `the ${count > 1 ? plural(noun) : noun}`;
}

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

const small = new Set([
  "a",
  "an",
  "and",
  "at",
  "by",
  "for",
  "from",
  "in",
  "of",
  "on",
  "the",
  "to",
  "under",
  "with",
]);

/** "cat in the forest" → "Cat in the Forest" */
export function titleCase(words: string): string {
  return words
    .split(" ")
    .map((word, index) =>
      index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
}
