/** Bathroom, baby and medicine things. */
export const nursery: Readonly<Record<string, string>> = {
  "toilet-paper": `
    <path fill="#fffaf0" d="M84 20L110 20L112 106Q104 118 96 108Q90 100 84 112Z"/>
    <path fill="#eef2f6" d="M30 14L84 14Q106 18 106 56Q106 96 84 100L30 100Z"/>
    <ellipse fill="#ffffff" cx="32" cy="57" rx="26" ry="43"/>
    <ellipse fill="#d9a066" cx="32" cy="57" rx="11" ry="18"/>
    <path fill="#f7a0b4" d="M78 44Q68 36 73 30Q77 28 79 33Q82 28 86 31Q90 36 78 44Z"/>
    <path fill="#f7a0b4" d="M78 84Q68 76 73 70Q77 68 79 73Q82 68 86 71Q90 76 78 84Z"/>
  `,
  "rubber-duck": `
    <path data-part="body" fill="#ffd94f" d="M34 64Q70 70 96 66Q116 62 122 48Q128 72 116 96Q104 112 66 112Q24 112 18 86Q18 72 34 64Z"/>
    <circle data-part="head" fill="#ffd94f" cx="44" cy="40" r="31"/>
    <path data-part="beak" fill="#f08a3c" d="M18 36Q2 36 2 46Q4 56 22 54Q28 50 28 44Q26 38 18 36Z"/>
    <path fill="none" stroke="#7a3a10" stroke-width="2.2" d="M4 46Q14 48 26 46"/>
    <circle data-part="eye" fill="#2b2118" cx="40" cy="30" r="5.5"/><circle fill="#ffffff" cx="42" cy="28" r="2"/>
    <path data-part="wing" fill="#fff0b0" d="M58 76Q86 78 104 68Q108 92 84 98Q58 100 58 76Z"/>
    <path data-part="water" fill="#bfe6fa" d="M0 110Q12 98 24 108Q34 116 46 108Q56 98 68 108Q80 116 92 108Q104 98 114 108Q122 114 128 108L128 124L0 124Z"/>
    <circle fill="#ffffff" cx="100" cy="24" r="9"/><circle fill="#ffffff" cx="116" cy="10" r="6"/>
  `,
  shampoo: `
    <path fill="none" stroke="#4a525c" stroke-width="6" d="M64 34L64 14L40 14"/>
    <path fill="#8a919b" d="M26 8L44 8L44 22L26 22Z"/>
    <path fill="#f7b04a" d="M48 24L80 24L80 42L48 42Z"/>
    <path fill="#b494e6" d="M40 42L88 42Q98 46 98 58L98 114Q98 124 88 124L40 124Q30 124 30 114L30 58Q30 46 40 42Z"/>
    <path fill="#fffaf0" d="M30 64L98 64L98 108L30 108Z"/>
    <circle fill="#8fd3f7" cx="52" cy="92" r="9"/><circle fill="#8fd3f7" cx="74" cy="80" r="11"/>
    <circle fill="#ffffff" cx="112" cy="40" r="10"/><circle fill="#ffffff" cx="114" cy="64" r="7"/><circle fill="#ffffff" cx="14" cy="40" r="8"/>
  `,
  // A brush and a comb.
  hairbrush: `
    <path fill="#f7a0b4" d="M34 2Q62 4 62 36Q60 64 42 70L42 114Q42 124 34 124Q26 124 26 114L26 70Q8 64 6 36Q6 4 34 2Z"/>
    <ellipse fill="#fff6e3" cx="34" cy="36" rx="18" ry="24"/>
    <circle fill="#5d2a38" cx="26" cy="26" r="2.6"/><circle fill="#5d2a38" cx="42" cy="26" r="2.6"/><circle fill="#5d2a38" cx="34" cy="36" r="2.6"/><circle fill="#5d2a38" cx="26" cy="46" r="2.6"/><circle fill="#5d2a38" cx="42" cy="46" r="2.6"/>
    <path fill="#8fd3f7" d="M74 12Q74 6 82 6L124 6L124 18L98 18L98 28L124 28L124 40L98 40L98 50L124 50L124 62L98 62L98 72L124 72L124 84L98 84L98 94L124 94L124 106L98 106L98 116Q98 124 82 124Q74 124 74 116Z"/>
    <circle fill="#ffe28a" cx="86" cy="30" r="6"/><circle fill="#ffe28a" cx="86" cy="64" r="6"/><circle fill="#ffe28a" cx="86" cy="98" r="6"/>
  `,
  pacifier: `
    <path fill="#ffe9b0" d="M64 4Q90 6 88 28Q86 40 80 50L48 50Q42 40 40 28Q38 6 64 4Z"/>
    <path fill="#8fd3f7" d="M64 50Q88 40 108 46Q128 56 120 74Q108 90 86 84Q74 80 64 82Q54 80 42 84Q20 90 8 74Q0 56 20 46Q40 40 64 50Z"/>
    <circle fill="#fffaf0" cx="24" cy="64" r="7"/><circle fill="#fffaf0" cx="104" cy="64" r="7"/>
    <path fill="#f7a0b4" fill-rule="evenodd" d="M64 62A31 31 0 0 1 64 124A31 31 0 0 1 64 62ZM64 76A17 17 0 0 0 64 110A17 17 0 0 0 64 76Z"/>
    <circle fill="#ffe28a" cx="64" cy="66" r="13"/>
  `,
  "baby-rattle": `
    <g transform="rotate(32 64 64)">
      <path fill="#ffe28a" d="M56 70L72 70L72 104L56 104Z"/>
      <circle fill="#f7a0b4" cx="64" cy="112" r="15"/><circle fill="#fffaf0" cx="64" cy="112" r="7"/>
      <circle fill="#8fd3f7" cx="64" cy="36" r="36"/>
      <path fill="#fffaf0" d="M29 28Q64 44 99 28L100 44Q64 60 28 44Z"/>
      <path fill="#e8685f" d="M64 8L67 15L75 16L69 21L71 29L64 25L57 29L59 21L53 16L61 15Z"/>
      <path fill="#e8685f" d="M46 70Q54 62 64 68Q74 62 82 70Q74 82 64 76Q54 82 46 70Z"/>
    </g>
  `,
  bib: `
    <path fill="none" stroke="#a84a60" stroke-width="6" d="M36 26Q34 4 62 6M92 26Q94 4 66 6"/>
    <path fill="#f7b8c8" d="M28 20Q36 14 42 20Q40 52 64 52Q88 52 86 20Q92 14 100 20Q120 48 112 88Q100 124 64 124Q28 124 16 88Q8 48 28 20Z"/>
    <path fill="#fffaf0" d="M64 62Q98 58 98 84Q92 110 64 110Q36 110 30 84Q30 58 64 62Z"/>
    <circle fill="#d9a066" cx="48" cy="70" r="8"/><circle fill="#d9a066" cx="80" cy="70" r="8"/>
    <circle fill="#d9a066" cx="64" cy="86" r="19"/>
    <circle fill="#2b2118" cx="57" cy="82" r="3"/><circle fill="#2b2118" cx="71" cy="82" r="3"/>
    <ellipse fill="#fff0d0" cx="64" cy="93" rx="8" ry="5.5"/>
  `,
  onesie: `
    <path fill="#bfe6fa" d="M40 10L52 8Q64 22 76 8L88 10L122 40L106 60L96 52L96 86Q96 98 84 106L78 124L50 124L44 106Q32 98 32 86L32 52L22 60L6 40Z"/>
    <path fill="#62b5f2" d="M6 40L22 60L30 54L14 33Z"/><path fill="#62b5f2" d="M122 40L106 60L98 54L114 33Z"/>
    <path fill="#62b5f2" d="M47 112L81 112L78 124L50 124Z"/>
    <path fill="#ffd94f" d="M64 84Q40 66 46 52Q54 44 64 54Q74 44 82 52Q88 66 64 84Z"/>
    <circle fill="#fffaf0" cx="57" cy="118" r="3"/><circle fill="#fffaf0" cx="71" cy="118" r="3"/>
    <path fill="#fffaf0" d="M50 8Q64 28 78 8L84 10Q64 40 44 10Z"/>
  `,
  "baby-mobile": `
    <path fill="none" stroke="#5d4a34" stroke-width="2.2" d="M64 2L64 22M16 36L16 66M64 36L64 78M112 36L112 66"/>
    <path fill="#d9a066" d="M8 34Q10 14 64 14Q118 14 120 34L110 38Q104 28 64 28Q24 28 18 38Z"/>
    <path fill="#ffe28a" d="M16 60L22 74L36 76L26 86L28 100L16 93L4 100L6 86L0 76L10 74Z"/>
    <path fill="#bfe6fa" d="M44 112Q34 104 42 94Q42 80 58 80Q72 74 78 86Q92 88 90 102Q90 114 78 114L52 114Q46 114 44 112Z"/>
    <path fill="#f7b04a" d="M112 58Q98 62 98 82Q100 100 118 102Q126 100 126 96Q112 94 112 78Q114 66 124 62Q120 58 112 58Z"/>
    <circle fill="#2b2118" cx="58" cy="96" r="3"/><circle fill="#2b2118" cx="74" cy="96" r="3"/>
    <path fill="none" stroke="#3a5a7a" stroke-width="2" d="M60 103Q66 108 72 103"/>
    <circle fill="#e8685f" cx="64" cy="18" r="8"/>
  `,
  potty: `
    <path fill="#f7b04a" d="M82 60L82 14Q84 4 96 4Q112 6 112 20L112 70L86 76Z"/>
    <path fill="#ffe28a" d="M14 68L112 68Q112 104 92 112L96 124L26 124L30 112Q10 102 14 68Z"/>
    <ellipse fill="#f7b04a" cx="62" cy="64" rx="54" ry="16"/>
    <ellipse fill="#fffaf0" cx="60" cy="64" rx="34" ry="9"/>
    <circle fill="#2b2118" cx="44" cy="92" r="4"/><circle fill="#2b2118" cx="74" cy="92" r="4"/>
    <path fill="none" stroke="#5d3a20" stroke-width="2.4" d="M50 102Q59 110 68 102"/>
    <circle fill="#f28d8d" cx="32" cy="102" r="6"/><circle fill="#f28d8d" cx="86" cy="102" r="6"/>
  `,
  bathrobe: `
    <path fill="#f7b8c8" d="M46 6L82 6L112 24L124 82L104 88L96 54L98 122L30 122L32 54L24 88L4 82L16 24Z"/>
    <path fill="#fffaf0" d="M46 6Q36 22 40 40L62 70L62 122L70 122L70 68L88 40Q92 22 82 6Q84 30 66 48Q46 30 46 6Z"/>
    <path fill="#e0708c" d="M32 62L97 62L97 74L32 74Z"/>
    <path fill="#e0708c" d="M58 72L70 72L62 104L48 104Z"/>
    <path fill="#fffaf0" d="M5 72L26 76L24 90L3 84Z"/><path fill="#fffaf0" d="M123 72L102 76L104 90L125 84Z"/>
    <path fill="#fffaf0" d="M76 82L92 82L92 98L76 98Z"/>
  `,
  perfume: `
    <path fill="none" stroke="#6a3a4a" stroke-width="5" d="M76 30Q96 18 104 34"/>
    <circle fill="#e8685f" cx="108" cy="42" r="14"/>
    <path fill="#f2c94c" d="M46 14Q46 6 54 6L74 6Q82 6 82 14L82 32L46 32Z"/>
    <path fill="#c8ced6" d="M50 32L78 32L78 46L50 46Z"/>
    <path fill="#fbd7e3" d="M64 44Q104 46 104 84Q102 124 64 124Q26 124 24 84Q24 46 64 44Z"/>
    <path fill="#b494e6" d="M27 80Q46 70 64 80Q82 90 101 80Q104 112 64 114Q26 112 27 80Z"/>
    <path fill="#fffaf0" d="M64 108Q48 98 54 88Q60 84 64 90Q68 84 74 88Q80 98 64 108Z"/>
    <circle fill="#ffffff" cx="22" cy="20" r="7"/><circle fill="#ffffff" cx="30" cy="36" r="5"/><circle fill="#ffffff" cx="12" cy="36" r="5.5"/>
  `,
  lipstick: `
    <path fill="#ea576c" d="M28 60L28 24Q38 8 54 6L54 60Z"/>
    <path fill="#f2c94c" d="M22 56L60 56L60 84L22 84Z"/>
    <path fill="#9285ac" d="M16 80L66 80L66 118Q66 124 60 124L22 124Q16 124 16 118Z"/>
    <path fill="#f2c94c" d="M16 96L66 96L66 108L16 108Z"/>
    <path fill="#9285ac" d="M78 64Q78 56 86 56L112 56Q120 56 120 64L120 124L78 124Z"/>
    <path fill="#f2c94c" d="M76 112L122 112L122 124L76 124Z"/>
    <path fill="#f7b8c8" d="M99 100Q86 90 90 82Q95 78 99 83Q103 78 108 82Q112 90 99 100Z"/>
  `,
  "first-aid-kit": `
    <path fill="none" stroke="#4a525c" stroke-width="7" d="M44 34Q42 14 64 14Q86 14 84 34"/>
    <path fill="#e8685f" d="M4 42Q4 32 14 32L114 32Q124 32 124 42L124 114Q124 124 114 124L14 124Q4 124 4 114Z"/>
    <circle fill="#fffaf0" cx="64" cy="80" r="34"/>
    <path fill="#e8685f" d="M56 56L72 56L72 72L88 72L88 88L72 88L72 104L56 104L56 88L40 88L40 72L56 72Z"/>
    <path fill="#ffe28a" d="M20 26L40 26L40 46L20 46Z"/><path fill="#ffe28a" d="M88 26L108 26L108 46L88 46Z"/>
  `,
  // A bottle with a heart, a spoon and two pills.
  "medicine-bottle": `
    <path fill="#fffaf0" d="M22 8Q22 4 26 4L70 4Q74 4 74 8L74 28L22 28Z"/>
    <path fill="#f0a860" d="M28 28L68 28L68 38Q86 44 86 60L86 116Q86 124 78 124L18 124Q10 124 10 116L10 60Q10 44 28 38Z"/>
    <path fill="#fffaf0" d="M10 62L86 62L86 108L10 108Z"/>
    <path fill="#e8685f" d="M41 68L55 68L55 78L65 78L65 92L55 92L55 102L41 102L41 92L31 92L31 78L41 78Z"/>
    <path fill="#8fd3f7" d="M92 98Q92 88 101 88L110 88L110 108L101 108Q92 108 92 98Z"/><path fill="#fffaf0" d="M110 88L118 88Q127 90 127 98Q127 108 118 108L110 108Z"/>
    <circle fill="#f7a0b4" cx="108" cy="72" r="12"/><path fill="none" stroke="#8a3a50" stroke-width="2.2" d="M98 72L118 72"/>
    <circle fill="#ffe28a" cx="108" cy="118" r="7"/>
  `,
  syringe: `
    <g transform="rotate(-40 64 64)">
      <path fill="none" stroke="#4a525c" stroke-width="2.6" d="M0 64L26 64"/>
      <path fill="#8a919b" d="M18 58L34 58L34 70L18 70Z"/>
      <path fill="#e6f3fa" d="M32 46L96 46L96 82L32 82Z"/>
      <path fill="#f7a0b4" d="M32 46L62 46L62 82L32 82Z"/>
      <path fill="#62b5f2" d="M94 36L104 36L104 92L94 92Z"/>
      <path fill="#8a919b" d="M104 59L120 59L120 69L104 69Z"/>
      <path fill="#62b5f2" d="M118 48L128 48L128 80L118 80Z"/>
      <path fill="#888d93" d="M60 48L66 48L66 80L60 80Z"/>
    </g>
    <path fill="#8fd3f7" d="M22 92Q34 106 32 112Q28 122 20 122Q10 120 10 112Q12 104 22 92Z"/>
  `,
  "face-mask": `
    <path fill="none" stroke="#4a525c" stroke-width="3" d="M22 44Q0 40 4 62Q6 84 26 88M106 44Q128 40 124 62Q122 84 102 88"/>
    <path fill="#8fd3f7" d="M22 36Q64 14 106 36Q114 66 104 90Q84 112 64 112Q44 112 24 90Q14 66 22 36Z"/>
    <path fill="#fffaf0" d="M20 52Q64 38 108 52L109 66Q64 54 19 66Z"/>
    <path fill="#fffaf0" d="M22 82Q64 72 106 82L100 94Q64 84 28 94Z"/>
    <path fill="#f7a0b4" d="M44 26Q64 18 84 26L82 34Q64 28 46 34Z"/>
  `,
  crutches: `
    <g transform="rotate(10 40 64)">
      <path fill="#c8ced6" d="M24 14L34 14L40 84L32 84Z"/><path fill="#c8ced6" d="M56 14L46 14L40 84L48 84Z"/>
      <path fill="#8a919b" d="M34 78L46 78L44 116L36 116Z"/>
      <path fill="#e8685f" d="M16 8Q16 2 24 4L56 4Q64 2 64 8Q64 18 56 18L24 18Q16 18 16 8Z"/>
      <path fill="#ffe28a" d="M26 44L54 44L54 54L26 54Z"/><path fill="#818b93" d="M33 112L47 112L47 124L33 124Z"/>
    </g>
    <g transform="rotate(-10 88 64)">
      <path fill="#c8ced6" d="M72 14L82 14L88 84L80 84Z"/><path fill="#c8ced6" d="M104 14L94 14L88 84L96 84Z"/>
      <path fill="#8a919b" d="M82 78L94 78L92 116L84 116Z"/>
      <path fill="#e8685f" d="M64 8Q64 2 72 4L104 4Q112 2 112 8Q112 18 104 18L72 18Q64 18 64 8Z"/>
      <path fill="#ffe28a" d="M74 44L102 44L102 54L74 54Z"/><path fill="#818b93" d="M81 112L95 112L95 124L81 124Z"/>
    </g>
  `,
};
