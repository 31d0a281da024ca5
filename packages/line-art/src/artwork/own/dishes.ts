/** Food of the fair, the breakfast stall and the kitchen garden. */
export const dishes: Readonly<Record<string, string>> = {
  lemonade: `
    <path fill="#e0705c" d="M66 2L76 4L68 60L58 58Z"/>
    <path fill="#dff2fb" d="M26 28L102 28L92 120Q91 124 86 124L42 124Q37 124 36 120Z"/>
    <path fill="#ffe066" d="M29 48Q46 42 64 48Q82 54 99 48L92 120Q91 124 86 124L42 124Q37 124 36 120Z"/>
    <path fill="#ffffff" d="M44 62L64 58L68 78L48 82Z"/>
    <path fill="#ffffff" d="M62 90L80 84L86 102L68 108Z"/>
    <circle fill="#f2b431" cx="98" cy="32" r="24"/>
    <circle fill="#fff6c8" cx="98" cy="32" r="17"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M98 15L98 49M81 32L115 32M86 20L110 44M110 20L86 44"/>
    <path fill="#7cc977" d="M40 28Q22 20 30 4Q48 8 50 28Z"/>
  `,
  // Three pleated buns in a bamboo steamer.
  baozi: `
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M34 16Q28 8 34 2M64 12Q58 6 64 0M94 16Q88 8 94 2"/>
    <path fill="#fff3e0" d="M40 62Q40 22 64 22Q88 22 88 62Z"/>
    <path fill="#ffffff" d="M4 84Q4 46 34 46Q62 46 64 84Z"/>
    <path fill="#ffffff" d="M64 84Q66 46 94 46Q124 46 124 84Z"/>
    <path fill="none" stroke="#8a6a4a" stroke-width="2" d="M34 46L34 62M34 48Q24 54 20 66M34 48Q44 54 48 66M94 46L94 62M94 48Q84 54 80 66M94 48Q104 54 108 66M64 22L64 36M64 24Q56 30 52 40M64 24Q72 30 76 40"/>
    <path fill="#e0b070" d="M2 78L126 78L124 124L4 124Z"/>
    <path fill="#c98f4e" d="M0 76L128 76L128 88L0 88Z"/>
    <path fill="#fff0d0" d="M3 110L125 110L124 124L4 124Z"/>
  `,
  // Smooth buns, steaming on a plate.
  mantou: `
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M40 22Q34 14 40 8Q46 4 42 0M64 16Q58 8 64 0M88 22Q82 14 88 8Q94 4 90 0"/>
    <path fill="#fff3e0" d="M36 78Q30 30 64 30Q98 30 92 78Z"/>
    <path fill="#ffffff" d="M12 104Q4 60 36 60Q66 60 62 104Z"/>
    <path fill="#ffffff" d="M66 104Q62 60 92 60Q124 60 116 104Z"/>
    <path fill="#f28d8d" d="M58 46L70 46L70 56L58 56Z"/>
    <path fill="#8fc7ea" d="M2 100L126 100Q118 124 92 124L36 124Q10 124 2 100Z"/>
    <path fill="#ffffff" d="M10 106L118 106L112 114L16 114Z"/>
  `,
  "spring-roll": `
    <path fill="#bfe0f5" d="M2 98L126 98Q116 124 90 124L38 124Q12 124 2 98Z"/>
    <path fill="#e8a04a" d="M10 74L82 74Q94 76 94 88Q94 102 82 102L10 102Z"/>
    <path fill="#e8a04a" d="M50 74L110 74Q122 76 122 88Q122 102 110 102L50 102Z"/>
    <path fill="#f2b866" d="M30 46L92 46Q104 48 104 60Q104 74 92 74L30 74Z"/>
    <ellipse fill="#fff3d0" cx="12" cy="88" rx="10" ry="14"/>
    <ellipse fill="#fff3d0" cx="54" cy="88" rx="10" ry="14"/>
    <ellipse fill="#fff3d0" cx="32" cy="60" rx="10" ry="14"/>
    <circle fill="#7cc977" cx="32" cy="60" r="5"/><circle fill="#7cc977" cx="12" cy="88" r="5"/><circle fill="#7cc977" cx="54" cy="88" r="5"/>
    <path fill="none" stroke="#8a5a20" stroke-width="2" d="M62 46L76 74M78 74L90 102"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M50 36Q44 28 50 20M78 36Q72 28 78 20"/>
  `,
  // Two fried sticks and a bowl of soy milk.
  youtiao: `
    <path fill="#f0b560" d="M18 2Q32 0 32 14Q38 24 32 34Q38 46 31 56Q38 68 31 78Q36 92 31 102Q32 122 18 124Q4 122 6 104Q0 92 6 80Q0 68 6 56Q0 44 6 34Q0 22 5 12Q8 4 18 2Z"/>
    <path fill="#f0b560" d="M46 2Q60 0 60 14Q66 24 60 34Q66 46 59 56Q66 68 59 78Q64 92 59 102Q60 122 46 124Q32 122 32 104Q27 92 32 80Q26 68 32 56Q26 44 32 34Q26 22 32 12Q36 4 46 2Z"/>
    <path fill="none" stroke="#8a5a20" stroke-width="2" d="M17 20Q21 30 17 40M19 62Q15 72 19 82M46 26Q50 36 46 46M48 70Q44 80 48 92"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M84 60Q78 52 84 46M102 60Q96 52 102 46"/>
    <ellipse fill="#fff6e3" cx="94" cy="80" rx="32" ry="11"/>
    <path fill="#62b5f2" d="M62 80Q70 92 94 92Q118 92 126 80Q126 106 108 114L106 124L82 124L80 114Q62 106 62 80Z"/>
    <path fill="#ffffff" d="M64 92Q76 104 94 104Q112 104 124 92L120 102Q110 112 94 112Q78 112 68 102Z"/>
  `,
  // Open dumplings with a frilled collar.
  shaomai: `
    <path fill="#fff3d6" d="M40 24Q46 30 52 24Q58 32 64 24Q70 32 76 24Q82 30 88 24L84 40Q92 60 84 72L44 72Q36 60 44 40Z"/>
    <ellipse fill="#f2a07a" cx="64" cy="22" rx="19" ry="10"/>
    <circle fill="#7cc977" cx="64" cy="15" r="6"/>
    <path fill="#fff3d6" d="M6 58Q12 66 18 58Q24 68 30 58Q38 68 44 58Q50 66 56 58L52 76Q62 96 52 110L10 110Q0 96 10 76Z"/>
    <ellipse fill="#f2a07a" cx="31" cy="56" rx="20" ry="11"/>
    <circle fill="#7cc977" cx="31" cy="48" r="6"/>
    <path fill="#fff3d6" d="M72 58Q78 66 84 58Q90 68 97 58Q104 68 110 58Q116 66 122 58L118 76Q128 96 118 110L76 110Q66 96 76 76Z"/>
    <ellipse fill="#f2a07a" cx="97" cy="56" rx="20" ry="11"/>
    <circle fill="#7cc977" cx="97" cy="48" r="6"/>
    <path fill="none" stroke="#8a6a4a" stroke-width="2" d="M22 78L20 100M40 78L42 100M88 78L86 100M106 78L108 100"/>
    <path fill="#c98f4e" d="M0 106L128 106L124 124L4 124Z"/>
  `,
  // Twisted dough, fried crisp.
  mahua: `
    <g transform="rotate(-32 34 20)"><ellipse fill="#d98a3a" cx="34" cy="20" rx="27" ry="15"/></g>
    <g transform="rotate(-32 34 40)"><ellipse fill="#f0b560" cx="34" cy="40" rx="27" ry="15"/></g>
    <g transform="rotate(-32 34 60)"><ellipse fill="#d98a3a" cx="34" cy="60" rx="27" ry="15"/></g>
    <g transform="rotate(-32 34 80)"><ellipse fill="#f0b560" cx="34" cy="80" rx="27" ry="15"/></g>
    <g transform="rotate(-32 34 100)"><ellipse fill="#d98a3a" cx="34" cy="100" rx="27" ry="15"/></g>
    <g transform="rotate(-32 94 28)"><ellipse fill="#d98a3a" cx="94" cy="28" rx="27" ry="15"/></g>
    <g transform="rotate(-32 94 48)"><ellipse fill="#f0b560" cx="94" cy="48" rx="27" ry="15"/></g>
    <g transform="rotate(-32 94 68)"><ellipse fill="#d98a3a" cx="94" cy="68" rx="27" ry="15"/></g>
    <g transform="rotate(-32 94 88)"><ellipse fill="#f0b560" cx="94" cy="88" rx="27" ry="15"/></g>
    <g transform="rotate(-32 94 108)"><ellipse fill="#d98a3a" cx="94" cy="108" rx="27" ry="15"/></g>
  `,
  // Rice, beans, dates and nuts in one bowl.
  "laba-porridge": `
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M34 26Q28 18 34 10Q40 6 36 0M64 22Q58 14 64 6M94 26Q88 18 94 10Q100 6 96 0"/>
    <ellipse fill="#e6b88a" cx="64" cy="58" rx="60" ry="24"/>
    <ellipse fill="#f08080" cx="38" cy="54" rx="12" ry="8"/>
    <ellipse fill="#f08080" cx="84" cy="66" rx="12" ry="8"/>
    <circle fill="#ffffff" cx="64" cy="48" r="8"/><circle fill="#ffffff" cx="58" cy="70" r="8"/>
    <path fill="#7cc9a0" d="M84 50Q94 40 102 48Q100 58 90 58Q84 56 84 50Z"/>
    <path fill="#7cc9a0" d="M26 66Q34 64 40 72Q34 78 26 74Z"/>
    <path fill="#62b5f2" d="M4 58Q12 84 64 84Q116 84 124 58Q126 106 90 116L86 124L42 124L38 116Q2 106 4 58Z"/>
    <path fill="#ffffff" d="M8 78Q30 96 64 96Q98 96 120 78L118 88Q96 106 64 106Q32 106 10 88Z"/>
  `,
  "peanut-butter": `
    <path fill="#d98a4a" d="M24 26L86 26L86 36Q94 40 94 50L94 114Q94 122 86 122L24 122Q16 122 16 114L16 50Q16 40 24 36Z"/>
    <path fill="#e8685f" d="M18 8Q18 4 22 4L88 4Q92 4 92 8L92 28L18 28Z"/>
    <path fill="#fff6e3" d="M16 54L94 54L94 102L16 102Z"/>
    <path fill="#f0b866" d="M42 62Q56 58 56 70Q56 76 62 78Q72 84 64 94Q54 100 44 92Q42 86 40 80Q32 68 42 62Z"/>
    <path fill="none" stroke="#8a5a20" stroke-width="1.8" d="M46 68L50 72M52 84L57 88M44 76L50 80"/>
    <path fill="#fff0d0" d="M78 92Q74 80 88 80Q100 74 112 80Q126 80 122 92L122 124L80 124Z"/>
    <path fill="#d98a4a" d="M86 92Q100 86 114 92L114 112Q100 120 86 112Z"/>
  `,
  cabbage: `
    <path fill="#8fcf7a" d="M30 108Q2 96 6 60Q10 30 40 26Q52 60 40 112Z"/>
    <path fill="#8fcf7a" d="M98 108Q126 96 122 60Q118 30 88 26Q76 60 88 112Z"/>
    <path fill="#d9f5c2" d="M64 8Q106 10 108 62Q108 116 64 120Q20 116 20 62Q22 10 64 8Z"/>
    <path fill="#86c46c" d="M20 66Q24 34 52 38Q78 48 82 120Q28 128 20 66Z"/>
    <path fill="#b5e09a" d="M108 66Q104 40 84 42Q62 60 62 120Q104 122 108 66Z"/>
    <path fill="none" stroke="#3c7a3c" stroke-width="2" d="M36 54Q54 74 62 112M44 84Q38 82 32 84M52 96Q46 98 40 104M98 58Q84 76 80 114M88 82Q96 82 100 86M64 22Q62 30 64 38M48 24Q52 30 54 36M82 24Q78 30 76 36"/>
  `,
  popsicle: `
    <path fill="#e8c48a" d="M54 90L74 90L74 118Q74 126 64 126Q54 126 54 118Z"/>
    <path fill="#f28d8d" d="M26 40Q26 2 64 2Q102 2 102 40L102 88Q102 94 96 94L32 94Q26 94 26 88Z"/>
    <path fill="#fff0c2" d="M26 34Q45 46 64 34Q83 46 102 34L102 62Q83 74 64 62Q45 74 26 62Z"/>
    <path fill="#ffffff" d="M44 26Q44 14 56 12L56 22Q52 24 52 28Z"/>
    <circle fill="#7cc977" cx="46" cy="54" r="5.5"/><circle fill="#7cc977" cx="82" cy="54" r="5.5"/>
    <circle fill="#ffffff" cx="46" cy="82" r="5.5"/><circle fill="#ffffff" cx="82" cy="82" r="5.5"/>
  `,
  "white-radish": `
    <path fill="#6fbf6a" d="M62 34Q30 30 26 4Q52 2 62 30Z"/>
    <path fill="#6fbf6a" d="M66 34Q98 30 102 4Q76 2 66 30Z"/>
    <path fill="#8fd97f" d="M64 36Q48 16 64 0Q80 16 64 36Z"/>
    <path fill="#d4f0c0" d="M38 44Q38 30 64 30Q90 30 90 44L89 60Q64 70 39 60Z"/>
    <path fill="#ffffff" d="M38 56Q64 68 90 56Q92 88 76 110Q68 118 66 128Q62 118 52 110Q36 88 38 56Z"/>
    <path fill="none" stroke="#6b7a5a" stroke-width="2" d="M44 76L56 78M86 84L76 86M54 98L62 99"/>
  `,
};
