/** One bead above the bar, two below. */
const rodOfBeads = (x: number) => `
    <ellipse data-part="bead" fill="#e8685f" cx="${x}" cy="33" rx="13" ry="9"/>
    <ellipse data-part="bead" fill="#e8685f" cx="${x}" cy="70" rx="13" ry="9"/>
    <ellipse data-part="bead" fill="#e8685f" cx="${x}" cy="94" rx="13" ry="9"/>`;

/** For looking closely, reading, counting and playing: 128 × 128 boxes. */
export const studyAndPlay: Readonly<Record<string, string>> = {
  // A book lying open, lines on its pages.
  "open-book": `
    <path fill="#c98a4a" d="M2 30L126 30L126 114L72 114L64 120L56 114L2 114Z"/>
    <path data-part="paper" fill="#ffffff" d="M64 32C50 18 24 16 8 22L8 104C24 98 50 100 64 114Z"/>
    <path data-part="paper" fill="#fff6e3" d="M64 32C78 18 104 16 120 22L120 104C104 98 78 100 64 114Z"/>
    <path fill="none" stroke="#7a6a5a" stroke-width="2.4" d="M20 42C32 40 44 43 52 48M20 58C32 56 44 59 52 64M20 74C32 72 44 75 52 80M108 42C96 40 84 43 76 48M108 58C96 56 84 59 76 64M108 74C96 72 84 75 76 80"/>
  `,
  // A microscope on its foot, the tube over the table.
  microscope: `
    <path fill="#8fb0e0" d="M18 108L110 108C116 108 118 124 112 124L16 124C10 124 12 108 18 108Z"/>
    <path fill="#b8cce0" d="M72 30C104 32 118 60 112 84C108 98 100 106 94 110L70 110C90 98 96 84 92 68C90 58 82 50 72 48Z"/>
    <path fill="#8fb0e0" d="M14 84L78 84L78 94L14 94Z"/>
    <path fill="#ffe07a" d="M28 76L62 76L62 84L28 84Z"/>
    <path fill="#d8e4f2" d="M36 54L56 58L52 76L36 72Z"/>
    <path fill="#ffffff" d="M50 12L78 18L62 64L32 56Z"/>
    <path fill="#8fb0e0" d="M52 2L82 9L78 22L48 15Z"/>
    <circle fill="#ffe07a" cx="94" cy="76" r="11"/>
  `,
  // A telescope of three tubes on three legs.
  telescope: `
    <path fill="none" stroke="#b98a5a" stroke-width="7" d="M62 72L30 122M62 72L60 124M62 72L90 122"/>
    <path fill="#ffd08a" d="M36 62L8 72L13 86L40 76Z"/>
    <path fill="#b8a4e0" d="M74 44L30 60L38 82L82 66Z"/>
    <path fill="#d6c8f2" d="M112 22L64 40L76 74L124 56Z"/>
    <path data-part="glass" fill="#9bdcff" d="M110 18C102 22 114 60 124 60C128 52 120 18 110 18Z"/>
    <circle fill="#ffd84a" cx="62" cy="70" r="10"/>
  `,
  // A racket and a shuttlecock.
  badminton: `
    <path data-part="handle" fill="#ff8f6b" d="M53 77.7C53 77.7 53.9 79.7 54.5 80.9C55.1 82.2 55.9 83.8 56.8 85.5C57.6 87.1 58.5 88.9 59.4 90.7C60.3 92.5 61.1 94.2 62 96.1C62.9 98 63.9 100.1 64.9 102.3C65.9 104.5 67.1 107.1 68.1 109.3C69.2 111.6 70.3 114 71.1 115.9C71.9 117.7 71.6 119.4 73.1 120.4C74.5 121.5 78.3 122.8 80 121.9C81.6 121.1 82.8 117.3 82.9 115.6C83 113.8 81.5 113 80.5 111.2C79.5 109.4 78.3 107.1 77.1 104.9C75.9 102.7 74.6 100.2 73.4 98C72.2 95.8 71.1 93.8 70 91.9C68.9 90 67.9 88.3 66.9 86.6C65.8 84.9 64.7 83.1 63.7 81.5C62.8 80 61.8 78.5 61 77.2C60.2 76 59 74.3 59 74.3L53 77.7Z"/>
    <path fill="#ff8f6b" d="M12 14C16 9.3 23.3 4 30 4C36.7 4 46 8 52 14C58 20 63.7 31.3 66 40C68.3 48.7 68 59.3 66 66C64 72.7 59.3 78.7 54 80C48.7 81.3 40.7 78.3 34 74C27.3 69.7 18.7 61 14 54C9.3 47 6.3 38.7 6 32C5.7 25.3 8 18.7 12 14Z"/>
    <path fill="#ffffff" d="M17 20C19.7 16.7 25.2 12.8 30 13C34.8 13.2 41.3 16 46 21C50.7 26 56 36.2 58 43C60 49.8 59.3 57.3 58 62C56.7 66.7 53.5 70.3 50 71C46.5 71.7 41.8 69.7 37 66C32.2 62.3 24.8 54.5 21 49C17.2 43.5 14.7 37.8 14 33C13.3 28.2 14.3 23.3 17 20Z"/>
    <path fill="none" stroke="#6a6a7a" stroke-width="2.2" d="M24 24L50 60M40 24L56 48M18 38L36 60M22 36L40 26M30 50L50 38M44 60L54 54"/>
    <path data-part="feather" fill="#ffffff" d="M88 54L80 20L92 14L100 52Z"/>
    <path data-part="feather" fill="#ffffff" d="M94 52L92 12L106 10L106 52Z"/>
    <path data-part="feather" fill="#ffffff" d="M102 52L108 12L122 20L114 56Z"/>
    <path fill="#9fd0f0" d="M86 48L116 50L114 60L88 58Z"/>
    <path fill="#ffd866" d="M88 58L114 60C116 82 86 82 88 58Z"/>
  `,
  // A striped necktie hanging from its collar.
  necktie: `
    <path data-part="collar" fill="#ffffff" d="M64 20L36 4L20 16L34 48Z"/>
    <path data-part="collar" fill="#ffffff" d="M64 20L92 4L108 16L94 48Z"/>
    <path data-part="tie" fill="#8fb0e0" d="M54 34L74 34L92 100L64 125L36 100Z"/>
    <path fill="#ffe07a" d="M50 50L79 50L83 64L46 64Z"/>
    <path fill="#ffe07a" d="M42 80L87 80L91 96L37 96Z"/>
    <path data-part="knot" fill="#6f94d8" d="M48 16L80 16L74 38L54 38Z"/>
  `,
  // An abacus: one bead above the bar on each rod, two below.
  abacus: `
    <path data-part="frame" fill="#c98a4a" d="M4 8L124 8L124 120L4 120Z"/>
    <path fill="#fff6e3" d="M15 19L113 19L113 46L15 46Z"/>
    <path fill="#fff6e3" d="M15 56L113 56L113 109L15 109Z"/>
    <path fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M34 22L34 43M64 22L64 43M94 22L94 43M34 59L34 106M64 59L64 106M94 59L94 106"/>
    ${rodOfBeads(34)}
    ${rodOfBeads(64)}
    ${rodOfBeads(94)}
  `,
  // Soap bubbles over their wand.
  bubbles: `
    <circle fill="#d8f0fc" cx="44" cy="40" r="34"/>
    <circle fill="#d8f0fc" cx="98" cy="28" r="22"/>
    <circle fill="#d8f0fc" cx="94" cy="76" r="18"/>
    <circle fill="#d8f0fc" cx="110" cy="110" r="11"/>
    <path fill="none" stroke="#5a8ab0" stroke-width="2.4" d="M22 36C24 26 32 19 41 18M85 26C86 21 90 17 95 16M84 74C85 70 88 67 92 66"/>
    <circle fill="#f79ab0" cx="52" cy="92" r="18"/>
    <circle fill="#ffffff" cx="52" cy="92" r="10"/>
    <path fill="#f79ab0" d="M34 98L42 106L18 126L8 118Z"/>
  `,
  // A ball of wool with its loose end.
  yarn: `
    <path fill="none" stroke="#f79ab8" stroke-width="6" d="M84 104C96 112 108 106 118 112C124 118 118 122 108 120"/>
    <circle data-part="ball" fill="#ffd6e4" cx="60" cy="60" r="54"/>
    <path fill="#f48aae" d="M36 12C72 28 98 62 104 91C108 84 112 74 113 66C108 46 88 20 62 6C52 6 44 8 36 12Z"/>
    <path fill="#f48aae" d="M7 49C40 56 70 84 78 111C72 113 64 114 58 114C48 92 28 76 6 68Z"/>
    <path fill="#d9c4f4" d="M14 32C24 20 40 24 58 42C40 44 22 44 9 44Z"/>
    <path fill="none" stroke="#8a2a4a" stroke-width="2.4" d="M24 30C54 42 82 70 92 100M78 22C92 34 102 48 106 60"/>
  `,
  // A plain desk with room for two.
  "desk-for-two": `
    <path data-part="leg" fill="#d9a066" d="M9 84L15 84L14 124L8 124Z"/><path data-part="leg" fill="#d9a066" d="M113 84L119 84L120 124L114 124Z"/>
    <path data-part="tabletop" fill="#e8b878" d="M2 79L126 79L126 86L2 86Z"/>
  `,
};
