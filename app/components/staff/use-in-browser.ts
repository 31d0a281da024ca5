import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False while the server renders and until the browser has taken over. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
