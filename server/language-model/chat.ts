/** A language model behind the chat completions endpoint that most of them speak. */
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { AddressPolicy } from "../outgoing/address-policy.ts";
import { requestJson } from "../outgoing/request-json.ts";

export interface LanguageModelSettings {
  /** Without a slash at its end and without `/v1`. */
  url: string;
  key?: string | undefined;
  model: string;
  /** Where staff set it. */
  policy?: AddressPolicy | undefined;
}

export interface Message {
  role: "system" | "user";
  content: string;
}

export interface Chat {
  /** What the model says. @throws TransportError; the signal's reason when the caller gave up */
  complete(
    messages: readonly Message[],
    options: { temperature: number; maxTokens: number },
    signal: AbortSignal,
  ): Promise<string>;
}

/** A visitor waits for it, and there is a text without it. */
const timeoutMs = 20_000;
const maxAnswerBytes = 256 * 1024;

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().min(1) }) })).min(1),
});

export function createChat({ url, key, model, policy }: LanguageModelSettings, clock: Clock): Chat {
  return {
    async complete(messages, { temperature, maxTokens }, signal) {
      const { choices } = await requestJson(
        {
          method: "POST",
          url: `${url}/v1/chat/completions`,
          headers: key ? { authorization: `Bearer ${key}` } : {},
          body: { model, messages, temperature, max_tokens: maxTokens },
          schema: answerSchema,
          policy,
          timeoutMs,
          maxBytes: maxAnswerBytes,
          signal,
        },
        clock,
      );
      return choices[0]!.message.content;
    },
  };
}
