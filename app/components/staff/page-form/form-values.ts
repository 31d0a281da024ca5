/** What the form for a page holds, and how it becomes what is sent. */
import {
  type EditablePage,
  type EditablePageText,
  type Language,
  languages,
  maxDescriptionLength,
  type NamedPage,
  type PageDraft,
  type PageState,
  type PageTextRequest,
  type PictureSource,
  pageDraftSchema,
  type StaffDrawingRequest,
} from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import { type Checked, checkWith } from "../form/field-errors.ts";

export interface TextValues {
  title: string;
  description: string;
  alt: string;
  tags: string[];
  seoTitle: string;
  seoDescription: string;
}

export interface FormValues {
  slug: string;
  categoryId: string;
  state: PageState;
  /** As the browser's own clock field has it, in the person's time zone. */
  publishAt: string;
  drawing: StaffDrawingRequest;
  /** An uploaded picture, instead of a drawn one. */
  uploadedKey: string | undefined;
  related: NamedPage[];
  texts: Record<Language, TextValues>;
}

const noText: TextValues = {
  title: "",
  description: "",
  alt: "",
  tags: [],
  seoTitle: "",
  seoDescription: "",
};

export function newValues(
  drawing: Partial<StaffDrawingRequest> & { seed: number },
  categoryId: string,
): FormValues {
  return {
    slug: "",
    categoryId,
    state: "draft",
    publishAt: "",
    drawing: {
      description: "",
      aspectRatio: "1:1",
      difficulty: "medium",
      style: "cartoon",
      ...drawing,
    },
    uploadedKey: undefined,
    related: [],
    texts: { en: noText, zh: noText },
  };
}

export function valuesOf(page: EditablePage): FormValues {
  const { picture, difficulty, style, aspectRatio } = page;
  const drawing = { difficulty, style, aspectRatio, description: "", seed: 1 };
  return {
    slug: page.slug,
    categoryId: page.categoryId,
    state: page.state,
    publishAt: page.state === "scheduled" ? localTime(page.publishAt) : "",
    drawing: picture.kind === "drawn" ? { ...drawing, ...picture.recipe } : drawing,
    uploadedKey: picture.kind === "uploaded" ? picture.key : undefined,
    related: page.relatedPages,
    texts: { en: textValuesOf(page.texts.en), zh: textValuesOf(page.texts.zh) },
  };
}

export function textValuesOf(text: EditablePageText): TextValues {
  return { ...noText, ...text };
}

/**
 * What words of the page are to be about: what was drawn, or else what is said of it already. What an
 * uploaded picture shows may be another thing than the one described for drawing.
 */
export function aboutOf(
  { drawing, texts }: FormValues,
  isUploaded: boolean,
  language: Language,
): Omit<PageTextRequest, "language"> | undefined {
  const said = [texts[language], ...languages.map((one) => texts[one])];
  const description = [
    isUploaded ? "" : drawing.description,
    ...said.map(({ title }) => title),
    ...said.map((text) => text.description),
    drawing.description,
  ].find((text) => text.trim() !== "");
  const { difficulty, seed } = drawing;
  return description?.trim()
    ? { description: description.trim().slice(0, maxDescriptionLength), difficulty, seed }
    : undefined;
}

const checkDraft = checkWith(pageDraftSchema);

export function draftOf(values: FormValues): Checked<PageDraft> {
  const { difficulty, style, ...recipe } = values.drawing;
  const picture: PictureSource =
    values.uploadedKey === undefined
      ? { kind: "drawn", recipe }
      : { kind: "uploaded", key: values.uploadedKey, aspectRatio: recipe.aspectRatio };
  const isScheduled = values.state === "scheduled";
  const publishAt = isScheduled ? Date.parse(values.publishAt) : Number.NaN;
  const checked = checkDraft({
    slug: values.slug,
    categoryId: values.categoryId,
    state: values.state,
    difficulty,
    style,
    picture,
    related: values.related.map(({ id }) => id),
    ...(!Number.isNaN(publishAt) && { publishAt }),
    texts: Object.fromEntries(
      languages.map((language) => [language, textOf(values.texts[language])]),
    ),
  });
  if (!isScheduled || publishAt > Date.now()) return checked;
  return {
    errors: { ...("errors" in checked && checked.errors), publishAt: m.staff_fault_past() },
  };
}

/** Empty texts for search engines are none. */
function textOf({ seoTitle, seoDescription, ...text }: TextValues) {
  return {
    ...text,
    ...(seoTitle.trim() && { seoTitle }),
    ...(seoDescription.trim() && { seoDescription }),
  };
}

/** An address out of a title: "Cat & Dog!" → "cat-dog". */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .replace(/-+$/, "");
}

/** For `<input type="datetime-local">`, which knows no time zones. */
function localTime(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
