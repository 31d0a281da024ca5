/** How English stories say who does what, where a word of it would be read as another thing. */
import type { Turn } from "./turn.ts";

const climbers = "(?:roses?|wisteria|ivy|vines?|plants?|hydrangeas?|jasmine|beans?|honeysuckle)";
const doneTogether = "bak|cook|knit|sew|garden|plant|paint|draw|fish";
const look =
  "(?:small|tiny|little|big|large|huge|giant|tall|short|fat|chubby|skinny|old|young|red|blue|green|yellow|pink|purple|black|white|brown|orange|grey|gray|spotted|striped|fluffy)";
const batters = "(?:batter|dough|eggs?|cream|frosting|icing|flour|pancake mix|cake mix)";

export const turnsOfStoriesInEnglish: readonly Turn[] = [
  {
    example: "a cat squeezed into a shoebox",
    said: /\b(?:squeez|squish|cramm|wedg)(?:ed|es|ing|e)? (?:himself |herself |itself |themselves )?in(?:to)? (?=(?:an?|the|his|her|its|their) )/gi,
    plain: "sitting in ",
  },
  {
    example: "a woman prunes her climbing roses",
    said: /\b(?:prun(?:es?|ing)|clip(?:s|ping)|snip(?:s|ping)|trim(?:s|ming)) (?=(?:an?|the|his|her|some|their|all the) (?:\w+ )?(?:roses?|rose ?bush(?:es)?|bush(?:es)?|hedges?|shrubs?|trees?|bonsai|topiary|branches|vines)\b)/gi,
    plain: "holding pruning shears beside ",
  },
  {
    example: "a bricklayer spreads mortar",
    said: /\b(?:spread(?:s|ing)? (?:the |some )?(?:mortar|cement)|lay(?:s|ing)? (?:the |some )?bricks)\b/gi,
    plain: "building a brick wall",
  },
  {
    example: "mom butters six toasts",
    said: /\bbutter(?:s|ing) (?=(?:an?|the|his|her|some|two|three|four|five|six) (?:\w+ )?(?:toasts?|bread|slices?|rolls?|buns?|muffins?|pancakes?)\b)/gi,
    plain: "spreading ",
  },
  {
    example: "pigeons eat his lunch",
    said: /\b((?:pigeon|seagull|gull|bird|squirrel|raccoon|crow|mouse|monkey|goat|dog|duck|goose|fox)s? (?:is |are )?(?:eat|steal|snatch|grab|nibbl|peck|swip)(?:s|es|e|ing)?(?: at)? (?:his|her|their|my|the) )(?:lunch|snack|dinner|picnic)\b/gi,
    plain: "$1sandwich",
  },
  {
    example: "two friends mix paint",
    said: /\bmix(?:es|ing)? (?:the |some |up )?(?:paints?|colou?rs)\b/gi,
    plain: "painting",
  },
  {
    example: "in dragon kindergarten a dragon paints",
    said: /\b(in|at) (?:the |an? )?(\w+) (?:kindergarten|preschool|school|nursery school|daycare)(?=\b.*\b\2)/gi,
    plain: "$1 the classroom",
  },
  {
    example: "kids planting seeds in the school garden",
    said: /\b(?:school|community|kitchen|allotment) garden\b/gi,
    plain: "garden",
  },
  {
    example: "kids planting tomato seedlings",
    said: /\b(?:tomato|pumpkin|bean|pepper|carrot|lettuce|cabbage|vegetable|sunflower|flower|strawberry|corn|pea) (?=(?:seedling|sprout)s?\b)/gi,
    plain: "",
  },
  {
    example: "a boy bursts through the finish ribbon",
    said: /\b(?:(?:burst|break|run|dash|sprint|cross|rac)(?:s|es|ing)? )?(?:through |across |over )?the finish(?:ing)? (?:line )?(?:ribbon|tape)\b/gi,
    plain: "running to the finish line",
  },
  {
    example: "a mermaid with bubbles everywhere",
    said: /(?<=\w) with ((?:\w+ )?(?:bubbles|balloons|leaves|petals|hearts|butterflies|feathers)) (?:everywhere|all around|all over)(?=$|[,.;])/gi,
    plain: ", $1",
  },
  {
    example: "a frog is getting married to a duck",
    said: /\b((?:an?|the) (?:\w+ )?\w+?) (?:(?:is |are )?(?:getting married to|marrying)|gets married to|marries) ((?:an?|the) (?:\w+ )?\w+)\b/gi,
    plain: (_, one, other) => married(one!, other!),
  },
  {
    example: "the frog and the duck get married",
    said: /\b((?:an?|the) (?:\w+ )?\w+?) and ((?:an?|the) (?:\w+ )?\w+?) (?:are getting|get|getting) married\b/gi,
    plain: (_, one, other) => married(one!, other!),
  },
  {
    example: "a teacher hangs up the drawings",
    said: /\b((?:hang|pinn?|tap|stick|putt?)(?:s|es|ing)? up (?:the |her |his |their |some )?)(?:(?:kids'?|children's|students'?|class) )?(?:drawings|paintings|artwork|pictures)\b/gi,
    plain: "$1picture frames",
  },
  {
    example: "a hippo in a tutu practicing in front of a mirror",
    said: /(?<=\b(?:in an? (?:\w+ )?tutu|ballerina|ballet dancer|ballet class)(?: is)? )practi[cs](?:es|ing|e)\b/gi,
    plain: "dancing",
  },
  {
    example: "a boy is molding a clay elephant",
    said: /(?<=\b(?:mold|mould|sculpt|shap|mak|form|paint|creat)(?:es?|ing|s|ed)? (?:an?|the|his|her) )(?:little |small )?clay (?=(?!pots?\b|bowls?\b|vases?\b|jars?\b)\w+)/gi,
    plain: "tiny ",
  },
  {
    example: "grandma sells cocoa from a wagon",
    said: /\b(sell(?:s|ing)? (?:[\w-]+ ){1,3}?)(?:from|out of|off) (?=(?:an?|the|his|her|their) (?:\w+ )?(?:wagon|cart|truck|stand|stall|table|booth|van|basket)\b)/gi,
    plain: "$1beside ",
  },
  {
    example: "a cat drinks milk from a saucer",
    said: /\b(drink|lap)(s|ing)?(?: up)? (?:the |some )?(?:milk|water|cream) from (?=(?:an?|the|his|her|its) (?:\w+ )?(?:saucer|dish|bowl|puddle|pond|stream|river|plate)\b)/gi,
    plain: "$1$2 from ",
  },
  // Another of the same kind.
  {
    example: "a small dog barks, a big one sleeps",
    said: new RegExp(
      `\\b((?:an?|the|one) (?:very )?${look} (\\w+)\\b(?![^.;]* (?:two|three|four|five|six) )[^.;]*?)((?:,| and|, and) (?:an?|the|another) (?:very )?${look}) one\\b(?:(,| and|, and) ((?:an?|the) ${look}) one\\b)?`,
      "gi",
    ),
    plain: (_, first, noun, other, and, third) =>
      `${first}${other} ${noun}${third ? `${and} ${third} ${noun}` : ""}`,
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
      `\\b(?:mix|whisk|beat|stirr?)(?:es|ing|s)?(?: up| together)? (?:the |some |an? |two |three )?(?:(?:cake|cookie|pancake|waffle|muffin|brownie|chocolate|bread) )?${batters}(?: (?:in|into) (?:an?|the|his|her) (?:\\w+ )?bowl)?(?=$|[,.;]| (?:and|while|with|for|in|at|on|standing|sitting|from)\\b)`,
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
    example: "a singer in front of the crowd",
    said: /\b(in front of|before) (?:the|an?) (?:(?:big|huge|large|cheering|excited) )*crowd\b(?! of)/gi,
    plain: "$1 an audience",
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

const isHer = /\b(?:princess|girl|woman|lady|queen|mermaid|mom|hen|cow|doe|mrs|miss)\b/i;

/** As is seen at a wedding: one is the bride. */
const married = (one: string, other: string) =>
  isHer.test(one)
    ? `${one} dressed as a bride and ${other} dressed as a groom`
    : `${one} dressed as a groom and ${other} dressed as a bride`;

const toIng = (verb: string) => {
  if (/^knit$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb.replace(/e$/, "")}ing`;
};
