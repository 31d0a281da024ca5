import { expect, test, vi } from "vitest";
import { mendLanguageScript } from "./language.ts";

/** Runs the script as a browser would and says what it did. */
function mend(given: { saved: string | null; lang: string; cookies?: boolean; address?: string }) {
  const location = { href: given.address ?? "https://x/", reload: vi.fn(), replace: vi.fn() };
  let jar = "";
  const document = {
    documentElement: { lang: given.lang, hidden: false },
    get cookie() {
      return jar;
    },
    set cookie(text: string) {
      if (given.cookies !== false) jar = text;
    },
  };
  const run = new Function("localStorage", "document", "location", mendLanguageScript);
  run({ getItem: () => given.saved }, document, location);
  return { reloads: location.reload.mock.calls.length, leads: location.replace.mock.calls, jar };
}

test("a document in the saved language is left alone", () => {
  expect(mend({ saved: "zh", lang: "zh-Hans" })).toEqual({ reloads: 0, leads: [], jar: "" });
  expect(mend({ saved: null, lang: "en" }).reloads).toBe(0);
  expect(mend({ saved: "fr", lang: "en" }).reloads).toBe(0);
});

test("a document in another language is loaded again once the cookie says so", () => {
  const { reloads, jar } = mend({ saved: "zh", lang: "en" });
  expect(reloads).toBe(1);
  expect(jar).toContain("language=zh");
});

test("where cookies are refused the address carries the language, so nothing goes in circles", () => {
  const { reloads, leads } = mend({ saved: "zh", lang: "en", cookies: false });
  expect(reloads).toBe(0);
  expect(String(leads[0])).toBe("https://x/?lang=zh");
});

test("an address that asks for a language gets it, whatever was saved", () => {
  expect(mend({ saved: "zh", lang: "en", address: "https://x/?lang=en" })).toMatchObject({
    reloads: 0,
    leads: [],
  });
});
