/** Scenes that go by a name of their own: what is seen of them, said plainly. */
const animalZh = "(?:[小大老]?(?:马|驴|牛|羊|鹿|狗|毛驴|白马|黑马))";
const fetched = "(?:rescu|sav|fetch|gett|get|help|bring)(?:es|e|ing|s)?";
const trade = "(?:dentist|doctor|vet|veterinarian|hairdresser|barber|nurse)";

export const turnsOfScenes: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  // A horse with a cart, not a carriage that stands there by itself.
  [new RegExp(`(${animalZh})拉着?(?:一辆)?(?:[小大]?马?车|大车|板车)`, "g"), "$1拉着马车"],
  // Who is looked after has somebody there who does it.
  [
    new RegExp(
      `^(.*?)(?: is| are)? (?:visiting|going to|at|goes to|visits) the (${trade})(?:'s)?(?: office)?$`,
      "gi",
    ),
    (_, patient, who) =>
      /^(?:a |an |the )?(?:visit|trip|day)?$/i.test(patient!.trim())
        ? `a ${who} examining a boy in the hospital`
        : `a ${who} examining ${patient} in the hospital`,
  ],
  [
    /^((?!.*(?:医生|护士|给)).{1,8}?)(?:去|在)?(?:医院)?(?:看(?:牙医|牙|医生|病)|拔牙|体检)$/g,
    "在医院医生检查$1",
  ],
  [
    new RegExp(`\\b${fetched} (.{1,30}?) (?:from|out of|down from|stuck in|in) a tree\\b`, "gi"),
    "on a ladder beside a tree, $1 in the tree",
  ],
  [/从树上(?:救下|救|解救)(?:下来|了)?(.{1,8})$/g, "爬梯子，旁边有一棵树，树上有$1"],
  [
    /从(?:屋顶的|家里的|高高的)?烟囱里?(?:爬|钻|滑|跳)?(?:下来|进来|出来|下去|进屋|进去)/g,
    "在烟囱里",
  ],
  [/\b(?:in|under|by) (?:the )?(?:pale |bright |silver )?moonlight\b/gi, "at night, a moon"],
  [
    /\bfollow(?:s|ing)? (?:the|a) (?:\w+ )?star(?: of bethlehem)?\b(?: to bethlehem)?/gi,
    "walking at night, a star",
  ],
  [/\b(beavers?\b.{1,30}?) dam\b/gi, "$1 beaver dam"],
  [/刺猬(?:身上|背上)?(?:背着|驮着|扎着|顶着)(?!书包)/g, "刺猬背上有"],
  [/等(?:公交|公共汽|校|班|火|地铁|出租)?车(?=的|$|，|。)/g, "等待"],
  [/(?<=的)人$/g, "人们"],
  [/(\p{Script=Han}{2,6}?)(小贩|商贩|摊主)/gu, "拿着$1的$2"],
];
