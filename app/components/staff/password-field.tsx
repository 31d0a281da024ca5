import { faultsOfPassword, type PasswordFault, passwordFaults } from "@colorleaf/domain";
import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { TextField } from "./field.tsx";
import css from "./password-field.module.css";

interface PasswordFieldProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  /** Choosing a new one: the rules stand under it. */
  isNew?: boolean;
}

export function PasswordField({ label, value, onValue, error, isNew = false }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={css.password}>
      <TextField
        label={label}
        type={isShown ? "text" : "password"}
        name={isNew ? "new-password" : "password"}
        autoComplete={isNew ? "new-password" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value}
        onChange={(event) => onValue(event.target.value)}
        error={error}
        hint={isNew && <Rules password={value} />}
      />
      <label className={css.show}>
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {m.staff_password_show()}
      </label>
    </div>
  );
}

const ruleTexts: Record<PasswordFault, () => string> = {
  "too-short": m.staff_password_rule_length,
  "too-long": m.staff_password_rule_longest,
  "no-number": m.staff_password_rule_number,
  "no-special": m.staff_password_rule_special,
};

/** What is kept has a tick; too long is said only to whom it concerns. */
function Rules({ password }: { password: string }) {
  const faults = faultsOfPassword(password);
  const shown = passwordFaults.filter((fault) => fault !== "too-long" || faults.includes(fault));
  return (
    <ul className={css.rules}>
      {shown.map((fault) => {
        const isKept = !faults.includes(fault);
        return (
          <li key={fault} data-kept={isKept}>
            {ruleTexts[fault]()}
            {isKept && <span className="visually-hidden">{m.staff_password_rule_kept()}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** A sentence for each part of the rule that a password misses. */
export function passwordErrors(password: string): string | undefined {
  const missing = faultsOfPassword(password).map((fault) => ruleTexts[fault]());
  return missing.length > 0
    ? m.staff_password_missing({ parts: missing.join(m.staff_list_separator()) })
    : undefined;
}
