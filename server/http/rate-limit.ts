import type { ErrorCode } from "@colorleaf/domain";
import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { ProblemError } from "../services/problem-error.ts";
import type { ClientOf } from "./client-identity.ts";

/**
 * At most so many requests a client and minute; the answer to one more says when to come again.
 * The number is asked for each time.
 */
export function rateLimit(
  perMinute: () => number | Promise<number>,
  clientOf: ClientOf,
  refusalCode: ErrorCode = "too-many-requests",
): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: 1, duration: 60 });
  return async (c, next) => {
    limiter.points = await perMinute();
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
