/** Categories: making, changing, ordering and removing them. */
import { isDeepStrictEqual } from "node:util";
import type { CategoryChange, Language, NewCategory, StaffCategory } from "@colorleaf/domain";
import { recordChange } from "../../data/audit-log.ts";
import {
  findCategories,
  findSomePagesOf,
  insertCategory,
  orderCategories,
  removeCategory,
  type StoredCategory,
  updateCategory,
} from "../../data/categories.ts";
import { findCounts } from "../../data/category-counts.ts";
import { holdLock, inTransaction } from "../../data/dialect.ts";
import { findPageById } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import { findCover } from "../catalogue/category-cover.ts";
import { ProblemError } from "../problem-error.ts";
import type { Staff } from "../staff/staff.ts";
import type { RemovedCategory } from "../undo/category.ts";
import type { PageChanges } from "./change-pages.ts";

/** Where a change is noted, for who takes it back. */
interface RecordedAs {
  change: number;
}

/** So many pages are moved in one step. */
const movedAtOnce = 200;

export function createStaffCategories({ db, pages }: { db: Db; pages: PageChanges }) {
  async function view(category: StoredCategory): Promise<StaffCategory> {
    const { id, slug, version, isVisible, texts, coverPageId } = category;
    const counts = await findCounts(db, id);
    const published = counts.reduce((sum, one) => sum + one.pages, 0);
    const hasPages = published > 0 || (await findSomePagesOf(db, id, 1)).length > 0;
    const cover = await findCover(db, category, "en");
    return {
      id,
      slug,
      version,
      isVisible,
      texts,
      coverPageId,
      ...(cover && { cover: cover.picture }),
      published,
      hasPages,
    };
  }

  return {
    async list(): Promise<StaffCategory[]> {
      return Promise.all((await findCategories(db)).map(view));
    },

    async names(language: Language) {
      return (await findCategories(db)).map(({ id, texts }) => ({
        id,
        name: texts[language].name,
      }));
    },

    /** @throws ProblemError not-found */
    async find(id: string): Promise<StaffCategory> {
      return view(await findOne(db, id));
    },

    async create(staff: Staff, category: NewCategory): Promise<{ id: string }> {
      return inTransaction(db, async (trx) => {
        await holdLock(trx, "categories");
        const present = await findCategories(trx);
        if (present.some(({ id, slug }) => [id, slug].includes(category.slug))) {
          throw new ProblemError("invalid-request", { fields: { slug: "taken" } });
        }
        await requireCover(trx, category.coverPageId);
        const position = Math.max(0, ...present.map((one) => one.position + 1));
        const id = category.slug;
        await insertCategory(trx, { id, ...category, position, picture: null, source: "staff" });
        await recordChange(trx, staff, { action: "category.create", subject: id, after: category });
        return { id };
      });
    },

    /** @throws ProblemError not-found, version-conflict */
    async update(
      staff: Staff,
      id: string,
      { version, ...change }: CategoryChange,
    ): Promise<StaffCategory> {
      await inTransaction(db, async (trx) => {
        // Somebody may be putting them in order.
        await holdLock(trx, "categories");
        const before = await findOne(trx, id);
        await requireCover(trx, change.coverPageId);
        const after = { ...before, ...change };
        const outcome = await updateCategory(trx, id, version, after, "staff");
        if (outcome !== "done") throw new ProblemError("version-conflict");
        await recordChange(trx, staff, { action: "category.update", subject: id, before, after });
      });
      return view(await findOne(db, id));
    },

    /** @throws ProblemError version-conflict when categories came or went meanwhile */
    async order(staff: Staff, ids: readonly string[]): Promise<RecordedAs> {
      return inTransaction(db, async (trx) => {
        await holdLock(trx, "categories");
        const present = await findCategories(trx);
        const before = present.map(({ id }) => id);
        if (!isDeepStrictEqual(ids.toSorted(), before.toSorted())) {
          throw new ProblemError("version-conflict");
        }
        await orderCategories(trx, present, ids);
        const change = { action: "category.order", subject: "", before, after: ids };
        return { change: await recordChange(trx, staff, change) };
      });
    },

    /**
     * Removes a category that is empty, or whose pages go to another first.
     *
     * @throws ProblemError not-found, version-conflict, category-not-empty
     */
    async remove(
      staff: Staff,
      id: string,
      { version, moveTo }: { version: number; moveTo?: string | undefined },
    ): Promise<RecordedAs> {
      const category = await findOne(db, id);
      if (category.version !== version) throw new ProblemError("version-conflict");
      if (moveTo === id) throw new ProblemError("category-not-empty");
      const moved: number[] = [];
      while (moveTo !== undefined) {
        const some = await findSomePagesOf(db, id, movedAtOnce);
        if (some.length === 0) break;
        const move = { action: "move", pages: some, categoryId: moveTo } as const;
        moved.push(...(await pages.change(staff, move)).changes);
      }
      return inTransaction(db, async (trx) => {
        const outcome = await removeCategory(trx, id, version);
        if (outcome === "has-pages") throw new ProblemError("category-not-empty");
        if (outcome !== "done") throw new ProblemError("version-conflict");
        const before: RemovedCategory = { ...category, moved };
        const change = { action: "category.delete", subject: id, before };
        return { change: await recordChange(trx, staff, change) };
      });
    },
  };
}

export type StaffCategories = ReturnType<typeof createStaffCategories>;

async function findOne(db: Db, id: string): Promise<StoredCategory> {
  const category = (await findCategories(db)).find((one) => one.id === id);
  if (!category) throw new ProblemError("not-found");
  return category;
}

async function requireCover(db: Db, coverPageId: string | null): Promise<void> {
  if (coverPageId !== null && !(await findPageById(db, coverPageId))) {
    throw new ProblemError("invalid-request", { fields: { coverPageId: "unknown" } });
  }
}
