import type { SeoMaterial, SeoWriter } from "./write-seo-text.ts";

const numbers = ["", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const irregular: Record<string, string> = {
  mouse: "mice",
  goose: "geese",
  wolf: "wolves",
  leaf: "leaves",
  person: "people",
  child: "children",
  man: "men",
  woman: "women",
  sheep: "sheep",
  fish: "fish",
  deer: "deer",
};

/** Writes the English text of a page. */
export const english: SeoWriter = (material) => {
  const { things, setting, complexity, choose } = material;
  const main = things[0];
  const subject = main ? counted(main.name, main.count) : "picture";
  const all = listOf(things.slice(0, 4).map(({ name, count }) => withNumber(name, count)));
  const place = setting ? ` ${placeOf(setting)}` : "";
  const isEasy = complexity === "simple";

  const opening = all
    ? choose("opening", [
        `Bring ${all}${place} to life with your favorite colors.`,
        `Here is a printable coloring page with ${all}${place}.`,
        `${capital(all)}${place}: this page is waiting for your crayons.`,
      ])
    : `Here is a printable coloring page for your own idea: ${quote(material.description)}.`;
  const middle = isEasy
    ? choose("middle", [
        "The lines are bold and the areas are large, so even small hands can color without slipping over the edge.",
        "With thick outlines and a few big shapes it suits toddlers, preschoolers and anyone who likes a quick, happy picture.",
      ])
    : choose("middle", [
        "There are small corners and patterns to discover, so take your time and fill them one by one.",
        "Plenty of details make it a quiet project for older children, teenagers and adults who love to color.",
      ]);
  const close = choose("close", [
    "Every shape is closed and every line is clean black on white, ready to print on A4 or Letter paper, to color on screen, or to share with a whole class.",
    "Print it as often as you like, color it on a tablet, or hang the finished picture on the fridge: the page is free and needs no account.",
    "Use it at the kitchen table, in the classroom or on a long journey; it prints crisply in black and white and can also be colored right in the browser.",
  ]);

  return {
    title: capital(withinTenWords(`${subject} coloring page`, setting && ` ${placeOf(setting)}`)),
    description: `${opening} ${middle} ${close}`,
    keywords: keywordsOf(material),
    tip: tipOf(main?.name, material),
  };
};

function tipOf(name: string | undefined, { choose, complexity }: SeoMaterial): string {
  const it = name ? `the ${name}` : "the main figure";
  const tips = [
    `Color ${it} first, then choose a background color that makes it stand out.`,
    `Give ${it} a light color and go over the edges again a little darker: it will look round.`,
    `Who says ${it} must look real? Try a color nobody has ever seen on one.`,
  ];
  const fine = [
    `Sharpen your pencils before the small areas, and turn the page so your hand never covers ${it}.`,
    `Pick three colors for ${it} and let them fade into each other from dark to light.`,
  ];
  return choose("tip", complexity === "simple" ? tips : [...tips, ...fine]);
}

function keywordsOf({ things, setting, complexity }: SeoMaterial): string[] {
  const general = [
    "printable coloring page",
    complexity === "simple" ? "easy coloring page for kids" : "detailed coloring page",
    "free coloring sheet",
    "black and white line art",
    "coloring page to print",
  ];
  const own = things.slice(0, 3).map(({ name }) => `${name} coloring page`);
  if (setting) own.push(`${setting} coloring page`);
  return [...new Set([...own, ...general])].slice(0, 5);
}

function placeOf(setting: string): string {
  return /^(in|on|at|under|by) /.test(setting) ? setting : `in the ${setting.replace(/^the /, "")}`;
}

function withinTenWords(title: string, addition: string | undefined): string {
  const longer = title + (addition ?? "");
  return longer.split(" ").length <= 10 ? longer : title.split(" ").slice(-10).join(" ");
}

function counted(name: string, count: number): string {
  return count === 1 ? name : `${numbers[count] ?? count} ${plural(name)}`;
}

function withNumber(name: string, count: number): string {
  return count === 1 ? `${article(name)}${name}` : counted(name, count);
}

function article(name: string): string {
  if (/^(the|a|an) |[^s]s$/.test(name)) return "";
  return /^([aeio]|u(?!ni|s))/i.test(name) ? "an " : "a ";
}

function plural(name: string): string {
  const [, before = "", last = ""] = /^(.* )?(.+)$/.exec(name) ?? [];
  const known = irregular[last];
  if (known) return before + known;
  if (/(s|x|z|ch|sh)$/.test(last)) return `${name}es`;
  if (/[^aeiou]y$/.test(last)) return `${name.slice(0, -1)}ies`;
  return `${name}s`;
}

function listOf(parts: string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function quote(text: string): string {
  return `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`;
}
