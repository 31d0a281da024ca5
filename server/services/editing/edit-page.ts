/** Making and changing one page. */
import { randomUUID } from "node:crypto";
import type { EditablePage, PageChange, PageDraft } from "@colorleaf/domain";
import { recordChange } from "../../data/audit-log.ts";
import { findCategories } from "../../data/categories.ts";
import { holdLock, inTransaction } from "../../data/dialect.ts";
import { findFormerSlugs, findSlugHolder } from "../../data/page-addresses.ts";
import { findNumbers } from "../../data/page-lists.ts";
import { findPageById, type PageContent, type StoredPage } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import { insertPages, updatePage } from "../../data/write-pages.ts";
import { pictureDigest, picturesOf } from "../catalogue/page-pictures.ts";
import type { Media } from "../media.ts";
import { ProblemError } from "../problem-error.ts";
import type { Staff } from "../staff/staff.ts";
import { findNamedPages } from "./page-list.ts";
import { snapshotOf, takeSnapshot } from "./page-snapshots.ts";

export function createPageEditor({ db, media }: { db: Db; media: Media }) {
  /** @throws ProblemError invalid-request, with the field that is not right */
  async function contentOf(
    trx: Db,
    draft: PageDraft,
    before: StoredPage | undefined,
  ): Promise<PageContent> {
    await holdLock(trx, `slug ${draft.slug}`);
    const holder = await findSlugHolder(trx, draft.slug);
    if (holder !== undefined && holder !== before?.row.id) throw wrong("slug", "taken");
    const categories = await findCategories(trx);
    if (!categories.some(({ id }) => id === draft.categoryId)) throw wrong("categoryId", "unknown");
    const { slug, categoryId, state, difficulty, style, related, texts } = draft;
    const present = await findNumbers(trx, related);
    if (present.length < related.length || related.includes(before?.row.id ?? "")) {
      throw wrong("related", "unknown");
    }
    return {
      slug,
      categoryId,
      state,
      difficulty,
      style,
      related,
      texts,
      publishAt: publishTimeOf(draft, before),
      ...(await pictureOf(draft, before)),
    };
  }

  async function pictureOf(draft: PageDraft, before: StoredPage | undefined) {
    const source = draft.picture;
    if (source.kind === "drawn") {
      const { recipe } = source;
      const made = (page: PageDraft | StoredPage, from: unknown) =>
        JSON.stringify([from, page.difficulty, page.style]);
      // Unchanged, it keeps the picture that is there.
      const isSame = before && made(draft, recipe) === made(before, before.recipe);
      return { recipe, aspectRatio: recipe.aspectRatio, picture: isSame ? before.picture : null };
    }
    if (source.key !== before?.picture?.key && !(await media.get(source.key, "svg"))) {
      throw wrong("picture", "unknown");
    }
    const { key, aspectRatio } = source;
    const picture = key === before?.picture?.key ? before.picture : { key, isVector: true };
    return { recipe: null, aspectRatio, picture };
  }

  return {
    /** @throws ProblemError not-found */
    async find(id: string): Promise<EditablePage> {
      const page = await findPageById(db, id);
      if (!page) throw new ProblemError("not-found");
      return editableOf(db, page);
    },

    /** Resolves to its id. */
    async create(staff: Staff, draft: PageDraft): Promise<{ id: string }> {
      const id = randomUUID();
      return inTransaction(db, async (trx) => {
        const content = await contentOf(trx, draft, undefined);
        await insertPages(trx, [{ id, ...content, source: "staff" }]);
        const after = await takeSnapshot(trx, id);
        await recordChange(trx, staff, { action: "page.create", subject: id, after });
        return { id };
      });
    },

    /** @throws ProblemError not-found, version-conflict, invalid-request */
    async update(
      staff: Staff,
      id: string,
      { version, ...draft }: PageChange,
    ): Promise<EditablePage> {
      return inTransaction(db, async (trx) => {
        const before = await findPageById(trx, id);
        if (!before) throw new ProblemError("not-found");
        if (before.row.version !== version) throw new ProblemError("version-conflict");
        const content = await contentOf(trx, draft, before);
        const change = await updatePage(trx, id, version, content, { staff: true });
        if (change !== "done") throw new ProblemError("version-conflict");
        const after = await findPageById(trx, id);
        if (!after) throw new ProblemError("not-found");
        await recordChange(trx, staff, {
          action: "page.update",
          subject: id,
          before: snapshotOf(before),
          after: snapshotOf(after),
        });
        return editableOf(trx, after);
      });
    },
  };
}

export type PageEditor = ReturnType<typeof createPageEditor>;

/** A page is published now, or when it was; scheduled for later. */
function publishTimeOf(draft: PageDraft, before: StoredPage | undefined): number {
  const now = Date.now();
  if (draft.state === "scheduled") {
    if (draft.publishAt === undefined || draft.publishAt <= now) throw wrong("publishAt", "past");
    return draft.publishAt;
  }
  return before?.state === draft.state ? before.publishAt : now;
}

function wrong(field: string, fault: string): ProblemError {
  return new ProblemError("invalid-request", { fields: { [field]: fault } });
}

async function editableOf(db: Db, page: StoredPage): Promise<EditablePage> {
  const { row, recipe, picture, ...content } = page;
  const relatedPages = await findNamedPages(db, content.related);
  return {
    ...content,
    // Those that are gone are forgotten with the next change.
    related: relatedPages.map(({ id }) => id),
    relatedPages,
    picture: recipe
      ? { kind: "drawn", recipe }
      : { kind: "uploaded", key: picture?.key ?? "", aspectRatio: page.aspectRatio },
    id: row.id,
    version: row.version,
    updatedAt: row.updated_at,
    source: row.source,
    pictures: picturesOf(row.id, pictureDigest(page)),
    redirects: await findFormerSlugs(db, row.id),
  };
}
