/** Furniture and what else stands, hangs and is swept at home. */
export const furniture: Readonly<Record<string, string>> = {
  "rocking-chair": `
    <path fill="#b87e53" d="M4 104Q30 122 64 122Q98 122 122 98L126 106Q100 128 64 128Q26 128 2 112Z"/>
    <path fill="#d9a066" d="M22 6L36 2L48 112L36 114Z"/>
    <path fill="#d9a066" d="M96 74L108 74L104 112L92 114Z"/>
    <path fill="#fff6e3" d="M32 10L48 8Q56 10 58 18L64 70L40 72Z"/>
    <path fill="#d9a066" d="M40 42L96 42Q106 44 106 50L106 56L42 56Z"/>
    <path fill="#d9a066" d="M94 50L104 50L104 80L94 80Z"/>
    <path fill="#e8685f" d="M38 68L104 68Q112 70 112 78Q112 84 104 84L40 84Z"/>
  `,
  // Arms that end in scrolls, a plump cushion between them, buttons in the back.
  armchair: `
    <path data-part="leg" fill="#b87e53" d="M22 108L36 108L33 125L25 125Z"/><path data-part="leg" fill="#b87e53" d="M92 108L106 108L103 125L95 125Z"/>
    <path fill="#62b5f2" d="M26 72L20 28Q20 4 44 8Q64 0 84 8Q108 4 108 28L102 72Z"/>
    <path fill="#a9d8f5" d="M36 70L32 32Q33 18 48 19Q64 12 80 19Q95 18 96 32L92 70Z"/>
    <circle data-part="button" fill="#fff6e3" cx="52" cy="36" r="5"/><circle data-part="button" fill="#fff6e3" cx="76" cy="36" r="5"/>
    <path fill="#62b5f2" d="M24 84L104 84L104 106Q64 116 24 106Z"/>
    <path data-part="seat" fill="#f7b04a" d="M34 66Q64 58 94 66Q104 70 102 80Q101 90 92 90Q64 96 36 90Q27 90 26 80Q24 70 34 66Z"/>
    <path fill="#62b5f2" d="M2 60Q2 44 17 44Q32 44 32 60Q32 67 29 71L30 108Q30 113 25 113L11 113Q6 113 6 108L5 71Q2 67 2 60Z"/>
    <path fill="#62b5f2" d="M126 60Q126 44 111 44Q96 44 96 60Q96 67 99 71L98 108Q98 113 103 113L117 113Q122 113 122 108L123 71Q126 67 126 60Z"/>
    <circle fill="#bfe6fa" cx="17" cy="60" r="8"/><circle fill="#bfe6fa" cx="111" cy="60" r="8"/>
  `,
  sofa: `
    <path data-part="leg" fill="#b87e53" d="M14 88L24 88L22 98L16 98Z"/><path data-part="leg" fill="#b87e53" d="M104 88L114 88L112 98L106 98Z"/>
    <path fill="#62b5f2" d="M16 60L16 38Q16 22 34 22L94 22Q112 22 112 38L112 60Z"/>
    <path fill="#62b5f2" d="M10 66L118 66L118 90L10 90Z"/>
    <path fill="#a9d8f5" d="M22 56Q22 52 26 52L60 52Q64 52 64 56L64 74L22 74Z"/>
    <path fill="#a9d8f5" d="M64 56Q64 52 68 52L102 52Q106 52 106 56L106 74L64 74Z"/>
    <path fill="#62b5f2" d="M0 52Q0 40 12 40Q24 40 24 52L24 90L8 90Q0 90 0 82Z"/>
    <path fill="#62b5f2" d="M128 52Q128 40 116 40Q104 40 104 52L104 90L120 90Q128 90 128 82Z"/>
  `,
  stool: `
    <path fill="#c98f4e" d="M28 40L42 40L26 124L10 124Z"/><path fill="#c98f4e" d="M100 40L86 40L102 124L118 124Z"/>
    <path fill="#c98f4e" d="M57 44L71 44L71 124L57 124Z"/>
    <path fill="#d9a066" d="M22 84L106 84L108 96L20 96Z"/>
    <path fill="#e8685f" d="M12 24L116 24L114 42Q112 50 64 50Q16 50 14 42Z"/>
    <ellipse fill="#ffd9d0" cx="64" cy="24" rx="54" ry="16"/>
  `,
  // With drawers, a lamp and a book on it.
  desk: `
    <path fill="none" stroke="#4a525c" stroke-width="6" d="M24 58L24 34L42 18"/>
    <path fill="#e8685f" d="M36 6L62 26L44 40L30 30Z"/>
    <path fill="#8a919b" d="M12 54L38 54L38 62L12 62Z"/>
    <path fill="#7cc977" d="M74 46L116 46L116 60L74 60Z"/><path fill="#62b5f2" d="M80 34L110 34L110 46L80 46Z"/>
    <path fill="#c98f4e" d="M0 60L128 60L128 74L0 74Z"/>
    <path fill="#c98f4e" d="M6 74L20 74L20 124L6 124Z"/>
    <path fill="#c98f4e" d="M64 74L122 74L122 124L64 124Z"/>
    <path fill="#fff0d0" d="M72 80L114 80L114 97L72 97Z"/><path fill="#fff0d0" d="M72 102L114 102L114 119L72 119Z"/>
    <circle fill="#e8685f" cx="93" cy="88" r="4.5"/><circle fill="#e8685f" cx="93" cy="110" r="4.5"/>
  `,
  // Two beds one above the other, with a ladder at the end.
  "bunk-bed": `
    <path fill="#fffaf0" d="M12 42Q12 24 28 24L36 24Q46 24 46 42Z"/>
    <path fill="#fffaf0" d="M12 92Q12 74 28 74L36 74Q46 74 46 92Z"/>
    <path data-part="blanket" fill="#62b5f2" d="M38 32Q40 26 50 26L90 26L90 46L38 46Z"/>
    <path data-part="blanket" fill="#f2903f" d="M38 82Q40 76 50 76L90 76L90 96L38 96Z"/>
    <path data-part="board" fill="#d9a066" d="M8 42L90 42L90 58L8 58Z"/>
    <path data-part="board" fill="#d9a066" d="M8 92L90 92L90 108L8 108Z"/>
    <path fill="#b98a5a" d="M2 8L14 8L14 126L2 126Z"/>
    <path fill="#b98a5a" d="M82 8L94 8L94 126L82 126Z"/>
    <path data-part="ladder" fill="#ffe7b0" d="M116 16L126 16L126 126L116 126Z"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.4" d="M97 28L113 28M97 33L113 33M97 52L113 52M97 57L113 57M97 76L113 76M97 81L113 81M97 100L113 100M97 105L113 105"/>
  `,
  // A bed from its foot: the blanket hides who is in it up to the chin.
  "made-bed": `
    <path fill="#c98f54" d="M10 28C36 1 92 1 118 28L118 84L10 84Z"/>
    <path fill="#fff6e3" d="M24 42Q64 30 104 42Q110 60 104 76L24 76Q18 60 24 42Z"/>
    <path fill="#8fb8e8" d="M6 70L122 70L126 112L2 112Z"/>
    <path fill="#fff6e3" d="M4 62Q64 52 124 62L123 78Q64 68 5 78Z"/>
    <path fill="#c98f54" d="M2 108L126 108L126 116L120 116L118 124L110 124L108 116L20 116L18 124L10 124L8 116L2 116Z"/>
  `,
  // A bed from its side on long legs, with room for whoever is under it.
  "high-bed": `
    <path fill="#c98f54" d="M0 10Q0 0 10 0Q20 0 20 10L20 124L4 124L4 40Q0 30 0 10Z"/>
    <path fill="#c98f54" d="M112 26Q112 18 120 18Q128 18 128 26L126 124L112 124Z"/>
    <path fill="#fff6e3" d="M20 34L112 34L112 52L20 52Z"/>
    <path fill="#fffaf0" d="M22 22Q22 16 30 16L46 16Q54 16 54 23L54 34L22 34Z"/>
    <path fill="#8fb8e8" d="M50 26Q56 20 66 20L112 20L112 58Q104 66 96 58Q88 66 80 58Q72 66 64 58Q56 66 50 58Z"/>
    <path fill="#fff6e3" d="M50 26Q56 20 66 20L70 20L66 59Q56 66 50 58Z"/>
    <path fill="#c98f54" d="M20 52L50 52L50 58L54 61L64 58L72 62L80 58L88 62L96 58L104 62L112 58L112 66L20 66Z"/>
  `,
  crib: `
    <path fill="#f7a0b4" d="M8 64L8 40Q20 10 64 10Q108 10 120 40L120 64Z"/>
    <path data-part="heart" fill="#fffaf0" d="M64 48Q44 34 51 24Q58 18 64 26Q70 18 77 24Q84 34 64 48Z"/>
    <path fill="#ffe9b0" d="M8 62L120 62L120 112L8 112Z"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.4" d="M32 74L32 104M48 74L48 104M64 74L64 104M80 74L80 104M96 74L96 104"/>
    <path fill="#f2903f" d="M6 54L122 54L122 68L6 68Z"/>
    <path fill="#c98f4e" d="M0 38Q0 32 7 32Q14 32 14 38L14 124L0 124Z"/><path fill="#c98f4e" d="M128 38Q128 32 121 32Q114 32 114 38L114 124L128 124Z"/>
  `,
  dresser: `
    <path fill="#bfe0f5" d="M32 6Q32 2 36 2L92 2Q96 2 96 6L96 44L32 44Z"/>
    <path fill="#c98f4e" d="M4 42L124 42L124 54L4 54Z"/>
    <path fill="#c98f4e" d="M10 54L118 54L118 118L10 118Z"/>
    <path fill="#b87e53" d="M12 116L28 116L24 124L14 124Z"/><path fill="#b87e53" d="M116 116L100 116L104 124L114 124Z"/>
    <path fill="#fff0d0" d="M18 60L60 60L60 82L18 82Z"/><path fill="#fff0d0" d="M68 60L110 60L110 82L68 82Z"/>
    <path fill="#fff0d0" d="M18 89L110 89L110 111L18 111Z"/>
    <circle fill="#e8685f" cx="39" cy="71" r="5"/><circle fill="#e8685f" cx="89" cy="71" r="5"/>
    <circle fill="#e8685f" cx="42" cy="100" r="5"/><circle fill="#e8685f" cx="86" cy="100" r="5"/>
    <path fill="#ffffff" d="M42 12L58 12L48 34L42 34Z" data-detail=""/>
  `,
  "table-lamp": `
    <path fill="#c98f4e" d="M57 56L71 56L71 84L57 84Z"/>
    <path fill="#ffe28a" d="M38 4L90 4L116 62L12 62Z"/>
    <path fill="#f28d8d" d="M18 49L110 49L116 62L12 62Z"/>
    <path fill="#62b5f2" d="M64 74Q92 78 90 98Q86 110 74 114L54 114Q42 110 38 98Q36 78 64 74Z"/>
    <path fill="#c98f4e" d="M36 112L92 112Q98 114 98 124L30 124Q30 114 36 112Z"/>
    <path fill="#fff6e3" d="M64 34L68 24L60 24Z" data-detail=""/>
    <path fill="none" stroke="#4a525c" stroke-width="2.2" d="M98 62L98 78"/><circle fill="#e8685f" cx="98" cy="82" r="5"/>
  `,
  "wall-clock": `
    <circle fill="#e8685f" cx="64" cy="64" r="61"/>
    <circle fill="#fffaf0" cx="64" cy="64" r="48"/>
    <circle fill="#62b5f2" cx="64" cy="26" r="5.5"/><circle fill="#62b5f2" cx="102" cy="64" r="5.5"/><circle fill="#62b5f2" cx="64" cy="102" r="5.5"/><circle fill="#62b5f2" cx="26" cy="64" r="5.5"/>
    <path fill="#2b2118" d="M61 36L67 36L67 66L61 66Z"/><path fill="#2b2118" d="M64 61L88 76L85 81L62 68Z"/>
    <circle fill="#f7b04a" cx="64" cy="64" r="7"/>
  `,
  "grandfather-clock": `
    <path fill="#b87e53" d="M30 22Q32 2 64 2Q96 2 98 22L98 52L30 52Z"/>
    <path fill="#d9a066" d="M38 50L90 50L90 104L38 104Z"/>
    <path fill="#b87e53" d="M28 100L100 100L104 124L24 124Z"/>
    <circle fill="#fffaf0" cx="64" cy="28" r="20"/>
    <path fill="none" stroke="#2b2118" stroke-width="3" d="M64 14L64 29L74 34"/>
    <path fill="#fff3d6" d="M46 58L82 58L82 98L46 98Z"/>
    <path fill="#8a919b" d="M62 58L66 58L66 78L62 78Z"/>
    <circle fill="#f2b431" cx="64" cy="83" r="10"/>
    <path fill="#f0d0a0" d="M40 108L88 108L90 118L38 118Z"/>
  `,
  // A little house, the bird at its door.
  "cuckoo-clock": `
    <path fill="none" stroke="#5d3a20" stroke-width="2.2" d="M44 96L44 110M84 96L84 110"/>
    <path fill="#c98f4e" d="M22 44L106 44L106 98L22 98Z"/>
    <path fill="#e8685f" d="M64 2L124 46L114 56L64 20L14 56L4 46Z"/>
    <path fill="#9b8575" d="M54 44L54 34Q64 24 74 34L74 44Z"/>
    <path fill="#62b5f2" d="M54 44Q52 28 64 28Q76 28 74 44Z"/>
    <path fill="#f7b04a" d="M60 36L68 36L64 43Z"/>
    <circle fill="#fffaf0" cx="64" cy="72" r="23"/>
    <path fill="none" stroke="#2b2118" stroke-width="3" d="M64 56L64 73L76 78"/>
    <path fill="#7cc977" d="M26 92Q36 80 42 98Q34 104 26 98Z"/><path fill="#7cc977" d="M102 92Q92 80 86 98Q94 104 102 98Z"/>
    <path fill="#b87e53" d="M38 108L50 108L48 126L40 126Z"/><path fill="#b87e53" d="M78 108L90 108L88 126L80 126Z"/>
  `,
  "coat-rack": `
    <path fill="#c98f4e" d="M58 6L70 6L70 112L58 112Z"/><circle fill="#c98f4e" cx="64" cy="8" r="8"/>
    <path fill="none" stroke="#7a4a20" stroke-width="6" d="M62 34Q40 34 34 16M66 34Q88 34 94 16"/>
    <path fill="#c98f4e" d="M58 102L70 102L98 124L80 124L64 114L48 124L30 124Z"/>
    <path fill="#e8685f" d="M26 24L42 24L50 32L60 72L50 76L46 60L46 98L22 98L22 60L18 76L8 72L18 32Z"/>
    <path fill="none" stroke="#5d2a20" stroke-width="2.2" d="M34 26L34 98"/>
    <circle fill="#ffe28a" cx="40" cy="52" r="3.5"/><circle fill="#ffe28a" cx="40" cy="70" r="3.5"/>
    <path fill="#62b5f2" d="M78 22Q78 2 95 2Q112 2 112 22Z"/><path fill="#ffe28a" d="M70 20L120 20Q124 32 112 32L78 32Q66 32 70 20Z"/>
    <path fill="#7cc977" d="M74 58L114 58L118 96L70 96Z"/><path fill="none" stroke="#3a6a3a" stroke-width="2.4" d="M84 58Q84 32 92 32Q104 34 104 58"/>
  `,
  "bean-bag": `
    <path fill="#f29a7a" d="M56 12C60.3 11.7 65 12.3 70 16C75 19.7 81.3 27.3 86 34C90.7 40.7 93 47.7 98 56C103 64.3 112.3 75.7 116 84C119.7 92.3 121.7 99.8 120 106C118.3 112.2 115.3 118 106 121C96.7 124 78 124 64 124C50 124 31.3 124 22 121C12.7 118 10 112.2 8 106C6 99.8 7.3 91.3 10 84C12.7 76.7 20 70 24 62C28 54 30.7 43.3 34 36C37.3 28.7 40.3 22 44 18C47.7 14 51.7 12.3 56 12Z"/>
    <path data-part="seat" fill="#ffd0a8" d="M62 62C69 62 77.5 63.3 84 66C90.5 68.7 99 73.3 101 78C103 82.7 102.2 90.3 96 94C89.8 97.7 74.7 100 64 100C53.3 100 38.2 97.7 32 94C25.8 90.3 25.3 82.7 27 78C28.7 73.3 36.2 68.7 42 66C47.8 63.3 55 62 62 62Z"/>
    <path fill="none" stroke="#a8502a" stroke-width="2.2" d="M56 14C50 30 46 46 44 62M60 14C70 30 78 46 82 62M28 98C24 106 24 114 28 121M98 98C103 106 103 114 99 121M64 103L64 123"/>
    <path fill="#ffd35c" d="M50 10C48 4 56 2 58 8C62 2 69 5 65 11C66 16 56 20 50 16Z"/>
  `,
  throne: `
    <path fill="#f2b431" d="M24 44L28 14L42 26L64 2L86 26L100 14L104 44L104 84L24 84Z"/>
    <path fill="#e8685f" d="M38 50Q38 32 64 32Q90 32 90 50L90 84L38 84Z"/>
    <circle fill="#62b5f2" cx="64" cy="20" r="6.5"/>
    <path fill="#f2b431" d="M18 96L110 96L112 124L98 124L94 112L34 112L30 124L16 124Z"/>
    <path fill="#e8685f" d="M22 82L106 82L106 98L22 98Z"/>
    <path fill="#ffe9a8" d="M6 66Q6 58 16 58Q26 58 26 66L26 114L12 114L12 76Q6 74 6 66Z"/>
    <path fill="#ffe9a8" d="M122 66Q122 58 112 58Q102 58 102 66L102 114L116 114L116 76Q122 74 122 66Z"/>
    <circle fill="#fff0c2" cx="52" cy="58" r="5"/><circle fill="#fff0c2" cx="76" cy="58" r="5"/><circle fill="#fff0c2" cx="64" cy="70" r="5"/>
  `,
  // Narrow legs crossed under a padded top.
  "treatment-table": `
    <path fill="#b9c4d0" d="M20 30L32 30L112 118L100 118Z"/>
    <path fill="#b9c4d0" d="M96 30L108 30L28 118L16 118Z"/>
    <path fill="#8a95a3" d="M8 116L40 116L40 124L8 124Z"/><path fill="#8a95a3" d="M88 116L120 116L120 124L88 124Z"/>
    <path fill="#8fd3f7" d="M8 12L120 12Q126 12 126 22Q126 32 120 32L8 32Q2 32 2 22Q2 12 8 12Z"/>
  `,
  "high-chair": `
    <path fill="#c98f4e" d="M38 64L52 64L36 124L22 124Z"/>
    <path fill="#e8685f" d="M90 91L118 91Q124 91 124 98Q124 105 118 105L94 105Z"/>
    <path fill="#c98f4e" d="M74 64L88 64L104 124L90 124Z"/>
    <path fill="#62b5f2" d="M18 12Q18 2 29 2Q39 2 41 12L50 60L34 66Q30 64 28 58Z"/>
    <path fill="#7cc977" d="M32 54L88 54Q96 54 96 61Q96 69 88 69L40 69Q32 68 32 54Z"/>
    <path fill="#c98f4e" d="M66 42L78 42L78 55L66 55Z"/>
    <path fill="#fffaf0" d="M46 32L116 32Q122 32 122 38Q122 44 116 44L46 44Q40 44 40 38Q40 32 46 32Z"/>
    <path fill="none" stroke="#8a6a4a" stroke-width="4" d="M96 16L106 4"/>
    <path fill="#f28d8d" d="M72 15L108 15Q106 32 90 32Q74 32 72 15Z"/>
  `,
  // A hearth of bricks, a large fire on its log, a clock and candles on the mantel.
  fireplace: `
    <path data-part="wall" fill="#e8b09a" d="M10 38L118 38L118 122L10 122Z"/>
    <path fill="#b99aa8" d="M26 120L26 80Q26 48 64 48Q102 48 102 80L102 120Z"/>
    <path data-part="flame" fill="#f28d3c" d="M62 58Q70 72 80 78Q81 73 79 69Q94 84 88 108L40 108Q34 90 47 78Q52 82 55 77Q56 67 62 58Z"/>
    <path fill="#c98552" d="M42 104L86 104Q93 104 93 111Q93 118 86 118L42 118Q35 118 35 111Q35 104 42 104Z"/>
    <path fill="#b87e53" d="M2 26L126 26L126 40L2 40Z"/>
    <path fill="#d9a877" d="M4 118L124 118L124 127L4 127Z"/>
    <circle fill="#fff6e3" cx="64" cy="14" r="12"/>
    <path fill="none" stroke="#33302c" stroke-width="2.2" d="M64 7L64 14L69 14"/>
    <path fill="#fff6e3" d="M20 12L32 12L32 26L20 26Z"/><path fill="#fff6e3" d="M96 12L108 12L108 26L96 26Z"/>
    <path data-part="flame" fill="#ffd040" d="M26 1Q32 7 26 12Q20 7 26 1Z"/><path data-part="flame" fill="#ffd040" d="M102 1Q108 7 102 12Q96 7 102 1Z"/>
  `,
  "air-conditioner": `
    <path fill="#fffaf0" d="M2 22Q2 12 12 12L116 12Q126 12 126 22L126 62Q126 70 116 70L12 70Q2 70 2 62Z"/>
    <path fill="#62b5f2" d="M12 48L116 48L116 62L12 62Z"/>
    <circle fill="#7cc977" cx="106" cy="32" r="6"/>
    <path fill="#ffe28a" d="M14 24L44 24L44 36L14 36Z"/>
    <path fill="#8fcdf0" d="M20 78L32 78Q38 90 30 100Q26 108 32 116L20 122Q10 110 18 98Q24 88 20 78Z"/>
    <path fill="#8fcdf0" d="M58 78L70 78Q76 90 68 100Q64 108 70 116L58 122Q48 110 56 98Q62 88 58 78Z"/>
    <path fill="#8fcdf0" d="M96 78L108 78Q114 90 106 100Q102 108 108 116L96 122Q86 110 94 98Q100 88 96 78Z"/>
  `,
  "trash-can": `
    <path fill="#8a919b" d="M50 14Q50 2 64 2Q78 2 78 14Z"/>
    <path fill="#7cc977" d="M22 36L106 36L98 116Q98 124 90 124L38 124Q30 124 30 116Z"/>
    <path fill="#5fae6a" d="M14 20Q14 12 22 12L106 12Q114 12 114 20L114 38L14 38Z"/>
    <path fill="#e6f7dc" d="M38 50L50 50L52 110L42 110Z"/><path fill="#e6f7dc" d="M58 50L70 50L70 110L58 110Z"/><path fill="#e6f7dc" d="M78 50L90 50L86 110L76 110Z"/>
  `,
  "laundry-basket": `
    <path fill="#f7a0b4" d="M24 52Q20 28 38 22L48 30L58 22Q72 30 70 52Z"/>
    <path fill="#62b5f2" d="M62 52Q58 16 76 10Q94 12 92 52Z"/>
    <path fill="#ffe28a" d="M84 52L88 28Q100 20 108 32L108 52Z"/>
    <path fill="#d9a066" d="M12 58L116 58L106 118Q104 124 98 124L30 124Q24 124 22 118Z"/>
    <path fill="#fff0d0" d="M16 76L112 76L110 90L18 90Z"/>
    <path fill="#c98f4e" d="M4 48L124 48L124 62L4 62Z"/>
    <path fill="#fff6e3" d="M54 98L74 98Q80 98 80 104Q80 110 74 110L54 110Q48 110 48 104Q48 98 54 98Z"/>
    <path fill="#fffaf0" d="M30 46L46 46L46 78Q58 82 58 92Q50 98 38 94Q28 90 30 78Z"/>
  `,
  // Washing on a line between two posts.
  clothesline: `
    <path fill="#c98f54" d="M4 8L16 8L16 124L4 124Z"/><path fill="#c98f54" d="M112 8L124 8L124 124L112 124Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2.4" d="M16 20Q64 32 112 20"/>
    <path data-part="shirt" fill="#62b5f2" d="M34 26L50 28L58 28L66 34L62 50L55 46L55 78L28 78L28 46L22 50L18 32Z"/>
    <path data-part="trousers" fill="#f2a03f" d="M74 28L104 24L108 86L94 86L90 50L86 86L72 86Z"/>
    <path data-part="basket" fill="#e0b878" d="M30 98L84 98L78 124L36 124Z"/>
    <path data-part="sock" fill="#f7a0b4" d="M40 98Q42 88 54 90Q66 84 74 98Z"/>
  `,
  "dustpan-and-brush": `
    <path fill="#62b5f2" d="M22 60L96 60L116 112Q118 124 104 124L14 124Q0 124 2 112Z"/>
    <path fill="#bfe6fa" d="M20 84L98 84L108 112L10 112Z"/>
    <path fill="#62b5f2" d="M50 26Q50 18 59 18Q68 18 68 26L68 62L50 62Z"/>
    <g transform="rotate(24 96 50)">
      <path fill="#f7b04a" d="M88 2Q96 0 104 2L106 46L86 46Z"/>
      <path fill="#e8685f" d="M76 44L116 44L118 60L74 60Z"/>
      <path fill="#fff0c2" d="M74 60L118 60L122 92L70 92Z"/>
    </g>
  `,
  "spray-bottle": `
    <path fill="#e8685f" d="M36 10L84 10Q98 12 100 26L100 38L46 38L46 28L36 28Z"/>
    <path fill="#f7b04a" d="M22 12L38 12L38 26L22 26Z"/>
    <path fill="#f7b04a" d="M56 36L64 36Q58 52 66 60L58 64Q46 50 56 36Z"/>
    <path fill="#8a919b" d="M72 38L96 38L96 56L72 56Z"/>
    <path fill="#8fd3f7" d="M70 54L98 54Q116 70 114 90L114 116Q114 124 106 124L58 124Q50 124 50 116L50 90Q52 70 70 54Z"/>
    <path fill="#fffaf0" d="M50 84L114 84L114 110L50 110Z"/>
    <path fill="#ffe28a" d="M82 86L86 94L95 95L88 101L90 109L82 105L74 109L76 101L69 95L78 94Z"/>
    <circle fill="#bfe6fa" cx="10" cy="10" r="6"/><circle fill="#bfe6fa" cx="8" cy="28" r="6"/>
  `,
  // Going up, with a handrail.
  staircase: `
    <path fill="#fff0d8" d="M4 104L36 104L36 84L66 84L66 64L96 64L96 44L124 44L124 124L4 124Z"/>
    <path fill="#e8685f" d="M2 96L38 96L38 106L2 106Z"/><path fill="#e8685f" d="M32 76L68 76L68 86L32 86Z"/><path fill="#e8685f" d="M62 56L98 56L98 66L62 66Z"/><path fill="#e8685f" d="M92 36L126 36L126 46L92 46Z"/>
    <path fill="#c98f4e" d="M12 60L22 60L22 96L12 96Z"/><path fill="#c98f4e" d="M45 40L55 40L55 76L45 76Z"/><path fill="#c98f4e" d="M75 22L85 22L85 56L75 56Z"/>
    <path fill="#b87e53" d="M2 58L106 0L110 12L8 70Z"/>
    <path fill="#ffd35c" d="M50 100L68 100L68 124L50 124Z"/>
  `,
};
