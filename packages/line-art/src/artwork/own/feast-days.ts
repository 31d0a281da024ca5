/** Things of feasts of the west: 128 × 128 boxes. */
export const feastDays: Readonly<Record<string, string>> = {
  // A sleigh with curled runners, full of presents.
  "santa-sleigh": `
    <path data-part="gift" fill="#62b5f2" d="M54 20L76 20C77.1 20 78 20.9 78 22L78 52C78 53.1 77.1 54 76 54L54 54C52.9 54 52 53.1 52 52L52 22C52 20.9 52.9 20 54 20Z"/>
    <path data-part="ribbon" fill="#ffd35c" d="M61 20L69 20L69 54L61 54Z"/>
    <path data-part="gift" fill="#7cc977" d="M80 32L100 32C101.1 32 102 32.9 102 34L102 54C102 55.1 101.1 56 100 56L80 56C78.9 56 78 55.1 78 54L78 34C78 32.9 78.9 32 80 32Z"/>
    <path data-part="gift" fill="#f28d8d" d="M32 34L52 34C53.1 34 54 34.9 54 36L54 54C54 55.1 53.1 56 52 56L32 56C30.9 56 30 55.1 30 54L30 36C30 34.9 30.9 34 32 34Z"/>
    <circle data-part="bow" fill="#e8685f" cx="65" cy="16" r="6"/>
    <path data-part="body" fill="#e8685f" d="M2 40C2 28 18 26 22 38C26 52 40 56 56 56L98 56C104 40 112 28 124 22C128 30 126 44 120 60C114 80 104 92 90 94L38 94C18 94 4 76 6 52C2 48 2 44 2 40Z"/>
    <path data-part="band" fill="#ffd35c" d="M26 66C50 74 80 74 108 64L104 76C80 84 50 84 32 76Z"/>
    <path data-part="support" fill="#c98f4e" d="M34 94L42 94L42 112L34 112Z"/>
    <path data-part="support" fill="#c98f4e" d="M86 94L94 94L94 112L86 112Z"/>
    <path data-part="ski" fill="#ffd35c" d="M4 106C2 100 10 96 13 102C14 108 18 110 24 110L104 110C114 110 118 106 118 100L127 100C127 112 120 120 106 120L22 120C12 120 6 114 4 106Z"/>
  `,
  // A Christmas star flower.
  poinsettia: `
    <path data-part="leaf" fill="#5fae54" d="M73.4 54.6C84.3 56.6 97.9 63.7 106.1 60.7C114.2 57.8 116.9 44.7 122.2 36.7C113 34.1 102.6 25.8 94.4 28.8C86.3 31.8 80.4 46 73.4 54.6Z"/>
    <path data-part="leaf" fill="#5fae54" d="M54.6 54.6C47.6 46 41.7 31.8 33.6 28.8C25.4 25.8 15 34.1 5.8 36.7C11.1 44.7 13.8 57.8 21.9 60.7C30.1 63.7 43.7 56.6 54.6 54.6Z"/>
    <path data-part="petal" fill="#e6647b" d="M66 54.5C75 49.6 89.1 46.6 93.1 39.7C97.1 32.7 91 21.9 90 13C81.8 16.5 69.3 16.7 65.3 23.7C61.3 30.6 65.8 44.2 66 54.5Z"/>
    <path data-part="petal" fill="#e6647b" d="M68 58C76.8 63.3 86.4 74 94.4 74C102.4 74 108.8 63.3 116 58C108.8 52.7 102.4 42 94.4 42C86.4 42 76.8 52.7 68 58Z"/>
    <path data-part="petal" fill="#e6647b" d="M66 61.5C65.8 71.8 61.3 85.4 65.3 92.3C69.3 99.3 81.8 99.5 90 103C91 94.1 97.1 83.3 93.1 76.3C89.1 69.4 75 66.4 66 61.5Z"/>
    <path data-part="petal" fill="#e6647b" d="M62 61.5C53 66.4 38.9 69.4 34.9 76.3C30.9 83.3 37 94.1 38 103C46.2 99.5 58.7 99.3 62.7 92.3C66.7 85.4 62.2 71.8 62 61.5Z"/>
    <path data-part="petal" fill="#e6647b" d="M60 58C51.2 52.7 41.6 42 33.6 42C25.6 42 19.2 52.7 12 58C19.2 63.3 25.6 74 33.6 74C41.6 74 51.2 63.3 60 58Z"/>
    <path data-part="petal" fill="#e6647b" d="M62 54.5C62.2 44.2 66.7 30.6 62.7 23.7C58.7 16.7 46.2 16.5 38 13C37 21.9 30.9 32.7 34.9 39.7C38.9 46.6 53 49.6 62 54.5Z"/>
    <path fill="none" stroke="#8a1a2a" stroke-width="2" d="M76 37.2L85 21.6"/>
    <path fill="none" stroke="#8a1a2a" stroke-width="2" d="M88 58L106 58"/>
    <path fill="none" stroke="#8a1a2a" stroke-width="2" d="M76 78.8L85 94.4"/>
    <path fill="none" stroke="#8a1a2a" stroke-width="2" d="M52 78.8L43 94.4"/>
    <path fill="none" stroke="#8a1a2a" stroke-width="2" d="M40 58L22 58"/>
    <path fill="none" stroke="#8a1a2a" stroke-width="2" d="M52 37.2L43 21.6"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="64" cy="58" r="12"/>
    <circle fill="#2a2440" cx="60" cy="55" r="2.2"/>
    <circle fill="#2a2440" cx="68" cy="55" r="2.2"/>
    <circle fill="#2a2440" cx="64" cy="62" r="2.2"/>
    <path fill="#ffffff" d="M34 100L94 100L94 109L34 109Z"/>
    <path data-part="pot" fill="#d9a05c" d="M38 109L90 109L84 124L44 124Z"/>
  `,
  // A four-sided top for Hanukkah.
  dreidel: `
    <path data-part="handle" fill="#c98f4e" d="M56 2L72 2L72 34L56 34Z"/>
    <path data-part="panel" fill="#62b5f2" d="M22 34L78 28L78 84L22 90Z"/>
    <path data-part="panel" fill="#9fd4f2" d="M78 28L108 40L108 92L78 84Z"/>
    <path data-part="lid" fill="#cfe9fb" d="M22 34L52 44L108 40L78 28Z"/>
    <path data-part="sole" fill="#ffd35c" d="M22 90L78 84L108 92L62 126Z"/>
    <path data-part="star" fill="#ffd35c" d="M50 40L58.7 55L67.3 70L50 70L32.7 70L41.3 55Z"/>
    <path data-part="star" fill="#ffd35c" d="M50 80L41.3 65L32.7 50L50 50L67.3 50L58.7 65Z"/>
  `,
  // A rabbit with a basket of eggs.
  "easter-bunny": `
    <path data-part="ear" fill="#ffffff" d="M40 36C30 22 28 4 36 0C46 4 52 20 54 34Z"/>
    <path data-part="ear" fill="#ffffff" d="M74 34C76 18 84 2 92 2C100 8 94 26 86 38Z"/>
    <path data-part="body" fill="#ffffff" d="M36 82C28 96 28 112 36 122L92 122C100 112 100 96 92 82Z"/>
    <path data-part="head" fill="#ffffff" d="M64 30C86 30 100 42 100 58C100 76 84 86 64 86C44 86 28 76 28 58C28 42 42 30 64 30Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="49" cy="56" rx="4.4" ry="5.8"/>
    <circle fill="#ffffff" cx="48.2" cy="53.6" r="2.1"/>
    <ellipse data-part="eye" fill="#2a2440" cx="79" cy="56" rx="4.4" ry="5.8"/>
    <circle fill="#ffffff" cx="78.2" cy="53.6" r="2.1"/>
    <path data-part="nose" fill="#f28d8d" d="M60 64L68 64L64 69Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M64 69L64 73M64 73C60 77 56 76 54 74M64 73C68 77 72 76 74 74"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="40" cy="68" rx="6" ry="4.4"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="88" cy="68" rx="6" ry="4.4"/>
    <path fill="none" stroke="#8a5a24" stroke-width="2.4" d="M40 96C44 76 84 76 88 96"/>
    <ellipse data-part="egg" fill="#e8685f" cx="50" cy="94" rx="9" ry="11"/>
    <ellipse data-part="egg" fill="#62b5f2" cx="78" cy="94" rx="9" ry="11"/>
    <ellipse data-part="egg" fill="#ffd35c" cx="64" cy="90" rx="10" ry="12"/>
    <path data-part="basket" fill="#c98f4e" d="M34 98L94 98L86 122L42 122Z"/>
    <path fill="none" stroke="#6b4526" stroke-width="2" d="M38 108L90 108"/>
    <ellipse data-part="paw" fill="#ffffff" cx="38" cy="100" rx="8" ry="7"/>
    <ellipse data-part="paw" fill="#ffffff" cx="90" cy="100" rx="8" ry="7"/>
  `,
  // A pot of gold at the rainbow's end.
  "pot-of-gold": `
    <path data-part="band" fill="#e8685f" d="M4 78C4 34 30 4 76 4L76 18C40 18 18 42 18 78Z"/>
    <path data-part="band" fill="#ffd35c" d="M18 78C18 42 40 18 76 18L76 32C48 32 32 50 32 78Z"/>
    <path data-part="band" fill="#62b5f2" d="M32 78C32 50 48 32 76 32L76 46C58 46 46 58 46 78Z"/>
    <path data-part="cloud" fill="#ffffff" d="M92 11Q104.4 8.4 109.2 16.6Q119.9 21.7 113.4 29.3Q114.4 38.2 101.5 39.5Q92 45.5 82.5 39.5Q69.6 38.2 70.6 29.3Q64.1 21.7 74.8 16.6Q79.6 8.4 92 11Z"/>
    <circle data-part="ingot" fill="#ffd35c" cx="60" cy="74" r="10"/>
    <circle data-part="ingot" fill="#ffd35c" cx="84" cy="72" r="10"/>
    <circle data-part="ingot" fill="#ffd35c" cx="72" cy="66" r="11"/>
    <circle data-part="ingot" fill="#ffd35c" cx="98" cy="78" r="9"/>
    <circle data-part="ingot" fill="#ffd35c" cx="46" cy="78" r="9"/>
    <path data-part="pot" fill="#aab2be" d="M36 84L108 84C124 92 124 112 108 122L36 122C20 112 20 92 36 84Z"/>
    <path data-part="rim" fill="#c3cad6" d="M33 78L111 78C113.8 78 116 80.2 116 83L116 85C116 87.8 113.8 90 111 90L33 90C30.2 90 28 87.8 28 85L28 83C28 80.2 30.2 78 33 78Z"/>
    <path data-part="leaf" fill="#7cc977" d="M72 96C78 90 86 96 80 102C88 102 88 110 80 110C78 116 70 118 72 110C66 118 58 112 64 106C58 106 58 98 66 100C62 94 68 90 72 96Z"/>
  `,
  // A horn of plenty with fruit of the harvest.
  cornucopia: `
    <path data-part="basket" fill="#c98f4e" d="M122 16C126 30 118 44 104 48C96 76 74 94 40 96L18 62C30 34 62 24 92 34C104 36 110 30 108 20C110 12 118 10 122 16Z"/>
    <path fill="none" stroke="#6b4526" stroke-width="2" d="M98 38C92 42 90 50 94 60M76 34C66 44 66 62 76 80M54 38C44 50 44 74 56 92"/>
    <ellipse data-part="inside" fill="#b18458" cx="28" cy="78" rx="17" ry="26"/>
    <circle data-part="fruit" fill="#e8685f" cx="24" cy="72" r="13"/>
    <circle data-part="fruit" fill="#c9a3e8" cx="44" cy="82" r="13"/>
    <path data-part="fruit" fill="#ff9f5a" d="M8 100C8 86 20 82 34 84C50 82 60 90 60 104C60 118 48 124 34 124C18 124 8 116 8 100Z"/>
    <path fill="none" stroke="#a8561a" stroke-width="2" d="M26 86C20 98 20 112 26 122M42 86C48 98 48 112 42 122"/>
    <path data-part="fruit" fill="#ffd35c" d="M66 96C78 92 96 92 108 100C116 106 120 114 122 122C104 124 82 120 70 110C64 106 64 100 66 96Z"/>
    <circle data-part="fruit" fill="#7cc977" cx="62" cy="118" r="7"/>
    <path data-part="stem" fill="#7cc977" d="M30 84L34 74L40 76L38 84Z"/>
  `,
  // A baby angel with a bow and a heart arrow.
  cupid: `
    <path data-part="wing" fill="#ffffff" d="M84 62C92 46 112 38 124 46C124 58 118 62 112 64C116 70 112 76 106 76C106 82 98 86 88 80Z"/>
    <path data-part="body" fill="#fbdcc0" d="M54 74C46 84 46 98 52 106C44 110 36 116 34 122L52 124L66 112L80 124L98 122C96 114 88 110 82 106C88 96 88 84 80 74Z"/>
    <path data-part="shorts" fill="#ffffff" d="M48 96C58 102 76 102 86 96L88 108C74 114 60 114 46 108Z"/>
    <path data-part="arm" fill="#fbdcc0" d="M56 76C44 76 34 78 26 82L24 72C34 68 48 66 58 68Z"/>
    <path data-part="bowWeapon" fill="#c98f4e" d="M30 50C12 60 12 94 30 106L34 100C22 92 22 64 34 56Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M31 53L31 103"/>
    <path fill="none" stroke="#8a5a24" stroke-width="2.4" d="M2 77L64 77"/>
    <path data-part="hornTip" fill="#e8685f" d="M4 77L18 66L18 88Z"/>
    <circle data-part="face" fill="#fbdcc0" cx="68" cy="42" r="28"/>
    <path data-part="hair" fill="#ffd35c" d="M40 36C38 24 44 20 50 20C52 10 62 8 68 12C74 6 84 8 86 16C94 16 98 26 96 36C90 32 86 30 84 26C76 30 66 28 62 24C56 30 48 32 40 36Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="58" cy="44" rx="3.8" ry="5"/>
    <circle fill="#ffffff" cx="57.2" cy="41.9" r="1.9"/>
    <ellipse data-part="eye" fill="#2a2440" cx="78" cy="44" rx="3.8" ry="5"/>
    <circle fill="#ffffff" cx="77.2" cy="41.9" r="1.9"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M62 54C66 58 72 58 76 54"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="50" cy="54" rx="5" ry="3.8"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="86" cy="54" rx="5" ry="3.8"/>
  `,
  // A witch's cauldron that bubbles.
  cauldron: `
    <path data-part="leg" fill="#c08a58" d="M8 114L120 114Q125 114 125 119Q125 125 120 125L8 125Q3 125 3 119Q3 114 8 114Z"/>
    <circle data-part="ball" fill="#7cc977" cx="26" cy="10" r="8"/><circle data-part="ball" fill="#7cc977" cx="104" cy="12" r="9"/>
    <path data-part="water" fill="#7cc977" d="M22 34C14 24 24 16 34 20C38 6 58 6 62 16C68 6 86 6 90 18C102 14 112 24 106 34Z"/>
    <path data-part="pot" fill="#8d97a8" d="M22 40C4 64 14 108 64 108C114 108 124 64 106 40Z"/>
    <path data-part="rim" fill="#c3cad6" d="M20 32L108 32Q117 32 117 39Q117 46 108 46L20 46Q11 46 11 39Q11 32 20 32Z"/>
    <path data-part="water" fill="#b6e6a8" d="M70 30L98 30L98 62Q97 70 91 70Q85 70 84 62Q83 54 79 56Q71 58 70 48Z"/>
    <path fill="#f7933c" d="M18 118C8 104 16 94 20 84C28 90 28 98 34 98C40 94 38 84 44 78C52 86 50 98 57 99C62 96 62 86 66 80C74 88 72 98 79 99C84 96 84 88 88 82C96 90 92 98 98 98C104 96 104 90 108 84C114 96 118 106 110 118Z"/>
    <path fill="#ffe08a" d="M32 119C28 112 34 110 44 102C52 110 56 112 64 104C72 112 78 110 86 104C94 110 100 112 96 119Z"/>
  `,
  // A sugar skull with flowers for the Day of the Dead.
  "sugar-skull": `
    <path data-part="skull" fill="#fffdf6" d="M64 4C100 4 120 28 120 56C120 74 112 84 102 88L100 112C88 126 40 126 28 112L26 88C16 84 8 74 8 56C8 28 28 4 64 4Z"/>
    <circle data-part="petal" fill="#f28d8d" cx="54" cy="60" r="6.6"/>
    <circle data-part="petal" fill="#f28d8d" cx="46" cy="73.9" r="6.6"/>
    <circle data-part="petal" fill="#f28d8d" cx="30" cy="73.9" r="6.6"/>
    <circle data-part="petal" fill="#f28d8d" cx="22" cy="60" r="6.6"/>
    <circle data-part="petal" fill="#f28d8d" cx="30" cy="46.1" r="6.6"/>
    <circle data-part="petal" fill="#f28d8d" cx="46" cy="46.1" r="6.6"/>
    <circle data-part="petal" fill="#f28d8d" cx="106" cy="60" r="6.6"/>
    <circle data-part="petal" fill="#f28d8d" cx="98" cy="73.9" r="6.6"/>
    <circle data-part="petal" fill="#f28d8d" cx="82" cy="73.9" r="6.6"/>
    <circle data-part="petal" fill="#f28d8d" cx="74" cy="60" r="6.6"/>
    <circle data-part="petal" fill="#f28d8d" cx="82" cy="46.1" r="6.6"/>
    <circle data-part="petal" fill="#f28d8d" cx="98" cy="46.1" r="6.6"/>
    <circle data-part="eye" fill="#62b5f2" cx="38" cy="60" r="13"/>
    <circle data-part="eye" fill="#62b5f2" cx="90" cy="60" r="13"/>
    <circle fill="#2a2440" cx="38" cy="60" r="5"/>
    <circle fill="#2a2440" cx="90" cy="60" r="5"/>
    <path data-part="nose" fill="#2a2440" d="M64 72C70 78 72 84 70 88C66 86 62 86 58 88C56 84 58 78 64 72Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M36 102C52 110 76 110 92 102M48 98L48 114M64 100L64 116M80 98L80 114"/>
    <path data-part="petal" fill="#f28d8d" d="M64 22C55.6 18.5 55.2 11.6 64 8C72.8 11.6 72.4 18.5 64 22Z"/>
    <path data-part="petal" fill="#f28d8d" d="M67.8 24.8C68.5 15.7 74.9 13.2 81.1 20.4C80.4 29.9 73.7 31.7 67.8 24.8Z"/>
    <path data-part="petal" fill="#f28d8d" d="M66.4 29.2C75.2 27.1 79.6 32.4 74.6 40.6C65.3 42.8 61.6 37 66.4 29.2Z"/>
    <path data-part="petal" fill="#f28d8d" d="M61.6 29.2C66.4 37 62.7 42.8 53.4 40.6C48.4 32.4 52.8 27.1 61.6 29.2Z"/>
    <path data-part="petal" fill="#f28d8d" d="M60.2 24.8C54.3 31.7 47.6 29.9 46.9 20.4C53.1 13.2 59.5 15.7 60.2 24.8Z"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="64" cy="26" r="6"/>
  `,
};
