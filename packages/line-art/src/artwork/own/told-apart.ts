/** What was taken for a neighbour of its kind, and has a drawing of its own: 128 × 128 boxes. */
import { eye } from "./eye.ts";

export const toldApart: Readonly<Record<string, string>> = {
  // As tall as who plays it: shoulders that slope up into the neck, four big pegs, a spike.
  "double-bass": `
    <path fill="#8a97a8" d="M61 116L67 116L65 127L63 127Z"/>
    <path data-telling="" fill="#fff6e3" d="M44 5L58 5L58 11L44 11ZM44 16L58 16L58 22L44 22ZM70 5L84 5L84 11L70 11ZM70 16L84 16L84 22L70 22Z"/>
    <path data-telling="" fill="#f0b070" d="M64 36C70 36 71 44 78 50C90 56 94 64 90 74C87 80 87 84 92 89C103 99 98 119 64 119C30 119 25 99 36 89C41 84 41 80 38 74C34 64 38 56 50 50C57 44 58 36 64 36Z"/>
    <path data-telling="" fill="#b37f59" d="M58 4Q64 0 70 4L71 80L57 80Z"/>
    <path data-telling="" fill="#fff6e3" d="M51 88L77 88L75 95L53 95Z"/>
    <path data-telling="" fill="none" stroke="#4a2f18" stroke-width="2.4" d="M48 76Q42 82 48 88Q53 94 46 100M80 76Q86 82 80 88Q75 94 82 100"/>
    <path fill="#b37f59" d="M56 104L72 104L69 117L59 117Z"/>
  `,
  // Ears that hang down along the cheeks, to below the chin.
  "lop-eared-rabbit": `
    <circle data-part="tail" fill="#fff6e6" cx="100" cy="108" r="11"/>
    <path data-part="body" fill="#dcd3e2" d="M42 74C31 86 28 106 33 116C36 124 46 125 64 125C82 125 92 124 95 116C100 106 97 86 86 74Z"/>
    <ellipse data-part="foot" fill="#dcd3e2" cx="45" cy="118" rx="16" ry="8"/>
    <ellipse data-part="foot" fill="#dcd3e2" cx="83" cy="118" rx="16" ry="8"/>
    <path data-part="head" fill="#dcd3e2" d="M64 10C90 10 102 28 102 48C102 70 86 82 64 82C42 82 26 70 26 48C26 28 38 10 64 10Z"/>
    <path data-part="ear" data-telling="" fill="#cfc4d6" d="M52 10C34 2 14 14 8 42C4 66 4 88 16 98C30 104 38 84 38 62C38 42 42 24 52 10ZM76 10C94 2 114 14 120 42C124 66 124 88 112 98C98 104 90 84 90 62C90 42 86 24 76 10Z"/>
    <path data-part="innerEar" data-telling="" fill="#f7c0cd" d="M18 50C14 66 14 80 20 86C27 86 30 74 29 60C28 50 22 42 18 50ZM110 50C114 66 114 80 108 86C101 86 98 74 99 60C100 50 106 42 110 50Z"/>
    <ellipse data-part="muzzle" fill="#fff6e6" cx="64" cy="64" rx="17" ry="12"/>
    <path data-part="nose" data-telling="" fill="#5a2a30" d="M58 56Q64 53 70 56L64 63Z"/>
    <path fill="none" stroke="#5a3a4c" stroke-width="2.2" d="M64 62L64 68M64 68Q58 74 53 69M64 68Q70 74 75 69"/>
    ${eye(51, 42, 1.15)}
    ${eye(77, 42, 1.15)}
  `,
  // Horns spread wide, a ring in the nose, steam before it: angrier than any ox.
  bull: `
    <path data-part="tail" fill="#b28161" d="M112 62C122 66 124 80 120 92L126 104L114 106L113 92C116 82 114 76 108 74Z"/>
    <path data-part="leg" fill="#b28161" d="M58 88L74 88L73 124L58 124ZM94 84L112 84L110 124L96 124Z"/>
    <path data-part="body" fill="#b9805a" d="M40 46C54 30 76 34 88 46C104 46 116 54 117 72C118 88 112 98 100 100L52 100C40 98 34 84 34 68Z"/>
    <path data-part="leg" fill="#b9805a" d="M38 88L56 88L54 124L38 124ZM78 90L94 90L94 124L80 124Z"/>
    <path data-part="hoof" fill="#958b87" d="M37 114L55 114L54 125L37 125ZM79 114L95 114L95 125L80 125Z"/>
    <path data-part="ear" fill="#b9805a" d="M20 40Q6 38 2 48Q10 56 22 50ZM62 40Q76 38 80 48Q72 56 60 50Z"/>
    <path data-part="horn" data-telling="" fill="#fff4dc" d="M22 36C6 32 0 18 3 3C8 16 18 22 32 22L34 30ZM60 36C76 32 84 18 79 3C74 16 64 22 50 22L48 30Z"/>
    <path data-part="head" fill="#b9805a" d="M41 20C58 20 66 32 64 48C63 62 58 72 56 80L26 80C24 72 19 62 18 48C16 32 24 20 41 20Z"/>
    <path data-part="muzzle" fill="#f0cdb0" d="M41 66C56 66 64 74 62 84C60 96 50 100 41 100C32 100 22 96 20 84C18 74 26 66 41 66Z"/>
    <path data-part="ring" data-telling="" fill="#ffd75e" d="M32 88C32 106 50 106 50 88L46 88C46 98 36 98 36 88Z"/>
    <ellipse data-telling="" fill="#2a2440" cx="31" cy="80" rx="4.4" ry="3"/><ellipse data-telling="" fill="#2a2440" cx="51" cy="80" rx="4.4" ry="3"/>
    ${eye(31, 53, 0.95)}
    ${eye(51, 53, 0.95)}
    <path fill="none" data-telling="" stroke="#3a2418" stroke-width="3" d="M23 42L36 48M59 42L46 48"/>
  `,
  // A rooster of blown sugar on its stick.
  "sugar-figure": `
    <path data-part="stick" data-telling="" fill="#e8c48a" d="M60 88L68 88L68 126L60 126Z"/>
    <path data-part="tail" data-telling="" fill="#f2b04a" d="M84 62C88 40 104 26 124 32C116 36 114 40 114 44C122 44 126 50 126 58C120 56 116 58 114 62C118 66 118 74 112 80C104 84 94 82 86 78Z"/>
    <path data-part="body" data-telling="" fill="#ffc86a" d="M30 22C44 14 56 24 56 40C64 50 78 52 90 60C94 78 82 94 64 94C42 94 26 80 26 58C24 46 22 32 30 22Z"/>
    <path data-part="comb" data-telling="" fill="#f2a04a" d="M28 24C20 18 24 8 31 12C34 2 43 4 44 12C51 8 57 14 52 23Q40 14 28 24Z"/>
    <path data-part="beak" data-telling="" fill="#f2a04a" d="M25 32L10 38L25 44Z"/>
    <path fill="none" data-telling="" stroke="#9a5a1a" stroke-width="2.4" d="M48 66C60 58 76 66 74 76C72 84 60 84 58 76C58 72 62 70 66 73"/>
    ${eye(38, 32, 0.9)}
  `,
  // A sack with an ear of wheat on it, open, flour heaped before it with a scoop.
  flour: `
    <path fill="#ffffff" d="M30 24C32 10 48 4 60 12C72 4 90 8 92 24Z"/>
    <path fill="#f0dcc0" d="M22 26Q28 18 34 24Q46 30 61 25Q76 30 88 24Q94 18 100 26C96 40 108 60 108 84C108 108 102 118 92 120L30 120C20 118 14 108 14 84C14 60 26 40 22 26Z"/>
    <path data-telling="" fill="#e8b84a" d="M58 98L58 60L64 60L64 98ZM61 62C52 58 50 48 61 38C72 48 70 58 61 62ZM58 76C46 76 40 68 42 58C52 60 58 66 58 76ZM64 76C76 76 82 68 80 58C70 60 64 66 64 76ZM58 92C46 92 40 84 42 74C52 76 58 82 58 92ZM64 92C76 92 82 84 80 74C70 76 64 82 64 92Z"/>
    <path data-telling="" fill="#ffffff" d="M58 125Q62 108 78 110Q86 98 98 108Q112 106 126 125Z"/>
    <path data-part="scoop" data-telling="" fill="#b9c8d8" d="M84 102L106 92L114 108L92 118Q84 112 84 102ZM110 96L124 88L127 94L114 102Z"/>
  `,
  // A ladder laid across the air: one looks up at its rungs.
  "monkey-bars": `
    <path data-telling="" fill="#e8685f" d="M24 16L31 16L31 96L24 96ZM118 16L125 16L125 96L118 96Z"/>
    <path data-telling="" fill="#6fb0e8" d="M22 6L127 6L127 15L22 15Z"/>
    <path data-telling="" fill="#ffd75e" d="M17 40L35 13L42 13L25 40ZM36 40L53 13L60 13L44 40ZM55 40L71 13L78 13L63 40ZM74 40L89 13L96 13L82 40ZM93 40L107 13L114 13L101 40Z"/>
    <path data-telling="" fill="#6fb0e8" d="M1 38L107 38L107 48L1 48Z"/>
    <path data-telling="" fill="#e8685f" d="M3 48L11 48L11 124L3 124ZM97 48L105 48L105 124L97 124Z"/>
    <path data-telling="" fill="#ffd75e" d="M11 66L24 56L24 63L11 73ZM11 88L24 78L24 85L11 95ZM105 66L118 56L118 63L105 73ZM105 88L118 78L118 85L105 95Z"/>
  `,
  // Two posts with a reader on top and wings that open between them.
  turnstile: `
    <path data-telling="" fill="#f08a6c" d="M36 60Q58 60 62 66L62 96Q58 102 36 102ZM92 60Q70 60 66 66L66 96Q70 102 92 102Z"/>
    <path fill="#c2ccd8" d="M4 40Q4 34 10 34L32 34Q38 34 38 40L38 124L4 124ZM90 40Q90 34 96 34L118 34Q124 34 124 40L124 124L90 124Z"/>
    <path data-telling="" fill="#dfe6ee" d="M2 36L12 22L42 22L40 36ZM126 36L116 22L86 22L88 36Z"/>
    <path data-telling="" fill="#8fd07c" d="M11 62L23 62L23 54L34 68L23 82L23 74L11 74Z"/>
    <path data-telling="" fill="#f27a6a" d="M94 60L100 54L107 61L114 54L120 60L113 67L120 74L114 80L107 73L100 80L94 74L101 67Z"/>
  `,
  // Walls of bricks.
  "brick-house": `
    <path data-part="chimney" data-telling="" fill="#d9836a" d="M86 10L106 10L106 46L86 46Z"/>
    <path data-part="chimney" data-telling="" fill="#e8a08a" d="M82 4L110 4L110 14L82 14Z"/>
    <path data-part="wall" fill="#e8a08a" d="M16 56L112 56L112 124L16 124Z"/>
    <path fill="none" data-telling="" stroke="#8a3a2a" stroke-width="2.4" d="M16 70L112 70M16 84L112 84M16 98L112 98M16 112L112 112M40 56L40 70M64 56L64 70M88 56L88 70M28 70L28 84M100 70L100 84M20 84L20 98M108 84L108 98M28 98L28 112M100 98L100 112M20 112L20 124M36 112L36 124M92 112L92 124M108 112L108 124"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M24 72L44 72L44 98L24 98ZM84 72L104 72L104 98L84 98Z"/>
    <path data-part="door" data-telling="" fill="#c98f5e" d="M50 124L50 90Q50 76 64 76Q78 76 78 90L78 124Z"/>
    <circle data-part="knob" fill="#ffd75e" cx="72" cy="104" r="3"/>
    <path data-part="roof" data-telling="" fill="#8a94a8" d="M64 14L124 56L118 64L64 28L10 64L4 56Z"/>
    <path data-part="wall" fill="#e8a08a" d="M64 28L104 56L24 56Z"/>
    <circle data-part="window" fill="#bfe0f5" cx="64" cy="46" r="7"/>
  `,
  // The cap of an acorn is its roof, the nut its wall.
  "acorn-house": `
    <path data-part="stem" data-telling="" fill="#b28161" d="M58 12C56 6 60 0 70 2L72 14Z"/>
    <path data-part="wall" data-telling="" fill="#f2cf9a" d="M16 52L112 52C114 84 98 108 64 125C30 108 14 84 16 52Z"/>
    <path data-part="door" data-telling="" fill="#c98f5e" d="M48 116L48 88Q48 70 64 70Q80 70 80 88L80 116Q72 121 64 125Q56 121 48 116Z"/>
    <circle data-part="knob" fill="#ffd75e" cx="74" cy="96" r="3"/>
    <circle data-part="window" data-telling="" fill="#bfe0f5" cx="34" cy="74" r="10"/>
    <circle data-part="window" data-telling="" fill="#bfe0f5" cx="94" cy="74" r="10"/>
    <path data-part="roof" data-telling="" fill="#b98a5a" d="M4 54C4 26 30 8 64 8C98 8 124 26 124 54C124 62 118 64 112 60C102 66 92 66 84 60C74 66 54 66 44 60C36 66 26 66 16 60C10 64 4 62 4 54Z"/>
    <path fill="none" data-telling="" stroke="#5a3a1a" stroke-width="2.4" d="M18 40Q30 50 42 40Q53 50 64 40Q75 50 86 40Q98 50 110 40M36 24Q45 33 55 24Q64 33 73 24Q82 33 92 24"/>
  `,
  // A leaf curled up for a hull, its stalk at the stern, a smaller leaf for a sail.
  "leaf-boat": `
    <path data-part="mast" fill="#b28161" d="M58 20L64 20L64 92L58 92Z"/>
    <path data-part="leaf" data-telling="" fill="#a4d98a" d="M66 6C92 18 108 44 104 72C90 80 76 80 66 76Z"/>
    <path fill="none" data-telling="" stroke="#3a7a2a" stroke-width="2.4" d="M70 20C84 34 94 52 96 68M74 44L88 38M78 62L94 54"/>
    <path data-part="leaf" data-telling="" fill="#b9e6a0" d="M18 82Q64 70 112 80L100 90L30 92Z"/>
    <path data-part="leaf" data-telling="" fill="#6fbf5a" d="M1 66C8 84 22 84 40 84L104 84C116 82 122 74 127 60C128 84 118 108 92 114L40 114C16 110 2 90 1 66Z"/>
    <path fill="none" data-telling="" stroke="#2a6a2a" stroke-width="2.4" d="M10 86C36 102 90 102 120 80M40 98L30 84M40 98L36 114M64 99L56 84M64 99L60 114M88 96L82 84M88 96L88 114"/>
  `,
  // Strawberry in its colour, on top and in its swirl.
  "strawberry-ice-cream": `
    <path data-part="wafer" fill="#e8b878" d="M34 66L94 66L64 126Z"/>
    <path fill="none" stroke="#9a6a2a" stroke-width="2.4" d="M46 70L74 106M66 70L82 90M82 70L54 106M62 70L46 90"/>
    <path fill="#fbc4d4" d="M24 58C24 44 40 40 64 40C88 40 104 44 104 58C106 70 96 74 90 70C84 80 74 78 70 72C64 80 54 80 50 72C44 78 34 76 32 70C26 72 22 66 24 58Z"/>
    <path data-part="fruit" data-telling="" fill="#f2605a" d="M64 14C78 6 96 12 94 28C92 44 78 54 64 60C50 54 36 44 34 28C32 12 50 6 64 14Z"/>
    <path data-part="leaf" data-telling="" fill="#7fc46a" d="M64 18L52 26L50 15L36 14L48 6L60 8L64 0L68 8L80 6L92 14L78 15L76 26Z"/>
    <path data-part="seed" data-telling="" fill="#2a2440" d="M46 32A2.6 3.4 0 1 1 45.9 32ZM64 30A2.6 3.4 0 1 1 63.9 30ZM82 32A2.6 3.4 0 1 1 81.9 32ZM55 42A2.6 3.4 0 1 1 54.9 42ZM73 42A2.6 3.4 0 1 1 72.9 42Z"/>
  `,
  // Two towers, a gate and battlements, all of blocks.
  "block-castle": `
    <path data-telling="" fill="#f27a6a" d="M4 94L32 94L32 124L4 124ZM96 94L124 94L124 124L96 124Z"/>
    <path data-telling="" fill="#ffd75e" d="M4 64L32 64L32 94L4 94ZM96 64L124 64L124 94L96 94Z"/>
    <path data-telling="" fill="#6fb0e8" d="M4 38L32 38L32 64L4 64ZM96 38L124 38L124 64L96 64Z"/>
    <path data-telling="" fill="#8fd07c" d="M18 4L35 38L1 38ZM110 4L127 38L93 38Z"/>
    <path data-telling="" fill="#f2a04a" d="M32 72L96 72L96 124L82 124L82 112Q82 94 64 94Q46 94 46 112L46 124L32 124Z"/>
    <path data-telling="" fill="#b99ae0" d="M34 54L48 54L48 72L34 72ZM57 54L71 54L71 72L57 72ZM80 54L94 54L94 72L80 72Z"/>
    <path data-part="letter" data-telling="" fill="none" stroke="#3a2440" stroke-width="3" d="M12 88L18 71L24 88M14 82L22 82M105 71L105 88M105 71Q116 71 114 78Q112 80 105 79Q117 79 116 84Q115 89 105 88"/>
  `,
  // A tall hat with a broad band and a big buckle.
  "pilgrim-hat": `
    <path fill="#8f8b9a" d="M42 8L86 8L96 92L32 92Z"/>
    <path data-telling="" fill="#c98f5e" d="M35 66L93 66L96 92L32 92Z"/>
    <path fill="#8f8b9a" d="M4 96Q64 80 124 96Q126 112 108 116Q64 124 20 116Q2 112 4 96Z"/>
    <path data-telling="" fill="#ffd75e" d="M46 60L82 60L82 98L46 98Z"/>
    <path data-telling="" fill="#c98f5e" d="M55 69L73 69L73 89L55 89Z"/>
  `,
  // A man who stands above, one who walks below, on a pole.
  "crossing-light": `
    <path fill="#8a94a4" d="M58 104L70 104L70 126L58 126Z"/>
    <path fill="#848d9a" d="M30 2L98 2Q104 2 104 8L104 100Q104 106 98 106L30 106Q24 106 24 100L24 8Q24 2 30 2Z"/>
    <path data-telling="" fill="#ffe3dc" d="M32 9L96 9L96 51L32 51ZM32 57L96 57L96 99L32 99Z"/>
    <circle data-telling="" fill="#f2605a" cx="64" cy="17" r="6"/>
    <path data-telling="" fill="#f2605a" d="M57 24L71 24L75 37L71 38L70 50L65 50L64 40L63 50L58 50L57 38L53 37Z"/>
    <circle data-telling="" fill="#5cb85c" cx="66" cy="64" r="6"/>
    <path data-telling="" fill="#5cb85c" d="M58 71L72 71L82 80L79 84L71 79L70 86L80 96L75 98L63 90L55 98L50 96L58 84L58 78L51 84L48 80Z"/>
  `,
  // Six equal sides.
  "hexagon-shape": `
    <path data-telling="" fill="#8fc8e8" d="M34 12L94 12L124 64L94 116L34 116L4 64Z"/>
    <path fill="#c8e6f5" d="M42 26L86 26L108 64L86 102L42 102L20 64Z"/>
    <path fill="#ffffff" d="M50 40L78 40L92 64L78 88L50 88L36 64Z"/>
  `,
  "pentagon-shape": `
    <path data-telling="" fill="#f2b48a" d="M64 4L124 48L101 118L27 118L4 48Z"/>
    <path fill="#fbd9bc" d="M64 21L108 53L91 105L37 105L20 53Z"/>
    <path fill="#ffffff" d="M64 38L92 58L81 92L47 92L36 58Z"/>
  `,
  // The yellow bus of a school with its windows open to those in it: a nose, lamps on top, a stop sign.
  "school-bus-with-seats": `
    <path data-telling="" fill="#ff8a7a" d="M36 19L48 19L48 28L36 28ZM104 19L116 19L116 28L104 28Z"/>
    <path data-part="bodywork" fill="#ffd15c" d="M28 90.6L28 36Q28 27.6 38 27.6L116 27.6Q124.6 27.6 124.6 37.4L124.6 90.6Z"/>
    <path data-part="doorWindow" data-telling="" fill="#bfe0f5" d="M33 34.6L47 34.6L47 60L33 60Z"/>
    <path data-part="window" fill="#d8f0fb" d="M53.2 64L53.2 34.6L112 34.6Q117.6 34.6 117.6 40.2L117.6 65.4L53.2 65.4Z"/>
    <path data-part="bodywork" fill="#ffd15c" d="M28 62.6L124.6 62.6L124.6 86.4Q124.6 90.6 120.4 90.6L28 90.6Z"/>
    <path data-part="bodywork" data-telling="" fill="#ffd15c" d="M1.4 70Q1.4 61 11 59L30 55L30 90.6L5 90.6Q1.4 90.6 1.4 86Z"/>
    <path data-telling="" fill="#c9963a" d="M94 72L124.6 72L124.6 80L94 80Z"/>
    <path data-part="door" data-telling="" fill="#ffe9b0" d="M33 62.6L47 62.6L47 90.6L33 90.6Z"/>
    <path data-part="stopSign" data-telling="" fill="#ff7a6a" d="M86 82L78.2 89.800L65.8 89.800L58 82L58 70L65.8 62.200L78.2 62.200L86 70Z"/>
    <path data-telling="" fill="#ffffff" d="M63 73L81 73L81 79L63 79Z"/>
    <ellipse data-part="headlight" data-telling="" fill="#ffffff" cx="7" cy="76" rx="4.6" ry="5.6"/>
    <circle data-part="wheel" fill="#b9c8d8" cx="20" cy="90.6" r="11.5"/><circle fill="#e8ebee" cx="20" cy="90.6" r="4.8"/>
    <circle data-part="wheel" fill="#b9c8d8" cx="98" cy="90.6" r="11.5"/><circle fill="#e8ebee" cx="98" cy="90.6" r="4.8"/>
  `,
};
