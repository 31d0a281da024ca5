/** Reads a content file line by line, and trusts nothing in it. */
import { createHash } from "node:crypto";
import { createGunzip } from "node:zlib";
import { type ContentEntry, contentEntrySchema, contentHeadSchema } from "@colorleaf/domain";
import { ProblemError } from "../problem-error.ts";
import { isPlainPicture } from "./plain-svg.ts";

/** A small file can unpack to anything. */
const maxUnpackedBytes = 2 * 1024 * 1024 * 1024;

/** @throws ProblemError content-file-wrong, with the number of the line */
export async function* readContent(bytes: Uint8Array): AsyncGenerator<ContentEntry> {
  let line = 0;
  const wrong = (reason: string) =>
    new ProblemError("content-file-wrong", { details: { reason: `${line} (${reason})` } });
  try {
    for await (const text of unpack(bytes)) {
      line += 1;
      // No text of ours has one, and PostgreSQL would keep none.
      if (text.includes("\\u0000")) throw wrong("\\u0000");
      const schema = line === 1 ? contentHeadSchema : contentEntrySchema;
      const parsed = schema.safeParse(JSON.parse(text));
      if (!parsed.success) throw wrong(parsed.error.issues[0]?.path.join(".") || "kind");
      const entry = parsed.data;
      if (entry.kind === "colorleaf") continue;
      if (entry.kind === "picture" && !isWhatItSays(entry)) throw wrong("picture");
      yield entry;
    }
  } catch (error) {
    throw error instanceof ProblemError ? error : wrong("gzip, JSON");
  }
  if (line === 0) throw wrong("gzip, JSON");
}

async function* unpack(bytes: Uint8Array): AsyncGenerator<string> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  gunzip.end(bytes);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let unpacked = 0;
  let pieces: string[] = [];
  for await (const part of gunzip) {
    unpacked += part.length;
    if (unpacked > maxUnpackedBytes) throw new ProblemError("body-too-large");
    const [first = "", ...more] = decoder.decode(part, { stream: true }).split("\n");
    pieces.push(first);
    for (const next of more) {
      yield pieces.join("");
      pieces = [next];
    }
  }
  const last = pieces.join("");
  if (last !== "") yield last;
}

/** The key of a picture is the hash of its bytes; an SVG is such as we write. */
function isWhatItSays({ key, format, data }: Extract<ContentEntry, { kind: "picture" }>): boolean {
  const bytes = Buffer.from(data, "base64");
  if (createHash("sha256").update(bytes).digest("hex") !== key) return false;
  return isPlainPicture(bytes, format);
}
