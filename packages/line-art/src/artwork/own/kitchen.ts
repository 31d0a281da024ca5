/** Kitchen things, and what comes in a can, a cup or a bottle. */
export const kitchen: Readonly<Record<string, string>> = {
  "soda-can": `
    <path fill="#c8ced6" d="M36 14L92 14L100 26L100 112L92 124L36 124L28 112L28 26Z"/>
    <path fill="#e8685f" d="M28 28L100 28L100 110L28 110Z"/>
    <ellipse fill="#eef2f6" cx="64" cy="15" rx="29" ry="10"/>
    <ellipse fill="#8a919b" cx="64" cy="14" rx="10" ry="5"/>
    <path fill="#fff6e3" d="M28 74Q46 54 64 68Q82 82 100 58L100 86Q82 106 64 92Q46 80 28 100Z"/>
    <circle fill="#fff6e3" cx="46" cy="46" r="7"/><circle fill="#fff6e3" cx="78" cy="44" r="9"/>
  `,
  "egg-tart": `
    <path fill="#eef2f6" d="M10 66L118 66L96 124L32 124Z"/>
    <path fill="#d99a55" d="M4 56Q8 40 24 36Q40 22 64 24Q88 22 104 36Q120 40 124 56Q122 72 104 76Q88 88 64 86Q40 88 24 76Q6 72 4 56Z"/>
    <ellipse fill="#ffe28a" cx="64" cy="55" rx="46" ry="22"/>
    <path fill="#bc7b42" d="M40 52Q52 44 60 52Q54 62 40 52Z"/><path fill="#bc7b42" d="M72 60Q84 52 94 60Q84 68 72 60Z"/>
    <path fill="none" stroke="#6a7078" stroke-width="2" d="M34 84L46 122M64 88L64 122M94 84L82 122"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M44 18Q38 10 44 2M64 16Q58 8 64 0M84 18Q78 10 84 2"/>
  `,
  // A cup of noodles, its lid peeled back.
  "instant-noodles": `
    <path fill="#c8ced6" d="M26 42L8 8Q40 0 70 12L92 42Z"/>
    <path fill="#f28d5f" d="M16 44L112 44L96 118Q94 124 86 124L42 124Q34 124 32 118Z"/>
    <ellipse fill="#fff6e3" cx="64" cy="44" rx="52" ry="14"/>
    <path fill="#ffd35c" d="M24 44Q30 34 42 40Q52 32 64 40Q76 32 86 40Q98 34 104 44Q86 54 64 54Q42 54 24 44Z"/>
    <path fill="#fff6e3" d="M22 72L106 72L100 100L28 100Z"/>
    <path fill="#ffd35c" d="M46 78Q64 88 82 78Q82 96 64 96Q46 96 46 78Z"/>
    <path fill="#c98f4e" d="M104 2L111 6L78 46L71 42Z"/><path fill="#c98f4e" d="M118 12L124 18L90 48L82 44Z"/>
  `,
  ketchup: `
    <path fill="#f7b04a" d="M56 2L72 2L76 30L52 30Z"/>
    <path fill="#fff6e3" d="M40 28L88 28L88 44L40 44Z"/>
    <path fill="#e8685f" d="M40 44L88 44Q102 54 102 70L102 114Q102 124 92 124L36 124Q26 124 26 114L26 70Q26 54 40 44Z"/>
    <path fill="#fff6e3" d="M26 68L102 68L102 108L26 108Z"/>
    <circle fill="#e8685f" cx="64" cy="90" r="15"/>
    <path fill="#7cc977" d="M64 82L50 78L58 72L64 66L70 72L78 78Z"/>
  `,
  // Salt and pepper.
  "salt-and-pepper": `
    <path fill="#fffaf0" d="M14 44L56 44L62 116Q62 124 54 124L16 124Q8 124 8 116Z"/>
    <path fill="#b0bac5" d="M14 46Q10 16 35 16Q60 16 56 46Z"/>
    <path fill="#c98f4e" d="M72 44L114 44L120 116Q120 124 112 124L74 124Q66 124 66 116Z"/>
    <path fill="#b0bac5" d="M72 46Q68 16 93 16Q118 16 114 46Z"/>
    <circle fill="#2b2118" cx="27" cy="30" r="3.5"/><circle fill="#2b2118" cx="43" cy="30" r="3.5"/><circle fill="#2b2118" cx="35" cy="22" r="3"/>
    <circle fill="#2b2118" cx="85" cy="30" r="3.5"/><circle fill="#2b2118" cx="101" cy="30" r="3.5"/><circle fill="#2b2118" cx="93" cy="22" r="3"/>
    <circle fill="#2b2118" cx="26" cy="74" r="4"/><circle fill="#2b2118" cx="44" cy="74" r="4"/>
    <circle fill="#2b2118" cx="84" cy="74" r="4"/><circle fill="#2b2118" cx="102" cy="74" r="4"/>
    <path fill="none" stroke="#5d3a20" stroke-width="2.2" d="M26 86Q35 94 44 86M84 86Q93 94 102 86"/>
    <path fill="#f28d8d" d="M10 102L61 102L62 114L9 114Z"/><path fill="#fff6e3" d="M68 102L118 102L119 114L67 114Z"/>
  `,
  "fruit-bowl": `
    <path fill="#ffe066" d="M14 28Q6 16 18 10Q34 58 62 64L60 78Q18 76 14 28Z"/>
    <circle fill="#9a7ad0" cx="44" cy="34" r="11"/><circle fill="#9a7ad0" cx="54" cy="52" r="11"/><circle fill="#9a7ad0" cx="36" cy="54" r="11"/>
    <circle fill="#f2a040" cx="106" cy="54" r="20"/>
    <path fill="#e8685f" d="M76 28Q88 20 94 32Q100 52 86 66Q78 72 70 66Q54 52 60 32Q66 20 76 28Z"/>
    <path fill="#7cc977" d="M76 16Q82 4 94 8Q90 22 78 24Z"/>
    <path fill="#bfe0f5" d="M4 68L124 68Q122 106 84 112L92 124L36 124L44 112Q6 106 4 68Z"/>
    <path fill="#62b5f2" d="M10 84L118 84Q114 94 106 100L22 100Q14 94 10 84Z"/>
  `,
  kettle: `
    <path fill="none" stroke="#4a525c" stroke-width="6" d="M32 48Q30 14 64 14Q98 14 96 48"/>
    <path data-part="handle" fill="#e0705c" d="M48 8L80 8L80 20L48 20Z"/>
    <path fill="#62b5f2" d="M92 96L118 56L126 60L126 68Q116 92 100 116Z"/>
    <path data-part="body" fill="#62b5f2" d="M30 44L98 44Q114 76 112 112Q112 124 100 124L28 124Q16 124 16 112Q14 76 30 44Z"/>
    <path data-part="middleStripe" fill="#bfe6fa" d="M16 100Q14 88 18 76Q64 92 110 76Q114 88 112 100Q64 116 16 100Z"/>
    <ellipse fill="#d5dce3" cx="64" cy="44" rx="36" ry="10"/>
    <circle data-part="lid" fill="#e0705c" cx="64" cy="34" r="8"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M116 48Q110 40 116 32M126 46Q120 38 126 30"/>
  `,
  // A pot with two ears and a lid.
  "cooking-pot": `
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M40 22Q34 14 40 6M88 22Q82 14 88 6"/>
    <path data-part="handle" fill="#848a93" d="M0 60L16 60L16 76L8 76Q0 76 0 68Z"/><path data-part="handle" fill="#848a93" d="M128 60L112 60L112 76L120 76Q128 76 128 68Z"/>
    <path fill="#e8685f" d="M14 52L114 52L114 110Q114 124 100 124L28 124Q14 124 14 110Z"/>
    <path data-part="stripe" fill="#ffd9d0" d="M14 80L114 80L114 100L14 100Z"/>
    <path data-part="lid" fill="#d5dce3" d="M10 54Q12 26 64 26Q116 26 118 54Z"/>
    <path data-part="handle" fill="#8a919b" d="M52 28L56 14L72 14L76 28Z"/>
  `,
  whisk: `
    <g transform="rotate(38 64 64)">
      <path fill="#eef6fa" d="M64 68Q18 44 26 20Q34 0 64 0Q94 0 102 20Q110 44 64 68Z"/>
      <path fill="none" stroke="#4a525c" stroke-width="2.2" d="M64 2L64 66M52 2Q28 24 62 66M76 2Q100 24 66 66"/>
      <path fill="#8a919b" d="M52 62L76 62L76 78L52 78Z"/>
      <path fill="#e8685f" d="M52 78L76 78L78 114Q76 128 64 128Q52 128 50 114Z"/>
      <circle fill="#fff6e3" cx="64" cy="115" r="5.5"/>
    </g>
  `,
  // Rolled out flat, the pin across it.
  dough: `
    <path data-part="food" data-telling="" fill="#fff3d6" d="M14 38C6 26 24 18 40 22C56 14 76 14 90 22C110 16 124 28 114 40C124 54 108 66 88 62C74 70 52 70 38 62C18 66 4 52 14 38Z"/>
    <path data-part="handle" data-telling="" fill="#e8685f" d="M2 38Q2 32 8 32L22 35L22 47L8 50Q2 50 2 44Z"/>
    <path data-part="handle" data-telling="" fill="#e8685f" d="M126 38Q126 32 120 32L106 35L106 47L120 50Q126 50 126 44Z"/>
    <path data-telling="" fill="#d9a066" d="M20 32Q20 28 26 28L102 28Q108 28 108 32L108 50Q108 54 102 54L26 54Q20 54 20 50Z"/>
  `,
  "rolling-pin": `
    <path fill="#fff3d6" d="M10 104Q4 84 26 86Q40 76 60 84Q88 72 104 88Q124 88 118 106Q112 124 64 124Q18 124 10 104Z"/>
    <g transform="rotate(-24 64 58)">
      <path fill="#e8685f" d="M0 52Q0 46 8 46L24 50L24 66L8 70Q0 70 0 64Z"/>
      <path fill="#e8685f" d="M128 52Q128 46 120 46L104 50L104 66L120 70Q128 70 128 64Z"/>
      <path fill="#d9a066" d="M22 40Q22 36 28 36L100 36Q106 36 106 40L106 76Q106 80 100 80L28 80Q22 80 22 76Z"/>
      <path fill="#fff0d0" d="M36 46L92 46L92 56L36 56Z"/>
    </g>
  `,
  // A carrot half sliced on the board, the knife beside it.
  "cutting-board": `
    <path fill="#fbe9cc" d="M18 30L46 30L46 14Q46 4 64 4Q82 4 82 14L82 30L110 30Q118 30 118 38L118 116Q118 124 110 124L18 124Q10 124 10 116L10 38Q10 30 18 30Z"/>
    <circle fill="#8a919b" cx="64" cy="18" r="6"/>
    <path fill="#6abf66" d="M92 50Q96 34 110 36Q110 48 104 52Q116 56 112 66Q100 66 94 60Z"/>
    <path fill="#f08a3c" d="M94 48Q104 56 98 66L58 84Q48 72 52 62Z"/>
    <circle fill="#f08a3c" cx="36" cy="62" r="12"/><circle fill="#f08a3c" cx="34" cy="88" r="12"/>
    <path fill="#8fb8d8" d="M20 108L66 108L66 118L36 118Q24 116 20 108Z"/><path fill="#e8685f" d="M66 106L108 106L108 118L66 118Z"/>
  `,
  "oven-mitt": `
    <path fill="#e8685f" d="M34 92L32 40Q32 4 60 4Q90 4 90 40L90 50Q94 36 108 36Q122 40 118 56Q112 78 92 92Z"/>
    <path data-part="cuff" fill="#fff6e3" d="M30 90L94 90Q98 90 98 96L98 118Q98 124 92 124L32 124Q26 124 26 118L26 96Q26 90 30 90Z"/>
    <path data-part="heart" fill="#ffd9d0" d="M60 66Q42 52 46 40Q52 32 60 41Q68 32 74 40Q78 52 60 66Z"/>
    <path data-part="band" fill="#62b5f2" d="M26 102L98 102L98 113L26 113Z"/>
    <path fill="none" stroke="#5d3a20" stroke-width="2.4" d="M26 118Q12 122 12 110Q14 100 26 106"/>
  `,
  grater: `
    <path fill="none" stroke="#4a525c" stroke-width="7" d="M44 26Q44 8 64 8Q84 8 84 26"/>
    <path fill="#d5dce3" d="M36 24L92 24L104 116L24 116Z"/>
    <path fill="#8a919b" d="M20 112L108 112L108 124L20 124Z"/>
    <path fill="#2b2118" d="M45 39Q50 37 55 39Q54 46 50 46Q46 46 45 39Z"/><path fill="#2b2118" d="M73 39Q78 37 83 39Q82 46 78 46Q74 46 73 39Z"/><path fill="#2b2118" d="M59 55Q64 53 69 55Q68 62 64 62Q60 62 59 55Z"/>
    <path fill="#2b2118" d="M39 69Q44 67 49 69Q48 76 44 76Q40 76 39 69Z"/><path fill="#2b2118" d="M79 69Q84 67 89 69Q88 76 84 76Q80 76 79 69Z"/><path fill="#2b2118" d="M59 81Q64 79 69 81Q68 88 64 88Q60 88 59 81Z"/>
    <path fill="#2b2118" d="M37 95Q42 93 47 95Q46 102 42 102Q38 102 37 95Z"/><path fill="#2b2118" d="M81 95Q86 93 91 95Q90 102 86 102Q82 102 81 95Z"/>
    <path fill="#ffd35c" d="M106 78L128 92L128 124L98 124Z"/>
  `,
  "coffee-maker": `
    <path fill="#7d8c95" d="M14 6Q14 2 20 2L108 2Q114 2 114 8L114 34L14 34Z"/>
    <path fill="#8fa4b5" d="M84 34L114 34L114 124L84 124Z"/>
    <path fill="#7d8c95" d="M8 110L84 110L84 124L8 124Z"/>
    <path fill="#e8685f" d="M34 34L66 34L60 46L40 46Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="5" d="M24 68Q6 68 8 82Q10 96 26 94"/>
    <path fill="#e6f3fa" d="M26 54L76 54Q84 80 74 110L28 110Q18 80 26 54Z"/>
    <path fill="#bc7b42" d="M22 80Q50 72 80 80Q80 96 74 110L28 110Q22 96 22 80Z"/>
    <circle fill="#ffe28a" cx="98" cy="18" r="7"/><circle fill="#ffe28a" cx="32" cy="18" r="6"/>
  `,
  // A kettle barbecue with sausages.
  "barbecue-grill": `
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M44 22Q38 14 44 6M64 18Q58 10 64 2M84 22Q78 14 84 6"/>
    <path fill="#8a919b" d="M36 84L47 84L34 124L22 124Z"/><path fill="#8a919b" d="M92 84L81 84L94 124L106 124Z"/>
    <path fill="#8a919b" d="M34 106L94 106L96 114L32 114Z"/>
    <path fill="#e8685f" d="M8 56L120 56Q116 94 64 96Q12 94 8 56Z"/>
    <path fill="#ffd35c" d="M14 72Q64 86 114 72Q110 82 102 86Q64 98 26 86Q18 82 14 72Z"/>
    <path fill="#c98552" d="M16 36Q16 28 24 28L46 28Q54 28 54 36Q54 44 46 44L24 44Q16 44 16 36Z"/>
    <path fill="#c98552" d="M74 36Q74 28 82 28L104 28Q112 28 112 36Q112 44 104 44L82 44Q74 44 74 36Z"/>
    <path fill="#d5dce3" d="M0 44L128 44L128 58L0 58Z"/>
  `,
  "tea-set": `
    <ellipse fill="#d9a066" cx="64" cy="112" rx="62" ry="14"/>
    <path fill="none" stroke="#4a6a8a" stroke-width="5" d="M94 48Q116 42 114 62Q112 78 94 76"/>
    <path fill="#bfe6fa" d="M34 60L8 38L2 46L22 74L36 82Z"/>
    <path fill="#bfe6fa" d="M44 36L84 36Q102 54 96 76Q92 92 82 96L46 96Q36 92 32 76Q26 54 44 36Z"/>
    <path fill="#f7a0b4" d="M42 38Q44 24 64 24Q84 24 86 38Z"/>
    <circle fill="#ffe28a" cx="64" cy="18" r="7"/>
    <circle fill="#f7a0b4" cx="64" cy="66" r="13"/>
    <path fill="#fffaf0" d="M8 90L44 90Q44 116 32 118L20 118Q8 116 8 90Z"/>
    <path fill="#fffaf0" d="M84 90L120 90Q120 116 108 118L96 118Q84 116 84 90Z"/>
    <path fill="#f7a0b4" d="M8 90L44 90L43 100L9 100Z"/><path fill="#f7a0b4" d="M84 90L120 90L119 100L85 100Z"/>
  `,
};
