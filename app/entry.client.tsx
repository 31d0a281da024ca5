import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startAnalytics } from "./browser/analytics.ts";
import { reportUncaughtErrors } from "./browser/error-reports.ts";
import { documentLanguage } from "./browser/language.ts";
import { overwriteGetLocale } from "./paraglide/runtime.js";

// The server has decided; whatever it rendered is the language of this document.
overwriteGetLocale(documentLanguage);
reportUncaughtErrors();
startAnalytics();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
