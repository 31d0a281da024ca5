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
  // A hairtail: a fish like a silver ribbon, pointed teeth, its tail a thread.
  hairtail: `
    <path data-part="fin" fill="#c8d8e8" d="M17.3 11.7C19.3 11.2 20.4 10.6 24 9.9C27.5 9.2 33.3 7.5 38.6 7.4C43.8 7.4 50.2 8.3 55.3 9.5C60.5 10.8 65.2 12.9 69.5 14.7C73.8 16.5 77.4 18.2 81.3 20.2C85.2 22.2 89 23.9 92.9 26.5C96.8 29.1 101.4 31.9 104.6 35.7C107.8 39.5 110.8 44.4 112.2 49.3C113.6 54.2 114.6 59.7 113 64.9C111.5 70.1 106.8 76.9 102.9 80.5C99 84.2 93.7 85.1 89.6 86.7C85.5 88.3 82.4 89.1 78.2 89.9C74.1 90.7 68.2 91.3 64.6 91.6C61 92 58.4 91.8 56.6 92.1C54.7 92.4 54.6 92.7 53.6 93.3C52.5 94 51 96.1 50.4 95.9C49.9 95.6 50.1 92.5 50.2 92C50.2 91.6 49.9 92.5 50.7 93.3C51.5 94.2 53.2 96.1 55.1 97.2C57 98.3 58.8 99 62.1 99.7C65.4 100.5 70.4 100.8 74.9 101.6C79.4 102.4 84.2 103.4 88.9 104.5C93.6 105.7 99.1 107.3 103.2 108.4C107.2 109.6 110.2 110.7 113.3 111.6L112 118C108.9 117.3 105.7 116.7 101.6 115.8C97.5 115 91.9 113.7 87.3 113C82.8 112.2 78.5 111.6 74.1 111.1C69.7 110.6 64.8 110.7 60.8 110C56.8 109.3 53.3 108.6 50.2 107.2C47.1 105.8 44.4 103.6 42.4 101.6C40.4 99.6 38.7 97.3 38.2 95.2C37.7 93.1 38.4 91 39.6 89C40.9 86.9 43.3 84.5 45.5 82.8C47.8 81.1 50.3 79.7 53.3 78.8C56.3 78 60.1 78.1 63.5 77.6C67 77.1 70.5 76.8 74 76C77.5 75.2 81.2 74 84.5 72.7C87.8 71.4 91.6 70 93.7 68.2C95.9 66.4 97.1 64.3 97.7 62C98.2 59.6 97.8 56.5 97 54C96.2 51.5 95 48.9 92.9 46.7C90.8 44.4 87.8 42.4 84.6 40.5C81.5 38.6 77.7 36.8 74.1 35C70.5 33.2 66.8 31.5 63 29.9C59.1 28.3 54.8 26.4 50.9 25.4C46.9 24.4 43.3 23.8 39.5 23.9C35.7 24 31.3 25.2 28.1 25.9C24.8 26.6 22.4 27.4 20 28L17.3 11.7Z"/>
    <path data-part="body" fill="#eef4fa" d="M10.9 29.5C10.3 25.9 15.8 19.5 18.2 17.1C20.6 14.8 21.9 16 25.3 15.3C28.8 14.6 34.1 13 38.9 12.9C43.6 12.9 49.1 13.7 53.8 14.8C58.6 16 63.1 18 67.3 19.7C71.5 21.5 75.1 23.2 78.9 25.1C82.7 27.1 86.5 28.9 90.1 31.2C93.7 33.6 97.8 36.2 100.6 39.5C103.4 42.8 105.7 46.9 106.9 50.9C108.1 55 108.8 59.7 107.6 63.8C106.4 68 102.9 73.2 99.6 76.1C96.3 79 91.5 80.1 87.7 81.5C83.9 82.9 80.5 83.8 76.6 84.6C72.7 85.4 67.7 85.8 64.2 86.1C60.6 86.5 57.6 86.3 55.3 86.8C52.9 87.2 51.8 87.9 50.2 89C48.7 90 46.7 92.2 45.8 92.9C44.9 93.7 44.7 92.7 44.9 93.4C45 94.2 45.5 95.8 46.8 97.2C48.1 98.7 50.2 100.8 52.7 102.1C55.1 103.5 57.8 104.4 61.4 105.2C65 106 70 106.3 74.4 107.1C78.9 107.9 83.3 108.8 87.9 109.9C92.5 111 98 112.6 102 113.8C106.1 115 110.4 116.3 112.2 117C114 117.7 112.9 117.8 112.8 118.2C112.8 118.5 113.7 119 111.8 119C109.9 118.9 105.4 118.3 101.2 117.8C97 117.3 91.3 116.4 86.8 116C82.2 115.5 78.2 115.3 73.8 115.1C69.4 114.9 64.6 115.3 60.2 114.8C55.9 114.3 51.4 113.7 47.7 112.2C44 110.8 40.6 108.6 38 106C35.3 103.5 32.3 100.5 31.6 97C30.8 93.5 31.9 88.4 33.4 85C35 81.6 37.9 79 40.9 76.6C43.8 74.3 47.7 72.2 51.4 70.9C55.1 69.6 59.5 69.6 62.9 69C66.2 68.4 68.3 68.3 71.4 67.4C74.5 66.5 78.6 65 81.3 63.8C84.1 62.6 86.8 60.9 87.9 60.3C89 59.7 87.8 60.6 87.7 60.1C87.6 59.6 87.6 58.1 87.2 57.1C86.7 56 86.5 55.1 85.2 53.9C83.9 52.7 81.8 51.3 79.2 49.8C76.5 48.3 72.8 46.5 69.3 44.9C65.9 43.2 62.2 41.4 58.6 40C55 38.5 51 36.9 47.9 36C44.8 35.2 43 34.8 40.1 34.9C37.3 35 33.9 35.9 30.8 36.6C27.8 37.2 25.1 40 21.8 38.9C18.5 37.7 11.5 33.1 10.9 29.5Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M68.8 32.5C71.4 33.8 80.2 37.6 84.6 40.5C89.1 43.4 93.2 46.5 95.4 50.1C97.5 53.7 98.6 58.6 97.7 62C96.7 65.4 93.5 68.3 89.6 70.6C85.7 72.9 79.2 74.8 74 76C68.8 77.2 63 76.9 58.2 78C53.5 79.2 48.9 80.4 45.5 82.8C42.2 85.2 38.7 89 38.2 92.2C37.6 95.3 39.6 98.8 42.4 101.6C45.2 104.4 49.7 107.4 55 109C60.3 110.5 70.9 110.7 74.1 111.1"/>
    <path data-part="head" fill="#eef4fa" d="M30 14C33.3 15 38.3 18.7 40 22C41.7 25.3 41.7 30.7 40 34C38.3 37.3 34 40.7 30 42C26 43.3 20.7 41.3 16 42C11.3 42.7 6.2 44.8 2 46C3.2 43.6 6.2 40.7 6 38C5.8 35.3 2.5 32.4 1 30C3.7 27.6 6.8 24.3 10 22C13.2 19.7 16.7 17.3 20 16C23.3 14.7 26.7 13 30 14Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M4 38Q16 38 26 36"/>
    <path data-part="tooth" fill="#ffffff" d="M8 38L11 44L14 38ZM18 37.5L20 43L23 37Z"/>
    <circle data-part="eye" fill="#ffffff" cx="25" cy="26" r="6.4"/>
    <ellipse data-part="eye" fill="#2a2440" cx="24" cy="26.5" rx="3" ry="3.8"/>
    <path data-part="fin" fill="#c8d8e8" d="M38 32C39 30.3 46 30.7 48 32C50 33.3 51 38.3 50 40C49 41.7 44 43.3 42 42C40 40.7 37 33.7 38 32Z"/>
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
