import { useNavigate } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { CategoryForm } from "../../../components/staff/category-form/category-form.tsx";
import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";

export const meta = () => staffMeta(m.staff_category_create());

export const loader = staffLoader("editor", async () => null);

const noText = { name: "", summary: "", description: "" };
const blank = {
  slug: "",
  isVisible: true,
  coverPageId: null,
  texts: { en: noText, zh: noText },
};

export default function CreateCategory() {
  const navigate = useNavigate();
  return (
    <Screen title={m.staff_category_create()}>
      <CategoryForm
        initial={blank}
        hasAddress={false}
        covers={[]}
        mayEdit
        onSave={async (category) => {
          const answer = await callStaff<{ id: string }>("POST", "/categories", category);
          if (!answer.ok) return { ok: false, text: answer.message, fields: answer.fields };
          await navigate("/admin/categories");
          return { ok: true, text: m.staff_saved() };
        }}
      />
    </Screen>
  );
}
