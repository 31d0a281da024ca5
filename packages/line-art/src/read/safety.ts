/** Words that do not belong in a children's coloring book. English ones match as whole words. */
const english =
  `naked nude nudes nudist nudity undressed unclothed sex sexy sexual porn porno pornographic erotic hentai nsfw topless
boobs boob breasts nipple nipples penis dick vagina genitals orgy incest pedophile molest molesting molested dildo fuck fucking
fucked motherfucker shit bullshit bitch whore slut cunt asshole nigger nigga faggot rape rapist raping raped murder murdering
murdered murderer kill killing killer kills killed slaughter slaughtering slaughtered strangled suicide suicidal corpse corpses
gore gory bloody beheaded beheading decapitated decapitating decapitation dismembered mutilated severed cannibal cannibals
cannibalism torture tortured torturing massacre guillotine noose executed execution terrorist terrorists terrorism bomb bombs
bomber bombing gun guns gunman handgun handguns firearm firearms rifle rifles pistol pistols revolver revolvers shotgun
machinegun ak47 ak-47 sniper grenade grenades stabbing stabbed drugs cocaine heroin meth marijuana cannabis bong overdose
cigarette cigarettes vape vaping smoking blood wine whiskey whisky vodka tequila drunk drunken nazi nazis hitler
swastika kkk lynching genocide hanged hooker hookers prostitute prostitutes peeing urinating kidnapping guts stripper strippers striptease lingerie bikini-babe fetish bdsm bondage`.split(
    /\s+/,
  );

/** A character that would make another word of one is named behind `(?!`. */
const chinese =
  `裸体 裸露 赤裸 裸女 裸男 裸照 全裸 半裸 光屁股(?!的?(?:宝宝|娃|婴)) 色情 性感 性爱 做爱 黄色图片 情色 强奸 乳房 阴茎 阴道
杀人 杀死 杀害 杀掉 谋杀 自杀 虐杀 虐待 虐猫 虐狗 尸体 血腥 鲜血 血淋淋 流血 满手是血 斩首 酷刑 屠杀 恐怖分子 恐怖袭击 炸弹 手枪
步枪 机枪 枪战 枪击 枪毙 枪杀 开枪 持枪 拿枪 扫射 手榴弹 毒品 吸毒 贩毒 毒贩 冰毒 海洛因 可卡因 鸦片 大麻(?![雀袋布团球薯糍烦辣花哈])
香烟 抽烟(?!囱) 吸烟 白酒 喝酒 喝醉 醉汉 酒鬼 酗酒 赌博 赌钱 赌场 自残 割腕 割喉 上吊(?![灯桥床车兰扇椅钩篮环顶]) 跳楼(?![梯机])
脱衣舞 黄色(?:漫画|电影|录像|小说|网站) 大胸 露胸 女人的胸 绑架 打出血 砍头 砍死 砍人 砍[掉下断]的?.{0,3}[头手脚腿脖] 打死(?!结) 打老婆 打老公 打女人 杀了 鸡巴 操你 傻逼 妓 淫 自慰 露点 纳粹 希特勒
内衣诱惑 吃人(?!参) 食人(?![鱼花鲳]) 吃(?:小孩|孩子|小朋友|婴儿|宝宝)(?!手[里中上]|[的餐粥饭饼们辅给喂递送])`.split(
    /\s+/,
  );

const somebody =
  "(?:m[ae]n|wom[ae]n|person|people|boys?|girls?|child(?:ren)?|kids?|baby|babies|lady|ladies|guys?|students?|teachers?|mom|dad|mother|father|wife|husband|brother|sister|friends?|enemy|enemies|soldiers?)";
const whose = "(?:an? |the |his |her |their |my |another |other )?";
const limb = "(?:heads?|throats?|fingers?|hands?|arms?|legs?|ears?|wrists?|tongues?)";

/** Grandpa may have a beer with his dinner. */
const child = {
  en: "(?:boys?|girls?|child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|students?|pupils?|teen\\w*|sons?|daughters?)",
  zh: "(?:孩|宝宝|小朋友|学生|儿童|婴儿|弟弟|妹妹|儿子|女儿|孙)",
};

