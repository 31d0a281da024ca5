/** Games, playgrounds and pastimes. */
import type { Turn } from "./turn.ts";

export const turnsOfPlay: readonly Turn[] = [
  // The braids fly, not she.
  {
    example: "小姑娘在踢毽子，两个辫子飞起来",
    said: /[，,](?:她的?)?(?:两[个条根])?(?:小)?(?:辫子|马尾辫?|头发|裙摆|裙子)(?:都|也)?飞(?:了)?起来(?:了)?/g,
    plain: "",
  },
  {
    example: "泼水节大家互相泼水",
    said: /(?:傣族)?泼水节?(?:上|时|的时候)?[，,]?(?:大家|人们|小朋友们?)(?:在|都|一起|互相|相互)*(?:泼水|玩水)/g,
    plain: "泼水节，女孩和男孩打水仗",
  },
  {
    example: "a mom shopping with a cart",
    said: /\bshop(?:s|ping) with (?:an?|the|her|his|their) (?:shopping |grocery )?(?:cart|trolley)\b/gi,
    plain: "pushing a shopping cart in a supermarket",
  },
  {
    example: "a boy pushing a cart",
    said: /\bpush(es|ing) (an?|the|his|her) (?:\w+ )?(?<!shopping |golf |mine |apple |book |library )cart\b/gi,
    plain: "push$1 $2 shopping cart",
  },
  {
    example: "三只小鸭排队走",
    said: /排(?:着|成|好)?(?:一)?(?:队|一?排|一列)(?:整齐地|整整齐齐地|慢慢地)?(?:走路|走着|走过去|走|散步|前进)/g,
    plain: "排着队",
  },
  {
    example: "农民伯伯在摘苹果 旁边有只大黄狗",
    said: /(?<=\p{Script=Han}) +(?=(?:旁边|后面|前面|身边|身后|边上|远处|天上|地上)[有是站坐蹲趴飞])/gu,
    plain: "，",
  },
  {
    example: "堆雪人",
    said: /^(?:一起)?堆雪人$/g,
    plain: "小朋友们堆雪人",
  },
  {
    example: "building a snowman",
    said: /^(?:building|making|build|make) an? snowman$/gi,
    plain: "children building a snowman",
  },
  {
    example: "tug of war with four kids",
    said: /^(?:an? )?(?:game of )?tug[ -]of[ -]war (?:with|between) (.+(?:s|children|people|mice))$/gi,
    plain: "$1 playing tug of war",
  },
  {
    example: "a snowball fight with four kids",
    said: /^(?:an? )?snowball fight (?:with|between) (.+)$/gi,
    plain: "$1 having a snowball fight",
  },
  {
    example: "老鹰捉小鸡游戏",
    said: /^(?:玩)?老鹰[捉抓]小鸡(?:的?游戏)?$/g,
    plain: "小朋友们玩老鹰捉小鸡",
  },
  {
    example: "小朋友们做老鹰捉小鸡的游戏",
    said: /(?<!玩)老鹰[捉抓]小鸡的?游戏/g,
    plain: "玩老鹰捉小鸡",
  },
  {
    example: "丢手绢",
    said: /^(?:玩)?丢手[绢帕](?:的?游戏)?$/g,
    plain: "小朋友们玩丢手绢",
  },
  {
    example: "a boy building a tower of blocks",
    said: /\b(?:an? |the )?(?:\w+ )?(?:tower|castle|house|wall|stack|pile) (?:made )?(?:out )?of (?:(?:wooden|toy|building|lego) )?(?:blocks|bricks|legos)\b/gi,
    plain: "toy blocks",
  },
  {
    example: "kids building a fort with blankets",
    said: /\b(?:build(?:ing|s)? |mak(?:ing|es?) )?(?:(?:inside|in) )?(?:an? )?(?:(?:blanket|pillow|cushion) (?:fort|tent)|fort (?:with|out of|from|of) (?:blankets|pillows|cushions|sheets))\b/gi,
    plain: "sitting in a tent in the living room",
  },
  {
    example: "a boy and a girl playing cards at a table",
    said: /(?<=\w )play(?:s|ing)? (?:a game of )?(?:cards|poker)\b/gi,
    plain: "holding playing cards",
  },
  {
    example: "four kids on a slide",
    said: /\b(?:(?:go|com)(?:es|ing) down|(?:playing |sitting )?on) (?=(?:a|the) (?:\w+ )?slide\b)/gi,
    plain: "sliding down ",
  },
  {
    example: "小朋友坐在滑梯上",
    said: /(?:坐|玩)?在滑滑?梯上(?:玩|面)?/g,
    plain: "滑滑梯",
  },
  {
    example: "小朋友在公园里游玩",
    said: /(?<!旅)游玩/g,
    plain: "玩",
  },
  {
    example: "a sword fight between two knights",
    said: /\b(?:having an? |in an? )?sword[- ]?fight(?:s|ing)?\b/gi,
    plain: "fighting with swords",
  },
  {
    example: "a girl playing in the sprinkler",
    said: /\b(?:in|through|under) (?=(?:a|the) (?:\w+ )?sprinkler\b)/gi,
    plain: "beside ",
  },
  // Nothing burns on a page for children.
  {
    example: "a dolphin jumping through a hoop",
    said: /\b(jump|leap)(s|ing|ed)? through (?:an? |the )?(?:(?:flaming|fiery|burning|fire|hula) )?(?:hoop|ring)(?: of fire)?\b/gi,
    plain: "$1$2 inside a hoop",
  },
  {
    example: "狮子钻火圈",
    said: /(?:跳过|钻过|穿过|跳|钻)(?:着|一个|了)?(?:火圈|铁环|圆圈|铁圈|圈圈|呼啦圈|圈)/g,
    plain: "在呼啦圈里跳跃",
  },
  // It takes two.
  {
    example: "a snowball fight",
    said: /^(?:an? )?snow ?ball fight/gi,
    plain: "children having a snowball fight",
  },
  {
    example: "冬天打雪仗",
    said: /^((?:冬天|下雪天|雪天|雪地里|在雪地里|，)*)打雪仗/g,
    plain: "$1男孩和女孩打雪仗",
  },
  {
    example: "a girl dancing while everyone watches",
    said: /(?<=\b(?:friends|family|kids|children|others|everyone|everybody|people|parents|animals|players|teammates)) watch(?:es)?\b/gi,
    plain: " watching",
  },
  {
    example: "大象和老鼠跷跷板",
    said: /([^玩坐]|^)跷跷板$/g,
    plain: "$1玩跷跷板",
  },
  // 带孙子去钓鱼: both do it.
  {
    example: "爷爷带孙子去钓鱼",
    said: /带着?(孩子们?|外?孙子?女?|儿子|女儿|宝宝|弟弟|妹妹|小朋友们?)(?:一起)?去?(?=钓鱼|放风筝|爬山|划船|游泳|滑雪|滑冰|种树|植树|踢足?球|打球|跳舞|唱歌|堆雪人|挖沙|骑自行车)/g,
    plain: "和$1",
  },
  // People watch it from the sofa.
  {
    example: "kids watching a movie",
    said: /^(.*\b(?:family|families|kids?|child|children|friends|brothers?|sisters?|siblings|parents|grandparents|grandma|grandpa|boys?|girls?|man|woman|mom|dad|together|and)\b.*?)(?: (?:is|are))? watch(?:ing|es)? (?:tv|television|a movie|a film|cartoons)(?: together)?(?: (?:on|from) (?:the|a) (?:sofa|couch))?\b/gi,
    plain: "$1 sitting on a sofa next to a television",
  },
  {
    example: "爸爸和妈妈在看电视",
    said: /^((?:.*(?:一家|全家|们|和|跟|家人|小朋友|孩|爸爸|妈妈|爷爷|奶奶).*?))(?:一起)?(?:正?在)?(?:客厅|家里?|沙发上)?(?:一起)?看(?:电视|动画片|电影)/g,
    plain: "$1坐在沙发上，沙发旁边有电视机",
  },
  {
    example: "小朋友手拉手围成圈",
    said: /手拉着?手围成(?:一个)?大?圆?圈/g,
    plain: "手拉手",
  },
  {
    example: "a boy with a dog on a leash",
    said: /\b(?:walk(?:s|ing)? )?with ((?:an?|the|his|her|their|two|three) (?:\w+ )?(?:dogs?|pupp(?:y|ies)|poodles?|ponys?|pony)) on (?:an?|the|its|their) (?:leash(?:es)?|leads?)\b/gi,
    plain: "walking $1",
  },
  {
    example: "小熊看动画片",
    said: /看(?:电影|动画片?|视频|卡通片?)/g,
    plain: "看电视",
  },
  {
    example: "a girl on a swing hanging from a tree branch",
    said: /(?<=\bswing) (?:that (?:is )?)?(?:hang(?:s|ing)|hung|tied|attached)(?: down)? (?:from|to|on) (?:an?|the) (?:(?:big|old|large|tall) )*(?:tree(?: branch)?|branch)\b/gi,
    plain: " under a tree",
  },
  {
    example: "小女孩荡秋千，秋千挂在大树上",
    said: /[，,]?秋千(?:挂|吊|绑|系)在(大?树)(?:枝|杈)?上/g,
    plain: "，在$1下",
  },
];
