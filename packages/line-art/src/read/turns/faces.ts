/** Things with a face, with arms and legs, and those that do what only somebody can; heads on their own. */
import type { Turn } from "./turn.ts";
import { faced } from "./word-groups.ts";

const face =
  "(?:(?:an?|two|big|little|tiny|cute|happy|smiling|smiley|kawaii|funny|silly|sweet) )*(?:faces?|smiles?|eyes,? and (?:an? )?(?:(?:big|little|cute|happy) )*(?:mouths?|smiles?|faces?))";

const limbs =
  "(?:(?:little|tiny|small|long|cute|cartoon) )*(?:arms (?:and|&) legs|legs (?:and|&) arms|hands (?:and|&) feet)(?:,? and (?:an? )?(?:\\w+ )?(?:face|smile|eyes))?";

/** Up to four words after an article, without another one among them. */
const thing =
  "(^|\\b(?:an?|the|two|three|four|five|some) )((?:(?!(?:an?|the|and|with|in|on|of) )[a-z'’-]+ ){1,4})with ";

const things =
  "bananas?|apples?|strawberr(?:y|ies)|pineapples?|watermelons?|lemons?|oranges?|pears?|avocados?|carrots?|broccoli|tomato(?:es)?|potato(?:es)?|corn|pickles?|mushrooms?|pumpkins?|eggs?|toast|bread|cookies?|cupcakes?|cakes?|donuts?|doughnuts?|ice creams?|popsicles?|hot ?dogs?|burgers?|hamburgers?|pizzas?|pizza slices?|tacos?|burritos?|fries|sushi|dumplings?|pencils?|crayons?|books?|teapots?|teacups?|cactus|cacti";

const thingsZh =
  "香蕉|苹果|草莓|西瓜|菠萝|橙子|柠檬|梨|葡萄|牛油果|胡萝卜|西红柿|番茄|土豆|玉米|蘑菇|南瓜|鸡蛋|面包|饼干|蛋糕|甜甜圈|冰淇淋|热狗|汉堡包?|披萨|薯条|寿司|饺子|包子|汤圆|粽子|月饼|铅笔|蜡笔|茶壶|茶杯|闹钟|仙人掌";

const doing = "dancing|running|walking|jumping|waving|marching|skipping|partying|cheering";

const doingZh = "跳舞|奔跑|跑步|走路|散步|蹦跳|蹦蹦跳跳|挥手|打招呼";

const faceZh =
  "(?:一[张个双])?(?:可爱|大大|微笑|开心)?的?(?:笑脸|小脸|脸蛋?|表情|五官|笑容|眼睛和嘴巴?)";

const limbsZh = "(?:手有脚|胳膊有腿|手和脚|手脚|胳膊和腿)";

const has = "[，,]?(?:上面?)?(?:有着?|带着?|长着|长了|画着)";

/** "A slice of watermelon": the face is the melon's. */
const some =
  "\\b(?:slice|piece|cup|bowl|carton|scoop|mug|glass|bar|loaf) of ([a-z]+(?: [a-z]+)?) with ";

