import type { RelationKind, SubjectId } from "../types.ts";

/** What animals are seen eating where nothing is named; people eat with their hands full already. */
export const favouriteFood: Readonly<Record<SubjectId, SubjectId>> = {
  rabbit: "carrot",
  mouse: "cheese-wedge",
  monkey: "banana",
  dog: "bone",
  cat: "fish",
  chipmunk: "chestnut",
  bear: "honey-pot",
  elephant: "banana",
  hedgehog: "red-apple",
  pig: "red-apple",
  hamster: "chestnut",
  horse: "carrot",
  koala: "leaf-fluttering-in-wind",
};

/** What a verb says about a picture. */
export interface Verb {
  /** What the one who does it is seen doing; the poses of figures have the same names. */
  action?: string;
  /** How the one who does it stands to the thing it is done to; beside it if not said. */
  object?: RelationKind;
  /** Put into the hands where no object is named. */
  prop?: SubjectId;
  /** "Pushing her on a swing": the thing is then where the next words say, not who does it. */
  moves?: true;
}

/**
 * A line a verb: `action relation prop moves: forms`, with `-` for what it has not. English bare forms that
 * are also things ("fish", "fly", "drum") are left out.
 */
function verbTable(lines: string, separator: RegExp): ReadonlyMap<string, Verb> {
  const table = new Map<string, Verb>();
  for (const line of lines.trim().split("\n")) {
    const [head = "", forms = ""] = line.split(": ");
    const [action, object, prop, moves] = head.split(" ").map((part) => (part === "-" ? "" : part));
    const verb: Verb = {
      ...(action && { action }),
      ...(object && { object: object as RelationKind }),
      ...(prop && { prop }),
      ...(moves && { moves: true }),
    };
    for (const form of forms.split(separator)) table.set(form, verb);
  }
  return table;
}

