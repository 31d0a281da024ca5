const tag =
  /<(?:\/?(?:svg|title|g|path|rect|circle|ellipse|line|polyline|polygon)\b((?:\s+[a-z][a-zA-Z-]*="[^"<>]*")*)\s*\/?)>/y;
const refused = /\s(?:on|href|style|class|id)/i;
const pngSignature = "89504e470d0a1a0a";

/** Whether it is an SVG such as we write, shapes and nothing else, or a PNG. */
export function isPlainPicture(bytes: Buffer, format: "svg" | "png"): boolean {
  if (format === "png") return bytes.subarray(0, 8).toString("hex") === pngSignature;
  const text = bytes.toString("utf8");
  if (!text.startsWith("<svg ")) return false;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) {
    tag.lastIndex = at;
    const [, attributes = ""] = tag.exec(text) ?? [undefined, " on"];
    if (refused.test(attributes) || /url\(|javascript:/i.test(attributes)) return false;
  }
  return true;
}
