import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { changeSentence } from "./change-sentence.ts";

const server = join(import.meta.dirname, "../../../../server");

/** What the services write into the audit log. */
const actions = globSync("services/**/*.ts", { cwd: server })
  .filter((file) => !file.endsWith(".test.ts"))
  .flatMap((file) => [
    ...readFileSync(join(server, file), "utf8").matchAll(/action: "([a-z-]+\.[a-z.-]+)"/g),
  ])
  .map(([, action = ""]) => action)
  .concat(["publish", "unpublish", "move", "tag", "untag", "delete"].map((verb) => `page.${verb}`));

const change = (action: string, subject: string) => ({
  number: 1,
  at: 0,
  staffName: "Ada",
  action,
  subject: { en: subject, zh: `${subject}（中）` },
  canUndo: false,
});

it("tells every change that staff can make in words", () => {
  expect(new Set(actions).size).toBeGreaterThan(25);
  for (const action of actions) {
    const subjects = action === "settings.change" ? ["site", "services", "home-layout"] : ["about"];
    for (const subject of subjects) {
      const sentence = changeSentence(change(action, subject));
      expect(sentence).toMatch(/^Ada /);
      expect(sentence).not.toContain(action);
    }
  }
});

it("names things in the reader's language", () => {
  expect(changeSentence(change("page.publish", "Cat"))).toBe("Ada published the page “Cat”.");
  expect(changeSentence(change("document.change", "home"))).toContain("“Home page”");
  overwriteGetLocale(() => "zh");
  expect(changeSentence(change("page.publish", "Cat"))).toBe("Ada 发布了涂色页“Cat（中）”。");
  const byAnna = { ...change("page.publish", "Cat小猫"), staffName: "安娜" };
  expect(changeSentence(byAnna)).toBe("安娜发布了涂色页“Cat小猫（中）”。");
  expect(changeSentence(change("staff.invite", "Bob"))).toBe("Ada 邀请了 Bob（中）。");
  overwriteGetLocale(() => "en");
});
