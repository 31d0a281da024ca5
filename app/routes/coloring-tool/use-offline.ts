import { useEffect } from "react";

const worker = "/coloring-tool-worker.js";

/**
 * Keeps the tool and its picture for when there is no net. Without a worker it works as before.
 *
 * @param more addresses that were not fetched yet but will be wanted
 */
export function useOffline(more: readonly (string | undefined)[]): void {
  const addresses = more.filter((address) => address?.startsWith("/")).join("\n");
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const under = (pattern: RegExp) => loaded.filter((url) => pattern.test(new URL(url).pathname));
    const code = under(/^\/assets\//);
    const pictures = [...under(/^\/(media|pictures)\//), ...addresses.split("\n").filter(Boolean)];
    navigator.serviceWorker
      .register(worker, { scope: "/coloring-tool" })
      .then(async (registration) => {
        const active = registration.active ?? (await whenActive(registration));
        active?.postMessage({ code, pictures });
      })
      // A browser that forbids it colors online only.
      .catch(() => {});
  }, [addresses]);
}

function whenActive(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const coming = registration.installing ?? registration.waiting;
  if (!coming) return Promise.resolve(null);
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(registration.active);
    });
  });
}
