import { createContext } from "react";

/** CSP nonce for inline scripts. In the browser it is absent: scripts have run by then. */
export const NonceContext = createContext<string | undefined>(undefined);
