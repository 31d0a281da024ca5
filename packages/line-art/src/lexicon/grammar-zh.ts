import type { Mention, RelationKind, SizeWord, SubjectId } from "../types.ts";
import { mannersZh } from "./manners.ts";

const table = <Value>(rows: Record<string, Value>) => new Map<string, Value>(Object.entries(rows));

export const numbersZh = table<number>({
  一: 1,
  两: 2,
  二: 2,
  俩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  十一: 11,
  十二: 12,
  几: 3,
  许多: 6,
  很多: 6,
  好多: 6,
  一些: 3,
  一群: 4,
  一窝: 4,
  一对: 2,
  一双: 2,
  一群群: 6,
  一大群: 6,
  好几: 4,
  无数: 8,
  数: 4,
  满天: 6,
  一打: 12,
  半打: 6,
});

export const measureWordsZh = new Set(
  "只条匹头个朵棵本座道轮颗把辆艘架位张片幅块根串盏间群对双束堆株枝支名口顶件套碗杯盘壶瓶篮筐箱袋列节栋幢扇面粒枚尾峰团排行圈层场种盆尊轮弯盒桶罐锅碟勺包笼窝".split(
    "",
  ),
);

/** 量词 that are things: what is counted lies in them. */
export const holdersZh = table<SubjectId>({
  桶: "bucket",
  托盘: "serving-tray",
  篮: "wicker-basket",
  篮子: "wicker-basket",
  筐: "wicker-basket",
  箱: "open-box",
  箱子: "open-box",
  盘: "plate",
  盘子: "plate",
  碟: "plate",
  碗: "round-bowl",
});

/** 方位词: behind the thing they place by. */
export const placesZh = table<RelationKind>({
  上: "on",
  上面: "on",
  上边: "on",
  顶上: "on",
  里: "in",
  里面: "in",
  中: "in",
  里边: "in",
  内: "in",
  下: "under",
  下面: "under",
  底下: "under",
  下边: "under",
  上方: "above",
  上空: "above",
  后面: "behind",
  后边: "behind",
  背后: "behind",
  前面: "in-front-of",
  前: "in-front-of",
  前边: "in-front-of",
  旁边: "beside",
  旁: "beside",
  边: "beside",
  边上: "beside",
  脚边: "beside",
  身旁: "beside",
  身边: "beside",
  左边: "left-of",
  左侧: "left-of",
  右边: "right-of",
  右侧: "right-of",
  背上: "on",
  肩上: "on",
  肩膀上: "on",
  身上: "on",
  脚上: "on",
  脚背上: "on",
  肚子上: "on",
  肚皮上: "on",
  尾巴上: "on",
  头上: "on",
  头顶: "on",
  头顶上: "on",
  腿上: "on",
  膝盖上: "on",
  膝上: "on",
  大腿上: "on",
  背面: "behind",
  身后: "behind",
  面前: "in-front-of",
  门前: "in-front-of",
  门口: "in-front-of",
  附近: "beside",
  旁侧: "beside",
  左面: "left-of",
  右面: "right-of",
  中间: "between",
  之间: "between",
  周围: "around",
  四周: "around",
  周边: "around",
  之上: "on",
  之下: "under",
  之中: "in",
  当中: "in",
});

/** 介词: before the verb, with whom or what. Where they are parts of longer words those win. */
export const coverbsZh = table<RelationKind>({
  给: "beside",
  向: "beside",
  往: "beside",
  朝: "beside",
  朝着: "beside",
  对着: "beside",
  替: "beside",
  帮: "beside",
  为: "beside",
  用: "holding",
});

/** 它头上: on the one that was spoken of before. */
export const uponItZh =
  /^(?:在|到)?[它他她](?:们)?的?(头上|头顶上?|(?:大?腿|膝盖?)上|背上|身上|肩膀?上|(?:胳膊|手臂|手|鼻子|尾巴|脖子|爪子|耳朵)上|旁边|身边|脚边|身旁|后面|身后|前面)$/;

export const sizesZh = table<SizeWord>({
  小小的: "tiny",
  小小: "tiny",
  迷你: "tiny",
  微小的: "tiny",
  很小的: "tiny",
  小: "small",
  幼小的: "small",
  大: "big",
  大大的: "big",
  很大的: "big",
  高大的: "big",
  高高的: "big",
  巨大的: "huge",
  巨大: "huge",
  巨型: "huge",
  超大的: "huge",
  超大: "huge",
  庞大的: "huge",
});

const feeling = (mood: NonNullable<Mention["mood"]>, words: string) =>
  Object.fromEntries(words.split(" ").map((word) => [word, mood]));

