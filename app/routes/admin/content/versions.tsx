import type { DocumentVersion } from "@colorleaf/domain";
import { timeText } from "../../../components/staff/time.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "./content.module.css";

/** Every version there was; an old one can be taken up again. */
export function Versions({
  versions,
  onRestore,
}: {
  versions: DocumentVersion[];
  onRestore: ((version: number) => void) | undefined;
}) {
  if (versions.length === 0) return <p>{m.content_delivered()}</p>;
  return (
    <section className={css.versions}>
      <h2>{m.content_versions()}</h2>
      <ol>
        {versions.map(({ version, author, createdAt }, index) => (
          <li key={version} value={version}>
            <span>{m.content_version({ author, time: timeText(createdAt) })}</span>
            {index > 0 && onRestore && (
              <Button
                kind="chip"
                aria-label={m.content_restore_name({ version })}
                onClick={() => onRestore(version)}
              >
                {m.content_restore()}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
