import { maxBatchItems } from "@colorleaf/domain";
import type { z } from "zod";
import { m } from "../../../paraglide/messages.js";

/** What is wrong of which field, by its path ("content.code"), as sentences. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a form may send, or what is wrong with it. */
export type Checked<Sent> = { sent: Sent } | { errors: FieldErrors };

export function checkWith<Sent>(schema: z.ZodType<Sent>): (values: unknown) => Checked<Sent> {
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { sent: data };
    const errors: Record<string, string> = {};
    for (const issue of error.issues) errors[issue.path.join(".")] ??= sentenceOf(issue);
    return { errors };
  };
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "too_small") {
    const min = `${issue.minimum}`;
    if (issue.origin === "string") return m.field_empty();
    return issue.origin === "array" ? m.field_too_few({ min }) : m.field_too_small({ min });
  }
  if (issue.code === "too_big") {
    const max = `${issue.maximum}`;
    if (issue.origin === "string") return m.field_too_long({ max });
    return issue.origin === "array" ? m.field_too_many({ max }) : m.field_too_big({ max });
  }
  if (issue.code === "invalid_format" && issue.format === "url") return m.field_url();
  if (issue.code === "invalid_format" && issue.format === "email") return m.staff_email_invalid();
  if (issue.code === "custom" && issue.message === "twice") return m.field_twice();
  return issue.path.at(-1) === "slug" ? m.staff_fault_slug() : m.field_wrong();
}

/** By code, or by field and code where a field has words of its own. */
const sentences: Readonly<Record<string, () => string>> = {
  taken: m.staff_fault_taken,
  "email taken": m.staff_email_taken,
  "text too-many": () => m.batch_too_many({ max: maxBatchItems }),
  "text not-csv": m.batch_not_csv,
  "key-needed": m.services_key_needed,
};

/** What the server found wrong, as its codes: most of it has been found here before. */
export function errorsOfServer(codes: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(codes).map(([name, code]) => {
      const sentence = sentences[`${name} ${code}`] ?? sentences[code] ?? m.field_wrong;
      return [name, sentence()];
    }),
  );
}
