/** Fruit, roots and dishes of many kitchens: 128 × 128 boxes. */
export const fruitsAndFare: Readonly<Record<string, string>> = {
  // Rhubarb: thick red stalks tied in a bunch, great crinkled leaves.
  rhubarb: `
    <path data-part="leaf" fill="#8fd07c" d="M36 66Q8 62 4 44Q1 32 10 26Q8 10 24 12Q34 4 42 14Q52 22 48 34Q54 48 44 64Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M92 66Q120 62 124 44Q127 32 118 26Q120 10 104 12Q94 4 86 14Q76 22 80 34Q74 48 84 64Z"/>
    <path data-part="leaf" fill="#a9dd92" d="M58 62Q36 52 40 34Q34 20 46 14Q52 2 64 4Q76 2 82 14Q94 20 88 34Q92 52 70 62Z"/>
    <path data-part="stalk" fill="#f28a94" d="M32 50L44 46L58 122L44 126ZM96 50L84 46L70 122L84 126Z"/><path data-part="stalk" fill="#f7a8b0" d="M57 44L71 44L73 126L55 126Z"/>
    <path data-part="band" fill="#ffe08a" d="M38 88L90 88L88 100L40 100Z"/>
    <path fill="none" stroke="#2a3a1a" stroke-width="2.4" d="M64 16L64 40M24 26L34 42M104 26L94 42M64 108L64 118"/>
  `,
  // Longans on a twig, one peeled with its dark stone.
  longan: `
    <path data-part="branch" fill="#b98a5a" d="M58 2L66 2L70 44L98 58L94 66L66 52L40 66L36 58L60 44Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M62 18Q39 0 10 6Q33 24 62 18ZM66 18Q95 25 120 8Q91 1 66 18Z"/>
    <circle fill="#e8c48a" cx="30" cy="72" r="22"/><circle fill="#e8c48a" cx="98" cy="72" r="22"/><circle fill="#e8c48a" cx="34" cy="106" r="20"/>
    <circle fill="#f2f6fa" cx="78" cy="100" r="27"/><circle data-part="seed" fill="#c49a7a" cx="78" cy="100" r="13"/>
    <path fill="#e8c48a" d="M51 104Q52 127 78 127Q104 127 105 104Q96 116 86 110Q78 120 68 112Q58 116 51 104Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M20 68L26 72M36 62L40 66M92 60L96 64M102 78L108 80M28 106L32 112"/>
  `,
  // A Buddha's hand: a yellow citron with fingers.
  "buddhas-hand": `
    <path data-part="stem" fill="#b98a5a" d="M58 2L70 2L72 20L56 20Z"/><path data-part="leaf" fill="#8fd07c" d="M66 12Q91 19 112 4Q87 0 66 12Z"/>
    <path fill="#ffdf60" d="M64 16Q88 18 96 44Q112 64 124 92Q126 102 118 102Q104 88 96 78Q106 102 104 116Q98 126 92 116Q88 98 80 86Q80 108 72 122Q64 128 60 120Q62 102 60 88Q52 106 42 118Q32 124 32 112Q40 98 42 80Q30 92 14 98Q4 100 8 90Q22 74 32 46Q40 18 64 16Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M48 52Q46 66 42 80M62 56Q62 74 60 88M76 54Q78 72 80 86M88 54Q92 66 96 78M52 28Q62 24 74 28"/>
    <path fill="#fff0a8" d="M52 34Q64 28 76 34Q74 44 64 44Q54 44 52 34Z"/><path fill="#fff0a8" d="M64 112Q70 108 73 114Q70 122 66 124Q62 124 61 118Z"/>
  `,
  // Water caltrops: dark nuts with two horns like a bull.
  "water-caltrop": `
    <path fill="#d9a0a0" d="M2 10Q10 26 34 24Q64 12 94 24Q118 26 126 10Q128 36 104 44Q92 66 64 68Q36 66 24 44Q0 36 2 10Z"/>
    <path fill="#c8a088" d="M14 66Q22 82 42 80Q64 72 86 80Q106 82 114 66Q118 92 98 100Q88 122 64 124Q40 122 30 100Q10 92 14 66Z"/>
    <path fill="#f2d0c0" d="M48 28Q64 18 80 28Q78 40 64 42Q50 40 48 28Z"/><path fill="#e8c8b0" d="M50 84Q64 76 78 84Q76 96 64 98Q52 96 50 84Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M36 36Q42 50 52 56M92 36Q86 50 76 56M40 92Q46 106 56 112M88 92Q82 106 72 112"/>
  `,
  // A ginseng root like a little man, with its leaf and red berries.
  ginseng: `
    <path data-part="stem" fill="#7fc08a" d="M61 18L67 18L68 46L60 46Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M64 30Q43 9 14 8Q35 29 64 30ZM64 30Q93 29 114 8Q85 9 64 30ZM62 34Q40 30 22 44Q44 48 62 34ZM66 34Q84 48 106 44Q88 30 66 34Z"/>
    <circle data-part="berry" fill="#f26a6a" cx="64" cy="8" r="7"/><circle data-part="berry" fill="#f26a6a" cx="54" cy="16" r="7"/><circle data-part="berry" fill="#f26a6a" cx="74" cy="16" r="7"/>
    <path fill="#f2d8a8" d="M64 42Q78 42 78 56Q96 62 112 54Q116 60 106 66Q92 76 82 74Q88 92 100 106Q112 118 108 124Q96 120 84 108L66 90Q60 104 46 114Q34 124 24 124Q22 116 34 106Q46 92 46 74Q34 76 22 66Q12 60 16 54Q32 62 50 56Q50 42 64 42Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M56 54Q64 58 72 54M54 64Q62 68 72 64M58 78L66 79M88 100L94 96M38 110L44 114"/>
  `,
  // Goji berries hang red along their twig.
  "goji-berries": `
    <path data-part="branch" fill="#b98a5a" d="M2 16Q64 2 126 24L125 31Q64 10 3 24Z"/><path data-part="leaf" fill="#8fd07c" d="M24 14Q9 31 8 54Q23 37 24 14ZM62 12Q54 28 62 44Q70 28 62 12ZM104 18Q106 40 122 54Q120 32 104 18ZM40 12Q51 11 56 1Q45 2 40 12Z"/><path fill="none" stroke="#2a3a1a" stroke-width="2.4" d="M34 30L34 38"/><path data-part="berry" fill="#f26a4a" d="M34 36Q47 42 45 60Q42 74 34 76Q26 74 23 60Q21 42 34 36Z"/><path fill="none" stroke="#2a3a1a" stroke-width="2.4" d="M88 30L88 38"/><path data-part="berry" fill="#f26a4a" d="M88 36Q101 42 99 60Q96 74 88 76Q80 74 77 60Q75 42 88 36Z"/><path fill="none" stroke="#2a3a1a" stroke-width="2.4" d="M20 74L20 82"/><path data-part="berry" fill="#f26a4a" d="M20 80Q33 86 31 104Q28 118 20 120Q12 118 9 104Q7 86 20 80Z"/><path fill="none" stroke="#2a3a1a" stroke-width="2.4" d="M48 76L48 84"/><path data-part="berry" fill="#f26a4a" d="M48 82Q61 88 59 106Q56 120 48 122Q40 120 37 106Q35 88 48 82Z"/><path fill="none" stroke="#2a3a1a" stroke-width="2.4" d="M76 76L76 84"/><path data-part="berry" fill="#f26a4a" d="M76 82Q89 88 87 106Q84 120 76 122Q68 120 65 106Q63 88 76 82Z"/><path fill="none" stroke="#2a3a1a" stroke-width="2.4" d="M106 70L106 78"/><path data-part="berry" fill="#f26a4a" d="M106 76Q119 82 117 100Q114 114 106 116Q98 114 95 100Q93 82 106 76Z"/>
  `,
  // Green rice balls, one of them bitten, the red bean paste seen.
  "green-rice-ball": `
    <path data-part="leaf" fill="#a9dd92" d="M2 104Q20 82 64 86Q108 82 126 104Q108 126 64 124Q20 126 2 104Z"/>
    <path fill="#8fc47c" d="M64 12Q96 14 96 46Q94 72 64 74Q34 72 32 46Q32 14 64 12Z"/>
    <path fill="#8fc47c" d="M34 48Q64 50 66 82Q64 110 34 112Q4 110 2 82Q4 50 34 48Z"/>
    <path fill="#8fc47c" d="M94 48Q124 50 126 82Q124 110 94 112Q64 110 62 82Q64 50 94 48Z"/>
    <path fill="#f2f0e0" d="M72 60Q80 74 90 66Q98 76 108 66Q116 72 120 64Q128 82 120 96Q108 108 92 106Q74 102 70 86Q66 70 72 60Z"/>
    <path fill="#c48a9a" d="M80 76Q88 82 94 76Q102 82 110 78Q114 90 106 96Q92 100 82 94Q76 86 80 76Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M46 26Q52 20 60 20M14 64Q18 58 26 57"/>
  `,
  // Samosas: three-cornered pastries, one cut open, with a dip.
  samosa: `
    <ellipse fill="#b8dcf5" cx="64" cy="106" rx="63" ry="20"/>
    <path fill="#f2c070" d="M44 10Q50 4 56 10L88 92Q90 98 84 100Q48 110 16 100Q10 98 12 92Z"/>
    <path fill="#e8b060" d="M92 42Q98 38 102 44L124 98Q124 104 118 106Q92 112 70 106Q64 104 66 98Z"/>
    <path fill="#f7d898" d="M16 84L86 86L88 92Q90 98 84 100Q48 110 16 100Q10 98 12 92Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M22 92L26 98M36 94L39 101M50 95L52 103M64 94L67 102M78 92L80 98M46 30Q40 50 34 60M90 62L84 80"/>
    <path fill="#8fd07c" d="M4 112Q2 96 20 96Q38 96 36 112Q34 126 20 126Q6 126 4 112Z"/><ellipse fill="#c8ecb4" cx="20" cy="104" rx="15" ry="7"/>
  `,
  // Paella: a wide pan of rice with prawns, mussels and lemon.
  paella: `
    <path fill="#8f9cb4" d="M2 62Q1 52 12 52L16 72Q4 74 2 62ZM126 62Q127 52 116 52L112 72Q124 74 126 62Z"/>
    <ellipse fill="#a8b4c8" cx="64" cy="72" rx="56" ry="46"/><ellipse fill="#ffe08a" cx="64" cy="70" rx="47" ry="37"/>
    <path fill="#ffa080" d="M38 40Q56 34 60 52Q60 66 44 68Q38 64 44 60Q52 58 50 52Q46 46 36 50Q30 46 38 40Z"/><path fill="#ffa080" d="M84 98Q68 106 62 90Q60 76 74 72Q82 74 76 80Q70 82 72 88Q76 94 86 90Q92 92 84 98Z"/>
    <path fill="#b8b0d8" d="M74 42Q92 36 100 50Q98 62 84 62Q72 56 74 42ZM30 80Q46 74 54 88Q52 100 40 98Q28 92 30 80Z"/>
    <path fill="#fff06a" d="M88 70L108 66Q110 84 94 92Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M80 48Q86 54 94 54M36 84Q42 90 48 92M58 66L62 70M68 60L72 62M24 66L28 70M60 46L64 44"/>
  `,
  // Tiramisu: a square of cream and biscuit in layers, cocoa on top.
  tiramisu: `
    <ellipse fill="#b8dcf5" cx="64" cy="108" rx="63" ry="18"/>
    <path fill="#d9a878" d="M8 34L56 14L120 30L72 52Z"/>
    <path fill="#fff6e4" d="M8 34L72 52L72 68L8 50Z"/><path fill="#e8b878" d="M8 50L72 68L72 82L8 64Z"/><path fill="#fff6e4" d="M8 64L72 82L72 98L8 80Z"/><path fill="#e8b878" d="M8 80L72 98L72 114L8 94Z"/>
    <path fill="#fff0d4" d="M72 52L120 30L120 44L72 68Z"/><path fill="#dca868" d="M72 68L120 44L120 58L72 82Z"/><path fill="#fff0d4" d="M72 82L120 58L120 72L72 98Z"/><path fill="#dca868" d="M72 98L120 72L120 86L72 114Z"/>
    <path fill="#8fd07c" d="M60 26Q50 14 60 4Q70 12 66 24Q76 14 86 18Q84 30 68 32Z"/>
  `,
  // Tempura: prawns in crisp batter, their tails out, a dip beside them.
  tempura: `
    <path fill="#e8d4b0" d="M2 92L126 92L112 124L16 124Z"/>
    <path data-part="tailFin" fill="#f26a5a" d="M24 24L10 6Q22 0 28 10Q36 0 44 8L36 26ZM86 20L78 2Q90 0 94 10Q102 0 110 8L100 24Z"/>
    <path fill="#ffd98a" d="M22 22Q30 16 38 24Q48 28 46 38Q56 46 52 56Q60 66 56 76Q60 90 50 96Q40 104 30 96Q20 94 22 82Q14 74 18 64Q12 52 18 44Q14 30 22 22Z"/>
    <path fill="#ffd98a" d="M86 18Q94 14 100 22Q108 28 106 38Q114 46 108 56Q116 66 110 78Q112 92 102 98Q90 104 82 96Q72 90 76 80Q70 70 76 62Q70 50 78 42Q76 26 86 18Z"/>
    <path fill="#f2d8a8" d="M2 92Q32 82 64 92Q96 102 126 92L124 102Q96 112 64 102Q32 92 4 102Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M28 38L34 42M38 52L44 54M28 64L34 68M42 78L48 80M92 36L98 40M84 54L90 56M96 68L102 70M84 82L90 84"/>
  `,
  // Pineapple cakes: square pastries, one broken to show the filling.
  "pineapple-cake": `
    <path fill="#ffe4a0" d="M6 30L46 12L90 26L50 46Z"/><path fill="#f2c878" d="M6 30L50 46L50 78L6 60Z"/><path fill="#e8b860" d="M50 46L90 26L90 58L50 78Z"/>
    <path fill="#ffe4a0" d="M40 74L82 54L124 70L82 92Z"/><path fill="#f2c878" d="M40 74L82 92L82 122L40 104Z"/>
    <path fill="#fff3d0" d="M82 92L124 70L124 100L82 122Z"/><path fill="#ffb83d" d="M90 96L117 82L117 96L90 110Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M34 26L58 34M46 22L68 29M66 66L92 76M78 61L102 70"/>
  `,
  // A twisted steamed roll, its layers wound like a flower.
  "twisted-roll": `
    <ellipse fill="#b8dcf5" cx="64" cy="104" rx="63" ry="22"/>
    <path fill="#fff6e4" d="M12 92Q2 74 18 62Q16 44 34 40Q46 22 64 26Q82 22 94 40Q112 44 110 62Q126 74 116 92Q104 110 64 110Q24 110 12 92Z"/>
    <path fill="#f7c880" d="M30 84Q24 64 44 52Q64 42 84 52Q104 64 98 84Q84 98 64 98Q44 98 30 84Z"/>
    <path fill="#fff6e4" d="M46 78Q44 64 64 62Q84 64 82 78Q74 88 64 88Q54 88 46 78Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M18 62Q26 60 30 66M34 40Q42 42 42 50M94 40Q86 42 86 50M110 62Q102 60 98 66M58 76Q64 70 70 76"/>
    <path fill="none" stroke="#2a7a3a" stroke-width="2.4" d="M22 80L26 86M102 84L106 78M54 34L60 36M74 36L80 34M38 64L42 60M88 66L90 72"/>
  `,
  // Cones of steamed maize bread with a hollow below.
  "steamed-cornbread": `
    <ellipse fill="#b8dcf5" cx="64" cy="104" rx="63" ry="22"/>
    <path fill="#ffd84d" d="M64 4Q74 4 80 18L98 66Q96 78 64 78Q32 78 30 66L48 18Q54 4 64 4Z"/>
    <path fill="#ffdf70" d="M34 40Q42 40 48 52L64 94Q62 108 34 108Q6 108 4 94L20 52Q26 40 34 40Z"/>
    <path fill="#ffdf70" d="M94 40Q102 40 108 52L124 94Q122 108 94 108Q66 108 64 94L80 52Q86 40 94 40Z"/>
    <path fill="#c89a3a" d="M80 98Q84 84 94 84Q104 84 108 98Q100 104 94 104Q86 104 80 98Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M28 58L30 62M40 70L42 74M24 80L26 84M64 24L66 28M58 40L60 44M92 60L94 64"/>
  `,
  // A whole steamed fish on its plate, with slivers of onion.
  "steamed-fish": `
    <ellipse fill="#b8dcf5" cx="64" cy="76" rx="63" ry="40"/><ellipse fill="#eef6fc" cx="64" cy="74" rx="53" ry="31"/>
    <path data-part="tailFin" fill="#b8c4d4" d="M92 70L118 50Q114 68 116 76Q116 86 122 100L92 82Z"/>
    <path data-part="body" fill="#c8d4e4" d="M6 76Q22 50 56 50Q84 52 100 74Q84 98 56 98Q22 98 6 76Z"/>
    <path data-part="fin" fill="#b8c4d4" d="M44 52Q54 36 74 42L78 54Z"/>
    <circle data-part="eye" fill="#2a2440" cx="24" cy="70" r="3.4"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M36 58Q46 74 36 92M10 80Q18 82 24 80M54 62L62 72M66 64L74 74M54 80L62 90M68 80L76 88"/>
    <path fill="#8fd07c" d="M48 26Q64 40 92 30L88 38Q66 50 44 34ZM70 104Q86 96 104 104L100 111Q86 106 74 111Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M34 30Q28 24 34 18Q40 12 36 6M98 30Q92 24 98 18Q104 12 100 6"/>
  `,
  // A bowl of tofu cubes in red sauce.
  "mapo-tofu": `
    <path fill="#b8dcf5" d="M4 66L124 66Q122 98 94 112L34 112Q6 98 4 66Z"/><path fill="#d4eefb" d="M40 110L88 110L84 124L44 124Z"/>
    <ellipse fill="#f28a6a" cx="64" cy="66" rx="60" ry="22"/>
    <path fill="#fffaf0" d="M20 52L36 44L52 50L52 66L36 74L20 68ZM56 40L72 32L88 38L88 54L72 62L56 56ZM84 58L98 52L112 58L110 70L97 77L84 72ZM50 68L64 61L78 67L78 80L64 87L50 81Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M20 52L34 57M36 60L36 70M56 40L70 45M72 48L72 58M84 58L96 62M50 68L62 73"/>
    <path fill="#8fd07c" d="M40 36Q46 28 54 34L52 40Q46 40 40 36ZM92 44Q98 36 106 42L104 48Q98 48 92 44Z"/>
  `,
};
