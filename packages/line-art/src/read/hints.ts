import type { Difficulty } from "@colorleaf/domain";
import type { MotifName } from "../compose/ornament/motifs.ts";
import { type Made, withoutBorder, withoutFilling } from "./filling-and-border.ts";
import { withoutLettering } from "./lettering-named.ts";
import { withoutNarrator } from "./narrator.ts";
import { withoutPageKind } from "./page-kinds.ts";

/** What a description says about the page rather than about the picture. */
export interface Hints {
  /** The description without them. */
  text: string;
  lettering?: string | undefined;
  difficulty?: Difficulty;
  /** "No background": only what is named. */
  isBare?: boolean;
  ornament?: "mandala" | "pattern" | "knot" | "stained-glass";
  /** What the letters are filled with. */
  filling?: Made;
  /** What stands round the page. */
  border?: Made;
  /** "Dot to dot": it is drawn as a page to color. */
  kind?: string;
  /** The words for it: who is named goes through it. */
  maze?: string;
  /** Filled with patterns as adults draw them: the thing itself, or a pattern where none is named. */
  isTangled?: true;
  folds?: number;
  motifs?: MotifName[];
}

/** What somebody says in a story is not written on the page. */
const speech =
  /(?:\b(?:said|asked|replied|answered|shouted|whispered|cried|called out)|\bsays|[说道问喊答])\s*[,:，：]\s*["“「][^"“”「」]*["”」]|["“「][^"“”「」]*["”」](?=,?\s*(?:said|asked|replied|shouted|whispered|cried)\b)/giu;
/** "Happy birthday Olivia", 祝乐乐生日快乐: whose day it is stands on the page. */
const greeted = /\bhappy birthday,? (?:to (?:my \S+ )?)?([A-Z][a-z]{1,11})\b/i;
const greetedZh = /祝(\p{Script=Han}{2,4}?)生日快乐/u;

const easy =
  /\b(?:for (?:a |my |our )?toddlers?|toddlers? (?=colou?ring)|(?:for )?(?:preschool(?:ers?)?|[1-4][- ]?(?:year|yr)s?[- ]?olds?|very (?:simple|easy)|super easy))\b|(?:适合?|给|为)?[一二两三四1-4]岁(?:的|半)?(?=宝宝|小朋友|孩子|小孩|幼儿|左右|涂|画|$|[，,。 ])|幼儿园?小班|非常简单/giu;
const hard =
  /\b(?:for )?(?:adults|(?<=for (?:an )?)adult|adult(?=$|[,.;]| (?:colou?ring|page|level|style|difficulty|patterns?|mandala|book|version))|grown[- ]?ups|very detailed|highly detailed|intricate)\b|适合?大人|成年?人|[减解]压|非常(?:精细|复杂)|复杂(?:一点|一些|些|点儿?)的?/giu;
/** 羽毛上布满精致的花纹: of a thing in the picture, not the page. */
const patternOnIt =
  /\b(?:with|full of|covered (?:in|with)) (?:\w+ ){0,3}?patterns? (?:all )?(?:on|in|over) (?:its|his|her|their|the) \w+|[^，,。；\s]{1,4}上(?:布满|画满|有|印着|满是|装饰着|是)(?:了|着)?[^，,。；\s]{0,6}?(?:花纹|图案|纹样)/giu;
const bare =
  /\b(?:(?:with )?(?:no|without (?:a |any )?|(?:a )?(?:plain|white|blank|empty)) background|isolated)\b|(?:不要|没有|无|白色|空白)背景|白底/giu;
const noise =
  /\bfor (?:(?:a|an|my|our|the) )?\d{1,2}[- ]?(?:year|yr)s?[- ]?olds?(?: (?:boy|girl|kid|child|son|daughter|student)s?)?\b|\bfor (?:a |an |my |our |the )?(?:\w+ ){0,2}?(?:lesson|class|classroom|students|homework|school project|unit)(?: plan)?\b(?: about)?|\bfor (?:stress relief|relaxation|mindfulness|fun|school)\b|\b(?:a |an |the )?(?:free |printable |cute |simple )*(?:colou?ring|color|colour) (?:page|sheet|book|picture)s?(?: (?:of|with|for|about|showing))?|^\s*(?:a |an |the )?(?:photo|picture|photograph|image|drawing)s? of\b|\b(?:black and white|line art|line drawing|outline drawing|(?:no|without) (?:any )?(?:shading|grey|gray|colou?r|text|words|shadows?)|(?:very )?(?:high|best) (?:quality|resolution|detail)|(?:in |written in )?(?:\w+ )?(?:bubble|block|fancy|graffiti|balloon|outlined?) letters?|(?:4|8)k|(?:300 )?dpi|hd|hq|please|thank you|thanks)\b|(?:给|为)?(?:\S{0,2}岁的?)?(?:小朋友|孩子们?|宝宝)的?(?:涂色|填色)\S?|的?(?:涂色|填色)(?:页|图|画|卡|书|本|纸)?|黑白线稿|线稿|简笔画|不要(?:阴影|颜色|文字)|高清|高质量|(?:请|帮我|给我)+画(?:一?[张幅])?/giu;

