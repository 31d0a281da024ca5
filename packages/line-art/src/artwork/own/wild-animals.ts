/** Animals of forest, savanna and snow, drawn whole: 128 × 128 boxes, feet on the bottom edge. */
export const wildAnimals: Readonly<Record<string, string>> = {
  // A lion standing, its face turned to us out of a scalloped mane.
  lion: `
    <path fill="#f4b04f" d="M100 88C112 90 118 82 116 70C115 64 112 60 113 54L120 53C120 60 123 64 123 72C123 90 114 98 102 97Z"/>
    <path fill="#d07a34" d="M116 58C106 56 103 46 110 34C113 40 116 40 119 36C125 43 127 54 116 58Z"/>
    <path fill="#e8a040" d="M74 96L74 114C68 116 69 122 74 122L98 122L98 96Z"/>
    <path fill="#e8a040" d="M44 96L44 122L61 122C66 122 66 114 65 96Z"/>
    <path fill="#f9c262" d="M28 76C26 88 27 98 29 104L29 115C22 116 23 124 29 124L45 124C50 124 50 114 49 101C62 106 78 104 88 100C92 104 94 108 94 115C87 116 88 124 94 124L107 124C112 124 113 119 113 112C114 98 113 83 102 74C90 64 66 64 46 68Z"/>
    <path fill="none" stroke="#a5692c" stroke-width="2" d="M88 100C85 93 88 86 96 84"/>
    <path fill="#d07a34" d="M82 58A11.6 11.6 0 0 1 72 74.5A11.6 11.6 0 0 1 55 86A11.6 11.6 0 0 1 35 86A11.6 11.6 0 0 1 18 74.5A11.6 11.6 0 0 1 8 58A11.6 11.6 0 0 1 9 39A11.6 11.6 0 0 1 20 23A11.6 11.6 0 0 1 36 14A11.6 11.6 0 0 1 54 14A11.6 11.6 0 0 1 70 23A11.6 11.6 0 0 1 81 39A11.6 11.6 0 0 1 82 58Z"/>
    <circle fill="#f9c262" cx="24" cy="32" r="8.5"/>
    <circle fill="#f9c262" cx="66" cy="32" r="8.5"/>
    <path fill="#f8bd5c" d="M45 26C61 26 71 36 71 51C71 68 60 78 45 78C30 78 19 68 19 51C19 36 29 26 45 26Z"/>
    <ellipse fill="#fff6e4" cx="45" cy="62" rx="15" ry="10"/>
    <path fill="#2b2020" d="M39.5 55C39.5 52 50.5 52 50.5 55C50.5 58 47 60 45 60C43 60 39.5 58 39.5 55Z"/>
    <path fill="none" stroke="#2b2020" stroke-width="2" d="M45 60L45 62.5C44 67 39 67 37 65M45 62.5C46 67 51 67 53 65"/>
    <ellipse fill="#2b2020" cx="32" cy="46" rx="4" ry="5"/>
    <ellipse fill="#2b2020" cx="58" cy="46" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="33" cy="44" r="2"/>
    <circle fill="#ffffff" cx="59" cy="44" r="2"/>
  `,
  // A fox sitting, its great brush curled up beside it.
  fox: `
    <path fill="#f58a3c" d="M84 122C110 126 125 108 123 86C122 70 114 58 103 48C101 62 90 72 89 88C88 100 92 108 84 122Z"/>
    <path fill="#fff3e2" d="M103 48C114 58 122 70 123 86C118 80 115 80 111 84C107 77 103 77 99 81C96 76 93 75 91 77C96 66 102 58 103 48Z"/>
    <path fill="#f58a3c" d="M34 62C32 84 34 100 36 114C32 118 34 124 40 124L92 124C100 124 103 117 102 108C100 90 84 78 68 62Z"/>
    <path fill="#fff3e2" d="M34 66C34 78 36 88 42 92C45 96 48 98 51 102C54 98 57 96 60 92C66 88 68 78 68 66Z"/>
    <path fill="none" stroke="#9c4a14" stroke-width="2" d="M51 102L51 124M66 124C69 118 69 110 67 100M78 124C70 112 78 96 90 98"/>
    <path fill="#f58a3c" d="M20 42C15 28 15 14 20 5C31 9 39 17 43 27Z"/>
    <path fill="#f58a3c" d="M82 42C87 28 87 14 82 5C71 9 63 17 59 27Z"/>
    <path fill="#fff3e2" d="M24 32C21 24 21 18 23 13C29 16 33 21 36 27Z"/>
    <path fill="#fff3e2" d="M78 32C81 24 81 18 79 13C73 16 69 21 66 27Z"/>
    <path fill="#f7964a" d="M51 23C63 23 74 28 80 40C84 49 88 53 93 58C83 63 73 73 51 75C29 73 19 63 9 58C14 53 18 49 22 40C28 28 39 23 51 23Z"/>
    <path fill="#fff3e2" d="M9 58C22 52 38 52 44 59C47 62 49 64 51 64C53 64 55 62 58 59C64 52 80 52 93 58C83 63 73 73 51 75C29 73 19 63 9 58Z"/>
    <ellipse fill="#2b2020" cx="36" cy="46" rx="4" ry="5"/>
    <ellipse fill="#2b2020" cx="66" cy="46" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="37" cy="44" r="2"/>
    <circle fill="#ffffff" cx="67" cy="44" r="2"/>
    <ellipse fill="#2b2020" cx="51" cy="63" rx="5" ry="4"/>
    <path fill="none" stroke="#2b2020" stroke-width="2" d="M43 68C46 71 50 70 51 67C52 70 56 71 59 68"/>
  `,
  // A brown bear on all fours, shoulders high, face turned to us.
  bear: `
    <path fill="#b9804d" d="M72 96L72 114C66 116 67 122 72 122L98 122L98 96Z"/>
    <path fill="#b9804d" d="M44 96L44 122L60 122C65 122 65 114 64 96Z"/>
    <path fill="#cf955c" d="M113 74C119 70 124 75 121 80C119 84 114 84 112 82Z"/>
    <path fill="#cf955c" d="M40 50C54 34 80 42 96 50C112 58 118 76 116 94C115 102 115 108 115 114C116 122 113 124 108 124L93 124C85 124 85 115 92 114C92 107 90 103 86 100C76 104 62 104 50 101L50 114C51 122 48 124 44 124L29 124C21 124 21 115 28 114C27 100 25 90 28 76Z"/>
    <path fill="none" stroke="#7d4c22" stroke-width="2" d="M86 100C83 92 87 84 96 83"/>
    <circle fill="#cf955c" cx="19" cy="31" r="11"/>
    <circle fill="#cf955c" cx="65" cy="31" r="11"/>
    <circle fill="#ffeedd" cx="19" cy="31" r="5.5"/>
    <circle fill="#ffeedd" cx="65" cy="31" r="5.5"/>
    <path fill="#d9a06a" d="M42 24C60 24 74 36 74 56C74 74 60 84 42 84C24 84 10 74 10 56C10 36 24 24 42 24Z"/>
    <ellipse fill="#ffe9cf" cx="42" cy="66" rx="17" ry="12"/>
    <ellipse fill="#2b2020" cx="42" cy="60" rx="5.5" ry="3.9"/>
    <path fill="none" stroke="#2b2020" stroke-width="2" d="M42 64L42 68C41 72 36 73 33 70M42 68C43 72 48 73 51 70"/>
    <ellipse fill="#2b2020" cx="27" cy="49" rx="4" ry="5"/>
    <ellipse fill="#2b2020" cx="57" cy="49" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="28" cy="47" r="2"/>
    <circle fill="#ffffff" cx="58" cy="47" r="2"/>
  `,
  // A panda sitting with a stalk of bamboo.
  panda: `
    <circle fill="#9a9aa2" cx="30" cy="17" r="12"/>
    <circle fill="#9a9aa2" cx="82" cy="17" r="12"/>
    <path fill="#fbfbf7" d="M36 68C26 84 26 104 34 116C42 124 70 124 78 116C86 104 86 84 76 68Z"/>
    <path fill="#8fce6e" d="M103 44L110 44L112 120L105 120Z"/>
    <path fill="none" stroke="#3f7d2c" stroke-width="2" d="M103.5 62L110.5 62M104.5 102L111.5 102"/>
    <path fill="#a9dd86" d="M107 46C104 32 108 20 116 12C122 24 118 38 107 46Z"/>
    <path fill="#a9dd86" d="M105 48C96 46 91 38 91 28C101 30 107 38 105 48Z"/>
    <path fill="#9a9aa2" d="M76 68C84 74 92 80 100 78C108 72 118 78 118 86C118 95 108 97 102 94C92 98 84 98 78 94Z"/>
    <path fill="#9a9aa2" d="M36 70C22 80 18 102 28 108C40 112 50 104 52 96C53 89 47 85 41 88C44 80 45 76 44 72Z"/>
    <path fill="#9a9aa2" d="M32 98C20 94 8 100 8 112C8 120 14 124 22 124L38 124C48 122 46 104 32 98Z"/>
    <path fill="#9a9aa2" d="M80 98C92 94 104 100 104 112C104 120 98 124 90 124L74 124C64 122 66 104 80 98Z"/>
    <ellipse fill="#e6dedb" cx="22" cy="111" rx="8" ry="7"/>
    <ellipse fill="#e6dedb" cx="90" cy="111" rx="8" ry="7"/>
    <path fill="#fbfbf7" d="M56 10C78 10 94 24 94 44C94 64 78 76 56 76C34 76 18 64 18 44C18 24 34 10 56 10Z"/>
    <ellipse fill="#9a9aa2" cx="38" cy="45" rx="11" ry="13.5" transform="rotate(28 38 45)"/>
    <ellipse fill="#9a9aa2" cx="74" cy="45" rx="11" ry="13.5" transform="rotate(-28 74 45)"/>
    <circle fill="#202024" cx="41" cy="43" r="4.2"/>
    <circle fill="#202024" cx="71" cy="43" r="4.2"/>
    <circle fill="#ffffff" cx="42" cy="41.4" r="1.9"/>
    <circle fill="#ffffff" cx="72" cy="41.4" r="1.9"/>
    <ellipse fill="#202024" cx="56" cy="56" rx="5.5" ry="3.8"/>
    <path fill="none" stroke="#202024" stroke-width="2" d="M56 59L56 62C55 66 50 67 47 64M56 62C57 66 62 67 65 64"/>
  `,
  // A koala sitting, with big tufted ears and a round tummy.
  koala: `
    <path fill="#9ba6b4" d="M36 70C26 86 26 108 36 118C46 124 82 124 92 118C102 108 102 86 92 70Z"/>
    <path fill="#ffffff" d="M64 84C76 84 84 92 84 103C83 110 75 114 64 114C53 114 45 110 44 103C44 92 52 84 64 84Z"/>
    <path fill="#9ba6b4" d="M36 70C22 80 18 104 30 109C40 112 48 104 50 96C51 88 48 78 47 72Z"/>
    <path fill="#9ba6b4" d="M92 70C106 80 110 104 98 109C88 112 80 104 78 96C77 88 80 78 81 72Z"/>
    <path fill="#9ba6b4" d="M38 102C24 96 12 103 12 113C12 121 18 124 26 124L44 124C54 122 50 106 38 102Z"/>
    <path fill="#9ba6b4" d="M90 102C104 96 116 103 116 113C116 121 110 124 102 124L84 124C74 122 78 106 90 102Z"/>
    <path fill="#bcc5d0" d="M40 42C34 50 24 52 18 46C12 46 5 40 7 31C2 25 7 14 15 14C20 7 30 7 34 12C42 12 48 20 46 28Z"/>
    <path fill="#bcc5d0" d="M88 42C94 50 104 52 110 46C116 46 123 40 121 31C126 25 121 14 113 14C108 7 98 7 94 12C86 12 80 20 82 28Z"/>
    <path fill="#ff9fb5" d="M38 38C32 42 25 42 22 38C16 36 14 29 18 24C20 18 29 17 34 22Z"/>
    <path fill="#ff9fb5" d="M90 38C96 42 103 42 106 38C112 36 114 29 110 24C108 18 99 17 94 22Z"/>
    <path fill="#bcc5d0" d="M64 14C86 14 99 28 99 46C99 68 84 80 64 80C44 80 29 68 29 46C29 28 42 14 64 14Z"/>
    <path fill="#2f2b34" d="M64 38C70 38 73 44 73 51C73 58 70 62 64 62C58 62 55 58 55 51C55 44 58 38 64 38Z"/>
    <path fill="none" stroke="#2b2830" stroke-width="2" d="M57 68C60 72 68 72 71 68"/>
    <ellipse fill="#202024" cx="45" cy="44" rx="4.2" ry="5.2"/>
    <ellipse fill="#202024" cx="83" cy="44" rx="4.2" ry="5.2"/>
    <circle fill="#ffffff" cx="46" cy="42" r="2"/>
    <circle fill="#ffffff" cx="84" cy="42" r="2"/>
    <ellipse fill="#ff9fb5" cx="42" cy="59" rx="5.5" ry="4"/>
    <ellipse fill="#ff9fb5" cx="86" cy="59" rx="5.5" ry="4"/>
  `,
  // A wolf standing, with cheek ruff, chest fur and a bushy tail.
  wolf: `
    <path fill="#9aa6b4" d="M100 78C112 72 123 82 123 97C123 107 120 114 114 119C112 114 109 112 105 113C107 107 104 103 101 101Z"/>
    <path fill="#8f9ba9" d="M73 94L73 114C67 116 68 122 73 122L98 122L98 94Z"/>
    <path fill="#8f9ba9" d="M44 94L44 122L60 122C65 122 64 114 64 94Z"/>
    <path fill="#98a5b4" d="M44 58C64 58 90 58 101 69C109 77 110 94 108 104C107 109 108 113 108 117C108 122 106 124 103 124L93 124C86 124 86 117 92 116C93 109 91 103 87 99C76 103 62 103 49 101L49 116C49 122 47 124 43 124L32 124C26 124 26 117 31 116L29 74Z"/>
    <path fill="none" stroke="#5b6672" stroke-width="2" d="M87 99C84 92 88 84 96 82"/>
    <path fill="#f0f3f6" d="M29 70C28 80 29 86 31 90C34 88 37 90 38 96C42 92 45 93 47 98C50 92 53 90 57 91C57 85 62 80 64 68Z"/>
    <path fill="#98a5b4" d="M24 36C18 24 18 12 22 4C33 8 39 14 43 24Z"/>
    <path fill="#98a5b4" d="M70 36C76 24 76 12 72 4C61 8 55 14 51 24Z"/>
    <path fill="#ffd7d2" d="M28 28C24 21 24 16 26 12C31 14 34 18 36 22Z"/>
    <path fill="#ffd7d2" d="M66 28C70 21 70 16 68 12C63 14 60 18 58 22Z"/>
    <path fill="#a3afbd" d="M47 20C60 20 70 27 74 39C75 44 79 50 85 54C81 56 79 57 77 60C79 62 79 64 80 67C75 67 72 68 69 71C62 77 54 79 47 79C40 79 32 77 25 71C22 68 19 67 14 67C15 64 15 62 17 60C15 57 13 56 9 54C15 50 19 44 20 39C24 27 34 20 47 20Z"/>
    <path fill="#f6f8fa" d="M25 56C29 49 36 51 40 56C42 58 44 51 47 51C50 51 52 58 54 56C58 51 65 49 69 56C68 66 60 72 47 72C34 72 26 66 25 56Z"/>
    <ellipse fill="#23262b" cx="34" cy="43" rx="4" ry="5"/>
    <ellipse fill="#23262b" cx="60" cy="43" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="35" cy="41" r="2"/>
    <circle fill="#ffffff" cx="61" cy="41" r="2"/>
    <ellipse fill="#23262b" cx="47" cy="59" rx="5.5" ry="4"/>
    <path fill="none" stroke="#23262b" stroke-width="2" d="M47 62L47 64C45 67 41 67 38 64M47 64C49 67 53 67 56 64"/>
  `,
  // A frog sitting on broad hind feet, smiling.
  frog: `
    <path fill="#7cc95f" d="M34 78C14 76 4 90 8 104C12 114 26 118 40 112Z"/>
    <path fill="#7cc95f" d="M94 78C114 76 124 90 120 104C116 114 102 118 88 112Z"/>
    <path fill="#e9f7c9" d="M40 66L42 118L86 118L88 66Z"/>
    <path fill="#8ed46f" d="M30 68C28 84 30 100 36 111C31 114 32 124 40 124L57 124C63 123 62 116 57 114C53 104 51 88 52 72Z"/>
    <path fill="#8ed46f" d="M98 68C100 84 98 100 92 111C97 114 96 124 88 124L71 124C65 123 66 116 71 114C75 104 77 88 76 72Z"/>
    <path fill="#7cc95f" d="M10 124C4 124 2 116 8 114C8 108 16 106 20 110C24 106 31 108 31 113C37 114 37 124 31 124Z"/>
    <path fill="#7cc95f" d="M118 124C124 124 126 116 120 114C120 108 112 106 108 110C104 106 97 108 97 113C91 114 91 124 97 124Z"/>
    <path fill="#8ed46f" d="M64 22C66 10 80 4 92 8C104 12 108 26 102 34C112 42 114 60 102 70C92 80 36 80 26 70C14 60 16 42 26 34C20 26 24 12 36 8C48 4 62 10 64 22Z"/>
    <circle fill="#ffffff" cx="42" cy="24" r="11"/>
    <circle fill="#ffffff" cx="86" cy="24" r="11"/>
    <circle fill="#202a20" cx="43" cy="25" r="5"/>
    <circle fill="#202a20" cx="85" cy="25" r="5"/>
    <circle fill="#ffffff" cx="44.5" cy="23" r="2.1"/>
    <circle fill="#ffffff" cx="86.5" cy="23" r="2.1"/>
    <path fill="none" stroke="#2f6b22" stroke-width="2" d="M32 50C44 66 84 66 96 50M58 43L59 43.5M70 43L69 43.5"/>
    <ellipse fill="#f9b9a8" cx="32" cy="63" rx="5.5" ry="4" transform="rotate(30 32 63)"/>
    <ellipse fill="#f9b9a8" cx="96" cy="63" rx="5.5" ry="4" transform="rotate(-30 96 63)"/>
  `,
  // A polar bear walking, with long neck and small ears, seen from the side.
  "polar-bear": `
    <path fill="#dfe9f2" d="M84 84L88 108C84 114 86 121 92 121L101 121C106 118 106 96 104 86Z"/>
    <path fill="#dfe9f2" d="M34 84L30 110C24 113 25 121 31 121L42 121C48 118 50 96 52 86Z"/>
    <path fill="#f4f9fd" d="M46 30C62 26 86 28 104 42C118 54 121 74 119 92C118 102 120 110 121 116C122 122 118 124 114 124L99 124C92 124 93 115 98 113C98 104 96 98 92 94C84 98 72 98 64 96L63 112C66 118 63 124 58 124L44 124C37 124 37 116 42 113L41 92C34 84 31 76 32 68Z"/>
    <path fill="none" stroke="#7f97ab" stroke-width="2" d="M92 94C88 86 92 74 102 70M64 96C64 90 65 86 68 82"/>
    <circle fill="#f4f9fd" cx="33" cy="20" r="7"/>
    <path fill="#f4f9fd" d="M24 36C26 22 42 16 54 22C66 28 70 44 64 56C58 68 44 72 34 70C30 74 20 76 13 72C6 68 5 58 10 53C15 48 22 48 24 36Z"/>
    <circle fill="#f4f9fd" cx="56" cy="25" r="7.5"/>
    <path fill="#1f2328" d="M5 58C5 52 12 50 15 53C16 58 12 63 8 62C6 61 5 60 5 58Z"/>
    <path fill="none" stroke="#41525f" stroke-width="2" d="M14 66C20 68 26 66 28 62"/>
    <ellipse fill="#1f2328" cx="33" cy="44" rx="3.8" ry="4.8"/>
    <circle fill="#ffffff" cx="32.5" cy="42.2" r="1.9"/>
    <circle fill="#f9cfcf" cx="42" cy="55" r="5"/>
  `,
  // A round hamster holding a sunflower seed.
  hamster: `
    <circle fill="#eda75f" cx="28" cy="24" r="14"/>
    <circle fill="#eda75f" cx="100" cy="24" r="14"/>
    <circle fill="#ff9fb5" cx="28" cy="24" r="7.5"/>
    <circle fill="#ff9fb5" cx="100" cy="24" r="7.5"/>
    <path fill="#f9d0c0" d="M34 112C24 112 20 124 29 124L53 124C58 120 54 114 46 112Z"/>
    <path fill="#f9d0c0" d="M94 112C104 112 108 124 99 124L75 124C70 120 74 114 82 112Z"/>
    <path fill="#eda75f" d="M64 14C88 14 102 26 108 46C118 72 118 96 108 108C100 118 84 120 64 120C44 120 28 118 20 108C10 96 10 72 20 46C26 26 40 14 64 14Z"/>
    <path fill="#fff6ea" d="M64 52C70 48 82 50 92 54C102 60 102 74 93 79C101 88 99 102 91 107C84 112 44 112 37 107C29 102 27 88 35 79C26 74 26 60 36 54C46 50 58 48 64 52Z"/>
    <ellipse fill="#2a2222" cx="43" cy="41" rx="5" ry="6"/>
    <ellipse fill="#2a2222" cx="85" cy="41" rx="5" ry="6"/>
    <circle fill="#ffffff" cx="44.5" cy="38.5" r="2.2"/>
    <circle fill="#ffffff" cx="86.5" cy="38.5" r="2.2"/>
    <path fill="#f58f8f" d="M58 57C58 53.5 70 53.5 70 57C70 61 66 63 64 63C62 63 58 61 58 57Z"/>
    <path fill="none" stroke="#2a2222" stroke-width="2" d="M64 63L64 66C62 71 55 71 52 67M64 66C66 71 73 71 76 67"/>
    <ellipse fill="#fbc4bd" cx="41" cy="66" rx="6" ry="4.5"/>
    <ellipse fill="#fbc4bd" cx="87" cy="66" rx="6" ry="4.5"/>
    <path fill="#98a0aa" d="M64 77C73 84 75 96 64 106C53 96 55 84 64 77Z"/>
    <ellipse fill="#eda75f" cx="42" cy="92" rx="14" ry="8" transform="rotate(10 42 92)"/>
    <ellipse fill="#eda75f" cx="86" cy="92" rx="14" ry="8" transform="rotate(-10 86 92)"/>
  `,
  // A red panda sitting, with masked face and ringed tail.
  "red-panda": `
    <path fill="#e8793a" d="M84 122C108 124 125 110 123 88C122 72 114 60 102 54C98 66 90 74 89 88Z"/>
    <path fill="#ffe3bd" d="M94.4 70.3Q106 70 114.3 63.9C117 68 119.5 72 121 76.8Q108 84 90.4 80.2C91 76.5 92.5 73.4 94.4 70.3Z"/>
    <path fill="#ffe3bd" d="M89 92Q106 98 123 91C122.5 98 120.5 104 117 109Q104 114 86 108Z"/>
    <path fill="#e8793a" d="M34 64C26 80 26 104 34 116C40 124 84 124 92 116C100 104 98 80 88 64Z"/>
    <path fill="#c48a68" d="M34 68C22 80 20 102 32 107C42 110 50 102 52 94C53 86 50 76 49 70Z"/>
    <path fill="#c48a68" d="M88 68C100 80 102 102 90 107C80 110 72 102 70 94C69 86 72 76 73 70Z"/>
    <path fill="#c48a68" d="M38 101C24 96 13 103 13 113C13 121 19 124 27 124L44 124C53 122 50 106 38 101Z"/>
    <path fill="#c48a68" d="M84 101C98 96 109 103 109 113C109 121 103 124 95 124L78 124C69 122 72 106 84 101Z"/>
    <path fill="#fff3e4" d="M22 36C10 30 6 16 11 6C24 5 36 10 42 20Z"/>
    <path fill="#fff3e4" d="M100 36C112 30 116 16 111 6C98 5 86 10 80 20Z"/>
    <path fill="#e8793a" d="M24 28C19 24 17 18 18 13C25 13 31 16 35 21Z"/>
    <path fill="#e8793a" d="M98 28C103 24 105 18 104 13C97 13 91 16 87 21Z"/>
    <path fill="#f08a4b" d="M61 15C82 15 96 24 102 40C105 47 110 50 116 53C112 56 110 58 109 61C110 63 111 65 112 67C104 68 100 71 96 74C86 80 74 82 61 82C48 82 36 80 26 74C22 71 18 68 10 67C11 65 12 63 13 61C12 58 10 56 6 53C12 50 17 47 20 40C26 24 40 15 61 15Z"/>
    <path fill="#fff3e4" d="M44 30C36 27 28 33 26 42C30 38 34 36 40 37C44 38 47 34 44 30Z"/>
    <path fill="#fff3e4" d="M78 30C86 27 94 33 96 42C92 38 88 36 82 37C78 38 75 34 78 30Z"/>
    <path fill="#fff3e4" d="M61 50C68 46 74 54 82 52C92 50 98 58 96 66C88 73 76 75 61 75C46 75 34 73 26 66C24 58 30 50 40 52C48 54 54 46 61 50Z"/>
    <ellipse fill="#2a2020" cx="43" cy="44.5" rx="4.5" ry="5.2"/>
    <ellipse fill="#2a2020" cx="79" cy="44.5" rx="4.5" ry="5.2"/>
    <circle fill="#ffffff" cx="44" cy="42.5" r="2"/>
    <circle fill="#ffffff" cx="80" cy="42.5" r="2"/>
    <path fill="#2a2020" d="M55 59C55 56 67 56 67 59C67 63 63 65 61 65C59 65 55 63 55 59Z"/>
    <path fill="none" stroke="#2a2020" stroke-width="2" d="M61 64L61 67C59 71 53 71 50 68M61 67C63 71 69 71 72 68"/>
  `,
  // A capybara standing calmly, an orange on its head.
  capybara: `
    <path fill="#b98556" d="M80 94L80 114C74 116 75 122 80 122L102 122L102 94Z"/>
    <path fill="#b98556" d="M44 94L44 122L64 122C69 122 68 114 67 94Z"/>
    <path fill="#cf9a66" d="M60 44C84 38 108 46 116 66C122 82 121 98 116 106C115 110 116 113 116 117C116 122 114 124 111 124L97 124C90 124 90 116 96 115C96 109 94 105 90 102C78 105 64 105 52 102L52 116C53 122 50 124 46 124L33 124C26 124 26 116 31 115C30 100 28 88 30 70Z"/>
    <path fill="none" stroke="#7d5228" stroke-width="2" d="M90 102C87 95 91 87 100 86"/>
    <circle fill="#b98556" cx="38" cy="27" r="6"/>
    <path fill="#dba874" d="M32 30C46 20 66 24 74 38C82 54 76 74 60 79C48 82 38 83 22 83C10 83 6 78 6 68L7 55C8 47 14 45 19 43C25 40 27 34 32 30Z"/>
    <circle fill="#cf9a66" cx="69" cy="34" r="6.5"/>
    <path fill="none" stroke="#7d5228" stroke-width="2" d="M8 72C14 74 20 73 24 70M38 43C41 41 46 41 49 43"/>
    <path fill="#2a2020" d="M11 56C11 53 17 52 18 55C18 58 15 59 14 59C12 59 11 58 11 56Z"/>
    <ellipse fill="#2a2020" cx="43" cy="49" rx="4" ry="4.6"/>
    <circle fill="#ffffff" cx="42.2" cy="47.5" r="1.9"/>
    <ellipse fill="#f4b79a" cx="52" cy="62" rx="6.5" ry="4.5"/>
    <circle fill="#ffa63d" cx="54" cy="16" r="11"/>
    <path fill="#7cc35c" d="M54 7C57 0 65 0 70 3C67 9 60 11 54 7Z"/>
  `,
  // A hedgehog with a coat of soft spines and a pointed snout.
  hedgehog: `
    <path fill="#a98768" d="M34 112C24 108 24 98 28 94L24 84L33 80L30 68L41 66L40 54L51 54L53 42L63 45L68 34L77 40L85 32L91 41L101 37L104 47L114 47L114 58L123 62L119 72L126 80L119 87L124 97L114 101L114 111L103 113Z"/>
    <path fill="none" stroke="#5f4530" stroke-width="2" d="M66 62L72 56M84 60L90 54M100 70L106 64M74 78L80 72M92 82L98 76M106 92L112 87M80 96L86 91"/>
    <path fill="#e9c9a4" d="M50 114C46 116 46 124 52 124L64 124C69 124 69 117 64 114Z"/>
    <path fill="#e9c9a4" d="M90 112C86 114 86 124 92 124L104 124C109 124 109 116 104 112Z"/>
    <path fill="#f7dcbc" d="M52 66C62 72 66 82 64 94C64 100 70 104 78 108C72 116 60 118 48 117C38 116 30 112 24 108C18 110 8 110 5 104C3 98 10 94 16 92C22 84 28 66 52 66Z"/>
    <circle fill="#e9c9a4" cx="56" cy="74" r="9"/>
    <circle fill="#2a2020" cx="8" cy="99" r="5.5"/>
    <ellipse fill="#2a2020" cx="33" cy="87" rx="4.2" ry="5.2"/>
    <circle fill="#ffffff" cx="32" cy="85" r="2"/>
    <path fill="none" stroke="#7d5a3a" stroke-width="2" d="M20 104C26 107 32 105 35 101"/>
    <ellipse fill="#ff9f8a" cx="45" cy="98" rx="5.5" ry="4"/>
  `,
  // A sloth hanging under a branch, smiling at us.
  sloth: `
    <path fill="#c48f5e" d="M2 14C30 20 96 20 126 10L126 22C96 32 30 32 2 26Z"/>
    <path fill="#8fd07a" d="M110 20C114 30 122 34 126 34C126 26 120 20 110 20Z"/>
    <path fill="#b39a80" d="M26 62C36 46 88 44 104 60C116 74 112 98 96 106C80 114 54 112 42 104C28 96 18 78 26 62Z"/>
    <path fill="#b39a80" d="M88 60C88 44 88 34 90 16C91 8 102 8 103 15C104 34 108 50 108 68Z"/>
    <path fill="#d9c6ae" d="M84 66C96 70 100 84 92 92C84 98 72 98 66 94Z"/>
    <path fill="#b39a80" d="M24 70C22 50 24 34 28 17C30 9 40 10 41 18C40 36 42 50 48 62Z"/>
    <path fill="none" stroke="#6b5540" stroke-width="2" d="M32 12L32 22M97 11L97 20"/>
    <path fill="#c9b299" d="M48 54C66 54 78 66 78 84C78 102 66 114 48 114C30 114 18 102 18 84C18 66 30 54 48 54Z"/>
    <path fill="#fff0dc" d="M48 66C60 64 70 72 70 86C70 100 60 106 48 106C36 106 26 100 26 86C26 72 36 64 48 66Z"/>
    <path fill="#a98a6c" d="M26 84C26 78 36 74 43 80C44 86 38 92 31 93C28 92 26 88 26 84Z"/>
    <path fill="#a98a6c" d="M70 84C70 78 60 74 53 80C52 86 58 92 65 93C68 92 70 88 70 84Z"/>
    <circle fill="#2a2020" cx="36" cy="84" r="3.8"/>
    <circle fill="#2a2020" cx="60" cy="84" r="3.8"/>
    <ellipse fill="#2a2020" cx="48" cy="90" rx="5" ry="3.6"/>
    <path fill="none" stroke="#2a2020" stroke-width="2" d="M40 97C44 102 52 102 56 97"/>
  `,
  // An owl on a branch, with round eyes and a feathered breast.
  owl: `
    <path fill="#b9855a" d="M30 44C12 60 10 92 26 108C34 104 40 92 40 80Z"/>
    <path fill="#b9855a" d="M98 44C116 60 118 92 102 108C94 104 88 92 88 80Z"/>
    <path fill="#cf9f70" d="M26 6C36 14 48 17 64 17C80 17 92 14 102 6C108 20 106 32 102 40C106 56 106 84 98 98C90 110 78 114 64 114C50 114 38 110 30 98C22 84 22 56 26 40C22 32 20 20 26 6Z"/>
    <path fill="#fff0d8" d="M64 58C82 58 90 70 90 84C90 100 78 108 64 108C50 108 38 100 38 84C38 70 46 58 64 58Z"/>
    <path fill="none" stroke="#9c6f42" stroke-width="2" d="M44 74C46 81 54 81 57 74C59 81 69 81 71 74C74 81 82 81 84 74M42 88C46 95 53 95 57 88C59 95 69 95 71 88C75 95 82 95 86 88"/>
    <circle fill="#ffffff" cx="46" cy="42" r="18"/>
    <circle fill="#ffffff" cx="82" cy="42" r="18"/>
    <circle fill="#2a2018" cx="48" cy="43" r="5.2"/>
    <circle fill="#2a2018" cx="80" cy="43" r="5.2"/>
    <circle fill="#ffffff" cx="50" cy="41" r="2.2"/>
    <circle fill="#ffffff" cx="82" cy="41" r="2.2"/>
    <path fill="#ffb347" d="M57 52C60 48 68 48 71 52L64 67Z"/>
    <path fill="#a9805a" d="M4 112C34 118 94 118 124 110L124 121C94 127 34 127 4 123Z"/>
    <path fill="#ffb347" d="M44 120C40 120 40 108 46 107C48 104 53 104 54 107C60 108 60 120 56 120Z"/>
    <path fill="#ffb347" d="M72 120C68 120 68 108 74 107C76 104 81 104 82 107C88 108 88 120 84 120Z"/>
  `,
  // A bat with spread wings and a shy smile.
  bat: `
    <path fill="#9d8fc4" d="M50 54C40 34 22 28 4 34C10 42 8 52 4 60C14 58 22 64 24 74C32 68 40 72 44 82Z"/>
    <path fill="#9d8fc4" d="M78 54C88 34 106 28 124 34C118 42 120 52 124 60C114 58 106 64 104 74C96 68 88 72 84 82Z"/>
    <path fill="none" stroke="#5a4a8a" stroke-width="2" d="M46 56C36 50 18 48 7 52M82 56C92 50 110 48 121 52"/>
    <path fill="#9d8fc4" d="M54 98C52 106 54 112 57 114C60 112 61 108 61 102Z"/>
    <path fill="#9d8fc4" d="M74 98C76 106 74 112 71 114C68 112 67 108 67 102Z"/>
    <path fill="#b3a5d9" d="M46 70C44 88 50 106 64 106C78 106 84 88 82 70Z"/>
    <path fill="#b3a5d9" d="M42 44C34 34 34 20 40 12C48 16 56 22 58 30Z"/>
    <path fill="#b3a5d9" d="M86 44C94 34 94 20 88 12C80 16 72 22 70 30Z"/>
    <path fill="#ffc2d6" d="M44 34C40 28 40 23 42 20C46 22 50 26 51 30Z"/>
    <path fill="#ffc2d6" d="M84 34C88 28 88 23 86 20C82 22 78 26 77 30Z"/>
    <path fill="#b3a5d9" d="M64 28C80 28 92 38 92 54C92 70 80 80 64 80C48 80 36 70 36 54C36 38 48 28 64 28Z"/>
    <ellipse fill="#241c38" cx="52" cy="52" rx="4.5" ry="5.5"/>
    <ellipse fill="#241c38" cx="76" cy="52" rx="4.5" ry="5.5"/>
    <circle fill="#ffffff" cx="53" cy="50" r="2.1"/>
    <circle fill="#ffffff" cx="77" cy="50" r="2.1"/>
    <path fill="#ffffff" d="M56 66L60 72L63 66Z"/>
    <path fill="none" stroke="#241c38" stroke-width="2" d="M52 64C58 67 70 67 76 64"/>
    <ellipse fill="#ff9fc0" cx="44" cy="63" rx="5" ry="3.8"/>
    <ellipse fill="#ff9fc0" cx="84" cy="63" rx="5" ry="3.8"/>
  `,
  // A snail with a spiral shell.
  snail: `
    <path fill="none" stroke="#7d8a3a" stroke-width="2.5" d="M24 62L16 42M34 60L36 40"/>
    <circle fill="#cfdc8a" cx="15" cy="39" r="5.5"/>
    <circle fill="#cfdc8a" cx="37" cy="37" r="5.5"/>
    <path fill="#cfdc8a" d="M12 76C10 64 18 56 30 57C42 58 46 68 46 78C46 90 50 98 60 100L108 106C116 108 124 114 126 124L34 124C20 124 12 112 14 98C15 92 13 84 12 76Z"/>
    <path fill="#f2a56b" d="M78 26C104 26 122 46 122 70C122 94 104 112 80 112C56 112 38 96 38 72C38 46 54 26 78 26Z"/>
    <path fill="#ffd7a8" d="M80 42C98 42 108 56 108 70C108 86 96 98 80 98C64 98 54 86 54 72C54 62 62 54 74 54C86 54 94 62 94 72C94 80 88 84 80 84C74 84 70 80 70 74C74 70 80 72 80 74C84 68 78 64 74 66C68 67 65 71 65 76C65 86 71 90 80 90C92 90 101 82 101 70C101 58 92 50 80 50C62 50 46 60 46 56C50 46 66 42 80 42Z"/>
    <ellipse fill="#2a2a18" cx="23" cy="75" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="22" cy="73" r="2"/>
    <path fill="none" stroke="#7d8a3a" stroke-width="2" d="M17 88C22 92 28 91 31 87"/>
  `,
  // A peacock with its tail fanned out.
  peacock: `
    <path fill="#6fc59a" d="M44.1 89.9C31 93.7 16.6 99.5 10.2 96.7C2.2 92 3.6 79.2 12.4 76.2C19.2 74.8 32.1 83.5 44.1 89.9Z"/>
    <circle fill="#ffe08a" cx="13.9" cy="86.7" r="6.5"/>
    <path fill="#6fc59a" d="M83.9 89.9C95.9 83.5 108.8 74.8 115.6 76.2C124.4 79.2 125.8 92 117.8 96.7C111.4 99.5 97 93.7 83.9 89.9Z"/>
    <circle fill="#ffe08a" cx="114.1" cy="86.7" r="6.5"/>
    <path fill="#6fc59a" d="M46.2 82.9C27.4 80.1 9.2 80.4 3.4 74.6C0 66.2 3.5 52.7 14.4 53.2C22.4 54.5 32.9 69.4 46.2 82.9Z"/>
    <circle fill="#ffe08a" cx="11.6" cy="65.3" r="6.5"/>
    <path fill="#6fc59a" d="M81.8 82.9C95.1 69.4 105.6 54.5 113.6 53.2C124.5 52.7 128 66.2 124.6 74.6C118.8 80.4 100.6 80.1 81.8 82.9Z"/>
    <circle fill="#ffe08a" cx="116.4" cy="65.3" r="6.5"/>
    <path fill="#6fc59a" d="M50.6 77.1C28.1 62.9 7.6 55.4 3.6 46.5C0 34.1 13.1 22 25.1 27.2C33.5 32.1 38.8 53.3 50.6 77.1Z"/>
    <circle fill="#ffe08a" cx="16.8" cy="39.6" r="6.5"/>
    <path fill="#6fc59a" d="M77.4 77.1C89.2 53.3 94.5 32.1 102.9 27.2C114.9 22 128 34.1 124.4 46.5C120.4 55.4 99.9 62.9 77.4 77.1Z"/>
    <circle fill="#ffe08a" cx="111.2" cy="39.6" r="6.5"/>
    <path fill="#6fc59a" d="M56.8 73.3C40.9 52 24.5 37.6 23.9 27.9C24.7 14.9 41.6 8.4 50.9 17.5C57 25.2 54.4 46.8 56.8 73.3Z"/>
    <circle fill="#ffe08a" cx="38.7" cy="26.1" r="6.5"/>
    <path fill="#6fc59a" d="M71.2 73.3C73.6 46.8 71 25.2 77.1 17.5C86.4 8.4 103.3 14.9 104.1 27.9C103.5 37.6 87.1 52 71.2 73.3Z"/>
    <circle fill="#ffe08a" cx="89.3" cy="26.1" r="6.5"/>
    <path fill="#6fc59a" d="M64 72C56.8 46.4 46.6 27.1 49.6 17.8C55 6 73 6 78.4 17.8C81.4 27.1 71.2 46.4 64 72Z"/>
    <circle fill="#ffe08a" cx="64" cy="21.4" r="6.5"/>
    <path fill="#ffb128" d="M54 114L58 114L58 124L48 124Z"/>
    <path fill="#ffb128" d="M74 114L70 114L70 124L80 124Z"/>
    <path fill="#5aa7e0" d="M64 48C76 48 82 56 80 66C80 74 88 80 90 92C92 108 80 118 64 118C48 118 36 108 38 92C40 80 48 74 48 66C46 56 52 48 64 48Z"/>
    <path fill="#d9f0fb" d="M64 82C72 82 77 90 76 98C75 106 70 110 64 110C58 110 53 106 52 98C51 90 56 82 64 82Z"/>
    <path fill="none" stroke="#24506e" stroke-width="2" d="M64 48L64 38M60 49L55 40M68 49L73 40"/>
    <circle fill="#ffe08a" cx="64" cy="36" r="3.5"/>
    <circle fill="#ffe08a" cx="53" cy="38" r="3.5"/>
    <circle fill="#ffe08a" cx="75" cy="38" r="3.5"/>
    <ellipse fill="#20282e" cx="57" cy="61" rx="3.5" ry="4.5"/>
    <ellipse fill="#20282e" cx="71" cy="61" rx="3.5" ry="4.5"/>
    <path fill="#ffb128" d="M60 67L68 67L64 74Z"/>
  `,
};
