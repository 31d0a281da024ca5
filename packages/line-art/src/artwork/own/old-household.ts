/** Tools, lamps, hats and clothes of other days: 128 × 128 boxes. */
export const oldHousehold: Readonly<Record<string, string>> = {
  // A scythe: a long bent shaft with a grip and a curved blade.
  scythe: `
    <path fill="#c98a4a" d="M96 10Q112 60 88 122L78 120Q100 62 86 14Z"/>
    <path fill="#d9a870" d="M98 52L122 45Q127 50 123 56L100 63Z"/>
    <path data-part="blade" fill="#c4d4e4" d="M98 4Q50 1 4 48Q0 56 4 58Q44 24 92 26Z"/>
    <path fill="#8f9cb4" d="M84 2Q104 1 106 8Q106 26 98 28L84 27Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M20 38Q44 18 76 12"/>
  `,
  // A crowbar: an iron bar with a hooked claw.
  crowbar: `
    <path fill="#e8685f" d="M8 122Q4 116 8 110L76 32Q96 10 114 20Q128 30 122 52L124 66L116 58L110 68Q104 60 106 48Q108 36 100 34Q94 34 88 42L24 118Q16 128 8 122Z"/>
    <path fill="#b8c4d4" d="M8 122Q4 116 8 110L22 94L36 104L24 118Q16 128 8 122Z"/>
    <path fill="#b8c4d4" d="M106 48L122 50L124 66L116 58L110 68Q104 60 106 48Z"/>
  `,
  // A loom with its threads stretched, half the cloth woven, the shuttle in it.
  loom: `
    <path fill="#c98a4a" d="M4 4L16 4L16 126L4 126ZM112 4L124 4L124 126L112 126Z"/>
    <path fill="#d9a870" d="M0 10L128 10L128 22L0 22ZM0 102L128 102L128 114L0 114Z"/>
    <path fill="#ffffff" d="M22 22L106 22L106 62L22 62Z"/>
    <path fill="#f58f8f" d="M22 62L106 62L106 76L22 76Z"/><path fill="#ffd35c" d="M22 76L106 76L106 89L22 89Z"/><path fill="#8fc3f0" d="M22 89L106 89L106 102L22 102Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M34 24L34 58M46 24L46 58M58 24L58 58M70 24L70 58M82 24L82 58M94 24L94 58"/>
    <path fill="#8fd07c" d="M30 50Q64 34 98 50Q64 66 30 50Z"/>
  `,
  // A periscope comes up out of the waves.
  periscope: `
    <path fill="#8fa8c8" d="M52 126L52 42Q52 12 80 12L88 12L88 44L84 44Q76 44 76 54L76 126Z"/>
    <path fill="#ffd35c" d="M86 4L102 4Q108 4 108 10L108 46Q108 52 102 52L86 52Z"/>
    <ellipse data-part="lens" fill="#c8ecff" cx="106" cy="28" rx="10" ry="19"/>
    <path fill="#e8685f" d="M48 70L80 70L80 82L48 82Z"/>
    <path data-part="water" fill="#9bd4f5" d="M2 112Q14 98 28 108Q42 96 56 108Q70 96 84 108Q98 96 112 108Q120 102 126 110L126 127L2 127Z"/>
  `,
  // A candlestick with three arms, its candles lit.
  candelabra: `
    <path fill="#fff6dc" d="M14 30L28 30L28 58L14 58ZM57 20L71 20L71 50L57 50ZM100 30L114 30L114 58L100 58Z"/>
    <path data-part="flame" fill="#ffb04a" d="M21 8Q30 20 21 29Q12 20 21 8ZM64 1Q73 10 64 19Q55 10 64 1ZM107 8Q116 20 107 29Q98 20 107 8Z"/>
    <path fill="#ffd35c" d="M8 56L34 56Q34 66 26 68Q28 86 58 84L58 62L50 50L78 50L70 62L70 84Q100 86 102 68Q94 66 94 56L120 56Q120 66 112 68Q112 98 70 96L70 108L92 116L96 126L32 126L36 116L58 108L58 96Q16 98 16 68Q8 66 8 56Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M48 117L80 117M64 66L64 104"/>
  `,
  // A lava lamp: blobs rise in the glass.
  "lava-lamp": `
    <path fill="#8f9cc4" d="M50 4L78 4L84 24L44 24Z"/>
    <path data-part="glass" fill="#ffe4f0" d="M44 24L84 24L102 88L26 88Z"/>
    <path fill="#f58fb8" d="M66 30Q78 32 76 42Q72 50 64 46Q56 40 66 30Z"/><path fill="#f58fb8" d="M54 48Q66 52 62 64Q56 72 48 66Q42 54 54 48Z"/><path fill="#f58fb8" d="M84 60Q92 66 88 76Q80 80 76 72Q76 62 84 60Z"/>
    <path fill="#f58fb8" d="M26 88Q32 72 44 78Q54 84 60 76Q70 72 76 82Q90 80 102 88Z"/>
    <path fill="#8f9cc4" d="M26 88L102 88L86 106L100 126L28 126L42 106Z"/>
  `,
  // A samovar: a round kettle with a tap, two handles and a teapot on top.
  samovar: `
    <path fill="#ffd35c" d="M24 50Q2 46 4 64Q6 78 26 74L24 66Q14 68 13 62Q14 56 26 60ZM104 50Q126 46 124 64Q122 78 102 74L104 66Q114 68 115 62Q114 56 102 60Z"/>
    <path fill="#ffe08a" d="M24 42Q64 32 104 42Q110 78 86 98L42 98Q18 78 24 42Z"/>
    <path fill="#e8b04a" d="M40 98L88 98L92 112L100 126L28 126L36 112Z"/>
    <path fill="#8fc3f0" d="M44 16Q64 6 84 16Q90 32 78 38L50 38Q38 32 44 16Z"/><path fill="#8fc3f0" d="M84 20L98 12L100 18L88 32Z"/><path fill="#e8685f" d="M56 12Q54 2 64 2Q74 2 72 12Z"/>
    <path fill="#b8c4d4" d="M56 74L72 74L72 82L68 84L68 94L60 94L60 84L56 82ZM50 66L78 66L78 74L50 74Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M36 50Q34 66 42 82M92 50Q94 66 86 82"/>
  `,
  // A feather duster: a bunch of feathers on a stick.
  "feather-duster": `
    <path data-part="handle" fill="#d9985a" d="M60 60L68 60L70 122Q64 127 58 122Z"/>
    <path data-part="feather" fill="#d9a878" d="M40 62Q16 62 6 44Q22 44 16 28Q28 34 28 16Q38 24 44 8Q50 18 56 2L64 14L72 2Q78 18 84 8Q90 24 100 16Q100 34 112 28Q106 44 122 44Q112 62 88 62Z"/>
    <path data-part="feather" fill="#f2c898" d="M48 70Q34 66 28 50Q40 50 40 34Q50 40 52 26L64 40L76 26Q78 40 88 34Q88 50 100 50Q94 66 80 70Z"/>
    <path fill="#e8685f" d="M50 66L78 66L74 80L54 80Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M64 48L64 62M52 50L56 62M76 50L72 62"/>
  `,
  // A hot-water bottle of rubber with its stopper.
  "hot-water-bottle": `
    <path fill="#e8685f" d="M40 4L88 4Q84 14 76 20L76 30Q108 32 110 52L110 100Q108 116 92 116L76 116Q76 126 64 126Q52 126 52 116L36 116Q20 116 18 100L18 52Q20 32 52 30L52 20Q44 14 40 4Z"/>
    <path fill="#fff3d4" d="M52 20L76 20L76 30L52 30Z"/>
    <path fill="#f9a8a0" d="M34 44L94 44Q98 46 98 52L98 96Q98 102 92 102L36 102Q30 102 30 96L30 52Q30 46 34 44Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M42 52L42 94M53 52L53 94M64 52L64 94M75 52L75 94M86 52L86 94"/>
  `,
  // A washboard in its tub of suds.
  washboard: `
    <path fill="#d9a870" d="M34 4L94 4L94 104L34 104Z"/>
    <path fill="#e4eef8" d="M44 26L84 26L84 92L44 92Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M48 36Q56 31 64 36Q72 41 80 36M48 48Q56 43 64 48Q72 53 80 48M48 60Q56 55 64 60Q72 65 80 60M48 72Q56 67 64 72Q72 77 80 72M46 14L82 14"/>
    <path data-part="tub" fill="#8fc3f0" d="M4 80L124 80L112 122Q111 127 106 127L22 127Q17 127 16 122Z"/>
    <path data-part="bubble" fill="#ffffff" d="M6 84Q0 72 14 70Q18 60 30 66Q40 58 50 68Q64 62 74 70Q84 60 96 66Q108 58 116 70Q128 72 122 84Q112 94 100 86Q88 96 76 86Q64 96 50 86Q38 96 28 86Q14 94 6 84Z"/>
  `,
  // A bed under a net that hangs from a ring, its two halves drawn aside; a mosquito kept outside.
  "mosquito-net": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M58 0V8"/>
    <path data-part="wall" fill="#eef4ff" d="M44 14Q38 40 14 62V104H106V62Q80 40 74 14Z"/>
    <path fill="#c98a4a" d="M6 92H16V127H6ZM104 92H114V127H104Z"/>
    <path data-part="pillow" fill="#fff6dc" d="M36 88Q34 72 46 72H72Q84 72 82 88Z"/>
    <path data-part="blanket" fill="#8fb0f0" d="M10 88H110V112H10Z"/>
    <path data-part="stripe" fill="#ffd35c" d="M10 88L110 88L110 97L10 97Z"/>
    <path fill="#c4dcf8" d="M44 14L59 14C59 14 58.2 30.3 56 38C53.8 45.7 50.3 53.7 46 60C41.7 66.3 30 76 30 76C30 76 29.3 82 30 88C30.7 94 34 112 34 112L4 112C4 112 7.3 95.3 8 88C8.7 80.7 4.7 74.7 8 68C11.3 61.3 22.7 54.3 28 48C33.3 41.7 37.3 35.7 40 30C42.7 24.3 44 14 44 14Z"/>
    <path fill="#c4dcf8" d="M74 14L59 14C59 14 59.8 30.3 62 38C64.2 45.7 67.7 53.7 72 60C76.3 66.3 88 76 88 76C88 76 88.7 82 88 88C87.3 94 84 112 84 112L114 112C114 112 110.7 95.3 110 88C109.3 80.7 113.3 74.7 110 68C106.7 61.3 95.3 54.3 90 48C84.7 41.7 80.7 35.7 78 30C75.3 24.3 74 14 74 14Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M51 20C51 20 48.8 35.3 44 44C39.2 52.7 22 72 22 72M67 20C67 20 69.2 35.3 74 44C78.8 52.7 96 72 96 72M18 84C18 84 16 108 16 108M100 84C100 84 102 108 102 108"/>
    <path data-part="ribbon" fill="#f58fb0" d="M6 72L32 72L32 82L6 82ZM86 72L112 72L112 82L86 82Z"/>
    <ellipse fill="#e8685f" cx="59" cy="12" rx="20" ry="8"/>
    <path data-part="wing" fill="#ffffff" d="M104 22C101.7 19.7 97.7 11.3 98 8C98.3 4.7 103.5 1.7 106 2C108.5 2.3 112 6.7 113 10C114 13.3 113.5 20 112 22C110.5 24 106.3 24.3 104 22Z"/>
    <path data-part="wing" fill="#ffffff" d="M114 22C113.3 19.3 114.3 10.7 116 8C117.7 5.3 122.2 5 124 6C125.8 7 127.7 11 127 14C126.3 17 122.2 22.7 120 24C117.8 25.3 114.7 24.7 114 22Z"/>
    <path data-part="body" fill="#a0a0b0" d="M94 27C94.7 25.3 100 22.2 104 22C108 21.8 114.3 23.7 118 26C121.7 28.3 127 34.7 126 36C125 37.3 116.3 34.7 112 34C107.7 33.3 103 33.2 100 32C97 30.8 93.3 28.7 94 27Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M94 28L86 36M104 33L100 44M111 35L112 46M118 35L124 44"/>
  `,
  // Two baskets of fruit on a carrying pole.
  "carrying-pole": `
    <path fill="#d9a058" d="M2 22Q64 2 126 22L126 30Q64 12 2 30Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M22 26L8 76M22 26L38 76M106 26L90 76M106 26L120 76"/>
    <path fill="#ff9f6b" d="M8 76Q10 62 22 64Q34 60 40 76Z"/><path fill="#8fd07c" d="M88 76Q90 60 104 64Q118 60 120 76Z"/>
    <path data-part="basket" fill="#e8c48a" d="M2 76L44 76L38 118L8 118Z"/><path data-part="basket" fill="#e8c48a" d="M84 76L126 76L120 118L90 118Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M8 90Q23 98 38 90M10 104Q23 110 36 104M90 90Q105 98 120 90M92 104Q105 110 118 104"/>
  `,
  // A wooden plough with its share, ready for the ox.
  plough: `
    <path fill="#c98a4a" d="M84 92Q104 60 110 6L122 8Q118 66 96 104Z"/>
    <path fill="#d9a870" d="M98 8L127 2L127 10L100 18Z"/>
    <path fill="#d9a870" d="M2 44Q50 22 104 58L98 70Q52 38 6 54Z"/>
    <path fill="#c98a4a" d="M44 50L56 46L70 96L58 100Z"/>
    <path data-part="blade" fill="#c4d4e4" d="M22 116Q54 86 96 90L100 106Q66 106 22 116Z"/>
    <path data-part="ground" fill="#e8c898" d="M2 116Q22 104 44 112Q70 100 92 110Q112 102 126 114L126 126L2 126Z"/>
  `,
  // A corkscrew with its wooden grip, in the cork.
  corkscrew: `
    <path fill="#c4d4e4" d="M57 24L71 24L71 96L57 96Z"/>
    <path fill="#e4eef8" d="M46 50Q56 38 84 40Q88 46 82 50Q66 50 52 58Q44 58 46 50ZM46 70Q56 58 84 60Q88 66 82 70Q66 70 52 78Q44 78 46 70Z"/>
    <path fill="#d9985a" d="M14 16Q14 4 26 4L102 4Q114 4 114 16Q114 28 102 28L26 28Q14 28 14 16Z"/>
    <path fill="#e8c48a" d="M40 88L88 88L84 122Q64 127 44 122Z"/>
    <path fill="#f7e0b8" d="M40 88Q64 78 88 88Q64 98 40 88Z"/>
  `,
  // A fez: a red hat without a brim, a tassel from its top.
  fez: `
    <path data-part="hat" fill="#e8685f" d="M34 18L94 18L112 108Q64 126 16 108Z"/>
    <ellipse fill="#f28f84" cx="64" cy="18" rx="30" ry="10"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M64 16Q96 14 104 44"/>
    <path data-part="tassel" fill="#ffd35c" d="M98 42L112 42L118 78L110 74L105 80L100 74L92 78Z"/>
    <path fill="#f28f84" d="M18 98Q64 114 110 98L112 108Q64 126 16 108Z"/>
  `,
  // A turban of many folds with a jewel and a feather.
  turban: `
    <path data-part="feather" fill="#8fc3f0" d="M60 40Q46 14 66 2Q82 10 70 40Z"/>
    <path fill="#ffe9a0" d="M30 54Q38 26 64 26Q90 26 98 54Z"/>
    <path fill="#fff3dc" d="M6 80Q4 56 30 46Q58 54 96 100Q78 116 52 110Q14 106 6 80Z"/>
    <path fill="#ffe4b0" d="M122 80Q124 56 98 46Q70 54 32 100Q50 116 76 110Q114 106 122 80Z"/>
    <path fill="#ffd35c" d="M64 36L80 54L64 72L48 54Z"/><circle fill="#e8685f" cx="64" cy="54" r="8"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M18 70Q40 74 56 90M26 58Q44 62 58 76M110 70Q92 74 78 88M102 58Q90 62 80 70M60 106Q84 100 104 84"/>
  `,
  // A bowler hat: round and hard, with a band.
  "bowler-hat": `
    <path data-part="hat" fill="#a8b0c4" d="M22 84Q18 22 64 20Q110 22 106 84Z"/>
    <path data-part="hatBand" fill="#e8685f" d="M22 66Q64 80 106 66L106 88L22 88Z"/>
    <path data-part="brim" fill="#8f98b0" d="M4 82Q1 76 6 74Q20 90 64 90Q108 90 122 74Q128 76 124 82Q112 108 64 108Q16 108 4 82Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M38 44Q42 34 52 31"/>
  `,
  // A bonnet with a frill and ribbons to tie.
  bonnet: `
    <path data-part="frill" fill="#ffffff" d="M64 6Q74 2 80 10Q92 6 96 18Q108 18 108 32Q120 38 114 50Q122 60 112 68L98 84L30 84L16 68Q6 60 14 50Q8 38 20 32Q20 18 32 18Q36 6 48 10Q54 2 64 6Z"/>
    <path data-part="hat" fill="#f28fb4" d="M64 20Q100 22 102 54Q102 74 92 84L36 84Q26 74 26 54Q28 22 64 20Z"/>
    <path fill="#fff4e0" d="M64 40Q84 42 84 62Q84 76 78 84L50 84Q44 76 44 62Q44 42 64 40Z"/>
    <path data-part="ribbon" fill="#e87aa8" d="M30 82L44 82Q50 98 60 104L52 127L44 120L36 124Q44 104 30 82ZM98 82L84 82Q78 98 68 104L76 127L84 120L92 124Q84 104 98 82Z"/>
    <path data-part="bow" fill="#e87aa8" d="M64 104Q48 90 42 104Q44 118 64 108Q84 118 86 104Q80 90 64 104Z"/>
  `,
  // A monocle on its chain.
  monocle: `
    <circle fill="#ffd35c" cx="54" cy="52" r="48"/><circle data-part="glass" fill="#dff2ff" cx="54" cy="52" r="37"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M36 42Q42 30 54 28M94 78Q118 84 104 100Q90 112 112 124"/>
    <circle fill="#ffe9a0" cx="92" cy="80" r="9"/>
  `,
  // A cape of straw against the rain, with its wide hat.
  "straw-raincoat": `
    <path data-part="hat" fill="#f2d490" d="M64 2L112 34Q64 48 16 34Z"/>
    <path fill="#e0b870" d="M46 40L82 40Q104 50 112 84L102 78L98 92L88 82L80 94L72 84L64 96L56 84L48 94L40 82L30 92L26 78L16 84Q24 50 46 40Z"/>
    <path fill="#f0cc88" d="M30 84L40 76L48 88L56 78L64 90L72 78L80 88L88 76L98 84L110 122L100 116L94 126L84 116L76 127L64 116L52 127L44 116L34 126L28 116L18 122Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M52 48L44 70M64 48L64 76M76 48L84 70M40 54L30 68M88 54L98 68M44 96L40 110M64 100L64 112M84 96L88 110M64 12L64 36M50 18L38 34M78 18L90 34"/>
  `,
  // A bellyband, red with a flower, as Chinese babies wear it.
  bellyband: `
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M46 18Q40 2 64 2Q88 2 82 18M12 62Q2 62 2 72M116 62Q126 62 126 72"/>
    <path data-part="shirt" fill="#e8685f" d="M44 16L84 16Q90 40 118 58L64 124L10 58Q38 40 44 16Z"/>
    <path fill="#ffd35c" d="M44 16L84 16L86 26L42 26Z"/>
    <path data-part="flower" fill="#ffc8d8" d="M64 52Q70 38 80 46Q86 56 78 62Q92 64 88 76Q80 86 70 76Q70 92 58 88Q48 82 56 72Q42 76 38 64Q42 52 54 58Q46 46 56 42Q64 42 64 52Z"/>
    <circle data-part="flowerCentre" fill="#ffe9a0" cx="63" cy="65" r="8"/>
  `,
};
