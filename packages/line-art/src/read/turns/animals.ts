/** What animals do and have. */
import type { Turn } from "./turn.ts";
import { faced } from "./word-groups.ts";

export const turnsOfAnimals: readonly Turn[] = [
  // They are the family.
  {
    example: "a snowman family with four snowmen in hats",
    said: /\b(?:an?|the) (\w+?)(?:man)? family (?:with|of) (?=(?:two|three|four|five|six|seven|[2-7]) \1(?:men|s)\b)/gi,
    plain: "",
  },
  {
    example: "a dog catching a frisbee",
    said: /(?<=\b(?:dog|puppy|labrador|retriever|corgi|poodle|collie|husky) )(?:is )?(?:jumping (?:up )?(?:to catch|for|after)|catch(?:es|ing)|leaping (?:for|to catch)) ((?:an?|the|his|her|its) (?:\w+ )?(?:frisbee|flying disc))\b/gi,
    plain: "jumping with $1 in its mouth",
  },
  {
    example: "a kitten caught in yarn",
    said: /\b(?:(?:all|getting|gets|being|is|are) )*(?:tangled|tangling|entangled|caught|twisted|wound|wrapped)(?: up)? in (?=(?:an? |the |some |his |her |its |their )?(?:\w+ )?(?:yarn|ribbons?|wool|ball of yarn|rope|(?:string|christmas|fairy) lights)\b)/gi,
    plain: "in ",
  },
  {
    example: "小猫被毛线缠住了",
    said: /被(毛线|彩带|丝带|绳子|彩灯)(?:团)?(?:缠住|缠着|绊住|绕住|缠)了?/g,
    plain: "在$1里",
  },
  {
    example: "妈妈给小狗倒狗粮",
    said: /给([^，。给]{1,5}?)(?:倒|添|加|喂)(?:着|了|一?[碗盆点些])?(?:猫粮|狗粮|饲料|粮食)/g,
    plain: "喂$1",
  },
  // A silkworm is drawn on the leaf that it eats.
  {
    example: "silkworm on a mulberry leaf",
    said: /\b(silkworms?) (?:is |are )?(?:on|eat(?:s|ing)?|munch(?:es|ing)?(?: on)?|chew(?:s|ing)?(?: on)?|nibbl(?:es|ing)(?: on)?) (?:(?:an?|the|its|some|green|fresh) )*(?:mulberry )?lea(?:f|ves)\b/gi,
    plain: "$1",
  },
  {
    example: "桑叶上的蚕宝宝",
    said: /(?:一?[片张])?桑叶上(?:的|有[一两三几]?[只条]?)?(蚕(?:宝宝)?)|(蚕(?:宝宝)?)(?:们)?(?:正|正在)?(?:(?:趴|爬|睡)?在(?:一[片张])?桑叶上(?:吃桑叶)?|[吃啃](?:着|新鲜的?|绿色的?|嫩)?桑叶)/g,
    plain: (_, on, eats) => on ?? eats ?? "",
  },
  // One alone does not crowd.
  {
    example: "小麻雀挤在电线上",
    said: /(?<=^|[，。]|[上晨晚天里的])(小[\p{Script=Han}]{1,2}?|麻雀|燕子|企鹅|鸽子)(?:们)?(?:紧紧地?)?(?:挤|挨|靠)(?=在(?:一起|一块|\p{Script=Han}{1,4}[上里中下]))/gu,
    plain: "三只$1站",
  },
  {
    example: "a spider spins a web",
    said: /\bspin(?:s|ning)? (?=(?:an?|its|her|his|the) (?:\w+ )?(?:web|cocoon)\b)/gi,
    plain: "building ",
  },
  {
    example: "three ducks paddle past",
    said: /\b(ducks?|ducklings?|swans?|cygnets?|geese|goose|otters?|beavers?|turtles?|frogs?|pupp(?:y|ies)|dogs?) (?:is |are )?paddl(?:es?|ing)\b(?! (?:an?|the|their|its) )/gi,
    plain: "$1 swimming",
  },
  {
    example: "worker bees bring honey",
    said: /\b(?:worker|drone|honey|guard) (?=(?:bee|ant)s?\b)/gi,
    plain: "",
  },
  {
    example: "a dog with three eyes",
    said: /\b(an?|the|his|her|its|my) ((?:\w+ ){0,2}?\w+) (?:with|that has|who has|having) (?:only )?(one|three) (?:(?!or)\w+ )?eyes?\b/gi,
    plain: "$1 $3-eyed $2",
  },
  {
    example: "three eyed dog",
    said: /\b(one|three) eyed\b/gi,
    plain: "$1-eyed",
  },
  {
    example: "小女孩喂驴吃胡萝卜",
    said: /喂(\p{Script=Han}{1,4}?)吃(\p{Script=Han}{1,4}?)(?=$|[，。、])/gu,
    plain: "拿着$2喂$1",
  },
  {
    example: "a horse jumping a fence",
    said: /\bjump(s|ing|ed)? (?=(?:an?|the) (?:\w+ )?(?:fence|hurdle|gate|wall|puddle|stream|log|hedge)\b)/gi,
    plain: "jump$1 over ",
  },
  // What is a tree to a woodpecker is no grandfather.
  {
    example: "啄木鸟给树爷爷看病",
    said: /(大?树|星星|云朵|大山)(?:爷爷|奶奶|婆婆|公公|姐姐|妹妹|妈妈|宝宝|阿姨|叔叔|伯伯)/g,
    plain: "$1",
  },
  // A snail has it on its back.
  {
    example: "蜗牛背着房子旅行",
    said: /(?<=蜗牛)(?:背着|驮着|带着)(?:它的|自己的|小|大)*(?:房子|家|壳)/g,
    plain: "",
  },
  {
    example: "a fox sneaking up on a hen",
    said: /\b(sneak|creep|tiptoe)(s|ing)? up (?:on|to|behind) /gi,
    plain: "sneak$2 beside ",
  },
  // On the ground they walk; up a tree they climb.
  {
    example: "乌龟慢慢爬",
    said: /爬(?=着?(?:$|[，。、]|过|得|呀|啊|行))(?!过[山墙树])(?<=(?:龟|蜗牛|螃蟹|蚂蚁|蜥蜴|鳄鱼|蝎子|蜈蚣|刺猬)[^，。]{0,6}爬)/g,
    plain: "走",
  },
  {
    example: "小刺猬背着满身的红果子",
    said: /(?<=刺猬.{0,4}背[着上])(?:满身|一身|满背|许多|好多|很多)的?(?:红|小|野)*果子?/g,
    plain: "三个苹果",
  },
  {
    example: "小狗挖洞",
    said: /(?<![铲锹锄][子头]?着?)(?:在地上|在院子里)?(?:挖|刨)(?:着|了|个|一个|大|小)*(?:洞|坑)/g,
    plain: "挖一个洞",
  },
  {
    example: "a cat curled on a chair",
    said: /\bcurled(?: up)?(?: asleep)? (?=(?:on|in|under|beside|by|next to)\b)/gi,
    plain: "sleeping ",
  },
  {
    example: "a cat batting a ball of yarn",
    said: /\b(?:batting|bats|swatting|swats)(?: at)? (?=(?:an?|the|its|his|her) )/gi,
    plain: "playing with ",
  },
  {
    example: "小松鼠藏松果",
    said: /(?<![躲捉把埋])藏(?=着?(?:[一两几]?[个颗堆]?)(?:松果|橡果|坚果|松子|骨头|宝藏|栗子|榛子))/g,
    plain: "埋藏",
  },
  {
    example: "小猪泡泥巴澡",
    said: /(?:泡|洗)?泥巴?(?:澡|浴)/g,
    plain: "在泥坑里",
  },
  {
    example: "毛毛虫变蝴蝶",
    said: /(?<=毛毛虫|蝌蚪|丑小鸭)(?:慢慢)?变(?:成|为)?(?:了)?(?=[一\p{Script=Han}])/gu,
    plain: "和",
  },
  {
    example: "caterpillar turning into a butterfly",
    said: /(?<=\b(?:caterpillar|tadpole|egg|chrysalis|cocoon)s? )(?:turn|chang|transform|grow)(?:s|es|ing) into (?=\w)/gi,
    plain: "and ",
  },
  {
    example: "a hippo taking a mud bath",
    said: /\b(?:tak(?:es|ing)|having|has|enjoy(?:s|ing)) (?:a )?mud bath\b/gi,
    plain: "in a mud puddle",
  },
  {
    example: "一群小鸭子过河",
    said: /(?<=[鸭鹅马牛象虎鹿熊狗猪狼羊]子?们?)(?:排着?队)?(?:游)?过(?:小|大)?河/gu,
    plain: "在河里游泳",
  },
  {
    example: "猴子偷走了妈妈的帽子",
    said: /(?:偷走|抢走|拿走|叼走)了?(\p{Script=Han}{1,4})的(帽子|围巾|眼镜|香蕉|苹果|气球|书包|冰淇淋)/gu,
    plain: "拿着$2，$1在旁边",
  },
  {
    example: "at the zoo a keeper feeds a giraffe",
    said: /\b(?:zoo )?keeper(s?)\b(?<=\bzoo\b.*)/gi,
    plain: "zookeeper$1",
  },
  {
    example: "a monkey steals mom's hat",
    said: /\b(?:steals?|stealing|stole|snatch(?:es|ing)?|grab(?:s|bing)?) ((?:the |his |her |a )?\w+)['’]s (hat|scarf|banana|apple|balloon|glasses|ice cream|sandwich)\b/gi,
    plain: "holds a $2 beside $1",
  },
  {
    example: "a horse eating hay",
    said: /\b(?:eat(?:s|ing)?|munch(?:es|ing)?(?: on)?) (?:some |the )?(?:hay|straw)\b/gi,
    plain: "grazing beside a hay bale",
  },
  {
    example: "小马吃干草",
    said: /吃着?(?:干草|稻草)/g,
    plain: "在干草堆旁吃草",
  },
  {
    example: "birds flying south",
    said: /\b(fl(?:y|ies|ying)) (?:south|north)(?: for (?:the )?winter)?\b/gi,
    plain: "$1",
  },
  {
    example: "变色龙吐舌头",
    said: /(?:伸出|吐着?|吐出)(?:长|长长的)?舌头/g,
    plain: "",
  },
  // A snail's house is its shell.
  {
    example: "a snail carrying its house on its back",
    said: /\bsnail(s?) (?:carrying|carries|with|wearing) (?:(?:its|his|her|their) (?:\w+ )?(?:house|home|shell)s?|(?:house|home|shell)s?|an? (?:\w+ )?shell)(?: on (?:(?:its|his|her|their) )?backs?)?/gi,
    plain: "snail$1",
  },
  {
    example: "蜗牛背着重重的壳",
    said: /(?<=蜗牛)(?:正?在)?(?:背|驮)(?:着|起)?(?:[^，。,.\s]{0,4}的)?(?:小|大|重)?(?:家(?!人)|壳)/g,
    plain: "",
  },
  // In the earth, not on a rope.
  {
    example: "小兔子拔萝卜",
    said: /(?<=\p{Script=Han})拔着?(?=(?:[一两三]?[个根棵只])?(?:[大小白红胡]|巨大的?|大大的)*萝卜)/gu,
    plain: "拔起",
  },
  {
    example: "crows on each arm of a scarecrow",
    said: /\b(?:(?:some|black) )?(crows?|ravens?|birds?|blackbirds?)((?: are| is)?(?: sitting| perched| perching| standing)?) on (?:each|both|either) arms? of (?=(?:an?|the) scarecrow)/gi,
    plain: (_, bird = "") => `two ${bird.replace(/s$/i, "")}s on `,
  },
  {
    example: "稻草人的两只手臂上站着乌鸦",
    said: /(稻草人)的?(?:两|双)(?:只|条|个)?(?:手臂|胳膊|手)上(?:各|都|分别)?(?:站|停|落|有)(?:着|了)?(?:一只|两只|几只)?(乌鸦|小鸟|麻雀|鸟)/g,
    plain: "两只$2在$1上",
  },
  // Its wall is all that one sees of a well.
  {
    example: "a frog sitting on the edge of a well",
    said: /\b(?:sitting |sits )?(?:on|at) the (?:edge|rim|side|wall|top) of (?=(?:an?|the) (?:\w+ )?well\b)/gi,
    plain: "in ",
  },
  {
    example: "青蛙坐在井沿上",
    said: /(?:[坐蹲趴站])?在(?:水|古)?井(?:沿|口|台|栏|边)(?:上|边)?(?!打水|提水|挑水|洗)/g,
    plain: "在井里",
  },
  {
    example: "a squirrel with nuts",
    said: /(?<=\bsquirrels?\b.{0,40})\bnut(s?)\b/gi,
    plain: "acorn$1",
  },
  {
    example: "小松鼠收集坚果",
    said: /(?<=松鼠.{0,8})(?:坚果|果仁)/g,
    plain: "橡果",
  },
  {
    example: "an owl chick",
    said: /\b(owl|eagle|swan|flamingo|ostrich|parrot|peacock|crane|stork|toucan|seagull|pelican|falcon|emu|turkey) chick(s?)\b/gi,
    plain: "baby $1$2",
  },
  // Leaves are eaten off the tree.
  {
    example: "a giraffe eating leaves",
    said: /(?<=\b(?:giraffe|dinosaur|brachiosaurus|brontosaurus|apatosaurus|diplodocus|elephant|deer|goat)s? (?:is |are )?)(?:eat(?:s|ing)?|munch(?:es|ing)?(?: on)?|nibbl(?:es?|ing)(?: on)?|reach(?:es|ing)? for) (?:the |some |green |fresh )*leaves(?: (?:from|off|of|on|in) (?:a|the) (?:\w+ )?tree(?:top)?s?)?/gi,
    plain: "browsing a tree",
  },
  {
    example: "恐龙在吃大树上的叶子",
    said: /(?<=长颈鹿|恐龙|[腕梁雷]龙|大象|[小梅麋]鹿|山羊)(?:正?在)?吃(?:着|大?树上的|高处的)*(?:绿|嫩)?(?:树叶|叶子)/g,
    plain: "啃食一棵树",
  },
  {
    example: "a monkey swinging from vine to vine",
    said: /\bswing(?:s|ing)? (?:(?:from|on|in|through|by|between|among|across) (?:(?:an?|the|some|two) )?(?:(?:jungle|long|green|forest) )*(?:vines?|trees?|treetops|branches|jungle|lianas?)(?: to (?:vine|tree|branch))?|(?:from )?(?:vine to vine|branch to branch|tree to tree))\b/gi,
    plain: "hanging from a hanging vine",
  },
  {
    example: "a monkey swinging from a branch",
    said: /\bswing(?:s|ing)? (?:from|on|by) (?:an? |the )?branch\b/gi,
    plain: "hanging from a branch",
  },
  {
    example: "a spider hanging upside down from its web",
    said: /(?<=\bspiders?\b.{0,6})\bhang(?:s|ing)? (?:upside down )?(?:from|in|on) (?=(?:an?|the|its) (?:\w+ )?(?:cob)?web\b)/gi,
    plain: "in ",
  },
  {
    example: "monkeys hanging from a tree",
    said: /(?<=\b(?:monkey|ape|orangutan|gorilla|koala|lemur|panda|boy|girl|kid|children|child)s?\b.{0,14})\bhang(?:s|ing)? (?:from|in|off) (?:an?|the) (?:big |tall )?tree\b(?! branch)/gi,
    plain: "hanging from a branch",
  },
  {
    example: "小猴子在藤蔓上荡来荡去",
    said: /(?:正?在)?(?:(?:抓着|拉着|拽着|吊着)?(?:树藤|藤[蔓条])(?:上|间|之间)?荡(?:秋千|来荡去|着)?|(?:树藤|藤[蔓条])上(?:摇.{0,2})|(?:大?树|树林|森林|丛林)(?:之?间|里|中)荡(?:来荡去|秋千))/g,
    plain: "在树藤下面",
  },
  {
    example: "小男孩吊在单杠上",
    said: /(?:正?在)?(?:[吊挂悬攀]在(单杠|双杠|云梯|爬梯|攀爬架|横杠)上?|在(单杠|双杠|云梯|爬梯|攀爬架|横杠)上(?:吊|荡|悬|挂)(?:着|来荡去|秋千)?)/g,
    plain: "在单杠下面",
  },
  {
    example: "小猴子吊在树上",
    said: /(?<=(?:猴子?|猩猩|考拉|孩子?|男孩|女孩|小朋友|熊猫?).{0,2})(?<!倒)(?:吊|挂)在树枝?上/g,
    plain: "在树枝下面",
  },
  {
    example: "倒挂在树枝上的小猴子",
    said: /倒[挂吊]在(\p{Script=Han}{1,4}?)[上下里]的(\p{Script=Han}{1,6})/gu,
    plain: "$2倒挂在$1上",
  },
  {
    example: "a fish blowing bubbles",
    said: /\b(fish(?:es)?|goldfish|crabs?|turtles?|octopus(?:es)?) (?:is |are )?(?:blow|mak)(?:s|es|ing) bubbles\b/gi,
    plain: "$1",
  },
  // Under water there are bubbles anyway.
  {
    example: "小鱼吐泡泡",
    said: /(?<=鱼|蟹|海龟)(?:们)?(?:正?在)?吐(?:着|出)?(?:小|大)?泡泡/g,
    plain: "",
  },
  // Bubbles are about whoever is under water.
  {
    example: "吹泡泡的小鱼",
    said: /吹泡泡的(?=.{0,4}(?:鱼|螃蟹|海豚|海马|鲸))|(?<=鱼|螃蟹|海豚|海马|鲸)(?:们?(?:正?在)?)吹泡泡/g,
    plain: "",
  },
  {
    example: "蜜蜂采蜜",
    said: /(?<=蜜蜂)(?:们)?(?:正?在)?(?:花[丛朵]?[中上里])?采(?:花)?蜜/g,
    plain: "在花上",
  },
  // Whatever is howled at hangs in the sky.
  {
    example: "狼在月亮下嚎叫",
    said: /(?<=[狼狗狐]们?)(?:正?在)?(?:对着|朝着?|向着?|望着|冲着|仰望着?|在)(?:.{0,3}的)?(月亮|圆月|满月|明月)(?:底?下面?)?(?:大声|仰天)?(?:嚎叫|嗥叫|长嚎|长嗥|嚎|嗥|大?叫)着?/g,
    plain: "嚎叫，$1",
  },
  {
    example: "对着月亮嚎叫的狼",
    said: /(?:正?在)?(?:对着|朝着?|向着?|望着|冲着|仰望着?|在)(?:.{0,3}的)?(月亮|圆月|满月|明月)(?:底?下面?)?(?:嚎叫|嗥叫|长嚎|长嗥|嚎|嗥|大?叫)着?的(.{0,3}[狼狗狐])/g,
    plain: "嚎叫的$2，$1",
  },
  // Animals of the wild drink where there is water.
  {
    example: "a deer drinking at the lake",
    said: /\b(zebras?|elephants?|giraffes?|lions?|tigers?|deer|fawns?|horses?|cows?|sheep|bears?|camels?|hippos?|fox(?:es)?|wolf|wolves|antelopes?|gazelles?|leopards?|rhinos?) (?:is |are )?drinking(?: water)?(?: (?:from|at|in|by) (?:an? |the )?(?:\w+ )?(?:river|pond|lake|stream|creek|brook|water ?hole|watering hole))?(?=$|[,.;]| (?:in|at|near|with|while|under) )/gi,
    plain: (found, animals) =>
      `${animals} bending down to a drinking place${/ (?:from|at|in|by) /.test(found) ? " by a river" : ""}`,
  },
  {
    example: "两只小鹿在森林里喝水",
    said: /(?<=[鹿马牛羊象虎狮狗猫猴兔狼狐熊驼](?:们)?正?在[^，。,在]{1,6}[里边旁中上])(?:低头)?喝着?水/g,
    plain: "低头喝饮水处",
  },
  {
    example: "小猫喝水",
    said: /(?<=(?:[鹿马牛羊象虎狮狗猫猴兔狼狐熊驼]|狮子|狐狸)(?:们)?)(?:正?在)?(?:低头)?喝着?水/g,
    plain: "在河边低头喝饮水处",
  },
  {
    example: "a surfer shark",
    said: new RegExp(
      `\\bsurfer (?=(?:${faced}|shark|dinosaur|penguin|turtle|octopus|sloth|dolphin|alligator)\\b)`,
      "gi",
    ),
    plain: "surfing ",
  },
  {
    example: "bats hanging upside down",
    said: /\b(bats?)(?: is| are)? (?:hanging|sleeping|hang|sleep)s?(?: upside[- ]down)?(?: (?:from|on|in) (?:an?|the) (?:branch|tree|ceiling|roof))?\b(?! on)/gi,
    plain: "hanging $1",
  },
  {
    example: "蝙蝠倒挂着睡觉",
    said: /蝙蝠(?:正?在)?(?:倒挂|倒吊|挂)(?:着|在(?:树上|树枝上|洞顶|屋顶))?(?:睡觉|睡着)?/g,
    plain: "倒挂的蝙蝠",
  },
  {
    example: "小刺猬运苹果",
    said: /(?<=刺猬)(?:正?在)?(?:运|搬|运送|搬运)着?(?=(?:[一两三几]个)?(?:红|小|大|野)*(?:苹果|果子|枣|梨|山楂|草莓|蘑菇))/g,
    plain: "背着",
  },
  {
    example: "a hedgehog carrying apples",
    said: /\b(hedgehogs?) (?:is |are )?(?:carrying|collecting|gathering|bringing) ((?:an? |the |some |three |two )?(?:red )?(?:apples?|berries|pears?|mushrooms?|strawberries))(?! on | in )/gi,
    plain: "$1 with $2 on its back",
  },
  {
    example: "小刺猬背果子",
    said: /(?<=刺猬|蜗牛|乌龟|骆驼|毛驴|小驴|小马|蚂蚁)背(?![着上后部影])/g,
    plain: "背着",
  },
  {
    example: "a fire-breathing dragon",
    said: /\bfire[- ]breathing dragons?\b(?! (?:is |are )?breath)/gi,
    plain: "dragon breathing fire",
  },
  {
    example: "喷火龙",
    said: /(?<!火的?)喷火龙(?!的)/g,
    plain: "喷火的飞龙",
  },
  {
    example: "a beaver building a dam",
    said: /\b(beavers?\b.{1,30}?) dam\b/gi,
    plain: "$1 beaver dam",
  },
  {
    example: "两只海狸在筑水坝",
    said: /(?<=[海河]狸们?.{0,6}?)(?:修筑|修建|建造|搭建|筑|建|搭|修|垒|造)着?(?:一[座个])?[大小]?(?:[海河]狸)?(?:的)?(?:水坝|大坝|堤坝|水堤|坝)/g,
    plain: "搭建海狸水坝",
  },
  {
    example: "小刺猬背着红苹果过独木桥",
    said: /刺猬(?:背着|驮着|扎着|顶着)(?!书包)([^，。,]{1,8}?)(?=在.{1,4}上(?:$|[，。,])|[走跑爬过]|去|回家)([^，。,]+)/g,
    plain: "刺猬$2，刺猬背上有$1",
  },
  {
    example: "小刺猬背果子",
    said: /刺猬(?:身上|背上)?(?:背着|驮着|扎着|顶着)(?!书包)/g,
    plain: "刺猬背上有",
  },
  {
    example: "鱼群",
    said: /(?<!一)鱼群/g,
    plain: "一群鱼",
  },
  {
    example: "蚂蚁搬家",
    said: /蚂蚁搬家/g,
    plain: "三只蚂蚁搬着树叶",
  },
  {
    example: "elephants at the watering hole",
    said: /\b(?:water(?:ing)?[- ]?hole)\b/gi,
    plain: "pond",
  },
  {
    example: "an elephant watering flowers with its trunk",
    said: /\bwater(?:ing|s) (.{1,30}?) with (?:its|his|her) trunk\b/gi,
    plain: "spraying water on $1",
  },
  {
    example: "小象用鼻子给小花浇水",
    said: /用(?:长)?鼻子给(.{1,8}?)(?:浇水|喷水|洒水)/g,
    plain: "给$1喷水",
  },
  {
    example: "小鸟在枝头唱歌",
    said: /(?:树)?枝头上?/g,
    plain: "树上",
  },
  {
    example: "猴子上树摘桃子",
    said: /上树(?=摘|采|掏)/g,
    plain: "在树上",
  },
];
