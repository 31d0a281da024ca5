/**
 * What is borne on a part of somebody or something: "flowers on its antlers", 车篮里装满了花. It is read
 * apart from what its bearer does, and handed to the bearer.
 */
import { bearingParts, fixedAt, isLetIn } from "../lexicon/bearing-parts.ts";
import { wornOn } from "../lexicon/clothes.ts";
import type { Brief, Mention, Relation, SubjectId } from "../types.ts";
import type { Token } from "./tokens.ts";

type Row = (typeof bearingParts)[number];

export interface Borne extends Pick<Row, "at" | "of"> {
  /** What is borne, in the words of the description. */
  things: string;
  bearer: SubjectId;
}

const opening =
  "(?:with|and|has|have|had|is|are|of|like|carr(?:y|ies|ying)|wear(?:s|ing)?|put(?:s|ting)?|hold(?:s|ing)?|grip(?:s|ping)?|clutch(?:es|ing)?)";

const inEnglish = (part: string) => [
  new RegExp(
    `(?:(?<=^|[,.;!] )|(?:,? and)? ?\\b${opening} )(?<things>(?:(?!${opening} )[a-z'’-]+ ){1,8}?)(?:all )?(?:on|onto|in|inside|into|over|from|at|out of|across|around|through|along) (?:its|his|her|their|the|each|an?) (?:[a-z]+ )?(?:${part})\\b(?: and (?<more>(?:[a-z]+ ){1,3})(?:on|in) (?:them|it)\\b)?`,
    "gi",
  ),
  // "A dress with stars on it"
  new RegExp(
    `(?<=\\b(?:${part})) with (?<things>(?:[a-z'’-]+ ){1,5}?)(?:all over|on) (?:it|them)\\b`,
    "gi",
  ),
];

const bears =
  "(?:(?:长|开|缀|戴|插|装|放|挂|堆|坐|扎|停|落|站|驮|绑|画|印|抓|握)(?:满了?|着|了)|长出|开出|飞出|冒出|探出|有|(?:帮.{1,3})?[运驮背]着?)";

const inChinese = (part: string) => [
  new RegExp(
    `用?(?:[它他她]们?)?的?(?:${part})(?:[上里]面?|中|间)?[还也都]?${bears}(?<things>[^，,。；;！!？?]+)(?:[，,]还?有?(?<more>[^，,。]{1,6}?)[停落站坐]在上面)?`,
    "gu",
  ),
  new RegExp(
    `(?<=^|[，,。；;！!？?])(?<things>[^，,。；;！!？?]{1,8}?)[都正]?[停落站坐开插挂绑放扎]?在(?:[它他她]们?)?的?(?:${part})(?:[上里]面?|中|间)(?<more>[^，,。；;！!？?]*)`,
    "gu",
  ),
];

const han = /\p{Script=Han}/u;
const rows = { en: rowsOf("en", inEnglish), zh: rowsOf("zh", inChinese) };

function rowsOf(language: "en" | "zh", patternsOf: (part: string) => RegExp[]) {
  return bearingParts.flatMap((row) => patternsOf(row[language]).map((said) => ({ ...row, said })));
}

/** @returns the description without what is borne, and that */
export function setBorneAside(text: string, scan: (text: string) => Token[]) {
  const borne: Borne[] = [];
  const bearerIn = (before: string, of: Row["of"]) =>
    scan(before)
      .flatMap((token) => (token.type === "subject" && token.phrase ? [token.subject] : []))
      .findLast(of);
  const isThing = ({ type }: Token) => type === "subject" || type === "company";
  let rest = text;
  for (const { at, of, said } of rows[han.test(text) ? "zh" : "en"])
    rest = rest.replace(said, (all, ...found) => {
      const groups = found.at(-1) as { things: string; more?: string };
      const bearer = bearerIn(rest.slice(0, found.at(-3) as number), of);
      const things = [groups.things, groups.more]
        .filter(Boolean)
        .join(han.test(text) ? "" : "and ");
      // The train of a dress is the dress.
      const isItsOwn = at === "skirt" && /\btrain\s*$/i.test(things);
      if (!bearer || isItsOwn || !scan(things).some(isThing)) return all;
      borne.push({ at, of, things, bearer });
      return "";
    });
  return { rest, borne };
}

