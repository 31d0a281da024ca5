/**
 * Brings a checkout to the point where it can be built, started and tested.
 * Runs before anything is installed, on Node 20 or newer: only Node's own modules here, and plain
 * JavaScript.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Ends the process with one sentence: what is wrong and what helps. */
export function giveUp(sentence) {
  console.error(`Colorleaf: ${sentence}`);
  process.exit(1);
}

export function say(line) {
  console.log(`Colorleaf: ${line}`);
}

// The project's own tools first: with them comes the pinned Node, which they then run on.
const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);

/** Runs a command to its end; says every ten seconds that it still works. Resolves to its output. */
export function run(command, args, { quiet = false, env = {}, doing = command } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    const started = Date.now();
    const ticker = setInterval(() => {
      say(`… still ${doing} (${Math.round((Date.now() - started) / 1000)} s)`);
    }, 10_000);
    const end = (settle, value) => {
      clearInterval(ticker);
      settle(value);
    };
    child.on("error", (error) => end(reject, error));
    child.on("exit", (code) =>
      code === 0
        ? end(resolve, output)
        : end(reject, Object.assign(new Error(`${command} exited with ${code}`), { output })),
    );
  });
}

function lastLines(error) {
  return (error.output ?? error.message).trim().split("\n").slice(-20).join("\n");
}

function hashOf(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) {
        if (name !== "node_modules" && name !== "paraglide") visit(join(path, name));
      }
      return;
    }
    hash.update(relative(root, path)).update("\0").update(readFileSync(path)).update("\0");
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest("hex");
}

/** Runs `work` unless `sources` are what they were when it last succeeded. */
async function onceFor(stampPath, sources, work) {
  const stamp = join(root, stampPath);
  const wanted = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Installs exactly what the lockfile says, unless it is there already. No install script runs. */
export async function ensureDependencies() {
  await onceFor(
    "node_modules/.colorleaf-installed",
    ["package.json", "package-lock.json"],
    async () => {
      say("installing dependencies (once, about a minute) …");
      try {
        // Not `npm ci`: it refuses a lockfile without the optional packages of other platforms, which a
        // registry mirror may lack. This installs the locked versions and leaves the lockfile alone.
        await run(
          "npm",
          ["install", "--no-save", "--include=dev", "--include=optional", "--loglevel=error"],
          {
            quiet: true,
            doing: "installing",
            env: { npm_config_ignore_scripts: "true" },
          },
        );
      } catch (error) {
        giveUp(
          `the dependencies could not be installed; is the npm registry reachable?\n${lastLines(error)}`,
        );
      }
    },
  );
}

/** The Node to run with: the pinned one from the lockfile, else this one if it is new enough. */
export function findNode() {
  const pinned = join(root, "node_modules/.bin/node");
  if (existsSync(pinned) && spawnSync(pinned, ["--version"]).status === 0) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return giveUp(
    `Node 24 or newer is needed on ${process.platform}-${process.arch}; this is ${process.version}.`,
  );
}

const buildSources = [
  "app",
  "messages",
  "packages",
  "project.inlang",
  "public",
  "package-lock.json",
  "react-router.config.ts",
  "scripts/build.mjs",
  "scripts/icons.mjs",
  "vite.config.ts",
];

/** Builds the site unless nothing it is made of has changed. */
export async function ensureBuild(node) {
  await onceFor("build/.colorleaf-built", buildSources, async () => {
    say("building the site …");
    try {
      await run(node, ["scripts/build.mjs"], { quiet: true, doing: "building" });
    } catch (error) {
      giveUp(`the site could not be built.\n${lastLines(error)}`);
    }
  });
}
