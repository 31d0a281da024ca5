import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import form from "../../../components/staff/form/form.module.css";
import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { useInBrowser } from "../../../components/staff/use-in-browser.ts";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/button.tsx";
import type { Route } from "./+types/route";
import { CategoryOrder } from "./category-order.tsx";

export const meta = () => staffMeta(m.staff_nav_categories());

export const loader = staffLoader("viewer", async (area) => ({
  categories: await area.categories(),
  mayEdit: area.staff.role !== "viewer",
}));

export default function Categories({ loaderData }: Route.ComponentProps) {
  const { categories, mayEdit } = loaderData;
  const { revalidate } = useRevalidator();
  const isInBrowser = useInBrowser();
  // What is shown while the new order is on its way.
  const [moving, setMoving] = useState<string[]>();
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string }>();
  const byId = new Map(categories.map((category) => [category.id, category]));
  const shown = moving?.flatMap((id) => byId.get(id) ?? []) ?? categories;

  async function order(ids: string[]) {
    setMoving(ids);
    setOutcome(undefined);
    const answer = await callStaff("PUT", "/categories/order", { ids });
    await revalidate();
    setMoving(undefined);
    setOutcome({ isDone: answer.ok, text: answer.ok ? m.staff_order_saved() : answer.message });
  }

  return (
    <Screen
      title={m.staff_nav_categories()}
      actions={
        mayEdit && (
          <Link to="/admin/categories/create" className={buttonClass("strong")}>
            {m.staff_category_create()}
          </Link>
        )
      }
    >
      {mayEdit && <p>{m.staff_order_hint()}</p>}
      <p role="status" className={outcome?.isDone === false ? form.refusal : form.done}>
        {outcome?.text}
      </p>
      {/* Its inline styles are set by script in the browser; from the server they would be refused. */}
      {isInBrowser && <CategoryOrder categories={shown} onOrder={mayEdit ? order : undefined} />}
    </Screen>
  );
}
