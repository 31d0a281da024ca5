import { eye } from "./eye.ts";

/** Birds, antelopes, sea life and beasts of old: 128 × 128 boxes. */
export const beastsOfFarAndOld: Readonly<Record<string, string>> = {
  // A spoonbill: a beak like a spoon, a crest, long legs.
  spoonbill: `
    <path data-part="leg" fill="#f2b0a0" d="M62 92L69 92L68 116L76 124L50 124L60 116ZM84 90L91 90L90 116L98 124L74 124L83 116Z"/>
    <path data-part="tail" fill="#f7c0d0" d="M104 66L127 88L100 90Z"/>
    <path data-part="body" fill="#ffdfe8" d="M44 26Q58 38 58 52Q88 44 110 70Q110 92 82 96Q50 96 46 68Q50 50 38 40Z"/>
    <path data-part="wing" fill="#f7b0c4" d="M64 62Q90 56 110 76Q96 90 78 86L80 79L68 80L71 72Z"/>
    <path data-part="crest" fill="#f7b0c4" d="M46 10L68 12L62 18L72 24L62 26L66 34L52 32Z"/>
    <path data-part="head" fill="#ffdfe8" d="M28 24Q32 8 48 10Q60 16 58 30Q50 44 40 42Q28 38 28 24Z"/>
    <path data-part="beak" fill="#9fb0c8" d="M30 22Q20 40 14 58Q20 70 12 82Q2 84 1 72Q2 60 6 54Q14 36 26 18ZM14 58Q18 60 22 50L34 34L30 22Z"/>
    <circle data-part="eye" fill="#2a2440" cx="40" cy="22" r="3.4"/>
  `,
  // A frigatebird puffs up its red throat like a balloon.
  frigatebird: `
    <path data-part="wing" fill="#8f9cb8" d="M70 50Q92 18 126 6Q124 22 112 30Q120 32 122 38Q112 46 106 48Q114 52 112 58Q96 72 76 76Z"/>
    <path data-part="tail" fill="#8f9cb8" d="M94 86L127 94L112 100L126 112L88 104Z"/>
    <path data-part="body" fill="#a8b4cc" d="M38 36Q52 50 70 52Q100 66 102 92Q92 108 68 106Q46 100 40 74Z"/>
    <circle fill="#f26a5a" cx="40" cy="76" r="31"/>
    <path data-part="head" fill="#a8b4cc" d="M30 28Q34 10 52 12Q66 18 64 36Q60 54 46 54Q30 48 30 28Z"/>
    <path data-part="beak" fill="#f2d8a8" d="M34 26L6 32Q0 36 4 46Q10 42 12 40L36 40Z"/>
    <path data-part="foot" fill="#f2b0a0" d="M62 104L70 104L70 114L78 124L54 124L62 114ZM82 102L90 102L90 114L98 124L76 124L82 114Z"/>
    <circle data-part="eye" fill="#2a2440" cx="47" cy="28" r="3.4"/><path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M22 64Q28 56 38 54"/>
  `,
  // A kudu: tall horns in spirals, thin stripes down its side.
  kudu: `
    <path data-part="horn" fill="#d9b080" d="M26 44Q10 36 18 26Q30 18 20 4L26 1Q40 14 30 28Q26 36 36 42ZM40 42Q54 34 46 24Q36 14 46 2L52 4Q44 14 54 24Q62 38 46 46Z"/>
    <path data-part="tail" fill="#c8a888" d="M108 66Q124 70 120 98L112 96Q114 80 104 76Z"/>
    <path data-part="leg" fill="#b89878" d="M58 96L68 96L68 126L58 126ZM88 94L98 94L98 126L88 126Z"/>
    <path data-part="body" fill="#d9bc98" d="M30 56L54 52Q58 62 74 64Q104 60 112 76Q116 92 110 98L110 126L100 126L96 100Q82 106 70 102L66 126L56 126L54 98Q38 84 30 56Z"/>
    <path data-part="ear" fill="#f2d0c0" d="M48 42Q62 38 70 46Q64 56 48 52Z"/>
    <path data-part="head" fill="#d9bc98" d="M28 38Q46 36 50 50Q48 62 36 66Q28 76 16 78Q6 78 6 70Q12 60 16 50Q20 40 28 38Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M70 70L68 92M80 70L80 94M90 70L92 90M100 72L102 86M28 42L38 50M13 70L16 73"/>
    <circle data-part="eye" fill="#2a2440" cx="29" cy="52" r="3.4"/>
  `,
  // An oryx: two long straight horns, a marked face.
  oryx: `
    <path data-part="horn" fill="#b8a890" d="M34 44L60 2L66 4L44 46ZM42 46L80 6L85 9L52 50Z"/>
    <path data-part="tail" fill="#8f8898" d="M108 64Q126 72 120 104Q112 104 108 98Q114 82 104 74Z"/>
    <path data-part="leg" fill="#b8b0b8" d="M56 94L66 94L66 126L56 126ZM86 92L96 92L96 126L86 126Z"/>
    <path data-part="body" fill="#dcd4d0" d="M34 60L56 54Q60 64 76 64Q104 58 112 74Q116 90 110 96L110 126L98 126L94 98Q82 104 70 102L66 126L54 126L52 98Q38 86 34 60Z"/>
    <path data-part="stripe" fill="#8f8898" d="M56 92Q78 104 108 90L108 98Q80 112 56 100Z"/>
    <path data-part="ear" fill="#dcd4d0" d="M54 46Q66 42 74 48Q68 58 52 56Z"/>
    <path data-part="head" fill="#ffffff" d="M34 42Q52 40 56 54Q52 66 40 68Q30 78 16 80Q6 80 6 72Q14 64 20 54Q26 44 34 42Z"/>
    <path data-part="patch" fill="#8f8898" d="M36 43Q46 42 50 47L38 54ZM26 58L46 64Q42 68 38 70L24 64Z"/>
    <circle data-part="eye" fill="#2a2440" cx="36" cy="57" r="3.4"/><circle data-part="nose" fill="#2a2440" cx="11" cy="73" r="3"/>
  `,
  // A caracal sits: tall pointed ears with black tufts.
  caracal: `
    <path data-part="tail" fill="#e8b878" d="M90 108Q116 112 118 90Q126 92 124 104Q118 126 88 122Z"/>
    <path data-part="body" fill="#e8b878" d="M44 66L84 66Q102 94 96 124L32 124Q26 94 44 66Z"/>
    <path data-part="chest" fill="#fff0dc" d="M50 72L78 72Q82 90 64 100Q46 90 50 72Z"/>
    <path data-part="leg" fill="#f2c890" d="M44 96L60 98L60 126L40 126Q38 110 44 96ZM84 96L68 98L68 126L88 126Q90 110 84 96Z"/>
    <path data-part="ear" fill="#e8b878" d="M34 36Q24 20 28 6L22 1L32 2Q48 12 54 28ZM94 36Q104 20 100 6L106 1L96 2Q80 12 74 28Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M28 6L20 0M29 4L24 0M100 6L108 0M99 4L104 0M64 64L64 69M54 70Q59 76 64 69Q69 76 74 70"/>
    <path data-part="head" fill="#e8b878" d="M64 22Q98 22 100 50Q98 78 64 80Q30 78 28 50Q30 22 64 22Z"/>
    <path data-part="muzzle" fill="#fff0dc" d="M64 50Q84 54 84 66Q80 78 64 79Q48 78 44 66Q44 54 64 50Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="47" cy="46" rx="5" ry="5.6"/><ellipse data-part="eye" fill="#2a2440" cx="81" cy="46" rx="5" ry="5.6"/><circle fill="#ffffff" cx="46" cy="44" r="2"/><circle fill="#ffffff" cx="80" cy="44" r="2"/>
    <path data-part="nose" fill="#f28fa0" d="M56 56L72 56Q70 65 64 65Q58 65 56 56Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M54 70Q59 76 64 69Q69 76 74 70"/>
  `,
  // A dormouse asleep, curled up in its nest of leaves.
  dormouse: `
    <path data-part="leaf" fill="#e8c070" d="M2 96Q10 84 24 90Q20 72 36 74Q64 66 92 74Q108 72 104 90Q118 84 126 96Q124 122 96 126L32 126Q4 122 2 96Z"/>
    <path data-part="body" fill="#e8b078" d="M20 78Q20 40 64 36Q108 40 108 78Q106 110 64 112Q22 110 20 78Z"/>
    <path data-part="tail" fill="#d99a60" d="M104 62Q122 76 112 98Q96 118 62 112Q46 106 52 96Q60 90 70 96Q92 100 98 84Q94 72 92 66Z"/>
    <circle data-part="ear" fill="#f7c8b8" cx="24" cy="36" r="17"/><circle data-part="ear" fill="#f7c8b8" cx="74" cy="30" r="17"/>
    <path data-part="head" fill="#f2c08a" d="M20 62Q22 36 52 34Q80 38 80 66Q78 90 50 92Q22 90 20 62Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M30 58Q36 66 42 58M56 58Q62 66 68 58M42 76Q46 80 50 75Q54 80 58 76M22 70L8 66M22 76L10 80M78 72L88 70"/>
    <ellipse data-part="nose" fill="#2a2440" cx="50" cy="71" rx="5" ry="4"/>
    <path fill="#ffffff" d="M92 6L110 6L100 22L112 22L112 28L90 28L100 12L92 12Z"/>
  `,
  // A sawfish: its snout is a saw with teeth on both sides.
  sawfish: `
    <path data-part="fin" fill="#8fa8c8" d="M60 50Q64 24 84 20Q82 36 88 50ZM54 78Q50 104 70 116Q80 98 82 80Z"/>
    <path data-part="tailFin" fill="#8fa8c8" d="M104 62Q114 36 126 30Q120 60 120 66Q122 80 126 98Q112 86 104 72Z"/>
    <path data-part="body" fill="#b4c8e0" d="M36 64Q40 46 64 44Q90 46 112 64Q112 70 108 74Q88 86 64 86Q40 82 36 64Z"/>
    <path fill="#ffe0a8" d="M2 60L8 60L10 52L15 60L20 60L22 52L27 60L32 60L34 54L40 60L40 72L34 78L32 72L27 72L22 80L20 72L15 72L10 80L8 72L2 72Q0 66 2 60Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M62 58Q66 66 62 74M70 58Q74 66 70 74M44 74Q50 76 54 72"/>
    <circle data-part="eye" fill="#2a2440" cx="49" cy="59" r="4"/>
  `,
  // A sea cucumber with spikes and a crown of feelers on the sea floor.
  "sea-cucumber": `
    <path fill="#f7b0a0" d="M22 66Q4 65 2 54Q10 53 14 58Q10 49 20 46Q26 50 24 57Q28 47 38 49Q40 57 34 62Z"/>
    <path fill="#d9b080" d="M16 72Q22 60 40 58L44 52L52 57L60 47L68 56L78 47L84 56L96 52L98 61Q122 64 124 79Q122 95 96 96L88 102L80 96L70 102L62 96L52 102L44 96L34 100L28 94Q12 88 16 72Z"/>
    <circle data-part="spot" fill="#f2dcb8" cx="48" cy="73" r="8"/><circle data-part="spot" fill="#f2dcb8" cx="74" cy="69" r="8"/><circle data-part="spot" fill="#f2dcb8" cx="98" cy="77" r="8"/><circle data-part="spot" fill="#f2dcb8" cx="66" cy="86" r="7"/>
    <circle data-part="eye" fill="#2a2440" cx="28" cy="74" r="3"/><path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M22 83Q28 87 36 84"/>
  `,
  // A sea slug: frills along its back, two horns, a tuft of gills.
  nudibranch: `
    <path fill="#f7d070" d="M84 70Q74 56 78 42Q86 44 88 52Q88 36 98 30Q104 40 102 52Q108 44 116 48Q116 62 102 72Z"/>
    <path fill="#8fa8f0" d="M6 96Q2 78 16 66Q34 52 60 52Q96 48 122 84Q127 94 124 100Q112 92 104 102Q94 94 84 104Q74 96 64 106Q54 98 44 106Q34 100 24 106Q10 108 6 96Z"/>
    <path fill="#c8d4fa" d="M18 88Q18 72 36 66Q64 58 92 66Q108 74 112 86Q98 82 90 90Q78 84 68 92Q54 86 46 94Q32 90 24 96Q18 94 18 88Z"/>
    <path data-part="horn" fill="#f7d070" d="M18 68Q8 54 14 40Q22 36 26 44Q26 54 30 62ZM36 60Q32 44 40 32Q50 32 50 42Q46 52 48 58Z"/>
    <circle data-part="spot" fill="#f7d070" cx="52" cy="76" r="6"/><circle data-part="spot" fill="#f7d070" cx="76" cy="74" r="6"/>
    <circle data-part="eye" fill="#2a2440" cx="26" cy="80" r="3"/><path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M14 92Q20 96 26 93"/>
  `,
  // A hairtail: a long silver ribbon with a fin along its back, big teeth and a thread of a tail.
  hairtail: `
    <path data-part="dorsalFin" fill="#8fb8e8" d="M30 18C29.3 14 42.7 7 50 6C57.3 5 65 11.3 74 12C83 12.7 95.3 7.3 104 10C112.7 12.7 122.2 21 126 28C128 35 128 44.7 127 52C124.7 59.3 119.2 67.7 112 72C104.8 76.3 92.7 75.7 84 78C75.3 80.3 63.7 83 60 86C56.3 89 58 93 62 96C66 99 77 101.3 84 104C91 106.7 104 110.3 104 112C104 113.7 91.7 114.7 84 114C76.3 113.3 64.3 111.7 58 108C51.7 104.3 47 97.3 46 92C45 86.7 46.7 80.3 52 76C57.3 71.7 70 69 78 66C86 63 94.7 61.7 100 58C105.3 54.3 110 48.3 110 44C110 39.7 105.3 33.7 100 32C94.7 30.3 85.7 34.3 78 34C70.3 33.7 62 32.7 54 30C46 27.3 30.7 22 30 18Z"/>
    <path data-part="body" fill="#dfe8f4" d="M30 24C32 18.7 44.3 14.7 52 14C59.7 13.3 67.7 19 76 20C84.3 21 95 17.7 102 20C109 22.3 115.3 28.7 118 34C120.7 39.3 120.3 46.7 118 52C115.7 57.3 110.3 62.3 104 66C97.7 69.7 87.7 71.3 80 74C72.3 76.7 62 78.7 58 82C54 85.3 54 90.3 56 94C58 97.7 63.3 100.7 70 104C76.7 107.3 87 111 96 114C105 117 124 122 124 122C124 122 102.3 123 92 122C81.7 121 70 119 62 116C54 113 48 108.7 44 104C40 99.3 38 93 38 88C38 83 39.7 78.3 44 74C48.3 69.7 56.7 65.3 64 62C71.3 58.7 82 56.7 88 54C94 51.3 98.3 48.7 100 46C101.7 43.3 100.7 39.3 98 38C95.3 36.7 90 37.3 84 38C78 38.7 69.3 40.7 62 42C54.7 43.3 45.3 49 40 46C34.7 43 28 29.3 30 24Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M46 30C50.3 29.8 63.3 29 72 29C80.7 29 92 27.8 98 30C104 32.2 107.7 37.7 108 42C108.3 46.3 105.3 52 100 56C94.7 60 84 62.3 76 66C68 69.7 57 73.7 52 78C47 82.3 45.3 87.7 46 92C46.7 96.3 50.3 100.3 56 104C61.7 107.7 76 112.3 80 114"/>
    <path data-part="head" fill="#f0f6ff" d="M46 18C50 20.3 50.3 27.3 50 32C49.7 36.7 47 43 44 46C41 49 35.3 47.7 32 50C28.7 52.3 26.3 58.7 24 60C21.7 61.3 18.3 60 18 58C17.7 56 23 50.7 22 48C21 45.3 12 42 12 42C12 42 2 38 2 38C2 38 6 31.3 10 28C14 24.7 20 19.7 26 18C32 16.3 42 15.7 46 18Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M4 39L10 47L14 42L18 49L22 46M40 22C40.7 24 44.3 30 44 34C43.7 38 39 44 38 46"/>
    <circle data-part="eye" fill="#ffffff" cx="29" cy="30" r="7"/>
    <circle fill="#3a2a40" cx="28" cy="30" r="3.4"/>
  `,
  // An iguanodon raising its thumbs, each a spike, a beak for plants.
  iguanodon: `
    <path data-part="leg" fill="#8fb0d4" d="M40 104C43.7 102.7 51.3 102.3 54 104C56.7 105.7 56.3 110.5 56 114C55.7 117.5 57 123.2 52 125C47 126.8 30.7 126.2 26 125C21.3 123.8 23 120.2 24 118C25 115.8 29.3 114.3 32 112C34.7 109.7 36.3 105.3 40 104Z"/>
    <path data-part="body" fill="#a8c8e8" d="M44 50C48 47 56.3 46.3 62 48C67.7 49.7 73 54.7 78 60C83 65.3 87 75 92 80C97 85 102.3 89.7 108 90C113.7 90.3 120.6 84.4 126 82C124.8 86.8 125.7 93 122 98C118.3 103 110.7 109 104 112C97.3 115 89.3 115.7 82 116C74.7 116.3 66 116 60 114C54 112 49.7 109 46 104C42.3 99 39.3 90.3 38 84C36.7 77.7 37 71.7 38 66C39 60.3 40 53 44 50Z"/>
    <path data-part="belly" fill="#fff6e4" d="M40 68C42 63.7 48.7 63.7 52 66C55.3 68.3 59 76 60 82C61 88 60 98 58 102C56 106 51 107.7 48 106C45 104.3 41.3 98.3 40 92C38.7 85.7 38 72.3 40 68Z"/>
    <path data-part="leg" fill="#a8c8e8" d="M64 80C67.7 77.3 75.7 77.7 80 80C84.3 82.3 89.3 89 90 94C90.7 99 84.3 106 84 110C83.7 114 88 115.5 88 118C88 120.5 89.7 123.8 84 125C78.3 126.2 59.3 126.2 54 125C48.7 123.8 50.7 120.2 52 118C53.3 115.8 61 115.7 62 112C63 108.3 57.7 101.3 58 96C58.3 90.7 60.3 82.7 64 80Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M62 119L61 125M70 119L70 125"/>
    <path data-part="arm" fill="#a8c8e8" d="M59.8 69.5C61.6 71.1 61.5 76.5 61.3 78.6C61.1 80.6 59.9 80.4 58.6 82C57.3 83.6 55.6 86.3 53.5 88.3C51.5 90.2 48.8 92.8 46 93.7C43.3 94.5 39.6 94 37 93.5C34.3 93.1 31.8 91.6 30.1 90.9C28.4 90.2 27.8 90.7 26.7 89.3C25.6 88 23.1 84.7 23.5 82.9C24 81.1 27.5 79.1 29.3 78.7C31.2 78.3 32.7 79.9 34.5 80.5C36.2 81.1 38.5 81.9 39.8 82.2C41 82.5 41.3 82.7 42 82.3C42.7 82 43 81.3 43.9 80C44.9 78.7 46.4 76.4 47.5 74.6C48.6 72.8 48.6 70.3 50.7 69.4C52.7 68.6 58.1 68 59.8 69.5Z"/>
    <path data-part="spike" fill="#fff3c8" d="M22 80C21.7 75.3 22 66 22 60C25.3 64.8 31.3 71.7 33 76C34.7 80.3 33.5 84 32 86C30.5 88 25.7 89 24 88C22.3 87 22.3 84.7 22 80Z"/>
    <path data-part="head" fill="#a8c8e8" d="M46 10C50 10.7 57 14 60 18C63 22 64.7 28.7 64 34C63.3 39.3 60 46.3 56 50C52 53.7 46 55.7 40 56C34 56.3 25.3 54 20 52C14.7 50 10.3 47 8 44C5.7 41 4.7 36.7 6 34C7.3 31.3 12 29.7 16 28C20 26.3 26.7 26.3 30 24C33.3 21.7 33.3 16.3 36 14C38.7 11.7 42 9.3 46 10Z"/>
    <path data-part="beak" fill="#f4dc98" d="M18 27C15.3 25.3 10.5 27.8 8 30C5.5 32.2 3 37 3 40C3 43 5.2 46.2 8 48C10.8 49.8 17.3 52.3 20 51C22.7 49.7 24.3 44 24 40C23.7 36 20.7 28.7 18 27Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M8 42Q24 48 40 40"/>
    <circle data-part="cheek" fill="#ffc8c0" cx="48" cy="42" r="4"/>
    ${eye(43, 28, 1.05)}
  `,
  // A Dunkleosteus: a fish of old with a head of armour and jaws like blades.
  dunkleosteus: `
    <path data-part="fin" fill="#8fa0b8" d="M66 30Q78 10 92 12Q88 24 94 40ZM58 92Q60 114 76 120Q82 102 80 92Z"/>
    <path data-part="tailFin" fill="#8fa0b8" d="M100 56Q108 30 126 22Q118 52 118 62Q120 84 127 104Q108 92 100 72Z"/>
    <path data-part="body" fill="#b0c0d4" d="M52 26Q86 28 112 60Q112 68 108 74Q86 98 52 100Z"/>
    <path fill="#d8c8a8" d="M6 50Q8 20 44 20L62 22L66 62L40 60L20 56L12 66Q4 60 6 50Z"/>
    <path fill="#e8dcc0" d="M62 22Q76 40 74 62Q74 88 62 104Q34 108 18 92L10 84L22 80L40 76L64 62Z"/>
    <path data-part="tooth" fill="#ffffff" d="M8 54L12 74L20 58L28 72L36 60ZM10 86L18 70L26 82L34 72L40 80Z"/>
    <circle fill="#ffffff" cx="34" cy="40" r="10"/><circle data-part="eye" fill="#2a2440" cx="33" cy="40" r="5"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M52 28L54 52M56 74Q60 86 54 96M84 48L88 52M92 62L96 64M82 76L86 72"/>
  `,
  // A water strider: a slender body on long thin legs, its feet in dimples of the water.
  "water-strider": `
    <ellipse data-part="water" fill="#c8e6fa" cx="64" cy="102" rx="63" ry="24"/>
    <ellipse fill="#ffffff" cx="14" cy="98" rx="11" ry="5"/>
    <ellipse fill="#ffffff" cx="36" cy="114" rx="12" ry="5"/>
    <ellipse fill="#ffffff" cx="92" cy="114" rx="12" ry="5"/>
    <ellipse fill="#ffffff" cx="114" cy="98" rx="11" ry="5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M58 52L40 22L14 98M66 54L46 34L36 114M74 52L92 22L114 98M68 54L84 34L92 114"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M28 56L16 76L26 90M36 60L30 78L40 88"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M18 40Q8 32 4 20M24 36Q20 24 22 12"/>
    <path data-part="body" fill="#a8c884" d="M30 44C33.3 41 42.3 42 50 42C57.7 42 67.7 42.7 76 44C84.3 45.3 93 47.7 100 50C107 52.3 118 58 118 58C118 58 107.7 61 100 62C92.3 63 80.7 63.7 72 64C63.3 64.3 55 64.7 48 64C41 63.3 33 63.3 30 60C27 56.7 26.7 47 30 44Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M62 43C62 43 60 49.5 60 53C60 56.5 62 64 62 64M80 45C80 45 78 51 78 54C78 57 80 63 80 63"/>
    <path data-part="wing" fill="#e8f4c8" d="M52 47C52.7 45.3 64.7 45.2 72 46C79.3 46.8 90 50.2 96 52C102 53.8 108 57 108 57C108 57 96.7 57.2 90 57C83.3 56.8 74.3 57.7 68 56C61.7 54.3 51.3 48.7 52 47Z"/>
    <circle data-part="head" fill="#a8c884" cx="26" cy="50" r="14"/>
    <ellipse data-part="eye" fill="#2a2440" cx="21" cy="47" rx="2.7" ry="3.6"/>
    <circle fill="#ffffff" cx="20.5" cy="45.6" r="1.4"/>
    <ellipse data-part="eye" fill="#2a2440" cx="32" cy="47" rx="2.7" ry="3.6"/>
    <circle fill="#ffffff" cx="31.5" cy="45.6" r="1.4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M20 56C20 56 24 60 26 60C28 60 32 56 32 56"/>
  `,
};
