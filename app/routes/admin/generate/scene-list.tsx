import type { SceneObject } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import css from "./scene-list.module.css";

const roleNames: Record<SceneObject["role"], () => string> = {
  hero: m.staff_role_hero,
  support: m.staff_role_support,
  decoration: m.staff_role_decoration,
  scenery: m.staff_role_scenery,
  frame: m.staff_role_frame,
};

/** Who stands where in the picture, in shares of the page. */
export function SceneList({ objects }: { objects: readonly SceneObject[] }) {
  const language = getLocale();
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  return (
    <details className={css.scene}>
      <summary>{m.staff_scene({ count: objects.length })}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.staff_scene_what()}</th>
            <th scope="col">{m.staff_scene_role()}</th>
            <th scope="col">{m.staff_scene_place()}</th>
            <th scope="col">{m.staff_scene_size()}</th>
          </tr>
        </thead>
        <tbody>
          {objects.map(({ id, name, role, x, y, width, height }) => (
            <tr key={id}>
              <th scope="row">{name[language]}</th>
              <td>{roleNames[role]()}</td>
              <td>{`${percent.format(x)}, ${percent.format(y)}`}</td>
              <td>{`${percent.format(width)} × ${percent.format(height)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
