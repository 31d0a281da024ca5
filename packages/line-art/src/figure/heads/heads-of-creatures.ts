/** Heads of robots, aliens and monsters, as in own-animal-heads.ts. */
import { eye } from "../eye.ts";

const wideEye = (x: number, y: number, radius: number) => `
    <circle data-part="eye" fill="#ffffff" cx="${x}" cy="${y}" r="${radius}"/>
    <circle fill="#20282e" cx="${x}" cy="${y + 1}" r="${radius * 0.46}"/>`;

export const headsOfCreatures: Readonly<Record<string, string>> = {
  robot: `
    <path fill="none" stroke="#5d6a74" stroke-width="2.6" d="M64 18L64 2"/>
    <circle data-part="antenna" fill="#ff8f6b" cx="64" cy="-2" r="8"/>
    <path data-part="ear" fill="#8f98a4" d="M8 40H22V72H8Z"/>
    <path data-part="ear" fill="#8f98a4" d="M106 40H120V72H106Z"/>
    <path data-part="head" fill="#9fd0f0" d="M30 16H98Q108 16 108 26V90Q108 100 98 100H30Q20 100 20 90V26Q20 16 30 16Z"/>
    ${wideEye(44, 48, 15)}${wideEye(84, 48, 15)}
    <path fill="none" stroke="#24506e" stroke-width="2.8" d="M46 78Q64 90 82 78"/>
  `,

  alien: `
    <path fill="none" stroke="#3f7f33" stroke-width="2.6" d="M44 20Q38 4 24 2M84 20Q90 4 104 2"/>
    <circle data-part="antenna" fill="#ffd866" cx="20" cy="2" r="8.5"/>
    <circle data-part="antenna" fill="#ffd866" cx="108" cy="2" r="8.5"/>
    <path data-part="head" fill="#a9e389" d="M64 10Q114 12 114 54Q110 100 64 100Q18 100 14 54Q14 12 64 10Z"/>
    ${wideEye(64, 36, 15)}${wideEye(36, 54, 14)}${wideEye(92, 54, 14)}
    <path fill="none" stroke="#3f7f33" stroke-width="2.8" d="M44 82Q64 94 84 82"/>
  `,

  "chinese-dragon": `
    <path data-part="horn" fill="#ffe9a0" d="M46 24Q36 12 40 -4L32 -10Q24 -4 20 -14Q30 -16 32 -24Q42 -26 46 -14Q56 -10 54 4Q54 14 60 20Z"/>
    <path data-part="horn" fill="#ffe9a0" d="M82 24Q92 12 88 -4L96 -10Q104 -4 108 -14Q98 -16 96 -24Q86 -26 82 -14Q72 -10 74 4Q74 14 68 20Z"/>
    <path data-part="mane" fill="#f2b060" d="M24 30Q6 24 -6 34Q6 38 8 48Q-6 50 -14 62Q0 60 8 68Q-2 76 -2 92Q10 82 22 86Q22 100 34 110L94 110Q106 100 106 86Q118 82 130 92Q130 76 120 68Q128 60 142 62Q134 50 120 48Q122 38 134 34Q122 24 104 30Z"/>
    <path data-part="head" fill="#f28a6a" d="M64 14Q100 16 102 50Q104 100 64 102Q24 100 26 50Q28 16 64 14Z"/>
    ${wideEye(46, 42, 12)}${wideEye(82, 42, 12)}
    <path data-part="snout" fill="#ffc8a0" d="M64 60Q74 54 84 58Q108 60 106 80Q104 104 64 104Q24 104 22 80Q20 60 44 58Q54 54 64 60Z"/>
    <path fill="none" stroke="#7a2a1a" stroke-width="2.8" d="M40 88Q64 102 88 88M24 72Q4 70 2 88Q2 98 12 100M104 72Q124 70 126 88Q126 98 116 100"/>
    <ellipse fill="#2a2440" cx="52" cy="72" rx="4.4" ry="3.6"/>
    <ellipse fill="#2a2440" cx="76" cy="72" rx="4.4" ry="3.6"/>
  `,

  "furry-monster": `
    <path data-part="horn" fill="#ffd35c" d="M34 24Q14 18 14 -8Q34 -2 46 14Z"/>
    <path data-part="horn" fill="#ffd35c" d="M94 24Q114 18 114 -8Q94 -2 82 14Z"/>
    <path data-part="head" fill="#c9a3e8" d="M64 8L74 14L86 10L92 22L106 26L106 40L116 50L108 60L114 74L102 80L100 94L84 94L74 102L64 97L54 102L44 94L28 94L26 80L14 74L20 60L12 50L22 40L22 26L36 22L42 10L54 14Z"/>
    ${wideEye(46, 44, 14)}${wideEye(82, 44, 14)}
    <path data-part="mouth" fill="#e8685f" d="M38 68Q64 76 90 68Q88 92 64 92Q40 92 38 68Z"/>
    <path data-part="tooth" fill="#ffffff" d="M46 71L58 73L52 83Z"/>
    <path data-part="tooth" fill="#ffffff" d="M82 71L70 73L76 83Z"/>
  `,

  "one-eyed-monster": `
    <path fill="none" stroke="#24506e" stroke-width="2.6" d="M46 18Q40 4 28 2M82 18Q88 4 100 2"/>
    <circle data-part="antenna" fill="#ffd35c" cx="24" cy="2" r="8.5"/>
    <circle data-part="antenna" fill="#ffd35c" cx="104" cy="2" r="8.5"/>
    <path data-part="head" fill="#62b5f2" d="M64 10Q112 12 112 56Q110 100 64 100Q18 100 16 56Q16 12 64 10Z"/>
    ${wideEye(64, 48, 25)}
    <path fill="none" stroke="#24506e" stroke-width="2.8" d="M42 82Q64 94 86 82"/>
  `,

  yeti: `
    <path data-part="head" fill="#f7fbff" d="M64 2L72 8L82 2L88 14L102 16L102 30L114 40L106 52L114 66L104 76L104 90L88 92L78 102L64 96L50 102L40 92L24 90L24 76L14 66L22 52L14 40L26 30L26 16L40 14L46 2L56 8Z"/>
    <path data-part="face" fill="#a9d4f0" d="M36 50Q36 28 56 32Q64 36 72 32Q92 28 92 50Q94 84 64 84Q34 84 36 50Z"/>
    ${eye(50, 50, 1.25)}${eye(78, 50, 1.25)}
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="62" rx="6" ry="4"/>
    <path fill="none" stroke="#24506e" stroke-width="2.8" d="M50 71Q64 80 78 71"/>
  `,
};
