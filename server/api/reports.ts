import { analyticsBatchSchema, errorReportSchema } from "@colorleaf/domain";
import { createRoute } from "@hono/zod-openapi";
import type { Api, ApiParts } from "./api.ts";
import { jsonBody, problems } from "./openapi.ts";

const recorded = { 204: { description: "Recorded" }, ...problems };

const events = createRoute({
  method: "post",
  path: "/events",
  summary: "Report what happened on a screen",
  request: { body: jsonBody(analyticsBatchSchema) },
  responses: recorded,
});

const errors = createRoute({
  method: "post",
  path: "/errors",
  summary: "Report an error in the browser",
  request: { body: jsonBody(errorReportSchema) },
  responses: recorded,
});

/** What browsers report. */
export function addReports(api: Api, { reports }: ApiParts): void {
  api.openapi(events, async (c) => {
    await reports.recordEvents(c.req.valid("json").events);
    return c.body(null, 204);
  });

  api.openapi(errors, async (c) => {
    await reports.recordError(c.req.valid("json"));
    return c.body(null, 204);
  });
}
