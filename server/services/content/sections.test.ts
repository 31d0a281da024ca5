import { expect, it } from "vitest";
import { sectionsOf } from "./sections.ts";

const names = { email: "a@b.test", brand: "Crayon Club" };

it("cuts at headings, with the addresses that are given", () => {
  const sections = sectionsOf("Hello.\n\n## Why {#why}\n\nBecause.\n\n## 联系\n\n- {email}", names);
  expect(sections).toEqual(
    [
      { id: "start", heading: "", html: "<p>Hello.</p>" },
      { id: "why", heading: "Why", html: "<p>Because.</p>\n" },
      {
        id: "part-2",
        heading: "联系",
        html: '<ul>\n<li><a href="mailto:a@b.test">a@b.test</a></li>\n</ul>',
      },
    ].map((one) => ({ ...one, html: expect.stringContaining(one.html.trim()) })),
  );
});

it.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "[x](javascript:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "![x](javascript:alert(1))",
  "<javascript:alert(1)>",
  "<svg/onload=alert(1)>",
  "[x]: javascript:alert(1)\n\n[x]",
])("lets no script through: %s", (text) => {
  for (const markdown of [text, `## ${text}\n\n${text}`]) {
    for (const { html } of sectionsOf(markdown, names)) {
      expect(html).not.toMatch(/<(script|img[^>]*onerror|svg)|(href|src)="(javascript|data):/i);
    }
  }
});

it("calls the site what it is called, as nothing but text", () => {
  const brand = "**A** <i>& [b](https://evil.test) {email}";
  const [section] = sectionsOf("## Of {brand} {#of}\n\nBy {brand}.", { ...names, brand });
  expect(section).toEqual({
    id: "of",
    heading: `Of ${brand}`,
    html: "\n<p>By **A** &lt;i&gt;&amp; [b](https://evil.test) {email}.</p>".slice(1),
  });
});
