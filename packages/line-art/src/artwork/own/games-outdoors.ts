/** Things of the gymnasium, the sports field and the adventure playground: 128 × 128 boxes. */
export const gamesOutdoors: Readonly<Record<string, string>> = {
  "gymnastics-rings": `
    <path fill="#e0b878" d="M6 4L122 4L122 18L6 18Z"/>
    <path fill="#9fd0f0" d="M29 18L39 18L39 76L29 76Z"/>
    <path fill="#9fd0f0" d="M89 18L99 18L99 76L89 76Z"/>
    <circle data-part="ring" fill="#f0b070" cx="34" cy="98" r="26"/>
    <circle fill="#ffffff" cx="34" cy="98" r="15"/>
    <circle data-part="ring" fill="#f0b070" cx="94" cy="98" r="26"/>
    <circle fill="#ffffff" cx="94" cy="98" r="15"/>
  `,
  // A rope between two trees, a seat on a pulley.
  "zip-line": `
    <path fill="#8fd07c" d="M2 124Q20 104 64 112Q108 104 126 124Z"/>
    <path data-part="stem" fill="#c98f54" d="M8 40L24 40L28 118L4 118Z"/>
    <path data-part="stem" fill="#c98f54" d="M106 56L118 56L122 118L102 118Z"/>
    <path data-part="leaves" fill="#a9dd92" d="M2 38Q0 20 10 14Q18 0 30 10Q44 18 38 32Q38 48 20 46Q6 48 2 38Z"/>
    <path data-part="leaves" fill="#a9dd92" d="M94 54Q90 40 100 36Q108 22 118 30Q128 38 126 50Q126 64 110 62Q98 64 94 54Z"/>
    <path data-part="rope" fill="#f7dcb0" d="M22 48L108 68L107 76L21 56Z"/>
    <circle data-part="wheel" fill="#ffd35c" cx="64" cy="57" r="10"/>
    <path fill="#9fd0f0" d="M60 66L68 66L68 92L60 92Z"/>
    <path data-part="seat" fill="#e8685f" d="M48 90L80 90Q85 90 85 96Q85 102 80 102L48 102Q43 102 43 96Q43 90 48 90Z"/>
  `,
  javelin: `
    <path fill="#8fd07c" d="M2 126Q4 108 34 104Q64 100 98 106Q124 110 126 126Z"/>
    <path fill="#f0b070" d="M34.8 97.9L110.4 9.1L117.6 14.9L42.2 104.1Z"/>
    <path fill="#c8ced6" d="M22 120L33 92L46 103Z"/>
    <path fill="#e8685f" d="M66 53L82 34.5L94 45L78 63.5Z"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2.2" d="M70 49L82 59M76 42L88 52"/>
    <path data-part="pole" fill="#ffffff" d="M96 74L103 74L103 116L96 116Z"/>
    <path data-part="flag" fill="#ffd35c" d="M102 74L126 84L102 94Z"/>
  `,
  // A boy who hops in a sack.
  "sack-race": `
    <path fill="none" stroke="#7a4a20" stroke-width="2.4" d="M10 92Q16 104 10 116M118 92Q112 104 118 116"/>
    <path data-part="arm" fill="#62b5f2" d="M44 54Q26 56 24 70Q24 78 34 76L48 68Z"/>
    <path data-part="arm" fill="#62b5f2" d="M84 54Q102 56 104 70Q104 78 94 76L80 68Z"/>
    <path data-part="shirt" fill="#62b5f2" d="M44 54Q64 46 84 54L88 78L40 78Z"/>
    <path data-part="sack" fill="#e0b878" d="M30 68Q38 74 47 68Q56 76 64 70Q72 76 81 68Q90 74 98 68Q94 90 102 112Q108 126 96 124Q88 118 64 120Q40 118 32 124Q20 126 26 112Q34 90 30 68Z"/>
    <circle data-part="patch" fill="#fff0c9" cx="64" cy="98" r="13"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.4" d="M61 94L65 91L65 105M40 104Q44 110 40 116M88 104Q84 110 88 116"/>
    <circle data-part="hand" fill="#ffd9b8" cx="32" cy="72" r="8"/>
    <circle data-part="hand" fill="#ffd9b8" cx="96" cy="72" r="8"/>
    <circle data-part="face" fill="#ffd9b8" cx="64" cy="31" r="26"/>
    <path data-part="hair" fill="#c98f54" d="M36 32Q34 4 64 3Q94 4 92 32Q86 18 76 18Q64 22 52 18Q42 18 36 32Z"/>
    <ellipse fill="#2a2440" cx="54" cy="32" rx="3.6" ry="4.8"/>
    <ellipse fill="#2a2440" cx="74" cy="32" rx="3.6" ry="4.8"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2.4" d="M54 42Q64 53 74 42"/>
  `,
  // A board above a pool, with its ladder.
  "diving-board": `
    <path data-part="water" fill="#8fd3f7" d="M2 98Q12 90 22 98Q32 106 42 98Q52 90 62 98L62 126L2 126Z"/>
    <path fill="#fff0c9" d="M62 100L126 100L126 126L62 126Z"/>
    <path fill="#c8ced6" d="M74 54L84 54L84 100L74 100Z"/>
    <path fill="#c8ced6" d="M102 54L112 54L112 100L102 100Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.4" d="M84 66L102 66M84 78L102 78M84 90L102 90"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.4" d="M80 42L80 22Q80 18 84 18L116 18Q120 18 120 22L120 42"/>
    <path data-part="board" fill="#ffd35c" d="M4 40L122 42Q126 42 126 47Q126 54 120 54L74 54L6 46Q2 45 2 43Q2 40 4 40Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M14 112Q24 106 34 112M38 118Q46 112 54 118"/>
  `,
  // A tyre turned a little, so that its tread shows.
  tyre: `
    <path fill="#9aa4b0" d="M52 2L76 2Q126 6 126 64Q126 122 76 126L52 126Z"/>
    <path fill="none" stroke="#4a525c" stroke-width="2.4" d="M84 16L100 8M96 34L116 26M101 54L125 50M101 74L125 78M96 94L116 102M84 112L100 120"/>
    <ellipse fill="#c3ccd6" cx="52" cy="64" rx="49" ry="62"/>
    <ellipse fill="#ffffff" cx="50" cy="64" rx="29" ry="38"/>
    <ellipse fill="#9aa4b0" cx="50" cy="64" rx="20" ry="28"/>
    <ellipse fill="#ffd35c" cx="50" cy="64" rx="8" ry="11"/>
  `,
  // A tyre on a rope under a tree.
  "tyre-swing": `
    <path data-part="rope" fill="#f7dcb0" d="M59 28L69 28L69 72L59 72Z"/>
    <path data-part="leaves" fill="#8fd07c" d="M4 26Q0 8 20 8Q34 0 48 6Q64 0 80 6Q96 0 108 8Q128 8 124 26Q120 42 100 36Q86 46 68 38Q50 46 34 37Q10 42 4 26Z"/>
    <circle fill="#9aa4b0" cx="64" cy="92" r="34"/>
    <ellipse fill="#ffffff" cx="64" cy="92" rx="18" ry="18"/>
    <path data-part="rope" fill="#f7dcb0" d="M57 52L71 52L71 78L57 78Z"/>
    <path fill="none" stroke="#4a525c" stroke-width="2.4" d="M38 78L44 81M34 93L41 93M38 108L44 104M90 78L84 81M94 93L87 93M90 108L84 104M64 115L64 121M50 112L46 118M78 112L82 118"/>
  `,
  // Bars of equal height for gymnasts.
  "parallel-bars": `
    <path fill="#9fd0f0" d="M2 112L14 98L114 98L126 112L126 124L2 124Z"/>
    <path fill="#c8ced6" d="M34 44L42 44L42 106L34 106Z"/>
    <path fill="#c8ced6" d="M104 44L112 44L112 106L104 106Z"/>
    <path fill="#f0b070" d="M22 36L124 36Q128 40 124 46L22 46Q18 42 22 36Z"/>
    <path fill="#c8ced6" d="M16 70L26 70L26 118L16 118Z"/>
    <path fill="#c8ced6" d="M88 70L98 70L98 118L88 118Z"/>
    <path fill="#f0b070" d="M4 60L110 60Q114 65 110 71L4 71Q0 66 4 60Z"/>
  `,
  // A padded horse with two grips.
  "pommel-horse": `
    <path fill="#9fd0f0" d="M2 112L126 112L126 124L2 124Z"/>
    <path fill="#c8ced6" d="M34 70L46 70L36 114L22 114Z"/>
    <path fill="#c8ced6" d="M82 70L94 70L106 114L92 114Z"/>
    <path fill="#ffd35c" d="M36 46L36 32Q36 18 48 18Q60 18 60 32L60 46L51 46L51 32Q51 28 48 28Q45 28 45 32L45 46Z"/>
    <path fill="#ffd35c" d="M68 46L68 32Q68 18 80 18Q92 18 92 32L92 46L83 46L83 32Q83 28 80 28Q77 28 77 32L77 46Z"/>
    <path fill="#e8a070" d="M16 42L112 42Q126 44 126 58Q126 78 108 78L20 78Q2 78 2 58Q2 44 16 42Z"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.4" d="M34 43L34 77M94 43L94 77"/>
  `,
  // A stone with a handle, on its target of ice.
  "curling-stone": `
    <ellipse fill="#9fd0f0" cx="64" cy="100" rx="62" ry="26"/>
    <ellipse fill="#ffffff" cx="64" cy="99" rx="48" ry="18"/>
    <path fill="#b8c0ca" d="M16 74Q16 52 64 52Q112 52 112 74L112 84Q112 106 64 106Q16 106 16 84Z"/>
    <path fill="#e4eaf0" d="M16 72Q16 52 64 52Q112 52 112 72Q112 88 64 88Q16 88 16 72Z"/>
    <path data-part="handle" fill="#e8685f" d="M54 68L54 44Q54 26 72 26L106 26Q114 26 114 33Q114 40 106 40L78 40Q74 40 74 46L74 68Q64 72 54 68Z"/>
  `,
  // A sleigh of two on a run of ice.
  bobsled: `
    <path fill="#e4f2fb" d="M2 126L2 108Q40 120 84 112Q110 106 126 88L126 126Z"/>
    <circle data-part="helmet" fill="#5fa8e0" cx="52" cy="38" r="21"/>
    <circle data-part="helmet" fill="#7cc977" cx="90" cy="30" r="21"/>
    <path fill="#ffffff" d="M30 32L52 32Q56 32 56 36L56 44Q54 48 48 48L34 48Q28 40 30 32Z"/>
    <path fill="#ffffff" d="M68 24L90 24Q94 24 94 28L94 36Q92 40 86 40L72 40Q66 32 68 24Z"/>
    <path fill="#e8685f" d="M4 88Q2 62 36 56L70 52L104 44L112 30L124 30L122 84Q118 96 100 98Q50 106 14 100Q4 98 4 88Z"/>
    <path fill="none" stroke="#2a2440" stroke-width="2.4" d="M38 38L54 38Q56 46 48 48L40 46M72 34L88 34Q90 42 82 44L74 42"/>
    <path data-part="stripe" fill="#ffffff" d="M40 74L120 64L118 82L36 90Z"/>
    <path fill="#c8ced6" d="M14 110Q6 110 6 104Q8 100 14 103Q60 108 108 98L112 104Q60 116 14 110Z"/>
  `,
  // A mask of wire and a foil.
  fencing: `
    <path fill="#c8ced6" d="M94.4 97.6L8 13L2 2L13 8L99.6 92.4Z"/>
    <path data-part="handle" fill="#c98f54" d="M96 102L104 94L124 114Q126 122 122 124Q118 126 116 124Z"/>
    <path fill="#ffd35c" d="M82 106Q78 92 86 84Q92 78 106 82Q106 94 100 100Q94 106 82 106Z"/>
    <path data-part="mask" fill="#e4eaf0" d="M12 68Q12 34 40 34Q68 34 68 68Q68 98 40 104Q12 98 12 68Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M26 46Q22 70 28 90M40 44L40 94M54 46Q58 70 52 90M18 62L62 62M18 78L62 78"/>
    <path fill="#9fd0f0" d="M12 82Q8 116 22 120Q40 126 58 120Q72 116 68 82Q62 98 40 104Q18 98 12 82Z"/>
  `,
};
