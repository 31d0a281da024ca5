/** Categories: making, changing, ordering and removing them. */
import type { CategoryChange, Language, NewCategory, StaffCategory } from "@colorleaf/domain";
import { recordChange } from "../../data/audit-log.ts";
import {
  findCategories,
  findSomePagesOf,
  insertCategory,
  removeCategory,
  type StoredCategory,
  updateCategory,
} from "../../data/categories.ts";
import { findCounts } from "../../data/category-counts.ts";
import { holdLock, inTransaction } from "../../data/dialect.ts";
import { findPageById } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import { ProblemError } from "../problem-error.ts";
import type { Staff } from "../staff/staff.ts";
import type { PageChanges } from "./change-pages.ts";

/** So many pages are moved in one step. */
const movedAtOnce = 200;

export function createStaffCategories({ db, pages }: { db: Db; pages: PageChanges }) {
  async function view(category: StoredCategory): Promise<StaffCategory> {
    const { id, slug, version, isVisible, texts, coverPageId } = category;
    const counts = await findCounts(db, id);
    const published = counts.reduce((sum, one) => sum + one.pages, 0);
    const hasPages = published > 0 || (await findSomePagesOf(db, id, 1)).length > 0;
    return { id, slug, version, isVisible, texts, coverPageId, published, hasPages };
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
    async order(staff: Staff, ids: readonly string[]): Promise<void> {
      await inTransaction(db, async (trx) => {
        await holdLock(trx, "categories");
        const present = new Map((await findCategories(trx)).map((one) => [one.id, one]));
        const isSame = ids.length === present.size && ids.every((id) => present.has(id));
        if (!isSame || new Set(ids).size !== ids.length) throw new ProblemError("version-conflict");
        for (const [position, id] of ids.entries()) {
          const category = present.get(id)!;
          if (category.position === position) continue;
          await updateCategory(trx, id, category.version, { ...category, position }, "staff");
        }
        const before = [...present.keys()];
        await recordChange(trx, staff, {
          action: "category.order",
          subject: "",
          before,
          after: ids,
        });
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
    ): Promise<void> {
      const category = await findOne(db, id);
      if (category.version !== version) throw new ProblemError("version-conflict");
      if (moveTo === id) throw new ProblemError("category-not-empty");
      while (moveTo !== undefined) {
        const some = await findSomePagesOf(db, id, movedAtOnce);
        if (some.length === 0) break;
        await pages.change(staff, { action: "move", pages: some, categoryId: moveTo });
      }
      await inTransaction(db, async (trx) => {
        const outcome = await removeCategory(trx, id, version);
        if (outcome === "has-pages") throw new ProblemError("category-not-empty");
        if (outcome !== "done") throw new ProblemError("version-conflict");
        await recordChange(trx, staff, {
          action: "category.delete",
          subject: id,
          before: category,
        });
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
