import { wheel } from "./wheels.ts";

const spoked = (x: number, y: number, r: number) => {
  const d = Math.round(r * 0.62);
  return `
    <circle data-part="wheel" fill="#c48f5e" cx="${x}" cy="${y}" r="${r}"/>
    <circle fill="#fff6e0" cx="${x}" cy="${y}" r="${r - 6}"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2.4" d="M${x} ${y - r + 6}L${x} ${y + r - 6}M${x - r + 6} ${y}L${x + r - 6} ${y}M${x - d} ${y - d}L${x + d} ${y + d}M${x + d} ${y - d}L${x - d} ${y + d}"/>
    <circle data-part="hub" fill="#f9bd3f" cx="${x}" cy="${y}" r="5.5"/>`;
};

/** On wheels of every size, on rails, on snow and on a rope. */
export const rolling: Readonly<Record<string, string>> = {
  // A red box on four wheels with a long handle.
  "toy-wagon": `
    <path fill="none" stroke="#333a44" stroke-width="4.5" d="M34 88L12 34"/>
    <path data-part="handle" fill="#8a919b" d="M2 30L22 22L25 31L6 39Z"/>
    <path fill="#7cc977" d="M60 58Q58 36 76 36Q94 36 92 58Z"/>
    <path fill="#f9bd3f" d="M86 58L86 42L106 42L106 58Z"/>
    <path data-part="bodywork" fill="#e8685f" d="M28 56L124 56L120 92L32 92Z"/>
    <path data-part="stripe" fill="#fff2c4" d="M29 66L123 66L122 76L30 76Z"/>
    ${wheel(48, 106, 18)}
    ${wheel(104, 106, 18)}
  `,
  // A little open car with a roof on posts, a bag of clubs at the back.
  "golf-cart": `
    <path data-part="roof" fill="#fdf3dd" d="M14 14Q14 8 22 8L104 8Q112 8 112 18L16 20Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="4" d="M34 20L24 66M94 20L98 62"/>
    <path fill="none" stroke="#5d6a74" stroke-width="3" d="M112 58L110 34M120 58L124 36"/>
    <path fill="#c48f5e" d="M106 54L126 54L124 96L108 96Z"/>
    <path fill="#8fc7a8" d="M62 46Q72 42 76 52L82 78L66 80Z"/>
    <path fill="none" stroke="#333a44" stroke-width="5" d="M38 56L52 66"/>
    <path data-part="bodywork" fill="#7cc977" d="M4 92Q4 66 22 62L38 66L46 84L58 84L62 74L104 72Q110 74 110 82L110 104L6 104Z"/>
    <circle data-part="headlight" fill="#fff2b0" cx="16" cy="82" r="6"/>
    ${wheel(30, 108, 16)}
    ${wheel(94, 108, 16)}
  `,
  // A scooter for the snow: a ski in front, a track behind.
  snowmobile: `
    <path fill="none" stroke="#333a44" stroke-width="4.5" d="M46 54L56 34L68 32"/>
    <path data-part="window" fill="#dff1fb" d="M30 58Q34 36 48 32L46 58Z"/>
    <path fill="#8a919b" d="M58 62Q60 52 74 54L116 52Q124 54 122 66L116 76L62 76Z"/>
    <path data-part="bodywork" fill="#62b5f2" d="M2 78Q16 54 46 54L62 60L68 72L116 72L112 88L14 90Z"/>
    <circle data-part="headlight" fill="#fff2b0" cx="20" cy="74" r="6.5"/>
    <path data-part="support" fill="#c8ced6" d="M26 88L38 88L34 110L24 110Z"/>
    <path data-part="track" fill="#8a919b" d="M60 88L110 86Q122 88 122 100Q122 114 110 114L70 114Q54 112 56 98Z"/>
    <circle data-part="wheel" fill="#e9edf2" cx="74" cy="100" r="7"/><circle data-part="wheel" fill="#e9edf2" cx="104" cy="100" r="7"/>
    <path fill="#f2857b" d="M2 102Q2 110 14 110L52 110L52 119L12 119Q0 118 2 102Z"/>
  `,
  // A little bike without pedals.
  "balance-bike": `
    ${wheel(30, 94, 28)}
    ${wheel(98, 94, 28)}
    <path fill="#f9bd3f" d="M44 36L54 34L54 48L92 62L102 92L94 96L84 72L48 58L36 96L27 92Z"/>
    <path fill="#e8685f" d="M68 30Q76 24 92 28Q108 32 106 40Q92 46 80 42L68 40Z"/>
    <path fill="#8a919b" d="M80 42L90 44L90 66L80 62Z"/>
    <path fill="#62b5f2" d="M30 22L62 26L61 37L29 33Z"/>
  `,
  // A bicycle for two.
  "tandem-bicycle": `
    <circle data-part="wheel" fill="#98a4b8" cx="24" cy="92" r="23"/><circle fill="#ffffff" cx="24" cy="92" r="14"/>
    <circle data-part="wheel" fill="#98a4b8" cx="104" cy="92" r="23"/><circle fill="#ffffff" cx="104" cy="92" r="14"/>
    <path data-part="frame" fill="#e8685f" d="M20 92L34 46L30 36L12 38L12 30L36 28L44 50L92 56L108 92L100 94L90 70L86 96L40 96L20 96Z"/>
    <path data-part="seat" fill="#ffd040" d="M40 38Q52 32 66 38Q64 48 52 48Q42 48 40 38Z"/>
    <path data-part="seat" fill="#ffd040" d="M84 44Q96 38 110 44Q108 54 98 54Q86 54 84 44Z"/>
    <path fill="#ffffff" d="M40 60L78 66L76 86L46 86Z"/>
    <circle fill="#62b5f2" cx="62" cy="94" r="10"/>
  `,
  // The old bicycle with one giant and one tiny wheel.
  "penny-farthing": `
    ${spoked(46, 76, 45)}
    <circle data-part="wheel" fill="#c48f5e" cx="108" cy="106" r="17"/><circle fill="#fff6e0" cx="108" cy="106" r="9"/>
    <path fill="none" stroke="#333a44" stroke-width="5" d="M48 76L48 24Q82 34 108 106"/>
    <path fill="none" stroke="#333a44" stroke-width="6" d="M30 18L64 20"/>
    <path fill="#e8685f" d="M54 20Q70 12 84 26Q82 36 72 34L56 30Z"/>
  `,
  // A pioneers' wagon under its canvas.
  "covered-wagon": `
    <path fill="#ffffff" d="M10 78Q0 30 14 16Q30 2 64 4Q98 2 114 16Q128 30 118 78Z"/>
    <path fill="none" stroke="#6a5a4a" stroke-width="2.4" d="M38 8Q30 36 36 76M64 6L64 76M90 8Q98 36 92 76"/>
    <path data-part="box" fill="#c98f54" d="M4 74L124 74L116 100L12 100Z"/>
    <circle data-part="wheel" fill="#f2b85f" cx="32" cy="102" r="23"/><circle fill="#fff6e3" cx="32" cy="102" r="14"/><circle data-part="hub" fill="#e8685f" cx="32" cy="102" r="6"/>
    <circle data-part="wheel" fill="#f2b85f" cx="96" cy="102" r="23"/><circle fill="#fff6e3" cx="96" cy="102" r="14"/><circle data-part="hub" fill="#e8685f" cx="96" cy="102" r="6"/>
  `,
  // The racing cart of the ancients and its horse.
  chariot: `
    <path data-part="tail" fill="#b9815b" d="M62 56C64.3 54 71.3 55.3 74 58C76.7 60.7 78.3 67.3 78 72C77.7 76.7 74 81.3 72 86C70 83.3 68 80.7 66 78C64 75.3 60.7 73.7 60 70C59.3 66.3 59.7 58 62 56Z"/>
    <path fill="#b9815b" d="M44 74L86 84L86 92L44 82Z"/>
    <path data-part="body" fill="#f2c896" d="M24 26C28 32 31.7 40 36 44C40.3 48 45.3 48.3 50 50C54.7 51.7 61 51 64 54C67 57 67.8 63 68 68C68.2 73 65.3 78 65 84C64.7 90 65.5 97.7 66 104C66.5 110.3 67.3 116 68 122L55 122C54.3 116 54.2 109 53 104C51.8 99 50.8 94 48 92C45.2 90 38.5 90 36 92C33.5 94 33.3 99 33 104C32.7 109 33.7 116 34 122L20 122C19.7 114.7 19.8 107 19 100C18.2 93 15.8 87.7 15 80C14.2 72.3 12.5 63 14 54C15.5 45 20.7 35.3 24 26Z"/>
    <path fill="#7fb8e8" d="M36 44L51 49.5C54 60 54 74 52 88L38 89C40 74 40 58 36 44Z"/>
    <path data-part="mane" fill="#b9815b" d="M22 8C23.3 5 30.8 8.7 34 12C37.2 15.3 40 21.7 41 28C42 34.3 41.5 47.3 40 50C38.5 52.7 34.3 47.3 32 44C29.7 40.7 27.7 36 26 30C24.3 24 20.7 11 22 8Z"/>
    <path data-part="head" fill="#f2c896" d="M16 13C18.5 9 20.7 7 23 4C24.3 7.3 25.3 10.7 27 14C28.7 17.3 32.5 20 33 24C33.5 28 32.2 34.3 30 38C27.8 41.7 23.5 43.2 20 46C16.5 48.8 12.2 54.2 9 55C5.8 55.8 2.3 53.2 1 51C0 48.8 0 45.8 1 42C2.2 38.2 5.5 32.8 8 28C10.5 23.2 13.5 17 16 13Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="18" cy="28" rx="3.4" ry="4.6"/>
    <circle fill="#ffffff" cx="17.2" cy="26.2" r="1.7"/>
    <circle fill="#2a2440" cx="5.6" cy="45" r="1.4"/>
    <path fill="none" stroke="#6b3a1a" stroke-width="2" d="M4 51C8 52 10 51 12 49"/>
    <path fill="#e8685f" d="M80 40L92 38C93.3 44 93.3 51.7 96 56C98.7 60.3 103 63.3 108 64C113 64.7 120 61.3 126 60C126 68 127.3 77.7 126 84C124.7 90.3 120.7 93.3 118 98L84 98C82 89.3 78.7 81.7 78 72C77.3 62.3 79.3 50.7 80 40Z"/>
    <path fill="#ffd35c" d="M76 34C79 32.7 88.7 31 92 32C95.3 33 96 37.7 96 40C96 42.3 95 44.8 92 46C89 47.2 81 48 78 47C75 46 74.3 42.2 74 40C73.7 37.8 73 35.3 76 34Z"/>
    <circle data-part="wheel" fill="#c9824a" cx="102" cy="100" r="24"/>
    <circle fill="#fff6dc" cx="102" cy="100" r="16"/>
    <path data-detail="" fill="none" stroke="#6b4a24" stroke-width="2.2" d="M102 84L102 116M86 100L118 100"/>
    <circle data-part="hub" fill="#c9824a" cx="102" cy="100" r="6"/>
  `,
  // A tub on small wheels, full of ore and gems.
  "mine-cart": `
    <path fill="#8a919b" d="M18 44Q22 22 40 28Q48 12 64 22Q82 12 90 28Q108 24 110 44Z"/>
    <path fill="#62d0e8" d="M34 16L46 16L52 26L40 42L28 26Z"/>
    <path fill="#f2a0e0" d="M78 18L90 18L96 28L84 44L72 28Z"/>
    <path data-part="bodywork" fill="#c48f5e" d="M8 40L120 40L108 96L20 96Z"/>
    <path data-part="stripe" fill="#c8ced6" d="M6 38L122 38L120 50L8 50Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2.2" d="M40 52L46 95M64 52L64 95M88 52L82 95"/>
    <path fill="#c8ced6" d="M14 88L114 88L112 98L16 98Z"/>
    ${wheel(38, 104, 14)}
    ${wheel(90, 104, 14)}
    <path fill="#8a919b" d="M0 117L128 117L128 125L0 125Z"/>
  `,
  // A bench that hangs from a rope over the snow.
  chairlift: `
    <path fill="#c8ced6" d="M0 16L128 4L128 11L0 23Z"/>
    <circle data-part="wheel" fill="#8a919b" cx="64" cy="14" r="9"/>
    <path data-part="pole" fill="#62b5f2" d="M60 22L68 22L68 40L104 44L104 92L96 92L96 52L32 52L32 92L24 92L24 44L60 40Z"/>
    <path fill="#f9bd3f" d="M32 56L96 56L96 82L32 82Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2.4" d="M64 56L64 82"/>
    <path fill="#e8685f" d="M22 82L106 82L110 96L18 96Z"/>
    <path fill="#c8ced6" d="M36 96L43 96L43 112L36 112Z"/><path fill="#c8ced6" d="M85 96L92 96L92 112L85 112Z"/>
    <path fill="#8a919b" d="M26 110L102 110L102 118L26 118Z"/>
  `,
  // A diesel engine and a wagon full of coal.
  "freight-train": `
    <path data-part="cab" fill="#e8685f" d="M6 56L26 56L30 34L66 34L66 96L2 96Q0 72 6 56Z"/>
    <path data-part="window" fill="#b8e0f8" d="M36 42L58 42L58 60L34 60Z"/>
    <path data-part="stripe" fill="#ffffff" d="M2 74L66 74L66 84L2 84Z"/>
    <path data-part="load" fill="#a8b0c0" d="M78 62Q82 46 92 48Q100 38 108 48Q120 48 122 62Z"/>
    <path data-part="bodywork" fill="#7cc977" d="M74 60L126 60L122 96L78 96Z"/>
    <path fill="#c8ced6" d="M0 96L128 96L128 104L0 104Z"/>
    <circle data-part="wheel" fill="#98a2b2" cx="18" cy="110" r="12"/><circle data-part="wheel" fill="#98a2b2" cx="50" cy="110" r="12"/>
    <circle data-part="wheel" fill="#98a2b2" cx="88" cy="110" r="12"/><circle data-part="wheel" fill="#98a2b2" cx="114" cy="110" r="12"/>
  `,
  // A lorry with three logs.
  "logging-truck": `
    <path data-part="cab" fill="#e8685f" d="M2 62L10 44Q12 40 18 40L44 40L44 100L2 100Z"/>
    <path data-part="window" fill="#b8e0f8" d="M12 62L18 48L36 48L36 62Z"/>
    <path fill="#c8ced6" d="M42 90L126 90L126 102L42 102Z"/>
    <path data-part="load" fill="#d99a58" d="M50 66L114 66L114 90L50 90Z"/><path data-part="load" fill="#e8b878" d="M50 42L114 42L114 66L50 66Z"/>
    <circle fill="#fff0c8" cx="114" cy="78" r="12"/><circle fill="#fff0c8" cx="114" cy="54" r="12"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.2" d="M58 74L78 74M72 82L94 82M60 50L84 50M76 58L98 58"/>
    <circle data-part="wheel" fill="#98a2b2" cx="24" cy="106" r="16"/><circle data-part="wheel" fill="#98a2b2" cx="70" cy="108" r="15"/><circle data-part="wheel" fill="#98a2b2" cx="104" cy="108" r="15"/>
  `,
};
