import type { Language } from "@colorleaf/domain";

interface Tale {
  names: readonly string[];
  /** What one sees of it, in words that the engine reads as any others. */
  picture: string;
}

const rows = (text: string): Tale[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [names = "", picture = ""] = line.split(": ");
      return { names: names.split("|"), picture };
    });

/** Tales and rhymes that everybody knows by name: what is seen when they are told. */
export const tales: Readonly<Record<Language, readonly Tale[]>> = {
  en: rows(`
jack and the bean ?stalk: a boy beside a huge beanstalk
jack climb(?:ing|s)(?:\\sup)? (?:the|a) (?:huge|giant|magic)?\\s?bean ?stalk: a boy climbing a huge beanstalk
goldilocks and the (?:three|3) bears: goldilocks, a big bear, a bear and a small bear
jack and jill: a boy and a girl with a bucket in the hills
twinkle,? twinkle,? little star: a star at night
hansel and gretel: gretel and hansel in front of a gingerbread house
mary had a little lamb: a girl beside a small sheep
little bo[- ]peep: bo peep beside three sheep
hey diddle diddle: a cow above the moon, a cat with a violin
it?sy bit?sy spider|incy wincy spider: a spider in the rain
old mac ?donald had a farm: a farmer with a cow, a pig and a duck on a farm
the boy who cried wolf: a boy, two sheep and a wolf
the lion and the mouse: a mouse on a lion
the bremen (?:town )?musicians|the (?:town )?musicians of bremen|bremen town musicians: a big donkey and a dog, a cat, a rooster
the ugly duckling: a duckling beside a swan
the emperor'?s new clothes: a king in front of a mirror
cinderella (?:losing|loses|dropping|drops|leaving|leaves)(?:\\sbehind)? (?:her|a|the) (?:glass\\s)?(?:slipper|shoe)(?:\\son the (?:palace\\s|castle\\s)?(?:stairs|steps|staircase))?: cinderella running, a small glass slipper beside her, a castle behind her
the little match girl: a girl holding a candle in the snow
(?:the |three |some |little )*monkeys? (?:\\w+ing|\\w+s?) (?:for |up )?the moon(?:,? (?:out of|from|in|up from) (?:the |a )?(?:water|well|pond|lake|river))?: three monkeys around the reflection of the moon, a moon at night
trick[- ]or[- ]treaters?: a witch and a pirate
the elves and the shoemaker: three elves beside a boot
^yoga(?:\\sposes?|\\sclass)?$: a woman doing yoga
(?:the )?(?:three )?billy goats gruff: three goats on a bridge
photosynthesis: a big potted plant under the sun
okto(?:ber|)fest: a man playing the accordion, a pretzel
`),
  zh: rows(`
(?:汉[赛塞]尔和格[蕾莱]特|糖果屋里?的?故事): 格蕾特和汉赛尔在姜饼屋前
金发姑娘和三只(?:小)?熊: 金发姑娘，一只大熊，一只熊，一只小熊
^拔大?萝卜(?:的故事)?$: a grandfather, a grandmother and a girl pulling a huge white radish
不来梅的?(?:城市)?(?:音乐家|乐队): 一头大驴子，一只狗，一只猫，一只公鸡
武松打虎: 勇士和老虎
后羿射日: 后羿，天上有三个太阳
司马光砸缸: 花园里，男孩举着很小的石头，旁边有一个砸破的大水缸
愚公移山: 爷爷挖土，后面有一座山
孔融让梨: 男孩拿着梨，旁边有爷爷
嫦娥(?:抱着?|带着?)玉兔(?:飞|奔)(?:向|到|去|上)?月(?:亮|宫|球)?: 嫦娥站在云上抱着玉兔，天上有一个大月亮
嫦娥奔月: 嫦娥飞，天上有一个大月亮
女娲补天: 女娲，天上有三朵云
盘古开天(?:辟地)?: 盘古，天上有太阳和月亮
吴刚伐桂: 吴刚，旁边有一棵大树，天上有一个大月亮
小蝌蚪找妈妈|蝌蚪找妈妈: 三只蝌蚪，一只青蛙，池塘
乌鸦喝水: 乌鸦看着罐子
(?:小|三只|几只|一群)*猴子们?(?:在|去)?(?:水里|井里|河里|河边|池塘边?)?捞(?:水中的|水里的)?月亮?: 夜晚，三只猴子围着水中的月亮，月亮
卖火柴的小女孩: 下雪，女孩拿着蜡烛
孙悟空三打白骨精|三打白骨精: 孙悟空和女巫
蜻蜓点水: 池塘里，一只蜻蜓在荷叶上
守株待兔: 农夫坐着，旁边有兔子和树桩
(?:孙悟空|齐天大圣|美猴王)?大闹天宫: 孙悟空拿着金箍棒在云上
[拔揠]苗助长: 农夫，旁边有三株幼苗
铁杵(?:磨成针|成针|磨针): 奶奶，旁边有一块石头
凿壁偷光|凿壁借光: 男孩看书，旁边有一支蜡烛
亡羊补牢: 农夫，两只绵羊，栅栏
鹬蚌相争(?:，?渔翁得利)?: 苍鹭和贝壳，河边
自相矛盾: 男人拿着盾牌，旁边有一支长矛
掩耳盗铃: 男人，旁边有一个大铃铛
桃园(?:三)?结义: 三个武将，旁边有桃树
草船借箭: 稻草人在小船上，河边
叶公好龙: 爷爷和龙
塞翁失马: 爷爷和马
对牛弹琴: 男人弹古筝，旁边有一头牛
闻鸡起舞: 男人拿着剑，旁边有一只公鸡
^(?:江南水乡|江南古镇|水乡古镇|水乡|古镇|乌镇|周庄)$: 水乡里的乌篷船
井底之蛙: 青蛙在井底里
(?:小?青蛙)?坐井观天(?:的小?青蛙)?: 青蛙在井底里
狐假虎威: 狐狸在老虎前面
曹冲称象: 小船，大象，男孩，河边
狼来了: 男孩，两只绵羊，一只狼
画蛇添足: 男人画画，一条蛇
(?:牛郎和?织女)(?:在?鹊桥)?上?(?:相会)?|^鹊桥(?:相会)?$|牛郎.{0,8}鹊桥.{0,4}织女: 牛郎和织女站在鹊桥上，夜晚
八仙过海: 爷爷、仙女和小和尚坐在小船上，大海
夸父(?:追|逐)(?:日|太阳): 巨人在跑，天上有太阳
愚公: 爷爷
郑和下西洋: 大帆船，海上
刻舟求剑: 男人坐船，剑，河边
白蛇传: 白娘子，一条蛇
铁扇公主: 汉服女孩拿着扇子
^(?:跳)?广场舞$: 三个奶奶跳舞
田螺姑娘: 汉服女孩，旁边有田螺
`),
};

