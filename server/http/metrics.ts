import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { GenerationOutcome } from "../services/run-generation.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** What is counted, in Prometheus' terms, and how to record it. */
export function createMetrics(unfinishedGenerations: () => Promise<number>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const generations = new Counter({
    name: "colorleaf_generations_total",
    help: "Attempts at generations by how they ended",
    labelNames: ["provider", "outcome"],
    registers: [registry],
  });
  const drawing = new Histogram({
    name: "colorleaf_generation_seconds",
    help: "Time a generation was in hand",
    labelNames: ["provider"],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30],
    registers: [registry],
  });
  const service = new Counter({
    name: "colorleaf_image_service_events_total",
    help: "What happened with the hosted image service: tasks asked for and created, answers lost, pages drawn again, the engine standing in",
    labelNames: ["event", "about"],
    registers: [registry],
  });
  const languageModel = new Counter({
    name: "colorleaf_language_model_events_total",
    help: "What was asked of the language model by what came of it: texts, scene plans",
    labelNames: ["event"],
    registers: [registry],
  });
  new Gauge({
    name: "colorleaf_generations_unfinished",
    help: "Generations that are waiting or in hand",
    registers: [registry],
    async collect() {
      this.set(await unfinishedGenerations());
    },
  });

  const timeRequests: MiddlewareHandler = async (c, next) => {
    const end = requests.startTimer();
    await next();
    end({ method: c.req.method, route: routeOf(c), status: c.res.status });
  };

  return {
    timeRequests,
    generationFinished({ provider, outcome, seconds }: GenerationOutcome) {
      generations.inc({ provider, outcome });
      drawing.observe({ provider }, seconds);
    },
    serviceEvent: (event: string, about: string) => service.inc({ event, about }),
    languageModelEvent: (event: string) => languageModel.inc({ event }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** The pattern of the endpoint that answered; screens and files are one, or there would be too many. */
function routeOf(c: Context): string {
  return matchedRoutes(c).find(({ path }) => !path.endsWith("*"))?.path ?? "screens and files";
}
