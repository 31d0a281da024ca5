import type { Region, RegionMap } from "@colorleaf/coloring";
import { useEffect, useRef } from "react";
import { drawingOf, type Names, readNames } from "./region-names.ts";

/** What areas are called, as soon as the drawing has been read. */
export function useNames(map: RegionMap, picture: string | Blob) {
  const names = useRef<Names>(undefined);
  useEffect(() => {
    names.current = undefined;
    const address = drawingOf(picture);
    if (!address) return;
    // Already fetched for its pixels: this comes from the browser's cache.
    void fetch(address)
      .then(async (response) => {
        if (response.ok) names.current = readNames(await response.text(), map);
      })
      .catch(() => {});
  }, [map, picture]);
  return (region: Region) => names.current?.of(region);
}
