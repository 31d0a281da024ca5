import type { SubjectId } from "../types.ts";

/** Words of two meanings: what is meant where the description speaks of the other things too. */
export const senses: readonly { word: string; beside: RegExp; subject: SubjectId }[] = [
  {
    word: "crane",
    beside:
      /\b(construct|build|brick|lift|hook|beam|crates?|cargo|skyscraper|dig|excavat|bulldoz|trucks?|concrete|cement|worker)/,
    subject: "tower-crane",
  },
  {
    word: "bat",
    beside: /\b(base ?ball|batter|pitcher|home run|softball|glove|mitt|catcher|home plate)/,
    subject: "baseball-bat",
  },
  {
    word: "keyboard",
    beside: /\b(computer|mouse|laptop|monitor|typ(?:es|ing))/,
    subject: "computer-keyboard",
  },
  {
    word: "nail",
    beside: /\b(hammer|wood|boards?|build|carpent|planks?|tool ?box|workbench)/,
    subject: "nail",
  },
  {
    word: "cart",
    beside: /\b(grocery|groceries|super ?market|shopping|toddler in the cart)/,
    subject: "shopping-cart",
  },
  {
    word: "tree",
    beside:
      /\bchristmas\b.*\b(?:star on|decorat|trim|ornaments?|lights on|under|around|big|in the middle)\b.*\btree\b/,
    subject: "christmas-tree",
  },
  {
    word: "pitcher",
    beside: /\b(lemonade|juice|water|iced tea|milk|punch|pour|drink|glasses)/,
    subject: "drink-jug",
  },
  {
    word: "pitcher",
    beside: /\b(base ?ball|bat|batter|mound|throw)/,
    subject: "baseball-player",
  },
  {
    word: "glasses",
    beside: /\b(pitcher|glasses of|lemonade|juice|wine|toast|clink)/,
    subject: "drinking-glass",
  },
  { word: "mouse", beside: /\b(computer|keyboard|laptop|monitor)/, subject: "computer-mouse" },
  {
    word: "turkey",
    beside: /\b(table|roast|dinner|lunch|pies?|stuffing|gravy|feast|oven|mashed|cranberry)\b/,
    subject: "roast-turkey",
  },
  {
    word: "bow",
    beside: /\b(arrows?|archers?|shoot|robin hood|cupid|bowm[ae]n|quiver)/,
    subject: "bow-and-arrow",
  },
  {
    word: "drums",
    beside: /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|many|some) drums\b/,
    subject: "drum",
  },
  {
    word: "cart",
    beside: /\b(?:grocer\w*|supermarket|shop(?:ping)?|store|aisles?)\b/,
    subject: "shopping-cart",
  },
  { word: "推车", beside: /超市|商场|购物/, subject: "shopping-cart" },
  { word: "carriage", beside: /\b(train|locomotive|railway|engine)\b/, subject: "railway-car" },
  { word: "wagon", beside: /\b(train|locomotive|railway)\b/, subject: "railway-car" },
  {
    word: "car",
    beside: /\b(train|locomotive|railway|engine) (?:with|pulling)\b/,
    subject: "railway-car",
  },
  { word: "tank", beside: /\b(fish|goldfish|guppy)/, subject: "fish-tank" },
  { word: "pen", beside: /\b(pigs?|piglets?|sheep|goats?|farm)\b/, subject: "picket-fence" },
  { word: "ball", beside: /\b(beach|pool|seals?)\b/, subject: "beach-ball" },
  { word: "boat", beside: /^(?:an? |the )?boats? (?:in|on)\b.*venice/, subject: "gondola" },
  { word: "小船", beside: /^威尼斯.{0,4}船$/, subject: "gondola" },
  { word: "船", beside: /^威尼斯.{0,4}船$/, subject: "gondola" },
  { word: "大钟", beside: /客厅|墙|沙发|卧室|教室|厨房|书房|房间|[点时]/, subject: "wall-clock" },
  { word: "cake", beside: /\bbirthday\b/, subject: "birthday-cake" },
  { word: "蛋糕", beside: /生日/, subject: "birthday-cake" },
  { word: "lamp", beside: /\b(diwali|deepavali)/, subject: "diya-lamp" },
  { word: "moon", beside: /\bmid-?autumn\b/, subject: "full-moon" },
  { word: "月亮", beside: /中秋|赏月|月饼/, subject: "full-moon" },
  { word: "独轮车", beside: /推着?(?:一辆|小)?独轮车/, subject: "wheelbarrow" },
  { word: "风车", beside: /[拿举吹玩转捧]着?(?:[一只个小纸彩色的]{0,4})风车/, subject: "pinwheel" },
  { word: "小熊", beside: /抱着(?:一只|她的|他的|自己的)?小熊(?!猫)/, subject: "teddy-bear" },
  {
    word: "mummy",
    beside:
      /\b(pyramids?|sarcophag|egypt|museum|pharaohs?|tombs?|halloween|zombies?|ghosts?|vampires?|bandage|wrapped|haunted|monsters?|spooky)|^(an? )?mummy$/,
    subject: "mummy",
  },
  { word: "soup", beside: /\b(?:cook|mak|stir|boil|prepar)\w* .*soup/, subject: "pot-of-food" },
  {
    word: "bamboo",
    beside:
      /\b(?:eat|hold|munch|chew|hug|carr|bit|nibbl|snack|shar|lov|enjoy)\w* (?:(?:on|a|an|the|its|her|his|their|some|piece|pieces|stalk|stick|of|green|fresh|long|tasty|big) )*bamboo/,
    subject: "bamboo-stalk",
  },
  {
    word: "竹子",
    beside: /(?:吃|啃|嚼|咬|抱|拿|握|举)着?(?:一[根节把])?(?:嫩|鲜|青|绿)?竹子/,
    subject: "bamboo-stalk",
  },
  { word: "小熊", beside: /玩具店|玩具柜/, subject: "teddy-bear" },
  { word: "ball", beside: /\b(yarn|wool|kitten)/, subject: "yarn" },
  {
    word: "小黄鸭",
    beside: /小黄鸭们?(?:正?在)?.{0,5}?(?:洗澡|游|戏水|走|排队|跟|找|吃|睡|唱|跳)/,
    subject: "duckling",
  },
  {
    word: "conductor",
    beside: /\b(?:trains?|stations?|platforms?|railways?|tickets?)\b/,
    subject: "train-conductor",
  },
  {
    word: "trunks",
    beside: /\b(?:porters?|stations?|attic|luggage|(?:tower|pile|stack)s? of trunks)\b/,
    subject: "luggage",
  },
  { word: "captain", beside: /\bpirates?\b/, subject: "pirate" },
  { word: "船长", beside: /海盗/, subject: "pirate" },
  { word: "水壶", beside: /浇(?:花|水|菜)/, subject: "watering-can" },
  { word: "车", beside: /推着?(?:一?辆)?小?车(?![站厢门子祸库轮])/, subject: "wheelbarrow" },
  // The old lean on one; who is hurt has two.
  {
    word: "拐杖",
    beside:
      /^(?!.*(?:受伤|骨折|石膏|断了)).*(?:拄|爷爷|奶奶|外公|外婆|姥姥|姥爷|老人|公公|婆婆|寿星|爬山|登山)/,
    subject: "walking-stick",
  },
];
