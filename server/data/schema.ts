/**
 * The tables, in column types that SQLite and PostgreSQL share: text ids, times as integer
 * milliseconds since 1970, JSON as text.
 */
import type {
  AdvertisementSlot,
  AspectRatio,
  BatchItemState,
  BatchReview,
  BatchState,
  Difficulty,
  ErrorCode,
  GenerationState,
  Language,
  PageSource,
  PageState,
  PageStyle,
  Provider,
  StaffRole,
} from "@colorleaf/domain";
import type { Generated, Kysely } from "kysely";

export interface GenerationsTable {
  id: string;
  /** Lower runs first: a visitor waits for 0, nobody for the rest. */
  priority: number;
  idempotency_key: string | null;
  /** JSON of the request with every default filled in. */
  request: string;
  provider: Provider;
  state: GenerationState;
  attempts: number;
  /** The server process that works on it, and until when that holds without renewal. */
  lease_owner: string | null;
  lease_until: number | null;
  /** A hosted service's task, paid for once: polled again after a restart, never created twice. */
  provider_task_id: string | null;
  /** The same for the second drawing of a page that fell below a bar. */
  redraw_task_id: string | null;
  /** The task that is being asked for: its answer has not been written down. */
  asked_task: "first" | "redraw" | null;
  /** How often an answer to that was lost: as many tasks may exist that nobody knows of. */
  lost_answers: Generated<number>;
  /** JSON of the stored picture: from here on a restart has only to describe it. */
  picture: string | null;
  result: string | null;
  error_code: ErrorCode | null;
  /** JSON of what the hosted service said. */
  error_details: string | null;
  /** When it was first taken in hand. */
  started_at: number | null;
  created_at: number;
  updated_at: number;
  finished_at: number | null;
}

/** Pictures under `/media/`; see server/services/retention.ts. */
export interface KeptPicturesTable {
  key: string;
  /** When it was last put. */
  kept_at: number;
  /** Somebody deletes it now, or was killed while they did. */
  removing_since: number | null;
}

export interface AnalyticsEventsTable {
  id: string;
  event: string;
  payload: string;
  /** Without its query, which can hold a visitor's words. */
  path: string;
  user_agent: string;
  language: string;
  /** By the browser's clock. */
  occurred_at: number;
  received_at: number;
}

export interface ClientErrorsTable {
  id: string;
  label: string;
  message: string;
  stack: string | null;
  path: string;
  received_at: number;
}

export interface DaySumsTable {
  /** UTC, YYYY-MM-DD. */
  day: string;
  /** JSON of `DaySums`. */
  sums: string;
}

export interface AdvertisementsTable {
  id: string;
  slot: AdvertisementSlot;
  name: string;
  is_on: 0 | 1;
  /** Null: for readers of every language. */
  language: Language | null;
  starts_at: number | null;
  ends_at: number | null;
  /** JSON of `AdvertisementContent`. */
  content: string;
  version: number;
  updated_at: number;
}

/** What staff have set; a key without a row is as it was delivered. */
export interface SettingsTable {
  key: string;
  /** JSON. */
  value: string;
  version: number;
  updated_at: number;
}

/** Texts of screens: the newest version is shown, a document without one is as it was delivered. */
export interface DocumentVersionsTable {
  document: string;
  version: number;
  /** JSON, by language. */
  texts: string;
  /** Name of who wrote it. */
  author: string;
  created_at: number;
}

export interface CategoriesTable {
  id: string;
  slug: string;
  position: number;
  is_visible: 0 | 1;
  /** JSON of `CategoryTexts`. */
  texts: string;
  /** JSON of `StoredPicture`; null: the picture of the cover page. */
  picture: string | null;
  /** Null: the newest page. */
  cover_page_id: string | null;
  /** Counts up with each change: who saves an old version is told. */
  version: number;
  source: PageSource;
  changed_by_staff: 0 | 1;
  created_at: number;
  updated_at: number;
}

export interface PagesTable {
  number: Generated<number>;
  id: string;
  slug: string;
  category_id: string;
  state: PageState;
  /** When it was, or will be, published; before that, when it was made. */
  publish_at: number;
  difficulty: Difficulty;
  style: PageStyle;
  aspect_ratio: AspectRatio;
  /** JSON of `PageRecipe`; null: the picture was not drawn by the engine. */
  recipe: string | null;
  /** JSON of `StoredPicture`; null: not drawn yet. */
  picture: string | null;
  /** 64 bits in hexadecimal; see server/services/perceptual-hash.ts. */
  perceptual_hash: string | null;
  /** JSON list of ids: pages that staff chose to stand under it. */
  related: Generated<string>;
  version: number;
  source: PageSource;
  /** Of the entry it was seeded from: the same digest has nothing new. */
  seed_digest: string | null;
  changed_by_staff: 0 | 1;
  views: Generated<number>;
  downloads: Generated<number>;
  prints: Generated<number>;
  popularity: Generated<number>;
  /** Logarithm of decayed interest; see page-counts.ts. */
  trend: number;
  created_at: number;
  updated_at: number;
}

export interface PageTextsTable {
  page_id: string;
  language: Language;
  title: string;
  description: string;
  alt: string;
  /** Null: made of title and description. */
  seo_title: string | null;
  seo_description: string | null;
}

export interface PageTagsTable {
  page_id: string;
  language: Language;
  position: number;
  tag: string;
}

