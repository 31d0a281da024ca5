import { Panel, Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/button.tsx";
import type { Route } from "./+types/route";
import { SettingsForm } from "./settings-form.tsx";

export const meta = () => staffMeta(m.settings_title());

export const loader = staffLoader("owner", async ({ siteSettings, canBackUp }) => ({
  stored: await siteSettings(),
  canBackUp,
}));

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { stored, canBackUp } = loaderData;
  return (
    <Screen title={m.settings_title()}>
      <SettingsForm stored={stored} />
      <Panel title={m.settings_backup()}>
        <p>{canBackUp ? m.settings_backup_text() : m.settings_backup_postgres()}</p>
        {canBackUp && (
          <p>
            <a href="/api/admin/backup" download className={buttonClass()}>
              {m.settings_backup_now()}
            </a>
          </p>
        )}
      </Panel>
    </Screen>
  );
}
