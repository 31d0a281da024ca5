import type { StaffCategory } from "@colorleaf/domain";
import {
  Button as DragHandle,
  GridList,
  GridListItem,
  I18nProvider,
  useDragAndDrop,
} from "react-aria-components";
import { Link, useNavigate } from "react-router";
import { pageCountText } from "../../../components/page-words.ts";
import { RowButton } from "../../../components/staff/row-button.tsx";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { Icon } from "../../../ui/icons.tsx";
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
  const ids = categories.map(({ id }) => id);

  function move(moved: ReadonlySet<unknown>, target: string, isAfter: boolean) {
    const rest = ids.filter((id) => !moved.has(id));
    const place = rest.indexOf(target) + (isAfter ? 1 : 0);
    onOrder?.([
      ...rest.slice(0, place),
      ...ids.filter((id) => moved.has(id)),
      ...rest.slice(place),
    ]);
  }
  const step = (id: string, by: -1 | 1) => {
    const target = ids[ids.indexOf(id) + by];
    if (target !== undefined) move(new Set([id]), target, by === 1);
  };

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !onOrder,
    getItems: (keys) => Array.from(keys, (key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) =>
      move(keys, String(target.key), target.dropPosition === "after"),
  });

  return (
    <I18nProvider locale={language === "zh" ? "zh-CN" : "en-US"}>
      <GridList
        aria-label={m.staff_nav_categories()}
        items={categories}
        // Whatever the items look like depends on.
        dependencies={[language, ids.join()]}
        dragAndDropHooks={dragAndDropHooks}
        className={css.list!}
      >
        {(category) => {
          const { id, texts, isVisible, published } = category;
          const name = texts[language].name;
          return (
            <GridListItem
              id={id}
              textValue={name}
              className={css.item!}
              // For keys: Enter on the row opens it, as the link does.
              onAction={() => void navigate(`/admin/categories/${id}/edit`)}
            >
              {onOrder && (
                <DragHandle
                  slot="drag"
                  className={css.handle!}
                  aria-label={m.staff_order_drag({ name })}
                >
                  <Icon name="menu" />
                </DragHandle>
              )}
              <span className={css.name}>
                <Link to={`/admin/categories/${id}/edit`}>{name}</Link>
                <small>{texts[language === "zh" ? "en" : "zh"].name}</small>
              </span>
              <span className={css.facts}>
                {pageCountText(published)}
                {!isVisible && <strong>{m.staff_category_hidden()}</strong>}
              </span>
              {onOrder && (
                <span className={css.steps}>
                  <RowButton
                    aria-label={m.staff_order_up({ name })}
                    isDisabled={ids[0] === id}
                    onPress={() => step(id, -1)}
                  >
                    <span className={css.up}>
                      <Icon name="chevron" />
                    </span>
                  </RowButton>
                  <RowButton
                    aria-label={m.staff_order_down({ name })}
                    isDisabled={ids.at(-1) === id}
                    onPress={() => step(id, 1)}
                  >
                    <Icon name="chevron" />
                  </RowButton>
                </span>
              )}
            </GridListItem>
          );
        }}
      </GridList>
    </I18nProvider>
  );
}
