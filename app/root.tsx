import fredoka from "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url";
import { type ReactNode, useContext } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { languageTag, mendLanguageScript } from "./browser/language.ts";
import { brandName } from "./components/brand.ts";
import { ForBrowsers } from "./components/for-browsers.tsx";
import { LateScripts } from "./components/late-scripts.tsx";
import { FailureScreen, NotFoundScreen } from "./components/message-screen.tsx";
import { NonceContext } from "./components/nonce-context.ts";
import { PageViews } from "./components/page-views.tsx";
import { Shell } from "./components/shell/shell.tsx";
import { appContext } from "./context.ts";
import { m } from "./paraglide/messages.js";
import { getLocale } from "./paraglide/runtime.js";
import "./ui/base.css";

export const links: LinksFunction = () => [
  { rel: "preload", href: fredoka, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export function loader({ context }: Route.LoaderArgs) {
  const { origin, contactEmail, notices, brand } = context.get(appContext);
  const language = getLocale();
  const rights = m.footer_rights({
    year: String(new Date().getFullYear()),
    brand: brand.name[language],
    tagline: brand.tagline[language],
  });
  return { origin, contactEmail, notices, rights };
}

/** Nothing in the shell changes while a visitor walks from screen to screen. */
export function shouldRevalidate() {
  return false;
}

/** The staff's screens have a frame of their own, and are not counted as visits. */
function useHasOwnFrame(): boolean {
  return useMatches().some(({ handle }) => (handle as { hasOwnFrame?: true })?.hasOwnFrame);
}

export function Layout({ children }: { children: ReactNode }) {
  const hasOwnFrame = useHasOwnFrame();
  const nonce = useContext(NonceContext);
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={languageTag(getLocale())} data-brand={brandName()}>
      <head>
        <meta charSet="utf-8" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
          dangerouslySetInnerHTML={{ __html: mendLanguageScript }}
        />
        {/* Where React Aria, which only the staff's screens use, looks for it. */}
        {hasOwnFrame && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        {import.meta.env.SSR && <ForBrowsers />}
      </head>
      <body>
        {hasOwnFrame ? (
          children
        ) : (
          <Shell contactEmail={data?.contactEmail} rights={data?.rights} notices={data?.notices}>
            {children}
          </Shell>
        )}
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}

export default function App() {
  const hasOwnFrame = useHasOwnFrame();
  return (
    <>
      {!hasOwnFrame && <PageViews />}
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFoundScreen /> : <FailureScreen error={error} />;
}
