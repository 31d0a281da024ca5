import { expect, it } from "vitest";
import { readDescription } from "../read.ts";

it.each([
  ["哥哥弹吉他妹妹跳舞", "boy playing-guitar, girl dancing"],
  ["爸爸看书妈妈做饭", "man reading, woman cooking"],
  ["小猫钓鱼小狗睡觉", "cat fishing, dog sleeping"],
  ["姐姐画画弟弟在写字", "girl painting, boy writing"],
  ["小男孩踢足球小女孩跳绳", "boy kicking, girl jumping-rope"],
  ["一边唱歌一边跳舞的小女孩", "girl dancing"],
  ["妈妈教女儿跳舞", "woman teaching, girl dancing"],
])("%s: %s", (description, whoDoesWhat) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const alive = read.brief.mentions.filter(({ subject }) =>
    /^(boy|girl|man|woman|cat|dog)$/.test(subject),
  );
  const said = alive.map(({ subject, action }) => [subject, action].filter(Boolean).join(" "));
  expect(said.join(", ")).toBe(whoDoesWhat);
});
