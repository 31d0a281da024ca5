import { runners } from "./runners.ts";

/** Craft of space, snow, rail and water: 128 × 128 boxes. */
export const goingPlaces: Readonly<Record<string, string>> = {
  // A space probe: a dish, a box, a long arm with instruments.
  "space-probe": `
    <path fill="#b8c4d4" d="M66 66L124 20L127 25L72 74ZM40 84L10 116L5 112L34 78Z"/>
    <path fill="#ffd35c" d="M106 20L122 8L127 30L114 34Z"/><path fill="#ffd35c" d="M2 102L16 122L6 127L1 118Z"/>
    <path fill="#c8a868" d="M38 60L62 44L84 66L76 90L50 96L34 80Z"/>
    <path data-part="antenna" fill="#eef4fc" d="M18 62Q6 30 30 12Q54 1 78 16Q84 24 78 30Q62 28 44 42Q30 52 26 66Q20 68 18 62Z"/>
    <path fill="#c8dcf0" d="M18 62Q22 46 42 32Q60 18 80 22Q84 28 78 30Q62 28 44 42Q30 52 26 66Q20 68 18 62Z"/>
    <path fill="#b8c4d4" d="M36 28L24 8L29 5L41 24Z"/><circle fill="#e8685f" cx="25" cy="6" r="5"/>
    <path fill="#8fb8e8" d="M80 84L110 96L104 112L74 98Z"/><path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M90 90L84 100M100 94L94 105"/>
  `,
  // A space telescope: a silver tube with its lid open and wings of solar cells.
  "space-telescope": `
    <path fill="#8fb8e8" d="M4 58L26 34L52 62L30 86ZM76 66L98 44L124 72L102 94Z"/>
    <path fill="#b8c4d4" d="M46 62L52 56L84 66L80 74Z"/>
    <path fill="#e4eef8" d="M28 22L56 2L94 76L66 96Z"/>
    <path fill="#b8c4d4" d="M62 92L96 70L108 96L80 116Z"/>
    <path data-part="lid" fill="#dfe8f4" d="M28 22Q14 26 6 14Q12 2 28 1L56 2Z"/>
    <path fill="#8fa8d0" d="M28 22Q30 8 56 2Q52 18 28 22Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M20 50L40 72M12 66L34 44M92 58L112 82M84 74L106 52M44 40L64 26M56 62L74 50"/>
  `,
  // Two dogs at a run before a sled with its load.
  dogsled: `
    <g transform="translate(18 34) scale(0.46)">${runners["dog-running"]!}</g>
    <g transform="translate(-2 46) scale(0.52)">${runners["dog-running"]!}</g>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M52 76L76 96"/>
    <path data-part="handle" fill="#d9985a" d="M108 92L112 58L126 56L126 62L118 64L116 92Z"/>
    <path fill="#ffd35c" d="M78 82C76 70 84 62 94 62C104 62 110 70 108 82Z"/>
    <path fill="#e8685f" d="M74 80L112 80L112 98L78 98Z"/>
    <path fill="#b9783a" d="M82 96L88 96L88 108L82 108ZM102 96L108 96L108 108L102 108Z"/>
    <path fill="#b9783a" d="M64 92C58 102 64 112 74 112L124 112L124 105L76 105C69 105 69 98 70 94Z"/>
  `,
  // Two hulls side by side under a broad deck, a mast with two sails.
  catamaran: `
    <path data-part="mast" fill="#b07f58" d="M60 0L68 0L68 80L60 80Z"/>
    <path data-part="sail" fill="#fff0dc" d="M71 4Q108 34 118 70L71 70Z"/>
    <path data-part="sail" fill="#f5c04a" d="M57 12L57 70L14 70Q38 44 57 12Z"/>
    <path data-part="hull" fill="#e8685f" d="M2 82Q20 74 38 82Q42 108 20 126Q0 108 2 82ZM90 82Q108 74 126 82Q128 108 108 126Q86 108 90 82Z"/>
    <path data-part="deck" fill="#f4dcae" d="M0 76L128 76L128 90L0 90Z"/>
    <path data-part="water" fill="#9bd4f5" d="M0 116Q10 108 20 114Q32 108 44 114Q56 108 68 114Q80 108 92 114Q104 108 116 114Q124 110 128 116L128 127L0 127Z"/>
  `,
  // A funicular climbs its steep track.
  funicular: `
    <path fill="#a9d48a" d="M0 126L128 44L128 126Z"/>
    <path fill="#8f9cb4" d="M0 118L122 38L127 45L4 126L0 126Z"/>
    <path fill="#e8685f" d="M14 102L14 66L104 6L116 6L116 36Z"/>
    <path data-part="roof" fill="#ffd35c" d="M10 70L102 8Q110 1 120 4L120 14L108 14L14 76Z"/>
    <path data-part="window" fill="#dff2ff" d="M24 78L44 64L44 78L24 92ZM54 58L74 44L74 58L54 72ZM84 38L104 24L104 38L84 52Z"/>
    <path fill="#7fc08a" d="M84 126Q82 102 96 104Q110 100 108 126Z"/>
  `,
  // A board between two large wheels, a tall handlebar in front of it.
  segway: `
    <path data-part="pole" fill="#b8c4d4" d="M59 14L69 14L71 92L57 92Z"/>
    <path data-part="handle" fill="#7e8ba2" d="M20 4Q20 0 26 0L102 0Q108 0 108 6L108 20L96 20L96 13L32 13L32 20L20 20Z"/>
    <path data-part="wheel" fill="#828b9e" d="M12 66Q2 66 2 96Q2 126 12 126L20 126Q30 126 30 96Q30 66 20 66ZM108 66Q98 66 98 96Q98 126 108 126L116 126Q126 126 126 96Q126 66 116 66Z"/>
    <path fill="#e8685f" d="M30 100L98 100L94 118L34 118Z"/>
    <path data-part="platform" fill="#ffe08a" d="M38 86L90 86L100 102L28 102Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M9 78L23 78M7 96L25 96M9 114L23 114M105 78L119 78M103 96L121 96M105 114L119 114"/>
  `,
  // A motorcycle with a sidecar.
  sidecar: `
    <circle data-part="wheel" fill="#a8b0c0" cx="24" cy="100" r="22"/><circle fill="#e4eef8" cx="24" cy="100" r="11"/>
    <path fill="#8f9cb4" d="M22 100L34 48L42 50L30 102Z"/>
    <path fill="#e8685f" d="M36 56Q56 46 74 60L86 84L50 92Z"/>
    <path data-part="headlight" fill="#ffe9a0" d="M22 52Q12 50 12 60Q14 70 24 68L32 64L34 54Z"/>
    <path fill="#8f9cb4" d="M32 46L54 36L57 43L38 54Z"/>
    <path data-part="seat" fill="#b9783a" d="M68 52L96 50Q102 56 96 62L72 66Z"/>
    <path fill="#ffd35c" d="M52 84Q50 70 66 68Q80 66 84 78Q96 62 116 66Q126 76 124 100Q116 112 96 112L70 110Q54 102 52 84Z"/>
    <path data-part="glass" fill="#dff2ff" d="M70 70L80 48Q90 44 94 50L88 74Z"/>
    <path data-part="stripe" fill="#ffffff" d="M54 90L124 90L122 100L58 100Z"/>
    <circle data-part="wheel" fill="#a8b0c0" cx="94" cy="108" r="18"/><circle fill="#e4eef8" cx="94" cy="108" r="8.5"/>
  `,
  // A board for windsurfing with its bent sail.
  "windsurfer-board": `
    <path data-part="mast" fill="#c98a4a" d="M44 2L49 2Q66 60 70 108L62 108Q58 56 44 2Z"/>
    <path data-part="sail" fill="#f58f8f" d="M48 4Q82 14 116 74Q96 94 70 96Q64 52 48 4Z"/>
    <path data-part="window" fill="#dff2ff" d="M66 50Q82 44 100 54Q106 64 110 72Q96 76 72 74Z"/>
    <path fill="#ffd35c" d="M28 72Q28 66 34 66L118 74L118 80L36 78Q28 78 28 72Z"/>
    <path fill="#8fc3f0" d="M2 104Q8 100 18 104L112 106Q124 106 126 112Q122 118 104 118L22 117Q6 116 2 104Z"/>
    <path data-part="water" fill="#9bd4f5" d="M0 119Q10 112 20 118Q32 110 44 118Q56 110 68 118Q80 110 92 118Q104 110 116 118Q124 114 128 120L128 127L0 127Z"/>
  `,
};
