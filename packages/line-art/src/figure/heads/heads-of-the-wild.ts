/** Heads of animals of forest and jungle, as in own-animal-heads.ts. */
import { eye } from "../eye.ts";
import { snout } from "./snout.ts";

const roundEars = (colour: string, inner: string, x = 26, y = 22, r = 19) => `
    <circle data-part="ear" fill="${colour}" cx="${x}" cy="${y}" r="${r}"/>
    <circle data-part="ear" fill="${colour}" cx="${128 - x}" cy="${y}" r="${r}"/>
    <circle data-part="ear" fill="${inner}" cx="${x}" cy="${y}" r="${0.55 * r}"/>
    <circle data-part="ear" fill="${inner}" cx="${128 - x}" cy="${y}" r="${0.55 * r}"/>`;

const bear = (fur: string, muzzle: string) => `
    ${roundEars(fur, muzzle)}
    <path data-part="head" fill="${fur}" d="M64 12Q112 14 114 58Q112 102 64 102Q16 102 14 58Q16 14 64 12Z"/>
    <ellipse data-part="snout" fill="${muzzle}" cx="64" cy="74" rx="24" ry="19"/>
    ${eye(42, 48, 1.35)}${eye(86, 48, 1.35)}
    ${snout(67, 1.1)}`;

