import { isOneOf, pageStates } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import type { CategoryName } from "../../../staff-area.ts";
import { SelectField, TextField } from "../field.tsx";
import { stateName } from "../page-state.ts";
import type { FormValues } from "./form-values.ts";
import css from "./page-form.module.css";

/** Where a page is, and whether visitors see it. */
export function PageFacts({
  values,
  categories,
  redirects,
  errorOf,
  onChange,
  onOwnSlug,
}: {
  values: FormValues;
  categories: readonly CategoryName[];
  redirects: readonly string[];
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<FormValues>) => void;
  onOwnSlug: () => void;
}) {
  return (
    <div className={css.facts}>
      <SelectField
        label={m.staff_category()}
        value={values.categoryId}
        onChange={({ target }) => onChange({ categoryId: target.value })}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        error={errorOf("categoryId")}
      />
      <SelectField
        label={m.staff_state()}
        value={values.state}
        onChange={({ target }) =>
          isOneOf(pageStates, target.value) && onChange({ state: target.value })
        }
        options={pageStates.map((state) => ({ value: state, label: stateName(state) }))}
      />
      {values.state === "scheduled" && (
        <TextField
          label={m.staff_publish_at()}
          hint={m.staff_publish_at_hint()}
          type="datetime-local"
          value={values.publishAt}
          onChange={({ target }) => onChange({ publishAt: target.value })}
          error={errorOf("publishAt")}
        />
      )}
      <TextField
        label={m.staff_slug()}
        hint={
          redirects.length > 0
            ? m.staff_slug_redirects({ slugs: redirects.join(m.staff_list_separator()) })
            : m.staff_slug_hint()
        }
        name="slug"
        spellCheck={false}
        autoCapitalize="none"
        value={values.slug}
        onChange={({ target }) => {
          onOwnSlug();
          onChange({ slug: target.value });
        }}
        error={errorOf("slug")}
      />
    </div>
  );
}
