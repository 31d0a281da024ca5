/** Pictures of catalogue pages: drawn when they are first asked for, and kept from then on. */
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Difficulty, PageRecipe, PageStyle, StoredPicture } from "@colorleaf/domain";
import { complexityOfDifficulty, inkOfPageStyle } from "@colorleaf/domain";
import { listUndrawn } from "../../data/page-lists.ts";
import { findPageById, type PageContent, savePicture } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import type { Drawer, DrawingRequest } from "../../drawing/drawer.ts";
import { refusalOf } from "../generate.ts";
import type { Media } from "../media.ts";
import { perceptualHash } from "../perceptual-hash.ts";
import { ProblemError } from "../problem-error.ts";

export interface PagePictures {
  /** The stored picture of a page, drawn now if it has none. @throws ProblemError media-not-found */
  find(pageId: string): Promise<FoundPicture>;
  /** Draws what is still to be drawn, the newest first, behind what visitors wait for. */
  prepare(signal: AbortSignal): Promise<void>;
}

export interface FoundPicture {
  picture: StoredPicture;
  /** Part of its addresses: another picture has another one. */
  digest: string;
}

/** More than the starter catalogue has; of a larger one, the rest is drawn when it is asked for. */
const mostPrepared = 1000;

export function createPagePictures(parts: { db: Db; drawer: Drawer; media: Media }): PagePictures {
  const { db, drawer, media } = parts;
  const drawing = new Map<string, Promise<StoredPicture>>();

  async function draw(pageId: string, page: PageContent, recipe: PageRecipe) {
    const drawn = await drawer.draw(drawingRequestOf(recipe, page));
    if (!drawn.ok) throw refusalOf(drawn);
    const picture = {
      key: await media.keep(drawn),
      colourKey: await media.keep({ svg: drawn.colourSvg }),
      isVector: true,
    };
    await savePicture(db, pageId, recipe, picture, await perceptualHash(drawn.png));
    return picture;
  }

  async function find(pageId: string): Promise<FoundPicture> {
    const page = await findPageById(db, pageId);
    if (!page) throw new ProblemError("media-not-found");
    const digest = pictureDigest(page);
    if (page.picture) return { picture: page.picture, digest };
    if (!page.recipe) throw new ProblemError("media-not-found");
    // A grid asks for all of its pictures at once; each is drawn once.
    const key = `${pageId} ${digest}`;
    let drawn = drawing.get(key);
    if (!drawn) {
      drawn = draw(pageId, page, page.recipe).finally(() => drawing.delete(key));
      drawing.set(key, drawn);
    }
    return { picture: await drawn, digest };
  }

  return {
    find,
    async prepare(signal) {
      for (const id of await listUndrawn(db, mostPrepared)) {
        const started = performance.now();
        // One that cannot be drawn must not keep the others from it; who asks for it is told.
        await find(id).catch(() => undefined);
        // As long a rest as it took: half of a worker stays free.
        await setTimeout(performance.now() - started, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return;
      }
    },
  };
}

/** What the engine is asked for a page of the catalogue. */
export function drawingRequestOf(
  { description, aspectRatio, theme, seed }: PageRecipe,
  { difficulty, style }: { difficulty: Difficulty; style: PageStyle },
): DrawingRequest {
  return {
    description,
    aspectRatio,
    theme,
    seed,
    complexity: complexityOfDifficulty[difficulty],
    style: inkOfPageStyle[style],
    language: /\p{Script=Han}/u.test(description) ? "zh" : "en",
  };
}

/** Changes when the picture does. Known before it is drawn. */
export function pictureDigest(page: {
  recipe: unknown;
  picture: unknown;
  difficulty: Difficulty;
  style: PageStyle;
}): string {
  const { recipe, picture, difficulty, style } = page;
  const made = recipe ? [textOf(recipe), difficulty, style] : [textOf(picture)];
  return createHash("sha256").update(JSON.stringify(made)).digest("hex").slice(0, 12);
}

/** Rows hold JSON text, pages what it says: both are the same picture. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Where the pictures of a page are: `/line-480.webp`, `/line.svg`, `/colour-480.webp`, … follow. */
export function picturesOf(pageId: string, digest: string): string {
  return `/pictures/${pageId}/${digest}`;
}
