import { type ReactNode, useId, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { Framed, told } from "./field.tsx";
import css from "./file-field.module.css";

/**
 * A file to choose or to drop, in the site's words: what browsers write on their own field is in the
 * browser's language. Their field lies over ours, unseen, so that it is what is clicked and focused.
 */
export function FileField({
  label,
  hint,
  error,
  accept,
  disabled,
  onFile,
}: {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  accept: string;
  disabled?: boolean;
  onFile: (file: File | undefined) => void;
}) {
  const id = useId();
  const [name, setName] = useState<string>();
  return (
    <Framed {...{ id, label, hint, error }}>
      <div className={css.choice}>
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          onChange={({ target }) => {
            const file = target.files?.[0];
            setName(file?.name);
            onFile(file);
          }}
          {...told(id, hint, error)}
        />
        <span aria-hidden="true" className={buttonClass()}>
          {m.file_choose()}
        </span>
        <span aria-hidden="true" className={css.name}>
          {name ?? m.file_none()}
        </span>
      </div>
    </Framed>
  );
}
