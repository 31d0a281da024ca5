import type { HomeSection } from "@colorleaf/domain";
import { m } from "../../paraglide/messages.js";

export const sectionNames: Record<HomeSection, () => string> = {
  teaser: m.layout_teaser,
  featured: m.layout_featured,
  latest: m.layout_latest,
  features: m.layout_features,
  testimonials: m.layout_testimonials,
  callToAction: m.layout_call,
  howTo: m.layout_how_to,
  faq: m.layout_faq,
};
