/** Words for where and when. Longer than other files: it is one table, and each place is a row of it. */
import type { Language, Localised } from "@colorleaf/domain";
import type { Festival, Hour, Season, SettingId, SubjectId, Way, Weather } from "../types.ts";

interface SettingWords {
  name: Localised;
  en: readonly string[];
  zh: readonly string[];
}

const setting = (en: string, zh: string): SettingWords => {
  const english = en.split(", ");
  const chinese = zh.split(" ");
  // "图书馆里" is inside; "图书馆" alone may be the building.
  const name = { en: english[0]!, zh: chinese[0]!.replace(/里$/, "") };
  return { name, en: english, zh: chinese };
};

/** A house with others in its street; who is in it or at it is in that room. */
const inside = (house: string) =>
  ["in", "at", "inside"]
    .flatMap((at) =>
      ["the", /^[aeiou]/.test(house) ? "an" : "a", "his", "her", "their"].map(
        (whose) => `${at} ${whose} ${house}`,
      ),
    )
    .join(", ");

/** The places a scene can be in. The first word of a language is the place's name. */
export const settings: Readonly<Partial<Record<SettingId, SettingWords>>> = {
  meadow: setting(
    "meadow, field, grass, lawn, grassland, prairie, hills, countryside, flower field, grasslands, pasture",
    "草地 草地上 草地里 田野 田野里 草原 草原上 大草原 草坪 草丛 草丛里 原野 花海 田里 草丛中",
  ),
  forest: setting(
    "forest, woods, woodland, enchanted forest, magic forest, woodlands, autumn forest, pine forest",
    "森林 森林里 大森林 森林中 树林 树林里 小树林 林子 枫树林 枫树林里 枫林 魔法森林 林中",
  ),
  "bamboo-grove": setting(
    "bamboo grove, bamboo forest, bamboo woods, bamboo thicket, among the bamboo",
    "竹林 竹林里 竹林中 竹林深处 小竹林 小竹林里 竹海 竹海里",
  ),
  farm: setting(
    "farm, barnyard, farmyard, ranch, countryside farm, old macdonald's farm",
    "农场 农场里 牧场 牧场里 农田 农田里 农家院",
  ),
  garden: setting(
    "garden, flower bed, flower garden, rose garden",
    "花园 花园里 后花园 花丛 花丛中 花丛里 花坛",
  ),
  "vegetable-garden": setting(
    "vegetable garden, vegetable patch, veggie garden, veggie patch, kitchen garden, cabbage patch, carrot patch, vegetable field",
    "菜园 菜园里 菜园子 菜园子里 菜地 菜地里 菜田 菜田里 小菜园 小菜园里 萝卜地 萝卜地里 白菜地里",
  ),
  beach: setting(
    "beach, seaside, shore, seashore, coast, sandy beach, at the beach, on the sand",
    "沙滩 沙滩上 海滩 海滩上 海边 大海边 海岸",
  ),
  sea: setting(
    "sea, ocean, waves, on the sea, at sea, high seas, in the waves",
    "大海 大海里 大海上 海上 海面 海面上 海洋 海洋里 海里 海 海浪 大海中 海中",
  ),
  underwater: setting(
    "under the sea, under water, underwater, under the ocean, under the waves, beneath the sea, below the sea, in the deep sea, deep sea, in the deep ocean, sea floor, bottom of the sea, ocean floor, coral reef, in a coral reef",
    "海底 海底世界 海底世界里 海底里 海底下 深海 深海里 珊瑚礁里 珊瑚礁中 水下 水底 水里",
  ),
  river: setting(
    "river, lake, stream, creek, riverbank, lakeside, by the river, by the lake, swamp, brook",
    "河边 小河边 江边 江上 江面上 江里 岸边 岸上 湖边 湖面 湖面上 湖上 河上 小溪边 溪边 水边 小河 河里 湖里 湖 河 小溪",
  ),
  mountains: setting(
    "mountains, mountainside, mountain range, hiking trail, canyon, in a canyon, valley, in the mountain",
    "群山 山里 山上 大山里 高山上 山谷 山顶 山顶上 山坳",
  ),
  desert: setting("desert, dunes, sahara, wild west, oasis", "沙漠 沙漠里 沙漠中 沙丘上"),
  jungle: setting(
    "jungle, rainforest, rain forest, tropical forest",
    "丛林 丛林里 雨林 热带雨林 热带丛林 丛林中",
  ),
  snow: setting(
    "snow, north pole, winter, snowfield, winter wonderland, ski slope, tundra, winter scene, snowy day",
    "雪地 雪地里 雪地上 冬天 冬季 滑雪场 冰天雪地 冰雪世界 雪里 雪中",
  ),
  "ice-floe": setting(
    "ice floe, on an ice floe, on the ice floe, iceberg, on an iceberg, icebergs, arctic, arctic ocean, antarctica, antarctic, south pole",
    "浮冰 浮冰上 冰山上 冰川上 南极 南极洲 北极 北冰洋 北冰洋上 冰海",
  ),
  "frozen-lake": setting(
    "frozen lake, frozen pond, frozen river, ice, ice rink, skating rink, hockey rink",
    "冰面 冰面上 冰上 冰湖 冰湖上 结冰的湖面 结冰的湖面上 结冰的湖 结冰的湖上 溜冰场 在溜冰场 溜冰场上 滑冰场 滑冰场上",
  ),
  sky: setting(
    "sky, air, in the air, blue sky, clouds sky, high in the sky",
    "天空 天空中 天空里 空中 高空 半空中 天上 蓝天",
  ),
  "above-clouds": setting(
    "above the clouds, over the clouds, in the clouds, among the clouds, among clouds, amid clouds, through the clouds, between the clouds, up in the clouds, high above the clouds, sea of clouds, on the clouds",
    "云海 云上 云海上 云海里 云海中 云海之上 云朵上 云朵上面 云朵上方 云层上 云层上面 云层之上 云彩上 白云上 白云上面 白云间 云间 云里 云中 云端 云雾中",
  ),
  space: setting(
    "space, outer space, universe, galaxy, cosmos, milky way, deep space, among the stars, in the stars, between the stars, solar system",
    "太空 太空里 太空中 宇宙 宇宙里 宇宙中 银河 外太空 星星里 星星之间 群星之间 繁星之间",
  ),
  canal: setting(
    "canal, canals, street by the canal, street along the canal, by the canal, on the canal, along the canal, grand canal, venice, in venice, amsterdam, in amsterdam",
    "运河 运河边 运河上 运河旁 运河里 威尼斯 在威尼斯 水城 水城威尼斯 威尼斯水城 阿姆斯特丹",
  ),
  city: setting(
    "city, town, downtown, skyline, big city, city skyline, metropolis",
    "城市 城市里 城市中 城里 都市 大城市",
  ),
  street: setting(
    "street, road, highway, sidewalk, busy street, race track, racetrack, parking lot, railway",
    "街道 街道上 马路 马路上 马路边 赛道 赛车场 停车场 铁路 街上 大街 公路 路上",
  ),
  village: setting("village", "村庄 村庄里 村子 村子里 乡村 小镇 小镇上 乡下 农村"),
  castle: setting(
    "castle court, kingdom, castle hall, great hall, castle courtyard, in a castle, in the castle, inside a castle, inside the castle, throne room, royal palace, ballroom, fairytale kingdom, in her castle, in his castle",
    "王国 宫廷 城堡里 宫殿里 在皇宫 皇宫里 童话王国 城堡中",
  ),
  "castle-gate": setting(
    "to the castle gate, in front of the castle gate, outside the castle gate, outside the castle, before the castle gate",
    "城堡门口 城堡大门口 城堡门前 城堡大门前 城堡外 城堡外面 宫殿门口 皇宫门口 王宫门口 城门口",
  ),
  park: setting("park, city park, dog park", "公园 公园里 公园草坪 公园草坪上"),
  zoo: setting(
    "zoo, at the zoo, petting zoo, wildlife park, safari park",
    "动物园 动物园里 野生动物园 野生动物园里",
  ),
  playground: setting(
    "playground, recess, school playground, schoolyard, school yard",
    "游乐场 游乐场里 滑梯旁",
  ),
  classroom: setting(
    "classroom, class, school, at school, kindergarten class, school classroom, science fair, book fair",
    "教室 教室里 课堂 课堂上 幼儿园 幼儿园里 学校里 学校教室 学校教室里",
  ),
  kitchen: setting(
    "kitchen, restaurant kitchen, dining room, dinner table",
    "厨房 厨房里 餐桌 餐桌上 饭桌上",
  ),
  bedroom: setting("bedroom, nursery", "卧室 卧室里 房间 房间里 被窝里"),
  bathroom: setting(
    "bathroom, washroom, restroom, shower room",
    "浴室 浴室里 卫生间 卫生间里 洗手间 洗手间里 洗澡间 盥洗室",
  ),
  library: setting(
    "library, in a library, in the library, at the library, school library, public library, bookstore, in a bookstore, at the bookstore",
    "图书馆里 在图书馆 阅览室 阅览室里 图书室 书店里 在书店",
  ),
  shop: setting(
    `shop, supermarket, grocery store, store, toy shop, toy store, in a toy shop, in the toy shop, in a toy store, in the toy store, in a candy shop, in the candy shop, in a candy store, in a bookstore, candy shop, department store, shopping mall, mall, ${inside("shoe store")}, ${inside("shoe shop")}, ${inside("convenience store")}`,
    "商店里 商店 超市 超市里 在玩具店 玩具店里 便利店里 在便利店 鞋店里 在鞋店 商场 商场里 杂货店里",
  ),
  restaurant: setting(
    `restaurant, cafe, coffee shop, tea house, cafeteria, canteen, ${inside("diner")}, ${inside("noodle shop")}, ${inside("ice cream shop")}`,
    "餐厅 餐厅里 茶餐厅 茶餐厅里 饭馆 饭馆里 饭店里 咖啡馆 咖啡馆里 咖啡店里 面馆里 在面馆 早餐店里 早餐铺里 在早餐店 早点铺里 小吃店里 冰淇淋店里 在冰淇淋店 食堂 食堂里",
  ),
  hospital: setting(
    "hospital, hospital room, hospital ward, operating room, doctor's office, clinic, vet clinic, at the vet",
    "医院里 在医院 病房 病房里 诊所 诊所里 诊室 诊室里 手术室 手术室里 宠物医院 宠物医院里 在宠物医院",
  ),
  market: setting(
    "market, farmers market, farmer's market, street market, food market, market square, outdoor market, flea market, bazaar, marketplace",
    "集市 集市上 菜市场 菜市场里 市场 市场里 市场上 农贸市场 农贸市场里 早市 早市上 花市 花市上 花市里 菜场 菜场里 赶集 小吃街 小吃街上 美食街 美食街上 年货市场",
  ),
  bakery: setting(
    `bakery, bake shop, pastry shop, ${inside("bakery")}`,
    "在面包店 面包店里 面包房里 在面包房 在蛋糕店 蛋糕店里 烘焙坊里 糕点店里",
  ),
  laboratory: setting("laboratory, lab, science lab", "实验室 实验室里"),
  "hair-salon": setting(
    "hair salon, in a hair salon, at the hair salon, at the hairdresser, at the hairdresser's, at the barber shop, at the barbershop, in the barber shop, in the barbershop, in a barber shop, in a barbershop, at the barber, at the barber's, beauty salon",
    "理发店里 在理发店 美发店里 在美发店 发廊里 理发馆里 美容院里",
  ),
  "magic-study": setting(
    "witch's kitchen, witch's hut, wizard's study, wizard's tower, magic shop, potion shop, potions class, magic study, in her potion room, in his potion room",
    "魔法屋里 魔法书房 魔法书房里 魔法教室里 魔法小屋里 魔法店里",
  ),
  spaceship: setting(
    "inside a spaceship, inside the spaceship, inside his spaceship, inside her spaceship, inside their spaceship, in a spaceship, in the spaceship, in his spaceship, in her spaceship, in their spaceship, aboard a spaceship, aboard the spaceship, on board a spaceship, inside a space station, inside the space station, in a space station, in the space station, on the space station, on a space station, aboard a space station, aboard the space station, inside the international space station, in the international space station, on the international space station, inside a rocket, inside the rocket, inside a rocket ship, inside the rocket ship, inside a space shuttle, inside the space shuttle, in a space shuttle, in the space shuttle, inside a spacecraft, in a spacecraft, inside a space capsule, in a space capsule, in the space capsule, inside the space capsule, spaceship cabin, spaceship cockpit",
    "飞船里 飞船里面 飞船上 飞船内 飞船中 飞船舱里 太空船里 太空船上 宇宙飞船里 宇宙飞船里面 宇宙飞船上 宇宙飞船内 太空飞船里 太空飞船上 太空舱里 太空舱内 太空舱中 太空舱里面 空间站里 空间站里面 空间站内 空间站中 空间站上 太空站里 太空站里面 太空站内 太空站中 太空站上 国际空间站里 国际空间站上 国际空间站内 中国空间站里 中国空间站上 中国空间站内 天宫空间站里 天宫空间站上 天宫空间站内 天宫号里 火箭里面 火箭舱里 航天飞机里",
  ),
  submarine: setting(
    "inside a submarine, inside the submarine, inside his submarine, inside her submarine, inside their submarine, aboard a submarine, aboard the submarine, on board a submarine, submarine cabin",
    "潜水艇里 潜水艇里面 潜水艇内 潜水艇舱里 潜艇里 潜艇里面 潜艇内 潜艇舱里",
  ),
  "window-room": setting(
    "by the window, at the window, next to the window, beside the window, near the window, in front of the window, window seat, windowsill, window sill, on the windowsill, on the window sill, in the window, out of the window, out the window, through the window",
    "窗边 窗前 窗户边 窗户旁 窗户旁边 窗户前 窗台 窗台上 窗台边 窗口 窗外 窗户外 窗户里",
  ),
  "living-room": setting(
    "living room, room, reading nook, nook, studio, art studio, art room, cozy corner, cosy corner, den, indoors, in the house, at home, in her room, in his room, in a house, inside the house",
    "客厅 客厅里 屋里 屋子里 家里 家中 室内 壁炉旁 书房 书房里 画室 画室里",
  ),
  corridor: setting(
    "hallway, corridor, school hallway, school corridor, hospital corridor, hospital hallway, in the hall",
    "走廊 走廊里 走廊上 长廊里 楼道 楼道里 过道 过道里 走道 走道里 学校走廊 教学楼走廊 医院走廊",
  ),
  crossing: setting(
    "crosswalk, crosswalks, zebra crossing, pedestrian crossing, crossing lines, school crossing, at a crossing, at the crossing, intersection, crossroads, street corner, at the traffic light, at the traffic lights, at a traffic light, at the red light, at a red light",
    "斑马线 斑马线上 人行横道 人行横道上 人行道线 路口 路口中间 十字路口 红绿灯路口 红绿灯前 红绿灯下 红灯前 等红灯 等红绿灯",
  ),
  "bus-stop": setting(
    "at the bus stop, at a bus stop, by the bus stop, near the bus stop, to the bus stop",
    "公交站台 公交站台上 公交站台旁 公交车站台 公交站旁 公交车站旁 在公交站 在公交车站",
  ),
  platform: setting(
    `railway platform, train platform, railroad platform, station platform, platform, subway station, metro station, subway platform, ${inside("train station")}, ${inside("railway station")}`,
    "站台 站台上 月台 月台上 候车台 地铁站台上 地铁站台 地铁站 火车站台 在火车站 火车站里 火车站台上 在地铁站 地铁站里 在高铁站 高铁站里",
  ),
  airport: setting(
    `airport terminal, airport hall, departure hall, departure lounge, ${inside("airport")}`,
    "机场大厅 机场大厅里 在机场 机场里 候机厅 候机厅里 候机室里 航站楼里 候机楼里",
  ),
  garage: setting(
    "car workshop, garage, repair shop, auto shop, auto repair shop, car repair shop, body shop, auto garage",
    "汽修厂 汽修厂里 修车厂 修车厂里 修理厂 修理厂里 修车店里 汽车修理店里 修车铺里 车库 车库里 4S店里",
  ),
  carpentry: setting(
    `carpenter's workshop, carpentry workshop, woodworking shop, woodwork shop, woodshop, carpentry shop, carpenter shop, carpenter's shop, ${inside("workshop")}`,
    "木工房 木工房里 木匠铺 木匠铺里 木工坊里 木匠房里 木工车间里 木工作坊里",
  ),
  greenhouse: setting(
    inside("greenhouse"),
    "温室里 温室里面 在温室 温室大棚里 大棚里 蔬菜大棚里 花房里 玻璃花房里 暖房里",
  ),
  gym: setting(
    "gym, fitness center, fitness centre, gymnasium, sports hall, fitness studio",
    "健身房 健身房里 体育馆 体育馆里 健身中心 体操馆 体操馆里",
  ),
  tavern: setting(
    "tavern, pub, fantasy tavern, old tavern, medieval tavern, alehouse, in an inn, in the inn, inside the inn",
    "酒馆 酒馆里 小酒馆 小酒馆里 酒肆里 客栈里 在客栈",
  ),
  cave: setting(
    "in a cave, in the cave, inside a cave, inside the cave, inside of a cave, in a cavern, inside a cavern, in a dark cave, deep in a cave",
    "山洞里 洞穴里 岩洞里 溶洞里 山洞里面 在山洞 洞窟里",
  ),
  "school-gate": setting(
    "at the school gate, at the school gates, outside the school gate, school gate, kindergarten gate, in front of the school, in front of school, outside the school, outside school, at the kindergarten gate, in front of the kindergarten, school entrance, kindergarten entrance",
    "学校门口 校门口 学校大门口 幼儿园门口 幼儿园大门口 校门外 校门前 学校门前 幼儿园门前",
  ),
  attic: setting("attic, loft, garret, up in the attic", "阁楼 阁楼里 阁楼上 小阁楼里 小阁楼上"),
  courtroom: setting(
    `courtroom, court room, law court, in court, ${inside("courthouse")}`,
    "法庭 法庭上 法庭里 法院里 在法院 审判庭里",
  ),
  dentist: setting(
    "dentist's office, dentist's room, dentist's chair, dental clinic, dental office, dentist office, at the dentist, at the dentist's, in the dentist's chair",
    "牙科诊所 牙科诊所里 牙医诊所 牙医诊所里 牙科 牙科里 口腔医院 口腔医院里 牙科医院里",
  ),
  "post-office": setting(inside("post office"), "邮局里 在邮局 邮局里面"),
  "pet-shop": setting(
    `${inside("pet shop")}, ${inside("pet store")}`,
    "宠物店里 在宠物店 宠物店里面",
  ),
  porch: setting(
    "porch, front porch, back porch, veranda, verandah",
    "门廊 门廊上 门廊里 廊下 屋檐下 家门口",
  ),
  pool: setting(
    "in the swimming pool, in a swimming pool, in the pool, in our pool, at the swimming pool, at a swimming pool, at the pool, by the pool, poolside, swimming lesson, swimming lessons",
    "游泳池里 泳池里 在游泳池 泳池边 游泳池边 游泳馆里 在游泳馆",
  ),
  stable: setting(
    `stable, horse stable, stables, ${inside("barn")}, ${inside("cowshed")}, ${inside("pigsty")}, pig pen, ${inside("horse barn")}`,
    "马厩 马厩里 马棚里 牛棚 牛棚里 猪圈 猪圈里 谷仓里 羊圈里",
  ),
  "mouse-hole": setting(
    "inside the wall, inside a wall, mouse hole, mousehole, in the walls",
    "老鼠洞 老鼠洞里 鼠洞里 墙洞里 墙里 墙壁里",
  ),
  balcony: setting(
    "on the balcony, on a balcony, on her balcony, on his balcony, on their balcony, on our balcony, on my balcony, apartment balcony",
    "阳台上 在阳台 阳台里 小阳台上",
  ),
  yard: setting(
    "yard, backyard, back yard, front yard, driveway, front lawn, in front of the house, courtyard",
    "院子 院子里 小院 小院里 庭院 庭院里 后院 后院里 前院 农家小院 四合院里",
  ),
  pond: setting(
    "pond, lily pond, duck pond, by the pond, fish pond, lotus pond",
    "池塘边 池塘里 池塘 小池塘 小池塘里 小池塘边 荷塘 荷塘里 荷花池 荷花池里 荷塘边",
  ),
  "construction-site": setting(
    "construction site, building site, construction zone, construction yard",
    "工地 工地上 工地里 建筑工地 建筑工地上 建筑工地里 施工现场 施工现场上",
  ),
  harbor: setting(
    "harbor, harbour, port, seaport, wharf, quay, marina",
    "港口 港口里 港湾 港湾里 渔港 码头 码头上 码头边",
  ),
  dock: setting(
    "dock, pier, jetty, wooden dock, wooden pier, fishing pier, boat dock, boardwalk",
    "木码头 木码头上 栈桥 栈桥上 木栈道 木栈道上 小码头 小码头上 钓鱼台 钓鱼台上",
  ),
  "water-town": setting(
    "water town, chinese water town, ancient water town, jiangnan, jiangnan water town",
    "水乡 水乡里 江南水乡 江南 江南古镇 水乡古镇 古镇 古镇里 乌镇 周庄",
  ),
  "sports-field": setting(
    "sports field, stadium, running track, athletics track, playing field, on the track",
    "运动场 运动场上 跑道 跑道上 体育场 体育场里",
  ),
  "soccer-field": setting(
    "soccer field, football field, football pitch, soccer pitch, pitch, on the pitch",
    "足球场 足球场上 球场 球场上 绿茵场 绿茵场上",
  ),
  stadium: setting(
    "soccer stadium, football stadium, packed stadium, crowded stadium, world cup, soccer match, soccer game, football match, world cup match, world cup game, world cup final, soccer final, world cup soccer game, world cup soccer match, world cup football match",
    "足球场看台 世界杯 世界杯足球赛 世界杯比赛 世界杯决赛 足球赛 足球比赛 足球赛场 足球赛场上 球赛",
  ),
  schoolyard: setting(
    "school field, school sports field, school track, flag raising ceremony",
    "操场 操场上 大操场 学校操场 学校操场上 学校的操场上 升旗台 升旗台前",
  ),
  "sports-day": setting(
    "sports day, school sports day, field day, track meet, sports meet, sports meeting, athletics meet, at the olympics",
    "运动会 运动会上 学校运动会 校运会 校运动会 春季运动会 秋季运动会 森林运动会 动物运动会 亲子运动会 趣味运动会 田径场 田径场上 奥运会 奥运会上",
  ),
  "basketball-court": setting(
    `basketball court, ${inside("basketball game")}, court`,
    "篮球场 篮球场上 篮球场里 篮球赛 篮球赛上 篮球比赛",
  ),
  rodeo: setting(
    "rodeo, horse show, at a horse show, at the horse show, rodeo ring, rodeo arena, bull ring, riding ring, riding arena, bullfight",
    "牛仔竞技场 牛仔竞技 竞技场 竞技场上 斗牛场 斗牛场上 骑马场 马术场 马术场上",
  ),
  fairground: setting(
    `fairground, fair, carnival, funfair, amusement park, theme park, county fair, state fair, ${inside("fair")}`,
    "游乐园 游乐园里 主题公园 主题公园里 嘉年华 儿童乐园 儿童乐园里",
  ),
  campsite: setting(
    "campsite, campground, summer camp, scout camp, camping site, camping ground, while camping, on a camping trip",
    "营地 营地里 露营地 露营地里 宿营地",
  ),
  savanna: setting(
    "savanna, savannah, african savanna, african savannah, african plains, african grassland, on safari, on a safari, safari",
    "非洲草原 非洲草原上 非洲大草原 非洲大草原上 稀树草原 稀树草原上",
  ),
  "wheat-field": setting(
    "wheat field, wheat fields, wheatfield, field of wheat, golden wheat field",
    "麦田 麦田里 麦田中 麦地里 金色麦田 小麦地里",
  ),
  cornfield: setting(
    "cornfield, corn field, cornfields, corn fields, corn maze, field of corn",
    "玉米地 玉米地里 玉米田 玉米田里 玉米迷宫里",
  ),
  museum: setting(
    `museum hall, art gallery, ${inside("museum")}, ${inside("art museum")}, ${inside("gallery")}`,
    "博物馆里 在博物馆 美术馆里 在美术馆 展厅 展厅里 画廊里",
  ),
  aquarium: setting(
    "aquarium, at an aquarium, at the aquarium, sea life centre",
    "水族馆 水族馆里 海洋馆 海洋馆里",
  ),
  cinema: setting(
    `${inside("cinema")}, ${inside("movie theater")}, ${inside("movie theatre")}, at the movies`,
    "电影院里 在电影院 影院里",
  ),
  "flower-shop": setting(
    `${inside("flower shop")}, ${inside("florist")}, ${inside("florist's")}`,
    "花店里 在花店 鲜花店里",
  ),
  "rice-paddy": setting(
    "rice paddy, rice paddies, rice field, rice fields, paddy field, paddy fields, paddy, rice terrace, rice terraces",
    "稻田 稻田里 水稻田 水稻田里 水田 水田里 秧田 秧田里 梯田 梯田里",
  ),
  "pumpkin-field": setting(
    "pumpkin patch, pumpkin patches, pumpkin field, pumpkin fields, pumpkin farm, field of pumpkins",
    "南瓜地 南瓜地里 南瓜田 南瓜田里 南瓜园 南瓜园里",
  ),
  orchard: setting(
    "orchard, apple orchard, fruit orchard, pear orchard, orange orchard, orange grove, cherry orchard, peach orchard",
    "果园 果园里 苹果园 苹果园里 果树林 果树林里 桃园里 梨园里 橘园里 橙园里",
  ),
  vineyard: setting("vineyard, vineyards", "葡萄园 葡萄园里 葡萄庄园 葡萄庄园里"),
  "tea-hill": setting(
    "tea hill, tea hills, tea plantation, tea field, tea fields, tea garden, tea farm, tea mountain",
    "茶山 茶山上 茶园 茶园里 茶田 茶田里 采茶园",
  ),
  "sunflower-field": setting(
    "sunflower field, sunflower fields, field of sunflowers, fields of sunflowers",
    "向日葵田 向日葵田里 向日葵花田 向日葵花田里 向日葵地 向日葵地里 向日葵花海 向日葵花海里 向日葵园",
  ),
  "lavender-field": setting(
    "lavender field, lavender fields, field of lavender, fields of lavender",
    "薰衣草田 薰衣草田里 薰衣草花田 薰衣草花田里 薰衣草花海 薰衣草花海里 薰衣草庄园 薰衣草园",
  ),
  waterfall: setting(
    "by the waterfall, by a waterfall, at the waterfall, near a waterfall, near the waterfall, under a waterfall, under the waterfall, in front of a waterfall, in front of the waterfall, beside a waterfall, next to a waterfall",
    "瀑布边 瀑布旁 瀑布旁边 瀑布下 瀑布下面 瀑布前 瀑布前面 瀑布里",
  ),
  island: setting(
    "on an island, on the island, desert island, on a desert island, deserted island, tropical island, on a tropical island, island beach",
    "小岛上 海岛上 孤岛上 荒岛上 岛上 无人岛上 热带小岛上",
  ),
  "snow-forest": setting(
    "snow forest, snow-covered forest, snow covered forest, frozen forest",
    "雪林 雪林里 雪松林里 冬日森林 冬日森林里 积雪的森林里 大雪覆盖的森林里 冰雪森林里 白雪皑皑的森林里",
  ),
  stage: setting(
    "stage, on stage, theater, theatre, concert, ballet, talent show, rock concert",
    "舞台 舞台上 剧场 剧院 演唱会 音乐会 戏台",
  ),
  circus: setting("circus, big top, circus ring, circus tent show", "马戏团 马戏团里 马戏表演"),
  party: setting(
    "party, tea party, celebration, wedding party",
    "派对 聚会 派对上 舞会 庆祝会 庆典 茶会",
  ),
};

