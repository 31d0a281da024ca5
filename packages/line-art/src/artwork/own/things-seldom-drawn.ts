/** Fossils, kitchen things, handicraft and sights seldom drawn: 128 × 128 boxes. */
export const thingsSeldomDrawn: Readonly<Record<string, string>> = {
  // A fossil of a fish: its bones in a slab of stone.
  "fossil-fish": `
    <path data-part="rock" fill="#d9b88a" d="M10 30Q22 6 60 12Q100 2 118 28Q128 60 120 96Q108 122 70 118Q28 126 10 104Q1 66 10 30Z"/>
    <path fill="#ffffff" d="M18 62Q24 44 46 44L48 80Q26 82 18 62Z"/>
    <path fill="#ffffff" d="M46 58L96 60L114 42Q120 62 112 86L96 66L46 66Z"/>
    <circle fill="#2a2440" cx="32" cy="58" r="3.6"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M56 56L52 40M66 56L63 38M76 57L74 40M86 58L85 44M56 68L52 84M66 68L63 86M76 67L74 84M86 66L85 80M22 68Q28 70 32 67M100 60L108 54M100 66L108 74M20 26L26 22M96 104L104 98"/>
  `,
  // An ammonite: a ribbed shell wound in a spiral, turned to stone.
  ammonite: `
    <path data-part="shell" fill="#e8b878" d="M118 104Q112 90 114 62Q112 10 60 8Q8 12 6 62Q10 114 60 118Q80 118 92 110Q96 124 110 126Q124 120 118 104Z"/>
    <path data-part="shell" fill="#fff0d0" d="M92 110Q96 124 110 126Q124 120 118 104Q104 96 92 110Z"/>
    <circle fill="#fff0d0" cx="58" cy="64" r="34"/><circle fill="#e8b878" cx="56" cy="66" r="16"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M76 107L74 100M58 110L59 102M40 106L44 99M25 95L31 90M15 80L23 77M12 62L20 62M15 44L23 47M25 29L31 34M40 18L44 25M58 14L59 22M76 17L74 24M92 26L87 32M103 41L96 44M108 59L100 59M106 77L98 74M86 64L80 64M81 80L76 77M67 91L65 85M49 91L51 85M35 80L40 77M30 64L36 64M35 48L40 51M49 37L51 43M67 37L65 43M81 48L76 51M52 66Q52 60 58 60"/>
  `,
  // Amber: a drop of golden resin with a mosquito inside.
  amber: `
    <path fill="#ffc04a" d="M64 4Q96 24 112 62Q120 104 84 120Q48 128 22 108Q4 78 26 48Q42 20 64 4Z"/>
    <path fill="#ffe0a0" d="M62 20Q86 36 98 66Q102 94 78 106Q50 112 34 96Q24 74 40 52Q52 34 62 20Z"/>
    <ellipse data-part="wing" fill="#ffffff" cx="52" cy="62" rx="9" ry="15"/><ellipse data-part="wing" fill="#ffffff" cx="78" cy="64" rx="9" ry="15"/>
    <path data-part="body" fill="#b89878" d="M60 54L70 54L71 80L65 96L59 80Z"/><circle fill="#b89878" cx="65" cy="49" r="7"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M60 44L54 36M70 44L76 36M59 84L46 92M71 84L82 92M58 78L42 82M72 78L86 82"/>
  `,
  // Uneven bars of the gymnasts: two rails, one high, one low.
  "uneven-bars": `
    <path fill="#8fc3f0" d="M0 112L128 112L128 126L0 126Z"/>
    <path fill="#b8c4d4" d="M14 18L22 18L22 114L14 114ZM84 18L92 18L92 114L84 114ZM38 52L46 52L46 114L38 114ZM108 52L116 52L116 114L108 114Z"/>
    <path fill="#e8b878" d="M8 8L98 8Q102 14 98 20L8 20Q4 14 8 8Z"/>
    <path fill="#ffd9a0" d="M30 44L122 44Q126 50 122 56L30 56Q26 50 30 44Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M8 106L18 96L28 106M78 106L88 96L98 106M32 110L42 100L52 110M102 110L112 100L122 110"/>
  `,
  // A pincushion like a tomato, full of pins.
  pincushion: `
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M34 50L24 22M50 44L46 14M66 44L68 10M82 46L90 18M96 54L110 30"/>
    <circle fill="#8fc3f0" cx="23" cy="17" r="7"/><circle fill="#ffd35c" cx="45" cy="10" r="7"/><circle fill="#8fd07c" cx="68" cy="8" r="7"/><circle fill="#f7a8c8" cx="92" cy="14" r="7"/><circle fill="#c8a8f0" cx="112" cy="26" r="7"/>
    <path fill="#f26a5a" d="M64 44Q108 40 120 80Q118 120 64 122Q10 120 8 80Q20 40 64 44Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M64 52L72 64L90 60L80 72L92 84L74 82L64 96L54 82L36 84L48 72L38 60L56 64Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M24 70Q20 86 30 104M104 70Q108 86 98 104M46 104Q52 112 60 114M82 104Q76 112 70 114"/>
  `,
  // A coffee grinder with a crank and a small drawer.
  "coffee-grinder": `
    <path fill="#b8c4d4" d="M60 16L68 16L68 36L60 36Z"/><path fill="#b8c4d4" d="M62 10L112 20L112 28L62 20Z"/><circle fill="#e8685f" cx="112" cy="12" r="9"/>
    <path fill="#c4d4e4" d="M30 58Q30 32 64 32Q98 32 98 58Z"/>
    <path fill="#d9a070" d="M22 66L106 66L112 116L16 116Z"/>
    <path fill="#c98a5a" d="M14 56L114 56L114 68L14 68ZM8 114L120 114L120 126L8 126Z"/>
    <path fill="#ffe0b0" d="M38 82L90 82L90 106L38 106Z"/><circle fill="#ffd35c" cx="64" cy="94" r="6"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M44 46Q50 40 58 40"/>
  `,
  // A poncho with zigzag bands and a fringe.
  poncho: `
    <path data-part="shirt" fill="#f58f6a" d="M50 10Q64 20 78 10L124 84L64 116L4 84Z"/>
    <path data-part="stripe" fill="#ffe08a" d="M36 34L46 42L54 34L64 44L74 34L82 42L92 34L102 50L92 58L82 50L74 60L64 50L54 60L46 50L36 58L26 50Z"/>
    <path data-part="stripe" fill="#8fc3f0" d="M16 66L64 90L112 66L120 78L64 106L8 78Z"/>
    <path data-part="collar" fill="#ffffff" d="M46 8Q64 24 82 8L86 16Q64 34 42 16Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M10 90L8 100M22 96L20 107M34 102L33 113M48 110L47 121M64 118L64 127M80 110L81 121M94 102L95 113M106 96L108 107M118 90L120 100"/>
  `,
  // An embroidery hoop with a flower half stitched, needle and thread.
  "embroidery-hoop": `
    <path fill="#b8c4d4" d="M56 2L72 2L72 14L56 14Z"/>
    <circle fill="#d9a070" cx="60" cy="66" r="56"/><circle fill="#fffaf0" cx="60" cy="66" r="47"/>
    <path data-part="petal" fill="#f58fb0" d="M60 54Q50 46 54 36Q60 30 66 36Q70 46 60 54ZM60 54Q70 46 80 52Q84 60 76 64Q66 64 60 54ZM60 54Q50 46 40 52Q36 60 44 64Q54 64 60 54ZM60 54Q68 64 64 74Q58 78 54 72Q52 62 60 54Z"/>
    <circle data-part="flowerCentre" fill="#ffe08a" cx="60" cy="54" r="8"/>
    <path data-part="leaf" fill="#8fd07c" d="M58 96Q38 98 32 82Q50 78 58 92ZM62 96Q82 98 88 82Q70 78 62 92Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M60 80L60 102M70 104Q92 108 98 92L122 50"/>
    <path fill="#c4d4e4" d="M92 106L126 44L127 50L96 108Z"/>
  `,
  // Klotski: a frame with sliding blocks, the largest on top.
  klotski: `
    <path fill="#c98a5a" d="M10 2L118 2L118 126L78 126L78 118L110 118L110 10L18 10L18 118L50 118L50 126L10 126Z"/>
    <path fill="#f26a5a" d="M42 12L86 12L86 60L42 60Z"/>
    <path fill="#8fc3f0" d="M20 12L40 12L40 60L20 60ZM88 12L108 12L108 60L88 60Z"/>
    <path fill="#8fd07c" d="M20 62L40 62L40 108L20 108ZM88 62L108 62L108 108L88 108Z"/>
    <path fill="#ffd35c" d="M42 62L86 62L86 84L42 84Z"/><path fill="#f7a8c8" d="M42 86L63 86L63 108L42 108ZM65 86L86 86L86 108L65 108Z"/>
    <circle fill="#fff0dc" cx="64" cy="36" r="13"/><circle fill="#2a2440" cx="59" cy="34" r="2.2"/><circle fill="#2a2440" cx="69" cy="34" r="2.2"/><path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M59 41Q64 45 69 41"/>
  `,
  // A pressure cooker with its valve hissing.
  "pressure-cooker": `
    <path fill="#dfeaf4" d="M58 14Q44 10 50 2Q62 2 64 8Q70 0 80 4Q82 12 70 14Z"/>
    <path fill="#ffd35c" d="M56 14L72 14L74 32L54 32Z"/>
    <path fill="#c4d4e4" d="M16 58Q20 32 64 32Q108 32 112 58Z"/>
    <path fill="#8f9cb4" d="M82 50L124 46Q128 52 124 58L90 62ZM0 60L14 58L14 72L2 72Q0 66 0 60Z"/>
    <path fill="#dfe8f4" d="M12 66L116 66L112 116Q110 124 102 124L26 124Q18 124 16 116Z"/>
    <path fill="#e8685f" d="M8 56L120 56L120 68L8 68Z"/>
    <path fill="#8f9cb4" d="M114 78L127 78L127 90L113 90ZM14 78L1 78L1 90L15 90Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M30 80L32 112M42 80L43 112"/>
  `,
  // A razor with foam on its blade.
  razor: `
    <path fill="#8fc3f0" d="M56 52L72 52L78 120Q64 128 50 120Z"/>
    <path fill="#c4d4e4" d="M54 40L74 40L74 56L54 56Z"/>
    <path fill="#b8c8dc" d="M20 22L108 22Q114 22 114 30L110 42Q108 46 102 46L26 46Q20 46 18 42L14 30Q14 22 20 22Z"/>
    <path fill="#ffffff" d="M10 22Q4 10 18 8Q24 0 36 6Q48 0 58 7Q70 0 80 7Q92 0 102 7Q118 6 118 18Q122 26 112 28L18 28Q10 28 10 22Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M26 36L102 36M58 70L70 70M57 82L71 82M57 94L71 94"/>
  `,
  // Straw sandals with their cords.
  "straw-sandals": `
    <path data-part="sole" fill="#e8c070" d="M34 4Q58 4 58 40Q54 66 56 96Q54 124 34 124Q14 124 12 96Q14 66 10 40Q10 4 34 4Z"/><path data-part="sole" fill="#e8c070" d="M94 4Q118 4 118 40Q114 66 116 96Q114 124 94 124Q74 124 72 96Q74 66 70 40Q70 4 94 4Z"/>
    <path data-part="strap" fill="#f26a5a" d="M30 24L38 24L56 64L50 70L34 38L18 70L12 64ZM90 24L98 24L116 64L110 70L94 38L78 70L72 64Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M20 14Q34 20 48 14M22 82Q34 88 46 82M20 98Q34 104 48 98M24 112Q34 116 44 112M80 14Q94 20 108 14M82 82Q94 88 106 82M80 98Q94 104 108 98M84 112Q94 116 104 112"/>
  `,
  // An ox cart: a patient ox before a cart with two high wheels, hay on it.
  "ox-cart": `
    <path fill="#ffe08a" d="M64 62Q60 42 74 40Q82 28 96 36Q116 32 122 50Q127 58 122 64Z"/>
    <path fill="#d9a070" d="M60 60L126 60L122 80L64 80Z"/>
    <path fill="#b9783a" d="M34 62L70 68L70 75L34 69Z"/>
    <path data-part="leg" fill="#b89878" d="M14 88L22 88L22 116L14 116ZM40 86L48 86L48 116L40 116Z"/>
    <path data-part="body" fill="#d9bc98" d="M14 62Q30 50 54 60Q62 76 56 90L56 116L48 116L46 94L26 94L24 116L14 116L14 92Q6 76 14 62Z"/>
    <path data-part="horn" fill="#fff0d0" d="M8 50Q0 42 4 34Q10 36 14 46ZM26 46Q34 40 32 32Q24 34 20 44Z"/>
    <path data-part="head" fill="#d9bc98" d="M8 48Q18 40 28 48Q30 62 26 74Q18 82 8 76Q2 62 8 48Z"/>
    <circle data-part="eye" fill="#2a2440" cx="13" cy="58" r="2.6"/><circle data-part="eye" fill="#2a2440" cx="22" cy="58" r="2.6"/>
    <circle data-part="wheel" fill="#c98a5a" cx="94" cy="94" r="29"/><circle fill="#fff3dc" cx="94" cy="94" r="20"/><circle fill="#c98a5a" cx="94" cy="94" r="6"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M94 77L94 84M94 104L94 111M77 94L84 94M104 94L111 94M12 72L20 72"/>
  `,
  // A giant radio telescope: a dish in the hills below a hanging cabin.
  "radio-telescope": `
    <path fill="#a9d48a" d="M0 80Q6 52 24 50Q40 40 58 52Q76 36 98 50Q122 50 128 80L128 96L0 96Z"/>
    <path fill="#f28a6a" d="M6 84L14 6L20 6L28 84ZM100 84L108 6L114 6L122 84Z"/>
    <path fill="#8fb0e0" d="M2 78Q20 124 64 124Q108 124 126 78Q64 108 2 78Z"/>
    <path fill="#f4f8fe" d="M2 78Q6 58 64 58Q122 58 126 78Q120 104 64 104Q8 104 2 78Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M17 8L56 30M111 8L72 30M64 66L64 96M44 68Q40 82 46 94M84 68Q88 82 82 94M26 72Q24 80 30 88M102 72Q104 80 98 88"/>
    <path fill="#ffd35c" d="M54 26L74 26L80 44L48 44Z"/>
  `,
  // The Water Cube: a hall with walls like bubbles.
  "water-cube": `
    <path fill="#f0f8ff" d="M4 40L34 22L124 22L124 96L96 114L4 114Z"/>
    <path fill="#e4f4ff" d="M4 40L34 22L124 22L96 40Z"/>
    <path fill="#6fb0f0" d="M10 46L30 46L38 60L28 74L10 68ZM36 46L62 46L64 58L54 68L42 60ZM70 46L90 46L90 66L72 68ZM10 76L26 80L28 108L10 108ZM34 78L54 74L64 90L52 108L34 108ZM70 76L90 74L90 108L60 108Z"/>
    <path fill="#6fb0e8" d="M101 44L120 32L120 54L101 66ZM101 74L120 62L120 90L101 104Z"/>
  `,
  // Croquet: a mallet, a ball and a hoop in the grass.
  croquet: `
    <path fill="#ffffff" d="M76 110L76 66Q76 44 98 44Q120 44 120 66L120 110L112 110L112 68Q112 52 98 52Q84 52 84 68L84 110Z"/>
    <path data-part="handle" fill="#e8b878" d="M18 2L26 2L40 90L32 90Z"/>
    <path fill="#c98a5a" d="M6 88Q4 80 12 80L58 76Q66 76 66 84L67 98Q67 106 60 106L14 110Q8 110 7 102Z"/>
    <path data-part="stripe" fill="#f26a5a" d="M14 80L24 79L26 109L16 110ZM48 77L58 76L60 106L50 107Z"/>
    <circle data-part="ball" fill="#8fc3f0" cx="96" cy="96" r="17"/><path fill="#ffffff" d="M80 91Q96 84 112 91L113 98Q96 90 79 98Z"/>
    <path fill="#a9dd92" d="M0 112L8 104L14 114L24 106L32 116L44 108L52 116L64 108L74 116L86 108L94 116L106 108L114 116L122 106L128 112L128 127L0 127Z"/>
  `,
};
