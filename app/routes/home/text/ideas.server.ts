import type { Language } from "@colorleaf/domain";

const ideas: Record<Language, readonly string[]> = {
  en: [
    "A dinosaur riding a bicycle under a rainbow",
    "Two kittens fishing on the moon",
    "A unicorn in front of a castle",
    "A rocket flying past three planets",
    "A whale and an octopus under the sea",
    "A snowman beside a Christmas tree",
    "A fox reading a book in the forest",
    "A tractor on a farm with two cows",
    "A dragon holding a birthday cake",
    "A penguin wearing a scarf in the snow",
    "Butterflies above a garden of tulips",
    "A robot walking a dog in the park",
    "A pirate ship on the sea with a dolphin",
    "An owl in a tree at night",
    "A bear eating honey with three bees",
    "A hot air balloon above the mountains",
    "A turtle and a crab on the beach",
    "An elephant under a palm tree",
  ],
  zh: [
    "彩虹下骑自行车的小恐龙",
    "两只小猫在月亮上钓鱼",
    "城堡前面的独角兽",
    "火箭飞过三颗星球",
    "海底的鲸鱼和章鱼",
    "圣诞树旁边的雪人",
    "森林里看书的狐狸",
    "农场里的拖拉机和两头奶牛",
    "捧着生日蛋糕的小龙",
    "雪地里戴围巾的企鹅",
    "郁金香花园里的蝴蝶",
    "公园里遛狗的机器人",
    "大海上的海盗船和海豚",
    "夜晚树上的猫头鹰",
    "小熊吃蜂蜜，旁边有三只蜜蜂",
    "高山上的热气球",
    "沙滩上的乌龟和螃蟹",
    "棕榈树下的大象",
  ],
};

/**
 * All ideas of a language, beginning with another each hour: a later visit starts differently, and a
 * screen that is loaded again is still the same one.
 */
export function ideasFor(language: Language): string[] {
  const all = ideas[language];
  const start = Math.floor(Date.now() / 3_600_000) % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
}
