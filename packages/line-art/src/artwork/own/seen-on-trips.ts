/** Places, food and things of trips and of the day: 128 × 128 boxes. */
export const seenOnTrips: Readonly<Record<string, string>> = {
  // A rod bent by a fish on its line.
  "fishing-pole": `
    <path data-part="rod" fill="#f2b85f" d="M2 118L10 126L34 98Q70 50 112 14Q116 8 110 6Q104 6 100 12Q60 48 26 92Z"/>
    <path data-part="handle" fill="#62b5f2" d="M2 118L10 126L34 98L26 90Z"/>
    <circle fill="#e8685f" cx="44" cy="96" r="13"/><circle fill="#ffffff" cx="44" cy="96" r="6"/>
    <path fill="none" stroke="#3a3a4a" stroke-width="2.4" d="M112 10L112 58"/>
    <path data-part="tail" fill="#5f9fe0" d="M92 110L78 124L100 126L112 122L104 110Z"/>
    <path data-part="body" fill="#8fc4f0" d="M112 56Q128 74 120 96Q112 112 98 114Q86 104 88 86Q94 66 112 56Z"/>
    <circle data-part="eye" fill="#ffffff" cx="108" cy="74" r="7"/><circle fill="#2a2440" cx="108" cy="73" r="3.4"/>
    <path fill="none" stroke="#24406e" stroke-width="2.2" d="M96 84Q104 92 116 90"/>
  `,
  // A pair of skis, the sticks crossed behind them.
  skis: `
    <path data-part="pole" fill="#8fb4e0" d="M36 18L44 14L104 92L96 96Z"/><path data-part="pole" fill="#8fb4e0" d="M104 18L96 14L36 92L44 96Z"/>
    <path data-part="handle" fill="#7cc977" d="M24 6Q26 0 34 2Q38 4 48 18L38 26Q26 12 24 6Z"/><path data-part="handle" fill="#7cc977" d="M116 6Q114 0 106 2Q102 4 92 18L102 26Q114 12 116 6Z"/>
    <path data-part="ski" fill="#f2a03f" d="M12 84Q6 70 18 70Q28 74 30 90L122 90Q128 90 128 96Q128 102 122 102L28 102Q16 98 12 84Z"/>
    <path data-part="ski" fill="#e8685f" d="M2 104Q0 88 10 90Q20 94 22 112L116 112Q122 112 122 118Q122 124 116 124L20 124Q6 120 2 104Z"/>
    <path fill="#ffffff" d="M58 112L80 112L80 124L58 124Z"/>
  `,
  // Dunes, a cactus and the sun.
  desert: `
    <circle data-part="ray" fill="#ffd040" cx="96" cy="30" r="22"/>
    <path data-part="sand" fill="#f7d898" d="M2 84Q30 50 60 66Q90 82 126 62L126 100L2 100Z"/>
    <path data-part="sand" fill="#e8b868" d="M2 96Q36 78 70 92Q100 104 126 88L126 124L2 124Z"/>
    <path fill="#7cc977" d="M34 112L34 36Q34 24 44 24Q54 24 54 36L54 70L62 70L62 56Q62 50 68 50Q74 50 74 56L74 76Q74 82 68 82L54 82L54 112Z"/>
    <path fill="#7cc977" d="M35 90L22 90Q14 90 14 82L14 62Q14 56 20 56Q26 56 26 62L26 78L35 78Z"/>
    <path fill="none" stroke="#2a5a2a" stroke-width="2.2" d="M44 36L44 48M44 58L44 70M44 90L44 102M90 108L104 104M84 82L98 84"/>
  `,
  // A lake between firs and peaks.
  "national-park": `
    <path data-part="rock" fill="#a8b4cc" d="M2 84L36 18L58 58L82 26L126 84Z"/>
    <path data-part="snow" fill="#ffffff" d="M36 18L49 41L42 38L36 46L30 38L24 42Z"/>
    <path data-part="ground" fill="#c8e8a0" d="M2 80Q64 66 126 80L126 124L2 124Z"/>
    <path data-part="water" fill="#62b5f2" d="M34 100Q50 84 84 90Q108 96 98 108Q80 120 52 116Q30 112 34 100Z"/>
    <path fill="#5fae68" d="M18 46L36 80L28 80L40 104L23 104L23 114L13 114L13 104L0 104L8 80L2 80Z"/>
    <path fill="#5fae68" d="M110 50L126 82L119 82L128 104L115 104L115 114L105 114L105 104L92 104L101 82L94 82Z"/>
  `,
  // A broad volcano with snow on it, cherry blossom before it.
  "mount-fuji": `
    <circle data-part="ray" fill="#f2806f" cx="98" cy="30" r="20"/>
    <path data-part="rock" fill="#8fb0e0" d="M2 112Q40 86 50 22L78 22Q88 86 126 112Z"/>
    <path data-part="snow" fill="#ffffff" d="M50 22L78 22Q81 44 88 62Q80 70 74 58Q68 72 62 58Q54 72 40 62Q47 44 50 22Z"/>
    <path data-part="water" fill="#c8e8f8" d="M2 106Q64 94 126 106L126 124L2 124Z"/>
    <path data-part="petal" fill="#f7a0b8" d="M2 40Q6 28 14 32Q22 22 30 32Q40 34 36 44Q42 54 30 58Q24 66 14 60Q2 62 4 50Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.2" d="M14 114Q24 110 34 114M74 116Q84 112 94 116"/>
  `,
  // A coin with a star.
  coin: `
    <path data-part="rim" fill="#e8a030" d="M10 56A54 54 0 0 1 118 56L118 70A54 54 0 0 1 10 70Z"/>
    <circle data-part="face" fill="#ffd75e" cx="64" cy="58" r="54"/>
    <circle data-part="face" data-telling="" fill="#ffe9a0" cx="64" cy="58" r="40"/>
    <path data-telling="" fill="#2a2440" d="M59 24L69 24L69 31Q80 33 84 43L74 47Q71 40 64 40Q55 40 55 46Q55 52 66 54Q86 58 86 71Q86 83 69 86L69 93L59 93L59 86Q46 84 42 71L52 68Q55 77 65 77Q75 77 75 70Q75 65 63 63Q44 59 44 47Q44 35 59 31Z"/>
  `,
  // Two rashers of bacon.
  bacon: `
    <path fill="#e8786a" d="M6 92Q0 84 6 76Q14 66 26 70Q38 72 44 60Q50 48 64 50Q76 52 82 40Q88 28 100 28Q112 28 112 40Q112 52 100 56Q90 58 86 70Q80 82 66 80Q54 80 48 92Q42 104 28 102Q14 102 6 92Z"/>
    <path fill="#ffe6d8" d="M4 84Q14 76 26 82Q42 84 50 70Q56 60 68 62Q82 62 90 48Q96 38 112 40Q106 46 100 50Q92 54 86 64Q78 74 66 72Q54 70 48 82Q40 94 26 94Q12 94 4 84Z"/>
    <path fill="#e8786a" d="M22 120Q16 112 22 104Q30 96 40 100Q54 102 60 90Q66 78 80 80Q92 82 98 70Q104 58 116 58Q128 60 126 72Q124 82 116 86Q106 88 102 100Q96 112 82 110Q70 110 64 120Q56 128 42 128Q28 128 22 120Z"/>
    <path fill="#ffe6d8" d="M20 112Q30 106 42 112Q58 114 66 100Q72 90 84 92Q98 92 106 78Q112 68 127 70Q122 78 116 80Q108 84 102 94Q94 104 82 102Q70 100 64 112Q56 122 42 122Q28 122 20 112Z"/>
    <path fill="none" stroke="#5a3a2a" stroke-width="2.4" d="M22 52Q16 44 22 36Q28 28 24 20M50 34Q44 26 50 18Q56 10 52 2M108 16Q104 10 108 4"/>
  `,
  // A box with rice balls, an egg, a sausage and broccoli.
  "bento-box": `
    <path fill="#e8685f" d="M14 14L114 14Q126 14 126 26L126 102Q126 114 114 114L14 114Q2 114 2 102L2 26Q2 14 14 14Z"/>
    <path fill="#f7b098" d="M20 26L108 26Q114 26 114 32L114 96Q114 102 108 102L20 102Q14 102 14 96L14 32Q14 26 20 26Z"/>
    <path fill="#e8685f" d="M60 26L68 26L68 102L60 102Z"/>
    <path data-part="rice" fill="#ffffff" d="M37 34Q48 44 54 60Q54 68 37 68Q20 68 20 60Q26 44 37 34Z"/>
    <path fill="#8a96b0" d="M30 56L44 56L44 68L30 68Z"/>
    <path fill="#f2903f" d="M22 80Q22 74 28 74L46 74Q54 76 54 84Q54 94 46 94L28 94Q22 92 22 86Z"/>
    <path fill="#7cc977" d="M84 62L84 54Q74 54 74 46Q72 36 84 36Q90 28 98 36Q110 38 108 48Q106 56 96 54L96 62Z"/>
    <circle fill="#ffffff" cx="91" cy="82" r="16"/><circle fill="#ffc830" cx="91" cy="82" r="8"/>
  `,
  // A daisy-like flower, white, with its leaves.
  "white-flower": `
    <path data-part="leaf" fill="#7cc977" d="M34 96Q6 98 2 72Q26 68 42 88Z"/><path data-part="leaf" fill="#7cc977" d="M94 96Q122 98 126 72Q102 68 86 88Z"/>
    <circle data-part="petal" fill="#ffffff" cx="64" cy="28" r="26"/><circle data-part="petal" fill="#ffffff" cx="97" cy="48" r="26"/>
    <circle data-part="petal" fill="#ffffff" cx="95" cy="86" r="26"/><circle data-part="petal" fill="#ffffff" cx="64" cy="102" r="24"/>
    <circle data-part="petal" fill="#ffffff" cx="33" cy="86" r="26"/><circle data-part="petal" fill="#ffffff" cx="31" cy="48" r="26"/>
    <circle fill="#ffc830" cx="64" cy="66" r="24"/>
  `,
  // A big shop with awnings and things in its windows.
  "department-store": `
    <path data-part="wall" fill="#f7e0b8" d="M8 24L120 24L120 124L8 124Z"/>
    <path fill="#e8685f" d="M32 4L96 4Q102 4 102 10L102 30L26 30L26 10Q26 4 32 4Z"/>
    <path data-part="bag" fill="#ffffff" d="M52 14L76 14L80 30L48 30Z"/>
    <path data-part="window" fill="#62b5f2" d="M18 40L40 40L40 58L18 58Z"/><path data-part="window" fill="#62b5f2" d="M53 40L75 40L75 58L53 58Z"/><path data-part="window" fill="#62b5f2" d="M88 40L110 40L110 58L88 58Z"/>
    <path fill="#7cc977" d="M2 68L126 68L126 78Q118 88 110 80Q102 88 94 80Q86 88 78 80Q71 88 64 80Q57 88 50 80Q42 88 34 80Q26 88 18 80Q10 88 2 78Z"/>
    <path data-part="door" fill="#c88f68" d="M50 124L50 94L78 94L78 124Z"/>
    <path data-part="window" fill="#62b5f2" d="M16 96L40 96L40 114L16 114Z"/><path data-part="window" fill="#62b5f2" d="M88 96L112 96L112 114L88 114Z"/>
  `,
  // A poodle with its pompoms.
  poodle: `
    <circle data-part="tail" fill="#f7c8d8" cx="112" cy="38" r="14"/>
    <path fill="#f0b0c4" d="M98 62L106 48L114 52L106 70Z"/>
    <path data-part="leg" fill="#f0b0c4" d="M54 86L64 86L64 112L54 112Z"/><path data-part="leg" fill="#f0b0c4" d="M90 86L100 86L100 112L90 112Z"/>
    <path data-part="body" fill="#f0b0c4" d="M44 56Q80 50 106 62Q112 80 102 92L60 94Q44 90 44 56Z"/>
    <path data-part="paw" fill="#f0b0c4" d="M44 124Q42 114 54 113L66 113L66 124ZM82 124Q80 114 92 113L104 113L104 124Z"/>
    <path data-part="foot" fill="#f7d8e4" d="M50 96Q58 90 66 96Q76 98 72 106Q72 114 62 113Q54 118 50 111Q42 110 45 103Q44 97 50 96ZM88 96Q96 90 104 96Q114 98 110 106Q110 114 100 113Q92 118 88 111Q80 110 83 103Q82 97 88 96Z"/>
    <path data-part="chest" fill="#f7d8e4" d="M34 62Q30 50 44 48Q56 40 66 50Q80 52 76 66Q82 80 70 84Q64 96 52 90Q38 92 38 80Q28 74 34 62Z"/>
    <path data-part="head" fill="#f0b0c4" d="M26 28Q46 26 52 42Q52 58 38 60Q20 62 6 58Q0 52 6 46Q20 44 26 28Z"/>
    <path data-part="ear" fill="#f7d8e4" d="M46 30Q62 28 64 48Q62 64 52 62Q42 56 46 30Z"/>
    <path data-part="hair" fill="#f7d8e4" d="M24 32Q14 28 20 18Q22 8 34 10Q46 2 52 14Q60 22 52 30Q44 38 36 32Q30 38 24 32Z"/>
    <ellipse data-part="nose" fill="#2a2440" cx="6" cy="48" rx="4.4" ry="3.6"/>
    <ellipse data-part="eye" fill="#2a2440" cx="32" cy="42" rx="4" ry="5.4"/><circle fill="#ffffff" cx="31" cy="40" r="2"/>
  `,
  // A mosquito with a long sting, seen from the side.
  mosquito: `
    <path fill="none" stroke="#3a3a4a" stroke-width="2.4" d="M24 62L4 84M52 72L40 92L46 116M62 76L62 98L70 120M72 74L84 94L96 112M30 42L20 26M40 40L40 22"/>
    <path data-part="wing" fill="#e4f2fb" d="M58 54Q60 14 88 4Q100 8 96 24Q86 44 68 58Z"/>
    <path data-part="wing" fill="#e4f2fb" d="M64 58Q90 24 120 28Q126 36 118 44Q96 58 70 62Z"/>
    <path data-part="body" fill="#b8c4d8" d="M66 60Q96 66 122 92Q124 100 114 100Q82 92 60 76Z"/>
    <path fill="none" stroke="#3a3a4a" stroke-width="2.2" d="M84 72L78 80M98 80L92 88M110 90L106 95"/>
    <circle data-part="chest" fill="#98a8c4" cx="58" cy="64" r="17"/>
    <circle data-part="head" fill="#b8c4d8" cx="34" cy="54" r="16"/>
    <circle data-part="eye" fill="#ffffff" cx="30" cy="50" r="8"/><circle fill="#2a2440" cx="29" cy="50" r="3.8"/>
    <path fill="none" stroke="#3a3a4a" stroke-width="2.2" d="M32 63Q36 66 42 62"/>
  `,
  // A scorpion from above, its tail curled over.
  scorpion: `
    <path fill="none" stroke="#5a2a10" stroke-width="2.4" d="M46 74L24 70L14 80M46 84L22 88L14 100M50 94L30 104L26 118M82 74L104 70L114 80M82 84L106 88L114 100M78 94L98 104L102 118"/>
    <path data-part="claw" fill="#f2a05f" d="M48 58Q30 58 24 44Q10 44 6 28Q8 12 22 10Q16 20 24 26Q32 22 34 12Q44 22 36 38Q42 48 54 48Z"/>
    <path data-part="claw" fill="#f2a05f" d="M80 58Q98 58 104 44Q118 44 122 28Q120 12 106 10Q112 20 104 26Q96 22 94 12Q84 22 92 38Q86 48 74 48Z"/>
    <path data-part="tail" fill="#f2a05f" d="M58 98Q58 118 78 118Q100 116 98 92L90 96Q90 108 78 108Q70 108 70 98Z"/>
    <path data-part="sting" fill="#e8685f" d="M88 98Q84 84 94 74Q106 82 102 96Q96 102 88 98Z"/>
    <path data-part="body" fill="#f7c088" d="M44 62Q42 46 64 44Q86 46 84 62Q86 88 74 100Q64 108 54 100Q42 88 44 62Z"/>
    <circle fill="#2a2440" cx="56" cy="58" r="4"/><circle fill="#2a2440" cx="72" cy="58" r="4"/>
    <path fill="none" stroke="#5a2a10" stroke-width="2.2" d="M57 68Q64 74 71 68M52 82L76 82M56 92L72 92"/>
  `,
  // A projector with two reels and its beam.
  "film-projector": `
    <path data-part="light" fill="#fff0a8" d="M2 60L36 76L36 92L2 112Z"/>
    <circle fill="#b8c0d0" cx="58" cy="34" r="30"/><circle fill="#b8c0d0" cx="104" cy="44" r="21"/>
    <circle fill="#ffffff" cx="58" cy="34" r="9"/><circle fill="#ffffff" cx="104" cy="44" r="8"/>
    <circle fill="#ffffff" cx="58" cy="15" r="6"/><circle fill="#ffffff" cx="75" cy="42" r="6"/><circle fill="#ffffff" cx="41" cy="42" r="6"/>
    <path data-part="body" fill="#62b5f2" d="M44 64L114 64Q122 64 122 72L122 106L44 106Z"/>
    <path data-part="lens" fill="#f2a03f" d="M30 74L46 70L46 98L30 94Z"/>
    <path fill="#ffffff" d="M58 76L84 76L84 94L58 94Z"/><circle fill="#ffd040" cx="104" cy="85" r="8"/>
    <path fill="#98a4b8" d="M56 106L72 106L66 124L52 124Z"/><path fill="#98a4b8" d="M96 106L112 106L116 124L102 124Z"/>
  `,
  // A train of the underground in its tunnel, seen from the front.
  metro: `
    <path fill="#b8c0d0" d="M2 124L2 64Q2 4 64 4Q126 4 126 64L126 124Z"/>
    <path fill="#eef2f8" d="M16 124L16 66Q16 18 64 18Q112 18 112 66L112 124Z"/>
    <path data-part="bodywork" fill="#62b5f2" d="M32 50Q32 30 52 30L76 30Q96 30 96 50L96 104Q96 112 88 112L40 112Q32 112 32 104Z"/>
    <path data-part="window" fill="#ffffff" d="M42 52Q42 42 52 42L76 42Q86 42 86 52L86 70L42 70Z"/>
    <circle data-part="headlight" fill="#ffd040" cx="46" cy="88" r="8"/><circle data-part="headlight" fill="#ffd040" cx="82" cy="88" r="8"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M58 92L70 92M58 100L70 100M42 116L36 123M86 116L92 123M50 120L78 120"/>
  `,
  // A little train between mountains.
  "mountain-railway": `
    <path data-part="rock" fill="#a8b8d4" d="M2 76L34 12L64 62L94 24L126 76L126 96L2 96Z"/>
    <path data-part="snow" fill="#ffffff" d="M34 12L50 39L42 36L34 44L26 36L21 38Z"/>
    <path data-part="ground" fill="#8fd07c" d="M2 96Q64 84 126 96L126 124L2 124Z"/>
    <path data-part="bodywork" fill="#e8685f" d="M12 60Q12 52 20 52L108 52Q116 52 116 60L116 96L12 96Z"/>
    <path data-part="window" fill="#ffffff" d="M22 62L42 62L42 78L22 78Z"/><path data-part="window" fill="#ffffff" d="M54 62L74 62L74 78L54 78Z"/><path data-part="window" fill="#ffffff" d="M86 62L106 62L106 78L86 78Z"/>
    <circle data-part="wheel" fill="#ffd040" cx="34" cy="100" r="11"/><circle data-part="wheel" fill="#ffd040" cx="94" cy="100" r="11"/>
    <path fill="none" stroke="#4a5260" stroke-width="2.4" d="M4 114L124 114"/>
  `,
  // A plaster with four holes in its pad.
  "adhesive-bandage": `
    <path fill="#f7c090" d="M6 92Q0 80 10 70L70 10Q84 0 98 6Q112 8 118 22Q128 36 118 50L58 112Q44 128 28 120Q12 112 6 92Z"/>
    <path fill="#ffffff" d="M34 66L66 34L96 64L64 96Z"/>
    <circle fill="#f2a05f" cx="65" cy="52" r="5.5"/><circle fill="#f2a05f" cx="65" cy="78" r="5.5"/><circle fill="#f2a05f" cx="52" cy="65" r="5.5"/><circle fill="#f2a05f" cx="78" cy="65" r="5.5"/>
    <path fill="none" stroke="#7a3a10" stroke-width="2.4" d="M24 90L26 92M32 100L34 102M92 24L94 26M102 32L104 34"/>
  `,
  // A cart with shopping in it.
  "shopping-cart": `
    <path fill="#7cc977" d="M40 46Q34 18 50 14Q64 16 62 46Z"/>
    <path fill="#ffd040" d="M62 46L62 18L86 18L86 46Z"/>
    <circle fill="#e8685f" cx="100" cy="36" r="14"/>
    <path data-part="basket" fill="#9fd0f0" d="M24 42L124 42L112 86L36 86Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M48 50L54 80M68 50L70 80M88 50L86 80M106 50L100 80"/>
    <path data-part="handle" fill="#e8685f" d="M2 20Q2 14 8 14L20 14Q26 14 28 20L42 96L108 96L108 106L34 106L18 24L8 26Q2 26 2 20Z"/>
    <circle data-part="wheel" fill="#98a2b2" cx="46" cy="116" r="10"/><circle data-part="wheel" fill="#98a2b2" cx="98" cy="116" r="10"/>
  `,
  // A clapper board, open.
  "clapper-board": `
    <path fill="#ffd040" d="M6 34L112 2L118 20L12 50Z"/>
    <path fill="#ffffff" d="M26 28L46 22L44 40L24 46Z"/><path fill="#ffffff" d="M64 17L84 11L82 29L62 35Z"/>
    <path fill="#62b5f2" d="M6 50L122 50L122 124L6 124Z"/>
    <path fill="#ffffff" d="M16 72L112 72L112 114L16 114Z"/>
    <path data-part="star" fill="#f2a03f" d="M64 76L69 88L82 89L72 97L75 110L64 103L53 110L56 97L46 89L59 88Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M16 61L50 61M64 61L112 61"/>
  `,
  // A newspaper with a headline and a picture.
  newspaper: `
    <path fill="#c8d0dc" d="M96 30L122 30Q126 30 126 36L126 108Q126 116 118 116L96 116Z"/>
    <path fill="#ffffff" d="M8 8L100 8Q106 8 106 14L106 110Q106 116 112 116L14 116Q2 116 2 106L2 14Q2 8 8 8Z"/>
    <path fill="none" stroke="#2a2440" stroke-width="2.4" d="M16 34L16 18L26 34L26 18M44 18L34 18L34 34L44 34M34 26L42 26M50 18L54 34L60 22L66 34L70 18M88 20Q78 14 78 22Q80 26 86 26Q92 30 86 34Q80 36 76 32"/>
    <path fill="#8fc4f0" d="M12 46L54 46L54 80L12 80Z"/>
    <path fill="#ffd040" d="M18 80Q22 60 33 60Q44 60 48 80Z"/>
    <path fill="none" stroke="#4a5260" stroke-width="2.4" d="M64 50L96 50M64 60L96 60M64 70L96 70M64 80L84 80M14 92L96 92M14 102L74 102"/>
  `,
  // A seat with a motor, a stick to steer it.
  "motorized-wheelchair": `
    <path data-part="seat" fill="#62b5f2" d="M78 22Q78 14 86 14L92 14Q100 14 100 22L100 78L78 78Z"/>
    <path data-part="seat" fill="#62b5f2" d="M34 66L92 66Q100 66 100 74L100 82L34 82Z"/>
    <path fill="#f2a03f" d="M42 46L84 46L84 58L42 58Q36 58 36 52Q36 46 42 46Z"/>
    <circle fill="#e8685f" cx="44" cy="34" r="8"/><path fill="none" stroke="#3a3a4a" stroke-width="2.4" d="M44 42L44 46"/>
    <path data-part="bodywork" fill="#ffd040" d="M42 82L104 82L110 104L46 104Z"/>
    <path fill="#98a4b8" d="M34 76L44 82L32 106L10 106L10 98L24 98Z"/>
    <circle data-part="wheel" fill="#98a2b2" cx="92" cy="102" r="23"/><circle data-part="hub" fill="#ffffff" cx="92" cy="102" r="10"/>
    <circle data-part="wheel" fill="#98a2b2" cx="46" cy="112" r="13"/>
  `,
  // A rope tied in a loose knot.
  knot: `
    <path fill="#f0c888" d="M2 74Q2 62 14 62L40 62Q54 62 54 48Q54 22 78 22Q104 22 104 46L104 56L90 56L90 46Q90 36 78 36Q68 36 68 48Q68 76 42 76L14 78Q2 78 2 74Z"/>
    <path fill="#d9a05f" d="M126 84Q126 96 114 96L88 96Q70 96 58 82L36 56Q28 46 36 38Q46 32 54 42L70 64Q78 80 92 80L114 78Q126 78 126 84Z"/>
    <path fill="#f0c888" d="M90 54L104 54L104 70Q104 104 70 104Q40 104 38 80L52 76Q54 90 70 90Q90 90 90 70Z"/>
    <path fill="none" stroke="#6a3a10" stroke-width="2.2" d="M14 66L20 74M28 66L34 74M62 36L70 42M94 28L88 36M116 82L110 92M44 48L52 44M62 70L70 66M92 92L84 86"/>
  `,
  // Two soft muffs on a band.
  earmuffs: `
    <path data-part="band" fill="#62b5f2" d="M14 74Q10 6 64 4Q118 6 114 74L100 74Q104 20 64 18Q24 20 28 74Z"/>
    <circle fill="#f7a0b4" cx="26" cy="88" r="25"/><circle fill="#f7a0b4" cx="102" cy="88" r="25"/>
    <path data-part="heart" fill="#ffffff" d="M26 104Q10 92 18 82Q24 77 26 84Q28 77 34 82Q42 92 26 104Z"/>
    <path data-part="heart" fill="#ffffff" d="M102 104Q86 92 94 82Q100 77 102 84Q104 77 110 82Q118 92 102 104Z"/>
  `,
  // A little house of seeds on a pole, a bird at it.
  "bird-feeder": `
    <path data-part="pole" fill="#c98f54" d="M60 92L72 92L72 126L60 126Z"/>
    <path data-part="wall" fill="#e4f2fb" d="M36 44L96 44L96 84L36 84Z"/>
    <path data-part="seed" fill="#ffd35c" d="M36 64Q50 54 66 62Q82 54 96 64L96 84L36 84Z"/>
    <path data-part="roof" fill="#e8685f" d="M66 4L112 46L20 46Z"/>
    <path fill="#c98f54" d="M14 82L118 82L118 94L14 94Z"/>
    <path data-part="tail" fill="#5fa8e0" d="M104 66L126 58L124 72L108 78Z"/>
    <path data-part="body" fill="#62b5f2" d="M78 60Q80 46 94 46Q106 48 110 62Q112 78 98 82Q80 82 78 60Z"/>
    <path data-part="beak" fill="#f2a03f" d="M80 52L68 58L79 64Z"/>
    <circle fill="#2a2440" cx="90" cy="57" r="3.2"/>
  `,
  // A saddle with its stirrup.
  saddle: `
    <path data-part="blanket" fill="#62b5f2" d="M14 46Q64 62 116 42L122 88Q64 104 8 88Z"/>
    <path data-part="seat" fill="#d99a58" d="M16 30Q10 10 24 8Q34 12 38 34Q62 44 90 30Q94 10 110 10Q122 16 114 42Q104 62 80 62L50 62Q24 60 16 30Z"/>
    <path fill="#e8b878" d="M46 58L86 58Q94 74 88 92Q66 102 44 92Q38 74 46 58Z"/>
    <path data-part="strap" fill="#c98f54" d="M60 88L72 88L72 104L60 104Z"/>
    <path fill="#ffd35c" d="M66 98Q86 100 88 122L44 122Q46 100 66 98Z"/>
    <path fill="#ffffff" d="M66 107Q74 108 77 115L55 115Q58 108 66 107Z"/>
  `,
  // A loudspeaker with two cones and notes.
  speaker: `
    <path fill="#8fc4f0" d="M28 2L92 2Q100 2 100 10L100 116Q100 124 92 124L28 124Q20 124 20 116L20 10Q20 2 28 2Z"/>
    <circle fill="#ffffff" cx="60" cy="32" r="20"/><circle fill="#f2a03f" cx="60" cy="32" r="9"/>
    <circle fill="#ffffff" cx="60" cy="84" r="31"/><circle fill="#f2a03f" cx="60" cy="84" r="17"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M108 30Q114 38 108 46M116 22Q126 38 116 54M12 30Q6 38 12 46M4 22Q0 38 4 54"/>
  `,
  // A buoy with its lamp on the waves.
  buoy: `
    <circle data-part="lamp" fill="#ffd040" cx="64" cy="14" r="12"/>
    <path fill="#ffffff" d="M52 26L76 26L82 50L46 50Z"/>
    <path fill="#e8685f" d="M46 50L82 50L88 74L40 74Z"/>
    <path fill="#ffffff" d="M40 74L88 74L92 90L36 90Z"/>
    <path fill="#e8685f" d="M16 88L112 88Q118 88 116 94L106 112L22 112L12 94Q10 88 16 88Z"/>
    <path fill="none" stroke="#7a4a10" stroke-width="2.4" d="M40 6L46 9M88 6L82 9M38 20L45 18M90 20L83 18"/>
    <path data-part="water" fill="#62b5f2" d="M0 106Q16 96 32 106Q48 116 64 106Q80 96 96 106Q112 116 128 106L128 126L0 126Z"/>
  `,
  // A sickle and an ear of wheat.
  sickle: `
    <path data-part="blade" fill="#c8d4e4" d="M46 82Q90 70 92 38Q90 16 60 6Q112 4 116 44Q114 86 58 98Z"/>
    <path data-part="handle" fill="#d99a58" d="M44 80L60 98L26 124Q16 128 10 120Q4 112 12 106Z"/>
    <path data-part="ring" fill="#ffd35c" d="M42 78L50 74L66 92L60 100Z"/>
    <path fill="none" stroke="#6a5010" stroke-width="2.4" d="M24 92L24 46"/>
    <path data-part="seed" fill="#ffe07a" d="M24 50Q12 46 14 36Q6 30 14 24Q12 12 24 4Q36 12 34 24Q42 30 34 36Q36 46 24 50Z"/>
    <path fill="none" stroke="#6a5010" stroke-width="2.2" d="M24 16L24 40"/>
  `,
};
