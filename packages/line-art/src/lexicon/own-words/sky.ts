/** What is in the sky. */
export const sky = `
black-hole: black hole, blackhole / 黑洞 / sky, 20 m, front
cloud-with-lightning: cloud with lightning / 闪电云 / sky, 8 m, front
comet: comet, comets / 彗星, 扫帚星 / sky, 8 m, left
constellation: constellation, big dipper, the plough, star pattern / 北斗七星, 星座, 北斗星 / sky, 30 m, front
crescent-moon: crescent moon, crescent, half moon / 月牙, 弯月, 月牙儿 / sky, 20 m, front
eclipse: eclipse, solar eclipse, lunar eclipse / 日食, 月食, 日全食, 日蚀, 月蚀 / sky, 20 m, front
full-moon: full moon, harvest moon, round moon / 满月, 圆月, 圆圆的月亮, 大月亮 / sky, 20 m, front
full-moon-face: smiling moon, moon face / 月亮笑脸, 微笑的月亮 / sky, 20 m, front
galaxy: galaxy, spiral galaxy, milky way galaxy / 星系, 银河系, 旋涡星系, 螺旋星系 / sky, 20 m, front
hail: hail, hailstones, hailstorm / 冰雹, 下冰雹, 雹子 / air, 3 m, front
jupiter: jupiter, planet jupiter, gas giant / 木星, 大木星, 木星行星 / sky, 20 m, front
moon-with-face: moon with a face, sleeping moon, man in the moon / 月亮婆婆, 睡觉的月亮, 月亮姐姐 / sky, 20 m, right
nebula: nebula, space clouds / 星云, 宇宙星云 / air, 3 m, front
rainbow: rainbow / 彩虹, 七色彩虹 / sky, 60 m, front
ringed-planet: ringed planet / 土星 / sky, 8 m, front
shooting-star: shooting star, falling star, shooting stars / 流星, 流星雨 / sky, 8 m, front
snow-heap: heap of snow, snow heap, pile of snow, snow pile, snowdrift, snow drift, snowbank, snow bank, mound of snow / 雪堆, 小雪堆, 大雪堆, 一堆雪, 雪丘 / ground, 1.2 m, front
snowflake: snowflake / 雪花 / sky, 8 m, front
sun: sun, sunshine, smiling sun / 太阳, 太阳公公, 小太阳 / sky, 20 m, front
sun-with-face: sun with face, happy sun / 微笑的太阳, 笑脸太阳 / sky, 8 m, front
`;
