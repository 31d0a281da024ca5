/** Words that do not belong in a children's coloring book. English ones match as whole words. */
const english =
  `naked nude nudity sex sexy sexual porn pornographic erotic hentai nsfw topless boobs breasts penis
vagina genitals fuck fucking shit bitch whore slut rape rapist murder murdering murdered kill killing killer
suicide suicidal corpse gore gory bloody beheaded decapitated torture massacre terrorist terrorism bomb bombing
gun guns rifle pistol shotgun machinegun grenade stabbing stabbed drugs cocaine
heroin marijuana cannabis cigarette cigarettes smoking blood beer wine whiskey vodka drunk nazi hitler swastika kkk
lynching genocide stripper striptease lingerie bikini-babe fetish bdsm bondage`.split(/\s+/);

const chinese =
  `裸体 裸露 赤裸 色情 性感 性爱 做爱 黄色图片 情色 强奸 乳房 阴茎 阴道 杀人 杀死 杀害 谋杀 自杀 尸体 血腥 鲜血
斩首 酷刑 屠杀 恐怖分子 恐怖袭击 炸弹 手枪 步枪 机枪 枪战 开枪 手榴弹 毒品 吸毒 海洛因 可卡因 大麻 香烟 抽烟 吸烟 啤酒 白酒
喝醉 酗酒 赌博 自残 上吊 跳楼 砍头 砍死 打死 杀了 枪杀 鸡巴 操你 傻逼 妓 淫 自慰 露点 纳粹 希特勒 妓女 内衣诱惑`.split(
    /\s+/,
  );

/** Several words that do so together. */
const phrases =
  /\b(?:shoot|shooting|shot|shoots|stab|stabbing|hang|hanging|strangle|strangling) (?:and kill|people|a (?:man|woman|person|boy|girl|child|kid|baby|cat|dog)|him|her|them|someone|somebody|himself|herself)\b|\bdead (?:body|bodies|people|man|child|baby)\b|\bcut(?:ting)? (?:off )?(?:his|her|their) (?:head|throat)\b|\bjump(?:ing)? off (?:a |the )?(?:building|roof)\b/;

/** What sounds alike and is harmless; it is taken out before the check. */
const harmless =
  /naked mole[- ]?rats?|\bwine glass(?:es)?|(nerf|glue|bubble|toy|squirt|nail|ray) guns?|smoking (volcano|volcanoes|chimneys?|dragon)|blood (moon|orange|oranges|hound)|water (gun|pistol)s?|bath bombs?|root beer|ginger beer|chicken breasts?|(robin|red)[- ]?breasts?|killer whales?|comic strips?|strip of|dandelion weeds?|水枪|玩具枪|大麻花|杀人[鲸蜂]/g;

const unsafeWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${english.join("|")})(?![\\p{L}\\p{N}])`,
  "u",
);
const unsafeCharacters = new RegExp(chinese.join("|"));

/** @param text lower case */
export function isUnsafe(text: string): boolean {
  const rest = text.replace(harmless, " ");
  return unsafeWords.test(rest) || phrases.test(rest) || unsafeCharacters.test(rest);
}
