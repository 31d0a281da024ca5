import { describe, expect, it } from "vitest";
import { artworksOf, only } from "../scene-of.ts";

describe("those who ride", () => {
  it("sit on the horses of a merry-go-round, looking where these do", () => {
    const items = artworksOf("two kids riding a merry-go-round");
    const [ride] = only(items, "carousel");
    const [girl, boy] = ["girl", "boy"].map((who) => only(items, who)[0]!);
    for (const { box, mirrored } of [girl!, boy!]) {
      expect(box.y).toBeGreaterThan(ride!.box.y + 0.25 * ride!.box.height);
      expect(box.y + box.height).toBeLessThan(ride!.box.y + 0.9 * ride!.box.height);
      expect(mirrored).toBe(true);
    }
    expect(girl!.box.x + girl!.box.width).toBeLessThan(ride!.box.x + ride!.box.width / 2);
    expect(boy!.box.x).toBeGreaterThan(ride!.box.x + ride!.box.width / 2);
  });

  it("look out of the window of a cable car", () => {
    const items = artworksOf("children in a cable car");
    const [car] = only(items, "cable-car-with-seats");
    for (const who of ["girl", "boy"]) {
      const { box } = only(items, who)[0]!;
      expect(box.y).toBeGreaterThan(car!.box.y + 0.3 * car!.box.height);
      expect(box.x).toBeGreaterThan(car!.box.x);
      expect(box.x + box.width).toBeLessThan(car!.box.x + car!.box.width);
    }
  });
});
