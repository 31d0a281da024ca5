/** Sweets and dishes of the world. */
export const sweets: Readonly<Record<string, string>> = {
  "candy-cane": `
    <path data-part="candy" fill="#fffaf0" d="M72 114L72 44A16 16 0 0 0 40 44L40 54A10 10 0 0 1 20 54L20 44A36 36 0 0 1 92 44L92 114A10 10 0 0 1 72 114Z"/>
    <path data-part="stripe" fill="#e8685f" d="M71 38.5L87 26Q82 18 74 13L65 31Q69 34 71 38.5Z"/>
    <path data-part="stripe" fill="#e8685f" d="M53 28L47 9Q39 11 33 16.4L44 34Q47 30 53 28Z"/>
    <path data-part="stripe" fill="#e8685f" d="M20 42L40 46L40 58Q34 65 26 63Q20 60 20 54Z"/>
    <path data-part="stripe" fill="#e8685f" d="M72 58L92 46L92 62L72 74Z"/>
    <path data-part="stripe" fill="#e8685f" d="M72 110L92 98L92 112Q92 120 82 124Q72 122 72 114Z"/>
    <path data-part="ribbon" fill="#7cc977" d="M76 90L58 120L70 117L76 124L86 94Z"/>
    <path data-part="ribbon" fill="#7cc977" d="M88 90L108 118L96 117L92 124L78 94Z"/>
    <path data-part="bowLoop" fill="#7cc977" d="M82 84Q56 62 50 78Q48 100 82 92Z"/>
    <path data-part="bowLoop" fill="#7cc977" d="M82 84Q108 62 114 78Q116 100 82 92Z"/>
    <circle data-part="knot" fill="#ffe28a" cx="82" cy="88" r="8"/>
  `,
  "gingerbread-man": `
    <path data-part="body" fill="#d9a066" d="M64 4Q90 4 90 30Q90 40 84 48Q104 46 116 50Q126 54 122 64Q118 72 108 70L86 68Q84 84 100 102Q110 114 102 122Q92 128 82 116L64 94L46 116Q36 128 26 122Q18 114 28 102Q44 84 42 68L20 70Q10 72 6 64Q2 54 12 50Q24 46 44 48Q38 40 38 30Q38 4 64 4Z"/>
    <circle data-part="eye" fill="#2b2118" cx="55" cy="25" r="4.5"/><circle data-part="eye" fill="#2b2118" cx="73" cy="25" r="4.5"/>
    <circle fill="#ffffff" cx="56.5" cy="23.5" r="1.6"/><circle fill="#ffffff" cx="74.5" cy="23.5" r="1.6"/>
    <path fill="none" stroke="#6b3f2a" stroke-width="2.4" d="M52 36Q64 47 76 36"/>
    <path data-part="bow" fill="#62b5f2" d="M64 58L48 48Q44 58 48 68Z"/><path data-part="bow" fill="#62b5f2" d="M64 58L80 48Q84 58 80 68Z"/>
    <circle data-part="button" fill="#bdf0b0" cx="64" cy="80" r="8"/>
    <path data-part="icing" fill="#fffaf0" d="M14 50L26 48L28 70L16 70Z"/><path data-part="icing" fill="#fffaf0" d="M114 50L102 48L100 70L112 70Z"/>
    <path data-part="icing" fill="#fffaf0" d="M36 92L50 110L40 120L26 104Z"/><path data-part="icing" fill="#fffaf0" d="M92 92L78 110L88 120L102 104Z"/>
  `,
  "gummy-bear": `
    <path data-part="foot" fill="#f28d8d" d="M46 92Q24 92 22 108Q24 124 44 124Q60 124 60 110Q60 96 46 92Z"/>
    <path data-part="foot" fill="#f28d8d" d="M82 92Q104 92 106 108Q104 124 84 124Q68 124 68 110Q68 96 82 92Z"/>
    <path data-part="body" fill="#f28d8d" d="M64 44Q100 44 100 82Q100 112 64 114Q28 112 28 82Q28 44 64 44Z"/>
    <circle data-part="ear" fill="#f28d8d" cx="40" cy="16" r="12"/><circle data-part="ear" fill="#f28d8d" cx="88" cy="16" r="12"/>
    <path data-part="head" fill="#f28d8d" d="M64 8Q96 8 96 34Q96 60 64 60Q32 60 32 34Q32 8 64 8Z"/>
    <path data-part="belly" fill="#ffd9d9" d="M64 70Q84 70 84 88Q84 106 64 106Q44 106 44 88Q44 70 64 70Z"/>
    <path data-part="arm" fill="#f28d8d" d="M32 62Q14 62 14 76Q18 90 36 86Q46 82 46 72Q44 62 32 62Z"/>
    <path data-part="arm" fill="#f28d8d" d="M96 62Q114 62 114 76Q110 90 92 86Q82 82 82 72Q84 62 96 62Z"/>
    <ellipse data-part="muzzle" fill="#ffd9d9" cx="64" cy="44" rx="15" ry="10"/>
    <ellipse data-part="nose" fill="#2b2118" cx="64" cy="40" rx="5" ry="3.5"/>
    <circle data-part="eye" fill="#2b2118" cx="48" cy="30" r="4"/><circle data-part="eye" fill="#2b2118" cx="80" cy="30" r="4"/>
  `,
  // Toasted on sticks, one fresh beside them.
  marshmallow: `
    <path fill="#c98f4e" d="M58 2L69 2L69 124L58 124Z"/>
    <path fill="#fffaf0" d="M38 16Q38 6 63 6Q88 6 88 16L88 38Q88 48 63 48Q38 48 38 38Z"/>
    <path fill="#d9a066" d="M38 58Q38 48 63 48Q88 48 88 58L88 76Q88 86 63 86Q38 86 38 76Z"/>
    <path fill="#fffaf0" d="M38 70Q50 62 63 70Q76 78 88 70L88 76Q88 86 63 86Q38 86 38 76Z"/>
    <path fill="#f7b0c8" d="M2 98Q2 86 28 86Q54 86 54 98L54 112Q54 124 28 124Q2 124 2 112Z"/>
    <path fill="#bfe6fa" d="M74 98Q74 86 100 86Q126 86 126 98L126 112Q126 124 100 124Q74 124 74 112Z"/>
    <circle fill="#2b2118" cx="54" cy="24" r="4"/><circle fill="#2b2118" cx="72" cy="24" r="4"/>
    <path fill="none" stroke="#6b3f2a" stroke-width="2.2" d="M56 33Q63 40 70 33M22 110Q28 116 34 110M94 110Q100 116 106 110"/>
    <circle fill="#2b2118" cx="19" cy="102" r="3.5"/><circle fill="#2b2118" cx="37" cy="102" r="3.5"/>
    <circle fill="#2b2118" cx="91" cy="102" r="3.5"/><circle fill="#2b2118" cx="109" cy="102" r="3.5"/>
  `,
  // Three in a heap.
  macaron: `
    <path fill="#f7a0b4" d="M34 34Q34 4 64 4Q94 4 94 34Z"/>
    <path fill="#fffaf0" d="M32 34L96 34Q100 44 96 48L32 48Q28 44 32 34Z"/>
    <path fill="#f7a0b4" d="M34 48L94 48Q94 62 64 62Q34 62 34 48Z"/>
    <path fill="#9ed89a" d="M4 94Q4 64 34 64Q62 64 62 94Z"/>
    <path fill="#fffaf0" d="M2 94L64 94Q66 104 64 108L2 108Q0 104 2 94Z"/>
    <path fill="#9ed89a" d="M4 108L62 108Q62 124 33 124Q4 124 4 108Z"/>
    <path fill="#ffd98a" d="M66 94Q66 64 95 64Q124 64 124 94Z"/>
    <path fill="#fffaf0" d="M64 94L126 94Q128 104 126 108L64 108Q62 104 64 94Z"/>
    <path fill="#ffd98a" d="M66 108L124 108Q124 124 95 124Q66 124 66 108Z"/>
  `,
  // Three tiers, a heart on top.
  "wedding-cake": `
    <path data-part="cakePlate" fill="#d9a066" d="M2 112L126 112L120 124L8 124Z"/>
    <path data-part="cakeLayer" fill="#fffaf0" d="M12 82L116 82L116 112L12 112Z"/>
    <path data-part="cakeLayer" fill="#fffaf0" d="M28 54L100 54L100 82L28 82Z"/>
    <path data-part="cakeLayer" fill="#fffaf0" d="M42 28L86 28L86 54L42 54Z"/>
    <path data-part="icing" fill="#f7a0b4" d="M12 82L116 82L116 92Q108 102 99 92Q90 102 81 92Q73 102 64 92Q55 102 47 92Q38 102 29 92Q20 102 12 92Z"/>
    <path data-part="icing" fill="#bfe6fa" d="M28 54L100 54L100 63Q91 73 82 63Q73 73 64 63Q55 73 46 63Q37 73 28 63Z"/>
    <path data-part="icing" fill="#f7a0b4" d="M42 28L86 28L86 36Q79 45 71 36Q64 45 57 36Q49 45 42 36Z"/>
    <path data-part="heart" fill="#e8685f" d="M64 28Q44 14 50 5Q58 0 64 8Q70 0 78 5Q84 14 64 28Z"/>
  `,
  // A wobbling jelly with a cherry.
  jelly: `
    <ellipse fill="#bfe0f5" cx="64" cy="108" rx="62" ry="16"/>
    <path fill="#e8685f" d="M36 34L92 34Q108 60 114 106Q108 114 98 106Q90 114 81 106Q73 114 64 106Q55 114 47 106Q38 114 30 106Q20 114 14 106Q20 60 36 34Z"/>
    <path fill="#f7a8a0" d="M54 38L74 38L81 106Q73 114 64 106Q55 114 47 106Z"/>
    <ellipse fill="#ffc2ba" cx="64" cy="34" rx="29" ry="9"/>
    <path fill="#fffaf0" d="M44 32Q42 22 54 22Q64 14 74 22Q86 22 84 32Q64 42 44 32Z"/>
    <path fill="none" stroke="#4a6a2a" stroke-width="2.4" d="M66 12Q70 4 80 4"/>
    <circle fill="#ea576c" cx="64" cy="16" r="10"/>
  `,
  "cinnamon-roll": `
    <ellipse fill="#bfe0f5" cx="64" cy="110" rx="62" ry="14"/>
    <path fill="#c98448" d="M8 56Q8 108 64 110Q120 108 120 56Z"/>
    <ellipse fill="#f5d9a8" cx="64" cy="54" rx="56" ry="46"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.2" d="M24 68Q12 26 60 22Q106 24 104 58Q98 86 66 86Q36 82 38 56Q42 38 64 38Q88 40 88 56Q86 70 68 70Q52 66 56 54"/>
    <path fill="#fffaf0" data-detail="" d="M24 96L34 98L34 106L26 104Z"/>
  `,
  churros: `
    <path fill="#f0c070" d="M8 8Q16 2 22 10L62 88L48 94L6 18Q4 12 8 8Z"/>
    <path fill="#f0c070" d="M40 4Q50 0 54 8L74 88L60 90L36 14Q36 6 40 4Z"/>
    <path fill="#f0c070" d="M84 6Q92 0 96 10L82 90L68 90L78 14Q80 8 84 6Z"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.2" d="M14 12L50 80M46 10L64 80M88 12L76 80"/>
    <path fill="#f28d8d" d="M38 70L92 70L84 124L46 124Z"/>
    <path fill="#fffaf0" d="M36 66L94 66L90 88Q78 78 65 88Q52 78 40 88Z"/>
    <path fill="#bfe6fa" d="M88 90L126 90L122 118Q120 124 114 124L100 124Q94 124 92 118Z"/>
    <ellipse fill="#aa8267" cx="107" cy="90" rx="19" ry="8"/>
  `,
  "ice-cream-sandwich": `
    <g transform="rotate(-14 64 64)">
      <path fill="#b87e53" d="M10 28Q10 20 18 20L84 20Q80 34 92 38L94 46L10 46Z"/>
      <path fill="#fff6e3" d="M10 46L94 46Q92 58 102 62Q104 72 116 74L116 80L10 80Z"/>
      <path fill="#b87e53" d="M10 80L116 80L116 98Q116 106 108 106L18 106Q10 106 10 98Z"/>
      <path fill="#f7a0b4" d="M10 80L10 62Q24 56 36 64Q50 72 62 64Q80 58 92 80Z"/>
      <circle fill="#4a2f18" cx="30" cy="33" r="3.5"/><circle fill="#4a2f18" cx="52" cy="33" r="3.5"/><circle fill="#4a2f18" cx="74" cy="33" r="3.5"/>
      <circle fill="#4a2f18" cx="30" cy="93" r="3.5"/><circle fill="#4a2f18" cx="52" cy="93" r="3.5"/><circle fill="#4a2f18" cx="74" cy="93" r="3.5"/><circle fill="#4a2f18" cx="96" cy="93" r="3.5"/>
    </g>
  `,
  "roast-chicken": `
    <path fill="#bfe0f5" d="M2 96L126 96Q120 124 92 124L36 124Q8 124 2 96Z"/>
    <path fill="#7cc977" d="M4 96Q0 80 16 82Q22 70 34 80Q46 76 46 96Z"/>
    <path fill="#7cc977" d="M124 96Q128 80 112 82Q106 70 94 80Q82 76 82 96Z"/>
    <path fill="#d98a42" d="M64 20Q108 22 110 64Q110 100 64 100Q18 100 18 64Q20 22 64 20Z"/>
    <path fill="#ffe6bc" d="M38 52Q60 52 60 78Q58 100 36 98Q16 96 18 74Q22 54 38 52Z"/>
    <path fill="#ffe6bc" d="M90 52Q68 52 68 78Q70 100 92 98Q112 96 110 74Q106 54 90 52Z"/>
    <path fill="#fffaf0" d="M22 64L8 50Q0 46 2 38Q8 32 14 38Q18 28 26 34Q30 42 24 46L34 58Z"/>
    <path fill="#fffaf0" d="M106 64L120 50Q128 46 126 38Q120 32 114 38Q110 28 102 34Q98 42 104 46L94 58Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M48 14Q42 8 48 2M64 14Q58 8 64 2M80 14Q74 8 80 2"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.2" d="M52 34Q64 28 76 34"/>
  `,
  // A pot in two halves on its burner.
  "hot-pot": `
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M40 24Q34 16 40 8M64 20Q58 12 64 4M88 24Q82 16 88 8"/>
    <path fill="#b0bac5" d="M2 52L18 52L18 66L6 66Q2 64 2 58Z"/><path fill="#b0bac5" d="M126 52L110 52L110 66L122 66Q126 64 126 58Z"/>
    <path fill="#d5dce3" d="M10 54Q12 100 36 106L92 106Q116 100 118 54Z"/>
    <ellipse fill="#fff6e3" cx="64" cy="54" rx="54" ry="26"/>
    <path fill="#e8685f" d="M64 28Q46 40 64 54Q82 68 64 80Q10 78 10 54Q10 30 64 28Z"/>
    <circle fill="#fff0d0" cx="34" cy="48" r="9"/><circle fill="#fff0d0" cx="46" cy="66" r="9"/>
    <path fill="#7cc977" d="M80 44Q88 32 104 42Q100 54 86 52Z"/>
    <path fill="#f2b07a" d="M80 62Q94 56 102 64Q92 74 80 70Z"/>
    <path fill="#8a919b" d="M24 106L104 106L112 124L16 124Z"/>
    <circle fill="#ffe28a" cx="64" cy="115" r="6"/>
  `,
  // Lamb on three skewers.
  skewers: `
    <path fill="#e0b878" d="M22 2L30 2L30 124L22 124Z"/><path fill="#e0b878" d="M60 2L68 2L68 124L60 124Z"/><path fill="#e0b878" d="M98 2L106 2L106 124L98 124Z"/>
    <path fill="#c98552" d="M12 12Q26 8 40 14Q42 26 38 32Q24 34 12 30Q8 20 12 12Z"/>
    <path fill="#7cc977" d="M12 34L40 34L40 52L12 52Z"/>
    <path fill="#c98552" d="M12 56Q26 52 40 58Q42 70 38 76Q24 78 12 74Q8 64 12 56Z"/>
    <circle fill="#e8685f" cx="26" cy="90" r="13"/>
    <circle fill="#e8685f" cx="64" cy="22" r="13"/>
    <path fill="#c98552" d="M50 38Q64 34 78 40Q80 52 76 58Q62 60 50 56Q46 46 50 38Z"/>
    <path fill="#ffe28a" d="M50 62L78 62L78 78L50 78Z"/>
    <path fill="#c98552" d="M50 82Q64 78 78 84Q80 96 76 102Q62 104 50 100Q46 90 50 82Z"/>
    <path fill="#c98552" d="M88 12Q102 8 116 14Q118 26 114 32Q100 34 88 30Q84 20 88 12Z"/>
    <path fill="#7cc977" d="M88 34L116 34L116 52L88 52Z"/>
    <path fill="#c98552" d="M88 56Q102 52 116 58Q118 70 114 76Q100 78 88 74Q84 64 88 56Z"/>
    <circle fill="#e8685f" cx="102" cy="90" r="13"/>
  `,
  toast: `
    <path fill="#bfe0f5" d="M0 108L128 108Q122 124 100 124L28 124Q6 124 0 108Z"/>
    <path fill="#c98f4e" d="M22 50Q6 44 8 26Q14 6 40 8L88 8Q114 6 120 26Q122 44 106 50L106 108L22 108Z"/>
    <path fill="#fbe3b5" d="M32 46Q16 40 19 28Q24 18 40 19L88 19Q104 18 109 28Q112 40 96 46L96 98L32 98Z"/>
    <path fill="#f0a830" d="M50 44Q66 36 78 46Q92 50 84 66Q88 84 70 84Q52 90 46 72Q38 54 50 44Z"/>
    <path fill="#fffbe0" d="M56 54L74 50L78 66L60 70Z"/>
  `,
  cereal: `
    <path fill="#b0bac5" d="M96 4Q106 0 112 8Q118 20 108 28L88 64L78 60L98 24Q90 14 96 4Z"/>
    <ellipse fill="#fffaf0" cx="64" cy="64" rx="60" ry="22"/>
    <circle fill="#f0b560" cx="30" cy="62" r="10"/><circle fill="#fffaf0" cx="30" cy="62" r="3.5"/>
    <circle fill="#f28d8d" cx="56" cy="54" r="10"/><circle fill="#fffaf0" cx="56" cy="54" r="3.5"/>
    <circle fill="#9ed89a" cx="52" cy="74" r="10"/><circle fill="#fffaf0" cx="52" cy="74" r="3.5"/>
    <circle fill="#f0b560" cx="82" cy="70" r="10"/><circle fill="#fffaf0" cx="82" cy="70" r="3.5"/>
    <circle fill="#f28d8d" cx="106" cy="62" r="10"/><circle fill="#fffaf0" cx="106" cy="62" r="3.5"/>
    <path fill="#62b5f2" d="M4 64Q14 88 64 88Q114 88 124 64Q124 106 90 116L88 124L40 124L38 116Q4 106 4 64Z"/>
    <path fill="#ffe28a" d="M64 92L69 101L79 102L72 109L74 118L64 113L54 118L56 109L49 102L59 101Z"/>
  `,
  milkshake: `
    <path fill="#e8685f" d="M84 2L95 6L78 50L68 46Z"/>
    <path fill="#fffaf0" d="M30 42Q26 28 40 26Q42 12 58 14Q72 6 80 18Q94 18 94 30Q102 34 98 42Z"/>
    <circle fill="#ea576c" cx="58" cy="12" r="10"/>
    <path fill="#dff2fb" d="M24 40L104 40L86 104L42 104Z"/>
    <path fill="#f7a0b4" d="M28 54Q46 64 64 54Q82 46 100 54L86 104L42 104Z"/>
    <path fill="#ffffff" d="M40 62L52 62L56 94L48 94Z"/>
    <path fill="#c8e0ee" d="M54 104L74 104L76 114Q94 116 96 124L32 124Q34 116 52 114Z"/>
    <path fill="#ffffff" d="M20 38L108 38L106 48L22 48Z"/>
  `,
};
