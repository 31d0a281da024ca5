const windmill = (bars: string) => `
    <path data-part="tower" fill="#fdf1dc" d="M50 56L78 56L99 124L29 124Z"/>
    <path data-part="roof" fill="#ff9a78" d="M48 40Q42 6 64 6Q86 6 80 40Z"/>
    <path data-part="door" fill="#e8bc88" d="M53 124L53 111Q53 100 64 100Q75 100 75 111L75 124Z"/>
    <circle data-part="window" fill="#a8d8f4" cx="64" cy="83" r="8.5"/>
    <path data-part="windSail" fill="#559fe8" d="M53.7 46.9L17 17.2L33.2 1L62.9 37.7Z"/>
    <path data-part="windSail" fill="#559fe8" d="M65.1 37.7L94.8 1L111 17.2L74.3 46.9Z"/>
    <path data-part="windSail" fill="#559fe8" d="M74.3 49.1L111 78.8L94.8 95L65.1 58.3Z"/>
    <path data-part="windSail" fill="#559fe8" d="M62.9 58.3L33.2 95L17 78.8L53.7 49.1Z"/>
    ${bars}
    <circle data-part="hub" fill="#ffd866" cx="64" cy="48" r="10.5"/>
  `;

/** Buildings and places: 128 × 128 boxes, standing on the bottom edge. */
export const places: Readonly<Record<string, string>> = {
  // A tree house: a cabin in the crown of a stout tree, a ladder down.
  treehouse: `
    <path data-part="leaves" fill="#8fd07a" d="M30 74C14 76 4 62 12 50C4 38 14 24 28 26C30 10 50 2 64 10C78 2 98 10 100 26C114 24 124 38 116 50C124 62 114 76 98 74Z"/>
    <path data-part="treeTrunk" fill="#c48f5e" d="M46 76L46 96C46 106 40 116 34 124L94 124C88 116 84 106 84 96L84 76Z"/>
    <path data-part="wall" fill="#f0c48c" d="M36 42L92 42L92 80L36 80Z"/>
    <path data-part="roof" fill="#ff8f6b" d="M64 18L102 44L26 44Z"/>
    <path data-part="platform" fill="#d9a066" d="M24 78L104 78L104 86L24 86Z"/>
    <path data-part="door" fill="#c48f5e" d="M44 56C44 48 60 48 60 56L60 78L44 78Z"/>
    <path data-part="window" fill="#7cc8f2" d="M70 54L84 54L84 68L70 68Z"/>
    <path fill="none" stroke="#4a6f8a" stroke-width="2" d="M77 54L77 68M70 61L84 61"/>
    <path data-part="ladder" fill="#ffe0a8" d="M52 86L78 86L78 124L52 124Z"/>
    <path fill="none" stroke="#8a5f38" stroke-width="2" d="M52 94L78 94M52 104L78 104M52 114L78 114"/>
  `,
  // A Dutch windmill: four broad sails in an X before its cap hide where cap and tower meet.
  windmill: windmill(
    `<path fill="none" stroke="#2f5f8a" stroke-width="2" d="M41.2 36.8L52.8 25.2M29.1 27L43 13.1M75.2 25.2L86.8 36.8M85 13.1L98.9 27M86.8 59.2L75.2 70.8M98.9 69L85 82.9M52.8 70.8L41.2 59.2M43 82.9L29.1 69"/>`,
  ),
  // Each sail is one area.
  "windmill-simple": windmill(""),
  // A striped lighthouse on a rock, its lamp room on top.
  lighthouse: `
    <path data-part="rock" fill="#b5bdc8" d="M10 124C7 112 16 104 27 106C29 98 40 95 48 98L80 98C88 94 98 97 101 105C113 103 121 112 118 124Z"/>
    <path data-part="tower" fill="#ffffff" d="M48 40L80 40L88 104L40 104Z"/>
    <path data-part="stripe" fill="#ff7b5a" d="M47.8 42L80.2 42L81.6 53L46.4 53Z"/>
    <path data-part="window" fill="#bfe4f7" d="M58 56L70 56L70 67.5L58 67.5Z"/>
    <path data-part="stripe" fill="#ff7b5a" d="M44.3 70L83.7 70L85 80L43 80Z"/>
    <path data-part="door" fill="#c48f5e" d="M55 104L55 94C55 82 73 82 73 94L73 104Z"/>
    <path data-part="lamp" fill="#fff2b0" d="M52 19L76 19L76 34L52 34Z"/>
    <path fill="none" stroke="#8a8f98" stroke-width="2" d="M64 19L64 34"/>
    <path data-part="gallery" fill="#8a919b" d="M42 33L86 33L86 42L42 42Z"/>
    <path data-part="roof" fill="#ff7b5a" d="M46 20C50 11 56 6 64 4C72 6 78 11 82 20Z"/>
  `,
  // An igloo of three rows of blocks of ice, its arched way in.
  igloo: `
    <path data-part="wall" fill="#b8d4f4" d="M4 116C4 98 6 80 11 65Q65 52 119 65C124 80 126 98 126 116Z"/>
    <path data-part="wall" fill="#f4d0f0" d="M11 65C15 54 21 43 28 35Q65 25 102 35C109 43 115 54 119 65Q65 52 11 65Z"/>
    <path data-part="roof" fill="#b0ecd4" d="M28 35C38 21 50 13 65 13C80 13 92 21 102 35Q65 25 28 35Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M65 14V24M40 35L35 54M65 32V52M90 35L95 54M84 64L86 108M106 68L110 108M20 68L15 92M8 92H12M88 90H106"/>
    <path data-part="arch" fill="#7fb0e8" d="M20 118V97Q20 70 47 70Q74 70 74 97V118Z"/>
    <path data-part="door" fill="#fff6d8" d="M32 118V98Q32 83 47 83Q62 83 62 98V118Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M47 71V82M24 86L33 91M70 86L61 91"/>
    <path data-part="snow" fill="#ffffff" d="M1 116Q20 108 40 116Q60 123 84 116Q106 110 127 116V127H1Z"/>
  `,
  // A sandcastle with three towers, a flag, a shell and a starfish.
  sandcastle: `
    <path data-part="sand" fill="#e9bf7a" d="M2 124C4 112 14 106 30 106L92 106C110 106 124 112 126 124Z"/>
    <path fill="none" stroke="#8a5a24" stroke-width="2.2" d="M52 24L52 2"/>
    <path data-part="flag" data-telling="" fill="#ff7b5a" d="M52 2L76 9L52 17Z"/>
    <path data-part="tower" data-telling="" fill="#f7d79a" d="M38 66L42 28L42 22L48 22L48 27L56 27L56 22L62 22L62 28L66 66Z"/>
    <path data-part="tower" data-telling="" fill="#f2cb86" d="M6 112L12 66L12 60L18 60L18 65L26 65L26 60L32 60L32 66L38 112Z"/>
    <path data-part="tower" data-telling="" fill="#f2cb86" d="M66 112L72 66L72 60L78 60L78 65L86 65L86 60L92 60L92 66L98 112Z"/>
    <path data-part="wall" fill="#f7d79a" d="M28 112L32 64L72 64L76 112Z"/>
    <path data-part="door" data-telling="" fill="#b98f50" d="M43 112L43 94C43 80 61 80 61 94L61 112Z"/>
    <path fill="none" stroke="#8a5a24" stroke-width="2.2" d="M50 40L51 40M55 48L56 48M48 54L49 54M18 80L19 80M24 88L25 88M16 98L17 98M82 80L83 80M88 90L89 90M80 100L81 100M40 74L41 74M52 72L53 72M66 80L67 80M68 98L69 98M36 98L37 98"/>
    <path data-part="handle" fill="none" data-telling="" stroke="#3a6fa8" stroke-width="2.4" d="M94 92C92 72 124 72 122 92"/>
    <path data-part="bucket" data-telling="" fill="#6db7f2" d="M90 92L126 92L121 122L95 122Z"/>
    <path data-part="bucket" data-telling="" fill="#bfe0fa" d="M88 86L128 86L128 95L88 95Z"/>
  `,
  // A gingerbread house with icing, sweets and a candy-cane door.
  "gingerbread-house": `
    <path data-part="wall" fill="#d99a5b" d="M28 64L100 64L100 124L28 124Z"/>
    <path data-part="chimney" fill="#c98548" d="M84 14L100 14L100 46L84 46Z"/>
    <path data-part="snow" fill="#ffffff" d="M81 12C81 5 103 5 103 12C103 19 97 19 96 15C94 21 90 21 89 15C87 19 81 19 81 12Z"/>
    <path data-part="roof" fill="#c98548" d="M64 12L118 66L10 66Z"/>
    <path data-part="icing" fill="#ffffff" d="M64 6L124 66C124 74 114 77 110 71C106 78 97 78 94 70C90 77 82 77 79 70C76 77 67 77 64 70C61 77 52 77 49 70C46 77 38 77 34 70C31 78 22 78 18 71C14 77 4 74 4 66Z"/>
    <circle data-part="sweet" fill="#ff7b8a" cx="64" cy="30" r="8"/>
    <circle data-part="sweet" fill="#7ed06a" cx="41" cy="53" r="7"/>
    <circle data-part="sweet" fill="#62b5f2" cx="87" cy="53" r="7"/>
    <path data-part="door" fill="#f7d0a0" d="M51 124L51 98C51 81 77 81 77 98L77 124Z"/>
    <path data-part="sweet" fill="#ff9aa6" d="M64 108C58 103 55 100 55 96C55 91 61 90 64 94C67 90 73 91 73 96C73 100 70 103 64 108Z"/>
    <path data-part="window" fill="#fff2b0" d="M33 86L46 86L46 102L33 102Z"/>
    <path data-part="window" fill="#fff2b0" d="M82 86L95 86L95 102L82 102Z"/>
    <path data-part="stick" fill="#fff6e6" d="M11 100L17 100L17 124L11 124ZM111 100L117 100L117 124L111 124Z"/>
    <circle data-part="sweet" fill="#ffb0ba" cx="14" cy="92" r="13"/>
    <circle data-part="sweet" fill="#fff6e6" cx="14" cy="92" r="6.5"/>
    <circle data-part="sweet" fill="#ffb0ba" cx="114" cy="92" r="13"/>
    <circle data-part="sweet" fill="#fff6e6" cx="114" cy="92" r="6.5"/>
  `,
  // A ridge tent with its door open, and a pennant.
  tent: `
    <path fill="none" stroke="#8a5a24" stroke-width="2" d="M46 32L46 10"/>
    <path data-part="pennant" fill="#ff7b5a" d="M46 9L68 16L46 24Z"/>
    <path data-part="tentSide" fill="#ffb84d" d="M46 30L100 38C106 66 112 92 120 116L86 124L60 124Z"/>
    <path fill="none" stroke="#a56a14" stroke-width="2" d="M64 33C72 64 86 94 98 121M82 35.5C90 66 98 94 109 119"/>
    <path data-part="tentFront" fill="#ffe08a" d="M46 30C36 62 22 96 6 124L86 124C70 96 56 62 46 30Z"/>
    <path data-part="opening" fill="#8fc9a8" d="M46 58C43 84 37 106 28 124L64 124C55 106 49 84 46 58Z"/>
    <path data-part="flap" fill="#ff9f5a" d="M46 58C43 84 37 106 28 124L18 124C16 116 20 112 26 108C32 98 40 78 46 58Z"/>
    <path data-part="flap" fill="#ff9f5a" d="M46 58C49 84 55 106 64 124L74 124C76 116 72 112 66 108C60 98 52 78 46 58Z"/>
  `,
  // A toadstool house with a round door and a crooked chimney.
  "mushroom-house": `
    <path data-part="chimney" fill="#c9a58a" d="M88 3L107 8L102 42L84 36Z"/>
    <path data-part="wall" fill="#fff3e0" d="M38 62C42 84 36 104 28 124L100 124C92 104 86 84 90 62Z"/>
    <path data-part="cap" fill="#ff7b6b" d="M64 8C98 8 122 34 122 58C122 70 108 72 64 72C20 72 6 70 6 58C6 34 30 8 64 8Z"/>
    <circle data-part="spot" fill="#fff3e0" cx="44" cy="34" r="11"/>
    <circle data-part="spot" fill="#fff3e0" cx="82" cy="28" r="8"/>
    <circle data-part="spot" fill="#fff3e0" cx="98" cy="52" r="9"/>
    <circle data-part="spot" fill="#fff3e0" cx="68" cy="54" r="7"/>
    <circle data-part="spot" fill="#fff3e0" cx="24" cy="56" r="7"/>
    <path data-part="door" fill="#c48f5e" d="M41 124L41 103C41 86 67 86 67 103L67 124Z"/>
    <circle fill="#ffe08a" cx="61" cy="109" r="3"/>
    <circle data-part="window" fill="#6fc0f0" cx="79" cy="94" r="7.5"/>
    <path fill="none" stroke="#4a6f8a" stroke-width="2" d="M79 86.5L79 101.5M71.5 94L86.5 94"/>
    <path data-part="bush" fill="#8fd07a" d="M12 124C8 114 12 106 18 102C24 108 26 116 24 124Z"/>
    <path data-part="bush" fill="#8fd07a" d="M104 124C102 114 106 106 112 102C118 108 120 116 116 124Z"/>
  `,
  // A scarecrow with a straw hat and patched clothes.
  scarecrow: `
    <path data-part="pole" fill="#c48f5e" d="M60 96L68 96L68 124L60 124Z"/>
    <path data-part="pole" fill="#c48f5e" d="M16 60L112 60L112 66L16 66Z"/>
    <path data-part="straw" fill="#ffe08a" d="M22 54L8 52L12 60L3 64L12 68L8 76L22 74Z"/>
    <path data-part="straw" fill="#ffe08a" d="M106 54L120 52L116 60L125 64L116 68L120 76L106 74Z"/>
    <path data-part="straw" fill="#ffe08a" d="M40 106L36 118L46 112L52 120L58 112L64 120L70 112L76 120L82 112L92 118L88 106Z"/>
    <path data-part="shirt" fill="#7fb8e8" d="M40 54L20 52L20 76L40 74L38 108L90 108L88 74L108 76L108 52L88 54C76 58 52 58 40 54Z"/>
    <path data-part="patch" fill="#ffd45e" d="M46 82L60 82L60 96L46 96Z"/>
    <path data-part="patch" fill="#ff9f8a" d="M72 88L84 88L84 100L72 100Z"/>
    <path fill="none" stroke="#2f5f8c" stroke-width="2" d="M40 74L41 66M88 74L87 66"/>
    <path data-part="scarf" fill="#ff8f6b" d="M48 54C56 60 72 60 80 54L76 68L64 62L52 68Z"/>
    <path data-part="head" fill="#fbe3bd" d="M64 20C78 20 86 30 86 42C86 54 76 60 64 60C52 60 42 54 42 42C42 30 50 20 64 20Z"/>
    <path data-part="hat" fill="#f2c069" d="M46 24C46 10 54 3 64 3C74 3 82 10 82 24Z"/>
    <path data-part="brim" fill="#f2c069" d="M22 26C34 20 48 22 64 22C80 22 94 20 106 26C104 34 90 36 64 36C38 36 24 34 22 26Z"/>
    <circle fill="#2a2020" cx="54" cy="42" r="3.5"/>
    <circle fill="#2a2020" cx="74" cy="42" r="3.5"/>
    <path data-part="nose" fill="#ff9f5a" d="M60 45L68 45L64 51Z"/>
    <path fill="none" stroke="#2a2020" stroke-width="2" d="M53 52C58 57 70 57 75 52"/>
  `,
  // The house that every child draws: a gable, a door and two windows.
  house: `
    <path data-part="chimney" fill="#d98f6b" d="M85 12L107 12L107 22L103 22L103 58L89 46L89 22L85 22Z"/>
    <path data-part="wall" fill="#fff0d0" d="M20 60L64 22L108 60L108 124L20 124Z"/>
    <path data-part="roof" fill="#e8735f" d="M64 8L126 62L117 72L64 27L11 72L2 62Z"/>
    <circle data-part="window" fill="#8fd0f5" cx="64" cy="55" r="8.5"/>
    <path data-part="door" fill="#c48f5e" d="M53 124L53 94C53 81 75 81 75 94L75 124Z"/>
    <circle fill="#ffe08a" cx="70" cy="106" r="2.5"/>
    <path data-part="window" fill="#8fd0f5" d="M27 82L46 82L46 103L27 103Z"/>
    <path data-part="window" fill="#8fd0f5" d="M82 82L101 82L101 103L82 103Z"/>
    <path fill="none" stroke="#4a6f8a" stroke-width="2" d="M36.5 82L36.5 103M27 92.5L46 92.5M91.5 82L91.5 103M82 92.5L101 92.5"/>
  `,
  // A cottage with a thatched roof, a round-topped door and flowers.
  cottage: `
    <path data-part="chimney" fill="#d98f6b" d="M86 8L102 8L102 44L86 44Z"/>
    <path data-part="chimney" fill="#d98f6b" d="M83 4L105 4L105 13L83 13Z"/>
    <path data-part="wall" fill="#fff3dc" d="M18 60L110 60L110 124L18 124Z"/>
    <path data-part="roof" fill="#e0b05e" d="M34 20C50 16 78 16 94 20C104 34 114 48 124 64A9 9 0 0 1 109 68A11 11 0 0 1 91 69A11 11 0 0 1 73 70A11 11 0 0 1 55 70A11 11 0 0 1 37 69A11 11 0 0 1 19 68A9 9 0 0 1 4 64C14 48 24 34 34 20Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M40 32L34 44M58 28L56 40M76 32L78 44M92 36L98 48M48 50L44 60M68 50L68 60"/>
    <path data-part="door" fill="#c48f5e" d="M26 124L26 100C26 84 52 84 52 100L52 124Z"/>
    <circle fill="#ffe08a" cx="46" cy="108" r="3"/>
    <path data-part="window" fill="#7cc8f2" d="M66 84L96 84L96 106L66 106Z"/>
    <path fill="none" stroke="#4a6f8a" stroke-width="2" d="M81 84L81 106M66 95L96 95"/>
    <path data-part="bush" fill="#8fd07a" d="M60 124C58 114 66 108 73 113C78 106 88 106 92 113C100 108 108 114 106 124Z"/>
    <circle data-part="flower" fill="#ff9fc0" cx="74" cy="118" r="4"/>
    <circle data-part="flower" fill="#ffd866" cx="92" cy="119" r="4"/>
  `,
};
