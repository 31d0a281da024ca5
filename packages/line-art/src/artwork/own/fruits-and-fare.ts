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
  // A water caltrop: a dark nut with two horns like a bull.
  "water-caltrop": `
    <path fill="#d9a0a0" d="M1 34Q12 52 36 46Q64 26 92 46Q116 52 127 34Q128 66 106 74Q96 108 64 112Q32 108 22 74Q0 66 1 34Z"/>
    <path fill="#f2d0c0" d="M44 50Q64 36 84 50Q82 66 64 68Q46 66 44 50Z"/>
    <path fill="#c89090" d="M40 88Q64 100 88 88Q80 106 64 110Q48 106 40 88Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M30 64Q38 78 46 82M98 64Q90 78 82 82M64 76L64 88"/>
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
  // A green rice ball on its leaf, bitten, the red bean paste seen.
  "green-rice-ball": `
    <path data-part="leaf" fill="#c4e4a8" d="M2 106Q18 82 64 86Q110 82 126 106Q108 127 64 125Q20 127 2 106Z"/>
    <path fill="#8fc47c" d="M64 8Q114 10 116 62Q112 108 64 110Q16 108 12 62Q14 10 64 8Z"/>
    <path fill="#f2f0e0" d="M74 24Q84 36 94 26Q104 36 112 38Q120 68 106 90Q92 108 76 106Q68 96 74 88Q62 84 68 74Q58 66 66 58Q60 46 70 42Q66 32 74 24Z"/>
    <path fill="#c48a9a" d="M82 46Q92 40 102 48Q108 64 100 80Q92 92 84 88Q76 80 80 72Q74 60 82 46Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M28 44Q34 28 50 22M36 84Q40 90 46 93"/>
  `,
  // A samosa: a three-cornered pastry with a crimped seam.
  samosa: `
    <ellipse fill="#b8dcf5" cx="64" cy="104" rx="63" ry="22"/><ellipse fill="#eef6fc" cx="64" cy="101" rx="51" ry="15"/>
    <path fill="#f2c070" d="M50 14Q56 8 62 14Q76 50 84 104Q48 112 18 92Q12 88 16 82Z"/>
    <path fill="#e0a050" d="M56 12Q62 8 66 14L114 76Q118 84 110 90Q98 100 82 104Q76 50 56 12Z"/>
    <path fill="#ffe4a8" d="M50 14Q56 4 66 14Q64 22 70 26Q64 32 74 38Q68 46 78 52Q72 60 82 66Q76 74 86 80Q80 90 88 98Q86 108 78 106Q72 50 50 14Z"/>
    <path fill="#8fd07c" d="M12 104Q4 92 14 86Q26 90 26 102Q38 96 42 106Q34 116 22 110Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M44 40L34 60M50 60L42 78M86 58L96 70"/>
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
  // Tempura: a prawn in crisp batter, its tail out.
  tempura: `
    <ellipse fill="#b8dcf5" cx="64" cy="102" rx="63" ry="24"/><ellipse fill="#eef6fc" cx="64" cy="99" rx="51" ry="16"/>
    <path data-part="tailFin" fill="#f26a5a" d="M94 40L92 12Q104 10 108 20Q118 14 126 24L110 46Z"/>
    <path fill="#ffd98a" d="M94 34Q104 30 110 40Q118 46 110 56Q114 66 104 72Q104 84 92 84Q88 96 76 94Q68 104 56 98Q46 106 36 98Q24 102 20 92Q8 90 10 78Q4 66 16 60Q16 48 28 50Q36 40 46 46Q56 36 66 42Q74 32 82 36Q88 30 94 34Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M84 50L90 54M66 58L72 62M46 62L52 66M28 68L34 72M76 76L82 78M54 82L60 84M34 84L40 86M96 62L100 64"/>
  `,
  // A pineapple cake: a square pastry, cut to show the filling.
  "pineapple-cake": `
    <path fill="#ffe4a0" d="M6 46L58 20L122 44L70 74Z"/><path fill="#f2c878" d="M6 46L70 74L70 118L6 86Z"/><path fill="#fff3d0" d="M70 74L122 44L122 86L70 118Z"/>
    <path fill="#ffa83d" d="M80 80L113 61L113 80L80 100Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M44 38L84 55M62 30L102 46M20 66L20 78M36 74L36 88M52 82L52 96"/>
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
  // A cone of steamed maize bread with a hollow below.
  "steamed-cornbread": `
    <ellipse fill="#8fc0f0" cx="64" cy="107" rx="63" ry="20"/><ellipse fill="#f4faff" cx="64" cy="104" rx="55" ry="14"/>
    <path fill="#ffd84d" d="M64 4Q80 4 88 24L114 96Q112 114 64 114Q16 114 14 96L40 24Q48 4 64 4Z"/>
    <path fill="#c89a3a" d="M40 104Q44 74 64 74Q84 74 88 104Q78 110 64 110Q50 110 40 104Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M52 30L55 36M72 24L75 30M40 60L44 66M84 56L88 62M62 50L66 56M30 86L33 91M98 84L101 90"/>
  `,
  // A whole steamed fish on its plate, with slivers of onion.
  "steamed-fish": `
    <ellipse fill="#8fc0f0" cx="64" cy="76" rx="63" ry="44"/><ellipse fill="#ffffff" cx="64" cy="74" rx="57" ry="36"/>
    <path data-part="tailFin" fill="#f2a860" d="M92 70L114 52Q110 68 111 76Q112 86 114 98L92 82Z"/>
    <path data-part="body" fill="#ffc890" d="M12 76Q24 50 56 50Q84 52 100 74Q84 98 56 98Q24 98 12 76Z"/>
    <path data-part="fin" fill="#b8c4d4" d="M44 52Q54 36 74 42L78 54Z"/>
    <circle data-part="eye" fill="#2a2440" cx="24" cy="70" r="3.4"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M36 58Q46 74 36 92M15 80Q20 82 25 80M54 62L62 72M66 64L74 74M54 80L62 90M68 80L76 88"/>
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
