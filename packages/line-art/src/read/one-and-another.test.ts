import { expect, it } from "vitest";
import { readDescription } from "./read.ts";

/** Who is there, how many of them, and what they do and have: "2 cat sleeping in basket". */
function actorsIn(description: string): { actors: string[]; missing: string[] } {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const { mentions, relations, reading } = read.brief;
  const name = (id: string | undefined) => mentions.find((one) => one.id === id)!.subject;
  const actors = mentions
    .filter(({ id }) => relations.every(({ to }) => !to.includes(id)))
    .map(({ id, subject, count, size, mood, action }) => {
      const to = relations
        .filter(({ from }) => from === id)
        .map((one) => `${one.kind} ${name(one.to[0])}`);
      const looks = [count > 1 && count, size !== "normal" && size, mood, subject, action];
      return [...looks, ...to].filter(Boolean).join(" ");
    });
  return { actors: actors.toSorted(), missing: reading.missing.map(({ phrase }) => phrase) };
}

/** Each does what is said of it alone, and they are as many as is said. */
it.each([
  [
    "Three kittens: one sleeps in a basket, one plays with yarn, and the third chases a butterfly",
    "cat running beside butterfly, cat sleeping in wicker-basket, cat playing holding yarn",
  ],
  ["three kittens: one sleeps, one plays", "cat, cat sleeping, cat playing"],
  [
    "Two children build a sandcastle and another one collects shells",
    "girl making beside sandcastle, boy making beside sandcastle, girl holding holding scallop-shell",
  ],
  ["Five ducks in the pond, two are diving and three swim", "2 duck swimming, 3 duck swimming"],
  ["Three birds on a wire, one sings", "2 bird on power-line, bird singing on power-line"],
  [
    "Six children in the park. Two play soccer and the others ride bikes.",
    "girl kicking holding soccer-ball, boy kicking holding soccer-ball, 2 girl riding riding bicycle, 2 boy riding riding bicycle",
  ],
  [
    "Some kids play soccer, others jump rope",
    "2 girl kicking beside soccer-ball, boy kicking beside soccer-ball, girl jumping-rope holding jump-rope, boy jumping-rope holding jump-rope",
  ],
  [
    "Two brothers at the beach: the older one surfs, the younger one has a kite",
    "boy surfing riding surfboard, boy flying-kite holding kite",
  ],
  ["Two elephants, one big and one small", "big elephant, small baby-elephant"],
  ["Kids trick or treating, one dressed as a ghost and another as a witch", "ghost, witch"],
  ["Two frogs: one is happy, the other one is sad", "happy frog, sad frog"],
  [
    "A cat sleeps on the sofa and another one plays with yarn",
    "cat sleeping on sofa, cat playing holding yarn",
  ],
  [
    "Two boys and a girl: the girl sings, one boy reads, the other boy sleeps",
    "girl singing holding microphone, boy reading holding open-book, boy sleeping",
  ],
  [
    "Two girls at a table and one girl under it",
    "2 girl beside dining-table, girl under dining-table",
  ],
  ["Five frogs on a log, one jumps into the pond, four are left", "frog jumping, 4 frog on log"],
  [
    "Seven apples in a basket and two on the table",
    "7 red-apple in wicker-basket, 2 red-apple on dining-table",
  ],
  [
    "小猴子们在果园里玩，一只倒挂在树上，一只提着篮子",
    "monkey upside-down on deciduous-tree, monkey holding holding wicker-basket",
  ],
  ["两个小朋友，一个拉二胡，一个跳舞", "girl playing holding erhu, boy dancing"],
  ["公园里有小朋友，有的放风筝，有的在跑步", "2 boy flying-kite holding kite, 2 boy running"],
  [
    "三只小猫在沙发上，一只睡觉，一只看书，另一只玩毛线球",
    "cat sleeping on sofa, cat reading on sofa holding open-book, cat playing on sofa holding yarn",
  ],
  ["四只青蛙，一只坐在荷叶上，其他的在睡觉", "frog sitting on lily-pad, 3 frog sleeping"],
  ["小猫和小狗，一个睡觉，一个跳舞", "cat sleeping, dog dancing"],
  ["一只大象在跑，另一只大象在睡觉", "elephant running, elephant sleeping"],
  [
    "两只小熊，一只大一只小，大的抱着蜂蜜罐，小的睡觉",
    "big bear embracing holding honey-pot, tiny bear sleeping",
  ],
])("%s: %s", (description, actors) => {
  const said = actorsIn(description);
  expect(said.actors).toEqual(actors.split(", ").toSorted());
  expect(said.missing).toEqual([]);
});

/** Who was among those named by one word is no second one. */
it.each([
  ["两兄弟在院子里，哥哥骑自行车，弟弟踢足球", "boy boy"],
  ["爷爷奶奶在公园里，爷爷打太极，奶奶跳舞", "grandfather grandmother"],
  ["一家三口在草地上，爸爸烧烤，妈妈看书，孩子追蝴蝶", "man woman boy"],
  [
    "a family at the beach: mom reads, dad builds a sandcastle and the baby sleeps",
    "woman man baby",
  ],
  ["双胞胎姐妹，一个跳舞，一个唱歌", "girl girl"],
])("%s: %s", (description, people) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const { mentions } = read.brief;
  const there = mentions.filter(({ subject }) =>
    /^(?:boy|girl|man|woman|baby|grand\w+)$/.test(subject),
  );
  expect(there.map(({ subject }) => subject).toSorted()).toEqual(people.split(" ").toSorted());
  expect(there.every(({ count }) => count === 1)).toBe(true);
});

/** "Beside them a dog": it is the dog that is there. */
it.each(["Two children build a snowman, beside them a dog", "两个孩子堆雪人，他们旁边有一只小狗"])(
  "%s: the dog is beside them",
  (description) => {
    expect(actorsIn(description).actors).toContain("dog beside girl");
  },
);
