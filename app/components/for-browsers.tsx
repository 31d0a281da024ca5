import { getLocale } from "../paraglide/runtime.js";

/**
 * What browsers and home screens take note of: icons, what the site is called there, the colour around
 * it. Nothing of it changes in the browser, so that only the server writes it.
 */
export function ForBrowsers() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/manifest.webmanifest?lang=${getLocale()}`} />
      {/* As --desk in ui/tokens.css. */}
      <meta name="theme-color" content="#fffdf7" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#26221f" media="(prefers-color-scheme: dark)" />
    </>
  );
}
