import { errorCodes } from "@colorleaf/domain";
import { z } from "@hono/zod-openapi";

/** The shape of every error, RFC 9457. */
const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(errorCodes),
  detail: z.string(),
});

export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { "application/json": { schema } } } as const;
}

export function jsonResponse<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { "application/json": { schema } } } as const;
}

const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemSchema } },
});

export const problems = {
  400: problem("The request is not right"),
  404: problem("There is no such thing"),
  422: problem("Nothing can be drawn from these words"),
  429: problem("Too many requests; see Retry-After"),
  500: problem("Something went wrong"),
} as const;
