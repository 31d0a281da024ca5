/** Clothes, hats and jewels. */
export const clothing = `
angel-wings: angel wings, feathered wings, feathery wings, bird wings, eagle wings, pair of wings / 天使翅膀, 天使的翅膀, 羽毛翅膀, 一对翅膀, 一双翅膀 / held, 0.6 m, front
apron: apron, kitchen apron, cooking apron, pinafore / 围裙, 厨房围裙, 小围裙 / held, 0.7 m, front
baby-bump: baby bump, pregnant belly / 孕肚 / held, 0.4 m, front
bathrobe: bathrobe, dressing gown, robe, bath robe / 浴袍, 睡袍, 浴衣 / held, 1.1 m, front
beanie: beanie, winter hat, woolly hat, wooly hat, knit hat, bobble hat, pompom hat, wool hat / 毛线帽, 绒线帽, 冬帽, 针织帽, 毛球帽, 冬天的帽子 / held, 0.25 m, front
bellyband: bellyband, dudou, chinese bellyband, baby bellyband / 肚兜, 红肚兜, 兜肚 / held, 0.3 m, front
belt: leather belt, belt, waist belt, belt buckle / 腰带, 皮带, 裤带 / held, 0.15 m, front
beret: beret, french beret, artist's hat / 贝雷帽, 画家帽 / held, 0.15 m, front
bonnet: bonnet, baby bonnet, bonnets / 系带软帽, 宝宝软帽, 婴儿帽 / held, 0.2 m, front
bow-tie: bow tie, bowtie / 领结, 蝴蝶领结, 小领结 / held, 0.12 m, front
bowler-hat: bowler hat, bowler, derby hat / 圆顶礼帽, 圆礼帽, 常礼帽 / held, 0.2 m, front
bracelet: bracelet, bead bracelet, friendship bracelet, bangle, charm bracelet / 手镯, 手链, 珠子手链, 友谊手链, 手串 / held, 0.12 m, front
cape: cape, cloak, superhero cape, hero cape / 披风, 斗篷, 超人披风 / held, 0.6 m, front
chef-hat: chef hat, chef's hat, cook's hat / 厨师帽 / held, 0.3 m, front
coat: coat, winter coat, jacket, warm coat / 外套, 大衣 / held, 0.6 m, front
cone-collar: cone collar, pet cone, elizabethan collar, cone of shame / 伊丽莎白圈, 伊丽莎白项圈, 宠物防舔圈 / held, 0.3 m, front
cowboy-boots: cowboy boots, cowboy boot, western boots, western boot / 牛仔靴, 西部靴 / ground, 0.35 m, right
cowboy-hat: cowboy hat / 牛仔帽 / held, 0.3 m, front
diaper: diaper, nappy, diapers, nappies / 尿布, 纸尿裤, 尿不湿, 尿裤 / held, 0.25 m, front
dragon-robe: dragon robe, emperor's robe, imperial robe / 龙袍, 皇袍, 皇帝的衣服 / held, 1.4 m, front
earmuffs: earmuffs, ear muffs / 耳罩, 保暖耳罩 / held, 0.25 m, front
earrings: earrings, earring, pair of earrings / 耳环, 耳坠, 一对耳环 / held, 0.1 m, front
embroidered-shoes: embroidered shoes, chinese shoes, silk shoes, cloth shoes / 绣花鞋, 绣鞋, 布鞋, 老北京布鞋, 弓鞋 / held, 0.2 m, right
fairy-wings: fairy wings, butterfly wings, pixie wings, rainbow wings / 仙女翅膀, 仙女的翅膀, 蝴蝶翅膀, 蝴蝶的翅膀, 精灵翅膀, 彩色翅膀 / held, 0.6 m, front
fez: fez, fez hat, fezzes / 土耳其毡帽, 菲斯帽, 非斯帽 / held, 0.2 m, front
flower-crown: flower crown, floral crown, crown of flowers, flower garland, daisy crown, daisy chain, wreath of flowers, flower wreath, garland of flowers / 花冠, 鲜花头冠, 花朵头饰, 头戴花环, 花环, 鲜花花环, 野花花环 / held, 0.2 m, front
glass-slipper: glass slipper, crystal shoe, cinderella's shoe, cinderella shoe, glass shoe / 水晶鞋, 玻璃鞋, 灰姑娘的鞋 / held, 0.2 m, left
hearing-aid: hearing aid, hearing aids, cochlear implant / 助听器, 人工耳蜗 / held, 0.05 m, front
hoodie: hoodie, hooded sweatshirt, sweatshirt, hooded jacket / 连帽衫, 卫衣, 帽衫, 连帽卫衣 / held, 0.6 m, front
leather-shoes: leather shoes, dress shoes, lace-up shoes, oxford shoes / 皮鞋, 一双皮鞋, 小皮鞋 / held, 0.15 m, left
life-jacket: life jacket, life vest, lifejacket, buoyancy vest / 救生衣, 浮力衣 / held, 0.6 m, front
lifting-balloons: lifting balloons, balloons that lift / 升空气球 / held, 1 m, front
martial-arts-uniform: martial arts uniform, karate uniform, judo uniform / 练武服, 道服, 武术服 / held, 0.6 m, front
mitten: mitten / 独指手套, 一只手套 / held, 0.2 m, front
mittens: mittens, winter mittens, woolly mittens, pair of mittens / 连指手套, 棉手套, 毛线手套, 冬天手套 / held, 0.2 m, front
monocle: monocle, monocles / 单片眼镜, 单镜片 / held, 0.1 m, front
necklace: necklace, beads, string of beads, strings of beads, pearl necklace, bead necklace, heart necklace / 项链, 珠串, 珍珠项链, 爱心项链, 珠子项链 / held, 0.2 m, front
necktie: necktie / 领带 / held, 0.3 m, front
overalls: overalls, dungarees, jumpsuit, bib overalls, bib and brace / 背带裤, 工装裤, 背带牛仔裤, 吊带裤 / held, 0.9 m, front
padded-jacket: padded jacket, padded jackets, quilted jacket, puffer jacket, puffy jacket, puffer coat, padded coat / 棉袄, 花棉袄, 棉衣, 羽绒服, 大棉袄, 红棉袄, 小棉袄, 棉服 / held, 0.6 m, front
pajamas: pajamas, pyjamas, pajama, pjs, nightclothes / 睡衣, 睡衣裤, 小睡衣, 家居服 / held, 0.8 m, front
party-hat: party hat, birthday hat, paper hat / 生日帽, 派对帽 / held, 0.3 m, front
phoenix-crown: phoenix crown, chinese bridal crown, empress crown, chinese crown / 凤冠, 新娘凤冠, 皇后凤冠, 点翠凤冠, 古代凤冠 / held, 0.3 m, front
pilgrim-hat: pilgrim hat, pilgrim's hat, pilgrim's cap, buckle hat, puritan hat / 清教徒帽, 朝圣者帽子, 朝圣者的帽子, 感恩节帽子, 扣带高帽 / held, 0.3 m, front
pirate-hat: pirate hat / 海盗帽 / held, 0.3 m, front
police-cap: police cap, police hat / 警帽 / held, 0.3 m, front
poncho: poncho, ponchos, mexican poncho, serape / 斗篷披肩, 墨西哥披肩, 南美披肩, 雨披斗篷 / held, 0.8 m, front
rain-boots: rain boots, rain boot, wellies, wellington boots, rubber boots, galoshes, gumboots / 雨靴, 雨鞋, 胶靴, 水鞋, 小雨靴 / ground, 0.3 m, front
raincoat: raincoat, rain coat, rain jacket, yellow raincoat, mackintosh / 雨衣, 小雨衣, 黄雨衣, 雨披 / held, 0.8 m, front
red-scarf: red scarf, young pioneer scarf, red neckerchief / 红领巾, 少先队红领巾 / held, 0.6 m, front
sailor-hat: sailor hat, sailor's hat, sailor cap / 水手帽, 海军帽 / held, 0.3 m, front
santa-hat: Santa hat, santa hat, santa's hat, christmas hat / 圣诞帽 / held, 0.3 m, front
skirt: skirt, mini skirt, pleated skirt, miniskirt / 半身裙, 短裙, 百褶裙, 半裙 / held, 0.5 m, front
slippers: slippers, slipper, bunny slippers, house slippers, house shoes / 拖鞋, 棉拖鞋, 兔子拖鞋, 小拖鞋 / held, 0.15 m, front
sombrero: sombrero, mexican hat, mariachi hat / 墨西哥草帽, 宽边帽, 墨西哥帽 / held, 0.25 m, front
space-helmet: space helmet, astronaut helmet / 宇航头盔, 太空头盔 / held, 0.3 m, front
straw-raincoat: straw raincoat, straw rain cape, straw cape / 蓑衣, 蓑衣斗笠, 蓑笠 / held, 1 m, front
straw-sandals: straw sandals, straw sandal, straw shoes / 草鞋, 稻草鞋 / held, 0.1 m, front
suit-of-armour: armor of china, ancient armor, chinese armor, scale armor, suit of armor / 铠甲, 盔甲, 古代盔甲, 战甲 / held, 1.5 m, front
suspenders: suspenders, braces for trousers, trouser braces / 吊裤带, 裤子背带, 裤带夹, 背带 / held, 0.5 m, front
sweater: sweater, jumper, pullover, christmas sweater, cardigan, ugly sweater / 毛衣, 圣诞毛衣, 针织衫, 套头衫, 小毛衣 / held, 0.6 m, front
swimsuit: swimsuit, bathing suit, swimming costume, bikini / 泳衣, 泳装, 游泳衣, 小泳衣 / held, 0.6 m, front
tiara: tiara, princess tiara, diadem, princess crown / 公主冠, 公主皇冠, 钻石冠, 小王冠, 头冠 / held, 0.15 m, front
tiger-hat: tiger hat, tiger-head hat, tiger cap, baby tiger hat / 虎头帽, 老虎帽, 小老虎帽子, 虎帽 / held, 0.3 m, front
tiger-shoes: tiger shoes, tiger head shoes, tiger shoe, baby tiger shoes / 虎头鞋, 宝宝虎头鞋, 老虎鞋 / ground, 0.15 m, left
turban: turban, turbans / 缠头巾, 包头巾, 头巾帽 / held, 0.25 m, front
tutu: tutu, ballet tutu, ballet dress, ballerina dress, ballet skirt / 芭蕾舞裙, 纱裙, 蓬蓬裙, 芭蕾裙 / held, 0.6 m, front
tuxedo: tuxedo, suit, business suit, suit and tie, tail coat, suit jacket, dinner jacket / 燕尾服, 西装, 西服, 小西装 / held, 0.8 m, front
unicorn-horn: unicorn horn, unicorn's horn, magic horn / 独角兽的角, 独角兽角, 独角 / held, 0.3 m, front
waistcoat: vest, waistcoat, puffer vest / 马甲, 背心马甲, 坎肩 / held, 0.5 m, front
wedding-dress: wedding dress, wedding gown, bridal gown, bride's dress / 婚纱, 新娘礼服, 白色婚纱, 结婚礼服 / ground, 1.5 m, front
wig: wig, curly wig, wigs, clown wig / 假发, 卷毛假发, 假发套 / held, 0.35 m, front
witch-hat: witch hat, witch's hat / 女巫帽 / held, 0.3 m, front
wizard-hat: wizard hat, wizard's hat, magician hat / 魔法帽, 巫师帽, 魔法师帽 / held, 0.3 m, front
womans-hat: hat, straw hat, sun hat / 帽子, 草帽 / held, 0.3 m, front
wooden-clogs: wooden clogs, clogs, wooden shoes, dutch shoes, dutch clogs / 木鞋, 荷兰木鞋, 木屐, 荷兰鞋 / held, 0.2 m, right
worn-scarf: wrapped scarf, knotted scarf / 围好的围巾, 系好的围巾 / held, 0.4 m, front
worn-sock: striped sock, stripy sock / 一只条纹袜 / held, 0.3 m, front
zhongshan-suit: zhongshan suit, mao suit, sun yat-sen suit / 中山装, 学生装 / held, 0.7 m, front
`;
