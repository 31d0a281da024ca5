import type { Language } from "@colorleaf/domain";
import type { Context, Handler } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { AppContext, appContext } from "../../app/context.ts";
import { languageOf } from "./problems.ts";
import type { WithNonce } from "./security-headers.ts";

/** What app/entry.server.tsx gives besides React Router's own: the bundle's instances. */
interface AppEntry {
  appContext: typeof appContext;
  forReader(
    reader: { language: Language; brandName: string },
    respond: () => Promise<Response>,
  ): Promise<Response>;
}

/** Renders the React app. `load` gives the server bundle, anew for each request in development. */
export function screens(
  load: () => Promise<ServerBuild>,
  mode: "production" | "development",
  contextOf: (c: Context) => Promise<Omit<AppContext, "nonce">>,
): Handler<WithNonce> {
  let handle: ReturnType<typeof createRequestHandler> | undefined;
  return async (c) => {
    const build = await load();
    const entry = build.entry.module as unknown as AppEntry;
    if (!handle || mode === "development") handle = createRequestHandler(build, mode);
    const respond = handle;
    const context = await contextOf(c);
    const provider = new RouterContextProvider();
    provider.set(entry.appContext, { ...context, nonce: c.get("nonce") });
    const language = languageOf(c);
    const reader = { language, brandName: context.brand.name[language] };
    const response = await entry.forReader(reader, () => respond(c.req.raw, provider));
    const headers = new Headers(response.headers);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
    return new Response(response.body, { status: response.status, headers });
  };
}
