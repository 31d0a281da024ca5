import type { Language } from "@colorleaf/domain";
import { describe, expect, it } from "vitest";
import type { AdvertisementEntry } from "../../data/advertisements.ts";
import { chooseAdvertisement } from "./choose.ts";
import { houseMarkup } from "./house-markup.ts";

const now = Date.UTC(2026, 10, 21);
const entry = (id: string, more: Partial<AdvertisementEntry> = {}): AdvertisementEntry => ({
  id,
  slot: "generator",
  name: id,
  isOn: true,
  language: null,
  startsAt: null,
  endsAt: null,
  content: { kind: "code", code: id },
  version: 1,
  updatedAt: now,
  ...more,
});
const text = { title: "Color", text: "", action: "Start" };
const house = { kind: "house" as const, path: "/coloring-tool", texts: { en: text, zh: text } };

describe("a slot shows", () => {
  const chosen = (entries: AdvertisementEntry[], language: Language = "en", at = now) =>
    chooseAdvertisement(entries, "generator", language, at)?.id;

  it("what is on, for its readers, in its time", () => {
    expect(chosen([entry("off", { isOn: false })])).toBeUndefined();
    expect(chosen([entry("zh", { language: "zh" })])).toBeUndefined();
    expect(chosen([entry("zh", { language: "zh" })], "zh")).toBe("zh");
    const week = entry("week", { startsAt: now, endsAt: now + 7 });
    expect([now - 1, now, now + 6, now + 7].map((at) => chosen([week], "en", at))).toEqual([
      undefined,
      "week",
      "week",
      undefined,
    ]);
  });

  it("an advertiser's before one of our own, and the one touched last", () => {
    const own = entry("own", { content: house });
    expect(chosen([own, entry("new"), entry("old")])).toBe("new");
    expect(chosen([own, entry("off", { isOn: false })])).toBe("own");
  });
});

it("a house advertisement is text, whatever staff type", () => {
  const nasty = { title: "<script>alert(1)</script>", text: 'a "b" & c', action: "</a>" };
  const markup = houseMarkup({ ...house, texts: { en: nasty, zh: text } }, "en", "https://a.test");
  expect(markup).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(markup).not.toContain("<script>");
  expect(markup).toContain("a &quot;b&quot; &amp; c");
  expect(markup.match(/<\/a>/g)).toHaveLength(1);
  expect(markup).toContain('href="https://a.test/coloring-tool" target="_blank"');
});
