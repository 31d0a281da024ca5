import type { ErrorCode } from "@colorleaf/domain";
import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { ProblemError } from "../services/problem-error.ts";
import type { ClientOf } from "./client-identity.ts";

/** At most `perMinute` requests a client; the answer to one more says when to come again. */
export function rateLimit(
  perMinute: number,
  clientOf: ClientOf,
  refusalCode: ErrorCode = "too-many-requests",
): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (c, next) => {
    try {
      await limiter.consume(clientOf(c));
    } catch (refusal) {
      const waitMs = (refusal as { msBeforeNext?: number }).msBeforeNext;
      if (waitMs === undefined) throw refusal;
      throw new ProblemError(refusalCode, { retryAfterS: Math.ceil(waitMs / 1000) });
    }
    await next();
  };
}
