import {
  aspectRatios,
  difficulties,
  isOneOf,
  maxBatchItems,
  type NewBatch,
  pageStyles,
  type RefusedLine,
} from "@colorleaf/domain";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { aspectNames } from "../../../components/option-names.ts";
import { difficultyName, pageStyleName } from "../../../components/page-words.ts";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { SelectField, TextArea, TextField } from "../../../components/staff/field.tsx";
import form from "../../../components/staff/form/form.module.css";
import { UnsavedGuard } from "../../../components/staff/form/unsaved-guard.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "./new-batch-form.module.css";
import { RefusedLines } from "./refused-lines.tsx";

export function NewBatchForm({
  workLists,
}: {
  workLists: { searches: string[]; subjects: string[] };
}) {
  const navigate = useNavigate();
  const [batch, setBatch] = useState<NewBatch & { options: object }>({
    name: "",
    source: "lines",
    text: "",
    options: { difficulty: "medium", style: "cartoon", aspectRatio: "1:1" },
  });
  const [errors, setErrors] = useState<{ name?: string; text?: string }>({});
  const [refusal, setRefusal] = useState<string>();
  const [refused, setRefused] = useState<RefusedLine[]>([]);
  const [created, setCreated] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const change = (part: Partial<NewBatch>) => setBatch((before) => ({ ...before, ...part }));
  const setOptions = (part: NewBatch["options"]) =>
    change({ options: { ...batch.options, ...part } });
  const addLines = (lines: readonly string[]) =>
    change({ source: "lines", text: [batch.text.trim(), ...lines].filter(Boolean).join("\n") });

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (!file) return;
    const name = batch.name || file.name.replace(/\.\w+$/, "").slice(0, 80);
    change({ source: "csv", text: await file.text(), name });
  }

  async function create(event: FormEvent) {
    event.preventDefault();
    const wrong = {
      ...(batch.name.trim() === "" && { name: m.field_empty() }),
      ...(batch.text.trim() === "" && { text: m.field_empty() }),
    };
    setErrors(wrong);
    setRefusal(undefined);
    if (Object.keys(wrong).length > 0) return;
    setSending(true);
    const answer = await callStaff<{ id: string | null; refused: RefusedLine[] }>(
      "POST",
      "/batches",
      batch,
    );
    setSending(false);
    if (!answer.ok) {
      const { text } = answer.fields;
      if (text === "too-many") setErrors({ text: m.batch_too_many({ max: maxBatchItems }) });
      else if (text === "not-csv") setErrors({ text: m.batch_not_csv() });
      else setRefusal(answer.message);
      return;
    }
    const { id, refused } = answer.value;
    setRefused(refused);
    setCreated(id);
    if (id && refused.length === 0) await navigate(`/admin/batch-generator/${id}`);
  }

  return (
    <form onSubmit={create} noValidate className={form.form}>
      <UnsavedGuard isDirty={batch.text.trim() !== "" && !isSending && created === null} />
      <TextField
        label={m.batch_name()}
        maxLength={80}
        value={batch.name}
        onChange={(event) => change({ name: event.target.value })}
        error={errors.name}
      />
      <TextArea
        label={batch.source === "csv" ? m.batch_text_csv() : m.batch_text()}
        hint={batch.source === "csv" ? m.batch_text_csv_hint() : m.batch_text_hint()}
        rows={8}
        value={batch.text}
        onChange={(event) =>
          change({
            text: event.target.value,
            ...(event.target.value === "" && { source: "lines" as const }),
          })
        }
        error={errors.text}
      />
      <div className={form.actions}>
        <label className={css.file}>
          <span>{m.batch_upload()}</span>
          <input type="file" accept=".csv,.tsv,.txt,text/csv" onChange={open} />
        </label>
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
      <div className={css.options}>
        <SelectField
          label={m.filter_difficulty()}
          defaultValue="medium"
          onChange={({ target }) =>
            isOneOf(difficulties, target.value) && setOptions({ difficulty: target.value })
          }
          options={difficulties.map((one) => ({ value: one, label: difficultyName(one) }))}
        />
        <SelectField
          label={m.filter_style()}
          defaultValue="cartoon"
          onChange={({ target }) =>
            isOneOf(pageStyles, target.value) && setOptions({ style: target.value })
          }
          options={pageStyles.map((one) => ({ value: one, label: pageStyleName(one) }))}
        />
        <SelectField
          label={m.form_aspect_ratio()}
          defaultValue="1:1"
          onChange={({ target }) =>
            isOneOf(aspectRatios, target.value) && setOptions({ aspectRatio: target.value })
          }
          options={aspectRatios.map((one) => ({ value: one, label: aspectNames[one]() }))}
        />
      </div>
      <p role="alert" className={form.refusal}>
        {refusal}
      </p>
      {refused.length > 0 && <RefusedLines refused={refused} created={created} />}
      <div className={form.actions}>
        <Button kind="strong" type="submit" disabled={isSending || created !== null}>
          {isSending ? m.batch_checking() : m.batch_start()}
        </Button>
      </div>
    </form>
  );
}
