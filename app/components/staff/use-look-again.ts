import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { callStaff } from "./call-staff.ts";

/**
 * Keeps a screen up to date. The session is asked for first: where it has ended one signs in again
 * in place, and is not led away from what is being typed; without a net the screen stays.
 */
export function useLookAgain(isWanted: boolean, everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let timer = setTimeout(look, everyMs);

    async function look() {
      if (document.visibilityState === "visible") {
        const session = await callStaff("GET", "/session");
        // Who does not want to sign in now is not asked again and again.
        if (isOver || (!session.ok && session.code === "not-signed-in")) return;
        if (session.ok) await revalidate();
      }
      if (!isOver) timer = setTimeout(look, everyMs);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWanted, everyMs, revalidate]);
}
