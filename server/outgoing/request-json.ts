import { request } from "undici";
import type { z } from "zod";
import type { Clock } from "../clock.ts";
import type { AddressPolicy } from "./address-policy.ts";
import { readLimited } from "./read-limited.ts";
import { TransportError } from "./transport-error.ts";

export interface JsonCall<Schema extends z.ZodType> {
  method: "GET" | "POST";
  url: string;
  headers?: Record<string, string> | undefined;
  body?: unknown;
  /** What the answer must be; anything else is malformed. */
  schema: Schema;
  /** Where the address was not set by who started this server. */
  policy?: AddressPolicy | undefined;
  timeoutMs: number;
  maxBytes: number;
  signal: AbortSignal;
}

/**
 * Asks a server that the settings name, and checks its answer.
 *
 * @throws TransportError; the signal's reason when the caller gave up
 */
export async function requestJson<Schema extends z.ZodType>(
  call: JsonCall<Schema>,
  clock: Clock,
): Promise<z.output<Schema>> {
  const timeout = clock.timeout(call.timeoutMs);
  let status: number;
  let bytes: Uint8Array;
  try {
    call.policy?.check(new URL(call.url));
    const response = await request(call.url, {
      ...(call.policy && { dispatcher: call.policy.agent }),
      method: call.method,
      headers: {
        accept: "application/json",
        ...(call.body !== undefined && { "content-type": "application/json" }),
        ...call.headers,
      },
      body: call.body === undefined ? null : JSON.stringify(call.body),
      signal: AbortSignal.any([call.signal, timeout]),
      // The deadline above is the only one.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    status = response.statusCode;
    bytes = await readLimited(response.body, call.maxBytes);
  } catch (error) {
    call.signal.throwIfAborted();
    if (error instanceof TransportError) throw error;
    if (timeout.aborted) throw new TransportError("timeout", "timeout", { cause: error });
    throw new TransportError("network", "network error", { cause: error });
  }
  const answer = parse(bytes);
  if (status < 200 || status > 299) {
    throw new TransportError("status", messageIn(answer) ?? `HTTP ${status}`, { status });
  }
  const parsed = call.schema.safeParse(answer);
  if (!parsed.success) {
    throw new TransportError("malformed", "unreadable answer", { cause: parsed.error });
  }
  return parsed.data;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The words that an error answer carries, in the forms in use. */
function messageIn(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const { message, error } = answer as { message?: unknown; error?: unknown };
  if (typeof message === "string" && message !== "") return message;
  if (typeof error === "string" && error !== "") return error;
  return error === undefined ? undefined : messageIn(error);
}
