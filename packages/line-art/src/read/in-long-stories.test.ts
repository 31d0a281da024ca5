import { expect, it } from "vitest";
import { readDescription } from "./read.ts";

function mentionsOf(description: string) {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  return read.brief.mentions;
}
const subjectsOf = (description: string) => mentionsOf(description).map(({ subject }) => subject);

it.each([
  [
    "My son is obsessed with excavators. I'd like a picture of an excavator digging a hole",
    "excavator hole",
  ],
  [
    "My daughter is turning five. Can you make a page where a unicorn eats a cake",
    "unicorn shortcake",
  ],
  ["Noah is three and loves trains. Make a bear with a balloon", "bear balloon"],
  ["For my preschool class: a firefighter holds a kitten", "firefighter cat"],
  ["给小班孩子的刷牙主题涂色：一只小熊拿着一把牙刷", "bear toothbrush"],
  ["请帮我画一张生日主题的涂色画：小兔子抱着一个礼物盒", "rabbit wrapped-gift"],
  [
    'My five year old wants "a monster that eats crayons" so can you please do a dragon on a cloud',
    "dragon cloud",
  ],
  [
    "I teach ESL and need a kitchen scene where students can name objects: a fridge",
    "refrigerator",
  ],
  [
    "我女儿今年四岁特别喜欢小兔子，想要一张小熊抱着气球的图，线条粗一点，不要太复杂，她涂不好小地方",
    "bear balloon",
  ],
  ["给敬老院的老人们做活动用，图不要太小太碎，画一只喜鹊", "magpie"],
  ["我儿子是个火车迷，想要小狗开着拖拉机，我平时用彩铅涂", "dog tractor"],
  ["孩子不爱吃蔬菜，想用涂色引导一下，画胡萝卜、西兰花这些蔬菜宝宝跳舞", "carrot broccoli"],
  ["女儿学芭蕾第二年了，马上要上台表演，帮她画一个踮脚尖的小舞者", "ballerina"],
  [
    "Our robotics club needs a logo page to color, a friendly robot holding a trophy",
    "robot trophy",
  ],
  ["小猫钓鱼：猫妈妈坐在河边安静地钓鱼，小猫去追蝴蝶", "cat fishing-pole cat butterfly"],
])("%s: whoever asks, and the title, is not in the picture", (description, subjects) => {
  expect(subjectsOf(description).join(" ")).toBe(subjects);
});

it.each([
  [
    "a hamster family moving into a new house: dad carries a couch, mum holds a lamp, and the three hamster kids run",
    "hamster, hamster, 3 hamster",
  ],
  ["小兔子一家搬新家，兔爸爸扛着沙发，兔妈妈抱着台灯，三只小兔子在跑", "rabbit, rabbit, 3 rabbit"],
])("%s: they are who is told of, and animals", (description, family) => {
  const alive = mentionsOf(description).filter(({ subject }) =>
    /hamster|rabbit|man$|girl|boy/.test(subject),
  );
  expect(
    alive.map(({ subject, count }) => (count > 1 ? `${count} ${subject}` : subject)).join(", "),
  ).toBe(family);
});

it("three friends are those who were named", () => {
  const read = subjectsOf(
    "A hedgehog met a snail and a ladybug. The three friends walked together along the path",
  );
  expect(read).toEqual(["hedgehog", "snail", "ladybug"]);
});

it.each([
  ["a girl in a rowing boat on a lake and an otter beside the boat", "rowing-boat"],
  ["船长开着大船，鲸鱼在船旁边喷水", "passenger-ship"],
])("%s: is one boat", (description, boat) => {
  const boats = subjectsOf(description).filter((subject) => /boat|ship/.test(subject));
  expect(boats).toEqual([boat]);
});

it.each([
  ["A girl feeds a cat. Behind them stands the fire truck", "fire-truck behind"],
  ["a girl points at the monkeys, who are hanging under a tree", "monkey under deciduous-tree"],
  ["a dog in a bathtub full of bubbles with a rubber duck on his head", "rubber-duck on dog"],
  ["a boy prays, four lions lie around him and an angel stands behind him", "angel behind boy"],
])("%s: %s", (description, relation) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const { mentions, relations } = read.brief;
  const of = (id: string) => mentions.find((one) => one.id === id)?.subject;
  const said = relations.map(({ from, kind, to }) => `${of(from)} ${kind} ${to.map(of).join(" ")}`);
  expect(said.join(", ")).toContain(relation);
});
