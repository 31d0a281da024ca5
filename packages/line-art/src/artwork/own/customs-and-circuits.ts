/** Things of games, lessons, feasts and far places: 128 × 128 boxes. */
export const customsAndCircuits: Readonly<Record<string, string>> = {
  // A child with a paddle stands on a board on the waves.
  "stand-up-paddle": `
    <path data-part="pole" fill="#c98a5a" d="M90 6H96L88 96H82Z"/>
    <path data-part="blade" fill="#e8685f" d="M82 92C84 90 88 90 90 92C92 94 94 100 94 104C94 108 92 114 90 116C88 118 84 118 82 116C80 114 78 108 78 104C78 100 80 94 82 92Z"/>
    <path data-part="head" fill="#ffdcc0" d="M56 8C60 8 65.3 9.3 68 12C70.7 14.7 72.3 20 72 24C71.7 28 68.7 33.7 66 36C63.3 38.3 59.3 38 56 38C52.7 38 48.7 38.3 46 36C43.3 33.7 40.3 28 40 24C39.7 20 41.3 14.7 44 12C46.7 9.3 52 8 56 8Z"/>
    <path data-part="hair" fill="#b87a48" d="M40 24C38.7 22.3 39.3 11.7 42 8C44.7 4.3 51.3 2 56 2C60.7 2 67.3 4.3 70 8C72.7 11.7 73.3 22.7 72 24C70.7 25.3 65.7 17 62 16C58.3 15 53.7 16.7 50 18C46.3 19.3 41.3 25.7 40 24Z"/>
    <circle fill="#3a2a40" cx="50" cy="26" r="2.3"/>
    <circle fill="#3a2a40" cx="62" cy="26" r="2.3"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M51 31C51.8 31.5 54.3 34 56 34C57.7 34 60.2 31.5 61 31"/>
    <path data-part="shirt" fill="#ffd35c" d="M44 42C49.7 41 62 41 68 42C74 43 75.7 47.3 80 48C84.3 48.7 91.7 45 94 46C96.3 47 96.3 51.7 94 54C91.7 56.3 84 59.7 80 60C76 60.3 71.7 54 70 56C68.3 58 74.7 69.3 70 72C65.3 74.7 46.7 74.3 42 72C37.3 69.7 43 59 42 58C41 57 38.3 65.3 36 66C33.7 66.7 28.3 65 28 62C27.7 59 31.3 51.3 34 48C36.7 44.7 38.3 43 44 42Z"/>
    <path data-part="trousers" fill="#8fc3f0" d="M42 70H70L76 92H60L56 82L52 92H36Z"/>
    <path data-part="board" fill="#8fd07c" d="M4 96C5.3 93.7 4 92.7 20 92C36 91.3 82.7 91.3 100 92C117.3 92.7 121.3 93.7 124 96C126.7 98.3 120.7 103.7 116 106C111.3 108.3 110.3 109.3 96 110C81.7 110.7 44 110.7 30 110C16 109.3 16.3 108.3 12 106C7.7 103.7 2.7 98.3 4 96Z"/>
    <path data-part="water" fill="#8fd0f4" d="M0 112C2 108.5 7.7 106 12 106C16.3 106 21.3 112 26 112C30.7 112 35 106 40 106C45 106 50.7 112 56 112C61.3 112 66.7 106 72 106C77.3 106 82.7 112 88 112C93.3 112 97.3 106 104 106C110.7 106 124 108.5 128 112C128 115.5 128 127 128 127C128 127 0 127 0 127C0 127 0 115.5 0 112Z"/>
  `,
  // Diamonds of baklava in layers with nuts on a plate.
  baklava: `
    <ellipse data-part="plate" fill="#8fc3f0" cx="64" cy="100" rx="62" ry="24"/>
    <path fill="#ffe0a0" d="M64 10L94 26L64 42L34 26Z"/>
    <path fill="#e8a84c" d="M34 26L64 42L94 26L94 44L64 60L34 44Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M40 38L64 50L88 38"/>
    <ellipse fill="#8fd07c" cx="64" cy="26" rx="8" ry="5"/>
    <path fill="#ffe0a0" d="M34 50L64 66L34 82L4 66Z"/>
    <path fill="#e8a84c" d="M4 66L34 82L64 66L64 84L34 100L4 84Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M10 78L34 90L58 78"/>
    <ellipse fill="#8fd07c" cx="34" cy="66" rx="8" ry="5"/>
    <path fill="#ffe0a0" d="M94 50L124 66L94 82L64 66Z"/>
    <path fill="#e8a84c" d="M64 66L94 82L124 66L124 84L94 100L64 84Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M70 78L94 90L118 78"/>
    <ellipse fill="#8fd07c" cx="94" cy="66" rx="8" ry="5"/>
  `,
  // A bridge of planks hung on ropes between two cliffs.
  "rope-bridge": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M16 42C20 45.3 32 57.7 40 62C48 66.3 56 68 64 68C72 68 80 66.3 88 62C96 57.7 108 45.3 112 42M28 50C28.2 53.3 28.8 66.7 29 70M46 64C46 66.7 46 77.3 46 80M64 68C64 70.7 64 81.3 64 84M82 64C82 66.7 82 77.3 82 80M100 50C99.8 53.3 99.2 66.7 99 70"/>
    <path data-part="bridge" fill="#e0a868" d="M24 66C27.3 66.3 35.3 75 42 78C48.7 81 56.7 84 64 84C71.3 84 79.3 81 86 78C92.7 75 100.7 66.3 104 66C107.3 65.7 108.7 72 106 76C103.3 80 95 86.7 88 90C81 93.3 72 96 64 96C56 96 47 93.3 40 90C33 86.7 24.7 80 22 76C19.3 72 20.7 65.7 24 66Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M34 76L32 84M48 84L47 92M64 86V94M80 84L81 92M94 76L96 84"/>
    <path data-part="rock" fill="#c8b090" d="M0 126C0 126 0 62 0 62C0 62 11 58 16 58C21 58 28 58.3 30 62C32 65.7 29 74.3 28 80C27 85.7 24 90.7 24 96C24 101.3 28.3 107 28 112C27.7 117 22 126 22 126C22 126 0 126 0 126Z"/>
    <path data-part="rock" fill="#c8b090" d="M128 126C128 126 128 62 128 62C128 62 117 58 112 58C107 58 100 58.3 98 62C96 65.7 99 74.3 100 80C101 85.7 104 90.7 104 96C104 101.3 99.7 107 100 112C100.3 117 106 126 106 126C106 126 128 126 128 126Z"/>
    <path data-part="pole" fill="#b8784a" d="M10 30H18V64H10ZM110 30H118V64H110Z"/>
    <path data-part="water" fill="#8fd0f4" d="M22 126C22 126 30.3 116.7 34 116C37.7 115.3 40.3 122 44 122C47.7 122 52 116 56 116C60 116 64 122 68 122C72 122 75.7 116.3 80 116C84.3 115.7 89.7 118.3 94 120C98.3 121.7 106 126 106 126C106 126 22 126 22 126Z"/>
  `,
  // A maypole crowned with flowers, its ribbons held by dancing children.
  maypole: `
    <path data-part="ribbon" fill="#f58fb0" d="M64 24C64 24 47.5 35.3 40 44C32.5 52.7 19 76 19 76C19 76 13 76 13 76C13 76 23.5 58.7 32 50C40.5 41.3 64 24 64 24Z"/>
    <path data-part="ribbon" fill="#ffd35c" d="M64 24C64 24 55.5 35.3 52 44C48.5 52.7 43 76 43 76C43 76 37 76 37 76C37 76 39.5 58.7 44 50C48.5 41.3 64 24 64 24Z"/>
    <path data-part="ribbon" fill="#8fc3f0" d="M64 24C64 24 72.5 35.3 76 44C79.5 52.7 85 76 85 76C85 76 91 76 91 76C91 76 88.5 58.7 84 50C79.5 41.3 64 24 64 24Z"/>
    <path data-part="ribbon" fill="#8fd07c" d="M64 24C64 24 80.5 35.3 88 44C95.5 52.7 109 76 109 76C109 76 115 76 115 76C115 76 104.5 58.7 96 50C87.5 41.3 64 24 64 24Z"/>
    <path data-part="pole" fill="#ffffff" d="M60 18H68V122H60Z"/>
    <path data-part="leaves" fill="#8fd07c" d="M40 22C40 19 42 14.3 46 12C50 9.7 58 8 64 8C70 8 78 9.7 82 12C86 14.3 88 19 88 22C88 25 86 28 82 30C78 32 70 34 64 34C58 34 50 32 46 30C42 28 40 25 40 22Z"/>
    <circle data-part="flower" fill="#f2605a" cx="48" cy="20" r="5.5"/>
    <circle data-part="flower" fill="#f2605a" cx="64" cy="24" r="5.5"/>
    <circle data-part="flower" fill="#f2605a" cx="80" cy="20" r="5.5"/>
    <path data-part="dress" fill="#f2605a" d="M16 92C16 92 28 92 28 92C28 92 38 122 38 122C38 122 6 122 6 122C6 122 16 92 16 92Z"/>
    <circle data-part="head" fill="#ffdcc0" cx="22" cy="84" r="12"/>
    <circle fill="#3a2a40" cx="18" cy="84" r="1.8"/>
    <circle fill="#3a2a40" cx="26" cy="84" r="1.8"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M19 89C19.5 89.3 21 91 22 91C23 91 24.5 89.3 25 89"/>
    <path data-part="dress" fill="#8fc3f0" d="M100 92C100 92 112 92 112 92C112 92 122 122 122 122C122 122 90 122 90 122C90 122 100 92 100 92Z"/>
    <circle data-part="head" fill="#ffdcc0" cx="106" cy="84" r="12"/>
    <circle fill="#3a2a40" cx="102" cy="84" r="1.8"/>
    <circle fill="#3a2a40" cx="110" cy="84" r="1.8"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M103 89C103.5 89.3 105 91 106 91C107 91 108.5 89.3 109 89"/>
  `,
  // A circuit: a battery, a switch and a lamp that shines, joined by wires.
  "electric-circuit": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M44 104H12V36H44M84 104H116V36H78"/>
    <path fill="#ffd35c" d="M44 90H74Q78 90 78 94V114Q78 118 74 118H44Q40 118 40 114V94Q40 90 44 90Z"/>
    <path fill="#8f9cc4" d="M80 98H83Q85 98 85 100V108Q85 110 83 110H80Q78 110 78 108V100Q78 98 80 98Z"/>
    <path fill="#e8685f" d="M44 90H49Q53 90 53 94V114Q53 118 49 118H44Q40 118 40 114V94Q40 90 44 90Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M60 104H70M65 99V109"/>
    <path data-part="lamp" fill="#fff0a0" d="M61 4C66 4 72.5 6.7 76 10C79.5 13.3 82.3 19.7 82 24C81.7 28.3 76 32.7 74 36C72 39.3 73.7 42.7 70 44C66.3 45.3 55.7 45.3 52 44C48.3 42.7 50 39.3 48 36C46 32.7 40.3 28.3 40 24C39.7 19.7 42.5 13.3 46 10C49.5 6.7 56 4 61 4Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 40C54 38 53.3 31 54 28C54.7 25 56.8 22 58 22C59.2 22 60 28 61 28C62 28 62.8 22 64 22C65.2 22 67.3 25 68 28C68.7 31 68 38 68 40"/>
    <path fill="#8f9cc4" d="M54 44H68Q72 44 72 48V54Q72 58 68 58H54Q50 58 50 54V48Q50 44 54 44Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 8L22 4M26 24H18M94 8L100 4M98 24H106"/>
    <path fill="#ffffff" d="M108 62H124Q128 62 128 66V80Q128 84 124 84H108Q104 84 104 80V66Q104 62 108 62Z"/>
    <circle fill="#f2605a" cx="116" cy="73" r="6"/>
  `,
  // The earth, half of it in the light of the sun, half in the night with moon and stars.
  "day-and-night": `
    <circle fill="#6cb8f0" cx="64" cy="80" r="46"/>
    <path fill="#8fd07c" d="M34 54C36.7 50 42 46.3 46 46C50 45.7 56.7 49 58 52C59.3 55 53.7 60.3 54 64C54.3 67.7 60.7 69.7 60 74C59.3 78.3 53.3 88 50 90C46.7 92 43.3 89.3 40 86C36.7 82.7 31 75.3 30 70C29 64.7 31.3 58 34 54Z"/>
    <path fill="#8fd07c" d="M38 98C40 95.3 48.7 93 52 94C55.3 95 58.3 100.3 58 104C57.7 107.7 53 115 50 116C47 117 42 113 40 110C38 107 36 100.7 38 98Z"/>
    <path fill="#e0c8ff" d="M64 34C90 34 110 54 110 80C110 106 90 126 64 126Z"/>
    <path fill="#a890e0" d="M74 58C75 54.3 84 51 88 52C92 53 96.7 59.3 98 64C99.3 68.7 97.7 75 96 80C94.3 85 91 92.7 88 94C85 95.3 79 91.3 78 88C77 84.7 82.7 79 82 74C81.3 69 73 61.7 74 58Z"/>
    <circle fill="#ffd35c" cx="20" cy="24" r="15"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M20 1V4M20 44V48M1 24H2M40 24H43M35 9L38 6M5 9L3 7M5 39L3 42M35 39L38 42"/>
    <circle fill="#3a2a40" cx="15" cy="22" r="1.9"/>
    <circle fill="#3a2a40" cx="25" cy="22" r="1.9"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M14 29C15 29.5 18 32 20 32C22 32 25 29.5 26 29"/>
    <path data-part="moon" fill="#ffe07c" d="M112 4C111 2 103 5.3 100 8C97 10.7 94.3 16 94 20C93.7 24 95.3 28.7 98 32C100.7 35.3 106 39 110 40C114 41 122 39.7 122 38C122 36.3 112.7 33 110 30C107.3 27 105.7 24.3 106 20C106.3 15.7 113 6 112 4Z"/>
    <path data-part="star" fill="#ffe07c" d="M80 6C80 6 82.1 11.1 82.1 11.1C82.1 11.1 87.6 11.5 87.6 11.5C87.6 11.5 83.4 15.1 83.4 15.1C83.4 15.1 84.7 20.5 84.7 20.5C84.7 20.5 80 17.6 80 17.6C80 17.6 75.3 20.5 75.3 20.5C75.3 20.5 76.6 15.1 76.6 15.1C76.6 15.1 72.4 11.5 72.4 11.5C72.4 11.5 77.9 11.1 77.9 11.1C77.9 11.1 80 6 80 6Z"/>
  `,
  // Little bean bags sewn of coloured cloth, to throw and catch.
  "bean-bags": `
    <path data-part="bag" fill="#f2605a" d="M34 8C38.3 4.3 54 12 64 12C74 12 89.7 4.3 94 8C98.3 11.7 90 25.3 90 34C90 42.7 98.3 56.3 94 60C89.7 63.7 74 56 64 56C54 56 38.3 63.7 34 60C29.7 56.3 38 42.7 38 34C38 25.3 29.7 11.7 34 8Z"/>
    <path fill="#ffd35c" d="M64 19L79 34L64 49L49 34Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M44 18L39 14M44 50L39 54M84 18L89 14M84 50L89 54"/>
    <path data-part="bag" fill="#8fc3f0" d="M1.2 68.8C4.7 64.3 21.6 68.6 31.4 66.5C41.2 64.4 54.9 53.6 59.9 56.3C64.9 59 59.6 74.1 61.4 82.6C63.2 91.1 74.2 102.7 70.8 107.2C67.3 111.7 50.4 107.4 40.6 109.5C30.8 111.6 17.1 122.4 12.1 119.7C7.1 117 12.4 101.9 10.6 93.4C8.8 84.9 0 73.3 1.2 68.8Z"/>
    <path fill="#ffffff" d="M32.9 73.3L50.7 84.9L39.1 102.7L21.3 91.1Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M13.1 76.5L7.4 73.6M19.8 107.8L15.7 112.8M52.2 68.2L56.3 63.2M58.9 99.5L64.6 102.4"/>
    <path data-part="bag" fill="#8fd07c" d="M70.1 56.3C75.1 53.6 88.8 64.4 98.6 66.5C108.4 68.6 125.3 64.3 128 68.8C128 73.3 121.2 84.9 119.4 93.4C117.6 101.9 122.9 117 117.9 119.7C112.9 122.4 99.2 111.6 89.4 109.5C79.6 107.4 62.7 111.7 59.2 107.2C55.8 102.7 66.8 91.1 68.6 82.6C70.4 74.1 65.1 59 70.1 56.3Z"/>
    <path fill="#f58fb0" d="M97.1 73.3L108.7 91.1L90.9 102.7L79.3 84.9Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M77.8 68.2L73.7 63.2M71.1 99.5L65.4 102.4M116.9 76.5L122.6 73.6M110.2 107.8L114.3 112.8"/>
  `,
  // An ovoo of the steppe: a heap of stones, a pole on top, strings of flags.
  ovoo: `
    <path data-part="pole" fill="#b8784a" d="M61 4H67V58H61Z"/>
    <path data-part="flag" fill="#8fc3f0" d="M67 6C67 6 79.8 1 84 2C88.2 3 88.3 11 92 12C95.7 13 106 8 106 8C106 8 106 24 106 24C106 24 95.7 29 92 28C88.3 27 88.2 19 84 18C79.8 17 67 22 67 22C67 22 67 6 67 6Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M63 24C58.2 28.3 43.2 42.3 34 50C24.8 57.7 12.3 66.7 8 70M65 24C70.2 28.3 86.8 42.3 96 50C105.2 57.7 116 66.7 120 70"/>
    <path data-part="flag" fill="#ffd35c" d="M40 40L52 36L46 56Z"/>
    <path data-part="flag" fill="#f2605a" d="M22 54L34 50L28 70Z"/>
    <path data-part="flag" fill="#8fd07c" d="M6 67L18 63L12 83Z"/>
    <path data-part="flag" fill="#8fd07c" d="M78 38L90 45L84 56Z"/>
    <path data-part="flag" fill="#ffffff" d="M95 52L107 59L101 70Z"/>
    <path data-part="flag" fill="#ffd35c" d="M111 65L123 72L117 83Z"/>
    <path data-part="rock" fill="#c8ccd8" d="M18 122C16.3 118.5 20.3 109 24 106C27.7 103 35.7 103 40 104C44.3 105 48.7 109 50 112C51.3 115 50.7 119.5 48 122C45.3 124.5 39 127 34 127C29 127 19.7 125.5 18 122Z"/>
    <path data-part="rock" fill="#e0dcd4" d="M48 122C45 118.5 43.3 110 46 106C48.7 102 58 98 64 98C70 98 79 102 82 106C85 110 85 118.5 82 122C79 125.5 69.7 127 64 127C58.3 127 51 125.5 48 122Z"/>
    <path data-part="rock" fill="#c8ccd8" d="M80 122C77.7 119.2 79.7 113 82 110C84.3 107 89.7 104.3 94 104C98.3 103.7 105 105 108 108C111 111 114 118.8 112 122C110 125.2 101.3 127 96 127C90.7 127 82.3 124.8 80 122Z"/>
    <path data-part="rock" fill="#e0dcd4" d="M30 104C28.7 101 32.7 93 36 90C39.3 87 46 85.3 50 86C54 86.7 58.7 91 60 94C61.3 97 60.7 101.7 58 104C55.3 106.3 48.7 108 44 108C39.3 108 31.3 107 30 104Z"/>
    <path data-part="rock" fill="#c8ccd8" d="M60 102C57.3 99 59.3 93 62 90C64.7 87 71 83.7 76 84C81 84.3 89 88.7 92 92C95 95.3 96.3 101.3 94 104C91.7 106.7 83.7 108.3 78 108C72.3 107.7 62.7 105 60 102Z"/>
    <path data-part="rock" fill="#e8e4dc" d="M46 88C43.3 84.7 47 76 50 72C53 68 59.3 64.3 64 64C68.7 63.7 75 66.3 78 70C81 73.7 84 82.3 82 86C80 89.7 72 91.7 66 92C60 92.3 48.7 91.3 46 88Z"/>
  `,
  // A drawing set of toothed wheels: a ring, a rosette drawn in it, a wheel with holes and a pen.
  spirograph: `
    <circle fill="#5cb0f0" cx="56" cy="60" r="56"/>
    <circle fill="#ffffff" cx="56" cy="60" r="43"/>
    <path fill="#f58fb0" d="M94 60C94 62.8 78.2 63.9 76.3 68.4C74.5 72.9 84.9 84.9 82.9 86.9C80.9 88.9 68.9 78.5 64.4 80.3C59.9 82.2 58.8 98 56 98C53.2 98 52.1 82.2 47.6 80.3C43.1 78.5 31.1 88.9 29.1 86.9C27.1 84.9 37.5 72.9 35.7 68.4C33.8 63.9 18 62.8 18 60C18 57.2 33.8 56.1 35.7 51.6C37.5 47.1 27.1 35.1 29.1 33.1C31.1 31.1 43.1 41.5 47.6 39.7C52.1 37.8 53.2 22 56 22C58.8 22 59.9 37.8 64.4 39.7C68.9 41.5 80.9 31.1 82.9 33.1C84.9 35.1 74.5 47.1 76.3 51.6C78.2 56.1 94 57.2 94 60Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M66 55C69.3 55.8 86 58.3 86 60C86 61.7 69.3 64.2 66 65"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M66.6 63.5C68.4 66.5 78.4 80 77.2 81.2C76 82.4 62.5 72.4 59.5 70.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M61 70C60.2 73.3 57.7 90 56 90C54.3 90 51.8 73.3 51 70"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M52.5 70.6C49.5 72.4 36 82.4 34.8 81.2C33.6 80 43.6 66.5 45.4 63.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M46 65C42.7 64.2 26 61.7 26 60C26 58.3 42.7 55.8 46 55"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M45.4 56.5C43.6 53.5 33.6 40 34.8 38.8C36 37.6 49.5 47.6 52.5 49.4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M51 50C51.8 46.7 54.3 30 56 30C57.7 30 60.2 46.7 61 50"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M59.5 49.4C62.5 47.6 76 37.6 77.2 38.8C78.4 40 68.4 53.5 66.6 56.5"/>
    <circle fill="#ffd35c" cx="92" cy="98" r="26"/>
    <circle fill="#ffffff" cx="92" cy="98" r="6"/>
    <path fill="#8fd07c" d="M110.9 0C114.6 0 116.4 0 118.6 0C120.9 0 125.9 0 124.5 2.9C123 13.5 110 61.1 110 61.1C110 61.1 99.3 74.9 99.3 74.9C99.3 74.9 96.4 57.7 96.4 57.7C96.4 57.7 107.2 9.6 110.9 0Z"/>
  `,
};
