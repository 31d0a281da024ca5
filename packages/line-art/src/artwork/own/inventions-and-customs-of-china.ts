import { eye } from "./eye.ts";

/** Inventions, dress, customs and beasts of old China: 128 × 128 boxes. */
export const inventionsAndCustomsOfChina: Readonly<Record<string, string>> = {
  // A big jar full of water.
  "water-vat": `
    <path fill="#c98a5a" d="M22 36C8 58 12 98 30 122L98 122C116 98 120 58 106 36Z"/>
    <path fill="none" stroke="#7d4a26" stroke-width="2.4" d="M20 64C46 74 82 74 108 64M24 98C48 106 80 106 104 98"/>
    <ellipse fill="#e0b088" cx="64" cy="34" rx="50" ry="16"/>
    <ellipse data-part="water" fill="#bfe3f7" cx="64" cy="36" rx="40" ry="10"/>
  `,
  // The same, broken: the water runs out, and a child comes out of the hole.
  "broken-vat": `
    <path fill="#c98a5a" d="M22 26C6 46 8 88 28 116L100 116C120 88 122 46 106 26Z"/>
    <ellipse fill="#e0b088" cx="64" cy="24" rx="50" ry="15"/>
    <ellipse fill="#f3dcc4" cx="64" cy="25" rx="39" ry="9"/>
    <path fill="#bfe3f7" d="M30 60L44 50L58 58L72 48L88 54L98 70L92 84L104 102L84 112L40 112L24 98L36 82Z"/>
    <path data-part="suit" fill="#ef8f8f" d="M44 112C44 92 52 86 64 86C76 86 84 92 84 112Z"/>
    <circle data-part="hand" fill="#ffe0c4" cx="40" cy="98" r="6.5"/>
    <circle data-part="hand" fill="#ffe0c4" cx="88" cy="98" r="6.5"/>
    <circle data-part="face" fill="#ffe0c4" cx="64" cy="74" r="16"/>
    <path data-part="hair" fill="#b5835a" d="M48 70C46 56 82 56 80 70C72 66 56 66 48 70Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="58" cy="76" rx="2.3" ry="3"/>
    <ellipse data-part="eye" fill="#2a2440" cx="70" cy="76" rx="2.3" ry="3"/>
    <path fill="none" stroke="#6a3a3a" stroke-width="2" d="M59 82C62 85 66 85 69 82"/>
    <path data-part="water" fill="#9fd4f5" d="M32 106C44 100 52 112 64 108C78 104 86 112 98 106C106 110 116 116 124 126L4 126C10 116 22 108 32 106Z"/>
  `,
  // A horse of glazed pottery of the Tang: a saddle cloth, tassels, glaze running down, a base.
  "tang-sancai": `
    <path fill="#c8a078" d="M10 116H118Q120 116 120 118V124Q120 126 118 126H10Q8 126 8 124V118Q8 116 10 116Z"/>
    <path data-part="tail" fill="#e8b060" d="M100.6 50.3C101.3 49 104.7 48.3 106 48C107.4 47.7 107.3 48.1 108.7 48.5C110.1 48.9 112.5 49.2 114.5 50.4C116.4 51.6 119.2 53.4 120.4 55.6C121.6 57.9 121.6 61.2 121.8 63.9C122 66.7 121.7 69.9 121.5 72.2C121.4 74.5 121.5 76.3 121 77.7C120.4 79.1 119.2 80.4 118.3 80.5C117.3 80.6 115.7 79.7 115 78.3C114.3 76.9 114.5 74.6 114.2 72.4C113.9 70.1 113.6 66.8 113.2 64.8C112.7 62.8 112.1 61.3 111.6 60.4C111.1 59.4 111 59.5 110.1 59.1C109.2 58.6 107.6 58.1 106.3 57.5C104.9 57 102.9 57.2 102 56C101 54.8 99.9 51.7 100.6 50.3Z"/>
    <path data-part="leg" fill="#d09a50" d="M44 70L56 70L54 117L44 117Z"/>
    <path data-part="leg" fill="#d09a50" d="M96 70L108 70L106 117L96 117Z"/>
    <path data-part="body" fill="#f0c878" d="M30 50C32.3 45.3 39.3 44 46 44C52.7 44 62 50.3 70 50C78 49.7 87.7 42 94 42C100.3 42 105.3 45.7 108 50C110.7 54.3 111.3 62.7 110 68C108.7 73.3 106.3 80 100 82C93.7 84 81.3 79.7 72 80C62.7 80.3 50.7 85.3 44 84C37.3 82.7 34.3 77.7 32 72C29.7 66.3 27.7 54.7 30 50Z"/>
    <path data-part="leg" fill="#f0c878" d="M32 66L48 66L44 117L34 117Z"/>
    <path data-part="leg" fill="#f0c878" d="M92 64L108 62L104 117L94 117Z"/>
    <path data-part="neck" fill="#f0c878" d="M28 70C24 67.7 20.7 55.3 20 48C19.3 40.7 21.7 31.7 24 26C26.3 20.3 30 14.7 34 14C38 13.3 45.3 16 48 22C50.7 28 50.7 43.3 50 50C49.3 56.7 47.7 58.7 44 62C40.3 65.3 32 72.3 28 70Z"/>
    <path data-part="head" fill="#f0c878" d="M36 6C39.3 6.3 43.3 12 44 16C44.7 20 44 26 40 30C36 34 25.7 37.7 20 40C14.3 42.3 9 44.7 6 44C3 43.3 1.3 39 2 36C2.7 33 6.3 29.7 10 26C13.7 22.3 19.7 17.3 24 14C28.3 10.7 32.7 5.7 36 6Z"/>
    <path data-part="ear" fill="#f0c878" d="M30 14L32 2L39 10Z"/>
    <path data-part="mane" fill="#fff0c0" d="M38 8Q54 16 56 48L48 52Q48 28 36 16Z"/>
    <path fill="#7fce9a" d="M56 46Q70 54 86 46L90 72Q86 82 82 74Q78 86 72 76Q66 86 62 74Q58 82 54 72Z"/>
    <path data-part="saddle" fill="#f2905a" d="M58 46Q60 36 64 42Q70 46 78 42Q84 34 86 46Q72 56 58 46Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M26 56Q40 64 48 58M96 56L108 54M12 34L18 44"/>
    <circle fill="#7fce9a" cx="32" cy="66" r="5"/>
    <circle fill="#7fce9a" cx="44" cy="66" r="5"/>
    ${eye(25, 25, 0.7)}
  `,

  // Movable type: blocks with characters in a tray, one lifted out, an ink roller.
  "movable-type": `
    <path fill="#d9a066" d="M4 44L124 44L127 124L1 124Z"/>
    <path fill="#f6e4c0" d="M12 52L116 52L118 116L10 116Z"/>
    <path fill="#ffffff" d="M18 56H42Q44 56 44 58V80Q44 82 42 82H18Q16 82 16 80V58Q16 56 18 56Z"/>
    <path fill="#ffffff" d="M51 56H75Q77 56 77 58V80Q77 82 75 82H51Q49 82 49 80V58Q49 56 51 56Z"/>
    <path fill="#ffffff" d="M84 56H108Q110 56 110 58V80Q110 82 108 82H84Q82 82 82 80V58Q82 56 84 56Z"/>
    <path fill="#ffffff" d="M18 86H42Q44 86 44 88V110Q44 112 42 112H18Q16 112 16 110V88Q16 86 18 86Z"/>
    <path fill="#ffffff" d="M51 86H75Q77 86 77 88V110Q77 112 75 112H51Q49 112 49 110V88Q49 86 51 86Z"/>
    <path fill="#ffffff" d="M84 86H108Q110 86 110 88V110Q110 112 108 112H84Q82 112 82 110V88Q82 86 84 86Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M30 61V78M22 66H38M24 77L30 68L36 77M55 62H71M55 78H71M63 62V78M88 64H104V76H88ZM96 60V80M24 92H38M31 92V107M22 107H40M55 94H71L63 100M63 100V109M55 103H71M90 92V108M102 92V108M88 98H106"/>
    <path fill="#f0d090" d="M50 4H80Q82 4 82 6V38Q82 40 80 40H50Q48 40 48 38V6Q48 4 50 4Z"/>
    <path fill="#ffffff" d="M54 9H76Q77 9 77 10V30Q77 31 76 31H54Q53 31 53 30V10Q53 9 54 9Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M65 12V28M57 18H73M58 27L65 19L72 27"/>
  `,

  // Paper made by hand: a man at the vat lifts the bamboo screen with a sheet out of the pulp.
  "paper-making": `
    <path data-part="body" fill="#7fb0e0" d="M36 60C36 60 37 47.7 40 44C43 40.3 48.3 39 54 38C59.7 37 68.3 37 74 38C79.7 39 85 40.3 88 44C91 47.7 92 60 92 60L92 90L36 90Z"/>
    <path data-part="sleeve" fill="#8fd0b0" d="M40 44C37.3 41.3 33.7 43.7 30 46C26.3 48.3 21 54 18 58C15 62 11 66.7 12 70C13 73.3 20.3 78 24 78C27.7 78 30.3 72.7 34 70C37.7 67.3 46 62 46 62C46 62 42.7 46.7 40 44Z"/>
    <path data-part="sleeve" fill="#8fd0b0" d="M88 44C90.7 41.3 94.3 43.7 98 46C101.7 48.3 107 54 110 58C113 62 117 66.7 116 70C115 73.3 107.7 78 104 78C100.3 78 97.7 72.7 94 70C90.3 67.3 82 62 82 62C82 62 85.3 46.7 88 44Z"/>
    <circle data-part="head" fill="#ffe0c8" cx="64" cy="24" r="18"/>
    <circle data-part="hair" fill="#b89070" cx="64" cy="6" r="5"/>
    <path data-part="hair" fill="#b89070" d="M45 24C43.8 23.5 45.2 15.2 47 12C48.8 8.8 53.2 6.3 56 5C58.8 3.7 61.3 4 64 4C66.7 4 69.2 3.7 72 5C74.8 6.3 79.2 8.8 81 12C82.8 15.2 84.2 23.5 83 24C81.8 24.5 77.2 16.7 74 15C70.8 13.3 67.3 14 64 14C60.7 14 57.2 13.3 54 15C50.8 16.7 46.2 24.5 45 24Z"/>
    <circle fill="#2a2440" cx="58" cy="25" r="2"/>
    <circle fill="#2a2440" cx="71" cy="25" r="2"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M58 33C58 33 62 36 64 36C66 36 70 33 70 33"/>
    <path data-part="collar" fill="#ffffff" d="M54 38L64 54L74 38Z"/>
    <path data-part="tub" fill="#d8a468" d="M10 86H118L112 122Q111 127 106 127H22Q17 127 16 122Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M38 104L40 126M64 106V126M90 104L88 126"/>
    <ellipse data-part="rim" fill="#b88850" cx="64" cy="90" rx="60" ry="15"/>
    <ellipse data-part="water" fill="#cfe8fa" cx="64" cy="90" rx="50" ry="10"/>
    <path data-part="frame" fill="#b88850" d="M26 60H102L108 84H20Z"/>
    <path data-part="paper" fill="#fffdf0" d="M34 65H94L98 79H30Z"/>
    <circle data-part="hand" fill="#ffe0c8" cx="20" cy="76" r="8"/>
    <circle data-part="hand" fill="#ffe0c8" cx="108" cy="76" r="8"/>
  `,

  // The water festival of the Dai: a silver bowl, water flying out of it, flowers.
  "water-festival": `
    <path fill="#a8dcf8" d="M30 70C17.3 66.3 25.3 53.3 22 48C18.7 42.7 13.6 41 10 38C15.4 37.4 24.7 40 28 36C31.3 32 29.4 20.6 30 14C34.2 18.8 39.7 31.3 44 30C48.3 28.7 52.4 13.2 56 6C58.4 12.6 60.3 28.3 64 28C67.7 27.7 73.8 11.2 78 4C79.8 11.8 80.3 28.3 84 30C87.7 31.7 95.2 18.8 100 14C100.6 20.6 98.3 32.7 102 36C105.7 39.3 116 34.6 122 34C117.8 38.8 112 44 108 50C104 56 111 66.7 98 70C85 73.3 42.7 73.7 30 70Z"/>
    <path fill="#e4f6ff" d="M48 70C42.3 67.3 44.7 56.3 46 54C47.3 51.7 53.3 58.3 56 56C58.7 53.7 59.7 40 62 40C64.3 40 66.7 54 70 56C73.3 58 80.3 49.7 82 52C83.7 54.3 85.7 67 80 70C74.3 73 53.7 72.7 48 70Z"/>
    <path data-part="bowl" fill="#e4e8ee" d="M10 68H118Q116 104 84 116H44Q12 104 10 68Z"/>
    <path fill="#c8ccd4" d="M42 113H86Q90 113 90 117V121Q90 125 86 125H42Q38 125 38 121V117Q38 113 42 113Z"/>
    <path data-part="rim" fill="#c8ccd4" d="M10 62H118Q124 62 124 68V68Q124 74 118 74H10Q4 74 4 68V68Q4 62 10 62Z"/>
    <circle data-part="petal" fill="#f28aa8" cx="36" cy="85.6" r="4.6"/>
    <circle data-part="petal" fill="#f28aa8" cx="42.1" cy="90" r="4.6"/>
    <circle data-part="petal" fill="#f28aa8" cx="39.8" cy="97.2" r="4.6"/>
    <circle data-part="petal" fill="#f28aa8" cx="32.2" cy="97.2" r="4.6"/>
    <circle data-part="petal" fill="#f28aa8" cx="29.9" cy="90" r="4.6"/>
    <circle fill="#ffd35c" cx="36" cy="92" r="4"/>
    <circle data-part="petal" fill="#f28aa8" cx="64" cy="89.6" r="4.6"/>
    <circle data-part="petal" fill="#f28aa8" cx="70.1" cy="94" r="4.6"/>
    <circle data-part="petal" fill="#f28aa8" cx="67.8" cy="101.2" r="4.6"/>
    <circle data-part="petal" fill="#f28aa8" cx="60.2" cy="101.2" r="4.6"/>
    <circle data-part="petal" fill="#f28aa8" cx="57.9" cy="94" r="4.6"/>
    <circle fill="#ffd35c" cx="64" cy="96" r="4"/>
    <circle data-part="petal" fill="#f28aa8" cx="92" cy="85.6" r="4.6"/>
    <circle data-part="petal" fill="#f28aa8" cx="98.1" cy="90" r="4.6"/>
    <circle data-part="petal" fill="#f28aa8" cx="95.8" cy="97.2" r="4.6"/>
    <circle data-part="petal" fill="#f28aa8" cx="88.2" cy="97.2" r="4.6"/>
    <circle data-part="petal" fill="#f28aa8" cx="85.9" cy="90" r="4.6"/>
    <circle fill="#ffd35c" cx="92" cy="92" r="4"/>
    <circle data-part="drop" fill="#a8dcf8" cx="14" cy="22" r="4.4"/>
    <circle data-part="drop" fill="#a8dcf8" cx="114" cy="18" r="4.4"/>
  `,

  // A charm for peace: a red pouch on a knotted cord, 平 on it, a tassel.
  "peace-charm": `
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M64 30Q46 22 50 8Q64 1 78 8Q82 22 64 30"/>
    <path fill="#f2605a" d="M40 32H88L104 48V100Q104 108 96 108H32Q24 108 24 100V48Z"/>
    <path fill="#ffd35c" d="M40 32H88L104 48H24Z"/>
    <path data-part="bow" fill="#ffffff" d="M58 40C55.7 37.7 52.7 30.7 50 30C47.3 29.3 42 33.7 42 36C42 38.3 47.6 41.6 50 44C54.2 42.8 59.3 40 64 40C68.7 40 73.8 42.8 78 44C80.4 41.6 86 38.3 86 36C86 33.7 80.7 29.3 78 30C75.3 30.7 72.3 37.7 70 40C67.7 42.3 66 44 64 44C62 44 60.3 42.3 58 40Z"/>
    <path fill="#fff6e0" d="M46 54H82Q86 54 86 58V96Q86 100 82 100H46Q42 100 42 96V58Q42 54 46 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M50 62H78M48 78H80M64 62V96M55 67L58 73M73 67L70 73"/>
    <path data-part="tassel" fill="#ffd35c" d="M56 108H72L76 126H52Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M60 112V126M68 112V126"/>
  `,

  // The cord of five colours of the Dragon Boat Festival, plaited into a bracelet with a small bell.
  "five-coloured-cord": `
    <path fill="#f2605a" d="M58.7 0.2C62.2 0 72.8 5.6 74.6 8.9C76.3 12.1 72.8 19.4 69.3 19.8C65.8 20.2 55.2 14.4 53.4 11.1C51.7 7.9 55.2 0.6 58.7 0.2Z"/>
    <path fill="#ffd35c" d="M75.6 1.1C79 1.8 87.3 10.6 88 14.2C88.7 17.9 83.1 23.8 79.6 23.1C76.2 22.3 67.9 13.5 67.2 9.9C66.5 6.2 72.1 0.3 75.6 1.1Z"/>
    <path fill="#8fce7c" d="M91.3 6.9C94.4 8.7 99.6 19.6 99.1 23.3C98.6 27 91.5 30.9 88.4 29.1C85.3 27.3 80.1 16.4 80.6 12.7C81.1 9 88.3 5.2 91.3 6.9Z"/>
    <path fill="#8fb8f0" d="M104.4 17.2C106.8 19.9 108.3 31.8 106.7 35.2C105.1 38.6 97.2 40 94.8 37.4C92.4 34.8 90.8 22.8 92.5 19.4C94.1 16.1 102 14.6 104.4 17.2Z"/>
    <path fill="#ffffff" d="M113.6 30.9C115 34.2 112.8 46 110.2 48.7C107.6 51.4 99.6 50.4 98.1 47.1C96.7 43.9 98.9 32 101.5 29.3C104.1 26.6 112.1 27.7 113.6 30.9Z"/>
    <path fill="#f2605a" d="M117.8 46.7C118.2 50.2 112.4 60.8 109.1 62.6C105.9 64.3 98.6 60.8 98.2 57.3C97.8 53.8 103.6 43.2 106.9 41.4C110.1 39.7 117.4 43.2 117.8 46.7Z"/>
    <path fill="#ffd35c" d="M116.8 63C116.1 66.4 107.3 74.7 103.7 75.4C100 76.1 94.1 70.5 94.9 67C95.6 63.5 104.4 55.2 108 54.6C111.7 53.9 117.6 59.5 116.8 63Z"/>
    <path fill="#8fce7c" d="M110.7 78.2C108.9 81.2 98 86.4 94.3 85.9C90.6 85.4 86.8 78.3 88.5 75.2C90.3 72.1 101.2 67 104.9 67.5C108.6 68 112.4 75.1 110.7 78.2Z"/>
    <path fill="#8fb8f0" d="M99.9 90.8C97.3 93.2 85.3 94.7 82 93.1C78.6 91.5 77.2 83.5 79.8 81.2C82.4 78.8 94.4 77.2 97.7 78.8C101.1 80.4 102.6 88.4 99.9 90.8Z"/>
    <path fill="#ffffff" d="M85.7 99.6C82.5 101.1 70.6 98.9 67.9 96.3C65.2 93.7 66.3 85.7 69.5 84.2C72.7 82.8 84.6 85 87.3 87.6C90 90.2 88.9 98.2 85.7 99.6Z"/>
    <path fill="#f2605a" d="M69.3 103.8C65.8 104.2 55.2 98.4 53.4 95.1C51.7 91.9 55.2 84.6 58.7 84.2C62.2 83.8 72.8 89.6 74.6 92.9C76.3 96.1 72.8 103.4 69.3 103.8Z"/>
    <path fill="#ffd35c" d="M52.4 102.9C49 102.2 40.7 93.4 40 89.8C39.3 86.1 44.9 80.2 48.4 80.9C51.8 81.7 60.1 90.5 60.8 94.1C61.5 97.8 55.9 103.7 52.4 102.9Z"/>
    <path fill="#8fce7c" d="M36.7 97.1C33.6 95.3 28.4 84.4 28.9 80.7C29.4 77 36.5 73.1 39.6 74.9C42.7 76.7 47.9 87.6 47.4 91.3C46.9 95 39.7 98.8 36.7 97.1Z"/>
    <path fill="#8fb8f0" d="M23.6 86.8C21.2 84.1 19.7 72.2 21.3 68.8C22.9 65.4 30.8 64 33.2 66.6C35.6 69.2 37.2 81.2 35.5 84.6C33.9 87.9 26 89.4 23.6 86.8Z"/>
    <path fill="#ffffff" d="M14.4 73.1C13 69.8 15.2 58 17.8 55.3C20.4 52.6 28.4 53.6 29.9 56.9C31.3 60.1 29.1 72 26.5 74.7C23.9 77.4 15.9 76.3 14.4 73.1Z"/>
    <path fill="#f2605a" d="M10.2 57.3C9.8 53.8 15.6 43.2 18.9 41.4C22.1 39.7 29.4 43.2 29.8 46.7C30.2 50.2 24.4 60.8 21.1 62.6C17.9 64.3 10.6 60.8 10.2 57.3Z"/>
    <path fill="#ffd35c" d="M11.2 41C11.9 37.6 20.7 29.3 24.3 28.6C28 27.9 33.9 33.5 33.1 37C32.4 40.5 23.6 48.8 20 49.4C16.3 50.1 10.4 44.5 11.2 41Z"/>
    <path fill="#8fce7c" d="M17.3 25.8C19.1 22.8 30 17.6 33.7 18.1C37.4 18.6 41.2 25.7 39.5 28.8C37.7 31.9 26.8 37 23.1 36.5C19.4 36 15.6 28.9 17.3 25.8Z"/>
    <path fill="#8fb8f0" d="M28.1 13.2C30.7 10.8 42.7 9.3 46 10.9C49.4 12.5 50.8 20.5 48.2 22.8C45.6 25.2 33.6 26.8 30.3 25.2C26.9 23.6 25.4 15.6 28.1 13.2Z"/>
    <path fill="#ffffff" d="M42.3 4.4C45.5 2.9 57.4 5.1 60.1 7.7C62.8 10.3 61.7 18.3 58.5 19.8C55.3 21.2 43.4 19 40.7 16.4C38 13.8 39.1 5.8 42.3 4.4Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M64 96Q52 108 44 122M64 96Q76 108 86 122"/>
    <circle data-part="bell" fill="#ffd35c" cx="64" cy="104" r="12"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M54 106H74M64 108V115"/>
  `,

  // A dancer of the yangko: a fan in one hand, a red scarf around the waist, flowers in the hair.
  yangko: `
    <path data-part="ribbon" fill="#f2605a" d="M38 74C34.3 73.7 25 79 20 84C15 89 9 98.7 8 104C7 109.3 11 116.3 14 116C17 115.7 21.3 107 26 102C30.7 97 40 90.7 42 86C44 81.3 41.7 74.3 38 74Z"/>
    <path data-part="ribbon" fill="#f2605a" d="M90 74C93.7 73.7 103 79 108 84C113 89 119 98.7 120 104C121 109.3 117 116.3 114 116C111 115.7 106.7 107 102 102C97.3 97 88 90.7 86 86C84 81.3 86.3 74.3 90 74Z"/>
    <path data-part="leg" fill="#8fce9a" d="M50 88L64 88L62 116L46 116Z"/>
    <path data-part="leg" fill="#8fce9a" d="M64 88L78 88L82 116L66 116Z"/>
    <path data-part="shoe" fill="#f2705a" d="M46 114C49.7 112.3 59.3 112.3 62 114C64.7 115.7 65.7 122.3 62 124C58.3 125.7 42.7 125.7 40 124C37.3 122.3 42.3 115.7 46 114Z"/>
    <path data-part="shoe" fill="#f2705a" d="M66 114C68.7 112.3 78.3 112.3 82 114C85.7 115.7 90.7 122.3 88 124C85.3 125.7 69.7 125.7 66 124C62.3 122.3 63.3 115.7 66 114Z"/>
    <path data-part="sleeve" fill="#ff9fc0" d="M55.7 61.4C55.1 63.7 50.1 66 48.3 66.8C46.5 67.6 46.4 66.5 44.6 66.1C42.9 65.8 40.1 65.5 37.7 64.7C35.3 63.9 32.2 62.9 30.1 61.2C28 59.5 26.4 56.8 25.1 54.6C23.8 52.5 23.1 49.9 22.4 48.3C21.8 46.6 21 46.4 21.2 44.7C21.4 43 22.1 38.9 23.7 38C25.3 37.1 29.2 38.3 30.8 39.3C32.3 40.2 32.3 42.2 33.1 43.7C34 45.3 35 47.3 35.8 48.5C36.6 49.7 37 50.3 37.9 50.8C38.8 51.3 39.5 51.5 41 51.8C42.4 52 44.7 52.3 46.5 52.6C48.3 52.8 50.2 51.7 51.7 53.2C53.2 54.7 56.3 59.2 55.7 61.4Z"/>
    <path data-part="sleeve" fill="#ff9fc0" d="M72.2 59.4C72.4 57 77 54 78.8 53C80.6 52 81.1 53.2 83 53.3C85 53.5 87.9 53.4 90.5 53.9C93.1 54.4 96.3 54.9 98.7 56.1C101.2 57.4 103.4 59.6 105.2 61.3C107.1 63.1 108.5 65.4 109.7 66.9C110.8 68.3 111.6 68.4 111.9 70.1C112.2 71.8 112.6 76 111.3 77.3C110 78.6 105.9 78.4 104.1 77.9C102.3 77.4 101.8 75.5 100.6 74.2C99.3 72.9 97.7 71.1 96.5 70.1C95.3 69 94.5 68.4 93.3 67.9C92 67.4 90.8 67.3 89 67.1C87.3 67 84.7 67 82.8 67C80.8 66.9 79 68.2 77.2 67C75.5 65.7 71.9 61.7 72.2 59.4Z"/>
    <circle data-part="hand" fill="#ffe0c8" cx="110" cy="77" r="6"/>
    <path fill="#ffd35c" d="M26 42L2 30Q6 6 28 4Q46 8 48 26Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M26 42L12 14M26 42L28 4M26 42L42 13"/>
    <circle data-part="hand" fill="#ffe0c8" cx="26" cy="42" r="6"/>
    <path fill="#ff9fc0" d="M50 56C53.3 52.3 59.3 52 64 52C68.7 52 74.7 52.3 78 56C81.3 59.7 83 67.7 84 74C85 80.3 87.3 90 84 94C80.7 98 70.7 98 64 98C57.3 98 47.3 98 44 94C40.7 90 43 80.3 44 74C45 67.7 46.7 59.7 50 56Z"/>
    <path fill="#f2605a" d="M46 74H82Q85 74 85 77V80Q85 83 82 83H46Q43 83 43 80V77Q43 74 46 74Z"/>
    <circle data-part="face" fill="#ffe0c8" cx="64" cy="34" r="20"/>
    <path data-part="hair" fill="#b09080" d="M44 34Q44 12 64 12Q84 12 84 34Q74 22 64 24Q54 22 44 34Z"/>
    <circle data-part="flower" fill="#f2605a" cx="46" cy="16" r="7"/>
    <circle data-part="flower" fill="#f2605a" cx="82" cy="16" r="7"/>
    <circle data-part="flower" fill="#ffd35c" cx="64" cy="9" r="7"/>
    ${eye(56, 36, 0.7)}
    ${eye(72, 36, 0.7)}
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M58 45Q64 50 70 45"/>
    <circle data-part="cheek" fill="#ffc0c0" cx="51" cy="43" r="3.4"/>
    <circle data-part="cheek" fill="#ffc0c0" cx="77" cy="43" r="3.4"/>
  `,

  // Bellows for a fire: two handles, a pleated bag, a nozzle blowing.
  bellows: `
    <path data-part="body" fill="#c98f5e" d="M56 2H72V26Q104 34 104 62Q104 84 74 98L70 106H58L54 98Q24 84 24 62Q24 34 56 26Z"/>
    <path fill="#f0c890" d="M64 38Q92 42 92 62Q92 78 64 88Q36 78 36 62Q36 42 64 38Z"/>
    <circle fill="#a48a76" cx="64" cy="60" r="9"/>
    <path fill="#c8ccd4" d="M60 104H68Q70 104 70 106V117Q70 119 68 119H60Q58 119 58 117V106Q58 104 60 104Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.2" d="M64 122V127M50 116L42 124M78 116L86 124"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M26 52Q20 62 26 74M102 52Q108 62 102 74"/>
  `,

  // A Zhongshan suit: a turned collar, five buttons, four pockets.
  "zhongshan-suit": `
    <path fill="#8f98b8" d="M42 14L16 28Q6 34 6 46L8 92H28V54L30 122H98L100 54V92H120L122 46Q122 34 112 28L86 14Z"/>
    <path data-part="collar" fill="#b0b8d4" d="M42 14Q64 2 86 14L80 30L64 22L48 30Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 22V122M28 54L26 44M100 54L102 44"/>
    <path data-part="pocket" fill="#b0b8d4" d="M38 44H54Q56 44 56 46V62Q56 64 54 64H38Q36 64 36 62V46Q36 44 38 44Z"/>
    <path data-part="pocket" fill="#b0b8d4" d="M74 44H90Q92 44 92 46V62Q92 64 90 64H74Q72 64 72 62V46Q72 44 74 44Z"/>
    <path data-part="pocket" fill="#b0b8d4" d="M36 84H56Q58 84 58 86V108Q58 110 56 110H36Q34 110 34 108V86Q34 84 36 84Z"/>
    <path data-part="pocket" fill="#b0b8d4" d="M72 84H92Q94 84 94 86V108Q94 110 92 110H72Q70 110 70 108V86Q70 84 72 84Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M36 52H56M72 52H92M34 93H58M70 93H94"/>
    <circle fill="#ffd35c" cx="64" cy="34" r="3.2"/>
    <circle fill="#ffd35c" cx="64" cy="54" r="3.2"/>
    <circle fill="#ffd35c" cx="64" cy="74" r="3.2"/>
    <circle fill="#ffd35c" cx="64" cy="94" r="3.2"/>
    <circle fill="#ffd35c" cx="64" cy="112" r="3.2"/>
  `,

  // The taotie of old bronzes: a broad face, curled horns, huge eyes, fangs.
  taotie: `
    <path data-part="horn" fill="#8fc0a0" d="M40 40Q12 44 6 26Q4 6 22 4Q36 6 34 20Q30 28 22 24Q26 34 44 28Z"/>
    <path data-part="horn" fill="#8fc0a0" d="M88 40Q116 44 122 26Q124 6 106 4Q92 6 94 20Q98 28 106 24Q102 34 84 28Z"/>
    <path data-part="ear" fill="#a8d4b4" d="M10 50C8 44.3 4.4 43 2 40C2 49 0 64.3 2 70C4 75.7 12.7 77.3 14 74C15.3 70.7 12 55.7 10 50Z"/>
    <path data-part="ear" fill="#a8d4b4" d="M118 50C120 44.3 123.6 43 126 40C126 49 128 64.3 126 70C124 75.7 115.3 77.3 114 74C112.7 70.7 116 55.7 118 50Z"/>
    <path data-part="head" fill="#a8d4b4" d="M64 22C70.7 22 77 23.7 84 26C91 28.3 100.3 31 106 36C111.7 41 116.3 48.3 118 56C119.7 63.7 118.3 74 116 82C113.7 90 109.3 98.7 104 104C98.7 109.3 90.7 113 84 114C77.3 115 70.7 110 64 110C57.3 110 50.7 115 44 114C37.3 113 29.3 109.3 24 104C18.7 98.7 14.3 90 12 82C9.7 74 8.3 63.7 10 56C11.7 48.3 16.3 41 22 36C27.7 31 37 28.3 44 26C51 23.7 57.3 22 64 22Z"/>
    <path fill="#ffe070" d="M20 56C22.3 52 30.3 44.3 36 44C41.7 43.7 51.3 50 54 54C56.7 58 55 64.7 52 68C49 71.3 41 74 36 74C31 74 24.7 71 22 68C19.3 65 17.7 60 20 56Z"/>
    <path fill="#ffe070" d="M108 56C105.7 52 97.7 44.3 92 44C86.3 43.7 76.7 50 74 54C71.3 58 73 64.7 76 68C79 71.3 87 74 92 74C97 74 103.3 71 106 68C108.7 65 110.3 60 108 56Z"/>
    <circle fill="#2a2440" cx="38" cy="60" r="6.5"/>
    <circle fill="#2a2440" cx="90" cy="60" r="6.5"/>
    <path data-part="nose" fill="#7fb090" d="M58 26H70V66Q78 72 78 80Q70 86 64 80Q58 86 50 80Q50 72 58 66Z"/>
    <path data-part="mouth" fill="#e88a78" d="M24 84Q64 98 104 84Q100 106 84 110Q64 104 44 110Q28 106 24 84Z"/>
    <path data-part="tooth" fill="#ffffff" d="M32 88L40 106L48 91Z"/>
    <path data-part="tooth" fill="#ffffff" d="M96 88L88 106L80 91Z"/>
    <path data-part="tooth" fill="#ffffff" d="M57 92L64 102L71 92Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M20 42Q34 34 50 42M108 42Q94 34 78 42"/>
  `,

  // Bai Ze, the wise white beast: a lion's mane in curls, two horns, a third eye, clouds at its feet.
  "bai-ze": `
    <path data-part="tail" fill="#c8e0f8" d="M84.2 105.1C83.8 102.8 86.9 98.6 88.7 97.1C90.6 95.6 92.8 96.5 95.1 96.1C97.3 95.7 100.4 95.4 102.3 95C104.3 94.5 106.1 93.8 106.8 93.5C107.5 93.1 106.5 93.6 106.6 93.1C106.6 92.5 107 91.4 107.1 90.2C107.2 89 107.1 87.2 107.1 86.1C107.1 84.9 107.1 84.5 106.9 83.3C106.7 82.2 106.4 80.8 105.8 79.2C105.2 77.7 104 75.6 103.2 73.9C102.4 72.3 100.9 71.2 100.9 69.2C100.9 67.1 101.6 62.8 103.3 61.7C105 60.7 109.3 62.2 111.1 62.8C112.9 63.4 112.9 64 114.2 65.2C115.6 66.4 117.6 68.2 119.2 70.2C120.9 72.2 123.1 74.6 124.1 77.2C125.2 79.7 125.6 82.6 125.7 85.3C125.8 88 125.5 90.6 124.9 93.3C124.2 96 123.6 98.9 121.8 101.5C120 104 116.9 107 114 108.5C111.2 110 107.6 110.2 104.6 110.6C101.6 111 98.2 110.9 96 111C93.8 111 93.2 111.9 91.3 110.9C89.3 109.9 84.6 107.3 84.2 105.1Z"/>
    <path data-part="body" fill="#fffaf0" d="M44 68C52.7 64.7 75.3 64.7 84 68C92.7 71.3 93.7 79.7 96 88C98.3 96.3 103.3 112 98 118C92.7 124 75.3 124 64 124C52.7 124 35.3 124 30 118C24.7 112 29.7 96.3 32 88C34.3 79.7 35.3 71.3 44 68Z"/>
    <path data-part="leg" fill="#fffaf0" d="M50 92H54Q60 92 60 98V118Q60 124 54 124H50Q44 124 44 118V98Q44 92 50 92Z"/>
    <path data-part="leg" fill="#fffaf0" d="M74 92H78Q84 92 84 98V118Q84 124 78 124H74Q68 124 68 118V98Q68 92 74 92Z"/>
    <circle data-part="mane" fill="#c8e0f8" cx="30" cy="26" r="13"/>
    <circle data-part="mane" fill="#c8e0f8" cx="22" cy="42" r="13"/>
    <circle data-part="mane" fill="#c8e0f8" cx="24" cy="60" r="13"/>
    <circle data-part="mane" fill="#c8e0f8" cx="36" cy="74" r="13"/>
    <circle data-part="mane" fill="#c8e0f8" cx="52" cy="82" r="13"/>
    <circle data-part="mane" fill="#c8e0f8" cx="76" cy="82" r="13"/>
    <circle data-part="mane" fill="#c8e0f8" cx="92" cy="74" r="13"/>
    <circle data-part="mane" fill="#c8e0f8" cx="104" cy="60" r="13"/>
    <circle data-part="mane" fill="#c8e0f8" cx="106" cy="42" r="13"/>
    <circle data-part="mane" fill="#c8e0f8" cx="98" cy="26" r="13"/>
    <circle data-part="mane" fill="#c8e0f8" cx="82" cy="16" r="13"/>
    <circle data-part="mane" fill="#c8e0f8" cx="46" cy="16" r="13"/>
    <path data-part="horn" fill="#ffe0a0" d="M46 22Q40 10 44 1Q54 8 56 20Z"/>
    <path data-part="horn" fill="#ffe0a0" d="M82 22Q88 10 84 1Q74 8 72 20Z"/>
    <path data-part="head" fill="#fffaf0" d="M64 16C70.7 16 79 18 84 22C89 26 92.7 34 94 40C95.3 46 94.3 52.7 92 58C89.7 63.3 84.7 69 80 72C75.3 75 69.3 76 64 76C58.7 76 52.7 75 48 72C43.3 69 38.3 63.3 36 58C33.7 52.7 32.7 46 34 40C35.3 34 39 26 44 22C49 18 57.3 16 64 16Z"/>
    ${eye(50, 46)}
    ${eye(78, 46)}
    <path fill="#ffd35c" d="M64 22C65.7 22 69 26.5 69 29C69 31.5 65.7 37 64 37C62.3 37 59 31.5 59 29C59 26.5 62.3 22 64 22Z"/>
    <circle fill="#2a2440" cx="64" cy="29" r="2.4"/>
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="56" rx="6" ry="4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 60V65M55 65Q59 70 64 65Q69 70 73 65"/>
    <path data-part="beard" fill="#c8e0f8" d="M54 70C56.7 67.7 71.3 67.7 74 70C76.7 72.3 71.7 80.3 70 84C68.3 87.7 66 92 64 92C62 92 59.7 87.7 58 84C56.3 80.3 51.3 72.3 54 70Z"/>
    <path data-part="cloud" fill="#e8f4fc" d="M12 124C0 122.2 8.3 116.7 10 114C11.7 111.3 18.3 108.3 22 108C25.7 107.7 28.7 112.3 32 112C35.3 111.7 38.3 105.7 42 106C45.7 106.3 50.3 113.3 54 114C57.7 114.7 60.3 110 64 110C67.7 110 72 114.7 76 114C80 113.3 84.3 106.3 88 106C91.7 105.7 94.3 111.7 98 112C101.7 112.3 106.3 107.3 110 108C113.7 108.7 119 113.2 120 116C121 118.8 128 123.7 116 125C98 126.3 29.7 125.8 12 124Z"/>
  `,
};
