/** Food and drink. */
export const food = `
acorn: acorn, acorns, oak nut / 橡子, 橡果, 橡实, 松鼠的橡果 / held, 0.05 m, front
almonds: almond, almonds / 杏仁, 巴旦木, 扁桃仁 / held, 0.05 m, front
apple-with-hole: apple with a hole / 有洞的苹果 / held, 0.2 m, front
artichoke: artichoke / 洋蓟, 朝鲜蓟 / held, 0.15 m, front
asparagus: asparagus, asparagus spears / 芦笋, 一把芦笋 / held, 0.3 m, front
bacon: bacon, strips of bacon, rashers / 培根, 培根片 / held, 0.15 m, front
baklava: baklava, baklavas, turkish baklava / 巴克拉瓦, 果仁蜜饼, 果仁千层酥 / indoor, 0.2 m, front
bamboo-shoot: bamboo shoot, bamboo shoots / 竹笋, 笋, 春笋, 冬笋 / ground, 0.3 m, front
bamboo-stalk: bamboo stalk, stalk of bamboo, bamboo stick, piece of bamboo, bamboo cane / 竹枝, 竹节, 竹棍, 竹段 / held, 0.5 m, front
bamboo-steamer: bamboo steamer, steamer basket, steamer, dim sum steamer / 蒸笼, 竹蒸笼, 小蒸笼, 笼屉 / indoor, 0.3 m, front
banana-split: banana split, ice cream boat / 香蕉船, 香蕉船冰淇淋 / held, 0.15 m, front
baozi: baozi, steamed bun, steamed buns, bao bun, bao buns, pork bun / 包子, 肉包子, 大包子, 一笼包子 / held, 0.2 m, front
bento-box: bento box, bento, packed lunch / 便当, 便当盒, 饭盒 / held, 0.2 m, front
bibimbap: bibimbap, korean rice bowl, rice bowl with egg, poke bowl, buddha bowl / 石锅拌饭, 拌饭, 韩式拌饭, 韩国拌饭 / held, 0.18 m, front
birthday-cake: birthday cake / 生日蛋糕 / indoor, 0.3 m, front
bitter-melon: bitter melon, bitter gourd / 苦瓜 / held, 0.25 m, front
blackberry: blackberry, blackberries, bramble / 黑莓, 野莓, 桑葚 / held, 0.05 m, front
boiled-egg: boiled egg, soft boiled egg, egg cup, egg and soldiers / 溏心蛋, 水煮蛋, 白煮蛋, 煮鸡蛋, 蛋杯 / held, 0.12 m, front
bok-choy: bok choy, pak choi, chinese cabbage / 小白菜, 上海青, 油菜, 青菜 / ground, 0.25 m, front
braised-pork: braised pork, red braised pork, braised pork belly, red-cooked pork / 红烧肉, 东坡肉, 五花肉, 扣肉 / indoor, 0.15 m, front
breakfast: breakfast, breakfast plate / 早餐, 早饭, 早点 / held, 0.3 m, front
brownie: brownie, brownies, chocolate brownie / 布朗尼, 巧克力布朗尼 / held, 0.08 m, front
brussels-sprouts: brussels sprouts, brussels sprout, brussel sprouts / 抱子甘蓝, 孢子甘蓝 / held, 0.08 m, front
bubble-gum: bubble gum, bubblegum, chewing gum / 泡泡糖, 口香糖 / held, 0.1 m, front
buddhas-hand: fingered citron, buddha's hand, buddha hand, buddha's hand citron, buddha hand fruit / 佛手, 佛手柑, 佛手瓜果 / held, 0.2 m, front
burrito: burrito, burritos / 墨西哥玉米煎饼, 墨西哥卷饼, 鸡肉卷 / held, 0.2 m, front
butter: butter, stick of butter, butter dish / 黄油, 牛油, 黄油块 / held, 0.2 m, front
cabbage: cabbage, head of cabbage, green cabbage / 卷心菜, 包菜, 圆白菜, 甘蓝, 包心菜 / ground, 0.3 m, front
cake-pop: cake pop, cake pops / 棒棒蛋糕, 蛋糕棒棒糖 / held, 0.12 m, front
calzone: calzone, stuffed pizza, stromboli / 披萨饺, 意式烤饺, 卡颂披萨 / held, 0.2 m, front
candy-cane: candy cane, christmas candy cane, peppermint stick / 拐杖糖, 糖果手杖, 圣诞拐杖糖 / held, 0.2 m, front
candy-corn: candy corn, candy corns / 玉米糖, 万圣节玉米糖 / held, 0.12 m, front
caramel-apple: caramel apple, candy apple, toffee apple, candied apple / 焦糖苹果, 太妃苹果, 糖苹果 / held, 0.15 m, front
carrot-cake: carrot cake, slice of carrot cake, piece of carrot cake / 胡萝卜蛋糕, 红萝卜蛋糕 / held, 0.15 m, front
cashews: cashew, cashews, cashew nuts / 腰果 / held, 0.05 m, front
cereal: cereal, bowl of cereal, breakfast cereal, cornflakes, oatmeal, granola / 麦片, 早餐麦片, 一碗麦片, 燕麦片, 燕麦粥, 玉米片 / held, 0.15 m, front
charcuterie-board: charcuterie board, charcuterie, cheese board, cheese platter, grazing board / 奶酪拼盘, 芝士拼盘, 奶酪板, 熟食拼盘 / indoor, 0.3 m, front
cheese-with-hole: cheese with a big hole / 有大洞的奶酪 / held, 0.2 m, front
cheesecake: cheesecake, cheese cake, strawberry cheesecake / 芝士蛋糕, 乳酪蛋糕, 奶酪蛋糕 / held, 0.1 m, left
cherry-pie: cherry pie, cherry pies, berry pie / 樱桃派, 樱桃馅饼 / held, 0.25 m, front
chestnut: chestnut / 栗子 / held, 0.1 m, front
chicken-feet: chicken feet, dim sum chicken feet, phoenix claws / 凤爪, 鸡爪, 泡椒凤爪, 豉汁凤爪 / held, 0.1 m, front
chicken-nuggets: chicken nuggets, chicken nugget, nuggets / 鸡块, 炸鸡块, 麦乐鸡, 上校鸡块, 鸡米花 / held, 0.15 m, front
chicken-wings: chicken wings, buffalo wings, hot wings, wings platter / 鸡翅, 烤鸡翅, 炸鸡翅, 可乐鸡翅, 鸡翅膀 / held, 0.2 m, front
churros: churro, churros, churros with chocolate / 吉事果, 西班牙油条, 吉拿棒 / held, 0.25 m, front
cinnamon-roll: cinnamon roll, cinnamon bun, swiss roll, sticky bun / 肉桂卷, 肉桂面包, 蛋糕卷, 瑞士卷 / held, 0.12 m, front
clay-pot-rice: clay pot rice, claypot rice / 煲仔饭, 腊味煲仔饭, 砂锅饭 / held, 0.2 m, front
cocoa-with-marshmallows: cocoa with marshmallows, hot cocoa with marshmallows, hot chocolate with marshmallows, mug of cocoa with marshmallows, cup of hot chocolate with marshmallows, mug of hot cocoa with marshmallows, marshmallow cocoa, hot chocolate, cocoa, hot cocoa, mug of cocoa, cup of cocoa, mug of hot chocolate, cup of hot chocolate / 棉花糖热可可, 棉花糖可可, 加棉花糖的热可可, 热可可加棉花糖, 棉花糖热巧克力, 热可可, 热巧克力, 可可, 一杯热可可, 一杯热巧克力 / held, 0.15 m, front
coffee-cup: coffee cup, coffee, cup of coffee, mug of coffee, coffee mug, hot coffee, latte, cappuccino, espresso, iced coffee, mocha, coffees / 咖啡, 咖啡杯, 热咖啡, 拿铁, 卡布奇诺, 摩卡, 早安咖啡 / held, 0.15 m, front
cookie: cookie, chocolate chip cookie / 饼干, 曲奇 / indoor, 0.1 m, front
cooking: fried egg, frying pan, fried egg in a pan, fried eggs in a pan, fried egg in a frying pan, egg in a pan, egg in a frying pan / 荷包蛋, 平底锅, 平底锅里的煎蛋, 平底锅里的荷包蛋, 平底锅里的鸡蛋 / held, 0.3 m, front
corn-dog: corn dog, corn dogs, corndog / 热狗棒, 炸热狗棒, 玉米热狗 / held, 0.2 m, front
cotton-candy: cotton candy, candy floss, candyfloss / 棉花糖, 大棉花糖, 彩色棉花糖 / held, 0.35 m, front
crepe: crepe, crepes, crêpe, french crepe / 可丽饼, 法式薄饼, 薄饼卷 / held, 0.2 m, front
cucumber: cucumber, cucumbers / 黄瓜 / held, 0.25 m, front
cupcake: cupcake, muffin / 纸杯蛋糕, 杯子蛋糕 / indoor, 0.1 m, front
dessert-stand: three-tier stand, three tier stand, tiered stand, three-tiered stand, three tiered stand, tiered tray, tiered cake stand, dessert stand, afternoon tea stand, high tea stand / 三层架子, 三层架, 三层甜品架, 三层点心架, 三层蛋糕架, 甜品架, 点心架, 下午茶架 / indoor, 1 m, front
deviled-eggs: deviled eggs, devilled eggs, stuffed eggs, halved eggs / 魔鬼蛋, 酿蛋, 切开的鸡蛋, 对半切的鸡蛋 / indoor, 0.25 m, front
divided-plate: divided plate, toddler plate, kids plate, children's plate / 儿童餐盘, 分格餐盘, 宝宝餐盘, 分隔盘 / held, 0.25 m, front
dough: dough, rolling pin and dough, cookie dough, bread dough, pastry, pizza dough / 面团, 面皮 / held, 0.15 m, front
doughnut: doughnut / 甜甜圈 / held, 0.2 m, front
dragon-beard-candy: dragon beard candy, dragon's beard candy / 龙须酥, 龙须糖 / held, 0.15 m, front
dragon-fruit: dragon fruit, dragonfruit, pitaya / 火龙果, 红心火龙果 / held, 0.15 m, front
drinking-glass: drinking glass, water glass, glass of water, glass cup, tumbler / 玻璃杯, 水杯, 一杯水 / held, 0.15 m, front
dumpling: dumpling / 饺子 / held, 0.15 m, front
durian: durian / 榴莲, 大榴莲 / held, 0.3 m, front
ear-of-corn: ear of corn / 玉米 / held, 0.15 m, front
eclair: eclair, chocolate eclair, eclairs / 闪电泡芙, 手指泡芙 / indoor, 0.1 m, front
egg-tart: egg tart, custard tart, egg custard tart, portuguese tart, tart / 蛋挞, 葡式蛋挞, 港式蛋挞 / held, 0.1 m, front
fig: fig, figs / 无花果 / held, 0.08 m, front
fish-and-chips: fish and chips, fish & chips, fish sticks, fish fingers / 炸鱼薯条, 炸鱼和薯条, 炸鱼 / held, 0.2 m, front
fish-cracker: fish cracker, fish crackers, goldfish cracker, goldfish crackers, fish-shaped cracker / 小鱼饼干, 鱼形饼干, 金鱼饼干 / held, 0.12 m, left
fish-in-broth: fish in broth, sauerkraut fish, boiled fish, fish soup / 酸菜鱼, 水煮鱼, 鱼汤, 鱼片汤, 水煮鱼片 / held, 0.25 m, front
flour: flour, bag of flour, flour bag, sack of flour, flour sack / 面粉, 一袋面粉, 面粉袋, 小麦粉 / held, 0.4 m, front
french-fries: french fries / 薯条, 炸薯条 / held, 0.25 m, front
fried-rice: fried rice, egg fried rice, yangzhou fried rice, yangchow fried rice / 炒饭, 蛋炒饭, 扬州炒饭, 什锦炒饭, 盖浇饭, 盖饭 / held, 0.2 m, front
fruit-bowl: fruit bowl, bowl of fruit, fruit plate, mixed fruit, fruits, fruit / 水果拼盘, 果盘, 水果盘, 一盘水果, 一碗水果, 水果碗 / ground, 0.3 m, front
fruit-salad: fruit salad, bowl of fruit salad / 水果沙拉, 水果捞 / held, 0.2 m, front
garlic-bread: garlic bread, garlic toast, garlic loaf / 蒜香面包, 大蒜面包, 蒜蓉面包 / held, 0.2 m, front
ginger: ginger, ginger root / 生姜, 姜, 老姜 / held, 0.12 m, front
gingerbread-man: gingerbread man, gingerbread cookie, gingerbread boy, gingerbread girl, gingerbread person, gingerbread / 姜饼人, 姜饼小人, 姜饼, 圣诞姜饼人 / ground, 0.2 m, front
goji-berries: goji berries, goji berry, wolfberry, wolfberries / 枸杞, 枸杞子 / held, 0.1 m, front
granola-bar: granola bar, cereal bar, energy bar, protein bar / 能量棒, 谷物棒, 麦片棒 / held, 0.04 m, front
grapes: grapes / 葡萄 / held, 0.12 m, front
gravy-boat: gravy boat, gravy, sauce boat / 肉汁船, 酱汁碗, 调味汁壶 / held, 0.2 m, front
green-rice-ball: green rice ball, qingtuan, green rice balls, green dumpling of qingming / 青团, 青团子, 艾团, 艾草青团, 清明果 / held, 0.15 m, front
grilled-cheese: grilled cheese, grilled cheese sandwich, cheese toastie, toastie / 芝士三明治, 烤芝士三明治, 拉丝三明治 / held, 0.15 m, front
grilled-cold-noodles: grilled cold noodles, kao leng mian / 烤冷面, 烤冷面卷, 东北烤冷面 / held, 0.2 m, front
gummy-bear: gummy bear, gummy, gummy candy, jelly bear / 小熊软糖, 软糖, 小熊糖, 橡皮糖 / held, 0.15 m, front
half-kiwi: hollow kiwi half / 挖空的半个猕猴桃 / held, 0.2 m, front
half-watermelon: hollow watermelon half / 挖空的半个西瓜 / held, 0.3 m, front
ham: ham, christmas ham, leg of ham, smoked ham / 火腿, 大火腿, 金华火腿 / indoor, 0.25 m, front
hamburger: hamburger / 汉堡 / held, 0.15 m, front
hawthorn-berries: hawthorn, hawthorn berries, hawthorn fruit, haw / 山楂, 红山楂, 山里红 / held, 0.1 m, front
hollow-pumpkin: hollow pumpkin / 挖空的南瓜 / ground, 0.4 m, front
honeycomb: honeycomb, honey comb, beeswax / 蜂巢蜜, 蜂巢格, 蜂房 / held, 0.2 m, front
hot-beverage: hot drink / 热饮 / held, 0.15 m, front
hot-pot: hot pot, hotpot, chinese hot pot, sichuan hot pot / 火锅, 九宫格火锅, 鸳鸯锅, 四川火锅, 小火锅, 铜火锅, 麻辣火锅 / ground, 0.35 m, front
hot-sauce: hot sauce, chili sauce, chilli sauce, chili oil / 辣椒酱, 辣酱, 老干妈, 辣椒油 / held, 0.2 m, front
hummus: hummus, salsa, guacamole dip, dip / 鹰嘴豆泥, 莎莎酱, 蘸酱 / held, 0.1 m, front
ice-cream-sandwich: ice cream sandwich / 冰淇淋三明治, 雪糕三明治, 夹心冰淇淋 / held, 0.12 m, front
iced-jelly: iced jelly, ice jelly, bingfen / 冰粉, 红糖冰粉, 凉粉, 凉虾, 龟苓膏 / held, 0.2 m, front
instant-noodles: instant noodles, cup noodles, cup of noodles, instant ramen / 方便面, 泡面, 杯面, 桶装方便面 / held, 0.18 m, front
jackfruit: jackfruit / 菠萝蜜, 木菠萝 / held, 0.5 m, front
jam-jar: jar of jam, jam, jam jar, strawberry jam / 果酱, 果酱罐, 草莓果酱, 蓝莓果酱, 一罐果酱 / held, 0.15 m, front
jelly: jelly, jello, gelatin, gelatin dessert / 果冻, 水果果冻 / held, 0.15 m, front
jianbing: jianbing, chinese crepe, savory crepe, folded crepe / 煎饼果子, 煎饼, 山东煎饼, 天津煎饼, 鸡蛋灌饼, 手抓饼 / held, 0.25 m, front
juice: juice, orange juice, glass of juice, glass of orange juice, fruit juice, apple juice / 果汁, 橙汁, 一杯果汁, 一杯橙汁, 鲜榨果汁 / held, 0.2 m, front
jujube: jujube, jujubes, red dates, dates, date fruit / 红枣, 大枣, 枣, 枣子 / held, 0.06 m, front
ketchup: ketchup, ketchup bottle, tomato ketchup, tomato sauce, mustard, sauce bottle / 番茄酱, 番茄酱瓶, 酱料瓶, 番茄沙司 / held, 0.2 m, front
kung-pao-chicken: kung pao chicken, gong bao chicken / 宫保鸡丁, 辣子鸡 / held, 0.2 m, front
laba-porridge: laba porridge, laba congee, eight treasure porridge, mixed porridge / 腊八粥, 八宝粥, 一碗腊八粥 / held, 0.2 m, front
lasagna: lasagna, lasagne, slice of lasagna / 千层面, 意大利千层面 / held, 0.15 m, front
layer-cake: layer cake, tiered cake / 双层蛋糕 / indoor, 0.35 m, front
leek: leek, leeks, scallion, green onion, spring onion / 大葱, 葱, 小葱, 韭葱 / held, 0.4 m, front
lemonade: lemonade, lemon juice, iced tea, glass of lemonade / 柠檬水, 柠檬茶, 冰柠檬水, 一杯柠檬水, 冰红茶 / held, 0.25 m, front
liangpi: liangpi, cold skin noodles, cold rice noodles / 凉皮, 擀面皮, 酿皮 / held, 0.15 m, front
licorice: licorice, liquorice, licorice twist, twizzlers / 甘草糖, 扭扭糖 / held, 0.15 m, front
lollipop: lollipop / 棒棒糖 / held, 0.2 m, front
longan: longan, longans, dragon eye fruit / 龙眼, 桂圆, 龙眼干 / held, 0.1 m, front
loofah: loofah, luffa, sponge gourd / 丝瓜, 老丝瓜, 丝瓜藤 / held, 0.4 m, front
loquat: loquat, loquats / 枇杷 / held, 0.08 m, front
lotus-leaf-rice: lotus leaf rice, sticky rice in lotus leaf, lo mai gai / 荷叶饭, 糯米鸡, 荷叶糯米饭, 荷叶鸡 / held, 0.2 m, front
lotus-root: lotus root, lotus roots / 莲藕, 藕, 藕片 / held, 0.25 m, front
lvdagun: lvdagun, rolling donkey, bean flour roll / 驴打滚, 豆面糕 / held, 0.08 m, front
lychee: lychee, litchi, lychees / 荔枝 / held, 0.06 m, front
macaron: macaron, macaroon, french macaron / 马卡龙, 马卡龙甜点 / held, 0.12 m, front
macaroni-and-cheese: macaroni and cheese, mac and cheese, mac n cheese, macaroni cheese, mac & cheese / 芝士通心粉, 奶酪通心粉, 通心粉, 芝士焗通心粉 / held, 0.15 m, front
mahua: mahua, fried dough twist, dough twist / 麻花, 大麻花, 天津麻花 / held, 0.25 m, front
mangosteen: mangosteen, mangosteens / 山竹 / held, 0.08 m, front
mantou: mantou, plain steamed bun, chinese steamed bread / 馒头, 大馒头, 白馒头 / held, 0.2 m, front
maple-syrup: maple syrup, syrup, pancake syrup / 枫糖浆, 枫糖, 糖浆 / held, 0.2 m, front
mapo-tofu: mapo tofu, spicy tofu, tofu in sauce / 麻婆豆腐, 家常豆腐 / indoor, 0.15 m, front
marshmallow: marshmallow, marshmallow on a stick / 棉花软糖, 烤棉花糖, 串烤棉花糖 / held, 0.15 m, front
mashed-potatoes: mashed potatoes, mashed potato, mash / 土豆泥, 薯泥, 马铃薯泥 / held, 0.15 m, front
meatballs: meatballs, meatball / 肉丸, 肉丸子, 四喜丸子, 红烧狮子头 / indoor, 0.15 m, front
melon: melon, cantaloupe, honeydew, honeydew melon, muskmelon / 甜瓜, 哈密瓜, 蜜瓜, 网纹瓜 / held, 0.2 m, front
milk-carton: milk carton, carton of milk / 牛奶盒, 盒装牛奶, 纸盒牛奶, 一盒牛奶 / held, 0.25 m, front
milkshake: milkshake, strawberry milkshake, chocolate milkshake / 奶昔, 草莓奶昔, 巧克力奶昔 / held, 0.25 m, front
mochi: mochi, daifuku, mochis, mochi balls / 麻薯, 麻糬, 雪媚娘, 大福 / held, 0.1 m, front
mooncake: mooncake, moon cake, mooncakes / 月饼, 中秋月饼, 月饼礼盒 / indoor, 0.06 m, front
mung-bean-cake: mung bean cake, mung bean cakes, green bean cake / 绿豆糕, 绿豆饼, 豆糕 / held, 0.1 m, front
mung-bean-soup: mung bean soup, green bean soup / 绿豆汤, 绿豆沙, 红豆沙, 红豆汤 / held, 0.15 m, front
mutton-soup-bread: bread in mutton soup, paomo, mutton soup / 羊肉泡馍, 牛肉泡馍, 羊汤, 羊肉汤 / held, 0.12 m, front
naan: naan, naan bread, indian flatbread / 印度烤饼, 印度飞饼, 印度馕饼 / held, 0.3 m, front
nachos: nachos, tortilla chips, corn chips / 墨西哥玉米片, 玉米脆片 / indoor, 0.15 m, front
nang: nang, xinjiang flatbread, xinjiang naan / 馕, 烤馕, 新疆馕, 馕饼 / held, 0.3 m, front
okra: okra, lady finger vegetable, okras / 秋葵, 黄秋葵 / held, 0.15 m, front
omelette: omelette, omelet, omelettes, omelets / 煎蛋卷, 欧姆蛋, 蛋包饭, 鸡蛋饼 / held, 0.2 m, front
onion: onion, onions / 洋葱, 圆葱 / held, 0.15 m, front
onion-rings: onion rings, onion ring / 洋葱圈, 炸洋葱圈 / held, 0.2 m, front
osmanthus-cake: osmanthus cake, osmanthus cakes / 桂花糕, 桂花米糕 / indoor, 0.15 m, front
pad-thai: pad thai, rice noodles with shrimp, stir fried noodles / 泰式炒河粉, 炒河粉, 干炒牛河 / held, 0.2 m, front
paella: paella, paellas, seafood paella / 西班牙海鲜饭, 海鲜饭 / indoor, 0.2 m, front
pan-fried-bun: pan-fried bun, pan fried bun, pan fried buns, shengjianbao, shengjian / 生煎包, 生煎, 水煎包, 生煎馒头 / held, 0.2 m, front
pancakes: pancakes, plate of pancakes / 一叠松饼, 松饼堆 / held, 0.3 m, front
papaya: papaya / 木瓜, 大木瓜 / held, 0.25 m, front
passion-fruit: passion fruit, passionfruit / 百香果, 西番莲, 鸡蛋果 / held, 0.1 m, front
pavlova: pavlova, pavlova cake, meringue cake, pavlovas / 巴甫洛娃蛋糕, 蛋白霜蛋糕, 奶油水果蛋白饼 / indoor, 0.3 m, front
peanut-butter: peanut butter, peanut butter jar, peanut butter sandwich, jar of peanut butter / 花生酱, 一罐花生酱 / held, 0.2 m, front
peanuts: peanuts, peanut / 花生, 花生米, 落花生 / held, 0.12 m, front
pear: pear / 梨 / held, 0.12 m, front
peppers-on-tray: tray of chili peppers, tray of peppers, basket of chili peppers, peppers drying, drying peppers, drying chilies / 一匾辣椒, 一簸箕辣椒, 晒辣椒, 晒着辣椒, 一匾红辣椒, 晾晒的辣椒 / ground, 0.6 m, front
persimmon: persimmon, persimmons / 柿子, 小柿子, 红柿子 / held, 0.12 m, front
pie: pie, lattice pie / 派, 水果派, 馅饼派 / held, 0.25 m, front
pineapple: pineapple / 菠萝 / held, 0.3 m, front
pineapple-bun: pineapple bun, pineapple buns, bolo bao / 菠萝包, 冰火菠萝油, 菠萝油, 酥皮包 / held, 0.15 m, front
pineapple-cake: pineapple cake, pineapple cakes, taiwanese pineapple cake / 凤梨酥, 菠萝酥 / held, 0.1 m, front
pistachios: pistachio, pistachios / 开心果 / held, 0.05 m, front
pizza: pizza / 披萨 / held, 0.15 m, front
plate: plate, dish, dinner plate / 盘子, 碟子, 餐盘, 菜盘, 盘 / held, 0.25 m, front
plate-of-dumplings: plate of dumplings, dish of dumplings / 一盘饺子, 一盘水饺, 一盘热饺子, 一盘热腾腾的饺子, 一盘热气腾腾的饺子 / ground, 0.2 m, front
plum: plum, plums, purple plum / 李子, 西梅, 布林 / held, 0.07 m, front
pomegranate: pomegranate / 石榴, 大石榴, 红石榴 / held, 0.12 m, front
pomelo: pomelo, pomelos, peeled pomelo / 柚子, 大柚子, 红心柚, 剥开的柚子 / held, 0.2 m, front
popcorn: popcorn, bucket of popcorn, popcorn bucket / 爆米花, 爆米花桶 / held, 0.25 m, front
popsicle: popsicle, ice lolly, ice pop, freezer pop, icepop / 冰棍, 冰棒, 雪糕棒, 棒冰, 冰棍儿 / held, 0.2 m, front
pot-of-porridge: pot of porridge, pot of laba porridge, big pot of laba porridge, pot of oatmeal, pot of congee, pot of rice porridge / 一锅粥, 一大锅粥, 大锅粥, 一锅热粥, 一锅腊八粥, 一大锅腊八粥 / indoor, 0.4 m, front
potato: potato, potatoes / 土豆, 马铃薯, 洋芋 / held, 0.15 m, front
potsticker: potsticker, potstickers, pot sticker, pan fried dumplings, gyoza / 锅贴, 煎饺, 锅贴饺, 油煎饺子 / held, 0.2 m, front
pounded-rice-cake: pounded rice cake, rice cake pounding, pounding rice cakes, mochi pounding / 打糕, 打年糕, 糍粑, 打糍粑, 舂年糕 / held, 0.4 m, front
powder-bowl: bowl of powder, bowl of colored powder, bowl of coloured powder, colored powder, coloured powder, colorful powder, holi powder / 彩粉, 一碗彩粉, 彩色粉末 / held, 0.2 m, front
pumpkin: pumpkin / 南瓜, 大南瓜, 小南瓜 / ground, 0.4 m, front
pumpkin-pie: pumpkin pie, pumpkin pies / 南瓜派, 南瓜馅饼 / held, 0.25 m, front
quesadilla: quesadilla, quesadillas / 墨西哥馅饼, 芝士夹饼 / held, 0.2 m, front
raspberry: raspberry, raspberries / 树莓, 覆盆子, 山莓 / held, 0.06 m, front
reunion-dinner: reunion dinner, new year's eve dinner, new year feast, chinese new year dinner / 团圆饭, 团圆大餐, 年夜大餐, 一桌年夜饭, 满桌年夜饭, 一大桌年夜饭, 丰盛的年夜饭 / indoor, 0.8 m, front
rhubarb: rhubarb, rhubarb stalks, rhubarbs / 大黄菜, 食用大黄, 大黄叶, 大黄茎, 大黄派 / held, 0.4 m, front
ribs: ribs, rack of ribs, barbecue ribs, bbq ribs, grilled ribs / 烤排骨, 烤肋排, 肋排, 蜜汁烤排 / held, 0.3 m, front
rice-cake: rice cake, sticky rice cake, nian gao / 年糕, 重阳糕, 发糕 / indoor, 0.15 m, front
rice-noodle-roll: rice noodle roll, rice noodle rolls, cheung fun / 肠粉, 拉肠, 广东肠粉 / held, 0.08 m, front
roast-chicken: roast chicken, whole chicken / 烤鸡, 烧鸡, 烧鹅 / held, 0.3 m, front
roast-duck: roast duck, peking duck, beijing duck, roasted duck / 烤鸭, 北京烤鸭, 片皮鸭 / indoor, 0.3 m, left
roast-turkey: roast turkey, roasted turkey, thanksgiving turkey, turkey dinner, cooked turkey, baked turkey / 烤火鸡, 感恩节火鸡, 火鸡大餐 / held, 0.3 m, front
rock-sugar-pear: rock sugar pear, stewed pear, pear soup / 冰糖雪梨, 雪梨汤, 炖雪梨 / held, 0.15 m, front
root-beer-float: root beer float, ice cream float, ice cream soda, cola float / 冰淇淋汽水, 雪顶可乐, 漂浮可乐, 冰淇淋苏打 / held, 0.2 m, front
roujiamo: roujiamo, rou jia mo, chinese hamburger / 肉夹馍, 腊汁肉夹馍, 夹馍, 白吉馍 / held, 0.15 m, front
salted-egg: salted duck egg, tea egg, century egg, preserved egg / 咸鸭蛋, 茶叶蛋, 皮蛋, 松花蛋, 卤蛋 / held, 0.06 m, front
samosa: samosa, samosas / 咖喱角, 印度三角饺, 萨莫萨 / held, 0.15 m, front
sandwich: sandwich / 三明治 / held, 0.2 m, front
saucer: saucer, saucer of milk, saucer of cream, milk saucer, dish of milk, bowl of milk, plate of milk / 茶碟, 小碟子, 一碟牛奶 / held, 0.1 m, front
sausages: sausages, sausage, bratwurst, grilled sausages / 香肠, 烤香肠, 烤肠, 火腿肠, 腊肠 / held, 0.2 m, front
sesame-ball: sesame ball, sesame balls, jian dui / 麻团, 麻球, 煎堆, 芝麻球 / held, 0.15 m, front
sesame-flatbread: sesame flatbread, shaobing, sesame bread / 烧饼, 芝麻烧饼, 麻酱烧饼, 火烧 / held, 0.2 m, front
shaomai: shaomai, shumai, siu mai, shao mai / 烧麦, 烧卖, 干蒸烧卖 / held, 0.15 m, front
shaved-ice: shaved ice, snow cone bowl, bingsu / 刨冰, 沙冰, 绵绵冰 / held, 0.2 m, front
shawarma: shawarma, gyro, gyros, doner kebab, doner / 沙威玛, 土耳其烤肉, 旋转烤肉卷 / held, 0.2 m, front
skewer-bowl: chuanchuan, bobo chicken, skewers in chili oil, bowl of skewers / 钵钵鸡, 串串香, 麻辣串串, 冷锅串串 / held, 0.25 m, front
skewers: skewer, skewers, kebab, kebabs, shish kebab, lamb skewers, grilled skewers, yakitori, satay / 羊肉串, 烤串, 烧烤串, 肉串, 串串, 烧烤, 烤肉串 / held, 0.3 m, front
sliced-chicken: sliced chicken, white cut chicken, poached chicken / 白切鸡, 白斩鸡, 盐水鸭, 口水鸡, 手撕鸡 / held, 0.2 m, front
smashed-cucumber: smashed cucumber, cucumber salad / 拍黄瓜, 凉拌黄瓜, 黄瓜沙拉 / held, 0.2 m, front
smoothie: smoothie, fruit smoothie, smoothies / 果昔, 思慕雪 / held, 0.25 m, front
smores: smore, s'more, smores, s'mores / 棉花糖夹心饼, 夹心棉花糖饼干 / held, 0.12 m, front
snail-noodles: luosifen, snail noodles, snail rice noodles / 螺蛳粉, 柳州螺蛳粉 / held, 0.15 m, front
soda-can: soda can, can of soda, cola can, can of cola, soda, cola, soft drink, pop can / 易拉罐, 汽水, 可乐, 一罐可乐, 可乐罐, 饮料罐 / held, 0.15 m, front
soft-ice-cream: ice cream, soft ice cream / 冰淇淋 / held, 0.2 m, front
soup-bowl: bowl of soup, soup, soup bowl / 汤, 一碗汤, 热汤, 汤碗 / held, 0.18 m, front
soup-dumpling: soup dumpling, soup dumplings, xiaolongbao, xiao long bao / 小笼包, 小笼包子, 小笼, 汤包, 灌汤包, 蟹黄包 / held, 0.15 m, front
soy-milk: soy milk, soya milk, soy milk and dough sticks / 豆浆, 豆浆油条 / indoor, 0.15 m, front
soy-sauce-bottle: soy sauce bottle, soy sauce, bottle of soy sauce, vinegar bottle / 酱油瓶, 酱油, 醋瓶, 一瓶酱油 / held, 0.25 m, front
spaghetti: spaghetti, spaghetti bolognese, spaghetti and meatballs, spaghetti with meatballs / 意粉, 意大利面, 意面, 肉酱面, 肉丸意面, 肉丸意大利面 / held, 0.2 m, front
spring-roll: spring roll, egg roll, fried spring roll / 春卷, 炸春卷, 响铃卷 / held, 0.15 m, front
sprouting-potato: sprouting potato, potato with sprouts, sprouted potato / 发芽的土豆, 会发芽的土豆, 发了芽的土豆, 发芽土豆, 长芽的土豆 / held, 0.2 m, front
star-anise: star anise, sichuan peppercorn, spices / 八角, 大料, 花椒, 香料, 桂皮 / held, 0.04 m, front
starfruit: starfruit, star fruit, carambola / 杨桃 / held, 0.12 m, front
steamed-cornbread: wotou, steamed corn bun, wowotou, cornmeal bun / 窝窝头, 窝头, 玉米窝头 / held, 0.15 m, front
steamed-fish: steamed fish, whole steamed fish, fish on a plate, cooked fish / 清蒸鱼, 红烧鱼, 蒸鱼, 糖醋鱼, 松鼠鱼, 年年有鱼盘 / indoor, 0.2 m, left
steaming-bowl: bowl of noodles, steaming bowl / 面条, 热汤面 / held, 0.15 m, front
stinky-tofu: stinky tofu, fried tofu, tofu cubes / 臭豆腐, 长沙臭豆腐, 炸臭豆腐, 炸豆腐 / held, 0.15 m, front
strawberry: strawberry / 草莓 / held, 0.12 m, front
strawberry-ice-cream: strawberry ice cream, strawberry ice cream cone, strawberry ice-cream, ice cream with a strawberry, ice cream with a strawberry on top, strawberry cone / 草莓冰淇淋, 草莓冰激凌, 草莓雪糕, 草莓甜筒, 草莓冰淇凌, 草莓圆筒 / held, 0.25 m, front
sugar-figure: sugar figure, blown sugar figure, sugar figurine, blown sugar / 糖人, 吹糖人, 小糖人, 捏糖人 / held, 0.3 m, left
sugar-painting: sugar painting, sugar art / 糖画, 画糖 / held, 0.3 m, left
sundae: sundae, ice-cream sundae, ice cream sundae / 圣代, 冰淇淋圣代, 冰激凌圣代 / indoor, 0.2 m, front
sunflower-seeds: sunflower seeds, sunflower seed, melon seeds / 瓜子, 葵花籽, 葵花子, 嗑瓜子 / held, 0.1 m, front
sushi: sushi / 寿司 / held, 0.15 m, front
sweet-and-sour-ribs: sweet and sour ribs, spare ribs, pork ribs / 糖醋排骨, 红烧排骨 / held, 0.2 m, front
sweet-potato: sweet potato, sweet potatoes, baked sweet potato, roasted sweet potato, yam / 红薯, 地瓜, 番薯, 烤红薯, 烤地瓜, 山芋 / held, 0.15 m, front
sweet-sour-pork: sweet and sour pork, guobaorou, crispy pork / 锅包肉, 糖醋里脊, 咕咾肉, 咕噜肉 / indoor, 0.25 m, front
taco: taco / 墨西哥夹饼, 墨西哥塔可 / held, 0.3 m, front
takeaway-bag: takeaway bag, takeaway, takeout bag, takeaway food, food delivery, delivery bag, takeout food / 外卖, 外卖袋, 外卖餐 / held, 0.35 m, front
tanghulu: tanghulu, candied hawthorn, candied hawthorns, candied fruit stick, sugar-coated haws, bingtanghulu / 糖葫芦, 冰糖葫芦, 一串糖葫芦, 冰糖葫芦串 / held, 0.4 m, front
tangyuan: tangyuan, sweet rice balls, glutinous rice balls / 汤圆, 元宵, 一碗汤圆 / indoor, 0.12 m, front
taro: taro, taro root / 芋头, 香芋, 小芋头 / held, 0.2 m, front
taro-balls: taro balls, taro ball dessert, grass jelly / 芋圆, 烧仙草, 芋圆甜品, 仙草冻 / held, 0.15 m, front
tempura: tempura, shrimp tempura, prawn tempura, tempura shrimp / 天妇罗, 炸虾天妇罗, 天麸罗 / held, 0.15 m, front
tiramisu: tiramisu / 提拉米苏 / held, 0.15 m, front
toast: toast, buttered toast, toast with butter, slice of toast / 吐司, 烤面包片, 土司, 黄油吐司, 面包片 / held, 0.15 m, front
toasted-marshmallow: toasted marshmallow, roasted marshmallow, campfire marshmallow / 篝火烤棉花糖, 火上烤棉花糖 / held, 0.4 m, front
tofu: tofu, bean curd, block of tofu / 豆腐, 豆腐块, 嫩豆腐 / held, 0.12 m, front
tofu-pudding: tofu pudding, soybean pudding, douhua / 豆腐脑, 豆花, 豆腐花 / held, 0.1 m, front
tomato: tomato / 番茄, 西红柿 / held, 0.12 m, front
tomato-and-egg: tomato and egg, scrambled eggs with tomatoes, tomato egg stir fry / 西红柿炒鸡蛋, 番茄炒蛋, 番茄炒鸡蛋, 西红柿炒蛋 / held, 0.2 m, front
tomato-soup: tomato soup / 番茄汤, 西红柿汤, 罗宋汤, 番茄浓汤 / held, 0.15 m, front
tower-of-doughnuts: tower of donuts, tower of doughnuts, stack of donuts, stack of doughnuts, pile of donuts, pile of doughnuts, donut tower, doughnut tower / 甜甜圈塔, 一摞甜甜圈, 一叠甜甜圈, 一堆甜甜圈, 甜甜圈山 / indoor, 0.5 m, front
trail-mix: trail mix, mixed nuts, daily nuts / 混合坚果, 每日坚果, 什锦果仁 / held, 0.15 m, front
tremella-soup: white fungus soup, tremella soup, snow fungus soup / 银耳汤, 银耳羹, 银耳莲子羹, 红枣银耳汤, 雪耳汤 / held, 0.15 m, front
turnip: turnip, turnips / 芜菁, 大头菜, 蔓菁 / ground, 0.25 m, front
twisted-roll: flower roll, steamed twisted roll, huajuan, mandarin roll / 花卷, 葱花卷, 花卷馒头 / held, 0.15 m, front
waffle: waffle, waffles / 华夫饼, 格子饼, 松饼格 / held, 0.2 m, front
walnut: walnut, walnuts / 核桃, 核桃仁 / held, 0.05 m, front
walnut-cookie: walnut cookie, walnut cookies, hup toh soh / 桃酥, 核桃酥, 老桃酥, 宫廷桃酥 / held, 0.15 m, front
water-caltrop: water caltrop, water caltrops, water chestnut with horns / 菱角, 红菱, 老菱角 / held, 0.1 m, front
water-chestnut: water chestnut, water chestnuts / 荸荠, 马蹄, 地梨 / held, 0.1 m, front
watermelon: watermelon, watermelons / 西瓜 / held, 0.3 m, front
watermelon-slice: slice of watermelon, watermelon slice, watermelon slices, slices of watermelon, piece of watermelon, watermelon wedge / 一片西瓜, 一块西瓜, 西瓜片, 一牙西瓜, 切片西瓜, 几片西瓜 / held, 0.2 m, front
wedding-cake: wedding cake, tall cake, three-tier cake, three tier cake, three-tiered cake, three layer cake, three-layer cake / 婚礼蛋糕, 结婚蛋糕, 多层蛋糕, 三层蛋糕, 三层大蛋糕, 四层蛋糕, 五层蛋糕 / ground, 0.8 m, front
white-radish: white radish, daikon, daikon radish / 白萝卜, 大白萝卜 / ground, 0.3 m, front
whole-pizza: whole pizza, pizza pie / 整个披萨, 大披萨 / held, 0.15 m, front
winter-melon: winter melon, wax gourd, ash gourd / 冬瓜, 大冬瓜, 冬瓜片 / held, 0.5 m, front
wonton: wonton, wontons, wonton soup, bowl of wontons / 馄饨, 云吞, 抄手, 馄饨汤 / indoor, 0.15 m, front
wood-ear: wood ear, wood ear mushroom, wood ears, black fungus, tree ear / 木耳, 黑木耳, 云耳 / ground, 0.2 m, front
yangmei: yangmei, waxberry, chinese bayberry, bayberry / 杨梅, 红杨梅 / held, 0.08 m, front
yogurt: yogurt, yoghurt, yogurt cup / 酸奶, 一杯酸奶, 酸奶杯 / held, 0.12 m, front
yolk-pastry: yolk pastry, egg yolk pastry, yolk pastries / 蛋黄酥, 咸蛋黄酥 / held, 0.15 m, front
youtiao: youtiao, chinese fried dough, fried dough stick, dough stick / 油条, 油条和豆浆 / held, 0.3 m, front
zongzi: zongzi, rice dumpling, sticky rice dumpling / 粽子, 小粽子 / indoor, 0.1 m, front
zucchini: zucchini, courgette, zucchinis / 西葫芦, 角瓜, 小西葫芦 / held, 0.3 m, left
`;
