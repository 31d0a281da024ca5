/** Sentences that say who does it, or where, in another order. */
import type { Turn } from "./turn.ts";

const active: Readonly<Record<string, string>> = {
  push: "pushing",
  fed: "feeding",
  hugg: "hugging",
  carri: "carrying",
  wash: "washing",
  bath: "washing",
  rescu: "rescuing",
};

export const turnsOfSentences: readonly Turn[] = [
  // The details say which dinosaurs.
  // Who they are was said.
  {
    example: "小巫婆遇到一只蝙蝠，两个人一起躲在大树后面",
    said: /(?<=[，,。；])(?:两个?人|俩人|他们俩|她们俩|它们俩|两个小伙伴|三个小伙伴)(?=一起|都|在|手|坐|躲|跑|玩)/g,
    plain: "",
  },
  {
    example: "我家孩子想要一张恐龙开车的图，霸王龙开着大卡车",
    said: /^(?:一[张幅])?(?:恐龙|动物|小动物|昆虫|海洋动物|交通工具)[^，。,]{0,6}的?(?:图|画|图画|涂色画|涂色页|线稿)[，。,](?=.{6,})/g,
    plain: "",
  },
  {
    example: "two knights stand guard at the castle gate",
    said: /\bstand(s|ing)? guard\b/gi,
    plain: "stand$1",
  },
  // Whoever does it comes first.
  {
    example: "a dog washed by a girl",
    said: /^(.+?) (?:is |being |is being )?(?:(push|hugg|carri|wash|bath|rescu)ed|(fed)) by (.+)$/gi,
    plain: (_, whom, done, fed, who) => {
      const how = done ?? fed;
      const [, head = whom!, place] = /^(.+?) ((?:in|on) .+)$/.exec(whom!) ?? [];
      const does = `${who} ${active[how!.toLowerCase()]} ${head}`;
      if (!place || how === "push") return place ? `${does} ${place}` : does;
      return `${does}, the ${head.split(" ").at(-1)} ${place}`;
    },
  },
  {
    example: "a cat chasing a mouse around a table",
    said: /\b(chas(?:ing|es) (?:an?|the) (?:\w+ )?\w+) (?:a?round) (?=(?:an?|the) )/gi,
    plain: "$1, ",
  },
  {
    example: "小猪请小兔吃饭",
    said: /^(.{1,6}?)请(.{1,6}?)(吃饭|吃晚饭|吃午饭|喝茶|喝汤)$/g,
    plain: "$1和$2$3",
  },
  {
    example: "the three little pigs and the big bad wolf blowing down the straw house",
    said: /^(?:the )?(three (?:little )?pigs),? and ((?:the |a )?(?:big )?(?:bad )?wolf) ((?:is )?(?:blowing|blows|huffing) .*)$/gi,
    plain: "$2 $3, $1",
  },
  {
    example: "两个小朋友隔着桌子下棋",
    said: /隔着桌子/g,
    plain: "在桌子旁",
  },
  // Beside somebody nothing is in hand.
  {
    example: "a girl reads with a teddy bear and a cat beside her",
    said: /\bwith ((?:(?!with)[^.;]){3,50}? and [^.;,]{3,30}?) (?:beside|next to|near) (?:them|him|her)(?=$|[.,;])/gi,
    plain: ". $1",
  },
  // What is in the box is not in the dog beside it.
  {
    example: "a dog next to a box with a kitten in it",
    said: /\b((?:next to|beside|near) (?:an?|the) ((?:\w+ )?\w+)) with ((?:an?|the|two|three|some) (?:\w+ )?\w+) in it\b/gi,
    plain: "$1, $3 in the $2",
  },
];
