/** Heads of animals from far away and long ago, and of birds, as in own-animal-heads.ts. */
import { eye } from "../eye.ts";
import { snout } from "./snout.ts";

const cattle = (colour: string, horns: string) => `
    <path data-part="horn" fill="#f2dcb0" d="${horns}"/>
    <path data-part="ear" fill="${colour}" d="M30 38Q6 34 -2 48Q6 62 32 54Z"/>
    <path data-part="ear" fill="${colour}" d="M98 38Q122 34 130 48Q122 62 96 54Z"/>
    <path data-part="face" fill="${colour}" d="M64 16Q102 18 100 52Q98 68 92 82H36Q30 68 28 52Q26 18 64 16Z"/>
    ${eye(45, 48, 1.35)}${eye(83, 48, 1.35)}
    <path data-part="snout" fill="#f2d4c4" d="M64 66Q100 64 100 85Q98 106 64 106Q30 106 28 85Q28 64 64 66Z"/>
    <ellipse fill="#2a2440" cx="49" cy="80" rx="4.4" ry="5.4"/>
    <ellipse fill="#2a2440" cx="79" cy="80" rx="4.4" ry="5.4"/>
    <path fill="none" stroke="#5a3a2a" stroke-width="2.8" d="M48 94Q64 101 80 94"/>`;

