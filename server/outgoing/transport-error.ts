/** Why another server's answer could not be had or used. */
export class TransportError extends Error {
  readonly kind: "network" | "timeout" | "status" | "malformed" | "too-large" | "refused";
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
