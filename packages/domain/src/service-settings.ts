/** Which services the site uses besides its own engine and writer, as staff set it. */
import { z } from "zod";

/** The address in front of `/v1/…`; whether a slash or `/v1` ends it makes no difference. */
export const serviceUrlSchema = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .max(500)
  .transform((url) => url.replace(/\/+$/, "").replace(/\/v1$/, ""));

const name = z.string().trim().max(100);

/** Without a `use` of its own: as the server was started with. */
export const imageServiceChoiceSchema = z.discriminatedUnion("use", [
  z.strictObject({ use: z.literal("environment") }),
  z.strictObject({ use: z.literal("builtin") }),
  z.strictObject({
    use: z.literal("hosted"),
    url: serviceUrlSchema,
    model: name.min(1),
    /** As it is called in error messages. */
    name: name.max(60),
    dialect: z.enum(["task", "openai"]),
    /** Whether the key is sent. */
    auth: z.enum(["none", "bearer"]),
    /** Tasks at once, over all servers. */
    parallel: z.int().min(1).max(1000),
    /** Tasks a day (UTC), over all servers; null: as many as are asked for. */
    dailyBudget: z.int().min(0).max(1_000_000).nullable(),
  }),
]);
export type ImageServiceChoice = z.infer<typeof imageServiceChoiceSchema>;

export const languageModelChoiceSchema = z.discriminatedUnion("use", [
  z.strictObject({ use: z.literal("environment") }),
  z.strictObject({ use: z.literal("none") }),
  z.strictObject({
    use: z.literal("model"),
    url: serviceUrlSchema,
    model: name.min(1),
    /** It plans the scenes that our engine draws. */
    plansScenes: z.boolean(),
  }),
]);
export type LanguageModelChoice = z.infer<typeof languageModelChoiceSchema>;

export const serviceChoiceSchema = z.strictObject({
  imageService: imageServiceChoiceSchema,
  languageModel: languageModelChoiceSchema,
});
export type ServiceChoice = z.infer<typeof serviceChoiceSchema>;

export const serviceNames = ["imageService", "languageModel"] as const;
export type ServiceName = (typeof serviceNames)[number];

/** A key goes in and never comes out. Null: none any more; left out: as it is. */
const newKey = z.string().trim().min(1).max(500).nullable().optional();
export const serviceChoiceChangeSchema = serviceChoiceSchema.extend({
  keys: z.strictObject({ imageService: newKey, languageModel: newKey }),
});
export type ServiceChoiceChange = z.infer<typeof serviceChoiceChangeSchema>;

export interface StoredServiceChoice {
  /** 0: nobody has set it. */
  version: number;
  value: ServiceChoice;
  /** Whether there is a key that can be read. */
  hasKey: Record<ServiceName, boolean>;
  /** What "environment" means on this server. */
  environment: { imageService: "builtin" | "mock" | "hosted"; languageModel: boolean };
}

/** What a service said when it was tried. */
export interface ServiceTrial {
  ms: number;
  /** Address of the picture that the image service drew. */
  picture?: string;
  /** The language model's own words. */
  words?: string;
}
