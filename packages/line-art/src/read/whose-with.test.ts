import { expect, it } from "vitest";
import { relationsSaid } from "./relations-said.ts";

it.each([
  // The farm has them.
  ["a tractor on a farm with two cows", []],
  ["a boat on the sea with two kids", ["boy in sailboat", "girl in sailboat"]],
  ["a bear eating honey with three bees", ["bear holding honey-pot"]],
  ["小猫坐在小狗和兔子中间", ["cat between dog"]],
  ["小老鼠在奶酪和杯子之间", ["mouse between cheese-wedge"]],
  ["窗台上放着一盆仙人掌和一个茶壶", []],
  ["长城上举着小红旗的小朋友", ["boy holding waving-flag", "boy on great-wall"]],
  ["吃粽子的小狗", ["dog holding zongzi"]],
  ["桌上摆着西瓜", ["watermelon on dining-table"]],
  // Nobody eats the child.
  ["长颈鹿在动物园里吃小朋友手里的树叶", ["boy beside giraffe", "boy holding green-leaf"]],
  ["小狗吃小朋友喂的饼干", ["boy beside dog", "boy holding cookie"]],
] as const)("%s: each is where it is said to be", (description, relations) => {
  const { said, missing } = relationsSaid(description);
  expect(said).toEqual(relations);
  expect(missing).toEqual([]);
});
