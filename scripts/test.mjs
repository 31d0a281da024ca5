/**
 * `npm test`: installs what is missing, then runs everything that a change must pass.
 * `npm run check` (--quick): lint, types and unit tests only.
 * Ends with `N passed, N failed`; a check that could not run has failed.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild, ensureDependencies, findNode, run, say } from "./prepare.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";

const quick = process.argv.includes("--quick");
const reports = mkdtempSync(join(tmpdir(), "colorleaf-reports-"));
const total = { passed: 0, failed: 0 };

/** One check that passes or fails as a whole. */
async function check(name, work) {
  say(`${name} …`);
  try {
    await work();
    total.passed += 1;
  } catch (error) {
    if (error.output) console.error(error.output);
    console.error(`FAILED: ${name}: ${error.message}`);
    total.failed += 1;
  }
}

/** A test runner that writes a report; `count` reads how many tests passed and failed in it. */
async function suite(name, work, report, count) {
  say(`${name} …`);
  const finished = await work().then(
    () => true,
    () => false,
  );
  const counted = (() => {
    try {
      return count(JSON.parse(readFileSync(report, "utf8")));
    } catch {
      return { passed: 0, failed: 0 };
    }
  })();
  // A runner that fell over, or that found nothing to run, is a failure of its own.
  if (counted.failed === 0 && (!finished || counted.passed === 0)) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
}

await ensureDependencies();
const node = findNode();
await ensureSystemPackages();

await check("lint", () => run("biome", ["ci", "--error-on-warnings", "."]));
await check("types", async () => {
  const where = ["--project", "project.inlang", "--outdir", "app/paraglide"];
  await run("paraglide-js", ["compile", ...where, "--strategy", "baseLocale"], {
    quiet: true,
  });
  await run("react-router", ["typegen"]);
  await run("tsc", ["-p", "tsconfig.json"]);
  await run("tsc", ["-p", "packages"]);
});

const unitReport = join(reports, "unit.json");
await suite(
  "unit and contract tests",
  () =>
    run("vitest", [
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${unitReport}`,
    ]),
  unitReport,
  // A skipped test did not run: it counts as failed.
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests,
  }),
);

if (!quick) {
  await ensureBuild(node);
  await check("size budgets", () => run(node, ["scripts/size-budgets.mjs"]));
  const journeysReport = join(reports, "journeys.json");
  await suite(
    "browser journeys",
    () =>
      run("playwright", ["test", "--reporter=list,json"], {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeysReport },
      }),
    journeysReport,
    ({ stats }) => ({
      passed: stats.expected,
      // A test that passes only at the second try is a bug, and a skipped one did not run.
      failed: stats.unexpected + stats.flaky + stats.skipped,
    }),
  );
}

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
