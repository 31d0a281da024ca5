/** Buildings and what stands like them. */
export const buildings = `
acorn-house: acorn house, acorn home, acorn cottage / 橡果屋, 橡子屋, 橡果房子, 橡子房子, 橡果小屋, 橡子小屋 / ground, 1.2 m, front
angkor-wat: Angkor Wat, angkor wat, angkor / 吴哥窟, 吴哥寺 / ground, 30 m, front
aqueduct: aqueduct, roman aqueduct, viaduct / 渡槽, 高架渠, 古罗马水道, 高架桥, 罗马水渠 / ground, 9 m, front
arc-de-triomphe: arc de triomphe, triumphal arch, arch of triumph, paris arch / 凯旋门, 巴黎凯旋门 / ground, 12 m, front
arcade-house: arcade house, shophouse, qilou / 骑楼, 老骑楼 / ground, 8 m, front
atomium: atomium, the atomium / 原子球塔, 原子塔, 布鲁塞尔原子球 / ground, 8 m, front
bakery: bakery, bread shop, baker's shop, cake shop, pastry shop, bakery shop / 面包店, 蛋糕店, 烘焙店, 糕点店, 面包房 / ground, 5 m, front
balcony: balcony, balconies / 阳台, 小阳台 / ground, 3 m, front
balcony-with-rail: balcony with rail / 有栏杆的阳台 / ground, 3 m, front
bank-building: bank building, city bank, bank / 银行, 银行大楼 / ground, 6 m, front
barber-shop: barber shop, barbershop, barber's shop, hair salon, hairdresser's / 理发店, 美发店, 剃头铺 / ground, 6 m, front
barn: barn, farmhouse / 谷仓, 农舍 / ground, 8 m, front
barn-door: barn door, barn doors, door of the barn / 谷仓门, 谷仓的门, 谷仓大门 / ground, 3.5 m, front
big-ben: big ben, clock tower, clocktower, elizabeth tower / 大本钟, 钟楼, 钟塔, 大笨钟 / ground, 16 m, front
birdhouse: birdhouse, bird house, nesting box, nest box, bird box / 鸟屋, 鸟舍, 小鸟屋, 鸟房子, 鸟箱 / ground, 0.8 m, front
birds-nest-stadium: bird's nest stadium, birds nest stadium, beijing national stadium, olympic stadium / 鸟巢体育场, 鸟巢体育馆, 国家体育场, 北京鸟巢 / ground, 12 m, front
bookshop: bookshop, bookstore, book store, book shop / 书店, 书屋 / ground, 6 m, front
bouncy-castle: bouncy castle, bounce house, bouncing castle, inflatable castle, jumping castle, bouncy house / 充气城堡, 蹦蹦床城堡, 气垫城堡, 淘气堡, 蹦床城堡 / ground, 4 m, front
brandenburg-gate: Brandenburg Gate, brandenburger tor / 勃兰登堡门 / ground, 9 m, front
brick-house: brick house, house of bricks, house made of bricks, house of brick, house made of brick, house out of bricks, brick home, red brick house / 砖房, 砖房子, 砖头房子, 砖头房, 砖头屋, 砖屋, 砖瓦房, 红砖房, 砖块房子 / ground, 4.5 m, front
bus-stop: bus stop, bus shelter, bus station / 公交站, 公交车站, 车站, 汽车站, 公共汽车站 / ground, 2.8 m, front
candy-shop: candy shop, candy store, sweet shop / 糖果店, 糖果铺 / ground, 6 m, front
canton-tower: canton tower, guangzhou tower / 广州塔, 小蛮腰 / ground, 20 m, front
carousel: carousel, merry-go-round, merry go round, roundabout ride, carrousel, carousel ride / 旋转木马转盘, 大旋转木马, 旋转木马游乐设施, 转马, 游乐园木马, 旋转木马台 / ground, 5 m, front
castle: castle, fairy tale castle, princess castle / 城堡, 公主城堡, 古堡 / ground, 25 m, front
castle-balcony: castle balcony, palace balcony, balcony of a castle, balcony of the castle, balcony of her castle, balcony of his castle, balcony of a palace, balcony of the palace / 城堡阳台, 城堡的阳台, 宫殿的阳台, 皇宫的阳台 / ground, 6 m, front
castle-gate: castle gate, castle door, city gate, palace gate / 城堡大门, 城门, 城堡的门, 王宫大门 / ground, 8 m, front
castle-tower: castle turret, turret / 城堡塔楼, 城堡的塔楼, 城堡的高塔, 城堡的塔 / ground, 6 m, front
castle-wall: castle wall, battlements, ramparts / 城堡的墙, 城堡城墙 / ground, 4 m, front
cave-dwelling: cave dwelling, cave house, cave home / 窑洞, 陕北窑洞 / ground, 5 m, front
chicken-coop: chicken coop, henhouse, hen house, chicken house, coop / 鸡舍, 鸡窝, 鸡棚, 鸡笼 / ground, 2 m, left
chimney: chimney, smokestack, chimney pot / 烟囱, 大烟囱 / ground, 3 m, front
chinese-pavilion: chinese pavilion, pavilion, chinese gazebo, garden pavilion / 亭子, 凉亭, 小亭子, 古亭, 八角亭 / ground, 5 m, front
christ-the-redeemer: christ the redeemer, rio statue, jesus statue, rio de janeiro statue / 基督像, 救世基督像, 里约热内卢基督像, 耶稣像 / ground, 14 m, front
cinema: cinema, movie theater, movie theatre / 电影院, 影院 / ground, 10 m, front
cliff: cliff, cliff top, clifftop, sea cliff, cliffs, rocky cliff / 悬崖, 山崖, 海边悬崖, 峭壁, 崖顶 / ground, 20 m, front
colosseum: colosseum, coliseum, roman colosseum, amphitheater, roman arena / 罗马斗兽场, 斗兽场, 古罗马斗兽场, 角斗场 / ground, 12 m, front
control-tower: control tower, airport tower, air traffic control tower, airport control tower, air traffic controller, airport / 塔台, 机场塔台, 控制塔, 指挥塔台, 机场 / ground, 12 m, front
corner-shop: corner shop, grocery store, grocer's, grocery shop, fruit shop, fruit store / 小卖部, 杂货店, 杂货铺, 水果店, 老店 / ground, 6 m, front
cottage: cottage, little house / 小屋, 小木屋, 乡间小屋, 茅屋 / ground, 6 m, front
covered-bridge: covered bridge, covered bridges, roofed bridge / 廊桥, 风雨廊桥, 带顶的桥 / ground, 8 m, front
dam: dam, hydroelectric dam, three gorges dam, water dam, hoover dam / 大坝, 水坝, 三峡大坝, 水电站, 拦河坝 / ground, 12 m, front
department-store: department store, shopping mall, mall, shopping center / 商场, 百货商店, 百货公司, 购物中心 / ground, 9 m, front
desert: desert, sandy desert / 沙漠, 大沙漠, 戈壁 / ground, 12 m, front
doghouse: dog house, doghouse, kennel, dog kennel / 狗窝, 狗屋, 小狗屋, 狗舍, 狗房子, 小狗的家 / ground, 1.1 m, front
drawbridge: drawbridge, moat, castle with a moat, castle with moat, castle moat, castle with drawbridge, castle with a drawbridge, draw bridge, castle bridge / 吊桥, 护城河, 有护城河的城堡, 有吊桥的城堡, 带吊桥的城堡, 城堡吊桥, 开合桥 / ground, 7 m, left
drum-tower: drum tower, chinese city tower / 鼓楼, 钟鼓楼 / ground, 10 m, front
eaves: eaves, upturned eaves, chinese roof, flying eaves, chinese eaves / 屋檐, 飞檐, 房檐, 飞檐翘角, 屋角 / ground, 4 m, front
eiffel-tower: eiffel tower, the eiffel tower, tower of paris / 埃菲尔铁塔, 巴黎铁塔, 艾菲尔铁塔, 铁塔 / ground, 20 m, front
fairy-tower: fairy-tale tower, fairy tale tower, princess tower, castle tower, rapunzel tower, rapunzel's tower, tall tower, tower, watchtower, watch tower / 高塔, 公主塔, 城堡塔, 长发公主的高塔, 童话高塔, 塔楼 / ground, 11 m, front
ferris-wheel: ferris wheel / 摩天轮 / ground, 6 m, front
fire-station: fire station, firehouse, fire house, fire hall / 消防局, 消防站, 消防队 / ground, 6 m, front
flower-shop: flower shop, florist's shop, florist shop, florist / 花店, 鲜花店 / ground, 6 m, front
forbidden-city: forbidden city, chinese palace, imperial palace, palace museum, hall of supreme harmony, chinese temple / 故宫, 太和殿, 紫禁城, 皇宫, 北京故宫, 宫殿大殿 / ground, 12 m, front
garden-gate: gate, garden gate, iron gate, wrought iron gate, little iron gate / 大门, 铁门, 小铁门, 铁艺门, 栅栏门, 花园门 / ground, 1.4 m, front
gas-station: gas station, petrol station, gas pump, fuel pump, petrol pump, filling station, service station / 加油站, 加油机, 油泵 / ground, 4 m, front
gazebo: gazebo, bandstand, garden gazebo, summerhouse / 花园凉亭, 西式凉亭, 音乐亭, 花园亭子 / ground, 4 m, front
gingerbread-house: gingerbread house, candy house / 姜饼屋, 糖果屋 / ground, 4 m, front
great-wall: great wall, great wall of china, the great wall, the great wall of china / 长城, 万里长城, 中国长城, 八达岭长城, 八达岭, 烽火台 / ground, 9 m, front
greenhouse: greenhouse, green house, glasshouse, hothouse / 温室, 玻璃温室, 花房, 暖房, 大棚 / ground, 4 m, front
haunted-house: haunted house, ghost house, spooky house, haunted mansion, creepy house, halloween house / 鬼屋, 闹鬼的房子, 万圣节鬼屋, 幽灵屋 / ground, 6 m, front
himeji-castle: himeji castle, japanese castle, osaka castle, himeji / 姬路城, 大阪城, 日本城堡, 天守阁 / ground, 7 m, front
hongya-cave: hongya cave, hongyadong, hongya cave in chongqing / 洪崖洞, 重庆洪崖洞, 重庆的洪崖洞 / ground, 12 m, front
horse-head-wall: huizhou house, horse head wall, hui style house, anhui house / 马头墙, 徽派建筑, 徽派民居, 白墙黛瓦, 徽州民居, 徽派老房子, 徽派房子, 徽派老宅, 徽派, 徽派的老房子 / ground, 7 m, front
hospital: hospital, clinic / 医院, 诊所 / ground, 9 m, front
hot-spring: hot spring, hot springs, onsen / 温泉, 温泉池, 泡温泉 / ground, 1.5 m, front
hotel: hotel, hotels / 酒店, 宾馆, 旅馆 / ground, 9 m, front
house: house / 房子 / ground, 7 m, front
house-window: house window, cottage window / 房子的窗户 / ground, 3 m, front
howdah: howdah, elephant tower, elephant saddle / 象轿, 象背上的塔, 象鞍 / ground, 1.4 m, front
huabiao: huabiao, ornamental column, chinese ornamental column / 华表, 天安门华表, 汉白玉华表 / ground, 6 m, front
hutong: hutong, beijing alley, old alley / 胡同, 老北京胡同, 弄堂, 小巷 / ground, 5 m, front
ice-cream-shop: ice cream shop, ice cream parlor, ice cream parlour, ice cream store / 冰淇淋店, 冰激凌店, 甜品店 / ground, 6 m, front
igloo: igloo / 冰屋, 雪屋 / ground, 2.5 m, front
inn: inn, old inn / 客栈, 古代客栈, 酒楼, 旅店 / ground, 8 m, front
leaning-tower-of-pisa: leaning tower of pisa, leaning tower, tower of pisa, pisa tower, pisa / 比萨斜塔, 斜塔 / ground, 14 m, front
lemonade-stand: lemonade stand, lemonade stall / 柠檬水摊, 柠檬水小摊, 果汁摊 / ground, 2 m, front
leshan-buddha: leshan giant buddha, leshan buddha, giant buddha / 乐山大佛, 乐山弥勒大佛 / ground, 8 m, front
library: library, public library, library building / 图书馆, 小图书馆, 图书馆大楼 / ground, 7 m, front
lighthouse: lighthouse / 灯塔 / ground, 20 m, front
louvre-pyramid: louvre pyramid, louvre, the louvre, glass pyramid, louvre museum / 卢浮宫, 玻璃金字塔, 卢浮宫金字塔, 卢浮宫博物馆 / ground, 9 m, front
machu-picchu: Machu Picchu, machu picchu, inca city, inca ruins / 马丘比丘, 印加古城 / ground, 30 m, front
magpie-bridge: magpie bridge, bridge of magpies, qixi bridge / 鹊桥, 喜鹊桥, 七夕鹊桥 / ground, 3 m, front
marina-bay-sands: marina bay sands, marina bay / 金沙酒店, 滨海湾金沙, 新加坡金沙酒店 / ground, 8 m, front
market-stall: market stall, fruit stand, market stand, fruit stall, vegetable stall, street stall, food stall / 水果摊, 菜摊, 小摊, 摊位, 集市摊位, 蔬菜摊, 地摊 / ground, 3 m, front
matterhorn: matterhorn, the matterhorn / 马特洪峰 / ground, 9 m, front
mayan-pyramid: mayan pyramid, aztec pyramid, step pyramid, chichen itza, maya pyramid, mayan temple, aztec temple / 玛雅金字塔, 阶梯金字塔, 玛雅神庙, 玛雅遗迹 / ground, 12 m, front
medicine-shop: chinese medicine shop, apothecary, herbal medicine shop, medicine cabinet / 药铺, 中药铺, 中药店, 药柜, 百草柜 / indoor, 2.5 m, front
merlion: merlion, singapore merlion, merlion statue / 鱼尾狮, 新加坡鱼尾狮, 鱼尾狮像 / ground, 6 m, left
mogao-caves: mogao caves, mogao grottoes, dunhuang caves / 莫高窟, 敦煌莫高窟, 敦煌石窟, 千佛洞 / ground, 8 m, front
mont-saint-michel: mont saint michel, mont-saint-michel, mont st michel / 圣米歇尔山 / ground, 8 m, front
moon-base: moon base, space base, lunar base, moon colony, mars base, space colony / 月球基地, 太空基地, 月球村, 火星基地 / ground, 6 m, front
moon-gate: moon gate, round gate, chinese garden gate, round door / 月亮门, 月洞门, 圆门, 月门, 园林圆门 / ground, 3 m, front
mount-fuji: Mount Fuji, mount fuji, mt fuji / 富士山 / ground, 20 m, front
mount-rushmore: Mount Rushmore, rushmore / 拉什莫尔山, 总统山, 总统雕像山 / ground, 10 m, front
mountain-range: snowy mountains, snow-capped mountains, snow mountains, snowy peaks, mountain peaks, mountains, mountain range, mountain ranges / 连绵的雪山, 雪山群, 连绵的群山, 群峰, 连绵的山, 大山脉, 重重大山, 山峦, 山脉 / ground, 12 m, front
mushroom-house: mushroom house, toadstool house, fairy house, mushroom cottage, mushroom home, toadstool cottage / 蘑菇屋, 蘑菇房子 / ground, 3 m, front
national-park: national park, mountain lake / 国家公园, 山间湖泊 / ground, 12 m, front
nativity-scene: nativity scene, nativity, manger scene, crib scene, nativity play / 耶稣诞生, 圣诞马槽, 耶稣降生, 马厩里的圣婴 / ground, 2.4 m, front
neuschwanstein: neuschwanstein, neuschwanstein castle, new swan stone castle / 新天鹅堡, 天鹅堡 / ground, 9 m, front
noodle-shop: noodle shop, noodle restaurant, ramen shop, noodle bar / 面馆, 拉面馆, 面店, 早餐店, 小吃店, 饭馆 / ground, 6 m, front
notre-dame: Notre-Dame, notre dame, notre dame cathedral, cathedral, gothic cathedral / 巴黎圣母院, 圣母院, 大教堂, 哥特式教堂 / ground, 10 m, front
oasis: oasis, desert oasis / 绿洲, 沙漠绿洲 / ground, 6 m, front
observatory: observatory, star observatory, space observatory / 天文台, 观星台, 天文观测台 / ground, 8 m, front
office-building: office building, office block / 办公楼, 写字楼 / ground, 9 m, front
oil-rig: oil rig, oil platform, drilling rig, oil drilling platform, offshore platform / 钻井平台, 石油钻井平台, 海上钻井平台, 石油平台, 油井 / water, 14 m, front
old-street: old street, ancient street, old chinese street, ancient town / 老街, 古街, 古镇老街, 老街巷, 石板街 / ground, 7 m, front
open-treehouse: open treehouse / 敞开的树屋 / ground, 6 m, front
open-well: open well / 开着的水井 / ground, 2 m, front
oriental-pearl-tower: oriental pearl tower, pearl tower, shanghai tower, shanghai tv tower / 东方明珠, 东方明珠塔, 上海东方明珠, 明珠塔 / ground, 20 m, front
ovoo: ovoo, mongolian ovoo, stone cairn, cairn / 敖包, 草原敖包, 石堆 / ground, 2.2 m, front
pagoda: pagoda, chinese pagoda, leifeng pagoda, temple tower, japanese pagoda / 宝塔, 塔, 雷峰塔, 大雁塔, 古塔, 佛塔 / ground, 14 m, front
paifang: paifang, memorial archway, chinatown gate, chinese gate, chinese archway, chinese arch / 牌坊, 牌楼, 唐人街牌坊, 石牌坊 / ground, 8 m, front
parthenon: parthenon, greek temple, acropolis, ancient greek temple, greek ruins / 帕特农神庙, 希腊神庙, 雅典卫城, 帕台农神庙 / ground, 9 m, front
peopled-castle: castle with people / 有人的城堡 / ground, 9 m, front
peopled-treehouse: treehouse with people / 有人的树屋 / ground, 7 m, front
pet-shop: pet shop, pet store / 宠物店, 宠物商店 / ground, 6 m, front
petra: Petra, petra, rock temple / 佩特拉古城, 佩特拉 / ground, 20 m, front
photo-booth: photo booth, photobooth, photo sticker machine / 大头贴机, 自助拍照亭, 照相亭 / ground, 2.2 m, front
picket-fence: fence, picket fence / 栅栏, 篱笆, 围栏 / ground, 1 m, front
police-station: police station, police office / 警察局, 派出所, 公安局 / ground, 6 m, front
potala-palace: potala palace, potala, lhasa palace / 布达拉宫, 拉萨布达拉宫 / ground, 16 m, front
pyramid: pyramid, egyptian pyramid / 金字塔 / ground, 12 m, front
radio-telescope: radio telescope, fast telescope, giant radio dish, sky eye telescope / 天眼, 中国天眼, 射电望远镜, 天眼望远镜 / ground, 7 m, front
roller-coaster: roller coaster, rollercoaster / 过山车, 云霄飞车 / ground, 6 m, front
rooftop: rooftop, roof, tiled roof, house roof / 屋顶, 房顶, 瓦房顶, 房子的屋顶 / ground, 4 m, front
rope-bridge: rope bridge, hanging rope bridge, plank bridge / 索桥, 铁索桥, 绳索桥, 绳桥 / ground, 4 m, front
sagrada-familia: sagrada familia, sagrada familia church, la sagrada familia / 圣家堂, 圣家族大教堂, 圣家族教堂, 神圣家族大教堂 / ground, 9 m, front
saint-basils-cathedral: saint basil's cathedral, st basil's cathedral, st basils cathedral, st. basil's cathedral, kremlin, russian church, onion domes / 圣瓦西里大教堂, 克里姆林宫, 俄罗斯教堂, 洋葱顶教堂, 莫斯科红场 / ground, 14 m, front
saloon: saloon, wild west saloon, western saloon / 西部酒馆, 酒馆, 西部酒吧 / ground, 8 m, front
screen-wall: screen wall, spirit wall, shadow wall / 影壁, 照壁, 影壁墙 / ground, 3 m, front
shikumen: shikumen, shanghai stone gate, stone gate / 石库门, 石库门老房子 / ground, 6 m, front
shop-window: shop window, store window, display window, shop front window / 橱窗, 展示橱窗, 商店橱窗 / ground, 3 m, front
siheyuan: siheyuan, courtyard house, beijing courtyard, chinese courtyard / 四合院, 北京四合院, 四合院子 / ground, 6 m, front
silo: silo, grain silo, grain store, farm silo, granary / 粮仓, 谷仓塔, 筒仓, 粮仓塔, 青贮塔 / ground, 12 m, front
skyscraper: skyscraper, high-rise, high rise, empire state building, tall building, office tower, tower block / 摩天大楼, 高楼, 高楼大厦, 摩天楼, 帝国大厦 / ground, 18 m, front
skyscraper-needle: Burj Khalifa, burj khalifa, tallest building / 哈利法塔, 迪拜塔, 世界最高的楼 / ground, 80 m, front
snow-capped-mountain: snow-capped mountain, snowy mountain, snowy peak / 雪山, 雪峰, 雪山顶 / ground, 12 m, front
snow-fort: snow fort, snow wall, snow castle, snow fortress, ice fort, fort of snow / 雪堡, 雪墙, 雪城堡, 雪堡垒, 冰雪堡垒 / ground, 1.5 m, front
space-needle: space needle, seattle tower, seattle space needle, tv tower, television tower, observation tower, cn tower / 太空针塔, 西雅图太空针, 瞭望塔, 观景塔 / ground, 18 m, front
sphinx: sphinx, great sphinx, egyptian sphinx / 狮身人面像, 斯芬克斯 / ground, 6 m, front
stained-glass-window: stained glass window, stained-glass window, stained glass windows, church window, cathedral window / 彩色玻璃窗, 彩绘玻璃窗, 花窗玻璃, 教堂彩窗, 彩绘玻璃, 教堂花窗 / indoor, 2.2 m, front
stalactite: stalactite, stalactites, stalagmite, dripstone cave, cave with stalactites / 钟乳石, 石笋, 钟乳石洞 / ground, 4 m, front
statue: statue, monument, stone statue / 雕像, 雕塑, 石像, 塑像, 铜像 / ground, 3 m, front
statue-of-liberty: Statue of Liberty, statue of liberty / 自由女神像, 自由女神 / ground, 9 m, front
stilt-house: stilt house, house on stilts, stilt hut / 吊脚楼, 高脚屋, 水上木屋 / ground, 6 m, front
stone-arch-bridge: stone arch bridge, stone bridge, arch bridge, arched bridge, zhaozhou bridge, chinese bridge / 石拱桥, 拱桥, 石桥, 赵州桥, 小石桥, 断桥 / ground, 4 m, front
stone-bridge: bridge / 桥, 小桥 / ground, 3 m, front
stone-path: stone path, flagstone path, stepping stones, garden path, stone walkway / 石板路, 石头小路, 石子路, 青石板路 / ground, 2 m, front
stonehenge: stonehenge, stone circle, stone henge / 巨石阵, 英国巨石阵 / ground, 4 m, front
summer-palace: summer palace, the summer palace, seventeen-arch bridge / 颐和园, 佛香阁, 十七孔桥, 万寿山 / ground, 7 m, front
suspension-bridge: suspension bridge, golden gate bridge, golden gate, cable bridge, hanging bridge / 悬索桥, 金门大桥, 斜拉桥, 大桥, 跨海大桥 / ground, 12 m, front
sydney-harbour-bridge: sydney harbour bridge, sydney harbor bridge, harbour bridge / 悉尼海港大桥, 海港大桥, 悉尼大桥 / ground, 5 m, front
sydney-opera-house: sydney opera house, opera house, sydney opera / 悉尼歌剧院, 歌剧院 / ground, 12 m, front
taj-mahal: taj mahal, the taj mahal / 泰姬陵, 泰姬玛哈陵 / ground, 14 m, front
teahouse: teahouse, tea house, chinese teahouse / 茶馆, 茶楼, 茶铺, 茶社 / ground, 6 m, front
teepee: teepee, tipi, tepee, native tent / 印第安帐篷, 圆锥帐篷, 尖顶帐篷 / ground, 3 m, front
temple-fair: temple fair, temple fairs, chinese temple fair, temple fair stall / 庙会, 逛庙会, 赶庙会, 新年庙会, 庙会摊位 / ground, 3 m, front
temple-of-heaven: temple of heaven, heaven temple / 天坛, 北京天坛, 祈年殿 / ground, 14 m, front
terraced-fields: terraced fields, rice terraces, terrace field, terraces / 梯田, 山坡梯田, 元阳梯田, 层层梯田 / ground, 8 m, front
tiananmen: tiananmen, tiananmen gate, tian'anmen, gate of heavenly peace / 天安门, 天安门城楼, 北京天安门, 城楼, 城门楼 / ground, 12 m, front
ticket-booth: ticket booth, ticket office, ticket window, box office / 售票亭, 售票处, 售票窗口, 售票厅 / ground, 2.6 m, front
tower-bridge: tower bridge, london bridge, london tower bridge / 伦敦塔桥, 塔桥, 伦敦桥 / ground, 14 m, front
toy-shop: toy shop, toy store, toyshop / 玩具店, 玩具铺 / ground, 6 m, front
train-station: train station, railway station, railroad station, train depot, station building / 火车站, 高铁站, 火车站大楼 / ground, 7 m, front
treehouse: treehouse, tree house / 树屋 / ground, 6 m, front
treehouse-village: treehouse village, tree house village, village of treehouses, village in the trees / 树屋村, 树屋村庄, 树屋村落, 树上村庄 / ground, 12 m, front
tulou: tulou, hakka roundhouse, earthen roundhouse / 土楼, 福建土楼, 客家土楼, 永定土楼 / ground, 12 m, front
tunnel: tunnel, train tunnel, railway tunnel, mountain tunnel / 隧道, 火车隧道, 山洞隧道, 铁路隧道 / ground, 7 m, front
uluru: uluru, ayers rock / 乌鲁鲁, 艾尔斯岩, 艾尔斯巨石 / ground, 6 m, front
victorian-house: Victorian house, victorian house, victorian mansion, victorian home, painted lady, house with a wraparound porch, house with a porch, house with a front porch, old house with a porch / 维多利亚房子, 维多利亚式房子, 带门廊的房子, 有门廊的房子 / ground, 9 m, front
volcano: volcano / 火山 / ground, 12 m, front
water-cube: water cube, beijing water cube, national aquatics center / 水立方, 冰立方, 国家游泳中心 / ground, 5 m, front
water-tower: water tower, water tank tower, water tank / 水塔, 大水塔, 水箱塔 / ground, 12 m, front
water-well: well, water well, wishing well / 水井, 井, 许愿井 / ground, 2 m, front
watermill: watermill, water mill, water wheel, waterwheel / 水车, 水磨坊, 水磨, 大水车, 磨坊 / ground, 6 m, left
well-shaft: well shaft, bottom of a well / 井底 / ground, 2 m, front
well-with-windlass: well with a windlass, windlass, well with a crank, old well with a windlass / 辘轳, 辘轳井, 带辘轳的井, 老井和辘轳, 井上的辘轳, 水井和辘轳 / ground, 2 m, front
white-house: the white house, presidential palace, president's house / 白宫, 美国白宫, 总统府 / ground, 8 m, front
windmill: windmill / 风车房, 风车磨坊, 荷兰风车 / ground, 12 m, front
yellow-crane-tower: Yellow Crane Tower, yellow crane tower / 黄鹤楼, 岳阳楼, 滕王阁 / ground, 30 m, front
yurt: yurt, mongolian yurt, ger tent / 蒙古包, 毡房 / ground, 3 m, front
`;
