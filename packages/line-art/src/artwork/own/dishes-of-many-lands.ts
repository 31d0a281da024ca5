/** Dishes of many lands: 128 × 128 boxes. */
export const dishesOfManyLands: Readonly<Record<string, string>> = {
  // A piece of lasagna: sheets of pasta, sauce and cheese that melts.
  lasagna: `
    <ellipse fill="#b8dcf5" cx="64" cy="108" rx="63" ry="18"/>
    <path fill="#ffe08a" d="M8 36Q30 22 60 18Q96 20 120 32Q124 40 116 46L112 58L104 48L90 52L84 66L74 52L52 50L44 64L36 50L20 48L12 58Q4 46 8 36Z"/>
    <path fill="#fff0c8" d="M10 50L20 48L36 50L44 64L52 50L74 52L84 66L90 52L104 48L116 50L116 66L10 66Z"/>
    <path fill="#f26a5a" d="M10 66L116 66L116 78L10 78Z"/><path fill="#fff0c8" d="M10 78L116 78L116 88L10 88Z"/><path fill="#f26a5a" d="M10 88L116 88L116 100L10 100Z"/><path fill="#fff0c8" d="M10 100L116 100L114 112L12 112Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M62 34Q44 34 40 20Q56 14 63 28Q72 12 88 18Q84 34 62 34Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M40 10Q34 6 38 1M86 10Q80 6 84 1"/>
  `,
  // Black cubes of tofu on a plate, one on a stick, a smell rising that makes a fly keep away.
  "stinky-tofu": `
    <ellipse fill="#8fc3f0" cx="64" cy="106" rx="62" ry="20"/>
    <ellipse fill="#fff8e8" cx="64" cy="102" rx="50" ry="14"/>
    <path fill="#a9dd92" d="M20 46C6 34 30 26 18 8C38 18 22 32 32 44Z"/>
    <path fill="#a9dd92" d="M58 38C44 26 68 18 56 0C76 10 60 24 70 36Z"/>
    <path fill="#a9dd92" d="M104 48C90 36 114 28 102 10C122 20 106 34 116 46Z"/>
    <path fill="#9a8a7a" d="M36 60.5L63 74L36 87.5L9 74Z"/>
    <path fill="#948881" d="M9 74L36 87.5L36 111.8L9 98.3Z"/>
    <path fill="#948881" d="M63 74L36 87.5L36 111.8L63 98.3Z"/>
    <path fill="#9a8a7a" d="M92 60.5L119 74L92 87.5L65 74Z"/>
    <path fill="#948881" d="M65 74L92 87.5L92 111.8L65 98.3Z"/>
    <path fill="#948881" d="M119 74L92 87.5L92 111.8L119 98.3Z"/>
    
    <path fill="#e8685f" d="M26 72Q36 66 46 72Q44 80 36 84Q26 78 26 72ZM82 72Q92 66 102 72Q102 80 92 84Q84 78 82 72Z"/>
    <path data-part="stick" fill="#e8c088" d="M60 122L124 44L128 48L66 126Z"/>
  `,
  // Red-braised pork: three glossy cubes with a layer of fat, steam over them, in a small bowl.
  "braised-pork": `
    <path fill="#e89878" d="M18 66H52L63 55V87L54 100H18Q14 100 14 96V70Q14 66 18 66Z"/>
    <path fill="#d88a70" d="M14 68L25 55H61Q65 55 63 58L54 68Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M14 81.3C14 81.3 23.3 77.9 28 78.2C32.7 78.5 37.7 82.8 42 83C46.3 83.2 54 79.6 54 79.6"/>
    <path fill="#e89878" d="M70 66H104L115 55V87L106 100H70Q66 100 66 96V70Q66 66 70 66Z"/>
    <path fill="#d88a70" d="M66 68L77 55H113Q117 55 115 58L106 68Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M66 81.3C66 81.3 75.3 77.9 80 78.2C84.7 78.5 89.7 82.8 94 83C98.3 83.2 106 79.6 106 79.6"/>
    <path fill="#e89878" d="M42 28H78L89 17V49L80 62H42Q38 62 38 58V32Q38 28 42 28Z"/>
    <path fill="#d88a70" d="M38 30L49 17H87Q91 17 89 20L80 30Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M38 43.3C38 43.3 47.8 39.9 52.7 40.2C57.6 40.5 62.9 44.8 67.4 45C72 45.2 80 41.6 80 41.6"/>
    <path data-part="smoke" fill="#e8f0f8" d="M22 10C22 10 29.3 11.7 30 14C30.7 16.3 25.7 20.3 26 24C26.3 27.7 32 36 32 36C32 36 24.7 34 22 32C19.3 30 16.3 26.3 16 24C15.7 21.7 19 20.3 20 18C21 15.7 22 10 22 10Z"/>
    <path data-part="smoke" fill="#e8f0f8" d="M106 8C106 8 113.3 9.7 114 12C114.7 14.3 109.7 18.3 110 22C110.3 25.7 116 34 116 34C116 34 108.7 32 106 30C103.3 28 100.3 24.3 100 22C99.7 19.7 103 18.3 104 16C105 13.7 106 8 106 8Z"/>
    <path data-part="leaf" fill="#7cc46a" d="M46 20C45.7 17.8 52.7 12.3 56 12C59.3 11.7 65.7 15.8 66 18C66.3 20.2 61.3 24.7 58 25C54.7 25.3 46.3 22.2 46 20Z"/>
    <path data-part="bowl" fill="#8fb8e8" d="M6 86H122Q120 108 92 118H36Q8 108 6 86Z"/>
    <path data-part="rim" fill="#ffffff" d="M4 82H124Q127 88 124 94H4Q1 88 4 82Z"/>
    <path fill="#6f9cd8" d="M44 116H84V124Q84 127 80 127H48Q44 127 44 124Z"/>
  `,
  // Two pale green pressed cakes and the little beans they are made of, with an open pod.
  "mung-bean-cake": `
    <path fill="#a8c468" d="M4 38L84 38L84 56Q84 72 44 72Q4 72 4 56Z"/>
    <path fill="#c4dc8a" d="M4 38Q0 26 16 22Q22 10 44 12Q66 10 72 22Q88 26 84 38Q88 50 72 54Q66 64 44 62Q22 64 16 54Q0 50 4 38Z"/>
    <path fill="#e4f2c0" d="M27 37C27 31.5 34.6 27 44 27C53.4 27 61 31.5 61 37C61 42.5 53.4 47 44 47C34.6 47 27 42.5 27 37Z"/>
    <path fill="none" stroke="#3a5a1a" stroke-width="2.4" d="M18 30L27 33M70 30L61 33M44 16L44 25M18 46L27 43M70 46L61 43M44 58L44 49M16 58L16 68M32 63L32 72M56 63L56 72M72 58L72 68"/>
    <path fill="#a8c468" d="M44 76L124 76L124 94Q124 110 84 110Q44 110 44 94Z"/>
    <path fill="#c4dc8a" d="M44 76Q40 64 56 60Q62 48 84 50Q106 48 112 60Q128 64 124 76Q128 88 112 92Q106 102 84 100Q62 102 56 92Q40 88 44 76Z"/>
    <path fill="#e4f2c0" d="M67 75C67 69.5 74.6 65 84 65C93.4 65 101 69.5 101 75C101 80.5 93.4 85 84 85C74.6 85 67 80.5 67 75Z"/>
    <path fill="none" stroke="#3a5a1a" stroke-width="2.4" d="M58 68L67 71M110 68L101 71M84 54L84 63M58 84L67 81M110 84L101 81M84 96L84 87M56 96L56 106M72 101L72 110M96 101L96 110M112 96L112 106"/>
    <path fill="#5fa84a" d="M6.6 84.6C7.9 80.9 13.2 79.5 18.4 81.4C23.6 83.3 26.7 87.8 25.4 91.4C24.1 95.1 18.8 96.5 13.6 94.6C8.4 92.7 5.3 88.2 6.6 84.6Z"/><path fill="none" stroke="#1a3a1a" stroke-width="2" d="M13.9 85.1L20.4 87.5"/>
    <path fill="#5fa84a" d="M27.3 109C25.4 105.7 27.7 100.7 32.5 97.9C37.3 95.2 42.7 95.7 44.7 99C46.6 102.3 44.3 107.3 39.5 110.1C34.7 112.8 29.3 112.3 27.3 109Z"/><path fill="none" stroke="#1a3a1a" stroke-width="2" d="M32.4 103.8L38.5 100.3"/>
    <path fill="#5fa84a" d="M4.2 110.3C4.8 106.5 9.8 104.1 15.2 105.1C20.7 106.1 24.5 109.9 23.8 113.7C23.2 117.5 18.2 119.9 12.8 118.9C7.3 117.9 3.5 114.1 4.2 110.3Z"/><path fill="none" stroke="#1a3a1a" stroke-width="2" d="M11.4 109.5L18.3 110.7"/>
    
    <path fill="#8fd07c" d="M48 124Q56 112 84 116Q108 118 122 106Q122 126 92 126Q66 128 48 124Z"/>
  `,
  // Flat brown bulbs with a short beak, and one peeled white.
  "water-chestnut": `
    <path data-part="leaf" fill="#c98a4a" d="M32 40Q30 24 42 14Q42 24 50 22Q46 32 46 40Z"/>
    <path fill="#b57e70" d="M3 64C3 30.4 73 30.4 73 64C73 94.8 3 94.8 3 64Z"/>
    <path fill="none" stroke="#3a1a10" stroke-width="2.4" d="M6 59Q38 71 70 59M12.8 48.6Q38 57 63.2 48.6"/>
    <path data-part="leaf" fill="#c98a4a" d="M86 32Q84 16 96 6Q96 16 104 14Q100 24 100 32Z"/>
    <path fill="#b57e70" d="M59 54C59 22.8 125 22.8 125 54C125 82.6 59 82.6 59 54Z"/>
    <path fill="none" stroke="#3a1a10" stroke-width="2.4" d="M62 49Q92 61 122 49M68.2 39.7Q92 47.5 115.8 39.7"/>
    <path fill="#fff8e4" d="M36 96C36 76 50 72 66 72C84 72 98 78 98 96C98 114 84 124 67 124C50 124 36 114 36 96Z"/>
    <ellipse fill="#f0d8a8" cx="67" cy="84" rx="21" ry="7"/>
    <path fill="none" stroke="#8a6a3a" stroke-width="2.4" d="M44 102Q48 114 58 118"/>
  `,
  // Wood ears: frilled mushrooms like ears on a log.
  "wood-ear": `
    <path fill="#d9a870" d="M2 84L104 72Q126 76 126 96Q124 116 106 118L6 126Q2 106 2 84Z"/><ellipse fill="#f2d8b0" cx="110" cy="95" rx="16" ry="22"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M104 90Q110 84 116 90Q118 100 110 104M14 104L60 99M20 116L84 110"/>
    <path fill="#b8a0a8" d="M8 88Q0 66 14 62Q12 46 28 48Q36 36 46 48Q60 48 54 64Q62 80 46 88Q26 98 8 88Z"/><path fill="#e0ccd4" d="M18 80Q16 66 28 64Q40 60 44 70Q42 84 30 84Q22 86 18 80Z"/>
    <path fill="#b8a0a8" d="M52 84Q44 60 60 50Q58 30 76 34Q86 20 96 34Q112 36 104 54Q110 74 92 80Q70 92 52 84Z"/><path fill="#e0ccd4" d="M64 74Q60 56 74 50Q88 44 92 56Q92 72 78 76Q70 78 64 74Z"/>
    <path fill="#b8a0a8" d="M28 44Q24 26 38 22Q44 8 56 18Q70 20 64 34Q58 46 44 48Q34 50 28 44Z"/>
  `,
  // A mochi, cut: a strawberry is inside.
  mochi: `
    <ellipse fill="#b8dcf5" cx="64" cy="104" rx="63" ry="21"/>
    <path fill="#f7d0dc" d="M64 14Q118 16 120 70Q116 112 64 112Q12 112 8 70Q10 16 64 14Z"/>
    <path fill="#fffaf4" d="M78 32Q112 34 114 70Q110 104 78 106Q48 104 46 70Q46 34 78 32Z"/>
    <path fill="#d9a8a0" d="M80 42Q104 44 106 70Q102 94 80 96Q58 94 56 70Q56 44 80 42Z"/>
    <path fill="#f26a5a" d="M80 90Q62 78 64 64Q72 56 80 62Q88 56 96 64Q98 78 80 90Z"/><path data-part="leaf" fill="#8fd07c" d="M66 60L72 50L80 56L88 50L94 60L80 66Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M22 56Q28 38 42 30"/>
  `,
};
