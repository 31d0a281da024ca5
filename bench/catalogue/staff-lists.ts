/** What the staff's screens ask for, through the services behind them. */
import { staffPageQuerySchema } from "@colorleaf/domain";
import type { Db } from "../../server/data/schema.ts";
import { findTags } from "../../server/data/staff-page-lists.ts";
import { createPageChanges } from "../../server/services/editing/change-pages.ts";
import { listStaffPages } from "../../server/services/editing/page-list.ts";
import { createStaffCategories } from "../../server/services/editing/staff-categories.ts";
import { createAuditService } from "../../server/services/staff/audit.ts";
import { createStatisticsService } from "../../server/services/statistics/statistics.ts";
import { commonKind, queryOf, rareStyle, staffQueryOf } from "./vocabulary.ts";

const slugs = ["kids", "animals", "mandalas", "holidays"];

export async function staffLists(
  db: Db,
): Promise<Record<string, (run: number) => Promise<unknown>>> {
  const pages = (query: object) => listStaffPages(db, staffPageQuerySchema.parse(query));
  const categories = createStaffCategories({ db, pages: createPageChanges(db) });
  const audit = createAuditService(db);
  const reader = { id: "ada", name: "Ada", email: "ada@example.com", role: "owner" } as const;
  const statistics = createStatisticsService({
    db,
    sizeOfPictures: async () => 0,
    freeSpace: async () => 0,
  });
  let middle: string | undefined;
  // Some screens on: further than anybody turns pages.
  for (let screen = 0; screen < 10; screen += 1) {
    middle = (await pages({ sort: "newest", after: middle })).after ?? middle;
  }
  const category = (run: number) => slugs[run % slugs.length];
  return {
    list: () => pages({}),
    "list, in the middle": () => pages({ sort: "newest", after: middle }),
    "list, most popular": () => pages({ sort: "popular" }),
    "list, drafts": () => pages({ state: "draft" }),
    "list, four filters": () => pages({ state: "published", ...commonKind }),
    "list, a rare style": () => pages({ style: rareStyle }),
    "list, a rare style in a category": (run) =>
      pages({ style: rareStyle, category: category(run) }),
    "list, a rare style, most popular": () => pages({ style: rareStyle, sort: "popular" }),
    search: (run) => pages({ q: staffQueryOf(run) }),
    "search, more found among more": (run) => pages({ q: queryOf(run, "en") }),
    tags: (run) => findTags(db, "en", queryOf(run, "en").slice(0, 1), 8),
    categories: () => categories.list(),
    changes: () => audit.latest(20),
    "changes, of a kind by one person": () => audit.log(reader, { kind: "category", by: "ada" }),
    dashboard: () => statistics.look(30, "en"),
  };
}
