/** Trees, and what grows on them: 128 × 128 boxes. */
export const treesAndFruits: Readonly<Record<string, string>> = {
  // A bonsai leaning over its dish.
  bonsai: `
    <path data-part="treeTrunk" fill="#b08a66" d="M48 100C58 88 66 80 60 66C54 54 66 44 78 40L84 46C74 52 68 56 74 66C80 82 72 92 78 100Z"/>
    <path data-part="branch" fill="#b08a66" d="M67 80.4C73.8 80.1 77.7 77 84.5 76C89.6 75.2 93 76.7 98 75.5C99.7 75.1 100.9 73.7 100.9 72C100.9 70.3 99.7 68.9 98 68.5C92.6 67.3 89 67.5 83.5 68C76.4 68.7 71.6 68.9 65 71.6C63 72.5 61.8 74.6 62.3 76.8C62.8 79 64.7 80.5 67 80.4Z"/>
    <path data-part="leaves" fill="#8fc87a" d="M36 38A8.4 8.4 0 0 1 36 24A9.4 9.4 0 0 1 48 14A8.5 8.5 0 0 1 62 12A9.7 9.7 0 0 1 78 10A9.1 9.1 0 0 1 92 16A9.1 9.1 0 0 1 98 30A7 7 0 0 1 92 40A9.9 9.9 0 0 1 76 44A9.7 9.7 0 0 1 60 46A8.4 8.4 0 0 1 46 46A7.7 7.7 0 0 1 36 38Z"/>
    <path data-part="leaves" fill="#a5d684" d="M10 66A7.3 7.3 0 0 1 12 54A8 8 0 0 1 24 48A8.5 8.5 0 0 1 38 50A8 8 0 0 1 50 56A6.1 6.1 0 0 1 52 66A7 7 0 0 1 42 72A8.5 8.5 0 0 1 28 74A7.2 7.2 0 0 1 16 74A6 6 0 0 1 10 66Z"/>
    <path data-part="leaves" fill="#a5d684" d="M84 70A7.6 7.6 0 0 1 88 58A7.6 7.6 0 0 1 100 54A8.7 8.7 0 0 1 114 58A7.7 7.7 0 0 1 122 68A7 7 0 0 1 116 78A8.5 8.5 0 0 1 102 80A7.3 7.3 0 0 1 90 78A6 6 0 0 1 84 70Z"/>
    <path data-part="pot" fill="#e8a880" d="M18 100L110 100L102 118L26 118Z"/>
    <path fill="#d98a60" d="M30 118L46 118L44 125L32 125Z"/>
    <path fill="#d98a60" d="M82 118L98 118L96 125L84 125Z"/>
  `,
  // An apple tree full of apples, one fallen.
  "apple-tree": `
    <path data-part="treeTrunk" fill="#c99a66" d="M50 124C56 106 56 92 52 74L76 74C72 92 72 106 80 124Z"/>
    <path data-part="leaves" fill="#8fcb62" d="M12 56A10.1 10.1 0 0 1 10 38A11.2 11.2 0 0 1 22 22A11.5 11.5 0 0 1 40 12A11.7 11.7 0 0 1 60 6A11.3 11.3 0 0 1 80 8A12.5 12.5 0 0 1 100 18A11.9 11.9 0 0 1 114 34A11.3 11.3 0 0 1 116 54A11.2 11.2 0 0 1 104 70A12.5 12.5 0 0 1 84 80A12.4 12.4 0 0 1 62 82A12.4 12.4 0 0 1 40 80A11.5 11.5 0 0 1 22 70A9.6 9.6 0 0 1 12 56Z"/>
    <circle data-part="fruit" fill="#f0604a" cx="36" cy="34" r="9"/>
    <circle data-part="fruit" fill="#f0604a" cx="64" cy="26" r="9"/>
    <circle data-part="fruit" fill="#f0604a" cx="92" cy="38" r="9"/>
    <circle data-part="fruit" fill="#f0604a" cx="31" cy="65" r="9"/>
    <circle data-part="fruit" fill="#f0604a" cx="62" cy="56" r="9"/>
    <circle data-part="fruit" fill="#f0604a" cx="97" cy="65" r="9"/>
    <circle data-part="fruit" fill="#f0604a" cx="100" cy="115" r="9"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M36 25L39 20M64 17L67 12M92 29L95 24"/>
  `,
  // A tree in full bloom.
  "blossoming-tree": `
    <path data-part="treeTrunk" fill="#c99a66" d="M50 124C56 106 56 92 52 74L76 74C72 92 72 106 80 124Z"/>
    <path data-part="leaves" fill="#ffe9f0" d="M12 56A10.1 10.1 0 0 1 10 38A11.2 11.2 0 0 1 22 22A11.5 11.5 0 0 1 40 12A11.7 11.7 0 0 1 60 6A11.3 11.3 0 0 1 80 8A12.5 12.5 0 0 1 100 18A11.9 11.9 0 0 1 114 34A11.3 11.3 0 0 1 116 54A11.2 11.2 0 0 1 104 70A12.5 12.5 0 0 1 84 80A12.4 12.4 0 0 1 62 82A12.4 12.4 0 0 1 40 80A11.5 11.5 0 0 1 22 70A9.6 9.6 0 0 1 12 56Z"/>
    <path data-telling="" data-part="flower" fill="#f58cb4" d="M30.7 22.7A5.9 5.9 0 0 1 41.3 22.7A5.9 5.9 0 0 1 44.6 32.8A5.9 5.9 0 0 1 36.0 39.0A5.9 5.9 0 0 1 27.4 32.8A5.9 5.9 0 0 1 30.7 22.7Z"/>
    <circle fill="#ffe08a" cx="36" cy="30" r="4"/>
    <path data-telling="" data-part="flower" fill="#f58cb4" d="M62.7 14.7A5.9 5.9 0 0 1 73.3 14.7A5.9 5.9 0 0 1 76.6 24.8A5.9 5.9 0 0 1 68.0 31.0A5.9 5.9 0 0 1 59.4 24.8A5.9 5.9 0 0 1 62.7 14.7Z"/>
    <circle fill="#ffe08a" cx="68" cy="22" r="4"/>
    <path data-telling="" data-part="flower" fill="#f58cb4" d="M90.7 34.7A5.9 5.9 0 0 1 101.3 34.7A5.9 5.9 0 0 1 104.6 44.8A5.9 5.9 0 0 1 96.0 51.0A5.9 5.9 0 0 1 87.4 44.8A5.9 5.9 0 0 1 90.7 34.7Z"/>
    <circle fill="#ffe08a" cx="96" cy="42" r="4"/>
    <path data-telling="" data-part="flower" fill="#f58cb4" d="M22.7 48.7A5.9 5.9 0 0 1 33.3 48.7A5.9 5.9 0 0 1 36.6 58.8A5.9 5.9 0 0 1 28.0 65.0A5.9 5.9 0 0 1 19.4 58.8A5.9 5.9 0 0 1 22.7 48.7Z"/>
    <circle fill="#ffe08a" cx="28" cy="56" r="4"/>
    <path data-telling="" data-part="flower" fill="#f58cb4" d="M56.7 47.7A5.9 5.9 0 0 1 67.3 47.7A5.9 5.9 0 0 1 70.6 57.8A5.9 5.9 0 0 1 62.0 64.0A5.9 5.9 0 0 1 53.4 57.8A5.9 5.9 0 0 1 56.7 47.7Z"/>
    <circle fill="#ffe08a" cx="62" cy="55" r="4"/>
    <path data-telling="" data-part="flower" fill="#f58cb4" d="M82.7 60.7A5.9 5.9 0 0 1 93.3 60.7A5.9 5.9 0 0 1 96.6 70.8A5.9 5.9 0 0 1 88.0 77.0A5.9 5.9 0 0 1 79.4 70.8A5.9 5.9 0 0 1 82.7 60.7Z"/>
    <circle fill="#ffe08a" cx="88" cy="68" r="4"/>
  `,
  // A baobab with its barrel of a trunk.
  baobab: `
    <path data-part="treeTrunk" fill="#d9b483" d="M22 124C32 108 34 80 34 56L14 38L24 32L40 42L44 22L54 22L58 42L70 42L76 20L86 22L86 42L104 30L114 36L94 56C94 80 96 108 106 124Z"/>
    <path data-part="leaves" fill="#8fcb62" d="M2 34A6.8 6.8 0 0 1 4 22A7.5 7.5 0 0 1 16 16A7.1 7.1 0 0 1 28 20A6.5 6.5 0 0 1 34 30A7.2 7.2 0 0 1 26 40A7.9 7.9 0 0 1 12 42A7.2 7.2 0 0 1 2 34Z"/>
    <path data-part="leaves" fill="#8fcb62" d="M32 18A6.8 6.8 0 0 1 34 6A7.1 7.1 0 0 1 46 2A6.8 6.8 0 0 1 58 4A6.5 6.5 0 0 1 64 14A6.5 6.5 0 0 1 58 24A6.9 6.9 0 0 1 46 27A5.6 5.6 0 0 1 36 26A5 5 0 0 1 32 18Z"/>
    <path data-part="leaves" fill="#8fcb62" d="M66 18A6.8 6.8 0 0 1 68 6A7.1 7.1 0 0 1 80 2A7.1 7.1 0 0 1 92 6A6 6 0 0 1 96 16A6.1 6.1 0 0 1 90 25A6.7 6.7 0 0 1 78 26A8.1 8.1 0 0 1 66 18Z"/>
    <path data-part="leaves" fill="#8fcb62" d="M94 32A7.1 7.1 0 0 1 98 20A7.1 7.1 0 0 1 110 16A7.1 7.1 0 0 1 122 20A7.1 7.1 0 0 1 126 32A6.3 6.3 0 0 1 118 40A7.9 7.9 0 0 1 104 41A7.5 7.5 0 0 1 94 32Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M50 66C48 80 48 96 44 112M66 60C66 80 66 96 68 108M80 68C80 84 84 100 86 112"/>
  `,
  // Holly: prickly leaves with red berries.
  holly: `
    <path data-part="leaf" fill="#7fb662" d="M60 62C52 50 44 54 34 44L30 52L22 42L14 46L12 34L2 30L10 22L6 10L18 14L26 6L32 16L44 12L46 24L56 28L54 40L64 52Z"/>
    <path data-part="leaf" fill="#7fb662" d="M68 62C76 50 84 54 94 44L98 52L106 42L114 46L116 34L126 30L118 22L122 10L110 14L102 6L96 16L84 12L82 24L72 28L74 40L64 52Z"/>
    <path data-part="leaf" fill="#a5d684" d="M58 74L44 86L50 94L42 104L52 110L54 122L64 118L74 122L76 110L86 104L78 94L84 86L70 74Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M10 16L56 54M118 16L72 54M64 84L64 114"/>
    <circle data-part="fruit" fill="#f0604a" cx="50" cy="64" r="13"/>
    <circle data-part="fruit" fill="#f0604a" cx="78" cy="64" r="13"/>
    <circle data-part="fruit" fill="#f0604a" cx="64" cy="80" r="13"/>
  `,
  // A fig and its half, full of seeds.
  fig: `
    <path data-part="leaf" fill="#8fcb62" d="M40 24C35.1 22.5 30.5 22.5 28 18C25.8 14 28.6 8.6 30 6C33.3 6.8 39.9 8.4 46 8C50.8 7.7 55.6 5.2 58 4C59 6.9 61 12.7 60 18C59.3 21.7 57.6 24.9 54 26C48.9 27.5 45.1 25.6 40 24Z"/>
    <path fill="#a888c8" d="M44 20C52 20 52 32 58 42C72 54 78 72 74 90C70 110 54 120 40 120C22 120 8 108 6 90C4 72 14 54 30 42C36 32 36 20 44 20Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M40 34C26 56 20 80 28 108M46 36C48 60 50 84 46 112"/>
    <path fill="#d4b8e4" d="M92 44C98 44 98 52 102 60C116 70 124 82 122 98C118 114 106 122 92 122C76 122 66 114 62 98C60 82 68 70 82 60C86 52 86 44 92 44Z"/>
    <path fill="#f58a9a" d="M92 66C99 66 101.9 72.3 106 78C109.8 83.3 112.4 87.5 112 94C111.6 100.8 108.8 105.2 104 110C100.6 113.4 96.8 114 92 114C87.2 114 83.4 113.4 80 110C75.2 105.2 72.4 100.8 72 94C71.6 87.5 74.2 83.3 78 78C82.1 72.3 85 66 92 66Z"/>
    <circle fill="#fff0c8" cx="92" cy="80" r="4.5"/>
    <circle fill="#fff0c8" cx="82" cy="94" r="4.5"/>
    <circle fill="#fff0c8" cx="102" cy="94" r="4.5"/>
    <circle fill="#fff0c8" cx="92" cy="104" r="4.5"/>
  `,
  // A blackberry, bead by bead.
  blackberry: `
    <circle fill="#9a86c0" cx="64" cy="108" r="13"/>
    <circle fill="#9a86c0" cx="46" cy="96" r="13"/>
    <circle fill="#9a86c0" cx="82" cy="96" r="13"/>
    <circle fill="#b8a4dc" cx="64" cy="88" r="13"/>
    <circle fill="#9a86c0" cx="36" cy="78" r="13"/>
    <circle fill="#9a86c0" cx="92" cy="78" r="13"/>
    <circle fill="#b8a4dc" cx="52" cy="72" r="13"/>
    <circle fill="#b8a4dc" cx="76" cy="72" r="13"/>
    <circle fill="#9a86c0" cx="34" cy="58" r="13"/>
    <circle fill="#9a86c0" cx="94" cy="58" r="13"/>
    <circle fill="#b8a4dc" cx="64" cy="56" r="13"/>
    <path data-part="sepal" fill="#8fcb62" d="M64 44L50 56L46 44L28 48L38 36L24 26L44 26L50 12L60 24L64 18L68 24L78 12L84 26L104 26L90 36L100 48L82 44L78 56Z"/>
    <path data-part="stem" fill="#7fb662" d="M67.9 24.7C69.7 20.7 68.1 17.5 69.7 13.5C71 10.3 74.1 9.6 75.2 6.4C75.9 4.5 75.6 2.5 74 1.3C72.4 0.1 70.4 0.4 68.8 1.6C65.5 4.2 63.9 6.6 62.3 10.5C60.4 15.1 59.7 18.4 60.1 23.3C60.2 25.3 61.5 27 63.4 27.3C65.4 27.6 67.1 26.5 67.9 24.7Z"/>
  `,
  // An acorn in its scaly cup, and an oak leaf.
  acorn: `
    <g transform="translate(10 0)">
    <path data-part="stem" fill="#b98a5a" d="M58.4 24.9C58.4 24.9 57.9 23.5 57.6 22.6C57.3 21.7 56.9 20.5 56.6 19.5C56.4 18.6 56.1 17.4 56 16.7C55.8 16 55.7 15.6 55.8 15.1C55.9 14.7 56.1 14.5 56.6 14.1C57 13.6 57.8 12.9 58.5 12.3C59.2 11.7 60.1 11 60.8 10.5C61.5 10 62.2 10.2 62.5 9.1C62.8 8 63.3 5 62.5 4C61.7 3 58.6 2.8 57.5 2.9C56.4 2.9 56.6 3.6 55.9 4.2C55.1 4.8 54.2 5.4 53.3 6.2C52.3 7 51.2 7.9 50.4 9C49.5 10.1 48.6 11.5 48.2 12.9C47.7 14.2 47.7 15.9 47.7 17.3C47.8 18.8 48.1 20.2 48.4 21.5C48.6 22.7 49 24 49.2 24.9C49.4 25.8 49.6 27.1 49.6 27.1L58.4 24.9Z"/>
    <path fill="#e0aa70" d="M22 54L86 54C86 54 89.7 70.3 88 78C86.3 85.7 80.7 94.7 76 100C71.3 105.3 63.7 106.3 60 110C56.3 113.7 54 122 54 122C54 122 51.7 113.7 48 110C44.3 106.3 36.7 105.3 32 100C27.3 94.7 21.7 85.7 20 78C18.3 70.3 22 54 22 54Z"/>
    <path fill="#c98f54" d="M54 18C62 18 71.3 20 78 24C84.7 28 90.7 36.7 94 42C97.3 47.3 99.7 52.7 98 56C96.3 59.3 91.3 60.7 84 62C76.7 63.3 64 64 54 64C44 64 31.3 63.3 24 62C16.7 60.7 11.7 59.3 10 56C8.3 52.7 10.7 47.3 14 42C17.3 36.7 23.3 28 30 24C36.7 20 46 18 54 18Z"/>
    <path fill="none" stroke="#6a4420" stroke-width="2.2" d="M40 30C41 36 49 36 50 30M58 30C59 36 67 36 68 30M26 44C27 50 35 50 36 44M46 44C47 50 55 50 56 44M66 44C67 50 75 50 76 44"/>
    <path fill="none" stroke="#6a4420" stroke-width="2.2" d="M36 76C36 84 40 92 46 98"/>
    </g>
  `,
  // A tree stump with its rings, a sprig and a mushroom.
  "tree-stump": `
    <path data-part="treeTrunk" fill="#c99a66" d="M28 38L30 84C26 100 14 112 4 124L38 118L52 125L70 117L88 125L98 117L124 124C112 110 100 98 98 84L100 38Z"/>
    <ellipse fill="#f4dcb0" cx="64" cy="38" rx="37" ry="17"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M64 38C70 34 80 38 76 44C68 50 48 48 46 38C46 28 74 24 86 32M44 66C42 78 44 90 40 100M84 64C86 76 82 86 86 98"/>
    <ellipse fill="#e0b47a" cx="64" cy="38" rx="24" ry="10"/>
    <path data-part="stem" fill="#fff6e6" d="M62 120C60.2 115.7 56.6 106.8 60 100C62 95.9 69.4 96.3 72 100C76.4 106.3 74.8 115.5 74 120L62 120Z"/>
    <path data-part="cap" fill="#f0705a" d="M50 100C49.6 96.8 48.8 90.3 52 86C55.6 81 59.9 78 66 78C72.1 78 76.1 81.3 80 86C83.5 90.3 83.8 96.8 84 100C80.3 101 72.9 103 66 103C59.8 103 53.2 101 50 100Z"/>
  `,
  // A fallen trunk, to sit on.
  log: `
    <path data-part="treeTrunk" fill="#c99a66" d="M16 74C48 73 82 73 114 75C121 76 125 84 125 94C125 104 121 111 114 112C82 114 48 115 16 115Z"/>
    <ellipse fill="#f4dcb0" cx="16" cy="94.5" rx="13" ry="20.5"/>
    <ellipse fill="#e0b47a" cx="16" cy="94.5" rx="6.5" ry="11"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M42 83L62 83M38 106L58 106M90 105L112 104M96 84L114 85"/>
    <ellipse fill="#e0b47a" cx="76" cy="94" rx="11" ry="7"/>
    <path data-part="leaf" fill="#8fcb62" d="M98 114C96 106 100 99 110 97C113 106 108 113 98 114Z"/>
  `,
  // A round bale of hay beside a square one.
  "hay-bale": `
    <circle fill="#f2cf7a" cx="48" cy="82" r="42"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M48 82C54 78 60 86 54 92C44 100 32 90 36 78C40 64 64 64 68 80C72 100 50 114 34 106C16 98 16 70 32 58C48 48 76 54 80 76"/>
    <path fill="#e8b85a" d="M76 86L118 86L118 124L76 124Z"/>
    <path fill="#ffe6a8" d="M76 86L86 74L126 74L118 86Z"/>
    <path fill="#d9a040" d="M118 86L126 74L126 112L118 124Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M90 86L90 124M104 86L104 124M90 86L98 74M104 86L112 74"/>
  `,
  // A young tree at its stake, in a heap of fresh earth.
  sapling: `
    <path fill="#d8b48a" d="M80 44L87 44L87 114L80 114Z"/>
    <path data-part="treeTrunk" fill="#c99a66" d="M60 56L68 56L70 114L58 114Z"/>
    <path data-part="leaves" fill="#8fcb62" d="M40 58A13 13 0 0 1 36 38A14 14 0 0 1 44 18A15 15 0 0 1 64 5A15 15 0 0 1 84 18A14 14 0 0 1 92 38A13 13 0 0 1 88 58A16 16 0 0 1 64 66A16 16 0 0 1 40 58Z"/>
    <path fill="#b98a5e" d="M20 126Q26 108 44 109Q54 98 66 105Q84 99 92 110Q106 112 110 126Z"/>
  `,
};
