/**
 * What is said about the page and whom it is for, before what is to be seen on it: "My daughter loves
 * unicorns. Can you make a page where…", "for my preschool class:", 请帮我画一张生日主题的涂色画：….
 */
import { withoutAskerZh } from "./asker-zh.ts";

const asked =
  "(?:(?:please|pls|so|and|now) )*(?:(?:can|could|would|will) (?:you|we|i) (?:please |maybe |possibly )*|(?:i|we)(?:'d| would)? (?:really )?(?:want|like|love|need)(?: to (?:have|get|see|print|color|colour))? |let'?s |(?:my|our) (?:\\w+ ){1,3}?(?:is asking for|asked for|(?:really )?(?:wants?|needs?|loves?)|would (?:like|love))(?: to (?:have|get|see|print|color|colour))? )?";
const makes =
  "(?:(?:make|draw|create|do|design|have|get|print|generate|show)(?: (?:me|us|him|her|them))? )?";
const page =
  "(?:an? |one |the |some )?(?:(?:colou?ring|printable|simple|easy|cute|nice|fun|funny|sweet|gentle|free|special|detailed|new|big|little) ){0,3}(?:page|picture|sheet|drawing|illustration)s?";
const shows = "(?:where|in which|of|with|about|showing|that shows|showing how)";

/** The wish itself, wherever it stands: what comes before it is about those who wish. */
const wish = new RegExp(
  `^(?:[^:]{0,160}?(?:[.!?;,]| and| so) |for [^:.,!?]{3,40} )?${asked}${makes}${page} ${shows} (?=\\w+ \\w+)`,
  "iu",
);
const opensWish =
  /^(?:please|pls|can|could|would|will|(?:i|we)(?:'d| want| need| would)|(?:i|we)(?: am| are| run| work| teach|'m|'re)|for|let|make|draw|create|do|design|my|our|hi|hello|hey|it'?s|this|\p{Lu}\p{Ll}+ (?:is|loves|wants|turns))\b/iu;
/** "Noah is three and loves trains. Make a steam train…" */
const child =
  /^(?:(?:my|our) [^.:!?]{3,80}|\p{Lu}\p{Ll}+ (?:is|turns|just turned) (?:turning )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|obsessed|crazy)\b[^.:!?]{0,80})[.!] (?:so )?(?:please |can you |could you )*(?:make|draw|create|do)(?: (?:me|us|him|her|them))? (?=(?:an?|one|two|three|the|some) )/iu;
/** "Our cat Muffin loves boxes. Please draw her sleeping": the cat is. */
const drawIt =
  /^((?:my|our) [^.!?,]{2,40}?) (?:really |just )?(?:loves?|hates?|likes?|is|was|has|wants?|turns?|can't|won't|always|never)\b[^.!?]*[.!?] (?:so )?(?:please |can you |could you )*(?:draw|make|show|do) (?:him|her|it|them) (?=\w+ )/iu;
/** "I'm a teacher and need something for our ocean unit: …", "please make a picture for my friend: …" */
const introduced =
  /^(?:(?:ok(?:ay)?|so|hi|hello|hey|well),? )*(?:(?:i|we|i'm|we're|my|our)\b[^:]{3,100}|(?:please |can you |could you )*(?:make|draw|create|do|design) [^:.!?]{3,60} for [^:.!?]{2,40}): ?(?=\w+ \w+ \w+)/iu;
