/** Balls and goals, weights and rackets. */
export const sports: Readonly<Record<string, string>> = {
  // A football of five-sided and six-sided patches.
  "soccer-ball": `
    <circle fill="#f4f7fa" cx="64" cy="64" r="60"/>
    <path fill="#2a2440" d="M64.0 43.0L84.0 57.5L76.3 81.0L51.7 81.0L44.0 57.5Z"/>
    <path fill="#2a2440" d="M64.0 24.0L80.8 18.0L81.5 6.6A60 60 0 0 0 46.5 6.6L47.2 18.0Z"/>
    <path fill="#2a2440" d="M102.0 51.6L113.0 65.7L124.0 63.0A60 60 0 0 0 113.1 29.6L102.6 33.8Z"/>
    <path fill="#2a2440" d="M87.5 96.4L77.5 111.1L83.5 120.7A60 60 0 0 0 111.9 100.1L104.6 91.4Z"/>
    <path fill="#2a2440" d="M40.5 96.4L23.4 91.4L16.1 100.1A60 60 0 0 0 44.5 120.7L50.5 111.1Z"/>
    <path fill="#2a2440" d="M26.0 51.6L25.4 33.8L14.9 29.6A60 60 0 0 0 4.0 63.0L15.0 65.7Z"/>
    <path fill="none" stroke="#7c8ba1" stroke-width="2" d="M64.0 43.0L64.0 24.0M84.0 57.5L102.0 51.6M76.3 81.0L87.5 96.4M51.7 81.0L40.5 96.4M44.0 57.5L26.0 51.6M80.8 18.0L102.6 33.8M113.0 65.7L104.6 91.4M77.5 111.1L50.5 111.1M23.4 91.4L15.0 65.7M25.4 33.8L47.2 18.0"/>
  `,
  // The same with one white field all round.
  "soccer-ball-simple": `
    <circle fill="#f4f7fa" cx="64" cy="64" r="60"/>
    <path fill="#2a2440" d="M64.0 43.0L84.0 57.5L76.3 81.0L51.7 81.0L44.0 57.5Z"/>
    <path fill="#2a2440" d="M64.0 24.0L80.8 18.0L81.5 6.6A60 60 0 0 0 46.5 6.6L47.2 18.0Z"/>
    <path fill="#2a2440" d="M102.0 51.6L113.0 65.7L124.0 63.0A60 60 0 0 0 113.1 29.6L102.6 33.8Z"/>
    <path fill="#2a2440" d="M87.5 96.4L77.5 111.1L83.5 120.7A60 60 0 0 0 111.9 100.1L104.6 91.4Z"/>
    <path fill="#2a2440" d="M40.5 96.4L23.4 91.4L16.1 100.1A60 60 0 0 0 44.5 120.7L50.5 111.1Z"/>
    <path fill="#2a2440" d="M26.0 51.6L25.4 33.8L14.9 29.6A60 60 0 0 0 4.0 63.0L15.0 65.7Z"/>
    <path fill="none" stroke="#7c8ba1" stroke-width="2" d="M64.0 43.0L64.0 31.0M84.0 57.5L95.4 53.8M76.3 81.0L83.4 90.7M51.7 81.0L44.6 90.7M44.0 57.5L32.6 53.8"/>
  `,
  dumbbell: `
    <g transform="rotate(-18 64 64)">
      <path fill="#8a919b" d="M30 56L98 56L98 72L30 72Z"/>
      <path fill="#e8685f" d="M14 36Q14 28 22 28L34 28Q42 28 42 36L42 92Q42 100 34 100L22 100Q14 100 14 92Z"/>
      <path fill="#e8685f" d="M114 36Q114 28 106 28L94 28Q86 28 86 36L86 92Q86 100 94 100L106 100Q114 100 114 92Z"/>
      <path fill="#62b5f2" d="M0 52Q0 44 8 44L16 44L16 84L8 84Q0 84 0 76Z"/><path fill="#62b5f2" d="M128 52Q128 44 120 44L112 44L112 84L120 84Q128 84 128 76Z"/>
      <path fill="#fff6e3" d="M22 40L34 40L34 54L22 54Z"/><path fill="#fff6e3" d="M94 40L106 40L106 54L94 54Z"/>
    </g>
  `,
  barbell: `
    <path fill="#8a919b" d="M0 58L128 58L128 68L0 68Z"/>
    <path fill="#e8685f" d="M24 12Q24 6 30 6L38 6Q44 6 44 12L44 114Q44 120 38 120L30 120Q24 120 24 114Z"/>
    <path fill="#e8685f" d="M104 12Q104 6 98 6L90 6Q84 6 84 12L84 114Q84 120 90 120L98 120Q104 120 104 114Z"/>
    <path fill="#ffd94f" d="M8 36Q8 30 14 30L24 30L24 96L14 96Q8 96 8 90Z"/><path fill="#ffd94f" d="M120 36Q120 30 114 30L104 30L104 96L114 96Q120 96 120 90Z"/>
    <path fill="#fff6e3" d="M28 44L40 44L40 82L28 82Z"/><path fill="#fff6e3" d="M88 44L100 44L100 82L88 82Z"/>
    <path fill="#62b5f2" d="M44 50L54 50L54 76L44 76Z"/><path fill="#62b5f2" d="M84 50L74 50L74 76L84 76Z"/>
  `,
  "golf-club": `
    <path fill="#7cc977" d="M0 100Q60 84 128 100L128 124L0 124Z"/>
    <path fill="#8a919b" d="M82 6L90 6L90 104L82 104Z"/>
    <path fill="#e8685f" d="M90 6L124 22L90 40Z"/>
    <ellipse fill="#848f84" cx="86" cy="106" rx="15" ry="5"/>
    <path fill="#c8ced6" d="M26 34L35 36L28 96L19 94Z"/>
    <path fill="#818b93" d="M28 2L42 4L36 42L23 40Z"/>
    <path fill="#c98f4e" d="M16 90L30 92Q56 98 54 108Q52 116 40 116L18 114Q10 106 16 90Z"/>
    <circle fill="#ffffff" cx="66" cy="112" r="10"/>
  `,
  "punching-bag": `
    <path fill="#8a919b" d="M24 2L104 2L104 14L24 14Z"/>
    <path fill="none" stroke="#4a525c" stroke-width="2.4" d="M64 14L64 22M64 22L46 38M64 22L82 38"/>
    <path fill="#e8685f" d="M36 40Q36 34 64 34Q92 34 92 40L92 114Q92 124 64 124Q36 124 36 114Z"/>
    <ellipse fill="#ffd0c8" cx="64" cy="41" rx="28" ry="8"/>
    <path fill="#fff6e3" d="M36 64Q64 72 92 64L92 92Q64 100 36 92Z"/>
    <path fill="#e8685f" d="M64 68L68 77L77 78L70 84L72 93L64 89L56 93L58 84L51 78L60 77Z"/>
  `,
  "archery-target": `
    <path fill="#c98f4e" d="M36 96L48 96L30 124L16 124Z"/><path data-part="leg" fill="#c98f4e" d="M92 96L80 96L98 124L112 124Z"/>
    <circle data-part="ring" fill="#fffaf0" cx="64" cy="56" r="54"/>
    <circle data-part="ring" fill="#e8685f" cx="64" cy="56" r="42"/>
    <circle data-part="ring" fill="#fffaf0" cx="64" cy="56" r="29"/>
    <circle data-part="middle" fill="#e8685f" cx="64" cy="56" r="15"/>
    <path fill="#d9a066" d="M62 50L66 54L108 20L102 14Z"/>
    <path fill="#62b5f2" d="M98 12L112 0L114 12L128 14L114 26L104 24Z"/>
  `,
  podium: `
    <path fill="#f2b431" d="M44 58L84 58L84 124L44 124Z"/>
    <path fill="#c8d4e0" d="M4 80L44 80L44 124L4 124Z"/>
    <path fill="#e0a070" d="M84 92L124 92L124 124L84 124Z"/>
    <path fill="#fff6c8" d="M64 68L68 78L79 79L71 86L74 97L64 91L54 97L57 86L49 79L60 78Z"/>
    <circle fill="#fffaf0" cx="24" cy="102" r="11"/><circle fill="#fffaf0" cx="104" cy="108" r="10"/>
    <path fill="#ffd94f" d="M46 6L82 6Q84 34 70 38L70 44L78 46L78 58L50 58L50 46L58 44L58 38Q44 34 46 6Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="5" d="M46 12Q32 10 34 22Q38 32 50 30M82 12Q96 10 94 22Q90 32 78 30"/>
  `,
  "billiard-table": `
    <path fill="#b87e53" d="M12 84L28 84L26 124L16 124Z"/><path fill="#b87e53" d="M116 84L100 84L102 124L112 124Z"/>
    <path fill="#d9a066" d="M22 22L106 22L128 80L128 96L0 96L0 80Z"/>
    <path fill="#7cc99a" d="M30 30L98 30L114 76L14 76Z"/>
    <circle fill="#ffffff" cx="46" cy="46" r="7"/><circle fill="#e8685f" cx="72" cy="44" r="7"/><circle fill="#ffd94f" cx="62" cy="62" r="7.5"/><circle fill="#62b5f2" cx="90" cy="60" r="7.5"/>
    <path fill="#fff0d0" d="M2 4L12 0L40 66L34 70Z"/>
    <path fill="#b87e53" d="M0 80L128 80L128 98L0 98Z"/>
  `,
  // A mask for the dive is there already: these are the fins, with the snorkel.
  "swim-fins": `
    <path fill="#62b5f2" d="M20 30Q22 12 36 12Q52 12 52 30L62 116Q62 124 54 122Q46 112 38 122Q30 112 20 122Q6 124 6 116Z"/>
    <path fill="#62b5f2" d="M76 30Q78 12 92 12Q108 12 108 30L122 116Q122 124 108 122Q98 112 90 122Q82 112 74 122Q66 124 66 116Z"/>
    <path fill="#fff6e3" d="M24 32Q36 20 48 32L48 52Q36 44 24 52Z"/><path fill="#fff6e3" d="M80 32Q92 20 104 32L104 52Q92 44 80 52Z"/>
    <path fill="#ffe28a" d="M30 58L42 58L44 110L28 110Z"/><path fill="#ffe28a" d="M86 58L98 58L100 110L84 110Z"/>
    <path fill="none" stroke="#3a5a7a" stroke-width="5" d="M24 16Q36 2 48 16M80 16Q92 2 104 16"/>
  `,
  "badminton-racket": `
    <g transform="translate(0 4) rotate(-32 56 60)">
      <path fill="#c8ced6" d="M52 60L60 60L60 98L52 98Z"/>
      <ellipse fill="#e8685f" cx="56" cy="36" rx="30" ry="36"/>
      <ellipse fill="#fffaf0" cx="56" cy="36" rx="21" ry="27"/>
      <path fill="none" stroke="#6a7078" stroke-width="2" d="M46 9L46 55M56 5L56 59M66 9L66 55M37 22L75 22M35 34L77 34M38 46L74 46"/>
      <path fill="#62b5f2" d="M49 92L63 92L64 128L48 128Z"/>
    </g>
    <path fill="#fffaf0" d="M86 12L110 4L126 24L104 50L92 44Z"/>
    <path fill="none" stroke="#6a7078" stroke-width="2" d="M96 9L98 46M108 8L102 48M120 16L104 48"/>
    <path fill="#ffe28a" d="M90 42L106 50Q104 66 92 64Q82 58 90 42Z"/>
  `,
  "bike-helmet": `
    <path fill="none" stroke="#4a525c" stroke-width="5" d="M30 80Q36 116 60 118Q86 114 98 80"/>
    <path fill="#62b5f2" d="M4 76Q2 14 64 14Q126 14 124 76Q112 86 92 82Q64 74 36 82Q14 86 4 76Z"/>
    <path fill="#fffaf0" d="M52 20Q64 14 76 20L74 60Q64 66 54 60Z"/>
    <path fill="#ffe28a" d="M22 34Q34 22 42 26L40 62Q28 66 18 62Q16 46 22 34Z"/><path fill="#ffe28a" d="M106 34Q94 22 86 26L88 62Q100 66 110 62Q112 46 106 34Z"/>
    <path fill="#e8685f" d="M50 110Q62 104 74 110L74 124L50 124Z"/>
  `,
  "paddling-pool": `
    <path fill="#8fd3f7" d="M10 68Q10 52 64 52Q118 52 118 68L118 96L10 96Z"/>
    <ellipse fill="#bfe6fa" cx="64" cy="68" rx="52" ry="18"/>
    <path fill="#ffd94f" d="M62 64Q82 70 92 56Q98 74 84 80L60 80Q48 76 50 64Z"/><circle fill="#ffd94f" cx="56" cy="50" r="13"/><path fill="#f08a3c" d="M46 48L34 52L46 57Z"/><circle fill="#2b2118" cx="54" cy="47" r="2.8"/>
    <path fill="#f7a0b4" d="M2 76Q2 66 12 70Q30 86 64 86Q98 86 116 70Q126 66 126 76L126 88Q110 104 64 104Q18 104 2 88Z"/>
    <path fill="#ffe28a" d="M4 94Q22 108 64 108Q106 108 124 94L122 112Q104 124 64 124Q24 124 6 112Z"/>
    <circle fill="#ffffff" cx="24" cy="40" r="8"/><circle fill="#ffffff" cx="104" cy="36" r="10"/><circle fill="#ffffff" cx="88" cy="18" r="6"/>
  `,
};
