import { Link } from "react-router";
import { Panel, Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import tabs from "../../../components/staff/tabs.module.css";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/button.tsx";
import type { Route } from "./+types/route";
import { ContentFile } from "./content-file.tsx";
import { ServicesForm } from "./services-form.tsx";
import { SettingsForm } from "./settings-form.tsx";

export const meta = () => staffMeta(m.settings_title());

export const loader = staffLoader("owner", async (area, { url }) => ({
  part: url.searchParams.get("part") === "services" ? "services" : "site",
  stored: await area.siteSettings(),
  services: await area.serviceChoice(),
  canBackUp: area.canBackUp,
}));

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { part, stored, services, canBackUp } = loaderData;
  return (
    <Screen title={m.settings_title()}>
      <nav aria-label={m.settings_title()} className={tabs.tabs}>
        <Link to="?" aria-current={part === "site" ? "page" : undefined}>
          {m.settings_general()}
        </Link>
        <Link to="?part=services" aria-current={part === "services" ? "page" : undefined}>
          {m.services_title()}
        </Link>
      </nav>
      {part === "services" ? (
        <ServicesForm stored={services} />
      ) : (
        <>
          <SettingsForm stored={stored} />
          <ContentFile />
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
        </>
      )}
    </Screen>
  );
}
