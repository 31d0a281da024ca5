import { describe, expect, it } from "vitest";
import { artworksOf, only, sceneOf } from "./scene-of.ts";

describe("a long description", () => {
  it.each(["妹妹坐在爸爸肩上摘樱桃，妈妈提着篮子在下面接", "爸爸扛着弟弟，弟弟拿着风车"])(
    "a child on the shoulders holds what it is said to hold: %s",
    (description) => {
      const items = artworksOf(description);
      const [child] = items.filter(({ artwork }) => /\/on-shoulders/.test(artwork.name));
      const thing = only(items, description.includes("樱桃") ? "cherries" : "pinwheel")[0]!;
      const [dad] = only(items, "man");
      expect(child).toBeDefined();
      expect(thing.box.y).toBeLessThan(dad!.box.y + 0.4 * dad!.box.height);
    },
  );

  it.each([
    "一家人坐在凉席上吃西瓜",
    "奶奶坐在沙发上吃苹果",
    "a boy sitting on a rug eating a sandwich",
  ])("who sits and eats has it at the mouth: %s", (description) => {
    const items = artworksOf(description);
    const eaters = items.filter(({ artwork }) =>
      /(?:seated|cross-legged)-eating/.test(artwork.name),
    );
    expect(eaters.length).toBeGreaterThan(0);
  });

  it("a suitcase that is pulled along stands on the ground", () => {
    const items = artworksOf("机长拉着行李箱走过来");
    const [pilot, luggage] = ["pilot", "luggage"].map((one) => only(items, one)[0]!.box);
    const feet = pilot!.y + pilot!.height;
    expect(Math.abs(luggage!.y + luggage!.height - feet)).toBeLessThan(0.08 * pilot!.height);
  });

  it.each([
    "大树底下，爷爷和外公在下象棋",
    "小狗背着帐篷，小鸭提着水壶",
    "骑士牵着白马走到城堡门口，巨人在打瞌睡",
  ])("trees, tents and castles stand in no room: %s", (description) => {
    const drawn = sceneOf(description).items.map((item) =>
      "name" in item && item.name ? item.name.en : "",
    );
    expect(drawn).not.toContain("wall");
  });
});