export const moodsZh = table<NonNullable<Mention["mood"]>>({
  开心: "happy",
  快乐: "happy",
  高兴: "happy",
  微笑: "happy",
  欢乐: "happy",
  笑眯眯: "happy",
  高高兴兴: "happy",
  开开心心: "happy",
  兴奋: "happy",
  卡哇伊: "happy",
  活泼: "lively",
  伤心: "sad",
  ...feeling("sad", "难过 孤独 孤单 寂寞 委屈 沮丧 失望 不开心 不高兴 闷闷不乐 垂头丧气 可怜巴巴"),
  ...feeling("angry", "生气 生气了 愤怒 凶猛 凶 凶巴巴 暴躁 恼火 发火 发怒 气呼呼 气鼓鼓 不耐烦"),
  ...feeling("surprised", "惊讶 吃惊 大吃一惊 惊奇 惊喜 震惊 目瞪口呆"),
  ...feeling(
    "scared",
    "害怕 害怕极了 吓坏 吓坏了 惊恐 惊慌 恐惧 受惊 紧张 紧张兮兮 担心 担忧 焦急 着急 胆战心惊",
  ),
  生病: "sick",
  生病了: "sick",
  病了: "sick",
  感冒: "sick",
  感冒了: "sick",
  发烧: "sick",
  发烧了: "sick",
  生了病: "sick",
  困: "sleepy",
  ...feeling("sleepy", "困了 困倦 疲惫 疲倦 疲劳 犯困 累坏了 昏昏欲睡 睡眼惺忪"),
});

export const buildsZh = table<NonNullable<Mention["build"]>>({
  ...Object.fromEntries(
    "胖 胖胖 胖胖的 胖乎乎 胖乎乎的 胖嘟嘟 胖嘟嘟的 肥 肥肥 肥肥的 肥胖 圆滚滚 圆滚滚的"
      .split(" ")
      .map((word) => [word, "fat" as const]),
  ),
  ...Object.fromEntries(
    "瘦 瘦瘦 瘦瘦的 瘦高 苗条 苗条的 细瘦".split(" ").map((word) => [word, "thin" as const]),
  ),
  ...Object.fromEntries(
    "三眼 三只眼 三只眼睛 三只眼的 三只眼睛的 长着三只眼睛的 长三只眼睛的 有三只眼睛的 三个眼睛的"
      .split(" ")
      .map((word) => [word, "three-eyed" as const]),
  ),
  ...Object.fromEntries(
    "独眼 一只眼的 一只眼睛的 长着一只眼睛的 只有一只眼睛的"
      .split(" ")
      .map((word) => [word, "one-eyed" as const]),
  ),
});

const hues: Readonly<Record<string, string>> = {
  红: "#d93a3a",
  大红: "#d93a3a",
  粉: "#f29bb7",
  粉红: "#f29bb7",
  橙: "#ef8b34",
  橘: "#ef8b34",
  黄: "#f7cf3c",
  绿: "#58a94b",
  青: "#4cbcb4",
  蓝: "#3f7fd0",
  天蓝: "#7ab8ea",
  紫: "#8a5bc2",
  棕: "#8f5f3b",
  褐: "#8f5f3b",
  黑: "#3a3a3a",
  白: "#f7f4ec",
  灰: "#9a9a9a",
  金: "#e8b32f",
  银: "#bfc6cd",
};

/** 红色, 红色的 and, before a thing, 红 alone. */
export const coloursZh = table<string>({
  ...Object.fromEntries(Object.entries(hues).map(([hue, colour]) => [`${hue}色`, colour])),
  ...hues,
});

/** 有: what follows is there, it is not done to. */
export const existentialsZh = new Set(
  "结满 结满了 结着 爬满 爬满了 堆满 堆满了 铺满 铺满了 坐满 坐满了 挤满 挤满了 站满了 开满了 长满了 挂满了 放满了 装满了 停满 停满了 有 有着 是 还有着 停着 长着 开着花 住着 挂着 摆着 站满 开满 长满 挂满 放满 装满 飞来 坐落着 立着 贴着 种着 插着 装着 藏着 躲着".split(
    " ",
  ),
);

/** 远处有一艘船 */
export const distancesZh = new Set([
  "远处",
  "远方",
  "远处的",
  "远方的",
  "地平线上",
  "海平线上",
  "天边",
  "海面远处",
]);

export const negationsZh = new Set([
  "没有",
  "不要",
  "不戴",
  "不穿",
  "不带",
  "别画",
  "除了",
  "不会",
  "不想",
  "不肯",
  "不敢",
]);

