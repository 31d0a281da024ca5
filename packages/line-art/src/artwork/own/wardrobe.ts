/** Clothes and jewels, laid out flat. */
export const wardrobe: Readonly<Record<string, string>> = {
  belt: `
    <path fill="#c98552" d="M36 48L114 30Q124 30 126 42L126 58L44 78Z"/>
    <path fill="#b97c5e" d="M2 74Q2 60 16 58L60 50L60 88L16 96Q2 96 2 82Z"/>
    <path fill="#f0a040" d="M44 36L86 36Q92 36 92 42L92 96Q92 102 86 102L44 102Q38 102 38 96L38 42Q38 36 44 36Z"/>
    <path fill="#fff6e3" d="M50 48L80 48L80 90L50 90Z"/>
    <path fill="#f0a040" d="M50 64L98 64L98 74L50 74Z"/>
    <circle fill="#fff6e3" cx="104" cy="50" r="5"/><circle fill="#fff6e3" cx="118" cy="47" r="4.5"/>
    <circle fill="#fff6e3" cx="18" cy="78" r="5"/>
  `,
  tuxedo: `
    <path fill="#ffffff" d="M44 8L84 8L84 100L44 100Z"/>
    <path fill="#7a88a8" d="M44 8L22 18Q12 24 12 38L4 96L24 100L28 66L30 124L54 124L62 72Z"/>
    <path fill="#7a88a8" d="M84 8L106 18Q116 24 116 38L124 96L104 100L100 66L98 124L74 124L66 72Z"/>
    <path fill="#c3ccdf" d="M44 8L32 24L38 38L34 44L62 72L53 38Z"/>
    <path fill="#c3ccdf" d="M84 8L96 24L90 38L94 44L66 72L75 38Z"/>
    <path fill="#e8685f" d="M64 22L46 12L46 34Z"/><path fill="#e8685f" d="M64 22L82 12L82 34Z"/>
    <circle fill="#e8685f" cx="64" cy="23" r="6"/>
    <circle fill="#333a48" cx="64" cy="44" r="3"/><circle fill="#333a48" cx="64" cy="58" r="3"/>
    <path fill="#f7a0b4" d="M82 62L98 56L98 68Z"/>
  `,
  "bow-tie": `
    <path fill="#e8685f" d="M60 64L14 26Q2 24 4 38L8 64L4 92Q2 106 14 102Z"/>
    <path fill="#e8685f" d="M68 64L114 26Q126 24 124 38L120 64L124 92Q126 106 114 102Z"/>
    <circle fill="#ffe9b0" cx="24" cy="52" r="8"/><circle fill="#ffe9b0" cx="24" cy="78" r="8"/>
    <circle fill="#ffe9b0" cx="104" cy="52" r="8"/><circle fill="#ffe9b0" cx="104" cy="78" r="8"/>
    <path fill="#ffc2a8" d="M52 48Q64 42 76 48L76 82Q64 88 52 82Z"/>
  `,
  necklace: `
    <path fill="none" stroke="#8a6414" stroke-width="2.2" d="M18 8Q10 70 64 88Q118 70 110 8"/>
    <circle fill="#fff6e3" cx="17" cy="14" r="9"/><circle fill="#fff6e3" cx="111" cy="14" r="9"/>
    <circle fill="#f7a0b4" cx="18" cy="35" r="10"/><circle fill="#f7a0b4" cx="110" cy="35" r="10"/>
    <circle fill="#fff6e3" cx="26" cy="56" r="10"/><circle fill="#fff6e3" cx="102" cy="56" r="10"/>
    <circle fill="#f7a0b4" cx="41" cy="73" r="10"/><circle fill="#f7a0b4" cx="87" cy="73" r="10"/>
    <path fill="#ffe28a" d="M54 80L74 80L74 102L54 102Z"/>
    <path fill="#e8685f" d="M64 124Q42 108 46 96Q52 88 64 98Q76 88 82 96Q86 108 64 124Z"/>
  `,
  earrings: `
    <path fill="none" stroke="#8a6414" stroke-width="2.4" d="M32 24Q32 6 44 8Q54 12 48 22M96 24Q96 6 84 8Q74 12 80 22"/>
    <circle fill="#ffe28a" cx="32" cy="32" r="9"/><circle fill="#ffe28a" cx="96" cy="32" r="9"/>
    <path fill="#8fd3f7" d="M32 40L50 58L32 80L14 58Z"/>
    <path fill="#8fd3f7" d="M96 40L114 58L96 80L78 58Z"/>
    <path fill="#f28d8d" d="M32 80Q50 104 40 116Q32 124 24 116Q14 104 32 80Z"/>
    <path fill="#f28d8d" d="M96 80Q114 104 104 116Q96 124 88 116Q78 104 96 80Z"/>
    <path fill="#ffffff" d="M32 49L40 58L32 68L24 58Z"/>
    <path fill="#ffffff" d="M96 49L104 58L96 68L88 58Z"/>
  `,
  bracelet: `
    <path fill="none" stroke="#8a6414" stroke-width="2.4" d="M18 62Q18 22 64 22Q110 22 110 62Q110 96 64 96Q18 96 18 62"/>
    <circle fill="#8fd3f7" cx="64" cy="22" r="12"/><circle fill="#ffe28a" cx="92" cy="28" r="12"/>
    <circle fill="#ffe28a" cx="36" cy="28" r="12"/><circle fill="#f7a0b4" cx="18" cy="50" r="12"/>
    <circle fill="#f7a0b4" cx="110" cy="50" r="12"/><circle fill="#8fd3f7" cx="20" cy="76" r="12"/>
    <circle fill="#8fd3f7" cx="108" cy="76" r="12"/><circle fill="#ffe28a" cx="40" cy="92" r="12"/>
    <circle fill="#ffe28a" cx="88" cy="92" r="12"/>
    <path fill="#e8685f" d="M64 123Q42 108 47 93Q54 84 64 93Q74 84 81 93Q86 108 64 123Z"/>
  `,
  // A pair with bunny ears.
  slippers: `
    <path fill="#e8a87c" d="M34 4Q60 4 58 40L54 100Q52 122 34 122Q14 122 12 100L8 44Q8 4 34 4Z"/>
    <path fill="#e8a87c" d="M94 4Q120 4 118 40L114 100Q112 122 94 122Q74 122 72 100L68 44Q68 4 94 4Z"/>
    <path fill="#f08fa5" d="M11 86Q34 70 55 86L54 100Q52 124 33 124Q14 124 12 100Z"/>
    <path fill="#f08fa5" d="M71 86Q94 70 115 86L114 100Q112 124 93 124Q74 124 72 100Z"/>
    <path fill="#ffffff" d="M26 80Q10 60 16 42Q30 46 32 78Z"/><path fill="#ffffff" d="M40 80Q56 60 50 42Q36 46 34 78Z"/>
    <path fill="#ffffff" d="M86 80Q70 60 76 42Q90 46 92 78Z"/><path fill="#ffffff" d="M100 80Q116 60 110 42Q96 46 94 78Z"/>
    <circle fill="#ffffff" cx="33" cy="94" r="17"/><circle fill="#ffffff" cx="93" cy="94" r="17"/>
    <circle fill="#2b2118" cx="27" cy="91" r="2.5"/><circle fill="#2b2118" cx="39" cy="91" r="2.5"/>
    <circle fill="#2b2118" cx="87" cy="91" r="2.5"/><circle fill="#2b2118" cx="99" cy="91" r="2.5"/>
    <path fill="none" stroke="#5d2a38" stroke-width="2" d="M29 100Q33 104 37 100M89 100Q93 104 97 100"/>
  `,
  pajamas: `
    <path fill="#8fb8f0" d="M34 64L94 64L100 124L70 124L64 88L58 124L28 124Z"/>
    <path fill="#8fb8f0" d="M46 6L82 6L104 14L124 52L106 62L96 44L96 74L32 74L32 44L22 62L4 52L24 14Z"/>
    <path fill="#ffffff" d="M46 6L64 22L58 32L40 14Z"/><path fill="#ffffff" d="M82 6L64 22L70 32L88 14Z"/>
    <path fill="none" stroke="#2f4d78" stroke-width="2" d="M64 24L64 74"/>
    <path fill="#ffe28a" d="M74 44Q76 56 88 56Q82 66 74 62Q66 54 74 44Z"/>
    <path fill="#ffe28a" d="M48 38L51 45L58 46L53 51L54 58L48 54L42 58L43 51L38 46L45 45Z"/>
    <path fill="#ffe28a" d="M44 92L47 99L54 100L49 105L50 112L44 108L38 112L39 105L34 100L41 99Z"/>
    <path fill="#ffe28a" d="M82 88Q82 102 94 104Q86 112 78 106Q74 96 82 88Z"/>
    <path fill="#ffffff" d="M6 48L24 58L20 66L2 56Z"/><path fill="#ffffff" d="M122 48L104 58L108 66L126 56Z"/>
  `,
  swimsuit: `
    <path fill="#f28d8d" d="M36 4L50 4L52 30Q64 42 76 30L78 4L92 4L96 42Q90 58 96 76L98 104Q80 100 74 122L54 122Q48 100 30 104L32 76Q38 58 32 42Z"/>
    <path fill="#ffe28a" d="M64 44L68 52L77 53L70 59L72 67L64 63L56 67L58 59L51 53L60 52Z"/>
    <path fill="#62b5f2" d="M31 78L97 78Q114 88 114 104Q98 112 86 102Q76 112 64 104Q52 112 42 102Q30 112 14 104Q14 88 31 78Z"/>
    <path fill="#fff6e3" d="M29 72L99 72L99 82L29 82Z"/>
  `,
};
