/** Food that was taken for something else in an earlier drawing: 128 × 128 boxes, feet on the bottom edge. */
export const foodAtAGlance: Readonly<Record<string, string>> = {
  // A crescent: its round edge is pressed into pleats that run into the belly.
  dumpling: `
    <path data-telling="" fill="#fff0d0" d="M6 92Q5.5 76.7 11.7 65.1Q16 46.2 27.8 43.5Q36.9 22.8 51.1 31.6Q64 14 76.9 31.6Q91.1 22.8 100.2 43.5Q112 46.2 116.3 65.1Q122.5 76.7 122 92L64 110Z"/>
    <path fill="#ffe2b0" d="M6 92C12 64 36 46 64 46C92 46 116 64 122 92C122 114 96 124 64 124C32 124 6 114 6 92Z"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M11.7 65.1L29.8 76.4M27.8 43.5L40.3 63.9M51.1 31.6L55.5 56.9M76.9 31.6L72.5 56.9M100.2 43.5L87.7 63.9M116.3 65.1L98.2 76.4"/>
  `,
  // A pan seen from aslant: an egg in it, the yolk standing up; steam.
  cooking: `
    <path data-part="handle" fill="#c98f4e" d="M88 62L114 36Q120 30 126 36Q128 40 124 46L98 74Z"/>
    <path data-telling="" fill="#8e9ab0" d="M2 74C4 104 24 120 52 120C80 120 100 104 102 74Z"/>
    <ellipse fill="#b9c4d6" cx="52" cy="76" rx="50" ry="27"/>
    <path data-part="eggWhite" data-telling="" fill="#ffffff" d="M14 78C10 66 24 60 34 62C40 52 60 52 66 59C80 54 94 64 90 76C94 88 76 94 66 91C56 99 40 98 34 91C24 93 14 88 14 78Z"/>
    <ellipse data-part="yolk" data-telling="" fill="#ffc83c" cx="50" cy="76" rx="17" ry="11"/>
    <path fill="none" stroke="#8a94a8" stroke-width="2.4" d="M30 44Q22 34 30 24Q38 14 30 4M52 42Q44 32 52 22Q60 12 52 4M74 44Q66 34 74 24Q82 14 74 4"/>
  `,
  // A round cake on a plate, icing running down its side, three thick candles alight.
  "birthday-cake": `
    <ellipse data-part="plate" fill="#dfe8f0" cx="64" cy="113" rx="62" ry="13"/>
    <path fill="#f6d9a4" d="M14 64L14 104C14 120 114 120 114 104L114 64Z"/>
    <path data-telling="" fill="#ffb3c7" d="M14 66C14 46 114 46 114 66L114 84Q107 96 100 84Q94 76 88 84Q81 96 74 84Q68 76 62 84Q55 96 48 84Q42 76 38 84Q31 96 26 84Q20 78 14 84Z"/>
    <path data-telling="" fill="#9fd4f0" d="M28 34L40 34L40 66L28 66Z"/>
    <path data-part="flame" data-telling="" fill="#ffc83c" d="M34 8C38 15 43 19 43 26C43 32 39 34 34 34C29 34 25 32 25 26C25 19 30 15 34 8Z"/>
    <path data-telling="" fill="#9fd4f0" d="M58 28L70 28L70 66L58 66Z"/>
    <path data-part="flame" data-telling="" fill="#ffc83c" d="M64 2C68 9 73 13 73 20C73 26 69 28 64 28C59 28 55 26 55 20C55 13 60 9 64 2Z"/>
    <path data-telling="" fill="#9fd4f0" d="M88 34L100 34L100 66L88 66Z"/>
    <path data-part="flame" data-telling="" fill="#ffc83c" d="M94 8C98 15 103 19 103 26C103 32 99 34 94 34C89 34 85 32 85 26C85 19 90 15 94 8Z"/>
  `,
  // A bird on a platter from the side, its drumstick in a paper frill; leaves and two tomatoes at its foot.
  "roast-turkey": `
    <path data-part="plate" fill="#dfe8f0" d="M2 104C10 96 118 96 126 104C122 120 104 125 64 125C24 125 6 120 2 104Z"/>
    <path fill="#e8a45c" d="M8 76C8 46 38 22 72 26C106 30 122 56 119 80C116 102 94 108 62 108C28 108 8 100 8 76Z"/>
    <path data-part="wing" data-telling="" fill="#d98f48" d="M16 74C22 58 44 54 52 68C50 84 36 94 24 88Q16 84 16 74Z"/>
    <path data-part="leg" data-telling="" fill="#f0b878" d="M56 94C44 82 50 56 70 50C84 46 88 50 96 38L110 48C106 64 108 84 92 94C80 102 64 102 56 94Z"/>
    <path data-telling="" fill="#ffffff" d="M93 42L100 30L97 22Q99 12 107 14Q112 4 120 10Q128 14 124 23Q126 32 118 33L111 38L113 50Z"/>
    <path data-part="leaf" data-telling="" fill="#8fd07c" d="M4 106Q2 92 14 94Q20 86 28 94Q38 90 40 102Q30 112 18 110Q8 112 4 106Z"/>
    <ellipse data-telling="" fill="#f47a6a" cx="104" cy="104" rx="12" ry="11"/>
    <ellipse fill="#f47a6a" cx="84" cy="109" rx="11" ry="10"/>
  `,
  // A slice with cream between its layers, a carrot lying on the icing.
  "carrot-cake": `
    <path fill="#e8b878" d="M4 64L124 64L124 118Q124 122 120 122L8 122Q4 122 4 118Z"/>
    <path data-telling="" fill="#fff6e4" d="M4 86L124 86L124 98L4 98Z"/>
    <path data-telling="" fill="#fff6e4" d="M4 64L98 36Q122 42 124 62L124 72Q114 82 104 73Q94 82 84 73Q74 82 64 73Q54 82 44 73Q34 82 24 73Q14 80 4 72Z"/>
    <path data-part="carrot" data-telling="" fill="#ff9a4a" d="M18 52C30 36 56 20 72 18C84 18 88 34 78 42C64 52 38 56 18 52Z"/>
    <path data-part="leaf" data-telling="" fill="#8fd07c" d="M74 22C76 10 86 2 94 4C96 10 92 16 88 19C98 12 110 12 114 18C110 26 100 28 92 27C102 28 108 34 106 40C96 44 84 40 78 34Z"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M44 34L50 42M60 26L66 36"/>
  `,
  // Three lozenges of cake on a plate, a flower of four petals on each.
  "osmanthus-cake": `
    <path data-part="plate" fill="#bfe0f5" d="M2 88C10 78 118 78 126 88C120 114 98 124 64 124C30 124 8 114 2 88Z"/>
    <path fill="#ffe9a8" d="M34 46L64 61L64 80L34 65Z"/>
    <path fill="#ffd98a" d="M94 46L64 61L64 80L94 65Z"/>
    <path data-telling="" fill="#fff6d4" d="M64 31L94 46L64 61L34 46Z"/>
    <path data-part="flower" data-telling="" fill="#ffb84a" d="M59.7 41.7C56.3 34.6 71.7 34.6 68.3 41.7C75.4 38.3 75.4 53.7 68.3 50.3C71.7 57.4 56.3 57.4 59.7 50.3C52.6 53.7 52.6 38.3 59.7 41.7Z"/>
    <path fill="#ffe9a8" d="M4 74L34 89L34 108L4 93Z"/>
    <path fill="#ffd98a" d="M64 74L34 89L34 108L64 93Z"/>
    <path data-telling="" fill="#fff6d4" d="M34 59L64 74L34 89L4 74Z"/>
    <path data-part="flower" data-telling="" fill="#ffb84a" d="M29.7 69.7C26.3 62.6 41.7 62.6 38.3 69.7C45.4 66.3 45.4 81.7 38.3 78.3C41.7 85.4 26.3 85.4 29.7 78.3C22.6 81.7 22.6 66.3 29.7 69.7Z"/>
    <path fill="#ffe9a8" d="M64 74L94 89L94 108L64 93Z"/>
    <path fill="#ffd98a" d="M124 74L94 89L94 108L124 93Z"/>
    <path data-telling="" fill="#fff6d4" d="M94 59L124 74L94 89L64 74Z"/>
    <path data-part="flower" data-telling="" fill="#ffb84a" d="M89.7 69.7C86.3 62.6 101.7 62.6 98.3 69.7C105.4 66.3 105.4 81.7 98.3 78.3C101.7 85.4 86.3 85.4 89.7 78.3C82.6 81.7 82.6 66.3 89.7 69.7Z"/>
  `,
  // A fluted round cake with a flower pressed into its top; before it a half, the yolk seen where it is cut.
  mooncake: `
    <path data-telling="" fill="#d9964a" d="M4 42L10 76Q3.4 84.5 14.6 88.6Q13.8 99.7 27.3 98.7Q32.6 110.2 45.8 104.3Q56 114 66.2 104.3Q79.4 110.2 84.7 98.7Q98.2 99.7 97.4 88.6Q108.6 84.5 102 76L108 42Z"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M11.9 57.5L14.6 88.6M25.4 68.2L27.3 98.7M45.1 74.2L45.8 104.3M66.9 74.2L66.2 104.3M86.6 68.2L84.7 98.7M100.1 57.5L97.4 88.6"/>
    <path data-telling="" fill="#ffe4b0" d="M104 42Q109.1 51.6 97.6 57Q94.9 68.2 80 68Q70.2 77.7 56 72Q41.8 77.7 32 68Q17.1 68.2 14.4 57Q2.9 51.6 8 42Q2.9 32.4 14.4 27Q17.1 15.8 32 16Q41.8 6.3 56 12Q70.2 6.3 80 16Q94.9 15.8 97.6 27Q109.1 32.4 104 42Z"/>
    <path transform="translate(56 42) scale(1.1 0.66)" data-part="flower" data-telling="" fill="#e0a050" d="M-5.7 -13.7C-9.5 -31 9.5 -31 5.7 -13.7C15.2 -28.6 28.6 -15.2 13.7 -5.7C31 -9.5 31 9.5 13.7 5.7C28.6 15.2 15.2 28.6 5.7 13.7C9.5 31 -9.5 31 -5.7 13.7C-15.2 28.6 -28.6 15.2 -13.7 5.7C-31 9.5 -31 -9.5 -13.7 -5.7C-28.6 -15.2 -15.2 -28.6 -5.7 -13.7Z"/>
    <ellipse data-telling="" fill="#ffe4b0" cx="56" cy="42" rx="8" ry="5"/>
    <path data-telling="" fill="#ffe4b0" d="M62 84C62 72 126 72 126 84L126 118Q126 125 119 125L69 125Q62 125 62 118Z"/>
    <path data-telling="" fill="#c98f5a" d="M69 88L119 88L119 118L69 118Z"/>
    <ellipse data-part="yolk" data-telling="" fill="#ffc83c" cx="94" cy="103" rx="14" ry="13"/>
  `,
  // A pie in its flat dish with a crimped rim, a pumpkin of dough on top.
  "pumpkin-pie": `
    <path data-part="dish" data-telling="" fill="#b9c8d8" d="M6 74L22 108Q26 114 36 114L92 114Q102 114 106 108L122 74Z"/>
    <path data-telling="" fill="#f0c078" d="M119 66Q125.6 74.7 114.2 79.8Q115 90.7 100.8 91.3Q95.5 102.4 81 98.3Q70.6 107.8 58.3 99.8Q44.5 105.9 36.5 95.4Q21.8 97.2 19.5 86Q6.4 83.1 10.2 73.1Q1 66 10.2 58.9Q6.4 48.9 19.5 46Q21.8 34.8 36.5 36.6Q44.5 26.1 58.3 32.2Q70.6 24.2 81 33.7Q95.5 29.6 100.8 40.7Q115 41.3 114.2 52.2Q125.6 57.3 119 66Z"/>
    <ellipse fill="#ff9a4a" cx="64" cy="66" rx="47" ry="27"/>
    <path data-part="stem" data-telling="" fill="#8fd07c" d="M59 52L56 40L70 38L69 52Z"/>
    <path data-telling="" fill="#ffd9a0" d="M64 51C76 44 96 50 96 66C96 81 79 87 64 84C49 87 32 81 32 66C32 50 52 44 64 51Z"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M54 52C45 62 46 77 54 84M74 52C83 62 82 77 74 84"/>
  `,
  // A root with a thin tail at each end, broken in two; it steams where it is broken.
  "sweet-potato": `
    <path fill="#c98aa0" d="M126 6C118 18 120 28 112 46C104 62 84 74 66 66C48 58 48 36 64 26C84 14 112 20 126 6Z"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M84 30L94 28M102 36L108 30M90 48L98 46"/>
    <path data-telling="" fill="#c98aa0" d="M2 122C8 110 8 100 20 86C36 64 66 56 84 70C102 84 98 112 78 120C54 128 24 114 2 122Z"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M24 96L32 90M30 108L40 108M44 78L52 76"/>
    <ellipse transform="rotate(-18 80 94)" data-telling="" fill="#ffc86a" cx="80" cy="94" rx="17" ry="25"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.2" d="M74 86Q80 82 86 84M74 98Q82 94 90 98"/>
    <path fill="none" stroke="#8a94a8" stroke-width="2.4" d="M106 112Q98 104 106 96Q114 88 106 80M120 104Q112 96 120 88Q128 80 120 72"/>
  `,
  // Four haws on a stick, the star of its blossom on each, sugar in a peak over the uppermost.
  tanghulu: `
    <path data-part="stick" fill="#d9a066" d="M57 98L67 98L66 128L58 128Z"/>
    <path data-part="stick" fill="#d9a066" d="M58 0L66 0L66 10L58 10Z"/>
    <path data-telling="" fill="#ffe9c0" d="M44 22C42 12 50 10 52 4Q56 10 62 2Q68 10 74 5C76 12 84 14 80 24Z"/>
    <ellipse data-part="fruit" data-telling="" fill="#f0645a" cx="62" cy="24" rx="18" ry="14"/>
    <path data-telling="" fill="#2a2440" d="M69 16.6L70.5 20.9L75.1 21L71.5 23.8L72.8 28.2L69 25.6L65.2 28.2L66.5 23.8L62.9 21L67.5 20.9Z"/>
    <path fill="none" stroke="#ffffff" stroke-width="2.2" d="M49 22Q51 17 56 15"/>
    <ellipse data-part="fruit" data-telling="" fill="#f0645a" cx="62" cy="50" rx="18" ry="14"/>
    <path data-telling="" fill="#2a2440" d="M69 42.6L70.5 46.9L75.1 47L71.5 49.8L72.8 54.2L69 51.6L65.2 54.2L66.5 49.8L62.9 47L67.5 46.9Z"/>
    <path fill="none" stroke="#ffffff" stroke-width="2.2" d="M49 48Q51 43 56 41"/>
    <ellipse data-part="fruit" data-telling="" fill="#f0645a" cx="62" cy="76" rx="18" ry="14"/>
    <path data-telling="" fill="#2a2440" d="M69 68.6L70.5 72.9L75.1 73L71.5 75.8L72.8 80.2L69 77.6L65.2 80.2L66.5 75.8L62.9 73L67.5 72.9Z"/>
    <path fill="none" stroke="#ffffff" stroke-width="2.2" d="M49 74Q51 69 56 67"/>
    <ellipse data-part="fruit" data-telling="" fill="#f0645a" cx="62" cy="101" rx="18" ry="14"/>
    <path data-telling="" fill="#2a2440" d="M69 93.6L70.5 97.9L75.1 98L71.5 100.8L72.8 105.2L69 102.6L65.2 105.2L66.5 100.8L62.9 98L67.5 97.9Z"/>
    <path fill="none" stroke="#ffffff" stroke-width="2.2" d="M49 99Q51 94 56 92"/>
  `,
  // A cup with a lid and a straw, a pod of three soybeans on it, two dough sticks behind.
  "soy-milk": `
    <path data-telling="" fill="#f0c078" d="M86 18C98 12 104 20 104 30C108 40 102 48 106 58C102 68 108 78 106 88C108 100 106 112 102 122L84 122C80 110 86 100 82 90C86 80 80 70 84 60C80 50 84 40 82 32Q80 22 86 18Z"/>
    <path data-telling="" fill="#f0c078" d="M106 18C118 14 126 22 124 34C128 44 122 54 126 64C122 74 128 84 125 94C127 106 124 116 120 122L102 122C106 112 108 100 106 88C108 78 102 68 106 58C102 48 108 40 104 30Q102 22 106 18Z"/>
    <path data-part="straw" data-telling="" fill="#ff9aa8" d="M44 36L50 4L74 0L76 8L58 12L53 38Z"/>
    <path fill="#fff6e4" d="M8 46L86 46L77 116Q76 124 68 124L26 124Q18 124 17 116Z"/>
    <path data-part="lid" fill="#bfe0f5" d="M4 34Q4 30 8 30L86 30Q90 30 90 34L90 44Q90 48 86 48L8 48Q4 48 4 44Z"/>
    <path data-telling="" fill="#a9d08a" d="M18 102C16 92 24 86 30 84C34 74 42 70 48 70C54 62 64 58 74 60C78 72 72 82 64 86C60 96 52 100 46 100C38 108 26 110 18 102Z"/>
    <ellipse data-telling="" fill="#fff0b0" cx="32" cy="96" rx="8" ry="8"/>
    <ellipse data-telling="" fill="#fff0b0" cx="47" cy="85" rx="8.5" ry="8.5"/>
    <ellipse data-telling="" fill="#fff0b0" cx="62" cy="73" rx="8" ry="8"/>
  `,
  // A cup with a big coffee bean on it, steaming, on a saucer.
  "coffee-cup": `
    <path data-part="handle" fill="#f6d9a4" d="M92 52C116 44 128 58 122 74C117 88 102 92 90 92L92 82C102 82 110 76 112 68C114 58 104 56 92 62Z"/>
    <path data-part="saucer" fill="#dfe8f0" d="M2 108C14 100 106 100 124 108C114 122 96 125 62 125C30 125 12 122 2 108Z"/>
    <path fill="#fff6e4" d="M12 44L100 44C100 84 92 112 56 112C20 112 12 84 12 44Z"/>
    <ellipse data-telling="" fill="#c98f5a" cx="56" cy="44" rx="44" ry="13"/>
    <ellipse transform="translate(56 82) rotate(-36)" data-telling="" fill="#c98f5a" cx="0" cy="0" rx="27" ry="18"/>
    <path transform="translate(56 82) rotate(-36)" data-telling="" fill="none" stroke="#5a3a1a" stroke-width="2.4" d="M-25 0Q-10 -12 0 0Q10 12 25 0"/>
    <path fill="none" stroke="#8a94a8" stroke-width="2.4" d="M38 28Q30 20 38 14Q44 8 38 2M56 28Q48 20 56 14Q62 8 56 2M74 28Q66 20 74 14Q80 8 74 2"/>
  `,
  // A whole one with its wavy stripes, and a slice with seeds before it.
  watermelon: `
    <path fill="#b5dd86" d="M52 8C84 8 104 32 104 62C104 92 82 114 52 114C22 114 2 92 2 62C2 32 22 8 52 8Z"/>
    <path data-telling="" fill="#6fb85c" d="M50 8L56 8L62 28L56 46L64 64L56 84L62 100L56 114L46 114L42 98L48 82L40 64L48 46L42 28Z"/>
    <path data-telling="" fill="#6fb85c" d="M34 11L26 30L30 44L20 62L28 80L22 94L28 107Q18 101 14 96L16 82L8 64L18 46L14 28Q22 16 34 11Z"/>
    <path data-telling="" fill="#6fb85c" d="M72 12L82 30L78 46L86 62L78 82L84 96L78 108Q92 100 96 88L92 80L100 62L92 46L96 36Q88 18 72 12Z"/>
    <path fill="#a98a4a" d="M50 10L48 2Q54 0 60 2L56 10Z"/>
    <path data-telling="" fill="#8fd07c" d="M86 46Q90 42 94 46L127 106Q128 112 122 114Q90 127.5 58 114Q52 112 53 106Z"/>
    <path data-telling="" fill="#ff8a8a" d="M90 54L118 102Q90 117 62 102Z"/>
    <path data-part="seed" data-telling="" fill="#2a2440" d="M90 70C95 76 94 81 90 81C86 81 85 76 90 70Z"/>
    <path data-part="seed" data-telling="" fill="#2a2440" d="M78 87C83 93 82 98 78 98C74 98 73 93 78 87Z"/>
    <path data-part="seed" data-telling="" fill="#2a2440" d="M102 87C107 93 106 98 102 98C98 98 97 93 102 87Z"/>
    <path data-part="seed" data-telling="" fill="#2a2440" d="M90 93C95 99 94 104 90 104C86 104 85 99 90 93Z"/>
  `,
  // Fluff wound in a cloud around a slim striped cone.
  "cotton-candy": `
    <path fill="#fff6e4" d="M50 78L78 78L67 127L61 127Z"/>
    <path data-telling="" fill="#8fc9f0" d="M51 84L77 84L75.6 90L53 94Z"/>
    <path data-telling="" fill="#8fc9f0" d="M56.4 104L72 100L70.5 108L58 112Z"/>
    <path data-telling="" fill="#ffc4dc" d="M114 44Q127.9 61.8 102.3 65.9Q98 89 72.7 77.5Q52.2 95.2 39 73.4Q11.9 77.4 17 55.6Q0.5 44 17 32.4Q11.9 10.6 39 14.6Q52.2 0.5 72.7 10.5Q98 0.5 102.3 22.1Q127.9 26.2 114 44Z"/>
    <path data-telling="" fill="none" stroke="#b8608a" stroke-width="2.4" d="M30 58C22 40 40 24 62 24C84 24 94 38 88 50C82 60 60 60 56 50C54 42 66 38 70 44M40 72C54 80 82 80 96 64"/>
  `,
  // A round one in a small bamboo steamer: pleats turn into a whirl on its top; steam on both sides.
  "soup-dumpling": `
    <ellipse fill="#e8c48a" cx="64" cy="96" rx="62" ry="18"/>
    <ellipse fill="#fff0d0" cx="64" cy="96" rx="53" ry="12"/>
    <path data-telling="" fill="#fff6e4" d="M64 32C96 32 116 56 116 84C116 100 92 108 64 108C36 108 12 100 12 84C12 56 32 32 64 32Z"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M52 40Q36 44 28 60M54 46Q44 52 42 68M62 50Q58 60 62 72M72 48Q76 58 84 68M78 42Q92 48 98 60"/>
    <path data-telling="" fill="#ffe9c4" d="M64 26C74 26 82 32 80 40C76 50 54 52 48 42C46 34 52 27 60 30Q58 24 64 20Q66 24 64 26Z"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.2" d="M56 40Q60 34 68 37Q74 40 68 44"/>
    <path data-telling="" fill="#e8c48a" d="M2 96C4 120 124 120 126 96L126 110C124 127 4 127 2 110Z"/>
    <path fill="none" stroke="#8a5a2a" stroke-width="2.4" d="M22 110L22 121M43 114L43 124M64 115L64 125M85 114L85 124M106 110L106 121"/>
    <path fill="none" stroke="#8a94a8" stroke-width="2.4" d="M20 30Q12 22 20 14Q26 8 20 2M108 30Q100 22 108 14Q114 8 108 2"/>
  `,
  // A smiling fish of one piece, without fins or scales, with holes like any cracker; crumbs by its side.
  "fish-cracker": `
    <path transform="translate(64 62) scale(1.06)" data-telling="" fill="#ffb85c" d="M-58 0C-46 -30 -8 -38 22 -14C32 -22 46 -30 58 -32C52 -14 52 14 58 32C46 30 32 22 22 14C-8 38 -46 30 -58 0Z"/>
    <ellipse transform="translate(64 62) scale(1.06)" data-telling="" fill="#2a2440" cx="-32" cy="-6" rx="4.5" ry="5.5"/>
    <path transform="translate(64 62) scale(1.06)" data-telling="" fill="none" stroke="#8a4a1a" stroke-width="2.4" d="M-46 8Q-38 16 -28 10"/>
    <ellipse transform="translate(64 62) scale(1.06)" data-telling="" fill="#fff0c4" cx="-8" cy="-12" rx="4.5" ry="4.5"/>
    <ellipse transform="translate(64 62) scale(1.06)" data-telling="" fill="#fff0c4" cx="-6" cy="12" rx="4.5" ry="4.5"/>
    <ellipse transform="translate(64 62) scale(1.06)" data-telling="" fill="#fff0c4" cx="14" cy="0" rx="4.5" ry="4.5"/>
    <path fill="#ffb85c" d="M10 106L24 100L30 112L18 120Z"/>
    <path fill="#ffb85c" d="M96 112L108 104L120 112L110 122Z"/>
  `,
  // Popcorn and berries by turns on a thread that hangs in two bows.
  "popcorn-string": `
    <path data-telling="" fill="none" stroke="#8a6a4a" stroke-width="2.4" d="M4 10L16 14Q40 66 64 18Q88 66 112 14L124 10"/>
    <path data-telling="" fill="#fff6d4" d="M14.3 9.2C13.8 0.5 29.6 4.1 23.6 12C32.8 8.4 33.1 25 23.8 21.7C30 29.4 14.4 34.8 14.6 24.9C9.2 33.2 0.5 20 8.8 17.1C0.5 14.6 8.6 1.1 14.3 9.2Z"/>
    <path fill="none" stroke="#a8884a" stroke-width="2.2" d="M12 19Q17 10 22 19"/>
    <ellipse data-telling="" fill="#f0645a" cx="28" cy="34" rx="6" ry="6"/>
    <path data-telling="" fill="#fff6d4" d="M40.6 33.8C43.9 24.4 56.6 35.1 48 40C57.9 40.3 51.7 55.7 44.4 49C47.1 58.5 30.6 57.4 34.7 48.3C26.5 53.9 22.5 37.8 32.4 38.9C24.5 32.8 38.5 24.1 40.6 33.8Z"/>
    <path fill="none" stroke="#a8884a" stroke-width="2.2" d="M35 44Q40 35 45 44"/>
    <ellipse data-telling="" fill="#f0645a" cx="53" cy="35" rx="6" ry="6"/>
    <path data-telling="" fill="#fff6d4" d="M67.9 11.7C74.7 4.6 82 19.4 72.1 20.4C81.1 24.8 69.2 36.2 65.1 27.2C63.8 37 49.2 29.2 56.6 22.6C46.8 24.4 49.7 8.1 58.3 13.1C53.6 4.3 70 2 67.9 11.7Z"/>
    <path fill="none" stroke="#a8884a" stroke-width="2.2" d="M59 21Q64 12 69 21"/>
    <ellipse data-telling="" fill="#f0645a" cx="75" cy="35" rx="6" ry="6"/>
    <path data-telling="" fill="#fff6d4" d="M94.5 36.9C103.7 33.2 104.3 49.7 94.8 46.6C101.2 54.2 85.7 59.9 85.7 49.9C80.5 58.4 70.3 45.3 79.8 42.3C70.1 39.9 79.4 26.2 85.2 34.2C84.5 24.4 100.4 28.9 94.5 36.9Z"/>
    <path fill="none" stroke="#a8884a" stroke-width="2.2" d="M83 44Q88 35 93 44"/>
    <ellipse data-telling="" fill="#f0645a" cx="100" cy="34" rx="6" ry="6"/>
    <path data-telling="" fill="#fff6d4" d="M119 14.9C127.5 15 123 30.5 115.5 23.9C118.4 33.4 101.9 32.5 105.8 23.4C97.7 29.1 93.4 13.1 103.3 14C95.4 8.1 109.2 0.5 111.4 8.8C114.6 0.5 127.5 9.8 119 14.9Z"/>
    <path fill="none" stroke="#a8884a" stroke-width="2.2" d="M106 19Q111 10 116 19"/>
  `,
  // What is on the table on New Year's Eve: a whole fish, a steaming hot pot, a plate of dumplings.
  "reunion-dinner": `
    <path data-part="pot" data-telling="" fill="#d9a066" d="M38 44L124 44L119 72Q117 80 108 80L54 80Q45 80 43 72Z"/>
    <ellipse data-telling="" fill="#ff9a8a" cx="81" cy="44" rx="45" ry="13"/>
    <path fill="none" stroke="#8a94a8" stroke-width="2.4" d="M62 26Q54 20 62 14Q68 8 62 2M81 26Q73 20 81 14Q87 8 81 2M100 26Q92 20 100 14Q106 8 100 2"/>
    <ellipse data-part="plate" fill="#dfe8f0" cx="27" cy="82" rx="26" ry="11"/>
    <path data-telling="" fill="#ffe9b8" d="M4 80C6 58 30 58 32 80Z"/>
    <path data-telling="" fill="#ffe9b8" d="M22 82C24 60 50 60 52 84Z"/>
    <ellipse data-part="plate" fill="#dfe8f0" cx="66" cy="108" rx="60" ry="18"/>
    <path data-telling="" fill="#ff9a7a" d="M14 106C30 84 66 84 92 102L120 90Q122 106 120 122L92 110C66 128 30 128 14 106Z"/>
    <ellipse data-telling="" fill="#2a2440" cx="33" cy="102" rx="3.6" ry="3.6"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M50 92Q60 106 50 121"/>
  `,
  // A paper bag with handles, a cup with a straw and chopsticks looking out of it, a bowl of noodles drawn on it.
  "takeaway-bag": `
    <path data-part="straw" fill="#ff9aa8" d="M30 34L38 4L48 2L46 34Z"/>
    <path data-telling="" fill="#d9a066" d="M80 40L92 2L98 4L90 40ZM94 40L110 6L116 9L104 40Z"/>
    <path fill="#bfe0f5" d="M24 26L62 26L58 60L28 60Z"/>
    <path data-part="lid" fill="#ffffff" d="M20 20L66 20L66 30L20 30Z"/>
    <path fill="#f0c890" d="M10 48L22 42L34 48L46 42L58 48L70 42L82 48L94 42L106 48L118 42L122 120Q122 125 117 125L11 125Q6 125 6 120Z"/>
    <path data-telling="" fill="#ff8a7a" d="M30 80L98 80C98 102 88 112 64 112C40 112 30 102 30 80Z"/>
    <path data-telling="" fill="#ffe9a8" d="M32 80C32 68 42 64 50 68C56 60 72 60 78 68C86 64 96 68 96 80Z"/>
  `,
  // A plate with a fried egg, a slice of toast and two sausages; a glass of milk beside it.
  breakfast: `
    <path data-part="glass" data-telling="" fill="#ffffff" d="M88 26L124 26L119 88Q118 93 112 93L100 93Q94 93 93 88Z"/>
    <path data-telling="" fill="#fff6e4" d="M89.5 44L122.5 44L119 88Q118 93 112 93L100 93Q94 93 93 88Z"/>
    <ellipse data-part="plate" fill="#dfe8f0" cx="54" cy="94" rx="53" ry="29"/>
    <path data-telling="" fill="#f0c078" d="M8 66C0 56 8 44 20 46L46 44C58 42 64 56 56 64L56 92Q56 98 50 98L16 98Q10 98 10 92Z"/>
    <path data-telling="" fill="#fff0cc" d="M18 68C14 60 20 54 26 55L42 54C50 54 50 62 48 66L48 90L18 90Z"/>
    <path data-part="eggWhite" data-telling="" fill="#ffffff" d="M34 100C30 88 44 82 54 84C62 74 82 76 86 86C98 88 98 104 86 106C78 114 62 114 56 110C44 114 34 110 34 100Z"/>
    <ellipse data-part="yolk" data-telling="" fill="#ffc83c" cx="66" cy="95" rx="14" ry="9"/>
  `,
};
