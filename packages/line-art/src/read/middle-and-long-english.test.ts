import { expect, it } from "vitest";
import { readDescription } from "./read.ts";

/** Who does what, and what they have or stand by: "girl reading", "cat on rug". */
function told(description: string): { doings: string[]; missing: string[] } {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const { mentions, relations, reading } = read.brief;
  const name = (id: string | undefined) => mentions.find((one) => one.id === id)!.subject;
  const acts = mentions.flatMap(({ subject, action }) => (action ? [`${subject} ${action}`] : []));
  const stands = relations.map(({ kind, from, to }) => `${name(from)} ${kind} ${name(to[0])}`);
  return { doings: [...acts, ...stands], missing: reading.missing.map(({ phrase }) => phrase) };
}

/** Each does what is said of it, and nobody else does. */
it.each([
  // A word for the place that we do not know is over when somebody is named.
  ["in the laundromat a woman folds towels and a man reads", "woman holding towel, man reading"],
  // Who mends or decorates what is ridden is at it.
  ["a girl fixing the chain on her bicycle", "girl fixing, girl beside bicycle"],
  ["a groom putting curlers on a sheep", "hair-curlers on ewe"],
  ["a man checking the tires on his truck", "man beside delivery-truck"],
  ["Miss Ana pours tea and Mr. Lee feeds a dog", "woman pouring, man feeding"],
  ["Mr. Fox waves at Mrs Brown", "fox waving, fox beside woman"],
  ["a frog paddling a teacup across the pond", "frog in teacup"],
  ["dad flips crepes, one got stuck on the lamp", "man cooking, crepe on table-lamp"],
  ["a small dog barks, a big one sleeps", "dog roaring, dog sleeping"],
  ["a woman prunes her climbing roses", "woman holding pruning-shears, woman beside rose"],
  ["at mouse school a mouse reads a book", "mouse reading"],
  ["pigeons steal his lunch", "pigeon holding sandwich"],
  ["a princess marries a frog", "frog wearing groom"],
  ["a mason lays bricks", "bricklayer making, bricklayer beside brick-wall"],
  ["an elf is testing a yo-yo", "elf holding yo-yo"],
  ["a cat drinks milk from a saucer", "cat head-down, cat beside saucer"],
  ["grandma sells cocoa from a wagon", "grandmother holding cocoa-with-marshmallows"],
  ["my sister is whisking eggs", "girl cooking, girl holding round-bowl"],
  ["grandpa teaches his granddaughter to fish", "grandfather fishing, girl fishing"],
  ["a mom tucks the baby's blanket in the crib", "baby in crib"],
  ["a bear and a rabbit fly a kite on a hill", "bear flying-kite, rabbit flying-kite"],
  ["a mother is teaching her son to skate", "woman teaching, boy skating"],
  [
    "a chef bear cooks, a waiter penguin carries a tray",
    "bear wearing chef, penguin wearing waiter",
  ],
  ["a street with people under umbrellas", "woman under umbrella, man under umbrella"],
  ["a grandma riding a motorcycle with her cat in the sidecar", "cat in sidecar"],
  ["an alpaca being groomed by a girl while a goat eats", "girl combing, goat eating"],
  ["a squirrel next to a bear brings him a cup of coffee", "chipmunk holding coffee-cup"],
  ["a troll under the bridge, three goats crossing it", "goat walking, goat on stone-bridge"],
  ["the zookeeper feeds fish to the penguins", "zookeeper beside fish, zookeeper beside penguin"],
  ["a worker loads suitcases onto a cart", "luggage on carriage"],
  [
    "a pot of tea on a table, the kids sit on the rug and the cat sleeps",
    "girl sitting, boy sitting",
  ],
  ["children sled down a hill", "girl riding, boy riding"],
  ["a rooster crows on the gate", "rooster on garden-gate"],
  ["a wolf blowing hard at a house", "wolf blowing-hard"],
  ["a dragon sick in bed and a princess takes his temperature", "princess examining"],
  ["three mice run a bakery, one sleeps", "mouse sleeping"],
  ["a lady with a parasol waves a handkerchief", "woman waving, woman holding handkerchief"],
  ["Mrs. Duck sleeps in a basket", "duck sleeping, duck in wicker-basket"],
  ["two ducks paddle past and a moose drinks", "duck swimming, moose eating"],
  [
    "an elephant, a monkey scrubs his back and a hippo blows bubbles",
    "hippopotamus blowing-bubbles",
  ],
  ["two kids stand and a toy train runs around a tree", "steam-train around deciduous-tree"],
  ["a boy on a bike rings his bell", "boy riding bicycle, boy holding bell"],
  [
    "the tooth fairy flies over a girl and leaves a coin under the pillow",
    "coin under soft-pillow",
  ],
  ["two chimpanzees groom each other", "chimpanzee combing"],
  ["a sloth and a koala hang from a branch", "sloth under tree-branch, koala under tree-branch"],
  ["a boy drops a coin in a hat", "coin in womans-hat"],
  ["a mouse is rolling dough", "mouse making"],
  ["a dragon mother reads to her three babies", "dragon beside dragon"],
  ["dad is buried in the sand and mom reads", "man in loose-mound, woman reading"],
  ["a superhero team of kids, one waves and one flies a kitten home", "superhero holding cat"],
  ["a grasshopper delivers letters to a snail", "grasshopper holding envelope"],
  ["a jazz band with a trumpet and piano", "boy holding trumpet, girl playing-piano"],
  ["a crocodile floats in the swamp", "crocodile swimming"],
  ["boys play, one dunks, another blocks and a man claps", "man clapping"],
  ["a penguin slips and the plates fly through the air", "penguin falling"],
  ["an old sailor tells stories to three children", "sailor reading, girl sitting"],
  ["two knights joust on horseback", "knight kung-fu, knight riding horse"],
  ["a baby cries in her mother's arms and a man reads", "woman holding baby"],
  ["a boy dunks, a helper chops onions and cries", "boy crying"],
  [
    "five monkeys jumping on the bed, one fell off and the doctor bandages his head",
    "monkey falling, doctor beside monkey",
  ],
  ["a shark circles a boat", "shark swimming"],
  ["a windy day and a boy holds on to his umbrella", "boy holding umbrella"],
  ["a spider spins a web", "spider making"],
  [
    "a family of rabbits planting carrots, mama rabbit waters and the babies sleep",
    "rabbit sleeping",
  ],
  ["a moose in a canoe paddles down the river", "moose in canoe"],
  ["a girl takes a selfie with a mummy at the museum", "mummy photographing"],
  // Called by name.
  ["Mia rides a pony while Noah and his robot wave", "girl riding, boy waving, robot waving"],
  ["Emma and Max build a snowman", "girl making, boy making"],
  ["Lily feeds the ducks while Tom flies a kite", "girl feeding, boy flying-kite"],
])("%s: %s", (description, doings) => {
  const said = told(description);
  expect(said.doings).toEqual(expect.arrayContaining(doings.split(", ")));
  expect(said.missing).not.toEqual(expect.arrayContaining(["fly", "skate", "crows"]));
});

