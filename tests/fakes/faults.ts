/** How a fake service misbehaves: in order, or at random. */
import type { ServerResponse } from "node:http";

export type Fault =
  /** The connection ends before anything is done. */
  | "drop"
  /** It is done, and the connection ends before the answer. */
  | "drop-answer"
  | "500"
  | "malformed"
  /** The answer breaks off in its middle. */
  | "truncated"
  /** No answer ever. */
  | "hang"
  | { refuse: string | undefined }
  | { slowMs: number };

/** Faults to come, one a call; then `failureRate` of the calls fail at random. */
export interface FaultPlan {
  next: (Fault | "ok")[];
  failureRate: number;
}

const randomFaults: readonly Fault[] = ["drop", "drop-answer", "500", "truncated", { slowMs: 300 }];

export function takeFault(plan: FaultPlan, random: () => number): Fault | undefined {
  const planned = plan.next.shift();
  if (planned) return planned === "ok" ? undefined : planned;
  if (random() >= plan.failureRate) return undefined;
  return randomFaults[Math.floor(random() * randomFaults.length)];
}

/**
 * Answers as the fault wants it; `act` does what was asked for.
 *
 * @returns whether a good answer was sent
 */
export async function answerWith(
  response: ServerResponse,
  fault: Fault | undefined,
  act: () => unknown | Promise<unknown>,
): Promise<boolean> {
  if (fault === "drop") return drop(response);
  if (fault === "hang") return false;
  if (fault === "500") return send(response, 500, '{"message":"internal error"}');
  if (typeof fault === "object" && "refuse" in fault) {
    return send(response, 200, JSON.stringify({ code: 1101, message: fault.refuse }));
  }
  if (typeof fault === "object") await new Promise((done) => setTimeout(done, fault.slowMs));
  const body = JSON.stringify(await act());
  if (fault === "drop-answer") return drop(response);
  if (fault === "malformed") return send(response, 200, body.slice(0, -5));
  if (fault === "truncated") {
    response.writeHead(200, { "Content-Length": Buffer.byteLength(body) + 10 });
    response.write(body, () => response.destroy());
    return false;
  }
  send(response, 200, body);
  return new Promise((resolve) => {
    response.on("finish", () => resolve(true));
    response.on("close", () => resolve(response.writableFinished));
  });
}

function send(response: ServerResponse, status: number, body: string): false {
  response.writeHead(status, { "Content-Type": "application/json" }).end(body);
  return false;
}

function drop(response: ServerResponse): false {
  response.socket?.destroy();
  return false;
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
