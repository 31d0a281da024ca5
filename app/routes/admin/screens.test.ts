import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { isStaffLoader } from "../../components/staff/staff-loader.ts";
import routes from "../../routes.ts";

const screens: string[] = [];
const collect = (entries: RouteConfigEntry[], isInside: boolean) => {
  for (const { path, file, children } of entries) {
    const isStaffs = isInside || path === "admin" || path?.startsWith("admin/") === true;
    if (isStaffs) screens.push(file);
    if (children) collect(children, isStaffs);
  }
};
collect(routes, false);

/** These are what lets people in. */
const open = ["routes/admin/login/route.tsx", "routes/admin/set-up/route.tsx"];

test.each(screens.filter((file) => !open.includes(file)))(
  "%s: its loader checks who asks",
  async (file) => {
    const screen = await import(/* @vite-ignore */ `${import.meta.dirname}/../../${file}`);
    expect(isStaffLoader(screen.loader)).toBe(true);
    // What changes something goes through /api/admin, where it is checked too.
    expect(screen.action).toBeUndefined();
  },
);

test("no staff screen gets at data by another way", () => {
  for (const file of screens.filter((file) => !open.includes(file))) {
    expect(readFileSync(`app/${file}`, "utf8")).not.toMatch(/appContext|clientLoader/);
  }
});
