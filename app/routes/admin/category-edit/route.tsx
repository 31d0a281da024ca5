import type { NewCategory, StaffCategory } from "@colorleaf/domain";
import { useState } from "react";
import { data } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { CategoryForm } from "../../../components/staff/category-form/category-form.tsx";
import type { SaveOutcome } from "../../../components/staff/form/use-staff-form.ts";
import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { buttonClass } from "../../../ui/button.tsx";
import type { Route } from "./+types/route";
import { DeleteCategory } from "./delete-category.tsx";

export const meta = () => staffMeta(m.staff_category_edit());

export const loader = staffLoader("viewer", async (area, { params }) => {
  const category = await area.category(params.id ?? "");
  if (!category) throw data(null, { status: 404 });
  const { pages } = await area.pages({ category: category.id, sort: "popular" });
  return {
    category,
    covers: pages,
    others: (await area.categoryNames(getLocale())).filter(({ id }) => id !== category.id),
    mayEdit: area.staff.role !== "viewer",
  };
});

export default function EditCategory({ loaderData }: Route.ComponentProps) {
  return <Editor key={loaderData.category.id} {...loaderData} />;
}

function Editor({ category: loaded, covers, others, mayEdit }: Awaited<ReturnType<typeof loader>>) {
  const [category, setCategory] = useState(loaded);
  const { id, slug, isVisible, texts, coverPageId, version } = category;

  async function save({ slug: _, ...change }: NewCategory): Promise<SaveOutcome> {
    const answer = await callStaff<StaffCategory>("PUT", `/categories/${id}`, {
      ...change,
      version,
    });
    if (answer.ok) {
      setCategory(answer.value);
      return { ok: true, text: m.staff_saved() };
    }
    return { ok: false, text: answer.message, fields: answer.fields };
  }

  return (
    <Screen
      title={texts[getLocale()].name}
      actions={
        isVisible && (
          <a href={`/categories/${slug}`} className={buttonClass()}>
            {m.staff_category_view()}
          </a>
        )
      }
    >
      <CategoryForm
        initial={{ slug, isVisible, texts, coverPageId }}
        hasAddress
        covers={covers}
        mayEdit={mayEdit}
        onSave={save}
      >
        {mayEdit && <DeleteCategory category={category} others={others} />}
      </CategoryForm>
    </Screen>
  );
}
