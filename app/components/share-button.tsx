import { useState } from "react";
import { reportError } from "../browser/error-reports.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";

/** Passes an address on, or copies it where the browser shares nothing. */
export function ShareButton({ title, address }: { title: string; address: string }) {
  const [isCopied, setCopied] = useState(false);
  const label = isCopied ? m.page_share_copied() : m.page_share();

  async function share() {
    try {
      if (typeof navigator.share === "function") await navigator.share({ title, url: address });
      else {
        await navigator.clipboard.writeText(address);
        setCopied(true);
      }
    } catch (error) {
      // Closing the share sheet is no fault.
      if (!(error instanceof DOMException && error.name === "AbortError")) {
        reportError("share", error);
        prompt(label, address);
      }
    }
  }

  return (
    <span className="needs-scripts">
      <Button kind="chip" onClick={share}>
        {label}
      </Button>
      {/* Within the button it would leave it without a name. */}
      <span role="status" className="visually-hidden">
        {isCopied && label}
      </span>
    </span>
  );
}
