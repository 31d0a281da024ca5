/** Toys and games, standing on the bottom edge. */
export const toys: Readonly<Record<string, string>> = {
  // A wooden boy on strings.
  marionette: `
    <path fill="none" stroke="#5d4a34" stroke-width="1.8" d="M28 14L20 74M100 14L108 74M64 14L64 30"/>
    <path fill="#d9a066" d="M10 6L118 6L118 15L10 15Z"/>
    <path fill="#f3c9a5" d="M52 74L36 80L16 72L12 80L34 92L54 88Z"/>
    <path fill="#f3c9a5" d="M76 74L92 80L112 72L116 80L94 92L74 88Z"/>
    <path fill="#7a9cc8" d="M50 94L64 94L58 112L44 112Z"/>
    <path fill="#7a9cc8" d="M64 94L78 94L84 112L70 112Z"/>
    <path fill="#ac8360" d="M38 112L58 112L58 124L32 124Q32 114 38 112Z"/>
    <path fill="#ac8360" d="M70 112L90 112Q96 114 96 124L70 124Z"/>
    <path fill="#e8685f" d="M50 70L78 70L80 98L48 98Z"/>
    <path fill="#ffe28a" d="M64 72L52 66L52 80Z"/><path fill="#ffe28a" d="M64 72L76 66L76 80Z"/>
    <circle fill="#f7d6b5" cx="64" cy="48" r="20"/>
    <path fill="#7cc977" d="M42 42Q44 22 64 22Q84 22 86 42Q64 32 42 42Z"/>
    <circle fill="#2b2118" cx="57" cy="47" r="3"/><circle fill="#2b2118" cx="71" cy="47" r="3"/>
    <circle fill="#f0a080" cx="64" cy="54" r="4.5"/>
    <path fill="none" stroke="#6b3f2a" stroke-width="2" d="M57 60Q64 65 71 60"/>
  `,
  // A round trampoline seen a little from above.
  trampoline: `
    <path data-part="leg" fill="#8f98b8" d="M12 76L22 76L22 118Q22 122 17 122Q12 122 12 118Z"/>
    <path data-part="leg" fill="#8f98b8" d="M106 76L116 76L116 118Q116 122 111 122Q106 122 106 118Z"/>
    <path data-part="leg" fill="#8f98b8" d="M58 84L70 84L70 120Q70 124 64 124Q58 124 58 120Z"/>
    <path fill="#5f98d0" d="M2 66Q2 39 64 39Q126 39 126 66L126 76Q126 104 64 104Q2 104 2 76Z"/>
    <ellipse fill="#7fc4f0" cx="64" cy="66" rx="62" ry="27"/>
    <ellipse fill="#fffaf0" cx="64" cy="65" rx="44" ry="16"/>
    <path fill="none" stroke="#24506e" stroke-width="2.2" d="M110 70L118 73M88 81L93 87M64 84L64 90M40 81L35 87M18 70L10 73M22 54L14 50M44 49L40 44M84 49L88 44M106 54L114 50"/>
  `,
  dominoes: `
    <g transform="rotate(-9 36 66)">
      <path fill="#fff6e3" d="M10 12Q10 6 16 6L58 6Q64 6 64 12L64 114Q64 120 58 120L16 120Q10 120 10 114Z"/>
      <path fill="#ffb98a" d="M10 63L64 63L64 114Q64 120 58 120L16 120Q10 120 10 114Z"/>
      <circle fill="#2b2b33" cx="24" cy="20" r="5"/><circle fill="#2b2b33" cx="50" cy="20" r="5"/>
      <circle fill="#2b2b33" cx="37" cy="35" r="5"/>
      <circle fill="#2b2b33" cx="24" cy="50" r="5"/><circle fill="#2b2b33" cx="50" cy="50" r="5"/>
      <circle fill="#2b2b33" cx="24" cy="76" r="5"/><circle fill="#2b2b33" cx="50" cy="104" r="5"/>
    </g>
    <g transform="rotate(8 92 70)">
      <path fill="#ffb98a" d="M66 18Q66 12 72 12L112 12Q118 12 118 18L118 116Q118 122 112 122L72 122Q66 122 66 116Z"/>
      <path fill="#fff6e3" d="M66 67L118 67L118 116Q118 122 112 122L72 122Q66 122 66 116Z"/>
      <circle fill="#2b2b33" cx="92" cy="40" r="5"/>
      <circle fill="#2b2b33" cx="80" cy="80" r="5"/><circle fill="#2b2b33" cx="104" cy="80" r="5"/>
      <circle fill="#2b2b33" cx="80" cy="108" r="5"/><circle fill="#2b2b33" cx="104" cy="108" r="5"/>
    </g>
  `,
  "playing-cards": `
    <g transform="translate(8 4) rotate(-14 54 100)">
      <path fill="#ffffff" d="M8 26Q8 20 14 20L58 20Q64 20 64 26L64 104Q64 110 58 110L14 110Q8 110 8 104Z"/>
      <path fill="#62b5f2" d="M26 36L38 54L26 72L14 54Z"/>
    </g>
    <path fill="#fff1d6" d="M34 22Q34 16 40 16L86 16Q92 16 92 22L92 106Q92 112 86 112L40 112Q34 112 34 106Z"/>
    <path fill="#7cc977" d="M50 30Q56 36 56 42Q55 48 50 46L52 54L44 54L46 46Q40 48 40 42Q40 36 50 30Z"/>
    <g transform="translate(-4 2) rotate(12 84 100)">
      <path fill="#ffffff" d="M58 28Q58 22 64 22L110 22Q116 22 116 28L116 114Q116 120 110 120L64 120Q58 120 58 114Z"/>
      <path fill="#f28d8d" d="M87 98Q66 80 68 66Q73 52 87 64Q101 52 106 66Q108 80 87 98Z"/>
      <path fill="#f28d8d" d="M70 46Q63 40 64 35Q66 31 70 34Q74 31 76 35Q77 40 70 46Z"/>
    </g>
  `,
  whistle: `
    <path fill="none" stroke="#62b5f2" stroke-width="6" d="M112 64Q124 30 90 22Q58 16 40 8"/>
    <circle fill="#aeb8c4" cx="112" cy="66" r="13"/>
    <circle fill="#ffffff" cx="112" cy="66" r="6"/>
    <path fill="#f7b04a" d="M2 42L76 42A40 40 0 1 1 36.4 76.4L30 66L2 66Z"/>
    <path fill="#828c96" d="M34 42L56 42L50 58L40 58Z"/>
    <circle fill="#fff6e3" cx="76" cy="84" r="22"/>
    <circle fill="#e8685f" cx="76" cy="86" r="10"/>
    <path fill="#e0705c" d="M2 40L16 40L16 68L2 68Z"/>
  `,
  "piggy-bank": `
    <path fill="#f7b04a" d="M62 2Q78 2 78 18Q78 30 70 33L54 33Q46 30 46 18Q46 2 62 2Z"/>
    <path fill="none" stroke="#7a5414" stroke-width="2.2" d="M62 10L62 26M57 14L67 14M57 22L67 22"/>
    <path fill="#f08fa5" d="M34 96L54 96L52 124L36 124Z"/>
    <path fill="#f08fa5" d="M80 96L100 96L98 124L82 124Z"/>
    <path fill="none" stroke="#a84a60" stroke-width="2.2" d="M118 70Q128 68 126 60Q120 56 120 64"/>
    <path fill="#f8b6c4" d="M70 34Q120 34 120 74Q120 110 70 110Q22 110 18 78Q20 34 70 34Z"/>
    <path fill="#5d2a38" d="M52 40L76 37L77 42L53 45Z"/>
    <path fill="#f08fa5" d="M34 46Q26 26 44 24Q58 32 56 44Q46 52 34 46Z"/>
    <path fill="#e8788f" d="M18 66Q4 66 4 80Q4 94 22 94Q34 92 34 80Q32 66 18 66Z"/>
    <circle fill="#2b2118" cx="14" cy="80" r="3"/><circle fill="#2b2118" cx="24" cy="80" r="3"/>
    <circle fill="#2b2118" cx="40" cy="62" r="4.5"/><circle fill="#ffffff" cx="41.5" cy="60.5" r="1.6"/>
    <circle fill="#ff8a8a" cx="50" cy="80" r="8"/>
  `,
  // A cube of nine squares a side, two sides turned away.
  "rubiks-cube": `
    <path fill="#ffffff" d="M64 2L124 32L64 62L4 32Z"/>
    <path fill="#62b5f2" d="M4 32L64 62L64 126L4 96Z"/>
    <path fill="#f2803f" d="M124 32L64 62L64 126L124 96Z"/>
    <path fill="none" stroke="#2a2440" stroke-width="2.4" d="M34 17L94 47M94 17L34 47M34 47L34 111M94 47L94 111M4 64L64 94L124 64"/>
  `,
  "snow-globe": `
    <circle fill="#a8d8f5" cx="64" cy="52" r="50"/>
    <path fill="#7cc977" d="M84 24L102 50L94 50L104 76L64 76L76 50L68 50Z"/>
    <path fill="#ffffff" d="M19 74Q40 62 64 74Q88 66 109 74Q98 102 64 102Q30 102 19 74Z"/>
    <path fill="#ffffff" d="M42 38Q54 38 54 50Q62 56 62 68Q60 82 42 82Q24 82 22 68Q22 56 30 50Q30 38 42 38Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M31 53Q42 58 53 53"/>
    <circle fill="#2b2118" cx="38" cy="46" r="2"/><circle fill="#2b2118" cx="46" cy="46" r="2"/>
    <path fill="#e8685f" d="M30 40L54 40L54 33L50 33L50 20L34 20L34 33L30 33Z"/>
    <path fill="#c98f4e" d="M26 98L102 98L112 124L16 124Z"/>
    <path fill="#ffe28a" d="M48 106L80 106L82 118L46 118Z"/>
    <circle fill="#ffffff" cx="64" cy="22" r="5"/><circle fill="#ffffff" cx="62" cy="40" r="4.5"/><circle fill="#ffffff" cx="102" cy="36" r="4"/>
  `,
  stroller: `
    <path fill="none" stroke="#5d6a74" stroke-width="6" d="M102 66L113 36L124 36"/>
    <path fill="#8a919b" d="M40 92L52 92L42 112L30 112Z"/>
    <path fill="#8a919b" d="M76 92L88 92L98 112L86 112Z"/>
    <path fill="#f5b9c8" d="M58 64L8 64Q10 16 58 12Z"/>
    <path fill="#e0708c" d="M58 64L58 12Q34 24 32 64Z"/>
    <circle data-part="face" fill="#f7d6b5" cx="77" cy="52" r="15"/>
    <path fill="none" stroke="#2b2118" stroke-width="2" d="M77 37C74 31 81 29 81 34"/>
    <circle data-part="eye" fill="#2b2118" cx="71.5" cy="51" r="2.2"/>
    <circle data-part="eye" fill="#2b2118" cx="82.5" cy="51" r="2.2"/>
    <path fill="none" stroke="#2b2118" stroke-width="2" d="M73 57C75 60 79 60 81 57"/>
    <path fill="#8fd3f7" d="M8 62L110 62Q110 98 82 98L38 98Q8 98 8 62Z"/>
    <path fill="#fff3c4" d="M8 62L110 62L107 76L12 76Z"/>
    <circle fill="#8a919b" cx="34" cy="111" r="14"/><circle fill="#eef2f6" cx="34" cy="111" r="6"/>
    <circle fill="#8a919b" cx="92" cy="111" r="14"/><circle fill="#eef2f6" cx="92" cy="111" r="6"/>
  `,
  // A round bowl, a goldfish swimming over the pebbles.
  fishbowl: `
    <path fill="#eef8ff" d="M34 14L94 14C112 24 123 44 123 66C123 90 110 110 90 121L38 121C18 110 5 90 5 66C5 44 16 24 34 14Z"/>
    <path data-part="water" fill="#9fd8f2" d="M14 38Q40 30 64 37Q88 44 114 38C120 46 123 56 123 66C123 90 110 110 90 121L38 121C18 110 5 90 5 66C5 56 8 46 14 38Z"/>
    <path data-part="sand" fill="#f3dca8" d="M14 98Q40 88 64 97Q88 106 114 98C108 108 100 116 90 121L38 121C28 116 20 108 14 98Z"/>
    <path data-part="leaf" fill="#7cc977" d="M18 102C10 92 26 84 20 73C15 64 24 55 29 48C27 60 35 66 33 77C31 86 39 92 33 102Z"/>
    <circle data-part="rock" fill="#c9b8e8" cx="49" cy="108" r="8"/>
    <circle data-part="rock" fill="#f7b8b0" cx="69" cy="112" r="7.5"/>
    <circle data-part="rock" fill="#b8d8f0" cx="89" cy="110" r="7.5"/>
    <path data-part="tail" fill="#ffd45e" d="M87 70C93 55 105 48 112 52C114 61 110 68 107 73C112 79 114 88 109 96C100 96 91 87 87 77Z"/>
    <path data-part="fin" fill="#ffd45e" d="M58 58C58 47 71 43 80 49C82 56 80 62 78 66Z"/>
    <path data-part="body" fill="#ff9340" d="M41 75C45 60 58 53 71 56C82 59 88 68 91 74C87 84 76 95 63 94C52 93 44 86 41 75Z"/>
    <path data-part="fin" fill="#ffd45e" d="M66 75C73 70 82 75 81 82C77 88 67 86 66 75Z"/>
    <circle data-part="eye" fill="#23202c" cx="53" cy="70" r="3.6"/>
    <path fill="none" stroke="#5a2a10" stroke-width="2" d="M44 81Q49 85 54 82"/>
    <circle data-part="bubble" fill="#ffffff" cx="42" cy="53" r="5.5"/>
    <circle data-part="bubble" fill="#ffffff" cx="53" cy="46" r="4.5"/>
    <path data-part="rim" fill="#ffe07a" d="M33 6L95 6Q101 6 101 11Q101 16 95 16L33 16Q27 16 27 11Q27 6 33 6Z"/>
  `,
  "fish-tank": `
    <path fill="#d3ecfa" d="M6 22L122 22L122 118L6 118Z"/>
    <path fill="#8fcdf0" d="M6 36Q20 30 34 36Q48 42 64 36Q80 30 94 36Q108 42 122 36L122 118L6 118Z"/>
    <path fill="#fbe6b8" d="M6 104Q40 94 70 104Q100 112 122 100L122 118L6 118Z"/>
    <path fill="#5cae62" d="M100 108Q90 90 98 78Q92 64 102 52Q112 66 106 80Q114 92 108 108Z"/>
    <path fill="#5cae62" d="M16 106Q10 94 16 84Q12 76 18 68Q28 78 24 88Q28 98 24 106Z"/>
    <path fill="#ff8f4a" d="M62 66L82 54L82 82L62 72Z"/>
    <path fill="#ff9f5a" d="M26 68Q40 48 66 68Q42 90 26 68Z"/>
    <circle fill="#2b2118" cx="38" cy="66" r="3"/>
    <path fill="#ffe28a" d="M62 92L76 84L76 102L62 96Z"/>
    <path fill="#ffe28a" d="M38 94Q48 82 66 94Q50 106 38 94Z"/>
    <circle fill="#ffffff" cx="30" cy="48" r="5"/><circle fill="#ffffff" cx="90" cy="50" r="5"/>
    <path fill="#8a919b" d="M2 12L126 12L126 24L2 24Z"/>
    <path fill="#8a919b" d="M2 114L126 114L126 124L2 124Z"/>
  `,
  "empty-fish-tank": `
    <path fill="#d3ecfa" d="M6 18L122 18L122 120L6 120Z"/>
    <path fill="#8fcdf0" d="M6 34Q20 28 34 34Q48 40 64 34Q80 28 94 34Q108 40 122 34L122 120L6 120Z"/>
    <path data-part="leaf" fill="#7cc977" d="M14 100Q4 82 16 70Q8 58 20 46Q30 60 22 70Q34 84 24 100Z"/>
    <path data-part="leaf" fill="#7cc977" d="M106 100Q98 86 108 76Q102 66 112 54Q120 66 114 76Q124 88 116 100Z"/>
    <path data-part="sand" fill="#fbe6b8" d="M6 98Q40 90 70 97Q100 103 122 95L122 120L6 120Z"/>
    <path data-part="rock" fill="#c8ccd4" d="M30 112Q30 98 44 98Q56 98 58 112Z"/>
    <path data-part="rock" fill="#e8b8c8" d="M58 112Q60 104 68 104Q78 104 80 112Z"/>
    <path data-part="lid" fill="#a8b0bc" d="M2 8L126 8L126 22L2 22Z"/>
    <path data-part="frame" fill="#a8b0bc" d="M2 112L126 112L126 124L2 124Z"/>
    <circle data-part="bubble" fill="#ffffff" cx="94" cy="54" r="5"/><circle data-part="bubble" fill="#ffffff" cx="84" cy="70" r="4"/>
  `,
  "empty-bird-cage": `
    <path fill="none" stroke="#8a6414" stroke-width="3" d="M64 14A6 6 0 1 0 63 14"/>
    <path fill="#fff6e3" d="M12 110L12 62Q14 14 64 14Q114 14 116 62L116 110Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2.2" d="M28 102L28 60Q30 38 46 26M100 102L100 60Q98 38 82 26M46 102L46 60Q48 40 56 30M82 102L82 60Q80 40 72 30M64 22L64 59M64 74L64 102"/>
    <path data-part="stick" fill="#d9a066" d="M50 62L78 62L78 70L50 70Z"/>
    <path data-part="band" fill="#f2c94c" d="M12 77L116 77L116 87L12 87Z"/>
    <path fill="#f2c94c" d="M4 108L124 108L118 126L10 126Z"/>
  `,
  // A canary in its cage.
  "bird-cage": `
    <circle data-part="ring" fill="#ffd040" cx="64" cy="10" r="9"/><circle fill="#ffffff" cx="64" cy="10" r="3"/>
    <path fill="#eaf4fc" d="M14 112L14 62Q14 16 64 16Q114 16 114 62L114 112Z"/>
    <path data-part="tail" fill="#f2a03f" d="M76 78L96 92L88 98L70 88Z"/>
    <path data-part="body" fill="#ffd040" d="M46 56Q62 48 72 58Q82 70 78 84Q66 92 54 84Q42 72 46 56Z"/>
    <circle data-part="head" fill="#ffd040" cx="54" cy="56" r="13"/>
    <path data-part="beak" fill="#f2803f" d="M43 54L34 59L44 63Z"/>
    <circle fill="#2a2440" cx="52" cy="54" r="3"/>
    <path fill="none" stroke="#5a5a7a" stroke-width="2.4" d="M30 34L30 104M98 34L98 104M20 88L48 88M80 88L108 88M64 24L64 40"/>
    <path fill="#7cc977" d="M8 108L120 108Q126 116 120 124L8 124Q2 116 8 108Z"/>
  `,
};
