/** Signs and shapes. */
export const symbols = `
atom: atom, atom model, atomic model, nucleus and electrons / 原子, 原子模型, 原子结构 / held, 0.3 m, front
bagua: bagua, eight trigrams / 八卦, 八卦图, 八卦镜 / held, 0.5 m, front
bounce-lines: bounce lines / 弹跳线 / held, 0.3 m, front
dna: dna, double helix, dna strand, dna helix, genes / 基因, 双螺旋, 双螺旋结构, 脱氧核糖核酸, 基因链 / held, 0.4 m, front
dragon-pearl: dragon pearl, dragon's pearl, flaming pearl, magic pearl / 龙珠, 珠子, 宝珠, 夜明珠, 明珠, 大圆珠, 火珠 / held, 0.3 m, front
foot: foot, bare foot, feet, barefoot / 脚, 脚丫, 小脚丫, 脚丫子, 光脚 / held, 0.25 m, front
fu: fu character, good fortune / 福字, 倒福 / air, 0.5 m, front
henna-hand: henna hand, mehndi, mehndi hand, henna, hamsa / 海娜手绘, 手绘海娜, 印度手绘, 海娜, 印度彩绘手 / held, 0.3 m, front
hexagon-shape: hexagon / 六边形, 六角形, 正六边形 / held, 0.5 m, front
mouth: mouth, open mouth, smiling mouth / 嘴巴, 嘴, 大嘴巴, 张开的嘴 / held, 0.2 m, front
pentagon-shape: pentagon / 五边形, 正五边形 / held, 0.5 m, front
rangoli: rangoli, kolam, diwali rangoli, rangoli pattern / 蓝果丽, 兰果丽, 排灯节地画, 印度地画, 蓝果丽图案 / ground, 0.7 m, front
round-shape: circle, smiley face, smiley / 圆形, 圆圈, 笑脸 / held, 0.5 m, front
single-eye: eye, single eye, human eye / 单眼, 眼睛特写 / held, 0.2 m, front
sleep-letters: zzz / 呼呼声 / held, 0.3 m, front
speech-bubble: speech bubble, speech balloon / 对话气泡, 对话框 / held, 0.5 m, left
speed-lines: speed lines, motion lines / 速度线 / held, 0.5 m, left
square-shape: square / 正方形, 方块, 方形 / held, 0.5 m, front
strong-arm: muscles, muscle, flexed arm, biceps, strong arm, arm, human arm / 肌肉, 二头肌, 强壮的手臂, 手臂, 胳膊, 臂膀 / held, 0.4 m, left
thought-cloud: thought bubble, thought cloud / 思考泡泡, 想象泡泡 / held, 0.5 m, front
tongue: tongue, tongue sticking out / 舌头, 吐舌头, 小舌头 / held, 0.2 m, front
triangle-shape: triangle / 三角形 / held, 0.5 m, front
yin-yang: yin yang, taiji, tai chi symbol, taijitu / 太极图, 阴阳, 阴阳鱼, 太极 / held, 0.5 m, front
`;
