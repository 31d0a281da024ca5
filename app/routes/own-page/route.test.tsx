import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { type AppContext, appContext } from "../../context.ts";
import OwnPage, { loader } from "./route.tsx";

const key = "a".repeat(64);

/** The screen as it is sent, before any script: what its links are called, and where they lead. */
async function linksAt(query: Record<string, string>, result = {}) {
  const context = new RouterContextProvider();
  const generation = {
    state: "succeeded",
    request: { description: "a cat", aspectRatio: "1:1" },
    result: { seo: { title: "A cat", description: "It sits." }, ...result },
  };
  context.set(appContext, { findGeneration: async () => generation } as unknown as AppContext);
  const request = new Request(`http://localhost/coloring-page?${new URLSearchParams(query)}`);
  const { data: loaderData } = await loader({ context, request } as never);
  const props = { loaderData } as unknown as ComponentProps<typeof OwnPage>;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OwnPage {...props} />
    </MemoryRouter>,
  );
  return Object.fromEntries(
    Array.from(html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g), ([, attributes, inside]) => [
      inside!.replace(/<[^>]*>/g, ""),
      decodeURIComponent(/href="([^"]*)"/.exec(attributes!)![1]!.replaceAll("&amp;", "&")),
    ]),
  );
}

it("a picture of lines is taken home as PNG, as PDF for both papers and as SVG", async () => {
  const pictures = { line_art_url: `/media/${key}.png`, svg_url: `/media/${key}.svg` };
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
