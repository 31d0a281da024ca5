import type { Handler } from "hono";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import { createStaffApi, type StaffParts } from "../api/admin/admin.ts";
import { type ApiParts, createApi } from "../api/api.ts";
import { createStaffDoors, type DoorParts } from "../api/staff-doors.ts";
import type { SiteMapService } from "../services/catalogue/site-map.ts";
import { ProblemError } from "../services/problem-error.ts";
import { addAdsTxt } from "./ads-txt.ts";
import { addAdvertisementFrame } from "./advertisement-frame.ts";
import { maintenance } from "./maintenance.ts";
import { addMedia } from "./media.ts";
import type { Metrics } from "./metrics.ts";
import { addOfflinePage } from "./offline-page.ts";
import { addPictures } from "./pictures.ts";
import { problemHandler, problemResponse } from "./problems.ts";
import { securityHeaders, type WithNonce } from "./security-headers.ts";
import { addSiteCard } from "./site-card.ts";
import { addSiteMap } from "./site-map.ts";
import type { StaffCheck } from "./staff-check.ts";
import { unchanged } from "./unchanged.ts";
import { addWebManifest } from "./web-manifest.ts";

export interface HttpParts extends ApiParts, DoorParts, StaffParts {
  staffCheck: StaffCheck;
  siteMap: SiteMapService;
  metrics: Metrics;
  logger: Logger;
  /** What cannot be had yet, or now; undefined: everything is there. */
  missingForReady(): Promise<"drawing" | "database" | "pictures" | undefined>;
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
  app.get("/readyz", async (c) => {
    const missing = await parts.missingForReady();
    return missing ? c.text(`not ready: ${missing}`, 503) : c.text("ready");
  });
  app.get("/metrics", async (c) =>
    c.body(await parts.metrics.text(), 200, { "Content-Type": parts.metrics.contentType }),
  );

  app.use(async (c, next) => {
    await next();
    if (!/^\/(api\/)?(admin|staff)\b/.test(c.req.path)) return;
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("X-Robots-Tag", "noindex");
  });
  app.route("/api/admin", createStaffApi(parts));
  app.route("/api/staff", createStaffDoors(parts));
  app.route("/api", createApi(parts));
  addMedia(app, parts.media);
  addPictures(app, parts.pictures, parts.media);
  addSiteCard(app, parts.catalogue);
  addSiteMap(app, parts.siteMap, parts.settings, parts.originOf);
  addAdvertisementFrame(app);
  addAdsTxt(app, parts.advertisements);
  addOfflinePage(app);
  addWebManifest(app, parts.settings);
  if (parts.staticFiles) app.use(parts.staticFiles);
  app.use(maintenance(parts.settings, parts.staffCheck));
  if (parts.screens) {
    app.use(compress({ encoding: "gzip" }));
    app.use(unchanged).all("*", parts.screens);
  }
  app.notFound((c) => problemResponse(c, new ProblemError("not-found")));
  return app;
}
