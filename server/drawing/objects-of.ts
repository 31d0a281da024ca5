import type { SceneObject, Size } from "@colorleaf/domain";
import type { Scene } from "@colorleaf/line-art";

/** What stands in a scene, for people who want to know why a page looks as it does. */
export function objectsOf(scene: Scene, page: Size): SceneObject[] {
  return scene.items.map(({ id, name, role, box }) => ({
    id,
    name,
    role,
    x: box.x / page.width,
    y: box.y / page.height,
    width: box.width / page.width,
    height: box.height / page.height,
  }));
}
