/** What a table is laid with: 128 × 128 boxes. */
export const tableware: Readonly<Record<string, string>> = {
  // A plate seen from above at a slant, leaves on its rim.
  plate: `
    <ellipse fill="#5a94e0" cx="64" cy="72" rx="62" ry="52"/>
    <ellipse data-part="plate" fill="#8fb8e8" cx="64" cy="64" rx="62" ry="52"/>
    <ellipse fill="#ffffff" cx="64" cy="64" rx="47" ry="38"/>
    <path data-part="leaf" fill="#ffd84a" d="M111.7 87.8C110.9 87.5 110.2 86.2 110.1 84.8C109.9 83.4 110.3 81.1 111 79.4C111.7 77.8 113 75.9 114 74.9C115.1 74 116.5 73.6 117.3 73.9C118.2 74.2 118.9 75.6 119 76.9C119.1 78.3 118.7 80.6 118.1 82.3C117.4 83.9 116.1 85.9 115 86.8C114 87.7 112.6 88.1 111.7 87.8Z"/>
    <path data-part="leaf" fill="#ffd84a" d="M78.4 108.4C78 107.5 78.5 106.1 79.4 105C80.3 104 82.2 102.6 83.8 101.9C85.4 101.2 87.7 100.8 89.1 100.9C90.5 101 91.8 101.7 92.2 102.5C92.5 103.3 92.1 104.8 91.2 105.8C90.3 106.9 88.4 108.2 86.8 108.9C85.2 109.6 82.9 110.1 81.5 110C80.1 109.9 78.7 109.2 78.4 108.4Z"/>
    <path data-part="leaf" fill="#ffd84a" d="M36.6 102.9C37 102.1 38.3 101.4 39.7 101.2C41.1 101.1 43.4 101.5 45 102.2C46.6 102.9 48.6 104.2 49.5 105.2C50.4 106.3 50.9 107.7 50.5 108.5C50.2 109.4 48.9 110.1 47.5 110.2C46.1 110.3 43.8 109.9 42.2 109.2C40.5 108.6 38.6 107.3 37.7 106.2C36.7 105.2 36.3 103.7 36.6 102.9Z"/>
    <path data-part="leaf" fill="#ffd84a" d="M10.9 74.7C11.7 74.3 13.2 74.7 14.2 75.7C15.3 76.6 16.6 78.5 17.3 80.1C18 81.7 18.5 84 18.4 85.4C18.3 86.8 17.6 88.1 16.8 88.5C15.9 88.8 14.5 88.4 13.4 87.5C12.4 86.6 11 84.7 10.3 83.1C9.6 81.4 9.2 79.1 9.3 77.8C9.4 76.4 10.1 75 10.9 74.7Z"/>
    <path data-part="leaf" fill="#ffd84a" d="M16.3 40.2C17.1 40.5 17.8 41.8 17.9 43.2C18.1 44.6 17.7 46.9 17 48.6C16.3 50.2 15 52.1 14 53.1C12.9 54 11.5 54.4 10.7 54.1C9.8 53.8 9.1 52.4 9 51.1C8.9 49.7 9.3 47.4 9.9 45.7C10.6 44.1 11.9 42.1 13 41.2C14 40.3 15.4 39.9 16.3 40.2Z"/>
    <path data-part="leaf" fill="#ffd84a" d="M49.6 19.6C50 20.5 49.5 21.9 48.6 23C47.7 24 45.8 25.4 44.2 26.1C42.6 26.8 40.3 27.2 38.9 27.1C37.5 27 36.2 26.3 35.8 25.5C35.5 24.7 35.9 23.2 36.8 22.2C37.7 21.1 39.6 19.8 41.2 19.1C42.8 18.4 45.1 17.9 46.5 18C47.9 18.1 49.3 18.8 49.6 19.6Z"/>
    <path data-part="leaf" fill="#ffd84a" d="M91.4 25.1C91 25.9 89.7 26.6 88.3 26.8C86.9 26.9 84.6 26.5 83 25.8C81.4 25.1 79.4 23.8 78.5 22.8C77.6 21.7 77.1 20.3 77.5 19.5C77.8 18.6 79.1 17.9 80.5 17.8C81.9 17.7 84.2 18.1 85.8 18.8C87.5 19.4 89.4 20.7 90.3 21.8C91.3 22.8 91.7 24.3 91.4 25.1Z"/>
    <path data-part="leaf" fill="#ffd84a" d="M117.1 53.3C116.3 53.7 114.8 53.3 113.8 52.3C112.7 51.4 111.4 49.5 110.7 47.9C110 46.3 109.5 44 109.6 42.6C109.7 41.2 110.4 39.9 111.2 39.5C112.1 39.2 113.5 39.6 114.6 40.5C115.6 41.4 117 43.3 117.7 44.9C118.4 46.6 118.8 48.9 118.7 50.2C118.6 51.6 117.9 53 117.1 53.3Z"/>
  `,

  // A fork, upright, with four tines.
  fork: `
    <path data-part="handle" fill="#e8c088" d="M58 76H70L74 118Q72 127 64 127Q56 127 54 118Z"/>
    <path data-part="band" fill="#f2605a" d="M58 70H70Q73 70 73 73V77Q73 80 70 80H58Q55 80 55 77V73Q55 70 58 70Z"/>
    <path fill="#d0dae8" d="M40 6Q40 1 44 1Q48 1 48 6V34H53V6Q53 1 57 1Q60.5 1 60.5 6V34H67.5V6Q67.5 1 71 1Q75 1 75 6V34H80V6Q80 1 84 1Q88 1 88 6V42Q88 60 70 66V72H58V66Q40 60 40 42Z"/>
  `,

  // A glass of water with a slice of lemon and two cubes of ice.
  "drinking-glass": `
    <path data-part="glass" fill="#d8f0fc" d="M24 10H104L94 118Q93 126 86 126H42Q35 126 34 118Z"/>
    <path data-part="water" fill="#8fd0f4" d="M28 44Q46 38 64 44Q82 50 100 44L94 116Q93 120 88 120H40Q35 120 34 116Z"/>
    <path fill="#ffffff" d="M42 58L62 52L68 72L48 78Z"/>
    <path fill="#ffffff" d="M62 84L82 80L86 100L66 104Z"/>
    <circle fill="#ffe070" cx="100" cy="20" r="19"/>
    <circle fill="#fff6c0" cx="100" cy="20" r="13.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M100 7V33M87 20H113M91 11L109 29M109 11L91 29"/>
  `,

  // A bamboo steamer of two tiers, its lid leaning beside it, buns in it under steam.
  "bamboo-steamer": `
    <circle fill="#fffaf0" cx="40" cy="52" r="17"/>
    <circle fill="#fffaf0" cx="88" cy="52" r="17"/>
    <circle fill="#fffaf0" cx="64" cy="46" r="18"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M58 36Q64 42 64 46Q64 42 70 36M34 43Q40 48 40 52Q40 48 46 43M82 43Q88 48 88 52Q88 48 94 43"/>
    <path data-part="basket" fill="#e8c080" d="M6 56H122V84Q122 92 114 92H14Q6 92 6 84Z"/>
    <path data-part="rim" fill="#c8904a" d="M4 54H124V64H4Z"/>
    <path data-part="band" fill="#c8904a" d="M6 78H122V86H6Z"/>
    <path data-part="basket" fill="#e8c080" d="M8 92H120V116Q120 124 112 124H16Q8 124 8 116Z"/>
    <path data-part="band" fill="#c8904a" d="M8 106H120V114H8Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M30 24Q36 16.520000000000003 30 13Q25 7.5 31 2M64 24Q70 16.520000000000003 64 13Q59 7.5 65 2M98 24Q104 16.520000000000003 98 13Q93 7.5 99 2"/>
  `,

  // A soup ladle with a long handle that ends in a hook.
  "soup-ladle": `
    <path data-part="handle" fill="#c8d4e4" d="M99.1 9.5C98.8 9.1 98.1 8.1 97.2 7C96.3 5.9 95.3 4.2 93.9 3.1C92.5 1.9 90.5 0.4 88.6 0.1C86.8 0 84.7 0.4 83 1C81.3 1.6 79.8 2.7 78.5 3.8C77.1 4.9 75.7 6.3 74.7 7.7C73.8 9 73.2 10.4 72.7 11.8C72.3 13.2 72.4 14 71.9 15.9C71.5 17.7 71.1 19.4 70.2 22.9C69.2 26.4 67.6 31.5 66 36.7C64.5 41.9 62.4 48.7 60.8 54.1C59.1 59.4 57.5 64.7 56.2 68.8C54.9 72.8 53.8 75.7 52.8 78.6C51.8 81.4 50.9 83.7 50.1 85.7C49.4 87.7 48.6 89.8 48.3 90.6L55.7 93.4C56 92.6 56.8 90.6 57.6 88.6C58.4 86.6 59.3 84.2 60.4 81.3C61.4 78.4 62.5 75.4 63.8 71.2C65.1 67.1 66.8 61.8 68.4 56.4C70.1 51.1 72.1 44.2 73.7 39C75.3 33.8 76.8 28.7 77.8 25.1C78.9 21.5 79.3 19.3 79.8 17.5C80.2 15.6 80.2 14.8 80.4 14C80.7 13.1 80.7 13 81.3 12.3C81.8 11.7 82.7 10.7 83.5 10C84.3 9.3 85.5 8.7 86.1 8.4C86.8 8 87 7.9 87.4 7.9C87.7 8 87.7 8.1 88.3 8.8C88.9 9.4 90 10.9 90.8 11.8C91.6 12.8 92.6 14.1 92.9 14.5Z"/>
    <path fill="#9ab0cc" d="M4 84H76Q78 124 40 125Q2 124 4 84Z"/>
    <ellipse data-part="rim" fill="#e8f0f8" cx="40" cy="84" rx="36" ry="11"/>
    <ellipse fill="#f4b060" cx="40" cy="85" rx="27" ry="6.5"/>
    <circle fill="#8fce7c" cx="34" cy="85" r="3"/>
  `,

  // Things for the table: a plate with a bowl, a fork, a spoon, a cup.
  tableware: `
    <path fill="#f5a08a" d="M10 26H118Q126 26 126 34V118Q126 126 118 126H10Q2 126 2 118V34Q2 26 10 26Z"/>
    <ellipse data-part="plate" fill="#ffffff" cx="64" cy="82" rx="36" ry="34"/>
    <ellipse fill="#8fb8e8" cx="64" cy="82" rx="24" ry="22"/>
    <path fill="#ffffff" d="M5 40H12V54H14V40H20V54H22V40H26V62Q26 72 21 74V116Q16 122 11 116V74Q5 72 5 62Z"/>
    <path fill="#ffffff" d="M112 40Q123 43 123 58Q123 70 117 74V116Q112 122 107 116V74Q101 70 101 58Q101 43 112 40Z"/>
    <path fill="#ffe070" d="M72 4H106V26Q106 40 89 40Q72 40 72 26Z"/>
    <path data-part="handle" fill="#ffe070" d="M106 10Q120 8 119 20Q118 32 104 31V25Q112 26 112 19Q112 15 106 16Z"/>
  `,

  // A cloth napkin drawn through a ring: folds above, a checked end below.
  napkin: `
    <path fill="#f7a8b8" d="M64 60L24 8Q36 2 46 8Q56 2 64 8Q72 2 82 8Q92 2 104 8Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M46 10L60 52M64 10V52M82 10L68 52"/>
    <path fill="#f7a8b8" d="M64 56L112 118Q96 126 84 120Q74 126 64 120Q54 126 44 120Q32 126 16 118Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 84L44 116M64 84V116M74 84L84 116M46 92Q64 98 82 92M36 106Q64 112 92 106"/>
    <path data-part="ring" fill="#ffd35c" d="M52 48H76Q86 48 86 58V58Q86 68 76 68H52Q42 68 42 58V58Q42 48 52 48Z"/>
    <circle fill="#8fb8e8" cx="64" cy="58" r="6"/>
  `,

  // A bottle of soy sauce with a red cap and a label, a small dish beside it.
  "soy-sauce-bottle": `
    <path fill="#c88a60" d="M38 34H62V44Q80 52 80 74V118Q80 125 72 125H28Q20 125 20 118V74Q20 52 38 44Z"/>
    <path data-part="cap" fill="#f2605a" d="M34 18Q34 12 40 12H60Q66 12 66 18V36H34Z"/>
    <path fill="#f2605a" d="M64 16L76 8L78 14L66 24Z"/>
    <path data-part="label" fill="#fff6d8" d="M22 68H78Q80 68 80 70V106Q80 108 78 108H22Q20 108 20 106V70Q20 68 22 68Z"/>
    <path fill="#ffd35c" d="M36 96C35 93.2 35 87 36 84C37 81 39.7 79.3 42 78C44.3 76.7 47.3 76 50 76C52.7 76 55.7 76.7 58 78C60.3 79.3 63 81 64 84C65 87 65 93.2 64 96C63 98.8 61.7 100.2 58 101C54.3 101.8 45.7 101.8 42 101C38.3 100.2 37 98.8 36 96Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M50 76V70M44 88H56M44 94H56"/>
    <ellipse fill="#8fb8e8" cx="104" cy="114" rx="24" ry="11"/>
    <ellipse fill="#ffffff" cx="104" cy="110" rx="24" ry="9"/>
    <ellipse fill="#c88a60" cx="104" cy="111" rx="15" ry="4.5"/>
  `,

  // A child's plate with the face of a bear and three hollows: rice, carrots, peas.
  "divided-plate": `
    <circle data-part="ear" fill="#c8986a" cx="22" cy="26" r="20"/>
    <circle data-part="ear" fill="#c8986a" cx="106" cy="26" r="20"/>
    <circle data-part="innerEar" fill="#f7b8a8" cx="22" cy="26" r="10"/>
    <circle data-part="innerEar" fill="#f7b8a8" cx="106" cy="26" r="10"/>
    <path fill="#e0b080" d="M64 14C76 14 90.3 16 100 22C109.7 28 118.3 39.7 122 50C125.7 60.3 125.3 73.3 122 84C118.7 94.7 111.7 107.2 102 114C92.3 120.8 76.7 125 64 125C51.3 125 35.7 120.8 26 114C16.3 107.2 9.3 94.7 6 84C2.7 73.3 2.3 60.3 6 50C9.7 39.7 18.3 28 28 22C37.7 16 52 14 64 14Z"/>
    <path data-part="panel" fill="#ffffff" d="M20 50Q28 30 60 26V68H16Q14 58 20 50Z"/>
    <path data-part="panel" fill="#ffffff" d="M108 50Q100 30 68 26V68H112Q114 58 108 50Z"/>
    <path data-part="panel" fill="#ffffff" d="M17 76H111Q104 112 64 115Q24 112 17 76Z"/>
    <path data-part="rice" fill="#ffe9a0" d="M30 60A6.7 6.7 0 0 1 28 48A7 7 0 0 1 38 40A6.7 6.7 0 0 1 50 42A5.9 5.9 0 0 1 54 52A4.9 4.9 0 0 1 50 60A11 11 0 0 1 30 60Z"/>
    <circle fill="#8fce7c" cx="82" cy="44" r="5.3"/>
    <circle fill="#8fce7c" cx="96" cy="46" r="5.3"/>
    <circle fill="#8fce7c" cx="88" cy="56" r="5.3"/>
    <circle fill="#8fce7c" cx="102" cy="58" r="5.3"/>
    <circle fill="#8fce7c" cx="78" cy="57" r="5.3"/>
    <path data-part="carrot" fill="#ff9a4a" d="M32 86Q40 80 48 86L41 104Z"/>
    <path data-part="carrot" fill="#ff9a4a" d="M54 92Q62 86 70 92L63 110Z"/>
    <path data-part="carrot" fill="#ff9a4a" d="M76 86Q84 80 92 86L85 104Z"/>
  `,

  // A clay pot with a lid and two ears over a small flame.
  "clay-pot": `
    <path data-part="flame" fill="#ffb04a" d="M48 126Q40 116 50 108Q52 114 56 112Q56 104 64 100Q72 106 72 112Q77 113 78 108Q88 116 80 126Z"/>
    <path data-part="handle" fill="#d9a878" d="M2 54Q0 46 10 46H24V62H10Q2 62 2 54ZM126 54Q128 46 118 46H104V62H118Q126 62 126 54Z"/>
    <path fill="#e8c090" d="M14 44H114Q118 88 92 104H36Q10 88 14 44Z"/>
    <path data-part="band" fill="#c8784a" d="M14 60H114V74H14Z"/>
    <path data-part="lid" fill="#c8784a" d="M12 46Q20 18 64 18Q108 18 116 46Z"/>
    <path  fill="#e8c090" d="M54 20Q52 6 64 6Q76 6 74 20Z"/>
    <ellipse fill="#ffffff" cx="90" cy="36" rx="3.6" ry="2.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M30 38C31.7 36.7 36 31.7 40 30C44 28.3 51.7 28.3 54 28"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M34 88Q44 96 54 96"/>
  `,
};
