/** Animals in water and in the air. */
export const waterAndAirAnimals = `
albatross: albatross, albatrosses / 信天翁 / air, 0.9 m, left
anglerfish: anglerfish, angler fish, lantern fish, deep sea fish / 鮟鱇鱼, 灯笼鱼, 深海鱼 / water, 0.4 m, left
axolotl: axolotl / 六角恐龙, 美西螈 / water, 0.25 m, front
barn-owl: barn owl / 仓鸮, 草鸮, 猴面鹰 / air, 0.4 m, front
barracuda: barracuda / 梭鱼, 金梭鱼 / water, 1.2 m, left
bat: bat, little bat / 蝙蝠 / air, 0.15 m, front
bee: bee, honey bee, honeybee, bumblebee / 蜜蜂, 小蜜蜂, 大黄蜂 / air, 0.05 m, left
beluga-whale: beluga whale, beluga, white whale / 白鲸, 小白鲸 / water, 2 m, left
betta-fish: betta fish, betta, siamese fighting fish, guppy, guppies / 斗鱼, 泰国斗鱼, 孔雀鱼 / water, 0.12 m, left
blobfish: blobfish, blob fish / 水滴鱼, 波波鱼, 忧伤鱼 / water, 0.3 m, front
blowfish: pufferfish, puffer fish, blowfish, balloon fish / 河豚 / water, 0.3 m, front
blue-whale: blue whale, fin whale / 蓝鲸, 大蓝鲸, 长须鲸 / water, 8 m, left
butterfly: butterfly / 蝴蝶, 小蝴蝶 / air, 0.1 m, front
carp: carp, common carp, carps / 鲤鱼, 大鲤鱼, 小鲤鱼 / water, 0.5 m, left
catfish: catfish / 鲶鱼, 鲇鱼 / water, 0.6 m, left
clam: clam / 蛤蜊, 蚌, 河蚌, 文蛤 / water, 0.15 m, front
clownfish: clownfish, clown fish / 小丑鱼 / water, 0.1 m, left
condor: condor, andean condor, condors, california condor / 神鹫, 安第斯神鹫, 康多兀鹫 / air, 1.2 m, front
coral: coral / 珊瑚 / water, 0.15 m, left
crayfish: crayfish, crawfish, crawdad / 小龙虾, 麻辣小龙虾, 螯虾 / water, 0.12 m, front
cuttlefish: cuttlefish / 墨鱼, 乌贼 / water, 0.3 m, front
dolphin: dolphin / 海豚 / water, 1.2 m, left
dove: dove / 白鸽 / air, 0.4 m, left
dragonfly: dragonfly / 蜻蜓, 小蜻蜓, 红蜻蜓 / air, 0.1 m, front
dumbo-octopus: dumbo octopus, flapjack octopus / 小飞象章鱼, 烟灰蛸 / water, 0.3 m, front
dunkleosteus: dunkleosteus, armored fish, armoured fish, prehistoric fish / 邓氏鱼, 恐鱼, 盾皮鱼, 史前鱼 / water, 3 m, left
eagle: eagle / 老鹰 / air, 0.7 m, front
eel: eel, moray eel, moray, electric eel / 鳗鱼, 海鳗, 海鳝, 电鳗 / water, 0.4 m, left
falcon: falcon, peregrine falcon, kestrel, peregrine / 隼, 猎鹰, 游隼, 红隼 / ground, 0.5 m, left
firefly: firefly, lightning bug, glow worm, glowworm / 萤火虫, 小萤火虫 / air, 0.05 m, left
fish: fish / 鱼 / water, 0.25 m, left
flounder: flounder, flatfish, plaice, halibut / 比目鱼, 偏口鱼, 多宝鱼, 左口鱼 / water, 0.4 m, left
fly: fly, housefly, house fly / 苍蝇, 小苍蝇 / air, 0.08 m, front
goldfish: goldfish, gold fish, fancy goldfish, fantail goldfish / 金鱼, 小金鱼, 红金鱼, 凤尾金鱼 / water, 0.15 m, left
hairtail: hairtail, hairtail fish, ribbonfish, cutlassfish, belt fish / 带鱼, 刀鱼 / water, 0.4 m, left
hammerhead-shark: hammerhead shark, hammerhead / 锤头鲨, 双髻鲨 / water, 1.2 m, left
hanging-bat: hanging bat, bat hanging upside down, sleeping bat, upside down bat / 倒挂的蝙蝠, 倒挂着的蝙蝠, 睡觉的蝙蝠, 倒吊的蝙蝠 / air, 0.15 m, front
hawk: hawk, osprey, buzzard, goshawk, harrier hawk / 苍鹰, 鹰隼, 鱼鹰鸟, 鹞子 / air, 0.6 m, left
hornbill: hornbill / 犀鸟 / air, 0.7 m, left
horseshoe-crab: horseshoe crab, horseshoe crabs / 鲎, 马蹄蟹 / water, 0.4 m, front
hummingbird: hummingbird, humming bird / 蜂鸟, 小蜂鸟 / air, 0.1 m, left
humpback-whale: humpback whale, humpback / 座头鲸, 大翅鲸 / water, 5 m, left
ichthyosaur: ichthyosaur, ichthyosaurus / 鱼龙, 海洋恐龙 / water, 2 m, left
jellyfish: jellyfish / 水母 / water, 0.4 m, front
koi: koi, koi fish, koi carp, nishikigoi / 锦鲤, 小锦鲤, 红鲤鱼 / water, 0.4 m, left
leafy-sea-dragon: leafy sea dragon, leafy seadragon, weedy sea dragon, seadragon / 叶海龙, 草海龙, 叶形海龙, 海龙鱼 / water, 0.3 m, left
lionfish: lionfish, lion fish / 狮子鱼, 蓑鲉 / water, 0.3 m, left
lobster: lobster / 龙虾 / water, 0.6 m, front
manatee: manatee, sea cow / 海牛 / water, 2 m, left
manta-ray: manta ray, manta / 蝠鲼, 魔鬼魟, 鬼蝠魟 / water, 1.2 m, front
mantis-shrimp: mantis shrimp, peacock mantis shrimp, mantis shrimps / 螳螂虾, 皮皮虾, 虾蛄, 濑尿虾, 雀尾螳螂虾 / water, 0.2 m, left
mosquito: mosquito, mosquitoes / 蚊子, 小蚊子 / air, 0.08 m, left
moth: moth, luna moth / 飞蛾, 蛾子, 小飞蛾 / air, 0.1 m, front
narwhal: narwhal / 独角鲸, 一角鲸 / water, 4 m, left
nautilus: nautilus, chambered nautilus / 鹦鹉螺 / water, 0.3 m, left
nudibranch: nudibranch, sea slug, nudibranchs, sea slugs / 海蛞蝓, 海兔, 裸鳃类 / water, 0.1 m, left
ocean-sunfish: ocean sunfish, sunfish, mola mola / 翻车鱼, 太阳鱼 / water, 2 m, left
octopus: octopus / 章鱼, 八爪鱼 / water, 0.6 m, front
orca: orca / 虎鲸 / water, 2.5 m, left
owl: owl / 猫头鹰 / air, 0.4 m, front
piranha: piranha / 食人鱼, 食人鲳, 水虎鱼 / water, 0.2 m, left
sailfish: sailfish, marlin, blue marlin, sail fish / 旗鱼, 平鳍旗鱼, 马林鱼 / water, 1.2 m, left
salmon: salmon, sockeye salmon, salmons, leaping salmon / 三文鱼, 鲑鱼, 大马哈鱼, 大麻哈鱼, 鲑 / water, 0.6 m, left
sawfish: sawfish, sawfishes, saw fish / 锯鳐, 锯鲨, 锯鳐鱼 / water, 1 m, left
sea-anemone: sea anemone, anemone / 海葵 / water, 0.25 m, front
sea-cucumber: sea cucumber, sea cucumbers / 海参 / water, 0.2 m, left
sea-turtle: sea turtle / 海龟 / water, 0.8 m, left
sea-urchin: sea urchin, urchin / 海胆 / water, 0.15 m, front
seahorse: seahorse, sea horse / 海马 / water, 0.15 m, left
shark: shark / 鲨鱼 / water, 1.5 m, left
shrimp: shrimp, prawn / 虾 / water, 0.1 m, left
sloth: sloth / 树懒 / air, 0.6 m, left
sperm-whale: sperm whale, cachalot, moby dick / 抹香鲸, 大抹香鲸 / water, 3 m, left
squid: squid, vampire squid / 鱿鱼 / water, 0.6 m, front
starfish: starfish, sea star / 海星 / water, 0.2 m, front
stingray: stingray, sting ray / 魔鬼鱼, 鳐鱼 / water, 0.8 m, front
sturgeon: sturgeon, chinese sturgeon / 中华鲟, 鲟鱼, 鲟 / water, 3 m, left
sugar-glider: sugar glider, sugar gliders / 蜜袋鼯, 小飞鼠 / air, 0.25 m, front
swallow: swallow / 燕子, 小燕子, 家燕 / air, 0.2 m, left
swan: swan / 天鹅 / water, 1.2 m, left
swordfish: swordfish, sword fish / 剑鱼 / water, 1.2 m, left
tadpole: tadpole, tadpoles, polliwog / 蝌蚪, 小蝌蚪 / water, 0.05 m, left
wasp: wasp, hornet, yellow jacket / 黄蜂, 马蜂, 胡蜂 / air, 0.06 m, left
whale: whale / 鲸鱼, 鲸, 大鲸鱼 / water, 6 m, left
whale-shark: whale shark / 鲸鲨 / water, 8 m, left
`;
