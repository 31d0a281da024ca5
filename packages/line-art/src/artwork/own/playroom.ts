/** Toys, games and what stands on a playground or in an arcade. */
export const playroom: Readonly<Record<string, string>> = {
  dollhouse: `
    <path fill="#c98f4e" d="M4 114L124 114L124 124L4 124Z"/>
    <path data-part="wall" fill="#fff6e3" d="M12 50L116 50L116 116L12 116Z"/>
    <path data-part="roof" fill="#f28dac" d="M64 2L124 50L4 50Z"/>
    <path fill="#8fc7f0" d="M16 54L60 54L60 82L16 82Z"/><path fill="#ffd35c" d="M66 54L112 54L112 82L66 82Z"/>
    <path fill="#9ed89a" d="M16 86L60 86L60 114L16 114Z"/><path fill="#f0a0c0" d="M66 86L112 86L112 114L66 114Z"/>
    <circle fill="#fff6e3" cx="64" cy="32" r="10"/>
    <path fill="#fff6e3" d="M22 68L54 68L54 82L22 82Z"/><path fill="#e8685f" d="M24 58L36 58L36 69L24 69Z"/>
    <path fill="#c98f4e" d="M78 66L100 66L100 72L92 72L92 82L86 82L86 72L78 72Z"/>
    <path fill="#e8685f" d="M26 96L50 96L54 114L22 114Z"/>
    <path fill="#c98f4e" d="M80 92L98 92L98 114L80 114Z"/>
  `,
  // A rag doll with plaits.
  doll: `
    <path data-part="arm" fill="#f7d6b5" d="M42 66L20 88L28 98L52 82Z"/><path data-part="arm" fill="#f7d6b5" d="M86 66L108 88L100 98L76 82Z"/>
    <path data-part="leg" fill="#fff6e3" d="M48 100L62 100L60 118L46 118Z"/><path data-part="leg" fill="#fff6e3" d="M66 100L80 100L82 118L68 118Z"/>
    <path data-part="shoe" fill="#e8685f" d="M38 116L61 114L61 124L36 124Z"/><path data-part="shoe" fill="#e8685f" d="M90 116L67 114L67 124L92 124Z"/>
    <path data-part="dress" fill="#62b5f2" d="M50 60L78 60L96 106L32 106Z"/>
    <path data-part="apron" fill="#fff6e3" d="M54 66L74 66L80 98L48 98Z"/>
    <path data-part="hair" fill="#d9863c" d="M30 30Q14 38 14 52Q10 66 18 76Q28 70 26 58Q34 50 36 42Z"/><path data-part="hair" fill="#d9863c" d="M98 30Q114 38 114 52Q118 66 110 76Q100 70 102 58Q94 50 92 42Z"/>
    <circle data-part="face" fill="#f7d6b5" cx="64" cy="36" r="29"/>
    <path data-part="hair" fill="#d9863c" d="M34 38Q30 4 64 4Q98 4 94 38Q84 22 64 22Q44 22 34 38Z"/>
    <circle data-part="eye" fill="#2b2118" cx="54" cy="40" r="4"/><circle data-part="eye" fill="#2b2118" cx="74" cy="40" r="4"/>
    <path fill="none" stroke="#7a3a2a" stroke-width="2.2" d="M56 52Q64 58 72 52"/>
    <circle data-part="cheek" fill="#f79a9a" cx="44" cy="50" r="5"/><circle data-part="cheek" fill="#f79a9a" cx="84" cy="50" r="5"/>
  `,
  "lego-brick": `
    <path fill="#e8685f" d="M4 52L64 28L124 52L64 78Z"/>
    <path fill="#f28d8d" d="M4 52L64 78L64 124L4 96Z"/>
    <path fill="#f7b0a8" d="M124 52L64 78L64 124L124 96Z"/>
    <path fill="#ffd9d0" d="M22 44L22 52Q34 60 50 52L50 44Z"/><ellipse fill="#fff0ec" cx="36" cy="44" rx="14" ry="7"/>
    <path fill="#ffd9d0" d="M78 44L78 52Q92 60 106 52L106 44Z"/><ellipse fill="#fff0ec" cx="92" cy="44" rx="14" ry="7"/>
    <path fill="#ffd9d0" d="M50 26L50 36Q64 44 78 36L78 26Z"/><ellipse fill="#fff0ec" cx="64" cy="26" rx="14" ry="7"/>
    <path fill="#ffd9d0" d="M50 58L50 68Q64 76 78 68L78 58Z"/><ellipse fill="#fff0ec" cx="64" cy="58" rx="14" ry="7"/>
  `,
  "stacking-rings": `
    <path fill="#c98f4e" d="M57 4L71 4L71 30L57 30Z"/><circle fill="#ea576c" cx="64" cy="10" r="10"/>
    <path fill="#b494e6" d="M46 20L82 20Q92 20 92 29Q92 38 82 38L46 38Q36 38 36 29Q36 20 46 20Z"/>
    <path fill="#62b5f2" d="M40 38L88 38Q98 38 98 47Q98 57 88 57L40 57Q30 57 30 47Q30 38 40 38Z"/>
    <path fill="#7cc977" d="M33 57L95 57Q106 57 106 67Q106 77 95 77L33 77Q22 77 22 67Q22 57 33 57Z"/>
    <path fill="#ffd94f" d="M26 77L102 77Q113 77 113 87Q113 97 102 97L26 97Q15 97 15 87Q15 77 26 77Z"/>
    <path fill="#e8685f" d="M18 97L110 97Q121 97 121 106Q121 116 110 116L18 116Q7 116 7 106Q7 97 18 97Z"/>
    <path fill="#c98f4e" d="M24 114L104 114Q110 116 112 124L16 124Q18 116 24 114Z"/>
  `,
  "beach-ball": `
    <circle fill="#fffaf0" cx="64" cy="64" r="60"/>
    <path fill="#e8685f" d="M58 30Q30 22 18 26Q36 4 66 4Q86 14 70 30Z"/>
    <path fill="#ffd94f" d="M76 38Q98 46 108 106Q128 84 123 54Q112 26 80 26Z"/>
    <path fill="#62b5f2" d="M52 42Q26 56 18 104Q2 80 6 50Q22 34 50 32Z"/>
    <path fill="#7cc977" d="M64 48Q50 80 40 119Q68 127 92 117Q86 76 72 46Z"/>
    <circle fill="#fffaf0" cx="64" cy="36" r="14"/>
  `,
  "bubble-wand": `
    <path fill="#7cc977" d="M12 56L52 56L52 116Q52 124 44 124L20 124Q12 124 12 116Z"/><path fill="#e8685f" d="M10 46L54 46L54 60L10 60Z"/>
    <path fill="#fffaf0" d="M12 74L52 74L52 104L12 104Z"/><circle fill="#8fd3f7" cx="26" cy="92" r="7"/><circle fill="#8fd3f7" cx="39" cy="85" r="5.5"/>
    <path fill="#f7a0b4" d="M70 62L80 58L98 118L86 122Z"/>
    <path fill="#f7a0b4" fill-rule="evenodd" d="M64 20A22 22 0 0 1 64 64A22 22 0 0 1 64 20ZM64 30A12 12 0 0 0 64 54A12 12 0 0 0 64 30Z"/>
    <circle fill="#e6f6fe" cx="106" cy="24" r="20"/><circle fill="#e6f6fe" cx="110" cy="66" r="13"/><circle fill="#e6f6fe" cx="28" cy="18" r="14"/><circle fill="#e6f6fe" cx="70" cy="8" r="7"/>
    <path fill="none" stroke="#3a6a8a" stroke-width="2.2" d="M96 20Q98 12 106 10M20 16Q22 10 28 9"/>
  `,
  nutcracker: `
    <path fill="#f0a8a0" d="M34 60L22 66L20 96L32 98L38 74Z"/><path fill="#f0a8a0" d="M94 60L106 66L108 96L96 98L90 74Z"/>
    <path fill="#fffaf0" d="M46 92L63 92L63 118L46 118Z"/><path fill="#fffaf0" d="M65 92L82 92L82 118L65 118Z"/>
    <path fill="#818b93" d="M40 112L63 112L63 124L36 124Z"/><path fill="#818b93" d="M88 112L65 112L65 124L92 124Z"/>
    <path fill="#e8685f" d="M38 58L90 58L92 98L36 98Z"/>
    <path fill="#ffd94f" d="M36 86L92 86L92 94L36 94Z"/>
    <path fill="#ffd94f" d="M50 62L58 62L58 84L50 84Z"/><path fill="#ffd94f" d="M70 62L78 62L78 84L70 84Z"/>
    <path fill="#f7d6b5" d="M44 30L84 30L86 58Q64 66 42 58Z"/>
    <path fill="#fffaf0" d="M40 44Q48 42 54 48L74 48Q80 42 88 44Q90 66 64 72Q38 66 40 44Z"/>
    <path fill="#f7d6b5" d="M54 44L74 44L72 52L56 52Z"/>
    <path fill="#ea576c" d="M52 54L76 54L74 62L54 62Z"/>
    <circle fill="#2b2118" cx="55" cy="38" r="3.5"/><circle fill="#2b2118" cx="73" cy="38" r="3.5"/>
    <path fill="#62b5f2" d="M42 6Q64 0 86 6L88 32L40 32Z"/><path fill="#ffd94f" d="M38 24L90 24L90 34L38 34Z"/>
  `,
  // Four by four in perspective, two pieces on it.
  chessboard: `
    <path fill="#c98f4e" d="M0 113L128 113L128 125L0 125Z"/>
    <path fill="#fff6e3" d="M4 90L124 90L128 115L0 115Z"/>
    <path fill="#8fa4b5" d="M4 90L34 90L32 115L0 115Z"/><path fill="#8fa4b5" d="M64 90L94 90L96 115L64 115Z"/>
    <path fill="#ffe28a" d="M20 34L56 34L62 84L14 84Z"/>
    <path fill="#ffc95c" d="M10 8L23 8L23 19L32 19L32 8L44 8L44 19L53 19L53 8L66 8L66 37L10 37Z"/>
    <path fill="#ffc95c" d="M12 80L64 80Q69 80 69 85L69 99L7 99L7 85Q7 80 12 80Z"/>
    <path fill="#e8685f" d="M84 88C82 70 95 66 95 54L83 58Q73 56 75 46L89 28L92 12L102 22C122 32 124 62 114 88Z"/>
    <circle fill="#2b2118" cx="94" cy="38" r="3"/>
    <path fill="#f6c0b8" d="M82 80L118 80Q123 80 123 85L123 99L77 99L77 85Q77 80 82 80Z"/>
  `,
  // The seven pieces as a square.
  tangram: `
    <path fill="#e8685f" d="M4 4L124 4L64 64Z"/>
    <path fill="#62b5f2" d="M4 4L64 64L4 124Z"/>
    <path fill="#ffd94f" d="M124 4L124 64L94 34Z"/>
    <path fill="#7cc977" d="M94 34L124 64L94 94L64 64Z"/>
    <path fill="#b494e6" d="M64 64L94 94L34 94Z"/>
    <path fill="#f7b04a" d="M34 94L94 94L64 124L4 124Z"/>
    <path fill="#f7a0b4" d="M124 64L124 124L64 124Z"/>
  `,
  "walkie-talkie": `
    <path fill="#8a919b" d="M40 4Q40 0 46 0Q52 0 52 4L52 34L40 34Z"/><path fill="#e8685f" d="M74 20L90 20L90 34L74 34Z"/>
    <path fill="#7cc977" d="M30 36Q30 30 38 30L90 30Q98 30 98 36L98 116Q98 124 90 124L38 124Q30 124 30 116Z"/>
    <path fill="#e6f7dc" d="M40 40L88 40L88 64L40 64Z"/>
    <circle fill="#ffd94f" cx="64" cy="92" r="21"/>
    <path fill="none" stroke="#5d4a14" stroke-width="2.4" d="M50 86L78 86M48 94L80 94M54 102L74 102"/>
    <path fill="#e8685f" d="M20 56L31 56L31 84L20 84Z"/>
    <path fill="none" stroke="#4a525c" stroke-width="2.4" d="M60 6Q68 12 64 22M26 6Q18 12 24 22"/>
  `,
  "hobby-horse": `
    <g transform="rotate(24 64 64)">
      <path data-part="stick" fill="#d9a066" d="M58 56L70 56L70 128L58 128Z"/>
      <path fill="#e8685f" d="M40 92L88 92L88 104L40 104Z"/>
      <path data-part="head" fill="#c98552" d="M50 68Q56 54 50 46Q36 56 24 50Q14 42 20 32Q36 18 48 8L52 0L60 6Q88 12 88 40Q88 58 78 70Z"/>
      <path data-part="mane" fill="#ffe28a" d="M58 4Q74 0 84 14Q98 24 94 42Q98 58 86 72L78 64Q80 40 70 26Q62 16 58 4Z"/>
      <path data-part="strap" fill="#62b5f2" d="M34 22L44 14L56 44L48 52Z"/>
      <circle data-part="eye" fill="#2b2118" cx="53" cy="24" r="4"/><circle data-part="nostril" fill="#2b2118" cx="27" cy="38" r="2.6"/>
    </g>
  `,
};
