/** Plants. */
export const plants = `
aloe-vera: aloe vera, aloe, aloe plant / 芦荟, 盆栽芦荟 / indoor, 0.4 m, front
apple-tree: apple tree, apple trees, fruit tree / 苹果树, 果树, 结满果子的树 / ground, 4 m, front
azalea: azalea, azaleas, rhododendron, rhododendrons / 杜鹃花, 映山红, 杜鹃, 满山红 / ground, 0.6 m, front
babys-breath: baby's breath, babys breath, gypsophila, baby's breath flowers / 满天星, 霞草, 丝石竹 / held, 0.3 m, front
bamboo: bamboo, bamboo tree, bamboo plant, bamboo stalks / 竹子, 竹, 翠竹, 小竹子, 绿竹 / ground, 2 m, front
baobab: baobab, baobab tree / 猴面包树, 波巴布树 / ground, 8 m, front
barrel-cactus: barrel cactus, golden barrel cactus / 仙人球, 金琥, 刺球 / ground, 0.5 m, front
beanstalk: beanstalk, magic beanstalk, giant beanstalk, bean stalk / 魔豆藤, 豌豆藤, 豆茎, 魔豆 / ground, 6 m, front
birch: birch, birch tree, silver birch / 白桦树, 白桦, 桦树 / ground, 6 m, front
bird-of-paradise-flower: bird of paradise flower, strelitzia, crane flower / 天堂鸟花, 鹤望兰, 天堂鸟 / ground, 1 m, left
bleeding-heart: bleeding heart, bleeding hearts, bleeding heart flower / 荷包牡丹 / ground, 0.5 m, left
blossoming-tree: blossoming tree, cherry tree, cherry trees, cherry blossom tree, cherry blossom trees, sakura tree, peach tree, plum tree, flowering tree, tree in bloom, tree in blossom / 开花的树, 樱花树, 樱树, 桃花树, 桃树, 梅花树, 梅树, 梨花树, 海棠树, 花树 / ground, 4 m, front
bluebell: bluebell, bluebells, harebell, bellflower / 蓝铃花, 风铃草, 桔梗花 / ground, 0.4 m, front
bonsai: bonsai, bonsai tree / 盆景, 盆景树, 迎客松盆景 / ground, 0.5 m, front
bougainvillea: bougainvillea, bougainvilleas, paper flower plant / 三角梅, 叶子花, 九重葛 / held, 0.2 m, front
bouquet: bouquet / 花束 / held, 0.4 m, front
bush: bush, shrub, leafy bush / 灌木, 灌木丛, 矮树丛, 树丛 / ground, 1.1 m, front
cactus: cactus, cactus pot, potted cactus / 仙人掌 / ground, 0.4 m, front
calla-lily: calla lily, calla lilies, arum lily, calla / 马蹄莲 / ground, 0.5 m, front
camellia: camellia, camellias / 山茶花, 茶花 / ground, 0.4 m, front
carnation: carnation, carnations, mother's day flower / 康乃馨, 香石竹 / ground, 0.5 m, front
carrot-in-earth: carrot in the earth / 地里的胡萝卜 / ground, 0.9 m, front
cattail: cattail, cattails, bulrush, reed, reeds / 香蒲, 芦苇, 蒲草, 芦苇丛 / ground, 1.5 m, front
cherry-blossom: cherry blossom / 樱花 / ground, 0.4 m, front
china-rose: china rose, chinese rose, monthly rose / 月季, 月季花, 月月红 / ground, 0.6 m, front
christmas-tree: Christmas tree, christmas tree, xmas tree / 圣诞树 / ground, 2.5 m, front
chrysanthemum: chrysanthemum, chrysanthemums, mum flower / 菊花, 黄菊花, 秋菊, 小菊花 / ground, 0.4 m, front
clivia: clivia, kaffir lily, bush lily / 君子兰, 大花君子兰 / indoor, 0.5 m, front
cockscomb: cockscomb, cockscomb flower, celosia / 鸡冠花 / ground, 0.5 m, front
cotton-plant: cotton, cotton plant, cotton boll, cotton bolls / 棉花, 棉桃, 棉花株, 棉花田 / ground, 0.9 m, front
crocus: crocus, crocuses, saffron flower / 番红花, 藏红花 / ground, 0.2 m, front
daffodil: daffodil, narcissus / 水仙, 水仙花, 黄水仙 / ground, 0.4 m, front
dahlia: dahlia, dahlias / 大丽花, 大丽菊 / ground, 0.4 m, front
daisy: daisy, daisies / 雏菊, 小雏菊 / ground, 0.3 m, front
dandelion: dandelion, dandelion clock / 蒲公英, 小蒲公英 / ground, 0.3 m, front
deciduous-tree: tree, deciduous tree / 大树 / ground, 6 m, front
edelweiss: edelweiss, edelweiss flower / 雪绒花, 火绒草, 高山火绒草 / ground, 0.2 m, front
fallen-leaf: fallen leaf / 落叶 / held, 0.2 m, front
fern: fern, bracken / 蕨, 蕨类, 蕨类植物, 蕨叶 / ground, 0.6 m, front
flower: flower, flowers, wildflower / 花, 花朵, 小花, 花儿, 鲜花, 野花, 小红花, 大红花 / ground, 0.4 m, front
flower-arrangement: flower arrangement, ikebana / 插花, 插花作品, 花艺 / indoor, 0.5 m, front
flower-petals: flower petals, flower petal, petals, petal, rose petals, falling petals / 花瓣, 花瓣雨, 落花 / held, 0.2 m, front
forget-me-not: forget-me-not, forget-me-nots, forget me not, forget me nots / 勿忘我, 勿忘草 / held, 0.2 m, front
foxglove: foxglove, foxgloves, digitalis / 毛地黄, 洋地黄 / ground, 0.9 m, front
foxtail-grass: foxtail grass, foxtail, bristle grass / 狗尾巴草, 狗尾草, 毛毛狗草 / ground, 0.4 m, front
frangipani: frangipani, plumeria, frangipanis / 鸡蛋花, 缅栀花 / held, 0.1 m, front
fruiting-shade-tree: fruiting shade tree / 结果的遮荫树 / ground, 5 m, front
fuchsia: fuchsia, fuchsias, fuchsia flower / 倒挂金钟, 吊钟海棠 / held, 0.15 m, front
ginkgo-leaf: ginkgo leaf, ginkgo leaves, gingko leaf, ginkgo / 银杏叶, 银杏 / ground, 0.15 m, front
ginkgo-tree: ginkgo tree, gingko tree, ginkgo trees, maidenhair tree / 银杏树, 大银杏树, 白果树 / ground, 7 m, front
ginseng: ginseng, ginseng root / 人参, 高丽参, 人参娃 / held, 0.3 m, front
gladiolus: gladiolus, gladioli, gladiola, sword lily / 剑兰, 唐菖蒲, 菖兰 / ground, 1 m, front
gourd: gourd, bottle gourd, calabash / 葫芦, 宝葫芦 / ground, 0.3 m, front
grape-arbor: grape arbor, grape arbour, grape trellis, grape pergola, trellis with grapes, grapevine trellis / 葡萄架, 葡萄藤架, 葡萄棚 / ground, 2.6 m, front
grass-tuft: tuft of grass, blades of grass / 一撮草, 一丛草, 青草丛 / held, 0.2 m, front
green-leaf: leaf, green leaf, big leaf, tree leaf / 叶子, 树叶, 绿叶, 一片叶子, 小树叶, 叶 / ground, 0.3 m, left
hanging-vines: hanging vines, jungle vines, hanging vine, jungle vine, liana, lianas / 藤条, 树藤, 青藤, 老藤, 长藤 / ground, 2.5 m, front
hibiscus: hibiscus / 木槿花 / ground, 0.4 m, front
holly: holly, holly berries, holly leaves, holly branch / 冬青, 冬青叶, 圣诞冬青, 枸骨 / held, 0.15 m, front
hollyhock: hollyhock, hollyhocks / 蜀葵 / ground, 1.6 m, front
honeysuckle: honeysuckle, honeysuckles / 金银花, 忍冬, 忍冬花 / held, 0.2 m, front
hyacinth: hyacinth / 风信子 / ground, 0.4 m, front
hydrangea: hydrangea, hydrangeas / 绣球花, 紫阳花, 八仙花 / ground, 0.8 m, front
iris: iris, iris flower, flag iris / 鸢尾, 鸢尾花 / ground, 0.6 m, front
ivy: ivy, ivy vine, climbing plant, vine, vines / 常春藤, 爬山虎, 藤蔓 / ground, 0.8 m, front
jasmine: jasmine flower, jasmine flowers, gardenia, jasmine blossom / 茉莉花, 茉莉, 栀子花 / held, 0.2 m, front
kapok-flower: kapok flower, kapok, cotton tree flower, silk cotton flower / 木棉, 木棉花, 英雄花 / held, 0.15 m, front
lavender: lavender, lavender flower / 薰衣草 / ground, 0.5 m, front
leaf-umbrella: leaf umbrella, lotus leaf umbrella, lily pad umbrella / 荷叶伞, 树叶伞, 叶子伞 / held, 0.8 m, front
lilac: lilac, lilacs, lilac flower / 丁香花, 丁香, 紫丁香 / ground, 0.5 m, front
lily: lily, lilies / 百合, 百合花 / ground, 0.8 m, front
lily-of-the-valley: lily of the valley, may lily / 铃兰, 铃兰花 / ground, 0.2 m, front
lily-pad: lily pad, lilypad, water lily pad, lotus leaf / 荷叶, 莲叶, 睡莲叶, 大荷叶 / water, 0.4 m, front
lotus: lotus / 荷花 / ground, 0.4 m, front
lotus-seedpod: lotus pod, lotus seedpod, lotus seed pod, lotus seed head / 莲蓬, 莲子, 莲房 / held, 0.2 m, front
magnolia: magnolia, magnolias / 玉兰, 玉兰花, 白玉兰, 木兰花, 紫玉兰 / ground, 0.6 m, front
marigold: marigold, marigolds / 万寿菊, 金盏花, 孔雀草 / ground, 0.3 m, front
mimosa-plant: touch-me-not plant, mimosa plant, sensitive plant, shy plant, mimosa pudica / 含羞草 / ground, 0.3 m, front
mistletoe: mistletoe / 槲寄生 / held, 0.3 m, front
money-tree: money tree, coin tree / 摇钱树, 发财树 / ground, 2 m, front
morning-glory: morning glory, morning glories / 牵牛花, 喇叭花 / ground, 0.6 m, front
moss: moss, mossy rock, mossy stone / 苔藓, 青苔, 长苔藓的石头 / ground, 0.4 m, front
mugwort: mugwort, mugwort bundle, artemisia / 艾草, 艾叶, 艾蒿, 菖蒲艾草, 一束艾草 / held, 0.5 m, front
nest-with-eggs: nest with eggs / 鸟蛋 / ground, 0.3 m, front
oak-tree: oak tree, oak / 橡树, 大橡树, 栎树 / ground, 6 m, front
old-tree: old tree, old trees, old twisted tree, old twisted trees, twisted tree, gnarled tree, ancient tree / 老树, 古树, 千年古树, 空心树 / ground, 9 m, front
orchid: orchid / 兰花, 蝴蝶兰 / ground, 0.5 m, front
osmanthus: osmanthus, sweet osmanthus, osmanthus flower, osmanthus flowers / 桂花, 桂花树枝, 金桂, 丹桂, 桂花枝 / held, 0.2 m, front
pansy: pansy, pansies, viola, violet flower, violet / 三色堇, 紫罗兰, 猫脸花, 堇菜 / ground, 0.2 m, front
peony: peony, peonies, tree peony / 牡丹, 牡丹花, 芍药, 芍药花 / ground, 0.5 m, front
pine-cone: pine cone, pinecone / 松果, 松塔 / held, 0.12 m, front
pitcher-plant: pitcher plant, pitcher plants, nepenthes / 猪笼草, 瓶子草 / ground, 0.5 m, left
plum-blossom: plum blossom, plum blossoms, plum flower / 梅花, 梅花枝, 梅花树枝, 梅枝, 腊梅, 红梅, 蜡梅, 白梅, 寒梅 / ground, 0.4 m, front
poinsettia: poinsettia, christmas flower, christmas star flower / 一品红, 圣诞红, 圣诞花, 一品红花 / held, 0.3 m, front
poppy: poppy, poppies, red poppy, remembrance poppy / 罂粟花, 虞美人, 丽春花 / ground, 0.5 m, front
potted-plant: potted plant / 盆栽 / ground, 0.5 m, front
prickly-pear: prickly pear, prickly pear cactus, opuntia / 梨果仙人掌, 团扇仙人掌, 仙人掌果 / ground, 1.2 m, front
protea: protea, king protea, proteas / 帝王花, 海神花 / ground, 0.5 m, front
radish-in-earth: radish in the earth / 地里的大萝卜 / ground, 0.9 m, front
rapeseed-flower: rapeseed flower, canola flower, rapeseed, canola / 油菜花, 菜花田 / ground, 0.5 m, front
rose: rose, red rose / 玫瑰, 玫瑰花 / ground, 0.5 m, front
saguaro: saguaro, saguaro cactus, desert cactus / 巨人柱, 仙人柱, 沙漠仙人掌, 巨柱仙人掌 / ground, 4 m, front
sapling: sapling, young tree / 小树苗, 树苗, 幼树 / ground, 1.2 m, front
seaweed: seaweed, kelp, sea grass / 海草, 水草, 海带, 海藻 / water, 1 m, front
seedling-in-earth: seedling in the earth, sprout in the soil / 破土的小苗, 土里的小苗 / ground, 0.2 m, front
shade-tree: shade tree / 遮荫树, 遮阴树 / ground, 6 m, front
sheaf-of-rice: sheaf of rice, rice plant, rice ears / 稻子, 水稻, 稻穗, 稻谷 / ground, 0.8 m, front
sheltering-leaf: leaf like an umbrella / 像伞一样的叶子 / ground, 0.5 m, front
snapdragon: snapdragon, snapdragons, dragon flower / 金鱼草, 龙口花, 龙头花 / ground, 0.6 m, front
snowdrop: snowdrop, snowdrops / 雪花莲, 雪滴花, 雪钟花 / ground, 0.2 m, front
spider-lily: spider lily, red spider lily, spider lilies, higanbana, equinox flower / 彼岸花, 石蒜花, 曼珠沙华, 红花石蒜 / ground, 0.5 m, front
spreading-tree: spreading tree / 枝繁叶茂的大树 / ground, 6 m, front
standing-wheat: standing wheat, ripe wheat / 成片的麦子, 成熟的麦子 / ground, 0.8 m, front
stick: stick, wooden stick, little stick / 小树枝, 木棍, 小木棍, 树枝棍, 棍子, 小棍子, 木棒 / held, 0.4 m, front
sugar-cane: sugar cane, sugarcane / 甘蔗 / ground, 1.6 m, front
sunflower: sunflower / 向日葵, 葵花 / ground, 1.5 m, front
tall-mushroom: tall mushroom / 高高的蘑菇 / ground, 0.5 m, front
thistle: thistle, thistles, scottish thistle / 蓟花, 大蓟, 苏格兰蓟 / ground, 0.6 m, front
tomato-plant: tomato plant, tomato plants, tomato vine, tomato vines / 番茄苗, 西红柿苗, 番茄秧, 西红柿秧 / ground, 0.9 m, front
tree-branch: branch, tree branch, bough, twig / 树枝, 枝头, 树杈 / ground, 0.8 m, front
tulip: tulip / 郁金香 / ground, 0.4 m, front
vase-of-flowers: vase of flowers, vase with flowers, flowers in a vase / 瓶插花, 花瓶里的花, 一瓶花, 一瓶鲜花 / indoor, 0.5 m, front
venus-flytrap: venus flytrap, venus fly trap, flytrap, carnivorous plant / 捕蝇草, 食虫植物, 食人花 / ground, 0.3 m, front
white-flower: white flower / 白花, 白色的花 / ground, 0.4 m, front
willow: willow, willow tree, weeping willow / 柳树, 垂柳, 杨柳, 大柳树 / ground, 6 m, front
winter-jasmine: winter jasmine, winter jasmine flowers / 迎春花, 迎春 / ground, 0.8 m, left
wishing-tree: wishing tree, wish tree, wishing trees / 许愿树, 祈愿树, 姻缘树, 挂满红丝带的树 / ground, 4 m, front
wisteria: wisteria, wisteria flowers / 紫藤, 紫藤花 / ground, 0.8 m, front
`;
