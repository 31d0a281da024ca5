/** Vegetables, roots, nuts and fruits beyond the commonest: 128 × 128 boxes. */
export const vegetablePatch: Readonly<Record<string, string>> = {
  // A lotus root with its holes.
  "lotus-root": `
    <path fill="#f0cc98" d="M4 50Q0 34 14 30Q28 26 36 36L52 42Q70 34 86 44L98 58Q112 74 104 92L84 100Q66 96 52 82Q42 74 40 64L26 62Q8 64 4 50Z"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.2" d="M36 36Q44 48 40 64M14 44Q20 48 20 54M56 56Q66 58 72 66"/>
    <ellipse fill="#fff6e3" cx="96" cy="84" rx="30" ry="34"/>
    <circle fill="#d98c58" cx="96" cy="84" r="6"/>
    <ellipse fill="#d98c58" cx="96" cy="62" rx="6" ry="8"/><ellipse fill="#d98c58" cx="113" cy="74" rx="7" ry="7"/>
    <ellipse fill="#d98c58" cx="110" cy="98" rx="6" ry="8"/><ellipse fill="#d98c58" cx="89" cy="105" rx="6" ry="7"/><ellipse fill="#d98c58" cx="78" cy="80" rx="6" ry="9"/>
  `,
  turnip: `
    <path data-part="leaf" fill="#7cc977" d="M60 42Q46 30 40 12Q44 4 52 8Q62 18 64 42Z"/>
    <path data-part="leaf" fill="#a9dd92" d="M64 42Q52 22 64 2Q76 22 68 42Z"/>
    <path data-part="leaf" fill="#7cc977" d="M66 42Q68 18 80 8Q88 6 90 14Q84 32 70 42Z"/>
    <path fill="#ffffff" d="M64 38Q122 36 120 72Q116 100 76 106L64 126L54 106Q12 100 8 72Q6 36 64 38Z"/>
    <path fill="#d98cc4" d="M64 38Q122 36 120 70Q104 78 92 70Q78 80 64 72Q50 80 36 70Q24 78 8 70Q8 36 64 38Z"/>
    <path fill="none" stroke="#6a2a5a" stroke-width="2.2" d="M30 52Q38 46 48 46M44 92Q54 96 62 94M72 100L84 98"/>
  `,
  ginger: `
    <path fill="#f0cc88" d="M6 78Q2 58 18 56L30 60Q26 36 40 32Q56 30 56 46L56 52L68 50Q62 26 72 14Q84 4 94 14Q100 24 92 44Q112 38 120 50Q126 64 110 72L96 76Q104 100 92 110Q78 118 70 104L66 92L54 94Q52 112 38 114Q22 112 24 96Q8 96 6 78Z"/>
    <path fill="#fff0c0" d="M72 14Q84 4 94 14Q96 26 84 28Q70 28 72 14Z"/>
    <path fill="#fff0c0" d="M24 96Q40 92 54 94Q52 112 38 114Q22 112 24 96Z"/>
    <path fill="#fff0c0" d="M112 46Q126 52 122 64Q114 74 106 68Q102 54 112 46Z"/>
    <path fill="none" stroke="#8a5a10" stroke-width="2.2" d="M30 60Q36 66 34 74M56 52Q64 58 62 68M68 50Q76 56 88 54M96 76Q84 74 78 82M14 74Q20 70 26 76M80 92Q84 98 82 104M44 42Q48 46 46 52"/>
  `,
  // A leek: a long white stalk, leaves that bend over, roots.
  leek: `
    <path data-part="leaf" fill="#7cc977" d="M57 58Q46 26 22 18Q8 18 4 40Q14 32 24 38Q44 46 52 66Z"/>
    <path data-part="leaf" fill="#7cc977" d="M71 58Q80 24 104 12Q118 10 124 32Q114 26 106 32Q86 44 76 66Z"/>
    <path data-part="leaf" fill="#a9dd92" d="M56 60Q46 26 52 2Q68 14 66 58Z"/>
    <path data-part="leaf" fill="#a9dd92" d="M64 58Q68 24 82 6Q90 26 74 60Z"/>
    <path data-part="stalk" fill="#fdfff2" d="M51 64L77 64L74 102Q80 112 72 116L56 116Q48 112 54 102Z"/>
    <path data-part="leaf" fill="#d4f0a8" d="M51 60Q50 50 56 50L64 66L72 50Q78 50 77 60L76 76L64 90L52 76Z"/>
    <path fill="none" stroke="#5a6a3a" stroke-width="2.2" d="M57 116Q54 120 47 121M62 116Q62 122 57 127M67 116Q67 122 72 127M71 116Q74 120 81 121M61 98L61 108M67 98L67 108"/>
  `,
  "bok-choy": `
    <path data-part="leaf" fill="#5fb868" d="M40 74Q6 72 6 42Q8 16 30 16Q44 18 48 40L52 70Z"/>
    <path data-part="leaf" fill="#5fb868" d="M88 74Q122 72 122 42Q120 16 98 16Q84 18 80 40L76 70Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M52 68Q32 40 44 16Q52 2 64 2Q76 2 84 16Q96 40 76 68Z"/>
    <path data-part="stalk" fill="#ffffff" d="M38 70Q34 104 44 120Q52 126 58 118Q56 92 58 64Q48 60 38 70Z"/>
    <path data-part="stalk" fill="#ffffff" d="M90 70Q94 104 84 120Q76 126 70 118Q72 92 70 64Q80 60 90 70Z"/>
    <path data-part="stalk" fill="#e8f8d8" d="M58 48Q64 42 70 48Q72 92 76 118Q64 128 52 118Q56 92 58 48Z"/>
    <path fill="none" stroke="#2a6a3a" stroke-width="2.2" d="M64 14L64 32M22 34Q30 44 34 58M106 34Q98 44 94 58"/>
  `,
  // A bottle gourd with a red ribbon.
  gourd: `
    <path data-part="stem" fill="#8fbf68" d="M60 22Q58 8 76 2L82 8Q70 12 70 22Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M72 14Q88 4 108 14Q104 32 84 30Q74 26 72 14Z"/>
    <path fill="#f0c868" d="M64 18Q86 20 86 40Q86 52 78 60Q108 70 108 96Q104 126 64 126Q24 126 20 96Q20 70 50 60Q42 52 42 40Q42 20 64 18Z"/>
    <path data-part="ribbon" fill="#e8685f" d="M46 56Q64 64 82 56L86 66Q64 74 42 66Z"/>
    <path data-part="bow" fill="#e8685f" d="M64 64Q46 52 42 60Q36 72 46 78Q56 76 64 66Q72 76 82 78Q92 72 86 60Q82 52 64 64Z"/>
    <path fill="none" stroke="#7a4a10" stroke-width="2.2" d="M32 96Q34 110 46 116M52 36Q52 30 58 28"/>
  `,
  // A bitter gourd with bumps, and a slice.
  "bitter-melon": `
    <path data-part="stem" fill="#8fbf68" d="M94 22Q98 8 112 4L116 12Q106 16 104 26Z"/>
    <path fill="#7cc977" d="M104 20Q116 28 112 42Q114 52 104 58Q104 68 94 72Q90 84 80 86Q74 98 62 98Q54 108 42 106L6 122L20 92Q20 80 30 76Q32 64 42 62Q46 50 56 48Q60 36 72 36Q78 24 90 26Q96 18 104 20Z"/>
    <path fill="none" stroke="#2a6a3a" stroke-width="2.2" d="M92 38Q84 44 78 44M76 50Q70 60 62 60M60 66Q54 74 46 76M46 82Q38 90 30 94M100 46Q96 54 90 56M86 62Q82 70 76 72M70 78Q64 84 58 86"/>
    <circle fill="#d4f0a8" cx="98" cy="102" r="24"/>
    <circle fill="#ffffff" cx="98" cy="102" r="14"/>
    <ellipse data-part="seed" fill="#e8a05f" cx="98" cy="102" rx="6" ry="8"/>
  `,
  // Jujubes on a twig.
  jujube: `
    <path data-part="branch" fill="#c98f54" d="M2 22Q40 8 84 16L124 2L126 12Q104 22 84 26Q40 20 6 32Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M84 24Q100 24 118 42Q104 56 90 46Q82 36 84 24Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M34 20Q24 4 42 0Q56 2 54 16Z"/>
    <path fill="none" stroke="#5a6a20" stroke-width="2.4" d="M32 22L32 48M62 22L64 60"/>
    <ellipse fill="#e07058" cx="32" cy="72" rx="26" ry="29"/>
    <ellipse fill="#e07058" cx="76" cy="92" rx="28" ry="31"/>
    <path fill="none" stroke="#7a1a10" stroke-width="2.2" d="M26 48Q32 54 38 48M68 64Q76 70 84 64M14 72Q16 84 24 90M56 92Q58 106 68 112"/>
    <path fill="#ffffff" d="M40 60Q50 66 48 78Q40 76 40 60Z"/><path fill="#ffffff" d="M86 78Q98 86 94 100Q84 96 86 78Z"/>
  `,
  // A walnut in its shell and one that is open.
  walnut: `
    <path fill="#e0a868" d="M2 50Q4 10 44 6Q82 8 86 48Q84 88 46 92Q4 90 2 50Z"/>
    <path fill="none" stroke="#6a3a10" stroke-width="2.2" d="M44 6Q38 28 46 48Q52 70 44 92M18 30Q28 34 26 46M14 58Q24 60 28 72M66 24Q58 32 64 42M74 56Q64 60 62 72"/>
    <path fill="#c98f54" d="M50 92Q52 58 88 56Q124 60 126 92Q122 124 88 124Q54 122 50 92Z"/>
    <path fill="#fff0c9" d="M62 90Q60 72 76 68Q86 70 88 78Q90 70 100 68Q116 72 114 90Q114 110 100 112Q90 112 88 102Q86 112 76 112Q62 110 62 90Z"/>
    <path fill="none" stroke="#6a3a10" stroke-width="2.2" d="M70 82Q78 84 76 92M72 100Q78 98 80 104M106 82Q98 84 100 92M104 102Q98 98 96 104"/>
  `,
  "sugar-cane": `
    <path data-part="leaf" fill="#7cc977" d="M60 34Q30 2 4 14Q28 18 50 44Z"/>
    <path data-part="leaf" fill="#a9dd92" d="M60 32Q60 6 78 2Q78 16 68 34Z"/>
    <path data-part="leaf" fill="#7cc977" d="M64 34Q92 2 124 18Q98 20 76 42Z"/>
    <path data-part="stalk" fill="#c9a0d8" d="M50 34L76 34L76 62L50 62Z"/>
    <path data-part="stalk" fill="#ffe9a0" d="M50 66L76 66L76 92L50 92Z"/>
    <path data-part="stalk" fill="#c9a0d8" d="M50 96L76 96L76 124L50 124Z"/>
    <path data-part="ring" fill="#fff6e3" d="M46 60L80 60L80 68L46 68Z"/><path data-part="ring" fill="#fff6e3" d="M46 90L80 90L80 98L46 98Z"/>
    <ellipse fill="#ffe9a0" cx="104" cy="108" rx="20" ry="15"/>
    <ellipse fill="#ffffff" cx="104" cy="106" rx="10" ry="7"/>
  `,
  // A bunch of loquats under long ribbed leaves.
  loquat: `
    <path data-part="leaf" fill="#8fd07c" d="M64 26C64 26 51.1 15.2 45.6 12.8C40.1 10.3 35.9 9.9 30.9 11.2C26 12.6 20 17.7 15.9 20.8C11.7 23.9 6 30 6 30C6 30 12.5 35.2 17 37.8C21.6 40.3 28.2 44.5 33.3 45.2C38.4 45.8 42.5 44.8 47.6 41.6C52.7 38.4 64 26 64 26Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M64 26C64 26 75.3 38.4 80.4 41.6C85.5 44.8 89.6 45.8 94.7 45.2C99.8 44.5 106.4 40.3 111 37.8C115.5 35.2 122 30 122 30C122 30 116.3 23.9 112.1 20.8C108 17.7 102 12.6 97.1 11.2C92.1 9.9 87.9 10.3 82.4 12.8C76.9 15.2 64 26 64 26Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M64 26C64 26 70.2 20.6 71.7 18.2C73.2 15.8 73.5 14 73 11.7C72.5 9.4 70 6.6 68.5 4.7C67 2.7 64 0 64 0C64 0 61 2.7 59.5 4.7C58 6.6 55.5 9.4 55 11.7C54.5 14 54.9 15.8 56.4 18.2C57.9 20.6 64 26 64 26Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 27C51 27.3 41.3 28.5 36 29C30.7 29.5 24.3 29.8 22 30M74 27C77 27.3 86.7 28.5 92 29C97.3 29.5 103.7 29.8 106 30"/>
    <path data-part="fruit" fill="#ffc04c" d="M38 47.7C41.9 48.7 46.1 51.3 48.5 55.5C50.9 59.7 52.5 67.5 52.4 73C52.2 78.4 50.6 84.4 47.5 88.2C44.5 92.1 37.8 94.9 34.2 96.3C30.6 97.6 28.5 96.9 26 96.3C23.4 95.6 21.2 95.2 18.7 92.4C16.1 89.5 11.5 83.9 10.7 79C9.8 74.2 11.1 68.2 13.6 63.3C16 58.4 21.1 52.3 25.2 49.7C29.3 47.1 34.2 46.8 38 47.7Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M27.9 88.5 L23.5 81.2M27.9 88.5 L29.3 82.7M27.9 88.5 L35.2 84.1"/>
    <path data-part="fruit" fill="#ffc04c" d="M90 47.7C93.8 46.8 98.7 47.1 102.8 49.7C106.9 52.3 112 58.4 114.4 63.3C116.9 68.2 118.2 74.2 117.3 79C116.5 83.9 111.9 89.5 109.3 92.4C106.8 95.2 104.6 95.6 102 96.3C99.5 96.9 97.4 97.6 93.8 96.3C90.2 94.9 83.5 92.1 80.5 88.2C77.4 84.4 75.8 78.4 75.6 73C75.5 67.5 77.1 59.7 79.5 55.5C81.9 51.3 86.1 48.7 90 47.7Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M100.1 88.5 L92.8 84.1M100.1 88.5 L98.7 82.7M100.1 88.5 L104.5 81.2"/>
    <path data-part="fruit" fill="#ffc04c" d="M64 41C68 41 72.7 42.5 76 46C79.3 49.5 82.8 56.7 84 62C85.2 67.3 85 73.5 83 78C81 82.5 75.2 86.8 72 89C68.8 91.2 66.7 91 64 91C61.3 91 59.2 91.2 56 89C52.8 86.8 47 82.5 45 78C43 73.5 42.8 67.3 44 62C45.2 56.7 48.7 49.5 52 46C55.3 42.5 60 41 64 41Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 83 L58 77M64 83 L64 77M64 83 L70 77"/>
    <path data-part="fruit" fill="#ffc04c" d="M48.6 73.1C52.6 73.6 57.1 75.5 60 79.4C63 83.2 65.7 90.7 66.3 96.1C66.9 101.5 66.1 107.7 63.6 111.9C61.2 116.2 54.9 119.9 51.6 121.7C48.2 123.5 46 123.1 43.4 122.9C40.7 122.6 38.6 122.5 35.6 120C32.7 117.6 27.4 112.6 25.8 107.9C24.3 103.3 24.8 97.1 26.5 91.9C28.2 86.7 32.5 80 36.2 76.9C39.8 73.7 44.6 72.7 48.6 73.1Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M44.2 114.9 L38.9 108.3M44.2 114.9 L44.9 108.9M44.2 114.9 L50.8 109.6"/>
    <path data-part="fruit" fill="#ffc04c" d="M79.4 73.1C83.4 72.7 88.2 73.7 91.8 76.9C95.5 80 99.8 86.7 101.5 91.9C103.2 97.1 103.7 103.3 102.2 107.9C100.6 112.6 95.3 117.6 92.4 120C89.4 122.5 87.3 122.6 84.6 122.9C82 123.1 79.8 123.5 76.4 121.7C73.1 119.9 66.8 116.2 64.4 111.9C61.9 107.7 61.1 101.5 61.7 96.1C62.3 90.7 65 83.2 68 79.4C70.9 75.5 75.4 73.6 79.4 73.1Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M83.8 114.9 L77.2 109.6M83.8 114.9 L83.1 108.9M83.8 114.9 L89.1 108.3"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 26C64 28.7 64 39.3 64 42M60 28C57.3 30 48 36.7 44 40C40 43.3 37.3 46.7 36 48M68 28C70.7 30 80 36.7 84 40C88 43.3 90.7 46.7 92 48"/>
  `,
  // Mangosteens, one of them open.
  mangosteen: `
    <path fill="#b878b0" d="M2 60Q4 22 44 22Q84 24 86 60Q82 96 44 98Q6 96 2 60Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M44 30Q26 44 14 30Q16 14 38 18Q34 2 46 4Q56 6 52 18Q74 12 76 28Q64 44 44 30Z"/>
    <path fill="#b878b0" d="M50 96Q54 64 90 62Q124 66 126 96Q122 126 88 126Q54 124 50 96Z"/>
    <circle fill="#ffffff" cx="88" cy="96" r="24"/>
    <path fill="none" stroke="#5a1a5a" stroke-width="2.2" d="M88 96L88 73M88 96L109 87M88 96L104 113M88 96L72 113M88 96L67 87M16 62Q18 76 28 84"/>
  `,
  plum: `
    <path data-part="stem" fill="#c98f54" d="M56 32Q54 14 66 2L74 6Q66 18 66 32Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M66 18Q84 0 116 8Q112 34 84 34Q70 32 66 18Z"/>
    <path fill="#b888d8" d="M60 34Q82 20 102 34Q124 52 118 82Q108 118 70 124Q28 124 12 90Q2 58 22 38Q42 22 60 34Z"/>
    <path fill="none" stroke="#4a1a6a" stroke-width="2.4" d="M60 34Q46 60 56 96Q60 110 66 114"/>
    <path fill="#ffffff" d="M88 46Q106 54 104 78Q90 74 88 46Z"/>
  `,
};
