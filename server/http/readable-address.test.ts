import fc from "fast-check";
import { expect, it } from "vitest";
import { readableAddress } from "./readable-address.ts";

it.each(["/", "/categories/animals?sort=new&page=2", "/%E7%8C%AB?q=%E7%8C%AB?", "/?q=100%"])(
  "leaves %s as it is",
  (address) => expect(readableAddress(address)).toBe(address),
);

it.each([
  ["/%", "/%25"],
  ["/%E0%A4%A?lang=zh", "/%25E0%25A4%25A?lang=zh"],
  ["/a%00b?q=%00", "/a%EF%BF%BDb?q=%EF%BF%BD"],
])("takes %s as %s", (address, readable) => expect(readableAddress(address)).toBe(readable));

it("can be read, whatever it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."/%0E4A?猫a") }), (address) => {
      const [path = ""] = readableAddress(address).split("?");
      expect(decodeURIComponent(path)).not.toContain("\0");
    }),
  );
});
