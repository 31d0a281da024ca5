/** Tools, machines and what a laboratory needs. */
export const workshop: Readonly<Record<string, string>> = {
  // Two jaws, two bent handles.
  pliers: `
    <path fill="#c8ced6" d="M62 54Q44 44 46 22Q48 6 60 2L63 24Z"/>
    <path fill="#c8ced6" d="M66 54Q84 44 82 22Q80 6 68 2L65 24Z"/>
    <path data-part="handle" fill="#e8685f" d="M56 66L70 74Q56 92 50 120Q46 126 36 123Q30 120 31 112Q36 84 56 66Z"/>
    <path data-part="handle" fill="#e8685f" d="M72 66L58 74Q72 92 78 120Q82 126 92 123Q98 120 97 112Q92 84 72 66Z"/>
    <path fill="#c8ced6" d="M48 54Q64 40 80 54Q82 72 64 78Q46 72 48 54Z"/>
    <circle fill="#8a919b" cx="64" cy="60" r="8"/>
  `,
  // A motor with two grips, a toothed blade.
  chainsaw: `
    <path data-part="blade" fill="#dfe5ec" d="M2 76L8 68L14 74L20 66L26 73L32 65L38 72L44 64L50 71L58 64L64 70L64 96L14 100Q0 96 2 76Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M18 84L56 82"/>
    <path data-part="handle" fill="#8a919b" d="M64 40Q66 26 80 26L96 28L94 38L82 37Q76 38 75 46L76 60L64 60Z"/>
    <path data-part="handle" fill="#8a919b" d="M100 54L118 58Q128 62 126 76L122 96Q118 104 104 104L104 94L112 92L115 74Q116 68 110 67L100 64Z"/>
    <path data-part="bodywork" fill="#f9a04c" d="M58 56Q58 50 66 50L98 50Q108 50 108 60L108 100Q108 108 98 108L66 108Q58 108 58 100Z"/>
    <circle fill="#fff2c4" cx="84" cy="80" r="14"/>
    <path fill="none" stroke="#8a4a14" stroke-width="2" d="M77 74L91 74M76 80L92 80M77 86L91 86"/>
  `,
  // A round case, the tape pulled out with its marks.
  "tape-measure": `
    <path data-part="bodywork" fill="#f9bd3f" d="M22 60Q22 20 62 20L86 20Q116 20 116 50L116 104L22 104Z"/>
    <circle fill="#fff2c4" cx="68" cy="60" r="26"/>
    <circle fill="#e8685f" cx="68" cy="60" r="13"/>
    <path fill="#ffffff" d="M2 96L116 96L116 112L10 112L10 120L2 120Z"/>
    <path fill="none" stroke="#333a44" stroke-width="2.2" d="M22 97L22 106M34 97L34 103M46 97L46 106M58 97L58 103M70 97L70 106M82 97L82 103M94 97L94 106"/>
  `,
  // A roller wet with paint, its streak on the wall.
  "paint-roller": `
    <path fill="#8fd3f7" d="M12 40L92 40L92 92Q86 104 80 92Q74 82 68 92Q62 112 54 98Q48 86 42 94Q36 106 28 96Q20 86 12 90Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="5" d="M102 24L116 24L116 56L92 62L92 78"/>
    <path fill="#62a5e8" d="M10 8Q6 26 10 44L96 44Q100 26 96 8Z"/>
    <path fill="#c8ced6" d="M94 12L105 12L105 38L94 38Z"/>
    <path data-part="handle" fill="#e8685f" d="M84 76L100 76Q104 100 100 122Q92 127 84 122Q80 100 84 76Z"/>
  `,
  // A pot of paint with a drip and a brush across it.
  "paint-can": `
    <path fill="none" stroke="#5d6a74" stroke-width="3.4" d="M22 44Q64 0 106 44"/>
    <path fill="#eef2f6" d="M18 44L110 44L106 116Q64 126 22 116Z"/>
    <path data-part="label" fill="#f9d25d" d="M20 72L108 72L106 102Q64 114 22 102Z"/>
    <path fill="#f2857b" d="M18 44L110 44L109 60Q104 70 98 60Q92 54 88 64Q86 88 78 88Q70 86 70 64Q66 56 60 64Q54 76 48 64Q44 56 38 62Q30 72 26 62L19 58Z"/>
    <ellipse fill="#e8685f" cx="64" cy="44" rx="46" ry="13"/>
  `,
  // Four prongs on a long handle.
  pitchfork: `
    <path data-part="handle" fill="#d9a066" d="M59 52L69 52L69 124L59 124Z"/>
    <path fill="#c8ced6" d="M30 4L38 4L40 34Q46 42 58 42L60 4L68 4L70 42Q82 42 88 34L90 4L98 4L98 36Q92 56 70 56L70 66L58 66L58 56Q36 56 30 36Z"/>
    <path fill="#f9bd3f" d="M55 62L73 62L73 74L55 74Z"/>
    <path fill="#f9d98a" d="M72 124Q74 108 84 112Q92 98 102 110Q116 106 118 124Z"/>
    <path fill="#f9d98a" d="M10 124Q12 106 24 110Q34 98 42 110Q54 108 56 124Z"/>
  `,
  // A blade at a right angle to its long handle.
  hoe: `
    <path data-part="leaf" fill="#7cc977" d="M96 124Q98 100 118 94Q126 112 112 124Z"/>
    <path data-part="leaf" fill="#7cc977" d="M98 124Q76 120 80 100Q96 104 102 124Z"/>
    <path data-part="handle" fill="#d9a066" d="M84 2L95 4L72 92L60 89Z"/>
    <path fill="#8a919b" d="M58 82L76 86L74 100Q72 108 60 110L54 98Z"/>
    <path data-part="blade" fill="#c8ced6" d="M8 96L62 88L68 110L16 118Z"/>
    <path fill="#c48f5e" d="M0 124Q4 112 18 114Q34 106 46 112Q60 108 66 124Z"/>
  `,
  // A gardening trowel in the earth beside a seedling.
  trowel: `
    <path data-part="handle" fill="#d9a058" d="M88 2Q100 0 104 10L82 52L70 46Z"/><path fill="#f0708a" d="M86 0Q104 0 106 12L100 24L82 14Z"/>
    <path fill="#b8c8dc" d="M70 46L82 52L76 64L64 58Z"/>
    <path data-part="blade" fill="#dfe8f4" d="M50 56Q68 50 88 70Q88 96 52 122Q34 92 50 56Z"/>
    <path fill="none" stroke="#3a4a6a" stroke-width="2.4" d="M68 66Q56 84 54 104"/>
    <path data-part="stem" fill="#8fbf68" d="M106 66L112 66L112 104L106 104Z"/><path data-part="leaf" fill="#8fd07c" d="M108 72Q92 70 92 54Q108 54 110 70ZM110 68Q110 50 127 50Q127 66 112 72Z"/>
    <path fill="#c8966a" d="M0 127L0 104Q16 92 32 102Q48 94 62 104Q80 96 96 102Q114 94 128 104L128 127Z"/>
  `,
  // Two curved blades, two grips, a snipped twig.
  "pruning-shears": `
    <path data-part="leaf" fill="#7cc977" d="M18 34Q0 28 4 8Q24 8 24 28Q36 24 38 38Q26 44 18 34Z"/>
    <path data-part="blade" fill="#dfe5ec" d="M62 62Q36 46 40 8Q64 20 74 52Z"/>
    <path data-part="blade" fill="#c8ced6" d="M66 64Q86 42 80 10Q60 24 56 50Z"/>
    <path data-part="handle" fill="#e8685f" d="M54 62L70 70Q50 90 48 118Q44 126 34 122Q28 118 30 108Q34 80 54 62Z"/>
    <path data-part="handle" fill="#e8685f" d="M74 60L60 70Q80 90 82 118Q86 126 96 122Q102 118 100 108Q94 80 74 60Z"/>
    <circle fill="#f9bd3f" cx="65" cy="62" r="9"/>
  `,
  // The smith's block on a stump, a hammer on it.
  anvil: `
    <path data-part="handle" fill="#d9a066" d="M58 20L116 12L117 21L59 29Z"/>
    <path data-part="malletHead" fill="#8a919b" d="M44 8L62 6L66 40L48 42Z"/>
    <path fill="#c8d3de" d="M2 46Q20 42 34 42L120 42L120 60L92 64Q84 70 86 80L96 90L96 98L36 98L36 90L46 80Q48 70 38 64Q10 64 2 46Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M36 56L118 54"/>
    <path data-part="treeTrunk" fill="#c48f5e" d="M22 96L110 96L114 124L18 124Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2" d="M38 104L36 124M62 104L62 124M88 104L90 124"/>
  `,
  // A red bottle with a hose and a lever.
  "fire-extinguisher": `
    <path fill="none" stroke="#333a44" stroke-width="5.5" d="M56 24Q20 22 22 60L22 88"/>
    <path fill="#8a919b" d="M14 84L30 84L36 108L8 108Z"/>
    <path fill="#8a919b" d="M58 4L104 0L106 9L62 16Z"/>
    <path fill="#c8ced6" d="M56 16L76 16L76 34L56 34Z"/>
    <path fill="#8a919b" d="M74 20L104 22L104 30L74 30Z"/>
    <path data-part="bodywork" fill="#e8685f" d="M40 54Q40 32 66 32Q92 32 92 54L92 124L40 124Z"/>
    <path data-part="label" fill="#fff2c4" d="M50 62L82 62L82 96L50 96Z"/>
    <path data-part="flame" fill="#f9a04c" d="M67 66Q80 78 76 87Q73 93 66 93Q57 92 56 84Q58 80 62 80Q61 72 67 66Z"/>
    <path data-part="stripe" fill="#f9bd3f" d="M40 104L92 104L92 114L40 114Z"/>
  `,
  // A round cell with a plus and a bolt.
  battery: `
    <path fill="#c8ced6" d="M50 2L78 2L78 16L50 16Z"/>
    <path fill="#f9bd3f" d="M30 14L98 14L98 44L30 44Z"/>
    <path fill="#62a5e8" d="M30 44L98 44L98 124L30 124Z"/>
    <path fill="#ffffff" d="M59 18L69 18L69 24L75 24L75 34L69 34L69 40L59 40L59 34L53 34L53 24L59 24Z"/>
    <path fill="#fff2c4" d="M70 52L46 88L60 88L54 116L84 76L68 76Z"/>
  `,
  // Two pins and a cord.
  plug: `
    <path fill="#c8ced6" d="M38 2L50 2L50 34L38 34Z"/><path fill="#c8ced6" d="M78 2L90 2L90 34L78 34Z"/>
    <path fill="#f9bd3f" d="M26 32L102 32L102 44L26 44Z"/>
    <path data-part="bodywork" fill="#f2857b" d="M30 44L98 44L98 64Q96 86 76 92L52 92Q32 86 30 64Z"/>
    <path fill="#fff2c4" d="M70 50L52 70L62 70L58 86L76 65L66 65Z"/>
    <path fill="#8a919b" d="M54 90L74 90L72 106L56 106Z"/>
    <path fill="none" stroke="#333a44" stroke-width="6" d="M64 106Q64 122 84 120Q112 118 118 98"/>
  `,
  // Keys, a display, an open drawer with money.
  "cash-register": `
    <path fill="#c8ced6" d="M56 32L68 32L68 46L56 46Z"/>
    <path fill="#dff1fb" d="M30 4L94 4L94 34L30 34Z"/>
    <path data-part="bodywork" fill="#62b5f2" d="M26 42L102 42L116 90L12 90Z"/>
    <path fill="#fff2c4" d="M30 50L44 50L42 62L27 62Z"/><path fill="#fff2c4" d="M52 50L66 50L66 62L51 62Z"/><path fill="#f9a04c" d="M74 50L98 50L101 62L75 62Z"/>
    <path fill="#fff2c4" d="M25 69L41 69L39 82L21 82Z"/><path fill="#fff2c4" d="M50 69L66 69L66 82L49 82Z"/><path fill="#7cc977" d="M75 69L103 69L106 82L76 82Z"/>
    <path fill="#c8d3de" d="M8 90L120 90L120 102L8 102Z"/>
    <path fill="#f2857b" d="M2 100L126 100L126 124L2 124Z"/>
    <circle fill="#f9bd3f" cx="64" cy="112" r="7"/>
  `,
  // A jointed arm with a gripper holding a box.
  "robot-arm": `
    <path fill="#8a919b" d="M76 108L124 108L128 124L72 124Z"/>
    <path data-part="support" fill="#f9bd3f" d="M84 84L116 84L120 110L80 110Z"/>
    <path data-part="arm" fill="#f9a04c" d="M88 88L60 30L78 20L112 82Z"/>
    <path data-part="arm" fill="#f9bd3f" d="M62 14L78 34L36 58L26 44Z"/>
    <circle data-part="joint" fill="#e9edf2" cx="100" cy="86" r="15"/>
    <circle data-part="joint" fill="#e9edf2" cx="70" cy="24" r="15"/>
    <circle data-part="joint" fill="#e9edf2" cx="30" cy="52" r="12"/>
    <path fill="#8a919b" d="M10 62L50 62L56 92L46 92L42 74L18 74L14 92L4 92Z"/>
    <path data-part="box" fill="#d9a066" d="M14 90L46 90L46 122L14 122Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2" d="M14 101L46 101"/>
  `,
  // A machine full of popcorn, on two wheels.
  "popcorn-machine": `
    <path data-part="roof" fill="#e8685f" d="M20 22Q64 -0 108 22L114 34L14 34Z"/>
    <path data-part="glass" fill="#e4f2fb" d="M22 34L106 34L106 78L22 78Z"/>
    <path fill="#ffe07a" d="M22 78L22 60Q32 50 42 58Q50 46 60 54Q70 44 80 54Q90 46 96 56Q104 54 106 62L106 78Z"/>
    <path fill="#e8685f" d="M18 76L110 76L110 102L18 102Z"/>
    <path fill="#ffffff" d="M40 76L56 76L56 102L40 102Z"/><path fill="#ffffff" d="M72 76L88 76L88 102L72 102Z"/>
    <circle data-part="wheel" fill="#ffd040" cx="40" cy="108" r="17"/><circle data-part="hub" fill="#ffffff" cx="40" cy="108" r="7"/>
    <circle data-part="wheel" fill="#ffd040" cx="88" cy="108" r="17"/><circle data-part="hub" fill="#ffffff" cx="88" cy="108" r="7"/>
  `,
  // A cone of glass, bubbling.
  flask: `
    <circle fill="#c3a8e8" cx="48" cy="10" r="7"/><circle fill="#c3a8e8" cx="74" cy="16" r="9"/>
    <path fill="#c8ced6" d="M44 28L84 28L84 38L44 38Z"/>
    <path data-part="glass" fill="#eef6fb" d="M50 38L78 38L78 58L114 112Q116 124 104 124L24 124Q12 124 14 112L50 58Z"/>
    <path fill="#8fd07a" d="M36 79Q50 70 64 79Q78 88 92 79L114 112Q116 124 104 124L24 124Q12 124 14 112Z"/>
    <circle fill="#f2ffd8" cx="46" cy="102" r="9"/><circle fill="#f2ffd8" cx="76" cy="108" r="7.5"/><circle fill="#f2ffd8" cx="90" cy="96" r="6"/>
  `,
  // The earth on a stand to turn.
  "desk-globe": `
    <path fill="#d9a066" d="M58 100L70 100L74 116L54 116Z"/>
    <path fill="#f9bd3f" d="M96 6Q126 22 120 58Q112 100 64 106Q36 106 20 88L28 82Q42 98 64 97Q104 92 111 56Q114 28 90 14Z"/>
    <circle fill="#8fd3f7" cx="60" cy="50" r="46"/>
    <path fill="#7cc977" d="M34 20Q50 10 60 18Q66 28 56 34Q60 44 48 46Q40 56 32 48Q20 44 22 32Z"/>
    <path fill="#7cc977" d="M48 58Q60 52 66 62Q66 74 58 90Q48 84 48 72Q42 66 48 58Z"/>
    <path fill="#7cc977" d="M78 32Q92 30 98 42Q104 56 94 64Q84 66 84 54Q72 48 78 32Z"/>
    <path fill="#d9a066" d="M30 114L98 114Q104 116 104 125L24 125Q24 116 30 114Z"/>
  `,
  // Two strands that turn about each other.
  dna: `
    <path fill="#ffd98a" d="M46 24L82 24L82 34L46 34Z"/><path fill="#ffd98a" d="M46 94L82 94L82 104L46 104Z"/><path fill="#ffd98a" d="M48 59L80 59L80 69L48 69Z"/>
    <path data-part="band" fill="#62b5f2" d="M92 2L104 2Q108 32 76 42Q48 50 48 64Q48 78 76 86Q108 96 104 126L92 126Q92 104 68 97Q36 86 36 64Q36 42 68 31Q92 24 92 2Z"/>
    <path data-part="band" fill="#f0708a" d="M36 2L24 2Q20 32 52 42Q80 50 80 64Q80 78 52 86Q20 96 24 126L36 126Q36 104 60 97Q92 86 92 64Q92 42 60 31Q36 24 36 2Z"/>
  `,
  // A nucleus with three rings, an electron on each.
  atom: `
    <path fill="none" stroke="#3a4a7a" stroke-width="2.4" d="M2 64A62 24 0 0 1 126 64A62 24 0 0 1 2 64ZM33 10.3A62 24 60 0 1 95 117.7A62 24 60 0 1 33 10.3Z"/>
    <circle fill="#f2a03f" cx="64" cy="64" r="17"/>
    <circle fill="#62b5f2" cx="14" cy="50" r="9"/><circle fill="#f0708a" cx="112" cy="80" r="9"/><circle fill="#7cc977" cx="44" cy="12" r="9"/>
  `,
  // Two tubes side by side to look far.
  binoculars: `
    <path fill="#8a919b" d="M28 8L54 8L54 26L28 26Z"/><path fill="#8a919b" d="M74 8L100 8L100 26L74 26Z"/>
    <path fill="#c8ced6" d="M52 34L76 34L76 66L52 66Z"/>
    <circle fill="#f9bd3f" cx="64" cy="48" r="8"/>
    <path data-part="bodywork" fill="#8fb3d9" d="M26 26L56 26Q62 60 60 94L4 94Q8 54 26 26Z"/>
    <path data-part="bodywork" fill="#8fb3d9" d="M102 26L72 26Q66 60 68 94L124 94Q120 54 102 26Z"/>
    <path fill="#8a919b" d="M2 92L62 92L62 106L2 106Z"/><path fill="#8a919b" d="M66 92L126 92L126 106L66 106Z"/>
    <path data-part="glass" fill="#dff1fb" d="M8 106L56 106Q52 122 32 122Q12 122 8 106Z"/><path data-part="glass" fill="#dff1fb" d="M72 106L120 106Q116 122 96 122Q76 122 72 106Z"/>
  `,
  // An iron pump with a long lever, water runs into a bucket.
  "water-pump": `
    <path fill="#8a919b" d="M70 30L116 4L122 13L78 42Z"/>
    <path fill="#6fa8d8" d="M62 14Q76 8 84 20L84 34L62 34Z"/>
    <path fill="#8fb3d9" d="M58 32L90 32L90 112L58 112Z"/>
    <path fill="#f9bd3f" d="M54 32L94 32L94 42L54 42Z"/>
    <path fill="#8fb3d9" d="M60 52L60 66L44 66L42 76L26 76Q26 52 44 52Z"/>
    <path data-part="water" fill="#bfe6fa" d="M28 76L40 76L42 96L26 96Z"/>
    <path fill="#d9a066" d="M8 92L56 92L50 122L14 122Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2.4" d="M11 104L53 104"/>
    <path fill="#c8ced6" d="M50 112L100 112L106 124L50 124Z"/>
  `,
  // A hammer of the roads with two handles.
  jackhammer: `
    <path data-part="handle" fill="#e8685f" d="M16 14Q16 6 24 6L104 6Q112 6 112 14Q112 22 104 22L24 22Q16 22 16 14Z"/>
    <path data-part="bodywork" fill="#f9bd3f" d="M44 20L84 20L84 70L44 70Z"/>
    <path data-part="stripe" fill="#fff2c4" d="M44 34L84 34L84 46L44 46Z"/>
    <path fill="#8a919b" d="M50 70L78 70L74 86L54 86Z"/>
    <path data-part="blade" fill="#c8ced6" d="M57 86L71 86L69 106L64 118L59 106Z"/>
    <path data-part="rock" fill="#d3c8ba" d="M2 124L10 106L38 102L58 112L60 124Z"/>
    <path data-part="rock" fill="#d3c8ba" d="M126 124L118 106L90 102L70 112L68 124Z"/>
  `,
};
