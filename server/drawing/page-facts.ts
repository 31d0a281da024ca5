/** What the text writer needs to know of a page, small enough to keep in its row. */
import type { Localised } from "@colorleaf/domain";
import {
  type Brief,
  type Festival,
  type Hour,
  inPerson,
  type Mention,
  type RelationKind,
  type Season,
  type SettingId,
  subjectById,
  subjectWords,
  type Weather,
} from "@colorleaf/line-art";

export interface PageSubject {
  name: Localised;
  count: number;
  /** English base word: "sleeping", "fishing". */
  action?: string | undefined;
}

/** Falling snow is told by its place. */
export type Occasion = Festival | Hour | Season | Exclude<Weather, "clear" | "snow">;

export interface PageFacts {
  /** The hero first. */
  subjects: PageSubject[];
  /** A worksheet, or what is lettered: "the solar system", "the letter A". */
  heading?: Localised | undefined;
  /** What the hero has to do with another of `subjects`, by its index. */
  relation?: { kind: RelationKind; to: number } | undefined;
  setting?: SettingId | undefined;
  night: boolean;
  /** What tells most of when it is. */
  occasion?: Occasion | undefined;
  /** A border has its subjects in it. */
  ornament?: NonNullable<Brief["ornament"]> | "border" | undefined;
}

/** The facts of a page nothing is known about. */
export const noFacts: PageFacts = { subjects: [], night: false };

/** Of those who are said together: 爸爸妈妈, "a family". */
const parents: Readonly<Record<string, Localised>> = {
  woman: { en: "mom", zh: "妈妈" },
  man: { en: "dad", zh: "爸爸" },
};
const areParents = /\b(?:mom|mum|mother|parents|family)\b|[爸妈家]|父母/i;

/** Who is mom to the visitor is mom, not a woman; names that are nobody's word stay out. */
function nameOf(mention: Mention, { language, mentions }: Brief): Localised {
  const { subject, phrase, person } = mention;
  const { name: role, kind } = subjectById(subject);
  const name = inPerson(role, person);
  // 学生 may be a girl and a boy.
  const isShared = mentions.some((one) => one !== mention && one.phrase === phrase);
  if (isShared) return (areParents.test(phrase) && parents[subject]) || name;
  const word = phrase.toLowerCase();
  const meaning = subjectWords(language).get(word);
  // Names keep their capitals: the Monkey King.
  const isOther = word !== name[language].toLowerCase();
  const isSaid = kind === "person" && isOther && meaning?.subject === subject && !meaning.isNear;
  return isSaid ? { ...name, [language]: word } : name;
}

const longestLettering = 12;

/** "a maze", "the solar system", "how to write 日" */
function withArticle(sheet: string): string {
  if (/^(?:the|how|parts) /.test(sheet)) return sheet;
  return `${/(?:maze|chart|chain|pyramid|clock|table|line)$/.test(sheet) ? "a" : "the"} ${sheet}`;
}

function headingOf({ sheet, lettering, reading }: Brief): Localised | undefined {
  const name = sheet && reading.understood[0]?.name;
  if (name) return { en: withArticle(name.en), zh: name.zh };
  if (!lettering) return undefined;
  if (lettering.length > longestLettering) return { en: "large letters", zh: "大大的文字" };
  if (/^\d+$/.test(lettering)) return { en: `the number ${lettering}`, zh: `数字${lettering}` };
  const isLetter = /^[a-z]$/i.test(lettering);
  if (isLetter) return { en: `the letter ${lettering}`, zh: `字母${lettering}` };
  return { en: `the word “${lettering}”`, zh: `文字“${lettering}”` };
}

/** "Washing dishes"; "in-mouth" is no word for a reader. */
function sayable(action: string | undefined): string | undefined {
  const words = action?.replace(/^(washing|brushing)-/, "$1 ").replace("calligraphy", "writing");
  return words?.includes("-") ? undefined : words;
}

/** A sheet and an ornament have no time; a festival says more than the light, and that than rain. */
function occasionOf(brief: Brief): Occasion | undefined {
  const { sheet, ornament, festival, hour, weather, season } = brief;
  if (sheet || ornament) return undefined;
  const isSeen = weather !== "clear" && weather !== "snow";
  return festival ?? hour ?? (isSeen ? weather : season);
}

const tellsAction: ReadonlySet<RelationKind> = new Set(["riding", "wearing", "holding"]);

export function factsOf(brief: Brief): PageFacts {
  if (brief.border && brief.mentions.length === 0 && !brief.lettering) {
    const subjects = brief.border.map((id) => ({ name: subjectById(id).name, count: 2 }));
    return { subjects, night: false, ornament: "border" };
  }
  const understood = new Set(
    [...brief.reading.understood, ...brief.reading.substituted].map(({ phrase }) => phrase),
  );
  const hero = brief.hero ?? brief.mentions[0]?.id;
  const named = brief.mentions
    .filter(({ phrase }) => understood.has(phrase))
    .map((mention) => ({ mention, name: nameOf(mention, brief) }));
  named.sort((a, b) => Number(b.mention.id === hero) - Number(a.mention.id === hero));

  const ofHero = brief.relations
    .filter((one) => one.from === hero && one.to.length === 1)
    // What it does says more than where it is.
    .sort((a, b) => Number(tellsAction.has(b.kind)) - Number(tellsAction.has(a.kind)))[0];
  const to = named.findIndex(({ mention }) => mention.id === ofHero?.to[0]);
  return {
    subjects: named.map(({ mention, name }) => ({
      name,
      count: mention.count,
      action: sayable(mention.action),
    })),
    heading: headingOf(brief),
    ...(ofHero && to > 0 && { relation: { kind: ofHero.kind, to } }),
    setting: brief.setting === "none" ? undefined : brief.setting,
    night: brief.night,
    occasion: occasionOf(brief),
    ornament: brief.ornament,
  };
}
