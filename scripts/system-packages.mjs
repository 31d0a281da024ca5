/** What the tests need besides npm's packages: a browser, a database server, a Chinese font. */
import { existsSync, readdirSync } from "node:fs";
import { giveUp, run, say } from "./prepare.mjs";

const needed = [
  {
    // The whole browser takes twice as long to open a page.
    debianPackage: "chromium-headless-shell",
    found: () => existsSync("/usr/bin/chromium-headless-shell"),
  },
  {
    debianPackage: "postgresql",
    found: () =>
      existsSync("/usr/lib/postgresql") &&
      readdirSync("/usr/lib/postgresql").some((version) =>
        existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
      ),
  },
  {
    debianPackage: "fonts-noto-cjk",
    found: () => existsSync("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"),
  },
  { debianPackage: "poppler-utils", found: () => existsSync("/usr/bin/pdftoppm") },
];

export async function ensureSystemPackages() {
  const missing = needed.filter((one) => !one.found()).map((one) => one.debianPackage);
  if (missing.length === 0) return;
  const names = missing.join(" ");
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    giveUp(`the tests need these packages, please install them: ${names}`);
  }
  say(`installing ${names} (once, about a minute) …`);
  const options = { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
  try {
    await run("apt-get", ["update", "-q"], { ...options, doing: "reading the package lists" });
    await run("apt-get", ["install", "-q", "-y", "--no-install-recommends", ...missing], {
      ...options,
      doing: `installing ${names}`,
    });
  } catch (error) {
    giveUp(`${names} could not be installed.\n${error.output ?? error.message}`);
  }
}
