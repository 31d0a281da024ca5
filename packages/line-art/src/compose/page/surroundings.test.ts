import { complexities } from "@colorleaf/domain";
import { describe, expect, it } from "vitest";
import { sharedArea } from "../../artwork/box.ts";
import { drawPage } from "../../index.ts";
import { artworksOf, only, sceneOf } from "../scene-of.ts";

const middle = ({ box }: { box: { x: number; width: number } }) => box.x + box.width / 2;

describe("what is around somebody", () => {
  it.each(["two rabbits in the forest", "农场里的奶牛", "a street with a bus", "海底的章鱼"])(
    "%s: nothing goes with another of the same name, since each has an id of its own",
    (description) => {
      for (const complexity of complexities) {
        const ids = sceneOf(description, { complexity }).items.map(({ id }) => id);
        expect(ids).toEqual([...new Set(ids)]);
      }
    },
  );

  it.each(["two rabbits in the forest", "两只小熊在森林里采蘑菇"])(
    "%s: on a medium page there are trees on both sides",
    (description) => {
      const page = drawPage(description, {
        aspectRatio: "1:1",
        complexity: "medium",
        style: "cartoon",
        seed: 7,
      });
      if (!page.ok) throw new Error(page.reason);
      const trees = page.scene.items.filter(({ name }) => name.en === "tree").map(middle);
      expect(Math.min(...trees)).toBeLessThan(0.3 * page.scene.width);
      expect(Math.max(...trees)).toBeGreaterThan(0.7 * page.scene.width);
    },
  );

  it("looks different from page to page: other clouds, other trees", () => {
    const looks = (name: string) => {
      const seeds = Array.from({ length: 12 }, (_, seed) => seed);
      const shown = seeds.flatMap((seed) =>
        sceneOf("a snail", { complexity: "complex", seed }).items.filter(
          (item) => item.name.en === name,
        ),
      );
      return new Set(shown.map(({ box }) => (box.width / box.height).toFixed(1))).size;
    };
    for (const name of ["tree", "cloud"]) expect(looks(name)).toBeGreaterThan(2);
  });

  it.each(["a giraffe", "长颈鹿"])(
    "%s: a sun looks out of a corner where no other has room",
    (who) => {
      const suns = Array.from({ length: 12 }, (_, seed) => {
        const { items, width } = sceneOf(who, { complexity: "medium", seed });
        return items
          .filter(({ name }) => name.en === "sun")
          .map(({ box }) => box.x < 0 || box.x + box.width > width);
      });
      expect(suns.flat()).toContain(true);
    },
  );

  const namesIn = (description: string) =>
    sceneOf(description, { complexity: "medium" }).items.map(({ name }) => name.en);

  it.each(["a pirate ship", "a whale in the ocean", "轮船在大海上航行"])(
    "%s: is at sea, where there are islands and no woods",
    (description) => {
      expect(namesIn(description)).toContain("island");
      expect(namesIn(description)).not.toContain("tree");
    },
  );

  it.each(["a canoe", "龙舟", "a duck swimming in a pond"])(
    "%s: is on a lake or a river, with a bank",
    (description) => {
      expect(namesIn(description)).toEqual(expect.arrayContaining(["grass", "tree"]));
      expect(namesIn(description)).not.toContain("island");
    },
  );

  it("no moon is above who walks on the moon, and nobody drives on its crescent", () => {
    for (const description of [
      "宇航员在月球上插国旗",
      "an alien walking a dog on the moon at night",
      "a girl driving on the moon",
    ])
      expect(namesIn(description).filter((name) => /^(crescent |full )?moon$/.test(name))).toEqual(
        [],
      );
  });

  it("who sleeps in a flower is in no bedroom", () => {
    expect(namesIn("a fairy sleeping in a flower")).not.toContain("window");
    expect(namesIn("a fairy sleeping")).toContain("window");
  });

  it("a wave is behind its surfer, the crest overhead, the board in the water", () => {
    const { items } = sceneOf("a boy surfing on a big wave");
    const wave = items.findIndex(({ id, kind }) => kind === "artwork" && /^m3/.test(id));
    const boy = items.findIndex(({ name }) => name.en === "boy");
    expect(wave).toBeGreaterThan(-1);
    expect(wave).toBeLessThan(boy);
    expect(items[wave]!.box.y).toBeLessThan(items[boy]!.box.y);
    expect(Math.abs(middle(items[wave]!) - middle(items[boy]!))).toBeLessThan(
      0.3 * items[wave]!.box.width,
    );
    expect(items.slice(boy + 1).some(({ box }) => box.width > 900)).toBe(true);
  });

  it.each(["9:16", "1:1", "16:9"] as const)("a castle rises above a family, %s", (aspectRatio) => {
    const items = artworksOf("a family in front of a castle", { aspectRatio });
    const [castle] = only(items, "castle");
    const people = items.filter((one) => one !== castle);
    for (const one of people) expect(castle!.box.y).toBeLessThan(one.box.y - 0.3 * one.box.height);
    const [left, right] = [
      Math.min(...people.map(({ box }) => box.x)),
      Math.max(...people.map(({ box }) => box.x + box.width)),
    ];
    expect(middle(castle!)).toBeCloseTo((left + right) / 2, -1);
  });

  it("soup in a pot is the pot", () => {
    expect(artworksOf("soup in a big pot").map(({ subject }) => subject)).toEqual(["pot-of-food"]);
  });

  it("a dog digs with its paws", () => {
    expect(only(artworksOf("a dog digging a hole"), "shovel")).toEqual([]);
  });

  it("a bear sits with her cub on the lap", () => {
    const bears = only(artworksOf("baby bear on mother bear's lap"), "bear");
    const [mother, cub] = bears.toSorted((a, b) => b.box.height - a.box.height);
    expect(mother!.artwork.name).toBe("bear:boy/on-a-stool");
    expect(cub!.box.height).toBeLessThan(0.6 * mother!.box.height);
    expect(cub!.box.y).toBeGreaterThan(mother!.box.y);
  });
});