/** Those who are known by what they play. */
export const players: Readonly<Record<Language, readonly Tale[]>> = {
  en: rows(`
pianists?: girl playing the piano
drummers?: boy playing the drums
violinists?|fiddlers?: girl playing the violin
trumpeters?: boy playing the trumpet
gold ?smiths?|jewell?ers?: woman holding a ring
puppeteers?: man beside a sock puppet
blacksmiths?: man holding a hammer beside an anvil
locksmiths?: man holding a key
chimney sweeps?: man holding a broom beside a chimney
bird ?watch(?:ing|ers?): boy looking through binoculars, bird
piano tuners?: man playing the piano
cyclists?|bike riders?|bicyclists?: boy riding a bicycle
lighthouse keepers?: man beside a lighthouse
sign language interpreters?: woman waving
glass ?blowers?: man holding a vase
flutists?|flautists?: girl playing the flute
cellists?: woman playing the cello
(?:fruit|vegetable|market) (?:seller|vendor)s?|greengrocers?: woman beside a market stall
flower vendors?: flower seller
(?:balloon|ice cream|newspaper) (?:seller|vendor)s?|shop ?keepers?: woman
snake charmers?(?!.*\\b(?:cobra|snake|plays|playing)\\b): man playing the flute beside a cobra
snake charmers?: man
keyboard(?:ists?| players?): girl playing the piano
(?:bassists?|bass players?): boy playing the guitar
saxophonists?|saxophone players?|sax players?: boy playing the saxophone
harpists?|harp players?: woman playing the harp
drum players?: boy playing the drums
(?:marching|brass|school) bands?: boy playing the drum, girl playing the trumpet, boy playing the trombone
rock bands?: boy playing guitar, girl singing, boy playing the drums
`),
  zh: rows(`
(?:钢琴家|钢琴师)(?:正?在?弹着?钢琴)?: 女孩弹钢琴
铁匠(?:打铁)?(?!铁砧): 男人拿着锤子，旁边有铁砧
灯塔(?:守护者|看守人|守护人|管理员): 男人，旁边有灯塔
锁匠: 男人拿着钥匙
鼓手(?:正?在?打着?鼓)?: 男孩打鼓
卖(?:水果|菜|蔬菜)的奶奶: 奶奶，旁边有水果摊
卖(?:水果|菜|蔬菜)的(?:阿姨|大妈)|(?:水果|蔬菜)小贩: 女人，旁边有水果摊
(?:自行车手|骑行者|骑车人|单车手): 男孩骑自行车
(?:键盘手|电子琴手)(?:正?在?弹着?(?:键盘|电子琴|琴))?: 女孩弹钢琴
贝斯手(?:正?在?弹着?(?:贝斯|琴))?: 男孩弹吉他
萨克斯手(?:正?在?吹着?萨克斯)?: 男孩吹萨克斯
(?:小提琴家|小提琴手)(?:正?在?拉着?小提琴)?: 女孩拉小提琴
`),
};

