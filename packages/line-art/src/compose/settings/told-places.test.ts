import type { Complexity } from "@colorleaf/domain";
import { describe, expect, it } from "vitest";
import { drawPage } from "../../index.ts";
import { sceneOf } from "../scene-of.ts";

const isThere = (description: string, id: RegExp, complexity: Complexity = "medium") =>
  sceneOf(description, { complexity }).items.some((item) => id.test(item.id));

describe("places are told by what is in them", () => {
  it.each([
    ["a girl waiting on the railway platform", /^train$/],
    ["妈妈在站台上送别", /^train$/],
    ["a family at the airport", /^glass-wall$/],
    ["一家人在机场", /^glass-wall$/],
    ["a mechanic fixing a car in the garage", /^tools$/],
    ["叔叔在汽修厂里修车", /^tools$/],
    ["a carpenter sawing wood", /^tools$/],
    ["木匠在锯木头", /^tools$/],
    ["a girl watering plants in the greenhouse", /^glass$/],
    ["小女孩在温室里浇花", /^glass$/],
    ["a boy lifting weights at the gym", /^wall-bars$/],
    ["哥哥在健身房举哑铃", /^wall-bars$/],
    ["kids playing in the attic", /^roof$/],
    ["孩子们在阁楼里玩", /^roof$/],
    ["a judge in the courtroom", /^scales$/],
    ["法官在法庭上", /^scales$/],
    ["a girl at the dentist", /^sign$/],
    ["小朋友看牙医", /^sign$/],
    ["a woman mailing a letter at the post office", /^pigeonholes$/],
    ["奶奶在邮局里寄信", /^pigeonholes$/],
    ["a pet shop with puppies", /^shelf$/],
    ["宠物店里有小狗", /^shelf$/],
    ["grandma sitting on the porch", /^eaves$/],
    ["奶奶坐在门廊上", /^eaves$/],
    ["a farmer planting rice in the paddy field", /^rice$/],
    ["农民在稻田插秧", /^rice$/],
    ["children in the pumpkin patch", /^row-/],
    ["小朋友在南瓜地里", /^row-/],
    ["kids in the orchard", /^fruit-tree-/],
    ["小朋友在果园里", /^fruit-tree-/],
    ["a fox in the vineyard", /^row-/],
    ["小狐狸在葡萄园里", /^row-/],
    ["women picking tea leaves", /^hedge-/],
    ["采茶姑娘在茶山采茶", /^hedge-/],
    ["a girl in a sunflower field", /^row-/],
    ["女孩在向日葵花田里", /^row-/],
    ["a bunny in the lavender field", /^row-/],
    ["薰衣草花田里的女孩", /^row-/],
    ["a bear by the waterfall", /^waterfall$/],
    ["瀑布边的小熊", /^waterfall$/],
    ["children splashing under a waterfall", /^waterfall$/],
    ["孩子们在瀑布下游泳", /^waterfall$/],
    ["dad fixing the car", /^tools$/],
    ["爸爸在修汽车", /^tools$/],
    ["a girl picking grapes", /^row-/],
    ["a man running on a treadmill", /^wall-bars$/],
    ["a pirate on an island", /^palm$/],
    ["海盗在小岛上", /^palm$/],
    ["a cat in a tavern", /^barrels$/],
    ["酒馆里的小矮人", /^barrels$/],
    ["a bear sleeping in a cave", /^cave-rock$/],
    ["山洞里有一条龙", /^cave-rock$/],
    ["mom and a boy at the school gate", /^school-gate$/],
    ["幼儿园门口，妈妈和小朋友挥手再见", /^school-gate$/],
    ["a boy waiting at the bus stop", /^bus-sign$/],
    ["一辆公交车停在站台，小朋友在等车", /^bus-sign$/],
    ["a boy kicking a ball, the stands are full of people", /^crowd-1$/],
    ["世界杯足球赛，前锋在踢球", /^crowd-1$/],
    ["a scarecrow in a corn field", /^row-/],
    ["小朋友在地铁站台等车", /^train$/],
    ["a girl skating", /^ice$|^frozen|^pond|^lake/],
    ["小朋友在溜冰场滑冰", /^ice$|^frozen|^pond|^lake/],
    ["a girl walks on a winding path in the forest", /^path$/],
    ["小红帽走在森林里的小路上", /^path$/],
    ["a house with a stone path", /^path$/],
    ["小木屋门前有一条石板路", /^path$/],
    ["a deer in a misty forest by a stream", /^stream$/],
    ["小鹿在森林里的小溪边", /^stream$/],
    ["children singing on stage", /^curtain$/],
    ["小朋友在舞台上唱歌", /^curtain$/],
    ["a fox in the jungle", /^vines$/],
    ["丛林里的小猴子", /^vines$/],
    ["a little boy at the barber shop", /^barber-pole$/],
    ["小男孩在理发店里", /^place-barber-chair/],
    ["a girl in a restaurant", /^place-table-for-two/],
    ["小女孩在餐厅里", /^place-table-for-two/],
    ["冬至，一家人吃饺子", /^window$/],
  ])("%s", (description, what) => {
    expect(isThere(description, what)).toBe(true);
  });

  it.each(["a greenhouse", "a post office", "邮局"])("%s alone is the building", (description) => {
    expect(isThere(description, /^(glass|pigeonholes)$/)).toBe(false);
  });

  it.each(["a fox in a snowy forest", "下雪的森林里有一只小狐狸"])(
    "%s: several trees in the snow",
    (description) => {
      const { items } = sceneOf(description, { complexity: "medium" });
      expect(items.filter(({ id }) => id.startsWith("tree-at-")).length).toBeGreaterThan(1);
      expect(items.some(({ id }) => id === "snow-near")).toBe(true);
    },
  );

  it.each(["a girl waiting on the railway platform", "木匠在锯木头", "农民在稻田插秧"])(
    "%s: the plainest page tells its place, too",
    (description) => {
      const page = drawPage(description, {
        complexity: "simple",
        style: "cartoon",
        aspectRatio: "1:1",
        seed: 1,
      });
      const shown = page.ok ? new Set(page.drawing.shapes.map(({ item }) => item)) : new Set();
      expect([...shown].some((id) => /^(train|tools|rice)$/.test(String(id)))).toBe(true);
    },
  );

  it("those who plant rice stand in the water", () => {
    const { items } = sceneOf("农民在稻田插秧", { complexity: "medium" });
    const water = items.findIndex(({ id }) => id === "paddy-near");
    const farmer = items.findIndex((item) => item.kind === "artwork" && item.subject === "farmer");
    expect(water).toBeGreaterThan(farmer);
    const [over, who] = [items[water]!.box, items[farmer]!.box];
    expect(over.y).toBeLessThan(who.y + who.height);
    expect(over.y).toBeGreaterThan(who.y + 0.7 * who.height);
  });

  it("on the moon there are craters and the earth above", () => {
    const ids = sceneOf("an astronaut walking on the moon").items.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith("moon-crater-")).length).toBeGreaterThan(1);
    expect(ids.some((id) => id.startsWith("earth-"))).toBe(true);
  });

  it.each(["除夕夜一家人吃年夜饭", "a family dinner on chinese new year's eve"])(
    "%s: fireworks in the window, and no moon",
    (description) => {
      const { items } = sceneOf(description, { complexity: "medium" });
      const window = items.find(({ id }) => id === "window")!;
      const [burst] = items.filter(({ id }) => id.startsWith("firework-"));
      expect(burst!.box.x).toBeGreaterThan(window.box.x);
      expect(burst!.box.y + burst!.box.height).toBeLessThan(window.box.y + window.box.height);
      expect(items.some(({ id }) => id.startsWith("moon-"))).toBe(false);
    },
  );
});

