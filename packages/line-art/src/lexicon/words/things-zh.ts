/** 中文词：物品。一行一个 subject；`~` 之后是由它代替的别的东西，会告诉访客。 */
export const thingsZh = `
1st-place-medal: 奖牌, 奖章
alembic: 烧瓶, 魔药, 药水
artist-palette: 调色板, 颜料, 调色盘, 水彩
axe: 斧子
backpack: 书包, 背包, 小书包
badminton: 羽毛球
balloon: 气球, 气球们, 彩色气球, 红气球, 一串气球
basket: 篮子, 竹篮, 野餐篮, 水果篮, 野餐
basketball: 篮球
bathtub: 浴缸, 澡盆
bed: 床, 小床
bell: 铃铛, 铃, 小铃铛, 圣诞铃铛, 大钟
billed-cap: 棒球帽, 鸭舌帽
books: 一摞书, 书籍
bow-and-arrow: 弓, 箭, 弓箭, 弓和箭
broom: 扫把, 魔法扫帚
bucket: 水桶, 小桶
camera: 照相机
candle: 蜡烛, 生日蜡烛, 红蜡烛
carp-streamer: 鲤鱼旗
carpentry-saw: 锯子
chair: 椅子
chess-pawn: 国际象棋 ~ 象棋, 围棋
coat: 外套, 大衣, 棉袄, 羽绒服, 披风, 斗篷, 唐装
coin: 金币, 铜钱, 元宝, 金元宝, 钱
compass: 罗盘
couch-and-lamp: 沙发
crayon: 蜡笔, 彩笔
crown: 皇冠, 王冠, 小皇冠, 金冠
crystal-ball: 魔法球
diving-mask: 潜水镜
diya-lamp: 神灯, 油灯
door: 大门
dress: 裙子, 连衣裙, 公主裙, 花裙子, 红裙子, 长裙, 小裙子, 礼服
drum: 鼓, 小鼓, 大鼓
easter-egg: 复活蛋
envelope: 信
firecracker: 鞭炮, 爆竹, 炮仗
fireworks: 烟花, 焰火, 烟火, 新年烟花
fishing-pole: 鱼竿, 钓鱼竿, 钓竿, 钓鱼杆
flashlight: 手电
flute: ~ 箫
folding-hand-fan: 扇子, 折扇, 纸扇, 团扇, 芭蕉扇
footprints: 小脚印
framed-picture: 相框, 照片
fu: 大福字
game-die: 色子
gem-stone: 钻石, 宝石, 水晶, 红宝石
glasses: 眼镜
globe-showing-europe-africa: 地球, 地球仪
gloves: 手套
goggles: 泳镜
graduation-cap: 学士帽, 博士帽
guitar: 吉他
hammer: 工具
hand-with-fingers-splayed: 手印, 手
handbag: 包包, 小包
headphone: 耳机
high-heeled-shoe: 水晶鞋
ice-skate: 冰鞋
jack-o-lantern: 南瓜灯
jeans: 裤子
key: 钥匙
kite: 风筝, 小风筝, 大风筝, 蝴蝶风筝
ladder: 梯子
lantern: 花灯, 彩灯, 小灯笼 ~ 河灯
laptop: 电脑, 笔记本
light-bulb: 灯泡, 电灯, 路灯
locked: 锁
luggage: 旅行箱, 行李
magic-wand: 魔法棒, 魔杖, 仙女魔法棒 ~ 金箍棒
magnet: 吸铁石
magnifying-glass-tilted-left: 放大镜
microphone: 话筒, 麦克风
mirror: 魔镜
mobile-phone: 平板电脑 ~ 平板, 平板电脑
money-bag: 福袋
musical-keyboard: 钢琴, 电子琴
musical-note: 音符, 音乐
nesting-dolls: 套娃, 俄罗斯套娃, 不倒翁
old-key: 金钥匙
open-book: 书, 书本, 故事书, 课本, 绘本, 童话书, 魔法书, 一本书
package: 快递, 箱子, 盒子, 纸箱
paintbrush: 刷子
party-popper: 礼花, 彩带
pencil: 铅笔, 彩色铅笔, 彩铅
ping-pong: 乒乓球, 乒乓球拍
postbox: 邮箱, 信箱
puzzle-piece: 拼图
red-envelope: 红包, 压岁钱, 大红包
red-heart: 爱心, 红心, 心形, 小心心, 心
red-paper-lantern: 灯笼, 红灯笼
rescue-workers-helmet: 安全帽, 消防帽
ribbon: 丝带, 发带
ring: 钻戒
rocking-horse: 摇摇马
running-shoe: 鞋子, 运动鞋, 鞋, 球鞋, 跑鞋
scarf: 围巾, 红围巾, 丝巾, 红领巾
scroll: 画卷, 藏宝图 ~ 春联, 对联
shopping-bags: 袋子
shovel: 铲子, 小铲子, 锄头
skis: 滑雪板
sled: 雪橇, 雪橇车
soccer-ball: 足球, 球, 小皮球
socks: 小袜子
sparkler: 仙女棒
spinning-top: 小陀螺
sunglasses: 墨镜, 太阳镜
t-shirt: 衣服, 上衣, 衬衫, 球衣
teddy-bear: 泰迪熊, 玩具熊, 小熊玩偶, 毛绒玩具, 玩具, 公仔
telescope: 天文望远镜
television: 电视, 电视机
tennis: 网球, 网球拍
tent: 帐篷
thong-sandal: 凉鞋
tooth: 牙, 乳牙
jump-rope: 跳绳, 绳子
top-hat: 礼帽, 魔术帽, 高帽子, 魔法帽
treasure-chest: 宝箱, 宝藏, 百宝箱, 财宝
trophy: 金杯
trumpet: 小号, 喇叭, 号角
two-hearts: 两颗爱心
video-game: 游戏机, 手柄
violin: 小提琴
window: 窗, 窗子
womans-boot: 靴子
womans-hat: 帽子, 草帽, 遮阳帽, 女巫帽, 圣诞帽, 生日帽, 小帽子, 斗笠, 厨师帽, 牛仔帽
world-map: 地图
wrapped-gift: 礼物, 礼盒, 礼物盒, 礼品, 生日礼物, 圣诞礼物, 新年礼物
yarn: 毛线球, 毛线, 线团
yo-yo: 溜溜球
saxophone: 萨克斯, 萨克斯风
straight-ruler: 尺子, 直尺
`;
