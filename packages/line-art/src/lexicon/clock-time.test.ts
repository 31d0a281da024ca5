import { describe, expect, it } from "vitest";
import { clockTimeIn } from "./clock-time.ts";

describe("the time of a clock", () => {
  it.each([
    ["a clock showing 3 o'clock", 3, 0],
    ["clock at half past seven", 7, 30],
    ["a quarter past nine clock", 9, 15],
    ["a clock that shows a quarter to five", 4, 45],
    ["clock showing twenty past three", 3, 20],
    ["clock showing ten minutes to one", 12, 50],
    ["clock face 10:45", 10, 45],
    ["clock showing six", 6, 0],
    ["telling time: half past three", 3, 30],
    ["时钟 三点半", 3, 30],
    ["三点半的时钟", 3, 30],
    ["时钟指向十一点半", 11, 30],
    ["时钟显示八点一刻", 8, 15],
    ["钟表 两点二十五分", 2, 25],
    ["时钟 差五分四点", 3, 55],
    ["时钟 12点整", 12, 0],
  ])("%s", (said, hour, minute) => {
    expect(clockTimeIn(said)).toMatchObject({ hour, minute });
  });

  it.each([
    "a clock on the wall",
    "a clock and three balloons",
    "a cat drinking tea at four o'clock",
    "a clock with 12 cats",
    "下午三点钟的太阳",
    "时钟和三只小猫",
  ])("is not said: %s", (said) => {
    expect(clockTimeIn(said)).toBeUndefined();
  });

  it("takes the words of the time and nothing else", () => {
    expect(clockTimeIn("a big clock showing half past two, with flowers")?.phrase).toBe(
      "clock showing half past two",
    );
  });
});
