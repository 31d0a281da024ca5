import type { Batch } from "@colorleaf/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { SelectField } from "../../../components/staff/field.tsx";
import form from "../../../components/staff/form/form.module.css";
import { m } from "../../../paraglide/messages.js";
import type { CategoryName } from "../../../staff-area.ts";
import { Button } from "../../../ui/button.tsx";
import css from "./batch-review.module.css";

/** Resolves to why it was refused; undefined: it was done. */
export type Act = <T>(
  method: "POST" | "PUT",
  path: string,
  body?: unknown,
  done?: (value: T) => string,
) => Promise<string | undefined>;

/** What can be done with a batch as a whole. */
export function BatchActions({
  batch: { id, state, counts },
  categories,
  act,
}: {
  batch: Batch;
  categories: CategoryName[];
  act: Act;
}) {
  const navigate = useNavigate();
  const [categoryId, setCategoryId] = useState(categories[0]?.id ?? "");
  const [asking, setAsking] = useState<"cancel" | "remove">();
  const toPublish = counts.accepted - counts.published;
  const isWaiting = counts.waiting > 0;

  async function remove() {
    const answer = await callStaff("DELETE", `/batches/${id}`);
    if (answer.ok) await navigate("/admin/batch-generator");
  }

  return (
    <div className={css.actions}>
      <div className={form.actions}>
        {isWaiting && state === "running" && (
          <Button onClick={() => act("PUT", "/state", { state: "paused" })}>
            {m.batch_pause()}
          </Button>
        )}
        {isWaiting && state === "paused" && (
          <Button onClick={() => act("PUT", "/state", { state: "running" })}>
            {m.batch_resume()}
          </Button>
        )}
        {isWaiting &&
          state !== "cancelled" &&
          (asking === "cancel" ? (
            <Button onClick={() => act("PUT", "/state", { state: "cancelled" })}>
              {m.batch_cancel_really()}
            </Button>
          ) : (
            <Button onClick={() => setAsking("cancel")}>{m.batch_cancel()}</Button>
          ))}
        {counts.failed > 0 && (
          <Button onClick={() => act("POST", "/retry")}>
            {m.batch_retry({ count: counts.failed })}
          </Button>
        )}
        <Button onClick={() => act("POST", "/review", { items: "open", review: "accepted" })}>
          {m.batch_accept_rest()}
        </Button>
        {asking === "remove" ? (
          <Button onClick={remove}>{m.batch_remove_really()}</Button>
        ) : (
          <Button onClick={() => setAsking("remove")}>{m.batch_remove()}</Button>
        )}
      </div>
      <div className={css.publish}>
        <SelectField
          label={m.batch_category()}
          value={categoryId}
          onChange={(event) => setCategoryId(event.target.value)}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button
          kind="strong"
          disabled={toPublish === 0}
          onClick={() =>
            act<{ published: number }>("POST", "/publish", { categoryId }, ({ published }) =>
              m.batch_published_count({ count: published }),
            )
          }
        >
          {m.batch_publish({ count: toPublish })}
        </Button>
      </div>
    </div>
  );
}
