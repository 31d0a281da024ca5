import type { ChangedField } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import type { CategoryName } from "../../../staff-area.ts";
import css from "./changed-fields.module.css";
import { fieldName, fieldValue } from "./field-name.ts";

/** Field by field, what was there and what is there now. */
export function ChangedFields({
  fields,
  categories,
}: {
  fields: readonly ChangedField[];
  categories: readonly CategoryName[];
}) {
  if (fields.length === 0) return null;
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <details className={css.details}>
      <summary>{m.staff_log_details()}</summary>
      <dl>
        {fields.map(({ path, before, after }) => (
          <div key={path.join(".")}>
            <dt>{fieldName(path)}</dt>
            <dd>
              <span className={css.word}>{m.staff_log_before()}</span>
              {before ? <del>{fieldValue(path, before, names)}</del> : m.staff_log_nothing()}
            </dd>
            <dd>
              <span className={css.word}>{m.staff_log_after()}</span>
              {after ? <ins>{fieldValue(path, after, names)}</ins> : m.staff_log_nothing()}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
