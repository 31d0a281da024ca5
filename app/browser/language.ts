/**
 * The visitor's language. The server decides it (`?lang=`, cookie, first browser language); the saved
 * choice in local storage is the higher authority, so a document that disagrees with it is mended
 * before anything is painted.
 */
import type { Language } from "@colorleaf/domain";

const storageKey = "language";
const cookieMaxAgeS = 400 * 24 * 60 * 60;

export function documentLanguage(): Language {
  return document.documentElement.lang.startsWith("zh") ? "zh" : "en";
}

/** BCP 47 tag for the `lang` attribute. */
export function languageTag(language: Language): string {
  return language === "zh" ? "zh-Hans" : "en";
}

/** Keeps the choice and loads the page again in it. Without storage the address carries it. */
export function chooseLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${storageKey}=${language}; path=/; max-age=${cookieMaxAgeS}; samesite=lax`;
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    address.searchParams.set("lang", language);
  }
  // The entry of the history stays, and with it what the screen keeps there.
  history.replaceState(history.state, "", address);
  location.reload();
}

/**
 * Script for the top of the document's head. If the saved choice is not the language the server
 * rendered, it hides the page, mirrors the choice to the cookie and loads the page again; where
 * cookies are refused, `?lang=` carries the choice instead, so that it can never go round in circles.
 */
export const mendLanguageScript = `(() => {
  let saved;
  try { saved = localStorage.getItem("${storageKey}"); } catch {}
  const root = document.documentElement;
  const address = new URL(location.href);
  if ((saved !== "en" && saved !== "zh") || root.lang.startsWith(saved) || /^(en|zh)$/.test(address.searchParams.get("lang"))) return;
  root.hidden = true;
  const had = document.cookie.includes("${storageKey}=" + saved);
  document.cookie = "${storageKey}=" + saved + "; path=/; max-age=${cookieMaxAgeS}; samesite=lax";
  if (!had && document.cookie.includes("${storageKey}=" + saved)) return location.reload();
  address.searchParams.set("lang", saved);
  location.replace(address);
})();`;
