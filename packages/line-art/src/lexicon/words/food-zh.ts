/** 中文词：食物。一行一个 subject；`~` 之后是由它代替的别的东西，会告诉访客。 */
export const foodZh = `
avocado: 牛油果
bacon: ~ 火腿
baguette-bread: 法棍
banana: 香蕉, 一串香蕉, 大香蕉
beans: 豆子, 红豆, 绿豆
bell-pepper: 青椒, 彩椒, 甜椒
bento-box: 便当, 饭盒
birthday-cake: 生日蛋糕, 大蛋糕, 双层蛋糕, 三层蛋糕, 奶油蛋糕
bowl-with-spoon: 碗, 小碗
bread: 面包
broccoli: 花菜, 西蓝花
bubble-tea: 奶茶, 珍珠奶茶
candy: 糖果, 糖, 奶糖, 喜糖 ~ 口香糖
carrot: 胡萝卜, 萝卜, 红萝卜, 大胡萝卜
cheese-wedge: 奶酪, 起司
cherries: 樱桃, 车厘子, 小樱桃 ~ 龙眼, 李子, 红枣, 山楂
chestnut: 板栗, 橡果, 橡子, 松果
chocolate-bar: 一块巧克力
cooked-rice: 白米饭, 一碗米饭, 粥
cookie: 饼干, 曲奇, 小饼干
cooking: 荷包蛋, 平底锅
croissant: 牛角包, 可颂
cucumber: 小黄瓜 ~ 丝瓜, 苦瓜
cup-with-straw: 饮料, 果汁
cupcake: 纸杯蛋糕
custard: 布丁
dango: 汤圆, 元宵, 丸子
doughnut: 甜甜圈, 多纳圈
dumpling: 饺子, 水饺, 蒸饺, 煎饺 ~ 馄饨, 云吞
ear-of-corn: 玉米, 苞米, 玉米棒
egg: 鸡蛋, 蛋, 恐龙蛋, 鸟蛋, 龙蛋
eggplant: 茄子, 大茄子
fork-and-knife: 叉子
fork-and-knife-with-plate: 盘子
french-fries: 薯条, 炸薯条 ~ 薯片
garlic: 大蒜
glass-of-milk: 牛奶, 一杯牛奶, 酸奶, 豆浆 ~ 水杯
grapes: 葡萄, 提子, 一串葡萄, 紫葡萄
green-salad: 沙拉
hamburger: 汉堡, 汉堡包, 大汉堡
honey-pot: 蜂蜜罐, 蜜罐, 果酱
hot-beverage: 茶, 咖啡, 热可可, 杯子, 茶杯, 热巧克力, 马克杯
hot-dog: 香肠, 烤肠
hot-pepper: 辣椒, 小辣椒
jack-o-lantern: 万圣节南瓜, 南瓜头
pumpkin: 南瓜 ~ 葫芦
kiwi-fruit: 奇异果 ~ 无花果
leafy-green: 青菜, 白菜, 大白菜, 蔬菜, 菠菜, 生菜 ~ 芹菜
lemon: 柠檬, 小柠檬
lollipop: 棒棒糖, 彩虹棒棒糖 ~ 糖画
mango: 大芒果
meat-on-bone: 肉, 烤肉
melon: 哈密瓜, 香瓜
moon-cake: 月饼, 五仁月饼 ~ 年糕, 糕点, 点心
pancakes: 煎饼, 松饼
pea-pod: 豌豆, 毛豆
peach: 桃子, 寿桃, 桃, 水蜜桃, 仙桃, 蟠桃
peanuts: 坚果 ~ 核桃, 瓜子
pear: 梨子, 雪梨
pie: 苹果派, 南瓜派
pineapple: 菠萝, 凤梨, 大菠萝
pizza: 披萨, 比萨, 披萨饼, 一块披萨
popcorn: 一桶爆米花
pot-of-food: 汤
potato: 马铃薯 ~ 红薯, 芋头
poultry-leg: 鸡腿, 炸鸡, 大鸡腿, 鸡翅
red-apple: 苹果, 红苹果, 大苹果, 平安果
rice-ball: 饭团, 三角饭团 ~ 粽子
roasted-sweet-potato: 地瓜, 番薯
sandwich: 三文治
shaved-ice: 冰沙
shortcake: 蛋糕, 小蛋糕, 草莓蛋糕, 一块蛋糕
soft-ice-cream: 冰淇淋, 冰激凌, 雪糕, 甜筒, 圆筒冰淇淋
spaghetti: 意大利面, 意面
spoon: 勺子, 汤匙
steaming-bowl: 面条, 拉面, 长寿面, 牛肉面, 一碗面
strawberry: 草莓, 大草莓, 小草莓 ~ 杨梅
tangerine: 橘子, 橙子, 桔子, 柑橘 ~ 柚子, 柿子
tomato: 西红柿, 番茄, 小番茄
watermelon: 西瓜, 大西瓜, 西瓜片
`;
