/** Places, by what is done there: at the market, aboard, at bedtime, at work with scissors and potions. */
import type { Turn } from "./turn.ts";

const fewWords = "(?:\\w+ ){0,2}";

export const turnsOfPlaces: readonly Turn[] = [
  {
    example: "a pajama party where three girls laugh",
    said: /\b(?:an? |the )?(?:pajama|pyjama|slumber) party (?:where|,)/gi,
    plain: "in the bedroom",
  },
  {
    example: "a boy at the dinosaur museum",
    said: /\b((?:in|at|inside) (?:an?|the|our|their) )(?:dinosaur|art|science|history|natural history|local|city|town|school|public|children's|animal) (?=(?:museum|library|hospital|aquarium|zoo)\b)/gi,
    plain: "$1",
  },
  {
    example: "otters slide down a muddy bank",
    said: /\b(muddy|river|grassy|steep|snowy|sandy) bank\b/gi,
    plain: "$1 hill",
  },
  {
    example: "精灵住的蘑菇屋，小精灵在喝茶",
    said: /^(\p{Script=Han}{1,4})住的(?=.*\1)/gu,
    plain: "",
  },
  {
    example: "a big plane at the gate of the airport",
    said: /(?<=\b(?:plane|airplane|jet)) at the gate\b/gi,
    plain: "",
  },
  // What is in the window of a shop is on show there.
  {
    example: "a bakery window full of croissants and bread",
    said: /^(?:an? |the )?(?:\w+ )?(?:bakery|bakery shop|toy ?(?:shop|store)|candy (?:shop|store)|pastry shop|flower shop|shop|store)(?: display)? window (?:full of|filled with|showing|displaying) (.+)$/gi,
    plain: "$1 in a shop window",
  },
  {
    example: "橱窗里摆满了面包和蛋糕",
    said: /(?:面包店|蛋糕店|玩具店|糖果店|商店|花店)?的?橱窗里(?:面)?(?:摆满|放满|堆满|摆|放|装满|挂满|有)(?:着|了)?/g,
    plain: "橱窗里有",
  },
  // A shop with which a story begins is where it goes on.
  {
    example: "a toy shop at night where a doll dances",
    said: /^(?:an? |the )?(?:\w+ ){0,2}?((?:toy|candy|pet|flower|book|shoe) ?(?:shop|store)|bakery)(?: window)?( at night)?(?=,? (?:where|when|with an?|in which)\b|, )/gi,
    plain: "in a $1$2",
  },
  {
    example: "热闹的早餐店，爷爷在喝豆浆",
    said: /^((?:热闹|温馨|可爱|深夜|清晨|早上|晚上)的)?((?:玩具|早餐|面包|糖果|宠物|蛋糕|面)店)(?=[，,])/g,
    plain: "$1$2里",
  },
  {
    example: "海盗船在大浪里航行，船长拿着望远镜",
    said: /船(?:正?在|航行在)(?:大?海|大?浪|海浪|风浪|波浪|大风大浪)(?:里|上|中)?(?:航行|前进|行驶)?[，,](?=.*(?:船长|水手|桅杆|甲板))/g,
    plain: "船上，",
  },
  {
    example: "a dragon over the mountains with a small village below",
    said: /\b(?:with|and) (?:an? |the )?(?:\w+ )?(?:village|town|city) (?:far )?(?:below|down below|beneath)(?: them| it)?\b/gi,
    plain: "with three small houses in the distance",
  },
  {
    example: "小山村里孩子们在堆雪人",
    said: /小?山村(?:里|中)?/g,
    plain: "村庄里",
  },
  // A castle in its moat is one drawing, bridge and all.
  {
    example: "a castle on a hill with a moat and drawbridge",
    said: /\bcastle((?: (?:on|in|by|under) (?:an?|the) (?:\w+ )?\w+)?),? (?:with|surrounded by|and) an? (?:moat|drawbridge)(?:,? and (?:an? )?(?:drawbridge|moat))?\b/gi,
    plain: "castle with a drawbridge$1",
  },
  {
    example: "城堡外面有护城河和吊桥",
    said: /城堡(?:的?(?:外面?|周围|前面|四周|旁边))?(?:有|围着|环绕着|是)(?:一[条座圈])?(?:护城河|吊桥)(?:[和、](?:一[条座])?(?:吊桥|护城河))?/g,
    plain: "有吊桥的城堡",
  },
  {
    example: "a Victorian house with a wraparound porch and gingerbread trim",
    said: /\b(victorian (?:house|home|mansion)),? with an? (?:\w+ )?porch\b/gi,
    plain: "$1",
  },
  {
    example: "a house with roses and gingerbread trim",
    said: /,?(?: and| with)? gingerbread trim\b/gi,
    plain: "",
  },
  {
    example: "a house with a stone path",
    said: /(?<=\w,? (?:with |and )?)an? (?:\w+ )?(?:stone|cobblestone|brick|gravel|flagstone|garden) path\b/gi,
    plain: "a winding path",
  },
  {
    example: "小木屋门前有一条石板路",
    said: /(?<=\p{Script=Han}{2})(?:一条)?(?:青石板|石板|石子|鹅卵石|石头|碎石)(?:小)?路/gu,
    plain: "小路",
  },
  // They are under the ceiling of every tavern.
  {
    example: "a tavern with an elf, wooden beams and barrels",
    said: /(?<=\b(?:tavern|inn|pub)\b.*),?(?: with| and)?(?: lots of| many)?(?: old| dark| heavy)? (?:wooden|timber|oak) beams(?:,? and|,)?/gis,
    plain: " and",
  },
  {
    example: "酒馆里有木梁和小精灵",
    said: /(?<=酒馆.*)(?:粗大?的)?(?:木头?(?:房)?梁|横梁|房梁)[和、，]?/g,
    plain: "",
  },
  // Those rows of heads are the stadium.
  {
    example: "a girl kicking a ball, the stands are full of people",
    said: /,?(?: and| with)? (?:the )?(?:stands|bleachers|seats) (?:are |is |behind (?:him|her|them) (?:are )?)?(?:full of|packed with|filled with|crowded with) (?:\w+ )?(?:people|fans|spectators)\b/gi,
    plain: " in a packed stadium",
  },
  {
    example: "小鹿在大树上盖着好多小木屋的森林里",
    said: /(?:大树|树)上(?:盖|建|搭|有)(?:着|了|满了?)?(?:好多|很多|许多|几[座个间]|一[座间]间)?小?(?:木屋|房子|树屋)(?:[，,]?用?(?:绳桥|吊桥|绳索桥|小桥)(?:相?连(?:起来|着|接)?))?(?:的)?/g,
    plain: "树屋村",
  },
  {
    example: "treehouses connected by rope bridges",
    said: /\b(?:tree ?houses|houses in the trees|cabins in the trees),? (?:all )?(?:connected|joined|linked)(?: together)? (?:by|with) (?:\w+ )?bridges\b/gi,
    plain: "a treehouse village",
  },
  // The train at the platform has its doors open, and one waits behind a line.
  {
    example: "kids on the subway platform behind the yellow line, the train doors are open",
    said: /,?(?: and)? (?:the |with )?(?:subway |metro |train )?doors (?:are )?open(?:ing)?(?<=\bplatform\b.*)|,? behind the (?:yellow|white|safety) line\b/gi,
    plain: "",
  },
  {
    example: "a mushroom village",
    said: /\b(?:an? |the )?(?:tiny |little |fairy )?mushroom village\b/gi,
    plain: "three mushroom houses",
  },
  {
    example: "蘑菇村里的小精灵",
    said: /(?:小)?蘑菇(?:村庄?|小镇|王国)(?:里|中)?(?:的)?/g,
    plain: "三座蘑菇房子，",
  },
  {
    example: "a lizard on a beach towel",
    said: /\bon (an?|the|his|her|their) beach towels?(?!.*\b(?:beach|pool|sand|sea)\b)/gi,
    plain: "on $1 beach towel at the beach",
  },
  {
    example: "小猫躺在沙滩巾上",
    said: /(?:沙滩巾|沙滩毯|沙滩垫)/g,
    plain: "海边的毯子",
  },
  {
    example: "一辆公交车停在站台，小朋友在等车",
    said: /(?<=(?:公交车?|公共汽车|巴士|大巴).{0,6})站台/g,
    plain: "公交站台",
  },
  // Where a street is crossed there are stripes.
  {
    example: "children crossing the street",
    said: /\b(?:cross(?:es|ing)|(?:(?:so )?(?:that )?(?:can|may|to)) cross) (?:the|a) (?:\w+ )?(?:street|road)s?(?: (?:at|on|in|using|by) (?:the|a) (?:\w+ )?(?:crosswalk|crossing|intersection|traffic lights?|street|road))?\b/gi,
    plain: "walking at the crosswalk",
  },
  {
    example: "a boy helping an old lady cross the street",
    said: /\bhelp(?:s|ing) ((?:an?|the|his|her) (?:\w+ )?(?:lady|man|woman|grand(?:ma|pa|mother|father)|girl|boy|child|person)) (?:to )?cross (?:the|a) (?:street|road)\b/gi,
    plain: "hand in hand with $1 at the crosswalk",
  },
  {
    example: "a crossing guard helping children cross the street",
    said: /\bhelp(?:s|ing) (.{1,40}?)(?: to)? cross (?:the|a) (?:\w+ )?(?:street|road)s?\b/gi,
    plain: "and $1 walking at the crosswalk",
  },
  {
    example: "小朋友排队过马路",
    said: /(?:横?穿过?|走?过)(?:大|小)?(?:马路|街道?|斑马线|人行横道)(?!边|上的)/g,
    plain: "在斑马线上走路",
  },
  {
    example: "a pet shop with puppies",
    said: /^(?:an? |the )?(pet (?:shop|store)|supermarket|greenhouse|garage|post office) (?:with|full of) (.+)$/gi,
    plain: "$2 in the $1",
  },
  {
    example: "a girl watering plants in the greenhouse",
    said: /\bwater(s|ing) (?:the |her |his |some )?plants\b/gi,
    plain: "water$1 potted plants",
  },
  // A carpenter brings a saw, others are given one.
  {
    example: "木匠在锯木头",
    said: /(?<=木匠\p{Script=Han}{0,6})锯着?(?:木头|木板|木料|木材|板子)(?=$|[，,。])/gu,
    plain: "站在木工台旁边，木工房里",
  },
  {
    example: "爸爸锯木板",
    said: /(?:正?在)?锯(?:着)?(?:木头|木板|木料|木材|板子)(?=$|[，,。])/g,
    plain: "拿着锯子站在木工台旁边，木工房里",
  },
  {
    example: "a carpenter sawing wood",
    said: /\bsaw(?:s|ing) (?:an? |the |some )?(?:\w+ )?(?:wood|planks?|boards?|logs?|timber|lumber)\b/gi,
    plain: "beside a workbench in the carpenter's workshop",
  },
  // In a paddy that is ripe there is no water.
  {
    example: "农民在金黄的稻田里",
    said: /(?:金黄色?|金色|成熟|丰收)的?稻田/g,
    plain: "田野",
  },
  {
    example: "农民在收割水稻",
    said: /(?:正?在)?收割(?:着)?(?:水稻|稻子|稻谷)?(?=$|[，,。])/g,
    plain: "拿着稻子",
  },
  {
    example: "采茶姑娘在茶山上",
    said: /采茶(?:姑娘|女孩?|妹子?|阿姨|妈妈|奶奶|妇女)/g,
    plain: "阿姨",
  },
  {
    example: "采茶姑娘在采茶",
    said: /(?<!^.{0,2})采(?:摘)?茶叶?(?=$|[，,。])/g,
    plain: "在茶园里挎着篮子",
  },
  {
    example: "women picking tea leaves",
    said: /\bpick(?:s|ing) (?:the |fresh |green )*tea(?: leaves)?\b/gi,
    plain: "holding a basket in the tea garden",
  },
  // They are on the wall of every room of magic.
  {
    example: "a wizard stirring a cauldron, with bottles on shelves",
    said: new RegExp(
      `(?<=\\b(?:wizard|witch|potion|cauldron)\\b.*),?(?: with| and)? ${fewWords}(?:bottles|potions|jars|flasks|books)(?: of \\w+)? on (?:the |her |his )?(?:\\w+ )?shel(?:f|ves)\\b`,
      "gi",
    ),
    plain: "",
  },
  {
    example: "巫师在熬魔法药水，架子上有很多瓶子",
    said: /(?<=(?:巫师|女巫|巫婆|魔法师|药水|大锅).*)[，,]?(?:旁边的?)?(?:架子|柜子|书架)上?(?:有|摆着|放着|摆满了?|放满了?)(?:很多|许多|好多)?的?(?:瓶瓶罐罐|(?:魔法)?(?:药水)?(?:瓶子?|罐子))/g,
    plain: "",
  },
  {
    example: "a hairdresser cutting a little boy's hair",
    said: /\b(?:cut(?:s|ting)|trim(?:s|ming)|styl(?:es|ing)) ((?:an?|the|his|her|my) )(?:\w+ ){0,2}(\w+['’]?s hair)\b/gi,
    plain: "cutting the hair of $1$2",
  },
  {
    example: "a cashier",
    said: /\b(?:an? |the )?(?:(?:happy|friendly|smiling) )?(?:cashier|shop ?keeper|shop assistant|store clerk|sales ?(?:clerk|person|woman|lady))\b/gi,
    plain: "a woman beside a cash register",
  },
  {
    example: "收银员",
    said: /收银员|收银阿姨|售货员|营业员|店员(?=$|[在给和帮])/g,
    plain: "站在收银机旁边的阿姨",
  },
  {
    example: "夜市上卖糖葫芦的爷爷",
    said: /(?<!深)夜市(?=[上里]?)/g,
    plain: "夜晚的集市",
  },
  {
    example: "an old man selling apples",
    said: /^((?!.*\bmatch).*\bsell(?:s|ing) (?!.*\b(?:at|in|on|from|by|near|beside|under|next|outside)\b).+)$/gi,
    plain: "$1 at the market",
  },
  {
    example: "卖苹果的爷爷",
    said: /^(?!.*(?:[在里上旁边下]|火柴|报纸|集市))(.*卖.{1,8})$/g,
    plain: "$1，集市里",
  },
  // Who does something in a ship is seen in its cabin; who only rides in it looks out of its top.
  {
    example: "a dog in a rocket looking at the earth",
    said: /\bin (an?|the|his|her|their) (rocket(?: ?ship)?|submarine)(?= (?:and )?(?:is |are )?(?:look|watch|see|eat|drink|sleep|read|play|cook|talk|hav|float)(?:s|es|ing)?\b)/gi,
    plain: "inside $1 $2",
  },
  {
    example: "a girl looking out of the window of a spaceship",
    said: /\b(?:look|gaz|star|peek)(?:s|es|ing) (?:out )?(?:of |from |through )?(?:the|an?) (?:\w+ )?(?:window|porthole) of (an?|the|his|her) (spaceship|spacecraft|space station|rocket|submarine)/gi,
    plain: "inside $1 $2 looking",
  },
  {
    example: "小狗在火箭里看地球",
    said: /火箭里(?=面?(?:看|吃|喝|睡|玩|读|聊|做|唱|跳|漂|飘))/g,
    plain: "飞船里",
  },
  {
    example: "bedtime story with grandma",
    said: /^(?:an? |the )?bedtime stor(?:y|ies) (?:with|from|by) (.+)$/gi,
    plain: "$1 reading a book to a child in the bedroom at night",
  },
  {
    example: "睡前妈妈给宝宝讲故事",
    said: /(?:临|每天)?睡(?:觉)?前(?!故事)[，,]?/g,
    plain: "晚上卧室里，",
  },
  {
    example: "a sleepover with teddy bears",
    said: /^(?:an? |the )?(?:\w+ )?(?:sleep ?over|(?:slumber|pajama) party)(?: party)? with (.+)$/gi,
    plain: "two girls in sleeping bags with $1 in the bedroom at night",
  },
  {
    example: "小朋友们的睡衣派对",
    said: /^(?:.{1,5}?(?:开|办|参加|举行|的))?(?:睡衣|过夜)(?:派对|聚会|晚会)$/g,
    plain: "两个小女孩坐在床上，旁边有枕头，晚上卧室里",
  },
  {
    example: "闹钟响了，小男孩起床",
    said: /(?:准备|要|正在|马上|快)?起床(?:了|啦)?/g,
    plain: "坐在床上",
  },
  {
    example: "a boy waking up in the morning",
    said: /\b(?:wak(?:es|ing) up|gett?(?:s|ing) out of bed)(?: (?:early|happily|in (?:the morning|bed|her bed|his bed)))*(?=$|[,.]| and\b| with\b)/gi,
    plain: "sitting on a bed",
  },
  {
    example: "kids doing science experiments",
    said: /\b(?:do|conduct|perform|mak)(?:es|ing|s|e)? (?:an? |some |the )?(?:\w+ )?experiments?\b/gi,
    plain: "holding a test tube in the laboratory",
  },
  // He has a flask in hand anyway.
  {
    example: "科学家在做实验",
    said: /(?<=科学家)们?(?:正?在)?做(?:化学|物理|科学|小)*实验/g,
    plain: "在实验室里",
  },
  {
    example: "小朋友做科学实验",
    said: /(?:正?在)?做(?:化学|物理|科学|小|有趣的)*实验/g,
    plain: "在实验室里拿着试管",
  },
  {
    example: "a scientist mixing chemicals in test tubes",
    said: /\b(?:mix|pour|stirr?)(?:es|ing|s)? (?:some |the |colou?rful )*(?:chemicals?|liquids?|solutions?) (?:in|into|with) (?:an? |the |some )?(test tube|beaker|flask)s?\b/gi,
    plain: "holding a $1",
  },
  {
    example: "小桥流水人家",
    said: /(?:江南(?:的|水乡)?)?小桥(?:流水)?人家|小桥流水/g,
    plain: "小河上的石桥和房子",
  },
  {
    example: "哥哥在玩电脑游戏",
    said: /玩(?:电脑|手机|平板|网络)游戏/g,
    plain: "玩电子游戏",
  },
  {
    example: "a doctor checking a boy's throat",
    said: /\bcheck(?:s|ing) ((?:(?:an?|the|his|her|my) )?(?:\w+ )?\w+)['’]s (?:throat|heart ?beat|heart|ears?|eyes?|pulse|temperature)\b/gi,
    plain: "examining $1",
  },
  // No fight.
  {
    example: "小男孩打架子鼓",
    said: /打(?=架子鼓)/g,
    plain: "敲",
  },
  // On its way a ship is seen from outside.
  {
    example: "a boy in a spaceship flying to the moon",
    said: /\bin (an?|the|his|her|their) (?:space ?ship|spacecraft)(?= (?:flying|travell?ing|going|zooming|soaring|landing|blasting)\b)/gi,
    plain: "in $1 rocket",
  },
  {
    example: "小狗在飞船里飞向月球",
    said: /(?:太空|宇宙)?飞船[里上](?=飞[向往到过去])/g,
    plain: "火箭里",
  },
];