describe("places of their own", () => {
  it.each([
    ["工人在工地上", /^crane$/],
    ["a boy at the construction site", /^shell$/],
    ["小女孩在港口", /^ship$/],
    ["a sailboat in the harbor", /^crane$/],
    ["a boy in a museum", /^showpiece$/],
    ["小女孩在博物馆里", /^showpiece$/],
    ["a cat on the balcony", /^railing$/],
    ["小女孩在阳台上", /^railing$/],
    ["小女孩在操场上", /^flagpole$/],
    ["老师带着同学们在操场上做早操", /^running-track$/],
    ["a girl running at the sports day", /^bunting$/],
    ["运动会上小朋友在跑步", /^bunting$/],
    ["kids playing basketball on the court", /^hoop$/],
    ["弟弟在篮球场上拍球", /^hoop$/],
    ["a cowboy riding a bull at the rodeo", /^ring-fence$/],
    ["牛仔在竞技场上骑马", /^crowd$/],
    ["a boy and his grandpa fishing from a wooden dock", /^dock$/],
    ["爷爷坐在木码头上钓鱼", /^dock$/],
    ["two girls talking in the school hallway", /^corridor$/],
    ["走廊里两个小朋友在说话", /^corridor$/],
    ["女孩撑着油纸伞走在江南水乡", /^bridge$/],
    ["a girl kicking a ball on the soccer field", /^goal$/],
    ["弟弟在足球场上踢球", /^goal$/],
    ["a knight riding to the castle gate", /^castle-gate$/],
    ["骑士牵着白马走到城堡门口", /^castle-gate$/],
    ["a zookeeper feeding a giraffe at the zoo", /^enclosure$/],
    ["小朋友在动物园看老虎", /^zoo-sign$/],
    ["a boy eating noodles at the night market", /^lantern-1$/],
    ["夜市里小朋友吃面条", /^rope$/],
    ["a boy in the amusement park", /^place-ferris-wheel$/],
    ["a boy at the campsite", /tent/],
    ["a lion in the savanna", /^acacia-tree/],
    ["农民在麦田里", /^row-/],
    ["a farmer in the cornfield", /^row-/],
    ["a girl at the aquarium", /^tank$/],
    ["小女孩在电影院里", /^screen$/],
    ["a girl in a flower shop", /^shelves-1$/],
    ["小女孩在院子里", /^house$/],
    ["a frog by the pond", /^lily-pad-1$/],
    ["a clown in the circus", /^tent-roof$/],
    ["a cowboy in the desert", /^cactus-at/],
    ["小男孩在游泳池里游泳", /^lane-rope-1$/],
    ["a boy at the swimming pool", /^pool-ladder$/],
    ["a horse in the stable", /^stall-gate$/],
    ["小老鼠在老鼠洞里", /^mouse-hole$/],
  ])("%s", (description, what) => {
    expect(isThere(description, what)).toBe(true);
  });

  it("who lives in an aquarium is behind its glass", () => {
    expect(isThere("a shark in the aquarium", /^tank$/)).toBe(false);
  });
});

