import { useEffect, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { TextField } from "./field.tsx";

/** What the app on the phone shows, or a recovery code where there are some. */
export function CodeField({
  value,
  onValue,
  autoFocus = false,
  hasRecoveryCodes = true,
  error,
}: {
  value: string;
  onValue: (value: string) => void;
  /** It has just been asked for: whoever uses keys goes on here. */
  autoFocus?: boolean;
  hasRecoveryCodes?: boolean;
  error?: string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  return (
    <TextField
      ref={input}
      label={m.staff_code()}
      hint={hasRecoveryCodes ? m.staff_code_hint() : m.staff_code_hint_first()}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onValue(target.value)}
      error={error}
    />
  );
}
