import { useEffect } from "react";
import { useLocation } from "react-router";
import { track } from "../browser/analytics.ts";

/** Counts each screen a visitor opens. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    track("page_view", { path: pathname });
  }, [pathname]);
  return null;
}
