/** What stands in a kitchen, a street or a sports bag: 128 × 128 boxes, standing on the bottom edge. */
export const household: Readonly<Record<string, string>> = {
  toilet: `
    <path fill="#dfe6ee" d="M30 10L98 10Q104 10 103 17L98 58L30 58L25 17Q24 10 30 10Z"/>
    <path fill="#f5f8fb" d="M40 96L88 96L94 124L34 124Z"/>
    <path fill="#ffffff" d="M18 60L110 60Q112 98 82 102L46 102Q16 98 18 60Z"/>
    <path fill="#cfe0f0" d="M12 52L116 52Q122 60 116 68L12 68Q6 60 12 52Z"/>
    <circle fill="#f2c94c" cx="64" cy="28" r="8"/>
  `,
  "water-bottle": `
    <path fill="#bfe3f5" d="M50 26L78 26L78 38Q96 46 96 62L96 118Q96 124 90 124L38 124Q32 124 32 118L32 62Q32 46 50 38Z"/>
    <path fill="#4a90d9" d="M46 6L82 6L82 26L46 26Z"/>
    <path fill="#fdf3dd" d="M32 66L96 66L96 102L32 102Z"/>
    <circle fill="#5aa9e6" cx="64" cy="84" r="11"/>
  `,
  microwave: `
    <path fill="#c9d2dc" d="M8 40Q8 34 14 34L114 34Q120 34 120 40L120 112Q120 118 114 118L14 118Q8 118 8 112Z"/>
    <path fill="#7fa8c9" d="M18 46L82 46L82 106L18 106Z"/>
    <path fill="#f6d28a" d="M28 90L72 90L66 100L34 100Z"/>
    <path fill="#a9dcb0" d="M92 46L112 46L112 60L92 60Z"/>
    <circle fill="#f4a6a0" cx="102" cy="76" r="8"/>
    <circle fill="#f7d070" cx="102" cy="98" r="8"/>
  `,
  toaster: `
    <path fill="#f0c27b" d="M26 52L26 24Q24 10 42 12Q60 10 58 24L58 52Z"/>
    <path fill="#f0c27b" d="M70 52L70 24Q68 10 86 12Q104 10 102 24L102 52Z"/>
    <path fill="#f08a8a" d="M12 58Q12 44 26 44L102 44Q116 44 116 58L116 116L12 116Z"/>
    <path fill="#a1877a" d="M20 116L36 116L36 124L20 124Z"/>
    <path fill="#a1877a" d="M92 116L108 116L108 124L92 124Z"/>
    <circle fill="#fdf3dd" cx="92" cy="84" r="12"/>
    <path fill="#fdf3dd" d="M26 62L62 62L62 74L26 74Z"/>
  `,
  surfboard: `
    <path fill="#8fd0d8" d="M64 4C94 34 96 92 80 124L48 124C32 92 34 34 64 4Z"/>
    <path fill="#f7d070" d="M60 16L68 16L68 124L60 124Z"/>
    <path fill="#f08a8a" d="M38 62L90 62L91 80L37 80Z"/>
  `,
  "fire-hydrant": `
    <path fill="#e16e6e" d="M44 44L84 44L84 110L44 110Z"/>
    <path fill="#e8685f" d="M40 44Q40 14 64 14Q88 14 88 44Z"/>
    <path fill="#f2c94c" d="M56 4L72 4L72 14L56 14Z"/>
    <path fill="#f2c94c" d="M24 62L44 62L44 86L24 86Z"/>
    <path fill="#f2c94c" d="M84 62L104 62L104 86L84 86Z"/>
    <circle fill="#f7d070" cx="64" cy="74" r="14"/>
    <path fill="#d47373" d="M34 110L94 110L94 124L34 124Z"/>
  `,
  "stop-sign": `
    <path fill="#b9c2cc" d="M58 84L70 84L70 124L58 124Z"/>
    <path fill="#fdf6e8" d="M44 2L84 2L112 30L112 64L84 92L44 92L16 64L16 30Z"/>
    <path fill="#e16e6e" d="M47 10L81 10L104 33L104 61L81 84L47 84L24 61L24 33Z"/>
    <path fill="#ffffff" d="M34 38L94 38L94 56L34 56Z"/>
  `,
  "parking-meter": `
    <path fill="#9aa5b1" d="M56 70L72 70L72 118L56 118Z"/>
    <path fill="#8a949f" d="M40 116L88 116L88 124L40 124Z"/>
    <path fill="#c9d2dc" d="M34 40Q34 6 64 6Q94 6 94 40L86 74L42 74Z"/>
    <path fill="#7fa8c9" d="M44 36Q44 16 64 16Q84 16 84 36Z"/>
    <path fill="#f2c94c" d="M54 48L74 48L74 62L54 62Z"/>
  `,
  "remote-control": `
    <path fill="#8d99ae" d="M40 12Q40 4 48 4L80 4Q88 4 88 12L88 116Q88 124 80 124L48 124Q40 124 40 116Z"/>
    <circle fill="#f08a8a" cx="64" cy="20" r="8"/>
    <circle fill="#dcecf7" cx="64" cy="52" r="17"/>
    <circle fill="#f7d070" cx="64" cy="52" r="7"/>
    <circle fill="#a9dcb0" cx="53" cy="84" r="6"/><circle fill="#a9dcb0" cx="75" cy="84" r="6"/>
    <circle fill="#f4a6c0" cx="53" cy="106" r="6"/><circle fill="#f4a6c0" cx="75" cy="106" r="6"/>
  `,
  "hair-dryer": `
    <path fill="#f08fb0" d="M52 66L80 66L74 118Q73 124 66 124L56 124Q49 124 50 118Z"/>
    <path fill="#f4a6c0" d="M40 24Q72 4 100 30Q112 52 94 68Q70 84 40 66Z"/>
    <path fill="#b9a2e6" d="M12 22L40 28L40 62L12 68Z"/>
    <circle fill="#fdf3dd" cx="76" cy="46" r="15"/>
  `,
  "park-bench": `
    <path fill="#88929d" d="M18 34L28 34L28 124L18 124Z"/>
    <path fill="#88929d" d="M100 34L110 34L110 124L100 124Z"/>
    <path fill="#d9a066" d="M6 30L122 30L122 44L6 44Z"/>
    <path fill="#d9a066" d="M6 52L122 52L122 66L6 66Z"/>
    <path fill="#c98f4e" d="M4 80L124 80L120 98L8 98Z"/>
  `,
  goblet: `
    <path fill="#cfe0f0" d="M58 72L70 72L70 112L58 112Z"/>
    <path fill="#cfe0f0" d="M36 124Q36 110 64 110Q92 110 92 124Z"/>
    <path fill="#e6f1f9" d="M32 6L96 6Q104 60 76 74Q64 80 52 74Q24 60 32 6Z"/>
    <path fill="#b9a2e6" d="M32 32L96 32Q96 58 76 68Q64 73 52 68Q32 58 32 32Z"/>
  `,
  "baseball-bat": `
    <path fill="#e3b878" d="M104 4Q124 4 124 24L110 46L34 110L20 96L82 18Q92 6 104 4Z"/>
    <path fill="#ab8b71" d="M36 82L48 96L30 112L16 98Z"/>
    <circle fill="#d9a066" cx="16" cy="112" r="11"/>
    <path fill="#f0d3ab" d="M84 40L96 50L84 64L70 56Z"/>
  `,
  "baseball-glove": `
    <path fill="#c98f4e" d="M26 70Q18 30 28 22Q38 16 42 46Q40 8 54 8Q64 8 64 44Q66 6 80 10Q90 14 86 48Q94 24 104 30Q114 38 102 78Q98 124 64 124Q38 124 26 96Q6 82 6 66Q12 54 26 70Z"/>
    <circle fill="#fdf6e8" cx="62" cy="80" r="22"/>
    <path fill="#f0d3ab" d="M36 108Q64 118 94 106L90 118Q64 128 44 120Z"/>
    <path fill="none" stroke="#d94a4a" stroke-width="3" d="M48 66Q58 80 48 96M76 66Q66 80 76 96"/>
  `,
  // A strung tennis racket and a ball.
  "tennis-racket": `
    <path data-part="handle" fill="#b8907a" d="M50 92L62 92L63 127L49 127Z"/>
    <path data-part="frame" fill="#e8685f" d="M56 1C86 1 98 24 95 44C92 62 74 70 64 94L48 94C38 70 20 62 17 44C14 24 26 1 56 1Z"/>
    <path fill="#fdf6e8" d="M56 11C79 11 88 28 86 42C83 58 68 66 56 66C44 66 29 58 26 42C24 28 33 11 56 11Z"/>
    <path fill="none" stroke="#6b7785" stroke-width="2" d="M46 12L46 64M66 12L66 64M26 30L86 30M28 48L84 48"/>
    <circle data-part="ball" fill="#d8e86a" cx="104" cy="104" r="21"/>
    <path fill="none" stroke="#7a8a2a" stroke-width="2.2" d="M88 94Q102 102 94 121M113 86Q104 98 122 112"/>
  `,
  vase: `
    <path fill="#7fb8d8" d="M46 6L82 6L76 34Q106 52 100 86Q96 124 78 124L50 124Q32 124 28 86Q22 52 52 34Z"/>
    <path fill="#fdf6e8" d="M28 72Q64 84 100 72L100 92Q64 104 28 92Z"/>
    <path fill="#f6dc8c" d="M42 4L86 4L86 14L42 14Z"/>
  `,
  "wash-basin": `
    <path fill="#dfe6ee" d="M52 88L76 88L84 124L44 124Z"/>
    <path fill="#f5f8fb" d="M8 58L120 58Q118 96 82 98L46 98Q10 96 8 58Z"/>
    <path fill="#cfe0f0" d="M4 50L124 50L124 62L4 62Z"/>
    <path fill="#b9c2cc" d="M56 50L56 24Q56 8 74 8Q92 8 92 26L82 26Q82 18 74 18Q68 18 68 26L68 50Z"/>
    <circle fill="#f08a8a" cx="36" cy="42" r="9"/><circle fill="#7fb8d8" cx="100" cy="42" r="9"/>
  `,
  // With a rounded end, as it cuts down to the right of the hand.
  "cutting-knife": `
    <path data-part="handle" data-telling="" fill="#b9855a" d="M6 10C12 2 20 2 26 8L50 28L38 42L12 24C4 20 2 16 6 10Z"/>
    <path data-part="blade" data-telling="" fill="#d8dde2" d="M52 28L112 82C122 92 124 104 116 112C96 112 66 88 36 44Z"/>
    <path fill="#8a919b" d="M42 24L58 36L46 52L32 40Z"/>
  `,
  "table-knife": `
    <path fill="#dfe6ee" d="M56 4Q84 14 80 70L56 70Z"/>
    <path fill="#f7d070" d="M52 64L84 64L84 76L52 76Z"/>
    <path fill="#c98f4e" d="M54 76L80 76L80 116Q80 124 67 124Q54 124 54 116Z"/>
  `,
  "traffic-light": `
    <path fill="#9aa5b1" d="M56 96L72 96L72 124L56 124Z"/>
    <path fill="#8d99ae" d="M38 12Q38 4 46 4L82 4Q90 4 90 12L90 94Q90 102 82 102L46 102Q38 102 38 94Z"/>
    <circle fill="#e8685f" cx="64" cy="23" r="12"/>
    <circle fill="#f7d070" cx="64" cy="53" r="12"/>
    <circle fill="#7cc47f" cx="64" cy="83" r="12"/>
  `,
  "computer-keyboard": `
    <path fill="#b9c2cc" d="M4 46Q4 38 12 38L116 38Q124 38 124 46L124 112Q124 120 116 120L12 120Q4 120 4 112Z"/>
    <path fill="#fdf6e8" d="M12 46H30V64H12Z"/>
    <path fill="#fdf6e8" d="M36 46H54V64H36Z"/>
    <path fill="#fdf6e8" d="M60 46H78V64H60Z"/>
    <path fill="#fdf6e8" d="M84 46H116V64H84Z"/>
    <path fill="#fdf6e8" d="M12 70H38V88H12Z"/>
    <path fill="#fdf6e8" d="M44 70H62V88H44Z"/>
    <path fill="#fdf6e8" d="M68 70H86V88H68Z"/>
    <path fill="#fdf6e8" d="M92 70H116V88H92Z"/>
    <path fill="#8fc3e8" d="M12 94H30V112H12Z"/>
    <path fill="#8fc3e8" d="M98 94H116V112H98Z"/>
    <path fill="#f7d070" d="M36 94H92V112H36Z"/>
  `,
  // Lying flat: a long board with round tips and two bindings.
  snowboard: `
    <path fill="#7aa8d8" d="M102.1 40.2L105.9 39.3L109.8 39.5L113.6 40.7L116.9 42.8L119.5 45.7L121.3 49.1L122.2 53.0L122.0 56.9L120.8 60.6L118.7 63.9L115.8 66.6L112.4 68.4L25.9 99.8L22.1 100.7L18.2 100.5L14.4 99.3L11.1 97.2L8.5 94.3L6.7 90.9L5.8 87.0L6.0 83.1L7.2 79.4L9.3 76.1L12.2 73.4L15.6 71.6Z"/>
    <path fill="#8fc3e8" d="M102.1 34.2L105.9 33.3L109.8 33.5L113.6 34.7L116.9 36.8L119.5 39.7L121.3 43.1L122.2 47.0L122.0 50.9L120.8 54.6L118.7 57.9L115.8 60.6L112.4 62.4L25.9 93.8L22.1 94.7L18.2 94.5L14.4 93.3L11.1 91.2L8.5 88.3L6.7 84.9L5.8 81.0L6.0 77.1L7.2 73.4L9.3 70.1L12.2 67.4L15.6 65.6Z"/>
    <path fill="#e8685f" d="M24.0 59.4L39.0 53.9L51.4 87.8L36.3 93.2ZM76.6 40.2L91.7 34.8L104.0 68.6L89.0 74.1Z"/>
    <path fill="#ffffff" d="M21.5 64.1L44.0 55.8L47.8 66.2L25.2 74.4ZM27.6 81.0L50.2 72.8L53.9 83.1L31.4 91.3ZM74.1 44.9L96.6 36.7L100.4 47.0L77.8 55.2ZM80.2 61.8L102.8 53.6L106.5 63.9L84.0 72.2Z"/>
    <path fill="#f7d070" d="M53.2 52.0L64.5 47.9L74.8 76.0L63.5 80.1Z"/>
  `,
};
