import type { ServiceChoiceChange, ServiceName, ServiceTrial } from "@colorleaf/domain";
import { useState } from "react";
import { type Answer, callStaff } from "../../../components/staff/call-staff.ts";
import formCss from "../../../components/staff/form/form.module.css";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "./try-service.module.css";

/** Asks the service with what is typed, saved or not, and shows what it answered. */
export function TryService({
  service,
  name,
  validate,
  hint,
}: {
  service: ServiceName;
  name: string;
  validate: () => ServiceChoiceChange | undefined;
  hint?: string;
}) {
  const [answer, setAnswer] = useState<Answer<ServiceTrial>>();
  const [isTrying, setTrying] = useState(false);

  async function ask() {
    setAnswer(undefined);
    const value = validate();
    if (!value) return;
    setTrying(true);
    setAnswer(await callStaff<ServiceTrial>("POST", "/services/try", { service, value }));
    setTrying(false);
  }

  return (
    <div className={css.trial}>
      <div className={formCss.actions}>
        <Button
          disabled={isTrying}
          onClick={ask}
          aria-label={isTrying ? undefined : m.services_try_name({ name })}
        >
          {isTrying ? m.services_trying() : m.services_try()}
        </Button>
        {hint && <span className={css.hint}>{hint}</span>}
      </div>
      <div role="status">
        {answer && !answer.ok && <p className={formCss.refusal}>{answer.message}</p>}
        {answer?.ok && (
          <div className={css.answer}>
            <p>{m.services_answered({ seconds: (answer.value.ms / 1000).toFixed(1) })}</p>
            {answer.value.words && <blockquote>{answer.value.words}</blockquote>}
            {answer.value.picture && <img src={answer.value.picture} alt={m.services_picture()} />}
          </div>
        )}
      </div>
    </div>
  );
}
