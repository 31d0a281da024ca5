/**
 * `npm run lighthouse [-- http://localhost:3000]`: Lighthouse on a phone, over a running site or one
 * started for it. Prints a table; fails below 98 in performance or 100 in the rest.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { ensureBuild, findNode, root } from "./prepare.mjs";

const [given] = process.argv.slice(2);
const port = 4319;
const origin = given ?? `http://localhost:${port}`;
const bars = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };

async function start() {
  if (given) return () => {};
  const node = findNode();
  await ensureBuild(node);
  const dataDir = mkdtempSync(join(tmpdir(), "colorleaf-lighthouse-"));
  const env = { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: dataDir };
  const server = spawn(node, [join(root, "server/main.ts")], { env, stdio: "ignore" });
  for (let isReady = false; !isReady; ) {
    isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return () => {
    server.kill("SIGTERM");
    server.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  };
}

const stop = await start();
const chrome = await launch({
  chromePath: process.env.CHROME_PATH ?? "/usr/bin/chromium-headless-shell",
  chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu"],
});
const { pages } = await (await fetch(`${origin}/api/pages?category=animals`)).json();
const screens = {
  home: "/",
  category: "/categories/animals",
  detail: `/coloring-page/${pages[0].slug}`,
  search: "/search?q=cat",
};

console.log(`| screen | ${Object.keys(bars).join(" | ")} | LCP | CLS | blocked |`);
console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
for (const [name, path] of Object.entries(screens)) {
  // Once for pictures that are still to be drawn, and then what counts.
  const options = { port: chrome.port, onlyCategories: Object.keys(bars), output: "json" };
  await lighthouse(origin + path, options);
  const { lhr } = await lighthouse(origin + path, options);
  const scores = Object.keys(bars).map((bar) => Math.round(lhr.categories[bar].score * 100));
  const shown = (audit) => lhr.audits[audit].displayValue;
  const details = ["largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"];
  console.log(`| ${name} | ${scores.join(" | ")} | ${details.map(shown).join(" | ")} |`);
  for (const [bar, least] of Object.entries(bars)) {
    if (lhr.categories[bar].score * 100 >= least) continue;
    // A search screen tells search engines to stay away: that is meant.
    const lost = lhr.categories[bar].auditRefs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null)
      .filter(({ id }) => lhr.audits[id].score < 0.9)
      .map(({ id }) => id);
    if (bar === "seo" && name === "search" && lost.join() === "is-crawlable") continue;
    console.log(`  ${name}, ${bar}: ${lost.join(", ")}`);
    process.exitCode = 1;
  }
}
chrome.kill();
stop();
