import type { z } from "zod";
import { m } from "../../paraglide/messages.js";

/** What is wrong of which field, by its path ("content.code"), as sentences. */
export type FieldErrors = Readonly<Record<string, string>>;

export function fieldErrors(schema: z.ZodType, value: unknown): FieldErrors {
  const parsed = schema.safeParse(value);
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) errors[issue.path.join(".")] ??= sentenceOf(issue);
  return errors;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "too_small") {
    return issue.origin === "string"
      ? m.field_empty()
      : m.field_too_small({ min: `${issue.minimum}` });
  }
  if (issue.code === "too_big") {
    const max = `${issue.maximum}`;
    return issue.origin === "string" ? m.field_too_long({ max }) : m.field_too_big({ max });
  }
  return m.field_wrong();
}
