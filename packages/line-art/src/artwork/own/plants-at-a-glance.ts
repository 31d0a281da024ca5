/** Plants that were taken for others in an earlier drawing: 128 × 128 boxes, feet on the bottom edge. */
export const plantsAtAGlance: Readonly<Record<string, string>> = {
  // A round heap of hay in layers with ragged edges; a fork leans on it, its tines up.
  haystack: `
    <path data-part="handle" data-telling="" fill="#c98f4e" d="M102 40L108 42L92 116L86 114Z"/>
    <path transform="translate(-2 27) scale(1.08 0.79)" data-telling="" fill="#ffe08a" d="M4 124C6 74 22 22 52 16L56 6L60 15L68 4L68 16C98 22 114 74 116 124L104 118L96 125L86 117L76 125L66 117L56 125L46 117L36 125L26 117L16 125Z"/>
    <path transform="translate(-2 27) scale(1.08 0.79)" data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M20 54L26.7 65.1L33.3 58L40 68.7L46.7 60.9L53.3 70.7L60 62L66.7 70.7L73.3 60.9L80 68.7L86.7 58L93.3 65.1L100 54M10 86L17.1 97.8L24.3 89.5L31.4 101L38.6 92.3L45.7 103.2L52.9 93.8L60 104L67.1 93.8L74.3 103.2L81.4 92.3L88.6 101L95.7 89.5L102.9 97.8L110 86"/>
    <path transform="translate(-2 27) scale(1.08 0.79)" data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.2" d="M44 34L40 44M60 30L60 40M76 36L80 46M36 66L32 76M56 72L56 80M84 68L88 78M24 98L22 106M48 104L46 112M72 104L74 112M96 98L98 106"/>
    <path data-telling="" fill="#9fb0c4" d="M92 18L92 2L97 2L97 16L104 18L106 3L111 4L109 20L117 23L121 9L126 11L121 29Q112 34 108 42L102 41Q102 32 92 24Z"/>
  `,
  // Three ears of wheat, grain over grain with long awns, bound with a ribbon.
  "sheaf-of-rice": `
    <path data-part="stalk" data-telling="" fill="#d9c46a" d="M62 60L66 60L68 92L88 126L74 126L64 104L54 126L40 126L60 92Z"/>
    <path fill="#d9c46a" d="M32 66L36 62L66 92L64 100L60 100Z"/>
    <path fill="#d9c46a" d="M96 66L92 62L62 92L64 100L68 100Z"/>
    <path transform="translate(24 56) rotate(-30) scale(0.84)" data-telling="" fill="none" stroke="#a8782a" stroke-width="2.4" d="M0 -34L0 -52M-19 -22L-26 -44M19 -22L26 -44"/>
    <path transform="translate(24 56) rotate(-30) scale(0.84) translate(0 -26) rotate(0)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(24 56) rotate(-30) scale(0.84) translate(-12 -6) rotate(-24)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(24 56) rotate(-30) scale(0.84) translate(12 -6) rotate(24)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(24 56) rotate(-30) scale(0.84) translate(-12 21) rotate(-24)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(24 56) rotate(-30) scale(0.84) translate(12 21) rotate(24)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(104 56) rotate(30) scale(0.84)" data-telling="" fill="none" stroke="#a8782a" stroke-width="2.4" d="M0 -34L0 -52M-19 -22L-26 -44M19 -22L26 -44"/>
    <path transform="translate(104 56) rotate(30) scale(0.84) translate(0 -26) rotate(0)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(104 56) rotate(30) scale(0.84) translate(-12 -6) rotate(-24)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(104 56) rotate(30) scale(0.84) translate(12 -6) rotate(24)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(104 56) rotate(30) scale(0.84) translate(-12 21) rotate(-24)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(104 56) rotate(30) scale(0.84) translate(12 21) rotate(24)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(64 48) rotate(0) scale(0.9)" data-telling="" fill="none" stroke="#a8782a" stroke-width="2.4" d="M0 -34L0 -52M-19 -22L-26 -44M19 -22L26 -44"/>
    <path transform="translate(64 48) rotate(0) scale(0.9) translate(0 -26) rotate(0)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(64 48) rotate(0) scale(0.9) translate(-12 -6) rotate(-24)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(64 48) rotate(0) scale(0.9) translate(12 -6) rotate(24)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(64 48) rotate(0) scale(0.9) translate(-12 21) rotate(-24)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path transform="translate(64 48) rotate(0) scale(0.9) translate(12 21) rotate(24)" data-telling="" fill="#ffd15c" d="M0 -15C9 -7 9 7 0 15C-9 7 -9 -7 0 -15Z"/>
    <path data-telling="" fill="#ff8a7a" d="M48 94Q64 88 80 94L80 108Q64 102 48 108Z"/>
  `,
  // A bowed stalk from which three big bells hang, their rims turned up; long narrow leaves.
  bluebell: `
    <path data-part="stem" data-telling="" fill="#8fd07c" d="M26 126C24 88 30 44 52 22C68 8 94 8 110 24L103 31C92 20 74 20 60 32C42 52 36 90 38 126Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M28 126C22 108 12 92 1 84C0 104 8 120 18 126Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M38 126C54 114 84 108 112 114C100 124 76 126 54 126Z"/>
    <path transform="translate(105 40) rotate(-6) scale(1.1)" data-part="flower" data-telling="" fill="#9fb0f0" d="M-10 0C-12 -10 12 -10 10 0C10 8 13 14 20 16C16 24 10 22 8 20C4 26 -4 26 -8 20C-10 22 -16 24 -20 16C-13 14 -10 8 -10 0Z"/>
    <path transform="translate(72 44) rotate(2) scale(1.15)" data-part="flower" data-telling="" fill="#9fb0f0" d="M-10 0C-12 -10 12 -10 10 0C10 8 13 14 20 16C16 24 10 22 8 20C4 26 -4 26 -8 20C-10 22 -16 24 -20 16C-13 14 -10 8 -10 0Z"/>
    <path transform="translate(62 84) rotate(2) scale(1.25)" data-part="flower" data-telling="" fill="#9fb0f0" d="M-10 0C-12 -10 12 -10 10 0C10 8 13 14 20 16C16 24 10 22 8 20C4 26 -4 26 -8 20C-10 22 -16 24 -20 16C-13 14 -10 8 -10 0Z"/>
  `,
  // Four round white bells hang in a row from a bowed stalk beside a broad leaf.
  "lily-of-the-valley": `
    <path data-part="leaf" data-telling="" fill="#8fd07c" d="M32 126C10 106 1 74 4 30C26 48 44 84 44 126Z"/>
    <path data-part="stem" data-telling="" fill="#6fb85c" d="M38 126C38 84 44 46 66 22C82 8 104 6 120 18L114 26C102 18 86 18 74 30C56 50 50 86 50 126Z"/>
    <path transform="translate(113 44) scale(1.05)" data-part="flower" data-telling="" fill="#ffffff" d="M-11 4C-12 -10 -6 -14 0 -14C6 -14 12 -10 11 4Q15 10 12 14Q7 9 4 13Q0 18 -4 13Q-7 9 -12 14Q-15 10 -11 4Z"/>
    <path transform="translate(82 50) scale(1.1)" data-part="flower" data-telling="" fill="#ffffff" d="M-11 4C-12 -10 -6 -14 0 -14C6 -14 12 -10 11 4Q15 10 12 14Q7 9 4 13Q0 18 -4 13Q-7 9 -12 14Q-15 10 -11 4Z"/>
    <path transform="translate(64 86) scale(1.1)" data-part="flower" data-telling="" fill="#ffffff" d="M-11 4C-12 -10 -6 -14 0 -14C6 -14 12 -10 11 4Q15 10 12 14Q7 9 4 13Q0 18 -4 13Q-7 9 -12 14Q-15 10 -11 4Z"/>
    <path transform="translate(99 86) scale(1.1)" data-part="flower" data-telling="" fill="#ffffff" d="M-11 4C-12 -10 -6 -14 0 -14C6 -14 12 -10 11 4Q15 10 12 14Q7 9 4 13Q0 18 -4 13Q-7 9 -12 14Q-15 10 -11 4Z"/>
    <path data-telling="" fill="none" stroke="#3a7a3a" stroke-width="2.4" d="M78 62L94 72"/>
    <path data-part="leaf" data-telling="" fill="#8fd07c" d="M44 126C50 110 76 104 112 114C104 122 84 126 60 126Z"/>
  `,
  // A bushy plant tied to a stake, two big tomatoes with their stars of leaves on it.
  "tomato-plant": `
    <path data-part="stick" fill="#c98f4e" d="M58 2Q58 0 64 0Q70 0 70 2L70 30L58 30Z"/>
    <path data-part="stem" fill="#8fd07c" d="M54 96L74 96L74 122L54 122Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M112 60Q127.3 76.3 104.4 81.6Q107.2 103.8 83.9 96.4Q73.4 117.4 57.2 99.6Q36.6 112.8 32.6 90.2Q8.5 91.4 17.9 71.3Q0.5 60 17.9 48.7Q8.5 28.6 32.6 29.8Q36.6 7.2 57.2 20.4Q73.4 2.6 83.9 23.6Q107.2 16.2 104.4 38.4Q127.3 43.7 112 60Z"/>
    <ellipse data-part="fruit" data-telling="" fill="#f47a6a" cx="42" cy="50" rx="24" ry="22.1"/>
    <path data-part="leaf" data-telling="" fill="#8fd07c" d="M42 23.2L45.5 31.2L56.2 31.4L47.7 36.6L50.7 44.8L42 39.9L33.3 44.8L36.3 36.6L27.8 31.4L38.5 31.2Z"/>
    <ellipse data-part="fruit" data-telling="" fill="#f47a6a" cx="84" cy="72" rx="25" ry="23"/>
    <path data-part="leaf" data-telling="" fill="#8fd07c" d="M84 44.1L87.7 52.5L98.7 52.7L89.9 58L93.1 66.5L84 61.5L74.9 66.5L78.1 58L69.3 52.7L80.3 52.5Z"/>
    <path data-telling="" fill="#a9825a" d="M28 117C40 110 88 110 100 117L104 127L24 127Z"/>
  `,
  // A knotty branch without leaves, three blossoms of five round petals and two buds on it.
  "plum-blossom": `
    <path data-part="branch" fill="#b08a6a" d="M2 124L6 112L28 104L40 84L62 74L70 54L90 44L102 18L112 6L118 10L108 28L124 30L122 38L106 38L98 52L80 62L74 78L96 92L110 88L112 96L94 102L66 84L48 92L38 112L16 120L8 128Z"/>
    <ellipse data-telling="" fill="#ffb3c7" cx="116" cy="30" rx="9" ry="9"/>
    <ellipse data-telling="" fill="#ffb3c7" cx="112" cy="90" rx="10" ry="10"/>
    <path data-part="flower" data-telling="" fill="#ffb3c7" d="M25.3 55.7C15 38.5 46.3 33 42.5 52.7C55.6 37.6 70.6 65.6 50.7 68.1C69.1 75.9 47 98.7 38.6 80.6C36.8 100.6 8.3 86.6 22.9 73C3.4 77.5 7.8 46 25.3 55.7Z"/>
    <path data-telling="" fill="none" stroke="#b8405a" stroke-width="2.2" d="M39.3 59.2L42.9 51.9M43.5 67.1L51.5 68.2M37.3 73.4L38.7 81.4M29.3 69.5L22.2 73.4M30.6 60.7L24.7 55.1"/>
    <ellipse data-telling="" fill="#ffd75e" cx="36" cy="66" rx="7" ry="7"/>
    <path data-part="flower" data-telling="" fill="#ffb3c7" d="M78 21.6C74.5 3.5 103.4 8.6 93.9 24.4C110.1 15.5 114.2 44.6 96.1 40.5C109.7 53.1 83.2 66 81.6 47.5C73.8 64.3 53.3 43.2 70.4 35.9C52 33.6 65.8 7.7 78 21.6Z"/>
    <path data-telling="" fill="none" stroke="#b8405a" stroke-width="2.2" d="M89 29.1L94.4 23.9M90.2 37.3L96.8 40.8M82.8 40.9L81.5 48.3M77.1 35L69.6 36M80.9 27.7L77.6 21"/>
    <ellipse data-telling="" fill="#ffd75e" cx="84" cy="34" rx="6.5" ry="6.5"/>
    <path data-part="flower" data-telling="" fill="#ffb3c7" d="M62.2 89.3C55.9 72.7 84.1 72.7 77.8 89.3C91.6 78.1 100.3 105 82.6 104.1C97.5 113.8 74.6 127.5 70 113.2C65.4 127.5 42.5 113.8 57.4 104.1C39.7 105 48.4 78.1 62.2 89.3Z"/>
    <path data-telling="" fill="none" stroke="#b8405a" stroke-width="2.2" d="M73.9 94.6L78.2 88.7M76.4 102.1L83.2 104.3M70 106.7L70 113.9M63.6 102.1L56.8 104.3M66.1 94.6L61.8 88.7"/>
    <ellipse data-telling="" fill="#ffd75e" cx="70" cy="100" rx="6.2" ry="6.2"/>
  `,
  // A stalk that ends in flowers with four petals each, buds above and long leaves below.
  "rapeseed-flower": `
    <path data-part="stem" fill="#8fd07c" d="M59 44L69 44L69 126L59 126Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M62 90C42 88 22 100 4 94C14 114 44 118 62 108Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M66 104C84 98 106 108 124 102C116 122 84 126 66 118Z"/>
    <path data-part="stem" fill="#8fd07c" d="M59 18L69 18L69 50L59 50Z"/>
    <ellipse data-telling="" fill="#d9e08a" cx="64" cy="12" rx="9" ry="11"/>
    <path data-part="flower" data-telling="" fill="#ffd75e" d="M26.4 30.7C27.6 11.6 59.3 29.9 43.3 40.4C62.4 41.6 44.1 73.3 33.6 57.3C32.4 76.4 0.7 58.1 16.7 47.6C0.5 46.4 15.9 14.7 26.4 30.7Z"/>
    <ellipse data-telling="" fill="#b5dd86" cx="30" cy="44" rx="7.5" ry="7.5"/>
    <path data-part="flower" data-telling="" fill="#ffd75e" d="M101.6 30.7C112.1 14.7 127.5 46.4 111.3 47.6C127.3 58.1 95.6 76.4 94.4 57.3C83.9 73.3 65.6 41.6 84.7 40.4C68.7 29.9 100.4 11.6 101.6 30.7Z"/>
    <ellipse data-telling="" fill="#b5dd86" cx="98" cy="44" rx="7.5" ry="7.5"/>
    <path data-part="flower" data-telling="" fill="#ffd75e" d="M64 47.7C70.3 28.8 97.2 55.7 78.3 62C97.2 68.3 70.3 95.2 64 76.3C57.7 95.2 30.8 68.3 49.7 62C30.8 55.7 57.7 28.8 64 47.7Z"/>
    <ellipse data-telling="" fill="#b5dd86" cx="64" cy="62" rx="7.8" ry="7.8"/>
  `,
  // A tree whose leaves are fans with a notch, four of them seen in its crown, one fallen.
  "ginkgo-tree": `
    <path data-part="treeTrunk" fill="#b9804d" d="M52 80C54 100 50 114 38 126L90 126C78 114 74 100 76 80Z"/>
    <path data-part="leaves" fill="#ffd15c" d="M114 48Q126.8 64.7 104.5 70.3Q102.8 91.7 79.5 84.1Q64 102 48.5 84.1Q25.2 91.7 23.5 70.3Q1.2 64.7 14 48Q1.2 31.3 23.5 25.7Q25.2 4.3 48.5 11.9Q64 0.5 79.5 11.9Q102.8 4.3 104.5 25.7Q126.8 31.3 114 48Z"/>
    <path transform="translate(36 56) rotate(-12) scale(1.15)" data-part="leaf" data-telling="" fill="#ffe9a8" d="M0 6C-4 -6 -12 -10 -18 -10C-18 -22 -10 -28 -3 -28L0 -18L3 -28C10 -28 18 -22 18 -10C12 -10 4 -6 0 6Z"/>
    <path transform="translate(92 56) rotate(12) scale(1.15)" data-part="leaf" data-telling="" fill="#ffe9a8" d="M0 6C-4 -6 -12 -10 -18 -10C-18 -22 -10 -28 -3 -28L0 -18L3 -28C10 -28 18 -22 18 -10C12 -10 4 -6 0 6Z"/>
    <path transform="translate(64 38) rotate(0) scale(1.15)" data-part="leaf" data-telling="" fill="#ffe9a8" d="M0 6C-4 -6 -12 -10 -18 -10C-18 -22 -10 -28 -3 -28L0 -18L3 -28C10 -28 18 -22 18 -10C12 -10 4 -6 0 6Z"/>
    <path transform="translate(64 86) rotate(0) scale(1.15)" data-part="leaf" data-telling="" fill="#ffe9a8" d="M0 6C-4 -6 -12 -10 -18 -10C-18 -22 -10 -28 -3 -28L0 -18L3 -28C10 -28 18 -22 18 -10C12 -10 4 -6 0 6Z"/>
    <path transform="translate(110 110) rotate(24) scale(0.8)" data-part="leaf" data-telling="" fill="#ffe9a8" d="M-3 2C-6 -8 -12 -12 -18 -12C-18 -22 -10 -28 -3 -28L0 -18L3 -28C10 -28 18 -22 18 -12C12 -12 6 -8 3 2L3 14L-3 14Z"/>
  `,
  // A fat pointed shoot, husk over husk with ribs along them, standing in the soil.
  "bamboo-shoot": `
    <path transform="translate(19 0) scale(0.7 0.98)" data-telling="" fill="#d9e08a" d="M64 2C80 20 86 44 86 62L42 62C42 44 48 20 64 2Z"/>
    <path transform="translate(19 0) scale(0.7 0.98)" data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M64 22L64 46"/>
    <path transform="translate(19 0) scale(0.7 0.98)" data-telling="" fill="#e8c890" d="M94 38C76 46 60 68 58 98L104 98C106 76 102 54 94 38Z"/>
    <path transform="translate(19 0) scale(0.7 0.98)" data-telling="" fill="#e8c890" d="M34 38C52 46 68 68 70 98L24 98C22 76 26 54 34 38Z"/>
    <path transform="translate(19 0) scale(0.7 0.98)" data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M36 58L34 84M92 58L94 84"/>
    <path transform="translate(19 0) scale(0.7 0.98)" data-telling="" fill="#d9e08a" d="M64 50C90 70 102 98 102 124L26 124C26 98 38 70 64 50Z"/>
    <path transform="translate(19 0) scale(0.7 0.98)" data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M64 72L64 108M48 86L44 110M80 86L84 110"/>
    <path transform="translate(19 0) scale(0.7 0.98)" data-telling="" fill="#e8c890" d="M116 78C98 84 80 102 76 124L120 124C122 108 122 92 116 78Z"/>
    <path transform="translate(19 0) scale(0.7 0.98)" data-telling="" fill="#e8c890" d="M12 78C30 84 48 102 52 124L8 124C6 108 6 92 12 78Z"/>
    <path data-telling="" fill="#a9825a" d="M12 120Q64 110 116 120L116 127L12 127Z"/>
  `,
  // A lotus leaf turned up like an umbrella: a wavy rim, veins from its middle, a bent green stalk; two drops fall.
  "leaf-umbrella": `
    <path data-part="stem" data-telling="" fill="#8fd07c" d="M60 44C64 70 60 96 54 127L62 127C70 98 72 70 68 44Z"/>
    <path data-part="leaf" data-telling="" fill="#8fd07c" d="M2 52C4 20 34 2 66 4C100 4 124 24 126 52Q118 62 110 52Q102 44 94 56Q84 68 76 56Q66 46 58 58Q48 68 40 56Q32 46 22 56Q10 64 2 52Z"/>
    <path data-telling="" fill="none" stroke="#3a7a3a" stroke-width="2.4" d="M66 14L22 40L10 40M22 40L24 50M66 14L48 40L40 50M48 40L56 50M66 14L84 38L76 50M84 38L94 48M66 14L106 38L106 48M106 38L118 40"/>
    <ellipse data-telling="" fill="#b5dd86" cx="66" cy="13" rx="9" ry="6"/>
    <path data-telling="" fill="#9fd4f0" d="M20 70C26 80 28 84 28 88A8 8 0 0 1 12 88C12 84 14 80 20 70Z"/>
  `,
  // A broad disc of seeds in a lattice, pointed petals all around it, two heart-shaped leaves.
  sunflower: `
    <path data-part="stem" fill="#8fd07c" d="M60 76L68 76L68 127L60 127Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M62 120C52 98 32 92 12 98C14 118 38 127 62 120Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M66 120C76 98 96 92 116 98C114 118 90 127 66 120Z"/>
    <path data-part="petal" data-telling="" fill="#ffd75e" d="M57.8 23.8Q51.4 9.9 64 1Q76.6 9.9 70.2 23.8Z"/>
    <path data-part="petal" data-telling="" fill="#ffd75e" d="M70.2 23.8Q71.6 8.6 87 7.2Q93.5 21.2 81 30Z"/>
    <path data-part="petal" data-telling="" fill="#ffd75e" d="M81 30Q89.8 17.5 103.8 24Q102.4 39.4 87.2 40.8Z"/>
    <path data-part="petal" data-telling="" fill="#ffd75e" d="M87.2 40.8Q101.1 34.4 110 47Q101.1 59.6 87.2 53.2Z"/>
    <path data-part="petal" data-telling="" fill="#ffd75e" d="M87.2 53.2Q102.4 54.6 103.8 70Q89.8 76.5 81 64Z"/>
    <path data-part="petal" data-telling="" fill="#ffd75e" d="M81 64Q93.5 72.8 87 86.8Q71.6 85.4 70.2 70.2Z"/>
    <path data-part="petal" data-telling="" fill="#ffd75e" d="M70.2 70.2Q76.6 84.1 64 93Q51.4 84.1 57.8 70.2Z"/>
    <path data-part="petal" data-telling="" fill="#ffd75e" d="M57.8 70.2Q56.4 85.4 41 86.8Q34.5 72.8 47 64Z"/>
    <path data-part="petal" data-telling="" fill="#ffd75e" d="M47 64Q38.2 76.5 24.2 70Q25.6 54.6 40.8 53.2Z"/>
    <path data-part="petal" data-telling="" fill="#ffd75e" d="M40.8 53.2Q26.9 59.6 18 47Q26.9 34.4 40.8 40.8Z"/>
    <path data-part="petal" data-telling="" fill="#ffd75e" d="M40.8 40.8Q25.6 39.4 24.2 24Q38.2 17.5 47 30Z"/>
    <path data-part="petal" data-telling="" fill="#ffd75e" d="M47 30Q34.5 21.2 41 7.2Q56.4 8.6 57.8 23.8Z"/>
    <ellipse data-telling="" fill="#c98f5a" cx="64" cy="47" rx="27" ry="27"/>
    <path data-telling="" fill="none" stroke="#5a3a1a" stroke-width="2.2" d="M45 30L80 65M37 46L62 71M62 20L90 48M83 30L48 65M91 46L66 71M66 20L38 48"/>
  `,
  // Two big flowers with broad wings and a lip on a bowed stalk, strap leaves, a pot.
  orchid: `
    <path data-part="stem" data-telling="" fill="#8fd07c" d="M30 100C22 64 26 34 46 18L54 24C38 40 34 66 40 100Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M34 100C24 86 12 84 2 92C10 104 24 108 34 106Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M40 102C60 90 92 94 112 108C92 118 62 114 44 110Z"/>
    <path data-part="pot" fill="#e0a080" d="M12 100L60 100L54 127L18 127Z"/>
    <path transform="translate(56 36) rotate(-8) scale(1.0)" data-part="petal" fill="#f0d0f0" d="M0 -8C-9 -12 -10 -26 0 -32C10 -26 9 -12 0 -8Z"/>
    <path transform="translate(56 36) rotate(-8) scale(1.0)" data-part="petal" fill="#f0d0f0" d="M-4 4C-20 6 -24 22 -16 30C-4 28 0 14 0 6Z"/>
    <path transform="translate(56 36) rotate(-8) scale(1.0)" data-part="petal" fill="#f0d0f0" d="M4 4C20 6 24 22 16 30C4 28 0 14 0 6Z"/>
    <path transform="translate(56 36) rotate(-8) scale(1.0)" data-part="petal" data-telling="" fill="#ffe0f4" d="M0 6C-6 -20 -30 -22 -36 -8C-36 10 -14 18 0 6Z"/>
    <path transform="translate(56 36) rotate(-8) scale(1.0)" data-part="petal" data-telling="" fill="#ffe0f4" d="M0 6C6 -20 30 -22 36 -8C36 10 14 18 0 6Z"/>
    <path transform="translate(56 36) rotate(-8) scale(1.0)" data-telling="" fill="#e07ab0" d="M0 -5C10 -3 12 8 8 14Q0 22 -8 14C-12 8 -10 -3 0 -5Z"/>
    <path transform="translate(92 70) rotate(8) scale(0.98)" data-part="petal" fill="#f0d0f0" d="M0 -8C-9 -12 -10 -26 0 -32C10 -26 9 -12 0 -8Z"/>
    <path transform="translate(92 70) rotate(8) scale(0.98)" data-part="petal" fill="#f0d0f0" d="M-4 4C-20 6 -24 22 -16 30C-4 28 0 14 0 6Z"/>
    <path transform="translate(92 70) rotate(8) scale(0.98)" data-part="petal" fill="#f0d0f0" d="M4 4C20 6 24 22 16 30C4 28 0 14 0 6Z"/>
    <path transform="translate(92 70) rotate(8) scale(0.98)" data-part="petal" data-telling="" fill="#ffe0f4" d="M0 6C-6 -20 -30 -22 -36 -8C-36 10 -14 18 0 6Z"/>
    <path transform="translate(92 70) rotate(8) scale(0.98)" data-part="petal" data-telling="" fill="#ffe0f4" d="M0 6C6 -20 30 -22 36 -8C36 10 14 18 0 6Z"/>
    <path transform="translate(92 70) rotate(8) scale(0.98)" data-telling="" fill="#e07ab0" d="M0 -5C10 -3 12 8 8 14Q0 22 -8 14C-12 8 -10 -3 0 -5Z"/>
  `,
  // Petals with a notch, drifting down.
  "flower-petals": `
    <path transform="translate(26 28) rotate(-40) scale(1.2)" data-part="petal" data-telling="" fill="#ffc4d4" d="M0 20C-18 8 -18 -14 -6 -20Q-2 -22 0 -15Q2 -22 6 -20C18 -14 18 8 0 20Z"/>
    <path transform="translate(26 28) rotate(-40) scale(1.2)" fill="none" stroke="#b8607a" stroke-width="2.2" d="M0 16L0 0"/>
    <path transform="translate(78 22) rotate(30) scale(1)" data-part="petal" data-telling="" fill="#ffc4d4" d="M0 20C-18 8 -18 -14 -6 -20Q-2 -22 0 -15Q2 -22 6 -20C18 -14 18 8 0 20Z"/>
    <path transform="translate(78 22) rotate(30) scale(1)" fill="none" stroke="#b8607a" stroke-width="2.2" d="M0 16L0 0"/>
    <path transform="translate(104 62) rotate(70) scale(1.1)" data-part="petal" data-telling="" fill="#ffc4d4" d="M0 20C-18 8 -18 -14 -6 -20Q-2 -22 0 -15Q2 -22 6 -20C18 -14 18 8 0 20Z"/>
    <path transform="translate(104 62) rotate(70) scale(1.1)" fill="none" stroke="#b8607a" stroke-width="2.2" d="M0 16L0 0"/>
    <path transform="translate(52 66) rotate(-75) scale(1.15)" data-part="petal" data-telling="" fill="#ffc4d4" d="M0 20C-18 8 -18 -14 -6 -20Q-2 -22 0 -15Q2 -22 6 -20C18 -14 18 8 0 20Z"/>
    <path transform="translate(52 66) rotate(-75) scale(1.15)" fill="none" stroke="#b8607a" stroke-width="2.2" d="M0 16L0 0"/>
    <path transform="translate(22 102) rotate(20) scale(1)" data-part="petal" data-telling="" fill="#ffc4d4" d="M0 20C-18 8 -18 -14 -6 -20Q-2 -22 0 -15Q2 -22 6 -20C18 -14 18 8 0 20Z"/>
    <path transform="translate(22 102) rotate(20) scale(1)" fill="none" stroke="#b8607a" stroke-width="2.2" d="M0 16L0 0"/>
    <path transform="translate(84 102) rotate(-30) scale(1.25)" data-part="petal" data-telling="" fill="#ffc4d4" d="M0 20C-18 8 -18 -14 -6 -20Q-2 -22 0 -15Q2 -22 6 -20C18 -14 18 8 0 20Z"/>
    <path transform="translate(84 102) rotate(-30) scale(1.25)" fill="none" stroke="#b8607a" stroke-width="2.2" d="M0 16L0 0"/>
  `,
  // Half a walnut shell, hollow like a little boat with a wall in its middle, furrows on its outside.
  "walnut-shell": `
    <path data-telling="" fill="#c99a6a" d="M2 50C8 92 34 118 66 118C98 118 122 92 126 50Z"/>
    <path data-telling="" fill="#e8c48a" d="M2 50C16 28 40 20 64 20C90 20 112 28 126 50C112 72 90 80 64 80C40 80 16 72 2 50Z"/>
    <path data-telling="" fill="#fff0d0" d="M16 50C28 36 46 30 62 30Q66 40 62 50Q66 60 62 70C46 70 28 64 16 50Z"/>
    <path data-telling="" fill="#fff0d0" d="M112 50C100 36 84 30 70 30Q74 40 70 50Q74 60 70 70C84 70 100 64 112 50Z"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M16 76Q28 78 26 90M34 84Q32 94 42 96Q48 102 42 108M56 88Q66 92 62 102Q58 108 66 114M82 88Q76 98 86 100Q92 104 84 110M104 82Q98 90 106 94"/>
  `,
  // A walnut shell on two wheels, with a shaft in front.
  "walnut-cart": `
    <path data-telling="" fill="#d9a066" d="M2 58L34 70L32 80L0 68Z"/>
    <path transform="translate(16 4) scale(0.86 0.78)" data-telling="" fill="#c99a6a" d="M2 50C8 92 34 118 66 118C98 118 122 92 126 50Z"/>
    <path transform="translate(16 4) scale(0.86 0.78)" data-telling="" fill="#e8c48a" d="M2 50C16 28 40 20 64 20C90 20 112 28 126 50C112 72 90 80 64 80C40 80 16 72 2 50Z"/>
    <path transform="translate(16 4) scale(0.86 0.78)" data-telling="" fill="#fff0d0" d="M16 50C28 36 46 30 62 30Q66 40 62 50Q66 60 62 70C46 70 28 64 16 50Z"/>
    <path transform="translate(16 4) scale(0.86 0.78)" data-telling="" fill="#fff0d0" d="M112 50C100 36 84 30 70 30Q74 40 70 50Q74 60 70 70C84 70 100 64 112 50Z"/>
    <path transform="translate(16 4) scale(0.86 0.78)" data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M16 76Q28 78 26 90M34 84Q32 94 42 96Q48 102 42 108M56 88Q66 92 62 102Q58 108 66 114M82 88Q76 98 86 100Q92 104 84 110M104 82Q98 90 106 94"/>
    <ellipse data-part="wheel" data-telling="" fill="#e0a060" cx="48" cy="104" rx="21" ry="21"/>
    <ellipse data-telling="" fill="#fff0d0" cx="48" cy="104" rx="8" ry="8"/>
    <ellipse data-part="wheel" data-telling="" fill="#e0a060" cx="98" cy="104" rx="21" ry="21"/>
    <ellipse data-telling="" fill="#fff0d0" cx="98" cy="104" rx="8" ry="8"/>
  `,
};
