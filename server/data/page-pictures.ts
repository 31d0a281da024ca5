/** Which pictures pages have, for going through all of them. */
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
