import { expect, it } from "vitest";
import { type Brand, brandAsDelivered, brandFrom, brandSchema } from "./brand.ts";

const blank: Brand = { name: { en: "", zh: "" }, tagline: { en: "", zh: "" } };
const named = (en: string) => brandSchema.safeParse({ ...blank, name: { en, zh: "" } });

it("fills in what was left blank, each by itself", () => {
  expect(brandFrom(blank)).toEqual(brandAsDelivered);
  const brand = brandFrom({ ...blank, name: { en: "Crayon Club", zh: "" } });
  expect(brand.name).toEqual({ en: "Crayon Club", zh: "彩叶" });
  expect(brand.tagline).toEqual(brandAsDelivered.tagline);
});

it.each(["Crayon Club", "涂涂画画", "Ben & Co. 🖍️", "<b>", "x".repeat(40)])("takes %s", (name) => {
  expect(named(name).data?.name.en).toBe(name);
});

it("takes the blanks around it away", () => {
  expect(named("  \n ").data?.name.en).toBe("");
});

it.each([
  ["too long", "x".repeat(41)],
  ["a line end", "a\nb"],
  ["a control character", "a\u0007b"],
  ["another line end", "a\u2028b"],
  ["turned words", "a\u202Egro.live"],
])("refuses %s", (_what, name) => {
  expect(named(name).success).toBe(false);
});
