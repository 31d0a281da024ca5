/** As much English grammar as names of things that can be drawn need. */

const numbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

const irregular: Readonly<Record<string, string>> = {
  mouse: "mice",
  goose: "geese",
  child: "children",
  man: "men",
  woman: "women",
  person: "people",
  foot: "feet",
  tooth: "teeth",
  ox: "oxen",
  leaf: "leaves",
  wolf: "wolves",
  knife: "knives",
  elf: "elves",
  loaf: "loaves",
  cactus: "cacti",
  potato: "potatoes",
  tomato: "tomatoes",
  hero: "heroes",
  mango: "mangoes",
  volcano: "volcanoes",
};

const unchanging =
  /(?:fish|sheep|deer|moose|bison|glasses|jeans|shorts|scissors|fries|aircraft|squid|salmon|people|houses)$/;

/** There is one of these, and everybody knows which. */
const unique = /^(?:sun|moon|sky|earth|globe|milky way)$/i;

/** Names of what cannot be counted. */
const uncountable =
  /(?:^| )(?:bread|cheese|spaghetti|soap|jewelry|snow|water|rice|ginger|garlic|corn|honey|milk|popcorn|bacon|sushi|broccoli)$/;

const fromConsonantSound = /^(?:uni|use|eu|one\b|ufo)/i;
const fromVowelSound = /^(?:[aeiou]|hour|heir|honest)/i;

/** "two cats" → "cats"; the last word carries the plural. */
export function plural(noun: string): string {
  if (unchanging.test(noun) || uncountable.test(noun)) return noun;
  const of = noun.indexOf(" of ");
  if (of > 0) return plural(noun.slice(0, of)) + noun.slice(of);
  const start = noun.lastIndexOf(" ") + 1;
  const last = noun.slice(start);
  const known = irregular[last.toLowerCase()];
  if (known) return noun.slice(0, start) + known;
  if (/(?:s|x|z|ch|sh)$/.test(last)) return `${noun}es`;
  if (/[^aeiou]y$/.test(last)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

function isProper(noun: string): boolean {
  return /^\p{Lu}/u.test(noun);
}

/** "a cat", "an owl", "three mice", "the moon", "Santa Claus". */
export function counted(noun: string, count: number): string {
  if (count > 1) {
    const number = numbers[count] ?? (count > 20 ? "many" : String(count));
    return `${number} ${plural(noun)}`;
  }
  if (isProper(noun) || uncountable.test(noun)) return noun;
  if (unique.test(noun)) return `the ${noun}`;
  if (unchanging.test(noun) && /(?:s|people)$/.test(noun)) return noun;
  const vowel = fromVowelSound.test(noun) && !fromConsonantSound.test(noun);
  return `${vowel ? "an" : "a"} ${noun}`;
}

/** "the cat", "the cats", "Santa Claus". */
export function definite(noun: string, count: number): string {
  if (isProper(noun) && count === 1) return noun;
  return `the ${count > 1 ? plural(noun) : noun}`;
}

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

const small = new Set(["a", "an", "and", "at", "in", "of", "on", "the", "to", "under", "with"]);

/** "cat in the forest" → "Cat in the Forest" */
export function titleCase(words: string): string {
  return words
    .split(" ")
    .map((word, index) =>
      index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
}
