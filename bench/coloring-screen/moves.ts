import type { Page } from "playwright-core";

interface Moves {
  /** From each move of the pointer until its frame was handed over, in ms. */
  latencies: number[];
  /** From one frame to the next, in ms. */
  frames: number[];
}
type Noting = typeof globalThis & { moves: Moves };

export async function noteMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moves: Moves = { latencies: [], frames: [] };
    Object.assign(globalThis, { moves });
    // After the screen's own listeners.
    addEventListener("pointermove", (event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => moves.latencies.push(performance.now() - event.timeStamp);
        port2.postMessage(0);
      }),
    );
    let last = 0;
    requestAnimationFrame(function note(now) {
      if (last) moves.frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    });
  });
}

/** What a page has noted so far; it begins anew. */
export function readMoves(page: Page): Promise<Moves> {
  return page.evaluate(() => {
    const { latencies, frames } = (globalThis as Noting).moves;
    return { latencies: latencies.splice(0), frames: frames.splice(0) };
  });
}
