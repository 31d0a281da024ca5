/** What can be chosen and said of catalogue pages; without schemas, so that browsers can load it. */

/** How a page of the catalogue looks, as visitors filter by it. */
export const pageStyles = [
  "cartoon",
  "realistic",
  "detailed",
  "simple",
  "anime",
  "sketch",
] as const;
export type PageStyle = (typeof pageStyles)[number];

export const pageStates = ["draft", "review", "scheduled", "published"] as const;
export type PageState = (typeof pageStates)[number];

/** Who made a page: the starter catalogue or staff. */
export const pageSources = ["seed", "staff"] as const;
export type PageSource = (typeof pageSources)[number];

export const pageOrders = ["newest", "popular", "trending"] as const;
export type PageOrder = (typeof pageOrders)[number];

/** What visitors do with a page that is counted. */
export const pageUses = ["view", "download", "print"] as const;
export type PageUse = (typeof pageUses)[number];

/** Widths in pixels of the thumbnails that are kept of each picture. */
export const thumbnailWidths = [320, 480, 640, 960] as const;

/** What a page can be downloaded as. */
export const pageFiles = ["png", "svg", "a4.pdf", "letter.pdf"] as const;
export type PageFile = (typeof pageFiles)[number];

export const pagesPerScreen = 24;

/**
 * How the pages answer the question: they have all of its words ("found"), the words with a slip
 * of the finger mended ("corrected"), something near ("nearest"), or nothing to do with it ("none":
 * popular pages).
 */
export const searchOutcomes = ["found", "corrected", "nearest", "none"] as const;
export type SearchOutcome = (typeof searchOutcomes)[number];
