import type { BatchItem } from "@colorleaf/domain";
import { type KeyboardEvent, useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import type { Act } from "./batch-actions.tsx";
import css from "./batch-review.module.css";
import { EditItem } from "./edit-item.tsx";
import { ItemCard } from "./item-card.tsx";

export type Decision = "accept" | "reject" | "redraw" | "edit";

const decisionOfKey: Record<string, Decision> = {
  a: "accept",
  x: "reject",
  r: "redraw",
  e: "edit",
};

/** Pictures to judge, one after the other: the keys are those that m.batch_keys tells. */
export function ReviewGrid({
  items,
  canEdit,
  act,
}: {
  items: BatchItem[];
  canEdit: boolean;
  act: Act;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [editing, setEditing] = useState<BatchItem>();

  function decide(item: BatchItem, decision: Decision) {
    if (!canEdit || item.pageId) return;
    if (decision === "edit") return setEditing(item);
    if (decision === "redraw") return void act("POST", `/items/${item.id}/redraw`, {});
    if (item.state !== "drawn") return;
    const review = decision === "accept" ? "accepted" : "rejected";
    void act("POST", "/review", {
      items: [item.id],
      review: item.review === review ? "open" : review,
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cards = [...(list.current?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
    const at = cards.findIndex((card) => card.contains(event.target as Node));
    const item = items[at];
    if (!item) return;
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const decision = decisionOfKey[event.key.toLowerCase()];
    if (step !== 0) cards[at + step]?.focus();
    else if (decision) decide(item, decision);
    else return;
    event.preventDefault();
    // Who accepts or rejects by key goes on with the next one.
    if (decision === "accept" || decision === "reject") cards[at + 1]?.focus();
  }

  return (
    <>
      <ul ref={list} className={css.grid} aria-label={m.batch_review()} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              canEdit={canEdit}
              onDecide={(decision) => decide(item, decision)}
            />
          </li>
        ))}
      </ul>
      {editing && (
        <EditItem
          key={editing.id}
          item={editing}
          onClose={() => setEditing(undefined)}
          onSave={(request) => act("POST", `/items/${editing.id}/redraw`, { request })}
        />
      )}
    </>
  );
}
