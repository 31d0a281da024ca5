import type { NamedPage } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { Icon } from "../../../ui/icons.tsx";
import { OrderList } from "../order-list.tsx";
import { stateName } from "../page-state.ts";
import { RowButton } from "../row-button.tsx";
import { useInBrowser } from "../use-in-browser.ts";
import css from "./page-choice.module.css";
import { PageSearch } from "./page-search.tsx";
import { Thumbnail } from "./thumbnail.tsx";

/**
 * A few pages in an order: searched for by their titles, put in order, taken off again.
 *
 * @param onChange absent: who looks may not change them
 * @param without a page that cannot be chosen
 */
export function PageChoice({
  label,
  chosen,
  most,
  without,
  onChange,
}: {
  label: string;
  chosen: readonly NamedPage[];
  most: number;
  without?: string | undefined;
  onChange: ((chosen: NamedPage[]) => void) | undefined;
}) {
  const items = chosen.map((page) => ({ ...page, name: page.title[getLocale()] }));
  const inOrder = (ids: readonly string[]) =>
    ids.flatMap((id) => chosen.find((page) => page.id === id) ?? []);
  // What React Aria hides by style attributes, our policy would show.
  const isInBrowser = useInBrowser();
  return (
    <div className={css.choice}>
      {isInBrowser && items.length > 0 && (
        <OrderList
          label={label}
          items={items}
          onOrder={onChange && ((ids) => onChange(inOrder(ids)))}
        >
          {({ id, name, state, picture, aspectRatio }) => (
            <>
              <Thumbnail picture={picture} aspectRatio={aspectRatio} />
              <span className={css.name}>
                {name}
                {state !== "published" && (
                  <small>{m.choice_not_shown({ state: stateName(state) })}</small>
                )}
              </span>
              {onChange && (
                <RowButton
                  aria-label={m.choice_remove({ name })}
                  onPress={() => onChange(chosen.filter((page) => page.id !== id))}
                >
                  <Icon name="close" size={20} />
                </RowButton>
              )}
            </>
          )}
        </OrderList>
      )}
      {onChange && (
        <PageSearch
          isFull={chosen.length >= most}
          most={most}
          hidden={[...chosen.map(({ id }) => id), ...(without ? [without] : [])]}
          onChoose={(page) => onChange([...chosen, page])}
        />
      )}
    </div>
  );
}
