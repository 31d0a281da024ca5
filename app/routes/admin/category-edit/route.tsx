import { data, Link } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { CategoryForm } from "../../../components/staff/category-form/category-form.tsx";
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

function Editor({ category, covers, others, mayEdit }: Awaited<ReturnType<typeof loader>>) {
  const { id, slug, isVisible, texts, coverPageId, version } = category;

  return (
    <Screen
      title={texts[getLocale()].name}
      actions={
        <>
          <Link to={`/admin/changes?kind=category&of=${id}`} className={buttonClass()}>
            {m.staff_history()}
          </Link>
          {isVisible && (
            <a href={`/categories/${slug}`} className={buttonClass()}>
              {m.staff_category_view()}
            </a>
          )}
        </>
      }
    >
      <CategoryForm
        stored={{ version, values: { slug, isVisible, texts, coverPageId } }}
        hasAddress
        covers={covers}
        mayEdit={mayEdit}
        onSave={({ slug: _, ...change }, version) =>
          callStaff("PUT", `/categories/${id}`, { ...change, version })
        }
      >
        {mayEdit && <DeleteCategory category={category} others={others} />}
      </CategoryForm>
    </Screen>
  );
}
