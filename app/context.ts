import type {
  Brand,
  CategorySummary,
  CategoryTeaser,
  CategoryText,
  Difficulty,
  DocumentName,
  DocumentSection,
  Generation,
  HomeLayout,
  HomeTexts,
  Language,
  PageDetail,
  PageList,
  PageListQuery,
  PageOrder,
  PageStyle,
  PageSummary,
  SampleWork,
  SearchResult,
} from "@colorleaf/domain";
import { createContext } from "react-router";
import type { EnterStaffArea } from "./staff-area.ts";

/** What the server hands to the screens with each request; the only way from a loader to data. */
export interface AppContext {
  /** CSP nonce of this response: every inline script carries it. */
  nonce: string;
  /** Scheme, host and port under which the visitor sees the site. */
  origin: string;
  contactEmail: string;
  /** With nothing left blank. */
  brand: Brand;
  /** Above every public screen: the announcement; before it, that this is a draft. */
  notices: readonly string[];
  /** An information screen as staff have written it; undefined: it is as delivered. */
  document(
    name: DocumentName,
  ): Promise<
    { title: string; lead: string; updated: string; sections: DocumentSection[] } | undefined
  >;
  /** The home screen: its sections in their order, its texts where staff have written them. */
  home(): Promise<{ layout: HomeLayout; texts: HomeTexts | undefined }>;
  /** The 16 pages that fill an empty gallery. */
  samples(language: Language): Promise<SampleWork[]>;
  catalogue: CatalogueForScreens;
  /** Undefined: the text is blank. */
  search(request: SearchRequest, language: Language): Promise<SearchResult | undefined>;
  /** A visitor's own picture; undefined: there is none of this id. */
  findGeneration(id: string): Promise<Generation | undefined>;
  /** Counts this visitor as one who has looked at the page today. */
  countView(pageId: string): void;
  enterStaffArea: EnterStaffArea;
}

export interface SearchRequest {
  text: string;
  category?: string | undefined;
  difficulty?: Difficulty | undefined;
  style?: PageStyle | undefined;
  page: number;
}

export interface CategoryView extends CategoryText {
  slug: string;
  /** How many pages there are of each kind, whatever is filtered now. */
  difficulties: Partial<Record<Difficulty, number>>;
  styles: Partial<Record<PageStyle, number>>;
  list: PageList;
}

export interface CatalogueForScreens {
  teasers(language: Language): Promise<CategoryTeaser[]>;
  categories(language: Language): Promise<CategorySummary[]>;
  category(
    slug: string,
    query: PageListQuery,
    language: Language,
  ): Promise<CategoryView | undefined>;
  page(
    slugOrId: string,
    language: Language,
  ): Promise<
    | { kind: "page"; page: PageDetail; related: PageSummary[] }
    | { kind: "moved"; slug: string }
    | undefined
  >;
  /** Those of these ids that are published, in that order. */
  chosen(ids: readonly string[], language: Language): Promise<PageSummary[]>;
  /** Pages about the same as these words of one language, the likest first. */
  alike(
    words: { title: string; tags: readonly string[]; language: Language },
    language: Language,
  ): Promise<PageSummary[]>;
  top(order: PageOrder, limit: number, language: Language): Promise<PageSummary[]>;
}

export const appContext = createContext<AppContext>();
