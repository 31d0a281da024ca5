/** Animals of forest, savanna and snow, drawn whole: 128 × 128 boxes, feet on the bottom edge. */
export const wildAnimals: Readonly<Record<string, string>> = {
  // A lion standing, its face turned to us out of a scalloped mane.
  lion: `
    <path data-part="tail" fill="#f4b04f" d="M100 88C112 90 118 82 116 70C115 64 112 60 113 54L120 53C120 60 123 64 123 72C123 90 114 98 102 97Z"/>
    <path data-part="tailTip" fill="#d07a34" d="M116 58C106 56 103 46 110 34C113 40 116 40 119 36C125 43 127 54 116 58Z"/>
    <path data-part="leg" fill="#e8a040" d="M74 96L74 114C68 116 69 122 74 122L98 122L98 96Z"/>
    <path data-part="leg" fill="#e8a040" d="M44 96L44 122L61 122C66 122 66 114 65 96Z"/>
    <path data-part="body" fill="#f9c262" d="M28 76C26 88 27 98 29 104L29 115C22 116 23 124 29 124L45 124C50 124 50 114 49 101C62 106 78 104 88 100C92 104 94 108 94 115C87 116 88 124 94 124L107 124C112 124 113 119 113 112C114 98 113 83 102 74C90 64 66 64 46 68Z"/>
    <path fill="none" stroke="#a5692c" stroke-width="2" d="M88 100C85 93 88 86 96 84"/>
    <path data-part="mane" fill="#d07a34" d="M82 58A11.6 11.6 0 0 1 72 74.5A11.6 11.6 0 0 1 55 86A11.6 11.6 0 0 1 35 86A11.6 11.6 0 0 1 18 74.5A11.6 11.6 0 0 1 8 58A11.6 11.6 0 0 1 9 39A11.6 11.6 0 0 1 20 23A11.6 11.6 0 0 1 36 14A11.6 11.6 0 0 1 54 14A11.6 11.6 0 0 1 70 23A11.6 11.6 0 0 1 81 39A11.6 11.6 0 0 1 82 58Z"/>
    <circle data-part="ear" fill="#f9c262" cx="24" cy="32" r="8.5"/>
    <circle data-part="ear" fill="#f9c262" cx="66" cy="32" r="8.5"/>
    <path data-part="face" fill="#f8bd5c" d="M45 26C61 26 71 36 71 51C71 68 60 78 45 78C30 78 19 68 19 51C19 36 29 26 45 26Z"/>
    <ellipse data-part="muzzle" fill="#fff6e4" cx="45" cy="62" rx="15" ry="10"/>
    <path data-part="nose" fill="#2b2020" d="M39.5 55C39.5 52 50.5 52 50.5 55C50.5 58 47 60 45 60C43 60 39.5 58 39.5 55Z"/>
    <path fill="none" stroke="#2b2020" stroke-width="2" d="M45 60L45 62.5C44 67 39 67 37 65M45 62.5C46 67 51 67 53 65"/>
    <ellipse data-part="eye" fill="#2b2020" cx="32" cy="46" rx="4" ry="5"/>
    <ellipse data-part="eye" fill="#2b2020" cx="58" cy="46" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="33" cy="44" r="2"/>
    <circle fill="#ffffff" cx="59" cy="44" r="2"/>
  `,
  // A fox sitting, its great brush curled up beside it.
  fox: `
    <path data-part="tail" fill="#f58a3c" d="M84 122C110 126 127 108 125 84C124 68 116 56 105 44C102 60 90 70 89 88C88 100 92 108 84 122Z"/>
    <path data-part="tailTip" data-telling="" fill="#fff3e2" d="M105 44C116 56 124 68 125 84C120 79 116 79 112 84C108 77 103 77 99 82C96 77 93 75 91 77C96 66 103 58 105 44Z"/>
    <path data-part="body" fill="#f58a3c" d="M34 62C32 84 34 100 36 114C32 118 34 124 40 124L92 124C100 124 103 117 102 108C100 90 84 78 68 62Z"/>
    <path data-part="chest" fill="#fff3e2" d="M34 66C34 78 36 88 42 92C45 96 48 98 51 102C54 98 57 96 60 92C66 88 68 78 68 66Z"/>
    <path fill="none" stroke="#9c4a14" stroke-width="2" d="M51 102L51 124M66 124C69 118 69 110 67 100M78 124C70 112 78 96 90 98"/>
    <path data-part="ear" fill="#f58a3c" d="M16 42C8 26 8 12 12 0C27 5 38 15 44 27Z"/>
    <path data-part="ear" fill="#f58a3c" d="M86 42C94 26 94 12 90 0C75 5 64 15 58 27Z"/>
    <path data-part="innerEar" fill="#fff3e2" d="M20 32C15 22 16 16 18 10C26 14 32 20 36 27Z"/>
    <path data-part="innerEar" fill="#fff3e2" d="M82 32C87 22 86 16 84 10C76 14 70 20 66 27Z"/>
    <path data-part="head" fill="#f7964a" d="M51 22C65 22 78 28 84 38C88 44 94 48 101 52L92 58L95 64L84 66C76 74 66 78 58 84C54 87 48 87 44 84C36 78 26 74 18 66L7 64L10 58L1 52C8 48 14 44 18 38C24 28 37 22 51 22Z"/>
    <path data-part="muzzle" data-telling="" fill="#fff3e2" d="M1 52C18 47 34 50 40 58C44 64 46 70 51 72C56 70 58 64 62 58C68 50 84 47 101 52L92 58L95 64L84 66C76 74 66 78 58 84C54 87 48 87 44 84C36 78 26 74 18 66L7 64L10 58Z"/>
    <ellipse data-part="eye" fill="#2b2020" cx="35" cy="43" rx="4.4" ry="5.4"/>
    <ellipse data-part="eye" fill="#2b2020" cx="67" cy="43" rx="4.4" ry="5.4"/>
    <circle fill="#ffffff" cx="36" cy="41" r="2"/>
    <circle fill="#ffffff" cx="68" cy="41" r="2"/>
    <ellipse data-part="nose" fill="#2b2020" cx="51" cy="79" rx="7" ry="5.4"/>
  `,
  // A brown bear on all fours, shoulders high, face turned to us.
  bear: `
    <path data-part="leg" fill="#b9804d" d="M72 96L72 114C66 116 67 122 72 122L98 122L98 96Z"/>
    <path data-part="leg" fill="#b9804d" d="M44 96L44 122L60 122C65 122 65 114 64 96Z"/>
    <path data-part="tail" fill="#cf955c" d="M113 74C119 70 124 75 121 80C119 84 114 84 112 82Z"/>
    <path data-part="body" fill="#cf955c" d="M40 50C54 34 80 42 96 50C112 58 118 76 116 94C115 102 115 108 115 114C116 122 113 124 108 124L93 124C85 124 85 115 92 114C92 107 90 103 86 100C76 104 62 104 50 101L50 114C51 122 48 124 44 124L29 124C21 124 21 115 28 114C27 100 25 90 28 76Z"/>
    <path fill="none" stroke="#7d4c22" stroke-width="2" d="M86 100C83 92 87 84 96 83"/>
    <circle data-part="ear" fill="#cf955c" cx="19" cy="31" r="11"/>
    <circle data-part="ear" fill="#cf955c" cx="65" cy="31" r="11"/>
    <circle data-part="innerEar" fill="#ffeedd" cx="19" cy="31" r="5.5"/>
    <circle data-part="innerEar" fill="#ffeedd" cx="65" cy="31" r="5.5"/>
    <path data-part="head" fill="#d9a06a" d="M42 24C60 24 74 36 74 56C74 74 60 84 42 84C24 84 10 74 10 56C10 36 24 24 42 24Z"/>
    <ellipse data-part="muzzle" fill="#ffe9cf" cx="42" cy="66" rx="17" ry="12"/>
    <ellipse data-part="nose" fill="#2b2020" cx="42" cy="60" rx="5.5" ry="3.9"/>
    <path fill="none" stroke="#2b2020" stroke-width="2" d="M42 64L42 68C41 72 36 73 33 70M42 68C43 72 48 73 51 70"/>
    <ellipse data-part="eye" fill="#2b2020" cx="27" cy="49" rx="4" ry="5"/>
    <ellipse data-part="eye" fill="#2b2020" cx="57" cy="49" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="28" cy="47" r="2"/>
    <circle fill="#ffffff" cx="58" cy="47" r="2"/>
  `,
  // A panda sitting, seen from the front.
  panda: `
    <circle data-part="ear" fill="#8a8a94" cx="34" cy="20" r="13"/>
    <circle data-part="ear" fill="#8a8a94" cx="94" cy="20" r="13"/>
    <path data-part="body" fill="#ffffff" d="M64 62C71.3 62 80.7 66.7 86 72C91.3 77.3 95.3 86.7 96 94C96.7 101.3 95.3 111.2 90 116C84.7 120.8 72.7 123 64 123C55.3 123 43.3 120.8 38 116C32.7 111.2 31.3 101.3 32 94C32.7 86.7 36.7 77.3 42 72C47.3 66.7 56.7 62 64 62Z"/>
    <path data-part="leg" fill="#8a8a94" d="M36 98C40.3 98.3 45.3 99 48 102C50.7 105 53 112.2 52 116C51 119.8 46.7 123.7 42 125C37.3 126.3 28.3 126.2 24 124C19.7 121.8 16.3 116 16 112C15.7 108 18.7 102.3 22 100C25.3 97.7 31.7 97.7 36 98Z"/>
    <path data-part="leg" fill="#8a8a94" d="M92 98C87.7 98.3 82.7 99 80 102C77.3 105 75 112.2 76 116C77 119.8 81.3 123.7 86 125C90.7 126.3 99.7 126.2 104 124C108.3 121.8 111.7 116 112 112C112.3 108 109.3 102.3 106 100C102.7 97.7 96.3 97.7 92 98Z"/>
    <path data-part="arm" fill="#8a8a94" d="M42 70C45.3 71.3 49.7 76.3 50 80C50.3 83.7 47 89 44 92C41 95 36 98 32 98C28 98 22 95 20 92C18 89 18.3 83.3 20 80C21.7 76.7 26.3 73.7 30 72C33.7 70.3 38.7 68.7 42 70Z"/>
    <path data-part="arm" fill="#8a8a94" d="M86 70C82.7 71.3 78.3 76.3 78 80C77.7 83.7 81 89 84 92C87 95 92 98 96 98C100 98 106 95 108 92C110 89 109.7 83.3 108 80C106.3 76.7 101.7 73.7 98 72C94.3 70.3 89.3 68.7 86 70Z"/>
    <path data-part="head" fill="#ffffff" d="M64 8C72 8 81.2 8.7 88 13C94.8 17.3 102.3 27.2 105 34C107.7 40.8 106.5 48 104 54C101.5 60 96.7 66.5 90 70C83.3 73.5 72.7 75 64 75C55.3 75 44.7 73.5 38 70C31.3 66.5 26.5 60 24 54C21.5 48 20.3 40.8 23 34C25.7 27.2 33.2 17.3 40 13C46.8 8.7 56 8 64 8Z"/>
    <path data-part="eyePatch" fill="#8a8a94" d="M50 34C53 34 55.7 38.7 56 42C56.3 45.3 54.3 51 52 54C49.7 57 44.8 60 42 60C39.2 60 35.7 57 35 54C34.3 51 35.5 45.3 38 42C40.5 38.7 47 34 50 34Z"/>
    <path data-part="eyePatch" fill="#8a8a94" d="M78 34C75 34 72.3 38.7 72 42C71.7 45.3 73.7 51 76 54C78.3 57 83.2 60 86 60C88.8 60 92.3 57 93 54C93.7 51 92.5 45.3 90 42C87.5 38.7 81 34 78 34Z"/>
    <circle fill="#2a2440" cx="47" cy="46" r="4.4"/>
    <circle fill="#ffffff" cx="46" cy="44.4" r="1.8"/>
    <circle fill="#2a2440" cx="81" cy="46" r="4.4"/>
    <circle fill="#ffffff" cx="80" cy="44.4" r="1.8"/>
    <ellipse data-part="nose" fill="#202024" cx="64" cy="54" rx="5.4" ry="3.8"/>
    <path fill="none" stroke="#202024" stroke-width="2.2" d="M64 58L64 61C62 65 57 65 54 62M64 61C66 65 71 65 74 62"/>
  `,
  // A koala sitting, with big tufted ears and a round tummy.
  koala: `
    <path data-part="body" fill="#9ba6b4" d="M36 70C26 86 26 108 36 118C46 124 82 124 92 118C102 108 102 86 92 70Z"/>
    <path data-part="belly" fill="#ffffff" d="M64 84C76 84 84 92 84 103C83 110 75 114 64 114C53 114 45 110 44 103C44 92 52 84 64 84Z"/>
    <path data-part="arm" fill="#9ba6b4" d="M36 70C22 80 18 104 30 109C40 112 48 104 50 96C51 88 48 78 47 72Z"/>
    <path data-part="arm" fill="#9ba6b4" d="M92 70C106 80 110 104 98 109C88 112 80 104 78 96C77 88 80 78 81 72Z"/>
    <path data-part="leg" fill="#9ba6b4" d="M38 102C24 96 12 103 12 113C12 121 18 124 26 124L44 124C54 122 50 106 38 102Z"/>
    <path data-part="leg" fill="#9ba6b4" d="M90 102C104 96 116 103 116 113C116 121 110 124 102 124L84 124C74 122 78 106 90 102Z"/>
    <path data-part="ear" fill="#bcc5d0" d="M40 42C34 50 24 52 18 46C12 46 5 40 7 31C2 25 7 14 15 14C20 7 30 7 34 12C42 12 48 20 46 28Z"/>
    <path data-part="ear" fill="#bcc5d0" d="M88 42C94 50 104 52 110 46C116 46 123 40 121 31C126 25 121 14 113 14C108 7 98 7 94 12C86 12 80 20 82 28Z"/>
    <path data-part="innerEar" fill="#ff9fb5" d="M38 38C32 42 25 42 22 38C16 36 14 29 18 24C20 18 29 17 34 22Z"/>
    <path data-part="innerEar" fill="#ff9fb5" d="M90 38C96 42 103 42 106 38C112 36 114 29 110 24C108 18 99 17 94 22Z"/>
    <path data-part="head" fill="#bcc5d0" d="M64 14C86 14 99 28 99 46C99 68 84 80 64 80C44 80 29 68 29 46C29 28 42 14 64 14Z"/>
    <path data-part="nose" fill="#2f2b34" d="M64 38C70 38 73 44 73 51C73 58 70 62 64 62C58 62 55 58 55 51C55 44 58 38 64 38Z"/>
    <path fill="none" stroke="#2b2830" stroke-width="2" d="M57 68C60 72 68 72 71 68"/>
    <ellipse data-part="eye" fill="#202024" cx="45" cy="44" rx="4.2" ry="5.2"/>
    <ellipse data-part="eye" fill="#202024" cx="83" cy="44" rx="4.2" ry="5.2"/>
    <circle fill="#ffffff" cx="46" cy="42" r="2"/>
    <circle fill="#ffffff" cx="84" cy="42" r="2"/>
    <ellipse data-part="cheek" fill="#ff9fb5" cx="42" cy="59" rx="5.5" ry="4"/>
    <ellipse data-part="cheek" fill="#ff9fb5" cx="86" cy="59" rx="5.5" ry="4"/>
  `,
  // A wolf standing, with cheek ruff, chest fur and a bushy tail.
  wolf: `
    <path data-part="tail" fill="#9aa6b4" d="M100 78C112 72 123 82 123 97C123 107 120 114 114 119C112 114 109 112 105 113C107 107 104 103 101 101Z"/>
    <path data-part="leg" fill="#8f9ba9" d="M73 94L73 114C67 116 68 122 73 122L98 122L98 94Z"/>
    <path data-part="leg" fill="#8f9ba9" d="M44 94L44 122L60 122C65 122 64 114 64 94Z"/>
    <path data-part="body" fill="#98a5b4" d="M44 58C64 58 90 58 101 69C109 77 110 94 108 104C107 109 108 113 108 117C108 122 106 124 103 124L93 124C86 124 86 117 92 116C93 109 91 103 87 99C76 103 62 103 49 101L49 116C49 122 47 124 43 124L32 124C26 124 26 117 31 116L29 74Z"/>
    <path fill="none" stroke="#5b6672" stroke-width="2" d="M87 99C84 92 88 84 96 82"/>
    <path data-part="chest" fill="#f0f3f6" d="M29 70C28 80 29 86 31 90C34 88 37 90 38 96C42 92 45 93 47 98C50 92 53 90 57 91C57 85 62 80 64 68Z"/>
    <path data-part="ear" fill="#98a5b4" d="M24 36C18 24 18 12 22 4C33 8 39 14 43 24Z"/>
    <path data-part="ear" fill="#98a5b4" d="M70 36C76 24 76 12 72 4C61 8 55 14 51 24Z"/>
    <path data-part="innerEar" fill="#ffd7d2" d="M28 28C24 21 24 16 26 12C31 14 34 18 36 22Z"/>
    <path data-part="innerEar" fill="#ffd7d2" d="M66 28C70 21 70 16 68 12C63 14 60 18 58 22Z"/>
    <path data-part="head" fill="#a3afbd" d="M47 20C60 20 70 27 74 39C75 44 79 50 85 54C81 56 79 57 77 60C79 62 79 64 80 67C75 67 72 68 69 71C62 77 54 79 47 79C40 79 32 77 25 71C22 68 19 67 14 67C15 64 15 62 17 60C15 57 13 56 9 54C15 50 19 44 20 39C24 27 34 20 47 20Z"/>
    <path data-part="muzzle" fill="#f6f8fa" d="M25 56C29 49 36 51 40 56C42 58 44 51 47 51C50 51 52 58 54 56C58 51 65 49 69 56C68 66 60 72 47 72C34 72 26 66 25 56Z"/>
    <ellipse data-part="eye" fill="#23262b" cx="34" cy="43" rx="4" ry="5"/>
    <ellipse data-part="eye" fill="#23262b" cx="60" cy="43" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="35" cy="41" r="2"/>
    <circle fill="#ffffff" cx="61" cy="41" r="2"/>
    <ellipse data-part="nose" fill="#23262b" cx="47" cy="59" rx="5.5" ry="4"/>
    <path fill="none" stroke="#23262b" stroke-width="2" d="M47 62L47 64C45 67 41 67 38 64M47 64C49 67 53 67 56 64"/>
  `,
  // A wolf howling: it sits, its head thrown back.
  "wolf-howling": `
    <path data-part="tail" fill="#8f9ba9" d="M98 112C110 114 116 106 113 94C111 84 114 74 122 68C128 82 128 100 123 112C118 123 106 125 96 124Z"/>
    <path data-part="leg" fill="#8f9ba9" d="M32 84L48 84L46 124L27 124C20 124 20 116 27 115C31 106 32 96 32 84Z"/>
    <path data-part="body" fill="#a3afbd" d="M68 44L82 53L79 59L92 66L88 71C99 78 108 90 109 102C111 114 108 124 100 124L70 124C62 124 61 116 68 114C71 112 71 108 69 105C65 107 62 107 59 106L58 115C59 121 57 124 52 124L40 124C33 124 33 116 40 115C42 106 40 98 36 92C28 80 28 64 38 50Z"/>
    <path fill="none" stroke="#4b5662" stroke-width="2.2" d="M69 105C66 92 78 80 92 86"/>
    <path data-part="chest" fill="#f6f8fa" d="M38 48C30 60 27 76 32 88L40 83L43 96L51 87L57 95L60 83L68 82C70 70 68 58 64 50Z"/>
    <path data-part="ear" fill="#8f9ba9" d="M61.6 41.1C72.8 36.4 84.5 36.2 95.2 40.1C88 49.4 77 56.3 65 57.8Z"/>
    <path data-part="mouth" fill="#e2808f" d="M35.7 14.8L43.8 42.8L22.8 30Z"/>
    <path data-part="head" fill="#a3afbd" d="M38.5 6C41 4.4 43.5 6.4 44.2 9.5C48.5 16.3 53 21.7 60.1 25.5C69.7 31.3 74.5 44.8 68.7 54.3C64.4 60.6 57.6 64.8 50 66L47.4 61.8L42 66.3L40 59.3L33.8 60.8C31.3 53 28.7 45.1 22 30.5C20.2 25.7 24.4 23.1 26.5 26.5C30.2 32.4 34.8 37.8 42.2 40.2C39.3 33.8 35.7 24.2 33 14.2C31.7 10.2 34.6 7.3 38.5 6Z"/>
    <path data-part="nose" fill="#23262b" d="M37.1 5.7C40.8 2.2 45.7 6.2 45.3 11.2C41.9 13.3 37.8 12.4 34.3 8.7Z"/>
    <path fill="none" stroke="#23262b" stroke-width="2.2" d="M53.9 30.6C50.7 34.9 54.9 41.7 60.2 40.8"/>
  `,
  // A polar bear walking over the ice: a long neck, a small low head with small ears, heavy paws.
  "polar-bear": `
    <path data-part="leg" fill="#b4d0ec" d="M46 82L78 86C78 96 77 106 77 114C77 120 75 122 71 122L48 122Z"/>
    <path data-part="leg" fill="#b4d0ec" d="M84 86L110 84L110 122L85 122C81 122 80 118 82 115C84 112 87 111 87 107Z"/>
    <path data-part="ear" fill="#b4d0ec" d="M19 32C15 22 18 14 24 14C30 14 33 20 32 28Z"/>
    <path data-part="body" fill="#f4f9fd" d="M3 47C3 43 7 41 11 40C15 38 16 35 19 31C23 25 29 22 36 21C34 13 39 9 45 10C51 11 54 18 51 24C54 25 57 27 60 28C66 31 73 28 80 25C94 20 110 25 118 38C126 52 127 68 122 80C119 88 119 98 121 106C122 110 125 113 125 118C125 123 122 125 117 125L104 125C99 125 98 122 98 117C98 110 97 102 94 96C84 95 74 96 63 93C60 99 59 106 59 112L59 118C59 123 57 125 52 125L37 125C32 125 29 122 31 118C33 114 38 114 38 108C38 100 35 92 33 84C31 78 31 74 29 69C22 69 12 67 7 62C3 58 3 52 3 47Z"/>
    <path data-part="nose" fill="#1f2328" d="M2 45C2 41 6 39 10 40C14 41 15 45 13 48C11 51 8 53 5 52C3 51 2 48 2 45Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="28" cy="40" rx="3.3" ry="4.3"/>
    <circle fill="#ffffff" cx="27" cy="38.4" r="1.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M41 22C39 17 43 14 46 17"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M9 58C15 60 21 59 26 54"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M49 42C51 53 44 64 34 69"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M63 93C63 84 66 77 72 72M94 96C92 86 95 74 103 66"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M40 118L40 125M49 118L49 125M107 118L107 125M116 118L116 125"/>
  `,
  // A red panda sitting, with masked face and ringed tail.
  "red-panda": `
    <path data-part="tail" fill="#e8793a" d="M84 122C108 124 125 110 123 88C122 72 114 60 102 54C98 66 90 74 89 88Z"/>
    <path data-part="tailRing" data-telling="" fill="#ffe3bd" d="M94.4 70.3Q106 70 114.3 63.9C117 68 119.5 72 121 76.8Q108 84 90.4 80.2C91 76.5 92.5 73.4 94.4 70.3Z"/>
    <path data-part="tailRing" data-telling="" fill="#ffe3bd" d="M89 92Q106 98 123 91C122.5 98 120.5 104 117 109Q104 114 86 108Z"/>
    <path data-part="body" fill="#e8793a" d="M34 64C26 80 26 104 34 116C40 124 84 124 92 116C100 104 98 80 88 64Z"/>
    <path data-part="arm" fill="#c48a68" d="M34 68C22 80 20 102 32 107C42 110 50 102 52 94C53 86 50 76 49 70Z"/>
    <path data-part="arm" fill="#c48a68" d="M88 68C100 80 102 102 90 107C80 110 72 102 70 94C69 86 72 76 73 70Z"/>
    <path data-part="leg" fill="#c48a68" d="M38 101C24 96 13 103 13 113C13 121 19 124 27 124L44 124C53 122 50 106 38 101Z"/>
    <path data-part="leg" fill="#c48a68" d="M84 101C98 96 109 103 109 113C109 121 103 124 95 124L78 124C69 122 72 106 84 101Z"/>
    <path data-part="ear" fill="#fff3e4" d="M22 36C10 30 6 16 11 6C24 5 36 10 42 20Z"/>
    <path data-part="ear" fill="#fff3e4" d="M100 36C112 30 116 16 111 6C98 5 86 10 80 20Z"/>
    <path data-part="innerEar" fill="#e8793a" d="M24 28C19 24 17 18 18 13C25 13 31 16 35 21Z"/>
    <path data-part="innerEar" fill="#e8793a" d="M98 28C103 24 105 18 104 13C97 13 91 16 87 21Z"/>
    <path data-part="head" fill="#f08a4b" d="M61 15C82 15 96 24 102 40C105 47 110 50 116 53C112 56 110 58 109 61C110 63 111 65 112 67C104 68 100 71 96 74C86 80 74 82 61 82C48 82 36 80 26 74C22 71 18 68 10 67C11 65 12 63 13 61C12 58 10 56 6 53C12 50 17 47 20 40C26 24 40 15 61 15Z"/>
    <path data-part="eyebrow" data-telling="" fill="#fff3e4" d="M44 30C36 27 28 33 26 42C30 38 34 36 40 37C44 38 47 34 44 30Z"/>
    <path data-part="eyebrow" data-telling="" fill="#fff3e4" d="M78 30C86 27 94 33 96 42C92 38 88 36 82 37C78 38 75 34 78 30Z"/>
    <path data-part="muzzle" data-telling="" fill="#fff3e4" d="M61 50C68 46 74 54 82 52C92 50 98 58 96 66C88 73 76 75 61 75C46 75 34 73 26 66C24 58 30 50 40 52C48 54 54 46 61 50Z"/>
    <ellipse data-part="eye" fill="#2a2020" cx="43" cy="44.5" rx="4.5" ry="5.2"/>
    <ellipse data-part="eye" fill="#2a2020" cx="79" cy="44.5" rx="4.5" ry="5.2"/>
    <circle fill="#ffffff" cx="44" cy="42.5" r="2"/>
    <circle fill="#ffffff" cx="80" cy="42.5" r="2"/>
    <path data-part="nose" fill="#2a2020" d="M55 59C55 56 67 56 67 59C67 63 63 65 61 65C59 65 55 63 55 59Z"/>
    <path fill="none" stroke="#2a2020" stroke-width="2" d="M61 64L61 67C59 71 53 71 50 68M61 67C63 71 69 71 72 68"/>
  `,
  // A capybara standing calmly, an orange on its head.
  capybara: `
    <path data-part="leg" fill="#b98556" d="M80 94L80 114C74 116 75 122 80 122L102 122L102 94Z"/>
    <path data-part="leg" fill="#b98556" d="M44 94L44 122L64 122C69 122 68 114 67 94Z"/>
    <path data-part="body" fill="#cf9a66" d="M60 44C84 38 108 46 116 66C122 82 121 98 116 106C115 110 116 113 116 117C116 122 114 124 111 124L97 124C90 124 90 116 96 115C96 109 94 105 90 102C78 105 64 105 52 102L52 116C53 122 50 124 46 124L33 124C26 124 26 116 31 115C30 100 28 88 30 70Z"/>
    <path fill="none" stroke="#7d5228" stroke-width="2" d="M90 102C87 95 91 87 100 86"/>
    <circle data-part="ear" fill="#b98556" cx="38" cy="27" r="6"/>
    <path data-part="head" fill="#dba874" d="M32 30C46 20 66 24 74 38C82 54 76 74 60 79C48 82 38 83 22 83C10 83 6 78 6 68L7 55C8 47 14 45 19 43C25 40 27 34 32 30Z"/>
    <circle data-part="ear" fill="#cf9a66" cx="69" cy="34" r="6.5"/>
    <path fill="none" stroke="#7d5228" stroke-width="2" d="M8 72C14 74 20 73 24 70M38 43C41 41 46 41 49 43"/>
    <path data-part="nose" fill="#2a2020" d="M11 56C11 53 17 52 18 55C18 58 15 59 14 59C12 59 11 58 11 56Z"/>
    <ellipse data-part="eye" fill="#2a2020" cx="43" cy="49" rx="4" ry="4.6"/>
    <circle fill="#ffffff" cx="42.2" cy="47.5" r="1.9"/>
    <ellipse data-part="cheek" fill="#f4b79a" cx="52" cy="62" rx="6.5" ry="4.5"/>
    <circle data-part="orange" fill="#ffa63d" cx="54" cy="16" r="11"/>
    <path data-part="leaf" fill="#7cc35c" d="M54 7C57 0 65 0 70 3C67 9 60 11 54 7Z"/>
  `,
  // A sloth hanging under a branch, smiling at us.
  sloth: `
    <path data-part="branch" fill="#c48f5e" d="M2 14C30 20 96 20 126 10L126 22C96 32 30 32 2 26Z"/>
    <path data-part="leaf" fill="#8fd07a" d="M110 20C114 30 122 34 126 34C126 26 120 20 110 20Z"/>
    <path data-part="body" fill="#b39a80" d="M26 62C36 46 88 44 104 60C116 74 112 98 96 106C80 114 54 112 42 104C28 96 18 78 26 62Z"/>
    <path data-part="leg" fill="#b39a80" d="M88 60C88 44 88 34 90 16C91 8 102 8 103 15C104 34 108 50 108 68Z"/>
    <path data-part="belly" fill="#d9c6ae" d="M84 66C96 70 100 84 92 92C84 98 72 98 66 94Z"/>
    <path data-part="arm" fill="#b39a80" d="M24 70C22 50 24 34 28 17C30 9 40 10 41 18C40 36 42 50 48 62Z"/>
    <path fill="none" stroke="#6b5540" stroke-width="2" d="M32 12L32 22M97 11L97 20"/>
    <path data-part="head" fill="#c9b299" d="M48 54C66 54 78 66 78 84C78 102 66 114 48 114C30 114 18 102 18 84C18 66 30 54 48 54Z"/>
    <path data-part="face" fill="#fff0dc" d="M48 66C60 64 70 72 70 86C70 100 60 106 48 106C36 106 26 100 26 86C26 72 36 64 48 66Z"/>
    <path data-part="eyePatch" fill="#a98a6c" d="M26 84C26 78 36 74 43 80C44 86 38 92 31 93C28 92 26 88 26 84Z"/>
    <path data-part="eyePatch" fill="#a98a6c" d="M70 84C70 78 60 74 53 80C52 86 58 92 65 93C68 92 70 88 70 84Z"/>
    <circle fill="#2a2020" cx="36" cy="84" r="3.8"/>
    <circle fill="#2a2020" cx="60" cy="84" r="3.8"/>
    <ellipse data-part="nose" fill="#2a2020" cx="48" cy="90" rx="5" ry="3.6"/>
    <path fill="none" stroke="#2a2020" stroke-width="2" d="M40 97C44 102 52 102 56 97"/>
  `,
  // A giraffe with a long neck and a few large patches.
  giraffe: `
    <path data-part="tail" fill="#f2c469" d="M100 74C112 76 116 86 114 96L118 106L107 106L109 96C109 88 104 84 99 84Z"/>
    <path data-part="leg" fill="#e5b252" d="M56 94L56 117C56 120 58 121 60 121L65 121C68 121 69 119 69 116L71 96Z"/>
    <path data-part="leg" fill="#e5b252" d="M77 96L79 116C79 119 80 121 83 121L90 121C93 121 95 119 95 116L95 94Z"/>
    <path data-part="body" fill="#f9d27a" d="M34 30L52 24L62 60C72 64 86 62 96 68C106 74 106 86 104 96C103 104 104 110 104 117C104 122 102 124 98 124L96 124C92 124 91 122 90 118C90 112 90 107 88 102C80 106 68 106 59 102C57 107 57 112 57 118C57 122 55 124 51 124L50 124C46 124 44 122 44 118C44 108 44 99 42 92C38 82 42 70 40 60Z"/>
    <path data-part="patch" fill="#c98a4a" d="M44 34L53 38L52 50L43 50Z"/>
    <path data-part="patch" fill="#c98a4a" d="M46 58L57 60L60 72L48 76Z"/>
    <path data-part="patch" fill="#c98a4a" d="M66 72L80 70L84 82L72 90L63 84Z"/>
    <path data-part="patch" fill="#c98a4a" d="M88 76L98 80L99 92L90 96L86 88Z"/>
    <path data-part="hoof" fill="#c98a4a" d="M44 115L57 115L57 118C57 122 55 124 51 124L50 124C46 124 44 122 44 118Z"/>
    <path data-part="hoof" fill="#c98a4a" d="M90 115L104 115L104 117C104 122 102 124 98 124L96 124C92 124 91 122 90 118Z"/>
    <path data-part="ear" fill="#f9d27a" d="M52 16C60 8 68 10 72 14C70 22 62 26 54 25Z"/>
    <path data-part="horn" fill="#c98a4a" d="M34 14L30 5C30 0 38 0 39 4L41 13Z"/>
    <path data-part="horn" fill="#c98a4a" d="M45 13L46 4C47 0 55 0 54 5L52 15Z"/>
    <path data-part="head" fill="#f9d27a" d="M36 11C48 8 58 14 58 24C58 36 48 40 38 42C28 45 18 46 12 42C6 38 7 30 13 27C22 24 26 14 36 11Z"/>
    <ellipse data-part="eye" fill="#2a2018" cx="41" cy="22" rx="3.8" ry="5"/>
    <circle fill="#ffffff" cx="40.2" cy="20" r="1.9"/>
    <path fill="none" stroke="#7d5220" stroke-width="2" d="M12 33L14 32M12 38C17 41 22 40 26 37"/>
  `,
  // A tiger cub standing, with a few bold stripes to colour.
  tiger: `
    <path data-part="tail" fill="#f6a04a" d="M102 88C114 92 120 84 118 72C116 64 114 58 116 50C118 44 126 46 125 52C122 60 126 66 126 74C126 92 114 100 103 98Z"/>
    <path data-part="tailTip" fill="#a89890" d="M115 54C116 42 127 44 126 53C124.4 57 124.4 60 125 63L117 65C115 60 114.6 58 115 54Z"/>
    <path data-part="leg" fill="#e68f3a" d="M74 96L74 114C68 116 69 122 74 122L98 122L98 96Z"/>
    <path data-part="leg" fill="#e68f3a" d="M44 96L44 122L61 122C66 122 66 114 65 96Z"/>
    <path data-part="body" fill="#f9ac57" d="M46 62C66 58 92 60 104 72C114 82 115 98 114 112C114 119 113 124 108 124L94 124C88 124 87 116 94 115C94 108 92 104 88 100C78 104 62 106 49 101L49 114C51 120 50 124 45 124L29 124C23 124 22 116 29 115L28 74Z"/>
    <path fill="none" stroke="#9c5210" stroke-width="2" d="M88 100C85 93 88 86 96 84"/>
    <path data-part="stripe" data-telling="" fill="#3a2a24" d="M71 60.2C75 60.2 80 60.6 85 61.6Q84 76 76 86Q69 74 71 60.2Z"/>
    <path data-part="stripe" data-telling="" fill="#3a2a24" d="M93 64.4C98 66.4 102 69 105.6 73Q104 79 97 82Q91 74 93 64.4Z"/>
    <path data-part="stripe" data-telling="" fill="#3a2a24" d="M60 103.4C66 103.6 74 103.2 80 102Q78 91 70 84Q62 92 60 103.4Z"/>
    <path data-part="stripe" data-telling="" fill="#3a2a24" d="M113 90C114.2 95 114.5 101 114.4 106Q105 107 97 101Q104 91 113 90Z"/>
    <circle data-part="ear" fill="#f9ac57" cx="18" cy="28" r="12"/>
    <circle data-part="ear" fill="#f9ac57" cx="68" cy="28" r="12"/>
    <circle data-part="innerEar" fill="#fff3e2" cx="18" cy="28" r="6"/>
    <circle data-part="innerEar" fill="#fff3e2" cx="68" cy="28" r="6"/>
    <path data-part="head" fill="#f9ac57" d="M43 20C62 20 76 34 76 54C76 74 62 84 43 84C24 84 10 74 10 54C10 34 24 20 43 20Z"/>
    <path data-part="stripe" data-telling="" fill="#3a2a24" d="M35 21C40 19.8 46 19.8 51 21C51 29 48 36 43 41C38 36 35 29 35 21Z"/>
    <path data-part="stripe" data-telling="" fill="#3a2a24" d="M10.2 56C10 50 10.8 45 12.6 41Q21 44 24 52Q16 58 10.2 56Z"/>
    <path data-part="stripe" data-telling="" fill="#3a2a24" d="M73.4 41C75.2 45 76 50 75.8 56Q70 58 62 52Q65 44 73.4 41Z"/>
    <path data-part="muzzle" fill="#fff3e2" d="M43 56C48 52 58 54 60 62C61 72 54 78 43 78C32 78 25 72 26 62C28 54 38 52 43 56Z"/>
    <path data-part="nose" fill="#2b2020" d="M37 58C37 55.5 49 55.5 49 58C49 61 45 63.5 43 63.5C41 63.5 37 61 37 58Z"/>
    <path fill="none" stroke="#2b2020" stroke-width="2" d="M43 63L43 66C42 70 37 71 34 68M43 66C44 70 49 71 52 68"/>
    <ellipse data-part="eye" fill="#2a2440" cx="31" cy="46" rx="4.2" ry="5.4"/>
    <circle fill="#ffffff" cx="30.2" cy="43.8" r="2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="55" cy="46" rx="4.2" ry="5.4"/>
    <circle fill="#ffffff" cx="54.2" cy="43.8" r="2"/>
  `,
};
