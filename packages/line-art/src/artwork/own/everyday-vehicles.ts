import { wheel } from "./built/wheels.ts";

/** Vehicles that children see every day, driving or flying left: 128 × 128 boxes. */
const helicopter = `
    <path data-part="boom" fill="#ffd35c" d="M64 60C67.7 55.3 83.3 54.3 92 52C100.7 49.7 111.3 46.3 116 46C120.7 45.7 119.7 48 120 50C120.3 52 122 55.3 118 58C114 60.7 104 62.3 96 66C88 69.7 75.3 81 70 80C64.7 79 60.3 64.7 64 60Z"/>
    <path data-part="fin" fill="#f2605a" d="M110 50C108.3 45.7 110.3 34 112 30C113.7 26 117.7 26 120 26C122.3 26 125.3 26.7 126 30C126.7 33.3 124.7 41.7 124 46C123.3 50.3 124.3 55.3 122 56C119.7 56.7 111.7 54.3 110 50Z"/>
    <path fill="#c8d0dc" d="M118 36C121 31 124.3 21 126 20C127.7 19 128 26.5 128 30C127 33.5 122.7 36.7 120 41C117.3 45.3 114 54.5 112 56C110 57.5 107 53.3 108 50C109 46.7 115 41 118 36Z"/>
    <circle data-part="hub" fill="#8a94a4" cx="118" cy="41" r="4.2"/>
    <path data-part="mast" fill="#8a94a4" d="M50 14H58V34H50Z"/>
    <path data-part="propeller" fill="#c8d0dc" d="M54 10C64 9.5 75 6.3 84 6C93 5.7 103.7 6.8 108 8C112.3 9.2 114 11.7 110 13C106 14.3 93.3 15.5 84 16C74.7 16.5 64 15.3 54 16C44 16.7 32.7 19.7 24 20C15.3 20.3 5.8 19.3 2 18C0 16.7 0 13.5 1 12C4.7 10.5 15.2 9.3 24 9C32.8 8.7 44 10.5 54 10Z"/>
    <path data-part="hub" fill="#8a94a4" d="M50 8H58Q62 8 62 12V13Q62 17 58 17H50Q46 17 46 13V12Q46 8 50 8Z"/>
    <path data-part="support" fill="#8a94a4" d="M36 92H42V112H36Z"/>
    <path data-part="support" fill="#8a94a4" d="M66 92H72V112H66Z"/>
    <path data-part="fuselage" fill="#ffd35c" d="M54 30C61.7 30 70.3 32.3 76 36C81.7 39.7 85.7 46 88 52C90.3 58 91.3 65.7 90 72C88.7 78.3 85.7 85.7 80 90C74.3 94.3 64.3 97 56 98C47.7 99 37.3 98.3 30 96C22.7 93.7 16 88.7 12 84C8 79.3 6 73.3 6 68C6 62.7 8 57.3 12 52C16 46.7 23 39.7 30 36C37 32.3 46.3 30 54 30Z"/>
    <path data-part="window" fill="#d8f0fa" d="M12 70C9.3 66.7 10 60.3 12 56C14 51.7 19.3 47 24 44C28.7 41 36.3 38.3 40 38C43.7 37.7 45 38 46 42C47 46 46.3 56.7 46 62C45.7 67.3 47 71.7 44 74C41 76.3 33.3 76.7 28 76C22.7 75.3 14.7 73.3 12 70Z"/>
    <path data-part="window" fill="#d8f0fa" d="M59 44H71Q76 44 76 49V59Q76 64 71 64H59Q54 64 54 59V49Q54 44 59 44Z"/>
    <path data-part="door" fill="#ffe9a8" d="M58 44H72Q77 44 77 49V85Q77 90 72 90H58Q53 90 53 85V49Q53 44 58 44Z"/>
    <path data-part="window" fill="#d8f0fa" d="M60 48H70Q73 48 73 51V62Q73 65 70 65H60Q57 65 57 62V51Q57 48 60 48Z"/>
    <circle fill="#8a94a4" cx="71" cy="74" r="2"/>
    <path data-part="stripe" fill="#f2605a" d="M8 78C10 77 21 81.3 28 82C35 82.7 43.4 82 50 82L50 90C43.4 90.9 33.7 93.3 28 93C22.3 92.7 19.3 90.5 16 88C12.7 85.5 6 79 8 78Z"/>
    <path data-part="rail" fill="#b4bcc8" d="M10 108Q6 116 16 119L92 119Q100 118 98 112L18 112Q14 111 14 107Z"/>
  `;

