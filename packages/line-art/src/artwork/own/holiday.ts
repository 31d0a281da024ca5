/** Camping, beach, party and festival things. */
export const holiday: Readonly<Record<string, string>> = {
  campfire: `
    <path data-part="flame" fill="#f28d3c" d="M64 4Q74 24 92 36Q112 62 92 94L36 94Q14 66 36 42Q40 54 48 56Q46 24 64 4Z"/>
    <path data-part="flame" fill="#ffe066" d="M64 48Q84 66 76 94L52 94Q42 70 64 48Z"/>
    <path fill="#c98552" d="M10 92L18 82L120 110L114 124Z"/><path fill="#c98552" d="M118 92L110 82L8 110L14 124Z"/>
    <circle fill="#ffe0b0" cx="13" cy="116" r="9"/><circle fill="#ffe0b0" cx="115" cy="116" r="9"/>
  `,
  "camping-lantern": `
    <path fill="none" stroke="#4a525c" stroke-width="5" d="M32 52Q24 4 64 4Q104 4 96 52"/>
    <path fill="#e8685f" d="M46 18L82 18L94 38L34 38Z"/>
    <path fill="#fff3c0" d="M40 38L88 38Q98 62 88 88L40 88Q30 62 40 38Z"/>
    <path fill="#f7b04a" d="M64 44Q80 62 76 74Q72 84 64 84Q56 84 52 74Q48 62 64 44Z"/>
    <path fill="#e8685f" d="M34 88L94 88L94 100L34 100Z"/><path fill="#62b5f2" d="M28 100L100 100L104 124L24 124Z"/>
    <circle fill="#ffe28a" cx="64" cy="112" r="7"/>
  `,
  "cool-box": `
    <path fill="none" stroke="#4a525c" stroke-width="7" d="M18 56L22 12L106 12L110 56"/>
    <path fill="#62b5f2" d="M10 56L118 56L110 118Q110 124 104 124L24 124Q18 124 18 118Z"/>
    <path fill="#fffaf0" d="M4 40Q4 34 10 34L118 34Q124 34 124 40L124 58L4 58Z"/>
    <path fill="#ffd94f" d="M54 50L74 50L74 72L54 72Z"/>
    <path fill="#fffaf0" d="M15 84L113 84L111 104L17 104Z"/>
    <circle fill="#62b5f2" cx="38" cy="94" r="6.5"/><circle fill="#62b5f2" cx="64" cy="94" r="6.5"/><circle fill="#62b5f2" cx="90" cy="94" r="6.5"/>
  `,
  "deck-chair": `
    <path fill="#c98f4e" d="M10 2L22 0L110 120L98 126Z"/>
    <path fill="#c98f4e" d="M108 50L120 56L32 126L18 122Z"/>
    <path fill="#f28d8d" d="M4 10L34 0L64 60L122 52L124 70L44 86Z"/>
    <path fill="#fff6e3" d="M11 23L40 12L47 26L19 38Z"/><path fill="#fff6e3" d="M27 54L55 42L64 60L74 59L70 81L44 86Z"/>
    <path fill="#fff6e3" d="M94 56L108 54L110 73L96 76Z"/>
    <circle fill="#ffd94f" cx="100" cy="22" r="18"/>
  `,
  sunscreen: `
    <path fill="#fffaf0" d="M46 2L82 2L86 26L42 26Z"/><path fill="#f7b04a" d="M36 24L92 24L92 38L36 38Z"/>
    <path fill="#ffe28a" d="M34 38L94 38Q104 44 104 56L104 114Q104 124 94 124L34 124Q24 124 24 114L24 56Q24 44 34 38Z"/>
    <path fill="#62b5f2" d="M24 94Q38 84 51 94Q64 104 77 94Q90 84 104 94L104 114Q104 124 94 124L34 124Q24 124 24 114Z"/>
    <circle fill="#f08a3c" cx="64" cy="68" r="15"/>
    <path fill="none" stroke="#7a3a10" stroke-width="2.6" d="M64 48L64 44M64 88L64 90M44 68L38 68M84 68L90 68M50 54L46 50M78 54L82 50"/>
    <circle fill="#2b2118" cx="59" cy="66" r="2.4"/><circle fill="#2b2118" cx="69" cy="66" r="2.4"/><path fill="none" stroke="#5d2a10" stroke-width="2" d="M58 73Q64 78 70 73"/>
  `,
  // A flamingo to float on.
  "pool-float": `
    <path fill="#f28dac" d="M94 66Q112 46 122 54Q128 66 114 84Z"/>
    <path fill="#f7a8c0" d="M2 92Q2 64 64 64Q126 64 126 92Q126 116 64 116Q2 116 2 92Z"/>
    <ellipse fill="#bfe6fa" cx="68" cy="86" rx="34" ry="11"/>
    <path fill="#f7a8c0" d="M14 84Q4 56 22 44Q34 34 28 28Q20 26 14 34L4 24Q14 2 36 6Q54 12 50 34Q46 46 38 54Q34 66 40 80Q28 94 14 84Z"/>
    <path fill="#fff6e3" d="M14 34Q2 34 4 50Q18 50 22 34L16 26Z"/>
    <circle fill="#2b2118" cx="30" cy="18" r="4"/>
    <path fill="#62b5f2" d="M0 110Q12 100 24 110Q34 118 46 110Q56 100 68 110Q80 118 92 110Q104 100 114 110Q122 116 128 110L128 126L0 126Z"/>
  `,
  "life-jacket": `
    <path fill="#f08a3c" d="M30 6L52 4L60 40L60 120L26 120Q18 120 18 112L22 58Q10 54 12 40Z"/>
    <path fill="#f08a3c" d="M98 6L76 4L68 40L68 120L102 120Q110 120 110 112L106 58Q118 54 116 40Z"/>
    <path fill="#fffaf0" d="M20 72L60 72L60 86L19 86Z"/><path fill="#fffaf0" d="M108 72L68 72L68 86L109 86Z"/>
    <path fill="#4f92d0" d="M18 96L60 96L60 106L18 106Z"/><path fill="#4f92d0" d="M110 96L68 96L68 106L110 106Z"/>
    <path fill="#ffd94f" d="M54 92L74 92L74 110L54 110Z"/><path fill="#ffd94f" d="M54 68L74 68L74 84L54 84Z"/>
    <path fill="#ffd94f" d="M30 24L48 22L50 40L31 42Z"/><path fill="#ffd94f" d="M98 24L80 22L78 40L97 42Z"/>
  `,
  "lifeguard-tower": `
    <path fill="#c98f4e" d="M26 70L38 70L24 124L10 124Z"/><path fill="#c98f4e" d="M102 70L90 70L104 124L118 124Z"/>
    <path fill="#fff0d0" d="M48 78L80 78L88 124L40 124Z"/><path fill="#c98f4e" d="M44 92L84 92L85 102L43 102Z"/><path fill="#c98f4e" d="M42 110L87 110L88 120L40 120Z"/>
    <path fill="#ffd94f" d="M28 34L100 34L100 70L28 70Z"/><path fill="#e8685f" d="M14 34L64 12L114 34L114 42L14 42Z"/>
    <path fill="#d8f0fb" d="M40 46L60 46L60 62L40 62Z"/><path fill="#d8f0fb" d="M68 46L88 46L88 62L68 62Z"/>
    <path fill="#d9a066" d="M14 68L114 68L114 80L14 80Z"/>
    <path fill="#e8685f" d="M68 0L94 6L68 13L64 13L64 0Z"/>
  `,
  signpost: `
    <path fill="#b87e53" d="M57 4L71 4L73 124L55 124Z"/>
    <path fill="#f0c27b" d="M24 12L96 12L118 26L96 42L24 42Z"/>
    <path fill="#f7b04a" d="M104 48L32 48L10 62L32 78L104 78Z"/>
    <path fill="#f0c27b" d="M34 84L92 84L108 95L92 108L34 108Z"/>
    <path fill="#7cc977" d="M20 124Q22 104 34 110Q40 98 48 108Q56 106 56 124Z"/><path fill="#7cc977" d="M72 124Q74 112 84 114Q94 106 98 116Q108 116 108 124Z"/>
    <circle fill="#e8685f" cx="64" cy="27" r="7"/><circle fill="#62b5f2" cx="64" cy="63" r="7"/>
  `,
  // A checked cloth with a basket, a sandwich, a melon and an apple.
  picnic: `
    <path fill="#f28d8d" d="M26 74L102 74L127 122L1 122Z"/>
    <path fill="#fffaf0" d="M26 74L45 74L36 98L14 98Z"/>
    <path fill="#fffaf0" d="M64 74L83 74L91 98L64 98Z"/>
    <path fill="#fffaf0" d="M36 98L64 98L64 122L29 122Z"/>
    <path fill="#fffaf0" d="M91 98L114 98L127 122L97 122Z"/>
    <path data-part="handle" fill="#c98f4e" d="M28 49.9C28 49.9 27.9 46.9 27.8 44.8C27.8 42.8 27.5 40.1 27.5 37.8C27.5 35.4 27.5 32.8 27.8 30.8C28.2 28.9 28.6 27.5 29.4 26.1C30.3 24.7 31.4 23.7 32.9 22.6C34.4 21.4 36.5 20.2 38.4 19.2C40.3 18.2 42.6 17.4 44.5 16.8C46.5 16.3 48.2 16 50 16C51.8 16 53.5 16.3 55.5 16.8C57.4 17.4 59.7 18.2 61.6 19.2C63.5 20.2 65.6 21.4 67.1 22.6C68.6 23.7 69.7 24.7 70.6 26.1C71.4 27.5 71.8 28.9 72.2 30.8C72.5 32.8 72.5 35.4 72.5 37.8C72.5 40.1 72.2 42.8 72.2 44.8C72.1 46.9 72 49.9 72 49.9L80 50.1C80 50.1 80.1 47.2 80.2 45.2C80.2 43.1 80.5 40.4 80.5 37.7C80.5 35.1 80.5 32 80 29.4C79.5 26.8 78.7 24.1 77.4 21.9C76.1 19.7 74.1 18 72 16.3C70 14.7 67.6 13.2 65.2 12C62.7 10.8 60.1 9.8 57.6 9.1C55 8.4 52.5 8 50 8C47.5 8 45 8.4 42.4 9.1C39.9 9.8 37.3 10.8 34.8 12C32.4 13.2 30 14.7 28 16.3C25.9 18 23.9 19.7 22.6 21.9C21.3 24.1 20.5 26.8 20 29.4C19.5 32 19.5 35.1 19.5 37.7C19.5 40.4 19.8 43.1 19.8 45.2C19.9 47.2 20 50.1 20 50.1L28 49.9Z"/>
    <path data-part="basket" fill="#e0aa70" d="M18 50L82 50L76 92L24 92Z"/>
    <path fill="#c98f4e" d="M17 44L83 44Q88 44 88 49L88 52Q88 57 83 57L17 57Q12 57 12 52L12 49Q12 44 17 44Z"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.2" d="M38 66L38 74M52 66L52 74M64 66L64 74M31 80L46 80M56 80L70 80"/>
    <path fill="#ef5b5b" d="M104 58C107.3 58 111 55 114 56C117 57 121 60.3 122 64C123 67.7 121.7 74.3 120 78C118.3 81.7 114.7 85 112 86C109.3 87 106.7 84 104 84C101.3 84 98.7 87 96 86C93.3 85 89.7 81.7 88 78C86.3 74.3 85 67.7 86 64C87 60.3 91 57 94 56C97 55 100.7 58 104 58Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M104 56C102.3 54.3 105.3 46.3 108 44C110.7 41.7 120 42 120 42C120 42 120.7 51.7 118 54C115.3 56.3 105.7 57.7 104 56Z"/>
    <path fill="#8fd07c" d="M66 122L118 112C118 112 116.3 119.7 112 122C107.7 124.3 98.3 125.5 92 126C85.7 126.5 78.3 125.7 74 125C69.7 124.3 66 122 66 122Z"/>
    <path fill="#ff9f9f" d="M66 120L94 92L117 111Z"/>
    <path fill="none" stroke="#5a2a2a" stroke-width="2.4" d="M90 106L89 110M98 112L98 115"/>
  `,
  // The same without the cloth, for those who sit on a larger one.
  "picnic-food": `
    <path data-part="handle" fill="#c98f4e" d="M28 49.9C28 49.9 27.9 46.9 27.8 44.8C27.8 42.8 27.5 40.1 27.5 37.8C27.5 35.4 27.5 32.8 27.8 30.8C28.2 28.9 28.6 27.5 29.4 26.1C30.3 24.7 31.4 23.7 32.9 22.6C34.4 21.4 36.5 20.2 38.4 19.2C40.3 18.2 42.6 17.4 44.5 16.8C46.5 16.3 48.2 16 50 16C51.8 16 53.5 16.3 55.5 16.8C57.4 17.4 59.7 18.2 61.6 19.2C63.5 20.2 65.6 21.4 67.1 22.6C68.6 23.7 69.7 24.7 70.6 26.1C71.4 27.5 71.8 28.9 72.2 30.8C72.5 32.8 72.5 35.4 72.5 37.8C72.5 40.1 72.2 42.8 72.2 44.8C72.1 46.9 72 49.9 72 49.9L80 50.1C80 50.1 80.1 47.2 80.2 45.2C80.2 43.1 80.5 40.4 80.5 37.7C80.5 35.1 80.5 32 80 29.4C79.5 26.8 78.7 24.1 77.4 21.9C76.1 19.7 74.1 18 72 16.3C70 14.7 67.6 13.2 65.2 12C62.7 10.8 60.1 9.8 57.6 9.1C55 8.4 52.5 8 50 8C47.5 8 45 8.4 42.4 9.1C39.9 9.8 37.3 10.8 34.8 12C32.4 13.2 30 14.7 28 16.3C25.9 18 23.9 19.7 22.6 21.9C21.3 24.1 20.5 26.8 20 29.4C19.5 32 19.5 35.1 19.5 37.7C19.5 40.4 19.8 43.1 19.8 45.2C19.9 47.2 20 50.1 20 50.1L28 49.9Z"/>
    <path data-part="basket" fill="#e0aa70" d="M18 50L82 50L76 92L24 92Z"/>
    <path fill="#c98f4e" d="M17 44L83 44Q88 44 88 49L88 52Q88 57 83 57L17 57Q12 57 12 52L12 49Q12 44 17 44Z"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.2" d="M38 66L38 74M52 66L52 74M64 66L64 74M31 80L46 80M56 80L70 80"/>
    <path fill="#ef5b5b" d="M104 58C107.3 58 111 55 114 56C117 57 121 60.3 122 64C123 67.7 121.7 74.3 120 78C118.3 81.7 114.7 85 112 86C109.3 87 106.7 84 104 84C101.3 84 98.7 87 96 86C93.3 85 89.7 81.7 88 78C86.3 74.3 85 67.7 86 64C87 60.3 91 57 94 56C97 55 100.7 58 104 58Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M104 56C102.3 54.3 105.3 46.3 108 44C110.7 41.7 120 42 120 42C120 42 120.7 51.7 118 54C115.3 56.3 105.7 57.7 104 56Z"/>
    <path fill="#8fd07c" d="M66 122L118 112C118 112 116.3 119.7 112 122C107.7 124.3 98.3 125.5 92 126C85.7 126.5 78.3 125.7 74 125C69.7 124.3 66 122 66 122Z"/>
    <path fill="#ff9f9f" d="M66 120L94 92L117 111Z"/>
    <path fill="none" stroke="#5a2a2a" stroke-width="2.4" d="M90 106L89 110M98 112L98 115"/>
  `,
  "greeting-card": `
    <path fill="#fbd7e3" d="M64 16L122 6L122 110L64 122Z"/><path fill="#f7a0b4" d="M64 16L6 6L6 110L64 122Z"/>
    <path fill="#fffaf0" d="M16 20L54 26L54 108L16 100Z"/>
    <path fill="#e8685f" d="M35 80Q18 64 24 50Q30 46 35 54Q40 46 46 54Q52 66 35 80Z"/>
    <path fill="none" stroke="#8a3a50" stroke-width="2.2" d="M74 38L112 31M74 54L112 47M74 70L112 63"/>
    <path fill="#ffd94f" d="M94 78Q100 70 104 78Q112 78 108 86Q112 94 104 94Q100 102 94 96Q84 98 86 90Q80 82 88 80Z"/>
  `,
  ticket: `
    <g transform="rotate(-16 64 64)">
      <path fill="#ffd94f" d="M2 34L126 34L126 52Q114 54 114 64Q114 74 126 76L126 96L2 96L2 76Q14 74 14 64Q14 54 2 52Z"/>
      <path fill="#f28d8d" d="M88 34L126 34L126 52Q114 54 114 64Q114 74 126 76L126 96L88 96Z"/>
      <path fill="#e8685f" d="M50 44L55 56L68 57L58 66L61 79L50 72L39 79L42 66L32 57L45 56Z"/>
      <path fill="none" stroke="#5d4a14" stroke-width="2.4" d="M88 40L88 46M88 53L88 59M88 66L88 72M88 79L88 86M99 56L99 74"/>
    </g>
  `,
  // Bulbs on a cord that hangs in two bows.
  "string-lights": `
    <path fill="none" stroke="#4a5a4a" stroke-width="2.4" d="M2 24Q34 62 64 30Q94 62 126 24"/>
    <path fill="#f6c945" d="M8 44C8 36 22 38 22 46C24 60 20 72 13 76C6 70 4 56 8 44Z"/>
    <path fill="#ee8a8a" d="M29 58C30 50 44 51 44 59C45 74 42 86 36 90C29 84 27 70 29 58Z"/>
    <path fill="#8cc7e8" d="M57 50C57 42 71 42 71 50C73 64 70 76 64 80C58 76 55 64 57 50Z"/>
    <path fill="#9fd07c" d="M84 59C84 51 98 50 99 58C101 70 99 84 92 90C86 86 83 74 84 59Z"/>
    <path fill="#d9a0e8" d="M106 46C106 38 120 36 120 44C124 56 122 70 115 76C108 72 104 60 106 46Z"/>
    <path fill="#9aa89a" d="M9 32L20 36L20 46L8 44ZM30 46L43 47L44 58L29 58ZM58 36L70 36L71 49L57 49ZM85 47L98 46L99 57L84 58ZM108 36L119 32L120 44L106 46Z"/>
  `,
  bunting: `
    <path fill="none" stroke="#5d4a34" stroke-width="2.6" d="M2 24Q64 44 126 24M2 74Q64 96 126 74"/>
    <path fill="#e8685f" d="M4 25L30 31L12 60Z"/><path fill="#ffd94f" d="M35 32L61 35L47 66Z"/><path fill="#62b5f2" d="M67 35L93 32L81 66Z"/><path fill="#7cc977" d="M98 31L124 25L116 60Z"/>
    <path fill="#b494e6" d="M4 75L30 82L12 112Z"/><path fill="#f7a0b4" d="M35 83L61 87L47 120Z"/><path fill="#f7b04a" d="M67 87L93 83L81 120Z"/><path fill="#e8685f" d="M98 82L124 75L116 112Z"/>
  `,
  "gift-bag": `
    <path fill="#fff6e3" d="M36 46L44 22L58 34L66 14L76 34L90 22L94 46Z"/>
    <path fill="none" stroke="#7a2a4a" stroke-width="5" d="M42 48Q42 4 64 4Q86 4 86 48"/>
    <path data-part="bag" fill="#f28dac" d="M18 44L110 44L116 124L12 124Z"/>
    <path data-part="ribbon" fill="#ffd94f" d="M56 44L72 44L72 124L56 124Z"/>
    <path data-part="bowLoop" fill="#ffd94f" d="M64 76Q40 54 32 68Q28 88 64 84Z"/><path data-part="bowLoop" fill="#ffd94f" d="M64 76Q88 54 96 68Q100 88 64 84Z"/>
    <circle data-part="knot" fill="#e8685f" cx="64" cy="80" r="9"/><circle data-part="spot" fill="#fff6e3" cx="34" cy="104" r="7"/><circle data-part="spot" fill="#fff6e3" cx="94" cy="104" r="7"/>
  `,
  "party-blower": `
    <path fill="#62b5f2" d="M2 108L14 94L34 104L24 120Z"/>
    <path fill="#ffd94f" d="M14 92L56 52L72 70L28 112Z"/>
    <path fill="#e8685f" d="M52 56L62 46L80 62L68 74Z"/>
    <path fill="#f7a0b4" d="M62 46Q74 4 104 8Q128 16 124 40Q118 60 98 58Q82 52 86 36Q92 26 102 30Q108 34 104 42Q98 40 98 46Q106 48 110 40Q114 24 100 20Q80 20 80 62Z"/>
    <path fill="#7cc977" d="M34 16L46 12L50 24L38 28Z"/><path fill="#b494e6" d="M10 40L22 34L26 46L14 52Z"/><circle fill="#ffd94f" cx="104" cy="88" r="8"/><circle fill="#e8685f" cx="82" cy="106" r="7"/><path fill="#62b5f2" d="M106 106L118 104L120 116L108 118Z"/>
  `,
  "jewelry-box": `
    <path data-part="lid" fill="#a87fd8" d="M12 66C12 56 9 45 12 36C15 27 21.3 17.5 30 12C38.7 6.5 52.7 3 64 3C75.3 3 89.3 6.5 98 12C106.7 17.5 113 27 116 36C119 45 116 56 116 66L12 66Z"/>
    <path fill="#fff0fa" d="M26 66C26.3 58 24.3 49 27 42C29.7 35 35.8 28.2 42 24C48.2 19.8 56.7 17 64 17C71.3 17 79.8 19.8 86 24C92.2 28.2 98.3 35 101 42C103.7 49 101.7 58 102 66L26 66Z"/>
    <path data-part="ring" fill="#f2b53c" d="M74 44C85 44 92 52 92 64L83 64C83 57 79 53 74 53C69 53 65 57 65 64L56 64C56 52 63 44 74 44Z"/>
    <path data-part="diamond" fill="#6fc4ee" d="M64 24L84 24L93 34L74 50L55 34Z"/>
    <path fill="none" stroke="#2f6f98" stroke-width="2" d="M66 34L82 34"/>
    <path data-part="box" fill="#e87fa8" d="M8 64L120 64C120 86 118 102 114 115L14 115C10 102 8 86 8 64Z"/>
    <path data-part="foot" fill="#a87fd8" d="M11 114L36 114C35.3 116.7 36.3 120.2 34 122C31.7 123.8 26 125 22 125C18 125 11.8 123.8 10 122C8.2 120.2 10.7 116.7 11 114Z"/>
    <path data-part="foot" fill="#a87fd8" d="M117 114L92 114C92.7 116.7 91.7 120.2 94 122C96.3 123.8 102 125 106 125C110 125 116.2 123.8 118 122C119.8 120.2 117.3 116.7 117 114Z"/>
    <path data-part="heart" fill="#ffd35c" d="M90 107C74 97 74 84 82 84C86 84 89 86 90 89C91 86 94 84 98 84C106 84 106 97 90 107Z"/>
    <circle data-part="bead" fill="#ffffff" cx="20" cy="61" r="5.7"/>
    <circle data-part="bead" fill="#ffffff" cx="20" cy="72" r="5.7"/>
    <circle data-part="bead" fill="#ffffff" cx="24" cy="82.5" r="5.7"/>
    <circle data-part="bead" fill="#ffffff" cx="33" cy="88" r="5.7"/>
    <circle data-part="bead" fill="#ffffff" cx="42" cy="83" r="5.7"/>
    <circle data-part="bead" fill="#ffffff" cx="47" cy="73" r="5.7"/>
    <circle data-part="bead" fill="#ffffff" cx="48" cy="62" r="5.7"/>
  `,
  "clothes-hanger": `
    <path fill="none" stroke="#4a525c" stroke-width="6" d="M64 40L64 30Q80 26 78 14Q74 2 62 4Q52 8 52 16"/>
    <path fill="#d9a066" d="M64 36Q70 36 76 42L122 86Q128 98 116 104L12 104Q0 98 6 86L52 42Q58 36 64 36Z"/>
    <path fill="#fffaf0" d="M64 54L104 90L24 90Z"/>
    <path fill="#e8685f" d="M14 80L34 60L46 72L26 94L14 94Z"/><path fill="#e8685f" d="M114 80L94 60L82 72L102 94L114 94Z"/>
  `,
  bibimbap: `
    <ellipse fill="#fff6e3" cx="64" cy="56" rx="60" ry="32"/>
    <path fill="#7cc977" d="M64 56L26 32Q48 22 64 24Z"/><path fill="#f08a3c" d="M64 56L64 24Q90 24 104 34Z"/><path fill="#c98552" d="M64 56L104 34Q122 46 120 62Z"/><path fill="#ffe28a" d="M64 56L120 62Q112 80 84 86Z"/><path fill="#f28d8d" d="M64 56L84 86Q60 90 38 84Z"/><path fill="#b5e09a" d="M64 56L38 84Q10 76 8 60Z"/>
    <path fill="#ffffff" d="M44 46Q54 34 70 38Q90 40 88 56Q90 70 70 72Q44 76 40 60Q38 52 44 46Z"/><circle fill="#ffc83d" cx="64" cy="55" r="11"/>
    <path fill="#8a97a8" d="M4 56Q10 88 64 88Q118 88 124 56Q126 100 92 112L90 118L38 118L36 112Q2 100 4 56Z"/>
    <path fill="#b87e53" d="M10 114L118 114L112 124L16 124Z"/>
  `,
  smores: `
    <path fill="#d9a066" d="M14 10L114 10L118 34L10 34Z"/>
    <path fill="#fffaf0" d="M10 38Q2 32 14 28L114 28Q128 34 118 50Q122 66 112 68Q104 80 96 66L30 66Q20 76 14 62Q4 58 10 38Z"/>
    <path fill="#b0815d" d="M8 66L120 66L120 82Q112 96 106 84L40 84Q34 100 26 84L8 84Z"/>
    <path fill="#d9a066" d="M10 88L118 88L114 118L14 118Z"/>
    <circle fill="#2b2118" cx="30" cy="22" r="3"/><circle fill="#2b2118" cx="64" cy="22" r="3"/><circle fill="#2b2118" cx="98" cy="22" r="3"/><circle fill="#2b2118" cx="44" cy="106" r="3"/><circle fill="#2b2118" cx="84" cy="106" r="3"/>
    <circle fill="#2b2118" cx="52" cy="46" r="4"/><circle fill="#2b2118" cx="76" cy="46" r="4"/><path fill="none" stroke="#5d3a20" stroke-width="2.2" d="M56 54Q64 61 72 54"/>
  `,
  // A parcel with a broad ribbon and a bow.
  "wrapped-gift": `
    <path data-part="box" fill="#ffd35c" d="M14 60L114 60L110 124L18 124Z"/>
    <path data-part="ribbon" fill="#f07a6a" d="M54 60L74 60L74 124L54 124Z"/>
    <path data-part="lid" fill="#ffe39a" d="M6 42L122 42L122 64L6 64Z"/>
    <path data-part="ribbon" fill="#f07a6a" d="M54 42L74 42L74 64L54 64Z"/>
    <path data-part="bow" fill="#f79a88" d="M62 40C50 44 26 44 22 28C20 12 36 4 46 12C54 18 60 30 62 40Z"/>
    <path data-part="bow" fill="#f79a88" d="M66 40C78 44 102 44 106 28C108 12 92 4 82 12C74 18 68 30 66 40Z"/>
    <circle data-part="knot" fill="#f07a6a" cx="64" cy="36" r="9"/>
  `,
};
