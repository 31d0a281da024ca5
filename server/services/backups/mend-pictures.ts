import { forgetPicture, listPictures } from "../../data/page-pictures.ts";
import type { Db } from "../../data/schema.ts";

const step = 1000;

/**
 * Drawn pages whose picture is no longer stored are drawn again when they are asked for.
 *
 * @returns how many others there are, whose picture is lost
 */
export async function mendPictures(
  db: Db,
  hasPicture: (key: string) => Promise<boolean>,
): Promise<number> {
  let lost = 0;
  for (let last = 0; ; ) {
    const rows = await listPictures(db, last, step);
    for (const { number, picture, recipe } of rows) {
      const keys = picture?.match(/\b[0-9a-f]{64}\b/g) ?? [];
      const isThere = (await Promise.all(keys.map(hasPicture))).every(Boolean);
      if (isThere) continue;
      if (recipe === null) lost += 1;
      else await forgetPicture(db, number);
    }
    if (rows.length < step) return lost;
    last = rows.at(-1)!.number;
  }
}
