/** In the air, above it, and how one gets there; what flies heads left. */
export const aloft: Readonly<Record<string, string>> = {
  // The orbiter stands on its tail between two boosters.
  "space-shuttle": `
    <path data-part="flame" fill="#f9a85d" d="M18 108L34 108L26 126Z"/>
    <path data-part="flame" fill="#f9a85d" d="M94 108L110 108L102 126Z"/>
    <path fill="#f9a85d" d="M44 30Q64 0 84 30L84 100L44 100Z"/>
    <path fill="#eef2f6" d="M16 44Q26 26 36 44L36 108L16 108Z"/>
    <path fill="#eef2f6" d="M92 44Q102 26 112 44L112 108L92 108Z"/>
    <path data-part="wing" fill="#8fb3d9" d="M52 62L52 112L18 112L18 102Q40 88 52 62Z"/>
    <path data-part="wing" fill="#8fb3d9" d="M76 62L76 112L110 112L110 102Q88 88 76 62Z"/>
    <path data-part="fuselage" fill="#ffffff" d="M64 26Q78 36 78 58L80 116L48 116L50 58Q50 36 64 26Z"/>
    <path data-part="window" fill="#62b5f2" d="M54 52Q64 44 74 52L74 61L54 61Z"/>
    <path data-part="tailplane" fill="#e8685f" d="M64 80L70 100L70 122L58 122L58 100Z"/>
  `,
  // A dart with a pointed nose, two tail fins.
  "fighter-jet": `
    <path data-part="tailplane" fill="#8fb3d9" d="M86 50L106 20L122 20L116 54Z"/>
    <path data-part="fuselage" fill="#b9d3ea" d="M0 74Q22 62 48 54L100 48Q120 48 120 66Q120 80 104 84L40 86Q16 84 0 74Z"/>
    <path data-part="window" fill="#f9d98a" d="M30 62Q46 40 74 51L68 62Z"/>
    <path data-part="wing" fill="#8fb3d9" d="M50 72L92 70L116 108L98 110Z"/>
    <path data-part="flame" fill="#f9a85d" d="M112 50Q124 52 128 66Q124 78 110 82Z"/>
    <path fill="none" stroke="#2f4d78" stroke-width="2" d="M18 67L18 80"/>
  `,
  // Two wings one above the other, a propeller in front.
  biplane: `
    <path data-part="tailplane" fill="#f9bd3f" d="M102 62Q104 38 118 38Q126 40 124 66Z"/>
    <path data-part="fuselage" fill="#e8685f" d="M22 62Q24 54 36 54L72 54L124 62Q128 70 120 76L76 92Q52 98 34 94Q22 90 22 80Z"/>
    <path fill="#8a919b" d="M20 58Q32 56 32 74Q32 92 20 90Q12 86 12 74Q12 62 20 58Z"/>
    <path data-part="propeller" fill="#d9a066" d="M4 36Q14 38 11 74Q12 112 4 112Q0 106 6 74Q0 42 4 36Z"/>
    <path data-part="wing" fill="#f9bd3f" d="M22 24L94 20Q100 26 94 32L22 36Q16 30 22 24Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="4" d="M36 36L40 56M74 34L66 56"/>
    <path fill="#dff1fb" d="M72 56Q74 44 84 44Q92 46 92 57Z"/>
    <path data-part="wing" fill="#f9bd3f" d="M30 76L98 74Q104 80 98 87L30 90Q24 82 30 76Z"/>
    <circle data-part="wheel" fill="#8a919b" cx="50" cy="108" r="12"/>
    <circle data-part="hub" fill="#e9edf2" cx="50" cy="108" r="5"/>
  `,
  // A plane on two floats.
  seaplane: `
    <path data-part="tailplane" fill="#e8685f" d="M98 46L108 18L124 18L122 52Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="5" d="M38 76L42 98M76 74L74 98"/>
    <path data-part="fuselage" fill="#fdf3dd" d="M10 60Q12 44 36 40L74 40L124 46Q128 56 118 60L84 78Q52 84 26 80Q8 76 10 60Z"/>
    <path data-part="window" fill="#62b5f2" d="M26 58L34 45L50 45L50 58Z"/>
    <path data-part="window" fill="#62b5f2" d="M57 46L76 46L76 58L57 58Z"/>
    <path data-part="wing" fill="#e8685f" d="M20 26L96 26Q104 32 96 40L20 40Q12 33 20 26Z"/>
    <path data-part="propeller" fill="#d9a066" d="M6 34Q12 36 10 60Q12 84 6 86Q0 82 4 60Q0 38 6 34Z"/>
    <path fill="#f9bd3f" d="M8 92L96 92L116 98Q104 112 84 112L28 112Q12 108 8 92Z"/>
    <path fill="#8fd3f7" d="M2 118Q12 106 24 114Q36 106 48 114Q60 106 72 114Q84 106 96 114Q108 108 124 116L124 124L2 124Z"/>
  `,
  // A long balloon with a cabin underneath.
  airship: `
    <path data-part="tailplane" fill="#e8685f" d="M94 32L122 8L126 44L110 52Z"/>
    <path data-part="tailplane" fill="#e8685f" d="M94 74L122 96L126 62L110 54Z"/>
    <path data-part="envelope" fill="#8fc7ee" d="M0 52Q4 18 54 16Q98 18 122 53Q98 88 54 90Q4 88 0 52Z"/>
    <path data-part="stripe" fill="#fff2c4" d="M4 38Q50 32 113 42L122 53L113 64Q50 74 4 68Q1 60 0 52Q1 44 4 38Z"/>
    <path data-part="tailplane" fill="#f2a39b" d="M88 46L124 42L124 64L88 60Z"/>
    <path data-part="gondola" fill="#f9bd3f" d="M30 86L82 86L76 108Q74 112 68 112L44 112Q38 112 36 108Z"/>
    <path data-part="window" fill="#dff1fb" d="M40 92L72 92L70 102L42 102Z"/>
  `,
  // A folded paper dart.
  "paper-airplane": `
    <path data-part="wing" fill="#8fc7ee" d="M2 50L124 12L72 74Z"/>
    <path data-part="wing" fill="#ffffff" d="M2 50L124 12L40 70Z"/>
    <path fill="#c3a8e8" d="M40 70L124 12L50 104Z"/>
    <path fill="#8fc7ee" d="M56 80L124 12L98 112Z"/>
  `,
  // A cone that comes home from space, hanging on three parachutes.
  "space-capsule": `
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M24 40L60 76M64 34L64 76M104 40L68 76"/>
    <path fill="#e8685f" d="M2 42Q4 14 26 14Q46 16 48 40Q36 34 25 42Q14 34 2 42Z"/>
    <path fill="#e8685f" d="M80 40Q82 16 102 14Q124 14 126 42Q114 34 103 42Q92 34 80 40Z"/>
    <path fill="#f9bd3f" d="M38 36Q40 4 64 4Q88 4 90 36Q76 28 64 36Q52 28 38 36Z"/>
    <path fill="#c8ced6" d="M54 66L74 66L76 76L52 76Z"/>
    <path data-part="bodywork" fill="#eef2f6" d="M50 74L78 74L98 112L30 112Z"/>
    <circle data-part="porthole" fill="#62b5f2" cx="64" cy="93" r="10"/>
    <path fill="#8a919b" d="M26 110L102 110Q94 124 64 124Q34 124 26 110Z"/>
  `,
  // Four legs, a ladder, a many-sided cabin: it stands on the moon.
  "lunar-lander": `
    <path fill="none" stroke="#5d6a74" stroke-width="2.6" d="M92 22L104 8"/>
    <circle fill="#c8ced6" cx="107" cy="9" r="7"/>
    <path data-part="cab" fill="#eef2f6" d="M44 12L84 12L98 34L92 60L36 60L30 34Z"/>
    <path data-part="window" fill="#62b5f2" d="M40 26L58 26L56 42L44 42Z"/>
    <path data-part="window" fill="#62b5f2" d="M70 26L88 26L84 42L72 42Z"/>
    <path fill="#c8ced6" d="M28 84L38 92L22 118L12 116Z"/>
    <path fill="#c8ced6" d="M100 84L90 92L106 118L116 116Z"/>
    <path fill="#8a919b" d="M54 90L74 90L82 106L46 106Z"/>
    <path data-part="bodywork" fill="#f9bd3f" d="M32 58L96 58L106 74L100 94L28 94L22 74Z"/>
    <path data-part="ladder" fill="#fff2c4" d="M56 62L72 62L72 94L56 94Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M56 70L72 70M56 78L72 78M56 86L72 86"/>
    <path fill="#8a919b" d="M2 114L32 114L28 124L6 124Z"/>
    <path fill="#8a919b" d="M96 114L126 114L122 124L100 124Z"/>
  `,
  // A dome with its slit open, the great telescope looking out.
  observatory: `
    <path data-part="roof" fill="#b9d3ea" d="M14 72Q14 20 64 18Q114 20 114 72Z"/>
    <path data-part="opening" fill="#688fd5" d="M54 72Q56 36 74 19Q98 23 108 44Q98 56 96 72Z"/>
    <path fill="#e9edf2" d="M68 54L102 14L118 28L84 66Z"/>
    <path fill="#f9bd3f" d="M98 10L106 2L128 22L120 30Z"/>
    <path fill="#e8685f" d="M8 70L120 70L120 82L8 82Z"/>
    <path data-part="wall" fill="#fdf3dd" d="M16 82L112 82L112 124L16 124Z"/>
    <path data-part="door" fill="#c48f5e" d="M54 124L54 104Q64 90 74 104L74 124Z"/>
    <path data-part="window" fill="#62b5f2" d="M24 92L42 92L42 108L24 108Z"/>
    <path data-part="window" fill="#62b5f2" d="M86 92L104 92L104 108L86 108Z"/>
  `,
  // A great spiral of stars.
  galaxy: `
    <path fill="#c3a8e8" d="M64 22Q106 14 122 44Q127 84 92 104Q112 84 100 62Q90 44 64 46Q48 50 46 64Q28 58 34 40Q44 26 64 22Z"/>
    <path fill="#8fb3d9" d="M64 106Q22 114 6 84Q1 44 36 24Q16 44 28 66Q38 84 64 82Q80 78 82 64Q100 70 94 88Q84 102 64 106Z"/>
    <ellipse fill="#fff2b0" cx="64" cy="64" rx="19" ry="16"/>
    <path fill="#f9d98a" d="M16 4L20 13L29 14L22 20L24 29L16 24L8 29L10 20L3 14L12 13Z"/>
    <path fill="#f9d98a" d="M112 99L116 108L125 109L118 115L120 124L112 119L104 124L106 115L99 109L108 108Z"/>
    <circle fill="#ffffff" cx="94" cy="40" r="6"/><circle fill="#ffffff" cx="34" cy="88" r="6"/><circle fill="#fff2c4" cx="98" cy="10" r="6"/><circle fill="#fff2c4" cx="26" cy="118" r="6"/>
  `,
  // A planet with a great red spot and belts of cloud.
  jupiter: `
    <circle fill="#fdf0dc" cx="64" cy="64" r="58"/>
    <path fill="#e8b98a" d="M15 33Q64 46 113 33Q119 42 121 52Q64 64 7 52Q9 42 15 33Z"/>
    <path fill="#e8b98a" d="M8 78Q64 92 120 78Q117 92 109 100Q64 110 19 100Q11 92 8 78Z"/>
    <ellipse fill="#e8685f" cx="84" cy="76" rx="22" ry="13"/>
    <path fill="none" stroke="#8a5a24" stroke-width="2" d="M72 76Q84 68 95 76"/>
  `,
  // Domes joined by tunnels on the cratered ground, the earth in the sky.
  "moon-base": `
    <circle fill="#8fc7ee" cx="104" cy="20" r="17"/>
    <path fill="#7cc977" d="M92 14Q100 4 110 8Q112 18 104 22Q96 24 92 14Z"/>
    <path fill="#c8ced6" d="M0 98Q64 84 128 98L128 124L0 124Z"/>
    <path fill="#eef2f6" d="M50 82L96 82L96 100L50 100Z"/>
    <path data-part="glassDome" fill="#b9d3ea" d="M6 104Q6 48 38 48Q70 48 70 104Z"/>
    <path data-part="glassDome" fill="#c3a8e8" d="M78 104Q78 66 102 66Q126 66 126 104Z"/>
    <path data-part="door" fill="#f9bd3f" d="M26 104L26 84Q38 70 50 84L50 104Z"/>
    <circle data-part="window" fill="#fff2b0" cx="102" cy="86" r="9"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.6" d="M38 48L38 28"/>
    <path fill="#e8685f" d="M38 12L64 20L38 30Z"/>
    <ellipse data-part="crater" fill="#8a919b" cx="94" cy="114" rx="16" ry="5.5"/>
    <ellipse data-part="crater" fill="#8a919b" cx="28" cy="115" rx="13" ry="5"/>
  `,
};
