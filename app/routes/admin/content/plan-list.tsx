import type { Language } from "@colorleaf/domain";
import { useRef } from "react";
import type { FieldErrors } from "../../../components/staff/form/field-errors.ts";
import form from "../../../components/staff/form/form.module.css";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "./content.module.css";
import type { SectionPlan } from "./home-plan.ts";
import { PlanFields, type Values } from "./plan-fields.tsx";

/** Several of a kind: changed, put in order, added and removed. */
export function PlanList({
  name,
  plan: { fields, blank },
  items,
  path,
  language,
  readOnly,
  errors,
  onChange,
}: {
  /** Of the section. */
  name: string;
  plan: NonNullable<SectionPlan["list"]>;
  items: readonly Values[];
  path: string;
  language: Language;
  readOnly: boolean;
  errors: FieldErrors;
  onChange: (items: readonly Values[]) => void;
}) {
  const add = useRef<HTMLDivElement>(null);
  const error = errors[path];

  function move(at: number, by: number) {
    const moved = items.toSpliced(at, 1);
    onChange(moved.toSpliced(at + by, 0, items[at]!));
  }
  function remove(at: number) {
    onChange(items.toSpliced(at, 1));
    // The button that had the focus is gone.
    add.current?.querySelector("button")?.focus();
  }

  return (
    <>
      <ol className={css.items}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold nothing of their own
          <li key={at}>
            <fieldset className={css.item}>
              <legend>{m.hometext_item({ name, number: at + 1 })}</legend>
              <PlanFields
                fields={fields}
                values={item}
                path={`${path}.${at}`}
                language={language}
                readOnly={readOnly}
                errors={errors}
                onChange={(changed) => onChange(items.with(at, changed))}
              />
              {!readOnly && (
                <div className={form.actions}>
                  <Button kind="chip" disabled={at === 0} onClick={() => move(at, -1)}>
                    {m.hometext_up()}
                  </Button>
                  <Button
                    kind="chip"
                    disabled={at === items.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    {m.hometext_down()}
                  </Button>
                  <Button
                    kind="chip"
                    disabled={items.length === 1}
                    aria-label={m.hometext_remove_name({ name, number: at + 1 })}
                    onClick={() => remove(at)}
                  >
                    {m.staff_remove()}
                  </Button>
                </div>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      {error && <p className={form.refusal}>{error}</p>}
      {!readOnly && (
        <div ref={add} className={form.actions}>
          <Button onClick={() => onChange([...items, blank])}>{m.hometext_add({ name })}</Button>
        </div>
      )}
    </>
  );
}
