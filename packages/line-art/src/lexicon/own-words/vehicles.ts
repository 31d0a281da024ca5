/** Vehicles. */
export const vehicles = `
aircraft-carrier: aircraft carrier, carrier ship, warship, navy ship, battleship / 航空母舰, 航母, 辽宁舰, 军舰, 战舰 / water, 15 m, left
airplane: airplane / 飞机 / air, 4 m, left
airship: airship, blimp, zeppelin, dirigible / 飞艇, 大飞艇, 齐柏林飞艇 / air, 12 m, left
ambulance: ambulance / 救护车 / ground, 2.2 m, left
ambulance-with-seats: manned ambulance / 有人驾驶的救护车 / ground, 2.6 m, left
automobile: car, automobile / 小汽车 / ground, 1.5 m, left
balance-bike: balance bike, balance bicycle, running bike, strider bike / 平衡车, 儿童平衡车, 滑步车, 儿童滑步车 / ground, 0.7 m, left
balloon-with-basket: hot-air balloon with passengers / 坐着乘客的热气球 / air, 4 m, front
bamboo-raft: bamboo raft / 竹筏, 竹筏子, 竹排 / water, 1.8 m, left
bicycle: bicycle / 自行车 / ground, 1.1 m, left
bike-basket: bike basket, bicycle basket / 车篮, 车筐, 自行车篮 / ground, 0.4 m, front
biplane: biplane, double-decker plane, old plane, old-fashioned plane, stunt plane / 双翼飞机, 双翼机, 老式飞机 / air, 3.4 m, left
board-on-a-wave: surfboard on a wave / 浪上的冲浪板 / water, 0.6 m, front
boarded-pirate-ship: pirate ship with a crew / 有船员的海盗船 / water, 6 m, left
boarded-ship: ship with a crew / 有船员的大船 / water, 6 m, left
bobsled: bobsled, bobsleigh, luge, skeleton sled / 雪车, 有舵雪橇, 钢架雪车 / ground, 0.8 m, left
bulldozer: bulldozer, dozer / 推土机, 大推土机, 小推土机 / ground, 3 m, left
bulldozer-with-seats: manned bulldozer / 有人驾驶的推土机 / ground, 3 m, left
bullet-train: bullet train, high-speed train / 高铁 / ground, 3 m, left
bumper-car: bumper car, dodgem, bumper cars, dodgem car / 碰碰车, 小碰碰车 / ground, 1.3 m, left
bus: bus / 公交车 / ground, 3 m, left
bus-with-seats: bus full of passengers / 坐满乘客的公交车 / ground, 3 m, left
cable-car-with-seats: cable car with passengers / 坐着人的缆车 / air, 3 m, front
caboose: caboose, brake van, guard's van / 守车, 列车尾车, 火车尾厢 / ground, 3 m, left
camper-van: camper van, camper, campervan, motorhome, motor home, camping van, recreational vehicle, hippie van, hippie bus, hippy van, vw bus, surf van / 房车, 露营车, 旅居车, 野营车 / ground, 2.6 m, left
car-with-seats: car with passengers / 坐着人的小汽车 / ground, 1.6 m, left
caravan: caravan, travel trailer, camping trailer, camper trailer, trailer home / 拖挂房车, 旅行拖车, 露营拖车, 大篷车 / ground, 2.6 m, left
carriage: carriage, horse-drawn carriage, horse carriage, royal carriage, stagecoach, fairy-tale coach, fairy tale coach, princess carriage, royal coach / 马车, 公主马车, 皇家马车, 小马车, 豪华马车, 四轮马车 / ground, 2.4 m, left
catamaran: catamaran, catamarans, trimaran / 双体船, 双体帆船 / water, 5 m, front
cement-mixer: cement mixer, concrete mixer, cement truck, cement mixer truck, concrete mixer truck, concrete truck, mixer truck / 水泥车, 搅拌车, 水泥搅拌车, 混凝土搅拌车 / ground, 3.5 m, left
chairlift: chairlift, chair lift, ski lift / 滑雪缆车, 缆椅, 吊椅缆车, 滑雪场缆车, 登山缆椅 / air, 2.2 m, front
chariot: chariot, roman chariot, war chariot, horse chariot / 古代战车, 罗马战车, 双轮战车, 战车 / ground, 1.6 m, left
cherry-picker: cherry picker, cherry picker truck, bucket truck, aerial lift truck, boom lift / 高空作业车, 升降车, 高空车, 登高车 / ground, 3.5 m, right
chinese-junk: chinese junk, junk ship, junk boat, treasure ship, chinese sailing ship / 中国帆船, 古帆船, 宝船, 郑和宝船, 戎克船, 古代帆船 / water, 8 m, left
combine-harvester: combine harvester, combine, harvester / 收割机, 联合收割机, 大收割机, 收获机 / ground, 3.5 m, left
container-ship: container ship, cargo ship, freighter, freight ship, cargo boat / 集装箱船, 货轮, 货船, 大货轮, 集装箱货轮 / water, 15 m, left
convertible: convertible, convertible car, cabriolet, open-top car, open car, roadster / 敞篷车, 敞篷跑车, 敞篷汽车 / ground, 1.4 m, left
covered-wagon: covered wagon, prairie wagon, pioneer wagon, western wagon, conestoga wagon / 西部大篷车, 篷车, 拓荒马车, 篷马车 / ground, 2.6 m, left
crane-truck: crane truck, truck crane, mobile crane, crane machine, crane lorry, crane vehicle / 吊车, 起重机, 大吊车, 汽车吊, 起重车 / ground, 4 m, left
crane-truck-bare: empty crane truck / 空吊车 / ground, 4 m, left
delivery-truck: delivery truck / 卡车 / ground, 1.8 m, left
delivery-truck-with-seats: manned truck / 有人驾驶的卡车 / ground, 2.6 m, left
dogsled: dogsled, dog sled, dog sledding, dog sleigh, sled dogs / 狗拉雪橇, 狗拉爬犁, 雪橇犬拉雪橇, 雪橇队 / ground, 1.1 m, left
double-decker-bus: double decker bus, double-decker bus, double decker, double-decker, london bus, sightseeing bus, tour bus / 双层巴士, 双层公交车, 双层汽车, 观光巴士, 伦敦巴士 / ground, 4.2 m, left
dragon-boat: dragon boat / 龙舟, 赛龙舟 / water, 2.5 m, left
dragon-boat-with-seats: manned dragon boat / 坐满人的龙舟 / water, 2.5 m, left
drawn-carriage: carriage with a team / 有马拉的马车 / ground, 2 m, left
drawn-cart: cart with a team / 有牲口拉的大车 / ground, 1.8 m, left
drawn-sleigh: sleigh with a team / 有牲口拉的雪橇 / ground, 1.6 m, left
drone: drone, quadcopter / 无人机, 小无人机, 航拍机, 四轴飞行器 / air, 0.4 m, front
dump-truck: dump truck, tipper truck, tip truck / 翻斗车, 自卸车, 渣土车, 运土车 / ground, 3 m, left
dump-truck-with-seats: dump truck with its driver / 有司机的翻斗车 / ground, 3 m, left
dune-buggy: dune buggy, beach buggy, sand buggy, hot rod, dragster / 沙滩越野车, 沙丘车, 改装车 / ground, 1.5 m, left
excavator: excavator, digger / 挖掘机, 挖土机 / ground, 3 m, left
excavator-with-seats: manned excavator / 有人驾驶的挖掘机 / ground, 3 m, left
fighter-jet: fighter jet, fighter plane, jet fighter, jet plane, fighter aircraft / 战斗机, 歼击机, 喷气式战斗机, 大战斗机 / air, 5 m, left
fire-boat: fire boat, fireboat / 消防船, 消防艇 / water, 5 m, front
fire-truck: fire truck, fire engine, firetruck / 消防车, 救火车 / ground, 3 m, left
fire-truck-with-seats: manned fire truck / 有人驾驶的消防车 / ground, 3 m, left
fishing-boat: fishing boat, trawler, fishing ship, fishing trawler, fisher boat / 渔船, 小渔船, 捕鱼船, 打鱼船 / water, 6 m, left
food-truck: food truck, burger van, snack truck, street food truck, food van, food cart / 餐车, 快餐车, 美食车, 小吃车 / ground, 3 m, left
forklift: forklift, fork lift, forklift truck / 叉车, 小叉车 / ground, 2.2 m, left
freight-train: freight train, goods train, cargo train, coal train, diesel train, diesel locomotive / 货运火车, 货运列车, 内燃机车, 运煤火车, 拉煤火车, 货车火车 / ground, 3.6 m, left
funicular: funicular, funiculars, cable railway, inclined railway / 缆索铁路, 登山缆车轨道, 爬山缆车, 斜坡缆车 / ground, 3 m, left
garbage-truck: garbage truck, bin lorry, trash truck, rubbish truck / 垃圾车 / ground, 3 m, left
glider: glider, sailplane, glider plane / 滑翔机, 小滑翔机 / air, 3 m, left
go-kart: go-kart, go kart, gokart, go cart, kart / 卡丁车, 小卡丁车 / ground, 0.9 m, left
golf-cart: golf cart, golf car, golf buggy, golf caddy / 高尔夫球车, 高尔夫车, 电瓶观光车, 观光车 / ground, 1.9 m, left
gondola: gondola, venetian gondola / 贡多拉, 贡多拉船, 威尼斯小船 / water, 2.4 m, left
gondola-with-seats: gondola with seats / 坐着乘客的贡多拉 / water, 1.8 m, right
gyrocopter: gyrocopter, gyroplane, autogyro / 旋翼机, 自转旋翼机 / air, 2.6 m, left
hang-glider: hang glider, paraglider, hang gliding / 滑翔翼, 悬挂滑翔机, 三角翼, 滑翔伞 / air, 3 m, left
hayride: hayride, hay ride, hay wagon, hay cart / 干草车, 干草马车, 稻草车 / ground, 2 m, left
helicopter: helicopter / 直升机 / air, 4 m, left
helicopter-with-seats: helicopter with passengers / 坐着乘客的直升机 / air, 3 m, left
hot-air-balloon: hot air balloon, hot-air balloon / 热气球 / air, 15 m, front
hoverboard: hoverboard, balance board scooter, self-balancing scooter / 电动平衡车, 悬浮滑板, 双轮平衡车 / ground, 0.3 m, front
hovercraft: hovercraft, air cushion boat, airboat / 气垫船, 小气垫船 / water, 5 m, left
ice-cream-cart: ice cream cart, ice cream trolley, gelato cart / 冰淇淋推车, 雪糕推车, 冰棍车 / ground, 1.6 m, left
ice-cream-truck: ice cream truck, ice-cream truck, ice cream van, ice cream car / 冰淇淋车, 冰激凌车, 雪糕车, 冰淇淋卡车 / ground, 3 m, left
jet-ski: jet ski, jetski, jet-ski, water scooter, water bike, personal watercraft / 水上摩托, 水上摩托车, 水上摩托艇, 摩托艇赛艇 / water, 1.3 m, left
kick-scooter: kick scooter / 滑板车 / ground, 1 m, left
landed-ufo: landed UFO, landed flying saucer, landed spaceship / 降落的飞碟, 着陆的飞碟, 停着的飞碟 / ground, 4 m, front
launching-rocket: rocket launch, launching rocket, rocket liftoff / 火箭升空, 升空的火箭, 起飞的火箭, 火箭起飞 / ground, 10 m, front
leaf-boat: leaf boat, boat made of a leaf, boat made of leaves, leaf sailboat, boat made from a leaf / 树叶船, 叶子船, 树叶小船, 叶子小船, 树叶做的船, 树叶做的小船, 叶子做的船, 叶子做的小船 / water, 0.8 m, left
limousine: limousine, limo, stretch limo / 加长轿车, 加长豪车, 豪华轿车, 礼宾车 / ground, 1.5 m, left
logging-truck: logging truck, log truck, timber truck, lumber truck, log hauler / 运木头的卡车, 木材运输车, 运木车, 拉木头的车 / ground, 3 m, left
lunar-lander: lunar lander, moon lander, lunar module, landing module, moon landing, mars lander / 登月舱, 着陆器, 月球着陆器, 登月, 登陆舱 / ground, 5 m, front
manned-dragon-boat: dragon boat with rowers / 有桨手的龙舟 / water, 2.5 m, left
manual-wheelchair: manual wheelchair, wheelchair, wheel chair / 手动轮椅, 轮椅 / ground, 0.95 m, left
metro: metro, subway, subway train, underground train, metro train / 地铁, 地铁列车 / ground, 3 m, front
mine-cart: mine cart, minecart, mining cart, mine car, ore cart / 矿车, 小矿车, 矿山车, 采矿车 / ground, 1.4 m, left
monster-truck: monster truck / 怪兽卡车, 大脚车 / ground, 3 m, left
moon-rover: moon rover, mars rover, lunar rover, rover, space rover, moon buggy / 月球车, 火星车, 玉兔号月球车, 祝融号火星车, 探测车, 玉兔号 / ground, 1.6 m, front
motorcycle: motorcycle / 摩托车 / ground, 1.1 m, left
motorized-wheelchair: motorized wheelchair, electric wheelchair, power wheelchair / 电动轮椅 / ground, 1.2 m, left
mountain-railway: mountain railway, mountain train, rack railway / 山区铁路, 登山火车, 高山火车 / ground, 3 m, left
noahs-ark: noah's ark, noahs ark, noah ark, ark with animals / 诺亚方舟, 挪亚方舟, 方舟 / water, 9 m, left
open-sailboat: sailing dinghy / 敞舱帆船 / water, 3 m, front
ox-cart: ox cart, oxcart, bullock cart, ox wagon / 牛车, 牛拉车, 老牛车 / ground, 1.6 m, left
paddle-steamer: paddle steamer, paddle wheeler, steamboat, riverboat, river boat, steamship, paddleboat / 明轮船, 蒸汽船, 蒸汽轮船, 桨轮船 / water, 9 m, left
paper-boat: paper boat, origami boat, paper ship, paper boats, folded boat / 纸船, 小纸船, 折纸船, 纸折的船 / water, 0.3 m, front
parachute: parachute, parachutist, skydiving / 降落伞, 跳伞 / air, 4 m, front
parade-float: parade float, carnival float, mardi gras float, float in a parade, festival float / 花车, 彩车, 游行花车, 巡游花车 / ground, 4 m, front
passenger-ship: passenger ship, ferry, ship / 客轮, 渡轮, 轮渡, 轮船 / water, 15 m, left
penny-farthing: penny-farthing, penny farthing, high wheel bicycle, high-wheeler, old bicycle / 大小轮自行车, 高轮自行车, 老式自行车 / ground, 1.7 m, left
pirate-ship: pirate ship, pirate boat / 海盗船 / water, 12 m, left
pirate-ship-with-deck: pirate ship with deck / 有甲板的海盗船 / water, 5 m, left
plane-with-seats: plane with an open cockpit / 敞舱飞机 / air, 3 m, left
police-car: police car / 警车 / ground, 1.8 m, left
pumpkin-carriage: pumpkin carriage, pumpkin coach, cinderella carriage, cinderella's carriage, cinderella coach, cinderella's coach / 南瓜马车, 灰姑娘的马车, 灰姑娘的南瓜马车, 南瓜车 / ground, 2.4 m, left
quad-bike: quad bike, four-wheeler, four wheeler, atv, all-terrain vehicle, quad / 沙滩车, 四轮摩托车, 全地形车, 四轮摩托 / ground, 1.2 m, left
racing-car: racing car / 赛车 / ground, 1.3 m, left
raft: raft, log raft, wooden raft / 木筏, 木筏子, 筏子, 木排 / water, 3 m, front
railway-car: railway car, train car, railroad car, train carriage, passenger car / 火车车厢, 车厢, 轨道车, 客车车厢 / ground, 3 m, left
rescue-helicopter: rescue helicopter, helicopter rescue, air rescue helicopter / 救援直升机, 直升机救援, 救援直升飞机 / air, 4 m, left
rice-transplanter: rice transplanter, rice planter, planting machine / 插秧机, 水稻插秧机 / ground, 2 m, left
rocket: rocket, rocket ship, spaceship, space rocket / 火箭, 宇宙飞船, 太空飞船, 飞船 / air, 10 m, front
rocket-with-window: rocket with somebody in it / 坐着人的火箭 / air, 10 m, front
roller-coaster-with-seats: roller coaster with riders / 坐着人的过山车 / ground, 4 m, front
rowed-boat: rowing boat with rowers / 有人划的小船 / water, 1.2 m, left
rowing-boat: rowing boat, rowboat, row boat, dinghy / 划艇, 小划艇, 木船, 小木船 / water, 1.2 m, front
sailboat: sailboat / 帆船 / water, 3 m, front
santa-sleigh: santa's sleigh, sleigh, christmas sleigh, santa sleigh, santa's sled / 圣诞雪橇, 圣诞老人的雪橇, 礼物雪橇, 雪橇车 / ground, 1.4 m, left
satellite: satellite, artificial satellite / 卫星, 人造卫星 / air, 4 m, front
school-bus: school bus / 校车 / ground, 3 m, left
school-bus-with-seats: school bus full of children / 坐满孩子的校车 / ground, 3 m, left
seaplane: seaplane, float plane, floatplane, water plane, flying boat / 水上飞机, 浮筒飞机 / water, 3.6 m, left
segway: segway, segways / 平衡车代步, 赛格威, 体感车 / ground, 1.3 m, front
shenzhou: shenzhou, shenzhou spacecraft, shenzhou spaceship, spacecraft module / 神舟飞船, 神舟, 神舟号, 载人飞船 / air, 6 m, left
ship-with-deck: ship with deck / 有甲板的船 / water, 5 m, left
sidecar: sidecar, motorcycle with a sidecar, side car, sidecar motorcycle / 挎斗摩托, 边三轮, 侧三轮摩托, 三轮摩托 / ground, 1.2 m, left
skateboard: skateboard / 滑板 / ground, 0.15 m, front
skid-steer: skid steer, skid loader, bobcat loader / 滑移装载机, 山猫装载机 / ground, 2 m, left
sled: sled / 雪橇 / ground, 0.6 m, left
snow-blower: snow blower, snowblower, snow thrower / 扫雪机, 吹雪机, 抛雪机 / ground, 1.1 m, left
snow-plow: snow plow, snowplow, snow plough, snowplough, snow plow truck / 扫雪车, 铲雪车, 除雪车, 清雪车 / ground, 3 m, left
snowmobile: snowmobile, snow mobile, snow scooter, ski-doo, snow machine / 雪地摩托, 雪地摩托车, 雪地车, 雪上摩托 / ground, 1.2 m, left
space-capsule: space capsule, return capsule, landing capsule, spacecraft capsule, re-entry capsule / 返回舱, 太空舱, 飞船返回舱, 航天返回舱 / air, 5 m, front
space-probe: space probe, voyager probe, voyager, voyager 1, probe / 太空探测器, 旅行者号, 宇宙探测器, 旅行者探测器 / sky, 2 m, left
space-shuttle: space shuttle, shuttle, space shuttle launch / 航天飞机, 太空梭, 穿梭机 / ground, 14 m, front
space-station: space station, international space station, orbiting station / 空间站, 太空站, 国际空间站, 中国空间站, 天宫空间站 / air, 20 m, front
space-telescope: space telescope, hubble telescope, hubble space telescope, hubble, james webb telescope, james webb space telescope / 太空望远镜, 哈勃望远镜, 哈勃, 詹姆斯韦布望远镜, 空间望远镜 / sky, 3 m, left
sports-car: sports car, fast car, supercar / 跑车, 超跑, 超级跑车 / ground, 1.2 m, left
sprinkler-truck: sprinkler truck, water truck, street sprinkler, water sprinkler truck / 洒水车, 大洒水车, 小洒水车, 喷水车 / ground, 3 m, left
stand-up-paddle: stand-up paddle board, stand up paddle board, paddleboarding, stand up paddling, sup board, paddleboard, paddle board / 立式桨板, 桨板, 立桨冲浪, 划桨板 / water, 1.8 m, front
standing-train: waiting platform train / 站台边的火车 / ground, 4 m, front
steam-roller: steam roller, steamroller, road roller, street roller / 压路机, 大压路机, 小压路机 / ground, 3 m, left
steam-train: steam train, train, toy train, choo choo train, steam engine, steam locomotive, train engine / 蒸汽火车, 火车, 火车头, 小火车, 玩具火车 / ground, 4 m, left
street-sweeper: street sweeper, road sweeper, sweeper truck, street sweeper truck, street cleaning truck / 扫地车, 清扫车, 扫路车, 马路清扫车, 环卫清扫车 / ground, 2.6 m, left
submarine: submarine / 潜水艇, 潜艇 / water, 4 m, left
swan-boat: swan boat, pedal boat, paddle boat, pedalo / 天鹅船, 脚踏船, 鸭子船, 小鸭船, 小黄鸭船 / water, 2.4 m, left
tandem-bicycle: tandem bicycle, tandem bike, tandem, bicycle for two, two-seater bike / 双人自行车, 协力车, 双人单车 / ground, 1.1 m, left
tank: tank, army tank, toy tank / 坦克, 坦克车, 大坦克, 小坦克, 玩具坦克 / ground, 2.4 m, left
tanker-truck: tanker truck, tanker, oil truck, fuel truck, gas truck, milk truck, petrol tanker / 油罐车, 加油车, 运油车, 罐车, 牛奶车 / ground, 3 m, left
teacup-ride: teacup ride, spinning teacup, teacup carousel, spinning cups, tea cup ride / 旋转茶杯, 转转杯, 旋转咖啡杯, 咖啡杯转盘 / ground, 1.6 m, front
time-machine: time machine / 时光机, 时间机器, 时空机 / ground, 2 m, front
tow-truck: tow truck, towtruck, breakdown truck, recovery truck, wrecker truck / 拖车, 清障车, 救援拖车, 道路救援车 / ground, 2.2 m, left
tower-crane: tower crane, construction crane, building crane, construction site crane / 塔吊, 塔式起重机, 建筑吊车, 工地吊车 / ground, 12 m, left
tower-crane-bare: empty tower crane / 空塔吊 / ground, 12 m, left
toy-wagon: toy wagon, red wagon, wagon, pull wagon, hand cart, handcart, trailer / 小拖车, 玩具拖车, 手拉车, 小红车, 拉货小车 / ground, 0.7 m, left
tractor: tractor / 拖拉机 / ground, 2.6 m, left
tractor-with-seats: manned tractor / 有人驾驶的拖拉机 / ground, 2.6 m, left
train-window: train window, carriage window, window of a train, window of the train / 火车车窗, 火车窗口, 火车窗户, 列车车窗 / ground, 3.2 m, front
train-with-seats: train with passengers / 坐着乘客的火车 / ground, 3 m, left
tram-car: tram car, streetcar, tramcar / 有轨电车, 电车 / ground, 3 m, left
tricycle: tricycle, trike, kids tricycle / 三轮车, 儿童三轮车, 小三轮车, 三轮脚踏车 / ground, 0.7 m, left
tugboat: tugboat, tug boat, tug, harbor tug / 拖船, 小拖船, 拖轮 / water, 8 m, left
tunnel-borer: tunnel boring machine, tunnel borer, tunnelling machine, tunneling machine / 盾构机, 隧道掘进机, 掘进机 / ground, 5 m, front
ufo: UFO, flying saucer / 飞碟, 不明飞行物 / air, 5 m, front
unicycle: unicycle, one-wheeled bicycle / 独轮车, 独轮自行车, 独轮脚踏车 / ground, 1.2 m, front
viking-ship: viking ship, longship, viking boat, viking longship, longboat / 维京船, 维京海盗船, 维京长船 / water, 6 m, left
vintage-car: vintage car, old-timer, oldtimer, antique car, classic car, old car, old-fashioned car / 老爷车, 古董车, 老式汽车, 复古汽车 / ground, 1.8 m, left
walnut-cart: walnut cart, walnut shell cart, nutshell cart, walnut shell carriage, walnut shell wagon / 核桃壳车, 核桃车, 核桃壳小车 / ground, 0.3 m, left
wheel-loader: wheel loader, front loader, front-end loader, loader, shovel loader, payloader / 装载机, 铲车, 大铲车, 小铲车, 轮式装载机 / ground, 3 m, left
wheelbarrow: wheelbarrow, garden cart / 手推车, 小推车, 独轮手推车 / ground, 0.8 m, left
windsurfer-board: windsurfer, windsurfing board, windsurf board, windsurfing, sailboard / 帆板, 风帆板, 冲浪帆板 / water, 3 m, left
wupeng-boat: wupeng boat, awning boat, black-awning boat / 乌篷船 / water, 2 m, left
zamboni: zamboni, ice resurfacer, ice rink machine / 磨冰车, 浇冰车, 冰面清洁车 / ground, 2.2 m, left
`;
