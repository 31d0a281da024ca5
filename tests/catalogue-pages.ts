/** A small catalogue for tests, with words that tell its pages apart. */
import type { CatalogueCategory, CataloguePage } from "@colorleaf/domain";
import type { Catalogue } from "../server/services/catalogue/seed.ts";

function category(slug: string, en: string, zh: string): CatalogueCategory {
  const texts = (name: string) => ({ name, summary: `${name}.`, description: `${name}, all.` });
  return { slug, en: texts(en), zh: texts(zh) };
}

function page(
  id: string,
  [difficulty, style]: [CataloguePage["difficulty"], CataloguePage["style"]],
  en: [title: string, description: string, ...tags: string[]],
  zh: [title: string, description: string, ...tags: string[]],
): CataloguePage {
  const text = ([title, description, ...tags]: typeof en) => ({
    title,
    description,
    alt: `${title}: ${description}`,
    tags,
  });
  const recipe = { description: en[0], aspectRatio: "1:1", seed: 1 } as const;
  return { id, difficulty, style, recipe, en: text(en), zh: text(zh) };
}

export const catalogue: Catalogue = {
  categories: [category("animals", "Animals", "动物"), category("holidays", "Holidays", "节日")],
  pages: {
    animals: [
      page(
        "kittens-fishing-on-the-moon",
        ["easy", "cartoon"],
        ["Kittens Fishing on the Moon", "Two kittens hold rods over a crater.", "cat", "night"],
        ["在月亮上钓鱼的小猫", "两只小猫坐在环形山边钓鱼。", "猫", "夜晚"],
      ),
      page(
        "dinosaur-on-a-bicycle",
        ["medium", "cartoon"],
        ["Dinosaur on a Bicycle", "A happy dinosaur rides past a kitten.", "dinosaur", "bicycle"],
        ["骑自行车的恐龙", "一只开心的恐龙骑车经过小猫。", "恐龙", "自行车"],
      ),
      page(
        "realistic-horse",
        ["hard", "realistic"],
        ["Horse on a Meadow", "A horse with a long mane.", "horse", "farm"],
        ["草地上的马", "一匹鬃毛很长的马。", "马", "农场"],
      ),
    ],
    holidays: [
      page(
        "christmas-tree-with-gifts",
        ["easy", "simple"],
        ["Christmas Tree with Gifts", "A tree with presents under it.", "christmas", "winter"],
        ["圣诞树和礼物", "树下摆着许多礼物。", "圣诞节", "冬天"],
      ),
    ],
  },
};
