/** Chinese festivals and tales: 128 × 128 boxes. */
export const chineseFestivals: Readonly<Record<string, string>> = {
  // A round red lantern with ribs, gold caps and a tassel.
  lantern: `
    <path fill="none" stroke="#8a5a24" stroke-width="2" d="M64 14L64 4"/>
    <path fill="#ff6b5e" d="M60 94L68 94L70 108L74 124L54 124L58 108Z"/>
    <path fill="none" stroke="#8a1f1a" stroke-width="2" d="M64 110L64 123"/>
    <path fill="#ff7a6b" d="M50 22L78 22C104 24 122 38 122 54C122 70 104 84 78 88L50 88C24 84 6 70 6 54C6 38 24 24 50 22Z"/>
    <path fill="none" stroke="#8a1f1a" stroke-width="2" d="M50 23C36 26 28 40 28 54C28 70 36 84 50 88M78 23C92 26 100 40 100 54C100 70 92 84 78 88"/>
    <path fill="#ffb86b" d="M54 22L74 22C79 30 80 42 80 54C80 68 79 80 74 88L54 88C49 80 48 68 48 54C48 42 49 30 54 22Z"/>
    <path fill="#ffd45e" d="M46 13L82 13L82 24L46 24Z"/>
    <path fill="#ffd45e" d="M46 86L82 86L82 97L46 97Z"/>
    <circle fill="#ffd45e" cx="64" cy="104" r="6"/>
  `,
  // A bowl of sweet rice balls with happy faces and a spoon.
  tangyuan: `
    <path fill="#e3f0fa" d="M98 44C108 30 116 20 124 14L126 20C118 28 112 38 106 50Z"/>
    <path fill="#fff6e4" d="M6 58C6 46 32 40 64 40C96 40 122 46 122 58C122 70 96 76 64 76C32 76 6 70 6 58Z"/>
    <circle fill="#ffffff" cx="46" cy="38" r="17"/>
    <circle fill="#ffd9e2" cx="80" cy="38" r="17"/>
    <circle fill="#ffffff" cx="30" cy="54" r="15"/>
    <circle fill="#fff0c4" cx="97" cy="54" r="15"/>
    <circle fill="#e4f3d4" cx="64" cy="54" r="18"/>
    <ellipse fill="#2a2420" cx="57" cy="50" rx="2.5" ry="3.2"/>
    <ellipse fill="#2a2420" cx="71" cy="50" rx="2.5" ry="3.2"/>
    <path fill="none" stroke="#2a2420" stroke-width="2" d="M60 56C62 59 66 59 68 56"/>
    <path fill="#7fb8e8" d="M6 58C18 70 40 73 64 73C88 73 110 70 122 58C122 86 106 106 86 112L42 112C22 106 6 86 6 58Z"/>
    <path fill="#ffffff" d="M64 80C70 80 74 84 74 88C80 88 82 96 77 99C78 105 70 107 64 103C58 107 50 105 51 99C46 96 48 88 54 88C54 84 58 80 64 80Z"/>
    <circle fill="#ffd45e" cx="64" cy="93" r="4.5"/>
    <path fill="#5f9fd6" d="M44 111L84 111L88 123L40 123Z"/>
  `,
  // A rice dumpling in bamboo leaves, tied with string, smiling.
  zongzi: `
    <path fill="#8fc97a" d="M64 6C72 6 76 12 82 24C94 48 112 78 120 96C126 110 120 120 108 121C80 125 48 125 20 121C8 120 2 110 8 96C16 78 34 48 46 24C52 12 56 6 64 6Z"/>
    <path fill="#fffaf0" d="M64 6C72 6 76 12 82 24C86 32 91 42 97 52C88 62 76 64 64 58C52 64 40 62 31 52C37 42 42 32 46 24C52 12 56 6 64 6Z"/>
    <ellipse fill="#2a2420" cx="54" cy="36" rx="3.5" ry="4.5"/>
    <ellipse fill="#2a2420" cx="74" cy="36" rx="3.5" ry="4.5"/>
    <path fill="none" stroke="#2a2420" stroke-width="2" d="M59 44C61 48 67 48 69 44"/>
    <path fill="#5fa04e" d="M31 52C40 62 52 64 64 58C60 84 44 108 20 121C8 120 2 110 8 96C13 84 22 68 31 52Z"/>
    <path fill="none" stroke="#3f7f33" stroke-width="2" d="M40 66C36 84 26 100 14 112M88 66C92 82 102 98 114 111"/>
    <path fill="#e4c27a" d="M14 84L19 75C48 90 82 90 109 75L114 84C84 100 46 100 14 84Z"/>
    <path fill="#e4c27a" d="M64 88C54 76 40 78 42 86C44 94 56 94 64 92C72 94 84 94 86 86C88 78 74 76 64 88Z"/>
    <path fill="#e4c27a" d="M62 92C56 100 52 108 52 116L58 115C60 106 63 100 65 95Z"/>
    <path fill="#e4c27a" d="M66 92C72 100 76 108 76 116L70 115C68 106 65 100 63 95Z"/>
    <circle fill="#f0d79a" cx="64" cy="91" r="5"/>
  `,
  // The jade rabbit with pestle and mortar.
  "jade-rabbit": `
    <path fill="#f9f7fb" d="M44 40C30 30 26 14 32 5C42 6 52 18 56 34Z"/>
    <path fill="#f9f7fb" d="M62 34C62 18 70 5 80 3C88 12 86 28 76 40Z"/>
    <path fill="#ff9fb5" d="M46 32C38 26 34 18 36 12C42 15 47 22 49 30Z"/>
    <path fill="#ff9fb5" d="M69 31C69 22 73 14 78 11C82 18 80 26 75 33Z"/>
    <circle fill="#f9f7fb" cx="112" cy="102" r="11"/>
    <path fill="#f9f7fb" d="M56 72C46 84 44 106 50 120L94 124C108 124 114 108 108 94C102 82 92 76 80 70Z"/>
    <path fill="none" stroke="#8f86a8" stroke-width="2" d="M74 121C70 106 80 94 94 97"/>
    <path fill="#f9f7fb" d="M56 116C48 115 46 124 54 124L86 124C92 124 92 115 86 114C76 112 66 113 56 116Z"/>
    <path fill="#d9a066" d="M26 62L34 60L39 94L31 95Z"/>
    <path fill="#c48f5e" d="M21 54L39 51L41 64L23 67Z"/>
    <path fill="#a9d8c4" d="M8 90L54 90C54 106 48 114 42 118L46 124L16 124L20 118C14 114 8 106 8 90Z"/>
    <path fill="#c8ebdc" d="M5 84L57 84L57 93L5 93Z"/>
    <path fill="#f9f7fb" d="M68 78C60 82 50 82 42 76C37 72 29 72 28 78C28 84 35 86 40 87C50 92 64 92 74 88Z"/>
    <path fill="#f9f7fb" d="M60 30C78 30 90 40 90 56C90 72 76 80 60 80C44 80 30 72 30 56C30 40 42 30 60 30Z"/>
    <ellipse fill="#2a2430" cx="46" cy="53" rx="4.2" ry="5.2"/>
    <ellipse fill="#2a2430" cx="70" cy="53" rx="4.2" ry="5.2"/>
    <circle fill="#ffffff" cx="47" cy="51" r="2"/>
    <circle fill="#ffffff" cx="71" cy="51" r="2"/>
    <path fill="#ff9fb8" d="M54 60C54 57.5 62 57.5 62 60C62 63 59.5 64 58 64C56.5 64 54 63 54 60Z"/>
    <path fill="none" stroke="#2a2430" stroke-width="2" d="M58 64L58 66C57 70 52 70 50 68M58 66C59 70 64 70 66 68"/>
    <ellipse fill="#ffd0dc" cx="38" cy="64" rx="5" ry="3.8"/>
    <ellipse fill="#ffd0dc" cx="79" cy="64" rx="5" ry="3.8"/>
  `,
  // A kite like a swallow with spread wings and a forked tail, on its string with the reel.
  "swallow-kite": `
    <path fill="none" stroke="#4a3a2a" stroke-width="2.4" d="M51 62Q56 104 98 112"/>
    <path data-part="wing" fill="#8fc3f0" d="M44.8 24Q30.4 8 9.6 6.4Q0 8 1.6 22.4Q3.2 41.6 24 46.4Q38.4 48 46.4 40ZM57.6 24Q72 8 92.8 6.4Q102.4 8 100.8 22.4Q99.2 41.6 78.4 46.4Q64 48 56 40Z"/>
    <path data-part="tail" fill="#8fc3f0" d="M44.8 49.6Q36.8 73.6 16 99.2Q30.4 102.4 38.4 91.2Q48 78.4 51.2 60.8Q54.4 78.4 64 91.2Q72 102.4 86.4 99.2Q65.6 73.6 57.6 49.6Z"/>
    <path fill="#ffd35c" d="M12.8 16Q25.6 12.8 35.2 25.6Q38.4 35.2 32 37.6Q14.4 38.4 12.8 16ZM89.6 16Q76.8 12.8 67.2 25.6Q64 35.2 70.4 37.6Q88 38.4 89.6 16Z"/>
    <path data-part="body" fill="#f58f8f" d="M51.2 16Q64 20.8 62.4 38.4Q60.8 56 51.2 64Q41.6 56 40 38.4Q38.4 20.8 51.2 16Z"/>
    <path data-part="head" fill="#fff6dc" d="M51.2 0.8Q67.2 1.6 65.6 16Q64 27.2 51.2 27.2Q38.4 27.2 36.8 16Q35.2 1.6 51.2 0.8Z"/>
    <circle fill="#2a2440" cx="45" cy="12" r="3.2"/><circle fill="#2a2440" cx="57.5" cy="12" r="3.2"/>
    <path data-part="beak" fill="#ffb04a" d="M45.6 17.6L56.8 17.6L51.2 25.6Z"/>
    <path fill="#d9a058" d="M96 100L102 97L122 124L116 127Z"/><circle fill="#e8685f" cx="109" cy="112" r="12"/><circle fill="#ffffff" cx="109" cy="112" r="4.6"/>
  `,
  // The boat with a dragon head and tail; its crew paddle in time.
  "dragon-boat": `
    <path fill="#7ed0a0" d="M106 84Q118 74 116 58Q114 46 120 38Q128 52 127 72Q124 92 110 98Z"/>
    <path fill="#ffd866" d="M118 46Q106 42 106 28Q114 30 120 26Q126 36 122 46Z"/>
    <path fill="#e8685f" d="M55 86L56 66Q58 58 64 58Q72 58 73 66L74 86Z"/>
    <circle fill="#ffe0c4" cx="63" cy="46" r="12"/>
    <path fill="#c98a5a" d="M51 46C50 32 59 31 63 31C69 31 77 34 75 48C71 46 69 42 67 39C62 42 56 43 51 46Z"/>
    <circle fill="#2a2440" cx="57" cy="48" r="1.9"/><circle fill="#2a2440" cx="66" cy="48" r="1.9"/>
    <path fill="none" stroke="#2a2440" stroke-width="2" d="M58 53Q61 55.5 65 53"/>
    <path fill="#e8685f" d="M87 86L88 66Q90 58 96 58Q104 58 105 66L106 86Z"/>
    <circle fill="#ffe0c4" cx="96" cy="46" r="12"/>
    <path fill="#c98a5a" d="M84 46C83 32 92 31 96 31C102 31 110 34 108 48C104 46 102 42 100 39C95 42 89 43 84 46Z"/>
    <circle fill="#2a2440" cx="90" cy="48" r="1.9"/><circle fill="#2a2440" cx="99" cy="48" r="1.9"/>
    <path fill="none" stroke="#2a2440" stroke-width="2" d="M91 53Q94 55.5 98 53"/>
    <path fill="#ffb84d" d="M34 20L48 21L45 29L51 35L46 42L51 50L46 56L51 67L34 68Z"/>
    <path fill="#7ed0a0" d="M8 92Q10 78 20 66L20 54L42 48Q40 62 44 76Q76 84 112 76Q124 82 116 98Q112 106 104 108L30 108Q12 106 8 92Z"/>
    <path fill="#ffd866" d="M27 23C25 16 20 11 11 9C19 5 25 7 29 12C28 7 31 3 37 1C35 8 37 15 38 23Z"/>
    <path fill="#7ed0a0" d="M2 46Q0 34 12 34Q16 20 32 20Q46 22 46 40Q44 58 24 60Q6 60 2 46Z"/>
    <ellipse fill="#20302a" cx="28" cy="35" rx="4.5" ry="5.5"/><circle fill="#ffffff" cx="27" cy="33" r="2"/>
    <path fill="none" stroke="#2f6f4c" stroke-width="2.2" d="M5 50Q18 54 34 46M8 41L10 42"/>
    <path fill="#d9a058" d="M68 64L73 66L60 94L60 104Q56 116 51 114Q47 110 51 100L56 92Z"/>
    <path fill="#d9a058" d="M101 64L106 66L93 94L93 104Q89 116 84 114Q80 110 84 100L89 92Z"/>
    <path fill="#e8685f" d="M58 66C62 64 67 66 69 71C72 71 74 74 72 77C70 80 65 79 64 76C60 76 57 72 58 66Z"/>
    <path fill="#e8685f" d="M91 66C95 64 100 66 102 71C105 71 107 74 105 77C103 80 98 79 97 76C93 76 90 72 91 66Z"/>
    
    <path fill="#9bd4f5" d="M2 114C8 106 18 106 24 112C32 106 42 106 48 112C56 106 66 106 72 112C80 106 90 106 96 112C104 106 114 106 126 114L126 127L2 127Z"/>
  `,
  // A dancing lion's head with pom-pom, fringe and blinking eyes, its cape behind, two dancers' feet.
  "lion-dance": `
    <path fill="#ffd866" d="M92 98L110 98L108 116C116 116 118 124 112 124L94 124Z"/>
    <path fill="#ffd866" d="M56 98L74 98L72 116C78 116 80 124 76 124L58 124Z"/>
    <path fill="#ff8f6b" d="M60 44C86 34 112 44 120 66C124 78 124 92 122 104A7 7 0 0 1 110 104A7 7 0 0 1 98 106A7 7 0 0 1 86 106A7 7 0 0 1 74 106A7 7 0 0 1 62 106Z"/>
    <path fill="none" stroke="#8a2f1a" stroke-width="2" d="M70 88C84 92 104 92 122 86"/>
    <path fill="#ffd866" d="M84 52C92 50 104 58 106 68C98 66 88 62 84 52Z"/>
    <path fill="#ffffff" d="M14 34C4 30 2 18 10 10C18 8 26 14 28 24Z"/>
    <path fill="#ffffff" d="M68 34C78 30 80 18 72 10C64 8 56 14 54 24Z"/>
    <path fill="#ff8f6b" d="M41 14C62 14 76 30 76 52C76 76 66 96 41 96C16 96 6 76 6 52C6 30 20 14 41 14Z"/>
    <circle fill="#ffd866" cx="41" cy="13" r="10"/>
    <path fill="#ffffff" d="M8 44C10 34 20 30 28 32C36 34 38 42 36 50C30 58 12 58 8 44Z"/>
    <path fill="#ffffff" d="M74 44C72 34 62 30 54 32C46 34 44 42 46 50C52 58 70 58 74 44Z"/>
    <circle fill="#2a2020" cx="25" cy="45" r="5.5"/>
    <circle fill="#2a2020" cx="57" cy="45" r="5.5"/>
    <circle fill="#ffffff" cx="27" cy="43" r="2.2"/>
    <circle fill="#ffffff" cx="59" cy="43" r="2.2"/>
    <path fill="#ffd866" d="M41 52C48 52 54 58 52 63C50 68 46 66 41 66C36 66 32 68 30 63C28 58 34 52 41 52Z"/>
    <path fill="#fff6e4" d="M10 72C20 68 62 68 72 72C70 82 64 94 41 96C18 94 12 82 10 72Z"/>
    <path fill="#ff9fb5" d="M22 79C32 76 50 76 60 79C58 86 52 90 41 90C30 90 24 86 22 79Z"/>
    <path fill="#ffffff" d="M14 92A7 7 0 0 1 24 88A7.5 7.5 0 0 1 36 90A7.5 7.5 0 0 1 46 90A7.5 7.5 0 0 1 58 88A7 7 0 0 1 68 92C68 108 56 120 41 122C26 120 14 108 14 92Z"/>
    <path fill="none" stroke="#8a8f98" stroke-width="2" d="M30 98C31 104 33 109 36 113M52 98C51 104 49 109 46 113"/>
  `,
  // The character for good fortune on a diamond of red paper.
  fu: `
    <path fill="#ff7b6b" d="M64 2L126 64L64 126L2 64Z"/>
    <path data-part="character" fill="#6a1f16" d="M44 35L51 35L55 43L48 45Z"/>
    <path data-part="character" fill="#6a1f16" d="M36 48L58 48L58 55C56 60 54 63 51 66L51 93L44 93L44 73C42 75 39 77 36 78L33 71C40 67 46 61 49 55L36 55Z"/>
    <path data-part="character" fill="#6a1f16" d="M55 65L61 71L57 77L51 71L51 66Z"/>
    <path data-part="character" fill="#6a1f16" d="M63 36L93 36L93 43L63 43Z"/>
    <path data-part="character" fill="#6a1f16" d="M65 47L91 47L91 63L65 63Z"/>
    <path data-part="character" fill="#ff7b6b" d="M71.5 52.5L84.5 52.5L84.5 57.5L71.5 57.5Z"/>
    <path data-part="character" fill="#6a1f16" d="M63 67L93 67L93 93L63 93Z"/>
    <path data-part="character" fill="#ff7b6b" d="M69 72L75.5 72L75.5 77.5L69 77.5Z"/>
    <path data-part="character" fill="#ff7b6b" d="M80.5 72L87 72L87 77.5L80.5 77.5Z"/>
    <path data-part="character" fill="#ff7b6b" d="M69 82.5L75.5 82.5L75.5 88L69 88Z"/>
    <path data-part="character" fill="#ff7b6b" d="M80.5 82.5L87 82.5L87 88L80.5 88Z"/>
  `,
};
