/** Who carries, gives or holds whom or what, and on what part of them. */
import type { Turn } from "./turn.ts";

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

/** What has straps to be carried by. */
const slungEn = "(?:cello|double bass|guitar|violin|accordion|drum|pipa|erhu)";
const slungZh = "(?:低音提琴|大提琴|小提琴|吉他|手风琴|二胡|琵琶|大鼓|鼓)";

/** Many of what such a place is made of. */
const placesInPlainWords: Readonly<Record<string, string>> = {
  village: "three houses",
  town: "three houses",
  city: "three houses",
  garden: "three flowers",
  forest: "three trees",
  村庄: "三座房子",
  村子: "三座房子",
  小镇: "三座房子",
  城市: "三座房子",
  花园: "三朵花",
  森林: "三棵树",
};
const places = Object.keys(placesInPlainWords)
  .filter((one) => /^[a-z]/.test(one))
  .join("|");
const placesZh = Object.keys(placesInPlainWords)
  .filter((one) => !/^[a-z]/.test(one))
  .join("|");

export const turnsOfCarrying: readonly Turn[] = [
  // No signpost is held.
  {
    example: "a turkey holding a sign",
    said: /\b(hold(?:s|ing)?(?: up)?|carr(?:y|ies|ying)|wav(?:es|ing)) (?:an?|the|his|her|up a) (?:\w+ )?sign\b(?! language)/gi,
    plain: "$1 a placard",
  },
  {
    example: "小熊举着牌子",
    said: /(?<=[举拿]着?)(?:一?[个块])?(?:大|小)?(?:牌子|标语牌|加油牌)/g,
    plain: "举牌",
  },
  {
    example: "three ants carrying a slice of watermelon together",
    said: /\b(?:carr(?:y|ies|ying)|lift(?:s|ing)?|haul(?:s|ing)?|mov(?:e|es|ing)) ((?:an?|the|one|their) [^,.;]{3,40}?) together\b/gi,
    plain: "jointly carrying $1",
  },
  {
    example: "three ants working together to carry a leaf",
    said: /\b(?:working|work|works) together to (?:carry|lift|haul|move) (?=(?:an?|the|one) )/gi,
    plain: "jointly carrying ",
  },
  {
    example: "爸爸扛着沙发",
    said: /扛着?(?=(?:一[张个只台把])?(?:大|旧|新)?(?:床垫|沙发|桌子|冰箱|柜子|书柜|床))/g,
    plain: "托着",
  },
  {
    example: "a man carrying a cello on his back",
    said: new RegExp(
      `\\b(?:carry(?:ing)?|carries|with|has|having|bearing|wearing) (an?|his|her|the) ((?:\\w+ )?${slungEn}) on (?:his|her|its|their|the) backs?\\b`,
      "gi",
    ),
    plain: "wearing $1 $2",
  },
  {
    example: "一个叔叔背着大提琴",
    said: new RegExp(
      `背(?:着|了|上)?(?=(?:一?[把个架只面])?(?:自己的|[他她]的)?大?${slungZh})`,
      "g",
    ),
    plain: "穿着",
  },
  {
    example: "小精灵悄悄把钥匙从他口袋里拿出来",
    said: /把(.{1,4}?)从(?:[他她它]|[^，。从]{1,3})?的?(?:口袋|衣兜|怀|包)里(?:拿|掏|取|偷)了?出来?/g,
    plain: "拿着$1",
  },
  {
    example: "a fireman giving a boy a high five",
    said: /\bgiv(?:es|ing) ((?:an?|the|his|her|my) (?:\w+ )?\w+) (?:an? )?high[- ]fives?\b/gi,
    plain: "high fiving $1",
  },
  {
    example: "爸爸把弟弟扛在肩上看舞龙",
    said: /把(.{1,6}?)(?:扛|驮|架|放)在(?:自己的?|他的?)?(?:肩膀?|脖子)上/g,
    plain: "扛着$1",
  },
  {
    example: "a mom holding her son's hand",
    said: /\bhold(s|ing) ((?:his|her|their|my|an?|the) (?:\w+ )?\w+)['’]s hands?\b/gi,
    plain: "hold$1 hands with $2",
  },
  {
    example: "a boy in bed, his mom holding his hand",
    said: /\bhold(s|ing) (his|her|their) hand\b(?! (?:up|out)\b)/gi,
    plain: (_: string, ending: string, whose: string) =>
      `hold${ending} hands with ${({ his: "him", her: "her" })[whose.toLowerCase()] ?? "them"}`,
  },
  {
    example: "a bird keeping score",
    said: /\b(?:keeps?|keeping) (?:the )?score\b/gi,
    plain: "holding a scoreboard",
  },
  {
    example: "小鸟在记分",
    said: /(?:正?在)?(?:记着?|计)分(?![牌板])/g,
    plain: "举着记分牌",
  },
  {
    example: "a rabbit sneaking a carrot",
    said: /\b(?:sneak|swip|snatch|nabb?|snitch)(?:s|es|ing) (?=(?:an?|the|some|his|her|their|two|three) )/gi,
    plain: "stealing ",
  },
  {
    example: "胖猫盯着鱼桶",
    said: /鱼桶/g,
    plain: "水桶，水桶里有两条鱼",
  },
  {
    example: "卖花的婆婆在扎花束",
    said: /(?:卖花的)?(婆婆|奶奶|阿姨|姐姐|姑娘|女孩|老板娘?)?(?:正?在)?[扎包系绑捆](?:着|一)?(?:花束|一?束花)/g,
    plain: "$1拿着一束花",
  },
  {
    example: "a woman binding a bouquet",
    said: /\b(?:bind|wrapp?|arrang|mak)(?:ing|s|es) (?=(?:an? |the )?(?:\w+ )?(?:bouquet|bunch of flowers)\b)/gi,
    plain: "holding ",
  },
  {
    example: "ants carrying a slice of watermelon back to their anthill",
    said: /(?<=\b(?:carry|carrie|bring|tak|haul|drag|pull|push)(?:ing|s|es)? .{2,30}) back (?=(?:to|into) (?:their|its|his|her|the) |home\b)/gi,
    plain: " ",
  },
  {
    example: "a baker taking fresh bread out of the oven",
    said: /\b(?:tak|pull|get|lift)(?:es|s|ing|ting) (?:(?:an?|the|some|his|her) )?(?:(?:baking )?(?:tray|pan|sheet) of )?(.{3,25}?) (?:out of|from) (an?|the|his|her) (?=(?:\w+ )?oven\b)/gi,
    plain: "holding a tray of $1 beside $2 ",
  },
  {
    example: "小熊从烤箱里拿出饼干",
    said: /从烤箱里?(?:拿|取|端)出(?:来)?了?(?:一[盘些块个])?(饼干|面包|蛋糕|蛋挞|纸杯蛋糕)(?!的)/g,
    plain: "端着一盘$1，旁边有烤箱",
  },
  {
    example: "从烤箱里拿出面包的爸爸",
    said: /从(?:大|热)?烤箱里?(?:拿|取|端)出(?=\p{Script=Han})/gu,
    plain: "在烤箱前拿着",
  },
  {
    example: "a turtle with a village on its back",
    said: new RegExp(
      `\\b(?:with|carrying|carries) (?:an? )?(?:\\w+ ){0,2}(${places}) on (its|his|her) (?:back|shell)\\b`,
      "gi",
    ),
    plain: (_all, place, whose) =>
      `with ${placesInPlainWords[place!.toLowerCase()]} on ${whose} back`,
  },
  {
    example: "鲸鱼背着一个小花园",
    said: new RegExp(
      `(?:背着|驮着|背上(?:有|长着|是))(?:一?[个座片])?(?:小|大)?(${placesZh})`,
      "g",
    ),
    plain: (_all, place) => `背上有${placesInPlainWords[place!]}`,
  },
  {
    example: "小刺猬推着装满苹果的购物车",
    said: /(?:装满|装着|堆满)了?(\p{Script=Han}{1,6}?)的((?:超市)?购物车|手?推车|小推车)(?=$|[，。])/gu,
    plain: "$2，$2里有很多$1",
  },
  {
    example: "蜗牛的壳是一座城堡",
    said: /(蜗牛)的壳(?:就?是|像|变成了?)(?=一[座个间栋])/g,
    plain: "$1背着",
  },
  {
    example: "a snail with a mushroom house for a shell",
    said: /\bsnail (?:with|that has|having) (an? [\w ]{3,24}?) (?:for|as) (?:an?|its) shell\b/gi,
    plain: "snail with $1 on its back",
  },
  {
    example: "海龟背着两只小螃蟹",
    said: /((?:海|陆|小|大)?龟|乌龟|大象|鲸鱼|河马|鳄鱼|恐龙|骆驼)背[着上]?([一两三四五几]?[只头条个].{1,6}?)(?=$|[，。,])/g,
    plain: "$2骑在$1背上",
  },
  {
    example: "小男孩坐在爸爸的肩膀上",
    said: /([^，。,在]{0,6}?(?:男孩|女孩|孩子|宝宝|儿子|女儿|弟弟|妹妹))坐在(爸爸|妈妈|爷爷|叔叔|哥哥)的?(?:肩膀?|脖子)上/g,
    plain: "$2扛着$1",
  },
  {
    example: "妹妹坐在爸爸肩上摘樱桃",
    said: /(?<=(?:爸爸|妈妈|爷爷|叔叔|哥哥)[扛举抱驮背]着)(男孩|女孩|孩子|宝宝|儿子|女儿|弟弟|妹妹)(?:正?在)?[摘采](?=\p{Script=Han})/gu,
    plain: "$1，$1拿着",
  },
  {
    example: "a boy sharing his ice cream with a dog",
    said: /\bshar(?:es|ing) ((?:an?|the|his|her|some) (?!umbrella\b)[\w ]{2,24}?) with (?=(?:an?|the|his|her) )/gi,
    plain: "giving $1 to ",
  },
  {
    example: "a girl holding an umbrella over a cat",
    said: /\b((?:an?|the|his|her) (?:\w+ )?umbrella) (?:over|above) (?=(?:an?|the|his|her) (?!head))/gi,
    plain: "$1 beside ",
  },
  {
    example: "a policeman giving directions to a tourist",
    said: /\b(?:giv(?:es|ing) directions to|show(?:s|ing) the way to) (?=(?:an?|the|his|her|some) )/gi,
    plain: "pointing beside ",
  },
  {
    example: "小女孩把蛋糕递给奶奶",
    said: /把(一?[^，。,把给]{1,8}?)(?:递|送|交|献|拿)给(?:了)?/g,
    plain: "送$1给",
  },
  {
    example: "a dad giving his son a piggyback ride",
    said: /\bgiv(?:e|es|ing) (.{1,40}?) an? piggy-?back(?: ride)?\b/gi,
    plain: "piggybacking $1",
  },
  {
    example: "a dad giving his daughter a shoulder ride",
    said: /\bgiv(?:e|es|ing) (.{1,40}?) a (?:shoulder ride|ride on (?:his|her|their) shoulders)/gi,
    plain: "shouldering $1",
  },
  {
    example: "a boy carrying his sister on his back",
    said: /\bcarr(?:y|ies|ying) (.{1,40}?) (?:piggy-?back|on (?:his|her|their) backs?)\b/gi,
    plain: "piggybacking $1",
  },
  {
    example: "a father carrying his daughter on his shoulders",
    said: /\bcarr(?:y|ies|ying) (.{1,40}?) on (?:his|her|their) shoulders\b/gi,
    plain: "shouldering $1",
  },
  {
    example: "爸爸让儿子骑在肩上",
    said: /让(.{1,12}?)骑在(?:自己|他|她)?(?:的)?(?:肩膀?|脖子)上/g,
    plain: "扛着$1",
  },
  {
    example: "dad hiking with a baby on his back",
    said: new RegExp(
      `\\bwith ((?:an?|his|her|their|the) (?:\\w+ )?${young}) on (?:his|her|their) (back|shoulders)\\b`,
      "gi",
    ),
    plain: (_, child, place) => `${/back/i.test(place!) ? "piggybacking" : "shouldering"} ${child}`,
  },
  {
    example: "a girl getting a piggyback ride from her dad",
    said: /\b(?:gets?|getting|having|has) a piggy-?back(?: ride)? (?:from|on) /gi,
    plain: "clinging to ",
  },
  {
    example: "a girl on her dad's back",
    said: new RegExp(
      `\\b(?:(?:rides?|riding|sits?|sitting) )?on (?:(?:his|her|their|the) )?(${kin})'s back\\b`,
      "gi",
    ),
    plain: "clinging to $1",
  },
  {
    example: "小男孩趴在爸爸背上",
    said: new RegExp(`(?:骑|趴|坐|伏)在(${kinZh})的?背上`, "g"),
    plain: "黏着$1",
  },
  {
    example: "a girl giving her dog a treat",
    said: new RegExp(
      `\\b(?:giv|hand|offer)(?:e|es|s|ing) ((?:an?|the|his|her|their|my|our) (?:\\w+ )?${takers}) (?!${notGiven})((?:an?|some|two|three|the|his|her|their)?(?: ?(?!${afterGift})\\w+){1,3})`,
      "gi",
    ),
    plain: "holding $2 beside $1",
  },
  // "Pulling a sled with a boy on it": he is on the sled.
  {
    example: "a dog pulling a sled with a boy on it",
    said: /\b((?:pull|push|draw)(?:s|ing)) (an?|the|his|her|their) ((?:\w+ )?\w+) with ((?:an?|the|his|her|their|two|three) (?:\w+ )?\w+) (?:sitting |riding )?(on|in|inside) it\b/gi,
    plain: "$1 $2 $3, $4 $5 the $3",
  },
  // 爸爸教我骑车, 我们在公园放风筝: the children who ask are in the picture.
  {
    example: "爷爷奶奶给我红包",
    said: /(?<=[爸妈爷奶公婆叔姨姑舅哥姐弟妹师友人])(给|教|带着?|送|领着?|喂|帮)我(们?)(?!的|家|画)/g,
    plain: (_, how, many) => `${how}${many ? "孩子们" : "孩子"}`,
  },
  // Who is given something comes after it: it is in the giver's hands.
  {
    example: "爷爷奶奶给我红包",
    said: /给(孩子们?|宝宝|妈妈|爸爸|爷爷|奶奶|弟弟|妹妹|哥哥|姐姐|孙子|孙女|朋友|小朋友们?|老师|公主|女儿|儿子)(?:发|送)?((?:一|两|三)[个只朵本束份块颗张件串](?:\p{Script=Han}{1,5})|红包|压岁钱|礼物|糖果|鲜花)/gu,
    plain: "拿着$2给$1",
  },
  {
    example: "爸爸推着购物车，宝宝坐在车里",
    said: /(购物车|婴儿车|手推车|小推车)(.*?)在车里/g,
    plain: "$1$2在$1里",
  },
  {
    example: "奶奶织毛衣，小猫趴在腿上",
    said: /^((?:老)?(?:奶奶|爷爷|妈妈|爸爸|女孩|男孩|小女孩|小男孩|姐姐|哥哥))(.{1,12}?)[，,](.{1,8}?)(趴|坐|睡|躺)在(?:她|他)?的?(?:腿|膝盖?|大腿)上/g,
    plain: "$1$2，$3$4在$1腿上",
  },
  {
    example: "爸爸把宝宝举得高高的",
    said: /把(.{1,12}?)举(?:得|过|到)?(?:高高的?|头顶|起来)?/g,
    plain: "举起$1",
  },
  {
    example: "a stork with a letter in its beak",
    said: /\bletter(?= in (?:its|his|her) (?:beak|mouth)\b)|(?<=\b(?:mail|post|send|deliver)(?:s|ing)? (?:a|the|her|his) )letter\b/gi,
    plain: "envelope",
  },
  {
    example: "a dog with a bone in its mouth",
    said: /\b(?:with|carrying|carries|holding|holds|has|having) ((?:an?|the|its|his|her|two|some|(?:some(?:body|one)|[a-z]+)['’]s)? ?(?:[a-z]+(?:['’]s)? ){1,3})in (?:its|his|her|their) (?:mouth|beak|bill|teeth)s?\b/gi,
    plain: "mouthing $1",
  },
  {
    example: "小鸟嘴上衔着树枝",
    said: /嘴巴?[里上]?[叼衔咬含](?=着)/g,
    plain: "叼",
  },
  {
    example: "a bear holding a log over its head",
    said: /\b(?:holding|carrying|raising) (?!.{0,16}(?:umbrella|parasol))(.{1,24}?) (?:over|above) (?:his|her|its|their) heads?\b/gi,
    plain: "lifting $1",
  },
  {
    example: "a bird on his hat",
    said: /\bon (?:top of )?(his|her|its|the \w+'s) (?:straw |big )?hat\b/gi,
    plain: "on $1 head",
  },
  {
    example: "牧童骑在牛背上",
    said: /(骑|坐|趴|站)在(\p{Script=Han}{1,4}?)的?背上/gu,
    plain: "$1在$2上",
  },
  {
    example: "a boy riding a giraffe on its neck",
    said: /\bon (its|his|her|their|the \w+'s) neck\b/gi,
    plain: "on $1 back",
  },
  {
    example: "爸爸把宝宝抛向空中",
    said: /把(.{1,8}?)(?:抛|扔)(?:了)?(?:起来|到空中|向空中|上天空?|到天上|得高高的?)/g,
    plain: "抛起$1",
  },
  {
    example: "大象用鼻子举起香蕉",
    said: /用(?:长)?鼻子(?:卷着?|卷起来?|举起?着?|托起?着?)/g,
    plain: "举着",
  },
  {
    example: "小姐姐推着轮椅上的奶奶晒太阳",
    said: /推着?(轮椅|秋千|雪橇|小推?车)上的([^,，。]{1,5}?)(?=晒|散步|去|玩|[,，。]|$)/g,
    plain: "推着$2，$2坐在$1上，",
  },
  {
    example: "a girl feeding the rabbit carrots",
    said: /\bfeed(s|ing) ((?:(?:an?|the|his|her|their|some) )?(?:\w+ )?\w+) (fish|hay|carrots?|bananas?|apples?|bread|seeds?|nuts?|leaves|worms?|peanuts)(?=$|[,.]| (?:at|in|on|by|and|while)\b)/gi,
    plain: "feed$1 $3 to $2",
  },
  {
    example: "蝴蝶停在女孩的手上",
    said: /(?:停|落)在(.{1,6}?)的?(?:胡萝卜|长长?|大|小|红)*(?:手上|手指上|手心里?|肩膀上|肩上|鼻子上|鼻尖上)/g,
    plain: "站在$1肩上",
  },
];
