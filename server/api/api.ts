import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AddressOf, ClientOf } from "../http/client-identity.ts";
import { problemResponse } from "../http/problems.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuseNul } from "../http/refuse-nul.ts";
import type { AdvertisementsService } from "../services/advertisements/advertisements.ts";
import type { CatalogueService } from "../services/catalogue/catalogue.ts";
import type { PagePictures } from "../services/catalogue/page-pictures.ts";
import type { UseCounter } from "../services/catalogue/use-counter.ts";
import type { GenerateService } from "../services/generate.ts";
import type { Media } from "../services/media.ts";
import { ProblemError } from "../services/problem-error.ts";
import type { ReportsService } from "../services/reports.ts";
import type { SamplesService } from "../services/samples.ts";
import type { SearchService } from "../services/search/search.ts";
import { addCatalogue } from "./catalogue.ts";
import { addGenerations } from "./generations.ts";
import { addPages } from "./pages.ts";
import { addReports } from "./reports.ts";

export interface ApiParts {
  generate: GenerateService;
  samples: SamplesService;
  reports: ReportsService;
  advertisements: AdvertisementsService;
  catalogue: CatalogueService;
  search: SearchService;
  pictures: PagePictures;
  uses: UseCounter;
  media: Media;
  addressOf: AddressOf;
  clientOf: ClientOf;
  originOf(c: Context): string;
  /** From one address; as many texts. */
  generationsPerMinute(): Promise<number>;
}

export type Api = OpenAPIHono;

const jsonLimitBytes = 16 * 1024;
const reportLimitBytes = 256 * 1024;

/** The JSON endpoints under /api. What their schemas refuse leaves as a problem. */
export function createApi(parts: ApiParts): Api {
  const api: Api = new OpenAPIHono({
    defaultHook(result, c) {
      if (!result.success) return problemResponse(c, problemOf(result.error.issues));
    },
  });

  // Whatever is sent: it is never looked at.
  api.post("/image-to-line-art", () => {
    throw new ProblemError("conversion-not-supported");
  });

  const tooLarge = () => {
    throw new ProblemError("body-too-large");
  };
  api.use("*", async (c, next) => {
    if (c.req.method === "POST") refuseForeign(c.req.raw);
    const limit = c.req.path.endsWith("/api/events") ? reportLimitBytes : jsonLimitBytes;
    return bodyLimit({ maxSize: limit, onError: tooLarge })(c, async () => {
      await refuseNul(c);
      await next();
    });
  });
  // Texts may be written by a model that is paid for too.
  for (const path of ["/generations", "/generate-content"]) {
    api.post(path, rateLimit(parts.generationsPerMinute, parts.clientOf));
  }
  for (const path of ["/events", "/errors"]) {
    api.post(
      path,
      rateLimit(() => 120, parts.clientOf),
    );
  }

  addGenerations(api, parts);
  addCatalogue(api, parts);
  addPages(api, parts);
  addReports(api, parts);

  api.doc31("/openapi.json", {
    openapi: "3.1.0",
    info: { title: "Colorleaf", version: "1" },
    servers: [{ url: "/api" }],
  });
  // Not `notFound`: as a part of the site, what it does not know would go on to the screens.
  api.all("*", () => {
    throw new ProblemError("not-found");
  });
  return api;
}

/** Another site's page may not act in a visitor's name, and bodies are JSON. */
function refuseForeign(request: Request): void {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site === "cross-site") throw new ProblemError("invalid-request");
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/json\b/i.test(type)) throw new ProblemError("unsupported-media-type");
}

interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
}

function problemOf(issues: readonly Issue[]): ProblemError {
  const description = issues.find((issue) => issue.path[0] === "description");
  if (description?.code === "too_big") return new ProblemError("description-too-long");
  if (description) return new ProblemError("description-empty");
  return new ProblemError("invalid-request", {
    fields: Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message])),
  });
}
