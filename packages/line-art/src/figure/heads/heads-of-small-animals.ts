/** Heads of what flies and creeps, as in own-animal-heads.ts. */
import { eye } from "../eye.ts";

const feelers = `
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M46 24Q42 4 28 -4M82 24Q86 4 100 -4"/>
    <circle data-part="antenna" fill="#ffd35c" cx="26" cy="-7" r="8"/>
    <circle data-part="antenna" fill="#ffd35c" cx="102" cy="-7" r="8"/>`;

const smile = `
    <path fill="none" stroke="#3a2a40" stroke-width="2.8" d="M48 76Q64 92 80 76"/>`;

const cheeks = `
    <ellipse data-part="cheek" fill="#ffb8b0" cx="32" cy="74" rx="8" ry="6"/>
    <ellipse data-part="cheek" fill="#ffb8b0" cx="96" cy="74" rx="8" ry="6"/>`;

export const headsOfSmallAnimals: Readonly<Record<string, string>> = {
  bee: `${feelers}
    <path data-part="head" fill="#ffd75e" d="M64 14Q112 16 112 60Q110 102 64 102Q18 102 16 60Q16 16 64 14Z"/>
    ${eye(44, 54, 1.6)}${eye(84, 54, 1.6)}${cheeks}${smile}
  `,

  ladybug: `${feelers}
    <path data-part="head" fill="#c0b6cc" d="M64 12Q112 14 112 60Q110 102 64 102Q18 102 16 60Q16 14 64 12Z"/>
    <path data-part="face" fill="#fff0e4" d="M64 44Q76 30 92 36Q108 46 104 68Q98 96 64 96Q30 96 24 68Q20 46 36 36Q52 30 64 44Z"/>
    ${eye(46, 58, 1.5)}${eye(82, 58, 1.5)}${smile}
  `,

  butterfly: `${feelers}
    <path data-part="head" fill="#f4c8e0" d="M64 14Q110 16 110 60Q108 102 64 102Q20 102 18 60Q18 16 64 14Z"/>
    ${eye(44, 54, 1.5)}${eye(84, 54, 1.5)}${cheeks}${smile}
  `,

  ant: `
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M50 22Q48 2 28 -2L18 10M78 22Q80 2 100 -2L110 10"/>
    <path data-part="head" fill="#e0926a" d="M64 14Q106 14 110 52Q112 78 90 92Q76 102 64 102Q52 102 38 92Q16 78 18 52Q22 14 64 14Z"/>
    ${eye(44, 52, 1.6)}${eye(84, 52, 1.6)}${smile}
  `,

  // Feelers longer than itself, thrown back in a bow.
  cricket: `
    <path fill="none" data-telling="" stroke="#3a2a40" stroke-width="3.4" d="M52 20Q40 -24 -6 -14Q-26 -8 -28 10M76 20Q88 -24 134 -14Q154 -8 156 10"/>
    <path data-part="head" fill="#d9aa6c" d="M64 14Q108 14 112 56Q110 102 64 102Q18 102 16 56Q20 14 64 14Z"/>
    ${eye(44, 52, 1.5)}${eye(84, 52, 1.5)}${smile}
  `,

  // A long face, eyes high up at its sides.
  grasshopper: `
    <path fill="none" data-telling="" stroke="#3a2a40" stroke-width="3.4" d="M54 14L40 -16M74 14L88 -16"/>
    <path data-part="head" data-telling="" fill="#a4d48a" d="M64 2Q100 2 102 34Q98 74 84 98Q74 112 64 112Q54 112 44 98Q30 74 26 34Q28 2 64 2Z"/>
    <circle fill="#ffffff" data-telling="" cx="32" cy="34" r="18"/><circle fill="#ffffff" data-telling="" cx="96" cy="34" r="18"/>
    ${eye(34, 35, 1.6)}${eye(94, 35, 1.6)}
    <path fill="none" stroke="#3a2a40" stroke-width="2.8" d="M50 84Q64 96 78 84"/>
  `,

  bat: `
    <path data-part="ear" fill="#a99cc4" d="M20 50Q6 10 18 -8Q44 2 56 24Z"/>
    <path data-part="ear" fill="#a99cc4" d="M108 50Q122 10 110 -8Q84 2 72 24Z"/>
    <path data-part="ear" fill="#f4c8d8" d="M26 36Q18 14 22 6Q36 12 44 24Z"/>
    <path data-part="ear" fill="#f4c8d8" d="M102 36Q110 14 106 6Q92 12 84 24Z"/>
    <path data-part="head" fill="#b9aed2" d="M64 18Q112 20 112 62Q110 102 64 102Q18 102 16 62Q16 20 64 18Z"/>
    ${eye(44, 54, 1.5)}${eye(84, 54, 1.5)}
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="68" rx="6" ry="4.4"/>
    <path data-part="tooth" fill="#ffffff" d="M48 79L53 92L59 82ZM80 79L75 92L69 82Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.8" d="M44 77Q64 88 84 77"/>
  `,

  bird: `
    <path data-part="crest" fill="#8fc0e8" d="M54 20Q40 10 46 0Q58 2 62 12Q68 -2 80 2Q84 12 74 20Z"/>
    <path data-part="head" fill="#a8d0f0" d="M64 14Q108 16 110 60Q108 102 64 102Q20 102 18 60Q20 16 64 14Z"/>
    ${eye(42, 50, 1.4)}${eye(86, 50, 1.4)}${cheeks}
    <path data-part="beak" fill="#ffb04a" d="M64 54Q74 58 80 66Q72 80 64 86Q56 80 48 66Q54 58 64 54Z"/>
    <path fill="none" stroke="#8a4a10" stroke-width="2.4" d="M48 66Q64 73 80 66"/>
  `,

  eagle: `
    <path data-part="head" fill="#fffaf0" d="M64 8Q104 8 110 50L118 66L108 68L114 82L102 82L104 96L90 92L64 104L38 92L24 96L26 82L14 82L20 68L10 66L18 50Q24 8 64 8Z"/>
    ${eye(44, 46, 1.4)}${eye(84, 46, 1.4)}
    <path fill="none" stroke="#2a2440" stroke-width="5" d="M28 32L54 40M100 32L74 40"/>
    <path data-part="beak" fill="#ffc04a" d="M64 48Q84 52 86 68Q78 72 72 72Q72 86 64 94Q56 86 56 72Q50 72 42 68Q44 52 64 48Z"/>
  `,

  snail: `
    <path data-part="stalk" fill="#f4d8a8" d="M34 40Q28 18 22 2L34 -2Q44 16 50 34Z"/>
    <path data-part="stalk" fill="#f4d8a8" d="M94 40Q100 18 106 2L94 -2Q84 16 78 34Z"/>
    <circle data-part="eye" fill="#ffffff" cx="27" cy="-6" r="16"/>
    <circle data-part="eye" fill="#ffffff" cx="101" cy="-6" r="16"/>
    <circle data-part="eye" fill="#2a2440" cx="29" cy="-5" r="7"/>
    <circle data-part="eye" fill="#2a2440" cx="99" cy="-5" r="7"/>
    <path data-part="head" fill="#f4d8a8" d="M64 26Q104 28 106 64Q104 102 64 102Q24 102 22 64Q24 28 64 26Z"/>
    <ellipse data-part="cheek" fill="#ffb8b0" cx="40" cy="70" rx="9" ry="7"/>
    <ellipse data-part="cheek" fill="#ffb8b0" cx="88" cy="70" rx="9" ry="7"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.8" d="M48 74Q64 90 80 74"/>
  `,
};
