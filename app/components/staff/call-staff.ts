/**
 * Calls an endpoint under /api/admin. When the session has ended meanwhile, the person signs in
 * again in a dialog on top of what they were doing, and the call is made once more.
 */
import type { ErrorCode, Problem } from "@colorleaf/domain";
import { m } from "../../paraglide/messages.js";

export type Answer<T> =
  | { ok: true; value: T }
  | {
      ok: false;
      code: ErrorCode | "unreachable";
      /** A sentence for the person, in their language. */
      message: string;
      /** What is wrong of which field, as codes. */
      fields: Record<string, string>;
    };

type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * @param body sent as JSON; a Blob as it is
 * @param signal ends it as if there were no connection
 */
export async function callStaff<T = undefined>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer<T>> {
  const ask = () => callStaffQuietly<T>(method, path, body, signal);
  const first = await ask();
  if (first.ok || first.code !== "not-signed-in" || !askToSignIn) return first;
  return (await askToSignIn()) ? ask() : first;
}

/** For what nobody pressed a button for: no dialog takes the keyboard from who is typing. */
export const callStaffQuietly = <T = undefined>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer<T>> => send(method, `/api/admin${path}`, body, signal);

/** Resolves to whether the person has signed in. */
type AskToSignIn = () => Promise<boolean>;
let askToSignIn: AskToSignIn | undefined;

/** For the frame of the staff area, which shows the dialog. */
export function onSessionEnd(ask: AskToSignIn | undefined): void {
  askToSignIn = ask;
}

/** Calls an endpoint that needs no session. */
export async function send<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, { method, ...bodyOf(body), ...(signal && { signal }) });
    if (response.status === 204) return { ok: true, value: undefined as T };
    const json = await response.json();
    if (response.ok) return { ok: true, value: json as T };
    const { code, detail, fields = {} } = json as Problem;
    return { ok: false, code, message: detail, fields };
  } catch {
    return { ok: false, code: "unreachable", message: m.staff_unreachable(), fields: {} };
  }
}

function bodyOf(body: unknown) {
  if (body === undefined) return {};
  if (body instanceof Blob) {
    return { body, headers: { "Content-Type": body.type || "application/octet-stream" } };
  }
  return { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}
