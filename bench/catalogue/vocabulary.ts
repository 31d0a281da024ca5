/** Pages made of a few hundred words: some that every twentieth page has, some that few have. */
import { difficulties, pageStyles } from "@colorleaf/domain";

const syllables = "ba de fi go lu ma ne pi ro su ta ve wi zo ka li".split(" ");
const characters = Array.from("山水火木金土日月星云花草鸟鱼马牛羊猫狗兔龙虎象熊猴鹿鹰鲸蜂蝶");
const places =
  "beach forest farm garden city castle meadow mountain river village park desert".split(" ");
const chinesePlaces = "沙滩 森林 农场 花园 城市 城堡 草地 高山 河边 村庄 公园 沙漠".split(" ");
const moods = "happy sleepy tiny giant funny brave clever gentle".split(" ");
const chineseMoods = "开心 困倦 小小 巨大 有趣 勇敢 聪明 温柔".split(" ");
const categories = ["kids", "animals", "mandalas", "holidays"] as const;
const nounCount = 4_096;
/** Styles that every size has many of, and one that only the oldest pages have. */
const commonStyles = pageStyles.filter((style) => style !== "sketch");
export const rareStyle = "sketch" as const;
const oldestPages = 20;
/** What staff filter by, and every eighth page is: a screen full of it at every size. */
export const commonKind = { category: "kids", difficulty: "hard", style: "realistic" } as const;
const commonKindEvery = 8;
/** A word that only the oldest pages have. */
const rareWord = "quokka";

/** The same number for the same place, spread evenly. */
function scatter(place: number, salt: number): number {
  let x = Math.imul(place + 1, 2_654_435_761) ^ Math.imul(salt, 40_503);
  x = Math.imul(x ^ (x >>> 15), 2_246_822_519);
  return (x ^ (x >>> 13)) >>> 0;
}

export function noun(index: number): string {
  const [a, b, c] = [index % 16, (index >> 4) % 16, (index >> 8) % 16];
  return `${syllables[a]}${syllables[b]}${syllables[c]}x`;
}

export function chineseNoun(index: number): string {
  return characters[index % 30]! + characters[(index * 7 + (index >> 5)) % 30]!;
}

/** A word that as many pages have at each size, one that fills a screen, both, and beginnings of them. */
export function staffQueryOf(run: number): string {
  const place = places[scatter(run, 9) % places.length]!;
  const queries = [
    rareWord,
    place,
    `${rareWord} ${place}`,
    rareWord.slice(0, 4),
    place.slice(0, 4),
  ];
  return queries[run % queries.length]!;
}

export function categoryOf(place: number) {
  return categories[place % categories.length]!;
}

function pageStyleOf(place: number) {
  return commonStyles[scatter(place, 6) % commonStyles.length]!;
}

export function pageOf(place: number) {
  const isOld = place < oldestPages;
  const isCommon = place % commonKindEvery === 0;
  const thing = scatter(place, 1) % nounCount;
  const thingName = isOld ? rareWord : noun(thing);
  const other = scatter(place, 2) % nounCount;
  const where = scatter(place, 3) % places.length;
  const mood = scatter(place, 4) % moods.length;
  const description = `${moods[mood]} ${thingName} in the ${places[where]}`;
  return {
    difficulty: isCommon
      ? commonKind.difficulty
      : difficulties[scatter(place, 5) % difficulties.length]!,
    style: isOld ? rareStyle : isCommon ? commonKind.style : pageStyleOf(place),
    state: place % 25 === 24 ? ("draft" as const) : ("published" as const),
    recipe: { description, aspectRatio: "1:1" as const, seed: place },
    uses: scatter(place, 7) % 1000,
    titlePhrases: [
      moods[mood]!,
      thingName,
      places[where]!,
      chinesePlaces[where]!,
      chineseMoods[mood]!,
      chineseNoun(thing),
    ],
    otherPhrases: ["meets", "遇见", noun(other), chineseNoun(other)],
    texts: {
      en: {
        title: `The ${moods[mood]} ${thingName} of the ${places[where]}`,
        description: `A ${moods[mood]} ${thingName} meets a ${noun(other)}.`,
        alt: description,
        tags: [thingName, places[where]!],
      },
      zh: {
        title: `${chinesePlaces[where]}的${chineseMoods[mood]}${chineseNoun(thing)}`,
        description: `${chineseNoun(thing)}遇见${chineseNoun(other)}。`,
        alt: `${chinesePlaces[where]}的${chineseNoun(thing)}`,
        tags: [chineseNoun(thing), chinesePlaces[where]!],
      },
    },
  };
}

/** What is searched for: a rare word, a common one, both, and a beginning. */
export function queryOf(run: number, language: "en" | "zh"): string {
  const index = scatter(run, 8) % nounCount;
  const where = scatter(run, 9) % places.length;
  const queries =
    language === "en"
      ? [noun(index), places[where]!, `${noun(index)} ${places[where]}`, noun(index).slice(0, 4)]
      : [
          chineseNoun(index),
          chinesePlaces[where]!,
          `${chinesePlaces[where]}的${chineseNoun(index)}`,
        ];
  return queries[run % queries.length]!;
}
