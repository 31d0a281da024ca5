/** What is particular to single emoji, by their Noto names. */

import type { Habitat, SubjectKind } from "../types.ts";

export type Traits = readonly [kind: SubjectKind, habitat: Habitat, height: number];

const list = (names: string) => new Set(names.trim().split(/\s+/));

/** Not for a coloring page: signs, medicine, weapons, alcohol, smoking, what has no shape of its own. */
export const useless = list(`
  pile-of-poo goblin ogre supervillain zombie hairy-creature troll people-wrestling
  person-feeding-baby breast-feeding pregnant-woman pregnant-man pregnant-person person-with-veil
  person-in-tuxedo person-with-skullcap person-wearing-turban person-fencing horse-racing
  sake bottle-with-popping-cork wine-glass cocktail-glass beer-mug clinking-beer-mugs clinking-glasses
  tumbler-glass pouring-liquid mate tropical-drink
  paw-prints microbe cockroach pig-nose wing feather
  landslide building-construction derelict-house love-hotel foggy barber-pole hot-springs kaaba
  station bus-stop motorway railway-track oil-drum fuel-pump wheel police-car-light stop-sign
  construction seat bug couch-and-lamp airplane-departure airplane-arrival
  new-moon waxing-gibbous-moon waning-gibbous-moon last-quarter-moon first-quarter-moon
  waning-crescent-moon waxing-crescent-moon thermometer tornado fog cyclone umbrella-with-rain-drops
  umbrella-on-ground high-voltage milky-way reminder-ribbon admission-tickets ticket
  goal-net flag-in-hole water-pistol slot-machine joker mahjong-red-dragon flower-playing-cards
  spade-suit heart-suit diamond-suit club-suit pool-8-ball bullseye
  briefs bikini one-piece-swimsuit military-helmet prayer-beads lipstick safety-vest
  muted-speaker speaker-low-volume speaker-medium-volume speaker-high-volume bell-with-slash
  level-slider control-knobs mobile-phone-with-arrow telephone-receiver pager fax-machine
  battery low-battery electric-plug computer-disk floppy-disk optical-disk dvd trackball
  film-frames videocassette magnifying-glass-tilted-right notebook ledger page-with-curl
  page-facing-up rolled-up-newspaper bookmark-tabs green-book blue-book orange-book
  yen-banknote dollar-banknote euro-banknote pound-banknote money-with-wings credit-card receipt
  chart-increasing-with-yen e-mail incoming-envelope envelope-with-arrow outbox-tray inbox-tray
  ballot-box-with-ballot closed-mailbox-with-lowered-flag open-mailbox-with-raised-flag
  open-mailbox-with-lowered-flag black-nib memo file-folder open-file-folder card-index-dividers
  tear-off-calendar spiral-notepad spiral-calendar card-index chart-increasing chart-decreasing
  bar-chart round-pushpin linked-paperclips card-file-box file-cabinet wastebasket
  locked-with-pen locked-with-key dagger crossed-swords bomb link broken-chain chains hook clamp
  dna petri-dish syringe drop-of-blood pill x-ray crutch toilet plunger mouse-trap razor lotion-bottle
  fire-extinguisher roll-of-paper salt butter amphora globe-with-meridians map-of-japan
  bridge-at-night night-with-stars cityscape-at-dusk sunrise sunset sunrise-over-mountains cityscape
  front-facing-baby-chick oncoming-bus oncoming-police-car oncoming-taxi oncoming-automobile
  sun-behind-small-cloud sun-behind-large-cloud sun-behind-rain-cloud cloud-with-lightning-and-rain
  health-worker pilot mage clown-face merman merperson person-with-crown woman-with-headscarf student
  train closed-umbrella keyboard sports-medal loudspeaker
  guide-dog service-dog lab-coat womans-clothes white-cane brick wedding bank japanese-post-office
  wilted-flower rosette military-medal hamsa
  wind-face water-wave baby-angel mx-claus judge office-worker technologist factory-worker guard
`);

export const headOnly = list(`
  gorilla-face fox wolf lion bear polar-bear koala panda frog hamster unicorn moose boar clown-face alien robot monkey-face santa-claus fairy vampire mage elf genie superhero merperson
  health-worker student teacher farmer cook mechanic scientist singer artist astronaut
  firefighter police-officer detective ninja construction-worker person-with-crown prince princess
  woman-with-headscarf baby-angel dragon-face
`);

/** Fluent draws these with fewer and larger areas; it is taken for all but hard and complex pages. */
export const plainerInFluent = list(`
  bicycle locomotive motorcycle motor-scooter tractor bus ambulance helicopter trolleybus guitar
  ferris-wheel
`);

export const rightFacing = list(`
  seal horse-racing gorilla badger-r ship-r bicycle-r dove-r
`);

/** Vehicles that go left as they are drawn, so that who rides them looks ahead. */
export const leftFacing = list(`
  bicycle motorcycle motor-scooter kick-scooter tractor
`);

