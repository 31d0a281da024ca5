/** Who is ill, and who looks after them. */
const trade = "(?:dentist|doctor|vet|veterinarian|hairdresser|barber|nurse)";
const sick = "(?:sick |ill |hurt |wounded )";
const someone = "(?:an?|the|his|her|their|my)";
const caring =
  "(?:helping|caring for|taking care of|looking after|nursing|visiting|comforting|cares for|takes care of|looks after)";
const caringZh = "(?:正?在)?(?:照顾|照看|护理|看护|看望)";
const child =
  "(?:child|kid|patient|boy|girl|baby|son|daughter|brother|sister|friend|grandson|granddaughter)";

export const turnsOfCare: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  // Who is ill is in bed, and the other stands by it.
  [
    new RegExp(
      `^(.+?)(?: is| are)? ${caring} (${someone} ${sick}?${child}|patients?)(?: (?:is )?(?:lying |resting )?in ${someone}?(?:hospital )? ?bed)$`,
      "gi",
    ),
    "$2 sleeping in bed, $1 next to the bed",
  ],
  [
    new RegExp(
      `^(.+?)(?: is| are)? ${caring} (${someone} (?:${sick}${child}|patient)|patients)$`,
      "gi",
    ),
    "$2 sleeping in bed, $1 next to the bed",
  ],
  [
    new RegExp(
      `^(.{1,8}?)${caringZh}(?:(?:躺在|睡在)(?:病?床|床铺)上的|(?:生病|发烧|受伤)了?的)(.{1,6})$`,
      "g",
    ),
    "$2躺在床上，$1在旁边",
  ],
  [new RegExp(`^(.{1,8}?)${caringZh}(病人|患者)们?$`, "g"), "$2躺在床上，$1在旁边"],
  [
    /\bgiv(?:e|es|ing) (?:an? )?(?:flu )?(?:shot|injection|vaccine|vaccination) to\b/gi,
    "holding a syringe beside",
  ],
  [
    /\bgiv(?:e|es|ing) (.{1,30}?) an? (?:flu )?(?:shot|injection|vaccine|vaccination)\b/gi,
    "holding a syringe beside $1",
  ],
  [/给(.{1,12}?)(?:打针|打疫苗|接种疫苗)/g, "拿着注射器在$1旁边"],
  [
    /\bgiv(?:es|e|ing) (?:(.{1,24}?) )?(?:an? |the )(?:shot|injection|vaccine|vaccination)(?: to (.{1,24}))?$/gi,
    "holding a syringe in the hospital, $1$2",
  ],
  [
    /(护士|医生)(?:阿姨|叔叔)?(?:正?在)?(?:给(.{1,6}?))?打(?:针|预防针|疫苗)/g,
    "在医院，$1拿着注射器，$2",
  ],
  // Who is looked after has somebody there who does it.
  [
    new RegExp(
      `^(.*?)(?: is| are)? (?:visiting|going to|at|goes to|visits) the (${trade})(?:'s)?(?: office)?$`,
      "gi",
    ),
    (_, patient, who) =>
      /^(?:a |an |the )?(?:visit|trip|day)?$/i.test(patient!.trim())
        ? `a ${who} examining a boy in the hospital`
        : `a ${who} examining ${patient} in the hospital`,
  ],
  [
    /^((?!.*(?:医生|护士|给)).{1,8}?)(?:去|在)?(?:医院)?(?:看(?:牙医|牙|医生|病)|拔牙|体检)$/g,
    "在医院医生检查$1",
  ],
  [/(?:给|帮)(.{1,8}?)(?:听心跳|听诊|量血压|量体温|测体温)/g, "给$1看病"],
  [
    /^(.{1,6}?)(?:在医院|去医院|在医院里)?(?:打针|打疫苗)(?=[,，。]|$)/g,
    "护士拿着注射器在$1旁边，医院里",
  ],
  [/给(.{1,8}?)看(?:嗓子|喉咙|牙齿?|眼睛|耳朵|肚子)/g, "给$1看病"],
  // No word of theirs says who they are.
  [/\bpatients?(?=$|[,.;]| (?:in|on|at|with|and|who|is|are|sleeping|lying|sitting)\b)/gi, "boy"],
  [/病人|患者/g, "男孩"],
];
