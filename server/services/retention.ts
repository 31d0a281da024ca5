/**
 * What visitors made is deleted after a time: first the rows of their generations, then the pictures
 * that nobody has put since and nothing names any more. That takes drawings of staff along that never
 * became a page. A picture that is named is looked at again after the same time.
 */
import { deleteEndedBefore } from "../data/generations.ts";
import {
  findOldPictures,
  namedPictures,
  removePicture,
  renewPictures,
} from "../data/kept-pictures.ts";
import type { Db } from "../data/schema.ts";
import type { Media } from "./media.ts";

const hourMs = 60 * 60 * 1000;
/** The rest comes the next time. */
const mostAtOnce = 500;

/**
 * @param before ms; taken by whole hours: what names a picture is searched for once an hour, and not
 *   whenever one more is old enough
 */
export async function forgetVisitorsPages(
  { db, media }: { db: Db; media: Pick<Media, "remove"> },
  before: number,
): Promise<void> {
  const hour = Math.floor(before / hourMs) * hourMs;
  const rows = await deleteEndedBefore(db, hour, mostAtOnce);
  // Rows that are still there name theirs.
  if (rows === mostAtOnce) return;
  const old = await findOldPictures(db, hour, mostAtOnce);
  if (old.length === 0) return;
  const named = await namedPictures(db, old);
  await renewPictures(db, named);
  const isNamed = new Set(named);
  for (const key of old) {
    if (!isNamed.has(key)) await removePicture(db, key, hour, media.remove);
  }
}
