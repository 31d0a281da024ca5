/** Hair, clothes and costumes. */
import { filledBy } from "../filled-slot.ts";
import type { Turn } from "./turn.ts";

const who = "(?:girl|boy|woman|man|lady|dad)";

export const turnsOfClothes: readonly Turn[] = [
  {
    example: "a girl with a pony tail",
    said: /\b(pony|pig) (?=tails?\b)/gi,
    plain: "$1",
  },
  // "A girl with long brown hair", "a man with a big white beard"
  {
    example: "a girl with long brown hair reading",
    said: new RegExp(
      `\\b(${who}) (?:with|who has|that has) (?:[a-z]+,? ){0,2}?(long|curly|short)(?:,? [a-z]+){0,2} hair\\b( and)?`,
      "gi",
    ),
    plain: (_: string, whose: string, hair: string, and?: string) =>
      `${whose} with ${hair} hair${and ? " with" : ""}`,
  },
  {
    example: "a man with a big white beard",
    said: new RegExp(
      `\\b(${who}) (?:with|who has|that has) (?:an? )?(?:[a-z]+ ){0,2}(beard|mou?stache|ponytail)\\b`,
      "gi",
    ),
    plain: "$1 with a $2",
  },
  {
    example: "dressed as a bee",
    said: /^(?:someone |somebody |all )?dressed (?:up )?(?:as|like) (?=an? )/gi,
    plain: "a girl dressed as ",
  },
  {
    example: "a boy dressed up like a pirate",
    said: /\bdress(?:ed|es|ing)(?: up)? like (?=an? )/gi,
    plain: "dressed as ",
  },
  {
    example: "a boy in a dinosaur costume",
    said: /\b(?:in|wearing|wears|dressed in) (?:an?|their|his|her) (\w+) (?:halloween )?(?:costume|onesie|outfit)s?\b/gi,
    plain: filledBy(/./, "dressed as a $1"),
  },
  {
    example: "穿着小熊连体衣的宝宝",
    said: /穿(?:着|上)?([^，。的]{1,5})(?:连体|卡通|玩偶)(?:衣|服|装)/g,
    plain: "打扮成$1",
  },
  {
    example: "puss in boots",
    said: /\bpuss[- ]in[- ]boots\b/gi,
    plain: "cat dressed as a musketeer",
  },
  {
    example: "T恤",
    said: /\bT恤衫?/gi,
    plain: "短袖衫",
  },
  {
    example: "背书包的小兔子",
    said: /背(?:上)?(?=书包)/g,
    plain: "背着",
  },
  {
    example: "穿靴子的猫",
    said: /^穿靴子的猫$/g,
    plain: "打扮成火枪手的猫",
  },
  {
    example: "a bride with a veil",
    said: /\bbride (?:with|in|wearing) (?:a |her |the )?(?:\w+ )?veil\b/gi,
    plain: "bride",
  },
  {
    example: "a crane bird origami",
    said: /\bcrane (?:bird )?origami\b/gi,
    plain: "origami crane",
  },
  {
    example: "长着翅膀的小狗",
    said: /(?:长着?|有着?|带着?|长了|长出)(.{0,4}?翅膀)(?=的?)(?!.*(?:鸟|鹰|鸡|鸭|鹅|燕|龙|蝴蝶$|蜜?蜂|蜻蜓|天使$|仙女$|飞马|独角兽|凤凰|企鹅|孔雀|鹦鹉|蝙蝠|飞机))/g,
    plain: "戴着$1",
  },
  {
    example: "长颈鹿围着围巾",
    said: /围着?(?=.{0,6}(?:围巾|围裙|围脖))/g,
    plain: "戴着",
  },
  {
    example: "two girls in kimonos",
    said: /\b(girls|women|ladies) (?:in|wearing|with) (?:\w+ )?kimonos?\b/gi,
    plain: "kimono girls",
  },
  {
    example: "a girl trying on shoes",
    said: /\btr(?:y|ies|ying) on (an?|the|his|her|their|some|new)? ?((?:\w+ )?(?:shoes?|boots|sneakers|sandals|skates))\b/gi,
    plain: "holding $1 $2",
  },
  {
    example: "a girl trying on a hat",
    said: /\btr(?:y|ies|ying) on (?=(?:an?|the|his|her|their|some|new) (?:\w+ )?(?:hat|dress|coat|crown|costume|glasses|sunglasses|scarf|cap|helmet|wig|mask)\b)/gi,
    plain: "wearing ",
  },
  {
    example: "an astronaut with a fishbowl helmet",
    said: /\b(?:fish ?bowl|glass|space|astronaut) helmet\b/gi,
    plain: "space helmet",
  },
  {
    example: "花木兰骑着战马，身后披风飘起来",
    said: /(?:身后|背后|身上)?的?(?:一件|大)?(?:红色?|白色?|黑色?)?的?(?:披风|斗篷)(?:在[^，。]{0,3}[中里])?(?:随风|迎风|高高)?(?:飘|飞|扬)(?:起来?|扬|舞|动|着)*/g,
    plain: "戴着披风",
  },
  {
    example: "a girl riding a horse with her cape flying behind her",
    said: /,? ?\b(?:and |with |as |while )?(?:her|his|its|their|a) ((?:\w+ )?)(cape|cloak)s? (?:is |are )?(?:flying|blowing|flowing|billowing|fluttering|streaming|flies|blows|flows|flaps|flapping)(?: out)?(?: (?:behind|after) (?:her|him|it|them)| in the (?:wind|breeze|air))?/gi,
    plain: " wearing a $1cape",
  },
  {
    example: "a girl who just got glasses puts them on",
    said: /\b(?:who |that )?(?:has )?(?:just )?(?:got|gets|has) (?:her |his |its |some |a )?(?:new |first )?(?:pair of )?(glasses|sunglasses|goggles)(?: and)? (?:puts?|tries|putting) them on\b/gi,
    plain: "wearing $1",
  },
  {
    example: "a dog with a cone on its neck",
    said: /\b(dogs?|pupp(?:y|ies)|cats?|kittens?|poodles?|beagles?) (?:with|wearing|in|has) (?:an? |the |its )?(?:plastic |vet )?cones?(?: (?:of shame|collar))?(?: (?:on|around|round) (?:its|his|her|the) (?:neck|head))?/gi,
    plain: "$1 wearing a cone collar",
  },
  {
    example: "小狗脖子上戴着喇叭圈",
    said: /(?:脖子上?|头上)?(?:戴着?|套着?|围着?)(?:一个)?(?:喇叭|防护|防舔|耻辱)圈/g,
    plain: "戴着伊丽莎白圈",
  },
  {
    example: "a pregnant mom",
    said: /\bpregnant (mom|mum|mommy|mother|woman|lady|wife|teacher|aunt)\b|\b(mom|mum|mommy|mummy|mother|woman|lady) with (?:a |her )?(?:big |round |large |growing )*(?:pregnant )?(?:belly|tummy|bump)\b/gi,
    plain: (_: string, one?: string, other?: string) => `${one ?? other} wearing a baby bump`,
  },
  {
    example: "怀孕的妈妈在看书",
    said: /(?:怀孕|怀着(?:宝宝|孩子|小宝宝|弟弟|妹妹)|大着?肚子|挺着(?:大|圆)?肚子)的(妈妈|阿姨|老师|女人|姑姑|婶婶)/g,
    plain: "穿着孕肚的$1",
  },
  {
    example: "妈妈挺着圆圆的大肚子",
    said: /(妈妈|阿姨|老师|女人)(?:的肚子(?:圆圆|大大)的|挺着(?:圆?圆?的?)?大?肚子|怀着?(?:宝宝|孕)了?)/g,
    plain: "穿着孕肚的$1",
  },
  {
    example: "孕妇散步",
    said: /孕妇|孕妈妈?|准妈妈/g,
    plain: "穿着孕肚的妈妈",
  },
  {
    example: "a house lifted by balloons",
    said: /\b(?:is |are |being |that is )?(?:lifted|carried|pulled|held|floated|floating|flying|floats|flies|lifts off)(?: up| away| high| into the (?:sky|air)| off the ground| over \w+ \w+)* (?:by|with|under|from) (?:(?:a|an|of|big|huge|giant|red|colou?rful|lots|hundreds|bunch|many|some|hundred|the|two|three|four|five|six|seven|ten) )*balloons?\b/gi,
    plain: "wearing lifting balloons",
  },
  {
    example: "ten balloons tied to an elephant",
    said: /\b(?:(?:an?|the|big|huge|giant|red|colou?rful|lots of|hundreds? of|bunch of|many|some|hundred|two|three|four|five|six|seven|ten) )*balloons? (?:are |is )?(?:tied|attached|strapped|fastened) to (an?|the|his|her|its|their|my) (?!(?:wrist|hand|mailbox|chair|fence|gate|door|tree))((?:(?:little|small|big|old|cute|baby|tiny|lily) )*[a-z]+)/gi,
    plain: "$1 $2 wearing lifting balloons",
  },
  {
    example: "a frog ties balloons to his lily pad and floats up",
    said: /\b(?:ties|tied|tying|attaches|fastens) (?:(?:an?|the|big|huge|giant|red|colou?rful|lots of|hundreds? of|bunch of|many|some|hundred|two|three|four|five|six|seven|ten) )*balloons? (?:on)?to (an?|the|his|her|its|their) (?!(?:wrist|hand|mailbox|chair|fence|gate|door|tree))((?:(?:little|small|big|old|lily) )*[a-z]+)(?: and (?:floats|flies|drifts|lifts)(?: up| off| away| into the (?:air|sky)| over (?:the )?\w+)*)?/gi,
    plain: "on $1 $2 wearing lifting balloons",
  },
  {
    example: "小房子被气球带上天",
    said: /(?:被|绑着|系着|坐着|挂着|吊着)(?:[一二三四五六七八九十两几]|好多|许多|很多|一大|[只个把束串堆彩色的])*气球(?:[带拉吊拽]着?)?(?:飞|飘|升|带|拉|吊)(?:上|到|向|起|在)?(?:了)?(?:天空?中?|空中|来|起来|上去)/g,
    plain: "戴着升空气球",
  },
  {
    example: "超人妈妈",
    said: /超人(妈妈|爸爸|奶奶|爷爷|老师|宝宝|哥哥|姐姐)/g,
    plain: "打扮成超人的$1",
  },
  {
    example: "super mom in the kitchen",
    said: /\bsuper (mom|mum|dad|grandma|grandpa|teacher)\b/gi,
    plain: "$1 dressed as a superhero",
  },
];
