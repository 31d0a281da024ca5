import { wheel } from "./built/wheels.ts";

/** Vehicles that children see every day, driving or flying left: 128 × 128 boxes. */
export const everydayVehicles: Readonly<Record<string, string>> = {
  // Two wheels, a frame of tubes, handlebar and saddle.
  bicycle: `
    <circle data-part="wheel" fill="#8a919b" cx="28" cy="98" r="26"/>
    <circle fill="#ffffff" cx="28" cy="98" r="18"/>
    <circle data-part="wheel" fill="#8a919b" cx="100" cy="98" r="26"/>
    <circle fill="#ffffff" cx="100" cy="98" r="18"/>
    <path fill="none" stroke="#f07a6a" stroke-width="7" d="M28 98L42 52M40 60L78 60M39 62L62 98M80 50L62 98L100 98L76 60"/>
    <path fill="none" stroke="#b8bcc8" stroke-width="8" d="M43 54L38 36L20 36"/>
    <path data-part="seat" fill="#c98a4a" d="M64 38C72 34 88 32 98 34C101 40 98 46 92 48C84 50 70 48 64 44Z"/>
    <circle fill="#ffd84a" cx="62" cy="98" r="10"/>
  `,
  // A motorcycle with a round lamp, a tank and a long pipe.
  motorcycle: `
    <path data-part="wheel" fill="#c8ccd8" d="M80 74C98 62 120 68 126 88L118 92C112 82 100 78 88 84Z"/>
    ${wheel(26, 100, 24)}
    ${wheel(102, 100, 24)}
    <path fill="#c8ccd8" d="M46 74L84 74L90 106L52 106Z"/>
    <path fill="none" stroke="#5a6070" stroke-width="2.2" d="M53 84L82 84M55 94L84 94"/>
    <path fill="#b8bcc8" d="M56 104L118 98C122 98 124 108 119 110L58 114C53 114 52 105 56 104Z"/>
    <path fill="none" stroke="#b8bcc8" stroke-width="8" d="M26 100L40 46L56 32"/>
    <path fill="#f07a6a" d="M6 82C12 70 34 68 44 82L36 86C30 80 20 80 14 88Z"/>
    <path data-part="seat" fill="#c98a4a" d="M76 58C88 66 98 58 114 56C120 58 118 68 112 71C100 76 86 76 74 74Z"/>
    <path fill="#f07a6a" d="M42 62C48 46 68 46 80 60C84 66 82 74 76 76L48 78C42 76 40 68 42 62Z"/>
    <circle data-part="headlight" fill="#ffe07a" cx="34" cy="50" r="11"/>
  `,
  // A round cabin under a long blade, on two runners.
  helicopter: `
    <path fill="none" stroke="#b8bcc8" stroke-width="6" d="M34 100L30 118M58 100L62 118"/>
    <path fill="#c8ccd8" d="M10 115L84 115C90 115 90 124 84 124L16 124C8 124 4 120 4 114Z"/>
    <path data-part="tail" fill="#ffb35c" d="M70 58L108 56L114 30L126 30L124 72L78 84Z"/>
    <path fill="#c8ccd8" d="M42 20L52 20L54 42L40 42Z"/>
    <path data-part="propeller" fill="#8fc4f0" d="M8 12L88 12C93 12 93 22 88 22L8 22C3 22 3 12 8 12Z"/>
    <path data-part="body" fill="#ffb35c" d="M46 38C70 38 86 52 86 74C86 94 70 106 48 106C22 106 4 94 4 76C4 54 22 38 46 38Z"/>
    <path data-part="window" fill="#d8f0fc" d="M40 46L40 78L6 78C6 60 22 46 40 46Z"/>
    <path data-part="window" fill="#d8f0fc" d="M50 52L64 52C72 56 76 64 76 72L50 72Z"/>
    <circle data-part="propeller" fill="#8fc4f0" cx="119" cy="42" r="8"/>
  `,
  // A farm tractor: a great wheel behind, a small one in front.
  tractor: `
    <path fill="#b8bcc8" d="M28 26L37 26L37 60L28 60Z"/>
    <path data-part="cab" fill="#7cc95c" d="M60 24L104 24L112 86L60 86Z"/>
    <path data-part="window" fill="#d8f0fc" d="M68 34L96 34L100 64L68 64Z"/>
    <path data-part="roof" fill="#f07a6a" d="M54 10L106 10C112 10 114 24 108 26L54 26C48 24 48 12 54 10Z"/>
    <path data-part="bodywork" fill="#7cc95c" d="M10 64C10 58 14 56 20 56L64 56L64 98L10 98Z"/>
    <path fill="#fff2b0" d="M10 66L24 66L24 88L10 88Z"/>
    <path fill="none" stroke="#3a5a2a" stroke-width="2.2" d="M34 68L54 68M34 77L54 77"/>
    ${wheel(30, 105, 19)}
    ${wheel(92, 92, 32)}
  `,
  // An ambulance with a cross on its side and a light on its roof.
  ambulance: `
    <path data-part="siren" fill="#6fa8f0" d="M50 28C50 14 74 14 74 28Z"/>
    <path fill="none" stroke="#2f4f8c" stroke-width="2.4" d="M62 4L62 10M42 10L47 15M82 10L77 15"/>
    <path data-part="bodywork" fill="#ffffff" d="M4 100L4 80C4 74 8 70 14 68L30 38C33 32 36 28 44 28L116 28C122 28 124 31 124 36L124 100Z"/>
    <path data-part="window" fill="#9bdcff" d="M24 66L36 42C37 40 39 38 42 38L52 38L52 66Z"/>
    <path fill="#ffb0a4" d="M4 80L124 80L124 92L4 92Z"/>
    <path fill="#f07a6a" d="M82 36L96 36L96 47L107 47L107 61L96 61L96 72L82 72L82 61L71 61L71 47L82 47Z"/>
    ${wheel(32, 106, 18)}
    ${wheel(96, 106, 18)}
  `,
  // A low racing car with its driver, wings in front and behind.
  "racing-car": `
    <path data-part="wing" fill="#8fc4f0" d="M96 44L126 44L126 60L96 60Z"/>
    <path fill="#b8bcc8" d="M106 60L116 60L116 84L106 84Z"/>
    <path fill="#8fc4f0" d="M2 104L24 104L24 116L2 116Z"/>
    <circle data-part="helmet" fill="#ffd84a" cx="62" cy="66" r="17"/>
    <path fill="#d8f0fc" d="M45 62L60 62C63 64 63 72 60 74L48 74C45 71 44 66 45 62Z"/>
    <path data-part="bodywork" fill="#f07a6a" d="M2 106C8 94 28 86 44 80L82 80C84 72 90 68 98 72L122 88L122 110L4 110Z"/>
    <circle fill="#ffffff" cx="66" cy="96" r="10"/>
    ${wheel(32, 106, 18)}
    ${wheel(100, 104, 20)}
  `,
  // A fast train with a long nose, whole from nose to tail.
  "bullet-train": `
    <path data-part="rail" fill="#c8ccd8" d="M2 116L126 116L126 124L2 124Z"/>
    ${wheel(40, 106, 10)}
    ${wheel(98, 106, 10)}
    <path data-part="body" fill="#ffffff" d="M4 92C8 70 36 38 66 34L118 34C123 34 125 37 125 42L125 104L16 104C8 104 4 100 4 92Z"/>
    <path data-part="stripe" fill="#8fc4f0" d="M10 80C18 74 26 72 36 72L125 72L125 86L5 86Z"/>
    <path data-part="window" fill="#9bdcff" d="M34 60C42 50 50 46 60 43L60 60Z"/>
    <path data-part="window" fill="#9bdcff" d="M70 44L84 44L84 62L70 62Z"/>
    <path data-part="window" fill="#9bdcff" d="M92 44L106 44L106 62L92 62Z"/>
  `,
  // A scooter to push with one foot.
  "kick-scooter": `
    <path fill="#f79ab0" d="M12 12L52 12C58 12 58 24 52 24L12 24C6 24 6 12 12 12Z"/>
    <path fill="none" stroke="#8fb0e0" stroke-width="9" d="M32 24L30 84L22 104"/>
    <path fill="#8fb0e0" d="M26 80L38 78L50 94L112 94L112 106L44 106Z"/>
    <path fill="#ffd84a" d="M88 94C92 82 108 78 122 86L120 96L108 94Z"/>
    ${wheel(22, 110, 14)}
    ${wheel(106, 110, 14)}
  `,
};
