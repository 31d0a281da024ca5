import { AsyncLocalStorage } from "node:async_hooks";
import { PassThrough } from "node:stream";
import { fallbackLanguage, type Language } from "@colorleaf/domain";
import { createReadableStreamFromReadable } from "@react-router/node";
// biome-ignore lint/style/noRestrictedImports: React's own server, not ours
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { languageTag } from "./browser/language.ts";
import { overwriteBrandName } from "./components/brand.ts";
import { NonceContext } from "./components/nonce-context.ts";
import { appContext } from "./context.ts";
import { overwriteGetLocale } from "./paraglide/runtime.js";

// The server uses these through the built bundle, which holds the only instance of the messages' runtime.
export { appContext };

export const streamTimeout = 5_000;

interface Reader {
  language: Language;
  /** What the site is called in this language. */
  brandName: string;
}

const readers = new AsyncLocalStorage<Reader>();
overwriteGetLocale(() => readers.getStore()?.language ?? fallbackLanguage);
overwriteBrandName(() => readers.getStore()?.brandName ?? "");

/** The screens rendered inside `respond` speak the reader's language. */
export async function forReader(
  reader: Reader,
  respond: () => Promise<Response>,
): Promise<Response> {
  const { language } = reader;
  const response = await readers.run(reader, respond);
  response.headers.append("Vary", "Cookie, Accept-Language");
  response.headers.set("Content-Language", languageTag(language));
  return response;
}

/** Renders a screen as a stream; `status` becomes 500 when the shell itself cannot be rendered. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const { nonce } = loadContext.get(appContext);
  return new Promise((resolve, reject) => {
    let answered = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onShellReady() {
          answered = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(deadline);
              done();
            },
          });
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          // Errors before the shell reject the promise and are logged by the server.
          if (answered) console.error(error);
        },
      },
    );
    const deadline = setTimeout(abort, streamTimeout + 1_000);
  });
}
