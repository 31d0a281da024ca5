/** What is drawn, played and sounded with at school: 128 × 128 boxes. */
export const schoolAndPlay: Readonly<Record<string, string>> = {
  // Sticks of chalk, one of them drawing a line.
  chalk: `
    <path fill="#8fc4a8" d="M4 6L124 6L124 104L4 104Z"/>
    <path fill="#d9a868" d="M2 102L126 102L126 122Q126 126 122 126L6 126Q2 126 2 122Z"/>
    <path fill="#ffffff" d="M50 44L102 16Q114 14 116 26Q118 32 112 36L60 64Z"/>
    <path fill="#fff6c8" d="M48 42Q44 46 50 57Q56 68 62 64Q66 60 60 50Q54 40 48 42Z"/>
    <path fill="#f7a0b4" d="M14 96L52 96Q58 96 58 103Q58 110 52 110L14 110Z"/><ellipse fill="#ffffff" cx="14" cy="103" rx="5" ry="7"/>
    <path fill="#a8d8f8" d="M76 96L114 96Q120 96 120 103Q120 110 114 110L76 110Z"/><ellipse fill="#ffffff" cx="76" cy="103" rx="5" ry="7"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M46 62Q34 88 24 70Q16 48 32 42Q44 30 26 24Q18 22 14 30"/>
  `,
  // One wax crayon in its paper, and what it drew.
  "single-crayon": `
    <path fill="none" stroke="#8a2a3a" stroke-width="2.4" d="M40 98Q56 126 64 106Q72 88 82 106Q90 122 100 106Q108 94 120 106"/>
    <path data-part="crayon" fill="#f0708a" d="M28 96L34 68L50 84Z"/>
    <path data-part="crayon" fill="#f0708a" d="M28 72L38 62L58 82L48 92Z"/>
    <path data-part="paper" fill="#ffd0d8" d="M38 62L96 4Q100 0 104 4L118 18Q122 22 118 26L58 82Z"/>
    <path fill="#f0708a" d="M46 54L54 46L76 66L68 74Z"/><path fill="#f0708a" d="M88 12L96 4L118 26L110 34Z"/>
    <path data-part="heart" fill="#ffffff" d="M78 54Q62 48 66 38Q72 32 78 38Q78 30 86 30Q92 36 78 54Z"/>
  `,
  // A tall pipe of wood with its bent mouthpiece and keys.
  bassoon: `
    <path fill="#fff6dc" d="M70 2L88 2L86 16L72 16Z"/>
    <path fill="#d98a5a" d="M72 14L86 14L88 108L70 108Z"/>
    <path fill="#e8a870" d="M50 34L66 34L68 108L48 108Z"/>
    <path fill="#ffd35c" d="M44 104L92 104L92 116Q90 127 68 127Q46 127 44 116Z"/>
    <path fill="#ffd35c" d="M46 30L70 30L70 40L46 40Z"/><path fill="#ffd35c" d="M68 40L90 40L90 50L68 50Z"/><path fill="#ffd35c" d="M46 76L90 76L90 86L46 86Z"/>
    <path fill="#c8d4e4" d="M54 30Q56 8 38 10Q24 12 22 30L16 30Q16 4 38 3Q62 2 61 30Z"/>
    <path fill="#ffe9a0" d="M14 28L24 28L27 50L11 50Z"/>
    <circle fill="#c8d4e4" cx="57" cy="52" r="5.5"/><circle fill="#c8d4e4" cx="57" cy="66" r="5.5"/><circle fill="#c8d4e4" cx="79" cy="64" r="5.5"/><circle fill="#c8d4e4" cx="58" cy="95" r="5.5"/><circle fill="#c8d4e4" cx="80" cy="95" r="5.5"/>
  `,
  // A coiled horn with its wide bell and valves.
  "french-horn": `
    <path fill="#ffc840" d="M50 78Q56 108 92 126L126 76Q98 72 80 52Z"/>
    <path fill="#fff0b0" d="M126 76Q128 92 114 112Q98 128 92 126Q84 116 100 94Q116 74 126 76Z"/>
    <circle fill="#ffd35c" cx="56" cy="56" r="44"/>
    <circle fill="#ffffff" cx="56" cy="56" r="32"/>
    <circle fill="#ffd35c" cx="56" cy="56" r="24"/>
    <circle fill="#ffffff" cx="56" cy="56" r="12"/>
    <path fill="#ffd35c" d="M62 12L98 12Q104 10 106 4L116 2L118 32L108 28Q104 24 98 24L62 24Z"/>
    <path fill="#b8c8dc" d="M20 44L36 36L52 66L36 74Z"/>
    <circle fill="#e8f0f8" cx="31" cy="46" r="7"/><circle fill="#e8f0f8" cx="40" cy="62" r="7"/>
    <path fill="#b8c8dc" d="M4 34L18 26L22 32L8 40Z"/><path fill="#b8c8dc" d="M10 48L22 42L26 48L14 54Z"/>
  `,
  // A pair of compasses drawing a circle.
  "drawing-compass": `
    <ellipse fill="#e4f2fb" cx="64" cy="104" rx="60" ry="20"/>
    <path fill="#8fb4e0" d="M56 26L70 32L42 96L38 106L36 92Z"/>
    <path fill="#8fb4e0" d="M58 32L72 26L92 78L80 84Z"/>
    <path fill="#ffd35c" d="M76 70L98 62L112 100L106 108L96 102Z"/>
    <path fill="#ffffff" d="M96 102L110 98L108 116Z"/>
    <circle fill="#f0708a" cx="64" cy="28" r="15"/><circle fill="#ffffff" cx="64" cy="28" r="6"/>
    <path fill="#c8ced6" d="M59 1L69 1L69 14L59 14Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M38 104L38 110M50 58Q64 68 80 58"/>
  `,
  // A pogo stick on its spring.
  "pogo-stick": `
    <path fill="#f0708a" d="M20 8Q20 2 28 2L100 2Q108 2 108 8Q108 16 100 16L28 16Q20 16 20 8Z"/>
    <path fill="#2a2440" d="M63 2L65 2L65 3L63 3Z"/>
    <path fill="#8fc4f0" d="M56 14L72 14L72 78L56 78Z"/>
    <path fill="#f0708a" d="M14 2L34 2Q38 2 38 9Q38 16 34 16L14 16Q6 16 6 9Q6 2 14 2Z"/><path fill="#f0708a" d="M94 2L114 2Q122 2 122 9Q122 16 114 16L94 16Q90 16 90 9Q90 2 94 2Z"/>
    <path fill="#ffd35c" d="M22 70Q22 66 28 66L100 66Q106 66 106 70L106 78Q106 82 100 82L28 82Q22 82 22 78Z"/>
    <path fill="#ffffff" d="M48 82L80 82L80 116L48 116Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M48 88L80 93M48 96L80 101M48 104L80 109"/>
    <path fill="#8a97c8" d="M50 114L78 114L74 127L54 127Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M30 110L22 122M98 110L106 122M18 100L10 106M110 100L118 106"/>
  `,
  // A child jumps over a rubber band that two friends hold.
  "elastic-skipping": `
    <path data-part="leg" fill="#8a92cc" d="M4 82L14 82L13 122L2 122Z"/><path data-part="leg" fill="#8a92cc" d="M16 82L26 82L28 122L17 122Z"/>
    <path data-part="shirt" fill="#ffd35c" d="M6 50L24 50L30 84L0 84Z"/><circle data-part="head" fill="#ffe0c4" cx="15" cy="34" r="15"/><path data-part="hair" fill="#c8966a" d="M0 32Q0 16 15 16Q31 16 30 32Q22 24 15 26Q8 24 0 32Z"/>
    <path data-part="leg" fill="#8a92cc" d="M102 82L112 82L111 122L100 122Z"/><path data-part="leg" fill="#8a92cc" d="M114 82L124 82L126 122L115 122Z"/>
    <path data-part="shirt" fill="#a9dd92" d="M104 50L122 50L128 84L98 84Z"/><circle data-part="head" fill="#ffe0c4" cx="113" cy="34" r="15"/><path data-part="hair" fill="#c8966a" d="M98 32Q98 16 113 16Q128 16 128 32Q120 24 113 26Q106 24 98 32Z"/>
    <path data-part="band" fill="#f0708a" d="M0 98L128 98L128 103L0 103Z"/><path data-part="band" fill="#f0708a" d="M0 112L128 112L128 117L0 117Z"/>
    <path data-part="leg" fill="#ffe0c4" d="M52 70L62 70L58 92L48 92Z"/><path data-part="leg" fill="#ffe0c4" d="M66 70L76 70L86 86L76 92Z"/>
    <path data-part="arm" fill="#ffe0c4" d="M54 42L38 28L44 22L60 38Z"/><path data-part="arm" fill="#ffe0c4" d="M74 42L90 28L84 22L68 38Z"/>
    <path data-part="dress" fill="#f7a0b4" d="M54 36L74 36L86 74L42 74Z"/>
    <circle data-part="head" fill="#ffe0c4" cx="64" cy="22" r="16"/><path data-part="hair" fill="#c8966a" d="M48 20Q48 4 64 4Q81 4 80 20Q72 12 64 14Q56 12 48 20Z"/><circle data-part="hair" fill="#c8966a" cx="46" cy="10" r="7"/><circle data-part="hair" fill="#c8966a" cx="82" cy="10" r="7"/>
    <path fill="none" stroke="#2a2440" stroke-width="2.2" d="M58 22L58 24M70 22L70 24M59 30Q64 34 69 30M10 34L10 36M20 34L20 36M11 42Q15 45 19 42M108 34L108 36M118 34L118 36M109 42Q113 45 117 42"/>
  `,
  // Noughts and crosses on a grid.
  "tic-tac-toe": `
    <path fill="#fff6dc" d="M10 4L118 4Q124 4 124 10L124 118Q124 124 118 124L10 124Q4 124 4 118L4 10Q4 4 10 4Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M44 10L44 118M84 10L84 118M10 44L118 44M10 84L118 84"/>
    <circle fill="#62b5f2" cx="24" cy="24" r="14"/><circle fill="#ffffff" cx="24" cy="24" r="7"/>
    <circle fill="#62b5f2" cx="104" cy="64" r="14"/><circle fill="#ffffff" cx="104" cy="64" r="7"/>
    <circle fill="#62b5f2" cx="64" cy="104" r="14"/><circle fill="#ffffff" cx="64" cy="104" r="7"/>
    <path fill="#f0708a" d="M52 14L58 10L64 18L70 10L76 14L70 24L76 34L70 38L64 30L58 38L52 34L58 24Z"/>
    <path fill="#f0708a" d="M52 54L58 50L64 58L70 50L76 54L70 64L76 74L70 78L64 70L58 78L52 74L58 64Z"/>
    <path fill="#f0708a" d="M12 94L18 90L24 98L30 90L36 94L30 104L36 114L30 118L24 110L18 118L12 114L18 104Z"/>
  `,
  // Goggles for virtual reality with their strap.
  "vr-headset": `
    <path fill="#ffb830" d="M14 52Q16 6 64 6Q112 6 114 52L98 52Q98 22 64 22Q30 22 30 52Z"/>
    <path fill="#f0708a" d="M52 2L76 2L78 44L50 44Z"/>
    <path fill="#c8d4e4" d="M2 52Q2 46 10 46L118 46Q126 46 126 52L126 88Q126 94 118 94L10 94Q2 94 2 88Z"/>
    <path fill="#ffffff" d="M14 50Q14 36 28 36L100 36Q114 36 114 50L114 100Q114 112 102 112L80 112Q72 112 64 100Q56 112 48 112L26 112Q14 112 14 100Z"/>
    <path fill="#62b5f2" d="M24 54Q24 46 32 46L96 46Q104 46 104 54L104 80Q104 88 96 88L32 88Q24 88 24 80Z"/>
    <path fill="none" stroke="#ffffff" stroke-width="2.4" d="M36 74L56 54M46 78L66 58"/>
  `,
  // A child walks high up on stilts.
  stilts: `
    <path fill="#e0a868" d="M44 28L51 28L47 127L39 127Z"/><path fill="#e0a868" d="M77 28L84 28L89 127L81 127Z"/>
    <path fill="#ffd35c" d="M42 66L60 66L60 72L42 72Z"/><path fill="#ffd35c" d="M68 66L86 66L86 72L68 72Z"/>
    <path data-part="trousers" fill="#8a92cc" d="M54 40L63 40L61 62L53 62Z"/><path data-part="trousers" fill="#8a92cc" d="M65 40L74 40L76 62L67 62Z"/>
    <path data-part="shoe" fill="#f0708a" d="M51 60L62 60L62 66L48 66Q48 60 51 60Z"/><path data-part="shoe" fill="#f0708a" d="M66 60L77 60Q80 60 80 66L66 66Z"/>
    <path data-part="shirt" fill="#7cc977" d="M55 23L73 23L80 32L86 39L80 43L74 36L76 46L53 46L54 36L48 43L42 39L48 32Z"/>
    <circle data-part="hand" fill="#ffe0c4" cx="48" cy="40" r="4.7"/><circle data-part="hand" fill="#ffe0c4" cx="81" cy="40" r="4.7"/>
    <circle data-part="head" fill="#ffe0c4" cx="64" cy="15" r="10.8"/>
    <path data-part="hair" fill="#c8966a" d="M53 14Q51 2 64 2Q77 2 76 14Q70 7 64 9Q58 7 53 14Z"/>
    <circle fill="#2a2440" cx="60" cy="16" r="2.0"/><circle fill="#2a2440" cx="68" cy="16" r="2.0"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2.2" d="M60 20Q64 24 68 20"/>
    <path data-part="bush" fill="#a9dd92" d="M2 126Q-0 112 10 112Q20 104 28 114Q36 118 34 126Z"/><path data-part="bush" fill="#a9dd92" d="M126 126Q128 112 118 112Q108 104 100 114Q92 118 94 126Z"/>
  `,
  // The board of Chinese chess with its pieces.
  "chinese-chess": `
    <path fill="#f7d8a0" d="M8 22L120 22Q126 22 126 28L126 120Q126 126 120 126L8 126Q2 126 2 120L2 28Q2 22 8 22Z"/>
    <path fill="none" stroke="#6a4010" stroke-width="2.2" d="M12 32L116 32M12 116L116 116M12 32L12 116M116 32L116 116M12 90L116 90M12 60L116 60M64 32L64 116M38 90L64 116M90 90L64 116"/>
    <circle fill="#c98f54" cx="38" cy="46" r="36"/><circle fill="#f7d8a0" cx="38" cy="42" r="36"/><circle fill="#ffffff" cx="38" cy="42" r="28"/>
    <circle fill="#c98f54" cx="92" cy="92" r="34"/><circle fill="#f7d8a0" cx="92" cy="88" r="34"/><circle fill="#ffffff" cx="92" cy="88" r="26"/>
    <path fill="none" stroke="#8a1a1a" stroke-width="2.4" d="M25 28L25 42M31 24L31 44Q31 54 25 60M38 36L54 36M38 36L38 54M54 36L54 54L50 54M46 26L46 62"/>
    <path fill="none" stroke="#1a4a1a" stroke-width="2.4" d="M92 70L92 104M74 84L110 84M80 104L104 104"/>
  `,
  // A running machine.
  treadmill: `
    <path fill="#c8d4e4" d="M4 104L120 104Q126 104 126 112Q126 122 118 122L8 122Q2 122 2 114Z"/>
    <path fill="#8a97c8" d="M20 98L124 98Q127 104 120 108L12 108Q10 102 20 98Z"/>
    <path fill="#8fc4f0" d="M12 104L24 30L38 30L28 104Z"/>
    <path fill="#ffd35c" d="M28 42L74 42Q80 42 80 48Q80 54 74 54L28 54Z"/>
    <path fill="#f0708a" d="M12 12Q14 4 22 4L50 12Q56 14 54 22L48 38L8 30Z"/>
    <path fill="#e4f2fb" d="M22 12L44 18L41 28L19 22Z"/>
    <circle fill="#ffffff" cx="14" cy="118" r="7"/><circle fill="#ffffff" cx="112" cy="118" r="7"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M48 103L64 103M76 103L92 103M98 84L112 84M92 72L106 72"/>
  `,
  // A notebook bound with a spiral.
  notebook: `
    <path fill="#ffffff" d="M28 8L118 8Q122 8 122 12L122 120Q122 124 118 124L28 124Z"/>
    <path fill="#62b5f2" d="M20 4L108 4Q114 4 114 10L114 114Q114 120 108 120L20 120Q14 120 14 114L14 10Q14 4 20 4Z"/>
    <path data-part="label" fill="#fff6dc" d="M42 28L100 28L100 62L42 62Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M52 40L90 40M52 51L80 51"/>
    <path fill="#ffd35c" d="M71 74L76 88L90 88L79 97L83 111L71 102L59 111L63 97L52 88L66 88Z"/>
    <path fill="#e8eef8" d="M4 16Q4 11 9 11L26 11Q31 11 31 16Q31 21 26 21L9 21Q4 21 4 16Z"/><path fill="#e8eef8" d="M4 40Q4 35 9 35L26 35Q31 35 31 40Q31 45 26 45L9 45Q4 45 4 40Z"/><path fill="#e8eef8" d="M4 64Q4 59 9 59L26 59Q31 59 31 64Q31 69 26 69L9 69Q4 69 4 64Z"/><path fill="#e8eef8" d="M4 88Q4 83 9 83L26 83Q31 83 31 88Q31 93 26 93L9 93Q4 93 4 88Z"/><path fill="#e8eef8" d="M4 110Q4 105 9 105L26 105Q31 105 31 110Q31 115 26 115L9 115Q4 115 4 110Z"/>
  `,
  // School lockers, one of them open.
  locker: `
    <path fill="#8fc4f0" d="M6 4L84 4L84 124L6 124Z"/>
    <path fill="#c8e4f8" d="M10 8L44 8L44 120L10 120Z"/>
    <path fill="#ffffff" d="M48 8L80 8L80 120L48 120Z"/>
    <path fill="#8fc4f0" d="M80 8L118 16L118 127L80 120Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M18 20L36 20M18 28L36 28M18 36L36 36M90 28L108 32M90 36L108 40M90 44L108 48M48 34L80 34"/>
    <circle fill="#ffd35c" cx="36" cy="66" r="5"/><circle fill="#ffd35c" cx="110" cy="74" r="5"/>
    <path fill="#f0708a" d="M52 18L58 18L58 34L52 34Z"/><path fill="#ffd35c" d="M58 14L65 14L65 34L58 34Z"/>
    <path fill="#f2a03f" d="M54 86Q54 76 64 76Q75 76 75 86L77 116L52 116Z"/><path fill="#ffe9a0" d="M57 98L72 98L72 112L57 112Z"/>
  `,
  // A rope in a hank: loops above and below, bound about the middle, its end hanging.
  rope: `
    <path fill="#e8c080" d="M67.6 52.9C67.6 52.9 62.4 50.4 59.1 48.8C55.8 47.2 51.2 45 47.8 43.2C44.5 41.3 41.5 39.5 38.8 37.6C36.2 35.7 34 33.7 32 31.7C30.1 29.8 28.1 27.4 27.1 26.1C26.1 24.8 26 24.6 26 24C26 23.4 26 23.5 26.9 22.6C27.7 21.7 29.5 19.8 31.1 18.6C32.8 17.5 34.8 16.2 36.8 15.5C38.9 14.7 40.9 14.4 43.7 14.1C46.4 13.8 50 13.9 53.4 13.9C56.8 13.8 60.5 14 64 14C67.5 14 71.2 13.8 74.6 13.9C78 13.9 81.6 13.8 84.3 14.1C87.1 14.4 89.1 14.7 91.2 15.5C93.2 16.2 95.2 17.5 96.9 18.6C98.5 19.8 100.3 21.7 101.1 22.6C102 23.5 102 23.4 102 24C102 24.6 101.9 24.8 100.9 26.1C99.9 27.4 97.9 29.8 96 31.7C94 33.7 91.8 35.7 89.2 37.6C86.5 39.5 83.5 41.3 80.2 43.2C76.8 45 72.2 47.2 68.9 48.8C65.6 50.4 60.4 52.9 60.4 52.9C60.4 52.9 67.6 67.1 67.6 67.1C67.6 67.1 72.4 64.9 75.7 63.2C79.1 61.6 83.8 59.4 87.7 57.3C91.5 55.1 95.6 52.7 98.8 50.4C102.1 48 104.6 45.8 107.1 43.2C109.7 40.6 112.4 38.1 114.2 34.9C116 31.7 118 27.6 118 24C118 20.4 115.9 16.1 114 13.1C112 10 109.1 7.7 106.2 5.7C103.4 3.6 100.3 1.8 96.8 0.5C93.4 0 89.5 0 85.8 0C82 0 78.1 0 74.4 0C70.8 0 67.5 0 64 0C60.5 0 57.2 0 53.6 0C49.9 0 46 0 42.2 0C38.5 0 34.6 0 31.2 0.5C27.7 1.8 24.6 3.6 21.8 5.7C18.9 7.7 16 10 14 13.1C12.1 16.1 10 20.4 10 24C10 27.6 12 31.7 13.8 34.9C15.6 38.1 18.3 40.6 20.9 43.2C23.4 45.8 25.9 48 29.2 50.4C32.4 52.7 36.5 55.1 40.3 57.3C44.2 59.4 48.9 61.6 52.3 63.2C55.6 64.9 60.4 67.1 60.4 67.1C60.4 67.1 67.6 52.9 67.6 52.9Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M45.1 45.8L48.9 57.7M29.7 34.6L30.6 47.1M21.2 22.9L17.6 34.8M25.4 17.8L13.4 21M36.1 11.5L24.2 8.1M50.1 10.1L40.9 1.8M68.4 10.4L59.6 1.6M86.7 10.6L78.3 1.3M99.6 15.8L96.1 3.8M107 25.4L110.2 13.4M102.6 30.6L114.5 27M91.6 40.4L104.1 41.3M75.1 49.8L86.9 53.7"/>
    <path fill="#e8c080" d="M61 54.6C61 54.6 56 56.4 52.4 57.8C48.8 59.2 43.8 61 39.6 62.9C35.4 64.8 31 67.1 27.4 69.4C23.9 71.8 21 74.2 18.1 76.9C15.2 79.7 12 82.5 10 86.1C8 89.6 5.8 94.3 6 98.4C6.2 102.5 8.8 107 11.2 110.5C13.6 113.9 17.1 116.7 20.4 119.1C23.7 121.6 27.2 123.9 30.8 125.4C34.5 126.8 38.7 127.6 42.5 128C46.4 128 50.3 128 53.9 128C57.4 128 60.6 128 64 128C67.4 128 70.6 128 74.2 128C77.8 128 81.8 128 85.6 128C89.5 127.6 93.7 126.8 97.3 125.3C100.9 123.8 104.2 121.4 107.3 118.9C110.3 116.3 113.4 113.5 115.5 110C117.7 106.6 119.8 102.3 120 98.4C120.2 94.5 118.5 90.1 116.7 86.6C115 83 112.2 80.1 109.5 77.2C106.9 74.4 104.2 71.9 100.7 69.5C97.2 67.1 92.7 64.8 88.5 62.9C84.4 60.9 79.2 59.2 75.6 57.8C72.1 56.4 67 54.6 67 54.6C67 54.6 61 69.4 61 69.4C61 69.4 66.6 71.5 70.1 72.8C73.7 74.2 78.6 75.9 82.1 77.5C85.6 79.2 88.7 80.7 91.3 82.5C94 84.3 96.1 86.4 98 88.4C100 90.4 101.8 92.9 102.8 94.5C103.8 96 104.1 96.5 104 97.6C103.9 98.7 103.6 99.4 102.4 100.9C101.2 102.4 99 105 97 106.6C95.1 108.2 92.9 109.8 90.7 110.7C88.6 111.6 86.8 111.9 84.2 112.2C81.5 112.4 78 112.3 74.7 112.3C71.3 112.3 67.5 112 64 112C60.5 112 56.7 112.3 53.4 112.3C50.1 112.3 46.7 112.5 44 112.2C41.3 111.9 39.5 111.6 37.2 110.6C34.8 109.7 32.2 108 30 106.3C27.7 104.6 25.1 102 23.7 100.5C22.4 99 22.1 98.5 22 97.6C21.9 96.7 22.2 96.4 23.3 95C24.5 93.5 26.8 90.8 29 88.7C31.2 86.6 33.7 84.4 36.6 82.6C39.4 80.7 42.5 79.2 46 77.5C49.6 75.9 54.5 74.2 58 72.8C61.5 71.5 67 69.4 67 69.4C67 69.4 61 54.6 61 54.6Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M40.2 66.5L51.7 71.3M21.6 78.6L33.9 79.9M9.6 94.3L21.4 90.6M14.8 109.6L17.4 97.5M31.2 121.8L28.1 109.7M50 124.9L41.6 115.7M68.4 124.4L59.6 115.6M86.9 124.5L77.8 116.1M104.2 117L92 114.4M116.2 101.9L104.2 105.2M113 86.6L108.5 98.3M99.6 73L100.4 85.4M79.8 63.2L84.6 74.6"/>
    <path fill="#e8c080" d="M68.6 70.9C68.6 70.9 71.9 71.6 74.3 72.1C76.6 72.6 79.9 73.4 82.8 73.9C85.6 74.3 88.8 74.8 91.6 75C94.3 75.2 96.6 75.3 99.3 75.2C101.9 75.2 104.6 75.2 107.4 74.7C110.1 74.2 113.1 73.6 115.6 72C118 70.4 120.4 67.4 121.9 65.2C123.5 63 124.2 60.2 124.9 58.5C125.6 56.9 126.3 55.1 126.3 55.1C126.3 55.1 113.7 48.9 113.7 48.9C113.7 48.9 112.5 52.1 111.8 53.6C111.2 55.1 110.4 57.1 109.8 58.2C109.2 59.3 109.2 59.5 108.4 60C107.7 60.4 106.8 60.7 105.2 60.9C103.7 61.1 101.4 61.2 99.3 61.2C97.1 61.2 94.8 61.2 92.4 61C90.1 60.8 87.8 60.5 85.2 60.1C82.7 59.6 79.6 58.9 77.3 58.4C75 57.9 71.4 57.1 71.4 57.1C71.4 57.1 68.6 70.9 68.6 70.9Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M84.9 71.1L78.8 62M99.3 72.1L91.9 64.2M114.2 69.7L104.6 64.5M121.7 58.6L111.4 62.1"/>
    <path fill="#f2d4a0" d="M50 48H78Q84 48 84 54V55Q84 61 78 61H50Q44 61 44 55V54Q44 48 50 48Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 58L59 51M64 58L69 51M74 58L78 51"/>
    <path fill="#f2d4a0" d="M50 59H78Q84 59 84 65V66Q84 72 78 72H50Q44 72 44 66V65Q44 59 50 59Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 69L59 62M64 69L69 62M74 69L78 62"/>
    <path fill="#f2d4a0" d="M50 70H78Q84 70 84 76V77Q84 83 78 83H50Q44 83 44 77V76Q44 70 50 70Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 80L59 73M64 80L69 73M74 80L78 73"/>
  `,
  // A waistcoat with buttons and pockets.
  waistcoat: `
    <path fill="#fff6dc" d="M40 8L88 8L84 36L64 60L44 36Z"/>
    <path data-part="jacket" fill="#62b5f2" d="M20 14L42 4L64 62L64 124L50 110L18 112L22 54Q28 34 20 14Z"/>
    <path data-part="jacket" fill="#62b5f2" d="M108 14L86 4L64 62L64 124L78 110L110 112L106 54Q100 34 108 14Z"/>
    <path data-part="collar" fill="#a8d8f8" d="M42 4L64 62L50 52L34 26L38 20L30 10Z"/><path data-part="collar" fill="#a8d8f8" d="M86 4L64 62L78 52L94 26L90 20L98 10Z"/>
    <path data-part="pocket" fill="#ffd35c" d="M28 80L52 84L52 94L28 90Z"/><path data-part="pocket" fill="#ffd35c" d="M100 80L76 84L76 94L100 90Z"/>
    <circle data-part="button" fill="#ffd35c" cx="64" cy="70" r="4.6"/><circle data-part="button" fill="#ffd35c" cx="64" cy="86" r="4.6"/><circle data-part="button" fill="#ffd35c" cx="64" cy="102" r="4.6"/>
  `,
};