/** 没有画面的词。 */
export const stopWordsZh = new Set([
  ...mannersZh,
  ...`走廊里 走廊上 楼道里 楼梯间 用力 使劲 用大力气 用力气 拼命 尽全力 出动 出动了 路边 流浪 大师 出炉 刚出炉 新鲜出炉 工作 不远处 近处 远远地 窗外 睡前 条纹 斑点 波点 圆点 湿漉漉 脏兮兮 长毛 谢谢 谢谢你 减压 解压 雨过天晴 雨后 天晴 出现 出现了 回答 问题 回答问题 星期一 星期二 星期三 星期四 星期五 星期六 星期天 星期日 周末 郊外
  害羞 害羞的 安静 安静的 安静地 热气腾腾 热腾腾 香喷喷 白白净净 慢吞吞 懒洋洋 亮闪闪 金灿灿 绿油油 红彤彤 白茫茫 蓝蓝 软软 甜蜜 神气 威武 威风 威风凛凛 骄傲 得意 淘气 顽皮 乖 乖巧
  善良 友好 温柔 温顺 机灵 灵活 聪明伶俐 强壮 健壮 结实 瘦小 矮 高 细长 宽大 巨 精美 华丽 漂漂亮亮 干净 整齐 茂密 茂盛 鲜艳 美丽的 迷人 优雅 高贵 华贵 古老 破旧 崭新 寒冷 炎热 凉爽 晴朗
  忙碌 认真 专心 努力 耐心 细心 小心 小心翼翼 静静 静静地 悄悄 悄悄地 慢慢 慢慢地 轻轻 轻轻地 紧紧 紧紧地 生肖 属相 装土 顶 认识 形状 每天 自己 一起来 汉字 字母 数字 名字 写着 写上 了 着 过 同 正在 正 请 帮我 给我 我 我们 我的 你 你们 他 他们 她 她们 它 它们 们 要 想要 想 画 画一 一张 一幅 图 图片 图画
  画面 画着 涂色 涂色页 填色 填色页 涂色图 线稿 简笔画 简单 可爱 漂亮 美丽 卡通 卡通风格 Q版 萌 萌萌 萌萌的 呆萌 适合 幼儿 宝宝涂 岁 黑白
  打印 好看 复杂 精细 细密 风格 一起 地 得 很 非常 特别 都 也 被 把 让 来 去 从 到 就 又 这 那 些 会 能 可以
  扎辫子的 扎小辫的 梳辫子的 扎马尾的 扎着 马尾 马尾辫 双马尾 辫子 小辫子 羊角辫 麻花辫 有趣 神奇 神秘 魔法 童话 童话里 故事 白天 上午 下午 阳光 阳光下 阴影 背景 大家
  一样 样子 世界 主题 吧 呢 啊 呀 哦 啦 吗 呗 和谐 温馨 温暖 热闹 美好 幸福 勇敢 聪明 调皮 活泼 圆圆 毛茸茸 毛绒绒 胖胖
  高高 长长 弯弯 弯弯的 五颜六色 彩色 七彩 闪闪发光 亮晶晶 闪亮 古代 现代 中国 中国风 传统 美味 好吃 新鲜 甜甜 最 更 太 不 没 只 才 还
  头上 身上 手里 手上 手中 嘴里 脖子上 脚下 一边 一起玩 各种 各样 各种各样 不同 许多的 那只 这只 那个 这个 一下 一点 出来 起来 回来 进来 上来
  下来 过来 回家 出发 准备 以 而 变成 变成了 并 并且 或 或者 因为 所以 然后 突然 最后 从前 有一天 时候 时 正好 喜欢 爱 超级 超 真 真的
  名叫 叫 叫做 老 新 旧 野 野生 本 手绘 图案 适合小朋友 适合孩子 适合儿童 儿童 宝贝 另 另外 其中 其他 其它 其余 剩下 第 第一天 第二天 那一天 叮叮当当 哗啦啦 没有人 没人 无人 无人的 别人 别人家 别人家的 人家 人山人海 画人 结果 门外 角落里 角落 台下 好忙 好忙碌 忙 仪式 科学课 科学课上 吓得 急得 急的 取暖 前往 穿越 穿过 经过 上学路 进行 开始 一家 打扮 冬日
  简约 清晰 粗线条 线条 细节 丰富 场景 元素 元素的 风 款 样 号 幅 张 带 带有 满是 充满 到处 四周都 那里 这里 哪里 什么 怎么 吃的 玩的 关于`.split(
    /\s+/,
  ),
]);
