/** Parades, music, the circus and magic. */
import { filledBy } from "../filled-slot.ts";
import type { Turn } from "./turn.ts";
import { animal, living } from "./word-groups.ts";

/** What a band has, and in which words somebody plays it. */
const instruments: Readonly<Record<string, string>> = {
  trumpet: "the trumpet",
  saxophone: "the saxophone",
  sax: "the saxophone",
  trombone: "the trombone",
  piano: "the piano",
  keyboard: "the piano",
  "double bass": "the double bass",
  bass: "the guitar",
  "bass guitar": "the guitar",
  guitar: "the guitar",
  "electric guitar": "the guitar",
  drum: "the drums",
  "drum kit": "the drums",
  "drum set": "the drums",
  violin: "the violin",
  cello: "the cello",
  flute: "the flute",
  accordion: "the accordion",
  harp: "the harp",
};
const instrumentsZh: Readonly<Record<string, string>> = {
  小号: "吹小号",
  萨克斯: "吹萨克斯",
  长号: "吹长号",
  笛子: "吹笛子",
  长笛: "吹长笛",
  钢琴: "弹钢琴",
  键盘: "弹钢琴",
  电子琴: "弹钢琴",
  吉他: "弹吉他",
  电吉他: "弹吉他",
  贝斯: "弹吉他",
  架子鼓: "打架子鼓",
  鼓: "打鼓",
  小提琴: "拉小提琴",
  大提琴: "拉大提琴",
  低音提琴: "拉大提琴",
  手风琴: "拉手风琴",
  竖琴: "弹竖琴",
};
const named = (all: Readonly<Record<string, string>>) =>
  `(?:${Object.keys(all)
    .toSorted((one, other) => other.length - one.length)
    .join("|")})`;
const bandOfInstruments = new RegExp(
  `\\b(?:an? |the |my |our )?(?:(?:jazz|rock|pop|country|school|brass|music|small|big) )*(?:band|orchestra|quartet|trio|ensemble)(?: that)?,? (?:with|has|having|made of|(?:is )?play(?:ing|s)) ((?:(?:,? and |, | )?(?:an? |the )?${named(instruments)}s?(?=[ ,.]|$)){2,})`,
  "gi",
);
const bandOfInstrumentsZh = new RegExp(
  `(?:一支|一个|小|校园|爵士|摇滚|流行)*乐[队团](?:里|中)?[，,]?(?:正?在)?(?:有|演奏着?|用着?)((?:[、，,和跟与]?${named(instrumentsZh)}){2,})`,
  "g",
);

/** Each instrument in somebody's hands, on a stage. */
function players(list: string, all: Readonly<Record<string, string>>): string {
  const isChinese = all === instrumentsZh;
  const names = Object.keys(all).toSorted((one, other) => other.length - one.length);
  const said = [...list.matchAll(new RegExp(names.join("|"), "gi"))].map(([one]) => one);
  const people = isChinese
    ? ["男孩", "女孩", "叔叔", "阿姨"]
    : ["a boy", "a girl", "a man", "a woman"];
  const each = said.map((one, i) => {
    const who = people[i % people.length]!;
    const does = all[one.toLowerCase()]!;
    return isChinese ? `${who}${does}` : `${who} playing ${does}`;
  });
  return isChinese ? `舞台上，${each.join("，")}` : `on stage, ${each.join(", ")}`;
}

