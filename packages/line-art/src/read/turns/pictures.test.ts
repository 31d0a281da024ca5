import { expect, it } from "vitest";
import { readDescription } from "../read.ts";
import { relationsSaid } from "../relations-said.ts";

/** Who is there, and how they stand to each other; nothing that was said is missing. */
it.each([
  ["a monkey swinging from a vine", "monkey under hanging-vines"],
  ["a vase with tulips and roses", "tulip in vase, rose in vase"],
  ["a family picnic", "woman beside picnic, man beside picnic, girl beside picnic"],
  ["a fire truck spraying water", "fire-truck beside fire"],
  ["母鸡孵蛋", "chicken in nest-with-eggs"],
  ["恐龙蛋孵化出小恐龙", "sauropod in egg-shell"],
  ["农民伯伯在田里插秧", "farmer beside seedling"],
  ["a bear next to the fire extinguisher", "bear beside fire-extinguisher"],
  ["小熊举重", "bear holding dumbbell"],
  ["小猴子吊在树上", "monkey under tree-branch"],
  ["a bear holding a log over its head", "bear holding log"],
  ["a rabbit pulling up a carrot", "rabbit beside carrot"],
  ["a bunny among easter eggs", "rabbit around easter-egg"],
  ["children sitting around the fire", "girl around campfire, boy around campfire"],
  ["圣诞老人坐着雪橇", "santa-claus riding santa-sleigh"],
  ["a hen sitting on her eggs", "chicken in nest-with-eggs"],
  ["蜜蜂采蜜", "bee on flower"],
  ["小马拉车", "horse beside carriage"],
  ["两个人坐在长椅上", "man on park-bench, woman on park-bench"],
  ["渔夫在船上撒网", "fisherman in sailboat, fisherman holding fishing-net"],
  ["月亮上的兔子捣药", "jade-rabbit on crescent-moon"],
  ["a stork with a letter in its beak", "stork holding envelope"],
  ["a girl mailing a letter", "girl holding envelope"],
  ["圣诞老人从烟囱下来", "santa-claus in chimney"],
  ["小刺猬背着苹果", "red-apple on hedgehog"],
  ["小刺猬背果子", "red-apple on hedgehog"],
  ["a grandmother knitting a blue scarf", "grandmother holding yarn"],
  ["奶奶织围巾", "grandmother holding yarn"],
  ["a rabbit riding on the moon", "rabbit riding crescent-moon"],
  ["an astronaut driving on the moon", "astronaut riding moon-rover, astronaut on crescent-moon"],
  ["a woman with a flower in her hair", "woman wearing flower"],
  ["a girl with an umbrella and rain boots", "girl holding umbrella, girl wearing rain-boots"],
  ["小马拉着胡萝卜车", "horse beside toy-wagon, carrot in toy-wagon"],
  [
    "kids watching a movie",
    "girl on sofa, boy on sofa, girl beside television, boy beside television",
  ],
  ["爸爸和妈妈在看电视", "man on sofa, woman on sofa, television beside sofa"],
  ["小朋友提着灯笼游街", "boy holding lantern"],
  ["小朋友捡垃圾", "boy holding water-bottle, trash-can beside boy"],
  ["戴着红领巾的小朋友敬礼", "boy wearing red-scarf"],
  ["少先队员", "boy wearing red-scarf"],
  ["小朋友垃圾分类", "recycling-bin beside boy"],
  ["小朋友整理玩具", "boy holding teddy-bear"],
  ["a girl holding a kitten in a basket", "girl holding wicker-basket, cat in wicker-basket"],
  ["a mother kissing a baby in a crib", "woman beside baby, baby in crib"],
  ["a girl feeding a baby in a high chair", "girl beside baby, baby in high-chair"],
  ["a girl waving at a boy on a bike", "girl beside boy, boy riding bicycle"],
  ["a boy feeding ducks on a bench", "boy beside duck, boy on park-bench"],
  ["a farmer driving a tractor with a dog beside him", "farmer riding tractor, dog beside farmer"],
  ["a boy with a dog on a leash", "boy beside dog"],
  ["a girl in a garden with a watering can", "girl holding watering-can"],
  ["a surfer shark", "shark riding surfboard"],
  ["重阳节登高", "girl on hill"],
  ["鲤鱼跳龙门", "koi above paifang"],
  ["an owl reading a book by candlelight", "owl holding open-book, owl beside candle"],
  ["小朋友坐摩天轮", "boy riding ferris-wheel"],
  ["a girl riding a ferris wheel", "girl riding ferris-wheel"],
  ["a robot making breakfast", "robot holding cooking"],
  ["first day of school", "boy wearing backpack, girl wearing backpack"],
  ["开学第一天", "boy wearing backpack, girl wearing backpack"],
  ["冰糖葫芦小贩", "man holding tanghulu"],
  ["a girl on a swing pushed by her brother", "boy beside girl, girl riding garden-swing"],
  ["a baby in a high chair being fed by his dad", "man beside baby, baby in high-chair"],
  ["a mom pushing a baby in a stroller", "woman beside stroller"],
  ["a girl dropping a letter in the mailbox", "girl holding envelope, girl beside mailbox"],
  ["a dinosaur driving a bus full of kids", "sauropod in bus, girl in bus, boy in bus"],
  ["小象用鼻子给小花浇水", "baby-elephant beside flower"],
  ["牧童骑在牛背上", "cowherd riding cow"],
  ["警察叔叔扶老奶奶过马路", "police-officer beside grandmother"],
  ["小乌龟驮着小老鼠", "turtle holding mouse"],
  [
    "a girl holding a kitten next to a boy holding a puppy",
    "girl holding cat, girl beside boy, boy holding dog",
  ],
  ["a school bus full of children", "girl in school-bus, boy in school-bus"],
  ["一辆坐满小朋友的校车", "boy in school-bus"],
  ["a turtle hatching from an egg on the beach", "turtle in egg-shell"],
  ["小恐龙破壳而出", "sauropod in egg-shell"],
  ["a spider on a web", "spider in spider-web"],
  ["小蜘蛛在织网", "spider in spider-web"],
  ["pigs rolling in the mud", "pig in puddle"],
  ["小猪在泥里打滚", "pig in puddle"],
  ["大象和老鼠跷跷板", "elephant riding seesaw, mouse riding seesaw"],
  ["老师给小朋友们上课", "teacher beside boy, teacher beside girl"],
  ["a hedgehog wearing a scarf in the autumn leaves", "hedgehog wearing scarf"],
  ["a girl trying on a hat", "girl wearing womans-hat"],
  ["a bus driver", "man riding bus"],
  ["a dolphin jumping through a hoop", "dolphin in hula-hoop"],
  ["狮子钻火圈", "lion in hula-hoop"],
  ["公交车司机", "man riding bus"],
  ["a magician pulling a dove from a hat", "top-hat beside magician, dove in top-hat"],
  ["a dog next to a box with a kitten in it", "dog beside open-box, cat in open-box"],
  ["a chef making pizza", "chef beside whole-pizza"],
  ["a boy riding a roller coaster", "boy on roller-coaster"],
  ["三个小朋友坐过山车", "girl on roller-coaster, boy on roller-coaster"],
])("%s: %s", (description, relation) => {
  const { said, missing } = relationsSaid(description);
  expect(said).toEqual(relation.split(", ").toSorted());
  expect(missing).toEqual([]);
});

