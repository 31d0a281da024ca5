import { eye } from "./eye.ts";

/** Food, places and customs of China that people ask for by name: 128 × 128 boxes. */
export const chinaByName: Readonly<Record<string, string>> = {
  // Rolls of sticky rice with bean paste, dusted with bean flour, on a plate.
  lvdagun: `
    <ellipse data-part="plate" fill="#e4ecf4" cx="64" cy="100" rx="60" ry="20"/>
    <ellipse data-part="plate" fill="#f6fafd" cx="64" cy="96" rx="46" ry="13"/>
    <path fill="#f4dca8" d="M52 35L78 29A12 17 0 0 1 78 63L52 69Z"/>
    <ellipse fill="#fff3d6" cx="52" cy="52" rx="13" ry="17"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M52 52C56 49 57 56 52 57C45 57 46 45 53 44C62 44 61 62 51 63"/>
    <circle fill="#d9a868" cx="68" cy="40" r="1.5"/>
    <circle fill="#d9a868" cx="74" cy="54" r="1.5"/>
    <circle fill="#d9a868" cx="78" cy="39" r="1.5"/>
    <path fill="#f4dca8" d="M26 65L52 59A12 17 0 0 1 52 93L26 99Z"/>
    <ellipse fill="#fff3d6" cx="26" cy="82" rx="13" ry="17"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M26 82C30 79 31 86 26 87C19 87 20 75 27 74C36 74 35 92 25 93"/>
    <circle fill="#d9a868" cx="42" cy="70" r="1.5"/>
    <circle fill="#d9a868" cx="48" cy="84" r="1.5"/>
    <circle fill="#d9a868" cx="52" cy="69" r="1.5"/>
    <path fill="#f4dca8" d="M72 67L98 61A12 17 0 0 1 98 95L72 101Z"/>
    <ellipse fill="#fff3d6" cx="72" cy="84" rx="13" ry="17"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M72 84C76 81 77 88 72 89C65 89 66 77 73 76C82 76 81 94 71 95"/>
    <circle fill="#d9a868" cx="88" cy="72" r="1.5"/>
    <circle fill="#d9a868" cx="94" cy="86" r="1.5"/>
    <circle fill="#d9a868" cx="98" cy="71" r="1.5"/>
  `,

  // A lotus pod on its stalk: seeds in the holes of its flat top, a leaf behind.
  "lotus-seedpod": `
    <path data-part="leaf" fill="#8fd09a" d="M84 62C89 57.7 97.7 51 104 50C110.3 49 118.2 52 122 56C125.8 60 127.7 68 127 74C126.3 80 122.5 88 118 92C113.5 96 106 98.3 100 98C94 97.7 86.3 93.7 82 90C77.7 86.3 73.7 80.7 74 76C74.3 71.3 79 66.3 84 62Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M100 74L86 66M100 74L90 90M100 74L114 60M100 74L118 84M100 74L104 54"/>
    <path data-part="stem" fill="#6fb87e" d="M101 96.4C100.9 97.6 100.8 98.8 100.6 100.5C100.5 102.2 100.3 104.6 100 106.7C99.7 108.7 99.4 110.8 98.9 112.8C98.4 114.7 97.7 116.6 96.9 118.4C96.2 120.1 95.3 122 94.6 123.3C94 124.7 93.6 125.5 93.2 126.5L86.8 123.5C87.4 122.5 88 121.5 88.8 120.2C89.5 118.9 90.5 117.2 91.2 115.7C91.9 114.2 92.6 112.8 93.1 111.2C93.6 109.6 93.8 107.8 94.1 105.9C94.3 104.1 94.5 101.7 94.6 100C94.8 98.3 94.9 96.9 95 95.6L101 96.4Z"/>
    <path data-part="stem" fill="#7fc08e" d="M55.9 76.9C56 78.6 56.2 80.4 56.4 82.7C56.6 85 57 88 57.3 90.7C57.6 93.5 57.9 96.2 58.4 99.1C58.9 101.9 59.7 104.9 60.4 108C61.2 111 62.1 114.7 62.7 117.3C63.4 120 63.9 122 64.4 123.9L55.6 126.1C55.1 124.1 54.7 122.2 54 119.5C53.3 116.8 52.4 113.2 51.7 110.1C51 107 50.3 103.9 49.6 100.9C48.9 98 48.1 95.3 47.5 92.5C46.8 89.8 46.1 86.8 45.5 84.5C45 82.3 44.5 80.7 44.1 79.1L55.9 76.9Z"/>
    <path fill="#a4d890" d="M6 32Q10 64 40 80Q50 84 60 80Q90 64 94 32Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M22 50Q30 66 42 76M50 54L50 78M78 50Q70 66 58 76"/>
    <ellipse fill="#f4f4b0" cx="50" cy="32" rx="46" ry="22"/>
    <ellipse data-part="seed" fill="#5fb070" cx="50" cy="19" rx="8.6" ry="5.6"/>
    <ellipse data-part="seed" fill="#5fb070" cx="26" cy="26" rx="8.6" ry="5.6"/>
    <ellipse data-part="seed" fill="#5fb070" cx="74" cy="26" rx="8.6" ry="5.6"/>
    <ellipse data-part="seed" fill="#5fb070" cx="50" cy="33" rx="8.6" ry="5.6"/>
    <ellipse data-part="seed" fill="#5fb070" cx="28" cy="42" rx="8.6" ry="5.6"/>
    <ellipse data-part="seed" fill="#5fb070" cx="72" cy="42" rx="8.6" ry="5.6"/>
  `,

  // A sheet of paper for writing with a brush, half unrolled, held by two weights.
  "xuan-paper": `
    <path data-part="paper" fill="#fffaf0" d="M20 26L108 26L118 104L10 104Z"/>
    <path data-part="paper" fill="#f4e8d0" d="M6 100C26 98.7 87.2 100 122 100C122.9 102.4 125 105.2 125 108C125 110.8 128 115.5 122 117C111.8 118.5 83.3 117 64 117C44.7 117 23.4 117 6 117C4.8 114.3 2 110.8 2 108C2 105.2 0 101.3 6 100Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M118 103Q112 108 117 114"/>
    <path data-part="paper" fill="#f4e8d0" d="M16 14L112 14Q117 20 112 28L16 28Q11 20 16 14Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M109 17Q104 21 109 25"/>
    <path fill="#b9855a" d="M21 34H107Q110 34 110 37V40Q110 43 107 43H21Q18 43 18 40V37Q18 34 21 34Z"/>
    <path fill="#db6a55" d="M92.5 84H102.5Q104 84 104 85.5V95.5Q104 97 102.5 97H92.5Q91 97 91 95.5V85.5Q91 84 92.5 84Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M95 88H100V93H95"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4.5" d="M38 58H66M52 50V80M52 62Q46 76 36 80M52 62Q58 76 68 80"/>
    <path data-part="handle" fill="#e86a50" d="M76 82L98 46Q101 43 104 46Q105 49 103 51L81 86Z"/>
    <path fill="#2a2440" d="M75 84Q80 84 81 89Q76 96 70 98Q70 90 75 84Z"/>
  `,

  // The land boat of New Year fairs: a girl dances in a cloth boat hung from her shoulders, a canopy over her.
  "dry-boat": `
    <path data-part="pole" fill="#f2b060" d="M32 26H37V82H32Z"/>
    <path data-part="pole" fill="#f2b060" d="M91 26H96V82H91Z"/>
    <path data-part="roof" fill="#f2605a" d="M64 2Q72 12 110 20L106 32Q64 24 22 32L18 20Q56 12 64 2Z"/>
    <circle data-part="lamp" fill="#ffd35c" cx="22" cy="38" r="5"/>
    <circle data-part="lamp" fill="#ffd35c" cx="106" cy="38" r="5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M22 43V50M106 43V50"/>
    <path data-part="body" fill="#f8a8c0" d="M48 66C51.7 62.3 58.7 62 64 62C69.3 62 76.3 62.3 80 66C83.7 69.7 92.3 81 86 84C79.7 87 48.3 87 42 84C35.7 81 44.3 69.7 48 66Z"/>
    <circle data-part="head" fill="#ffe0c8" cx="64" cy="48" r="15"/>
    <path data-part="hair" fill="#b09080" d="M48 48Q46 30 64 30Q82 30 80 48Q72 38 64 40Q56 38 48 48Z"/>
    <circle data-part="flower" fill="#f2605a" cx="52" cy="34" r="5.6"/>
    <circle data-part="flower" fill="#f2605a" cx="76" cy="34" r="5.6"/>
    ${eye(58, 50, 0.7)}
    ${eye(70, 50, 0.7)}
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M60 57Q64 60 68 57"/>
    <path data-part="hull" fill="#ffd35c" d="M2 66Q20 86 64 84Q108 86 126 66Q122 94 104 100H24Q6 94 2 66Z"/>
    <circle fill="#f2605a" cx="40" cy="92" r="5"/>
    <circle fill="#f2605a" cx="64" cy="93" r="5"/>
    <circle fill="#f2605a" cx="88" cy="92" r="5"/>
    <path fill="#a8d8f0" d="M20 100H108L112 112Q104 120 98 112Q92 120 86 112Q80 120 74 112Q68 120 62 112Q56 120 50 112Q44 120 38 112Q32 120 26 112Q20 120 16 112Z"/>
    <path data-part="shoe" fill="#f2605a" d="M50 118C52.3 116.7 58 116.7 60 118C62 119.3 61.4 123.6 62 126L46 126C47.2 123.6 47.7 119.3 50 118Z"/>
    <path data-part="shoe" fill="#f2605a" d="M70 118C72 116.7 77.7 116.7 80 118C82.3 119.3 82.8 123.6 84 126L68 126C68.6 123.6 68 119.3 70 118Z"/>
  `,

  // A figurine of colored dough on a stick: a little girl with buns, a fish beside her.
  "dough-figurine": `
    <path data-part="stick" fill="#e8c898" d="M47 100H49Q51 100 51 102V125Q51 127 49 127H47Q45 127 45 125V102Q45 100 47 100Z"/>
    <path data-part="stick" fill="#e8c898" d="M100 90H102Q104 90 104 92V125Q104 127 102 127H100Q98 127 98 125V92Q98 90 100 90Z"/>
    <path data-part="dress" fill="#f2705a" d="M34 58C40.3 53.7 55.7 53.7 62 58C68.3 62.3 69.7 76.3 72 84C74.3 91.7 84.7 100.7 76 104C67.3 107.3 28.7 107.3 20 104C11.3 100.7 21.7 91.7 24 84C26.3 76.3 27.7 62.3 34 58Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M48 62V102M26 92Q48 98 72 92"/>
    <circle fill="#ffd35c" cx="48" cy="72" r="3"/>
    <path data-part="sleeve" fill="#f2705a" d="M40.4 63.5C41.4 65.2 39.8 69.5 39 71.2C38.2 72.9 37.1 72.5 35.5 73.5C33.9 74.5 31.7 76.3 29.4 77.3C27.1 78.3 23.9 80 21.5 79.5C19 79 16.1 76.1 14.6 74.4C13.1 72.6 12.9 70.3 12.4 69C11.9 67.7 11.5 68 11.7 66.6C12 65.1 12.4 61.3 13.8 60.4C15.3 59.5 18.9 60.6 20.3 61.4C21.7 62.3 21.5 64.3 22.1 65.5C22.7 66.8 23.7 68.4 23.8 68.9C23.8 69.4 22.5 68.8 22.5 68.5C22.6 68.3 22.8 68.2 23.8 67.5C24.8 66.7 27.1 65.1 28.7 64C30.2 62.9 31.1 60.9 33 60.8C35 60.7 39.4 61.8 40.4 63.5Z"/>
    <path data-part="sleeve" fill="#f2705a" d="M55.6 63.5C56.6 61.8 61 60.7 63 60.8C64.9 60.9 65.8 62.9 67.3 64C68.9 65.1 71.2 66.7 72.2 67.5C73.2 68.2 73.4 68.3 73.5 68.5C73.5 68.8 72.2 69.4 72.2 68.9C72.3 68.4 73.3 66.8 73.9 65.5C74.5 64.3 74.3 62.3 75.7 61.4C77.1 60.6 80.7 59.5 82.2 60.4C83.6 61.3 84 65.1 84.3 66.6C84.5 68 84.1 67.7 83.6 69C83.1 70.3 82.9 72.6 81.4 74.4C79.9 76.1 77 79 74.5 79.5C72.1 80 68.9 78.3 66.6 77.3C64.3 76.3 62.1 74.5 60.5 73.5C58.9 72.5 57.8 72.9 57 71.2C56.2 69.5 54.6 65.2 55.6 63.5Z"/>
    <circle data-part="hand" fill="#ffe0c8" cx="15" cy="60" r="6"/>
    <circle data-part="hand" fill="#ffe0c8" cx="81" cy="60" r="6"/>
    <circle data-part="hair" fill="#a08890" cx="28" cy="14" r="10"/>
    <circle data-part="hair" fill="#a08890" cx="68" cy="14" r="10"/>
    <circle data-part="head" fill="#ffe0c8" cx="48" cy="36" r="24"/>
    <path data-part="hair" fill="#a08890" d="M24 34Q24 10 48 10Q72 10 72 34Q60 22 48 24Q36 22 24 34Z"/>
    ${eye(39, 38)}
    ${eye(57, 38)}
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M43 48Q48 52 53 48"/>
    <circle data-part="cheek" fill="#ffb8b0" cx="32" cy="46" r="4"/>
    <circle data-part="cheek" fill="#ffb8b0" cx="64" cy="46" r="4"/>
    <path data-part="body" fill="#ffb04d" d="M101 40C104.7 40 109.8 45.3 112 50C114.2 54.7 115 62.7 114 68C113 73.3 109 79.7 106 82C103 84.3 99 84.3 96 82C93 79.7 89 73.3 88 68C87 62.7 87.8 54.7 90 50C92.2 45.3 97.3 40 101 40Z"/>
    <path data-part="tail" fill="#ffd35c" d="M101 42C98.7 42 95.5 37 94 34C92.5 31 92.6 27 92 24C94.7 25.2 98 28 101 28C104 28 107.3 25.2 110 24C109.4 27 109.5 31 108 34C106.5 37 103.3 42 101 42Z"/>
    <circle fill="#2a2440" cx="96" cy="72" r="2"/>
    <circle fill="#2a2440" cx="106" cy="72" r="2"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M95 56Q101 60 107 56M94 64Q101 68 108 64"/>
  `,

  // A lane between courtyard houses: grey walls and tiled roofs on both sides, a red door with lanterns, a tree at its end.
  hutong: `
    <path data-part="treeTrunk" fill="#b08a68" d="M62 40H66Q68 40 68 42V68Q68 70 66 70H62Q60 70 60 68V42Q60 40 62 40Z"/>
    <path data-part="leaves" fill="#8fce7c" d="M44 40A7.8 7.8 0 0 1 42 26A8.6 8.6 0 0 1 52 14A7.8 7.8 0 0 1 66 12A8 8 0 0 1 80 16A7.4 7.4 0 0 1 86 28A6.7 6.7 0 0 1 84 40A6.4 6.4 0 0 1 74 46A6.7 6.7 0 0 1 62 48A5.6 5.6 0 0 1 52 46A5.5 5.5 0 0 1 44 40Z"/>
    <path data-part="ground" fill="#e8e0d4" d="M52 72H76L104 128H24Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 82V92M64 102V116"/>
    <path data-part="wall" fill="#cfd4da" d="M0 34L56 50L56 76L0 122Z"/>
    <path data-part="roof" fill="#b4bcc8" d="M0 14L50 36L60 52L0 36Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M14 22L16 38M28 28L31 42M42 34L45 47"/>
    <path data-part="door" fill="#f2605a" d="M10 62L36 64L36 92L10 114Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M23 63V103"/>
    <circle fill="#ffd35c" cx="19" cy="86" r="3"/>
    <circle fill="#ffd35c" cx="28" cy="82" r="2.8"/>
    <path data-part="beam" fill="#ffd9a0" d="M6 52L40 56L40 64L6 61Z"/>
    <path data-part="wall" fill="#cfd4da" d="M128 34L72 50L72 76L128 122Z"/>
    <path data-part="roof" fill="#b4bcc8" d="M128 14L78 36L68 52L128 36Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M114 22L112 38M100 28L97 42M86 34L83 47"/>
    <path data-part="window" fill="#ffffff" d="M90 58L108 56L108 82L90 76Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M99 57V79M90 67L108 69"/>
    <ellipse data-part="lamp" fill="#f2605a" cx="47" cy="62" rx="6" ry="7.4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M47 50V54M47 70V75"/>
    <ellipse data-part="lamp" fill="#f2605a" cx="81" cy="62" rx="5.6" ry="7"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M81 51V55M81 69V74"/>
  `,

  // A star of anise: eight pods around the middle, a seed in each.
  "star-anise": `
    <path fill="#c48053" d="M64 60C60.7 60 56 50 54 44C52 38 50.3 30.8 52 24C53.7 17.2 60.4 9.3 64 3C67.6 9.3 74.3 17.2 76 24C77.7 30.8 76 38 74 44C72 50 67.3 60 64 60Z"/>
    <path data-part="seed" fill="#ffe9a0" d="M64 44C62 44 59 37.3 58 34C57 30.7 57 27 58 24C59 21 62 16 64 16C66 16 69 21 70 24C71 27 71 30.7 70 34C69 37.3 66 44 64 44Z"/>
    <path fill="#c48053" d="M66.8 61.2C64.5 58.8 68.2 48.4 71.1 42.8C73.9 37.1 77.8 30.9 83.8 27.2C89.8 23.6 100.1 22.8 107.1 20.9C105.2 27.9 104.4 38.2 100.8 44.2C97.1 50.2 90.9 54.1 85.2 56.9C79.6 59.8 69.2 63.5 66.8 61.2Z"/>
    <path data-part="seed" fill="#ffe9a0" d="M78.1 49.9C76.7 48.4 79.3 41.6 81 38.5C82.6 35.5 85.2 32.9 88 31.5C90.9 30.1 96.5 28.6 97.9 30.1C99.4 31.5 97.9 37.1 96.5 40C95.1 42.8 92.5 45.4 89.5 47C86.4 48.7 79.6 51.3 78.1 49.9Z"/>
    <path fill="#c48053" d="M68 64C68 60.7 78 56 84 54C90 52 97.2 50.3 104 52C110.8 53.7 118.7 60.4 125 64C118.7 67.6 110.8 74.3 104 76C97.2 77.7 90 76 84 74C78 72 68 67.3 68 64Z"/>
    <path data-part="seed" fill="#ffe9a0" d="M84 64C84 62 90.7 59 94 58C97.3 57 101 57 104 58C107 59 112 62 112 64C112 66 107 69 104 70C101 71 97.3 71 94 70C90.7 69 84 66 84 64Z"/>
    <path fill="#c48053" d="M66.8 66.8C69.2 64.5 79.6 68.2 85.2 71.1C90.9 73.9 97.1 77.8 100.8 83.8C104.4 89.8 105.2 100.1 107.1 107.1C100.1 105.2 89.8 104.4 83.8 100.8C77.8 97.1 73.9 90.9 71.1 85.2C68.2 79.6 64.5 69.2 66.8 66.8Z"/>
    <path data-part="seed" fill="#ffe9a0" d="M78.1 78.1C79.6 76.7 86.4 79.3 89.5 81C92.5 82.6 95.1 85.2 96.5 88C97.9 90.9 99.4 96.5 97.9 97.9C96.5 99.4 90.9 97.9 88 96.5C85.2 95.1 82.6 92.5 81 89.5C79.3 86.4 76.7 79.6 78.1 78.1Z"/>
    <path fill="#c48053" d="M64 68C67.3 68 72 78 74 84C76 90 77.7 97.2 76 104C74.3 110.8 67.6 118.7 64 125C60.4 118.7 53.7 110.8 52 104C50.3 97.2 52 90 54 84C56 78 60.7 68 64 68Z"/>
    <path data-part="seed" fill="#ffe9a0" d="M64 84C66 84 69 90.7 70 94C71 97.3 71 101 70 104C69 107 66 112 64 112C62 112 59 107 58 104C57 101 57 97.3 58 94C59 90.7 62 84 64 84Z"/>
    <path fill="#c48053" d="M61.2 66.8C63.5 69.2 59.8 79.6 56.9 85.2C54.1 90.9 50.2 97.1 44.2 100.8C38.2 104.4 27.9 105.2 20.9 107.1C22.8 100.1 23.6 89.8 27.2 83.8C30.9 77.8 37.1 73.9 42.8 71.1C48.4 68.2 58.8 64.5 61.2 66.8Z"/>
    <path data-part="seed" fill="#ffe9a0" d="M49.9 78.1C51.3 79.6 48.7 86.4 47 89.5C45.4 92.5 42.8 95.1 40 96.5C37.1 97.9 31.5 99.4 30.1 97.9C28.6 96.5 30.1 90.9 31.5 88C32.9 85.2 35.5 82.6 38.5 81C41.6 79.3 48.4 76.7 49.9 78.1Z"/>
    <path fill="#c48053" d="M60 64C60 67.3 50 72 44 74C38 76 30.8 77.7 24 76C17.2 74.3 9.3 67.6 3 64C9.3 60.4 17.2 53.7 24 52C30.8 50.3 38 52 44 54C50 56 60 60.7 60 64Z"/>
    <path data-part="seed" fill="#ffe9a0" d="M44 64C44 66 37.3 69 34 70C30.7 71 27 71 24 70C21 69 16 66 16 64C16 62 21 59 24 58C27 57 30.7 57 34 58C37.3 59 44 62 44 64Z"/>
    <path fill="#c48053" d="M61.2 61.2C58.8 63.5 48.4 59.8 42.8 56.9C37.1 54.1 30.9 50.2 27.2 44.2C23.6 38.2 22.8 27.9 20.9 20.9C27.9 22.8 38.2 23.6 44.2 27.2C50.2 30.9 54.1 37.1 56.9 42.8C59.8 48.4 63.5 58.8 61.2 61.2Z"/>
    <path data-part="seed" fill="#ffe9a0" d="M49.9 49.9C48.4 51.3 41.6 48.7 38.5 47C35.5 45.4 32.9 42.8 31.5 40C30.1 37.1 28.6 31.5 30.1 30.1C31.5 28.6 37.1 30.1 40 31.5C42.8 32.9 45.4 35.5 47 38.5C48.7 41.6 51.3 48.4 49.9 49.9Z"/>
    <circle fill="#c48053" cx="64" cy="64" r="10"/>
  `,

  // Chicken feet of a dim sum table, in a steamer.
  "chicken-feet": `
    <path data-part="claw" fill="#f2b878" d="M50.3 85.2C47.7 85.9 44.4 89.1 42 85.2C39.7 81.3 39.4 66.3 36.2 61.9C33.1 57.6 27 60.8 23.1 59C19.3 57.2 14.3 53.7 13 51.2C11.7 48.8 13.1 45 15.4 44.5C17.7 43.9 23.6 47.2 26.5 47.9C29.5 48.5 32.8 50.8 32.9 48.4C32.9 45.9 27.8 37.9 27 33.3C26.2 28.7 26.6 23.1 28 20.7C29.5 18.3 33.6 16.9 35.8 18.8C38 20.6 39.7 27.4 41.1 31.9C42.6 36.3 42.9 44.5 44.5 45.4C46.1 46.4 48.4 40.4 50.8 37.7C53.2 35 56.5 30.1 59.1 29.5C61.6 28.8 66 31.2 66.3 33.8C66.7 36.5 63.1 41.5 61 45.5C58.9 49.4 54.3 51.6 53.7 57.6C53.1 63.6 58.1 76.7 57.6 81.4C57 86 52.9 84.6 50.3 85.2Z"/>
    <path data-part="claw" fill="#f2b878" d="M77.7 85.2C75.1 84.6 70.7 85.9 70.4 81.4C70.2 76.8 77 63.4 76.2 58.1C75.5 52.7 68.6 52.7 66 49.3C63.5 45.9 60.7 40.5 60.7 37.7C60.7 35 63.8 32.3 66 32.8C68.3 33.4 72 39.1 74.3 41.1C76.6 43 78.4 46.6 79.6 44.5C80.8 42.4 80.1 32.9 81.6 28.5C83 24 85.9 19.3 88.3 17.8C90.8 16.3 95 17.1 96.1 19.7C97.2 22.4 95.5 29.2 94.7 33.8C93.8 38.4 90.3 45.8 91.3 47.4C92.2 49 97.1 44.7 100.5 43.5C103.9 42.3 109 39.4 111.6 40.1C114.2 40.7 117 44.9 116 47.4C115 49.9 109.5 52.6 105.8 55.1C102.1 57.6 97 57.4 93.7 62.4C90.4 67.4 88.6 81.4 86 85.2C83.3 89 80.3 85.9 77.7 85.2Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M36 58Q42 62 48 58M76 60Q82 64 88 60"/>
    <circle fill="#8fce7c" cx="64" cy="66" r="5"/>
    <ellipse fill="#f4d8a0" cx="64" cy="82" rx="58" ry="14"/>
    <path data-part="basket" fill="#e8c088" d="M6 82V112Q6 124 64 124Q122 124 122 112V82Q122 96 64 96Q6 96 6 82Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M6 104Q30 112 64 112Q98 112 122 104M30 94V120M64 96V123M98 94V120"/>
  `,

  // Rice noodle rolls in soy sauce, shrimps in them, chopsticks across.
  "rice-noodle-roll": `
    <ellipse data-part="plate" fill="#e4ecf4" cx="64" cy="92" rx="62" ry="30"/>
    <ellipse fill="#f2e0c8" cx="64" cy="90" rx="52" ry="22"/>
    <path fill="#fffaf2" d="M22 58Q62 48 102 58Q114 66 102 74Q62 68 22 74Q12 66 22 58Z"/>
    <path fill="#f8a890" d="M46 61C47.7 60 53.7 59.2 56 60C58.3 60.8 60.7 64.7 60 66C59.3 67.3 54.3 68 52 68C49.7 68 47 67.2 46 66C45 64.8 44.3 62 46 61Z"/>
    <path fill="#f8a890" d="M74 61C75 59.8 82 60 84 61C86 62 87 65.8 86 67C85 68.2 80 69 78 68C76 67 73 62.2 74 61Z"/>
    <circle fill="#8fce7c" cx="94" cy="65" r="2.6"/>
    <path fill="#fffaf2" d="M16 74Q56 64 96 74Q108 82 96 90Q56 84 16 90Q6 82 16 74Z"/>
    <path fill="#f8a890" d="M40 77C41.7 76 47.7 75.2 50 76C52.3 76.8 54.7 80.7 54 82C53.3 83.3 48.3 84 46 84C43.7 84 41 83.2 40 82C39 80.8 38.3 78 40 77Z"/>
    <path fill="#f8a890" d="M68 77C69 75.8 76 76 78 77C80 78 81 81.8 80 83C79 84.2 74 85 72 84C70 83 67 78.2 68 77Z"/>
    <circle fill="#8fce7c" cx="88" cy="81" r="2.6"/>
    <path fill="#fffaf2" d="M20 90Q60 80 100 90Q112 98 100 106Q60 100 20 106Q10 98 20 90Z"/>
    <path fill="#f8a890" d="M44 93C45.7 92 51.7 91.2 54 92C56.3 92.8 58.7 96.7 58 98C57.3 99.3 52.3 100 50 100C47.7 100 45 99.2 44 98C43 96.8 42.3 94 44 93Z"/>
    <path fill="#f8a890" d="M72 93C73 91.8 80 92 82 93C84 94 85 97.8 84 99C83 100.2 78 101 76 100C74 99 71 94.2 72 93Z"/>
    <circle fill="#8fce7c" cx="92" cy="97" r="2.6"/>
    <path data-part="chopstick" fill="#d9a066" d="M44 52L116 8L120 13L50 56Z"/>
    <path data-part="chopstick" fill="#d9a066" d="M54 56L122 24L125 29L58 61Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M30 40Q26 32 30 26Q34 20 30 12M48 36Q44 28 48 20"/>
  `,

  // A bowl of tofu pudding with peanuts and greens, a spoon in it.
  "tofu-pudding": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M40 26Q36 18 40 10M64 22Q60 14 64 4M88 26Q84 18 88 10"/>
    <path data-part="handle" fill="#c8d8e8" d="M82 52L112 18Q118 14 122 20Q124 26 118 30L94 58Z"/>
    <ellipse data-part="bowl" fill="#e4ecf4" cx="64" cy="56" rx="56" ry="20"/>
    <ellipse fill="#fffaf0" cx="64" cy="54" rx="46" ry="13"/>
    <path fill="#fff3dc" d="M38 52C39 49.7 46 46.3 50 46C54 45.7 60.3 48 62 50C63.7 52 63 56.3 60 58C57 59.7 47.7 61 44 60C40.3 59 37 54.3 38 52Z"/>
    <path fill="#fff3dc" d="M66 48C68.7 46 78 45 82 46C86 47 90.7 51.7 90 54C89.3 56.3 82 59.3 78 60C74 60.7 68 60 66 58C64 56 63.3 50 66 48Z"/>
    <circle fill="#e8b070" cx="52" cy="52" r="3"/>
    <circle fill="#e8b070" cx="74" cy="54" r="3"/>
    <circle fill="#8fce7c" cx="62" cy="58" r="3"/>
    <circle fill="#8fce7c" cx="84" cy="50" r="2.6"/>
    <path data-part="bowl" fill="#8fb8f0" d="M8 58Q10 112 44 114H84Q118 112 120 58Q108 78 64 78Q20 78 8 58Z"/>
    <path fill="#8fb8f0" d="M45 112H83Q86 112 86 115V121Q86 124 83 124H45Q42 124 42 121V115Q42 112 45 112Z"/>
    <circle fill="#ffffff" cx="64" cy="96" r="9"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M36 92Q42 98 36 104M92 92Q86 98 92 104"/>
  `,

  // A drum tower: two roofs on a high base of brick with an arch, a big drum above.
  "drum-tower": `
    <path data-part="roof" fill="#8f9cb0" d="M22 30Q34 26 40 8H88Q94 26 106 30L104 38H24Z"/>
    <path data-part="roof" fill="#b0bccc" d="M36 10Q34 2 40 2H88Q94 2 92 10Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M50 10L44 30M64 10V30M78 10L84 30"/>
    <path data-part="wall" fill="#f2a080" d="M32 38H96V60H32Z"/>
    <circle data-part="drum" fill="#f2605a" cx="64" cy="49" r="9.6"/>
    <circle fill="#fff3d6" cx="64" cy="49" r="5.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M44 38V60M84 38V60"/>
    <path data-part="roof" fill="#8f9cb0" d="M12 66Q24 62 30 54H98Q104 62 116 66L114 74H14Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M42 56L36 72M64 56V72M86 56L92 72"/>
    <path data-part="wall" fill="#f2a080" d="M26 74H102V88H26Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M38 74V88M51 74V88M64 74V88M77 74V88M90 74V88"/>
    <path data-part="wall" fill="#d0d4dc" d="M16 88L112 88L122 126L6 126Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M14 100H114M11 112H44M84 112H117M30 88V100M98 88V100M24 100V112M104 100V112"/>
    <path data-part="gate" fill="#fff3e0" d="M46 126V114Q46 100 64 100Q82 100 82 114V126Z"/>
  `,

  // A salted duck egg cut in half, yolk shining, whole ones behind on a dish.
  "salted-egg": `
    <path data-part="egg" fill="#d8ecf0" d="M36 14C41.3 14 48.3 20.7 52 26C55.7 31.3 58.3 39.7 58 46C57.7 52.3 53.7 60.3 50 64C46.3 67.7 40.7 68 36 68C31.3 68 25.7 67.7 22 64C18.3 60.3 14.3 52.3 14 46C13.7 39.7 16.3 31.3 20 26C23.7 20.7 30.7 14 36 14Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M26 34L32 40L28 48L36 54M40 26L44 34L40 40"/>
    <path data-part="egg" fill="#d8ecf0" d="M90 10C96 10 104 18 108 24C112 30 114.3 39 114 46C113.7 53 110 62 106 66C102 70 95.3 70 90 70C84.7 70 78 70 74 66C70 62 66.3 53 66 46C65.7 39 68 30 72 24C76 18 84 10 90 10Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M80 30L88 36L84 46L94 52M98 24L102 34"/>
    <ellipse data-part="plate" fill="#e4ecf4" cx="64" cy="106" rx="62" ry="18"/>
    <path data-part="egg" fill="#fffaf0" d="M40 56C46.3 56 54 61.3 58 66C62 70.7 64 78 64 84C64 90 62 98 58 102C54 106 46 108 40 108C34 108 26.3 106 22 102C17.7 98 14.3 90 14 84C13.7 78 15.7 70.7 20 66C24.3 61.3 33.7 56 40 56Z"/>
    <circle data-part="yolk" fill="#ffb04d" cx="40" cy="84" r="15"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M32 80Q34 74 42 74"/>
    <path data-part="egg" fill="#fffaf0" d="M92 60C97.3 60 104.3 65.7 108 70C111.7 74.3 114 80.7 114 86C114 91.3 111.7 98.3 108 102C104.3 105.7 97.3 108 92 108C86.7 108 79.7 105.7 76 102C72.3 98.3 70 91.3 70 86C70 80.7 72.3 74.3 76 70C79.7 65.7 86.7 60 92 60Z"/>
    <circle data-part="yolk" fill="#ffb04d" cx="92" cy="86" r="13.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M85 82Q88 76 94 77"/>
  `,

  // A big bowl of mutton soup with torn bread, noodles and greens, a whole flatbread beside it.
  "mutton-soup-bread": `
    <circle data-part="bread" fill="#f4dca8" cx="100" cy="40" r="25"/>
    <circle fill="#fbeccc" cx="100" cy="40" r="15"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M92 32L96 36M106 34L104 40M96 46L102 48"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 26Q24 18 28 10M46 22Q42 14 46 6"/>
    <ellipse data-part="bowl" fill="#e4ecf4" cx="58" cy="64" rx="55" ry="20"/>
    <ellipse fill="#fff3dc" cx="58" cy="62" rx="46" ry="14"/>
    <path fill="#fbeccc" d="M28 58L38 54L42 62L32 66Z"/>
    <path fill="#fbeccc" d="M50 52L60 50L62 58L52 60Z"/>
    <path fill="#fbeccc" d="M70 58L80 56L84 64L74 66Z"/>
    <path fill="#d9a078" d="M44 62C46.3 60.7 53 61 56 62C59 63 62.7 66.3 62 68C61.3 69.7 55.3 71.7 52 72C48.7 72.3 43.3 71.7 42 70C40.7 68.3 41.7 63.3 44 62Z"/>
    <circle fill="#8fce7c" cx="68" cy="70" r="3"/>
    <circle fill="#8fce7c" cx="36" cy="70" r="3"/>
    <path data-part="bowl" fill="#f2907a" d="M3 66Q6 114 40 116H76Q110 114 113 66Q102 86 58 86Q14 86 3 66Z"/>
    <path fill="#f2907a" d="M41 114H77Q80 114 80 117V122Q80 125 77 125H41Q38 125 38 122V117Q38 114 41 114Z"/>
    <path fill="#fff3dc" d="M22 96C22 94 29 91.7 32 92C35 92.3 40 96 40 98C40 100 35 104.3 32 104C29 103.7 22 98 22 96Z"/>
    <path fill="#fff3dc" d="M52 102C52 100 57.3 96 60 96C62.7 96 68 100 68 102C68 104 62.7 108 60 108C57.3 108 52 104 52 102Z"/>
    <path fill="#fff3dc" d="M80 98C79.7 96 85 92.3 88 92C91 91.7 97.7 94 98 96C98.3 98 93 103.7 90 104C87 104.3 80.3 100 80 98Z"/>
  `,
};
