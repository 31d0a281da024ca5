import { type ComponentProps, type ReactNode, useId } from "react";
import css from "./field.module.css";

interface About {
  label: string;
  hint?: ReactNode;
  /** What is wrong, beside the field. */
  error?: string | undefined;
}

/** A label, a line of text, and what is to be said about it. */
export function TextField({
  label,
  hint,
  error,
  ...input
}: About & Omit<ComponentProps<"input">, "className" | "id">) {
  const id = useId();
  return (
    <Framed {...{ id, label, hint, error }}>
      <input {...input} id={id} className={css.input} {...told(id, hint, error)} />
    </Framed>
  );
}

/** The same for several lines. */
export function TextArea({
  label,
  hint,
  error,
  ...area
}: About & Omit<ComponentProps<"textarea">, "className" | "id">) {
  const id = useId();
  return (
    <Framed {...{ id, label, hint, error }}>
      <textarea rows={3} {...area} id={id} className={css.input} {...told(id, hint, error)} />
    </Framed>
  );
}

/** A choice of few. */
export function SelectField({
  label,
  hint,
  error,
  options,
  ...select
}: About &
  Omit<ComponentProps<"select">, "className" | "id"> & {
    options: readonly { value: string; label: string; isDisabled?: boolean }[];
  }) {
  const id = useId();
  return (
    <Framed {...{ id, label, hint, error }}>
      <select {...select} id={id} className={css.input} {...told(id, hint, error)}>
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
    </Framed>
  );
}

/** What stands around a field. */
export function Framed({
  id,
  label,
  hint,
  error,
  children,
}: About & { id: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** How a field says its hint and what is wrong with it. */
export function told(id: string, hint: ReactNode, error: string | undefined) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy || undefined,
  };
}
