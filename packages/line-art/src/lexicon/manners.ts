/**
 * How somebody does something, and when, that no line shows: nobody would look for it on the page, so
 * it is not missing from there.
 */

export const mannersZh =
  `哈哈 嘻嘻 呵呵 嘿嘿 阴森 阴森森 恐怖 可怕 吓人 诡异 下课 下课了 上课铃 枯萎 丰盛 横着 斜着 倒着 侧着 踮着脚尖 踮起脚尖 踮着脚 踮起脚 踮脚 被发现 被发现了 楼下 楼上 张开双臂 张开双手 张开手臂 张开 张着 张大 好奇 使劲 使劲儿 使足劲 用力 用尽力气 拼命 飞快 大声 仔细 专注 兴冲冲 急匆匆 匆匆 匆忙 连忙 急忙 赶紧 赶快 忍不住 终于 已经 刚刚
  常常 总是 经常 平时 默默 依依不舍 热热闹闹 整整齐齐 偷偷 哇哇 今天 昨天 明天 今年 有一次 慢悠悠 摇摇摆摆 一摇一摆 津津有味 美美 美滋滋 傻傻 傻乎乎
  呆呆 笨拙 笨手笨脚 欢快 愉快 兴高采烈 兴致勃勃 手忙脚乱 快快乐乐 满头大汗 气喘吁吁 目不转睛 聚精会神 全神贯注 一本正经 独自 独自一人 孤零零
  舒服 舒舒服服 舒适 懒懒 恶狠狠 纷纷 顺利 自由自在 快速 迅速 缓缓 缓慢 渐渐 亲手 齐心协力 齐心 合力 同心协力 互相 相互 轮流 依次 认认真真 安安静静
  激动 自豪 惬意 悠闲 悠哉 悠哉悠哉 优哉游哉 得意洋洋 狼吞虎咽 快步 大步 紧张刺激 有模有样 有说有笑 规规矩矩 恋恋不舍 手舞足蹈 小心地 不小心 一不小心
  蠢萌 憨憨 憨态可掬 憨厚 帅气 帅 酷 酷酷 酷炫 霸气 时髦 时尚 文静 乖巧 机智 俏皮 贪吃 馋 嘴馋 贪玩 懒惰 勤劳 勤快 能干 好客 粗心 迷路 迷路的`.split(
    /\s+/,
  );

export const mannersEn =
  `eager noisy loud fast slow quick sassy wacky crazy zany quirky merry cheeky rowdy messy tidy neat rustic dusty loyal trusty heroic
  clumsy lost stray bored confused calmly hard carefully proudly eagerly together living how`.split(
    /\s+/,
  );
