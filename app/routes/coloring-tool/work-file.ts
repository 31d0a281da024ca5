/** A work as one file: the picture, what was colored in it, and how. It opens on any device. */
import { isMark, type SavedColoring } from "@colorleaf/coloring";
import { z } from "zod/mini";
import type { Gap } from "./open-coloring.ts";
import type { Source } from "./use-keeping.ts";

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]*=*$/));
/** The numbers of strokes and of words are written as base64. */
const markSchema = z.looseObject({ points: z.optional(base64), outlines: z.optional(base64) });
const schema = z.strictObject({
  format: z.literal("colorleaf-work"),
  version: z.literal(1),
  title: z.string().check(z.maxLength(500)),
  gap: z.enum(["none", "small", "large"]),
  picture: z.string().check(z.regex(/^data:image\/(png|jpeg|bmp|webp|svg\+xml)[;,]/)),
  regionCount: z.int().check(z.minimum(1), z.maximum(65_535)),
  log: base64,
  stepEnds: z.array(z.int()).check(z.maxLength(1_000_000)),
  done: z.int(),
  marks: z.array(markSchema).check(z.maxLength(200_000)),
});

export interface OpenedWork {
  source: Source;
  gap: Gap;
  saved: SavedColoring;
}

/** @throws TypeError where the picture cannot be fetched any more */
export async function writeWorkFile(source: Source, gap: Gap, saved: SavedColoring): Promise<Blob> {
  const { picture, title } = source;
  const blob = typeof picture === "string" ? await (await fetch(picture)).blob() : picture;
  const file: z.infer<typeof schema> = {
    format: "colorleaf-work",
    version: 1,
    title,
    gap,
    picture: await dataUrlOf(blob),
    regionCount: saved.regionCount,
    log: toBase64(saved.log),
    stepEnds: saved.stepEnds,
    done: saved.done,
    marks: (saved.marks ?? []).map((mark) =>
      mark.kind === "stroke"
        ? { ...mark, points: toBase64(mark.points) }
        : mark.kind === "words"
          ? { ...mark, outlines: toBase64(mark.outlines) }
          : { ...mark },
    ),
  };
  return new Blob([JSON.stringify(file)], { type: "application/json" });
}

/** Undefined where the file is none of ours, or damaged. */
export async function readWorkFile(file: Blob): Promise<OpenedWork | undefined> {
  try {
    const work = schema.parse(JSON.parse(await file.text()));
    const marks: unknown[] = work.marks.map(({ points, outlines, ...rest }) => ({
      ...rest,
      ...(points !== undefined && { points: new Int16Array(fromBase64(points)) }),
      ...(outlines !== undefined && { outlines: new Int16Array(fromBase64(outlines)) }),
    }));
    if (!marks.every(isMark)) return undefined;
    const pictureId = `work:${await digestOf(work.picture)}`;
    return {
      source: {
        id: `${pictureId}#${Date.now().toString(36)}`,
        pictureId,
        title: work.title,
        picture: work.picture,
        version: 0,
      },
      gap: work.gap,
      saved: {
        regionCount: work.regionCount,
        log: new Int32Array(fromBase64(work.log)),
        stepEnds: work.stepEnds,
        done: work.done,
        marks,
      },
    };
  } catch {
    return undefined;
  }
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

function toBase64(numbers: Int16Array | Int32Array): string {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromBase64(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer;
}

async function digestOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // Secure contexts only; a length is enough to tell a few pictures apart.
  if (!crypto.subtle) return String(bytes.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