export const verbsEn = verbTable(
  `
sleeping: sleep, sleeps, sleeping, slept, asleep, nap, naps, napping, dreaming, dreams, snoring, snoozing, hibernating, taking a nap
running: run, runs, running, ran, racing, races, galloping, jogging, rushing, hurrying, escaping, chased
running beside: chase, chases, chasing, following, follows
walking: walk, walks, walking, walked, strolling, hiking, hikes, marching, wandering, exploring, explores, sneaking, crawling
jumping: jump, jumps, jumping, jumped, hop, hops, hopping, leap, leaps, leaping, bouncing, skipping
flying riding: swinging, swings, flies, flying, flew, soaring, hovering, gliding, floating, floats
swimming: swim, swims, swimming, swam, diving, dives, snorkeling, splashing, bathing
dancing: tap dance, tap dances, tap dancing, doing a tap dance, doing a dance, breakdancing, ballet dancing, belly dancing, dance, dances, dancing, danced, twirling, spinning, doing ballet
singing - microphone: sing, sings, singing, sang
sitting: sit, sits, sitting, sat, seated, perched, perching, resting, relaxing, rests
standing: holding hands, holds hands, stand, stands, standing, stood, posing, waiting
sleeping: lie, lies, lying, laying
waving holding: wave, waves, waving
waving beside: wave at, waves at, waving at, waved at, wave to, waves to, waving to, waves hello to, waves goodbye to, saying hi to, says hello to, waving from, waves from
reading holding open-book: read, reads, reading
reading holding pencil: study, studies, studying, doing homework, learning
fishing holding fishing-pole: fishing, fishes, goes fishing, going fishing, gone fishing
painting holding artist-palette: paint, paints, painting, painted
painting holding pencil: draws, writing, writes, write, sketching, drawing
cooking holding cooking: cooks, cooking, frying, stirring, making dinner, making pancakes
cooking holding cupcake: bake, bakes, baking
eating-meal: eating dinner, eats dinner, eating lunch, eats lunch, eating breakfast, eats breakfast, having dinner, having lunch, having breakfast, has dinner, having a meal, eating a meal
eating holding: eat, eats, eating, ate, lick, licks, licking, nibbling, munching, biting, tasting, enjoying, chewing, having
eating holding cup-with-straw: drink, drinks, drinking, sipping
playing holding: play, plays, playing, played
riding riding: ride, rides, riding, rode
riding riding: drive, drives, driving, drove, steering, pilots, piloting, sailing, sails, rowing, paddling, traveling, travelling
sitting in bathtub: bathing in, taking a bath, taking a bubble bath, having a bath, having a bubble bath, takes a bath
throwing: having a snowball fight, snowball fight, throwing snowballs, throw snowballs, throws snowballs, throwing a snowball, snowball fighting
sitting holding yarn: knitting, knits, knit, crocheting
- wearing: put on, puts on, putting on, wear, wears, wearing, wore, dressed in, dressed up in, dressed as
holding holding: stealing, steals, blowing, blows, lighting, lights up, tying, hold, holds, holding, held, carry, carries, carrying, carried, bringing, brings, clutching, picking, picks, collecting, gathering, lifting, juggling, delivering, selling, buying, opening
hugging beside: hug, hugs, hugging, cuddling, cuddles, kissing
throwing holding soccer-ball: throw, throws, throwing, catching, catches, tossing, shooting, bowling
kicking beside soccer-ball: scoring, scores, kick, kicks, kicking, playing soccer, playing football, plays soccer, plays football
throwing holding basketball: playing basketball, plays basketball
holding holding baseball: playing baseball
holding holding tennis: playing tennis
playing-guitar holding guitar: playing guitar, plays guitar, strumming
playing-drum holding drum: drumming, playing drums, playing the drums
holding holding violin: playing violin, playing the violin
holding - video-game: playing video games, gaming
flying-kite holding kite: flying kites, kite flying
gardening holding shovel: gardening, digging, digs, planting, plants flowers
gardening holding seedling: growing
gardening holding bucket: watering, waters
skating - ice-skate: ice skating, figure skating, skates, skating
riding riding skateboard: skateboarding
riding riding skis: skiing
riding riding sled: sledding, sleighing
riding riding bicycle: biking, cycling
skating - surfboard: surfing, surfs
holding holding broom: sweeping, sweeps
holding holding toothbrush: brushing teeth, brushing his teeth, brushing her teeth
pointing: pointing, points, looking, looks, watching, watches, stargazing, sees, seeing, saw, finding, finds
- beside: planting a seed
standing beside - moves: pushing, pushes, pulling, pulls, saving, saves, rescuing, rescues, putting, puts, tucking, placing
standing beside: meet, meets, meeting, feeding, feeds, visiting, visits, building, builds, fixing, fixes, decorating, decorates, petting, guarding, barking at, barks at, growling at, talking to, talks to, staring at, helping, helps, teaching, fighting, fights, making, makes, hiding, hides, putting out, climbing, climbs, leading
spraying: spraying water, sprays water, squirting water, squirts water, spouting water, spraying, splashing water, blowing water
waving: laughing, laughs, smiling, smiles, cheering, celebrating, celebrates, winking
sitting on: land on, lands on, landing on, landed on, balancing on, balances on
- under: hanging from, hangs from, hung from, dangling from
sitting: meditating, doing yoga, thinking, crying, cries, camping, drinking tea, having a tea party
`,
  /, /,
);

