/** How English stories say who does what, where a word of it would be read as another thing. */
import type { Turn } from "./turn.ts";

const climbers = "(?:roses?|wisteria|ivy|vines?|plants?|hydrangeas?|jasmine|beans?|honeysuckle)";
const doneTogether = "bak|cook|knit|sew|garden|plant|paint|draw|fish";
const batters = "(?:batter|dough|eggs?|cream|frosting|icing|flour|pancake mix|cake mix)";

export const turnsOfStoriesInEnglish: readonly Turn[] = [
  {
    example: "a cat squeezed into a shoebox",
    said: /\b(?:squeez|squish|cramm|wedg)(?:ed|es|ing|e)? (?:himself |herself |itself |themselves )?in(?:to)? (?=(?:an?|the|his|her|its|their) )/gi,
    plain: "sitting in ",
  },
  {
    example: "a cat looks grumpy",
    said: /\blook(?:s|ing) (?=(?:(?:so|very|really|a bit|a little|kind of|pretty|super) )?(?:grumpy|angry|mad|cross|annoyed|sad|happy|scared|surprised|sleepy|tired|worried|bored|excited|proud|shy)\b)/gi,
    plain: "is ",
  },
  // Both do it then.
  {
    example: "grandma teaching her grandson to bake a pie",
    said: new RegExp(
      `\\bteach(?:es|ing) ((?:his|her|the|my|our|an?) (?:little |young )?\\w+) (?:how )?to ((?:${doneTogether})e?)(?=$|[ ,.;])`,
      "gi",
    ),
    plain: (_, whom, verb) => `and ${whom} ${toIng(verb!)}`,
  },
  {
    example: "a house with climbing roses",
    said: new RegExp(
      `(?<=(?:\\b(?:an?|the|his|her|my|our|their|with|of|and)|,) )climbing (?=${climbers}\\b)`,
      "gi",
    ),
    plain: "",
  },
  {
    example: "mom mixing batter in a bowl",
    said: new RegExp(
      `\\b(?:mix|whisk|beat|stir)(?:es|ing|s)?(?: up| together)? (?:the |some |an? |two |three )?(?:(?:cake|cookie|pancake|waffle|muffin|brownie|chocolate|bread) )?${batters}(?: (?:in|into) (?:an?|the|his|her) (?:\\w+ )?bowl)?(?=$|[,.;]| (?:and|while|with|for|in|at|on)\\b)`,
      "gi",
    ),
    plain: "stirring a bowl",
  },
  // No boat of ours: it is sat in, on the water.
  {
    example: "a chipmunk rowing a walnut shell",
    said: /\b(?:row|paddl|sail|float|drift)(?:s|es|ing)? (?:in |on |down the river in )?(an?|the|his|her|its) ((?:\w+ )?(?:shell|nutshell|teacup|cup|bathtub|tub|bowl|pot|shoe|boot|bucket|basket|pumpkin|leaf|lily pad|hat|pan|barrel|box))\b(?: (?:across|over|on|down|along|through|in) (?:an?|the) (pond|lake|sea|ocean|river|stream|creek|puddle|water))?/gi,
    plain: (_, a, vessel, water) =>
      `${/leaf|pad/.test(vessel!) ? "sitting on" : "sitting in"} ${a} ${vessel} on the ${water ?? "pond"}`,
  },
  // Not about her house but about her.
  {
    example: "at my grandma's house, she is baking bread",
    said: /\b(?:at|in) ((?:my|his|her|our|the) \w+)'s (?:house|home|place), (?:s?he) /gi,
    plain: "$1 ",
  },
  {
    example: "a crocodile trumpet player bowing",
    said: /(?<=\b(?:an?|the|two|three) )(\w+) (trumpet|violin|guitar|banjo|ukulele|flute|saxophone|cello|tuba|accordion|harp|trombone|clarinet|fiddle) players?\b/gi,
    plain: "$1 with a $2",
  },
  {
    example: "a singer bowing to the crowd",
    said: /\b(bow|wav|sing)(s|es|ing)? (?:to|for|at) (?:the|a) (?:\w+ )?crowd\b/gi,
    plain: "$1$2 to the audience",
  },
  {
    example: "a kid falls on his bottom",
    said: /\bf(?:alls|alling|ell) (?:flat )?on (?:his|her|its|their) (?:bottom|butt|behind|tummy|belly|face|back|nose|knees)\b/gi,
    plain: "falls down",
  },
  {
    example: "in the robot repair shop a girl holds a wrench",
    said: /\b(?:in|at) (the|an?) (?:robot|toy|car|bike|bicycle|clock|truck) repair shop\b/gi,
    plain: "in the garage",
  },
  // One of the things, not one of those who were spoken of.
  {
    example: "dad flips pancakes, one got stuck on the lamp",
    said: /\b((?:an? |the |some )?(pancake|crepe|egg|balloon|ball|snowball|cookie|bubble|kite|cupcake|meatball)s), (?:and )?one (?:has |is |got |gets |of them )*(?:stuck|landed|lands|landing|fell|falls|hanging|hangs|caught) (?=(?:on|in|onto|into|from|under)\b)/gi,
    plain: "$1. A $2 is ",
  },
  {
    example: "a porter pushes a tower of trunks",
    said: /\b((?:pil|tower|stack|cart|load|heap)(?:e|s)?(?: full)? of) (?:\w+ )?trunks\b|\b(?:steamer|travel|luggage) trunks\b/gi,
    plain: (_, pile) => (pile ? `${pile} suitcases` : "suitcases"),
  },
  {
    example: "a waiter carries a tower of plates",
    said: /\btower of (?=\w+s\b)/gi,
    plain: "pile of ",
  },
  {
    example: "a girl blows dandelion seeds that turn into fairies",
    said: /\b((?:dandelion )?(?:seeds|petals|bubbles|leaves|clouds|sparks|stars)) (?:that |which )?(?:are )?turn(?:s|ing)? into (?=\w)/gi,
    plain: "$1 and ",
  },
  {
    example: "a mermaid racing thru kelp",
    said: /\bthru\b/gi,
    plain: "through",
  },
  {
    example: "a mom tucks the baby's blanket in the crib",
    said: /\btuck(?:s|ing) (?:in )?((?:the|her|his|my|our|a) (?:\w+ )?(?:baby|toddler|child|boy|girl|brother|sister|kitten|puppy))'s (?:blanket|quilt|covers?)(?= |$|[,.;])/gi,
    plain: "tucking $1",
  },
  {
    example: "a crib under a moon mobile",
    said: /\b(?:moon|star|stars|cloud|animal|musical|crib|cot|elephant|bird) mobile\b/gi,
    plain: "baby mobile",
  },
  {
    example: "twins in a laundry cart",
    said: /\blaundry (?:cart|trolley|bin)(?=s?\b)/gi,
    plain: "laundry basket",
  },
  {
    example: "a boy with a prosthetic blade",
    said: /\bprosthetic (?:running )?blade\b/gi,
    plain: "prosthetic leg",
  },
  {
    example: "a squid takes eight pictures at once",
    said: /\btak(?:es|ing) (?:two|three|four|five|six|seven|eight|lots of|many|some) (pictures|photos)(?: at once)?\b/gi,
    plain: "taking $1",
  },
];

const toIng = (verb: string) => {
  if (/^knit$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb.replace(/e$/, "")}ing`;
};
