/** Fruit, sweets and snacks, large and plain: 128 × 128 boxes. */
const grape = (x: number, y: number) => `
    <circle data-part="fruit" fill="#b89ae0" cx="${x}" cy="${y}" r="15"/>`;

export const snacks: Readonly<Record<string, string>> = {
  // A bunch of large round grapes under a leaf.
  grapes: `
    <path data-part="stem" fill="#b98a5a" d="M58 2L68 2L70 26L60 26Z"/>
    ${grape(30, 46)}${grape(98, 46)}${grape(64, 46)}${grape(46, 70)}${grape(82, 70)}${grape(64, 92)}${grape(64, 112)}
    <path data-part="leaf" fill="#8fd06a" d="M66 26C70 10 92 2 118 8C120 26 104 38 84 36C76 36 68 32 66 26Z"/>
    <path fill="none" stroke="#3a6a2a" stroke-width="2" d="M74 27C86 22 96 18 108 16"/>
  `,
  // A cob between two leaves.
  "ear-of-corn": `
    <path data-part="fruit" fill="#ffe07a" d="M64 3C82 8 92 36 90 64C90 92 80 112 64 112C48 112 38 92 38 64C36 36 46 8 64 3Z"/>
    <path fill="#f2a83c" d="M47 18C58 23 70 23 81 18C84 23 86 29 88 36C72 42 56 42 40 36C42 29 44 23 47 18Z"/>
    <path fill="#f2a83c" d="M38 56C54 62 74 62 90 56L90 74C74 81 54 81 38 74Z"/>
    <path fill="none" stroke="#a8741a" stroke-width="2.4" d="M56 8C52 40 52 70 54 90M72 8C76 40 76 70 74 90"/>
    <path data-part="leaf" fill="#8fd06a" d="M62 124C34 124 14 96 22 50C44 62 62 90 66 120Z"/>
    <path data-part="leaf" fill="#8fd06a" d="M66 124C94 124 114 96 106 50C84 62 66 90 62 120Z"/>
  `,
  // A roll of rice and seaweed with its filling.
  sushi: `
    <path fill="#9ab89a" d="M8 44C8 24 34 10 64 10C94 10 120 24 120 44L120 90C120 110 94 123 64 123C34 123 8 110 8 90Z"/>
    <ellipse fill="#ffffff" cx="64" cy="46" rx="50" ry="30"/>
    <path fill="#ffae8a" d="M40 34L66 28L72 48L46 54Z"/>
    <path fill="#ffe07a" d="M74 30L92 38L88 54L76 50Z"/>
    <path fill="#8fd06a" d="M52 56L84 54L80 66L58 67Z"/>
    <path fill="none" stroke="#7a8a7a" stroke-width="2.4" d="M26 42L31 44M28 54L33 53M100 46L105 48M64 20L69 19"/>
  `,
  // A cup of something hot on its saucer.
  "hot-beverage": `
    <path fill="none" stroke="#9a8a9a" stroke-width="2.6" d="M44 30C38 22 50 16 44 6M62 30C56 22 68 16 62 6M80 30C74 22 86 16 80 6"/>
    <path fill="#ffd6e0" d="M6 108L122 108C118 120 102 125 64 125C26 125 10 120 6 108Z"/>
    <path data-part="handle" fill="#f79ab0" d="M92 54C112 46 126 56 122 74C118 88 104 94 90 90L92 78C102 80 110 76 111 68C112 62 104 62 94 66Z"/>
    <path fill="#f79ab0" d="M20 42L98 42C100 76 90 110 60 110C30 110 18 76 20 42Z"/>
    <path fill="#e8b880" d="M20 42C20 34 98 34 98 42C98 50 20 50 20 42Z"/>
    <path data-part="heart" fill="#ffffff" d="M59 98C44 88 40 80 43 72C47 66 56 67 59 74C62 67 71 66 75 72C78 80 74 88 59 98Z"/>
  `,
  // A mooncake from above: a wavy edge, a flower pressed into it.
  mooncake: `
    <path fill="#d9984a" d="M64 8Q78 2 90 13Q106 12 112 27Q126 36 122 51Q127 66 120 78Q122 94 108 101Q100 115 85 113Q74 124 62 117Q48 123 37 113Q22 114 15 101Q2 93 7 78Q1 64 8 51Q4 36 17 27Q24 12 39 13Q50 2 64 8Z"/>
    <circle fill="#ffe9b8" cx="64" cy="63" r="43"/>
    <path data-part="petal" fill="#d9984a" d="M64 56C50 48 50 30 64 26C78 30 78 48 64 56Z"/>
    <path data-part="petal" fill="#d9984a" d="M71 63C79 49 97 49 101 63C97 77 79 77 71 63Z"/>
    <path data-part="petal" fill="#d9984a" d="M64 70C78 78 78 96 64 100C50 96 50 78 64 70Z"/>
    <path data-part="petal" fill="#d9984a" d="M57 63C49 77 31 77 27 63C31 49 49 49 57 63Z"/>
    <circle data-part="flowerCentre" fill="#d9984a" cx="64" cy="63" r="9"/>
  `,
};
