import { Children, cloneElement, isValidElement, type ReactNode, useEffect } from "react";
import { Scripts } from "react-router";
import { offlineScript } from "../browser/offline.ts";

interface Rendered {
  rel?: string;
  href?: string;
  type?: string;
  async?: boolean;
  nonce?: string;
  children?: ReactNode;
}

const takenOver = "colorleaf:taken-over";

/**
 * The router's scripts, fetched when the screen has been painted: it can be read without them, and
 * on a slow phone they would keep it from being painted. What is tapped until they have taken over
 * is tapped again for the visitor then.
 */
export function LateScripts() {
  useEffect(() => {
    dispatchEvent(new Event(takenOver));
  }, []);
  const preloads: string[] = [];
  // `Scripts` knows no such option. It is a component that can be called: what it renders is looked at.
  const scripts = held(Scripts({}), preloads);
  return <>{scripts}</>;
}

function held(rendered: ReactNode, preloads: string[]): ReactNode {
  if (!isValidElement<Rendered>(rendered)) return rendered;
  const { rel, href, type, nonce, children } = rendered.props;
  if (rel === "modulepreload") {
    if (href) preloads.push(href);
    return null;
  }
  if (type === "module") {
    return (
      <>
        {cloneElement(rendered, { type: "text/plain", async: false })}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and addresses of our scripts
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startScript(preloads) : "" }}
        />
      </>
    );
  }
  return children
    ? cloneElement(
        rendered,
        {},
        Children.map(children, (child) => held(child, preloads)),
      )
    : rendered;
}

/** A frame is painted before the task that is asked for in it. */
function startScript(preloads: readonly string[]): string {
  return `(() => {
  const { nonce, previousElementSibling: held } = document.currentScript;
  let tapped;
  const remember = ({ target }) => { tapped = target.closest?.("button[type=button]"); };
  addEventListener("click", remember, true);
  addEventListener("${takenOver}", () => {
    removeEventListener("click", remember, true);
    if (tapped?.isConnected) tapped.click();
  }, { once: true });
  const start = () => {
    for (const href of ${JSON.stringify(preloads)}) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low", nonce }));
    }
    document.head.append(Object.assign(document.createElement("script"), { type: "module", nonce, textContent: held.textContent }));
  };
  requestAnimationFrame(() => setTimeout(start));${import.meta.env.PROD ? offlineScript : ""}
})();`;
}
