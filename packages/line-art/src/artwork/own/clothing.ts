/** More to put on: warm, wet and festive clothes, hats and boots. */
export const clothing: Readonly<Record<string, string>> = {
  sweater: `
    <path fill="#e8685f" d="M46 12L82 12L108 24L126 100L106 106L96 62L96 110L32 110L32 62L22 106L2 100L20 24Z"/>
    <path data-part="collar" fill="#fffaf0" d="M46 10Q64 4 82 10L80 24Q64 32 48 24Z"/>
    <path fill="#fffaf0" d="M30 106L98 106L98 120L30 120Z"/><path fill="#fffaf0" d="M1 96L23 102L20 116L0 110Z"/><path fill="#fffaf0" d="M127 96L105 102L108 116L128 110Z"/>
    <path fill="#7cc977" d="M64 42L78 62L70 62L84 84L44 84L58 62L50 62Z"/><path fill="#c98f4e" d="M58 84L70 84L70 94L58 94Z"/>
  `,
  raincoat: `
    <path data-part="jacket" fill="#ffd94f" d="M42 44L86 44L108 56L122 102L102 108L96 84L102 122L26 122L32 84L26 108L6 102L20 56Z"/>
    <path fill="#ffd94f" d="M36 50Q26 2 64 2Q102 2 92 50Q64 62 36 50Z"/>
    <path fill="#fff6d0" d="M46 46Q40 16 64 16Q88 16 82 46Q64 54 46 46Z"/>
    <path fill="none" stroke="#7a5a14" stroke-width="2.4" d="M64 56L64 122"/>
    <circle fill="#e8685f" cx="74" cy="68" r="5"/><circle fill="#e8685f" cx="74" cy="86" r="5"/><circle fill="#e8685f" cx="74" cy="104" r="5"/>
    <path fill="#fff0b0" d="M34 92L54 92L54 110L32 110Z"/><path fill="#62b5f2" d="M8 92L28 98L26 108L6 102Z"/><path fill="#62b5f2" d="M120 92L100 98L102 108L122 102Z"/>
  `,
  "rain-boots": `
    <path data-part="boot" fill="#ffd94f" d="M8 10L48 10L46 74Q62 84 62 104L62 116L6 116Z"/><path data-part="cuff" fill="#e8685f" d="M6 8L50 8L50 22L6 22Z"/><path fill="#e8685f" d="M4 112L64 112L64 124L4 124Z"/>
    <path data-part="boot" fill="#ffd94f" d="M72 10L112 10L110 74Q126 84 126 104L126 116L70 116Z"/><path data-part="cuff" fill="#e8685f" d="M70 8L114 8L114 22L70 22Z"/><path fill="#e8685f" d="M68 112L128 112L128 124L68 124Z"/>
    <circle data-part="spot" fill="#62b5f2" cx="27" cy="46" r="9"/><circle data-part="spot" fill="#62b5f2" cx="28" cy="86" r="9"/><circle data-part="spot" fill="#62b5f2" cx="91" cy="46" r="9"/><circle data-part="spot" fill="#62b5f2" cx="92" cy="86" r="9"/>
  `,
  "cowboy-boots": `
    <path data-part="boot" fill="#c98552" d="M28 4Q44 16 62 8L84 2L84 70Q112 78 120 98L120 112L34 112Q36 70 28 4Z"/>
    <path fill="#a6826b" d="M34 108L122 108Q126 120 114 122L74 122L62 114L56 124L32 124Z"/>
    <path data-part="star" fill="#ffe0b0" d="M56 24L63 38L78 40L67 50L70 64L56 57L42 64L45 50L36 40L50 38Z"/>
    <path data-part="toe" fill="#ffe0b0" d="M84 80Q104 84 110 100L84 100Q74 92 84 80Z"/>
    <path fill="none" stroke="#5d2a10" stroke-width="2.4" d="M42 78Q58 88 70 78M40 90Q52 100 64 92"/>
  `,
  mittens: `
    <path fill="#62b5f2" d="M10 90L6 44Q6 10 28 10Q52 10 50 46Q54 34 59 40Q62 54 49 74L49 90Z"/>
    <path fill="#62b5f2" d="M118 90L122 44Q122 10 100 10Q76 10 78 46Q74 34 69 40Q66 54 79 74L79 90Z"/>
    <path data-part="cuff" fill="#fffaf0" d="M4 88L54 88L54 116L4 116Z"/><path data-part="cuff" fill="#fffaf0" d="M74 88L124 88L124 116L74 116Z"/>
    <path data-part="heart" fill="#fffaf0" d="M28 66Q13 54 19 42Q24 38 28 46Q32 38 37 42Q43 54 28 66Z"/><path data-part="heart" fill="#fffaf0" d="M100 66Q85 54 91 42Q96 38 100 46Q104 38 109 42Q115 54 100 66Z"/>
    <path fill="#ffd94f" d="M4 98L54 98L54 107L4 107Z"/><path fill="#ffd94f" d="M74 98L124 98L124 107L74 107Z"/>
  `,
  skirt: `
    <path fill="#b494e6" d="M40 22L88 22L122 114Q64 127 6 114Z"/>
    <path fill="#ffd94f" d="M36 10L92 10L92 26L36 26Z"/>
    <path fill="none" stroke="#4a3a7a" stroke-width="2.4" d="M50 26L36 116M64 26L64 121M78 26L92 116"/>
    <path fill="#f7a0b4" d="M10 102Q64 118 118 102L122 114Q64 127 6 114Z"/>
    <circle fill="#e8685f" cx="64" cy="18" r="5"/>
  `,
  overalls: `
    <path fill="#f7b04a" d="M38 4L48 2L56 40L44 42Z"/><path fill="#f7b04a" d="M90 4L80 2L72 40L84 42Z"/>
    <path fill="#62b5f2" d="M40 34L88 34L92 64L100 66L108 122L72 122L64 86L56 122L20 122L28 66L36 64Z"/>
    <path fill="#bfe6fa" d="M50 44L78 44L78 62Q64 70 50 62Z"/>
    <circle fill="#ffe28a" cx="48" cy="40" r="6"/><circle fill="#ffe28a" cx="80" cy="40" r="6"/>
    <path fill="#bfe6fa" d="M21 110L57 110L56 124L19 124Z"/><path fill="#bfe6fa" d="M107 110L71 110L72 124L109 124Z"/>
    <path fill="#e8685f" d="M32 84L48 80L50 98L34 100Z"/>
  `,
  hoodie: `
    <path fill="#7cc99a" d="M42 30L86 30L108 42L126 104L106 110L96 72L96 114L32 114L32 72L22 110L2 104L20 42Z"/>
    <path fill="#7cc99a" d="M34 40Q28 2 64 2Q100 2 94 40Q64 58 34 40Z"/>
    <path fill="#e8f8ee" d="M46 36Q42 14 64 14Q86 14 82 36Q64 46 46 36Z"/>
    <path fill="#e8f8ee" d="M44 78L84 78L92 102L36 102Z"/>
    <path fill="#4fa878" d="M30 112L98 112L98 124L30 124Z"/>
    <path fill="none" stroke="#2a5a3a" stroke-width="2.4" d="M56 46L54 66M72 46L74 66"/><circle fill="#ffe28a" cx="54" cy="69" r="4.5"/><circle fill="#ffe28a" cx="74" cy="69" r="4.5"/>
  `,
  tutu: `
    <path fill="#f28dac" d="M40 4L48 4L52 24Q64 32 76 24L80 4L88 4L86 56L42 56Z"/>
    <path fill="#fbd7e3" d="M42 54L86 54Q124 70 126 92Q116 104 106 94Q98 108 86 98Q76 110 64 100Q52 110 42 98Q30 108 22 94Q12 104 2 92Q4 70 42 54Z"/>
    <path fill="#f7a8c0" d="M42 54L86 54Q104 64 108 76Q98 84 90 76Q78 86 64 78Q50 86 38 76Q30 84 20 76Q24 64 42 54Z"/>
    <path fill="#ffd94f" d="M40 48L88 48L88 58L40 58Z"/>
    <path fill="#fffaf0" d="M64 46Q52 36 58 30Q62 28 64 34Q66 28 70 30Q76 36 64 46Z"/>
  `,
  apron: `
    <path fill="none" stroke="#a83a3a" stroke-width="5" d="M46 18Q48 2 64 2Q80 2 82 18"/>
    <path fill="none" stroke="#a83a3a" stroke-width="5" d="M28 62Q10 60 6 74M100 62Q118 60 122 74"/>
    <path data-part="apron" fill="#f7b04a" d="M42 14L86 14Q86 44 104 58L106 112Q106 124 94 124L34 124Q22 124 22 112L24 58Q42 44 42 14Z"/>
    <path data-part="pocket" fill="#fff6e3" d="M36 70L92 70L92 90Q90 106 64 106Q38 106 36 90Z"/>
    <path data-part="heart" fill="#e8685f" d="M64 58Q44 42 52 30Q59 25 64 34Q69 25 76 30Q84 42 64 58Z"/>
    <path fill="#e8685f" d="M36 70L92 70L92 79L36 79Z"/>
  `,
  "wedding-dress": `
    <path fill="#fffaf0" d="M46 2L54 4Q64 14 74 4L82 2L80 44Q112 70 124 116Q96 126 64 124Q32 126 4 116Q16 70 48 44Z"/>
    <path fill="#f7c8d8" d="M46 38L82 38L84 48L44 48Z"/>
    <path fill="#eef2f8" d="M64 48Q82 80 80 122L48 122Q46 80 64 48Z"/>
    <path fill="#f7c8d8" d="M10 100Q22 110 34 104Q48 114 64 106Q80 114 94 104Q106 110 118 100L124 116Q96 126 64 124Q32 126 4 116Z"/>
    <path fill="#f7a0b4" d="M64 43Q54 32 58 28Q62 26 64 31Q66 26 70 28Q74 32 64 43Z"/>
  `,
  beanie: `
    <circle data-part="pompom" fill="#fffaf0" cx="64" cy="20" r="18"/>
    <path fill="#62b5f2" d="M12 94Q8 30 64 30Q120 30 116 94Z"/>
    <path data-part="stripe" fill="#ffd94f" d="M16 70Q28 58 40 70Q52 82 64 70Q76 58 88 70Q100 82 112 70L116 86L12 86Z"/>
    <path data-part="cuff" fill="#e8685f" d="M10 86L118 86Q124 88 124 96L124 114Q124 122 118 122L10 122Q4 122 4 114L4 96Q4 88 10 86Z"/>
    <path fill="none" stroke="#7a2a2a" stroke-width="2.4" d="M28 88L28 121M46 88L46 121M64 88L64 121M82 88L82 121M100 88L100 121"/>
  `,
  sombrero: `
    <path fill="#f7b04a" d="M2 84Q0 64 14 66Q22 84 64 88Q106 84 114 66Q128 64 126 84Q118 116 64 118Q10 116 2 84Z"/>
    <path fill="#ffd94f" d="M34 84Q40 20 64 18Q88 20 94 84Q64 96 34 84Z"/>
    <path fill="#e8685f" d="M37 66Q64 76 91 66L94 84Q64 96 34 84Z"/>
    <path fill="#7cc977" d="M46 40L54 50L64 40L74 50L82 40L86 54Q64 64 42 54Z"/>
    <circle fill="#62b5f2" cx="20" cy="92" r="7"/><circle fill="#62b5f2" cx="42" cy="104" r="7"/><circle fill="#62b5f2" cx="64" cy="107" r="7"/><circle fill="#62b5f2" cx="86" cy="104" r="7"/><circle fill="#62b5f2" cx="108" cy="92" r="7"/>
  `,
  beret: `
    <path fill="#b17996" d="M62 26Q60 14 70 8L77 13Q70 18 71 26Z"/>
    <path fill="#b17996" d="M16 78C22 92 62 104 92 96L90 110C64 118 26 108 16 96Z"/>
    <path fill="#e8688a" d="M4 66C2 42 34 23 66 23C100 23 126 46 125 78C124 100 108 106 92 98C62 102 24 92 12 82C7 78 4 74 4 66Z"/>
    <path fill="none" stroke="#5d2a38" stroke-width="2.2" d="M58 31Q38 36 24 54M67 32Q64 48 66 62M76 31Q96 38 108 60M92 98Q106 96 112 84"/>
  `,
  tiara: `
    <path data-part="crown" fill="#f2c94c" d="M6 112L10 60L30 80L38 40L52 70L64 14L76 70L90 40L98 80L118 60L122 112Q64 128 6 112Z"/>
    <path data-part="band" fill="#fff0c2" d="M8 96Q64 112 120 96L122 112Q64 128 6 112Z"/>
    <path data-part="diamond" fill="#f7a0b4" d="M64 52L74 72L64 90L54 72Z"/>
    <circle fill="#62b5f2" cx="34" cy="88" r="7"/><circle fill="#62b5f2" cx="94" cy="88" r="7"/>
    <circle data-part="ball" fill="#fffaf0" cx="64" cy="12" r="8"/><circle data-part="ball" fill="#fffaf0" cx="38" cy="38" r="7"/><circle data-part="ball" fill="#fffaf0" cx="90" cy="38" r="7"/><circle data-part="ball" fill="#fffaf0" cx="10" cy="58" r="7"/><circle data-part="ball" fill="#fffaf0" cx="118" cy="58" r="7"/>
  `,
  "flower-crown": `
    <path fill="none" stroke="#3a6a3a" stroke-width="5" d="M10 80Q20 36 64 34Q108 36 118 80Q108 110 64 112Q20 110 10 80"/>
    <path fill="#7cc977" d="M26 40Q14 36 12 24Q28 22 34 36Z"/><path fill="#7cc977" d="M102 40Q114 36 116 24Q100 22 94 36Z"/><path fill="#7cc977" d="M44 112Q42 124 30 124Q28 112 40 106Z"/><path fill="#7cc977" d="M84 112Q86 124 98 124Q100 112 88 106Z"/>
    <path fill="#f7a0b4" d="M64 18Q72 6 78 18Q92 18 86 32Q94 44 80 46Q76 58 64 52Q52 58 48 46Q34 44 42 32Q36 18 50 18Q56 6 64 18Z"/><circle fill="#ffd94f" cx="64" cy="33" r="8"/>
    <path fill="#fffaf0" d="M22 56Q28 46 34 56Q46 58 40 68Q46 80 34 82Q28 92 20 84Q6 84 10 72Q2 62 14 58Q18 50 22 56Z"/><circle fill="#ffd94f" cx="25" cy="70" r="7"/>
    <path fill="#fffaf0" d="M106 56Q100 46 94 56Q82 58 88 68Q82 80 94 82Q100 92 108 84Q122 84 118 72Q126 62 114 58Q110 50 106 56Z"/><circle fill="#ffd94f" cx="103" cy="70" r="7"/>
    <path fill="#b494e6" d="M64 94Q72 84 78 94Q90 96 84 106Q86 120 74 118Q64 126 54 118Q42 120 44 106Q38 96 50 94Q56 84 64 94Z"/><circle fill="#ffd94f" cx="64" cy="106" r="7"/>
  `,
  // A baby's festive shoe with a tiger's face.
  "tiger-shoes": `
    <path fill="#ffd94f" d="M84 30Q112 22 118 44L124 104L50 104Q60 60 84 30Z"/>
    <path fill="#fff6e3" d="M84 36Q104 30 112 42Q96 52 84 50Q78 44 84 36Z"/>
    <circle fill="#f08a3c" cx="18" cy="42" r="12"/><circle fill="#f08a3c" cx="74" cy="42" r="12"/>
    <path fill="#f08a3c" d="M46 32Q90 34 90 76Q90 110 46 112Q2 110 2 76Q2 34 46 32Z"/>
    <path fill="#fffaf0" d="M46 78Q66 70 74 84Q72 102 46 104Q20 102 18 84Q26 70 46 78Z"/>
    <circle fill="#2b2118" cx="28" cy="66" r="5.5"/><circle fill="#2b2118" cx="64" cy="66" r="5.5"/><circle fill="#ffffff" cx="30" cy="64" r="2"/><circle fill="#ffffff" cx="66" cy="64" r="2"/>
    <ellipse fill="#2b2118" cx="46" cy="79" rx="6" ry="4"/>
    <path fill="none" stroke="#4a2a10" stroke-width="2.6" d="M34 42L58 42M36 50L56 50M46 42L46 56M36 92Q46 98 56 92"/>
    <path fill="#e8685f" d="M4 100L126 100L126 124L20 124Q4 122 4 100Z"/>
    <circle fill="#7cc977" cx="106" cy="76" r="9"/>
  `,
};
