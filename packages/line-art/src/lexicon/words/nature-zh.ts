/** 中文词：植物、天空。一行一个 subject；`~` 之后是由它代替的别的东西，会告诉访客。 */
export const natureZh = `
bamboo: ~ 毛竹
blossom: 花, 花朵, 小花, 花儿, 鲜花, 雏菊, 菊花, 野花, 小雏菊, 花苞, 小红花, 大红花 ~ 牡丹, 牡丹花, 康乃馨, 月季, 月季花, 山茶花, 茉莉花, 油菜花, 桂花, 芍药
bouquet: 花束, 一束花, 一束鲜花, 花篮, 花瓶, 捧花
bubbles: 泡泡, 肥皂泡
cactus: 仙人掌, 仙人球
cherry-blossom: 樱花, 桃花, 梅花, 杏花, 梨花, 红梅, 腊梅, 海棠花
christmas-tree: 圣诞树
cloud: 云, 云朵, 白云, 云彩, 祥云, 彩云, 小云朵, 筋斗云
cloud-with-lightning: 闪电, 雷电
cloud-with-rain: 乌云, 雨云, 雨, 雨点, 下雨的云
comet: 陨石, 小行星
crescent-moon: 月亮, 月牙, 弯月, 小月亮, 弯弯的月亮, 弯月亮
deciduous-tree: 树, 大树, 小树, 苹果树, 树木, 榕树, 橡树, 梧桐树, 果树, 桃树, 银杏树, 枫树, 老树, 桂花树 ~ 盆景, 灌木
droplet: 雨滴, 小水滴, 露珠, 眼泪
evergreen-tree: 松树, 杉树, 松, 雪松, 柏树
fallen-leaf: 树叶, 叶子, 落叶, 秋叶, 一片叶子, 银杏叶
fire: 火, 火焰
four-leaf-clover: 四叶草, 幸运草
full-moon: 明月, 月球
globe-showing-europe-africa: 蓝色星球
glowing-star: 闪闪的星星, 北极星
herb: 香草, 薄荷 ~ 草, 小草, 青草
hibiscus: 芙蓉花, 扶桑花 ~ 杜鹃花, 映山红, 木棉花
hyacinth: ~ 丁香花, 紫藤
leafless-tree: 枯树
lotus: 荷花, 莲花, 睡莲, 荷叶, 莲叶
maple-leaf: 枫叶, 红叶
mountain: 山峰, 小山, 小山坡, 花果山
mushroom: 蘑菇, 小蘑菇, 红蘑菇, 大蘑菇
nest-with-eggs: 鸟窝, 鸟巢
palm-tree: 椰子树, 棕榈树, 椰树
potted-plant: 盆栽, 绿植, 植物, 花盆, 多肉, 多肉植物
rainbow: 彩虹, 小彩虹, 大彩虹, 彩虹桥
ringed-planet: 星球, 行星, 土星, 火星, 木星, 金星, 水星, 天王星, 海王星
rock: 石头, 大石头, 小石头
rose: 玫瑰, 玫瑰花, 红玫瑰, 蔷薇, 白玫瑰
seedling: 小苗, 嫩芽, 小芽, 幼苗, 小草, 豆芽, 小树苗
shamrock: 三叶草
sheaf-of-rice: 稻穗, 水稻, 麦穗, 小麦
shooting-star: 流星, 流星雨
snow-capped-mountain: 大雪山
snowflake: 雪花, 小雪花
star: 星星, 小星星, 星, 五角星, 星辰
sun: 太阳, 红太阳, 日出, 朝阳, 夕阳, 大太阳, 落日
sun-with-face: 笑脸太阳, 微笑的太阳
sunflower: 向日葵, 太阳花, 向日葵花
tulip: 郁金香, 郁金香花 ~ 鸢尾
umbrella: 雨伞, 伞, 小雨伞, 花伞, 油纸伞, 小花伞
volcano: 火山喷发
wood: 木头, 树桩, 木桩
`;
