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
        stored={{ version: 0, values: blank }}
        hasAddress={false}
        covers={[]}
        mayEdit
        onSave={(category) => callStaff("POST", "/categories", category)}
        onSaved={() => navigate("/admin/categories")}
      />
    </Screen>
  );
}
