/** What strangers could not name in an earlier drawing: 128 × 128 boxes, feet on the bottom edge. */
import { eye } from "./eye.ts";

export const knownAtAGlance: Readonly<Record<string, string>> = {
  // A plump pigeon walking: a small head, a collar, two bars on its wing.
  pigeon: `
    <path data-part="tail" fill="#b9c4d6" d="M88 68L126 96L118 108L84 98Z"/>
    <path data-part="leg" fill="#f29a8a" d="M54 104L62 104L61 117L72 118L72 125L42 125L42 119L53 117Z"/>
    <path data-part="leg" fill="#f29a8a" d="M76 102L84 102L83 117L94 118L94 125L64 125L64 119L75 117Z"/>
    <path data-part="body" fill="#cfd8e6" d="M36 6C49 6 57 15 57 27C57 40 70 46 82 54C98 64 106 76 106 88C104 104 86 112 66 112C40 112 22 96 20 74C19 60 26 50 23 40C18 36 16 30 17 24C19 13 26 6 36 6Z"/>
    <path data-part="collar" data-telling="" fill="#8fc9b0" d="M24 42C32 50 48 48 57 36C60 43 66 47 71 50C62 66 36 72 20 66C21 56 26 50 24 42Z"/>
    <path data-part="wing" data-telling="" fill="#b9c4d6" d="M56 70C72 60 92 66 104 80L118 94C100 104 70 108 58 98C48 88 48 76 56 70Z"/>
    <path data-part="stripe" data-telling="" fill="#a4b0c4" d="M72 65L82 67C82 80 76 94 68 102L58 98C66 88 72 78 72 65ZM92 71L101 78C98 88 92 96 85 102L75 103C84 94 90 84 92 71Z"/>
    <path data-part="beak" fill="#ffb04a" d="M18 23L5 31L19 34Z"/>
    ${eye(36, 24, 1.1)}
  `,
  // The same on the wing.
  "pigeon-flying": `
    <path data-part="tail" fill="#eef2f8" d="M86 74C90 70.7 97.7 70 104 70C110.3 70 118 72.8 124 74C122.2 77 118 80.7 118 84C118 87.3 122.2 91 124 94C119.8 94.6 112.7 94 110 96C107.3 98 108.6 103 108 106C103.8 103.6 98.7 100.7 94 98C89.3 95.3 81.3 94 80 90C78.7 86 82 77.3 86 74Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M96 82L112 80M94 90L108 94"/>
    <path data-part="wing" fill="#dce6f2" d="M62 58C59.3 51.7 58 43 58 36C58 29 59.7 21.7 62 16C64.3 10.3 69 6.2 72 2C73.8 5.6 75 12.7 78 14C81 15.3 86.4 11.2 90 10C90 14.2 88 22 90 24C92 26 98.4 22.6 102 22C100.8 26.2 97.3 33 98 36C98.7 39 103.6 38.8 106 40C103.6 44.2 101.3 49.3 98 54C94.7 58.7 90 64.7 86 68C82 71.3 78 75.7 74 74C70 72.3 64.7 64.3 62 58Z"/>
    <path data-part="body" fill="#f8fafd" d="M34 36C38.3 36 42.3 38.3 46 42C49.7 45.7 51 54 56 58C61 62 70 62.7 76 66C82 69.3 90 73.3 92 78C94 82.7 91.7 89.7 88 94C84.3 98.3 76.3 103 70 104C63.7 105 55.7 103 50 100C44.3 97 40 91.3 36 86C32 80.7 29 73 26 68C23 63 19 60.3 18 56C17 51.7 17.3 45.3 20 42C22.7 38.7 29.7 36 34 36Z"/>
    <path data-telling="" fill="#8fc9b0" d="M50 52C46 60 38 66 25 67C26 70 28 73 30 76C41 76 53 69 59 60C55 58 52 56 50 52Z"/>
    <path data-part="wing" fill="#dce6f2" d="M52 66C55.3 62 61.3 60.3 66 60C70.7 59.7 77 61 80 64C83 67 84.3 72.7 84 78C83.7 83.3 79.8 90.6 78 96C75.6 94.8 72.3 90.7 70 92C67.7 93.3 65.8 100.4 64 104C61.6 101.6 58.7 96.3 56 96C53.3 95.7 50.4 100.2 48 102C47.4 96.6 45.3 90 46 84C46.7 78 48.7 70 52 66Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M58 76Q60 86 58 92M68 74Q70 84 68 90"/>
    <path data-part="beak" fill="#ffc04a" d="M20 48C17.7 46.3 10.8 47 8 48C5.2 49 4.5 52.2 3 54C5.7 55.2 8.8 57.3 12 58C15.2 58.7 20.7 59.7 22 58C23.3 56.3 22.3 49.7 20 48Z"/>
    ${eye(31, 49, 0.95)}
  `,
  // Four fries in a box, as broad as shows when it is small.
  "french-fries": `
    <path data-telling="" fill="#ffd75e" d="M6.5 26L27.5 26L48.5 84L27.5 84Z"/>
    <path data-telling="" fill="#ffd75e" d="M100.5 24L121.5 24L100.5 84L79.5 84Z"/>
    <path data-telling="" fill="#ffd75e" d="M35.5 12L56.5 12L63.5 84L42.5 84Z"/>
    <path data-telling="" fill="#ffd75e" d="M71.5 6L92.5 6L85.5 84L64.5 84Z"/>
    <path data-part="box" fill="#ef6f62" d="M18 58Q64 86 110 58L98 120Q97 125 92 125L36 125Q31 125 30 120Z"/>
    <path data-part="stripe" fill="#fff6e4" d="M28 96L102 96L99 112L31 112Z"/>
  `,
  // A round tomato, a star of leaves on it.
  tomato: `
    <path fill="#f47a6a" d="M64 36C84 22 124 30 124 74C124 106 98 125 64 125C30 125 4 106 4 74C4 30 44 22 64 36Z"/>
    <path data-part="leaf" data-telling="" fill="#8fd07c" d="M64 24C82 18 102 23 114 33C104 43 93 44 84 42C92 51 95 64 90 78C80 70 74 60 71 50C70 60 68 70 62 80C56 70 54 60 55 50C50 60 44 68 34 74C32 62 36 50 44 42C34 44 22 42 14 32C26 22 46 18 64 24Z"/>
    <path data-part="stem" data-telling="" fill="#b5dd86" d="M57 32L53 5L70 2L71 32Q64 38 57 32Z"/>
  `,
  // Two slices cut to a triangle; ham, cheese and lettuce look out in front, an olive on a stick above.
  sandwich: `
    <path data-part="bread" fill="#f6d9a4" d="M8 92L120 92Q124 92 124 96L124 117Q124 124 117 124L11 124Q4 124 4 117L4 96Q4 92 8 92Z"/>
    <path data-telling="" fill="#ffd75e" d="M4 84L124 84L100 92L84 116L66 92L28 92Z"/>
    <path data-part="leaf" data-telling="" fill="#8fd07c" d="M4 66L124 66Q128 82 120 88Q110 94 102 86Q92 98 82 86Q72 98 62 86Q52 98 42 86Q32 98 24 87Q14 94 6 86Q0 80 4 66Z"/>
    <path data-part="bread" fill="#fff0cc" d="M57 22Q64 14 71 22L124 60Q128 72 120 74L8 74Q0 72 4 60Z"/>
    <path data-part="bread" data-telling="" fill="#e0a860" d="M4 54L124 54Q128 74 120 74L8 74Q0 74 4 54Z"/>
    <path data-part="stick" fill="#d9a066" d="M60 16L68 16L68 42L60 42Z"/>
    <ellipse fill="#a9c97a" cx="64" cy="13" rx="13" ry="11"/>
  `,
  // Leaves heaped up, in which one can sit.
  "leaf-pile": `
    <path data-part="leaf" fill="#f08a4a" d="M15 124Q10 119 6 97Q18 82 25 83Q22 74 28 53Q44 51 49 57Q51 48 64 37Q77 48 79 57Q84 51 100 53Q106 74 103 83Q110 82 122 97Q118 119 113 124Z"/>
    <path data-part="leaf" fill="#f2b25a" d="M8 124Q2 121 0 110Q7 101 14 101Q9 97 10 83Q23 80 29 83Q28 77 34 65Q48 68 52 73Q53 67 64 59Q75 67 76 73Q80 68 94 65Q100 77 99 83Q105 80 118 83Q119 97 114 101Q121 101 128 110Q126 121 120 124Z"/>
    <path data-part="leaf" data-telling="" fill="#f08a4a" transform="translate(64 97)" d="M0 -26L7 -14L15 -18L14 -6L26 -8L20 2L24 8L10 10L3 12L3 24L-3 24L-3 12L-10 10L-24 8L-20 2L-26 -8L-14 -6L-15 -18L-7 -14Z"/>
    <path data-part="leaf" data-telling="" fill="#ffd76a" transform="translate(25 104) rotate(-52)" d="M0 -14C11 -7 11 5.6 0 14C-11 5.6 -11 -7 0 -14Z"/>
    <path fill="none" data-telling="" stroke="#7a4a1a" stroke-width="2.2" transform="translate(25 104) rotate(-52)" d="M0 -7L0 18.2"/>
    <path data-part="leaf" data-telling="" fill="#ffd76a" transform="translate(103 104) rotate(52)" d="M0 -14C11 -7 11 5.6 0 14C-11 5.6 -11 -7 0 -14Z"/>
    <path fill="none" data-telling="" stroke="#7a4a1a" stroke-width="2.2" transform="translate(103 104) rotate(52)" d="M0 -7L0 18.2"/>
  `,
  // Checks in four columns and three rows, waving on a pole.
  "checkered-flag": `
    <path data-part="pole" fill="#c98f4e" d="M14 8L24 8L24 126L14 126Z"/>
    <path data-telling="" fill="#2a2440" d="M26.2 15.5L29.7 17.3L33.1 19.2L36.5 21.1L39.9 22.8L43.3 24.2L46.8 25.1L46.8 41.5L43.3 40.6L39.9 39.2L36.5 37.5L33.1 35.6L29.7 33.7L26.2 31.9Z"/>
    <path data-telling="" fill="#ffffff" d="M49.0 24.3L53.2 24.9L57.3 24.9L61.5 24.3L65.7 23.2L69.8 21.5L74.0 19.5L74.0 39.5L69.8 41.5L65.7 43.2L61.5 44.3L57.3 44.9L53.2 44.9L49.0 44.3Z"/>
    <path data-telling="" fill="#2a2440" d="M76.2 20.1L79.7 18.3L83.1 16.4L86.5 14.5L89.9 12.8L93.3 11.4L96.8 10.5L96.8 26.9L93.3 27.8L89.9 29.2L86.5 30.9L83.1 32.8L79.7 34.7L76.2 36.5Z"/>
    <path data-telling="" fill="#ffffff" d="M99.0 7.7L103.2 7.1L107.3 7.1L111.5 7.7L115.7 8.8L119.8 10.5L124.0 12.5L124.0 32.5L119.8 30.5L115.7 28.8L111.5 27.7L107.3 27.1L103.2 27.1L99.0 27.7Z"/>
    <path data-telling="" fill="#ffffff" d="M24.0 32.5L28.2 34.8L32.3 37.1L36.5 39.4L40.7 41.4L44.8 43.1L49.0 44.3L49.0 64.3L44.8 63.1L40.7 61.4L36.5 59.4L32.3 57.1L28.2 54.8L24.0 52.5Z"/>
    <path data-telling="" fill="#2a2440" d="M51.2 45.9L54.7 46.4L58.1 46.4L61.5 45.9L64.9 45.0L68.3 43.6L71.8 42.0L71.8 58.4L68.3 60.0L64.9 61.4L61.5 62.3L58.1 62.8L54.7 62.8L51.2 62.3Z"/>
    <path data-telling="" fill="#ffffff" d="M74.0 39.5L78.2 37.2L82.3 34.9L86.5 32.6L90.7 30.6L94.8 28.9L99.0 27.7L99.0 47.7L94.8 48.9L90.7 50.6L86.5 52.6L82.3 54.9L78.2 57.2L74.0 59.5Z"/>
    <path data-telling="" fill="#2a2440" d="M101.2 29.7L104.7 29.2L108.1 29.2L111.5 29.7L114.9 30.6L118.3 32.0L121.8 33.6L121.8 50.0L118.3 48.4L114.9 47.0L111.5 46.1L108.1 45.6L104.7 45.6L101.2 46.1Z"/>
    <path data-telling="" fill="#2a2440" d="M26.2 55.5L29.7 57.3L33.1 59.2L36.5 61.1L39.9 62.8L43.3 64.2L46.8 65.1L46.8 81.5L43.3 80.6L39.9 79.2L36.5 77.5L33.1 75.6L29.7 73.7L26.2 71.9Z"/>
    <path data-telling="" fill="#ffffff" d="M49.0 64.3L53.2 64.9L57.3 64.9L61.5 64.3L65.7 63.2L69.8 61.5L74.0 59.5L74.0 79.5L69.8 81.5L65.7 83.2L61.5 84.3L57.3 84.9L53.2 84.9L49.0 84.3Z"/>
    <path data-telling="" fill="#2a2440" d="M76.2 60.1L79.7 58.3L83.1 56.4L86.5 54.5L89.9 52.8L93.3 51.4L96.8 50.5L96.8 66.9L93.3 67.8L89.9 69.2L86.5 70.9L83.1 72.8L79.7 74.7L76.2 76.5Z"/>
    <path data-telling="" fill="#ffffff" d="M99.0 47.7L103.2 47.1L107.3 47.1L111.5 47.7L115.7 48.8L119.8 50.5L124.0 52.5L124.0 72.5L119.8 70.5L115.7 68.8L111.5 67.7L107.3 67.1L103.2 67.1L99.0 67.7Z"/>
  `,
  // An oak: a broad crown of lobes on a thick trunk, acorns among the leaves.
  "oak-tree": `
    <path data-part="treeTrunk" fill="#b9804d" d="M50 78C53 92 52 106 34 124L94 124C76 106 75 92 78 78Z"/>
    <path data-part="leaves" fill="#8fd06a" d="M64 3Q80 0 90 9Q106 7 111 23Q126 31 121 47Q128 65 114 75Q108 91 92 87Q80 97 64 91Q48 97 36 87Q20 91 14 75Q0 65 7 47Q2 31 17 23Q22 7 38 9Q48 0 64 3Z"/>
    <path transform="translate(36 40)" data-part="fruit" data-telling="" fill="#f2cf9a" d="M-15 0L15 0Q17 18 0 30Q-17 18 -15 0Z"/>
    <path transform="translate(36 40)" data-part="cap" data-telling="" fill="#b98a5a" d="M-20 2Q-21 -16 0 -17Q21 -16 20 2Z"/>
    <path transform="translate(88 46)" data-part="fruit" data-telling="" fill="#f2cf9a" d="M-15 0L15 0Q17 18 0 30Q-17 18 -15 0Z"/>
    <path transform="translate(88 46)" data-part="cap" data-telling="" fill="#b98a5a" d="M-20 2Q-21 -16 0 -17Q21 -16 20 2Z"/>
  `,
  // A pail with its handle up, milk to the brim, a drop running down.
  // A mug full to the brim, with what swims on top.
  "cocoa-with-marshmallows": `
    <path fill="none" stroke="#8f98a4" stroke-width="4" d="M44 30C38 22 50 16 44 6M64 28C58 20 70 14 64 4M84 30C78 22 90 16 84 6"/>
    <path data-part="handle" fill="#e8685f" d="M96 64C120 56 128 78 118 92C112 100 104 102 96 100L96 90C106 92 114 86 113 79C112 72 104 71 96 75Z"/>
    <path fill="#e8685f" d="M14 54L100 54L96 112C96 120 90 124 82 124L32 124C24 124 18 120 18 112Z"/>
    <ellipse fill="#d9a066" cx="57" cy="54" rx="43" ry="11"/>
    <path data-telling="" fill="#fffaf0" d="M20 40Q20 34 26 34L38 34Q44 34 44 40L44 52Q44 58 38 58L26 58Q20 58 20 52Z"/>
    <path data-telling="" fill="#fffaf0" d="M72 38Q72 32 78 32L90 32Q96 32 96 38L96 50Q96 56 90 56L78 56Q72 56 72 50Z"/>
    <path data-telling="" fill="#fffaf0" d="M44 44Q44 38 50 38L66 38Q72 38 72 44L72 56Q72 62 66 62L50 62Q44 62 44 56Z"/>
  `,
  "milk-pail": `
    <path data-part="handle" data-telling="" fill="#9fb0c4" d="M12 38C14 0 114 0 116 38L108 38C106 0 22 0 20 38Z"/>
    <path fill="#b9c8d8" d="M12 38L116 38L102 118Q101 124 94 124L34 124Q27 124 26 118Z"/>
    <path fill="none" stroke="#5a6a7a" stroke-width="2.4" d="M22 98Q64 108 106 98"/>
    <ellipse fill="#dfe8f0" cx="64" cy="38" rx="56" ry="17"/>
    <ellipse data-telling="" fill="#ffffff" cx="64" cy="40" rx="45" ry="11"/>
    <path data-telling="" fill="#ffffff" d="M40 52Q52 56 64 56Q76 56 88 52L88 76Q88 84 81 84Q74 84 74 76L74 68Q74 62 69 62Q64 62 64 68L64 90Q64 98 56 98Q49 98 49 90L49 68Q40 66 40 52Z"/>
  `,
  // A leaf with its veins, lying aslant.
  "fallen-leaf": `
    <path data-part="leaf" fill="#f2a04a" d="M104 8C120 40 118 78 92 96C74 108 50 108 34 98L12 122L4 114L28 90C16 72 18 46 38 30C56 16 80 14 104 8Z"/>
    <path fill="none" data-telling="" stroke="#8a3a1a" stroke-width="2.4" d="M28 96L92 28M46 78L44 52M46 78L74 80M64 58L62 36M64 58L94 60"/>
    <path data-part="leaf" fill="#ffd76a" d="M20 30C10 24 6 12 10 2C22 4 32 12 32 24Z"/>
    <path data-part="leaf" fill="#ffd76a" d="M98 106C106 100 118 102 126 110C118 120 106 122 98 116Z"/>
  `,
  // The upper half of a house: most of it roof, in rows of tiles, a chimney at one side.
  rooftop: `
    <path data-part="chimney" fill="#e0a080" d="M90 8L110 8L110 50L90 50Z"/>
    <path data-part="chimney" fill="#f2c4a8" d="M86 2L114 2L114 12L86 12Z"/>
    <path data-part="wall" fill="#fdf0d8" d="M14 78L114 78L114 124L14 124Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M26 90L52 90L52 114L26 114Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M76 90L102 90L102 114L76 114Z"/>
    <path data-part="roof" data-telling="" fill="#f08a6c" d="M30 22L98 22L127 84L1 84Z"/>
    <path fill="none" data-telling="" stroke="#8a3a2a" stroke-width="2.4" d="M24 36Q32 44 40 36Q48 44 56 36Q64 44 72 36Q80 44 88 36Q96 44 104 36M16 54Q24 62 32 54Q40 62 48 54Q56 62 64 54Q72 62 80 54Q88 62 96 54Q104 62 112 54M8 71Q16 79 24 71Q32 79 40 71Q48 79 56 71Q64 79 72 71Q80 79 88 71Q96 79 104 71Q112 79 120 71"/>
  `,
  // A cap, a black bib and a spot on the cheek: a sparrow and no chick.
  sparrow: `
    <path data-part="tail" fill="#dcb488" d="M92 76L124 60L128 70L122 78L94 96Z"/>
    <path data-part="leg" fill="#e8b08a" d="M54 106L60 106L60 118L66 118L66 125L44 125L44 118L54 118Z"/><path data-part="leg" fill="#e8b08a" d="M76 106L82 106L82 118L88 118L88 125L66 125L66 118L76 118Z"/>
    <path data-part="body" fill="#f0dcc0" d="M44 12C60 12 70 24 72 40C80 48 96 58 102 76C104 94 94 108 74 110C46 112 24 100 20 74C14 58 12 46 16 36C20 20 30 12 44 12Z"/>
    <path data-part="head" data-telling="" fill="#d9a878" d="M17 32C22 16 32 9 45 9C62 9 74 26 74 44C66 48 58 42 54 32C44 24 28 26 17 32Z"/>
    <path data-part="chest" data-telling="" fill="#2a2a30" d="M16 45L29 45Q36 58 28 70Q18 66 16 45Z"/>
    <circle data-part="spot" data-telling="" fill="#2a2a30" cx="52" cy="50" r="5.6"/>
    <path data-part="wing" data-telling="" fill="#dcb488" d="M54 62C70 54 92 64 108 88C98 102 70 104 58 92C50 84 48 72 54 62Z"/>
    <path fill="none" data-telling="" stroke="#4a3420" stroke-width="2.2" d="M62 72Q80 70 94 80M62 84Q78 82 92 92"/>
    <path data-part="beak" fill="#c8b8a8" d="M17 32L3 40L17 47Q20 40 17 32Z"/>
    ${eye(36, 37, 1)}
  `,
  // A ball of down with a white mask: no grown penguin, and no duckling.
  "penguin-chick": `
    <path data-part="foot" fill="#ffb84d" d="M36 116Q46 110 58 116L60 125L30 125ZM70 116Q82 110 92 116L98 125L68 125Z"/>
    <path data-part="flipper" data-telling="" fill="#aab6c6" d="M34 58Q14 74 6 98Q4 106 12 104Q30 98 40 82ZM94 58Q114 74 122 98Q124 106 116 104Q98 98 88 82Z"/>
    <path data-part="body" fill="#c9d2de" d="M64 44C88 44 104 66 104 88C104 110 88 120 64 120C40 120 24 110 24 88C24 66 40 44 64 44Z"/>
    <path data-part="belly" data-telling="" fill="#eef2f7" d="M64 62C80 62 88 76 88 92C88 106 78 112 64 112C50 112 40 106 40 92C40 76 48 62 64 62Z"/>
    <path data-part="head" fill="#a8b2c2" d="M58 8L54 2L62 5L64 0L68 5L76 2L71 9C88 12 96 22 95 36C93 52 80 60 64 60C48 60 35 52 33 36C32 22 42 8 58 5Z"/>
    <path data-part="face" data-telling="" fill="#ffffff" d="M64 24C70 14 88 18 88 34C88 48 78 54 64 54C50 54 40 48 40 34C40 18 58 14 64 24Z"/>
    <path data-part="beak" data-telling="" fill="#ffb84d" d="M57 38Q64 34 71 38L64 48Z"/>
    ${eye(51, 32, 0.9)}
    ${eye(77, 32, 0.9)}
  `,
  // Plump, feelers longer than itself, wings folded over its back.
  cricket: `
    <path fill="none" stroke="#4a3420" stroke-width="2.4" d="M20 48C14 26 34 4 76 4M30 46C34 28 54 16 98 22"/>
    <path fill="none" stroke="#4a3420" stroke-width="2.4" d="M110 78L126 70M110 84L127 88"/>
    <path data-part="leg" fill="#c8965a" d="M40 94L30 116L20 118L20 125L36 125L50 98ZM58 98L54 116L46 119L46 125L62 125L68 100Z"/>
    <path data-part="body" fill="#d9aa6c" d="M34 62C54 52 92 56 112 78C118 90 100 104 78 104C56 106 38 98 32 84Z"/>
    <path data-part="wing" data-telling="" fill="#f0cf98" d="M44 58C66 50 100 58 114 80C98 86 66 86 48 78C42 72 40 64 44 58Z"/>
    <path fill="none" stroke="#4a3420" stroke-width="2" d="M52 66Q78 62 104 78M58 78Q70 74 76 64M76 82Q88 78 92 70"/>
    <path data-part="leg" data-telling="" fill="#c8965a" d="M70 92C64 84 70 76 80 74C92 66 104 50 108 36Q116 34 118 42C118 60 112 76 110 88L112 114L124 118L124 125L104 125L100 84C92 92 80 98 70 92Z"/>
    <circle data-part="head" fill="#d9aa6c" cx="30" cy="70" r="25"/>
    <path fill="none" stroke="#4a3420" stroke-width="2.2" d="M16 82Q24 90 34 84"/>
    ${eye(20, 67, 1.1)}
    ${eye(37, 66, 1.1)}
  `,
};
