/** More that English stories say in passing: of whom it is told, how things are made, who looks on. */
import type { Turn } from "./turn.ts";

export const turnsInPassingInEnglish: readonly Turn[] = [
  {
    example: "everybody runs away: a skeleton and a vampire",
    said: /\b(?:but )?(?:everybody|everyone|they all|all of them) (run|danc|laugh|wav|cheer|sing|sleep|flee|jump|hid)(?:s|es|e)?( away| along| together)?: ([^.:;!]+)/gi,
    plain: (_, does, away, who) =>
      `${who!.replace(/\beven /gi, "")} are ${toIng(does!)}${away ?? ""}`,
  },
  {
    example: "Captain Whiskers is a cat who sails",
    said: /\b(?:Captain|Doctor|Sir|Professor|General|Sheriff|King|Queen|Princess) \p{Lu}\p{L}+ (?:is|was) (?=an? )/gu,
    plain: "",
  },
  {
    example: "an old lady's umbrella turns inside out",
    said: /\b((?:an?|the) (?:old |young |little )?(?:lady|woman|man|gentleman|girl|boy))['’]s umbrella (?:is |has |gets )?(?:turn(?:s|ed|ing)?|blow(?:n|s)?|flips?) inside[- ]out\b/gi,
    plain: "$1 with an inside-out umbrella",
  },
  {
    example: "a boy holds on to his hat",
    said: /\bhold(?:s|ing)? on(?: tightly)? to (?=(?:his|her|its|their) (?:\w+ )?(?:hat|cap|helmet|crown|bonnet)\b)/gi,
    plain: "wearing ",
  },
  {
    example: "a dentist looks into the mouth of a hippo",
    said: /\blook(?:s|ing)? (?:deep )?in(?:to|side) (?:the|his|her|its) (?:mouth|eyes?|ears?|throat) of (?=(?:an?|the|his|her) )/gi,
    plain: "examining ",
  },
  {
    example: "seagulls flying around the lamp of a lighthouse",
    said: /(?<=\blighthouse\b.*)around the (?:lamp|lantern|light|top)\b|around the (?:lamp|lantern|light|top) of (?=(?:an?|the) lighthouse)/gis,
    plain: "around ",
  },
  {
    example: "a princess on a rope made of bed sheets",
    said: /(?<=\b(?:rope|ladder|fort|tent|raft|swing|flag)) (?:made |tied |knotted )(?:out )?(?:of|from) (?:old |tied |his |her |some )?(?:bed ?sheets?|sheets|blankets?|towels?|pillows?|cushions|clothes)(?: and (?:blankets?|pillows?|cushions|sheets))?\b/gi,
    plain: "",
  },
  {
    example: "an acrobat swings on a trapeze",
    said: /\bswing(?:s|ing)? (?:back and forth )?(?:on|from|by) (?=(?:an?|the|his|her) (?:\w+ )?trapeze\b)/gi,
    plain: "is on ",
  },
  {
    example: "a firefly sits on the bedpost like a little lamp",
    said: /(?<=\b(?:him|her|it|them|post|bedpost|shoulders?|head|sky|water|air|sleeps|sits|lies|stands|waits|down|around|away|high|hair)) like (?:an?|the) (?:(?:little|tiny|big|real|small|giant|bright) )?\w+(?=$|[.,;!]| and\b)/gi,
    plain: "",
  },
  {
    example: "dad teaches me to skip stones",
    said: /\b(?:teach|show)(?:es|ing|s)? me (?:how )?to /gi,
    plain: "and I are ",
  },
  {
    example: "a boy skips stones",
    said: /\bskip(?:s|ping)? (?:stones|pebbles|rocks)\b/gi,
    plain: "throwing a rock",
  },
  {
    example: "the librarian sleeps and the other visitors hide under the tables",
    said: /\bthe other (?=(?:visitors|guests|people|passengers|customers|shoppers)\b)/gi,
    plain: "the ",
  },
  {
    example: "no people, just animals: a fox reading and a rabbit jogging",
    said: /\b(?:just|only) (?:some |cute )?animals ?[:,-] (?=(?:an?|two|three|the) )/gi,
    plain: "",
  },
  {
    example: "a snow queen with a crown of icicles sits in a sleigh",
    said: /\b(crown|wreath|necklace|tiara|garland) of (?:icicles|ice|stars|leaves|feathers|shells|seashells|pearls|thorns|ivy)\b/gi,
    plain: "$1",
  },
  {
    example: "our neighbor Mr. Lee repairs bicycles",
    said: /\b(?:our|my|the|his|her) (?:next[- ]door )?(?:neighbou?r|friend|landlord) (?=(?:mr|mrs|ms|miss)\b)/gi,
    plain: "",
  },
  {
    example: "so theres a cat in a shop",
    said: /\b(there|she|that|who)s (?=(?:an?|the|in|on|so|very|\w+ing|bigger|smaller)\b)/gi,
    plain: "$1 is ",
  },
  {
    example: "there is a cat and she is a baker",
    said: /\b(an? (?:\w+ )?\w+)(?:,)? and (?:s?he|it) is (?=an? (?:baker|chef|cook|doctor|dentist|nurse|vet|teacher|pirate|firefighter|police officer|detective|astronaut|farmer|mail carrier|waiter|magician|king|queen|princess|knight|wizard|witch|clown|sailor|captain)\b)/gi,
    plain: "$1 dressed as ",
  },
  {
    example: "a dragon has lost his mom and a bunny helps",
    said: /\b(?:has |have )?lost (?:his|her|its|their) (?:mom|mommy|mum|mother|dad|father|parents|way|family)\b/gi,
    plain: "is sad",
  },
  {
    example: "the four of us wave",
    said: /\b(?:the )?(?:three|four|five|six) of us\b/gi,
    plain: "the family",
  },
  {
    example: "a hippie van with surfboards",
    said: /\bhipp(?:ie|y) (?=van|bus|girl|dress|camper)/gi,
    plain: "",
  },
  {
    example: "a butterfly and a card that says I love you mommy",
    said: / (?:that |which )?(?:says|saying|reads) ["“]?i love you[^,.;"”]*["”]?/gi,
    plain: "",
  },
  {
    example: "school bus driving kids to school on the first day",
    said: /\b(?:an? |the )?((?:school )?(?:bus|van|train|minibus))(?: is)? (?:driv|tak|bring|carry)(?:ing|es|s) (?:the |some |many )?(kids|children|students|pupils)(?: (?:to|from|home from) school)?(?: on the first day(?: of school)?)?/gi,
    plain: "$2 in a $1",
  },
  {
    example: "a wolf in grandma's nightgown",
    said: /\bin (?:an? |the |his |her |\w+['’]s )?(?:nightgown|nightie|night ?shirt|nightdress)\b/gi,
    plain: "in pajamas",
  },
  {
    example: "an inventor on a bicycle with wings",
    said: /\b(bicycles?|bikes?|cars?|boats?|shoes?|boots?|sandals|books?|letters?) with (?:little |tiny |big )?wings\b/gi,
    plain: "$1",
  },
  {
    example: "a dog plays, a cat lies on its back",
    said: /\b(lies|lying|rolls|rolling|sleeps|sleeping) on (?:its|his|her) back\b/gi,
    plain: "$1",
  },
  {
    example: "a viking ship with a dragon's head",
    said: /\b(ships?|boats?|longships?) with (?:an? |the )?(?:dragon|serpent|horse|swan|lion)(?:['’]s)? (?:figure)?heads?\b/gi,
    plain: "$1",
  },
  {
    example: "a panda is teaching karate to young tigers",
    said: /\bteach(?:es|ing)? (?:karate|kung fu|judo|ballet|yoga|math|reading|music|painting) to (?=\w)/gi,
    plain: "teaching ",
  },
  {
    example: "a tiger bows to the teacher",
    said: /\bbow(s|ing)? to (?:the|their|his|her) (?:teacher|master)\b/gi,
    plain: "bow$1",
  },
  {
    example: "the vegetables are having a party: a carrot dances with a tomato",
    said: /^the (?:vegetables|fruits?|toys|insects|planets|crayons|shapes|instruments|flowers) (?:are |have |were |had )(?:having |throwing |at |all )?(?=[^:.]{3,40}: (?:an?|one|two) )/gi,
    plain: "",
  },
  {
    example: "mom cooks and I'm reading in the hammock",
    said: /(?<=[,.;]|\band) (?:and )?I(?:['’]m| am) (?=\w+ing\b)/gi,
    plain: " a child is ",
  },
  {
    example: "mom washes our dog, I hold the shampoo",
    said: /(?<=[,;] )I (hold|pour|sit|stand|carry|wave|watch|push|pull|read|play|eat|ride|run|jump|catch|throw|feed|wear|paint|draw|sleep|hug|water|dig|climb)(?= )/g,
    plain: (_, does) => `a child is ${doing(does!)}`,
  },
  {
    example: "dad is fighting with the tent poles",
    said: /\bfight(?:s|ing) with (?:the |a )?(tent|umbrella|hose|map|kite)(?: poles| pegs| strings?)?\b/gi,
    plain: "holding the $1",
  },
  {
    example: "a queen plays and Alice and the white rabbit watch",
    said: /(?<=\band (?:the|an?|his|her|their) (?:\w+ )?\w+) watch(?=$|[.;!]| (?:him|her|them|it|from|how|over|closely)\b)/gi,
    plain: " are watching",
  },
  {
    example: "a sandcastle with four towers",
    said: /\b(sand ?castle|castle|palace|fortress) with (?:two |three |four |five |many |tall |round |pointy |high )+towers\b/gi,
    plain: "$1",
  },
  {
    example: "there are three pots of paint on the ground",
    said: /\b(?:pot|tin|jar)(s?) of (?:\w+ )?paint\b/gi,
    plain: "bucket$1",
  },
];

const toIng = (stem: string) => (stem === "run" ? "running" : `${stem}ing`);

const doing = (verb: string) => {
  if (/^(?:sit|run|dig|hug)$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb.replace(/e$/, "")}ing`;
};
