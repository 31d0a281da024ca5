import type { StaffCategory } from "@colorleaf/domain";
import { Link, useNavigate } from "react-router";
import { pageCountText } from "../../../components/page-words.ts";
import { OrderList } from "../../../components/staff/order-list.tsx";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import css from "./category-order.module.css";

/** @param onOrder absent: who looks may not change the order */
export function CategoryOrder({
  categories,
  onOrder,
}: {
  categories: readonly StaffCategory[];
  onOrder: ((ids: string[]) => void) | undefined;
}) {
  const language = getLocale();
  const navigate = useNavigate();
  return (
    <OrderList
      label={m.staff_nav_categories()}
      items={categories.map((one) => ({ ...one, name: one.texts[language].name }))}
      onOrder={onOrder}
      onOpen={(id) => void navigate(`/admin/categories/${id}/edit`)}
    >
      {({ id, name, texts, cover, isVisible, published }) => (
        <>
          <span className={css.cover}>
            {cover && (
              <img src={`${cover}/line-320.webp`} alt="" width={64} height={64} loading="lazy" />
            )}
          </span>
          <span className={css.name}>
            <Link to={`/admin/categories/${id}/edit`}>{name}</Link>
            <small>{texts[language === "zh" ? "en" : "zh"].name}</small>
          </span>
          <span className={css.facts}>
            {pageCountText(published)}
            {!isVisible && <strong>{m.staff_category_hidden()}</strong>}
          </span>
        </>
      )}
    </OrderList>
  );
}
