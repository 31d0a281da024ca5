/** 中文词：物品。一行一个 subject；`~` 之后是由它代替的别的东西，会告诉访客。 */
export const thingsZh = `
checkered-flag: ~ 终点线, 终点
desk: 讲台, 讲桌
medicine-bottle: 药
1st-place-medal: 奖牌, 奖章, 勋章, 冠军奖牌, 徽章
alarm-clock: 小闹铃, 钟摆
alembic: 药水, 试剂瓶
artist-palette: 调色板, 颜料, 调色盘, 水粉, 油彩, 画具
axe: 斧子, 斧, 板斧, 伐木斧, 消防斧, 宣花斧
backpack: 大包, 大背包, 大书包, 书包, 背包, 小书包, 登山包, 旅行包, 小学生书包, 斜挎包, 挎包, 背囊
badminton: 羽毛球
balloon: 气球, 气球们, 彩色气球, 红气球, 一串气球, 爱心气球, 心形气球
basket: 篮子, 竹篮, 野餐篮, 水果篮, 菜篮, 竹篓, 提篮, 编织篮, 草篮, 藤篮, 竹筐, 筐子, 篮筐子, 背篓, 竹箩筐, 箩筐, 篓子, 小花篮, 面包篮, 鲜花篮
basketball: 篮球
bathtub: 浴缸, 澡盆, 洗澡盆, 泡泡浴缸, 浴盆, 澡缸, 木桶浴, 婴儿澡盆, 浴桶, 宝宝澡盆
bed: 床, 病床, 小床, 床铺, 小木床, 公主床, 木床, 婴儿小床, 床榻, 单人床
bell: 铃铛, 铃, 小铃铛, 圣诞铃铛, 大钟, 铜铃, 叮当铃, 大铜钟, 古钟
billed-cap: 棒球帽, 鸭舌帽, 球帽, 遮阳鸭舌帽, 运动帽, 嘻哈帽
books: 一摞书, 书籍, 书堆, 一堆书, 图书, 一叠书, 一套书
bow-and-arrow: 弓, 箭, 弓箭, 弓和箭, 弩, 箭矢, 弓矢, 射箭弓
broom: 扫把, 魔法扫帚, 笤帚, 飞天扫帚, 飞天扫把, 竹扫帚, 女巫扫帚, 女巫扫把, 光轮2000
bucket: 水桶, 小桶, 塑料桶, 铁桶, 提桶, 木桶, 大木桶, 吊桶, 大桶, 玩沙桶, 洗脚桶
camera: 照相机, 单反相机, 拍立得, 傻瓜相机, 单反, 微单, 古董相机, 照像机
candle: 蜡烛, 红蜡烛, 香薰蜡烛, 烛, 洋蜡
carp-streamer: 鲤鱼旗, 鲤鱼幡, 鲤鱼风向标
carpentry-saw: 锯子, 手锯, 锯条, 钢锯
chair: 椅子, 餐椅, 藤椅, 太师椅, 转椅, 木椅, 靠背椅, 凳, 椅, 电脑椅, 圈椅, 马扎, 沙滩躺椅, 座椅
chess-pawn: 国际象棋, 棋子, 国际象棋棋子
coat: 外套, 大衣, 唐装, 风衣, 羽绒衣, 夹克, 夹克衫, 皮衣, 皮夹克, 毛线衣, 冬衣, 开衫, 长袍, 袍子, 皮草
coin: 金币, 钱, 钱币, 银元, 银币, 零钱
compass: 罗盘, 指北针
crayon: 彩笔, 水彩笔, 彩色笔
crown: 皇冠, 王冠, 小皇冠, 金冠, 国王皇冠, 女王皇冠, 后冠, 王者之冠, 桂冠, 公主头冠, 公主王冠
crystal-ball: 魔法球, 占卜球, 预言球, 龙珠, 宝珠, 珠子
diving-mask: 潜水镜, 浮潜面罩, 潜水眼镜, 潜水面具
diya-lamp: 神灯, 油灯, 阿拉丁神灯, 灯盏, 长明灯, 万灯节油灯
door: 房门, 房门儿, 家门, 玻璃门, 木头门, 后门, 宫门, 朱红大门
dress: 裙子, 连衣裙, 公主裙, 花裙子, 红裙子, 长裙, 小裙子, 礼服, 小短裙, 裙, 碎花裙, 舞裙, 太阳裙, 小洋装, 洋装, 背带裙, 吊带裙, 冰雪公主裙, 沙滩裙, 草裙, 洛丽塔裙, 花仙子裙
drum: 鼓, 小鼓, 小军鼓, 花盆鼓, 小皮鼓, 花鼓, 锣鼓, 花鼓戏
easter-egg: 复活蛋, 复活节蛋, 花彩蛋
envelope: 信, 书信, 信纸, 贺年卡, 请柬, 请帖, 邀请函, 家书, 录取通知书
firecracker: 鞭炮, 爆竹, 炮仗, 二踢脚, 挂鞭, 窜天猴, 摔炮, 响炮
fireworks: 烟花, 焰火, 烟火, 新年烟花, 花炮, 礼炮, 烟火花, 绚丽烟花, 炫彩烟花
fishing-pole: 鱼竿, 钓鱼竿, 钓竿, 钓鱼杆, 渔竿, 钓具, 鱼钩, 海竿, 钓鱼工具
flashlight: 手电, 电筒, 照明灯, 强光手电
flute: 短笛, 笛儿, 牧笛, 玉笛, 笛 ~ 箫
folding-hand-fan: 扇子, 折扇, 纸扇, 芭蕉扇, 蒲扇, 羽毛扇, 绢扇, 檀香扇, 折叠扇, 大蒲扇, 鹅毛扇, 扇儿, 羽扇, 铁扇
footprints: 小脚印, 足迹, 恐龙脚印, 爪印, 猫爪印, 脚丫印, 小爪印, 狗爪印, 足印
framed-picture: 相框, 照片, 画框, 挂画, 像框, 画儿, 相片, 画作, 装饰画, 肖像画, 贴画
fu: 大福字, 福, 福帖, 倒贴福字
game-die: 色子, 筛子骰
gem-stone: 钻石, 宝石, 红宝石, 翡翠, 祖母绿, 玛瑙, 玉石, 闪亮宝石, 夜明珠
glasses: 眼镜, 近视眼镜, 老花镜, 圆框眼镜
globe-showing-europe-africa: 地球, 地球母亲
gloves: 手套, 分指手套
goggles: 泳镜, 防护眼镜, 游泳镜, 滑雪镜, 护目眼镜, 飞行员眼镜
graduation-cap: 学士帽, 博士帽, 毕业帽
guitar: 吉他, 民谣吉他, 古典吉他, 吉它
hair-pick: 卷发梳
hammer: 工具, 榔头, 铁锤, 锤儿, 木锤, 大锤, 铁榔头, 雷神之锤, 雷神锤
hand-with-fingers-splayed: 手印, 手, 手指, 手心, 五指, 巴掌, 右手, 左手, 手形, 手指头
handbag: 包包, 小包, 提包, 手提袋, 女包, 单肩包, 手拎包, 链条包, 坤包
headphone: 耳机, 耳麦, 蓝牙耳机, 降噪耳机, 耳塞
high-heeled-shoe: 高跟, 舞鞋, 公主鞋, 婚鞋
ice-skate: 冰鞋, 滑冰鞋, 冰刀, 溜冰刀, 花样滑冰鞋, 冰刀鞋
jack-o-lantern: 南瓜灯
jeans: 裤子, 长裤, 牛仔长裤, 裤, 喇叭裤, 运动裤, 棉裤, 开裆裤, 西裤
key: 钥匙, 门钥匙, 车钥匙, 锁匙
kite: 风筝, 小风筝, 大风筝, 蝴蝶风筝, 老鹰风筝, 金鱼风筝, 凤凰风筝, 龙风筝, 潍坊风筝, 蜈蚣风筝
ladder: 梯子, 木梯, 竹梯, 人字梯, 折叠梯, 天梯
lantern: 彩灯, 小灯笼, 红纱灯, 元宵灯笼, 元宵花灯, 龙形灯笼
laptop: 电脑, 手提电脑, 苹果电脑, 平板笔记本, 笔电, 便携电脑
light-bulb: 灯泡, 电灯, 夜灯, 日光灯, 护眼灯
locked: 锁, 同心锁, 门锁, 密码锁
luggage: 旅行箱, 行李, 拉杆箱, 皮箱子, 箱包, 登机箱
magic-wand: 魔法棒, 魔杖, 仙女魔法棒, 魔法杖, 仙棒, 魔术棒, 星星魔法棒
magnet: 吸铁石, 马蹄磁铁, 吸铁, 磁石, 冰箱贴
magnifying-glass-tilted-left: 放大镜, 显微放大镜, 侦探放大镜
microphone: 话筒, 麦克风, 无线话筒, 立式麦克风, 手持话筒
mirror: 魔镜, 梳妆镜, 穿衣镜, 全身镜, 铜镜, 化妆镜
mobile-phone: 移动电话, 苹果手机, 大哥大, 手提电话, 老人机
money-bag: 福袋, 一袋金币, 钱口袋, 一袋钱
musical-keyboard: 电子琴, 立式钢琴, 琴键, 玩具钢琴, 琴, 黑白琴键, 双排键
musical-note: 音符, 音乐, 歌, 歌曲, 旋律, 乐符
nesting-dolls: 套娃, 俄罗斯套娃, 俄罗斯娃娃
old-key: 金钥匙, 魔法钥匙, 古老钥匙, 古董钥匙, 金色钥匙, 密室钥匙, 古钥匙
open-book: 书, 书本, 故事书, 课本, 绘本, 童话书, 魔法书, 一本书, 漫画, 语文书, 字典, 词典, 诗集, 百科全书, 科普书, 教科书, 课外书, 小说, 立体书, 唐诗, 书卷
package: 快递, 快递包裹, 邮包, 快件
paintbrush: 刷子, 水彩笔刷, 毛刷, 油漆刷, 排笔
party-popper: 礼花, 彩带, 彩花筒, 拉炮, 礼炮筒, 喷花筒
pencil: 铅笔, 彩色铅笔, 彩铅, 自动铅笔
performing-arts: 面罩, 狐狸面具, 化妆舞会面具, 戏剧面具, 鬼面具
ping-pong: 乒乓球, 乒乓球拍, 乒乓, 球桌, 国球
postbox: 邮箱, 信箱, 信筒, 邮政信箱
puzzle-piece: 拼图, 拼板
building-blocks: 积木玩具, 乐高玩具, 乐高城堡, 叠叠高
red-envelope: 红包, 压岁钱, 大红包, 利是, 利市, 利是封, 压岁包
red-heart: 爱心, 红心, 心形, 小心心, 心, 桃心, 爱心心
red-paper-lantern: 灯笼, 红灯笼
rescue-workers-helmet: 安全帽, 消防帽, 工地帽, 安全头盔, 钢盔, 消防头盔, 摩托车头盔
ribbon: 丝带, 发带, 缎带, 蝴蝶结发卡, 彩绸, 红绸带, 蝴蝶结发带, 头绳, 发圈, 飘带
ring: 钻戒, 钻石戒指, 婚戒, 结婚戒指, 对戒, 指环, 魔戒
rocking-horse: 摇摇马, 木马玩具, 木马摇椅
running-shoe: 鞋子, 运动鞋, 鞋, 球鞋, 跑鞋, 帆布鞋, 篮球鞋, 足球鞋, 学步鞋, 休闲鞋, 棉鞋
scarf: 围巾, 红围巾, 丝巾, 毛线围巾, 格子围巾, 围脖, 披肩, 丝绸围巾, 格子围脖, 头巾, 方巾
scroll: 画卷, 圣旨, 古画, 国画, 水墨画, 山水画, 羊皮纸, 羊皮卷, 奏折, 寻宝图
shopping-bags: 袋子, 纸袋, 环保袋, 塑料袋, 购物纸袋, 布袋, 帆布袋, 手提纸袋, 麻袋, 口袋
shovel: 铲子, 铁锹, 铁铲, 锹, 沙铲, 小铁铲, 煤铲, 玩沙铲, 铁锨, 沙滩铲, 挖沙铲
skis: 滑雪板, 雪板, 双板, 滑雪杖, 滑雪杆
sled: 雪橇, 驯鹿雪橇, 爬犁, 冰车
soccer-ball: 足球, 球, 小皮球, 健身球, 水球, 手球
socks: 小袜子, 袜, 棉袜, 长袜, 条纹袜, 短袜, 彩虹袜, 长筒袜, 毛线袜, 花袜子
sparkler: 仙女棒, 手持烟花, 仙女棒烟花, 滴滴金
spinning-top: 小陀螺, 战斗陀螺, 冰嘎, 陀螺玩具, 指尖陀螺
sunglasses: 墨镜, 太阳镜, 遮阳镜, 太阳眼镜
t-shirt: 衣服, 上衣, 衬衫, 球衣, T恤衫, 短袖, 汗衫, 体恤, 背心, 毛衫, 长袖, 衣裳, 短袖衫, 衬衣, 格子衫, 服装, 衣物, 衫, 运动服, 队服
teddy-bear: 泰迪熊, 玩具熊, 小熊玩偶, 毛绒玩具, 玩具, 公仔, 布偶熊, 毛绒小熊, 小熊布偶, 毛绒公仔, 毛绒玩偶, 玩具小熊, 熊公仔, 熊娃娃, 玩具公仔, 玩偶熊, 熊玩偶
telescope: 天文望远镜, 天文镜, 单筒望远镜, 海盗望远镜, 观星望远镜
television: 电视, 电视机, 彩电, 液晶电视, 平板电视, 电视屏幕, 屏幕, 荧幕
tennis: 网球
tent: 帐篷, 露营帐篷, 蓬帐, 帐子
thong-sandal: 凉鞋, 人字拖, 夹脚拖, 沙滩鞋, 沙滩拖鞋, 夹脚拖鞋, 凉拖
tooth: 牙, 乳牙, 龋齿, 蛀牙, 门牙
jump-rope: 跳绳, 绳子
top-hat: 礼帽, 魔术帽, 高帽子, 魔术师帽子, 高筒帽, 绅士帽
treasure-chest: 宝箱, 宝藏, 百宝箱, 财宝, 宝物箱, 珠宝箱, 海盗宝箱, 宝物, 宝贝箱
trophy: 金杯, 冠军奖杯, 大力神杯, 冠军杯, 银杯
trumpet: 小号, 喇叭, 号角, 军号, 冲锋号, 铜号, 号子
two-hearts: 两颗爱心, 双心, 心心相印, 一对爱心, 双爱心
video-game: 游戏机, 手柄, 掌机, 电子游戏, 电玩, 电子游戏机, 任天堂, 红白机
violin: 小提琴, 提琴, 中提琴
wicker-basket: ~ 鱼篓, 竹鱼篓
window: 窗, 窗子, 玻璃窗, 落地窗, 花窗, 窗台, 窗外, 窗前, 窗边, 天窗, 百叶窗
womans-boot: 靴子, 长靴, 短靴, 皮靴, 雪地靴, 马丁靴, 长筒靴, 胶鞋, 靴, 马靴, 高筒靴
womans-hat: 帽子, 草帽, 遮阳帽, 小帽子, 斗笠, 帽, 帽儿, 渔夫帽, 圆帽, 太阳帽, 宽檐帽, 沙滩帽, 编织帽, 雷锋帽, 棉帽, 凉帽, 花帽, 瓜皮帽, 兔耳帽, 毡帽, 雨帽
world-map: 地图, 航海图
wrapped-gift: 礼物, 礼盒, 礼物盒, 礼品, 生日礼物, 圣诞礼物, 新年礼物, 礼包, 大礼包, 惊喜礼物, 包装盒
yarn: 毛线球, 毛线, 线团, 绒线, 猫咪毛线球
yo-yo: 溜溜球, 悠悠
saxophone: 萨克斯, 萨克斯风, 色士风
straight-ruler: 尺子, 直尺, 格尺, 木尺, 米尺, 钢尺
tornado: 飓风, 台风, 龙吸水
cave: 石洞, 岩穴, 大山洞, 水帘洞, 熊洞, 钟乳石洞, 小山洞
jar: 罐子, 坛子, 玻璃罐, 糖罐, 饼干罐, 瓦罐, 小罐子, 玻璃瓶罐, 糖果罐, 星星罐, 密封罐
chopsticks: 木筷, 竹筷, 筷儿, 竹筷子
round-bowl: 汤碗, 猫碗, 木碗, 玻璃碗, 狗盆, 食盆, 猫粮碗, 狗粮碗, 饭盆, 陶瓷碗, 青花碗
kitchen-knife: 水果刀, 小刀, 厨刀, 厨师刀, 刀子
stroller: 儿童推车, 手推婴儿车, 遛娃车 ~ 学步车
shopping-cart: 超市推车, 购物小推车, 购物手推车
sandcastle: 沙雕城堡, 沙滩城堡, 沙子堡, 沙城堡
garden-swing: 摇摆秋千, 花秋千
seesaw: 翘翘板, 压压板, 压翘板
geyser: 温泉喷泉
watch: 腕表, 电子表, 怀表
mantelpiece-clock: 古董钟, 自鸣钟
stopwatch: 跑表, 码表
test-tube: 试剂管
pen: 圆珠笔, 中性笔, 签字笔, 原子笔
fountain-pen: 墨水笔, 羽毛笔, 鹅毛笔, 自来水笔
notebook-with-decorative-cover: 日记本, 手账, 手账本, 画本, 素描本, 日记
closed-book: 厚书, 硬皮书, 字典书
bookmark: 书笺
newspaper: 报刊, 晚报
purse: 皮夹, 皮夹子
briefcase: 手提箱, 皮箱, 密码箱, 皮包
american-football: 橄榄球
boxing-glove: 拳套
surfboard: 滑水板, 冲浪滑板
flying-disc: 飞碟玩具, 飞盘玩具, 狗狗飞盘
boomerang: 回力镖, 飞去来器
jianzi: 毽
hula-hoop: 体操圈, 健身圈
swallow-kite: 沙燕
playing-cards: 斗地主, 红桃A, 王牌
rubiks-cube: 立方魔方
marionette: 木偶娃娃, 傀儡, 牵线娃娃
trampoline: 蹦极床, 跳床
pinwheel: 风车玩具, 七彩风车, 彩色风车, 儿童风车, 纸折风车
joystick: 摇杆, 游戏摇杆
rattle-drum: 货郎鼓, 婴儿摇鼓, 摇鼓
piggy-bank: 小猪储蓄罐, 小猪存钱筒, 猪猪储钱罐, 储钱罐, 扑满
magic-carpet: 阿拉丁飞毯, 飞天魔毯
message-in-a-bottle: 许愿瓶, 心愿瓶, 玻璃漂流瓶
coin-pile: 钱堆, 金山, 金山银山, 一大堆金币, 金银财宝
necklace: 钻石项链, 颈链, 吊坠, 项圈
bracelet: 玉镯, 手环, 五彩绳, 五色绳, 五彩线, 五色线, 珍珠手链, 水晶手链, 镯子, 红绳, 脚链
earrings: 耳钉, 珍珠耳环, 耳饰
party-hat: 尖帽子, 聚会帽, 派对尖帽, 小丑帽
santa-hat: 圣诞老人帽, 圣诞老人帽子
pirate-hat: 骷髅帽
witch-hat: 巫婆帽, 万圣节帽子, 尖顶巫师帽
chef-hat: 大厨帽
christmas-stocking: 圣诞长袜, 圣诞老人袜
running-shirt: 运动衣, 球服, 运动衫, 运动服背心
shorts: 沙滩裤, 大裤衩, 裤衩, 运动短裤, 内裤
pajamas: 连体睡衣, 居家服
swimsuit: 游泳裤, 连体泳衣, 泳裤
tuxedo: 西装外套, 礼服西装, 绅士服
martial-arts-uniform: 武术服, 空手道服, 跆拳道服, 柔道服, 道袍, 练功服
sari: 印度纱丽, 印度服
bow-tie: 蝶形领结, 领花, 小领花
belt: 腰封
mans-shoe: 男士皮鞋, 皮鞋儿, 绅士皮鞋
flat-shoe: 单鞋, 豆豆鞋, 低跟鞋
hiking-boot: 登山靴, 爬山鞋, 徒步鞋, 工作靴
slippers: 毛绒拖鞋, 棉拖, 居家拖鞋, 洞洞鞋
ballet-shoes: 芭蕾鞋, 舞蹈鞋, 足尖鞋
park-bench: 木头长椅, 长板凳, 条凳, 长条椅, 石凳
dining-table: 圆桌, 方桌, 茶几, 八仙桌, 木桌, 桌, 桌儿, 长桌, 大圆桌, 石桌, 餐台, 茶桌, 写字桌, 柜台
wardrobe: 木柜, 立柜, 鞋柜, 橱柜, 壁橱, 碗柜, 大衣橱, 柜, 橱子
bookshelf: 置物架
quilt: 被窝, 被褥, 毯, 空调被, 花被子, 百家被, 毛绒毯, 羊毛毯, 襁褓
soft-pillow: 坐垫, 靠枕, 玩偶抱枕, 枕, 枕芯, 午睡枕
chinese-knot: 平安结, 如意结, 福字中国结, 红绳结, 盘长结, 结绳, 中国结挂饰
paper-cut: 窗贴, 团花
opera-mask: 京剧面谱, 戏剧脸谱, 花脸
shadow-puppet: 手影
window-curtains: 窗纱, 帘子, 窗户帘, 帷幔, 幕布
wash-basin: 洗手台, 洗脸池, 脸盆, 洗手盆, 水池, 盆子, 洗衣盆, 面盆, 洗菜池, 水盆, 塑料盆
toilet: 坐便, 抽水马桶, 尿盆, 坐厕
shower: 花洒, 莲蓬头
faucet: 水喉
towel: 手巾, 擦手巾, 抹布, 洗澡巾, 百洁布
soap: 香皂, 皂, 手工皂, 洗手皂, 洗衣皂 ~ 洗衣液, 沐浴露, 洗手液
toothbrush: 电动牙刷
mop: 地拖, 拖布, 平板拖把
vacuum-cleaner: 吸尘机, 吸地机, 手持吸尘器
washing-machine: 滚筒洗衣机, 甩干机, 烘干机
refrigerator: 双门冰箱, 冰柜, 冷柜, 雪柜
kitchen-oven: 灶, 燃气灶, 煤气灶, 灶头, 炉灶, 土灶, 炉, 烤炉, 煤炉, 电磁炉, 柴火灶
microwave: 光波炉
rice-cooker: 电锅, 煮饭锅, 煮饭电锅
blender: 绞肉机, 原汁机, 豆浆机, 厨师机, 料理棒
toaster: 面包机, 多士炉
remote-control: 空调遥控器, 遥控板, 遥控
desktop-computer: 计算机, 台式机, 显示器, 电脑屏幕, 电脑桌
computer-mouse: 无线鼠标, 鼠标, 鼠标器
computer-keyboard: 机械键盘, 无线键盘
printer: 复印机, 打印器, 传真机
telephone: 座机, 话机, 固定电话, 玩具电话
video-camera: 录像机, 摄影机, 摄录机, DV机, 监控摄像头, 摄像头
radio: 半导体, 小音箱
gramophone: 黑胶唱机, 老唱机
megaphone: 大喇叭, 喊话器, 扬声器, 大声公, 小喇叭, 高音喇叭
electric-fan: 吊扇, 立式风扇, 手持风扇, 手持小风扇
thermometer: 额温枪, 气温计, 测温计, 测温枪
calculator: 计数器
sewing-machine: 电动缝纫机, 脚踏缝纫机
sewing-needle: 针线, 绣花针, 缝衣针, 别针针, 针线活, 针线包
thread: 线轴, 缝纫线, 轱辘线
scissors: 剪子, 安全剪刀, 手工剪刀, 指甲剪, 指甲刀
triangular-ruler: 三角板
paperclip: 曲别针, 别针, 回形别针, 夹子, 长尾夹
pushpin: 大头针, 工字钉
clipboard: 文件夹, 夹板, 档案夹, 写字板
calendar: 月历, 年历, 挂历, 台历, 黄历, 老黄历, 皇历, 倒计时日历
love-letter: 情人节卡片, 爱心信封, 爱心贺卡, 告白信, 表白信
open-box: 纸箱子, 纸盒子, 纸壳箱, 木箱, 收纳箱, 储物箱, 盒儿, 收纳盒, 玩具箱, 木头箱子, 铁盒, 铁皮盒, 鞋盒子, 火柴盒, 货物, 货箱
vase: 玻璃花瓶, 花樽, 宝瓶, 古瓶, 净瓶
water-bottle: 瓶儿, 塑料瓶, 饮料瓶, 玻璃瓶, 水杯瓶, 运动水壶, 一瓶水, 酱油瓶
goblet: 香槟杯, 葡萄酒杯, 圣杯, 玻璃酒杯
round-shape: 椭圆
square-shape: 正方体, 立方体, 长方体
triangle-shape: 三角, 三角体
heart-with-arrow: 一箭穿心, 丘比特之心, 丘比特之箭, 爱心箭
waving-flag: 国旗, 红旗, 小红旗, 队旗, 旗, 军旗, 党旗, 小国旗, 队旗儿
wind-chime: 贝壳风铃, 玻璃风铃, 竹风铃, 挂铃
whistle: 吹哨, 铁哨
long-drum: 象脚鼓, 长腰鼓
maracas: 沙锤儿, 沙槌
ukulele: 乌克丽丽, 四弦琴
accordion: 巴扬
postal-horn: 法国号, 圆号
xylophone: 手敲琴, 敲琴, 铝板琴
guzheng: 箜篌琴, 扬琴
erhu: 京胡, 板胡, 高胡
pipa: 柳琴, 三弦
suona: 海笛
musical-score: 五线谱, 曲谱, 琴谱, 歌谱, 简谱, 谱子, 谱架
hammer-and-wrench: 修理工具, 工具组, 维修工具
screwdriver: 改锥, 起子, 螺丝起子
wrench: 扳子, 活动扳手, 管钳
power-drill: 电动钻, 钻机, 电动螺丝刀, 冲击钻
toolbox: 修理箱, 工具盒
gear: 轮齿, 机械齿轮
nail: 长钉
screw: 螺栓, 自攻螺丝
pick: 镐, 十字镐, 鹤嘴镐, 冰镐, 挖矿镐, 钻石镐
rake: 九齿耙, 铁耙, 竹耙
watering-can: 洒水桶, 浇水桶, 园艺喷壶
garden-hose: 胶管, 水带, 消防水带, 橡皮水管
lawn-mower: 剪草车, 除草车, 割草车, 推草机
microscope: 电子显微镜, 生物显微镜
stethoscope: 听筒, 医生听诊器
adhesive-bandage: 邦迪, 创口贴, ok绷, 绷带, 纱布, 膏药, 止血贴
cannon: 意大利炮, 榴弹炮, 高射炮, 炮台
shield: 盾, 骑士盾牌, 藤牌, 圆盾, 护盾, 美国队长盾牌
toy-sword: 骑士剑, 木头剑, 玩具剑, 亚瑟王之剑, 石中剑, 佩剑, 武士刀, 大刀, 屠龙刀, 青龙偃月刀
ships-wheel: 船盘, 轮舵, 海盗舵
traffic-light: 交通信号灯, 红灯, 绿灯, 红绿黄灯, 交通红绿灯
stop-sign: 停止标志, 停牌, 禁停牌, 交通牌, 警示牌, 站牌, 告示牌, 牌子, 标志牌, 交通标识, 公交站牌
fire-hydrant: 消火栓, 消防水栓
parking-meter: 停车收费器, 咪表
elevator: 升降电梯, 直梯, 升降梯
bird-cage: 鸟笼灯, 笼子, 小鸟笼, 仓鼠笼, 兔笼
fish-tank: 玻璃缸, 金鱼池, 观赏鱼缸, 小鱼缸, 水族缸
egg-shell: 鸡蛋壳, 恐龙蛋壳, 破壳蛋
snow-globe: 玻璃雪球, 水晶球音乐盒, 雪花水晶球
christmas-bauble: 圣诞小球, 圣诞树挂球, 装饰球, 圣诞装饰, 挂饰, 圣诞装饰球
wreath: 圣诞藤圈, 花圈环, 花草环, 藤环, 草环, 松枝花环
confetti-ball: 彩纸屑, 彩纸, 五彩纸屑, 彩球拉花
pinata: 皮纳塔, 糖果陶罐
dream-catcher: 追梦网, 羽毛捕梦网
inkstone: 墨水, 墨条, 墨汁, 文房用具
calligraphy-brush: 狼毫, 狼毫笔, 羊毫笔, 马良神笔, 神笔
abacus: 算珠
gift-sack: 礼物口袋, 圣诞礼物袋, 一大袋礼物
bone: 狗骨头
brain: 脑子, 脑袋瓜
ear: 招风耳
eyes: 眼睛, 大眼睛, 眼珠, 眼儿, 眼睛儿, 双眸
thumbs-up: 大拇指, 点赞, 竖大拇指, 拇指
terracotta-warrior: 西安兵马俑, 陶俑, 兵马俑士兵, 泥人, 泥塑人, 石俑
angry-face: 愤怒表情, 怒脸
smiling-face-with-smiling-eyes: 笑脸表情, 微笑脸, 表情包, 开心表情, 笑脸娃娃, 笑容
crying-face: 哭脸, 流泪脸, 哭泣表情
sleeping-face: 睡脸, 睡觉表情
power-strip: ~ 插座, 墙壁插座, 充电插座
`;
