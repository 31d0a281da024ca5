import { pageMeta } from "../../components/page-meta.ts";
import { m } from "../../paraglide/messages.js";
import { ColoringTool } from "./coloring-tool.tsx";

export function meta() {
  return pageMeta({
    title: m.coloring_title(),
    description: m.coloring_empty(),
    path: "/coloring-tool",
  });
}

export default ColoringTool;
