import { isOneOf, type StaffMember, type StaffRole, staffRoles } from "@colorleaf/domain";
import { useState } from "react";
import { SelectField } from "../../../components/staff/field.tsx";
import { roleName } from "../../../components/staff/role-name.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "./route.module.css";

/** Nobody changes their own role, or removes themselves: so there is always an owner. */
export function PersonRow({
  person: { name, email, role, hasSecondFactor },
  isSelf,
  onRole,
  onLink,
  onResetFactor,
  onRemove,
}: {
  person: StaffMember & { hasSecondFactor: boolean };
  isSelf: boolean;
  onRole: (role: StaffRole) => void;
  onLink: () => void;
  onResetFactor: () => void;
  onRemove: () => void;
}) {
  // Somebody who goes through the roles by keys gives none of them on the way.
  const [chosen, setChosen] = useState<StaffRole>();
  return (
    <li className={css.person}>
      <span className={css.name}>
        <strong>{name}</strong>
        <span>{email}</span>
        {hasSecondFactor && <small>{m.staff_factor_has()}</small>}
      </span>
      {isSelf ? (
        <span>{m.staff_self({ role: roleName(role) })}</span>
      ) : (
        <>
          <div className={css.role}>
            <SelectField
              label={m.staff_role_of({ name })}
              value={chosen ?? role}
              onChange={({ target }) =>
                isOneOf(staffRoles, target.value) && setChosen(target.value)
              }
              options={staffRoles.map((one) => ({ value: one, label: roleName(one) }))}
            />
          </div>
          {chosen && chosen !== role && (
            <Button aria-label={m.staff_role_save({ name })} onClick={() => onRole(chosen)}>
              {m.staff_save()}
            </Button>
          )}
          <Button aria-label={m.staff_link_make_name({ name })} onClick={onLink}>
            {m.staff_link_make()}
          </Button>
          {hasSecondFactor && (
            <Button
              aria-label={m.staff_factor_reset_name({ name })}
              onClick={() => confirm(m.staff_factor_reset_sure({ name })) && onResetFactor()}
            >
              {m.staff_factor_reset()}
            </Button>
          )}
          <Button
            aria-label={m.staff_remove_name({ name })}
            onClick={() => confirm(m.staff_remove_sure({ name })) && onRemove()}
          >
            {m.staff_remove()}
          </Button>
        </>
      )}
    </li>
  );
}
