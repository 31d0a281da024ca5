/** Words that do not belong in a children's coloring book. English ones match as whole words. */
const english =
  `naked nude nudity sex sexy sexual porn pornographic erotic hentai nsfw topless boobs breasts penis
vagina genitals fuck fucking shit bitch whore slut rape rapist murder murdering murdered kill killing killer
suicide suicidal corpse gore gory bloody beheaded decapitated torture massacre terrorist terrorism bomb bombing
gun guns rifle pistol shotgun machinegun shooting shooter grenade knife-attack stabbing stabbed drugs cocaine
heroin meth marijuana weed cannabis cigarette smoking beer wine whiskey vodka drunk nazi hitler swastika kkk
lynching hanged genocide strip stripper lingerie bikini-babe fetish bdsm bondage`.split(/\s+/);

const chinese =
  `裸体 裸露 赤裸 色情 性感 性爱 做爱 黄色图片 情色 强奸 乳房 阴茎 阴道 杀人 杀死 杀害 谋杀 自杀 尸体 血腥 鲜血
斩首 酷刑 屠杀 恐怖分子 恐怖袭击 炸弹 手枪 步枪 机枪 枪战 开枪 手榴弹 毒品 吸毒 海洛因 可卡因 大麻 香烟 抽烟 吸烟 啤酒 白酒
喝醉 纳粹 希特勒 妓女 内衣诱惑`.split(/\s+/);

/** What sounds alike and is harmless; it is taken out before the check. */
const harmless =
  /naked mole[- ]?rats?|shooting stars?|(shooting|shoot) (a |the |some )?(basketballs?|hoops?|baskets?|films?|movies?|photos?)|shooting guard|water (gun|pistol)s?|bath bombs?|root beer|ginger beer|chicken breasts?|(robin|red)[- ]?breasts?|killer whales?|comic strips?|strip of|dandelion weeds?|射手座|海马体|sea ?weeds?/g;

const unsafeWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${english.join("|")})(?![\\p{L}\\p{N}])`,
  "u",
);
const unsafeCharacters = new RegExp(chinese.join("|"));

/** @param text lower case */
export function isUnsafe(text: string): boolean {
  const rest = text.replace(harmless, " ");
  return unsafeWords.test(rest) || unsafeCharacters.test(rest);
}
