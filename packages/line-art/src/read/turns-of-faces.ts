/** Things with a face, with arms and legs, and those that do what only somebody can. */
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

export const turnsOfFaces: readonly [RegExp, string][] = [
  [new RegExp(`${some}${limbs}\\b`, "gi"), "lively $1"],
  [new RegExp(`${some}${face}\\b`, "gi"), "happy $1"],
  [new RegExp(`${thing}${limbs}\\b`, "gi"), "$1lively $2"],
  [new RegExp(`${thing}${face}\\b`, "gi"), "$1happy $2"],
  [new RegExp(`\\b(?:${doing}) (?=(?:${things})\\b)`, "gi"), "lively "],
  [
    new RegExp(
      `\\b(an?|the|two|three|four|five|some) (${things}) (?:is |are )?(?:${doing})\\b`,
      "gi",
    ),
    "$1 lively $2",
  ],
  [new RegExp(`(?:有|长着|长了)${limbsZh}的(?=\\p{Script=Han})`, "gu"), "活泼的"],
  [new RegExp(`^(\\p{Script=Han}{1,10}?)${has}${limbsZh}$`, "gu"), "活泼的$1"],
  [/(?:卡通)?拟人化?的?(?=\p{Script=Han})|Q版的?(?=\p{Script=Han})/gu, "开心的"],
  [new RegExp(`(?:有|带着?|长着|画着)${faceZh}的(?=\\p{Script=Han})`, "gu"), "开心的"],
  [new RegExp(`^(\\p{Script=Han}{1,10}?)${has}${faceZh}$`, "gu"), "开心的$1"],
  [new RegExp(`(?:${doingZh})的(?=${thingsZh})`, "gu"), "活泼的"],
  [new RegExp(`(${thingsZh})(?:正?在)?(?:${doingZh})`, "gu"), "活泼的$1"],
];
