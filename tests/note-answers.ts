/**
 * Writes down which tasks' creation answers this process has read to the end, before anything else
 * can happen to them: what is in the file outlives a SIGKILL. Only the receiving end can say that; the
 * service knows no more than that it sent them.
 */
import { subscribe } from "node:diagnostics_channel";
import { appendFileSync } from "node:fs";

export function noteAnswers(file: string): void {
  const taskOf = new WeakMap<object, string>();
  subscribe("undici:request:headers", (message) => {
    const { request, response } = message as { request: object; response: { headers: Buffer[] } };
    const headers = response.headers.map(String);
    const at = headers.findIndex((name) => name.toLowerCase() === "x-task");
    if (at >= 0) taskOf.set(request, headers[at + 1] ?? "");
  });
  subscribe("undici:request:trailers", (message) => {
    const task = taskOf.get((message as { request: object }).request);
    if (task) appendFileSync(file, `${task}\n`);
  });
}
