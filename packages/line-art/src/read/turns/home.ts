/** Rooms, walls, roofs and beds, and what is done in them. */
import type { Turn } from "./turn.ts";

const guests =
  "(?:(?:an?|the|my|our|two|three|four|both) )?(?:grandparents|grandma|grandpa|grandmother|grandfather|mom|dad|parents|mother|father|cousins?|kids|children|family|aunts?|uncles?|brothers?|sisters?)";

export const turnsOfHome: readonly Turn[] = [
  {
    example: "laundry hanging on a clothesline",
    said: /\b(?:the |some )?(?:laundry|clothes|washing|shirts and (?:pants|socks|trousers)) (?:is |are )?(?:(?:hanging|hung|drying|blowing|flapping|out) )+(?:up )?(?:to dry )?(?:in the wind )?on (?:an?|the) (?:clothes ?line|washing line|line|rope)\b/gi,
    plain: "a clothesline",
  },
  {
    example: "a boy in the doorway",
    said: /\b(?:in|at|from|inside) (?:an?|the|his|her|their|our) (?:open |front |cottage |house )*doorway\b/gi,
    plain: "in an open front door",
  },
  {
    example: "妈妈站在门口挥手",
    said: /(?<=[站坐蹲趴等守])在(?:大|房)?门口|在(?:大|房)?门口(?=[站坐蹲趴等守挥招迎送])/g,
    plain: "在敞开的家门里",
  },
  {
    example: "小羊躲在门后",
    said: /(?<=[门树墙山石竹云丛帘柱椅发子])后(?=$|[，,。、]|[偷探看笑躲藏伸露张])/g,
    plain: "后面",
  },
  {
    example: "奶奶摇着扇子讲故事",
    said: /(?:摇|扇)着?(蒲扇|芭蕉扇|大?扇子?)[，,]?(?:给\p{Script=Han}{1,4}?)?讲(?:着)?故事/gu,
    plain: "坐着，拿着扇子，旁边坐着一个小男孩",
  },
  {
    example: "thanksgiving dinner table with grandparents, two cousins, a turkey and a dog",
    said: new RegExp(
      `^(?:an? |the |our )?(?:\\w+ )?dinner table with (${guests}(?:(?:,| and|, and) ${guests})*)(?:,|,? and) (?=(?:an?|the|some|two|three) )`,
      "i",
    ),
    plain: (_all, people) => `${people!.replace(/,(?! and)([^,]*)$/, " and$1")} eating dinner, `,
  },
  {
    example: "a dog under the table waiting for somebody to drop some food",
    said: /\b(?:waiting|waits|hoping|hopes) (?:for|until) (?:some(?:body|one)|anybody|anyone|them|him|her|people) to (?:drop|throw|give|share|feed|toss|spill)\b[^,.;]*?(?:food|crumbs?|treats?|bone|scraps?|something|it)\b|\b(?:waiting|waits|hoping|hopes) for (?:some )?(?:food|crumbs|scraps|a treat|treats|leftovers)\b/gi,
    plain: "begging",
  },
  // Who is seen from the street looks out of a house.
  {
    example: "a snowman in the yard and a little boy who peeks out the window",
    said: /(?=\b(?:peek|look|peer|wav|watch))(?<=\b(?:roof|house|sleigh|street|yard)\b.*)\b(?:peek|look|peer|wav|watch)(?:s|es|ing)? (?:out of|out from|out|from|through) (?:the|a|his|her|an upstairs) window\b|\b(?:peek|look|peer|wav|watch)(?:s|es|ing)? (?:out of|out from|out|from|through) (?:the|a|his|her|an upstairs) window\b(?=.*\b(?:yard|street|sleigh)\b)/gi,
    plain: "in the window of a house",
  },
  {
    example: "雪人在院子里，小男孩从窗户里往外看",
    said: /(?=(?:从|在|趴在)窗)(?<=(?:屋顶|房子|雪橇|院子|街).*)(?:从|在|趴在)窗户?(?:里|口|前|边)?(?:往|向|朝)外?(?:面)?(?:看|张望|望|挥手)/g,
    plain: "在房子的窗户里",
  },
  {
    example: "小男孩躲在被窝里看书",
    said: /(?:躲|钻|窝|缩|趴|躺)?在?(?:暖和的|温暖的)?被窝里/g,
    plain: "在床上",
  },
  {
    example: "an old lady opens the door",
    said: /\bopen(?:s|ing) (the|a|her|his|their) (?:front )?door\b(?! (?:of|in|to)\b)/gi,
    plain: "stands beside $1 door",
  },
  {
    example: "a boy and a girl ring the doorbell",
    said: /\bring(?:s|ing)? (?:the|a) (?:door ?)?bell\b(?! (?:in|of)\b)/gi,
    plain: "knocking on the door",
  },
  {
    example: "老奶奶打开门，孙子敲门",
    said: /(?:打开|开)了?(?:家门|房门|大门|门)(?![口前后外上边里铃])/g,
    plain: "站在门旁边",
  },
  {
    example: "小女孩按门铃",
    said: /按(?:响)?了?门铃/g,
    plain: "敲门",
  },
  {
    example: "a boy lights the menorah",
    said: /\blights?\b(?= (?:an?|the|his|her|their|some) (?:\w+ )?(?:menorahs?|hanukkiah|candles?|diyas?|lanterns?|lamps?|campfires?|fires?|fireplace)\b)/gi,
    plain: "lighting",
  },
  {
    example: "a boy beside a window with snow outside",
    said: /\b(?:beside|by|next to|near|at) (?:an?|the) window with (snow|rain)(?: falling)? outside\b/gi,
    plain: "by the window, $1ing",
  },
  {
    example: "妈妈躺在沙滩椅上看书",
    said: /躺在(.{0,4}(?:沙滩椅|躺椅|沙发|摇椅))上(?=[看读喝吃听玩织晒])/g,
    plain: "坐在$1上",
  },
  {
    example: "海边，妈妈躺在椅子上看书",
    said: /(?<=(?:海边|沙滩|海滩).*)躺在椅子?上/g,
    plain: "坐在沙滩椅上",
  },
  {
    example: "宝宝坐在餐椅上吃饭",
    said: /(?<=(?:宝宝|婴儿|娃娃).{0,3})坐在(?:儿童|宝宝|婴儿)?餐椅/g,
    plain: "坐在高脚椅",
  },
  {
    example: "three bottles on the shelves",
    said: /\bon (?:the|his|her|its|their) (?:book)?shelves\b/gi,
    plain: "on the bookshelf",
  },
  {
    example: "a picture on the wall",
    said: /\b(?:picture|painting|photo|poster)(s?)(?: (?:that is |is |are )?hang(?:s|ing))?(?= on (?:the|a|his|her|my|our) (?:\w+ )?wall\b)/gi,
    plain: "framed picture$1",
  },
  {
    example: "墙上挂着一幅画",
    said: /墙上(?:还)?(?:挂|贴)(?:着|了)([一两三四五]?)(?:[幅张副])?(?:画|照片|图画)/g,
    plain: "墙上有$1幅挂画",
  },
  {
    example: "墙上的画",
    said: /墙上的(?:画|照片|图画)/g,
    plain: "墙上的挂画",
  },
  {
    example: "a cat on the roof of the barn",
    said: /\b(on|onto|upon|over|across) (?:top of )?(?:the|an?|his|her|their|our|its) (?:\w+ )?(?:roof|rooftop)s? of (?=(?:the|an?|his|her|their|our) )/gi,
    plain: "$1 ",
  },
  {
    example: "树屋里小兔子在画画，小熊从窗口挥手",
    said: /(?:从|在)(?:树屋的?)?窗[口户](?:里|边|上)?(?=(?:向外)?(?:挥手|招手|张望|看|探))(?<=树屋.*)/g,
    plain: "在树屋里",
  },
  {
    example: "a rabbit paints in the treehouse, a bear waves from the window",
    said: /\b(?:from|at|out of) (?:the|its|a) window\b(?<=\btreehouse\b[^.]*)/gi,
    plain: "in the treehouse",
  },
  {
    example: "a boy climbs up to the treehouse, his sister waves from inside",
    said: /\bfrom (?:the )?inside\b(?! (?:the|a|of)\b)(?<=\b(treehouse|castle|bus|train|boat|ship)\b[^.]*)/gi,
    plain: "in the $1",
  },
  {
    example: "a castle with a king on the battlements and guards along the walls",
    said: /\b(on|upon|behind|along) (?:top of )?the (?:castle )?(?:walls?|battlements|ramparts)\b(?=.*\bcastle\b|(?<=\bcastle\b.*))/gi,
    plain: "$1 the castle wall",
  },
  {
    example: "a girl in a treehouse, an owl on the roof",
    said: /\b(on|onto|upon) (?:top of )?(?:the|its) (?:roof|rooftop)\b(?! of\b)(?<=\b(treehouse|castle|barn|bus|train|boat|ship)\b[^.]*)/gi,
    plain: "$1 the $2",
  },
  {
    example: "a house with a cat on the roof",
    said: /\b(on|onto|upon|over|across) (?:top of )?(?:the|an?|his|her|their|our|its) (?:(barn|school|castle|church|cottage|cabin|shed|palace|temple|hut|car|bus|train|van)(?:'s)? |\w+ )?(?:roof|rooftop)s?\b/gi,
    plain: (_, place, building) => `${place} the ${building ?? "house"}`,
  },
  {
    example: "dad washing the dishes while mom dries them",
    said: /\bdr(?:y|ies|ying) (?:them|(?:the )?(?:dishes|plates))\b/gi,
    plain: "holding a plate",
  },
  {
    example: "succulents and cacti in pots",
    said: /\b((?:succulents?|cact(?:i|us|uses)|aloe)(?: and (?:succulents?|cact(?:i|us|uses)))?) in (?:an? )?(?:\w+ )?pots?\b/gi,
    plain: "$1",
  },
  {
    example: "a boy hiding under his blanket",
    said: /\b(?:hid(?:es|ing)|cuddl(?:es|ing)(?: up)?|snuggl(?:es|ing)(?: up)?|lying) (?:under|beneath) (?:his|her|the|a|their) (?:\w+ )?(?:blankets?|covers|quilt|duvet)\b/gi,
    plain: "in bed",
  },
  {
    example: "小女孩躲在被子里",
    said: /(?:躲|藏|缩)在被子里|躲进被窝(?:里)?|钻进被窝(?:里)?/g,
    plain: "坐在床上",
  },
  {
    example: "a dog scared of thunder",
    said: /\b(scared|afraid|frightened) of (?:the )?(?:thunder|storms?|lightning|dark)\b/gi,
    plain: "$1",
  },
  {
    example: "小男孩害怕打雷",
    said: /(?:害怕|怕)(?:打雷|雷声|黑|闪电)/g,
    plain: "害怕",
  },
  {
    example: "a rope swing",
    said: /\brope swing/gi,
    plain: "swing",
  },
  {
    example: "a boy looking at the stars from his window",
    said: /\b(?:looking|looks|gazing|gazes|staring|stares) at (the moon|the stars|the snow|the rain|a rainbow) (?:through|from|out of) (?:the|a|her|his|its) window\b/gi,
    plain: "looking out of the window, $1",
  },
  // What is knitted is on the needles.
  {
    example: "a grandmother knitting a blue scarf",
    said: /\b(knit(?:s|ting)?|crochet(?:s|ing)?) (?:an?|the|some|her|his) (?:\w+ )?(?:scar(?:f|ves)|sweater|jumper|cardigan|socks?|hat|cap|mittens?|gloves|blanket|shawl)\b/gi,
    plain: "$1",
  },
  {
    example: "妈妈织一条围巾",
    said: /[织钩](?:一(?:条|件|双|顶|副))?(?:围巾|毛衣|毛线|袜子|毛袜|帽子|毛线帽|手套|毯子)/g,
    plain: "织毛衣",
  },
  {
    example: "an owl reading a book by candlelight",
    said: /\b(?:by|in) (?:the )?candle ?light\b/gi,
    plain: "next to a candle",
  },
  {
    example: "flowers in pots",
    said: /\b(flowers?|plants?|cactus(?:es)?|cacti|tulips?|roses?|sunflowers?|dais(?:y|ies)|herbs?|trees?) in ((?:an?|the|\w+) )?(pots?)\b/gi,
    plain: "$1 in $2flower $3",
  },
  // Its drawing has the one who flies it.
  {
    example: "an alien in a flying saucer",
    said: /\b(?:an? |the )?(?:(?:little|green|cute|friendly) )*alien (?:in|inside|driving|flying|piloting|riding)(?: in)? (?=(?:an?|the|his|its) (?:flying saucer|ufo)\b)/gi,
    plain: "",
  },
  {
    example: "外星人开飞碟",
    said: /外星人(?:驾驶|开|坐|乘坐)着?(?=.{0,3}(?:飞碟|UFO|不明飞行物))/gi,
    plain: "",
  },
  {
    example: "a princess in a castle tower",
    said: /\bcastle (?=towers?\b)(?!.*\b(?:gate|walls?|drawbridge|battlements)\b)/gi,
    plain: "",
  },
  {
    example: "城堡的塔楼",
    said: /城堡的?(?=塔楼|高塔)(?!.*(?:城墙|城门|门口|吊桥|护城河))/g,
    plain: "",
  },
  {
    example: "a treehouse with a ladder",
    said: /\btree ?house with (?:an? )?(?:rope )?(?:ladder|steps)\b/gi,
    plain: "treehouse",
  },
  {
    example: "带梯子的树屋",
    said: /(?:带|有)(?:着)?(?:绳|木)?梯子?的(?:小)?树屋/g,
    plain: "树屋",
  },
  {
    example: "a family at the dinner table",
    said: /\bat (?:the|their|a) (?:dinner|dining|breakfast|lunch|supper) table\b/gi,
    plain: "eating at the table",
  },
  {
    example: "a cat sleeping on a rug by the fire",
    said: /\b(rug|carpet|mat|armchair|rocking chair|sofa|couch) (?:by|beside|near|in front of) (?:the|a) (?:cozy |warm )?fire\b/gi,
    plain: "$1 by the fireplace",
  },
  {
    example: "two kids sharing an ice cream on a park bench",
    said: /\bsharing (an? (?:\w+ ){0,3}?(?:ice cream|cone|sandwich|pizza|cookie|cake|popcorn|watermelon)(?: cone)?) (?=(?:on|in) (?:an?|the) (?:park )?(?:bench|sofa|couch|swing|hammock|blanket)\b)/gi,
    plain: "eating $1 ",
  },
  {
    example: "a cat on the stairs",
    said: /\bthe stairs\b(?! of)/gi,
    plain: "the staircase",
  },
  {
    example: "a cat on a windowsill",
    said: /\bon (?:a|his|her|their|our) window ?sill\b/gi,
    plain: "on the windowsill",
  },
  // Near by, one sees no more of the house than its window.
  {
    example: "a grandma in the window of a house",
    said: /\b(?:looking out of|looks out of|leaning out of|leans out of|waving from|waves from|peeking out of|peeks out of|in|at|from) (?:an?|the) (?:open )?window of (?:an?|the|her|his|their) (?:\w+ )?(?:house|cottage|home)\b/gi,
    plain: "in a cottage window",
  },
  {
    example: "小女孩从房子的窗户里探出头",
    said: /(?:在|从)(?:房子|小屋|家|屋子|楼房|木屋)的?(?:窗户|窗口|窗子|窗)(?:里|中|边|旁|前)?(?:探出(?:头|脑袋)来?|往外看|向外看|挥手|看(?:外面|风景))?/g,
    plain: "在房子的窗户里",
  },
  {
    example: "a girl on the balcony of a house",
    said: /\bbalcony of (?:an?|the|her|his|their) (?:\w+ )?(?:house|home|building|apartment|cottage)\b/gi,
    plain: "balcony",
  },
  {
    example: "a girl looking out of a window with curtains",
    said: /(?<=\b(?:out of|through|at) )(?:an?|the) window with (?:\w+ )*curtains\b/gi,
    plain: "the window",
  },
  {
    example: "爸爸拼书架",
    said: /(?:拼装?|组装|安装)着?(?=一?[个张把]?(?:新|小|大)?(?:书架|桌子|椅子|床|柜子|衣柜|家具|架子))/g,
    plain: "做",
  },
  // Who cannot sleep lies there with open eyes.
  {
    example: "小朋友睁着眼睛睡不着",
    said: /(?:偷偷地?)?(?:睁着|睁开|睁大)(?:了)?(?:大|一只)?(?:眼睛?|双眼)(?:睡不着(?:觉)?)/g,
    plain: "坐在床上",
  },
  {
    example: "午睡时间，有个小朋友偷偷睁着眼",
    said: /(?:偷偷地?)?(?:睁着|睁开|睁大)(?:了)?(?:大|一只)?(?:眼睛?|双眼)(?<=(?:午睡|睡觉|睡着|床上).*)/g,
    plain: "坐在床上",
  },
  {
    example: "a vase of roses and tulips",
    said: /\b((?:an?|the|my|her|one) (?:[a-z]+ ){0,2}vase) (?:full of|filled with|of|with) ((?:(?:[a-z]+ )?(?:roses?|tulips?|sunflowers?|dais(?:y|ies)|lil(?:y|ies)|peon(?:y|ies)|orchids?|poppies|carnations?|daffodils?|irises|hydrangeas|lavender)(?:,? and (?:an? )?|, )?)+)(?=$|[^a-z])/gi,
    plain: (_, vase: string, flowers: string) => {
      const [, all = "", rest = ""] = /^(.*?)((?:,? and (?:an? )?|, )?)$/i.exec(flowers)!;
      return `${all} in ${vase}${rest}`;
    },
  },
];
