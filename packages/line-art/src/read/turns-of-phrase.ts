import { filledBy } from "./filled-slot.ts";
import { turnsOfAnimals } from "./turns-of-animals.ts";
import { turnsOfCare } from "./turns-of-care.ts";
import { turnsOfClauses } from "./turns-of-clauses.ts";
import { turnsOfFaces } from "./turns-of-faces.ts";
import { turnsOfScenes } from "./turns-of-scenes.ts";
import { turnsOfSport } from "./turns-of-sport.ts";
import { turnsOfThings } from "./turns-of-things.ts";

/** Turns of phrase in which the words that matter come too late or too early, said plainly. */
const kin =
  "(?:dad|daddy|father|mom|mommy|mum|mother|brother|sister|grandpa|grandma|grandfather|grandmother|uncle|aunt)";
const kinZh = "(?:爸爸|妈妈|爷爷|奶奶|外公|外婆|哥哥|姐姐|叔叔|舅舅)";

const young =
  "(?:baby|toddler|child|kid|boy|girl|son|daughter|brother|sister|grandson|granddaughter)";

const takers =
  "(?:girl|boy|child|children|kids?|baby|friends?|mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|sister|brother|teacher|son|daughter|grandson|granddaughter|princess|queen|king|dog|puppy|cat|kitten|horse|rabbit|bunny|monkey|bear)";
/** "Giving the cat a bath": nothing changes hands. */
const notGiven =
  "(?:an? )?(?:\\w+ )?(?:bath|hug|kiss|ride|lift|high|push|back|big|warm|piggy|piggyback|shoulder|rub|haircut|massage|shower|shot|check|checkup|name|lesson|to)\\b";
const afterGift = "(?:in|on|at|under|for|with|and|while|near|by|to|from|as|during|before|after)\\b";
const who = "(?:girl|boy|woman|man|lady|dad)";

const living = /animal|person/;

