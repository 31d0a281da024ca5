import type { AspectRatio, GenerationRequest, Language, Style, Theme } from "@colorleaf/domain";
import { aspectRatios, defaultStyle, type homeComplexities, isOneOf } from "@colorleaf/domain";

export type HomeComplexity = (typeof homeComplexities)[number];

export interface FormValues {
  description: string;
  aspectRatio: AspectRatio;
  complexity: HomeComplexity;
  style: Style;
  theme: Theme | undefined;
}

/** The form as the address fills it in: `description`, and `aspectRatio` where it is a known one. */
export function formValuesFrom(query: URLSearchParams): FormValues {
  const aspectRatio = query.get("aspectRatio");
  return {
    description: query.get("description") ?? "",
    aspectRatio: isOneOf(aspectRatios, aspectRatio) ? aspectRatio : "1:1",
    complexity: "simple",
    style: defaultStyle,
    theme: undefined,
  };
}

export function requestFrom(values: FormValues, language: Language): GenerationRequest {
  const { theme, ...rest } = values;
  return { ...rest, description: values.description.trim(), language, ...(theme && { theme }) };
}

/** The home form offers no medium: it shows such a page as a simple one. */
export function homeComplexity(complexity: string | undefined): HomeComplexity {
  return complexity === "complex" ? "complex" : "simple";
}
