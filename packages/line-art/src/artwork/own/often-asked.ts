/** Animals, buildings, clothes and toys that are asked for often: 128 × 128 boxes. */
export const oftenAsked: Readonly<Record<string, string>> = {
  // A donkey of paper that hangs from a branch.
  pinata: `
    <path data-part="branch" fill="#c98f54" d="M26 6Q70 -0 127 3L127 14Q80 10 28 16Q22 12 26 6Z"/>
    <path data-part="leaf" fill="#a9dd92" d="M100 12Q104 28 120 26Q118 12 100 12Z"/>
    <path fill="none" stroke="#5a3a1a" stroke-width="2.4" d="M72 12L72 46"/>
    <path data-part="leg" fill="#f0708a" d="M36 92L52 92L50 126L32 126Z"/><path data-part="leg" fill="#f0708a" d="M88 92L104 92L108 126L90 126Z"/>
    <path data-part="tail" fill="#7cc977" d="M106 54Q124 52 126 74L118 86L114 70L104 66Z"/>
    <path fill="#ffd040" d="M34 46L106 46L108 64L34 64Z"/>
    <path fill="#62b5f2" d="M34 62L108 62L108 80L34 80Z"/>
    <path fill="#f2803f" d="M34 80L108 80L106 98L34 98Z"/>
    <path data-part="ear" fill="#7cc977" d="M22 36Q14 22 22 16Q32 22 32 34Z"/><path data-part="ear" fill="#7cc977" d="M36 34Q38 20 48 18Q52 28 44 40Z"/>
    <path data-part="head" fill="#f0708a" d="M14 40Q28 30 46 36L52 70L38 78L12 82Q2 80 4 68Z"/>
    <path data-part="muzzle" fill="#ffe9a0" d="M5 64L28 60Q34 72 26 80L12 82Q2 80 5 64Z"/>
    <circle data-part="eye" fill="#2a2440" cx="28" cy="50" r="4.6"/>
    <path fill="none" stroke="#5a1a2a" stroke-width="2.4" d="M42 98L46 104M60 98L64 104M78 98L82 104M10 74L20 72"/>
  `,
  // A genie who rises from a lamp: folded arms with cuffs, a topknot, a beard, a tail of smoke.
  genie: `
    <path data-part="handle" fill="#ffd040" d="M92 98Q118 90 118 106Q116 122 90 116L92 108Q106 112 106 104Q104 98 92 104Z"/>
    <path data-part="lamp" fill="#ffd040" d="M2 94C2 94 13.3 94.7 18 96C22.7 97.3 25.7 101.7 30 102C34.3 102.3 38.3 99 44 98C49.7 97 57.3 96 64 96C70.7 96 78.7 96.7 84 98C89.3 99.3 95 101 96 104C97 107 93.7 113.3 90 116C86.3 118.7 75.7 118.2 74 120C72.3 121.8 80 127 80 127L40 127C40 127 48.3 121.8 46 120C43.7 118.2 31.7 118 26 116C20.3 114 16 111.7 12 108C8 104.3 2 94 2 94Z"/>
    <path data-part="tail" fill="#a8d8f8" d="M38 76L90 76C90 76 87.3 85.3 84 88C80.7 90.7 72 90 70 92C68 94 72 100 72 100L54 100C54 100 55.7 92.3 54 90C52.3 87.7 46.7 88.3 44 86C41.3 83.7 38 76 38 76Z"/>
    <path data-part="body" fill="#8fd0f8" d="M30 50C31.7 46.3 36.3 45.3 42 44C47.7 42.7 56.7 42 64 42C71.3 42 80.3 42.7 86 44C91.7 45.3 96.3 46.3 98 50C99.7 53.7 97.7 61 96 66C94.3 71 93.3 77 88 80C82.7 83 72 84 64 84C56 84 45.3 83 40 80C34.7 77 33.7 71 32 66C30.3 61 28.3 53.7 30 50Z"/>
    <path data-part="arm" fill="#62b5f2" d="M28 48C30.3 44.7 35.3 45 38 46C40.7 47 43.7 51.3 44 54C44.3 56.7 36.3 60.7 40 62C43.7 63.3 61 60.3 66 62C71 63.7 71 69.7 70 72C69 74.3 66 75.3 60 76C54 76.7 40 77.7 34 76C28 74.3 25 70.7 24 66C23 61.3 25.7 51.3 28 48Z"/>
    <path data-part="arm" fill="#62b5f2" d="M100 48C97.7 44.7 92.7 45 90 46C87.3 47 84.7 52 84 54C83.3 56 89.7 57 86 58C82.3 59 67.3 58.3 62 60C56.7 61.7 54 65.7 54 68C54 70.3 55.7 72.7 62 74C68.3 75.3 85 77.3 92 76C99 74.7 102.7 70.7 104 66C105.3 61.3 102.3 51.3 100 48Z"/>
    <path data-part="cuff" fill="#ffd040" d="M64 59L75 59L77 75L66 74Z"/>
    <circle data-part="head" fill="#8fd0f8" cx="64" cy="27" r="19"/>
    <path data-part="hair" fill="#8a92cc" d="M58 10C56.3 8.5 53.3 4.7 54 3C54.7 1.3 59 0.2 62 0C65 0 70.5 0.3 72 2C73.5 3.7 72.3 8.3 71 10C69.7 11.7 66.2 12 64 12C61.8 12 59.7 11.5 58 10Z"/>
    <path data-part="beard" fill="#8a92cc" d="M52 37C52 37 60 42 64 42C68 42 76 37 76 37C76 37 74 45.2 72 48C70 50.8 66.7 54 64 54C61.3 54 58 50.8 56 48C54 45.2 52 37 52 37Z"/>
    <circle fill="#2a2440" cx="57" cy="25" r="2.8"/>
    <circle fill="#2a2440" cx="71" cy="25" r="2.8"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M57 33C57 33 61.7 37 64 37C66.3 37 71 33 71 33"/>
    <path data-part="star" fill="#ffd040" d="M112 14L115 23L124 26L115 29L112 38L109 29L100 26L109 23Z"/>
  `,
  brain: `
    <path data-part="stem" fill="#f2a8b8" d="M70 92Q84 104 82 122L98 122Q100 104 92 90Z"/>
    <path fill="#f2a8b8" d="M66 96Q70 116 92 112Q112 108 112 90Z"/>
    <path fill="#fbd0d8" d="M22 88Q4 84 6 64Q2 44 20 36Q24 16 46 18Q58 4 76 12Q98 8 106 28Q124 36 122 58Q126 84 102 90Q84 100 66 92Q44 104 22 88Z"/>
    <path fill="none" stroke="#8a2a4a" stroke-width="2.4" d="M20 36Q30 32 38 40Q40 50 32 54M46 18Q50 30 62 28M76 12Q70 28 80 34Q92 34 90 46M106 28Q102 34 106 42M10 66Q22 60 30 68Q40 72 42 62M58 46Q52 56 60 64Q72 66 74 56M66 92Q64 82 74 78Q84 80 88 72M112 60Q102 58 98 66M36 90Q36 82 44 80"/>
  `,
  "mouse-face": `
    <circle data-part="ear" fill="#b8c0d0" cx="28" cy="34" r="26"/><circle data-part="ear" fill="#b8c0d0" cx="100" cy="34" r="26"/>
    <circle data-part="innerEar" fill="#f7a0b4" cx="28" cy="34" r="14"/><circle data-part="innerEar" fill="#f7a0b4" cx="100" cy="34" r="14"/>
    <path data-part="head" fill="#d8dee8" d="M64 30Q110 34 112 74Q102 112 64 122Q26 112 16 74Q18 34 64 30Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="44" cy="66" rx="6" ry="8"/><circle fill="#ffffff" cx="43" cy="63" r="2.8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="84" cy="66" rx="6" ry="8"/><circle fill="#ffffff" cx="83" cy="63" r="2.8"/>
    <path data-part="nose" fill="#f0708a" d="M64 98Q50 92 54 82Q64 74 74 82Q78 92 64 98Z"/>
    <path fill="none" stroke="#3a4250" stroke-width="2.4" d="M64 98L64 104M54 104Q59 111 64 104Q69 111 74 104M44 88L14 84M44 94L16 100M84 88L114 84M84 94L112 100"/>
  `,
  "monkey-face": `
    <circle data-part="ear" fill="#c98f5f" cx="18" cy="64" r="17"/><circle data-part="ear" fill="#c98f5f" cx="110" cy="64" r="17"/>
    <circle data-part="innerEar" fill="#ffe0b8" cx="18" cy="64" r="8"/><circle data-part="innerEar" fill="#ffe0b8" cx="110" cy="64" r="8"/>
    <path data-part="head" fill="#c98f5f" d="M64 4Q114 8 114 62Q114 118 64 122Q14 118 14 62Q14 8 64 4Z"/>
    <path data-part="face" fill="#ffe0b8" d="M64 40Q78 20 96 34Q108 48 98 66Q112 76 106 94Q92 114 64 114Q36 114 22 94Q16 76 30 66Q20 48 32 34Q50 20 64 40Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="48" cy="56" rx="6" ry="8"/><circle fill="#ffffff" cx="47" cy="53" r="2.8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="80" cy="56" rx="6" ry="8"/><circle fill="#ffffff" cx="79" cy="53" r="2.8"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.4" d="M58 76Q56 80 60 80M70 76Q72 80 68 80M40 90Q64 112 88 90M54 12Q62 18 64 4M74 12Q66 18 64 4"/>
  `,
  "tiger-face": `
    <circle data-part="ear" fill="#f2a03f" cx="26" cy="28" r="20"/><circle data-part="ear" fill="#f2a03f" cx="102" cy="28" r="20"/>
    <path data-part="head" fill="#f2a03f" d="M64 10Q116 14 120 64Q116 116 64 120Q12 116 8 64Q12 14 64 10Z"/>
    <path data-part="muzzle" fill="#ffffff" d="M64 74Q82 66 96 80Q100 104 64 114Q28 104 32 80Q46 66 64 74Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="42" cy="58" rx="5.4" ry="7.4"/><circle fill="#ffffff" cx="41" cy="55" r="2.8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="86" cy="58" rx="5.4" ry="7.4"/><circle fill="#ffffff" cx="85" cy="55" r="2.8"/>
    <path data-part="nose" fill="#2a2440" d="M54 76L74 76L64 86Z"/>
    <path fill="none" stroke="#5a2a10" stroke-width="2.4" d="M64 12L64 36M46 16L52 34M82 16L76 34M10 56L30 60M118 56L98 60M14 82L30 78M114 82L98 78M64 86L64 92M50 92Q57 102 64 92Q71 102 78 92"/>
  `,
  // A skunk with its great striped tail.
  skunk: `
    <path data-part="tail" fill="#a8a8c0" d="M76 104Q60 60 72 28Q86 0 112 10Q128 20 124 44Q120 58 106 58Q98 82 98 110Z"/>
    <path data-part="stripe" fill="#ffffff" d="M84 96Q74 56 86 32Q96 16 110 22Q116 34 102 42Q92 60 92 100Z"/>
    <path data-part="leg" fill="#a8a8c0" d="M32 96L48 96L48 124L30 124Z"/><path data-part="leg" fill="#a8a8c0" d="M74 96L92 96L94 124L76 124Z"/>
    <path data-part="body" fill="#a8a8c0" d="M36 62Q60 52 86 72Q104 92 96 110Q72 116 36 110Q24 90 36 62Z"/>
    <path data-part="ear" fill="#a8a8c0" d="M12 34Q8 20 20 20Q28 24 28 34Z"/><path data-part="ear" fill="#a8a8c0" d="M46 32Q50 18 60 22Q64 32 56 42Z"/>
    <path data-part="head" fill="#a8a8c0" d="M36 26Q62 28 64 52Q62 78 36 80Q10 80 6 62Q8 28 36 26Z"/>
    <path data-part="stripe" fill="#ffffff" d="M30 27L44 27Q42 48 38 62L32 62Q28 46 30 27Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="20" cy="54" rx="4.6" ry="6"/><circle fill="#ffffff" cx="19" cy="52" r="2.3"/>
    <ellipse data-part="eye" fill="#2a2440" cx="50" cy="54" rx="4.6" ry="6"/><circle fill="#ffffff" cx="49" cy="52" r="2.3"/>
    <ellipse data-part="nose" fill="#2a2440" cx="34" cy="67" rx="5" ry="3.8"/>
    <path fill="none" stroke="#3a3a50" stroke-width="2.2" d="M26 73Q34 79 42 73"/>
  `,
  // A fly with big eyes, seen from above.
  fly: `
    <path fill="none" stroke="#3a3a4a" stroke-width="2.4" d="M44 70L24 60L14 66M42 82L18 84L10 94M46 96L26 108L24 120M84 70L104 60L114 66M86 82L110 84L118 94M82 96L102 108L104 120M56 24L50 8M72 24L78 8"/>
    <path data-part="body" fill="#a8c090" d="M44 74Q44 122 64 126Q84 122 84 74Z"/>
    <path data-part="wing" fill="#e4f2fb" d="M56 64Q20 66 6 106Q4 122 22 122Q48 112 62 72Z"/>
    <path data-part="wing" fill="#e4f2fb" d="M72 64Q108 66 122 106Q124 122 106 122Q80 112 66 72Z"/>
    <path data-part="chest" fill="#88a878" d="M42 62Q42 46 64 46Q86 46 86 62Q84 80 64 80Q44 80 42 62Z"/>
    <path data-part="head" fill="#a8c090" d="M64 22Q86 24 86 40Q82 54 64 54Q46 54 42 40Q42 24 64 22Z"/>
    <circle data-part="eye" fill="#f0708a" cx="44" cy="36" r="15"/><circle data-part="eye" fill="#f0708a" cx="84" cy="36" r="15"/>
    <circle fill="#2a2440" cx="47" cy="37" r="4.6"/><circle fill="#2a2440" cx="81" cy="37" r="4.6"/>
    <path fill="none" stroke="#3a3a4a" stroke-width="2.2" d="M59 45Q64 50 69 45"/>
  `,
  // The whole statue: torch, crown, book, on its pedestal.
  "statue-of-liberty": `
    <path data-part="flame" fill="#ffd040" d="M22 16Q14 8 26 0Q38 8 30 16Z"/>
    <path fill="#8fc4a8" d="M16 16L36 16L32 25L36 42L58 52L54 70L28 52L21 25Z"/>
    <path data-part="dress" fill="#8fc4a8" d="M44 108Q46 74 50 56Q64 48 82 56Q92 74 94 108Z"/>
    <path data-part="arm" fill="#8fc4a8" d="M80 56Q98 62 104 82Q98 92 84 90L78 74Z"/>
    <path data-part="book" fill="#fff6dc" d="M84 62L102 56L110 84L92 90Z"/>
    <path data-part="hand" fill="#e4f4ea" d="M84 80Q92 74 98 80Q100 88 92 90Q84 90 84 80Z"/>
    <path data-part="crown" fill="#ffd040" d="M50 32L42 20L54 24L56 10L64 22L68 8L73 22L82 10L82 24L94 20L86 32Z"/>
    <path data-part="face" fill="#e4f4ea" d="M54 30L82 30Q84 54 68 56Q52 54 54 30Z"/>
    <circle fill="#2a2440" cx="62" cy="38" r="2.8"/><circle fill="#2a2440" cx="75" cy="38" r="2.8"/>
    <path fill="none" stroke="#2a5a4a" stroke-width="2.2" d="M63 47Q68 51 73 47M56 70Q60 88 54 104M66 66Q70 86 66 104M76 94L80 104"/>
    <path fill="#d9c8a8" d="M36 106L100 106L106 127L30 127Z"/>
  `,
  // A satellite with its two panels and a dish.
  satellite: `
    <path data-part="panel" fill="#5fa8e0" d="M2 38L38 38L38 80L2 80Z"/><path data-part="panel" fill="#5fa8e0" d="M90 38L126 38L126 80L90 80Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M20 42L20 76M108 42L108 76"/>
    <path fill="#c8ced6" d="M38 54L90 54L90 64L38 64Z"/>
    <path data-part="body" fill="#ffd040" d="M46 30L82 30L82 88L46 88Z"/>
    <path fill="#ffffff" d="M54 40L74 40L74 58L54 58Z"/>
    <path fill="#c8ced6" d="M59 88L69 88L69 104L59 104Z"/>
    <path fill="#f2988a" d="M36 100Q64 92 92 100Q88 124 64 124Q40 124 36 100Z"/>
    <path fill="#c8ced6" d="M60 14L68 14L68 30L60 30Z"/><circle fill="#f0708a" cx="64" cy="9" r="7"/>
    <path fill="none" stroke="#7a4a10" stroke-width="2.4" d="M54 68L74 68M54 78L74 78"/>
  `,
  // A comet with three streams of light behind it.
  comet: `
    <path fill="#8fc4f0" d="M22 74Q50 30 126 2Q104 30 92 44Q108 38 122 36Q100 58 84 66Q100 64 112 66Q82 98 56 106Z"/>
    <path fill="#ffffff" d="M30 74Q52 46 92 28Q76 48 72 60Q82 58 90 58Q74 80 54 96Z"/>
    <circle fill="#ffd040" cx="38" cy="90" r="34"/>
    <circle data-part="crater" fill="#f2a03f" cx="28" cy="78" r="8"/><circle data-part="crater" fill="#f2a03f" cx="50" cy="92" r="10"/><circle data-part="crater" fill="#f2a03f" cx="28" cy="104" r="7"/>
  `,
  // A glove with its thumb and laces.
  "boxing-glove": `
    <path fill="#ffffff" d="M38 92L92 92L96 122Q66 128 34 122Z"/>
    <path fill="#e8685f" d="M26 96Q8 60 22 30Q40 2 78 8Q108 18 108 52Q106 80 100 96Q62 106 26 96Z"/>
    <path fill="#f7a098" d="M108 40Q124 44 124 60Q122 80 106 84Q86 86 70 74Q62 66 70 60Q80 58 96 66Q102 60 108 40Z"/>
    <path fill="none" stroke="#5a1a10" stroke-width="2.4" d="M36 34Q44 24 58 22M30 54Q30 46 32 42M54 104L76 116M76 104L54 116"/>
  `,
  // A hospital with its cross and wide doors.
  hospital: `
    <path data-part="wall" fill="#c8e4f8" d="M2 58L38 58L38 124L2 124Z"/><path data-part="wall" fill="#c8e4f8" d="M90 58L126 58L126 124L90 124Z"/>
    <path data-part="wall" fill="#ffffff" d="M34 10L94 10L94 124L34 124Z"/>
    <path fill="#e8685f" d="M57 20L71 20L71 32L83 32L83 46L71 46L71 58L57 58L57 46L45 46L45 32L57 32Z"/>
    <path data-part="window" fill="#62b5f2" d="M10 70L28 70L28 86L10 86Z"/><path data-part="window" fill="#62b5f2" d="M100 70L118 70L118 86L100 86Z"/>
    <path data-part="roof" fill="#f2b85f" d="M40 72L88 72L94 86L34 86Z"/>
    <path data-part="door" fill="#62b5f2" d="M46 86L64 86L64 124L46 124Z"/><path data-part="door" fill="#62b5f2" d="M64 86L82 86L82 124L64 124Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M12 102L28 102M100 102L116 102M60 102L60 110M68 102L68 110"/>
  `,
  // A house of offices, window beside window.
  "office-building": `
    <path data-part="wall" fill="#ffd98a" d="M22 12L106 12L106 124L22 124Z"/>
    <path data-part="roof" fill="#e8685f" d="M16 4L112 4L112 16L16 16Z"/>
    <path data-part="window" fill="#5fa8e0" d="M32 26L56 26L56 44L32 44Z"/><path data-part="window" fill="#5fa8e0" d="M72 26L96 26L96 44L72 44Z"/>
    <path data-part="window" fill="#5fa8e0" d="M32 56L56 56L56 74L32 74Z"/><path data-part="window" fill="#5fa8e0" d="M72 56L96 56L96 74L72 74Z"/>
    <path data-part="door" fill="#c08c78" d="M48 124L48 92Q48 88 52 88L76 88Q80 88 80 92L80 124Z"/>
    <path data-part="bush" fill="#7cc977" d="M4 124Q0 106 12 104Q22 92 32 104Q44 106 40 124Z"/><path data-part="bush" fill="#7cc977" d="M124 124Q128 106 116 104Q106 92 96 104Q84 106 88 124Z"/>
  `,
  // A wheelchair from the side; its large wheel is before who sits in it.
  "manual-wheelchair": `
    <path data-part="handle" fill="#ffd040" d="M92 6L120 6Q126 6 126 12Q126 18 120 18L102 18L102 72L90 72L90 14Q90 6 92 6Z"/>
    <path data-part="seat" fill="#62b5f2" d="M76 24Q76 20 80 20L90 20Q94 20 94 24L94 70L76 70Z"/>
    <path fill="#8fa0c8" d="M30 68L42 70L28 108L36 108Q40 108 40 114Q40 120 36 120L6 120Q2 120 2 114Q2 108 6 108L16 108Z"/>
    <circle data-part="wheel" fill="#a8b0c0" cx="40" cy="113" r="12"/>
    <circle data-part="hub" fill="#ffffff" cx="40" cy="113" r="5"/>
    <path data-part="seat" fill="#62b5f2" d="M32 60L90 60Q94 60 94 64L94 72Q94 76 90 76L32 76Q26 76 26 68Q26 60 32 60Z"/>
    <circle data-part="wheel" fill="#a8b0c0" cx="80" cy="90" r="35"/>
    <circle fill="#ffffff" cx="80" cy="90" r="26"/>
    <path fill="none" stroke="#3a3a4a" stroke-width="2.4" d="M80 64L80 116M57.5 77L102.5 103M57.5 103L102.5 77"/>
    <circle data-part="hub" fill="#ffd040" cx="80" cy="90" r="11"/>
  `,
  // A round canopy, a child in its harness.
  parachute: `
    <path fill="#f0708a" d="M2 50Q6 2 64 2Q122 2 126 50Q114 40 104 50Q92 40 84 50Q74 40 64 50Q54 40 44 50Q36 40 24 50Q14 40 2 50Z"/>
    <path fill="#ffe07a" d="M44 50Q44 14 64 2Q84 14 84 50Q74 40 64 50Q54 40 44 50Z"/>
    <path fill="none" stroke="#3a3a4a" stroke-width="2.4" d="M6 48L54 86M122 48L74 86M44 50L58 78M84 50L70 78"/>
    <path data-part="leg" fill="#8a92cc" d="M52 104L63 104L62 126L48 126Z"/><path data-part="leg" fill="#8a92cc" d="M65 104L76 104L80 126L66 126Z"/>
    <path data-part="arm" fill="#62b5f2" d="M54 92L40 76Q38 70 44 68L58 84Z"/><path data-part="arm" fill="#62b5f2" d="M74 92L88 76Q90 70 84 68L70 84Z"/>
    <path data-part="shirt" fill="#62b5f2" d="M50 88L78 88L78 108L50 108Z"/>
    <circle data-part="face" fill="#ffe0c4" cx="64" cy="78" r="14"/>
    <circle fill="#2a2440" cx="59" cy="77" r="2.6"/><circle fill="#2a2440" cx="69" cy="77" r="2.6"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2.2" d="M58 84Q64 89 70 84"/>
  `,
  // A calendar page with rings and a day marked.
  calendar: `
    <path fill="#ffffff" d="M14 18L114 18Q122 18 122 26L122 116Q122 124 114 124L14 124Q6 124 6 116L6 26Q6 18 14 18Z"/>
    <path fill="#e8685f" d="M14 18L114 18Q122 18 122 26L122 50L6 50L6 26Q6 18 14 18Z"/>
    <path data-part="ring" fill="#ffd040" d="M26 8Q26 4 32 4Q38 4 38 8L38 30Q38 34 32 34Q26 34 26 30Z"/><path data-part="ring" fill="#ffd040" d="M90 8Q90 4 96 4Q102 4 102 8L102 30Q102 34 96 34Q90 34 90 30Z"/>
    <path fill="#8fc4f0" d="M18 62L42 62L42 82L18 82Z"/><path fill="#8fc4f0" d="M52 62L76 62L76 82L52 82Z"/><path fill="#8fc4f0" d="M86 62L110 62L110 82L86 82Z"/>
    <path fill="#8fc4f0" d="M18 92L42 92L42 112L18 112Z"/><path fill="#ffd040" d="M52 92L76 92L76 112L52 112Z"/><path fill="#8fc4f0" d="M86 92L110 92L110 112L86 112Z"/>
    <path data-part="heart" fill="#e8685f" d="M64 109Q55 103 59 98Q62 95 64 98Q66 95 69 98Q73 103 64 109Z"/>
  `,
  // Three dolls, each smaller than the one before.
  "nesting-dolls": `
    <path fill="#e8685f" d="M38 2Q62 4 62 32Q60 44 66 58Q78 90 62 124L16 124Q0 90 12 58Q18 44 14 32Q14 4 38 2Z"/>
    <circle data-part="face" fill="#ffe9d0" cx="38" cy="30" r="16"/>
    <path data-part="apron" fill="#ffe07a" d="M38 62Q60 64 58 92Q54 116 38 118Q22 116 18 92Q16 64 38 62Z"/>
    <path fill="#62b5f2" d="M92 46Q110 48 110 70Q110 78 114 88Q122 108 112 124L74 124Q64 108 70 88Q74 78 74 70Q74 48 92 46Z"/>
    <circle data-part="face" fill="#ffe9d0" cx="92" cy="68" r="13"/>
    <path data-part="apron" fill="#ffe07a" d="M92 92Q106 94 104 106Q102 118 92 118Q82 118 80 106Q78 94 92 92Z"/>
    <circle fill="#2a2440" cx="32" cy="29" r="2.8"/><circle fill="#2a2440" cx="44" cy="29" r="2.8"/><circle fill="#2a2440" cx="87" cy="67" r="2.6"/><circle fill="#2a2440" cx="97" cy="67" r="2.6"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2.2" d="M33 37Q38 41 43 37M88 74Q92 77 96 74"/>
    <path data-part="flower" fill="#f0708a" d="M38 100Q28 106 28 96Q22 90 30 86Q32 76 38 82Q44 76 46 86Q54 90 48 96Q48 106 38 100Z"/>
  `,
  // A winter coat with a furry collar and four buttons.
  coat: `
    <path data-part="sleeve" fill="#62b5f2" d="M36 26Q16 34 8 88L26 94L40 58Z"/><path data-part="sleeve" fill="#62b5f2" d="M92 26Q112 34 120 88L102 94L88 58Z"/>
    <path data-part="cuff" fill="#ffffff" d="M6 86L28 92L26 106L4 100Z"/><path data-part="cuff" fill="#ffffff" d="M122 86L100 92L102 106L124 100Z"/>
    <path fill="#62b5f2" d="M36 24L92 24L102 122L26 122Z"/>
    <path data-part="collar" fill="#ffffff" d="M38 14Q64 2 90 14Q102 26 92 38Q78 42 64 36Q50 42 36 38Q26 26 38 14Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M64 38L64 120M30 88L50 92M98 88L78 92"/>
    <circle data-part="button" fill="#ffd040" cx="74" cy="54" r="6"/><circle data-part="button" fill="#ffd040" cx="74" cy="74" r="6"/><circle data-part="button" fill="#ffd040" cx="74" cy="94" r="6"/>
  `,
  accordion: `
    <path fill="#fff0c8" d="M40 28Q50 20 60 28Q70 20 80 28Q86 22 92 26L92 108Q84 112 80 106Q70 114 60 106Q50 114 40 106Z"/>
    <path fill="none" stroke="#5a3a1a" stroke-width="2.4" d="M53 34L53 100M66 34L66 100M79 34L79 100"/>
    <path fill="#e8685f" d="M8 18L36 18Q42 18 42 24L42 112Q42 118 36 118L8 118Q2 118 2 112L2 24Q2 18 8 18Z"/>
    <path fill="#e8685f" d="M94 18L120 18Q126 18 126 24L126 112Q126 118 120 118L94 118Q88 118 88 112L88 24Q88 18 94 18Z"/>
    <path fill="#ffffff" d="M10 32L26 32L26 104L10 104Z"/>
    <path fill="none" stroke="#2a2440" stroke-width="2.4" d="M12 46L22 46M12 60L22 60M12 74L22 74M12 88L22 88"/>
    <circle data-part="button" fill="#ffd040" cx="107" cy="40" r="6"/><circle data-part="button" fill="#ffd040" cx="107" cy="60" r="6"/><circle data-part="button" fill="#ffd040" cx="107" cy="80" r="6"/><circle data-part="button" fill="#ffd040" cx="107" cy="100" r="6"/>
  `,
  // A stick with its net, and the ball.
  lacrosse: `
    <path data-part="pole" fill="#e8685f" d="M6 116L62 56L70 64L14 124Q8 126 6 122Z"/>
    <path fill="#ffd040" d="M58 60Q58 20 84 6Q112 -0 122 18Q128 42 106 62Q86 76 66 68Z"/>
    <path fill="#ffffff" d="M68 58Q70 30 88 18Q106 10 112 24Q116 42 98 54Q82 62 68 58Z"/>
    <path fill="none" stroke="#5a3a1a" stroke-width="2.4" d="M82 30L100 46M94 22L106 34M76 44L86 54M100 22L82 40M106 32L90 48"/>
    <circle data-part="ball" fill="#ffffff" cx="98" cy="104" r="20"/>
    <path fill="none" stroke="#5a3a1a" stroke-width="2.2" d="M88 96Q92 90 98 90"/>
  `,
  // A train goes over a hill of track, in each car a child with arms up.
  "roller-coaster": `
    <path data-part="support" fill="#c8ced6" d="M17 88L27 88L27 126L17 126Z"/>
    <path data-part="support" fill="#c8ced6" d="M59 68L69 68L69 126L59 126Z"/>
    <path data-part="support" fill="#c8ced6" d="M101 88L111 88L111 126L101 126Z"/>
    <path data-part="rails" fill="#f2a03f" d="M0 102C6 101 11.1 91.5 19.4 82.9A62 62 0 0 1 108.6 82.9C116.9 91.5 122 101 128 102L128 112C116 111 110.1 98.1 101.8 89.5A52.5 52.5 0 0 0 26.2 89.5C17.9 98.1 12 111 0 112Z"/>
    <path fill="none" stroke="#7a4a10" stroke-width="2" d="M22 84L25 87M29.1 77.9L31.6 81.4M37 73.1L39 76.9M45.6 69.5L47 73.6M54.7 67.3L55.4 71.6M64 66.6L64 70.9M73.3 67.3L72.6 71.6M82.4 69.5L81 73.6M91 73.1L89 76.9M98.9 77.9L96.4 81.4M106 84L103 87M6.3 101.4L8.3 105.9M121.7 101.4L119.7 105.9M13.6 93.6L16.6 97.1M114.4 93.6L111.4 97.1"/>
    <path data-part="arm" fill="#7cc977" d="M22.6 61.6L19.1 54.4L0.9 38.8Q0.2 34.1 4.1 32.8L19.2 45.5L28.2 41.1L27.5 21.4Q31.5 18.3 34.2 22.6L35.3 46.6L38.8 53.7Z"/>
    <circle data-part="face" fill="#ffe0c4" cx="23.2" cy="42.4" r="9"/>
    <path data-part="hair" fill="#c98a4a" d="M14.2 46.8Q8.1 36.4 18 31.6Q27.9 26.8 32.2 38Q26 34.4 19.2 38.8Q14.7 41 14.2 46.8Z"/>
    <circle data-part="eye" fill="#2a2440" cx="20.2" cy="44.4" r="1.7"/>
    <circle data-part="eye" fill="#2a2440" cx="26.7" cy="41.3" r="1.7"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2" d="M21.4 47.8Q27 50.1 28.6 44.3"/>
    <path data-part="bodywork" fill="#e8685f" d="M26.7 77Q17.1 75.4 15.4 67.4Q14.1 60.2 20.2 56.7L40.9 46.6Q46.3 56.7 50 65.6A62 62 0 0 0 26.7 77Z"/>
    <path data-part="arm" fill="#f7a8d0" d="M55 50L55 42L45.5 20Q46 15 51 16L59 34L69 34L77 16Q82 15 82.5 20L73 42L73 50Z"/>
    <circle data-part="face" fill="#ffe0c4" cx="64" cy="33" r="9"/>
    <path data-part="hair" fill="#e8c25a" d="M54 36Q51 21 64 21Q77 21 74 36Q70 30 64 25Q58 30 54 36Z"/>
    <circle data-part="eye" fill="#2a2440" cx="60.4" cy="33.5" r="1.7"/>
    <circle data-part="eye" fill="#2a2440" cx="67.6" cy="33.5" r="1.7"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2" d="M60 37Q64 41.5 68 37"/>
    <path data-part="bodywork" fill="#ffd040" d="M50.1 65.6Q49.5 56 50 44.5L78 44.5Q78.5 56 77.9 65.6A62 62 0 0 0 50.1 65.6Z"/>
    <path data-part="arm" fill="#8fc4f0" d="M89.2 53.7L92.7 46.6L93.8 22.6Q96.5 18.3 100.5 21.4L99.8 41.1L108.8 45.5L123.9 32.8Q127.8 34.1 127.1 38.8L108.9 54.4L105.4 61.6Z"/>
    <circle data-part="face" fill="#ffe0c4" cx="104.8" cy="42.4" r="9"/>
    <path data-part="hair" fill="#c08a6a" d="M95.8 38Q100.1 26.8 110 31.6Q119.9 36.4 113.8 46.8Q112.8 39.6 105.2 37Q100.7 34.8 95.8 38Z"/>
    <circle data-part="eye" fill="#2a2440" cx="101.3" cy="41.3" r="1.7"/>
    <circle data-part="eye" fill="#2a2440" cx="107.8" cy="44.4" r="1.7"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2" d="M99.4 44.3Q101 50.1 106.6 47.8"/>
    <path data-part="bodywork" fill="#b0a4f0" d="M78 65.6Q81.7 56.7 87.1 46.6L112.3 58.9Q107.7 69.4 103 77.8A62 62 0 0 0 78 65.6Z"/>
  `,
  "roller-coaster-simple": `
    <path data-part="support" fill="#c8ced6" d="M23 88L33 88L33 126L23 126Z"/>
    <path data-part="support" fill="#c8ced6" d="M95 88L105 88L105 126L95 126Z"/>
    <path data-part="rails" fill="#f2a03f" d="M0 104C6 103 11.1 94.5 20.8 86.3A60 60 0 0 1 107.2 86.3C116.9 94.5 122 103 128 104L128 115C116 114 109 102 100 93.3A50 50 0 0 0 28 93.3C19 102 12 114 0 115Z"/>
    <path fill="none" stroke="#7a4a10" stroke-width="2" d="M23.4 87.4L26.8 90.8M30.3 81.6L33.1 85.4M37.9 76.9L40.1 81.1M46.3 73.4L47.7 78M55 71.3L55.8 76M64 70.6L64 75.4M73 71.3L72.2 76M81.7 73.4L80.3 78M90.1 76.9L87.9 81.1M97.7 81.6L94.9 85.4M104.6 87.4L101.2 90.8M6.3 103.7L8.6 109.1M121.7 103.7L119.4 109.1M14 96.5L17.6 100.8M114 96.5L110.4 100.8"/>
    <path data-part="arm" fill="#7cc977" d="M27.3 60.4L24 50.9L6.1 31.8Q3.3 25.4 10.2 24L26.3 39.5L37.6 35.5L40.4 13.3Q46.6 10 48.5 16.8L46.6 42.9L49.9 52.4Z"/>
    <circle data-part="face" fill="#ffe0c4" cx="31.6" cy="36.6" r="11.5"/>
    <path fill="none" stroke="#5a3a1a" stroke-width="2" d="M20.4 36.3Q23.9 29.7 30 31.9Q33.3 26.4 40.2 29.3"/>
    <circle data-part="eye" fill="#2a2440" cx="27.5" cy="38.6" r="2"/>
    <circle data-part="eye" fill="#2a2440" cx="36.1" cy="35.5" r="2"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2" d="M28.6 42.9Q35.1 46.5 38 39.6"/>
    <path data-part="bodywork" fill="#e8685f" d="M30.5 78.2Q18.5 77.3 16.4 68.5Q14.9 58.4 23.1 54.4L55.1 43.1L64 68A60 60 0 0 0 30.5 78.2Z"/>
    <path data-part="arm" fill="#f27fb6" d="M78.1 52.4L81.4 42.9L79.5 16.8Q81.4 10 87.6 13.3L90.4 35.5L101.7 39.5L117.8 24Q124.7 25.4 121.9 31.8L104 50.9L100.7 60.4Z"/>
    <circle data-part="face" fill="#ffe0c4" cx="96.4" cy="36.6" r="11.5"/>
    <path fill="none" stroke="#5a3a1a" stroke-width="2" d="M87.8 29.3Q94.9 31.8 100.1 26.2Q100.5 33.8 107.6 36.3"/>
    <circle data-part="eye" fill="#2a2440" cx="91.9" cy="35.5" r="2"/>
    <circle data-part="eye" fill="#2a2440" cx="100.5" cy="38.6" r="2"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2" d="M90 39.6Q92.9 46.5 99.4 42.9"/>
    <path data-part="bodywork" fill="#8fb8f0" d="M64 68L72.9 43.1L109.6 56.1Q113.4 57.4 112.1 61.2L101.7 81.4A60 60 0 0 0 64 68Z"/>
  `,
  // A ring of red and white with a rope.
  "ring-buoy": `
    <path fill="#fffaf0" d="M4 64A60 60 0 1 1 124 64A60 60 0 1 1 4 64ZM38 64A26 26 0 1 0 90 64A26 26 0 1 0 38 64Z"/>
    <path data-part="stripe" data-telling="" fill="#f28a7a" d="M120.0 85.5A60 60 0 0 1 85.5 120.0L73.3 88.3A26 26 0 0 0 88.3 73.3Z"/>
    <path data-part="stripe" data-telling="" fill="#f28a7a" d="M42.5 120.0A60 60 0 0 1 8.0 85.5L39.7 73.3A26 26 0 0 0 54.7 88.3Z"/>
    <path data-part="stripe" data-telling="" fill="#f28a7a" d="M8.0 42.5A60 60 0 0 1 42.5 8.0L54.7 39.7A26 26 0 0 0 39.7 54.7Z"/>
    <path data-part="stripe" data-telling="" fill="#f28a7a" d="M85.5 8.0A60 60 0 0 1 120.0 42.5L88.3 54.7A26 26 0 0 0 73.3 39.7Z"/>
  `,
  // A jacket with its black belt.
  "martial-arts-uniform": `
    <path data-part="sleeve" fill="#e8eef8" d="M36 14Q14 22 4 62L24 74L40 48Z"/><path data-part="sleeve" fill="#e8eef8" d="M92 14Q114 22 124 62L104 74L88 48Z"/>
    <path data-part="trousers" fill="#e8eef8" d="M34 96L62 96L58 126L26 126Z"/><path data-part="trousers" fill="#e8eef8" d="M66 96L94 96L102 126L70 126Z"/>
    <path data-part="jacket" fill="#ffffff" d="M36 12L92 12Q98 60 98 104L30 104Q30 60 36 12Z"/>
    <path data-part="collar" fill="#8fc4f0" d="M44 10L56 10L84 68L70 74Z"/><path data-part="collar" fill="#8fc4f0" d="M84 10L72 10L44 68L58 74Z"/>
    <path data-part="belt" fill="#f2a03f" d="M30 70L98 70L98 84L30 84Z"/>
    <path data-part="knot" fill="#f2a03f" d="M58 76L70 76L86 106L72 108L64 90L56 108L42 106Z"/>
  `,
  // A sun with a wide smile.
  "sun-with-face": `
    <path data-part="ray" fill="#ffb830" d="M64 2L76 20L94 8L98 30L120 26L112 48L127 60L112 74L120 98L98 96L92 118L75 106L64 126L53 106L36 118L30 96L8 98L16 74L1 60L16 48L8 26L30 30L34 8L52 20Z"/>
    <circle data-part="face" fill="#fff0a0" cx="64" cy="63" r="39"/>
    <ellipse data-part="eye" fill="#2a2440" cx="50" cy="54" rx="4.6" ry="6.2"/><ellipse data-part="eye" fill="#2a2440" cx="78" cy="54" rx="4.6" ry="6.2"/>
    <circle data-part="cheek" fill="#f7988a" cx="38" cy="70" r="7"/><circle data-part="cheek" fill="#f7988a" cx="90" cy="70" r="7"/>
    <path fill="none" stroke="#7a3a10" stroke-width="2.4" d="M48 74Q64 94 80 74"/>
  `,
  // A nest of twigs on a fork.
  "empty-nest": `
    <path data-part="branch" fill="#c08c68" d="M2 112Q60 96 126 108L126 122Q60 110 2 124Z"/>
    <path data-part="leaf" fill="#7cc977" d="M92 100Q98 76 124 76Q124 98 100 106Z"/><path data-part="leaf" fill="#7cc977" d="M30 104Q26 122 4 122Q4 106 22 100Z"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.4" d="M14 50L4 38M114 50L126 36M30 44L20 30M98 44L106 28"/>
    <ellipse fill="#f7e0b0" cx="64" cy="58" rx="50" ry="17"/>
    <path fill="#d9a868" d="M4 56Q12 50 16 60Q40 76 64 76Q88 76 112 60Q116 50 124 56Q120 102 64 106Q8 102 4 56Z"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.4" d="M16 80L44 88M30 78L58 98M50 86L84 84M70 98L104 76M92 88L112 76M22 92L38 98M78 90L96 94"/>
  `,
  // A wild boar with tusks and a bristly back.
  boar: `
    <path data-part="leg" fill="#c0947c" d="M42 92L56 92L56 124L42 124Z"/><path data-part="leg" fill="#c0947c" d="M94 92L108 92L108 124L94 124Z"/>
    <path data-part="mane" fill="#a898bc" d="M34 38L40 18L52 32L62 14L74 30L86 18L92 36L106 30L104 48Z"/>
    <path data-part="body" fill="#c89878" d="M40 40Q76 20 106 42Q124 58 120 84Q116 104 92 106L54 106Q34 104 34 80Z"/>
    <path data-part="ear" fill="#c0947c" d="M38 40Q32 16 46 18Q60 26 58 46Z"/>
    <path data-part="head" fill="#c89878" d="M44 34Q68 38 66 66Q62 92 38 92L14 88L10 68Q20 38 44 34Z"/>
    <path data-part="snout" fill="#f7b8a0" d="M4 62Q14 56 22 64L24 86Q14 94 4 86Q0 74 4 62Z"/>
    <path data-part="tusk" fill="#ffffff" d="M26 88Q20 70 30 60Q36 70 40 88Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="38" cy="56" rx="4.6" ry="6"/><circle fill="#ffffff" cx="37" cy="54" r="2.3"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.4" d="M9 70L9 78M16 70L16 78M119 64Q128 58 124 48"/>
  `,
  // A beetle seen from above, its wing cases closed.
  beetle: `
    <path fill="none" stroke="#3a3a4a" stroke-width="2.4" d="M32 66L12 56L6 42M28 82L6 86M34 102L16 114L16 124M96 66L116 56L122 42M100 82L122 86M94 102L112 114L112 124M54 18L44 4M74 18L84 4"/>
    <path data-part="wing" fill="#7cc977" d="M64 48L64 124Q28 120 26 82Q28 54 64 48Z"/><path data-part="wing" fill="#7cc977" d="M64 48L64 124Q100 120 102 82Q100 54 64 48Z"/>
    <path data-part="back" fill="#ffd040" d="M34 56Q34 36 64 36Q94 36 94 56Q80 64 64 64Q48 64 34 56Z"/>
    <path data-part="head" fill="#62b5f2" d="M42 38Q40 14 64 14Q88 14 86 38Q64 46 42 38Z"/>
    <circle fill="#2a2440" cx="55" cy="26" r="3.6"/><circle fill="#2a2440" cx="73" cy="26" r="3.6"/>
    <path fill="none" stroke="#2a5a3a" stroke-width="2.4" d="M44 78L44 100M84 78L84 100M58 33Q64 38 70 33"/>
  `,
};