const turns: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  [/\bgiv(?:e|es|ing) (.{1,40}?) an? piggy-?back(?: ride)?\b/gi, "piggybacking $1"],
  [
    /\bgiv(?:e|es|ing) (.{1,40}?) a (?:shoulder ride|ride on (?:his|her|their) shoulders)/gi,
    "shouldering $1",
  ],
  [
    /\bcarr(?:y|ies|ying) (.{1,40}?) (?:piggy-?back|on (?:his|her|their) backs?)\b/gi,
    "piggybacking $1",
  ],
  [/\bcarr(?:y|ies|ying) (.{1,40}?) on (?:his|her|their) shoulders\b/gi, "shouldering $1"],
  [
    new RegExp(
      `\\bwith ((?:an?|his|her|their|the) (?:\\w+ )?${young}) on (?:his|her|their) (back|shoulders)\\b`,
      "gi",
    ),
    (_, child, place) => `${/back/i.test(place!) ? "piggybacking" : "shouldering"} ${child}`,
  ],
  [/\b(?:gets?|getting|having|has) a piggy-?back(?: ride)? (?:from|on) /gi, "clinging to "],
  [
    new RegExp(
      `\\b(?:(?:rides?|riding|sits?|sitting) )?on (?:(?:his|her|their|the) )?(${kin})'s back\\b`,
      "gi",
    ),
    "clinging to $1",
  ],
  [new RegExp(`(?:骑|趴|坐|伏)在(${kinZh})的?背上`, "g"), "黏着$1"],
  [/让(.{1,12}?)骑在(?:自己|他|她)?(?:的)?(?:肩膀?|脖子)上/g, "扛着$1"],
  [
    /\bblow(?:s|ing)? out (?:the |her |his |their |all )?(?:birthday )?candles(?: on (?:a|the|her|his|their) (?:birthday )?cake)?\b/gi,
    "puffing at a birthday cake",
  ],
  [
    /\bblow(?:s|ing)? out (\w+ )(?:birthday )?candles(?: on (?:a|the|her|his|their) (?:birthday )?cake)?\b/gi,
    "puffing at a cake with $1candles",
  ],
  [
    /\b(?:hav(?:e|ing)|has|throw(?:s|ing)?) (an? (?:birthday |surprise |costume |dance )?party)\b/gi,
    "at $1",
  ],
  [
    /\bfamily (thanksgiving |christmas |holiday |new year |reunion )?(dinner|lunch|breakfast|meal)\b/gi,
    "$1family having $2",
  ],
  [
    /(?<!\bnot (?:an? |the )?)\b(?:an? )?(\S+),? but (?:it'?s |he'?s |she'?s |as )?(an? \S+)$/gi,
    "$2 dressed as a $1",
  ],
  [
    /\b(?:picture|painting|photo|poster)(s?)(?: (?:that is |is |are )?hang(?:s|ing))?(?= on (?:the|a|his|her|my|our) (?:\w+ )?wall\b)/gi,
    "framed picture$1",
  ],
  [
    new RegExp(
      `\\b(?:giv|hand|offer)(?:e|es|s|ing) ((?:an?|the|his|her|their|my|our) (?:\\w+ )?${takers}) (?!${notGiven})((?:an?|some|two|three|the|his|her|their)?(?: ?(?!${afterGift})\\w+){1,3})`,
      "gi",
    ),
    "holding $2 beside $1",
  ],
  [/\b(?:fight|argu|quarrell?)(?:s|es|ing)? over (?=(?:an?|the|their|one) )/gi, "sharing "],
  [
    /\bto (?:her|his|the|their) (?:class|pupils|students)\b/gi,
    "to three children in the classroom",
  ],
  [
    /^(.*\b(?:walk|runn?|rid|bik|cycl|go|hurry|skipp?)(?:s|es|e|ing)?\b.*?) to school\b(.*)$/gi,
    (_, who, rest) => `${who!.replace(/\bgo(?:es|ing)?$/i, "walking")}${rest}, a school`,
  ],
  [
    /^(?:the |my )?(?:first day (?:of|at|back at) school|back to school|going to school)$/gi,
    "a boy and a girl walking with backpacks, a school",
  ],
  [
    /^(?:开学第一天|开学了?|开学啦|开学季|第一天上学|上学了|上学去)$/g,
    "男孩和女孩背着书包走路，学校",
  ],
  [/^(.*?)(?:去上学|去学校|上学校|到学校去|上学路上)(.*)$/g, "$1上学$2，学校"],
  [
    /\bgiv(?:e|es|ing) (.{1,30}?) an? (?:back |shoulder |foot |neck )?(?:massage|rub)\b/gi,
    "massaging $1",
  ],
  // His somersault is a cloud that carries him.
  [
    /(孙悟空|美猴王|齐天大圣)(?:(?:在?翻|打)(?:着|个|一个)?(?:跟头|筋斗|跟斗)云?|腾云(?:驾雾)?|驾着?筋斗云|在?(?:天上|空中|天空中?)?飞行?)/g,
    "$1骑着云",
  ],
  [/\b(the )?(monkey king) (?:is )?(?:flying|flies|soaring)\b/gi, "$1$2 riding a cloud"],
  [/看(?:央视)?春晚/g, "看电视"],
  [/\brock(?:s|ing) (.{1,30}?) to sleep\b/gi, "cradling $1"],
  [/^(?:玩)?老鹰[捉抓]小鸡(?:的?游戏)?$/g, "小朋友们玩老鹰捉小鸡"],
  [/(?<!玩)老鹰[捉抓]小鸡的?游戏/g, "玩老鹰捉小鸡"],
  [/^(?:玩)?丢手[绢帕](?:的?游戏)?$/g, "小朋友们玩丢手绢"],
  [/\b(?:mother|mom|mommy|mama|mum|father|dad|daddy|papa) (\w+)'s (lap|head)\b/gi, "the $1's $2"],
  [/墙上(?:还)?(?:挂|贴)(?:着|了)([一两三四五]?)(?:[幅张副])?(?:画|照片|图画)/g, "墙上有$1幅挂画"],
  [/墙上的(?:画|照片|图画)/g, "墙上的挂画"],
  [
    /\b(?:an? |the )?(?:(?:long|happy|big) )?(?:parade|procession|line) of (?=\w)/gi,
    "four parading ",
  ],
  [/\ban? (\w+) (?:parade|procession)\b/gi, filledBy(living, "$1s parading")],
  [
    /\b(?:an? |the )(?:big |grand |huge )?((?:christmas|halloween|thanksgiving|easter|holiday) )?parade\b(?! (?:with|of)\b)/gi,
    "$1children parading",
  ],
  [/\bgiv(?:e|es|ing) (.{1,30}?) a (?:bubble )?bath\b/gi, "washing $1 in a bathtub"],
  [
    /\b(?:an? |the )?(?:\w+ )?(?:tower|castle|house|wall|stack|pile) (?:made )?(?:out )?of (?:(?:wooden|toy|building|lego) )?(?:blocks|bricks|legos)\b/gi,
    "toy blocks",
  ],
  [
    /\blisten(?:s|ing)? to (.{1,25}?)'s (?:heart(?: ?beat)?|chest|lungs|breathing)\b/gi,
    "standing beside $1",
  ],
  [
    /\b(?:tak|check)(?:es?|ing) (.{1,25}?)'s (?:temperature|pulse|blood pressure|teeth|heart(?:beat)?)\b/gi,
    "examining $1",
  ],
  [/\b(?:brush|comb)(?:es|s|ing) (.{1,25}?)'s hair\b/gi, "braiding the hair of $1"],
  [/[给帮为](.{1,6}?)(?:梳头发?|梳理头发|吹头发)/g, "给$1扎头发"],
  [/(?<=在|正)([煎炒煮])(?=鸡?蛋)/g, "$1一个"],
  // "Pulling a sled with a boy on it": he is on the sled.
  [
    /\b((?:pull|push|draw)(?:s|ing)) (an?|the|his|her|their) ((?:\w+ )?\w+) with ((?:an?|the|his|her|their|two|three) (?:\w+ )?\w+) (?:sitting |riding )?(on|in|inside) it\b/gi,
    "$1 $2 $3, $4 $5 the $3",
  ],
  // 一起, 围着 and 比赛 are said of several.
  [
    /^(小朋友|孩子|小孩|学生)(?=(?:[正在]|高兴地|开心地){0,3}(?:一起|一块|围着|围在|围成|比赛))/g,
    "$1们",
  ],
  [/(?<!\b(?:an?|the|his|her|with|of|my) )\bskip(?:s|ping) ropes?\b/gi, "jumping rope"],
  [/\b(strollers?|prams?|buggy|carriage) with (?:an?|the|her|his|their) baby(?: in it)?\b/gi, "$1"],
  [
    /^(.+?) (?:is )?help(?:s|ing) ((?:his|her|their|the|an?) (?:\w+ )?\w+) (?:to )?(bak|clean|cook|feed|paint|pick|plant|rak|sweep|wash|water)e? /gi,
    "$1 and $2 $3ing ",
  ],
  [/^(?:playing |having a |a )?tug[- ]of[- ]war with (.+)$/gi, "a boy and $1 playing tug of war"],
  [
    /^(.+?) (?:is |are )?(?:playing |having a )tug[- ]of[- ]war with (.+)$/gi,
    "$1 and $2 playing tug of war",
  ],
  [/^[和跟与](.{1,8}?)(?:一起)?拔河$/g, "小男孩和$1拔河"],
  [/\b(?:an? )?(?:ice|icy|snow) (hill|slope|mountain)\b/gi, "a $1 in the snow"],
  [/\bup (?=(?:an?|the) (?:\w+ )?tree\b)/gi, "in "],
  [/\b(?:turn|transform|chang)(?:s|es|ing|ed) (.{1,30}?) into (?=an? )/gi, "with $1 and "],
  [/\b(?:burning|flaming) (?!candles?|torch|incense|sun|hot|love)(\w+)/gi, "$1 on fire"],
  [/\bput(?:s|ting)? out (?=(?:\w+ ){0,3}(?:fires?|flames|blaze)\b)/gi, "extinguishing "],
  [/燃烧着?的(?=.{0,3}(?:蜡烛|火))/g, ""],
  [/起火|失火|燃烧/g, "着火"],
  [
    /\b(on|onto|upon|over|across) (?:top of )?(?:the|an?|his|her|their|our|its) (?:\w+ )?(?:roof|rooftop)s? of (?=(?:the|an?|his|her|their|our) )/gi,
    "$1 ",
  ],
  [
    /\b(on|onto|upon|over|across) (?:top of )?(?:the|an?|his|her|their|our|its) (?:(barn|school|castle|church|cottage|cabin|shed|palace|temple|hut|car|bus|train|van)(?:'s)? |\w+ )?(?:roof|rooftop)s?\b/gi,
    (_, place, building) => `${place} the ${building ?? "house"}`,
  ],
  [/[红蓝绿黄尖]?(?:色的?)?(?:屋顶|房顶)的(?=[房屋小])/g, ""],
  [/给(\p{Script=Han}{1,8}?)(?:灭火|救火)/gu, "扑灭$1"],
  [/\bmail ?box(es)? (?:full of|with) letters\b/gi, "mailbox$1 and three envelopes"],
  [/\bmail box/gi, "mailbox"],
  [/\btree hollow\b/gi, "tree"],
  [/\b(?:having|has|have|with|in|and) an? (?:big |giant )?pillow fight\b/gi, "throwing pillows"],
  [
    /\b(?:having|has|have|at) an? (?:sleep ?over|(?:slumber|pajama) party)\b/gi,
    "in sleeping bags in the bedroom",
  ],
  [
    /\b(?:build(?:ing|s)? |mak(?:ing|es?) )?(?:in )?(?:an? )?(?:(?:blanket|pillow|cushion) fort|fort (?:with|out of|from|of) (?:blankets|pillows|cushions|sheets))\b/gi,
    "sitting in a tent in the living room",
  ],
  [/\b(?:us(?:es|ing)|speak(?:s|ing)|learn(?:s|ing)|talk(?:s|ing) in) sign language\b/gi, "waving"],
  [/\bdecorat(?:es|ing|e) (?=(?:the |some |their )?(?:easter )?eggs\b)/gi, "painting "],
  [/(?:装饰|装扮)(?=(?:复活节)?(?:彩|鸡)?蛋)/g, "画"],
  [/用手语(?:和|跟|与)(.{1,6}?)(?:交流|说话|聊天|对话)/g, "向$1挥手"],
  [/(?:用|打|学|比划?)手语(?:交流|说话|聊天|比划)?/g, "挥手"],
  [
    /\b(kids|children|boys|girls|friends) (?:\w+ing )?(?:in|having|doing|at) an? (?:potato )?sack race\b/gi,
    "sack races",
  ],
  [/\bscratch(?:es|ing)? (?:its|his|her|their) backs? (?:on|against) /gi, "standing next to "],
  [/\bdr(?:y|ies|ying) (?:them|(?:the )?(?:dishes|plates))\b/gi, "holding a plate"],
  [
    /\bhelp(?:s|ing)? (.{1,20}?) (?:to )?t(?:ie|ying) (?:his|her|their|the) shoe(?:s| ?laces?)\b/gi,
    "kneeling beside $1",
  ],
  [/\bt(?:ie|ies|ying) (?:his|her|their|the|its|my) shoe(?:s| ?laces?)\b/gi, "kneeling"],
  [/[帮给](.{1,8}?)系(?:好)?鞋带/g, "跪在$1旁边"],
  [/系(?:好)?鞋带/g, "跪着"],
  [/\bmak(?:es?|ing) an? (?:great |big )?save\b/gi, "jumping"],
  [/\bdunk(?:s|ing)\b(?: the (?:ball|basketball))?/gi, "throwing a basketball"],
  [/\b(?:volcano )?erupting volcano\b|\bvolcano (?:that is |is )?erupt(?:s|ing)\b/gi, "volcano"],
  [
    /\b(?:the |some |\w+ )?candles (?:on|of|in) (?=(?:an?|the|their|our) (?:menorah|hanukkiah)\b)/gi,
    "",
  ],
  [/(?<=\bsing(?:s|ing)?(?: together)?) in (?:an?|the|their)(?: \w+)? choir\b/gi, ""],
  [/\b(?:an? |the )?choir of (\w+)(?: singing)?\b/gi, "four $1 singing"],
  [
    /\b(?:an? |the )?(?:(?:kids?'?|children'?s?|school|church) )?choir(?: (?:is )?sing(?:s|ing))?\b/gi,
    "four children singing",
  ],
  [/(?:在|加入)合唱[团队]里?(?=唱)/g, ""],
  [/(?:儿童|少儿|学校的?|教堂的?)?合唱[团队](?:[在正]*唱歌?)?/g, "四个孩子在唱歌"],
  [
    /\b(?:eat(?:s|ing)?|munch(?:es|ing)?(?: on)?) (?:the |some |fresh |green )*grass\b/gi,
    "grazing",
  ],
  [
    /\b(?:eat(?:s|ing)?|munch(?:es|ing)?(?: on)?) (?:some |the )?(?:hay|straw)\b/gi,
    "grazing beside a hay bale",
  ],
  [/吃着?(?:干草|稻草)/g, "在干草堆旁吃草"],
  [/\b(?:jazz|rock|country) band\b/gi, "band"],
  [/\b(?:an? )?(?:band|orchestra) of (\w+)\b/gi, "$1 making music"],
  [/\b(?:an? )?(animal|kids?'?|children'?s?) (?:band|orchestra|concert)\b/gi, "$1s making music"],
  [/(动物们?|小朋友们?|孩子们)的?(?:乐队|乐团|音乐会|演唱会|交响乐)/g, "$1演奏乐器"],
  [/\b(?:standing |riding )?on (?:(?:his|her|its|their) |a pair of )?skis\b/gi, "skiing"],
  [
    /\b(?:standing )?on (?:(?:his|her|its|their) |a pair of )?(?:roller|inline)[- ]?skates\b/gi,
    "roller skating",
  ],
  [/\b(?:standing )?on (?:(?:his|her|its|their) |a pair of )?ice[- ]skates\b/gi, "ice skating"],
  [/\b(?:standing |riding )?on (?:a|his|her|its|their) surf ?board\b/gi, "surfing"],
  [/\b(?:standing |riding )?on (?:a|his|her|its|their) snow ?board\b/gi, "snowboarding"],
  [/(?<=\w )play(?:s|ing)? (?:a game of )?(?:cards|poker)\b/gi, "holding playing cards"],
  // A campsite has a tent and a fire, whether they are named or not.
  [
    /\bcamping\b(?! (?:gear|chair|table|stove|lantern|bag|trip|car|van))(?<!\btents?\b.*)(?!.*\btents?\b)(?:(.*?)(?:(?: and)? (?:with|around|by|near|at))? (?:an?|the|their) (?:camp)?fire\b)?/gis,
    "sitting by a campfire and a tent$1",
  ],
  [/(?<!帐篷.*)露营(?![灯车椅装])(?!.*帐篷)/gs, "坐在篝火和帐篷旁边"],
  [
    /\b(?:directing|directs|controlling|guiding|stopping|stops) (?:the )?traffic\b/gi,
    "pointing in front of two cars on the street",
  ],
  [/在?(?:马路|路口|街)?(?:上|边|中间)?指挥交通/g, "在马路上的两辆汽车前面挥手"],
  [/\bplant(?:ing|s) (?=(?:an?|the|his|her|its|their|our) (?:\w+ )?flag\b)/gi, "holding "],
  [/插(?:上|着)?(?=(?:[一面]{1,2}|小|红|五星){0,3}(?:红旗|国旗|旗子|旗帜|旗))/g, "拿着"],
  [
    /\b(?:(?:go|com)(?:es|ing) down|(?:playing |sitting )?on) (?=(?:a|the) (?:\w+ )?slide\b)/gi,
    "sliding down ",
  ],
  [/(?:坐|玩)?在滑滑?梯上(?:玩|面)?/g, "滑滑梯"],
  [
    /\b(?:having|eating|has|at) (?:(?:a|the|their) )?(?:big )?(?:(thanksgiving|christmas|halloween|easter|(?:chinese |lunar )?new year'?s?(?: eve)?)|(?:family )?reunion) (?:dinner|lunch|feast|meal)\b/gi,
    (_, day) => (day ? `having dinner, ${day}` : "having dinner"),
  ],
  [/\b(?:having|has|have|at) an? tea party\b/gi, "drinking tea"],
  // One alone is no race.
  [
    /\ban? (?!(?:sack|relay|egg|foot|running|swimming|potato|arms|human|space) )(\w+|dragon boat) race\b/gi,
    filledBy(/animal|vehicle|person/, "two $1s racing"),
  ],
  [/(赛车|帆船|摩托车|卡丁车)(?:比赛|大赛)/g, "两辆$1"],
  // Nobody swims there.
  [/(?<![春秋夏冬周旅郊出漫云])游(?:街|行|园|览)(?![会车])/g, "散步"],
  [/(?<!旅)游玩/g, "玩"],
  [/\b(fl(?:y|ies|ying)) (?:south|north)(?: for (?:the )?winter)?\b/gi, "$1"],
  [
    /\bwith (an? (?:\w+ )?umbrella) and (?=(?:an? |some )?(?:\w+ )?(?:boots|wellies|wellingtons|raincoat|rain coat)\b)/gi,
    "with $1 and wearing ",
  ],
  [/年年有鱼/g, "年年有余"],
  [/登高(?=$|[，。、的])/g, "爬山"],
  [/牵着我的手/g, "牵着孩子"],
  [/我们?家(?:里)?的(?=\p{Script=Han})/gu, ""],
  [/给(?:我们?|大家|宝宝)吃/g, ""],
  // 爸爸教我骑车, 我们在公园放风筝: the children who ask are in the picture.
  [
    /(?<=[爸妈爷奶公婆叔姨姑舅哥姐弟妹师友人])(给|教|带着?|送|领着?|喂|帮)我(们?)(?!的|家|画)/g,
    (_, how, many) => `${how}${many ? "孩子们" : "孩子"}`,
  ],
  // Who is given something comes after it: it is in the giver's hands.
  [
    /给(孩子们?|宝宝|妈妈|爸爸|爷爷|奶奶|弟弟|妹妹|哥哥|姐姐|孙子|孙女|朋友|小朋友们?|老师|公主|女儿|儿子)(?:发|送)?((?:一|两|三)[个只朵本束份块颗张件串](?:\p{Script=Han}{1,5})|红包|压岁钱|礼物|糖果|鲜花)/gu,
    "拿着$2给$1",
  ],
  [
    /(?<!给|帮|为|跟|和)我们班?(?:同学)?(?=正?在|去|来|一起|坐|玩|跑|跳|唱|吃|放|看|骑|爬|画)/g,
    "小朋友们",
  ],
  [/(?<=\p{Script=Han})过(?:小|大)?(?=[河溪](?!马|豚))/gu, "走在"],
  [/给我(?=讲|读|念|梳|洗|剪|扎)/g, "给孩子"],
  [/教(?:会)?我们?(?=\p{Script=Han})/gu, "教孩子"],
  [/(购物车|婴儿车|手推车|小推车)(.*?)在车里/g, "$1$2在$1里"],
  [
    /开车(?:去)?(?:送|接|载|带)(?:着)?(孩子们?|宝宝|儿子|女儿|弟弟|妹妹|小朋友们?|家人|全家)(?:去|到)?(?:上学|放学|回家|学校)?/g,
    "和$1坐在汽车里",
  ],
  [
    /\bdriv(?:es?|ing) (?=(?:his|her|their|the) (?:kids|children|son|daughter|family)\b)(.{1,24}?)(?: to school| home)?$/gi,
    "and $1 in a car",
  ],
  [
    /^(.*?) read(?:s|ing) (?:an? |the )?(?:bedtime )?(?:story|stories|book) to (.*?) in bed$/gi,
    "$2 sitting on a bed, $1 reading a book",
  ],
  [/一大一小(?:的?两?[只个头条匹]|的)?(\p{Script=Han}{1,4})/gu, "一只大$1和一只小$1"],
  // "A girl with long brown hair", "a man with a big white beard"
  [
    new RegExp(
      `\\b(${who}) (?:with|who has|that has) (?:[a-z]+,? ){0,2}?(long|curly|short)(?:,? [a-z]+){0,2} hair\\b( and)?`,
      "gi",
    ),
    (_: string, whose: string, hair: string, and?: string) =>
      `${whose} with ${hair} hair${and ? " with" : ""}`,
  ],
  [
    new RegExp(
      `\\b(${who}) (?:with|who has|that has) (?:an? )?(?:[a-z]+ ){0,2}(beard|mou?stache|ponytail)\\b`,
      "gi",
    ),
    "$1 with a $2",
  ],
  [
    /\b(?:(?:go|going|com|climb|slid|squeez)(?:es|ing|ing)? |stuck )?(?:down|up|in) (?=(?:the|a|our) chimney\b)/gi,
    "in ",
  ],
  [
    /\b(?:kids|children|friends|siblings) (?:who are |are )?(?:go |going |out )?trick[- ]or[- ]treating\b/gi,
    "Halloween, a witch and a pirate",
  ],
  [
    /\b(castle|palace|house|city|kingdom|tower|village|temple|island) in the (?:clouds?|sky)\b/gi,
    "$1 on a cloud",
  ],
  [/云(?:朵)?(?:里|中|端)的?(?=.{0,4}(?:城堡|宫殿|房子|城市|塔|村庄|岛))/g, "云朵上的"],
  [
    /\b((?:succulents?|cact(?:i|us|uses)|aloe)(?: and (?:succulents?|cact(?:i|us|uses)))?) in (?:an? )?(?:\w+ )?pots?\b/gi,
    "$1",
  ],
  [/^(?:someone |somebody |all )?dressed (?:up )?(?:as|like) (?=an? )/gi, "a girl dressed as "],
  [/\bdress(?:ed|es|ing)(?: up)? like (?=an? )/gi, "dressed as "],
  [
    /\b(?:in|wearing|wears|dressed in) (?:an?|their|his|her) (\w+) (?:halloween )?(?:costume|onesie|outfit)s?\b/gi,
    filledBy(/./, "dressed as a $1"),
  ],
  [/穿(?:着|上)?([^，。的]{1,5})(?:连体|卡通|玩偶)(?:衣|服|装)/g, "打扮成$1"],
  [/\bpuss[- ]in[- ]boots\b/gi, "cat dressed as a musketeer"],
  [/\bon the (?:\w+ )?banks? of (?=(?:a|the) )/gi, "by "],
  [
    /\b(?:(?:a|the|my|our) )?(?:happy )?family(?: (?:is|are))? (?:having|enjoying|doing|at) (?:a|their) (?:backyard |summer )?(?:barbecue|barbeque|bbq|cookout)\b/gi,
    "a dad grilling, a mom and a girl",
  ],
  [
    /(?:一家人|全家人?|一家[三四]口)(在.{1,8}?)?(?:一起)?(?:烧烤|吃烧烤|烤肉)/g,
    "$1爸爸烧烤，妈妈和女孩",
  ],
  [/[踩踏站](?:着|在|上)?(?:一[副块对双])?(?:滑雪双?板|雪橇板)上?/g, "滑雪"],
  [/[踩踏站](?:着|在|上)?(?:一[副块对双])?(?:滑雪单板|单板)上?/g, "玩单板滑雪"],
  [/[穿踩](?:着|上)?(?:一双)?(?:溜冰鞋|滑?冰鞋|冰刀鞋?)/g, "滑冰"],
  [/[穿踩](?:着|上)?(?:一双)?(?:轮滑鞋|旱冰鞋|滑轮鞋|直排轮)/g, "轮滑"],
  [
    /\b(?:wearing|with|in) (?:(?:his|her|its|their|a pair of) )?(ice|roller|inline)[- ]?skates\b/gi,
    (_, kind) => (/ice/i.test(kind!) ? "ice skating" : "roller skating"),
  ],
  [/\blay(?:s|ing) (?=(?:the |some |new |\w+ )?(?:tiles?|bricks?|paving stones?)\b)/gi, "fixing "],
  [
    /\b(?:the |an? )?(?:(?:baby|toddler)(?:'?s)?|(?:a|the) (?:little )?(?:boy|girl)(?:'s)) (?:(?:is )?(?:taking|takes|making) )?(?:(?:its|his|her|their|the) )?(?:very )?first steps\b/gi,
    "a toddler walking",
  ],
  [/(?:宝宝|婴儿|孩子|小宝)(?:正在)?(?:迈出|走出|走)(?:了)?(?:人生的?)?第一步/g, "学步宝宝走路"],
  [/(?:宝宝|孩子)(?:正在)?(?:学走路|学步|蹒跚学步)/g, "学步宝宝走路"],
  [
    /\b((?:teach|show)(?:es|s|ing)? .{1,30}?) (?:how )?to fish\b(?! tank| bowl| pond)/gi,
    "$1 fishing",
  ],
  [/\b(?:learn(?:s|ing)?|go(?:es|ing)?) (?:how )?to fish\b(?! tank| bowl| pond)/gi, "fishing"],
  [
    /\b(.{1,40}?) shar(?:es|ing) (?:an?|his|her|the|their) umbrella with (an? \w+|(?:his|her|the) \w+)/gi,
    "$1 and $2 under an umbrella",
  ],
  [
    /(?<!jump(?:s|ing)? |div(?:es|ing) |fall(?:s|ing)? |leap(?:s|ing)? )\bfrom (?=(?:an?|the|his|her|their|our|my) (?:\w+ )?(?:boat|rowboat|canoe|raft|ship|kayak)\b)/gi,
    "in ",
  ],
  [/\bT恤衫?/gi, "短袖衫"],
  [/背(?:上)?(?=书包)/g, "背着"],
  [/[走驶开跑]?过((?:[一那这]座)?[小大长木石独竹彩虹拱]*桥)(?!上)/g, "在$1上"],
  [/^穿靴子的猫$/g, "打扮成火枪手的猫"],
  [/[看听赏]下?雨(?!伞)/g, "看风景，雨天"],
  [/(?:在海边|去海边|在沙滩上)?看大?海(?=$|[，。、的景啦])/g, "在海边看风景"],
  [/[看赏](?:下)?雪(?=$|[，。、的景啦])/g, "看风景，雪天"],
  [
    /袋鼠(?:妈妈)?的?(?:口袋|育儿袋|袋子|肚子)里(?:面)?(?:有|装着|藏着|坐着|抱着)?(?:一只|一个|着)?(?:小袋鼠|袋鼠宝宝|宝宝|孩子)/g,
    "袋鼠",
  ],
  [
    /\bkangaroos? (?:carrying|with|and|holding) (?:a |an |the |her |its )?(?:tiny |little |small |cute )?(?:baby(?: kangaroo)?|joey)(?: (?:kangaroo )?(?:in|inside) (?:her |its |the |a )?pouch)/gi,
    "kangaroo",
  ],
  [
    /\b(?:(?:a|an|the|my|our|happy|loving|little|young) )*family of (four|five|six|4|5|6)\b(?! (?!sits|eats|rides|walks|plays|is|has|goes|watches|swims|hikes|camps|cooks)(?:little |baby |polar |happy |cute )?\w+s\b)/gi,
    (_, count) => members(count!).join(" and "),
  ],
  [
    /一家([四五六4-6])口|([四五六4-6])口之家/g,
    (_, count, home) => membersZh(count ?? home!).join("和"),
  ],
  [
    /\b(?:(?:mother|mama|mommy|mom) )?bird feeding (?:her|its|the|their) (?:hungry |little )?(?:bab(?:y|ies)|chicks?|young|baby birds?)(?: in (?:the|a|their|its) nest)?/gi,
    "bird beside a nest with chicks",
  ],
  [
    /鸟(?:妈妈)?(?:给|喂)(?:窝里的|巢里的)?(?:小鸟|鸟宝宝|宝宝|雏鸟|孩子)们?(?:喂食|喂虫子|吃虫子?|吃)?/g,
    "鸟和鸟窝里的雏鸟",
  ],
  [
    /\bchang(?:es?|ing) (?:(?:an?|the|her|his|their) )?baby(?:'s)? (?:diaper|nappy)/gi,
    "kneeling beside a baby",
  ],
  [/\b(?:having an? |in an? )?sword[- ]?fight(?:s|ing)?\b/gi, "fighting with swords"],
  [
    /\bsit(?:s|ting)? on (?:her|its|the|their|\w+) eggs\b|\b(?:brooding|hatching) (?:her|its) eggs\b/gi,
    "sitting in a nest",
  ],
  [/孵(?:蛋|小鸡|小鸟)/g, "在鸟巢里"],
  [/\bgiv(?:es?|ing) (.{1,20}?) an? hair ?cut\b/gi, "braiding the hair of $1"],
  [/给(.{1,8}?)(?:理发|剪头发|剪发)/g, "给$1扎头发"],
  [
    /\b(?:mom(?:my)?|mama|mother),? (?:and )?(?:dad(?:dy)?|papa|father),? and (?:a |the |their )?(?:baby|little) (?!girl|boy|brother|sister|one)(\w+)/gi,
    filledBy(living, "a big $1 and a big $1 and a baby $1"),
  ],
  [
    /\b(?:hid(?:es|ing)|cuddl(?:es|ing)(?: up)?|snuggl(?:es|ing)(?: up)?|lying) (?:under|beneath) (?:his|her|the|a|their) (?:\w+ )?(?:blankets?|covers|quilt|duvet)\b/gi,
    "in bed",
  ],
  [/\b(scared|afraid|frightened) of (?:the )?(?:thunder|storms?|lightning|dark)\b/gi, "$1"],
  [/(?:害怕|怕)(?:打雷|雷声|黑|闪电)/g, "害怕"],
  [/(?:躲|藏|缩)在被子里|躲进被窝(?:里)?|钻进被窝(?:里)?/g, "躺在床上"],
  [
    /\b(?:two (\w+)s|an? (\w+) couple) (?:are )?(?:getting|being) married\b/gi,
    (_, these, those) => {
      const who = these || those;
      return `a ${who} dressed as a bride and a ${who} dressed as a groom`;
    },
  ],
  [
    /\b(?:an? )?(?:wedding|bridal|newly ?wed|married) couple\b|\bnewly ?weds\b/gi,
    "a bride and a groom",
  ],
  [/(?:一对)?(?:结婚的)?(?:新人|新婚夫妇|新婚夫妻)/g, "新郎和新娘"],
  [/(?:一对|两[只个头])(\p{Script=Han}{1,4}?)(?:在)?(?:结婚|举行婚礼)/gu, "$1新娘和$1新郎"],
  [
    /^坐(?=.{0,3}(?:公交车|公共汽车|校车|大巴|[出轿汽火马缆电]车|地铁|高铁|轻轨|飞机|直升机|船|轮渡|热气球))/g,
    "乘",
  ],
  // Friends are those who were named.
  [
    /^((?:an?|the|two|three|my) )(.{2,24}?) and ((?:an?|the|two|three|my) )?(.{2,24}?) (?:being|are|as|who are|becoming|become) (?:the )?(?:best |good |great )?friends(?: forever)?\b/gi,
    "$1happy $2 and $3happy $4",
  ],
  [
    /^(.{1,8}?)[和与跟](.{1,8}?)(?:是|成为了?|成了|做了?|交)(?:最?好的?|一对|一生的)?(?:好?朋友|好伙伴|小伙伴|闺蜜)/g,
    "开心的$1和开心的$2",
  ],
  // 爱莎公主一样的冰雪公主 is one.
  [
    /^(?:一个|一位)?(?:像|如)?.{1,6}?(?:公主|王子|仙子)(?:一样|一般|那样|似)的(?=.{0,6}(?:公主|王子|仙子|女孩|男孩))/g,
    "",
  ],
  [
    /^((?:老)?(?:奶奶|爷爷|妈妈|爸爸|女孩|男孩|小女孩|小男孩|姐姐|哥哥))(.{1,12}?)[，,](.{1,8}?)(趴|坐|睡|躺)在(?:她|他)?的?(?:腿|膝盖?|大腿)上/g,
    "$1$2，$3$4在$1腿上",
  ],
  [/带着?(孩子们?|孙子|孙女|儿子|女儿|宝宝|弟弟|妹妹|小朋友们?)(?=[坐骑乘])/g, "和$1"],
  [/给(.{1,8}?)换(?:尿布|尿不湿|纸尿裤)/g, "跪在$1旁边"],
  [/\b(?:in|through|under) (?=(?:a|the) (?:\w+ )?sprinkler\b)/gi, "beside "],
  [/(?:阿拉丁的?)?神灯(?:里|中)(?:出来|飞出来?|钻出来?)?的(?:精灵|灯神|魔仆)/g, "灯神"],
  [/^(?:运动会)?(?:跑)?接力(?:赛跑|赛|跑)?$/g, "三个孩子跑步"],
  [/(?:跑)?接力(?:赛跑|赛|跑)/g, "跑步"],
  [/^(?:做)?(?:广播体操|课间操)$/g, "三个孩子欢呼"],
  // Fog is a picture of its own; what stands in it is drawn as on a clear day.
  [
    /(?<=\w )(?:in|through|into|out of) (?:the |a )?(?:thick |morning |dense )*(?:fog|mist)\b/gi,
    "",
  ],
  [/(?:大|浓|晨|薄)?雾(?:中|里)的?(?=\p{Script=Han})/gu, ""],
  [/\bwith (?:\w+ )?(?:painted|red|pink|long|polished) (?:finger ?)?nails\b/gi, ""],
  [/\bsuck(?:s|ing) (?:his|her|its|their|a) thumbs?\b/gi, ""],
  [/\bmoss[- ]covered (?!rock|stone)/gi, ""],
  [/\brope swing/gi, "swing"],
  [/\bbride (?:with|in|wearing) (?:a |her |the )?(?:\w+ )?veil\b/gi, "bride"],
  [/(?:一名|一个)?少先队员/g, "戴着红领巾的小朋友"],
  [/\bcrane (?:bird )?origami\b/gi, "origami crane"],
  [/\bcandy ?cane house\b/gi, "gingerbread house"],
  [/丝绸之路(?:上)?的?/g, "沙漠里"],
  [/骆驼队|驼队/g, "三只骆驼"],
  [
    /\b(?:an? )?(?!an?\b|the\b|my\b|our\b|and\b|with\b|human\b|young\b|new\b|happy\b|loving\b|proud\b)(\w+) (?:mom|mother|mama|mommy) and (?:(?:her|its|a) )?baby\b(?! \w)/gi,
    filledBy(/animal/, "a big $1 and a baby $1"),
  ],
  [
    /\b(?:an? |the )?(?:mom|mother|mama|mommy) (\w+) and (?:(?:her|its|a) )?(?:baby|little one)\b(?! \w)/gi,
    filledBy(/animal/, "a big $1 and a baby $1"),
  ],
  [/\bbath toys?\b/gi, "rubber duck"],
  // A toy phone is drawn as a phone; the word alone is a teddy bear.
  [
    /\btoy (?=(?:tele)?phone|guitar|piano|violin|kitchen|cash register|camera|hammer|sword|oven|toolbox|microphone)/gi,
    "",
  ],
  [
    /\b(kaleidoscope|dinosaur|spinning top|cup and ball|yo-?yo|slinky|puppet|robot|truck|train|plane|helicopter|boat|unicorn|dragon|octopus|jacob's ladder) toy(?=s?\b)/gi,
    "$1",
  ],
  [/\bquilting bee\b/gi, "a grandma sewing"],
  [/\b(?:with )?iron filings\b/gi, ""],
  [/\bhome[- ](?=brew)/gi, ""],
  [/(?:爷爷|老人)?遛鸟/g, "爷爷拿着鸟笼"],
  [/\bchinese dragon boats?\b/gi, "dragon boat"],
  [/(?:伸出|吐着?|吐出)(?:长|长长的)?舌头/g, ""],
  [/(?:正在)?出舱(?:活动|行走)?/g, "在太空中"],
  [/把(.{1,12}?)举(?:得|过|到)?(?:高高的?|头顶|起来)?/g, "举起$1"],
  ...turnsOfCare,
  ...turnsOfFaces,
  ...turnsOfClauses,
  ...turnsOfAnimals,
  ...turnsOfSport,
  ...turnsOfThings,
  ...turnsOfScenes,
];

/** A family of so many: the parents, their children, and whoever else is at home. */
const members = (count: string) =>
  ["a mom", "a dad", "a girl", "a boy", "a baby", "a grandma"].slice(0, numbers(count));
const membersZh = (count: string) =>
  ["爸爸", "妈妈", "女孩", "男孩", "宝宝", "奶奶"].slice(0, numbers(count));
const numbers = (word: string) =>
  4 + [/^(four|四|4)$/i, /^(five|五|5)$/i, /^(six|六|6)$/i].findIndex((one) => one.test(word));

const han = /\p{Script=Han}/u;
/** Each with the language it is for, where that is seen. */
const turnsByScript = turns.map(([turn, said]) => ({
  turn,
  said,
  isChinese: han.test(turn.source),
  isEnglish: !han.test(turn.source) && /[a-z]{3}/.test(turn.source.replace(/\\\w/g, "")),
}));

export function inPlainWords(text: string): string {
  const [hasChinese, hasEnglish] = [han.test(text), /[a-z]/i.test(text)];
  let plain = text;
  for (const { turn, said, isChinese, isEnglish } of turnsByScript) {
    if ((isChinese && !hasChinese) || (isEnglish && !hasEnglish)) continue;
    plain = typeof said === "string" ? plain.replace(turn, said) : plain.replace(turn, said);
  }
  return plain;
}
