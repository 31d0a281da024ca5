/** The OpenAI-compatible images endpoint, which local servers and many hosts speak. */
import { type AspectRatio, pageSizes } from "@colorleaf/domain";
import { z } from "zod";
import type { Clock } from "../../clock.ts";
import type { AddressPolicy } from "../../outgoing/address-policy.ts";
import { maxPictureBytes } from "../../outgoing/fetch-picture.ts";
import { requestJson } from "../../outgoing/request-json.ts";
import { createTask } from "./create-task.ts";
import type { Dialect } from "./dialect.ts";
import { fetchResult } from "./fetch-result.ts";
import { ServiceError } from "./service-error.ts";
import { authorization, type ImageServiceSettings } from "./settings.ts";

/** The answer is the picture: a model on a slow machine needs minutes for it. */
const timeoutMs = 300_000;
/** Base64 takes 4 bytes for 3. */
const maxAnswerBytes = Math.ceil((maxPictureBytes * 4) / 3) + 64 * 1024;

const answerSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).nullish(),
});

/** There is no task to come back to: what is lost on the way is asked for again. */
export function createOpenaiDialect(
  settings: ImageServiceSettings,
  { clock, policy }: { clock: Clock; policy: AddressPolicy },
): Dialect {
  return {
    async order({ prompt, negativePrompt, aspectRatio }, task, signal) {
      const body = {
        model: settings.model,
        // The endpoint knows no negative prompt.
        prompt: `${prompt}\n不要出现：${negativePrompt}`,
        n: 1,
        size: sizeOf(aspectRatio),
        response_format: "b64_json",
      };
      const ask = () =>
        requestJson(
          {
            method: "POST",
            url: `${settings.url}/v1/images/generations`,
            headers: authorization(settings),
            body,
            schema: answerSchema,
            policy: settings.isSetByStaff ? policy : undefined,
            timeoutMs,
            maxBytes: maxAnswerBytes,
            signal,
          },
          clock,
        );
      const service = settings.name;
      const answer = await createTask(ask, () => undefined, { task, service, clock, signal });
      const [image] = answer.data ?? [];
      if (image?.b64_json) return Buffer.from(image.b64_json, "base64");
      const { url } = image ?? {};
      if (!url) throw new ServiceError("task-without-images");
      return fetchResult(url, { policy, clock, signal });
    },
  };
}

function sizeOf(aspectRatio: AspectRatio): string {
  const { width, height } = pageSizes[aspectRatio];
  return `${width}x${height}`;
}
