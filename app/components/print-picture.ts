import { printDelayMs } from "@colorleaf/domain";

/** The page's own paper size (A4, Letter) is kept; only its direction follows the picture. */
const printStyle = (isLandscape: boolean) => `
  @page { size: ${isLandscape ? "landscape" : "portrait"}; margin: 10mm; }
  html, body { margin: 0; height: 100%; background: white; }
  img { display: block; width: 100vw; height: 100vh; object-fit: contain; }
`;

/**
 * Opens a window with nothing but the picture and prints it 500 ms after the picture has loaded.
 * The window is built from here, because the content security policy lets no inline script run in it.
 *
 * @throws Error when the browser blocks the window
 */
export function printPicture(picture: {
  imageUrl: string;
  title: string;
  isLandscape: boolean;
}): void {
  const sheet = window.open("", "_blank", "width=900,height=900");
  if (!sheet) throw new Error("print window blocked");
  sheet.document.title = picture.title;
  const style = new (sheet as Window & typeof globalThis).CSSStyleSheet();
  style.replaceSync(printStyle(picture.isLandscape));
  sheet.document.adoptedStyleSheets = [style];

  const image = sheet.document.createElement("img");
  image.alt = picture.title;
  image.addEventListener("load", () => setTimeout(() => sheet.print(), printDelayMs));
  image.src = new URL(picture.imageUrl, location.href).href;
  sheet.document.body.append(image);
}
