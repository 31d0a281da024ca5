import { type Color, numberColors, type RegionMap } from "@colorleaf/coloring";
import { useEffect, useMemo, useState } from "react";
import { loadReferences } from "./load-reference.ts";

/** The picture's own colors, fetched when a tool or a hint first asks for them. */
export function useReferences(map: RegionMap, colored: string | undefined, isWanted: boolean) {
  const [references, setReferences] = useState<readonly Color[]>();

  useEffect(() => {
    if (!isWanted || references) return;
    let isGone = false;
    // The number of areas is as good a choice as any, and the same tomorrow.
    void loadReferences(map, colored, map.regions.length).then((colors) => {
      if (!isGone) setReferences(colors);
    });
    return () => {
      isGone = true;
    };
  }, [map, colored, isWanted, references]);

  const numbers = useMemo(
    () =>
      references &&
      numberColors(
        references,
        map.regions.map(({ area }) => area),
      ),
    [map, references],
  );
  return { references, numbers };
}
