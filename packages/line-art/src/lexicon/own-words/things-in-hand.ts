/** Things one can hold. */
export const thingsInHand = `
1st-place-medal: gold medal, 1st place medal, first place medal, medal / 金牌, 奖牌, 金奖牌 / held, 0.3 m, front
2nd-place-medal: silver medal, 2nd place medal, second place medal / 银牌, 银奖牌 / held, 0.3 m, front
3rd-place-medal: bronze medal, 3rd place medal, third place medal / 铜牌, 铜奖牌 / held, 0.3 m, front
abacus: abacus, counting frame / 算盘, 珠算, 小算盘 / held, 0.25 m, front
accordion: accordion, squeezebox / 手风琴, 拉手风琴 / held, 0.5 m, front
adhesive-bandage: adhesive bandage, band-aid, bandaid, band aid, sticking plaster / 创可贴 / held, 0.06 m, front
african-mask: african mask, tribal mask, carved mask, wooden mask, african tribal mask / 非洲面具, 部落面具, 木雕面具, 原始面具 / held, 0.5 m, front
air-fryer: air fryer, deep fryer / 空气炸锅, 炸锅 / held, 0.35 m, front
amber: amber, piece of amber, insect in amber, mosquito in amber / 琥珀, 虫珀, 琥珀里的蚊子 / held, 0.1 m, front
american-flag: american flag, us flag, flag of the united states, stars and stripes, star spangled banner / 美国国旗, 星条旗, 美国旗 / held, 0.8 m, front
ammonite: ammonite, ammonites, ammonite fossil / 菊石, 菊石化石 / held, 0.2 m, left
baby-rattle: rattle, baby rattle, rattle toy / 摇铃, 手摇铃, 婴儿摇铃, 沙铃玩具, 宝宝摇铃 / held, 0.2 m, front
badminton-racket: badminton racket, badminton racquet, racket and shuttlecock / 羽毛球拍, 羽毛球拍和羽毛球, 羽毛球球拍 / held, 0.6 m, front
bagpipes: bagpipes, bagpipe, scottish bagpipes / 风笛, 苏格兰风笛 / held, 0.7 m, front
balalaika: balalaika, balalaikas / 巴拉莱卡琴, 三角琴, 俄罗斯三角琴 / held, 0.8 m, front
balloon-animal: balloon animal, balloon dog, balloon animals, balloon sculpture / 气球动物, 气球狗, 气球小狗 / held, 0.4 m, left
bamboo-copter: bamboo copter, bamboo dragonfly, toy propeller, hand propeller / 竹蜻蜓, 小竹蜻蜓, 竹蜻蜓玩具 / held, 0.3 m, front
bamboo-flute: bamboo flute, dizi, chinese flute / 竹笛, 笛子, 横笛, 中国笛子 / held, 0.5 m, front
bamboo-slips: bamboo slips, bamboo scroll, bamboo book, ancient chinese book / 竹简, 简牍, 竹书, 古代竹简, 竹简书 / held, 0.4 m, front
bandage-roll: bandage, bandage roll, gauze, bandages / 绷带, 纱布, 一卷绷带 / held, 0.1 m, front
banjo: banjo / 班卓琴 / held, 0.8 m, front
bare-leg: leg, legs, human leg, calf of the leg / 腿, 小腿, 大腿, 人的腿 / held, 0.6 m, front
bare-tray: empty tray, tray with nothing on it / 空托盘 / held, 0.2 m, front
baseball-bat: baseball bat / 棒球棒, 球棒, 棒球棍 / held, 0.8 m, front
baseball-glove: baseball glove, baseball mitt, catcher's mitt / 棒球手套 / held, 0.3 m, front
basket-of-eggs: easter egg basket, filled easter basket / 彩蛋篮, 彩蛋花篮 / held, 0.4 m, front
bassoon: bassoon, bassoons / 巴松管, 大管, 巴松, 低音管 / held, 1.3 m, front
battery: battery, batteries, aa battery, power cell / 电池, 干电池, 充电电池, 小电池 / held, 0.1 m, front
beach-ball: beach ball, inflatable ball, toy ball, bouncy ball / 沙滩球, 充气球, 皮球 / held, 0.35 m, front
bean-bags: bean bags, beanbags, throwing bean bags, beanbag toss / 沙包, 丢沙包, 小沙包, 扔沙包 / held, 0.15 m, front
bellows: bellows, wind box, fireplace bellows / 风箱, 手拉风箱 / held, 0.5 m, front
bib: bib, baby bib / 围嘴, 口水巾, 围兜, 宝宝围嘴 / held, 0.3 m, front
bike-helmet: bike helmet, bicycle helmet, cycling helmet, skate helmet, helmet / 自行车头盔, 头盔, 骑行头盔, 轮滑头盔 / held, 0.25 m, front
binoculars: binoculars, field glasses, pair of binoculars, field-glasses, spyglasses / 双筒望远镜, 双目望远镜, 望远镜双筒 / held, 0.2 m, front
blueprint: blueprint, blueprints, building plan, building plans, construction plans, floor plan / 图纸, 设计图, 施工图, 建筑图纸, 蓝图 / held, 0.6 m, front
bowling-pin: bowling pin, bowling pins, ninepin, ninepins, juggling pin, juggling pins, juggling clubs / 保龄球瓶, 木瓶, 球瓶 / held, 0.4 m, front
boxing-glove: boxing glove, boxing gloves / 拳击手套, 拳套 / held, 0.3 m, front
brain: brain, human brain / 脑, 大脑, 人脑 / held, 0.3 m, front
bubble-wand: bubble wand, bubble blower, bubble maker / 泡泡棒, 泡泡水, 泡泡机 / held, 0.3 m, front
bunsen-burner: bunsen burner, spirit lamp, alcohol lamp / 酒精灯, 本生灯 / held, 0.25 m, front
button: button, buttons, shirt button / 纽扣, 扣子, 钮扣 / held, 0.05 m, front
cake-candle: birthday candle, birthday candles, cake candle / 生日蜡烛 / held, 0.1 m, front
calculator: calculator, pocket calculator / 计算器, 电子计算器 / held, 0.2 m, front
calligraphy-brush: calligraphy brush, writing brush, chinese brush, ink brush / 毛笔, 书法毛笔, 毛笔字 / held, 0.3 m, front
camping-lantern: camping lantern, camp lantern, oil lantern, lantern lamp, hurricane lamp, gas lamp / 马灯, 露营灯, 煤油灯, 野营灯 / held, 0.3 m, front
can-opener: can opener, tin opener, bottle opener / 开罐器, 开罐头器, 罐头刀, 开瓶器 / held, 0.2 m, front
candy-bucket: candy bucket, candy buckets, bucket of candy, trick or treat bucket, trick-or-treat bucket, pumpkin bucket, pumpkin pail, halloween bucket / 糖果桶, 南瓜糖果桶, 南瓜桶, 万圣节糖果桶, 一桶糖果 / held, 0.3 m, front
cassette-tape: cassette tape, cassette, audio tape, mixtape / 磁带, 录音带, 卡带 / held, 0.1 m, front
castanets: castanets, castanet / 响板, 西班牙响板 / held, 0.15 m, front
cats-cradle: cat's cradle, cats cradle, string figure game / 翻花绳, 翻绳, 花绳游戏, 翻绳游戏 / held, 0.3 m, front
cello: cello, violoncello / 大提琴 / held, 1.1 m, front
cello-by-a-chair: cello by a chair / 靠着椅子的大提琴 / held, 1.1 m, front
chainsaw: chainsaw, chain saw, power saw / 电锯, 链锯, 油锯, 伐木锯 / held, 0.4 m, left
chalk: chalk, piece of chalk, stick of chalk, sidewalk chalk / 粉笔, 一支粉笔, 彩色粉笔, 粉笔头 / held, 0.12 m, front
checkered-flag: checkered flag, chequered flag, finish flag, racing flag, race flag / 方格旗, 格子旗, 黑白格旗, 赛车旗, 终点旗 / held, 0.8 m, front
checkers-board: checkers, checkers board, checkerboard, checker board, draughts, draughts board, draughtboard / 跳棋, 西洋跳棋, 国际跳棋, 跳棋棋盘 / held, 0.1 m, front
chessboard: chessboard, chess board, chess set, chess game, board game / 国际象棋盘, 棋盘, 国际象棋棋盘, 桌游 / held, 0.3 m, front
chinese-flag: chinese flag, flag of china, five-star red flag, china flag / 五星红旗, 中国国旗, 中国旗 / held, 0.8 m, front
chinese-knot: chinese knot, lucky knot, chinese knotting / 中国结, 红色中国结, 大中国结, 同心结, 吉祥结 / held, 0.4 m, front
chisel: chisel, wood chisel / 凿子, 木工凿, 小凿子 / held, 0.3 m, front
christmas-bauble: bauble, ornament, christmas ornament, christmas ball / 圣诞球, 圣诞挂饰, 彩球 / held, 0.12 m, front
christmas-cracker: Christmas cracker, christmas cracker, party cracker / 圣诞拉炮, 圣诞爆竹 / held, 0.25 m, front
christmas-stocking: christmas stocking, stocking / 圣诞袜, 圣诞袜子 / held, 0.5 m, front
clapper-board: clapper board, clapperboard, movie clapper / 场记板, 打板 / held, 0.3 m, front
clarinet: clarinet, oboe / 单簧管, 黑管, 双簧管 / held, 0.6 m, front
cloth-tiger: cloth tiger, stuffed tiger, toy tiger, fabric tiger / 布老虎, 布老虎玩具, 老虎布偶, 小布老虎 / held, 0.4 m, left
clothes-hanger: clothes hanger, coat hanger, hanger / 衣挂, 晾衣挂, 挂衣钩 / held, 0.25 m, front
clothes-iron: iron, clothes iron, steam iron, flat iron, flatiron / 熨斗, 电熨斗, 蒸汽熨斗, 烫斗 / held, 0.25 m, left
clothes-peg: clothes peg, clothespin, clothes pin, laundry peg / 衣夹, 晾衣夹, 木夹子, 衣服夹子 / held, 0.15 m, front
coaster: coaster, coasters, drink coaster, cup mat / 杯垫, 茶杯垫, 隔热杯垫 / held, 0.2 m, front
coin: coin, gold coin, penny / 硬币, 金币 / held, 0.1 m, front
computer-keyboard: computer keyboard / 电脑键盘, 键盘 / held, 0.2 m, front
cookie-cutter: cookie cutter, biscuit cutter, cookie cutters / 饼干模具, 饼干切模, 曲奇模具 / held, 0.08 m, front
cooking-pot: cooking pot, saucepan, casserole, soup pot, stockpot / 汤锅, 锅, 煮锅, 锅子, 炖锅, 大锅 / held, 0.25 m, front
copper-coins: copper coin, ancient chinese coin, chinese coin, copper coins, feng shui coins / 铜钱, 古钱币, 铜板, 五帝钱, 古代铜钱, 古铜钱 / held, 0.2 m, front
corkscrew: corkscrew, corkscrews, wine opener / 红酒开瓶器, 葡萄酒开瓶器, 螺旋开瓶器 / held, 0.2 m, front
cotton-swab: cotton swab, cotton swabs, cotton bud, cotton buds / 棉签, 棉棒, 棉花棒 / held, 0.1 m, front
credit-card: credit card, bank card, debit card, gift card / 银行卡, 信用卡, 储蓄卡, 礼品卡 / held, 0.06 m, front
crochet: crochet, crochet hook, crochet hook and yarn, crocheting hook / 钩针, 钩针和毛线, 钩针编织, 钩毛线 / held, 0.3 m, front
crowbar: crowbar, crow bar, pry bar / 撬棍, 撬杠 / held, 0.5 m, front
cup-and-ball: cup and ball, ball and cup, kendama, kendamas / 剑玉, 剑球, 杯球玩具 / held, 0.3 m, front
curling-iron: curling iron, curling wand, hair curler, curling tongs / 卷发棒, 电卷棒, 卷发器 / held, 0.3 m, front
cutting-board: cutting board, chopping board, bread board / 砧板, 菜板, 切菜板, 案板 / held, 0.3 m, front
cutting-knife: knife that cuts / 切东西的刀 / held, 0.3 m, right
cymbals: cymbals, cymbal, pair of cymbals / 镲, 铜镲, 钹, 大镲 / held, 0.35 m, front
daruma: daruma, daruma doll, dharma doll, japanese wishing doll / 达摩, 达摩不倒翁, 达磨, 达摩娃娃, 许愿达摩 / held, 0.3 m, front
dental-floss: dental floss, floss, tooth floss / 牙线, 牙线盒, 用牙线 / held, 0.15 m, front
diabolo: diabolo, chinese yo-yo, chinese yo yo, juggling diabolo / 空竹, 抖空竹, 扯铃, 扯铃玩具, 空竹玩具 / held, 0.5 m, front
didgeridoo: didgeridoo, didgeridoos, didjeridu / 迪吉里杜管, 迪吉里杜, 澳洲长笛管 / held, 1.2 m, front
diving-helmet: diving helmet, diver's helmet, old diving helmet / 潜水头盔, 潜水帽 / held, 0.4 m, front
dog-leash: dog leash, leash, dog lead / 狗绳, 牵引绳, 遛狗绳, 宠物牵引绳 / held, 0.8 m, front
doll: doll, rag doll, baby doll, toy doll / 洋娃娃, 布娃娃, 玩具娃娃, 玩偶 / held, 0.4 m, front
dominoes: dominoes, domino, domino tiles / 多米诺骨牌, 骨牌, 多米诺 / held, 0.15 m, front
door-knocker: door knocker, lion door knocker, lion knocker / 门环, 狮子门环, 铺首, 门钹 / held, 0.3 m, front
doorbell: doorbell, door bell / 门铃, 可视门铃 / held, 0.15 m, front
dough-figurine: dough figurine, dough figurines / 面人, 捏面人, 面塑 / held, 0.2 m, front
drawing-compass: drawing compass, pair of compasses, compasses, geometry compass / 圆规, 画图圆规 / held, 0.15 m, front
dreidel: dreidel, hanukkah top, hanukkah dreidel, dreidle / 光明节陀螺, 犹太陀螺, 四面陀螺, 德雷德尔陀螺 / held, 0.2 m, front
drink-jug: drink jug, jug, jugs, water jug, water pitcher, lemonade pitcher, juice pitcher, pitcher of lemonade, pitcher of juice, pitcher of water, pitcher of iced tea, glass pitcher / 果汁壶, 凉水壶, 大水罐, 柠檬水壶, 扎壶, 玻璃水壶, 冷水壶, 一壶柠檬水 / held, 0.3 m, left
drinking-straw: drinking straw, drinking straws, straws, bendy straw, paper straw / 吸管, 饮料吸管, 纸吸管, 弯吸管 / held, 0.2 m, front
dumbbell: dumbbell, dumbbells, hand weight, weights, kettlebell / 哑铃, 小哑铃, 一副哑铃 / held, 0.2 m, front
dustpan-and-brush: dustpan, dustpan and brush, brush and dustpan / 簸箕, 簸箕和刷子, 畚箕, 垃圾铲 / held, 0.3 m, front
egg-carton: egg carton, carton of eggs, box of eggs / 鸡蛋盒, 蛋托, 一盒鸡蛋 / held, 0.12 m, front
elbow: elbow, elbows / 胳膊肘, 手肘, 肘部, 肘关节 / held, 0.4 m, front
electric-guitar: electric guitar, rock guitar, bass guitar / 电吉他, 摇滚吉他, 贝斯 / held, 0.9 m, front
embroidered-ball: embroidered ball, silk ball, xiuqiu, zhuang embroidered ball / 绣球, 绣球挂件, 抛绣球, 壮族绣球, 大绣球 / held, 0.4 m, front
embroidery-hoop: embroidery hoop, embroidery, embroidery frame, cross stitch / 绣绷, 十字绣, 绣花绷子, 刺绣绷子 / held, 0.3 m, front
enamel-mug: enamel mug, tin mug, old enamel cup / 搪瓷杯, 搪瓷缸, 茶缸, 大茶缸 / held, 0.15 m, front
envelope: envelope / 信封 / held, 0.2 m, front
eraser: eraser, rubber eraser, pencil eraser, rubber / 橡皮, 橡皮擦, 一块橡皮 / held, 0.08 m, front
erhu: erhu, chinese fiddle, chinese violin / 二胡, 胡琴 / held, 0.8 m, front
eyelash: eyelash, eyelashes, mascara / 睫毛, 眼睫毛, 睫毛膏 / held, 0.2 m, front
face-mask: face mask, medical mask, surgical mask, mouth mask / 口罩, 医用口罩, 儿童口罩 / held, 0.2 m, front
fanny-pack: fanny pack, bum bag, belt bag, waist pack, waist bag / 腰包, 胸包 / held, 0.15 m, front
feather: feather, feathers, quill feather / 羽毛, 一根羽毛, 羽毛笔羽 / held, 0.2 m, front
feather-duster: feather duster, feather dusters / 鸡毛掸子, 鸡毛掸, 羽毛掸子 / held, 0.5 m, front
fidget-spinner: fidget spinner, hand spinner / 指尖陀螺 / held, 0.1 m, front
film-reel: film reel, movie reel, film strip, filmstrip / 电影胶片, 电影胶卷, 胶片, 电影放映盘 / held, 0.3 m, front
finger-paint: finger paint, finger paints, finger painting, handprint painting / 手指画, 手指画颜料, 手印画 / held, 0.3 m, front
fingernail: fingernail, fingernails, nails, nail art, painted nails, manicure / 指甲, 手指甲, 美甲, 涂指甲油的手 / held, 0.2 m, front
fire-breath: breath of fire, fiery breath / 喷出的火焰 / held, 0.6 m, left
fish-lantern: fish lantern, carp lantern, paper fish lantern / 鱼灯, 鲤鱼灯, 小鱼灯, 鱼灯笼, 歙县鱼灯 / held, 0.6 m, left
fishing-net: fishing net, landing net, fish net / 渔网, 捞鱼网, 抄网, 捕鱼网 / held, 0.9 m, front
fishing-pole: fishing pole, fishing rod, fishing-rod / 鱼竿, 钓鱼竿 / held, 0.9 m, front
five-coloured-cord: five colored cord, five color bracelet, dragon boat bracelet / 五彩绳, 五色线, 五彩线, 端午手链 / held, 0.1 m, front
flash-cards: flash cards, flashcards, flash card, word card / 识字卡, 拼音卡片, 字卡, 生字卡, 单词卡 / held, 0.12 m, front
flying-powder: flying powder, puff of powder, puffs of powder / 扬起的彩粉, 飞舞的彩粉 / held, 0.4 m, front
fork: fork, dinner fork / 叉子, 餐叉, 叉 / held, 0.2 m, front
fossil-fish: fossil fish, fish fossil, fossilised fish / 鱼化石, 古鱼化石, 鱼的化石 / held, 0.3 m, left
fountain-pen: fountain pen, ink pen / 钢笔, 墨水笔 / held, 0.2 m, front
french-horn: French horn, french horns, orchestral horn / 圆号, 法国号 / held, 0.6 m, front
funnel: funnel, kitchen funnel / 漏斗, 小漏斗 / held, 0.2 m, front
fuse-beads: fuse beads, perler beads, hama beads, melting beads, iron beads / 拼豆, 拼豆豆, 融合豆 / held, 0.25 m, front
gaiwan: gaiwan, lidded teacup, chinese tea bowl, covered tea bowl / 盖碗, 盖碗茶, 茶碗, 盖碗茶杯, 功夫茶杯 / held, 0.2 m, front
gavel: gavel, judge's hammer, judge's gavel / 法槌, 法官锤, 木槌 / held, 0.3 m, front
gift-bag: gift bag, goody bag, party bag, present bag, goodie bag / 礼品袋, 伴手礼袋, 小礼品袋 / held, 0.35 m, front
glow-stick: glow stick, glow sticks, light stick / 荧光棒, 发光棒, 应援棒 / held, 0.2 m, front
glue: glue, glue bottle, bottle of glue, glue stick, school glue / 胶水, 胶水瓶, 固体胶, 胶棒, 一瓶胶水 / held, 0.15 m, front
go-game: go board, go game, weiqi, game of go, baduk, go stones / 围棋, 五子棋, 围棋盘, 下围棋, 围棋棋盘, 黑白棋 / held, 0.3 m, front
goblet: goblet, wine glass, chalice / 高脚杯, 酒杯 / held, 0.2 m, front
gold-ingot: gold ingot, ingot, yuanbao, gold sycee, chinese gold / 元宝, 金元宝, 金锭, 大元宝, 银元宝, 银锭 / held, 0.2 m, front
golden-cudgel: golden cudgel, magic staff, ruyi jingu bang, monkey king staff / 金箍棒, 如意金箍棒, 孙悟空的金箍棒 / held, 1.4 m, front
gourd-flute: gourd flute, hulusi, cucurbit flute / 葫芦丝, 巴乌, 葫芦箫 / held, 0.5 m, front
grater: grater, cheese grater, vegetable grater / 擦丝器, 刨丝器, 奶酪刨, 擦菜板 / held, 0.2 m, front
greeting-card: greeting card, get-well card, get well card, birthday card, christmas card / 贺卡, 生日卡, 圣诞卡, 新年贺卡, 卡片, 感谢卡 / held, 0.2 m, front
guitar: guitar / 吉他 / held, 0.8 m, front
hair-clip: hair clip, hair clips, barrette, hairclip / 发夹, 发卡, 小发卡 / held, 0.06 m, front
hair-curlers: curlers, hair curlers, hair rollers, curler, hair roller / 卷发筒, 发卷, 卷发夹, 发卷筒 / held, 0.15 m, front
hair-dryer: hair dryer, hair drier, hairdryer, blow dryer / 吹风机, 电吹风 / held, 0.25 m, front
hairbrush: hairbrush, hair brush, comb, brush and comb, comb and brush / 梳子, 发梳, 木梳, 头梳 / held, 0.25 m, front
hairpin: hairpin, hair pin, hair stick, hair ornament / 发簪, 簪子, 步摇, 发钗, 发饰 / held, 0.15 m, front
hand-mirror: hand mirror, handheld mirror / 手镜, 手持镜, 小镜子 / held, 0.3 m, front
hand-sanitizer: hand sanitizer, soap dispenser, liquid soap / 免洗洗手液, 消毒液, 皂液器 / held, 0.2 m, front
handcuffs: handcuffs / 手铐 / held, 0.15 m, front
handkerchief: handkerchief, hankie, hanky / 手绢, 手帕, 丝帕 / held, 0.3 m, front
harmonica: harmonica, mouth organ, mouth harp / 口琴, 小口琴 / held, 0.12 m, front
headlamp: headlamp, head lamp, head torch, miner's lamp / 头灯, 矿灯, 登山头灯 / held, 0.2 m, front
highlighter: highlighter, highlighter pen, highlighters / 荧光笔, 记号笔, 马克笔 / held, 0.14 m, front
hinge: hinge, door hinge, hinges / 合页, 铰链, 门合页 / held, 0.15 m, front
hobby-horse: hobby horse, stick horse, hobbyhorse / 竹马, 木棍马, 玩具马头杆 / held, 0.9 m, front
hoe: hoe, garden hoe, farm hoe / 锄头, 小锄头, 铁锄, 园艺锄 / held, 1.3 m, front
hole-punch: hole punch, hole puncher, paper punch / 打孔器, 打孔机, 打洞机 / held, 0.12 m, left
hoop-and-stick: hoop and stick, rolling hoop, hoop rolling, iron hoop / 滚铁环, 铁环, 推铁环, 铁圈 / held, 0.7 m, left
horseshoe: horseshoe / 马蹄铁 / held, 0.2 m, front
hot-water-bottle: hot water bottle, hot-water bottle, hot water bag / 热水袋, 暖水袋, 暖手袋 / held, 0.3 m, front
hula-hoop: hula hoop, hoop / 呼啦圈 / held, 0.8 m, front
human-heart: human heart, heart organ, anatomical heart / 心脏, 人的心脏 / held, 0.15 m, front
humidifier: humidifier, air humidifier, diffuser / 加湿器, 香薰机 / held, 0.3 m, front
inkstone: inkstone, ink stone, brush and inkstone, four treasures of the study / 砚台, 文房四宝, 笔墨纸砚, 笔墨, 墨砚 / held, 0.2 m, front
inside-out-umbrella: umbrella turned inside out, inside-out umbrella, blown-out umbrella / 吹翻伞, 被吹翻的伞, 翻过来的伞, 被吹翻的雨伞, 翻过来的雨伞 / held, 0.8 m, front
instant-photo: polaroid, instant photo, instant camera photo, photo / 拍立得, 拍立得照片, 照片 / held, 0.1 m, front
jack-in-the-box: jack-in-the-box, jack in the box / 玩偶盒, 弹簧小丑盒, 惊吓盒, 小丑盒 / held, 0.4 m, front
jade-pendant: jade pendant, jade ring, jade amulet, bi disc / 玉佩, 玉璧, 平安扣, 玉坠, 玉环 / held, 0.3 m, front
jade-seal: jade seal, chinese seal, seal stamp, imperial seal, name seal / 印章, 玉玺, 传国玉玺, 图章, 玉印, 刻章 / held, 0.3 m, front
jet-pack: jet pack, jetpack, rocket pack, jet packs / 喷气背包, 飞行背包, 火箭背包, 喷射背包 / held, 0.7 m, front
jewelry-box: jewelry box, jewellery box, jewelry, jewellery, jewel box / 首饰盒, 珠宝盒, 首饰, 珠宝 / held, 0.25 m, front
jianzi: jianzi, chinese shuttlecock, feather shuttlecock, foot shuttlecock / 毽子, 鸡毛毽, 鸡毛毽子, 羽毛毽子 / held, 0.15 m, front
juggled-balls: juggled balls, balls in the air / 杂耍球, 抛接球球 / held, 0.5 m, front
jump-rope: jump rope, skipping rope / 跳绳子, 跳绳 / held, 0.6 m, front
kaleidoscope: kaleidoscope / 万花筒 / held, 0.3 m, front
kalimba: kalimba, thumb piano, mbira, kalimbas / 卡林巴琴, 拇指琴, 卡林巴, 拇指钢琴 / held, 0.25 m, front
kettle: kettle, tea kettle, teakettle, water kettle, electric kettle / 水壶, 热水壶, 烧水壶, 电热水壶, 开水壶 / held, 0.25 m, right
keychain: keychain, key chain, key ring, keyring / 钥匙扣, 钥匙圈, 钥匙链 / held, 0.12 m, front
kidneys: kidney, kidneys / 肾, 肾脏, 腰子 / held, 0.2 m, front
klotski: klotski, sliding block puzzle, huarong road puzzle, slide puzzle / 华容道, 滑块拼图, 数字华容道 / held, 0.2 m, front
knee: knee, knees, knee with a plaster / 膝盖, 膝关节 / held, 0.4 m, front
knitting-needles: knitting needles, knitting, knitting yarn / 毛衣针, 编织针, 织毛衣, 毛线针 / held, 0.3 m, front
knob-drawing-toy: etch a sketch, etch-a-sketch, knob drawing toy / 旋钮画板, 蚀刻画板, 魔法画板 / held, 0.3 m, front
knot: knot, rope knot / 绳结, 打结的绳子, 结 / held, 0.2 m, front
kokeshi: kokeshi doll, kokeshi, japanese wooden doll, japanese doll / 木芥子, 小芥子, 日本木偶娃娃, 日本娃娃, 和风娃娃 / held, 0.3 m, front
kuaiban: kuaiban, bamboo clappers, chinese clappers, allegro clappers / 快板, 竹板, 快板书, 说快板 / held, 0.3 m, front
lace: lace, lace doily, doily, lace mat, lacework / 蕾丝, 蕾丝花边, 蕾丝垫 / held, 0.3 m, front
laser-sword: light saber, lightsaber, laser sword, light sword / 光剑, 激光剑 / held, 1 m, front
lasso: lasso, lariat, cowboy rope / 套索, 牛仔套索, 套马绳 / held, 0.5 m, front
lead: line of a lead / 牵着的绳子 / held, 0.4 m, front
lego-brick: lego, lego brick, lego bricks, legos, toy brick, plastic brick / 乐高, 乐高积木, 塑料积木, 积木块, 拼插积木 / held, 0.2 m, front
lips: lips, lipstick kiss, kissing lips / 嘴唇, 红唇, 唇印 / held, 0.08 m, front
lipstick: lipstick, lip balm, makeup, make up, cosmetics / 口红, 唇膏, 化妆品, 润唇膏 / held, 0.1 m, front
liver: liver, human liver / 肝, 肝脏, 人的肝 / held, 0.25 m, front
long-drum: long drum, conga, conga drum, congas, tall drum / 长鼓, 康加鼓 / held, 0.8 m, front
longevity-lock: longevity lock, silver lock charm, baby lock necklace / 长命锁, 银锁, 平安锁, 长命百岁锁, 宝宝银锁 / held, 0.2 m, front
lord-rabbit: lord rabbit, rabbit god, tu'er ye, clay rabbit / 兔儿爷, 兔爷, 泥塑兔爷, 北京兔儿爷 / held, 0.4 m, front
luban-lock: luban lock, burr puzzle, kongming lock, wooden burr puzzle / 鲁班锁, 孔明锁, 六子联方 / held, 0.12 m, front
lucky-cat: lucky cat, maneki neko, fortune cat, beckoning cat, waving cat, money cat / 招财猫, 招财小猫, 发财猫, 招财进宝猫 / held, 0.4 m, front
lungs: lungs, lung / 肺, 肺部, 双肺 / held, 0.3 m, front
lute: lute, lutes, oud / 鲁特琴, 诗琴琵琶, 乌德琴 / held, 0.9 m, front
lyre: lyre, lyres, greek lyre / 里拉琴, 七弦琴, 莱雅琴, 诗琴 / held, 0.5 m, front
mahjong: mahjong tile, mahjong, mahjong tiles, mah jongg / 麻将, 麻将牌, 打麻将, 麻雀牌 / held, 0.2 m, front
mandolin: mandolin, mandolins / 曼陀林, 曼多林 / held, 0.7 m, front
measuring-cup: measuring cup, measuring cups, measuring jug / 量杯, 厨房量杯, 带刻度的杯子 / held, 0.2 m, front
medicine-bottle: medicine, medicine bottle, bottle of medicine, pill, pills, pill bottle, tablets, vitamins, cough syrup / 药瓶, 药片, 药丸, 药水瓶, 维生素, 感冒药, 一瓶药 / held, 0.15 m, front
message-in-a-bottle: message in a bottle, letter in a bottle, bottle with a message, note in a bottle / 漂流瓶, 瓶中信, 瓶子里的信 / held, 0.4 m, front
metronome: metronome / 节拍器 / held, 0.25 m, front
milk-pail: milk pail, bucket of milk, pail of milk, milk bucket / 牛奶桶, 一桶牛奶, 奶桶, 一桶奶, 装满牛奶的桶 / held, 0.4 m, front
morin-khuur: morin khuur, horse-head fiddle, horse head fiddle, horsehead fiddle / 马头琴 / held, 1 m, front
mousetrap: mousetrap, mouse trap / 捕鼠夹, 老鼠夹 / held, 0.15 m, front
moustache: moustache, mustache, paper mustache / 小胡子, 八字胡, 假胡子 / held, 0.1 m, front
muffin-tin: muffin tin, muffin pan, cupcake tin, baking tray / 烤盘, 蛋糕模具, 松饼模, 烘焙模具 / held, 0.35 m, front
music-box: music box, musical box, ballerina music box / 音乐盒, 八音盒, 芭蕾音乐盒 / held, 0.25 m, front
musical-triangle: musical triangle, triangle instrument, percussion triangle / 三角铁, 三角铁乐器 / held, 0.25 m, front
nail: nail, iron nail, metal nail / 钉子, 铁钉, 铁钉子, 小钉子 / held, 0.1 m, front
nail-clipper: nail clipper, nail clippers, nail cutter / 指甲刀, 指甲剪, 指甲钳 / held, 0.1 m, front
nail-polish: nail polish, nail varnish / 指甲油 / held, 0.1 m, front
name-tag: name tag, name badge, hello my name is / 姓名牌, 名牌, 胸牌, 姓名贴 / held, 0.08 m, front
napkin: napkin, cloth napkin, serviette, folded napkin / 餐巾, 口布, 餐巾布 / held, 0.2 m, front
newspaper: newspaper, newspapers / 报纸, 一份报纸 / held, 0.35 m, front
nine-linked-rings: nine linked rings, nine-linked rings puzzle, chinese rings, chinese rings puzzle / 九连环 / held, 0.15 m, left
notebook: notebook, spiral notebook, exercise book, notepad / 笔记本, 作业本, 练习本, 本子, 记事本 / held, 0.25 m, front
nunchucks: nunchucks, nunchaku, nunchuks, nunchuck / 双节棍, 双截棍 / held, 0.5 m, front
oars: oar, oars, rowing oars / 船桨, 桨, 双桨 / held, 1.5 m, front
oil-can: oil can, can of oil, oilcan, oiler, motor oil, engine oil / 机油, 机油壶, 油壶, 润滑油, 机油桶 / held, 0.3 m, left
onesie: onesie, baby clothes, baby romper, romper, bodysuit, baby suit / 连体衣, 宝宝连体衣, 婴儿衣服, 爬服, 哈衣, 宝宝衣服 / held, 0.4 m, front
open-book: book / 书 / held, 0.25 m, front
open-hand: hand, hands, open hand, palm of a hand, human hand / 手, 小手, 手掌, 手心, 张开的手 / held, 0.2 m, front
opera-mask: opera mask, peking opera mask, beijing opera mask, chinese opera mask, opera face / 脸谱, 京剧脸谱, 戏曲脸谱, 京剧面具, 川剧脸谱 / held, 0.3 m, front
oracle-bone: oracle bone, oracle bones, oracle bone script / 甲骨文, 甲骨, 龟甲文 / held, 0.4 m, front
oven-mitt: oven mitt, oven glove, pot holder, oven mitts / 隔热手套, 烤箱手套, 防烫手套, 厨房手套 / held, 0.25 m, front
pacifier: pacifier, baby pacifier, dummy pacifier, soother / 奶嘴, 安抚奶嘴, 宝宝奶嘴 / held, 0.1 m, front
paint-roller: paint roller, paint-roller, roller brush, painting roller / 滚筒刷, 油漆滚筒, 刷墙滚筒, 油漆刷滚筒 / held, 0.4 m, front
palace-lantern: palace lantern, chinese palace lantern, hexagonal lantern, revolving lantern / 宫灯, 走马灯, 六角宫灯, 八角宫灯, 花灯, 古代灯笼 / held, 0.6 m, front
pan-flute: pan flute, panpipes, pan pipes, panflute / 排箫, 潘笛, 排笛 / held, 0.25 m, front
paper-crane: paper crane, origami crane, origami, origami bird, folded crane / 千纸鹤, 纸鹤, 折纸, 折纸鹤 / held, 0.2 m, front
paper-cut: paper cut, papercut, paper-cut, paper cutting, chinese paper cutting, paper cut window flower, window flower, chinese paper cut / 窗花, 剪纸, 剪纸窗花, 红窗花, 剪窗花 / held, 0.3 m, front
paper-fan: fan, folding fan, folding hand fan, paper fan / 扇子, 折扇, 纸扇 / held, 0.3 m, front
paper-umbrella: oil-paper umbrella, paper umbrella, chinese umbrella, paper parasol, japanese umbrella / 油纸伞, 纸伞, 古风油纸伞, 花纸伞, 小油纸伞 / held, 0.8 m, front
party-blower: party blower, party horn, noisemaker, noise maker, blowout / 吹龙, 派对吹卷, 派对喇叭, 吹吹卷 / held, 0.2 m, right
passport: passport / 护照, 通行证 / held, 0.13 m, front
peace-charm: peace charm, lucky charm pouch, omamori, safety charm / 平安符, 护身符, 御守, 平安牌 / held, 0.12 m, front
peeler: peeler, vegetable peeler, potato peeler / 削皮器, 削皮刀, 刨皮刀, 刮皮刀 / held, 0.2 m, front
pencil-case: pencil case, pencil box, pencil pouch, pen case / 文具盒, 铅笔盒, 笔袋, 笔盒, 文具袋, 文具 / held, 0.2 m, front
pencil-sharpener: pencil sharpener, sharpener / 卷笔刀, 铅笔刀, 削笔刀, 转笔刀, 削笔器 / held, 0.08 m, front
perfume: perfume, perfume bottle, bottle of perfume, fragrance, cologne / 香水, 香水瓶, 一瓶香水 / held, 0.15 m, front
phone-charger: phone charger, charger, charging cable, power bank / 充电器, 手机充电器, 充电线, 充电宝 / held, 0.15 m, front
photo-album: photo album, scrapbook, family album / 相册, 影集, 剪贴簿 / held, 0.3 m, front
pickleball-paddle: pickleball paddle, pickleball, pickleball racket / 匹克球, 匹克球拍 / held, 0.4 m, front
piggy-bank: piggy bank, money box, moneybox, savings bank / 存钱罐, 储蓄罐, 小猪存钱罐, 猪猪存钱罐, 存钱筒 / held, 0.3 m, left
pincushion: pin cushion, pincushion, tomato pincushion / 针插, 插针包, 针包 / held, 0.1 m, front
pinwheel: pinwheel, paper windmill, toy windmill, pin wheel / 纸风车, 玩具风车, 小风车, 手持风车 / held, 0.4 m, front
pipa: pipa, chinese lute / 琵琶, 中国琵琶 / held, 0.9 m, front
pirate-flag: pirate flag, jolly roger, skull flag / 海盗旗, 骷髅旗 / held, 0.8 m, front
pirate-hook: pirate hook, hook hand, captain's hook / 海盗钩, 铁钩手, 海盗铁钩 / held, 0.3 m, front
pitchfork: pitchfork, hay fork, garden fork, hayfork, farm fork / 草叉, 干草叉, 叉子农具, 园艺叉 / held, 1.4 m, front
pizza-cutter: pizza cutter, pizza wheel / 披萨刀, 披萨轮刀 / held, 0.2 m, front
placard: placard, picket sign, protest sign, sign on a stick / 举牌, 手举牌, 标语牌, 木牌子 / held, 0.7 m, front
plant-cell: plant cell, cell, animal cell, cells under a microscope / 细胞, 植物细胞, 动物细胞, 细胞结构, 显微镜下的细胞 / held, 0.3 m, front
playing-cards: playing cards, playing card, deck of cards, card game, poker cards / 扑克牌, 纸牌, 扑克, 一副牌 / held, 0.15 m, front
pliers: pliers, pair of pliers, pincers, tongs / 钳子, 老虎钳, 小钳子, 尖嘴钳 / held, 0.2 m, front
plug: plug, electric plug, power plug, electrical plug / 插头, 电源插头, 电插头 / held, 0.1 m, front
police-badge: police badge, sheriff badge, sheriff's badge, badge / 警徽, 警察徽章, 警长徽章 / held, 0.15 m, front
pop-it: pop it, pop it toy, pop it fidget toy, fidget toy, popit, push pop toy / 泡泡按按乐, 灭鼠先锋, 按按乐, 捏捏泡泡 / held, 0.15 m, front
popcorn-string: popcorn string, popcorn strings, string of popcorn, strings of popcorn, popcorn garland, popcorn chain / 爆米花串, 爆米花链, 爆米花彩链 / held, 0.3 m, front
porcelain-plate: blue and white porcelain plate, porcelain plate, blue and white plate, china plate / 青花瓷盘, 青花瓷盘子, 青花盘, 青花盘子, 瓷盘 / held, 0.3 m, front
porcelain-vase: blue and white porcelain, porcelain vase, china vase, chinese vase, ming vase, porcelain / 青花瓷, 青花瓷花瓶, 青花瓷瓶, 瓷器, 青花瓶, 古董花瓶, 景泰蓝, 陶瓷瓶 / held, 0.5 m, front
postcard: postcard, post card, picture postcard, holiday card / 明信片, 一张明信片, 风景明信片 / held, 0.15 m, front
potion-bottle: potion bottle, potion, magic potion, bottle of potion / 魔药瓶, 魔药, 魔法药水 / held, 0.25 m, front
power-drill: drill, power drill, electric drill / 电钻, 手电钻, 钻头 / held, 0.25 m, left
prayer-wheel: prayer wheel, tibetan prayer wheel, prayer wheels / 转经筒, 经筒, 手摇转经筒 / held, 0.4 m, front
price-tag: price tag, sale tag, luggage label / 价签, 价格标签, 吊牌, 价格牌 / held, 0.1 m, front
prism: prism, glass prism, light spectrum / 三棱镜, 棱镜, 光的色散 / held, 0.1 m, front
protractor: protractor / 量角器, 半圆仪 / held, 0.12 m, front
pruning-shears: pruning shears, garden shears, secateurs, pruners, hedge shears, garden scissors, clippers / 修枝剪, 园艺剪刀, 花剪, 剪枝剪, 园林剪刀 / held, 0.3 m, front
push-pin: push pin, pushpin, thumbtack, thumb tack, drawing pin / 图钉, 大头钉, 按钉 / held, 0.03 m, front
ramadan-lantern: ramadan lantern, fanous, arabian lantern, moroccan lantern, eid lantern, islamic lantern / 斋月灯, 斋月灯笼, 阿拉伯灯, 开斋节灯笼, 斋月提灯, 摩洛哥灯 / held, 0.5 m, front
rattle-drum: rattle drum, rattle-drum, chinese rattle drum, pellet drum / 拨浪鼓, 小拨浪鼓, 拨浪小鼓 / held, 0.3 m, front
razor: razor, shaver, shaving razor, safety razor / 剃须刀, 刮胡刀, 剃刀 / held, 0.15 m, front
recorder: recorder, recorder flute, block flute, wooden flute / 竖笛, 木笛, 直笛 / held, 0.35 m, front
red-envelope: red envelope / 红包 / held, 0.3 m, front
red-tasselled-spear: red tasseled spear, tasseled spear, chinese spear / 红缨枪, 长枪, 缨枪, 长矛枪 / held, 1.8 m, front
remote-control: remote control, remote, tv remote / 遥控器, 电视遥控器 / held, 0.2 m, front
report-card: diploma, certificate, award certificate, report card, graduation diploma / 奖状, 证书, 毕业证书, 成绩单, 毕业证, 文凭 / held, 0.3 m, front
rib-cage: rib cage, ribcage, rib bones, human ribs / 肋骨, 胸腔骨, 胸骨, 人体肋骨 / held, 0.4 m, front
rolling-pin: rolling pin, dough roller / 擀面杖, 面杖 / held, 0.15 m, front
round-bowl: bowl, mixing bowl, cereal bowl / 碗, 大碗, 饭碗 / held, 0.15 m, front
round-fan: round fan, silk fan, moon fan, chinese round fan, palace fan / 团扇, 圆扇, 宫扇, 小团扇, 古风团扇, 纨扇 / held, 0.4 m, front
ruan: ruan, moon lute, moon guitar, yueqin / 阮, 中阮, 月琴, 阮咸, 大阮 / held, 0.9 m, front
rubber-stamp: rubber stamp, postmark, postmark stamp, date stamp, hand stamp / 邮戳, 橡皮章, 邮戳章, 盖章 / held, 0.15 m, front
rubiks-cube: rubik's cube, rubiks cube, magic cube, puzzle cube, rubix cube / 魔方, 三阶魔方, 小魔方 / held, 0.15 m, front
ruyi: ruyi sceptre, ruyi, ruyi scepter, jade sceptre / 如意, 玉如意, 金如意, 吉祥如意 / held, 0.5 m, front
sachet: scented sachet, sachet, dragon boat sachet, perfume pouch, fragrant sachet / 香包, 香囊, 端午香囊, 端午香包, 荷包, 小香包 / held, 0.3 m, front
salt-and-pepper: salt and pepper, salt shaker, pepper shaker, salt and pepper shakers, salt / 盐和胡椒, 盐罐, 胡椒瓶, 调料瓶, 盐瓶, 调味瓶 / held, 0.12 m, front
sanxingdui-mask: sanxingdui mask, bronze mask, sanxingdui bronze mask, ancient bronze mask / 三星堆面具, 三星堆, 青铜面具, 三星堆青铜面具, 金面具 / held, 0.5 m, front
screw: screw, metal screw, wood screw / 螺丝, 螺丝钉, 螺钉 / held, 0.1 m, front
scuba-tank: scuba tank, air tank, oxygen tank, oxygen cylinder / 氧气瓶, 氧气罐, 潜水气瓶, 潜水氧气瓶 / held, 0.7 m, front
scythe: scythe, scythes / 大镰刀, 长柄镰刀, 钐镰 / held, 1.5 m, left
serving-tray: serving tray, tray, tea tray, breakfast tray / 托盘, 茶盘, 早餐托盘, 端盘 / held, 0.3 m, front
shadow-puppet: shadow puppet, shadow puppets, chinese shadow puppet, shadow play / 皮影, 皮影戏, 皮影人, 皮影人物 / held, 0.5 m, left
shampoo: shampoo, shampoo bottle, body wash, shower gel, hand soap, lotion / 洗发水, 沐浴露, 洗手液, 洗发液, 乳液 / held, 0.25 m, front
sheng: sheng, chinese mouth organ, sheng instrument / 笙, 芦笙 / held, 0.5 m, left
ships-wheel: ship's wheel, ships wheel, ship wheel, steering wheel of a ship, boat wheel, captain's wheel / 船舵, 舵轮, 船的方向盘, 舵盘 / held, 0.9 m, front
sickle: sickle / 镰刀 / held, 0.4 m, front
single-crayon: crayon, single crayon, wax crayon / 蜡笔, 一支蜡笔, 一根蜡笔, 油画棒 / held, 0.1 m, front
single-oar: single oar / 单只船桨 / held, 1.5 m, front
sippy-cup: sippy cup, training cup, toddler cup / 学饮杯, 鸭嘴杯, 宝宝水杯 / held, 0.14 m, front
sitar: sitar, indian sitar, indian lute / 西塔琴, 印度西塔琴, 锡塔尔琴, 西塔尔 / held, 1.1 m, front
slide-viewer: view-master, viewmaster, view master, slide viewer, picture viewer toy / 幻灯观片器, 看片机, 立体观片器 / held, 0.2 m, front
slingshot: slingshot, sling shot / 弹弓, 小弹弓 / held, 0.2 m, front
smartwatch: smartwatch, smart watch, kids watch phone / 智能手表, 电话手表, 儿童手表, 小天才手表 / held, 0.2 m, front
smoke-detector: smoke detector, smoke alarm, fire alarm / 烟雾报警器, 烟感, 火警警报器, 消防报警器 / held, 0.12 m, front
sneeze-puff: sneeze puff / 喷嚏气团 / held, 0.6 m, left
snow-globe: snow globe, snowglobe, snow dome / 雪花球, 雪景球, 水晶雪球, 圣诞水晶球, 雪花玻璃球 / held, 0.25 m, front
snowball: snowball / 雪球, 大雪球, 小雪球 / held, 0.12 m, front
soap: soap / 肥皂 / held, 0.12 m, front
soccer-ball: soccer ball / 足球 / held, 0.4 m, front
sock: sock, single sock / 一只袜子, 单只袜子 / held, 0.25 m, front
sock-puppet: sock puppet, hand puppet / 袜子玩偶, 袜子布偶, 手偶 / held, 0.35 m, left
sound-waves: sound waves / 声波 / held, 0.6 m, left
soup-ladle: soup ladle, ladle / 汤勺, 大汤勺, 长柄勺 / held, 0.3 m, front
south-pointer: south-pointing spoon, sinan, ancient chinese compass, chinese compass / 司南, 指南针司南, 古代指南针, 司南勺 / held, 0.3 m, front
spatula: spatula, turner, ladle and spatula / 锅铲, 铲勺, 炒菜铲 / held, 0.3 m, front
spine: spine, backbone, spinal column, vertebrae / 脊椎, 脊柱, 脊梁骨, 脊椎骨 / held, 0.6 m, front
spirograph: spirograph, spirograph set, spiral drawing set / 万花尺, 繁花曲线规, 繁花尺 / held, 0.25 m, front
sponge: sponge / 海绵 / held, 0.15 m, front
spray-bottle: spray bottle, sprayer, cleaning spray / 喷雾瓶, 喷水壶, 清洁喷雾, 喷雾器 / held, 0.3 m, left
stacking-rings: stacking rings, ring stacker, stacking toy, ring tower / 叠叠圈, 套圈玩具, 彩虹套圈, 叠叠乐 / held, 0.3 m, front
stamp: stamp, postage stamp, stamps, postal stamp / 邮票, 一张邮票, 小邮票 / held, 0.1 m, front
stapler: stapler, office stapler / 订书机, 订书器 / held, 0.12 m, right
stomach: stomach, human stomach / 胃, 人的胃, 小胃 / held, 0.25 m, front
straight-ruler: straight ruler / 直尺 / held, 0.3 m, front
studio-microphone: studio microphone, radio microphone / 录音话筒, 录音麦克风 / held, 0.4 m, front
sugar-skull: sugar skull, calavera, day of the dead skull, skull, dia de los muertos skull / 糖骷髅, 糖头骨, 骷髅头, 亡灵节头骨, 花骷髅, 头骨 / held, 0.3 m, front
sunscreen: sunscreen, sun cream, suncream, sun lotion, sunblock / 防晒霜, 防晒乳 / held, 0.2 m, front
sunshine-doll: teru teru bozu, sunshine doll, sunny doll, rain doll / 晴天娃娃, 扫晴娘, 小晴天娃娃, 晴天娃 / held, 0.3 m, front
suona: suona, chinese horn, chinese trumpet / 唢呐, 小唢呐 / held, 0.5 m, front
swim-fins: flippers, swim fins, diving fins, scuba fins / 脚蹼, 蛙鞋, 潜水脚蹼 / held, 0.5 m, front
syringe: syringe, injection, vaccine, vaccination, toy syringe / 注射器, 针筒, 疫苗, 针管, 打针 / held, 0.2 m, front
table-knife: knife, table knife, butter knife / 餐刀, 黄油刀 / held, 0.2 m, front
table-tennis-bat: table tennis bat / 乒乓球板 / held, 0.25 m, front
tablet-computer: tablet computer, tablet, ipad, tablet pc / 平板电脑, 平板, 学习机 / held, 0.25 m, front
tambourine: tambourine / 铃鼓, 手铃鼓, 手鼓 / held, 0.3 m, front
tangram: tangram, tangram puzzle, seven piece puzzle / 七巧板, 七巧板拼图 / held, 0.25 m, front
tape-dispenser: tape, sticky tape, tape dispenser, adhesive tape, roll of tape, scotch tape, masking tape / 胶带, 透明胶, 胶带座, 透明胶带, 胶布 / held, 0.12 m, front
tape-measure: tape measure, measuring tape, tapeline / 卷尺, 钢卷尺, 皮尺, 软尺 / held, 0.1 m, left
teacup: teacup, tea cup / 茶杯 / held, 0.15 m, front
tennis-racket: tennis racket, racket / 网球拍, 球拍 / held, 0.7 m, front
thermometer: thermometer / 温度计, 体温计, 寒暑表, 温度表 / held, 0.3 m, front
thimble: thimble / 顶针 / held, 0.05 m, front
ticket: ticket, movie ticket, train ticket, bus ticket, cinema ticket, admission ticket / 门票, 电影票, 车票, 火车票, 入场券 / held, 0.1 m, front
tilted-mug: tilted mug / 倾斜的杯子 / held, 0.15 m, front
tissue-box: tissue box, box of tissues, tissues, tissue / 纸巾盒, 抽纸, 面巾纸 / held, 0.15 m, front
toothpaste: toothpaste, tube of toothpaste, toothbrush and toothpaste / 牙膏, 牙膏和牙刷, 牙刷和牙膏, 儿童牙膏 / held, 0.2 m, left
toothpick: toothpick, toothpicks, wooden toothpick / 牙签, 竹牙签 / held, 0.1 m, front
torch: burning torch, flaming torch, olympic torch / 火炬, 火把, 奥运火炬 / held, 0.5 m, front
toy-car: toy car, toy cars, toy race car, wind-up car / 玩具汽车, 玩具车, 玩具小汽车, 玩具小车 / held, 0.2 m, front
toy-sword: sword, toy sword, wooden sword / 宝剑, 剑, 木剑 / held, 0.9 m, front
travel-pillow: travel pillow, neck pillow / 颈枕, u型枕, 旅行枕 / held, 0.3 m, front
treasure-chest: treasure chest / 宝箱 / held, 0.3 m, front
treasure-map: treasure map, pirate map, pirate treasure map / 藏宝图, 寻宝图, 海盗地图 / held, 0.4 m, front
treble-clef: treble clef, g clef, clef, music symbol / 高音谱号, 谱号, 音乐符号 / held, 0.4 m, front
trident: trident, poseidon's trident, neptune's trident / 三叉戟, 海神三叉戟 / held, 1.2 m, front
trowel: trowel, garden trowel, hand trowel, gardening trowel, hand shovel / 小铲子, 园艺铲, 手铲, 园艺小铲子, 花铲 / held, 0.3 m, front
trumpet: trumpet / 小号, 铜管小号 / held, 0.5 m, left
tuba: tuba, sousaphone / 大号, 低音号, 大号乐器 / held, 0.9 m, front
tumbler: roly-poly toy, roly poly, tumbler toy, wobbly toy, weeble / 不倒翁, 不倒翁玩具, 小不倒翁, 摇摇娃娃 / held, 0.4 m, front
tuning-fork: tuning fork, tuning forks / 音叉 / held, 0.3 m, front
tweezers: tweezers, pair of tweezers / 镊子, 小镊子 / held, 0.12 m, front
ukulele: ukulele, uke / 尤克里里, 夏威夷吉他, 小吉他 / held, 0.6 m, front
usb-stick: usb stick, usb drive, flash drive, memory stick, thumb drive / 优盘, 闪存盘, 存储盘 / held, 0.1 m, front
vase: vase, flower vase / 花瓶, 瓷瓶 / held, 0.35 m, front
venetian-mask: venetian mask, carnival mask, masquerade mask, party mask, mardi gras mask, feather mask, eye mask, costume mask, mask / 威尼斯面具, 狂欢节面具, 化装舞会面具, 舞会面具, 羽毛面具, 面具, 假面, 派对面具 / held, 0.3 m, front
violin: violin / 小提琴 / held, 0.6 m, front
vr-headset: virtual reality headset, virtual reality, VR headset, vr goggles, VR glasses / 虚拟现实眼镜, VR眼镜, VR头盔, 虚拟现实头盔 / held, 0.25 m, front
waist-drum: waist drum, chinese waist drum / 腰鼓, 安塞腰鼓, 中国腰鼓 / held, 0.35 m, front
walkie-talkie: walkie-talkie, walkie talkie, two way radio, intercom / 对讲机, 玩具对讲机, 步话机 / held, 0.2 m, front
walking-stick: walking stick, cane, walking cane / 手杖, 拄杖, 拐棍, 老人拐杖 / held, 0.9 m, front
walnut-shell: walnut shell, nutshell, half a walnut, walnut boat, walnut shell boat / 核桃壳, 核桃壳小船, 半个核桃 / held, 0.15 m, front
water-balloon: water balloon, water balloons, water bomb / 水气球, 水球气球, 水弹 / held, 0.12 m, front
water-bottle: bottle, water bottle, bottle of water / 瓶子, 水瓶, 矿泉水 / held, 0.25 m, front
water-gun: water gun, water pistol, squirt gun, water blaster / 水枪, 玩具水枪, 滋水枪 / held, 0.25 m, left
water-spray: spray of water, jet of water / 水柱, 水花 / held, 0.6 m, left
watercolor-set: watercolor set, watercolour set, watercolors, watercolor paints, paint set, paint box / 水彩, 水彩颜料, 水彩盒, 颜料盒, 水彩套装 / held, 0.3 m, front
waving-flag: flag / 旗子, 旗帜, 小旗, 彩旗 / held, 0.8 m, front
whisk: whisk, egg beater, egg whisk, eggbeater / 打蛋器, 搅拌器, 手动打蛋器 / held, 0.25 m, front
whistle: whistle, referee whistle, toy whistle / 哨子, 口哨, 裁判哨, 小哨子 / held, 0.1 m, left
wicker-basket: basket, wicker basket, picnic basket, easter basket, fruit basket, flower basket / 篮子, 竹篮, 野餐篮, 水果篮, 花篮 / held, 0.4 m, front
wind-chime: wind chime / 风铃 / held, 0.4 m, front
wind-gust: gust of wind, wind / 一阵风, 大风, 风 / held, 0.6 m, left
wind-up-key: wind-up key, windup key, wind up key, winding key, clockwork key / 发条, 发条钥匙, 上发条的钥匙 / held, 0.15 m, front
wrapped-gift: gift / 礼物 / held, 0.3 m, front
wrapping-paper: wrapping paper, gift wrap, roll of wrapping paper / 包装纸, 礼物包装纸, 礼品纸 / held, 0.6 m, front
xuan-paper: xuan paper, rice paper, calligraphy paper, paperweight / 宣纸, 书法纸, 镇纸, 书法作品 / held, 0.5 m, front
xun: xun, xun flute, clay ocarina egg / 埙, 陶埙 / held, 0.15 m, front
yarn: yarn / 毛线 / held, 0.2 m, front
yo-yo: yo-yo, yoyo / 悠悠球, 溜溜球 / held, 0.15 m, front
zipper: zipper, zip fastener / 拉链, 拉锁 / held, 0.2 m, front
`;
