export const advertisementSlots = ["generator"] as const;
export type AdvertisementSlot = (typeof advertisementSlots)[number];

export interface Advertisement {
  slot: AdvertisementSlot;
  /** Markup written by staff; shown only inside a sandboxed frame. Null: the slot has none. */
  code: string | null;
}