export const everydayVehicles: Readonly<Record<string, string>> = {
  // Two wheels, a frame of tubes, handlebar and saddle.
  bicycle: `
    <circle data-part="tire" fill="#8a919b" cx="28" cy="98" r="26"/>
    <circle fill="#ffffff" cx="28" cy="98" r="18"/>
    <circle data-part="tire" fill="#8a919b" cx="100" cy="98" r="26"/>
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
  // A helicopter: a round glass nose, a tail boom with its rotor, skids.
  helicopter,
  // Somebody in a harness on its rope.
  "rescue-helicopter": `
    <path fill="#8a94a4" d="M36.6 74L39.4 74L39.4 92L36.6 92Z"/>
    <g transform="translate(4 0) scale(0.66)">${helicopter}</g>
    <path data-part="leg" fill="#8fc0f5" d="M32 112L44 112L45 127L39.4 127L38 118L36.6 127L31 127Z"/>
    <path data-part="arm" fill="#f2a65a" d="M31 108L25 96L35 86L38 90L31 97L35 105Z"/>
    <path data-part="arm" fill="#f2a65a" d="M45 108L51 96L41 86L38 90L45 97L41 105Z"/>
    <path data-part="jacket" fill="#f2605a" d="M31 103Q38 99 45 103L45 114L31 114Z"/>
    <circle data-part="face" fill="#ffd9b8" cx="38" cy="97" r="7"/>
    <path data-part="hair" fill="#d9a066" d="M31 96Q32 88 38 89Q44 88 45 96Q38 91 31 96Z"/>
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
  // A racing car from the side: wings before and behind, a helmet in the cockpit.
  "racing-car": `
    <path data-part="wing" fill="#f2b84d" d="M104 44L126 44L126 60L116 60L114 80L102 80Z"/>
    <path data-part="wing" fill="#db6a55" d="M102 40H125Q127 40 127 42V46Q127 48 125 48H102Q100 48 100 46V42Q100 40 102 40Z"/>
    <path data-part="body" fill="#ff8a5c" d="M2 96C5 94.2 7.3 92.3 12 90C16.7 87.7 23.7 84.3 30 82C36.3 79.7 45 77.3 50 76C55 74.7 54.3 77 60 74C65.7 71 77.3 60.3 84 58C90.7 55.7 95.3 58 100 60C104.7 62 108.7 67 112 70C115.3 73 118.3 73.3 120 78C121.7 82.7 121.4 92 122 98L60 102L4 102L2 96Z"/>
    <circle data-part="helmet" fill="#fff6ea" cx="70" cy="58" r="14"/>
    <path data-part="glass" fill="#5fb8f8" d="M56 52L74 50L74 64L56 65L56 52Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 45Q72 42 80 47"/>
    <path data-part="body" fill="#ff8a5c" d="M52 76C53.3 73 56.3 68.7 60 68C63.7 67.3 69.7 72.3 74 72C78.3 71.7 82.3 66.3 86 66C89.7 65.7 94.3 67 96 70C97.7 73 103.3 81.3 96 84C88.7 86.7 59.3 87.3 52 86C44.7 84.7 50.7 79 52 76Z"/>
    <path fill="#f2605a" d="M86 60C86 57 92.3 52.3 96 52C99.7 51.7 105.3 54.7 108 58C110.7 61.3 114 70 112 72C110 74 100.3 72 96 70C91.7 68 86 63 86 60Z"/>
    <circle fill="#ffee80" cx="76" cy="90" r="10"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M73 86L77 84V96M73 96H81"/>
    <path data-part="stripe" fill="#fff3d6" d="M26 86L48 80L48 96L20 98Z"/>
    <path data-part="wing" fill="#db6a55" d="M3 98H23Q25 98 25 100V104Q25 106 23 106H3Q1 106 1 104V100Q1 98 3 98Z"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="34" cy="104" r="18"/>
    <circle data-part="hub" fill="#eef2f6" cx="34" cy="104" r="8.1"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="104" cy="102" r="21"/>
    <circle data-part="hub" fill="#eef2f6" cx="104" cy="102" r="9.5"/>
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
