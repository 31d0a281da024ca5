import type { Localised } from "@colorleaf/domain";

/** Educational sheets: pages that explain something instead of showing a scene. */
export type Sheet =
  | { kind: "life-cycle"; of: LifeCycle }
  | { kind: "water-cycle" | "solar-system" }
  | { kind: "characters"; rows: readonly (readonly string[])[] }
  | { kind: "clock"; hour: number; minute: number };

export type LifeCycle = "butterfly" | "frog" | "chicken" | "plant";

const lives: Readonly<Record<LifeCycle, { en: string; zh: string; name: Localised }>> = {
  butterfly: {
    en: "butterfl(?:y|ies)|caterpillars?",
    zh: "蝴蝶|毛毛虫",
    name: { en: "life cycle of a butterfly", zh: "蝴蝶的一生" },
  },
  frog: {
    en: "frogs?|tadpoles?",
    zh: "青蛙|蝌蚪",
    name: { en: "life cycle of a frog", zh: "青蛙的一生" },
  },
  chicken: {
    en: "chickens?|chicks?|hens?",
    zh: "小?鸡|母鸡",
    name: { en: "life cycle of a chicken", zh: "小鸡的成长" },
  },
  plant: {
    en: "plants?|flowers?|sunflowers?|seeds?|beans?",
    zh: "植物|种子|向日葵|花",
    name: { en: "life cycle of a plant", zh: "植物的生长" },
  },
};
const hours = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const alphabet = ["ABCDE", "FGHIJ", "KLMNO", "PQRST", "UVWXYZ"].map((row) => [...row]);
const numbers1To10 = ["1 2 3", "4 5 6", "7 8 9", "10"].map((row) => row.split(" "));

/** A sheet that a description names: what it shows, how it is called, and the words that say so. */
export interface NamedSheet {
  sheet: Sheet;
  name: Localised;
  phrase: string;
}

export function sheetNamed(text: string): NamedSheet | undefined {
  for (const [of, { en, zh, name }] of Object.entries(lives)) {
    const found =
      match(text, `\\b(?:the )?life ?-?cycles? of (?:a |an |the )?(?:${en})\\b`) ??
      match(text, `\\b(?:${en})(?:'s)? life ?-?cycles?\\b`) ??
      match(text, `(?:${zh})的?(?:一生|生命周期|生长过程|成长过程|生命循环|蜕变过程)`);
    if (found) return { sheet: { kind: "life-cycle", of: of as LifeCycle }, name, phrase: found };
  }
  const water = match(text, "\\b(?:the )?water cycle\\b|水的?循环图?");
  if (water)
    return {
      sheet: { kind: "water-cycle" },
      name: { en: "water cycle", zh: "水循环" },
      phrase: water,
    };
  const planets = match(
    text,
    "\\b(?:the )?(?:(?:eight |8 )?planets (?:of|in) )?(?:the |our )?solar system\\b|太阳系的?(?:八大行星)?|八大行星",
  );
  if (planets)
    return {
      sheet: { kind: "solar-system" },
      name: { en: "solar system", zh: "太阳系" },
      phrase: planets,
    };
  return charactersNamed(text) ?? clockNamed(text);
}

function charactersNamed(text: string): NamedSheet | undefined {
  const letters = match(
    text,
    "\\b(?:the )?(?:whole |full )?(?:alphabet|abcs?|letters)(?: (?:from )?a(?: to |-)z)?\\b(?! (?!to)[a-z]\\b)|(?:26|二十六)个(?:英文)?字母|字母表|从A到Z",
  );
  // "The word LOVE in bubble letters", "letter B": no more than these.
  const isOwn = /\bletters? [a-z]\b|\b(?:word|name)\b|["“]/i.test(text.replace(letters ?? "", ""));
  const areThings =
    /\b(?:mail ?box|mailman|postbox|postman|envelopes?|love)\b|\bletters (?:in|on|to|from|for|inside)\b/i.test(
      text,
    );
  if (letters && !isOwn && !areThings)
    return {
      sheet: { kind: "characters", rows: alphabet },
      name: { en: "alphabet", zh: "字母表" },
      phrase: letters,
    };
  const numbers = match(
    text,
    "\\b(?:the )?(?:numbers? |counting )(?:from )?(?:1|one) ?(?:to|-|through) ?(?:10|ten)\\b|(?:数字)?(?:从)?(?:1到10|一到十|1-10)的?(?:数字)?",
  );
  return numbers
    ? {
        sheet: { kind: "characters", rows: numbers1To10 },
        name: { en: "numbers 1 to 10", zh: "数字1到10" },
        phrase: numbers,
      }
    : undefined;
}

function clockNamed(text: string): NamedSheet | undefined {
  const spoken = new RegExp(
    `\\b(?:a |the )?clock\\b.{0,24}?\\b(half past )?(\\d{1,2}|${hours.join("|")})(?::(\\d{2})| ?o ?'?clock)?\\b(?: ?o ?'?clock)?`,
    "i",
  ).exec(text);
  const written = /(?:时钟|钟表|钟)\S{0,6}?(\d{1,2}|[一二三四五六七八九十]{1,2})点(半)?/u.exec(
    text,
  );
  const said = spoken?.[2] ?? written?.[1];
  if (!said) return undefined;
  const hour = Number(said) || hours.indexOf(said.toLowerCase()) + 1 || hourZh(said);
  const minute = spoken?.[1] || written?.[2] ? 30 : Number(spoken?.[3] ?? 0);
  if (!hour || hour > 12 || minute > 59) return undefined;
  const shown = `${hour}:${String(minute).padStart(2, "0")}`;
  return {
    sheet: { kind: "clock", hour, minute },
    name: { en: `clock showing ${shown}`, zh: `${shown} 的时钟` },
    phrase: (spoken ?? written)![0].trim(),
  };
}

function hourZh(said: string): number {
  const digit = (character: string) => "一二三四五六七八九".indexOf(character) + 1;
  if (!said.startsWith("十")) return said === "两" ? 2 : digit(said);
  return 10 + digit(said.slice(1) || "零");
}

function match(text: string, pattern: string): string | undefined {
  return new RegExp(pattern, "iu").exec(text)?.[0].trim() || undefined;
}
