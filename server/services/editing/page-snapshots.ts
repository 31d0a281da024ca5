/** A page as the audit log keeps it, so that a change can be taken back. */
import { findFormerSlugs } from "../../data/page-addresses.ts";
import { findPageById, type PageContent, type PageRow, type StoredPage } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";

export interface PageSnapshot {
  version: number;
  /** Snapshots from before related pages could be chosen say nothing of them. */
  content: Omit<PageContent, "related"> & { related?: string[] };
}

export interface RemovedPageSnapshot extends PageSnapshot {
  source: PageRow["source"];
  redirects: string[];
  counts: Pick<PageRow, "views" | "downloads" | "prints" | "popularity" | "trend">;
}

export function snapshotOf({ row, ...content }: StoredPage): PageSnapshot {
  return { version: row.version, content };
}

export async function takeSnapshot(db: Db, id: string): Promise<PageSnapshot | undefined> {
  const page = await findPageById(db, id);
  return page && snapshotOf(page);
}

export async function removedSnapshotOf(db: Db, page: StoredPage): Promise<RemovedPageSnapshot> {
  const { views, downloads, prints, popularity, trend, source, id } = page.row;
  return {
    ...snapshotOf(page),
    source,
    redirects: await findFormerSlugs(db, id),
    counts: { views, downloads, prints, popularity, trend },
  };
}
