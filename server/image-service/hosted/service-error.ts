import type { ErrorCode, ErrorDetails } from "@colorleaf/domain";
import { TransportError } from "../../outgoing/transport-error.ts";
import { ProblemError } from "../../services/problem-error.ts";

const longestReason = 200;

/** A hosted picture did not come to be; the code is a row of the error catalogue. */
export class ServiceError extends ProblemError {
  constructor(
    code: Extract<ErrorCode, `task-${string}` | "picture-unusable">,
    { service, reason: said, fault }: ErrorDetails = {},
    cause?: unknown,
  ) {
    const reason = said && tidy(said);
    super(code, {
      message: [code, fault, reason].filter(Boolean).join(": "),
      details: { ...(service && { service }), ...(reason && { reason }), ...(fault && { fault }) },
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
