import type { EditablePage, NamedPage, PageDraft } from "@colorleaf/domain";
import { useRef, useState } from "react";
import { data, Link } from "react-router";
import { type Answer, callStaff } from "../../../components/staff/call-staff.ts";
import type { SaveOutcome } from "../../../components/staff/form/use-staff-form.ts";
import { valuesOf } from "../../../components/staff/page-form/form-values.ts";
import { PageForm } from "../../../components/staff/page-form/page-form.tsx";
import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { buttonClass } from "../../../ui/button.tsx";
import type { Route } from "./+types/route";
import { Conflict } from "./conflict.tsx";

export const meta = () => staffMeta(m.staff_page_edit());

export const loader = staffLoader("viewer", async (area, { params }) => {
  const page = await area.page(params.id ?? "");
  if (!page) throw data(null, { status: 404 });
  const categories = await area.categoryNames(getLocale());
  return { page, categories, mayEdit: area.staff.role !== "viewer" };
});

export default function EditPage({ loaderData }: Route.ComponentProps) {
  // Another page is another form, with nothing left of this one.
  return <Editor key={loaderData.page.id} {...loaderData} />;
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function Editor({ page: loaded, categories, mayEdit }: Loaded) {
  const [page, setPage] = useState(loaded);
  /** What the form's next save is to replace. */
  const version = useRef(loaded.version);
  const [conflict, setConflict] = useState<{
    draft: PageDraft;
    related: readonly NamedPage[];
    theirs: EditablePage;
  }>();
  /** Counts up when the form starts again from another's version. */
  const [start, setStart] = useState(0);

  async function save(draft: PageDraft, related: readonly NamedPage[]): Promise<SaveOutcome> {
    const change = { ...draft, version: version.current };
    const answer: Answer<EditablePage> = await callStaff("PUT", `/pages/${page.id}`, change);
    if (answer.ok) {
      setConflict(undefined);
      show(answer.value);
      return { ok: true, text: m.staff_saved() };
    }
    if (answer.code === "version-conflict") {
      const theirs = await callStaff<EditablePage>("GET", `/pages/${page.id}`);
      if (theirs.ok) setConflict({ draft, related, theirs: theirs.value });
    }
    return { ok: false, text: answer.message, fields: answer.fields };
  }

  function show(newer: EditablePage) {
    version.current = newer.version;
    setPage(newer);
  }

  return (
    <Screen
      title={page.texts[getLocale()].title}
      actions={
        <>
          <Link to={`/admin/changes?kind=page&of=${page.id}`} className={buttonClass()}>
            {m.staff_history()}
          </Link>
          {page.state === "published" && (
            <a href={`/coloring-page/${page.slug}`} className={buttonClass()}>
              {m.staff_page_view()}
            </a>
          )}
        </>
      }
    >
      <PageForm
        key={start}
        id={page.id}
        initial={valuesOf(page)}
        pictures={page.pictures}
        redirects={page.redirects}
        categories={categories}
        mayEdit={mayEdit}
        onSave={save}
      >
        {conflict && (
          <Conflict
            {...conflict}
            onTakeTheirs={() => {
              show(conflict.theirs);
              setConflict(undefined);
              setStart((count) => count + 1);
            }}
            // The button sends the form.
            onKeepMine={() => {
              version.current = conflict.theirs.version;
            }}
          />
        )}
      </PageForm>
    </Screen>
  );
}