/** Addresses that pages had before. */
export interface SlugRedirectsTable {
  slug: string;
  page_id: string;
}

/** Pages that staff removed: seeding does not bring them back. */
export interface RemovedPagesTable {
  id: string;
  removed_at: number;
}

/** How many published pages a category has of each kind; changed along with the pages. */
export interface CategoryCountsTable {
  category_id: string;
  difficulty: Difficulty;
  style: PageStyle;
  pages: number;
}

export interface PageDaysTable {
  page_id: string;
  /** UTC, YYYY-MM-DD. */
  day: string;
  views: number;
  downloads: number;
  prints: number;
}

/** Forgotten after its day, and with it who the marks of that day could have been. */
export interface VisitSaltsTable {
  day: string;
  salt: string;
}

export interface VisitsTable {
  day: string;
  /** Hash of salt, visitor, page and what was done. */
  mark: string;
}

/** The words of titles and tags, for suggestions and for mending typing errors. */
export interface SearchWordsTable {
  word: string;
}

/** What is left of each word without a letter or two, and the word itself; see search-text.ts. */
export interface SearchWordVariantsTable {
  variant: string;
  word: string;
}

export interface MissedSearchesTable {
  query: string;
  language: Language;
  times: number;
  first_at: number;
  last_at: number;
}

/** Tasks asked of a hosted service. */
export interface ServiceDaysTable {
  day: string;
  tasks: number;
}

export interface StaffTable {
  id: string;
  /** In lower case; what one signs in with. */
  email: string;
  name: string;
  role: StaffRole;
  /** See services/staff/password.ts; null: not chosen yet. */
  password_hash: string | null;
  created_at: number;
  updated_at: number;
}

export interface StaffSessionsTable {
  /** SHA-256 of what the cookie holds: who reads the database cannot sign in with it. */
  token_hash: string;
  staff_id: string;
  created_at: number;
  /** Kept to the minute. */
  last_used_at: number;
}

/** One-time links by which a person chooses a password. */
export interface StaffLinksTable {
  token_hash: string;
  /** Null: for the first owner. */
  staff_id: string | null;
  expires_at: number;
}

/** Codes of an app that are asked for after the password. */
export interface SecondFactorsTable {
  staff_id: string;
  /** In base32, as apps take it: codes are made of it, so a hash would not do. */
  secret: string;
  /** 0: offered, but the app has not shown a code yet. */
  is_on: 0 | 1;
  /** The last half minute whose code was used: each is good once. */
  last_step: number;
}

/** For when the phone is lost; each is good once. */
export interface RecoveryCodesTable {
  staff_id: string;
  code_hash: string;
}

export interface SignInFailuresTable {
  /** Hash of the address that was typed, of staff or not. */
  key: string;
  failures: number;
  last_at: number;
}

export interface AuditLogTable {
  number: Generated<number>;
  at: number;
  staff_id: string;
  /** As it was then. */
  staff_name: string;
  /** What was done, as `<thing>.<verb>`: "page.publish". */
  action: string;
  /** Id of the thing. */
  subject: string;
  /** JSON; null: it was not there. */
  before: string | null;
  after: string | null;
}

/** What the engine was asked for and could not draw. */
export interface MissedSubjectsTable {
  phrase: string;
  language: Language;
  /** One in which it was asked for. */
  description: string;
  times: number;
  first_at: number;
  last_at: number;
}

export interface BatchesTable {
  id: string;
  name: string;
  state: BatchState;
  /** Name of who made it. */
  author: string;
  created_at: number;
}

export interface BatchItemsTable {
  id: string;
  batch_id: string;
  position: number;
  /** 0: somebody waits for it, so it is drawn even while its batch rests. */
  priority: number;
  /** JSON of `BatchRequest`. */
  request: string;
  state: BatchItemState;
  review: BatchReview;
  attempts: number;
  lease_owner: string | null;
  lease_until: number | null;
  /** JSON of the stored picture and what is known of it. */
  picture: string | null;
  perceptual_hash: string | null;
  error_code: ErrorCode | null;
  /** The page that was made of it. */
  page_id: string | null;
  updated_at: number;
}

export interface Tables {
  kept_pictures: KeptPicturesTable;
  staff: StaffTable;
  staff_sessions: StaffSessionsTable;
  staff_links: StaffLinksTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_failures: SignInFailuresTable;
  audit_log: AuditLogTable;
  settings: SettingsTable;
  document_versions: DocumentVersionsTable;
  missed_subjects: MissedSubjectsTable;
  batches: BatchesTable;
  batch_items: BatchItemsTable;
  categories: CategoriesTable;
  pages: PagesTable;
  page_texts: PageTextsTable;
  page_tags: PageTagsTable;
  slug_redirects: SlugRedirectsTable;
  removed_pages: RemovedPagesTable;
  category_counts: CategoryCountsTable;
  page_days: PageDaysTable;
  visit_salts: VisitSaltsTable;
  visits: VisitsTable;
  search_words: SearchWordsTable;
  search_word_variants: SearchWordVariantsTable;
  missed_searches: MissedSearchesTable;
  generations: GenerationsTable;
  service_days: ServiceDaysTable;
  analytics_events: AnalyticsEventsTable;
  client_errors: ClientErrorsTable;
  day_sums: DaySumsTable;
  advertisements: AdvertisementsTable;
}

/** A database or a transaction in one: every query function takes it first. */
export type Db = Kysely<Tables>;
