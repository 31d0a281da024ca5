import type { StaffCategory } from "@colorleaf/domain";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { SelectField } from "../../../components/staff/field.tsx";
import form from "../../../components/staff/form/form.module.css";
import type { Notice } from "../../../components/staff/notice-line.tsx";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import type { CategoryName } from "../../../staff-area.ts";
import { Button } from "../../../ui/button.tsx";

/** A category goes only when it is empty: its pages go to another one first. */
export function DeleteCategory({
  category: { id, version, hasPages, published, texts },
  others,
}: {
  category: StaffCategory;
  others: readonly CategoryName[];
}) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [moveTo, setMoveTo] = useState(others[0]?.id ?? "");
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    if (!confirm(m.staff_category_delete_sure({ name: texts[getLocale()].name }))) return;
    setBusy(true);
    const body = { version, ...(hasPages && { moveTo }) };
    const answer = await callStaff<{ change: number }>("DELETE", `/categories/${id}`, body);
    setBusy(false);
    if (!answer.ok) {
      setRefusal(answer.message);
      // Somebody may have changed it: the next try is about what is now.
      return revalidate();
    }
    const name = texts[getLocale()].name;
    const notice: Notice = {
      text: m.staff_category_deleted({ name }),
      undo: [answer.value.change],
    };
    await navigate("/admin/categories", { state: { notice } });
  }

  return (
    <Panel title={m.staff_category_delete()}>
      {hasPages ? (
        <>
          <p>{m.staff_category_delete_pages({ count: published })}</p>
          <SelectField
            label={m.staff_move_to()}
            value={moveTo}
            onChange={({ target }) => setMoveTo(target.value)}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </>
      ) : (
        <p>{m.staff_category_delete_empty()}</p>
      )}
      <p role="alert" className={form.refusal}>
        {refusal}
      </p>
      <div className={form.actions}>
        <Button onClick={remove} disabled={isBusy || (hasPages && moveTo === "")}>
          {hasPages ? m.staff_category_delete_move() : m.staff_category_delete()}
        </Button>
      </div>
    </Panel>
  );
}
