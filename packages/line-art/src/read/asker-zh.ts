/**
 * What a Chinese request says of those who ask, before and behind the wish itself: 女儿学芭蕾第二年了，
 * 马上要上台，帮她画一个小舞者, …，学生自己配色. They are not in the picture.
 */

const asker =
  "(?:我们?家?的?|咱们?家?的?)?(?:大|小)?(?:儿子|女儿|闺女|孩子|宝宝|宝贝|娃|老[大二三]|[大二]宝|孙子|孙女|外孙女?|学生)们?";
const wanting =
  "(?:所以|就)?(?:我们?|她|他)?(?:能不能|能|可不可以|可以)?(?:请|麻烦|帮(?:我|她|他|忙|孩子)?|(?:想|再)?给(?:我|她|他|孩子|娃|宝宝|宝贝|大宝|二宝)?)*";

/** 帮她画一个…, 想要几个…, 求一张…: at the beginning of a clause. */
const wish = new RegExp(
  `^${wanting}(?:(?:想|要|想要)?画(?![画笔展家板图面纸册廊室架眉成])(?:一?[张幅](?!画))?|想要(?!去|当|吃|帮|把)(?:一?[张幅])?|(?:想|要|求|需要|来|想找|想打印)一?[张幅])(?=\\p{Script=Han}{2})`,
  "u",
);
/** 女儿想要一只小猫, 我想看小狗开车, 女儿要涂小红帽 */
const askersWish = new RegExp(
  `^(?:(?:我们?|${asker})(?:也|就|很|特别|最)*(?:想要|想看|[想要]画|[想要]涂)|希望(?:能)?(?:画|有)?)(?:一?[张幅](?!画))?(?!去|当|吃|妈|爸|抱|他|她|它|把|给)(?=\\p{Script=Han}{2})`,
  "u",
);
/** Clauses that tell of those who ask, or what the page is for. */
const tellsOfAskers = new RegExp(
  `我|${asker}|老师|课|班|主题|社团|活动|卡片?(?:用|$)|报用|压力|睡不着|想涂|住院|要到了|快到了|过年了`,
  "u",
);
/** Whoever is meant was named before. */
const opensWithPronoun = /^(?:他|她|它)/;
const drawn = /画画|画板|画纸|画笔|[上里]画/;

/** What is told of the day and the place of the picture on the way to the wish. */
const dayOrPlace =
  /(?:春|元宵|清明|端午|中秋|重阳|七夕|母亲|父亲|妇女|劳动|儿童|教师|国庆|圣诞|万圣|植树|感恩|复活)节|(?<=去了?)(?:动物园|海洋馆|水族馆|海边|公园|农场|游乐园|植物园|雪山|草原)/gu;

const asides: readonly RegExp[] = [
  // 儿子七岁踢球踢了一年了, 孩子特别感兴趣, 学生自己配色, 她胆子小
  new RegExp(`^${asker}(?:今年|都|快|才|刚)*[一二三四五六七八九十两\\d]+岁`, "u"),
  new RegExp(
    `^${asker}[^，,]{0,6}(?:感兴趣|胆子(?:很|比较)?小|[第一二三四五两几]+年了|自己(?:配色|上色|涂))$`,
    "u",
  ),
  /^[他她](?:胆子(?:很|比较)?小|(?:回来)?(?:就)?(?:一直|总是|老是|天天)(?:念叨|惦记|吵着?)[^，,]{0,6})$/u,
  /^(?:打印|A4|用)?[^，,]{0,6}用(?:马克笔|彩铅|彩色铅笔|蜡笔|水彩笔|油画棒|彩笔)[涂画上]?色?$/u,
  /^因为[^，,]{0,6}(?:最|很|特别|太)[^，,]{1,4}了?$/u,
  /^祝[^，,]{1,6}(?:康复|健康|平安)$/u,
  /^(?:画面)?(?:搞笑|霸气|轻松|有趣|活泼|温柔|卡通|童趣|热闹|丰富|喜庆)(?:一?点|一些|些)儿?的?$/u,
  /^要(?:搞笑|霸气|帅气|有趣|热闹|喜庆|可爱|温馨)(?:一?点|一些|些)?儿?的?$/u,
  /^(?:很|超|特别|要)?(?:可爱|简单|好看|好玩)(?:的)?那种$/u,
  /^[^，,]{1,8}?(?:那种|这种|一样的?)?的?风格的?$/u,
  /^(?:谢谢|感谢|辛苦了?)[你您]?$/u,
];

const splits = /([，,。！!；;])/u;

export function withoutAskerZh(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  const parts = text.split(splits);
  const clauses = parts.filter((_, at) => at % 2 === 0);
  const marks = parts.filter((_, at) => at % 2 === 1);
  const from = wishAt(clauses);
  const before = clauses.slice(0, from).join("，");
  const kept = [...new Set(before.match(dayOrPlace) ?? [])];
  const told = clauses.slice(from).map((clause, at) => {
    const isAside = asides.some((aside) => aside.test(clause)) && clauses.length - from > 1;
    if (isAside) return "";
    const said = clause.replace(/^画面[上里中](?:有|是)/u, "有").replace(askersWish, "");
    return (at === 0 && from > 0 ? said.replace(wish, "") : said) + (marks[from + at] ?? "");
  });
  return kept.map((one) => `${one}，`).join("") + told.join("");
}

/** The clause that says what is wanted, where what comes before it is about those who want it. */
function wishAt(clauses: readonly string[]): number {
  const at = clauses.findIndex(
    (clause, index) =>
      index > 0 &&
      (wish.test(clause) || askersWish.test(clause)) &&
      !opensWithPronoun.test(clause.replace(wish, "")),
  );
  if (at < 0) return 0;
  const before = clauses.slice(0, at);
  const isAbout =
    before.every((one) => !drawn.test(one)) && before.some((one) => tellsOfAskers.test(one));
  // 我要画一个机器人，…，我想画: it was wished before.
  return isAbout && !before.some((one) => wish.test(one)) ? at : 0;
}
