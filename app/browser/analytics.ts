/** What visitors do, kept locally (the last 100) and sent to the server in batches. No names, no cookies. */
import type { AnalyticsEvent, AnalyticsEventName } from "@colorleaf/domain";
import { analyticsEventLimit } from "@colorleaf/domain";
import { documentLanguage } from "./language.ts";
import { readJson, writeText } from "./storage.ts";

const storageKey = "analytics";
const sendDelayMs = 5_000;

type Payload = AnalyticsEvent["data"]["payload"];

let unsent: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps an event and has it sent soon. Never throws: counting must not break what it counts. */
export function track(event: AnalyticsEventName, payload: Payload = {}): void {
  const entry: AnalyticsEvent = {
    event,
    data: {
      payload: withinLimits(payload),
      timestamp: new Date().toISOString(),
      url: location.href.slice(0, 2000),
      userAgent: navigator.userAgent.slice(0, 500),
      language: documentLanguage(),
    },
  };
  const kept = readJson(storageKey);
  const events = [...(Array.isArray(kept) ? kept : []), entry].slice(-analyticsEventLimit);
  writeText(storageKey, JSON.stringify(events));

  unsent = [...unsent, entry].slice(-analyticsEventLimit);
  timer ??= setTimeout(sendEvents, sendDelayMs);
}

/** Sends what is waiting; `keepalive` lets the request outlive the page. */
export function sendEvents(): void {
  clearTimeout(timer);
  timer = undefined;
  if (unsent.length === 0) return;
  const events = unsent;
  unsent = [];
  fetch("/api/events", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ events }),
    keepalive: true,
  }).catch(() => {
    // Offline: they go with the next batch.
    unsent = [...events, ...unsent].slice(-analyticsEventLimit);
  });
}

/** Sends the rest when the visitor turns away, which is the last moment a page can count on. */
export function startAnalytics(): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") sendEvents();
  });
}

function withinLimits(payload: Payload): Payload {
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [
      key,
      typeof value === "string" ? value.slice(0, 500) : value,
    ]),
  );
}
