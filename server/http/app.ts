import type { Handler } from "hono";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import { type ApiParts, createApi } from "../api/api.ts";
import type { SiteMapService } from "../services/catalogue/site-map.ts";
import { ProblemError } from "../services/problem-error.ts";
import { addAdsTxt } from "./ads-txt.ts";
import { addAdvertisementFrame } from "./advertisement-frame.ts";
import { addMedia } from "./media.ts";
import type { Metrics } from "./metrics.ts";
import { addPictures } from "./pictures.ts";
import { problemHandler, problemResponse } from "./problems.ts";
import { securityHeaders, type WithNonce } from "./security-headers.ts";
import { addSiteMap } from "./site-map.ts";

export interface HttpParts extends ApiParts {
  siteMap: SiteMapService;
  metrics: Metrics;
  logger: Logger;
  isReady(): Promise<boolean>;
  isSecure: boolean;
  isDevelopment: boolean;
  /** Built browser files; absent in development, where Vite serves them. */
  staticFiles: Handler | undefined;
  /** Absent where only the API is served. */
  screens: Handler<WithNonce> | undefined;
}

/** The whole site as one function from request to response. */
export function createHttpApp(parts: HttpParts): Hono<WithNonce> {
  const app = new Hono<WithNonce>();
  app.onError(problemHandler(parts.logger));
  app.use(securityHeaders(parts));
  app.use(parts.metrics.timeRequests);
  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    parts.logger.info(
      { method: c.req.method, path: c.req.path, status: c.res.status, ms },
      "request",
    );
  });

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) =>
    (await parts.isReady()) ? c.text("ready") : c.text("not ready", 503),
  );
  app.get("/metrics", async (c) =>
    c.body(await parts.metrics.text(), 200, { "Content-Type": parts.metrics.contentType }),
  );

  app.route("/api", createApi(parts));
  addMedia(app, parts.media);
  addPictures(app, parts.pictures, parts.media);
  addSiteMap(app, parts.siteMap, parts.originOf);
  addAdvertisementFrame(app);
  addAdsTxt(app, parts.advertisements);
  if (parts.staticFiles) app.use(parts.staticFiles);
  if (parts.screens) app.use(compress({ encoding: "gzip" })).all("*", parts.screens);
  app.notFound((c) => problemResponse(c, new ProblemError("not-found")));
  return app;
}
