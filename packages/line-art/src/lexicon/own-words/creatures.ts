/** Beings of tales. */
export const creatures = `
alien: alien, martian, little green man / 外星人, 小外星人 / ground, 1 m, front
ankylosaurus: ankylosaurus / 甲龙, 小甲龙 / ground, 2 m, left
archaeopteryx: archaeopteryx, first bird / 始祖鸟 / air, 0.5 m, left
bai-ze: bai ze, baize beast, white marsh beast / 白泽, 神兽白泽 / ground, 1.3 m, front
basilisk: basilisk, cockatrice / 蛇怪, 鸡蛇兽, 巴西利斯克 / ground, 2 m, left
black-tortoise: black tortoise, xuanwu, tortoise and snake / 玄武, 玄武神兽, 龟蛇 / ground, 1 m, left
caticorn: caticorn, unicorn cat, cat unicorn, kitty unicorn, unicorn kitten / 独角猫, 独角兽猫, 猫咪独角兽, 独角小猫, 彩虹独角猫 / ground, 0.4 m, front
centaur: centaur, horse man, centaur boy / 半人马, 人马, 半人马男孩, 人马兽 / ground, 1.8 m, front
cerberus: cerberus, three-headed dog, three headed dog, fluffy the three headed dog / 三头犬, 三头狗, 地狱犬, 刻耳柏洛斯, 三个头的狗 / ground, 1 m, front
chinese-dragon: chinese dragon, eastern dragon, asian dragon, long dragon, oriental dragon, dragon of the east / 中国龙, 龙, 东方龙, 神龙, 金龙, 五爪金龙, 巨龙, 青龙, 龙年的龙, 生肖龙, 东方神龙, 祥龙, 飞天龙 / ground, 3 m, left
crab-general: crab general, general crab / 蟹将, 螃蟹将军, 蟹将军 / ground, 1.2 m, front
cupid: cupid, baby cupid, valentine's cupid, love angel, eros / 丘比特, 小丘比特, 爱神, 爱神丘比特, 爱情天使 / air, 0.8 m, left
dilophosaurus: dilophosaurus, frilled dinosaur / 双冠龙, 双脊龙 / ground, 2.4 m, left
diplodocus: diplodocus / 梁龙 / ground, 4 m, left
dragon: dragon, baby dragon, little dragon, friendly dragon / 小飞龙, 飞龙, 小龙, 龙宝宝, 西方龙, 喷火龙, 火龙 / ground, 2 m, left
dragon-egg: dragon egg, hatching dragon, baby dragon in an egg, baby dragon hatching, dragon hatching from an egg, hatching dragon egg / 龙蛋, 龙宝宝破壳, 破壳的小龙, 孵化的小龙 / ground, 0.6 m, front
fenghuang: chinese phoenix, fenghuang, feng huang / 彩凤, 凤凰, 凤, 凤凰鸟, 丹凤, 凤鸟, 金凤凰, 百鸟之王, 中国凤凰, 七彩凤凰, 神鸟 / ground, 1.2 m, left
furry-monster: furry monster, fluffy monster, hairy monster, fuzzy monster, monster with horns, cute furry monster / 毛毛怪, 毛茸茸的怪物, 毛绒怪, 长毛怪, 毛怪, 毛绒小怪兽 / ground, 1.2 m, front
ganesha: ganesha, ganesh, lord ganesha, elephant god / 象头神, 迦尼萨, 象神, 甘尼许 / ground, 1.2 m, front
garden-gnome: garden gnome, lawn gnome, garden dwarf, christmas gnome / 花园小矮人, 花园地精, 花园精灵, 小地精 / ground, 0.6 m, front
gargoyle: gargoyle / 石像鬼, 滴水兽 / ground, 1 m, front
genie: genie, djinn, genie of the lamp, genie in a lamp, genie in the lamp, aladdin's genie, genie from the lamp / 灯神, 精灵灯神, 神灯精灵, 神灯里的精灵, 阿拉丁神灯里的精灵, 阿拉丁神灯精灵, 灯里的精灵 / ground, 1.6 m, front
ghost: ghost / 幽灵, 小幽灵, 鬼魂 / air, 1 m, front
golem: golem, stone golem, rock monster, stone giant, rock giant / 石头人, 石头巨人, 石巨人, 岩石怪, 魔像, 石头怪 / ground, 2.4 m, front
griffin: griffin, gryphon, hippogriff, griffon / 狮鹫, 鹰头狮, 狮身鹰, 格里芬, 鹰狮兽 / ground, 1.8 m, left
hippocampus: hippocampus, horse with a fish tail, sea pony, water horse, mer-horse / 鱼尾马, 海神马, 马头鱼尾兽, 神话海马, 水马 / water, 1.5 m, left
humpty-dumpty: humpty dumpty, humpty, egg man / 蛋头先生, 矮胖子蛋先生, 鸡蛋先生 / ground, 0.8 m, front
hydra: hydra, three-headed dragon, three headed dragon, many-headed dragon / 九头蛇, 三头龙, 多头龙, 海德拉, 多头蛇 / ground, 2.5 m, front
jackalope: jackalope, wolpertinger / 鹿角兔 / ground, 0.4 m, front
jade-rabbit: jade rabbit, moon rabbit / 玉兔, 月兔, 捣药的兔子 / ground, 0.4 m, left
jingwei: Jingwei, jingwei bird, jing wei / 精卫, 精卫鸟, 精卫填海 / air, 0.5 m, left
kraken: kraken, giant octopus, sea monster, giant squid monster, cthulhu / 海怪, 北海巨妖, 大王乌贼怪, 巨型章鱼, 克拉肯, 深海巨怪 / water, 3 m, front
laughing-buddha: laughing buddha, buddha, happy buddha, maitreya, buddha statue / 弥勒佛, 笑佛, 佛像, 大肚弥勒佛, 佛祖, 如来佛, 大佛 / ground, 1.2 m, front
lion-dance: lion dance, dancing lion / 舞狮, 舞狮子, 醒狮, 狮舞 / ground, 1.8 m, left
maiasaura: maiasaura, edmontosaurus, duck-billed dinosaur, duckbill dinosaur / 慈母龙, 埃德蒙顿龙 / ground, 3 m, left
manticore: manticore / 蝎尾狮, 人面狮身蝎尾兽, 曼提柯尔 / ground, 1.5 m, left
money-toad: money toad, money frog, lucky toad, three-legged toad, lucky frog / 金蟾, 招财金蟾, 三足金蟾, 三脚蟾蜍, 招财蛙 / ground, 0.4 m, front
mosasaurus: mosasaurus, mosasaur, kronosaurus, liopleurodon / 沧龙, 滑齿龙, 克柔龙 / water, 6 m, left
nian: nian, nian beast, nian monster, chinese new year monster, new year beast / 年兽, 小年兽, 大年兽, 年兽怪物 / ground, 1.6 m, front
nine-tailed-fox: nine-tailed fox, nine tailed fox, kitsune, fox spirit, magic fox, gumiho / 九尾狐, 九尾灵狐, 狐仙, 九尾妖狐, 小狐仙 / ground, 0.7 m, front
one-eyed-monster: one-eyed alien, one eyed alien, one eyed monster, monster with one eye, three toothed monster / 独眼小怪兽, 独眼怪兽, 一只眼的怪物, 大眼怪, 独眼小怪物 / ground, 1 m, front
pegasus: pegasus, winged horse, flying horse / 飞马, 天马, 带翅膀的马, 飞天马, 会飞的马, 珀伽索斯 / ground, 1.7 m, left
pixiu: pixiu, pi xiu, lucky pixiu / 貔貅, 招财貔貅, 小貔貅, 金貔貅 / ground, 1 m, front
plesiosaur: plesiosaur, plesiosaurus / 蛇颈龙, 小蛇颈龙 / water, 3 m, left
pterodactyl: pterodactyl, pterosaur, pteranodon, flying dinosaur / 翼龙, 无齿翼龙 / air, 2 m, left
qilin: qilin, kirin, chinese unicorn, kylin / 麒麟, 小麒麟, 火麒麟, 麒麟兽, 玉麒麟 / ground, 1.6 m, left
robot: robot / 机器人, 小机器人 / ground, 1.2 m, front
robot-dog: robot dog, robotic dog, robot puppy, mechanical dog, robot pet / 机器狗, 机器小狗, 机器人狗, 机械狗, 电子狗 / ground, 0.6 m, left
sack-race: sack race, potato sack race, hopping in a sack / 套袋跑, 袋鼠跳比赛, 麻袋跳 / ground, 1.2 m, front
scarecrow: scarecrow / 稻草人 / ground, 1.8 m, front
sea-serpent: sea serpent, loch ness monster, nessie, lake monster / 水怪, 尼斯湖水怪, 海蛇怪, 湖怪 / water, 6 m, left
shrimp-soldier: shrimp soldier, shrimp guard, soldier shrimp / 虾兵, 小虾兵, 虾将 / ground, 1.2 m, left
slime: slime, slime monster, jelly monster, blob monster, blob / 史莱姆, 史莱姆怪, 果冻怪, 软泥怪, 小史莱姆 / ground, 0.6 m, front
snowman: snowman, snowman without snow / 雪人 / ground, 1.5 m, front
stegosaurus: stegosaurus, stego / 剑龙 / ground, 3 m, left
styracosaurus: styracosaurus, protoceratops, chasmosaurus, pachyrhinosaurus, kentrosaurus / 戟龙, 原角龙, 开角龙, 厚鼻龙, 钉状龙 / ground, 2 m, left
taotie: taotie, bronze monster mask / 饕餮, 饕餮纹 / ground, 1 m, front
therizinosaurus: therizinosaurus, clawed dinosaur / 镰刀龙 / ground, 3 m, left
transforming-robot: transforming robot, robot that turns into a car, car robot, robot car / 变形机器人, 汽车机器人, 会变形的机器人, 机甲战士 / ground, 3 m, front
triceratops: triceratops / 三角龙 / ground, 3 m, left
unicorn: unicorn / 独角兽, 小独角兽 / ground, 1.6 m, left
velociraptor: velociraptor, raptor / 迅猛龙, 伶盗龙, 小迅猛龙 / ground, 1.6 m, left
winged-unicorn: winged unicorn, unicorn with wings, flying unicorn, alicorn, pegasus unicorn, pegacorn / 长翅膀的独角兽, 有翅膀的独角兽, 带翅膀的独角兽, 会飞的独角兽, 飞天独角兽 / ground, 1.7 m, left
yeti: yeti, bigfoot, sasquatch, abominable snowman, snow monster / 雪怪, 大脚怪, 喜马拉雅雪人, 雪人怪, 大脚野人 / ground, 2.2 m, front
`;
