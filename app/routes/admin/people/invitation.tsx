import { isOneOf, newPersonSchema, type StaffRole, staffRoles } from "@colorleaf/domain";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { SelectField, TextField } from "../../../components/staff/field.tsx";
import { checkWith } from "../../../components/staff/form/field-errors.ts";
import css from "../../../components/staff/form/form.module.css";
import { SaveBar } from "../../../components/staff/form/save-bar.tsx";
import { useStaffForm } from "../../../components/staff/form/use-staff-form.ts";
import { roleName } from "../../../components/staff/role-name.ts";
import { m } from "../../../paraglide/messages.js";

const blank = { name: "", email: "", role: "editor" as StaffRole };
const check = checkWith(newPersonSchema);

/** Somebody new, who chooses a password by the link that comes back. */
export function Invitation({ onInvited }: { onInvited: (name: string, path: string) => void }) {
  const form = useStaffForm({
    initial: blank,
    check,
    async save(person) {
      const answer = await callStaff<{ path: string }>("POST", "/people", person);
      if (!answer.ok) return { ok: false, text: answer.message, fields: answer.fields };
      onInvited(person.name, answer.value.path);
      return { ok: true, text: "" };
    },
    afterSave: () => blank,
  });
  const { values, set, errors } = form;
  return (
    <form {...form.props} className={css.form}>
      <TextField
        label={m.staff_person_name()}
        name="name"
        autoComplete="off"
        value={values.name}
        onChange={({ target }) => set({ name: target.value })}
        error={errors.name}
      />
      <TextField
        label={m.staff_email()}
        type="email"
        name="email"
        autoComplete="off"
        value={values.email}
        onChange={({ target }) => set({ email: target.value })}
        error={errors.email}
      />
      <SelectField
        label={m.staff_role()}
        hint={m.staff_role_hint()}
        value={values.role}
        onChange={({ target }) => isOneOf(staffRoles, target.value) && set({ role: target.value })}
        options={staffRoles.map((one) => ({ value: one, label: roleName(one) }))}
      />
      <SaveBar form={form} action={m.staff_invite()} />
    </form>
  );
}
