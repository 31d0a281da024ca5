import { expect, it } from "vitest";
import { readDescription } from "./read.ts";

/** @returns the subjects in a description, in its order */
function subjectsIn(description: string): string[] {
  const read = readDescription(description);
  return read.ok ? read.brief.mentions.map(({ subject }) => subject) : [];
}

/** Each is drawn as what they are, not as the nearest other trade. */
it.each([
  ["a crossing guard", "crossing-guard"],
  ["交警", "traffic-police"],
  ["a dentist", "dentist"],
  ["牙医姐姐", "dentist"],
  ["兽医", "vet"],
  ["the soccer coach", "coach"],
  ["体育老师", "coach"],
  ["a referee", "referee"],
  ["裁判", "referee"],
  ["a customer", "shopper"],
  ["顾客", "shopper"],
  ["a waitress", "waiter"],
  ["a janitor", "street-cleaner"],
  ["环卫工人", "street-cleaner"],
  ["外卖小哥", "food-courier"],
  ["快递小哥", "courier"],
  ["a soccer goalie", "goalkeeper"],
  ["守门员", "goalkeeper"],
  ["the captain", "sea-captain"],
  ["船长", "sea-captain"],
  ["a pirate captain", "pirate"],
  ["a fisherman", "fisherman"],
  ["渔夫", "fisherman"],
  ["a sheriff", "sheriff"],
  ["a garden gnome", "gnome"],
  ["an acrobat", "acrobat"],
  ["a tin soldier", "tin-soldier"],
  ["锡兵", "tin-soldier"],
  ["a nutcracker", "nutcracker"],
  ["麻雀", "sparrow"],
  ["a penguin chick", "penguin-chick"],
])("%s: a %s", (description, subject) => {
  expect(subjectsIn(description)).toEqual([subject]);
});

it.each([
  ["卖鱼的叔叔", "fishmonger"],
  ["卖鱼的叔叔举着一条大鱼", "man, fish"],
  ["a ship's captain with a parrot", "sea-captain, parrot"],
  ["a doctor, a pilot and a bus driver", "doctor, pilot, driver"],
  ["医生、警察和公交车司机", "doctor, police-officer, driver"],
  ["翼龙妈妈喂宝宝", "pterodactyl, pterodactyl"],
  ["剑龙妈妈带着宝宝散步", "stegosaurus, stegosaurus"],
  ["pterodactyl mom feeding her babies", "pterodactyl, pterodactyl"],
  ["a unicorn mom and her baby", "unicorn, unicorn"],
  ["a baby dinosaur and its mother", "dinosaur-egg, sauropod"],
  ["a penguin and her chicks", "penguin, penguin-chick"],
  ["a hen and her chicks", "chicken, baby-chick"],
  ["企鹅妈妈抱着宝宝", "penguin, penguin-chick"],
  ["青蛙合唱团", "frog, microphone"],
  ["a frog choir", "frog, microphone"],
  ["小动物合唱团", "fox, bear, rabbit, microphone, microphone, microphone"],
  ["青蛙合唱团在池塘的荷叶上开音乐会", "frog, lily-pad, microphone"],
])("%s: %s", (description, subjects) => {
  expect(subjectsIn(description).toSorted()).toEqual(subjects.split(", ").toSorted());
});

it.each(["a frog choir", "青蛙合唱团"])("%s: all who sing are frogs", (description) => {
  const read = readDescription(description);
  const frogs = read.ok && read.brief.mentions.find(({ subject }) => subject === "frog");
  expect(frogs).toMatchObject({ count: 4, action: "singing" });
});