/** For whom the page is: 给三岁宝宝画一个…, 适合小朋友涂色的…; they are not in the picture. */
const audience =
  /适合?[^，。,.]{0,6}?(?:小朋友|孩子|宝宝|儿童|幼儿|学生|大人|老人家?|长辈)们?(?:涂色|填色|画画?|涂)?的?|我?[要想]?(?:给|为)[^，。,.]{0,6}?(?:小朋友|孩子|宝宝|儿童|幼儿|学生|大人|老人|孙女|孙子|儿子|女儿|闺女|弟弟|妹妹)们?(?=画一?[个只张幅条]|画的|涂色|填色)(?:涂色|填色|画的)?的?|[给为]?(?:大人|成年?人)们?的?(?:涂色?|填色|解压|减压)(?:页|图|书|用)?的?|(?:幼儿园)?[大中小]班(?:的)?(?:主题|活动|教案)(?:活动)?/gu;

/** "My daughter loves cats, draw a cat ballerina": what comes before the wish is no part of it. */
const preamble =
  /^我.{1,40}?[，。！；,.]\s*(?:所以|就|想)?(?:请|麻烦|帮我|帮忙|能不能|可以|可不可以)*(?:给(?:他|她|我|孩子))?画(?:一下)?(?=[一两三四五几]?[个只张幅条头匹位辆群])|^(?:my|our|i|we)\b.{3,80}?\bso\s+(?:(?:can you|could you|please|pls)\s+)*(?:draw|make|create)\s+(?=(?:a|an|one|two|three|some)\s)|^.{3,}[,.;:!?]\s*(?:(?:so|and|can you|could you|please|pls)\s+)*(?:draw|make|create|generate)\s+(?:(?:me|us|her|him|them)\s+)?(?=(?:a|an|one|two|three|some)\s)/iu;
/** "My son wants a t-rex", 我女儿喜欢独角兽: he is not in the picture. */
const wisher =
  /^\s*(?:(?:hi|hello|hey|so)[,!]?\s+)?(?:i|we|(?:my|our)\s+(?:\S+\s+){0,3}?(?:sons?|daughters?|kids?|child|children|boys?|girls?|nephew|niece|grandsons?|granddaughters?|students?|class|toddler))\s+(?:really\s+)?(?:wants?|would like|would love|loves?|likes?|asked for|needs?|is obsessed with)\s+(?:to (?:see|colou?r|draw|have)\s+)?(?=\S)|^我(?:家|们)?的?(?:大|小)?(?:儿子|女儿|闺女|宝宝|孩子|小孩|学生|孙子|孙女|弟弟|妹妹)(?:很|最|特别|超级?|非常)?(?:想要|要|喜欢|爱|想涂|想画)(?:画|涂)?/iu;

