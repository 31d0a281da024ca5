import { brandFrom } from "@colorleaf/domain";
import type { Context, MiddlewareHandler } from "hono";
import type { SettingsService } from "../services/settings/settings.ts";
import { noticePage } from "./notice-page.ts";
import { languageOf } from "./problems.ts";
import type { StaffCheck } from "./staff-check.ts";

const words = {
  en: {
    title: "Back in a moment",
    text: (brand: string) => `${brand} is being looked after. Please come again soon.`,
  },
  zh: { title: "马上回来", text: (brand: string) => `${brand}正在维护，请稍后再来。` },
};

/** While the site is being looked after, visitors get a note and staff get the site. */
export function maintenance(settings: SettingsService, staffCheck: StaffCheck): MiddlewareHandler {
  return async (c, next) => {
    if (/^\/admin\b/.test(c.req.path)) return next();
    const { value } = await settings.site();
    if (!value.maintenance.isOn || (await isStaff(c, staffCheck))) return next();
    const language = languageOf(c);
    const { title, text } = words[language];
    const said = value.maintenance.text[language] || text(brandFrom(value.brand).name[language]);
    c.header("Retry-After", "600");
    return noticePage(c, { status: 503, language, title, text: said, face: "calm" });
  };
}

async function isStaff(c: Context, staffCheck: StaffCheck): Promise<boolean> {
  return staffCheck(c, "viewer").then(
    () => true,
    () => false,
  );
}