const festivals: Readonly<Record<Festival, { en: readonly string[]; zh: readonly string[] }>> = {
  christmas: {
    en: [
      "christmas",
      "xmas",
      "christmas eve",
      "christmas day",
      "christmas time",
      "merry christmas",
      "christmas morning",
      "in december",
      "advent",
    ],
    zh: ["圣诞节", "圣诞", "平安夜", "圣诞夜", "圣诞快乐"],
  },
  halloween: {
    en: ["halloween", "trick or treat", "trick or treating", "happy halloween", "halloween night"],
    zh: ["万圣节", "万圣夜", "不给糖就捣蛋"],
  },
  easter: { en: ["easter", "happy easter", "easter sunday"], zh: ["复活节", "复活节快乐"] },
  thanksgiving: {
    en: ["thanksgiving", "thanksgiving day", "happy thanksgiving", "harvest festival"],
    zh: ["感恩节"],
  },
  valentine: {
    en: ["valentine", "valentines", "valentines day", "valentine's day", "valentine's"],
    zh: ["情人节"],
  },
  "spring-festival": {
    en: ["chinese new year", "lunar new year", "spring festival"],
    zh: [
      "春节",
      "新年",
      "过年",
      "除夕",
      "除夕夜",
      "大年初一",
      "新春",
      "新年快乐",
      "过大年",
      "年夜饭",
    ],
  },
  "lantern-festival": {
    en: ["lantern festival"],
    zh: ["元宵节", "灯会", "闹元宵", "赏灯", "看花灯"],
  },
  "dragon-boat": { en: ["dragon boat festival", "dragon boat race"], zh: ["端午节", "端午"] },
  "mid-autumn": {
    en: ["mid autumn festival", "mid-autumn festival", "moon festival"],
    zh: ["中秋节", "中秋", "赏月", "中秋夜", "中秋佳节"],
  },
  qingming: {
    en: ["qingming", "qingming festival", "tomb sweeping day", "tomb-sweeping day"],
    zh: ["清明节", "清明", "清明时节"],
  },
  "independence-day": {
    en: ["4th of july", "fourth of july", "july 4th", "july fourth", "independence day"],
    zh: ["美国独立日", "独立日"],
  },
  "national-day": {
    en: ["national day", "china's national day", "chinese national day"],
    zh: ["国庆节", "国庆", "我爱我的祖国", "我爱你中国", "祖国", "十一国庆", "庆祝国庆"],
  },
  qixi: {
    en: ["qixi", "qixi festival", "double seventh festival"],
    zh: ["七夕", "七夕节", "乞巧节"],
  },
  "double-ninth": {
    en: ["double ninth festival", "chongyang festival", "double ninth"],
    zh: ["重阳节", "重阳", "九九重阳"],
  },
  "winter-solstice": {
    en: ["winter solstice", "winter solstice festival", "dongzhi", "dongzhi festival"],
    zh: ["冬至", "冬至节", "冬至日"],
  },
  laba: { en: ["laba festival"], zh: ["腊八节", "腊八"] },
  "childrens-day": {
    en: ["children's day", "childrens day", "international children's day"],
    zh: ["儿童节", "六一儿童节", "六一", "国际儿童节", "六一节"],
  },
  "mothers-day": {
    en: ["mother's day", "mothers day", "mothers' day", "happy mother's day"],
    zh: ["母亲节", "母亲节快乐"],
  },
  "fathers-day": {
    en: ["father's day", "fathers day", "fathers' day", "happy father's day"],
    zh: ["父亲节", "父亲节快乐"],
  },
  "st-patricks": {
    en: [
      "st patrick's day",
      "st. patrick's day",
      "saint patrick's day",
      "st patricks day",
      "st patty's day",
      "st paddy's day",
    ],
    zh: ["圣帕特里克节"],
  },
  "new-year": {
    en: [
      "new year's eve",
      "new years eve",
      "new year's",
      "new year's day",
      "new year",
      "new year eve",
    ],
    zh: ["元旦", "元旦节", "跨年", "跨年夜"],
  },
  eid: {
    en: ["eid", "eid al-fitr", "eid al-adha", "eid mubarak", "ramadan"],
    zh: ["开斋节", "古尔邦节", "斋月"],
  },
  holi: {
    en: ["holi", "holi festival", "festival of colors", "festival of colours"],
    zh: ["洒红节", "胡里节"],
  },
  diwali: {
    en: ["diwali", "deepavali", "festival of lights", "happy diwali"],
    zh: ["排灯节", "屠妖节"],
  },
  hanukkah: {
    en: ["hanukkah", "chanukah", "hanuka", "happy hanukkah"],
    zh: ["光明节"],
  },
  birthday: {
    en: ["happy birthday", "birthday", "birthday party", "birthday celebration"],
    zh: ["生日", "生日快乐", "过生日", "生日派对", "生日会", "生日聚会"],
  },
  graduation: {
    en: [
      "graduation",
      "graduation day",
      "graduation ceremony",
      "graduating",
      "graduating kindergarten",
      "graduating from kindergarten",
      "graduating preschool",
      "kindergarten graduation",
      "preschool graduation",
      "happy graduation",
    ],
    zh: [
      "毕业",
      "毕业啦",
      "毕业了",
      "毕业典礼",
      "毕业季",
      "毕业照",
      "毕业快乐",
      "幼儿园毕业",
      "大班毕业",
    ],
  },
};

