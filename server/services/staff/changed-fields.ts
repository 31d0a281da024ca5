/** What differs between a thing before and after, for people to read. */
import type { ChangedField } from "@colorleaf/domain";

const mostFields = 60;
const longestText = 600;
/** Of a long text, so much is shown around what differs. */
const context = 60;
const shortText = 200;

/** Says nothing that a person would know. */
const leftOut = new Set(["version", "changedByStaff", "counts", "moved"]);

export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const were = leavesOf(before);
  const are = leavesOf(after);
  const names = [...new Set([...were.keys(), ...are.keys()])];
  return names
    .filter((name) => were.get(name) !== are.get(name))
    .slice(0, mostFields)
    .map((name) => ({
      path: JSON.parse(name) as string[],
      ...shortened(were.get(name), are.get(name)),
    }));
}

/** Each value that is no object by its path; empty ones are not there. */
function leavesOf(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (value === undefined || value === null || value === "") return new Map();
  if (typeof value !== "object") return new Map([[JSON.stringify(path), String(value)]]);
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) {
    return leavesOf(value.join(", "), path);
  }
  return new Map(
    Object.entries(value)
      .filter(([key]) => !leftOut.has(key))
      .flatMap(([key, item]) => [
        ...leavesOf(item, [...path, Array.isArray(value) ? `${Number(key) + 1}` : key]),
      ]),
  );
}

function shortened(before = "", after = ""): Pick<ChangedField, "before" | "after"> {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const cut = (text: string) => {
    const isShort = text.length <= shortText;
    const from = isShort ? 0 : Math.max(0, start - context);
    const to = isShort
      ? text.length
      : Math.min(text.length - Math.max(0, end - context), from + longestText);
    // No half of a character that is written as two.
    const part = text
      .slice(from, to)
      .toWellFormed()
      .replace(/^\uFFFD|\uFFFD$/g, "");
    return `${from > 0 ? "…" : ""}${part}${to < text.length ? "…" : ""}`;
  };
  return { before: cut(before), after: cut(after) };
}
