import type { Drawing, Scene, SceneItem } from "../types.ts";
import { findRegions, type InkedPage, type Region } from "./find-regions.ts";
import { keptIn } from "./kept-in.ts";

/** A scene as it is drawn. Its areas are counted when somebody asks, and only once. */
export class FittedPage {
  readonly scene: Scene;
  readonly drawing: Drawing;
  /** The page as it was painted last, where that is known. */
  readonly painted: InkedPage | undefined;
  #regions: readonly Region[] | undefined;
  /** By what is left out: one way of making a page plainer after the other leaves out the same. */
  readonly #without = new Map<string, FittedPage>();

  constructor(scene: Scene, drawing: Drawing, painted?: InkedPage) {
    this.scene = scene;
    this.drawing = drawing;
    this.painted = painted;
  }

  get regions(): readonly Region[] {
    this.#regions ??= findRegions(this.drawing);
    return this.#regions;
  }

  /** How many areas each item has; none is missing rather than 0. */
  regionsByItem(): Map<string, number> {
    const count = new Map<string, number>();
    for (const { item } of this.regions) count.set(item, (count.get(item) ?? 0) + 1);
    return count;
  }

  /** The same page without some of its items. */
  without(spare: readonly SceneItem[]): FittedPage {
    const { scene, drawing } = this;
    if (spare.length === 0) return this;
    const gone = new Set(spare.map(({ id }) => id));
    return keptIn(
      this.#without,
      [...gone].join(),
      () =>
        new FittedPage(
          { ...scene, items: scene.items.filter(({ id }) => !gone.has(id)) },
          { ...drawing, shapes: drawing.shapes.filter(({ item }) => !gone.has(item)) },
        ),
    );
  }

  decoration(): SceneItem[] {
    return this.scene.items.filter(({ role }) => role === "decoration");
  }

  scenery(): SceneItem[] {
    return this.scene.items.filter(({ role }) => role === "scenery");
  }
}
