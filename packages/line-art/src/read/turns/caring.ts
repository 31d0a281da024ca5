/** Who is ill, is washed, combed or has shoes tied, and who does it; babies. */
import type { Turn } from "./turn.ts";

const roomOf = (who: string) => (/dentist/i.test(who) ? "at the dentist's" : "in the hospital");
const trade = "(?:dentist|doctor|vet|veterinarian|hairdresser|barber|nurse)";

const sick = "(?:sick |ill |hurt |wounded )";

const someone = "(?:an?|the|his|her|their|my)";

const caring =
  "(?:helping|caring for|taking care of|looking after|nursing|visiting|comforting|cares for|takes care of|looks after)";

const caringZh = "(?:正?在)?(?:照顾|照看|护理|看护|看望)";

const child =
  "(?:child|kid|patient|boy|girl|baby|son|daughter|brother|sister|friend|grandson|granddaughter)";

export const turnsOfCaring: readonly Turn[] = [
  {
    example: "a nanny taking care of a baby",
    said: /\b(?:tak(?:es|ing) care of|car(?:es|ing) for|look(?:s|ing) after|nurs(?:es|ing)|babysit(?:s|ting)) (?=(?:an?|the|her|his|their) (?:\w+ )?(?:baby|newborn|infant)\b)/gi,
    plain: "cradling ",
  },
  {
    example: "a girl bathing a dog",
    said: /\b(?:bath(?:es|ing)|giv(?:es|ing) a bath to) ((?:an?|the|her|his|their) (?:\w+ )?(?:dog|puppy|cat|kitten|baby|pig|piglet|elephant|teddy bear))\b(?! in\b)/gi,
    plain: "scrubbing $1 in a bathtub",
  },
  // Too small to walk.
  {
    example: "妈妈推着宝宝散步",
    said: /推着(?:一?[个对])?(?:小)?(?:双胞胎|宝宝|婴儿)(?=$|[，。,]|散步|走|逛)/g,
    plain: "推着婴儿车",
  },
  {
    example: "five monkeys jump, one fell off and the doctor bandages his head",
    said: /\b(bandag|examin|treat|tickl|massag)(?:es|s|ing) (?:his|her|its) (?:\w+ )?(?:head|knee|paw|leg|arm|foot|hoof|wing|toe|finger|tummy|back|trunk|tail|ear)s?\b/gi,
    plain: "$1ing him",
  },
  {
    example: "a baby cries in her mother's arms",
    said: /\b((?:an?|the) (?:\w+ )?(?:baby|toddler|infant|kitten|puppy|cub)) (?:is )?(?:cr(?:ies|ying)|sleep(?:s|ing)|asleep|laugh(?:s|ing)|smil(?:es|ing)|yawn(?:s|ing)) in (?:his|her|its) (mother|mom|mum|mommy|mama|father|dad|daddy|papa|grandmother|grandma|grandfather|grandpa|sister|brother)'s arms\b/gi,
    plain: "a $2 holding $1",
  },
  {
    example: "a girl looking at herself in the mirror",
    said: /\blook(?:s|ing)?(?: at (?:her|him|it)self)? in(?:to)? (?=(?:the|an?|his|her|its) (?:\w+ )?mirror\b)/gi,
    plain: "standing beside ",
  },
  {
    example: "一只鸵鸟在照镜子",
    said: /(?:正?在|对着)?照(?:着|了照)?镜子/g,
    plain: "站在镜子旁边",
  },
  {
    example: "a werewolf combs his hair in the mirror",
    said: /\b(hair|teeth|face|fur|mane|fangs|beard) in (?:the|an?|his|her) (?:\w+ )?mirror\b/gi,
    plain: "$1 in front of a mirror",
  },
  {
    example: "a vampire brushes his fangs",
    said: /\b(brush(?:es|ing)? (?:his|her|its|their)) fangs\b/gi,
    plain: "$1 teeth",
  },
  {
    example: "an alligator getting his teeth cleaned by a bird",
    said: /^(.+?) (?:is |are )?(?:gett?(?:s|ing)|hav(?:e|ing)|has) (?:his|her|its|their) teeth (?:cleaned|checked|brushed|picked) by (.+)$/gi,
    plain: "$2 inspecting the teeth of $1",
  },
  {
    example: "膝盖擦破了，妈妈给他贴创可贴",
    said: /^(?=(?:膝盖|鼻子|手指|胳膊肘)[^，。,]{0,3}(?:流血|擦破|受伤|磕破|摔破))/g,
    plain: "小男孩",
  },
  {
    example: "妈妈给小男孩贴创可贴",
    said: /给([^，。,给]{1,8}?)的?(?:膝盖|手指|胳膊肘|伤口)?上?[贴敷缠]上?了?一?[张个片]?(创可贴|创口贴|胶布|纱布|绷带)/g,
    plain: (_, patient, what) => `${/创|胶布/.test(what!) ? "贴胶布给" : "包扎"}${patient}`,
  },
  {
    example: "a boy with a scraped knee, mom puts a bandaid on it",
    said: /\b(?:puts|putting|sticks|sticking) (?:an?|the|some) (?:\w+ )?(?:band-?aids?|plasters?|bandages?) on (?:it|him|his knee|his finger|the knee|the cut)\b/gi,
    plain: "bandages him",
  },
  {
    example: "a nurse putting a bandaid on a little boys knee",
    said: /\b(?:puts|putting|sticks|sticking) (?:an?|the|some) (?:\w+ )?(band-?aids?|plasters?|bandages?) on ((?:an?|the|her|his) (?:\w+ )?\w+?)['’]?s['’]? (?:knee|finger|arm|leg|elbow|head|nose|paw|toe|ear|tail)s?\b/gi,
    plain: (_, what, patient) =>
      `${/^bandage/i.test(what!) ? "bandaging" : "sticking a plaster on"} ${patient}`,
  },
  {
    example: "小兔子在旁边安慰它",
    said: /(?:在旁边)?(?:轻轻地?)?安慰[着了]?(?:它|她|他)们?/g,
    plain: "站着",
  },
  {
    example: "a mom giving the baby a massage",
    said: /\bgiv(?:e|es|ing) (.{1,30}?) an? (?:back |shoulder |foot |neck )?(?:massage|rub)\b/gi,
    plain: "massaging $1",
  },
  {
    example: "a mother rocking her baby to sleep",
    said: /\brock(?:s|ing) (.{1,30}?) to sleep\b/gi,
    plain: "cradling $1",
  },
  {
    example: "a girl giving a dog a bath",
    said: /\bgiv(?:e|es|ing) (.{1,30}?) a (?:bubble )?bath\b/gi,
    plain: "washing $1 in a bathtub",
  },
  {
    example: "a doctor listening to the bear's heart",
    said: /\blisten(?:s|ing)? to (.{1,25}?)['’]?s (?:heart(?: ?beat)?|chest|lungs|breathing)\b/gi,
    plain: "listening to the heart of $1",
  },
  {
    example: "a doctor listening to a teddy bear with a stethoscope",
    said: /\blisten(?:s|ing)? to (.{1,30}?) (?:with|through|using) (?:an?|the|his|her) stethoscope\b/gi,
    plain: "listening to the heart of $1",
  },
  {
    example: "a dentist looking at a crocodile's teeth",
    said: /\b(?:look|check|examin|inspect|clean|count|drill|brush)(?:s|es|ing)?(?: at| in| into)? ((?:an?|the|his|her) [\w ]{2,20}?)['’]?s (?:teeth|tooth|mouth)\b/gi,
    plain: "inspecting the teeth of $1",
  },
  {
    example: "a nurse taking a boy's temperature",
    said: /\b(?:tak|check)(?:es?|ing) (.{1,25}?)'s (?:temperature|pulse|blood pressure|heart(?:beat)?)\b/gi,
    plain: "examining $1",
  },
  {
    example: "a girl holding the puppy's paw and a cat in a box",
    said: /\bhold(?:s|ing) ((?:an?|the|his|her|my) .{1,20}?)'s (?:little )?(?:paws?|hooves|hoof)\b/gi,
    plain: "petting $1",
  },
  {
    example: "a girl beside a dog holds its paw and a cat sleeps",
    said: /\bhold(?:s|ing) its (?:little )?(?:paws?|hooves|hoof)\b/gi,
    plain: "waiting",
  },
  {
    example: "a mom combing her daughter's hair",
    said: /\b(?:brush|comb)(?:es|s|ing) (.{1,25}?)'s hair\b/gi,
    plain: "combing the hair of $1",
  },
  {
    example: "妈妈给女儿梳头发",
    said: /[给帮为](.{1,6}?)(?:梳头发?|梳理头发|吹头发)/g,
    plain: "给$1梳理头发",
  },
  {
    example: "a mother with a pram with a baby in it",
    said: /\b(strollers?|prams?|buggy|carriage) with (?:an?|the|her|his|their) baby(?: in it)?\b/gi,
    plain: "$1",
  },
  {
    example: "a boy tying his shoes",
    said: /\bt(?:ie|ies|ying) (?:his|her|their|the|its|my) shoe(?:s| ?laces?)\b/gi,
    plain: "kneeling",
  },
  {
    example: "妈妈给儿子系鞋带",
    said: /给(.{1,6}?)系(?:好|上)?鞋带/g,
    plain: "给$1系紧鞋带",
  },
  {
    example: "小男孩系鞋带",
    said: /(?<!紧)系(?:好)?鞋带/g,
    plain: "跪着",
  },
  {
    example: "baby's first steps",
    said: /\b(?:the |an? )?(?:(?:baby|toddler)(?:'?s)?|(?:a|the) (?:little )?(?:boy|girl)(?:'s)) (?:(?:is )?(?:taking|takes|making) )?(?:(?:its|his|her|their|the) )?(?:very )?first steps\b/gi,
    plain: "a toddler walking",
  },
  {
    example: "宝宝迈出第一步",
    said: /(?:宝宝|婴儿|孩子|小宝)(?:正在)?(?:迈出|走出|走)(?:了)?(?:人生的?)?第一步/g,
    plain: "学步宝宝走路",
  },
  {
    example: "宝宝学走路",
    said: /(?:宝宝|孩子)(?:正在)?(?:学走路|学步|蹒跚学步)/g,
    plain: "学步宝宝走路",
  },
  {
    example: "a dad changing a baby's diaper",
    said: /\bchang(?:es?|ing) (?:(?:an?|the|her|his|their) )?baby(?:'s)? (?:diaper|nappy)/gi,
    plain: "kneeling beside a baby",
  },
  {
    example: "妈妈给宝宝换尿布",
    said: /给(.{1,8}?)换(?:尿布|尿不湿|纸尿裤)/g,
    plain: "跪在$1旁边",
  },
  {
    example: "a man giving a boy a haircut",
    said: /\bgiv(?:es?|ing) (.{1,20}?) an? hair ?cut\b/gi,
    plain: "cutting the hair of $1",
  },
  {
    example: "a woman with painted nails",
    said: /\bwith (?:\w+ )?(?:painted|red|pink|long|polished) (?:finger ?)?nails\b/gi,
    plain: "",
  },
  {
    example: "a baby sucking its thumb",
    said: /\bsuck(?:s|ing) (?:his|her|its|their|a) thumbs?\b/gi,
    plain: "",
  },
  // Who is ill is in bed, and the other stands by it.
  {
    example: "a nurse helping a sick boy in bed",
    said: new RegExp(
      `^(.+?)(?: is| are)? ${caring} (${someone} ${sick}?${child}|patients?)(?: (?:is )?(?:lying |resting )?in ${someone}?(?:hospital )? ?bed)$`,
      "gi",
    ),
    plain: "$2 sleeping in bed, $1 next to the bed",
  },
  {
    example: "a nurse taking care of a patient",
    said: new RegExp(
      `^(.+?)(?: is| are)? ${caring} (${someone} (?:${sick}${child}|patient)|patients)$`,
      "gi",
    ),
    plain: "$2 sleeping in bed, $1 next to the bed",
  },
  {
    example: "妈妈照顾生病的宝宝",
    said: new RegExp(
      `^(.{1,8}?)${caringZh}(?:(?:躺在|睡在)(?:病?床|床铺)上的|(?:生病|发烧|受伤)了?的)(.{1,6})$`,
      "g",
    ),
    plain: "$2躺在床上，$1在旁边",
  },
  {
    example: "护士照顾病人",
    said: new RegExp(`^(.{1,8}?)${caringZh}(病人|患者)们?$`, "g"),
    plain: "$2躺在床上，$1在旁边",
  },
  {
    example: "doctor giving a shot to a boy",
    said: /\bgiv(?:e|es|ing) (?:an? )?(?:flu )?(?:shot|injection|vaccine|vaccination) to\b/gi,
    plain: "injecting",
  },
  {
    example: "a nurse giving a boy a flu shot",
    said: /\bgiv(?:e|es|ing) (.{1,30}?) an? (?:flu )?(?:shot|injection|vaccine|vaccination)\b/gi,
    plain: "injecting $1",
  },
  {
    example: "a nurse giving a shot",
    said: /\bgiv(?:es|e|ing) (?:an? |the )(?:shot|injection|vaccine|vaccination)$/gi,
    plain: "injecting a boy",
  },
  {
    example: "护士阿姨打针",
    said: /(护士|医生)(?:阿姨|叔叔)?(?:正?在)?打(?:针|预防针|疫苗)/g,
    plain: "$1给小男孩打针",
  },
  {
    example: "小朋友打疫苗",
    said: /^((?!.*(?:医生|护士|大夫|给)).{1,6}?)(?:在医院|去医院|在医院里)?(?:勇敢|乖乖|认真|安静)?地?(?:打针|打疫苗)(?=[,，。]|$)/g,
    plain: "护士给$1打针",
  },
  // Who is looked after has somebody there who does it.
  {
    example: "a crocodile at the dentist",
    said: new RegExp(
      `^(.*?)(?: is| are)? (?:visiting|going to|at|goes to|visits) the (${trade})(?:'s)?(?: office)?$`,
      "gi",
    ),
    plain: (_, patient, who) =>
      /^(?:a |an |the )?(?:visit|trip|day)?$/i.test(patient!.trim())
        ? `a ${who} examining a boy ${roomOf(who!)}`
        : `a ${who} examining ${patient} ${roomOf(who!)}`,
  },
  {
    example: "小熊看牙医",
    said: /^((?!.*(?:医生|护士|给)).{1,8}?)(?:去|在)?(?:医院)?(?:看(牙医|牙)|(拔牙)|看医生|看病|体检)$/g,
    plain: (_, patient, teeth, pulled) =>
      `在${teeth || pulled ? "牙科诊所牙医" : "医院医生"}检查${patient}`,
  },
  {
    example: "医生帮小熊听心跳",
    said: /(?:给|帮)(.{1,8}?)(?:听心跳|量血压)/g,
    plain: "给$1看病",
  },
  {
    example: "老虎给大象看牙",
    said: /(?:给|帮)([^，。,给帮]{1,8}?)看(?:蛀?牙齿?)(?!医)/g,
    plain: "给$1检查牙齿",
  },
  {
    example: "医生给小猫看耳朵",
    said: /给(.{1,8}?)看(?:嗓子|喉咙|眼睛|耳朵|肚子)/g,
    plain: "给$1看病",
  },
  // No word of theirs says who they are.
  {
    example: "a patient in bed",
    said: /\bpatients?(?=$|[,.;]| (?:in|on|at|with|and|who|is|are|sleeping|lying|sitting)\b)/gi,
    plain: "boy",
  },
  {
    example: "病人",
    said: /病人|患者/g,
    plain: "男孩",
  },
  // A pram has its baby in it.
  {
    example: "a mom pushing a baby in a stroller",
    said: /\b(?:an?|the|her|his|their) baby(?: (?:brother|sister|boy|girl|son|daughter))? in (?=(?:an?|the|her|his|their) (?:\w+ )?(?:stroller|pram|buggy|baby carriage)\b)/gi,
    plain: "",
  },
  {
    example: "婴儿车里的宝宝",
    said: /婴儿车里的(?:小?宝宝|婴儿|弟弟|妹妹)/g,
    plain: "婴儿车",
  },
  {
    example: "a vet giving a dog a checkup",
    said: /\bgiv(?:es?|ing) (.{1,30}?) an? (?:check-?up|examination|medical)\b/gi,
    plain: "examining $1",
  },
  {
    example: "a mom tying her daughter's shoes",
    said: /\bt(?:ie|ies|ying) (his|her|the|an?) ((?:little |baby |younger |small )?\w+)'s shoe(?:s|laces?| laces)?\b/gi,
    plain: "lacing the shoes of $1 $2",
  },
  {
    example: "宝宝爬",
    said: /((?:宝宝|婴儿|娃娃)(?:正?在)?)爬(?=[,，。]|$)/g,
    plain: "$1爬行",
  },
  {
    example: "长颈鹿低头吃小朋友手里的树叶",
    said: /(?:低着?头|正?在|开心地){0,2}吃着?(小?(?:朋友|孩子?|女孩|男孩|姑娘)|宝宝|婴儿|[妈爸奶爷][妈爸奶爷])们?(?:手[里中上]|[给喂递送][来它他她]?)的(\p{Script=Han}{1,4})/gu,
    plain: "，旁边有拿着$2的$1",
  },
  {
    example: "消防员救小猫",
    said: /(?<=(?:消防员|警察|超人|英雄|叔叔|医生|[男女]孩)(?:正?在)?)(?:解救|营救|拯救|救[下出]?)了?(?=(?:一只|只)?小?[猫狗鸟兔])/g,
    plain: "抱着",
  },
  {
    example: "小兔子和小熊交换礼物",
    said: /^(\p{Script=Han}{1,6})[和跟与](\p{Script=Han}{1,6}?)(?:互相)?交换(?:圣诞|新年|生日)?礼物/gu,
    plain: "$1拿着礼物，$2拿着礼物",
  },
  {
    example: "a girl putting a crown on a frog",
    said: /\bput(?:s|ting)? (an?|the|his|her) ((?:\w+ ){0,2}(?:hat|cap|crown|tiara|beanie|helmet|scarf|bow tie|glasses|sunglasses)) on (an?|the|his|her) (?!head\b)(\w+(?: (?:bear|man|brother|sister|pig))?)\b/gi,
    plain: "dressing $3 $4 wearing $1 $2",
  },
  {
    example: "a girl painting a clown's face",
    said: /\bpaint(?:s|ing) ((?:an?|the|his|her) [\w ]{2,20}?)['’]s face\b/gi,
    plain: "painting the face of $1",
  },
  {
    example: "妈妈喂宝宝吃饭",
    said: /(?<=喂[^，。,]{1,8}?)(?:吃(?:饭|东西|粥|面条?|早饭|午饭|晚饭)|喝(?:粥|汤))/g,
    plain: "",
  },
];
