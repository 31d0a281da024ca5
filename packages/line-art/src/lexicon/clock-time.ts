/** The time that a clock is to show, as it is said in words and figures. */

export interface ClockTime {
  hour: number;
  minute: number;
  /** The clock and its time, as they stand in the description. */
  phrase: string;
}

const numbersEn =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine".split(
    " ",
  );
const anyOf = (words: readonly string[]) => words.toReversed().join("|");
const hourEn = `(?<hour>\\d{1,2}|${anyOf(numbersEn.slice(0, 12))})`;
const minutesEn = `(?<parts>half|(?:a )?quarter|\\d{1,2}|${anyOf(numbersEn).replaceAll("-", "[- ]")})(?: minutes?)?`;
const numberZh = "\\d{1,2}|[一二两三四五六七八九十]{1,3}";

/** Those that say more before those that say less: "half past three" before "three". */
const timesEn = [
  `${minutesEn} (?<side>past|after|to|before) ${hourEn}`,
  "(?<hour>\\d{1,2})[:.](?<minute>\\d{2})",
  `${hourEn} (?<minute>thirty|fifteen|forty[- ]five)`,
  `${hourEn} ?o ?['’]?clock`,
  `(?:at|showing|shows?|says|saying|reading|set (?:to|at)|time(?: is)?|clock) ${hourEn}(?! \\p{L})`,
].map((time) => new RegExp(`\\b${time}\\b`, "iu"));
const timesZh = [
  `差(?<parts>一刻|${numberZh})分?钟?(?:到)?(?<hour>${numberZh})[点时]`,
  `(?<hour>${numberZh})[点时]差(?<parts>一刻|${numberZh})分?`,
  `(?<hour>${numberZh})[点时]过?(?<minute>半|一刻|三刻|[零〇]?(?:\\d{1,2}|[一二三四五六七八九十]{1,3}))分?`,
  `(?<hour>${numberZh})[点时]整?`,
  "(?<hour>\\d{1,2}):(?<minute>\\d{2})",
].map((time) => new RegExp(time, "u"));
const clockWords =
  /\bclock(?: ?face)?s?\b|\btell(?:ing)? (?:the )?time\b|时钟|钟表|钟面|闹钟|挂钟|认识时间|(?<![点分时])钟/giu;
/** "A clock on the wall of the kitchen, 12 cats": further apart they are about different things. */
const furthest = 24;

export function clockTimeIn(text: string): ClockTime | undefined {
  const clocks = [...text.matchAll(clockWords)].filter(
    // The clock of o'clock is none.
    ({ index }) => !/o ?['’]?$/i.test(text.slice(0, index)),
  );
  for (const pattern of [...timesEn, ...timesZh]) {
    const said = pattern.exec(text);
    const time = said?.groups && timeOf(said.groups);
    if (!time) continue;
    const end = said.index + said[0].length;
    const clock = clocks.find(
      (one) => one.index - end <= furthest && said.index - (one.index + one[0].length) <= furthest,
    );
    if (!clock) continue;
    const from = Math.min(said.index, clock.index);
    const to = Math.max(end, clock.index + clock[0].length);
    return { ...time, phrase: text.slice(from, to).trim() };
  }
  return undefined;
}

function timeOf({ hour: hourSaid = "", minute: minuteSaid = "", parts = "", side = "" }: Groups) {
  const hour = numberOf(hourSaid);
  const minute = parts ? minutesOf(parts) : minutesOf(minuteSaid);
  if (!(hour >= 1 && hour <= 12) || minute > 59) return undefined;
  const isBefore = parts && !/past|after/i.test(side);
  if (!isBefore || minute === 0) return { hour, minute };
  return { hour: hour === 1 ? 12 : hour - 1, minute: 60 - minute };
}

type Groups = Record<string, string | undefined>;

function minutesOf(said: string): number {
  if (!said) return 0;
  if (/half|thirty|半/i.test(said)) return 30;
  if (/forty|三刻/i.test(said)) return 45;
  if (/quarter|一刻/i.test(said)) return 15;
  return numberOf(said.replace(/^[零〇]/, ""));
}

function numberOf(said: string): number {
  if (/^\d+$/.test(said)) return Number(said);
  const inEnglish = numbersEn.indexOf(said.toLowerCase().replace(" ", "-")) + 1;
  if (inEnglish > 0) return inEnglish;
  const [tens, ones] = said.includes("十") ? said.split("十") : ["", said];
  const digit = (character = "") => "一二三四五六七八九".indexOf(character.replace("两", "二")) + 1;
  return (said.includes("十") ? 10 * (tens ? digit(tens) : 1) : 0) + (ones ? digit(ones) : 0);
}
