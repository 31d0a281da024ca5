import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate, useRevalidator } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { NoticeLine } from "../../../components/staff/notice-line.tsx";
import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { useInBrowser } from "../../../components/staff/use-in-browser.ts";
import { useNotice } from "../../../components/staff/use-notice.ts";
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
  const { state } = useLocation();
  const navigate = useNavigate();
  const { notice, setNotice, undo } = useNotice();
  const byId = new Map(categories.map((category) => [category.id, category]));
  const shown = moving?.flatMap((id) => byId.get(id) ?? []) ?? categories;

  // A category that has just been deleted says so here: once, and not when the page is loaded again.
  useEffect(() => {
    if (!state?.notice) return;
    setNotice(state.notice);
    void navigate(".", { replace: true, state: null });
  }, [state, navigate, setNotice]);

  async function order(ids: string[]) {
    setMoving(ids);
    setNotice(undefined);
    const answer = await callStaff<{ change: number }>("PUT", "/categories/order", { ids });
    await revalidate();
    setMoving(undefined);
    setNotice(
      answer.ok
        ? { text: m.staff_order_saved(), undo: [answer.value.change] }
        : { text: answer.message, isFault: true },
    );
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
      {categories.length === 0 && <p>{m.staff_categories_none()}</p>}
      {mayEdit && categories.length > 0 && <p>{m.staff_order_hint()}</p>}
      <NoticeLine notice={notice} onUndo={undo} />
      {/* Its inline styles are set by script in the browser; from the server they would be refused. */}
      {isInBrowser && <CategoryOrder categories={shown} onOrder={mayEdit ? order : undefined} />}
    </Screen>
  );
}
