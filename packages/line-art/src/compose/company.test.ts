/** Pages with many on them: everybody is large enough to color, and the page is used. */
import { describe, expect, it } from "vitest";
import { sharedArea } from "../artwork/box.ts";
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { PlacedArtwork } from "../types.ts";
import { artworksOf, only } from "./scene-of.ts";

const foot = ({ box }: PlacedArtwork) => box.y + box.height;
const people = (items: readonly PlacedArtwork[]) =>
  items.filter(({ subject }) => subjectById(subject).kind === "person");
const isSomebody = ({ subject, role }: PlacedArtwork) => isAlive(subject) && role === "hero";
const page = 1024;

/** From the leftmost to the rightmost edge. */
function spanOf(items: readonly PlacedArtwork[]): number {
  const left = Math.min(...items.map(({ box }) => box.x));
  return Math.max(...items.map(({ box }) => box.x + box.width)) - left;
}

describe("a company", () => {
  it.each([
    "three friends build a snowman in the garden, a dog wears a scarf and an old man shovels snow in front of the house",
    "a firefighter with a hose, two kids, a dog and a burning house",
    "a school bus in front of the school, five children with backpacks and a teacher waving",
    "a rock band with a singer, a guitarist, a drummer and a keyboard player on stage",
  ])("%s: everybody is at least a sixth of the page high", (description) => {
    for (const { box } of people(artworksOf(description, { aspectRatio: "1:1" })))
      expect(box.height).toBeGreaterThan(page / 6);
  });

  it("round a snowman and before a house goes across the page", () => {
    const items = artworksOf(
      "three friends build a snowman, a dog wears a scarf and an old man shovels snow in front of the house",
      { aspectRatio: "1:1" },
    );
    expect(spanOf(items)).toBeGreaterThan(0.7 * page);
  });

  it("of dinosaurs goes across the page, their volcano above them", () => {
    const items = artworksOf("a mother tyrannosaurus, three sauropods and a volcano", {
      aspectRatio: "1:1",
    });
    const [volcano] = only(items, "volcano");
    const dinosaurs = items.filter((item) => item !== volcano);
    expect(spanOf(dinosaurs)).toBeGreaterThan(0.7 * page);
    expect(volcano!.box.y).toBeLessThan(Math.min(...dinosaurs.map(({ box }) => box.y)));
  });

  it("has nobody twice", () => {
    const items = artworksOf(
      "a wizard waving. three bottles on the rug. a cat sleeping on the rug",
    );
    expect(only(items, "cat")).toHaveLength(1);
    expect(only(items, "water-bottle")).toHaveLength(3);
  });
});

describe("several who each do something", () => {
  const descriptions = [
    "The teacher writes on the blackboard, a boy raises his hand, a girl reads a book, two girls dance and a hamster runs",
    "公园里，爷爷在打太极，奶奶跳广场舞，小女孩放风筝，小男孩骑滑板车，一只小狗追着皮球跑。",
    "a fox plays the violin, a bear dances, two rabbits clap their hands and a hedgehog eats berries",
    "在菜市场里，卖鱼的叔叔举着一条大鱼，奶奶提着篮子挑白菜，小孙女拉着奶奶的衣角，一只花猫盯着鱼看。",
    "农场里，农夫开着拖拉机，农妇在喂鸡，小男孩抱着一只小羊，小女孩在挤牛奶，远处有一座风车。",
  ];

  it.each(descriptions)("%s: some stand behind, smaller and higher up", (description) => {
    const those = artworksOf(description, { aspectRatio: "1:1" }).filter(isSomebody);
    const feet = those.map(foot);
    const [nearest, farthest] = [Math.max(...feet), Math.min(...feet)];
    expect(nearest - farthest).toBeGreaterThan(0.1 * page);
    expect(spanOf(those)).toBeGreaterThan(0.7 * page);
  });

  it.each(descriptions)("%s: nobody's face is behind somebody", (description) => {
    const items = artworksOf(description, { aspectRatio: "1:1" });
    for (const [place, one] of items.entries()) {
      if (!isSomebody(one)) continue;
      const face = { ...one.box, height: 0.4 * one.box.height };
      // Who milks sits before her flank.
      const others = items
        .slice(place + 1)
        .filter((other) => isSomebody(other) && !other.artwork.name.includes("milking"));
      const hidden = Math.max(0, ...others.map(({ box }) => sharedArea(face, box)));
      expect(hidden).toBeLessThan(0.2 * face.width * face.height);
    }
  });

  it("a dog among people reaches to their hips", () => {
    const items = artworksOf(descriptions[1]!, { aspectRatio: "1:1" });
    const [dog, grandfather] = [only(items, "dog")[0]!, only(items, "grandfather")[0]!];
    expect(dog.box.height).toBeLessThan(0.7 * grandfather.box.height);
  });

  it("the blackboard is before no pupil", () => {
    const items = artworksOf(descriptions[0]!, { aspectRatio: "1:1" });
    const board = foot(only(items, "blackboard")[0]!);
    const pupils = items.filter(({ subject }) => subject === "girl");
    for (const pupil of pupils) expect(foot(pupil)).toBeGreaterThan(board - 1);
  });
});

describe("a picnic by the lake", () => {
  const items = artworksOf(
    "a family of four having a picnic under a tree by the lake, ducks swimming",
    {
      aspectRatio: "1:1",
    },
  );

  it("has its ducks on the water before it, not on the blanket", () => {
    const [blanket] = only(items, "laid-blanket");
    for (const duck of only(items, "duck"))
      expect(duck.box.y).toBeGreaterThan(foot(blanket!) - 0.02 * page);
  });
});

it.each([
  "春天到了，爸爸在院子里种树，妈妈给小树浇水，姐姐追蝴蝶",
  "dad plants a tree and mom waters the little tree, a girl chases a butterfly",
])("%s: both are at the same tree", (said) => {
  const items = artworksOf(said, { aspectRatio: "1:1" });
  const trees = items.filter(
    ({ subject, role }) => role === "hero" && /tree|sapling/.test(subject),
  );
  expect(trees).toHaveLength(1);
  const [man, woman] = [only(items, "man")[0]!, only(items, "woman")[0]!];
  const tree = trees[0]!.box.x + trees[0]!.box.width / 2;
  expect((man.box.x - tree) * (woman.box.x - tree)).toBeLessThan(0);
});
