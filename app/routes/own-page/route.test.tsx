import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { type AppContext, appContext } from "../../context.ts";
import OwnPage, { loader } from "./route.tsx";

const card = {
  id: "1",
  slug: "cat-and-dog",
  alt: "",
  picture: "/pictures/1",
  aspectRatio: "1:1",
  difficulty: "easy",
};
const key = "a".repeat(64);

const seo = { title: "A cat", description: "It sits.", keywords: ["free"], tip: "Begin with it." };
const pictures = { line_art_url: `/media/${key}.png`, svg_url: `/media/${key}.svg` };

/** The screen as it is sent, before any script, and the words that pages like it were looked for by. */
async function screenAt(query: Record<string, string>, result = {}) {
  const context = new RouterContextProvider();
  const generation = {
    state: "succeeded",
    request: { description: "a cat of mine", aspectRatio: "1:1", language: "en" },
    result: {
      seo: { ...seo, additionalTips: ["Go slowly."] },
      complexity: "simple",
      style: "cartoon",
      ...result,
    },
  };
  const alike = vi.fn(async () => [{ ...card, title: "Cat and Dog" }]);
  const parts = { findGeneration: async () => generation, catalogue: { alike } };
  context.set(appContext, parts as unknown as AppContext);
  const request = new Request(`http://localhost/coloring-page?${new URLSearchParams(query)}`);
  const { data: loaderData } = await loader({ context, request } as never);
  const props = { loaderData } as unknown as ComponentProps<typeof OwnPage>;
  const router = createMemoryRouter([{ path: "*", element: <OwnPage {...props} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return { html, asked: alike.mock.calls };
}

/** What its links are called, and where they lead. */
async function linksAt(...asked: Parameters<typeof screenAt>) {
  const { html } = await screenAt(...asked);
  return Object.fromEntries(
    Array.from(html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g), ([, attributes, inside]) => [
      inside!.replace(/<[^>]*>/g, ""),
      decodeURIComponent(/href="([^"]*)"/.exec(attributes!)![1]!.replaceAll("&amp;", "&")),
    ]),
  );
}

it("a picture of lines is taken home as PNG, as PDF for both papers and as SVG", async () => {
  expect(await linksAt({ id: "1" }, pictures)).toMatchObject({
    Download: `/media/${key}.png?download=colorleaf-A-cat.png`,
    Print: `/media/${key}.a4.pdf?download=colorleaf-A-cat-a4.pdf`,
    "PDF for A4": `/media/${key}.a4.pdf?download=colorleaf-A-cat-a4.pdf`,
    "PDF for Letter": `/media/${key}.letter.pdf?download=colorleaf-A-cat-letter.pdf`,
    SVG: `/media/${key}.svg?download=colorleaf-A-cat.svg`,
  });
});

it("a picture of dots is taken home as what it is", async () => {
  const links = await linksAt({ image: `/media/${key}.png`, title: "My own" });
  expect(links).toMatchObject({
    Download: `/media/${key}.png?download=colorleaf-My-own.png`,
    Print: `/media/${key}.png?download=colorleaf-My-own.png`,
  });
  expect(Object.keys(links)).not.toContain("PDF for A4");
});

it("tells of a picture what is known of it, and shows pages like it by what is drawn", async () => {
  const brief = { understood: [{ name: { en: "cat", zh: "猫" } }], substituted: [] };
  const more = { ...pictures, colour_url: `/media/${key}.svg`, brief };
  const { html, asked } = await screenAt({ id: "1" }, more);
  const text = html.replace(/<[^>]*>/g, "|").replace(/[|]+/g, "|");
  expect(text).toContain("|How much to color|Easy|");
  expect(text).toContain("|Style|Cartoon|");
  expect(text).toContain("|Tags|cat|");
  expect(text).toContain("|Coloring tips|Begin with it.|Go slowly.|");
  expect(text).toContain("|More like this|Cat and Dog|");
  expect(text).toContain("|Show colored|");
  // Of a page that is in no category and not counted, nothing is said of either.
  expect(text).not.toMatch(/Category|Downloads/);
  expect(asked).toEqual([[{ title: "cat", tags: ["cat"], language: "en" }, "en"]]);
});

it("of a picture by its address there is only the title to go by", async () => {
  const { html, asked } = await screenAt({ image: `/media/${key}.png`, title: "My cat" });
  expect(html).not.toContain("How much to color");
  expect(asked).toEqual([[{ title: "My cat", tags: [], language: "en" }, "en"]]);
  expect((await screenAt({ image: `/media/${key}.png` })).asked).toEqual([]);
});
