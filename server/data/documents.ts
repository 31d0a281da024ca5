/** Texts of screens that staff write, with every version there was. */
import type { Db } from "./schema.ts";

export interface DocumentVersion {
  version: number;
  author: string;
  createdAt: number;
}

/** The newest version of each of the given documents that has one. */
export async function findDocuments(
  db: Db,
  documents: readonly string[],
): Promise<Map<string, { version: number; texts: unknown }>> {
  const rows = await db
    .selectFrom("document_versions as one")
    .select(["document", "version", "texts"])
    .where("document", "in", documents)
    .where("version", "=", (eb) =>
      eb
        .selectFrom("document_versions as other")
        .select((max) => max.fn.max("other.version").as("newest"))
        .whereRef("other.document", "=", "one.document"),
    )
    .execute();
  return new Map(
    rows.map(({ document, version, texts }) => [document, { version, texts: JSON.parse(texts) }]),
  );
}

export async function findDocumentVersion(
  db: Db,
  document: string,
  version: number,
): Promise<unknown> {
  const row = await db
    .selectFrom("document_versions")
    .select("texts")
    .where("document", "=", document)
    .where("version", "=", version)
    .executeTakeFirst();
  return row && JSON.parse(row.texts);
}

/** The newest first. */
export async function listDocumentVersions(
  db: Db,
  document: string,
  limit: number,
): Promise<DocumentVersion[]> {
  const rows = await db
    .selectFrom("document_versions")
    .select(["version", "author", "created_at"])
    .where("document", "=", document)
    .orderBy("version", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ version, author, created_at }) => ({
    version,
    author,
    createdAt: created_at,
  }));
}

/** Adds the version after `version`. False: somebody else has written it meanwhile. */
export async function addDocumentVersion(
  db: Db,
  document: string,
  version: number,
  texts: unknown,
  author: string,
): Promise<boolean> {
  const newest = (await findDocuments(db, [document])).get(document)?.version ?? 0;
  if (newest !== version) return false;
  const added = await db
    .insertInto("document_versions")
    .values({
      document,
      version: version + 1,
      texts: JSON.stringify(texts),
      author,
      created_at: Date.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("version")
    .executeTakeFirst();
  return added !== undefined;
}
