import { missing } from "../../components/missing.ts";
import { pageMeta } from "../../components/page-meta.ts";
import { m } from "../../paraglide/messages.js";
import type { Route } from "./+types/route";
import { NotFound } from "./not-found.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return missing(context);
}

export function meta() {
  return pageMeta({ title: m.not_found_title() });
}

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <NotFound popular={loaderData.popular} />;
}