/** Useful emoji of subgroups that are otherwise signs, faces and hands: kind, habitat, metres. */
export const singleTraits: Readonly<Record<string, Traits>> = {
  "red-heart": ["symbol", "held", 0.4],
  "heart-with-arrow": ["symbol", "held", 0.4],
  "heart-with-ribbon": ["symbol", "held", 0.4],
  "two-hearts": ["symbol", "held", 0.4],
  "love-letter": ["object", "held", 0.2],
  "hand-with-fingers-splayed": ["symbol", "held", 0.3],
  "globe-showing-europe-africa": ["sky", "sky", 20],
  rock: ["object", "ground", 0.8],
  wood: ["object", "ground", 0.5],
  fire: ["object", "ground", 0.8],
  footprints: ["symbol", "ground", 0.3],
  tooth: ["symbol", "held", 0.3],
  bone: ["object", "held", 0.2],
  eyes: ["symbol", "held", 0.3],
  ear: ["symbol", "held", 0.3],
  nose: ["symbol", "held", 0.3],
  brain: ["symbol", "held", 0.3],
  "anatomical-heart": ["symbol", "held", 0.3],
  bucket: ["object", "ground", 0.8],
  luggage: ["object", "indoor", 0.6],
  "bellhop-bell": ["object", "indoor", 0.2],
  "hourglass-done": ["object", "held", 0.25],
  watch: ["object", "held", 0.15],
  "alarm-clock": ["object", "indoor", 0.2],
  stopwatch: ["object", "held", 0.15],
  "mantelpiece-clock": ["object", "indoor", 0.4],
  menorah: ["object", "indoor", 0.4],
  "spiral-shell": ["object", "water", 0.15],
  television: ["object", "indoor", 0.6],
  moai: ["building", "ground", 4],
  "nazar-amulet": ["object", "held", 0.2],
  "yin-yang": ["symbol", "held", 0.4],
  "peace-symbol": ["symbol", "held", 0.4],
  "smiling-face-with-smiling-eyes": ["symbol", "held", 0.5],
  "smiling-face-with-sunglasses": ["symbol", "held", 0.5],
  "winking-face": ["symbol", "held", 0.5],
  "crying-face": ["symbol", "held", 0.5],
  "angry-face": ["symbol", "held", 0.5],
  "sleeping-face": ["symbol", "held", 0.5],
  "face-blowing-a-kiss": ["symbol", "held", 0.5],
  "partying-face": ["symbol", "held", 0.5],
  "thumbs-up": ["symbol", "held", 0.3],
};

/** Metres, where a subgroup's typical height is far off. */
export const heights: Readonly<Record<string, number>> = {
  elephant: 3,
  mammoth: 3.4,
  giraffe: 4.5,
  rhinoceros: 1.7,
  hippopotamus: 1.5,
  camel: 2,
  "two-hump-camel": 2,
  horse: 1.6,
  zebra: 1.4,
  cow: 1.4,
  ox: 1.5,
  "water-buffalo": 1.6,
  deer: 1.4,
  kangaroo: 1.5,
  gorilla: 1.6,
  tiger: 1,
  leopard: 0.8,
  dog: 0.6,
  cat: 0.35,
  "black-cat": 0.35,
  rabbit: 0.3,
  microphone: 0.2,
  mouse: 0.08,
  rat: 0.12,
  chipmunk: 0.15,
  hedgehog: 0.15,
  beaver: 0.4,
  bat: 0.2,
  sloth: 0.6,
  otter: 0.5,
  skunk: 0.35,
  badger: 0.4,
  raccoon: 0.4,
  monkey: 0.7,
  sheep: 0.9,
  ewe: 0.9,
  ram: 1,
  goat: 0.9,
  pig: 0.8,
  llama: 1.7,
  donkey: 1.2,
  penguin: 0.7,
  flamingo: 1.3,
  peacock: 1,
  "baby-chick": 0.12,
  "hatching-chick": 0.12,
  bird: 0.15,
  "t-rex": 5,
  sauropod: 7,
  dragon: 4,
  snake: 0.4,
  turtle: 0.3,
  crocodile: 0.5,
  whale: 5,
  "spouting-whale": 5,
  orca: 2.5,
  shark: 1.5,
  dolphin: 1.2,
  octopus: 0.8,
  "tropical-fish": 0.15,
  fish: 0.25,
  "evergreen-tree": 6,
  "deciduous-tree": 6,
  "leafless-tree": 6,
  "palm-tree": 7,
  "christmas-tree": 2.2,
  cactus: 1.5,
  sunflower: 1.3,
  mushroom: 0.12,
  bicycle: 1.1,
  "kick-scooter": 1,
  skateboard: 0.15,
  "roller-skate": 0.25,
  "motor-scooter": 1.1,
  motorcycle: 1.1,
  locomotive: 3.5,
  bus: 3,
  "fire-engine": 3,
  tractor: 2.6,
  automobile: 1.5,
  rocket: 8,
  tent: 2,
  camping: 2,
  snowman: 1.6,
  "snowman-without-snow": 1.6,
  "birthday-cake": 0.35,
  bed: 0.9,
  chair: 0.9,
  bathtub: 0.8,
  rainbow: 40,
  "teddy-bear": 0.4,
  "jack-o-lantern": 0.4,
  ghost: 1,
  robot: 1.4,
};

