/** What the cards of the home page show, put together on the server. */
import type { CategoryTeaser, PageSummary } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import type { Card } from "./cards.tsx";

export function categoryCard({ slug, name, count, imageUrl }: CategoryTeaser): Card {
  return { to: `/categories/${slug}`, picture: imageUrl, name, note: m.teaser_pages({ count }) };
}

export function pageCard({ slug, title, picture }: PageSummary): Card {
  return { to: `/coloring-page/${slug}`, picture: `${picture}/line-480.webp`, name: title };
}

/** What other sites show for the home page: a category's line art, rendered for that. */
export function sharedImage(teasers: readonly CategoryTeaser[]) {
  const drawn = teasers.find(({ imageUrl }) => thumbnail.test(imageUrl));
  return drawn && { path: drawn.imageUrl.replace(thumbnail, "line-card.png"), alt: drawn.name };
}
const thumbnail = /line-\d+\.webp$/;
