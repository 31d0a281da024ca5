/** Toys, school things and household things that could not be named for sure without a caption. */
export const thingsWithoutCaptions: Readonly<Record<string, string>> = {
  // A child's three wheels: a big one in front with a pedal, handlebars with a ribbon, a low seat between two small ones.
  tricycle: `
    <path data-telling="" fill="#ff8a7a" d="M52 58L96 84L112 100L104 108L88 94L48 70Z"/>
    <ellipse data-part="wheel" data-telling="" fill="#b9c8d8" cx="106" cy="106" rx="20" ry="20"/>
    <ellipse data-telling="" fill="#ffffff" cx="106" cy="106" rx="13.2" ry="13.2"/>
    <ellipse data-telling="" fill="#ff8a7a" cx="106" cy="106" rx="4.4" ry="4.4"/>
    <ellipse data-part="wheel" data-telling="" fill="#b9c8d8" cx="34" cy="94" rx="32" ry="32"/>
    <ellipse data-telling="" fill="#ffffff" cx="34" cy="94" rx="21.1" ry="21.1"/>
    <ellipse data-telling="" fill="#ff8a7a" cx="34" cy="94" rx="7" ry="7"/>
    <path data-telling="" fill="#ff8a7a" d="M40 24L50 22L42 96L32 94Z"/>
    <path data-part="handle" data-telling="" fill="#8fc9f0" d="M22 20Q20 12 28 12L62 18Q70 20 68 28Q66 32 60 30L26 24Q22 24 22 20Z"/>
    <path data-telling="" fill="#ffd75e" d="M66 26L78 28L74 34L82 40L70 40L64 32Z"/>
    <path data-telling="" fill="#8fc9f0" d="M30 90L46 92L45 98L29 96Z"/>
    <path data-part="seat" data-telling="" fill="#ffd75e" d="M66 62C66 52 104 48 110 58C112 66 98 70 86 70C76 70 66 68 66 62Z"/>
  `,
  // Four folded sails of paper around a pin, on a stick.
  pinwheel: `
    <path data-part="stick" data-telling="" fill="#d9a066" d="M60 50L68 50L68 127L60 127Z"/>
    <path transform="translate(64 50) rotate(0)" data-telling="" fill="#ff9ab8" d="M0 0L0 -46L38 -46Q34 -14 0 0Z"/>
    <path transform="translate(64 50) rotate(0)" data-telling="" fill="#fff6e4" d="M0 -46L38 -46L0 -14Z"/>
    <path transform="translate(64 50) rotate(90)" data-telling="" fill="#8fc9f0" d="M0 0L0 -46L38 -46Q34 -14 0 0Z"/>
    <path transform="translate(64 50) rotate(90)" data-telling="" fill="#fff6e4" d="M0 -46L38 -46L0 -14Z"/>
    <path transform="translate(64 50) rotate(180)" data-telling="" fill="#ff9ab8" d="M0 0L0 -46L38 -46Q34 -14 0 0Z"/>
    <path transform="translate(64 50) rotate(180)" data-telling="" fill="#fff6e4" d="M0 -46L38 -46L0 -14Z"/>
    <path transform="translate(64 50) rotate(270)" data-telling="" fill="#8fc9f0" d="M0 0L0 -46L38 -46Q34 -14 0 0Z"/>
    <path transform="translate(64 50) rotate(270)" data-telling="" fill="#fff6e4" d="M0 -46L38 -46L0 -14Z"/>
    <ellipse data-telling="" fill="#ffd75e" cx="64" cy="50" rx="8" ry="8"/>
  `,
  // A block of rubber, worn round at one end, half in its paper sleeve; crumbs on the line it has rubbed out.
  eraser: `
    <path data-telling="" fill="#ffc4d4" d="M30 22L58 8Q62 6 66 8L116 46Q120 50 118 54L112 70L60 98L10 60Q4 56 8 48Q14 30 30 22Z"/>
    <path data-telling="" fill="#8fc9f0" d="M52 12L58 8Q62 6 66 8L116 46Q120 50 118 54L112 70L60 98L34 78Z"/>
    <path data-telling="" fill="#ffffff" d="M66 34L92 54L76 64L50 44Z"/>
    <path data-telling="" fill="none" stroke="#5a7a9a" stroke-width="2.4" d="M40 58L66 78L118 48M66 78L60 98"/>
    <path data-telling="" fill="none" stroke="#8a8a9a" stroke-width="2.4" d="M4 120L30 120M84 120L124 120"/>
    <path fill="#ffc4d4" d="M40 112L50 110L52 118L42 120Z"/>
    <path fill="#ffc4d4" d="M60 116L72 114L74 122L62 124Z"/>
  `,
  // A ruler with marks along its edge, every second one longer, and a hole at its end.
  "straight-ruler": `
    <path transform="translate(64 64) rotate(-34)" data-telling="" fill="#ffd98a" d="M-62 -20L62 -20L62 20L-62 20Z"/>
    <path transform="translate(64 64) rotate(-34)" data-telling="" fill="none" stroke="#8a5a1a" stroke-width="2.4" d="M-52 -20L-52 -2M-40 -20L-40 -10M-28 -20L-28 -2M-16 -20L-16 -10M-4 -20L-4 -2M8 -20L8 -10M20 -20L20 -2M32 -20L32 -10M44 -20L44 -2"/>
    <ellipse transform="translate(64 64) rotate(-34)" data-telling="" fill="#ffffff" cx="51" cy="6" rx="6" ry="6"/>
    <path transform="translate(64 64) rotate(-34)" data-telling="" fill="#fff0c0" d="M-62 10L38 10L38 20L-62 20Z"/>
  `,
  // A gourd with a mouthpiece on top, from which three bamboo pipes hang, the middle one long with holes.
  "gourd-flute": `
    <path data-telling="" fill="#e8c890" d="M36 62L46 62L46 104L36 104Z"/>
    <path data-telling="" fill="#e8c890" d="M82 62L92 62L92 98L82 98Z"/>
    <path data-telling="" fill="#f0d8a8" d="M57 56L71 56L71 127L57 127Z"/>
    <ellipse data-telling="" fill="#2a2440" cx="64" cy="76" rx="3.4" ry="3.4"/>
    <ellipse data-telling="" fill="#2a2440" cx="64" cy="88" rx="3.4" ry="3.4"/>
    <ellipse data-telling="" fill="#2a2440" cx="64" cy="100" rx="3.4" ry="3.4"/>
    <ellipse data-telling="" fill="#2a2440" cx="64" cy="112" rx="3.4" ry="3.4"/>
    <path data-telling="" fill="#e8c890" d="M59 2L69 2L68 20L60 20Z"/>
    <path data-telling="" fill="#c98f4e" d="M64 12C76 12 80 20 76 28C74 32 76 34 80 36C94 42 96 60 82 66Q64 72 46 66C32 60 34 42 48 36C52 34 54 32 52 28C48 20 52 12 64 12Z"/>
    <path fill="none" stroke="#ffffff" stroke-width="2.4" d="M44 44Q38 50 42 58"/>
    <path data-telling="" fill="#ff8a7a" d="M88 54Q100 58 100 70L96 70Q96 62 86 60Z"/>
    <path data-telling="" fill="#ff8a7a" d="M92 70L104 70L108 92L100 86L98 94L95 86L88 92Z"/>
  `,
  // A reed pipe with a disc under its mouthpiece, a row of holes and a wide brass bell.
  suona: `
    <path transform="translate(58 68) rotate(-28) scale(.82)" data-telling="" fill="#f0d8a8" d="M-4 -76L4 -76L5 -58L-5 -58Z"/>
    <ellipse transform="translate(58 68) rotate(-28) scale(.82)" data-telling="" fill="#ffd75e" cx="0" cy="-56" rx="17" ry="5"/>
    <path transform="translate(58 68) rotate(-28) scale(.82)" data-telling="" fill="#c98f4e" d="M-7 -52L7 -52L15 22L-15 22Z"/>
    <ellipse transform="translate(58 68) rotate(-28) scale(.82)" data-telling="" fill="#2a2440" cx="0" cy="-38" rx="4" ry="4"/>
    <ellipse transform="translate(58 68) rotate(-28) scale(.82)" data-telling="" fill="#2a2440" cx="0" cy="-24" rx="4" ry="4"/>
    <ellipse transform="translate(58 68) rotate(-28) scale(.82)" data-telling="" fill="#2a2440" cx="0" cy="-10" rx="4" ry="4"/>
    <ellipse transform="translate(58 68) rotate(-28) scale(.82)" data-telling="" fill="#2a2440" cx="0" cy="4" rx="4" ry="4"/>
    <path transform="translate(58 68) rotate(-28) scale(.82)" data-telling="" fill="#ffd75e" d="M-15 18L15 18Q18 46 44 64Q0 80 -44 64Q-18 46 -15 18Z"/>
    <ellipse transform="translate(58 68) rotate(-28) scale(.82)" data-telling="" fill="#ffe9a8" cx="0" cy="64" rx="44" ry="11"/>
    <path transform="translate(58 68) rotate(-28) scale(.82)" data-telling="" fill="none" stroke="#8a6a1a" stroke-width="2.4" d="M-17 28Q0 34 17 28"/>
  `,
  // Five balls of glass with a curl of colour in each, one rolling with strokes behind it.
  marbles: `
    <ellipse fill="#e4f4fa" cx="30" cy="98" rx="26" ry="26"/>
    <path transform="translate(30 98) rotate(0) scale(1.18)" data-telling="" fill="#ff8a9a" d="M-12 10C-20 -4 -6 -20 8 -16C-2 -10 2 -2 8 4C12 10 4 18 -4 16C4 10 -4 4 -12 10Z"/>
    <ellipse fill="#e4f4fa" cx="82" cy="98" rx="27" ry="27"/>
    <path transform="translate(82 98) rotate(60) scale(1.23)" data-telling="" fill="#8fc9f0" d="M-12 10C-20 -4 -6 -20 8 -16C-2 -10 2 -2 8 4C12 10 4 18 -4 16C4 10 -4 4 -12 10Z"/>
    <ellipse fill="#e4f4fa" cx="56" cy="56" rx="25" ry="25"/>
    <path transform="translate(56 56) rotate(120) scale(1.14)" data-telling="" fill="#ffd75e" d="M-12 10C-20 -4 -6 -20 8 -16C-2 -10 2 -2 8 4C12 10 4 18 -4 16C4 10 -4 4 -12 10Z"/>
    <ellipse fill="#e4f4fa" cx="104" cy="52" rx="20" ry="20"/>
    <path transform="translate(104 52) rotate(200) scale(0.91)" data-telling="" fill="#8fd07c" d="M-12 10C-20 -4 -6 -20 8 -16C-2 -10 2 -2 8 4C12 10 4 18 -4 16C4 10 -4 4 -12 10Z"/>
    <ellipse fill="#e4f4fa" cx="24" cy="32" rx="18" ry="18"/>
    <path transform="translate(24 32) rotate(30) scale(.8)" data-telling="" fill="#c9a0e8" d="M-12 10C-20 -4 -6 -20 8 -16C-2 -10 2 -2 8 4C12 10 4 18 -4 16C4 10 -4 4 -12 10Z"/>
    <path fill="none" stroke="#8a8aa0" stroke-width="2.4" d="M50 18L66 12M52 30L74 28"/>
  `,
  // A mower pushed from behind: a low deck on four wheels, an engine on it, a long handle, cut grass flying out; tall grass before it.
  "lawn-mower": `
    <path data-telling="" fill="#8fd07c" d="M2 124L6 96L12 112L16 88L22 110L28 92L30 124Z"/>
    <path data-part="handle" data-telling="" fill="#b9c8d8" d="M84 92L116 18L124 22L94 96Z"/>
    <path data-telling="" fill="#ff8a7a" d="M100 10L127 20L124 28L98 18Z"/>
    <path fill="#ff8a7a" d="M36 112L36 92Q38 80 52 80L92 80Q104 82 106 94L108 112Z"/>
    <path data-telling="" fill="#b9c8d8" d="M54 80L54 64Q54 58 60 58L80 58Q86 58 86 64L86 80Z"/>
    <path data-telling="" fill="#ffd75e" d="M58 50L82 50L84 58L56 58Z"/>
    <ellipse data-part="wheel" data-telling="" fill="#9fb0c4" cx="48" cy="112" rx="14" ry="14"/>
    <ellipse data-telling="" fill="#ffffff" cx="48" cy="112" rx="5" ry="5"/>
    <ellipse data-part="wheel" data-telling="" fill="#9fb0c4" cx="98" cy="110" rx="16" ry="16"/>
    <ellipse data-telling="" fill="#ffffff" cx="98" cy="110" rx="6" ry="6"/>
    <path data-telling="" fill="#8fd07c" d="M26 74L34 60L36 76Z"/>
    <path data-telling="" fill="#8fd07c" d="M10 70L16 54L20 70Z"/>
    <path data-telling="" fill="#8fd07c" d="M28 48L38 38L36 52Z"/>
  `,
  // A bar of soap in a dish, foam running over its edge, bubbles above.
  soap: `
    <ellipse data-telling="" fill="#dff0fa" cx="26" cy="20" rx="14" ry="14"/>
    <ellipse data-telling="" fill="#dff0fa" cx="58" cy="12" rx="9" ry="9"/>
    <ellipse data-telling="" fill="#dff0fa" cx="96" cy="26" rx="18" ry="18"/>
    <path fill="none" stroke="#8ab0c8" stroke-width="2.4" d="M18 16Q20 10 26 10M86 20Q88 12 96 12"/>
    <path fill="#ffc4d4" d="M22 62Q22 48 36 48L92 48Q106 48 106 62L106 92Q106 98 100 98L28 98Q22 98 22 92Z"/>
    <path data-telling="" fill="#ffe0ea" d="M22 62Q22 48 36 48L92 48Q106 48 106 62Q106 76 92 76L36 76Q22 76 22 62Z"/>
    <path data-telling="" fill="#ffc4d4" d="M44 56L84 56Q90 56 90 62Q90 68 84 68L44 68Q38 68 38 62Q38 56 44 56Z"/>
    <path data-telling="" fill="#ffffff" d="M12 88C4 84 8 72 18 76C20 66 34 68 34 78C44 74 50 84 44 92C50 98 42 106 34 102C28 110 14 108 14 100C6 100 6 90 12 88Z"/>
    <path data-telling="" fill="#8fc9f0" d="M4 98L124 98Q126 98 126 101L118 118Q115 126 106 126L22 126Q13 126 10 118L2 101Q2 98 4 98Z"/>
  `,
  // A mop with a fan of thick strands, standing on the wet floor before a pail.
  mop: `
    <path data-part="handle" data-telling="" fill="#d9a066" d="M78 2L88 2L52 76L44 72Z"/>
    <path fill="#8fc9f0" d="M66 60L124 60L116 118Q115 123 110 123L80 123Q75 123 74 118Z"/>
    <ellipse data-telling="" fill="#dff0fa" cx="95" cy="60" rx="30" ry="8"/>
    <path data-telling="" fill="#b9c8d8" d="M66 58C68 30 122 30 124 58L118 60C116 38 74 38 72 60Z"/>
    <path data-telling="" fill="#ff8a7a" d="M34 68Q48 60 60 70L58 82L34 80Z"/>
    <path data-telling="" fill="#fff6e4" d="M34 78L58 80C70 92 76 108 78 122Q70 127 64 122Q58 127 50 122Q42 127 34 122Q26 127 18 122Q10 127 4 120C12 104 24 90 34 78Z"/>
    <path data-telling="" fill="none" stroke="#a8987a" stroke-width="2.4" d="M36 84Q24 100 20 120M42 84Q36 104 35 120M50 84Q50 104 50 120M56 86Q62 104 64 120"/>
  `,
  // A block of sponge with round holes, foam and bubbles on one corner.
  sponge: `
    <path fill="#ffe08a" d="M8 50L92 34L122 52L122 90L34 112L8 90Z"/>
    <path data-telling="" fill="#fff0b8" d="M8 50L92 34L122 52L36 72Z"/>
    <path data-telling="" fill="#ffd75e" d="M36 72L122 52L122 90L36 112Z"/>
    <ellipse data-telling="" fill="#e0b04a" cx="44" cy="54" rx="7" ry="4"/>
    <ellipse data-telling="" fill="#e0b04a" cx="74" cy="48" rx="8" ry="4.5"/>
    <ellipse data-telling="" fill="#e0b04a" cx="94" cy="54" rx="6" ry="3.5"/>
    <ellipse data-telling="" fill="#e0b04a" cx="54" cy="86" rx="7" ry="8"/>
    <ellipse data-telling="" fill="#e0b04a" cx="82" cy="76" rx="6" ry="7"/>
    <ellipse data-telling="" fill="#e0b04a" cx="104" cy="82" rx="6" ry="7"/>
    <ellipse data-telling="" fill="#e0b04a" cx="74" cy="98" rx="5" ry="6"/>
    <ellipse data-telling="" fill="#e0b04a" cx="22" cy="84" rx="5" ry="7"/>
    <path data-telling="" fill="#ffffff" d="M2 44C1 32 12 28 18 32C20 20 38 18 42 30C54 28 58 42 48 48C46 58 32 58 28 52C20 58 6 54 2 44Z"/>
    <ellipse data-telling="" fill="#dff0fa" cx="66" cy="18" rx="10" ry="10"/>
    <ellipse data-telling="" fill="#dff0fa" cx="94" cy="14" rx="7" ry="7"/>
  `,
  // A little drum with a face painted on its skin, on a stick, two beads on strings flung to both sides.
  "rattle-drum": `
    <path data-part="stick" data-telling="" fill="#d9a066" d="M58 88L70 88L70 127L58 127Z"/>
    <path data-telling="" fill="none" stroke="#8a3a2a" stroke-width="2.4" d="M26 48Q14 44 12 62M102 48Q114 44 116 62"/>
    <ellipse data-telling="" fill="#ff8a7a" cx="12" cy="70" rx="10" ry="10"/>
    <ellipse data-telling="" fill="#ff8a7a" cx="116" cy="70" rx="10" ry="10"/>
    <ellipse fill="#ff8a7a" cx="64" cy="50" rx="44" ry="44"/>
    <ellipse data-telling="" fill="#fff6e4" cx="64" cy="50" rx="34" ry="34"/>
    <ellipse data-telling="" fill="#2a2440" cx="53" cy="45" rx="3.4" ry="4.6"/>
    <ellipse data-telling="" fill="#2a2440" cx="75" cy="45" rx="3.4" ry="4.6"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M52 58Q64 70 76 58"/>
    <ellipse data-telling="" fill="#ffb3a0" cx="44" cy="57" rx="5.5" ry="4"/>
    <ellipse data-telling="" fill="#ffb3a0" cx="84" cy="57" rx="5" ry="4"/>
    <path data-telling="" fill="#ffd75e" d="M52 86L76 86L74 96L54 96Z"/>
  `,
  // Tubes of different length hang in a row from a disc, a clapper between them, a tag beneath that catches the wind.
  "wind-chime": `
    <path data-telling="" fill="none" stroke="#6a5a7a" stroke-width="2.4" d="M64 2L30 26M64 2L98 26M64 2L64 30"/>
    <path data-telling="" fill="none" stroke="#6a5a7a" stroke-width="2.4" d="M22 34L22 46"/>
    <path data-telling="" fill="#b9c8d8" d="M16 44L28 44L28 84L16 84Z"/>
    <path data-telling="" fill="none" stroke="#6a5a7a" stroke-width="2.4" d="M43 34L43 46"/>
    <path data-telling="" fill="#b9c8d8" d="M37 44L49 44L49 98L37 98Z"/>
    <path data-telling="" fill="none" stroke="#6a5a7a" stroke-width="2.4" d="M85 34L85 46"/>
    <path data-telling="" fill="#b9c8d8" d="M79 44L91 44L91 98L79 98Z"/>
    <path data-telling="" fill="none" stroke="#6a5a7a" stroke-width="2.4" d="M106 34L106 46"/>
    <path data-telling="" fill="#b9c8d8" d="M100 44L112 44L112 84L100 84Z"/>
    <path data-telling="" fill="none" stroke="#6a5a7a" stroke-width="2.4" d="M64 34L64 104"/>
    <ellipse data-telling="" fill="#ffd75e" cx="64" cy="70" rx="10" ry="10"/>
    <ellipse data-telling="" fill="#d9a066" cx="64" cy="30" rx="54" ry="10"/>
    <path data-telling="" fill="#ff9ab8" d="M64 100C74 106 78 116 64 127C50 116 54 106 64 100Z"/>
    <path fill="none" stroke="#8a94a8" stroke-width="2.4" d="M8 110Q20 104 30 110M98 110Q110 104 122 110"/>
  `,
  // The last five shapes are in front of who is in it. A long bag with a pillow at its upper end, turned down at the edge, quilted, a zip along one side.
  "sleeping-bag": `
    <path transform="translate(5 0) scale(0.92 1)" data-telling="" fill="#ffffff" d="M25 8Q20 2 29 3Q64 8 99 3Q108 2 103 8Q100 26 103 44Q106 52 97 50L31 50Q22 52 25 44Q28 26 25 8Z"/>
    <path transform="translate(5 0) scale(0.92 1)" fill="#ffe0ea" d="M40 18Q64 12 88 18Q94 28 88 36L40 36Q34 28 40 18Z"/>
    <path transform="translate(5 0) scale(0.92 1)" data-telling="" fill="#ffc4d4" d="M26 48Q64 36 102 48L102 58L26 58Z"/>
    <path transform="translate(5 0) scale(0.92 1)" data-telling="" fill="#8fc9f0" d="M24 52L104 52L98 106Q94 127 64 127Q34 127 30 106Z"/>
    <path transform="translate(5 0) scale(0.92 1)" data-telling="" fill="#ffd94f" d="M20 50Q64 42 108 50L106 64Q64 56 22 64Z"/>
    <path transform="translate(5 0) scale(0.92 1)" data-telling="" fill="none" stroke="#2a4a6a" stroke-width="2.4" d="M26 80Q64 88 86 82M28 102Q64 110 85 103"/>
    <path transform="translate(5 0) scale(0.92 1)" data-telling="" fill="none" stroke="#2a4a6a" stroke-width="2.4" d="M88 62L84 120M83 72L91 72M83 82L91 82M82 92L90 92M81 102L89 102M80 112L88 112"/>
    <path transform="translate(5 0) scale(0.92 1)" data-telling="" fill="#ffe9a8" d="M58 66A12 12 0 1 0 66 86A11 11 0 0 1 58 66Z"/>
  `,
};