describe("who is alone in a place that is named", () => {
  it.each([
    ["a cat in the kitchen", "kitchen-oven"],
    ["小女孩在客厅里", "sofa"],
    ["小女孩在公园里", "park-bench"],
  ])("%s: stands beside what tells it, on the plainest page, too", (description, thing) => {
    for (const complexity of ["simple", "medium"] as const) {
      const { width, items } = sceneOf(description, { complexity });
      const hero = items.find(({ role }) => role === "hero")!;
      const told = items.find(({ id }) => id === `place-${thing}`)!;
      expect(hero.box.x + hero.box.width / 2).toBeLessThan(0.45 * width);
      expect(told.box.x + 0.2 * told.box.width).toBeGreaterThan(hero.box.x + hero.box.width);
      expect(told.role).toBe("support");
    }
  });
});

it.each(["a boy at the harbor looking at boats", "小女孩在港口看帆船"])(
  "%s: stands on the quay, and the boats lie in the water behind",
  (description) => {
    const { items } = sceneOf(description, { complexity: "medium" });
    const who = items.find(({ role }) => role === "hero")!;
    const boat = items.find((item) => item.kind === "artwork" && item.subject === "sailboat")!;
    const quay = items.find(({ id }) => id === "quay")!;
    expect(items.some(({ id }) => id.startsWith("water-front"))).toBe(false);
    expect(items.indexOf(boat)).toBeLessThan(items.indexOf(who));
    expect(boat.box.y + boat.box.height).toBeLessThan(quay.box.y + 0.02 * quay.box.width);
    expect(who.box.y + who.box.height).toBeGreaterThan(quay.box.y);
  },
);

describe("what a place is for is seen in it", () => {
  it.each(["a bakery window full of croissants and bread", "橱窗里摆满了面包和蛋糕"])(
    "%s: on the shelves of the window",
    (description) => {
      const items = sceneOf(description).items.filter((item) => item.kind === "artwork");
      const [pane] = items.filter(({ subject }) => subject === "shop-window");
      const goods = items.filter(({ subject }) => subject !== "shop-window");
      expect(pane).toBeDefined();
      expect(goods.length).toBeGreaterThan(1);
      for (const { box } of goods) {
        expect(box.x).toBeGreaterThan(pane!.box.x);
        expect(box.x + box.width).toBeLessThan(pane!.box.x + pane!.box.width);
        expect(box.y + box.height).toBeLessThan(pane!.box.y + 0.85 * pane!.box.height);
      }
    },
  );

  it.each(["kids graduating kindergarten throwing their caps in the air", "毕业啦，小朋友扔帽子"])(
    "%s: mortarboards on heads and in the air",
    (description) => {
      const { items } = sceneOf(description);
      expect(
        items.some((item) => item.kind === "artwork" && item.subject === "graduation-cap"),
      ).toBe(true);
      expect(items.some(({ id }) => /^graduation-cap-/.test(id))).toBe(true);
    },
  );

  it.each([
    "kids on a subway platform waiting for the train",
    "地铁站台上，列车来了，小朋友在等车",
  ])("%s: the train stops beyond the platform, and stands not on it", (description) => {
    const { items } = sceneOf(description);
    expect(items.some(({ id }) => id === "train")).toBe(true);
    expect(
      items.some((item) => item.kind === "artwork" && /train|metro|locomotive/.test(item.subject)),
    ).toBe(false);
  });

  it.each(["two kids eat ice cream on a hot day", "爷爷在土楼前面晒太阳"])(
    "%s: the sun is seen",
    (description) => expect(isThere(description, /^sun/)).toBe(true),
  );
});
