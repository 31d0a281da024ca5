/** That who pushes is behind what is pushed, its handles in hand. */
import { expect, it } from "vitest";
import { artworksOf, only } from "../scene-of.ts";

it.each([
  ["a girl pushing a wheelbarrow", "girl", "wheelbarrow"],
  ["a girl pushing a kitten in a wheelbarrow", "girl", "wheelbarrow"],
  ["小熊推着小车", "bear", "wheelbarrow"],
])("%s: is behind it", (description, who, cart) => {
  const items = artworksOf(description);
  const [pusher] = only(items, who);
  const [pushed] = only(items, cart);
  expect(pusher!.box.x + 0.5 * pusher!.box.width).toBeLessThan(pushed!.box.x);
});
