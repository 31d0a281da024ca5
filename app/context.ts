import type { CategoryTeaser, Language, SampleWork } from "@colorleaf/domain";
import { createContext } from "react-router";

/** What the server hands to the screens with each request; the only way from a loader to data. */
export interface AppContext {
  /** CSP nonce of this response: every inline script carries it. */
  nonce: string;
  /** Scheme, host and port under which the visitor sees the site. */
  origin: string;
  contactEmail: string;
  categoryTeasers(language: Language): Promise<CategoryTeaser[]>;
  /** The 16 pages that fill an empty gallery. */
  samples(language: Language): Promise<SampleWork[]>;
}

export const appContext = createContext<AppContext>();
