/** Whoever tells of what I do is a child in the picture; who asks for a picture is not: 我想要一只猫. */
import { verbsZh } from "../../lexicon/verbs.ts";
import type { Turn } from "./turn.ts";

/** What I am not seen doing: asking, wanting, owning. */
const isAsking =
  /^(?:们|的|家|班|校|要|想|需要|希望|喜欢|最?爱|叫|是|有|没|不|会|能|可以|今年|画|打印|找|买|做[了一])/;

const verbs = [...verbsZh.keys()].sort((one, other) => other.length - one.length).join("|");
const how = "(?:[也正就又都]|一边|悄悄|[^，,。；的]{1,5}地)*";
const does = new RegExp(
  `^${how}(?:正?在(?!.{0,6}找)|把|被|[用拿从跟和与给帮替向往对]|闭|睁|躲|钻|捂|[气吓笑哭急乐]得|高兴|开心|难过|${verbs})`,
  "u",
);
/** At the beginning of a description one asks, too: only what is seen to be done is told then. */
const isSeenDoing = new RegExp(
  `^${how}(?:正?在(?!.{0,6}找)|[和跟与]|一边|[坐骑站躲趴躺跑跳抱背牵拉戴穿举闭睁]|把[^图页]{1,10}[送放给扔藏抱装挂贴搬]|[送递][^图页]{1,10}给|给[^图画页]{2,12}$|帮[^图画页]{2,12}$|(?:${verbs})(?<=着))`,
  "u",
);

export const turnsOfFirstPerson: readonly Turn[] = [
  // Who asks for the page is not on it.
  {
    example: "妈妈在做饭，我背着书包跑过去",
    said: /(^|[，,。；！!])我(?=([^，,。；！!]+))/gu,
    plain: (whole, start, clause) => {
      if (isAsking.test(clause!)) return whole!;
      const isTold = start ? does.test(clause!) : isSeenDoing.test(clause!);
      return isTold ? `${start}孩子` : whole!;
    },
  },
  {
    example: "奶奶举着伞等我，我背着书包",
    said: /(?<=[背抱牵搂亲拉扶陪教等追喂送接哄推救看叫喊举和跟与带帮给对向](?:着|起|住)?)我(?=$|[，,。；！!、\p{Script=Han}])(?!们|的|家|画|找|做[了一]|打印|一[张幅])/gu,
    plain: "孩子",
  },
  {
    example: "我们举着小红旗在广场上，解放军叔叔在敬礼",
    said: /(^|[，,。；！!])我们(?=([^，,。；！!]+))/gu,
    plain: (whole, start, clause) =>
      !isAsking.test(clause!) && isSeenDoing.test(clause!) ? `${start}小朋友们` : whole!,
  },
  {
    example: "小猫趴在我的腿上",
    said: /(?<=[在到])我的?(?=(?:大?腿|膝盖|头|肩膀?|背|怀|身|脚)[上里边旁后前]|[旁身后前左右]边|后面|前面)/g,
    plain: "孩子",
  },
];
