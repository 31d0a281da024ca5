/** Dishes of many lands: 128 × 128 boxes. */
export const dishesOfManyLands: Readonly<Record<string, string>> = {
  // A piece of lasagna: sheets of pasta, sauce and cheese that melts.
  lasagna: `
    <ellipse fill="#b8dcf5" cx="64" cy="108" rx="63" ry="18"/>
    <path fill="#ffe08a" d="M8 36Q30 22 60 18Q96 20 120 32Q124 40 116 46L112 58L104 48L90 52L84 66L74 52L52 50L44 64L36 50L20 48L12 58Q4 46 8 36Z"/>
    <path fill="#fff0c8" d="M10 50L20 48L36 50L44 64L52 50L74 52L84 66L90 52L104 48L116 50L116 66L10 66Z"/>
    <path fill="#f26a5a" d="M10 66L116 66L116 78L10 78Z"/><path fill="#fff0c8" d="M10 78L116 78L116 88L10 88Z"/><path fill="#f26a5a" d="M10 88L116 88L116 100L10 100Z"/><path fill="#fff0c8" d="M10 100L116 100L114 112L12 112Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M62 34Q44 34 40 20Q56 14 63 28Q72 12 88 18Q84 34 62 34Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M40 10Q34 6 38 1M86 10Q80 6 84 1"/>
  `,
  // Fried stinky tofu in a paper tray with sticks, chilli and coriander.
  "stinky-tofu": `
    <path data-part="stick" fill="#e8c890" d="M84 40L112 2L118 6L92 46ZM36 40L20 2L27 0L44 38Z"/>
    <path fill="#b8a890" d="M12 48L32 36L54 42L54 64L34 76L12 68ZM70 44L92 34L114 44L114 66L92 76L70 66ZM42 30L62 20L84 28L82 50L62 58L42 50Z"/>
    <path fill="#f26a5a" d="M54 34Q62 28 70 32Q76 38 66 42Q56 44 54 34ZM24 50Q32 46 40 50Q44 56 34 58Q24 58 24 50ZM82 50Q90 44 98 48Q104 54 94 58Q84 58 82 50Z"/>
    <path fill="#ffe08a" d="M2 66L126 66L110 118Q108 122 104 122L24 122Q20 122 18 118Z"/>
    <path data-part="stripe" fill="#f58f6a" d="M8 86L120 86L115 102L13 102Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M46 18Q40 12 46 6M66 12Q60 6 66 1"/>
  `,
  // A bowl of braised pork: cubes with layers of fat and meat.
  "braised-pork": `
    <path fill="#b8dcf5" d="M4 70L124 70Q122 102 94 114L34 114Q6 102 4 70Z"/><path fill="#d4eefb" d="M40 112L88 112L84 125L44 125Z"/>
    <ellipse fill="#e8a878" cx="64" cy="70" rx="60" ry="18"/>
    <path fill="#f2b898" d="M14 52L40 44L52 54L50 74L24 80L14 70ZM76 54L102 44L114 54L112 72L86 80L76 72ZM44 28L68 20L82 30L80 54L56 60L44 50Z"/>
    <path fill="#fff3e0" d="M14 58L25 64L51 58L51 64L25 71L14 64ZM76 60L87 66L113 58L113 64L87 72L76 66ZM44 35L57 41L81 34L81 41L57 48L44 42Z"/>
    <path fill="#8fd07c" d="M56 18Q54 8 64 6Q72 10 68 20ZM94 40Q92 32 100 30Q108 34 104 42Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M20 30Q14 24 20 18Q26 12 22 6M112 30Q106 24 112 18Q118 12 114 6"/>
  `,
  // A mung bean cake pressed like a flower.
  "mung-bean-cake": `
    <ellipse fill="#8fc0f0" cx="64" cy="106" rx="63" ry="21"/><ellipse fill="#f4faff" cx="64" cy="102" rx="54" ry="14"/>
    <path fill="#c8dc8a" d="M64 8Q92 0 96 24Q122 24 116 52Q126 76 100 82Q94 108 64 100Q34 108 28 82Q2 76 12 52Q6 24 32 24Q36 0 64 8Z"/>
    <path fill="#fff8e0" d="M64 22Q80 20 82 36Q98 38 94 54Q98 70 82 72Q80 88 64 86Q48 88 46 72Q30 70 34 54Q30 38 46 36Q48 20 64 22Z"/>
    <circle fill="#b0cc60" cx="64" cy="54" r="11"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M64 28L64 38M64 70L64 80M40 54L48 54M80 54L88 54"/>
  `,
  // A water chestnut: a flat round bulb with a pointed sprout.
  "water-chestnut": `
    <path data-part="leaf" fill="#c8dc8a" d="M52 44Q50 18 64 2Q74 12 72 28L86 14Q92 30 80 46Z"/>
    <path fill="#c98a7a" d="M64 36Q122 40 122 80Q116 118 64 122Q12 118 6 80Q6 40 64 36Z"/>
    <path fill="#f7dccc" d="M7 72Q64 96 121 72L122 84Q64 108 6 84Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M30 56Q36 50 46 48M22 102Q40 112 54 113M64 16L64 28"/>
  `,
  // Wood ears: frilled mushrooms like ears on a log.
  "wood-ear": `
    <path fill="#d9a870" d="M2 84L104 72Q126 76 126 96Q124 116 106 118L6 126Q2 106 2 84Z"/><ellipse fill="#f2d8b0" cx="110" cy="95" rx="16" ry="22"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M104 90Q110 84 116 90Q118 100 110 104M14 104L60 99M20 116L84 110"/>
    <path fill="#b8a0a8" d="M8 88Q0 66 14 62Q12 46 28 48Q36 36 46 48Q60 48 54 64Q62 80 46 88Q26 98 8 88Z"/><path fill="#e0ccd4" d="M18 80Q16 66 28 64Q40 60 44 70Q42 84 30 84Q22 86 18 80Z"/>
    <path fill="#b8a0a8" d="M52 84Q44 60 60 50Q58 30 76 34Q86 20 96 34Q112 36 104 54Q110 74 92 80Q70 92 52 84Z"/><path fill="#e0ccd4" d="M64 74Q60 56 74 50Q88 44 92 56Q92 72 78 76Q70 78 64 74Z"/>
    <path fill="#b8a0a8" d="M28 44Q24 26 38 22Q44 8 56 18Q70 20 64 34Q58 46 44 48Q34 50 28 44Z"/>
  `,
  // A mochi, cut: a strawberry is inside.
  mochi: `
    <ellipse fill="#b8dcf5" cx="64" cy="104" rx="63" ry="21"/>
    <path fill="#f7d0dc" d="M64 14Q118 16 120 70Q116 112 64 112Q12 112 8 70Q10 16 64 14Z"/>
    <path fill="#fffaf4" d="M78 32Q112 34 114 70Q110 104 78 106Q48 104 46 70Q46 34 78 32Z"/>
    <path fill="#d9a8a0" d="M80 42Q104 44 106 70Q102 94 80 96Q58 94 56 70Q56 44 80 42Z"/>
    <path fill="#f26a5a" d="M80 90Q62 78 64 64Q72 56 80 62Q88 56 96 64Q98 78 80 90Z"/><path data-part="leaf" fill="#8fd07c" d="M66 60L72 50L80 56L88 50L94 60L80 66Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M22 56Q28 38 42 30"/>
  `,
};
