/** Heads of animals with hooves and wool, as in own-animal-heads.ts. */
import { eye } from "../eye.ts";

export const headsOfHoofed: Readonly<Record<string, string>> = {
  ewe: `
    <path data-part="ear" fill="#f5d8c0" d="M36 40Q10 36 2 52Q6 70 36 62Z"/>
    <path data-part="ear" fill="#f5d8c0" d="M92 40Q118 36 126 52Q122 70 92 62Z"/>
    <path data-part="face" fill="#fae6d4" d="M64 20Q100 22 98 60Q96 100 64 102Q32 100 30 60Q28 22 64 20Z"/>
    <path fill="#ffffff" d="M30 48Q12 44 20 28Q16 12 36 12Q44 0 58 5Q72 0 84 8Q104 6 106 24Q118 40 98 48Q88 56 80 44Q72 54 64 44Q56 54 48 44Q40 56 30 48Z"/>
    ${eye(47, 62, 1.15)}${eye(81, 62, 1.15)}
    <path fill="none" stroke="#5a3a2a" stroke-width="2.8" d="M54 78Q64 86 74 78M64 82L64 90M54 92Q59 97 64 90Q69 97 74 92"/>
  `,

  goat: `
    <path data-part="horn" fill="#e8d0a0" d="M42 30Q26 18 32 0Q46 6 58 24Z"/>
    <path data-part="horn" fill="#e8d0a0" d="M86 30Q102 18 96 0Q82 6 70 24Z"/>
    <path data-part="ear" fill="#f0dcc8" d="M34 38Q10 36 2 52Q10 64 36 56Z"/>
    <path data-part="ear" fill="#f0dcc8" d="M94 38Q118 36 126 52Q118 64 92 56Z"/>
    <path data-part="beard" fill="#fffaf0" d="M48 92Q50 116 64 126Q78 116 80 92Z"/>
    <path data-part="face" fill="#fbf1e4" d="M64 18Q98 20 96 54Q94 70 86 84Q80 102 64 102Q48 102 42 84Q34 70 32 54Q30 20 64 18Z"/>
    ${eye(47, 50, 1.15)}${eye(81, 50, 1.15)}
    <path fill="none" stroke="#5a3a2a" stroke-width="2.8" d="M54 76Q64 84 74 76M64 80L64 88M54 90Q59 95 64 88Q69 95 74 90"/>
  `,

  horse: `
    <path data-part="mane" fill="#a86a3a" d="M40 14Q14 26 22 50Q12 66 24 80Q26 96 44 96L50 40ZM88 14Q114 26 106 50Q116 66 104 80Q102 96 84 96L78 40Z"/>
    <path data-part="ear" fill="#f2b878" d="M36 32Q28 10 38 0Q54 6 58 26Z"/>
    <path data-part="ear" fill="#f2b878" d="M92 32Q100 10 90 0Q74 6 70 26Z"/>
    <path data-part="face" fill="#f2b878" d="M64 14Q98 16 96 48Q94 64 90 80H38Q34 64 32 48Q30 16 64 14Z"/>
    ${eye(46, 46, 1.2)}${eye(82, 46, 1.2)}
    <path data-part="mane" fill="#a86a3a" d="M50 18Q62 2 80 12Q86 24 76 34Q76 46 64 54Q64 42 56 38Q50 30 50 18Z"/>
    <path data-part="snout" fill="#fbdcb8" d="M64 66Q98 64 98 86Q96 106 64 106Q32 106 30 86Q30 64 64 66Z"/>
    <ellipse fill="#2a2440" cx="50" cy="80" rx="4" ry="5"/>
    <ellipse fill="#2a2440" cx="78" cy="80" rx="4" ry="5"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.8" d="M48 95Q64 102 80 95"/>
  `,

  unicorn: `
    <path data-part="mane" fill="#e0a8f0" d="M38 16Q12 26 20 50Q10 66 22 80Q24 98 42 98L50 40ZM90 16Q116 26 108 50Q118 66 106 80Q104 98 86 98L78 40Z"/>
    <path data-part="ear" fill="#f4eefc" d="M34 34Q24 12 34 0Q50 6 54 26Z"/>
    <path data-part="ear" fill="#f4eefc" d="M94 34Q104 12 94 0Q78 6 74 26Z"/>
    <path data-part="face" fill="#f4eefc" d="M64 14Q100 16 98 50Q96 66 90 82H38Q32 66 30 50Q28 16 64 14Z"/>
    <path data-part="horn" fill="#ffd95e" d="M50 26L64 -26L78 26Q64 33 50 26Z"/>
    <path fill="none" stroke="#8a6a10" stroke-width="2.4" d="M55 9Q64 13 71 2M52 21Q64 26 76 15"/>
    ${eye(46, 50, 1.35)}${eye(82, 50, 1.35)}
    <path data-part="snout" fill="#fbe0ee" d="M64 68Q98 66 98 86Q96 106 64 106Q32 106 30 86Q30 66 64 68Z"/>
    <ellipse fill="#2a2440" cx="50" cy="82" rx="4" ry="5"/>
    <ellipse fill="#2a2440" cx="78" cy="82" rx="4" ry="5"/>
    <path fill="none" stroke="#6a3a6a" stroke-width="2.8" d="M48 96Q64 103 80 96"/>
  `,

  zebra: `
    <path data-part="mane" fill="#8f98b8" d="M52 22L50 4L58 10L64 0L70 10L78 4L76 22Z"/>
    <path data-part="ear" fill="#ffffff" d="M36 34Q24 14 32 2Q50 8 56 28Z"/>
    <path data-part="ear" fill="#ffffff" d="M92 34Q104 14 96 2Q78 8 72 28Z"/>
    <path data-part="face" fill="#ffffff" d="M64 16Q98 18 96 48Q94 64 90 80H38Q34 64 32 48Q30 18 64 16Z"/>
    <path data-part="stripe" data-telling="" fill="#2a2440" d="M54 17L64 56L74 17Q64 14 54 17ZM32 34Q42 28 50 34Q42 20 40 20Q32 26 32 34ZM96 34Q86 28 78 34Q86 20 88 20Q96 26 96 34ZM32 54Q46 58 54 68L38 78Q34 68 32 54ZM96 54Q82 58 74 68L90 78Q94 68 96 54Z"/>
    ${eye(46, 46, 1.2)}${eye(82, 46, 1.2)}
    <path data-part="snout" fill="#c4cad8" d="M64 68Q98 66 98 87Q96 106 64 106Q32 106 30 87Q30 66 64 68Z"/>
    <ellipse fill="#2a2440" cx="50" cy="82" rx="4" ry="5"/>
    <ellipse fill="#2a2440" cx="78" cy="82" rx="4" ry="5"/>
    <path fill="none" stroke="#2a2440" stroke-width="2.8" d="M48 96Q64 102 80 96"/>
  `,

  giraffe: `
    <path data-part="neck" fill="#ffd98a" d="M44 40H84L92 108Q64 120 36 108Z"/>
    <path data-part="spot" fill="#d99a5a" d="M41.6 66Q54 68 54 78Q50 88 39 87Z"/>
    <path data-part="spot" fill="#d99a5a" d="M88 76Q74 76 73 88Q76 99 90.8 99Z"/>
    <g transform="translate(9 -26) scale(0.86)">
      <path data-part="horn" fill="#ffd98a" d="M46 30L40 12L50 8L58 26ZM82 30L88 12L78 8L70 26Z"/>
      <circle data-part="horn" fill="#c98a4a" cx="44" cy="8" r="8"/>
      <circle data-part="horn" fill="#c98a4a" cx="84" cy="8" r="8"/>
      <path data-part="ear" fill="#ffd98a" d="M34 40Q12 26 2 36Q4 56 34 56Z"/>
      <path data-part="ear" fill="#ffd98a" d="M94 40Q116 26 126 36Q124 56 94 56Z"/>
      <path data-part="face" fill="#ffd98a" d="M64 20Q98 22 96 50Q94 66 88 82H40Q34 66 32 50Q30 22 64 20Z"/>
      <path data-part="spot" fill="#d99a5a" d="M52 24L72 22L78 34L64 42L52 36Z"/>
      ${eye(47, 52, 1.2)}${eye(81, 52, 1.2)}
      <path data-part="snout" fill="#fff0cc" d="M64 66Q100 64 100 86Q96 106 64 106Q32 106 28 86Q28 64 64 66Z"/>
      <ellipse fill="#2a2440" cx="52" cy="78" rx="3.4" ry="4.2"/>
      <ellipse fill="#2a2440" cx="76" cy="78" rx="3.4" ry="4.2"/>
      <path fill="none" stroke="#6a4010" stroke-width="2.8" d="M44 90Q64 102 84 90"/>
    </g>
  `,

  deer: `
    <path data-part="horn" fill="#d0a070" d="M46 38L36 24L20 26L16 18L30 16L22 2L30 0L40 16L42 4L50 4L48 20L58 34Z"/>
    <path data-part="horn" fill="#d0a070" d="M82 38L92 24L108 26L112 18L98 16L106 2L98 0L88 16L86 4L78 4L80 20L70 34Z"/>
    <path data-part="ear" fill="#e8b888" d="M36 46Q12 34 4 44Q8 64 36 62Z"/>
    <path data-part="ear" fill="#e8b888" d="M92 46Q116 34 124 44Q120 64 92 62Z"/>
    <path data-part="face" fill="#e8b888" d="M64 28Q98 30 98 56Q96 74 84 84Q80 102 64 102Q48 102 44 84Q32 74 30 56Q30 30 64 28Z"/>
    ${eye(46, 56, 1.2)}${eye(82, 56, 1.2)}
    <path data-part="snout" fill="#fff0dc" d="M64 72Q86 72 84 88Q80 102 64 102Q48 102 44 88Q42 72 64 72Z"/>
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="78" rx="8" ry="5.6"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.8" d="M64 84L64 90M54 91Q59 96 64 90Q69 96 74 91"/>
  `,

  hippopotamus: `
    <path data-part="ear" fill="#c8b4d4" d="M40 26Q24 30 20 16Q20 4 34 4Q48 6 52 18ZM88 26Q104 30 108 16Q108 4 94 4Q80 6 76 18Z"/>
    <path data-part="head" fill="#d4c4e0" d="M64 10Q98 12 100 50L98 76H30L28 50Q30 12 64 10Z"/>
    ${eye(46, 38, 1.25)}${eye(82, 38, 1.25)}
    <path data-part="snout" fill="#e8dcf0" d="M64 54Q114 50 122 78Q122 104 92 104Q78 104 64 100Q50 104 36 104Q6 104 6 78Q14 50 64 54Z"/>
    <ellipse fill="#2a2440" cx="42" cy="68" rx="5" ry="6.4"/>
    <ellipse fill="#2a2440" cx="86" cy="68" rx="5" ry="6.4"/>
    <path fill="none" stroke="#4a3a5a" stroke-width="2.8" d="M16 82Q64 96 112 82"/>
    <path data-part="tooth" fill="#ffffff" d="M38 88L54 90L53 102Q46 105 41 101ZM90 88L74 90L75 102Q82 105 87 101Z"/>
  `,
};
