/** Sentences that say who does it, or where, in another order. */
import type { Turn } from "./turn.ts";

/** What is done to somebody, and who does it does. */
const active: Readonly<Record<string, string>> = {
  bandaged: "bandaging",
  bathed: "washing",
  brushed: "brushing",
  carried: "carrying",
  combed: "combing",
  examined: "examining",
  fed: "feeding",
  groomed: "grooming",
  held: "holding",
  hugged: "hugging",
  kissed: "hugging",
  led: "leading",
  licked: "licking",
  milked: "milking",
  painted: "painting",
  petted: "petting",
  pushed: "pushing",
  rescued: "rescuing",
  ridden: "riding",
  taught: "teaching",
  tickled: "tickling",
  walked: "walking",
  washed: "washing",
};
const somebody = "(?:an?|the|his|her|its|their|my|our|two|three|one)";

export const turnsOfSentences: readonly Turn[] = [
  // The details say which dinosaurs.
  // Who they are was said.
  {
    example: "小巫婆遇到一只蝙蝠，两个人一起躲在大树后面",
    said: /(?<=[，,。；])(?:两个?人|俩人|他们俩|她们俩|它们俩|两个小伙伴|三个小伙伴)(?=一起|都|在|手|坐|躲|跑|玩)/g,
    plain: "",
  },
  {
    example: "两个女孩在跳绳，旁边一个在数数",
    said: /(?<=[两二三四五]个(小?女孩|小?男孩|小朋友|孩子)[^，。,]*[，,])旁边(?:还有)?一个(?=正?在)/g,
    plain: "旁边有一个$1",
  },
  {
    example: "我家孩子想要一张恐龙开车的图，霸王龙开着大卡车",
    said: /^(?:一[张幅])?(?:恐龙|动物|小动物|昆虫|海洋动物|交通工具)[^，。,]{0,6}的?(?:图|画|图画|涂色画|涂色页|线稿)[，。,](?=.{6,})/g,
    plain: "",
  },
  {
    example: "two knights stand guard at the castle gate",
    said: /\bstand(s|ing)? guard\b/gi,
    plain: "stand$1",
  },
  {
    example: "a class trip to the farm, the children pet a lamb",
    said: /\b(?:an? |the |our )?(?:class|school|field) trip to (?=[\w ]{3,30}[,.:])/gi,
    plain: "at ",
  },
  {
    example: "the farmers wife feeds the hens",
    said: /\b(?:farmer|baker|king|fisherman|miller|captain|mayor)'?s'? wife\b/gi,
    plain: "woman",
  },
  {
    example: "two kids press their noses against a window",
    said: /\bpress(?:es|ing)? (?:his|her|its|their) (?:noses?|faces?) (?:against|to|on|onto)\b/gi,
    plain: "looking at",
  },
  {
    example: "a cook hands tacos to a customer",
    said: /(?<=\w )(?<!\b(?:his|her|its|their|my|our|your|two|both|the|with|of|and|in|on|by|hold(?:s|ing)?|shak(?:es?|ing)|clap(?:s|ping)?|wash(?:es|ing)?|rais(?:es?|ing)|join(?:s|ing)?|wav(?:es?|ing)) )\bhands (?=(?:an?|the|some|him|them|out|over|\w+s to) )/gi,
    plain: "giving ",
  },
  {
    example: "a fairy flies over a girl and leaves a coin under the pillow",
    said: /\b(and|who|fairy|bunny|santa|claus|he|she|elf) leaves (?=(?:an?|the|some|his|her|two|three) )/gi,
    plain: "$1 puts ",
  },
  {
    example: "a boy drops a coin in a hat",
    said: /\bdrop(?:s|ping|ped) ((?:an?|the|some|his|her) (?!letter|postcard|card)\w+) (?=(?:in|into|onto) )/gi,
    plain: "puts $1 ",
  },
  {
    example: "a lion waits and a monkey trims his mane",
    said: /\b(?:trim|cut|clip|shav)(?:s|es|ting|ming|ping|ing) (?:his|her|its) (?:mane|hair|fur|beard|coat)\b/gi,
    plain: "cutting the hair of him",
  },
  {
    example: "dad reads the paper in the hammock",
    said: /\b(read(?:s|ing)?) (?:the|his|her|a) (?:morning |daily |sunday )?paper\b(?! (?:on|about))/gi,
    plain: "$1 the newspaper",
  },
  {
    example: "my brother plays fetch with the dog",
    said: /\bplay(?:s|ing)? (?:fetch|catch) with (?=(?:an?|the|his|her|their|my) )/gi,
    plain: "throwing a ball to ",
  },
  {
    example: "a gardener gnome pushes a wheelbarrow",
    said: /\bgarden(?:er|ing)? (?=gnomes?\b)/gi,
    plain: "",
  },
  {
    example: "three mice run a bakery",
    said: /\b(?:run(?:s|ning)?|own(?:s|ing)?|keep(?:s|ing)?) ((?:an?|the|their|his|her) (?:\w+ )?(?:bakery|shop|store|restaurant|caf[eé]|stand|stall|farm|hotel|school|hospital|library|post office))\b/gi,
    plain: "at $1",
  },
  {
    example: "dad fixes the sink, water is spraying everywhere",
    said: /\bwater (?:is )?(?:spray|dripp|flow|leak|runn|splash|gush|pour)(?:s|ing)(?: everywhere| all over(?: the \w+)?)?(?=$|[,.;]| and\b)/gi,
    plain: "water",
  },
  {
    example: "a nurse next to a sick boy takes his temperature",
    said: /\b(?:tak(?:es|ing)|check(?:s|ing)) (?:his|her|its|their) (?:temperature|pulse)\b|\blisten(?:s|ing) to (?:his|her|its) (?:heart(?:beat)?|chest)\b/gi,
    plain: "examining him",
  },
  {
    example: "two boys telling ghost stories",
    said: /\btell(?:s|ing)? (?:ghost|scary|spooky|funny|bedtime|fairy) (?:stories|tales)\b/gi,
    plain: "talking",
  },
  // Whoever does it comes first.
  {
    example: "a dog washed by a girl",
    said: new RegExp(
      `(?<=^|[,;.] |\\b(?:and|while|as|where) )(?:(?:is|are) )?((?:${somebody} )?(?:[\\w-]+ ){0,3}?[\\w-]+?)((?: (?:in|on) ${somebody} [\\w ]{2,20}?)?) (?:is |are |gets? |getting )?(?:being |(?:(?:gets?|getting|has|having) )?(?:his|her|its) (?:mane|hair|fur|coat) )?(${Object.keys(active).join("|")}) by ((?:${somebody} )?(?:[\\w-]+ ){0,2}?[\\w-]+)(?=$|[,;.]| (?:and|while|as|in|on|at|with|near|under|by|beside|who|behind)\\b)`,
      "gi",
    ),
    plain: (_, whom, place, done, who) => {
      const does = `${who} ${active[done!.toLowerCase()]} ${whom}`;
      if (!place || /^pushed$/i.test(done!)) return does + place;
      return `${does}, the ${whom!.split(" ").at(-1)}${place}`;
    },
  },
  {
    example: "a cat chasing a mouse around a table",
    said: /\b(chas(?:ing|es) (?:an?|the) (?:\w+ )?\w+) (?:a?round) (?=(?:an?|the) )/gi,
    plain: "$1, ",
  },
  {
    example: "小猪请小兔吃饭",
    said: /^(.{1,6}?)请(.{1,6}?)(吃饭|吃晚饭|吃午饭|喝茶|喝汤)$/g,
    plain: "$1和$2$3",
  },
  {
    example: "the three little pigs and the big bad wolf blowing down the straw house",
    said: /^(?:the )?(three (?:little )?pigs),? and ((?:the |a )?(?:big )?(?:bad )?wolf) ((?:is )?(?:blowing|blows|huffing) .*)$/gi,
    plain: "$2 $3, $1",
  },
  {
    example: "两个小朋友隔着桌子下棋",
    said: /隔着桌子/g,
    plain: "在桌子旁",
  },
  // Beside somebody nothing is in hand.
  {
    example: "a girl reads with a teddy bear and a cat beside her",
    said: /\bwith ((?:(?!with)[^.;]){3,50}? and [^.;,]{3,30}?) (?:beside|next to|near) (?:them|him|her)(?=$|[.,;])/gi,
    plain: ". $1",
  },
  // What is in the box is not in the dog beside it.
  {
    example: "a dog next to a box with a kitten in it",
    said: /\b((?:next to|beside|near) (?:an?|the) ((?:\w+ )?\w+)) with ((?:an?|the|two|three|some) (?:\w+ )?\w+) in it\b/gi,
    plain: "$1, $3 in the $2",
  },
];
