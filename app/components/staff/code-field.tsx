import { useEffect, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { TextField } from "./field.tsx";

/** What the app on the phone shows, or a recovery code. */
export function CodeField({
  value,
  onValue,
  autoFocus = false,
  error,
}: {
  value: string;
  onValue: (value: string) => void;
  /** It has just been asked for: whoever uses keys goes on here. */
  autoFocus?: boolean;
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
      hint={m.staff_code_hint()}
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