export const turnsOfFaces: readonly Turn[] = [
  {
    example: "a pumpkin carved with a scary face",
    said: /\bpumpkin(s?) (?:that is |is )?(?:carved )?with (?:an? )?(?:(?:scary|funny|happy|silly|spooky|carved|smiling) )+faces?\b|\b(?:carved|scary) pumpkin(s?) faces?\b/gi,
    plain: "jack-o-lantern$1",
  },
  {
    example: "老师在擦眼泪",
    said: /(?:擦|抹)(?:着|掉|去|一擦)?眼泪(?<![给帮].{1,6}[擦抹].{0,2}眼泪)/g,
    plain: "哭",
  },
  {
    example: "妈妈给妹妹擦眼泪",
    said: /(?:给|帮)(.{1,6}?)(?:擦|抹)(?:着|掉|去)?(?:眼泪|泪水)/g,
    plain: "安慰$1",
  },
  {
    example: "粽子宝宝",
    said: new RegExp(`(${thingsZh}|西兰花|茄子|豌豆|白菜)(?:宝宝|娃娃|小人|小精灵)`, "g"),
    plain: "活泼的$1",
  },
  {
    example: "a slice of pizza with arms and legs",
    said: new RegExp(`${some}${limbs}\\b`, "gi"),
    plain: "lively $1",
  },
  {
    example: "a slice of watermelon with a smiling face",
    said: new RegExp(`${some}${face}\\b`, "gi"),
    plain: "happy $1",
  },
  {
    example: "a hot dog with arms and legs",
    said: new RegExp(`${thing}${limbs}\\b`, "gi"),
    plain: "$1lively $2",
  },
  {
    example: "a donut with a face",
    said: new RegExp(`${thing}${face}\\b`, "gi"),
    plain: "$1happy $2",
  },
  {
    example: "a dancing banana",
    said: new RegExp(`\\b(?:${doing}) (?=(?:${things})\\b)`, "gi"),
    plain: "lively ",
  },
  {
    example: "two tacos dancing",
    said: new RegExp(
      `\\b(an?|the|two|three|four|five|some) (${things}) (?:is |are )?(?:${doing})\\b`,
      "gi",
    ),
    plain: "$1 lively $2",
  },
  {
    example: "长着手脚的汉堡",
    said: new RegExp(`(?:有|长着|长了)${limbsZh}的(?=\\p{Script=Han})`, "gu"),
    plain: "活泼的",
  },
  {
    example: "汉堡长着手和脚",
    said: new RegExp(`^(\\p{Script=Han}{1,10}?)${has}${limbsZh}$`, "gu"),
    plain: "活泼的$1",
  },
  {
    example: "拟人化的铅笔",
    said: /(?:卡通)?拟人化?的?(?=\p{Script=Han})|Q版的?(?=\p{Script=Han})/gu,
    plain: "开心的",
  },
  {
    example: "有笑脸的太阳和云",
    said: new RegExp(`(?:有|带着?|长着|画着)${faceZh}的(?=\\p{Script=Han})`, "gu"),
    plain: "开心的",
  },
  {
    example: "可爱的冰淇淋，有眼睛和嘴巴",
    said: new RegExp(`^(\\p{Script=Han}{1,10}?)${has}${faceZh}$`, "gu"),
    plain: "开心的$1",
  },
  {
    example: "跳舞的香蕉",
    said: new RegExp(`(?:${doingZh})的(?=${thingsZh})`, "gu"),
    plain: "活泼的",
  },
  {
    example: "香蕉在跳舞",
    said: new RegExp(`(${thingsZh})(?:正?在)?(?:${doingZh})`, "gu"),
    plain: "活泼的$1",
  },
  {
    example: "the head of a wolf",
    said: new RegExp(`\\b(?:the |an? )?(?:head|face) of (?:an?|the) (${faced})\\b`, "gi"),
    plain: "a $1 face",
  },
  {
    example: "a lion's head",
    said: new RegExp(
      `(?<!\\b(?:on|onto|over|above|from|in|at|around|near|under|of|patting|touching|kissing) (?:an?|the|his|her|its) )\\b(${faced})'s (?:head|face)(?=$|[,.;]| (?:with|wearing|and|for)\\b)`,
      "gi",
    ),
    plain: "$1 face",
  },
  {
    example: "熊猫头像",
    said: /(?<=[猫狗兔虎狼猪熊狮鹿]|狮子|狐狸|青蛙|仓鼠|考拉|独角兽|动物)头像/g,
    plain: "的脸",
  },
  {
    example: "小熊头像",
    said: /小(?=(?:熊|熊猫|狮子|狐狸|狼|考拉|仓鼠|青蛙|独角兽)(?:的脸|脸))/g,
    plain: "",
  },
];
