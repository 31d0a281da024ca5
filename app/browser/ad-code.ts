/** Advertisement markup: kept in local storage so that a slot can be filled at once. */
import type { AdvertisementSlot } from "@colorleaf/domain";
import { isRecord } from "./storage.ts";

/** `hidden`: the code could not be read, so the slot is not shown at all. */
export type AdCode = { kind: "code"; code: string } | { kind: "absent" } | { kind: "hidden" };

const storageKey = (slot: AdvertisementSlot) => `advertisement-code-${slot}`;

export function readAdCode(slot: AdvertisementSlot): AdCode {
  try {
    const code = localStorage.getItem(storageKey(slot));
    return code ? { kind: "code", code } : { kind: "absent" };
  } catch {
    return { kind: "hidden" };
  }
}

/** Fetches the slot's code and keeps it for the next page. What is stored stays when that fails. */
export async function refreshAdCode(slot: AdvertisementSlot): Promise<AdCode> {
  try {
    const response = await fetch(`/api/advertisements/${slot}`);
    const body: unknown = response.ok ? await response.json() : undefined;
    if (isRecord(body) && typeof body.code === "string" && body.code !== "") {
      localStorage.setItem(storageKey(slot), body.code);
    } else if (isRecord(body) && body.code === null) {
      localStorage.removeItem(storageKey(slot));
    }
  } catch {
    // Offline or storage refused: reading below says which of the two matters.
  }
  return readAdCode(slot);
}
