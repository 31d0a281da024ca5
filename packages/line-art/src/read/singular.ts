const irregular: Readonly<Record<string, string>> = {
  mice: "mouse",
  geese: "goose",
  wolves: "wolf",
  elves: "elf",
  calves: "calf",
  leaves: "leaf",
  loaves: "loaf",
  scarves: "scarf",
  knives: "knife",
  shelves: "shelf",
  children: "child",
  men: "man",
  women: "woman",
  people: "person",
  feet: "foot",
  teeth: "tooth",
  oxen: "ox",
  cacti: "cactus",
  octopi: "octopus",
  octopuses: "octopus",
  hippopotami: "hippopotamus",
  fungi: "fungus",
  dice: "die",
  firemen: "fireman",
  policemen: "policeman",
  snowmen: "snowman",
  buses: "bus",
  walruses: "walrus",
};

/** "Cookies" is cookie, not cooky. */
const endsInIe =
  /^(?:cook|p|magp|zomb|brown|mov|gen|bird|dogg|vegg|hood|smooth|t|bowt|neckt|pix|coll|calor|self|cowr|prair)ies$/;

/** The singular of a phrase's last word, or undefined where it does not look like a plural. */
export function singular(phrase: string): string | undefined {
  const [, before = "", last = ""] = /^(.* )?(\S+)$/.exec(phrase) ?? [];
  const known = irregular[last];
  if (known) return before + known;
  if (endsInIe.test(last)) return before + last.slice(0, -1);
  if (/[^aeiou]ies$/.test(last)) return `${before}${last.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz|to|go|no|ro)es$/.test(last)) return before + last.slice(0, -2);
  if (!/[^s]s$/.test(last) || /us$/.test(last)) return undefined;
  return before + last.slice(0, -1);
}
