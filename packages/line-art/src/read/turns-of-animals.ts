/** What animals do and have, said so that it can be drawn. */
const faced =
  "lion|tiger|wolf|fox|(?:polar )?bear|panda|koala|cat|kitten|dog|puppy|rabbit|bunny|unicorn|horse|cow|pig|mouse|monkey|hamster|moose|boar|frog";

export const turnsOfAnimals: readonly [RegExp, string][] = [
  // A snail's house is its shell.
  [
    /\bsnail(s?) (?:carrying|carries|with|wearing) (?:its|his|her|their|an?) (?:\w+ )?(?:house|home|shell)s?(?: on (?:its|his|her|their) backs?)?/gi,
    "snail$1",
  ],
  [
    /(?<=蜗牛)(?:正?在)?(?:背|驮)(?:着|起)?(?:[^，。,.\s]{0,4}的)?(?:小|大|重)?(?:房子|屋子|房屋|家(?!人)|壳)/g,
    "",
  ],
  // A carrot that is pulled up is in the paw, on no rope.
  [
    /(?<=\b(?:rabbit|bunny|bunnie|hare|mouse|mole|pig|piglet|bear|goat|donkey)s? (?:is |are )?)pull(?:s|ing) (?:up |out )?(?=(?:(?:an?|the|his|her|its|some|three|two) )?(?:\w+ )?(?:carrot|radish|radishe|beet|turnip)s?\b)/gi,
    "holding ",
  ],
  // A chick by itself is a hen's.
  [
    /\b(penguin|owl|eagle|swan|flamingo|ostrich|parrot|peacock|crane|stork|toucan|seagull|pelican|falcon|emu|turkey) chick(s?)\b/gi,
    "baby $1$2",
  ],
  // Leaves are eaten off the tree.
  [
    /(?<=\b(?:giraffe|dinosaur|brachiosaurus|brontosaurus|apatosaurus|diplodocus|elephant|deer|goat)s? (?:is |are )?)(?:eat(?:s|ing)?|munch(?:es|ing)?(?: on)?|nibbl(?:es?|ing)(?: on)?|reach(?:es|ing)? for) (?:the |some |green |fresh )*leaves(?: (?:from|off|of|on|in) (?:a|the) (?:\w+ )?tree(?:top)?s?)?/gi,
    "browsing a tree",
  ],
  [
    /(?<=长颈鹿|恐龙|[腕梁雷]龙|大象|[小梅麋]鹿|山羊)(?:正?在)?吃(?:着|大?树上的|高处的)*(?:绿|嫩)?(?:树叶|叶子)/g,
    "啃食一棵树",
  ],
  [
    /\bswing(?:s|ing)? (?:from|on|in|through|by) (?:an? |the )?(?:(?:jungle|long|green) )*(?:vines?|branch(?:es)?|trees?)\b/gi,
    "hanging from a branch",
  ],
  [
    /(?:抓着|拉着|拽着)?(?:藤蔓|树藤|藤条)(?:上)?荡(?:秋千|来荡去|着)?|在(?:藤蔓|树藤|藤条)上(?:荡.{0,3}|摇.{0,2})/g,
    "在树枝下面",
  ],
  [
    /(?<=(?:猴子?|猩猩|考拉|孩子?|男孩|女孩|小朋友|熊猫?).{0,2})(?:吊|倒挂|挂)在树枝?上/g,
    "在树枝下面",
  ],
  [
    /\b(hens?|chickens?|birds?|ducks?|geese|goose|eagles?|swans?|mother hen) (?:is |are )?(?:sit(?:s|ting)?|hatch(?:es|ing)?|brood(?:s|ing)?|laying|lays) (?:on )?(?:(?:her|his|its|their|the|some|an?|two|three|four|\d) )?eggs?\b/gi,
    "$1 in a nest",
  ],
  [/(?<=[鸡鸭鹅鸟燕鹰])(?:妈妈)?(?:正?在)?(?:孵(?:小鸡|小鸭|鸟?蛋|蛋)|下蛋)/g, "在鸟窝里"],
  [
    /(?:长着?|有着?|带着?|长了|长出)(.{0,4}?翅膀)(?=的?)(?!.*(?:鸟|鹰|鸡|鸭|鹅|燕|龙|蝴蝶$|蜜?蜂|蜻蜓|天使$|仙女$|飞马|独角兽|凤凰|企鹅|孔雀|鹦鹉|蝙蝠|飞机))/g,
    "戴着$1",
  ],
  [/(?<=^|[，,的])[一两二三四五六]只(?:大|小)?眼睛?的(?=\p{Script=Han})/gu, ""],
  // Under water there are bubbles anyway.
  [/(?<=鱼|蟹|海龟)(?:们)?(?:正?在)?吐(?:着|出)?(?:小|大)?泡泡/g, ""],
  [
    /\b(fish(?:es)?|goldfish|crabs?|turtles?|octopus(?:es)?) (?:is |are )?(?:blow|mak)(?:s|es|ing) bubbles\b/gi,
    "$1",
  ],
  [/(?<=蜜蜂)(?:们)?(?:正?在)?(?:花[丛朵]?[中上里])?采(?:花)?蜜/g, "在花上"],
  [
    /(?<=[鹿马牛羊象虎狮狗猫猴兔狼狐熊])(?:们)?(?:正?在)?(?:[河溪湖]边)?(?:低头)?喝水/g,
    "在河边低头",
  ],
  // He has the pestle in hand.
  [/(?<!玉)[小白]{0,2}兔子?(?=.{0,10}捣.{0,4}药)/g, "玉兔"],
  [/月宫[里中上]/g, "月亮上"],
  [/(?<=玉兔.{0,10})[，,]?(?:正?在)?捣着?.{0,4}药/g, ""],
  [
    /\bletter(?= in (?:its|his|her) (?:beak|mouth)\b)|(?<=\b(?:mail|post|send|deliver)(?:s|ing)? (?:a|the|her|his) )letter\b/gi,
    "envelope",
  ],
  [
    /\b(?:with|carrying|carries|holding|holds|has|having) ((?:an?|the|its|two|some)? ?(?:[a-z]+ ){1,3})in (?:its|his|her|their) (?:mouth|beak|bill|teeth)s?\b/gi,
    "mouthing $1",
  ],
  [/嘴巴?[里上]?[叼衔咬含](?=着)/g, "叼"],
  // Its drawing has the joey in the pouch.
  [
    /\b(kangaroos?) (?:and|with|carrying|holding) (?:(?:an?|her|its|the) )?(?:baby kangaroo|baby|joey)\b(?: in (?:her|its|the) pouch)?/gi,
    "$1",
  ],
  [/(袋鼠)(?:妈妈)?(?:和|与|带着|抱着|背着)(?:她的|它的)?(?:小袋鼠|小?宝宝)/g, "$1"],
  // Above the water, where the stars are.
  [
    /(?<=\b(?:whales?|dolphins?|orcas?)\b.*)\b(?:under|beneath|below) (?:an? |the )?(?:(?:starry|night|moonlit) (?:sky|night)|stars|moonlight)\b/gi,
    "in the sea at night",
  ],
  [/(?:星空|夜空|月光)下的?(?=.{0,4}(?:鲸|海豚))/g, "夜晚，大海上的"],
  // Whatever is howled at hangs in the sky.
  [
    /(?<=[狼狗狐]们?)(?:正?在)?(?:对着|朝着?|向着?|望着|冲着|仰望着?|在)(?:.{0,3}的)?(月亮|圆月|满月|明月)(?:底?下面?)?(?:大声|仰天)?(?:嚎叫|嗥叫|长嚎|长嗥|嚎|嗥|大?叫)着?/g,
    "嚎叫，$1",
  ],
  [
    /(?:正?在)?(?:对着|朝着?|向着?|望着|冲着|仰望着?|在)(?:.{0,3}的)?(月亮|圆月|满月|明月)(?:底?下面?)?(?:嚎叫|嗥叫|长嚎|长嗥|嚎|嗥|大?叫)着?的(.{0,3}[狼狗狐])/g,
    "嚎叫的$2，$1",
  ],
  // Animals of the wild drink where there is water.
  [
    /\b(zebras?|elephants?|giraffes?|lions?|tigers?|deer|fawns?|horses?|cows?|sheep|bears?|camels?|hippos?|fox(?:es)?|wolf|wolves|antelopes?|gazelles?|leopards?|rhinos?) (?:is |are )?drinking(?: water)?(?: (?:from|at|in|by) (?:an? |the )?(?:river|pond|lake|stream|water ?hole|watering hole))?$/gi,
    "$1 bending down by a river",
  ],
  [
    /(斑马|大象|长颈鹿|狮子|老虎|小鹿|梅花鹿|马|牛|羊|熊|骆驼|河马|狐狸|狼|羚羊|犀牛)(?:正?在)?(?:河边|湖边|池塘边|水边)?喝(?:着)?水$/g,
    "$1在河边低头",
  ],
  // Nothing burns on a page for children.
  [
    /\b(jump|leap)(s|ing|ed)? through (?:an? |the )?(?:(?:flaming|fiery|burning|fire|hula) )?(?:hoop|ring)(?: of fire)?\b/gi,
    "$1$2 inside a hoop",
  ],
  [
    /(?:跳过|钻过|穿过|跳|钻)(?:着|一个|了)?(?:火圈|铁环|圆圈|铁圈|圈圈|呼啦圈|圈)/g,
    "在呼啦圈里跳跃",
  ],
  [/(?:小)?鲤鱼(?:跳|跃)(?:过|上)?龙门/g, "锦鲤跳跃在牌坊上方"],
  [
    /\b(?:carps?|koi) (?:is |are )?(?:jump|leap)(?:s|ing)? (?:over|through) the dragon'?s? gate\b/gi,
    "koi jumping over a paifang",
  ],
  [new RegExp(`\\b(?:the |an? )?(?:head|face) of (?:an?|the) (${faced})\\b`, "gi"), "a $1 face"],
  [
    new RegExp(
      `(?<!\\b(?:on|onto|over|above|from|in|at|around|near|under|of|patting|touching|kissing) (?:an?|the|his|her|its) )\\b(${faced})'s (?:head|face)(?=$|[,.;]| (?:with|wearing|and|for)\\b)`,
      "gi",
    ),
    "$1 face",
  ],
  [
    new RegExp(
      `\\bsurfer (?=(?:${faced}|shark|dinosaur|penguin|turtle|octopus|sloth|dolphin|alligator)\\b)`,
      "gi",
    ),
    "surfing ",
  ],
  [/(?<=[猫狗兔虎狼猪熊狮鹿]|狮子|狐狸|青蛙|仓鼠|考拉|独角兽|动物)头像/g, "的脸"],
  [/小(?=(?:熊|熊猫|狮子|狐狸|狼|考拉|仓鼠|青蛙|独角兽)(?:的脸|脸))/g, ""],
  // Bubbles are about whoever is under water.
  [
    /吹泡泡的(?=.{0,4}(?:鱼|螃蟹|海豚|海马|鲸))|(?<=鱼|螃蟹|海豚|海马|鲸)(?:们?(?:正?在)?)吹泡泡/g,
    "",
  ],
  [
    /\b(bats?)(?: is| are)? (?:hanging|sleeping|hang|sleep)s?(?: upside[- ]down)?(?: (?:from|on|in) (?:an?|the) (?:branch|tree|ceiling|roof))?\b(?! on)/gi,
    "hanging $1",
  ],
  [
    /蝙蝠(?:正?在)?(?:倒挂|倒吊|挂)(?:着|在(?:树上|树枝上|洞顶|屋顶))?(?:睡觉|睡着)?/g,
    "倒挂的蝙蝠",
  ],
  [/(?<=刺猬|蜗牛|乌龟|骆驼|毛驴|小驴|小马|蚂蚁)背(?![着上后部影])/g, "背着"],
  [/\bfire[- ]breathing dragons?\b(?! (?:is |are )?breath)/gi, "dragon breathing fire"],
  [/(?<!火的?)喷火龙(?!的)/g, "喷火的飞龙"],
];
