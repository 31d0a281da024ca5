/** What stands, hangs and hums at home: 128 × 128 boxes, standing on the bottom edge. */
export const home: Readonly<Record<string, string>> = {
  // Open, so that the clothes on their rail are seen.
  wardrobe: `
    <path fill="#d9a066" d="M18 8L110 8L110 118L18 118Z"/>
    <path fill="#c98f4e" d="M12 2L116 2L116 14L12 14Z"/>
    <path fill="#fff6e3" d="M28 20L100 20L100 88L28 88Z"/>
    <path fill="none" stroke="#8a5a2b" stroke-width="2" d="M28 28L100 28"/>
    <path fill="#f08fb0" d="M40 34L54 34L54 48L62 82L32 82L40 48Z"/>
    <path fill="#62b5f2" d="M70 34L90 34L99 48L92 56L90 52L90 78L70 78L70 52L68 56L64 46Z"/>
    <path fill="none" stroke="#4a3010" stroke-width="2" d="M47 28L47 34M80 28L80 34"/>
    <path fill="#f0c998" d="M18 14L2 22L2 114L18 118Z"/>
    <path fill="#f0c998" d="M110 14L126 22L126 114L110 118Z"/>
    <path fill="#fff0d0" d="M28 94L100 94L100 112L28 112Z"/>
    <path fill="none" stroke="#4a3010" stroke-width="2.4" d="M56 103L72 103"/>
    <path fill="#ac8360" d="M20 118L34 118L32 125L22 125Z"/>
    <path fill="#ac8360" d="M94 118L108 118L106 125L96 125Z"/>
  `,
  "window-curtains": `
    <path fill="#c9905a" d="M24 18L104 18L104 108L24 108Z"/>
    <path fill="#bfe6fa" d="M32 26L60 26L60 60L32 60Z"/>
    <path fill="#bfe6fa" d="M68 26L96 26L96 60L68 60Z"/>
    <path fill="#bfe6fa" d="M32 68L60 68L60 100L32 100Z"/>
    <path fill="#bfe6fa" d="M68 68L96 68L96 100L68 100Z"/>
    <path fill="#f0a0b8" d="M8 12L58 12Q56 54 26 66Q34 92 34 120L4 120Q2 90 14 66Q4 40 8 12Z"/>
    <path fill="#f0a0b8" d="M120 12L70 12Q72 54 102 66Q94 92 94 120L124 120Q126 90 114 66Q124 40 120 12Z"/>
    <path fill="#ffe28a" d="M9 62L30 62L30 73L9 73Z"/>
    <path fill="#ffe28a" d="M98 62L119 62L119 73L98 73Z"/>
    <path fill="#ffe28a" d="M6 4L122 4L122 15L6 15Z"/>
    <path fill="none" stroke="#8a3a55" stroke-width="2" d="M26 16Q26 40 18 56M102 16Q102 40 110 56M18 80L16 118M110 80L112 118"/>
  `,
  chandelier: `
    <path fill="#f2c94c" d="M44 2L84 2L76 14L52 14Z"/>
    <path fill="#c9a03a" d="M59 14L69 14L69 50L59 50Z"/>
    <path fill="#f2c94c" d="M64 40Q78 50 70 66L118 66L118 78Q110 100 70 96L58 96Q18 100 10 78L10 66L58 66Q50 50 64 40Z"/>
    <circle fill="#e0705c" cx="64" cy="80" r="9"/>
    <path fill="#fff6e3" d="M6 44L20 44L20 68L6 68Z"/>
    <path fill="#fff6e3" d="M32 44L46 44L46 68L32 68Z"/>
    <path fill="#fff6e3" d="M82 44L96 44L96 68L82 68Z"/>
    <path fill="#fff6e3" d="M108 44L122 44L122 68L108 68Z"/>
    <path fill="#ff9f5a" d="M13 20Q22 34 18 44L8 44Q4 34 13 20Z"/>
    <path fill="#ff9f5a" d="M39 20Q48 34 44 44L34 44Q30 34 39 20Z"/>
    <path fill="#ff9f5a" d="M89 20Q98 34 94 44L84 44Q80 34 89 20Z"/>
    <path fill="#ff9f5a" d="M115 20Q124 34 120 44L110 44Q106 34 115 20Z"/>
    <path fill="#8fd3f7" d="M64 94Q76 112 64 124Q52 112 64 94Z"/>
    <path fill="#8fd3f7" d="M34 94Q42 106 34 114Q26 106 34 94Z"/>
    <path fill="#8fd3f7" d="M94 94Q102 106 94 114Q86 106 94 94Z"/>
  `,
  // A tap over its pipe, a drop about to fall.
  faucet: `
    <path fill="#c8d4e4" d="M2 46L24 46L24 82L2 82Z"/>
    <path fill="#9fb4d0" d="M20 52L64 52Q64 44 74 44L92 44Q118 46 118 74L118 88L92 88L92 80Q92 74 84 74L20 76Z"/>
    <path fill="#62b5f2" d="M64 26L78 26L80 46L62 46Z"/>
    <path data-part="handle" fill="#e8685f" d="M34 18Q34 10 42 10L100 10Q108 10 108 18Q108 26 100 26L42 26Q34 26 34 18Z"/>
    <path fill="#c8d4e4" d="M88 84L122 84L122 96L88 96Z"/>
    <path data-part="drop" fill="#62b5f2" d="M105 100Q120 118 105 124Q90 118 105 100Z"/>
  `,
  // On wheels, with a long hose and a wide brush.
  "vacuum-cleaner": `
    <path fill="none" stroke="#5d6a74" stroke-width="10" d="M78 78Q60 30 40 34Q28 38 34 62"/>
    <path fill="#c8ced6" d="M38 18L50 22L28 110L16 108Z"/>
    <path fill="#8a919b" d="M2 110L44 110L48 124L2 124Z"/>
    <path fill="#f08a6a" d="M58 92Q58 60 92 60Q124 60 124 92L124 112L58 112Z"/>
    <path fill="#bfe6fa" d="M70 88Q72 70 90 70L90 88Z"/>
    <path fill="#ffe28a" d="M100 72L114 84L104 92L96 82Z"/>
    <path fill="#8a919b" d="M78 62Q78 48 92 48Q106 48 106 62L98 60Q96 56 92 56Q88 56 86 60Z"/>
    <circle fill="#8a919b" cx="106" cy="108" r="17"/><circle fill="#eef2f6" cx="106" cy="108" r="7"/>
    <circle fill="#8a919b" cx="66" cy="116" r="9"/>
  `,
  "clothes-iron": `
    <path fill="none" stroke="#5d6a74" stroke-width="2.4" d="M112 44Q126 40 122 26Q116 14 126 4"/>
    <path fill="#7a9cc8" d="M40 46Q48 24 74 24L102 24Q114 24 114 40L116 70L102 70L100 46Q100 40 94 40L70 40Q58 40 54 56Z"/>
    <path fill="#f08a8a" d="M8 96Q24 56 62 56L116 56L120 96Z"/>
    <path fill="#c8ced6" d="M4 96L122 96Q126 96 126 102L126 112L4 112Q0 104 4 96Z"/>
    <circle fill="#fff6e3" cx="82" cy="76" r="12"/>
    <path fill="none" stroke="#5d3a3a" stroke-width="2" d="M82 76L82 68"/>
    <circle fill="#ffe28a" cx="106" cy="68" r="5"/>
  `,
  blender: `
    <path fill="#c8ced6" d="M54 2L74 2L74 12L54 12Z"/>
    <path fill="#8a919b" d="M34 10L94 10L94 22L34 22Z"/>
    <path fill="#dff2fb" d="M32 22L96 22L86 84L42 84Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="8" d="M95 34Q116 34 112 52Q108 68 90 68"/>
    <path fill="#f4889a" d="M36 46Q50 38 64 46Q78 54 92 46L86 84L42 84Z"/>
    <circle fill="#7cc977" cx="56" cy="66" r="8"/>
    <path fill="#ffe28a" d="M66 60Q78 52 82 64Q76 76 68 74Z"/>
    <path fill="#aeb8c4" d="M38 84L90 84L92 94L36 94Z"/>
    <path fill="#62c0b5" d="M36 92L92 92L104 118Q104 124 98 124L30 124Q24 124 24 118Z"/>
    <circle fill="#fff6e3" cx="64" cy="108" r="10"/>
    <circle fill="#ffe28a" cx="42" cy="110" r="5.5"/><circle fill="#ffe28a" cx="86" cy="110" r="5.5"/>
  `,
  "rice-cooker": `
    <path fill="none" stroke="#5d6a74" stroke-width="2.4" d="M44 24Q38 16 44 10Q50 4 46 0M64 20Q58 12 64 6M84 24Q78 16 84 10Q90 4 86 0"/>
    <path fill="#8a919b" d="M54 30Q54 22 64 22Q74 22 74 30L74 36L54 36Z"/>
    <path fill="#fff6f0" d="M14 62Q18 32 64 32Q110 32 114 62Z"/>
    <path fill="#c8ced6" d="M8 60L120 60L120 72L8 72Z"/>
    <path fill="#f28d8d" d="M10 72L118 72Q120 118 96 118L32 118Q8 118 10 72Z"/>
    <path fill="#ffffff" d="M44 80L84 80L84 110Q84 112 82 112L46 112Q44 112 44 110Z"/>
    <path fill="#8fd3f7" d="M50 85L78 85L78 97L50 97Z"/>
    <circle fill="#f7b04a" cx="64" cy="104" r="5"/>
    <path fill="#8a919b" d="M24 116L42 116L40 124L26 124Z"/>
    <path fill="#8a919b" d="M86 116L104 116L102 124L88 124Z"/>
  `,
  // Its door is down, plates stand in the rack.
  dishwasher: `
    <path fill="#c8d6e4" d="M16 2L112 2L112 100L16 100Z"/>
    <path fill="#8a9cb0" d="M24 24L104 24L104 92L24 92Z"/>
    <circle fill="#f28d8d" cx="30" cy="13" r="6"/>
    <path fill="#7a9cc8" d="M48 7L100 7L100 19L48 19Z"/>
    <ellipse fill="#ffffff" cx="42" cy="66" rx="12" ry="22"/>
    <ellipse fill="#ffffff" cx="60" cy="66" rx="12" ry="22"/>
    <ellipse fill="#ffffff" cx="78" cy="66" rx="12" ry="22"/>
    <path fill="#ffd08a" d="M84 44L100 44L98 66L86 66Z"/>
    <path fill="#d5dbe2" d="M24 74L104 74L104 92L24 92Z"/>
    <path fill="none" stroke="#3f4c5c" stroke-width="2" d="M45 74L45 92M64 74L64 92M83 74L83 92"/>
    <path fill="#ffffff" d="M16 96L112 96L124 118L124 124L4 124L4 118Z"/>
    <path fill="#7a9cc8" d="M46 104L82 104L86 114L42 114Z"/>
  `,
  toothpaste: `
    <path fill="#62b5f2" d="M14 4L70 4L70 18L14 18Z"/>
    <path fill="#6db3e8" d="M16 18L68 18L61 92Q60 100 53 100L31 100Q24 100 23 92Z"/>
    <path fill="#7cc977" d="M28 100L56 100L61 124L23 124Z"/>
    <path fill="#ffffff" d="M30 44Q30 32 42 36Q54 32 54 44Q56 60 51 76Q47 82 45 70Q42 62 39 70Q37 82 33 76Q28 60 30 44Z"/>
    <path fill="#fff6e3" d="M80 12L96 12L96 48L80 48Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M80 24L96 24M80 36L96 36"/>
    <path fill="#f79ac0" d="M96 12Q96 4 104 4Q112 4 112 12L110 64Q116 72 115 84L112 116Q111 124 104 124Q97 124 96 116L93 84Q92 72 98 64Z"/>
  `,
  towel: `
    <path fill="#aeb8c4" d="M2 12L126 12L126 22L2 22Z"/>
    <circle fill="#c98f4e" cx="8" cy="17" r="8"/>
    <circle fill="#c98f4e" cx="120" cy="17" r="8"/>
    <path fill="#8fd3f7" d="M24 12Q24 6 30 6L98 6Q104 6 104 12L104 118L24 118Z"/>
    <path fill="#ffffff" d="M24 44L104 44L104 58L24 58Z"/>
    <path fill="#f28d8d" d="M24 84L104 84L104 98L24 98Z"/>
    <path fill="none" stroke="#3f5c7a" stroke-width="2" d="M28 118L28 125M40 118L40 125M52 118L52 125M64 118L64 125M76 118L76 125M88 118L88 125M100 118L100 125"/>
  `,
  // A rug or a blanket on the ground, as seen by who stands before it.
  "laid-blanket": `
    <path fill="#f28d8d" d="M20 0L108 0L128 38L0 38Z"/>
    <path fill="#fff6e3" d="M30 8L98 8L110 30L18 30Z"/><ellipse fill="#ffd94f" cx="64" cy="18" rx="22" ry="6"/>
  `,
  // A patchwork quilt with one corner turned over.
  quilt: `
    <path fill="#8fb8e8" d="M8 8L120 8L120 84L84 120L8 120Z"/>
    <path fill="#fff6e3" d="M18 18L48 18L48 46L18 46Z"/>
    <path fill="#f28d8d" d="M48 18L80 18L80 46L48 46Z"/>
    <path fill="#fff6e3" d="M80 18L110 18L110 46L80 46Z"/>
    <path fill="#ffc96b" d="M18 46L48 46L48 78L18 78Z"/>
    <path fill="#fff6e3" d="M48 46L80 46L80 78L48 78Z"/>
    <path fill="#7cc977" d="M80 46L110 46L110 78L80 78Z"/>
    <path fill="#fff6e3" d="M18 78L48 78L48 110L18 110Z"/>
    <path fill="#ffe28a" d="M48 78L80 78L80 110L48 110Z"/>
    <path fill="#f28d8d" d="M64 71Q54 62 58 56Q62 53 64 58Q66 53 70 56Q74 62 64 71Z"/>
    <path fill="#f5b9c8" d="M120 84L84 120Q74 100 84 84Q100 76 120 84Z"/>
  `,
  bookshelf: `
    <path fill="#c98f4e" d="M10 4L118 4L118 124L10 124Z"/>
    <path fill="#fff6e3" d="M20 14L108 14L108 42L20 42Z"/>
    <path fill="#fff6e3" d="M20 50L108 50L108 78L20 78Z"/>
    <path fill="#fff6e3" d="M20 86L108 86L108 114L20 114Z"/>
    <path fill="#e8685f" d="M24 18L36 18L36 42L24 42Z"/>
    <path fill="#62b5f2" d="M36 16L49 16L49 42L36 42Z"/>
    <path fill="#7cc977" d="M54 20L64 17L73 39L64 42Z"/>
    <circle fill="#5aa9e6" cx="92" cy="27" r="11"/>
    <path fill="#b87e53" d="M82 36L102 36L102 42L82 42Z"/>
    <path fill="#8fb868" d="M26 62Q24 52 34 54Q44 52 44 62Z"/>
    <path fill="#e0705c" d="M26 62L44 62L42 78L28 78Z"/>
    <path fill="#b494e6" d="M54 52L67 52L67 78L54 78Z"/>
    <path fill="#f7b04a" d="M67 56L80 56L80 78L67 78Z"/>
    <path fill="#e8685f" d="M84 66L104 66L104 78L84 78Z"/>
    <path fill="#62c0b5" d="M24 90L37 90L37 114L24 114Z"/>
    <path fill="#f08fb0" d="M37 94L50 94L50 114L37 114Z"/>
    <path fill="#f7b04a" d="M60 102L100 102L100 114L60 114Z"/>
    <path fill="#62b5f2" d="M64 90L96 90L96 102L64 102Z"/>
  `,
  rake: `
    <path fill="#d9a066" d="M59 2L69 2L69 80L59 80Z"/>
    <path fill="#e0705c" d="M56 0L72 0L72 20L56 20Z"/>
    <path fill="#8a919b" d="M54 70L74 70L78 84L50 84Z"/>
    <path fill="#7a9cc8" d="M12 84L116 84L120 124L110 124L107 98L94 98L95 124L85 124L84 98L69 98L69 124L59 124L59 98L44 98L43 124L33 124L34 98L21 98L18 124L8 124Z"/>
  `,
};
