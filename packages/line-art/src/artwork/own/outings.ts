/** On three wheels, on one, under a striped sail; and machines of grandmother's time. */
export const outings: Readonly<Record<string, string>> = {
  unicycle: `
    <path fill="#62b5f2" d="M30 14Q32 4 46 8Q64 14 82 8Q96 4 98 14Q98 26 84 26L44 26Q30 26 30 14Z"/>
        <circle fill="#8a919b" cx="64" cy="88" r="38"/>
    <circle fill="#fff6e3" cx="64" cy="88" r="27"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M64 90L64 115M45 69L83 107M83 69L45 107"/>
    <path fill="#e8685f" d="M57 24L71 24L71 90L57 90Z"/>
    <circle fill="#ffd35c" cx="64" cy="88" r="9"/>
    <path fill="#7cc977" d="M34 83L56 83L56 93L34 93Z"/><path fill="#7cc977" d="M72 83L94 83L94 93L72 93Z"/>
  `,
  // A dragon's head at the bow, shields along the side.
  "viking-ship": `
    <path fill="#b87e53" d="M62 6L70 6L70 84L62 84Z"/>
    <path fill="#fff6e3" d="M28 14L104 14Q112 44 104 68L28 68Q36 44 28 14Z"/>
    <path fill="#e8685f" d="M47 14L66 14Q72 44 66 68L47 68Q54 44 47 14Z"/>
    <path fill="#e8685f" d="M85 14L104 14Q112 44 104 68L85 68Q92 44 85 14Z"/>
    <path fill="#d9a066" d="M16 84L112 84Q116 70 108 62Q122 56 126 70Q128 112 96 122L40 122Q10 116 8 62L2 60L2 50L12 40L18 32L22 42Q26 48 24 58Q18 66 16 84Z"/>
    <circle fill="#2b2118" cx="14" cy="49" r="2.5"/>
    <circle fill="#ffffff" cx="34" cy="90" r="12"/><circle fill="#62b5f2" cx="58" cy="90" r="12"/>
    <circle fill="#ffffff" cx="82" cy="90" r="12"/><circle fill="#62b5f2" cx="105" cy="89" r="11"/>
    <path fill="#8fd3f7" d="M0 114Q14 104 26 114Q40 124 54 114Q68 104 82 114Q96 124 110 114Q120 106 128 114L128 128L0 128Z"/>
  `,
  teepee: `
    <path fill="#b87e53" d="M52 2L60 0L72 26L64 30Z"/><path fill="#b87e53" d="M76 2L68 0L56 26L64 30Z"/>
    <path fill="#f7dcb0" d="M64 20L118 122L10 122Z"/>
    <path fill="#e8685f" d="M64 20L78 46L50 46Z"/>
    <path fill="#62b5f2" d="M38 70L46 56L56 70L64 56L72 70L82 56L90 70L96 82L32 82Z"/>
    <path fill="#b87e5c" d="M64 82L84 122L44 122Z"/>
    <path fill="#7cc977" d="M64 82L44 122L38 122L36 116Z"/>
    <path fill="#7cc977" d="M64 82L84 122L90 122L92 116Z"/>
  `,
  "sewing-machine": `
    <path fill="#b87e53" d="M2 104L126 104L126 122L2 122Z"/>
    <path fill="#62c0b5" d="M86 30L112 30L114 104L84 104Z"/>
    <path fill="#62c0b5" d="M14 30Q14 20 24 20L108 20Q116 20 116 30L116 54L42 54L40 70L16 70Z"/>
    <path fill="#c8ced6" d="M24 70L34 70L34 92L29 98L24 92Z"/>
    <path fill="#f4a6c0" d="M2 94L76 94L84 106L2 106Z"/>
    <circle fill="#ffd35c" cx="118" cy="40" r="10"/>
    <path fill="#e8685f" d="M56 2L74 2L74 20L56 20Z"/>
    <circle fill="#fff6e3" cx="62" cy="37" r="8"/><circle fill="#fff6e3" cx="84" cy="37" r="8"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M56 10Q36 8 28 20M94 66L104 66M94 76L104 76"/>
  `,
  typewriter: `
    <path fill="#ffffff" d="M34 2L94 2L94 46L34 46Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M44 14L84 14M44 24L84 24M44 34L70 34"/>
    <path fill="#7d8ba0" d="M4 42L124 42L124 58L4 58Z"/>
    <path fill="#e8685f" d="M18 56L110 56L118 90L10 90Z"/>
    <path fill="#62c0b5" d="M10 88L118 88L126 124L2 124Z"/>
    <circle fill="#fff6e3" cx="24" cy="98" r="6.5"/><circle fill="#fff6e3" cx="44" cy="98" r="6.5"/><circle fill="#fff6e3" cx="64" cy="98" r="6.5"/>
    <circle fill="#fff6e3" cx="84" cy="98" r="6.5"/><circle fill="#fff6e3" cx="104" cy="98" r="6.5"/>
    <path fill="#fff6e3" d="M34 109L94 109L94 119L34 119Z"/>
    <path fill="#fff6e3" d="M44 66L84 66L84 78L44 78Z"/>
  `,
  // A gramophone: a great horn like a flower, a record turning on its box, a crank.
  gramophone: `
    <path fill="#c8ccd4" d="M58 78Q96 84 96 62Q96 52 84 52L76 44L88 40Q106 44 106 62Q104 92 58 88Z"/>
    <path data-part="horn" fill="#ffd890" d="M84 46Q74 62 52 70Q44 78 34 70Q22 72 18 60Q6 54 10 40Q4 28 14 18Q18 6 32 8Q44 1 54 8Q66 12 66 24Q78 34 88 40Z"/>
    <path fill="#fff0c8" d="M38 14C43.3 13.7 50.3 16.3 54 20C57.7 23.7 60 30.3 60 36C60 41.7 57.7 49.7 54 54C50.3 58.3 43 61.7 38 62C33 62.3 27.5 59.7 24 56C20.5 52.3 17.3 45.7 17 40C16.7 34.3 18.5 26.3 22 22C25.5 17.7 32.7 14.3 38 14Z"/>
    <circle fill="#c89a60" cx="40" cy="38" r="8"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M40 14V30M22 28L33 34M20 50L33 43M38 62L39 46M56 52L46 43M58 28L47 34"/>
    <ellipse fill="#a098b0" cx="60" cy="88" rx="48" ry="12"/>
    <ellipse fill="#e0d8ec" cx="60" cy="88" rx="16" ry="4.6"/>
    <path data-part="box" fill="#c98f5e" d="M8 92H112L118 118H2Z"/>
    <path fill="#c08c5c" d="M4 114H118Q121 114 121 117V122Q121 125 118 125H4Q1 125 1 122V117Q1 114 4 114Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4" d="M110 104H122V92"/>
    <circle fill="#ffd35c" cx="122" cy="88" r="4.6"/>
    <path fill="#ffe9c0" d="M60 97C63.3 97 70 100.5 70 103C70 105.5 63.3 112 60 112C56.7 112 50 105.5 50 103C50 100.5 56.7 97 60 97Z"/>
  `,
  slingshot: `
    <path fill="#c98f4e" d="M56 60L72 60L74 120Q74 126 64 126Q54 126 54 120Z"/>
    <path fill="#c98f4e" d="M24 8Q32 2 40 8Q38 44 64 52Q90 44 88 8Q96 2 104 8Q106 58 72 70L56 70Q22 58 24 8Z"/>
    <path fill="#e8685f" d="M20 14L44 14L44 25L20 25Z"/><path fill="#e8685f" d="M84 14L108 14L108 25L84 25Z"/>
    <path fill="none" stroke="#5d3a20" stroke-width="2.4" d="M44 21L52 26M84 21L76 26"/>
    <path fill="#ffd35c" d="M51 18L77 18Q80 36 64 38Q48 36 51 18Z"/>
    <path fill="#fff6e3" d="M55 86L73 86L73 100L55 100Z"/>
  `,
  // Leaning on the chair of who plays it: no violin is as large.
  "cello-by-a-chair": `
    <path data-telling="" fill="#c98f5e" d="M84 22L92 22L92 124L84 124ZM116 22L124 22L124 124L116 124Z"/>
    <path data-telling="" fill="#e0b184" d="M82 24Q104 16 126 24L126 46Q104 38 82 46Z"/>
    <path data-telling="" fill="#f2cf9f" d="M78 82L128 82L128 92L78 92Z"/>
    <path fill="#8a97a8" d="M43 112L49 112L47 127L45 127Z"/>
    <path data-telling="" fill="#fff6e3" d="M28 12L40 12L40 19L28 19ZM52 12L64 12L64 19L52 19Z"/>
    <path data-telling="" fill="#f0b070" d="M46 42Q74 40 74 56Q68 66 68 76Q70 84 80 94Q86 117 46 118Q6 117 12 94Q22 84 24 76Q24 66 18 56Q18 40 46 42Z"/>
    <path data-telling="" fill="#ab815e" d="M40 5Q46 0 52 5L53 78L39 78Z"/>
    <path data-telling="" fill="#fff6e3" d="M34 88L58 88L57 95L35 95Z"/>
    <path data-telling="" fill="none" stroke="#4a2f18" stroke-width="2.4" d="M30 76Q24 82 30 88Q34 94 28 100M62 76Q68 82 62 88Q58 94 64 100"/>
  `,
  // The same in somebody's hands or on a back.
  cello: `
    <path fill="#8a97a8" d="M43 112L49 112L47 127L45 127Z"/>
    <path data-telling="" fill="#fff6e3" d="M28 12L40 12L40 19L28 19ZM52 12L64 12L64 19L52 19Z"/>
    <path data-telling="" fill="#f0b070" d="M46 42Q74 40 74 56Q68 66 68 76Q70 84 80 94Q86 117 46 118Q6 117 12 94Q22 84 24 76Q24 66 18 56Q18 40 46 42Z"/>
    <path data-telling="" fill="#ab815e" d="M40 5Q46 0 52 5L53 78L39 78Z"/>
    <path data-telling="" fill="#fff6e3" d="M34 88L58 88L57 95L35 95Z"/>
    <path data-telling="" fill="none" stroke="#4a2f18" stroke-width="2.4" d="M30 76Q24 82 30 88Q34 94 28 100M62 76Q68 82 62 88Q58 94 64 100"/>
  `,
};
