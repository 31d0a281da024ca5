import type { NamedPage, StaffPageList } from "@colorleaf/domain";
import { useEffect, useState } from "react";
import { callStaff } from "../call-staff.ts";

const searchAfterMs = 200;

/** Pages with the words that are being typed; undefined: nothing is typed, or not found yet. */
export function useFoundPages(typed: string): readonly NamedPage[] | undefined {
  const q = typed.trim();
  const [found, setFound] = useState<{ q: string; pages: readonly NamedPage[] }>();
  useEffect(() => {
    if (q === "") return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const path = `/pages?${new URLSearchParams({ q: q.slice(0, 200) })}`;
      const answer = await callStaff<StaffPageList>("GET", path);
      if (answer.ok && isCurrent) setFound({ q, pages: answer.value.pages });
    }, searchAfterMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [q]);
  // What was found before stays until the next is there: the list does not flicker.
  return q === "" ? undefined : found?.pages;
}