/** What is drawn for a festival, a season or a weather when nothing else is named: "Merry Christmas". */
export const emblems: Readonly<
  Record<Festival | Season | Hour | Exclude<Weather, "clear">, SubjectId>
> = {
  christmas: "christmas-tree",
  halloween: "jack-o-lantern",
  easter: "rabbit",
  thanksgiving: "turkey",
  valentine: "teddy-bear",
  "spring-festival": "lion-dance",
  "lantern-festival": "lantern",
  "dragon-boat": "dragon-boat",
  "mid-autumn": "jade-rabbit",
  qingming: "swallow",
  "independence-day": "fireworks",
  "national-day": "waving-flag",
  diwali: "diya-lamp",
  hanukkah: "menorah",
  birthday: "birthday-cake",
  graduation: "graduation-cap",
  qixi: "magpie-bridge",
  "double-ninth": "chrysanthemum",
  "winter-solstice": "dumpling",
  laba: "laba-porridge",
  "childrens-day": "balloon",
  "mothers-day": "bouquet",
  "fathers-day": "necktie",
  "st-patricks": "pot-of-gold",
  "new-year": "fireworks",
  eid: "mosque",
  holi: "elephant",
  sunrise: "rooster",
  noon: "sunflower",
  sunset: "sailboat",
  spring: "cherry-blossom",
  summer: "sunflower",
  autumn: "maple-leaf",
  rain: "umbrella",
  storm: "umbrella",
  fog: "fog",
  snow: "snowman",
  wind: "kite",
};

