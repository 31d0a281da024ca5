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
  // An ear of corn between its two husks.
  "ear-of-corn": `
    <path fill="#fff3c4" d="M58 14C54.7 11.7 52 2 52 2C52 2 59.3 6.3 62 6C64.7 5.7 68 0 68 0C68 0 70 5.3 72 6C74 6.7 80 4 80 4C80 4 75.7 14.3 72 16C68.3 17.7 61.3 16.3 58 14Z"/>
    <path fill="#ffe07a" d="M64 8C69.3 8 75.7 12 80 18C84.3 24 88 33.7 90 44C92 54.3 93 68.7 92 80C91 91.3 88.7 105 84 112C79.3 119 70.7 122 64 122C57.3 122 48.7 119 44 112C39.3 105 37 91.3 36 80C35 68.7 36 54.3 38 44C40 33.7 43.7 24 48 18C52.3 12 58.7 8 64 8Z"/>
    <path fill="none" stroke="#a8801a" stroke-width="2.2" d="M53.5 18C54 25 62 25 62.5 18M65.5 18C66 25 74 25 74.5 18M46.5 31C47 38 55 38 55.5 31M59.5 31C60 38 68 38 68.5 31M72.5 31C73 38 81 38 81.5 31M42.5 44C43 51 51 51 51.5 44M53.5 44C54 51 62 51 62.5 44M65.5 44C66 51 74 51 74.5 44M76.5 44C77 51 85 51 85.5 44M41.5 57C42 64 50 64 50.5 57M53.5 57C54 64 62 64 62.5 57M65.5 57C66 64 74 64 74.5 57M77.5 57C78 64 86 64 86.5 57M47.5 70C48 77 56 77 56.5 70M59.5 70C60 77 68 77 68.5 70M71.5 70C72 77 80 77 80.5 70M53.5 83C54 90 62 90 62.5 83M65.5 83C66 90 74 90 74.5 83"/>
    <path data-part="leaf" fill="#8fd07c" d="M8 42C8 42 19.7 49.7 26 56C32.3 62.3 40.3 72 46 80C51.7 88 57 96.7 60 104C63 111.3 64 124 64 124C64 124 50.3 124.7 44 122C37.7 119.3 30.7 115 26 108C21.3 101 19 91 16 80C13 69 8 42 8 42Z"/>
    <path data-part="leaf" fill="#a9dd92" d="M120 42C120 42 115 69 112 80C109 91 106.7 101 102 108C97.3 115 90.7 119.3 84 122C77.3 124.7 62 124 62 124C62 124 62.7 113.3 66 106C69.3 98.7 76 88.3 82 80C88 71.7 95.7 62.3 102 56C108.3 49.7 120 42 120 42Z"/>
    <path fill="none" stroke="#3c7a2a" stroke-width="2.2" d="M22 66C34 84 44 98 52 112M106 66C94 84 84 98 76 112"/>
  `,
  // A mug on its saucer, steam over it.
  "hot-beverage": `
    <path fill="none" stroke="#8a8a9a" stroke-width="2.4" d="M46 30C40 22 52 14 46 5M64 30C58 22 70 14 64 5M82 30C76 22 88 14 82 5"/>
    <path fill="#fff3dc" d="M2 106L126 106C126 106 122.3 117 112 120C101.7 123 80 124 64 124C48 124 26.3 123 16 120C5.7 117 2 106 2 106Z"/>
    <path fill="#ff9f7a" d="M92 52C127 46 127 96 86 92L88 80C108 82 108 60 92 64Z"/>
    <path fill="#ffb79a" d="M26 42L102 42C104 80 96 112 64 112C32 112 24 80 26 42Z"/>
    <ellipse fill="#fffaf0" cx="64" cy="42" rx="38" ry="11"/>
    <ellipse fill="#b98a5a" cx="64" cy="44" rx="29" ry="6.5"/>
    <path fill="#fffaf0" d="M64 96C42 82 46 64 57 65C61 65 64 70 64 72C64 70 67 65 71 65C82 64 86 82 64 96Z"/>
  `,
  // Off its saucer and tilted, as whoever is on the left drinks from it.
  "tilted-mug": `
    <path fill="none" stroke="#8a8a9a" stroke-width="2.6" d="M38 36C30 28 44 20 36 8M60 28C52 20 66 12 58 2"/>
    <path data-part="handle" fill="#ff9f7a" d="M94 56C120 38 128 80 98 98L92 86C110 74 108 60 96 70Z"/>
    <path data-part="bowl" fill="#ffb79a" d="M4 58L74 34C98 68 102 98 80 110C52 122 22 102 4 58Z"/>
    <ellipse data-part="bowl" fill="#fffaf0" cx="39" cy="46" rx="37" ry="11" transform="rotate(-19 39 46)"/>
  `,
};
