import {
  advertisementSlots,
  categorySummarySchema,
  languages,
  sampleWorkSchema,
} from "@colorleaf/domain";
import { createRoute, z } from "@hono/zod-openapi";
import { languageOf } from "../http/problems.ts";
import type { Api, ApiParts } from "./api.ts";
import { jsonResponse, problems } from "./openapi.ts";

const inLanguage = { query: z.object({ language: z.enum(languages).optional() }) };

const samples = createRoute({
  method: "get",
  path: "/samples",
  summary: "The pages that fill an empty gallery",
  request: inLanguage,
  responses: {
    200: jsonResponse(z.object({ samples: z.array(sampleWorkSchema) }), "Samples"),
    ...problems,
  },
});

const categories = createRoute({
  method: "get",
  path: "/categories",
  summary: "The categories, with how many pages each has",
  request: inLanguage,
  responses: {
    200: jsonResponse(z.object({ categories: z.array(categorySummarySchema) }), "Categories"),
    ...problems,
  },
});

const advertisement = createRoute({
  method: "get",
  path: "/advertisements/{slot}",
  summary: "The markup of an advertisement slot",
  request: { params: z.object({ slot: z.enum(advertisementSlots) }), ...inLanguage },
  responses: {
    200: jsonResponse(z.object({ slot: z.string(), code: z.string().nullable() }), "The slot"),
    ...problems,
  },
});

/** Samples, categories and advertisements. */
export function addCatalogue(api: Api, parts: ApiParts): void {
  api.openapi(samples, async (c) => {
    const language = c.req.valid("query").language ?? languageOf(c);
    return c.json({ samples: await parts.samples.samples(language) }, 200);
  });

  api.openapi(categories, async (c) => {
    const language = c.req.valid("query").language ?? languageOf(c);
    return c.json({ categories: await parts.catalogue.categories(language) }, 200);
  });

  api.openapi(advertisement, async (c) => {
    const language = c.req.valid("query").language ?? languageOf(c);
    const { slot } = c.req.valid("param");
    return c.json(await parts.advertisements.show(slot, language, parts.originOf(c)), 200);
  });
}
