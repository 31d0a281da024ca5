import type { Context } from "hono";
import { describe, expect, it } from "vitest";
import { createClientOf } from "./client-identity.ts";

const addressIn = (c: Context) => String(c);
const clientOf = createClientOf(addressIn);
const nameOf = (address: string) => clientOf(address as unknown as Context);

describe("an opaque name for who asks", () => {
  it.each([
    ["203.0.113.7", "203.0.113.8"],
    ["2001:db8:1:2::1", "2001:db8:1:3::1"],
    ["::1", "127.0.0.1"],
  ])("%s and %s are two", (one, other) => {
    expect(nameOf(one)).not.toBe(nameOf(other));
  });

  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["unknown", "unknown"],
  ])("%s and %s are one", (one, other) => {
    expect(nameOf(one)).toBe(nameOf(other));
  });

  it("does not tell the address, and is another one in the next process", () => {
    expect(nameOf("203.0.113.7")).not.toContain("203");
    expect(createClientOf(addressIn)("203.0.113.7" as unknown as Context)).not.toBe(
      nameOf("203.0.113.7"),
    );
  });
});
