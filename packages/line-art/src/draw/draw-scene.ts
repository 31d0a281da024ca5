/** Scene → drawing: every thing in its place, as shapes in painter's order. */
import type { Drawing, Scene, SceneItem } from "../types.ts";
import { ItemDrawer } from "./draw-item.ts";

/** How far things are to be made plainer. */
export interface FewerAreas {
  /** How many areas an item is to lose, by its id. */
  lost: ReadonlyMap<string, number>;
  /** What joining two areas may lose, see `GroupRules`. */
  mostLost: number;
}

/**
 * The same scene gives the same drawing, byte for byte. Every `paper` shape is closed and outlined,
 * so that each visible face of the drawing is a closed region of the line art.
 */
export function drawScene(scene: Scene, fewerAreas?: FewerAreas): Drawing {
  return new SceneDrawer(scene).draw(scene.items, fewerAreas);
}

/** Draws a scene again and again, with fewer of its items or with plainer ones. */
export class SceneDrawer {
  readonly #scene: Scene;
  readonly #drawers: ReadonlyMap<SceneItem, ItemDrawer>;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#drawers = new Map(scene.items.map((item, at) => [item, new ItemDrawer(scene, at)]));
  }

  /** @param items some of the scene's */
  draw(items: readonly SceneItem[], fewer?: FewerAreas): Drawing {
    const { width, height } = this.#scene;
    const shapes = items.flatMap((item) => {
      const lost = fewer?.lost.get(item.id);
      const drawer = this.#drawers.get(item)!;
      return drawer.draw(fewer && lost ? { lost, mostLost: fewer.mostLost } : undefined);
    });
    return { width, height, shapes };
  }
}
