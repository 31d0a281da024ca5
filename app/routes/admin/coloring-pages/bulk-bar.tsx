import type { Language } from "@colorleaf/domain";
import { useState } from "react";
import { SelectField } from "../../../components/staff/field.tsx";
import { m } from "../../../paraglide/messages.js";
import type { CategoryName } from "../../../staff-area.ts";
import { Button } from "../../../ui/button.tsx";
import css from "./bulk-bar.module.css";
import { BulkTags } from "./bulk-tags.tsx";

export type BulkAction =
  | { action: "publish" | "unpublish" | "delete" }
  | { action: "move"; categoryId: string }
  | { action: "tag" | "untag"; tags: Partial<Record<Language, string>> };

/** What can be done to all that is ticked. There is no "are you sure": everything can be undone. */
export function BulkBar({
  count,
  categories,
  isBusy,
  onAct,
  onClear,
}: {
  count: number;
  categories: readonly CategoryName[];
  isBusy: boolean;
  /** Resolves to why it was refused. */
  onAct: (action: BulkAction) => Promise<string | undefined>;
  onClear: () => void;
}) {
  const [categoryId, setCategoryId] = useState(categories[0]?.id ?? "");
  return (
    <section className={css.bar} aria-label={m.staff_bulk_label()}>
      <p role="status">{m.staff_selected({ count })}</p>
      <Button disabled={isBusy} onClick={() => onAct({ action: "publish" })}>
        {m.staff_publish()}
      </Button>
      <Button disabled={isBusy} onClick={() => onAct({ action: "unpublish" })}>
        {m.staff_unpublish()}
      </Button>
      <div className={css.move}>
        <SelectField
          label={m.staff_move_to()}
          value={categoryId}
          onChange={(event) => setCategoryId(event.target.value)}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button disabled={isBusy} onClick={() => onAct({ action: "move", categoryId })}>
          {m.staff_move()}
        </Button>
      </div>
      <BulkTags count={count} isBusy={isBusy} onAct={onAct} />
      <Button disabled={isBusy} onClick={() => onAct({ action: "delete" })}>
        {m.staff_delete()}
      </Button>
      <Button onClick={onClear}>{m.staff_select_none()}</Button>
    </section>
  );
}
