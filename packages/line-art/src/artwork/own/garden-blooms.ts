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
  // Two rings of notched petals around a brush of stamens; a bud and glossy leaves.
  camellia: `
    <path data-part="stem" fill="#b98a5a" d="M56 84L66 84L62 127L50 127Z"/>
    <path data-part="leaf" fill="#7cc977" d="M56 116Q22 128 2 98Q34 78 58 104Z"/>
    <path data-part="leaf" fill="#7cc977" d="M62 124Q104 128 124 84Q86 70 66 104Z"/>
    <path data-part="leaf" fill="#7cc977" d="M92 36Q98 6 126 4Q128 34 100 50Z"/>
    <path fill="none" stroke="#2a5a2a" stroke-width="2.2" d="M12 100Q34 96 54 110M114 90Q90 96 66 116M118 12Q108 22 100 40"/>
    <path data-part="petal" fill="#f08a9a" d="M64 46C30 38 34 4 56 6Q64 12 72 6C94 4 98 38 64 46Z"/>
    <path data-part="petal" fill="#f08a9a" d="M70 50C67 15 100 9 105 30Q102 40 110 45C119 66 88 80 70 50Z"/>
    <path data-part="petal" fill="#f08a9a" d="M68 57C100 43 116 73 98 85Q88 84 85 94C68 108 45 83 68 57Z"/>
    <path data-part="petal" fill="#f08a9a" d="M60 57C83 83 60 108 43 94Q40 84 30 85C12 73 28 43 60 57Z"/>
    <path data-part="petal" fill="#f08a9a" d="M58 50C40 80 9 66 18 45Q26 40 23 30C28 9 61 15 58 50Z"/>
    <path data-part="petal" fill="#fbd0d8" d="M66 49C51 33 68 13 82 27C100 36 87 58 66 49Z"/>
    <path data-part="petal" fill="#fbd0d8" d="M68 53C78 34 103 43 93 62C90 82 65 75 68 53Z"/>
    <path data-part="petal" fill="#fbd0d8" d="M64 56C86 60 84 86 64 83C44 86 42 60 64 56Z"/>
    <path data-part="petal" fill="#fbd0d8" d="M60 53C63 75 38 82 35 62C25 43 50 34 60 53Z"/>
    <path data-part="petal" fill="#fbd0d8" d="M62 49C41 58 28 36 46 27C60 13 77 33 62 49Z"/>
    <circle data-part="flowerCentre" fill="#ffc830" cx="64" cy="52" r="16"/>
    <circle fill="#fff0a0" cx="64" cy="52" r="8"/>
    <path fill="none" stroke="#7a4a10" stroke-width="2.2" d="M64 40L64 37M72 44L74 41M76 52L79 52M72 60L74 63M64 64L64 67M56 60L54 63M52 52L49 52M56 44L54 41"/>
  `,
  // A round dahlia: ring upon ring of petals.
  dahlia: `
    <path data-part="stem" fill="#7cc977" d="M59 84L69 84L69 127L59 127Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M60 124Q24 126 12 96Q46 92 60 112Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M68 124Q104 126 116 96Q82 92 68 112Z"/>
    <path data-part="petal" fill="#f2a05f" d="M54.4 10.3C52.7 5.7 60.5 2 64 0.5C67.5 2 75.3 5.7 73.6 10.3C74.4 5.5 83 6.2 86.8 6.6C89 9.6 93.9 16.7 90.2 19.8C93.3 16.1 100.4 21 103.4 23.2C103.8 27 104.5 35.6 99.7 36.4C104.3 34.7 108 42.5 109.5 46C108 49.5 104.3 57.3 99.7 55.6C104.5 56.4 103.8 65 103.4 68.7C100.4 71 93.3 75.9 90.2 72.2C93.9 75.3 89 82.4 86.8 85.4C83 85.8 74.4 86.5 73.6 81.7C75.3 86.3 67.5 90 64 91.5C60.5 90 52.7 86.3 54.4 81.7C53.6 86.5 45 85.8 41.2 85.4C39 82.4 34.1 75.3 37.8 72.2C34.7 75.9 27.6 71 24.6 68.8C24.2 65 23.5 56.4 28.3 55.6C23.7 57.3 20 49.5 18.5 46C20 42.5 23.7 34.7 28.3 36.4C23.5 35.6 24.2 27 24.6 23.2C27.6 21 34.7 16.1 37.8 19.8C34.1 16.7 39 9.6 41.2 6.6C45 6.2 53.6 5.5 54.4 10.3Z"/>
    <path data-part="petal" fill="#ffd35c" d="M64 24C63.7 18.4 70.3 17.6 73.3 17.5C75.6 19.3 80.5 23.9 76.9 28.2C79.9 23.5 85.8 26.8 88.3 28.4C89 31.2 90.4 37.8 84.9 39.2C90.1 37.1 93 43.3 94 46C93 48.7 90.1 54.9 84.9 52.8C90.4 54.2 89 60.8 88.3 63.6C85.8 65.2 79.9 68.5 76.9 63.8C80.5 68.1 75.6 72.7 73.3 74.5C70.3 74.4 63.7 73.6 64 68C64.3 73.6 57.7 74.4 54.7 74.5C52.4 72.7 47.5 68.1 51.1 63.8C48.1 68.5 42.2 65.2 39.7 63.6C39 60.8 37.6 54.2 43.1 52.8C37.9 54.9 35 48.7 34 46C35 43.3 37.9 37.1 43.1 39.2C37.6 37.8 39 31.2 39.7 28.4C42.2 26.8 48.1 23.5 51.1 28.2C47.5 23.9 52.4 19.3 54.7 17.5C57.7 17.6 64.3 18.4 64 24Z"/>
    <path data-part="petal" fill="#f0708a" d="M59.7 37C57.8 33.7 62 31.6 64 31C66 31.6 70.2 33.7 68.3 37C69.8 33.5 74.1 35.5 75.7 36.6C76.5 38.5 77.5 43.2 73.7 43.8C77.4 42.7 78.5 47.3 78.6 49.3C77.6 51.1 74.6 54.8 71.8 52.2C74.9 54.4 72 58.1 70.5 59.5C68.5 59.8 63.8 59.8 64 56C64.2 59.8 59.5 59.8 57.5 59.5C56 58.1 53.1 54.4 56.2 52.2C53.4 54.8 50.4 51.1 49.4 49.3C49.5 47.3 50.6 42.7 54.3 43.8C50.5 43.2 51.5 38.5 52.3 36.6C53.9 35.5 58.2 33.5 59.7 37Z"/>
    <path fill="none" stroke="#7a3a10" stroke-width="2.2" d="M73.3 11.2L72 16.1M89.5 20.5L85.9 24.1M98.8 36.7L93.9 38M98.8 55.3L93.9 54M89.5 71.5L85.9 67.9M73.3 80.8L72 75.9M54.7 80.8L56 75.9M38.5 71.5L42.1 67.9M29.2 55.3L34.1 54M29.2 36.7L34.1 38M38.5 20.5L42.1 24.1M54.7 11.2L56 16.1"/>
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
    <path data-part="stem" fill="#7cc977" d="M58 54L68 54L72 127L62 127Z"/>
    <path data-part="leaf" fill="#7cc977" d="M64 124Q22 128 4 98Q42 86 66 110Z"/>
    <path data-part="leaf" fill="#7cc977" d="M70 120Q106 126 124 96Q88 84 68 106Z"/>
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
  // A ruffled crest like the comb of a cock on a stout leafy stalk.
  cockscomb: `
    <path data-part="stem" fill="#f7b0c0" d="M57 76L71 76L70 127L58 127Z"/>
    <path data-part="leaf" fill="#7cc977" d="M60 124Q26 126 6 108Q34 96 60 112Z"/><path data-part="leaf" fill="#7cc977" d="M68 124Q102 126 122 108Q94 96 68 112Z"/>
    <path data-part="leaf" fill="#a9dd92" d="M60 104Q34 104 16 82Q44 78 60 94Z"/><path data-part="leaf" fill="#a9dd92" d="M68 104Q94 104 112 82Q84 78 68 94Z"/>
    <path data-part="petal" fill="#fbb0bc" d="M56 90Q44 70 12 52L64 24L116 52Q84 70 72 90Z"/>
    <path fill="none" stroke="#8a1a3a" stroke-width="2.2" d="M40 60Q54 70 60 84M64 58L64 84M88 60Q74 70 68 84"/>
    <path data-part="petal" fill="#f0708a" d="M8 58Q-0 50 6 42Q-0 30 12 26Q10 12 24 14Q28 2 40 8Q48 0 56 8Q64 0 72 8Q80 0 88 8Q100 2 104 14Q118 12 116 26Q128 30 122 42Q128 50 120 58Q110 66 102 56Q94 66 86 56Q80 68 72 58Q68 66 64 66Q60 66 56 58Q48 68 42 56Q34 66 26 56Q18 66 8 58Z"/>
    <path fill="none" stroke="#5a0a1a" stroke-width="2.4" d="M14 46Q22 36 16 28M28 46Q36 34 28 22M44 46Q34 36 44 26Q48 20 42 16M58 48Q50 36 60 28Q62 22 58 16M72 48Q80 36 70 28Q68 22 72 16M86 46Q96 36 86 26Q82 20 88 16M102 46Q94 34 102 22M114 46Q106 36 112 28"/>
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
};
