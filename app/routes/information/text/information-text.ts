/** A screen of prose. `{email}` in a paragraph becomes the contact address, `{brand}` the site's name. */
export interface InformationText {
  title: string;
  /** For search engines and under the title. */
  lead: string;
  /** ISO date of the last change of meaning. */
  updated: string;
  sections: {
    /** Part of the address: #stored */
    id: string;
    heading: string;
    paragraphs: string[];
    points?: string[];
  }[];
}

export type InformationTexts = Record<"about" | "terms" | "privacy" | "copyright", InformationText>;
