import type { PageState } from "@colorleaf/domain";
import { m } from "../../paraglide/messages.js";

const names: Record<PageState, () => string> = {
  draft: m.staff_state_draft,
  review: m.staff_state_review,
  scheduled: m.staff_state_scheduled,
  published: m.staff_state_published,
};

export function stateName(state: PageState): string {
  return names[state]();
}
