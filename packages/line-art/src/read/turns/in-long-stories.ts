/** What long stories say in passing, in both languages: how it is done, what came of it, who is meant. */
import type { Turn } from "./turn.ts";

const preposition =
  "(?:behind|beside|next to|in front of|above|under|below|near|between|around|over)";
const isThere =
  "(?:stands?|sits?|is|are|waits?|lies|lie|hangs?|floats?|flies|fly|swims?|grows?|sleeps?|runs?|rises?|parks?|turns?|rolls?|shines?|looms?|towers?)";
const soups =
  "(?:chicken|vegetable|chill?i|pumpkin|carrot|potato|onion|mushroom|noodle|alphabet|pea|bean|fish|nettle|stone|spicy)";
const flying =
  "(?:fl(?:y|ies|ying)|danc(?:e|es|ing)|jump(?:s|ing)?|float(?:s|ing)?|shin(?:e|es|ing)|glow(?:s|ing)?|spin(?:s|ning)?|swim(?:s|ming)?|run(?:s|ning)?|sparkl(?:e|es|ing)|twinkl(?:e|es|ing)|sing(?:s|ing)?|sleep(?:s|ing)?|work(?:s|ing)?|roar(?:s|ing)?)";

export const turnsOfLongStories: readonly Turn[] = [
  // What somebody is compared to is not there.
  {
    example: "two bears dance around like butterflies",
    said: new RegExp(
      `\\b(${flying}(?: (?:around|about|along|away|high|up|together|in the air|brightly))?) (?:just )?like (?!th(?:is|at)\\b)(?:an? |the |real |little )*(?:\\w+)(?= |$|[.,;!])`,
      "gi",
    ),
    plain: "$1",
  },
  // Who is there is said after where.
  {
    example: "A girl feeds a cat. Behind them stands the fire truck.",
    said: new RegExp(
      `(?<=[.;,!] |\\band )(${preposition} (?:them|him|her|it)) (${isThere}) ((?:an?|the|two|three|four|five|some|his|her|their) [^.;,!]{2,60}?)(?: (with [^.;,!]{2,40}))?(?=$|[.;,!])`,
      "gi",
    ),
    plain: (_, where, does, who, having) => `${who} ${does} ${where}${having ? ` ${having}` : ""}`,
  },
  {
    example: "A girl flies. Under her a bus stops.",
    said: new RegExp(`(?<=[.;!] )(${preposition}) her (?=(?:an?|two|three|four|five|some) )`, "gi"),
    plain: "$1 her, ",
  },
  {
    example: "a princess brings a bowl of hot chili soup",
    said: new RegExp(
      `\\b(?:(?:an?|the|two|some) )?(?:(?:bowl|pot|plate|cup)s? of )?(?:hot |warm |spicy )?(?:${soups} )*${soups} soup\\b`,
      "gi",
    ),
    plain: "a bowl of soup",
  },
  {
    example: "a dragon and a knight, just in case",
    said: /,? just in case\b/gi,
    plain: "",
  },
  // Only they are seen of whoever is under it.
  {
    example: "kids burying grandpa, only his head and feet stick out",
    said: /,?(?: so that| so| and)? (?:only |just )?(?:his|her|its|their) [a-z]+(?: and [a-z]+)? (?:is |are )?(?:stick|peek|pok)(?:s|ing)? out\b/gi,
    plain: "",
  },
  {
    example: "the dog puts its paw on its nose",
    said: /\b(?:put|hold|press|lay|plac)(?:s|es|ting|ing)? (?:his|her|its|their|a|one) (?:paws?|fingers?|hoof|wing|trunk) (?:on|to|over|against|in front of) (?:his|her|its|their) (?:nose|lips|mouth|beak)\b/gi,
    plain: "is quiet",
  },
  {
    example: "a father penguin holds him by the flipper",
    said: /\bhold(?:s|ing)? (him|her|it|them) by (?:the|his|her|its) (?:flipper|hand|paw|wing|arm|trunk|fin|tail)s?\b/gi,
    plain: "holding hands with $1",
  },
  {
    example: "a doctor bunny listens to a teddy bear's heart with her stethoscope",
    said: /\b(?:listen(?:s|ing)? to|check(?:s|ing)?) ((?:an?|the|his|her) (?:[a-z]+ ){1,2}?)?([a-z]+)['’]s (?:heart(?:beat)?|chest|lungs|pulse|temperature|tummy|throat)(?: with (?:an?|his|her) stethoscope)?/gi,
    plain: "examining $1$2",
  },
  {
    example: "a girl throws a basketball at the hoop",
    said: /(?<=\bbasketball\b.*\b)(?:the|a) (?:hoop|basket|net)\b/gi,
    plain: "the basketball hoop",
  },
  {
    example: "kids play basketball and one throws the ball",
    said: /(?<=\b(foot|basket|volley|base)ball\b.*\b)(?:the|a) ball\b/gi,
    plain: "the $1ball",
  },
  {
    example: "the wolf hides behind a tree and watches them",
    said: /\band watches(?= (?:from|over|closely|nearby|curiously|them|him|her|it|the|how|what)\b)/gi,
    plain: "and looks at",
  },
  {
    example: "a bear driving the engine of a train",
    said: /\bdriv(?:es|ing) the (?:engine|locomotive)\b/gi,
    plain: "driving it",
  },
  {
    example: "two robots at a chess table and a dog chasing a cat around their table",
    said: /\b(chas(?:ing|es) [^.,;]{3,30}?) around (?:their|his|her|its|the) /gi,
    plain: "$1, beside the ",
  },
  {
    example: "she hangs the washing on a line",
    said: /\bhang(?:s|ing)?(?: up| out)? (?:the |her |his |some |their )?(?:washing|laundry|clothes|wash)(?: (?:on|from) (?:an? |the )?(?:clothes ?|washing )?line| out to dry| to dry)?\b/gi,
    plain: "standing beside a clothesline",
  },
  {
    example: "a seal is just about to cross the finish line",
    said: /\b(?:is |are )?(?:just )?about to (?=\w+ )/gi,
    plain: "is ",
  },
  {
    example: "右手拿着糖葫芦，左手提着灯笼",
    said: /(?:左|右|两只?|双|一只|另一只)手(?=[提拿举握牵捧抱拎挥撑托])/g,
    plain: "",
  },
  {
    example: "天花板上挂着气球",
    said: /(?:天花板|房顶|屋顶)上(?=[挂吊]着)/g,
    plain: "空中",
  },
  {
    example: "小蚂蚁急得团团转",
    said: /急得(?:团团转|直跺脚|满头大汗|哭了)/g,
    plain: "很着急",
  },
  {
    example: "小狐狸吹小喇叭",
    said: /(?<=吹着?)(?:一[个把支])?小?(?:喇叭|号角)/g,
    plain: "小号",
  },
  // It comes, and is waved at.
  {
    example: "女孩向开过来的校车招手",
    said: /([向朝对])(?:正在|慢慢|远远)?[开驶走跑飞游](?:过来|来|近|远|走)的/g,
    plain: "$1",
  },
  {
    example: "小男孩梦见自己变成了宇航员",
    said: /(?:小男孩|小女孩|男孩|女孩|孩子)(?:在梦里)?(?:梦见|梦到|想象)(?:自己|他|她)?(?:变成|成|当上|成为|是)了?(?:一[名个位])?/g,
    plain: "",
  },
  {
    example: "星星都在眨眼睛",
    said: /(?<=星星们?)(?:都|也)?(?:在)?(?:眨着?眼睛?|一闪一闪的?|闪闪发光|一眨一眨的?)/g,
    plain: "",
  },
  {
    example: "邻居小松鼠捧着一篮松果",
    said: /邻居(?=(?:小|老|大)?(?:松鼠|刺猬|兔子?|熊|猪|狗|猫|鸭|鸡|羊|狐狸|猴|老鼠|仓鼠|乌龟|青蛙|山羊))/g,
    plain: "",
  },
  {
    example: "小松鼠捧着松果来欢迎他们",
    said: /来?(?:欢迎|迎接|拜访|看望|探望)(?:[他她它]们?|大家|客人们?)(?=$|[，。,；])/g,
    plain: "",
  },
  {
    example: "小乌龟驮着小鱼往家游",
    said: /[往向朝](?:自己)?(?:的)?家(?:的方向|里)?(?=[游走跑飞爬去开])/g,
    plain: "",
  },
  {
    example: "锅里冒着热气，爸爸在门口",
    said: /锅里?(?:正|还|里)?(?:冒着|冒出)(?:白白的|腾腾的)?(?:热气|蒸汽|白烟)(?=$|[，。,；])/g,
    plain: "旁边有一口锅",
  },
  {
    example: "收银员在给老爷爷结账",
    said: /(?:正?在)?(?:给|帮|为)([^，。,给]{1,6}?)(?:结账|算账|收钱|扫码)/g,
    plain: "在$1旁边",
  },
  {
    example: "我在货架前挑苹果",
    said: /在(?:大|高高的)?货架(?:前面|旁边|前|边)(?:挑选?|选)(?=\p{Script=Han})/gu,
    plain: "拿着",
  },
  {
    example: "小汽车停在线外等着",
    said: /停在(?:停止|斑马|白)?线(?:外|后|前)(?:面|边)?(?:等着?|等待)?/g,
    plain: "停着",
  },
  {
    example: "机器人帮妈妈做家务，妈妈在看书",
    said: /帮(?:助|忙)?(?:妈妈|爸爸|奶奶|爷爷|大人|家里|主人)做家务(?=[，,：:。])/g,
    plain: "",
  },
  {
    example: "一个机器人在晾衣服",
    said: /(?<=\p{Script=Han})(?:正?在)?晾(?:晒)?着?衣服(?=$|[，。,；])/gu,
    plain: "站在晾衣绳旁边",
  },
  {
    example: "妈妈躺在沙发上敷面膜",
    said: /[敷贴]着?(?:一?张)?面膜/g,
    plain: "休息",
  },
  {
    example: "小朋友们围成一圈跳舞",
    said: /围成(?:一个?)?(?:大|小)?圆?圈(?=[跳唱坐做玩站转])/g,
    plain: "",
  },
  {
    example: "a cat playing with the yarn and flowers all around",
    said: / and ((?:\w+ )?\w+s) (?:are )?(?:growing |lying |flying |falling )?(?:all around|everywhere|all over)(?= (?:them|her|him|it))?(?=$|[.,;])/gi,
    plain: ". $1",
  },
  {
    example: "a cat sleeps by the fireplace and stockings hang above it",
    said: /(?:,? and|,) ((?:(?:an?|the|two|three|some) )?(?:\w+ )?\w+) (?:is |are )?hang(?:s|ing)? (?=(?:above|over|on|in|between) )/gi,
    plain: ". $1 ",
  },
  {
    example: "a bear is stirring soup in a huge pot",
    said: /\bstir(?:s|ring)? (?:the |some |his |her |a )?(?:\w+ )?(?:soup|stew|porridge|sauce|jam|chill?i|chocolate|brew|potion) in (?=(?:an?|the|his|her|its) (?:\w+ )?(?:pot|pan|kettle|cauldron)\b)/gi,
    plain: "stirring ",
  },
  {
    example: "a bear stirs a pot and a mouse tastes the soup with a spoon",
    said: /\b(?:tast(?:es|ing)|tr(?:ies|ying)) (?:the |some |his |her |a bit of )?(?:soup|stew|porridge)(?: (?:with|from) (?:an?|his|her) (?:\w+ )?spoon)?\b/gi,
    plain: "eating with a spoon",
  },
  {
    example: "a pig carries bricks in a wheelbarrow",
    said: /\b(?:carr(?:ies|ying)|mov(?:es|ing)|bring(?:s|ing)?|haul(?:s|ing)?|transport(?:s|ing)?) ((?:the |some |his |her )?(?:\w+ )?\w+) in (an?|the|his|her) (wheelbarrow|pushcart|handcart|shopping cart|trolley)\b/gi,
    plain: "pushing $2 $3, $1 in the $3",
  },
  {
    example: "a unicorn is blowing out the candles on a big birthday cake",
    said: /\bblow(?:s|ing)? out (?:the |all |her |his |five |six |four |three )*candles (?:on|of) (?:an?|the|his|her|its) (?:(?:big|huge|giant|tall|yummy|chocolate) )+(?:birthday )?cake\b/gi,
    plain: "blowing out the candles on a cake",
  },
  {
    example: "a fox wanted to steal a cheese from a crow",
    said: /\b(?:want(?:s|ed)|tr(?:ies|ied)|hop(?:es|ed)|plan(?:s|ned)) to (?:steal|take|get|snatch|win) (?:an?|the|his|her|some) (?:\w+ )?\w+ from (?=(?:an?|the) )/gi,
    plain: "and ",
  },
  {
    example: "mom scrubs the dog with a brush",
    said: /(?<=\bscrub(?:s|bing)? [^.,;]{2,30}) with (?:an?|the|her|his) (?:\w+ )?(?:brush|sponge)\b/gi,
    plain: "",
  },
  {
    example: "four lions lie in the lions' den",
    said: /\b(?:lion|bear|fox|wolf|dragon)(?:s['’]?|['’]s)? den\b/gi,
    plain: "cave",
  },
  {
    example: "a squirrel in an aviator hat",
    said: /\b(?:in|with|wearing) (?:an? |his |her )?(?:aviator|flying|pilot['’]?s?) (?:hat|cap|helmet)\b/gi,
    plain: "dressed as a pilot",
  },
  {
    example: "a hen is laying a golden egg",
    said: /\b(?:is |are )?lay(?:s|ing) (?:an? |some |the )?(?:golden |shiny |big |huge )?eggs?\b/gi,
    plain: "and an egg",
  },
  {
    example: "a boy buys a sunflower for his mother",
    said: /(?<=\b(?:buy|pick|choose|collect)(?:s|ing)? [^.,;]{2,30}) for (?:his|her|their|my) (?:mother|mom|mum|mommy|dad|father|grandma|grandmother|grandpa|teacher|sister|brother|friend)\b/gi,
    plain: "",
  },
  {
    example: "when the lights went out a boy read a book",
    said: /\b(?:(?:when|after|as|because|and) )?(?:all )?the (?:lights?|power) (?:go|goes|went|is|are|turned|has gone) (?:out|off)\b,?/gi,
    plain: "",
  },
  {
    example: "a boy was not afraid",
    said: /\b(?:is|was|are|were)(?: not|n['’]t) (?:at all |even )?(?:afraid|scared|frightened|sad|angry|worried|tired)(?: (?:of|by|at) (?:the |any )?\w+)?\b/gi,
    plain: "is happy",
  },
  {
    example: "a bus on a bridge and people wave from the windows",
    said: /(?<=\b(bus|train|tram|plane|airplane|castle|tower|ship|boat|houseboat|truck|car|van|hotel|house)\b.*?)(wav(?:e|es|ing)|look(?:s|ing)?|peek(?:s|ing)?|lean(?:s|ing)?|smil(?:e|es|ing)) (?:out of|from|out|through) (?:the|its|their|every|all) windows\b/gis,
    plain: "$2 in the $1",
  },
  {
    example: "爸爸拉着风筝线跑",
    said: /风筝(?:的)?线/g,
    plain: "风筝",
  },
  {
    example: "门上贴着福字和春联",
    said: /(?:大?门|墙|窗户?)上(?:也)?贴(?:着|了|满)(?:了|大红的?|红色?的?|一[个张副]|倒)*(?:福字?(?:和|、)(?:春联|对联)|(?:春联|对联)(?:和|、)福字?)/g,
    plain: "旁边有春联",
  },
  {
    example: "海马和水母在珊瑚丛里向小鱼挥手",
    said: /(?<=珊瑚|草|花|树|灌木|竹|水草)丛(?=[里中间])/g,
    plain: "",
  },
  {
    example: "消防员从三楼的窗口救下一个小女孩",
    said: /从(?:[^，。,从]{0,4}的)?窗[口户](?:里|中|边)?(?=[救抱接]|背下)/g,
    plain: "",
  },
  {
    example: "船长开着大船，船头站着一只海鸥",
    said: /(?<=[大小轮帆渔木]船[^。]*)船[头尾](?:上|边)?(?=[站坐立蹲趴停挂])/g,
    plain: "船上",
  },
  {
    example: "我看大熊猫，一只熊猫在吃竹子，另一只在荡秋千",
    said: /看(?:大|小)?(\p{Script=Han}{1,3})[，,](?=一[只头匹条个]\1[^，,。]*[，,]另一)/gu,
    plain: "看，",
  },
  {
    example: "窝里有三只张着嘴的小鸟",
    said: /张[着大开](?:小|大)?嘴巴?的/g,
    plain: "",
  },
  {
    example: "After school Emma waves",
    said: /\b(?:after|before) (?:school|class|kindergarten|preschool)\b,?/gi,
    plain: "",
  },
  {
    example: "a bike has a basket with a puppy in it",
    said: /(?<!(?:next to|beside|near) )\b((?:an?|the|his|her) ((?:\w+ )?(?:basket|box|bucket|bag|backpack|pot|bowl|nest|cart|wagon|cage|tank|jar|stroller|sidecar))) with ((?:an?|the|two|three|four|five|some) (?:\w+ )?\w+) in it\b/gi,
    plain: "$1, $3 in the $2",
  },
  {
    example: "a boy plants tulip bulbs",
    said: /\b(tulip|daffodil|flower|crocus|hyacinth|lily|onion) bulbs?\b/gi,
    plain: "$1s",
  },
  {
    example: "everybody runs away: a skeleton and a vampire",
    said: /\b(?:but )?(?:everybody|everyone|they all|all of them) (run|danc|laugh|wav|cheer|sing|sleep|flee|jump|hid)(?:s|es|e)?( away| along| together)?: ([^.:;!]+)/gi,
    plain: (_, does, away, who) =>
      `${who!.replace(/\beven /gi, "")} are ${toIng(does!)}${away ?? ""}`,
  },
  {
    example: "Captain Whiskers is a cat who sails",
    said: /\b(?:Captain|Doctor|Sir|Professor|General|Sheriff|King|Queen|Princess) \p{Lu}\p{L}+ (?:is|was) (?=an? )/gu,
    plain: "",
  },
  {
    example: "an old lady's umbrella turns inside out",
    said: /\b((?:an?|the) (?:old |young |little )?(?:lady|woman|man|gentleman|girl|boy))['’]s umbrella (?:is |has |gets )?(?:turn(?:s|ed|ing)?|blow(?:n|s)?|flips?) inside[- ]out\b/gi,
    plain: "$1 with an inside-out umbrella",
  },
  {
    example: "a boy holds on to his hat",
    said: /\bhold(?:s|ing)? on(?: tightly)? to (?=(?:his|her|its|their) (?:\w+ )?(?:hat|cap|helmet|crown|bonnet)\b)/gi,
    plain: "wearing ",
  },
  {
    example: "a dentist looks into the mouth of a hippo",
    said: /\blook(?:s|ing)? (?:deep )?in(?:to|side) (?:the|his|her|its) (?:mouth|eyes?|ears?|throat) of (?=(?:an?|the|his|her) )/gi,
    plain: "examining ",
  },
  {
    example: "seagulls flying around the lamp of a lighthouse",
    said: /(?<=\blighthouse\b.*)around the (?:lamp|lantern|light|top)\b|around the (?:lamp|lantern|light|top) of (?=(?:an?|the) lighthouse)/gis,
    plain: "around ",
  },
  {
    example: "a princess on a rope made of bed sheets",
    said: /(?<=\b(?:rope|ladder|fort|tent|raft|swing|flag)) (?:made |tied |knotted )(?:out )?(?:of|from) (?:old |tied |his |her |some )?(?:bed ?sheets?|sheets|blankets?|towels?|pillows?|cushions|clothes)(?: and (?:blankets?|pillows?|cushions|sheets))?\b/gi,
    plain: "",
  },
  {
    example: "an acrobat swings on a trapeze",
    said: /\bswing(?:s|ing)? (?:back and forth )?(?:on|from|by) (?=(?:an?|the|his|her) (?:\w+ )?trapeze\b)/gi,
    plain: "is on ",
  },
  {
    example: "a firefly sits on the bedpost like a little lamp",
    said: /(?<=\b(?:him|her|it|them|post|bedpost|shoulders?|head|sky|water|air|sleeps|sits|lies|stands|waits|down|around|away|high|hair)) like (?:an?|the) (?:(?:little|tiny|big|real|small|giant|bright) )?\w+(?=$|[.,;!]| and\b)/gi,
    plain: "",
  },
  {
    example: "dad teaches me to skip stones",
    said: /\b(?:teach|show)(?:es|ing|s)? me (?:how )?to /gi,
    plain: "and I are ",
  },
  {
    example: "a boy skips stones",
    said: /\bskip(?:s|ping)? (?:stones|pebbles|rocks)\b/gi,
    plain: "throwing a rock",
  },
  {
    example: "the librarian sleeps and the other visitors hide under the tables",
    said: /\bthe other (?=(?:visitors|guests|people|passengers|customers|shoppers)\b)/gi,
    plain: "the ",
  },
  {
    example: "no people, just animals: a fox reading and a rabbit jogging",
    said: /\b(?:just|only) (?:some |cute )?animals ?[:,-] (?=(?:an?|two|three|the) )/gi,
    plain: "",
  },
  {
    example: "a snow queen with a crown of icicles sits in a sleigh",
    said: /\b(crown|wreath|necklace|tiara|garland) of (?:icicles|ice|stars|leaves|feathers|shells|seashells|pearls|thorns|ivy)\b/gi,
    plain: "$1",
  },
  {
    example: "our neighbor Mr. Lee repairs bicycles",
    said: /\b(?:our|my|the|his|her) (?:next[- ]door )?(?:neighbou?r|friend|landlord) (?=(?:mr|mrs|ms|miss)\b)/gi,
    plain: "",
  },
  {
    example: "妈妈马上要过生日了",
    said: /(?<=\p{Script=Han})马上(?=[要过就到开去来出回])/gu,
    plain: "",
  },
  {
    example: "小松鼠困在树上",
    said: /被?困在(?=\p{Script=Han})/gu,
    plain: "在",
  },
  {
    example: "妹妹抱着玩具兔子看书",
    said: /(?:玩具|毛绒|布偶)(?=(?:小|大)?(?:兔|熊|狗|猫|恐龙|象|猴|鸭|老虎|狮子|企鹅)(?!形))/g,
    plain: "",
  },
  {
    example: "小男孩把香蕉皮扔进垃圾桶",
    said: /把([^，。,把]{1,6}?)(?:扔|丢|投|放)(?:进|到|入)了?([^，。,扔丢]{0,6}?垃圾[桶箱])里?/g,
    plain: "拿着$1，旁边有$2",
  },
  {
    example: "爸爸在给医生打电话",
    said: /(?:给|跟|和)(?:医生|妈妈|爸爸|爷爷|奶奶|外婆|外公|警察|消防员|朋友|老师)(?=打(?:个|了)?电话)/g,
    plain: "",
  },
  {
    example: "熊指挥家挥着指挥棒",
    said: /指挥家(?=[挥在拿])/g,
    plain: "",
  },
  {
    example: "小女孩把雨伞撑在小狗的头上",
    said: /把(?:自己的?)?(?:小|大|花|雨)*伞(?:撑|举|打|遮)在(?:一只)?(?:流浪的?)?([^，。,在]{1,5}?)的?(?:头上|头顶上?|身上|上面|上方)/g,
    plain: "和$1在雨伞下",
  },
  {
    example: "小狗趴着，雨下得很大",
    said: /雨下得(?:很|好|真|特别|越来越)?[大急]/g,
    plain: "下大雨",
  },
  {
    example: "车站里人来人往",
    said: /里?(?:人来人往|熙熙攘攘|人山人海|热闹非凡|车水马龙)/g,
    plain: "里",
  },
  {
    example: "火车开了，我趴在车窗上挥手",
    said: /(?<=火车.*)趴在(?:火?车)?窗[上边口](?=[向朝跟对和挥看])/gs,
    plain: "在火车里",
  },
  {
    example: "孩子们在沙滩上堆城堡",
    said: /(?<=(?:沙滩|海边|沙坑)[^。]*)堆(?:了|着)?(?:一[座个])?大?城堡/g,
    plain: "堆沙堡",
  },
  {
    example: "小矮人推着装满宝石的小车",
    said: /(?<=推着?(?:一辆)?(?:[装堆载]满[^，。,满]{1,5}的))小车/g,
    plain: "手推车",
  },
  {
    example: "小兔子抱着星星被子",
    said: /(?:星星|月亮|小花|碎花|爱心|格子|条纹|小熊|小鸭子)(?=(?:被子|毯子|睡衣|裙子|窗帘|地毯|枕头))/g,
    plain: "",
  },
  {
    example: "姜饼人开着棒棒糖做的小车",
    said: /(?:棒棒糖|饼干|巧克力|糖果|积木|纸箱|纸板|树叶|树枝|蛋糕|南瓜壳|核桃壳|贝壳)(?:做|搭|拼|制)成?的(?=(?:小|大|一)?(?:车|船|床|桌|椅|桥|飞机|火箭|帽子|裙子|城堡))/g,
    plain: "",
  },
  {
    example: "绵羊在巧克力河边喝水",
    said: /(?:巧克力|牛奶|果汁|糖浆|蜂蜜)(?=(?:小|大)?(?:河|湖|海|瀑布|池塘))|棉花糖(?=(?:小)?(?:绵羊|羊|云))/g,
    plain: "",
  },
  {
    example: "请朋友们来做客，小羊带来一束花",
    said: /(?<=^|[，,。])(?:邀?请)(?:好?朋友们?|大家|小伙伴们?|客人们?|邻居们?)(?:来|到)(?:家里?)?(?:做客|玩|吃饭|喝茶|参加[^，,。]{1,6})(?=$|[，,。])/g,
    plain: "",
  },
  {
    example: "弟弟给花松土",
    said: /松土/g,
    plain: "挖土",
  },
  {
    example: "河里的鸭子们都看呆了",
    said: /(?:都)?看(?:呆|傻|得?入迷|得目瞪口呆|得津津有味)了?(?=$|[，,。])/g,
    plain: "站着",
  },
  {
    example: "西瓜汁滴到了地上",
    said: /(?<=^|[，,。])(?:西瓜|果|橙|冰淇淋|雪糕)(?:汁|水)?(?:都)?[滴流洒化]到?了?[^，,。]{0,4}(?:地上|地|手上|一地|下来)(?=$|[，,。])/g,
    plain: "",
  },
  {
    example: "老师在门口微笑着迎接小朋友",
    said: /(?:微笑着|笑着|热情地)?迎接(?:小朋友|同学|孩子|客人|朋友|大家|新生|家长)们?(?=$|[，,。])/g,
    plain: "笑",
  },
  {
    example: "小女孩拉着妈妈的衣角哭了",
    said: /[拉拽扯]着?([^，。,着]{1,5}?)的?(?:衣角|衣服|裙角|裤腿|袖子)/g,
    plain: "牵着$1",
  },
  {
    example: "两个人舞着一头狮子",
    said: /舞着?(?:一[头只])?(?:大|红|金)?狮子?(?=$|[，,。])/g,
    plain: "舞狮",
  },
  {
    example: "so theres a cat in a shop",
    said: /\b(there|she|that|who)s (?=(?:an?|the|in|on|so|very|\w+ing|bigger|smaller)\b)/gi,
    plain: "$1 is ",
  },
  {
    example: "there is a cat and she is a baker",
    said: /\b(an? (?:\w+ )?\w+)(?:,)? and (?:s?he|it) is (?=an? (?:baker|chef|cook|doctor|dentist|nurse|vet|teacher|pirate|firefighter|police officer|detective|astronaut|farmer|mail carrier|waiter|magician|king|queen|princess|knight|wizard|witch|clown|sailor|captain)\b)/gi,
    plain: "$1 dressed as ",
  },
  {
    example: "a dragon has lost his mom and a bunny helps",
    said: /\b(?:has |have )?lost (?:his|her|its|their) (?:mom|mommy|mum|mother|dad|father|parents|way|family)\b/gi,
    plain: "is sad",
  },
  {
    example: "the four of us wave",
    said: /\b(?:the )?(?:three|four|five|six) of us\b/gi,
    plain: "the family",
  },
  {
    example: "a hippie van with surfboards",
    said: /\bhipp(?:ie|y) (?=van|bus|girl|dress|camper)/gi,
    plain: "",
  },
  {
    example: "a butterfly and a card that says I love you mommy",
    said: / (?:that |which )?(?:says|saying|reads) ["“]?i love you[^,.;"”]*["”]?/gi,
    plain: "",
  },
  {
    example: "消防员叔叔爬云梯救树上的小猫",
    said: /爬上?(?:云|消防|长)?梯(?:子)?(?:去)?救(?:下)?树上的(小\p{Script=Han}{1,2})(?=$|[，,。])/gu,
    plain: "爬梯子，$1在树上",
  },
  {
    example: "小狗穿着警察衣服开警车",
    said: /(?<=穿着?)(警察|消防员|医生|护士|厨师|宇航员|海盗|公主|魔法师)的?(?:衣服|服装|制服)/g,
    plain: "$1",
  },
  {
    example: "雷锋叔叔扶老奶奶过马路",
    said: /雷锋(?=叔叔)/g,
    plain: "",
  },
  {
    example: "school bus driving kids to school on the first day",
    said: /\b(?:an? |the )?((?:school )?(?:bus|van|train|minibus))(?: is)? (?:driv|tak|bring|carry)(?:ing|es|s) (?:the |some |many )?(kids|children|students|pupils)(?: (?:to|from|home from) school)?(?: on the first day(?: of school)?)?/gi,
    plain: "$2 in a $1",
  },
  {
    example: "a wolf in grandma's nightgown",
    said: /\bin (?:an? |the |his |her |\w+['’]s )?(?:nightgown|nightie|night ?shirt|nightdress)\b/gi,
    plain: "in pajamas",
  },
  {
    example: "an inventor on a bicycle with wings",
    said: /\b(bicycles?|bikes?|cars?|boats?|shoes?|boots?|sandals|books?|letters?) with (?:little |tiny |big )?wings\b/gi,
    plain: "$1",
  },
  {
    example: "a dog plays, a cat lies on its back",
    said: /\b(lies|lying|rolls|rolling|sleeps|sleeping) on (?:its|his|her) back\b/gi,
    plain: "$1",
  },
  {
    example: "a viking ship with a dragon's head",
    said: /\b(ships?|boats?|longships?) with (?:an? |the )?(?:dragon|serpent|horse|swan|lion)(?:['’]s)? (?:figure)?heads?\b/gi,
    plain: "$1",
  },
  {
    example: "a panda is teaching karate to young tigers",
    said: /\bteach(?:es|ing)? (?:karate|kung fu|judo|ballet|yoga|math|reading|music|painting) to (?=\w)/gi,
    plain: "teaching ",
  },
  {
    example: "a tiger bows to the teacher",
    said: /\bbow(s|ing)? to (?:the|their|his|her) (?:teacher|master)\b/gi,
    plain: "bow$1",
  },
  {
    example: "the vegetables are having a party: a carrot dances with a tomato",
    said: /^the (?:vegetables|fruits?|toys|insects|planets|crayons|shapes|instruments|flowers) (?:are |have |were |had )(?:having |throwing |at |all )?(?=[^:.]{3,40}: (?:an?|one|two) )/gi,
    plain: "",
  },
  {
    example: "mom cooks and I'm reading in the hammock",
    said: /(?<=[,.;]|\band) (?:and )?I(?:['’]m| am) (?=\w+ing\b)/g,
    plain: " a child is ",
  },
  {
    example: "mom washes our dog, I hold the shampoo",
    said: /(?<=[,;] )I (hold|pour|sit|stand|carry|wave|watch|push|pull|read|play|eat|ride|run|jump|catch|throw|feed|wear|paint|draw|sleep|hug|water|dig|climb)(?= )/g,
    plain: (_, does) => `a child is ${doing(does!)}`,
  },
  {
    example: "dad is fighting with the tent poles",
    said: /\bfight(?:s|ing) with (?:the |a )?(tent|umbrella|hose|map|kite)(?: poles| pegs| strings?)?\b/gi,
    plain: "holding the $1",
  },
  {
    example: "a queen plays and Alice and the white rabbit watch",
    said: /(?<=\band (?:the|an?|his|her|their) (?:\w+ )?\w+) watch(?=$|[.;!]| (?:him|her|them|it|from|how|over|closely)\b)/gi,
    plain: " look",
  },
  {
    example: "a sandcastle with four towers",
    said: /\b(sand ?castle|castle|palace|fortress) with (?:two |three |four |five |many |tall |round |pointy |high )+towers\b/gi,
    plain: "$1",
  },
  {
    example: "there are three pots of paint on the ground",
    said: /\b(?:pot|tin|jar)(s?) of (?:\w+ )?paint\b/gi,
    plain: "bucket$1",
  },
  {
    example: "老师靠在门边看着他们",
    said: /(?:看|望|瞧)着(?:[他她它]们|大家)(?=$|[，,。摇笑点])/g,
    plain: "站着",
  },
  {
    example: "奶奶给我讲牛郎织女的故事",
    said: /讲(?:起|着|了)?(?!故事)[^，,。讲]{1,8}的故事/g,
    plain: "讲故事",
  },
  {
    example: "大飞机爸爸在前面飞",
    said: /(?:大|小)?(飞机|火车|汽车|卡车|挖掘机|轮船|云朵?|星星|火箭|拖拉机)(爸爸|妈妈|爷爷|奶奶|宝宝|弟弟|妹妹)/g,
    plain: (_, thing, kin) => `${/宝|弟|妹/.test(kin!) ? "小" : "大"}${thing}`,
  },
  {
    example: "啄木鸟做了一个嘘的手势",
    said: /做了?(?:一?个)?[^，,。做]{0,4}的?手势/g,
    plain: "站着",
  },
  {
    example: "爸爸回来了，我扑上去抱住他",
    said: /扑(?:上|过)去(?=抱)|扑进(?=[^，,。]{1,4}怀)/g,
    plain: "",
  },
  {
    example: "小男孩淋得像落汤鸡",
    said: /(?:什么都没带)?(?:被?淋|浇)(?:得|成)(?:像|了)?(?:一?只)?落汤鸡(?:似的|一样)?/g,
    plain: "站在雨里",
  },
  {
    example: "龙王的小女儿骑着海马",
    said: /(?:海?龙王|国王|皇帝|王后)的小?女儿/g,
    plain: "小公主",
  },
  {
    example: "小男孩借着邻居家的烛光看书",
    said: /借着[^，,。]{1,8}光(?=[看读写])/g,
    plain: "",
  },
  {
    example: "外星人第一次来到地球，牵着一个小女孩",
    said: /(?:第一次)?(?:来到|降落在|飞到|落在)地球上?(?=$|[，,。])/g,
    plain: "来了",
  },
  {
    example: "妈妈拄着登山杖擦汗",
    said: /擦着?(?:一把|额头上的|头上的)?汗水?/g,
    plain: "",
  },
];

const toIng = (stem: string) => (stem === "run" ? "running" : `${stem}ing`);

const doing = (verb: string) => {
  if (/^(?:sit|run|dig|hug)$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb.replace(/e$/, "")}ing`;
};
