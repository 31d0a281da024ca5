/** School and what is learnt, read and made there; signs made with hands. */
import type { Turn } from "./turn.ts";

export const turnsOfSchool: readonly Turn[] = [
  // Arrows that lead from one to the next are of no bow.
  {
    example: "a caterpillar, a chrysalis and a butterfly with arrows between them",
    said: /,?(?: and)? with (?:\w+ )?arrows (?:between|connecting|linking|joining)\b[^,.;]*/gi,
    plain: "",
  },
  {
    example: "a girl giving a presentation to the class",
    said: /\b(?:giv(?:es|ing)|doing|does|mak(?:es|ing)|hold(?:s|ing)) (?:an?|the|his|her|their) (?:\w+ )?(?:presentation|speech|talk|book report)(?: (?:to|in front of|for|before) (?:the|his|her|their) (?:whole )?(?:class|classmates|classroom))\b/gi,
    plain: "pointing at a blackboard in a classroom",
  },
  // Who is counted is named apart.
  {
    example: "林老师在数人数，小明在喂鱼",
    said: /(?:数|点|清点)着?人数/g,
    plain: "指着前面",
  },
  {
    example: "a school play, a girl dressed as a tree",
    said: /\b(?:an? |the |our )?school play(?=,| with| where)/gi,
    plain: "on stage",
  },
  {
    example: "小兔子画彩蛋",
    said: /(?:给(彩蛋|鸡蛋|蛋壳|石头|花瓶|脸谱|面具|风筝)(?:涂色|上色|涂颜色|画画|画上?图案|画花)|(?<=\p{Script=Han})画(彩蛋|蛋壳|脸谱|面具))/gu,
    plain: (_found, given, drawn) => `涂色${given ?? drawn}`,
  },
  {
    example: "爷爷骑着三轮车来接孙子",
    said: /(?:来|去)?接(?=孙[子女]|孩子|宝宝|[女儿]儿?子?放学|女儿|儿子|小朋友|弟弟|妹妹)/g,
    plain: "陪",
  },
  {
    example: "妈妈牵着小朋友，头顶挂满了灯笼",
    said: /头顶上?(?=挂[满着])/g,
    plain: "天上",
  },
  {
    example: "a girl reading a dinosaur book",
    said: /\b(read(?:s|ing)) (an?|the|his|her) (?:\w+ )?(?:dinosaur|animal|fairy tale|space|princess|cook|picture|story|bug|train|magic|spell) (?=book\b)/gi,
    plain: "$1 $2 ",
  },
  {
    example: "女孩趴着看恐龙书",
    said: /(看|读)(?:着)?(?:一本)?(?:恐龙|动物|童话|太空|公主|故事|图画|科学|昆虫|魔法|漫画)书/g,
    plain: "$1书",
  },
  {
    example: "a nurse writes on a clipboard",
    said: /\bwrit(?:es|ing) on (an?|the|his|her) clipboard\b/gi,
    plain: "holding $1 clipboard",
  },
  {
    example: "老师在吹哨子",
    said: /(?:正?在)?吹[着响]?哨子?/g,
    plain: "拿着哨子",
  },
  {
    example: "a teacher handing out books to her students",
    said: /\bto (?:her|his|the|their) (?:class|pupils|students)\b/gi,
    plain: "to three children in the classroom",
  },
  {
    example: "a boy walking to school in the rain",
    said: /^(.*\b(?:walk|runn?|rid|bik|cycl|go|hurry|skipp?)(?:s|es|e|ing)?\b.*?) to school\b(.*)$/gi,
    plain: (_, who, rest) => {
      // A mother who walks her daughter there has none.
      const has = /\b(?:(?:back ?pack|bag|satchel|bus)s?|walk\w* (?:her|his|their|the|an?))\b/i;
      const bag = has.test(who! + rest!) ? "" : " wearing a backpack";
      return `${who!.replace(/\bgo(?:es|ing)?$/i, "walking")}${bag}${rest}, a school`;
    },
  },
  {
    example: "妈妈送孩子上学",
    said: /(?<![车马])(?:送|接)着?(孩子|宝宝|女儿|儿子|孙子|孙女|弟弟|妹妹|小[\u4e00-\u9fff]{1,2})(?:去)?(?:上学|学校|放学)(?:回家)?/g,
    plain: "牵着背书包的$1走路，学校",
  },
  {
    example: "放学回家的小学生",
    said: /(?<!书包.{0,3})(?:上学|放学)(?:啦|了)?(?:回家|路上)?的(?=.{0,4}(?:小学生|孩子|小朋友|男孩|女孩|学生))/g,
    plain: "背着书包走路的",
  },
  {
    example: "小女孩上学",
    said: /(?<=^[^，书包车马送接去]{2,7})(?:上学去|上学|放学)(?:啦|了)?(?:回家)?(?=$|[，。,！!；])/g,
    plain: "背着书包走路",
  },
  {
    example: "小朋友走路去上学",
    said: /^(.*?)(?:去上学|去学校|上学校|到学校去|上学路上)(.*)$/g,
    plain: (_, who, rest) =>
      `${who}${/[书包车马]/.test(who! + rest!) ? "" : "背着书包"}上学${rest}，学校`,
  },
  {
    example: "first day of school",
    said: /^(?:the |my )?(?:first day (?:of|at|back at) school|back to school|going to school)$/gi,
    plain: "a boy and a girl walking with backpacks, a school",
  },
  {
    example: "开学第一天",
    said: /^(?:开学第一天|开学了?|开学啦|开学季|第一天上学|上学了|上学去)$/g,
    plain: "男孩和女孩背着书包走路，学校",
  },
  // 一起, 围着 and 比赛 are said of several.
  {
    example: "小朋友一起打扫教室",
    said: /^(小朋友|孩子|小孩|学生)(?=(?:[正在]|高兴地|开心地){0,3}(?:一起|一块|围着|围在|围成|比赛))/g,
    plain: "$1们",
  },
  {
    example: "a girl using sign language",
    said: /\b(?:us(?:es|ing)|speak(?:s|ing)|learn(?:s|ing)|talk(?:s|ing) in) sign language\b/gi,
    plain: "waving",
  },
  {
    example: "小女孩用手语和朋友交流",
    said: /用手语(?:和|跟|与)(.{1,6}?)(?:交流|说话|聊天|对话)/g,
    plain: "向$1挥手",
  },
  {
    example: "小朋友打手语",
    said: /(?:用|打|学|比划?)手语(?:交流|说话|聊天|比划)?/g,
    plain: "挥手",
  },
  {
    example: "a dad reading a bedtime story to his daughter in bed",
    said: /^(.*?) read(?:s|ing) (?:an? |the )?(?:bedtime )?(?:story|stories|book) to (.*?) in bed$/gi,
    plain: "$2 sitting on a bed, $1 reading a book, at night",
  },
  {
    example: "广播体操",
    said: /^(?:做)?(?:广播体操|课间操)$/g,
    plain: "三个孩子欢呼",
  },
  {
    example: "少先队员",
    said: /(?:一名|一个)?少先队员/g,
    plain: "戴着红领巾的小朋友",
  },
  {
    example: "a dad reading a bedtime story to his son",
    said: /\bbedtime (stor(?:y|ies))\b(?!.*\b(?:bed|bedroom)\b)(.*)$/gi,
    plain: "$1$2 in the bedroom at night",
  },
  {
    example: "爸爸给我讲睡前故事",
    said: /((?:讲|读|念|听)睡前故事)/g,
    plain: "$1，晚上卧室里",
  },
  {
    example: "小朋友在校门口",
    said: /校门口/g,
    plain: "学校前面",
  },
  {
    example: "a girl with curly hair painting a picture",
    said: /\bpaint(?:s|ing) (?:an? |her |his )?(?:\w+ )?(?:picture|painting|canvas)\b(?! (?:of|for|on|book))/gi,
    plain: "painting at an easel",
  },
  {
    example: "a girl painting a picture of her cat",
    said: /\b(?:paint|draw)(?:s|ing) (?:an? |the )?(?:picture|portrait|painting) of (?=(?:an?|the|his|her|their) )/gi,
    plain: "painting at an easel, ",
  },
  {
    example: "小朋友们坐在大树下听爷爷讲故事",
    said: /听(.{1,4}?)(?:讲|读|念)(?:睡前)?故事(?!书)/g,
    plain: "，$1看书",
  },
  {
    example: "孩子们在学校读书",
    said: /在学校里?(?=(?:一起)?(?:学习|读书|看书|听课|写字|写作业|考试|画画|唱歌))/g,
    plain: "在教室里",
  },
  {
    example: "小朋友学数学",
    said: /学(?:数学|语文|英语|科学|拼音|认字|识字)/g,
    plain: "学习",
  },
  // Who teaches stands, who is taught sits.
  {
    example: "老师在黑板前上课",
    said: /(老师[^，。]{0,8}?)上课(?![铃钟])/g,
    plain: "$1讲课，教室里",
  },
  {
    example: "小朋友们在上课",
    said: /(?<!教室.*)上课(?![铃钟])(?!.*教室)/g,
    plain: "上课，教室里",
  },
  {
    example: "students learning in a classroom",
    said: /(?<=\w )learn(?:s|ing)(?: (?:math|maths|science|english|chinese|history))?(?= (?:in|at|together)\b|$)/gi,
    plain: "studying",
  },
  {
    example: "a boy learning to swim",
    said: /(?<=\w )learn(?:s|ing) (?:how )?(?=to \w)/gi,
    plain: "",
  },
  {
    example: "kids learning about planets",
    said: /(?<=\w )learn(?:s|ing) about\b/gi,
    plain: "looking at",
  },
  {
    example: "a teacher teaching kids math",
    said: /\b(teach(?:es|ing) .{1,24}?) (?:math|maths|science|english|chinese|history|reading|writing)\b/gi,
    plain: "$1 in the classroom",
  },
  {
    example: "老师教小朋友数学",
    said: /教(.{1,6}?)(?:数学|语文|英语|科学|拼音|认字|识字)/g,
    plain: "教$1，教室里",
  },
  {
    example: "a family looking at a photo album",
    said: /\blook(?:s|ing) at (?=(?:an?|the|their|his|her|some) (?:old |family )?(?:photo album|picture book|map|magazine|newspaper)\b)/gi,
    plain: "reading ",
  },
  {
    example: "a boy making paper airplanes",
    said: /\bmak(?:es?|ing) paper (?=(?:air)?planes?|boats?|cranes?|hats?|lanterns?)/gi,
    plain: "holding paper ",
  },
  {
    example: "a girl showing her drawing to her mom",
    said: /\bshow(?:s|ing) (?:his|her|their|an?|the) (?:drawing|picture|painting) to\b/gi,
    plain: "holding a framed picture beside",
  },
  {
    example: "小朋友垃圾分类",
    said: /^(.+?)(?:学习?|做|进行|参加)?垃圾分类$/g,
    plain: "$1，旁边有三个分类垃圾桶",
  },
  {
    example: "kids picking up trash",
    said: /\bpick(?:s|ing)? up (?:the )?(?:trash|litter|garbage|rubbish)\b/gi,
    plain: "holding a bottle next to a trash can",
  },
  {
    example: "小朋友捡垃圾",
    said: /(?:捡|拾|收集)(?:起)?(?:地上的)?垃圾/g,
    plain: "拿着瓶子，旁边有垃圾桶",
  },
  {
    example: "a boy tidying up his toys",
    said: /\b(?:tidying|tidies|putting away|puts away|picking up|cleaning up) (?:up )?(?=(?:his|her|their|the) toys\b)/gi,
    plain: "holding ",
  },
  {
    example: "小朋友整理玩具",
    said: /(?:整理|收拾)(?:好)?(?=玩具|书包|书本|积木)/g,
    plain: "拿着",
  },
  {
    example: "kids making crafts",
    said: /\b(?:making|doing|make) (?:arts and )?crafts\b/gi,
    plain: "holding scissors",
  },
  {
    example: "小朋友做手工",
    said: /做手工/g,
    plain: "拿着剪刀",
  },
  {
    example: "a teacher writes on the board",
    said: /\b(writ|draw|point|solv)(es|e|s|ing)((?: \S+){0,4}?) (on|at|to) the board\b/gi,
    plain: "$1$2$3 $4 the blackboard",
  },
];
