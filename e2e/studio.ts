/** What journeys through the coloring tool share. */
import type { Locator, Page } from "@playwright/test";
import type { Texts } from "../tests/messages.ts";

export function canvasOf(page: Page): Locator {
  return page.locator("[data-picture] canvas").first();
}

/** Pixels that are neither black, white nor grey, counted on a page 2,048 px long. */
export async function coloredPixels(page: Page): Promise<number> {
  return canvasOf(page).evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const { data } = (canvas as HTMLCanvasElement)
      .getContext("2d")!
      .getImageData(0, 0, width, height);
    let colored = 0;
    for (let i = 0; i < data.length; i += 4) {
      const most = Math.max(data[i]!, data[i + 1]!, data[i + 2]!);
      const least = Math.min(data[i]!, data[i + 1]!, data[i + 2]!);
      if (most - least > 40) colored += 1;
    }
    return Math.round(colored * (2048 / Math.max(width, height)) ** 2);
  });
}

/** A number that another picture does not have. */
export async function pictureHash(page: Page): Promise<number> {
  return canvasOf(page).evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const { data } = (canvas as HTMLCanvasElement)
      .getContext("2d")!
      .getImageData(0, 0, width, height);
    let hash = 0x811c9dc5;
    // A third of the pixels, in no regular pattern of columns: all of them take seconds.
    const words = new Uint32Array(data.buffer);
    for (let i = 0; i < words.length; i += 3) hash = Math.imul(hash ^ words[i]!, 0x01000193) >>> 0;
    return hash;
  });
}

const twoSquares = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#fff"/><rect x="20" y="50" width="70" height="100" fill="#fff" stroke="#000" stroke-width="6"/><rect x="110" y="50" width="70" height="100" fill="#fff" stroke="#000" stroke-width="6"/></svg>`;

/** The tool with a picture of two squares: three areas, with the paper around. */
export async function openTwoSquares(page: Page): Promise<void> {
  await goToTwoSquares(page);
  await canvasOf(page).waitFor();
}

export async function goToTwoSquares(page: Page): Promise<void> {
  const image = `data:image/svg+xml,${encodeURIComponent(twoSquares)}`;
  await page.goto(`/coloring-tool?title=squares&image=${encodeURIComponent(image)}`);
}

export function tool(page: Page, text: Texts, name: string): Locator {
  const bar = page.getByRole("toolbar", { name: text.coloring_tools });
  return bar.getByRole("button", { name, exact: true });
}

/** Steps done in each coloring that the browser keeps: it does so a second after a change. */
export function keptSteps(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open("colorleaf");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("colorings").objectStore("colorings").getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ saved }) => saved.done));
          };
        };
      }),
  );
}

/** Presses a button of the menu. */
export async function fromMenu(page: Page, text: Texts, name: string): Promise<void> {
  await page.getByRole("button", { name: text.studio_menu, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}

/** Where on the screen a place of the picture is, given in parts of its width and height. */
export async function placeOf(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = (await canvasOf(page).boundingBox())!;
  return [box.x + box.width * x, box.y + box.height * y];
}
