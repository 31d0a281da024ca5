/** Drawing for staff to look at: nothing is kept. */
import type {
  EditablePageText,
  Language,
  StaffDrawing,
  StaffDrawingRequest,
} from "@colorleaf/domain";
import sharp from "sharp";
import { findPageById } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import { findSameHashes } from "../../data/twins.ts";
import type { Drawer } from "../../drawing/drawer.ts";
import type { PageFacts } from "../../drawing/page-facts.ts";
import { drawingRequestOf } from "../catalogue/page-pictures.ts";
import { refusalOf } from "../generate.ts";
import type { Media } from "../media.ts";
import { perceptualHash } from "../perceptual-hash.ts";
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
      const textOf = (language: Language) => textFrom(facts, language, asked);
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

/** Cut to what a page's text may hold. Every page here is a coloring page: its title need not say so. */
function textFrom(
  facts: PageFacts,
  language: Language,
  { seed, complexity }: { seed: number; complexity: "simple" | "medium" | "complex" },
): EditablePageText {
  const written = writeSeoText(facts, { language, seed, complexity });
  const title = written.title.replace(/( Coloring Page|涂色页)$/, "") || written.title;
  const description = firstSentences(written.description).slice(0, 400);
  const names = facts.subjects.map(({ name }) => name[language]);
  const tags = [...names, ...written.keywords].map((tag) => tag.toLowerCase().slice(0, 30));
  return {
    title: title.slice(0, 80),
    description,
    alt: (names.length > 0 ? title : description).slice(0, 200),
    tags: [...new Set(tags)].slice(0, 5),
  };
}

/** The first two sentences. */
function firstSentences(text: string): string {
  return /^(?:[^.!?。！？]+[.!?。！？]+\s*){1,2}/.exec(text)?.[0].trim() ?? text;
}
