import { type EditablePage, languages, type NamedPage, type PageDraft } from "@colorleaf/domain";
import form from "../../../components/staff/form/form.module.css";
import { Panel } from "../../../components/staff/screen.tsx";
import { timeText } from "../../../components/staff/time.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { Button } from "../../../ui/button.tsx";
import css from "./conflict.module.css";

/** Somebody else has saved in between: what differs, and which of the two shall be. */
export function Conflict({
  draft,
  related,
  theirs,
  onTakeTheirs,
  onKeepMine,
}: {
  draft: PageDraft;
  /** What is chosen in it. */
  related: readonly NamedPage[];
  theirs: EditablePage;
  onTakeTheirs: () => void;
  /** Called before the form is sent. */
  onKeepMine: () => void;
}) {
  return (
    <Panel title={m.staff_conflict_title()}>
      <p>{m.staff_conflict_text({ time: timeText(theirs.updatedAt) })}</p>
      <table className={css.differences}>
        <thead>
          <tr>
            <td />
            <th scope="col">{m.staff_conflict_mine()}</th>
            <th scope="col">{m.staff_conflict_theirs()}</th>
          </tr>
        </thead>
        <tbody>
          {differencesOf({ ...draft, relatedPages: related }, theirs).map(([name, mine, other]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{mine}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={form.actions}>
        <Button type="submit" onClick={onKeepMine}>
          {m.staff_conflict_keep_mine()}
        </Button>
        <Button onClick={onTakeTheirs}>{m.staff_conflict_take_theirs()}</Button>
      </div>
    </Panel>
  );
}

type Shown = PageDraft & { relatedPages: readonly NamedPage[] };

/** Names of fields, and what each of the two versions says there. */
function differencesOf(mine: Shown, theirs: Shown): [string, string, string][] {
  const plain = (page: Shown): [string, string][] => [
    [m.staff_slug(), page.slug],
    [m.staff_state(), page.state],
    [m.staff_category(), page.categoryId],
    [m.filter_difficulty(), page.difficulty],
    [m.filter_style(), page.style],
    [
      m.staff_picture(),
      page.picture.kind === "drawn"
        ? Object.values(page.picture.recipe).join(", ")
        : page.picture.key,
    ],
    [
      m.related_title(),
      page.relatedPages.map(({ title }) => title[getLocale()]).join(m.staff_list_separator()),
    ],
    ...languages.flatMap((language): [string, string][] => {
      const {
        title,
        description,
        alt,
        tags,
        seoTitle = "",
        seoDescription = "",
      } = page.texts[language];
      return [
        [`${m.staff_text_title()} (${language})`, title],
        [`${m.staff_text_description()} (${language})`, description],
        [`${m.staff_text_alt()} (${language})`, alt],
        [`${m.staff_text_tags()} (${language})`, tags.join(", ")],
        [`${m.staff_text_seo_title()} (${language})`, seoTitle],
        [`${m.staff_text_seo_description()} (${language})`, seoDescription],
      ];
    }),
  ];
  const others = plain(theirs);
  return plain(mine).flatMap(([name, value], at) => {
    const other = others[at]?.[1] ?? "";
    return value === other ? [] : [[name, value, other] as [string, string, string]];
  });
}
