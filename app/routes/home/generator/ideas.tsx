import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import css from "./ideas.module.css";

const ideasShown = 3;

/** A few descriptions to take, for those who look at the empty paper for too long. */
export function Ideas({
  ideas,
  onChoose,
}: {
  ideas: readonly string[];
  onChoose: (idea: string) => void;
}) {
  const [start, setStart] = useState(0);
  const shown = ideas.slice(start, start + ideasShown);
  return (
    <div className={css.ideas}>
      <p>{m.form_ideas()}</p>
      <ul className={css.list}>
        {shown.map((idea) => (
          <li key={idea}>
            <Button kind="chip" onClick={() => onChoose(idea)}>
              {idea}
            </Button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={css.otherIdeas}
            onClick={() => setStart((start + ideasShown) % ideas.length)}
          >
            <Icon name="refresh" size={18} />
            {m.form_other_ideas()}
          </button>
        </li>
      </ul>
    </div>
  );
}
