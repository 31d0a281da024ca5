/** 中文词。A line a subject; words after `~` are other things that the subject stands in for. */
export const synonymsZh = `
cat: 小猫, 猫咪, 小猫咪, 喵星人, 猫 ~ 布偶猫, 橘猫, 波斯猫
black-cat: 黑猫, 小黑猫
dog: 小狗, 狗狗, 狗, 小狗狗, 汪星人 ~ 哈士奇, 金毛, 柯基, 拉布拉多, 斑点狗, 腊肠狗, 吉娃娃, 柴犬
poodle: 贵宾犬, 泰迪狗
rabbit: 小兔子, 兔子, 兔, 小兔, 小白兔, 兔兔, 大白兔
mouse: 小老鼠, 老鼠, 鼠, 小鼠 ~ 皮卡丘, 米老鼠, 米奇
pig: 小猪, 猪, 猪猪, 猪八戒 ~ 佩奇, 小猪佩奇
ewe: 绵羊, 小羊, 羊, 小绵羊, 羊羔
goat: 山羊, 小山羊
cow: 奶牛, 牛, 小牛, 母牛
ox: 公牛, 黄牛, 老牛
water-buffalo: 水牛
horse: 马, 小马, 骏马, 马儿, 小马驹
donkey: 毛驴, 驴, 小毛驴
zebra: 斑马
deer: 鹿, 小鹿, 梅花鹿, 驯鹿 ~ 羚羊
elephant: 大象, 小象, 象
mammoth: 猛犸象
giraffe: 长颈鹿
tiger: 老虎, 虎, 小老虎, 大老虎
leopard: 豹子, 猎豹, 豹
monkey: 猴子, 小猴子, 猴, 小猴
gorilla: 猩猩, 大猩猩
kangaroo: 袋鼠
camel: 骆驼
llama: 羊驼
rhinoceros: 犀牛
hippopotamus: 河马
hedgehog: 刺猬, 小刺猬
chipmunk: 松鼠, 小松鼠, 花栗鼠
beaver: 河狸, 海狸
otter: 水獭
seal: 海豹, 海狮
sloth: 树懒
raccoon: 浣熊, 小浣熊 ~ 小熊猫
badger: 獾
bat: 蝙蝠
rooster: 公鸡, 大公鸡
chicken: 母鸡, 鸡
baby-chick: 小鸡, 小鸡仔
duck: 鸭子, 小鸭子, 小鸭, 小黄鸭, 鸭
goose: 鹅, 大鹅, 大白鹅
swan: 天鹅, 白天鹅
bird: 小鸟, 鸟, 鸟儿, 麻雀 ~ 喜鹊, 燕子, 黄鹂, 画眉
owl: 猫头鹰
eagle: 老鹰, 鹰
dove: 鸽子, 白鸽
parrot: 鹦鹉
peacock: 孔雀
penguin: 企鹅, 小企鹅
flamingo: 火烈鸟 ~ 仙鹤, 白鹤, 丹顶鹤
turkey: 火鸡
phoenix: 凤凰
frog: 青蛙, 小青蛙, 蛤蟆
turtle: 乌龟, 小乌龟, 海龟, 龟
crocodile: 鳄鱼
lizard: 蜥蜴, 壁虎, 变色龙
snake: 蛇, 小蛇
dragon: 龙, 小龙, 中国龙, 巨龙, 飞龙
sauropod: 恐龙, 小恐龙, 大恐龙, 长颈龙, 腕龙 ~ 三角龙, 剑龙, 翼龙, 迅猛龙
t-rex: 霸王龙, 暴龙
fish: 鱼, 小鱼, 金鱼, 鱼儿 ~ 鲤鱼
tropical-fish: 热带鱼, 小丑鱼
blowfish: 河豚
shark: 鲨鱼, 大鲨鱼
dolphin: 海豚, 小海豚
whale: 鲸鱼, 鲸, 蓝鲸, 大鲸鱼
orca: 虎鲸
octopus: 章鱼, 小章鱼, 八爪鱼
squid: 鱿鱼, 乌贼
crab: 螃蟹, 小螃蟹
lobster: 龙虾
shrimp: 虾, 小虾
jellyfish: 水母
spiral-shell: 贝壳, 海螺
coral: 珊瑚
butterfly: 蝴蝶, 小蝴蝶, 花蝴蝶 ~ 蜻蜓
honeybee: 蜜蜂, 小蜜蜂
lady-beetle: 瓢虫, 七星瓢虫
ant: 蚂蚁, 小蚂蚁
snail: 蜗牛, 小蜗牛
bug: 毛毛虫, 毛虫
spider: 蜘蛛
spider-web: 蜘蛛网
cricket: 蟋蟀, 蚂蚱, 蝈蝈
worm: 蚯蚓
blossom: 花, 花朵, 小花, 花儿, 鲜花, 雏菊, 菊花
sunflower: 向日葵
rose: 玫瑰, 玫瑰花
tulip: 郁金香
lotus: 荷花, 莲花
cherry-blossom: 樱花, 桃花, 梅花
hibiscus: 芙蓉花
bouquet: 花束, 一束花
deciduous-tree: 树, 大树, 小树, 苹果树
evergreen-tree: 松树, 杉树, 松
palm-tree: 椰子树, 棕榈树, 椰树
cactus: 仙人掌
mushroom: 蘑菇, 小蘑菇
maple-leaf: 枫叶
fallen-leaf: 树叶, 叶子, 落叶
four-leaf-clover: 四叶草
potted-plant: 盆栽
seedling: 小苗, 嫩芽
red-apple: 苹果, 红苹果
banana: 香蕉
watermelon: 西瓜
strawberry: 草莓
grapes: 葡萄
pineapple: 菠萝
peach: 桃子, 寿桃, 桃
cherries: 樱桃
tangerine: 橘子, 橙子
lemon: 柠檬
carrot: 胡萝卜
ear-of-corn: 玉米
tomato: 西红柿, 番茄
eggplant: 茄子
hamburger: 汉堡, 汉堡包
pizza: 披萨, 比萨
french-fries: 薯条
bread: 面包
cookie: 饼干
doughnut: 甜甜圈
cupcake: 纸杯蛋糕
birthday-cake: 生日蛋糕, 大蛋糕
shortcake: 蛋糕
soft-ice-cream: 冰淇淋, 冰激凌, 雪糕, 甜筒
lollipop: 棒棒糖
candy: 糖果, 糖
moon-cake: 月饼
dumpling: 饺子, 水饺 ~ 包子, 馄饨
dango: 汤圆, 元宵, 糖葫芦
rice-ball: 饭团 ~ 粽子
steaming-bowl: 面条, 拉面
bubble-tea: 奶茶
glass-of-milk: 牛奶
hot-beverage: 茶, 咖啡, 热可可, 杯子
egg: 鸡蛋, 蛋
automobile: 汽车, 小汽车, 车, 轿车, 车子
racing-car: 赛车
delivery-truck: 卡车, 货车, 大卡车
fire-engine: 消防车
police-car: 警车
ambulance: 救护车
bus: 公交车, 巴士, 大巴, 公共汽车, 校车
taxi: 出租车
tractor: 拖拉机 ~ 挖掘机, 挖土机, 推土机
locomotive: 火车, 蒸汽火车, 小火车
high-speed-train: 高铁, 动车
bicycle: 自行车, 单车, 脚踏车
motorcycle: 摩托车
motor-scooter: 小摩托, 电动车
kick-scooter: 滑板车
skateboard: 滑板
sailboat: 帆船, 小船, 船 ~ 海盗船
ship: 轮船, 大船
canoe: 独木舟 ~ 龙舟
airplane: 飞机, 大飞机
helicopter: 直升机, 直升飞机
rocket: 火箭, 飞船, 宇宙飞船
flying-saucer: 飞碟, 外星飞船
parachute: 降落伞
castle: 城堡, 宫殿, 王宫
house: 房子, 小房子, 屋子, 家, 小屋
hut: 茅屋
tent: 帐篷
school: 学校
church: 教堂
hospital: 医院
ferris-wheel: 摩天轮
roller-coaster: 过山车
carousel-horse: 旋转木马
playground-slide: 滑梯
fountain: 喷泉
mountain: 山, 大山, 高山
snow-capped-mountain: 雪山
volcano: 火山
desert-island: 小岛, 岛
sun: 太阳
crescent-moon: 月亮, 月牙, 弯月
full-moon-face: 圆月, 满月
ringed-planet: 星球, 行星, 土星
globe-showing-europe-africa: 地球, 地球仪
star: 星星, 小星星, 星
shooting-star: 流星
cloud: 云, 云朵, 白云
rainbow: 彩虹
umbrella: 雨伞, 伞, 小雨伞
snowman: 雪人
snowflake: 雪花
fire: 火, 篝火
balloon: 气球, 气球们
wrapped-gift: 礼物, 礼盒, 礼物盒
christmas-tree: 圣诞树
jack-o-lantern: 南瓜, 南瓜灯
carp-streamer: 鲤鱼旗
red-envelope: 红包
red-paper-lantern: 灯笼, 红灯笼, 花灯
firecracker: 鞭炮, 爆竹
fireworks: 烟花, 焰火
soccer-ball: 足球, 球, 皮球
basketball: 篮球
tennis: 网球
ping-pong: 乒乓球
badminton: 羽毛球
fishing-pole: 鱼竿, 钓鱼竿
sled: 雪橇
kite: 风筝
teddy-bear: 泰迪熊, 玩具熊, 小熊玩偶
nesting-dolls: 娃娃, 套娃
puzzle-piece: 拼图
magic-wand: 魔法棒, 魔杖
artist-palette: 调色板, 颜料
yarn: 毛线球, 毛线
womans-hat: 帽子, 草帽
billed-cap: 棒球帽
top-hat: 礼帽, 魔术帽
crown: 皇冠, 王冠
scarf: 围巾
gloves: 手套
glasses: 眼镜
sunglasses: 墨镜, 太阳镜
dress: 裙子, 连衣裙
t-shirt: 衣服, 上衣
backpack: 书包, 背包
running-shoe: 鞋子, 运动鞋, 鞋
womans-boot: 靴子
gem-stone: 钻石, 宝石
folding-hand-fan: 扇子
guitar: 吉他
musical-keyboard: 钢琴
violin: 小提琴
drum: 鼓
trumpet: 小号, 喇叭
flute: 笛子
musical-note: 音符
microphone: 话筒, 麦克风
laptop: 电脑
television: 电视
light-bulb: 灯泡, 灯
open-book: 书, 书本
books: 一摞书
pencil: 铅笔
crayon: 蜡笔, 彩笔
treasure-chest: 宝箱, 宝藏
key: 钥匙
bell: 铃铛, 铃
candle: 蜡烛
ladder: 梯子
couch-and-lamp: 沙发
chair: 椅子
bed: 床
bathtub: 浴缸
ghost: 幽灵, 鬼魂, 小幽灵
alien: 外星人
robot: 机器人
clown-face: 小丑
santa-claus: 圣诞老人
prince: 王子
princess: 公主, 小公主 ~ 艾莎, 爱莎, 白雪公主, 灰姑娘
mermaid: 美人鱼, 小美人鱼
fairy: 仙女, 小仙女, 精灵
mage: 巫师, 女巫, 魔法师
superhero: 超人, 超级英雄 ~ 奥特曼, 蜘蛛侠
astronaut: 宇航员, 航天员
firefighter: 消防员
police-officer: 警察
health-worker: 医生, 护士
cook: 厨师
teacher: 老师
student: 学生
farmer: 农民
lion: 狮子, 小狮子
fox: 狐狸, 小狐狸
bear: 熊, 小熊, 大熊
panda: 熊猫, 大熊猫, 小熊猫宝宝
unicorn: 独角兽
wolf: 狼, 大灰狼
koala: 考拉
hamster: 仓鼠
`;