it.each([
  ["a house made of candy", "gingerbread-house"],
  ["a kangaroo with a baby", "kangaroo"],
  ["袋鼠妈妈和宝宝", "kangaroo"],
  ["an alien in a flying saucer", "ufo"],
  ["外星人开飞碟", "ufo"],
  ["a magician pulling a rabbit out of his hat", "magician"],
  ["白雪公主和小矮人", "snow-white seven-dwarfs"],
  ["喷火龙", "dragon"],
  ["一家人赏月", "man woman girl mooncake"],
  ["a house with christmas lights", "house string-lights"],
  ["a lighthouse with bright lights", "lighthouse"],
  ["妈妈做蛋糕", "woman layer-cake"],
  ["冬天打雪仗", "boy girl"],
  ["a castle made of sand", "sandcastle"],
  ["纸折的飞机", "paper-airplane"],
  ["小女孩拿着风车", "girl pinwheel"],
  ["a boy catching a fish and his dad cheering", "boy fish man"],
  ["小鱼在河里看着他", "fish"],
  ["端午节人们在江上赛龙舟", "dragon-boat"],
  ["a baby dragon hatching from an egg", "dragon-egg"],
  ["saturn with rings", "ringed-planet"],
  ["a nest with three hungry chicks", "nest-with-chicks"],
  ["a lion tamer", "ringmaster lion"],
  ["a lion and a lion tamer", "lion ringmaster"],
  ["插秧机", "rice-transplanter"],
  ["a snail carrying its house on its back", "snail"],
  ["蜗牛背着重重的壳", "snail"],
  ["a chick hatching from its egg", "hatching-chick"],
  ["a birthday party with balloons", "birthday-cake balloon"],
  ["two girls in kimonos", "kimono-girl"],
  ["kids riding a roller coaster", "roller-coaster"],
  ["a family riding a roller coaster", "roller-coaster"],
  ["小朋友坐过山车", "roller-coaster"],
  ["孩子们在游乐园坐过山车", "roller-coaster"],
  ["两只海狸在筑水坝", "beaver beaver-dam"],
  ["a beaver building a dam", "beaver beaver-dam"],
  ["a steam train passing through the long mountain tunnel", "steam-train tunnel"],
  ["火车钻山洞", "steam-train tunnel"],
  ["一只狼对着圆圆的月亮嚎叫", "wolf crescent-moon"],
  ["dogs pulling a sled through the snow", "dogsled"],
  ["a sled pulled by huskies", "dogsled"],
  ["kids making snow angels", "snow-angel"],
  ["小朋友在雪地里做雪天使", "snow-angel"],
  ["grandma cooking a pot of soup", "grandmother pot-of-food"],
  ["a taco and a burrito being best friends", "taco burrito"],
  ["小猫和小狗是好朋友", "cat dog"],
  ["a mouse hiding behind a big wheel of cheese", "mouse cheese-wedge"],
  ["爱莎公主一样的冰雪公主", "snow-queen"],
  ["a bowl of ramen with chopsticks and an egg", "steaming-bowl"],
  ["Noah's ark with animals two by two", "noahs-ark"],
  ["我儿子喜欢火车和恐龙，请画一只霸王龙开火车", "t-rex steam-train"],
  ["My son loves trains so please make a T-rex driving a steam train", "t-rex steam-train"],
  ["司马光砸缸", "boy rock broken-vat"],
  ["a goldfish in a bowl", "fishbowl"],
  ["a fish in a bowl", "fishbowl"],
  ["a cat looking at a goldfish in a round bowl", "cat fishbowl"],
  ["小金鱼在圆鱼缸里游", "fishbowl"],
  ["two goldfish in a bowl", "goldfish fishbowl"],
])("%s: only %s", (description, subjects) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const seen = read.brief.mentions.map(({ subject }) => subject);
  expect([...new Set(seen)].join(" ")).toBe(subjects);
});

