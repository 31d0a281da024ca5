import { isOneOf, newPersonSchema, type StaffRole, staffRoles } from "@colorleaf/domain";
import { type FormEvent, useState } from "react";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { SelectField, TextField } from "../../../components/staff/field.tsx";
import form from "../../../components/staff/form/form.module.css";
import { UnsavedGuard } from "../../../components/staff/form/unsaved-guard.tsx";
import { roleName } from "../../../components/staff/role-name.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";

const blank = { name: "", email: "", role: "editor" as StaffRole };

/** Somebody new, who chooses a password by the link that comes back. */
export function Invitation({ onInvited }: { onInvited: (name: string, path: string) => void }) {
  const [person, setPerson] = useState(blank);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();

  async function invite(event: FormEvent) {
    event.preventDefault();
    setRefusal(undefined);
    const parsed = newPersonSchema.safeParse(person);
    if (!parsed.success) {
      return setFaults(
        Object.fromEntries(parsed.error.issues.map((issue) => [issue.path[0], issue.message])),
      );
    }
    setFaults({});
    const answer = await callStaff<{ path: string }>("POST", "/people", parsed.data);
    if (!answer.ok) {
      setFaults(answer.fields);
      return setRefusal(answer.message);
    }
    setPerson(blank);
    onInvited(parsed.data.name, answer.value.path);
  }

  const emailError =
    faults.email === "taken" ? m.staff_email_taken() : faults.email && m.staff_email_invalid();
  return (
    <form method="post" onSubmit={invite} noValidate className={form.form}>
      <UnsavedGuard isDirty={JSON.stringify(person) !== JSON.stringify(blank)} />
      <TextField
        label={m.staff_person_name()}
        name="name"
        autoComplete="off"
        value={person.name}
        onChange={({ target }) => setPerson({ ...person, name: target.value })}
        error={faults.name && m.field_empty()}
      />
      <TextField
        label={m.staff_email()}
        type="email"
        name="email"
        autoComplete="off"
        value={person.email}
        onChange={({ target }) => setPerson({ ...person, email: target.value })}
        error={emailError || undefined}
      />
      <SelectField
        label={m.staff_role()}
        hint={m.staff_role_hint()}
        value={person.role}
        onChange={({ target }) =>
          isOneOf(staffRoles, target.value) && setPerson({ ...person, role: target.value })
        }
        options={staffRoles.map((one) => ({ value: one, label: roleName(one) }))}
      />
      <p role="alert" className={form.refusal}>
        {refusal}
      </p>
      <Button kind="strong" type="submit">
        {m.staff_invite()}
      </Button>
    </form>
  );
}
