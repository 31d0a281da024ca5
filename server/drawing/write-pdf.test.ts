import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawPage } from "@colorleaf/line-art";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { renderSvg } from "./render-svg.ts";
import { writePdf } from "./write-pdf.ts";

const folder = mkdtempSync(join(tmpdir(), "colorleaf-pdf-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const draw = (aspectRatio: "1:1" | "16:9") => {
  const page = drawPage("a cat under a rainbow", {
    aspectRatio,
    complexity: "medium",
    style: "cartoon",
    seed: 1,
  });
  if (!page.ok) throw new Error(page.reason);
  return page.svg;
};

describe("a page as PDF", () => {
  it.each([
    ["a4", "1:1", "595.28 x 841.89 pts (A4)"],
    ["letter", "16:9", "792 x 612 pts (letter)"],
  ] as const)("is one sheet of %s, the long way round for %s", async (paper, aspect, size) => {
    const path = join(folder, `${paper}.pdf`);
    writeFileSync(path, await writePdf(draw(aspect), paper));
    const info = execFileSync("pdfinfo", [path], { encoding: "utf8" });
    expect(info).toMatch(/Pages:\s+1\n/);
    expect(info).toContain(size);
    expect(info).toContain("a cat under a rainbow");
    // Vectors: there is no picture in it.
    expect(execFileSync("pdfimages", ["-list", path], { encoding: "utf8" })).not.toContain("image");
  });

  it("shows the drawing as the screen does", async () => {
    const svg = draw("1:1");
    const path = join(folder, "same.pdf");
    writeFileSync(path, await writePdf(svg, "a4"));
    execFileSync("pdftoppm", ["-png", "-r", "72", path, join(folder, "same")]);
    const size = Math.round(595.28 - 2 * 28.35);
    const pdf = await sharp(join(folder, "same-1.png"))
      .extract({ left: 28, top: Math.round((841.89 - size) / 2), width: size, height: size })
      .greyscale()
      .blur(2)
      .raw()
      .toBuffer();
    const screen = await sharp(renderSvg(svg, size).asPng())
      .resize(size, size)
      .greyscale()
      .blur(2)
      .raw()
      .toBuffer();
    let different = 0;
    for (let at = 0; at < pdf.length; at += 1) {
      if (Math.abs(pdf[at]! - screen[at]!) > 80) different += 1;
    }
    expect(different / pdf.length).toBeLessThan(0.01);
  });

  it("refuses what it would draw wrongly", async () => {
    const svg = '<svg viewBox="0 0 10 10"><image href="x"/></svg>';
    await expect(writePdf(svg, "a4")).rejects.toThrow("<image>");
    const turned = '<svg viewBox="0 0 10 10"><path transform="rotate(9)" d="M0 0"/></svg>';
    await expect(writePdf(turned, "a4")).rejects.toThrow("<path>");
  });
});
