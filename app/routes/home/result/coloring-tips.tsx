import type { SeoContent } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import css from "./notes.module.css";

export function ColoringTips({ seo }: { seo: SeoContent }) {
  const tips = [seo.tip, ...seo.additionalTips].filter((tip) => tip !== "");
  return (
    <div className={css.notes}>
      <h2 className={css.title}>{seo.title}</h2>
      <p>{seo.description}</p>
      {tips.length > 0 && (
        <>
          <h3 className={css.heading}>{m.result_tips()}</h3>
          <ul className={css.tips}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
