/** Famous sights of many lands: 128 × 128 boxes. */
export const famousSights: Readonly<Record<string, string>> = {
  // The Sagrada Família: tall towers like honeycombs, a star on one.
  "sagrada-familia": `
    <path fill="#e8c898" d="M52 46Q54 20 64 14Q74 20 76 46L80 92L48 92Z"/>
    <path fill="#f2d8a8" d="M12 62Q14 30 22 22Q30 30 32 62L34 126L8 126ZM34 54Q36 20 44 12Q52 20 54 54L56 126L32 126ZM74 54Q76 20 84 12Q92 20 94 54L96 126L72 126ZM96 62Q98 30 106 22Q114 30 116 62L120 126L94 126Z"/>
    <path fill="#ffe08a" d="M64 1L67 6L73 7L69 11L70 17L64 14L58 17L59 11L55 7L61 6Z"/>
    <circle fill="#f58f8f" cx="22" cy="18" r="5"/><circle fill="#f58f8f" cx="44" cy="9" r="5"/><circle fill="#f58f8f" cx="84" cy="9" r="5"/><circle fill="#f58f8f" cx="106" cy="18" r="5"/>
    <path fill="#e8c898" d="M36 126L36 96L64 70L92 96L92 126Z"/>
    <path data-part="door" fill="#c98a5a" d="M50 126L50 108Q52 92 64 90Q76 92 78 108L78 126Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M22 48L22 58M22 70L22 80M44 38L44 48M44 60L44 70M84 38L84 48M84 60L84 70M106 48L106 58M106 70L106 80M22 92L22 102M106 92L106 102M64 30L64 42"/>
  `,
  // Uluru: the great red rock in the flat desert.
  uluru: `
    <path data-part="rock" fill="#e8885a" d="M2 96Q6 72 16 66Q20 50 34 50L96 46Q112 48 116 64Q124 70 126 96Z"/>
    <path data-part="sand" fill="#f2c078" d="M2 94Q34 88 64 92Q96 88 126 94Q127 104 112 107Q64 114 16 107Q1 104 2 94Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M22 64Q20 76 24 84M40 58Q36 72 42 82M60 56Q56 68 60 78M82 56Q86 68 82 80M102 56Q108 68 104 82"/>
    <path fill="#a9c46a" d="M22 114L24 100L30 107L36 98L40 108L46 103L46 114ZM82 114L84 101L90 108L96 98L100 108L106 103L106 114Z"/>
  `,
  // The Matterhorn: a crooked peak of snow above a meadow with a cabin.
  matterhorn: `
    <path data-part="rock" fill="#a8b8d0" d="M2 106L36 60L56 12Q62 2 70 8L76 20L92 56L126 106Z"/>
    <path data-part="snow" fill="#ffffff" d="M36 60L56 12Q62 2 70 8L76 20L92 56L82 50L76 62L66 48L58 64L48 52Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M66 22L60 38M66 74L74 92M50 74L42 92M88 70L96 88"/>
    <path fill="#8fd07c" d="M0 116Q20 100 64 104Q108 100 128 116Q112 127 64 127Q16 127 0 116Z"/>
    <path fill="#d9985a" d="M20 100L44 100L44 120L20 120Z"/><path data-part="roof" fill="#e8685f" d="M12 102L30 86L48 102Z"/>
    <path fill="#5fae78" d="M86 120L94 92L102 120ZM106 122L113 96L120 122Z"/>
  `,
  // The Atomium: nine balls joined by tubes.
  atomium: `
    <path fill="#b8c4d4" d="M60 14L68 14L68 118L60 118ZM24 36L30 30L104 84L98 90ZM104 36L98 30L24 84L30 90ZM22 34L30 34L30 88L22 88ZM98 34L106 34L106 88L98 88Z"/>
    <path fill="#b8c4d4" d="M26 28L62 8L66 14L30 34ZM102 28L66 8L62 14L98 34ZM26 90L62 112L66 106L30 84ZM102 90L66 112L62 106L98 84Z"/>
    <circle fill="#dfe8f4" cx="64" cy="14" r="13"/><circle fill="#dfe8f4" cx="26" cy="34" r="13"/><circle fill="#dfe8f4" cx="102" cy="34" r="13"/><circle fill="#dfe8f4" cx="26" cy="86" r="13"/><circle fill="#dfe8f4" cx="102" cy="86" r="13"/><circle fill="#f2f6fc" cx="64" cy="60" r="16"/><circle fill="#dfe8f4" cx="64" cy="108" r="14"/>
    <path fill="#8fd07c" d="M30 127Q46 114 64 122Q82 114 98 127Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M55 55Q58 50 64 49M20 29Q22 26 26 26M96 29Q98 26 102 26M58 9Q60 6 64 6"/>
  `,
  // Neuschwanstein: a white castle with pointed towers on its rock among firs.
  neuschwanstein: `
    <path fill="#fff8ec" d="M58 34L74 34L74 96L58 96ZM22 50L36 50L36 100L22 100ZM92 44L106 44L106 100L92 100Z"/>
    <path data-part="roof" fill="#8fa8d8" d="M54 36L66 2L78 36ZM18 52L29 22L40 52ZM88 46L99 14L110 46Z"/>
    <path fill="#fff3dc" d="M34 68L94 68L94 104L34 104Z"/><path data-part="roof" fill="#a8bce4" d="M30 70L44 52L84 52L98 70Z"/>
    <path data-part="window" fill="#c8e4fa" d="M44 76Q48 72 52 76L52 86L44 86ZM76 76Q80 72 84 76L84 86L76 86ZM62 44Q66 40 70 44L70 52L62 52Z"/>
    <path data-part="door" fill="#c98a5a" d="M56 104L56 90Q64 80 72 90L72 104Z"/>
    <path data-part="rock" fill="#d8ccb8" d="M2 126Q8 104 24 102L104 102Q120 104 126 126Z"/>
    <path fill="#6fbf80" d="M2 124L12 92L22 124ZM106 124L116 92L126 124ZM20 126L28 104L36 126ZM92 126L100 104L108 126Z"/>
  `,
  // A Japanese castle: white walls, roofs with turned-up corners, on a base of stones.
  "himeji-castle": `
    <path fill="#fffaf0" d="M46 18L82 18L82 38L46 38ZM36 44L92 44L92 64L36 64ZM26 70L102 70L102 92L26 92Z"/>
    <path data-part="roof" fill="#8fa0c0" d="M36 20Q46 16 52 4L76 4Q82 16 92 20L92 26L36 26Z"/>
    <path data-part="roof" fill="#8fa0c0" d="M22 44Q36 40 42 32L86 32Q92 40 106 44L106 52L22 52Z"/>
    <path data-part="roof" fill="#8fa0c0" d="M10 70Q26 66 32 58L96 58Q102 66 118 70L118 79L10 79Z"/>
    <path data-part="roof" fill="#a8b8d4" d="M64 36L84 58L44 58Z"/>
    <path fill="#d0c4b4" d="M24 92L104 92Q108 112 122 126L6 126Q20 112 24 92Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M58 29L58 31M70 29L70 31M44 84L44 88M64 82L64 88M84 84L84 88M30 102L50 102M60 102L82 102M90 102L100 102M22 114L40 114M52 114L72 114M84 114L106 114"/>
  `,
  // Mont-Saint-Michel: an island town, its abbey with a spire on top, water about it.
  "mont-saint-michel": `
    <path data-part="roof" fill="#8fa8d8" d="M58 40L64 1L70 40Z"/>
    <path fill="#f2e4c8" d="M48 36L80 36L80 62L48 62Z"/><path data-part="roof" fill="#a8bce4" d="M44 38L54 26L74 26L84 38Z"/>
    <path fill="#e8d4b0" d="M32 58L96 58L100 84L28 84Z"/>
    <path data-part="rock" fill="#8fd07c" d="M10 104Q22 78 34 82L94 82Q106 78 118 104Z"/>
    <path fill="#fff3dc" d="M28 84L44 84L44 100L28 100ZM56 88L72 88L72 102L56 102ZM84 84L100 84L100 100L84 100Z"/><path data-part="roof" fill="#e8685f" d="M25 86L36 74L47 86ZM53 90L64 78L75 90ZM81 86L92 74L103 86Z"/>
    <path fill="#d8ccb8" d="M4 100L124 100L124 114L4 114Z"/>
    <path data-part="water" fill="#9bd4f5" d="M0 114Q10 106 20 112Q32 104 44 112Q56 104 68 112Q80 104 92 112Q104 104 116 112Q124 108 128 114L128 127L0 127Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M56 46L56 54M64 46L64 54M72 46L72 54M42 66L42 74M56 66L56 72M72 66L72 72M86 66L86 74"/>
  `,
  // The harbour bridge of Sydney: a great arch of steel between four towers.
  "sydney-harbour-bridge": `
    <path fill="#a8b8d0" d="M14 92Q64 2 114 92L104 92Q64 24 24 92Z"/>
    <path fill="#dfe8f4" d="M24 92Q64 24 104 92L98 92Q64 40 30 92Z"/>
    
    <path fill="#8f9cb8" d="M0 84L128 84L128 94L0 94Z"/>
    <path fill="#e8d4b0" d="M4 60L18 60L18 112L4 112ZM110 60L124 60L124 112L110 112Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M40 70L40 82M52 58L52 82M64 54L64 82M76 58L76 82M88 70L88 82"/>
    <path data-part="water" fill="#9bd4f5" d="M0 112Q12 102 24 110Q38 102 52 110Q66 102 80 110Q94 102 108 110Q120 104 128 112L128 127L0 127Z"/>
  `,
  // Marina Bay Sands: three towers that carry a ship.
  "marina-bay-sands": `
    <path fill="#c8dcf0" d="M12 118L16 40L36 40L42 118ZM50 118L54 40L74 40L78 118ZM88 118L92 40L112 40L118 118Z"/>
    <path fill="#fff3dc" d="M1 28Q4 40 18 42L110 42Q124 40 127 24Q64 36 1 28Z"/>
    <path fill="#8fd07c" d="M20 31Q18 18 28 18Q36 20 34 32ZM48 33Q46 20 56 20Q64 22 62 33ZM76 32Q74 18 84 18Q92 20 90 32Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M18 56L36 56M17 70L37 70M16 84L38 84M15 98L39 98M55 56L73 56M54 70L74 70M53 84L75 84M53 98L75 98M93 56L111 56M92 70L112 70M92 84L113 84M91 98L114 98"/>
    <path data-part="water" fill="#9bd4f5" d="M0 118Q10 110 20 116Q32 108 44 116Q56 108 68 116Q80 108 92 116Q104 108 116 116Q124 112 128 118L128 127L0 127Z"/>
  `,
  // A huabiao: a column of marble with clouds, a dragon round it, a beast on top.
  huabiao: `
    <path fill="#f2ece0" d="M34 104L94 104L94 114L104 114L104 126L24 126L24 114L34 114Z"/>
    <path fill="#fffaf0" d="M52 28L76 28L78 104L50 104Z"/>
    <path fill="#c8dcf0" d="M50 44Q40 50 28 44Q16 48 16 38Q16 28 28 32Q30 22 42 28L52 30ZM78 44Q88 52 102 46Q116 52 122 42Q126 32 114 32Q110 22 98 28Q90 22 76 30Z"/>
    <path fill="#ffe08a" d="M52 98Q72 94 74 84Q52 82 52 72Q60 60 74 58L74 50Q56 50 48 66Q46 84 60 88Q56 90 50 90Z"/>
    <path fill="#e8dcc4" d="M42 20L86 20L82 30L46 30Z"/>
    <path fill="#ffd35c" d="M48 20L50 10Q46 2 56 2Q66 2 66 8Q78 8 80 20Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M40 110L88 110"/>
  `,
  // The caves of Mogao: nine roofs one above the other in the cliff.
  "mogao-caves": `
    <path data-part="rock" fill="#f2c888" d="M0 126L0 40Q20 16 44 22Q64 4 88 20Q112 16 128 42L128 126Z"/>
    <path fill="#f5d8b8" d="M55 22L73 22L73 42L55 42Z"/><path data-part="roof" fill="#c98a7a" d="M41 26Q51 22 57 13L71 13Q77 22 87 26Z"/>
    <path fill="#f5d8b8" d="M51 43L77 43L77 63L51 63Z"/><path data-part="roof" fill="#c98a7a" d="M37 47Q47 43 53 34L75 34Q81 43 91 47Z"/>
    <path fill="#f5d8b8" d="M47 64L81 64L81 84L47 84Z"/><path data-part="roof" fill="#c98a7a" d="M33 68Q43 64 49 55L79 55Q85 64 95 68Z"/>
    <path fill="#f5d8b8" d="M43 85L85 85L85 105L43 105Z"/><path data-part="roof" fill="#c98a7a" d="M29 89Q39 85 45 76L83 76Q89 85 99 89Z"/>
    <path fill="#f5d8b8" d="M40 104L88 104L88 126L40 126Z"/><path data-part="door" fill="#d98a5a" d="M54 126L54 110L74 110L74 126Z"/>
    <path fill="#d9a870" d="M8 64Q16 52 24 64L24 80L8 80ZM104 64Q112 52 120 64L120 80L104 80ZM6 100Q14 88 22 100L22 116L6 116ZM106 100Q114 88 122 100L122 116L106 116Z"/>
  `,
  // The giant Buddha of Leshan sits in the cliff by the river, tiny stairs at his side.
  "leshan-buddha": `
    <path data-part="rock" fill="#d8a880" d="M0 116L0 22Q24 2 44 14Q64 4 84 14Q104 2 128 22L128 116Z"/>
    <path fill="#b89070" d="M20 114L24 40Q28 18 64 18Q100 18 104 40L108 114Z"/>
    <path fill="#ffd98a" d="M42 60Q30 66 28 84L26 114L102 114L100 84Q98 66 86 60Z"/>
    <path fill="#fff4e4" d="M50 42Q50 26 64 26Q78 26 78 42Q78 62 64 64Q50 62 50 42Z"/>
    <path fill="#fff4e4" d="M50 38Q42 40 44 54Q48 60 52 56ZM78 38Q86 40 84 54Q80 60 76 56Z"/>
    <path data-part="hair" fill="#8fa0c0" d="M48 40Q46 24 58 22Q60 14 64 14Q68 14 70 22Q82 24 80 40Q72 32 64 32Q56 32 48 40Z"/>
    <path fill="#fff4e4" d="M32 84Q36 78 44 82L56 92L56 114L34 114ZM96 84Q92 78 84 82L72 92L72 114L94 114Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M56 46Q59 48 61 46M67 46Q69 48 72 46M60 56Q64 59 68 56M50 70Q64 80 78 70"/>
    <path data-part="water" fill="#9bd4f5" d="M0 114Q10 106 20 112Q32 104 44 112Q56 104 68 112Q80 104 92 112Q104 104 116 112Q124 108 128 114L128 127L0 127Z"/>
  `,
  // The Summer Palace: its tower on the hill above the lake and a bridge of many arches.
  "summer-palace": `
    <path fill="#a9d48a" d="M6 92Q20 62 64 58Q108 62 122 92Z"/>
    <path fill="#f5d8b8" d="M52 22L76 22L76 36L52 36ZM46 42L82 42L82 56L46 56ZM40 62L88 62L88 80L40 80Z"/>
    <path data-part="roof" fill="#f2a04a" d="M42 26Q54 20 64 2Q74 20 86 26L86 30L42 30ZM34 46Q46 42 50 34L78 34Q82 42 94 46L94 50L34 50ZM26 66Q40 62 44 54L84 54Q88 62 102 66L102 70L26 70Z"/>
    <path data-part="door" fill="#e8685f" d="M58 80L58 72L70 72L70 80Z"/>
    <path data-part="bridge" fill="#f2ece0" d="M0 102Q64 72 128 102L128 116L114 116Q110 98 96 98Q84 98 82 116L76 116Q74 92 64 92Q54 92 52 116L46 116Q44 98 32 98Q18 98 14 116L0 116Z"/>
    <path data-part="water" fill="#9bd4f5" d="M0 116Q10 108 20 114Q32 106 44 114Q56 106 68 114Q80 106 92 114Q104 106 116 114Q124 110 128 116L128 127L0 127Z"/>
  `,
};
