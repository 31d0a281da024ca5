import { faultsOfPassword, type StaffMember, staffEmailSchema } from "@colorleaf/domain";
import { type FormEvent, useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { markStaffPresent } from "../../../browser/staff-presence.ts";
import { send } from "../../../components/staff/call-staff.ts";
import { Door } from "../../../components/staff/door.tsx";
import { TextField } from "../../../components/staff/field.tsx";
import form from "../../../components/staff/form/form.module.css";
import { PasswordField, passwordErrors } from "../../../components/staff/password-field.tsx";
import { staffHome } from "../../../components/staff/redirect.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";
import { Button, buttonClass } from "../../../ui/button.tsx";

type Person = Pick<StaffMember, "name" | "email">;

export const handle = { hasOwnFrame: true };

export const meta = () => staffMeta(m.staff_set_up_title());

/** Choosing a password by a one-time link; its token stands behind the #, where no server logs it. */
export default function SetUp() {
  const token = useLocation().hash.slice(1);
  const [link, setLink] = useState<{ person: Person | null } | { refusal: string }>();
  useEffect(() => {
    let isCurrent = true;
    void send<{ person: Person | null }>("POST", "/api/staff/link", { token }).then((answer) => {
      if (isCurrent) setLink(answer.ok ? answer.value : { refusal: answer.message });
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return (
    <Door title={m.staff_set_up_title()}>
      {!link && <p role="status">{m.staff_set_up_checking()}</p>}
      {link && "refusal" in link && (
        <>
          <p role="alert" className={form.refusal}>
            {link.refusal}
          </p>
          <Link to="/admin/login" className={buttonClass()}>
            {m.staff_sign_in()}
          </Link>
        </>
      )}
      {link && "person" in link && <SetUpForm token={token} person={link.person} />}
    </Door>
  );
}

function SetUpForm({ token, person }: { token: string; person: Person | null }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState({
    name: person?.name ?? "",
    email: person?.email ?? "",
    password: "",
  });
  const [refusal, setRefusal] = useState<string>();
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const isEmailRight = staffEmailSchema.safeParse(chosen.email).success;
  const isRight =
    chosen.name.trim() !== "" && isEmailRight && faultsOfPassword(chosen.password).length === 0;

  async function choose(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setRefusal(undefined);
    if (!isRight) return;
    setSending(true);
    const answer = await send<StaffMember>("POST", "/api/staff/set-up", { token, ...chosen });
    setSending(false);
    if (!answer.ok) return setRefusal(answer.message);
    markStaffPresent();
    await navigate(staffHome, { replace: true });
  }

  const set = (name: keyof typeof chosen) => (value: string) =>
    setChosen((before) => ({ ...before, [name]: value }));
  return (
    <form method="post" onSubmit={choose} noValidate className={form.form}>
      <p>{person ? m.staff_set_up_text() : m.staff_set_up_first_text()}</p>
      <TextField
        label={m.staff_name()}
        name="name"
        autoComplete="name"
        required
        value={chosen.name}
        onChange={(event) => set("name")(event.target.value)}
        error={isTried && chosen.name.trim() === "" ? m.staff_name_empty() : undefined}
      />
      <TextField
        label={m.staff_email()}
        type="email"
        name="email"
        autoComplete="username"
        required
        readOnly={person !== null}
        value={chosen.email}
        onChange={(event) => set("email")(event.target.value)}
        error={isTried && !isEmailRight ? m.staff_email_invalid() : undefined}
      />
      <PasswordField
        label={m.staff_password_new()}
        isNew
        value={chosen.password}
        onValue={set("password")}
        error={isTried ? passwordErrors(chosen.password) : undefined}
      />
      <p role="alert" className={form.refusal}>
        {refusal}
      </p>
      <Button kind="strong" type="submit" disabled={isSending}>
        {m.staff_set_up_action()}
      </Button>
    </form>
  );
}
