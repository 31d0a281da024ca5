/** What is cooked, eaten and poured. */
import type { Turn } from "./turn.ts";

export const turnsOfKitchen: readonly Turn[] = [
  {
    example: "a cake baking in the oven",
    said: /(?<=\b(?:cakes?|cookies|bread|pies?|pizza|muffins|cupcakes|turkey) )(?:is |are )?(?:baking|roasting|cooking|bakes?) (?=in (?:the|an?) (?:hot )?oven\b)/gi,
    plain: "",
  },
  {
    example: "妈妈在擀面皮",
    said: /(?<!手)擀(?:着)?(?:面皮|饺子皮|面团|面条|面(?!杖)|皮儿?)/g,
    plain: "揉面团",
  },
  {
    example: "喷火小龙烤红薯",
    said: /^(?:会)?喷火的?(小|大)?((?:恐|火)?龙)(?:正?在)?(?:用火)?烤(?:着)?(红薯|地瓜|玉米|棉花糖|肉|鱼|面包)/g,
    plain: (_found, size, who, food) => `${size ?? ""}${who}对着${food}喷火`,
  },
  {
    example: "机器人给小主人炒菜",
    said: /小主人(?!公)/g,
    plain: "小男孩",
  },
  {
    example: "机器人煎鸡蛋给小男孩做早餐",
    said: /(?<=煎(?:荷包|鸡)?蛋|炒菜|做饭|煮面)给(\p{Script=Han}{2,4}?)(?:做|当)(?:早餐|早饭|午餐|午饭|晚餐|晚饭)/gu,
    plain: "，旁边有$1",
  },
  {
    example: "妈妈给蛋糕抹奶油",
    said: /(?:给|往|在)(?:一个|大|小|生日)*(蛋糕|杯子蛋糕|饼干)上?(?:抹|挤|涂|裱)着?(?:奶油|糖霜|果酱|巧克力|花)+/g,
    plain: "裱$1",
  },
  {
    example: "小熊帮妈妈包饺子",
    said: /帮(?:着|助)?(妈妈|爸爸|爷爷|奶奶|外婆|外公|姥姥|姥爷)(?:一起)?(?=包[饺粽包馄汤]|做[饭菜蛋面饼点]|洗[碗菜衣]|浇[花水菜]|摘|扫[地雪落]|种[花菜树]|烤|揉|擀|晾)/g,
    plain: "和$1一起",
  },
  {
    example: "我站在凳子上帮妈妈洗碗",
    said: /(?<=在[^，。,在]{1,5}[上里])(?=和(?:妈妈|爸爸|爷爷|奶奶|外婆|外公)一起(?:洗|擦|包|做|摘|晾|种|浇|揉|擀|烤))/g,
    plain: "，",
  },
  {
    example: "a baby drinking from a cup",
    said: /\bdr(inks?|inking) (?:from|out of) (?=(?:an?|the|his|her|its|their) (?:\w+ )?(?:bottles?|cups?|mugs?|glass(?:es)?|cans?|juice box(?:es)?|teacups?|thermos|straws?)\b)/gi,
    plain: "dr$1 ",
  },
  {
    example: "fruit basket",
    said: /\bfruit basket(s?)\b/gi,
    plain: "basket$1 of apples",
  },
  {
    example: "水果篮",
    said: /水果篮子?|果篮/g,
    plain: "一篮苹果",
  },
  {
    example: "厨师在厨房里甩面条",
    said: /(?:[甩扯抻]|(?<=师傅?|在|着)拉|拉(?=着))(?=着?(?:面条|拉面|面))/g,
    plain: "拿着",
  },
  // They were named one by one.
  {
    example: "画胡萝卜、西兰花、番茄、玉米这些蔬菜宝宝手拉手跳舞",
    said: /(?<=[、，,和]\p{Script=Han}{1,5})(?:这些|这几种|这几个|等)(?:蔬菜|水果|食物|零食|点心)(?:宝宝|们|娃娃)?/gu,
    plain: "",
  },
  {
    example: "厨师端着一大盘饺子",
    said: /一大(?=[盘碗锅盆篮筐])/g,
    plain: "一",
  },
  {
    example: "妈妈端着一盘热腾腾的鱼",
    said: /(?<=端[着来上出]?了?)一(?:大|整)?盘(?:热腾腾|香喷喷|热乎乎|热气腾腾|刚做好|烧好)?的?(?:红烧|清蒸)?(?:大|年)?鱼(?=$|[，。,、和走来上给])/g,
    plain: "一盘红烧鱼",
  },
  {
    example: "饺子冒着热气",
    said: /冒(?:着|出)?(?:阵阵|腾腾|一股|丝丝)?的?热气/g,
    plain: "热气腾腾",
  },
  {
    example: "奶奶在倒茶",
    said: /(?:正?在)?倒(?:着|一杯)?(?:茶|咖啡)水?/g,
    plain: "倒热茶",
  },
  {
    example: "mom pours the juice",
    said: /\bpour(?:s|ing) (?:the |some |a glass of |fresh |cold )*(?:orange |apple )?(?:juice|milk|lemonade|water)\b(?: in(?:to)?(?= (?:an?|the|her|his) (?:\w+ )?(?:cup|glass|mug)\b))?(?! (?:into|in|on|over)\b)/gi,
    plain: "pouring a jug",
  },
  {
    example: "grandpa carves the turkey",
    said: /\bcarv(?:es|ing)\b( the| a)(?: (?:roast|big|whole|golden|christmas|thanksgiving))*(?= (?:turkey|chicken)\b)/gi,
    plain: "slicing$1 roast",
  },
  {
    example: "grandpa carves the ham",
    said: /\bcarv(?:es|ing)\b(?= (?:the|a) (?:\w+ )?(?:ham|roast|goose|duck)\b)/gi,
    plain: "slicing",
  },
  {
    example: "妹妹抱着一只玉兔玩偶",
    said: /(?<=[兔猫狗虎龙羊猪鼠象鸭])(?:玩偶|布偶|公仔)(?!衣|服|装)/g,
    plain: "",
  },
  {
    example: "a dragon toasts marshmallows at a campfire",
    said: /\btoast(s|ing)?\b(?= (?:a |the |some )?marshmallows?\b)/gi,
    plain: "roast$1",
  },
  {
    example: "一碗冒热气的牛肉面",
    said: /一[大小]?碗(热腾腾的|热气腾腾的|香喷喷的)(?=.{0,6}?[面粥汤粉])/g,
    plain: (_all, how = "") => (how.startsWith("热") ? "热气腾腾的一碗" : "一碗"),
  },
  {
    example: "卖鱼的叔叔",
    said: /卖鱼的(?:叔叔|大叔|小贩|老板)(?![^，。、]*[举拿提抱捧端称扎])/g,
    plain: "卖鱼人",
  },
  {
    example: "卖鱼的叔叔举着一条大鱼",
    said: /卖(?:鱼|肉|花|面包|气球|玩具|报纸)的(?=(?:叔叔|阿姨|大叔|大妈|爷爷|奶奶|小贩)[^，。、]*[举拿提抱捧端称扎])/g,
    plain: "",
  },
  {
    example: "妈妈煎鸡蛋",
    said: /(?:(?<=在|正)([煎炒煮])|(?<=[\p{Script=Han}，])(煎)着?)(?=(?:荷包|鸡)?蛋)/gu,
    plain: (_found, meanwhile, fried) => `${meanwhile ?? fried}一个`,
  },
  {
    example: "a mouse hiding behind a big wheel of cheese",
    said: /\bwheels? of (?=cheese\b)/gi,
    plain: "",
  },
  // They are in the bowl as it is drawn.
  {
    example: "a bowl of ramen with chopsticks and an egg",
    said: /\b(bowls? of (?:ramen|noodles|udon|pho)) with (?:(?:chopsticks|(?:an? )?(?:(?:boiled|soft[- ]boiled|fried) )?eggs?|green onions|meat)(?:,| and|, and)? ?)+/gi,
    plain: "$1 ",
  },
  // On sweets sprinkles are drawn anyway, and a rainbow is their colour.
  {
    example: "a donut with sprinkles",
    said: / ?(?:with|and|covered (?:in|with)|topped with) (?:\w+ )?sprinkles\b/gi,
    plain: "",
  },
  {
    example: "a rainbow cupcake",
    said: /\brainbow[- ](?=(?:\w+ )?(?:cupcakes?|cakes?|cookies?|donuts?|doughnuts?|ice creams?|popsicles?|lollipops?|candy|candies|sprinkles|umbrellas?|balloons?|kites?|socks?|dress|scarf|hats?|hair|mane|tail|wings|slinky|flag)\b)/gi,
    plain: "",
  },
  {
    example: "彩虹雨伞",
    said: /彩虹(?:色的?|颜色的)?(?=(?:纸杯)?蛋糕|棒棒糖|冰淇淋|甜甜圈|饼干|糖果|雨伞|伞|气球|风筝|围巾|裙子|袜子|头发|鬃毛|翅膀|色)/g,
    plain: "",
  },
  {
    example: "a robot making breakfast",
    said: /\b(cook|mak|prepar)(?:s|es|ing|e)? (?:a |the |some |their |his |her )?(?:big |yummy |family )?(?:breakfast|lunch|supper|meals?)\b/gi,
    plain: "cooking dinner",
  },
  // They have it.
  {
    example: "a cupcake with a cherry on top",
    said: /\b(cupcakes?|sundaes?) with an? cherry on (?:the )?top\b/gi,
    plain: "$1",
  },
  // Its drawing has the goldfish in it.
  {
    example: "a fish in a bowl",
    said: /(?:^|\b(?:an? |the |my ))(?:(?:little|small|pet|cute|happy) )*(?:gold ?)?fish (?:is )?(?:swim(?:s|ming) |liv(?:es|ing) )?(?:around )?(?:in|inside) (?:an? |the |its |his )(?:(?:little|small|big|round|glass) )*(?:(?:gold ?)?fish ?)?bowl\b/gi,
    plain: "a fishbowl",
  },
  {
    example: "小金鱼在圆鱼缸里游",
    said: /(?:一[条只])?(?:小?金鱼|小鱼)(?:正?在)?(?:游|住)?在?(?:金鱼缸|圆形?的?(?:玻璃)?鱼缸|玻璃碗|碗)里(?:面)?(?:游(?:泳|来游去)?)?/g,
    plain: "圆鱼缸",
  },
  {
    example: "two goldfish in a bowl",
    said: /(?<=(?:\b|\bgold)fish (?:swimming )?in )(an? |the |their )(?:\w+ )?bowl\b(?! of)/gi,
    plain: "$1fishbowl",
  },
  // Who makes one has not cut it yet.
  {
    example: "kids making pizza",
    said: /\b(mak(?:es|e|ing)|bak(?:es|e|ing)) (?:an? |the )?pizza\b(?! (?:slice|box|oven))/gi,
    plain: "$1 a whole pizza",
  },
  {
    example: "厨师做披萨",
    said: /(?<=[做烤])(?:个|一个)?(?:披萨|比萨)饼?/g,
    plain: "整个披萨",
  },
  {
    example: "pizza on the table",
    said: /\bpizza (?=on (?:an? |the |my )?(?:\w+ )?(?:table|plate|tray|board)\b)/gi,
    plain: "whole pizza ",
  },
  {
    example: "桌子上有披萨",
    said: /(?<=[桌盘板]子?上(?:有|放着|的)?(?:一个|一块)?)(?:披萨|比萨)饼?/g,
    plain: "整个披萨",
  },
  // A cake in the making is a whole one.
  {
    example: "a bunny baking a cake",
    said: /\b(mak(?:es|e|ing)|bak(?:es|e|ing)|decorat(?:es|e|ing)) (an? |the )?cake\b/gi,
    plain: "$1 $2layer cake",
  },
  {
    example: "妈妈做蛋糕",
    said: /(?<=[做烤])(?:个|一个)?蛋糕/g,
    plain: "双层蛋糕",
  },
  {
    example: "男孩给奶奶端水",
    said: /给([^，。,；]{1,10}?)(?:端|递)(?:来|了|上)?(?:一?杯)?(水|茶|牛奶|果汁)/g,
    plain: "拿着一杯$2在$1旁边",
  },
  {
    example: "grandma pours some coffee",
    said: /\bpour(?:s|ing) (?:hot |some |a cup of )*(?:tea|coffee)\b/gi,
    plain: "pouring tea",
  },
  {
    example: "男孩给奶奶倒水",
    said: /倒(?:着|一杯|热)?(?:水|牛奶|果汁)/g,
    plain: "倒饮料",
  },
  {
    example: "a bear stirring a pot of hot soup",
    said: /\bpots? of (?=(?:hot |bubbling )?(?:soup|stew|chili|broth|gumbo|goulash)\b)/gi,
    plain: "",
  },
  {
    example: "妈妈包饺子",
    said: /(?<=包)(?=饺子)/g,
    plain: "三个",
  },
  {
    example: "桌上摆着切好的西瓜",
    said: /(?<=[着有盘碗把吃])(?:刚|刚刚)?(?:切|洗|做|烤|煮|包|摘|剥|蒸|炸)好了?的(?=\p{Script=Han})/gu,
    plain: "",
  },
  // Nobody but the food is in the pot.
  {
    example: "妈妈在锅里煎鸡蛋",
    said: /在(?:一?[口个只])?((?:大|小)?(?:铁|砂|平底|炒)?锅)里(?:面)?(?=[炒煮煎炖熬炸烙])/g,
    plain: "用$1",
  },
  // No cup of it yet.
  {
    example: "师傅炒茶",
    said: /(?<=炒|[采晒](?=茶的))茶(?!叶|[花树])/g,
    plain: "茶叶",
  },
  {
    example: "妈妈擦玻璃",
    said: /擦(?:着|干净)?(?:大|窗户|窗)?玻璃(?![杯瓶球])/g,
    plain: "擦窗户",
  },
];
