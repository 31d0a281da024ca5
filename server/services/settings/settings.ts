/** What staff set for the whole site, read at each request: the next one shows a change. */
import {
  type Brand,
  brandFrom,
  type HomeLayout,
  homeLayoutSchema,
  homeSections,
  type SiteSettings,
  siteSettingsSchema,
} from "@colorleaf/domain";
import type { z } from "zod";
import { recordChange } from "../../data/audit-log.ts";
import { inTransaction } from "../../data/dialect.ts";
import type { Db } from "../../data/schema.ts";
import { findSetting, saveSetting } from "../../data/settings.ts";
import { refuse } from "../refuse.ts";
import type { Staff } from "../staff/staff.ts";

export interface Versioned<Value> {
  value: Value;
  /** 0: nobody has set it. */
  version: number;
}

export interface SettingsService {
  site(): Promise<Versioned<SiteSettings>>;
  /** With nothing left blank. */
  brand(): Promise<Brand>;
  /** @throws ProblemError version-conflict */
  saveSite(staff: Staff, settings: Versioned<SiteSettings>): Promise<void>;
  homeLayout(): Promise<Versioned<HomeLayout>>;
  saveHomeLayout(staff: Staff, layout: Versioned<HomeLayout>): Promise<void>;
}

export const asDelivered: SiteSettings = siteSettingsSchema.parse({});
export const layoutAsDelivered: HomeLayout = homeLayoutSchema.parse({
  sections: homeSections.map((section) => ({ section, isVisible: true })),
});

export function createSettingsService(db: Db): SettingsService {
  async function find<T>(key: string, schema: z.ZodType<T>, otherwise: T): Promise<Versioned<T>> {
    const { value, version } = await findSetting(db, key);
    const parsed = schema.safeParse(value);
    return { value: parsed.success ? parsed.data : otherwise, version };
  }
  const save = (staff: Staff, key: string, { value, version }: Versioned<unknown>) =>
    inTransaction(db, async (trx) => {
      const { value: before } = await findSetting(trx, key);
      refuse(await saveSetting(trx, key, version, value));
      const change = { action: "settings.change", subject: key };
      await recordChange(trx, staff, { ...change, before, after: value });
    });
  const site = () => find("site", siteSettingsSchema, asDelivered);
  return {
    site,
    brand: async () => brandFrom((await site()).value.brand),
    saveSite: (staff, settings) => save(staff, "site", settings),
    homeLayout: () => find("home-layout", homeLayoutSchema, layoutAsDelivered),
    saveHomeLayout: (staff, layout) => save(staff, "home-layout", layout),
  };
}
