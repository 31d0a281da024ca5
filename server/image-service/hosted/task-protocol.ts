/** The task protocol of the hosted image service: a task is created, then asked about. */
import { type AspectRatio, imagePayloadTimeoutMs, imageRequestTimeoutMs } from "@colorleaf/domain";
import { z } from "zod";
import type { Clock } from "../../clock.ts";
import type { AddressPolicy } from "../../outgoing/address-policy.ts";
import { requestJson } from "../../outgoing/request-json.ts";
import { authorization, type ImageServiceSettings } from "./settings.ts";

/** A page as it is ordered. */
export interface Order {
  prompt: string;
  negativePrompt: string;
  aspectRatio: AspectRatio;
}

/** Only what is read; services send more. `code` 0 is success. */
const creationSchema = z.object({
  code: z.number(),
  message: z.string().nullish(),
  data: z.object({ task_id: z.union([z.string().min(1), z.number()]).nullish() }).nullish(),
});

const statusSchema = z.object({
  code: z.number(),
  message: z.string().nullish(),
  data: z
    .object({
      task_status: z.string().nullish(),
      task_status_msg: z.string().nullish(),
      task_result: z
        .object({ images: z.array(z.object({ url: z.string().nullish() })).nullish() })
        .nullish(),
    })
    .nullish(),
});

const maxAnswerBytes = 1024 * 1024;

export type Creation = { id: string } | { id?: undefined; message: string | undefined };

export type TaskStatus =
  | { state: "succeed"; imageUrl: string | undefined }
  | { state: "failed"; message: string | undefined }
  | { state: "running" }
  /** The service answered that it cannot say. */
  | { state: "refused"; message: string | undefined };

export interface TaskProtocol {
  /** @throws TransportError */
  create(order: Order, signal: AbortSignal): Promise<Creation>;
  /** @throws TransportError */
  query(taskId: string, signal: AbortSignal): Promise<TaskStatus>;
}

export function createTaskProtocol(
  settings: ImageServiceSettings,
  { clock, policy }: { clock: Clock; policy: AddressPolicy },
): TaskProtocol {
  const tasks = `${settings.url}/v1/images/generations`;
  const common = {
    headers: authorization(settings),
    policy: settings.isSetByStaff ? policy : undefined,
    timeoutMs: imageRequestTimeoutMs,
    maxBytes: maxAnswerBytes,
  };
  return {
    async create({ prompt, negativePrompt, aspectRatio }, signal) {
      const body = {
        model_name: settings.model,
        prompt,
        negative_prompt: negativePrompt,
        n: 1,
        aspect_ratio: aspectRatio,
        timeout: imagePayloadTimeoutMs,
      };
      const { code, message, data } = await requestJson(
        { ...common, method: "POST", url: tasks, body, schema: creationSchema, signal },
        clock,
      );
      const id = data?.task_id;
      if (code !== 0 || id == null) return { message: message ?? undefined };
      return { id: String(id) };
    },

    async query(taskId, signal) {
      const url = `${tasks}/${encodeURIComponent(taskId)}`;
      const { code, message, data } = await requestJson(
        { ...common, method: "GET", url, schema: statusSchema, signal },
        clock,
      );
      if (code !== 0) return { state: "refused", message: message ?? undefined };
      switch (data?.task_status) {
        case "succeed":
          return { state: "succeed", imageUrl: data.task_result?.images?.[0]?.url ?? undefined };
        case "failed":
          return { state: "failed", message: data.task_status_msg ?? undefined };
        default:
          return { state: "running" };
      }
    },
  };
}
