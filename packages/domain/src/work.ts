import type { AspectRatio, Complexity } from "./options.ts";
import type { SeoContent } from "./seo.ts";

/** An item of a visitor's own gallery. It lives in the browser and nowhere else. */
export interface Work {
  /** Time of making in milliseconds, as a string. */
  id: string;
  imageUrl: string;
  svgUrl?: string;
  /** The same picture in its reference colours. */
  colourUrl?: string;
  description: string;
  aspectRatio: AspectRatio;
  complexity: Complexity;
  /** ISO 8601 */
  createdAt: string;
  seo: SeoContent;
}

/** The fields of a work that the server can give: sample pages for an empty gallery. */
export type SampleWork = Omit<Work, "id" | "createdAt">;
