import { describe, expect, it } from "vitest";
import { drawPage } from "../index.ts";
import { followPlan } from "./follow-plan.ts";
import { readDescription } from "./read.ts";

const prose = "Nobody in Willow Lane had ever seen anything like what Mr. Paws did that morning";

describe("followPlan", () => {
  it("takes things, relations and the place from the plan", () => {
    const read = followPlan(readDescription(prose), {
      things: [
        { name: "cat", action: "riding", size: "big" },
        { name: "bicycle" },
        { name: "butterflies", count: 3 },
      ],
      relations: [
        { kind: "riding", from: 0, to: [1] },
        { kind: "above", from: 2, to: [7] },
      ],
      setting: "street",
    });
    expect(read).toMatchObject({
      ok: true,
      brief: {
        mentions: [{ subject: "cat", size: "big" }, { subject: "bicycle" }, { count: 3 }],
        relations: [{ kind: "riding", from: "m1", to: ["m2"] }],
        hero: "m1",
        setting: "street",
        reading: { understood: [{ phrase: "cat" }, {}, { count: 3 }], missing: [] },
      },
    });
  });

  it("says what the plan names and nobody can draw", () => {
    const read = followPlan(readDescription(prose), {
      things: [{ name: "cat" }, { name: "flux capacitor" }],
    });
    expect(read.ok && read.brief.reading.missing.map(({ phrase }) => phrase)).toEqual([
      "flux capacitor",
    ]);
  });

  it("leaves the engine's reading where there is nothing in the plan", () => {
    const own = readDescription("two dogs on the beach");
    expect(followPlan(own, { things: [] })).toBe(own);
    expect(followPlan(own, { things: [{ name: "qwxz" }] })).toBe(own);
    const unsafe = { ok: false, reason: "unsafe" } as const;
    expect(followPlan(unsafe, { things: [{ name: "cat" }] })).toBe(unsafe);
  });

  it("is drawn", () => {
    const options = {
      aspectRatio: "1:1",
      complexity: "simple",
      style: "cartoon",
      seed: 1,
    } as const;
    const plan = { things: [{ name: "whale" }], setting: "underwater" } as const;
    const page = drawPage(prose, { ...options, plan: { ...plan, things: [...plan.things] } });
    expect(page.ok && page.scene.items.some((item) => item.name.en === "whale")).toBe(true);
  });
});
