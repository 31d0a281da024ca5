/**
 * What happens without a net, as a script of the document, which is there before the screens' own. A
 * worker answers with a page of ours where the browser would show its own. The router cannot fetch a
 * screen then and would load the present one again: links are left to the browser, so that the address
 * asked for is the one that is tried again.
 */
export const offlineScript = `
  addEventListener("load", () => {
    const language = document.documentElement.lang.slice(0, 2);
    navigator.serviceWorker?.register("/offline-worker.js?lang=" + language).catch(() => {});
  });
  addEventListener("click", (event) => {
    if (!navigator.onLine && event.target.closest?.("a[href]")) event.stopPropagation();
  }, true);`;
