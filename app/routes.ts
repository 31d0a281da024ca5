import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home/route.tsx"),
  route("coloring-tool", "routes/coloring-tool/route.tsx"),
  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;
