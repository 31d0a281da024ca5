import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { CodeField } from "../../../components/staff/code-field.tsx";
import form from "../../../components/staff/form/form.module.css";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { QrCode } from "./qr-code.tsx";
import css from "./second-factor.module.css";

interface Offer {
  secret: string;
  address: string;
}

/** Turning the code of an app on and off. */
export function SecondFactor({ isOn, recoveryCodes }: { isOn: boolean; recoveryCodes: number }) {
  const { revalidate } = useRevalidator();
  const [offer, setOffer] = useState<Offer>();
  const [shown, setShown] = useState<string[]>();
  const [refusal, setRefusal] = useState<string>();

  async function setUp() {
    const answer = await callStaff<Offer>("POST", "/second-factor");
    if (answer.ok) setOffer(answer.value);
    else setRefusal(answer.message);
  }

  /** Resolves to what is wrong with the code. */
  async function turnOn(code: string): Promise<string | undefined> {
    const answer = await callStaff<{ recoveryCodes: string[] }>("PUT", "/second-factor", { code });
    if (!answer.ok) return answer.fields.code ? m.field_wrong() : answer.message;
    setShown(answer.value.recoveryCodes);
    setOffer(undefined);
    await revalidate();
  }
  async function turnOff(code: string): Promise<string | undefined> {
    const answer = await callStaff("POST", "/second-factor/off", { code });
    if (!answer.ok) return answer.message;
    setShown(undefined);
    await revalidate();
  }

  if (isOn) {
    return (
      <>
        {shown && (
          <div role="status">
            <h3>{m.staff_factor_codes()}</h3>
            <p>{m.staff_factor_codes_text()}</p>
            <ul className={css.codes}>
              {shown.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
          </div>
        )}
        <p>{m.staff_factor_on({ count: recoveryCodes })}</p>
        <CodeForm key="off" action={m.staff_factor_turn_off()} onCode={turnOff} hasRecoveryCodes />
      </>
    );
  }
  if (!offer) {
    return (
      <>
        <p>{m.staff_factor_off_text()}</p>
        <p role="alert" className={form.refusal}>
          {refusal}
        </p>
        <Button onClick={setUp}>{m.staff_factor_set_up()}</Button>
      </>
    );
  }
  return (
    <>
      <p>{m.staff_factor_scan()}</p>
      <QrCode text={offer.address} />
      <p>
        {m.staff_factor_key()} <span className={css.key}>{offer.secret}</span>
      </p>
      <p>
        <a href={offer.address}>{m.staff_factor_open()}</a>
      </p>
      <CodeForm key="on" action={m.staff_factor_turn_on()} onCode={turnOn} />
    </>
  );
}

function CodeForm({
  action,
  onCode,
  hasRecoveryCodes = false,
}: {
  action: string;
  hasRecoveryCodes?: boolean;
  onCode: (code: string) => Promise<string | undefined>;
}) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  async function send(event: FormEvent) {
    event.preventDefault();
    setError(code.trim() === "" ? m.field_empty() : await onCode(code));
  }
  return (
    <form method="post" onSubmit={send} noValidate className={form.form}>
      <CodeField value={code} onValue={setCode} hasRecoveryCodes={hasRecoveryCodes} error={error} />
      <div className={form.actions}>
        <Button type="submit">{action}</Button>
      </div>
    </form>
  );
}
