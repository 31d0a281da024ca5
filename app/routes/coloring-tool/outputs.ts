/** Ways out of the studio for a finished picture. */
import { printPicture } from "../../components/print-picture.ts";
import { downloadFileName } from "../../components/short-names.ts";

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export async function downloadPng(canvas: HTMLCanvasElement, title: string): Promise<void> {
  saveFile(await pngOf(canvas), downloadFileName(title, "png"));
}

export async function printCanvas(canvas: HTMLCanvasElement, title: string): Promise<void> {
  const imageUrl = URL.createObjectURL(await pngOf(canvas));
  printPicture({ imageUrl, title, isLandscape: canvas.width > canvas.height });
  setTimeout(() => URL.revokeObjectURL(imageUrl), 60_000);
}

/** False where the browser shares no files: then it has been downloaded. */
export async function sharePng(canvas: HTMLCanvasElement, title: string): Promise<boolean> {
  const blob = await pngOf(canvas);
  const file = new File([blob], downloadFileName(title, "png"), { type: "image/png" });
  if (!navigator.canShare?.({ files: [file] })) {
    saveFile(blob, file.name);
    return false;
  }
  try {
    await navigator.share({ title, files: [file] });
  } catch (error) {
    // Closing the share sheet is no fault.
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
  return true;
}

export async function copyPng(canvas: HTMLCanvasElement): Promise<void> {
  // The clipboard wants the promise: the permission may not outlive the wait.
  await navigator.clipboard.write([new ClipboardItem({ "image/png": pngOf(canvas) })]);
}
