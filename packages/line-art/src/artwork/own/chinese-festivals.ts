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
  // A dragon boat: the head of a dragon at the bow, three at the paddles, the tail behind.
  "dragon-boat": `
    <path data-part="tail" fill="#ff9f43" d="M112 78C111.7 74.3 118 70.7 118 66C118 61.3 112 50 112 50C112 50 118.3 55.2 120 54C121.7 52.8 122 43 122 43C122 43 126.3 52.8 127 58C127.7 63.2 127.2 69 126 74C124.8 79 122.3 87.3 120 88C117.7 88.7 112.3 81.7 112 78Z"/>
    <path data-part="body" fill="#8fb8e8" d="M95 68C95 68 93.3 57.3 94 54C94.7 50.7 96.5 49 99 48C101.5 47 106.5 47 109 48C111.5 49 113.3 50.7 114 54C114.7 57.3 113 68 113 68Z"/>
    <circle data-part="head" fill="#ffe0c8" cx="104" cy="40" r="9.6"/>
    <path data-part="hair" fill="#b08a68" d="M94.4 39Q95.0 29.0 104 29.0Q113.0 29.0 113.6 39Q104 33.0 94.4 39Z"/>
    <circle fill="#2a2440" cx="99.0" cy="41.5" r="1.5"/>
    <circle fill="#2a2440" cx="107.0" cy="41.5" r="1.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M99 45C99 45 101.7 47 103 47C104.3 47 107 45 107 45"/>
    <path data-part="body" fill="#8fce7c" d="M73 68C73 68 71.3 57.3 72 54C72.7 50.7 74.5 49 77 48C79.5 47 84.5 47 87 48C89.5 49 91.3 50.7 92 54C92.7 57.3 91 68 91 68Z"/>
    <circle data-part="head" fill="#ffe0c8" cx="82" cy="40" r="9.6"/>
    <path data-part="hair" fill="#b08a68" d="M72.4 39Q73.0 29.0 82 29.0Q91.0 29.0 91.6 39Q82 33.0 72.4 39Z"/>
    <circle fill="#2a2440" cx="77.0" cy="41.5" r="1.5"/>
    <circle fill="#2a2440" cx="85.0" cy="41.5" r="1.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M77 45C77 45 79.7 47 81 47C82.3 47 85 45 85 45"/>
    <path data-part="body" fill="#ffd35c" d="M51 68C51 68 49.3 57.3 50 54C50.7 50.7 52.5 49 55 48C57.5 47 62.5 47 65 48C67.5 49 69.3 50.7 70 54C70.7 57.3 69 68 69 68Z"/>
    <circle data-part="head" fill="#ffe0c8" cx="60" cy="40" r="9.6"/>
    <path data-part="hair" fill="#b08a68" d="M50.4 39Q51.0 29.0 60 29.0Q69.0 29.0 69.6 39Q60 33.0 50.4 39Z"/>
    <circle fill="#2a2440" cx="55.0" cy="41.5" r="1.5"/>
    <circle fill="#2a2440" cx="63.0" cy="41.5" r="1.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M55 45C55 45 57.7 47 59 47C60.3 47 63 45 63 45"/>
    <path data-part="mane" fill="#ff9f43" d="M30 66L40 60L34 52L44 44L36 36L42 26C38.4 26.6 33.3 25.7 30 28C26.7 30.3 22 33.7 22 40C22 46.3 27.6 58.2 30 66Z"/>
    <path data-part="hull" fill="#f2605a" d="M4 78C2.7 73 6 69.7 8 66C10 62.3 14.3 59.7 16 56C17.7 52.3 15.7 47 18 44C20.3 41 26.3 37 30 38C33.7 39 38.7 45.3 40 50C41.3 54.7 37 61.7 38 66C39 70.3 39 74 46 76C53 78 69 78 80 78C91 78 104.5 76.8 112 76C119.5 75.2 123.7 70.3 125 73C126.3 75.7 122.8 87.2 120 92C117.2 96.8 122 100.3 108 102C94 103.7 51.3 103 36 102C20.7 101 21.3 100 16 96C10.7 92 5.3 83 4 78Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M32 90C32 90 37.7 85 40 85C42.3 85 43.7 88.3 46 90C48.3 91.7 51.7 95 54 95C56.3 95 57.8 91.7 60 90C62.2 88.3 64.7 85 67 85C69.3 85 71.5 88.3 74 90C76.5 91.7 79.7 95 82 95C84.3 95 85.7 91.7 88 90C90.3 88.3 93.3 85 96 85C98.7 85 104 90 104 90"/>
    <path data-part="horn" fill="#ffe0a0" d="M28 18Q34 8 30 2Q40 2 40 12Q40 18 34 24Z"/>
    <path data-part="horn" fill="#ffe0a0" d="M20 16Q22 6 16 1Q27 0 30 10Q30 16 27 20Z"/>
    <path data-part="head" fill="#7fd0a0" d="M28 14C31.3 14.3 35.7 17 38 20C40.3 23 42.3 28 42 32C41.7 36 39 41.3 36 44C33 46.7 28.3 47.7 24 48C19.7 48.3 13.7 47.3 10 46C6.3 44.7 3.3 42.7 2 40C0.7 37.3 0.3 32.3 2 30C3.7 27.7 9.3 28 12 26C14.7 24 15.3 20 18 18C20.7 16 24.7 13.7 28 14Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M3 37C3 37 10.2 40.8 14 41C17.8 41.2 26 38 26 38M5 31C5 31 8 32 8 32"/>
    <path data-part="tooth" fill="#ffffff" d="M7 38.6L10 44L13 40ZM16 40L19 45L22 39.5Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="25" cy="28" rx="3.7" ry="4.9"/>
    <circle fill="#ffffff" cx="24.3" cy="26" r="1.9"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M4 34C4 34 0.7 40 1 43C1.3 46 6 52 6 52"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M93 46L80 112"/>
    <path data-part="blade" fill="#e8b878" d="M82 102C83.8 101.7 85.2 106.5 85 110C84.8 113.5 82.5 120.7 81 123C79.5 125.3 77.2 125.8 76 124C74.8 122.2 73 115.7 74 112C75 108.3 80.2 102.3 82 102Z"/>
    <path data-part="sleeve" fill="#8fb8e8" d="M103 52C103.3 53.8 102.2 59.2 100 62C97.8 64.8 92.3 68.7 90 69C87.7 69.3 85.2 66.2 86 64C86.8 61.8 93 58.2 95 56C97 53.8 96.7 51.7 98 51C99.3 50.3 102.7 50.2 103 52Z"/>
    <circle data-part="hand" fill="#ffe0c8" cx="88.0" cy="66.0" r="3.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M71 46L58 112"/>
    <path data-part="blade" fill="#e8b878" d="M60 102C61.8 101.7 63.2 106.5 63 110C62.8 113.5 60.5 120.7 59 123C57.5 125.3 55.2 125.8 54 124C52.8 122.2 51 115.7 52 112C53 108.3 58.2 102.3 60 102Z"/>
    <path data-part="sleeve" fill="#8fce7c" d="M81 52C81.3 53.8 80.2 59.2 78 62C75.8 64.8 70.3 68.7 68 69C65.7 69.3 63.2 66.2 64 64C64.8 61.8 71 58.2 73 56C75 53.8 74.7 51.7 76 51C77.3 50.3 80.7 50.2 81 52Z"/>
    <circle data-part="hand" fill="#ffe0c8" cx="66.0" cy="66.0" r="3.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M49 46L36 112"/>
    <path data-part="blade" fill="#e8b878" d="M38 102C39.8 101.7 41.2 106.5 41 110C40.8 113.5 38.5 120.7 37 123C35.5 125.3 33.2 125.8 32 124C30.8 122.2 29 115.7 30 112C31 108.3 36.2 102.3 38 102Z"/>
    <path data-part="sleeve" fill="#ffd35c" d="M59 52C59.3 53.8 58.2 59.2 56 62C53.8 64.8 48.3 68.7 46 69C43.7 69.3 41.2 66.2 42 64C42.8 61.8 49 58.2 51 56C53 53.8 52.7 51.7 54 51C55.3 50.3 58.7 50.2 59 52Z"/>
    <circle data-part="hand" fill="#ffe0c8" cx="44.0" cy="66.0" r="3.6"/>
  `,
  // For small children: the large head of a dragon at the bow, two with caps at the paddles, the tail.
  // The same without a crew: the paddles of whoever is in it.
  "dragon-boat-with-seats": `
    <path data-part="tail" fill="#ff9f43" d="M112 78C111.7 74.3 118 70.7 118 66C118 61.3 112 50 112 50C112 50 118.3 55.2 120 54C121.7 52.8 122 43 122 43C122 43 126.3 52.8 127 58C127.7 63.2 127.2 69 126 74C124.8 79 122.3 87.3 120 88C117.7 88.7 112.3 81.7 112 78Z"/>
    <path data-part="mane" fill="#ff9f43" d="M30 66L40 60L34 52L44 44L36 36L42 26C38.4 26.6 33.3 25.7 30 28C26.7 30.3 22 33.7 22 40C22 46.3 27.6 58.2 30 66Z"/>
    <path data-part="hull" fill="#f2605a" d="M4 78C2.7 73 6 69.7 8 66C10 62.3 14.3 59.7 16 56C17.7 52.3 15.7 47 18 44C20.3 41 26.3 37 30 38C33.7 39 38.7 45.3 40 50C41.3 54.7 37 61.7 38 66C39 70.3 39 74 46 76C53 78 69 78 80 78C91 78 104.5 76.8 112 76C119.5 75.2 123.7 70.3 125 73C126.3 75.7 122.8 87.2 120 92C117.2 96.8 122 100.3 108 102C94 103.7 51.3 103 36 102C20.7 101 21.3 100 16 96C10.7 92 5.3 83 4 78Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M32 90C32 90 37.7 85 40 85C42.3 85 43.7 88.3 46 90C48.3 91.7 51.7 95 54 95C56.3 95 57.8 91.7 60 90C62.2 88.3 64.7 85 67 85C69.3 85 71.5 88.3 74 90C76.5 91.7 79.7 95 82 95C84.3 95 85.7 91.7 88 90C90.3 88.3 93.3 85 96 85C98.7 85 104 90 104 90"/>
    <path data-part="horn" fill="#ffe0a0" d="M28 18Q34 8 30 2Q40 2 40 12Q40 18 34 24Z"/>
    <path data-part="horn" fill="#ffe0a0" d="M20 16Q22 6 16 1Q27 0 30 10Q30 16 27 20Z"/>
    <path data-part="head" fill="#7fd0a0" d="M28 14C31.3 14.3 35.7 17 38 20C40.3 23 42.3 28 42 32C41.7 36 39 41.3 36 44C33 46.7 28.3 47.7 24 48C19.7 48.3 13.7 47.3 10 46C6.3 44.7 3.3 42.7 2 40C0.7 37.3 0.3 32.3 2 30C3.7 27.7 9.3 28 12 26C14.7 24 15.3 20 18 18C20.7 16 24.7 13.7 28 14Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M3 37C3 37 10.2 40.8 14 41C17.8 41.2 26 38 26 38M5 31C5 31 8 32 8 32"/>
    <path data-part="tooth" fill="#ffffff" d="M7 38.6L10 44L13 40ZM16 40L19 45L22 39.5Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="25" cy="28" rx="3.7" ry="4.9"/>
    <circle fill="#ffffff" cx="24.3" cy="26" r="1.9"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M4 34C4 34 0.7 40 1 43C1.3 46 6 52 6 52"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M93 46L80 112"/>
    <path data-part="blade" fill="#e8b878" d="M82 102C83.8 101.7 85.2 106.5 85 110C84.8 113.5 82.5 120.7 81 123C79.5 125.3 77.2 125.8 76 124C74.8 122.2 73 115.7 74 112C75 108.3 80.2 102.3 82 102Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M71 46L58 112"/>
    <path data-part="blade" fill="#e8b878" d="M60 102C61.8 101.7 63.2 106.5 63 110C62.8 113.5 60.5 120.7 59 123C57.5 125.3 55.2 125.8 54 124C52.8 122.2 51 115.7 52 112C53 108.3 58.2 102.3 60 102Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M49 46L36 112"/>
    <path data-part="blade" fill="#e8b878" d="M38 102C39.8 101.7 41.2 106.5 41 110C40.8 113.5 38.5 120.7 37 123C35.5 125.3 33.2 125.8 32 124C30.8 122.2 29 115.7 30 112C31 108.3 36.2 102.3 38 102Z"/>
  `,
  // A head with horns, whiskers and teeth, three who row, a tail of flames.
  "dragon-boat-simple": `
    <path data-part="tail" data-telling="" fill="#ff9f43" d="M106 92C108 82 116 78 112 66C120 66 120 58 116 48C128 54 128 80 122 98Z"/>
    <circle data-part="head" data-telling="" fill="#ffe0c8" cx="54" cy="58" r="9.5"/><path data-part="body" data-telling="" fill="#8fb8e8" d="M43 90C42 76 46 68 54 68C62 68 66 76 65 90Z"/>
    <circle data-part="head" data-telling="" fill="#ffe0c8" cx="77" cy="58" r="9.5"/><path data-part="body" data-telling="" fill="#ffd35c" d="M66 90C65 76 69 68 77 68C85 68 89 76 88 90Z"/>
    <circle data-part="head" data-telling="" fill="#ffe0c8" cx="100" cy="58" r="9.5"/><path data-part="body" data-telling="" fill="#f7a8c8" d="M89 90C88 76 92 68 100 68C108 68 112 76 111 90Z"/>
    <circle fill="#2a2440" cx="49.5" cy="58" r="1.8"/><circle fill="#2a2440" cx="56" cy="58" r="1.8"/><circle fill="#2a2440" cx="72.5" cy="58" r="1.8"/><circle fill="#2a2440" cx="79" cy="58" r="1.8"/><circle fill="#2a2440" cx="95.5" cy="58" r="1.8"/><circle fill="#2a2440" cx="102" cy="58" r="1.8"/>
    <path data-part="mane" data-telling="" fill="#ff9f43" d="M26 14L44 20L37 30L47 38L38 46L46 58L32 66L24 40Z"/>
    <path data-part="hull" data-telling="" fill="#f2605a" d="M14 52C8 74 10 100 30 110L104 110C118 110 126 100 127 86L112 92L46 92C34 90 32 76 36 56Z"/>
    <path fill="none" data-telling="" stroke="#3a2a40" stroke-width="2.4" d="M34 100Q42 94 50 100Q58 106 66 100Q74 94 82 100Q90 106 98 100Q106 94 114 100"/>
    <path data-part="horn" data-telling="" fill="#ffe0a0" d="M28 18C26 10 30 4 38 1C36 8 40 14 36 20ZM18 18C14 10 16 4 22 1C23 8 27 12 26 18Z"/>
    <path data-part="head" data-telling="" fill="#6fc890" d="M18 20Q30 8 38 22Q44 38 38 54Q34 64 24 66L8 68Q2 64 8 60L22 54Q24 50 20 48L4 46Q0 40 3 34Q0 26 8 24Q13 25 15 29Q16 24 18 20Z"/>
    <path data-part="tooth" data-telling="" fill="#ffffff" d="M5 46L9 56L13 47ZM14 47L18 55L21 49Z"/>
    <circle data-telling="" fill="#2a2440" cx="8" cy="30" r="2.4"/>
    <ellipse data-part="eye" fill="#2a2440" cx="26" cy="31" rx="4.2" ry="5.6"/><circle fill="#ffffff" cx="25.2" cy="29" r="2"/>
    <path data-part="blade" data-telling="" fill="#e8b878" d="M62 82L66 83L56 108L60 118L50 126L44 120L50 108ZM85 82L89 83L79 108L83 118L73 126L67 120L73 108ZM108 82L112 83L102 108L106 118L96 126L90 120L96 108Z"/>
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