it("a family of penguins has one egg, at their feet", () => {
  const items = artworksOf("a penguin family with an egg");
  const [egg, ...more] = only(items, "egg");
  expect(more).toEqual([]);
  const feet = Math.max(...only(items, "penguin").map(({ box }) => box.y + box.height));
  expect(egg!.box.y + egg!.box.height).toBeGreaterThan(feet);
  expect(egg!.box.y).toBeLessThan(feet);
});

describe("rain", () => {
  it.each(["kids jumping in puddles in the rain", "小女孩在雨中撑伞等爸爸"])(
    "%s: drops that stay on plain pages, and no sun",
    (description) => {
      const { items } = sceneOf(description, { complexity: "simple" });
      const drops = items.filter(({ name }) => name.en === "raindrop");
      expect(drops.length).toBeGreaterThan(4);
      expect(drops.every(({ role }) => role === "support")).toBe(true);
      expect(items.some(({ name }) => name.en === "sun")).toBe(false);
    },
  );

  it("whoever waits under an umbrella holds it up", () => {
    const items = artworksOf("小女孩在雨中撑伞等爸爸");
    const [girl, umbrella] = [only(items, "girl")[0]!, only(items, "umbrella")[0]!];
    expect(umbrella.box.y).toBeLessThan(girl.box.y - 0.1 * girl.box.height);
  });
});

it("a Christmas tree is decked in a room, and stands in the snow otherwise", () => {
  const names = (description: string) => sceneOf(description).items.map(({ name }) => name.en);
  expect(names("decorating a Christmas tree")).toContain("window");
  expect(names("decorating a Christmas tree")).not.toContain("snowflake");
  expect(names("a Christmas tree")).toContain("snowflake");
});

it("who walks to school is on the way there, the school behind", () => {
  for (const description of ["a boy walking to school in the rain", "小朋友走路去上学"]) {
    const { items } = sceneOf(description);
    expect(items.map(({ name }) => name.en)).toContain("school");
    expect(items.map(({ name }) => name.en)).not.toContain("blackboard");
  }
});

it.each(["three eggs in a nest", "a bird in a nest"])(
  "%s: the nest is before them",
  (description) => {
    const items = artworksOf(description);
    const nests = only(items, "empty-nest");
    expect(nests.map(({ artwork }) => artwork.variant)).toEqual([undefined, "front"]);
    const guests = items.filter(({ subject }) => /^(egg|bird)$/.test(subject));
    expect(guests.length).toBeGreaterThan(0);
    for (const guest of guests) {
      expect(items.indexOf(guest)).toBeGreaterThan(items.indexOf(nests[0]!));
      expect(items.indexOf(guest)).toBeLessThan(items.indexOf(nests[1]!));
    }
  },
);

it("each row of swimmers has its own water, and no face is under it", () => {
  const { items } = sceneOf("a family swimming in the sea");
  const swimmers = items.filter((item) => item.kind === "artwork" && item.subject !== "sun");
  expect(swimmers).toHaveLength(3);
  const water = items.filter(({ id }) => id.startsWith("water-front"));
  expect(water.length).toBeGreaterThan(1);
  for (const swimmer of swimmers) {
    const { y, height } = swimmer.box;
    const [before] = water.filter((one) => items.indexOf(one) > items.indexOf(swimmer));
    expect(before!.box.y).toBeGreaterThan(y + 0.4 * height);
    expect(before!.box.y).toBeLessThan(y + height);
  }
});