/** Days whose names say what is to be seen, where nothing else is named. */
export const occasions: Readonly<Record<Language, readonly Tale[]>> = {
  en: rows(`
(?:st\\.?|saint) patrick'?s day: st patrick's day, a leprechaun with a shamrock
^(?:happy )?(?:(?:4th|fourth) of july|july (?:4th|fourth)|independence day)$: independence day at night, a boy holding a flag
parents'? day: a teddy bear holding a heart
teacher'?s'? day: a teacher holding a flower
children'?s'? day: children's day children with balloons
day of the dead|d[ií]a de (?:los )?muertos: a catrina with flowers
(?<!chinese )(?<!lunar )(?:happy )?new year(?:'?s)?(?:\\s(?:eve|day))?: new year's eve, fireworks in the city at night
(?:bastille day|14th of july)(?:\\sfireworks)?: the eiffel tower, fireworks
cinco de mayo: a sombrero, maracas and a piñata
mardi gras(?! (?:float|mask)s?)(?:\\sparade)?: a mardi gras mask
earth day: a globe, a tree and a flower
`),
  zh: rows(`
(?:六一)?(?:国际)?儿童节|六一: 儿童节孩子们拿着气球
教师节: 老师拿着花
垃圾分类: 男孩和女孩，旁边有三个分类垃圾桶
^清明节?$: 清明节，孩子们放风筝
重阳节?: 重阳节，爷爷和奶奶
劳动节|五一: 农民、建筑工人、医生
父亲节: 父亲节，爸爸和孩子拥抱
妇女节|三八节: 妈妈拿着花
植树节: 孩子种树
小年(?!兽)(?:祭灶)?|祭灶: 灶王爷
^(?:(?:除夕夜?|丰盛|热闹|我家|全家|一家人)的?)*(?:年夜饭|团圆饭|团年饭)$: 除夕，一家人吃年夜饭
^(?:吃|一起吃)(?:年夜饭|团圆饭|团年饭)$: 除夕，一家人吃年夜饭
元旦(?:晚会|联欢会|演出): 孩子们在舞台上唱歌
那达慕(?:大会|节)?: 草原上，男孩骑马，后面有蒙古包
(?:元宵节?)?(?:孩子们?|小朋友们?)?猜灯谜: 孩子们看着灯谜
`),
};
