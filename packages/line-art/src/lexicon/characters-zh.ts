/** Chinese as the lists of words spell it: traditional characters and common slips of the pen. */
import { sceneWords } from "./settings.ts";
import { subjectWords } from "./words.ts";

/** The traditional character and the simplified one. */
const traditional = new Map(
  `貓猫 龍龙 馬马 鳥鸟 魚鱼 雞鸡 鴨鸭 鵝鹅 豬猪 獅狮 貝贝 貛獾 驢驴 駱骆 駝驼 鯨鲸 鯊鲨 鱷鳄 烏乌 龜龟 蝦虾 蟲虫 螞蚂 蟻蚁 蠶蚕 蝸蜗 鶴鹤 鷹鹰 鴿鸽 鵡鹉 鸚鹦 鵲鹊 鷗鸥 鳳凤 燈灯 籠笼 車车 輪轮 飛飞 機机
  艦舰 彈弹 橋桥 樓楼 門门 園园 場场 廣广 島岛 灣湾 邊边 裡里 裏里 後后 樹树 葉叶 蘋苹 蘿萝 蔔卜 麵面 飯饭 餃饺 湯汤 餅饼 糰团 雲云 陽阳 風风 電电 霧雾 雙双 兩两 個个 隻只 條条 張张 輛辆 頭头 顆颗 種种
  幾几 孫孙 爺爷 媽妈 們们 師师 醫医 護护 員员 農农 廚厨 兒儿 學学 長长 紅红 綠绿 藍蓝 黃黄 銀银 點点 畫画 圖图 書书 筆笔 紙纸 聖圣 誕诞 節节 慶庆 過过 國国 華华 戲戏 劇剧 樂乐 鋼钢 鐘钟 鈴铃 鑼锣 劍剑
  槍枪 戰战 騎骑 開开 關关 遊游 戶户 釣钓 潛潜 溫温 熱热 涼凉 凍冻 氣气 禮礼 燭烛 髮发 發发 襪袜 褲裤 圍围 鏡镜 傘伞 掃扫 寫写 讀读 說说 講讲 話话 語语 麼么 為为 從从 來来 對对 會会 時时 間间 這这 還还
  與与 給给 讓让 請请 謝谢 愛爱 歡欢 樣样 義义 買买 賣卖 錢钱 寶宝 貴贵 鑽钻 鑰钥 鎖锁 廟庙 歲岁 壽寿 豐丰 糧粮 穀谷 麥麦 蓮莲 蘭兰 薔蔷 櫻樱 楓枫 鬆松 鬱郁 貪贪 頑顽 淚泪 靈灵 殭僵 屍尸 獸兽 獨独 狽狈
  齒齿 腳脚 臉脸 嚇吓 慮虑 夢梦 衛卫 環环 繞绕 運运 動动 訓训 練练 賽赛 隊队 網网 籃篮 壘垒 營营 帳帐 爐炉 煙烟 燒烧 鍋锅 壺壶 盤盘 臺台 颱台 灑洒 濕湿 澆浇 縫缝 織织 繡绣 線线 鐵铁 錘锤 鋸锯 釘钉 聽听
  聞闻 聲声 響响 舊旧 雜杂 亂乱 滿满 淺浅 蹤踪 躍跃 歷历 萬万 億亿 產产 業业 腦脑 視视 冊册 報报 紐纽 約约 倫伦 羅罗 鬥斗 鯉鲤 鮮鲜 鮭鲑 鱗鳞 鰭鳍 螢萤 蠟蜡 蛻蜕 蟬蝉 鳴鸣 嘰叽 齊齐 薑姜 餡馅 餵喂 餓饿
  館馆 饅馒 饞馋 飲饮 獻献 獎奖 牆墙 壯壮 夾夹 奪夺 奧奥 婦妇 嬰婴 寧宁 寬宽 將将 導导 屆届 層层 嶺岭 帶带 幣币 幫帮 應应 懷怀 擺摆 擋挡 擁拥 擊击 搖摇 撐撑 撲扑 採采 掛挂 揹背 捲卷 攔拦 攤摊 數数 斷断
  曬晒 櫃柜 檯台 檸柠 歐欧 毀毁 湧涌 滾滚 漢汉 漲涨 潑泼 無无 煩烦 牽牵 獲获 瑪玛 畢毕 異异 療疗 盜盗 眾众 碼码 禦御 稱称 積积 窩窝 競竞 簡简 籤签 級级 紋纹 純纯 細细 終终 組组 結结 絲丝 維维 綿绵 緊紧
  縮缩 總总 繩绳 繼继 續续 罵骂 羨羡 聰聪 膽胆 臘腊 興兴 艷艳 蓋盖 薩萨 藝艺 虛虚 號号 蝕蚀 術术 補补 裝装 複复 襯衬 規规 覺觉 觀观 訪访 許许 詩诗 試试 認认 誰谁 課课 調调 論论 諾诺 變变 財财 貨货 貼贴
  資资 賀贺 贏赢 趕赶 趙赵 軍军 軟软 輕轻 辦办 連连 進进 遠远 適适 選选 遲迟 鄉乡 鄰邻 釀酿 錄录 錦锦 閃闪 閉闭 閱阅 陳陈 陸陆 階阶 隨随 險险 離离 難难 靜静 頂顶 順顺 預预 領领 題题 額额 願愿 類类 驚惊
  體体 鬧闹 嗎吗 嘆叹 團团 墜坠 壞坏 夠够 妝妆 嬸婶 實实 專专 尋寻 屬属 歸归 岡冈 巖岩 彎弯 徑径 復复 憐怜 憶忆 懶懒 戀恋 掙挣 揮挥 損损 撈捞`
    .split(/\s+/)
    .map(([from = "", to = ""]) => [from, to]),
);

/** Written for each other by hand and by ear; only where it makes a word. */
const slips = new Map(
  `免兔 崔雀 罗萝 页叶 鸟乌 狮师 师狮 描猫 糊蝴 碟蝶 恐孔 竟镜 境镜 蓝篮 篮蓝 马蚂 像象 汽气 气汽 园圆 圆园 桔橘 密蜜 侯猴 唬虎 劲颈`
    .split(/\s+/)
    .map(([from = "", to = ""]) => [from, to]),
);

/** 著 is simplified Chinese too, in 著名: it is 着 beside others only. */
export function simplified(text: string): string {
  const read = [...text].map((character) => traditional.get(character) ?? character).join("");
  return read === text ? text : read.replaceAll("著", "着");
}

/** 小免子, 孔崔: the words they were to be. */
export function withoutSlips(text: string): string {
  const characters = [...text];
  for (const [at, character] of characters.entries()) {
    const meant = slips.get(character);
    if (meant === undefined) continue;
    const [far = "", before = "", after = ""] = [-2, -1, 1].map((by) => characters[at + by]);
    const around = (it: string) => [
      before + it,
      it + after,
      before + it + after,
      far + before + it,
    ];
    if (around(meant).some(isWord) && !around(character).some(isWord)) characters[at] = meant;
  }
  return characters.join("");
}

function isWord(word: string): boolean {
  return word.length > 1 && (subjectWords("zh").has(word) || sceneWords.zh.has(word));
}