it("boats race on water on the plainest page, too", () => {
  const page = drawPage("赛龙舟", {
    aspectRatio: "1:1",
    complexity: "simple",
    style: "cartoon",
    seed: 1,
  });
  if (!page.ok) throw new Error(page.reason);
  expect(page.drawing.shapes.map(({ item }) => item)).toContain("water-front-1");
});

it.each(["a girl sick in bed", "小男孩生病了躺在床上"])("%s: lies there", (description) => {
  const [who] = artworksOf(description).filter(({ artwork }) => artwork.set === "figure");
  expect(who!.artwork.name).toMatch(/^\w+\/sleeping\/sick$/);
});

it.each(["family decorating the Christmas tree", "小朋友们装饰圣诞树"])(
  "%s: it is higher than they, who reach up",
  (description) => {
    const items = artworksOf(description);
    const [tree] = only(items, "christmas-tree");
    for (const one of items.filter((item) => item !== tree)) {
      expect(one.artwork.name).toContain("/decorating");
      expect(tree!.box.height).toBeGreaterThan(1.2 * one.box.height);
    }
  },
);

describe("what is in the air and on the ground is seen", () => {
  const small = /^(sun|moon|star|cloud|flower|mushroom)$/;
  it.each([
    "a cactus with flowers",
    "龟兔赛跑",
    "an owl on a branch at night",
    "a deer in the forest",
  ])("%s: no sun is behind a tree, no flower before its trunk", (description) => {
    for (let seed = 1; seed <= 12; seed++) {
      const { items } = sceneOf(description, { complexity: "medium", seed });
      const trees = items.filter(({ name, role }) => name.en === "tree" && role === "scenery");
      const seen = items.filter(({ name, role }) => small.test(name.en) && role !== "hero");
      for (const { box } of seen)
        for (const tree of trees) expect(sharedArea(box, tree.box), `seed ${seed}`).toBe(0);
    }
  });

  it("a palm of which only a few leaves would look out from behind a crab is left out", () => {
    const { items } = sceneOf("a crab", { complexity: "medium", seed: 3 });
    const [crab] = items.filter(({ role }) => role === "hero");
    for (const { box } of items.filter(({ name }) => name.en === "tree"))
      expect(sharedArea(box, crab!.box)).toBeLessThanOrEqual(0.55 * box.width * box.height);
  });
});

it("who floats at a space station is not on the moon", () => {
  const names = sceneOf("宇航员在太空站里漂浮").items.map(({ name }) => name.en);
  expect(names).not.toContain("ground of the moon");
});

it("a bed at night stands by a large window with the moon in it", () => {
  const { items } = sceneOf("a boy sleeping in his bed at night");
  const [window, moon] = ["window", "moon"].map((what) =>
    items.find(({ name }) => name.en === what),
  );
  expect(sharedArea(moon!.box, window!.box)).toBeCloseTo(moon!.box.width * moon!.box.height, 0);
});

it("a blackboard that is asked for stands before no other", () => {
  const items = sceneOf("老师在黑板前上课").items;
  expect(items.filter(({ name }) => /board/.test(name.en))).toHaveLength(1);
});

describe("where nobody says where it is", () => {
  const namesOf = (description: string) => sceneOf(description).items.map(({ name }) => name.en);

  it.each([
    ["圣诞老人", "snow"],
    ["a walrus", "ice"],
    ["企鹅一家", "iceberg"],
    ["a girl ice skating", "ice"],
    ["女孩滑冰", "ice"],
    ["一只熊猫", "bamboo"],
    ["a crab", "wave"],
    ["a lighthouse in a storm", "wave"],
    ["a flamingo standing in water", "wave"],
    ["天鹅", "wave"],
    ["斑马喝水", "wave"],
    ["a whale under a starry sky", "wave"],
    ["an astronaut planting a flag", "ground of the moon"],
    ["butterflies flying around flowers", "hill"],
    ["姐姐教弟弟写字", "wall"],
    ["a dad reading a bedtime story to his son", "wall"],
  ])("%s: there is %s", (description, what) => {
    expect(namesOf(description)).toContain(what);
  });

  it.each(["a jack-o-lantern and a bat", "吸血鬼", "a cow jumping over the moon"])(
    "%s: it is night",
    (description) => {
      expect(namesOf(description)).toContain("star");
      expect(namesOf(description)).not.toContain("sun");
    },
  );

  it("a haunted house has the moon of its drawing, and a sun that is asked for shines", () => {
    expect(namesOf("a ghost in a haunted house")).not.toContain("moon");
    expect(namesOf("a bat and the sun")).not.toContain("star");
  });
});