it.each([
  ["boots", 2],
  ["three boots", 3],
  ["sneakers", 2],
])("%s: %i of them", (description, count) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  expect(read.brief.mentions.map((one) => one.count)).toEqual([count]);
});

it.each(["a wedding couple", "newlyweds", "一对新人", "结婚的新人"])(
  "%s: are a bride and a groom",
  (description) => {
    const read = readDescription(description);
    if (!read.ok) throw new Error(read.reason);
    const who = read.brief.mentions.map((one) => one.subject);
    expect(who.toSorted()).toEqual(["bride", "groom"]);
  },
);

it.each([
  ["a rabbit in a garden with flowers", [1, 3]],
  ["cranes and trucks", [2, 2]],
  ["horses on a farm", [3]],
  ["four horses and some cows", [4, 3]],
])("%s: %j of each", (description, counts) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  expect(read.brief.mentions.map((one) => one.count)).toEqual(counts);
});

it.each([
  ["a boy learning to swim", "boy"],
  ["猪八戒拿着九齿钉耙", "pigsy"],
  ["小狗在落叶里打滚", "dog"],
  ["a castle made of ice", "castle"],
  ["a cupcake with a cherry on top", "cupcake"],
  ["天上有风筝", "kite"],
  ["a bat hanging upside down", "hanging-bat"],
  ["倒挂着的蝙蝠", "hanging-bat"],
  ["吹泡泡的小鱼", "fish"],
  ["birds flying south", "bird"],
  ["农场里有风车", "windmill"],
  ["年年有鱼", "carp-child"],
  ["小朋友跑步比赛", "boy"],
  ["an ice hockey player", "hockey-player"],
  ["冰球运动员", "hockey-player"],
  ["a lion face", "lion-face"],
  ["the head of a wolf", "wolf-face"],
  ["小熊头像", "bear-face"],
  ["小猫头像", "cat-face"],
  ["a lion", "lion"],
  ["小朋友们在河里划龙舟", "dragon-boat"],
  ["people paddling a dragon boat", "dragon-boat"],
])("%s: is a %s, and nothing else is to be drawn", (description, subject) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  expect(read.brief.mentions.map((one) => one.subject)).toEqual([subject]);
  expect(read.brief.reading.missing).toEqual([]);
});

it("a family looks at the moon, and nothing is said to stand in for it", () => {
  for (const description of ["一家人赏月", "moon viewing"]) {
    const read = readDescription(description);
    if (!read.ok) throw new Error(read.reason);
    const { festival, setting, reading } = read.brief;
    expect([festival, setting]).toEqual(["mid-autumn", "meadow"]);
    expect([reading.substituted, reading.missing]).toEqual([[], []]);
  }
});
