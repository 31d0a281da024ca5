/** Places and things by the names families give them, and what is done with them. */
export const turnsOfThings: readonly [RegExp, string][] = [
  [/\bwheels? of (?=cheese\b)/gi, ""],
  [/\b(on|at|to) the beech\b(?! tree)/gi, "$1 the beach"],
  [/驯鹿(?:拉的?)?雪橇/g, "雪橇，旁边有驯鹿"],
  [/踩着?滑板/g, "滑滑板"],
  // They are in the bowl as it is drawn.
  [
    /\b(bowls? of (?:ramen|noodles|udon|pho)) with (?:(?:chopsticks|(?:an? )?(?:(?:boiled|soft[- ]boiled|fried) )?eggs?|green onions|meat)(?:,| and|, and)? ?)+/gi,
    "$1 ",
  ],
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
  // Santa has a sleigh of his own.
  [/(?<=圣诞(?:老人|爷爷|公公).{0,8})(?:雪橇车?|雪撬)(?!犬)/g, "圣诞雪橇"],
  [/(?<=\b(?:santa|santa claus|father christmas)\b.{0,20}\b)sled\b/gi, "sleigh"],
  // One skates on ice.
  [/^(?!.*\b(?:in|on|at) )(.*\b(?:ice|figure)[- ]?skating\b.*)$/gi, "$1 on a frozen lake"],
  [/^(?!.*[雪湖河场上里])(.*(?:滑冰|溜冰)(?!鞋).*)$/g, "冰面上，$1"],
  // What is knitted is on the needles.
  [
    /\b(knit(?:s|ting)?|crochet(?:s|ing)?) (?:an?|the|some|her|his) (?:\w+ )?(?:scar(?:f|ves)|sweater|jumper|cardigan|socks?|hat|cap|mittens?|gloves|blanket|shawl)\b/gi,
    "$1",
  ],
  [/[织钩](?:一(?:条|件|双|顶|副))?(?:围巾|毛衣|毛线|袜子|毛袜|帽子|毛线帽|手套|毯子)/g, "织毛衣"],
  [/\bdriv(?:es?|ing) (?:around )?(?=on the moon\b)/gi, "driving a moon rover "],
  [
    /\b(cook|mak|prepar)(?:s|es|ing|e)? (?:a |the |some |their |his |her )?(?:big |yummy |family )?(?:breakfast|lunch|supper|meals?)\b/gi,
    "cooking dinner",
  ],
  // They have it.
  [/\b(cupcakes?|sundaes?) with an? cherry on (?:the )?top\b/gi, "$1"],
  [/\b(?:by|in) (?:the )?candle ?light\b/gi, "next to a candle"],
  [
    /\bwith (an?|some)? ?((?:\w+ )?flowers?|roses?|dais(?:y|ies)|hibiscus) in (?:her|his|its|their) hair\b/gi,
    "wearing a flower",
  ],
  [
    /\b(?:(?:japanese|zen|chinese) )?garden with an? (?:koi|fish|goldfish) pond\b/gi,
    "two koi in a pond",
  ],
  [
    /\b(flowers?|plants?|cactus(?:es)?|cacti|tulips?|roses?|sunflowers?|dais(?:y|ies)|herbs?|trees?) in ((?:an?|the|\w+) )?(pots?)\b/gi,
    "$1 in $2flower $3",
  ],
  [
    /^(?:an? )?(?:sleep ?over|(?:slumber|pajama) party)$/gi,
    "two girls in sleeping bags in the bedroom",
  ],
  // There is a kite, and no wind is said to be.
  [/有(?=风(?:车|筝|扇|铃|琴|帆|火轮|信子))/g, "有一个"],
  // A driver is known by what is driven.
  [
    /\b(?:an? |the )?((?:school )?bus|taxi|truck|train|tractor|ambulance|fire truck|race car) driver\b(?! (?:is )?\w+(?:ing|s)\b)/gi,
    "a man driving a $1",
  ],
  [
    /(公交车|公共汽车|校车|出租车|卡车|货车|火车|拖拉机|救护车)(?:司机|驾驶员)(?=$|[，。的]|叔叔)(?:叔叔)?/g,
    "叔叔开$1",
  ],
  // Its drawing has the one who flies it.
  [
    /\b(?:an? |the )?(?:(?:little|green|cute|friendly) )*alien (?:in|inside|driving|flying|piloting|riding)(?: in)? (?=(?:an?|the|his|its) (?:flying saucer|ufo)\b)/gi,
    "",
  ],
  [/外星人(?:驾驶|开|坐|乘坐)着?(?=.{0,3}(?:飞碟|UFO|不明飞行物))/gi, ""],
  // Its drawing has two children in it; who is named or counted rides in one with seats.
  [
    /(?<!\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:\w+ )?)\b(?:(?:some|many|the|a group of) )?(?:(?:happy|excited|cheering|laughing|screaming) )?(?:kids|children|people|friends|an? (?:\w+ )?family|the family|boys and girls) (?:are |is )?(?:(?:happily )?(?:rid(?:es?|ing)|enjoy(?:s|ing)?|go(?:es|ing)?|sit(?:s|ting)?|hav(?:e|ing) fun|cheer(?:ing)?|scream(?:ing)?) )?(?:(?:on|in) )?(?=(?:an?|the) (?:\w+ )?roller ?coaster\b)/gi,
    "",
  ],
  [/\brid(?:es?|ing) (?:on |in )?(?=(?:an?|the) (?:\w+ )?roller ?coaster\b)/gi, "on "],
  [
    /(?<![个名位小男女])(?:一群|几个|很多|许多)?(?:小朋友|小孩子?|孩子|儿童|大家|人们|一家人|全家人?)们?在(游乐[园场]|公园)里?(?:乘坐|坐|玩)着?(?=(?:过山车|云霄飞车))/g,
    "$1里的",
  ],
  [
    /(?<![个名位小男女])(?:一群|几个|很多|许多)?(?:小朋友|小孩子?|孩子|儿童|大家|人们|一家人|全家人?)们?(?:正?在|一起|(?:开心|快乐|高兴)地)*(?:乘坐|坐|玩)(?:着|在)?(?=(?:过山车|云霄飞车))/g,
    "",
  ],
  [/(?:正在|在)?(?:乘坐|坐|玩)着?(过山车|云霄飞车)/g, "在$1上"],
  // Its drawing has the goldfish in it.
  [
    /(?:^|\b(?:an? |the |my ))(?:(?:little|small|pet|cute|happy) )*(?:gold ?)?fish (?:is )?(?:swim(?:s|ming) |liv(?:es|ing) )?(?:around )?(?:in|inside) (?:an? |the |its |his )(?:(?:little|small|big|round|glass) )*(?:(?:gold ?)?fish ?)?bowl\b/gi,
    "a fishbowl",
  ],
  [
    /(?<=(?:\b|\bgold)fish (?:swimming )?in )(an? |the |their )(?:\w+ )?bowl\b(?! of)/gi,
    "$1fishbowl",
  ],
  [
    /(?:一[条只])?(?:小?金鱼|小鱼)(?:正?在)?(?:游|住)?在?(?:金鱼缸|圆形?的?(?:玻璃)?鱼缸|玻璃碗|碗)里(?:面)?(?:游(?:泳|来游去)?)?/g,
    "圆鱼缸",
  ],
  // Who makes one has not cut it yet.
  [
    /\b(mak(?:es|e|ing)|bak(?:es|e|ing)) (?:an? |the )?pizza\b(?! (?:slice|box|oven))/gi,
    "$1 a whole pizza",
  ],
  [/(?<=[做烤])(?:个|一个)?(?:披萨|比萨)饼?/g, "整个披萨"],
  [/\bpizza (?=on (?:an? |the |my )?(?:\w+ )?(?:table|plate|tray|board)\b)/gi, "whole pizza "],
  [/(?<=[桌盘板]子?上(?:有|放着|的)?(?:一个|一块)?)(?:披萨|比萨)饼?/g, "整个披萨"],
  // A cake in the making is a whole one.
  [
    /\b(mak(?:es|e|ing)|bak(?:es|e|ing)|decorat(?:es|e|ing)) (an? |the )?cake\b/gi,
    "$1 $2layer cake",
  ],
  [/(?<=[做烤])(?:个|一个)?蛋糕/g, "双层蛋糕"],
  [/\bcastle (?=towers?\b)/gi, ""],
  [/城堡的?(?=塔楼|高塔)/g, ""],
  // It takes two.
  [/^(?:an? )?snow ?ball fight/gi, "children having a snowball fight"],
  [/^((?:冬天|下雪天|雪天|雪地里|在雪地里|，)*)打雪仗/g, "$1男孩和女孩打雪仗"],
  [/\b(?:city|street|town) lights\b/gi, "a skyscraper in the city"],
  [/(?<=\bstage) lights\b|(?<=\blighthouse\b.*) (?:with|and) (?:\w+ )?lights\b/gi, ""],
];
