import type { Generation, Localised, PageQuality, Reading } from "@colorleaf/domain";

/** Everything a drawing is made of: the same request gives the same bytes. */
export type DrawRequest = Pick<
  Generation["request"],
  "description" | "aspectRatio" | "complexity" | "style" | "theme" | "language" | "seed"
>;

export type DrawResult =
  | {
      ok: true;
      svg: string;
      colourSvg: string;
      png: Uint8Array;
      reading: Reading;
      quality: PageQuality;
    }
  | { ok: false; reason: "empty" | "unsafe" }
  | { ok: false; reason: "nothing-to-draw"; alternatives: Localised[] };

/** Makes pages away from the thread that answers requests. */
export interface Drawer {
  /** @throws DrawerStoppedError when the drawer is stopped meanwhile */
  draw(request: DrawRequest): Promise<DrawResult>;
  stop(): Promise<void>;
}

/** The work was not done and was not at fault. */
export class DrawerStoppedError extends Error {}
