/** Drawing for staff to look at: nothing is kept. */
import type { Language, StaffDrawing, StaffDrawingRequest } from "@colorleaf/domain";
import sharp from "sharp";
import { findPageById } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import { findSameHashes } from "../../data/twins.ts";
import type { Drawer } from "../../drawing/drawer.ts";
import { drawingRequestOf } from "../catalogue/page-pictures.ts";
import { refusalOf } from "../generate.ts";
import type { Media } from "../media.ts";
import { perceptualHash } from "../perceptual-hash.ts";
import { pageTextOf } from "../seo-text/page-text.ts";
import { writeSeoText } from "../seo-text/write-seo-text.ts";

export function createStaffDrawing(parts: { db: Db; drawer: Drawer; media: Media }) {
  const { db, drawer, media } = parts;
  return {
    /** @throws ProblemError description-unsafe, nothing-to-draw */
    async draw(request: StaffDrawingRequest): Promise<StaffDrawing> {
      const { difficulty, style, ...recipe } = request;
      const asked = drawingRequestOf(recipe, { difficulty, style });
      const drawn = await drawer.draw(asked, { urgency: "now" });
      if (!drawn.ok) throw refusalOf(drawn);
      const { svg, colourSvg, reading, facts, quality, png, objects } = drawn;
      const textOf = (language: Language) =>
        pageTextOf(
          writeSeoText(facts, { language, seed: recipe.seed, difficulty }),
          facts,
          language,
        );
      return {
        svg,
        colourSvg,
        reading,
        quality,
        objects,
        texts: { en: textOf("en"), zh: textOf("zh") },
        twins: await findTwins({ db, media }, png),
      };
    },
  };
}

export type StaffDrawingService = ReturnType<typeof createStaffDrawing>;

/** Of the same paper, this far apart on average, of 255: as `catalogue:twins` judges. */
const alikeBelow = 4;
const side = 64;

/** The hash finds candidates by an index; small pictures of them tell which really look the same. */
export async function findTwins(
  { db, media }: { db: Db; media: Media },
  png: Uint8Array,
): Promise<StaffDrawing["twins"]> {
  const own = await shrink(png);
  const twins: StaffDrawing["twins"] = [];
  for (const id of await findSameHashes(db, await perceptualHash(png))) {
    const page = await findPageById(db, id);
    const other = page?.picture && (await media.get(page.picture.key, "png"));
    if (!other) continue;
    const small = await shrink(other);
    const apart = own.reduce((sum, light, at) => sum + Math.abs(light - small[at]!), 0);
    if (apart / own.length < alikeBelow) twins.push({ id, title: page.texts.en.title });
  }
  return twins;
}

function shrink(png: Uint8Array): Promise<Buffer> {
  return sharp(png).greyscale().resize(side, side, { fit: "fill" }).raw().toBuffer();
}
