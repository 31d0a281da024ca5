/** Instruments of both traditions, as they are shown rather than as they are held. */
export const instruments: Readonly<Record<string, string>> = {
  // A mouth organ with notes.
  harmonica: `
    <path fill="#e8685f" d="M8 44L120 44Q126 44 126 52L126 68L2 68L2 52Q2 44 8 44Z"/>
    <path fill="#ffe9a0" d="M2 66L126 66L126 88L2 88Z"/>
    <path fill="#e8685f" d="M2 88L126 88L126 104Q126 112 120 112L8 112Q2 112 2 104Z"/>
    <path fill="none" stroke="#4a2a10" stroke-width="2.4" d="M20 70L20 84M40 70L40 84M60 70L60 84M80 70L80 84M100 70L100 84"/>
    <path fill="#62b5f2" d="M36 34Q28 34 28 28Q28 20 40 22L40 2L62 0L62 22Q62 32 52 32Q46 32 46 26Q48 18 56 20L56 8L46 10L46 26Q46 34 36 34Z"/>
    <path fill="#ffffff" d="M30 94L98 94Q102 94 102 98L102 102Q102 106 98 106L30 106Q26 106 26 102L26 98Q26 94 30 94Z"/>
  `,
  ukulele: `
    <path fill="#ac8360" d="M56 26L72 26L72 74L56 74Z"/>
    <path fill="#d98a52" d="M52 2L76 2L73 28L55 28Z"/>
    <circle fill="#fff6e3" cx="47" cy="9" r="6"/><circle fill="#fff6e3" cx="81" cy="9" r="6"/>
    <circle fill="#fff6e3" cx="49" cy="22" r="6"/><circle fill="#fff6e3" cx="79" cy="22" r="6"/>
    <path fill="#ffdca8" d="M64 54Q94 52 92 72Q88 80 100 92Q108 124 64 125Q20 124 28 92Q40 80 36 72Q34 52 64 54Z"/>
    <path fill="#ac8360" d="M56 50L72 50L72 74L56 74Z"/>
    <circle fill="#a68265" cx="64" cy="84" r="13"/>
    <path fill="#ac8360" d="M48 106L80 106L80 115L48 115Z"/>
    <path fill="none" stroke="#fff6e3" stroke-width="1.6" d="M64 12L64 106"/>
    <path fill="none" stroke="#4a2f18" stroke-width="1.8" d="M56 38L72 38M56 50L72 50"/>
  `,
  tambourine: `
    <circle fill="#e0705c" cx="64" cy="64" r="58"/>
    <circle fill="#fff6e3" cx="64" cy="64" r="42"/>
    <path fill="#ffd23f" d="M64 44L70 58L85 59L73 69L77 84L64 76L51 84L55 69L43 59L58 58Z"/>
    <g transform="rotate(0 64 64)"><ellipse fill="#ffe9a8" cx="64" cy="12" rx="13" ry="8"/></g>
    <g transform="rotate(60 64 64)"><ellipse fill="#ffe9a8" cx="64" cy="12" rx="13" ry="8"/></g>
    <g transform="rotate(120 64 64)"><ellipse fill="#ffe9a8" cx="64" cy="12" rx="13" ry="8"/></g>
    <g transform="rotate(180 64 64)"><ellipse fill="#ffe9a8" cx="64" cy="12" rx="13" ry="8"/></g>
    <g transform="rotate(240 64 64)"><ellipse fill="#ffe9a8" cx="64" cy="12" rx="13" ry="8"/></g>
    <g transform="rotate(300 64 64)"><ellipse fill="#ffe9a8" cx="64" cy="12" rx="13" ry="8"/></g>
  `,
  // The bag of a piper with three tall drones, a blowpipe and a chanter.
  bagpipes: `
    <path fill="#c9a27a" d="M66 0L76 0L76 60L66 60ZM86 2L95 6L82 62L74 58ZM108 16L116 22L90 66L82 62Z"/>
    <path fill="#fff0d0" d="M64 22L78 22L78 32L64 32ZM82 26L92 29L89 38L80 35ZM98 36L106 41L101 49L93 44Z"/>
    <path fill="#c9a27a" d="M34 58L14 12L22 8L44 54Z"/>
    <path fill="#fff0d0" d="M10 4L20 0L26 14L16 18Z"/>
    <path data-part="bag" fill="#8fb4f0" d="M20 76Q22 52 54 52Q96 48 118 70Q126 90 104 106Q76 122 48 104Q20 96 20 76Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.2" d="M54 54Q46 80 56 106M86 54Q80 84 88 112M22 78Q70 66 120 80M34 98Q70 86 112 98"/>
    <path fill="#c9a27a" d="M22 82L34 92L22 122L10 118Z"/><path fill="#fff0d0" d="M4 114L26 122L22 128L0 122Z"/>
    <path data-part="tassel" fill="#f0708a" d="M66 60L76 60L74 74L68 74Z"/>
  `,
  // A tuba: a wide bell, a coil of tube, three valves.
  tuba: `
    <path fill="#f2b830" d="M4 66L4 48L15 48L15 54L30 54L26 66L8 66Q4 66 4 66Z"/>
    <circle data-telling="" fill="#fff0b0" cx="51" cy="30" r="6"/><circle data-telling="" fill="#fff0b0" cx="66" cy="30" r="6"/><circle data-telling="" fill="#fff0b0" cx="81" cy="30" r="6"/>
    <path fill="#ffd040" d="M22 78C22 48 32 34 54 34L88 34C86 26 80 20 70 16L127 16C117 24 113 34 113 50L113 92C113 114 98 126 76 126L58 126C36 126 22 112 22 92ZM38 78L38 90C38 104 44 110 58 110L76 110C86 110 92 106 92 90L92 50L56 50C42 50 38 58 38 78Z"/>
    <path data-telling="" fill="#f2a03f" d="M46 40L86 40L86 98L46 98Z"/>
    <path fill="none" data-telling="" stroke="#6a3a00" stroke-width="2.4" d="M59.4 40L59.4 98M72.6 40L72.6 98"/>
    <ellipse data-part="bell" data-telling="" fill="#fff0b0" cx="98" cy="15" rx="29" ry="12"/>
  `,
  clarinet: `
    <g transform="rotate(38 64 64)">
      <path fill="#e6cfa0" d="M58 0L70 0L72 18L56 18Z"/>
      <path fill="#7d8fb0" d="M55 16L73 16L74 104L54 104Z"/>
      <path fill="#fff0c2" d="M53 24L75 24L75 33L53 33Z"/>
      <path fill="#fff0c2" d="M53 62L75 62L75 71L53 71Z"/>
      <path fill="#7d8fb0" d="M53 102L75 102L86 127L42 127Z"/>
      <path fill="#fff0c2" d="M44 119L84 119L87 128L41 128Z"/>
      <circle fill="#fff6e3" cx="64" cy="43" r="5"/><circle fill="#fff6e3" cx="64" cy="55" r="5"/>
      <circle fill="#fff6e3" cx="64" cy="81" r="5"/><circle fill="#fff6e3" cx="64" cy="94" r="5"/>
      <path fill="#fff0c2" d="M73 44L86 40L88 48L74 52Z"/>
      <path fill="#fff0c2" d="M73 78L88 80L87 89L73 88Z"/>
    </g>
  `,
  // The Chinese lute: a pear-shaped body, four strings, pegs at a bent head.
  pipa: `
    <path fill="#ac8360" d="M54 2Q74 0 74 12L72 34L56 34L58 16Q50 14 54 2Z"/>
    <path fill="#fff6e3" d="M38 12L57 12L57 20L38 20Z"/><path fill="#fff6e3" d="M72 10L91 10L91 18L72 18Z"/>
    <path fill="#fff6e3" d="M38 26L56 26L56 34L38 34Z"/><path fill="#fff6e3" d="M72 26L90 26L90 34L72 34Z"/>
    <path fill="#f7d2a2" d="M55 34L73 34L77 52Q104 72 104 98Q104 124 64 124Q24 124 24 98Q24 72 51 52Z"/>
    <path fill="#ac8360" d="M55 38L73 38L73 68L55 68Z"/>
    <path fill="none" stroke="#6b4526" stroke-width="2" d="M55 48L73 48M55 58L73 58M54 78L74 78M54 86L74 86M54 94L74 94"/>
    <path fill="#b27d6b" d="M44 104L84 104L80 114L48 114Z"/>
    <path fill="none" stroke="#6b4526" stroke-width="1.6" d="M64 72L64 104"/>
  `,
  // A thin long neck on a drum no larger than a fist, two long pegs, the bow across.
  erhu: `
    <path fill="#c8814a" d="M40 118L66 118L66 125L40 125Z"/>
    <path data-telling="" fill="#ffe08a" d="M16 18L48 24L47 31L15 25ZM16 36L48 40L48 47L15 43Z"/>
    <path data-telling="" fill="#bf7d4e" d="M49 100L48 14C47 4 56 0 64 4L62 11C57 9 55 11 56 16L58 100Z"/>
    <path data-telling="" fill="#c8814a" d="M34 88L44 78L66 78L76 88L76 110L66 120L44 120L34 110Z"/>
    <path data-telling="" fill="#fff3d6" d="M42 91L48 86L62 86L68 91L68 107L62 112L48 112L42 107Z"/>
    <path fill="none" data-telling="" stroke="#4a2f18" stroke-width="2.2" d="M70 10L70 78"/>
    <path data-telling="" fill="#e0a860" d="M58 72L118 50C124 48 127 53 123 57L62 82Z"/>
    <path fill="none" data-telling="" stroke="#4a2f18" stroke-width="2.2" d="M64 92L124 58"/>
  `,
  // Hung in its stand, the mallet beside it.
  gong: `
    <path fill="#b97c5e" d="M8 14L20 14L22 116L6 116Z"/>
    <path fill="#b97c5e" d="M108 14L120 14L122 116L106 116Z"/>
    <path fill="#d98a52" d="M2 8L126 8L126 20L2 20Z"/>
    <path fill="#d98a52" d="M0 114L28 114L28 124L0 124Z"/>
    <path fill="#d98a52" d="M100 114L128 114L128 124L100 124Z"/>
    <path fill="none" stroke="#5d3a20" stroke-width="2" d="M44 20L46 34M84 20L82 34"/>
    <circle fill="#e69a2e" cx="64" cy="64" r="38"/>
    <circle fill="#fff0c2" cx="64" cy="64" r="26"/>
    <circle fill="#f2b431" cx="64" cy="64" r="11"/>
    <path fill="#ac8360" d="M46 112L98 104L99 112L47 121Z"/>
    <circle fill="#e8685f" cx="42" cy="114" r="11"/>
  `,
};
