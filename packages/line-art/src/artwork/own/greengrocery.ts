/** Vegetables, fruit, nuts and snacks of the market: 128 × 128 boxes. */
export const greengrocery: Readonly<Record<string, string>> = {
  // A big round-ended melon of winter, a slice before it.
  "winter-melon": `
    <path data-part="stem" fill="#b0d890" d="M104 10L116 2L122 10L110 22Z"/>
    <path fill="#8fc77c" d="M10 92Q-0 66 24 44Q60 8 98 10Q120 12 118 34Q114 66 78 94Q40 122 10 92Z"/>
    <path fill="none" stroke="#2a5a2a" stroke-width="2.2" d="M24 80Q46 46 88 26M46 92Q80 72 104 36M34 54L40 58M60 34L66 38M84 46L90 50M64 66L70 70"/>
    <ellipse fill="#8fc77c" cx="82" cy="96" rx="38" ry="30"/><ellipse fill="#f4fce8" cx="80" cy="94" rx="32" ry="25"/><ellipse fill="#d8f0a8" cx="80" cy="94" rx="15" ry="11"/>
    <path fill="none" stroke="#5a5a10" stroke-width="2.4" d="M74 90L76 96M82 88L82 94M90 90L88 96M78 100L79 104M86 100L85 104"/>
  `,
  // A long ribbed sponge gourd hanging from its vine.
  loofah: `
    <path data-part="stem" fill="#8fbf68" d="M2 10Q40 2 126 12L126 20Q60 10 2 18Z"/>
    <path data-part="leaf" fill="#a9dd92" d="M10 16L28 22L44 14L44 32L54 42L38 48L30 62L20 50L4 48L12 34Z"/>
    <path fill="#7cc977" d="M76 16L88 16L90 32L76 32Z"/>
    <path data-part="fruit" fill="#8fd07c" d="M74 30L92 30Q98 60 106 92Q108 122 88 126Q66 126 64 98Q66 62 74 30Z"/>
    <path fill="#c8ecb0" d="M80 32L86 32Q90 64 94 94Q94 114 88 120Q80 116 78 98Q78 62 80 32Z"/>
    <path data-part="petal" fill="#ffdd40" d="M30 78Q22 66 32 64Q42 64 36 78Q50 72 52 82Q52 92 38 88Q44 102 34 102Q24 102 30 88Q16 92 14 82Q14 72 30 78Z"/><circle fill="#f2a03f" cx="33" cy="83" r="6"/>
    <path fill="none" stroke="#2a5a2a" stroke-width="2.2" d="M28 28L28 46M20 30L28 38L36 30M108 16Q122 24 114 34Q106 38 108 28"/>
  `,
  // A taro root with rings and its leaf.
  taro: `
    <path data-part="leaf" fill="#8fd07c" d="M26 6C50 2 68 20 66 42C52 50 44 44 40 36C32 40 22 38 16 30C10 20 14 8 26 6Z"/>
    <path fill="#8fd07c" d="M60 36L70 32L78 66L68 68Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M102 4C122 10 124 32 110 42C102 42 98 38 96 32C88 40 78 40 72 32C74 14 86 2 102 4Z"/>
    <path fill="#c8a898" d="M72 60C98 60 114 78 112 96C110 116 92 126 70 126C46 126 28 114 28 96C28 78 46 60 72 60Z"/>
    <path fill="#e8d4c8" d="M30 88C46 98 94 98 111 86L112 98C92 110 48 110 28 98Z"/>
    <path fill="none" stroke="#6a4a40" stroke-width="2.4" d="M44 70C56 78 86 78 100 70M36 112C52 122 90 122 106 110M18 96L10 94M20 106L12 110M26 114L20 120M120 94L126 92M118 106L126 110M112 114L118 120"/>
  `,
  // A tied bunch of asparagus spears.
  asparagus: `
    <path fill="#8fd07c" d="M22 126L24 48Q16 28 32 8Q46 28 40 48L42 126Z"/><path fill="#8fd07c" d="M86 126L88 48Q80 28 96 8Q112 28 106 48L106 126Z"/>
    <path fill="#a9dd92" d="M42 126L44 42Q34 20 52 0Q70 20 62 42L64 126Z"/><path fill="#a9dd92" d="M64 126L66 42Q58 20 76 0Q94 20 86 42L86 126Z"/>
    <path fill="#f0708a" d="M16 84L112 84L112 98L16 98Z"/>
    <path fill="#f7a0b4" d="M64 90Q44 72 36 80Q34 100 64 94Q94 100 92 80Q84 72 64 90Z"/>
    <path fill="none" stroke="#2a5a2a" stroke-width="2.2" d="M26 42L32 30L38 42M90 42L96 30L102 42M46 36L52 22L58 36M70 36L76 22L82 36M48 58L54 50L58 58M70 58L76 50L80 58M28 66L34 58L38 66M92 66L97 58L102 66M48 118L54 110L58 118M70 118L76 110L80 118M28 118L33 110L37 118M91 118L96 110L101 118"/>
  `,
  // Pods of okra, one cut into stars.
  okra: `
    <path data-part="stem" fill="#c8ecb0" d="M40 2L52 2L54 16L36 16Z"/><path fill="#7cc977" d="M26 20Q44 4 62 20L62 30L26 30Z"/>
    <path fill="#8fd07c" d="M28 28L60 28Q62 74 44 122Q24 78 28 28Z"/><path fill="#c8ecb0" d="M38 28L50 28Q52 70 44 110Q36 72 38 28Z"/>
    <path data-part="stem" fill="#c8ecb0" d="M88 6L100 2L106 14L90 20Z"/><path fill="#7cc977" d="M80 26Q92 8 112 18L114 28L84 36Z"/>
    <path fill="#8fd07c" d="M84 34L112 26Q116 48 106 72Q90 58 84 34Z"/>
    <path fill="#a9dd92" d="M92 66L101 82L120 82L112 98L120 114L102 114L92 127L82 114L64 114L72 98L64 82L83 82Z"/>
    <circle data-part="seed" fill="#ffffff" cx="92" cy="84" r="5"/><circle data-part="seed" fill="#ffffff" cx="105" cy="92" r="5"/><circle data-part="seed" fill="#ffffff" cx="103" cy="106" r="5"/><circle data-part="seed" fill="#ffffff" cx="81" cy="106" r="5"/><circle data-part="seed" fill="#ffffff" cx="79" cy="92" r="5"/><circle fill="#ffffff" cx="92" cy="98" r="5"/>
  `,
  // A courgette with cut slices and its flower.
  zucchini: `
    <path fill="#b0d890" d="M100 12L116 2L126 12L114 26Z"/>
    <path fill="#7cc977" d="M4 66Q10 52 34 46L96 12Q112 8 118 22Q118 34 106 42L46 82Q20 92 8 84Q2 76 4 66Z"/>
    <path fill="#c8ecb0" d="M24 62L104 18Q112 18 112 26L34 74Q24 76 24 62Z"/>
    <ellipse fill="#7cc977" cx="34" cy="104" rx="28" ry="22"/><ellipse fill="#f8ffe0" cx="34" cy="104" rx="22" ry="17"/>
    <ellipse fill="#7cc977" cx="92" cy="98" rx="32" ry="26"/><ellipse fill="#f8ffe0" cx="92" cy="98" rx="26" ry="20"/>
    <path fill="none" stroke="#5a5a10" stroke-width="2.4" d="M82 88L86 94M100 88L96 94M78 102L84 100M106 102L100 100M92 110L92 104M26 98L30 102M42 98L38 102M34 112L34 107"/>
  `,
  // A huge knobbly fruit, one piece open.
  jackfruit: `
    <path data-part="stem" fill="#c98f54" d="M58 0L70 0L70 18L58 18Z"/><path data-part="leaf" fill="#8fd07c" d="M68 12Q84 -0 108 6Q98 26 70 20Z"/>
    <path fill="#c8d070" d="M62 14Q96 16 104 56Q110 98 88 116Q64 128 40 116Q14 98 18 58Q28 16 62 14Z"/>
    <path fill="none" stroke="#5a5a10" stroke-width="2.2" d="M44 30L50 22L56 30M68 30L74 22L80 30M32 48L38 40L44 48M56 48L62 40L68 48M26 68L32 60L38 68M24 90L30 82L36 90M48 66L52 60L56 66M84 46L90 38L96 46M34 108L40 100L46 108"/>
    <path fill="#d8e090" d="M50 84Q54 54 84 54Q116 56 122 90Q120 122 88 124Q54 122 50 84Z"/>
    <path fill="#fff6c8" d="M57 86Q62 62 85 62Q110 64 115 90Q112 114 88 116Q62 114 57 86Z"/>
    <path data-part="fruit" fill="#ffc040" d="M66 88Q66 70 78 70Q86 78 84 94Q80 106 72 104Q66 98 66 88ZM90 72Q104 70 108 84Q104 94 94 92Q86 84 90 72ZM88 100Q98 94 108 100Q104 112 92 112Q86 108 88 100Z"/>
  `,
  // Passion fruit, one cut open with its seeds.
  "passion-fruit": `
    <path data-part="leaf" fill="#8fd07c" d="M38 24Q50 0 84 4Q76 30 44 34Z"/>
    <circle fill="#c090d8" cx="40" cy="64" r="38"/>
    <path fill="none" stroke="#4a1a6a" stroke-width="2.2" d="M40 26L40 16M14 60Q16 46 28 38"/>
    <circle fill="#c090d8" cx="86" cy="84" r="41"/><circle fill="#fff6f0" cx="86" cy="84" r="34"/><circle fill="#ffc830" cx="86" cy="84" r="26"/>
    <path data-part="seed" fill="#2a2440" d="M84 64Q90 68 86 74Q80 70 84 64ZM70 76Q78 76 78 82Q70 84 70 76ZM92 78Q100 76 102 82Q94 86 92 78ZM82 86Q90 86 90 92Q82 94 82 86ZM70 92Q76 92 78 98Q70 100 70 92ZM94 94Q102 92 102 98Q96 104 94 94Z"/>
  `,
  // Hawthorn fruits on a twig, with speckles and little crowns.
  "hawthorn-berries": `
    <path data-part="stem" fill="#c98f54" d="M58 2L68 2L68 34L58 34Z"/>
    <path data-part="leaf" fill="#7cc977" d="M60 26L46 30L42 20L30 24L30 12L14 14L24 4Q46 -0 60 20Z"/><path data-part="leaf" fill="#7cc977" d="M68 26L82 30L86 20L98 24L98 12L114 14L104 4Q82 0 68 20Z"/>
    <path fill="none" stroke="#4a3a1a" stroke-width="2.4" d="M62 28Q50 36 36 46M64 28L64 66M66 28Q80 36 92 46"/>
    <circle data-part="fruit" fill="#f0706a" cx="32" cy="68" r="28"/><circle data-part="fruit" fill="#f0706a" cx="96" cy="68" r="28"/><circle data-part="fruit" fill="#f7988a" cx="64" cy="95" r="31"/>
    <path fill="#c98f54" d="M64 102L69 110L78 108L74 116L78 122L64 120L50 122L54 116L50 108L59 110Z"/>
    <path fill="none" stroke="#ffffff" stroke-width="2.4" d="M22 58L22 60M36 52L36 54M18 74L18 76M40 78L40 80M92 52L92 54M106 58L106 60M110 74L110 76M90 78L90 80M54 78L54 80M74 78L74 80M44 92L44 94M84 92L84 94"/>
  `,
  // Bayberries with knobbly skins and two long leaves.
  yangmei: `
    <path data-part="leaf" fill="#7cc977" d="M62 26Q40 0 4 14Q20 40 62 34Z"/><path data-part="leaf" fill="#7cc977" d="M66 26Q88 0 124 14Q108 40 66 34Z"/>
    <path data-part="stem" fill="#c98f54" d="M60 4L68 4L68 40L60 40Z"/>
    <path fill="#e878a0" d="M36 40Q44 40 46 47Q54 48 54 56Q62 60 60 68Q64 76 58 82Q58 90 50 92Q44 100 36 96Q28 100 22 92Q14 90 14 82Q8 76 12 68Q10 60 18 56Q18 48 26 47Q28 40 36 40Z"/>
    <path fill="#e878a0" d="M92 40Q100 40 102 47Q110 48 110 56Q118 60 116 68Q120 76 114 82Q114 90 106 92Q100 100 92 96Q84 100 78 92Q70 90 70 82Q64 76 68 68Q66 60 74 56Q74 48 82 47Q84 40 92 40Z"/>
    <path fill="#f7b0c8" d="M64 68Q72 68 74 75Q82 76 82 84Q90 88 88 96Q92 104 86 110Q86 118 78 120Q72 127 64 124Q56 127 50 120Q42 118 42 110Q36 104 40 96Q38 88 46 84Q46 76 54 75Q56 68 64 68Z"/>
    <path fill="none" stroke="#6a0a3a" stroke-width="2.2" d="M28 58Q32 54 36 58Q40 62 44 58M24 72Q28 68 32 72Q36 76 40 72Q44 68 48 72M28 84Q32 80 36 84M84 58Q88 54 92 58Q96 62 100 58M82 72Q86 68 90 72Q94 76 98 72Q102 68 106 72M92 84Q96 80 100 84M54 88Q58 84 62 88Q66 92 72 88M48 102Q52 98 56 102Q60 106 64 102Q68 98 72 102Q76 106 80 102M56 114Q60 110 64 114Q68 118 72 114"/>
  `,
  // A pomelo with its thick rind, peeled open.
  pomelo: `
    <path data-part="leaf" fill="#8fd07c" d="M50 14Q66 -0 96 6Q88 26 54 26Z"/><path data-part="stem" fill="#c98f54" d="M42 4L50 4L52 20L42 20Z"/>
    <path fill="#ffe07a" d="M46 16Q60 18 66 38Q88 58 86 86Q82 116 46 118Q8 116 4 86Q4 58 26 38Q32 18 46 16Z"/>
    <path fill="#ffe07a" d="M84 42Q122 44 126 84Q124 124 84 126Q46 124 44 84Q46 44 84 42Z"/><path fill="#fffbe8" d="M84 49Q115 51 119 84Q117 117 84 119Q53 117 51 84Q53 51 84 49Z"/>
    <path fill="#fbb0b8" d="M82 62Q82 72 84 80Q76 76 66 70Q72 62 82 62ZM90 62Q100 62 104 70Q96 76 88 80Q88 70 90 62ZM110 76Q114 84 110 94Q100 90 92 84Q100 80 110 76ZM104 102Q98 108 90 108Q88 98 88 90Q96 94 104 102ZM80 108Q70 108 64 102Q72 94 82 90Q82 98 80 108ZM60 94Q56 84 60 76Q70 80 78 84Q70 90 60 94Z"/>
  `,
  // Striped sunflower seeds in a little bag.
  "sunflower-seeds": `
    <g transform="rotate(-24 40 40)"><path data-part="seed" fill="#f4f0fc" d="M40 0C52 20 58 36 56 50C54 66 26 66 24 50C22 36 28 20 40 0Z"/><path fill="#2a2440" d="M38 20L42 20L43 56L37 56ZM32 32L35 31L34 54L30 50ZM48 32L45 31L46 54L50 50Z"/></g>
    <g transform="rotate(20 96 44)"><path data-part="seed" fill="#f4f0fc" d="M94 2C106 22 112 38 110 52C108 68 80 68 78 52C76 38 82 22 94 2Z"/><path fill="#2a2440" d="M92 22L96 22L97 58L91 58ZM86 34L89 33L88 56L84 52ZM102 34L99 33L100 56L104 52Z"/></g>
    <g transform="translate(26 62)"><path data-part="seed" fill="#f4f0fc" d="M40 0C52 20 58 36 56 50C54 66 26 66 24 50C22 36 28 20 40 0Z"/><path fill="#2a2440" d="M38 20L42 20L43 56L37 56ZM32 32L35 31L34 54L30 50ZM48 32L45 31L46 54L50 50Z"/></g>
  `,
  // Almonds, one in its open husk.
  almonds: `
    <path fill="#e0b078" d="M38 6C62 18 76 44 72 72C68 92 52 98 34 96C14 92 2 78 4 58C6 38 18 18 38 6Z"/>
    <path fill="none" stroke="#6a3a10" stroke-width="2.2" d="M38 22C36 44 34 64 34 82M24 38C18 52 16 64 20 80M52 38C58 52 58 66 52 82"/>
    <path fill="#e0b078" d="M120 44C128 70 122 100 104 116C88 128 70 122 62 106C56 88 62 70 78 58C92 48 106 44 120 44Z"/>
    <path fill="none" stroke="#6a3a10" stroke-width="2.2" d="M110 58C96 72 84 90 78 108M90 62C76 74 70 88 70 100M118 70C114 88 106 102 94 112"/>
    <path fill="#fff6dc" d="M6 122C2 110 10 100 24 100C40 100 54 108 58 122C44 128 18 128 6 122Z"/>
  `,
  // Curved cashew nuts.
  cashews: `
    <path fill="#f7d8a0" d="M12 30Q18 4 52 6Q96 10 92 46Q86 66 70 58Q62 50 66 42Q66 30 50 32Q38 34 36 44Q26 54 14 46Q8 40 12 30Z"/>
    <path fill="#f0c888" d="M38 84Q38 64 58 66Q70 70 70 82Q80 92 94 80Q96 66 108 64Q124 66 122 86Q116 116 82 120Q42 118 38 84Z"/>
    <path fill="#fff0c9" d="M6 78Q10 64 22 68Q32 74 26 88Q28 102 42 106Q50 114 44 122Q32 128 16 116Q2 100 6 78Z"/>
    <path fill="none" stroke="#7a4a10" stroke-width="2.4" d="M24 24Q34 14 52 16M50 90Q56 106 78 110M14 92Q18 106 28 112M74 34Q80 42 76 50"/>
  `,
  // Pistachio nuts in their split shells.
  pistachios: `
    <path fill="#f4e0c0" d="M30 8Q58 10 62 44Q62 70 36 74Q8 70 6 42Q8 12 30 8Z"/><path fill="#8fd07c" d="M32 16Q40 34 38 66Q26 50 28 30Z"/>
    <path fill="#f4e0c0" d="M96 20Q122 22 124 50Q122 76 98 78Q74 74 72 50Q74 22 96 20Z"/><path fill="#8fd07c" d="M84 30Q102 36 114 54Q96 56 82 44Z"/>
    <path fill="#f4e0c0" d="M64 70Q102 72 106 98Q102 124 64 126Q26 124 22 98Q26 72 64 70Z"/><path fill="#8fd07c" d="M30 96Q64 76 98 96Q64 112 30 96Z"/>
    <path fill="none" stroke="#6a4a1a" stroke-width="2.2" d="M14 40Q16 24 24 18M52 34Q56 48 50 60M90 70Q104 74 114 64M40 116Q64 122 88 116"/>
  `,
  // A stalk with white bolls of cotton.
  "cotton-plant": `
    <path data-part="stem" fill="#c98f54" d="M60 40L68 40L70 127L58 127Z"/><path data-part="stem" fill="#c98f54" d="M62 104Q40 96 30 78L36 74Q46 88 64 94Z"/><path data-part="stem" fill="#c98f54" d="M66 112Q90 104 98 84L92 80Q84 94 66 102Z"/>
    <path data-part="leaf" fill="#7cc977" d="M66 126L86 108L96 116L108 110L106 122L118 126Z"/><path data-part="leaf" fill="#7cc977" d="M62 126L42 108L32 116L20 110L22 122L10 126Z"/>
    <path fill="#d9a868" d="M40 50L48 36L64 58L80 36L88 50Q80 66 64 68Q48 66 40 50Z"/><path fill="#ffffff" d="M42 44Q32 34 42 24Q42 10 54 12Q64 -0 74 12Q86 10 86 24Q96 34 86 44Q82 54 64 56Q46 54 42 44Z"/>
    <path fill="#d9a868" d="M8 76L16 66L30 82L44 66L50 76Q44 88 30 90Q14 88 8 76Z"/><path fill="#ffffff" d="M12 72Q2 64 10 56Q10 44 22 46Q30 36 38 46Q48 44 48 56Q56 64 46 72Q42 78 30 80Q16 80 12 72Z"/>
    <path fill="#d9a868" d="M78 84L84 74L98 90L112 74L120 84Q112 96 98 98Q84 96 78 84Z"/><path fill="#ffffff" d="M82 80Q72 72 80 64Q80 52 92 54Q98 44 106 54Q118 52 118 64Q126 72 116 80Q112 86 98 88Q86 88 82 80Z"/>
    <path fill="none" stroke="#5a5a7a" stroke-width="2.2" d="M64 56Q58 44 64 34M50 48Q48 40 52 34M78 48Q80 40 76 34M30 80Q26 70 30 62M98 88Q94 78 98 70"/>
  `,
  // Three little round cabbages.
  "brussels-sprouts": `
    <path fill="#f4fce0" d="M24 68L44 68L42 80L26 80Z"/><circle fill="#8fd07c" cx="34" cy="40" r="32"/>
    <path fill="#c8ecb0" d="M34 8Q56 18 54 44Q44 62 34 70Q14 56 14 38Q18 18 34 8Z"/>
    <path fill="#f4fce0" d="M84 68L104 68L102 80L86 80Z"/><circle fill="#8fd07c" cx="94" cy="40" r="32"/>
    <path fill="#c8ecb0" d="M94 8Q116 18 114 44Q104 62 94 70Q74 56 74 38Q78 18 94 8Z"/>
    <path fill="#f4fce0" d="M52 114L76 114L74 127L54 127Z"/><circle fill="#8fd07c" cx="64" cy="86" r="35"/>
    <path fill="#c8ecb0" d="M64 51Q90 62 86 90Q76 112 64 120Q40 104 42 84Q44 62 64 51Z"/>
    <path fill="none" stroke="#2a5a2a" stroke-width="2.2" d="M34 64L34 24M34 48L24 38M34 44L44 34M94 64L94 24M94 48L84 38M94 44L104 34M64 114L64 66M64 96L52 84M64 92L76 80M64 80L56 72"/>
  `,
  // A crepe folded about its crisp, egg and lettuce, in a paper bag.
  jianbing: `
    <path fill="#f2c070" d="M42 6C42 6 90 2 90 2C90 2 94 56 94 56C94 56 40 58 40 58C40 58 42 6 42 6Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 14C55.3 14.7 59.3 18.3 62 18C64.7 17.7 68.7 13 70 12M60 30C61.7 30.7 66.7 34.3 70 34C73.3 33.7 78.3 29 80 28"/>
    <path data-part="leaf" fill="#8fd07c" d="M22 50C17.7 46.7 17.3 42.3 18 40C18.7 37.7 24.3 38.3 26 36C27.7 33.7 26 27 28 26C30 25 35.3 31 38 30C40.7 29 41.7 20.3 44 20C46.3 19.7 49 27.7 52 28C55 28.3 59.3 21.7 62 22C64.7 22.3 65.3 30 68 30C70.7 30 75 22 78 22C81 22 83 29.3 86 30C89 30.7 94 25 96 26C98 27 96 33.7 98 36C100 38.3 107 37.3 108 40C109 42.7 108 48.7 104 52C100 55.3 94 58.7 84 60C74 61.3 54.3 61.7 44 60C33.7 58.3 26.3 53.3 22 50Z"/>
    <path fill="#f7d890" d="M18 52C18 52 32 41 40 40C48 39 60.3 42.7 66 46C71.7 49.3 74 60 74 60C74 60 70 100 70 100C70 100 24 100 24 100C24 100 18 52 18 52Z"/>
    <path fill="#ffe9b0" d="M110 50C110 50 95.3 39 88 38C80.7 37 71.7 40 66 44C60.3 48 54 62 54 62C54 62 58 100 58 100C58 100 104 100 104 100C104 100 110 50 110 50Z"/>
    <ellipse fill="#8fd07c" cx="40" cy="62" rx="4" ry="3"/>
    <ellipse fill="#8fd07c" cx="86" cy="56" rx="4" ry="3"/>
    <ellipse fill="#8fd07c" cx="74" cy="68" rx="4" ry="3"/>
    <path data-part="bag" fill="#f58f6b" d="M14 74C14 74 47.3 88.3 64 88C80.7 87.7 114 72 114 72C114 72 104 122 104 122C104 122 94 126.2 84 127C74 127.8 54 127.8 44 127C34 126.2 24 122 24 122C24 122 14 74 14 74Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M18 92C25.7 94 48.7 104.3 64 104C79.3 103.7 102.3 92.3 110 90M22 106C29 107.8 50 117.3 64 117C78 116.7 99 106.2 106 104"/>
  `,
  // A pot of yogurt with a spoon and a strawberry.
  yogurt: `
    <path fill="#c8d4e4" d="M84 36L112 2L120 8L94 44Z"/>
    <path fill="#ffffff" d="M14 34Q18 16 40 22Q50 6 66 18Q88 12 92 26Q112 24 114 38Q100 50 64 50Q26 50 14 34Z"/>
    <path data-part="fruit" fill="#f0706a" d="M42 16Q56 8 66 18Q66 34 54 42Q40 32 42 16Z"/>
    <path fill="#8fc4f0" d="M10 40L118 40Q120 50 112 52L16 52Q8 50 10 40Z"/>
    <path fill="#e4f2fb" d="M16 52L112 52L102 120Q100 126 92 126L36 126Q28 126 26 120Z"/>
    <path data-part="label" fill="#fbb0c0" d="M20 68L108 68L104 106L24 106Z"/>
    <path data-part="fruit" fill="#f0706a" d="M64 76Q76 70 80 80Q80 94 64 104Q48 94 48 80Q52 70 64 76Z"/>
  `,
};
