import { lorryCab, wheel } from "./wheels.ts";

/** On the road, driving left: wheels on the bottom edge. */
export const road: Readonly<Record<string, string>> = {
  // Two rows of windows one above the other, the door in front.
  "double-decker-bus": `
    <path data-part="bodywork" fill="#e8685f" d="M18 8L112 8Q122 8 122 18L122 108L6 108L6 24Q6 8 18 8Z"/>
    <path data-part="window" fill="#bfe4f7" d="M14 20L44 20L44 42L14 42Z"/>
    <path data-part="window" fill="#bfe4f7" d="M52 20L80 20L80 42L52 42Z"/>
    <path data-part="window" fill="#bfe4f7" d="M88 20L114 20L114 42L88 42Z"/>
    <path data-part="stripe" fill="#fff2c4" d="M6 50L122 50L122 60L6 60Z"/>
    <path data-part="door" fill="#bfe4f7" d="M6 66L26 66L26 108L6 108Z"/>
    <path data-part="window" fill="#bfe4f7" d="M36 68L72 68L72 88L36 88Z"/>
    <path data-part="window" fill="#bfe4f7" d="M80 68L114 68L114 88L80 88Z"/>
    ${wheel(44, 109, 15)}
    ${wheel(98, 109, 15)}
  `,
  // A big cone on its roof, a hatch with a striped awning.
  "ice-cream-truck": `
    <path fill="#e3b878" d="M72 28L96 28L84 50Z"/>
    <circle data-part="scoop" fill="#f7b0c8" cx="84" cy="17" r="15"/>
    <path data-part="bodywork" fill="#fdf3dd" d="M8 84Q8 74 18 72L30 48Q33 42 40 42L116 42Q124 42 124 50L124 108L8 108Z"/>
    <path data-part="window" fill="#8fd3f7" d="M27 72L38 50L50 50L50 72Z"/>
    <path data-part="window" fill="#8fd3f7" d="M62 62L116 62L116 84L62 84Z"/>
    <path fill="#f28da8" d="M60 50L118 50L122 66Q116 72 110 66Q104 72 98 66Q92 72 86 66Q80 72 74 66Q68 72 62 66L56 66Z"/>
    <path fill="none" stroke="#8a2f4a" stroke-width="2" d="M76 50L74 66M89 50L89 66M102 50L104 66"/>
    <path fill="#7cc4c4" d="M58 84L120 84L120 92L58 92Z"/>
    <circle data-part="headlight" fill="#fff2b0" cx="17" cy="88" r="5"/>
    ${wheel(36, 109, 15)}
    ${wheel(98, 109, 15)}
  `,
  // Low to the ground: a seat, a steering wheel, fat tyres.
  "go-kart": `
    <path fill="#8a919b" d="M78 48Q90 44 94 54L104 92L84 96Z"/>
    <path fill="none" stroke="#333a44" stroke-width="4" d="M38 92L54 72"/>
    <path fill="#c8ced6" d="M47 55L67 72L61 79L41 62Z"/>
    <path data-part="bodywork" fill="#e8685f" d="M4 104Q6 86 30 80L46 88L64 92L90 92L112 84L122 90L122 110L4 112Z"/>
    <path fill="#ffd866" d="M54 96L84 96L84 112L54 112Z"/>
    <path data-part="bumper" fill="#62b5f2" d="M2 106L20 106L20 117L2 117Z"/>
    ${wheel(36, 108, 16)}
    ${wheel(104, 104, 20)}
  `,
  // Handlebars, a saddle, and fat tyres under wide mudguards.
  "quad-bike": `
    <path fill="none" stroke="#333a44" stroke-width="5" d="M44 58L54 30L66 28"/>
    <path fill="#c8ced6" d="M42 66L88 66L88 104L42 104Z"/>
    <path fill="#8a919b" d="M58 56Q60 46 72 48L112 46Q122 46 122 56L100 66L60 66Z"/>
    <path data-part="bodywork" fill="#7cc977" d="M6 72Q8 54 28 52L50 50Q60 50 64 62L74 66L98 66Q116 66 124 82L120 88L6 84Z"/>
    <path data-part="headlight" fill="#fff2b0" d="M8 64L26 58L26 70L8 74Z"/>
    <path fill="none" stroke="#333a44" stroke-width="9" d="M64 27L76 30"/>
    ${wheel(28, 100, 24)}
    ${wheel(100, 100, 24)}
  `,
  // Great mudguards, a lamp like an eye, a box of a cabin.
  "vintage-car": `
    <path data-part="roof" fill="#718db0" d="M54 32Q54 22 66 22L112 22Q122 22 122 32L122 40L54 40Z"/>
    <path data-part="bodywork" fill="#8fb3d9" d="M58 38L120 38L120 100L58 100Z"/>
    <path data-part="window" fill="#dff1fb" d="M64 46L84 46L84 64L64 64Z"/>
    <path data-part="window" fill="#dff1fb" d="M94 46L112 46L112 64L94 64Z"/>
    <path data-part="bodywork" fill="#8fb3d9" d="M20 60L58 56L58 100L20 100Z"/>
    <path fill="#e9edf2" d="M10 58L22 56L22 100L10 100Z"/>
    <path fill="none" stroke="#2f4d78" stroke-width="2" d="M34 68L34 84M42 67L42 84M50 66L50 84M88 72L88 98"/>
    <path fill="#718db0" d="M0 104Q4 78 32 78Q52 78 58 100L78 100Q82 78 104 78Q124 78 128 104L118 110L8 110Z"/>
    <circle data-part="headlight" fill="#fff2b0" cx="12" cy="66" r="9"/>
    ${wheel(32, 106, 18)}
    ${wheel(102, 106, 18)}
  `,
  // No roof: two seats and a steering wheel behind the windscreen.
  convertible: `
    <path fill="#c98f4e" d="M66 48Q78 46 80 56L82 84L68 84Z"/>
    <path fill="#c98f4e" d="M90 50Q100 48 102 58L104 84L90 84Z"/>
    <path fill="none" stroke="#333a44" stroke-width="4" d="M60 62L52 80"/>
    <path data-part="window" fill="#d9f0fb" d="M36 76L52 46L60 46L48 78Z"/>
    <path data-part="bodywork" fill="#e8685f" d="M4 92Q6 80 22 77L46 73L70 76L104 74Q122 76 124 88L124 104Q124 110 118 110L10 110Q2 110 4 102Z"/>
    <path data-part="door" fill="#f08f86" d="M52 80L84 80L80 104L56 104Z"/>
    <path fill="none" stroke="#7a1f1a" stroke-width="2" d="M72 87L79 87"/>
    <circle data-part="headlight" fill="#fff2b0" cx="14" cy="90" r="5.5"/>
    ${wheel(34, 108, 16)}
    ${wheel(100, 108, 16)}
  `,
  // A round tank with a drop on it; water sprays out in front.
  "sprinkler-truck": `
    <path fill="#8fd3f7" d="M26 100Q6 96 0 124L22 124Q20 112 30 110Z"/>
    <path data-part="chassis" fill="#8a919b" d="M40 94L122 94L122 104L40 104Z"/>
    <path fill="#7cc4f0" d="M66 36L110 36Q124 36 124 65Q124 94 110 94L66 94Q56 94 56 65Q56 36 66 36Z"/>
    <path fill="#ffffff" d="M90 44Q106 64 104 72Q102 84 90 84Q78 84 76 72Q74 64 90 44Z"/>
    ${lorryCab("#f9a85d", 12)}
    ${wheel(38, 109, 15)}
    ${wheel(100, 109, 15)}
  `,
  // A sweeper: a cab before, a tank behind, round brushes below.
  "street-sweeper": `
    <path data-part="bodywork" fill="#7cc977" d="M46 30L112 30Q124 30 124 44L124 96L46 96Z"/>
    <path data-part="cab" fill="#ffd040" d="M6 62L16 36Q18 30 26 30L50 30L50 96L4 96Z"/>
    <path data-part="window" fill="#b8e0f8" d="M16 62L24 40L42 40L42 62Z"/>
    <path data-part="siren" fill="#f2803f" d="M26 30L26 22Q26 16 33 16Q40 16 40 22L40 30Z"/>
    <path data-part="leaf" fill="#ffffff" d="M68 80Q60 50 104 44Q112 78 80 82L72 90Z"/>
    <circle data-part="wheel" fill="#a0a8b8" cx="34" cy="104" r="17"/><circle data-part="hub" fill="#ffffff" cx="34" cy="104" r="7"/>
    <circle data-part="wheel" fill="#a0a8b8" cx="106" cy="104" r="17"/><circle data-part="hub" fill="#ffffff" cx="106" cy="104" r="7"/>
    <path data-part="brush" fill="#f2803f" d="M58 98L82 98L90 122L50 122Z"/>
    <path fill="none" stroke="#7a2a10" stroke-width="2.2" d="M62 108L60 118M70 108L70 118M78 108L80 118"/>
  `,
  // A long round tank behind the cab.
  "tanker-truck": `
    <path data-part="chassis" fill="#8a919b" d="M36 96L124 96L124 106L36 106Z"/>
    <path fill="#e9edf2" d="M60 46L112 46Q126 46 126 71Q126 96 112 96L60 96Q48 96 48 71Q48 46 60 46Z"/>
    <path data-part="stripe" fill="#f2857b" d="M72 46L86 46L86 96L72 96Z"/>
    <path data-part="stripe" fill="#f2857b" d="M100 46L113 46L113 96L100 96Z"/>
    <path data-part="lid" fill="#c8ced6" d="M64 36L82 36L82 46L64 46Z"/>
    ${lorryCab("#62b5f2")}
    ${wheel(28, 109, 15)}
    ${wheel(80, 109, 15)}
    ${wheel(111, 109, 15)}
  `,
  // The hatch is open: an awning, a counter, a burger on the roof.
  "food-truck": `
    <path fill="#e3a85a" d="M66 20Q66 4 84 4Q102 4 102 20Z"/>
    <path fill="#7cc977" d="M62 19L106 19L106 28L62 28Z"/>
    <path fill="#e3a85a" d="M66 27L102 27Q102 38 92 38L76 38Q66 38 66 27Z"/>
    <path data-part="bodywork" fill="#f7a35a" d="M6 82Q6 74 14 72L24 44Q26 38 34 38L116 38Q124 38 124 46L124 108L6 108Z"/>
    <path data-part="window" fill="#8fd3f7" d="M20 72L29 48L42 48L42 72Z"/>
    <path fill="#fff2b0" d="M56 58L114 58L114 82L56 82Z"/>
    <path fill="#ffffff" d="M54 46L116 46L120 62L50 62Z"/>
    <path fill="#e8685f" d="M68 46L84 46L84 62L66 62Z"/>
    <path fill="#e8685f" d="M100 46L116 46L120 62L102 62Z"/>
    <path fill="#c98f4e" d="M50 82L120 82L120 91L50 91Z"/>
    <circle data-part="headlight" fill="#fff2b0" cx="15" cy="87" r="5"/>
    ${wheel(34, 109, 15)}
    ${wheel(98, 109, 15)}
  `,
  // A wide shovel held up in front, great tyres.
  "wheel-loader": `
    <path data-part="bodywork" fill="#f9bd3f" d="M78 62L118 62Q126 62 126 72L126 98L78 98Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M108 70L120 70M108 78L120 78"/>
    <path data-part="cab" fill="#f9bd3f" d="M52 34Q52 28 58 28L82 28Q90 28 90 36L90 98L46 98Z"/>
    <path data-part="window" fill="#8fd3f7" d="M57 37L82 37L82 66L54 66Z"/>
    <path fill="#ffd166" d="M58 78L26 56L18 64L50 96Z"/>
    <path data-part="bucket" fill="#8a919b" d="M2 24L30 52Q36 60 30 70L24 78L2 84Q16 52 2 24Z"/>
    ${wheel(48, 102, 22)}
    ${wheel(104, 102, 22)}
  `,
};