/** Who is not named is not there: no insect flies the kite, nobody is dressed as who comes next. */
it.each([
  ["a bear and a rabbit fly a kite", "fly"],
  ["a mother is teaching her son to skate", "skateboarder"],
  ["a chef bear cooks, a waiter penguin carries a tray", "bear wearing waiter"],
  ["in the laundromat a woman folds towels and a man reads", "man in woman"],
  ["a keeper waves while gulls circle around the tower", "round-shape"],
  ["an office full of cats, one types on a computer", "cat on laptop"],
  ["the forest animals put on a concert, the bear sings and the moles clap", "fox"],
  ["boys play, one dunks, another blocks and a man claps", "building-blocks"],
  ["a pizza delivery boy on a scooter", "pizza"],
  ["a mechanic tightens the bolts on a motorcycle", "plumber riding motorcycle"],
  ["my cat Pickles sleeps", "cucumber"],
  ["a boy violin player", "boy beside boy"],
  ["mom mixing batter in a bowl", "baseball-player"],
  ["a girl blows dandelion seeds that turn into fairies", "girl holding fairy"],
  ["a house with climbing roses", "house on rose"],
  ["a moose in a canoe paddles down the river", "rowing-boat"],
  ["Noah's ark with two lions", "boy"],
  ["Lily pads on a pond", "girl"],
  ["Rosie the cat sleeps", "girl"],
  ["a birthday cake for Mia", "girl"],
  ["two astronauts on the moon, the earth above", "astronaut on globe-showing-europe-africa"],
])("%s: no %s", (description, nobody) => {
  const read = readDescription(description);
  const subjects = read.ok ? read.brief.mentions.map(({ subject }) => subject) : [];
  expect([...subjects, ...told(description).doings]).not.toContain(nobody);
});

/** Who is named twice is there once, and who is named is one of the family. */
it.each([
  ["Ben fishes with his grandpa, grandpa catches a boot and Ben laughs", "boy grandfather"],
  ["the whole family decorates the tree, dad lifts Mia", "girl man woman"],
])("%s: %s", (description, people) => {
  const read = readDescription(description);
  const subjects = read.ok ? read.brief.mentions.map(({ subject }) => subject) : [];
  const named = subjects.filter((one) => /^(?:girl|boy|man|woman|grandfather)$/.test(one));
  expect(named.toSorted().join(" ")).toBe(people);
});

/** Of a family of which some are named one by one there are no more than are left. */
it("dad penguin is one of the penguin family", () => {
  const read = readDescription(
    "a penguin family ice fishing, dad penguin holds a fish and mom penguin cooks",
  );
  const penguins = read.ok
    ? read.brief.mentions.filter(({ subject }) => /penguin/.test(subject))
    : [];
  expect(penguins.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(read.ok && read.brief.mentions.map(({ subject }) => subject)).not.toContain("man");
});
