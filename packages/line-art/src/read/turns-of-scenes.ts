/** Scenes that go by a name of their own: what is seen of them, said plainly. */
const animalZh = "(?:[小大老]?(?:马|驴|牛|羊|鹿|狗|毛驴|白马|黑马))";
const fetched = "(?:rescu|sav|fetch|gett|get|help|bring)(?:es|e|ing|s)?";

const active: Readonly<Record<string, string>> = {
  push: "pushing",
  fed: "feeding",
  hugg: "hugging",
  carri: "carrying",
  wash: "washing",
  bath: "washing",
  rescu: "rescuing",
};

const sweet = ["candy", "candies", "sweets", "gingerbread", "cookies", "chocolate", "cake"];
const madeOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    sweet.flatMap((of) =>
      ["house", "cottage"].map((thing) => [`${of} ${thing}`, "gingerbread house"]),
    ),
  ),
  "sand castle": "sandcastle",
  "paper boat": "paper boat",
  "paper ship": "paper boat",
  "paper airplane": "paper airplane",
  "paper plane": "paper airplane",
  "paper crane": "paper crane",
  "snow man": "snowman",
  "snow house": "igloo",
  "ice house": "igloo",
};

export const turnsOfScenes: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  // A horse with a cart, not a carriage that stands there by itself.
  [new RegExp(`(${animalZh})拉着?(?:一辆)?(?:[小大]?马?车|大车|板车)`, "g"), "$1拉着马车"],
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
  [
    /(?<=[海河]狸们?.{0,6}?)(?:修筑|修建|建造|搭建|筑|建|搭|修|垒|造)着?(?:一[座个])?[大小]?(?:[海河]狸)?(?:的)?(?:水坝|大坝|堤坝|水堤|坝)/g,
    "搭建海狸水坝",
  ],
  [/刺猬(?:身上|背上)?(?:背着|驮着|扎着|顶着)(?!书包)/g, "刺猬背上有"],
  [/等(?:公交|公共汽|校|班|火|地铁|出租)?车(?=的|$|[,，。])/g, "等待"],
  [/(\p{Script=Han}{2,6}?)(小贩|商贩|摊主)/gu, "拿着$1的$2"],
  [/(?<!一)鱼群/g, "一群鱼"],
  // He is drawn on them.
  [/(?<=哪吒.{0,4}?)(?:脚?[踩踏]|骑|站)(?:着|在|上)?(?:一?[对双只个])?风火轮(?:上)?/g, ""],
  [
    /(?<=\bne ?zha\b.{0,12}?) (?:rid(?:ing|es)|standing|stands|flying|flies)?(?: ?on)? ?(?:his|the|two|a pair of)? ?(?:wind[- ](?:and[- ])?fire|fire|fiery) wheels\b/gi,
    "",
  ],
  [/\btree ?house with (?:an? )?(?:rope )?(?:ladder|steps)\b/gi, "treehouse"],
  [/(?:带|有)(?:着)?(?:绳|木)?梯子?的(?:小)?树屋/g, "树屋"],
  [
    /\b(?:trailer|wagon|cart)(?: full| loaded| piled(?: high)?| filled)?(?: of| with) hay(?: bales)?\b/gi,
    "hay wagon",
  ],
  // A pram has its baby in it.
  [
    /\b(?:an?|the|her|his|their) baby(?: (?:brother|sister|boy|girl|son|daughter))? in (?=(?:an?|the|her|his|their) (?:\w+ )?(?:stroller|pram|buggy|baby carriage)\b)/gi,
    "",
  ],
  [/婴儿车里的(?:小?宝宝|婴儿|弟弟|妹妹)/g, "婴儿车"],
  [
    /\b(?:diving|dives|dive) (?:to (?:catch|save|stop|block)|for|after) (?=(?:an?|the) )/gi,
    "jumping beside ",
  ],
  [
    /(?<=\b(?:friends|family|kids|children|others|everyone|everybody|people|parents|animals|players|teammates)) watch(?:es)?\b/gi,
    " watching",
  ],
  // Whoever does it comes first.
  [
    /^(.+?) (?:is |being |is being )?(?:(push|hugg|carri|wash|bath|rescu)ed|(fed)) by (.+)$/gi,
    (_, whom, done, fed, who) => {
      const how = done ?? fed;
      const [, head = whom!, place] = /^(.+?) ((?:in|on) .+)$/.exec(whom!) ?? [];
      const does = `${who} ${active[how!.toLowerCase()]} ${head}`;
      if (!place || how === "push") return place ? `${does} ${place}` : does;
      return `${does}, the ${head.split(" ").at(-1)} ${place}`;
    },
  ],
  [/\bat (?:a|the) (?:(?:royal|masked|masquerade|fancy|grand|palace) )?ball\b/gi, "at a party"],
  [/\bgiv(?:es?|ing) (.{1,30}?) an? (?:check-?up|examination|medical)\b/gi, "examining $1"],
  [
    /\bdriv(?:es?|ing) (an?|the|his|her) ((?:\w+ )?(?:bus|car|van|truck|train|taxi|tractor)) (?:full of|filled with|with) (?!.* (?:beside|next to|behind|in front|near|on) )(.+)$/gi,
    "and $3 in $1 $2",
  ],
  [
    /^(an?|the) ((?:\w+ )?(?:bus|car|van|train|taxi|boat|ship|canoe|hot air balloon|submarine|rocket|spaceship|plane|airplane)) (?:full of|filled with|packed with|crowded with|carrying) (.+)$/gi,
    "$3 in $1 $2",
  ],
  [
    /^(?:一[辆艘条架列]|)?(?:坐|装|挤|载)满了?(.{1,8}?)的(校车|公交车|公共汽车|汽车|小汽车|火车|船|小船|飞机|潜水艇|火箭)/g,
    "$1在$2里",
  ],
  [
    /\b(in|on|at|by|beside) (an?|the) (\w+) with (an?|the|his|her) (\w+) (jumping|leaping|watching)$/gi,
    "$1 $2 $3 and $4 $5 $6",
  ],
  [
    /\bbaby (dragon|dinosaur)(s?) (?:is |are )?hatch(?:es|ing|ed)?(?: (?:out )?(?:of|from) (?:(?:an?|its|their|the) )?eggs?)?\b/gi,
    "$1 egg$2",
  ],
  // A spider is in the middle of its web, not on top of it.
  [
    /\bon (an?|the|its|her|his) (?:(?:spider(?:'s|s)?|big|huge|sticky) ?)?(?:cob)?web\b/gi,
    "in $1 spider web",
  ],
  [
    /(蜘蛛)(?:(?:坐|趴|爬|住)?在(?:蜘蛛|它的)?网(?:上|里|中)|(?:正?在)?(?:结|织)网)/g,
    "$1在蜘蛛网里",
  ],
  [
    /\b(in|through) (?:the |a )?(?:big |deep |sticky )?mud\b(?! (?:puddle|pit|hut|house))/gi,
    "$1 a mud puddle",
  ],
  [/\b(?:roll|wallow|bath|play)(?:e?s|ing)? in a mud puddle/gi, "in a mud puddle"],
  [/在(?:泥巴?|泥浆|烂泥)(?:里|中)(?:打滚|玩耍?|洗澡)?/g, "在泥坑里"],
  [
    /\bat (?:the|their|a) (?:dinner|dining|breakfast|lunch|supper) table\b/gi,
    "eating at the table",
  ],
  [/([^玩坐]|^)跷跷板$/g, "$1玩跷跷板"],
  [/\b(girls|women|ladies) (?:in|wearing|with) (?:\w+ )?kimonos?\b/gi, "kimono girls"],
  [
    /\b(birthday party|birthday) with (?=(?:(?:colorful|many|lots of|big|red) )*balloons\b)/gi,
    "$1 with a cake and ",
  ],
  [
    /\btr(?:y|ies|ying) on (an?|the|his|her|their|some|new)? ?((?:\w+ )?(?:shoes?|boots|sneakers|sandals|skates))\b/gi,
    "holding $1 $2",
  ],
  [
    /\btr(?:y|ies|ying) on (?=(?:an?|the|his|her|their|some|new) (?:\w+ )?(?:hat|dress|coat|crown|costume|glasses|sunglasses|scarf|cap|helmet|wig|mask)\b)/gi,
    "wearing ",
  ],
  [
    /\b(rug|carpet|mat|armchair|rocking chair|sofa|couch) (?:by|beside|near|in front of) (?:the|a) (?:cozy |warm )?fire\b/gi,
    "$1 by the fireplace",
  ],
  [/\bcamel caravan\b|\bcaravan of camels\b/gi, "three camels"],
  [/\b(?:fish ?bowl|glass|space|astronaut) helmet\b/gi, "space helmet"],
  [/蚂蚁搬家/g, "三只蚂蚁搬着树叶"],
  // Waves are the sea, not things on a meadow.
  [
    /\b(lighthouse.*?) (?:with|and|amid|above|in) (?:(?:big|huge|giant|crashing|rough|stormy|high|wild) )+waves\b/gi,
    "$1 by the sea",
  ],
  [
    /\b((?:boat|ship|sailboat|whale|surfer).*?) (?:with|amid|on|in|through) (?:(?:the|big|huge|giant|crashing|rough|stormy|high|wild) )+waves\b/gi,
    "$1 at sea",
  ],
  [
    /\bsharing (an? (?:\w+ ){0,3}?(?:ice cream|cone|sandwich|pizza|cookie|cake|popcorn|watermelon)(?: cone)?) (?=(?:on|in) (?:an?|the) (?:park )?(?:bench|sofa|couch|swing|hammock|blanket)\b)/gi,
    "eating $1 ",
  ],
  // A fire that one sits around is on logs.
  [
    /\b(around|over|by|beside|near|at|next to) (an?|the) (?:open |warm |big |small )?fire(?=$|[,.]| (?:and|with|in|on|at|under|while|roasting|telling|singing|playing|together)\b)/gi,
    "$1 $2 campfire",
  ],
  [/(?<=围着|围在|坐在|靠着)(?:一堆|大|小)?火(?=堆|旁|边|$|[，。])堆?/g, "篝火"],
  [
    /(?<!\blions?\b(?! tamer).*)\blion tamers?\b(?!.*\b(?:lion|tiger|elephant)s?\b)/gi,
    "ringmaster with a lion",
  ],
  [/(?:驯兽师|驯狮员|驯兽员)(?!.*[狮虎象])/g, "马戏团团长和狮子"],
  [
    /\b(?:bird'?s? )?nest (?:with|full of) (?:(?:three|several|some|many|hungry|little|tiny|baby) )*(?:chicks|birds|baby birds|birdies)\b/gi,
    "nest with chicks",
  ],
  [/(?:一家人|全家)?(?:在家)?(?:一起)?守岁/g, "除夕一家人吃年夜饭"],
  [/\b(?:among|amongst|amid) (?!us\b|(?:the )?(?:stars|clouds|bamboo)\b)/gi, "surrounded by "],
  [
    /\b(?:holding|carrying|raising) (?!.{0,16}(?:umbrella|parasol))(.{1,24}?) (?:over|above) (?:his|her|its|their) heads?\b/gi,
    "lifting $1",
  ],
  [/举重(?!运动|比赛|选手)/g, "举起哑铃"],
  // Rice is planted in rows.
  [/插(?:秧苗?|稻秧)(?!机)/g, "种三棵秧苗"],
  [/\bplant(s|ing) (?:the )?rice(?: seedlings?| shoots?| plants?)?\b/gi, "plant$1 three seedlings"],
  [/\bbedtime (stor(?:y|ies))\b(?!.*\b(?:bed|bedroom)\b)(.*)$/gi, "$1$2 in the bedroom"],
  [/\b(in|inside|aboard) (an?|the) space station\b/gi, "beside $2 space station"],
  [/在(?:国际)?(?:太空|空间)站(?:里面?|内|中|上)/g, "在空间站旁边"],
  // Who comes out of an egg sits in what is left of it.
  [
    /恐龙蛋(?:正?在)?(?:慢慢)?(?:孵化|孵|破壳|裂开|钻|爬)出(?:了|来)?(?:一[只个条])?小?恐龙(?:宝宝)?/g,
    "恐龙破壳",
  ],
  [
    /\b(?:baby )?chicks? (?:is |are )?hatch(?:es|ing|ed)?(?: (?:out )?(?:of|from) (?:an?|its|the) egg)?\b/gi,
    "hatching chick",
  ],
  [
    /\b((?:baby |little )?\w+) (?:is |are )?(?:hatch(?:es|ing|ed)?|break(?:s|ing) out|pop(?:s|ping) out|peek(?:s|ing) out) (?:out )?(?:of|from) (?:an?|its|his|her|the) (?:\w+ )?egg\b/gi,
    "$1 in an egg shell",
  ],
  [
    /\b((?:baby |little )?\w+) (?:is |are )?hatching(?! (?:her|its|their|the|some|\w+) eggs?\b)(?=$|[,.]| (?:at|in|on|by|and|while)\b)/gi,
    "$1 in an egg shell",
  ],
  [
    /(?:从(?:蛋|蛋壳)(?:里|中)?(?:孵|钻|爬|跳|探)出(?:来|头来)?|破壳而出|出壳|破壳)(?=$|[，。,.])/g,
    "在蛋壳里",
  ],
  [/\b(?:water(?:ing)?[- ]?hole)\b/gi, "pond"],
  [/\bon (?:top of )?(his|her|its|the \w+'s) (?:straw |big )?hat\b/gi, "on $1 head"],
  [/\bwater(?:ing|s) (.{1,30}?) with (?:its|his|her) trunk\b/gi, "spraying water on $1"],
  [/用(?:长)?鼻子给(.{1,8}?)(?:浇水|喷水|洒水)/g, "给$1喷水"],
  [
    /\b(?:rescu|sav)(?:es|ing) (.{1,30}?) from (?:a|the) (?:(?:burning|flaming) (?:building|house)|(?:building|house) on fire)\b/gi,
    "holding $1 in front of a house on fire",
  ],
  [
    /从(?:大?火|火海|火场|着火的房子)(?:里|中)(?:救出|救下|救)(?:来|了)?(.{1,8})$/g,
    "抱着$1站在着火的房子前",
  ],
  [/校门口/g, "学校前面"],
  [/(骑|坐|趴|站)在(\p{Script=Han}{1,4}?)的?背上/gu, "$1在$2上"],
  [/敲(?:响)?(.{1,8}?)家?的(?:房?门|大门)/g, "站在$1的房子前"],
  [/给(.{1,10}?)(?:端|倒|递)(?:来|了|上)?(?:一?杯)?(水|茶|牛奶|果汁)/g, "拿着一杯$2在$1旁边"],
  [/((?:讲|读|念|听)睡前故事)/g, "$1，卧室里"],
  [/[看赏]花灯/g, "看风景，旁边有三个灯笼，夜晚"],
  [/^(.{1,8}?)在(?:大?海|湖|江|河)(?:上|面上|里)(?:撒网|打鱼|捕鱼)+$/g, "$1坐在小船上钓鱼"],
  [/撒(?:着|下)?(?:一张)?(?:大|渔)?网(?:捕鱼|打鱼)?/g, "拿着渔网"],
  [/\bthe (?:stairs|steps)\b(?! of)/gi, "the staircase"],
  [/\b(chas(?:ing|es) (?:an?|the) (?:\w+ )?\w+) (?:a?round) (?=(?:an?|the) )/gi, "$1, "],
  [/\brais(?:es?|ing) (?:his|her|their|a) hands?\b/gi, "waving"],
  [
    /\b(?:paint|draw)(?:s|ing) (?:an? |the )?(?:picture|portrait|painting) of (?=(?:an?|the|his|her|their) )/gi,
    "painting at an easel, ",
  ],
  [
    /\bt(?:ie|ies|ying) (his|her|the|an?) ((?:little |baby |younger |small )?\w+)'s shoe(?:s|laces?| laces)?\b/gi,
    "kneeling beside $1 $2",
  ],
  [/\bpour(?:s|ing) (?:some )?tea(?: for| into)?\b/gi, "holding a teapot beside"],
  [/\b(?:in|on) (?:the )?(?:baby|mama|papa) bear's bed\b/gi, "in a bed"],
  [
    /\b(?:(?:mother|mama|mommy|mom) )?bird feed(?:s|ing) (?:a worm|worms) to (?:her|its|the) (?:hungry )?(?:babies|chicks|baby birds)/gi,
    "bird beside a nest with chicks",
  ],
  [/^(.{1,6}?)请(.{1,6}?)(吃饭|吃晚饭|吃午饭|喝茶|喝汤)$/g, "$1和$2$3"],
  [/听(.{1,4}?)(?:讲|读|念)(?:睡前)?故事(?!书)/g, "，$1看书"],
  [/在学校里?(?=(?:一起)?(?:学习|读书|看书|听课|写字|写作业|考试|画画|唱歌))/g, "在教室里"],
  [/学(?:数学|语文|英语|科学|拼音|认字|识字)/g, "学习"],
  [/教(.{1,6}?)(?:数学|语文|英语|科学|拼音|认字|识字)/g, "教$1，教室里"],
  // Who teaches stands, who is taught sits.
  [/(老师[^，。]{0,8}?)上课(?![铃钟])/g, "$1讲课，教室里"],
  [/(?<!教室.*)上课(?![铃钟])(?!.*教室)/g, "上课，教室里"],
  [
    /(?<=\w )learn(?:s|ing)(?: (?:math|maths|science|english|chinese|history))?(?= (?:in|at|together)\b|$)/gi,
    "studying",
  ],
  [
    /\b(?:in|among|amongst|through) (?:the |some )?(?:falling |fallen |colou?rful )*(?:autumn|fall) leaves\b/gi,
    "in autumn",
  ],
  [/\b((?:play|jump|roll|run)(?:s|ing)(?: \w+)?) (?:in|through) the leaves\b/gi, "$1 in autumn"],
  [/在?(?:秋天的|秋日的)?落叶(?:里|中|堆里|间)(?=玩|跑|跳|打滚|散步|奔跑|玩耍)/g, "在秋天"],
  // They have them in hand as they are.
  [
    /(沙僧|沙和尚|沙悟净|猪?八戒|哪吒|唐僧|红孩儿|二郎神)(?:手?拿着?|手持|举着|挥舞着?|扛着)(?:月牙铲|九?齿?钉耙|降妖宝杖|禅杖|九环锡杖|锡杖|[乾干]坤圈|混天绫|火尖枪|三尖两刃[刀枪])/g,
    "$1",
  ],
  [
    /\b(?:an? |the )?(?:sled|sleigh|sledge) (?:(?:being |that is )?pulled by|with) (?:some |a team of )?(?:sled )?(?:dogs|huskies)\b/gi,
    "a dog sled",
  ],
  [
    /\b(?:the |a team of )?(?:sled )?(?:dogs|huskies) (?:are )?(?:pull|drag)(?:ing)? (?:an? |the )?(?:sled|sleigh|sledge)\b/gi,
    "a dog sled",
  ],
  [/\bpots? of (?=(?:hot |bubbling )?(?:soup|stew|chili|broth|gumbo|goulash)\b)/gi, ""],
  [
    /(女?巫[婆师]?|魔法师)们?(?:正?在)?(?:用|对着|围着)?(?:一口)?(?:大锅|魔药锅|药锅|坩埚)[里中前旁]?(?:搅拌|搅|熬制?|煮)着?(?:魔?药[水汤剂]?|汤)?/g,
    "$1搅拌坩埚",
  ],
  [
    /(女?巫[婆师]?|魔法师)们?(?:正?在)?(?:搅拌|熬制?|煮)着?(?:一大?锅)?(?:魔?药[水汤剂]?|汤)/g,
    "$1搅拌坩埚",
  ],
  [
    /^(?:the )?(three (?:little )?pigs),? and ((?:the |a )?(?:big )?(?:bad )?wolf) ((?:is )?(?:blowing|blows|huffing) .*)$/gi,
    "$2 $3, $1",
  ],
  [/吹(?=.{0,4}(?:房子?|屋子?)$)/g, "吹倒"],
  [/天上(?:正?在)?(?:飘|下)着?(?:小|大|片片|朵朵)?(?:雪花?)/g, "下雪"],
  // The animals are on board as it is drawn.
  [
    /\b(noah'?s ark) (?:with|full of|filled with) (?:all (?:the|of the) |the |lots of |many )?animals\b/gi,
    "$1",
  ],
  [/(?:,? (?:coming|going|walking|marching|boarding)(?: in| aboard)?)?,? two by two\b/gi, ""],
  [
    /(?<=\b(?:train|engine|locomotive)\b.{0,80})\b(last|first|back|rear|next) cars?\b/gi,
    "$1 carriage",
  ],
  [
    /(?<=\b(?:train|engine|locomotive)\b.{0,120})\b(?:the |its )?(?:smoke|steam) (?:is )?(?:coming|puffing|rising|pouring|billowing)(?: out)?(?: up)? (?:of|from) (?:the|its|a) (?:chimney|smokestack|funnel|smoke stack)\b/gi,
    "",
  ],
  [
    /\b(rabbits?|bunny|bunnies|doves?) (?:is |are )?(?:sitting |hiding )?(?:in|inside) (an?|the|his) ((?:magician'?s |magic |top )hat)\b/gi,
    "$1 looking out of $2 $3",
  ],
  // Seen from above, the child in it.
  [
    /\b(?:(?:an?|the|some|two|three) )?(?:little )?(?:kids?|child(?:ren)?|boys?|girls?|toddlers?|friends) (?:is |are )?(?:lying (?:down )?)?(?:mak|do)(?:e|es|ing) (an? )?snow angel(s?)\b/gi,
    (_, one, many) => (one || !many ? "a snow angel" : "two snow angels"),
  ],
  [
    /(?:小朋友|小孩|孩子|男孩|女孩|宝宝)们?(?:正?在)?(?:躺在)?(?:雪地?[里上])?(?:做|画|印)(?:一个|出)?雪(?:地)?天使/g,
    "雪天使",
  ],
  [/\bmade (?:out )?of (?:ice|snow)(?: blocks?)?\b/gi, "in the snow"],
  [/(?<=\w )learn(?:s|ing) (?:how )?(?=to \w)/gi, ""],
  [/(?<=\w )learn(?:s|ing) about\b/gi, "looking at"],
  [
    /\b(teach(?:es|ing) .{1,24}?) (?:math|maths|science|english|chinese|history|reading|writing)\b/gi,
    "$1 in the classroom",
  ],
  [/^(?:.{0,3}(?:女孩|男孩|小朋友|孩子|同学|姑娘)们?)(?:正?在)?(?:一起)?跳(?:橡)?皮筋$/g, "跳皮筋"],
  [/\bshepherd (?=boy|girl)/gi, ""],
  [
    /\bcatch(?:es|ing) (fire ?flies|lightning bugs|bugs|butterflies) in (an?|the|his|her) (?:glass )?jar\b/gi,
    "holding $2 jar, three $1",
  ],
  [
    /\blook(?:s|ing) at (?=(?:an?|the|their|his|her|some) (?:old |family )?(?:photo album|picture book|map|magazine|newspaper)\b)/gi,
    "reading ",
  ],
  [/\bmak(?:es?|ing) paper (?=(?:air)?planes?|boats?|cranes?|hats?|lanterns?)/gi, "holding paper "],
  [/[打玩]水[枪仗]/g, "拿着水枪"],
  [/(?:树)?枝头上?/g, "树上"],
  [/骑车/g, "骑自行车"],
  [/骑自行车(?:送|带|载|接)着?(.{1,5}?)(?:回家|上学|放学|去.{1,4})?$/g, "和$1骑一辆自行车"],
  [
    /^(.{1,6})给(.{1,6}?)戴(?:上|着)?(.{0,3}(?:帽子?|眼镜|围巾|花环|红领巾|手套))/g,
    "$1和$2，$2戴着$3",
  ],
  [
    /\bshow(?:s|ing) (?:his|her|their|an?|the) (?:drawing|picture|painting) to\b/gi,
    "holding a framed picture beside",
  ],
  [/\bon (?:a|his|her|their|our) window ?sill\b/gi, "on the windowsill"],
  [/\bon (its|his|her|their|the \w+'s) neck\b/gi, "on $1 back"],
  [
    /\b(?:drop|post|mail|putt|send)(?:s|ing|ping)? (?:an?|the|his|her) (?:letter|postcard|card) (?:in|into) (?=(?:an?|the) (?:\w+ )?mailbox\b)/gi,
    "holding an envelope beside ",
  ],
  [/((?:宝宝|婴儿|娃娃)(?:正?在)?)爬(?=[,，。]|$)/g, "$1爬行"],
  [/教(.{1,5}?)(?:学)?游泳/g, "和$1游泳"],
  [
    /\bteach(?:es|ing) ((?:an?|the|his|her|their) (?:\w+ )?\w+)(?: how)? to swim\b/gi,
    "and $1 swimming",
  ],
  [/([爸妈爷奶哥姐公婆]\p{Script=Han})在后面(?:扶|推)着?(?:她|他|车)?$/gu, "$1在旁边"],
  // 带孙子去钓鱼: both do it.
  [
    /带着?(孩子们?|外?孙子?女?|儿子|女儿|宝宝|弟弟|妹妹|小朋友们?)(?:一起)?去?(?=钓鱼|放风筝|爬山|划船|游泳|滑雪|滑冰|种树|植树|踢足?球|打球|跳舞|唱歌|堆雪人|挖沙|骑自行车)/g,
    "和$1",
  ],
  // Dragon boats have their crews.
  // People watch it from the sofa.
  [
    /^(.*\b(?:family|families|kids?|child|children|friends|brothers?|sisters?|siblings|parents|grandparents|grandma|grandpa|boys?|girls?|man|woman|mom|dad|together|and)\b.*?)(?: (?:is|are))? watch(?:ing|es)? (?:tv|television|a movie|a film|cartoons)(?: together)?(?: (?:on|from) (?:the|a) (?:sofa|couch))?\b/gi,
    "$1 sitting on a sofa next to a television",
  ],
  [
    /^((?:.*(?:一家|全家|们|和|跟|家人|小朋友|孩|爸爸|妈妈|爷爷|奶奶).*?))(?:一起)?(?:正?在)?(?:客厅|家里?|沙发上)?(?:一起)?看(?:电视|动画片|电影)/g,
    "$1坐在沙发上，沙发旁边有电视机",
  ],
  [
    /([拉推])着?(?:一?辆)?(?:一车)?(胡萝卜|苹果|南瓜|西瓜|玉米|白菜|水果|蔬菜|萝卜|草莓|香蕉)(?:车(?=$|[,，。走跑去回])|(?<=一车\p{Script=Han}{2,3}))/gu,
    "$1着玩具拖车，玩具拖车里有三个$2",
  ],
  [/^(.+?)(?:学习?|做|进行|参加)?垃圾分类$/g, "$1，旁边有三个分类垃圾桶"],
  [/(?:捡|拾|收集)(?:起)?(?:地上的)?垃圾/g, "拿着瓶子，旁边有垃圾桶"],
  [
    /\bpick(?:s|ing)? up (?:the )?(?:trash|litter|garbage|rubbish)\b/gi,
    "holding a bottle next to a trash can",
  ],
  [/\b(?:bicycle|bike) built for two\b/gi, "tandem bicycle"],
  [/(?<=\w) at work(?=$|[,.])/gi, ""],
  [/手拉着?手围成(?:一个)?大?圆?圈/g, "手拉手"],
  [/(?:整理|收拾)(?:好)?(?=玩具|书包|书本|积木)/g, "拿着"],
  [
    /\b(?:tidying|tidies|putting away|puts away|picking up|cleaning up) (?:up )?(?=(?:his|her|their|the) toys\b)/gi,
    "holding ",
  ],
  [/做手工/g, "拿着剪刀"],
  [/\b(?:making|doing|make) (?:arts and )?crafts\b/gi, "holding scissors"],
  [
    /\b(?:walk(?:s|ing)? )?with ((?:an?|the|his|her|their|two|three) (?:\w+ )?(?:dogs?|pupp(?:y|ies)|poodles?|ponys?|pony)) on (?:an?|the|its|their) (?:leash(?:es)?|leads?)\b/gi,
    "walking $1",
  ],
  // The boat has its crew.
  [
    /(?:一群|一队|几个|很多)?(?:人们?|大家|村民们?|队员们?|(?:小朋友|孩子|小孩)们?)(?=(?:在.{1,4})?(?:划|赛|两条)龙舟)/g,
    "",
  ],
  [
    /\b(?:a (?:team|group|crew) of )?(?:people|children|kids|men|women|rowers|paddlers|boys and girls)(?: are)? (?:rowing|paddling|racing|row|paddle|race)(?: in)? (?=(?:an?|the|two|three)? ?dragon boats?\b)/gi,
    "",
  ],
  [
    /\b(?:deliver|bring|carry|hold|hand|send|receiv|open|mail|post)(?:e?s|ing) (?:an?|the|his|her|some) (?:love )?(letters?)\b/gi,
    (_, letter) => (/s$/i.test(letter!) ? "holding three envelopes" : "holding an envelope"),
  ],
  [
    /\b(seals?|sea lions?|dolphins?|walrus)(?: is| are)? balanc(?:es?|ing) an? ((?:\w+ )?ball)(?: on (?:its|his|her|their) nose)?/gi,
    "$1 with a $2 on its head",
  ],
  [
    /\bwatch(?:es|ing) (.{1,30}?) from (an?|the) (?=(?:\w+ )?(?:hill|mountain|roof|rooftop|boat|beach|bench|tree)\b)/gi,
    "watching $1 on $2 ",
  ],
  [/隔着桌子/g, "在桌子旁"],
  [/把(.{1,8}?)(?:抛|扔)(?:了)?(?:起来|到空中|向空中|得高高的?)/g, "举起$1"],
  [/用(?:长)?鼻子(?:卷着?|卷起来?|举起?着?|托起?着?)/g, "举着"],
  [/用(?:高压)?水枪(?=灭火|救火|浇)/g, ""],
  [
    /推着?(轮椅|秋千|雪橇|小推?车)上的([^,，。]{1,5}?)(?=晒|散步|去|玩|[,，。]|$)/g,
    "推着$2，$2坐在$1上，",
  ],
  [/\bhit(?:s|ting)? (?:a|the) (?:base ?)?ball\b/gi, "holding a baseball bat"],
  [/上树(?=摘|采|掏)/g, "在树上"],
  [
    /((?:海豚|海狮|海豹|小狗|小熊|大象|小象)(?:正?在)?)(?:用(?:鼻子|头))?顶着?(?:一个|个)?(皮球|彩球|球|西瓜|苹果)/g,
    "$1头上有一个$2",
  ],
  [
    /\bfeed(s|ing) ((?:(?:an?|the|his|her|their|some) )?(?:\w+ )?\w+) (fish|hay|carrots?|bananas?|apples?|bread|seeds?|nuts?|leaves|worms?|peanuts)(?=$|[,.]| (?:at|in|on|by|and|while)\b)/gi,
    "feed$1 $3 to $2",
  ],
  [/([,，]|^)我(?=[牵抱拉]着)|([,，])我(?=[包骑坐帮给喂放跳唱画搭堆种浇洗扫推])/g, "$1$2孩子"],
  [/(?:停|落)在(.{1,6}?)的?(?:手上|手指上|手心里?|肩膀上|肩上|鼻子上|鼻尖上)/g, "站在$1肩上"],
  // What things are made of is no thing beside them.
  [
    /\b(house|cottage|castle|boat|ship|airplane|plane|crane|hat|man) (?:that is |which is )?(?:made|built|folded) (?:out )?of (?:real )?(candy|candies|sweets|gingerbread|cookies|chocolate|cake|sand|paper|snow|ice)\b/gi,
    (whole, thing, of) => madeOf[`${of!.toLowerCase()} ${thing!.toLowerCase()}`] ?? whole,
  ],
  [/(?:用)?(?:糖果|姜饼|饼干|巧克力|蛋糕)(?:做成?|搭成?|建成?)的(?:房子|小屋|屋子)/g, "姜饼屋"],
  [/(?:用)?沙子?(?:做成?|堆成?|堆起来?)的(?:城堡)/g, "沙堡"],
  [/(?:用)?纸(?:做成?|折成?|叠成?)的(?:小)?(船|飞机|鹤)/g, "纸$1"],
  // The nearest to it that there is a drawing of.
  [
    /\b(?:an? |the )?(car|truck|bus|train|boat|plane|airplane) (?:that is |which is )?(?:made|built) (?:out )?of (cheese|candy|cookies|chocolate|cake|bread|fruit|bananas?|pizza|watermelons?|vegetables|carrots?|ice cream)\b/gi,
    "$2 in a $1",
  ],
  [
    /(?:用)?(奶酪|芝士|糖果|饼干|巧克力|蛋糕|面包|水果|香蕉|西瓜|蔬菜|胡萝卜)(?:做成?|造)的(?:小)?(汽车|卡车|火车|船|飞机)/g,
    "$2里有$1",
  ],
  [/看(?:电影|动画片?|视频|卡通片?)/g, "看电视"],
  [
    // A magician's drawing has the hat with the rabbit in hand.
    /\b(magician) (?:is )?(?:pull(?:s|ing)|tak(?:es|ing)) (?:an? |the )?(?:\w+ )?(?:rabbit|bunny) (?:out of|from) (?:an?|the|his|her) (?:(?:top|magic) )?hat\b/gi,
    "$1",
  ],
  [/(魔术师)从(?:大?礼?帽子?|魔术帽)里?(?:变|拉|拿|掏|抓)出(?:来)?(?:一只)?(?:小?白?)兔子?/g, "$1"],
  [
    /^(.*?) (?:is )?(?:pull(?:s|ing)|tak(?:es|ing)) (an? (?:\w+ )?\w+) (?:out of|from) (?:an?|the|his|her) (?:(?:top|magic) )?hat\b/gi,
    "$1, next to it a top hat with $2 in it",
  ],
  [
    /^(.*?)从(?:大?礼?帽子?|魔术帽)里?(?:变|拉|拿|掏|抓)出(?:来)?(?:一只|一个)?(.{1,5})$/g,
    "$1，旁边礼帽里有一只$2",
  ],
  // There are seven of them.
  [
    /(?<=\bsnow white (?:and|with) )(?:the |her )?(?:little )?dwar(?:fs|ves|f)\b/gi,
    "the seven dwarfs",
  ],
  [/(?<=白雪公主[和与、跟])小矮人/g, "七个小矮人"],
  [/(?<=包)(?=饺子)/g, "三个"],
  // Whatever goes through a tunnel is partly in it.
  [
    /(?:(?<=\w) (?:is |are )?(?:going|goes|coming|comes|driving|drives|passing|passes|rushing|rushes|speeding|speeds|racing|chugging|chugs|rolling|rolls|travell?ing|emerging|emerges|running|runs))? (?:right )?(?:through|into|out of|out from|from) (?=(?:an?|the) (?:\w+ ){0,2}tunnel\b)/gi,
    " in ",
  ],
  [
    /(?<=(?:火车|列车|高铁|动车|地铁).{0,6})(?:正?在)?(?:穿过|穿越|通过|经过|钻过|钻进|钻出|驶过|驶出|驶入|驶进|开过|开进|开出|冲出|进入|钻|过)(?:了|着)?(?:一[条个座])?(?:.{0,3}的)?(?:隧道|山洞)/g,
    "在隧道里",
  ],
  [
    /(?:正?在)?(?:穿过|穿越|通过|钻过|钻进|钻出|驶过|驶出|驶入|驶进|开过|开进|开出|冲出)(?:了|着)?(?:一[条个座])?(?:.{0,3}的)?隧道/g,
    "在隧道里",
  ],
  // What is in the box is not in the dog beside it.
  [
    /\b((?:next to|beside|near) (?:an?|the) ((?:\w+ )?\w+)) with ((?:an?|the|two|three|some) (?:\w+ )?\w+) in it\b/gi,
    "$1, $3 in the $2",
  ],
  // The moon is looked at by families, with mooncakes.
  [
    /^(?:a family |people )?(?:mid-?autumn )?moon[- ](?:viewing|gazing|watching)$/gi,
    "mid-autumn festival, a father, a mother and a girl on the grass eating mooncakes",
  ],
  [
    /^(?:中秋节?|八月十五)?(?:的?(?:晚上|夜晚|夜))?(?:一起|一家人|全家人?|阖家)?赏月$/g,
    "中秋节，爸爸、妈妈和女孩在草地上吃月饼",
  ],
];
