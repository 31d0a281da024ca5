import type { HomeSection } from "@colorleaf/domain";
import { useState } from "react";
import {
  Button as DragHandle,
  GridList,
  GridListItem,
  I18nProvider,
  useDragAndDrop,
} from "react-aria-components";
import { useRevalidator } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import form from "../../../components/staff/form.module.css";
import { RowButton } from "../../../components/staff/row-button.tsx";
import { Panel, Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { UnsavedGuard } from "../../../components/staff/unsaved-guard.tsx";
import { useInBrowser } from "../../../components/staff/use-in-browser.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import type { Route } from "./+types/route";
import css from "./layout.module.css";

export const meta = () => staffMeta(m.layout_title());

export const loader = staffLoader("viewer", async ({ staff, homeLayout }) => ({
  canEdit: staff.role !== "viewer",
  stored: await homeLayout(),
}));

const names: Record<HomeSection, () => string> = {
  teaser: m.layout_teaser,
  latest: m.layout_latest,
  features: m.layout_features,
  testimonials: m.layout_testimonials,
  callToAction: m.layout_call,
  howTo: m.layout_how_to,
  faq: m.layout_faq,
};

export default function Layout({ loaderData }: Route.ComponentProps) {
  // What React Aria hides by style attributes, our policy would show.
  return useInBrowser() ? (
    <LayoutForm key={loaderData.stored.version} {...loaderData} />
  ) : (
    <Screen title={m.layout_title()}>{null}</Screen>
  );
}

/** The order of the home screen's sections, by drag, by keyboard and by arrows. */
function LayoutForm({ stored, canEdit }: Route.ComponentProps["loaderData"]) {
  const [layout, setLayout] = useState(stored.value);
  const [said, setSaid] = useState<{ isRefusal: boolean; text: string }>();
  const { revalidate } = useRevalidator();
  const isDirty = JSON.stringify(layout) !== JSON.stringify(stored.value);
  const items = layout.map((one) => ({ ...one, id: one.section }));

  function move(moved: ReadonlySet<unknown>, target: string, isAfter: boolean) {
    const rest = layout.filter(({ section }) => !moved.has(section));
    const place = rest.findIndex(({ section }) => section === target) + (isAfter ? 1 : 0);
    const taken = layout.filter(({ section }) => moved.has(section));
    setLayout([...rest.slice(0, place), ...taken, ...rest.slice(place)]);
  }
  const step = (at: number, by: -1 | 1) => {
    const [one, target] = [layout[at], layout[at + by]];
    if (one && target) move(new Set([one.section]), target.section, by === 1);
  };
  const toggle = (section: HomeSection) =>
    setLayout(
      layout.map((one) => (one.section === section ? { ...one, isVisible: !one.isVisible } : one)),
    );
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canEdit,
    getItems: (keys) => Array.from(keys, (key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) =>
      move(keys, String(target.key), target.dropPosition === "after"),
  });

  async function save() {
    const answer = await callStaff("PUT", "/home-layout", {
      version: stored.version,
      value: layout,
    });
    if (!answer.ok) return setSaid({ isRefusal: true, text: answer.message });
    await revalidate();
  }

  return (
    <Screen title={m.layout_title()}>
      <UnsavedGuard isDirty={isDirty} />
      <Panel title={m.layout_home()}>
        <p>{m.layout_home_text()}</p>
        <I18nProvider locale={getLocale() === "zh" ? "zh-CN" : "en-US"}>
          <GridList
            aria-label={m.layout_home()}
            items={items}
            dependencies={[JSON.stringify(layout), getLocale()]}
            dragAndDropHooks={dragAndDropHooks}
            className={css.list!}
          >
            {({ section, isVisible }) => {
              const name = names[section]();
              const at = layout.findIndex((one) => one.section === section);
              return (
                <GridListItem id={section} textValue={name} className={css.item!}>
                  {canEdit && (
                    <DragHandle
                      slot="drag"
                      className={css.handle!}
                      aria-label={m.staff_order_drag({ name })}
                    >
                      <Icon name="menu" />
                    </DragHandle>
                  )}
                  <span className={css.name} data-hidden={!isVisible}>
                    {name}
                  </span>
                  {canEdit && (
                    <span className={form.actions}>
                      <RowButton
                        kind="chip"
                        aria-label={m.layout_up({ name })}
                        isDisabled={at === 0}
                        onPress={() => step(at, -1)}
                      >
                        {m.layout_arrow_up()}
                      </RowButton>
                      <RowButton
                        kind="chip"
                        aria-label={m.layout_down({ name })}
                        isDisabled={at === layout.length - 1}
                        onPress={() => step(at, 1)}
                      >
                        {m.layout_arrow_down()}
                      </RowButton>
                      <RowButton
                        kind="chip"
                        aria-label={
                          isVisible ? m.layout_hide_name({ name }) : m.layout_show_name({ name })
                        }
                        onPress={() => toggle(section)}
                      >
                        {isVisible ? m.layout_hide() : m.layout_show()}
                      </RowButton>
                    </span>
                  )}
                </GridListItem>
              );
            }}
          </GridList>
        </I18nProvider>
        <p role="status" className={said?.isRefusal ? form.refusal : form.done}>
          {said?.text}
        </p>
        {canEdit && (
          <div className={form.actions}>
            <Button kind="strong" disabled={!isDirty} onClick={save}>
              {m.action_save()}
            </Button>
            <a href="/">{m.layout_look()}</a>
          </div>
        )}
      </Panel>
    </Screen>
  );
}
