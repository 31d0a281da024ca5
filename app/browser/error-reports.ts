/** Tells the server about errors in the browser, each with a label saying where it happened. */
import type { ErrorReport } from "@colorleaf/domain";
import { track } from "./analytics.ts";

// A fault in a loop must not flood the server.
const maxReportsPerPage = 20;
let reported = 0;

/** Never throws. */
export function reportError(label: string, error: unknown): void {
  reported += 1;
  if (reported > maxReportsPerPage) return;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  track("error", { label, message });
  const report: ErrorReport = {
    label,
    message: message.slice(0, 2000),
    ...(stack && { stack: stack.slice(0, 8000) }),
    url: location.href.slice(0, 2000),
  };
  fetch("/api/errors", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {});
}

export function reportUncaughtErrors(): void {
  addEventListener("error", (event) => reportError("window", event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => reportError("promise", event.reason));
}