export function readHints(description: string): Hints {
  let text = withoutNarrator(description)
    .replace(preamble, "")
    .replace(wisher, "")
    .replace(speech, " ");
  const { text: page, kind } = withoutPageKind(text);
  text = page;
  const hints: Hints = { text, ...(kind && { kind }) };
  const { text: unlettered, lettering } = withoutLettering(text);
  text = unlettered;
  if (lettering) hints.lettering = lettering;
  const greeting = greeted.exec(text) ?? greetedZh.exec(text);
  const name = greeting?.[1];
  if (name && !hints.lettering && (isHanName(name) || /^[A-Z]/.test(name))) {
    hints.lettering = name;
    text = text.replace(name, " ");
  }
  if (hints.lettering) {
    const { text: rest, filling } = withoutFilling(text);
    text = rest;
    if (filling) hints.filling = filling;
  }
  const { text: inside, border } = withoutBorder(text);
  text = inside;
  if (border) hints.border = border;
  const maze = mazeWords.exec(text)?.[0];
  if (maze) {
    hints.maze = maze.trim();
    text = text.replace(maze, " ");
  }
  if (easy.test(description)) hints.difficulty = "easy";
  else if (hard.test(description)) hints.difficulty = "complex";
  easy.lastIndex = 0;
  hard.lastIndex = 0;
  if (bare.test(text)) hints.isBare = true;
  bare.lastIndex = 0;
  for (const said of [audience, noise, easy, hard, bare]) text = text.replace(said, " ");
  text = text.replace(patternOnIt, " ");
  if (knotted.test(text.trim())) {
    hints.ornament = "knot";
    text = "";
  } else if (glazed.test(text.trim())) {
    hints.ornament = "stained-glass";
    text = text.trim().replace(glazed, " ");
  } else if (/\bmandalas?\b|曼陀罗|曼荼罗/i.test(text)) hints.ornament = "mandala";
  else if (/\bpatterns?\b|花纹|图案|纹样/i.test(text) || tiled.test(text.trim()))
    hints.ornament = "pattern";
  else if (tangled.test(text) || patternsFilling.test(text)) hints.isTangled = true;
  text = text.replace(tangled, " ").replace(patternsFilling, " ");
  if (hints.ornament) text = readOrnament(text, hints);
  hints.text = text;
  return hints;
}

function isHanName(name: string): boolean {
  return /^\p{Script=Han}+$/u.test(name) && !/[爸妈爷奶你我他她]|老师|大家|宝贝/u.test(name);
}

const foldWords = {
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  sixteen: 16,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  十二: 12,
  十六: 16,
} as const;
const foldNumber = `(\\d{1,2}|${Object.keys(foldWords)
  .toSorted((a, b) => b.length - a.length)
  .join("|")})`;
const folded = new RegExp(
  `\\b${foldNumber}[- ]?(?:fold|petal(?:l?ed|s)?|point(?:ed|s)?|sided)\\b|${foldNumber}[重瓣角](?:的|对称)?`,
  "iu",
);
const motifWords: readonly [MotifName, RegExp][] = [
  ["feather", /\bpeacock feathers?\b|孔雀羽毛?/giu],
  ["plume", /\bfeathers?\b|羽毛/giu],
  ["paisley", /\bpaisleys?\b|佩斯利|腰果花/giu],
  ["petal", /\bpetals?\b|花瓣/giu],
  ["arch", /\barche?s?\b|拱门/giu],
  ["bead", /\b(?:dots?|beads?|circles?)\b|圆点|珠子/giu],
  ["diamond", /\b(?:diamonds?|rhombus(?:es)?)\b|菱形/giu],
  ["shell", /\bart deco\b/giu],
  ["diamond", /\bmoroccan\b/giu],
  ["tulip", /\b(?:turkish|delft)\b/giu],
  ["lotus", /青花[瓷纹]?/giu],
  ["shell", /\bsea ?shells?\b|贝壳/giu],
];

/** Of tiles and geometric patterns, where they are no things but shapes. */
const shapeWords: readonly [MotifName, RegExp][] = [
  ["triangle", /\btriang(?:les?|ular)\b|三角形?/giu],
  ["square", /\b(?:squares?|cubes?)\b|正方形|方块|方格/giu],
  ["hexagon", /\b(?:hexagon(?:s|al)?|honeycombs?)\b|六边形|六角形/giu],
  ["star", /\bstars?\b|五角星|星星|星形/giu],
  ["heart", /\bhearts?\b|爱心|心形/giu],
  ["daisy", /\b(?:little |small )?(?:flowers?|daisies|daisy)\b|小花朵?|花朵|雏菊/giu],
  ["leaf", /\bleaves\b|叶子/giu],
];
const ofShapes = /\btiles?\b|\bgeometric(?:al)?\b|瓷砖|花砖|地砖|几何/iu;
/** 交错, "all over the page": how every pattern is. */
const allOver =
  /[,，]?\s*(?:(?:要)?能)?(?:铺满|布满|画满|排满|填满)(?:了)?(?:一?整[页张]|全页|一页|页面)(?:纸)?|(?:相互|互相)?(?:交错|相间|交替)(?:排列|着)?|\b(?:repeat(?:ing|ed)|alternating|interlocking|filling|cover(?:ing|s)?|all over)(?: the)?(?: (?:whole|entire|full))?(?: page)?\b/giu;

