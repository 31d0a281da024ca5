import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home/route.tsx"),
  route("categories", "routes/categories/route.tsx"),
  route("categories/:category", "routes/category/route.tsx"),
  route("coloring-page/:id", "routes/coloring-page/route.tsx"),
  route("coloring-page", "routes/own-page/route.tsx"),
  route("coloring/:id", "routes/coloring-redirect/route.ts"),
  route("search", "routes/search/route.tsx"),
  route("about", "routes/information/about.tsx"),
  route("terms", "routes/information/terms.tsx"),
  route("privacy", "routes/information/privacy.tsx"),
  route("copyright", "routes/information/copyright.tsx"),
  route("coloring-tool", "routes/coloring-tool/route.tsx"),
  route("admin/login", "routes/admin/login/route.tsx"),
  route("admin/set-up", "routes/admin/set-up/route.tsx"),
  route("admin", "routes/admin/frame/route.tsx", [
    index("routes/admin/dashboard/route.tsx"),
    route("coloring-pages", "routes/admin/coloring-pages/route.tsx"),
    route("coloring-pages/create", "routes/admin/coloring-page-create/route.tsx"),
    route("coloring-pages/:id/edit", "routes/admin/coloring-page-edit/route.tsx"),
    route("categories", "routes/admin/categories/route.tsx"),
    route("categories/create", "routes/admin/category-create/route.tsx"),
    route("categories/:id/edit", "routes/admin/category-edit/route.tsx"),
    route("account", "routes/admin/account/route.tsx"),
  ]),
  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;
