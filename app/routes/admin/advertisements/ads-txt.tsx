import { adsTxtSchema } from "@colorleaf/domain";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { TextArea } from "../../../components/staff/field.tsx";
import { checkWith } from "../../../components/staff/form/field-errors.ts";
import formCss from "../../../components/staff/form/form.module.css";
import { SaveBar } from "../../../components/staff/form/save-bar.tsx";
import { useSharedForm } from "../../../components/staff/form/use-shared-form.ts";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";
import css from "./route.module.css";

const check = checkWith(adsTxtSchema);

/** Who may sell our space: the file that buyers look for. */
export function AdsTxt({
  stored,
  canEdit,
}: {
  stored: { text: string; version: number };
  canEdit: boolean;
}) {
  const form = useSharedForm({
    stored: { version: stored.version, values: stored.text },
    check,
    save: (text, version) => callStaff("PUT", "/ads.txt", { version, text }),
  });

  return (
    <Panel title={m.ads_txt()}>
      <form {...form.props} className={formCss.form}>
        <div className={css.code}>
          <TextArea
            label={m.ads_txt_label()}
            hint={m.ads_txt_hint()}
            rows={6}
            spellCheck={false}
            readOnly={!canEdit}
            value={form.values}
            onChange={(event) => form.setValues(event.target.value)}
            error={form.errors[""]}
          />
        </div>
        {canEdit && (
          <SaveBar form={form}>
            <a href="/ads.txt">{m.ads_txt_open()}</a>
          </SaveBar>
        )}
      </form>
    </Panel>
  );
}
