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
  // Uluru: the great red rock with its furrows on the plain, tufts of grass before it.
  uluru: `
    <path data-part="rock" fill="#f5a070" d="M2 92C2 92 4 80 6 74C8 68 11.3 60.7 14 56C16.7 51.3 18.3 49 22 46C25.7 43 30.3 39 36 38C41.7 37 49 40.7 56 40C63 39.3 70.7 34.3 78 34C85.3 33.7 94.3 35.3 100 38C105.7 40.7 108.7 44.7 112 50C115.3 55.3 117.7 63 120 70C122.3 77 126 92 126 92C126 92 2 92 2 92Z"/>
    <path fill="#f2c090" d="M2 92C2 92 4.3 81 6 76C7.7 71 10 66 12 62C14 58 15.7 51.3 18 52C20.3 52.7 24 61.3 26 66C28 70.7 29 75.7 30 80C31 84.3 32 92 32 92C32 92 2 92 2 92Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M44 46C44.7 48.7 47.7 56.3 48 62C48.3 67.7 46.3 77 46 80M64 44C64.7 46.7 67.7 53.7 68 60C68.3 66.3 66.3 78.3 66 82M84 42C84.7 45 87.7 54 88 60C88.3 66 86.3 75 86 78M102 48C102.7 50.3 105.3 56.7 106 62C106.7 67.3 106 77 106 80"/>
    <path data-part="ground" fill="#f7dca0" d="M2 88C5.2 85.7 9.7 91.7 20 92C30.3 92.3 49.3 90 64 90C78.7 90 97.7 92.3 108 92C118.3 91.7 122.8 85.7 126 88C128 90.3 128 100.7 127 106C124.7 111.3 122.5 116.8 112 120C101.5 123.2 80 125 64 125C48 125 26.5 123.2 16 120C5.5 116.8 3.3 111.3 1 106C0 100.7 0 90.3 2 88Z"/>
    <path data-part="bush" fill="#8fc060" d="M12 114C12 114 8 100 8 100C8 100 18 106 18 106C18 106 24 94 24 94C24 94 30 106 30 106C30 106 40 100 40 100C40 100 36 114 36 114C36 114 12 114 12 114Z"/>
    <path data-part="bush" fill="#8fc060" d="M54 108C54 108 50 94 50 94C50 94 60 100 60 100C60 100 66 88 66 88C66 88 72 100 72 100C72 100 82 94 82 94C82 94 78 108 78 108C78 108 54 108 54 108Z"/>
    <path data-part="bush" fill="#8fc060" d="M92 116C92 116 88 102 88 102C88 102 98 108 98 108C98 108 104 96 104 96C104 96 110 108 110 108C110 108 120 102 120 102C120 102 116 116 116 116C116 116 92 116 92 116Z"/>
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
  // The tower of red eaves before the cliff of caves.
  "mogao-caves": `
    <path data-part="rock" fill="#d9a868" d="M0 126C0 126 0.3 74.7 2 60C3.7 45.3 6.3 42.7 10 38C13.7 33.3 19 34.3 24 32C29 29.7 35.3 27 40 24C44.7 21 48 16.3 52 14C56 11.7 60 10 64 10C68 10 72 11.7 76 14C80 16.3 83.3 21 88 24C92.7 27 99 29.7 104 32C109 34.3 114.3 33.3 118 38C121.7 42.7 124.3 45.3 126 60C127.7 74.7 128 126 128 126C128 126 0 126 0 126Z"/>
    <path data-part="wall" fill="#ffffff" d="M38 98H90V124H38Z"/>
    <path data-part="wall" fill="#ffffff" d="M43 72H85V98H43Z"/>
    <path data-part="wall" fill="#ffffff" d="M49 46H79V72H49Z"/>
    <path data-part="roof" fill="#e8685f" d="M24 98Q36 96 38 84H90Q92 96 104 98L100 104H28Z"/>
    <path data-part="roof" fill="#e8685f" d="M30 72Q42 70 44 58H84Q86 70 98 72L94 78H34Z"/>
    <path data-part="roof" fill="#e8685f" d="M36 46Q48 44 50 32H78Q80 44 92 46L88 52H40Z"/>
    <path fill="#ffd35c" d="M64 16C64 16 69 23 70 26C71 29 70 34 70 34C70 34 58 34 58 34C58 34 57 29 58 26C59 23 64 16 64 16Z"/>
    <path data-part="door" fill="#8fc3f0" d="M56 126C56 126 54.7 116.7 56 114C57.3 111.3 61.3 110 64 110C66.7 110 70.7 111.3 72 114C73.3 116.7 72 126 72 126C72 126 56 126 56 126Z"/>
    <path data-part="entrance" fill="#fff0d0" d="M7 114C7 114 5.8 105.2 7 102C8.2 98.8 11.7 95 14 95C16.3 95 19.8 98.8 21 102C22.2 105.2 21 114 21 114C21 114 7 114 7 114Z"/>
    <path data-part="entrance" fill="#fff0d0" d="M107 114C107 114 105.8 105.2 107 102C108.2 98.8 111.7 95 114 95C116.3 95 119.8 98.8 121 102C122.2 105.2 121 114 121 114C121 114 107 114 107 114Z"/>
    <path data-part="entrance" fill="#fff0d0" d="M13 82C13 82 11.8 73.2 13 70C14.2 66.8 17.7 63 20 63C22.3 63 25.8 66.8 27 70C28.2 73.2 27 82 27 82C27 82 13 82 13 82Z"/>
    <path data-part="entrance" fill="#fff0d0" d="M101 82C101 82 99.8 73.2 101 70C102.2 66.8 105.7 63 108 63C110.3 63 113.8 66.8 115 70C116.2 73.2 115 82 115 82C115 82 101 82 101 82Z"/>
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
