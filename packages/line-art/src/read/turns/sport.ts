/** Matches and races, and who plays whom; skis, skates and boards. */
import { filledBy } from "../filled-slot.ts";
import type { Turn } from "./turn.ts";

export const turnsOfSport: readonly Turn[] = [
  {
    example: "two knights joust on horseback",
    said: /\bon horse ?back\b/gi,
    plain: "riding a horse",
  },
  {
    example: "a soccer team in uniform on the pitch",
    said: /\b(?:an? |the |our |my )?(?:(?:kids'?|children's|youth|school|little) )?(soccer|basketball|baseball|volleyball) team(?: in (?:their )?(?:\w+ )?uniforms?| in (?:their )?jerseys)?(?: (?:is )?(?:playing|practicing|training)(?: a (?:match|game))?)?(?=$|,| on\b| at\b| in the\b)/gi,
    plain: "three children playing $1",
  },
  {
    example: "足球队在球场上比赛",
    said: /([足篮排])球队(?:员们?|的队员们?)?(?:正?在)?((?:足球|篮球|排球)?[球操]?场上)?(?:进行)?(?:打?比赛|训练|练习)/g,
    plain: (_, ball, where) => `${where ?? ""}三个孩子${ball === "足" ? "踢" : "打"}${ball}球`,
  },
  // On ice one falls; two on a mat fight.
  {
    example: "企鹅在冰上摔跤",
    said: /摔了一跤|摔一?跤了?(?<=(?:冰面?|雪地|路|地|滑冰|溜冰)(?:上|里)?[^，。]{0,3}摔一?跤了?)/g,
    plain: "摔倒了",
  },
  {
    example: "a soccer game between cats and dogs",
    said: /\b(?:an? |the )?(tennis|soccer|football|basketball|baseball|volleyball|badminton|hockey|ping[ -]?pong) (?:match|game) (?:between|of|with) (?:the |two )?(?:teams? of )?(\w+) (?:and|vs\.?|versus|against) (?:the )?(?:teams? of )?(\w+)/gi,
    plain: "$2 and $3 playing $1",
  },
  {
    example: "小猫和小狗的足球比赛",
    said: /((?:小)?\p{Script=Han}{1,2}[和跟与对](?:小)?\p{Script=Han}{1,3}?)(?:在?进行|在|的)(?:一场)?足球(?:比)?赛/gu,
    plain: "$1踢足球",
  },
  {
    example: "小猴子当裁判吹着哨子",
    said: /(?:当|做|担任)(?:小|足球)?裁判(?:员)?(?:[，,]?(?:吹着?|拿着)(?:口哨|哨子?))?/g,
    plain: "吹着哨子",
  },
  {
    example: "soccer goalie diving",
    said: /\b(?:soccer |football )?(goalies?|goalkeepers?|keepers?) div(?:es|ing)$/gi,
    plain: "$1 diving for the ball",
  },
  {
    example: "basketball slam dunk",
    said: /^(?:an? )?(?:basketball )?slam[ -]dunk(?:ing)?$/gi,
    plain: "a boy dunking a basketball",
  },
  {
    example: "a tennis match",
    said: /^(?:an? )?(tennis|soccer|football|basketball|baseball|volleyball|badminton|hockey|ping[ -]?pong|table tennis) (?:match|game)$/gi,
    plain: "kids playing $1",
  },
  {
    example: "girl doing cartwheel",
    said: /\bdo(?:es|ing) (cartwheel|handstand|headstand|backflip|somersault)(s?)\b/gi,
    plain: "doing a $1$2",
  },
  {
    example: "一只猴子和一只袋鼠隔着球桌打乒乓球",
    said: /(?:隔着|围着|站在|在)(?:一?张)?(?:乒乓球?|球)(?:桌|台)(?:两边|两侧|旁边?|上|前)?(?=(?:正?在)?(?:打|玩|比赛))/g,
    plain: "",
  },
  {
    example: "a cat and a dog playing ping pong across a table",
    said: /\b(play(?:s|ing)? (?:ping[- ]?pong|table tennis)) (?:across|over|at|on) (?:an?|the) (?:ping[- ]?pong |tennis )?table\b/gi,
    plain: "$1",
  },
  {
    example: "a girl playing wheelchair basketball",
    said: /\bplay(?:s|ing)? wheelchair basketball\b/gi,
    plain: "in a wheelchair holding a basketball",
  },
  {
    example: "乒乓球比赛中，猴子和袋鼠隔着球桌打球",
    said: /乒乓球(?:比赛)?[中上里]?[，,](.+?)(?:隔着球桌)?(?:打球|比赛)/g,
    plain: "$1在乒乓球桌旁打乒乓球",
  },
  {
    example: "kids skipping rope",
    said: /(?<!\b(?:an?|the|his|her|with|of|my) )\bskip(?:s|ping) ropes?\b/gi,
    plain: "jumping rope",
  },
  {
    example: "tug of war with a dog",
    said: /^(?:playing |having a |a )?tug[- ]of[- ]war with (.+)$/gi,
    plain: "a boy and $1 playing tug of war",
  },
  {
    example: "和小狗拔河",
    said: /^[和跟与](.{1,8}?)(?:一起)?拔河$/g,
    plain: "小男孩和$1拔河",
  },
  {
    example: "two dogs playing tug of war with a rope",
    said: /^(.+?) (?:is |are )?(?:playing |having a )tug[- ]of[- ]war with (.+)$/gi,
    plain: "$1 and $2 playing tug of war",
  },
  {
    example: "three kids in a sack race",
    said: /\b(kids|children|boys|girls|friends) (?:\w+ing )?(?:in|having|doing|at) an? (?:potato )?sack race\b/gi,
    plain: "sack races",
  },
  {
    example: "a goalkeeper making a great save",
    said: /\bmak(?:es?|ing) an? (?:great |big )?save\b/gi,
    plain: "jumping",
  },
  {
    example: "a boy dunks the ball into the hoop",
    said: /\b(?:slam[ -])?dunk(s|ing)\b(?: (?:the|an?|his|her) (?:ball|basketball))?(?: (?:at|in|into|through|on|over) (?:the|an?) (?:basketball )?(?:hoop|basket|net|ring|rim)| on (?:the|an?) basketball court)?/gi,
    plain: "dunk$1",
  },
  {
    example: "男孩在篮球场上跳起来扣篮",
    said: /(?:正?在)?(?:在?篮球场上?)?(?:高高)?(?:地)?(?:跳起来?|跃起|飞起来?)?(?:大力)?[扣灌]篮/g,
    plain: "扣篮",
  },
  {
    example: "a penguin on skis",
    said: /\b(?:standing |riding )?on (?:(?:his|her|its|their) |a pair of )?skis\b/gi,
    plain: "skiing",
  },
  {
    example: "一个女孩踩着滑雪板",
    said: /[踩踏站](?:着|在|上)?(?:一[副块对双])?(?:滑雪双?板|雪橇板)上?/g,
    plain: "滑雪",
  },
  {
    example: "a bee on roller skates",
    said: /\b(?:standing )?on (?:(?:his|her|its|their) |a pair of )?(?:roller|inline)[- ]?skates\b/gi,
    plain: "roller skating",
  },
  {
    example: "女孩穿着轮滑鞋",
    said: /[穿踩](?:着|上)?(?:一双)?(?:轮滑鞋|旱冰鞋|滑轮鞋|直排轮)/g,
    plain: "轮滑",
  },
  {
    example: "a penguin on ice skates",
    said: /\b(?:standing )?on (?:(?:his|her|its|their) |a pair of )?ice[- ]skates\b/gi,
    plain: "ice skating",
  },
  {
    example: "穿着溜冰鞋的女孩",
    said: /[穿踩](?:着|上)?(?:一双)?(?:溜冰鞋|滑?冰鞋|冰刀鞋?)/g,
    plain: "滑冰",
  },
  {
    example: "a dog on a surfboard",
    said: /\b(?:standing |riding )?on (?:a|his|her|its|their) surf ?board\b/gi,
    plain: "surfing",
  },
  {
    example: "a surfer riding a big wave",
    said: /\b(?:rides?|riding|catches|catching) (?=(?:an? |the )?(?:\w+ )?waves?\b)/gi,
    plain: "surfing on ",
  },
  {
    example: "a boy on a snowboard",
    said: /\b(?:standing |riding )?on (?:a|his|her|its|their) snow ?board\b/gi,
    plain: "snowboarding",
  },
  {
    example: "小熊踩着单板",
    said: /[踩踏站](?:着|在|上)?(?:一[副块对双])?(?:滑雪单板|单板)上?/g,
    plain: "玩单板滑雪",
  },
  // One alone is no race.
  {
    example: "a horse race",
    said: /\ban? (?!(?:sack|relay|egg|foot|running|swimming|potato|arms|human|space) )(\w+|dragon boat) race\b/gi,
    plain: filledBy(/animal|vehicle|person/, "two $1s racing"),
  },
  {
    example: "赛车比赛",
    said: /(赛车|帆船|摩托车|卡丁车)(?:比赛|大赛)/g,
    plain: "两辆$1",
  },
  {
    example: "a bear wearing roller skates",
    said: /\b(?:wearing|with|in) (?:(?:his|her|its|their|a pair of) )?(ice|roller|inline)[- ]?skates\b/gi,
    plain: (_, kind) => (/ice/i.test(kind!) ? "ice skating" : "roller skating"),
  },
  {
    example: "运动会接力赛",
    said: /^(?:运动会)?(?:跑)?接力(?:赛跑|赛|跑)?$/g,
    plain: "三个孩子跑步",
  },
  {
    example: "四只小兔子接力赛",
    said: /(?:跑)?接力(?:赛跑|赛|跑)/g,
    plain: "跑步",
  },
  {
    example: "小朋友踢足球射门",
    said: /(?:踢着?足球|踢着?球)?射门(?!员)/g,
    plain: "踢足球，旁边有球门",
  },
  {
    example: "a girl shooting a basketball into the hoop",
    said: /\bshoot(?:s|ing)? (?:an? |the )?(?:basketballs?|hoops|baskets)(?: (?:in|into|through|at|toward|towards) (?:the|an?) (?:basketball )?(?:hoop|basket|net))?\b/gi,
    plain: "shooting hoops",
  },
  {
    example: "三条龙舟在河上比赛",
    said: /(?<=[一二两三四五六七八九十几][条只艘]龙舟.{0,6})(?:大?比赛|大赛|竞赛|竞渡)/g,
    plain: "",
  },
  {
    example: "赛龙舟",
    said: /赛龙舟|(?<![条只艘])龙舟(正?在.{1,5})?(?:大?比赛|大赛|竞赛|竞渡|赛)/g,
    plain: "两条龙舟$1",
  },
  // It is no house.
  {
    example: "a baseball batter hitting a home run",
    said: /\b(?:hit(?:s|ting)?|smack(?:s|ing)|scor(?:es|ing)|knock(?:s|ing)) (?:an?|the|his|her) (?:\w+ )?home ?run\b/gi,
    plain: "hitting a ball",
  },
  // The puck is at the stick.
  {
    example: "a hockey goalie blocking the puck",
    said: /(?<=\bhockey (?:goalie|goalkeeper|player)) (?:is )?(?:block|hitt?|shoot|chas|stopp?|sav)(?:e?s|ing) (?:the|a) puck\b/gi,
    plain: "",
  },
  {
    example: "a hockey player skating towards the goal",
    said: /\b(?<=\bhockey\b.*)(goal|net)\b(?! ?(?:ie|keeper))/gi,
    plain: "hockey $1",
  },
  // What they are known by is behind them.
  {
    example: "a hockey goalie makes a save",
    said: /\b(hockey goal(?:ie|keeper|tender))\b(?!.*\b(?:goal|net)\b)(?: (?:is )?mak(?:es|ing) (?:a|the|an \w+|a \w+) save)?/gi,
    plain: "$1 in front of a hockey goal",
  },
  {
    example: "冰球守门员",
    said: /(?<!球门.*)(冰球守门员)(?!.*球门)/g,
    plain: "$1在冰球球门前面",
  },
  {
    example: "two dogs playing tug-of-war over a rope",
    said: /\btug[- ]of[- ]war (?:with|using|over) (?:a|the) (?:long )?rope\b/gi,
    plain: "tug of war",
  },
  {
    example: "小朋友们拔河用一根长绳子",
    said: /拔河(?:用|拉着|拿着)(?:一根)?(?:长)?绳子?/g,
    plain: "拔河",
  },
  {
    example: "游泳比赛",
    said: /^(?:校园?|学校)?游泳(?:大?比赛|大赛)$/g,
    plain: "三个孩子在泳池里游泳",
  },
  {
    example: "跑步比赛",
    said: /^(?:校园?|学校)?(跑步|跳绳|滑雪|骑车)(?:大?比赛|大赛)$/g,
    plain: "三个孩子$1",
  },
  {
    example: "a swimming race",
    said: /^(?:an? )?swimming (?:race|competition|meet)$/gi,
    plain: "three kids swimming in a pool",
  },
  {
    example: "小朋友跑步比赛",
    said: /(拔河|跑步|游泳|骑车|画画|唱歌|跳绳|踢毽子|钓鱼|滑雪|划船|足球|篮球)(?:大?比赛|大赛)/g,
    plain: "$1",
  },
  // Whoever plays is said first.
  {
    example: "打乒乓球的两个小朋友",
    said: /^(?:正?在)?(打(?:乒乓球|篮球|羽毛球|网球|排球)|踢足球|跳绳|放风筝|下(?:象|围|跳)?棋)的((?:[一两二三四五几]个|一群)?(?:小朋友|小孩子?|孩子|男孩|女孩|小男孩|小女孩|同学|人)们?)$/g,
    plain: "$2$1",
  },
  {
    example: "河马踩着滑板",
    said: /踩着?滑板/g,
    plain: "滑滑板",
  },
  {
    example: "a girl doing gymnastics",
    said: /\b(?:doing|practi[cs]ing|performing) (?:rhythmic )?gymnastics\b/gi,
    plain: "doing a cartwheel",
  },
  {
    example: "小女孩做体操",
    said: /(?:做|练|练习|表演)体操/g,
    plain: "翻跟头",
  },
  {
    example: "a goalkeeper diving to catch the ball",
    said: /\b(?:diving|dives|dive) (?:to (?:catch|save|stop|block)|for|after) (?=(?:an?|the) )/gi,
    plain: "lunging for ",
  },
  {
    example: "小熊举重",
    said: /举重(?!运动|比赛|选手)/g,
    plain: "举起哑铃",
  },
  {
    example: "女孩们跳皮筋",
    said: /^(?:.{0,3}(?:女孩|男孩|小朋友|孩子|同学|姑娘)们?)(?:正?在)?(?:一起)?跳(?:橡)?皮筋$/g,
    plain: "跳皮筋",
  },
  {
    example: "小男孩玩水枪",
    said: /[打玩]水[枪仗]/g,
    plain: "拿着水枪",
  },
  {
    example: "小熊骑车",
    said: /骑车/g,
    plain: "骑自行车",
  },
  {
    example: "爸爸骑车送女儿上学",
    said: /骑自行车(?:送|带|载|接)着?(.{1,5}?)(?:回家|上学|放学|去.{1,4})?$/g,
    plain: "和$1骑一辆自行车",
  },
  {
    example: "a dad teaching his son to swim",
    said: /\bteach(?:es|ing) ((?:an?|the|his|her|their) (?:\w+ )?\w+)(?: how)? to swim\b/gi,
    plain: "and $1 swimming",
  },
  {
    example: "爸爸教儿子游泳",
    said: /教(.{1,5}?)(?:学)?游泳/g,
    plain: "和$1游泳",
  },
  {
    example: "小女孩第一次学骑自行车，爸爸在后面扶着",
    said: /(小?(?:女孩|男孩|姑娘|朋友)|[弟妹姐哥][弟妹姐哥]|女儿|儿子|宝宝|我)(?:正?在)?(?:第一次)?(?:学习?|学着|练习?)?骑(自行车|单车|脚踏车|小车)[，,]([爸妈爷奶哥姐公婆]\p{Script=Han})在(?:后面|身后|旁边)(?:小心地)?(?:扶|推|护)着?(?:她|他|车)?$/gu,
    plain: "$3教$1骑$2",
  },
  {
    example: "a seal balancing a ball on its nose",
    said: /\b(seals?|sea lions?|dolphins?|walrus)(?: is| are)? balanc(?:es?|ing) an? ((?:\w+ )?ball)(?: on (?:its|his|her|their) nose)?/gi,
    plain: "$1 with a $2 on its head",
  },
  {
    example: "海豚顶球",
    said: /((?:海豚|海狮|海豹|小狗|小熊|大象|小象)(?:正?在)?)(?:用(?:鼻子|头))?顶着?(?:一个|个)?(皮球|彩球|球|西瓜|苹果)/g,
    plain: "$1头上有一个$2",
  },
  {
    example: "a boy hitting a baseball",
    said: /\bhit(?:s|ting)? (?:a|the) (?:base ?)?ball\b/gi,
    plain: "holding a baseball bat",
  },
  {
    example: "a goalkeeper jumping to catch the ball",
    said: /\b(goalkeeper|goalie) (?:is )?(?:jump|div|leap|stretch|reach)\w*(?: up| out)? (?:to |and )?(?:catch|sav|stop|block)(?:es|ing|e|s|ping)? (?:the|a) (?:soccer |foot)?(?:ball|goal|shot|penalty)\b/gi,
    plain: "$1 holding a soccer ball in front of a soccer goal",
  },
  {
    example: "守门员跳起来接球",
    said: /守门员(?:正?在)?(?:跳起来?)?(?:接|抱|挡)住?[着到]?(?:足)?球/g,
    plain: "守门员抱着足球，后面有球门",
  },
  {
    example: "守门员飞身扑球",
    said: /(守门员|门将)(?:正?在)?(?:飞身|鱼跃|纵身|跳起来|跃起)?去?扑(?:向|住)?着?(?:足)?球/g,
    plain: "$1扑向足球，后面有球门",
  },
];
