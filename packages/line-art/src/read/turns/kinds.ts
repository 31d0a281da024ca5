/** Kinds of their own that are told by what is with them: a camel with its load is one drawing. */
import type { Turn } from "./turn.ts";

const goods =
  "(?:goods|(?:a |its |their )?(?:heavy |big )?(?:loads?|cargo)|(?:some |heavy |big )*(?:bundles|packs|bags|luggage|supplies|boxes|baggage))";

const goodsZh = "(?:着|了)?(?:好?多|很多|许多|一些|沉重的?|重重的|[一两几](?:大?[包袋箱捆]))?的?";

const tiers = "(?:three[- ]tier(?:ed)?|tiered) (?:cake |dessert )?(?:stands?|trays?)";

const sweets =
  "(?:(?:small|little|tiny|mini|cute|pretty|colorful) )*(?:macarons?|cakes?|cupcakes?|pastries|desserts?|treats|sweets|scones|cookies|sandwiches)";

const sweetsZh = "(?:各种|小|漂亮的|精致的|可爱的)*(?:马卡龙|蛋糕|甜[品点]|点心|糕点|饼干|司康)";

export const turnsOfKinds: readonly Turn[] = [
  {
    example: "a camel carrying heavy bags in the desert",
    said: new RegExp(
      `\\bcamel(s?) (?:(?:is |are |that is )?(?:carrying|loaded with|laden with|piled with|packed with)|with) ${goods}(?: on (?:its|their|his|her) backs?)?`,
      "gi",
    ),
    plain: "laden camel$1",
  },
  {
    example: "骆驼驮着货物走在沙漠里",
    said: new RegExp(
      `骆驼(?:的?背上|身上)?(?:正?在)?[驮背]${goodsZh}(?:货物?|东西|行李|包裹|物资|商品|丝绸|茶叶|粮食)`,
      "g",
    ),
    plain: "驮货的骆驼",
  },
  {
    example: "福娃抱鲤鱼",
    said: /(?:福娃|年画娃娃|胖娃娃)(?:怀里)?[抱捧](?:着|了)?(?:一?条)?(?:大|红|金)*的?(?:鲤鱼|鱼)/g,
    plain: "年画娃娃",
  },
  {
    example: "a phoenix with long tail feathers",
    said: /\b(phoenix(?:es)?(?: rising from (?:the |its )?(?:flames|fire|ashes))?|peacocks?|fenghuang|pheasants?|bird of paradise) with (?:(?:an?|its|long|big|flowing|beautiful|fancy|colorful|patterned|fiery|magnificent|detailed),? )+(?:tail(?: feathers?)?|tails|feathers)\b/gi,
    plain: "$1",
  },
  {
    example: "a phoenix rising from the ashes",
    said: /\bphoenix (?:that is |is )?rising (?:up )?(?:from|out of) (?:the |its )?(?:\w+ )?(?:flames|fire|ashes)\b/gi,
    plain: "phoenix",
  },
  {
    example: "凤凰涅槃，从火焰中飞起",
    said: /(?<=凤凰)(?:涅槃)?[，,]?(?:从|在)(?:大火|烈火|火焰|火|灰烬)(?:里|中)?(?:飞起来?|重生|升起来?|涅槃|腾空而起)/g,
    plain: "",
  },
  {
    example: "afternoon tea: a three-tier stand with macarons and little cakes",
    said: new RegExp(
      `\\b${tiers} (?:(?:filled|full|loaded) )?(?:with|of) ${sweets}(?:(?:,|,? and| &) ${sweets})*`,
      "gi",
    ),
    plain: "three-tier stand",
  },
  {
    example: "甜品下午茶，三层架子上有马卡龙和小蛋糕",
    said: new RegExp(
      `三层(?:的)?(?:甜品|点心|蛋糕)?(?:架子?|托盘)上?(?:面)?(?:摆满了?|放满了?|摆着|放着|装满了?|有着?|都?是)${sweetsZh}(?:[和、]${sweetsZh})*`,
      "g",
    ),
    plain: "三层架子",
  },
  {
    example: "a UFO has landed in a corn field",
    said: /\b(?:UFO|flying saucer|alien (?:space)?ship)(?: that)?(?: has| had| is)?(?: just)? (?:landed|landing|lands|parked)(?= (?:in|on|at|by|next|near|beside)\b)/gi,
    plain: "landed UFO",
  },
];
