import { fallbackCanvasSizePx } from "@colorleaf/domain";

/**
 * Draws a simple face, black lines on a white square, for when generating failed.
 *
 * @returns PNG as a data URL
 * @throws Error where the browser offers no canvas
 */
export function drawFallbackFace(): string {
  const size = fallbackCanvasSizePx;
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");

  pen.fillStyle = "white";
  pen.fillRect(0, 0, size, size);
  pen.strokeStyle = "black";
  pen.lineWidth = 10;
  pen.lineCap = "round";
  const line = (draw: () => void) => {
    pen.beginPath();
    draw();
    pen.stroke();
  };
  const middle = size / 2;
  line(() => pen.arc(middle, middle, 210, 0, 2 * Math.PI));
  for (const side of [-1, 1]) {
    line(() => pen.ellipse(middle + side * 75, 250, 24, 36, 0, 0, 2 * Math.PI));
    line(() => pen.ellipse(middle + side * 130, 350, 34, 24, 0, 0, 2 * Math.PI));
    line(() => pen.arc(middle + side * 75, 190, 36, 1.2 * Math.PI, 1.8 * Math.PI));
  }
  line(() => pen.arc(middle, 330, 90, 0.15 * Math.PI, 0.85 * Math.PI));
  return canvas.toDataURL("image/png");
}
