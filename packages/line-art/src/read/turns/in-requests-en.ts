/** What English requests say beside what is to be seen: what things are made of, who is what, when it is. */
import type { Turn } from "./turn.ts";

const offices =
  "(?:pirates|knights|firefighters|chefs|cooks|doctors|astronauts|cowboys|kings|queens|princesses|wizards|witches|sailors|teachers|police officers|waiters|clowns|ballerinas|farmers)";
const anybody =
  "(?:kids|classmates|customers|guests|visitors|passengers|people|shoppers|diners|players|dancers|fans|students|patients|neighbou?rs|workers|villagers|friends)";

export const turnsOfRequestsInEnglish: readonly Turn[] = [
  {
    example: "on the first day of school a girl holds her dad's hand",
    said: /(?:^|(?<=[,;.] ))(?:it(?:'s| is) |on )?(?:the |her |his )?first day (?:of|at) (?:pre)?school,? (?:and )?(?=\w+ \w+)/gi,
    plain: "",
  },
  {
    example: "my brother just came home from the hospital",
    said: /\b(?:has |have )?(?:just |finally )?(?:came|come|comes|coming|got|getting) (?:back )?home from (?:the |his |her )?(?:hospital|school|work|vacation|holiday|trip)\b/gi,
    plain: "is here",
  },
  {
    example: "my dad is here and I want to draw me holding a cat",
    said: /(?:,? (?:and|so) )?\b(?:i|we) (?:want|would like|'d like) to (?:draw|make|have) me (?=\w+ing\b)/gi,
    plain: ", a child ",
  },
  {
    example: "a picture of a dinosaur and a dinosaur is eating spaghetti",
    said: /\b(an? )(\w+),? and (?:an?|the) \2 (?=(?:is|was|has|wants|goes) )/gi,
    plain: "$1$2 ",
  },
  {
    example: "the wolf is a nice wolf and he is helping",
    said: /\b(the (\w+)) (?:is|was) an? (?:[\w-]+ ){0,2}\2(?: and (?:s?he|it)(?= (?:is|was|has)\b))?/gi,
    plain: "$1",
  },
  {
    example: "a pirate ship but all the pirates are cats",
    said: new RegExp(
      `,? (?:but|and|where|with) (?:all )?(?:of )?the (${offices}) (?:are|being) (?:all )?(\\w+)`,
      "gi",
    ),
    plain: ", $2 dressed as $1",
  },
  {
    example: "a bakery and all the customers are mice",
    said: new RegExp(
      `,? (?:but|and|where|with) (?:all )?(?:of )?(?:the|her|his) (?:other )?${anybody} (?:are|being) (?:all )?(?=an? \\w+, an? |\\w+s\\b|mice|sheep|deer|fish)`,
      "gi",
    ),
    plain: ", ",
  },
  {
    example: "a banana dances and his wife is a strawberry",
    said: /\b(?:his|her|its|their) (?:wife|husband|baby|son|daughter|brother|sister|(?:best )?friend|mom|dad|boss|neighbou?r|teacher) is (?=an? \w+(?: and| in| who|[.,;]|$))/gi,
    plain: "",
  },
  {
    example: "a mouse with a donut that's bigger than him, and a cat",
    said: /,? (?:(?:that|which|who)(?:'s|s| is|) )?(?:much |even |way )?(?:bigger|larger|taller|smaller|higher) (?:than|then) (?:him|her|it|them|me|us)(?:self|selves)?\b/gi,
    plain: "",
  },
  {
    example: "a robot made out of kitchen stuff like pots and pans",
    said: /,? (?:made|built) (?:out )?(?:of|from) (?:old |\w+ )?(?:stuff|things|parts|materials|junk|scraps|trash|recycling)(?: like [^,.;]*?)?(?= and (?:he|she|it|they|i)\b|[,.;]|$)/gi,
    plain: "",
  },
  {
    example: "two brothers built a go kart out of a bathtub and wheels",
    said: /\b(?:has |have )?(?:built|build(?:s|ing)?|made|mak(?:es?|ing)) (an? (?:[\w-]+ ){0,2}?(?:kart|car|boat|ship|rocket|robot|plane|airplane|train|house|fort|raft|spaceship)) (?:out )?(?:of|from) (?!cardboard|snow|sand|blocks|lego|wood)[^.,;]+/gi,
    plain: "ride in $1",
  },
  {
    example: "a princess made a rope from her bed sheets and climbs down",
    said: /\b(?:has |have )?(?:made|mak(?:es|ing)|tied|ties|tying|knotted|knots) (an? (?:long )?(?:rope|ladder)) (?:out )?(?:of|from) [^.,;]*?(?:sheets|blankets|towels|clothes|hair)\b/gi,
    plain: "has $1",
  },
  {
    example: "all the toys in the toy store come alive: a doll dances",
    said: /(?:,? and |^)?\ball (?:of )?the \w+ (in (?:the|a) [\w ]+?) (?:come|came|are coming|have come|wake|woke)(?: up| to life| alive)+[.:,;]/gi,
    plain: " $1, ",
  },
  {
    example: "kids walking with their teacher in front holding a map",
    said: / with (?=(?:their|his|her|the|an?) \w+ (?:in front|in the lead|at the front|leading) \w+ing)(\w+ \w+) (?:in front|in the lead|at the front|leading)(?= \w+ing)/gi,
    plain: ", $1",
  },
  {
    example: "a tree in the middle of the square",
    said: / in the (?:middle|center|centre) of (?:the|a) (?:town |village |market |city )?(?:square|plaza)\b/gi,
    plain: "",
  },
  {
    example: "a squid with its arms hanging out the windows",
    said: /,? with (?:its|his|her|their) (?:\w+ )?(?:arms|legs|tentacles|tail|tongue|head|feet|paws|hair) (?:hang|stick|dangl|pok)ing out(?: of)?(?: (?:the|its|a) (?:windows?|doors?|top|roof))?/gi,
    plain: "",
  },
  {
    example: "a vampire at the dentist's office waiting room",
    said: /\b(dentist|doctor|vet)(?:'?s)?(?: office| clinic)? waiting room(?! bench| chair)/gi,
    plain: "$1's",
  },
  {
    example: "a boy riding a sled, a dog riding the sled all by himself",
    said: /\b(rid(?:es|ing)|driv(?:es|ing)) (?:the|a|its|his|her) (\w+) (?:all )?by (?:him|her|it)self\b/gi,
    plain: "$1 another $2",
  },
  {
    example: "a ring of starfish",
    said: /\b(?:then )?an? (?:ring|circle) of (?!fire|light|gold|stones|friends|kids|children)(?=\w+)/gi,
    plain: "",
  },
  {
    example: "a dog running through a meadow of daisies with a stick in his mouth",
    said: /\b(meadow|field|garden) (?:full )?of (daisies|tulips|poppies|sunflowers|roses|wild ?flowers|dandelions|lavender|flowers|pumpkins|strawberries) (with [^.,;]+)/gi,
    plain: "$1 $3. $2",
  },
  {
    example: "a girl sees all the leaves on the trees",
    said: /\b(?:all )?the (?:\w+ )?leaves on the trees\b/gi,
    plain: "trees",
  },
  {
    example: "all the other frogs look at him",
    said: /\ball (?:of )?the other (?=\w+s\b)/gi,
    plain: "three ",
  },
  {
    example: "a hundred balloons",
    said: /\b(?:a|one|two|three)? ?(?:hundreds?|thousands?|millions?|zillions?)(?: of)? (?=\w+s\b)/gi,
    plain: "twelve ",
  },
  {
    example: "someone is napping in a hammock",
    said: /\b(?:someone|somebody) (?=(?:is )?\w+ing\b)/gi,
    plain: "a woman ",
  },
  {
    example: "a horse jumping over a fence with a girl rider in a helmet",
    said: /\b(an? |the )((?:white |black |brown )?(?:horse|pony|unicorn|camel|elephant)) ([^.,;]*?) with (an? (?:little |young )?(?:girl|boy|woman|man|lady)) rider((?: in an? \w+)?)/gi,
    plain: (_, article, horse, does, who, clothes) =>
      `${who}${clothes} riding ${article}${horse} ${does!.replace(/^jump(?:s|ing)/i, "that jumps")}`,
  },
  {
    example: "a girl with two braids and a wheelchair",
    said: /\b(girl|boy|child|kid|woman|man|grandma|grandpa)((?: with [^,.;]*?)?) (?:with|and) (?:an?|his|her) wheelchair\b/gi,
    plain: "$1 in a wheelchair$2",
  },
  {
    example: "a baby bird fell from the nest",
    said: /\b(?:that |who |which )?(?:has |had )?(?:fell|fallen|falls) (?:down )?(?:from|out of) (?:the|its|his|her|a) nest\b/gi,
    plain: "",
  },
  {
    example: "a bat and a boy, so they built it a shoebox home with grass",
    said: /,? (?:so|and) (?:they|he|she|we) (?:built|made|build|make|are building|are making) (?:it|him|her|them) (?=an? )(an? [\w ]+?)(?: home| house| bed)?(?: with [\w ]+?)?(?= and\b|[.,;]|$)/gi,
    plain: ", with $1",
  },
  {
    example: "a squirrel watches from the fence",
    said: /\b(watch(?:es|ing)?|look(?:s|ing)? (?:on|down)|peek(?:s|ing)?|listen(?:s|ing)?) from (?:atop |on top of )?(?=(?:an?|the|his|her|its) (?:\w+ )?(?:fence|branch|gate|roof|wall|rooftop|treetop|perch|rock|shelf|post|tree stump|stump|log)\b)/gi,
    plain: "sitting on ",
  },
  {
    example: "a child on the robots shoulder",
    said: /\b(the|his|her|my|our|an?) (\w+?[^s'])s (shoulders?|back|head|lap|nose|hand|arm|ear|tail|neck|belly)\b/gi,
    plain: "$1 $2's $3",
  },
  {
    example: "a dog drinks out of the bowl",
    said: /\b(drink(?:s|ing)?|eat(?:s|ing)?) ((?:\w+ ){0,2})out of (?=(?:an?|the|his|her|its) )/gi,
    plain: "$1 $2from ",
  },
  {
    example: "a pirate ship but all the pirates are cats, the captain has a telescope",
    said: /(?<=\b(\w+)s dressed as pirates\b.*)\bthe captain\b/gis,
    plain: "one $1",
  },
  {
    example: "a scientist in the 1960s at a chalkboard",
    said: / (?:in|from|during) the (?:(?:1[5-9]|20)\d0|\d0|roaring twent|fift|sixt|sevent|eight|ninet)(?:'?s|ies)\b/gi,
    plain: "",
  },
  {
    example: "a dragon who is a librarian is reading",
    said: /\b(\w+),? (?:who(?:'s| is)|that(?:'s| is)|who works as) (an? (?:baker|chef|cook|doctor|dentist|nurse|vet|teacher|pirate|firefighter|police officer|detective|astronaut|farmer|mail carrier|waiter|magician|librarian|knight|wizard|clown|sailor|cowboy|superhero))\b(?: and)?(?= (?:is|was|are|has) )/gi,
    plain: "$1 dressed as $2",
  },
  {
    example: "a girl walking her duck on a leash past a shop",
    said: /(?<=\bwalk(?:s|ing)? [\w ]{3,30}) on (?:an?|his|her|its|their) (?:\w+ )?(?:leash|lead)(?:es)?\b/gi,
    plain: "",
  },
  {
    example: "an ice cream truck and two kids buying cones",
    said: /(?<=\bice[- ]cream\b.*\b)(?<!cream )cones?\b(?! hat)/gis,
    plain: "ice creams",
  },
  {
    example: "a knight who is afraid of mice and a tiny mouse",
    said: /\b(?:very )?(?:afraid|scared|frightened|terrified) of (?:mice(?=.*\bmouse\b)|(\w+)s(?=\b.*\b\1\b))/gis,
    plain: "scared",
  },
  {
    example: "a hot air balloon with a fox and a rabbit in the basket",
    said: /(?<=\bhot[- ]air balloon\b[^.;]*) with ([^.,;]*?) in (?:the|its) basket\b/gi,
    plain: ", $1 in the hot air balloon",
  },
  {
    example: "a hippo dancing in front of an audience of mice",
    said: /\b(?:an? |the )(?:audience|crowd|classroom|roomful) of (?=\w+s\b|mice|sheep|fish|deer)(?!people|kids|children|fans)/gi,
    plain: "four ",
  },
  {
    example: "a crowd cheering in the stands",
    said: /\b(?:an?|the) (?:(?:big|huge|happy|excited) )?crowd(?: is| are)? (?=cheer|clap|wav|watch|scream|throw|danc|in the stands)/gi,
    plain: "people ",
  },
  {
    example: "a turtle at school, the teacher is an owl",
    said: /(?<=^|[,;.] |\b(?:and|where) )(?:the|her|his|their) (teacher|doctor|dentist|nurse|chef|cook|baker|waiter|driver|captain|conductor|librarian|king|queen|judge|bride|groom|pirate|captain) is (an? \w+)(?=$|[,.;]| and\b)/gi,
    plain: "$2 dressed as a $1",
  },
  {
    example: "a scarecrow who is friends with the crows",
    said: /,? (?:who )?(?:is|are|was|becomes?|became|makes?|made) (?:best |good |new )?friends with(?= )/gi,
    plain: " and",
  },
  {
    example: "a village with a church and smoke from every chimney",
    said: /(?<!\b(?:trains?|locomotives?|engines?|ships?|boats?)\b[^.;]*)(?:,? and|,|,? with)? (?:(?:some|white) )?smoke (?:(?:com|ris|puff|curl|billow)ing )?(?:up |out )?(?:of|from|in) (?:the|its|every|each|all the|their) (?:chimneys?|smoke ?stacks?)\b/gi,
    plain: "",
  },
  {
    example: "a girl holding a mug of hot cocoa",
    said: /\b(?:an? )?(?:\w+ )?(?:mug|cup)s? of (?:hot |warm )*(?=cocoa\b)/gi,
    plain: "",
  },
  {
    example: "an airplane covered in seaweed and a diver",
    said: /,? (?:all )?covered (?:in|with|by) (seaweed|vines|moss|ivy|flowers|leaves|coral|mushrooms)\b/gi,
    plain: ", $1",
  },
  {
    example: "a robot with gears for ears",
    said: / with (?:\w+ )?\w+ for (?:an? )?(?:ears?|eyes?|hair|arms?|legs?|feet|hands?|nose|head|wheels?|teeth|hat)\b/gi,
    plain: "",
  },
  {
    example: "a boy skating with the puck on his stick",
    said: / with (?:the|a) puck on (?:his|her|the) (?:hockey )?stick\b/gi,
    plain: " with a hockey stick and a puck",
  },
  {
    example: "a tree and snow falling on the church roof",
    said: /\bsnow (?:is )?falling on (?:the |its )?(\w+)(?: roofs?)?(?=$|[.,;])/gi,
    plain: "snow, a $1",
  },
  {
    example: "a boy who built a rocket out of cardboard boxes is flying",
    said: /,? who (?:has |had )?(?:built|made) (an? [\w-]+) (?:out of|from) [^.,;]+?(?= (?:is|are) (?:fly|driv|sail|rid|rac)| flies| drives| sails| rides)/gi,
    plain: " in $1",
  },
  {
    example: "a superhero lifting a car to save a kitten that was under it",
    said: / (?:that|who|which) (?:was|is|were|are) (?:stuck |trapped |hiding |hidden )?(?:under|behind|inside|below|beneath) (?:it|him|her|them)\b/gi,
    plain: "",
  },
  {
    example: "a doctor and her cat waits in line",
    said: /(?<=\b(?:an?|the|his|her|my) \w+[^s\W] )(?:is )?(?:waits|waiting|stands|standing) in line\b/gi,
    plain: "waits",
  },
  {
    example: "a girl blowing bubbles and a puppy trying to catch them",
    said: /\b(?:is |are )?(?:trying|tries|try) to catch (?:them|it)\b/gi,
    plain: "jumping",
  },
  {
    example: "a sloth running with a piece of toast in his mouth",
    said: /\ban? (?:\w+ )?(?:piece|bit|chunk) of (?=(?:toast|bread|cheese|wood|fruit|chocolate|paper|fish|meat|candy)\b)/gi,
    plain: "a ",
  },
  {
    example: "a cat singing under a spotlight",
    said: /\b(?:under|in) (?:a|the) spotlights?\b/gi,
    plain: "on stage",
  },
  {
    example: "a lady dancing salsa with a man",
    said: /\b(danc(?:e|es|ing)) (?:the )?(?:salsa|tango|waltz|flamenco|samba|polka|hula|limbo)\b/gi,
    plain: "$1",
  },
];
