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
  // Braised pork in a bowl: cubes in layers of lean and fat, a star of anise, spring onion.
  "braised-pork": `
    <path fill="#d88468" d="M21 44H45Q48 44 48 47V52Q48 55 45 55H21Q18 55 18 52V47Q18 44 21 44Z"/>
    <path fill="#ffe9d0" d="M18 54H48V62H18Z"/>
    <path fill="#d97a5c" d="M21 62H45Q48 62 48 65V71Q48 74 45 74H21Q18 74 18 71V65Q18 62 21 62Z"/>
    <path fill="#d88468" d="M53 50H77Q80 50 80 53V58Q80 61 77 61H53Q50 61 50 58V53Q50 50 53 50Z"/>
    <path fill="#ffe9d0" d="M50 60H80V68H50Z"/>
    <path fill="#d97a5c" d="M53 68H77Q80 68 80 71V77Q80 80 77 80H53Q50 80 50 77V71Q50 68 53 68Z"/>
    <path fill="#d88468" d="M83 44H107Q110 44 110 47V52Q110 55 107 55H83Q80 55 80 52V47Q80 44 83 44Z"/>
    <path fill="#ffe9d0" d="M80 54H110V62H80Z"/>
    <path fill="#d97a5c" d="M83 62H107Q110 62 110 65V71Q110 74 107 74H83Q80 74 80 71V65Q80 62 83 62Z"/>
    <path fill="#d88468" d="M37 18H61Q64 18 64 21V26Q64 29 61 29H37Q34 29 34 26V21Q34 18 37 18Z"/>
    <path fill="#ffe9d0" d="M34 28H64V36H34Z"/>
    <path fill="#d97a5c" d="M37 36H61Q64 36 64 39V45Q64 48 61 48H37Q34 48 34 45V39Q34 36 37 36Z"/>
    <path fill="#d88468" d="M67 18H91Q94 18 94 21V26Q94 29 91 29H67Q64 29 64 26V21Q64 18 67 18Z"/>
    <path fill="#ffe9d0" d="M64 28H94V36H64Z"/>
    <path fill="#d97a5c" d="M67 36H91Q94 36 94 39V45Q94 48 91 48H67Q64 48 64 45V39Q64 36 67 36Z"/>
    <circle fill="#8fce7c" cx="50" cy="18" r="4.6"/>
    <circle fill="#8fce7c" cx="84" cy="18" r="4.6"/>
    <circle fill="#8fce7c" cx="66" cy="50" r="4.6"/>
    <path data-part="bowl" fill="#7fb0e0" d="M4 70H124Q122 104 92 114H36Q6 104 4 70Z"/>
    <path fill="#7fb0e0" d="M45 112H83Q86 112 86 115V121Q86 124 83 124H45Q42 124 42 121V115Q42 112 45 112Z"/>
    <path data-part="rim" fill="#a8d0f0" d="M7 64H121Q126 64 126 69V69Q126 74 121 74H7Q2 74 2 69V69Q2 64 7 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M30 90Q40 82 50 90Q60 98 70 90Q80 82 90 90"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M14 34Q20 28 14 24Q9 20 15 16M114 34Q120 28 114 24Q109 20 115 16"/>
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