const weathers: Readonly<
  Record<Exclude<Weather, "clear">, { en: readonly string[]; zh: readonly string[] }>
> = {
  rain: {
    en: [
      "rain",
      "raining",
      "rainy",
      "in the rain",
      "rained",
      "pouring rain",
      "rainy day",
      "rainstorm",
    ],
    zh: ["下雨", "雨天", "雨中", "雨里", "下雨天", "大雨", "下大雨"],
  },
  storm: {
    en: [
      "storm",
      "stormy",
      "thunderstorm",
      "lightning storm",
      "stormy night",
      "thunder and lightning",
    ],
    zh: ["暴风雨", "雷雨", "雷雨天", "打雷", "雷雨中", "电闪雷鸣", "暴风雨中", "雷电交加"],
  },
  fog: {
    en: [
      "in the fog",
      "in fog",
      "foggy",
      "foggy day",
      "misty",
      "in the mist",
      "foggy morning",
      "through the fog",
    ],
    zh: ["雾中", "雾里", "大雾中", "浓雾中", "雾天", "起雾", "起雾了", "大雾天", "晨雾中"],
  },
  snow: {
    en: ["snowing", "snowy", "snowfall", "blizzard", "snowstorm"],
    zh: ["下雪", "雪天", "下雪天", "大雪", "飘雪", "下着雪", "雪花飘飘"],
  },
  wind: { en: ["wind", "windy", "windy day", "breeze"], zh: ["刮风", "大风", "风中", "有风"] },
};

