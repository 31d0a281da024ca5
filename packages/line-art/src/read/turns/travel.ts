/** Vehicles, roads and bridges, and who rides in them. */
import type { Turn } from "./turn.ts";

const animalZh = "(?:[小大老]?(?:马|驴|牛|羊|鹿|狗|毛驴|白马|黑马))";

export const turnsOfTravel: readonly Turn[] = [
  {
    example: "孩子们在等校车",
    said: /(?:正?在)?(?:等待|等候|等)着?(?=一?辆?(?:校车|大巴)(?:$|[，。,]))/g,
    plain: "站在公交站旁边，路上有",
  },
  {
    example: "kids getting on the school bus",
    said: /\b(?:(?:gett?ing|gets?|hopping|hops?|climbing|climbs?) (?:on|onto|on to|into)|boarding|boards?) (?=(?:the|an?|their|his|her) (?:big |yellow )*(?:school ?bus|bus|train|tram|subway|plane|airplane)\b)/gi,
    plain: "queuing up beside ",
  },
  {
    example: "小朋友们上校车",
    said: /(?<=[\u4e00-\u9fff])(?:正?在|准备|要|依次|排着?队|一起)*(?:登上|坐上|爬上|上)了?(?=(?:大?校车|公交车|公共汽车|大?巴士?|火车|飞机)(?:$|[，。,去了]))/g,
    plain: "排队在旁边有",
  },
  {
    example: "an ice cream truck with kids in line",
    said: /\b((?:an? |the )(?:[\w-]+ ){0,3}(?:truck|van|cart|stand|stall|booth|counter|bus|slide|wheel|carousel))\b([^,.]*?),? (?:with|and) (?:a (?:long )?(?:line|queue) of )?((?:some |many |hungry )*(?:kids|children|people|customers|students|boys|girls|animals))(?: (?:are |is )?(?:waiting |standing |lined up |lining up )?(?:in (?:a )?(?:long )?(?:line|queue)|queuing(?: up)?|lined up|lining up))$/gi,
    plain: "$3 queuing up beside $1$2",
  },
  {
    example: "a long queue at the bakery counter",
    said: /^(?:an? |the )?(?:long )?(?:queue|line)(?: of (\w+))? (?:at|in front of|outside|by|beside|for) /gi,
    plain: (_, who) => `${who ?? "people"} queuing up beside `,
  },
  {
    example: "kids in a long line outside the bakery",
    said: /\b(?:(?:are|is) )?(?:(?:standing |waiting )?in (?:an? )?(?:long )?(?:line|queue)|lin(?:ed|ing) up|queu(?:ing|ed|es?)(?: up)?) (?:at|for|in front of|outside|by|beside|near|next to|to (?:buy|get) (?:\w+ ){1,3}(?:at|from)) /gi,
    plain: "queuing up beside ",
  },
  {
    example: "a rocket taking off",
    said: /\b(?:rocket|spaceship|space ?ship|rocket ?ship)s? (?:is |was )?(?:tak(?:es|ing) off|blast(?:s|ing) off|lift(?:s|ing) off|launch(?:es|ing)|(?:being )?launched)\b/gi,
    plain: "rocket launch",
  },
  {
    example: "火箭发射",
    said: /(?:发射(?:中的?|的)?火箭|火箭(?:正在|准备)?(?:点火)?发射(?:升空)?|(?:宇宙)?飞船(?:发射|升空|起飞))/g,
    plain: "火箭升空",
  },
  {
    example: "reindeer pulling a sleigh over the rooftops",
    said: /\b(pull(?:s|ing)) ((?:an?|the|his|santa['’]?s) (?:sleigh|sled))(?: full of \w+)? (?:(?:fly|soar)(?:s|ing) )?(?:over|above|across) (?:the |a )?(?:snowy |snow-covered )?(?:roof ?tops?|roofs?|houses?|village|town|city)\b/gi,
    plain: "$1 $2. the sleigh above a house",
  },
  {
    example: "tractor pulling hay",
    said: /\b(tractors?|trucks?|horses?|donkeys?|oxen|mules?)((?: is| are)?) (?:pull|tow|haul|carry)(?:s|ing)? (?:an? |the |some )?(?:(?:big |huge |full )?(?:load|stack|pile|bales?)s? of )?hay(?: ?bales?| stack)?(?! (?:wagon|cart|trailer))\b/gi,
    plain: "$1$2 pulling a wagon with hay",
  },
  {
    example: "拖拉机拉着干草",
    said: /(?<=拖拉机|卡车|马|驴|牛)(?:正?在)?(?:拉|运|拖)着?(?:一车|一堆|满满一车)?(?:干草|稻草|草垛|麦草|草捆)/g,
    plain: "拉着干草车",
  },
  {
    example: "高铁进站",
    said: /(?<=高铁|列车|火车|动车|地铁)(?:缓缓|慢慢|快速)?(?:地)?(?:正?在|就要|要)?(?:驶?进站|到站|靠站|驶入车站|开进车站|开进站台|驶入站台)了?/g,
    plain: "停在站台旁",
  },
  {
    example: "a train arriving at the station",
    said: /(?<=\btrain) (?:is )?(?:arriv(?:es|ing) (?:at|in)|pull(?:s|ing) in(?:to)?|com(?:es|ing) into|stopp(?:s|ing) at|leav(?:es|ing)) (?:the|a)(?: train| railway)? station\b/gi,
    plain: " at the train station",
  },
  {
    example: "小火车穿过雪山隧道",
    said: /(?:雪山|大山|高山|山)(?:里的?|中的?|的)?(?=[隧遂]道|山洞)/g,
    plain: "",
  },
  {
    example: "火车开进遂道",
    said: /遂道/g,
    plain: "隧道",
  },
  // Boats go beneath.
  {
    example: "乌篷船过小桥",
    said: /(?<=[船舟])(?:正?在|慢慢地?|悠悠地?|轻轻地?)*(?:划过|穿过|经过|驶过|钻过|过)(?:一座|那座|古老的)?(小|石|石拱|拱|大)?桥洞?/g,
    plain: "在$1桥下",
  },
  {
    example: "a boat passing a bridge",
    said: /(?<=(?:boat|ship|canoe|kayak|gondola|ferry)s?) (?:is |are )?(?:pass|cross|go|sail|row|float)(?:es|s|ing)? (?:(?:by|through|past|across|over) )?(?=(?:an?|the) (?:\w+ )?bridge\b)/gi,
    plain: " under ",
  },
  {
    example: "helicopter rescuing someone",
    said: /\bhelicopters? (?:is )?(?:rescu|sav|lift|pick)(?:es|ing|s)(?: up)? (?:someone|somebody|people|an? (?:\w+ )?(?:man|woman|boy|girl|person|kid|child|hiker|climber|swimmer|sailor)|them)(?: (?:from the (?:sea|water|mountain|roof|ocean)))?/gi,
    plain: "rescue helicopter",
  },
  {
    example: "直升机救人",
    said: /直升机(?:正?在|正)?(?:营救|救援|救起|救|吊起)(?:被困的|受伤的)?(?:人们?|游客|登山者|伤员|小男孩|小女孩)?/g,
    plain: "救援直升机",
  },
  {
    example: "小老鼠开着玩具汽车",
    said: /(?<=[开坐骑驾][着上]?)玩具(?:小)?(?=汽车|赛车|火车|飞机|卡车|跑车)/g,
    plain: "小",
  },
  {
    example: "小兔子开着汽车兜风",
    said: /(?:出去)?兜风/g,
    plain: "",
  },
  {
    example: "圣诞夜麋鹿拉着雪橇飞过屋顶",
    said: /(?<=[鹿马犬狗])(?:们)?(拉着?)(?:圣诞老人的)?(雪橇)(?:车)?(?:正?在)?飞[过越在]+(?:.{0,5}的)?(屋顶|房顶|房子|村庄|小镇|城市)(?:上空?)?/g,
    plain: "$1$2，雪橇在房子上空",
  },
  {
    example: "霸王龙开着大卡车，三角龙坐在后面",
    said: /(开着?|驾驶着?)([^，,]{0,6}车)[，,](\p{Script=Han}{2,6})坐在(?:后面|后排|后座上?|旁边)/gu,
    plain: "$1$2，$3坐在$2里",
  },
  {
    example: "cars in a traffic jam",
    said: /\b(?:stuck )?in (?:an? |the )?(?:big |long )?traffic jam\b/gi,
    plain: "on a busy street",
  },
  {
    example: "a cat floating outside a space station",
    said: /\b(?:float(?:s|ing)?|hover(?:s|ing)?|drift(?:s|ing)?) outside (?:of )?(?=(?:an?|the|his|her) (?:space ?station|space ?ship|rocket|space shuttle))/gi,
    plain: "beside ",
  },
  {
    example: "an alien on mars",
    said: /\bon (?:the planet )?(?:mars|venus|mercury|pluto|(?:another|an alien|a strange|a distant) planet)\b/gi,
    plain: "on the moon",
  },
  {
    example: "外星人在火星上卖冰淇淋",
    said: /在(?:火星|金星|外星球|另一个星球)上/g,
    plain: "在月球上",
  },
  {
    example: "a parrot stands at the pirate ship's wheel",
    said: /\b(at|behind|on|by|up|in) (?:the|a|his|her) (pirate ship)'s (?:(wheel|helm)|(bow|mast|stern|deck))\b/gi,
    plain: (_, place, ship, wheel, part) =>
      `${place} the ${wheel ? "ship's wheel" : part === "bow" ? "prow" : part} on the ${ship}`,
  },
  {
    example: "四个小朋友在划龙舟",
    said: /(?<=[个只名位群].{1,6}?)(?:正?在|一起)*(?:划着?|赛)龙[舟船]/g,
    plain: "坐在龙舟里",
  },
  // One of them is in it.
  {
    example: "妈妈和儿子隔着车窗挥手告别",
    said: /(?<=^|[，。,])(\p{Script=Han}{1,6}?)[和跟与](\p{Script=Han}{1,6}?)(?:在站台上?)?隔着(?:火车|列车)?车窗(?:互相)?(?:挥手|招手)(?:告别|道别|再见)?(?=$|[，。,])/gu,
    plain: "$2在火车车窗里挥手，$1站在旁边挥手",
  },
  {
    example: "孩子隔着车窗挥手",
    said: /(?:隔着|从|在|透过)(?:火车|列车)?车窗(?:里|后|口|边)?(?:面)?(?:向外|往外)?(?=挥手|招手|探出头|看|望)/g,
    plain: "在火车车窗里",
  },
  {
    example: "a boy waves from the train window",
    said: /\b(wav(?:es|ing)|look(?:s|ing)(?: out)?|smil(?:es|ing))(?: goodbye)? (?:from|out of|through|of) (?:the|a) (train|bus|car|tram)(?:'s)? window\b/gi,
    plain: (_, does, what) => `${does} in the ${what === "train" ? "train window" : what}`,
  },
  {
    example: "妈妈和儿子挥手告别",
    said: /(?:隔着车窗)?(?:挥手|招手)(?:告别|道别|再见)|隔着车窗(?=挥手|招手)/g,
    plain: "挥手",
  },
  {
    example: "岸边的人在敲鼓加油",
    said: /[敲打]鼓(?:助威|加油|呐喊)/g,
    plain: "打鼓",
  },
  {
    example: "five children get on and the teacher waves",
    said: /\b(?:get|gets|getting) (?:on|off)(?= and\b|$|[,.;])/gi,
    plain: "walking",
  },
  {
    example: "小朋友过河",
    said: /(?<=\p{Script=Han})(?<![鸭鹅马牛象虎鹿熊狗猪狼羊]子?们?)过(?:小|大)?(?=[河溪](?!马|豚))/gu,
    plain: "走在",
  },
  {
    example: "a mom driving her kids to school",
    said: /\bdriv(?:es?|ing) (?=(?:his|her|their|the) (?:kids|children|son|daughter|family)\b)(.{1,24}?)(?: to school| home)?$/gi,
    plain: "and $1 in a car",
  },
  {
    example: "妈妈开车送孩子上学",
    said: /开车(?:去)?(?:送|接|载|带)(?:着)?(孩子们?|宝宝|儿子|女儿|弟弟|妹妹|小朋友们?|家人|全家)(?:去|到)?(?:上学|放学|回家|学校)?/g,
    plain: "和$1坐在汽车里",
  },
  {
    example: "a boy and his grandfather fishing from a boat",
    said: /(?<!jump(?:s|ing)? |div(?:es|ing) |fall(?:s|ing)? |leap(?:s|ing)? )\bfrom (?=(?:an?|the|his|her|their|our|my) (?:\w+ )?(?:boat|rowboat|canoe|raft|ship|kayak)\b)/gi,
    plain: "in ",
  },
  {
    example: "三只山羊过桥",
    said: /[走驶开跑]?过((?:[一那这]座)?[小大长木石独竹彩虹拱]*桥)(?!上)/g,
    plain: "在$1上",
  },
  {
    example: "坐公交车",
    said: /^坐(?=.{0,3}(?:公交车|公共汽车|校车|大巴|[出轿汽火马缆电]车|地铁|高铁|轻轨|飞机|直升机|船|轮渡|热气球))/g,
    plain: "乘",
  },
  {
    example: "a chinese dragon boat",
    said: /\bchinese dragon boats?\b/gi,
    plain: "dragon boat",
  },
  {
    example: "宇航员出舱",
    said: /(?:正在)?出舱(?:活动|行走)?/g,
    plain: "在太空中",
  },
  {
    example: "圣诞老人坐着驯鹿雪橇",
    said: /驯鹿(?:拉的?)?雪橇/g,
    plain: "雪橇，旁边有驯鹿",
  },
  {
    example: "santa on his sled",
    said: /(?<=\b(?:santa|santa claus|father christmas)\b.{0,20}\b)sled(?:ge)?\b|\bsled(?:ge)?\b(?=.{0,16}\b(?:santa|father christmas)\b)|(?<=\b(?:reindeer|unicorns?)\b.{0,20}\b)sled(?:ge)?\b/gi,
    plain: "sleigh",
  },
  // Santa has a sleigh of his own.
  {
    example: "圣诞老人坐着雪橇",
    said: /(?<=圣诞(?:老人|爷爷|公公).{0,8})(?:雪橇车?|雪撬)(?!犬)/g,
    plain: "圣诞雪橇",
  },
  {
    example: "a girl driving on the moon",
    said: /\bdriv(?:es?|ing) (?:around )?(?=on the moon\b)/gi,
    plain: "driving a moon rover ",
  },
  // Its drawing has two children in it; who is named or counted rides in one with seats.
  {
    example: "kids riding a roller coaster",
    said: /(?<!\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:\w+ )?)\b(?:(?:some|many|the|a group of) )?(?:(?:happy|excited|cheering|laughing|screaming) )?(?:kids|children|people|friends|an? (?:\w+ )?family|the family|boys and girls) (?:are |is )?(?:(?:happily )?(?:rid(?:es?|ing)|enjoy(?:s|ing)?|go(?:es|ing)?|sit(?:s|ting)?|hav(?:e|ing) fun|cheer(?:ing)?|scream(?:ing)?) )?(?:(?:on|in) )?(?=(?:an?|the) (?:\w+ )?roller ?coaster\b)/gi,
    plain: "",
  },
  {
    example: "小朋友坐过山车",
    said: /(?<![个名位小男女])(?:一群|几个|很多|许多)?(?:小朋友|小孩子?|孩子|儿童|大家|人们|一家人|全家人?)们?(?:正?在|一起|(?:开心|快乐|高兴)地)*(?:乘坐|坐|玩)(?:着|在)?(?=(?:过山车|云霄飞车))/g,
    plain: "",
  },
  {
    example: "孩子们在游乐园坐过山车",
    said: /(?<![个名位小男女])(?:一群|几个|很多|许多)?(?:小朋友|小孩子?|孩子|儿童|大家|人们|一家人|全家人?)们?在(游乐[园场]|公园)里?(?:乘坐|坐|玩)着?(?=(?:过山车|云霄飞车))/g,
    plain: "$1里的",
  },
  {
    example: "a boy riding a roller coaster",
    said: /\brid(?:es?|ing) (?:on |in )?(?=(?:an?|the) (?:\w+ )?roller ?coaster\b)/gi,
    plain: "on ",
  },
  {
    example: "三个小朋友坐过山车",
    said: /(?:正在|在)?(?:乘坐|坐|玩)着?(过山车|云霄飞车)/g,
    plain: "在$1上",
  },
  // A horse with a cart, not a carriage that stands there by itself.
  {
    example: "小马拉车",
    said: new RegExp(`(${animalZh})拉着?(?:一辆)?(?:[小大]?马?车|大车|板车)`, "g"),
    plain: "$1拉着马车",
  },
  {
    example: "小朋友等公交车",
    said: /等(?:公交|公共汽|校|班|火|地铁|出租)?车(?=的|$|[,，。])/g,
    plain: "等待",
  },
  {
    example: "a tractor pulling a trailer full of hay",
    said: /\b(?:trailer|wagon|cart)(?: full| loaded| piled(?: high)?| filled)?(?: of| with) hay(?: bales)?\b/gi,
    plain: "hay wagon",
  },
  {
    example: "a dinosaur driving a bus full of kids",
    said: /\bdriv(?:es?|ing) (an?|the|his|her) ((?:\w+ )?(?:bus|car|van|truck|train|taxi|tractor)) (?:full of|filled with|with) (?!.* (?:beside|next to|behind|in front|near|on) )(.+)$/gi,
    plain: "and $3 in $1 $2",
  },
  {
    example: "a school bus full of children",
    said: /^(an?|the) ((?:\w+ )?(?:bus|car|van|train|taxi|boat|ship|canoe|hot air balloon|submarine|rocket|spaceship|plane|airplane)) (?:full of|filled with|packed with|crowded with|carrying) (.+)$/gi,
    plain: "$3 in $1 $2",
  },
  {
    example: "一辆坐满小朋友的校车",
    said: /^(?:一[辆艘条架列]|)?(?:坐|装|挤|载)满了?(.{1,8}?)的(校车|公交车|公共汽车|汽车|小汽车|火车|船|小船|飞机|潜水艇|火箭)/g,
    plain: "$1在$2里",
  },
  {
    example: "a sled pulled by huskies",
    said: /\b(?:an? |the )?(?:sled|sleigh|sledge) (?:(?:being |that is )?pulled by|with) (?:some |a team of )?(?:sled )?(?:dogs|huskies)\b/gi,
    plain: "a dog sled",
  },
  {
    example: "dogs pulling a sled through the snow",
    said: /\b(?:the |a team of )?(?:sled )?(?:dogs|huskies) (?:are )?(?:pull|drag)(?:ing)? (?:an? |the )?(?:sled|sleigh|sledge)\b/gi,
    plain: "a dog sled",
  },
  {
    example: "a train going through a tunnel with a dog waving from the last car",
    said: /(?<=\b(?:train|engine|locomotive)\b.{0,80})\b(last|first|back|rear|next) cars?\b/gi,
    plain: "$1 carriage",
  },
  {
    example: "a train puffing smoke",
    said: /(?<=\b(?:train|engine|locomotive)\b.{0,120})(?: with)?(?: smoke (?:coming|puffing|billowing) out(?! of)|(?: is)? (?:puff|blow|belch)(?:s|es|ing)(?: out)? (?:clouds of |puffs of )?(?:smoke|steam))\b/gi,
    plain: "",
  },
  {
    example: "a steam train with smoke coming out of the chimney",
    said: /(?<=\b(?:train|engine|locomotive)\b.{0,120})\b(?:the |its )?(?:smoke|steam) (?:is )?(?:coming|puffing|rising|pouring|billowing)(?: out)?(?: up)? (?:of|from) (?:the|its|a) (?:chimney|smokestack|funnel|smoke stack)\b/gi,
    plain: "",
  },
  {
    example: "小熊拉着一车蜂蜜",
    said: /([拉推])着?(?:满满)?一(?:小|大)?车的?(?!厢)([^，。,、一两三走跑去回上下过来在]{1,4})(?=$|[，。,、走跑去回上下过来])/g,
    plain: "$1着玩具拖车，玩具拖车里有三个$2",
  },
  // On a train, too, it is no car.
  {
    example: "火车里，列车员推着小车",
    said: /推着?(?:一?辆)?小车(?![站厢])/g,
    plain: "推着手推车",
  },
  // Up a slope, not on the car.
  {
    example: "小猪推着车上山",
    said: /(?<=[车橇彩蛋果瓜物苗子蜜])(?:往|爬)?[上下爬](?:了)?(?:小|大|山)?[坡山](?=$|[，。,])/g,
    plain: "。远处有一座小山",
  },
  {
    example: "小马拉着胡萝卜车",
    said: /([拉推])着?(?:一?辆)?(?:一车)?(胡萝卜|苹果|南瓜|西瓜|玉米|白菜|水果|蔬菜|萝卜|草莓|香蕉)(?:车(?=$|[,，。走跑去回])|(?<=一车\p{Script=Han}{2,3}))/gu,
    plain: "$1着玩具拖车，玩具拖车里有三个$2",
  },
  {
    example: "two friends on a bicycle built for two",
    said: /\b(?:bicycle|bike) built for two\b/gi,
    plain: "tandem bicycle",
  },
  {
    example: "people paddling a dragon boat",
    said: /\b(?:a (?:team|group|crew) of )?(?:people|children|kids|men|women|rowers|paddlers|boys and girls)(?: are)? (?:rowing|paddling|racing|row|paddle|race)(?: in)? (?=(?:an?|the|two|three)? ?dragon boats?\b)/gi,
    plain: "",
  },
  // The boat has its crew.
  {
    example: "小朋友们在河里划龙舟",
    said: /(?:一群|一队|几个|很多)?(?:人们?|大家|村民们?|队员们?|(?:小朋友|孩子|小孩)们?)(?=(?:在.{1,4})?(?:划|赛|两条)龙舟)/g,
    plain: "",
  },
  // Whatever goes through a tunnel is partly in it.
  {
    example: "a train going through a tunnel",
    said: /(?:(?<=\w) (?:is |are )?(?:going|goes|coming|comes|driving|drives|passing|passes|rushing|rushes|speeding|speeds|racing|chugging|chugs|rolling|rolls|travell?ing|emerging|emerges|running|runs))? (?:right )?(?:through|into|out of|out from|from) (?=(?:an?|the) (?:\w+ ){0,2}tunnel\b)/gi,
    plain: " in ",
  },
  {
    example: "火车钻山洞",
    said: /(?<=(?:火车|列车|高铁|动车|地铁).{0,6})(?:正?在)?(?:穿过|穿越|通过|经过|钻过|钻进|钻出|驶过|驶出|驶入|驶进|开过|开进|开出|冲出|进入|钻|过)(?:了|着)?(?:一[条个座])?(?:.{0,3}的)?(?:隧道|山洞)/g,
    plain: "在隧道里",
  },
  {
    example: "汽车穿过隧道",
    said: /(?:正?在)?(?:穿过|穿越|通过|钻过|钻进|钻出|驶过|驶出|驶入|驶进|开过|开进|开出|冲出)(?:了|着)?(?:一[条个座])?(?:.{0,3}的)?隧道/g,
    plain: "在隧道里",
  },
  // Both are on it.
  {
    example: "爸爸骑自行车带着女儿去上学",
    said: /^(\p{Script=Han}{1,5}?)(?:正?在)?骑着?(自行车|单车|电动车|摩托车)[带载驮]着?(小?(?:女儿|儿子|孙女|孙子|孩子|弟弟|妹妹|宝宝|[猫狗熊兔]子?))(?=$|[去上在，,。])/gu,
    plain: "$1和$3骑$2",
  },
  // Who is on deck is on the ship.
  {
    example: "a pirate on the deck of a ship",
    said: /\b(?:on|at|behind|aboard) (?:the )?(?:deck|bow|prow|stern|helm|wheel|bridge) of (?=(?:an?|the|his|her|their) (?:\w+ ){0,2}(?:ship|boat|sailboat|galleon|ferry))/gi,
    plain: "on ",
  },
  {
    example: "a sailor on deck",
    said: /\b(?:on|at|behind) (?<!\b(?:ship|mast|wheel|crow's nest)\b.*)(?:the |his |her )?(?:ship's )?(?:deck(?! ?chair)|helm)\b(?!.*\b(?:mast|wheel|crow's nest)\b)|\baboard ship\b/gi,
    plain: "on a ship",
  },
  {
    example: "a pirate aboard a ship",
    said: /\baboard (?=(?:an?|the|his|her|their) (?:\w+ )?(?:ship|boat|ferry))/gi,
    plain: "on ",
  },
  {
    example: "a pirate captain on his ship",
    said: /(?<=\bpirates?\b.{0,80}\b(?:on|in) (?:his|her|their|a|the) )(?:big |large )?(?:ship|boat)\b/gi,
    plain: "pirate ship",
  },
  {
    example: "海盗站在船头",
    said: /在(?<=^[^船舟，。]*海盗[^船舟]{0,8}在)(?:(?:大|小|轮|海盗)?船的?)?(?:甲板|船头|船尾|船舵)(?:上|前|旁边?|后面?)?/g,
    plain: "在海盗船上",
  },
  {
    example: "船长站在甲板上",
    said: /在(?<!(?:(?:海盗|帆|大|轮|渔)船|龙舟).*)(?:(?:大|小|轮)?船的?)?(?:甲板|船头|船尾|船舵)(?:上|前|旁边?|后面?)?/g,
    plain: "在轮船上",
  },
  {
    example: "小鸡在龙舟的船头敲鼓",
    said: /(船头|船尾|甲板|桅杆)(?<=在(?:船的?|龙舟的?)?..)(?:上|那里|旁边?)?(?=\p{Script=Han})/gu,
    plain: "$1上",
  },
  {
    example: "船长在海盗船上掌舵",
    said: /(?:正?在)?(?:掌着?舵|开着?船|驾驶着?(?:海盗)?船)(?=$|[，。,；])/g,
    plain: "在舵轮旁边",
  },
  {
    example: "papa bear rows a boat",
    said: /\b(?:row|paddl)(?:s|es|ing) (an?|the|his|her|its|their) (?=(?:small |little |wooden |big )?boat\b)(?:small |little |wooden |big )?boat\b/gi,
    plain: "rides $1 rowing boat",
  },
  {
    example: "mice row a dragon boat, a hamster drums at the bow",
    said: /\b(?:at|in|on) the (?:(bow|front|prow)|(?:stern|back|rear))(?: of (?:the|a|his|her|their) (?:ship|boat))?(?=$|[,.;]| and\b| while\b)(?<=\b(?:boat|ship|galleon)\b[^.]*)/gi,
    plain: (_, front) => `on the ${front ? "prow" : "stern"}`,
  },
  {
    example: "a mouse captain steers a ship",
    said: /\b(?:steer|sail)(?:s|ing) (the|an?|his|her|their) ((?:\w+ )?ship)\b/gi,
    plain: "stands at the ship's wheel on $1 $2",
  },
  {
    example: "an elephant carries a tower on its back with a prince in it",
    said: /\b((?:an?|the) (?:\w+ )?elephant) carr(?:ies|ying) (?:an?|the) (?:\w+ )?(?:tower|castle|pavilion)(?: on (?:its|his|her) back)?(?: with (.{3,30}?) in(?:side)?(?: it)?)?(?=$|[,.;])/gi,
    plain: (_, elephant, who) =>
      who ? `${who} in a howdah, the howdah on ${elephant}` : `a howdah on ${elephant}`,
  },
  {
    example: "elephants carrying towers",
    said: /\belephants carry(?:ing)? (?:\w+ )?(?:towers|castles|pavilions)(?: on their backs)?/gi,
    plain: "howdahs on elephants",
  },
  {
    example: "大象背上驮着一座小塔，塔里坐着王子",
    said: /(大象)(?:背上|身上)?(?:驮|背|载)着(?:一[座个顶])?(?:小|高)?(?:塔|轿子|亭子|宝塔|城堡)(?:[，,](?:塔|轿子|亭子|里面|里|上面)(?:里|上)?(?:坐|站)着(\p{Script=Han}{2,8}))?/gu,
    plain: (_, elephant, who) =>
      who ? `${who}在象轿里，象轿在${elephant}上` : `象轿在${elephant}上`,
  },
  {
    example: "a farmer drives a hay cart pulled by two oxen",
    said: /\b(an?|the|his|her) ((?:\w+ )?(?:cart|carriage|sleigh|sledge|wagon|coach)) (?:that is |which is |being )?(?:pulled|drawn) by ((?:\w+ ){0,3}\w+?)(?=$|[,.;]| and\b| while\b| through\b| with\b| in\b| on\b| across\b)/gi,
    plain: "$1 $2, $3 pull the $2",
  },
  {
    example: "a captain at the ship's wheel, dolphins leap beside the bow",
    said: /\b(?:beside|near|by|around|before|alongside|next to|in front of) the (?:bow|stern|hull|side)\b(?<=\b(boat|ship)\b[^.]*)/gi,
    plain: "beside the $1",
  },
  {
    example: "children wave from the windows of a train",
    said: /\b(wav(?:es|ing|e)|look(?:s|ing)?(?: out)?|smil(?:es|ing|e)) (?:from|out of|through|at) (?:the )?windows? of (?:the|a) (train|bus|car|tram)\b/gi,
    plain: (_, does, what) => `${does} in the ${what === "train" ? "train window" : what}`,
  },
  {
    example: "a ship with a cat captain who holds the wheel",
    said: /\b(?:hold|turn|tak|grip)(?:s|es|ing|ping)? the (?:ship's |big )?wheel\b(?<=\b(?:ship|deck|mast)\b.*)/gi,
    plain: "stands at the ship's wheel",
  },
  {
    example: "Dragon boat race: bears row and a tiger drums",
    said: /\b(row|paddle)(s|ing)?\b(?! (?:an?|the|in)\b)(?<=\bdragon boat rac.*)/gi,
    plain: "$1$2 a dragon boat",
  },
  {
    example: "bears row a boat and pandas cheer on the bank",
    said: /\bon the (?:river ?)?bank\b(?<=\b(?:boat|river|canoe|raft)\b.*)/gi,
    plain: "",
  },
  // It has its palm as it is drawn.
  {
    example: "a ship near an island with a palm tree",
    said: /\b(?:(?:small|tiny|desert|deserted) )?island with (?:an? |some |two |three |tall )*(?:palm|coconut)(?: tree)?s?\b/gi,
    plain: "desert island",
  },
  {
    example: "a cat in the window of a bus",
    said: /\b(?:in|at|out of|from|through) the (?:\w+ )?windows? of (an?|the|his|her) (?=(?:\w+ )?(?:bus|train|car|plane|airplane|rocket|ship|truck|van|tram)\b)/gi,
    plain: "in $1 ",
  },
];
