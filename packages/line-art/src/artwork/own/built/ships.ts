/** On the water, heading left: the hull ends near the bottom edge. */
export const ships: Readonly<Record<string, string>> = {
  // A stout little ship, car tyres hung along its side.
  tugboat: `
    <path data-part="smoke" fill="#eef2f6" d="M90 18Q84 4 98 4Q108 0 112 8Q124 8 122 18Q122 26 110 24Q98 28 90 18Z"/>
    <path data-part="funnel" fill="#f9bd3f" d="M80 28L104 28L104 76L80 76Z"/>
    <path data-part="stripe" fill="#e8685f" d="M80 38L104 38L104 50L80 50Z"/>
    <path fill="#fdf3dd" d="M34 36L72 36L72 80L34 80Z"/>
    <path data-part="roof" fill="#e8685f" d="M26 26L78 26L78 37L26 37Z"/>
    <path data-part="window" fill="#8fd3f7" d="M42 45L64 45L64 62L42 62Z"/>
    <path data-part="hull" fill="#62b5f2" d="M2 66Q14 80 34 78L126 78L118 114Q116 120 108 120L34 120Q10 112 2 66Z"/>
    <circle fill="#8a919b" cx="48" cy="96" r="11"/>
    <circle fill="#8a919b" cx="76" cy="96" r="11"/>
    <circle fill="#8a919b" cx="104" cy="96" r="11"/>
    <circle fill="#e9edf2" cx="48" cy="96" r="4.5"/><circle fill="#e9edf2" cx="76" cy="96" r="4.5"/><circle fill="#e9edf2" cx="104" cy="96" r="4.5"/>
  `,
  // Boxes piled high on a long hull, the bridge at the back.
  "container-ship": `
    <path data-part="funnel" fill="#f9bd3f" d="M112 18L122 18L122 44L112 44Z"/>
    <path data-part="bridge" fill="#fdf3dd" d="M96 30L118 30L118 82L96 82Z"/>
    <path data-part="window" fill="#8fd3f7" d="M92 38L122 38L122 50L92 50Z"/>
    <path data-part="load" fill="#e8685f" d="M14 62L40 62L40 82L14 82Z"/>
    <path data-part="load" fill="#7cc977" d="M40 62L66 62L66 82L40 82Z"/>
    <path data-part="load" fill="#f9bd3f" d="M66 62L92 62L92 82L66 82Z"/>
    <path data-part="load" fill="#8fb3d9" d="M27 42L53 42L53 62L27 62Z"/>
    <path data-part="load" fill="#e8a0c0" d="M53 42L79 42L79 62L53 62Z"/>
    <path data-part="load" fill="#f9bd3f" d="M40 22L66 22L66 42L40 42Z"/>
    <path data-part="hull" fill="#62b5f2" d="M0 80L128 80L122 112Q120 118 114 118L22 118Q8 106 0 80Z"/>
    <path fill="none" stroke="#2f4d78" stroke-width="2" d="M13 104L123 104"/>
    <circle data-part="porthole" fill="#fdf3dd" cx="22" cy="92" r="5"/>
  `,
  // A little trawler: a mast with a boom, a fish in its net.
  "fishing-boat": `
    <path data-part="mast" fill="#c89058" d="M60 4L67 4L67 84L60 84Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="3" d="M66 12L108 30M62 8L8 74"/>
    <path data-part="tail" fill="#f2857b" d="M106 46Q122 34 118 24Q106 30 94 24Q90 34 106 46Z"/>
    <path data-part="body" fill="#f9a85d" d="M106 40Q124 54 106 78Q88 54 106 40Z"/>
    <circle fill="#20242a" cx="104" cy="64" r="2.6"/>
    <path fill="#fdf3dd" d="M30 50L76 50L76 86L30 86Z"/>
    <path data-part="roof" fill="#e8685f" d="M24 41L82 41L82 52L24 52Z"/>
    <path data-part="window" fill="#8fd3f7" d="M36 58L50 58L50 74L36 74Z"/>
    <path data-part="door" fill="#c89058" d="M56 58L70 58L70 86L56 86Z"/>
    <path data-part="hull" fill="#7cc4c4" d="M0 70Q18 84 40 82L126 82Q124 106 108 120L34 120Q6 108 0 70Z"/>
    <path data-part="stripe" fill="#fdf3dd" d="M4 86Q22 96 40 95L124 95Q123 101 120 106L40 106Q20 106 8 97Z"/>
  `,
  // Folded from a sheet of paper.
  "paper-boat": `
    <path fill="#ffffff" d="M64 14L64 80L30 80Z"/>
    <path fill="#8fc7ee" d="M64 14L98 80L64 80Z"/>
    <path fill="#8fc7ee" d="M4 54L64 76L28 114Z"/>
    <path fill="#ffffff" d="M124 54L64 76L100 114Z"/>
    <path fill="#c3a8e8" d="M28 114L64 76L100 114Z"/>
  `,
  // A scooter for the waves, spray behind it.
  "jet-ski": `
    <path fill="#bfe6fa" d="M96 104Q94 82 104 88Q104 66 116 74Q128 70 126 96L126 110L100 110Z"/>
    <path fill="none" stroke="#333a44" stroke-width="5" d="M46 54L60 28"/>
    <path fill="none" stroke="#333a44" stroke-width="9" d="M54 26L72 30"/>
    <path fill="#8a919b" d="M58 62Q62 52 78 54L106 54Q112 56 108 66L104 80L58 80Z"/>
    <path data-part="bodywork" fill="#f2857b" d="M2 86Q12 56 48 44L58 52L62 66L108 72Q116 76 116 90L8 90Z"/>
    <path data-part="stripe" fill="#fff2c4" d="M12 80Q22 62 46 54L50 62Q34 68 28 82Z"/>
    <path data-part="hull" fill="#62b5f2" d="M0 84L118 84Q116 104 102 110L30 110Q8 102 0 84Z"/>
    <path fill="#bfe6fa" d="M2 122Q12 102 24 110Q36 98 48 110Q60 100 72 110Q84 100 96 110Q108 102 122 110Q126 118 124 124L4 124Z"/>
  `,
  // A pedal boat in the shape of a swan, seats under a roof.
  "swan-boat": `
    <path data-part="pole" fill="#c8ced6" d="M62 34L68 34L68 84L62 84Z"/>
    <path data-part="pole" fill="#c8ced6" d="M112 34L118 34L118 84L112 84Z"/>
    <path data-part="roof" fill="#f2a0b8" d="M54 38Q58 20 90 20Q122 20 126 38Z"/>
    <path fill="#8fd3f7" d="M76 58Q76 50 84 50L98 50Q106 50 106 58L106 88L76 88Z"/>
    <path data-part="body" fill="#ffffff" d="M28 16Q50 12 50 34Q50 46 42 56Q36 66 44 78L100 78Q114 76 126 64Q128 100 106 116L30 116Q6 108 8 86Q8 70 22 54Q30 44 28 36L16 38Q8 34 10 28Q14 18 28 16Z"/>
    <path data-part="beak" fill="#f9a85d" d="M18 24L4 34Q8 42 22 40L28 36Z"/>
    <circle fill="#20242a" cx="31" cy="27" r="4"/><circle fill="#ffffff" cx="32.5" cy="25.5" r="1.4"/>
    <path data-part="wing" fill="#b9d3ea" d="M44 88Q72 76 108 86Q106 108 78 108Q52 106 44 88Z"/>
    <path fill="#8fd3f7" d="M0 114Q10 104 20 112Q32 104 42 112Q54 104 64 112Q76 104 86 112Q98 104 108 112Q118 104 128 112L128 124L0 124Z"/>
  `,
  // Battened sails like fans, a high stern.
  "chinese-junk": `
    <path data-part="mast" fill="#c89058" d="M58 2L64 2L64 92L58 92Z"/>
    <path data-part="mast" fill="#c89058" d="M100 26L105 26L105 80L100 80Z"/>
    <path data-part="sail" fill="#f2857b" d="M6 44Q14 30 32 26L36 74L8 80Z"/>
    <path data-part="sail" fill="#f9a85d" d="M40 22Q54 6 84 6Q94 40 86 78L42 78Q48 50 40 22Z"/>
    <path data-part="sail" fill="#f2857b" d="M92 34Q104 26 120 30Q126 50 120 70L92 70Q96 52 92 34Z"/>
    <path fill="none" stroke="#7a2f1a" stroke-width="2" d="M45 40L90 36M46 58L89 58M8 62L35 58M95 52L123 50"/>
    <path data-part="hull" fill="#d9a066" d="M2 78L26 90L92 90L96 76L126 72Q126 100 112 118L28 118Q8 104 2 78Z"/>
    <path data-part="stripe" fill="#ffe0a8" d="M12 98L122 98Q120 104 117 109L19 109Z"/>
  `,
  // A steamer with its paddle wheel at the stern.
  "paddle-steamer": `
    <path data-part="smoke" fill="#e4eaf0" d="M22 16Q14 14 18 6Q26 0 34 4Q46 0 48 8Q46 16 36 16Z"/>
    <path data-part="funnel" fill="#e8685f" d="M20 20L36 20L34 48L22 48Z"/><path data-part="funnel" fill="#e8685f" d="M46 24L62 24L60 48L48 48Z"/>
    <path data-part="cab" fill="#fff0c8" d="M14 46L78 46L78 68L14 68Z"/>
    <path data-part="deck" fill="#62b5f2" d="M8 66L88 66L88 88L8 88Z"/>
    <circle data-part="wheel" fill="#f2803f" cx="100" cy="84" r="27"/>
    <circle fill="#fff6dc" cx="100" cy="84" r="18"/>
    <path fill="none" stroke="#7a2a10" stroke-width="2.4" d="M100 57L100 78M81 65L95 79M119 65L105 79M127 84L107 84M119 103L105 89"/>
    <path data-part="hull" fill="#ffffff" d="M1 86L82 86L98 79Q106 80 105 87L92 98L88 112L12 112Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M26 52L26 62M40 52L40 62M54 52L54 62M68 52L68 62M18 72L18 82M34 72L34 82M50 72L50 82M66 72L66 82"/>
    <path data-part="water" fill="#5fa8e0" d="M0 106Q14 98 28 106Q42 114 56 106Q70 98 84 106Q98 114 112 106Q120 102 128 106L128 126L0 126Z"/>
  `,
  // A deck from bow to stern that curls up at the front, aircraft parked on it, one small tower.
  "aircraft-carrier": `
    <path data-part="tower" data-telling="" fill="#c2ccd8" d="M84 48L88 26L94 26L94 12L98 12L98 26L106 26L108 48Z"/>
    <path fill="none" stroke="#5a6a7a" stroke-width="2.4" d="M88 14L104 14"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M88 32L104 32L104 39L87 39Z"/>
    <path data-part="hull" fill="#9fb0c4" d="M10 66L118 66L108 100L28 100Q18 100 16 90Z"/>
    <path data-part="deck" data-telling="" fill="#dfe6ee" d="M1 52Q2 48 8 51Q20 58 34 58L127 58L123 70L30 70Q10 70 1 52Z"/>
    <path fill="none" data-telling="" stroke="#5a6a7a" stroke-width="2.4" d="M22 64L114 64"/>
    <path data-part="plane" data-telling="" fill="#f2f5f8" d="M4 45L18 38Q24 32 32 37L40 38L46 26L53 26L51 44L44 50L16 50ZM46 45Q48 44 60 38Q66 32 74 37L76 38L82 28L88 28L84 46L80 50L54 50Z"/>
    <path data-part="water" fill="#bfe0f5" d="M1 104Q8 94 16 100Q24 106 32 98Q40 92 48 100Q56 106 64 98Q72 92 80 100Q88 106 96 98Q104 92 112 100Q120 106 127 98L127 120L1 120Z"/>
  `,
  // A round hull with a house on it, a giraffe and an elephant aboard.
  "noahs-ark": `
    <path fill="#f9c95d" d="M88 78L94 36L82 36Q74 34 76 27Q80 20 94 18Q108 14 110 26L112 78Z"/>
    <path fill="#d9a066" d="M98 18L94 4L104 4L106 18Z"/>
    <circle fill="#20242a" cx="93" cy="27" r="2.8"/>
    <circle fill="#d9a066" cx="102" cy="46" r="5"/><circle fill="#d9a066" cx="101" cy="66" r="5"/>
    <path data-part="wall" fill="#f0c48c" d="M44 48L82 48L82 84L44 84Z"/>
    <path data-part="roof" fill="#e8685f" d="M63 16L92 50L34 50Z"/>
    <path data-part="window" fill="#8fd3f7" d="M54 76L54 64Q63 54 72 64L72 76Z"/>
    <path data-part="hull" fill="#c48f5e" d="M2 80Q64 92 126 80Q126 106 104 122L26 122Q2 106 2 80Z"/>
    <path data-part="ear" fill="#8fa8c4" d="M16 50Q0 46 2 64Q4 78 16 74Z"/>
    <path data-part="ear" fill="#8fa8c4" d="M32 50Q48 46 46 64Q44 78 32 74Z"/>
    <path data-part="head" fill="#c3d0df" d="M24 42Q40 42 40 60Q40 70 31 76L31 92Q31 100 24 100Q17 100 17 92L17 76Q8 70 8 60Q8 42 24 42Z"/>
    <circle fill="#20242a" cx="18" cy="60" r="3"/><circle fill="#20242a" cx="30" cy="60" r="3"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2" d="M36 100Q80 106 121 97M16 113Q64 120 113 112"/>
  `,
  // It floats on a cushion of air, two great fans at the back.
  hovercraft: `
    <path data-part="support" fill="#8a919b" d="M96 60L104 60L104 84L96 84Z"/>
    <circle fill="#8fb3d9" cx="100" cy="38" r="26"/>
    <circle fill="#dff1fb" cx="100" cy="38" r="19"/>
    <path data-part="propeller" fill="#f9bd3f" d="M97 22L103 22L102 37L116 43L113 49L100 41L87 49L84 43L98 37Z"/>
    <path data-part="cab" fill="#fdf3dd" d="M22 84L34 50Q36 46 42 46L70 46Q76 46 76 52L76 84Z"/>
    <path data-part="window" fill="#8fd3f7" d="M34 70L40 54L52 54L52 70Z"/>
    <path data-part="window" fill="#8fd3f7" d="M58 54L70 54L70 70L58 70Z"/>
    <path data-part="hull" fill="#f2857b" d="M8 78L120 78L124 92L4 92Z"/>
    <path fill="#8a919b" d="M6 90L122 90Q127 104 120 116L8 116Q1 104 6 90Z"/>
    <path fill="#bfe6fa" d="M0 122Q10 108 22 116Q34 108 46 116Q58 108 70 116Q82 108 94 116Q106 108 116 114Q126 114 128 124L0 124Z"/>
  `,
};
