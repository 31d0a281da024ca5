/** Winter and Christmas: 128 × 128 boxes, feet on the bottom edge. */
export const winter: Readonly<Record<string, string>> = {
  // A snowman with hat, scarf, carrot nose and twig arms.
  snowman: `
    <path fill="none" stroke="#6b4a2a" stroke-width="2.5" d="M36 78L12 62M20 67.5L18 56M92 78L116 62M108 67.5L110 56"/>
    <path fill="#fbfdff" d="M64 66C88 66 102 80 102 98C102 112 92 124 80 124L48 124C36 124 26 112 26 98C26 80 40 66 64 66Z"/>
    <circle fill="#fbfdff" cx="64" cy="48" r="26"/>
    <path fill="#8f98a8" d="M46 4L82 4L84 26L44 26Z"/>
    <path fill="#ff7b6b" d="M44.7 18L83.3 18L84 27L44 27Z"/>
    <path fill="#8f98a8" d="M32 26L96 26L96 33L32 33Z"/>
    <path fill="#ff7b6b" d="M76 72L92 70L96 98L82 100Z"/>
    <path fill="#ff7b6b" d="M36 66C50 74 78 74 92 66L96 76C80 86 48 86 32 76Z"/>
    <path fill="none" stroke="#8a2018" stroke-width="2" d="M79 90L94.5 88"/>
    <ellipse fill="#22262c" cx="53" cy="44" rx="4" ry="5"/>
    <ellipse fill="#22262c" cx="75" cy="44" rx="4" ry="5"/>
    <path fill="#ffa63d" d="M66 49C66 55 62 57 58 57L38 56L60 48C62 47 65 47 66 49Z"/>
    <path fill="none" stroke="#22262c" stroke-width="2" d="M56 62C60 66 70 66 74 61"/>
    <circle fill="#22262c" cx="62" cy="93" r="3"/>
    <circle fill="#22262c" cx="62" cy="109" r="3"/>
  `,
  // A Christmas stocking with a fluffy cuff, a star and a candy cane.
  "christmas-stocking": `
    <path fill="none" stroke="#8a2018" stroke-width="2" d="M60 30C52 6 80 6 72 30"/>
    <path fill="#7ed06a" d="M84 26C82 16 86 8 94 6C100 12 100 20 97 26Z"/>
    <path fill="#ff7b6b" d="M44 44L98 44L98 78C98 100 92 116 76 122C60 127 34 124 22 112C12 100 20 86 34 86C42 86 44 82 44 76Z"/>
    <path fill="#fff3e2" d="M34 86C20 86 12 100 22 112C27.4 117.4 35.6 121 44.5 122.8C47 108 43 92 34 86Z"/>
    <path fill="#fff3e2" d="M98 74L98 78C98 93.4 95.1 105.9 87.8 114C78 108 73 96 77 86C81 78 90 74 98 74Z"/>
    <path fill="#ffd866" d="M60 56L63.5 63L71 64L65.5 69.5L67 77L60 73L53 77L54.5 69.5L49 64L56.5 63Z"/>
    <path fill="#ffffff" d="M38 46C32 42 33 32 40 31C41 23 52 21 56 26C60 19 74 19 78 26C84 21 98 22 98 30C106 31 108 42 102 46C99 52 90 52 86 48C81 53 73 53 69 48C64 53 56 53 53 48C48 52 41 51 38 46Z"/>
  `,
  // A Christmas wreath with berries and a large bow.
  wreath: `
    <path fill="#7cc56c" d="M64 4A14 14 0 0 1 84 8A14 14 0 0 1 102 18A14 14 0 0 1 114 34A14 14 0 0 1 119 54A14 14 0 0 1 116 74A14 14 0 0 1 106 92A14 14 0 0 1 90 105A14 14 0 0 1 70 110A14 14 0 0 1 50 108A14 14 0 0 1 31 101A14 14 0 0 1 17 87A14 14 0 0 1 9 68A14 14 0 0 1 10 47A14 14 0 0 1 18 29A14 14 0 0 1 31 14A14 14 0 0 1 47 6A14 14 0 0 1 64 4Z"/>
    <circle fill="#ffffff" cx="64" cy="57" r="27"/>
    <circle fill="#ff7b6b" cx="64" cy="17" r="5.5"/>
    <circle fill="#ff7b6b" cx="35" cy="28" r="5.5"/>
    <circle fill="#ff7b6b" cx="93" cy="28" r="5.5"/>
    <circle fill="#ffd866" cx="22" cy="54" r="5.5"/>
    <circle fill="#ffd866" cx="106" cy="54" r="5.5"/>
    <circle fill="#ff7b6b" cx="20" cy="78" r="5.5"/>
    <circle fill="#ff7b6b" cx="108" cy="78" r="5.5"/>
    <path fill="#ff8f80" d="M58 98C52 106 46 114 42 124L54 120L60 125C62 114 64 106 66 100Z"/>
    <path fill="#ff8f80" d="M70 98C76 106 82 114 86 124L74 120L68 125C66 114 64 106 62 100Z"/>
    <path fill="#ff7b6b" d="M64 94C52 80 34 78 32 90C31 104 48 108 64 96Z"/>
    <path fill="#ff7b6b" d="M64 94C76 80 94 78 96 90C97 104 80 108 64 96Z"/>
    <path fill="#ffa89a" d="M57 87L71 87C74 92 74 98 71 103L57 103C54 98 54 92 57 87Z"/>
  `,
};