export const headsFromAfar: Readonly<Record<string, string>> = {
  ox: cattle("#c98f5e", "M38 30Q10 28 4 -2Q16 12 56 18ZM90 30Q118 28 124 -2Q112 12 72 18Z"),
  "water-buffalo": cattle(
    "#a4acba",
    "M44 30Q0 34 -12 -8Q14 14 58 12ZM84 30Q128 34 140 -8Q114 14 70 12Z",
  ),

  capybara: `
    <circle data-part="ear" fill="#a8784a" cx="32" cy="20" r="12"/>
    <circle data-part="ear" fill="#a8784a" cx="96" cy="20" r="12"/>
    <path data-part="head" fill="#c9965e" d="M64 12Q102 12 106 50Q112 102 64 102Q16 102 22 50Q26 12 64 12Z"/>
    ${eye(38, 44, 1.25)}${eye(90, 44, 1.25)}
    <path data-part="snout" fill="#e0b888" d="M64 54Q92 54 94 78Q92 93 64 93Q36 93 34 77Q36 54 64 54Z"/>
    <ellipse fill="#2a2440" cx="56" cy="66" rx="3" ry="4.4"/>
    <ellipse fill="#2a2440" cx="72" cy="66" rx="3" ry="4.4"/>
    <path fill="none" stroke="#4a2a10" stroke-width="2.8" d="M64 73V80M52 80Q58 89 64 80Q70 89 76 80"/>
  `,

  axolotl: `
    <path data-part="gill" fill="#f28aa8" d="M24 38Q4 22 -10 22Q-14 34 4 42Q-14 46 -18 58Q-8 66 8 58Q-6 70 -4 82Q12 86 24 68Z"/>
    <path data-part="gill" fill="#f28aa8" d="M104 38Q124 22 138 22Q142 34 124 42Q142 46 146 58Q136 66 120 58Q134 70 132 82Q116 86 104 68Z"/>
    <path data-part="head" fill="#fac6d8" d="M64 18Q116 20 118 62Q114 102 64 102Q14 102 10 62Q12 20 64 18Z"/>
    ${eye(34, 56, 1.4)}${eye(94, 56, 1.4)}
    <circle data-part="cheek" fill="#f28aa8" cx="28" cy="78" r="7"/>
    <circle data-part="cheek" fill="#f28aa8" cx="100" cy="78" r="7"/>
    <path fill="none" stroke="#7a3048" stroke-width="2.8" d="M44 76Q64 92 84 76"/>
  `,

  llama: `
    <path data-part="neck" fill="#fffaf0" d="M40 40H88Q94 62 88 74Q98 88 94 102Q80 116 64 114Q48 116 34 102Q30 88 40 74Q34 62 40 40Z"/>
    <g transform="translate(9 -22) scale(0.86)">
      <path data-part="ear" fill="#f4e4cc" d="M36 30Q22 2 34 -10Q50 -4 54 20Z"/>
      <path data-part="ear" fill="#f4e4cc" d="M92 30Q106 2 94 -10Q78 -4 74 20Z"/>
      <path data-part="face" fill="#f4e4cc" d="M64 20Q102 22 100 58Q98 102 64 102Q30 102 28 58Q26 22 64 20Z"/>
      <path fill="#fffaf0" d="M36 42Q22 38 30 26Q30 12 46 16Q54 4 66 12Q80 4 86 16Q100 14 98 28Q106 40 92 42Q84 50 76 40Q66 50 56 40Q46 50 36 42Z"/>
      ${eye(45, 58, 1.35)}${eye(83, 58, 1.35)}
      <path data-part="snout" fill="#fffaf0" d="M64 64Q84 64 86 82Q84 95 64 95Q44 95 42 80Q44 64 64 64Z"/>
      ${snout(74, 0.95)}
    </g>
  `,

  kangaroo: `
    <path data-part="ear" fill="#d9a066" d="M36 40Q14 8 24 -18Q50 -10 56 24Z"/>
    <path data-part="ear" fill="#d9a066" d="M92 40Q114 8 104 -18Q78 -10 72 24Z"/>
    <path data-part="ear" fill="#fbe0c8" d="M38 28Q26 6 30 -6Q44 0 48 22Z"/>
    <path data-part="ear" fill="#fbe0c8" d="M90 28Q102 6 98 -6Q84 0 80 22Z"/>
    <path data-part="head" fill="#d9a066" d="M64 20Q102 22 102 56Q96 74 90 86Q82 102 64 102Q46 102 38 86Q32 74 26 56Q26 22 64 20Z"/>
    ${eye(45, 52, 1.35)}${eye(83, 52, 1.35)}
    <path data-part="snout" fill="#fbe0c8" d="M64 60Q84 62 84 82Q80 95 64 95Q48 95 44 80Q44 62 64 60Z"/>
    ${snout(71)}
  `,

  donkey: `
    <path data-part="ear" fill="#b4b4c0" d="M40 34Q16 2 24 -26Q48 -18 58 22Z"/>
    <path data-part="ear" fill="#b4b4c0" d="M88 34Q112 2 104 -26Q80 -18 70 22Z"/>
    <path data-part="ear" fill="#f7dce0" d="M40 22Q26 0 30 -14Q44 -8 50 18Z"/>
    <path data-part="ear" fill="#f7dce0" d="M88 22Q102 0 98 -14Q84 -8 78 18Z"/>
    <path data-part="face" fill="#b4b4c0" d="M64 16Q100 18 98 50Q96 66 90 82H38Q32 66 30 50Q28 18 64 16Z"/>
    <path data-part="mane" fill="#7a7a8c" d="M50 18Q56 4 64 4Q72 4 78 18Q76 32 64 40Q52 32 50 18Z"/>
    ${eye(46, 50, 1.35)}${eye(82, 50, 1.35)}
    <path data-part="snout" fill="#f4f0ee" d="M64 66Q98 64 98 85Q96 106 64 106Q32 106 30 85Q30 64 64 66Z"/>
    <ellipse fill="#2a2440" cx="50" cy="80" rx="4" ry="5"/>
    <ellipse fill="#2a2440" cx="78" cy="80" rx="4" ry="5"/>
    <path fill="none" stroke="#3a3a4a" stroke-width="2.8" d="M48 94Q64 102 80 94"/>
  `,

  triceratops: `
    <path data-part="frill" fill="#f2b878" d="M64 -18L78 -28L86 -12L106 -14L108 4L126 8L120 26L134 36L122 48L128 66L106 74L22 74L0 66L6 48L-6 36L8 26L2 8L20 4L22 -14L42 -12L50 -28Z"/>
    <path data-part="head" fill="#9fdcc0" d="M64 20Q104 22 104 54Q102 78 84 86L44 86Q26 78 24 54Q24 22 64 20Z"/>
    <path data-part="horn" fill="#fff3dc" d="M28 40Q20 8 30 -18Q48 4 54 28Z"/>
    <path data-part="horn" fill="#fff3dc" d="M100 40Q108 8 98 -18Q80 4 74 28Z"/>
    ${eye(42, 56, 1.35)}${eye(86, 56, 1.35)}
    <path data-part="beak" fill="#ffd890" d="M40 84Q52 72 64 72Q76 72 88 84Q84 102 64 110Q44 102 40 84Z"/>
    <path data-part="horn" fill="#fff3dc" d="M52 78L64 48L76 78Q64 84 52 78Z"/>
    <path fill="none" stroke="#2a5a4a" stroke-width="2.8" d="M46 92Q64 102 82 92"/>
  `,

  rhinoceros: `
    <path data-part="ear" fill="#b4bcc8" d="M38 32Q18 18 22 -4Q46 0 54 20Z"/>
    <path data-part="ear" fill="#b4bcc8" d="M90 32Q110 18 106 -4Q82 0 74 20Z"/>
    <path data-part="head" fill="#c3cad6" d="M64 16Q100 18 100 50Q112 66 108 84Q100 106 64 106Q28 106 20 84Q16 66 28 50Q28 18 64 16Z"/>
    <path data-part="horn" fill="#fff3dc" d="M55 40L64 20L73 40Q64 44 55 40Z"/>
    <path data-part="horn" fill="#fff3dc" d="M48 80Q58 66 64 46Q70 66 80 80Q64 87 48 80Z"/>
    ${eye(42, 54, 1.25)}${eye(86, 54, 1.25)}
    <circle fill="#2a2440" cx="34" cy="82" r="3.6"/>
    <circle fill="#2a2440" cx="94" cy="82" r="3.6"/>
    <path fill="none" stroke="#3a4050" stroke-width="2.8" d="M46 95Q64 102 82 95"/>
  `,

  walrus: `
    <path data-part="head" fill="#c9a48a" d="M64 10Q106 12 108 54Q108 102 64 102Q20 102 20 54Q22 12 64 10Z"/>
    <path data-part="snout" fill="#f2dcc8" d="M64 60Q106 48 112 78Q108 102 84 100Q70 98 64 90Q58 98 44 100Q20 102 16 78Q22 48 64 60Z"/>
    ${eye(44, 42, 1.3)}${eye(84, 42, 1.3)}
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="62" rx="10" ry="7"/>
    <path fill="none" stroke="#5a3a2a" stroke-width="2.6" d="M30 72L22 74M32 82L25 86M98 72L106 74M96 82L103 86"/>
    <path data-part="tusk" fill="#fffaf0" d="M38 82Q46 78 55 82Q56 110 45 126Q36 108 38 82Z"/>
    <path data-part="tusk" fill="#fffaf0" d="M90 82Q82 78 73 82Q72 110 83 126Q92 108 90 82Z"/>
  `,

  seal: `
    <path data-part="head" fill="#b9c4d0" d="M64 12Q108 14 112 58Q110 102 64 102Q18 102 16 58Q20 14 64 12Z"/>
    ${eye(42, 52, 1.6)}${eye(86, 52, 1.6)}
    <path data-part="snout" fill="#eef2f6" d="M64 66Q92 60 94 78Q88 94 64 92Q40 94 34 78Q36 60 64 66Z"/>
    ${snout(72, 1.05)}
    <path fill="none" stroke="#3a4050" stroke-width="2.2" d="M36 78L16 76M37 85L18 91M92 78L112 76M91 85L110 91"/>
  `,

  parrot: `
    <path data-part="feather" fill="#ffd95e" d="M54 18Q40 4 46 -10Q58 -8 62 6Q66 -10 78 -10Q84 4 74 18Z"/>
    <path data-part="head" fill="#8fd07c" d="M64 14Q108 16 110 58Q108 102 64 102Q20 102 18 58Q20 16 64 14Z"/>
    <circle data-part="face" fill="#ffffff" cx="40" cy="52" r="19"/>
    <circle data-part="face" fill="#ffffff" cx="88" cy="52" r="19"/>
    ${eye(42, 52, 1.4)}${eye(86, 52, 1.4)}
    <path data-part="beak" fill="#ffb04a" d="M64 50Q86 54 86 72Q80 80 70 80Q72 94 64 100Q56 94 58 80Q48 80 42 72Q42 54 64 50Z"/>
  `,

  goose: `
    <path data-part="head" fill="#ffffff" d="M64 10Q106 12 108 56Q106 102 64 102Q22 102 20 56Q22 12 64 10Z"/>
    ${eye(42, 48, 1.3)}${eye(86, 48, 1.3)}
    <path data-part="beak" fill="#f79a4a" d="M50 84Q64 90 78 84Q78 104 64 104Q50 104 50 84Z"/>
    <path data-part="beak" fill="#ffb04a" d="M64 44Q76 46 80 62Q96 66 98 78Q90 92 64 92Q38 92 30 78Q32 66 48 62Q52 46 64 44Z"/>
    <path fill="none" stroke="#8a4a10" stroke-width="2.4" d="M56 62L58 67M72 62L70 67"/>
  `,

  turkey: `
    <path data-part="head" fill="#d99a66" d="M64 12Q104 14 106 56Q104 102 64 102Q24 102 22 56Q24 14 64 12Z"/>
    ${eye(44, 46, 1.35)}${eye(84, 46, 1.35)}
    <path fill="#e8685f" d="M66 74Q82 82 80 102Q74 114 66 102Q58 90 60 78Z"/>
    <path data-part="beak" fill="#ffb04a" d="M64 54Q76 58 82 66Q74 82 64 84Q54 82 46 66Q52 58 64 54Z"/>
    <path fill="#f28a7a" d="M68 57Q80 56 83 66Q87 80 79 90Q72 86 73 78Q74 68 67 65Z"/>
  `,

  leopard: `
    <circle data-part="ear" fill="#ffc966" cx="26" cy="22" r="19"/>
    <circle data-part="ear" fill="#ffc966" cx="102" cy="22" r="19"/>
    <path data-part="head" fill="#ffc966" d="M64 12Q112 14 114 58Q112 102 64 102Q16 102 14 58Q16 14 64 12Z"/>
    <path data-part="snout" fill="#fff9ee" d="M64 62Q90 58 94 78Q90 93 64 93Q38 93 34 76Q38 58 64 62Z"/>
    <circle data-part="spot" fill="#b07830" cx="64" cy="25" r="6"/>
    <circle data-part="spot" fill="#b07830" cx="44" cy="28" r="5"/>
    <circle data-part="spot" fill="#b07830" cx="84" cy="28" r="5"/>
    <circle data-part="spot" fill="#b07830" cx="24" cy="62" r="5"/>
    <circle data-part="spot" fill="#b07830" cx="104" cy="62" r="5"/>
    ${eye(43, 50, 1.35)}${eye(85, 50, 1.35)}
    ${snout(69, 1.1)}
  `,

  gorilla: `
    <circle data-part="ear" fill="#8a8f9c" cx="18" cy="56" r="10"/>
    <circle data-part="ear" fill="#8a8f9c" cx="110" cy="56" r="10"/>
    <path data-part="head" fill="#8a8f9c" d="M64 -2Q94 4 106 42Q116 102 64 102Q12 102 22 42Q34 4 64 -2Z"/>
    <path data-part="face" fill="#c9c3c0" d="M64 34Q96 26 98 50Q96 60 96 66Q106 92 64 92Q22 92 32 66Q32 60 30 50Q32 26 64 34Z"/>
    ${eye(48, 50, 1.3)}${eye(80, 50, 1.3)}
    <ellipse fill="#2a2440" cx="57" cy="70" rx="4" ry="3"/>
    <ellipse fill="#2a2440" cx="71" cy="70" rx="4" ry="3"/>
    <path fill="none" stroke="#2a2a34" stroke-width="2.8" d="M44 79Q64 89 84 79"/>
  `,
};
