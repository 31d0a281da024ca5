import {
  chooseLanguage,
  type ErrorCode,
  errorSentence,
  type Language,
  type Problem,
} from "@colorleaf/domain";
import type { Context, Env, ErrorHandler } from "hono";
import { getCookie } from "hono/cookie";
import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";
import { ProblemError } from "../services/problem-error.ts";
import { asksForScreen, noticePage } from "./notice-page.ts";

const statusOf: Record<
  ErrorCode,
  400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503
> = {
  "invalid-request": 400,
  "description-empty": 400,
  "description-too-long": 400,
  "description-unsafe": 422,
  "nothing-to-draw": 422,
  "drawing-failed": 500,
  "task-creation-failed": 502,
  "task-query-failed": 502,
  "task-without-images": 502,
  "task-failed": 502,
  "task-polling-exhausted": 502,
  "picture-unusable": 502,
  cancelled: 410,
  "not-found": 404,
  "generation-not-found": 404,
  "media-not-found": 404,
  "idempotency-conflict": 409,
  "too-many-requests": 429,
  "body-too-large": 413,
  "unsupported-media-type": 415,
  "conversion-not-supported": 410,
  "not-signed-in": 401,
  "sign-in-failed": 401,
  "sign-in-locked": 429,
  "second-factor-needed": 401,
  "second-factor-wrong": 401,
  "link-used": 410,
  "not-allowed": 403,
  "version-conflict": 409,
  "picture-unreadable": 422,
  "category-not-empty": 409,
  "service-trial-failed": 502,
  "no-image-service": 409,
  "service-unavailable": 503,
  "daily-budget-used-up": 429,
  "content-file-wrong": 422,
  "backup-damaged": 422,
  "backup-newer": 422,
  unavailable: 503,
  internal: 500,
};

export function languageOf(c: Context): Language {
  return chooseLanguage({
    lang: c.req.query("lang"),
    saved: getCookie(c, "language"),
    accepted: c.req.header("Accept-Language"),
  });
}

/** An error response, RFC 9457, in the reader's language. */
export function problemResponse(
  c: Context,
  error: ProblemError,
  language: Language = languageOf(c),
): Response {
  const { code, alternatives, fields, retryAfterS } = error;
  const status = statusOf[code];
  const body: Problem = {
    type: `urn:colorleaf:problem:${code}`,
    title: errorSentence(code, "en"),
    status,
    code,
    detail: errorSentence(code, language, error.details),
    ...(fields && { fields }),
    ...(alternatives && { alternatives }),
  };
  if (retryAfterS !== undefined) c.header("Retry-After", String(retryAfterS));
  return c.body(JSON.stringify(body), status, { "Content-Type": "application/problem+json" });
}

/** Where not even the app can say it. */
const failure = {
  en: {
    title: "Something went wrong",
    text: "A crayon broke on our side. Your own pages are safe in this browser. Please try once more.",
  },
  zh: {
    title: "出了点问题",
    text: "我们这边断了一支蜡笔。你的作品还好好地存在浏览器里，请再试一次。",
  },
};

/** Turns whatever a handler throws into a problem; what nobody expected is logged, never shown. */
export function problemHandler<E extends Env>(logger: Logger): ErrorHandler<E> {
  return (error, c) => {
    if (error instanceof ProblemError) return problemResponse(c, error);
    if (error instanceof HTTPException && error.status < 500) {
      return problemResponse(c, new ProblemError("invalid-request"));
    }
    // Nobody is there to read an answer.
    if (c.req.raw.signal.aborted) return c.body(null);
    logger.error({ err: error, path: c.req.path }, "request failed");
    if (asksForScreen(c)) {
      const language = languageOf(c);
      return noticePage(c, { status: 500, language, ...failure[language], face: "sorry" });
    }
    return problemResponse(c, new ProblemError("internal"));
  };
}
