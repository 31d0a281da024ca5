/** Places and things by the names families give them, and what is done with them. */
export const turnsOfThings: readonly [RegExp, string][] = [
  [/^(?:an? |the )?pumpkin patch(?: (?=with)| and )?/gi, "three pumpkins in a field, "],
  [/(?<=\bpumpkins?\b.*)\b(?:in|at|from) (?:an? |the )?pumpkin patch\b/gi, "in a field"],
  [/\b(?:in|at|to|from) (?:an? |the )?pumpkin patch\b/gi, "in a field, three pumpkins"],
  [/^(?:一片)?南瓜[地田](?:里|中|上)?的?/g, "田里有三个南瓜，"],
  [/在南瓜[地田](?:里|中|上)?/g, "在田里，旁边有三个南瓜，"],
  [/围着?(?=.{0,6}(?:围巾|围裙|围脖))/g, "戴着"],
  [
    /(?<=\b(?:sleep(?:s|ing)?|asleep|lying|lies|dreaming)\b.{0,20}) ?(?:out )?under the (?:stars|starry sky|night sky|moonlight)\b/gi,
    " on a meadow at night",
  ],
  [/在?(?:满天)?(?:星空|星星|夜空|月光)(?:之)?下(?:面)?(?=.{0,4}(?:睡|躺))/g, "夜晚在草地上"],
  [/\b(family|friends|kids|children|couple|bears?|animals?) picnic\b/gi, "$1 having a picnic"],
  [
    /\b(fire ?(?:trucks?|engines?)) (?:is |are )?spray(?:s|ing) water\b(?! (?:on|at|onto))/gi,
    "$1 spraying water on a fire",
  ],
  [/\b(?:doing|practi[cs]ing|performing) (?:rhythmic )?gymnastics\b/gi, "doing a cartwheel"],
  [/(?:做|练|练习|表演)体操/g, "翻跟头"],
  [
    /\b(?:looking|looks|gazing|gazes|staring|stares) at (the moon|the stars|the snow|the rain|a rainbow) (?:through|from|out of) (?:the|a|her|his|its) window\b/gi,
    "looking out of the window, $1",
  ],
  [/^(.*?)在(?:荷花|莲花)(?:池塘?|塘)(边|旁边|里|中)(.*)$/g, "$1在池塘$2$3，荷花"],
  [
    /\b(?:an? |the )?(?:city ?skylines?|skylines?(?: of (?:a|the) city)?|cityscapes?)\b/gi,
    "a skyscraper in the city",
  ],
  [/城市(?:的)?夜景/g, "夜晚，城市里有一座摩天大楼"],
  [/城市(?:的)?(?:天际线|风光|风景|景色)|天际线|高楼林立(?:的城市)?/g, "城市里有一座摩天大楼"],
  // On sweets sprinkles are drawn anyway, and a rainbow is their colour.
  [/ ?(?:with|and|covered (?:in|with)|topped with) (?:\w+ )?sprinkles\b/gi, ""],
  [
    /\brainbow[- ](?=(?:\w+ )?(?:cupcakes?|cakes?|cookies?|donuts?|doughnuts?|ice creams?|popsicles?|lollipops?|candy|candies|sprinkles|umbrellas?|balloons?|kites?|socks?|dress|scarf|hats?|hair|mane|tail|wings|slinky|flag)\b)/gi,
    "",
  ],
  [
    /彩虹(?:色的?|颜色的)?(?=(?:纸杯)?蛋糕|棒棒糖|冰淇淋|甜甜圈|饼干|糖果|雨伞|伞|气球|风筝|围巾|裙子|袜子|头发|鬃毛|翅膀|色)/g,
    "",
  ],
  // Cars and houses that fly have clouds below them.
  [
    /\bflying ((?:\w+ )?(?:cars?|houses?|bus|buses|trucks?|trains?|castles?|beds?|sofas?|taxis?|ships?|boats?))\b/gi,
    "$1 above the clouds",
  ],
  [
    /(?:会飞|飞行|飞在空中|飞起来)的(?=(?:小|大)?(?:汽车|房子|房屋|公交车|卡车|火车|城堡|床|沙发|船))/g,
    "云朵上的",
  ],
  [
    /\bpour(?:s|ing) (?:hot )?(?:tea|coffee|milk|water|juice) (?:in|into|for) (?=(?:an?|the|her|his) )/gi,
    "next to ",
  ],
  [/往(.{0,3}?[杯碗]子?)里?倒(?:热)?(?:茶|水|咖啡|牛奶|果汁)/g, "在$1旁边"],
];
