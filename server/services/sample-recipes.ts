import type { Recipe } from "./samples.ts";

/** The pages of an empty gallery. Each was looked at in both languages. */
export const sampleRecipes: readonly Recipe[] = [
  recipe("a dinosaur riding a bicycle under a rainbow", "彩虹下骑自行车的恐龙", "1:1", "simple", 1),
  recipe("two kittens fishing on the moon", "两只小猫在月亮上钓鱼", "9:16", "simple", 2),
  recipe("a castle with a dragon", "一条龙和一座城堡", "16:9", "complex", 3),
  recipe("a rabbit in a garden with flowers", "花园里的小兔子和花", "1:1", "simple", 4),
  recipe("an elephant with three balloons", "一头大象和三个气球", "1:1", "simple", 5),
  recipe("whale and fish under the sea", "海底的鲸鱼和小鱼", "16:9", "complex", 6),
  recipe("a rocket in space", "太空里的火箭", "9:16", "simple", 7),
  recipe("a cat on a sofa", "沙发上的小猫", "1:1", "simple", 8),
  recipe("a fire truck in the city", "城市里的消防车", "16:9", "simple", 9),
  recipe("a giraffe under a tree", "大树下的长颈鹿", "9:16", "complex", 10),
  recipe("a penguin in the snow", "雪地里的企鹅", "1:1", "simple", 11),
  recipe("a tractor on a farm with a cow", "农场里的拖拉机和奶牛", "16:9", "complex", 12),
  recipe("a turtle on the beach", "沙滩上的小乌龟", "1:1", "simple", 13),
  recipe("a butterfly and three tulips", "一只蝴蝶和三朵郁金香", "9:16", "complex", 14),
  recipe("a birthday cake with balloons", "生日蛋糕和气球", "1:1", "simple", 15),
  recipe("an owl in the forest at night", "夜晚森林里的猫头鹰", "1:1", "complex", 16),
];

function recipe(
  en: string,
  zh: string,
  aspectRatio: Recipe["aspectRatio"],
  complexity: Recipe["complexity"],
  seed: number,
): Recipe {
  return { description: { en, zh }, aspectRatio, complexity, seed };
}