const mazeWords =
  /\b(?:an? |the )?(?:(?:easy|simple|big|hard) )?(?:mazes?|labyrinths?)\b(?: (?:puzzle|page|sheet|worksheet|game))?|(?:走|闯)?迷宫/iu;
const tangled =
  /\bzentangles?\b|\bdoodle art\b|禅绕画?|缠绕画|\b(?:in )?(?:a )?(?:stained[- ]glass(?:[- ]style)?|(?:tattoo|henna|mehndi|folk[- ]art|paper[- ]?cut)[- ](?:style|design))\b(?: of)?(?! \p{L}*(?:windows?|lamps?|shop|parlou?r)\b)(?=.*\p{L})|(?:剪纸|彩绘玻璃|彩色玻璃|纹身)(?:风格?|样式|图案)的?|^剪纸\s+(?=\S)|(?<=\S)\s+剪纸$/iu;
/** "Art deco tiles", "paisley": nothing but the pattern itself. */
const tiled =
  /^(?!.*\bmagn)(?:[\p{L}-]+ ){0,3}(?:tiles?|paisleys?|damask|arabesques?)$|^\p{Script=Han}{0,4}(?:花砖|瓷砖|佩斯利|腰果花|青花)$/iu;
/** "Paisley and swirls filling a moth's wings": no herb, and the moth is what is filled. */
const patternsFilling =
  /^(?:(?:lots of |many )?(?:paisleys?|swirls?|spirals?|curls|doodles?|flourishes)(?:,? and |, | )?)+(?:(?:that )?(?:fill|cover|decorat)(?:s|ing|es)?|inside|all over|on) /iu;
/** Nothing but a Celtic knot; somebody beside one is drawn as any other. */
const knotted =
  /^(?:an? |the )?(?:[\p{L}-]+ ){0,2}?(?:celtic|irish|viking|interlaced|endless|trinity)(?: [\p{L}-]+)? (?:knots?|knotwork|patterns?|designs?|art)(?: (?:patterns?|designs?|art))?$|^(?:[\p{L}-]+ )?knotwork(?: \p{L}+)?$|^\p{Script=Han}{0,4}凯尔特(?:的)?(?:编织|绳)?(?:结|纹|花纹|图案|纹样|结图案|结花纹)$/iu;
/** The page is such a window; in a church there may be some, too. */
const glazed =
  /^(?:an? |the )?(?:\p{L}+ )?stained[- ]glass (?:church |cathedral )?windows?\b(?: (?:with|of|showing|that shows|depicting|featuring))?|^(?:一[扇面])?(?:教堂的?)?(?:彩色|彩绘|花)玻璃(?:花?窗户?)(?:上)?(?:画着|画的是|画有|有|是|，|,)?/iu;
const schools =
  /\b(?:art deco|art nouveau|moroccan|portuguese|spanish|turkish|islamic|persian|mexican|delft|victorian|vintage|retro|geometric(?:al)?|abstract|ornate|intricate)\b/giu;

/** Takes the words about the ornament itself out of the text; things it shows stay for the scanner. */
function readOrnament(text: string, hints: Hints): string {
  const found = folded.exec(text);
  if (found) {
    const word = (found[1] ?? found[2] ?? "").toLowerCase();
    hints.folds = foldWords[word as keyof typeof foldWords] ?? Number(word);
  }
  let rest = text.replace(folded, " ").replace(allOver, " ");
  const areShapes = hints.ornament === "pattern" && ofShapes.test(text);
  const motifs = [...motifWords, ...(areShapes ? shapeWords : [])].flatMap(([motif, words]) => {
    const without = rest.replace(words, " ");
    if (without === rest) return [];
    rest = without;
    return [motif];
  });
  if (motifs.length > 0) hints.motifs = motifs;
  else if (/\bgeometric(?:al)?\b|几何/iu.test(text)) hints.motifs = ["diamond"];
  return rest
    .replace(schools, " ")
    .replace(
      /\bmandalas?\b|曼陀罗|曼荼罗|\b(?:seamless )?patterns?\b|\btiles?\b|青花[瓷纹]?|剪纸|花砖|瓷砖|花纹|图案|纹样|几何/giu,
      " ",
    );
}
