import type { Hono } from "hono";
import type { CatalogueService } from "../services/catalogue/catalogue.ts";
import { ProblemError } from "../services/problem-error.ts";
import type { WithNonce } from "./security-headers.ts";

/** What other sites show for a screen that has no picture of its own: the cover of a category. */
export function addSiteCard(app: Hono<WithNonce>, catalogue: CatalogueService): void {
  app.get("/card.png", async (c) => {
    // A cover is the same in every language.
    const categories = await catalogue.categories("en");
    const cover = categories.find((category) => category.cover)?.cover;
    if (!cover) throw new ProblemError("media-not-found");
    c.header("Cache-Control", "public, max-age=3600");
    return c.redirect(`${cover.picture}/line-card.png`, 302);
  });
}
