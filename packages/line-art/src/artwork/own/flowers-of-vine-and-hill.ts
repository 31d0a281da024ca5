/** Flowers of hills, vines and pots: 128 × 128 boxes. */
export const flowersOfVineAndHill: Readonly<Record<string, string>> = {
  // An azalea: a wide open flower with long stamens and two more buds over leaves.
  azalea: `
    <path data-part="leaf" fill="#8fd07c" d="M64 84C64 84 50.6 80.6 45.4 80.6C40.3 80.7 36.8 81.8 33.1 84.4C29.4 87 26 92.6 23.5 96.2C21 99.8 18 106 18 106C18 106 24.7 107.6 29.1 107.9C33.5 108.2 40 109.1 44.3 107.8C48.6 106.6 51.7 104.5 55 100.6C58.2 96.6 64 84 64 84Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M64 84C64 84 69.8 96.6 73 100.6C76.3 104.5 79.4 106.6 83.7 107.8C88 109.1 94.5 108.2 98.9 107.9C103.3 107.6 110 106 110 106C110 106 107 99.8 104.5 96.2C102 92.6 98.6 87 94.9 84.4C91.2 81.8 87.7 80.7 82.6 80.6C77.4 80.6 64 84 64 84Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M64 84C64 84 55.1 92.3 53 96C50.8 99.7 50.2 102.5 51 106C51.8 109.5 55.3 113.8 57.5 116.8C59.7 119.8 64 124 64 124C64 124 68.3 119.8 70.5 116.8C72.7 113.8 76.2 109.5 77 106C77.8 102.5 77.2 99.7 75 96C72.9 92.3 64 84 64 84Z"/>
    <path data-part="petal" fill="#f58fb4" d="M61.6 57.2C61.6 57.2 41.1 58.6 34.2 61C27.3 63.4 22.1 67 20.3 71.7C18.5 76.3 20.6 85.3 23.3 88.7C26 92.1 36.4 92 36.4 92C36.4 92 39.5 101.9 43.5 103.4C47.6 104.9 56.9 104.2 60.7 101.1C64.5 97.9 66.4 91.8 66.5 84.5C66.7 77.2 61.6 57.2 61.6 57.2Z"/>
    <path data-part="petal" fill="#f58fb4" d="M66.4 57.2C66.4 57.2 61.3 77.2 61.5 84.5C61.6 91.8 63.5 97.9 67.3 101.1C71.1 104.2 80.4 104.9 84.5 103.4C88.5 101.9 91.6 92 91.6 92C91.6 92 102 92.1 104.7 88.7C107.4 85.3 109.5 76.3 107.7 71.7C105.9 67 100.7 63.4 93.8 61C86.9 58.6 66.4 57.2 66.4 57.2Z"/>
    <path data-part="petal" fill="#f58fb4" d="M60.2 52.8C60.2 52.8 52.5 33.6 48.1 27.8C43.7 22 38.6 18.2 33.7 17.9C28.7 17.6 20.8 22.4 18.4 26C16 29.6 19.3 39.5 19.3 39.5C19.3 39.5 10.9 45.5 10.7 49.8C10.5 54.1 14.1 62.7 18.2 65.4C22.4 68.1 28.8 68 35.8 65.9C42.7 63.7 60.2 52.8 60.2 52.8Z"/>
    <path data-part="petal" fill="#f58fb4" d="M67.8 52.8C67.8 52.8 85.3 63.7 92.2 65.9C99.2 68 105.6 68.1 109.8 65.4C113.9 62.7 117.5 54.1 117.3 49.8C117.1 45.5 108.7 39.5 108.7 39.5C108.7 39.5 112 29.6 109.6 26C107.2 22.4 99.3 17.6 94.3 17.9C89.4 18.2 84.3 22 79.9 27.8C75.5 33.6 67.8 52.8 67.8 52.8Z"/>
    <path data-part="petal" fill="#f58fb4" d="M64 50C64 50 79.8 36.8 84 30.8C88.2 24.8 90.2 18.8 89 14C87.8 9.2 80.7 3.2 76.5 2C72.3 0.8 64 7 64 7C64 7 55.7 0.8 51.5 2C47.3 3.2 40.2 9.2 39 14C37.8 18.8 39.8 24.8 44 30.8C48.2 36.8 64 50 64 50Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 40C64 37 64 25 64 22M58 36C57.3 34.3 54.7 27.7 54 26M70 36C70.7 34.3 73.3 27.7 74 26"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 56Q52 76 40 80"/>
    <circle data-part="stamen" fill="#ffe04c" cx="40" cy="80" r="6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 56Q64 82 64 92"/>
    <circle data-part="stamen" fill="#ffe04c" cx="64" cy="92" r="6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 56Q76 76 88 80"/>
    <circle data-part="stamen" fill="#ffe04c" cx="88" cy="80" r="6"/>
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
  // An edelweiss: woolly pointed bracts about a cluster of small heads.
  edelweiss: `
    <path data-part="stem" fill="#8fd07c" d="M60 70H68V126H60Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M64 118C64 118 58.5 107.4 55.4 103.7C52.4 100 49.6 97.9 45.6 96C41.7 94.2 35.9 93.5 31.9 92.9C28 92.2 22 92 22 92C22 92 24.8 97.3 27.2 100.5C29.6 103.7 32.8 108.7 36.2 111.4C39.5 114.1 42.7 115.6 47.4 116.7C52 117.8 64 118 64 118Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M64 118C64 118 76 117.8 80.6 116.7C85.3 115.6 88.5 114.1 91.8 111.4C95.2 108.7 98.4 103.7 100.8 100.5C103.2 97.3 106 92 106 92C106 92 100 92.2 96.1 92.9C92.1 93.5 86.3 94.2 82.4 96C78.4 97.9 75.6 100 72.6 103.7C69.5 107.4 64 118 64 118Z"/>
    <path data-part="petal" fill="#dfe8d8" d="M64 50C64 50 70.8 40.4 72.5 36.2C74.2 32 74.6 28.7 74 24.7C73.4 20.7 70.7 15.7 69 12.3C67.3 8.8 64 4 64 4C64 4 60.7 8.8 59 12.3C57.3 15.7 54.6 20.7 54 24.7C53.4 28.7 53.8 32 55.5 36.2C57.2 40.4 64 50 64 50Z"/>
    <path data-part="petal" fill="#ffffff" d="M64 50C64 50 74.3 48.3 77.8 46.7C81.4 45.1 83.4 43.3 85.1 40.4C86.8 37.5 87.3 32.6 87.9 29.3C88.4 26.1 88.4 20.9 88.4 20.9C88.4 20.9 83.3 21.8 80.2 22.9C77.1 24 72.3 25.4 69.8 27.6C67.2 29.7 65.8 32.1 64.8 35.8C63.9 39.5 64 50 64 50Z"/>
    <path data-part="petal" fill="#dfe8d8" d="M64 50C64 50 74.6 55.1 79.1 56C83.5 56.9 86.8 56.7 90.7 55.5C94.5 54.2 98.9 50.6 102 48.4C105.1 46.1 109.3 42 109.3 42C109.3 42 104 39.6 100.3 38.5C96.6 37.5 91.2 35.6 87.2 35.8C83.2 35.9 80 36.9 76.1 39.2C72.3 41.6 64 50 64 50Z"/>
    <path data-part="petal" fill="#ffffff" d="M64 50C64 50 67.4 59.9 69.6 63.1C71.8 66.2 74 68 77.1 69.1C80.2 70.3 85.2 69.9 88.5 69.9C91.8 69.9 96.9 69 96.9 69C96.9 69 95.1 64.1 93.5 61.2C91.9 58.4 89.7 53.9 87.1 51.8C84.5 49.6 82 48.6 78.1 48.3C74.3 48 64 50 64 50Z"/>
    <path data-part="petal" fill="#dfe8d8" d="M64 50C64 50 60.9 61.3 60.7 65.9C60.6 70.4 61.3 73.6 63.3 77.2C65.2 80.7 69.5 84.5 72.2 87.2C74.9 89.8 79.7 93.2 79.7 93.2C79.7 93.2 81.2 87.5 81.6 83.7C82 79.9 82.9 74.3 82.1 70.4C81.2 66.4 79.7 63.5 76.7 60.1C73.7 56.7 64 50 64 50Z"/>
    <path data-part="petal" fill="#ffffff" d="M64 50C64 50 54.9 55.1 52.1 57.8C49.4 60.5 48 62.9 47.5 66.2C46.9 69.5 48.1 74.3 48.6 77.6C49.2 80.8 51 85.7 51 85.7C51 85.7 55.5 83.1 58 81C60.6 78.9 64.6 76 66.2 73.1C67.9 70.2 68.5 67.5 68.1 63.6C67.7 59.8 64 50 64 50Z"/>
    <path data-part="petal" fill="#dfe8d8" d="M64 50C64 50 52.3 48.9 47.8 49.5C43.3 50.2 40.3 51.5 37.1 54C33.9 56.5 31 61.4 28.8 64.5C26.7 67.7 24.2 73 24.2 73C24.2 73 30 73.5 33.8 73.2C37.7 72.9 43.3 72.8 47.1 71.3C50.8 69.8 53.5 67.8 56.3 64.3C59.1 60.7 64 50 64 50Z"/>
    <path data-part="petal" fill="#ffffff" d="M64 50C64 50 57.4 41.9 54.2 39.6C51.1 37.4 48.5 36.5 45.2 36.5C41.8 36.5 37.3 38.5 34.2 39.7C31.1 40.8 26.6 43.4 26.6 43.4C26.6 43.4 29.9 47.4 32.4 49.5C35 51.6 38.5 55.1 41.7 56.2C44.8 57.4 47.6 57.4 51.3 56.4C55 55.4 64 50 64 50Z"/>
    <path data-part="petal" fill="#dfe8d8" d="M64 50C64 50 63.1 38.3 61.6 34C60.2 29.7 58.4 26.9 55.4 24.2C52.4 21.5 47.1 19.5 43.6 17.9C40.1 16.3 34.4 14.8 34.4 14.8C34.4 14.8 35 20.6 35.9 24.3C36.9 28 38 33.6 40.1 37C42.2 40.5 44.6 42.7 48.6 44.9C52.6 47.1 64 50 64 50Z"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="70.5" cy="41.1" r="7"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="74.5" cy="53.4" r="7"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="64" cy="61" r="7"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="53.5" cy="53.4" r="7"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="57.5" cy="41.1" r="7"/>
    <circle fill="#ffd35c" cx="64" cy="50" r="7"/>
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
