/** Weather, water, the sky, gardens and towns. */
import type { Turn } from "./turn.ts";

export const turnsOfOutdoors: readonly Turn[] = [
  {
    example: "a boy raking the autumn leaves",
    said: /\brak(ing|es) (?:up )?(?:(?:the|some|fallen|autumn|fall|dry|colou?rful|dead) )*leaves\b(?! in)/gi,
    plain: "rak$1 a pile of leaves",
  },
  {
    example: "a squirrel sweeping leaves into a big pile",
    said: /\b(?:(?:the |fallen |autumn |dry )*leaves) in(?:to)? (?:an? )?(?:(?:big|huge|large|giant) )*(?:piles?|heaps?)\b/gi,
    plain: "a big pile of leaves",
  },
  // On the water nobody flies.
  {
    example: "小黑狗踩出一串梅花脚印",
    said: /梅花(?:状|形)?的?(?=小?(?:脚印|爪印))/g,
    plain: "",
  },
  {
    example: "a dragon in the fairy village",
    said: /\b(?:fairy|elf|elves'|gnome|hobbit) (?=village\b)/gi,
    plain: "",
  },
  {
    example: "an otter floating on its back",
    said: /\bfloat(?:s|ing)? (?:on (?:its|his|her|their) backs?|(?=(?:in|on) (?:the |a )?(?:pool|water|lake|river|sea|ocean|pond)\b))/gi,
    plain: "swimming ",
  },
  {
    example: "grandma floating on a donut",
    said: /\bfloat(?:s|ing)? (?=(?:on|in) (?:an?|the|his|her) (?:\w+ )?(?:donut|tube|raft|ring|log|lily pad|mattress|duck|flamingo)\b)/gi,
    plain: "sitting ",
  },
  {
    example: "水獭仰面漂在水上",
    said: /(?:仰面|仰着)?(?:漂浮?|浮)在(?:水|河|湖|海)(?:面)?上/g,
    plain: (whole) => (/海/.test(whole) ? "在海上游泳" : "在河里游泳"),
  },
  {
    example: "a polar bear fishing through a hole in the ice",
    said: /\b(fish(?:es|ing)) (?:through|in|from|at) (?:a|the|an) (?:\w+ )?hole(?: in the ice)?\b/gi,
    plain: "$1 on the ice",
  },
  {
    example: "a family of foxes sleeping in their den",
    said: /\b(in|inside|outside|at) (their|its|his|her|the|a) den\b(?<=\b(?:fox(?:es)?|wol(?:f|ves)|bears?|lions?|cubs?|badgers?|pups?)\b[^.;]*)/gi,
    plain: "$1 $2 cave",
  },
  {
    example: "camping at night, two kids roasting marshmallows",
    said: /^(?:family |summer |winter )?camping(?= at night| in the \w+|,)(?!.*\btents?\b)/gis,
    plain: "a campfire and a tent",
  },
  {
    example: "a boy throwing his hat in the air",
    said: /\b(?:thr(?:o|e)w|toss|fling)(?:s|es|ing)? ((?:\w+ ){1,4}?)(?:up |high )*(?:in(?:to)?|through) the air\b/gi,
    plain: "tossing up $1",
  },
  // The kite is up there, whoever flies it.
  {
    example: "a kite flying over the trees",
    said: /\b(kites?|balloons?) (?:flying|flies|fly|floating|floats|soaring|soars)(?: high)? (?=(?:over|above|among|past)\b)/gi,
    plain: "$1 ",
  },
  {
    example: "bee hive with honey dripping",
    said: /\b(?:bee ?hives?|hives?) (?:with |that is |is )?(?:honey (?:is )?dripping|dripping (?:with |of )?honey)(?: (?:from|out of|off) it)?/gi,
    plain: "dripping beehive",
  },
  {
    example: "蜂巢滴着蜂蜜",
    said: /(?:蜂巢|蜂窝|蜂箱)(?:上|里)?(?:正?在)?(?:滴|流)(?:着|下|出|下来)*(?:金黄的?)?(?:蜂蜜|蜜)/g,
    plain: "滴蜜的蜂巢",
  },
  {
    example: "老爷爷在烤红薯",
    said: /(?<=[爷奶爸妈熊狗猫兔人友孩叔姨伯弟妹哥姐鼠狐狸])(?:正?在)?(?:火堆?[边旁])?烤着?(?=红薯|地瓜|番薯)/g,
    plain: "坐在火堆旁拿着烤",
  },
  {
    example: "小村庄里烟囱冒着烟",
    said: /(?<!的)烟囱(?:里|上)?(?:正?在)?冒(?:着|出|起)?(?:炊|白|黑|青)?烟(?!的)/g,
    plain: "一座房子，房子上有烟囱",
  },
  {
    example: "孩子们堆雪人打雪仗",
    said: /(?:孩子们|小朋友们?|小伙伴们|同学们)(?:正?在)?堆雪人(?:[、,，和]|还)?(?:一起)?打雪仗/g,
    plain: "一个孩子堆雪人，两个孩子打雪仗",
  },
  {
    example: "kids building a snowman and having a snowball fight",
    said: /\b(?:the )?(?:kids|children|friends) (?:are )?(?:building|making) (?:a |some )?snowm[ae]n(?:,| and|, and) (?:having (?:a )?snowball fights?|throwing snowballs)\b/gi,
    plain: "a child making a snowman, two children throwing snowballs",
  },
  {
    example: "kids in the snow, one rolling a big ball",
    said: /(?=ball\b)(?<=\bsnow.*\broll(?:s|ing)? (?:an? |the )?(?:(?:big|huge|giant|large) )?)ball\b/gi,
    plain: "snowball",
  },
  {
    example: "一座冒烟的火山",
    said: /冒(?:着|出)?(?:浓|黑|白|炊)?烟的(?=(?:大|活|小)?(?:火山|火车|烟囱))|(?<=(?:火山|火车))(?:正?在)?冒(?:着|出)?(?:浓|黑|白)?烟/g,
    plain: "",
  },
  {
    example: "松鼠在树上挂气球",
    said: /(?:在|往)(\p{Script=Han}{0,3}树)(?:上|枝上)挂(?:着|起|上)?(?=\p{Script=Han})/gu,
    plain: "装饰$1，$1上挂满了",
  },
  {
    example: "a giraffe hanging lanterns in a tree",
    said: /\b(?:hang(?:s|ing)|put(?:s|ting)|string(?:s|ing))(?: up)? (?!upside\b|out\b|by\b|down\b)((?:\w+ ){0,2}?\w+) (?:up )?(?:in|on|onto|from) (an?|the) (tree|christmas tree|branch(?:es)?)\b/gi,
    plain: "decorating $2 $3, $1 on the $3",
  },
  {
    example: "a stone fountain",
    said: /\bstone (?=(?:fountain|well|tower|steps|stairs|bench|bird ?bath)s?\b)/gi,
    plain: "",
  },
  {
    example: "小松鼠把落叶扫成一堆",
    said: /把(?:落叶|树叶|叶子)(?:都)?([扫耙堆])(?:成|到)(?:了)?一?(?:大|高高的)?(?:堆|一堆|起)/g,
    plain: "$1着一个落叶堆",
  },
  {
    example: "小女孩滚雪球",
    said: /滚(?:着)?(?:一个)?(?:大)?雪球/g,
    plain: "推着一个大雪球",
  },
  {
    example: "爸爸带着儿子在湖边搭帐篷露营",
    said: /搭(?:着|起|好)?(?:一?[个顶座])?(?:小|大)?帐篷(?:露营|野营)?/g,
    plain: "在帐篷旁边",
  },
  {
    example: "小青蛙撑着荷叶当雨伞",
    said: /([撑打举顶])着(?:一?[片张])?(?:大|绿)?荷叶(?:当|做|作)(?:小)?(?:雨?伞)/g,
    plain: "$1着荷叶伞",
  },
  {
    example: "a frog using a lily pad as an umbrella",
    said: /\b(?:us(?:es|ing)|hold(?:s|ing)|with) (?:an? |the )?(?:big |large |lotus )?(?:lily ?pad|lotus leaf|leaf) (?:as|for|like) an umbrella\b/gi,
    plain: "holding a leaf umbrella",
  },
  {
    example: "a squirrel hiding an acorn",
    said: /\bhid(?:es|ing) (?=(?:(?:an?|the|its|his|her|some|two|three|four|five) )?(?:\w+ )?(?:acorns?|nuts?|bones?|eggs?|chestnuts?|coins?|treasure|pine ?cones?)\b)/gi,
    plain: "burying ",
  },
  {
    example: "小松鼠把橡果藏在树叶下",
    said: /把(?!爸爸|妈妈|爷爷|奶奶|哥哥|弟弟|姐姐|妹妹|自己|他|她)([^，。,]{1,8}?)[藏埋](?:在|到|进|起来)?(?:(?:一堆)?(?:落叶|树叶|叶子|泥土|土|雪|沙子|地)(?:堆)?(?:里面?|下面?|底下|中)?)?(?=$|[，。,；])/g,
    plain: (all, what) => (/叶/.test(all!) ? `埋藏${what}，${what}在树叶下` : `埋藏${what}`),
  },
  {
    example: "躲在蘑菇下避雨的老鼠",
    said: /^(.*?)(?:正?在)?(?:避|躲)着?雨的?(?=(.*))/,
    plain: (_all, before = "", after = "") =>
      `雨天，${before}${before && after && !/^[，。,]/.test(after) ? "的" : ""}`,
  },
  {
    example: "a mouse sheltering from the rain under a mushroom",
    said: /\b(?:shelter(?:s|ing)|hid(?:es|ing)|tak(?:es|ing) (?:shelter|cover)|staying dry) (?:from|in|out of) the rain\b/gi,
    plain: "standing in the rain",
  },
  {
    example: "台风天，阿姨在街上走",
    said: /台风天气?|刮台风(?:的时候|时)?/g,
    plain: "刮大风",
  },
  {
    example: "阿姨的雨伞被风吹翻了",
    said: /的雨?伞被(?:大?风|狂风)?吹翻了?/g,
    plain: "拿着吹翻伞，刮大风",
  },
  {
    example: "雨伞被风吹翻了",
    said: /雨?伞被(?:大?风|狂风)?吹翻了?/g,
    plain: "吹翻伞，刮大风",
  },
  {
    example: "叔叔的雨伞被风吹跑了",
    said: /的(雨?伞)被(?:大?风|狂风)?吹[走跑飞]了?/g,
    plain: "拿着$1",
  },
  {
    example: "a woman whose umbrella was turned inside out by the wind",
    said: /\b(?:whose|and (?:his|her|their)) umbrella (?:(?:is|was|gets?|got|has been|being) )*(?:turn|blow|flip)\w* inside[ -]out\b/gi,
    plain: "holding an inside-out umbrella",
  },
  {
    example: "an umbrella was blown inside out",
    said: /\bumbrella (?:(?:that|which|is|was|gets?|got|has been|being) )*(?:turn|blow|flip)\w* inside[ -]out\b/gi,
    plain: "inside-out umbrella",
  },
  {
    example: "麻雀站在雪人的帽子上",
    said: /(?<=雪人)的帽子上/g,
    plain: "头上",
  },
  {
    example: "女孩走过石桥，桥下有鱼",
    said: /石拱?桥(?=.*桥[下上边])/g,
    plain: "桥",
  },
  // The floor of the sea is sand, and no beach.
  {
    example: "under the sea a treasure chest lies on the sand",
    said: /(?<=\bunder(?:water| the sea| the ocean)\b.*) (?:lies |lying )?(?:open )?(?:on|in) the sand\b/gi,
    plain: "",
  },
  {
    example: "a girl buries her father in the sand",
    said: /\b((?:an?|the|two|three|his|her) (?:\w+ ){0,2}?\w+) bur(?:y|ies|ying|ied) ((?:her|his|their|the|an?) \w+)(?: up to (?:his|her|the) (?:neck|chin))? in the sand\b/gi,
    plain: (_all, who = "", whom = "") => {
      const pronoun = /mother|mom|mum|mama|sister|aunt|grandma|girl/i.test(whom) ? "her" : "him";
      return `${whom} is in a sand mound and ${who} kneels beside ${pronoun}`;
    },
  },
  {
    example: "圣诞老人坐着雪橇从房顶上飞过去",
    said: /从(?:一座|一排|许多)?(房顶|屋顶|房子|城市|城堡|小镇|村庄|村子|大海|高山|森林)(?:的)?(?:上空|上面|上方|上)?飞(?:过去?|了过去|过来)/g,
    plain: (_all, place) => `在${/[房屋]/.test(place ?? "") ? "房子" : place}上空飞`,
  },
  {
    example: "小猫看着窗外",
    said: /(?:正?在)?(?:趴在窗台上?|坐在窗台上?|在窗前)?(?:静静地?|呆呆地?|好奇地?)?[看望瞧](?:着|向)?窗(?:户)?外面?(?=$|[，。,.！!])/g,
    plain: "在窗边看风景",
  },
  {
    example: "妈妈给窗台上的花浇水",
    said: /(?<=给)(?:窗台|窗户|窗边|阳台|桌子?|书桌|讲台)上?的(?=\p{Script=Han}{1,6}浇水)/gu,
    plain: "",
  },
  {
    example: "dad is buried in the sand",
    said: /(?<!\b(?:treasures?|chests?|bones?|shells?|coins?|eggs?)(?: (?:is|are))?) (?:(?:is|are|was|were|gets?|got|being) )*buried (?:up to (?:his|her|their|the) (?:necks?|chins?) )?in (?:the )?sand(?: up to (?:his|her|their|the) (?:necks?|chins?)| with (?:only |just )?(?:his|her|their|the) heads? (?:sticking |poking |peeking )?out)?\b/gi,
    plain: " is in a sand mound",
  },
  {
    example: "爸爸被埋在沙子里只露出头",
    said: /被(?:\p{Script=Han}{2,4}?)?埋(?:在|进)了?(?:沙子|沙滩|沙堆|沙)(?:里|中|下面|下)?[，,]?(?:(?:只|就)?露出?(?:着|了)?(?:一?个|小)?(?:脑袋|头|脸)(?:来|在外面)?)?/gu,
    plain: "在沙土堆里",
  },
  {
    example: "表弟趴在桌上数星星",
    said: /(?:趴|坐|靠)在(?:书|小|餐)?桌子?(?:上|边)(?=数星星|看星星)/g,
    plain: "",
  },
  {
    example: "我和爷爷一起数星星",
    said: /(?<!一)数(?:着)?(?:天上的?|夜空中?的?|满天的?)?(?:小)?星星(?!的)/g,
    plain: "指着三颗星星",
  },
  {
    example: "小女孩把爸爸埋在沙子里",
    said: /(\p{Script=Han}{2,4})把(\p{Script=Han}{2,4})埋(?:在|进)了?(?:沙子|沙滩|沙堆|沙)(?:里|中)/gu,
    plain: "$2在沙土堆里，$1跪在$2旁边",
  },
  {
    example: "an earthworm pokes out of the soil",
    said: /\bpok(?:es?|ing) (?:its head )?(?:out|up) (?:of|from|through) the (?:soil|ground|earth|dirt|mud)\b/gi,
    plain: "in an earth mound",
  },
  {
    example: "蚯蚓从土里钻出来",
    said: /从(?:泥土|土壤|地|泥|土)(?:里|下|中)(?:钻|探|爬|冒)出(?:来|头来?)/g,
    plain: "在沙土堆里",
  },
  // What is watered is what was planted.
  {
    example: "爸爸在种树，妈妈给小树浇水",
    said: /给小树(?=浇水|施肥)(?<=[种栽植]树.{0,28})/g,
    plain: "给小树苗",
  },
  {
    example: "dad plants a tree and mom waters the little tree",
    said: /\bwater(s|ing) (?:it|the (?:little|small|young|new|baby) (?:tree|plant))\b(?<=\bplant(?:s|ing)? an? (?:\w+ )?(?:tree|sapling)\b.{0,90})/gi,
    plain: "water$1 the sapling",
  },
  {
    example: "a bee flies to a daisy",
    said: /\bfl(?:y|ies|ying) (?:up )?to(?:wards?)? (?=(?:an?|the) (?:\w+ )?(?:flower|daisy|rose|tulip|sunflower|blossom|lily|poppy)\b)/gi,
    plain: "flying beside ",
  },
  {
    example: "a boy looks at an ant through a magnifying glass",
    said: /\b((?:look|watch|star|gaz|examin|inspect|stud|peer|peek)(?:s|es|ies|ing|ying)? (?:at )?[^,.;]{2,30}?) through (an?|the|his|her|their) ((?:\w+ )?magnifying glass(?:es)?)\b/gi,
    plain: "holding $2 $3 and $1",
  },
  {
    example: "a girl looking through a magnifying glass at a bug",
    said: /(?<=\b(?:look|peer|peek|gaz)(?:s|ing)? )through (?=(?:an?|the|his|her|their) (?:\w+ )?magnifying glass)/gi,
    plain: "holding ",
  },
  {
    example: "penguins sliding down an ice hill",
    said: /\b(?:an? )?(?:ice|icy|snow) (hill|slope|mountain)\b/gi,
    plain: "a $1 in the snow",
  },
  {
    example: "an owl in a tree hollow",
    said: /\btree hollow\b/gi,
    plain: "tree",
  },
  // A campsite has a tent and a fire, whether they are named or not.
  {
    example: "a family camping",
    said: /\bcamping\b(?! (?:gear|chair|table|stove|lantern|bag|trip|car|van|trailer|fire|scene))(?<!\btents?\b.*)(?!.*\btents?\b)(?:(.*?)(?:(?: and)? (?:with|around|by|near|at))? (?:an?|the|their) (?:camp)?fire\b)?/gis,
    plain: "sitting by a campfire and a tent$1",
  },
  {
    example: "一家人在森林里露营",
    said: /(?<!帐篷.*)露营(?![灯车椅装])(?!.*帐篷)/gs,
    plain: "坐在篝火和帐篷旁边",
  },
  // Nobody swims there.
  {
    example: "小朋友提着灯笼游街",
    said: /(?<![春秋夏冬周旅郊出漫云])游(?:街|行|园|览)(?![会车])/g,
    plain: "散步",
  },
  {
    example: "a fox on the bank of a river",
    said: /\bon the (?:\w+ )?banks? of (?=(?:a|the) )/gi,
    plain: "by ",
  },
  {
    example: "女孩在窗边看雨",
    said: /[看听赏]下?雨(?!伞)/g,
    plain: "看风景，雨天",
  },
  {
    example: "小朋友看海",
    said: /(?:在海边|去海边|在沙滩上)?看大?海(?=$|[，。、的景啦])/g,
    plain: "在海边看风景",
  },
  {
    example: "爸爸和孩子看日落",
    said: /[看赏](?:着)?(?:日落|夕阳|落日|晚霞)(?=$|[，。、的景啦])/g,
    plain: "看风景，日落",
  },
  {
    example: "小女孩和妈妈在山上看日出",
    said: /[看赏](?:着)?(?:日出|朝霞)(?=$|[，。、的景啦])/g,
    plain: "看风景，日出",
  },
  {
    example: "太阳快要下山了，小牛往家走",
    said: /(?:太阳|红日)(?:快要?|就要|慢慢|要)?(?:下山|落山|西下|落下)(?:了|去)?/g,
    plain: "日落",
  },
  {
    example: "太阳升起来了，小鸡出来了",
    said: /(?:太阳|红日)(?:刚刚?|慢慢|正在?|从.{1,4})?升起来?了?/g,
    plain: "日出",
  },
  {
    example: "a cow walks home while the sun goes down",
    said: /\b(?:(?:as|while|when) )?the sun (?:is )?(?:setting|sets|going down|goes down)\b/gi,
    plain: "at sunset",
  },
  {
    example: "the sun is rising over the farm, a rooster crows",
    said: /\b(?:(?:as|while|when) )?the sun (?:is )?(?:rising|rises|coming up|comes up)\b/gi,
    plain: "at sunrise",
  },
  {
    example: "小猫趴在窗台上看雪",
    said: /[看赏](?:下)?雪(?=$|[，。、的景啦])/g,
    plain: "看风景，雪天",
  },
  // Fog is a picture of its own; what is in it is seen over banks of mist.
  {
    example: "a lighthouse in the thick fog",
    said: /(?<=\w )(?:in|through|into|out of) (?:the |a )?(?:thick |morning |dense )*(?:fog|mist)\b/gi,
    plain: "in the fog",
  },
  {
    example: "大雾里的灯塔",
    said: /(?:大|浓|晨|薄)雾(?:中|里)的?(?=\p{Script=Han})/gu,
    plain: "雾中的",
  },
  {
    example: "a fairy on a moss covered tree stump",
    said: /\bmoss[- ]covered (?!rock|stone)/gi,
    plain: "",
  },
  // Above the water, where the stars are.
  {
    example: "a whale under a starry sky",
    said: /(?<=\b(?:whales?|dolphins?|orcas?)\b.*)\b(?:under|beneath|below) (?:an? |the )?(?:(?:starry|night|moonlit) (?:sky|night)|stars|moonlight)\b/gi,
    plain: "in the sea at night",
  },
  {
    example: "星空下的鲸鱼",
    said: /(?:星空|夜空|月光)下的?(?=.{0,4}(?:鲸|海豚))/g,
    plain: "夜晚，大海上的",
  },
  {
    example: "a boy sleeping under the stars",
    said: /(?<=\b(?:sleep(?:s|ing)?|asleep|lying|lies|dreaming)\b.{0,20}) ?(?:out )?under the (?:stars|starry sky|night sky|moonlight)\b/gi,
    plain: " on a meadow at night",
  },
  {
    example: "小熊在星空下睡觉",
    said: /在?(?:满天)?(?:星空|星星|夜空|月光)(?:之)?下(?:面)?(?=.{0,4}(?:睡|躺))/g,
    plain: "夜晚在草地上",
  },
  {
    example: "青蛙在荷花池边",
    said: /^(.*?)(?:(?:荷花|莲花)(?:池塘?|塘)|[荷莲][池塘])(.*)$/g,
    plain: "$1池塘$2，荷花",
  },
  {
    example: "a boy looking at the stars from a hill",
    said: /\b(watch(?:es|ing)?|look(?:s|ing)? (?:out )?(?:at|over)|gaz(?:es|ing) at|star-?gazing at) (.{3,30}?) from (?:on top of |the top of |atop )?(a|the|their|his|her) ((?:\w+ )?(?:hill|rock|cliff|mountain|tree|roof|balcony|rooftop|treehouse|bench|boat|beach))\b/gi,
    plain: "on $3 $4, $1 $2",
  },
  {
    example: "a city skyline",
    said: /\b(?:an? |the )?(?:city ?skylines?|skylines?(?: of (?:a|the) city)?|cityscapes?)\b/gi,
    plain: "a skyscraper in the city",
  },
  {
    example: "城市风光",
    said: /城市(?:的)?(?:天际线|风光|风景|景色)|天际线|高楼林立(?:的城市)?/g,
    plain: "城市里有一座摩天大楼",
  },
  {
    example: "城市夜景",
    said: /城市(?:的)?夜景/g,
    plain: "夜晚，城市里有一座摩天大楼",
  },
  // One skates on ice.
  {
    example: "a girl ice skating",
    said: /^(?!.*\b(?:in|on|at) )(.*\b(?:ice|figure)[- ]?skating\b.*)$/gi,
    plain: "$1 on a frozen lake",
  },
  {
    example: "女孩滑冰",
    said: /^(?!.*[雪湖河场上里])(.*(?:滑冰|溜冰)(?!鞋).*)$/g,
    plain: "冰面上，$1",
  },
  {
    example: "a japanese garden with a koi pond",
    said: /\b(?:(?:japanese|zen|chinese) )?garden with an? (?:koi|fish|goldfish) pond\b/gi,
    plain: "two koi in a pond",
  },
  {
    example: "city lights",
    said: /\b(?:city|street|town) lights\b/gi,
    plain: "a skyscraper in the city",
  },
  {
    example: "a lighthouse with bright lights",
    said: /(?<=\bstage) lights\b|(?<=\blighthouse\b.*) (?:with|and) (?:\w+ )?lights\b/gi,
    plain: "",
  },
  {
    example: "a wolf in the moonlight",
    said: /\b(?:in|under|by) (?:the )?(?:pale |bright |silver )?moonlight\b/gi,
    plain: "at night, a moon",
  },
  // A spider is in the middle of its web, not on top of it.
  {
    example: "a spider on a web",
    said: /\bon (an?|the|its|her|his) (?:(?:spider(?:'s|s)?|big|huge|sticky) ?)?(?:cob)?web\b/gi,
    plain: "in $1 spider web",
  },
  {
    example: "小蜘蛛在织网",
    said: /(蜘蛛)(?:(?:坐|趴|爬|住)?在(?:蜘蛛|它的)?网(?:上|里|中)|(?:正?在)?(?:结|织)网)/g,
    plain: "$1在蜘蛛网里",
  },
  {
    example: "pigs rolling in the mud",
    said: /\b(in|through) (?:the |a )?(?:big |deep |sticky )?mud\b(?! (?:puddle|pit|hut|house))/gi,
    plain: "$1 a mud puddle",
  },
  {
    example: "pigs wallowing in the mud",
    said: /\b(?:roll|wallow|bath|play)(?:e?s|ing)? in a mud puddle/gi,
    plain: "in a mud puddle",
  },
  {
    example: "小猪在泥里打滚",
    said: /在(?:泥巴?|泥浆|烂泥)(?:里|中)(?:打滚|玩耍?|洗澡)?/g,
    plain: "在泥坑里",
  },
  {
    example: "a camel caravan",
    said: /\bcamel caravan\b|\bcaravan of camels\b/gi,
    plain: "three camels",
  },
  // Waves are the sea, not things on a meadow.
  {
    example: "a lighthouse in a storm with big waves",
    said: /\b(lighthouse.*?) (?:with|and|amid|above|in) (?:(?:big|huge|giant|crashing|rough|stormy|high|wild) )+waves\b/gi,
    plain: "$1 by the sea",
  },
  // Seen from the street, not from within.
  {
    example: "a school bus in front of the school",
    said: /\b(?:in front of|outside(?: of)?) (?:the|their|my|our|an?) (school|hospital|library|museum|bakery|church|bank|castle|barn|theater|theatre|cinema|post office|fire station|police station|train station)\b/gi,
    plain: "in front of a $1",
  },
  {
    example: "a ship on rough waves",
    said: /\b((?:boat|ship|sailboat|whale|surfer).*?) (?:with|amid|on|in|through) (?:(?:the|big|huge|giant|crashing|rough|stormy|high|wild) )+waves\b/gi,
    plain: "$1 at sea",
  },
  // A fire that one sits around is on logs.
  {
    example: "a bear sitting by the fire",
    said: /\b(around|over|by|beside|near|at|next to) (an?|the) (?:open |warm |big |small )?fire(?=$|[,.]| (?:and|with|in|on|at|under|while|roasting|telling|singing|playing|together)\b)/gi,
    plain: "$1 $2 campfire",
  },
  {
    example: "小熊坐在火边",
    said: /(?<=围着|围在|坐在|靠着)(?:一堆|大|小)?火(?=堆|旁|边|$|[，。])堆?/g,
    plain: "篝火",
  },
  {
    example: "a bunny among easter eggs",
    said: /\b(?:among|amongst|amid) (?!us\b|(?:the )?(?:stars|clouds|bamboo)\b)/gi,
    plain: "surrounded by ",
  },
  {
    example: "a hedgehog wearing a scarf in the autumn leaves",
    said: /\b(?:in|among|amongst|through) (?:the |some )?(?:falling |fallen |colou?rful )*(?:autumn|fall) leaves\b/gi,
    plain: "in autumn",
  },
  {
    example: "kids playing in the leaves",
    said: /\b((?:play|jump|roll|run)(?:s|ing)(?: \w+)?) (?:in|through) the leaves\b/gi,
    plain: "$1 in autumn",
  },
  // Its rings are part of it, and no jewellery.
  {
    example: "小狗在落叶里打滚",
    said: /在?(?:秋天的|秋日的)?落叶(?:里|中|间)(?=玩|跑|跳|打滚|散步|奔跑|玩耍)/g,
    plain: "在秋天",
  },
  {
    example: "小企鹅站在冰山上，天上飘着雪花",
    said: /天上(?:正?在)?(?:飘|下)着?(?:小|大|片片|朵朵)?(?:雪花?)/g,
    plain: "下雪",
  },
  // Seen from above, the child in it.
  {
    example: "kids making snow angels",
    said: /\b(?:(?:an?|the|some|two|three) )?(?:little )?(?:kids?|child(?:ren)?|boys?|girls?|toddlers?|friends) (?:is |are )?(?:lying (?:down )?)?(?:mak|do)(?:e|es|ing) (an? )?snow angel(s?)\b/gi,
    plain: (_, one, many) => (one || !many ? "a snow angel" : "two snow angels"),
  },
  {
    example: "小朋友在雪地里做雪天使",
    said: /(?:小朋友|小孩|孩子|男孩|女孩|宝宝)们?(?:正?在)?(?:躺在)?(?:雪地?[里上])?(?:做|画|印)(?:一个|出)?雪(?:地)?天使/g,
    plain: "雪天使",
  },
  {
    example: "a castle made of ice",
    said: /\bmade (?:out )?of (?:ice|snow)(?: blocks?)?\b/gi,
    plain: "in the snow",
  },
  // Of so many nobody is in the foreground.
  {
    example: "天上有很多星星，小男孩抬头看",
    said: /(?:天上|天空[上中里]?|夜空[中里]?)(?:有|挂着|布满了?|满是|闪烁着|亮着)?(?:很多|许多|好多|无数|满天|数不清)的?(?:\p{Script=Han}{1,5}的)?小?星星(?:在?(?:闪烁|闪闪发光|眨眼睛?))?/gu,
    plain: "星空",
  },
  {
    example: "a boy looking at many stars in the sky",
    said: /\b(?:many|lots of|a lot of|countless|hundreds of|twinkling|a million) (?:\w+ )?stars(?: (?:are )?(?:twinkling|shining))? (?:up )?in the (?:night )?sky\b/gi,
    plain: "a starry sky",
  },
  {
    example: "故宫雪景",
    said: /(?<=\p{Script=Han})的?雪景$/gu,
    plain: "，下雪",
  },
  {
    example: "grandpa mowing the lawn",
    said: /\b(?:mow(?:s|ing)?|cut(?:s|ting)?) (?:the|his|her|their) (?:lawn|grass)\b/gi,
    plain: "pushing a lawn mower",
  },
  {
    example: "爷爷在院子里割草",
    said: /(?:用割草机)?(?:割草|修?剪草坪|修草坪)(?!机)/g,
    plain: "推着割草机",
  },
  {
    example: "peony and lavender bouquet",
    said: /^(?:an? )?(\w+) and (\w+) bouquet$/gi,
    plain: "a bouquet, a $1 and a $2",
  },
  {
    example: "郁金香花园里的蝴蝶",
    said: /(郁金香|玫瑰|牡丹|百合|薰衣草|向日葵|菊|兰|茉莉|月季|绣球)花园[里中]?的?(?=\p{Script=Han})/gu,
    plain: "花园里的$1花和",
  },
];