/** "Fall" alone is what leaves do. */
export const seasons: Readonly<Record<Season, { en: readonly string[]; zh: readonly string[] }>> = {
  spring: {
    en: ["spring", "springtime", "spring day", "in spring", "in the spring"],
    zh: [
      "春天",
      "春日",
      "春季",
      "春天里",
      "春",
      "早春",
      "春暖花开",
      "立春",
      "春分",
      "惊蛰",
      "谷雨",
    ],
  },
  summer: {
    en: ["summer", "summertime", "summer day", "in summer", "in the summer", "midsummer"],
    zh: ["夏天", "夏日", "夏季", "夏天里", "夏", "盛夏", "暑假", "立夏", "夏至"],
  },
  autumn: {
    en: [
      "autumn",
      "autumn day",
      "in autumn",
      "in the autumn",
      "in fall",
      "in the fall",
      "fall day",
      "fall season",
      "fall scene",
      "fall trees",
      "fall time",
      "fall harvest",
      "fall forest",
    ],
    zh: ["立秋", "秋分", "秋天", "秋日", "秋季", "秋天里", "秋", "金秋", "深秋", "秋高气爽"],
  },
};

const nightWords = {
  en: [
    "night",
    "at night",
    "nighttime",
    "midnight",
    "evening",
    "starry night",
    "moonlight",
    "night sky",
    "starry sky",
    "under the stars",
    "bedtime",
    "in the dark",
    "nighttime sky",
    "moonlit",
    "night time",
  ],
  zh: [
    "夜晚",
    "晚上",
    "夜里",
    "夜空",
    "深夜",
    "星空",
    "月夜",
    "夜空中",
    "夜空下",
    "星空下",
    "夜空里",
    "夜晚的",
    "半夜",
    "月光下",
    "星夜",
    "满天星空",
    "夜",
    "黑夜",
  ],
} as const;

