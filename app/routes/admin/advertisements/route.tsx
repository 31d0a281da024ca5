import type { StoredAdvertisement } from "@colorleaf/domain";
import { useState } from "react";
import { Panel, Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import type { Route } from "./+types/route";
import { AdsTxt } from "./ads-txt.tsx";
import { Editor } from "./editor.tsx";
import { Entry } from "./entry.tsx";
import css from "./route.module.css";

export const meta = () => staffMeta(m.ads_title());

export const loader = staffLoader("viewer", async ({ staff, advertisements, adsTxt }) => ({
  canEdit: staff.role !== "viewer",
  advertisements: await advertisements(),
  adsTxt: await adsTxt(),
}));

export default function Advertisements({ loaderData }: Route.ComponentProps) {
  const { advertisements, adsTxt, canEdit } = loaderData;
  const [editing, setEditing] = useState<StoredAdvertisement | "new">();
  /** Others may save it while it is edited. */
  const newest = (known: StoredAdvertisement) =>
    advertisements.find(({ id }) => id === known.id) ?? known;
  return (
    <Screen
      title={m.ads_title()}
      actions={
        canEdit &&
        !editing && (
          <Button kind="strong" onClick={() => setEditing("new")}>
            {m.ads_new()}
          </Button>
        )
      }
    >
      {editing ? (
        <Editor
          key={editing === "new" ? "new" : editing.id}
          stored={editing === "new" ? undefined : newest(editing)}
          onClose={() => setEditing(undefined)}
        />
      ) : (
        <>
          <Panel title={m.ads_slot_generator()}>
            <p>{m.ads_slot_generator_text()}</p>
            {advertisements.length === 0 && <p>{m.ads_none()}</p>}
            <ul className={css.entries}>
              {advertisements.map((one) => (
                <li key={one.id}>
                  <Entry advertisement={one} canEdit={canEdit} onEdit={() => setEditing(one)} />
                </li>
              ))}
            </ul>
          </Panel>
          <div className={css.columns}>
            <Panel title={m.ads_rules()}>
              <ul className={css.rules}>
                {[
                  m.ads_rule_picture(),
                  m.ads_rule_navigation(),
                  m.ads_rule_tool(),
                  m.ads_rule_frame(),
                  m.ads_rule_label(),
                  m.ads_rule_order(),
                ].map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </Panel>
            <AdsTxt stored={adsTxt} canEdit={canEdit} />
          </div>
        </>
      )}
    </Screen>
  );
}
