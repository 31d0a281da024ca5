/** Crafts, theatre and old things of China. */
export const heritage: Readonly<Record<string, string>> = {
  "chinese-knot": `
    <path fill="none" stroke="#8a2f2a" stroke-width="2.4" d="M64 20Q54 10 64 1Q74 10 64 20"/>
    <circle fill="#ffd35c" cx="64" cy="22" r="6"/>
    <path fill="#f28d8d" d="M46 42Q22 44 20 24Q34 12 52 34Z"/><path fill="#f28d8d" d="M82 42Q106 44 108 24Q94 12 76 34Z"/>
    <path fill="#f28d8d" d="M46 74Q22 72 20 92Q34 104 52 82Z"/><path fill="#f28d8d" d="M82 74Q106 72 108 92Q94 104 76 82Z"/>
    <path fill="#f28d8d" d="M36 48Q8 42 8 58Q8 74 36 68Z"/><path fill="#f28d8d" d="M92 48Q120 42 120 58Q120 74 92 68Z"/>
    <path fill="#e8685f" d="M64 24L98 58L64 92L30 58Z"/>
    <path fill="none" stroke="#ffe0d0" stroke-width="2.2" d="M52.7 35.3L86.7 69.3M41.3 46.7L75.3 80.7M75.3 35.3L41.3 69.3M86.7 46.7L52.7 80.7"/>
    <circle fill="#ffd35c" cx="64" cy="96" r="8"/>
    <path fill="#e8685f" d="M56 102L72 102L78 128L50 128Z"/>
    <path fill="none" stroke="#8a2f2a" stroke-width="2" d="M60 106L58 126M68 106L70 126"/>
  `,
  // A painted face of the Peking opera.
  "opera-mask": `
    <path fill="#fff6ee" d="M64 4Q112 4 112 56Q110 104 64 124Q18 104 16 56Q16 4 64 4Z"/>
    <path fill="#e8685f" d="M64 4Q76 4 84 8Q72 30 70 50L58 50Q56 30 44 8Q52 4 64 4Z"/>
    <path fill="#62b5f2" d="M18 40Q22 22 36 12Q50 24 52 40Q36 30 18 40Z"/>
    <path fill="#62b5f2" d="M110 40Q106 22 92 12Q78 24 76 40Q92 30 110 40Z"/>
    <path fill="#828a9c" d="M20 58Q30 38 56 54Q58 70 44 74Q26 76 20 58Z"/>
    <path fill="#828a9c" d="M108 58Q98 38 72 54Q70 70 84 74Q102 76 108 58Z"/>
    <ellipse fill="#ffffff" cx="40" cy="60" rx="10" ry="6.5"/><ellipse fill="#ffffff" cx="88" cy="60" rx="10" ry="6.5"/>
    <circle fill="#2b2118" cx="40" cy="60" r="4"/><circle fill="#2b2118" cx="88" cy="60" r="4"/>
    <path fill="#f7b4a0" d="M58 52L70 52L76 78Q64 86 52 78Z"/>
    <path fill="#e8685f" d="M22 76Q36 78 46 86Q40 98 30 98Q24 88 22 76Z"/>
    <path fill="#e8685f" d="M106 76Q92 78 82 86Q88 98 98 98Q104 88 106 76Z"/>
    <path fill="#e8685f" d="M48 96Q56 90 64 95Q72 90 80 96Q72 108 64 108Q56 108 48 96Z"/>
    <circle fill="#ffd35c" cx="64" cy="28" r="8"/>
  `,
  // A jointed figure of hide, moved with rods.
  "shadow-puppet": `
    <path data-part="rod" fill="#c98f4e" d="M17 70L22 70L14 126L9 126Z"/>
    <path data-part="rod" fill="#c98f4e" d="M106 62L111 62L121 126L116 126Z"/>
    <path data-part="boot" fill="#b18458" d="M46 104L62 104L60 124L30 124C30 118 38 116 46 114Z"/>
    <path data-part="boot" fill="#b18458" d="M72 104L88 104L86 124L56 124C58 118 64 116 72 114Z"/>
    <path data-part="gown" fill="#e8685f" d="M46 56L84 56C94 74 100 94 104 110L28 110C32 94 38 74 46 56Z"/>
    <path data-part="petal" fill="#ffd35c" d="M66 80C58.1 76.2 57.8 68.9 66 65C74.2 68.9 73.9 76.2 66 80Z"/>
    <path data-part="petal" fill="#ffd35c" d="M69.5 82C68.8 73.3 75 69.3 82.5 74.5C83.2 83.6 76.6 86.9 69.5 82Z"/>
    <path data-part="petal" fill="#ffd35c" d="M69.5 86C76.6 81.1 83.2 84.4 82.5 93.5C75 98.7 68.8 94.7 69.5 86Z"/>
    <path data-part="petal" fill="#ffd35c" d="M66 88C73.9 91.8 74.2 99.1 66 103C57.8 99.1 58.1 91.8 66 88Z"/>
    <path data-part="petal" fill="#ffd35c" d="M62.5 86C63.2 94.7 57 98.7 49.5 93.5C48.8 84.4 55.4 81.1 62.5 86Z"/>
    <path data-part="petal" fill="#ffd35c" d="M62.5 82C55.4 86.9 48.8 83.6 49.5 74.5C57 69.3 63.2 73.3 62.5 82Z"/>
    <circle data-part="flowerCentre" fill="#ffffff" cx="66" cy="84" r="6"/>
    <path data-part="band" fill="#ffd35c" d="M34 98L98 98L102 110L28 110Z"/>
    <path data-part="sleeve" fill="#7fb3e0" d="M52 58L40 52L24 62L12 60L14 76L26 78L52 74Z"/>
    <circle data-part="hand" fill="#f7dcc0" cx="16" cy="70" r="7"/>
    <path data-part="sleeve" fill="#7fb3e0" d="M78 58L92 54L104 48L118 50L116 66L104 66L82 76Z"/>
    <circle data-part="hand" fill="#f7dcc0" cx="110" cy="60" r="7"/>
    <path data-part="face" fill="#fff2e0" d="M50 26C46 32 40 36 34 42L40 46C38 50 40 52 44 52C46 58 56 60 64 58L82 58L84 26Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M46 34C50 30 56 30 60 34M44 50L50 49"/>
    <ellipse data-part="eye" fill="#2a2440" cx="53" cy="38" rx="4.6" ry="3"/>
    <path data-part="hair" fill="#9b8f88" d="M66 26L88 26C98 34 98 52 90 64L78 60C70 54 66 40 66 26Z"/>
    <path data-part="hat" fill="#7cc977" d="M44 30C46 18 56 12 68 12C82 12 90 20 92 30Z"/>
    <circle data-part="pompom" fill="#ffd35c" cx="54" cy="10" r="8"/>
    <circle data-part="pompom" fill="#e8685f" cx="70" cy="7" r="7"/>
    <circle data-part="pompom" fill="#ffd35c" cx="86" cy="12" r="8"/>
    <path data-part="feather" fill="#ffd35c" d="M90 22C102 6 116 4 126 12C114 14 106 24 98 34Z"/>
  `,
  // A bride's litter with an upturned roof.
  "sedan-chair": `
    <path fill="#b87e53" d="M0 84L128 84L128 94L0 94Z"/>
    <path fill="#e8685f" d="M28 44L100 44L100 120L28 120Z"/>
    <path fill="#ffd35c" d="M42 56L86 56L86 120L42 120Z"/>
    <path fill="#e8708a" d="M46 56L64 56Q64 90 46 112Z"/>
    <path fill="#e8708a" d="M82 56L64 56Q64 90 82 112Z"/>
    <path fill="#ffd35c" d="M22 116L106 116L106 125L22 125Z"/>
    <path fill="#d16e67" d="M64 14Q84 34 120 30Q124 40 114 48L14 48Q4 40 8 30Q44 34 64 14Z"/>
    <path fill="#ffd35c" d="M14 46L114 46L110 58L98 52L86 60L75 52L64 60L53 52L42 60L30 52L18 58Z"/>
    <circle fill="#ffd35c" cx="64" cy="10" r="9"/>
    <path fill="#fff6e3" d="M8 48L18 48L18 66L13 74L8 66Z"/><path fill="#fff6e3" d="M110 48L120 48L120 66L115 74L110 66Z"/>
  `,
  // A warrior of baked clay with armour.
  "terracotta-warrior": `
    <path data-part="arm" fill="#d9a878" d="M40 52Q20 58 20 92Q24 100 34 96L44 70Z"/><path data-part="arm" fill="#d9a878" d="M88 52Q108 58 108 92Q104 100 94 96L84 70Z"/>
    <path data-part="leg" fill="#b98a68" d="M42 102L60 102L60 118L64 124L38 124Z"/><path data-part="leg" fill="#b98a68" d="M68 102L86 102L90 124L64 124L68 118Z"/>
    <path data-part="shirt" fill="#f0d0a0" d="M40 52Q64 44 88 52L96 106Q64 114 32 106Z"/>
    <path data-part="suit" fill="#a8b4c8" d="M44 56Q64 50 84 56L84 88Q64 98 44 88Z"/>
    <path fill="none" stroke="#3a4250" stroke-width="2.2" d="M50 68L78 68M50 80L78 80M58 60L58 64M70 60L70 64M58 72L58 76M70 72L70 76"/>
    <path data-part="face" fill="#f0d0a0" d="M42 28Q42 16 64 16Q86 16 86 28Q86 50 64 54Q42 50 42 28Z"/>
    <path data-part="hair" fill="#a898a8" d="M40 30Q40 14 58 12Q54 2 64 2Q76 0 74 12Q88 14 88 30Q64 20 40 30Z"/>
    <circle fill="#2a2440" cx="54" cy="34" r="3"/><circle fill="#2a2440" cx="74" cy="34" r="3"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.4" d="M56 45Q64 40 72 45"/>
  `,
  // Brush, ink stick and a stone with its pool of ink.
  inkstone: `
    <path fill="#8d96a8" d="M6 84Q6 76 14 76L114 76Q122 76 122 84L122 112Q122 122 112 122L16 122Q6 122 6 112Z"/>
    <path fill="#c3cad6" d="M14 84L114 84L114 108Q114 114 108 114L20 114Q14 114 14 108Z"/>
    <path fill="#858b95" d="M24 92Q24 88 30 88L58 88Q62 98 54 106L30 106Q24 106 24 100Z"/>
    <g transform="rotate(24 92 70)"><path fill="#ad8164" d="M82 38L100 38L100 96L82 96Z"/><path fill="#ffd35c" d="M82 48L100 48L100 60L82 60Z"/></g>
    <g transform="rotate(-38 44 56)">
      <path fill="#e0b070" d="M39 0L49 0L49 62L39 62Z"/>
      <path fill="#e8685f" d="M38 56L50 56L50 68L38 68Z"/>
      <path fill="#fff6e3" d="M37 68L51 68Q54 82 44 98Q34 82 37 68Z"/>
    </g>
  `,
  "calligraphy-brush": `
    <path fill="none" stroke="#8a2f2a" stroke-width="2.4" d="M64 8Q52 0 64 0Q76 0 64 8"/>
    <path fill="#ffd35c" d="M56 6L72 6L72 18L56 18Z"/>
    <path fill="#c98f4e" d="M57 16L71 16L73 72L55 72Z"/>
    <path fill="#e8685f" d="M52 70L76 70L76 84L52 84Z"/>
    <path fill="#fff6e3" d="M51 84L77 84Q84 100 72 112L64 127L56 112Q44 100 51 84Z"/>
    <path fill="#848c9c" d="M53 110Q64 104 75 110Q70 118 64 127Q58 118 53 110Z"/>
  `,
  // Two stones, the upper one turned by its handle.
  "stone-mill": `
    <path fill="#c98f4e" d="M12 106L24 106L20 125L8 125Z"/><path fill="#c98f4e" d="M104 106L116 106L120 125L108 125Z"/>
    <ellipse fill="#e0b070" cx="64" cy="100" rx="62" ry="18"/>
    <ellipse fill="#fff6e3" cx="64" cy="95" rx="52" ry="13"/>
    <path fill="#aab2be" d="M26 66L102 66L102 90Q102 102 64 102Q26 102 26 90Z"/>
    <path fill="#8d96a8" d="M24 40L104 40L104 66Q104 78 64 78Q24 78 24 66Z"/>
    <ellipse fill="#d5dbe4" cx="64" cy="40" rx="40" ry="13"/>
    <ellipse fill="#848c9c" cx="56" cy="40" rx="9" ry="4.5"/>
    <path fill="#c98f4e" d="M98 44L124 36L127 46L102 56Z"/>
    <path fill="#e8685f" d="M112 12L124 12L124 42L112 42Z"/>
    <path fill="#ffd35c" d="M40 4L70 4L64 30Q56 36 48 30Z"/>
    <path fill="none" stroke="#4a5260" stroke-width="2" d="M38 54L38 72M54 58L54 76M72 58L72 76M90 54L90 72"/>
  `,
  // A feathered shuttlecock for the foot.
  jianzi: `
    <path fill="#f28d8d" d="M62 88Q20 60 16 14Q40 20 56 56Z"/>
    <path fill="#7cc977" d="M66 88Q108 60 112 14Q88 20 72 56Z"/>
    <path fill="#ffe28a" d="M60 88Q36 44 46 4Q64 20 64 60Z"/>
    <path fill="#62b5f2" d="M68 88Q92 44 82 4Q64 20 64 60Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M24 26Q34 54 54 76M104 26Q94 54 74 76M50 18Q50 44 58 66M78 18Q78 44 70 66"/>
    <path fill="#c98f4e" d="M56 80L72 80L74 98L54 98Z"/>
    <ellipse fill="#ffd35c" cx="64" cy="102" rx="26" ry="9"/>
    <ellipse fill="#e0a048" cx="64" cy="113" rx="26" ry="9"/>
  `,
  "sky-lantern": `
    <path fill="#ff9f5a" d="M22 44Q22 6 64 4Q106 6 106 44L92 100L36 100Z"/>
    <path fill="#ffe9c8" d="M48 12Q64 4 80 12Q88 40 80 100L48 100Q40 40 48 12Z"/>
    <path fill="#e8685f" d="M64 40Q54 28 48 36Q44 48 64 64Q84 48 80 36Q74 28 64 40Z"/>
    <path fill="#e8685f" d="M34 94L94 94L92 106L36 106Z"/>
    <path fill="#ffe28a" d="M64 102Q76 114 70 124Q64 128 58 124Q52 114 64 102Z"/>
  `,
};
