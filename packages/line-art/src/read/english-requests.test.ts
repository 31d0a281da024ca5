import { expect, it } from "vitest";
import { readDescription } from "./read.ts";

/** Who is there, so many and doing what; and how they stand to each other. */
function told(description: string): { who: string[]; stands: string[] } {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const { mentions, relations } = read.brief;
  const name = (id: string | undefined) => mentions.find((one) => one.id === id)!.subject;
  return {
    who: mentions.map(({ subject, count }) => (count > 1 ? `${count} ${subject}` : subject)),
    stands: relations.map(({ kind, from, to }) => `${name(from)} ${kind} ${name(to[0])}`),
  };
}

it.each([
  // Who wishes is not on the page, and who is wished for is.
  ["My little brother wants a picture of a shark driving a race car", "shark, racing-car"],
  [
    "My nephew is crazy about monster trucks, he wants one jumping over a row of cars",
    "monster-truck, 6 automobile",
  ],
  [
    "My dog passed away last week and my kids would like to color a picture of him. He was a beagle",
    "beagle",
  ],
  [
    "My husband is a fireman and our son wants a picture of daddy climbing the ladder of his fire truck",
    "firefighter, ladder, fire-truck",
  ],
  [
    "our soccer team won the championship so please draw five kids and a trophy",
    "3 girl, 2 boy, trophy",
  ],
  ["My son lost a tooth, can you draw a frog above his bed while he sleeps", "boy, frog, bed"],
  // Words of two meanings.
  ["a house with a little iron gate and gingerbread trim", "house, garden-gate"],
  ["kids with a pitcher of lemonade and glasses", "girl, boy, drink-jug, drinking-glass"],
  ["a dad hammering nails", "man, nail"],
  ["a bride with a long train on her dress", "bride"],
  ["a girl in headphones", "girl, headphone"],
  // Once, and no more of them than told.
  ["a picture of a dinosaur and a dinosaur is eating spaghetti", "sauropod, spaghetti"],
  ["three pigs, one pig is on a ladder, one pig is sleeping", "pig, pig, ladder, pig"],
  ["cats on a ship, one cat is up in the crows nest", "2 cat, passenger-ship, cat, crows-nest"],
  ["a girl holds her dad's hand", "girl, man"],
  ["a bakery and all the customers are mice", "3 mouse"],
  ["a hippo dancing in front of an audience of mice", "hippopotamus, 4 mouse"],
])("nobody is there but those who are meant: %s", (description, who) => {
  const there = told(description).who;
  expect(there).toEqual(who.split(", "));
});

it.each([
  ["a bird bath with two cardinals on it and three flowers beside it", "flower beside birdbath"],
  ["a tree and twelve leaves on it so we can write", "fallen-leaf on deciduous-tree"],
  ["a frog reading a book to kids sitting on a rug", "girl on laid-blanket, boy on laid-blanket"],
  [
    "a sailor telling stories to children with a seagull on his shoulder",
    "seagull on sailor, sailor beside girl",
  ],
  ["a sun, a sandwich, a spider on a seesaw and a seal with soap", "spider riding seesaw"],
  ["a dog with a cone and a cat in a pet carrier", "cat in pet-carrier"],
  ["a mom and a toddler in the cart at the supermarket", "toddler in shopping-cart"],
  ["a table, a cat dressed as a pirate", "cat wearing pirate"],
  ["a superhero with a mask and a zz on his chest lifts a car", "superhero holding automobile"],
  ["a girl in a helmet", "girl wearing bike-helmet"],
  ["a frog sitting on the hood of a car", "frog on automobile"],
  ["a hot air balloon with a fox and a rabbit in the basket", "fox in hot-air-balloon"],
  ["a fox in a basket with mushrooms and ferns around it", "mushroom around fox"],
])("each is where it is said to be: %s", (description, stands) => {
  expect(told(description).stands).toEqual(expect.arrayContaining(stands.split(", ")));
});

it("everyone cheers for her, not she for herself", () => {
  const read = readDescription("a girl runs past her friends, everyone is cheering for her");
  if (!read.ok) throw new Error(read.reason);
  const doing = read.brief.mentions.map(({ action }) => action);
  expect(doing[0]).toBe("running");
  expect(doing.slice(1)).toContain("cheering");
});
