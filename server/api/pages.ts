/** Pages of the catalogue: lists, one page, its files, search. */
import {
  difficulties,
  isOneOf,
  languages,
  type PageFile,
  pageDetailSchema,
  pageFiles,
  pageListQuerySchema,
  pageListSchema,
  pageStyles,
  pageSummarySchema,
  searchResultSchema,
  suggestionsSchema,
} from "@colorleaf/domain";
import { createRoute, z } from "@hono/zod-openapi";
import { attachment } from "../http/media.ts";
import { languageOf } from "../http/problems.ts";
import { visitorOf } from "../http/visitor.ts";
import type { MediaFormat } from "../services/media.ts";
import { mediaTypes } from "../services/media.ts";
import { ProblemError } from "../services/problem-error.ts";
import type { Api, ApiParts } from "./api.ts";
import { jsonResponse, problems } from "./openapi.ts";

const language = z.enum(languages).optional();
const text = z.string().max(200);

const list = createRoute({
  method: "get",
  path: "/pages",
  summary: "Published pages",
  request: { query: pageListQuerySchema.extend({ language, category: z.string().optional() }) },
  responses: { 200: jsonResponse(pageListSchema, "A part of the list"), ...problems },
});

const page = createRoute({
  method: "get",
  path: "/pages/{id}",
  summary: "A page by its id or address",
  request: { params: z.object({ id: z.string() }), query: z.object({ language }) },
  responses: {
    200: jsonResponse(
      z.object({ page: pageDetailSchema, related: z.array(pageSummarySchema) }),
      "The page and pages like it",
    ),
    ...problems,
  },
});

const print = createRoute({
  method: "post",
  path: "/pages/{id}/prints",
  summary: "Say that a page is being printed",
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: { description: "Counted, once a visitor and day" }, ...problems },
});

const search = createRoute({
  method: "get",
  path: "/search",
  summary: "Search pages in both languages",
  request: {
    query: z.object({
      q: text,
      language,
      category: z.string().optional(),
      difficulty: z.enum(difficulties).optional(),
      style: z.enum(pageStyles).optional(),
      page: pageListQuerySchema.shape.page,
    }),
  },
  responses: { 200: jsonResponse(searchResultSchema, "What was found"), ...problems },
});

const suggest = createRoute({
  method: "get",
  path: "/search/suggestions",
  summary: "How a search could go on",
  request: { query: z.object({ q: text, language }) },
  responses: { 200: jsonResponse(suggestionsSchema, "Words and pages"), ...problems },
});

const formatOf: Record<PageFile, MediaFormat> = {
  png: "2x.png",
  svg: "svg",
  "a4.pdf": "a4.pdf",
  "letter.pdf": "letter.pdf",
};

const endingOf: Record<PageFile, string> = {
  png: ".png",
  svg: ".svg",
  "a4.pdf": "-a4.pdf",
  "letter.pdf": "-letter.pdf",
};

export function addPages(api: Api, parts: ApiParts): void {
  const { catalogue, search: searching, uses, media, pictures, addressOf } = parts;

  async function findPage(id: string, language: (typeof languages)[number]) {
    let found = await catalogue.page(id, language);
    if (found?.kind === "moved") found = await catalogue.page(found.slug, language);
    if (found?.kind !== "page") throw new ProblemError("not-found");
    return found;
  }

  api.openapi(list, async (c) => {
    const { language = languageOf(c), category, ...query } = c.req.valid("query");
    if (category === undefined) return c.json(await catalogue.pages(query, language), 200);
    const found = await catalogue.category(category, query, language);
    if (!found) throw new ProblemError("not-found");
    return c.json(found.list, 200);
  });

  api.openapi(page, async (c) => {
    const language = c.req.valid("query").language ?? languageOf(c);
    const { page, related } = await findPage(c.req.valid("param").id, language);
    return c.json({ page, related }, 200);
  });

  // A plain link, so that it works without scripts too.
  api.get("/pages/:id/files/:file", async (c) => {
    const { id, file } = c.req.param();
    const { page } = await findPage(id, languageOf(c));
    if (!isOneOf(pageFiles, file) || !page.files.includes(file)) {
      throw new ProblemError("media-not-found");
    }
    const { picture } = await pictures.find(page.id);
    const bytes = await media.get(picture.key, formatOf[file]);
    if (!bytes) throw new ProblemError("media-not-found");
    uses.add(page.id, "download", visitorOf(c, addressOf));
    c.header("Content-Type", mediaTypes[formatOf[file]]);
    c.header("Content-Disposition", attachment(`colorleaf-${page.slug}${endingOf[file]}`));
    c.header("Cache-Control", "private, no-cache");
    c.header("X-Robots-Tag", "noindex");
    return c.body(Uint8Array.from(bytes));
  });

  api.openapi(print, async (c) => {
    const { page } = await findPage(c.req.valid("param").id, languageOf(c));
    uses.add(page.id, "print", visitorOf(c, addressOf));
    return c.body(null, 204);
  });

  api.openapi(search, async (c) => {
    const { q, language = languageOf(c), ...request } = c.req.valid("query");
    const result = await searching.search({ text: q, ...request }, language, false);
    const nothing = { query: "", outcome: "none" as const, hits: [], total: 0, isMore: false };
    return c.json(result ?? { ...nothing, page: 1, pageCount: 1 }, 200);
  });

  api.openapi(suggest, async (c) => {
    const { q, language = languageOf(c) } = c.req.valid("query");
    c.header("Cache-Control", "private, max-age=60");
    return c.json(await searching.suggest(q, language), 200);
  });
}
