/** Tales, legends and things that are made of what nothing is made of. */
import type { Turn } from "./turn.ts";

const sweet = ["candy", "candies", "sweets", "gingerbread", "cookies", "chocolate", "cake"];

const madeOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    sweet.flatMap((of) =>
      ["house", "cottage"].map((thing) => [`${of} ${thing}`, "gingerbread house"]),
    ),
  ),
  "sand castle": "sandcastle",
  "paper boat": "paper boat",
  "paper ship": "paper boat",
  "paper airplane": "paper airplane",
  "paper plane": "paper airplane",
  "paper crane": "paper crane",
  "snow man": "snowman",
  "snow house": "igloo",
  "ice house": "igloo",
};

const many = (who: string) => `${who}${/(?:o|ch)$/i.test(who) ? "es" : "s"}`;

export const turnsOfTales: readonly Turn[] = [
  // They all are.
  {
    example: "a superhero with a cape and a mask lifting a car",
    said: /(?<=\bsuper ?hero(?: \w+)?) (?:in|with|wearing) (?:an? )?(?:\w+ )?(?:cape|mask)(?:(?:,| and|, and) (?:an? )?(?:\w+ )?(?:cape|mask))*\b/gi,
    plain: "",
  },
  {
    example: "小哪吒和小龙王三太子在海边玩",
    said: /小?龙王(?:的)?三太子/g,
    plain: "小龙",
  },
  // Both are named: the bridge brings no second couple.
  {
    example: "a superhero flies a kitten home to its owner",
    said: /\bfl(?:ies|ying) (an? (?:\w+ )?(?:kitten|cat|puppy|dog|baby|child|boy|girl|lamb|bird)) (?:back )?(?:home|to safety|away)(?: to (?:its|his|her|the) (?:owner|family|mom|mother|home))?\b/gi,
    plain: "flies holding $1",
  },
  {
    example: "守门的巨人在打瞌睡",
    said: /(?:守门|看门|守城)的(?=\p{Script=Han})/gu,
    plain: "",
  },
  {
    example: "giant",
    said: /^giant$/gi,
    plain: "a giant",
  },
  // "A giant sleeping cat" is a cat.
  {
    example: "a giant sleeping in the castle",
    said: /\b(an?|the) ((?:friendly |gentle |kind |hungry |old )?)giant (?!swing|ring|king|spring|building|dumpling|duckling|pudding|string|earring|viking|painting (?:in|on))(\w+ing)(?= (?:in|on|at|under|by|with|beside|near|behind|through|over|a|an|the|his)\b|[,.]|$)/gi,
    plain: "$1 $2giant who is $3",
  },
  {
    example: "a superhero team of kids",
    said: /\b(?:an? |the )?(superhero|ninja|pirate|robot|knight|wizard|witch|firefighter|detective|astronaut|explorer|scout) (?:team|squad|crew|gang|club|troop|league|family)(?: of (?:kids|children|friends|heroes|animals))?\b/gi,
    plain: (_, who) => `three ${many(who!)}`,
  },
  {
    example: "an alien kid walking his dog",
    said: /\b(alien|monster|robot|ghost|yeti|zombie|vampire|troll|goblin) (?:kid|child|boy|girl)\b/gi,
    plain: "$1",
  },
  {
    example: "superhero kids",
    said: /\b(?:an? |the )?(?:(superhero|ninja) (?:kids|children)|(?:kid|child) (superhero|ninja)(?:e?s)|team of (superhero|ninja)(?:e?s| kids| children))\b/gi,
    plain: (_, one, two, three) => `three ${many((one ?? two ?? three)!)}`,
  },
  {
    example: "超级英雄小队出动了",
    said: /(超级英雄|忍者|海盗|机器人|骑士|消防员|侦探|宇航员|探险家)(?:们的)?(?:小队|小分队|战队|团队|联盟)(?:出动了?|来了)?/g,
    plain: "三个$1",
  },
  {
    example: "圣诞老人在屋顶上",
    said: /(?<=圣诞老[人爷].{0,6})在(?:房子的)?屋顶上/g,
    plain: "在房子上",
  },
  {
    example: "a wizard casting a spell",
    said: /\bcast(?:s|ing) (?:an? |the |his |her |some )?(?:magic |magical )?(?:spells?|magic)\b/gi,
    plain: "holding a magic wand",
  },
  {
    example: "a ghost saying boo",
    said: / (?:say(?:s|ing)|shout(?:s|ing)|yell(?:s|ing)) ["“]?boo+!*["”]?/gi,
    plain: "",
  },
  {
    example: "the tooth fairy leaving a coin under a pillow",
    said: /\b(tooth fairy) (?:leav(?:es|ing)|put(?:s|ting)|hid(?:es|ing)|bring(?:s|ing)) (?:an? |the )?(?:\w+ )?(coins?|tooth|teeth|money|presents?) (?:under|beneath|beside|by|for) .*$/gi,
    plain: "$1 holding a coin, a girl sleeping in bed",
  },
  {
    example: "the tooth fairy visiting a sleeping child",
    said: /\btooth fairy\b(?! (?:\w+ing|with|who|that|and a tooth)\b(?! a sleeping))/gi,
    plain: "fairy holding a tooth",
  },
  {
    example: "牙仙子",
    said: /牙齿?(?:仙子|仙女|精灵|仙)/g,
    plain: "拿着一颗牙齿的仙女",
  },
  {
    example: "a wizard mixing a potion in his tower",
    said: /\b(wizard|witch|sorcerer|magician)(.*) in (?:his|her|the|a) (?:magic |old |tall )?tower\b/gi,
    plain: "$1$2 in a magic study",
  },
  {
    example: "a princess in the castle tower and a guard at the gate",
    said: /\bcastle(?:'s)? towers?\b/gi,
    plain: "castle turret",
  },
  {
    example: "公主来到城堡，小龙在城墙上睡觉",
    said: /城墙(?<!城堡的?城墙)(?<=(城堡).*)/g,
    plain: "城堡城墙",
  },
  {
    example: "王子来到城堡，卫兵站在城门口",
    said: /(?:城堡的?大?门|(?<!城堡的?)(?:城门|大门))(?:口|前|旁边?)(?<=城堡.*(?:城堡的?大?门|城门|大门)(?:口|前|旁边?))/g,
    plain: "花园门旁边",
  },
  {
    example: "骑士和喷火龙战斗",
    said: /和([^，。,]{1,8}?)(?:战斗|搏斗|决斗|对战|打斗|作战)/g,
    plain: "打败$1",
  },
  {
    example: "鲨鱼躲在珊瑚后面哭",
    said: /(躲在.{1,6}?(?:后面|里面?|旁边|下面|角落里?))哭(?=$|[。，,！])/g,
    plain: "哭着$1",
  },
  // His somersault is a cloud that carries him.
  {
    example: "孙悟空翻跟头",
    said: /(孙悟空|美猴王|齐天大圣)(?:(?:在?翻|打)(?:着|个|一个)?(?:跟头|筋斗|跟斗)云?|腾云(?:驾雾)?|驾着?筋斗云|在?(?:天上|空中|天空中?)?飞行?)/g,
    plain: "$1骑着云",
  },
  {
    example: "the Monkey King flying in the sky",
    said: /\b(the )?(monkey king) (?:is )?(?:flying|flies|soaring)\b/gi,
    plain: "$1$2 riding a cloud",
  },
  // Head down: what is seen of him are his boots.
  {
    example: "santa stuck in the chimney with his boots sticking out",
    said: /\bsanta(?: claus)? (?:is |gets? |got )?(?:stuck )?(?:upside down |head ?first )?(?:down |in )(?:the|a|our) chimney,? (?:with )?(?:only )?(?:his |two )(?:boots|legs|feet) (?:are )?(?:stick\w+|pok\w+|hang\w+|up|in the air)(?: (?:out|up|in the air|of it))*/gi,
    plain: "stuck santa",
  },
  {
    example: "圣诞老人卡在烟囱里，只露出两条腿",
    said: /圣诞老人(?:头朝下)?(?:被)?卡(?:住)?在(?:了)?烟囱里[，,]?(?:只|就)?(?:露出|剩下?|伸出)(?:了)?(?:两[条只个])?(?:靴子|腿|脚)(?:在外面)?/g,
    plain: "卡住的圣诞老人",
  },
  {
    example: "Santa going down the chimney",
    said: /\b(?:(?:go|going|com|climb|slid|squeez)(?:es|ing|ing)? |stuck )?(?:down|up|in) (?=(?:the|a|our) chimney\b)/gi,
    plain: "in ",
  },
  {
    example: "圣诞老人从烟囱下来",
    said: /从(?:屋顶的|家里的|高高的)?烟囱里?(?:爬|钻|滑|跳)?(?:下来|进来|出来|下去|进屋|进去)/g,
    plain: "在烟囱里",
  },
  {
    example: "a castle in the clouds",
    said: /\b(castle|palace|house|city|kingdom|tower|village|temple|island) in the (?:clouds?|sky)\b/gi,
    plain: "$1 on a cloud",
  },
  {
    example: "云朵中的宫殿",
    said: /云(?:朵)?(?:里|中|端)的?(?=.{0,4}(?:城堡|宫殿|房子|城市|塔|村庄|岛))/g,
    plain: "云朵上的",
  },
  {
    example: "阿拉丁神灯里的精灵",
    said: /(?:阿拉丁的?)?神灯(?:里|中)(?:出来|飞出来?|钻出来?)?的(?:精灵|灯神|魔仆)/g,
    plain: "灯神",
  },
  {
    example: "a candy cane house",
    said: /\bcandy ?cane house\b/gi,
    plain: "gingerbread house",
  },
  {
    example: "丝绸之路上的骆驼",
    said: /丝绸之路(?:上)?的?/g,
    plain: "沙漠里",
  },
  {
    example: "一支骆驼队",
    said: /骆驼队|驼队/g,
    plain: "三只骆驼",
  },
  // He has the pestle in hand.
  {
    example: "月亮上的兔子捣药",
    said: /(?<!玉)[小白]{0,2}兔子?(?=.{0,10}捣.{0,4}药)/g,
    plain: "玉兔",
  },
  {
    example: "月宫里的嫦娥",
    said: /月宫[里中上]/g,
    plain: "月亮上",
  },
  {
    example: "月亮上的兔子捣药",
    said: /(?<=玉兔.{0,10})[，,]?(?:正?在)?捣着?.{0,4}药/g,
    plain: "",
  },
  {
    example: "a koi jumping over the dragon gate",
    said: /\b(?:carps?|koi) (?:is |are )?(?:jump|leap)(?:s|ing)? (?:over|through) the dragon'?s? gate\b/gi,
    plain: "koi jumping over a paifang",
  },
  {
    example: "鲤鱼跳龙门",
    said: /(?:小)?鲤鱼(?:跳|跃)(?:过|上)?龙门/g,
    plain: "锦鲤跳跃在牌坊上方",
  },
  // Cars and houses that fly have clouds below them.
  {
    example: "a flying car",
    said: /\bflying ((?:\w+ )?(?:cars?|houses?|bus|buses|trucks?|trains?|castles?|beds?|sofas?|taxis?|ships?|boats?))\b/gi,
    plain: "$1 above the clouds",
  },
  {
    example: "彩虹独角兽",
    said: /(?<![着在])彩虹(?:色的?)?(?=独角兽|小马|飞马)/g,
    plain: "彩虹和",
  },
  {
    example: "公主穿着长裙子站在城堡门口",
    said: /(?<=(?:公主|王后|女王|皇后|仙女|新娘)[^，。,]{0,3})(?:穿着?|身穿)(?:一?[条件身])?(?:漂亮|美丽|华丽|闪闪发光)?的?(?:长裙子?|长长的裙子|大裙子|蓬蓬裙|礼服裙?|拖地长?裙)/g,
    plain: "",
  },
  {
    example: "会飞的房子",
    said: /(?:会飞|飞行|飞在空中|飞起来)的(?=(?:小|大)?(?:汽车|房子|房屋|公交车|卡车|火车|城堡|床|沙发|船))/g,
    plain: "云朵上的",
  },
  {
    example: "the three wise men following a star",
    said: /\bfollow(?:s|ing)? (?:the|a) (?:\w+ )?star(?: of bethlehem)?\b(?: to bethlehem)?/gi,
    plain: "walking at night, a star",
  },
  {
    example: "Nezha riding his wind and fire wheels",
    said: /(?<=\bne ?zha\b.{0,12}?) (?:rid(?:ing|es)|standing|stands|flying|flies)?(?: ?on)? ?(?:his|the|two|a pair of)? ?(?:wind[- ](?:and[- ])?fire|fire|fiery) wheels\b/gi,
    plain: "",
  },
  // He is drawn on them.
  {
    example: "哪吒踩着风火轮",
    said: /(?<=哪吒.{0,4}?)(?:脚?[踩踏]|骑|站)(?:着|在|上)?(?:一?[对双只个])?风火轮(?:上)?/g,
    plain: "",
  },
  {
    example: "goldilocks in the baby bear's bed",
    said: /\b(?:in|on) (?:the )?(?:baby|mama|papa) bear's bed\b/gi,
    plain: "in a bed",
  },
  // They have them in hand as they are.
  {
    example: "猪八戒拿着九齿钉耙",
    said: /(沙僧|沙和尚|沙悟净|猪?八戒|哪吒|唐僧|红孩儿|二郎神)(?:手?拿着?|手持|举着|挥舞着?|扛着)(?:月牙铲|九?齿?钉耙|降妖宝杖|禅杖|九环锡杖|锡杖|[乾干]坤圈|混天绫|火尖枪|三尖两刃[刀枪])/g,
    plain: "$1",
  },
  {
    example: "巫婆在大锅里搅拌魔药",
    said: /(女?巫[婆师]?|魔法师)们?(?:正?在)?(?:用|对着|围着)?(?:一口)?(?:大锅|魔药锅|药锅|坩埚)[里中前旁]?(?:搅拌|搅|熬制?|煮)着?(?:魔?药[水汤剂]?|汤)?/g,
    plain: "$1搅拌坩埚",
  },
  {
    example: "女巫在熬魔药",
    said: /(女?巫[婆师]?|魔法师)们?(?:正?在)?(?:搅拌|熬制?|煮)着?(?:一大?锅)?(?:魔?药[水汤剂]?|汤)/g,
    plain: "$1搅拌坩埚",
  },
  {
    example: "大灰狼吹房子",
    said: /吹(?=.{0,4}(?:房子?|屋子?)$)/g,
    plain: "吹倒",
  },
  // The animals are on board as it is drawn.
  {
    example: "Noah's ark with animals two by two",
    said: /\b(noah'?s ark) (?:with|full of|filled with) (?:all (?:the|of the) |the |lots of |many )?animals\b/gi,
    plain: "$1",
  },
  {
    example: "Noah's ark with pairs of animals going up the ramp",
    said: /(?<=\bark) with (?:pairs of animals|animals in pairs|two of (?:each|every) animal)(?: (?:going|walking|marching|climbing|coming)(?: (?:up|into|onto|on|aboard|in))*(?: (?:the|a) (?:ramp|ark|boat|gangplank))?)?/gi,
    plain: "",
  },
  {
    example: "animals walking two by two",
    said: /(?:,? (?:coming|going|walking|marching|boarding)(?: in| aboard)?)?,? two by two\b/gi,
    plain: "",
  },
  // What things are made of is no thing beside them.
  {
    example: "a house made of candy",
    said: /\b(house|cottage|castle|boat|ship|airplane|plane|crane|hat|man) (?:that is |which is )?(?:made|built|folded) (?:out )?of (?:real )?(candy|candies|sweets|gingerbread|cookies|chocolate|cake|sand|paper|snow|ice)\b/gi,
    plain: (whole, thing, of) => madeOf[`${of!.toLowerCase()} ${thing!.toLowerCase()}`] ?? whole,
  },
  {
    example: "糖果做成的房子",
    said: /(?:用)?(?:糖果|姜饼|饼干|巧克力|蛋糕)(?:做成?|搭成?|建成?)的(?:房子|小屋|屋子)/g,
    plain: "姜饼屋",
  },
  {
    example: "沙子堆成的城堡",
    said: /(?:用)?沙子?(?:做成?|堆成?|堆起来?)的(?:城堡)/g,
    plain: "沙堡",
  },
  {
    example: "纸折的飞机",
    said: /(?:用)?纸(?:做成?|折成?|叠成?)的(?:小)?(船|飞机|鹤)/g,
    plain: "纸$1",
  },
  // The nearest to it that there is a drawing of.
  {
    example: "a car made of cheese",
    said: /\b(?:an? |the )?(car|truck|bus|train|boat|plane|airplane) (?:that is |which is )?(?:made|built) (?:out )?of (cheese|candy|cookies|chocolate|cake|bread|fruit|bananas?|pizza|watermelons?|vegetables|carrots?|ice cream)\b/gi,
    plain: "$2 in a $1",
  },
  {
    example: "奶酪做的汽车",
    said: /(?:用)?(奶酪|芝士|糖果|饼干|巧克力|蛋糕|面包|水果|香蕉|西瓜|蔬菜|胡萝卜)(?:做成?|造)的(?:小)?(汽车|卡车|火车|船|飞机)/g,
    plain: "$2里有$1",
  },
  // There are seven of them.
  {
    example: "snow white and the dwarfs",
    said: /(?<=\bsnow white (?:and|with) )(?:the |her )?(?:little )?dwar(?:fs|ves|f)\b/gi,
    plain: "the seven dwarfs",
  },
  {
    example: "白雪公主和小矮人",
    said: /(?<=白雪公主[和与、跟])小矮人/g,
    plain: "七个小矮人",
  },
  {
    example: "knight vs dragon",
    said: /\b(?:vs\.?|versus)(?= )/gi,
    plain: "fighting",
  },
  {
    example: "a witch brewing a potion",
    said: /\b(?:brew|mix|mak|cook|stirr?)(?:e?s|ing)? (?:up )?(?:an? |some |her |his )?(?:\w+ )?potions?(?: in (?:an?|her|his|the) (?:\w+ )?cauldron)?\b/gi,
    plain: "stirring a cauldron",
  },
  {
    example: "女巫在熬魔法药水",
    said: /(?<=女巫.{0,8}|巫师.{0,8}|巫婆.{0,8}|仙女.{0,8}|魔法师.{0,8})[熬煮调]制?着?(?:一锅)?(?:魔法)?药[水剂汤]/g,
    plain: "搅拌坩埚",
  },
  // It is the same hare.
  {
    example: "龟兔赛跑，兔子在树下睡大觉",
    said: /龟兔赛跑[，,、:：]?(?:骄傲的|小)*兔子/g,
    plain: "乌龟在跑，兔子",
  },
  {
    example: "Rapunzel letting down her hair",
    said: /\brapunzel (?:is )?(?:let(?:s|ting) (?:down )?her (?:long )?hair(?: down)?(?: from (?:the|her|a) (?:\w+ )?tower)?)(?: (?:for|to) (?:the|a) prince)?/gi,
    plain: "rapunzel in a tall tower",
  },
  {
    example: "长发公主放下长发",
    said: /长发公主(?:正?在)?(?:从?(?:高?塔|窗口|塔楼)(?:上|里)?)?(?:放下|垂下|垂着|放)(?:她?的?)?(?:长长的)?(?:金色的?)?(?:长发|头发|辫子)/g,
    plain: "长发公主在高塔里",
  },
  {
    example: "a princess waving from the tower",
    said: /\b(wav(?:es|ing)|look(?:s|ing)(?: out)?|sing(?:s|ing)|call(?:s|ing)) (?:from|out of) (the|an?|her|his) (?=(?:\w+ )?(?:tower|balcony)\b)/gi,
    plain: "$1 in $2 ",
  },
  {
    example: "长发公主在高塔上",
    said: /(?<=(?:公主|女孩|姑娘|女王|王后).{0,4})在(?:高高的)?(高塔|塔楼|塔)(?:顶)?上(?![空方])/g,
    plain: "在$1里",
  },
  {
    example: "a princess looking out of a castle window",
    said: /\b(?:(?:look(?:s|ing)(?: out)?|wav(?:es|ing)|peek(?:s|ing)(?: out)?) )?(?:in|at|from|out of|through) (an?|the|her|his) (?:castle|palace|tower) window\b/gi,
    plain: "in $1 tall tower",
  },
  {
    example: "公主在城堡的窗边",
    said: /(?:在|从)(?:城堡|宫殿|高?塔楼?)的?(?:窗户|窗口|窗子|窗)(?:里|中|边|旁|前)?(?:探出(?:头|脑袋)来?|往外看|向外看|看(?:外面|风景))?/g,
    plain: "在高塔里",
  },
];
