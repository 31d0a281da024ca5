/** Parts of the body that are pages of their own, and sights of the world: 128 × 128 boxes. */
export const bodyAndSights: Readonly<Record<string, string>> = {
  // An open laughing mouth with teeth and tongue.
  mouth: `
    <path fill="#f0708a" d="M4 44Q22 14 46 12Q58 12 64 22Q70 12 82 12Q106 14 124 44Q116 112 64 116Q12 112 4 44Z"/>
    <path fill="#b8a0dc" d="M16 46Q40 34 64 36Q88 34 112 46Q106 98 64 102Q22 98 16 46Z"/>
    <path data-part="tooth" fill="#ffffff" d="M22 44Q42 36 64 38Q86 36 106 44L102 58Q64 66 26 58Z"/>
    <path data-part="tongue" fill="#fbb0c0" d="M34 84Q46 70 64 78Q82 70 94 84Q84 100 64 101Q44 100 34 84Z"/>
    <path fill="none" stroke="#8a1a3a" stroke-width="2.2" d="M50 38L49 62M78 38L79 62M64 38L64 64M36 41L37 60M92 41L91 60M64 80L64 94"/>
  `,
  // Lips with a tongue stuck out.
  tongue: `
    <path fill="#f0708a" d="M4 40Q22 12 48 10Q58 10 64 18Q70 10 80 10Q106 12 124 40Q108 66 64 66Q20 66 4 40Z"/>
    <path data-part="tooth" fill="#ffffff" d="M20 40Q42 32 64 34Q86 32 108 40Q96 52 64 52Q32 52 20 40Z"/>
    <path data-part="tongue" fill="#fbb0c0" d="M34 48Q64 40 94 48Q98 122 64 124Q30 122 34 48Z"/>
    <path fill="none" stroke="#8a1a3a" stroke-width="2.4" d="M64 56L64 100M46 34L45 44M82 34L83 44M64 34L64 44"/>
  `,
  // A bare foot with its five toes.
  foot: `
    <path data-part="foot" fill="#ffe0c4" d="M42 4L82 4Q84 40 92 60Q108 80 110 98Q112 114 98 116L34 118Q18 116 20 100Q38 74 42 4Z"/>
    <circle data-part="toe" fill="#fff0e0" cx="100" cy="108" r="17"/><circle data-part="toe" fill="#fff0e0" cx="74" cy="114" r="12"/><circle data-part="toe" fill="#fff0e0" cx="54" cy="115" r="11"/><circle data-part="toe" fill="#fff0e0" cx="36" cy="114" r="10"/><circle data-part="toe" fill="#fff0e0" cx="20" cy="110" r="9"/>
    <path fill="#f7a0b4" d="M92 112Q92 102 101 102Q110 102 110 112Q101 120 92 112Z"/>
    <path fill="#8fc4f0" d="M38 2L86 2L88 26L36 26Z"/>
    <path fill="none" stroke="#8a4a2a" stroke-width="2.2" d="M70 114Q75 110 80 114M50 115Q54 111 58 115M32 114Q36 110 40 114M56 44Q62 50 68 44"/>
  `,
  // The stomach with its way in and out.
  stomach: `
    <path fill="#fbd0d8" d="M60 2L78 2Q80 24 76 38L62 40Q60 20 60 2Z"/>
    <path fill="#f7a0b4" d="M62 36Q72 8 98 14Q126 24 122 64Q114 116 66 118Q44 118 38 106Q28 102 24 112L24 126L6 126L6 108Q10 80 36 84Q56 88 60 68Q62 52 62 36Z"/>
    <path fill="#ffe0a0" d="M60 82Q78 72 116 74Q108 108 66 110Q48 108 46 96Q54 92 60 82Z"/>
    <circle fill="#a9dd92" cx="76" cy="94" r="9"/><circle fill="#f2a03f" cx="96" cy="86" r="8"/>
    <path fill="none" stroke="#8a2a4a" stroke-width="2.4" d="M90 28Q106 32 108 52M80 40Q90 36 96 46M8 112L22 112"/>
    <circle fill="#2a2440" cx="82" cy="56" r="3.4"/><circle fill="#2a2440" cx="102" cy="58" r="3.4"/><path fill="none" stroke="#2a2440" stroke-width="2.2" d="M86 64Q92 70 98 65"/>
  `,
  // The pair of kidneys.
  kidneys: `
    <path fill="#f7988a" d="M58 0L70 0L70 40L76 127L64 127L64 60L64 127L52 127L58 40Z"/>
    <path fill="#8fb4f0" d="M52 70L58 70Q60 96 59 127L50 127Q52 96 44 80Q34 70 34 62L44 58Q46 68 52 70Z"/>
    <path fill="#8fb4f0" d="M76 70L70 70Q68 96 69 127L78 127Q76 96 84 80Q94 70 94 62L84 58Q82 68 76 70Z"/>
    <path fill="#e89a88" d="M34 12Q56 14 56 40Q54 50 46 54Q44 60 52 66Q58 78 50 92Q40 104 26 100Q2 90 2 56Q6 18 34 12Z"/>
    <path fill="#e89a88" d="M94 12Q72 14 72 40Q74 50 82 54Q84 60 76 66Q70 78 78 92Q88 104 102 100Q126 90 126 56Q122 18 94 12Z"/>
    <path fill="#ffd8c8" d="M30 30Q42 32 38 46Q34 56 40 70Q42 82 32 84Q16 78 16 56Q18 36 30 30Z"/><path fill="#ffd8c8" d="M98 30Q86 32 90 46Q94 56 88 70Q86 82 96 84Q112 78 112 56Q110 36 98 30Z"/>
  `,
  // A bent arm showing its muscle.
  "strong-arm": `
    <path data-part="arm" fill="#ffe0c4" d="M44 34L66 38Q58 58 56 72Q70 56 92 62Q112 68 118 90L122 127L44 127Q16 118 16 96Q16 74 44 34Z"/>
    <path data-part="sleeve" fill="#62b5f2" d="M92 127Q84 108 96 92Q108 78 122 84Q128 100 128 127Z"/>
    <path data-part="hand" fill="#ffe0c4" d="M40 40Q28 28 36 14Q46 2 64 4Q80 6 82 22Q82 38 68 44Q54 48 40 40Z"/>
    <path fill="none" stroke="#8a4a2a" stroke-width="2.4" d="M50 24Q54 16 62 18Q66 24 60 30M62 18Q70 14 74 20Q76 28 68 32M44 24Q46 32 54 34L64 36M60 98Q80 104 92 88M36 92Q38 80 46 72"/>
  `,
  // The liver with its gall bladder.
  liver: `
    <path fill="#8fb4f0" d="M62 4L76 4L78 40L60 40Z"/>
    <path fill="#d98a78" d="M4 60Q6 26 46 24Q90 18 124 34Q122 58 96 68Q74 78 62 94Q38 116 16 104Q2 92 4 60Z"/>
    <path fill="#f0b0a0" d="M76 22Q104 24 124 34Q122 58 96 68Q84 72 76 78Q64 50 76 22Z"/>
    <path fill="#a9dd92" d="M56 86Q68 84 68 100Q66 116 56 116Q46 114 48 100Q50 92 56 86Z"/>
    <path fill="none" stroke="#6a2a1a" stroke-width="2.4" d="M18 56Q22 40 42 38M16 68L16 74"/>
    <circle fill="#2a2440" cx="34" cy="66" r="3.4"/><circle fill="#2a2440" cx="56" cy="62" r="3.4"/><path fill="none" stroke="#2a2440" stroke-width="2.2" d="M40 74Q46 80 52 73"/>
  `,
  // One eye with its lashes and brow.
  "single-eye": `
    <path data-part="eyebrow" fill="#c08c68" d="M8 30Q50 -0 118 22Q122 30 116 32Q60 18 12 40Q4 38 8 30Z"/>
    <path fill="none" stroke="#2a2440" stroke-width="2.4" d="M18 66L6 54M32 54L22 40M50 46L46 32M70 44L72 30M92 50L100 38M108 62L120 52"/>
    <path fill="#ffffff" d="M4 82Q34 44 66 44Q98 46 124 82Q96 116 64 116Q32 116 4 82Z"/>
    <circle fill="#62b5f2" cx="64" cy="80" r="31"/>
    <circle fill="#2a2440" cx="64" cy="80" r="12"/>
    <circle fill="#ffffff" cx="76" cy="68" r="8"/>
  `,
  // A cockroach seen from above with long feelers.
  cockroach: `
    <path fill="none" stroke="#3a2a10" stroke-width="2.4" d="M56 24Q44 4 14 6Q4 8 2 24M72 24Q84 4 114 6Q124 8 126 24M44 54L22 44L12 30M40 72L16 74L4 88M44 92L22 104L16 124M84 54L106 44L116 30M88 72L112 74L124 88M84 92L106 104L112 124"/>
    <path fill="#f0c088" d="M48 114L40 127L50 127L56 120ZM80 114L88 127L78 127L72 120Z"/>
    <path data-part="wing" fill="#d99a58" d="M64 44Q38 44 36 72Q36 104 56 124Q64 124 64 118Z"/><path data-part="wing" fill="#d99a58" d="M64 44Q90 44 92 72Q92 104 72 124Q64 124 64 118Z"/>
    <path data-part="back" fill="#ffe0b0" d="M36 50Q36 30 64 28Q92 30 92 50Q80 60 64 60Q48 60 36 50Z"/>
    <path data-part="head" fill="#d99a58" d="M50 32Q50 16 64 16Q78 16 78 32Q64 38 50 32Z"/>
    <circle fill="#2a2440" cx="58" cy="25" r="2.8"/><circle fill="#2a2440" cx="70" cy="25" r="2.8"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.2" d="M46 72Q46 92 56 108M82 72Q82 92 72 108M54 44L54 50M74 44L74 50"/>
  `,
  // The bird of the tale that fills up the sea, a twig in its beak.
  jingwei: `
    <path data-part="water" fill="#62b5f2" d="M0 110Q10 94 22 106Q34 118 44 106Q54 94 66 106Q78 118 88 106Q98 94 110 106Q120 116 128 106L128 127L0 127Z"/>
    <path data-part="tail" fill="#f7a0b4" d="M92 66Q112 60 128 70Q122 78 112 78Q124 84 126 96Q110 94 92 82Z"/>
    <path data-part="wing" fill="#a8d8f8" d="M56 50Q56 14 92 2Q98 10 92 18Q104 18 104 26Q98 34 92 34Q100 38 96 46Q86 56 72 60Z"/>
    <path data-part="body" fill="#ffe9a0" d="M24 44Q34 40 48 48Q80 54 98 72Q90 94 62 94Q34 92 28 66Z"/>
    <path data-part="wing" fill="#62b5f2" d="M46 66Q64 54 84 60Q108 54 118 40Q122 66 100 80Q74 92 50 80Q42 74 46 66Z"/>
    <circle data-part="head" fill="#ffffff" cx="30" cy="40" r="18"/>
    <path data-part="crest" fill="#f0708a" d="M26 24Q20 8 30 2Q36 8 36 16Q44 6 52 10Q50 22 42 28Z"/>
    <path fill="#c98f54" d="M0 70L10 28L16 30L7 72Z"/><path data-part="leaf" fill="#7cc977" d="M10 30Q1 22 2 8Q16 14 14 30Z"/>
    <path data-part="beak" fill="#f2a03f" d="M16 32L0 46L18 50Z"/>
    <circle fill="#2a2440" cx="32" cy="36" r="3.4"/>
    <path fill="none" stroke="#8a3a10" stroke-width="2.4" d="M52 94L50 104M66 94L66 104"/>
  `,
  // Wings of feathers, as a pair: whoever wears them stands before the middle.
  "angel-wings": `
    <path data-part="wing" fill="#fbfbf6" d="M68 92C70 52 88 16 124 10C126 24 122 34 112 42C118 44 118 58 102 66C108 70 102 84 90 86C92 96 78 100 68 92Z"/>
    <path data-part="wing" fill="#fbfbf6" d="M60 92C58 52 40 16 4 10C2 24 6 34 16 42C10 44 10 58 26 66C20 70 26 84 38 86C36 96 50 100 60 92Z"/>
    <path data-part="feather" fill="#dfe8f4" d="M72 78C76 56 88 36 108 24C108 32 104 40 96 46C98 52 94 60 86 62C86 70 80 76 72 78Z"/>
    <path data-part="feather" fill="#dfe8f4" d="M56 78C52 56 40 36 20 24C20 32 24 40 32 46C30 52 34 60 42 62C42 70 48 76 56 78Z"/>
  `,
  // Those of a butterfly.
  "fairy-wings": `
    <path data-part="wing" fill="#cfe3f7" d="M66 70C70 34 96 6 118 8C128 12 126 40 112 56C102 68 84 74 66 74Z"/>
    <path data-part="wing" fill="#cfe3f7" d="M62 70C58 34 32 6 10 8C0 12 2 40 16 56C26 68 44 74 62 74Z"/>
    <path data-part="wing" fill="#f7cfe0" d="M66 76C92 74 114 84 112 102C108 120 82 116 66 88Z"/>
    <path data-part="wing" fill="#f7cfe0" d="M62 76C36 74 14 84 16 102C20 120 46 116 62 88Z"/>
    <circle fill="#fff2a8" cx="98" cy="36" r="11"/><circle fill="#fff2a8" cx="30" cy="36" r="11"/>
    <circle fill="#fff2a8" cx="92" cy="96" r="8"/><circle fill="#fff2a8" cx="36" cy="96" r="8"/>
  `,
  // One horn, wound round.
  "unicorn-horn": `
    <path fill="#ffe28a" d="M40 120Q64 127 88 120L80 92Q64 98 48 92Z"/>
    <path fill="#fff2c4" d="M48 92Q64 98 80 92L74 60Q64 64 54 60Z"/>
    <path fill="#ffe28a" d="M54 60Q64 64 74 60L64 4Z"/>
  `,
  // A statue of a hero on its pedestal.
  statue: `
    <path fill="#d9d0e0" d="M24 92L104 92L104 118L24 118Z"/><path fill="#b8b0cc" d="M14 116L114 116L114 127L14 127Z"/><path fill="#b8b0cc" d="M18 84L110 84L110 94L18 94Z"/>
    <path data-part="label" fill="#ffd35c" d="M44 98L84 98L84 112L44 112Z"/>
    <path data-part="cape" fill="#c0c8d8" d="M46 32Q34 60 28 84L100 84Q94 60 82 32Z"/>
    <path data-part="leg" fill="#e4eaf2" d="M50 56L63 56L62 84L46 84Z"/><path data-part="leg" fill="#e4eaf2" d="M65 56L78 56L82 84L66 84Z"/>
    <path data-part="arm" fill="#e4eaf2" d="M50 34L36 46L48 60L54 54L47 47L56 42Z"/>
    <path data-part="arm" fill="#e4eaf2" d="M74 32L90 22L98 8L106 12L98 30L80 44Z"/>
    <path data-part="shirt" fill="#e4eaf2" d="M48 30L80 30L80 64L48 64Z"/>
    <circle data-part="head" fill="#e4eaf2" cx="64" cy="17" r="14"/>
    <path data-part="hair" fill="#c0c8d8" d="M49 16Q50 1 64 1Q79 1 79 16Q72 8 64 10Q56 8 49 16Z"/>
    <path fill="none" stroke="#3a3a5a" stroke-width="2.2" d="M57 17L60 17M68 17L71 17M60 24L68 24M54 46L74 46"/>
  `,
  // The stable with Mary, Joseph, the child in the manger and the star.
  "nativity-scene": `
    <path fill="#fff0c9" d="M12 50L116 50L116 122L12 122Z"/>
    <path data-part="roof" fill="#d9a058" d="M64 18L128 52L122 62L64 34L6 62L0 52Z"/>
    <path fill="#c98f54" d="M10 56L20 54L20 122L10 122Z"/><path fill="#c98f54" d="M108 54L118 56L118 122L108 122Z"/>
    <path data-part="star" fill="#ffd040" d="M64 0L69 11L81 12L72 20L75 32L64 26L53 32L56 20L47 12L59 11Z"/>
    <path data-part="dress" fill="#62b5f2" d="M36 58Q48 58 52 74L54 120L20 120L22 76Q24 60 36 58Z"/><circle data-part="face" fill="#ffe0c4" cx="38" cy="73" r="11"/>
    <path fill="#c8a070" d="M92 50Q104 50 106 70L108 120L74 120L76 70Q80 50 92 50Z"/><circle data-part="face" fill="#ffe0c4" cx="90" cy="67" r="11"/><path data-part="beard" fill="#c8966a" d="M79 68Q90 76 101 68Q102 86 90 88Q78 86 79 68Z"/>
    <path fill="#ffe07a" d="M38 104Q36 92 48 94Q64 88 80 94Q92 92 90 104Z"/>
    <ellipse data-part="blanket" fill="#ffffff" cx="68" cy="95" rx="17" ry="9"/><circle data-part="face" fill="#ffe0c4" cx="52" cy="91" r="9"/>
    <path fill="#d98a5a" d="M36 102L92 102L84 118L44 118Z"/>
    <path fill="none" stroke="#2a2440" stroke-width="2.2" d="M35 73L35 75M43 73L43 75M36 79Q39 82 42 79M86 66L86 68M94 66L94 68M49 91L49 93M54 92L54 94"/>
    <path fill="#a9dd92" d="M2 118L126 118L126 127L2 127Z"/>
  `,
  // A cathedral with two towers and a rose window.
  "notre-dame": `
    <path fill="#a8b4cc" d="M64 0L71 42L57 42Z"/>
    <path data-part="wall" fill="#fff0d0" d="M8 12L46 12L46 124L8 124Z"/><path data-part="wall" fill="#fff0d0" d="M82 12L120 12L120 124L82 124Z"/>
    <path data-part="wall" fill="#fff6dc" d="M44 36L84 36L84 124L44 124Z"/>
    <path data-part="wall" fill="#e8c898" d="M4 8L50 8L50 16L4 16Z"/><path data-part="wall" fill="#e8c898" d="M78 8L124 8L124 16L78 16Z"/><path data-part="wall" fill="#e8c898" d="M4 84L124 84L124 92L4 92Z"/>
    <circle data-part="window" fill="#8fc4f0" cx="64" cy="60" r="18"/><circle fill="#ffd35c" cx="64" cy="60" r="7"/>
    <path fill="none" stroke="#5a4a2a" stroke-width="2.2" d="M64 42L64 53M64 67L64 78M46 60L57 60M71 60L82 60"/>
    <path data-part="window" fill="#8fc4f0" d="M14 50L14 32Q19 22 24 32L24 50ZM30 50L30 32Q35 22 40 32L40 50Z"/><path data-part="window" fill="#8fc4f0" d="M88 50L88 32Q93 22 98 32L98 50ZM104 50L104 32Q109 22 114 32L114 50Z"/>
    <path data-part="window" fill="#8fc4f0" d="M18 80L18 66Q27 54 36 66L36 80Z"/><path data-part="window" fill="#8fc4f0" d="M92 80L92 66Q101 54 110 66L110 80Z"/>
    <path data-part="door" fill="#e0a088" d="M52 124L52 106Q64 90 76 106L76 124Z"/><path data-part="door" fill="#e0a088" d="M17 124L17 108Q27 94 37 108L37 124Z"/><path data-part="door" fill="#e0a088" d="M91 124L91 108Q101 94 111 108L111 124Z"/>
  `,
  // Four great faces cut into a mountain.
  "mount-rushmore": `
    <path fill="#c8b8a0" d="M0 126L0 60Q4 36 18 40Q24 16 40 26Q52 6 66 22Q82 8 92 30Q110 20 116 46Q128 50 128 126Z"/>
    <path data-part="hair" fill="#a898bc" d="M4 62Q4 40 20 40Q38 40 37 62L37 80L4 80Z"/><path data-part="face" fill="#f4e8d8" d="M8 58Q20 50 33 58L33 84Q28 96 20 96Q12 96 8 84Z"/>
    <path data-part="hair" fill="#a898bc" d="M34 54Q34 32 50 32Q67 32 66 54L66 72L34 72Z"/><path data-part="face" fill="#f4e8d8" d="M38 50Q50 42 62 50L62 78Q58 90 50 90Q42 90 38 78Z"/>
    <path data-part="hair" fill="#a898bc" d="M62 64Q62 44 78 44Q94 44 94 64L94 78L62 78Z"/><path data-part="face" fill="#f4e8d8" d="M66 62Q78 54 90 62L90 86Q86 98 78 98Q70 98 66 86Z"/><path fill="#a898bc" d="M70 84Q78 78 86 84L84 89Q78 86 72 89Z"/>
    <path data-part="hair" fill="#a898bc" d="M92 60Q92 40 108 40Q125 40 124 60L124 92L92 92Z"/><path data-part="face" fill="#f4e8d8" d="M96 58Q108 50 120 58L120 86L96 86Z"/><path data-part="beard" fill="#a898bc" d="M96 80Q108 76 120 80Q120 100 108 104Q96 100 96 80Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.2" d="M13 66L17 66M24 66L28 66M20 68L20 77L23 77M15 85L26 85M43 58L47 58M54 58L58 58M50 60L50 70L53 70M45 79L56 79M71 69L75 69M82 69L86 69M101 66L105 66M112 66L116 66M108 68L108 77M104 88L112 88"/>
    <path fill="#8fd07c" d="M0 127L0 112Q8 100 16 112Q24 100 34 112Q44 102 54 112Q64 102 74 112Q84 102 94 112Q104 102 112 112Q120 102 128 112L128 127Z"/>
  `,
  // A gate of columns with a chariot on top.
  "brandenburg-gate": `
    <path fill="#8fc4a8" d="M34 30L36 16L28 18Q28 8 38 6L42 2L46 8Q56 14 56 30ZM94 30L92 16L100 18Q100 8 90 6L86 2L82 8Q72 14 72 30Z"/>
    <path data-part="wing" fill="#e4f4ea" d="M60 22Q50 18 50 4Q62 6 62 18ZM68 22Q78 18 78 4Q66 6 66 18Z"/><path fill="#c8e4d0" d="M58 30L60 14L68 14L70 30Z"/><circle fill="#e4f4ea" cx="64" cy="9" r="6"/>
    <path data-part="wall" fill="#f0d8a8" d="M36 28L92 28L92 40L36 40Z"/><path data-part="wall" fill="#fff0d0" d="M12 40L116 40L116 56L12 56Z"/><path data-part="wall" fill="#f0d8a8" d="M6 54L122 54L122 64L6 64Z"/>
    <path fill="#fff0d0" d="M8 64L20 64L20 116L8 116Z"/><path fill="#fff0d0" d="M28 64L40 64L40 116L28 116Z"/><path fill="#fff0d0" d="M48 64L58 64L58 116L48 116Z"/><path fill="#fff0d0" d="M70 64L80 64L80 116L70 116Z"/><path fill="#fff0d0" d="M88 64L100 64L100 116L88 116Z"/><path fill="#fff0d0" d="M108 64L120 64L120 116L108 116Z"/>
    <path fill="#d9c8a8" d="M2 114L126 114L126 124L2 124Z"/>
  `,
  // A bank with columns and a coin above its door.
  "bank-building": `
    <path fill="#ffe0a8" d="M64 2L126 44L2 44Z"/><circle fill="#ffc830" cx="64" cy="30" r="12"/>
    <path fill="none" stroke="#6a4a10" stroke-width="2.4" d="M59 23L64 30L69 23M64 30L64 38M59 31L69 31"/>
    <path fill="#c8e4f8" d="M12 54L116 54L116 106L12 106Z"/>
    <path fill="#f0c070" d="M6 44L122 44L122 56L6 56Z"/>
    <path fill="#ffffff" d="M14 56L28 56L28 106L14 106Z"/><path fill="#ffffff" d="M36 56L50 56L50 106L36 106Z"/><path fill="#ffffff" d="M78 56L92 56L92 106L78 106Z"/><path fill="#ffffff" d="M100 56L114 56L114 106L100 106Z"/>
    <path data-part="door" fill="#c98f6a" d="M54 106L54 72Q64 60 74 72L74 106Z"/>
    <path fill="#d9d0e0" d="M8 104L120 104L120 114L8 114Z"/><path fill="#b8b0cc" d="M2 114L126 114L126 126L2 126Z"/>
  `,
  // Rice terraces stepping down a hill.
  "terraced-fields": `
    <circle fill="#ffd040" cx="106" cy="20" r="15"/>
    <path fill="#a9dd92" d="M4 50Q40 2 70 22Q96 36 124 60L124 126L4 126Z"/>
    <path fill="#c8ecb0" d="M10 44Q40 32 76 42Q96 48 116 54L122 64Q90 66 64 60Q34 54 6 64Z"/>
    <path fill="#8fd0f8" d="M4 62Q34 50 64 60Q94 68 126 60L127 80Q92 88 60 78Q32 70 2 82Z"/>
    <path fill="#d8f0a0" d="M2 80Q32 66 60 78Q92 88 127 78L127 102Q94 110 60 98Q32 90 2 104Z"/>
    <path fill="#8fd0f8" d="M2 102Q32 88 60 98Q94 112 127 100L127 127L2 127Z"/>
    <path fill="none" stroke="#2a5a2a" stroke-width="2.4" d="M28 78L28 88M24 80L28 88L32 80M70 88L70 97M66 90L70 97L74 90M104 90L104 98M100 92L104 98L108 92M48 48L48 55M44 50L48 55L52 50"/>
  `,
  // A steaming pool among stones.
  "hot-spring": `
    <path fill="#c8b8a0" d="M2 96Q-0 78 16 78Q20 64 38 70Q48 58 64 66Q80 58 92 70Q110 64 114 80Q128 80 126 98Q128 118 108 118Q90 128 70 122Q50 128 34 120Q12 126 8 112Q-0 106 2 96Z"/>
    <path fill="#8fd0f8" d="M16 96Q22 80 64 80Q106 80 112 96Q106 112 64 112Q22 112 16 96Z"/>
    <path fill="#ffffff" d="M34 66Q24 54 34 44Q44 34 36 22Q32 12 40 6Q52 20 46 32Q36 42 44 52Q48 60 44 68Q38 72 34 66ZM60 62Q50 50 60 40Q70 30 62 16Q58 6 66 0Q78 14 72 28Q62 38 70 48Q74 58 70 66Q64 68 60 62ZM86 66Q76 54 86 44Q96 34 88 22Q84 12 92 6Q104 20 98 32Q88 42 96 52Q100 60 96 68Q90 72 86 66Z"/>
    <path fill="none" stroke="#24506e" stroke-width="2.4" d="M34 96Q42 90 50 96M56 104Q64 98 72 104M78 94Q86 88 94 94"/>
  `,
};
