/** What one does to another, or two have between them: thrown, pushed, given, felt and quarrelled over. */
import type { Turn } from "./turn.ts";

const one = "(?:an?|the|his|her|its|their|my|our|some|one|two|three)";
/** With whose it is, and a word that tells of it. */
const somebody = `(?:${one} )(?:\\w+ ){0,2}?\\w+`;
const parent =
  "(?:mother|mom|mum|mommy|mummy|mama|father|dad|daddy|papa|grandmother|grandma|grandpa|\\w+)";
const belly = "(?:pregnant |round |big |growing )*(?:belly|tummy|stomach|bump|baby bump)";
const whose = (part: string) => `(${one}(?: \\w+)? ${parent})['’]?s ${part}\\b`;
const limb = "(?:front |back |hind |left |right )?legs?";

const kin = "(?:[^，。,着的]{0,3}?(?:妈妈|爸爸|奶奶|爷爷|外婆|外公|姐姐|哥哥|老师))";
const onBody = "的?(?:头上|头|脸上|脸|身上|背上|屁股上|肩膀上|怀里|手里|面前|那边)?";
const container =
  "(?!对应|相应|正确|不同|各自)[^，。,扔丢投抛]{0,6}?(?:垃圾[桶箱]|回收[桶箱]|桶|篮子|筐|箱子|盒子)";

