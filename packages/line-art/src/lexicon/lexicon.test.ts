import { languages } from "@colorleaf/domain";
import noto from "@iconify-json/noto/icons.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { ownDrawing } from "#own-drawings";
import { parseFigureName } from "../figure/figure.ts";
import { readDescription } from "../read/read.ts";
import type { SettingId } from "../types.ts";
import { nearestSubjects } from "./alternatives.ts";
import { emojiSubjects } from "./emoji-subjects.ts";
import { furnishingsOf } from "./furnishings.ts";
import { residents } from "./homes.ts";
import { settings } from "./settings.ts";
import { currentId, subjectById, subjects } from "./subjects.ts";
import { uses } from "./uses.ts";
import { kindsEn } from "./words/kinds-en.ts";
import { subjectWords, wordLists } from "./words.ts";

describe("the subjects", () => {
  it("have an id of their own and a name in both languages", () => {
    expect(new Set(subjects.map(({ id }) => id)).size).toBe(subjects.length);
    for (const { id, name } of subjects) {
      expect(name.en, id).toMatch(/^[\p{Script=Latin}\d]/u);
      expect(name.zh, id).toMatch(/[\p{Script=Han}A-Z]/u);
    }
  });

  it("have artwork", () => {
    const icons: Readonly<Record<string, unknown>> = { ...noto.icons, ...noto.aliases };
    for (const { id, artwork } of subjects) {
      if (artwork.set === "noto") expect(icons[artwork.name], id).toBeDefined();
      else if (artwork.set === "own") expect(ownDrawing(artwork.name), id).toBeDefined();
      else expect(() => parseFigureName(artwork.name), id).not.toThrow();
    }
  });

  it.each(languages)("each answer to a word of their own (%s)", (language) => {
    const meant = [...subjectWords(language).values()].filter(({ isNear }) => !isNear);
    const reached = new Set(meant.map(({ subject }) => subject));
    expect(subjects.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it("are many", () => {
    expect(subjects.length).toBeGreaterThanOrEqual(1500);
  });

  it.each(languages)("answer to at least 6,000 words, each as a whole (%s)", (language) => {
    const kinds = language === "en" ? kindsEn.split(/[\n:,]\s*/) : [];
    const words = new Set([...subjectWords(language).keys(), ...kinds.filter(Boolean)]);
    const reached = [...words].filter((word) => {
      const read = readDescription(word, { language });
      return read.ok && read.brief.mentions.length === 1 && read.brief.mentions[0]!.phrase === word;
    });
    expect(reached.length).toBeGreaterThan(6000);
  });
});

it("keeps an emoji with all its words when a drawing of ours takes only its Chinese name", () => {
  const nameless = emojiSubjects().filter(({ id, name }) => {
    const now = currentId(id);
    const means = subjectWords("en").get(name.en.toLowerCase());
    return now !== undefined && now !== id && means?.subject !== now;
  });
  expect(nameless.map(({ id }) => id)).toEqual([]);
  for (const id of ["hair-pick", "dragon-face", "hut", "sparkler"]) expect(currentId(id)).toBe(id);
});

describe("our word lists", () => {
  it.each(languages)("name subjects that exist (%s)", (language) => {
    const unknown = wordLists(language).filter(({ subject }) => !currentId(subject));
    expect(unknown.map(({ subject }) => subject)).toEqual([]);
  });

  it.each(languages)("say each word once (%s)", (language) => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { subject, words } of wordLists(language)) {
      for (const word of words) {
        if (seen.has(word) && seen.get(word) !== subject) twice.push(word);
        seen.set(word, subject);
      }
    }
    expect(twice).toEqual([]);
  });
});

it("offers what is spelled alike to somebody who named something unknown", () => {
  expect(nearestSubjects("dolphinn", "en", 3)[0]).toEqual(subjectById("dolphin").name);
  expect(nearestSubjects("qqq", "zh", 3)).toEqual([]);
});

describe("the traits of things", () => {
  const lists = [
    ...Object.entries(uses).map(([use, ids]) => [use, [...ids]] as const),
    ...Object.entries(residents).map(([setting, ids]) => [setting, ids.split(" ")] as const),
    ...Object.keys(settings).map(
      (setting) => [setting, furnishingsOf(setting as SettingId)] as const,
    ),
  ];

  it.each(lists)("%s: every one of them can be drawn", (_, ids) => {
    expect(ids.filter((id) => currentId(id) !== id)).toEqual([]);
  });
});