const pathWords = {
  en: [
    "path",
    "winding path",
    "crooked path",
    "forest path",
    "woodland path",
    "dirt path",
    "dirt road",
    "footpath",
    "trail",
    "forest trail",
    "winding road",
    "country lane",
    "country road",
  ],
  zh: [
    "小路",
    "小路上",
    "小径",
    "小径上",
    "林间小路",
    "林间小路上",
    "林间小道",
    "乡间小路",
    "乡间小路上",
    "乡间小道",
    "乡间小道上",
    "山间小路",
    "山间小路上",
    "弯弯的小路",
    "弯弯曲曲的小路",
    "羊肠小道",
    "土路",
    "土路上",
  ],
} as const;

/** Not what has its own name: a morning glory, a good morning. */
const hours: Readonly<Record<Hour, { en: readonly string[]; zh: readonly string[] }>> = {
  sunrise: {
    en: [
      "morning",
      "in the morning",
      "early morning",
      "early in the morning",
      "one morning",
      "sunny morning",
      "dawn",
      "at dawn",
      "daybreak",
      "sunrise",
      "at sunrise",
      "rising sun",
      "sun rising",
    ],
    zh: [
      "早晨",
      "早上",
      "清晨",
      "清早",
      "大清早",
      "一大早",
      "一清早",
      "黎明",
      "拂晓",
      "天亮了",
      "天刚亮",
      "日出",
      "日出时",
      "日出时分",
      "朝霞",
    ],
  },
  noon: {
    en: [
      "noon",
      "at noon",
      "midday",
      "at midday",
      "noontime",
      "high noon",
      "in the heat",
      "heat of the day",
      "heat wave",
      "hot day",
      "on a hot day",
      "scorching sun",
    ],
    zh: [
      "中午",
      "正午",
      "晌午",
      "大中午",
      "烈日下",
      "烈日当空",
      "骄阳下",
      "大热天",
      "炎热的中午",
      "天气炎热",
      "天气很热",
    ],
  },
  sunset: {
    en: [
      "sunset",
      "at sunset",
      "dusk",
      "at dusk",
      "sundown",
      "at sundown",
      "twilight",
      "golden hour",
      "setting sun",
      "sun setting",
      "nightfall",
      "sunset sky",
    ],
    zh: [
      "日落",
      "日落时",
      "日落时分",
      "夕阳",
      "夕阳下",
      "夕阳西下",
      "夕阳里",
      "落日",
      "落日下",
      "落日余晖",
      "黄昏",
      "黄昏时",
      "黄昏时分",
      "傍晚",
      "傍晚时",
      "傍晚时分",
      "晚霞",
      "暮色",
    ],
  },
};