export const verbsZh = verbTable(
  `
sleeping: 睡觉 睡着 睡着了 睡 打瞌睡 午睡 做梦 打盹 冬眠 打呼噜 躺着 躺 趴着 趴 睡懒觉
running: 奔跑 跑步 跑 跑着 赛跑 飞奔 奔驰 跑来跑去 逃跑
running beside: 抓 捉 捕捉 追 追着 追赶 追逐
standing: 躲 躲在 藏 发抖
walking: 踏青 踏青去 郊游 春游 登山 取经 西天取经 赶路 走路 散步 走 走着 行走 爬山 爬 爬行 逛街 旅行 探险 上学 排队
jumping: 跳跃 跳 跳着 蹦跳 蹦蹦跳跳 跳高
jumping holding jump-rope: 跳绳 跳着绳
flying: 飞 飞翔 飞行 飞着 飞舞 翱翔 飘 飘着 飞过 飞来飞去 飞来 飞上 飞向 漂浮
swimming: 游泳 游 游着 潜水 戏水 玩水 游来游去 洗澡 泡澡
dancing: 跳舞 跳芭蕾 跳芭蕾舞 起舞 舞蹈
singing: 打鸣 鸣叫 叫着 叽叽喳喳
singing - microphone: 唱歌 唱着歌 歌唱
sitting: 坐 坐着 蹲着 蹲 休息 骑坐 乘凉 停 停着 打坐 喝茶 野餐 过家家 吹泡泡
sitting - chess-pawn: 下棋 下象棋 下围棋
standing: 手拉手 牵手 手牵手 做朋友 交朋友 拔河 上课 讲课 做操 打针 照相 拍照 合影 指挥交通 指挥 排练 表演 站 站着 站立 等 等待 发光 盛开 绽放 变身 摇尾巴
spraying: 喷水 洒水 吐水 喷着水
waving: 挥手 招手 打招呼 大笑 笑 微笑着 欢呼 庆祝 拜年
reading holding open-book: 看书 读书 看 看着 读 读着 阅读 讲故事 听故事
reading holding pencil: 学习 写作业 写字 做作业
fishing holding fishing-pole: 钓鱼 钓 钓着鱼 垂钓 捕鱼
painting holding artist-palette: 画画 涂色 绘画
cooking holding cooking: 做饭 炒菜 煮饭 烧菜 做菜
cooking holding: 包 做 烤 煮 炒
eating-meal: 吃饭 吃年夜饭 吃团圆饭 吃晚饭 吃午饭 吃早饭 吃早餐 吃午餐 吃晚餐 吃火锅 团圆 吃着饭
eating holding: 吃 吃着 舔 品尝 啃 咬 正吃 偷吃
eating holding cup-with-straw: 喝 喝着 喝水
playing holding: 玩 玩着 弹 弹着 拉 吹 吹着 演奏 打 敲 敲着 拉着
playing: 玩耍 玩游戏 做游戏 嬉戏 捉迷藏 打闹
throwing: 打雪仗 扔雪球 丢雪球 打着雪仗
painting holding calligraphy-brush: 写毛笔字 写书法 练书法 写春联
playing-guitar holding guitar: 弹吉他 弹着吉他
playing-drum holding drum: 打鼓 敲鼓 敲锣打鼓
holding holding musical-keyboard: 弹钢琴 弹琴
holding holding violin: 拉小提琴
flying-kite holding kite: 放风筝 放着风筝
kicking beside soccer-ball: 踢足球 踢球 踢 踢着
throwing holding basketball: 打篮球 拍皮球 投篮
holding holding badminton: 打羽毛球
holding holding ping-pong: 打乒乓球
holding holding tennis: 打网球
gardening holding shovel: 种树 种花 种菜 挖土 挖沙子 玩沙子 挖 种 种植
gardening holding bucket: 浇花 浇水
gardening holding seedling: 插秧 栽树 植树
skating - ice-skate: 滑冰 溜冰
riding riding skis: 滑雪
riding riding sled: 滑雪橇
riding riding skateboard: 玩滑板 滑滑板
riding riding canoe: 划船
riding riding garden-swing: 荡秋千 打秋千
riding riding: 荡 骑 骑着 骑在 坐上 开 开着 驾驶 驾驶着 驾着 乘坐 乘着 乘 搭 划 划着
- wearing: 戴 戴着 穿 穿着 系着 围着围巾 披着 打扮成
holding holding waving-flag: 升国旗 升旗 挥旗
holding holding: 贴 贴着 挂上 插上 捧起 举起 拿起 拿 拿着 抱 抱着 举着 举 提着 提 牵着 捧着 捧 背着 端着 握着 叼着 带着 放 放着 挥着 扛着 送 收到 打着 撑着 点 点着 找 摘 采 采摘 拔 拎着 推着 插 插着 抬 抬着 提起 贴上
hugging beside: 拥抱 搂着 依偎
holding holding broom: 扫地 打扫
holding holding toothbrush: 刷牙
jumping: 跃出水面 跃出 跃起 跃 跺脚
flying: 奔月
standing beside: 梳头发 梳头 吓唬 追逐着 盯着 遇上 喂 喂着 遇见 遇到 帮助 陪 陪着 盖 建 修 搭建 堆 装饰 救 保护 照顾 打败 大战 看见 推
around around: 围着 围绕 环绕
`,
  / /,
);
