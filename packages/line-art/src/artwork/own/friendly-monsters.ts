/** Cute monsters and lucky beasts: 128 × 128 boxes. */
export const friendlyMonsters: Readonly<Record<string, string>> = {
  // A round wobbly slime that smiles.
  slime: `
    <path fill="#7cc44a" d="M64 96C73.3 96 84 93.7 92 94C100 94.3 106.3 95.7 112 98C117.7 100.3 124.3 104.5 126 108C127.7 111.5 125.7 117.3 122 119C118.3 120.7 108.3 117.2 104 118C99.7 118.8 100 123.5 96 124C92 124.5 85.7 121 80 121C74.3 121 68 124 62 124C56 124 49 120.8 44 121C39 121.2 35.7 125.5 32 125C28.3 124.5 26.3 119 22 118C17.7 117 9.3 120.7 6 119C2.7 117.3 0.7 111.3 2 108C3.3 104.7 8.3 101.3 14 99C19.7 96.7 27.7 94.5 36 94C44.3 93.5 54.7 96 64 96Z"/>
    <path data-part="body" fill="#b4e87a" d="M60 20C67.3 19.8 77.7 21.3 84 26C90.3 30.7 94.7 39.3 98 48C101.3 56.7 102.3 69.7 104 78C105.7 86.3 108.7 93.5 108 98C107.3 102.5 102.7 104.7 100 105C97.3 105.3 94.3 99.3 92 100C89.7 100.7 88.7 107.2 86 109C83.3 110.8 79 112.2 76 111C73 109.8 71 103 68 102C65 101 60.7 103 58 105C55.3 107 54.7 112.8 52 114C49.3 115.2 44.3 114.2 42 112C39.7 109.8 40.3 102.3 38 101C35.7 99.7 31.2 104.5 28 104C24.8 103.5 20 102.3 19 98C18 93.7 20.5 86.3 22 78C23.5 69.7 25 56.5 28 48C31 39.5 34.7 31.7 40 27C45.3 22.3 52.7 20.2 60 20Z"/>
    <circle fill="#b4e87a" cx="104" cy="30" r="8"/>
    <circle fill="#b4e87a" cx="114" cy="13" r="5.6"/>
    <ellipse data-part="eye" fill="#2a2440" cx="46" cy="60" rx="5.6" ry="7.4"/>
    <circle fill="#ffffff" cx="45.2" cy="57" r="2.8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="80" cy="60" rx="5.6" ry="7.4"/>
    <circle fill="#ffffff" cx="79.2" cy="57" r="2.8"/>
    <path data-part="mouth" fill="#e6647b" d="M44 76C56 81 70 81 82 76C82 90 74 96 63 96C52 96 44 90 44 76Z"/>
    <ellipse data-part="cheek" data-detail="" fill="#f79ab0" cx="35" cy="74" rx="6" ry="4.4"/>
    <ellipse data-part="cheek" data-detail="" fill="#f79ab0" cx="91" cy="74" rx="6" ry="4.4"/>
    <path fill="none" stroke="#3f7f24" stroke-width="2.6" d="M42 40C45 34 49 31 54 29M38 50L38.4 49"/>
  `,
  // A fluffy monster with two horns and a big grin.
  "furry-monster": `
    <path data-part="horn" fill="#ffd35c" d="M34 30C22 26 16 16 18 4C30 6 40 14 44 24Z"/>
    <path data-part="horn" fill="#ffd35c" d="M94 30C106 26 112 16 110 4C98 6 88 14 84 24Z"/>
    <path data-part="body" fill="#c9a3e8" d="M64 16L72 22L80 16L86 26L96 24L98 36L108 40L106 52L114 60L108 70L114 82L106 88L108 100L98 104L96 116L86 112L80 122L72 116L64 124L56 116L48 122L42 112L32 116L30 104L20 100L22 88L14 82L20 70L14 60L22 52L20 40L30 36L32 24L42 26L48 16L56 22Z"/>
    <circle data-part="eye" fill="#ffffff" cx="46" cy="50" r="13"/>
    <circle data-part="eye" fill="#ffffff" cx="82" cy="50" r="13"/>
    <circle fill="#2a2440" cx="48" cy="52" r="6"/>
    <circle fill="#2a2440" cx="80" cy="52" r="6"/>
    <circle fill="#ffffff" cx="46" cy="49" r="2.4"/>
    <circle fill="#ffffff" cx="82" cy="49" r="2.4"/>
    <path data-part="mouth" fill="#e8685f" d="M34 72C52 80 76 80 94 72C94 94 80 104 64 104C48 104 34 94 34 72Z"/>
    <path data-part="tooth" fill="#ffffff" d="M42 75L54 78L49 88Z"/>
    <path data-part="tooth" fill="#ffffff" d="M86 75L74 78L79 88Z"/>
    <path data-part="tongue" fill="#f28d8d" d="M50 98C54 90 74 90 78 98C74 103 70 104 64 104C58 104 54 103 50 98Z"/>
    <ellipse data-part="foot" fill="#ffd35c" cx="46" cy="122" rx="14" ry="6"/>
    <ellipse data-part="foot" fill="#ffd35c" cx="82" cy="122" rx="14" ry="6"/>
  `,
  // A little monster with one great eye.
  "one-eyed-monster": `
    <path fill="none" stroke="#3f7f33" stroke-width="2" d="M46 24C42 16 40 12 32 10M82 24C86 16 88 12 96 10"/>
    <circle data-part="antenna" fill="#ffd35c" cx="28" cy="10" r="7"/>
    <circle data-part="antenna" fill="#ffd35c" cx="100" cy="10" r="7"/>
    <path data-part="arm" fill="#62b5f2" d="M24 68C12 70 4 80 6 92C8 98 16 98 18 92C20 86 24 84 30 84Z"/>
    <path data-part="arm" fill="#62b5f2" d="M104 68C116 70 124 80 122 92C120 98 112 98 110 92C108 86 104 84 98 84Z"/>
    <path data-part="body" fill="#62b5f2" d="M64 18C92 18 106 38 104 64C104 88 102 104 96 120C88 124 82 118 78 110C74 118 70 122 64 122C58 122 54 118 50 110C46 118 40 124 32 120C26 104 24 88 24 64C22 38 36 18 64 18Z"/>
    <circle data-part="eye" fill="#ffffff" cx="64" cy="52" r="24"/>
    <circle data-part="eye" fill="#7cc977" cx="64" cy="54" r="12"/>
    <circle fill="#2a2440" cx="64" cy="54" r="6.4"/>
    <circle fill="#ffffff" cx="61" cy="50" r="2.6"/>
    <path data-part="mouth" fill="#e8685f" d="M44 86C56 92 72 92 84 86C82 98 74 102 64 102C54 102 46 98 44 86Z"/>
    <path data-part="tooth" fill="#ffffff" d="M56 89.5L66 90.5L61 98Z"/>
  `,
  // A friendly giant of stones with moss.
  golem: `
    <path data-part="arm" fill="#aab2be" d="M30 46C16 44 6 54 4 70L2 92C2 104 24 106 26 94L30 74Z"/>
    <path data-part="arm" fill="#aab2be" d="M98 46C112 44 122 54 124 70L126 92C126 104 104 106 102 94L98 74Z"/>
    <path data-part="leg" fill="#aab2be" d="M36 96L60 98L60 124L30 124Z"/>
    <path data-part="leg" fill="#aab2be" d="M92 96L68 98L68 124L98 124Z"/>
    <path data-part="body" fill="#c3cad6" d="M30 50L50 40L80 40L100 50L96 84L84 100L46 100L32 84Z"/>
    <path data-part="head" fill="#dfe4ec" d="M42 12L58 4L78 6L90 18L92 36L80 50L50 50L38 38Z"/>
    <path data-part="hair" fill="#7cc977" d="M40 16L58 2L80 4L92 20C86 26 82 18 76 24C70 30 66 20 60 26C54 30 48 22 40 16Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="54" cy="34" rx="4.2" ry="5.4"/>
    <circle fill="#ffffff" cx="53.2" cy="31.7" r="2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="74" cy="34" rx="4.2" ry="5.4"/>
    <circle fill="#ffffff" cx="73.2" cy="31.7" r="2"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M58 44C62 46 66 46 70 44"/>
    <path data-part="badge" fill="#ffd35c" d="M54 66L64 58L76 64L74 78L60 80Z"/>
    <path data-detail="" fill="none" stroke="#5a6270" stroke-width="2" d="M40 60L46 70L42 80M90 58L84 66M8 76L16 82M120 76L112 82"/>
  `,
  // A baby dragon looks out of its egg.
  "dragon-egg": `
    <path data-part="wing" data-telling="" fill="#ffd35c" d="M86 56C92 40 106 28 122 26C118 34 120 40 126 46C118 46 114 52 114 60C106 60 100 66 92 76Z"/>
    <path data-part="wing" data-telling="" fill="#ffd35c" d="M36 56C32 42 18 28 2 26C6 34 4 40 1 46C8 46 11 52 11 60C18 60 24 66 32 76Z"/>
    <path data-part="horn" data-telling="" fill="#fff0b0" d="M38 30C26 24 20 12 24 1C34 6 46 12 50 22Z"/>
    <path data-part="horn" data-telling="" fill="#fff0b0" d="M84 30C96 24 102 12 98 1C88 6 76 12 72 22Z"/>
    <path data-part="head" fill="#7cc977" d="M61 16C80 16 90 28 90 44C92 62 90 80 88 92L34 92C32 80 30 62 32 44C32 28 42 16 61 16Z"/>
    <path data-part="spike" data-telling="" fill="#ffb03a" d="M61 4L70 20L61 28L52 20Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="48" cy="42" rx="5" ry="6.6"/>
    <circle fill="#ffffff" cx="47.2" cy="39.2" r="2.4"/>
    <ellipse data-part="eye" fill="#2a2440" cx="74" cy="42" rx="5" ry="6.6"/>
    <circle fill="#ffffff" cx="73.2" cy="39.2" r="2.4"/>
    <path data-part="snout" fill="#d9f0c4" d="M61 50C70 50 77 56 77 63C77 71 70 75 61 75C52 75 45 71 45 63C45 56 52 50 61 50Z"/>
    <ellipse fill="#2a2440" cx="56" cy="56" rx="1.8" ry="2.6"/>
    <ellipse fill="#2a2440" cx="66" cy="56" rx="1.8" ry="2.6"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M51 65C57 69 65 69 71 65"/>
    <ellipse data-part="claw" fill="#7cc977" cx="30" cy="82" rx="9" ry="7"/>
    <ellipse data-part="claw" fill="#7cc977" cx="92" cy="82" rx="9" ry="7"/>
    <path data-part="shell" fill="#fff6e3" d="M16 84L28 76L38 88L50 76L62 88L74 76L86 88L98 76L108 84C110 106 92 124 62 124C32 124 14 106 16 84Z"/>
    <circle data-part="spot" fill="#f28d8d" cx="40" cy="104" r="7"/>
    <circle data-part="spot" fill="#62b5f2" cx="64" cy="110" r="7"/>
    <circle data-part="spot" fill="#f28d8d" cx="86" cy="102" r="7"/>
  `,
  // A puppy with three heads.
  cerberus: `
    <path data-part="tail" fill="#c98f4e" d="M88.7 113C89.7 114.5 91.7 112.6 93.8 112.3C95.9 112 98.8 111.8 101.3 111.1C103.9 110.4 106.8 109.6 108.8 108.1C110.9 106.6 112.5 104.1 113.7 102.1C114.9 100 115.5 97.5 116.2 95.8C116.9 94 117.8 93.1 117.7 91.6C117.6 90 116.8 86.8 115.6 86.3C114.3 85.8 111.5 87.4 110.3 88.4C109.1 89.4 109.1 90.8 108.4 92.2C107.6 93.7 106.6 95.8 105.7 97C104.9 98.3 104.3 99.2 103.2 99.9C102 100.6 100.6 100.9 98.8 101.3C97 101.7 94.2 102.1 92.3 102.4C90.4 102.6 88 101.3 87.3 103C86.7 104.8 87.6 111.4 88.7 113Z"/>
    <path data-part="neck" fill="#c98f4e" d="M52.6 86.9C55.1 84.6 51.3 84.7 50.5 83.3C49.6 81.9 48.4 79.9 47.5 78.3C46.6 76.6 45.7 75.1 44.9 73.5C44.2 72 43.5 70.4 42.8 68.8C42.1 67.2 41.3 65.3 40.7 63.8C40.1 62.4 41.7 61.7 39.3 60.2C36.8 58.7 29.3 53.5 26.2 54.7C23.1 56 21.4 65 20.7 67.8C20.1 70.6 21.6 69.9 22.2 71.4C22.9 72.9 23.7 75 24.5 76.8C25.3 78.6 26.1 80.6 27.1 82.5C28 84.4 29.1 86.3 30.1 88.1C31.1 89.9 32.4 91.9 33.2 93.4C34.1 94.9 32.2 98.2 35.4 97.1C38.6 96 50.1 89.2 52.6 86.9Z"/>
    <path data-part="neck" fill="#c98f4e" d="M92.6 97.1C95.8 98.2 93.9 94.9 94.8 93.4C95.6 91.9 96.9 89.9 97.9 88.1C98.9 86.3 100 84.4 100.9 82.5C101.9 80.6 102.7 78.6 103.5 76.8C104.3 75 105.1 72.9 105.8 71.4C106.4 69.9 107.9 70.6 107.3 67.8C106.6 65 104.9 56 101.8 54.7C98.7 53.5 91.2 58.7 88.7 60.2C86.3 61.7 87.9 62.4 87.3 63.8C86.7 65.3 85.9 67.2 85.2 68.8C84.5 70.4 83.8 72 83.1 73.5C82.3 75.1 81.4 76.6 80.5 78.3C79.6 79.9 78.4 81.9 77.5 83.3C76.7 84.7 72.9 84.6 75.4 86.9C77.9 89.2 89.4 96 92.6 97.1Z"/>
    <path data-part="neck" fill="#c98f4e" d="M50 50L78 50L82 84L46 84Z"/>
    <path data-part="body" fill="#c98f4e" d="M40 76C32 92 34 112 42 122L86 122C94 112 96 92 88 76Z"/>
    <path data-part="chest" fill="#fff6e3" d="M54 90C50 102 54 114 58 122L70 122C74 114 78 102 74 90Z"/>
    <path data-part="ear" fill="#b18458" d="M14 44C4 44 2 62 8 68C14 68 16 58 16 50Z"/>
    <path data-part="ear" fill="#b18458" d="M46 44C56 44 58 62 52 68C46 68 44 58 44 50Z"/>
    <ellipse data-part="head" fill="#e0b070" cx="30" cy="56" rx="20" ry="20"/>
    <ellipse data-part="muzzle" fill="#fff6e3" cx="30" cy="65" rx="11" ry="8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="23" cy="52" rx="2.8" ry="3.8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="37" cy="52" rx="2.8" ry="3.8"/>
    <ellipse data-part="nose" fill="#2a2440" cx="30" cy="61" rx="3.6" ry="2.8"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M30 64L30 67M26 68C28 70 32 70 34 68"/>
    <path data-part="ear" fill="#b18458" d="M82 44C72 44 70 62 76 68C82 68 84 58 84 50Z"/>
    <path data-part="ear" fill="#b18458" d="M114 44C124 44 126 62 120 68C114 68 112 58 112 50Z"/>
    <ellipse data-part="head" fill="#e0b070" cx="98" cy="56" rx="20" ry="20"/>
    <ellipse data-part="muzzle" fill="#fff6e3" cx="98" cy="65" rx="11" ry="8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="91" cy="52" rx="2.8" ry="3.8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="105" cy="52" rx="2.8" ry="3.8"/>
    <ellipse data-part="nose" fill="#2a2440" cx="98" cy="61" rx="3.6" ry="2.8"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M98 64L98 67M94 68C96 70 100 70 102 68"/>
    <path data-part="ear" fill="#b18458" d="M48 22C38 22 36 40 42 46C48 46 50 36 50 28Z"/>
    <path data-part="ear" fill="#b18458" d="M80 22C90 22 92 40 86 46C80 46 78 36 78 28Z"/>
    <ellipse data-part="head" fill="#e0b070" cx="64" cy="34" rx="20" ry="20"/>
    <ellipse data-part="muzzle" fill="#fff6e3" cx="64" cy="43" rx="11" ry="8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="57" cy="30" rx="2.8" ry="3.8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="71" cy="30" rx="2.8" ry="3.8"/>
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="39" rx="3.6" ry="2.8"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M64 42L64 45M60 46C62 48 66 48 68 46"/>
    <ellipse data-part="paw" fill="#fff6e3" cx="48" cy="120" rx="13" ry="6"/>
    <ellipse data-part="paw" fill="#fff6e3" cx="80" cy="120" rx="13" ry="6"/>
    <path data-part="dogCollar" fill="#e8685f" d="M44 78C56 84 72 84 84 78L85 88C72 94 56 94 43 88Z"/>
  `,
  // A kitten with a unicorn's horn and a rainbow tail.
  caticorn: `
    <path data-part="tail" fill="#f28d8d" d="M86 104C104 108 114 98 114 84C114 76 126 76 126 86C126 108 108 122 88 118Z"/>
    <path data-part="body" fill="#ffffff" d="M38 82C30 96 30 112 38 122L84 122C92 112 92 96 84 82Z"/>
    <path data-part="ear" fill="#ffffff" d="M22 52L22 18L44 32Z"/>
    <path data-part="ear" fill="#ffffff" d="M100 52L100 18L78 32Z"/>
    <path data-part="head" fill="#ffffff" d="M61 26C84 26 100 40 100 58C100 78 84 88 61 88C38 88 22 78 22 58C22 40 38 26 61 26Z"/>
    <path data-part="horn" fill="#ffd35c" d="M52 32L61 1L70 32C66 36 56 36 52 32Z"/>
    <path fill="none" stroke="#a8801a" stroke-width="2" d="M55.5 20C60 20 64 17 65 15M53 28C60 28 66 25 68 23"/>
    <path data-part="mane" fill="#62b5f2" d="M40 36C40 26 50 24 52 32C56 38 48 46 40 42Z"/>
    <path data-part="mane" fill="#c9a3e8" d="M82 36C82 26 72 24 70 32C66 38 74 46 82 42Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="45" cy="60" rx="5" ry="6.4"/>
    <circle fill="#ffffff" cx="44.2" cy="57.3" r="2.4"/>
    <ellipse data-part="eye" fill="#2a2440" cx="77" cy="60" rx="5" ry="6.4"/>
    <circle fill="#ffffff" cx="76.2" cy="57.3" r="2.4"/>
    <path data-part="nose" fill="#f28d8d" d="M57 68L65 68L61 73Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M61 73C59 78 53 78 51 75M61 73C63 78 69 78 71 75M8 64L24 66M9 76L25 73M114 64L98 66M113 76L97 73"/>
    <ellipse data-part="paw" fill="#ffffff" cx="46" cy="120" rx="11" ry="6"/>
    <ellipse data-part="paw" fill="#ffffff" cx="76" cy="120" rx="11" ry="6"/>
  `,
  // A horse of the sea with a fish's tail.
  hippocampus: `
    <path data-part="tailFin" fill="#f28d8d" d="M100 104C110 92 124 92 127 100C122 104 120 108 122 114C114 122 104 118 98 110Z"/>
    <path data-part="body" fill="#62b5f2" d="M52 56C44 72 44 92 56 106C68 120 92 122 104 112C108 106 104 102 98 104C88 108 80 100 82 90C88 78 88 66 80 54Z"/>
    <path fill="none" stroke="#2a5a8a" stroke-width="2" d="M50 80C58 84 66 84 72 80M54 96C62 98 70 96 76 92"/>
    <path data-part="leg" fill="#8fd0f5" d="M56 84C46 86 34 84 26 92C22 98 30 104 36 100C42 98 50 100 58 98Z"/>
    <path data-part="fin" fill="#f28d8d" d="M80 66C94 60 110 66 114 76C106 76 104 82 106 88C98 86 90 88 84 90Z"/>
    <path data-part="mane" fill="#f28d8d" d="M64 12C82 10 96 24 94 40C96 50 92 60 84 66C80 58 76 50 74 44C80 34 76 20 64 12Z"/>
    <path data-part="head" fill="#8fd0f5" d="M36 22C48 10 70 12 79 28C85 44 78 58 66 62C58 64 54 62 49 62C43 70 30 74 21 69C12 64 13 52 22 47C30 43 30 28 36 22Z"/>
    <path data-part="ear" fill="#8fd0f5" d="M60 24C58 14 64 6 72 4C77 13 76 22 69 28Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="54" cy="42" rx="4.5" ry="6"/>
    <circle fill="#ffffff" cx="53.2" cy="39.5" r="2.2"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M24 62C30 66 37 64 40 59M22 54L23 53"/>
  `,
  // The three-legged toad of fortune with a coin in its mouth.
  "money-toad": `
    <path data-part="ingot" fill="#ffd35c" d="M2 108C2 98 12 96 20 98L108 98C116 96 126 98 126 108C126 120 112 126 64 126C16 126 2 120 2 108Z"/>
    <path data-part="leg" fill="#7cc977" d="M22 72C8 80 8 100 22 104L44 104C46 92 36 76 22 72Z"/>
    <path data-part="leg" fill="#7cc977" d="M106 72C120 80 120 100 106 104L84 104C82 92 92 76 106 72Z"/>
    <path data-part="body" fill="#7cc977" d="M30 44C18 60 20 92 34 104L94 104C108 92 110 60 98 44Z"/>
    <circle data-part="head" fill="#7cc977" cx="40" cy="24" r="17"/>
    <circle data-part="head" fill="#7cc977" cx="88" cy="24" r="17"/>
    <path data-part="head" fill="#7cc977" d="M64 24C94 22 112 40 110 58C106 74 84 80 64 80C44 80 22 74 18 58C16 40 34 22 64 24Z"/>
    <circle data-part="eye" fill="#ffffff" cx="40" cy="24" r="11"/>
    <circle data-part="eye" fill="#ffffff" cx="88" cy="24" r="11"/>
    <circle fill="#2a2440" cx="41" cy="25" r="5.4"/>
    <circle fill="#2a2440" cx="87" cy="25" r="5.4"/>
    <circle fill="#ffffff" cx="39" cy="23" r="2"/>
    <circle fill="#ffffff" cx="89" cy="23" r="2"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M26 58C44 68 84 68 102 58"/>
    <circle data-part="ingot" fill="#ffd35c" cx="64" cy="76" r="19"/>
    <path data-part="opening" fill="#9fd4f2" d="M57 69L71 69L71 83L57 83Z"/>
    <ellipse data-part="foot" fill="#7cc977" cx="48" cy="106" rx="13" ry="6"/>
    <ellipse data-part="foot" fill="#7cc977" cx="80" cy="106" rx="13" ry="6"/>
  `,
};