/** "For my preschool class: …" */
const forWhom =
  /^(?:(?:i|we) (?:want|need|would like) [^:.]{0,40} )?(?:something |this is |an? \w+ )?for (?:my|our|the|a|an|vacation|sunday|children's) ?[^:.]{0,60}?(?:class|classroom|school|lesson|unit|group|students?|kids?|children|party|birthday|preschoolers|kindergart\w+|daycare|church|camp|grandma|mother|mom|dad|son|daughter|wall|fridge|room|bedroom)(?: (?:who|that) [^:.]{2,40})?\s?[:–-] ?(?=\w+ \w+ \w+)/iu;
const forSomebody =
  /^(?:(?:please |can you |could you |kindly )+)?(?:please )?(?:make|draw|create|do) (?:me )?an? (?:\w+ )?(?:page|picture|sheet|drawing) for ((?:my|our) \w+)(?:,? who [^.!?]{3,60})?[.!?] (?:s?he|they) (?:should|could|can|must|is to) be /iu;

/** 给小班孩子的刷牙主题涂色：, 我女儿上大班，想要一张过马路的安全画： */
const frameZh =
  /^(?:你好|您好|老师|请|麻烦)?[，,！! ]?(?:(?:我家?|我们家?|孩子|女儿|儿子|宝宝|学校|幼儿园|班上|老师)[^：:。]{0,30}[，,。])?(?:请|麻烦|帮我|帮忙|给我|想要?|需要|要|求|能不能|可以|来|画|做|生成|为|给|适合)[^：:。]{0,36}?(?:画|图|涂色|主题|页|作业|活动|稿|海报|故事)(?:吧|吗)?[：:](?=.{8,})/u;
/** 我儿子今年三岁了，特别喜欢恐龙。请画…, where what he likes is said again. */
const childZh =
  /^(?:我家?|我们家?)的?(?:大|小)?(?:儿子|女儿|闺女|宝宝|孩子|孙子|孙女|侄子|外甥)[^。！!]{2,40}[。！!，,](?:所以|就)?(?:请|麻烦|帮我|帮|给|能不能|可以|可不可以|想|想要)+(?:给?[他她我])?画(?:一?[张幅])?(?=\p{Script=Han}{3})/u;

/** "I need something calming. Maybe a rainy window", "for my class we need a kitchen" */
const needs: readonly RegExp[] = [
  /^(?:i|we)(?:'m| am| are|'re)? (?:need|want|would like|would love|looking for) something [^.!?]*[.!?] (?:maybe |perhaps |like |such as )?/iu,
  /^for (?:my|our) [^,:.]{3,40}?,? (?:we|i) (?:need|want|would like) (?=\w+ \w+)/iu,
  /^(?:i|we) (?:teach|am|are|work|run)\b[^.,:]{0,30} (?:and|so|who) (?:i |we )?(?:need|want|would like) (?=\w+ \w+)/iu,
  /^[^.!?]*\b(?:lesson|theme|topic|unit)\b[^.!?]*[.!?] (?:we|i) (?:need|want|would like) (?=\w+ \w+)/iu,
  /^[^.:!?]{3,70}\b(?:page|sheet|picture|worksheet|poster)\b[^.:!?]{0,50}: (?=\w+ \w+)/iu,
  /^(?:please )?(?:draw|make|do) (?:my|our) (?:\w+ ){0,2}(?:trip|vacation|holiday|day out|weekend): (?=\w+ \w+)/iu,
  /^(?:my|our|the|this) [^.,:;!?]{2,40} theme is [^.,:;!?]{2,40}?(?: so|[,.;]| and)(?: so)? (?=\w+ \w+)/iu,
  /^(?:make |draw )?an? (?:colou?ring )?(?:page|picture|sheet) for [^.:]{3,50}?[,.:] (?:there should be|it should have|please include) /iu,
  /^(?:my|our|i|we|it'?s) .{3,160}? so (?:please |(?:can|could) (?:you|we|i) |(?:i|we)(?:'d| would)? (?:like|love|want|need) )+(?:(?:do|make|draw|create|have|get|see|print) )?(?=(?:an?|one|two|three|four|five|six|the|some) )/iu,
  /^(?:i|we)(?:'m|'re| am| are| run| teach| work)\b[^.!?:]{3,120}[.!?] (?:so )?(?:please |(?:can|could) you )+(?:put|make|draw|include|show|do|create|use|add) (?=\w+ \w+)/iu,
  /^(?:we|i)(?:'re| are|'m| am) (?:having|throwing|planning|hosting|doing) [^.!?:]{3,80} (?:party|sleepover|picnic|shower) for [^.!?:]{2,40}[.!?] (?=(?:an?|one|two|three|the|some) )/iu,
  /^(?:my|our) [^.,:!?]{2,60} (?:needs?|wants?|would like) an? (?:\w+ ){0,2}(?:page|picture|sheet|poster)(?: to colou?r)?[,:] (?=\w+ \w+)/iu,
  /^the (?:story|tale|fable) of [^:.,]{3,40}: ?(?=\w+ \w+ \w+)/iu,
  // 孩子不爱吃蔬菜，想用涂色引导一下，画…, 女儿学芭蕾，要表演天鹅湖，帮她画…
  /^(?:我家?的?)?(?:女儿|儿子|闺女|孩子|宝宝)[^。.]{2,50}[,，](?:就)?(?:帮(?:我|他|她|孩子)|请|麻烦|给(?:我|他|她|孩子))?画(?=\p{Script=Han}{2})/u,
  // 我女儿今年四岁特别喜欢小兔子，想要一张…
  /^[^。.]{2,40}[,，](?:所以|就)?我?(?:想要?|需要|想打印|想找|想给[^,，]{1,4}画|请画|求)(?:一[张幅页])(?=\p{Script=Han}{4})/u,
  /^我家?(?:儿子|女儿|闺女|宝宝|孩子)[^。,，]{2,20}[,，](?:他|她)?(?:特别|很|最)?想要(?:看|画)?(?!一)/u,
  /^[^,，。:：]{2,10}的?故事[,，:：](?=\p{Script=Han}{5}.{7,})/u,
];

