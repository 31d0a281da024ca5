import { expect, test } from "vitest";
import { loginPath, safeRedirect } from "./redirect.ts";

test.each([
  "/admin/coloring-pages?state=draft#top",
  "/admin/categories/abc/edit",
  "/categories/kids",
])("%s is gone to", (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  "https://evil.example/",
  "//evil.example/admin",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "javascript:alert(1)",
  "\\\\evil.example",
  " /admin",
  "data:text/html,x",
  "/admin/login?redirect=/admin/login",
  "",
])("%j leads to the dashboard instead", (path) => {
  expect(safeRedirect(path)).toBe("/admin");
});

test("nothing asked for leads to the dashboard", () => {
  expect(safeRedirect(null)).toBe("/admin");
});

test("the login knows where one wanted to go, with its query", () => {
  const path = loginPath("/admin/coloring-pages?state=draft&q=a b");
  const { searchParams } = new URL(path, "https://x.invalid");
  expect(safeRedirect(searchParams.get("redirect"))).toBe(
    "/admin/coloring-pages?state=draft&q=a%20b",
  );
});

test("who wanted the dashboard is sent to the login with that, too", () => {
  expect(loginPath("/admin")).toBe("/admin/login?redirect=%2Fadmin");
});
