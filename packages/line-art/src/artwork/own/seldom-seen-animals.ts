import { eye } from "./eye.ts";

/** Animals, birds and dinosaurs that are asked for by name: 128 × 128 boxes. */
export const seldomSeenAnimals: Readonly<Record<string, string>> = {
  // A chipmunk with full cheeks and an acorn.
  "chipmunk-with-acorn": `
    <path data-part="tail" fill="#d99a58" d="M86 110Q126 112 122 66Q120 36 102 34Q92 36 98 52Q106 72 84 88Z"/>
    <path data-part="stripe" fill="#fff3dc" d="M98 100Q114 90 112 66Q110 50 104 44Q114 66 104 84Q98 94 90 98Z"/>
    <path data-part="body" fill="#e8b070" d="M40 66Q26 90 32 112Q38 124 64 124Q92 124 94 106Q94 84 78 64Z"/>
    <path data-part="belly" fill="#fff3dc" d="M46 78Q38 96 44 110Q54 118 66 112Q74 96 66 78Z"/>
    <path data-part="ear" fill="#d99a58" d="M30 24Q24 4 38 4Q48 8 48 20Z"/><path data-part="ear" fill="#d99a58" d="M74 20Q76 6 88 6Q98 12 88 28Z"/>
    <path data-part="head" fill="#e8b070" d="M60 14Q86 14 92 36Q104 46 98 60Q88 76 60 74Q30 76 20 60Q14 46 28 36Q34 14 60 14Z"/>
    <path data-part="stripe" fill="#ffffff" d="M53 16L67 16L64 42L56 42Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="42" cy="42" rx="4.6" ry="6"/><circle fill="#ffffff" cx="41" cy="40" r="2.3"/>
    <ellipse data-part="eye" fill="#2a2440" cx="78" cy="42" rx="4.6" ry="6"/><circle fill="#ffffff" cx="77" cy="40" r="2.3"/>
    <ellipse data-part="nose" fill="#2a2440" cx="60" cy="52" rx="4" ry="3"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.2" d="M60 55L60 59M50 60Q55 66 60 60Q65 66 70 60"/>
    <path data-part="paw" fill="#d99a58" d="M34 84Q42 76 52 86Q54 96 46 98Q36 98 34 84Z"/><path data-part="paw" fill="#d99a58" d="M82 84Q74 76 64 86Q62 96 70 98Q80 98 82 84Z"/>
    <path fill="#c98f54" d="M46 92Q58 84 70 92Q70 110 58 116Q46 110 46 92Z"/>
  `,
  // A quokka that smiles.
  quokka: `
    <path data-part="tail" fill="#c98a58" d="M80 112Q104 124 126 122Q126 112 114 110Q102 108 92 94Z"/>
    <path data-part="body" fill="#e0a878" d="M42 62Q16 92 24 116Q36 126 60 124Q92 126 98 112Q104 88 78 60Z"/>
    <path data-part="belly" fill="#fff3dc" d="M46 80Q36 98 44 114Q60 120 76 114Q84 98 74 80Z"/>
    <path data-part="ear" fill="#c98a58" d="M34 28Q20 16 28 4Q42 2 50 16Z"/><path data-part="ear" fill="#c98a58" d="M86 28Q100 16 92 4Q78 2 70 16Z"/>
    <path data-part="head" fill="#e0a878" d="M60 12Q88 12 90 40Q98 52 88 66Q76 80 60 80Q44 80 32 66Q22 52 30 40Q32 12 60 12Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="44" cy="36" rx="4.6" ry="6"/><circle fill="#ffffff" cx="43" cy="34" r="2.3"/>
    <ellipse data-part="eye" fill="#2a2440" cx="76" cy="36" rx="4.6" ry="6"/><circle fill="#ffffff" cx="75" cy="34" r="2.3"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.4" d="M60 54L60 60M42 58Q50 71 60 70Q70 71 78 58"/>
    <ellipse data-part="nose" fill="#2a2440" cx="60" cy="49" rx="6.5" ry="4.6"/>
    <path data-part="paw" fill="#c98a58" d="M34 84Q46 78 56 88Q56 98 48 100Q36 98 34 84Z"/><path data-part="paw" fill="#c98a58" d="M86 84Q74 78 64 88Q64 98 72 100Q84 98 86 84Z"/>
    <path data-part="foot" fill="#c98a58" d="M8 124Q6 112 26 112L48 112Q56 116 54 124Z"/><path data-part="foot" fill="#c98a58" d="M66 124Q64 116 72 112L94 112Q114 112 112 124Z"/>
  `,
  // A stout wombat on short legs.
  wombat: `
    <path data-part="leg" fill="#b08a70" d="M34 92L52 92L52 118Q52 124 44 124L36 124Q30 124 32 116Z"/>
    <path data-part="leg" fill="#b08a70" d="M90 92L110 92L110 116Q110 124 102 124L94 124Q88 124 88 118Z"/>
    <path data-part="body" fill="#d0a888" d="M40 40Q70 24 100 38Q126 52 124 86Q120 108 96 108L48 108Q26 106 26 84Z"/>
    <path data-part="ear" fill="#b08a70" d="M20 28Q16 10 30 12Q38 18 38 30Z"/><path data-part="ear" fill="#b08a70" d="M54 28Q58 10 70 16Q74 26 66 36Z"/>
    <path data-part="head" fill="#d0a888" d="M42 22Q72 24 76 54Q76 84 44 88Q10 88 6 62Q6 26 42 22Z"/>
    <path data-part="muzzle" fill="#fff0dc" d="M30 58Q52 56 54 72Q50 88 32 86Q12 86 12 72Q14 58 30 58Z"/>
    <path data-part="nose" fill="#2a2440" d="M22 62Q32 56 42 62Q40 72 32 72Q24 72 22 62Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="20" cy="46" rx="4.4" ry="5.6"/><circle fill="#ffffff" cx="19" cy="44" r="2.2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="52" cy="46" rx="4.4" ry="5.6"/><circle fill="#ffffff" cx="51" cy="44" r="2.2"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.2" d="M24 78Q32 83 40 78M86 52Q96 56 100 66M78 92Q90 96 100 92"/>
  `,
  // A tarsier clings to a branch: enormous eyes, thin ears, long fingers and a tail with a tuft.
  tarsier: `
    <path data-part="branch" fill="#e8c890" d="M92 2H110V126H92Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M60 112C56.7 114 47 123 40 124C33 125 22.3 122 18 118C13.7 114 14.7 103 14 100"/>
    <path data-part="tailTip" fill="#b88458" d="M14 104C11.3 103.7 7 98 6 94C5 90 6.3 83.3 8 80C9.7 76.7 13.7 73.3 16 74C18.3 74.7 21 80.3 22 84C23 87.7 23.3 92.7 22 96C20.7 99.3 16.7 104.3 14 104Z"/>
    <path data-part="body" fill="#c08a5c" d="M46 62C52.3 59 67.7 59 74 62C80.3 65 82.3 73.3 84 80C85.7 86.7 86.3 95.7 84 102C81.7 108.3 76 115.7 70 118C64 120.3 53.7 119 48 116C42.3 113 38 106 36 100C34 94 34.3 86.3 36 80C37.7 73.7 39.7 65 46 62Z"/>
    <path data-part="belly" fill="#f7dcb8" d="M52 72C55.3 70 63 70.7 66 74C69 77.3 70.7 86.7 70 92C69.3 97.3 65.3 104.3 62 106C58.7 107.7 52.7 105.3 50 102C47.3 98.7 45.7 91 46 86C46.3 81 48.7 74 52 72Z"/>
    <path data-part="arm" fill="#c08a5c" d="M66 86C67.7 82 75 76.3 80 74C85 71.7 90.7 72 96 72C101.3 72 109 72 112 74C115 76 116.7 82 114 84C111.3 86 101.7 84.7 96 86C90.3 87.3 84.3 90 80 92C75.7 94 72.3 99 70 98C67.7 97 64.3 90 66 86Z"/>
    <path data-part="leg" fill="#c08a5c" d="M62 104C64.3 100.3 72.3 96.7 78 96C83.7 95.3 90.2 99.3 96 100C101.8 100.7 110 98 113 100C116 102 116.8 109.7 114 112C111.2 114.3 102 113 96 114C90 115 83.3 117.3 78 118C72.7 118.7 66.7 120.3 64 118C61.3 115.7 59.7 107.7 62 104Z"/>
    <path data-part="ear" fill="#f5b8a0" d="M26 30C22.3 31 15.3 27.3 12 24C8.7 20.7 4.7 13 6 10C7.3 7 15.3 4.7 20 6C24.7 7.3 33 14 34 18C35 22 29.7 29 26 30Z"/>
    <path data-part="ear" fill="#f5b8a0" d="M94 30C97.7 31 104.7 27.3 108 24C111.3 20.7 115.3 13 114 10C112.7 7 104.7 4.7 100 6C95.3 7.3 87 14 86 18C85 22 90.3 29 94 30Z"/>
    <path data-part="head" fill="#c08a5c" d="M60 6C68 6 77.3 7.7 84 12C90.7 16.3 98 25 100 32C102 39 99.3 48 96 54C92.7 60 86 65 80 68C74 71 66.7 72 60 72C53.3 72 46 71 40 68C34 65 27.3 60 24 54C20.7 48 18 39 20 32C22 25 29.3 16.3 36 12C42.7 7.7 52 6 60 6Z"/>
    <circle data-part="eye" fill="#fff6c0" cx="41" cy="38" r="19"/>
    <circle fill="#3a2a40" cx="41" cy="39" r="9"/>
    <circle fill="#ffffff" cx="45" cy="34" r="3.4"/>
    <circle data-part="eye" fill="#fff6c0" cx="79" cy="38" r="19"/>
    <circle fill="#3a2a40" cx="79" cy="39" r="9"/>
    <circle fill="#ffffff" cx="83" cy="34" r="3.4"/>
    <path fill="#3a2a40" d="M56 54C56.7 53 63.3 53 64 54C64.7 55 61.3 60 60 60C58.7 60 55.3 55 56 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 64C55 64.3 58 66 60 66C62 66 65 64.3 66 64"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M104 75V84M104 101V112"/>
  `,
  // A ring about its neck, a crest, tail feathers longer than itself.
  pheasant: `
    <path data-part="tail" data-telling="" fill="#e8b070" d="M70 62C94 50 112 28 126 2C128 30 112 62 84 84Z"/>
    <path data-part="tail" data-telling="" fill="#f2cf8a" d="M76 74C98 70 116 56 127 36C126 64 106 88 78 92Z"/>
    <path fill="none" data-telling="" stroke="#5a3a1a" stroke-width="2.4" d="M94 52L100 62M106 38L112 48M104 72L109 78"/>
    <path data-part="leg" fill="#c98f54" d="M48 98L56 98L55 117L64 117L64 124L38 124L38 117L48 117ZM64 98L72 98L71 117L80 117L80 124L66 124L64 117Z"/>
    <path data-part="body" fill="#e8906a" d="M30 52Q18 74 30 92Q46 108 68 104Q90 96 90 78Q86 60 66 58L50 48Z"/>
    <path data-part="wing" fill="#f2c08a" d="M52 68Q70 60 86 72Q86 90 70 94Q54 92 50 82Q48 74 52 68Z"/>
    <path data-part="neck" fill="#8fb8a0" d="M26 28Q44 22 54 38Q58 50 52 58Q40 66 28 58Q24 44 26 28Z"/>
    <path data-part="collar" data-telling="" fill="#ffffff" d="M25 48Q40 56 55 46L57 56Q40 68 26 60Z"/>
    <path data-part="feather" data-telling="" fill="#8fb8a0" d="M40 14Q54 2 66 10Q56 14 50 24Z"/>
    <path data-part="head" fill="#8fb8a0" d="M36 8Q54 8 56 24Q54 40 38 40Q22 38 20 24Q22 10 36 8Z"/>
    <path data-part="face" data-telling="" fill="#f2706a" d="M26 20Q38 12 46 22Q46 34 34 35Q24 32 26 20Z"/>
    <path data-part="beak" fill="#f2cf8a" d="M20 20L4 30L21 32Z"/>
    <circle data-part="eye" fill="#2a2440" cx="35" cy="24" r="4.6"/><circle fill="#ffffff" cx="34" cy="22.4" r="1.8"/>
  `,
  // A hoopoe with its crown of feathers.
  hoopoe: `
    <path data-part="tail" fill="#8f98b8" d="M84 88Q108 96 124 116L112 126Q90 116 72 102Z"/>
    <path data-part="leg" fill="#b8906a" d="M50 104L58 104L58 118L66 124L42 124L50 118Z"/>
    <path data-part="crest" fill="#f2a05f" d="M36 32Q34 12 40 2Q48 6 52 14Q58 2 68 2Q70 10 68 18Q80 10 88 14Q86 24 80 30Q92 28 98 36Q90 44 76 46L58 50Z"/>
    <path data-part="body" fill="#f7c890" d="M30 56Q26 84 42 102Q64 114 86 98Q92 76 74 52Z"/>
    <path data-part="wing" fill="#8f98b8" d="M56 66Q80 60 96 88Q94 104 76 102Q56 94 56 66Z"/>
    <path data-part="stripe" fill="#ffffff" d="M57 76Q74 74 92 84L96 94Q78 84 60 88Z"/>
    <path data-part="head" fill="#f7c890" d="M46 30Q72 32 74 54Q70 72 50 72Q28 68 28 50Q30 34 46 30Z"/>
    <path data-part="beak" fill="#b8906a" d="M30 44Q12 46 2 66Q18 58 32 56Z"/>
    <circle data-part="eye" fill="#2a2440" cx="46" cy="48" r="4.6"/><circle fill="#ffffff" cx="45" cy="46" r="2.2"/>
  `,
  // A hornbill on a branch.
  hornbill: `
    <path data-part="tail" fill="#ffffff" d="M70 92L104 92L112 126L80 126Z"/>
    <path data-part="body" fill="#8f98b8" d="M60 38Q92 36 104 66Q112 98 96 112Q76 118 62 104Q48 80 52 52Z"/>
    <path data-part="wing" fill="#b8c4dc" d="M76 62Q102 66 106 104Q92 112 80 100Q70 84 76 62Z"/>
    <path data-part="head" fill="#8f98b8" d="M58 14Q82 14 84 38Q82 60 62 62Q44 60 42 38Q44 16 58 14Z"/>
    <path data-part="beak" fill="#ffd35c" d="M50 30Q24 28 8 58Q2 74 8 82Q14 60 28 58Q44 54 54 52Z"/>
    <path data-part="horn" fill="#f2903f" d="M60 20Q50 4 30 6Q14 12 14 34Q18 40 26 36Q38 28 54 30Z"/>
    <circle data-part="eye" fill="#ffffff" cx="62" cy="34" r="8"/><circle fill="#2a2440" cx="61" cy="34" r="4"/>
    <path data-part="branch" fill="#c98f54" d="M2 108Q60 100 126 110L126 122Q60 112 2 120Z"/>
    <path data-part="foot" fill="#f2903f" d="M62 100Q74 96 80 106Q80 116 68 116Q60 112 62 100Z"/>
  `,
  // A pair of mandarin ducks on the water.
  "mandarin-pair": `
    <path data-part="body" fill="#f2a05f" d="M40 60Q44 78 34 84Q16 78 6 64Q-0 96 16 112L52 112Q62 96 58 64Z"/>
    <path data-part="wing" fill="#ffd35c" d="M14 92Q6 62 20 52Q36 64 42 88Q30 100 14 92Z"/>
    <path data-part="head" fill="#5fb890" d="M14 40Q22 20 40 20Q60 22 58 46Q56 66 42 68Q34 66 34 54Q22 54 14 40Z"/>
    <path data-part="cheek" fill="#ffffff" d="M32 44Q38 30 54 38Q56 52 44 56Q36 54 32 44Z"/>
    <path data-part="beak" fill="#f0708a" d="M57 42L64 50Q62 56 54 54Z"/>
    <circle data-part="eye" fill="#2a2440" cx="47" cy="43" r="4"/>
    <path data-part="body" fill="#d8b898" d="M88 70Q86 82 94 88Q112 84 124 70Q127 98 112 112L78 112Q70 98 72 74Z"/>
    <path data-part="wing" fill="#ead2b8" d="M116 96Q118 80 106 80Q94 86 90 96Q104 106 116 96Z"/>
    <path data-part="head" fill="#d8b898" d="M68 54Q70 34 88 34Q106 36 106 54Q102 74 86 76Q72 74 68 54Z"/>
    <path data-part="beak" fill="#f0b070" d="M69 52L64 62Q68 68 74 64Z"/>
    <circle data-part="eye" fill="#2a2440" cx="82" cy="52" r="4"/>
    <path data-part="water" fill="#5fb8f0" d="M0 106Q12 96 24 104Q36 112 48 104Q60 96 72 104Q84 112 96 104Q112 96 128 106L128 124Q96 127 64 122Q32 127 0 124Z"/>
  `,
  // A broad mantle with a frill all around, eyes of a W, arms that hang before the mouth.
  cuttlefish: `
    <path data-telling="" fill="#f0a6a0" d="M22 84C14 92 4 96 3 108C2 120 18 126 22 116C25 108 20 106 24 100C28 96 36 94 40 90ZM106 84C114 92 124 96 125 108C126 120 110 126 106 116C103 108 108 106 104 100C100 96 92 94 88 90Z"/>
    <path data-part="fin" data-telling="" fill="#ffe3d2" d="M64 2Q72 0 78 7Q88 5 92 13Q102 14 103 23Q112 27 110 37Q117 43 112 52Q117 60 109 66Q108 76 98 76L30 76Q20 76 19 66Q11 60 16 52Q11 43 18 37Q16 27 25 23Q26 14 36 13Q40 5 50 7Q56 0 64 2Z"/>
    <path data-part="body" data-telling="" fill="#f4b8a4" d="M64 12C86 12 99 32 99 52C99 64 94 72 88 76L40 76C34 72 29 64 29 52C29 32 42 12 64 12Z"/>
    <path fill="none" data-telling="" stroke="#a0524a" stroke-width="2.4" d="M52 24Q50 34 54 44M64 20L64 42M76 24Q78 34 74 44"/>
    <path data-part="arm" fill="#f4b8a4" d="M34 92L48 92C50 104 48 116 38 121C32 122 30 116 35 112C40 106 36 100 34 92ZM94 92L80 92C78 104 80 116 90 121C96 122 98 116 93 112C88 106 92 100 94 92ZM50 92L63 92L62 118Q56 126 51 118ZM65 92L78 92L77 118Q72 126 66 118Z"/>
    <path data-part="head" fill="#f7c6b4" d="M30 60C44 54 84 54 98 60C108 68 108 88 98 98Q64 106 30 98C20 88 20 68 30 60Z"/>
    ${eye(44, 78, 1.5)}
    ${eye(84, 78, 1.5)}
    <path fill="none" stroke="#5a2a2a" stroke-width="2.4" d="M55 88Q64 96 73 88"/>
  `,
  // A catfish with its whiskers.
  catfish: `
    <path data-part="tail" fill="#7a9ac8" d="M92 66Q108 44 124 36Q128 48 118 68Q126 86 122 100Q106 92 92 76Z"/>
    <path data-part="fin" fill="#7a9ac8" d="M52 42Q62 14 82 22Q84 34 78 48Z"/>
    <path data-part="fin" fill="#7a9ac8" d="M54 92Q66 114 82 106Q84 96 78 86Z"/>
    <path data-part="body" fill="#a8c4e8" d="M12 70Q16 38 50 38Q84 42 104 70Q84 98 50 98Q18 100 12 70Z"/>
    <circle data-part="eye" fill="#ffffff" cx="38" cy="58" r="9"/><circle fill="#2a2440" cx="37" cy="58" r="4.4"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M14 76Q26 84 38 78M15 58Q2 48 2 32M19 50Q14 34 20 20M13 80Q4 92 4 108M20 90Q16 104 20 118M62 58Q70 68 62 80M78 62Q84 68 78 76"/>
  `,
  // The round ocean sunfish.
  "ocean-sunfish": `
    <path data-part="fin" fill="#7a9ac8" d="M62 32Q70 2 90 2Q96 18 92 40Z"/>
    <path data-part="fin" fill="#7a9ac8" d="M62 96Q70 126 90 126Q96 110 92 88Z"/>
    <path data-part="tail" fill="#7a9ac8" d="M92 30Q112 38 108 46Q118 52 112 60Q120 66 112 72Q116 80 108 84Q110 92 92 98Z"/>
    <path data-part="body" fill="#a8c4e8" d="M6 64Q12 24 56 22Q98 26 100 64Q98 102 56 106Q12 104 6 64Z"/>
    <path data-part="fin" fill="#7a9ac8" d="M54 60Q70 48 78 60Q76 76 60 74Q52 70 54 60Z"/>
    <circle data-part="eye" fill="#ffffff" cx="30" cy="54" r="9"/><circle fill="#2a2440" cx="29" cy="54" r="4.4"/>
    <ellipse data-part="mouth" fill="#f7a0b4" cx="10" cy="68" rx="6" ry="7"/>
    <path fill="none" stroke="#24406e" stroke-width="2.2" d="M42 48Q48 60 42 74M28 84Q36 92 46 94"/>
  `,
  // A stick insect on a twig.
  "stick-insect": `
    <path data-part="branch" fill="#c98f54" d="M2 98Q60 88 126 100L126 112Q60 100 2 110Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M96 96Q98 70 124 66Q126 88 104 98Z"/>
    <path data-part="body" fill="#a9c878" d="M16 44Q20 34 30 38L112 20Q120 20 118 28L34 56Q20 60 16 44Z"/>
    <circle data-part="head" fill="#c8e098" cx="20" cy="48" r="16"/>
    <circle data-part="eye" fill="#2a2440" cx="14" cy="45" r="3.6"/><circle data-part="eye" fill="#2a2440" cx="26" cy="45" r="3.6"/>
    <path fill="none" stroke="#3a5a10" stroke-width="2.4" d="M14 53Q20 58 26 53M12 34Q6 20 4 8M24 33Q28 18 36 8M38 52L30 74L36 94M60 45L62 70L54 92M86 36L98 62L92 92M50 42L58 24M76 35L90 56"/>
  `,
  // A trilobite of the old seas from above: head shield, ringed body, three lobes.
  trilobite: `
    <path fill="none" stroke="#5a3a10" stroke-width="2.4" d="M52 14Q40 2 22 2M76 14Q88 2 106 2"/>
    <path data-part="tail" fill="#d9a870" d="M40 104L88 104Q84 126 64 127Q44 126 40 104Z"/>
    <path data-part="body" fill="#f0c890" d="M18 48L110 48Q114 84 88 108L40 108Q14 84 18 48Z"/>
    <path fill="#d9a870" d="M50 48L78 48L74 114L54 114Z"/>
    <path fill="none" stroke="#5a3a10" stroke-width="2.2" d="M17 60L50 62M18 72L50 76M24 86L52 88M32 100L52 100M111 60L78 62M110 72L78 76M104 86L76 88M96 100L76 100M51 60Q64 66 77 60M52 74Q64 80 76 74M53 88Q64 94 75 88M54 101Q64 106 74 101"/>
    <path data-part="head" fill="#d9a870" d="M64 8Q116 10 124 66Q114 62 108 50L20 50Q14 62 4 66Q12 10 64 8Z"/>
    <path fill="#f0c890" d="M64 16Q82 18 80 50L48 50Q46 18 64 16Z"/>
    <ellipse fill="#ffffff" cx="34" cy="36" rx="10" ry="8"/><ellipse fill="#ffffff" cx="94" cy="36" rx="10" ry="8"/><circle fill="#2a2440" cx="34" cy="36" r="4"/><circle fill="#2a2440" cx="94" cy="36" r="4"/>
  `,
  // A dilophosaurus: two round crests on its head, a frill around its neck.
  dilophosaurus: `
    <path data-part="leg" fill="#8fc078" d="M40 104C43.7 102.7 51.3 102.3 54 104C56.7 105.7 56.3 110.5 56 114C55.7 117.5 57 123.2 52 125C47 126.8 30.7 126.2 26 125C21.3 123.8 23 120.2 24 118C25 115.8 29.3 114.3 32 112C34.7 109.7 36.3 105.3 40 104Z"/>
    <path data-part="body" fill="#a8d890" d="M44 50C48 47 56.3 46.3 62 48C67.7 49.7 73 54.7 78 60C83 65.3 87 75 92 80C97 85 102.3 89.7 108 90C113.7 90.3 120.6 84.4 126 82C124.8 86.8 125.7 93 122 98C118.3 103 110.7 109 104 112C97.3 115 89.3 115.7 82 116C74.7 116.3 66 116 60 114C54 112 49.7 109 46 104C42.3 99 39.3 90.3 38 84C36.7 77.7 37 71.7 38 66C39 60.3 40 53 44 50Z"/>
    <path data-part="belly" fill="#fff6dc" d="M40 68C42 63.7 48.7 63.7 52 66C55.3 68.3 59 76 60 82C61 88 60 98 58 102C56 106 51 107.7 48 106C45 104.3 41.3 98.3 40 92C38.7 85.7 38 72.3 40 68Z"/>
    <path data-part="leg" fill="#a8d890" d="M64 80C67.7 77.3 75.7 77.7 80 80C84.3 82.3 89.3 89 90 94C90.7 99 84.3 106 84 110C83.7 114 88 115.5 88 118C88 120.5 89.7 123.8 84 125C78.3 126.2 59.3 126.2 54 125C48.7 123.8 50.7 120.2 52 118C53.3 115.8 61 115.7 62 112C63 108.3 57.7 101.3 58 96C58.3 90.7 60.3 82.7 64 80Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M62 119L61 125M70 119L70 125"/>
    <path data-part="arm" fill="#a8d890" d="M57.5 71C58.7 72.5 58 76.6 57.5 78.2C57 79.8 55.8 79.6 54.5 80.8C53.1 81.9 51.3 83.8 49.4 85C47.5 86.3 45.3 87.9 43.2 88.3C41 88.8 38.4 88.1 36.5 87.6C34.7 87 33.2 85.7 32.2 85C31.2 84.4 31.1 84.8 30.5 83.7C30 82.7 28.4 80 28.9 78.8C29.4 77.5 32.2 76.4 33.5 76.3C34.8 76.2 35.8 77.5 36.8 78.1C37.8 78.6 39.1 79.3 39.8 79.5C40.4 79.8 40.2 80 40.8 79.7C41.4 79.3 42.1 78.7 43.2 77.6C44.3 76.6 45.9 74.8 47.2 73.5C48.4 72.2 48.7 70.2 50.5 69.8C52.2 69.4 56.4 69.6 57.5 71Z"/>
    <path data-part="frill" fill="#ffc86b" d="M44 56C45.3 62 52.7 62 58 62C63.3 62 70.6 57.8 76 56C75.4 52.4 72.7 47.7 74 44C75.3 40.3 81 37 84 34C81 32.2 75.3 31.3 74 28C72.7 24.7 75.4 18.2 76 14C71.8 14.6 66.3 14 62 16C57.7 18 53 19.3 50 26C47 32.7 42.7 50 44 56Z"/>
    <path data-part="crest" fill="#f2907a" d="M42 22Q38 2 54 2Q68 6 58 26Z"/>
    <path data-part="head" fill="#a8d890" d="M46 16C50.3 16.3 57 18.7 60 22C63 25.3 64.3 31.3 64 36C63.7 40.7 61.7 46.7 58 50C54.3 53.3 48 55.3 42 56C36 56.7 28 55 22 54C16 53 9.2 52.3 6 50C2.8 47.7 2.3 43 3 40C3.7 37 6.2 34 10 32C13.8 30 22 30 26 28C30 26 30.7 22 34 20C37.3 18 41.7 15.7 46 16Z"/>
    <path data-part="crest" fill="#f2907a" d="M26 30Q18 10 32 5Q46 8 46 24Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M6 46Q22 50 42 43M10 37L14 39"/>
    <path data-part="tooth" fill="#ffffff" d="M12 47L15.5 53L19 47ZM19 47L22.5 53L26 47ZM26 47L29.5 53L33 47Z"/>
    ${eye(44, 33)}
  `,
  // A dinosaur with long claws and feathers.
  therizinosaurus: `
    <path data-part="tail" fill="#b898d8" d="M84 76Q108 84 126 62Q126 108 86 110Z"/>
    <path data-part="leg" fill="#9a7ac0" d="M74 96L94 90L93 114Q104 116 104 126L78 126Z"/>
    <path data-part="body" fill="#c8a8e8" d="M46 14Q62 10 66 26Q66 44 80 58Q102 72 98 94Q92 110 76 110L76 116Q84 118 84 126L50 126L54 110Q40 104 42 80Q46 60 44 40Z"/>
    <path data-part="arm" fill="#9a7ac0" d="M64 58Q52 70 36 66L32 78Q54 88 74 74Q76 60 64 58Z"/>
    <path data-part="claw" fill="#ffe9a0" d="M36 64Q16 60 2 76Q18 72 34 74Z"/><path data-part="claw" fill="#ffe9a0" d="M34 72Q14 78 8 98Q20 86 36 80Z"/><path data-part="claw" fill="#ffe9a0" d="M38 77Q24 90 24 110Q32 96 46 82Z"/>
    <path data-part="head" fill="#c8a8e8" d="M18 22Q22 6 44 4Q66 6 66 24Q62 38 42 38Q20 38 18 22Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="44" cy="18" rx="4.4" ry="5.6"/><circle fill="#ffffff" cx="43" cy="16" r="2.2"/>
    <path fill="none" stroke="#4a1a6a" stroke-width="2.2" d="M20 28Q30 32 40 28M58 96Q64 84 78 86Q88 90 86 102M58 122L58 126M66 122L66 126"/>
  `,
};
