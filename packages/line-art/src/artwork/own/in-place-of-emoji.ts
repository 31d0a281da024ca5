import { eye } from "./eye.ts";

/** Things that an emoji drew too dark or too fine for small pages: 128 × 128 boxes. */
export const inPlaceOfEmoji: Readonly<Record<string, string>> = {
  // Three in a stack on a plate, butter on top, syrup running down.
  pancakes: `
    <ellipse data-part="plate" fill="#cfe4f7" cx="64" cy="102" rx="62" ry="20"/>
    <path fill="#e0a050" d="M18 84Q18 74 64 74Q110 74 110 84L110 94Q110 108 64 108Q18 108 18 94Z"/>
    <path fill="#f0bc6c" d="M14 64Q14 54 64 54Q114 54 114 64L114 74Q114 90 64 90Q14 90 14 74Z"/>
    <path fill="#e0a050" d="M18 42L110 42L110 54Q110 70 64 70Q18 70 18 54Z"/>
    <ellipse fill="#f7d08a" cx="64" cy="42" rx="46" ry="18"/>
    <path fill="#e8685f" d="M32 40Q40 28 64 29Q92 29 98 42Q100 50 96 66Q92 74 88 64Q86 54 78 54Q70 54 70 66Q66 86 60 66Q60 54 50 54Q34 52 32 40Z"/>
    <path fill="#ffe66a" d="M48 30L68 24L82 32L82 42L62 48L48 40Z"/>
  `,
  // A folded shell, lettuce and tomatoes above its rim.
  taco: `
    <path data-part="shell" fill="#f2b850" d="M12 78C16 30 40 8 68 8C98 8 120 32 124 78Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M6 84Q0 72 9 66Q4 54 16 49Q15 36 28 36Q31 23 44 26Q51 14 62 20Q74 11 82 22Q95 19 99 32Q112 34 112 46Q123 52 119 64Q127 74 122 84Q64 96 6 84Z"/>
    <circle fill="#ef6a5a" cx="34" cy="50" r="11"/>
    <circle fill="#ef6a5a" cx="64" cy="37" r="12"/>
    <circle fill="#ef6a5a" cx="94" cy="50" r="11"/>
    <path data-part="shell" fill="#ffd27a" d="M3 106C5 70 30 47 64 47C98 47 123 70 125 106Q125 114 117 114L11 114Q3 114 3 106Z"/>
    <circle fill="#e8a848" cx="40" cy="86" r="6"/><circle fill="#e8a848" cx="66" cy="70" r="5.4"/><circle fill="#e8a848" cx="86" cy="92" r="6"/>
  `,
  // A drum with two sticks on it.
  drum: `
    <path data-part="drum" fill="#ef6f62" d="M16 52L16 106A48 17 0 0 0 112 106L112 52Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2.2" d="M17 66L33 112L49 72L64 118L79 72L95 112L111 66"/>
    <path fill="#ffd45e" d="M16 96A48 17 0 0 0 112 96L112 108A48 17 0 0 1 16 108Z"/>
    <path fill="#ffd45e" d="M12 48A52 18 0 0 0 116 48L116 60A52 18 0 0 1 12 60Z"/>
    <ellipse fill="#fff6e4" cx="64" cy="48" rx="52" ry="18"/>
    <path data-part="stick" fill="#d9a066" d="M10 8C7 4 12 0 16 3L58 38A7 7 0 1 1 50 45Z"/>
    <path data-part="stick" fill="#d9a066" d="M118 8C121 4 116 0 112 3L70 38A7 7 0 1 0 78 45Z"/>
  `,
  // A front door in its frame, with panels, a knob and a step.
  door: `
    <path data-part="frame" fill="#f3e3c3" d="M30 2L98 2L98 118L30 118Z"/>
    <path data-part="door" fill="#d98a5b" d="M38 10L90 10L90 118L38 118Z"/>
    <path data-part="panel" fill="#f0b184" d="M46 20L82 20L82 58L46 58Z"/>
    <path data-part="panel" fill="#f0b184" d="M46 72L82 72L82 108L46 108Z"/>
    <circle data-part="knob" fill="#ffd75c" cx="80" cy="65" r="6.5"/>
    <path fill="#c9ced6" d="M22 116L106 116L106 126L22 126Z"/>
  `,
  // An eighth note, and two under one beam.
  "musical-note": `
    <path data-part="note" fill="#b08be0" d="M52 4L68 4C72 22 84 30 94 40C106 52 106 68 96 84C97 66 88 56 68 50L68 98C68 114 54 124 40 124C26 124 18 116 18 105C18 92 30 82 44 82C47 82 50 82 52 83Z"/>
  `,
  "musical-notes": `
    <path data-part="note" fill="#b08be0" d="M40 22L118 6L118 92C118 106 107 114 95 114C83 114 76 107 76 98C76 87 86 79 98 79C100 79 102 79 104 80L104 38L54 48L54 104C54 118 43 125 31 125C19 125 12 118 12 109C12 98 22 90 34 90C36 90 38 90 40 91Z"/>
  `,
  // A trumpet, its bell down to the left, with three valves.
  trumpet: `
    <g transform="rotate(-42 64 64) translate(2 4)">
      <path fill="#f2b93c" d="M46 54L94 54C112 54 112 88 94 88L46 88C28 88 28 54 46 54Z"/>
      <path fill="#fffdf5" d="M48 63L92 63C100 63 100 79 92 79L48 79C40 79 40 63 48 63Z"/>
      <path fill="#f2b93c" d="M56 36L66 36L66 92L56 92ZM75 36L85 36L85 92L75 92Z"/>
      <path fill="#ffd35c" d="M6 30C10 46 24 50 46 51L112 52L112 62L46 63C24 64 10 70 6 86Z"/>
      <ellipse fill="#fff0c8" cx="7" cy="58" rx="7" ry="28"/>
      <path fill="#e0a52e" d="M110 51L124 46L124 68L110 63Z"/>
    </g>
  `,
  // A flap with a seal, an old coin below.
  "red-envelope": `
    <path fill="#f47a6a" d="M32 4L96 4C101 4 104 7 104 12L104 116C104 121 101 124 96 124L32 124C27 124 24 121 24 116L24 12C24 7 27 4 32 4Z"/>
    <path data-part="flap" data-telling="" fill="#fbb0a4" d="M32 4L96 4C101 4 104 7 104 12L104 22Q84 44 64 50Q44 44 24 22L24 12C24 7 27 4 32 4Z"/>
    <circle data-telling="" fill="#ffd75c" cx="64" cy="46" r="12"/>
    <circle data-telling="" fill="#ffe08a" cx="64" cy="90" r="26"/>
    <circle fill="#ffd25a" cx="64" cy="90" r="19"/>
    <path data-telling="" fill="#f47a6a" d="M55 81L73 81L73 99L55 99Z"/>
  `,
  // A planet whose ring goes round it: behind the upper half, before the lower.
  "ringed-planet": `
    <g transform="rotate(-20 64 64)">
      <circle fill="#e8a25c" cx="64" cy="64" r="36"/>
      <path fill="#f7cf9a" d="M36.3 87Q64 97 91.7 87A36 36 0 0 1 36.3 87Z"/>
      <path data-part="ring" fill="#c9b6ee" d="M0 64A64 21 0 1 1 128 64A64 21 0 1 1 0 64ZM17 64A47 9 0 1 0 111 64A47 9 0 1 0 17 64Z"/>
      <path fill="#fbe3b4" d="M28.6 70A36 36 0 1 1 99.4 70A47 9 0 0 1 28.6 70Z"/>
      <path fill="#e8a25c" d="M34.1 44Q64 55 93.9 44A36 36 0 0 1 98.6 54Q64 67 29.4 54A36 36 0 0 1 34.1 44Z"/>
    </g>
  `,
  // A bison with a shaggy cape over its hump, short horns and a beard.
  bison: `
    <path data-part="tail" fill="#b98256" d="M106 60C118 62 124 74 121 88L126 102L113 102L115 88C116 80 112 74 104 72Z"/>
    <path data-part="leg" fill="#b98256" d="M56 96L58 117C58 120 60 121 62 121L68 121C71 121 72 119 72 116L74 98Z"/>
    <path data-part="leg" fill="#b98256" d="M80 94L82 116C82 119 84 121 86 121L94 121C97 121 98 119 98 116L98 92Z"/>
    <path data-part="body" fill="#ddb080" d="M34 48C38 24 60 14 78 26C90 34 104 42 110 54C116 66 114 78 111 88C109 98 110 106 111 115C111 121 108 124 104 124L101 124C96 124 94 121 94 117C94 110 94 104 91 98C80 104 68 104 58 102C57 108 57 112 57 118C57 122 55 124 51 124L46 124C42 124 40 121 40 117C40 108 38 100 35 94C28 82 29 62 34 48Z"/>
    <path data-part="hoof" fill="#f0dcc0" d="M40 115L57 115L57 118C57 122 55 124 51 124L46 124C42 124 40 121 40 115ZM94 115L111 115C111 121 108 124 104 124L101 124C96 124 94 121 94 115Z"/>
    <path data-part="mane" fill="#b5855a" d="M36 40C44 20 62 16 78 26C88 40 88 54 84 66L77 60L75 76L67 70L63 86L55 78L50 92L40 84C30 70 30 56 36 40Z"/>
    <path data-part="horn" fill="#f7e6c8" d="M20 42C8 40 2 28 6 14C13 17 16 26 28 30Z"/>
    <path data-part="horn" fill="#f7e6c8" d="M54 42C66 40 72 28 68 14C61 17 58 26 46 30Z"/>
    <path data-part="beard" fill="#b5855a" d="M26 80L22 98L31 94L37 108L43 94L52 98L48 80Z"/>
    <path data-part="head" fill="#cf9d6c" d="M37 28C51 28 59 38 59 52C59 68 51 88 37 90C23 88 15 68 15 52C15 38 23 28 37 28Z"/>
    <path data-part="hair" fill="#b5855a" d="M14 50C10 32 22 20 37 20C52 20 64 32 60 50L53 44L48 52L42 45L37 53L31 45L26 52L21 44Z"/>
    <path data-part="muzzle" fill="#eacba6" d="M37 66C46 66 52 70 52 77C52 85 46 90 37 90C28 90 22 85 22 77C22 70 28 66 37 66Z"/>
    ${eye(27, 59, 0.8)}
    ${eye(48, 59, 0.8)}
    <ellipse data-part="nostril" fill="#2a2440" cx="32" cy="74" rx="2.4" ry="3"/>
    <ellipse data-part="nostril" fill="#2a2440" cx="42" cy="74" rx="2.4" ry="3"/>
    <path fill="none" stroke="#3a2a20" stroke-width="2.2" d="M32 82C35 86 39 86 42 82"/>
  `,

  // The face of a rabbit with long ears, round cheeks and two teeth.
  "rabbit-face": `
    <path data-part="ear" fill="#fffaf4" d="M44 58C39 55.7 31.7 46.7 28 40C24.3 33.3 22 24.2 22 18C22 11.8 25.3 5.7 28 3C30.7 0.3 34.7 0.2 38 2C41.3 3.8 45.3 8.3 48 14C50.7 19.7 52.3 29.3 54 36C55.7 42.7 59.7 50.3 58 54C56.3 57.7 49 60.3 44 58Z"/>
    <path data-part="innerEar" fill="#f58aa4" d="M42 44C39.8 41.7 35.8 34.7 34 30C32.2 25.3 31 19.2 31 16C31 12.8 32.7 10.7 34 11C35.3 11.3 37.3 14.5 39 18C40.7 21.5 42.7 27.7 44 32C45.3 36.3 47.3 42 47 44C46.7 46 44.2 46.3 42 44Z"/>
    <path data-part="ear" fill="#fffaf4" d="M84 58C89 55.7 96.3 46.7 100 40C103.7 33.3 106 24.2 106 18C106 11.8 102.7 5.7 100 3C97.3 0.3 93.3 0.2 90 2C86.7 3.8 82.7 8.3 80 14C77.3 19.7 75.7 29.3 74 36C72.3 42.7 68.3 50.3 70 54C71.7 57.7 79 60.3 84 58Z"/>
    <path data-part="innerEar" fill="#f58aa4" d="M86 44C88.2 41.7 92.2 34.7 94 30C95.8 25.3 97 19.2 97 16C97 12.8 95.3 10.7 94 11C92.7 11.3 90.7 14.5 89 18C87.3 21.5 85.3 27.7 84 32C82.7 36.3 80.7 42 81 44C81.3 46 83.8 46.3 86 44Z"/>
    <path data-part="head" fill="#fffaf4" d="M64 46C71.3 46 79.3 46.7 86 50C92.7 53.3 100 59.7 104 66C108 72.3 110.3 81 110 88C109.7 95 106.3 102.5 102 108C97.7 113.5 90.3 118.3 84 121C77.7 123.7 70.7 124 64 124C57.3 124 50.3 123.7 44 121C37.7 118.3 30.3 113.5 26 108C21.7 102.5 18.3 95 18 88C17.7 81 20 72.3 24 66C28 59.7 35.3 53.3 42 50C48.7 46.7 56.7 46 64 46Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="44" cy="76" rx="6.2" ry="8.1"/>
    <circle fill="#ffffff" cx="42.9" cy="72.8" r="3.1"/>
    <ellipse data-part="eye" fill="#2a2440" cx="84" cy="76" rx="6.2" ry="8.1"/>
    <circle fill="#ffffff" cx="82.9" cy="72.8" r="3.1"/>
    <ellipse data-part="cheek" fill="#f58aa4" cx="31" cy="95" rx="8.5" ry="6.5"/>
    <ellipse data-part="cheek" fill="#f58aa4" cx="97" cy="95" rx="8.5" ry="6.5"/>
    <path data-part="tooth" fill="#ffe9a0" d="M56 106L64 103L72 106V116Q72 119 69 119H59Q56 119 56 116Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 108V118"/>
    <path data-part="nose" fill="#f58aa4" d="M55 88Q64 84 73 88Q71 97 64 98Q57 97 55 88Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M64 98V102M64 102Q55 107 46 101M64 102Q73 107 82 101"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M24 84L8 81M26 104L10 108M104 84L120 81M102 104L118 108"/>
  `,

  // The face of a dog with hanging ears, a patch around one eye and its tongue out.
  "dog-face": `
    <path data-part="head" fill="#f0c080" d="M64 14C71.3 14 79.7 14.7 86 18C92.3 21.3 98.3 27.3 102 34C105.7 40.7 107.7 49.7 108 58C108.3 66.3 106.7 76.7 104 84C101.3 91.3 96.3 97.3 92 102C87.7 106.7 82.7 109.8 78 112C73.3 114.2 68.7 115 64 115C59.3 115 54.7 114.2 50 112C45.3 109.8 40.3 106.7 36 102C31.7 97.3 26.7 91.3 24 84C21.3 76.7 19.7 66.3 20 58C20.3 49.7 22.3 40.7 26 34C29.7 27.3 35.7 21.3 42 18C48.3 14.7 56.7 14 64 14Z"/>
    <path data-part="ear" fill="#c37d4a" d="M44 18C42 15.7 34.7 12 30 12C25.3 12 20 14 16 18C12 22 8 29 6 36C4 43 3.3 53 4 60C4.7 67 7.3 74 10 78C12.7 82 17 84.7 20 84C23 83.3 26.7 79 28 74C29.3 69 27.3 60.3 28 54C28.7 47.7 29.7 40.7 32 36C34.3 31.3 40 29 42 26C44 23 46 20.3 44 18Z"/>
    <path data-part="ear" fill="#c37d4a" d="M84 18C86 15.7 93.3 12 98 12C102.7 12 108 14 112 18C116 22 120 29 122 36C124 43 124.7 53 124 60C123.3 67 120.7 74 118 78C115.3 82 111 84.7 108 84C105 83.3 101.3 79 100 74C98.7 69 100.7 60.3 100 54C99.3 47.7 98.3 40.7 96 36C93.7 31.3 88 29 86 26C84 23 82 20.3 84 18Z"/>
    <path data-part="patch" fill="#fff6e4" d="M82 38C85.3 37.7 90.5 39.2 93 42C95.5 44.8 96.8 50.7 97 55C97.2 59.3 96.2 64.8 94 68C91.8 71.2 87.5 73.7 84 74C80.5 74.3 75.5 72.8 73 70C70.5 67.2 69 61.3 69 57C69 52.7 70.8 47.2 73 44C75.2 40.8 78.7 38.3 82 38Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="46" cy="57" rx="5.9" ry="7.8"/>
    <circle fill="#ffffff" cx="44.9" cy="53.9" r="3"/>
    <ellipse data-part="eye" fill="#2a2440" cx="83" cy="57" rx="5.9" ry="7.8"/>
    <circle fill="#ffffff" cx="81.9" cy="53.9" r="3"/>
    <path data-part="tongue" fill="#f5708a" d="M53 96Q64 102 75 96V112Q75 125 64 125Q53 125 53 112Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 106V115"/>
    <path data-part="muzzle" fill="#ffffff" d="M64 70C69.3 70 75.2 70.8 80 73C84.8 75.2 90.7 79.2 93 83C95.3 86.8 95.8 92.7 94 96C92.2 99.3 85.7 101.8 82 103C78.3 104.2 75 103.7 72 103C69 102.3 66.7 99 64 99C61.3 99 59 102.3 56 103C53 103.7 49.7 104.2 46 103C42.3 101.8 35.8 99.3 34 96C32.2 92.7 32.7 86.8 35 83C37.3 79.2 43.2 75.2 48 73C52.8 70.8 58.7 70 64 70Z"/>
    <path data-part="nose" fill="#958bac" d="M53 75Q64 70 75 75Q74 85 64 87Q54 85 53 75Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 87V98"/>
  `,

  // A netted melon with its stalk, a slice with seeds before it.
  melon: `
    <path data-part="stem" fill="#9abf7a" d="M52 16Q50 8 40 6V1Q52 1 60 8Q72 2 84 2V8Q70 8 64 18Z"/>
    <circle data-part="fruit" fill="#c8e0a0" cx="58" cy="62" r="50"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M58 13C55 16.5 43.7 25.8 40 34C36.3 42.2 35.7 52.3 36 62C36.3 71.7 39.3 84 42 92C44.7 100 50.3 107 52 110M60 13C63.3 16.2 76 24.5 80 32C84 39.5 84 51.7 84 58C84 64.3 80.7 68 80 70M22 36C25 37.3 33.3 42.7 40 44C46.7 45.3 54.7 45 62 44C69.3 43 78 40 84 38C90 36 95.7 33 98 32M10 62C13.3 63.3 23.3 69 30 70C36.7 71 46.7 68.3 50 68M16 88C18.3 88 25.7 88.7 30 88C34.3 87.3 40 84.7 42 84M20 46C19 48.3 15 57.7 14 60M98 44C98.7 46 101.3 54 102 56"/>
    <path fill="#9ac870" d="M30 92Q44 128 88 126Q122 118 126 70Q126 62 118 66L36 86Q28 88 30 92Z"/>
    <path data-part="fruit" fill="#ffd890" d="M38 90Q52 118 86 116Q112 110 117 74Z"/>
    <path fill="#fff0c0" d="M56 88Q66 106 84 103Q98 98 101 80Z"/>
    <path fill="#e8b060" d="M76.7 93.7C76.5 94.4 75.6 95 74.6 95.2C73.6 95.4 72.1 95.2 71 94.8C69.9 94.4 68.6 93.5 68 92.8C67.3 92 67.1 91 67.3 90.3C67.5 89.6 68.4 89 69.4 88.8C70.4 88.6 71.9 88.8 73 89.2C74.1 89.6 75.4 90.5 76 91.2C76.7 92 76.9 93 76.7 93.7Z"/>
    <path fill="#e8b060" d="M88.7 94.3C88.9 95 88.7 96 88 96.8C87.4 97.5 86.1 98.4 85 98.8C83.9 99.2 82.4 99.4 81.4 99.2C80.4 99 79.5 98.4 79.3 97.7C79.1 97 79.3 96 80 95.2C80.6 94.5 81.9 93.6 83 93.2C84.1 92.8 85.6 92.6 86.6 92.8C87.6 93 88.5 93.6 88.7 94.3Z"/>
    <path fill="#e8b060" d="M94.8 83.8C95.3 84.3 95.4 85.4 95.1 86.4C94.8 87.3 93.8 88.5 92.9 89.3C92 90.1 90.6 90.7 89.7 90.9C88.7 91.1 87.6 90.8 87.2 90.2C86.7 89.7 86.6 88.6 86.9 87.6C87.2 86.7 88.2 85.5 89.1 84.7C90 83.9 91.4 83.3 92.3 83.1C93.3 82.9 94.4 83.2 94.8 83.8Z"/>
  `,

  // Popcorn heaped in a striped bucket.
  popcorn: `
    <path data-part="food" fill="#fff0c0" d="M22 48A7.4 7.4 0 0 1 16 36A8.6 8.6 0 0 1 26 24A7.7 7.7 0 0 1 40 24A8.4 8.4 0 0 1 46 10A8.9 8.9 0 0 1 62 8A6.4 6.4 0 0 1 72 14A8 8 0 0 1 86 10A7.8 7.8 0 0 1 96 20A7 7 0 0 1 106 28A7.4 7.4 0 0 1 112 40A6.4 6.4 0 0 1 106 50A46.2 46.2 0 0 1 22 48Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M34 40C35 38.7 37.7 32.7 40 32C42.3 31.3 46.7 35.3 48 36M58 26C59.3 25 63.7 19.7 66 20C68.3 20.3 71 26.7 72 28M56 42C57.3 41 61.7 36 64 36C66.3 36 69 41 70 42M84 36C85 34.7 87.7 28.3 90 28C92.3 27.7 96.7 33 98 34M44 22C44.5 22.7 46.5 24.7 47 26C47.5 27.3 47 29.3 47 30"/>
    <path data-part="stripe" fill="#f2605a" d="M14 44L33 44L40 124L30 124Z"/>
    <path data-part="stripe" fill="#ffffff" d="M33 44L54 44L57 124L40 124Z"/>
    <path data-part="stripe" fill="#f2605a" d="M54 44L74 44L71 124L57 124Z"/>
    <path data-part="stripe" fill="#ffffff" d="M74 44L95 44L88 124L71 124Z"/>
    <path data-part="stripe" fill="#f2605a" d="M95 44L114 44L98 124L88 124Z"/>
  `,

  // A railway car with three windows, a door and a rounded roof.
  "railway-car": `
    <path data-part="roof" fill="#9aa8c0" d="M4 44Q6 26 24 26H104Q122 26 124 44Z"/>
    <circle data-part="wheel" fill="#c8d0dc" cx="26" cy="108" r="11"/>
    <circle data-part="wheel" fill="#c8d0dc" cx="50" cy="108" r="11"/>
    <circle data-part="wheel" fill="#c8d0dc" cx="78" cy="108" r="11"/>
    <circle data-part="wheel" fill="#c8d0dc" cx="102" cy="108" r="11"/>
    <circle data-part="hub" fill="#ffffff" cx="26" cy="108" r="4.5"/>
    <circle data-part="hub" fill="#ffffff" cx="50" cy="108" r="4.5"/>
    <circle data-part="hub" fill="#ffffff" cx="78" cy="108" r="4.5"/>
    <circle data-part="hub" fill="#ffffff" cx="102" cy="108" r="4.5"/>
    <path data-part="bodywork" fill="#f28a50" d="M8 42H120Q124 42 124 46V98Q124 102 120 102H8Q4 102 4 98V46Q4 42 8 42Z"/>
    <path data-part="stripe" fill="#ffe070" d="M5 82H123Q124 82 124 83V91Q124 92 123 92H5Q4 92 4 91V83Q4 82 5 82Z"/>
    <path data-part="window" fill="#d8f0fc" d="M13 50H31Q34 50 34 53V69Q34 72 31 72H13Q10 72 10 69V53Q10 50 13 50Z"/>
    <path data-part="window" fill="#d8f0fc" d="M43 50H61Q64 50 64 53V69Q64 72 61 72H43Q40 72 40 69V53Q40 50 43 50Z"/>
    <path data-part="window" fill="#d8f0fc" d="M73 50H91Q94 50 94 53V69Q94 72 91 72H73Q70 72 70 69V53Q70 50 73 50Z"/>
    <path data-part="door" fill="#8fd0a0" d="M103 48H117Q120 48 120 51V99Q120 102 117 102H103Q100 102 100 99V51Q100 48 103 48Z"/>
    <path data-part="window" fill="#d8f0fc" d="M106 53H114Q116 53 116 55V69Q116 71 114 71H106Q104 71 104 69V55Q104 53 106 53Z"/>
  `,

  // A tram seen from its side: large windows, a door, a lamp, the bow that reaches for the wire.
  "tram-car": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M2 6H126M64 6L50 18L64 30M64 6L78 18L64 30"/>
    <path fill="#9aa8c0" d="M49 28H79Q82 28 82 31V33Q82 36 79 36H49Q46 36 46 33V31Q46 28 49 28Z"/>
    <path data-part="roof" fill="#9aa8c0" d="M8 46Q12 34 26 34H102Q116 34 120 46Z"/>
    <circle data-part="wheel" fill="#c8d0dc" cx="34" cy="112" r="12"/>
    <circle data-part="wheel" fill="#c8d0dc" cx="94" cy="112" r="12"/>
    <circle data-part="hub" fill="#ffffff" cx="34" cy="112" r="4.5"/>
    <circle data-part="hub" fill="#ffffff" cx="94" cy="112" r="4.5"/>
    <path data-part="bodywork" fill="#f2605a" d="M8 46H120Q126 60 126 78V106H2V78Q2 60 8 46Z"/>
    <path data-part="stripe" fill="#fff3d0" d="M2 80H126V92H2Z"/>
    <path data-part="window" fill="#d8f0fc" d="M12 53H28V74H7Q8 62 12 53Z"/>
    <path data-part="window" fill="#d8f0fc" d="M36 53H52Q54 53 54 55V72Q54 74 52 74H36Q34 74 34 72V55Q34 53 36 53Z"/>
    <path data-part="window" fill="#d8f0fc" d="M84 53H98Q100 53 100 55V72Q100 74 98 74H84Q82 74 82 72V55Q82 53 84 53Z"/>
    <path data-part="window" fill="#d8f0fc" d="M106 53H116Q120 62 121 74H106Z"/>
    <path data-part="door" fill="#8fd0a0" d="M61 50H75Q77 50 77 52V104Q77 106 75 106H61Q59 106 59 104V52Q59 50 61 50Z"/>
    <path data-part="window" fill="#d8f0fc" d="M65 56H71Q73 56 73 58V76Q73 78 71 78H65Q63 78 63 76V58Q63 56 65 56Z"/>
    <circle data-part="headlight" fill="#ffe070" cx="10" cy="98" r="5"/>
  `,

  // A banjo: a round drum with a wide ring, a long neck with frets, pegs at its head.
  banjo: `
    <path fill="#c88a50" d="M66 58L104 20L114 30L76 68Z"/>
    <path fill="#e8e0d0" d="M104.1 15.5C103.5 16.4 102.1 17.2 100.7 17.3C99.3 17.4 97.1 16.8 95.7 16C94.3 15.2 92.7 13.6 92.1 12.3C91.5 11.1 91.4 9.4 91.9 8.5C92.5 7.6 93.9 6.8 95.3 6.7C96.7 6.6 98.9 7.2 100.3 8C101.7 8.8 103.3 10.4 103.9 11.7C104.5 12.9 104.6 14.6 104.1 15.5Z"/>
    <path fill="#e8e0d0" d="M121 29.7C121.8 31.1 122.4 33.3 122.3 34.7C122.2 36.1 121.4 37.5 120.5 38.1C119.6 38.6 117.9 38.5 116.7 37.9C115.4 37.3 113.8 35.7 113 34.3C112.2 32.9 111.6 30.7 111.7 29.3C111.8 27.9 112.6 26.5 113.5 25.9C114.4 25.4 116.1 25.5 117.3 26.1C118.6 26.7 120.2 28.3 121 29.7Z"/>
    <path fill="#e8e0d0" d="M116.3 6.6C116 7.6 114.9 8.7 113.9 9.2C113 9.6 111.4 9.7 110.4 9.3C109.4 9 108.3 7.9 107.8 6.9C107.4 6 107.3 4.4 107.7 3.4C108 2.4 109.1 1.3 110.1 0.8C111 0.4 112.6 0.3 113.6 0.7C114.6 1 115.7 2.1 116.2 3.1C116.6 4 116.7 5.6 116.3 6.6Z"/>
    <path fill="#e8e0d0" d="M127.6 17C127.6 18.1 127 19.5 126.3 20.3C125.5 21 124.1 21.6 123 21.6C121.9 21.6 120.5 21 119.7 20.3C119 19.5 118.4 18.1 118.4 17C118.4 15.9 119 14.5 119.7 13.7C120.5 13 121.9 12.4 123 12.4C124.1 12.4 125.5 13 126.3 13.7C127 14.5 127.6 15.9 127.6 17Z"/>
    <path data-part="head" fill="#c3764a" d="M100 24Q96 12 108 10Q116 6 122 12Q126 20 118 26Q116 36 108 32Z"/>
    <circle fill="#d9944a" cx="46" cy="84" r="42"/>
    <circle data-part="drum" fill="#fff6e4" cx="46" cy="84" r="31"/>
    <path fill="#c88a50" d="M60 60L74 74L67 81L53 67Z"/>
    <path fill="#c3764a" d="M45.2 105.2C44.4 106 42.1 105.9 40 105C37.9 104.1 34.6 101.7 32.5 99.5C30.3 97.4 27.9 94.1 27 92C26.1 89.9 26 87.6 26.8 86.8C27.6 86 29.9 86.1 32 87C34.1 87.9 37.4 90.3 39.5 92.5C41.7 94.6 44.1 97.9 45 100C45.9 102.1 46 104.4 45.2 105.2Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M34 94L106 22M38 98L110 26"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M80 44L90 54M92 32L102 42"/>
    <circle fill="#ffffff" cx="68.7" cy="112.6" r="3"/>
    <circle fill="#ffffff" cx="32.6" cy="117.9" r="3"/>
    <circle fill="#ffffff" cx="9.9" cy="89.4" r="3"/>
    <circle fill="#ffffff" cx="23.3" cy="55.4" r="3"/>
    <circle fill="#ffffff" cx="59.4" cy="50.1" r="3"/>
    <circle fill="#ffffff" cx="82.1" cy="78.6" r="3"/>
  `,

  // A television with two feelers, a rounded screen, two knobs and feet.
  television: `
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 30L38 4M64 30L90 4"/>
    <circle fill="#f2605a" cx="37" cy="5" r="4.5"/>
    <circle fill="#f2605a" cx="91" cy="5" r="4.5"/>
    <path fill="#9aa8c0" d="M50 32Q52 22 64 22Q76 22 78 32Z"/>
    <path data-part="foot" fill="#c3764a" d="M24 110L36 110L30 126L20 126Z"/>
    <path data-part="foot" fill="#c3764a" d="M92 110L104 110L108 126L98 126Z"/>
    <path fill="#e0a060" d="M16 30H112Q124 30 124 42V102Q124 114 112 114H16Q4 114 4 102V42Q4 30 16 30Z"/>
    <path data-part="frame" fill="#ffffff" d="M16 44Q50 38 86 44Q90 72 86 100Q50 106 16 100Q12 72 16 44Z"/>
    <path data-part="panel" fill="#a8d8f4" d="M23 51Q50 46 79 51Q82 72 79 93Q50 98 23 93Q20 72 23 51Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M32 62C33 61.3 35.7 58.8 38 58C40.3 57.2 44.7 57.2 46 57"/>
    <circle data-part="button" fill="#ffe070" cx="106" cy="54" r="9"/>
    <circle data-part="button" fill="#ffe070" cx="106" cy="78" r="9"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M106 47V54M106 78L111 73M98 96H114M98 103H114"/>
  `,

  // A fountain pen that writes: its nib with a slit, a ring, a clip, a line of ink.
  "fountain-pen": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M2 118C3.7 116.3 9.3 107.7 12 108C14.7 108.3 15.3 119.3 18 120C20.7 120.7 26 114.7 28 112C30 109.3 29.7 105.3 30 104"/>
    <path fill="#ffe9a0" d="M26 106L38 72L58 92Z"/>
    <circle fill="#fffaf0" cx="41" cy="90" r="3.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 103L38 93"/>
    <path fill="#8a9ab8" d="M38 72L48 62L68 82L58 92Z"/>
    <path data-part="body" fill="#5a94e0" d="M48 62L74 36L94 56L68 82Z"/>
    <path data-part="band" fill="#ffd35c" d="M72 38L78 32L98 52L92 58Z"/>
    <path data-part="cap" fill="#7fb8f4" d="M78 32L98 12Q108 2 118 12Q128 22 118 32L98 52Z"/>
    <path fill="#ffd35c" d="M112 12Q118 16 116 20L100 36Q96 38 96 33L108 14Q109 11 112 12Z"/>
  `,

  // A tall drum played by hand: its skin on top, hoops around its belly, a foot.
  "long-drum": `
    <path data-part="body" fill="#d9944a" d="M24 24Q10 60 38 112H90Q118 60 104 24Z"/>
    <path data-part="band" fill="#f2605a" d="M21 34Q64 56 107 34Q110 44 109 52Q64 74 19 52Q18 44 21 34Z"/>
    <path data-part="band" fill="#ffe070" d="M26 84Q64 102 102 84L97 98Q64 114 31 98Z"/>
    <path data-part="foot" fill="#8a9ab8" d="M36 108Q64 118 92 108L96 121Q64 128 32 121Z"/>
    <circle fill="#ffffff" cx="40" cy="53" r="4.5"/>
    <circle fill="#ffffff" cx="64" cy="57" r="4.5"/>
    <circle fill="#ffffff" cx="88" cy="53" r="4.5"/>
    <ellipse data-part="rim" fill="#ffe070" cx="64" cy="23" rx="42" ry="18"/>
    <ellipse data-part="drum" fill="#fff6e4" cx="64" cy="20" rx="35" ry="12.5"/>
  `,
};
