import { downloadDescriptionLength } from "@colorleaf/domain";

/**
 * Name of a downloaded file: `colorleaf-<first 20 characters of the description>-<timestamp>.<ext>`.
 * Characters that a file system refuses, and spaces, become hyphens.
 */
export function downloadFileName(
  description: string,
  extension: "png" | "svg",
  timestamp = Date.now(),
): string {
  const start = Array.from(description.trim()).slice(0, downloadDescriptionLength).join("");
  const safe = start
    // biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse them
    .replace(/[\s\\/:*?"<>|\u0000-\u001f\u007f]+/gu, "-")
    .replace(/^[-.]+|[-.]+$/g, "");
  const name = ["colorleaf", safe, timestamp].filter((part) => part !== "").join("-");
  return `${name}.${extension}`;
}
