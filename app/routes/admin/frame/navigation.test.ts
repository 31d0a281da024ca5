import { expect, it } from "vitest";
import { destinationsFor } from "./navigation.ts";

it("leads nobody to a screen that is not for their role", () => {
  const paths = (role: "viewer" | "editor" | "owner") => destinationsFor(role).map(({ to }) => to);
  expect(paths("owner")).toEqual(expect.arrayContaining(["/admin/generate", "/admin/settings"]));
  expect(paths("editor")).toContain("/admin/generate");
  expect(paths("editor")).not.toContain("/admin/settings");
  expect(paths("viewer")).toContain("/admin/coloring-pages");
  expect(paths("viewer")).not.toContain("/admin/generate");
});
