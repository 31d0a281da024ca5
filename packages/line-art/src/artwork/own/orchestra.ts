/** More instruments, and what plays or writes music. */
export const orchestra: Readonly<Record<string, string>> = {
  // An upright piano from the side, its keys to the left.
  "piano-from-the-side": `
    <path fill="#b8804a" d="M26 76L36 76L34 122L28 122Z"/>
    <path fill="#c98b4a" d="M66 12L122 12L122 122L66 122Z"/>
    <path fill="#e0a868" d="M76 80L112 80L112 110L76 110Z"/>
    <path fill="#e0a868" d="M76 24L112 24L112 56L76 56Z"/>
    <path fill="#b8804a" d="M60 4L124 4Q127 4 127 8Q127 12 124 12L60 12Q57 12 57 8Q57 4 60 4Z"/>
    <path fill="#fff6e3" d="M46 32L66 26L66 50L50 56Z"/>
    <path fill="#ffffff" d="M12 67L20 56L66 56L66 67Z"/>
    <path fill="#2a2440" d="M24 56L28 56L26 62L22 62ZM31 56L35 56L33 62L29 62ZM42 56L46 56L44 62L40 62ZM49 56L53 56L51 62L47 62ZM56 56L60 56L58 62L54 62Z"/>
    <path fill="#b8804a" d="M18 66L70 66L70 78L22 78Q18 78 18 74Z"/>
  `,
  "drum-kit": `
    <path fill="none" stroke="#4a525c" stroke-width="2.6" d="M20 30L28 124M108 30L100 124M14 124L42 124M86 124L114 124"/>
    <path fill="#ffd94f" d="M0 24Q20 10 42 24L42 32Q20 38 0 32Z"/><path fill="#ffd94f" d="M128 24Q108 10 86 24L86 32Q108 38 128 32Z"/>
    <path fill="#62b5f2" d="M34 36L62 36L62 62L34 62Z"/><path fill="#62b5f2" d="M66 36L94 36L94 62L66 62Z"/>
    <ellipse fill="#fffaf0" cx="48" cy="37" rx="15" ry="7"/><ellipse fill="#fffaf0" cx="80" cy="37" rx="15" ry="7"/>
    <path fill="#7cc977" d="M4 74L32 74L32 98L4 98Z"/><ellipse fill="#fffaf0" cx="18" cy="74" rx="16" ry="7"/>
    <path fill="#7cc977" d="M96 74L124 74L124 98L96 98Z"/><ellipse fill="#fffaf0" cx="110" cy="74" rx="16" ry="7"/>
    <circle fill="#e8685f" cx="64" cy="90" r="34"/><circle fill="#fffaf0" cx="64" cy="90" r="25"/>
    <path fill="#f2b431" d="M64 72L69 84L82 85L72 93L76 106L64 98L52 106L56 93L46 85L59 84Z"/>
  `,
  "electric-guitar": `
    <g transform="rotate(34 64 64)">
      <path fill="#c98f4e" d="M58 16L70 16L70 74L58 74Z"/>
      <path fill="#fff0d0" d="M54 0L76 0L72 20L56 20Z"/>
      <path fill="#e8685f" d="M58 66L52 56Q40 52 34 62Q30 74 36 86Q24 98 32 114Q44 128 64 126Q86 128 96 112Q102 98 92 86Q100 72 92 58Q84 52 78 62L70 70Z"/>
      <path fill="#fffaf0" d="M56 78L74 72Q86 78 84 92Q88 104 78 110L56 108Z"/>
      <path fill="#818b93" d="M54 82L74 82L74 90L54 90Z"/><path fill="#818b93" d="M54 98L74 98L74 106L54 106Z"/>
      <circle fill="#ffe28a" cx="88" cy="108" r="5"/><circle fill="#ffe28a" cx="44" cy="72" r="5"/>
    </g>
  `,
  "grand-piano": `
    <path fill="#888d93" d="M50 46L58 46L44 14L38 16Z"/>
    <path fill="#8a97b0" d="M20 60L34 10Q60 2 86 8Q118 18 112 40Q96 58 110 62Z"/>
    <path fill="#7f8ba0" d="M12 62L122 62L122 88L12 88Z"/>
    <path fill="#7f8ba0" d="M18 88L30 88L28 124L20 124Z"/><path fill="#7f8ba0" d="M104 88L116 88L114 124L106 124Z"/><path fill="#7f8ba0" d="M60 88L70 88L69 116L61 116Z"/>
    <path fill="#fffaf0" d="M4 72L60 72L60 86L4 86Z"/>
    <path fill="none" stroke="#2b2118" stroke-width="2.2" d="M14 72L14 86M24 72L24 86M34 72L34 86M44 72L44 86M53 72L53 86"/>
    <path fill="#fff0d0" d="M26 48L54 48L56 64L22 64Z"/>
    <path fill="#ffd94f" d="M54 114L76 114L76 124L54 124Z"/>
    <path fill="#e8685f" d="M66 94L98 94L98 104L66 104Z" data-detail=""/>
  `,
  recorder: `
    <g transform="rotate(38 64 64)">
      <path fill="#fff0d0" d="M55 30L73 30L75 110L53 110Z"/>
      <path fill="#c98f4e" d="M56 0L72 0L76 34L52 34Z"/>
      <path fill="#c98f4e" d="M50 104L78 104L76 128L52 128Z"/>
      <path fill="#9b8575" d="M59 14L69 14L69 22L59 22Z"/>
      <circle fill="#2b2118" cx="64" cy="44" r="4"/><circle fill="#2b2118" cx="64" cy="56" r="4"/><circle fill="#2b2118" cx="64" cy="68" r="4"/><circle fill="#2b2118" cx="64" cy="80" r="4"/><circle fill="#2b2118" cx="64" cy="92" r="4"/>
      <circle fill="#fff0d0" cx="64" cy="116" r="4"/>
    </g>
    <path fill="#62b5f2" d="M92 10L120 4L120 34Q114 46 104 40Q98 32 110 28L110 16L101 18L101 42Q94 54 84 48Q78 40 92 36Z"/>
  `,
  "musical-triangle": `
    <path fill="none" stroke="#4a525c" stroke-width="2.4" d="M56 22Q44 0 56 0Q68 2 58 20"/>
    <path fill="#c8ced6" fill-rule="evenodd" d="M56 14L112 112Q112 120 104 120L10 120Q2 118 4 110L50 18ZM56 36L20 106L92 106Z"/>
    <path fill="#e8685f" d="M44 10L68 10L68 22L44 22Z"/>
    <path fill="#c8ced6" d="M120 20L128 26L96 76L88 70Z"/>
    <path fill="#62b5f2" d="M112 4Q122 0 128 6L128 18L116 34L104 26Z"/>
  `,
  cymbals: `
    <g transform="rotate(-16 36 64)">
      <ellipse fill="#ffd35c" cx="38" cy="64" rx="32" ry="56"/><ellipse fill="#c98f4e" cx="34" cy="64" rx="20" ry="36"/><ellipse fill="#fff0c2" cx="32" cy="64" rx="11" ry="17"/>
      <path fill="#e8685f" d="M4 52Q22 48 30 58L30 70Q22 80 4 76Z"/>
    </g>
    <g transform="rotate(16 92 64)">
      <ellipse fill="#ffd35c" cx="90" cy="64" rx="32" ry="56"/><ellipse fill="#c98f4e" cx="94" cy="64" rx="20" ry="36"/><ellipse fill="#fff0c2" cx="96" cy="64" rx="11" ry="17"/>
      <path fill="#e8685f" d="M124 52Q106 48 98 58L98 70Q106 80 124 76Z"/>
    </g>
    <path fill="none" stroke="#4a525c" stroke-width="2.4" d="M64 12L64 2M54 14L50 4M74 14L78 4"/>
  `,
  bongos: `
    <path fill="#e8685f" d="M4 34L66 34L60 118Q36 128 12 118Z"/>
    <path fill="#f7b04a" d="M70 48L124 48L118 116Q98 124 78 116Z"/>
    <path fill="#8a919b" d="M58 66L78 66L78 88L58 88Z"/>
    <ellipse fill="#fff6e3" cx="35" cy="34" rx="32" ry="14"/><ellipse fill="#fff6e3" cx="97" cy="48" rx="28" ry="12"/>
    <path fill="#ffe28a" d="M6 56Q36 70 64 56L63 72Q36 86 8 72Z"/>
    <path fill="#e8685f" d="M71 68Q98 80 122 68L121 82Q98 94 73 82Z"/>
    <path fill="none" stroke="#5d3a20" stroke-width="2.2" d="M22 96L28 110L34 96L40 110L46 96M86 98L92 108L98 98L104 108L110 98"/>
  `,
  castanets: `
    <path fill="#ea576c" d="M64 26C52 4 30 4 32 20C34 36 54 32 64 26Z"/>
    <path fill="#ea576c" d="M64 26C76 4 98 4 96 20C94 36 74 32 64 26Z"/>
    <path fill="none" stroke="#e8485f" stroke-width="5" d="M62 28Q44 34 36 50M66 28Q84 34 92 50"/>
    <g transform="rotate(24 34 54)"><path fill="#c08a5c" d="M40 42Q47 38 52 44Q57 38 64 42L68 58C86 74 82 108 52 112C30 108 24 80 36 58Z"/></g>
    <g transform="rotate(-24 94 54)"><path fill="#c08a5c" d="M64 42Q71 38 76 44Q81 38 88 42L92 58C104 80 98 108 76 112C46 108 42 74 60 58Z"/></g>
    <path fill="#e8b080" d="M20 46Q27 42 32 48Q37 42 44 46L49 60C66 76 62 114 32 116C2 114 1 76 15 60Z"/>
    <path fill="#e8b080" d="M84 46Q91 42 96 48Q101 42 108 46L113 60C127 76 126 114 96 116C66 114 62 76 79 60Z"/>
    <ellipse fill="#c98552" cx="32" cy="90" rx="17" ry="17"/><ellipse fill="#c98552" cx="96" cy="90" rx="17" ry="17"/>
    <circle fill="#ffd35c" cx="64" cy="24" r="8"/>
  `,
  "bamboo-flute": `
    <g transform="rotate(-30 64 64)">
      <path fill="#b8d98a" d="M0 54L128 54L128 74L0 74Z"/>
      <path fill="#7ca850" d="M14 52L24 52L24 76L14 76Z"/><path fill="#7ca850" d="M58 52L68 52L68 76L58 76Z"/><path fill="#7ca850" d="M104 52L114 52L114 76L104 76Z"/>
      <circle fill="#2b2118" cx="40" cy="64" r="5"/><circle fill="#2b2118" cx="76" cy="64" r="4"/><circle fill="#2b2118" cx="87" cy="64" r="4"/><circle fill="#2b2118" cx="97" cy="64" r="4"/>
    </g>
    <path fill="none" stroke="#a82a3a" stroke-width="2.4" d="M112 40Q122 50 112 62"/>
    <path fill="#ea576c" d="M112 60L124 68L112 80L100 68Z"/><path fill="#e8685f" d="M104 82L120 82L124 118L100 118Z"/>
    <path fill="#7cc977" d="M4 20Q24 4 42 18Q26 32 4 20Z"/><path fill="#7cc977" d="M14 46Q22 28 42 30Q36 48 14 46Z"/>
  `,
  // Pipes of bamboo, long to short.
  "pan-flute": `
    <path fill="#a9dd92" d="M6 6L29 6L29 122Q17 128 6 122Z"/>
    <path fill="#f0d890" d="M29 6L52 6L52 108Q40 114 29 108Z"/>
    <path fill="#a9dd92" d="M52 6L76 6L76 92Q64 98 52 92Z"/>
    <path fill="#f0d890" d="M76 6L99 6L99 78Q88 84 76 78Z"/>
    <path fill="#a9dd92" d="M99 6L122 6L122 64Q110 70 99 64Z"/>
    <path data-part="band" fill="#e8685f" d="M1 42L127 34L127 50L1 58Z"/>
  `,
  "treble-clef": `
    <path fill="#b494e6" fill-rule="evenodd" d="M62 2Q82 4 82 32Q82 48 68 58L71 70Q98 72 100 94Q98 108 84 112Q88 126 68 126Q46 124 48 112Q52 102 62 106Q66 112 60 114Q64 120 70 116Q76 112 73 114Q50 116 36 102Q22 82 40 64L56 50Q46 4 62 2ZM63 14Q56 24 62 42Q74 32 72 20Q68 12 63 14ZM60 62Q40 74 44 92Q52 104 70 104L65 82Q56 86 58 94Q50 84 62 72ZM73 80L78 102Q90 96 88 88Q84 80 73 80Z"/>
    <circle fill="#ffe28a" cx="16" cy="24" r="10"/><circle fill="#8fd3f7" cx="112" cy="44" r="10"/>
    <path fill="#f7a0b4" d="M14 110Q2 100 8 94Q12 90 16 96Q20 90 24 94Q28 102 14 110Z"/>
  `,
  metronome: `
    <path fill="#c98f4e" d="M46 16L82 16L108 110L20 110Z"/>
    <path fill="#b87e53" d="M10 106L118 106L118 124L10 124Z"/>
    <path fill="#fff6e3" d="M54 28L74 28L88 94L40 94Z"/>
    <path fill="#c98f4e" d="M50 4L78 4L82 18L46 18Z"/>
    <path fill="#8a919b" d="M60 94L66 94L96 14L90 12Z"/>
    <path fill="#e8685f" d="M70 40L92 48L86 64L66 56Z"/>
    <circle fill="#f2b431" cx="63" cy="92" r="9"/>
    <path fill="none" stroke="#5d3a20" stroke-width="2.2" d="M50 48L58 48M48 60L56 60M46 72L54 72"/>
  `,
  "waist-drum": `
    <path fill="#ea576c" d="M26 22Q70 12 106 26Q120 50 106 78Q70 92 26 80Z"/>
    <ellipse fill="#ffd94f" cx="26" cy="51" rx="20" ry="31"/><ellipse fill="#fff6e3" cx="25" cy="51" rx="13" ry="22"/>
    <path fill="#ffd94f" d="M62 16L76 17Q84 50 76 85L62 86Q72 50 62 16Z"/>
    <path fill="#ffd94f" d="M98 22L106 26Q120 50 106 78L98 81Q110 50 98 22Z"/>
    <path fill="#c98f4e" d="M8 112L88 92L90 100L10 121Z"/><path fill="#c98f4e" d="M120 112L40 92L38 100L118 121Z"/>
    <path fill="#f7a0b4" d="M2 100Q14 98 16 110Q14 124 2 124Q8 112 2 100Z"/><path fill="#f7a0b4" d="M126 100Q114 98 112 110Q114 124 126 124Q120 112 126 100Z"/>
    <circle fill="#ffd94f" cx="90" cy="94" r="7"/><circle fill="#ffd94f" cx="38" cy="94" r="7"/>
  `,
  "cassette-tape": `
    <path fill="#7fa8d8" d="M4 26Q4 18 12 18L116 18Q124 18 124 26L124 102Q124 110 116 110L12 110Q4 110 4 102Z"/>
    <path fill="#fff6e3" d="M14 28L114 28L114 82L14 82Z"/>
    <path fill="#e8685f" d="M14 28L114 28L114 42L14 42Z"/>
    <path fill="#7cc977" d="M28 50L100 50Q104 64 100 78L28 78Q24 64 28 50Z"/>
    <circle fill="#fffaf0" cx="42" cy="64" r="11"/><circle fill="#fffaf0" cx="86" cy="64" r="11"/>
    <circle fill="#2b2118" cx="42" cy="64" r="3.5"/><circle fill="#2b2118" cx="86" cy="64" r="3.5"/>
    <path fill="#d5e4f5" d="M30 90L98 90L106 110L22 110Z"/>
  `,
  "record-player": `
    <path fill="#c98f4e" d="M2 92L126 92L126 116L2 116Z"/><path fill="#9f856b" d="M12 114L30 114L30 124L12 124Z"/><path fill="#9f856b" d="M98 114L116 114L116 124L98 124Z"/>
    <path fill="#fff0d8" d="M14 18L114 18L126 94L2 94Z"/>
    <ellipse fill="#7d8ba0" cx="56" cy="56" rx="44" ry="32"/>
    <ellipse fill="#dfe6ee" cx="56" cy="56" rx="29" ry="21"/>
    <ellipse fill="#e8685f" cx="56" cy="56" rx="14" ry="10"/>
    <circle fill="#2b2118" cx="56" cy="56" r="3"/>
    <path fill="#c8ced6" d="M104 28L112 30L106 66L84 78L80 72L98 60Z"/>
    <circle fill="#62b5f2" cx="107" cy="30" r="9"/>
    <circle fill="#ffe28a" cx="24" cy="104" r="6"/><circle fill="#ffe28a" cx="104" cy="104" r="6"/>
  `,
};
