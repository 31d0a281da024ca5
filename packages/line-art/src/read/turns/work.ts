/** What people are by trade and do at work; fires and who puts them out. */
import type { Turn } from "./turn.ts";

const fetched = "(?:rescu|sav|fetch|gett|get|help|bring)(?:es|e|ing|s)?";

export const turnsOfWork: readonly Turn[] = [
  {
    example: "a little boy getting his first haircut at the barber shop",
    said: /\b((?:an? |the |my )(?:\w+ )?(?:boy|girl|child|toddler|kid|man|woman|lion|bear|dog|poodle|sheep|monkey)) (?:is )?(?:getting|gets|having|has) (?:an?|his|her|its) (?:first |new )*hair ?cut\b/gi,
    plain: "a hairdresser cutting the hair of $1",
  },
  {
    example: "a hairdresser cutting hair",
    said: /(?<=\b(?:hairdresser|barber|hair stylist|hairstylist) )(?:is )?(?:cut(?:s|ting)|trim(?:s|ming)) (?:some |somebody's |people's )?hair\b(?! of)/gi,
    plain: "cutting the hair of a boy",
  },
  {
    example: "牧民叔叔套马",
    said: /套(?:着)?(?:烈|野|小)?马(?=$|[，。,])/g,
    plain: "拿着套索，旁边有一匹马",
  },
  {
    example: "爸爸钉钉子",
    said: /(?:敲|钉|砸)着?(?:一?[颗根枚个])?钉子/g,
    plain: "拿着锤子和钉子",
  },
  {
    example: "a pizza delivery boy on a scooter",
    said: /\b(?:pizza|food|package|parcel|grocery) (?=delivery (?:boy|girl|man|woman|guy|person|driver)\b)/gi,
    plain: "",
  },
  {
    example: "a kid building a robot out of cardboard boxes",
    said: /\b((?:build|mak|creat|craft)(?:e|es|ing|s)? (?:an?|the|his|her|their) (?:\w+ )?\w+) out of (?=\w)/gi,
    plain: "$1 and ",
  },
  {
    example: "长颈鹿理发师在店里给狮子剪头发",
    said: /在店里(?=[给帮为])(?<=理发师[^，。]{0,3}在店里)/g,
    plain: "在理发店里",
  },
  {
    example: "cow getting milked",
    said: /^(?:an? |the )?(cow|goat) (?:getting|being) milked(?: by (?:an? |the )?\w+)?$/gi,
    plain: "farmer milking a $1",
  },
  {
    example: "环卫工人扫落叶",
    said: /扫(?:着)?(?:地上的)?(?:落叶|树叶)/g,
    plain: "在院子里扫地，旁边有三片落叶",
  },
  {
    example: "工人修屋顶",
    said: /修(?:理|补)?屋顶/g,
    plain: "修房子",
  },
  {
    example: "医生看病",
    said: /(?<=^(?:\p{Script=Han}{0,3}医生|大夫))(?:在)?看病$/gu,
    plain: "给小男孩看病",
  },
  {
    example: "理发师剪头发",
    said: /(?<=^(?:\p{Script=Han}{0,3}理发师|\p{Script=Han}{0,3}发型师))(?:在)?(?:剪头发|理发)$/gu,
    plain: "给小男孩剪头发",
  },
  {
    example: "a firefighter saving a kitten",
    said: /(?<=\b(?:firefighter|fireman|firewoman|superhero|knight|prince|police ?man|police officer|lifeguard)s? )(?:sav|rescu)(?:es|ing) (?!.*\b(?:from|out of|off)\b)(?=(?:an?|the|her|his) (?:\w+ )?(?:kitten|cat|puppy|dog|baby|child|girl|boy|bird|rabbit|bunny)s?\b)/gi,
    plain: "holding ",
  },
  {
    example: "a vet checking a bunny",
    said: /\b(vet|veterinarian|doctor|nurse|dentist|pediatrician) (?:is )?(?:check(?:s|ing)(?: up)?|giv(?:es|ing) an? check-?up to|look(?:s|ing) at) (?:on )?(?=\w)/gi,
    plain: "$1 examining ",
  },
  {
    example: "a beaver in a hard hat reads the plans",
    said: /\b(read|look|stud|check|hold|show)(s|ies|ying|ing)( at)? (?:the|his|her|their|a|some) (?:building |house )?plans?\b(?! to\b)/gi,
    plain: "$1$2$3 the blueprint",
  },
  {
    example: "a mole digs a hole with a shovel",
    said: /\bdig(?:s|ging)? (.{3,24}?) with (?:an?|his|her|its) (?:\w+ )?(?:shovel|spade)\b/gi,
    plain: "shovelling $1",
  },
  {
    example: "小鼹鼠用铲子挖洞",
    said: /(?:正?在)?(?:用|拿着?)(?:一把)?(?:小|大)?(?:铲子|铁锹|铁铲|锹)(?:正?在)?挖着?/g,
    plain: "铲挖着",
  },
  {
    example: "a pig scrubs the deck with a mop",
    said: /\b(?:scrub|clean|wash|wip)(?:bing|bs|ing|s|es)? (the (?:\w+ )?(?:deck|floor)s?) with (?:an?|his|her|its|the|their) (?:\w+ )?mops?\b/gi,
    plain: "mopping on $1",
  },
  {
    example: "a sailor mopping the deck",
    said: /\bmop(?:s|ping) (the (?:\w+ )?deck)\b/gi,
    plain: "mopping on $1",
  },
  {
    example: "小猪用拖把擦甲板",
    said: /(?:用|拿着?)(?:拖把|墩布)(?:在)?(?:擦|拖|洗|清洗|打扫)着?(甲板|地板|地面?)?/g,
    plain: (_, what) => (what === "甲板" ? "在甲板上拖地" : "拖地"),
  },
  {
    example: "firefighters putting out a fire on a tall building",
    said: /\b(?:put(?:s|ting)? out|fight(?:s|ing)?|extinguish(?:es|ing)?|battl(?:es|ing)) (?:a|the) (?:big |huge |raging )?fires? (?:on|in|at) (?:an?|the) ((?:\w+ )?(?:building|house|home|barn|apartment|tower|skyscraper|school|shop|store))\b/gi,
    plain: (_, building) => `spraying water on a burning ${building!.split(" ").at(-1)}`,
  },
  {
    example: "消防员扑灭大楼的火",
    said: /(?:扑灭|浇灭|熄灭|扑救)(?:了)?(大?楼|房子|高楼|楼房|房屋|工厂|商店|学校)(?:里|上)?的(?:大)?火(?:灾|焰)?/g,
    plain: "给着火的$1喷水",
  },
  {
    example: "a firefighter putting out a burning house",
    said: /\b(?:burning|flaming) (?!candles?|torch|incense|sun|hot|love)(\w+)/gi,
    plain: "$1 on fire",
  },
  {
    example: "燃烧的蜡烛",
    said: /燃烧着?的(?=.{0,3}(?:蜡烛|火))/g,
    plain: "",
  },
  {
    example: "消防员扑灭起火的房子",
    said: /起火|失火|燃烧/g,
    plain: "着火",
  },
  {
    example: "a fire truck putting out a fire",
    said: /\bput(?:s|ting)? out (?=(?:\w+ ){0,3}(?:fires?|flames|blaze)\b)/gi,
    plain: "extinguishing ",
  },
  {
    example: "消防员给着火的房子灭火",
    said: /给(\p{Script=Han}{1,8}?)(?:灭火|救火)/gu,
    plain: "扑灭$1",
  },
  {
    example: "a police officer stopping traffic",
    said: /\b(?:directing|directs|controlling|guiding|stopping|stops) (?:the )?traffic\b/gi,
    plain: "waving on a traffic stand at the crosswalk",
  },
  {
    example: "警察叔叔指挥交通",
    said: /在?(?:马路|路口|街)?(?:上|边|中间)?指挥(?:交通|(?:来往的?|过往的?)?(?:车辆|汽车))/g,
    plain: "站在路口的指挥台上挥手",
  },
  {
    example: "an astronaut planting a flag",
    said: /\bplant(?:ing|s) (?=(?:an?|the|his|her|its|their|our) (?:\w+ )?flag\b)/gi,
    plain: "holding ",
  },
  {
    example: "a man laying tiles on a kitchen floor",
    said: /\blay(?:s|ing) (?=(?:the |some |new |\w+ )?(?:tiles?|bricks?|paving stones?)\b)/gi,
    plain: "fixing ",
  },
  {
    example: "a quilting bee",
    said: /\bquilting bee\b/gi,
    plain: "a grandma sewing",
  },
  {
    example: "home brewing kombucha",
    said: /\bhome[- ](?=brew)/gi,
    plain: "",
  },
  {
    example: "爷爷遛鸟",
    said: /(?:爷爷|老人)?遛鸟/g,
    plain: "爷爷拿着鸟笼",
  },
  {
    example: "a fire truck spraying water",
    said: /\b(fire ?(?:trucks?|engines?)) (?:is |are )?spray(?:s|ing) water\b(?! (?:on|at|onto))/gi,
    plain: "$1 spraying water on a fire",
  },
  // A driver is known by what is driven, and one among others by the wheel in hand.
  {
    example: "a bus driver",
    said: /(?<!(?:,|\band|, and) (?:an? |the )?)\b(?:an? |the )?((?:school )?bus|taxi|truck|train|tractor|ambulance|fire truck|race car) driver\b(?! (?:is )?\w+(?:ing|s)\b)/gi,
    plain: "a man driving a $1",
  },
  {
    example: "公交车司机",
    said: /(?<![、，和与])(公交车|公共汽车|校车|出租车|卡车|货车|火车|拖拉机|救护车)(?:司机|驾驶员)(?=$|[，。的]|叔叔)(?:叔叔)?/g,
    plain: "叔叔开$1",
  },
  {
    example: "firefighter rescuing a cat from a tree",
    said: new RegExp(
      `\\b${fetched} (?!(?:some |the |an? |fresh |wild |his |her )*(?:honey|hive|fruits?|apples?|pears?|peaches|oranges|bananas?|coconuts?|leaves|nuts?)\\b)(.{1,30}?) (?:from|out of|down from|stuck in|in) a tree\\b`,
      "gi",
    ),
    plain: "on a ladder beside a tree, $1 in the tree",
  },
  {
    example: "消防员从树上救下小猫",
    said: /从树上(?:救下|救|解救)(?:下来|了)?(.{1,8})$/g,
    plain: "爬梯子，旁边有一棵树，树上有$1",
  },
  {
    example: "冰糖葫芦小贩",
    said: /(\p{Script=Han}{2,6}?)(小贩|商贩|摊主)/gu,
    plain: "拿着$1的$2",
  },
  {
    example: "a farmer planting rice",
    said: /\bplant(s|ing) (?:the )?rice(?: seedlings?| shoots?| plants?)?\b/gi,
    plain: "plant$1 three seedlings",
  },
  // Rice is planted in rows.
  {
    example: "农民伯伯在田里插秧",
    said: /插(?:秧苗?|稻秧)(?!机)/g,
    plain: "种三棵秧苗",
  },
  {
    example: "a firefighter rescuing a cat from a burning building",
    said: /\b(?:rescu|sav)(?:es|ing) (.{1,30}?) from (?:a|the) (?:(?:burning|flaming) (?:building|house)|(?:building|house) on fire)\b/gi,
    plain: "holding $1 in front of a house on fire",
  },
  {
    example: "消防员从大火中救出小女孩",
    said: /从(?:大?火|火海|火场|着火的房子)(?:里|中)(?:救出|救下|救)(?:来|了)?(.{1,8})$/g,
    plain: "抱着$1站在着火的房子前",
  },
  {
    example: "大灰狼敲小兔子家的门",
    said: /敲(?:响)?(.{1,8}?)家?的(?:房?门|大门)/g,
    plain: "站在$1的房子前",
  },
  {
    example: "渔夫在海上捕鱼",
    said: /^(.{1,8}?)在(?:大?海|湖|江|河)(?:上|面上|里)(?:撒网|打鱼|捕鱼)+$/g,
    plain: "$1坐在小船上钓鱼",
  },
  {
    example: "渔夫在船上撒网",
    said: /撒(?:着|下)?(?:一张)?(?:大|渔)?网(?:捕鱼|打鱼)?/g,
    plain: "拿着渔网",
  },
  {
    example: "a shepherd boy with sheep",
    said: /\bshepherd (?=boy|girl)/gi,
    plain: "",
  },
  {
    example: "a firefighter at work",
    said: /(?<=\w) at work(?=$|[,.])/gi,
    plain: "",
  },
  {
    example: "消防员用水枪灭火",
    said: /用(?:高压)?水枪(?=灭火|救火|浇)/g,
    plain: "",
  },
  // On a building site a beam is of steel.
  {
    example: "a crane lifting a beam",
    said: /(?<=\bcrane\b.{0,40})\b(?:metal |iron |steel )?(beams?)\b(?! of light)/gi,
    plain: "steel $1",
  },
  {
    example: "挖掘机在工地上挖土",
    said: /(?<=挖[掘土]机.{0,10})挖(?:起|着)?(?:泥土|沙子|石头|[土沙泥地])/g,
    plain: "挖坑",
  },
  {
    example: "小女孩爬梯子上树屋",
    said: /爬(?:上|着)?[木竹长高]?梯子?(?:爬)?[上到进去](?=树屋|大?树|屋顶|房子|阁楼|高?塔|城堡)/g,
    plain: "在梯子上，",
  },
  {
    example: "a crane loading containers onto a ship",
    said: /(?<=\bcranes? (?:is |are )?)(?:un)?load(?:s|ing) (?:an? |the |some )?((?:shipping |cargo )?container)s?(?: (?:on ?to|from|off|into) (an?|the) ((?:\w+ )?ship))?/gi,
    plain: (_, what = "", a, ship) => `lifting a ${what}${ship ? ` beside ${a} ${ship}` : ""}`,
  },
  {
    example: "消防员站在云梯上",
    said: /(?<=消防员.{0,6})云梯/g,
    plain: "梯子",
  },
  // Who is up there is in a tree, where no house is named.
  {
    example: "消防员爬上云梯救小花猫",
    said: /(?:爬上?|登上)(?:云梯|梯子|长梯|消防梯)去?(?:解救|营救|救下?)(?:一只)?((?:小|花|白|黑|橘)*[猫鸟猴])/g,
    plain: "爬上梯子，$1在大树上",
  },
  {
    example: "工人爬梯子修房子",
    said: /(?:爬上?|登上|踩着)(?:着)?(?:一[架把个])?([木竹长高]?)梯子?(?=$|[，。、\p{Script=Han}])(?:上(?!有))?/gu,
    plain: "在$1梯子上",
  },
  {
    example: "妈妈站在梯子上挂灯笼",
    said: /(?<=梯子上)挂(?=\p{Script=Han})/gu,
    plain: "举着",
  },
  {
    example: "a digger digging dirt",
    said: /(?<=\b(?:excavator|digger|backhoe)s? (?:is |are )?)(?:dig(?:s|ging)|scoop(?:s|ing)|mov(?:es|ing)) (?:up |in |through )?(?:the |some )?(?:dirt|soil|sand|earth|mud|ground|gravel)\b/gi,
    plain: "digging a hole",
  },
];