/** Into the picture, on the part of whoever it is that bears it. */
export function bear(brief: Brief, borne: readonly Borne[], read: (things: string) => Brief): void {
  for (const { at, of, things, bearer } of borne) {
    const whose =
      brief.mentions.find(({ subject }) => subject === bearer) ??
      brief.mentions.find(({ subject }) => of(subject));
    const named = read(things);
    brief.reading.missing.push(...named.reading.missing);
    if (!whose) {
      brief.reading.missing.push({ phrase: things.trim(), alternatives: [] });
      continue;
    }
    const again = new Map<string, string>();
    for (const one of named.mentions) {
      const known = sameAs(one, brief, things, whose);
      const id = known?.id ?? nextId(brief);
      again.set(one.id, id);
      if (known) brief.relations = brief.relations.filter((other) => !isPlaced(other, id));
      else {
        brief.mentions.push({ ...one, id });
        brief.reading.understood.push(
          ...named.reading.understood.filter(({ phrase }) => phrase === one.phrase),
        );
      }
    }
    const inOurs = (id: string) => again.get(id)!;
    for (const one of named.relations)
      brief.relations.push({ ...one, from: inOurs(one.from), to: one.to.map(inOurs) });
    const ids = [...again.values()];
    const isCarried = ({ kind, to }: Relation) =>
      kind !== "beside" && again.size > 0 && to.some((id) => ids.includes(id));
    const free = ids.filter(
      (id) => !brief.relations.some((one) => isCarried(one) && one.to.includes(id)),
    );
    const [only, ...more] = brief.mentions.filter(({ id }) => free.includes(id));
    if (!only) continue;
    // A single flower in the hair is beside the brow.
    const isFlower = more.length === 0 && only.count === 1 && wornOn(only.subject) === "head";
    if (at === "hair" && isFlower)
      brief.relations.push({ kind: "wearing", from: whose.id, to: [only.id] });
    else brief.relations.push({ kind: "bearing", from: whose.id, to: free, part: at });
  }
}

function nextId({ mentions }: Brief): string {
  return `m${Math.max(0, ...mentions.map(({ id }) => Number(id.slice(1)))) + 1}`;
}

/** 三只小猪都在窗户里往外看: those three. */
function sameAs(one: Mention, { mentions }: Brief, things: string, whose: Mention) {
  const isAgain = han.test(things) || /^(?:the|his|her|its) /i.test(things);
  return isAgain
    ? mentions.find((other) => other !== whose && other.subject === one.subject)
    : undefined;
}

/** "A tree with a little door", 骆驼驮着货物: at the part of it that has room for it. */
export function fix(brief: Brief): void {
  for (const [index, one] of brief.mentions.entries()) {
    const own = brief.relations.find(
      ({ kind, from, to }) =>
        (from === one.id && /^(?:on|in|beside)$/.test(kind)) ||
        (one.subject === "pack-load" && kind === "holding" && to[0] === one.id),
    );
    const other = own?.from === one.id ? own.to[0] : own?.from;
    const before = brief.mentions.slice(0, index).findLast(({ subject }) => !isLetIn(subject));
    const host = own ? brief.mentions.find(({ id }) => id === other) : before;
    const at = host && fixedAt(one.subject, host.subject);
    const isUsed = brief.relations.some(
      (other) => other !== own && [other.from, ...other.to].includes(one.id),
    );
    if (!at || isUsed) continue;
    const others = brief.relations.filter((other) => other !== own);
    const same = others.find((other) => other.from === host.id && other.part === at);
    if (same) same.to.push(one.id);
    else others.push({ kind: "bearing", from: host.id, to: [one.id], part: at });
    brief.relations = others;
    if (brief.hero === one.id) brief.hero = host.id;
  }
}

const isPlaced = ({ kind, from }: Relation, id: string) =>
  from === id && /^(?:on|in|beside|behind|in-front-of)$/.test(kind);
