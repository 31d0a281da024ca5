import {
  type AdvertisementContent,
  type EditableAdvertisement,
  editableAdvertisementSchema,
  type Language,
  languages,
  type StoredAdvertisement,
} from "@colorleaf/domain";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { SelectField, TextArea, TextField } from "../../../components/staff/field.tsx";
import { checkWith } from "../../../components/staff/form/field-errors.ts";
import formCss from "../../../components/staff/form/form.module.css";
import { SaveBar } from "../../../components/staff/form/save-bar.tsx";
import { useSharedForm } from "../../../components/staff/form/use-shared-form.ts";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { HouseFields } from "./house-fields.tsx";
import { Preview } from "./preview.tsx";
import css from "./route.module.css";
import { fromLocal, toLocal } from "./schedule.ts";

const emptyText = { title: "", text: "", action: "" };
const empty: EditableAdvertisement = {
  slot: "generator",
  name: "",
  isOn: true,
  language: null,
  startsAt: null,
  endsAt: null,
  content: { kind: "code", code: "" },
};

const check = checkWith(editableAdvertisementSchema);

export function Editor({
  stored,
  onClose,
}: {
  stored: StoredAdvertisement | undefined;
  onClose: () => void;
}) {
  const form = useSharedForm({
    stored: stored
      ? { version: stored.version, values: editableOf(stored) }
      : { version: 0, values: empty },
    check,
    save: (advertisement, version) =>
      stored
        ? callStaff("PUT", `/advertisements/${stored.id}`, { version, advertisement })
        : callStaff("POST", "/advertisements", advertisement),
    onSaved: onClose,
  });
  const { values: draft, set: change, errors } = form;

  return (
    <div className={css.editor}>
      <Panel title={stored ? m.ads_edit_title() : m.ads_new()}>
        <form {...form.props} className={formCss.form}>
          <TextField
            label={m.ads_name()}
            hint={m.ads_name_hint()}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
            error={errors.name}
          />
          <div className={formCss.row}>
            <SelectField
              label={m.ads_kind()}
              value={draft.content.kind}
              options={[
                { value: "code", label: m.ads_kind_code() },
                { value: "house", label: m.ads_kind_house() },
              ]}
              onChange={(event) => change({ content: contentOf(event.target.value) })}
            />
            <SelectField
              label={m.ads_readers()}
              value={draft.language ?? ""}
              options={[
                { value: "", label: m.ads_readers_all() },
                { value: "en", label: m.ads_readers_en() },
                { value: "zh", label: m.ads_readers_zh() },
              ]}
              onChange={({ target }) =>
                change({ language: (target.value || null) as Language | null })
              }
            />
          </div>
          {draft.content.kind === "code" ? (
            <div className={css.code}>
              <TextArea
                label={m.ads_code()}
                hint={m.ads_code_hint()}
                rows={8}
                spellCheck={false}
                value={draft.content.code}
                onChange={({ target }) => change({ content: { kind: "code", code: target.value } })}
                error={errors["content.code"]}
              />
            </div>
          ) : (
            <HouseFields
              content={draft.content}
              errors={errors}
              onChange={(content) => change({ content })}
            />
          )}
          <div className={formCss.row}>
            <TextField
              label={m.ads_starts()}
              hint={m.ads_time_hint()}
              type="datetime-local"
              value={toLocal(draft.startsAt)}
              onChange={(event) => change({ startsAt: fromLocal(event.target.value) })}
            />
            <TextField
              label={m.ads_ends()}
              type="datetime-local"
              value={toLocal(draft.endsAt)}
              onChange={(event) => change({ endsAt: fromLocal(event.target.value) })}
              error={errors.endsAt && m.ads_ends_before_start()}
            />
          </div>
          <label className={formCss.check}>
            <input
              type="checkbox"
              checked={draft.isOn}
              onChange={(event) => change({ isOn: event.target.checked })}
            />
            {m.ads_is_on()}
          </label>
          <SaveBar form={form}>
            <Button onClick={onClose}>
              {form.isUnsaved ? m.action_discard() : m.action_back()}
            </Button>
          </SaveBar>
        </form>
      </Panel>
      <Panel title={m.ads_preview()}>
        {(draft.language ? [draft.language] : languages).map((language) => (
          <Preview key={language} content={draft.content} language={language} />
        ))}
      </Panel>
    </div>
  );
}

function editableOf({
  slot,
  name,
  isOn,
  language,
  startsAt,
  endsAt,
  content,
}: StoredAdvertisement) {
  return { slot, name, isOn, language, startsAt, endsAt, content };
}

function contentOf(kind: string): AdvertisementContent {
  return kind === "house"
    ? { kind, path: "/coloring-tool", texts: { en: emptyText, zh: emptyText } }
    : { kind: "code", code: "" };
}