export const headsOfTheWild: Readonly<Record<string, string>> = {
  bear: bear("#c98f5e", "#f2d9b8"),
  "polar-bear": bear("#f4f6fa", "#ffffff"),

  panda: `
    <circle data-part="ear" fill="#8a8a9a" cx="24" cy="22" r="18"/>
    <circle data-part="ear" fill="#8a8a9a" cx="104" cy="22" r="18"/>
    <path data-part="head" fill="#ffffff" d="M64 10Q114 12 116 58Q114 102 64 102Q14 102 12 58Q14 12 64 10Z"/>
    <path data-part="patch" fill="#8a8a9a" d="M38 34Q56 34 56 52Q52 74 36 76Q22 74 24 58Q28 38 38 34Z"/>
    <path data-part="patch" fill="#8a8a9a" d="M90 34Q72 34 72 52Q76 74 92 76Q106 74 104 58Q100 38 90 34Z"/>
    ${eye(42, 53, 1.25)}${eye(86, 53, 1.25)}
    ${snout(75)}
  `,

  badger: `
    ${roundEars("#b4b4c0", "#ffffff", 24, 26, 15)}
    <path data-part="head" fill="#ffffff" d="M64 12Q106 14 110 50Q108 78 84 94Q76 103 64 103Q52 103 44 94Q20 78 18 50Q22 14 64 12Z"/>
    <path data-part="stripe" fill="#8a8a9a" d="M34 24Q46 16 54 20Q56 52 50 78Q44 84 38 82Q26 56 34 24Z"/>
    <path data-part="stripe" fill="#8a8a9a" d="M94 24Q82 16 74 20Q72 52 78 78Q84 84 90 82Q102 56 94 24Z"/>
    ${eye(43, 52, 1.25)}${eye(85, 52, 1.25)}
    ${snout(78, 1.15)}
  `,

  skunk: `
    ${roundEars("#8a8a9a", "#f2d0d8", 28, 26, 14)}
    <path data-part="head" fill="#8a8a9a" d="M64 12Q108 14 112 56Q110 102 64 102Q18 102 16 56Q20 14 64 12Z"/>
    <path data-part="stripe" fill="#ffffff" d="M52 -2Q64 -12 76 -2Q74 28 72 62H56Q54 28 52 -2Z"/>
    <path data-part="snout" fill="#f2f2f6" d="M64 62Q88 60 90 80Q86 96 64 96Q42 96 38 80Q40 60 64 62Z"/>
    ${eye(40, 50, 1.35)}${eye(88, 50, 1.35)}
    ${snout(72, 1.05)}
  `,

  camel: `
    <path data-part="ear" fill="#d9b078" d="M34 34Q12 22 8 6Q30 6 44 22Z"/>
    <path data-part="ear" fill="#d9b078" d="M94 34Q116 22 120 6Q98 6 84 22Z"/>
    <path data-part="head" fill="#e8c890" d="M64 14Q100 16 98 48Q96 66 90 80H38Q32 66 30 48Q28 16 64 14Z"/>
    <path data-part="mane" fill="#b98a50" d="M46 20Q44 2 54 -4Q60 4 64 -6Q68 4 74 -4Q84 2 82 20Q64 28 46 20Z"/>
    ${eye(46, 46, 1.35)}${eye(82, 46, 1.35)}
    <path data-part="snout" fill="#f4dcb0" d="M64 62Q96 60 98 82Q96 104 64 104Q32 104 30 82Q32 60 64 62Z"/>
    <path fill="none" stroke="#6a4a20" stroke-width="2.8" d="M48 74L56 78M80 74L72 78M64 82V90M46 90Q55 98 64 90Q73 98 82 90"/>
  `,

  meerkat: `
    <path data-part="ear" data-telling="" fill="#3a2f2a" d="M20 44Q8 36 14 24Q26 22 32 34Z"/>
    <path data-part="ear" data-telling="" fill="#3a2f2a" d="M108 44Q120 36 114 24Q102 22 96 34Z"/>
    <path data-part="head" fill="#ecd0a0" d="M64 10Q104 12 106 50Q104 76 84 90Q76 103 64 103Q52 103 44 90Q24 76 22 50Q24 12 64 10Z"/>
    <path data-part="patch" data-telling="" fill="#a87c50" d="M46 38Q58 42 56 56Q48 66 36 60Q28 48 46 38Z"/>
    <path data-part="patch" data-telling="" fill="#a87c50" d="M82 38Q70 42 72 56Q80 66 92 60Q100 48 82 38Z"/>
    ${eye(45, 51, 1.15)}${eye(83, 51, 1.15)}
    ${snout(80, 1)}
  `,

  mole: `
    <path data-part="head" fill="#9a92a8" d="M64 10Q114 12 116 60Q112 102 64 102Q16 102 12 60Q14 12 64 10Z"/>
    <path data-part="snout" fill="#f4d8d8" d="M64 46Q92 48 96 74Q92 96 64 96Q36 96 32 74Q36 48 64 46Z"/>
    ${eye(36, 44, 1.1)}${eye(92, 44, 1.1)}
    <ellipse data-part="nose" fill="#f29aa8" cx="64" cy="62" rx="13" ry="10"/>
    <path fill="none" stroke="#4a2a40" stroke-width="2.8" d="M48 80Q64 92 80 80"/>
  `,

  koala: `
    <path data-part="ear" fill="#b4bfcc" d="M34 20Q20 2 6 14Q-8 30 2 48Q12 62 28 54Z"/>
    <path data-part="ear" fill="#b4bfcc" d="M94 20Q108 2 122 14Q136 30 126 48Q116 62 100 54Z"/>
    <path data-part="head" fill="#c9d3de" d="M64 12Q106 12 108 56Q106 102 64 102Q22 102 20 56Q22 12 64 12Z"/>
    ${eye(40, 54, 1.35)}${eye(88, 54, 1.35)}
    <path data-part="nose" fill="#6a7080" d="M64 42Q78 42 78 62Q76 78 64 78Q52 78 50 62Q50 42 64 42Z"/>
    <path fill="none" stroke="#3a4050" stroke-width="2.8" d="M50 87Q64 95 78 87"/>
  `,

  fox: `
    <path data-part="ear" fill="#f79a4a" d="M12 52Q-2 12 6 -12Q42 2 56 28Z"/>
    <path data-part="ear" fill="#f79a4a" d="M116 52Q130 12 122 -12Q86 2 72 28Z"/>
    <path data-part="ear" fill="#fff3e0" d="M20 36Q10 16 13 2Q34 12 44 26Z"/>
    <path data-part="ear" fill="#fff3e0" d="M108 36Q118 16 115 2Q94 12 84 26Z"/>
    <path data-part="head" fill="#f79a4a" d="M64 18Q96 18 108 42Q118 54 138 62L124 70L128 80L110 82Q96 94 78 104Q64 112 50 104Q32 94 18 82L0 80L4 70L-10 62Q10 54 20 42Q32 18 64 18Z"/>
    <path data-part="cheek" fill="#fff3e0" d="M-10 62Q30 54 46 70Q54 86 64 88Q74 86 82 70Q98 54 138 62L124 70L128 80L110 82Q96 94 78 104Q64 112 50 104Q32 94 18 82L0 80L4 70Z"/>
    ${eye(42, 50, 1.35)}${eye(86, 50, 1.35)}
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="84" rx="10" ry="7.4"/>
    <path data-part="mouth" fill="none" stroke="#2a2440" stroke-width="3" d="M50 95Q64 106 78 95"/>
  `,

  wolf: `
    <path data-part="ear" fill="#a4b0c0" d="M20 52Q10 14 20 -4Q46 8 54 28Z"/>
    <path data-part="ear" fill="#a4b0c0" d="M108 52Q118 14 108 -4Q82 8 74 28Z"/>
    <path data-part="head" fill="#b9c4d0" d="M64 18Q102 18 108 48L124 62L112 68L120 82L102 84Q90 104 64 104Q38 104 26 84L8 82L16 68L4 62L20 48Q26 18 64 18Z"/>
    <path data-part="snout" fill="#eef2f6" d="M64 56Q76 56 82 66Q96 72 94 84Q84 100 64 100Q44 100 34 84Q32 72 46 66Q52 56 64 56Z"/>
    ${eye(43, 52, 1.3)}${eye(85, 52, 1.3)}
    ${snout(71, 1.15)}
  `,

  lion: `
    <path data-part="mane" fill="#d98a3e" d="M64 -8Q78 -16 88 -4Q104 -8 110 8Q126 12 122 30Q136 42 126 56Q136 72 122 82Q122 98 106 100Q98 114 82 108Q72 118 64 110Q56 118 46 108Q30 114 22 100Q6 98 6 82Q-8 72 2 56Q-8 42 6 30Q2 12 18 8Q24 -8 40 -4Q50 -16 64 -8Z"/>
    <circle data-part="ear" fill="#ffcf66" cx="32" cy="24" r="13"/>
    <circle data-part="ear" fill="#ffcf66" cx="96" cy="24" r="13"/>
    <path data-part="face" fill="#ffcf66" d="M64 14Q102 16 104 56Q102 98 64 98Q26 98 24 56Q26 16 64 14Z"/>
    <path data-part="snout" fill="#fff3dc" d="M64 62Q86 62 88 78Q84 92 64 92Q44 92 40 78Q42 62 64 62Z"/>
    ${eye(45, 48, 1.35)}${eye(83, 48, 1.35)}
    ${snout(68, 1.05)}
  `,

  tiger: `
    ${roundEars("#ffb02e", "#fff3e0")}
    <path data-part="head" fill="#ffb02e" d="M64 12Q112 14 114 58Q112 102 64 102Q16 102 14 58Q16 14 64 12Z"/>
    <path data-part="snout" fill="#fff9ee" d="M64 60Q90 57 93 75Q90 93 64 93Q38 93 35 75Q38 57 64 60Z"/>
    <path data-part="stripe" fill="#b06a20" d="M58 13H70L64 32Z"/>
    <path data-part="stripe" fill="#b06a20" d="M42 17L52 14L54 28Z"/>
    <path data-part="stripe" fill="#b06a20" d="M86 17L76 14L74 28Z"/>
    <path data-part="stripe" fill="#b06a20" d="M15 50L15 62L30 60Z"/>
    <path data-part="stripe" fill="#b06a20" d="M113 50L113 62L98 60Z"/>
    <path data-part="stripe" fill="#b06a20" d="M18 72L23 83L34 75Z"/>
    <path data-part="stripe" fill="#b06a20" d="M110 72L105 83L94 75Z"/>
    ${eye(43, 50, 1.35)}${eye(85, 50, 1.35)}
    ${snout(69, 1.1)}
  `,

  monkey: `
    <circle data-part="ear" fill="#f2d0a8" cx="12" cy="56" r="16"/>
    <circle data-part="ear" fill="#f2d0a8" cx="116" cy="56" r="16"/>
    <path data-part="head" fill="#b9804e" d="M58 10Q52 0 62 -6Q64 2 70 -4Q74 2 72 9Q108 14 108 56Q106 102 64 102Q22 102 20 56Q20 14 58 10Z"/>
    <path data-part="face" fill="#f7dcb8" d="M64 38Q72 24 88 30Q102 40 96 60Q100 70 96 79Q88 93 64 93Q40 93 32 79Q28 70 32 60Q26 40 40 30Q56 24 64 38Z"/>
    ${eye(48, 54, 1.35)}${eye(80, 54, 1.35)}
    <path fill="none" stroke="#5a3010" stroke-width="2.8" d="M60 70L59 73M68 70L69 73M46 77Q64 90 82 77"/>
  `,

  frog: `
    <circle data-part="head" fill="#8fd07c" cx="36" cy="22" r="23"/>
    <circle data-part="head" fill="#8fd07c" cx="92" cy="22" r="23"/>
    <path data-part="head" fill="#8fd07c" d="M64 26Q118 26 120 66Q116 102 64 102Q12 102 8 66Q10 26 64 26Z"/>
    <circle fill="#ffffff" cx="36" cy="22" r="14"/>
    <circle fill="#ffffff" cx="92" cy="22" r="14"/>
    ${eye(37, 23, 1.35)}${eye(91, 23, 1.35)}
    <circle data-part="cheek" fill="#ffb8b0" cx="24" cy="70" r="8"/>
    <circle data-part="cheek" fill="#ffb8b0" cx="104" cy="70" r="8"/>
    <path fill="none" stroke="#2a5a30" stroke-width="3" d="M58 56L57 58M70 56L71 58M32 74Q64 98 96 74"/>
  `,

  raccoon: `
    <path data-part="ear" fill="#9aa2b2" d="M14 48Q2 20 16 6Q38 4 52 26Z"/>
    <path data-part="ear" fill="#9aa2b2" d="M114 48Q126 20 112 6Q90 4 76 26Z"/>
    <path data-part="head" fill="#c3cad6" d="M64 14Q102 14 112 48L130 58L118 68L124 82L106 84Q92 104 64 104Q36 104 22 84L4 82L10 68L-2 58L16 48Q26 14 64 14Z"/>
    <path data-part="muzzle" fill="#ffffff" d="M64 62Q80 62 90 78Q94 98 64 100Q34 98 38 78Q48 62 64 62Z"/>
    <path data-part="mask" fill="#7a8294" d="M64 48Q78 40 94 38Q114 44 118 66Q102 78 84 72Q72 62 64 62Q56 62 44 72Q26 78 10 66Q14 44 34 38Q50 40 64 48Z"/>
    <circle fill="#ffffff" cx="39" cy="56" r="12"/>
    <circle fill="#ffffff" cx="89" cy="56" r="12"/>
    ${eye(40, 56, 1.25)}${eye(88, 56, 1.25)}
    ${snout(76)}
  `,

  "red-panda": `
    <path data-part="ear" fill="#fff3e0" d="M22 48Q2 30 10 4Q38 4 52 26Z"/>
    <path data-part="ear" fill="#fff3e0" d="M106 48Q126 30 118 4Q90 4 76 26Z"/>
    <path data-part="ear" fill="#b9603a" d="M25 38Q14 28 18 13Q34 14 42 26Z"/>
    <path data-part="ear" fill="#b9603a" d="M103 38Q114 28 110 13Q94 14 86 26Z"/>
    <path data-part="head" fill="#d9773f" d="M64 16Q112 16 116 60Q114 102 64 102Q14 102 12 60Q16 16 64 16Z"/>
    <path data-part="cheek" fill="#fff3e0" d="M16 74Q34 58 46 72Q50 96 36 96Q20 90 16 74Z"/>
    <path data-part="cheek" fill="#fff3e0" d="M112 74Q94 58 82 72Q78 96 92 96Q108 90 112 74Z"/>
    <ellipse data-part="eyebrow" fill="#fff3e0" cx="40" cy="37" rx="10" ry="6"/>
    <ellipse data-part="eyebrow" fill="#fff3e0" cx="88" cy="37" rx="10" ry="6"/>
    ${eye(44, 56, 1.35)}${eye(84, 56, 1.35)}
    ${snout(74)}
  `,

  beaver: `
    <circle data-part="ear" fill="#a86a3a" cx="28" cy="22" r="14"/>
    <circle data-part="ear" fill="#a86a3a" cx="100" cy="22" r="14"/>
    <path data-part="head" fill="#b9804e" d="M64 12Q106 12 110 56Q108 102 64 102Q20 102 18 56Q22 12 64 12Z"/>
    <path data-part="tooth" fill="#ffffff" d="M53 84H75V104H53Z"/>
    <path fill="none" stroke="#4a2a10" stroke-width="2.4" d="M64 86V103"/>
    <path data-part="snout" fill="#e8c79a" d="M64 62Q94 58 96 76Q92 90 64 87Q36 90 32 76Q34 58 64 62Z"/>
    ${eye(43, 48, 1.35)}${eye(85, 48, 1.35)}
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="66" rx="10" ry="7"/>
  `,

  otter: `
    <circle data-part="ear" fill="#9a6a4a" cx="20" cy="40" r="11"/>
    <circle data-part="ear" fill="#9a6a4a" cx="108" cy="40" r="11"/>
    <path data-part="head" fill="#b08060" d="M64 12Q108 12 112 58Q110 102 64 102Q18 102 16 58Q20 12 64 12Z"/>
    <path data-part="cheek" fill="#f7e6d0" d="M64 60Q96 54 104 74Q98 93 64 93Q30 93 24 74Q32 54 64 60Z"/>
    ${eye(44, 48, 1.35)}${eye(84, 48, 1.35)}
    ${snout(68, 1.2)}
    <path fill="none" stroke="#4a2a10" stroke-width="2.2" d="M36 76L14 74M37 83L18 90M92 76L114 74M91 83L110 90"/>
  `,

  sloth: `
    <path data-part="head" fill="#c9a67e" d="M64 8Q110 8 116 58Q112 102 64 102Q16 102 12 58Q18 8 64 8Z"/>
    <path data-part="face" fill="#f7e6cc" d="M64 26Q102 26 104 58Q100 92 64 92Q28 92 24 58Q26 26 64 26Z"/>
    <path data-part="patch" fill="#8a6a4a" d="M56 46Q44 44 30 60Q22 74 28 76Q46 74 56 60Z"/>
    <path data-part="patch" fill="#8a6a4a" d="M72 46Q84 44 98 60Q106 74 100 76Q82 74 72 60Z"/>
    ${eye(47, 56, 1.1)}${eye(81, 56, 1.1)}
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="70" rx="10" ry="7"/>
    <path fill="none" stroke="#4a2a10" stroke-width="2.8" d="M48 79Q64 90 80 79"/>
  `,

  turtle: `
    <path data-part="head" fill="#a4d48a" d="M64 12Q106 14 110 58Q106 102 64 102Q22 102 18 58Q22 14 64 12Z"/>
    ${eye(42, 50, 1.5)}${eye(86, 50, 1.5)}
    <path fill="none" stroke="#2a5a30" stroke-width="2.8" d="M59 66L58 69M69 66L70 69M36 78Q64 98 92 78"/>
  `,
};
