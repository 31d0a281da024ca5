/** Things in a room. */
export const thingsIndoors = `
advent-calendar: advent calendar, Christmas countdown calendar / 降临节日历, 圣诞倒数日历, 圣诞倒计时日历, 倒数日历 / indoor, 0.5 m, front
air-conditioner: air conditioner, air con, air conditioning / 空调, 空调机 / indoor, 0.6 m, front
altar: altar, ofrenda, day of the dead altar, altar with candles, home altar / 祭坛, 亡灵节祭坛, 供桌, 祭台 / indoor, 1.6 m, front
armchair: armchair, easy chair, single sofa, recliner / 单人沙发, 扶手椅, 安乐椅, 沙发椅 / indoor, 1 m, front
baby-in-manger: baby jesus, jesus in a manger, jesus in the manger, baby jesus in a manger, baby jesus in the manger, baby in a manger, baby in the manger, christ child, infant jesus / 圣婴, 婴儿耶稣, 小耶稣, 马槽里的婴儿, 马槽里的圣婴, 刚出生的耶稣, 耶稣宝宝 / indoor, 0.9 m, front
baby-mobile: baby mobile, crib mobile, mobile toy, mobile, mobile of stars, mobile with stars, star mobile, hanging mobile, nursery mobile / 床铃, 婴儿床铃, 宝宝床铃, 星星床铃, 旋转床铃 / indoor, 0.5 m, front
backpack: backpack, school bag, schoolbag, rucksack / 书包, 背包, 双肩包 / indoor, 0.4 m, front
barber-chair: barber chair, barber's chair, salon chair, hairdresser's chair / 理发椅, 理发店椅子, 美发椅 / indoor, 1.2 m, front
bare-laid-table: trestle table, bare table, banquet table / 长条桌, 条桌, 宴会桌 / indoor, 0.8 m, front
bean-bag: bean bag, beanbag, bean bag chair, beanbag chair / 懒人沙发, 豆袋沙发, 豆袋 / indoor, 0.8 m, front
billiard-table: billiard table, pool table, billiards, snooker, snooker table / 台球桌, 台球, 桌球, 斯诺克 / indoor, 1 m, front
bird-cage: bird cage, birdcage, bird in a cage, bird in a bird cage, parrot in a cage / 鸟笼, 鸟笼子, 笼子里的小鸟 / indoor, 0.6 m, front
blackboard: blackboard, chalkboard, whiteboard, school board, green board / 黑板, 白板, 小黑板, 教室黑板, 画板黑板 / indoor, 1.6 m, front
blender: blender, juicer, smoothie maker, liquidizer / 搅拌机, 榨汁机, 料理机, 破壁机 / indoor, 0.4 m, front
blower: blower, air blower, wind machine, foot bellows, giant fan / 鼓风机, 吹风机器, 大风扇机, 造风机 / indoor, 1 m, front
book-cart: book cart, library cart, book trolley, cart of books, cart full of books, trolley of books, book truck / 书车, 图书车, 运书车, 一车书 / indoor, 1.1 m, left
bookshelf: bookshelf, bookcase, book shelf, bookshelves, shelf, shelves / 书架, 书柜, 小书架, 书橱, 架子 / indoor, 1.8 m, front
bubbles: bubbles / 泡泡 / indoor, 0.8 m, front
bunk-bed: bunk bed, bunk beds, loft bed / 双层床, 上下铺, 高低床, 子母床 / indoor, 1.8 m, front
caisson-ceiling: caisson ceiling, coffered ceiling, dunhuang ceiling / 藻井, 敦煌藻井, 藻井图案 / indoor, 2 m, front
calendar: calendar, wall calendar / 日历, 挂历, 月历 / indoor, 0.4 m, front
candelabra: candelabra, candelabrum, candle holder with three candles / 枝形烛台, 三头烛台 / indoor, 0.5 m, front
candlestick: candlestick, candle holder, candleholder / 蜡烛台, 烛台蜡烛 / indoor, 0.25 m, front
cash-register: cash register, till, cashier machine, checkout machine, cash desk / 收银机, 收款机, 收银台 / indoor, 0.5 m, front
cat-tree: cat tree, cat tower, cat scratching post, scratching post / 猫爬架, 猫抓柱, 猫树 / indoor, 1.3 m, front
chandelier: chandelier, ceiling lamp, ceiling light / 吊灯, 水晶吊灯, 枝形吊灯 / indoor, 1 m, front
chess-table: chess table / 棋桌, 下棋桌, 国际象棋桌 / indoor, 0.9 m, front
chinese-chess: Chinese chess, xiangqi, chinese chess board / 象棋, 中国象棋, 象棋棋盘 / indoor, 0.3 m, front
claw-machine: claw machine, claw crane, crane game, toy claw machine, arcade claw machine, grabber machine, arcade machine, claw game / 抓娃娃机, 娃娃机, 夹娃娃机, 抓娃娃 / indoor, 1.8 m, front
clay-pot: clay pot, earthen pot, casserole pot / 砂锅, 陶锅, 瓦煲 / indoor, 0.35 m, front
coat-rack: coat rack, coat stand, hat stand, hat rack / 衣帽架, 挂衣架, 衣架 / indoor, 1.8 m, front
coffee-grinder: coffee grinder, coffee mill, hand coffee grinder / 磨豆机, 咖啡研磨机, 手摇磨豆机, 咖啡磨 / indoor, 0.3 m, front
coffee-maker: coffee maker, coffee machine, coffee pot, coffeemaker, espresso machine / 咖啡机, 咖啡壶 / indoor, 0.35 m, front
colander: colander, strainer, sieve / 沥水篮, 漏勺, 滤盆, 筛子 / indoor, 0.25 m, front
crayons: crayons, box of crayons / 蜡笔盒, 一盒蜡笔, 彩笔 / indoor, 0.12 m, front
crib: crib, cot, baby bed, baby crib, cradle / 婴儿床, 摇篮, 宝宝床, 小摇篮 / indoor, 1 m, front
cricket-cage: cricket cage, katydid cage, cricket in a cage, grasshopper cage / 蝈蝈笼, 蝈蝈笼子, 蛐蛐笼, 蟋蟀笼, 蝈蝈笼儿 / indoor, 0.3 m, front
cuckoo-clock: cuckoo clock / 布谷鸟钟, 咕咕钟, 布谷钟 / indoor, 0.6 m, front
dentist-chair: dentist chair, dental chair / 牙科椅, 牙医椅, 牙科治疗椅 / indoor, 1.7 m, right
desk: desk, writing desk, study desk, office desk, school desk / 书桌, 办公桌, 课桌, 写字台, 学习桌 / indoor, 1 m, front
desk-for-two: desk for two / 双人课桌 / indoor, 0.7 m, front
desk-globe: desk globe, globe, terrestrial globe, school globe, world globe, geography globe / 地球仪, 小地球仪, 桌上地球仪 / indoor, 0.4 m, front
dining-table: table, dining table, kitchen table / 桌子, 餐桌, 饭桌 / indoor, 0.8 m, front
dishwasher: dishwasher, dish washer / 洗碗机 / indoor, 0.9 m, front
doorknob: doorknob, door knob, door handle, doorknobs / 门把手, 门把, 球形门锁, 门拉手 / indoor, 0.5 m, front
dream-catcher: dream catcher, dreamcatcher / 捕梦网 / indoor, 0.5 m, front
dresser: dresser, chest of drawers, drawers, nightstand, bedside table, sideboard / 抽屉柜, 斗柜, 五斗柜, 床头柜, 抽屉, 梳妆台, 柜子 / indoor, 1.3 m, front
electric-circuit: electric circuit, electrical circuit, simple circuit, series circuit, parallel circuit / 电路, 简单电路, 串联电路, 并联电路, 串并联电路, 电路图 / indoor, 0.5 m, front
electric-fan: electric fan, table fan, desk fan, floor fan / 电风扇, 电扇, 风扇, 台扇, 落地扇 / indoor, 0.8 m, front
empty-bird-cage: empty bird cage, empty cage / 空鸟笼 / indoor, 0.6 m, front
empty-fish-tank: empty fish tank, empty aquarium / 空鱼缸 / indoor, 0.5 m, front
empty-oven: empty oven / 空烤箱 / indoor, 0.9 m, front
empty-shopping-cart: empty shopping cart, empty shopping trolley / 空购物车 / indoor, 1 m, right
escalator: escalator, escalators, moving stairs / 自动扶梯, 扶梯, 手扶电梯 / indoor, 3 m, left
eye-chart: eye chart, eye test, vision chart / 视力表, 视力检查表 / indoor, 1 m, front
faucet: faucet, water tap, tap, spigot / 水龙头, 龙头 / indoor, 0.3 m, left
fencing: fencing, fencing mask, fencing foil, fencing sword / 击剑, 击剑面罩, 花剑 / indoor, 0.9 m, front
film-projector: film projector, movie projector, projector / 电影放映机, 放映机, 投影仪 / indoor, 0.5 m, left
fireplace: fireplace, hearth, chimney fireplace, christmas fireplace / 壁炉, 火炉, 圣诞壁炉 / indoor, 1.5 m, front
fish-tank: fish tank, fishtank, aquarium tank, fish in a tank, fish in a fish tank, goldfish in a fish tank / 鱼缸, 水族箱, 玻璃鱼缸, 鱼缸里的金鱼, 鱼缸里的鱼, 鱼缸里的小鱼 / indoor, 0.5 m, front
fishbowl: fishbowl, fish bowl, goldfish bowl / 金鱼缸, 圆鱼缸, 圆形鱼缸, 圆形玻璃鱼缸, 金鱼缸里的金鱼, 圆鱼缸里的金鱼 / indoor, 0.4 m, front
flask: flask, beaker, conical flask, erlenmeyer flask, chemistry flask, science flask, laboratory flask / 烧瓶, 锥形瓶, 烧杯, 化学瓶, 实验瓶 / indoor, 0.2 m, front
folding-screen: folding screen, chinese screen, room divider, japanese screen / 屏风, 折叠屏风, 古典屏风, 四扇屏风 / indoor, 1.8 m, front
gramophone: gramophone, phonograph / 留声机, 老式唱片机 / indoor, 0.7 m, left
grandfather-clock: grandfather clock, pendulum clock, longcase clock, tall clock / 落地钟, 老爷钟, 摆钟 / indoor, 2 m, front
gumball-machine: gumball machine, gumball, gumballs / 扭糖机, 口香糖机, 糖果机 / indoor, 0.4 m, front
gymnastics-rings: gymnastics rings, gym rings, still rings / 吊环, 体操吊环 / indoor, 1.6 m, front
hamster-wheel: hamster wheel, running wheel / 仓鼠轮, 仓鼠跑轮, 跑轮 / indoor, 0.3 m, front
high-bed: high bed / 高脚床 / indoor, 1.3 m, front
high-chair: high chair, highchair, baby chair, feeding chair / 宝宝椅, 儿童餐椅, 婴儿餐椅, 高脚椅 / indoor, 1 m, front
human-skeleton: human skeleton, human bones, bones of the body, skeletal system / 人体骨骼, 人体骨架, 骨骼图, 人体骨骼图, 人的骨骼 / indoor, 1.7 m, front
incense-burner: incense burner, censer, incense / 香炉, 上香, 三炷香, 香火 / indoor, 0.4 m, front
ironing-board: ironing board / 熨衣板, 烫衣板 / indoor, 1 m, front
judges-bench: judge's bench, judges bench / 法官席, 审判席, 审判台 / indoor, 1.3 m, front
kitchen-oven: oven, stove, cooker / 烤箱, 炉子, 灶台 / indoor, 0.9 m, front
laid-table: tablecloth, laid table, set table, table with a tablecloth / 桌布, 台布, 铺着桌布的桌子 / indoor, 0.8 m, front
laundry-basket: laundry basket, laundry, basket of laundry, dirty laundry, clothes hamper / 洗衣篮, 脏衣篮, 脏衣服, 洗衣筐 / indoor, 0.7 m, front
lava-lamp: lava lamp, lava lamps / 熔岩灯, 蜡灯, 水母灯 / indoor, 0.5 m, front
light-switch: light switch, wall switch / 电灯开关, 开关 / indoor, 0.15 m, front
locker: locker, lockers, school locker / 储物柜, 更衣柜, 学校储物柜 / indoor, 1.8 m, front
loom: loom, weaving loom, looms, hand loom / 织布机, 织机, 织布 / indoor, 1.3 m, front
machine: machine, engine, machinery, equipment, generator, strange machine / 机器, 机械, 设备, 仪器, 发动机, 引擎, 控制台 / indoor, 1.2 m, front
made-bed: made bed / 铺好的床 / indoor, 1 m, front
magnetic-tiles: magnetic tiles, magnet tiles, magnetic blocks, magna tiles / 磁力片, 磁力片积木, 磁力积木 / indoor, 0.5 m, front
manger: manger, feeding trough, hay rack / 饲料槽, 草料槽, 食槽 / indoor, 0.8 m, front
marble-run: marble run, marble maze toy, marble track / 滚珠轨道, 弹珠轨道, 弹珠滑道, 滚珠玩具 / indoor, 0.6 m, front
mattress: mattress, spring mattress, bed mattress / 床垫, 席梦思, 弹簧床垫 / indoor, 0.8 m, front
menorah: menorah, menorah with nine candles, hanukkah menorah with nine candles, menorah with candles, hanukkah menorah, hanukkiah / 烛台, 九枝烛台, 九烛台, 光明节烛台, 七枝烛台, 九根蜡烛的烛台, 插着九根蜡烛的烛台 / indoor, 0.4 m, front
merit-banner: merit banner, silk banner, banner of thanks / 锦旗, 红锦旗, 感谢锦旗 / indoor, 0.8 m, front
microscope: microscope / 显微镜 / indoor, 0.5 m, front
microwave: microwave, microwave oven / 微波炉 / indoor, 0.35 m, front
midnight-clock: clock at midnight, midnight clock, clock striking midnight, clock striking twelve, new year's clock, new year's eve clock / 午夜时钟, 午夜的钟, 零点的钟, 跨年钟, 新年的钟, 午夜钟声 / indoor, 0.7 m, front
mirror: mirror, looking glass, standing mirror, full-length mirror / 镜子, 穿衣镜, 大镜子, 落地镜 / indoor, 1.5 m, front
mop: mop, mop and bucket / 拖把, 墩布, 拖把和水桶 / indoor, 1.3 m, front
mosquito-net: mosquito net, bed with a mosquito net, mosquito nets, bed net / 蚊帐, 挂蚊帐的床, 蚊帐床 / indoor, 1.8 m, front
nesting-dolls: nesting dolls, nesting doll, matryoshka, russian doll, russian dolls / 套娃, 俄罗斯套娃 / indoor, 0.25 m, front
newtons-cradle: Newton's cradle, newton's cradle, newtons cradle, newton cradle / 牛顿摆, 牛顿摆球, 永动球 / indoor, 0.3 m, front
number-line: number line, number lines / 数轴, 数字线, 数轴图 / indoor, 0.6 m, front
parallel-bars: parallel bars, gymnastics bars, gymnastics / 双杠, 体操双杠, 体操 / indoor, 1.4 m, front
pet-carrier: pet carrier, cat carrier, dog carrier, pet crate, dog crate / 宠物箱, 航空箱, 宠物航空箱, 猫包 / indoor, 0.5 m, front
piano-from-the-side: piano in profile, piano seen from the side / 侧面的钢琴 / indoor, 1.2 m, left
pipe-organ: pipe organ, church organ, organ / 管风琴, 教堂风琴 / indoor, 2.4 m, front
placemat: placemat, place mat, placemats, table mat / 餐垫, 餐桌垫, 隔热垫 / indoor, 0.4 m, front
play-dough: play dough, playdough, modelling clay, modeling clay, play doh / 橡皮泥, 彩泥, 黏土, 超轻黏土 / indoor, 0.15 m, front
plunger: plunger, toilet plunger / 马桶搋子, 皮搋子, 马桶塞 / indoor, 0.4 m, front
pommel-horse: pommel horse, vaulting horse / 鞍马, 跳马 / indoor, 1.2 m, front
potters-wheel: potter's wheel, potters wheel, pottery wheel, pottery / 陶轮, 拉坯机, 拉坯, 陶艺转盘 / indoor, 0.9 m, front
potty: potty, potty chair, chamber pot, baby toilet / 小马桶, 便盆, 儿童马桶, 宝宝马桶 / indoor, 0.35 m, front
power-strip: power strip, extension cord, extension lead, socket strip / 插线板, 插排, 接线板, 排插, 拖线板 / indoor, 0.3 m, front
pressure-cooker: pressure cooker, pressure cookers, instant pot / 高压锅, 压力锅 / indoor, 0.3 m, front
punching-bag: punching bag, boxing bag, sandbag / 沙袋, 拳击沙袋, 拳击袋 / indoor, 1.4 m, front
quilt: quilt, blanket, patchwork quilt, baby blanket / 毯子, 被子, 拼布被, 小毯子, 小被子, 毛毯, 棉被 / indoor, 0.6 m, front
radiator: radiator, heating radiator, heater / 暖气片, 暖气, 取暖器, 散热器 / indoor, 0.7 m, front
radio: radio / 收音机 / indoor, 0.3 m, front
record-player: record player, turntable, vinyl record, vinyl player, vinyl, lp record / 唱片机, 黑胶唱片机, 黑胶唱片, 唱片, 电唱机 / indoor, 0.3 m, front
refrigerator: refrigerator, fridge, freezer / 冰箱, 电冰箱 / indoor, 1.7 m, front
rice-cooker: rice cooker, electric rice cooker / 电饭煲, 电饭锅 / indoor, 0.35 m, front
rice-jar: rice jar, rice crock, rice vat, rice urn / 米缸, 米桶, 装米的缸 / indoor, 0.6 m, front
rocking-chair: rocking chair, rocker / 摇椅, 小摇椅 / indoor, 1.1 m, right
rocking-horse: rocking horse / 木马, 摇摇马, 摇马 / indoor, 0.9 m, left
safe-box: safe box, strongbox, bank safe, money safe, bank vault / 保险箱, 保险柜, 金库门 / indoor, 0.8 m, front
samovar: samovar, samovars, russian tea urn / 茶炊, 俄式茶炊, 俄罗斯茶炊 / indoor, 0.5 m, front
sand-picture: sand picture, sand art, sand painting, sand drawing / 沙画, 沙盘画, 画沙画 / indoor, 0.6 m, front
sewing-kit: sewing kit, sewing box, sewing basket, needle and thread / 针线盒, 针线包, 针线 / indoor, 0.25 m, front
sewing-machine: sewing machine / 缝纫机, 老式缝纫机 / indoor, 0.4 m, left
shape-sorter: shape sorter, shape sorting box, shape sorting cube / 形状分类盒, 形状配对盒, 形状盒 / indoor, 0.3 m, front
shelf-of-vases: shelf of vases, shelves of vases, shelf of pots, shelves of pots, shelf of pottery, shelves of pottery, shelves of bowls / 摆满花瓶的架子, 一架花瓶, 陶器架, 花瓶架 / indoor, 1.4 m, front
shopping-cart: shopping cart, shopping trolley, supermarket trolley / 购物车, 超市推车 / indoor, 1 m, right
slinky: slinky, spring toy, walking spring, metal spring / 彩虹圈, 弹簧圈, 弹簧玩具, 魔力圈 / indoor, 0.15 m, front
small-laid-table: table for one, small table with a tablecloth / 单人餐桌, 小餐桌 / indoor, 0.8 m, front
sofa: sofa, couch, settee, two-seater, davenport, chesterfield, futon / 沙发, 长沙发, 双人沙发, 三人沙发, 布艺沙发, 沙发床 / indoor, 0.95 m, front
soft-pillow: pillow, cushion / 枕头, 抱枕, 靠垫 / indoor, 0.4 m, front
speaker: speaker, loudspeaker, speakers, music speaker / 音箱, 音响, 喇叭音箱 / indoor, 0.6 m, front
spinning-top: spinning top / 陀螺 / indoor, 0.12 m, front
spinning-wheel: spinning wheel / 纺车, 纺纱车, 老纺车 / indoor, 1.1 m, front
stack-of-trunks: tower of trunks, stack of trunks, pile of trunks, steamer trunk, steamer trunks, travel trunk, travel trunks, traveling trunks, tower of suitcases, stack of suitcases, pile of suitcases, pile of luggage, stack of luggage / 一摞行李箱, 一堆行李箱, 一摞箱子, 一堆行李, 成堆的行李 / indoor, 1.4 m, front
stacking-cups: stacking cups, nesting cups, stacking cup toy / 叠叠杯, 套杯玩具, 叠杯 / indoor, 0.5 m, front
staircase: staircase, stairs, stairway, stair / 楼梯, 阶梯 / indoor, 2.2 m, front
states-of-water: states of water, states of matter, three states of water, solid liquid and gas / 水的三态, 物质三态, 水的三种状态, 水的形态 / indoor, 1 m, front
stool: stool, bar stool, step stool, footstool / 凳子, 小凳子, 圆凳, 板凳, 小板凳 / indoor, 0.5 m, front
table-for-two: table for two, restaurant table, table in a restaurant / 双人餐桌, 餐厅的桌子, 饭店的桌子 / indoor, 1 m, front
table-lamp: table lamp, lamp, bedside lamp, night light, desk lamp, floor lamp, reading lamp / 台灯, 床头灯, 小夜灯, 落地灯, 灯 / indoor, 0.6 m, front
tableware: tableware, dinnerware, place setting, table setting, dishes, set of dishes / 餐具, 碗筷, 碗碟, 一套餐具 / indoor, 0.4 m, front
tangle: tangle of yarn / 缠着的线 / indoor, 0.3 m, front
teddy-bear: teddy bear, teddy / 泰迪熊, 玩具熊, 毛绒熊 / indoor, 0.4 m, front
telescope: telescope / 望远镜 / indoor, 0.9 m, front
television: television, tv, tv set, telly, television set / 电视机, 电视 / indoor, 0.6 m, front
thermos: thermos, thermos flask, vacuum flask, hot water flask / 暖水瓶, 热水瓶, 暖壶 / indoor, 0.4 m, front
throne: throne, king's throne, queen's throne, royal throne, royal chair / 宝座, 王座, 龙椅, 国王的宝座 / indoor, 1.6 m, front
tic-tac-toe: tic-tac-toe, tic tac toe, noughts and crosses / 井字棋, 圈圈叉叉, 井字游戏 / indoor, 0.3 m, front
toaster: toaster / 烤面包机, 吐司机 / indoor, 0.3 m, front
toilet: toilet / 马桶, 坐便器 / indoor, 0.8 m, front
toilet-paper: toilet paper, toilet roll, roll of toilet paper, loo roll, paper roll / 卫生纸, 厕纸, 卷纸, 手纸, 纸巾 / indoor, 0.15 m, front
towel: towel, bath towel, beach towel, hand towel / 毛巾, 浴巾, 沙滩巾, 洗脸巾 / indoor, 0.8 m, front
treadmill: treadmill, running machine / 跑步机 / indoor, 1.4 m, left
treatment-table: treatment table, examination table, exam table, examining table, vet table, massage table / 诊疗台, 检查台, 诊疗床, 检查床, 按摩床 / indoor, 0.8 m, front
typewriter: typewriter, type writer / 打字机, 老式打字机 / indoor, 0.35 m, front
uneven-bars: uneven bars, uneven parallel bars, asymmetric bars / 高低杠, 高低双杠 / indoor, 2 m, front
upright-piano: piano, upright piano, toy piano / 钢琴, 立式钢琴, 玩具钢琴 / indoor, 1.2 m, front
vacuum-cleaner: vacuum cleaner, vacuum, hoover, vacuum sweeper / 吸尘器, 真空吸尘器 / indoor, 1 m, left
vending-machine: vending machine, snack machine, drinks machine, soda machine / 自动售货机, 售货机, 自动贩卖机, 贩卖机, 饮料机 / indoor, 1.9 m, front
wall-clock: wall clock, clock, round clock, clock face / 挂钟, 时钟, 钟, 钟表, 圆钟 / indoor, 0.4 m, front
wardrobe: wardrobe, closet, clothes closet, armoire, clothes cupboard / 衣柜, 大衣柜, 衣橱, 小衣柜 / indoor, 2 m, front
wash-basin: sink, wash basin, washbasin / 洗手池, 水槽, 洗脸盆 / indoor, 0.9 m, front
washboard: washboard, wash board, washing board, scrubbing board / 搓衣板, 洗衣板 / indoor, 0.6 m, front
washing-machine: washing machine, washer / 洗衣机 / indoor, 0.9 m, front
wifi-router: wifi router, router, wireless router, wi-fi router, modem, internet router / 路由器, 无线路由器, 无线网路由器 / indoor, 0.3 m, front
window: window / 窗户 / indoor, 1.2 m, front
window-curtains: curtains, curtain, window curtains, window with curtains, drapes / 窗帘, 带窗帘的窗户, 窗户和窗帘, 门帘 / indoor, 1.8 m, front
wine-jar: sealed jar, sealed clay jar / 酒坛, 酒坛子, 女儿红, 酒缸 / indoor, 0.5 m, front
wok: wok, stir fry / 炒锅, 铁锅, 炒菜锅 / indoor, 0.35 m, front
wooden-fish: wooden fish, temple block, wooden fish drum / 木鱼, 敲木鱼, 电子木鱼 / indoor, 0.25 m, front
workbench: workbench, work bench, carpenter's bench, carpenters bench / 木工台, 工作台, 木工桌, 木工工作台 / indoor, 0.9 m, front
x-ray: X-ray, x-ray, xray, x ray, hand x-ray / 光片, X光片, X光, 爱克斯光片 / indoor, 0.5 m, front
xylophone: xylophone / 木琴 / indoor, 0.2 m, front
`;
