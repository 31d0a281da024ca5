/** Small things of the house, weather and a cave: 128 × 128 boxes. */
export const smallThingsAndWeather: Readonly<Record<string, string>> = {
  // Toothpicks in a small jar, one of them before it.
  toothpick: `
    <path data-part="stick" fill="#f4d8a0" d="M44 62C44 62 32.5 25.7 30 16C27.5 6.3 29 4 29 4C29 4 31.2 5.7 35 15C38.8 24.3 52 60 52 60Z"/>
    <path data-part="stick" fill="#f4d8a0" d="M84 62C84 62 95.5 25.7 98 16C100.5 6.3 99 4 99 4C99 4 96.8 5.7 93 15C89.2 24.3 76 60 76 60Z"/>
    <path data-part="stick" fill="#f4d8a0" d="M58 62C58 62 60 24 61 14C62 4 64 2 64 2C64 2 66 4 67 14C68 24 70 62 70 62Z"/>
    <path fill="#b8d8f4" d="M30 46H98L92 98Q91 108 82 108H46Q37 108 36 98Z"/>
    <path data-part="band" fill="#f7a8c8" d="M32 62H96L94 84H34Z"/>
    <ellipse data-part="rim" fill="#e4f2fc" cx="64" cy="46" rx="34" ry="8"/>
    <path data-part="stick" fill="#f4d8a0" d="M2 118C2 118 0 113.8 16 113C34.3 112.2 93.7 112.2 112 113C128 113.8 126 118 126 118C126 118 128 122.2 112 123C93.7 123.8 34.3 123.8 16 123C0 122.2 2 118 2 118Z"/>
  `,
  // A rice jar: a big-bellied crock full of rice, its lid off, a scoop in it.
  "rice-jar": `
    <path data-part="handle" fill="#d9a058" d="M78 30L108 2L116 10L88 38Z"/>
    <path data-part="rice" fill="#fffaf0" d="M28 40C17 37.3 30.3 27.7 34 24C37.7 20.3 45 19.7 50 18C55 16.3 59 13.7 64 14C69 14.3 75 18 80 20C85 22 90.7 22.7 94 26C97.3 29.3 111 37.7 100 40C89 42.3 39 42.7 28 40Z"/>
    <path fill="#c89068" d="M24 38H104Q124 56 122 84Q118 114 96 126H32Q10 114 6 84Q4 56 24 38Z"/>
    <path data-part="rim" fill="#e0b088" d="M22 32H106Q112 38 106 46H22Q16 38 22 32Z"/>
    <path fill="#f2605a" d="M64 58L88 82L64 106L40 82Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 68V96M54 76L74 88M74 76L54 88"/>
  `,
  // A tray for whatever is said to be on it.
  "bare-tray": `
    <ellipse data-part="handle" fill="#c98a4a" cx="8" cy="70" rx="8" ry="9"/>
    <ellipse data-part="handle" fill="#c98a4a" cx="120" cy="70" rx="8" ry="9"/>
    <path fill="#c98a4a" d="M4 64Q4 48 64 48Q124 48 124 64L120 78Q116 94 64 94Q12 94 8 78Z"/>
    <ellipse fill="#f0d0a0" cx="64" cy="66" rx="60" ry="17"/>
  `,
  // Two broad waves of it.
  steam: `
    <path fill="#eef4fa" d="M30 124Q2 98 22 70Q38 44 22 12Q56 36 48 70Q30 98 50 124Z"/>
    <path fill="#eef4fa" d="M86 124Q58 98 78 66Q94 40 78 2Q112 32 104 66Q86 98 106 124Z"/>
  `,
  // Its ribs stand up, the cloth between them like a bowl.
  "inside-out-umbrella": `
    <path data-part="handle" fill="#c98a4a" d="M60 52L68 52L68 112Q68 126 54 126Q42 126 42 112L50 112Q50 118 54 118Q60 118 60 110Z"/>
    <path fill="#e8685f" d="M4 10L22 22L34 4L50 20L64 2L78 20L94 4L106 22L124 10Q120 56 64 64Q8 56 4 10Z"/>
    <path fill="#ffd45e" d="M34 4L50 20L64 2L78 20L94 4Q90 48 64 64Q38 48 34 4Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2.2" d="M64 2L64 62"/>
  `,
  // A serving tray with a cup, a cake on a plate and two handles.
  "serving-tray": `
    <ellipse data-part="handle" fill="#c98a4a" cx="10" cy="92" rx="9" ry="12"/>
    <ellipse data-part="handle" fill="#c98a4a" cx="118" cy="92" rx="9" ry="12"/>
    <ellipse fill="#e8b878" cx="64" cy="96" rx="56" ry="28"/>
    <ellipse fill="#fff0d0" cx="64" cy="92" rx="46" ry="20"/>
    <path fill="#8fc3f0" d="M78 44H112Q112 76 104 86H86Q78 76 78 44Z"/>
    <path data-part="handle" fill="#8fc3f0" d="M110 50Q126 50 122 64Q118 76 108 74L110 68Q116 68 116 62Q116 56 110 57Z"/>
    <ellipse fill="#c89068" cx="95" cy="44" rx="17" ry="5.6"/>
    <path data-part="smoke" fill="#e8f0f8" d="M92 34C92 34 85.7 27.3 86 24C86.3 20.7 93.3 17.3 94 14C94.7 10.7 90 4 90 4C90 4 101 10.7 102 14C103 17.3 96.3 20.7 96 24C95.7 27.3 100 34 100 34Z"/>
    <ellipse data-part="plate" fill="#ffffff" cx="46" cy="92" rx="30" ry="9"/>
    <path fill="#f7a8c8" d="M24 58L62 48L70 60V88H24Z"/>
    <path fill="#fff3c4" d="M24 68H70V77H24Z"/>
    <circle data-part="cherry" fill="#f2605a" cx="46" cy="46" r="8"/>
  `,
  // A glass of juice with a striped straw bent at its neck, a slice of lemon on the rim.
  "drinking-straw": `
    <circle fill="#ffe070" cx="96" cy="44" r="20"/>
    <circle fill="#fff8c8" cx="96" cy="44" r="13"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M96 31V57M83 44H109"/>
    <path fill="#ff8f8f" d="M54 104C54 104 47 44 46 30C45 16 46.3 22.7 48 20C49.7 17.3 48.7 16.7 56 14C63.3 11.3 92 4 92 4L95 14C95 14 66.3 21.3 60 24C53.7 26.7 56 16.7 57 30C58 43.3 66 104 66 104Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M47 48L58 45M50 72L61 69M58 13L63 22M76 8L80 18"/>
    <path data-part="glass" fill="#e4f2fc" d="M24 40H98L90 118Q89 126 82 126H40Q33 126 32 118Z"/>
    <path fill="#ffc060" d="M27 64Q40 56 52 64Q66 72 80 64Q88 60 95 64L90 118Q89 126 82 126H40Q33 126 32 118Z"/>
    <path fill="#ff8f8f" d="M47.5 46L56 44L60 66L50 67Z"/>
    <circle data-part="bubble" fill="#fff0d0" cx="48" cy="92" r="6"/>
    <circle data-part="bubble" fill="#fff0d0" cx="72" cy="84" r="7"/>
    <circle data-part="bubble" fill="#fff0d0" cx="66" cy="108" r="5"/>
  `,
  // A funnel with a ring to hang it by, a drop at its spout.
  funnel: `
    <path data-part="handle" fill="#f2a05a" d="M100 34C101.7 32.2 109.8 29.3 114 30C118.2 30.7 123.3 34.3 125 38C126.7 41.7 126.2 48.7 124 52C121.8 55.3 116 58 112 58C108 58 101 53.7 100 52C99 50.3 103.7 48.3 106 48C108.3 47.7 112 50.7 114 50C116 49.3 118.3 46 118 44C117.7 42 114.3 38.5 112 38C109.7 37.5 106 41.7 104 41C102 40.3 98.3 35.8 100 34Z"/>
    <path fill="#ffb860" d="M8 26H112L72 74V104L52 110V74Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M52 74H72M24 40L54 68"/>
    <ellipse data-part="rim" fill="#ffd898" cx="60" cy="26" rx="54" ry="15"/>
    <ellipse fill="#ffffff" cx="60" cy="26" rx="42" ry="9"/>
    <path data-part="drop" fill="#8fd0f4" d="M62 110C62 110 69 115.2 69 118C69 120.8 64.3 127 62 127C59.7 127 55 120.8 55 118C55 115.2 62 110 62 110Z"/>
  `,
  // A can opener: two handles, a wheel that bites, a winding key.
  "can-opener": `
    <path data-part="handle" fill="#f2605a" d="M10 8C12 5.3 17 2 20 2C23 2 21 0 28 8C35 18.7 55.7 53.7 62 66C68.3 78.3 67.3 79.3 66 82C64.7 84.7 57.7 83.7 54 82C50.3 80.3 51.7 82.7 44 72C36.3 61.3 13.7 28.7 8 18C2.3 7.3 8 10.7 10 8Z"/>
    <path data-part="handle" fill="#f2605a" d="M116 14C119 16.3 128 13.7 122 24C116 34.3 89.3 66.3 80 76C70.7 85.7 69.7 82.3 66 82C62.3 81.7 58 77.3 58 74C58 70.7 58.3 72.7 66 62C73.7 51.3 95.7 18 104 10C112.3 2 113 11.7 116 14Z"/>
    <path fill="#b8c8dc" d="M36 66H88Q94 66 94 74V104Q94 112 86 112H44Q36 112 36 104Z"/>
    <circle fill="#dfe8f4" cx="54" cy="92" r="13"/>
    <circle fill="#8fc3f0" cx="54" cy="92" r="5"/>
    <circle fill="#ffd35c" cx="84" cy="110" r="16"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M84 94V100M84 120V126M68 110H74M94 110H100M73 99L77 103M91 117L95 121M95 99L91 103M77 117L73 121"/>
    <circle fill="#ffffff" cx="84" cy="110" r="5"/>
    <path fill="#8fc3f0" d="M90 84C90 84 106.3 76 112 76C117.7 76 122.7 80.7 124 84C125.3 87.3 122.7 94.3 120 96C117.3 97.7 112.3 94.3 108 94C103.7 93.7 94 94 94 94Z"/>
  `,
  // A sock on a line held by a wooden clothes peg, another peg beside it.
  "clothes-peg": `
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M0 40Q64 52 128 40"/>
    <path data-part="sock" fill="#8fc3f0" d="M30 44L66 46C66 46 64 75.7 66 84C68 92.3 73 93.3 78 96C83 98.7 91.7 97.3 96 100C100.3 102.7 104 108 104 112C104 116 101.7 122 96 124C90.3 126 78.7 125.7 70 124C61.3 122.3 50.3 119 44 114C37.7 109 34.3 105.7 32 94C29.7 82.3 30 44 30 44Z"/>
    <path data-part="stripe" fill="#ffd35c" d="M30 44L66 46L66 60L30 58Z"/>
    <path data-part="toe" fill="#f7a8c8" d="M84 97C84 97 94.7 98.5 98 101C101.3 103.5 104.3 108.2 104 112C103.7 115.8 100 122 96 124C92 126 80 124 80 124C80 124 77.3 114.5 78 110C78.7 105.5 84 97 84 97Z"/>
    <path fill="#e8b878" d="M36 4Q42 0 46 6L48 66H40L34 30Z"/>
    <path fill="#f4d8a0" d="M62 4Q56 0 52 6L48 66H56L64 30Z"/>
    <path fill="#b8c4d4" d="M34 32H64V42H34Z"/>
    <path fill="#e8b878" d="M88 6Q94 2 98 8L100 72H92L86 34Z"/>
    <path fill="#f4d8a0" d="M114 6Q108 2 104 8L100 72H108L116 34Z"/>
    <path fill="#b8c4d4" d="M86 34H116V44H86Z"/>
  `,
  // A pair of tweezers that holds a small star.
  tweezers: `
    <path fill="#8fc3f0" d="M10 118C7 116.3 1.7 112.3 2 108C2.3 103.7 1 105 12 92C23 79 54.7 41.7 68 30C81.3 18.3 92 22 92 22L98 28C98 28 91 31.3 80 44C69 56.7 42 91.7 32 104C22 116.3 23.7 115.7 20 118C16.3 120.3 13 119.7 10 118Z"/>
    <path fill="#a8dcc0" d="M18 124C17 121.5 20.3 115.3 24 112C27.7 108.7 29 112.3 40 104C51 95.7 80.7 73.3 90 62C99.3 50.7 96 36 96 36L104 38C104 38 107.3 57.7 106 64C104.7 70.3 106.3 67 96 76C85.7 85 55 109.5 44 118C33 126.5 34.3 126 30 127C25.7 128 19 126.5 18 124Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M22 100L32 110M38 108L48 118"/>
    <path data-part="star" fill="#ffd35c" d="M108 6L112 16L124 18L116 26L118 38L108 32L98 38L100 26L92 18L104 16Z"/>
  `,
  // Cotton swabs in a jar and one across before it, soft at both ends.
  "cotton-swab": `
    <path data-part="stick" fill="#8fc3f0" d="M34 20H42V80H34ZM60 12H68V80H60ZM86 20H94V80H86Z"/>
    <path fill="#ffffff" d="M38 2C41 2 45.3 4.7 47 8C48.7 11.3 48.8 18 48 22C47.2 26 44.3 30.3 42 32C39.7 33.7 36.3 33.7 34 32C31.7 30.3 28.8 26 28 22C27.2 18 27.3 11.3 29 8C30.7 4.7 35 2 38 2Z"/>
    <path fill="#ffffff" d="M64 1C67 1 71.3 3.2 73 6C74.7 8.8 74.8 14.7 74 18C73.2 21.3 70.3 24.7 68 26C65.7 27.3 62.3 27.3 60 26C57.7 24.7 54.8 21.3 54 18C53.2 14.7 53.3 8.8 55 6C56.7 3.2 61 1 64 1Z"/>
    <path fill="#ffffff" d="M90 2C93 2 97.3 4.7 99 8C100.7 11.3 100.8 18 100 22C99.2 26 96.3 30.3 94 32C91.7 33.7 88.3 33.7 86 32C83.7 30.3 80.8 26 80 22C79.2 18 79.3 11.3 81 8C82.7 4.7 87 2 90 2Z"/>
    <path fill="#f7c8d8" d="M20 48H108V96Q108 104 100 104H28Q20 104 20 96Z"/>
    <path data-part="band" fill="#ffffff" d="M20 62H108V86H20Z"/>
    <path data-part="rim" fill="#f58fb0" d="M16 42H112Q116 48 112 54H16Q12 48 16 42Z"/>
    <path data-part="stick" fill="#8fc3f0" d="M24 112H104V120H24Z"/>
    <path fill="#ffffff" d="M2 116C2 113.3 3 109.7 6 108C9 106.3 16 105.3 20 106C24 106.7 28.3 109.7 30 112C31.7 114.3 31.7 117.7 30 120C28.3 122.3 24 125.3 20 126C16 126.7 9 125.7 6 124C3 122.3 2 118.7 2 116Z"/>
    <path fill="#ffffff" d="M126 116C126 113.3 125 109.7 122 108C119 106.3 112 105.3 108 106C104 106.7 99.7 109.7 98 112C96.3 114.3 96.3 117.7 98 120C99.7 122.3 104 125.3 108 126C112 126.7 119 125.7 122 124C125 122.3 126 118.7 126 116Z"/>
  `,
  // A dripstone cave: stone icicles hang from above, others grow towards them, a pool with a drop.
  stalactite: `
    <path data-part="rock" fill="#c8a078" d="M8 124C0 118 1.3 105.3 1 92C0.7 78.7 2.5 57.3 6 44C9.5 30.7 15 19 22 12C29 5 38.3 3.7 48 2C57.7 0.3 70.3 0.3 80 2C89.7 3.7 99 5 106 12C113 19 118.5 30.7 122 44C125.5 57.3 127.3 78.7 127 92C126.7 105.3 128 118 120 124C109.5 128 82.7 128 64 128C45.3 128 18.5 128 8 124Z"/>
    <path fill="#fff3dc" d="M16 118C0 111.7 11 93 12 80C13 67 17.3 49.3 22 40C26.7 30.7 33 27.7 40 24C47 20.3 55.3 18 64 18C72.7 18 84.3 19.7 92 24C99.7 28.3 106 34.7 110 44C114 53.3 115.7 67.7 116 80C116.3 92.3 128 111.7 112 118C95.3 124.3 32.7 124.3 16 118Z"/>
    <path data-part="water" fill="#8fd0f4" d="M26 116C26 113.3 33.7 109.7 40 108C46.3 106.3 55.7 106 64 106C72.3 106 83.7 106.3 90 108C96.3 109.7 102.3 113.3 102 116C101.7 118.7 94.3 122.3 88 124C81.7 125.7 72 126 64 126C56 126 46.3 125.7 40 124C33.7 122.3 26 118.7 26 116Z"/>
    <path fill="#e8c8a0" d="M18 14L40 14C40 14 35.7 31.3 34 40C32.3 48.7 30 66 30 66C30 66 26 48.7 24 40C22 31.3 18 14 18 14Z"/>
    <path fill="#e8c8a0" d="M38 10L62 10C62 10 56.2 25.3 54 32C51.8 38.7 49 50 49 50C49 50 45.8 38.7 44 32C42.2 25.3 38 10 38 10Z"/>
    <path fill="#e8c8a0" d="M60 10L92 10C92 10 84.7 33 82 44C79.3 55 76 76 76 76C76 76 70.7 55 68 44C65.3 33 60 10 60 10Z"/>
    <path fill="#e8c8a0" d="M90 12L112 16C112 16 107.8 31.3 106 38C104.2 44.7 101 56 101 56C101 56 97.8 43.3 96 36C94.2 28.7 90 12 90 12Z"/>
    <path fill="#e8c8a0" d="M12 120C12 120 14.3 99 16 92C17.7 85 22 78 22 78C22 78 27.7 85 30 92C32.3 99 36 120 36 120Z"/>
    <path fill="#e8c8a0" d="M92 120C92 120 96 94.3 98 86C100 77.7 104 70 104 70C104 70 108 79.7 110 88C112 96.3 116 120 116 120Z"/>
    <path data-part="drop" fill="#8fd0f4" d="M76 82C76 82 81 87.5 81 90C81 92.5 77.7 97 76 97C74.3 97 71 92.5 71 90C71 87.5 76 82 76 82Z"/>
  `,
  // A great wave that curls over, foam on its crest, a small boat before it.
  tsunami: `
    <path fill="#6fb8ec" d="M8 122C0 116 0.7 102.7 1 92C1.3 81.3 5.5 68.3 10 58C14.5 47.7 21 37.3 28 30C35 22.7 43.7 17.3 52 14C60.3 10.7 70.3 9.3 78 10C85.7 10.7 93.3 14 98 18C102.7 22 105.7 29 106 34C106.3 39 102.7 46 100 48C97.3 50 91.3 48 90 46C88.7 44 93.3 38.3 92 36C90.7 33.7 85.7 31.7 82 32C78.3 32.3 73 34.3 70 38C67 41.7 64.3 47.7 64 54C63.7 60.3 64.7 69.7 68 76C71.3 82.3 77.3 88.5 84 92C90.7 95.5 101.3 96 108 97C114.7 98 120.8 95.5 124 98C127.2 100.5 128 107.7 127 112C125 116.3 122.5 121.3 112 124C101.5 126.7 81.3 128 64 128C46.7 127.7 18.5 128 8 122Z"/>
    <path fill="#a8dcf8" d="M16 118C10 111.7 17 89.7 20 78C23 66.3 28.3 55.3 34 48C39.7 40.7 54 34 54 34C54 34 48.7 46.7 48 54C47.3 61.3 47.7 70.3 50 78C52.3 85.7 56.3 94.3 62 100C67.7 105.7 85 109.3 84 112C83 114.7 67.3 115 56 116C44.7 117 22 124.3 16 118Z"/>
    <path fill="#ffffff" d="M50 22C48.7 18.3 52.7 10 56 8C59.3 6 66 11 70 10C74 9 76.3 2.3 80 2C83.7 1.7 88 7 92 8C96 9 100.7 6 104 8C107.3 10 111 16 112 20C113 24 109.7 28.3 110 32C110.3 35.7 114.7 38.7 114 42C113.3 45.3 109 50.3 106 52C103 53.7 98.7 53.3 96 52C93.3 50.7 89.7 46.3 90 44C90.3 41.7 97.7 40.7 98 38C98.3 35.3 95.3 30.3 92 28C88.7 25.7 82.7 23.7 78 24C73.3 24.3 68.7 30.3 64 30C59.3 29.7 51.3 25.7 50 22Z"/>
    <circle data-part="bubble" fill="#ffffff" cx="118" cy="54" r="5"/>
    <path data-part="hull" fill="#f2605a" d="M84 84L120 84C120 84 118.7 95.7 114 98C109.3 100.3 97 100.3 92 98C87 95.7 84 84 84 84Z"/>
    <path data-part="sail" fill="#fff3b0" d="M100 56L102 80L84 80Z"/>
    <path fill="#ffffff" d="M70 122C66.7 119.5 73.3 114.3 76 112C78.7 109.7 82.7 108 86 108C89.3 108 92.7 112.3 96 112C99.3 111.7 102.7 106.3 106 106C109.3 105.7 113 110 116 110C119 110 122.2 105 124 106C125.8 107 128 113 127 116C126 119 123.2 122.2 118 124C112.8 125.8 104 127.3 96 127C88 126.7 73.3 124.5 70 122Z"/>
  `,
  // Hail: a dark cloud from which balls of ice fall on an umbrella.
  hail: `
    <path data-part="cloud" fill="#b8c8e0" d="M14 48C9.3 45 5.7 38.7 6 34C6.3 29.3 11.7 22.3 16 20C20.3 17.7 27.7 22.3 32 20C36.3 17.7 37 8.7 42 6C47 3.3 56 3 62 4C68 5 73 11 78 12C83 13 87 8.7 92 10C97 11.3 103.7 17.7 108 20C112.3 22.3 115.7 20.7 118 24C120.3 27.3 123 35.7 122 40C121 44.3 117.3 48.3 112 50C106.7 51.7 98.7 49.7 90 50C81.3 50.3 69.3 51.7 60 52C50.7 52.3 41.7 52.7 34 52C26.3 51.3 18.7 51 14 48Z"/>
    <circle fill="#e4f4ff" cx="20" cy="68" r="8"/>
    <circle fill="#e4f4ff" cx="44" cy="64" r="7"/>
    <circle fill="#e4f4ff" cx="66" cy="66" r="8"/>
    <circle fill="#e4f4ff" cx="90" cy="64" r="7"/>
    <circle fill="#e4f4ff" cx="112" cy="70" r="8"/>
    <circle fill="#e4f4ff" cx="10" cy="96" r="7"/>
    <circle fill="#e4f4ff" cx="118" cy="98" r="7"/>
    <path fill="#f2605a" d="M22 108Q26 78 64 78Q102 78 106 108Q96 100 86 108Q76 100 64 108Q52 100 42 108Q32 100 22 108Z"/>
    <path fill="#ffd35c" d="M42 108Q44 84 64 78Q84 84 86 108Q76 100 64 108Q52 100 42 108Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M64 108V120Q64 126 72 124"/>
  `,
  // Butter in its dish, a piece cut off, the knife leaning on it.
  butter: `
    <ellipse data-part="plate" fill="#8fc3f0" cx="64" cy="108" rx="62" ry="17"/>
    <ellipse data-part="plate" fill="#dcecfa" cx="64" cy="104" rx="50" ry="11"/>
    <path fill="#ffe070" d="M20 60L36 46H100L84 60Z"/>
    <path fill="#fff0a0" d="M20 60H84V98H20Z"/>
    <path fill="#ffd040" d="M84 60L100 46V84L84 98Z"/>
    <path fill="#fff0a0" d="M92 70L104 60L116 66V92L104 104L92 96Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M36 60V98M52 60V98M68 60V98M104 76L116 66M104 76L92 70M104 76V104"/>
    <path data-part="blade" fill="#c8d4e4" d="M34 4C35.7 4 34.7 6 40 12C45.3 18 60.7 33 66 40C71.3 47 72.7 52 72 54C71.3 56 68 57 62 52C56 47 41.3 30.7 36 24C30.7 17.3 30.3 15.3 30 12C29.7 8.7 32.3 4 34 4Z"/>
    <path data-part="handle" fill="#d9905a" d="M8 2C9.7 0.5 13.7 0 18 1C22.3 3 32 10.2 34 14C36 17.8 32 22.7 30 24C28 25.3 25.7 24.3 22 22C18.3 19.7 10.3 13.3 8 10C5.7 6.7 6.3 3.5 8 2Z"/>
  `,
  // A radiator under a window sill: ribs, a valve, warm air above it.
  radiator: `
    <path data-part="smoke" fill="#ffd0b0" d="M34 36C34 36 27.7 29.3 28 26C28.3 22.7 35.3 19.7 36 16C36.7 12.3 32 4 32 4C32 4 43 10.3 44 14C45 17.7 38.3 22.3 38 26C37.7 29.7 42 36 42 36Z"/>
    <path data-part="smoke" fill="#ffd0b0" d="M62 36C62 36 55.7 29.3 56 26C56.3 22.7 63.3 19.7 64 16C64.7 12.3 60 4 60 4C60 4 71 10.3 72 14C73 17.7 66.3 22.3 66 26C65.7 29.7 70 36 70 36Z"/>
    <path data-part="smoke" fill="#ffd0b0" d="M90 36C90 36 83.7 29.3 84 26C84.3 22.7 91.3 19.7 92 16C92.7 12.3 88 4 88 4C88 4 99 10.3 100 14C101 17.7 94.3 22.3 94 26C93.7 29.7 98 36 98 36Z"/>
    <path fill="#b8c4d4" d="M0 100H128V110H0Z"/>
    <path fill="#f0f4fa" d="M14 44H26Q32 44 32 52V112Q32 120 26 120H14Q8 120 8 112V52Q8 44 14 44Z"/>
    <path fill="#dfe8f4" d="M38 44H50Q56 44 56 52V112Q56 120 50 120H38Q32 120 32 112V52Q32 44 38 44Z"/>
    <path fill="#f0f4fa" d="M62 44H74Q80 44 80 52V112Q80 120 74 120H62Q56 120 56 112V52Q56 44 62 44Z"/>
    <path fill="#dfe8f4" d="M86 44H98Q104 44 104 52V112Q104 120 98 120H86Q80 120 80 112V52Q80 44 86 44Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M20 56V108M44 56V108M68 56V108M92 56V108"/>
    <circle fill="#f2605a" cx="116" cy="105" r="11"/>
  `,
  // A pipe organ: tall pipes, the tallest in the middle, over two rows of keys.
  "pipe-organ": `
    <path fill="#ffd980" d="M10 36L18 28L26 36V76H10ZM102 36L110 28L118 36V76H102Z"/>
    <path fill="#fff0c0" d="M28 24L36 16L44 24V76H28ZM84 24L92 16L100 24V76H84Z"/>
    <path fill="#ffd980" d="M46 14L54 6L62 14V76H46ZM66 14L74 6L82 14V76H66Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M12 60H24M30 60H42M48 60H60M68 60H80M86 60H98M104 60H116"/>
    <path fill="#c98a5a" d="M6 72H122V84H6Z"/>
    <path fill="#e0b080" d="M12 84H116V126H12Z"/>
    <path fill="#ffffff" d="M22 90H106V104H22Z"/>
    <path fill="#d89870" d="M16 104H112V112H16Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M36 90V104M50 90V104M64 90V104M78 90V104M92 90V104"/>
  `,
  // A charger for the socket with its cable and plug, a phone that fills.
  "phone-charger": `
    <path data-part="phone" fill="#8fc3f0" d="M72 6H114Q122 6 122 14V90Q122 98 114 98H72Q64 98 64 90V14Q64 6 72 6Z"/>
    <path fill="#f0f8ff" d="M72 16H114V86H72Z"/>
    <path fill="#ffe070" d="M96 24L80 54H92L86 78L106 46H94Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M93 104Q93 124 70 122Q42 122 36 96"/>
    <path fill="#c8d4e4" d="M86 96H100V110H86Z"/>
    <path fill="#ffffff" d="M14 46H46Q54 46 54 54V88Q54 96 46 96H14Q6 96 6 88V54Q6 46 14 46Z"/>
    <path fill="#b8c4d4" d="M16 26H24V46H16ZM36 26H44V46H36Z"/>
    <circle data-part="light" fill="#8fd07c" cx="30" cy="70" r="9"/>
  `,
};
