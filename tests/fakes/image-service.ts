/**
 * An image service that speaks HTTP, in both dialects, and misbehaves to order. What it does is data:
 * tests change `behaviour` in place, other processes by `POST /behaviour`.
 */
import type { IncomingHttpHeaders } from "node:http";
import { type AspectRatio, pageSizes } from "@colorleaf/domain";
import sharp from "sharp";
import { answerWith, type FaultPlan, seededRandom, takeFault } from "./faults.ts";
import { houseSvg, type PictureKind, spoil } from "./pictures.ts";
import { type FakeServer, serveFake } from "./serve-fake.ts";

export interface FakeTask {
  id: string;
  body: Record<string, unknown>;
  headers: IncomingHttpHeaders;
  /** The answer that named it was sent to the end. */
  isKnown: boolean;
  polls: number;
}

export interface Behaviour {
  creation: FaultPlan;
  query: FaultPlan;
  picture: FaultPlan;
  /** How tasks end; after as many polls. */
  outcome: "succeed" | "failed" | "no-images" | "never";
  message: string | undefined;
  polls: number;
  /** Pictures in order; the last one stays. */
  pictures: PictureKind[];
  /** Where pictures are said to lie, instead of here. */
  pictureUrl: string | undefined;
}

const goodBehaviour = (): Behaviour => ({
  creation: { next: [], failureRate: 0 },
  query: { next: [], failureRate: 0 },
  picture: { next: [], failureRate: 0 },
  outcome: "succeed",
  message: undefined,
  polls: 1,
  pictures: ["clean"],
  pictureUrl: undefined,
});

export interface FakeImageService extends FakeServer {
  behaviour: Behaviour;
  tasks: FakeTask[];
  /** As if nothing had been asked yet. */
  reset(): void;
}

/** @param paint the picture for a prompt, as PNG of its size */
export async function startFakeImageService({
  port = 0,
  seed = 1,
  paint = paintHouse,
}: {
  port?: number;
  seed?: number;
  paint?: (prompt: string, aspectRatio: AspectRatio) => Promise<Uint8Array>;
} = {}): Promise<FakeImageService> {
  const random = seededRandom(seed);
  const behaviour = goodBehaviour();
  const tasks: FakeTask[] = [];

  async function pictureOf({ body }: FakeTask): Promise<Uint8Array> {
    const line = await paint(String(body.prompt), aspectRatioOf(body));
    const { pictures } = behaviour;
    return spoil(line, (pictures.length > 1 ? pictures.shift() : pictures[0]) ?? "clean");
  }

  const server: FakeServer = await serveFake(
    {
      "POST /v1/images/generations": async (request, response, body) => {
        const fault = takeFault(behaviour.creation, random);
        let task: FakeTask | undefined;
        const isSent = await answerWith(response, fault, async () => {
          const id = `task-${tasks.length + 1}`;
          task = { id, body, headers: request.headers, isKnown: false, polls: 0 };
          tasks.push(task);
          // For tests that watch what arrives; a real service sends no such thing.
          response.setHeader("X-Task", id);
          if (!("response_format" in body))
            return { code: 0, message: "SUCCEED", data: { task_id: id } };
          if (behaviour.outcome === "no-images") return { data: [] };
          return { data: [{ b64_json: Buffer.from(await pictureOf(task)).toString("base64") }] };
        });
        if (task) task.isKnown = isSent;
      },

      "GET /v1/images/generations/*": async (request, response) => {
        const id = request.url?.split("/").at(-1);
        const task = tasks.find((one) => one.id === id);
        const fault = takeFault(behaviour.query, random);
        await answerWith(response, fault, () => {
          if (!task) return { code: 1203, message: "task not found" };
          task.polls += 1;
          return { code: 0, message: "SUCCEED", data: statusOf(task) };
        });
      },

      "GET /pictures/*": async (request, response) => {
        const task = tasks.find((one) => one.id === request.url?.split("/").at(-1));
        const fault = takeFault(behaviour.picture, random);
        if (fault) return answerWith(response, fault, () => "not a picture, and not all of it");
        if (!task) return response.writeHead(404).end();
        response.writeHead(200, { "Content-Type": "image/png" }).end(await pictureOf(task));
      },

      "GET /redirect/*": (request, response) => {
        const to = decodeURIComponent(request.url?.slice("/redirect/".length) ?? "");
        response.writeHead(302, { Location: to }).end();
      },

      "POST /behaviour": (_, response, change) => {
        Object.assign(behaviour, change);
        response.end("{}");
      },
      "GET /tasks": (_, response) => response.end(JSON.stringify(tasks)),
    },
    port,
  );

  function statusOf(task: FakeTask) {
    const { outcome, message, polls, pictureUrl } = behaviour;
    if (outcome === "never" || task.polls < polls) return { task_status: "processing" };
    if (outcome === "failed") return { task_status: "failed", task_status_msg: message };
    const url = pictureUrl ?? `${server.origin}/pictures/${task.id}`;
    const images = outcome === "no-images" ? [] : [{ index: 0, url }];
    return { task_status: "succeed", task_result: { images } };
  }

  return {
    ...server,
    behaviour,
    tasks,
    reset() {
      tasks.length = 0;
      Object.assign(behaviour, goodBehaviour());
    },
  };
}

function aspectRatioOf(body: Record<string, unknown>): AspectRatio {
  const ratios = Object.keys(pageSizes) as AspectRatio[];
  return (
    ratios.find((ratio) => ratio === body.aspect_ratio) ??
    ratios.find((ratio) => `${pageSizes[ratio].width}x${pageSizes[ratio].height}` === body.size) ??
    "1:1"
  );
}

function paintHouse(_prompt: string, aspectRatio: AspectRatio): Promise<Uint8Array> {
  return sharp(Buffer.from(houseSvg(aspectRatio)))
    .png()
    .toBuffer();
}
