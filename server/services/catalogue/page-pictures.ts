/** Pictures of catalogue pages: drawn when they are first asked for, and kept from then on. */
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Difficulty, PageRecipe, PageStyle, StoredPicture } from "@colorleaf/domain";
import { complexityOfDifficulty, inkOfPageStyle } from "@colorleaf/domain";
import { listUndrawn } from "../../data/page-lists.ts";
import { savePicture } from "../../data/page-pictures.ts";
import { findPageById, type PageContent } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import type { Drawer, DrawingRequest } from "../../drawing/drawer.ts";
import { refusalOf } from "../generate.ts";
import type { Media } from "../media.ts";
import { perceptualHash } from "../perceptual-hash.ts";
import { ProblemError } from "../problem-error.ts";

export interface PagePictures {
  /**
   * The stored picture of a page, drawn now if it has none. Whoever leaves says so by the signal:
   * what nobody waits for is not drawn. @throws ProblemError media-not-found; the signal's reason
   */
  find(pageId: string, signal?: AbortSignal): Promise<FoundPicture>;
  /** Draws what is still to be drawn, the newest first, behind what visitors wait for. */
  prepare(signal: AbortSignal): Promise<void>;
}

export interface FoundPicture {
  picture: StoredPicture;
  /** Part of its addresses: another picture has another one. */
  digest: string;
}

/** A picture being drawn, and how many wait for it. */
interface Drawing {
  picture: Promise<StoredPicture>;
  waiting: number;
  abandon: AbortController;
}

/** More than the starter catalogue has; of a larger one, the rest is drawn when it is asked for. */
const mostPrepared = 1000;

export function createPagePictures(parts: { db: Db; drawer: Drawer; media: Media }): PagePictures {
  const { db, drawer, media } = parts;
  const drawings = new Map<string, Drawing>();

  async function draw(
    pageId: string,
    page: PageContent,
    recipe: PageRecipe,
    signal: AbortSignal,
  ): Promise<StoredPicture> {
    // Who read the page while it was being drawn may come when that is over: it has its picture.
    const latest = await findPageById(db, pageId);
    if (latest?.picture && pictureDigest(latest) === pictureDigest(page)) return latest.picture;
    // After the visitors' own pages: those are watched while they come.
    const drawn = await drawer.draw(drawingRequestOf(recipe, page), { urgency: "later", signal });
    if (!drawn.ok) throw refusalOf(drawn);
    const picture = {
      key: await media.keep(drawn),
      colourKey: await media.keep({ svg: drawn.colourSvg }),
      isVector: true,
    };
    await savePicture(db, pageId, recipe, picture, await perceptualHash(drawn.png));
    return picture;
  }

  async function find(pageId: string, signal?: AbortSignal): Promise<FoundPicture> {
    const page = await findPageById(db, pageId);
    if (!page) throw new ProblemError("media-not-found");
    const digest = pictureDigest(page);
    if (page.picture) return { picture: page.picture, digest };
    if (!page.recipe) throw new ProblemError("media-not-found");
    // A grid asks for all of its pictures at once; each is drawn once.
    const key = `${pageId} ${digest}`;
    let drawing = drawings.get(key);
    if (!drawing) {
      const abandon = new AbortController();
      const picture = draw(pageId, page, page.recipe, abandon.signal).finally(() =>
        drawings.delete(key),
      );
      drawing = { picture, waiting: 0, abandon };
      drawings.set(key, drawing);
    }
    try {
      return { picture: await waitFor(drawing, signal), digest };
    } catch (error) {
      // Others gave it up in the moment this one came: it is drawn after all.
      if (drawing.abandon.signal.aborted && !signal?.aborted) return find(pageId, signal);
      throw error;
    }
  }

  return {
    find,
    async prepare(signal) {
      for (const id of await listUndrawn(db, mostPrepared)) {
        const started = performance.now();
        // One that cannot be drawn must not keep the others from it; who asks for it is told.
        await find(id, signal).catch(() => undefined);
        // Three times as long a rest as it took: most of a worker stays free for visitors.
        const rest = 3 * (performance.now() - started);
        await setTimeout(rest, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return;
      }
    },
  };
}

async function waitFor(drawing: Drawing, signal?: AbortSignal): Promise<StoredPicture> {
  const leave = () => {
    drawing.waiting -= 1;
    if (drawing.waiting === 0) drawing.abandon.abort(signal?.reason);
  };
  drawing.waiting += 1;
  if (signal?.aborted) leave();
  signal?.addEventListener("abort", leave, { once: true });
  try {
    return await drawing.picture;
  } finally {
    signal?.removeEventListener("abort", leave);
  }
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
    difficulty,
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
