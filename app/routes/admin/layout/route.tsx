import {
  type HomeLayout,
  type HomeSection,
  homeLayoutSchema,
  mostFeaturedPages,
  type NamedPage,
} from "@colorleaf/domain";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { checkWith } from "../../../components/staff/form/field-errors.ts";
import formCss from "../../../components/staff/form/form.module.css";
import { NoticeFields } from "../../../components/staff/form/notice-fields.tsx";
import { SaveBar } from "../../../components/staff/form/save-bar.tsx";
import { useSharedForm } from "../../../components/staff/form/use-shared-form.ts";
import { OrderList } from "../../../components/staff/order-list.tsx";
import { PageChoice } from "../../../components/staff/page-choice/page-choice.tsx";
import { previewHome } from "../../../components/staff/preview-home.ts";
import { RowButton } from "../../../components/staff/row-button.tsx";
import { Panel, Screen } from "../../../components/staff/screen.tsx";
import { sectionNames } from "../../../components/staff/section-names.ts";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { useInBrowser } from "../../../components/staff/use-in-browser.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import type { Route } from "./+types/route";
import css from "./layout.module.css";
import { LivePreview } from "./live-preview.tsx";

export const meta = () => staffMeta(m.layout_title());

export const loader = staffLoader("viewer", async ({ staff, homeLayout, namedPages }) => {
  const { version, value } = await homeLayout();
  const featured = await namedPages(value.featured);
  return { canEdit: staff.role !== "viewer", version, ...value, featured };
});

export default function Layout({ loaderData }: Route.ComponentProps) {
  // What React Aria hides by style attributes, our policy would show.
  return useInBrowser() ? (
    <LayoutForm {...loaderData} />
  ) : (
    <Screen title={m.layout_title()}>{null}</Screen>
  );
}

type Values = Omit<HomeLayout, "featured"> & { featured: NamedPage[] };

const layoutOf = ({ featured, ...rest }: Values): HomeLayout => ({
  ...rest,
  featured: featured.map(({ id }) => id),
});
const checkLayout = checkWith(homeLayoutSchema);

/** What stands above all, and on the home screen in which order. */
function LayoutForm({ canEdit, ...stored }: Route.ComponentProps["loaderData"]) {
  const { version, ...values } = stored;
  const form = useSharedForm({
    stored: { version, values },
    check: (values) => checkLayout(layoutOf(values)),
    save: (value, version) => callStaff("PUT", "/home-layout", { version, value }),
  });
  const { set } = form;
  const { sections: layout, featured } = form.values;
  const items = layout.map((one) => ({
    ...one,
    id: one.section,
    name: sectionNames[one.section](),
  }));
  const order = (ids: string[]) =>
    set({ sections: ids.flatMap((id) => layout.find(({ section }) => section === id) ?? []) });
  const toggle = (section: HomeSection) =>
    set({
      sections: layout.map((one) =>
        one.section === section ? { ...one, isVisible: !one.isVisible } : one,
      ),
    });

  return (
    <Screen title={m.layout_title()}>
      <form {...form.props} className={formCss.form}>
        <div className={canEdit ? css.columns : css.parts}>
          <div className={css.parts}>
            <NoticeFields
              title={m.announcement()}
              hint={m.announcement_hint()}
              label={m.announcement_on()}
              value={form.values.announcement}
              errors={form.errors}
              readOnly={!canEdit}
              name="announcement"
              onChange={(announcement) => set({ announcement })}
            />
            <Panel title={m.layout_home()}>
              <p>{m.layout_home_text()}</p>
              <OrderList
                label={m.layout_home()}
                items={items}
                onOrder={canEdit ? order : undefined}
              >
                {({ section, name, isVisible }) => (
                  <>
                    <span className={css.name} data-hidden={!isVisible}>
                      {name}
                    </span>
                    {canEdit && (
                      <RowButton
                        kind="chip"
                        aria-label={
                          isVisible ? m.layout_hide_name({ name }) : m.layout_show_name({ name })
                        }
                        onPress={() => toggle(section)}
                      >
                        {isVisible ? m.layout_hide() : m.layout_show()}
                      </RowButton>
                    )}
                  </>
                )}
              </OrderList>
            </Panel>
            <Panel title={m.layout_featured()}>
              <p>{m.layout_featured_text({ most: mostFeaturedPages })}</p>
              <PageChoice
                label={m.layout_featured()}
                chosen={featured}
                most={mostFeaturedPages}
                onChange={canEdit ? (featured) => set({ featured }) : undefined}
              />
            </Panel>
          </div>
          {canEdit && (
            <div className={css.preview}>
              <LivePreview layout={layoutOf(form.values)} />
            </div>
          )}
        </div>
        {canEdit && (
          <SaveBar form={form} action={m.content_publish()}>
            <Button
              onClick={async () =>
                form.setOutcome(await previewHome({ layout: layoutOf(form.values) }))
              }
            >
              {m.layout_preview_tab()}
            </Button>
          </SaveBar>
        )}
      </form>
    </Screen>
  );
}
