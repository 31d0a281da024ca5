/** People who are one thing with what they are in; all others are jointed figures. */
export const people = `
belly-button: belly button, navel, tummy button, bellybutton / 肚脐, 肚脐眼, 小肚脐 / ground, 0.6 m, front
bridal-veil: bridal veil, veil, wedding veil / 头纱, 新娘头纱, 婚纱头纱, 面纱 / ground, 0.6 m, front
carp-child: child with a carp, new year child, new year picture, lucky child with fish / 年画娃娃, 年画, 抱鱼娃娃, 福娃, 年年有余, 抱鲤鱼的娃娃 / ground, 0.9 m, front
digestive-system: digestive system, human digestive system, digestion, digestive tract / 消化系统, 人体消化系统, 消化道, 人的消化系统 / indoor, 1.2 m, front
santa-in-chimney: stuck santa, stuck santa claus / 卡住的圣诞老人, 倒栽葱的圣诞老人 / ground, 2 m, front
seven-dwarfs: seven dwarfs, seven dwarves, seven little dwarfs / 七个小矮人, 七个小矮人排队 / ground, 1.4 m, front
shower-cap: shower cap, bath cap, bathing cap / 浴帽, 洗澡帽, 洗浴帽 / indoor, 0.5 m, front
tower-of-mattresses: princess and the pea, the princess and the pea, tower of mattresses, pile of mattresses, stack of mattresses / 豌豆公主, 豌豆上的公主, 一摞床垫, 高高的床垫 / indoor, 2.2 m, front
`;
