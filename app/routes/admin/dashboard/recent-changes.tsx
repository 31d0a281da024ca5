import type { StaffChange } from "@colorleaf/domain";
import { Link } from "react-router";
import { ChangeList } from "../../../components/staff/change-list/change-list.tsx";
import form from "../../../components/staff/form/form.module.css";
import { NoticeLine } from "../../../components/staff/notice-line.tsx";
import { Panel } from "../../../components/staff/screen.tsx";
import { useNotice } from "../../../components/staff/use-notice.ts";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/button.tsx";

export function RecentChanges({
  changes,
  canEdit,
}: {
  changes: readonly StaffChange[];
  canEdit: boolean;
}) {
  const { notice, undo } = useNotice();
  return (
    <Panel title={m.staff_changes_title()}>
      {changes.length === 0 && <p>{m.staff_changes_none()}</p>}
      <NoticeLine notice={notice} />
      <ChangeList changes={changes} canEdit={canEdit} onUndo={undo} />
      {changes.length > 0 && (
        <div className={form.actions}>
          <Link to="/admin/changes" className={buttonClass()}>
            {m.staff_log_all()}
          </Link>
        </div>
      )}
    </Panel>
  );
}
