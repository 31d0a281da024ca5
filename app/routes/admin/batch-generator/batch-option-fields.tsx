import {
  aspectRatios,
  batchWriters,
  difficulties,
  isOneOf,
  type NewBatch,
  pageStyles,
} from "@colorleaf/domain";
import { aspectNames } from "../../../components/option-names.ts";
import { difficultyName, pageStyleName } from "../../../components/page-words.ts";
import { SelectField } from "../../../components/staff/field.tsx";
import form from "../../../components/staff/form/form.module.css";
import { m } from "../../../paraglide/messages.js";

type Options = NonNullable<NewBatch["options"]>;

/** How the pages of a batch are drawn, where their lines do not say it. */
export function BatchOptionFields({
  value,
  onChange,
}: {
  value: Options;
  onChange: (value: Options) => void;
}) {
  return (
    <div className={form.row}>
      <SelectField
        label={m.filter_difficulty()}
        value={value.difficulty}
        onChange={({ target }) =>
          isOneOf(difficulties, target.value) && onChange({ ...value, difficulty: target.value })
        }
        options={difficulties.map((one) => ({ value: one, label: difficultyName(one) }))}
      />
      <SelectField
        label={m.filter_style()}
        value={value.style}
        onChange={({ target }) =>
          isOneOf(pageStyles, target.value) && onChange({ ...value, style: target.value })
        }
        options={pageStyles.map((one) => ({ value: one, label: pageStyleName(one) }))}
      />
      <SelectField
        label={m.form_aspect_ratio()}
        value={value.aspectRatio}
        onChange={({ target }) =>
          isOneOf(aspectRatios, target.value) && onChange({ ...value, aspectRatio: target.value })
        }
        options={aspectRatios.map((one) => ({ value: one, label: aspectNames[one]() }))}
      />
      <SelectField
        label={m.batch_writer()}
        hint={m.batch_writer_hint()}
        value={value.writer}
        onChange={({ target }) =>
          isOneOf(batchWriters, target.value) && onChange({ ...value, writer: target.value })
        }
        options={[
          { value: "built-in", label: m.batch_writer_builtin() },
          { value: "model", label: m.batch_writer_model() },
        ]}
      />
    </div>
  );
}
