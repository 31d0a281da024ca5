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
  // A go-kart: a low frame, a wheel to steer, a seat before the engine, a round bumper.
  "go-kart": `
    <path data-part="panel" fill="#9aa4b4" d="M103 62H121Q124 62 124 65V87Q124 90 121 90H103Q100 90 100 87V65Q100 62 103 62Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M106 62V90M112 62V90M118 62V90"/>
    <path fill="#d8dce4" d="M110 50H116Q118 50 118 52V60Q118 62 116 62H110Q108 62 108 60V52Q108 50 110 50Z"/>
    <path data-part="seat" fill="#5f8fd8" d="M80 34C82.3 29.3 88.3 29.3 92 30C95.7 30.7 100 32.7 102 38C104 43.3 104.3 53 104 62C103.7 71 107 86.7 100 92C93 97.3 68.7 95.7 62 94C55.3 92.3 57.3 84.7 60 82C62.7 79.3 75 82 78 78C81 74 77.7 65.3 78 58C78.3 50.7 77.7 38.7 80 34Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M90 40Q94 60 88 84"/>
    <path data-part="chassis" fill="#f2605a" d="M19 90H117Q120 90 120 93V99Q120 102 117 102H19Q16 102 16 99V93Q16 90 19 90Z"/>
    <path data-part="bumper" fill="#ffb84d" d="M2 96C1 92 1.7 84.7 4 80C6.3 75.3 10.7 70.3 16 68C21.3 65.7 30.3 65 36 66C41.7 67 46.7 69 50 74C53.3 79 59 91 56 96C53 101 39.7 102.7 32 104C24.3 105.3 15 105.3 10 104C5 102.7 3 100 2 96Z"/>
    <circle fill="#fff6ea" cx="26" cy="84" r="11"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M23 80L27 78V90"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4.4" d="M48 90L60 58"/>
    <path data-part="wheel" fill="#9aa4b4" d="M54 42C55.8 40 59.7 41.7 62 44C64.3 46.3 67.3 51.7 68 56C68.7 60.3 67.3 66.7 66 70C64.7 73.3 62 76 60 76C58 76 55.5 73.3 54 70C52.5 66.7 51 60.7 51 56C51 51.3 52.2 44 54 42Z"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="28" cy="106" r="18"/>
    <circle data-part="hub" fill="#eef2f6" cx="28" cy="106" r="9"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="102" cy="104" r="20"/>
    <circle data-part="hub" fill="#eef2f6" cx="102" cy="104" r="10"/>
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
  // An old car: a tall cab, running boards, spoked wheels, round lamps.
  "vintage-car": `
    <path data-part="cab" fill="#ffd070" d="M66 18L112 18Q118 18 118 26L118 70L60 70L60 26Q60 18 66 18Z"/>
    <path data-part="roof" fill="#d9b48a" d="M60 12H118Q122 12 122 16V17Q122 21 118 21H60Q56 21 56 17V16Q56 12 60 12Z"/>
    <path data-part="window" fill="#8fd4fa" d="M68 28H84Q86 28 86 30V50Q86 52 84 52H68Q66 52 66 50V30Q66 28 68 28Z"/>
    <path data-part="window" fill="#8fd4fa" d="M94 28H110Q112 28 112 30V50Q112 52 110 52H94Q92 52 92 50V30Q92 28 94 28Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M89 22V92M83 60H86"/>
    <path data-part="bodywork" fill="#f28a5a" d="M18 58L60 56L60 96L14 96Q12 70 18 58Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M30 64V84M38 63V84M46 62V84"/>
    <path fill="#d8dce4" d="M13 56H16Q19 56 19 59V91Q19 94 16 94H13Q10 94 10 91V59Q10 56 13 56Z"/>
    <path data-part="bodywork" fill="#f28a5a" d="M60 68L122 68L122 98L60 98Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M66 68V96M112 68V96M74 76H80"/>
    <circle data-part="headlight" fill="#ffee80" cx="12" cy="64" r="8"/>
    <path data-part="bumper" fill="#d8dce4" d="M5 94H17Q20 94 20 97V98Q20 101 17 101H5Q2 101 2 98V97Q2 94 5 94Z"/>
    <path fill="#d3735a" d="M10 98Q14 78 34 78Q54 78 58 98L52 98Q50 86 34 86Q18 86 16 98Z"/>
    <path fill="#d3735a" d="M78 98Q82 76 102 76Q122 76 126 98L120 98Q118 84 102 84Q86 84 84 98Z"/>
    <path data-part="board" fill="#d3735a" d="M57 96H79Q82 96 82 99V101Q82 104 79 104H57Q54 104 54 101V99Q54 96 57 96Z"/>
    <circle data-part="wheel" fill="#b4bcc8" cx="34" cy="105" r="19"/>
    <circle data-part="rim" fill="#fff3b0" cx="34" cy="105" r="12"/>
    <circle data-part="hub" fill="#f28a5a" cx="34" cy="105" r="5"/>
    <circle data-part="wheel" fill="#b4bcc8" cx="102" cy="105" r="19"/>
    <circle data-part="rim" fill="#fff3b0" cx="102" cy="105" r="12"/>
    <circle data-part="hub" fill="#f28a5a" cx="102" cy="105" r="5"/>
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
