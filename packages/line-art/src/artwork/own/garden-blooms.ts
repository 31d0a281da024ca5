/** Flowers by name and plants of the wayside: 128 × 128 boxes. */
export const gardenBlooms: Readonly<Record<string, string>> = {
  // A bundle of mugwort tied with red, as it hangs on doors.
  mugwort: `
    <path data-part="leaf" fill="#8fd07c" d="M58 78Q26 70 16 46Q8 44 4 32Q16 30 22 36Q20 22 28 14Q38 22 36 34Q44 40 58 66Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M70 78Q102 70 112 46Q120 44 124 32Q112 30 106 36Q108 22 100 14Q90 22 92 34Q84 40 70 66Z"/>
    <path data-part="leaf" fill="#b8e8a0" d="M58 80Q50 56 40 50Q42 40 52 42Q44 26 50 16Q58 18 60 26Q58 8 64 0Q70 8 68 26Q70 18 78 16Q84 26 76 42Q86 40 88 50Q78 56 70 80Z"/>
    <path data-part="stalk" fill="#7cb868" d="M52 92L76 92L90 126L38 126Z"/>
    <path data-part="ribbon" fill="#e8685f" d="M48 78L80 78L78 94L50 94Z"/>
    <path fill="none" stroke="#2a6a3a" stroke-width="2.2" d="M64 22L64 72M26 30Q34 52 54 70M102 30Q94 52 74 70M56 100L52 122M72 100L76 122"/>
  `,
  // Hanging clusters of wisteria.
  wisteria: `
    <path data-part="branch" fill="#c98f54" d="M2 8Q40 20 64 10Q96 0 126 12L126 22Q96 12 66 22Q36 30 2 18Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M44 22Q46 40 64 46Q82 40 84 20Q64 10 44 22Z"/>
    <path data-part="petal" fill="#c9a0e8" d="M10 34Q16 22 30 24Q46 22 50 36Q58 44 50 54Q50 64 44 68Q44 78 38 84Q38 94 30 106Q24 94 24 84Q16 78 16 68Q8 64 10 54Q2 44 10 34Z"/>
    <path data-part="petal" fill="#c9a0e8" d="M78 34Q84 22 98 24Q112 22 118 36Q126 44 118 54Q118 64 112 70Q112 84 106 92Q106 108 98 124Q90 108 90 92Q84 84 84 70Q76 64 78 54Q70 44 78 34Z"/>
    <path fill="none" stroke="#4a1a6a" stroke-width="2.2" d="M18 40Q24 48 30 40Q36 48 42 40M18 56Q24 64 30 56Q36 64 42 56M24 72Q30 80 36 72M86 40Q92 48 98 40Q104 48 110 40M86 56Q92 64 98 56Q104 64 110 56M92 74Q98 82 104 74M94 94Q98 100 102 94"/>
  `,
  lilac: `
    <path data-part="stem" fill="#8fbf68" d="M59 82L69 82L70 126L58 126Z"/>
    <path data-part="leaf" fill="#7cc977" d="M60 108Q30 116 10 94Q34 76 60 98Z"/>
    <path data-part="leaf" fill="#7cc977" d="M68 108Q98 116 118 94Q94 76 68 98Z"/>
    <path data-part="petal" fill="#d0a8f0" d="M64 2Q72 4 72 14Q84 12 84 24Q96 26 92 38Q104 44 98 56Q104 70 92 74Q90 88 76 84Q64 94 52 84Q38 88 36 74Q24 70 30 56Q24 44 36 38Q32 26 44 24Q44 12 56 14Q56 4 64 2Z"/>
    <path fill="none" stroke="#4a1a6a" stroke-width="2.2" d="M58 24Q64 32 70 24M44 42Q50 50 56 42M72 42Q78 50 84 42M58 56Q64 64 70 56M42 68Q48 76 54 68M74 68Q80 76 86 68"/>
  `,
  camellia: `
    <path data-part="leaf" fill="#7cc977" d="M26 96Q2 92 2 66Q24 64 38 86Z"/>
    <path data-part="leaf" fill="#7cc977" d="M90 96Q114 122 126 104Q126 84 100 82Z"/>
    <circle data-part="petal" fill="#f08a9a" cx="64" cy="30" r="28"/>
    <circle data-part="petal" fill="#f08a9a" cx="97" cy="54" r="28"/>
    <circle data-part="petal" fill="#f08a9a" cx="84" cy="92" r="28"/>
    <circle data-part="petal" fill="#f08a9a" cx="44" cy="92" r="28"/>
    <circle data-part="petal" fill="#f08a9a" cx="31" cy="54" r="28"/>
    <path data-part="petal" fill="#fbc8d0" d="M64 34Q76 36 80 48Q92 52 90 66Q90 80 78 84Q64 92 50 84Q38 80 38 66Q36 52 48 48Q52 36 64 34Z"/>
    <circle fill="#ffc830" cx="64" cy="65" r="15"/>
  `,
  // A dahlia with pointed petals round a ruffled middle.
  dahlia: `
    <path data-part="petal" fill="#ffd35c" d="M64 62Q38 30 64 3Q90 30 64 62Z"/>
    <path data-part="petal" fill="#f2a05f" d="M64 62Q68.2 21 105.7 20.3Q105 57.8 64 62Z"/>
    <path data-part="petal" fill="#ffd35c" d="M64 62Q96 36 123 62Q96 88 64 62Z"/>
    <path data-part="petal" fill="#f2a05f" d="M64 62Q105 66.2 105.7 103.7Q68.2 103 64 62Z"/>
    <path data-part="petal" fill="#ffd35c" d="M64 62Q90 94 64 121Q38 94 64 62Z"/>
    <path data-part="petal" fill="#f2a05f" d="M64 62Q59.8 103 22.3 103.7Q23 66.2 64 62Z"/>
    <path data-part="petal" fill="#ffd35c" d="M64 62Q32 88 5 62Q32 36 64 62Z"/>
    <path data-part="petal" fill="#f2a05f" d="M64 62Q23 57.8 22.3 20.3Q59.8 21 64 62Z"/>
    <path data-part="petal" fill="#f0708a" d="M64 42Q77.8 28.7 78.1 47.9Q97.3 48.2 84 62Q97.3 75.8 78.1 76.1Q77.8 95.3 64 82Q50.2 95.3 49.9 76.1Q30.7 75.8 44 62Q30.7 48.2 49.9 47.9Q50.2 28.7 64 42Z"/>
    <circle fill="#fff0c0" cx="64" cy="62" r="12"/>
  `,
  // A calla: one rolled leaf round a yellow spike.
  "calla-lily": `
    <path data-part="stem" fill="#7cc977" d="M58 84L70 84L68 126L60 126Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M66 122Q72 96 108 88Q126 108 104 124Q84 126 66 122Z"/>
    <path data-part="petal" fill="#ffffff" d="M30 40Q34 8 72 6Q100 2 112 10Q110 18 100 22Q106 56 72 88Q64 94 56 88Q26 66 30 40Z"/>
    <path data-part="petal" fill="#f49ac0" d="M38 40Q44 16 74 14Q96 20 90 44Q84 60 70 62Q40 66 38 40Z"/>
    <path fill="#ffc830" d="M58 56Q54 32 64 24Q74 30 70 56Q64 60 58 56Z"/>
    <path fill="none" stroke="#5a5a6a" stroke-width="2.2" d="M42 64Q54 76 66 76"/>
  `,
  crocus: `
    <path data-part="leaf" fill="#7cc977" d="M56 122Q36 90 8 76Q2 84 10 90Q30 102 46 122Z"/>
    <path data-part="leaf" fill="#7cc977" d="M72 122Q92 90 120 76Q126 84 118 90Q98 102 82 122Z"/>
    <path data-part="stem" fill="#e8f8d8" d="M58 78L70 78L72 124L56 124Z"/>
    <path data-part="petal" fill="#b08ae0" d="M56 84Q18 66 26 18Q44 22 56 48Z"/>
    <path data-part="petal" fill="#b08ae0" d="M72 84Q110 66 102 18Q84 22 72 48Z"/>
    <path fill="#ffb830" d="M58 40Q54 14 64 8Q74 14 70 40Z"/>
    <path data-part="petal" fill="#dcc8f8" d="M64 88Q36 74 44 34Q54 26 64 42Q74 26 84 34Q92 74 64 88Z"/>
    <path fill="none" stroke="#4a1a6a" stroke-width="2.2" d="M64 54L64 78M54 52Q54 66 58 74M74 52Q74 66 70 74"/>
  `,
  jasmine: `
    <path data-part="leaf" fill="#7cc977" d="M64 84Q40 126 6 116Q12 88 50 76Z"/>
    <path data-part="leaf" fill="#7cc977" d="M76 82Q98 126 124 108Q118 82 84 72Z"/>
    <path data-part="petal" fill="#ffffff" d="M58 40Q44 14 60 2Q76 10 70 40Z"/>
    <path data-part="petal" fill="#ffffff" d="M72 42Q92 18 110 28Q108 48 76 54Z"/>
    <path data-part="petal" fill="#ffffff" d="M74 56Q104 66 100 84Q80 90 66 64Z"/>
    <path data-part="petal" fill="#ffffff" d="M62 64Q52 94 34 88Q26 70 52 56Z"/>
    <path data-part="petal" fill="#ffffff" d="M52 54Q20 54 16 36Q30 22 56 42Z"/>
    <circle fill="#ffc830" cx="63" cy="51" r="13"/>
  `,
  // A marigold, all ruffles.
  marigold: `
    <path data-part="stem" fill="#7cc977" d="M59 84L69 84L69 126L59 126Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M62 114Q50 124 40 116Q30 122 26 110Q14 110 16 98Q28 92 38 98Q52 98 62 114Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M66 114Q78 124 88 116Q98 122 102 110Q114 110 112 98Q100 92 90 98Q76 98 66 114Z"/>
    <path data-part="petal" fill="#f2903f" d="M64 2Q72 0 78 6Q88 2 94 12Q106 14 106 26Q116 34 110 46Q114 58 104 64Q102 78 90 78Q82 88 72 82Q64 90 56 82Q46 88 38 78Q26 78 24 64Q14 58 18 46Q12 34 22 26Q22 14 34 12Q40 2 50 6Q56 0 64 2Z"/>
    <path data-part="petal" fill="#ffe07a" d="M64 18Q72 14 78 22Q90 22 90 34Q100 42 92 52Q92 64 80 64Q74 74 64 68Q54 74 48 64Q36 64 36 52Q28 42 38 34Q38 22 50 22Q56 14 64 18Z"/>
    <circle fill="#f2903f" cx="64" cy="43" r="13"/>
  `,
  cockscomb: `
    <path data-part="stem" fill="#7cc977" d="M57 68L71 68L70 126L58 126Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M60 108Q30 112 14 86Q42 76 60 98Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M68 114Q96 118 116 94Q88 80 68 102Z"/>
    <path data-part="petal" fill="#f0708a" d="M44 78Q24 70 16 50Q2 44 8 30Q12 18 24 22Q28 6 42 12Q52 0 64 8Q76 0 86 12Q100 6 104 22Q116 18 120 30Q126 44 112 50Q104 70 84 78Q64 86 44 78Z"/>
    <path fill="none" stroke="#8a1a3a" stroke-width="2.2" d="M24 32Q32 40 28 50M42 20Q48 32 42 44M64 16Q60 32 64 46M86 20Q80 32 86 44M104 32Q96 40 100 50M50 64Q56 56 54 48M78 64Q72 56 74 48"/>
  `,
  // Green bristle grass: two bending tails of bristles.
  "foxtail-grass": `
    <path data-part="leaf" fill="#7cc977" d="M58 124Q42 84 8 78Q12 104 50 126Z"/>
    <path data-part="leaf" fill="#a9dd92" d="M72 124Q84 96 120 92Q112 118 78 126Z"/>
    <path data-part="stem" fill="#8fbf68" d="M58 124Q62 90 48 68L56 64Q70 90 68 124Z"/>
    <path data-part="stem" fill="#8fbf68" d="M68 124Q68 96 80 74L88 78Q78 98 76 124Z"/>
    <path data-part="spike" fill="#e8d878" d="M44 72Q36 72 34 64Q26 62 28 54Q20 50 22 42Q14 38 16 30Q10 24 14 18Q14 8 24 10Q32 8 34 16Q42 18 42 26Q50 28 50 36Q58 40 56 48Q64 54 60 62Q56 74 44 72Z"/>
    <path data-part="spike" fill="#e8d878" d="M76 80Q68 74 74 66Q70 58 78 54Q76 46 84 42Q84 34 92 32Q94 24 102 24Q108 18 116 22Q124 24 120 34Q124 42 116 46Q116 54 108 58Q108 66 100 70Q98 78 90 80Q84 86 76 80Z"/>
    <path fill="none" stroke="#5a5a10" stroke-width="2.2" d="M20 12L12 2M34 18L40 6M12 28L4 30M20 44L12 48M50 34L60 26M58 48L68 44M26 58L18 62M112 22L116 10M120 34L128 34M92 32L88 22M82 42L74 38M112 56L120 60M104 68L112 74M34 34L36 48M40 52L46 62M100 40L94 52M90 60L86 70"/>
  `,
  ivy: `
    <path data-part="stem" fill="#c98f54" d="M60 2L68 2Q76 34 66 64Q58 94 70 126L60 126Q50 94 58 62Q66 34 60 2Z"/>
    <path data-part="leaf" fill="#7cc977" d="M68 34Q66 14 80 6Q90 10 92 18Q108 14 124 28Q108 42 94 40Q92 50 82 54Q70 50 68 34Z"/>
    <path data-part="leaf" fill="#a9dd92" d="M60 54Q62 34 48 26Q38 30 36 38Q20 34 4 48Q20 62 34 60Q36 70 46 74Q58 70 60 54Z"/>
    <path data-part="leaf" fill="#7cc977" d="M64 86Q62 66 76 58Q86 62 88 70Q104 66 120 80Q104 94 90 92Q88 102 78 106Q66 102 64 86Z"/>
    <path data-part="leaf" fill="#a9dd92" d="M60 106Q62 86 48 78Q38 82 36 90Q20 86 4 100Q20 114 34 112Q36 122 46 126Q58 122 60 106Z"/>
    <path fill="none" stroke="#2a6a3a" stroke-width="2.2" d="M70 34L104 28M58 54L24 48M66 86L100 80M58 106L24 100"/>
  `,
  mistletoe: `
    <path data-part="leaf" fill="#8fd07c" d="M30 78Q2 76 2 54Q6 46 16 52Q30 60 36 74Z"/>
    <path data-part="leaf" fill="#b8e8a0" d="M32 80Q6 96 12 118Q20 126 28 116Q38 100 40 84Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M98 78Q126 76 126 54Q122 46 112 52Q98 60 92 74Z"/>
    <path data-part="leaf" fill="#b8e8a0" d="M96 80Q122 96 116 118Q108 126 100 116Q90 100 88 84Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M62 72Q40 94 48 120Q56 128 62 118Q68 98 66 74Z"/>
    <path data-part="leaf" fill="#b8e8a0" d="M66 72Q88 94 80 120Q72 128 66 118Q62 98 64 74Z"/>
    <path data-part="stem" fill="#c98f54" d="M60 24L68 24L70 52L98 72L92 80L64 62L36 80L30 72L58 52Z"/>
    <circle data-part="berry" fill="#ffffff" cx="64" cy="66" r="11"/><circle data-part="berry" fill="#ffffff" cx="36" cy="78" r="11"/><circle data-part="berry" fill="#ffffff" cx="92" cy="78" r="11"/>
    <path data-part="bow" fill="#e8685f" d="M64 20Q36 0 28 8Q22 30 44 36Q56 32 64 24Q72 32 84 36Q106 30 100 8Q92 0 64 20Z"/>
  `,
  // Rape in flower.
  "rapeseed-flower": `
    <path data-part="stem" fill="#7cc977" d="M59 50L69 50L70 126L58 126Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M60 120Q24 116 10 82Q44 78 60 108Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M68 108Q100 104 114 74Q84 68 68 96Z"/>
    <path data-part="petal" fill="#ffdd40" d="M38 34Q38 24 28 22Q16 24 18 36Q6 36 6 48Q8 58 20 56Q20 68 32 66Q42 64 40 54Q52 54 50 44Q48 34 38 34Z"/>
    <path data-part="petal" fill="#ffdd40" d="M110 34Q110 24 100 22Q88 24 90 36Q78 36 78 48Q80 58 92 56Q92 68 104 66Q114 64 112 54Q124 54 122 44Q120 34 110 34Z"/>
    <path data-part="petal" fill="#ffdd40" d="M74 14Q74 2 62 2Q50 4 52 16Q38 18 40 30Q42 42 56 38Q56 52 68 50Q80 48 76 36Q90 36 88 24Q86 12 74 14Z"/>
    <circle fill="#ffffff" cx="28" cy="45" r="8"/><circle fill="#ffffff" cx="100" cy="45" r="8"/><circle fill="#ffffff" cx="64" cy="27" r="8"/>
  `,
};
