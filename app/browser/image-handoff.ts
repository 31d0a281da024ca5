/** Hands a picture from the screen that made it to the coloring tool. */
import { readText } from "./storage.ts";

const keyPrefix = "coloring-image-";
const descriptionSuffix = "-description";

/**
 * Address of the coloring tool with this picture in it. An inline picture (data URL) does not fit
 * into an address: it goes through local storage under a generated key.
 *
 * @throws DOMException when an inline picture does not fit into storage either
 */
export function coloringToolAddress(picture: {
  imageUrl: string;
  description: string;
  title: string;
  source: "generator" | "gallery";
  /** Address of the same picture in its colors. */
  colourUrl?: string | undefined;
}): string {
  const query = new URLSearchParams({ source: picture.source, title: picture.title });
  if (picture.imageUrl.startsWith("data:")) {
    query.set("imageKey", storePicture(picture.imageUrl, picture.description));
  } else {
    query.set("image", picture.imageUrl);
    if (picture.colourUrl) query.set("colour", picture.colourUrl);
  }
  return `/coloring-tool?${query}`;
}

/** The picture stored under a key, with its description; undefined if it is gone. */
export function readHandedImage(
  key: string,
): { imageUrl: string; description: string } | undefined {
  if (!key.startsWith(keyPrefix)) return undefined;
  const imageUrl = readText(key);
  if (!imageUrl?.startsWith("data:image/")) return undefined;
  return { imageUrl, description: readText(key + descriptionSuffix) ?? "" };
}

function storePicture(imageUrl: string, description: string): string {
  // Earlier hand-overs have served their turn; left lying they would fill the storage.
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(keyPrefix)) localStorage.removeItem(key);
  }
  const key = `${keyPrefix}${Date.now()}`;
  localStorage.setItem(key, imageUrl);
  localStorage.setItem(key + descriptionSuffix, description);
  return key;
}
