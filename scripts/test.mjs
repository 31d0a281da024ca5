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
let passed = 0;
/** What failed, named once more at the end: what a runner printed of it is long gone by then. */
const failures = [];

/** One check that passes or fails as a whole. */
async function check(name, work) {
  say(`${name} …`);
  try {
    await work();
    passed += 1;
  } catch (error) {
    if (error.output) console.error(error.output);
    failures.push(`${name}: ${error.message}`);
  }
}

/** A test runner that writes a report; `count` reads how many tests passed in it, and which failed. */
async function suite(name, work, report, count) {
  say(`${name} …`);
  const finished = await work().then(
    () => true,
    () => false,
  );
  const counted = (() => {
    try {
      return count(JSON.parse(readFileSync(report, "utf8")));
    } catch (error) {
      return { passed: 0, failed: [`${name}: no report (${error.message})`] };
    }
  })();
  // A runner that fell over, or that found nothing to run, is a failure of its own.
  if (counted.failed.length === 0 && (!finished || counted.passed === 0)) {
    counted.failed.push(`${name}: the runner did not end well`);
  }
  passed += counted.passed;
  failures.push(...counted.failed);
}

/** The first lines of what went wrong: enough to know where to look. */
const gist = (message) => (message ?? "").split("\n").slice(0, 6).join("\n    ");

/** Every test of a vitest report that did not pass; a skipped one did not run. */
function unitTests({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status !== "passed");
    if (status === "failed" && tests.length === 0) return [`${name}: ${gist(message)}`];
    return tests.map((test) => `${name}: ${test.fullName}: ${gist(test.failureMessages?.[0])}`);
  });
  return { passed: numPassedTests, failed };
}

/** Every journey of a Playwright report that did not pass at its first try. */
function journeys({ stats, suites, errors }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failed = suites.flatMap(specs).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status !== "expected")
      .map((test) => {
        const message = test.results.at(0)?.error?.message;
        return `${spec.file}: ${spec.title} (${test.projectName}): ${gist(message)}`;
      }),
  );
  return {
    passed: stats.expected,
    failed: [...failed, ...errors.map(({ message }) => gist(message))],
  };
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
  unitTests,
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
    journeys,
  );
}

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.error(`FAILED: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
