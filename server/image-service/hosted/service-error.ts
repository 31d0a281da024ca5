import type { ErrorCode } from "@colorleaf/domain";
import { TransportError } from "../../outgoing/transport-error.ts";
import { ProblemError } from "../../services/problem-error.ts";

const longestReason = 200;

/** A hosted picture did not come to be; the code is a row of the error catalogue. */
export class ServiceError extends ProblemError {
  constructor(
    code: Extract<ErrorCode, `task-${string}` | "picture-unusable">,
    details: { service?: string | undefined; reason?: string | undefined } = {},
    cause?: unknown,
  ) {
    const reason = details.reason && tidy(details.reason);
    super(code, {
      message: reason ? `${code}: ${reason}` : code,
      details: { ...(details.service && { service: details.service }), ...(reason && { reason }) },
      cause,
    });
  }
}

/** The picture exists, as far as anybody knows, and did not get here. */
export function isOnTheWay({ code, cause }: ServiceError): boolean {
  return code === "picture-unusable" && cause instanceof TransportError && cause.isTransient;
}

/** One short line without addresses: a visitor reads it. */
function tidy(reason: string): string {
  return reason
    .replace(/https?:\/\/\S+/g, "…")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, longestReason)
    .toWellFormed();
}

/** What went wrong on the way, in a word for the sentence; a stack or an address is for the log. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof TransportError ? error.message : undefined;
}
