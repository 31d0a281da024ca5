/** Pets, farm animals and a few that emoji draw badly: 128 × 128 boxes. */
export const everydayAnimals: Readonly<Record<string, string>> = {
  // A cat sitting, its tail beside it.
  cat: `
    <path data-part="tail" fill="#f2a65a" d="M86 112C112 118 124 98 118 80C114 70 102 72 104 82C106 92 100 100 86 98Z"/>
    <path data-part="body" fill="#f7b267" d="M42 72C32 84 29 104 33 117C35 124 46 124 64 124C82 124 93 124 95 117C99 104 96 84 86 72Z"/>
    <path data-part="belly" fill="#fff3e0" d="M64 84C75 84 80 96 78 106C76 114 71 118 64 118C57 118 52 114 50 106C48 96 53 84 64 84Z"/>
    <ellipse data-part="paw" fill="#fff3e0" cx="50" cy="118" rx="13" ry="7"/>
    <ellipse data-part="paw" fill="#fff3e0" cx="78" cy="118" rx="13" ry="7"/>
    <path data-part="ear" fill="#f2a65a" d="M24 48L22 7C37 8 50 16 56 28Z"/>
    <path data-part="ear" fill="#f2a65a" d="M104 48L106 7C91 8 78 16 72 28Z"/>
    <path data-part="innerEar" fill="#ffc9c9" d="M30 36L29 17C37 19 43 23 47 29Z"/>
    <path data-part="innerEar" fill="#ffc9c9" d="M98 36L99 17C91 19 85 23 81 29Z"/>
    <path data-part="head" fill="#f7b267" d="M64 20C92 20 109 36 109 55C109 75 89 85 64 85C39 85 19 75 19 55C19 36 36 20 64 20Z"/>
    <ellipse data-part="eye" fill="#23202a" cx="45" cy="52" rx="5" ry="6.5"/>
    <ellipse data-part="eye" fill="#23202a" cx="83" cy="52" rx="5" ry="6.5"/>
    <circle fill="#ffffff" cx="47" cy="49" r="2.2"/>
    <circle fill="#ffffff" cx="85" cy="49" r="2.2"/>
    <path data-part="nose" fill="#5a2a30" d="M56 60C60 57 68 57 72 60L64 68Z"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2" d="M64 67L64 70C62 77 53 77 50 72M64 70C66 77 75 77 78 72"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2" d="M31 64L10 60M31 70L11 74M97 64L118 60M97 70L117 74M64 24L64 34M53 26L55 33M75 26L73 33"/>
  `,
  // A puppy sitting, with floppy ears, a collar and its tongue out.
  dog: `
    <path data-part="tail" fill="#d9a066" d="M86 112C104 112 120 98 120 84C120 76 110 74 107 82C104 94 98 100 88 100Z"/>
    <path data-part="body" fill="#e6b57e" d="M42 74C32 88 29 106 33 117C35 124 46 124 64 124C82 124 93 124 95 117C99 106 96 88 86 74Z"/>
    <path data-part="leg" fill="#fff6e6" d="M48 92C44 104 42 112 42 118C43 125 60 125 61 118L62 100Z"/>
    <path data-part="leg" fill="#fff6e6" d="M80 92C84 104 86 112 86 118C85 125 68 125 67 118L66 100Z"/>
    <path data-part="dogCollar" fill="#e2725b" d="M42 74C54 82 74 82 86 74L91 87C74 98 54 98 37 87Z"/>
    <circle data-part="collarTag" fill="#ffd34d" cx="64" cy="99" r="8"/>
    <path data-part="head" fill="#e6b57e" d="M64 12C88 12 100 28 100 47C100 68 86 80 64 80C42 80 28 68 28 47C28 28 40 12 64 12Z"/>
    <path data-part="muzzle" fill="#fff6e6" d="M64 45C79 45 87 53 87 62C87 72 77 77 64 77C51 77 41 72 41 62C41 53 49 45 64 45Z"/>
    <path data-part="ear" fill="#b97a45" d="M42 17C24 12 8 28 8 52C8 70 22 78 31 68C38 60 32 40 42 17Z"/>
    <path data-part="ear" fill="#b97a45" d="M86 17C104 12 120 28 120 52C120 70 106 78 97 68C90 60 96 40 86 17Z"/>
    <ellipse data-part="eye" fill="#23202a" cx="50" cy="38" rx="4.6" ry="5.8"/>
    <ellipse data-part="eye" fill="#23202a" cx="78" cy="38" rx="4.6" ry="5.8"/>
    <circle fill="#ffffff" cx="52" cy="35.5" r="2"/>
    <circle fill="#ffffff" cx="80" cy="35.5" r="2"/>
    <path data-part="tongue" fill="#f28b82" d="M57 66C57 77 71 77 71 66Z"/>
    <ellipse data-part="nose" fill="#2a2222" cx="64" cy="50" rx="7" ry="4.8"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2" d="M64 55L64 61C61 68 53 67 50 62M64 61C67 68 75 67 78 62"/>
  `,
  // A round pig with a curly tail.
  pig: `
    <path fill="none" stroke="#c9667c" stroke-width="2.5" d="M112 76C120 80 126 74 121 68C117 64 112 70 117 74"/>
    <path data-part="leg" fill="#f2a0b0" d="M50 96L52 117C52 120 54 121 57 121L63 121C67 121 69 119 69 116L70 98Z"/>
    <path data-part="leg" fill="#f2a0b0" d="M76 98L77 116C77 119 79 121 82 121L90 121C94 121 96 119 96 116L97 96Z"/>
    <path data-part="body" fill="#f9bcc8" d="M70 42C98 40 116 58 116 80C116 88 114 94 111 99L111 118C111 122 108 124 104 124L99 124C95 124 92 122 92 118L90 105C80 108 66 108 56 105L54 118C54 122 51 124 47 124L42 124C38 124 35 122 35 118L35 98C32 93 30 87 30 80C30 58 46 44 70 42Z"/>
    <path data-part="hoof" fill="#e0708a" d="M35 114L55 114L54 118C54 122 51 124 47 124L42 124C38 124 35 122 35 118ZM91 114L111 114L111 118C111 122 108 124 104 124L99 124C95 124 92 122 92 118Z"/>
    <path data-part="ear" fill="#f2a0b0" d="M20 42C12 28 14 18 18 12C32 14 42 22 44 34Z"/>
    <path data-part="ear" fill="#f2a0b0" d="M58 32C62 18 72 10 84 11C88 22 84 36 74 44Z"/>
    <path data-part="head" fill="#f9bcc8" d="M48 26C68 26 83 41 83 61C83 81 68 94 48 94C28 94 13 81 13 61C13 41 28 26 48 26Z"/>
    <ellipse data-part="snout" fill="#e0708a" cx="44" cy="64" rx="19" ry="13"/>
    <ellipse data-part="nostril" fill="#5e2c38" cx="37" cy="64" rx="3" ry="4.6"/>
    <ellipse data-part="nostril" fill="#5e2c38" cx="51" cy="64" rx="3" ry="4.6"/>
    <ellipse data-part="eye" fill="#23202a" cx="32" cy="45" rx="4.2" ry="5.2"/>
    <ellipse data-part="eye" fill="#23202a" cx="60" cy="45" rx="4.2" ry="5.2"/>
    <path fill="none" stroke="#8a3f50" stroke-width="2" d="M36 82C42 87 50 87 56 81"/>
  `,
  // A donkey with long ears and a pale muzzle.
  donkey: `
    <path data-part="tail" fill="#a9b0bd" d="M106.1 66.9C106.1 66.9 107.7 67.9 108.7 68.5C109.7 69.1 111.1 69.8 112.3 70.5C113.4 71.3 114.6 72.1 115.4 72.9C116.3 73.6 116.8 74.1 117.2 75C117.5 75.9 117.5 76.9 117.4 78.3C117.4 79.6 117.1 81.5 116.8 83.1C116.5 84.7 116 86.6 115.8 88C115.5 89.3 114.8 90.3 115.1 91.4C115.4 92.5 116.5 94.2 117.5 94.4C118.5 94.5 120.3 93.5 120.9 92.6C121.6 91.7 121.3 90.6 121.6 89.2C121.9 87.8 122.4 85.9 122.7 84.1C123 82.3 123.4 80.3 123.4 78.4C123.5 76.6 123.4 74.6 122.8 73C122.2 71.3 121.1 69.8 120 68.5C118.8 67.2 117.3 66.2 116 65.2C114.7 64.3 113.3 63.5 112.3 62.8C111.3 62.1 109.9 61.1 109.9 61.1L106.1 66.9Z"/>
    <path data-part="tail" fill="#98a0b0" d="M114 90C115.7 88 120.2 88 122 90C123.8 92 125.7 98.3 125 102C124.3 105.7 120.2 112 118 112C115.8 112 112.7 105.7 112 102C111.3 98.3 112.3 92 114 90Z"/>
    <path data-part="leg" fill="#98a0ae" d="M64 90L76 90L75 122L63 122Z"/>
    <path data-part="leg" fill="#98a0ae" d="M86 90L97 90L97 122L86 122Z"/>
    <path data-part="body" fill="#b8bfcb" d="M34 62C38 58 47.7 57 56 56C64.3 55 75.7 55.7 84 56C92.3 56.3 100.7 55 106 58C111.3 61 114.7 68 116 74C117.3 80 114.8 86 114 94C113.2 102 111 122 111 122L97 122L96 96L60 98L58 122L44 122C44 122 44 103 42 96C40 89 33.3 85.7 32 80C30.7 74.3 30 66 34 62Z"/>
    <path data-part="hoof" fill="#98a0b0" d="M44 114L58.5 114L58 124L43 124Z"/>
    <path data-part="hoof" fill="#98a0b0" d="M97 114L112 114L112 124L97 124Z"/>
    <path data-part="ear" fill="#b8bfcb" d="M22 32C18.3 30.3 12 23 10 18C8 13 10 2 10 2C10 2 20.3 3.7 24 8C27.7 12.3 32.3 24 32 28C31.7 32 25.7 33.7 22 32Z"/>
    <path data-part="ear" fill="#b8bfcb" d="M48 28C47.3 23.7 50.3 12.3 54 8C57.7 3.7 70 2 70 2C70 2 72 12.7 70 18C68 23.3 61.7 32.3 58 34C54.3 35.7 48.7 32.3 48 28Z"/>
    <path data-part="innerEar" fill="#f7c4cc" d="M22 26C19.8 24.2 16.2 18 15 15C13.8 12 15 8 15 8C15 8 20.8 10 23 13C25.2 16 28.2 23.8 28 26C27.8 28.2 24.2 27.8 22 26Z"/>
    <path data-part="innerEar" fill="#f7c4cc" d="M53 26C52.8 23.5 55 16 57 13C59 10 65 8 65 8C65 8 66.2 12.7 65 16C63.8 19.3 60 26.3 58 28C56 29.7 53.2 28.5 53 26Z"/>
    <path data-part="head" fill="#b8bfcb" d="M40 22C46 22 54.3 25.7 58 30C61.7 34.3 62 42 62 48C62 54 59.3 60.3 58 66C56.7 71.7 57 78 54 82C51 86 44.7 90 40 90C35.3 90 29 86 26 82C23 78 23.3 71.7 22 66C20.7 60.3 18 54 18 48C18 42 18.3 34.3 22 30C25.7 25.7 34 22 40 22Z"/>
    <path data-part="muzzle" fill="#fff6ea" d="M40 62C44.7 62 51 63.3 54 66C57 68.7 58.3 74 58 78C57.7 82 55 87.3 52 90C49 92.7 44 94 40 94C36 94 31 92.7 28 90C25 87.3 22.3 82 22 78C21.7 74 23 68.7 26 66C29 63.3 35.3 62 40 62Z"/>
    <path data-part="mane" fill="#98a0b0" d="M40 12C42.7 12 46.7 16.7 48 20C49.3 23.3 49 28.7 48 32C47 35.3 42 40 42 40C42 40 38 35.7 36 34C34 32.3 30.7 32.3 30 30C29.3 27.7 30.3 23 32 20C33.7 17 37.3 12 40 12Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="29" cy="48" rx="4.6" ry="6.2"/>
    <circle fill="#ffffff" cx="28.2" cy="45.6" r="2.4"/>
    <ellipse data-part="eye" fill="#2a2440" cx="51" cy="48" rx="4.6" ry="6.2"/>
    <circle fill="#ffffff" cx="50.2" cy="45.6" r="2.4"/>
    <circle fill="#2a2440" cx="34" cy="74" r="2.4"/>
    <circle fill="#2a2440" cx="46" cy="74" r="2.4"/>
    <path fill="none" stroke="#2a2440" stroke-width="2.2" d="M31 82C36 87 44 87 49 82"/>
  `,
  // A zebra with bold stripes and an upright mane.
  zebra: `
    <path data-part="tail" fill="#ffffff" d="M106.1 66.9C106.1 66.9 107.6 67.9 108.6 68.5C109.7 69.1 111.1 69.9 112.2 70.6C113.4 71.4 114.6 72.3 115.5 73C116.3 73.8 116.9 74.3 117.2 75.1C117.5 75.9 117.5 76.7 117.4 77.9C117.4 79 117.1 80.7 116.8 82.1C116.5 83.5 116.1 85.1 115.8 86.3C115.5 87.5 114.8 88.3 115.1 89.3C115.4 90.3 116.5 92.1 117.5 92.3C118.4 92.6 120.2 91.4 120.9 90.7C121.6 89.9 121.3 88.9 121.6 87.7C121.9 86.4 122.4 84.8 122.7 83.2C123 81.6 123.4 79.8 123.4 78C123.5 76.3 123.4 74.5 122.8 72.9C122.2 71.4 121.1 69.9 119.9 68.7C118.8 67.4 117.3 66.3 116 65.4C114.8 64.4 113.3 63.5 112.3 62.8C111.3 62.1 109.9 61.1 109.9 61.1L106.1 66.9Z"/>
    <path data-part="tail" fill="#8f98a4" d="M114 88C115.7 86 120.2 86 122 88C123.8 90 125.8 96.7 125 100C124.2 103.3 119.2 108 117 108C114.8 108 112.5 103.3 112 100C111.5 96.7 112.3 90 114 88Z"/>
    <path data-part="leg" fill="#e4e4ec" d="M62 88L74 88L73 124L61 124Z"/>
    <path data-part="leg" fill="#e4e4ec" d="M86 88L97 88L97 124L86 124Z"/>
    <path data-part="mane" fill="#8f98a4" d="M44 8C45 3.3 54 5 58 8C62 11 65.3 18.7 68 26C70.7 33.3 75 46.3 74 52C73 57.7 65.7 62.7 62 60C58.3 57.3 55 44.7 52 36C49 27.3 43 12.7 44 8Z"/>
    <path data-part="body" fill="#ffffff" d="M38 44C41.7 39.3 52.3 40 58 42C63.7 44 65.3 54 72 56C78.7 58 91 52.3 98 54C105 55.7 111.3 60.7 114 66C116.7 71.3 114.7 76.3 114 86C113.3 95.7 110 124 110 124L97 124L95 92L60 94L57 124L43 124C43 124 43.2 101 42 92C40.8 83 36.7 78 36 70C35.3 62 34.3 48.7 38 44Z"/>
    <path data-part="hoof" fill="#8f98a4" d="M42 116L57.5 116L57 124L43 124Z"/>
    <path data-part="hoof" fill="#8f98a4" d="M96.5 116L111 116L110 124L97 124Z"/>
    <path data-part="ear" fill="#ffffff" d="M40 16C38 12.7 36 2 36 2C36 2 43 0 46 2C49 4 53.7 10.7 54 14C54.3 17.3 50.3 21.7 48 22C45.7 22.3 42 19.3 40 16Z"/>
    <path data-part="head" fill="#ffffff" d="M30 14C34.3 10.3 43 10 48 12C53 14 57.7 20 60 26C62.3 32 63.7 42.7 62 48C60.3 53.3 54 56.7 50 58C46 59.3 42.3 54.7 38 56C33.7 57.3 28.7 64.7 24 66C19.3 67.3 13.3 66.3 10 64C6.7 61.7 4 55.7 4 52C4 48.3 7 45 10 42C13 39 18.7 38.7 22 34C25.3 29.3 25.7 17.7 30 14Z"/>
    <path data-part="muzzle" fill="#c3ccd6" d="M18 38C21.2 38.7 25.7 43.7 27 48C28.3 52.3 28.5 61.2 26 64C23.5 66.8 15.7 66.3 12 65C8.3 63.7 4.7 59.5 4 56C3.3 52.5 5.7 47 8 44C10.3 41 14.8 37.3 18 38Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="38" cy="32" rx="4.4" ry="6"/>
    <circle fill="#ffffff" cx="37.2" cy="29.7" r="2.3"/>
    <circle fill="#2a2440" cx="12" cy="51" r="2.2"/>
    <path fill="none" stroke="#2a2440" stroke-width="2.2" d="M10 59C14 61 18 60 21 58"/>
    <path fill="#2a2440" d="M48 14C46 20 46 24 49 29C50 23 52 19 54 17Z"/>
    <path fill="#2a2440" d="M62 34C55 36 52 38 49 42C54 42 58 42 63 41Z"/>
    <path fill="#2a2440" d="M71 57C67 66 67 72 69 81C71 74 72 66 75 57Z"/>
    <path fill="#2a2440" d="M85 56C82 66 82 72 84 82C86 74 87 66 89.5 55.5Z"/>
    <path fill="#2a2440" d="M101 57C97 66 96 72 97 82C100 74 102 68 105 60Z"/>
    <path fill="#2a2440" d="M40 70C48 72 52 74 58 72C54 78 48 79 41 77Z"/>
    <path fill="#2a2440" d="M43 90C49 92 53 92 58 90C54 96 49 97 43 96Z"/>
    <path fill="#2a2440" d="M112 84C106 86 102 88 98 92C102 94 108 92 112 90Z"/>
  `,
  // A snake in coils, its head raised.
  snake: `
    <path data-part="tailTip" fill="#8fd06f" d="M98 106C112 106 122 98 126 88C128 106 118 122 98 122Z"/>
    <path data-part="coil" fill="#8fd06f" d="M64 98C96 98 118 104 118 112C118 120 96 125 64 125C32 125 8 120 8 112C8 104 32 98 64 98Z"/>
    <path data-part="coil" fill="#a9dc8a" d="M62 80C88 80 106 86 106 94C106 103 88 108 62 108C36 108 18 103 18 94C18 86 36 80 62 80Z"/>
    <path data-part="coil" fill="#8fd06f" d="M62 63C82 63 96 69 96 77C96 85 82 90 62 90C42 90 28 85 28 77C28 69 42 63 62 63Z"/>
    <path data-part="neck" fill="#a9dc8a" d="M56 38C74 46 76 60 60 72C70 78 82 74 88 66C98 52 92 38 78 30Z"/>
    <path fill="none" stroke="#d9483b" stroke-width="2.5" d="M30 34C24 38 20 40 14 40M20 40L13 46"/>
    <path data-part="head" fill="#a9dc8a" d="M58 4C76 2 92 14 92 28C92 42 74 50 56 48C38 46 26 38 28 26C30 14 42 6 58 4Z"/>
    <ellipse data-part="eye" fill="#23202a" cx="48" cy="20" rx="4" ry="5.4"/>
    <ellipse data-part="eye" fill="#23202a" cx="68" cy="20" rx="4" ry="5.4"/>
    <path fill="none" stroke="#3f7f33" stroke-width="2" d="M36 34C46 42 62 42 72 35"/>
    <circle data-part="spot" fill="#ffe07a" cx="38" cy="113" r="5"/>
    <circle data-part="spot" fill="#ffe07a" cx="64" cy="116" r="5"/>
    <circle data-part="spot" fill="#ffe07a" cx="90" cy="113" r="5"/>
    <circle data-part="spot" fill="#ffe07a" cx="46" cy="98" r="4.6"/>
    <circle data-part="spot" fill="#ffe07a" cx="76" cy="98" r="4.6"/>
  `,
  crocodile: `
    <path data-part="spike" fill="#5fa85f" d="M62 64L70 50L78 61L86 49L94 61L102 52L108 70Z"/>
    <path data-part="leg" fill="#5fb070" d="M64 96L80 96L82 114Q82 120 76 120L64 120Z"/>
    <path data-part="leg" fill="#5fb070" d="M108 92L122 88L124 112Q124 118 118 118L108 118Z"/>
    <path data-part="body" fill="#86cf8a" d="M42 66Q70 52 98 62Q112 66 116 58Q118 48 122 36Q128 60 126 82Q122 96 112 100L112 118Q112 124 106 124L92 124Q88 116 92 104Q80 107 68 104L68 118Q68 124 62 124L46 124Q42 116 46 102Q36 96 38 82Z"/>
    <path data-part="mouth" fill="#f0908a" d="M6 88Q30 88 60 80Q66 92 58 100Q36 108 12 104Q0 98 6 88Z"/>
    <path data-part="tooth" fill="#ffffff" d="M8 80L54 78L58 86L48 94L42 87L36 95L30 88L24 95L18 88L12 94Z"/>
    <path data-part="head" fill="#86cf8a" d="M2 76Q2 64 12 64Q26 66 36 56Q40 40 54 41Q66 44 68 62Q70 80 58 85Q32 86 8 86Q2 84 2 76Z"/>
    <circle data-part="eye" fill="#ffffff" cx="50" cy="53" r="10"/>
    <circle fill="#2a2440" cx="48" cy="54" r="5"/>
    <circle fill="#ffffff" cx="46.5" cy="52" r="2"/>
    <circle fill="#2a2440" cx="11" cy="71" r="2.4"/>
  `,
  // A chick coming out of its egg.
  "hatching-chick": `
    <path data-part="wing" fill="#ffd95e" d="M26 64C12 58 4 68 8 82C18 86 28 82 34 74Z"/>
    <path data-part="wing" fill="#ffd95e" d="M102 64C116 58 124 68 120 82C110 86 100 82 94 74Z"/>
    <path fill="none" stroke="#c9962a" stroke-width="2.5" d="M64 12C62 8 58 4 54 3M64 12C66 8 70 4 74 3M64 12L64 3"/>
    <path data-part="body" fill="#ffe27a" d="M64 11C86 11 102 28 102 52C104 76 98 92 64 92C30 92 24 76 26 52C26 28 42 11 64 11Z"/>
    <ellipse data-part="eye" fill="#23202a" cx="47" cy="40" rx="4.6" ry="6"/>
    <ellipse data-part="eye" fill="#23202a" cx="81" cy="40" rx="4.6" ry="6"/>
    <circle fill="#ffffff" cx="49" cy="37.5" r="2"/>
    <circle fill="#ffffff" cx="83" cy="37.5" r="2"/>
    <path data-part="beak" fill="#e0662f" d="M46 50C54 42 74 42 82 50L64 70Z"/>
    <path fill="none" stroke="#a85f16" stroke-width="2" d="M47 51C56 56 72 56 81 51"/>
    <path data-part="egg" fill="#fbf3e2" d="M10 74L26 86L40 72L54 88L66 74L80 88L92 73L104 86L118 75C122 104 96 125 64 125C32 125 6 104 10 74Z"/>
    <circle data-part="spot" fill="#cfe3f7" cx="38" cy="103" r="7"/>
    <circle data-part="spot" fill="#f7c9d6" cx="64" cy="110" r="7"/>
    <circle data-part="spot" fill="#cfe3f7" cx="90" cy="103" r="7"/>
  `,
  // A rabbit sitting upright, both ears up.
  rabbit: `
    <circle data-part="tail" fill="#fff6e6" cx="98" cy="106" r="11"/>
    <path data-part="ear" fill="#cfc4d6" d="M46 48C34 36 30 6 43 4C56 3 60 28 61 46Z"/>
    <path data-part="ear" fill="#cfc4d6" d="M82 48C94 36 98 6 85 4C72 3 68 28 67 46Z"/>
    <path data-part="innerEar" fill="#f7c0cd" d="M47 40C40 30 38 13 43 12C50 12 53 28 54 40Z"/>
    <path data-part="innerEar" fill="#f7c0cd" d="M81 40C88 30 90 13 85 12C78 12 75 28 74 40Z"/>
    <path data-part="body" fill="#dcd3e2" d="M42 78C31 90 28 108 33 117C36 124 46 124 64 124C82 124 92 124 95 117C100 108 97 90 86 78Z"/>
    <path data-part="belly" fill="#fff6e6" d="M64 88C76 88 82 98 80 108C78 116 72 119 64 119C56 119 50 116 48 108C46 98 52 88 64 88Z"/>
    <ellipse data-part="foot" fill="#dcd3e2" cx="45" cy="118" rx="16" ry="8"/>
    <ellipse data-part="foot" fill="#dcd3e2" cx="83" cy="118" rx="16" ry="8"/>
    <path data-part="head" fill="#dcd3e2" d="M64 36C86 36 99 47 99 62C99 78 84 86 64 86C44 86 29 78 29 62C29 47 42 36 64 36Z"/>
    <ellipse data-part="eye" fill="#23202a" cx="49" cy="58" rx="4.8" ry="6.4"/>
    <ellipse data-part="eye" fill="#23202a" cx="79" cy="58" rx="4.8" ry="6.4"/>
    <circle fill="#ffffff" cx="51" cy="55" r="2.1"/>
    <circle fill="#ffffff" cx="81" cy="55" r="2.1"/>
    <path data-part="nose" fill="#5a2a30" d="M58 64C61 62 67 62 70 64L64 70Z"/>
    <path data-part="tooth" fill="#ffffff" d="M59 75L69 75L68.4 84C66 86 62 86 59.6 84Z"/>
    <path fill="none" stroke="#5a3a4c" stroke-width="2" d="M64 69L64 73C61 78 54 78 51 74M64 73C67 78 74 78 77 74"/>
    <path fill="none" stroke="#5a3a4c" stroke-width="2" d="M38 68L18 65M38 73L19 76M90 68L110 65M90 73L109 76"/>
  `,
  // A horse standing in profile, its back free for a rider.
  horse: `
    <path data-part="tail" fill="#f4dca0" d="M104 56C105.7 52.3 114.3 56.3 118 60C121.7 63.7 125.3 70.7 126 78C126.7 85.3 123.3 95.3 122 104C118.7 102 114.3 101.7 112 98C109.7 94.3 109.3 89 108 82C106.7 75 102.3 59.7 104 56Z"/>
    <path data-part="leg" fill="#b4845e" d="M54 86L54 124L66 124L68 88Z"/>
    <path data-part="leg" fill="#b4845e" d="M82 86L84 124L96 124L98 88Z"/>
    <path data-part="body" fill="#d9a066" d="M40 12C44.7 14 50 14 54 18C58 22 60.3 31 64 36C67.7 41 70.7 46 76 48C81.3 50 90.3 46.3 96 48C101.7 49.7 107.2 53 110 58C112.8 63 113 71 113 78C113 85 110.2 92.3 110 100C109.8 107.7 111.3 116 112 124L96 124C95.3 117.3 95.7 109.3 94 104C92.3 98.7 90.3 93.7 86 92C81.7 90.3 73.3 94 68 94C62.7 94 56.7 90 54 92C51.3 94 52.2 100.7 52 106C51.8 111.3 52.7 118 53 124L37 124C37 117.3 37.7 110.7 37 104C36.3 97.3 33.5 90.3 33 84C32.5 77.7 33.5 71 34 66C34.5 61 35 63 36 54C37 45 38.7 26 40 12Z"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2" d="M37 114L53 114M96 114L112 114"/>
    <path data-part="mane" fill="#f4dca0" d="M44 8C45.7 5.7 53.7 7.3 58 10C62.3 12.7 67.3 18.7 70 24C72.7 29.3 73 36.7 74 42C75 47.3 75.3 51.3 76 56C72 54.7 67.3 55 64 52C60.7 49 58.7 42.7 56 38C53.3 33.3 50 29 48 24C46 19 42.3 10.3 44 8Z"/>
    <path data-part="ear" fill="#d9a066" d="M46 18L48 2L58 16Z"/>
    <path data-part="head" fill="#d9a066" d="M48 12C52.7 13 56.5 19 58 24C59.5 29 59 37 57 42C55 47 49.5 50.7 46 54C42.5 57.3 39.7 59.3 36 62C32.3 64.7 28.5 69.3 24 70C19.5 70.7 12.3 68.7 9 66C5.7 63.3 4 57.7 4 54C4 50.3 6 47.3 9 44C12 40.7 18.5 38.3 22 34C25.5 29.7 25.7 21.7 30 18C34.3 14.3 43.3 11 48 12Z"/>
    <path data-part="muzzle" fill="#fff0d8" d="M22 40C26 42.7 31.3 44.7 34 48C36.7 51.3 36.7 56 38 60C34 63.3 30.3 68.7 26 70C21.7 71.3 15.7 70.3 12 68C8.3 65.7 4.7 59.7 4 56C3.3 52.3 5 48.7 8 46C11 43.3 17.3 42 22 40Z"/>
    <path data-part="mane" fill="#f4dca0" d="M48 6C46.7 4 42.7 4.7 40 6C37.3 7.3 33.7 10.3 32 14C30.3 17.7 30.7 23.3 30 28C33.3 27.3 37 27.7 40 26C43 24.3 46.7 21.3 48 18C49.3 14.7 49.3 8 48 6Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="40" cy="36" rx="4.4" ry="6"/>
    <circle fill="#ffffff" cx="39.2" cy="33.6" r="2.3"/>
    <circle fill="#2a2440" cx="13" cy="52" r="2"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2.2" d="M12 61C17 63 22 62 26 59"/>
  `,
  // A shark that smiles.
  shark: `
    <path data-part="fin" fill="#8fb3cc" d="M54 44C56 26 66 14 82 12C77 26 78 38 84 48Z"/>
    <path data-part="tailFin" fill="#8fb3cc" d="M100 62L126 34C120 52 120 74 126 94L100 78Z"/>
    <path data-part="body" fill="#a9c8dd" d="M4 66C14 44 42 34 68 36C92 38 104 54 110 62C113 67 113 73 110 77C100 90 78 98 52 97C28 96 10 84 4 66Z"/>
    <path data-part="belly" fill="#f4f8fb" d="M8 75C30 84 66 84 106 80C94 92 74 98 52 97C32 96 16 88 8 75Z"/>
    <path data-part="fin" fill="#8fb3cc" d="M48 80C46 96 54 110 68 116C74 106 74 92 70 82Z"/>
    <ellipse data-part="eye" fill="#23202a" cx="30" cy="58" rx="4.6" ry="6"/>
    <circle fill="#ffffff" cx="29" cy="55.5" r="2"/>
    <path fill="none" stroke="#3a4a5c" stroke-width="2" d="M52 54C48 60 48 68 52 74M60 52C56 59 56 67 60 74"/>
    <path fill="none" stroke="#3a4a5c" stroke-width="2" d="M14 78C22 84 32 84 38 76"/>
  `,
  // An otter sitting up, its paws together.
  otter: `
    <path data-part="tail" fill="#b98552" d="M82 108C102 104 118 112 124 122C110 128 92 126 78 122Z"/>
    <path data-part="body" fill="#cf9a63" d="M42 62C33 82 31 106 37 117C40 126 88 126 91 117C97 106 95 82 86 62Z"/>
    <path data-part="belly" fill="#f6e3c8" d="M64 72C78 72 84 88 82 102C80 114 73 119 64 119C55 119 48 114 46 102C44 88 50 72 64 72Z"/>
    <path data-part="arm" fill="#cf9a63" d="M40 74C34 86 44 98 58 96C63 93 63 86 58 84C52 84 50 80 51 74Z"/>
    <path data-part="arm" fill="#cf9a63" d="M88 74C94 86 84 98 70 96C65 93 65 86 70 84C76 84 78 80 77 74Z"/>
    <ellipse data-part="foot" fill="#b98552" cx="48" cy="119" rx="14" ry="7"/>
    <ellipse data-part="foot" fill="#b98552" cx="80" cy="119" rx="14" ry="7"/>
    <circle data-part="ear" fill="#b98552" cx="35" cy="26" r="9"/>
    <circle data-part="ear" fill="#b98552" cx="93" cy="26" r="9"/>
    <path data-part="head" fill="#cf9a63" d="M64 12C87 12 100 26 100 43C100 61 85 72 64 72C43 72 28 61 28 43C28 26 41 12 64 12Z"/>
    <path data-part="muzzle" fill="#f6e3c8" d="M64 42C78 42 87 48 87 56C87 65 77 69 64 69C51 69 41 65 41 56C41 48 50 42 64 42Z"/>
    <ellipse data-part="eye" fill="#23202a" cx="47" cy="36" rx="4.4" ry="5.8"/>
    <ellipse data-part="eye" fill="#23202a" cx="81" cy="36" rx="4.4" ry="5.8"/>
    <circle fill="#ffffff" cx="49" cy="33.5" r="1.9"/>
    <circle fill="#ffffff" cx="83" cy="33.5" r="1.9"/>
    <ellipse data-part="nose" fill="#2a2222" cx="64" cy="47" rx="7.5" ry="5"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2" d="M64 52L64 56C61 62 54 61 52 58M64 56C67 62 74 61 76 58"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2" d="M38 55L18 52M38 60L20 64M90 55L110 52M90 60L108 64"/>
  `,
  // A leopard sitting, spotted all over.
  leopard: `
    <path data-part="tail" fill="#f2c46d" d="M86 112C112 118 124 98 118 80C114 70 102 72 104 82C106 92 100 100 86 98Z"/>
    <path data-part="body" fill="#f7d084" d="M42 72C32 84 29 104 33 117C35 124 46 124 64 124C82 124 93 124 95 117C99 104 96 84 86 72Z"/>
    <path data-part="spot" data-telling="" fill="#3a2f2a" d="M47.6 93.8Q50.2 97.0 47.6 100.2Q45.0 103.5 40.6 104.0Q36.2 104.6 34.4 100.8Q32.6 97.0 34.5 93.3Q36.4 89.6 40.7 90.2Q45.0 90.7 47.6 93.8Z"/>
    <path data-part="spot" data-telling="" fill="#3a2f2a" d="M94.4 96.7Q95.4 100.6 91.5 102.5Q87.7 104.4 83.5 103.2Q79.2 102.0 79.3 97.9Q79.4 93.7 82.8 91.1Q86.2 88.5 89.8 90.7Q93.5 92.8 94.4 96.7Z"/>
    <path data-part="spot" data-telling="" fill="#3a2f2a" d="M117.5 90.1Q116.7 93.2 113.3 93.4Q109.8 93.6 107.2 91.4Q104.6 89.2 106.1 86.3Q107.7 83.3 111.1 82.5Q114.5 81.6 116.4 84.3Q118.2 87.0 117.5 90.1Z"/>
    <path data-part="belly" fill="#fff6e0" d="M64 86C74 86 79 96 77 106C75 114 71 118 64 118C57 118 53 114 51 106C49 96 54 86 64 86Z"/>
    <ellipse data-part="paw" fill="#fff6e0" cx="50" cy="118" rx="13" ry="7"/>
    <ellipse data-part="paw" fill="#fff6e0" cx="78" cy="118" rx="13" ry="7"/>
    <circle data-part="ear" fill="#f2c46d" cx="30" cy="28" r="13"/>
    <circle data-part="ear" fill="#f2c46d" cx="98" cy="28" r="13"/>
    <circle data-part="innerEar" fill="#ffe3d0" cx="30" cy="29" r="7"/>
    <circle data-part="innerEar" fill="#ffe3d0" cx="98" cy="29" r="7"/>
    <path data-part="head" fill="#f7d084" d="M64 16C91 16 108 32 108 53C108 73 89 84 64 84C39 84 20 73 20 53C20 32 37 16 64 16Z"/>
    <path data-part="spot" data-telling="" fill="#3a2f2a" d="M70.8 26.8Q73.5 30.0 70.8 33.3Q68.1 36.6 63.6 37.2Q59.1 37.7 57.3 33.9Q55.5 30.0 57.4 26.2Q59.3 22.5 63.7 23.0Q68.0 23.5 70.8 26.8Z"/>
    <path data-part="spot" data-telling="" fill="#3a2f2a" d="M49.9 32.8Q50.7 35.9 47.6 37.4Q44.6 38.9 41.2 37.9Q37.8 37.0 37.9 33.7Q38.0 30.4 40.7 28.3Q43.4 26.3 46.3 28.0Q49.2 29.7 49.9 32.8Z"/>
    <path data-part="spot" data-telling="" fill="#3a2f2a" d="M89.5 35.1Q88.7 38.2 85.3 38.4Q81.8 38.6 79.2 36.4Q76.6 34.2 78.1 31.3Q79.7 28.3 83.1 27.5Q86.5 26.6 88.4 29.3Q90.2 32.0 89.5 35.1Z"/>
    <path data-part="spot" data-telling="" fill="#3a2f2a" d="M33.7 67.7Q31.7 70.0 28.8 68.9Q25.8 67.8 24.6 65.1Q23.3 62.4 25.9 60.5Q28.4 58.6 31.6 59.1Q34.8 59.6 35.2 62.5Q35.6 65.4 33.7 67.7Z"/>
    <path data-part="spot" data-telling="" fill="#3a2f2a" d="M99.6 68.7Q96.8 70.1 94.7 68.0Q92.5 65.9 92.6 62.9Q92.7 59.9 95.9 59.2Q99.1 58.5 101.7 60.2Q104.3 61.9 103.4 64.6Q102.4 67.4 99.6 68.7Z"/>
    <path data-part="muzzle" fill="#fff6e0" d="M64 54C77 54 86 60 86 68C86 77 76 81 64 81C52 81 42 77 42 68C42 60 51 54 64 54Z"/>
    <ellipse data-part="eye" fill="#23202a" cx="45" cy="48" rx="4.8" ry="6.2"/>
    <ellipse data-part="eye" fill="#23202a" cx="83" cy="48" rx="4.8" ry="6.2"/>
    <circle fill="#ffffff" cx="47" cy="45.5" r="2.1"/>
    <circle fill="#ffffff" cx="85" cy="45.5" r="2.1"/>
    <path data-part="nose" fill="#2a2222" d="M56 58C60 55 68 55 72 58L64 65Z"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2" d="M64 64L64 68C61 74 54 73 52 70M64 68C67 74 74 73 76 70"/>
  `,
};
