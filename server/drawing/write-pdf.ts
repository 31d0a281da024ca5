/** Line art as a PDF to print: the drawing's own curves, as large as the paper allows. */
import PDFDocument from "pdfkit";

export const papers = { a4: "A4", letter: "LETTER" } as const;
export type Paper = keyof typeof papers;

const marginPt = (10 / 25.4) * 72;

interface Shape {
  d: string;
  fill: string | undefined;
  stroke: string | undefined;
  strokeWidth: number;
}

/**
 * @param svg as the engine or the tracer writes it: paths, in groups that only set colours
 * @throws Error when there is anything else in it
 */
export async function writePdf(svg: string, paper: Paper): Promise<Uint8Array> {
  const { width, height, title, shapes } = readShapes(svg);
  const document = new PDFDocument({
    size: papers[paper],
    layout: width > height ? "landscape" : "portrait",
    margin: 0,
    info: { ...(title && { Title: title }), Creator: "Colorleaf" },
  });
  const { width: pageWidth, height: pageHeight } = document.page;
  const scale = Math.min((pageWidth - 2 * marginPt) / width, (pageHeight - 2 * marginPt) / height);
  document.translate((pageWidth - width * scale) / 2, (pageHeight - height * scale) / 2);
  document.scale(scale);
  document.rect(0, 0, width, height).clip();
  document.lineCap("round").lineJoin("round");
  for (const { d, fill, stroke, strokeWidth } of shapes) {
    document.path(d);
    if (stroke) document.lineWidth(strokeWidth);
    if (fill && stroke) document.fillAndStroke(fill, stroke);
    else if (fill) document.fill(fill);
    else if (stroke) document.stroke(stroke);
  }

  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Uint8Array.from(Buffer.concat(parts))));
    document.on("error", reject);
    document.end();
  });
}

function readShapes(svg: string) {
  const box = /<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!box) throw new Error("The drawing has no size.");
  const inherited = attributesOf(/<g ([^>]*)>/.exec(svg)?.[1] ?? "");
  const shapes: Shape[] = [];
  for (const [, name = "", text = ""] of svg.matchAll(/<([a-zA-Z]+)([^>]*?)\/?>/g)) {
    if (["svg", "title", "rect", "g"].includes(name)) continue;
    const { d, transform, ...own } = attributesOf(text);
    if (name !== "path" || d === undefined || transform) {
      throw new Error(`The drawing holds a <${name}> that cannot be written as PDF.`);
    }
    const set = { ...inherited, ...own };
    const paint = (value: string | undefined) => (value === "none" ? undefined : value);
    shapes.push({
      d,
      fill: paint(set.fill ?? "#000"),
      stroke: paint(set.stroke),
      strokeWidth: Number(set["stroke-width"] ?? 1),
    });
  }
  const title = unescapeText(/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? "");
  return { width: Number(box[1]), height: Number(box[2]), title, shapes };
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
  );
}

function unescapeText(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
