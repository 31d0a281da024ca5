import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../drawings", import.meta.url));
const files = new Map(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg"))
    .map((file) => [basename(file, ".svg"), file]),
);

export const ownDrawingNames = [...files.keys()];

/** One file a drawing, of two thousand: read when it is asked for. */
export function ownDrawing(name: string): string | undefined {
  const file = files.get(name);
  return file && readFileSync(join(folder, file), "utf8");
}
