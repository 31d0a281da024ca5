/** Things out of doors, sweets, dress and signs of China: 128 × 128 boxes. */
export const outOfDoorsAndOldChina: Readonly<Record<string, string>> = {
  // A sprinkler on the lawn throws arcs of water.
  sprinkler: `
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M58 60Q34 10 6 44M60 58Q46 2 22 12M68 58Q82 2 106 12M70 60Q94 10 122 44"/>
    <circle data-part="drop" fill="#a8dcf8" cx="5" cy="52" r="4"/>
    <circle data-part="drop" fill="#a8dcf8" cx="20" cy="22" r="4"/>
    <circle data-part="drop" fill="#a8dcf8" cx="108" cy="22" r="4"/>
    <circle data-part="drop" fill="#a8dcf8" cx="123" cy="52" r="4"/>
    <circle data-part="drop" fill="#a8dcf8" cx="64" cy="14" r="4"/>
    <circle data-part="drop" fill="#a8dcf8" cx="40" cy="50" r="3.6"/>
    <circle data-part="drop" fill="#a8dcf8" cx="90" cy="50" r="3.6"/>
    <path fill="#f2705a" d="M50 58H78V70H72V88H56V70H50Z"/>
    <path fill="#8fce7c" d="M48 86H80Q84 86 84 90V94Q84 98 80 98H48Q44 98 44 94V90Q44 86 48 86Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="5" d="M84 94Q104 96 126 88"/>
    <path fill="#9fd88a" d="M2 124L8 106L14 120L22 104L28 120L36 106L42 120L50 102L56 120L64 106L70 120L78 102L84 120L92 106L98 120L106 104L112 120L120 106L126 124Z"/>
  `,

  // A half-pipe for skaters, a board on its slope.
  "skate-ramp": `
    <path fill="#d8c8f0" d="M2 30H28Q30 98 64 98Q98 98 100 30H126V124H2Z"/>
    <path fill="#9aa4b4" d="M3 24H27Q29 24 29 26V30Q29 32 27 32H3Q1 32 1 30V26Q1 24 3 24Z"/>
    <path fill="#9aa4b4" d="M101 24H125Q127 24 127 26V30Q127 32 125 32H101Q99 32 99 30V26Q99 24 101 24Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M10 44V116M118 44V116M28 108H100"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M4 24V8H26V24M102 24V8H124V24"/>
    <path fill="#ffb04d" d="M34.3 48L58.9 79.5L65.3 79.6L58 86.5L52.8 83.1L29.4 53.1L27.2 47.1L35.7 41.8Z"/>
    <circle fill="#f2605a" cx="33" cy="62" r="5"/>
    <circle fill="#f2605a" cx="46" cy="79" r="5"/>
  `,

  // Two crossed oars and a rope.
  oars: `
    <path fill="#e0b070" d="M44.7 42.8L49.7 39.5L97.8 110.7L92.8 114.1Z"/>
    <path fill="#f2705a" d="M28.2 12.9C30.7 11.3 35.4 10.5 39 12.9C42.6 15.3 47.3 22.2 49.9 27.2C52.5 32.3 54.4 39.9 54.7 43.3C55 46.7 53.1 46.8 51.7 47.8C50.3 48.7 49.5 50.5 46.4 48.9C43.4 47.3 37.1 42.8 33.3 38.4C29.6 34.1 25 27.2 24.1 22.9C23.3 18.7 25.7 14.6 28.2 12.9Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M32.7 19.6L47.2 41.1"/>
    <path fill="#e0b070" d="M78.3 39.5L83.3 42.8L35.2 114.1L30.2 110.7Z"/>
    <path fill="#f2705a" d="M99.8 12.9C102.3 14.6 104.7 18.7 103.9 22.9C103 27.2 98.4 34.1 94.7 38.4C90.9 42.8 84.6 47.3 81.6 48.9C78.5 50.5 77.7 48.7 76.3 47.8C74.9 46.8 73 46.7 73.3 43.3C73.6 39.9 75.5 32.3 78.1 27.2C80.7 22.2 85.4 15.3 89 12.9C92.6 10.5 97.3 11.3 99.8 12.9Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M95.3 19.6L80.8 41.1"/>
    <circle fill="#ffd890" cx="64" cy="66" r="11"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M56 62L72 70M72 62L56 70"/>
  `,

  // Rails on sleepers running to the mountains.
  "train-tracks": `
    <path fill="#c8dcc0" d="M2 44L24 18L40 36L62 8L84 34L102 18L126 44Z"/>
    <path fill="#c98f5e" d="M3.2 116H124.8Q125.8 116 125.8 117V125Q125.8 126 124.8 126H3.2Q2.2 126 2.2 125V117Q2.2 116 3.2 116Z"/>
    <path fill="#c98f5e" d="M14.8 96H113.2Q114.2 96 114.2 97V104Q114.2 105 113.2 105H14.8Q13.8 105 13.8 104V97Q13.8 96 14.8 96Z"/>
    <path fill="#c98f5e" d="M25.3 78H102.7Q103.7 78 103.7 79V85Q103.7 86 102.7 86H25.3Q24.3 86 24.3 85V79Q24.3 78 25.3 78Z"/>
    <path fill="#c98f5e" d="M33.4 64H94.6Q95.6 64 95.6 65V69.5Q95.6 70.5 94.6 70.5H33.4Q32.4 70.5 32.4 69.5V65Q32.4 64 33.4 64Z"/>
    <path fill="#c98f5e" d="M39.8 53H88.2Q89.2 53 89.2 54V57Q89.2 58 88.2 58H39.8Q38.8 58 38.8 57V54Q38.8 53 39.8 53Z"/>
    <path fill="#9aa4b4" d="M54 44L58 44L36 127L24 127Z"/>
    <path fill="#9aa4b4" d="M74 44L70 44L92 127L104 127Z"/>
  `,

  // The sign of yin and yang.
  "yin-yang": `
    <circle fill="#ffffff" cx="64" cy="64" r="60"/>
    <path fill="#9a96b0" d="M64 4A60 60 0 0 0 64 124A30 30 0 0 0 64 64A30 30 0 0 1 64 4Z"/>
    <circle fill="#9a96b0" cx="64" cy="34" r="11"/>
    <circle fill="#ffffff" cx="64" cy="94" r="11"/>
  `,

  // The eight trigrams around yin and yang.
  bagua: `
    <path fill="#ffe9a0" d="M88.5 4.9L123.1 39.5L123.1 88.5L88.5 123.1L39.5 123.1L4.9 88.5L4.9 39.5L39.5 4.9Z"/>
    <circle fill="#ffffff" cx="64" cy="64" r="25"/>
    <path fill="#9a96b0" d="M64 39A25 25 0 0 0 64 89A12.5 12.5 0 0 0 64 64A12.5 12.5 0 0 1 64 39Z"/>
    <circle fill="#9a96b0" cx="64" cy="51.5" r="4.4"/>
    <circle fill="#ffffff" cx="64" cy="76.5" r="4.4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.8" d="M53.0 28.0L75.0 28.0M53.0 20.6L75.0 20.6M53.0 13.2L75.0 13.2M81.7 30.8L87.3 36.4M91.6 40.7L97.2 46.3M86.9 25.5L102.5 41.1M92.1 20.3L107.7 35.9M100.0 53.0L100.0 75.0M107.4 53.0L107.4 61.0M107.4 67.0L107.4 75.0M114.8 53.0L114.8 75.0M97.2 81.7L91.6 87.3M87.3 91.6L81.7 97.2M102.5 86.9L96.8 92.6M92.6 96.8L86.9 102.5M107.7 92.1L92.1 107.7M75.0 100.0L67.0 100.0M61.0 100.0L53.0 100.0M75.0 107.4L67.0 107.4M61.0 107.4L53.0 107.4M75.0 114.8L67.0 114.8M61.0 114.8L53.0 114.8M46.3 97.2L30.8 81.7M41.1 102.5L35.4 96.8M31.2 92.6L25.5 86.9M35.9 107.7L30.2 102.0M26.0 97.8L20.3 92.1M28.0 75.0L28.0 67.0M28.0 61.0L28.0 53.0M20.6 75.0L20.6 53.0M13.2 75.0L13.2 67.0M13.2 61.0L13.2 53.0M30.8 46.3L46.3 30.8M25.5 41.1L41.1 25.5M20.3 35.9L26.0 30.2M30.2 26.0L35.9 20.3"/>
  `,

  // Northern lights: two bands that sway across the sky over a hut and firs in the snow.
  aurora: `
    <path data-part="ray" fill="#8fe0b8" d="M0 46C0 46 8.3 26 14 20C19.7 14 27.3 10 34 10C40.7 10 47.3 17.3 54 20C60.7 22.7 67.3 27.3 74 26C80.7 24.7 87.7 15.7 94 12C100.3 8.3 106.3 4.3 112 4C117.7 3.7 128 10 128 10C128 10 122.3 24.3 118 30C113.7 35.7 107.7 40.3 102 44C96.3 47.7 90 51 84 52C78 53 72 51.7 66 50C60 48.3 54 43.3 48 42C42 40.7 35.7 40.3 30 42C24.3 43.7 19 51.3 14 52C9 52.7 0 46 0 46Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M20 15C20 15 22 44 22 44M42 14C42 14 42 42 42 42M64 25C64 25 66 50 66 50M84 20C84 20 86 52 86 52M104 8C104 8 104 43 104 43"/>
    <path data-part="ray" fill="#d8a8f4" d="M0 84C0 84 10 65.7 16 60C22 54.3 29.3 50 36 50C42.7 50 49.3 57.3 56 60C62.7 62.7 69 67 76 66C83 65 89.3 58.3 98 54C106.7 49.7 128 40 128 40C128 40 124 55.7 120 62C116 68.3 110 74 104 78C98 82 90.7 85 84 86C77.3 87 70.7 85.7 64 84C57.3 82.3 50.3 77.3 44 76C37.7 74.7 31.3 74.3 26 76C20.7 77.7 16.3 84.7 12 86C7.7 87.3 0 84 0 84Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M24 55C24 55 24 76 24 76M46 55C46 55 46 77 46 77M66 64C66 64 66 84 66 84M88 61C88 61 88 85 88 85M108 50C108 50 107 75 107 75"/>
    <path data-part="snow" fill="#ffffff" d="M0 114C3 110.3 12.3 104.7 20 102C27.7 99.3 36.7 98.7 46 98C55.3 97.3 66 97.3 76 98C86 98.7 97.3 99.7 106 102C114.7 104.3 128 112 128 112C128 112 128 121.3 126 124C120.7 126.7 106.3 127.3 96 128C85.7 128 75 128 64 128C53 128 40.3 128 30 128C19.7 127.3 7 126.3 2 124C0 121.7 0 117.7 0 114Z"/>
    <path data-part="leaves" fill="#5fb070" d="M24 66L38 90L32 90L46 116L2 116L16 90L10 90Z"/>
    <path data-part="leaves" fill="#5fb070" d="M108 74L120 94L115 94L126 116L90 116L101 94L96 94Z"/>
    <path data-part="wall" fill="#d99058" d="M54 100H80V120H54Z"/>
    <path data-part="roof" fill="#f2605a" d="M67 82L88 102H46Z"/>
    <path data-part="door" fill="#ffe070" d="M61 106H73V120H61Z"/>
  `,

  // A robe of the emperor: long sleeves with hoof cuffs, a dragon in a round, waves at the hem.
  "dragon-robe": `
    <path data-part="sleeve" fill="#ffd35c" d="M40 14L6 58L22 78L46 54Z"/>
    <path data-part="sleeve" fill="#ffd35c" d="M88 14L122 58L106 78L82 54Z"/>
    <path data-part="cuff" fill="#8fb8e8" d="M6 58L0 66L18 86L22 78Z"/>
    <path data-part="cuff" fill="#8fb8e8" d="M122 58L128 66L110 86L106 78Z"/>
    <path data-part="gown" fill="#ffd35c" d="M44 10Q64 22 84 10L92 46L104 124H24L36 46Z"/>
    <path fill="#8fb8e8" d="M29 98Q38 90 46 98Q55 106 64 98Q73 90 82 98Q90 106 99 98L104 124H24Z"/>
    <path fill="#f2705a" d="M26 110Q36 104 45 110Q55 116 64 110Q73 104 83 110Q93 116 102 110L104 124H24Z"/>
    <path data-part="collar" fill="#8fb8e8" d="M48 8Q64 4 80 8L84 12Q64 26 44 12Z"/>
    <circle fill="#f2705a" cx="64" cy="60" r="26"/>
    <path data-part="body" fill="#a8dcb0" d="M57.7 39.6C56.5 40.2 52.9 41.4 50.6 43.4C48.4 45.5 45.2 48.7 44.1 51.7C43 54.7 42.9 58.8 44 61.5C45.2 64.3 48.2 66.9 50.9 68.2C53.5 69.6 57.4 69.6 60 69.5C62.6 69.4 64.4 67.9 66.5 67.5C68.7 67 71.4 66.5 73 66.6C74.5 66.6 75 67 75.7 67.8C76.4 68.7 77.4 70.4 77.3 71.7C77.2 72.9 76.4 74.3 75.2 75.3C73.9 76.3 72 77.1 69.8 77.6C67.6 78 63.3 77.9 61.9 78L62.1 82C63.4 82 67.5 82.6 70.2 82.1C72.9 81.6 76.4 80.6 78.5 79C80.6 77.4 82.4 74.8 82.7 72.3C83.1 69.9 82.2 66.4 80.6 64.4C79 62.4 75.8 60.7 73.2 60.1C70.7 59.4 68 60.2 65.5 60.5C63 60.9 60.2 62.1 58.4 62.2C56.6 62.3 55.8 61.9 54.7 61.2C53.7 60.6 52.3 59.6 52 58.5C51.6 57.4 52 55.8 52.6 54.7C53.2 53.5 54 52.6 55.6 51.5C57.2 50.5 61.2 49 62.3 48.4Z"/>
    <path data-part="head" fill="#8fce9a" d="M52 40C53.3 38.2 57 37.3 60 37C63 36.7 67 36.8 70 38C73 39.2 76.3 42 78 44C79.7 46 80.7 48.3 80 50C79.3 51.7 76.3 53.5 74 54C71.7 54.5 68.7 53.3 66 53C63.3 52.7 60.3 52.8 58 52C55.7 51.2 53 50 52 48C51 46 50.7 41.8 52 40Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M58 38L52 31M64 37L63 29M77 52L84 56"/>
    <circle fill="#2a2440" cx="66" cy="44" r="2"/>
  `,

  // A teahouse of two floors: curved roofs, a flag with 茶, a table with a pot before it.
  teahouse: `
    <path data-part="wall" fill="#f6e4c8" d="M34 30H94V62H34Z"/>
    <path data-part="roof" fill="#7f98c8" d="M20 32Q32 24 36 8H92Q96 24 108 32Z"/>
    <path data-part="wall" fill="#f6e4c8" d="M20 74H108V122H20Z"/>
    <path data-part="roof" fill="#7f98c8" d="M4 76Q18 70 22 56H106Q110 70 124 76Z"/>
    <path data-part="window" fill="#ffe9a0" d="M42 36H60V52H42Z"/>
    <path data-part="window" fill="#ffe9a0" d="M68 36H86V52H68Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M51 36V52M42 44H60M77 36V52M68 44H86"/>
    <path data-part="door" fill="#f2705a" d="M50 84H78V122H50Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 84V122"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M114 74V124"/>
    <path data-part="flag" fill="#ffd35c" d="M98 80H126V112L112 106L98 112Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M104 86H120M108 83V89M116 83V89M112 88L105 95M112 88L119 95M106 98H118M112 94V105"/>
    <ellipse data-part="lamp" fill="#f2605a" cx="28" cy="86" rx="6" ry="7"/>
    <path fill="#c98f5e" d="M12 104H42Q44 104 44 106V108Q44 110 42 110H12Q10 110 10 108V106Q10 104 12 104Z"/>
    <path fill="#c98f5e" d="M14 110H19V124H14Z"/>
    <path fill="#c98f5e" d="M35 110H40V124H35Z"/>
  `,

  // A spear with a red tassel.
  "red-tasselled-spear": `
    <path fill="#d9a066" d="M71 47.1L76.1 50.3L33.2 119L28.1 115.8Z"/>
    <path fill="#d8dee8" d="M97.4 10.6L94.9 31.5L81.2 44.1L74.4 39.8L79.7 21.9Z"/>
    <path data-part="tassel" fill="#f2605a" d="M73.7 37.1C78.3 36.8 82.2 39.2 83.9 43.4C85.6 47.6 85.2 56.4 83.9 62.3C82.6 68.2 78.4 73.7 76.1 78.6C75.3 75.3 75.8 67.8 73.5 67.6C71.3 67.4 66 74.4 62.7 77.4C63.1 73.3 65.7 65.1 64 64C62.3 62.9 56 68.9 52.6 71C53.8 66.8 57.7 58.9 56.6 57C55.4 55.1 48.9 58.8 45.6 59.5C48.9 55.3 52.1 49.1 56.8 45.3C61.5 41.6 69.2 37.4 73.7 37.1Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M84 42L74 58M88 46L86 60"/>
  `,

  // Rice in a clay pot: slices of sausage, greens and an egg.
  "clay-pot-rice": `
    <path data-part="handle" fill="#c98f5e" d="M1 64L20 58L24 70L4 78Z"/>
    <path data-part="pot" fill="#d9a888" d="M16 62H114Q112 104 92 118H38Q18 104 16 62Z"/>
    <ellipse data-part="rice" fill="#ffffff" cx="65" cy="62" rx="50" ry="22"/>
    <circle fill="#ffffff" cx="48" cy="60" r="15"/>
    <circle fill="#ffd35c" cx="48" cy="60" r="7"/>
    <ellipse fill="#f2805a" cx="78" cy="52" rx="9" ry="6"/>
    <ellipse fill="#f2805a" cx="90" cy="60" rx="9" ry="6"/>
    <ellipse fill="#f2805a" cx="80" cy="66" rx="9" ry="6"/>
    <path fill="#8fce7c" d="M60 74C61.7 72.3 67.3 71.7 72 72C76.7 72.3 87.3 74.3 88 76C88.7 77.7 80.3 81 76 82C71.7 83 64.7 83.3 62 82C59.3 80.7 58.3 75.7 60 74Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M34 100Q64 110 98 100"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M44 30Q50 24 44 20Q39 16 45 12M82 30Q88 24 82 20Q77 16 83 12"/>
  `,

  // A bowl of taro balls, grass jelly, red beans and ice.
  "taro-balls": `
    <path data-part="bowl" fill="#b8a8e8" d="M6 60H122Q118 98 92 110H36Q10 98 6 60Z"/>
    <path fill="#b8a8e8" d="M45 108H83Q86 108 86 111V119Q86 122 83 122H45Q42 122 42 119V111Q42 108 45 108Z"/>
    <ellipse data-part="rim" fill="#fffaf0" cx="64" cy="60" rx="58" ry="20"/>
    <path fill="#e8c0f0" d="M28 49H32Q38 49 38 55V56Q38 62 32 62H28Q22 62 22 56V55Q22 49 28 49Z"/>
    <path fill="#ffe0a0" d="M44 41H48Q54 41 54 47V48Q54 54 48 54H44Q38 54 38 48V47Q38 41 44 41Z"/>
    <path fill="#ffb888" d="M34 59H38Q44 59 44 65V66Q44 72 38 72H34Q28 72 28 66V65Q28 59 34 59Z"/>
    <path fill="#e8c0f0" d="M88 43H92Q98 43 98 49V50Q98 56 92 56H88Q82 56 82 50V49Q82 43 88 43Z"/>
    <path fill="#ffb888" d="M98 53H102Q108 53 108 59V60Q108 66 102 66H98Q92 66 92 60V59Q92 53 98 53Z"/>
    <path fill="#a098b0" d="M58 44H68Q70 44 70 46V55Q70 57 68 57H58Q56 57 56 55V46Q56 44 58 44Z"/>
    <path fill="#a098b0" d="M72 56H82Q84 56 84 58V67Q84 69 82 69H72Q70 69 70 67V58Q70 56 72 56Z"/>
    <path fill="#a098b0" d="M56 62H65Q67 62 67 64V72Q67 74 65 74H56Q54 74 54 72V64Q54 62 56 62Z"/>
    <ellipse fill="#f2705a" cx="76" cy="46" rx="4.4" ry="3.4"/>
    <ellipse fill="#f2705a" cx="86" cy="70" rx="4.4" ry="3.4"/>
    <path fill="#f2f2f8" d="M98 44L124 14L127 18L104 50Z"/>
    <path fill="#ffffff" d="M64 20C66.7 20 71 23.3 72 26C73 28.7 72.3 34.3 70 36C67.7 37.7 60.3 37.7 58 36C55.7 34.3 55 28.7 56 26C57 23.3 61.3 20 64 20Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M30 88Q40 80 50 88Q60 96 70 88Q80 80 92 88"/>
  `,

  // A chair of bamboo: bound poles, a round back.
  "bamboo-chair": `
    <path fill="#d8c070" d="M22 70Q14 6 64 4Q114 6 106 70H94Q98 16 64 15Q30 16 34 70Z"/>
    <path fill="#e8d890" d="M46 20H53Q55 20 55 22V64Q55 66 53 66H46Q44 66 44 64V22Q44 20 46 20Z"/>
    <path fill="#e8d890" d="M60 20H67Q69 20 69 22V64Q69 66 67 66H60Q58 66 58 64V22Q58 20 60 20Z"/>
    <path fill="#e8d890" d="M74 20H81Q83 20 83 22V64Q83 66 81 66H74Q72 66 72 64V22Q72 20 74 20Z"/>
    <path data-part="seat" fill="#d8c070" d="M19 64H109Q114 64 114 69V71Q114 76 109 76H19Q14 76 14 71V69Q14 64 19 64Z"/>
    <path data-part="leg" fill="#d8c070" d="M23 76H28Q31 76 31 79V123Q31 126 28 126H23Q20 126 20 123V79Q20 76 23 76Z"/>
    <path data-part="leg" fill="#d8c070" d="M100 76H105Q108 76 108 79V123Q108 126 105 126H100Q97 126 97 123V79Q97 76 100 76Z"/>
    <path fill="#e8d890" d="M34 96H94Q97 96 97 99V102Q97 105 94 105H34Q31 105 31 102V99Q31 96 34 96Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M20 92H31M97 92H108M20 112H31M97 112H108M36 76V96M50 76V96M64 76V96M78 76V96M92 76V96"/>
  `,
};
