/** Where one is: on, in, under, behind and past what, and how the body lies there. */
import type { Turn } from "./turn.ts";

const theirs = "(?:his|her|its|their|the)";
const belly = "(?:bell(?:y|ies)|tumm(?:y|ies)|stomachs?|fronts?)";
const riders = "mom|mommy|mum|mother|dad|daddy|father|grandma|grandpa|woman|man";

export const turnsOfPlacing: readonly Turn[] = [
  // What is written, read or played with lies before the face.
  {
    example: "a girl lying on her tummy reading a book",
    said: new RegExp(
      `\\blying (?:down )?(?:flat )?on (?:${theirs} ${belly}|the (?:floor|ground|grass|rug|carpet|bed))(?: on (?:the|a) \\w+)?,? (?:and |while )?(?:reading|looking at|playing with|coloring in|colouring in) (?:with )?`,
      "gi",
    ),
    plain: "lying on her belly beside ",
  },
  {
    example: "a boy lying on his belly drawing a picture",
    said: new RegExp(
      `\\blying (?:down )?(?:flat )?on (?:${theirs} ${belly}|the (?:floor|ground|grass|rug|carpet|bed))(?: on (?:the|a) \\w+)?,? (?:and |while )?(?:drawing|colou?ring|writing|doing homework|painting)(?: (?:a |his |her |some )?(?:pictures?|homework|letter|story))?`,
      "gi",
    ),
    plain: "lying on his belly beside an open book",
  },
  {
    example: "a girl lying flat on her stomach",
    said: new RegExp(
      `\\b(l(?:ying|ies)) (?:down )?(?:flat )?on (?:${theirs} ${belly}|the (?:floor|rug|carpet)(?= reach))\\b`,
      "gi",
    ),
    plain: "$1 on her belly",
  },
  {
    example: "小男孩趴在地上玩乐高",
    said: /趴在(?:地上|地板上|地毯上|床上|草地上|沙发上|垫子上)?(?:正在|在)?(?:看|玩|读|拼|搭)(?=\p{Script=Han})(?!书包)/gu,
    plain: "趴着，旁边有",
  },
  {
    example: "小女孩趴在地上画画",
    said: /趴在(?:地上|地板上|地毯上|床上|草地上|沙发上|垫子上|桌上|桌子上)?(?:正在|在)?(?:画画|写字|写作业|涂色|做作业)/g,
    plain: "趴着，旁边有一本打开的书",
  },
  {
    example: "a boy falling on his bottom while ice skating",
    said: /\b(f(?:alling|alls|ell)|slip(?:ping|s|ped)) (?:down |over )?(?:on (?:his|her|its|their) \w+ )?while (?:ice )?skating\b|\b(?:ice )?skat(?:ing|es?)(?: on the ice)? and (f(?:alling|alls|ell))(?: down| over)?\b/gi,
    plain: (_, before, after) => `${before ?? after} down at the ice rink`,
  },
  {
    example: "小朋友在溜冰场滑冰摔了个屁股蹲",
    said: /(在?(?:溜冰场|滑冰场|冰面|冰)上?)?(?:里|上)?(滑冰|溜冰)(?:时|的时候)?[，,]?(?:不小心)?(?:摔了?|跌了?)(?:个?(?:屁股[蹲墩]儿?|四脚朝天|大马趴)|一跤|倒了?)/g,
    plain: "在溜冰场上摔倒了",
  },
  {
    example: "小猴子摔了个屁股蹲",
    said: /(?:摔|跌)了?(?:个|一个)?(?:屁股[蹲墩]儿?|四脚朝天|大马趴)/g,
    plain: "摔倒了",
  },
  {
    example: "a scarecrow with crows on his arms",
    said: /\b(scarecrow)\b([^.;]*?),? with ((?:\w+ ){0,2}(?:crows?|birds?|sparrows?|ravens?)) (?:sitting |perched |perching |standing )?on (?:his|her|its) (?:\w+ )?(?:arms?|shoulders?|hat)\b/gi,
    plain: "$1$2. $3 on the scarecrow",
  },
  {
    example: "稻草人的胳膊上站着两只乌鸦",
    said: /(稻草人)(的?)(?:胳膊|手臂|肩膀|手)上(?:停|站|落|蹲|坐)(?:着|了)(.{0,4}?(?:乌鸦|小鸟|麻雀|鸟))/g,
    plain: "$3停在$1上",
  },
  {
    example: "a hammock with a girl napping in it",
    said: /\b(an? (?:\w+ )?(?:hammock|bathtub|bed|tent|boat|armchair|cart|wagon|box|basket|canoe|swing)) with (someone|somebody|a person|an? \w+(?: \w+)?) (sleeping|napping|sitting|lying|relaxing|reading|hiding|standing) (?:in|on|inside) it\b/gi,
    plain: (_, place, who, does) =>
      `${/^some|person/.test(who!) ? "a woman" : who} ${does} in ${place}`,
  },
  {
    example: "a grocery store with a mom and a toddler in the cart",
    said: new RegExp(
      `\\b((?:a|the) (?:${riders})) and (?:an?|the|her|his) (toddler|baby|boy|girl|child|kid)(?: (?:sitting|riding))? in (?:the|a|her|his) (?:shopping )?cart\\b`,
      "gi",
    ),
    plain: "$1 pushing a shopping cart, a $2 in the shopping cart",
  },
  {
    example: "a witch flying across a full moon",
    said: /\b(fl(?:ying|ies|y)|soar(?:ing|s))( on (?:a|her|his|their|its) \w+)? (?:across|past|by|in front of|over) (?:an?|the) (?:(?:big|huge|bright|full|round|glowing) )*moon\b/gi,
    plain: "flying$2 in front of a full moon",
  },
  {
    example: "小女巫骑着扫帚飞过月亮",
    said: /飞(?:过|越)(?:一轮|圆圆的|大大的|又大又圆的)*(?:月亮|圆月|满月)/g,
    plain: "飞在满月前面",
  },
  {
    example: "飞碟停在麦田里",
    said: /(?:飞碟|不明飞行物|UFO)(?:停|降落|落|着陆|停靠)(?=在|到)/gi,
    plain: "停着的飞碟",
  },
  {
    example: "老虎下山",
    said: /(?<![落太阳日滑骑冲滚爬])(?:从山上(?:走|跑)?下来|走下山坡?|下山(?![坡的]))(?:了)?(?<!(?:太阳|红日|日头).*)/g,
    plain: "走下大山坡",
  },
  {
    example: "a tiger walking down the mountain",
    said: /\b((?:com|walk|head|trott|runn|prowl)(?:ing|es|s)) down (?:from )?(?:a|the) (?:\w+ )?(?:mountains?|hills?)\b/gi,
    plain: "walking down the mountain slope",
  },
  {
    example: "企鹅们从冰山上滑下来",
    said: /(?:排着队|排成队)?从(?:大|高高的)?(?:冰山|雪山|冰川|冰坡|雪坡)(?:上|顶上)?(?:往下)?滑(?:了?下来|下去|下)/g,
    plain: "滑下冰坡",
  },
  {
    example: "小熊从彩虹上滑下来",
    said: /从(彩虹)(?:上|桥上)?(?:往下)?滑(?:了?下来|下去|下)/g,
    plain: "滑下$1",
  },
  {
    example: "penguins sliding down a glacier on their bellies",
    said: /\b(slid(?:ing|es|e)) down (?:an?|the) (?:(?:big|huge|giant|snowy|icy) )*(?:iceberg|glacier|ice mountain)\b(?: on (?:its|his|her|their) (?:belly|bellies|tummy|tummies))?/gi,
    plain: "$1 down an iceberg",
  },
  {
    example: "小松鼠把松果藏进树洞里",
    said: /(小?\p{Script=Han}{1,3}?)把(\p{Script=Han}{1,4}?)(?:藏|放|塞|存)(?:进|到|在|入)了?(?:大|自己的)?树洞(?:里面?|中)?/gu,
    plain: "$2在树洞里，$1在旁边",
  },
  {
    example: "a squirrel hiding an acorn in a hollow tree",
    said: /\b(squirrel|chipmunk|mouse|owl|bird)s? (?:is )?(?:hiding|hides|putting|puts|storing|stores|stashing|stashes) (an?|the|some|its|his|her) (acorns?|nuts?|pine ?cones?|chestnuts?|walnuts?|berries|seeds) in(?:to|side)? (?:an?|the|its|his|her) (?:hollow tree|tree ?hole|(?:hole|hollow) (?:in|of) (?:an?|the) tree|tree)\b/gi,
    plain: "$1 beside a hollow tree. $2 $3 in the hollow tree",
  },
  {
    example: "小猫躲在纸箱子里只露出两个眼睛",
    said: /(?:最|很)?喜欢?(躲在)(.{1,6}?)[里中](?:面)?[，,]?只?露(?:出|着)(?:了)?(?:两个|两只|一双)?(?:大|小)?眼睛|(躲在)(.{1,6}?)[里中](?:面)?[，,]?只?露(?:出|着)(?:了)?(?:两个|两只|一双)?(?:大|小)?眼睛/g,
    plain: (_, a, b, c, d) => `${a ?? c}${b ?? d}里`,
  },
  {
    example: "a puppy peeping through a door left ajar",
    said: /\b(peep(?:ing|s)?|peek(?:ing|s)?|look(?:ing|s)?) (?:out )?(?:through|from behind|round|around) (?:a|the) (?:door left ajar|half[- ]open door|door that is ajar|crack in the door|crack of the door|gap in the door|door)\b/gi,
    plain: "$1 from behind a half open door",
  },
  {
    example: "小狗从门缝里偷看",
    said: /(?:从|在)(?:门缝|门后|半开的门)(?:里|后面|后)?(?:往外|往里|向外)?(?:偷看|偷偷看|偷偷地看|张望|看|探出头来?)/g,
    plain: "躲在虚掩的门后面",
  },
  {
    example: "a princess standing on a balcony of a castle",
    said: /\b(?:on|at|from) (?:an?|the|her|his) balcony of (?:an?|the|her|his) (?:castle|palace)\b|\bon (?:an?|the|her|his) (?:castle|palace) balcony\b/gi,
    plain: "in the balcony of a castle",
  },
  {
    example: "公主站在城堡的阳台上",
    said: /在(?:城堡|宫殿|皇宫|王宫)的?阳台上/g,
    plain: "在城堡阳台里",
  },
  {
    example: "a bicycle against a brick wall",
    said: /\b(?:lean(?:ing|s|t|ed)|propped|resting|rests|standing|stands|parked)(?: up)? (?:against|on) (?:an?|the) ((?:\w+ )?(?:wall|fence))\b|(?<=\b(?:bicycle|bike|scooter|broom|ladder|guitar|flowers?)\b[^.]*) against (?:an?|the) ((?:\w+ )?(?:wall|fence))\b/gi,
    plain: (_, one, other) => ` in front of a ${one ?? other}`,
  },
  {
    example: "自行车靠在篱笆上",
    said: /(?:斜?靠|倚|停靠)在(\p{Script=Han}{0,3}?(?:墙|篱笆|围墙|栅栏))(?:上|边|旁)?/gu,
    plain: "在$1前面",
  },
  {
    example: "a train crossing a bridge with a ship passing under it",
    said: /\b(bridge)\b([^.]*?) (?:under|underneath|beneath|below) it\b/gi,
    plain: "$1$2 under the bridge",
  },
  {
    example: "航空母舰在海上，甲板上停着几架战斗机",
    said: /(?<=(?:航母|航空母舰).*)(?:航母|航空母舰)?的?甲板上/gs,
    plain: "航空母舰上",
  },
  {
    example: "fighter jets on the deck of an aircraft carrier",
    said: /\bon (?:the )?(?:flight )?decks? of (?=(?:an?|the) (?:aircraft )?carrier\b)/gi,
    plain: "on ",
  },
  {
    example: "五只气球绑着一只小象飞上天",
    said: /(?:[一二两三四五六七八九十]|许多|好多|很多|几)[只个]?气球(?:绑|系|拉|带|拖|吊)着((?:一[只个头匹])?\p{Script=Han}{1,4}?)(?:飞|飘|升)(?:上|到|向|在)?了?(?:天空?|空中|半空)(?:上|中|里|去)?/gu,
    plain: "$1戴着升空气球",
  },
  {
    example: "balloons carrying an elephant up into the sky",
    said: /\b(?:\w+ )?balloons (?:are )?(?:carry(?:ing)?|lift(?:ing)?|pull(?:ing)?|tak(?:ing|e)) (an? (?:\w+ )?\w+) (?:up )?(?:high )?(?:in)?to the (?:sky|air|clouds)\b/gi,
    plain: "$1 wearing lifting balloons",
  },
];
