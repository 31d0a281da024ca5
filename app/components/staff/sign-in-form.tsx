import { type StaffMember, staffEmailSchema } from "@colorleaf/domain";
import { type FormEvent, useId, useState } from "react";
import { markStaffPresent } from "../../browser/staff-presence.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { send } from "./call-staff.ts";
import { CodeField } from "./code-field.tsx";
import { TextField } from "./field.tsx";
import form from "./form/form.module.css";
import { PasswordField } from "./password-field.tsx";
import { useInBrowser } from "./use-in-browser.ts";

/** @param email known already: it is the same person's session that goes on */
export function SignInForm({
  email: knownEmail = "",
  onSignedIn,
}: {
  email?: string;
  onSignedIn: (staff: StaffMember) => void;
}) {
  const errorId = useId();
  const isInBrowser = useInBrowser();
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState("");
  const [refusal, setRefusal] = useState<string>();
  /** Undefined: nobody has asked for one. */
  const [code, setCode] = useState<string>();
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const emailError =
    isTried && !staffEmailSchema.safeParse(email).success ? m.staff_email_invalid() : undefined;
  const passwordError = isTried && password === "" ? m.staff_password_empty() : undefined;

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // From the form: what was typed, or filled in by the browser, before the scripts arrived counts.
    const typed = new FormData(event.currentTarget);
    const given = {
      email: String(typed.get("email")),
      password: String(typed.get("password")),
      ...(code !== undefined && { code }),
    };
    setEmail(given.email);
    setPassword(given.password);
    setTried(true);
    setRefusal(undefined);
    if (!staffEmailSchema.safeParse(given.email).success || given.password === "") return;
    setSending(true);
    const answer = await send<StaffMember>("POST", "/api/staff/sign-in", given);
    setSending(false);
    if (!answer.ok) {
      if (answer.code === "second-factor-needed") setCode((before) => before ?? "");
      return setRefusal(answer.message);
    }
    markStaffPresent();
    onSignedIn(answer.value);
  }

  return (
    // Posted, so that no password could ever get into an address.
    <form method="post" onSubmit={signIn} noValidate className={form.form}>
      <TextField
        label={m.staff_email()}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={emailError}
      />
      <PasswordField
        label={m.staff_password()}
        value={password}
        onValue={setPassword}
        error={passwordError}
      />
      {code !== undefined && <CodeField value={code} onValue={setCode} autoFocus />}
      <p id={errorId} role="alert" className={form.refusal}>
        {refusal}
      </p>
      <Button
        kind="strong"
        type="submit"
        disabled={isSending || !isInBrowser}
        aria-describedby={errorId}
      >
        {isSending ? m.staff_signing_in() : m.staff_sign_in()}
      </Button>
    </form>
  );
}
