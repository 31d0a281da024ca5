import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { m } from "../../../paraglide/messages.js";

/** Asks before what has been typed is left behind; returns how to leave without. */
export function useUnsavedGuard(isUnsaved: boolean): () => void {
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (confirm(m.staff_unsaved())) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  return () => {
    mayLeave.current = true;
  };
}
