/**
 * What is said about the page and whom it is for, before what is to be seen on it: "My daughter loves
 * unicorns. Can you make a page where…", "for my preschool class:", 请帮我画一张生日主题的涂色画：….
 */

const asked =
  "(?:(?:please|pls|so|and|now) )*(?:(?:can|could|would|will) (?:you|we|i) (?:please |maybe |possibly )*|(?:i|we)(?:'d| would)? (?:really )?(?:want|like|love|need)(?: to (?:have|get|see|print|color|colour))? |let'?s )?";
const makes =
  "(?:(?:make|draw|create|do|design|have|get|print|generate|show)(?: (?:me|us|him|her|them))? )?";
const page =
  "(?:an? |one |the |some )?(?:(?:colou?ring|printable|simple|easy|cute|nice|fun|funny|sweet|gentle|free|special|detailed|new|big|little) ){0,3}(?:page|picture|sheet|drawing|illustration)s?";
const shows = "(?:where|in which|of|with|about|showing|that shows|showing how)";

/** The wish itself, wherever it stands: what comes before it is about those who wish. */
const wish = new RegExp(
  `^(?:[^:]{0,160}?[.!?;,] )?${asked}${makes}${page} ${shows} (?=\\w+ \\w+ \\w+)`,
  "iu",
);
const opensWish =
  /^(?:please|pls|can|could|would|will|(?:i|we)(?:'d| want| need| would)|let|make|draw|create|do|design|my|our|hi|hello|hey|it'?s|this|\p{Lu}\p{Ll}+ (?:is|loves|wants|turns))\b/iu;
/** "Noah is three and loves trains. Make a steam train…" */
const child =
  /^(?:(?:my|our) [^.:!?]{3,80}|\p{Lu}\p{Ll}+ (?:is|turns|just turned) (?:turning )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|obsessed|crazy)\b[^.:!?]{0,80})[.!] (?:so )?(?:please |can you |could you )*(?:make|draw|create|do)(?: (?:me|us|him|her|them))? (?=(?:an?|one|two|three|the|some) )/iu;
/** "Our cat Muffin loves boxes. Please draw her sleeping": the cat is. */
const drawIt =
  /^((?:my|our) [^.!?,]{2,40}?) (?:really |just )?(?:loves?|hates?|likes?|is|was|has|wants?|turns?|can't|won't|always|never)\b[^.!?]*[.!?] (?:so )?(?:please |can you |could you )*(?:draw|make|show|do) (?:him|her|it|them) (?=\w+ )/iu;
/** "I'm a teacher and need something for our ocean unit: …", "please make a picture for my friend: …" */
const introduced =
  /^(?:(?:i|we|i'm|we're|my|our)\b[^:]{3,100}|(?:please |can you |could you )*(?:make|draw|create|do|design) [^:.!?]{3,60} for [^:.!?]{2,40}): ?(?=\w+ \w+ \w+)/iu;
/** "For my preschool class: …" */
const forWhom =
  /^(?:(?:i|we) (?:want|need|would like) [^:.]{0,40} )?(?:something |this is |an? \w+ )?for (?:my|our|the|a|an|vacation|sunday|children's) ?[^:.]{0,60}?(?:class|classroom|school|lesson|unit|group|students?|kids?|children|party|birthday|preschoolers|kindergart\w+|daycare|church|camp|grandma|mother|mom|dad|son|daughter|wall|fridge|room|bedroom)\s?[:–-] ?(?=\w+ \w+ \w+)/iu;
const forSomebody =
  /^(?:(?:please |can you |could you |kindly )+)?(?:please )?(?:make|draw|create|do) (?:me )?an? (?:\w+ )?(?:page|picture|sheet|drawing) for ((?:my|our) \w+)(?:,? who [^.!?]{3,60})?[.!?] (?:s?he|they) (?:should|could|can|must|is to) be /iu;

/** 给小班孩子的刷牙主题涂色：, 我女儿上大班，想要一张过马路的安全画： */
const frameZh =
  /^(?:你好|您好|老师|请|麻烦)?[，,！! ]?(?:(?:我家?|我们家?|孩子|女儿|儿子|宝宝|学校|幼儿园|班上|老师)[^：:。]{0,30}[，,。])?(?:请|麻烦|帮我|帮忙|给我|想要?|需要|要|求|能不能|可以|来|画|做|生成|为|给|适合)[^：:。]{0,36}?(?:画|图|涂色|主题|页|作业|活动|稿|海报|故事)(?:吧|吗)?[：:](?=.{8,})/u;
/** 我儿子今年三岁了，特别喜欢恐龙。请画…, where what he likes is said again. */
const childZh =
  /^(?:我家?|我们家?)的?(?:大|小)?(?:儿子|女儿|闺女|宝宝|孩子|孙子|孙女|侄子|外甥)[^。！!]{2,40}[。！!，,](?:所以|就)?(?:请|麻烦|帮我|帮|给|能不能|可以|可不可以|想|想要)+(?:给?[他她我])?画(?:一?[张幅])?(?=\p{Script=Han}{3})/u;

export function withoutNarrator(text: string): string {
  const whose = forSomebody.exec(text);
  if (whose) return text.replace(whose[0], `${whose[1]} is `);
  if (drawIt.test(text)) return text.replace(drawIt, "$1 ");
  const rest = [wish, child, forWhom, introduced, frameZh, childZh].reduce((said, frame) => {
    if (frame === wish && !opensWish.test(said)) return said;
    return said.replace(frame, "");
  }, text);
  return rest.trim() || text;
}
