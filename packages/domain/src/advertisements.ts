import { z } from "zod";
import { languages } from "./options.ts";

export const advertisementSlots = ["generator"] as const;
export type AdvertisementSlot = (typeof advertisementSlots)[number];

/** What a slot shows now. */
export interface Advertisement {
  slot: AdvertisementSlot;
  /** Markup; shown only inside a sandboxed frame. Null: the slot has none. */
  code: string | null;
}

const houseTextSchema = z.strictObject({
  title: z.string().trim().min(1).max(60),
  text: z.string().trim().max(160),
  action: z.string().trim().min(1).max(30),
});

/** Markup of an advertiser, or words of our own that lead to a screen of ours. */
export const advertisementContentSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("code"), code: z.string().trim().min(1).max(20_000) }),
  z.strictObject({
    kind: z.literal("house"),
    /** On this site. */
    path: z
      .string()
      .trim()
      .max(300)
      .regex(/^\/(?![/\\])[^\s\\]*$/),
    texts: z.strictObject({ en: houseTextSchema, zh: houseTextSchema }),
  }),
]);
export type AdvertisementContent = z.infer<typeof advertisementContentSchema>;

/** What staff write of an advertisement. */
export const editableAdvertisementSchema = z
  .strictObject({
    slot: z.enum(advertisementSlots),
    /** For staff. */
    name: z.string().trim().min(1).max(80),
    isOn: z.boolean(),
    /** Whom it is for; null: everybody. */
    language: z.enum(languages).nullable(),
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    content: advertisementContentSchema,
  })
  .refine(
    ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
    {
      path: ["endsAt"],
      message: "must be after the start",
    },
  );
export type EditableAdvertisement = z.infer<typeof editableAdvertisementSchema>;

export const storedAdvertisementSchema = editableAdvertisementSchema.safeExtend({
  id: z.string(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
  /** The languages whose readers see it now. */
  shownIn: z.array(z.enum(languages)),
});
export type StoredAdvertisement = z.infer<typeof storedAdvertisementSchema>;

/** Lines of /ads.txt (IAB): who may sell our space. */
export const adsTxtSchema = z
  .string()
  .max(20_000)
  .regex(/^[\t\n\r -~]*$/);
