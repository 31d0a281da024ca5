import { describe, expect, it } from "vitest";
import { artworksOf, only } from "../compose/scene-of.ts";
import { loadArtwork } from "./load-artwork.ts";

it.each([
  ["小猫趴在草堆上睡觉", "haystack"],
  ["fried egg in a pan", "cooking"],
  ["a thanksgiving turkey", "roast-turkey"],
  ["a pumpkin pie", "pumpkin-pie"],
  ["兔子一家在草地上野餐吃胡萝卜蛋糕", "carrot-cake"],
  ["嫦娥吃桂花糕", "osmanthus-cake"],
  ["mom drinking coffee", "coffee-cup"],
  ["一杯咖啡", "coffee-cup"],
  ["笑眯眯的小笼包", "soup-dumpling"],
  ["a cat chasing a fish cracker", "fish-cracker"],
  ["children decorating a christmas tree with popcorn strings", "popcorn-string"],
  ["宇航员骑着自行车在月球上送外卖", "takeaway-bag"],
  ["妈妈做早餐", "breakfast"],
  ["一家人围着圆桌热热闹闹地吃年夜饭", "reunion-dinner"],
  ["一家人吃年夜饭", "reunion-dinner"],
  ["秋天的银杏树", "ginkgo-tree"],
  ["梅花树枝", "plum-blossom"],
  ["花瓣", "flower-petals"],
  ["a snail pulling a walnut shell cart", "walnut-cart"],
  ["a clown juggling bowling pins", "bowling-pin"],
  ["a dog with a mitten in its mouth", "mitten"],
  ["a tin soldier marching", "tin-soldier"],
  ["锡兵在站岗", "tin-soldier"],
  ["a pigeon under a cafe table", "cafe-table"],
  ["苏州园林里的假山", "rockery"],
  ["敦煌藻井", "caisson-ceiling"],
  ["a squirrel raking leaves into a big pile in the yard", "leaf-pile"],
  ["小松鼠把落叶扫成一大堆", "leaf-pile"],
  ["a girl with a ping pong paddle", "ping-pong"],
  ["小女孩喝汤", "soup-bowl"],
  ["a boy with a milk carton", "milk-carton"],
  ["a bear eating jam", "jam-jar"],
  ["a compass rose", "compass"],
])("%s: there is a %s", (description, subject) => {
  expect(only(artworksOf(description), subject).length).toBeGreaterThan(0);
});

it.each([
  ["积木塔", "building-blocks"],
  ["castle with drawbridge", "drawbridge"],
  ["fried egg in a pan", "cooking"],
])("%s: is one thing", (description, subject) => {
  const things = new Set(
    artworksOf(description)
      .filter(({ mention }) => mention !== undefined)
      .map(({ mention }) => mention),
  );
  expect(things.size).toBe(1);
  expect(only(artworksOf(description), subject)).toHaveLength(1);
});

it.each(["easter basket", "复活节篮子"])("%s: there are eggs in it", (description) => {
  const all = artworksOf(description);
  expect(only(all, "easter-egg").length).toBeGreaterThan(1);
  expect(only(all, "wicker-basket").length).toBeGreaterThan(0);
});

/** By a mark, not by the outline alone. */
const known =
  "bamboo-shoot barn birthday-cake bluebell bowling-pin breakfast building-blocks bullet-train burrito cafe-table caisson-ceiling carrot-cake chestnut coffee-cup combine-harvester cooking cotton-candy drawbridge dumpling eraser fish-cracker flower-petals garden-gate garden-swing ginkgo-tree gourd-flute great-wall greenhouse guitar guzheng haystack hyacinth jack-in-the-box jam-jar koi lavender lawn-mower leaf-umbrella lily-of-the-valley marbles milk-carton mitten mooncake mop mung-bean-cake music-box nest-with-eggs orchid osmanthus-cake paper-cut pinwheel plum-blossom popcorn-string poppy pumpkin-pie rapeseed-flower rattle-drum reunion-dinner roast-turkey rockery school-bus sheaf-of-rice siheyuan sleeping-bag soap soup-bowl soup-dumpling soy-milk spaghetti sponge sprinkler-truck stone-bridge straight-ruler suit-of-armour sunflower suona sushi swallow-kite sweet-potato takeaway-bag tanghulu temple-of-heaven tin-soldier tomato-plant tricycle tulou tumbler violin walnut-cart walnut-shell watermelon wind-chime window wupeng-boat yurt".split(
    " ",
  );

describe("each drawing", () => {
  it("marks what the thing is known by", () => {
    const unmarked = known.filter(
      (name) => !loadArtwork({ set: "own", name }).shapes.some(({ telling }) => telling),
    );
    expect(unmarked).toEqual([]);
  });
});
