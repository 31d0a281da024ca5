/** That one sees who yawns, stretches, sneezes, laughs and falls, people, animals and things alike. */
import { expect, it } from "vitest";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { readDescription } from "../index.ts";
import { artworksOf } from "./scene-of.ts";

it.each([
  ["小女孩伸懒腰", "girl/stretching"],
  ["老虎伸懒腰", "tiger:boy/stretching"],
  ["the cat is stretching", "cat:boy/stretching"],
  ["a yawning lion", "lion:boy/yawning"],
  ["小猫打了个哈欠", "cat:boy/yawning"],
  ["a sleepy boy yawning", "boy/yawning"],
  ["girl sneezing", "girl/sneezing"],
  ["小象打喷嚏", "baby-elephant:boy/sneezing"],
  ["a dog laughing", "dog:boy/laughing-aloud"],
  ["小女孩哈哈大笑", "girl/laughing-aloud"],
  ["小男孩摔倒了", "boy/falling"],
  ["penguin slipping on ice", "penguin:boy/falling"],
  ["企鹅宝宝在冰面上学滑冰摔了一跤", "penguin-chick:boy/falling"],
  ["武术小子扎马步", "kung-fu-kid/horse-stance"],
  ["panda doing a horse stance", "panda:boy/horse-stance"],
])("%s: is seen doing so", (description, name) => {
  const [who] = artworksOf(description).filter(({ artwork }) => artwork.set === "figure");
  expect(who!.artwork.name).toBe(name);
});

it.each(["yawning", "sneezing", "laughing-aloud"])("%s: eyes shut and the mouth open", (pose) => {
  for (const who of ["boy", "lion:boy", "bear:boy"]) {
    const { shapes } = loadArtwork({ set: "figure", name: `${who}/${pose}` });
    const calm = loadArtwork({ set: "figure", name: `${who}/standing` }).shapes;
    const areas = (of: typeof shapes, part: string) =>
      of.filter((one) => one.part?.en === part && one.kind === "area").length;
    expect(areas(shapes, "eye"), who).toBeLessThan(areas(calm, "eye"));
    expect(areas(shapes, "mouth"), who).toBe(1);
  }
});

it.each([
  ["乌云在打喷嚏", "sneeze-puff"],
  ["a cloud sneezing", "sneeze-puff"],
  ["洒水车唱着歌", "musical-notes"],
  ["太阳在睡觉", "sleep-letters"],
])("%s: a thing does so with a face", (description, sign) => {
  const read = readDescription(description);
  expect(read.ok && read.brief.mentions[0]!.mood).toBeTruthy();
  expect(artworksOf(description).map(({ subject }) => subject)).toContain(sign);
});

it("小朋友在床上睡觉: the bed does not", () => {
  const read = readDescription("小朋友在床上睡觉");
  if (!read.ok) throw new Error(read.reason);
  const bed = read.brief.mentions.find(({ subject }) => subject === "bed");
  expect(bed?.mood).toBeUndefined();
});
