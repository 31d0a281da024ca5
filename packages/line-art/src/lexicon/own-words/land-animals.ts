/** Animals on land. */
export const landAnimals = `
aardvark: aardvark / 土豚, 非洲食蚁兽 / ground, 0.6 m, left
alpaca: alpaca, baby alpaca / 羊驼, 小羊驼 / ground, 1.1 m, left
ant: ant / 蚂蚁 / ground, 0.02 m, left
anteater: anteater, giant anteater / 食蚁兽, 大食蚁兽 / ground, 0.7 m, left
antelope: antelope, blackbuck / 羚羊, 小羚羊 / ground, 1 m, left
arctic-fox: arctic fox, polar fox, white fox, snow fox / 北极狐, 小北极狐, 雪狐, 白狐, 白狐狸 / ground, 0.35 m, front
armadillo: armadillo / 犰狳, 小犰狳 / ground, 0.4 m, left
baboon: baboon, mandrill / 狒狒, 山魈, 小狒狒 / ground, 0.8 m, front
baby-chick: chick / 小鸡 / ground, 0.1 m, left
baby-elephant: baby elephant, elephant calf, little elephant, baby elephants / 小象, 象宝宝, 大象宝宝 / ground, 1 m, front
badger: badger / 獾 / ground, 0.4 m, left
beagle: beagle, beagles, beagle puppy, beagle dog / 比格犬, 比格, 米格鲁 / ground, 0.4 m, front
bear: bear, brown bear, grizzly, grizzly bear / 熊, 小熊, 大熊, 棕熊, 狗熊 / ground, 1.4 m, left
bearded-dragon: bearded dragon, bearded dragon lizard, pet bearded dragon / 鬃狮蜥, 鬃狮蜥蜴, 松狮蜥, 胡须龙 / ground, 0.15 m, left
beaver: beaver / 海狸 / ground, 0.4 m, front
beetle: beetle, beetles / 甲虫, 金龟子 / ground, 0.08 m, front
bird: bird / 小鸟 / ground, 0.15 m, left
bison: bison, american bison / 野牛, 美洲野牛, 北美野牛, 欧洲野牛 / ground, 1.7 m, left
blue-jay: blue jay, bluejay, jay bird / 冠蓝鸦, 蓝松鸦, 蓝鸟 / ground, 0.25 m, left
boar: boar, wild boar, wild pig / 野猪, 公野猪 / ground, 0.9 m, left
border-collie: border collie, collie, sheepdog, australian shepherd / 边境牧羊犬, 边牧, 牧羊犬, 苏格兰牧羊犬, 澳洲牧羊犬 / ground, 0.5 m, front
bull: bull / 公牛, 斗牛, 大公牛, 西班牙斗牛 / ground, 1.5 m, left
bulldog: bulldog, french bulldog, english bulldog, boston terrier, bulldog puppy / 斗牛犬, 法国斗牛犬, 法斗, 英国斗牛犬 / ground, 0.4 m, front
calf: calf, baby cow, calves / 小牛犊, 牛犊, 小牛, 小牛宝宝 / ground, 0.9 m, left
camel: camel / 骆驼 / ground, 2 m, left
canary: canary, finch, goldfinch, warbler, oriole / 金丝雀, 黄雀, 芙蓉鸟, 雀鸟, 黄鹂 / ground, 0.13 m, left
capybara: capybara / 水豚, 卡皮巴拉 / ground, 0.6 m, left
caracal: caracal, caracals, desert lynx / 狞猫, 沙漠猞猁 / ground, 0.7 m, front
cardinal: cardinal, red cardinal, cardinal bird / 红衣凤头鸟, 主红雀, 北美红雀 / ground, 0.2 m, left
carnotaurus: carnotaurus, carnotaurus dinosaur / 食肉牛龙, 牛龙, 食肉牛龙恐龙 / ground, 3 m, left
cassowary: cassowary, cassowaries / 鹤鸵, 食火鸡 / ground, 1.6 m, left
cat: cat, black cat / 猫, 黑猫 / ground, 0.35 m, front
cat-face: cat face, kitty face, kitten face, cat head / 猫脸, 猫头, 小猫脸, 小猫的脸 / ground, 0.4 m, front
caterpillar: caterpillar, hungry caterpillar, very hungry caterpillar, green caterpillar / 毛毛虫, 小毛毛虫, 毛虫, 小毛虫, 青虫, 菜虫, 菜青虫 / ground, 0.06 m, front
centipede: centipede / 蜈蚣 / ground, 0.08 m, left
chameleon: chameleon / 变色龙, 小变色龙 / ground, 0.3 m, left
cheetah: cheetah, cheetah cub / 猎豹, 小猎豹, 印度豹 / ground, 0.9 m, left
chicken: chicken / 鸡 / ground, 0.4 m, left
chihuahua: chihuahua / 吉娃娃, 吉娃娃犬, 小吉娃娃 / ground, 0.2 m, left
chimpanzee: chimpanzee, chimp, baby chimp / 黑猩猩, 小黑猩猩 / ground, 1 m, front
chinchilla: chinchilla / 龙猫鼠, 毛丝鼠, 南美栗鼠 / ground, 0.25 m, left
chipmunk: squirrel / 松鼠 / ground, 0.15 m, left
chipmunk-with-acorn: chipmunk, chipmunks / 花栗鼠, 金花鼠 / ground, 0.2 m, front
chrysalis: cocoon, chrysalis, pupa, silkworm cocoon / 蛹, 蝶蛹, 茧, 蚕茧 / ground, 0.1 m, front
cicada: cicada / 知了, 蝉, 小知了, 金蝉 / ground, 0.07 m, front
cobra: cobra, king cobra, snake charmer's snake / 眼镜蛇, 眼镜王蛇 / ground, 0.5 m, front
cockatoo: cockatoo, cockatiel / 凤头鹦鹉, 葵花鹦鹉, 玄凤鹦鹉, 葵花凤头鹦鹉 / ground, 0.4 m, left
cockroach: cockroach, cockroaches, roach / 蟑螂, 小蟑螂 / ground, 0.08 m, front
corgi: corgi, welsh corgi, corgi dog, corgi puppy / 柯基, 柯基犬, 小柯基, 柯基狗 / ground, 0.3 m, left
corgi-from-behind: corgi butt, corgi bottom, corgi bum, corgi from behind, corgi from the back / 柯基屁股, 柯基的屁股, 柯基背影, 柯基的背影, 柯基犬屁股 / ground, 0.3 m, front
cormorant: cormorant, cormorants, fishing cormorant / 鸬鹚, 鱼鹰, 黑鱼郎 / ground, 0.8 m, front
cow: cow, dairy cow / 奶牛 / ground, 1.4 m, left
coyote: coyote, coyotes, howling coyote, jackal, golden jackal / 郊狼, 丛林狼, 草原狼, 胡狼, 豺, 豺狼 / ground, 0.6 m, left
crab: crab / 螃蟹, 小螃蟹 / ground, 0.15 m, front
cricket: cricket / 蟋蟀 / ground, 0.1 m, left
crocodile: crocodile / 鳄鱼 / ground, 0.6 m, left
crow: crow, raven, black bird / 乌鸦, 小乌鸦, 渡鸦 / ground, 0.4 m, left
dachshund: dachshund, sausage dog, wiener dog, weiner dog, dachshund puppy / 腊肠狗, 腊肠犬, 小腊肠狗, 香肠狗 / ground, 0.25 m, left
dalmatian: dalmatian, dalmatian dog, dalmatian puppy / 斑点狗, 大麦町犬, 达尔马提亚犬, 大麦町 / ground, 0.6 m, left
deer: deer / 鹿 / ground, 1.4 m, left
dimetrodon: dimetrodon / 异齿龙, 异齿兽 / ground, 1.2 m, left
dinosaur-egg: dinosaur egg, dino egg, hatching dinosaur, baby dinosaur / 恐龙蛋, 恐龙宝宝破壳, 小恐龙出壳 / ground, 0.5 m, front
dog: dog / 狗 / ground, 0.5 m, front
dog-face: dog face, puppy face, dog head, puppy head / 狗脸, 小狗脸, 狗头, 小狗的脸 / ground, 0.4 m, front
donkey: donkey / 驴 / ground, 1.2 m, left
dormouse: dormouse, dormice, sleeping dormouse, hazel dormouse / 睡鼠, 榛睡鼠 / ground, 0.15 m, front
duck: duck / 鸭子 / ground, 0.5 m, left
duckling: duckling, baby duck, ducklings, ugly duckling / 小鸭子宝宝, 鸭宝宝, 小鸭仔, 丑小鸭 / ground, 0.15 m, left
dung-beetle: dung beetle, dung beetle pushing its ball, dung beetle rolling its ball, dung beetle pushing a ball, dung beetles, dung beetle rolling a ball / 屎壳郎, 蜣螂, 推粪球的屎壳郎, 屎壳郎推粪球, 推粪虫 / ground, 0.1 m, left
easter-bunny: easter bunny, easter rabbit, bunny with eggs, bunny with easter eggs, rabbit with a basket of eggs / 复活节兔子, 复活节兔, 复活兔, 复活节小兔, 抱彩蛋的兔子 / ground, 0.6 m, front
echidna: echidna, spiny anteater / 针鼹, 针鼹鼠 / ground, 0.3 m, left
egret: egret, white heron, snowy egret / 白鹭, 小白鹭, 鹭鸶, 白鹭鸶 / ground, 0.9 m, left
elephant: elephant / 大象 / ground, 3 m, left
emu: emu / 鸸鹋, 澳洲鸵鸟 / ground, 1.7 m, left
ewe: sheep, ewe / 绵羊 / ground, 0.9 m, left
fawn: fawn, baby deer, fawns, little deer / 小鹿, 幼鹿, 鹿宝宝 / ground, 0.6 m, left
fennec-fox: fennec fox, fennec, desert fox / 耳廓狐, 大耳狐, 沙漠狐 / ground, 0.3 m, front
ferret: ferret, polecat / 雪貂, 小雪貂 / ground, 0.3 m, left
festival-elephant: decorated elephant, indian elephant, festival elephant, elephant with a blanket, circus elephant, royal elephant / 印度大象, 盛装大象, 披毯子的大象, 节日大象, 马戏团大象, 泼水节大象 / ground, 2.8 m, left
flamingo: flamingo / 火烈鸟 / ground, 1.2 m, left
foal: foal, baby horse, colt, filly / 小马驹, 马驹, 小马宝宝, 幼马 / ground, 1 m, left
fox: fox, red fox / 狐狸, 小狐狸, 赤狐 / ground, 0.6 m, left
frigatebird: frigatebird, frigate bird, frigatebirds / 军舰鸟, 华丽军舰鸟 / ground, 0.9 m, left
frog: frog, tree frog / 青蛙, 小青蛙, 蛙, 树蛙 / ground, 0.15 m, front
gazelle: gazelle, impala, springbok / 瞪羚, 小瞪羚 / ground, 1 m, left
gecko: gecko, house gecko, leopard gecko / 壁虎, 小壁虎, 守宫 / ground, 0.15 m, front
gerbil: gerbil, mongolian gerbil, jerboa / 沙鼠, 小沙鼠, 长爪沙鼠, 跳鼠 / ground, 0.12 m, left
german-shepherd: german shepherd, german shepherd dog, german shepherd puppy, alsatian, shepherd dog / 德国牧羊犬, 德牧, 狼狗, 警犬黑背 / ground, 0.65 m, left
gibbon: gibbon, gibbons / 长臂猿, 白眉长臂猿, 黑冠长臂猿 / ground, 0.9 m, front
giraffe: giraffe / 长颈鹿 / ground, 4 m, left
goat: goat / 山羊 / ground, 0.9 m, left
golden-monkey: golden monkey, golden snub-nosed monkey, snub-nosed monkey / 金丝猴, 川金丝猴, 滇金丝猴 / ground, 0.7 m, front
golden-retriever: golden retriever, retriever, golden retriever puppy, golden retriever dog / 金毛, 金毛犬, 小金毛, 金毛小狗, 金毛寻回犬, 大金毛 / ground, 0.6 m, front
goose: goose / 鹅 / ground, 0.6 m, left
gorilla: gorilla / 大猩猩 / ground, 1.6 m, left
grasshopper: grasshopper, locust / 蚂蚱, 蚱蜢, 蝗虫, 小蚂蚱 / ground, 0.1 m, left
groundhog: groundhog, woodchuck, marmot, gopher, prairie dog / 土拨鼠, 旱獭, 草原犬鼠, 小土拨鼠 / ground, 0.5 m, front
guide-dog: guide dog, seeing eye dog, service dog, guide dog in a harness / 导盲犬, 导盲狗, 服务犬 / ground, 0.6 m, left
guinea-pig: guinea pig / 豚鼠, 荷兰猪, 天竺鼠 / ground, 0.2 m, left
halloween-cat: halloween cat, scaredy cat, witch's cat, spooky cat, black halloween cat / 万圣节猫, 女巫的猫, 炸毛猫 / ground, 0.4 m, left
hamster: hamster / 仓鼠, 小仓鼠 / ground, 0.12 m, front
hatching-chick: hatching chick / 破壳小鸡 / ground, 0.2 m, front
hedgehog: hedgehog / 刺猬, 小刺猬 / ground, 0.2 m, left
hermit-crab: hermit crab / 寄居蟹, 小寄居蟹 / ground, 0.15 m, left
heron: heron, grey heron, gray heron, blue heron / 苍鹭, 鹭, 大苍鹭 / ground, 0.9 m, left
highland-cow: highland cow, highland cattle, scottish cow / 高地牛, 苏格兰高地牛, 长毛牛 / ground, 1.3 m, front
hippopotamus: hippo, hippopotamus, hippopotamuses, hippopotami / 河马 / ground, 1.5 m, left
hoatzin: hoatzin, hoatzin bird, stinkbird / 麝雉, 臭鸟 / ground, 0.6 m, left
hoopoe: hoopoe / 戴胜, 戴胜鸟 / ground, 0.25 m, left
horse: horse / 马 / ground, 1.6 m, left
husky: husky, siberian husky, husky dog, sled dog, malamute, alaskan malamute, husky puppy / 哈士奇, 二哈, 雪橇犬, 阿拉斯加犬, 阿拉斯加雪橇犬 / ground, 0.6 m, front
hyena: hyena, spotted hyena / 鬣狗, 斑鬣狗 / ground, 0.9 m, left
ibex: ibex, alpine ibex, ibexes / 羱羊, 北山羊, 高山羊 / ground, 1 m, left
ibis: ibis, crested ibis, ibises / 朱鹮, 朱鹭, 白鹮 / ground, 0.7 m, left
iguana: iguana, green iguana / 鬣蜥, 绿鬣蜥, 美洲鬣蜥 / ground, 0.4 m, left
iguanodon: iguanodon, iguanodon dinosaur / 禽龙, 禽龙恐龙 / ground, 4 m, left
jaguar: jaguar / 美洲豹, 美洲虎 / ground, 1 m, left
kangaroo: kangaroo / 袋鼠 / ground, 1.5 m, left
katydid: katydid, bush cricket / 蝈蝈, 小蝈蝈, 螽斯, 纺织娘 / ground, 0.06 m, left
kingfisher: kingfisher, common kingfisher / 翠鸟, 小翠鸟, 钓鱼郎 / ground, 0.2 m, left
kinkajou: kinkajou, honey bear animal, kinkajous / 蜜熊, 卷尾猫熊, 金卡郎 / ground, 0.5 m, left
kiwi-bird: kiwi bird, kiwi chick / 几维鸟, 鹬鸵, 奇异鸟 / ground, 0.4 m, left
koala: koala, koala bear / 考拉, 树袋熊 / ground, 0.7 m, front
komodo-dragon: komodo dragon, monitor lizard / 科莫多巨蜥, 科莫多龙, 巨蜥 / ground, 0.5 m, left
kookaburra: kookaburra, laughing kookaburra / 笑翠鸟, 笑翡翠 / ground, 0.4 m, left
kudu: kudu, greater kudu, kudus / 捻角羚, 旋角羚, 大捻角羚, 捻角林羚 / ground, 1.6 m, left
labrador: labrador, lab dog, labrador retriever, yellow lab, chocolate lab, black lab / 拉布拉多, 拉布拉多犬, 拉布拉多寻回犬 / ground, 0.6 m, front
laden-camel: laden camel, loaded camel, pack camel, camel with a load, camel with luggage, camel with bundles / 驮货的骆驼, 驮着货物的骆驼, 驮货骆驼, 驮队骆驼 / ground, 2.2 m, left
ladybug: ladybug, ladybird, lady beetle / 瓢虫, 七星瓢虫 / ground, 0.05 m, front
lamb: lamb, little lamb, baby sheep, lambs / 小羊羔, 羊羔, 羔羊, 小绵羊, 羊宝宝 / ground, 0.5 m, left
lemur: lemur, ring-tailed lemur / 狐猴, 环尾狐猴 / ground, 0.5 m, front
leopard: leopard / 豹子 / ground, 0.8 m, left
lion: lion, lion king, lioness / 狮子, 大狮子, 雄狮 / ground, 1.2 m, left
lion-cub: lion cub, baby lion, lion cubs, little lion / 幼狮, 小狮子, 狮子宝宝 / ground, 0.5 m, front
lizard: lizard / 蜥蜴 / ground, 0.2 m, left
llama: llama / 美洲驼, 大羊驼 / ground, 1.7 m, left
longhorn-beetle: longhorn beetle, longicorn, long-horned beetle / 天牛, 星天牛, 小天牛, 天牛甲虫 / ground, 0.04 m, front
lop-eared-rabbit: lop-eared rabbit, lop eared rabbit, lop rabbit, lop-eared bunny, lop eared bunny, lop bunny, holland lop, mini lop, french lop, floppy-eared rabbit, floppy eared bunny / 垂耳兔, 小垂耳兔, 荷兰垂耳兔, 耷拉耳朵的兔子 / ground, 0.4 m, front
lynx: lynx, bobcat / 猞猁, 小猞猁, 山猫 / ground, 0.7 m, front
magpie: magpie / 喜鹊, 小喜鹊 / ground, 0.3 m, left
mammoth: mammoth / 猛犸象 / ground, 3 m, left
mandarin-pair: pair of mandarin ducks, mandarin ducks, two mandarin ducks / 鸳鸯戏水, 一对鸳鸯, 鸳鸯 / ground, 0.4 m, left
meerkat: meerkat / 狐獴, 猫鼬 / ground, 0.4 m, front
mole: mole / 鼹鼠, 小鼹鼠 / ground, 0.2 m, front
monkey: monkey / 猴子 / ground, 0.7 m, front
monkey-face: monkey face, monkey head / 猴头, 猴脸 / ground, 1 m, front
moose: moose / 驼鹿 / ground, 1.8 m, left
mouse: mouse / 老鼠 / ground, 0.1 m, front
mouse-face: mouse face, mouse head / 老鼠头, 鼠头 / ground, 1 m, front
mule: mule, hinny / 骡子, 骡 / ground, 1.5 m, left
musk-ox: musk ox, muskox, musk oxen / 麝牛 / ground, 1.3 m, left
mynah: mynah, myna, crested mynah, mynah bird, myna bird, hill myna / 八哥, 八哥鸟, 小八哥, 鹩哥 / ground, 0.25 m, left
naked-mole-rat: naked mole rat, mole rat, naked mole-rat / 裸鼹鼠, 裸滨鼠 / ground, 0.12 m, left
nest-with-chicks: nest with chicks, nest with baby birds, baby birds in a nest, baby birds / 鸟窝里的雏鸟, 一窝小鸟, 鸟巢里的小鸟, 窝里的小鸟 / ground, 0.3 m, front
nine-coloured-deer: nine-colored deer, nine-coloured deer, nine colored deer, nine coloured deer, deer of nine colors / 九色鹿, 神鹿, 敦煌九色鹿, 九色神鹿 / ground, 1.4 m, left
okapi: okapi / 霍加狓, 欧卡皮鹿 / ground, 1.5 m, left
opossum: opossum, possum, baby opossum / 负鼠, 小负鼠 / ground, 0.4 m, front
orangutan: orangutan / 红毛猩猩 / ground, 1 m, front
oryx: oryx, gemsbok, oryxes, arabian oryx / 剑羚, 长角羚, 大羚羊, 阿拉伯大羚羊 / ground, 1.4 m, left
ostrich: ostrich / 鸵鸟, 小鸵鸟 / ground, 2.2 m, left
otter: otter / 水獭 / ground, 0.5 m, front
oviraptor: oviraptor, oviraptor dinosaur, dinosaur on a nest / 窃蛋龙, 偷蛋龙 / ground, 1.4 m, left
ox: ox / 黄牛 / ground, 1.5 m, left
oxpecker: oxpecker, tickbird, tick bird / 犀牛鸟, 牛椋鸟, 小犀牛鸟 / ground, 0.2 m, left
pachycephalosaurus: pachycephalosaurus, dome headed dinosaur / 肿头龙, 厚头龙 / ground, 2 m, left
panda: panda, giant panda, panda bear / 熊猫, 大熊猫 / ground, 1.2 m, front
pangolin: pangolin, scaly anteater / 穿山甲, 小穿山甲 / ground, 0.4 m, left
parasaurolophus: parasaurolophus, duck billed dinosaur, hadrosaur / 副栉龙, 鸭嘴龙, 似栉龙 / ground, 3 m, left
parrot: parrot / 鹦鹉 / ground, 0.4 m, left
peacock: peacock / 孔雀 / ground, 1.2 m, front
pelican: pelican / 鹈鹕, 塘鹅 / ground, 1.2 m, left
penguin: penguin / 企鹅 / ground, 0.7 m, front
penguin-chick: penguin chick, baby penguin, penguin baby / 企鹅宝宝, 小企鹅宝宝, 企鹅幼崽 / ground, 0.3 m, front
pere-davids-deer: Pere David's deer, pere david's deer, milu, milu deer / 麋鹿, 四不像, 小麋鹿 / ground, 1.3 m, left
persian-cat: persian cat, fluffy cat, long haired cat, ragdoll, ragdoll cat / 波斯猫, 布偶猫, 长毛猫 / ground, 0.35 m, front
pheasant: pheasant, golden pheasant, pheasants / 锦鸡, 雉鸡, 野鸡, 红腹锦鸡, 山鸡 / ground, 0.6 m, left
phoenix: phoenix / 火凤凰, 不死鸟 / ground, 0.5 m, front
pig: pig / 猪 / ground, 0.8 m, left
pig-face: pig face, piggy face, pig head / 猪头, 猪脸, 小猪脸, 小猪的脸 / ground, 0.4 m, front
pigeon: pigeon, city pigeon, street pigeon / 鸽子, 小鸽子, 灰鸽, 广场鸽, 信鸽 / ground, 0.35 m, left
piglet: piglet, baby pig, piglets / 小猪仔, 猪仔, 猪宝宝, 小猪崽 / ground, 0.3 m, front
platypus: platypus, duck-billed platypus / 鸭嘴兽, 小鸭嘴兽 / ground, 0.4 m, left
polar-bear: polar bear, ice bear / 北极熊, 白熊 / ground, 1.5 m, left
poodle: poodle, toy poodle, poodle puppy / 贵宾犬, 泰迪犬, 贵妇犬 / ground, 0.5 m, left
porcupine: porcupine / 豪猪, 箭猪 / ground, 0.5 m, left
praying-mantis: praying mantis, mantis / 螳螂, 小螳螂 / ground, 0.12 m, left
puffin: puffin, atlantic puffin, sea puffin / 海鹦, 海鹦鹉, 北极海鹦 / ground, 0.3 m, left
pug: pug, pug dog, pug puppy / 巴哥犬, 哈巴狗, 八哥犬, 巴哥 / ground, 0.3 m, front
quail: quail, baby quail / 鹌鹑, 小鹌鹑 / ground, 0.2 m, left
quokka: quokka, quokkas / 短尾矮袋鼠, 短尾袋鼠 / ground, 0.5 m, front
rabbit: rabbit / 兔子 / ground, 0.3 m, front
rabbit-face: rabbit face, bunny face, rabbit head, bunny head / 兔子头, 兔子脸, 兔脸, 小兔子的脸 / ground, 0.4 m, front
raccoon: raccoon / 浣熊 / ground, 0.5 m, front
rattlesnake: rattlesnake, rattlesnakes, rattle snake / 响尾蛇 / ground, 0.5 m, left
red-crowned-crane: crane, crane bird, red-crowned crane, white crane / 丹顶鹤, 仙鹤, 鹤, 白鹤 / ground, 1.4 m, left
red-panda: red panda / 小熊猫, 红熊猫 / ground, 0.5 m, front
reindeer: reindeer, caribou, christmas reindeer, red-nosed reindeer, red nosed reindeer, reindeer with a red nose / 驯鹿, 圣诞驯鹿, 小驯鹿, 红鼻子驯鹿, 红鼻驯鹿, 红鼻子鹿 / ground, 1.3 m, left
rhinoceros: rhino, rhinoceros, rhinoceroses / 犀牛 / ground, 1.7 m, left
rhinoceros-beetle: rhinoceros beetle, rhino beetle, hercules beetle / 独角仙, 兜虫, 甲虫王 / ground, 0.08 m, front
roadrunner: roadrunner, road runner, roadrunners / 走鹃 / ground, 0.5 m, left
robin: robin, robin redbreast, red robin, european robin / 知更鸟, 小知更鸟, 红胸知更鸟 / ground, 0.15 m, left
rooster: rooster / 公鸡 / ground, 0.45 m, left
rottweiler: rottweiler, doberman, doberman pinscher, guard dog / 罗威纳, 罗威纳犬, 杜宾, 杜宾犬, 护卫犬 / ground, 0.6 m, front
running-hamster: hamster on a wheel, hamster in a wheel, hamster running in a wheel, running hamster / 跑轮上的仓鼠, 仓鼠跑步, 仓鼠踩跑轮 / indoor, 0.3 m, front
saber-toothed-tiger: saber-toothed tiger, sabertooth, saber tooth tiger, sabre tooth tiger, sabre-toothed tiger, smilodon, saber-toothed cat / 剑齿虎, 小剑齿虎 / ground, 1.1 m, left
saint-bernard: saint bernard, st bernard, rescue dog, bernese mountain dog, newfoundland dog / 圣伯纳犬, 圣伯纳, 搜救犬, 伯恩山犬 / ground, 0.8 m, front
salamander: salamander, newt / 蝾螈, 大鲵, 娃娃鱼, 火蝾螈 / ground, 0.2 m, left
sand-dollar: sand dollar / 沙钱, 沙币, 海钱 / ground, 0.08 m, front
sauropod: dinosaur, sauropod / 恐龙 / ground, 7 m, left
scarab: scarab, egyptian scarab, scarab beetle, winged scarab / 圣甲虫, 埃及圣甲虫, 金甲虫 / ground, 0.2 m, front
scorpion: scorpion, scorpions / 蝎子, 小蝎子 / ground, 0.08 m, front
sea-lion: sea lion, sealion, fur seal / 海狮, 小海狮, 海狗 / ground, 1 m, left
seagull: seagull, gull, sea gull / 海鸥, 小海鸥 / ground, 0.5 m, left
seal: seal / 海豹 / ground, 0.7 m, left
secretary-bird: secretary bird, secretarybird, secretary birds / 蛇鹫, 秘书鸟, 鹭鹰 / ground, 1.2 m, left
shiba-inu: shiba inu, shiba, akita, akita dog / 柴犬, 秋田犬, 柴柴 / ground, 0.45 m, front
shih-tzu: shih tzu, yorkie, yorkshire terrier, maltese, maltese dog, lhasa apso, bichon / 西施犬, 约克夏, 马尔济斯, 比熊, 比熊犬, 京巴, 北京犬 / ground, 0.28 m, front
shoebill: shoebill, shoebills, shoebill stork, whalehead / 鲸头鹳 / ground, 1.3 m, left
siamese-cat: siamese cat, siamese / 暹罗猫, 小暹罗猫 / ground, 0.35 m, front
silkworm: silkworm, silk worm, silkworms / 蚕宝宝, 蚕, 桑蚕, 蚕宝宝吐丝, 吐丝的蚕 / ground, 0.06 m, left
skunk: skunk, skunks / 臭鼬, 黄鼠狼臭鼬 / ground, 0.35 m, left
slug: slug, garden slug, banana slug / 鼻涕虫, 蛞蝓 / ground, 0.05 m, left
snail: snail / 蜗牛, 小蜗牛 / ground, 0.06 m, left
snail-without-shell: snail without a shell / 没有壳的蜗牛 / ground, 0.1 m, left
snake: snake / 蛇 / ground, 0.4 m, left
snow-leopard: snow leopard, clouded leopard, ocelot / 雪豹, 云豹, 虎猫 / ground, 0.7 m, left
sparrow: sparrow, house sparrow / 麻雀, 小麻雀, 家雀, 雀儿 / ground, 0.15 m, left
sphynx-cat: sphynx cat, hairless cat, sphynx / 无毛猫, 斯芬克斯猫, 加拿大无毛猫 / ground, 0.3 m, front
spider: spider / 蜘蛛 / ground, 0.05 m, front
spinosaurus: spinosaurus, spinosaur / 棘龙, 小棘龙 / ground, 4 m, left
spoonbill: spoonbill, spoonbills, roseate spoonbill / 琵鹭, 黑脸琵鹭, 玫瑰琵鹭 / ground, 0.8 m, left
stag-beetle: stag beetle / 锹甲, 锹形虫 / ground, 0.1 m, front
stick-insect: stick insect, walking stick insect, stick bug / 竹节虫 / ground, 0.15 m, left
stork: stork, white stork / 鹳, 鹳鸟, 白鹳, 东方白鹳 / ground, 1.1 m, left
strawberry-cow: strawberry cow, strawberry milk cow, cow with strawberry spots / 草莓奶牛, 草莓牛, 草莓小牛, 草莓小奶牛, 草莓牛牛 / ground, 1.4 m, left
t-rex: t-rex / 霸王龙 / ground, 5 m, left
tabby-cat: tabby cat, tabby, calico cat, calico, maine coon, maine coon cat / 虎斑猫, 狸花猫, 橘猫, 大橘, 三花猫, 缅因猫 / ground, 0.3 m, left
tapir: tapir, malayan tapir / 貘, 马来貘, 食梦貘 / ground, 1 m, left
tardigrade: tardigrade, water bear, tardigrades, moss piglet / 水熊虫, 水熊, 缓步动物 / ground, 0.3 m, left
tarsier: tarsier, bush baby, galago / 眼镜猴, 婴猴, 丛猴 / ground, 0.2 m, front
tasmanian-devil: tasmanian devil, tassie devil / 袋獾, 塔斯马尼亚恶魔 / ground, 0.4 m, left
tibetan-antelope: Tibetan antelope, tibetan antelope, chiru / 藏羚羊, 小藏羚羊, 藏羚 / ground, 0.9 m, left
tibetan-mastiff: Tibetan mastiff, tibetan mastiff / 藏獒, 獒犬 / ground, 0.8 m, front
tiger: tiger, tiger cub / 老虎, 虎, 小老虎 / ground, 1.1 m, left
tiger-face: tiger face, tiger head / 老虎头, 虎头, 老虎脸 / ground, 1 m, front
toad: toad, bullfrog / 蟾蜍, 癞蛤蟆, 牛蛙 / ground, 0.15 m, front
tortoise: tortoise, giant tortoise, galapagos tortoise, land turtle / 陆龟, 象龟, 加拉帕戈斯象龟 / ground, 0.6 m, left
toucan: toucan / 巨嘴鸟, 大嘴鸟 / ground, 0.5 m, left
towered-elephant: elephant with a howdah / 驮着象轿的大象 / ground, 4 m, left
trilobite: trilobite, trilobites / 三叶虫 / ground, 0.2 m, front
turkey: turkey / 火鸡 / ground, 0.7 m, front
turtle: turtle / 乌龟 / ground, 0.3 m, left
two-hump-camel: two-hump camel / 双峰驼 / ground, 2 m, left
vulture: vulture / 秃鹫, 秃鹰 / ground, 0.8 m, left
walrus: walrus, walruses / 海象, 大海象, 小海象 / ground, 1.2 m, left
warthog: warthog, wart hog / 疣猪, 小疣猪 / ground, 0.7 m, left
water-strider: water strider, water striders, pond skater, water skater / 水黾, 水蜘蛛, 水马儿 / ground, 0.1 m, left
weasel: weasel, stoat, ermine, least weasel, mongoose, mongooses / 黄鼠狼, 鼬, 鼬鼠, 伶鼬, 白鼬, 獴, 红颊獴 / ground, 0.3 m, left
wildebeest: wildebeest, gnu, wildebeests, gnus / 角马, 牛羚, 角马群 / ground, 1.5 m, left
wolf: wolf, grey wolf, gray wolf / 狼, 大灰狼, 灰狼, 小狼 / ground, 0.9 m, left
wolverine: wolverine, glutton / 狼獾, 貂熊 / ground, 0.4 m, left
wombat: wombat, wombats / 袋熊 / ground, 0.5 m, left
woodpecker: woodpecker / 啄木鸟, 小啄木鸟 / ground, 0.3 m, left
woolly-rhino: woolly rhino, woolly rhinoceros, wooly rhino / 披毛犀, 长毛犀牛 / ground, 1.8 m, left
worm-looking-out: worm looking out / 探出头的虫子 / ground, 0.1 m, front
wren: wren, jenny wren, house wren / 鹪鹩, 小鹪鹩 / ground, 0.1 m, left
yak: yak, yaks / 牦牛, 小牦牛, 大牦牛 / ground, 1.4 m, left
zebra: zebra / 斑马 / ground, 1.4 m, left
`;
