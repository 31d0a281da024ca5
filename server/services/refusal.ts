import type { ErrorCode, Localised } from "@colorleaf/domain";

/** A request that is answered with no, for a reason its sender can read. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly alternatives: Localised[] | undefined;
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    more: {
      fields?: Record<string, string>;
      alternatives?: Localised[];
      retryAfterS?: number;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = more.fields;
    this.alternatives = more.alternatives;
    this.retryAfterS = more.retryAfterS;
  }
}
