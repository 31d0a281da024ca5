import { type BatchItem, errorSentence, pageSizes } from "@colorleaf/domain";
import { difficultyName, pageStyleName } from "../../../components/page-words.ts";
import { shortened } from "../../../components/short-names.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { Button } from "../../../ui/button.tsx";
import css from "./batch-review.module.css";
import type { Decision } from "./review-grid.tsx";

export function ItemCard({
  item,
  canEdit,
  onDecide,
}: {
  item: BatchItem;
  canEdit: boolean;
  onDecide: (decision: Decision) => void;
}) {
  const { request, review, state, pageId } = item;
  const name = shortened(request.description);
  const { width, height } = pageSizes[request.aspectRatio];
  const isDrawn = state === "drawn";
  const named = (label: (about: { name: string }) => string) => label({ name });
  return (
    <article
      data-card
      className={css.card}
      data-review={pageId ? "published" : review}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys work where it has the focus
      tabIndex={0}
    >
      <div className={css.sheet}>
        {item.lineArt ? (
          <img src={item.lineArt} width={width} height={height} alt="" loading="lazy" />
        ) : (
          <p>{stateText(item)}</p>
        )}
      </div>
      <h2>{name}</h2>
      <p className={css.facts}>
        {[
          difficultyName(request.difficulty),
          pageStyleName(request.style),
          item.quality &&
            m.batch_quality({
              regions: item.quality.regions,
              ink: (item.quality.ink * 100).toFixed(0),
            }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {item.text && (
        <p className={css.facts}>{m.batch_item_title({ title: item.text.title[getLocale()] })}</p>
      )}
      <Warnings item={item} />
      {(pageId || review !== "open") && (
        <p className={css.verdict}>
          {pageId
            ? m.batch_is_published()
            : review === "accepted"
              ? m.batch_is_accepted()
              : m.batch_is_rejected()}
        </p>
      )}
      {canEdit && !pageId && (
        <div className={css.buttons}>
          {isDrawn && (
            <>
              <Button
                kind="chip"
                aria-pressed={review === "accepted"}
                aria-label={named(m.batch_accept_name)}
                onClick={() => onDecide("accept")}
              >
                {m.batch_accept()}
              </Button>
              <Button
                kind="chip"
                aria-pressed={review === "rejected"}
                aria-label={named(m.batch_reject_name)}
                onClick={() => onDecide("reject")}
              >
                {m.batch_reject()}
              </Button>
            </>
          )}
          {state !== "waiting" && (
            <Button
              kind="chip"
              aria-label={named(m.batch_redraw_name)}
              onClick={() => onDecide("redraw")}
            >
              {m.batch_redraw()}
            </Button>
          )}
          <Button
            kind="chip"
            aria-label={named(m.batch_edit_name)}
            onClick={() => onDecide("edit")}
          >
            {m.ads_edit()}
          </Button>
        </div>
      )}
    </article>
  );
}

function stateText({ state, error }: BatchItem): string {
  if (error) return errorSentence(error, getLocale());
  return state === "cancelled" ? m.batch_state_cancelled() : m.batch_item_waiting();
}

/** What to look at twice. */
function Warnings({ item: { missing, isTwin, quality, text } }: { item: BatchItem }) {
  const warnings = [
    missing.length > 0 &&
      m.batch_warning_missing({ words: missing.join(m.staff_list_separator()) }),
    isTwin && m.batch_warning_twin(),
    text && !text.isByModel && m.batch_warning_writer(),
    quality && quality.specks > 0 && m.batch_warning_specks({ count: quality.specks }),
  ].filter((warning) => warning !== false && warning !== undefined);
  if (warnings.length === 0) return null;
  return (
    <ul className={css.warnings}>
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}
