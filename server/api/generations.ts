import {
  generationRequestSchema,
  generationSchema,
  isFinished,
  languages,
  maxDescriptionLength,
  seoContentSchema,
} from "@colorleaf/domain";
import { createRoute, z } from "@hono/zod-openapi";
import { streamSSE } from "hono/streaming";
import { languageOf, problemResponse } from "../http/problems.ts";
import { ProblemError } from "../services/problem-error.ts";
import type { Api, ApiParts } from "./api.ts";
import { jsonBody, jsonResponse, problems } from "./openapi.ts";

const maxWaitS = 30;
const heartbeatMs = 15_000;

const create = createRoute({
  method: "post",
  path: "/generations",
  summary: "Draw a page",
  request: {
    headers: z.object({
      // Whoever knows a key gets its generation: it has to be too long to be guessed.
      "idempotency-key": z.string().min(16).max(100).optional(),
      prefer: z.string().optional(),
    }),
    body: jsonBody(generationRequestSchema),
  },
  responses: {
    200: jsonResponse(generationSchema, "It was asked for before and has finished"),
    201: jsonResponse(generationSchema, "It has finished"),
    202: jsonResponse(generationSchema, "It is accepted and not finished yet"),
    ...problems,
  },
});

const one = createRoute({
  method: "get",
  path: "/generations/{id}",
  summary: "How a generation stands",
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: { 200: jsonResponse(generationSchema, "The generation"), ...problems },
});

const cancel = createRoute({
  method: "delete",
  path: "/generations/{id}",
  summary: "Stop a generation that nobody waits for any more",
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: { 200: jsonResponse(generationSchema, "The generation as it is now"), ...problems },
});

const content = createRoute({
  method: "post",
  path: "/generate-content",
  summary: "Write the texts that go with a page",
  request: {
    body: jsonBody(
      z.strictObject({
        description: z.string().trim().min(1).max(maxDescriptionLength),
        language: z.enum(languages).optional(),
      }),
    ),
  },
  responses: {
    200: jsonResponse(seoContentSchema, "Title, description, keywords, tips"),
    ...problems,
  },
});

/** Drawing pages and following how they come to be. */
export function addGenerations(api: Api, { generate }: ApiParts): void {
  api.openapi(create, async (c) => {
    const request = c.req.valid("json");
    const headers = c.req.valid("header");
    const language = request.language ?? languageOf(c);
    try {
      const { generation: accepted, isNew } = await generate.accept(request, {
        language,
        idempotencyKey: headers["idempotency-key"],
      });
      const waitS = Math.min(Number(/\bwait=(\d+)/.exec(headers.prefer ?? "")?.[1] ?? 0), maxWaitS);
      const generation =
        waitS > 0 && !isFinished(accepted)
          ? await generate.waitFor(accepted.id, waitS * 1000, c.req.raw.signal)
          : accepted;
      c.header("Location", `/api/generations/${generation.id}`);
      if (waitS > 0) c.header("Preference-Applied", `wait=${waitS}`);
      if (!isFinished(generation)) return c.json(generation, 202);
      return isNew ? c.json(generation, 201) : c.json(generation, 200);
    } catch (error) {
      // The words were written in this language: so is the answer.
      if (error instanceof ProblemError) return problemResponse(c, error, language) as never;
      throw error;
    }
  });

  api.openapi(one, async (c) => {
    const generation = await generate.find(c.req.valid("param").id);
    c.header("Cache-Control", "no-store");
    return c.json(generation, 200);
  });

  api.openapi(cancel, async (c) => c.json(await generate.cancel(c.req.valid("param").id), 200));

  api.get("/generations/:id/events", async (c) => {
    const { id } = c.req.param();
    await generate.find(id);
    return streamSSE(c, async (stream) => {
      const gone = new AbortController();
      stream.onAbort(() => gone.abort());
      const heartbeat = setInterval(() => void stream.write(": still here\n\n"), heartbeatMs);
      try {
        for await (const generation of generate.watch(id, gone.signal)) {
          await stream.writeSSE({ data: JSON.stringify(generation) });
        }
      } catch (error) {
        if (!gone.signal.aborted) throw error;
      } finally {
        clearInterval(heartbeat);
      }
    });
  });

  api.openapi(content, async (c) => {
    const { description, language = languageOf(c) } = c.req.valid("json");
    return c.json(await generate.describe(description, language, c.req.raw.signal), 200);
  });
}
