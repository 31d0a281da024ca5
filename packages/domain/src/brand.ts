/** What the site is called, as it is delivered and as its owner calls it. */
import { z } from "zod";
import type { Language } from "./options.ts";

export const maxBrandNameLength = 40;
export const maxTaglineLength = 80;

/** No control characters, no line ends, and nothing that turns the direction of the words around it. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u);

/** Blank: as it is delivered. */
export const brandSchema = z.strictObject({
  name: z.strictObject({ en: line(maxBrandNameLength), zh: line(maxBrandNameLength) }),
  tagline: z.strictObject({ en: line(maxTaglineLength), zh: line(maxTaglineLength) }),
});
export type Brand = z.infer<typeof brandSchema>;

export const brandAsDelivered: Brand = {
  name: { en: "Colorleaf", zh: "彩叶" },
  tagline: { en: "Made to be printed.", zh: "画好就能打印" },
};

/** The brand with what was left blank filled in. */
export function brandFrom({ name, tagline }: Brand): Brand {
  const filled = (own: Record<Language, string>, delivered: Record<Language, string>) => ({
    en: own.en || delivered.en,
    zh: own.zh || delivered.zh,
  });
  return {
    name: filled(name, brandAsDelivered.name),
    tagline: filled(tagline, brandAsDelivered.tagline),
  };
}
