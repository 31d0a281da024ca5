import type { StoredAdvertisement } from "@colorleaf/domain";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import form from "../../../components/staff/form/form.module.css";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { Button } from "../../../ui/button.tsx";
import css from "./route.module.css";

/** One advertisement: what it is, whether it is seen now, and what can be done with it. */
export function Entry({
  advertisement,
  canEdit,
  onEdit,
}: {
  advertisement: StoredAdvertisement;
  canEdit: boolean;
  onEdit: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { id, version, updatedAt: _, shownIn, ...editable } = advertisement;
  const { name, isOn, content } = editable;
  const state = stateOf(advertisement);

  async function change(method: "PUT" | "DELETE", body: unknown) {
    const answer = await callStaff(method, `/advertisements/${id}`, body);
    setRefusal(answer.ok ? undefined : answer.message);
    setAsking(false);
    await revalidate();
  }

  return (
    <div className={css.entry}>
      <div className={css.about}>
        <h3>{name}</h3>
        <p>
          {[
            content.kind === "code" ? m.ads_kind_code() : m.ads_kind_house(),
            readersOf(advertisement),
            timeOf(advertisement),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p role="alert" className={form.refusal}>
          {refusal}
        </p>
      </div>
      <span className={css.state} data-state={state.kind}>
        {state.text}
      </span>
      {canEdit && (
        <div className={css.buttons}>
          <Button
            aria-label={isOn ? m.ads_turn_off_name({ name }) : m.ads_turn_on_name({ name })}
            onClick={() => change("PUT", { version, advertisement: { ...editable, isOn: !isOn } })}
          >
            {isOn ? m.ads_turn_off() : m.ads_turn_on()}
          </Button>
          <Button aria-label={m.ads_edit_name({ name })} onClick={onEdit}>
            {m.ads_edit()}
          </Button>
          {isAsking ? (
            <Button onClick={() => change("DELETE", { version })}>{m.ads_remove_really()}</Button>
          ) : (
            <Button aria-label={m.ads_remove_name({ name })} onClick={() => setAsking(true)}>
              {m.ads_remove()}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function stateOf({ isOn, startsAt, endsAt, shownIn }: StoredAdvertisement) {
  const now = new Date().toISOString();
  if (!isOn) return { kind: "off", text: m.ads_state_off() };
  if (shownIn.length > 0) return { kind: "shown", text: m.ads_state_shown() };
  if (endsAt && endsAt <= now) return { kind: "ended", text: m.ads_state_ended() };
  if (startsAt && startsAt > now) return { kind: "scheduled", text: m.ads_state_scheduled() };
  return { kind: "waiting", text: m.ads_state_waiting() };
}

function readersOf({ language }: StoredAdvertisement): string {
  if (language === "en") return m.ads_readers_en();
  return language === "zh" ? m.ads_readers_zh() : m.ads_readers_all();
}

function timeOf({ startsAt, endsAt }: StoredAdvertisement): string | undefined {
  // The server's clock and the browser's may be in different zones; one of them has to be said.
  const format = new Intl.DateTimeFormat(getLocale(), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const text = (iso: string) => format.format(new Date(iso));
  if (startsAt && endsAt) return m.ads_from_until({ from: text(startsAt), until: text(endsAt) });
  if (startsAt) return m.ads_from({ from: text(startsAt) });
  return endsAt ? m.ads_until({ until: text(endsAt) }) : undefined;
}
