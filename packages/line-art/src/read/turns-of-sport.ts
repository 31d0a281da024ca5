/** Games and matches: what is shot at, and who plays whom. */
export const turnsOfSport: readonly [RegExp, string][] = [
  [/(?:踢着?足球|踢着?球)?射门(?!员)/g, "踢足球，旁边有球门"],
  [/(?:打篮球)?投篮/g, "拿着篮球，旁边有篮球架"],
  [
    /\bshoot(?:s|ing)? (?:an? |the )?(?:basketballs?|hoops|baskets)(?: (?:in|into|through|at|toward|towards) (?:the|an?) (?:basketball )?(?:hoop|basket|net))?\b/gi,
    "throwing a basketball beside a basketball hoop",
  ],
  [/(?<=[一二两三四五六七八九十几][条只艘]龙舟.{0,6})(?:大?比赛|大赛|竞赛|竞渡)/g, ""],
  [/赛龙舟|(?<![条只艘])龙舟(正?在.{1,5})?(?:大?比赛|大赛|竞赛|竞渡|赛)/g, "两条龙舟$1"],
  // The puck is at the stick.
  [
    /(?<=\bhockey (?:goalie|goalkeeper|player)) (?:is )?(?:block|hitt?|shoot|chas|stopp?|sav)(?:e?s|ing) (?:the|a) puck\b/gi,
    "",
  ],
  [/\btug[- ]of[- ]war (?:with|using|over) (?:a|the) (?:long )?rope\b/gi, "tug of war"],
  [/拔河(?:用|拉着|拿着)(?:一根)?(?:长)?绳子?/g, "拔河"],
  [/^(?:校园?|学校)?游泳(?:大?比赛|大赛)$/g, "三个孩子在泳池里游泳"],
  [/^(?:校园?|学校)?(跑步|跳绳|滑雪|骑车)(?:大?比赛|大赛)$/g, "三个孩子$1"],
  [/(拔河|跑步|游泳|骑车|画画|唱歌|跳绳|踢毽子|钓鱼|滑雪|划船|足球|篮球)(?:大?比赛|大赛)/g, "$1"],
  [/^(?:an? )?swimming (?:race|competition|meet)$/gi, "three kids swimming in a pool"],
  // Whoever plays is said first.
  [
    /^(?:正?在)?(打(?:乒乓球|篮球|羽毛球|网球|排球)|踢足球|跳绳|放风筝|下(?:象|围|跳)?棋)的((?:[一两二三四五几]个|一群)?(?:小朋友|小孩子?|孩子|男孩|女孩|小男孩|小女孩|同学|人)们?)$/g,
    "$2$1",
  ],
];
