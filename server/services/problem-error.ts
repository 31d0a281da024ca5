import type { ErrorCode, ErrorDetails, Localised } from "@colorleaf/domain";

/** A refusal or failure that a client is told about by its code; `message` is for the log only. */
export class ProblemError extends Error {
  readonly code: ErrorCode;
  readonly alternatives: Localised[] | undefined;
  readonly retryAfterS: number | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly details: ErrorDetails | undefined;

  constructor(
    code: ErrorCode,
    about: {
      message?: string;
      alternatives?: Localised[];
      retryAfterS?: number;
      fields?: Record<string, string>;
      details?: ErrorDetails;
      cause?: unknown;
    } = {},
  ) {
    super(about.message ?? code, { cause: about.cause });
    this.code = code;
    this.alternatives = about.alternatives;
    this.retryAfterS = about.retryAfterS;
    this.fields = about.fields;
    this.details = about.details;
  }
}

/** For who asks whether there is such a thing: a promise that fails with this code resolves to undefined. */
export function undefinedIf(code: ErrorCode): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof ProblemError && error.code === code) return undefined;
    throw error;
  };
}
