/** What staff pasted or uploaded, as pages to be drawn. */
import {
  type BatchRequest,
  batchRequestSchema,
  maxBatchItems,
  type NewBatch,
  type RefusedLine,
} from "@colorleaf/domain";
import { CsvError, parse } from "csv-parse/sync";
import { ProblemError } from "../problem-error.ts";

export interface ReadBatch {
  requests: (BatchRequest & { line: number })[];
  refused: RefusedLine[];
}

interface Line {
  line: number;
  description: string;
  options: Record<string, string>;
}

/** Columns of a file besides `description`; what a cell leaves out, the batch's options say. */
const optionColumns = ["difficulty", "style", "aspectRatio", "theme"] as const;
const seedRange = 1_000_000;

/** Reads the lines; those that make no page are told with the reason. */
export function readBatch({ options, source, text }: NewBatch): ReadBatch {
  const lines = source === "csv" ? linesOfCsv(text) : linesOf(text);
  if (lines.length > maxBatchItems) {
    throw new ProblemError("invalid-request", { fields: { text: "too-many" } });
  }
  const seen = new Set<string>();
  const requests: ReadBatch["requests"] = [];
  const refused: RefusedLine[] = [];
  for (const { line, description, options: own } of lines) {
    const refuse = (reason: RefusedLine["reason"]) =>
      refused.push({ line, text: description.slice(0, 120), reason });
    const key = JSON.stringify([description.toLowerCase(), own]);
    if (seen.has(key)) {
      refuse("repeated");
      continue;
    }
    seen.add(key);
    const parsed = batchRequestSchema.safeParse({
      ...options,
      ...own,
      description,
      seed: seedOf(description),
    });
    if (parsed.success) requests.push({ ...parsed.data, line });
    else if (parsed.error.issues.some(({ path }) => path[0] === "description")) refuse("too-long");
    else refuse("bad-option");
  }
  return { requests, refused };
}

function linesOf(text: string): Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const description = line.trim();
    return description === "" ? [] : [{ line: index + 1, description, options: {} }];
  });
}

/** With a row of headings, or the description alone in the first column. */
function linesOfCsv(text: string): Line[] {
  const rows = parseCsv(text);
  const headings = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const descriptionColumn = headings.indexOf("description");
  const isHeaded = descriptionColumn >= 0;
  const columns = optionColumns.flatMap((name) => {
    const index = headings.indexOf(name.toLowerCase());
    return isHeaded && index >= 0 ? [{ name, index }] : [];
  });
  return rows.slice(isHeaded ? 1 : 0).flatMap(({ cells, line }) => {
    const description = (cells[isHeaded ? descriptionColumn : 0] ?? "").trim();
    if (description === "") return [];
    const options = columns.flatMap(({ name, index }) => {
      const cell = (cells[index] ?? "").trim();
      return cell === "" ? [] : [[name, cell]];
    });
    return [{ line, description, options: Object.fromEntries(options) }];
  });
}

function parseCsv(text: string): { cells: string[]; line: number }[] {
  try {
    const rows = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Spreadsheets of half the world write semicolons.
      delimiter: [",", ";", "\t"],
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError) {
      throw new ProblemError("invalid-request", { fields: { text: "not-csv" } });
    }
    throw error;
  }
}

/** The same words give the same page each time. */
function seedOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + character.codePointAt(0)!) % seedRange;
  return hash + 1;
}
