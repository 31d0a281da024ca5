import { type NewBatch, newBatchSchema, type RefusedLine } from "@colorleaf/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { TextArea, TextField } from "../../../components/staff/field.tsx";
import { FileField } from "../../../components/staff/file-field.tsx";
import { checkWith } from "../../../components/staff/form/field-errors.ts";
import css from "../../../components/staff/form/form.module.css";
import { SaveBar } from "../../../components/staff/form/save-bar.tsx";
import { useStaffForm } from "../../../components/staff/form/use-staff-form.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { BatchOptionFields } from "./batch-option-fields.tsx";
import { RefusedLines } from "./refused-lines.tsx";

const blank = {
  name: "",
  source: "lines" as NewBatch["source"],
  text: "",
  options: {
    difficulty: "medium",
    style: "cartoon",
    aspectRatio: "1:1",
    writer: "built-in",
  } as const,
};
type Values = Omit<typeof blank, "options"> & { options: NonNullable<NewBatch["options"]> };

const check = checkWith(newBatchSchema);

export function NewBatchForm({
  workLists,
}: {
  workLists: { searches: string[]; subjects: string[] };
}) {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<{ id: string | null; refused: RefusedLine[] }>();
  const isCreated = typeof outcome?.id === "string";
  const form = useStaffForm({
    initial: blank as Values,
    check(values: Values) {
      const checked = check(values);
      if (values.text.trim() !== "") return checked;
      const others = "errors" in checked ? checked.errors : {};
      return { errors: { ...others, text: m.field_empty() } };
    },
    async save(batch) {
      setOutcome(undefined);
      const answer = await callStaff<NonNullable<typeof outcome>>("POST", "/batches", batch);
      if (!answer.ok) return { ok: false, text: answer.message, fields: answer.fields };
      const { id, refused } = answer.value;
      if (id && refused.length === 0) await navigate(`/admin/batch-generator/${id}`);
      setOutcome(answer.value);
      return id
        ? { ok: true, text: m.batch_some_refused() }
        : { ok: false, text: m.batch_all_refused() };
    },
  });
  const { values, set, errors } = form;
  const isCsv = values.source === "csv";
  const addLines = (lines: readonly string[]) =>
    set({ source: "lines", text: [values.text.trim(), ...lines].filter(Boolean).join("\n") });

  async function open(file: File | undefined) {
    if (!file) return;
    const name = values.name || file.name.replace(/\.\w+$/, "").slice(0, 80);
    set({ source: "csv", text: await file.text(), name });
  }

  return (
    <form {...form.props} className={css.form}>
      <TextField
        label={m.batch_name()}
        maxLength={80}
        value={values.name}
        onChange={({ target }) => set({ name: target.value })}
        error={errors.name}
      />
      <TextArea
        label={isCsv ? m.batch_text_csv() : m.batch_text()}
        hint={isCsv ? m.batch_text_csv_hint() : m.batch_text_hint()}
        rows={8}
        value={values.text}
        onChange={({ target: { value: text } }) =>
          set({ text, ...(text === "" && { source: "lines" }) })
        }
        error={errors.text}
      />
      <FileField label={m.batch_upload()} accept=".csv,.tsv,.txt,text/csv" onFile={open} />
      <div className={css.actions}>
        {workLists.searches.length > 0 && (
          <Button onClick={() => addLines(workLists.searches)}>
            {m.batch_from_searches({ count: workLists.searches.length })}
          </Button>
        )}
        {workLists.subjects.length > 0 && (
          <Button onClick={() => addLines(workLists.subjects)}>
            {m.batch_from_subjects({ count: workLists.subjects.length })}
          </Button>
        )}
      </div>
      <BatchOptionFields value={values.options} onChange={(options) => set({ options })} />
      {outcome && outcome.refused.length > 0 && (
        <RefusedLines refused={outcome.refused} created={outcome.id} />
      )}
      {!isCreated && <SaveBar form={form} action={m.batch_start()} busy={m.batch_checking()} />}
    </form>
  );
}
