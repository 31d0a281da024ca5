/** Winter and Christmas: 128 × 128 boxes, feet on the bottom edge. */
export const winter: Readonly<Record<string, string>> = {
  // A snowman with hat, scarf, carrot nose and twig arms.
  snowman: `
    <path fill="none" stroke="#6b4a2a" stroke-width="2.5" d="M36 78L12 62M20 67.5L18 56M92 78L116 62M108 67.5L110 56"/>
    <path data-part="body" fill="#fbfdff" d="M64 66C88 66 102 80 102 98C102 112 92 124 80 124L48 124C36 124 26 112 26 98C26 80 40 66 64 66Z"/>
    <circle data-part="head" fill="#fbfdff" cx="64" cy="48" r="26"/>
    <path data-part="hat" fill="#8f98a8" d="M46 4L82 4L84 26L44 26Z"/>
    <path data-part="hatBand" fill="#ff7b6b" d="M44.7 18L83.3 18L84 27L44 27Z"/>
    <path data-part="brim" fill="#8f98a8" d="M32 26L96 26L96 33L32 33Z"/>
    <path data-part="scarf" fill="#ff7b6b" d="M76 72L92 70L96 98L82 100Z"/>
    <path data-part="scarf" fill="#ff7b6b" d="M36 66C50 74 78 74 92 66L96 76C80 86 48 86 32 76Z"/>
    <path fill="none" stroke="#8a2018" stroke-width="2" d="M79 90L94.5 88"/>
    <ellipse fill="#22262c" cx="53" cy="44" rx="4" ry="5"/>
    <ellipse fill="#22262c" cx="75" cy="44" rx="4" ry="5"/>
    <path data-part="carrot" fill="#ffa63d" d="M66 49C66 55 62 57 58 57L38 56L60 48C62 47 65 47 66 49Z"/>
    <path fill="none" stroke="#22262c" stroke-width="2" d="M56 62C60 66 70 66 74 61"/>
    <circle fill="#22262c" cx="62" cy="93" r="3"/>
    <circle fill="#22262c" cx="62" cy="109" r="3"/>
  `,
  // A Christmas stocking with a fluffy cuff, a star and a candy cane.
  "christmas-stocking": `
    <path fill="none" stroke="#8a2018" stroke-width="2" d="M60 30C52 6 80 6 72 30"/>
    <path fill="#7ed06a" d="M84 26C82 16 86 8 94 6C100 12 100 20 97 26Z"/>
    <path data-part="sock" fill="#ff7b6b" d="M44 44L98 44L98 78C98 100 92 116 76 122C60 127 34 124 22 112C12 100 20 86 34 86C42 86 44 82 44 76Z"/>
    <path data-part="toe" fill="#fff3e2" d="M34 86C20 86 12 100 22 112C27.4 117.4 35.6 121 44.5 122.8C47 108 43 92 34 86Z"/>
    <path data-part="heel" fill="#fff3e2" d="M98 74L98 78C98 93.4 95.1 105.9 87.8 114C78 108 73 96 77 86C81 78 90 74 98 74Z"/>
    <path data-part="star" fill="#ffd866" d="M60 56L63.5 63L71 64L65.5 69.5L67 77L60 73L53 77L54.5 69.5L49 64L56.5 63Z"/>
    <path data-part="cuff" fill="#ffffff" d="M38 46C32 42 33 32 40 31C41 23 52 21 56 26C60 19 74 19 78 26C84 21 98 22 98 30C106 31 108 42 102 46C99 52 90 52 86 48C81 53 73 53 69 48C64 53 56 53 53 48C48 52 41 51 38 46Z"/>
  `,
  // A Christmas wreath with berries and a large bow.
  wreath: `
    <path data-part="leaves" fill="#7cc56c" d="M64 4A14 14 0 0 1 84 8A14 14 0 0 1 102 18A14 14 0 0 1 114 34A14 14 0 0 1 119 54A14 14 0 0 1 116 74A14 14 0 0 1 106 92A14 14 0 0 1 90 105A14 14 0 0 1 70 110A14 14 0 0 1 50 108A14 14 0 0 1 31 101A14 14 0 0 1 17 87A14 14 0 0 1 9 68A14 14 0 0 1 10 47A14 14 0 0 1 18 29A14 14 0 0 1 31 14A14 14 0 0 1 47 6A14 14 0 0 1 64 4Z"/>
    <circle fill="#ffffff" cx="64" cy="57" r="27"/>
    <circle data-part="berry" fill="#ff7b6b" cx="64" cy="17" r="5.5"/>
    <circle data-part="berry" fill="#ff7b6b" cx="35" cy="28" r="5.5"/>
    <circle data-part="berry" fill="#ff7b6b" cx="93" cy="28" r="5.5"/>
    <circle data-part="berry" fill="#ffd866" cx="22" cy="54" r="5.5"/>
    <circle data-part="berry" fill="#ffd866" cx="106" cy="54" r="5.5"/>
    <circle data-part="berry" fill="#ff7b6b" cx="20" cy="78" r="5.5"/>
    <circle data-part="berry" fill="#ff7b6b" cx="108" cy="78" r="5.5"/>
    <path data-part="ribbon" fill="#ff8f80" d="M58 98C52 106 46 114 42 124L54 120L60 125C62 114 64 106 66 100Z"/>
    <path data-part="ribbon" fill="#ff8f80" d="M70 98C76 106 82 114 86 124L74 120L68 125C66 114 64 106 62 100Z"/>
    <path data-part="bowLoop" fill="#ff7b6b" d="M64 94C52 80 34 78 32 90C31 104 48 108 64 96Z"/>
    <path data-part="bowLoop" fill="#ff7b6b" d="M64 94C76 80 94 78 96 90C97 104 80 108 64 96Z"/>
    <path data-part="knot" fill="#ffa89a" d="M57 87L71 87C74 92 74 98 71 103L57 103C54 98 54 92 57 87Z"/>
  `,
  // A Christmas tree in three tiers with baubles and a star.
  "christmas-tree": `
    <path data-part="treeTrunk" fill="#c48f5e" d="M56 104L72 104L72 116L56 116Z"/>
    <path data-part="pot" fill="#ff8f80" d="M46 112L82 112L78 124L50 124Z"/>
    <path data-part="tier" fill="#6fbf66" d="M64 54C76 74 94 90 112 98C112 108 100 110 94 104C90 112 80 112 76 106C72 112 56 112 52 106C48 112 38 112 34 104C28 110 16 108 16 98C34 90 52 74 64 54Z"/>
    <path data-part="tier" fill="#7ccc72" d="M64 34C74 52 88 66 102 72C102 82 92 84 86 78C82 86 74 86 70 80C68 84 60 84 58 80C54 86 46 86 42 78C36 84 26 82 26 72C40 66 54 52 64 34Z"/>
    <path data-part="tier" fill="#8fd884" d="M64 14C72 30 80 40 92 48C92 56 84 58 78 54C74 60 66 60 64 56C62 60 54 60 50 54C44 58 36 56 36 48C48 40 56 30 64 14Z"/>
    <path data-telling="" data-part="star" fill="#ffd23f" d="M64 3L68 11.5L77 12.5L70.5 18.5L72.5 27.5L64 23L55.5 27.5L57.5 18.5L51 12.5L60 11.5Z"/>
    <circle data-telling="" data-part="bauble" fill="#ff7b8a" cx="64" cy="44" r="6.5"/>
    <circle data-telling="" data-part="bauble" fill="#ffe9a8" cx="48" cy="69" r="6.5"/>
    <circle data-telling="" data-part="bauble" fill="#ff9fd0" cx="78" cy="68" r="6.5"/>
    <circle data-telling="" data-part="bauble" fill="#ff7b8a" cx="38" cy="95" r="6.5"/>
    <circle data-telling="" data-part="bauble" fill="#ffe9a8" cx="64" cy="94" r="6.5"/>
    <circle data-telling="" data-part="bauble" fill="#ff9fd0" cx="90" cy="95" r="6.5"/>
  `,
  // An Easter egg in bands: zigzag, dots and waves.
  "easter-egg": `
    <path fill="#ffd0e4" d="M64 4C90 4 112 44 112 76C112 106 92 124 64 124C36 124 16 106 16 76C16 44 38 4 64 4Z"/>
    <path data-part="band" fill="#a98be0" d="M25.3 37L40 48L52 36L64 48L76 36L88 48L102.7 37C106 44 108.5 51.5 110.1 59L17.9 59C19.5 51.5 22 44 25.3 37Z"/>
    <path data-part="band" fill="#fff0a8" d="M17.9 59L110.1 59C111.3 64.7 112 70.5 112 76C112 80.2 111.6 84.3 110.8 88L17.2 88C16.4 84.3 16 80.2 16 76C16 70.5 16.7 64.7 17.9 59Z"/>
    <path data-part="band" fill="#7fc8f0" d="M17.2 88A10 10 0 0 0 33 91A12 12 0 0 0 54 94A12 12 0 0 0 74 94A12 12 0 0 0 95 91A10 10 0 0 0 110.8 88C109 96.8 105.2 104.2 99.7 110L28.3 110C22.8 104.2 19 96.8 17.2 88Z"/>
    <circle data-part="spot" fill="#ff8fa8" cx="34" cy="73" r="7"/>
    <circle data-part="spot" fill="#8fd46f" cx="64" cy="73" r="7"/>
    <circle data-part="spot" fill="#ff8fa8" cx="94" cy="73" r="7"/>
  `,
  // A sack full of presents.
  "gift-sack": `
    <path data-part="gift" fill="#8fc9f0" d="M26 14L62 14L62 60L26 60Z"/>
    <path data-part="ribbon" fill="#ffd34d" d="M40 14L48 14L48 60L40 60Z"/>
    <path data-part="bow" fill="#ffd34d" d="M44 14C36 2 24 2 26 10C28 15 38 15 44 14C50 15 60 15 62 10C64 2 52 2 44 14Z"/>
    <circle data-part="ear" fill="#d9a066" cx="70" cy="20" r="8"/>
    <circle data-part="ear" fill="#d9a066" cx="100" cy="20" r="8"/>
    <circle data-part="head" fill="#e6b57e" cx="85" cy="34" r="20"/>
    <ellipse fill="#23202a" cx="78" cy="30" rx="2.6" ry="3.4"/>
    <ellipse fill="#23202a" cx="92" cy="30" rx="2.6" ry="3.4"/>
    <ellipse fill="#23202a" cx="85" cy="38" rx="4" ry="2.8"/>
    <path data-part="sack" fill="#c98f4e" d="M24 56C44 50 84 50 104 56C122 76 124 106 112 119C100 127 28 127 16 119C4 106 6 76 24 56Z"/>
    <path data-part="cuff" fill="#e3b878" d="M20 50C42 42 86 42 108 50C114 56 112 64 106 67C86 58 42 58 22 67C16 64 14 56 20 50Z"/>
    <path data-part="star" fill="#ffd34d" d="M64 78L70 91L84 92L73 101L77 115L64 107L51 115L55 101L44 92L58 91Z"/>
  `,
  // A candlestick for nine candles.
  menorah: `
    <path fill="#f6c945" d="M6 46L13 46C13 88 30 92 64 92C98 92 115 88 115 46L122 46C122 96 102 100 64 100C26 100 6 96 6 46Z"/>
    <path fill="#fbe08a" d="M20 46L27 46C27 79 40 80 64 80C88 80 101 79 101 46L108 46C108 86 93 88 64 88C35 88 20 86 20 46Z"/>
    <path fill="#f6c945" d="M34 46L41 46C41 70 50 68 64 68C78 68 87 70 87 46L94 46C94 75 84 76 64 76C44 76 34 75 34 46Z"/>
    <path fill="#fbe08a" d="M47 46L54 46C54 62 59 57 64 57C69 57 74 62 74 46L81 46C81 65 75 65 64 65C53 65 47 65 47 46Z"/>
    <path fill="#f6c945" d="M60 40L68 40L68 114L60 114Z"/>
    <path fill="#f0b93a" d="M50 112L78 112L90 124L38 124Z"/>
    <path fill="#cfe3f7" d="M6 28L13 28L13 46L6 46Z"/>
    <path fill="#ffb45e" d="M9.5 12C15.5 20 14.5 28 9.5 28C4.5 28 3.5 20 9.5 12Z"/>
    <path fill="#cfe3f7" d="M20 28L27 28L27 46L20 46Z"/>
    <path fill="#ffb45e" d="M23.5 12C29.5 20 28.5 28 23.5 28C18.5 28 17.5 20 23.5 12Z"/>
    <path fill="#cfe3f7" d="M34 28L41 28L41 46L34 46Z"/>
    <path fill="#ffb45e" d="M37.5 12C43.5 20 42.5 28 37.5 28C32.5 28 31.5 20 37.5 12Z"/>
    <path fill="#cfe3f7" d="M47 28L54 28L54 46L47 46Z"/>
    <path fill="#ffb45e" d="M50.5 12C56.5 20 55.5 28 50.5 28C45.5 28 44.5 20 50.5 12Z"/>
    <path fill="#cfe3f7" d="M60.5 20L67.5 20L67.5 42L60.5 42Z"/>
    <path fill="#ffb45e" d="M64.0 4C70.0 12 69.0 20 64.0 20C59.0 20 58.0 12 64.0 4Z"/>
    <path fill="#cfe3f7" d="M74 28L81 28L81 46L74 46Z"/>
    <path fill="#ffb45e" d="M77.5 12C83.5 20 82.5 28 77.5 28C72.5 28 71.5 20 77.5 12Z"/>
    <path fill="#cfe3f7" d="M87 28L94 28L94 46L87 46Z"/>
    <path fill="#ffb45e" d="M90.5 12C96.5 20 95.5 28 90.5 28C85.5 28 84.5 20 90.5 12Z"/>
    <path fill="#cfe3f7" d="M101 28L108 28L108 46L101 46Z"/>
    <path fill="#ffb45e" d="M104.5 12C110.5 20 109.5 28 104.5 28C99.5 28 98.5 20 104.5 12Z"/>
    <path fill="#cfe3f7" d="M115 28L122 28L122 46L115 46Z"/>
    <path fill="#ffb45e" d="M118.5 12C124.5 20 123.5 28 118.5 28C113.5 28 112.5 20 118.5 12Z"/>
  `,
};
