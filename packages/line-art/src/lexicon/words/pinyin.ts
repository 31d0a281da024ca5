/** Chinese words in Latin letters, as families of two languages write them. A line a subject. */
export const pinyin = `
panda: xiongmao, da xiongmao, daxiongmao
cat: xiaomao, xiao mao
dog: xiaogou, xiao gou
rabbit: tuzi, xiaotuzi
tiger: laohu, xiaolaohu
lion: shizi
elephant: daxiang
monkey: houzi
butterfly: hudie
frog: qingwa
turtle: wugui
goldfish: jinyu
chinese-dragon: zhongguo long
jade-rabbit: yutu
baby: baobao
grandfather: yeye, gonggong, waigong, laoye
grandmother: nainai, popo, waipo, laolao, ahma, poh poh
man: baba
woman: ayi
boy: gege, didi
girl: jiejie, meimei
bamboo: zhuzi
sun: taiyang
crescent-moon: yueliang
star: xingxing
airplane: feiji
steam-train: huoche
birthday-cake: dangao
red-apple: pingguo
banana: xiangjiao
watermelon: xigua
tangyuan: tang yuan
mooncake: yuebing
bubble-tea: naicha, zhenzhu naicha
chopsticks: kuaizi
red-envelope: hong bao, lai see, ang pao, angpao
lantern: denglong
firecracker: bianpao
spring-couplets: chunlian, fai chun
calligraphy-brush: maobi
great-wall: changcheng
lion-dance: wushi
`;
