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
  // A golden pheasant with its long tail.
  pheasant: `
    <path data-part="tail" fill="#e8a050" d="M78 66Q104 70 126 104Q128 116 118 112Q92 92 66 92Z"/>
    <path data-part="tail" fill="#ffd35c" d="M66 86Q92 96 108 122Q104 128 96 124Q76 106 56 102Z"/>
    <path data-part="leg" fill="#c98f54" d="M44 96L52 96L52 116L60 122L58 126L38 126L38 122L44 116Z"/>
    <path data-part="body" fill="#e8685f" d="M32 48Q20 70 30 90Q44 106 66 102Q86 94 88 74Q86 58 66 54L52 44Z"/>
    <path data-part="wing" fill="#5fa8e0" d="M54 64Q72 54 90 66Q94 82 78 90Q60 92 52 80Q48 70 54 64Z"/>
    <path data-part="neck" fill="#f2a05f" d="M30 24Q50 24 56 44Q58 58 48 64Q32 68 24 56Q24 40 30 24Z"/>
    <path data-part="head" fill="#ffd35c" d="M36 6Q60 2 70 24Q60 24 54 36Q42 44 28 38Q18 28 22 16Q26 8 36 6Z"/>
    <path data-part="beak" fill="#e8a050" d="M22 18L4 28Q8 34 24 32Z"/>
    <circle data-part="eye" fill="#2a2440" cx="34" cy="22" r="4.6"/><circle fill="#ffffff" cx="33" cy="20" r="2.2"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.2" d="M30 50Q40 56 52 50M60 72Q72 70 80 74M62 82Q72 80 78 82M92 80Q104 88 112 100"/>
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
  // A cuttlefish: an oval body with a wavy fin all around it, big eyes, short arms.
  cuttlefish: `
    <path data-part="fin" fill="#c8a8e8" d="M76 8C82 7.7 90 9 96 12C102 15 107.7 20.3 112 26C116.3 31.7 121.3 40 122 46C122.7 52 118.3 56.7 116 62C113.7 67.3 112 74 108 78C104 82 97.7 83.7 92 86C86.3 88.3 79.7 92.3 74 92C68.3 91.7 62.7 88 58 84C53.3 80 48.3 74 46 68C43.7 62 43.3 54.7 44 48C44.7 41.3 47.3 33.7 50 28C52.7 22.3 55.7 17.3 60 14C64.3 10.7 70 8.3 76 8Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M92 14L88 20M110 28L103 32M119 48L111 49M109 74L103 69M92 84L90 78M56 24L62 28M47 46L54 47"/>
    <path data-part="body" fill="#e4d0f8" d="M78 16C83 16.3 91 19.7 96 24C101 28.3 106.3 35.7 108 42C109.7 48.3 108.7 56.3 106 62C103.3 67.7 97.3 73 92 76C86.7 79 79.3 80.7 74 80C68.7 79.3 63.3 76.3 60 72C56.7 67.7 54.3 60.3 54 54C53.7 47.7 56 39.3 58 34C60 28.7 62.7 25 66 22C69.3 19 73 15.7 78 16Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.8" d="M76 28Q92 32 98 44M70 40Q84 44 92 58M66 54Q76 58 82 68"/>
    <path data-part="tentacle" fill="#d8bcf0" d="M38.5 71.7C39.4 73.5 37.4 77.9 36.7 79.4C35.9 80.8 35.2 79.9 34 80.5C32.8 81.1 31 82.1 29.4 82.9C27.7 83.7 25.9 84.7 24 85.3C22.2 85.9 20.2 86.5 18.3 86.5C16.5 86.4 14.5 85.7 13 84.9C11.5 84.2 10.3 83.1 9.2 82.2C8.1 81.3 7.2 80.3 6.5 79.5C5.8 78.8 5.4 78.5 5.1 77.8C4.8 77.1 4.2 75.8 4.5 75.2C4.8 74.7 6 74.2 6.9 74.2C7.7 74.2 8.6 74.9 9.6 75.3C10.6 75.7 11.7 76.4 12.8 76.8C13.8 77.2 15 77.6 15.9 77.7C16.7 77.9 17 77.7 17.7 77.5C18.4 77.3 19.1 76.9 20.1 76.3C21.2 75.7 22.8 74.7 24.1 73.8C25.4 72.9 26.9 71.9 28.1 71C29.3 70.1 29.6 68.5 31.3 68.6C33.1 68.8 37.6 70 38.5 71.7Z"/>
    <path data-part="tentacle" fill="#d8bcf0" d="M44 81C45.2 82.6 44.1 87.2 43.6 88.8C43.1 90.4 42 89.8 40.8 90.7C39.6 91.5 37.9 92.8 36.3 93.9C34.7 95.1 32.9 96.4 31.2 97.4C29.4 98.4 27.6 99.5 25.8 100.1C24 100.7 22.1 100.9 20.3 101.1C18.5 101.2 16.7 101.1 15.2 101C13.6 100.9 12.1 100.7 10.9 100.5C9.8 100.3 9 100.4 8.2 100C7.5 99.6 6.4 98.9 6.3 98.2C6.3 97.5 7 96.5 7.8 96C8.5 95.5 9.7 95.5 10.8 95.3C12 95 13.5 94.8 14.8 94.5C16.2 94.2 17.7 93.9 19 93.4C20.2 93 21.1 92.5 22.2 91.9C23.3 91.2 24.3 90.4 25.6 89.4C26.8 88.4 28.4 87 29.7 85.8C31 84.6 32.3 83.2 33.5 82.1C34.6 81 34.6 79.4 36.4 79.2C38.2 79 42.8 79.4 44 81Z"/>
    <path data-part="tentacle" fill="#d8bcf0" d="M50.8 85.8C52.5 86.9 53 91.6 53 93.3C53 95.1 51.7 95 50.8 96.3C49.9 97.6 48.7 99.5 47.5 101.2C46.3 102.9 44.9 104.9 43.5 106.6C42.1 108.3 40.7 110 39.1 111.3C37.4 112.6 35.6 113.5 33.8 114.3C32 115.1 30.2 115.6 28.5 116.1C26.9 116.6 25.2 117 23.9 117.3C22.6 117.5 21.8 117.9 20.9 117.8C20 117.7 18.8 117.3 18.5 116.8C18.2 116.2 18.5 114.9 19.1 114.2C19.7 113.5 20.9 113 22 112.3C23.2 111.7 24.7 110.9 26 110.1C27.3 109.3 28.9 108.4 30 107.5C31.2 106.6 32 105.8 32.9 104.7C33.9 103.6 34.7 102.4 35.6 100.9C36.5 99.5 37.6 97.5 38.5 95.8C39.4 94.1 40.3 92.2 41.1 90.7C41.8 89.2 41.4 87.5 43 86.7C44.6 85.9 49.1 84.7 50.8 85.8Z"/>
    <path data-part="tentacle" fill="#d8bcf0" d="M56.6 89C58.6 89.2 61.1 93.4 62 94.7C62.8 96.1 61.6 96 61.4 97.1C61.3 98.3 61.1 99.9 60.9 101.5C60.6 103.1 60.4 104.9 59.9 106.6C59.5 108.3 59 110.1 58.2 111.7C57.4 113.3 56.2 114.7 55.1 116.1C53.9 117.5 52.6 118.8 51.4 120C50.2 121.2 49 122.4 48 123.2C47 124.1 46.5 124.8 45.6 125.2C44.8 125.5 43.6 125.8 43 125.4C42.5 125 42.2 123.8 42.4 122.8C42.5 121.9 43.3 121 44 119.9C44.6 118.7 45.6 117.3 46.3 116C47.1 114.6 48 113.1 48.6 111.8C49.2 110.6 49.5 109.5 49.8 108.3C50.1 107.2 50.2 106.2 50.3 105C50.4 103.7 50.4 102.1 50.4 100.8C50.4 99.4 50.3 98 50.2 96.7C50.2 95.5 49 94.5 50 93.3C51.1 92 54.6 88.8 56.6 89Z"/>
    <path data-part="tentacle" fill="#d8bcf0" d="M62.2 87.3C64.1 86.6 68.3 89 69.6 89.9C71 90.8 70 91.3 70.4 92.5C70.8 93.7 71.5 95.4 72.1 97C72.6 98.6 73.3 100.5 73.7 102.2C74.1 104 74.5 105.9 74.5 107.7C74.4 109.5 73.9 111.2 73.4 112.8C72.9 114.4 72.1 115.8 71.4 117.1C70.8 118.4 70 119.6 69.4 120.5C68.8 121.4 68.6 122 67.9 122.5C67.3 123.1 66.2 123.8 65.5 123.6C64.9 123.4 64.2 122.3 64.1 121.5C63.9 120.6 64.3 119.6 64.5 118.5C64.7 117.4 65.1 116.1 65.3 114.9C65.5 113.6 65.8 112.2 65.8 111.1C65.9 110 65.7 109.3 65.5 108.3C65.3 107.3 64.9 106.5 64.4 105.3C63.9 104.1 63.1 102.6 62.4 101.2C61.7 99.9 60.9 98.5 60.2 97.3C59.6 96.1 58 95.8 58.4 94.1C58.7 92.4 60.4 88 62.2 87.3Z"/>
    <path data-part="head" fill="#d8bcf0" d="M44 58C48.7 57 55.3 57.7 60 60C64.7 62.3 70 67.3 72 72C74 76.7 74.3 83.7 72 88C69.7 92.3 63 97 58 98C53 99 46.7 96.7 42 94C37.3 91.3 31.7 86.7 30 82C28.3 77.3 29.7 70 32 66C34.3 62 39.3 59 44 58Z"/>
    ${eye(43, 76)}
    ${eye(60, 82)}
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M44 88Q48 92 54 91"/>
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
