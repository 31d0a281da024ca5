/** Food and treasure of the coloring box: 128 × 128 boxes. */
export const favouriteThings: Readonly<Record<string, string>> = {
  // An open chest of gold.
  "treasure-chest": `
    <path data-part="lid" fill="#b87e4a" d="M4 66L8 30Q10 6 34 6L94 6Q118 6 120 30L124 66Z"/>
    <path data-part="crown" fill="#ffd040" d="M16 66Q12 44 34 44L38 44L34 22L50 33L64 18L78 33L94 22L90 44L94 44Q116 44 112 66Z"/>
    <path fill="none" stroke="#8a5a10" stroke-width="2.2" d="M44 45L84 45M28 54Q32 50 36 54M92 54Q96 50 100 54M16 40Q16 16 36 14L92 14Q112 16 112 40"/>
    <path data-part="box" fill="#d99a58" d="M4 62L124 62L120 122L8 122Z"/>
    <path data-part="band" fill="#ffe9a0" d="M18 62L32 62L32 122L20 122Z"/><path data-part="band" fill="#ffe9a0" d="M96 62L110 62L108 122L96 122Z"/>
    <path fill="#ffd040" d="M52 58L76 58L76 78Q76 88 64 88Q52 88 52 78Z"/>
    <circle fill="#2a2440" cx="64" cy="70" r="4"/>
  `,
  // A gate of two leaves between two towers.
  "castle-gate": `
    <path data-part="flag" fill="#e8685f" d="M22 2L42 8L22 14Z"/>
    <path data-part="flag" fill="#e8685f" d="M106 2L126 8L106 14Z"/>
    <path fill="none" stroke="#4a4a5a" stroke-width="2.4" d="M22 2L22 24M106 2L106 24"/>
    <path data-part="wall" fill="#cfc4dc" d="M36 52L36 42L46 42L46 50L58 50L58 42L70 42L70 50L82 50L82 42L92 42L92 124L36 124Z"/>
    <path data-part="tower" fill="#e8e0f0" d="M4 42L4 24L14 24L14 32L19 32L19 24L29 24L29 32L34 32L34 24L42 24L42 42L40 46L40 124L6 124L6 46Z"/>
    <path data-part="tower" fill="#e8e0f0" d="M124 42L124 24L114 24L114 32L109 32L109 24L99 24L99 32L94 32L94 24L86 24L86 42L88 46L88 124L122 124L122 46Z"/>
    <path data-part="window" fill="#7f9cc8" d="M17 74L17 62C17 55 29 55 29 62L29 74Z"/>
    <path data-part="window" fill="#7f9cc8" d="M99 74L99 62C99 55 111 55 111 62L111 74Z"/>
    <path data-part="door" fill="#c98a4a" d="M44 124L44 88C44 58 84 58 84 88L84 124Z"/>
    <path fill="none" stroke="#5a3a14" stroke-width="2.4" d="M64 66L64 124"/>
    <path fill="none" stroke="#5a3a14" stroke-width="2.6" d="M47 92L58 92M47 112L58 112M81 92L70 92M81 112L70 112"/>
    <circle fill="#2a2440" cx="59" cy="102" r="2.8"/>
    <circle fill="#2a2440" cx="69" cy="102" r="2.8"/>
    <path fill="none" stroke="#7f748f" stroke-width="2" d="M12 92L20 92M24 104L32 104M98 100L106 100M108 88L116 88"/>
  `,
  // A turtle's shell from above, plate by plate.
  "turtle-shell": `
    <path data-part="rim" fill="#f2cd8a" d="M64 16Q80.5 10.9 92 22.7Q109.1 25.7 112.5 41Q125.7 51.2 120 66Q125.7 80.8 112.5 91Q109.1 106.3 92 109.3Q80.5 121.1 64 116Q47.5 121.1 36 109.3Q18.9 106.3 15.5 91Q2.3 80.8 8 66Q2.3 51.2 15.5 41Q18.9 25.7 36 22.7Q47.5 10.9 64 16Z"/>
    <path data-part="shell" fill="#9fbf6a" d="M64 22C73.3 22 84.3 23.7 92 28C99.7 32.3 106.7 41 110 48C113.3 55 114 62 112 70C110 78 106 89.3 98 96C90 102.7 75.3 110 64 110C52.7 110 38 102.7 30 96C22 89.3 18 78 16 70C14 62 14.7 55 18 48C21.3 41 28.3 32.3 36 28C43.7 23.7 54.7 22 64 22Z"/>
    <path data-part="shellMiddle" fill="#fff0c0" d="M48 48L80 48L94 66L80 85L48 85L34 66L48 48Z"/>
    <path fill="none" stroke="#4a5a1a" stroke-width="2.2" d="M48 48L38 28M80 48L90 28M94 66L113 66M34 66L15 66M48 85L40 101M80 85L88 101"/>
  `,
  // A burger, layer on layer.
  hamburger: `
    <path fill="#e0a050" d="M10 96L118 96C118 100 120 104 118 108C116 112 115 117.7 106 120C97 122.3 78 122 64 122C50 122 31 122.3 22 120C13 117.7 12 112 10 108C8 104 10 100 10 96Z"/>
    <path fill="#be8264" d="M10 78C19.7 76 46 76 64 76C82 76 108.3 76 118 78C127.7 80 122.3 84.7 122 88C121.7 91.3 125.7 96 116 98C106.3 100 81.3 100 64 100C46.7 100 21.7 100 12 98C2.3 96 6.3 91.3 6 88C5.7 84.7 0.3 80 10 78Z"/>
    <path fill="#ffd84a" d="M14 70L114 70L118 78L92 80L76 96L60 80L10 78Z"/>
    <path fill="#8fd06a" d="M4 66C4.3 63 0 59.3 12 58C30.7 56.7 97.3 56.7 116 58C128 59.3 123.7 63 124 66C124.3 69 120.7 75.7 118 76C115.3 76.3 111.3 67.8 108 68C104.7 68.2 101.7 76.8 98 77C94.3 77.2 89.8 69 86 69C82.2 69 78.7 77 75 77C71.3 77 67.8 69 64 69C60.2 69 55.7 77 52 77C48.3 77 45.7 69 42 69C38.3 69 33.7 77 30 77C26.3 77 23.3 69.2 20 69C16.7 68.8 12.7 76.5 10 76C7.3 75.5 3.7 69 4 66Z"/>
    <path fill="#f2b866" d="M8 60C8 54 5.7 48.7 8 42C10.3 35.3 15.7 25.7 22 20C28.3 14.3 39 10.3 46 8C53 5.7 58 6 64 6C70 6 75 5.7 82 8C89 10.3 99.7 14.3 106 20C112.3 25.7 117.7 35.3 120 42C122.3 48.7 120 54 120 60C101.3 61 82.7 63 64 63C45.3 63 26.7 61 8 60Z"/>
    <ellipse fill="#4a2f14" cx="40" cy="26" rx="3" ry="1.9"/>
    <ellipse fill="#4a2f14" cx="64" cy="18" rx="3" ry="1.9"/>
    <ellipse fill="#4a2f14" cx="88" cy="26" rx="3" ry="1.9"/>
    <ellipse fill="#4a2f14" cx="52" cy="42" rx="3" ry="1.9"/>
    <ellipse fill="#4a2f14" cx="78" cy="42" rx="3" ry="1.9"/>
    <ellipse fill="#4a2f14" cx="28" cy="46" rx="3" ry="1.9"/>
    <ellipse fill="#4a2f14" cx="102" cy="46" rx="3" ry="1.9"/>
  `,
  // A strawberry with its green collar.
  strawberry: `
    <path data-part="fruit" fill="#f0607a" d="M64 36C70 36 75.3 26.7 82 26C88.7 25.3 98.7 27.7 104 32C109.3 36.3 113.3 44.3 114 52C114.7 59.7 112.3 69 108 78C103.7 87 95.3 98.5 88 106C80.7 113.5 72 123 64 123C56 123 47.3 113.5 40 106C32.7 98.5 24.3 87 20 78C15.7 69 13.3 59.7 14 52C14.7 44.3 18.7 36.3 24 32C29.3 27.7 39.3 25.3 46 26C52.7 26.7 58 36 64 36Z"/>
    <path data-part="stem" fill="#5fae54" d="M60 28C58.2 25.7 57.3 18 58 14C58.7 10 61.3 5 64 4C66.7 3 73.2 6 74 8C74.8 10 69.8 12.7 69 16C68.2 19.3 70.5 26 69 28C67.5 30 61.8 30.3 60 28Z"/>
    <path data-part="leaf" fill="#7cc95c" d="M64 24C68.7 24 72.3 19.7 78 18C83.7 16.3 91.3 15.3 98 14C96.7 18 93 22 94 26C95 30 100.7 34 104 38C98.7 38 92 36 88 38C84 40 82.7 46 80 50C77.3 46.7 74.7 38.7 72 40C69.3 41.3 66.7 52 64 58C61.3 52 58.7 41.3 56 40C53.3 38.7 50.7 46.7 48 50C45.3 46 44 40 40 38C36 36 29.3 38 24 38C27.3 34 33 30 34 26C35 22 31.3 18 30 14C36.7 15.3 44.3 16.3 50 18C55.7 19.7 59.3 24 64 24Z"/>
    <ellipse fill="#5a1a24" cx="38" cy="60" rx="2" ry="3"/>
    <ellipse fill="#5a1a24" cx="52" cy="70" rx="2" ry="3"/>
    <ellipse fill="#5a1a24" cx="76" cy="70" rx="2" ry="3"/>
    <ellipse fill="#5a1a24" cx="90" cy="60" rx="2" ry="3"/>
    <ellipse fill="#5a1a24" cx="38" cy="82" rx="2" ry="3"/>
    <ellipse fill="#5a1a24" cx="64" cy="86" rx="2" ry="3"/>
    <ellipse fill="#5a1a24" cx="90" cy="82" rx="2" ry="3"/>
    <ellipse fill="#5a1a24" cx="52" cy="98" rx="2" ry="3"/>
    <ellipse fill="#5a1a24" cx="76" cy="98" rx="2" ry="3"/>
    <ellipse fill="#5a1a24" cx="64" cy="112" rx="2" ry="3"/>
  `,
  // A glazed ring with sprinkles.
  doughnut: `
    <path fill="#f0b870" d="M64 5C74 5 85.3 6.5 94 11C102.7 15.5 111.2 23.2 116 32C120.8 40.8 123.3 53 123 64C122.7 75 119.2 89 114 98C108.8 107 100.3 113.7 92 118C83.7 122.3 73.3 124 64 124C54.7 124 44.3 122.3 36 118C27.7 113.7 19.2 107 14 98C8.8 89 5.3 75 5 64C4.7 53 7.2 40.8 12 32C16.8 23.2 25.3 15.5 34 11C42.7 6.5 54 5 64 5Z"/>
    <path data-part="icing" fill="#f590b4" d="M64 12C73.3 12 84.3 13.7 92 18C99.7 22.3 106 30.7 110 38C114 45.3 116.3 55.3 116 62C115.7 68.7 109 73 108 78C107 83 111.7 88.7 110 92C108.3 95.3 101.3 95 98 98C94.7 101 93.7 108.7 90 110C86.3 111.3 80.3 105 76 106C71.7 107 68 115.8 64 116C60 116.2 56 107.8 52 107C48 106.2 43.3 112.2 40 111C36.7 109.8 35.3 102.8 32 100C28.7 97.2 22.3 97.7 20 94C17.7 90.3 19.3 83.3 18 78C16.7 72.7 12 68.7 12 62C12 55.3 14 45.3 18 38C22 30.7 28.3 22.3 36 18C43.7 13.7 54.7 12 64 12Z"/>
    <circle fill="#ffffff" cx="64" cy="62" r="19"/>
    <path fill="none" stroke="#6a1a3a" stroke-width="2.5" d="M42 30L48 36M64 24L72 24M90 32L86 39M98 54L106 58M94 78L100 72M78 92L84 96M58 94L52 98M36 86L30 82M24 60L30 64M30 44L36 42M56 34L60 30"/>
  `,
  // A slice with three rounds of sausage.
  pizza: `
    <path fill="#ffd35c" d="M20 36C34.7 32 49.3 24 64 24C78.7 24 93.3 32 108 36C100.7 50.7 93.3 65.3 86 80C78.7 94.7 71.3 109.3 64 124C56.7 109.3 49.3 94.7 42 80C34.7 65.3 27.3 50.7 20 36Z"/>
    <path fill="#d9984a" d="M12 38C10 35.3 8 30 10 26C12 22 18.3 17.2 24 14C29.7 10.8 37.3 8.5 44 7C50.7 5.5 57.3 5 64 5C70.7 5 77.3 5.5 84 7C90.7 8.5 98.3 10.8 104 14C109.7 17.2 116 22 118 26C120 30 118 35.3 116 38C114 40.7 111 42.7 106 42C101 41.3 93 35.8 86 34C79 32.2 71.3 31 64 31C56.7 31 49 32.2 42 34C35 35.8 27 41.3 22 42C17 42.7 14 40.7 12 38Z"/>
    <circle fill="#e8685f" cx="47" cy="54" r="11"/>
    <circle fill="#e8685f" cx="80" cy="58" r="11"/>
    <circle fill="#e8685f" cx="62" cy="86" r="10"/>
    <path fill="none" stroke="#8a1a1a" stroke-width="2.2" d="M43 51L46 54M77 56L80 60M59 84L62 87"/>
    <path data-part="leaf" data-detail="" fill="#7cc95c" d="M60 62C61.3 58.7 62 54.7 64 52C66 49.3 69.3 48 72 46C71.3 50 71 54.7 70 58C69 61.3 67.7 65.3 66 66C64.3 66.7 62 63.3 60 62Z"/>
  `,
  // A whole pizza, as it lies on the table before who makes it.
  "whole-pizza": `
    <path fill="#d9984a" d="M4 64C4 42 30 26 64 26C98 26 124 42 124 64C124 88 98 106 64 106C30 106 4 88 4 64Z"/>
    <path fill="#ffd35c" d="M17 63C17 47 38 36 64 36C90 36 111 47 111 63C111 80 90 93 64 93C38 93 17 80 17 63Z"/>
    <ellipse fill="#e8685f" cx="44" cy="54" rx="12" ry="9"/>
    <ellipse fill="#e8685f" cx="80" cy="51" rx="12" ry="9"/>
    <ellipse fill="#e8685f" cx="56" cy="77" rx="13" ry="10"/>
    <ellipse fill="#e8685f" cx="90" cy="71" rx="11" ry="8.5"/>
  `,
  // Noodles in a broad bowl, lifted with chopsticks.
  "steaming-bowl": `
    <path fill="#c98b4a" d="M22 20L122 0L123 8L24 28Z"/>
    <path fill="#c98b4a" d="M22 34L124 20L125 28L24 43Z"/>
    <path fill="#e8a85c" d="M8 62C8 44 120 44 120 62Z"/>
    <path fill="#ffe9a8" d="M30 16C26 32 32 44 28 62L39 62C43 44 37 32 41 16Z"/>
    <path fill="#f2b63c" d="M41 16C37 32 43 44 39 62L50 62C54 44 48 32 52 16Z"/>
    <path fill="#ffe9a8" d="M52 16C48 32 54 44 50 62L61 62C65 44 59 32 63 16Z"/>
    <path fill="#ffd667" d="M30 18C30 4 63 4 63 18C63 24 30 24 30 18Z"/>
    <ellipse fill="#ffffff" cx="90" cy="54" rx="18" ry="13"/>
    <ellipse fill="#f58a1f" cx="90" cy="54" rx="8.5" ry="7"/>
    <path fill="#f2928a" d="M12 66L116 66C114 94 94 110 84 112L44 112C34 110 14 94 12 66Z"/>
    <path fill="#fbe3c8" d="M4 58L124 58L122 70L6 70Z"/>
    <path fill="#f0b0a4" d="M46 110L82 110L86 122L42 122Z"/>
  `,
  // A swirl of ice cream in a waffle cone.
  "soft-ice-cream": `
    <path data-part="wafer" fill="#f0b870" d="M34 74L94 74C85.3 90.7 73.7 115.7 68 124C62.3 128 65.7 128 60 124C54.3 115.7 42.7 90.7 34 74Z"/>
    <path fill="none" stroke="#8a5a1a" stroke-width="2" d="M46 80L70 108M62 80L76 97M82 80L58 108M66 80L52 97"/>
    <path data-part="rim" fill="#d9984a" d="M28 66L100 66L98 79L30 79Z"/>
    <path data-part="cream" fill="#fff6ec" d="M26 60C26 56.8 25.7 52 32 50C38.3 48 53.3 48 64 48C74.7 48 89.7 48 96 50C102.3 52 102 56.8 102 60C102 63.2 102.3 67.2 96 69C89.7 70.8 74.7 71 64 71C53.3 71 38.3 70.8 32 69C25.7 67.2 26 63.2 26 60Z"/>
    <path data-part="cream" fill="#ffc2d6" d="M34 46C33.7 43 33 38.2 38 36C43 33.8 55.3 33 64 33C72.7 33 85 33.8 90 36C95 38.2 94.3 43 94 46C93.7 49 93 52.3 88 54C83 55.7 72 56 64 56C56 56 45 55.7 40 54C35 52.3 34.3 49 34 46Z"/>
    <path data-part="cream" fill="#fff6ec" d="M44 34C43.3 31.5 44 27.7 46 25C48 22.3 53.7 21.5 56 18C58.3 14.5 58.7 8.7 60 4C64.7 6 70 6.7 74 10C78 13.3 82.3 20 84 24C85.7 28 85 31.3 84 34C83 36.7 81.3 38.7 78 40C74.7 41.3 68.7 42 64 42C59.3 42 53.3 41.3 50 40C46.7 38.7 44.7 36.5 44 34Z"/>
    <path fill="none" stroke="#b0708a" stroke-width="2" d="M44 62C54 65 66 65 76 62M50 48C58 50 66 50 72 48M62 30C68 28 72 24 72 18"/>
  `,
};