type Scene =
  | { type: "setting"; setting: SettingId }
  | { type: "festival"; festival: Festival }
  | { type: "weather"; weather: Weather }
  | { type: "season"; season: Season }
  | { type: "night" }
  | { type: "way"; way: Way }
  | { type: "hour"; hour: Hour };

function scenesOf(language: Language): ReadonlyMap<string, Scene> {
  const scenes = new Map<string, Scene>();
  const add = (words: readonly string[] | undefined, scene: Scene) => {
    for (const word of words ?? []) scenes.set(word, scene);
  };
  for (const [id, row] of Object.entries(settings))
    add(row?.[language], { type: "setting", setting: id as SettingId });
  for (const [id, row] of Object.entries(weathers))
    add(row[language], { type: "weather", weather: id as Weather });
  for (const [id, row] of Object.entries(seasons))
    add(row[language], { type: "season", season: id as Season });
  for (const [id, row] of Object.entries(festivals))
    add(row[language], { type: "festival", festival: id as Festival });
  add(nightWords[language], { type: "night" });
  add(pathWords[language], { type: "way", way: "path" });
  for (const [id, row] of Object.entries(hours))
    add(row[language], { type: "hour", hour: id as Hour });
  return scenes;
}

/** Words for where and when, and what they say about the scene. */
export const sceneWords: Readonly<Record<Language, ReadonlyMap<string, Scene>>> = {
  en: scenesOf("en"),
  zh: scenesOf("zh"),
};
