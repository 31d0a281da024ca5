/** Things out of doors, on the ground, in the air and in water. */
export const thingsOutdoors = `
anthill: anthill, ant hill, ant nest / 蚁丘, 蚂蚁窝, 蚁穴 / ground, 0.3 m, front
anvil: anvil, blacksmith's anvil, blacksmith anvil / 铁砧, 打铁砧, 铁匠铁砧 / ground, 0.8 m, left
archery-target: target, archery target, bullseye, bull's eye, dartboard, dart board, darts / 靶子, 箭靶, 飞镖盘, 飞镖, 标靶 / ground, 1.2 m, front
armillary-sphere: armillary sphere, armillary, celestial sphere / 浑天仪, 浑仪, 浑象 / ground, 1.5 m, front
audience: audience, row of spectators / 台下观众, 观众席 / ground, 0.8 m, front
aurora: aurora, northern lights, southern lights, aurora borealis / 极光, 北极光, 南极光 / sky, 5 m, front
baby-shower: baby shower, gender reveal party, gender reveal / 迎婴派对, 宝宝派对, 准妈妈派对, 迎婴会 / ground, 1.2 m, front
badminton: badminton / 羽毛球 / ground, 0.3 m, front
balance-beam: balance beam, gymnastics beam / 平衡木 / ground, 0.8 m, front
balloon-on-a-string: balloon on a string / 系着线的气球 / air, 0.6 m, front
bamboo-chair: bamboo chair, wicker chair, rattan chair / 竹椅, 藤椅, 竹椅子, 小竹椅 / ground, 0.9 m, front
barbecue-grill: barbecue grill, grill, bbq, bbq grill, barbeque, barbecue, charcoal grill / 烧烤架, 烤架, 烧烤炉, 户外烧烤 / ground, 0.9 m, front
barbell: barbell, weightlifting bar, weightlifting, weight lifting / 杠铃, 举重 / ground, 0.6 m, front
bare-stilts: empty stilts, pair of stilts / 一副高跷 / ground, 1.4 m, front
barrel: barrel, wooden barrel, keg, cask, beer barrel, wine barrel / 酒桶, 橡木桶, 大木桶, 啤酒桶 / ground, 1 m, front
baseball: baseball / 棒球 / ground, 0.1 m, front
basketball-hoop: basketball hoop, basketball net, basketball basket, basketball stand, basketball ring, basketball rim / 篮球架, 篮筐, 篮球框, 篮球筐, 篮板 / ground, 3 m, front
beaver-dam: beaver dam, beaver lodge / 海狸水坝, 河狸水坝, 河狸窝 / ground, 1.2 m, front
beehive: beehive, bee hive, hive, skep / 蜂巢, 蜂窝, 蜂箱, 蜜蜂窝 / ground, 0.6 m, front
bird-feeder: bird feeder, bird table / 喂鸟器, 喂鸟台 / ground, 1.4 m, front
birdbath: birdbath, bird bath, bird bathing / 鸟浴盆, 小鸟浴盆, 鸟浴池, 小鸟洗澡盆 / ground, 1 m, left
bleachers: bleachers, grandstand, grand stand, spectator stand, stadium seats, the stands / 看台, 观众台, 露天看台, 看台座位 / ground, 1.3 m, front
block-castle: block castle, castle of blocks, castle made of blocks, castle out of blocks, castle of building blocks, toy block castle, castle from blocks, lego castle, wooden block castle / 积木城堡, 积木搭的城堡, 积木堡, 乐高城堡, 积木搭成的城堡 / ground, 0.8 m, front
board-on-rack: board on a roof rack / 车顶上的冲浪板 / ground, 0.2 m, front
bongos: bongos, bongo drums, bongo / 邦戈鼓 / ground, 0.5 m, front
boogie-board: boogie board, bodyboard, body board / 趴板, 趴板冲浪 / ground, 1 m, front
boxing-ring: boxing ring, wrestling ring / 拳击台, 拳击擂台, 擂台 / ground, 1.6 m, front
brick-wall: brick wall, wall, stone wall, garden wall, low wall / 砖墙, 墙, 墙头, 围墙, 石墙, 矮墙 / ground, 1 m, front
broken-vat: broken water vat, child in a broken vat / 砸破的水缸, 砸破的大水缸, 破水缸 / ground, 1.1 m, front
bronze-ding: bronze ding, ding vessel, bronze cauldron, ancient bronze vessel, chinese bronze, bronze tripod / 青铜鼎, 鼎, 青铜器, 后母戊鼎, 司母戊鼎, 方鼎, 大鼎 / ground, 0.9 m, front
building-blocks: building blocks, tower of blocks, blocks tower, toy blocks, wooden blocks, block tower / 积木, 积木塔, 积木高塔, 木头积木, 搭积木, 积木房子, 彩色积木 / ground, 0.6 m, front
bunting: bunting, pennant banner, party flags, flag garland, party banner, string of flags, banner / 三角旗, 小彩旗, 派对挂旗, 拉旗 / ground, 0.8 m, front
buoy: buoy, buoys, sea buoy / 浮标, 航标 / ground, 1.6 m, front
cafe-table: cafe table, bistro table, cafe tables / 咖啡桌, 咖啡座, 露天咖啡座, 咖啡馆桌子 / ground, 2.2 m, front
campfire: campfire, camp fire, bonfire, camping fire / 篝火, 营火, 火堆, 露营篝火 / ground, 0.7 m, front
cannon: cannon, pirate cannon, cannons / 大炮, 加农炮, 火炮, 海盗大炮, 古炮 / ground, 1.2 m, left
canyon: canyon, grand canyon / 峡谷, 大峡谷, 科罗拉多大峡谷 / ground, 20 m, front
carrying-pole: carrying pole, shoulder pole, carrying pole with baskets / 扁担, 挑担, 担子, 挑扁担, 货郎担 / ground, 0.9 m, front
cash-machine: atm, cash machine, cashpoint / 取款机, 自动取款机, 提款机 / ground, 1.6 m, front
catapult: catapult, trebuchet / 投石机, 投石车, 投石器 / ground, 3 m, left
cauldron: cauldron, witch's cauldron, witch cauldron, magic cauldron, bubbling cauldron / 坩埚, 女巫的锅, 魔法锅, 大坩埚, 魔药锅, 女巫锅 / ground, 0.8 m, front
cave: cave, cavern, bear cave, dragon cave, grotto / 山洞, 洞穴, 岩洞, 洞窟, 溶洞 / ground, 4 m, front
changing-table: changing table, diaper changing table, nappy changing table / 尿布台, 换尿布台, 婴儿护理台 / ground, 1 m, front
chime-bells: chime bells, bianzhong, bronze chime bells, bronze bells / 编钟, 曾侯乙编钟, 青铜编钟, 古代编钟 / ground, 1.8 m, front
climbing-wall: climbing wall, rock climbing wall, bouldering wall / 攀岩墙, 攀爬墙, 岩壁 / ground, 3 m, front
clothesline: clothesline, washing line, clothes line, drying clothes, clothes on a line, hanging laundry / 晾衣绳, 晾衣服, 晒衣服, 晾衣架, 晒衣绳 / ground, 1.8 m, front
coin-pile: pile of coins, pile of gold, pile of gold coins, heap of gold, heap of coins, mountain of gold, hoard of gold / 金币堆, 金币山, 一堆金币, 成堆的金币 / ground, 0.4 m, front
cool-box: cooler, cool box, ice box, ice chest, picnic cooler / 保温箱, 冷藏箱, 野餐保温箱, 便携冰箱 / ground, 0.4 m, front
coral-reef: coral reef, reef, great barrier reef / 珊瑚礁, 大堡礁 / ground, 1.5 m, front
cornucopia: cornucopia, horn of plenty, thanksgiving cornucopia, harvest horn / 丰饶角, 丰收角, 丰收羊角, 感恩节丰收角, 丰收果篮 / ground, 0.6 m, left
cotton-candy-machine: cotton candy machine, candy floss machine / 棉花糖机, 棉花糖车 / ground, 1.5 m, front
crayon-pile: pile of crayons, heap of crayons, mountain of crayons / 一堆蜡笔, 蜡笔堆 / ground, 0.6 m, front
croquet: croquet, croquet mallet, croquet set, croquet mallets / 槌球, 门球, 槌球棒 / ground, 0.8 m, front
crossing-light: crossing light, crosswalk light, pedestrian light, walk signal, crossing signal, pedestrian signal, crosswalk signal, walk sign / 人行横道灯, 行人灯, 人行灯, 行人信号灯, 过街灯, 行人红绿灯 / ground, 2.6 m, front
crows-nest: crow's nest, crows nest, lookout basket / 桅杆瞭望台, 瞭望篮, 瞭望台 / ground, 1 m, front
crutches: crutches, crutch, pair of crutches / 拐杖, 一副拐杖, 双拐 / ground, 1.2 m, front
crystal: crystal, crystals, geode, quartz, amethyst, gem crystal / 水晶, 水晶簇, 晶洞, 紫水晶 / ground, 0.2 m, front
curling-stone: curling stone, curling, curling rock / 冰壶, 冰壶石 / ground, 0.3 m, front
day-and-night: day and night, night and day, the turning earth / 昼夜交替, 白天和黑夜, 昼夜, 昼夜更替 / air, 3 m, front
deck-chair: deck chair, deckchair, beach chair, lounge chair, sun lounger, folding chair, camping chair, camp chair / 沙滩椅, 躺椅, 折叠椅, 露营椅 / ground, 0.9 m, right
dinosaur-footprint: dinosaur footprint, dinosaur footprints, dinosaur track / 恐龙脚印, 恐龙足迹 / ground, 0.5 m, front
dinosaur-skeleton: dinosaur skeleton, dinosaur fossil, dinosaur bones, fossil / 恐龙骨架, 恐龙化石, 化石, 恐龙骨头 / ground, 3 m, left
disco-ball: disco ball, mirror ball, disco / 迪斯科球, 镜面球, 舞厅灯球 / air, 0.5 m, front
diving-board: diving board, springboard, diving platform / 跳水板, 跳板, 跳水台 / ground, 2.5 m, front
djembe: african drum, djembe, djembes, djembe drum, goblet drum, african hand drum / 金贝鼓, 非洲鼓, 非洲手鼓, 杯形鼓, 非洲金贝鼓 / ground, 0.6 m, front
dodgeball: dodgeball, kickball, kick ball, dodge ball, playground ball / 躲避球, 橡胶球, 沙包大战 / ground, 0.25 m, front
dog-bowl: dog bowl, cat bowl, pet bowl, dog dish, dog food, cat food, pet food / 狗碗, 猫碗, 狗粮, 猫粮, 宠物碗, 狗盆 / ground, 0.15 m, front
dollhouse: dollhouse, doll house, doll's house, toy house / 娃娃屋, 玩具屋, 娃娃的家, 小玩具房子 / ground, 0.8 m, front
door: door, front door, wooden door / 门, 房门, 木门, 家门 / ground, 2.1 m, front
door-ajar: half open door, door ajar, door left ajar / 半开的门, 虚掩的门 / ground, 2 m, front
double-bass: double bass, upright bass, contrabass, bass fiddle, string bass / 低音提琴, 倍大提琴, 低音大提琴, 贝斯提琴 / ground, 1.9 m, front
dragon-dance: dragon dance, dragon dancers, dragon dancing, chinese dragon dance / 舞龙, 舞龙灯, 龙灯, 舞龙表演, 舞龙队, 耍龙灯 / ground, 2 m, left
dripping-beehive: dripping beehive, beehive dripping with honey / 滴蜜的蜂巢, 流蜜的蜂巢 / ground, 0.6 m, front
drum: drum, toy drum, snare drum / 鼓, 玩具鼓 / ground, 0.5 m, front
drum-kit: drum kit, drum set, drums, rock drums / 架子鼓, 爵士鼓, 一套鼓 / ground, 1.2 m, front
dry-boat: land boat dance, dry boat dance, land boat / 划旱船, 旱船, 跑旱船 / ground, 1.7 m, front
drying-fish: drying fish, dried fish, fish drying on a line, fish hanging to dry / 鱼干, 咸鱼, 晒鱼干, 晾鱼干, 小鱼干 / ground, 1.8 m, front
dug-hole: dug hole, pit in the ground / 挖开的坑, 地上的坑 / ground, 0.6 m, front
earth-mound: pile of earth, dirt, pile of dirt, dirt pile, heap of earth, mound of earth, mound of dirt / 土堆, 小土堆, 泥土堆 / ground, 0.5 m, front
easel: easel, painter's easel, art easel, canvas, drawing board / 画架, 画板, 油画架, 画布 / ground, 1.5 m, front
easter-egg: Easter egg, easter egg / 复活节彩蛋, 彩蛋 / ground, 0.2 m, front
egg-shell: egg shell, eggshell, cracked egg / 蛋壳, 破壳的蛋, 裂开的蛋 / ground, 0.3 m, front
elastic-skipping: elastic skipping, chinese jump rope, rubber band skipping, french skipping, elastics / 皮筋, 跳皮筋, 橡皮筋, 猴皮筋, 跳橡皮筋, 牛皮筋 / ground, 1.3 m, front
empty-goal: empty goal / 空球门 / ground, 2.4 m, front
empty-nest: empty nest / 空巢 / ground, 0.4 m, front
ev-charger: electric car charger, charging station, car charger, charging point / 充电桩, 电动车充电桩, 充电站 / ground, 1.5 m, front
fire: fire, flames, bonfire flame / 火焰, 火, 大火 / ground, 0.8 m, front
fire-extinguisher: fire extinguisher, extinguisher / 灭火器, 消防灭火器, 红色灭火器 / ground, 0.6 m, front
fire-hydrant: fire hydrant, hydrant / 消防栓 / ground, 0.8 m, front
firecracker: firecrackers, firecracker, string of firecrackers / 鞭炮, 一串鞭炮 / ground, 0.5 m, front
fireworks: fireworks / 烟花 / air, 4 m, front
first-aid-kit: first aid kit, first aid box, first aid, medical kit, medicine box, doctor's bag, doctor bag / 急救箱, 药箱, 医药箱, 急救包, 小药箱 / ground, 0.35 m, front
flower-pot: empty flower pot, empty plant pot / 空花盆 / ground, 0.4 m, front
fog: fog, mist, foggy weather, thick fog / 雾, 大雾, 晨雾, 雾气, 雾霾 / ground, 6 m, front
footsteps: footsteps / 一串脚印 / ground, 0.2 m, left
front-steps: front steps, steps, doorstep, doorsteps, front step, stoop, stone steps, garden steps, wide steps / 台阶, 石阶, 石台阶, 门前台阶, 门口台阶, 门口的台阶, 门前的台阶 / ground, 0.75 m, front
frost: frost, frosty window, frost on the window, window frost / 霜, 霜花, 窗花霜, 冰窗花 / ground, 1.2 m, front
garden-hose: garden hose, hose, water hose, hosepipe / 水管, 浇水管, 软管, 花园水管 / ground, 0.5 m, left
garden-swing: swing, tree swing / 秋千 / ground, 2.2 m, front
geyser: geyser / 间歇泉, 喷泉口 / ground, 5 m, front
gift-sack: sack of gifts, sack of presents, gift sack, bag of gifts, bag of presents, sack of toys / 礼物袋, 装满礼物的袋子, 一袋礼物, 礼物袋子 / ground, 0.8 m, front
glacier: glacier, glaciers / 冰川, 冰河 / ground, 20 m, front
golf-club: golf club, golf, golf ball, golf flag, golf course, mini golf / 高尔夫球杆, 高尔夫, 高尔夫球, 迷你高尔夫 / ground, 1 m, front
gong: gong, chinese gong / 锣, 铜锣, 大锣 / ground, 1 m, front
grand-piano: grand piano, concert piano, baby grand / 三角钢琴, 大钢琴, 演奏钢琴 / ground, 1.5 m, front
guqin: guqin, qin zither, ancient zither / 古琴, 瑶琴 / ground, 0.8 m, front
guzheng: guzheng, chinese zither / 古筝, 筝 / ground, 0.8 m, front
hammock: hammock, hanging bed, garden hammock / 吊床, 小吊床, 树间吊床, 网床 / ground, 2.4 m, front
hanging-bars: bars to hang from / 吊着玩的横杠 / ground, 2.2 m, front
harness-pole: harness pole / 车辕 / ground, 0.3 m, front
hay-bale: hay bale, bale of hay, straw bale, hay bales, straw bales, bales of hay / 干草捆, 草捆, 稻草捆 / ground, 1 m, front
haystack: haystack, hay stack, hay, pile of hay, hay pile, heap of hay, stack of hay, haystacks / 草堆, 干草堆, 草垛, 稻草堆, 稻草垛, 干草垛, 麦秸垛, 干草 / ground, 1.6 m, front
hill: hill, hilltop, hillside, knoll, mound, grassy hill / 小山, 小山坡, 山坡, 山丘, 土坡, 土丘, 小土坡 / ground, 3 m, front
hockey-goal: hockey goal, hockey net, ice hockey goal, ice hockey net / 冰球门, 冰球球门, 曲棍球门 / ground, 1.2 m, front
hockey-puck: hockey puck, puck / 冰球圆饼, 冰球饼 / ground, 0.08 m, front
hole: hole, hole in the ground, deep hole, dirt hole, pit / 土坑, 洞, 坑, 地洞, 小洞, 大坑, 泥洞, 深坑 / ground, 0.3 m, front
hollow-tree: hollow tree, tree hollow, tree hole, hole in a tree, hole in the tree, hollow of a tree, hollow in a tree, knothole / 树洞, 大树洞, 树洞洞 / ground, 5 m, front
hoop-from-the-side: basketball hoop from the side / 侧面的篮球架 / ground, 3 m, left
hopscotch: hopscotch, hopscotch grid / 跳房子, 跳格子 / ground, 1 m, front
hula-hoop-aslant: circus hoop, jumping hoop / 马戏圈, 跳跃圈 / ground, 1.2 m, front
hurdle: hurdle, hurdles / 跨栏, 栏架, 跨栏架 / ground, 1 m, front
ice-floe: ice floe, piece of ice, sheet of ice, block of ice, floating ice, drift ice / 浮冰, 一块浮冰, 小块浮冰 / ground, 0.6 m, front
ice-slope: ice slope, icy slope, snow slope, snowy slope, icy hill, snowy hill / 冰坡, 雪坡, 冰坡子, 雪山坡 / ground, 6 m, front
iceberg: iceberg, icebergs / 冰山, 大冰山 / water, 6 m, front
icicles: icicle, icicles / 冰柱, 冰凌, 冰挂 / ground, 0.6 m, front
jack-o-lantern: jack-o-lantern, jack-o'-lantern, jack o'lantern / 南瓜灯 / ground, 0.4 m, front
jackhammer: jackhammer, jack hammer, pneumatic drill, road drill, road breaker / 风镐, 电镐, 破碎锤, 气锤, 凿岩机 / ground, 1.1 m, front
javelin: javelin, javelin throw, spear / 标枪, 投标枪, 掷标枪 / ground, 1.4 m, front
jungle-gym: jungle gym, climbing frame, climbing dome, climber, playground bars, horizontal bar, pull up bar / 攀爬架, 攀登架, 爬爬架, 儿童攀爬架, 单杠, 云梯, 爬梯 / ground, 2.2 m, front
kinara: kinara, kwanzaa candles, kwanzaa / 宽扎节烛台 / ground, 0.4 m, front
kite: kite / 风筝, 纸鸢 / air, 1 m, front
lacrosse: lacrosse, lacrosse stick / 袋棍球, 长曲棍球 / ground, 0.8 m, front
ladder: ladder, wooden ladder / 梯子, 木梯, 木梯子 / ground, 2.2 m, front
laid-blanket: rug, carpet, mat, floor mat, yoga mat, play mat, exercise mat, gym mat, carpets / 地毯, 垫子, 地垫, 瑜伽垫, 小垫子, 软垫, 蒲团, 坐垫, 草席, 席子, 凉席 / ground, 0.4 m, front
lantern: lantern, red lantern, red paper lantern, chinese lantern, paper lantern / 灯笼, 红灯笼, 大红灯笼 / air, 0.6 m, front
laundry-hamper: laundry hamper, hamper, dirty clothes basket / 脏衣篓, 洗衣篓 / ground, 0.7 m, front
lawn-mower: lawn mower, lawnmower, grass cutter, mower / 割草机, 剪草机, 除草机 / ground, 1 m, left
leaf-pile: leaf pile, pile of leaves, heap of leaves, leaf heap, pile of fallen leaves, pile of autumn leaves / 落叶堆, 树叶堆, 叶子堆, 一堆落叶, 一堆树叶 / ground, 0.8 m, front
lifeguard-tower: lifeguard tower, lifeguard chair, lifeguard hut, lifeguard stand, beach hut / 救生员瞭望台, 救生塔, 救生员椅子, 沙滩小屋 / ground, 3 m, front
little-door: little door, tiny door, fairy door, arched little door, small arched door / 精灵门, 小拱门 / ground, 0.6 m, front
log: log, fallen log, fallen tree, fallen trunk, speckled log, hollow log / 圆木, 原木, 木头, 倒下的树, 倒木, 大木头, 树干 / ground, 0.4 m, front
loose-mound: sand mound, mound of sand, pile of sand, sand pile, heap of sand, earth mound, dirt mound / 沙堆, 沙土堆, 泥堆 / ground, 0.6 m, front
lotus-lantern: lotus lantern, water lantern, river lantern, floating candle / 莲花灯, 荷花灯, 河灯, 水灯, 放河灯, 荷花花灯 / water, 0.4 m, front
magic-carpet: magic carpet, flying carpet / 魔毯, 飞毯 / ground, 0.5 m, front
marbles: marbles, glass marbles, glass marble / 弹珠, 玻璃球, 玻璃珠, 玻璃弹珠 / ground, 0.1 m, front
marionette: marionette, puppet, string puppet, wooden puppet, wooden boy puppet / 木偶, 提线木偶, 牵线木偶, 小木偶, 木偶人 / ground, 0.8 m, front
maypole: maypole, may pole, maypole dance, may day maypole / 五月柱, 五朔节花柱 / ground, 3 m, front
mirrored-moon: reflected moon, moon's reflection, reflection of the moon, moon on the water, moon in the water, moon in a pond, moon in the pond / 水中的月亮, 水里的月亮, 水中月, 月亮的倒影, 月亮倒影, 池塘里的月亮 / ground, 0.5 m, front
monkey-bars: monkey bars, monkey bar, overhead ladder, horizontal ladder / 云梯架, 猴杆, 悬吊架, 水平梯, 吊环梯 / ground, 2 m, front
mountain: mountain / 山 / ground, 20 m, front
mountain-slope: mountain slope, slope of the mountain, slope of a mountain / 下山的路, 大山坡 / ground, 8 m, front
movable-type: movable type, movable type printing, printing blocks / 活字印刷, 活字, 活字印刷术, 毕昇 / ground, 0.5 m, front
musical-note: musical note, note, eighth note / 音符, 八分音符 / air, 0.3 m, front
musical-notes: musical notes, notes, music notes, beamed notes / 音符们, 一串音符 / air, 0.4 m, front
nutcracker: nutcracker, nutcracker soldier, nutcracker doll / 胡桃夹子, 胡桃夹子士兵, 胡桃夹子木偶 / ground, 0.5 m, front
ocean-wave: ocean wave, big wave, tidal wave, great wave, giant wave / 巨浪, 大浪, 大海浪, 大浪花 / ground, 3 m, left
open-box: open box, cardboard box, box / 纸箱, 纸盒, 箱子, 盒子 / ground, 0.5 m, front
open-house-door: open front door, open house door / 敞开的家门, 打开的家门 / ground, 3.4 m, front
open-trash-can: open trash can, open garbage can, trash can without a lid / 敞开的垃圾桶, 打开的垃圾桶 / ground, 0.8 m, front
ottoman: ottoman, pouffe, pouf / 脚凳, 脚踏, 矮凳, 换鞋凳 / ground, 0.4 m, front
pack-load: cargo, packed goods, bundles of goods, loaded bundles / 货物, 货, 一包包货物, 大包小包 / ground, 0.7 m, front
paddling-pool: paddling pool, kiddie pool, wading pool, inflatable pool / 充气泳池, 戏水池, 儿童泳池, 充气游泳池 / ground, 0.8 m, front
paint-can: paint can, can of paint, paint bucket, bucket of paint, paint pot, paint tin, paint pots / 油漆桶, 颜料桶, 一桶油漆, 涂料桶, 颜料罐, 颜料罐子 / ground, 0.3 m, front
paper-airplane: paper airplane, paper plane, paper aeroplane, paper dart, origami plane, folded airplane / 纸飞机, 小纸飞机, 折纸飞机 / air, 0.3 m, right
paper-making: papermaking, paper making, making paper, cai lun / 造纸术, 造纸, 蔡伦造纸, 古法造纸 / ground, 1 m, front
park-bench: bench, park bench, garden bench / 长椅, 长凳, 公园长椅 / ground, 0.9 m, front
parking-meter: parking meter / 停车计时器 / ground, 1.4 m, front
periscope: periscope, periscopes, submarine periscope / 潜望镜 / ground, 1 m, left
phone-box: phone box, telephone box, phone booth, telephone booth, red phone box, red telephone box / 电话亭, 红色电话亭, 公用电话亭 / ground, 2.4 m, front
picnic: picnic blanket, picnic, picnic cloth / 野餐垫, 野餐, 野餐布 / ground, 0.5 m, front
picnic-food: picnic food, picnic lunch / 野餐食物, 野餐的食物 / ground, 0.4 m, front
picnic-table: picnic table, picnic bench, park table, garden table / 野餐桌, 公园野餐桌, 户外桌椅, 野餐桌椅 / ground, 1 m, front
pinata: pinata, piñata, donkey pinata / 彩罐, 皮纳塔, 糖果陶罐 / air, 0.8 m, left
pinball-machine: pinball machine, pinball / 弹珠机, 弹珠台, 弹球机, 弹子机 / ground, 1.8 m, front
ping-pong-table: ping pong table, table tennis table / 乒乓球台, 乒乓球桌 / ground, 0.9 m, front
plank: plank, planks, wooden plank, wooden planks, wood plank, wooden board, wooden boards, board of wood, timber / 木板, 木板子, 一块木板, 长木板, 木料 / ground, 0.4 m, front
playground-slide: playground slide / 滑梯 / ground, 2 m, front
playpen: playpen, play pen, baby playpen / 婴儿围栏, 宝宝围栏, 游戏围栏 / ground, 0.8 m, front
plough: plough, plow, wooden plough, ploughs / 犁, 木犁, 耕犁, 犁铧 / ground, 1 m, left
podium: podium, winners' podium, winners podium, victory stand, medal podium / 领奖台, 颁奖台 / ground, 1.2 m, front
pogo-stick: pogo stick, pogo sticks, pogo / 跳跳杆, 弹跳杆, 弹簧跳杆 / ground, 1 m, front
pool-float: pool float, flamingo float, inflatable flamingo, flamingo pool float, swimming float, pool toy, inflatable ring / 充气火烈鸟, 火烈鸟泳圈, 水上浮床, 泳池浮床 / ground, 0.9 m, left
popcorn-machine: popcorn machine, popcorn cart, popcorn maker, popcorn stand / 爆米花机, 爆米花车, 爆米花机器 / ground, 1.6 m, front
porch-swing: porch swing, garden swing seat, swing bench / 秋千椅, 吊椅, 摇椅秋千, 庭院秋千 / ground, 2 m, front
postbox: postbox / 邮筒 / ground, 1.4 m, front
pot-of-gold: pot of gold, pot o' gold, leprechaun gold, rainbow and pot of gold, gold at the end of the rainbow / 一罐金币, 金币罐, 彩虹尽头的金子, 聚宝盆, 一锅金子 / ground, 0.8 m, front
power-line: power line, telephone wire, telephone line, electric wire, power lines, telephone wires, electric wires, utility pole, telephone pole, power pole, wire / 电线, 电线杆, 高压线, 电话线 / ground, 4 m, front
puddle: puddle, mud puddle, muddy puddle, rain puddle, puddle of water, puddle of mud, mud bath / 水坑, 泥坑, 水洼, 小水坑, 泥水坑, 泥巴坑 / ground, 0.2 m, front
rabbit-lantern: rabbit lantern, bunny lantern, paper rabbit lantern / 兔子灯, 兔儿灯, 小兔子灯, 兔子花灯, 元宵兔子灯, 小兔灯 / ground, 0.5 m, left
radar: radar, radar station, radar dish / 雷达, 雷达站, 雷达天线 / ground, 3 m, front
rake: rake, garden rake, leaf rake / 耙子, 钉耙, 草耙, 九齿钉耙 / ground, 1.5 m, front
recycling-bin: recycling bin, recycle bin / 回收箱, 回收桶, 分类垃圾桶 / ground, 1 m, front
riddle-lanterns: lantern riddles, lantern riddle, riddle lanterns, riddles on lanterns / 灯谜, 灯谜灯笼, 谜语灯笼 / ground, 2 m, front
ring-buoy: ring buoy, life ring, lifebuoy, life buoy, life preserver / 救生圈 / ground, 0.7 m, front
robot-arm: robot arm, robotic arm, mechanical arm, industrial robot, factory robot / 机械臂, 机器手臂, 机械手臂, 工业机器人, 机械手 / ground, 1.8 m, left
rockery: rockery, rock garden, scholar's rock, garden rock, taihu stone / 假山, 太湖石, 假山石, 奇石, 园林假山 / ground, 2.5 m, front
roller-skate: roller skates, roller skate / 旱冰鞋 / ground, 0.3 m, left
rope: rope, coil of rope, coiled rope / 绳子, 绳子卷, 一捆绳子, 麻绳, 粗绳子 / ground, 0.3 m, front
rope-ladder: rope ladder, rope ladders / 绳梯, 软梯, 绳索梯 / ground, 1.8 m, front
round-window: round window, little round window, porthole window / 圆窗, 小圆窗, 圆窗户 / ground, 0.5 m, front
rubber-duck: rubber duck, rubber ducky, rubber duckie, bath duck, toy duck / 小黄鸭, 橡皮鸭, 玩具鸭, 浴缸小黄鸭, 橡皮鸭子, 大黄鸭 / ground, 0.2 m, left
saddle: saddle, horse saddle / 马鞍, 鞍子 / ground, 0.5 m, front
sand-bucket: sand bucket, sand pail, beach bucket, bucket and spade, beach toys, beach pail / 沙滩桶, 沙桶, 挖沙桶, 沙滩玩具, 挖沙玩具, 小桶和铲子 / ground, 0.3 m, front
sand-dune: sand dune, sand dunes, dunes / 沙丘, 大沙丘, 沙漠沙丘 / ground, 6 m, front
sandbox: sandbox, sand box, sandpit, sand pit, sand tray, sand toys / 沙坑, 沙池, 玩沙池, 沙盘玩具, 玩沙 / ground, 1 m, front
sandcastle: sandcastle, sand castle / 沙堡, 沙子城堡 / ground, 0.6 m, front
sarcophagus: sarcophagus, pharaoh's coffin, mummy case, mummy coffin, egyptian coffin / 法老棺, 木乃伊棺, 石棺, 法老石棺, 埃及棺木 / ground, 2 m, front
scallop-shell: scallop shell, scallop, fan shell, shell, seashell, sea shell / 扇贝壳, 扇贝, 扇形贝壳, 贝壳, 小贝壳, 大贝壳, 海贝, 贝 / ground, 0.1 m, front
scoreboard: scoreboard, score board / 记分牌, 计分板, 比分牌 / ground, 2 m, front
sedan-chair: sedan chair, bridal sedan, palanquin, wedding sedan chair / 花轿, 轿子, 大花轿, 新娘轿子 / ground, 1.9 m, front
seesaw: seesaw, see-saw, see saw, teeter-totter / 跷跷板 / ground, 1 m, front
seismoscope: ancient seismoscope, seismoscope, seismograph, zhang heng seismoscope / 地动仪, 候风地动仪, 张衡地动仪, 古代地动仪 / ground, 1.5 m, front
shipping-container: shipping container, shipping containers, cargo container, container, containers / 集装箱, 货柜, 货运集装箱 / ground, 2.5 m, front
ships-bow: ship's bow, prow, bow of the ship / 船头, 船首 / ground, 1 m, front
ships-deck: deck, ship's deck, quarterdeck / 甲板, 船甲板 / ground, 1 m, front
ships-mast: mast, ship's mast, masts, rigging / 桅杆, 船桅, 桅 / ground, 5 m, front
ships-stern: stern, ship's stern / 船尾 / ground, 1 m, front
signpost: signpost, sign post, direction sign, wooden sign, trail sign, sign / 路标, 指路牌, 木牌, 指示牌 / ground, 1.8 m, front
skate-ramp: skateboard ramp, skate ramp, half pipe, halfpipe, skate park, skatepark / 滑板坡道, 滑板场, u型池, 滑板公园 / ground, 3 m, front
skis: skis, ski, pair of skis / 滑雪板双板, 双板滑雪板 / ground, 1.4 m, front
sky-lantern: sky lantern, flying lantern, wish lantern, floating lantern / 孔明灯, 天灯, 许愿灯 / air, 0.6 m, front
sleeping-bag: sleeping bag / 睡袋, 露营睡袋 / ground, 1.2 m, front
slip-and-slide: slip and slide, water slide mat, slip n slide / 水滑垫, 草地水滑道, 滑水垫 / ground, 1.2 m, left
snow-angel: snow angel, sand angel, child making a snow angel / 雪天使, 雪地天使 / ground, 1.2 m, front
snowball-pile: pile of snowballs, snowball pile, stack of snowballs, heap of snowballs / 雪球堆, 一堆雪球, 雪球山 / ground, 0.5 m, front
snowboard: snowboard / 滑雪单板, 单板 / ground, 1.5 m, front
soccer-goal: soccer goal, football goal, goal net, soccer net, goalpost, goal post, goal, soccer field, football field / 足球门, 球门, 足球球门, 门框球网 / ground, 2.4 m, front
solar-panel: solar panel, solar power, solar cell, solar energy, solar panels / 太阳能板, 太阳能电池板, 太阳能, 光伏板 / ground, 1.6 m, front
spider-web: spider web / 蜘蛛网 / ground, 0.4 m, front
spring-couplets: door with couplets, spring couplets, chinese couplets, couplets / 春联, 对联, 门上的春联, 红对联, 大门春联 / ground, 2.4 m, front
spring-rider: spring rider, spring horse, spring rocker, bouncy horse / 弹簧木马, 弹簧摇马, 弹簧马 / ground, 0.9 m, left
sprinkler: sprinkler, lawn sprinkler, garden sprinkler / 洒水器, 喷灌, 草坪洒水器 / ground, 0.5 m, front
steam: plume of steam, steam rising / 一股热气, 一缕热气 / air, 0.4 m, front
steel-beams: steel beams, steel beam, girder, girders, steel girder, steel girders, rebar, steel bars, steel pipes, steel pipe / 钢筋, 钢梁, 钢管, 钢材, 横梁, 钢条 / ground, 0.6 m, front
steel-drum: steel drum, steel drums, steelpan, steel pan / 钢鼓, 特立尼达钢鼓 / ground, 0.9 m, front
stilts: stilts, stilt walker, walking on stilts / 踩高跷, 高跷, 高跷表演, 走高跷 / ground, 2 m, front
stone-lion: stone lion, guardian lion, chinese guardian lion, foo dog, fu dog / 石狮子, 石狮, 门口的石狮子, 守门狮, 镇宅石狮 / ground, 1.2 m, front
stone-mill: stone mill, millstone, grinding stone / 石磨, 磨盘, 小石磨, 磨豆腐 / ground, 0.9 m, front
stop-sign: stop sign, road sign, street sign / 停车标志, 路牌, 交通标志 / ground, 2 m, front
street-lamp: street lamp, street light, streetlight, lamp post, lamppost, lantern post, street lantern / 路灯, 街灯, 马路灯, 路灯柱, 小路灯 / ground, 3.4 m, front
string-lights: string lights, fairy lights, lights, light string / 彩灯串, 灯串, 小彩灯 / air, 0.6 m, front
stroller: stroller, baby carriage, pram, pushchair, baby buggy, baby stroller / 婴儿车, 婴儿推车, 宝宝推车, 童车 / ground, 1 m, left
sundial: sundial, sun dial, sun clock / 日晷, 日晷仪, 太阳钟 / ground, 1 m, front
sunken-ship: sunken ship, shipwreck, wreck, sunken boat, wrecked ship / 沉船, 海底沉船, 沉没的船 / water, 5 m, front
surfboard: surfboard, surf board / 冲浪板 / ground, 1.8 m, front
swallow-kite: swallow kite / 燕子风筝, 沙燕风筝 / air, 1 m, front
swimming-pool: swimming pool, pool / 游泳池, 泳池, 小泳池 / ground, 1 m, front
swing-set: swing set, swings, swingset, playground swings, pair of swings / 秋千架, 双人秋千, 荡秋千架, 秋千组合 / ground, 2.4 m, front
tabla: tabla, tabla drums, tablas / 塔布拉鼓, 印度鼓 / ground, 0.4 m, front
table-tennis: table tennis match / 乒乓球比赛 / ground, 0.9 m, front
taiko-drum: taiko drum, taiko, japanese drum, big drum / 太鼓, 日本太鼓, 大太鼓, 和太鼓, 大鼓 / ground, 1.2 m, front
tang-sancai: tang sancai, tang horse, glazed pottery horse, three color tang horse / 唐三彩, 三彩马, 唐三彩马 / ground, 0.6 m, left
tea-set: tea set, tea party, toy tea set, afternoon tea, teapot and cups / 茶具, 整套茶具, 下午茶, 茶壶和茶杯 / ground, 0.25 m, front
tent: tent, camping tent / 帐篷 / ground, 2 m, front
tent-pegs: tent pegs, tent peg, tent stakes, tent stake / 帐篷钉, 地钉, 帐篷桩 / ground, 0.3 m, front
terracotta-warrior: terracotta warrior, terracotta soldier, terracotta army, terra cotta warrior / 兵马俑, 秦始皇兵马俑, 秦兵马俑, 秦俑 / ground, 1.8 m, front
tetherball: tetherball, swingball / 绳球, 拴绳球 / ground, 3 m, front
tide-pool: tide pool, tidal pool, rock pool, tide pools / 潮池, 潮汐池, 岩石潮水坑, 潮水坑 / ground, 1.2 m, front
tiki: tiki, tiki mask, tiki statue, tiki totem, hawaiian tiki / 提基神像, 提基, 夏威夷木雕, 提基面具, 夏威夷图腾 / ground, 1.5 m, front
tin-frog: tin frog, wind-up frog, clockwork frog, tin toy frog / 铁皮青蛙, 铁皮蛙, 发条青蛙 / ground, 0.12 m, left
tin-soldier: tin soldier, toy soldier, wooden soldier, steadfast tin soldier, lead soldier / 锡兵, 玩具士兵, 玩具兵, 木头士兵, 小锡兵 / ground, 0.5 m, front
tombstone: tombstone, gravestone, headstone, grave / 墓碑, 坟墓 / ground, 1 m, front
tornado: tornado, twister, whirlwind / 龙卷风, 大龙卷风, 旋风 / ground, 8 m, front
totem-pole: totem pole, totem, totem poles / 图腾柱, 图腾 / ground, 5 m, front
toy-blocks: pile of blocks, loose blocks / 一堆积木 / ground, 0.4 m, front
traffic-cone: traffic cone, road cone, safety cone, pylon cone, orange cone / 路锥, 雪糕筒路锥, 交通锥, 锥形路标, 锥桶 / ground, 0.7 m, front
traffic-light: traffic light, stoplight / 红绿灯, 交通灯, 信号灯 / ground, 3 m, front
traffic-stand: traffic stand, traffic podium, police stand / 指挥台, 岗台, 交警台, 交通指挥台 / ground, 0.35 m, front
train-tracks: train tracks, train track, railway track, railroad tracks, railroad / 铁轨, 铁路, 火车轨道, 铁道 / ground, 3 m, front
trampoline: trampoline, bouncy trampoline / 蹦床, 弹跳床, 跳跳床 / ground, 1 m, front
trapeze: trapeze, flying trapeze, trapeze bar, circus swing / 空中飞人秋千, 高空秋千, 吊杆, 秋千杆, 马戏团秋千 / ground, 2.4 m, front
trash-can: trash can, garbage can, dustbin, rubbish bin, trash bin, waste bin, wastebasket / 垃圾桶, 垃圾箱, 废纸篓 / ground, 0.8 m, front
tree-stump: tree stump, stump / 树桩, 木桩, 老树桩, 树墩 / ground, 0.5 m, front
trojan-horse: trojan horse, wooden horse of troy, trojan wooden horse / 特洛伊木马 / ground, 6 m, left
tsunami: tsunami, tsunamis / 海啸, 大海啸 / ground, 4 m, front
tug-rope: tug of war rope, tug-of-war rope / 拔河绳 / ground, 0.3 m, front
turnstile: turnstile, ticket gate, fare gate, subway gate, ticket barrier, automatic ticket gate / 闸机, 检票机, 检票闸机, 地铁闸机, 自动检票机, 刷卡机, 闸口 / ground, 1.1 m, front
turtle-shell: turtle shell, tortoise shell / 乌龟壳, 龟壳 / ground, 0.2 m, front
tyre: tyre, tire, car tire, car tyre, rubber tire, rubber tyre / 轮胎, 汽车轮胎, 车胎 / ground, 0.7 m, front
tyre-swing: tyre swing, tire swing / 轮胎秋千 / ground, 2.2 m, front
volleyball: volleyball / 排球, 沙滩排球 / ground, 0.3 m, front
water-festival: water splashing festival, songkran, water festival / 泼水节, 傣族泼水节, 泼水 / ground, 1 m, front
water-pump: water pump, hand pump, old pump, village pump, garden pump, well pump / 压水井, 手压水泵, 水泵, 手压井, 抽水机, 压水机 / ground, 1.3 m, left
water-slide: water slide, waterslide, water park slide, water park, aqua park / 水滑梯, 水上滑梯, 水上乐园, 水上乐园滑梯 / ground, 4 m, left
water-vat: water vat, water jar, big water jar / 水缸, 大水缸, 大缸 / ground, 0.9 m, front
waterfall: waterfall, waterfalls, cascade, niagara falls / 瀑布, 大瀑布 / ground, 10 m, front
watering-can: watering can, garden watering can / 洒水壶, 浇水壶, 浇花壶, 喷壶 / ground, 0.4 m, left
watering-hole: drinking place, drinking pool / 饮水处, 饮水的水塘 / ground, 0.3 m, front
weather-vane: weather vane, weathervane, weathercock, wind vane / 风向标, 风信鸡, 风向仪, 公鸡风向标 / ground, 1.2 m, left
welcome-mat: welcome mat, doormat, door mat / 门垫, 欢迎地垫, 脚垫, 迎宾垫 / ground, 0.5 m, front
wind-turbine: wind turbine, wind power, wind generator, wind farm, wind wheel / 风力发电机, 风力发电, 发电风车, 风机, 风力风车 / ground, 14 m, front
wreath: wreath, christmas wreath / 圣诞花环 / air, 0.5 m, front
yangko: yangko dance, yangge, yangko, yangge dance / 秧歌, 扭秧歌, 秧歌舞, 大秧歌 / ground, 1.5 m, front
zip-line: zip line, zipline, zip wire, flying fox ride / 滑索, 高空滑索, 飞索 / ground, 4 m, front
`;
