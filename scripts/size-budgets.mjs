/** Fails when a screen sends more code than its budget. Sizes are Brotli bytes, as sent. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./prepare.mjs";

const KB = 1000;
const budgets = [
  { screen: "home", routes: ["root", "routes/home/route"], js: 115 * KB, css: 9 * KB },
  ...Object.entries({
    categories: 110,
    category: 112,
    "coloring-page": 113,
    "own-page": 113,
    search: 111,
    "not-found": 109,
  }).map(([screen, js]) => ({
    screen,
    routes: ["root", `routes/${screen}/route`],
    js: js * KB,
    css: 9 * KB,
  })),
  {
    screen: "coloring-tool",
    routes: ["root", "routes/coloring-tool/route"],
    js: 148 * KB,
    css: 12 * KB,
  },
  ...["about", "terms", "privacy", "copyright"].map((screen) => ({
    screen,
    routes: ["root", screen],
    js: 107 * KB,
    css: 9 * KB,
  })),
];

const { assets } = await import(pathToFileURL(join(root, "build/server/index.js")).href);

function sent(url) {
  return statSync(join(root, "build/client", `${url.split("#")[0]}.br`)).size;
}

let over = false;
for (const { screen, routes, js, css } of budgets) {
  const modules = [assets.entry, ...routes.map((route) => assets.routes[route])];
  if (modules.includes(undefined)) throw new Error(`No such route: ${routes.join(", ")}`);
  const scripts = new Set(modules.flatMap((one) => [one.module, ...(one.imports ?? [])]));
  const sheets = new Set(modules.flatMap((one) => one.css ?? []));
  const jsSize = [...scripts].reduce((sum, url) => sum + sent(url), 0);
  const cssSize = [...sheets].reduce((sum, url) => sum + sent(url), 0);
  console.log(
    `${screen}: JS ${(jsSize / KB).toFixed(1)} of ${js / KB} KB, CSS ${(cssSize / KB).toFixed(1)} of ${css / KB} KB`,
  );
  over ||= jsSize > js || cssSize > css;
}
if (over) {
  console.error("Over budget.");
  process.exitCode = 1;
}
