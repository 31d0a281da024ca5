import {
  type Language,
  languages,
  mostRelatedPages,
  type NamedPage,
  type PageDraft,
} from "@colorleaf/domain";
import { type ReactNode, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import type { CategoryName } from "../../../staff-area.ts";
import { Button } from "../../../ui/button.tsx";
import { DrawingFields } from "../drawing/drawing-fields.tsx";
import { DrawingView } from "../drawing/drawing-view.tsx";
import { type Drawn, drawByEngine, useDrawing } from "../drawing/use-drawing.ts";
import { SaveBar } from "../form/save-bar.tsx";
import { type SaveOutcome, useStaffForm } from "../form/use-staff-form.ts";
import { PageChoice } from "../page-choice/page-choice.tsx";
import { Panel } from "../screen.tsx";
import {
  aboutOf,
  draftOf,
  type FormValues,
  slugOf,
  type TextValues,
  textValuesOf,
} from "./form-values.ts";
import { PageFacts } from "./page-facts.tsx";
import css from "./page-form.module.css";
import { Preview } from "./preview.tsx";
import { TextFields } from "./text-fields.tsx";
import { UploadField } from "./upload-field.tsx";
import { UploadedPicture } from "./uploaded-picture.tsx";

/**
 * Everything about one page.
 *
 * @param id undefined: it is new
 * @param pictures folder of the pictures it has now; undefined: none yet
 */
export function PageForm({
  id,
  initial,
  pictures,
  redirects = [],
  categories,
  mayEdit,
  onSave,
  children,
}: {
  id?: string;
  initial: FormValues;
  pictures?: string | undefined;
  redirects?: readonly string[];
  categories: readonly CategoryName[];
  mayEdit: boolean;
  onSave: (draft: PageDraft, related: readonly NamedPage[]) => Promise<SaveOutcome>;
  children?: ReactNode;
}) {
  const [isUploading, setUploading] = useState(initial.uploadedKey !== undefined);
  const [hasOwnSlug, setOwnSlug] = useState(initial.slug !== "");
  // As the workbench had it.
  const isAsked = id === undefined && !isUploading && initial.drawing.description !== "";
  const { drawn, refusal, isDrawing, draw } = useDrawing(
    drawByEngine,
    fillTexts,
    isAsked ? initial.drawing : undefined,
  );
  const form = useStaffForm({
    initial,
    // Before one is chosen, an uploaded picture has an empty key, which is refused.
    check: (values) =>
      draftOf({ ...values, uploadedKey: isUploading ? (values.uploadedKey ?? "") : undefined }),
    save: (draft, { related }) => onSave(draft, related),
  });
  const { values, setValues, set, errors } = form;

  function changeText(language: Language, change: (now: TextValues) => TextValues) {
    setValues((before) => {
      const texts = { ...before.texts, [language]: change(before.texts[language]) };
      // Until somebody chooses another, the address follows the English title.
      return { ...before, texts, ...(!hasOwnSlug && { slug: slugOf(texts.en.title) }) };
    });
  }

  /** What nobody has written yet, the built-in writer has. */
  function fillTexts({ drawing }: Drawn) {
    setValues((before) => {
      const texts = Object.fromEntries(
        languages.map((language) => [
          language,
          before.texts[language].title === ""
            ? textValuesOf(drawing.texts[language])
            : before.texts[language],
        ]),
      ) as FormValues["texts"];
      return { ...before, texts, ...(!hasOwnSlug && { slug: slugOf(texts.en.title) }) };
    });
  }

  const errorOf = (field: string) => errors[field];
  const isShownDrawn =
    drawn !== undefined && JSON.stringify(drawn.request) === JSON.stringify(values.drawing);
  const uploaded = values.uploadedKey && `/media/${values.uploadedKey}.png`;
  const picture = isUploading
    ? uploaded
    : drawn
      ? `data:image/svg+xml,${encodeURIComponent(drawn.drawing.svg)}`
      : pictures && `${pictures}/line-640.webp`;

  return (
    <form {...form.props} className={css.columns}>
      <div className={css.main}>
        {children}
        <Panel title={m.staff_picture()}>
          <div className={css.ways} role="radiogroup" aria-label={m.staff_picture_from()}>
            {(["drawn", "uploaded"] as const).map((way) => (
              <label key={way}>
                <input
                  type="radio"
                  name="way"
                  checked={isUploading === (way === "uploaded")}
                  onChange={() => {
                    setUploading(way === "uploaded");
                    set({ uploadedKey: way === "uploaded" ? initial.uploadedKey : undefined });
                  }}
                />
                {way === "drawn" ? m.staff_picture_drawn() : m.staff_picture_uploaded()}
              </label>
            ))}
          </div>
          {isUploading ? (
            <>
              <UploadField
                drawing={values.drawing}
                onChange={(drawing) => set({ drawing })}
                onUploaded={(uploadedKey) => set({ uploadedKey })}
                error={errorOf("picture.key") && m.staff_upload_missing()}
              />
              <UploadedPicture
                picture={picture}
                drawing={values.drawing}
                onChange={(drawing) => set({ drawing })}
              />
            </>
          ) : (
            <>
              <DrawingFields
                value={values.drawing}
                onChange={(drawing) => set({ drawing })}
                descriptionError={errorOf("picture.recipe.description")}
              />
              <div className={css.facts}>
                <Button
                  disabled={isDrawing || values.drawing.description.trim() === ""}
                  onClick={() => draw(values.drawing)}
                >
                  {isDrawing ? m.staff_drawing_busy() : m.staff_draw()}
                </Button>
              </div>
              {refusal && <p role="alert">{refusal}</p>}
              {drawn && !isShownDrawn && <p role="status">{m.staff_drawing_stale()}</p>}
              {drawn && <DrawingView drawn={drawn} />}
            </>
          )}
        </Panel>
        <Panel title={m.staff_texts()}>
          <div className={css.languages}>
            {languages.map((language: Language) => (
              <TextFields
                key={language}
                language={language}
                value={values.texts[language]}
                about={mayEdit ? aboutOf(values, isUploading, language) : null}
                onChange={(change) => changeText(language, change)}
                errorOf={errorOf}
              />
            ))}
          </div>
        </Panel>
        <Panel title={m.staff_facts()}>
          <PageFacts
            values={values}
            categories={categories}
            redirects={redirects}
            errorOf={errorOf}
            onChange={set}
            onOwnSlug={() => setOwnSlug(true)}
          />
        </Panel>
        <Panel title={m.related_title()}>
          <p>{m.related_text({ most: mostRelatedPages })}</p>
          <PageChoice
            label={m.related_title()}
            chosen={values.related}
            most={mostRelatedPages}
            without={id}
            onChange={mayEdit ? (related) => set({ related }) : undefined}
          />
        </Panel>
        {mayEdit && <SaveBar form={form} />}
      </div>
      <div className={css.side}>
        <Preview texts={values.texts} slug={values.slug} picture={picture} />
      </div>
    </form>
  );
}