/** Several words that do so together. */
const phrases = new RegExp(
  [
    `(?:shoot|shooting|shot|shoots|stab|stabs|strangle|strangling|hang|hanging) (?:and kill|him|her\\b|them|himself|herself|(?:at )?${whose}${somebody})`,
    "(?:shoot|shooting|shot|shoots|stab|strangle|strangling) (?:a |the |his |her )?(?:cat|dog)s?",
    "(?:school|mass|drive-by) shootings?",
    `(?:beat|beats|beating) (?:up )?${whose}(?:${somebody}|dog|cat|horse|puppy|kitten|animal)`,
    `${limb} (?:is |being )?(?:cut|chopped|ripped|torn) off`,
    "(?:burned|burnt|burning)(?: [a-z]+)? at the stake",
    "(?:in|only|wearing) (?:her|his|their|just) underwear",
    `dead (?:body|bodies|${somebody}|dogs?|cats?|pupp(?:y|ies)|kittens?|animals?)`,
    `(?:cut|cuts|cutting|chop|chops|chopping|slit|slitting)(?: off)? (?:an? |the |his |her |their )${limb}`,
    `(?:cut|chop|slic)\\w* off ${limb}`,
    "jump(?:ing)? off (?:a |the )?(?:building|roof)",
    "(?:taking|takes|take) off (?:her|their) (?:clothes|shirt|dress|bra|underwear|pants)",
    `${somebody}[^.,]* (?:with no|without(?: any)?|wearing no) clothes`,
    "(?:drug|crack) dealers?",
    `${child.en}\\b[^.,;]{0,40}\\bbeers?`,
    "(?:sell|sells|selling|smoke|smokes|smoking|snorting) (?:crack|weed|pot|lines)",
    "pole danc\\w+",
    "twin towers",
    `(?:eat|eats|eating|devours?|devouring) ${whose}(?:humans?|${somebody})(?= *(?:$|[.,;:!?]|(?:alive|and|with|in|on|at|while)\\b))`,
  ]
    .map((phrase) => `\\b(?:${phrase})\\b`)
    .join("|"),
);

/** 没穿衣服的女孩; a dog without clothes is only a dog. */
const undressedZh =
  /(?:[人女男孩娘].{0,3}|^)(?:没有?穿|不穿|脱光|脱掉?)衣服|(?:没有?穿|不穿|脱光)衣服的.{0,4}[人女男孩娘]/;

const beerForChildrenZh = new RegExp(`${child.zh}[^，。；]{0,8}啤酒`);

/** What can smoke without anybody who does. */
const chimney =
  "(?:volcano(?:es)?|chimneys?|dragons?|trains?|engines?|locomotives?|campfires?|fires?|grills?|mountains?|factor(?:y|ies)|stacks?)";

/** Where children graze themselves, and what is then done about it. */
const grazed = {
  en: "(?:knees?|elbows?|fingers?|thumbs?|toes?|nose)",
  zh: "(?:膝盖|鼻子?|手指头?|小手|手肘|胳膊肘|脚趾头?|额头|嘴唇|牙龈)",
};
const tended = {
  en: "(?=.*\\b(?:band-?aids?|bandag\\w+|plasters?|nurse|doctor|vet|first aid)\\b)",
  zh: "(?=.*(?:创可贴|创口贴|包扎|绷带|止血|消毒|上药|医生|护士|兽医))",
};

/** What sounds alike and is harmless; it is taken out before the check. */
const harmless = new RegExp(
  [
    "naked mole[- ]?rats?",
    "\\bwine glass(?:es)?",
    "\\b(?:nerf|glue|bubble|toy|squirt|water|nail|ray|cap|staple|confetti|price|spray|starting|starter'?s?) (?:gun|pistol)s?",
    "(?:photographer|camera ?(?:wo)?man|film crew)s? (?:is |are )?shoot(?:s|ing)?",
    `bloody ${grazed.en}`,
    `blood (?:on|from) (?:his|her|my|the) ${grazed.en}`,
    `\\bcuts? (?:his|her|my) ${grazed.en}${tended.en}`,
    `${grazed.zh}(?:上|有点儿?|一直|都)?流血了?`,
    `流血了?${tended.zh}`,
    `smoking (?:hot )?${chimney}`,
    `${chimney} (?:is |are |that is |that are )?smoking`,
    "blood (?:moon|orange|hound|drive|pressure|type|test|sample|cell|vessel|donor|donation)s?",
    "(?:donating|donate|giving|give|drawing|taking) blood",
    "(?:bath|cherry|cocoa|chocolate|seed|photo|water|stink) bombs?",
    "bomb (?:cyclone|pop)s?",
    "(?:root|ginger|butter) ?beer",
    "hang(?:ing|ed)?[- ]?man (?:puzzle|game|word)",
    "(?:chicken|robin|red)[- ]?breasts?",
    "killer (?:whale|bee)s?",
    "weed killer",
    "day of the dead",
    "wine (?:opener|cork)s?",
    "comic strips?",
    "strip of",
    "dandelion weeds?",
    "moby dick",
    "dick (?:whittington|and jane)",
    "水枪|泡泡枪|玩具(?:手|步|机)?枪|杀人[鲸蜂]",
  ].join("|"),
  "g",
);

const unsafeWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${english.join("|")})(?![\\p{L}\\p{N}])`,
  "u",
);
const unsafeCharacters = new RegExp(chinese.join("|"));

/** @param text lower case, in simplified characters */
export function isUnsafe(text: string): boolean {
  const rest = text.replace(harmless, " ");
  return [unsafeWords, phrases, unsafeCharacters, undressedZh, beerForChildrenZh].some((unsafe) =>
    unsafe.test(rest),
  );
}
