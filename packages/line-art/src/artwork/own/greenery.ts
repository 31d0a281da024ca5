/** Trees and greenery: 128 × 128 boxes, rooted at the bottom edge. */
export const greenery: Readonly<Record<string, string>> = {
  // A leafy bush with a few berries.
  bush: `
    <path fill="#8fce74" d="M16 126C2 118 4 96 16 90C8 70 24 54 40 58C44 36 70 32 82 48C100 40 116 58 108 78C124 84 126 114 112 126Z"/>
    <path fill="none" stroke="#4f8a3a" stroke-width="2.4" d="M36 80C42 72 52 72 58 80M74 70C80 63 90 64 94 72M20 108C26 101 36 102 40 110M62 104C68 97 78 98 82 106"/>
    <circle data-part="berry" fill="#e0605a" cx="56" cy="60" r="6"/>
    <circle data-part="berry" fill="#e0605a" cx="92" cy="94" r="6"/>
    <circle data-part="berry" fill="#e0605a" cx="46" cy="96" r="6"/>
  `,
  // A lily pad on the water, with a bud beside it.
  "lily-pad": `
    <path fill="#a9d67a" d="M64 62C104 62 126 76 126 92C126 106 110 114 92 118L66 92L70 121C68 121 66 121 64 121C24 121 2 108 2 92C2 76 24 62 64 62Z"/>
    <path fill="none" stroke="#4f8a3a" stroke-width="2" d="M60 90L24 80M60 92L20 98M62 94L40 112M64 88L56 70M68 88L92 72M70 91L112 88"/>
    <path fill="#f6a5c0" d="M112 66C102 60 100 48 104 40C110 46 112 54 112 66Z"/>
    <path fill="#f6a5c0" d="M112 66C122 60 124 48 120 40C114 46 112 54 112 66Z"/>
    <path fill="#f9c3d5" d="M112 66C104 54 104 40 112 30C120 40 120 54 112 66Z"/>
  `,
  // One leaf, its tip to the right.
  "green-leaf": `
    <path fill="#7cb85a" d="M2 74L24 64L28 70L6 82C2 82 0 78 2 74Z"/>
    <path fill="#a9d67a" d="M18 66C28 38 62 18 126 36C94 46 50 54 18 66Z"/>
    <path fill="#8fc766" d="M18 66C50 54 94 46 126 36C112 78 64 100 18 66Z"/>
    <path fill="none" stroke="#4f8a3a" stroke-width="2" d="M48 54L60 36M72 48L88 32M52 56L64 78M78 48L92 66"/>
  `,
  // Three stalks of bamboo with their leaves.
  bamboo: `
    <path data-part="leaf" fill="#7fc07a" d="M34 40C24 30 12 28 0 34C10 44 24 48 36 46Z"/>
    <path data-part="leaf" fill="#7fc07a" d="M98 54C104 42 114 36 127 38C122 50 112 58 100 60Z"/>
    <path data-part="leaf" fill="#7fc07a" d="M98 60C108 56 120 60 127 70C116 74 104 72 96 66Z"/>
    <path fill="#b5dd86" d="M24 14Q34 8 44 14L44 124L24 124Z"/>
    <path fill="#c5e69a" d="M54 4Q64 0 74 4L74 124L54 124Z"/>
    <path fill="#b5dd86" d="M86 26Q95 20 104 26L104 124L86 124Z"/>
    <path data-telling="" fill="#8fcb62" d="M22 40Q34 46 46 40L46 47Q34 53 22 47ZM22 70Q34 76 46 70L46 77Q34 83 22 77ZM22 100Q34 106 46 100L46 107Q34 113 22 107Z"/>
    <path data-telling="" fill="#8fcb62" d="M52 28Q64 34 76 28L76 35Q64 41 52 35ZM52 58Q64 64 76 58L76 65Q64 71 52 65ZM52 88Q64 94 76 88L76 95Q64 101 52 95Z"/>
    <path data-telling="" fill="#8fcb62" d="M84 52Q95 58 106 52L106 59Q95 65 84 59ZM84 84Q95 90 106 84L106 91Q95 97 84 91Z"/>
    <path data-part="leaf" fill="#7fc07a" d="M74 30C82 16 96 8 116 10C108 24 94 34 76 34Z"/>
    <path data-part="leaf" fill="#7fc07a" d="M54 60C44 48 28 44 10 50C22 62 38 68 54 64Z"/>
  `,
  // A weeping willow, its branches let down to the ground.
  willow: `
    <path fill="#c99a66" d="M52 124C58 108 58 92 52 72L76 72C70 92 70 108 78 124Z"/>
    <path fill="#a5d684" d="M64 4C98 2 122 26 124 60C126 82 125 100 120 118C114 112 111 104 110 94C109 102 107 108 103 114C97 106 96 96 97 84C95 92 92 98 88 102C83 94 83 84 84 74C81 80 78 84 74 87C68 82 66 78 64 72C62 78 60 82 54 87C50 84 47 80 44 74C45 84 45 94 40 102C36 98 33 92 31 84C32 96 31 106 25 114C21 108 19 102 18 94C17 104 14 112 8 118C3 100 2 82 4 60C6 26 30 2 64 4Z"/>
    <path fill="#eaf8d2" d="M64 14C80 24 87 46 84 74C81 80 78 84 74 87C68 82 66 78 64 72C62 78 60 82 54 87C50 84 47 80 44 74C41 46 48 24 64 14Z"/>
    <path fill="none" stroke="#3f7d2c" stroke-width="2" d="M52 16C32 26 20 46 18 76M76 16C96 26 108 46 110 76M35 46C32 54 31 62 31 72M93 46C96 54 97 62 97 72M64 34L64 58"/>
  `,
  // A frond of fern.
  fern: `
    <path fill="#7fb662" d="M59 124C58 90 60 50 62 20L67 20C69 50 70 90 69 124Z"/>
    <path fill="#bfe3a0" d="M61 104C45.9 104.3 29.4 96 22.2 83.3C36.7 82.2 52.8 91.3 61 104Z"/>
    <path fill="#bfe3a0" d="M67 104C75.2 91.3 91.3 82.2 105.8 83.3C98.6 96 82.1 104.3 67 104Z"/>
    <path fill="#a5d684" d="M61 86C45.4 86 28.1 77.3 20.4 64.4C35.4 63.6 52.3 73 61 86Z"/>
    <path fill="#a5d684" d="M67 86C75.7 73 92.6 63.6 107.6 64.4C99.9 77.3 82.6 86 67 86Z"/>
    <path fill="#bfe3a0" d="M61 68C46.4 68.6 30.6 60.7 23.9 48.3C38 46.9 53.3 55.6 61 68Z"/>
    <path fill="#bfe3a0" d="M67 68C74.7 55.6 90 46.9 104.1 48.3C97.4 60.7 81.6 68.6 67 68Z"/>
    <path fill="#a5d684" d="M61 51C48.3 52.6 35.1 46 30.1 34.6C42.4 32.3 55.2 39.6 61 51Z"/>
    <path fill="#a5d684" d="M67 51C72.8 39.6 85.6 32.3 97.9 34.6C92.9 46 79.7 52.6 67 51Z"/>
    <path fill="#bfe3a0" d="M61 36C50.6 38.9 40.8 34.1 38 23.8C48.1 20.3 57.6 25.8 61 36Z"/>
    <path fill="#bfe3a0" d="M67 36C70.4 25.8 79.9 20.3 90 23.8C87.2 34.1 77.4 38.9 67 36Z"/>
    <path fill="#a5d684" d="M64 32C56.8 23 56.4 10.4 64 2C71.6 10.4 71.2 23 64 32Z"/>
  `,
  // A birch, its white bark marked with black.
  birch: `
    <path fill="#b9dd8c" d="M40 74A18 18 0 0 1 16 58A18 18 0 0 1 20 34A20 20 0 0 1 46 14A22 22 0 0 1 84 14A20 20 0 0 1 108 34A18 18 0 0 1 112 58A18 18 0 0 1 88 74A22 22 0 0 1 64 78A22 22 0 0 1 40 74Z"/>
    <path fill="#fffdf6" d="M54 124C57 100 57 84 56 68L38 46L44 42L58 54L59 28L67 28L68 48L84 36L88 42L70 62C70 84 71 100 75 124Z"/>
    <path fill="#33302c" d="M56 84L65 86L56 89Z"/>
    <path fill="#33302c" d="M72 96L62 98.5L72 101Z"/>
    <path fill="#33302c" d="M56 107L66 109.500L56 112Z"/>
    <path fill="#33302c" d="M70 72L62 74L70 76.500Z"/>
    <path fill="#8fcb62" d="M30 124C20 124 12 120 8 114C18 110 28 114 34 124Z"/>
    <path fill="#8fcb62" d="M96 124C106 124 116 120 120 112C108 108 98 114 92 124Z"/>
  `,
};
