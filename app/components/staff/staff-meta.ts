import type { MetaDescriptor } from "react-router";
import { m } from "../../paraglide/messages.js";
import { pageMeta } from "../page-meta.ts";

export function staffMeta(title: string): MetaDescriptor[] {
  return [
    ...pageMeta({ title: m.staff_title({ title }) }),
    { name: "robots", content: "noindex, nofollow" },
  ];
}
