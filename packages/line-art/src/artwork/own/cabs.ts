/** Vehicles whose driver is seen at the window of the cab: what is in front of the driver comes last. */
const wheel = (x: number, y: number, r: number) =>
  `<circle data-part="wheel" fill="#c3cad3" cx="${x}" cy="${y}" r="${r}"/><circle fill="#e8ebee" cx="${x}" cy="${y}" r="${Math.round(r * 0.44)}"/>`;

export const cabs: Readonly<Record<string, string>> = {
  "fire-truck-with-seats": `
    <path data-part="ladder" fill="#ffffff" d="M56 44L120 6L126 17L62 55Z"/>
    <path fill="none" stroke="#5a5a6a" stroke-width="2.2" d="M78 31L84 42M98 19L104 30"/>
    <path data-part="siren" fill="#6fa8f0" d="M28 16C28 4 48 4 48 16Z"/>
    <path data-part="cab" fill="#f07a6a" d="M4 72L16 24Q18 14 28 14L66 14L66 72Z"/>
    <path data-part="window" fill="#d9f0fb" d="M13 66L24 27Q25 22 31 22L59 22L59 66Z"/>
    <path data-part="body" fill="#f07a6a" d="M2 74Q2 62 12 62L66 62L66 54L126 54L126 104L2 104Z"/>
    <path data-part="locker" fill="#ffe07a" d="M54 70L82 70L82 92L54 92Z"/>
    <circle data-part="hoseReel" fill="#ffffff" cx="106" cy="72" r="11"/>
    ${wheel(28, 106, 18)}
    ${wheel(98, 106, 18)}
  `,
  "ambulance-with-seats": `
    <path data-part="siren" fill="#6fa8f0" d="M62 16C62 4 84 4 84 16Z"/>
    <path data-part="bodywork" fill="#ffffff" d="M4 100L8 64L24 24Q27 15 36 15L118 15Q126 15 126 24L126 100Z"/>
    <path data-part="window" fill="#9bdcff" d="M17 64L31 29Q33 24 39 24L68 24L68 64Z"/>
    <path fill="#f07a6a" d="M92 24L104 24L104 34L114 34L114 46L104 46L104 56L92 56L92 46L82 46L82 34L92 34Z"/>
    <path data-part="bodywork" fill="#ffffff" d="M2 74Q2 61 14 61L126 61L126 102L2 102Z"/>
    <path fill="#ffb0a4" d="M2 76L126 76L126 88L2 88Z"/>
    ${wheel(32, 106, 18)}
    ${wheel(96, 106, 18)}
  `,
  "delivery-truck-with-seats": `
    <path fill="#8fc4f0" d="M62 8L122 8Q126 8 126 12L126 98L62 98Z"/>
    <path data-part="star" fill="#ffd84a" d="M94 32L99 44L112 45L102 53.4L105.4 66L94 59L82.6 66L86 53.4L76 45L89 44Z"/>
    <path data-part="cab" fill="#ff8f7a" d="M4 70L16 26Q18 16 28 16L66 16L66 98L4 98Z"/>
    <path data-part="window" fill="#ffffff" d="M13 66L24 29Q25 24 31 24L59 24L59 66Z"/>
    <path data-part="cab" fill="#ff8f7a" d="M2 74Q2 63 12 63L66 63L66 96L2 96Z"/>
    <circle data-part="headlight" fill="#ffe07a" cx="12" cy="78" r="5"/>
    <path data-part="bumper" fill="#b8b4c4" d="M2 92L126 92L126 102L2 102Z"/>
    ${wheel(30, 106, 17)}
    ${wheel(98, 106, 17)}
  `,
  "dump-truck-with-seats": `
    <path data-part="load" fill="#e8c48a" d="M66 42C70 28 80 30 84 24C90 16 102 20 106 28C114 28 118 34 120 42Z"/>
    <path data-part="cab" fill="#ff7b5a" d="M6 70L16 24Q18 14 28 14L56 14L56 98L6 98Z"/>
    <path data-part="window" fill="#ffffff" d="M14 66L24 29Q25 23 31 23L50 23L50 66Z"/>
    <path data-part="tipper" fill="#f9bd3f" d="M56 38L127 38L118 92L56 92Z"/>
    <path data-part="cab" fill="#ff7b5a" d="M2 74Q2 63 12 63L56 63L56 98L2 98Z"/>
    <path data-part="bumper" fill="#b8b4c4" d="M2 90L122 90L122 102L2 102Z"/>
    ${wheel(28, 108, 17)}
    ${wheel(96, 108, 17)}
  `,
  "tractor-with-seats": `
    <path fill="#b8bcc8" d="M24 28L33 28L33 62L24 62Z"/>
    <path data-part="cab" fill="#7cc95c" d="M54 18L112 18L118 90L54 90Z"/>
    <path data-part="window" fill="#d8f0fc" d="M61 26L104 26L108 70L61 70Z"/>
    <path data-part="roof" fill="#f07a6a" d="M50 4L114 4C120 4 122 18 116 20L50 20C44 18 44 6 50 4Z"/>
    <path data-part="bodywork" fill="#7cc95c" d="M6 68Q6 58 16 58L50 58L58 68L116 68L118 98L6 98Z"/>
    <path fill="#fff2b0" d="M6 68L20 68L20 88L6 88Z"/>
    ${wheel(28, 105, 19)}
    ${wheel(94, 98, 26)}
  `,
  "excavator-with-seats": `
    <path data-part="cab" fill="#f9bd3f" d="M56 22Q56 14 64 14L108 14Q116 14 116 22L116 92L56 92Z"/>
    <path data-part="window" fill="#8fd3f7" d="M63 27Q63 22 68 22L104 22Q109 22 109 27L109 68L63 68Z"/>
    <path data-part="track" fill="#8a919b" d="M54 96L112 96C126 96 126 122 112 122L54 122C40 122 40 96 54 96Z"/>
    <path data-part="bodywork" fill="#f9bd3f" d="M50 66L120 66Q127 66 127 74L127 92Q127 98 120 98L50 98Z"/>
    <circle data-part="wheel" fill="#e9edf2" cx="56" cy="109" r="7"/>
    <circle data-part="wheel" fill="#e9edf2" cx="83" cy="109" r="7"/>
    <circle data-part="wheel" fill="#e9edf2" cx="110" cy="109" r="7"/>
    <path data-part="boom" fill="#ffd166" d="M62 88C56 62 48 38 34 20L27 13L18 20C32 36 42 58 46 90Z"/>
    <path data-part="bucket" fill="#8a919b" d="M4 66L28 66C32 80 26 94 12 96L1 96L4 88L0 84L5 78Z"/>
    <path data-part="boom" fill="#ffd166" d="M18 18L32 16L24 70L10 70Z"/>
    <circle data-part="joint" fill="#e9edf2" cx="26" cy="20" r="9"/>
    <circle data-part="joint" fill="#e9edf2" cx="55" cy="85" r="9"/>
  `,
  "bulldozer-with-seats": `
    <path fill="#c8ced6" d="M38 32L48 32L48 64L38 64Z"/>
    <path data-part="cab" fill="#f9bd3f" d="M60 16L116 16L118 94L60 94Z"/>
    <path data-part="window" fill="#8fd3f7" d="M67 24L109 24L110 68L67 68Z"/>
    <path data-part="roof" fill="#ffd166" d="M54 4L122 4L122 17L54 17Z"/>
    <path data-part="bodywork" fill="#f9bd3f" d="M32 68Q32 60 40 60L58 60L62 66L120 66L120 94L32 94Z"/>
    <path data-part="track" fill="#8a919b" d="M50 88L108 88Q124 88 124 106Q124 124 108 124L50 124Q34 124 34 106Q34 88 50 88Z"/>
    <circle data-part="wheel" fill="#e9edf2" cx="54" cy="106" r="10"/>
    <circle data-part="wheel" fill="#e9edf2" cx="79" cy="106" r="8"/>
    <circle data-part="wheel" fill="#e9edf2" cx="104" cy="106" r="10"/>
    <path fill="#ffd166" d="M8 54L26 50Q12 88 32 122L4 122Q14 88 8 54Z"/>
  `,
  // Its car is empty: who rides brings faces of their own.
  "roller-coaster-with-seats": `
    <path data-part="support" fill="#c8ced6" d="M8 98L18 98L18 128L8 128Z"/>
    <path data-part="support" fill="#c8ced6" d="M110 98L120 98L120 128L110 128Z"/>
    <circle data-part="rails" fill="#f2a03f" cx="64" cy="46" r="45"/>
    <circle fill="#d8effb" cx="64" cy="46" r="36"/>
    <path fill="none" stroke="#7a4a10" stroke-width="2" d="M27.9 59.1L24.0 60.6M25.6 46.0L21.4 46.0M27.9 32.9L24.0 31.4M34.6 21.3L31.4 18.6M44.8 12.7L42.7 9.1M57.3 8.2L56.6 4.0M70.7 8.2L71.4 4.0M83.2 12.7L85.3 9.1M93.4 21.3L96.6 18.6M100.1 32.9L104.0 31.4M102.4 46.0L106.6 46.0M100.1 59.1L104.0 60.6"/>
    <path data-part="rails" fill="#f2a03f" d="M0 90C22 90 22 106 46 106L82 106C106 106 106 90 128 90L128 102C110 102 106 118 82 118L46 118C22 118 18 102 0 102Z"/>
    <circle data-part="wheel" fill="#b8b0c4" cx="34" cy="94" r="10"/>
    <circle data-part="wheel" fill="#b8b0c4" cx="94" cy="94" r="10"/>
    <path data-part="bodywork" fill="#ffd040" d="M10 50L118 50Q123 50 122 56L115 82Q114 87 109 87L19 87Q14 87 13 82L6 56Q5 50 10 50Z"/>
    <path data-part="star" fill="#ffffff" d="M64 56L67.5 64L76 65L69.5 70.5L71.5 79L64 74.5L56.5 79L58.5 70.5L52 65L60.5 64Z"/>
  `,
};
