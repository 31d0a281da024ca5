import { eye } from "./eye.ts";

/** Festivals, music and crafts of the world: 128 × 128 boxes. */
export const worldFestivals: Readonly<Record<string, string>> = {
  // A lantern of Ramadan with a crescent on top.
  "ramadan-lantern": `
    <path data-part="hornTip" fill="#ffd35c" d="M70 2C58 4 54 18 64 24C68 26 74 24 76 20C68 20 64 10 70 2Z"/>
    <path data-part="roof" fill="#e8685f" d="M64 22C84 28 94 38 98 48L30 48C34 38 44 28 64 22Z"/>
    <path data-part="rim" fill="#ffd35c" d="M27 46L101 46C102.7 46 104 47.4 104 49L104 53C104 54.6 102.7 56 101 56L27 56C25.4 56 24 54.6 24 53L24 49C24 47.4 25.4 46 27 46Z"/>
    <path data-part="pane" fill="#62b5f2" d="M28 56L50 56L54 104L38 104Z"/>
    <path data-part="pane" fill="#fff6e3" d="M50 56L78 56L74 104L54 104Z"/>
    <path data-part="pane" fill="#62b5f2" d="M78 56L100 56L90 104L74 104Z"/>
    <path data-part="flame" fill="#ff9f5a" d="M64 68C72 76 70 86 64 90C58 86 56 76 64 68Z"/>
    <path data-part="rim" fill="#ffd35c" d="M33 103L95 103C96.7 103 98 104.3 98 106L98 110C98 111.7 96.7 113 95 113L33 113C31.4 113 30 111.7 30 110L30 106C30 104.3 31.4 103 33 103Z"/>
    <path data-part="sole" fill="#e8685f" d="M42 113L86 113L96 125L32 125Z"/>
  `,
  // A round pattern of petals laid in coloured powder.
  rangoli: `
    <path data-part="scallop" fill="#ffe07a" d="M64 5Q78.6 0 87.5 11.3Q103.9 12.1 104.7 28.5Q118.5 37.4 111 52Q118.5 66.6 104.7 75.5Q103.9 91.9 87.5 92.7Q78.6 106.5 64 99Q49.4 106.5 40.5 92.7Q24.1 91.9 23.3 75.5Q9.5 66.6 17 52Q9.5 37.4 23.3 28.5Q24.1 12.1 40.5 11.3Q49.4 0 64 5Z"/>
    <path data-part="petal" fill="#e8709a" d="M64 42C68.3 36 77 29.6 77 23.9C77 18.3 68.3 13.3 64 8C59.7 13.3 51 18.3 51 23.9C51 29.6 59.7 36 64 42Z"/>
    <path data-part="petal" fill="#e8709a" d="M72.7 47C80 47.7 89.9 52.1 94.8 49.2C99.7 46.4 99.7 36.4 102.1 30C95.3 28.9 86.7 23.9 81.8 26.7C76.9 29.5 75.7 40.2 72.7 47Z"/>
    <path data-part="petal" fill="#e8709a" d="M72.7 57C75.7 63.8 76.9 74.5 81.8 77.3C86.7 80.1 95.3 75.1 102.1 74C99.7 67.6 99.7 57.6 94.8 54.8C89.9 51.9 80 56.3 72.7 57Z"/>
    <path data-part="petal" fill="#e8709a" d="M64 62C59.7 68 51 74.4 51 80.1C51 85.7 59.7 90.7 64 96C68.3 90.7 77 85.7 77 80.1C77 74.4 68.3 68 64 62Z"/>
    <path data-part="petal" fill="#e8709a" d="M55.3 57C48 56.3 38.1 51.9 33.2 54.8C28.3 57.6 28.3 67.6 25.9 74C32.7 75.1 41.3 80.1 46.2 77.3C51.1 74.5 52.3 63.8 55.3 57Z"/>
    <path data-part="petal" fill="#e8709a" d="M55.3 47C52.3 40.2 51.1 29.5 46.2 26.7C41.3 23.9 32.7 28.9 25.9 30C28.3 36.4 28.3 46.4 33.2 49.2C38.1 52.1 48 47.7 55.3 47Z"/>
    <circle fill="#ba7a8f" cx="84" cy="17.4" r="2.6"/>
    <circle fill="#ba7a8f" cx="104" cy="52" r="2.6"/>
    <circle fill="#ba7a8f" cx="84" cy="86.6" r="2.6"/>
    <circle fill="#ba7a8f" cx="44" cy="86.6" r="2.6"/>
    <circle fill="#ba7a8f" cx="24" cy="52" r="2.6"/>
    <circle fill="#ba7a8f" cx="44" cy="17.4" r="2.6"/>
    <circle fill="#ffffff" cx="64" cy="52" r="13"/>
    <path data-part="flame" fill="#ffb347" d="M22 84C31 94 30 104 22 105C14 104 13 94 22 84Z"/>
    <path fill="#c9824a" d="M2 103C14 108 30 108 42 103C41 118 32 124 22 124C12 124 3 118 2 103Z"/>
    <path data-part="flame" fill="#ffb347" d="M106 84C115 94 114 104 106 105C98 104 97 94 106 84Z"/>
    <path fill="#c9824a" d="M86 103C98 108 114 108 126 103C125 118 116 124 106 124C96 124 87 118 86 103Z"/>
  `,
  // A hand with henna flowers on its palm.
  "henna-hand": `
    <path data-part="hand" fill="#eab889" d="M46 124L46 100C36 92 26 78 18 66C12 56 22 48 30 56L42 70L36 24C35 12 48 10 50 22L56 56L58 12C58 0 72 0 72 12L74 56L82 22C84 10 96 14 95 24L90 66C94 84 90 96 82 102L82 124Z"/>
    <path data-part="petal" fill="#e8685f" d="M66 76C58.6 72.5 58.3 65.6 66 62C73.7 65.6 73.3 72.5 66 76Z"/>
    <path data-part="petal" fill="#e8685f" d="M69.5 78C68.8 69.9 74.6 66.2 81.6 71C82.3 79.5 76.2 82.6 69.5 78Z"/>
    <path data-part="petal" fill="#e8685f" d="M69.5 82C76.2 77.4 82.3 80.5 81.6 89C74.6 93.8 68.8 90.1 69.5 82Z"/>
    <path data-part="petal" fill="#e8685f" d="M66 84C73.3 87.5 73.7 94.4 66 98C58.3 94.4 58.6 87.5 66 84Z"/>
    <path data-part="petal" fill="#e8685f" d="M62.5 82C63.2 90.1 57.4 93.8 50.4 89C49.7 80.5 55.8 77.4 62.5 82Z"/>
    <path data-part="petal" fill="#e8685f" d="M62.5 78C55.8 82.6 49.7 79.5 50.4 71C57.4 66.2 63.2 69.9 62.5 78Z"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="66" cy="80" r="6"/>
    <path data-part="band" fill="#ffd35c" d="M47 108L81 108C82.7 108 84 109.3 84 111L84 119C84 120.7 82.7 122 81 122L47 122C45.4 122 44 120.7 44 119L44 111C44 109.3 45.4 108 47 108Z"/>
    <circle data-part="spot" data-detail="" fill="#e8685f" cx="42" cy="26" r="4"/>
    <path fill="none" stroke="#8a3a1e" stroke-width="2" d="M38 36L50 34M57 26L73 26M80 36L92 38M58 34L73 34"/>
  `,
  // An elephant in its festive cloth.
  "festival-elephant": `
    <path data-part="tail" fill="#a8b4c8" d="M108 58Q120 62 118 82L124 92L112 92L112 76Z"/>
    <path data-part="leg" fill="#a8b4c8" d="M58 92L76 92L76 124L58 124Z"/>
    <path data-part="body" fill="#c4cede" d="M48 36Q84 22 108 46Q120 70 112 96L112 124L92 124L90 104L52 104L50 124L32 124L32 80Z"/>
    <path data-part="blanket" fill="#e8685f" d="M64 32Q84 28 98 36L102 84L92 92L84 84L74 92L66 84L60 88Z"/>
    <path data-part="head" fill="#c4cede" d="M36 22Q58 24 60 46Q60 66 44 72L26 72Q24 90 20 102Q14 110 6 104Q2 96 6 90Q10 86 8 60Q10 26 36 22Z"/>
    <path data-part="ear" fill="#a8b4c8" d="M44 34Q70 28 68 56Q64 76 48 72Q36 60 44 34Z"/>
    <path data-part="crown" fill="#ffd040" d="M16 34Q34 12 54 28L44 38Q32 30 22 42Z"/>
    <path data-part="tusk" fill="#ffffff" d="M22 74Q18 86 28 90Q34 84 32 74Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="24" cy="54" rx="4" ry="5.4"/><circle fill="#ffffff" cx="23" cy="52" r="2"/>
    <circle fill="#ffd040" cx="82" cy="58" r="10"/>
  `,
  // The elephant-headed god of good beginnings, seated.
  ganesha: `
    <path data-part="arm" fill="#f7b4a0" d="M38 74C26 76 18 86 16 98C20 104 28 102 30 96C34 88 40 86 46 86Z"/>
    <path data-part="arm" fill="#f7b4a0" d="M90 74C102 76 110 86 112 98C108 104 100 102 98 96C94 88 88 86 82 86Z"/>
    <path data-part="body" fill="#f7b4a0" d="M40 72C34 88 34 104 40 112L88 112C94 104 94 88 88 72Z"/>
    <path data-part="trousers" fill="#ffd35c" d="M64 104C90 96 116 104 122 118C116 126 84 124 64 120C44 124 12 126 6 118C12 104 38 96 64 104Z"/>
    <path data-part="ear" fill="#ffd0c0" d="M44 32C24 22 6 32 6 48C8 64 28 70 44 62Z"/>
    <path data-part="ear" fill="#ffd0c0" d="M84 32C104 22 122 32 122 48C120 64 100 70 84 62Z"/>
    <path data-part="head" fill="#f7b4a0" d="M64 26C84 26 92 40 90 54C88 66 80 72 74 74C76 84 76 92 70 98C64 104 52 102 50 94C56 96 60 92 58 84C56 78 54 76 54 74C46 70 40 64 38 54C36 40 44 26 64 26Z"/>
    <path data-part="crown" fill="#ffd35c" d="M42 34L36 12L52 20L64 2L76 20L92 12L86 34C72 26 56 26 42 34Z"/>
    <circle data-part="badge" fill="#e8685f" cx="64" cy="22" r="5"/>
    <ellipse data-part="eye" fill="#2a2440" cx="52" cy="48" rx="3.8" ry="4.8"/>
    <circle fill="#ffffff" cx="51.2" cy="46" r="1.9"/>
    <ellipse data-part="eye" fill="#2a2440" cx="76" cy="48" rx="3.8" ry="4.8"/>
    <circle fill="#ffffff" cx="75.2" cy="46" r="1.9"/>
    <circle data-part="badge" fill="#e8685f" cx="64" cy="38" r="3.4"/>
    <path fill="none" stroke="#a85a48" stroke-width="2" d="M48 66C44 74 46 80 40 82M80 66C84 74 82 80 88 82"/>
    <circle data-part="flower" fill="#e8685f" cx="22" cy="104" r="8"/>
    <circle data-part="flower" fill="#e8685f" cx="106" cy="104" r="8"/>
  `,
  // A drum on its stand, two sticks.
  "taiko-drum": `
    <path fill="#c98f54" d="M18 92L34 86L46 126L30 126Z"/><path fill="#c98f54" d="M110 92L94 86L82 126L98 126Z"/>
    <circle fill="#e8685f" cx="64" cy="62" r="52"/>
    <circle fill="#fff6e3" cx="64" cy="62" r="40"/>
    <path fill="none" stroke="#5a1a10" stroke-width="2.4" d="M64 62Q64 44 78 44Q90 50 84 64Q78 74 64 62ZM64 62Q80 70 74 82Q64 92 54 82Q50 72 64 62ZM64 62Q48 70 42 58Q40 44 52 42Q62 46 64 62Z"/>
    <path data-part="stick" fill="#f2b85f" d="M4 12L12 4L40 30L34 36Z"/><path data-part="stick" fill="#f2b85f" d="M124 12L116 4L88 30L94 36Z"/>
  `,
  // A goblet drum of Africa.
  djembe: `
    <path data-part="body" fill="#c98f4e" d="M40 66L88 66L80 84L92 124L36 124L48 84Z"/>
    <path data-part="band" fill="#ffd35c" d="M44 108L84 108L88 118L40 118Z"/>
    <path data-part="body" fill="#e8685f" d="M16 24L112 24C112 46 100 62 86 74L42 74C28 62 16 46 16 24Z"/>
    <path data-part="band" fill="#ffd35c" d="M20 40L36 62L50 40L64 66L78 40L92 62L108 40L104 30L24 30Z"/>
    <ellipse data-part="drum" fill="#fff6e3" cx="64" cy="24" rx="50" ry="17"/>
  `,
  // An Indian lute with a long neck.
  sitar: `
    <circle data-part="body" fill="#ff9f5a" cx="30" cy="98" r="26"/>
    <circle data-part="gourd" fill="#b5c77a" cx="96" cy="44" r="17"/>
    <path data-part="button" fill="#e8685f" d="M92 20L80 10L86 2L100 14Z"/>
    <path data-part="button" fill="#e8685f" d="M108 22L122 32L128 24L114 14Z"/>
    <path data-part="handle" fill="#c98f4e" d="M40 84L98 14L110 24L50 94Z"/>
    <path data-part="handle" fill="#ffd35c" d="M98 14L112 2L124 12L110 24Z"/>
    <circle data-part="panel" fill="#fff6e3" cx="28" cy="100" r="15"/>
    <path fill="none" stroke="#6b4526" stroke-width="2" d="M56 64L66 74M66 52L76 62M76 40L86 50"/>
    <path data-part="bar" fill="#e8685f" d="M18 94L36 94C37.1 94 38 94.9 38 96L38 99C38 100.1 37.1 101 36 101L18 101C16.9 101 16 100.1 16 99L16 96C16 94.9 16.9 94 18 94Z"/>
  `,
  // A cloth doll hung up for good weather.
  "sunshine-doll": `
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M64 2L64 14"/>
    <circle data-part="head" fill="#ffffff" cx="64" cy="42" r="32"/>
    <ellipse data-part="eye" fill="#2a2440" cx="53" cy="40" rx="3.6" ry="4.8"/>
    <circle fill="#ffffff" cx="52.2" cy="38" r="1.8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="75" cy="40" rx="3.6" ry="4.8"/>
    <circle fill="#ffffff" cx="74.2" cy="38" r="1.8"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M56 54C60 59 68 59 72 54"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="44" cy="50" rx="5" ry="3.8"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="84" cy="50" rx="5" ry="3.8"/>
    <path data-part="dress" fill="#eef6ff" d="M46 72C36 90 24 104 12 112C22 120 34 116 40 112C48 124 58 122 64 116C70 122 80 124 88 112C94 116 106 120 116 112C104 104 92 90 82 72Z"/>
    <path data-part="ribbon" fill="#62b5f2" d="M42 66L86 66L88 77L40 77Z"/>
    <path data-part="ribbon" fill="#62b5f2" d="M64 72L50 92L56 96L66 76L76 96L82 92Z"/>
    <path data-part="bead" fill="#ffd35c" d="M64 10L70 16L64 20L58 16Z"/>
  `,
  // A wooden doll in a flowered kimono.
  kokeshi: `
    <path data-part="dress" fill="#e8685f" d="M34 68C22 84 22 108 30 122L98 122C106 108 106 84 94 68Z"/>
    <path data-part="collar" fill="#fff6e3" d="M44 64L64 90L84 64Z"/>
    <path data-part="belt" fill="#ffd35c" d="M24 94L104 94L105 106L24 106Z"/>
    <circle data-part="face" fill="#fbdcc0" cx="64" cy="40" r="37"/>
    <path data-part="hair" fill="#8d8794" d="M27 42C24 0 104 0 101 42C96 34 94 30 92 24C80 28 72 28 64 24C56 28 48 28 36 24C34 30 32 34 27 42Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="51" cy="48" rx="3" ry="4"/>
    <ellipse data-part="eye" fill="#2a2440" cx="77" cy="48" rx="3" ry="4"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M58 60C62 63 66 63 70 60"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="44" cy="56" rx="5" ry="3.8"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="84" cy="56" rx="5" ry="3.8"/>
    <path data-part="petal" data-detail="" fill="#fff6e3" d="M38 84C32.8 82 32.5 78.1 38 76C43.5 78.1 43.2 82 38 84Z"/>
    <path data-part="petal" data-detail="" fill="#fff6e3" d="M39.9 85.4C40.2 79.8 43.8 78.3 47.5 82.9C47.2 88.8 43.4 89.8 39.9 85.4Z"/>
    <path data-part="petal" data-detail="" fill="#fff6e3" d="M39.2 87.6C44.6 86.2 47.1 89.2 43.9 94.1C38.2 95.6 36.1 92.3 39.2 87.6Z"/>
    <path data-part="petal" data-detail="" fill="#fff6e3" d="M36.8 87.6C39.9 92.3 37.8 95.6 32.1 94.1C28.9 89.2 31.4 86.2 36.8 87.6Z"/>
    <path data-part="petal" data-detail="" fill="#fff6e3" d="M36.1 85.4C32.6 89.8 28.8 88.8 28.5 82.9C32.2 78.3 35.8 79.8 36.1 85.4Z"/>
    <circle data-part="flower" fill="#e8685f" cx="94" cy="16" r="9"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="94" cy="16" r="3.4"/>
    <circle data-part="flower" fill="#fff6e3" cx="42" cy="114" r="5"/>
    <circle data-part="flower" fill="#fff6e3" cx="64" cy="114" r="5"/>
    <circle data-part="flower" fill="#fff6e3" cx="86" cy="114" r="5"/>
  `,
  // A pair of Dutch clogs painted with tulips.
  "wooden-clogs": `
    <path data-part="shoe" fill="#ffd35c" d="M36 20C48 12 66 14 74 26C86 40 104 46 118 44C126 50 124 66 112 70L52 72C36 72 26 36 36 20Z"/>
    <ellipse data-part="opening" fill="#b18458" cx="56" cy="30" rx="16" ry="10"/>
    <path data-part="shoe" fill="#ffd35c" d="M8 66C20 58 38 60 46 72C58 88 82 96 108 92C122 96 122 116 106 122L24 124C6 124 0 80 8 66Z"/>
    <ellipse data-part="opening" fill="#b18458" cx="28" cy="78" rx="17" ry="11"/>
    <path data-part="flower" fill="#e8685f" d="M80 96C76 104 78 112 86 114C94 112 96 104 92 96L86 102Z"/>
    <path data-part="leaf" fill="#7cc977" d="M62 104C66 100 72 104 74 110C68 114 62 112 62 104Z"/>
    <path data-part="flower" fill="#e8685f" d="M94 50C90 56 92 62 98 64C104 62 106 56 104 50L98 54Z"/>
  `,
  // A carnival half mask with feathers.
  "venetian-mask": `
    <path data-part="feather" fill="#62b5f2" d="M52.9 58.5C35.5 57.2 15.1 36.8 16.8 21.1C32.5 20 52.2 41.1 52.9 58.5Z"/>
    <path data-part="feather" fill="#f28d8d" d="M58 55.2C42.4 47.4 31.1 20.9 38.5 7C53.5 11.8 63.8 38.8 58 55.2Z"/>
    <path data-part="feather" fill="#ffd35c" d="M64 54C52.5 41 51.9 12.1 64 2C76.1 12.1 75.5 41 64 54Z"/>
    <path data-part="feather" fill="#f28d8d" d="M70 55.2C64.2 38.8 74.5 11.8 89.5 7C96.9 20.9 85.6 47.4 70 55.2Z"/>
    <path data-part="feather" fill="#62b5f2" d="M75.1 58.5C75.8 41.1 95.5 20 111.2 21.1C112.9 36.8 92.5 57.2 75.1 58.5Z"/>
    <path data-part="mask" fill="#c9a3e8" d="M4 66C20 52 46 56 64 66C82 56 108 52 124 66C128 88 112 108 90 106C78 104 72 94 64 94C56 94 50 104 38 106C16 108 0 88 4 66Z"/>
    <path data-part="opening" fill="#ffffff" d="M18 78C26 68 44 70 52 82C44 92 24 92 18 78Z"/>
    <path data-part="opening" fill="#ffffff" d="M110 78C102 68 84 70 76 82C84 92 104 92 110 78Z"/>
    <path data-part="badge" fill="#ffd35c" d="M64 58L72 68L64 80L56 68Z"/>
    <path data-part="handle" fill="#c98f4e" d="M116 92L124 90L126 127L118 127Z"/>
  `,
  // A carved figure of the islands.
  tiki: `
    <path data-part="hair" fill="#7cc977" d="M30 16L40 4L48 14L56 2L64 14L72 2L80 14L88 4L98 16L98 34L30 34Z"/>
    <path data-part="body" fill="#c98f4e" d="M26 32L102 32L106 96L94 124L34 124L22 96Z"/>
    <path data-part="eyebrow" fill="#ffd35c" d="M30 38C44 32 56 38 60 48L68 48C72 38 84 32 98 38L96 46C86 44 78 48 76 54L52 54C50 48 42 44 32 46Z"/>
    <path data-part="eye" fill="#ffffff" d="M32 52C42 48 52 54 54 62C46 70 36 68 32 62Z"/>
    <path data-part="eye" fill="#ffffff" d="M96 52C86 48 76 54 74 62C82 70 92 68 96 62Z"/>
    <circle fill="#2a2440" cx="44" cy="60" r="4.4"/>
    <circle fill="#2a2440" cx="84" cy="60" r="4.4"/>
    <path data-part="nose" fill="#ffd35c" d="M58 54L70 54L78 76L50 76Z"/>
    <path data-part="mouth" fill="#ffffff" d="M32 84L96 84L90 112L38 112Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M36 98L92 98M52 84L53 112M76 84L75 112"/>
  `,
  // A scarab beetle rolling its ball, seen from above: six notched legs, a horned head.
  scarab: `
    <path fill="none" stroke="#3a2a40" stroke-width="3.6" d="M40 64L22 56L14 40M40 80L20 84L8 76M44 96L26 106L20 120M88 64L106 56L114 40M88 80L108 84L120 76M84 96L102 106L108 120"/>
    <circle data-part="ball" fill="#d9b088" cx="64" cy="20" r="19"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 14Q60 20 56 28M68 8Q74 16 70 26"/>
    <path data-part="head" fill="#8fb8a8" d="M46 44C47 40.3 51 35 54 34C57 33 60.7 38 64 38C67.3 38 71 33 74 34C77 35 81 40.3 82 44C83 47.7 83 53.3 80 56C77 58.7 69.3 60 64 60C58.7 60 51 58.7 48 56C45 53.3 45 47.7 46 44Z"/>
    ${eye(56, 48, 0.7)}
    ${eye(72, 48, 0.7)}
    <path data-part="chest" fill="#7fc0b0" d="M40 62C42.3 58.7 46 55.3 52 54C58 52.7 70 52.7 76 54C82 55.3 85.7 58.7 88 62C90.3 65.3 94 71.3 90 74C86 76.7 72.7 78 64 78C55.3 78 42 76.7 38 74C34 71.3 37.7 65.3 40 62Z"/>
    <path data-part="wing" fill="#8fd8c0" d="M62 77C59.3 69.2 50 76.5 46 76C42 75.5 39.7 71.3 38 74C36.3 76.7 35.3 86 36 92C36.7 98 39 105.2 42 110C45 114.8 50.7 118.8 54 121C57.3 123.2 60.7 128 62 123C63.3 115.7 64.7 84.8 62 77Z"/>
    <path data-part="wing" fill="#8fd8c0" d="M66 77C68.7 69.2 78 76.5 82 76C86 75.5 88.3 71.3 90 74C91.7 76.7 92.7 86 92 92C91.3 98 89 105.2 86 110C83 114.8 77.3 118.8 74 121C70.7 123.2 67.3 128 66 123C64.7 115.7 63.3 84.8 66 77Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M48 82Q46 100 54 114M80 82Q82 100 74 114"/>
  `,
  // The painted coffin of a pharaoh.
  sarcophagus: `
    <path data-part="body" fill="#ffd35c" d="M64 2C88 2 96 18 96 34C110 44 112 58 108 72L88 124L40 124L20 72C16 58 18 44 32 34C32 18 40 2 64 2Z"/>
    <path data-part="scarf" fill="#62b5f2" d="M64 6C82 6 90 18 90 32L92 56L78 56L78 34L50 34L50 56L36 56L38 32C38 18 46 6 64 6Z"/>
    <path data-part="face" fill="#f0c090" d="M48 26C52 18 76 18 80 26C82 42 74 52 64 52C54 52 46 42 48 26Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="57" cy="33" rx="2.8" ry="3.6"/>
    <circle fill="#ffffff" cx="56.2" cy="31.5" r="1.4"/>
    <ellipse data-part="eye" fill="#2a2440" cx="71" cy="33" rx="2.8" ry="3.6"/>
    <circle fill="#ffffff" cx="70.2" cy="31.5" r="1.4"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M60 43C62 45 66 45 68 43"/>
    <path data-part="beard" fill="#62b5f2" d="M60 52L68 52L66 64L62 64Z"/>
    <path data-part="arm" fill="#e8685f" d="M28 64L62 78L58 86L26 74Z"/>
    <path data-part="arm" fill="#e8685f" d="M100 64L66 78L70 86L102 74Z"/>
    <path data-part="band" fill="#62b5f2" d="M34 92L94 92L90 104L38 104Z"/>
    <path data-part="band" fill="#e8685f" d="M40 110L88 110L85 120L43 120Z"/>
  `,
  // A tall carved mask with painted cheeks.
  "african-mask": `
    <path data-part="horn" fill="#c98f4e" d="M44 20C30 16 22 8 24 2C36 2 46 6 52 14Z"/>
    <path data-part="horn" fill="#c98f4e" d="M84 20C98 16 106 8 104 2C92 2 82 6 76 14Z"/>
    <path data-part="mask" fill="#ff9f5a" d="M64 10C92 10 104 34 100 62C98 90 82 118 64 126C46 118 30 90 28 62C24 34 36 10 64 10Z"/>
    <path data-part="nose" fill="#fff6e3" d="M60 14L68 14L72 48L74 76L54 76L56 48Z"/>
    <path data-part="eyebrow" fill="#e8685f" d="M34 42C42 34 50 36 54 44L52 50C46 46 40 46 36 50Z"/>
    <path data-part="eyebrow" fill="#e8685f" d="M94 42C86 34 78 36 74 44L76 50C82 46 88 46 92 50Z"/>
    <ellipse data-part="eye" fill="#ffffff" cx="42" cy="60" rx="9.5" ry="7"/>
    <ellipse data-part="eye" fill="#ffffff" cx="86" cy="60" rx="9.5" ry="7"/>
    <circle fill="#2a2440" cx="43" cy="60" r="3"/>
    <circle fill="#2a2440" cx="85" cy="60" r="3"/>
    <path data-part="cheek" fill="#ffd35c" d="M34 72L48 72L50 88L40 88Z"/>
    <path data-part="cheek" fill="#ffd35c" d="M94 72L80 72L78 88L88 88Z"/>
    <ellipse data-part="mouth" fill="#e8685f" cx="64" cy="100" rx="14" ry="9"/>
    <ellipse data-part="tooth" data-detail="" fill="#ffffff" cx="64" cy="100" rx="8" ry="3.4"/>
  `,
};
