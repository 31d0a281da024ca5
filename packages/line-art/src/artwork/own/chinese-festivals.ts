import { eye } from "./eye.ts";

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
  // A dragon boat: the head of a dragon at the bow, a drummer, three at the paddles, the tail behind.
  "dragon-boat": `
    <path data-part="tail" fill="#ff9f43" d="M112 78C111.7 74.3 118 68.7 118 64C118 59.3 113.8 54.2 112 50C114.4 51.2 118.3 55 120 54C121.7 53 121.4 47 122 44C123.5 48.2 126.3 53 127 58C127.7 63 127.2 69.3 126 74C124.8 78.7 122.3 85.3 120 86C117.7 86.7 112.3 81.7 112 78Z"/>
    <path data-part="body" fill="#8fb8e8" d="M95 72C92.2 69.7 94.5 60.8 96 58C97.5 55.2 101.3 55 104 55C106.7 55 110.5 55.2 112 58C113.5 60.8 115.8 69.7 113 72C110.2 74.3 97.8 74.3 95 72Z"/>
    <circle data-part="head" fill="#ffe0c8" cx="104" cy="46" r="9.6"/>
    <path data-part="hair" fill="#b08a68" d="M94.4 45Q95 35 104 35Q113 35 113.6 45Q104 39 94.4 45Z"/>
    <circle fill="#2a2440" cx="100" cy="48" r="1.5"/>
    <circle fill="#2a2440" cx="107" cy="48" r="1.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="1.8" d="M101 51.5Q103.5 53.5 106 51.5"/>
    <path data-part="body" fill="#8fce7c" d="M73 72C70.2 69.7 72.5 60.8 74 58C75.5 55.2 79.3 55 82 55C84.7 55 88.5 55.2 90 58C91.5 60.8 93.8 69.7 91 72C88.2 74.3 75.8 74.3 73 72Z"/>
    <circle data-part="head" fill="#ffe0c8" cx="82" cy="46" r="9.6"/>
    <path data-part="hair" fill="#b08a68" d="M72.4 45Q73 35 82 35Q91 35 91.6 45Q82 39 72.4 45Z"/>
    <circle fill="#2a2440" cx="78" cy="48" r="1.5"/>
    <circle fill="#2a2440" cx="85" cy="48" r="1.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="1.8" d="M79 51.5Q81.5 53.5 84 51.5"/>
    <path data-part="body" fill="#ffd35c" d="M51 72C48.2 69.7 50.5 60.8 52 58C53.5 55.2 57.3 55 60 55C62.7 55 66.5 55.2 68 58C69.5 60.8 71.8 69.7 69 72C66.2 74.3 53.8 74.3 51 72Z"/>
    <circle data-part="head" fill="#ffe0c8" cx="60" cy="46" r="9.6"/>
    <path data-part="hair" fill="#b08a68" d="M50.4 45Q51 35 60 35Q69 35 69.6 45Q60 39 50.4 45Z"/>
    <circle fill="#2a2440" cx="56" cy="48" r="1.5"/>
    <circle fill="#2a2440" cx="63" cy="48" r="1.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="1.8" d="M57 51.5Q59.5 53.5 62 51.5"/>
    <path data-part="mane" fill="#ff9f43" d="M30 66L40 60L34 52L44 44L36 36L42 26C38.4 26.6 33.3 25.7 30 28C26.7 30.3 22 33.7 22 40C22 46.3 27.6 58.2 30 66Z"/>
    <path data-part="hull" fill="#f2605a" d="M4 78C2.7 73 6 69.7 8 66C10 62.3 14.3 59.7 16 56C17.7 52.3 15.7 47 18 44C20.3 41 26.3 37 30 38C33.7 39 38.7 45.3 40 50C41.3 54.7 37.3 61.7 38 66C38.7 70.3 37 73.7 44 76C51 78.3 68.7 79.7 80 80C91.3 80.3 104.7 79 112 78C119.3 77 122.7 71.7 124 74C125.3 76.3 122.7 87.3 120 92C117.3 96.7 122 100.3 108 102C94 103.7 51.3 103 36 102C20.7 101 21.3 100 16 96C10.7 92 5.3 83 4 78Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M32 88Q40 82 46 88Q54 94 60 88Q68 82 74 88Q82 94 88 88Q96 82 104 88"/>
    <path data-part="horn" fill="#ffe0a0" d="M28 18Q34 8 30 2Q40 2 40 12Q40 18 34 24Z"/>
    <path data-part="horn" fill="#ffe0a0" d="M20 16Q22 6 16 1Q27 0 30 10Q30 16 27 20Z"/>
    <path data-part="head" fill="#7fd0a0" d="M28 14C31.3 14.3 35.7 17 38 20C40.3 23 42.3 28 42 32C41.7 36 39 41.3 36 44C33 46.7 28.3 47.7 24 48C19.7 48.3 13.7 47.3 10 46C6.3 44.7 3.3 42.7 2 40C0.7 37.3 0.3 32.3 2 30C3.7 27.7 9.3 28 12 26C14.7 24 15.3 20 18 18C20.7 16 24.7 13.7 28 14Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M3 37Q14 42 26 38M6 31L8 33"/>
    <path data-part="tooth" fill="#ffffff" d="M7 38.6L10 44L13 40ZM16 40L19 45L22 39.5Z"/>
    ${eye(25, 28, 0.85)}
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M4 34Q0 44 6 52"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.2" d="M52 64L42 110M76 64L66 112M98 64L90 110"/>
    <path data-part="blade" fill="#e8b878" d="M42 104C43.7 103.7 46.7 107 47 110C47.3 113 45.7 120 44 122C42.3 124 38.2 123.7 37 122C35.8 120.3 36.2 115 37 112C37.8 109 40.3 104.3 42 104Z"/>
    <path data-part="blade" fill="#e8b878" d="M66 104C67.7 103.7 70.7 107 71 110C71.3 113 69.7 120 68 122C66.3 124 62.2 123.7 61 122C59.8 120.3 60.2 115 61 112C61.8 109 64.3 104.3 66 104Z"/>
    <path data-part="blade" fill="#e8b878" d="M90 104C91.7 103.7 94.7 107 95 110C95.3 113 93.7 120 92 122C90.3 124 86.2 123.7 85 122C83.8 120.3 84.2 115 85 112C85.8 109 88.3 104.3 90 104Z"/>
  `,
  // For small children: the large head of a dragon at the bow, two with caps at the paddles, the tail.
  "dragon-boat-simple": `
    <path data-part="tail" fill="#ff9f43" d="M104 82Q116 70 108 46Q116 50 118 38Q128 44 127 62Q128 80 120 94Z"/>
    <circle data-part="head" fill="#ffe0c8" cx="65" cy="54" r="14.5"/>
    <path data-part="hat" fill="#8fb8e8" d="M50.5 52Q51 38 65 38Q79 38 79.5 52Q65 45 50.5 52Z"/>
    <circle fill="#2a2440" cx="57" cy="55" r="2"/>
    <circle fill="#2a2440" cx="67" cy="55" r="2"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M57 61C57.8 61.7 60.2 65 62 65C63.8 65 67 61.7 68 61"/>
    <circle data-part="head" fill="#ffe0c8" cx="97" cy="54" r="14.5"/>
    <path data-part="hat" fill="#8fb8e8" d="M82.5 52Q83 38 97 38Q111 38 111.5 52Q97 45 82.5 52Z"/>
    <circle fill="#2a2440" cx="89" cy="55" r="2"/>
    <circle fill="#2a2440" cx="99" cy="55" r="2"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M89 61C89.8 61.7 92.2 65 94 65C95.8 65 99 61.7 100 61"/>
    <path data-part="mane" fill="#ff9f43" d="M30 8L46 8L44 18L56 22L48 32L56 42L46 50L50 64L34 66Z"/>
    <path data-part="hull" fill="#f2605a" d="M5 70Q6 58 15 44H40Q40 68 52 74H112Q122 74 126 84Q122 108 104 112H36Q10 104 5 70Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M13 64C14.2 65.2 17.5 70.7 20 71C22.5 71.3 26.7 66.8 28 66"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M16 80C17.3 81.2 21.2 86.7 24 87C26.8 87.3 31.5 82.8 33 82"/>
    <path data-part="horn" fill="#ffe0a0" d="M27 14Q36 8 33 0Q47 6 41 22Z"/>
    <path data-part="head" fill="#6fc890" d="M18 16Q30 8 40 18Q48 30 42 44Q34 56 20 54Q4 54 2 44Q0 34 10 32Q16 28 18 16Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="29" cy="30" rx="5.3" ry="7"/>
    <circle fill="#ffffff" cx="28" cy="27.2" r="2.6"/>
    <circle fill="#2a2440" cx="8" cy="39" r="1.9"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M4 47C6 47.5 12.3 50.3 16 50C19.7 49.7 24.3 45.8 26 45"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M5 51Q4 58 10 62"/>
    <path fill="#2a2440" d="M74.6 68L76 68.6L60 106L58.6 105.4Z"/>
    <path fill="#2a2440" d="M106.6 68L108 68.6L92 106L90.6 105.4Z"/>
    <path data-part="blade" fill="#ffe9b0" d="M55 100L66 104L60 120Q56 124 52 121Q49 118 51 113Z"/>
    <path data-part="blade" fill="#ffe9b0" d="M86 100L97 104L91 120Q87 124 83 121Q80 118 82 113Z"/>
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
