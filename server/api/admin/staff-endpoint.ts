/** How an endpoint for staff is written down: what it needs to know, who may call it, what it does. */
import type { StaffRole } from "@colorleaf/domain";
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import { refuseNul } from "../../http/refuse-nul.ts";
import type { StaffCheck } from "../../http/staff-check.ts";
import { ProblemError } from "../../services/problem-error.ts";
import type { Staff } from "../../services/staff/staff.ts";

type Method = "get" | "post" | "put" | "delete";

/** A definition with its types worn off, as the registry holds it. */
export interface StaffEndpoint {
  method: Method;
  /** Under /api/admin. */
  path: string;
  role: StaffRole;
  maxBytes: number;
  answer(c: Context, staff: Staff): Promise<Response>;
}

interface Request<Body, Query> {
  staff: Staff;
  /** What the schema made of the JSON; for uploads the bytes. */
  body: Body;
  query: Query;
  /** By name; empty where the path has none of that name. */
  params: Record<string, string>;
  /** For what is not JSON: headers, cookies, streams. */
  c: Context;
}

const jsonLimitBytes = 256 * 1024;

/**
 * @param body schema of the JSON that is sent, strict by itself
 * @param uploadBytes instead of JSON: so many bytes at most, of any kind
 * @param handle what it resolves to is the JSON of the answer; nothing: 204; or a whole response
 */
export function staffEndpoint<Body = undefined, Query = undefined>({
  method,
  path,
  role,
  body,
  query,
  uploadBytes,
  maxBytes = uploadBytes ?? jsonLimitBytes,
  handle,
}: {
  method: Method;
  path: string;
  role: StaffRole;
  body?: z.ZodType<Body>;
  query?: z.ZodType<Query>;
  uploadBytes?: number;
  maxBytes?: number;
  handle(request: Request<Body, Query>): Promise<unknown>;
}): StaffEndpoint {
  return {
    method,
    path,
    role,
    maxBytes,
    async answer(c, staff) {
      const result = await handle({
        staff,
        body: (uploadBytes
          ? new Uint8Array(await c.req.arrayBuffer())
          : body && parse(body, await readJson(c))) as Body,
        query: (query && parse(query, c.req.query())) as Query,
        params: c.req.param() as Record<string, string>,
        c,
      });
      if (result instanceof Response) return result;
      return result === undefined ? c.body(null, 204) : c.json(result);
    },
  };
}

/** Every endpoint behind the check: there is no other way for one to be served. */
export function mountStaffEndpoints(
  app: Hono,
  endpoints: readonly StaffEndpoint[],
  check: StaffCheck,
): void {
  for (const { method, path, role, maxBytes, answer } of endpoints) {
    app.on(
      method,
      path,
      async (c, next) => {
        c.set("staff" as never, await check(c, role));
        await next();
      },
      bodyLimit({
        maxSize: maxBytes,
        onError() {
          throw new ProblemError("body-too-large");
        },
      }),
      (c) => answer(c, c.get("staff" as never) as Staff),
    );
  }
}

export async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header("Content-Type") ?? "")) {
    throw new ProblemError("unsupported-media-type");
  }
  await refuseNul(c);
  try {
    return JSON.parse(await c.req.text());
  } catch {
    throw new ProblemError("invalid-request");
  }
}

/** @throws ProblemError invalid-request, with what is wrong of each field */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const name = path.join(".");
    fields[name] = fields[name] ? `${fields[name]} ${message}` : message;
  }
  throw new ProblemError("invalid-request", { fields });
}
