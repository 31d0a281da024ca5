import type { AnswerFault, ErrorDetails } from "@colorleaf/domain";

/** Why another server's answer could not be had or used. */
export class TransportError extends Error {
  readonly kind: AnswerFault | "status";
  readonly status: number | undefined;

  constructor(
    kind: TransportError["kind"],
    message: string,
    { status, cause }: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
  }

  /** For the sentence that a reader sees: the other server's own words where there are some. */
  get details(): ErrorDetails {
    if (this.kind === "status") return { reason: this.message };
    const { code } = (this.cause ?? {}) as { code?: unknown };
    const isCoded = this.kind === "network" && typeof code === "string";
    return { fault: this.kind, ...(isCoded && { reason: code }) };
  }

  /** Another attempt may go better. */
  get isTransient(): boolean {
    return (
      this.kind === "network" ||
      this.kind === "timeout" ||
      (this.status !== undefined && this.status >= 500)
    );
  }

  /** Nobody knows what the other server did: its answer never came. */
  get isAnswerLost(): boolean {
    return this.kind === "network" || this.kind === "timeout";
  }
}
