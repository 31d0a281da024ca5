import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { unmarkStaffPresent } from "../../../browser/staff-presence.ts";
import { callStaff } from "../../../components/staff/call-staff.ts";
import form from "../../../components/staff/form/form.module.css";
import { UnsavedGuard } from "../../../components/staff/form/unsaved-guard.tsx";
import { PasswordField, passwordErrors } from "../../../components/staff/password-field.tsx";
import { roleName } from "../../../components/staff/role-name.ts";
import { Panel, Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import type { Route } from "./+types/route";
import css from "./route.module.css";
import { SecondFactor } from "./second-factor.tsx";

export const meta = () => staffMeta(m.staff_account());

export const loader = staffLoader("viewer", async ({ staff, secondFactor }) => ({
  staff,
  secondFactor: await secondFactor(),
}));

export default function Account({ loaderData: { staff, secondFactor } }: Route.ComponentProps) {
  return (
    <Screen title={m.staff_account()}>
      <p>
        {m.staff_account_who({ name: staff.name, email: staff.email, role: roleName(staff.role) })}
      </p>
      <div className={css.panels}>
        <Panel title={m.staff_password_change()}>
          <ChangePassword />
        </Panel>
        <Panel title={m.staff_factor()}>
          <SecondFactor {...secondFactor} />
        </Panel>
        <Panel title={m.staff_sessions()}>
          <EndSessions />
        </Panel>
      </div>
    </Screen>
  );
}

function ChangePassword() {
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [outcome, setOutcome] = useState<{
    isDone: boolean;
    text: string;
    isCurrentWrong?: boolean;
  }>();
  const [isTried, setTried] = useState(false);

  async function change(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setOutcome(undefined);
    if (current === "" || passwordErrors(password)) return;
    const answer = await callStaff("POST", "/password", { current, password });
    if (answer.ok) {
      setCurrent("");
      setPassword("");
      setTried(false);
      setOutcome({ isDone: true, text: m.staff_password_changed() });
    } else {
      const isCurrentWrong = answer.fields.current !== undefined;
      setOutcome({ isDone: false, text: isCurrentWrong ? "" : answer.message, isCurrentWrong });
    }
  }

  return (
    <form method="post" onSubmit={change} noValidate className={form.form}>
      <UnsavedGuard isDirty={current !== "" || password !== ""} />
      <PasswordField
        label={m.staff_password_current()}
        value={current}
        onValue={setCurrent}
        error={
          outcome?.isCurrentWrong
            ? m.staff_password_wrong()
            : isTried && current === ""
              ? m.staff_password_empty()
              : undefined
        }
      />
      <PasswordField
        label={m.staff_password_new()}
        isNew
        value={password}
        onValue={setPassword}
        error={isTried ? passwordErrors(password) : undefined}
      />
      <p role="status" className={outcome?.isDone ? form.done : form.refusal}>
        {outcome?.text}
      </p>
      <Button kind="strong" type="submit">
        {m.staff_password_change()}
      </Button>
    </form>
  );
}

function EndSessions() {
  const navigate = useNavigate();
  async function end() {
    const answer = await callStaff("POST", "/session/end-everywhere");
    if (!answer.ok) return;
    unmarkStaffPresent();
    await navigate("/admin/login");
  }
  return (
    <>
      <p>{m.staff_sessions_text()}</p>
      <Button onClick={end}>{m.staff_sign_out_everywhere()}</Button>
    </>
  );
}
