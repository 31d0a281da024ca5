/** Flowers of hills, vines and pots: 128 × 128 boxes. */
export const flowersOfVineAndHill: Readonly<Record<string, string>> = {
  // A wide flower of five wavy petals, one of them freckled, long curved threads out of its heart; leaves and a bud.
  azalea: `
    <path data-part="leaf" fill="#6fb86a" d="M58.2 81C42.3 76.5 14.6 92.4 9.8 113C30 119.1 57.7 103.1 61.8 87Z"/>
    <path data-part="leaf" fill="#6fb86a" d="M66.2 87C70.3 103.1 98 119.1 118.2 113C113.4 92.4 85.7 76.5 69.8 81Z"/>
    <path data-part="leaf" fill="#6fb86a" d="M60.8 90C49.7 97.2 49.7 117 64 126C78.3 117 78.3 97.2 67.2 90Z"/>
    
    <path data-part="petal" fill="#f79ac0" d="M64 56C40.1 34.9 27.7 9.3 53.6 1.3Q64 0 74.4 1.3C100.3 9.3 87.9 34.9 64 56Z"/>
    <path data-part="petal" fill="#f79ac0" d="M64 56C76.7 26.7 97.3 7.1 112.8 29.2Q121.9 37.2 119.2 49C119.7 76 91.5 72.2 64 56Z"/>
    <path data-part="petal" fill="#f79ac0" d="M64 56C95.8 59 120.8 72.5 104.6 94.1Q99.8 105.3 87.7 106.4C62.1 115.1 57 87.1 64 56Z"/>
    <path data-part="petal" fill="#f79ac0" d="M64 56C71 87.1 65.9 115.1 40.3 106.4Q28.2 105.3 23.4 94.1C7.2 72.5 32.2 59 64 56Z"/>
    <path data-part="petal" fill="#f79ac0" d="M64 56C36.5 72.2 8.3 76 8.8 49Q6.1 37.2 15.2 29.2C30.7 7.1 51.3 26.7 64 56Z"/>
    <path fill="none" stroke="#7a1a4a" stroke-width="2.2" d="M64 58Q52 76 36 74M64 58Q58 84 48 92M64 58Q68 86 64 102M64 58Q76 82 82 90M64 58Q80 72 94 72M58 22L59 28M64 16L64 24M70 22L69 28M64 32L64 40"/>
    <circle fill="#ffd35c" cx="36" cy="74" r="3.6"/>
    <circle fill="#ffd35c" cx="48" cy="92" r="3.6"/>
    <circle fill="#ffd35c" cx="64" cy="102" r="3.6"/>
    <circle fill="#ffd35c" cx="82" cy="90" r="3.6"/>
    <circle fill="#ffd35c" cx="94" cy="72" r="3.6"/>
  `,
  // Honeysuckle: trumpets with curled lips and long threads, on a twining vine.
  honeysuckle: `
    <path data-part="stem" fill="#b98a6a" d="M60 126Q52 100 64 78L70 80Q60 102 68 126Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M62 92Q31 90 10 112Q41 114 62 92ZM68 92Q88 114 118 112Q98 90 68 92Z"/>
    <path data-part="petal" fill="#fff0b0" d="M62 84Q44 66 34 46Q20 46 6 34Q4 26 14 26Q8 14 18 8Q30 10 36 26Q48 14 58 20Q58 30 46 40Q54 60 70 78Z"/>
    <path data-part="petal" fill="#ffd86a" d="M66 84Q84 66 94 46Q108 46 122 34Q124 26 114 26Q120 14 110 8Q98 10 92 26Q80 14 70 20Q70 30 82 40Q74 60 60 78Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M38 40L24 56M36 42L32 62M90 40L104 56M92 42L96 62"/>
    <circle fill="#e8a04a" cx="22" cy="59" r="4.4"/><circle fill="#e8a04a" cx="32" cy="66" r="4.4"/><circle fill="#e8a04a" cx="106" cy="59" r="4.4"/><circle fill="#e8a04a" cx="96" cy="66" r="4.4"/>
    <path fill="#8fd07c" d="M54 78Q64 70 74 78Q74 90 64 92Q54 90 54 78Z"/>
  `,
  // A gladiolus: wide flowers one above another, leaves like swords.
  gladiolus: `
    <path data-part="leaf" fill="#8fd07c" d="M54 126Q30 90 16 40Q46 70 62 126ZM74 126Q98 90 112 40Q82 70 66 126Z"/><path data-part="stem" fill="#7fc08a" d="M60 14L68 14L68 126L60 126Z"/><path fill="#8fd07c" d="M64 1Q72 8 70 18L58 18Q56 8 64 1ZM62 18Q50 18 48 30L62 32ZM66 20Q78 22 80 32L66 34Z"/><path data-part="petal" fill="#f7a8b8" d="M54 66Q36 66 34 50Q42 48 44 52Q44 38 54 34Q64 38 64 52Q66 48 74 50Q72 66 54 66Z"/><circle data-part="flowerCentre" fill="#ffe9a0" cx="54" cy="56" r="5"/><path data-part="petal" fill="#f58fa0" d="M78 80Q60 80 58 64Q66 62 68 66Q68 52 78 48Q88 52 88 66Q90 62 98 64Q96 80 78 80Z"/><circle data-part="flowerCentre" fill="#ffe9a0" cx="78" cy="70" r="5"/><path data-part="petal" fill="#f7a8b8" d="M50 98Q32 98 30 82Q38 80 40 84Q40 70 50 66Q60 70 60 84Q62 80 70 82Q68 98 50 98Z"/><circle data-part="flowerCentre" fill="#ffe9a0" cx="50" cy="88" r="5"/><path data-part="petal" fill="#f58fa0" d="M80 114Q62 114 60 98Q68 96 70 100Q70 86 80 82Q90 86 90 100Q92 96 100 98Q98 114 80 114Z"/><circle data-part="flowerCentre" fill="#ffe9a0" cx="80" cy="104" r="5"/>
  `,
  // Bougainvillea: three coloured leaves like paper round a little white flower.
  bougainvillea: `
    <path data-part="branch" fill="#b98a5a" d="M4 122Q50 112 72 70L78 74Q58 122 6 128Z"/><path data-part="leaf" fill="#8fd07c" d="M30 116Q28 93 8 82Q10 105 30 116ZM52 104Q65 123 88 122Q75 103 52 104Z"/><path data-part="petal" fill="#f27ab8" d="M40 46Q17 28 40 10Q63 28 40 46Z"/><path data-part="petal" fill="#f27ab8" d="M40 46Q67 35 71 64Q44 75 40 46Z"/><path data-part="petal" fill="#f27ab8" d="M40 46Q36 75 9 64Q13 35 40 46Z"/><circle data-part="flowerCentre" fill="#fffaf0" cx="40" cy="46" r="6.4"/><path data-part="petal" fill="#f79ac8" d="M88 60Q65 42 88 24Q111 42 88 60Z"/><path data-part="petal" fill="#f79ac8" d="M88 60Q115 49 119 78Q92 89 88 60Z"/><path data-part="petal" fill="#f79ac8" d="M88 60Q84 89 57 78Q61 49 88 60Z"/><circle data-part="flowerCentre" fill="#fffaf0" cx="88" cy="60" r="6.4"/>
  `,
  // A clivia: leaves like straps in a fan, a ball of orange trumpets, a pot.
  clivia: `
    <path data-part="leaf" fill="#8fd07c" d="M60 92Q34 84 4 56Q1 46 10 46Q44 58 64 88ZM68 92Q94 84 124 56Q127 46 118 46Q84 58 64 88ZM60 94Q30 98 4 84Q2 76 10 74Q40 76 64 90ZM68 94Q98 98 124 84Q126 76 118 74Q88 76 64 90Z"/><path data-part="stem" fill="#7fc08a" d="M60 50L68 50L70 96L58 96Z"/><path data-part="petal" fill="#ffb06a" d="M64 56Q18 44 14 24L22 29L28 18L34 29L42 24Q38 44 64 56Z"/><path data-part="petal" fill="#ffb06a" d="M64 56Q90 44 86 24L94 29L100 18L106 29L114 24Q110 44 64 56Z"/><path data-part="petal" fill="#ff9a4a" d="M64 56Q36 32 32 12L40 17L46 6L52 17L60 12Q56 32 64 56Z"/><path data-part="petal" fill="#ff9a4a" d="M64 56Q72 32 68 12L76 17L82 6L88 17L96 12Q92 32 64 56Z"/><path data-part="petal" fill="#ffc08a" d="M64 56Q54 38 50 18L58 23L64 12L70 23L78 18Q74 38 64 56Z"/><path fill="#d98a5a" d="M36 92L92 92L84 122Q83 126 78 126L50 126Q45 126 44 122Z"/><path fill="#e8a878" d="M32 88L96 88L96 98L32 98Z"/>
  `,
  // A spray of baby's breath: many small round flowers on fine stems.
  "babys-breath": `
    <path fill="none" stroke="#2a3a1a" stroke-width="2.4" d="M62 126L60 84L24 34M60 84L64 18M60 84L104 36M52 74L14 70M68 74L112 74M56 78L44 26M66 78L86 18"/><path data-part="petal" fill="#ffffff" d="M22 20Q31 18 31 26Q38 32 31 38Q31 46 22 44Q13 46 13 38Q6 32 13 26Q13 18 22 20Z"/><path data-part="petal" fill="#fff0f6" d="M44 5Q53 3 53 11Q60 17 53 23Q53 31 44 29Q35 31 35 23Q28 17 35 11Q35 3 44 5Z"/><path data-part="petal" fill="#ffffff" d="M66 20Q75 18 75 26Q82 32 75 38Q75 46 66 44Q57 46 57 38Q50 32 57 26Q57 18 66 20Z"/><path data-part="petal" fill="#fff0f6" d="M86 4Q95 2 95 10Q102 16 95 22Q95 30 86 28Q77 30 77 22Q70 16 77 10Q77 2 86 4Z"/><path data-part="petal" fill="#ffffff" d="M106 24Q115 22 115 30Q122 36 115 42Q115 50 106 48Q97 50 97 42Q90 36 97 30Q97 22 106 24Z"/><path data-part="petal" fill="#fff0f6" d="M16 54Q25 52 25 60Q32 66 25 72Q25 80 16 78Q7 80 7 72Q0 66 7 60Q7 52 16 54Z"/><path data-part="petal" fill="#fff0f6" d="M112 58Q121 56 121 64Q128 70 121 76Q121 84 112 82Q103 84 103 76Q96 70 103 64Q103 56 112 58Z"/><path data-part="petal" fill="#ffffff" d="M42 42Q51 40 51 48Q58 54 51 60Q51 68 42 66Q33 68 33 60Q26 54 33 48Q33 40 42 42Z"/><path data-part="petal" fill="#ffffff" d="M86 42Q95 40 95 48Q102 54 95 60Q95 68 86 66Q77 68 77 60Q70 54 77 48Q77 40 86 42Z"/><path data-part="ribbon" fill="#f58fb0" d="M60 98Q44 86 40 98Q42 110 58 104L48 120L58 118L62 108L68 118L78 120L66 104Q82 110 84 98Q80 86 64 98Z"/>
  `,
  // A woolly white star of pointed petals round a cluster of small yellow buttons.
  edelweiss: `
    <path data-part="stem" fill="#9cc7a0" d="M60 96L68 96L69 127L59 127Z"/>
    <path data-part="leaf" fill="#9cc7a0" d="M62 124Q50 104 30 108Q40 124 62 127ZM66 124Q78 104 98 108Q88 124 66 127Z"/>
    <path data-part="petal" fill="#dfe6ea" d="M67 56C77.2 44.4 77.2 12.5 64 0C50.8 12.5 50.8 44.4 61 56Z"/>
    <path data-part="petal" fill="#dfe6ea" d="M64 59C75.6 69.2 107.5 69.2 122 56C107.5 42.8 75.6 42.8 64 53Z"/>
    <path data-part="petal" fill="#dfe6ea" d="M61 56C50.8 67.6 50.8 99.5 64 114C77.2 99.5 77.2 67.6 67 56Z"/>
    <path data-part="petal" fill="#dfe6ea" d="M64 53C52.4 42.8 20.5 42.8 6 56C20.5 69.2 52.4 69.2 64 59Z"/>
    <path data-part="petal" fill="#ffffff" d="M66.1 58.1C79.8 58.8 97.7 40.9 96.5 23.5C79.1 22.3 61.2 40.2 61.9 53.9Z"/>
    <path data-part="petal" fill="#ffffff" d="M61.9 58.1C61.2 71.8 79.1 89.7 96.5 88.5C97.7 71.1 79.8 53.2 66.1 53.9Z"/>
    <path data-part="petal" fill="#ffffff" d="M61.9 53.9C48.2 53.2 30.3 71.1 31.5 88.5C48.9 89.7 66.8 71.8 66.1 58.1Z"/>
    <path data-part="petal" fill="#ffffff" d="M66.1 53.9C66.8 40.2 48.9 22.3 31.5 23.5C30.3 40.9 48.2 58.8 61.9 58.1Z"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="64" cy="41.5" r="8.2"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="77.8" cy="51.5" r="8.2"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="72.5" cy="67.7" r="8.2"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="55.5" cy="67.7" r="8.2"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="50.2" cy="51.5" r="8.2"/>
    <circle data-part="flowerCentre" fill="#f0a830" cx="64" cy="56" r="9"/>
    <path fill="none" stroke="#7a8a8a" stroke-width="2" d="M64 26L64 14M85.2 34.8L93.7 26.3M94 56L106 56M85.2 77.2L93.7 85.7M64 86L64 98M42.8 77.2L34.3 85.7M34 56L22 56M42.8 34.8L34.3 26.3"/>
  `,
  // A pitcher plant: a jug with a lid that hangs from its leaf, and a fly.
  "pitcher-plant": `
    <path data-part="leaf" fill="#8fd07c" d="M66 20Q36 0 4 18Q30 40 66 26ZM70 118Q100 126 126 104Q98 94 70 110Z"/>
    <path data-part="stem" fill="#7fc08a" d="M62 18Q84 20 82 40L76 40Q76 26 62 26ZM64 20L72 20L74 127L66 127Z"/>
    <path data-part="lid" fill="#f58fa0" d="M14 46Q18 26 44 28Q62 32 62 44Q42 52 14 46Z"/>
    <path fill="#a9dd92" d="M10 60Q14 96 24 112Q40 126 58 112Q70 92 66 60Q66 76 38 78Q12 76 10 60Z"/>
    <path data-part="rim" fill="#f2b0b8" d="M8 58Q10 48 38 48Q68 48 68 58Q66 70 38 70Q10 70 8 58Z"/><ellipse fill="#fff0e4" cx="38" cy="58" rx="21" ry="6"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M26 84L28 88M44 82L46 86M34 98L36 102M50 98L52 102M68 46Q74 42 78 40"/>
  `,
};
