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
    <path data-part="leg" fill="#f2a0b0" d="M92 100L92 124L108 124L108 96Z"/>
    <path data-part="leg" fill="#f2a0b0" d="M52 104L52 124L68 124L68 104Z"/>
    <path data-part="body" fill="#f9bcc8" d="M70 42C98 40 116 58 116 80C116 102 98 112 74 112C48 112 30 100 30 80C30 58 46 44 70 42Z"/>
    <path data-part="leg" fill="#f9bcc8" d="M72 102L72 124L88 124L88 104Z"/>
    <path data-part="leg" fill="#f9bcc8" d="M34 98L34 124L50 124L50 102Z"/>
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
  // A donkey standing, with long ears.
  donkey: `
    <path fill="none" stroke="#5f6672" stroke-width="2.5" d="M106 68C116 72 119 82 117 92"/>
    <path data-part="tailTip" fill="#8d95a3" d="M117 90C123 94 122 104 116 106C111 104 111 94 117 90Z"/>
    <path data-part="leg" fill="#98a0ad" d="M54 92L54 124L65 124L65 92Z"/>
    <path data-part="leg" fill="#98a0ad" d="M92 92L92 124L103 124L103 90Z"/>
    <path data-part="body" fill="#b3bac6" d="M46 66C62 58 92 56 106 66C114 76 112 98 104 102L52 102C42 98 40 78 46 66Z"/>
    <path data-part="leg" fill="#b3bac6" d="M44 92L44 124L56 124L58 96Z"/>
    <path data-part="leg" fill="#b3bac6" d="M80 96L80 124L92 124L94 94Z"/>
    <path data-part="mane" fill="#8d95a3" d="M50 32C64 40 72 54 72 68L60 70C58 54 52 46 42 42Z"/>
    <path data-part="neck" fill="#b3bac6" d="M30 42C46 36 60 52 62 72L46 92C40 78 32 70 28 62Z"/>
    <path data-part="ear" fill="#b3bac6" d="M34 36C26 22 26 8 33 2C43 8 46 24 44 36Z"/>
    <path data-part="ear" fill="#b3bac6" d="M46 36C47 20 55 8 65 6C69 18 63 32 55 40Z"/>
    <path data-part="head" fill="#b3bac6" d="M45 32C56 36 58 50 50 62C42 72 32 84 19 84C7 84 4 73 9 63C17 48 27 32 45 32Z"/>
    <path data-part="muzzle" fill="#eef0f4" d="M19 54C9 62 5 72 9 79C16 87 30 82 36 74C33 65 28 58 19 54Z"/>
    <ellipse data-part="eye" fill="#23202a" cx="36" cy="47" rx="3.8" ry="5"/>
    <ellipse fill="#23202a" cx="14" cy="68" rx="2.4" ry="3.4"/>
    <path fill="none" stroke="#5f6672" stroke-width="2" d="M15 78C21 80 27 77 30 73"/>
  `,
  // A zebra standing, with broad stripes.
  zebra: `
    <path data-part="tail" fill="#ffffff" d="M108 60C120 62 122 76 120 88L124 100L113 100L115 88C115 78 112 72 106 72Z"/>
    <path data-part="leg" fill="#d9dde6" d="M60 94L71 94L71 122L60 122Z"/>
    <path data-part="leg" fill="#d9dde6" d="M84 94L95 94L95 122L84 122Z"/>
    <path data-part="body" fill="#ffffff" d="M30 40L54 26C60 38 62 48 68 52C82 48 100 50 108 60C114 70 112 84 110 94L110 124L96 124L95 100C84 104 70 104 60 100L58 124L44 124L42 92C34 78 32 60 30 40Z"/>
    <path data-part="stripe" fill="#a4a8b8" d="M70 52L80 51C78 70 80 88 84 102L74 102C70 88 68 70 70 52Z"/>
    <path data-part="stripe" fill="#a4a8b8" d="M92 51L101 54C98 68 99 82 102 94L95 98C90 84 89 68 92 51Z"/>
    <path data-part="stripe" fill="#a4a8b8" d="M40 62L60 46L64 52L44 76Z"/>
    <path data-part="mane" fill="#a4a8b8" d="M46 8C58 2 70 12 72 26C74 36 72 44 68 50L56 44C54 32 50 20 46 8Z"/>
    <path data-part="ear" fill="#ffffff" d="M36 16C32 8 34 2 38 0C46 4 48 12 46 18Z"/>
    <path data-part="head" fill="#ffffff" d="M40 12C52 12 60 22 58 34C56 44 48 50 40 54C32 58 24 66 14 64C4 62 2 52 8 46C16 40 20 32 24 24C28 16 34 12 40 12Z"/>
    <path data-part="muzzle" fill="#a4a8b8" d="M8 46C12 43 15 40 17 37C24 40 30 48 30 58C26 63 20 66 14 64C4 62 2 52 8 46Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="38" cy="29" rx="4.2" ry="5.6"/>
    <circle fill="#ffffff" cx="37.2" cy="26.8" r="2.1"/>
    <path fill="none" stroke="#4a4a5a" stroke-width="2" d="M10 51L12 50M10 58C14 60 18 59 21 56"/>
    <path fill="none" stroke="#4a4a5a" stroke-width="2.6" d="M86 56C85 68 86 82 89 94M65 62C64 74 65 84 67 94M105 64C105 74 105 80 106 88M54 82C58 76 61 70 62 64"/>
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
  // A crocodile lying in wait, smiling.
  crocodile: `
    <path data-part="tail" fill="#7cc08a" d="M88 70C104 66 112 60 126 40C128 66 122 96 92 104Z"/>
    <path data-part="spike" fill="#ffd866" d="M54 62L60 48L70 58L78 46L86 58L95 48L102 64Z"/>
    <path data-part="leg" fill="#6fae7c" d="M52 96L68 96L72 118L48 118Z"/>
    <path data-part="leg" fill="#6fae7c" d="M86 96L102 94L108 118L84 118Z"/>
    <path data-part="body" fill="#8fd09a" d="M44 60C60 52 92 54 104 66C110 78 108 94 100 102C84 108 60 108 46 104C36 96 34 70 44 60Z"/>
    <path data-part="belly" fill="#fff2c8" d="M40 92C56 98 88 98 106 88C105 96 103 100 100 102C84 108 60 108 46 104C43 101 41 97 40 92Z"/>
    <path data-part="jaw" fill="#7cc08a" d="M6 88L50 84C54 94 50 104 42 106L14 106C4 106 2 96 6 88Z"/>
    <path data-part="tooth" fill="#ffffff" d="M8 82L48 80L48 92L42 86L36 94L30 86L24 94L18 87L12 94Z"/>
    <path data-part="head" fill="#8fd09a" d="M44 52C56 54 60 68 56 80C54 86 50 87 46 87L10 87C1 87 1 70 8 66C16 64 22 64 28 62C32 56 38 52 44 52Z"/>
    <circle data-part="eyePatch" fill="#8fd09a" cx="42" cy="50" r="12"/>
    <ellipse data-part="eye" fill="#2a2440" cx="41" cy="50" rx="4.6" ry="6"/>
    <circle fill="#ffffff" cx="40.2" cy="47.6" r="2.2"/>
    <path fill="none" stroke="#2f5f3a" stroke-width="2.2" d="M9 73L12 72M17 71L20 70"/>
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
    <path data-part="belly" fill="#fff6e0" d="M64 86C74 86 79 96 77 106C75 114 71 118 64 118C57 118 53 114 51 106C49 96 54 86 64 86Z"/>
    <ellipse data-part="paw" fill="#fff6e0" cx="50" cy="118" rx="13" ry="7"/>
    <ellipse data-part="paw" fill="#fff6e0" cx="78" cy="118" rx="13" ry="7"/>
    <circle data-part="ear" fill="#f2c46d" cx="30" cy="28" r="13"/>
    <circle data-part="ear" fill="#f2c46d" cx="98" cy="28" r="13"/>
    <circle data-part="innerEar" fill="#ffe3d0" cx="30" cy="29" r="7"/>
    <circle data-part="innerEar" fill="#ffe3d0" cx="98" cy="29" r="7"/>
    <path data-part="head" fill="#f7d084" d="M64 16C91 16 108 32 108 53C108 73 89 84 64 84C39 84 20 73 20 53C20 32 37 16 64 16Z"/>
    <path data-part="muzzle" fill="#fff6e0" d="M64 54C77 54 86 60 86 68C86 77 76 81 64 81C52 81 42 77 42 68C42 60 51 54 64 54Z"/>
    <ellipse data-part="eye" fill="#23202a" cx="45" cy="48" rx="4.8" ry="6.2"/>
    <ellipse data-part="eye" fill="#23202a" cx="83" cy="48" rx="4.8" ry="6.2"/>
    <circle fill="#ffffff" cx="47" cy="45.5" r="2.1"/>
    <circle fill="#ffffff" cx="85" cy="45.5" r="2.1"/>
    <path data-part="nose" fill="#2a2222" d="M56 58C60 55 68 55 72 58L64 65Z"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2" d="M64 64L64 68C61 74 54 73 52 70M64 68C67 74 74 73 76 70"/>
    <g fill="#2a2018">
      <ellipse data-part="spot" cx="64" cy="26" rx="3.4" ry="4"/>
      <ellipse data-part="spot" cx="52" cy="29" rx="3.2" ry="3.6"/>
      <ellipse data-part="spot" cx="76" cy="29" rx="3.2" ry="3.6"/>
      <ellipse data-part="spot" cx="31" cy="62" rx="3.2" ry="3.6"/>
      <ellipse data-part="spot" cx="97" cy="62" rx="3.2" ry="3.6"/>
      <ellipse data-part="spot" cx="42" cy="92" rx="3.4" ry="4.2"/>
      <ellipse data-part="spot" cx="86" cy="92" rx="3.4" ry="4.2"/>
      <ellipse data-part="spot" cx="38" cy="105" rx="3.4" ry="4"/>
      <ellipse data-part="spot" cx="90" cy="105" rx="3.4" ry="4"/>
      <ellipse data-part="spot" cx="111" cy="80" rx="3.4" ry="3.6"/>
      <ellipse data-part="spot" cx="112" cy="95" rx="3.4" ry="3.6"/>
    </g>
  `,
};
