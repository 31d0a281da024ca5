import { isOneOf } from "@colorleaf/domain";
import { Link } from "react-router";
import { Panel, Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import tabs from "../../../components/staff/tabs.module.css";
import { m } from "../../../paraglide/messages.js";
import type { Route } from "./+types/route";
import { Backups } from "./backups.tsx";
import { ContentFile } from "./content-file.tsx";
import { ServicesForm } from "./services-form.tsx";
import { SettingsForm } from "./settings-form.tsx";

export const meta = () => staffMeta(m.settings_title());

const parts = ["site", "services", "data"] as const;
const titles = {
  site: m.settings_general,
  services: m.services_title,
  data: m.settings_data,
};

export const loader = staffLoader("owner", async (area, { url }) => {
  const asked = url.searchParams.get("part") ?? undefined;
  const part = isOneOf(parts, asked) ? asked : "site";
  return {
    part,
    stored: await area.siteSettings(),
    services: await area.serviceChoice(),
    backups: area.canBackUp ? await area.backups() : undefined,
  };
});

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { part, stored, services, backups } = loaderData;
  return (
    <Screen title={m.settings_title()}>
      <nav aria-label={m.settings_title()} className={tabs.tabs}>
        {parts.map((one) => (
          <Link
            key={one}
            to={one === "site" ? "?" : `?part=${one}`}
            aria-current={part === one ? "page" : undefined}
          >
            {titles[one]()}
          </Link>
        ))}
      </nav>
      {part === "site" && <SettingsForm stored={stored} />}
      {part === "services" && <ServicesForm stored={services} />}
      {part === "data" && (
        <>
          {backups ? <Backups files={backups} /> : <BackupElsewhere />}
          <ContentFile />
        </>
      )}
    </Screen>
  );
}

/** PostgreSQL has tools of its own, which know more than we do. */
function BackupElsewhere() {
  return (
    <Panel title={m.settings_backup()}>
      <p>{m.settings_backup_postgres()}</p>
    </Panel>
  );
}
