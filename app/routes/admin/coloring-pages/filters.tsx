import {
  difficulties,
  pageStates,
  pageStyles,
  type StaffPageOrder,
  type StaffPageQuery,
  staffPageOrders,
} from "@colorleaf/domain";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { difficultyName, pageStyleName } from "../../../components/page-words.ts";
import { SelectField, TextField } from "../../../components/staff/field.tsx";
import { stateName } from "../../../components/staff/page-state.ts";
import { m } from "../../../paraglide/messages.js";
import type { CategoryName } from "../../../staff-area.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import css from "./filters.module.css";

const orderNames: Record<StaffPageOrder, () => string> = {
  changed: m.staff_sort_changed,
  newest: m.staff_sort_newest,
  popular: m.staff_sort_popular,
};

/** Search and filters stand in the address, so that a list can be kept and passed on. */
export function Filters({
  query,
  categories,
}: {
  query: StaffPageQuery;
  categories: readonly CategoryName[];
}) {
  const [, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams((params) => {
      for (const gone of ["after", "before", name]) params.delete(gone);
      if (value !== "") params.set(name, value);
      return params;
    });
  // By the way back, another search may be shown than the one that was typed.
  const field = useRef<HTMLInputElement>(null);
  const { q = "" } = query;
  useEffect(() => {
    if (field.current) field.current.value = q;
  }, [q]);
  const select = (
    name: "state" | "category" | "difficulty" | "style",
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      label={label}
      value={query[name] ?? ""}
      onChange={(event) => set(name, event.target.value)}
      options={[{ value: "", label: m.filter_all() }, ...options]}
    />
  );

  return (
    <search className={css.filters}>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault();
          set("q", String(new FormData(event.currentTarget).get("q") ?? "").trim());
        }}
      >
        <TextField
          ref={field}
          label={m.staff_search()}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={200}
        />
        <Button type="submit" aria-label={m.staff_search_action()}>
          <Icon name="search" />
        </Button>
      </form>
      {select(
        "state",
        m.staff_state(),
        pageStates.map((state) => ({ value: state, label: stateName(state) })),
      )}
      {select(
        "category",
        m.staff_category(),
        categories.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {select(
        "difficulty",
        m.filter_difficulty(),
        difficulties.map((value) => ({ value, label: difficultyName(value) })),
      )}
      {select(
        "style",
        m.filter_style(),
        pageStyles.map((value) => ({ value, label: pageStyleName(value) })),
      )}
      {!query.q && (
        <SelectField
          label={m.sort_label()}
          value={query.sort}
          onChange={(event) => set("sort", event.target.value)}
          options={staffPageOrders.map((order) => ({ value: order, label: orderNames[order]() }))}
        />
      )}
    </search>
  );
}
