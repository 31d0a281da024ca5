/** When the frame after a tap was on the screen, as Chromium noted it (Event Timing). */
import type { CDPSession } from "playwright-core";

/** Milliseconds after the finger came down. */
export interface Tap {
  /** The screen's listeners are done. */
  readonly handled: number;
  /** The page's thread has handed its frame over. */
  readonly committed: number;
  /** The frame is on the screen. */
  readonly painted: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  id?: string;
  args: {
    data?: {
      type: string;
      frame: string;
      timeStamp: number;
      processingEnd: number;
      commitFinishTime: number;
    };
  };
}

/** Notes the taps of all pages of a browser, until it is asked for them. */
export async function noteTaps(browser: CDPSession) {
  const events: TraceEvent[] = [];
  browser.on("Tracing.dataCollected", ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await browser.send("Tracing.start", {
    traceConfig: { includedCategories: ["devtools.timeline"], excludedCategories: ["*"] },
    transferMode: "ReportEvents",
  });
  return async () => {
    const complete = new Promise((resolve) => browser.once("Tracing.tracingComplete", resolve));
    await browser.send("Tracing.end");
    await complete;
    return tapsByFrame(events);
  };
}

/** The taps of each page, by the id of its frame. */
function tapsByFrame(events: readonly TraceEvent[]): Map<string, Tap[]> {
  const timings = events.filter(({ name }) => name === "EventTiming");
  const taps = new Map<string, Tap[]>();
  for (const { ph, ts, pid, id, args } of timings) {
    const { data } = args;
    if (ph !== "b" || data?.type !== "pointerdown") continue;
    const end = Math.min(
      ...timings
        .filter((one) => one.ph === "e" && one.pid === pid && one.id === id && one.ts >= ts)
        .map((one) => one.ts),
    );
    if (!Number.isFinite(end)) continue;
    const tap = {
      handled: data.processingEnd - data.timeStamp,
      committed: data.commitFinishTime - data.timeStamp,
      painted: (end - ts) / 1000,
    };
    const { frame } = data;
    taps.set(frame, [...(taps.get(frame) ?? []), tap]);
  }
  return taps;
}
