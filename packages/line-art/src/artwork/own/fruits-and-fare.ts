/** Fruit, roots and dishes of many kitchens: 128 × 128 boxes. */
export const fruitsAndFare: Readonly<Record<string, string>> = {
  // Long ribbed red stalks with crinkled leaves, and pieces cut from them.
  rhubarb: `
    <path data-part="leaf" fill="#7cc977" d="M30 50Q8 50 6 36Q0 26 8 18Q10 2 26 8Q44 2 46 18Q56 26 48 38Q46 50 30 50Z"/>
    <path data-part="leaf" fill="#7cc977" d="M98 50Q76 50 78 36Q70 26 80 16Q86 0 102 8Q118 2 120 18Q128 28 120 38Q116 50 98 50Z"/>
    <path data-part="stalk" fill="#f2667a" d="M25 24L34 22L66 110L54 116ZM94 24L103 26L78 116L66 110Z"/>
    <path data-part="leaf" fill="#8fd88a" d="M64 56Q42 56 40 40Q32 28 44 18Q48 2 64 6Q80 2 84 18Q96 28 88 40Q86 56 64 56Z"/>
    <path data-part="stalk" fill="#f78c9c" d="M58 30L70 30L72 120L56 120Z"/>
    <path fill="none" stroke="#5a1a2a" stroke-width="2.2" d="M64 30L64 14M60 34L48 26M68 34L80 26M61 44L50 42M67 44L78 42M62 60L61 112M67 60L68 112M26 20L26 14M102 20L103 14"/>
    <path fill="#f2667a" d="M88 96L112 88L118 100L94 108Z"/>
    <ellipse fill="#d8f0c0" cx="91" cy="102" rx="5" ry="7"/>
    <path fill="#f2667a" d="M86 114L110 114L110 126L86 126Z"/>
    <ellipse fill="#d8f0c0" cx="87" cy="120" rx="5" ry="6.5"/>
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
  // Two nuts like the horns of a buffalo: one whole, one cut so that its white inside shows.
  "water-caltrop": `
    <path fill="#ab7d88" d="M2 10Q24 6 40 22Q52 14 64 14Q76 14 88 22Q104 6 126 10Q112 22 108 40Q96 66 64 62Q32 66 20 40Q16 22 2 10Z"/><path fill="#d8a8b0" d="M50 22Q64 8 78 22Q78 34 64 36Q50 34 50 22Z"/><path fill="none" stroke="#2a1018" stroke-width="2.4" d="M36 34Q44 46 50 50M92 34Q84 46 78 50M64 44L64 54"/>
    <path fill="#ab7d88" d="M2 72Q24 68 40 84Q52 76 64 76Q76 76 88 84Q104 68 126 72Q112 84 108 102Q96 128 64 124Q32 128 20 102Q16 84 2 72Z"/><path fill="#fff8e4" d="M34 92Q46 86 64 88Q82 86 94 92Q96 112 64 115Q32 112 34 92Z"/><path fill="none" stroke="#6a3a2a" stroke-width="2.4" d="M52 102Q64 108 76 102"/>
  `,
  // A ginseng root like a little man, with its leaf and red berries.
  ginseng: `
    <path data-part="stem" fill="#7fc08a" d="M61 18L67 18L68 46L60 46Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M64 30Q43 9 14 8Q35 29 64 30ZM64 30Q93 29 114 8Q85 9 64 30ZM62 34Q40 30 22 44Q44 48 62 34ZM66 34Q84 48 106 44Q88 30 66 34Z"/>
    <circle data-part="berry" fill="#f26a6a" cx="64" cy="8" r="7"/><circle data-part="berry" fill="#f26a6a" cx="54" cy="16" r="7"/><circle data-part="berry" fill="#f26a6a" cx="74" cy="16" r="7"/>
    <path fill="#f2d8a8" d="M64 42Q78 42 78 56Q96 62 112 54Q116 60 106 66Q92 76 82 74Q88 92 100 106Q112 118 108 124Q96 120 84 108L66 90Q60 104 46 114Q34 124 24 124Q22 116 34 106Q46 92 46 74Q34 76 22 66Q12 60 16 54Q32 62 50 56Q50 42 64 42Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M56 54Q64 58 72 54M54 64Q62 68 72 64M58 78L66 79M88 100L94 96M38 110L44 114"/>
  `,
  // Small long red berries on a thin branch of narrow leaves, and a spoonful of them.
  "goji-berries": `
    <path fill="none" stroke="#4a6a2a" stroke-width="2.4" d="M4 14Q60 0 122 22M30 9L30 22M62 9L62 22M94 14L94 22"/>
    <path data-part="leaf" fill="#8fd07c" d="M12.6 11.5C5.7 15.4 0.1 30.9 3.7 40.2C12.5 35.4 18.1 19.9 15.4 12.5Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M44.2 10C38.3 16.8 38.3 35.5 46 44C53.7 35.5 53.7 16.8 47.8 10Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M76.2 11C70.3 17.8 70.3 36.5 78 45C85.7 36.5 85.7 17.8 79.8 11Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M110.5 19.3C106.6 26.4 109.7 43.8 117.6 50.5C122.7 41.5 119.6 24.2 113.5 18.7Z"/>
    <path data-part="berry" fill="#f0584a" d="M30 24C41 27 42 46 30 58C18 46 19 27 30 24Z"/><path data-part="leaf" fill="#7cc977" d="M22 28L25 20L30 18L35 20L38 28L30 26Z"/>
    <path data-part="berry" fill="#f0584a" d="M62 24C73 27 74 46 62 58C50 46 51 27 62 24Z"/><path data-part="leaf" fill="#7cc977" d="M54 28L57 20L62 18L67 20L70 28L62 26Z"/>
    <path data-part="berry" fill="#f0584a" d="M94 26C105 29 106 48 94 60C82 48 83 29 94 26Z"/><path data-part="leaf" fill="#7cc977" d="M86 30L89 22L94 20L99 22L102 30L94 28Z"/>
    <path data-part="handle" fill="#c98a4a" d="M80 98L120 84Q128 84 127 92Q126 98 118 100L84 110Z"/>
    <path data-part="berry" fill="#f0584a" d="M10 98Q6 84 22 76Q34 76 32 98Z"/>
    <path data-part="berry" fill="#f0584a" d="M56 98Q54 76 68 76Q82 84 78 98Z"/>
    <path data-part="berry" fill="#f46a5a" d="M28 98Q28 68 44 66Q60 68 60 98Z"/>
    <path fill="#e0aa6a" d="M2 96L88 96Q84 122 45 122Q6 122 2 96Z"/>
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
  // Paella seen from above: prawns, mussels and lemon on rice, in a wide pan with two handles.
  paella: `
    <path data-part="handle" fill="#8f9cb4" d="M46 0H82V10H46ZM46 118H82V128H46Z"/>
    <circle fill="#8f9cb4" cx="64" cy="64" r="59"/>
    <circle data-part="rice" fill="#ffe08a" cx="64" cy="64" r="50"/>
    <path fill="#ff9f80" d="M26 56C24.7 52 24.3 45.7 26 42C27.7 38.3 32.3 35 36 34C39.7 33 45 34 48 36C51 38 52 44.7 54 46C56 47.3 60 44 60 44L60 56C60 56 52.7 55.7 50 54C47.3 52.3 46 47 44 46C42 45 39 46.3 38 48C37 49.7 37.3 53.7 38 56C38.7 58.3 42.7 60.3 42 62C41.3 63.7 36.7 67 34 66C31.3 65 27.3 60 26 56Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M31 50C31 50 37 50 37 50M36 40C36 40 40 46 40 46M47 39C47 39 45 46 45 46"/>
    <circle fill="#2a2440" cx="34" cy="60" r="1.6"/>
    <path fill="#ff9f80" d="M102 72C103.3 76 103.7 82.3 102 86C100.3 89.7 95.7 93 92 94C88.3 95 83 94 80 92C77 90 76 83.3 74 82C72 80.7 68 84 68 84L68 72C68 72 75.3 72.3 78 74C80.7 75.7 82 81 84 82C86 83 89 81.7 90 80C91 78.3 90.7 74.3 90 72C89.3 69.7 85.3 67.7 86 66C86.7 64.3 91.3 61 94 62C96.7 63 100.7 68 102 72Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M97 78C97 78 91 78 91 78M92 88C92 88 88 82 88 82M81 89C81 89 83 82 83 82"/>
    <circle fill="#2a2440" cx="94" cy="68" r="1.6"/>
    <path data-part="shell" fill="#a8a8d0" d="M68 50C67.3 46.3 69.3 38 72 34C74.7 30 80 26.7 84 26C88 25.3 93.7 27.3 96 30C98.3 32.7 99.3 38.3 98 42C96.7 45.7 91.7 49.7 88 52C84.3 54.3 79.3 56.3 76 56C72.7 55.7 68.7 53.7 68 50Z"/>
    <path fill="#ffc890" d="M76 48C75.2 46.2 77.3 40.5 79 38C80.7 35.5 84 33.2 86 33C88 32.8 90.3 35.2 91 37C91.7 38.8 91.2 42 90 44C88.8 46 86.3 48.3 84 49C81.7 49.7 76.8 49.8 76 48Z"/>
    <path data-part="shell" fill="#a8a8d0" d="M60 78C60.7 81.7 58.7 90 56 94C53.3 98 48 101.3 44 102C40 102.7 34.3 100.7 32 98C29.7 95.3 28.7 89.7 30 86C31.3 82.3 36.3 78.3 40 76C43.7 73.7 48.7 71.7 52 72C55.3 72.3 59.3 74.3 60 78Z"/>
    <path fill="#ffc890" d="M52 80C52.8 81.8 50.7 87.5 49 90C47.3 92.5 44 94.8 42 95C40 95.2 37.7 92.8 37 91C36.3 89.2 36.8 86 38 84C39.2 82 41.7 79.7 44 79C46.3 78.3 51.2 78.2 52 80Z"/>
    <path fill="#fff6a0" d="M54 30Q62 14 74 26Z"/>
    <path fill="#fff6a0" d="M56 100Q66 116 76 102Z"/>
    <circle fill="#8fce7c" cx="100" cy="56" r="4"/>
    <circle fill="#8fce7c" cx="28" cy="74" r="4"/>
    <circle fill="#f2605a" cx="64" cy="63" r="7"/>
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
  // A pineapple, and before it the small square cake cut open on its filling.
  "pineapple-cake": `
    <path data-part="leaf" fill="#7cc977" d="M34 40Q18 30 12 10Q26 14 30 24Q30 10 38 0Q46 10 46 24Q50 14 64 10Q58 30 42 40Z"/>
    <path data-part="fruit" fill="#ffd35c" d="M38 36Q66 36 68 72Q68 108 38 112Q8 108 8 72Q10 36 38 36Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M14 54L54 102M26 40L64 84M10 78L38 110M62 54L22 102M50 40L12 84"/>
    <path fill="#f0b868" d="M46 70L78 56L126 64L126 106L94 124L46 112Z"/>
    <path fill="#f8dca0" d="M46 70L94 80L94 124L46 112Z"/>
    <path fill="#d98a3a" d="M56 82L84 88L84 112L56 105Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M94 80L126 64M94 80L94 124"/>
  `,
  // Two flower rolls, steamed: twisted layers with spring onion.
  "twisted-roll": `
    <ellipse data-part="plate" fill="#dfe8f4" cx="64" cy="104" rx="62" ry="20"/>
    <path fill="#fff6e4" d="M5 86C3.3 80.3 6.2 73 10 68C13.8 63 22 57.8 28 56C34 54.2 40.5 54.7 46 57C51.5 59.3 58.2 64.8 61 70C63.8 75.2 64.8 82.8 63 88C61.2 93.2 57.2 98.7 50 101C42.8 103.3 27.5 104.5 20 102C12.5 99.5 6.7 91.7 5 86Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M12 90C12.3 87.3 11 78.3 14 74C17 69.7 24.3 64.7 30 64C35.7 63.3 44.5 66.7 48 70C51.5 73.3 52.7 80.3 51 84C49.3 87.7 42.3 91.7 38 92C33.7 92.3 27 88.7 25 86C23 83.3 24 77.8 26 76C28 74.2 35.2 75.2 37 75"/>
    <circle fill="#8fce7c" cx="20" cy="66" r="2.6"/>
    <circle fill="#8fce7c" cx="55" cy="75" r="2.6"/>
    <circle fill="#8fce7c" cx="19" cy="93" r="2.6"/>
    <path fill="#fff6e4" d="M65 86C63.3 80.3 66.2 73 70 68C73.8 63 82 57.8 88 56C94 54.2 100.5 54.7 106 57C111.5 59.3 118.2 64.8 121 70C123.8 75.2 124.8 82.8 123 88C121.2 93.2 117.2 98.7 110 101C102.8 103.3 87.5 104.5 80 102C72.5 99.5 66.7 91.7 65 86Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M72 90C72.3 87.3 71 78.3 74 74C77 69.7 84.3 64.7 90 64C95.7 63.3 104.5 66.7 108 70C111.5 73.3 112.7 80.3 111 84C109.3 87.7 102.3 91.7 98 92C93.7 92.3 87 88.7 85 86C83 83.3 84 77.8 86 76C88 74.2 95.2 75.2 97 75"/>
    <circle fill="#8fce7c" cx="80" cy="66" r="2.6"/>
    <circle fill="#8fce7c" cx="115" cy="75" r="2.6"/>
    <circle fill="#8fce7c" cx="79" cy="93" r="2.6"/>
    <path fill="#fff6e4" d="M35 54C33.3 48.3 36.2 41 40 36C43.8 31 52 25.8 58 24C64 22.2 70.5 22.7 76 25C81.5 27.3 88.2 32.8 91 38C93.8 43.2 94.8 50.8 93 56C91.2 61.2 87.2 66.7 80 69C72.8 71.3 57.5 72.5 50 70C42.5 67.5 36.7 59.7 35 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M42 58C42.3 55.3 41 46.3 44 42C47 37.7 54.3 32.7 60 32C65.7 31.3 74.5 34.7 78 38C81.5 41.3 82.7 48.3 81 52C79.3 55.7 72.3 59.7 68 60C63.7 60.3 57 56.7 55 54C53 51.3 54 45.8 56 44C58 42.2 65.2 43.2 67 43"/>
    <circle fill="#8fce7c" cx="50" cy="34" r="2.6"/>
    <circle fill="#8fce7c" cx="85" cy="43" r="2.6"/>
    <circle fill="#8fce7c" cx="49" cy="61" r="2.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M24 34Q30 28 24 24Q19 20 25 16M104 34Q110 28 104 24Q99 20 105 16"/>
  `,
  // Cornmeal cones in a steamer, one lying so that its hollow shows.
  "steamed-cornbread": `
    <path data-part="basket" fill="#c98a4a" d="M2 98L126 98L120 126L8 126Z"/>
    <path data-part="rim" fill="#f4e0b8" d="M2 92Q64 80 126 92L126 102Q64 110 2 102Z"/>
    <path fill="#ffc83a" d="M5 90L24 28Q32 14 40 28L59 90Q32 100 5 90Z"/>
    <path fill="#ffc83a" d="M69 90L88 28Q96 14 104 28L123 90Q96 100 69 90Z"/>
    <path fill="#ffe08a" d="M44 62L86 78Q98 86 86 94L46 110Q34 104 34 86Q36 68 44 62Z"/>
    <ellipse fill="#b2825d" cx="44" cy="86" rx="12" ry="22"/>
    <path fill="none" stroke="#8a5a10" stroke-width="2.2" d="M26 48L28 54M40 62L43 68M20 74L23 79M90 48L92 54M104 62L107 68M70 80L75 82M66 92L71 92"/>
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
