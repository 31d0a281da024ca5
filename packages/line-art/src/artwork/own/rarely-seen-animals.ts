import { eye } from "./eye.ts";

/** Animals of sea, air, bush and the time of the dinosaurs: 128 × 128 boxes. */
export const rarelySeenAnimals: Readonly<Record<string, string>> = {
  // A salmon that leaps: a hooked jaw and spots.
  salmon: `
    <path data-part="fin" fill="#e8685f" d="M54 20Q60 2 78 6Q76 18 84 32Z"/>
    <path data-part="tailFin" fill="#e8685f" d="M92 78L78 92Q88 98 90 112Q102 104 108 110Q112 94 124 86Q112 84 108 74Z"/>
    <path data-part="body" fill="#f79a86" d="M2 44Q4 36 14 34Q30 14 56 18Q92 24 110 80Q106 88 92 86Q84 72 62 68Q36 68 18 60Q8 60 8 54L22 50Q6 52 2 44Z"/>
    <path data-part="fin" fill="#e8685f" d="M62 66Q60 82 74 86Q80 78 74 70Z"/>
    <path data-part="fin" fill="#e8685f" d="M38 48Q52 46 60 58Q50 66 40 60Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M34 28Q42 42 34 56M56 30L60 33M68 36L72 39M78 48L81 52M70 52L74 55"/>
    <circle data-part="eye" fill="#2a2440" cx="21" cy="39" r="3.4"/>
  `,
  // A roadrunner at a run: crest, long beak, long tail, long legs.
  roadrunner: `
    <path data-part="tail" fill="#a9b8d4" d="M80 54L116 14L120 22L127 20L124 32L128 38L92 72Z"/>
    <path data-part="leg" fill="#f2b060" d="M46 82L28 98L8 96L4 104L32 107L56 88Z"/>
    <path data-part="leg" fill="#f2b060" d="M66 84L82 106L104 118L108 110L90 100L78 82Z"/>
    <path data-part="body" fill="#d9b890" d="M26 62Q28 50 34 40L50 36Q50 48 60 48Q90 46 98 62Q94 88 62 92Q30 90 26 62Z"/>
    <path data-part="crest" fill="#8f9cc4" d="M30 18Q34 2 58 2L52 8L64 10L54 18L62 24L48 30Z"/>
    <path data-part="head" fill="#d9b890" d="M22 30Q22 16 38 16Q54 18 52 36Q48 48 36 46Q24 44 22 30Z"/>
    <path data-part="beak" fill="#8f9cb4" d="M26 24L1 30Q-0 36 6 36L26 38Z"/>
    <path data-part="wing" fill="#a9b8d4" d="M52 60Q72 50 96 66Q84 82 66 80L68 74L58 74L60 68Z"/>
    <circle data-part="eye" fill="#2a2440" cx="37" cy="28" r="4"/>
  `,
  // A condor soaring: huge wings with fingers of feathers, a bald head, a white ruff.
  condor: `
    <path data-part="wing" fill="#8f88a0" d="M70 58C72.3 50 78.3 44.7 84 40C89.7 35.3 98.3 33.3 104 30C109.7 26.7 113.8 23 118 20C118 23.6 116.7 29.7 118 32C119.3 34.3 123.6 33.4 126 34C124.2 37 119.8 41.3 120 44C120.2 46.7 124.9 48.2 127 50C124.3 51.8 118.5 53.3 118 56C117.5 58.7 122.2 63 124 66C120.4 66 113.7 64 112 66C110.3 68 113.4 74.4 114 78C109.8 76.8 102.7 72.7 100 74C97.3 75.3 98.6 82.4 98 86C93.8 84.8 88.7 81.7 84 82C79.3 82.3 72.3 92 70 88C67.7 84 67.7 66 70 58Z"/>
    <path fill="#ffffff" d="M74 62C76 58.3 82.7 53.3 88 50C93.3 46.7 102.3 42 106 42C109.7 42 111.3 47 110 50C108.7 53 103.7 56.3 98 60C92.3 63.7 80 71.7 76 72C72 72.3 72 65.7 74 62Z"/>
    <path data-part="wing" fill="#8f88a0" d="M58 58C55.7 50 49.7 44.7 44 40C38.3 35.3 29.7 33.3 24 30C18.3 26.7 14.2 23 10 20C10 23.6 11.3 29.7 10 32C8.7 34.3 4.4 33.4 2 34C3.8 37 8.2 41.3 8 44C7.8 46.7 3.1 48.2 1 50C3.7 51.8 9.5 53.3 10 56C10.5 58.7 5.8 63 4 66C7.6 66 14.3 64 16 66C17.7 68 14.6 74.4 14 78C18.2 76.8 25.3 72.7 28 74C30.7 75.3 29.4 82.4 30 86C34.2 84.8 39.3 81.7 44 82C48.7 82.3 55.7 92 58 88C60.3 84 60.3 66 58 58Z"/>
    <path fill="#ffffff" d="M54 62C52 58.3 45.3 53.3 40 50C34.7 46.7 25.7 42 22 42C18.3 42 16.7 47 18 50C19.3 53 24.3 56.3 30 60C35.7 63.7 48 71.7 52 72C56 72.3 56 65.7 54 62Z"/>
    <path data-part="tail" fill="#8f88a0" d="M54 92L74 92L84 122L70 116L64 125L58 116L44 122Z"/>
    <path data-part="body" fill="#a098b0" d="M64 50C68.3 50 74 53.7 77 58C80 62.3 81.8 70 82 76C82.2 82 81 89.7 78 94C75 98.3 68.7 102 64 102C59.3 102 53 98.3 50 94C47 89.7 45.8 82 46 76C46.2 70 48 62.3 51 58C54 53.7 59.7 50 64 50Z"/>
    <path data-part="feather" fill="#ffffff" d="M46 50Q64 36 82 50L84 60L76 58L74 67L67 62L64 70L61 62L54 67L52 58L44 60Z"/>
    <path data-part="head" fill="#f2b0a0" d="M64 12C68 12 73.3 14.7 76 18C78.7 21.3 80.2 27.5 80 32C79.8 36.5 77.7 42 75 45C72.3 48 67.7 50 64 50C60.3 50 55.7 48 53 45C50.3 42 48.2 36.5 48 32C47.8 27.5 49.3 21.3 52 18C54.7 14.7 60 12 64 12Z"/>
    <path data-part="crest" fill="#f2705a" d="M57 14Q55 1 64 1Q73 1 71 14Q64 20 57 14Z"/>
    <path data-part="beak" fill="#ffe9c0" d="M57 34Q64 30 71 34L69 44Q66 52 62 50Q58 48 59 44Z"/>
    ${eye(54.5, 28, 0.8)}
    ${eye(73.5, 28, 0.8)}
  `,
  // A carnotaurus: a horn over each eye, a short deep snout, tiny arms.
  carnotaurus: `
    <path data-part="leg" fill="#d08870" d="M40 104C43.7 102.7 51.3 102.3 54 104C56.7 105.7 56.3 110.5 56 114C55.7 117.5 57 123.2 52 125C47 126.8 30.7 126.2 26 125C21.3 123.8 23 120.2 24 118C25 115.8 29.3 114.3 32 112C34.7 109.7 36.3 105.3 40 104Z"/>
    <path data-part="body" fill="#e8a088" d="M44 50C48 47 56.3 46.3 62 48C67.7 49.7 73 54.7 78 60C83 65.3 87 75 92 80C97 85 102.3 89.7 108 90C113.7 90.3 120.6 84.4 126 82C124.8 86.8 125.7 93 122 98C118.3 103 110.7 109 104 112C97.3 115 89.3 115.7 82 116C74.7 116.3 66 116 60 114C54 112 49.7 109 46 104C42.3 99 39.3 90.3 38 84C36.7 77.7 37 71.7 38 66C39 60.3 40 53 44 50Z"/>
    <path data-part="belly" fill="#fff0dc" d="M40 68C42 63.7 48.7 63.7 52 66C55.3 68.3 59 76 60 82C61 88 60 98 58 102C56 106 51 107.7 48 106C45 104.3 41.3 98.3 40 92C38.7 85.7 38 72.3 40 68Z"/>
    <path data-part="leg" fill="#e8a088" d="M64 80C67.7 77.3 75.7 77.7 80 80C84.3 82.3 89.3 89 90 94C90.7 99 84.3 106 84 110C83.7 114 88 115.5 88 118C88 120.5 89.7 123.8 84 125C78.3 126.2 59.3 126.2 54 125C48.7 123.8 50.7 120.2 52 118C53.3 115.8 61 115.7 62 112C63 108.3 57.7 101.3 58 96C58.3 90.7 60.3 82.7 64 80Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M62 119L61 125M70 119L70 125"/>
    <path data-part="arm" fill="#e8a088" d="M57 69.7C57.9 70.9 57.2 74.3 56.7 75.6C56.2 76.9 55 76.8 53.9 77.6C52.7 78.4 51.2 79.7 49.8 80.5C48.4 81.2 46.9 82 45.6 82.2C44.3 82.5 42.8 82 42.2 81.9C41.6 81.7 42.5 82.1 42 81.5C41.5 80.9 39.1 79.2 39.1 78C39.1 76.8 41.2 75 42 74.5C42.8 74 43.7 74.7 44.1 74.7C44.4 74.7 44 74.7 44.2 74.5C44.3 74.4 44.4 74.3 45.1 73.7C45.9 73.1 47.5 71.8 48.5 70.9C49.5 70 49.9 68.6 51.3 68.4C52.7 68.2 56.1 68.5 57 69.7Z"/>
    <path data-part="horn" fill="#fff3c8" d="M52 18Q50 6 62 1Q68 10 62 22Z"/>
    <path data-part="head" fill="#e8a088" d="M46 12C50.3 12 56.3 13.3 60 16C63.7 18.7 66.7 23.3 68 28C69.3 32.7 69.3 39.3 68 44C66.7 48.7 64 53.3 60 56C56 58.7 50 59.7 44 60C38 60.3 30 59 24 58C18 57 11.3 56.7 8 54C4.7 51.3 3.7 46 4 42C4.3 38 6.3 32.7 10 30C13.7 27.3 22 28.3 26 26C30 23.7 30.7 18.3 34 16C37.3 13.7 41.7 12 46 12Z"/>
    <path data-part="horn" fill="#fff3c8" d="M34 20Q26 8 34 1Q44 6 46 18Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M6 46Q22 50 44 44M11 36L15 38"/>
    <path data-part="tooth" fill="#ffffff" d="M10 47L13.5 54L17 47ZM17 47L20.5 54L24 47ZM24 47L27.5 54L31 47ZM31 47L34.5 54L38 47Z"/>
    ${eye(44, 30, 1.05)}
    <circle data-part="cheek" fill="#ffc8c0" cx="56" cy="44" r="4"/>
  `,
  // A wildebeest: curved horns, a long face with a beard, stripes over the shoulder.
  wildebeest: `
    <path data-part="tail" fill="#8f8498" d="M108 46Q124 52 122 80Q128 92 120 102Q110 94 114 80Q114 64 104 58Z"/>
    <path data-part="leg" fill="#a89cb0" d="M48 86L60 86L60 122L50 122ZM88 80L100 80L102 122L92 122Z"/>
    <path data-part="body" fill="#b8acc0" d="M30 42Q48 28 74 38Q104 36 114 54Q118 76 112 88L114 122L104 122L96 88Q76 94 58 88L54 122L42 122L40 86Q28 66 30 42Z"/>
    <path data-part="mane" fill="#8f8498" d="M34 34Q54 22 76 40L68 44L72 54L60 50L58 60L48 52Z"/>
    <path data-part="beard" fill="#8f8498" d="M16 78Q22 84 34 66L40 84L32 82L34 96L26 90L24 102L16 92Z"/>
    <path data-part="horn" fill="#f5e8c8" d="M20 34Q4 38 2 22Q4 10 14 8Q8 20 24 24ZM36 34Q54 38 56 22Q54 8 44 6Q50 20 34 24Z"/>
    <path data-part="head" fill="#a89cb0" d="M28 18Q44 20 42 40Q38 60 34 78Q30 90 18 88Q8 86 8 74Q14 56 14 38Q16 20 28 18Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M52 62L48 78M62 62L60 80M72 60L72 78M14 80L17 83"/>
    <circle data-part="eye" fill="#2a2440" cx="22" cy="46" r="3.4"/>
  `,
  // A cassowary: a helmet on the blue head, red wattles, shaggy feathers, strong legs.
  cassowary: `
    <path data-part="leg" fill="#c8b8a0" d="M56 94L66 94L64 116L72 124L42 124L54 116ZM86 92L96 92L94 116L102 124L74 124L84 116Z"/>
    <path data-part="body" fill="#8f98a8" d="M36 64Q50 40 86 46Q118 52 126 92L116 88L118 100L106 94L104 104L92 98L84 106L74 98L62 104L56 94L44 96L44 84Q34 78 36 64Z"/>
    <path data-part="neck" fill="#8fc3f0" d="M24 24L44 28Q42 48 58 58Q50 74 36 72Q24 56 24 24Z"/>
    <path fill="#e8685f" d="M26 48Q34 50 34 62Q34 74 28 76Q22 72 24 60Z"/>
    <path data-part="crest" fill="#e8c48a" d="M24 14Q28 1 42 3Q52 8 48 26L28 22Z"/>
    <path data-part="head" fill="#8fc3f0" d="M18 24Q22 12 36 14Q50 18 48 30Q44 42 30 40Q18 38 18 24Z"/>
    <path data-part="beak" fill="#f2d9a0" d="M22 20L2 30Q4 38 24 36Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M64 62Q70 72 80 74M82 58Q88 68 100 70M62 80Q70 88 80 88M92 78Q98 84 106 84"/>
    <circle data-part="eye" fill="#2a2440" cx="33" cy="26" r="3.8"/>
  `,
  // A shoebill: a beak as big as a shoe, a tuft behind its head, long legs.
  shoebill: `
    <path data-part="leg" fill="#b8a890" d="M62 92L70 92L68 116L76 124L50 124L60 116ZM82 92L90 92L88 116L96 124L72 124L80 116Z"/>
    <path data-part="tail" fill="#9fb0c8" d="M100 80L124 98L100 102Z"/>
    <path data-part="body" fill="#b0c0d8" d="M50 50Q56 40 72 44Q104 52 108 82Q104 100 76 100Q46 98 46 72Q46 60 50 50Z"/>
    <path data-part="wing" fill="#9fb0c8" d="M64 62Q92 58 104 88Q90 96 76 90L78 84L68 84L70 76L62 76Z"/>
    <path data-part="crest" fill="#9fb0c8" d="M62 18L82 8L76 18L86 20L76 28L64 34Z"/>
    <path data-part="head" fill="#b0c0d8" d="M34 26Q38 6 58 8Q74 12 72 34Q70 46 66 56L48 58Q34 46 34 26Z"/>
    <path data-part="beak" fill="#f2d08a" d="M44 22Q20 16 4 30Q-0 40 2 56Q8 60 10 50Q12 62 26 62Q46 60 50 44Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M10 50Q30 54 48 42"/>
    <circle fill="#ffffff" cx="52" cy="24" r="7"/><circle data-part="eye" fill="#2a2440" cx="51" cy="24" r="3.8"/>
  `,
  // A secretary bird: an eagle on long legs with quills behind its head.
  "secretary-bird": `
    <path data-part="tail" fill="#8f98b0" d="M92 60L127 88L120 92L124 98L88 78Z"/>
    <path data-part="leg" fill="#f2c890" d="M54 84L64 84L58 118L66 125L40 125L50 118ZM74 84L84 84L82 118L90 125L64 125L74 118Z"/>
    <path fill="#8f98b0" d="M46 78L92 74Q94 96 80 102L76 90L70 102Q54 104 46 78Z"/>
    <path data-part="crest" fill="#8f98b0" d="M44 22L68 4L70 12L52 26ZM46 28L80 18L80 27L50 36ZM46 36L76 38L74 47L46 44Z"/>
    <path data-part="body" fill="#d4dcea" d="M28 40L48 38Q52 48 66 50Q94 54 98 70Q90 84 66 86Q36 84 30 62Z"/>
    <path data-part="wing" fill="#b4c0d8" d="M52 60Q76 54 96 72Q80 82 64 76L66 70L54 70Z"/>
    <path data-part="head" fill="#d4dcea" d="M18 28Q20 12 36 12Q52 16 50 34Q46 48 34 46Q20 42 18 28Z"/>
    <path fill="#ffb04a" d="M22 22Q34 16 42 28Q38 38 24 36Z"/>
    <path data-part="beak" fill="#9fb0c8" d="M24 22Q8 22 4 32Q2 44 8 46Q12 38 24 36Z"/>
    <circle data-part="eye" fill="#2a2440" cx="33" cy="28" r="3.6"/>
  `,
  // A crested ibis: a red face, a long curved beak, a crest at the back of its head.
  ibis: `
    <path data-part="leg" fill="#e88a7a" d="M58 88L65 88L64 116L72 124L46 124L56 116ZM80 86L87 86L86 116L94 124L70 124L79 116Z"/>
    <path data-part="tail" fill="#f7c8c0" d="M102 62L126 84L98 86Z"/>
    <path data-part="body" fill="#fff3f0" d="M40 24Q54 36 54 48Q84 42 108 66Q108 88 78 92Q46 92 42 64Q46 48 34 38Z"/>
    <path data-part="wing" fill="#f7c8c0" d="M60 60Q86 52 108 72Q94 86 76 82L78 76L66 76L68 70Z"/>
    <path data-part="crest" fill="#fff3f0" d="M38 10L66 8L60 14L72 18L62 22L68 30L50 30Z"/>
    <path data-part="head" fill="#fff3f0" d="M22 22Q26 6 42 8Q56 12 54 28Q48 42 36 40Q22 36 22 22Z"/>
    <path fill="#e8685f" d="M22 22Q26 8 38 12Q44 24 36 34Q24 34 22 22Z"/>
    <path data-part="beak" fill="#8f98a8" d="M24 18Q6 24 2 54Q2 64 6 64Q12 40 26 32Z"/>
    <circle data-part="eye" fill="#2a2440" cx="33" cy="21" r="3"/>
  `,
  // A cormorant on a post drying its wings: a hooked bill, a fish held in it.
  cormorant: `
    <path fill="#c9a078" d="M49 98H79Q82 98 82 101V123Q82 126 79 126H49Q46 126 46 123V101Q46 98 49 98Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 104V120M66 102V118M74 106V122"/>
    <path data-part="wing" fill="#8f9cb8" d="M52 62C49 56.7 43 53.3 38 50C33 46.7 27.7 43 22 42C16.3 41 9.4 43.4 4 44C5.8 48.2 10 53.7 10 58C10 62.3 5.8 66.4 4 70C7.6 71.8 14 72.7 16 76C18 79.3 16 85.8 16 90C19.6 88.2 25 83.3 28 84C31 84.7 32.2 91 34 94C37.6 90.4 42.3 84 46 82C49.7 80 55 85.3 56 82C57 78.7 55 67.3 52 62Z"/>
    <path data-part="wing" fill="#8f9cb8" d="M76 62C79 56.7 85 53.3 90 50C95 46.7 100.3 43 106 42C111.7 41 118.6 43.4 124 44C122.2 48.2 118 53.7 118 58C118 62.3 122.2 66.4 124 70C120.4 71.8 114 72.7 112 76C110 79.3 112 85.8 112 90C108.4 88.2 103 83.3 100 84C97 84.7 95.8 91 94 94C90.4 90.4 85.7 84 82 82C78.3 80 73 85.3 72 82C71 78.7 73 67.3 76 62Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M52 70Q34 58 14 54M54 76Q38 70 20 72M76 70Q94 58 114 54M74 76Q90 70 108 72"/>
    <path data-part="body" fill="#a8b4cc" d="M58 42C61 39.3 67 39.3 70 42C73 44.7 74 52.3 76 58C78 63.7 82 69.7 82 76C82 82.3 79 91.8 76 96C73 100.2 68 101 64 101C60 101 55 100.2 52 96C49 91.8 46 82.3 46 76C46 69.7 50 63.7 52 58C54 52.3 55 44.7 58 42Z"/>
    <path data-part="belly" fill="#eef2f8" d="M64 62C66.7 62 71 67.7 72 72C73 76.3 71.3 84.3 70 88C68.7 91.7 66 94 64 94C62 94 59.3 91.7 58 88C56.7 84.3 55 76.3 56 72C57 67.7 61.3 62 64 62Z"/>
    <path data-part="foot" fill="#ffb84d" d="M52 96C54 94.7 60.2 94.7 62 96C63.8 97.3 65 102.7 63 104C61 105.3 51.8 105.3 50 104C48.2 102.7 50 97.3 52 96Z"/>
    <path data-part="foot" fill="#ffb84d" d="M66 96C67.8 94.7 74 94.7 76 96C78 97.3 79.8 102.7 78 104C76.2 105.3 67 105.3 65 104C63 102.7 64.2 97.3 66 96Z"/>
    <path data-part="head" fill="#a8b4cc" d="M62 10C65.7 10 71 11.3 74 14C77 16.7 79.7 22 80 26C80.3 30 77.3 34.3 76 38C74.7 41.7 75 46.3 72 48C69 49.7 61.3 49.7 58 48C54.7 46.3 53.7 41.7 52 38C50.3 34.3 48 30 48 26C48 22 49.7 16.7 52 14C54.3 11.3 58.3 10 62 10Z"/>
    <path fill="#8fb8e8" d="M14 22C17.2 21.5 20.7 14.7 24 14C27.3 13.3 31.3 16 34 18C36.7 20 40 23.7 40 26C40 28.3 36.7 30.7 34 32C31.3 33.3 27.2 34.7 24 34C20.8 33.3 18 28 15 28C12 28 8.7 32.2 6 34C6.6 31.6 8.2 28.8 8 26C7.8 23.2 5.9 19.7 5 17C7.7 18.5 10.8 22.5 14 22Z"/>
    <circle fill="#2a2440" cx="32" cy="22" r="1.7"/>
    <path data-part="beak" fill="#ffc04a" d="M50 22C47 20.3 40 23 36 24C32 25 27.8 26.2 26 28C24.2 29.8 25.3 32.9 25 35C27.1 34.4 29.2 33.2 32 33C34.8 32.8 38.3 33.8 42 34C45.7 34.2 52.7 36 54 34C55.3 32 53 23.7 50 22Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="1.8" d="M30 29L50 29"/>
    ${eye(60, 25, 0.9)}
  `,
  // A gibbon that swings from its branch by one very long arm.
  gibbon: `
    <path data-part="branch" fill="#b98a5a" d="M0 6Q64 0 128 8L128 18Q64 12 0 16Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M8 16Q20 14 24 30Q8 30 8 16ZM100 17Q112 16 118 32Q100 32 100 17Z"/>
    <path data-part="leg" fill="#d9b080" d="M54 94Q36 96 32 110L22 116Q24 126 36 122Q46 112 64 108ZM76 94Q92 98 94 112L104 118Q102 127 90 124Q82 114 66 108Z"/>
    <path data-part="body" fill="#d9b080" d="M50 62L80 62Q92 84 84 102Q66 112 46 102Q38 84 50 62Z"/>
    <path data-part="arm" fill="#d9b080" d="M52 74Q32 78 24 98Q16 108 10 102Q8 92 16 86Q24 66 48 60ZM78 66Q98 50 84 20Q80 14 86 8Q96 4 102 12Q116 50 86 82Z"/>
    <path data-part="head" fill="#d9b080" d="M64 28Q88 30 86 52Q84 72 64 74Q44 72 42 52Q40 30 64 28Z"/>
    <path data-part="face" fill="#fff0dc" d="M64 44Q74 34 80 46Q84 64 64 70Q44 64 48 46Q54 34 64 44Z"/>
    <circle data-part="eye" fill="#2a2440" cx="57" cy="49" r="3.4"/><circle data-part="eye" fill="#2a2440" cx="71" cy="49" r="3.4"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M56 60Q64 66 72 60"/>
  `,
  // A sugar glider in the air, its skin spread like a kite.
  "sugar-glider": `
    <path data-part="tail" fill="#a8b0c4" d="M56 96Q48 112 58 122Q72 128 84 122Q78 116 76 106L74 94Z"/>
    <path data-part="body" fill="#c4cad8" d="M44 42Q24 40 6 26Q-0 30 6 38Q22 56 24 76Q22 92 8 102Q8 110 18 108Q36 98 64 104Q92 98 110 108Q120 110 120 102Q106 92 104 76Q106 56 122 38Q128 30 122 26Q104 40 84 42Z"/>
    <path data-part="belly" fill="#ffffff" d="M64 46Q84 52 84 76Q80 96 64 98Q48 96 44 76Q44 52 64 46Z"/>
    <path data-part="ear" fill="#f7c8c8" d="M42 22Q30 14 36 4Q48 2 54 14ZM86 22Q98 14 92 4Q80 2 74 14Z"/>
    <path data-part="head" fill="#c4cad8" d="M64 8Q90 10 90 34Q86 58 64 60Q42 58 38 34Q38 10 64 8Z"/>
    <path data-part="stripe" fill="#8f98b0" d="M60 9Q64 7 68 9L67 32L61 32Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="51" cy="36" rx="5.5" ry="6.5"/><ellipse data-part="eye" fill="#2a2440" cx="77" cy="36" rx="5.5" ry="6.5"/><circle fill="#ffffff" cx="50" cy="33" r="2.2"/><circle fill="#ffffff" cx="76" cy="33" r="2.2"/>
    <path data-part="nose" fill="#f28fa0" d="M58 46L70 46Q68 54 64 54Q60 54 58 46Z"/>
  `,
  // A rattlesnake in its coils, the rattle up, diamonds on its back.
  rattlesnake: `
    <path fill="#ffe0a0" d="M100 60L98 44Q98 38 104 38L102 28Q102 22 108 22L107 12Q110 4 115 12L116 22Q122 22 122 28L121 38Q127 40 126 46L122 62Z"/>
    <path data-part="body" fill="#d9c08a" d="M6 102Q6 84 64 82Q122 84 122 102Q120 124 64 125Q8 124 6 102Z"/>
    <path data-part="body" fill="#e8d4a0" d="M98 56L124 58Q126 86 104 96L84 88Q100 76 98 56Z"/>
    <path data-part="body" fill="#e8d4a0" d="M18 82Q18 66 64 64Q110 66 108 84Q104 100 64 101Q20 100 18 82Z"/>
    <path data-part="body" fill="#d9c08a" d="M38 62Q34 44 42 32L62 34Q56 52 66 62Q88 64 88 72Q84 82 62 82Q40 80 38 62Z"/>
    <path data-part="diamond" fill="#b98a5a" d="M30 112L44 105L58 112L44 119ZM70 112L84 105L98 112L84 119ZM48 92L62 86L76 92L62 98Z"/>
    <path data-part="tongue" fill="#e8685f" d="M14 30L1 26L5 32L0 38L16 36Z"/>
    <path data-part="head" fill="#e8d4a0" d="M12 30Q16 14 40 10Q62 8 68 24Q70 42 50 44Q20 46 12 30Z"/>
    <circle data-part="eye" fill="#2a2440" cx="36" cy="23" r="4"/><path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M14 33Q30 38 44 34M28 15L44 14"/>
  `,
  // A horseshoe crab from above: the domed shield, the spines, the tail like a sword.
  "horseshoe-crab": `
    <path data-part="tail" fill="#c49a6a" d="M58 96L70 96L65 127L63 127Z"/>
    <path data-part="spike" fill="#e8c48a" d="M32 68L14 76L28 80L18 90L34 90L28 102L46 98L82 98L100 102L94 90L110 90L100 80L114 76L96 68Z"/>
    <path fill="#d9b080" d="M34 62L94 62Q98 86 80 102L64 98L48 102Q30 86 34 62Z"/>
    <path data-part="shell" fill="#c49a6a" d="M64 2Q124 6 122 64Q120 86 110 92Q108 72 92 66Q64 58 36 66Q20 72 18 92Q8 86 6 64Q4 6 64 2Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M64 12L64 50M46 20Q40 34 42 52M82 20Q88 34 86 52M52 76L52 86M64 74L64 88M76 76L76 86"/>
    <ellipse data-part="eye" fill="#2a2440" cx="28" cy="42" rx="3.4" ry="5"/><ellipse data-part="eye" fill="#2a2440" cx="100" cy="42" rx="3.4" ry="5"/>
  `,
  // A sailfish: a fin like a sail and a bill like a spear.
  sailfish: `
    <path data-part="fin" fill="#8fb8f0" d="M42 58Q38 28 50 8L58 16L66 4L72 14L82 8L86 20L94 18L94 30L102 32Q96 52 98 64Z"/>
    <path data-part="tailFin" fill="#6f9ce0" d="M102 66Q112 44 126 34Q120 62 120 70Q122 84 126 106Q110 92 102 74Z"/>
    <path data-part="fin" fill="#6f9ce0" d="M46 82Q46 102 58 112Q64 98 64 84ZM80 80Q82 92 92 98Q94 86 92 78Z"/>
    <path data-part="body" fill="#b4d0f7" d="M1 68L32 58Q64 48 108 66Q112 70 108 76Q64 98 30 82Q26 76 1 71Z"/>
    <path data-part="belly" fill="#ffffff" d="M26 78Q64 82 106 74Q64 98 30 82Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M48 62Q54 70 50 80M54 26L54 46M68 22L70 46M82 26L84 50"/>
    <circle data-part="eye" fill="#2a2440" cx="37" cy="68" r="3.4"/>
  `,
  // A flounder lies on the sand, flat, both eyes on one side, a fringe of fin all round.
  flounder: `
    <path data-part="tailFin" fill="#e0b078" d="M96 64C96 61.3 102 59.3 106 56C110 52.7 116.7 45.3 120 44C123.3 42.7 125.7 44.7 126 48C126.3 51.3 122 58.7 122 64C122 69.3 126.3 76.7 126 80C125.7 83.3 123.3 85.3 120 84C116.7 82.7 110 75.3 106 72C102 68.7 96 66.7 96 64Z"/>
    <path data-part="fin" fill="#f2cc98" d="M10 56C12 50 18 38.7 22 36C26 33.3 31 41.3 34 40C37 38.7 37 29.3 40 28C43 26.7 48.3 33 52 32C55.7 31 59 22.7 62 22C65 21.3 66.7 27.3 70 28C73.3 28.7 79 24.3 82 26C85 27.7 85.3 35 88 38C90.7 41 95.3 39.7 98 44C100.7 48.3 104 57.3 104 64C104 70.7 100.7 79.7 98 84C95.3 88.3 90.7 87 88 90C85.3 93 85 100.3 82 102C79 103.7 73.3 99.3 70 100C66.7 100.7 65 106.7 62 106C59 105.3 55.7 97 52 96C48.3 95 43 101.3 40 100C37 98.7 37 89.3 34 88C31 86.7 26 94.7 22 92C18 89.3 12 78 10 72C8 66 8 62 10 56Z"/>
    <path data-part="body" fill="#d9985a" d="M4 64C4 64 9.7 56 14 52C18.3 48 23 42.7 30 40C37 37.3 47.3 35.7 56 36C64.7 36.3 74.3 37.3 82 42C89.7 46.7 102 56.7 102 64C102 71.3 89.7 81.3 82 86C74.3 90.7 64.7 91.7 56 92C47.3 92.3 37 90.3 30 88C23 85.7 18.3 82 14 78C9.7 74 4 64 4 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M88 54C88.7 55.7 92 60.7 92 64C92 67.3 88.7 72.3 88 74M4 64C5.3 64.7 9.3 66.3 12 68C14.7 69.7 18.7 73 20 74"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 44C55 46 59 51 60 56C61 61 61.3 69.3 60 74C58.7 78.7 53.3 82.3 52 84"/>
    <circle data-part="spot" fill="#f7dcb0" cx="76" cy="52" r="7"/>
    <circle data-part="spot" fill="#f7dcb0" cx="72" cy="74" r="7"/>
    <circle data-part="spot" fill="#f7dcb0" cx="90" cy="66" r="5"/>
    <circle data-part="eye" fill="#ffffff" cx="30" cy="54" r="8"/>
    <circle fill="#3a2a40" cx="29" cy="54" r="3.6"/>
    <circle data-part="eye" fill="#ffffff" cx="45" cy="58" r="8"/>
    <circle fill="#3a2a40" cx="44" cy="58" r="3.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M2 112C6.7 111 20.3 106 30 106C39.7 106 49 112 60 112C71 112 85 106 96 106C107 106 121 111 126 112"/>
  `,
  // An oviraptor on its nest: a crest, a beak, feathers on its arms, eggs beneath.
  oviraptor: `
    <path data-part="tail" fill="#e0b088" d="M78 76Q104 76 118 52L114 42L127 44L126 60Q116 94 84 100Z"/>
    <path data-part="egg" fill="#fffaf0" d="M8 104Q8 86 19 86Q30 86 30 104ZM30 106Q30 88 41 88Q52 88 52 106ZM92 106Q92 88 103 88Q114 88 114 106Z"/>
    <path data-part="body" fill="#e8bc94" d="M42 56Q72 50 90 74Q94 98 84 108L44 108Q34 84 42 56Z"/>
    <path data-part="neck" fill="#e8bc94" d="M34 40L54 40Q52 56 64 66L48 84Q34 70 34 40Z"/>
    <path data-part="wing" fill="#8fc3d0" d="M48 68Q62 64 72 76L78 104L68 96L64 108L56 98L48 106L44 92L34 98Q36 78 48 68Z"/>
    <path data-part="crest" fill="#e8685f" d="M30 20Q32 2 48 2Q60 6 60 26Z"/>
    <path data-part="head" fill="#e8bc94" d="M22 30Q24 16 42 16Q62 18 62 34Q60 48 42 50L26 46Z"/>
    <path data-part="beak" fill="#ffd070" d="M30 18Q10 20 6 34Q8 42 14 42Q14 48 22 50L34 46Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M14 41L30 36"/><circle data-part="eye" fill="#2a2440" cx="43" cy="29" r="4"/>
    <path fill="#d9b070" d="M2 104Q20 98 34 106Q50 98 64 106Q80 98 94 106Q110 98 126 104Q124 122 104 125L24 125Q4 122 2 104Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M16 112L30 116M42 116L56 112M70 112L84 117M96 116L110 111"/>
  `,
};
