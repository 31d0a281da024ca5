/** What a description, which may be a whole story, is called where not all of it fits. */
import { downloadDescriptionLength } from "@colorleaf/domain";

const longestCaption = 100;

/** Its beginning, to the end of a word: for captions, alternative texts and addresses. */
export function shortened(text: string): string {
  if (text.length <= longestCaption) return text;
  const start = text.slice(0, longestCaption).replace(/ \S{0,40}$|.$/su, "");
  return `${start}…`;
}

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
