import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { overwriteBrandName } from "../../components/brand.ts";
import { m } from "../../paraglide/messages.js";
import { LoadingFailed } from "./loading-failed.tsx";

overwriteBrandName(() => "Colorleaf");

test("a page that could not be loaded says so, and its window has a title", () => {
  const html = renderToStaticMarkup(<LoadingFailed error={new Error("no such table: pages")} />);
  expect(html).toContain("Failed to load coloring page. Please try again.");
  expect(html).toMatch(new RegExp(`<title>${m.failure_title()} [|] Colorleaf</title>`));
  expect(html).not.toContain("no such table");
});