export const turnsOfStage: readonly Turn[] = [
  {
    example: "a teen girl in headphones listening to music",
    said: /\b(?:in|with) (?:(?:her|his|big|the|a pair of|some|huge) )*(?:headphones|earphones|headset)(?: on)?\b/gi,
    plain: "wearing headphones",
  },
  // Each has an instrument of its own.
  {
    example: "四只小动物组成乐队，有打鼓的有吹喇叭的",
    said: /^(?:[三四五3-5]只|几只|一群)?(?:森林里的)?(?:小)?动物们?(?:在森林里)?(?:组成|组了|组建)(?:了)?(?:一[个支])?(?:小)?乐队(?:[，,]?有[^，,。]{1,6}的)*/g,
    plain: "小熊打鼓，小兔子吹小号，狐狸弹吉他，小猫拉小提琴",
  },
  {
    example: "a bride and groom dancing under the stars",
    said: /\b(bride and(?: an?| the| her)? groom|prince and(?: an?| the)? princess|princess and(?: an?| the| her)? prince|king and(?: an?| the)? queen) (?:are |is |were )?(?:danc(?:ing|e|ed)|having (?:their|a) (?:first )?dance)\b(?! with)/gi,
    plain: "$1 waltzing",
  },
  {
    example: "a princess dances with a frog",
    said: /\bdanc(?:ing|es|e|ed) with (?:an?|the|his|her|their|my) (?:(?:little|big|tiny|old) )?(\w+)\b/gi,
    plain: filledBy(living, "waltzing a $1"),
  },
  {
    example: "新娘和新郎在跳舞",
    said: /(新[娘郎]子?和新[娘郎]|王子和公主|公主和王子)(?:正?在)?(?:一起)?跳(?:着)?舞/g,
    plain: "$1跳华尔兹",
  },
  {
    example: "孩子们坐在台下看戏",
    said: /看(?:大)?戏(?=$|[，。,的])/g,
    plain: "看表演",
  },
  {
    example: "踩高跷的小丑把花递给弟弟",
    said: /(?:踩|走)着?高跷的(\p{Script=Han}{2,4}?)(?=弯|把|在|正|给|向|拿|举|挥|抛|跳|表|和|$|[，。])/gu,
    plain: "$1踩着高跷，",
  },
  {
    example: "a circus tent with clowns and an elephant",
    said: /\b(?:an? |the )?(?:big |huge |striped |colorful |colourful )*(?:circus tent|big top) (?:full of|filled with|with|where) (?!(?:an? |the )?(?:flags?|stripes|stars|balloons)\b)/gi,
    plain: "at the circus, ",
  },
  {
    example: "马戏团的帐篷里有小丑和大象",
    said: /马戏团?的?(?:大)?帐篷(?:里面?)?(?=[有，,]|小丑|大象|狮子)/g,
    plain: "马戏团里",
  },
  {
    example: "a rock band on stage",
    said: /^(?:an? |the )?(?:rock|jazz|pop|country|music|school|kids?'?) ?band(?: (?:is )?(?:plays|playing|performing|performs))?(?: (?:on|up on) (?:the |a )?stage| at (?:a|the) concert| in concert)?$/gi,
    plain: "three children making music on stage",
  },
  {
    example: "a jazz band with a trumpet, saxophone and piano",
    said: bandOfInstruments,
    plain: (_, list) => players(list, instruments),
  },
  {
    example: "乐队里有吉他、架子鼓和小号",
    said: bandOfInstrumentsZh,
    plain: (_, list) => players(list, instrumentsZh),
  },
  {
    example: "two flute players",
    said: /\b(an?|the|one|two|three|four) (trumpet|tuba|flute|trombone|saxophone|clarinet|violin|cello|guitar|piano|drum|harp|accordion|harmonica|banjo|bagpipe|ukulele|tambourine) players?\b/gi,
    plain: (_, count, what) =>
      `${count} ${/^(?:two|three|four)$/i.test(count!) ? "boys" : "boy"} playing the ${what}`,
  },
  // Those before the stage are seen from behind.
  {
    example: "女孩在舞台上跳舞，台下的同学们在鼓掌",
    said: /台下的?(?:同学|观众|小朋友|孩子|家长|大家|人)们?[都正在一起热烈地]*(?:鼓掌|拍手|欢呼|叫好|看着?|听着?)/g,
    plain: "台下观众",
  },
  {
    example: "a girl dances on a stage, the audience claps",
    said: /\b(?:(?:the|an) (?:\w+ )?audience|(?:the |some )?(?:children|kids|people|parents|classmates|students) in the audience) (?:is |are )?(?:claps?|clapping|cheers?|cheering|applauds?|applauding|watch(?:es|ing)?|listens?|listening)\b/gi,
    plain: "an audience",
  },
  {
    example: "老师拿着话筒主持",
    said: /(?:拿|握|举)着(?:话筒|麦克风)(?:在?(?:主持|报幕|讲话|说话|发言))/g,
    plain: "唱歌",
  },
  {
    example: "a bear on drums and a rabbit on piano",
    said: /\bon (?:the (?=drums|saxophone|trumpet|flute|violin|fiddle|banjo|tuba|accordion)|lead |bass )?(piano|keyboards?|drums|guitar|bass|violin|fiddle|cello|trumpet|saxophone|flute|tuba|accordion|banjo)\b/gi,
    plain: "playing the $1",
  },
  {
    example: "a crocodile singing into the microphone",
    said: /\b(sing(?:s|ing)?) (?:into|in|with|on|at) (?:(?:the|an?|his|her|their|its) )?(?:microphone|mic)\b/gi,
    plain: "$1",
  },
  {
    example: "a hedgehog shaking maracas",
    said: /\bshak(?:es|ing) (?:(?:the|some|his|her|two|a pair of) )?(maracas|tambourines?|bells|rattles?|shakers?)\b/gi,
    plain: "playing the $1",
  },
  {
    example: "a parade of elephants",
    said: /\b(?:an? |the )?(?:(?:long|happy|big) )?(?:parade|procession|line) of (?=\w)/gi,
    plain: "four parading ",
  },
  {
    example: "a dog parade",
    said: /\ban? (\w+) (?:parade|procession)\b/gi,
    plain: filledBy(living, "$1s parading"),
  },
  {
    example: "a Christmas parade",
    said: /\b(?:an? |the )(?:big |grand |huge )?((?:christmas|halloween|thanksgiving|easter|holiday) )?parade\b(?! (?:with|of|floats?)\b)/gi,
    plain: "$1children parading",
  },
  {
    example: "three girls singing in a choir",
    said: /(?<=\bsing(?:s|ing)?(?: together)?) in (?:an?|the|their)(?: \w+)? choir\b/gi,
    plain: "",
  },
  {
    example: "小朋友在合唱团里唱歌",
    said: /(?:在|加入)合唱[团队]里?(?=唱)/g,
    plain: "",
  },
  {
    example: "a choir of angels",
    said: /\b(?:an? |the )?choir of (\w+)(?: singing)?\b/gi,
    plain: "four $1 singing",
  },
  {
    example: "a frog choir singing on lily pads",
    said: /\b(?:an? |the )?(?:(?:little|happy|singing) )?(\w+) choir(?: (?:is )?sing(?:s|ing))?\b/gi,
    plain: filledBy(animal, "four $1s singing"),
  },
  {
    example: "小动物合唱团",
    said: /(小?动物)们?的?合唱[团队](?:(?:正?在)?唱歌)?/g,
    plain: "$1们唱歌",
  },
  // 在池塘里开音乐会 says what they do once more.
  {
    example: "青蛙合唱团在池塘里开音乐会",
    said: /(?:一个|小)?(\p{Script=Han}{1,4}?)合唱[团队](?:(?=[正在])正?(在[^，。、]{1,9}?))?(?:(?:正?在)?(?:开|举办|举行)(?:音乐会|演唱会)|(?:正?在)?唱歌)?(?=$|[，。、])/gu,
    plain: filledBy(animal, "四只$1$2唱歌"),
  },
  {
    example: "a children's choir",
    said: /\b(?:an? |the )?(?:(?:kids?'?|children'?s?|school|church) )?choir(?: (?:is )?sing(?:s|ing))?\b/gi,
    plain: "four children singing on stage",
  },
  {
    example: "学校的合唱团在唱歌",
    said: /(?:儿童|少儿|学校的?|教堂的?)?合唱[团队](?:[在正]*唱歌?)?/g,
    plain: "舞台上四个孩子在唱歌",
  },
  {
    example: "a rock band with a singer and a drummer",
    said: /\b(?:an? |the |my )?(?:(?:rock|pop|jazz|country|garage|school) )?band (?:with|of|made of) (?=(?:an? |the |two )?(?:lead )?(?:singer|guitarist|drummer|violinist|pianist|keyboard|bassist|trumpeter))/gi,
    plain: "on stage ",
  },
  {
    example: "a singer on stage, fans cheering",
    said: /\b(?:an? (?:crowd|audience) of )?(?:cheering |screaming |happy )?fans (?:are )?(?=cheer|clap|danc|wav|jump|sing|scream)/gi,
    plain: "children ",
  },
  {
    example: "a singer and her cheering fans",
    said: /\b(?:cheering|screaming|adoring) fans\b/gi,
    plain: "children cheering",
  },
  {
    example: "歌手在唱歌，粉丝们在欢呼",
    said: /(?:歌迷|粉丝|观众)们?(?=[正在都]*(?:欢呼|鼓掌|尖叫|挥手|加油|跳舞))/g,
    plain: "孩子们",
  },
  {
    example: "a bear playing in a jazz band",
    said: /\b(?:jazz|rock|country) band\b/gi,
    plain: "band",
  },
  {
    example: "a band of monkeys",
    said: /\b(?:an? )?(?:band|orchestra) of (\w+)\b/gi,
    plain: "$1 making music",
  },
  {
    example: "a band playing live music",
    said: /\b(?:an? |the )?(?:(?:music|pop|rock) )?band (?:is )?(?:play|perform)(?:s|ing)(?: (?:live )?music|(?:,? (?:and |with )?(?:the |an? )?(?:electric )?(?:guitars?|drums?|bass|keyboards?|piano|songs?))+)?(?! (?:with|of)\b)/gi,
    plain: "three children making music on stage",
  },
  {
    example: "乐队在演出，有鼓手和吉他手",
    said: /(?:摇滚|流行)?乐队(?:正?在)?(?:舞台上)?(?:演出|表演|演奏)(?:音乐|歌曲)?(?:[，,](?:里面)?有.{1,3}手(?:[和、].{1,3}手)*)?/g,
    plain: "三个孩子演奏乐器，舞台上",
  },
  {
    example: "a rabbit conducting an orchestra",
    said: /\bconduct(?:s|ing) (?:an?|the) (?=(?:\w+ )?(?:orchestra|band|choir)\b)/gi,
    plain: "conducting, ",
  },
  {
    example: "兔子指挥交响乐团",
    said: /指挥着?(?:一个)?(?=(?:交响|管弦)?乐[团队]|合唱团)/g,
    plain: "指挥，",
  },
  {
    example: "an orchestra with a conductor",
    said: /\b(?:an? |the )?(?:symphony |school |big )?orchestra\b(?! of\b)(?: (?:playing|performing|giving a concert|plays|performs)(?: music)?)?(?: (?:with|led by) (?:an? |the )?conductor)?/gi,
    plain:
      "a girl playing the violin, a boy playing the trumpet, a woman playing the cello on stage",
  },
  {
    example: "交响乐团在演奏",
    said: /(?:交响|管弦)乐[团队](?:正?在)?(?:演出|表演|演奏)?(?:音乐)?/g,
    plain: "女孩拉小提琴，男孩吹小号，女人拉大提琴，舞台上",
  },
  {
    example: "an animal band",
    said: /\b(?:an? )?(animal|kids?'?|children'?s?) (?:band|orchestra|concert)\b/gi,
    plain: "$1s making music",
  },
  {
    example: "动物音乐会",
    said: /(动物们?|小朋友们?|孩子们)的?(?:乐队|乐团|音乐会|演唱会|交响乐)/g,
    plain: "$1演奏乐器",
  },
  {
    example: "a lion tamer",
    said: /(?<!\blions?\b(?! tamer).*)\blion tamers?\b(?!.*\b(?:lion|tiger|elephant)s?\b)/gi,
    plain: "ringmaster with a lion",
  },
  {
    example: "驯兽师",
    said: /(?:驯兽师|驯狮员|驯兽员)(?!.*[狮虎象])/g,
    plain: "马戏团团长和狮子",
  },
  {
    example: "a rabbit in a magician's hat",
    said: /\b(rabbits?|bunny|bunnies|doves?) (?:is |are )?(?:sitting |hiding )?(?:in|inside) (an?|the|his) ((?:magician'?s |magic |top )hat)\b/gi,
    plain: "$1 looking out of $2 $3",
  },
  // A magician's drawing has the hat with the rabbit in hand.
  {
    example: "a magician pulling a rabbit out of his hat",
    said: /\b(magician) (?:is )?(?:pull(?:s|ing)|tak(?:es|ing)) (?:an? |the )?(?:\w+ )?(?:rabbit|bunny) (?:out of|from) (?:an?|the|his|her) (?:(?:top|magic) )?hat\b/gi,
    plain: "$1",
  },
  {
    example: "魔术师从帽子里变出兔子",
    said: /(魔术师)从(?:大?礼?帽子?|魔术帽)里?(?:变|拉|拿|掏|抓)出(?:来)?(?:一只)?(?:小?白?)兔子?/g,
    plain: "$1",
  },
  {
    example: "a magician pulling a dove from a hat",
    said: /^(.*?) (?:is )?(?:pull(?:s|ing)|tak(?:es|ing)) (an? (?:\w+ )?\w+) (?:out of|from) (?:an?|the|his|her) (?:(?:top|magic) )?hat\b/gi,
    plain: "$1, next to it a top hat with $2 in it",
  },
  {
    example: "小丑从帽子里变出一只鸽子",
    said: /^(.*?)从(?:大?礼?帽子?|魔术帽)里?(?:变|拉|拿|掏|抓)出(?:来)?(?:一只|一个)?(.{1,5})$/g,
    plain: "$1，旁边礼帽里有一只$2",
  },
];
