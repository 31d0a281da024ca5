import { pageMeta } from "../../components/page-meta.ts";
import { m } from "../../paraglide/messages.js";
import type { Route } from "./+types/route";
import { ColoringTool } from "./coloring-tool.tsx";

export function meta({ location, matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    title: m.coloring_title(),
    description: m.coloring_empty(),
    origin: root.loaderData?.origin,
    path: "/coloring-tool",
    asked: location.search,
  });
}

export default ColoringTool;
