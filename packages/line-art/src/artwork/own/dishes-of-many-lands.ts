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
  // Fried tofu in a paper bowl with sauce, sticks in it, the smell rising.
  "stinky-tofu": `
    <path fill="#e0b060" d="M38 46.5L61 58L38 69.5L15 58Z"/>
    <path fill="#c89850" d="M15 58L38 69.5L38 92.5L15 81Z"/>
    <path fill="#f2cc88" d="M61 58L38 69.5L38 92.5L61 81Z"/>
    <path fill="#e0b060" d="M90 46.5L113 58L90 69.5L67 58Z"/>
    <path fill="#c89850" d="M67 58L90 69.5L90 92.5L67 81Z"/>
    <path fill="#f2cc88" d="M113 58L90 69.5L90 92.5L113 81Z"/>
    <path fill="#e0b060" d="M64 30.5L87 42L64 53.5L41 42Z"/>
    <path fill="#c89850" d="M41 42L64 53.5L64 76.5L41 65Z"/>
    <path fill="#f2cc88" d="M87 42L64 53.5L64 76.5L87 65Z"/>
    <path fill="#e0b060" d="M64 60.5L87 72L64 83.5L41 72Z"/>
    <path fill="#c89850" d="M41 72L64 83.5L64 106.5L41 95Z"/>
    <path fill="#f2cc88" d="M87 72L64 83.5L64 106.5L87 95Z"/>
    <path fill="#f2605a" d="M48 70C48.7 67.7 54 64.7 58 64C62 63.3 68 64.7 72 66C76 67.3 81 69.7 82 72C83 74.3 79.3 76.7 78 80C76.7 83.3 75.3 91.3 74 92C72.7 92.7 72 86 70 84C68 82 64 79.3 62 80C60 80.7 59.3 88.3 58 88C56.7 87.7 55.7 81 54 78C52.3 75 47.3 72.3 48 70Z"/>
    <path data-part="stick" fill="#d9905a" d="M116.4 5.1C116.4 5.1 121.6 8.1 121.6 8.1C121.6 8.1 89.6 63.5 89.6 63.5C89.6 63.5 84.4 60.5 84.4 60.5C84.4 60.5 116.4 5.1 116.4 5.1Z"/>
    <path data-part="bowl" fill="#8fc3f0" d="M4 84C4 84 14.3 92.3 30 94C45.7 95.7 82.3 95.7 98 94C113.7 92.3 124 84 124 84C124 84 108 118 108 118C108 118 101.7 125.5 90 127C78.3 128 49.7 128 38 127C26.3 125.5 20 118 20 118C20 118 4 84 4 84Z"/>
    <path fill="#fff6dc" d="M14 103Q64 116 114 103L110 112Q64 124 18 112Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M30 34C28.7 32.7 21.7 28.7 22 26C22.3 23.3 31.7 21 32 18C32.3 15 25.3 9.7 24 8M56 24C54.7 22.7 47.7 18.7 48 16C48.3 13.3 57.3 10.3 58 8C58.7 5.7 53 3 52 2"/>
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
  // Water chestnuts: flat bulbs with rings and a shoot, one peeled white and cut.
  "water-chestnut": `
    <path data-part="leaf" fill="#8fd07c" d="M37.1 24.9C37.1 24.9 38.6 16.2 40.8 13.1C42.9 10 50 6.1 50 6.1C50 6.1 49.8 10.9 49.9 14.4C49.9 17.8 50.2 26.8 50.2 26.8C50.2 26.8 37.1 24.9 37.1 24.9Z"/>
    <path fill="#c98458" d="M40 23.5C47.5 23.5 56.7 24.2 62.4 27.6C68.2 31 73.7 37.8 74.7 43.9C75.7 50 74.3 59.6 68.6 64.3C62.8 69.1 49.5 72.5 40 72.5C30.5 72.5 17.2 69.1 11.4 64.3C5.7 59.6 4.3 50 5.3 43.9C6.3 37.8 11.8 31 17.6 27.6C23.3 24.2 32.5 23.5 40 23.5Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M10.4 35.8C15.3 37.5 30.1 46 40 46C49.9 46 64.7 37.5 69.6 35.8M7.4 52.1C12.8 53.8 29.1 62.3 40 62.3C50.9 62.3 67.2 53.8 72.6 52.1"/>
    <path data-part="leaf" fill="#8fd07c" d="M89.3 40.5C89.3 40.5 90.7 32.4 92.7 29.5C94.7 26.6 101.3 23 101.3 23C101.3 23 101.2 27.5 101.2 30.7C101.2 33.9 101.5 42.2 101.5 42.2C101.5 42.2 89.3 40.5 89.3 40.5Z"/>
    <path fill="#c98458" d="M92 39.2C99 39.2 107.5 39.8 112.9 43C118.3 46.2 123.3 52.5 124.3 58.2C125.2 63.9 124 72.8 118.6 77.2C113.2 81.6 100.9 84.8 92 84.8C83.1 84.8 70.8 81.6 65.4 77.2C60 72.8 58.8 63.9 59.7 58.2C60.6 52.5 65.7 46.2 71.1 43C76.5 39.8 85 39.2 92 39.2Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64.5 50.6C69 52.2 82.8 60.1 92 60.1C101.2 60.1 115 52.2 119.5 50.6M61.6 65.8C66.7 67.4 81.9 75.3 92 75.3C102.1 75.3 117.3 67.4 122.4 65.8"/>
    <path fill="#c98458" d="M14 98C16 93.7 19 88.3 26 86C33 83.7 48 82.7 56 84C64 85.3 71 89.3 74 94C77 98.7 77 107 74 112C71 117 63.7 122 56 124C48.3 126 35 126 28 124C21 122 16.3 116.3 14 112C11.7 107.7 12 102.3 14 98Z"/>
    <ellipse fill="#fffaf0" cx="44" cy="100" rx="28" ry="14"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M34 98C35.7 97.5 40.7 95 44 95C47.3 95 52.3 97.5 54 98"/>
    <ellipse fill="#fffaf0" cx="102" cy="110" rx="20" ry="11"/>
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
