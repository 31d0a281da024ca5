/** The pictures of pages: kept, found, forgotten. */
import type { PageRecipe, StoredPicture } from "@colorleaf/domain";
import type { Db } from "./schema.ts";

/** Pages with a picture in the order they were made in, after the one of that number. */
export function listPictures(db: Db, afterNumber: number, limit: number) {
  return db
    .selectFrom("pages")
    .select(["number", "picture", "recipe"])
    .where("number", ">", afterNumber)
    .where("picture", "is not", null)
    .orderBy("number")
    .limit(limit)
    .execute();
}

/** Has the picture of a page drawn again when it is asked for. */
export async function forgetPicture(db: Db, number: number): Promise<void> {
  await db
    .updateTable("pages")
    .set({ picture: null, perceptual_hash: null })
    .where("number", "=", number)
    .execute();
}

/**
 * Keeps the picture that was drawn from a recipe. It is no new version of the page, and is left
 * out if the recipe has changed meanwhile.
 */
export async function savePicture(
  db: Db,
  id: string,
  recipe: PageRecipe,
  picture: StoredPicture,
  perceptualHash: string,
): Promise<void> {
  await db
    .updateTable("pages")
    .set({ picture: JSON.stringify(picture), perceptual_hash: perceptualHash })
    .where("id", "=", id)
    .where("recipe", "=", JSON.stringify(recipe))
    .execute();
}

/** Has the pictures of pages that the engine drew, and nobody changed, drawn anew. */
export async function forgetSeedPictures(db: Db): Promise<number> {
  const forgotten = await db
    .updateTable("pages")
    .set({ picture: null, perceptual_hash: null })
    .where("source", "=", "seed")
    .where("changed_by_staff", "=", 0)
    .where("recipe", "is not", null)
    .executeTakeFirst();
  return Number(forgotten.numUpdatedRows);
}
