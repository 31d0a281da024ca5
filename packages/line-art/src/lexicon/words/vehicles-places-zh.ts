/** 中文词：交通工具、建筑。一行一个 subject；`~` 之后是由它代替的别的东西，会告诉访客。 */
export const vehiclesPlacesZh = `
airplane: 飞机, 大飞机, 客机, 喷气式飞机 ~ 机场
ambulance: 救护车, 急救车
articulated-lorry: 大货车, 油罐车, 洒水车
auto-rickshaw: 嘟嘟车
automobile: 汽车, 小汽车, 车, 轿车, 车子, 玩具车, 老爷车, 敞篷车, 小轿车
barn: 牛棚, 粮仓
beach-with-umbrella: 遮阳伞
bicycle: 自行车, 单车, 脚踏车, 小自行车, 山地车 ~ 平衡车
bus: 公交车, 巴士, 大巴, 公共汽车, 校车, 大巴车, 公交, 双层巴士, 客车
canoe: 独木舟, 皮划艇, 小木船 ~ 龙舟
carousel-horse: 旋转木马
castle: 城堡, 宫殿, 王宫, 魔法城堡, 童话城堡, 冰雪城堡, 大城堡 ~ 高塔
church: 教堂, 小教堂
circus-tent: 马戏团帐篷
classical-building: 博物馆
convenience-store: 小卖部
cottage: 木屋, 茅草屋, 林中小屋
delivery-truck: 卡车, 货车, 大卡车, 快递车, 小货车, 冰淇淋车, 餐车
desert-island: 小岛, 岛, 岛屿, 海岛, 荒岛
dragon-boat: 龙船, 划龙舟
dump-truck: 泥头车
excavator: 挖机, 大挖掘机, 装载机, 铲车 ~ 工程车
ferris-wheel: 摩天轮
fire-engine: 消防车
fire-truck: 云梯车, 大消防车
flying-saucer: 飞碟, 外星飞船
fountain: 喷泉, 喷水池
garbage-truck: 扫地车, 环卫车
helicopter: 直升机, 直升飞机
high-speed-train: 高铁, 动车, 复兴号, 和谐号, 高速列车
hospital: 医院
hot-air-balloon: 大热气球, 彩色热气球 ~ 飞艇
house: 房子, 小房子, 屋子, 家, 小屋, 房屋, 大房子, 鬼屋, 楼房
house-with-garden: 四合院
hut: 茅屋
japanese-castle: 天坛, 故宫, 天安门, 宝塔, 寺庙, 亭子, 凉亭, 塔
kick-scooter: 滑板车
locomotive: 火车, 蒸汽火车, 小火车, 列车, 玩具火车
monster-truck: 怪兽车
motor-scooter: 小摩托, 电动车, 电瓶车
motorcycle: 摩托车, 摩托, 机车
mountain: 山, 大山, 高山
office-building: 大楼, 高楼, 摩天大楼, 大厦
parachute: 降落伞
passenger-ship: 游轮, 邮轮
pickup-truck: 皮卡, 皮卡车
pirate-ship: 幽灵船
playground-slide: 滑梯, 滑滑梯, 小滑梯
police-car: 警车, 巡逻车, 小警车
racing-car: 赛车, 跑车, 方程式赛车, 卡丁车
ring-buoy: 游泳圈, 泳圈
rocket: 火箭, 飞船, 宇宙飞船, 太空船, 航天飞机, 小火箭, 神舟飞船
roller-coaster: 过山车, 云霄飞车
roller-skate: 轮滑鞋, 溜冰鞋, 旱冰鞋
sailboat: 帆船, 小船, 船, 小帆船, 木船, 游艇, 渔船 ~ 海盗船
satellite: 人造卫星
school: 学校, 教学楼, 校园, 小学
ship: 轮船, 大船, 货轮, 军舰, 大轮船
skateboard: 滑板, 小滑板
small-airplane: 小飞机, 战斗机, 玩具飞机
snow-capped-mountain: 雪山
sport-utility-vehicle: 越野车, 吉普车, 面包车
stadium: 体育场
statue-of-liberty: 自由女神
submarine: 黄色潜水艇
taxi: 出租车, 的士, 计程车
tent: 小帐篷
tokyo-tower: 东方明珠, 电视塔
tractor: 拖拉机, 小拖拉机 ~ 挖掘机, 挖土机
tram: 电车
treehouse: 树上小屋
ufo: 外星飞碟
volcano: 火山
windmill: 风车, 大风车
manual-wheelchair: 轮椅
`;
