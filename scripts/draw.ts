/**
 * The engine on the command line: a description, or a file with one a line, becomes coloring pages.
 * See `usage` for the options. Bad input ends with one sentence and exit code 1.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { aspectRatios, complexities, isOneOf, languages, styles, themes } from "@colorleaf/domain";
import { type DrawOptions, drawPage, writeColour } from "@colorleaf/line-art";
import { contactSheet, renderPng } from "./draw-png.ts";
import { describePage, judge, whyNot } from "./draw-report.ts";

const usage = `Usage: npm run -s draw -- "a cat riding a bicycle" --out cat.svg [options]
       npm run -s draw -- --batch descriptions.txt --out-dir pages [options]

  --out FILE        write the line art as SVG            --png FILE     … as PNG
  --colour FILE     write the page in its reference colours, as SVG
  --aspect 1:1|16:9|9:16              --complexity simple|medium|complex
  --style cartoon|realistic|anime|sketch
  --theme nature|fantasy|educational|seasonal
  --language en|zh  --seed N          --json  print what was understood, drawn and measured
  --batch FILE      a description a line; blank lines and lines that start with # are passed over
  --out-dir DIR     NNN.svg and NNN.png of each, sheet.png, report.json`;

class BadInput extends Error {}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: "string" },
      png: { type: "string" },
      colour: { type: "string" },
      aspect: { type: "string", default: "1:1" },
      complexity: { type: "string", default: "medium" },
      style: { type: "string", default: "cartoon" },
      theme: { type: "string" },
      language: { type: "string" },
      seed: { type: "string", default: "1" },
      json: { type: "boolean", default: false },
      batch: { type: "string" },
      "out-dir": { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  return { values, description: positionals.join(" ").trim() };
}
type Values = ReturnType<typeof readArguments>["values"];

function oneOf<const T extends string>(name: string, options: readonly T[], value: string): T {
  if (isOneOf(options, value)) return value;
  throw new BadInput(`--${name} is one of ${options.join(", ")}; "${value}" is not.`);
}

function drawOptions(values: Values): DrawOptions {
  const seed = Number(values.seed);
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32 || values.seed.trim() === "") {
    throw new BadInput(`--seed is a whole number from 0 to 4294967295; "${values.seed}" is not.`);
  }
  return {
    aspectRatio: oneOf("aspect", aspectRatios, values.aspect),
    complexity: oneOf("complexity", complexities, values.complexity),
    style: oneOf("style", styles, values.style),
    ...(values.theme != null && { theme: oneOf("theme", themes, values.theme) }),
    ...(values.language != null && { language: oneOf("language", languages, values.language) }),
    seed,
  };
}

function write(path: string, content: string | Uint8Array): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  } catch (error) {
    throw new BadInput(`Cannot write ${path}: ${(error as Error).message}.`);
  }
}

function drawOne(description: string, values: Values, options: DrawOptions): void {
  const page = drawPage(description, options);
  if (!page.ok) throw new BadInput(whyNot(page));
  if (!values.out && !values.png && !values.colour && !values.json) {
    throw new BadInput("Say where the page goes: --out FILE, --png FILE, --colour FILE or --json.");
  }
  if (values.out) write(values.out, page.svg);
  if (values.png) write(values.png, renderPng(page.svg));
  if (values.colour) write(values.colour, writeColour(page.drawing, { title: description }));
  if (values.json) console.log(JSON.stringify(describePage(description, page), null, 2));
}

function drawBatch(file: string, directory: string, options: DrawOptions): void {
  const descriptions = readLines(file);
  const report: object[] = [];
  const cells: { svg: string; caption: string }[] = [];
  descriptions.forEach((description, index) => {
    const page = drawPage(description, options);
    const number = String(index + 1).padStart(3, "0");
    if (!page.ok) {
      report.push({ number, description, refused: page.reason, why: whyNot(page) });
      return;
    }
    write(join(directory, `${number}.svg`), page.svg);
    write(join(directory, `${number}.png`), renderPng(page.svg));
    report.push({ number, ...describePage(description, page) });
    cells.push({ svg: page.svg, caption: `${number} ${description}` });
  });
  if (cells.length > 0) write(join(directory, "sheet.png"), contactSheet(cells));
  const summary = judge(report);
  write(join(directory, "report.json"), `${JSON.stringify({ summary, pages: report }, null, 2)}\n`);
  console.log(`${cells.length} pages of ${descriptions.length} descriptions in ${directory}`);
  console.log(JSON.stringify(summary));
}

function readLines(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new BadInput(`Cannot read ${file}.`);
  }
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const descriptions = lines.filter((line) => line !== "" && !line.startsWith("#"));
  if (descriptions.length === 0) throw new BadInput(`${file} has no description in it.`);
  return descriptions;
}

function main(): void {
  const { values, description } = readArguments();
  if (values.help) {
    console.log(usage);
    return;
  }
  const options = drawOptions(values);
  if (values.batch != null) {
    if (values["out-dir"] == null) throw new BadInput("--batch needs --out-dir DIR.");
    drawBatch(values.batch, values["out-dir"], options);
  } else {
    if (description === "") throw new BadInput("Give a description in quotes, or --help.");
    drawOne(description, values, options);
  }
}

try {
  main();
} catch (error) {
  // parseArgs reports an unknown or incomplete option as a TypeError with a code.
  const isBadOption = error instanceof TypeError && "code" in error;
  if (!(error instanceof BadInput) && !isBadOption) throw error;
  console.error((error as Error).message.split("\n")[0]);
  process.exitCode = 1;
}
