/** Instruments and puzzles of many peoples: 128 × 128 boxes. */
export const folkInstruments: Readonly<Record<string, string>> = {
  // A lyre: two curved arms, a crossbar, strings.
  lyre: `
    <path fill="#ffd35c" d="M44 92Q14 74 16 44Q18 22 8 12Q22 2 32 18Q38 34 34 50Q34 66 50 78Z"/><path fill="#ffd35c" d="M84 92Q114 74 112 44Q110 22 120 12Q106 2 96 18Q90 34 94 50Q94 66 78 78Z"/>
    <path fill="#e8b04a" d="M20 26L108 26L110 36L18 36Z"/>
    <path fill="#ffe08a" d="M38 84Q40 72 64 72Q88 72 90 84Q96 108 84 118Q64 126 44 118Q32 108 38 84Z"/>
    <path fill="#ffffff" d="M48 92L80 92L80 102L48 102Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M48 38L52 70M59 38L61 69M69 38L67 69M80 38L76 70"/>
  `,
  // A lute: a round belly like half a pear, the peg box bent back.
  lute: `
    <path fill="#c98a4a" d="M58 40L58 16L40 6L46 1L76 8L72 40Z"/>
    <path fill="#ffd9a0" d="M56 38L74 38Q78 62 98 76Q114 92 106 110Q94 127 64 127Q34 127 22 110Q14 92 32 76Q52 62 56 38Z"/>
    <path fill="#c98a4a" d="M58 30L72 30L72 84L58 84Z"/>
    <circle fill="#fff3dc" cx="65" cy="92" r="15"/>
    <path fill="#b9783a" d="M42 112L88 112L88 119L42 119Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M65 82L65 102M55 92L75 92M62 34L62 78M68 34L68 78"/>
  `,
  // A mandolin: a small teardrop body with a round hole.
  mandolin: `
    <path fill="#c98a4a" d="M55 24L52 2Q64 8 76 2L73 24Z"/>
    <path fill="#ffd35c" d="M44 6L52 6L52 12L44 12ZM44 16L54 16L54 22L44 22ZM84 6L76 6L76 12L84 12ZM84 16L74 16L74 22L84 22Z"/>
    <path fill="#f0a860" d="M56 54L72 54Q78 68 92 76Q108 90 102 108Q92 127 64 127Q36 127 26 108Q20 90 36 76Q50 68 56 54Z"/>
    <path fill="#8f98a8" d="M58 22L70 22L70 82L58 82Z"/>
    <circle fill="#fff3dc" cx="64" cy="90" r="13"/>
    <path fill="#b9783a" d="M48 110L80 110L80 117L48 117Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M61 34L67 34M61 44L67 44M61 54L67 54M61 64L67 64M60 84L60 100M68 84L68 100"/>
  `,
  // A balalaika: a Russian lute with a body of three corners.
  balalaika: `
    <path fill="#c98a4a" d="M54 20L56 2L72 2L74 20L70 24L58 24Z"/>
    <path fill="#f0a860" d="M58 46L70 46Q88 88 124 116Q126 126 116 126L12 126Q2 126 4 116Q40 88 58 46Z"/>
    <path fill="#e8685f" d="M64 100Q84 108 98 126L30 126Q44 108 64 100Z"/>
    <path fill="#8f98a8" d="M59 20L69 20L69 74L59 74Z"/>
    <circle fill="#fff3dc" cx="64" cy="86" r="9"/>
    <path fill="#ffd35c" d="M46 5L56 5L56 11L46 11ZM82 5L72 5L72 11L82 11Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M64 28L64 70M62 36L66 36M62 46L66 46M62 56L66 56"/>
  `,
  // Tabla: the small wooden drum and the large round one, each with a dark spot.
  tabla: `
    <path fill="#d9985a" d="M4 40Q4 34 10 34L46 34Q52 34 52 40L56 104Q54 116 28 116Q2 116 0 104Z"/>
    <ellipse fill="#fff6e0" cx="28" cy="38" rx="25" ry="12"/><ellipse fill="#8f98a8" cx="28" cy="38" rx="11" ry="5"/>
    <path fill="#b8c4d8" d="M58 44Q52 84 66 108Q92 124 118 108Q128 84 126 44Z"/>
    <ellipse fill="#fff6e0" cx="92" cy="42" rx="35" ry="17"/><ellipse fill="#8f98a8" cx="84" cy="43" rx="14" ry="7"/>
    <path fill="#e8685f" d="M4 116Q28 108 54 116Q54 126 28 126Q4 126 4 116ZM62 114Q92 104 122 114Q124 126 92 127Q60 126 62 114Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M10 56L14 96M28 58L28 98M46 56L42 96M64 66Q64 82 70 96M80 70L82 98M104 70L102 98M120 66Q120 82 114 96"/>
  `,
  // A steel drum on its stand, dented in fields of notes, with two mallets.
  "steel-drum": `
    <path fill="#b8a890" d="M20 60L30 60L22 126L12 126ZM108 60L98 60L106 126L116 126ZM20 98L108 98L108 106L20 106Z"/>
    <path fill="#b8c8dc" d="M6 40L122 40L114 86Q64 102 14 86Z"/>
    <ellipse fill="#8fa8c8" cx="64" cy="40" rx="62" ry="28"/>
    <ellipse fill="#e4eef8" cx="64" cy="40" rx="53" ry="21"/>
    <ellipse fill="#ffe08a" cx="64" cy="32" rx="13" ry="7"/><ellipse fill="#ffe08a" cx="34" cy="41" rx="12" ry="7"/><ellipse fill="#ffe08a" cx="94" cy="41" rx="12" ry="7"/><ellipse fill="#ffe08a" cx="64" cy="51" rx="13" ry="7"/>
    <path data-part="stick" fill="#d9a058" d="M92 2L97 1L84 28L79 26ZM36 2L31 1L44 28L49 26Z"/><circle fill="#e8685f" cx="81" cy="28" r="6"/><circle fill="#e8685f" cx="47" cy="28" r="6"/>
  `,
  // A tuning fork that hums: two prongs, waves of sound beside them.
  "tuning-fork": `
    <path fill="#b8c8dc" d="M40 4L52 4L52 60Q54 72 64 72Q74 72 76 60L76 4L88 4L88 62Q86 80 70 84L70 108L58 108L58 84Q42 80 40 62Z"/>
    <circle fill="#ffd35c" cx="64" cy="114" r="12"/>
    <path fill="#ffe9a0" d="M98 18Q118 36 98 54Q104 36 98 18ZM30 18Q10 36 30 54Q24 36 30 18Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M112 8Q128 36 112 64M16 8Q0 36 16 64"/>
  `,
  // A sheng: pipes of bamboo of many lengths stand in a round bowl with a mouthpiece.
  sheng: `
    <path data-part="bamboo" fill="#c8d88a" d="M38 84L38 40L49 40L49 84ZM51 84L51 20L62 20L62 84ZM64 84L64 4L75 4L75 84ZM77 84L77 16L88 16L88 84ZM90 84L90 34L101 34L101 84Z"/>
    <path fill="#e8685f" d="M36 50L103 50L103 60L36 60Z"/>
    <path fill="#b9783a" d="M52 88L52 104Q30 106 10 92L4 84L12 78Q24 92 40 90Z"/>
    <path fill="#d9985a" d="M32 80L108 80Q110 116 88 122L52 122Q30 116 32 80Z"/>
    <path fill="#ffd35c" d="M30 76L110 76L110 88L30 88Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M43 70L45 70M56 34L58 34M69 20L71 20M82 32L84 32M95 70L97 70"/>
  `,
  // A xun: an egg of clay that one blows into from above, with finger holes.
  xun: `
    <path fill="#d9a070" d="M52 16Q64 4 76 16Q84 26 96 50Q118 82 104 108Q92 124 64 124Q36 124 24 108Q10 82 32 50Q44 26 52 16Z"/>
    <ellipse fill="#fff6e8" cx="64" cy="16" rx="11" ry="6.5"/>
    <circle fill="#fff6e8" cx="48" cy="58" r="8"/><circle fill="#fff6e8" cx="80" cy="58" r="8"/><circle fill="#fff6e8" cx="36" cy="86" r="8"/><circle fill="#fff6e8" cx="92" cy="86" r="8"/><circle fill="#fff6e8" cx="64" cy="98" r="8"/>
    <path fill="#8fc3f0" d="M98 10L112 6L112 28Q112 38 103 38Q95 38 95 31Q96 24 105 25L105 15L98 17ZM14 20L26 16L26 36Q26 46 18 46Q10 46 10 39Q11 32 19 33L19 25L14 27Z"/>
  `,
  // A horse-head fiddle: a carved horse on top, a box with a skin, and its bow.
  "morin-khuur": `
    <path fill="#b9783a" d="M60 30L70 30L72 78L58 78Z"/>
    <path fill="#d9a070" d="M56 34Q52 26 56 18L42 24Q36 24 36 17Q42 8 54 6L58 1L64 6Q78 10 76 34Z"/>
    <path data-part="mane" fill="#a89080" d="M64 6Q82 8 80 38L74 36Q76 18 64 6Z"/>
    <path fill="#ffd35c" d="M44 36L58 36L58 42L44 42ZM72 46L88 46L88 52L72 52Z"/>
    <path fill="#8fc38a" d="M44 72L86 72L98 124Q98 127 94 127L36 127Q32 127 32 124Z"/>
    <path fill="#fff3dc" d="M50 79L80 79L89 120L41 120Z"/>
    <path fill="#b9783a" d="M52 104L78 104L80 110L50 110Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M62 44L62 100M68 44L68 100M45 15L47 17"/>
    <path fill="#e8c48a" d="M100 8L106 8Q122 60 108 114L102 113Q114 60 100 8Z"/><path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M103 14L105 108"/>
  `,
  // Clappers of bamboo: two long boards with a tassel, five small ones on a string.
  kuaiban: `
    <path data-part="bamboo" fill="#e8c070" d="M12 22Q12 14 20 14L36 14Q44 14 44 22L38 116Q37 124 30 124L18 124Q10 124 10 116Z"/>
    <path data-part="bamboo" fill="#f2d490" d="M40 24Q41 16 49 17L64 19Q72 20 71 28L60 118Q58 126 51 125L40 124Q33 123 34 115Z"/>
    <path data-part="knot" fill="#e8685f" d="M30 14Q40 4 54 16Q48 28 40 24Q32 28 30 14Z"/>
    <path data-part="tassel" fill="#e8685f" d="M42 22L50 22L56 50L50 46L46 52L42 46L36 50Z"/>
    <path data-part="bamboo" fill="#f2d490" d="M84 30L124 22L126 34L86 42ZM84 48L124 42L126 54L86 60ZM84 66L125 62L126 74L86 78ZM84 84L125 82L126 94L86 96ZM84 102L124 102L125 114L86 114Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M105 12Q100 20 105 24M104 42L104 46M104 61L104 64M104 79L104 82M104 97L104 101M104 116Q100 124 106 126M20 60L30 61M48 66L56 67"/>
  `,
  // An iron hoop and the hooked stick that drives it.
  "hoop-and-stick": `
    <circle fill="#8fb8e0" cx="46" cy="82" r="44"/><circle fill="#ffffff" cx="46" cy="82" r="35"/>
    <path fill="#b8c4d4" d="M76 64L92 54L122 10L114 4L86 46L74 44Q64 54 68 70L78 76L82 70L76 66Z"/>
    <path data-part="handle" fill="#e8685f" d="M98 42L88 36L112 1L123 8Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M8 122L84 122M96 122L112 122"/>
  `,
  // Nunchucks: two sticks on a chain.
  nunchucks: `
    <path fill="#e8685f" d="M28 30L44 34L26 122Q24 127 18 126L12 124Q7 122 8 117Z"/><path fill="#e8685f" d="M100 30L84 34L102 122Q104 127 110 126L116 124Q121 122 120 117Z"/>
    <path fill="#ffd35c" d="M28 28L46 32L43 46L25 42ZM100 28L82 32L85 46L103 42Z"/>
    <path fill="#ffd35c" d="M14 96L30 100L27 112L11 108ZM114 96L98 100L101 112L117 108Z"/>
    <circle fill="#b8c4d4" cx="40" cy="20" r="9"/><circle fill="#ffffff" cx="40" cy="20" r="4.6"/><circle fill="#b8c4d4" cx="56" cy="11" r="9"/><circle fill="#ffffff" cx="56" cy="11" r="4.6"/><circle fill="#b8c4d4" cx="72" cy="11" r="9"/><circle fill="#ffffff" cx="72" cy="11" r="4.6"/><circle fill="#b8c4d4" cx="88" cy="20" r="9"/><circle fill="#ffffff" cx="88" cy="20" r="4.6"/>
  `,
  // The linked rings: a loop with its grip through the rings, whose wires stand in a bar.
  "nine-linked-rings": `
    <path data-part="bar" fill="#c98a5a" d="M10 104H100Q108 104 108 112V112Q108 120 100 120H10Q2 120 2 112V112Q2 104 10 104Z"/>
    <path fill="#ffe08a" d="M8 38H106Q112 38 112 44V44Q112 50 106 50H8Q2 50 2 44V44Q2 38 8 38Z"/>
    <path data-part="handle" fill="#e8685f" d="M112 30H119Q127 30 127 38V50Q127 58 119 58H112Q104 58 104 50V38Q104 30 112 30Z"/>
    <path data-part="ring" fill="#8fc3f0" d="M14 29C22.3 29 29 35.7 29 44C29 52.3 22.3 59 14 59C5.7 59 0 52.3 0 44C0 35.7 5.7 29 14 29ZM14 37C10.1 37 7 40.1 7 44C7 47.9 10.1 51 14 51C17.9 51 21 47.9 21 44C21 40.1 17.9 37 14 37Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M14 59V104"/>
    <path data-part="ring" fill="#8fc3f0" d="M34 29C42.3 29 49 35.7 49 44C49 52.3 42.3 59 34 59C25.7 59 19 52.3 19 44C19 35.7 25.7 29 34 29ZM34 37C30.1 37 27 40.1 27 44C27 47.9 30.1 51 34 51C37.9 51 41 47.9 41 44C41 40.1 37.9 37 34 37Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M34 59V104"/>
    <path data-part="ring" fill="#8fc3f0" d="M54 29C62.3 29 69 35.7 69 44C69 52.3 62.3 59 54 59C45.7 59 39 52.3 39 44C39 35.7 45.7 29 54 29ZM54 37C50.1 37 47 40.1 47 44C47 47.9 50.1 51 54 51C57.9 51 61 47.9 61 44C61 40.1 57.9 37 54 37Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M54 59V104"/>
    <path data-part="ring" fill="#8fc3f0" d="M74 29C82.3 29 89 35.7 89 44C89 52.3 82.3 59 74 59C65.7 59 59 52.3 59 44C59 35.7 65.7 29 74 29ZM74 37C70.1 37 67 40.1 67 44C67 47.9 70.1 51 74 51C77.9 51 81 47.9 81 44C81 40.1 77.9 37 74 37Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M74 59V104"/>
    <path data-part="ring" fill="#8fc3f0" d="M94 29C102.3 29 109 35.7 109 44C109 52.3 102.3 59 94 59C85.7 59 79 52.3 79 44C79 35.7 85.7 29 94 29ZM94 37C90.1 37 87 40.1 87 44C87 47.9 90.1 51 94 51C97.9 51 101 47.9 101 44C101 40.1 97.9 37 94 37Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M94 59V104"/>
  `,
  // A wooden cup on a handle with its ball on a string.
  "cup-and-ball": `
    <path fill="#d9985a" d="M46 62L66 62L62 126L50 126Z"/>
    <path fill="#e8b878" d="M24 28L88 28Q84 62 64 68L48 68Q28 62 24 28Z"/><ellipse fill="#fff0dc" cx="56" cy="28" rx="32" ry="9"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M62 92Q84 122 100 96Q108 84 104 70"/>
    <circle data-part="ball" fill="#e8685f" cx="104" cy="52" r="19"/><circle fill="#ffd0c8" cx="104" cy="62" r="5"/>
    <path fill="#ffd35c" d="M47 76L65 76L64 86L48 86Z"/>
  `,
  // A tin frog with a key to wind it up.
  "tin-frog": `
    <path fill="#b8c4d4" d="M92 44L108 44L108 34Q98 22 108 12Q118 8 120 20Q122 30 116 34L116 52L92 52Z"/>
    <path data-part="leg" fill="#8fd07c" d="M66 86Q92 66 112 84Q118 104 108 112L122 116Q124 124 114 124L72 124Q78 104 66 86ZM24 86L42 92L44 114L54 120Q54 126 46 126L22 126Q14 126 16 118L26 112Z"/>
    <path data-part="body" fill="#a9dd92" d="M10 46Q24 32 52 34Q92 38 108 74Q108 96 84 98Q48 106 20 92Q2 76 10 46Z"/>
    <path fill="#ffe08a" d="M14 70Q36 80 60 74Q60 90 52 98Q30 98 18 88Z"/>
    <circle fill="#8fd07c" cx="26" cy="32" r="14"/><circle fill="#8fd07c" cx="52" cy="30" r="13"/><circle fill="#ffffff" cx="26" cy="31" r="9"/><circle fill="#ffffff" cx="52" cy="29" r="8.5"/>
    <circle data-part="eye" fill="#2a2440" cx="24" cy="31" r="4.4"/><circle data-part="eye" fill="#2a2440" cx="50" cy="29" r="4.4"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M10 58Q30 68 54 60"/><circle data-part="spot" fill="#ffe08a" cx="78" cy="58" r="7"/><circle data-part="spot" fill="#ffe08a" cx="92" cy="74" r="6"/>
  `,
  // An armillary sphere: rings within rings on dragons of bronze.
  "armillary-sphere": `
    <path fill="#c98a4a" d="M14 112L114 112L120 126L8 126Z"/><path fill="#d9985a" d="M24 112Q12 88 26 66L36 72Q28 92 40 112ZM104 112Q116 88 102 66L92 72Q100 92 88 112ZM56 96L72 96L76 112L52 112Z"/>
    <circle fill="#ffd35c" cx="64" cy="54" r="52"/><circle fill="#ffffff" cx="64" cy="54" r="42"/>
    <path fill="#f2c060" d="M64 12Q92 12 92 54Q92 96 64 96Q36 96 36 54Q36 12 64 12ZM64 21Q46 22 46 54Q46 86 64 87Q82 86 82 54Q82 22 64 21Z"/>
    <path fill="#e8b04a" d="M8 50Q64 74 120 50L121 60Q64 86 7 60Z"/>
    <circle fill="#8fc3f0" cx="64" cy="50" r="11"/>
  `,
  // A Luban lock: beams of wood that lock into each other.
  "luban-lock": `
    <path fill="#e8b878" d="M48 18L80 18L80 124L48 124Z"/><path fill="#ffe4b8" d="M48 18L60 4L92 4L80 18Z"/><path fill="#c98a4a" d="M80 18L92 4L92 110L80 124Z"/>
    <path fill="#f2c890" d="M2 54L112 54L112 84L2 84Z"/><path fill="#ffe4b8" d="M2 54L14 40L124 40L112 54Z"/><path fill="#c98a4a" d="M112 54L124 40L124 70L112 84Z"/>
    <path fill="#e8b878" d="M36 66L68 66L68 98L36 98Z"/><path fill="#ffe4b8" d="M36 66L52 47L84 47L68 66Z"/><path fill="#c98a4a" d="M68 66L84 47L84 79L68 98Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M64 104L64 120M8 69L30 69M90 69L106 69M52 70L52 94"/>
  `,
};
