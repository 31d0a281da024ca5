import { pageSizes } from "@colorleaf/domain";
import { downloadFileName } from "../../../components/short-names.ts";
import type { Picture } from "../generator/generator-machine.ts";

/** Saves the picture as PNG. Rejects when it cannot be fetched or drawn. */
export async function downloadPng(picture: Picture): Promise<void> {
  const image = await fetchImage(picture.imageUrl);
  const png = image.type === "image/png" ? image : await rasterise(image, picture);
  save(png, downloadFileName(picture.description, "png"));
}

/** Saves the vector drawing. Rejects when it cannot be fetched. */
export async function downloadSvg(svgUrl: string, description: string): Promise<void> {
  save(await fetchImage(svgUrl), downloadFileName(description, "svg"));
}

async function fetchImage(address: string): Promise<Blob> {
  // A data URL may not be fetched under the page's connect-src; an image element may always load it.
  if (address.startsWith("data:")) return decodeDataUrl(address);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.blob();
}

function decodeDataUrl(address: string): Blob {
  const [head = "", body = ""] = address.slice("data:".length).split(",", 2);
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: head.split(";")[0] ?? "" });
}

async function rasterise(image: Blob, { aspectRatio }: Picture): Promise<Blob> {
  const { width, height } = pageSizes[aspectRatio];
  const address = URL.createObjectURL(image);
  try {
    const element = new Image(width, height);
    element.src = address;
    await element.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")?.drawImage(element, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("no canvas"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function save(content: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
