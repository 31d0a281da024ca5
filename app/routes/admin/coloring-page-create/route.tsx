import { drawingRequestSchema, pictureKeySchema } from "@colorleaf/domain";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { randomSeed } from "../../../components/staff/drawing/use-drawing.ts";
import form from "../../../components/staff/form/form.module.css";
import { newValues } from "../../../components/staff/page-form/form-values.ts";
import { PageForm } from "../../../components/staff/page-form/page-form.tsx";
import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { buttonClass } from "../../../ui/button.tsx";
import type { Route } from "./+types/route";

export const meta = () => staffMeta(m.staff_page_create());

/** What the address says of the drawing, from the workbench or a work list, is filled in. */
const asked = drawingRequestSchema.partial();

export const loader = staffLoader("editor", async (area, { url }) => {
  const { seed, picture, ...rest } = Object.fromEntries(url.searchParams);
  const drawing = asked.safeParse({ ...rest, ...(seed && { seed: Number(seed) }) });
  return {
    categories: await area.categoryNames(getLocale()),
    // Chosen here, so that the browser goes on with the same.
    drawing: { seed: randomSeed(), ...(drawing.success && drawing.data) },
    // Of what an image service drew; whether there is such a picture is asked when it is saved.
    picture: pictureKeySchema.safeParse(picture).data,
  };
});

export default function CreatePage({ loaderData }: Route.ComponentProps) {
  const { categories, drawing, picture } = loaderData;
  const navigate = useNavigate();
  const [initial] = useState(() => ({
    ...newValues(drawing, categories[0]?.id ?? ""),
    uploadedKey: picture,
  }));
  if (categories.length === 0) {
    return (
      <Screen title={m.staff_page_create()}>
        <p>{m.staff_category_first()}</p>
        <div className={form.actions}>
          <Link to="/admin/categories/create" className={buttonClass("strong")}>
            {m.staff_category_create()}
          </Link>
        </div>
      </Screen>
    );
  }
  return (
    <Screen title={m.staff_page_create()}>
      <PageForm
        initial={initial}
        categories={categories}
        mayEdit
        onSave={async (draft) => {
          const answer = await callStaff<{ id: string }>("POST", "/pages", draft);
          if (!answer.ok) return { ok: false, text: answer.message, fields: answer.fields };
          await navigate(`/admin/coloring-pages/${answer.value.id}/edit`);
          return { ok: true, text: m.staff_saved() };
        }}
      />
    </Screen>
  );
}
