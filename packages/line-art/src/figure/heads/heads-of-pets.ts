/** Heads of animals of house and yard, as in own-animal-heads.ts. */
import { eye } from "../eye.ts";
import { snout } from "./snout.ts";

export const headsOfPets: Readonly<Record<string, string>> = {
  cat: `
    <path data-part="ear" fill="#ffc566" d="M18 54Q10 18 18 2Q42 8 54 26Z"/>
    <path data-part="ear" fill="#ffc566" d="M110 54Q118 18 110 2Q86 8 74 26Z"/>
    <path data-part="head" fill="#ffc566" d="M64 18Q116 20 114 62Q112 102 64 102Q16 102 14 62Q12 20 64 18Z"/>
    ${eye(42, 58, 1.4)}${eye(86, 58, 1.4)}
    <path fill="none" stroke="#6a4010" stroke-width="3" d="M64 20L64 36M52 22L54 34M76 22L74 34"/>
    ${snout(74)}
    <path fill="none" stroke="#6a4010" stroke-width="2.2" d="M22 74L2 70M22 82L4 86M106 74L126 70M106 82L124 86"/>
  `,

  dog: `
    <path data-part="head" fill="#f2c98e" d="M64 8Q108 10 106 56Q104 102 64 102Q24 102 22 56Q20 10 64 8Z"/>
    ${eye(46, 48, 1.4)}${eye(82, 48, 1.4)}
    <path data-part="ear" fill="#b9804e" d="M40 14Q14 6 8 36Q2 72 18 78Q32 76 32 44Q34 26 40 14Z"/>
    <path data-part="ear" fill="#b9804e" d="M88 14Q114 6 120 36Q126 72 110 78Q96 76 96 44Q94 26 88 14Z"/>
    <path data-part="tongue" fill="#f28a9a" d="M56 86H72Q74 102 64 104Q54 102 56 86Z"/>
    ${snout(68, 1.25)}
  `,

  rabbit: `
    <path data-part="ear" fill="#f0e6f4" d="M34 36Q16 -14 34 -28Q56 -22 56 28Z"/>
    <path data-part="ear" fill="#f0e6f4" d="M94 36Q112 -14 94 -28Q72 -22 72 28Z"/>
    <path data-part="ear" fill="#ffc9d8" d="M40 24Q30 -6 38 -14Q48 -8 48 22Z"/>
    <path data-part="ear" fill="#ffc9d8" d="M88 24Q98 -6 90 -14Q80 -8 80 22Z"/>
    <path data-part="head" fill="#f0e6f4" d="M64 20Q108 22 110 64Q108 102 64 102Q20 102 18 64Q20 22 64 20Z"/>
    ${eye(44, 58, 1.4)}${eye(84, 58, 1.4)}
    <path data-part="tooth" fill="#ffffff" d="M57 84H71V96H57Z"/>
    ${snout(73)}
  `,

  mouse: `
    <circle data-part="ear" fill="#c9c3d6" cx="24" cy="28" r="27"/>
    <circle data-part="ear" fill="#c9c3d6" cx="104" cy="28" r="27"/>
    <circle data-part="ear" fill="#ffc9d8" cx="24" cy="28" r="16"/>
    <circle data-part="ear" fill="#ffc9d8" cx="104" cy="28" r="16"/>
    <path data-part="head" fill="#d9d3e4" d="M64 20Q104 22 104 60Q96 92 64 102Q32 92 24 60Q24 22 64 20Z"/>
    ${eye(47, 56, 1.3)}${eye(81, 56, 1.3)}
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="76" rx="7" ry="6"/>
    <path fill="none" stroke="#4a4460" stroke-width="2.8" d="M52 86Q58 93 64 86Q70 93 76 86"/>
    <path fill="none" stroke="#4a4460" stroke-width="2.2" d="M36 78L14 74M38 85L18 92M92 78L114 74M90 85L110 92"/>
  `,

  // Ears like petals, hanging; a blaze between two patches; a tuft on the brow.
  "guinea-pig": `
    <path data-part="head" fill="#fffaf0" d="M64 14C100 14 118 38 118 64C118 92 96 106 64 106C32 106 10 92 10 64C10 38 28 14 64 14Z"/>
    <path data-part="patch" data-telling="" fill="#d99a58" d="M54 16C28 18 10 40 10 64C10 80 18 92 32 99C44 88 50 60 54 16Z"/>
    <path data-part="patch" data-telling="" fill="#e8b47a" d="M74 16C100 18 118 40 118 64C118 80 110 92 96 99C84 88 78 60 74 16Z"/>
    <path data-part="ear" data-telling="" fill="#f7a0a8" d="M30 26C14 16 -4 24 -8 42C-4 56 14 54 22 44Z"/>
    <path data-part="ear" data-telling="" fill="#f7a0a8" d="M98 26C114 16 132 24 136 42C132 56 114 54 106 44Z"/>
    <path data-part="crest" data-telling="" fill="#fffaf0" d="M46 24C42 12 52 6 57 13C59 2 70 2 71 13C76 6 86 12 82 24C72 31 56 31 46 24Z"/>
    ${eye(38, 54, 1.35)}${eye(90, 54, 1.35)}
    ${snout(72)}
  `,

  // A mask across both eyes, the face beneath it white.
  ferret: `
    <circle data-part="ear" fill="#b39a84" cx="22" cy="26" r="14"/>
    <circle data-part="ear" fill="#b39a84" cx="106" cy="26" r="14"/>
    <path data-part="head" fill="#fff8ee" d="M64 10C100 10 114 32 112 56C110 84 92 104 64 104C36 104 18 84 16 56C14 32 28 10 64 10Z"/>
    <path data-part="mask" data-telling="" fill="#b39a84" d="M15 50C28 30 52 32 64 46C76 32 100 30 113 50C112 70 94 78 64 62C34 78 16 70 15 50Z"/>
    ${eye(42, 52, 1.3)}${eye(86, 52, 1.3)}
    ${snout(76)}
  `,

  hamster: `
    <circle data-part="ear" fill="#f0b878" cx="34" cy="20" r="14"/>
    <circle data-part="ear" fill="#f0b878" cx="94" cy="20" r="14"/>
    <circle data-part="ear" fill="#ffc9d8" cx="34" cy="20" r="7"/>
    <circle data-part="ear" fill="#ffc9d8" cx="94" cy="20" r="7"/>
    <path data-part="head" fill="#f0b878" d="M64 12C86 12 99 22 103 40C124 44 134 60 128 78C122 98 98 104 64 104C30 104 6 98 0 78C-6 60 4 44 25 40C29 22 42 12 64 12Z"/>
    <circle data-part="cheek" fill="#fff3e0" cx="26" cy="70" r="20"/>
    <circle data-part="cheek" fill="#fff3e0" cx="102" cy="70" r="20"/>
    <path data-part="tooth" fill="#ffffff" d="M55 78H73V93Q64 97 55 93Z"/>
    ${eye(47, 44, 1.35)}${eye(81, 44, 1.35)}
    ${snout(64)}
    <path fill="none" stroke="#4a2a10" stroke-width="2.4" d="M16 66L-14 58M16 76L-14 80M112 66L142 58M112 76L142 80"/>
  `,

  pig: `
    <path data-part="ear" fill="#f2a0b6" d="M16 46Q6 12 18 4Q44 10 52 28Z"/>
    <path data-part="ear" fill="#f2a0b6" d="M112 46Q122 12 110 4Q84 10 76 28Z"/>
    <path data-part="head" fill="#fac6d4" d="M64 16Q114 18 114 60Q112 102 64 102Q16 102 14 60Q14 18 64 16Z"/>
    ${eye(40, 50, 1.4)}${eye(88, 50, 1.4)}
    <ellipse data-part="snout" fill="#f2a0b6" cx="64" cy="75" rx="34" ry="23"/>
    <ellipse fill="#2a2440" cx="54" cy="69" rx="5" ry="6.6"/>
    <ellipse fill="#2a2440" cx="74" cy="69" rx="5" ry="6.6"/>
    <path fill="none" stroke="#7a3048" stroke-width="2.8" d="M54 87Q64 92 74 87"/>
  `,

  cow: `
    <path data-part="horn" fill="#f2dcb0" d="M38 26Q16 22 20 0Q42 2 56 22Z"/>
    <path data-part="horn" fill="#f2dcb0" d="M90 26Q112 22 108 0Q86 2 72 22Z"/>
    <path data-part="ear" fill="#e8d4c4" d="M30 36Q6 30 -2 44Q6 60 32 52Z"/>
    <path data-part="ear" fill="#e8d4c4" d="M98 36Q122 30 130 44Q122 60 96 52Z"/>
    <path data-part="face" fill="#fff9f0" d="M64 14Q102 16 100 52Q98 68 92 82H36Q30 68 28 52Q26 16 64 14Z"/>
    <path data-part="patch" fill="#b9917a" d="M66 15Q104 14 100 54Q96 66 84 66Q68 60 66 40Z"/>
    ${eye(45, 46, 1.35)}${eye(83, 46, 1.35)}
    <path data-part="snout" fill="#fac6c0" d="M64 64Q102 62 102 84Q100 106 64 106Q28 106 26 84Q26 62 64 64Z"/>
    <ellipse fill="#2a2440" cx="48" cy="78" rx="4.4" ry="5.4"/>
    <ellipse fill="#2a2440" cx="80" cy="78" rx="4.4" ry="5.4"/>
    <path fill="none" stroke="#7a4048" stroke-width="2.8" d="M48 93Q64 101 80 93"/>
  `,

  squirrel: `
    <path data-part="ear" fill="#d98a4e" d="M22 46Q10 26 20 8L14 -10L26 -3L30 -16L38 -1Q52 8 56 30Z"/>
    <path data-part="ear" fill="#d98a4e" d="M106 46Q118 26 108 8L114 -10L102 -3L98 -16L90 -1Q76 8 72 30Z"/>
    <path data-part="ear" fill="#ffd9b0" d="M28 36Q22 20 28 10Q40 14 46 28Z"/>
    <path data-part="ear" fill="#ffd9b0" d="M100 36Q106 20 100 10Q88 14 82 28Z"/>
    <path data-part="head" fill="#e0985c" d="M64 20Q96 20 102 48Q122 58 118 80Q104 104 64 104Q24 104 10 80Q6 58 26 48Q32 20 64 20Z"/>
    <path data-part="tooth" fill="#ffffff" d="M52 84H76V104Q64 110 52 104Z"/>
    <path data-part="cheek" fill="#fff0dc" d="M64 66Q74 56 90 60Q110 66 106 80Q98 92 76 90Q66 89 64 84Q62 89 52 90Q30 92 22 80Q18 66 38 60Q54 56 64 66Z"/>
    ${eye(46, 46, 1.45)}${eye(82, 46, 1.45)}
    ${snout(69)}
  `,
};
