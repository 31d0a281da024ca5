import type { KeyboardEvent, ReactNode } from "react";
import {
  Button as DragHandle,
  GridList,
  GridListItem,
  I18nProvider,
  useDragAndDrop,
} from "react-aria-components";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { Icon } from "../../ui/icons.tsx";
import css from "./order-list.module.css";
import { RowButton } from "./row-button.tsx";

/**
 * A list that is put in order by dragging, by keys and by arrows.
 *
 * @param onOrder absent: who looks may not change the order
 * @param onOpen for keys: Enter on a row
 * @param children what a row shows, between its handle and its arrows
 */
export function OrderList<Item extends { id: string; name: string }>({
  label,
  items,
  onOrder,
  onOpen,
  children,
}: {
  label: string;
  items: readonly Item[];
  onOrder: ((ids: string[]) => void) | undefined;
  onOpen?: (id: string) => void;
  children: (item: Item) => ReactNode;
}) {
  const language = getLocale();
  const ids = items.map(({ id }) => id);

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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows within have the focus */}
      <div onKeyDown={stayInSight}>
        <GridList
          aria-label={label}
          items={items}
          // Whatever the rows look like depends on.
          dependencies={[language, JSON.stringify(items)]}
          dragAndDropHooks={dragAndDropHooks}
          className={css.list!}
        >
          {(item) => {
            const { id, name } = item;
            return (
              <GridListItem
                id={id}
                textValue={name}
                className={css.item!}
                {...(onOpen && { onAction: () => onOpen(id) })}
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
                {children(item)}
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
      </div>
    </I18nProvider>
  );
}

/** Home and End go to the first and the last row; React Aria lets them scroll the screen away as well. */
function stayInSight(event: KeyboardEvent) {
  if (event.key === "Home" || event.key === "End") event.preventDefault();
}
