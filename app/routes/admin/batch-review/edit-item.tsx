import type { BatchItem, BatchRequest } from "@colorleaf/domain";
import { useEffect, useId, useRef, useState } from "react";
import dialogCss from "../../../components/staff/dialog.module.css";
import { DrawingFields } from "../../../components/staff/drawing/drawing-fields.tsx";
import form from "../../../components/staff/form/form.module.css";
import { UnsavedGuard } from "../../../components/staff/form/unsaved-guard.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";

/** Other words or options for one page of a batch, which is then drawn anew. */
export function EditItem({
  item,
  onSave,
  onClose,
}: {
  item: BatchItem;
  /** Resolves to why it was refused. */
  onSave: (request: BatchRequest) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [request, setRequest] = useState(item.request);
  const [refusal, setRefusal] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isEmpty = request.description.trim() === "";
  const isDirty = JSON.stringify(request) !== JSON.stringify(item.request);
  const mayClose = () => !isDirty || confirm(m.unsaved_item());

  async function save() {
    if (isEmpty) return;
    setSaving(true);
    const refused = await onSave(request);
    setSaving(false);
    setRefusal(refused);
    if (refused === undefined) onClose();
  }

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <>
      <UnsavedGuard isDirty={isDirty} />
      <dialog
        ref={dialog}
        className={dialogCss.dialog}
        aria-labelledby={titleId}
        onCancel={(event) => {
          if (!mayClose()) event.preventDefault();
        }}
        onClose={onClose}
      >
        <h2 id={titleId}>{m.batch_edit_title()}</h2>
        <form
          noValidate
          className={form.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <DrawingFields
            value={request}
            onChange={(value) => {
              setRefusal(undefined);
              setRequest((before) => ({ ...before, ...value }));
            }}
            descriptionError={isEmpty ? m.field_empty() : refusal}
          />
          <div className={form.actions}>
            <Button kind="strong" type="submit" disabled={isSaving}>
              {m.batch_redraw()}
            </Button>
            <Button onClick={() => mayClose() && dialog.current?.close()}>{m.action_back()}</Button>
          </div>
        </form>
      </dialog>
    </>
  );
}