export const turnsBetweenTwo: readonly Turn[] = [
  {
    example: "a monkey throwing a banana at a tiger",
    said: new RegExp(
      `\\b(?:thr(?:o|e)w|toss|hurl|chuck|fling|lob)(?:s|es|ing)? ((?:(?:an?|the|his|her|some) )?(?:\\w+ ){0,2}?\\w+) (?:at|towards?|into|in) (?=${one} (?!air\\b|water\\b|snow\\b|park\\b|garden\\b|yard\\b|middle\\b|gym\\b))`,
      "gi",
    ),
    plain: "hurling $1 beside ",
  },
  {
    example: "a girl hits her dad on the head with a snowball",
    said: new RegExp(
      `\\bhit(?:s|ting)? (${somebody})(?: (?:on|in) the (?:head|face|back|nose|chest))? with (an? (?:\\w+ )?(?:snowball|ball|pie|cake|pillow|balloon|tomato|banana|cushion|pancake))\\b`,
      "gi",
    ),
    plain: "hurling $2 beside $1",
  },
  {
    example: "小女孩把雪球扔到爸爸头上",
    said: new RegExp(
      `把([^，。,把]{1,6}?)(?:扔|丢|投|砸|打|抛|甩)(?:到|向|在|中|给|进|入)了?(?!空中|天|地|[^，。,]{0,6}?水里)(${container}|[^，。,的了扔丢]{1,5}?)(?:里面|里)?${onBody}(?=$|[，。,；])`,
      "g",
    ),
    plain: "向$2投掷$1",
  },
  {
    example: "小朋友把香蕉皮、电池和纸箱子扔进对应的桶里",
    said: /把([^，。,把]{2,18}?)(?:扔|丢|投|放)(?:进|到|入)(?:对应|相应|正确|不同|各自)的(?:垃圾)?[桶箱]里?/g,
    plain: "向垃圾桶投掷$1",
  },
  {
    example: "小女孩扔了一个大雪球打到爸爸头上",
    said: new RegExp(
      `(?:扔|丢|抛)了?(?:一?[个只块团])?([^，。,扔丢个]{1,4}?)(?:打|砸|扔)(?:到|中|在)了?([^，。,的了]{1,5}?)${onBody}了?(?=$|[，。,；])`,
      "g",
    ),
    plain: "向$2投掷$1",
  },
  {
    example: "小女孩向爸爸扔雪球",
    said: /([向朝往](?!空中|天|外|上|下|水)[^，。,向朝往]{1,6}?)(?:扔|丢|砸|抛)(?:着|去)?(?=[一两三]?[个只块团]?\p{Script=Han})/gu,
    plain: "$1投掷",
  },
  {
    example: "小朋友们扔学士帽",
    said: /(?:扔|抛|丢)(?:着|起)?(?=(?:学士|博士|毕业)?帽)/g,
    plain: "抛起",
  },
  {
    example: "kids graduating kindergarten throw their caps in the air",
    said: /(?<=\b(?:graduat|graduation)\w*\b.*\b)(?<!graduation )caps?\b(?! and gown)/gi,
    plain: "graduation caps",
  },
  {
    example: "小朋友戴着博士帽扔帽子",
    said: /(?<=毕业|博士服|^)([^。]*?)(?:戴着[^，。,]{0,2}[博学]士帽)?[，,]?(?:扔|抛|丢)(?:起|着)?帽子?/g,
    plain: "$1抛起博士帽",
  },
  {
    example: "Holi, children throwing colored powder",
    said: /\b(?:throw(?:s|ing)?|toss(?:es|ing)?) (?:colou?red |colou?rful |holi )+powders?\b(?: at each other)?/gi,
    plain: "throwing puffs of powder",
  },
  {
    example: "胡里节小朋友撒彩粉",
    said: /(?:互相)?(?:撒|抛撒|抛|扔|洒)着?(?:彩色粉末|彩粉|彩色的粉)/g,
    plain: "撒扬起的彩粉",
  },
  {
    example: "a dog drinking out of the pitcher",
    said: /\b(?:drink|lap)(?:s|ing)?(?: (?:water|milk|juice|lemonade))? (?:out of|from) (an?|the|his|her|its) ((?:\w+ )?)(pitcher|bucket|pot|vase|teapot|barrel|toilet)\b/gi,
    plain: (_, a, of, what) => `lapping from ${a} ${what === "pitcher" ? "glass " : of}${what}`,
  },
  {
    example: "一个小精灵请我吃棒棒糖",
    said: /请我们?[吃喝](?=\p{Script=Han})(?!饭|东西)/gu,
    plain: "送",
  },
  {
    example: "弟弟抱着小汽车",
    said: /(?<=[抱拿捧玩]着?)(?:一[辆个])?(?:红色?|蓝色?)?小(?:汽|轿|赛)?车(?=$|[，。,；])/g,
    plain: "玩具汽车",
  },
  {
    example: "monkey in a doctor coat giving a lion a shot",
    said: /\b(?:in|wearing) (?:an?|his|her) (?:white )?(?:doctor|vet)['’]?s?['’]? coat\b/gi,
    plain: "dressed as a doctor",
  },
  {
    example: "a dad pushing his daughter on the swings",
    said: /\b(push(?:es|ing) (?:\w+ ){1,4}?)on the swings?\b(?! set)/gi,
    plain: "$1on a swing",
  },
  {
    example: "two puppies playing tug of war with a sock",
    said: /\b(?:(?:play(?:s|ing)?|having) )?(?:a game of )?tug[ -]of[ -]war (?:with|over|using) (?=(?:an?|the|one) (?:\w+ )?(?:socks?|blanket|toy|shirt|towel|scarf|stick|bone|shoe|slipper|pillow|teddy(?: bear)?|doll|cloth|rag|hat|noodle|carrot|fish|sausage)\b)/gi,
    plain: "tugging at ",
  },
  {
    example: "a girl touching her mom's belly",
    said: new RegExp(
      `\\b(?:touch(?:es|ing)?|feel(?:s|ing)?|pat(?:s|ting)?|rub(?:s|bing)?|strok(?:es|ing)|(?:with |puts? |putting |lays? |laying )?(?:her|his|a|both) hands? on) ${whose(belly)}`,
      "gi",
    ),
    plain: "feeling the belly of $1",
  },
  {
    example: "a boy listens to his mom's tummy",
    said: new RegExp(
      `\\b(?:listen(?:s|ing)? (?:to|at)|(?:with |puts? |putting |pressing |lays? |laying )?(?:her|his|an) ear (?:on|to|against)) ${whose(belly)}(?! with\\b)`,
      "gi",
    ),
    plain: "listening at the belly of $1",
  },
  {
    // Of whom the belly is was said before.
    example: "a mommy with a round belly and a girl putting her ear on the tummy",
    said: /(?<=\b(mother|mom|mum|mommy|mummy|mama|lady|woman)\b.*)\b(?:listen(?:s|ing)? (?:to|at)|(?:puts? |putting |pressing )?(?:her|his|an) ear (?:on|to|against)) the (?:belly|tummy|bump)\b/gi,
    plain: "listening at the belly of the $1",
  },
  {
    example: "a baby elephant hugging its mother's leg",
    said: new RegExp(
      `\\b(?:hug(?:s|ging)?|hold(?:s|ing)?(?: on to| onto)?|cling(?:s|ing)? (?:on )?to|grab(?:s|bing)?|clasp(?:s|ing)?) ${whose(limb)}|\\b(?:hug(?:s|ging)?|hold(?:s|ing)?(?: on to| onto)?|cling(?:s|ing)? (?:on )?to|grab(?:s|bing)?) (?:the |a )?${limb} of (${somebody})`,
      "gi",
    ),
    plain: (_, of = "", whom = "") => `clasping the leg of ${of || whom}`,
  },
  {
    example: "姐姐摸着妈妈的肚子",
    said: new RegExp(
      `(?:轻轻地?)?(?:摸|抚摸|摸摸|摸一摸|轻抚)着?(${kin})的?(?:大|孕|圆圆的|圆|隆起的)?(?:肚子|肚皮)`,
      "g",
    ),
    plain: "轻抚孕肚$1",
  },
  {
    example: "小男孩趴在妈妈肚子上听宝宝的声音",
    said: new RegExp(
      `(?:把?(?:小)?耳朵(?:轻轻地?)?)?(?:贴|趴|靠)(?:在|着)?(${kin})的?(?:大|孕|圆圆的)?(?:肚子|肚皮)上?(?:[听感][^，。,]*)?`,
      "g",
    ),
    plain: "贴听孕肚$1",
  },
  {
    example: "小恐龙抱着妈妈的腿",
    said: new RegExp(`(?:紧紧地?)?(?:抱|拉|抓|搂)(?:着|住)(${kin})的?(?:大|小|前|后)?腿`, "g"),
    plain: "紧贴腿边$1",
  },
  {
    example: "小兔子请小女孩吃月饼",
    said: /请([^，。,请我你]{1,5}?)[吃喝](?=\p{Script=Han})(?!饭|东西|晚饭|午饭|早饭)/gu,
    plain: "给$1送",
  },
  {
    example: "护士给小熊一个棒棒糖",
    said: /给((?:小|大)?[^，。,给的一]{1,4}?)(?=一[个根块颗支朵束份盒]\p{Script=Han}{1,6}(?:$|[，。,；]))/gu,
    plain: "给$1送",
  },
];