/** Names in English where the data's own is a label rather than what one says. */
export const enNames: Readonly<Record<string, string>> = {
  sauropod: "dinosaur",
  ewe: "sheep",
  "deciduous-tree": "tree",
  "evergreen-tree": "pine tree",
  "leafless-tree": "bare tree",
  "wrapped-gift": "gift",
  automobile: "car",
  "womans-hat": "hat",
  blossom: "flower",
  "t-rex": "T. rex",
  "soft-ice-cream": "ice cream",
  "open-book": "book",
  chipmunk: "squirrel",
  locomotive: "train",
  "glass-of-milk": "milk",
  "red-apple": "apple",
  "musical-keyboard": "piano",
  "hot-beverage": "hot drink",
  "articulated-lorry": "truck",
  "delivery-truck": "delivery truck",
  "racing-car": "racing car",
  tangerine: "orange",
  "globe-showing-europe-africa": "earth",
  "running-shoe": "running shoe",
  "sport-utility-vehicle": "jeep",
  hippopotamus: "hippo",
  rhinoceros: "rhino",
  "small-airplane": "small plane",
  "mans-shoe": "shoe",
  "womans-boot": "boot",
  "billed-cap": "cap",
  "magnifying-glass-tilted-left": "magnifying glass",
  "lady-beetle": "ladybug",
};

/** Names in Chinese where the data's own is a label rather than what one says. */
export const zhNames: Readonly<Record<string, string>> = {
  "dragon-face": "龙脸",
  "fork-and-knife-with-plate": "刀叉餐盘",
  hut: "茅草屋",
  "hair-pick": "长齿梳",
  sparkler: "仙女棒",
  "fried-shrimp": "炸虾",
  cat: "猫",
  dog: "狗",
  rabbit: "兔子",
  mouse: "老鼠",
  pig: "猪",
  horse: "马",
  sauropod: "恐龙",
  "t-rex": "霸王龙",
  ewe: "绵羊",
  bird: "小鸟",
  "baby-chick": "小鸡",
  automobile: "小汽车",
  "fire-engine": "消防车",
  "crescent-moon": "月亮",
  sun: "太阳",
  star: "星星",
  cloud: "云朵",
  blossom: "花",
  "deciduous-tree": "大树",
  "evergreen-tree": "松树",
  "christmas-tree": "圣诞树",
  "wrapped-gift": "礼物",
  "open-book": "书",
  "fishing-pole": "鱼竿",
  "teddy-bear": "泰迪熊",
  house: "房子",
  umbrella: "雨伞",
  "lady-beetle": "瓢虫",
  honeybee: "蜜蜂",
  "spouting-whale": "喷水的鲸鱼",
  whale: "鲸鱼",
  "jack-o-lantern": "南瓜灯",
  "womans-hat": "帽子",
  "soccer-ball": "足球",
  "ice-cream": "一碗冰淇淋",
  llama: "羊驼",
  dove: "白鸽",
  eagle: "老鹰",
  turtle: "乌龟",
  squid: "鱿鱼",
  shrimp: "虾",
  peach: "桃子",
  candy: "糖果",
  "soft-ice-cream": "冰淇淋",
  "hot-beverage": "热饮",
  shortcake: "蛋糕",
  egg: "鸡蛋",
  "musical-keyboard": "钢琴",
  "artist-palette": "调色板",
  shovel: "铲子",
  basket: "篮子",
  bucket: "水桶",
  "treasure-chest": "宝箱",
  yarn: "毛线球",
  "ringed-planet": "土星",
  "glowing-star": "闪亮的星星",
  "delivery-truck": "卡车",
  locomotive: "火车",
  sailboat: "帆船",
  airplane: "飞机",
  dress: "裙子",
  "red-heart": "爱心",
  "alarm-clock": "闹钟",
  "studio-microphone": "录音话筒",
  microphone: "话筒",
  "globe-showing-europe-africa": "地球",
  "black-bird": "乌鸦",
  beetle: "甲虫",
  boar: "野猪",
  "nest-with-eggs": "鸟窝",
  "magic-wand": "魔法棒",
  "alien-monster": "像素怪兽",
  gloves: "手套",
  "running-shoe": "运动鞋",
  "womans-boot": "靴子",
  "roller-skate": "轮滑鞋",
  "ice-skate": "冰鞋",
  skis: "滑雪板",
  ribbon: "蝴蝶结",
  ghost: "幽灵",
  chicken: "母鸡",
  lotus: "荷花",
  rock: "石头",
  wood: "木头",
  stadium: "体育场",
  "gem-stone": "宝石",
  cooking: "煎蛋",
  "spiral-shell": "海螺",
  books: "一摞书",
  "nesting-dolls": "套娃",
  "chess-pawn": "国际象棋",
  "party-popper": "礼花",
  soap: "肥皂",
  locked: "锁",
  "potted-plant": "盆栽",
  seedling: "小苗",
};
