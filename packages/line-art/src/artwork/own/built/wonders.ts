import { eye } from "../eye.ts";

/** Famous sights of the world. */
export const wonders: Readonly<Record<string, string>> = {
  // Round storeys of arches, all tilted.
  "leaning-tower-of-pisa": `
    <g transform="rotate(9 64 118)">
    <path fill="#eef2f6" d="M44 6L84 6L84 24L44 24Z"/>
    <path data-part="arch" fill="#8fb3d9" d="M58 24L58 16Q64 10 70 16L70 24Z"/>
    <path fill="#fdf6ea" d="M36 24L92 24L92 54L36 54Z"/>
    <path fill="#fdf6ea" d="M36 54L92 54L92 84L36 84Z"/>
    <path fill="#f5e3c4" d="M34 84L94 84L94 116L34 116Z"/>
    <path data-part="arch" fill="#8fb3d9" d="M42 48L42 36Q48 28 54 36L54 48Z"/><path data-part="arch" fill="#8fb3d9" d="M58 48L58 36Q64 28 70 36L70 48Z"/><path data-part="arch" fill="#8fb3d9" d="M74 48L74 36Q80 28 86 36L86 48Z"/>
    <path data-part="arch" fill="#8fb3d9" d="M42 78L42 66Q48 58 54 66L54 78Z"/><path data-part="arch" fill="#8fb3d9" d="M58 78L58 66Q64 58 70 66L70 78Z"/><path data-part="arch" fill="#8fb3d9" d="M74 78L74 66Q80 58 86 66L86 78Z"/>
    <path data-part="door" fill="#c48f5e" d="M56 116L56 98Q64 88 72 98L72 116Z"/>
    </g>
    <path fill="#8fc76a" d="M6 114Q64 104 122 114L128 124L0 124Z"/>
  `,
  // Rows of arches in a ring, half of the top row fallen.
  colosseum: `
    <path fill="#f5dcb8" d="M4 54Q10 34 40 28L76 26L80 40L96 44L100 58Q118 60 124 72L124 112Q64 128 4 112Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2.2" d="M4 84Q64 98 124 84M5 54Q50 66 100 58"/>
    <path data-part="arch" fill="#b0804e" d="M20 48L20 42Q26 34 32 41L32 50Z"/><path data-part="arch" fill="#b0804e" d="M44 52L44 42Q50 34 56 42L56 52Z"/><path data-part="arch" fill="#b0804e" d="M67 52L67 43Q73 36 79 43L79 52Z"/>
    <path data-part="arch" fill="#b0804e" d="M12 80L12 70Q18 62 24 71L24 82Z"/><path data-part="arch" fill="#b0804e" d="M35 84L35 73Q41 65 47 73L47 84Z"/><path data-part="arch" fill="#b0804e" d="M58 85L58 74Q64 66 70 74L70 85Z"/><path data-part="arch" fill="#b0804e" d="M81 84L81 73Q87 65 93 73L93 84Z"/><path data-part="arch" fill="#b0804e" d="M104 82L104 71Q110 62 116 70L116 80Z"/>
    <path data-part="arch" fill="#b0804e" d="M12 111L12 98Q18 90 24 99L24 113Z"/><path data-part="arch" fill="#b0804e" d="M35 115L35 102Q41 94 47 102L47 116Z"/><path data-part="arch" fill="#b0804e" d="M57 117L57 103Q64 94 71 103L71 117Z"/><path data-part="arch" fill="#b0804e" d="M81 116L81 102Q87 94 93 102L93 115Z"/><path data-part="arch" fill="#b0804e" d="M104 113L104 99Q110 90 116 98L116 111Z"/>
  `,
  // A great onion dome between slender towers.
  "taj-mahal": `
    <path fill="#f9bd3f" d="M62 0L66 0L68 12L60 12Z"/>
    <path data-part="roof" fill="#dff1fb" d="M64 8Q90 26 86 44Q84 52 80 56L48 56Q44 52 42 44Q38 26 64 8Z"/>
    <path data-part="tower" fill="#eef2f6" d="M4 42L15 42L16 112L3 112Z"/><path data-part="tower" fill="#eef2f6" d="M113 42L124 42L125 112L112 112Z"/>
    <path data-part="roof" fill="#8fc7ee" d="M2 43Q2 30 9.5 26Q17 30 17 43Z"/><path data-part="roof" fill="#8fc7ee" d="M111 43Q111 30 118.5 26Q126 30 126 43Z"/>
    <path data-part="roof" fill="#8fc7ee" d="M24 62Q22 48 32 44Q42 48 40 62Z"/><path data-part="roof" fill="#8fc7ee" d="M88 62Q86 48 96 44Q106 48 104 62Z"/>
    <path data-part="wall" fill="#ffffff" d="M20 62L108 62L108 112L20 112Z"/>
    <path data-part="wall" fill="#fbeed8" d="M44 54L84 54L84 112L44 112Z"/>
    <path data-part="arch" fill="#8fb3d9" d="M51 112L51 82Q52 72 64 64Q76 72 77 82L77 112Z"/>
    <path data-part="arch" fill="#8fb3d9" d="M26 106L26 88Q32 76 38 88L38 106Z"/><path data-part="arch" fill="#8fb3d9" d="M90 106L90 88Q96 76 102 88L102 106Z"/>
    <path fill="#dfe5ec" d="M0 111L128 111L128 124L0 124Z"/>
  `,
  // White shells like sails by the harbour.
  "sydney-opera-house": `
    <path data-part="roof" fill="#ffffff" d="M6 96Q4 62 42 46Q40 72 52 96Z"/>
    <path data-part="roof" fill="#b9d3ea" d="M24 96Q22 70 42 46Q40 72 52 96Z"/>
    <path data-part="roof" fill="#ffffff" d="M34 96Q30 44 80 20Q74 58 84 96Z"/>
    <path data-part="roof" fill="#b9d3ea" d="M56 96Q54 54 80 20Q74 58 84 96Z"/>
    <path data-part="roof" fill="#ffffff" d="M66 96Q64 60 108 42Q102 70 108 96Z"/>
    <path data-part="roof" fill="#b9d3ea" d="M84 96Q84 66 108 42Q102 70 108 96Z"/>
    <path data-part="roof" fill="#ffffff" d="M124 96Q124 78 100 66Q106 82 102 96Z"/>
    <path fill="#e3c79a" d="M2 94L126 94L120 110L8 110Z"/>
    <path fill="#8fd3f7" d="M0 110Q11 102 22 109Q32 102 43 109Q54 102 64 109Q75 102 86 109Q96 102 107 109Q118 102 128 110L128 124L0 124Z"/>
  `,
  "tower-bridge": `
    <path data-part="roof" fill="#86a4dc" d="M34 2L50 30L18 30Z"/><path data-part="roof" fill="#86a4dc" d="M94 2L110 30L78 30Z"/>
    <path fill="#8fc7ee" d="M48 40L80 40L80 52L48 52Z"/>
    <path data-part="tower" fill="#f5d8a4" d="M20 28L48 28L48 112L20 112Z"/><path data-part="tower" fill="#f5d8a4" d="M80 28L108 28L108 112L80 112Z"/>
    <path data-part="drawbridge" fill="#f2857b" d="M0 80L128 80L128 92L0 92Z"/>
    <path data-part="window" fill="#ffffff" d="M27 66L27 46Q34 36 41 46L41 66Z"/><path data-part="window" fill="#ffffff" d="M87 66L87 46Q94 36 101 46L101 66Z"/>
    <path fill="none" stroke="#2f3d78" stroke-width="2.4" d="M2 78Q14 66 19 46M126 78Q114 66 109 46M8 72L8 78M120 72L120 78"/>
    <path data-part="water" fill="#5fa8e0" d="M0 108Q16 98 32 108Q48 118 64 108Q80 98 96 108Q112 118 128 108L128 124L0 124Z"/>
  `,
  // Standing stones, some with a lintel.
  stonehenge: `
    <path data-part="rock" fill="#c0c8d4" d="M6 46Q10 38 22 42L26 110L4 112Z"/>
    <path data-part="rock" fill="#c0c8d4" d="M42 42Q52 38 58 44L62 110L40 112Z"/>
    <path data-part="rock" fill="#e4e8f0" d="M2 28Q30 20 64 26L66 44Q34 46 2 46Z"/>
    <path data-part="rock" fill="#c0c8d4" d="M78 60Q88 54 96 60L100 112L76 112Z"/>
    <path data-part="rock" fill="#c0c8d4" d="M106 74Q118 66 124 78L126 112L106 112Z"/>
    <path data-part="ground" fill="#8fd07c" d="M0 112Q32 98 64 108Q96 100 128 110L128 124L0 124Z"/>
    <path fill="none" stroke="#4a5260" stroke-width="2.2" d="M12 62L14 76M48 70L52 84M84 78L88 88M20 32L32 30"/>
  `,
  // One great vault, smaller ones at its sides.
  "arc-de-triomphe": `
    <path fill="#eee0c8" d="M10 12L118 12L118 30L10 30Z"/>
    <path fill="#dcc8a4" d="M4 28L124 28L124 40L4 40Z"/>
    <path fill="#f7ead2" d="M10 40L118 40L118 118L88 118L88 84Q88 58 64 58Q40 58 40 84L40 118L10 118Z"/>
    <path fill="none" stroke="#6b5a3a" stroke-width="2" d="M10 84L40 84M88 84L118 84"/>
    <path fill="#c8b08a" d="M17 90L33 90L33 112L17 112Z"/><path fill="#c8b08a" d="M95 90L111 90L111 112L95 112Z"/>
    <path fill="#c8b08a" d="M17 52L33 52L33 76L17 76Z"/><path fill="#c8b08a" d="M95 52L111 52L111 76L95 76Z"/>
    <path fill="#dcc8a4" d="M4 116L42 116L42 125L4 125Z"/><path fill="#dcc8a4" d="M86 116L124 116L124 125L86 125Z"/>
  `,
  // Domes like onions, each in a pattern of its own.
  "saint-basils-cathedral": `
    <path data-part="wall" fill="#f2988a" d="M48 54L80 54L80 120L48 120Z"/>
    <path data-part="wall" fill="#ffe0b8" d="M10 74L44 74L44 120L10 120Z"/><path data-part="wall" fill="#ffe0b8" d="M84 74L118 74L118 120L84 120Z"/>
    <path data-part="roof" fill="#ffd040" d="M64 2Q68 16 82 26Q92 42 80 56L48 56Q36 42 46 26Q60 16 64 2Z"/>
    <path data-part="roof" fill="#62b5f2" d="M27 32Q30 42 40 50Q48 64 40 76L14 76Q6 64 14 50Q24 42 27 32Z"/>
    <path data-part="roof" fill="#7cc977" d="M101 32Q104 42 114 50Q122 64 114 76L88 76Q80 64 88 50Q98 42 101 32Z"/>
    <path fill="none" stroke="#7a3a10" stroke-width="2.2" d="M56 50Q50 38 60 26M72 50Q78 38 68 26M18 58L28 68M34 56L26 62M94 58L108 58M92 66L110 66"/>
    <path data-part="door" fill="#b89078" d="M56 120L56 100Q56 90 64 90Q72 90 72 100L72 120Z"/>
    <path fill="#c8d0dc" d="M4 118L124 118L124 126L4 126Z"/>
  `,
  // A temple front of columns.
  parthenon: `
    <path data-part="roof" fill="#e8b878" d="M64 8L122 40L6 40Z"/>
    <path fill="#fff0d0" d="M6 40L122 40L122 52L6 52Z"/>
    <path data-part="wall" fill="#b8a898" d="M14 52L114 52L114 106L14 106Z"/>
    <path fill="#fff6e3" d="M14 52L28 52L28 106L14 106Z"/><path fill="#fff6e3" d="M42 52L56 52L56 106L42 106Z"/><path fill="#fff6e3" d="M72 52L86 52L86 106L72 106Z"/><path fill="#fff6e3" d="M100 52L114 52L114 106L100 106Z"/>
    <path fill="#e8b878" d="M4 106L124 106L128 122L0 122Z"/>
    <path fill="none" stroke="#6a4a20" stroke-width="2.2" d="M21 60L21 98M49 60L49 98M79 60L79 98M107 60L107 98"/>
  `,
  // A pyramid of steps with stairs up to the temple.
  "mayan-pyramid": `
    <path data-part="wall" fill="#f0d9a8" d="M46 10L82 10L82 34L46 34Z"/>
    <path data-part="roof" fill="#d9b878" d="M40 4L88 4L88 14L40 14Z"/>
    <path data-part="door" fill="#b0894e" d="M56 18L72 18L72 34L56 34Z"/>
    <path fill="#e8c98a" d="M38 34L90 34L94 54L34 54Z"/>
    <path fill="#d9b878" d="M28 54L100 54L104 76L24 76Z"/>
    <path fill="#e8c98a" d="M18 76L110 76L114 98L14 98Z"/>
    <path fill="#d9b878" d="M6 98L122 98L127 122L1 122Z"/>
    <path fill="#fbeed0" d="M54 34L74 34L82 122L46 122Z"/>
    <path fill="none" stroke="#6b4a1a" stroke-width="2" d="M53 48L75 48M52 62L76 62M50 77L78 77M49 92L79 92M47 107L81 107"/>
  `,
  // A glass pyramid before the old palace.
  "louvre-pyramid": `
    <path data-part="wall" fill="#f0dfc0" d="M2 60L126 60L126 114L2 114Z"/>
    <path data-part="roof" fill="#7f9cc8" d="M10 38L40 38L50 61L0 61Z"/>
    <path data-part="roof" fill="#7f9cc8" d="M88 38L118 38L128 61L78 61Z"/>
    <path data-part="roof" fill="#7f9cc8" d="M40 46C42 22 54 14 64 14C74 14 86 22 88 46L88 61L40 61Z"/>
    <path fill="none" stroke="#4a4a5a" stroke-width="2.4" d="M64 14L64 2"/>
    <path data-part="flag" fill="#ff8f8f" d="M64 2L78 6L64 11Z"/>
    <path fill="none" stroke="#8a7a5a" stroke-width="2" d="M11 88L11 77C11 71 20 71 20 77L20 88M117 88L117 77C117 71 108 71 108 77L108 88"/>
    <path fill="#9fdcf2" d="M64 28L121 118L7 118Z"/>
    <path fill="none" stroke="#2f6f98" stroke-width="2" d="M45 58L83 118M26 88L45 118M83 58L45 118M102 88L83 118"/>
    <path fill="#c4bcd4" d="M0 116L128 116L128 124L0 124Z"/>
  `,
  // A figure with wide arms on a mountain top.
  "christ-the-redeemer": `
    <path data-part="face" fill="#eef2f6" d="M54 16Q54 4 64 4Q74 4 74 16Q74 28 64 30Q54 28 54 16Z"/>
    <path data-part="sleeve" fill="#dfe5ec" d="M48 30L80 30L114 32L114 44Q94 46 82 58L46 58Q34 46 14 44L14 32Z"/>
    <circle data-part="hand" fill="#eef2f6" cx="9" cy="38" r="7"/><circle data-part="hand" fill="#eef2f6" cx="119" cy="38" r="7"/>
    <path data-part="gown" fill="#f6f9fb" d="M46 30L82 30L80 54L88 98L40 98L48 54Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M56 32Q56 60 52 96M72 32Q70 60 64 96M56 46Q64 54 72 46"/>
    <path fill="#c8ced6" d="M36 97L92 97L94 108L34 108Z"/>
    <path fill="#7cb86a" d="M0 124Q10 106 32 106L96 106Q118 106 128 124Z"/>
  `,
  // A round porch with columns, wings at both sides, a flag.
  "white-house": `
    <path data-part="flag" fill="#e8685f" d="M64 2L86 8L64 15Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.4" d="M64 28L64 2"/>
    <path data-part="wall" fill="#eef2f6" d="M4 50L124 50L124 112L4 112Z"/>
    <path fill="#c8d3de" d="M2 42L126 42L126 52L2 52Z"/>
    <path data-part="roof" fill="#dfe5ec" d="M30 42Q34 26 64 26Q94 26 98 42L98 54L30 54Z"/>
    <path data-part="wall" fill="#9fc3e8" d="M34 54L94 54L94 112L34 112Z"/>
    <path fill="#ffffff" d="M32 54L43 54L43 112L32 112Z"/><path fill="#ffffff" d="M85 54L96 54L96 112L85 112Z"/>
    <path data-part="window" fill="#62a5e8" d="M10 60L26 60L26 78L10 78Z"/><path data-part="window" fill="#62a5e8" d="M102 60L118 60L118 78L102 78Z"/>
    <path data-part="window" fill="#62a5e8" d="M10 88L26 88L26 106L10 106Z"/><path data-part="window" fill="#62a5e8" d="M102 88L118 88L118 106L102 106Z"/>
    <path data-part="door" fill="#c48f5e" d="M54 112L54 84Q64 70 74 84L74 112Z"/>
    <path fill="#8fc76a" d="M0 110L128 110L128 124L0 124Z"/>
  `,
  // The Merlion: a lion's head on a fish's tail, water pouring from its mouth, waves under it.
  merlion: `
    <path data-part="water" fill="#a8dcf8" d="M40 52Q12 52 8 96V112H26V98Q26 72 44 66Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M16 100Q18 74 34 62"/>
    <path data-part="body" fill="#e4ecf4" d="M60 60C66.3 57.3 84.7 55.3 92 58C99.3 60.7 102 69.7 104 76C106 82.3 106.3 90 104 96C101.7 102 97 109.3 90 112C83 114.7 68.3 115 62 112C55.7 109 53.3 100.3 52 94C50.7 87.7 52.7 79.7 54 74C55.3 68.3 53.7 62.7 60 60Z"/>
    <path data-part="tail" fill="#c8d8e8" d="M96 96C99.3 92 109 92.3 112 88C115 83.7 115.3 74.7 114 70C112.7 65.3 107 63 104 60C108.8 59.4 116.2 60.3 120 58C123.8 55.7 124.9 49.6 127 46C127 53.2 127.5 62 127 70C126.5 78 127.2 87 124 94C120.8 101 113.3 109 108 112C102.7 115 94 114.7 92 112C90 109.3 92.7 100 96 96Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M62 80Q68 88 74 80Q80 88 86 80Q92 88 98 80M60 94Q66 102 72 94Q78 102 84 94Q90 102 96 94"/>
    <path data-part="mane" fill="#f0dca8" d="M50 8C52 4.8 55.6 3.1 58 1C61.6 2.5 65.7 5.7 70 6C74.3 6.3 79.8 3.9 84 3C86.4 6.3 88.7 12.2 92 14C95.3 15.8 100.4 14 104 14C104 18.2 102.3 24.7 104 28C105.7 31.3 111 32.2 114 34C111.6 37.6 106 42 106 46C106 50 111.6 54.4 114 58C109.8 59.2 102.7 59 100 62C97.3 65 98.6 71.8 98 76C93.8 74.8 88.3 71.3 84 72C79.7 72.7 75.6 77.6 72 80C69.6 76.4 67.3 72 64 68C60.7 64 55 64 52 56C49 48 46.3 28 46 20C45.7 12 48 11.2 50 8Z"/>
    <path data-part="head" fill="#fff6e0" d="M58 14C63 13.7 70 15 74 18C78 21 81.3 27 82 32C82.7 37 80.7 43.7 78 48C75.3 52.3 70.7 56.3 66 58C61.3 59.7 54.3 59 50 58C45.7 57 42.7 54.3 40 52C37.3 49.7 34.3 47 34 44C33.7 41 36.3 38 38 34C39.7 30 40.7 23.3 44 20C47.3 16.7 53 14.3 58 14Z"/>
    <circle data-part="ear" fill="#fff6e0" cx="76" cy="16" r="7"/>
    <ellipse data-part="nose" fill="#2a2440" cx="38" cy="38" rx="4" ry="3.4"/>
    <path fill="#a8dcf8" d="M36 46C38.7 45 47.7 46.3 50 48C52.3 49.7 51.7 54 50 56C48.3 58 42.7 60.3 40 60C37.3 59.7 34.7 56.3 34 54C33.3 51.7 33.3 47 36 46Z"/>
    ${eye(56, 32)}
    <path data-part="water" fill="#8fc4ec" d="M1 108Q16 98 32 108Q48 118 64 108Q80 98 96 108Q112 118 127 108V126H1Z"/>
  `,
  // A saucer high on three legs.
  "space-needle": `
    <path fill="#e8685f" d="M62 0L66 0L68 16L60 16Z"/>
    <path data-part="roof" fill="#f9a04c" d="M48 22Q50 14 64 14Q78 14 80 22Q104 26 108 34L20 34Q24 26 48 22Z"/>
    <path data-part="window" fill="#8fd3f7" d="M20 34L108 34L98 44L30 44Z"/>
    <path fill="#e9edf2" d="M30 44L98 44Q88 56 64 56Q40 56 30 44Z"/>
    <path data-part="support" fill="#c8d3de" d="M50 54L60 56Q60 84 42 124L26 124Q50 84 50 54Z"/>
    <path data-part="support" fill="#c8d3de" d="M78 54L68 56Q68 84 86 124L102 124Q78 84 78 54Z"/>
    <path fill="#f9bd3f" d="M40 88L88 88L90 98L38 98Z"/>
  `,
  // A wooden horse on wheels, a hatch in its side.
  "trojan-horse": `
    <path data-part="leg" fill="#c48f5e" d="M28 74L42 74L42 112L28 112Z"/><path data-part="leg" fill="#c48f5e" d="M86 74L100 74L100 112L86 112Z"/>
    <path data-part="tail" fill="#b97c46" d="M104 50Q124 56 120 92Q108 84 100 70Z"/>
    <path data-part="body" fill="#e3b878" d="M22 6L34 2L40 14Q54 22 54 44L100 44Q112 48 110 70Q108 84 96 84L32 84Q22 80 24 56L28 38L14 42Q4 40 6 30L18 16Z"/>
    <path data-part="mane" fill="#b97c46" d="M36 8Q62 14 62 44L52 46Q52 28 38 18Z"/>
    <circle fill="#20242a" cx="24" cy="22" r="3.6"/><circle fill="#ffffff" cx="25.2" cy="20.8" r="1.2"/>
    <path data-part="door" fill="#b97c53" d="M62 54L86 54L86 74L62 74Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2" d="M27 64L54 64M94 64L110 64"/>
    <path data-part="platform" fill="#d9a066" d="M8 98L120 98L120 110L8 110Z"/>
    <circle data-part="wheel" fill="#c9bba8" cx="30" cy="112" r="13"/><circle data-part="hub" fill="#a8825d" cx="30" cy="112" r="5"/>
    <circle data-part="wheel" fill="#c9bba8" cx="98" cy="112" r="13"/><circle data-part="hub" fill="#a8825d" cx="98" cy="112" r="5"/>
  `,
  // Three carved faces one above the other, wings spread at the top.
  "totem-pole": `
    <path data-part="wing" fill="#62a5e8" d="M46 22Q22 4 2 12Q2 28 12 34Q26 44 46 44Z"/><path data-part="wing" fill="#62a5e8" d="M82 22Q106 4 126 12Q126 28 116 34Q102 44 82 44Z"/>
    <path fill="#f9bd3f" d="M42 46L42 18Q42 2 64 2Q86 2 86 18L86 46Z"/>
    <path fill="#e8685f" d="M38 46L90 46L90 84L38 84Z"/>
    <path fill="#7cc977" d="M34 84L94 84L94 122L34 122Z"/>
    <circle fill="#20242a" cx="54" cy="20" r="4.5"/><circle fill="#20242a" cx="74" cy="20" r="4.5"/>
    <path data-part="beak" fill="#f95633" d="M52 28L76 28L64 44Z"/>
    <circle fill="#ffffff" cx="52" cy="58" r="7"/><circle fill="#ffffff" cx="76" cy="58" r="7"/><circle fill="#20242a" cx="52" cy="58" r="3"/><circle fill="#20242a" cx="76" cy="58" r="3"/>
    <path fill="#fff2c4" d="M48 70L80 70L80 79L48 79Z"/>
    <circle fill="#20242a" cx="50" cy="96" r="4.5"/><circle fill="#20242a" cx="78" cy="96" r="4.5"/>
    <path fill="#f2d0a8" d="M46 117Q48 101 64 101Q80 101 82 117Z"/>
  `,
  // Two rows of arches that carry water over a river.
  aqueduct: `
    <path data-part="water" fill="#62b5f2" d="M0 16L128 16L128 26L0 26Z"/>
    <path data-part="wall" fill="#f0d8a8" d="M0 24L128 24L128 34L0 34Z"/>
    <path data-part="wall" fill="#e0b880" d="M0 34L128 34L128 66L120 66L120 56Q108 34 96 56L96 66L88 66L88 56Q76 34 64 56L64 66L56 66L56 56Q44 34 32 56L32 66L24 66L24 56Q12 34 4 54L4 66L0 66Z"/>
    <path data-part="wall" fill="#f0d8a8" d="M0 64L128 64L128 74L0 74Z"/>
    <path data-part="wall" fill="#e0b880" d="M0 74L128 74L128 118L118 118L118 106Q94 66 72 106L72 118L56 118L56 106Q34 66 10 106L10 118L0 118Z"/>
    <path data-part="water" fill="#8fd0f8" d="M0 114Q16 106 32 114Q48 122 64 114Q80 106 96 114Q112 122 128 114L128 127L0 127Z"/>
  `,
};