/** "Nia loves monster trucks, she wants one jumping over cars": it is a monster truck. */
const oneOfThem =
  /^(?:(?:my|our) (?!(?:\w+ )?(?:dog|cat|puppy|kitten|bunny|rabbit|hamster)\b)|\p{Lu}\p{Ll}+ )[^.!?]{0,50}?(?:loves?|likes?|adores?|crazy about|obsessed with|fan of|into) ((?:[\w-]+ )?[\w-]+?)s[,.!] (?:so |and )?(?:s?he|they|i|we)(?:'d| would)? (?:really )?(?:wants?|likes?|loves?|needs?) one (?=\w+)/iu;
/** "My son Sam is 7. He would like to see himself on a horse": he is on the page, doing what is told before, too. */
const himself =
  /^((?:my|our) [^.!?]*?)[.!?] (?:s?he|they) (?:wants?|would (?:like|love)|'d (?:like|love)) (?:to (?:see|have|draw) )?(?:a (?:picture|page|drawing) of )?(?:himself|herself|themselves) (?=\w+)/iu;
/** "My dog passed away and the kids would like a picture of him. He was a beagle": that is who it is. */
const whoItIs =
  /^(?:my|our) [^!?]{3,160} (?:picture|page|drawing) of (?:him|her|it)[.!] (?:s?he|it) (?:is|was) (?=an? )/iu;
/** "My husband is a fireman and our son wants a picture of daddy": of a fireman. */
const ofOurOwn =
  /^(?:my|our) (?:husband|wife|dad|mom|mum|father|mother|daddy|mommy|brother|sister) is (an? [\w ]{3,20}?),? (?:and|so) [^.!?]{3,60} (?:picture|page|drawing) of (?:his |her |their |my |our )?(?:daddy|dad|mommy|mom|mum|him|her)(?= )/iu;
/** "He is 7", "turning 4": nothing there are seven of. */
const age =
  / (?:is|are|turns?|just turned|is turning|are turning) (?:only |almost )?\d{1,2}(?: years? old)?(?= and |[,.;]|$)/giu;

/** How fine it is to be, who colors it and with what, wherever that is said. */
const aboutPage =
  /[.!;] (?:good luck|thank you|thanks)[^.!]*[.!]?$|,? so (?:that )?(?:the |my |our )?(?:kids?|students|children) can [^.,;]*|,? so there(?:'s| is| are) (?:lots|plenty|much|enough) to colou?r|,? (?:but )?(?:nothing|not) too (?:fiddly|many|much|scary|busy|hard|complicated|detailed|small)[^.,;]*|,? (?:medium|lots of|plenty of|fine) details?(?=[.,;]|$)|,? for (?:pre-?k|preschoolers|kindergart\w+|toddlers|(?:first|second|third|fourth|fifth|\d(?:st|nd|rd|th)) graders?|grown[- ]?ups)(?=[.,;!]|$)| where (?:the )?(?:students|kids|children) can (?:name|label|colou?r|find|learn|count)[^.:,]*| would be (?:perfect|great|nice|lovely|awesome)(?=[.,;!]|$)|,? (?:and|with) mandala(?:[- ]style)? (?:patterns?|designs?) (?:covering|all over|on) (?:the|its) (?:whole |entire )?\w+|,? (?:please )?keep it (?:simple|easy)[^.;]*|,? with (?:big|large|bold|thick) (?:areas|spaces|lines|outlines)[^.,;]*|,? but not (?:an? )?(?:scary|mean|boring) one/giu;
const aboutPageZh =
  /(?<=^|[,，。])(?:(?:线条?|图案?|画面|背景|细节|颜色|衣服上的花纹|花纹)(?:要|不要|可以|别|尽量|的)*[^,，。花]{0,4}(?:粗|细|简单|复杂|干净|精致|太小|碎|留白|清楚|清晰|明显)[^,，。]{0,8}|不要?太(?:复杂|难|花|碎|小|细)[^,，。]{0,4}|(?:想要?)?(?:温馨|喜庆|可爱|简单|国风|复古)一[点些]的?|[^,，。]{0,10}(?:成人涂色|的填色|的涂色)|给[^,，。]{2,10}(?:做活动用?|用)|[^,，。]{0,4}年级[^,，。]{0,6}课|寓意[^,，。]{1,8}|[^,，。]{0,12}(?:涂不|一起涂|来涂|自己涂|娃涂|孩子涂|宝宝涂|彩铅涂|水彩笔涂|(?:自己|下来|一起|学生|宝宝|孩子)涂颜色|画成涂色的?)[^,，。]{0,8}|一张图里[^,，。]{1,14}|我(?:是|在)[^,，。]{0,10}(?:老师|教师)(?:，|,)?|(?:我们家的?|我家的?)?全家福)(?=$|[,，。])/gu;
/** 想要一张小熊打针的图片 */
const ofThem =
  /(?:想要?|需要|要|想打印|想找|求|来)一[张幅](?!(?:恐龙|小?动物|昆虫|海洋动物|交通工具))(\p{Script=Han}{4,40}?)的(?:涂色[画页图]|图[画片]?|画|填色|线稿)(?=$|[,，。])/gu;
/** "We went to the aquarium and saw a jelly fish, can you make a picture of me in the tunnel": both are there. */
const whereWeWere =
  /^(?:we|i) (?:went to|visited|were at|are (?:driving|going|flying) to) ((?:the|an?) [\w ]+?) (?:and (?:we |i )?saw ([^.;]*?)|(?:this|next|in|with|for|on)\b[^.;]*?),? (?:so )?(?:(?:can|could) you (?:please )?(?:make|draw|do)|(?:i|we)(?:'d| would) (?:love|like)) (?:me |us )?(?:a|the) (?:picture|page|drawing) of /iu;

/** 小朋友们在桃花树下玩耍的涂色画 */
const ofWhat =
  /(?<=^(?![^,，]*一[张幅])\p{Script=Han}{6,40}?)的(?:涂色[画页图]|图[画片]?|填色|线稿)(?=$|[,，。])/u;

/** "My son lost a tooth, can you draw the tooth fairy": the son is there where it goes on about him. */
const askedAfter =
  /^((?:my|our) [\w-]+)\b[^.!?:]{3,100}?[,.!] (?:so )?(?:please )?(?:can|could|will) (?:you|we) (?:please )?(?:draw|make|do|have|get|create) (?=(?:an?|the|two|three|four|five|some|one) (?!(?:picture|page|drawing|scene|coloring)\b))/iu;

export function withoutNarrator(said: string): string {
  const text = withoutAskerZh(said);
  const whose = forSomebody.exec(text);
  if (whose) return text.replace(whose[0], `${whose[1]} is `);
  if (drawIt.test(text)) return text.replace(drawIt, "$1 ");
  const after = askedAfter.exec(text);
  if (after) {
    const rest = text.slice(after[0].length);
    return /\b(?:he|she|they)\b/i.test(rest) ? `${after[1]}. ${rest}` : rest;
  }
  const one = oneOfThem.exec(text);
  if (one) return text.replace(one[0], `a ${one[1]} `);
  const own = ofOurOwn.exec(text);
  if (own) return text.replace(own[0], own[1]!);
  if (himself.test(text)) return text.replace(himself, "$1, ").replace(age, "");
  if (whoItIs.test(text)) return text.replace(whoItIs, "");
  const were = whereWeWere.exec(text);
  if (were) {
    const [opening, where, seen] = were;
    return `${text.slice(opening.length)}${seen ? `, ${seen}` : ""}, at ${where}`;
  }
  const about = text.replace(aboutPage, "").replace(aboutPageZh, "");
  const rest = [wish, child, forWhom, introduced, frameZh, ...needs, childZh].reduce(
    (said, frame) => (frame === wish && !opensWish.test(said) ? said : said.replace(frame, "")),
    about,
  );
  const plain = rest
    .replace(ofThem, "$1")
    .replace(ofWhat, "")
    .replace(/图案是(?=[一两三])/gu, "")
    .replace(/([,，])[,，]+/gu, "$1")
    .replace(/^[\s,，。;；]+/u, "")
    .trim();
  return plain || text;
}
