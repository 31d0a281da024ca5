/** What has a drawing of its own is not drawn as its nearest neighbour. */
import { expect, it } from "vitest";
import { artworksOf, only } from "../compose/scene-of.ts";

it.each([
  ["arctic fox", "arctic-fox", "fox"],
  ["北极狐钻雪堆", "arctic-fox", "fox"],
  ["bearded dragon lizard on a rock", "bearded-dragon", "lizard"],
  ["two gerbils sharing a sunflower seed", "gerbil", "hamster"],
  ["草叶上的蝈蝈", "katydid", "cricket"],
  ["天牛", "longhorn-beetle", "beetle"],
  ["八哥", "mynah", "black-bird"],
  ["九色鹿", "nine-coloured-deer", "deer"],
  ["麋鹿喝水", "pere-davids-deer", "deer"],
  ["藏羚羊", "tibetan-antelope", "gazelle"],
  ["犀牛和犀牛鸟", "oxpecker", "bird"],
  ["a wren builds a nest", "wren", "bird"],
  ["龙宫里的虾兵", "shrimp-soldier", "shrimp"],
  ["蟹将躲到柱子后面", "crab-general", "crab"],
  ["小龙女捂着嘴偷偷笑", "dragon-princess", "fairy"],
  ["dung beetle pushing its ball", "dung-beetle", "soccer-ball"],
  ["strawberry cow", "strawberry-cow", "strawberry"],
  ["骆驼驮着货物走在沙漠里", "laden-camel", "camel"],
  ["飞碟停在麦田里", "landed-ufo", "ufo"],
  ["a UFO has landed in a corn field", "landed-ufo", "ufo"],
  ["santa and rudolph", "reindeer", "deer"],
  ["森林里的蘑菇小房子", "mushroom-house", "mushroom"],
  ["a sports car", "sports-car", "racing-car"],
  ["变形金刚", "transforming-robot", "robot"],
  ["奥特曼", "silver-hero", "superhero"],
  ["spiderman riding a bike", "spider-hero", "superhero"],
  ["福娃抱鲤鱼", "carp-child", "carp"],
  ["粽子宝宝", "zongzi", "baby"],
  ["甜品下午茶，三层架子上有马卡龙和小蛋糕", "dessert-stand", "bookshelf"],
  ["导盲犬", "guide-dog", "dog"],
  ["a tailor measuring a giraffe", "tailor", "man"],
  ["修鞋匠", "shoemaker", "man"],
  ["捏面人的老师傅", "craftsman", "teacher"],
  ["potter at her wheel", "potter", "painter"],
  ["记者采访长颈鹿", "reporter", "photographer"],
  ["the conductor checks the tickets on the train", "train-conductor", "singer"],
  ["a falcon on a rock", "falcon", "hawk"],
  ["白鹭", "egret", "heron"],
  ["a sea lion balancing a ball", "sea-lion", "seal"],
  ["羊驼", "alpaca", "llama"],
  ["antelope", "antelope", "gazelle"],
  ["牦牛", "yak", "highland-cow"],
  ["鲤鱼", "carp", "koi"],
  ["a weasel", "weasel", "ferret"],
  ["座头鲸", "humpback-whale", "whale"],
  ["blue whale", "blue-whale", "whale"],
  ["青花瓷盘", "porcelain-plate", "porcelain-vase"],
  ["saguaro cactus", "saguaro", "cactus"],
  ["a cement mixer truck", "cement-mixer", "delivery-truck"],
  ["barn owl", "barn-owl", "owl"],
  ["古琴", "guqin", "guzheng"],
  ["a chisel", "chisel", "screwdriver"],
  ["a welder", "welder", "builder"],
  ["wrestler", "wrestler", "sumo-wrestler"],
  ["a rhinoceros", "rhinoceros", "boar"],
  ["hippopotamus", "hippopotamus", "pig"],
  ["a jackal", "coyote", "dog"],
  ["盲人叔叔牵着导盲犬过斑马线", "blind-man", "man"],
  ["hockey goalie", "hockey-goalie", "hockey-player"],
  ["雷公敲鼓", "thunder-duke", "zeus"],
  ["敦煌飞天", "flying-apsara", "weaver-girl"],
  ["戏台上花旦甩着水袖", "opera-lady", "opera-general"],
  ["拔萝卜的老公公", "grandfather", "man"],
])("%s: there is a %s, and no %s", (description, who, neighbour) => {
  const artworks = artworksOf(description);
  expect(only(artworks, who).length).toBeGreaterThan(0);
  expect(only(artworks, neighbour)).toHaveLength(0);
});

it.each(["surfer riding a big wave", "a dog catching a wave"])("%s: on a board", (description) => {
  const names = artworksOf(description).map(({ artwork }) => artwork.name);
  expect(names.some((name) => /surf/.test(name))).toBe(true);
});

it.each(["牛郎织女在鹊桥相会", "七夕牛郎挑着担子走上鹊桥去见织女", "鹊桥"])(
  "%s: both are on a bridge of magpies, each of them once",
  (description) => {
    const artworks = artworksOf(description);
    for (const subject of ["magpie-bridge", "cowherd", "weaver-girl"])
      expect(only(artworks, subject)).toHaveLength(1);
    expect(only(artworks, "stone-bridge")).toHaveLength(0);
  },
);
