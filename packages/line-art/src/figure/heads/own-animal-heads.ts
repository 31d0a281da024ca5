/**
 * Heads of animals for our figures, on canvases of 128 × 128: the chin at the height of 100, so that
 * trunks and bills hang before the chest.
 */
import { eye } from "../eye.ts";
import { headsFromAfar } from "./heads-from-afar.ts";
import { headsOfCreatures } from "./heads-of-creatures.ts";
import { headsOfHoofed } from "./heads-of-hoofed.ts";
import { headsOfPets } from "./heads-of-pets.ts";
import { headsOfSmallAnimals } from "./heads-of-small-animals.ts";
import { headsOfTheWild } from "./heads-of-the-wild.ts";

export const ownAnimalHeads: Readonly<Record<string, string>> = {
  ...headsFromAfar,
  ...headsOfCreatures,
  ...headsOfHoofed,
  ...headsOfPets,
  ...headsOfSmallAnimals,
  ...headsOfTheWild,

  duck: `
    <path data-part="feather" fill="#ffe07a" d="M56 18Q42 10 46 2Q56 2 62 12Q64 2 74 0Q80 8 74 18Z"/>
    <path data-part="head" fill="#ffe07a" d="M64 12Q106 14 106 58Q106 100 64 100Q22 100 22 58Q22 14 64 12Z"/>
    ${eye(44, 44, 1.25)}${eye(84, 44, 1.25)}
    <path data-part="beak" fill="#f79a4a" d="M42 82Q64 90 86 82Q86 106 64 106Q42 106 42 82Z"/>
    <path data-part="beak" fill="#ffb04a" d="M64 54Q78 54 84 64Q104 64 112 72Q114 84 100 88Q82 94 64 94Q46 94 28 88Q14 84 16 72Q24 64 44 64Q50 54 64 54Z"/>
    <path fill="none" stroke="#8a4a10" stroke-width="2.4" d="M54 68L58 72M74 68L70 72"/>
  `,

  penguin: `
    <path data-part="head" fill="#8fa8d0" d="M64 4Q112 6 112 56Q112 102 64 102Q16 102 16 56Q16 6 64 4Z"/>
    <path data-part="face" fill="#ffffff" d="M64 40Q74 24 90 28Q108 36 104 62Q98 100 64 100Q30 100 24 62Q20 36 38 28Q54 24 64 40Z"/>
    ${eye(46, 52, 1.25)}${eye(82, 52, 1.25)}
    <path data-part="beak" fill="#ffb04a" d="M64 58Q76 62 82 68Q74 86 64 88Q54 86 46 68Q52 62 64 58Z"/>
    <path fill="none" stroke="#8a4a10" stroke-width="2.4" d="M46 68Q64 76 82 68"/>
  `,

  elephant: `
    <path data-part="ear" fill="#b9c8dc" d="M34 30Q20 4 6 16Q0 24 2 52Q4 84 20 86Q34 84 36 62Z"/>
    <path data-part="ear" fill="#b9c8dc" d="M94 30Q108 4 122 16Q128 24 126 52Q124 84 108 86Q94 84 92 62Z"/>
    <path data-part="tusk" fill="#fffaf0" d="M42 80Q36 96 26 98Q30 110 44 104Q54 98 54 84Z"/>
    <path data-part="tusk" fill="#fffaf0" d="M86 80Q92 96 102 98Q98 110 84 104Q74 98 74 84Z"/>
    <path data-part="head" fill="#cfdbe9" d="M64 6Q98 6 100 44Q100 74 82 86Q64 94 46 86Q28 74 28 44Q30 6 64 6Z"/>
    <path data-part="nose" data-telling="" fill="#cfdbe9" d="M50 62Q46 92 66 101Q92 110 112 92Q126 80 124 58Q122 46 113 46Q103 47 104 58Q104 72 95 80Q84 86 78 78Q76 72 78 62Q64 54 50 62Z"/>
    ${eye(46, 46, 1.25)}${eye(82, 46, 1.25)}
    <path data-part="nose" fill="none" stroke="#4a5a70" stroke-width="2.4" d="M50 74Q62 80 77 74M60 97Q70 92 74 82M94 102Q92 92 86 84"/>
  `,

  hedgehog: `
    <path data-part="spike" fill="#d0a878" d="M20 76L4 72L14 60L2 50L16 43L8 30L24 28L20 13L36 17L38 2L52 10L64 -4L76 10L90 2L92 17L108 13L104 28L120 30L112 43L126 50L114 60L124 72L108 76Z"/>
    <circle data-part="ear" fill="#f5c8a0" cx="28" cy="44" r="12"/>
    <circle data-part="ear" fill="#f5c8a0" cx="100" cy="44" r="12"/>
    <path data-part="face" fill="#ffe4c4" d="M64 42Q74 28 90 36Q112 46 108 66Q104 80 88 86Q78 102 64 102Q50 102 40 86Q24 80 20 66Q16 46 38 36Q54 28 64 42Z"/>
    ${eye(44, 58, 1.25)}${eye(84, 58, 1.25)}
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="74" rx="9" ry="7"/>
    <path fill="none" stroke="#4a2a10" stroke-width="2.6" d="M52 87Q58 93 64 87Q70 93 76 87"/>
  `,

  owl: `
    <path data-part="head" fill="#d9a878" d="M18 4Q38 20 64 18Q90 20 110 4Q116 34 114 58Q110 102 64 102Q18 102 14 58Q12 34 18 4Z"/>
    <circle data-part="face" fill="#fff3dc" cx="40" cy="54" r="23"/>
    <circle data-part="face" fill="#fff3dc" cx="88" cy="54" r="23"/>
    ${eye(43, 54, 1.8)}${eye(85, 54, 1.8)}
    <path data-part="beak" fill="#ffb04a" d="M64 58L76 72Q72 84 64 92Q56 84 52 72Z"/>
    <path fill="none" stroke="#6a4020" stroke-width="2.6" d="M44 26Q56 30 64 40Q72 30 84 26"/>
  `,

  crocodile: `
    <path data-part="spike" fill="#f2d060" d="M92 12L112 16L108 30L124 42L114 54L126 70L112 78L100 84Z"/>
    <path data-part="jaw" fill="#a9dd92" d="M12 72Q4 94 22 98Q50 106 80 102L84 72Z"/>
    <path data-part="tooth" fill="#ffffff" d="M8 72L18 90L28 72L38 90L48 72L58 90L68 72Z"/>
    <path data-part="head" fill="#8fd07c" d="M58 40Q56 12 82 12Q108 16 112 54Q114 98 92 104Q70 104 68 78L12 78Q0 74 2 58Q4 42 20 44Q40 52 58 40Z"/>
    <circle fill="#ffffff" cx="82" cy="34" r="14"/>
    ${eye(79, 35, 1.4)}
    <circle fill="#2a2440" cx="14" cy="56" r="3"/>
    <path fill="none" stroke="#2a6a3a" stroke-width="2.6" d="M68 78Q76 78 80 70"/>
  `,

  chicken: `
    <path data-part="crest" fill="#e8685f" d="M40 30Q20 20 26 8Q38 0 48 10Q52 0 64 0Q76 0 80 10Q90 0 102 8Q108 20 88 30Z"/>
    <path data-part="head" fill="#fff6e3" d="M64 16Q102 16 106 60Q108 102 64 102Q20 102 22 60Q26 16 64 16Z"/>
    ${eye(42, 48, 1.25)}${eye(86, 48, 1.25)}
    <path fill="#e8685f" d="M64 74Q84 82 80 100Q70 112 64 98Q58 112 48 100Q44 82 64 74Z"/>
    <path data-part="beak" fill="#ffb04a" d="M64 46Q78 54 86 66Q76 84 64 86Q52 84 42 66Q50 54 64 46Z"/>
    <path fill="none" stroke="#8a4a10" stroke-width="2.4" d="M42 66Q64 74 86 66"/>
  `,

  "baby-chick": `
    <path data-part="feather" fill="#ffe07a" d="M54 20Q42 12 46 4Q56 2 63 12Q68 2 78 4Q84 12 74 20Z"/>
    <path data-part="head" fill="#ffe07a" d="M64 14Q110 16 112 60Q110 102 64 102Q18 102 16 60Q18 16 64 14Z"/>
    ${eye(42, 54, 1.25)}${eye(86, 54, 1.25)}
    <path data-part="beak" fill="#ffb04a" d="M64 58Q74 62 80 70Q72 82 64 84Q56 82 48 70Q54 62 64 58Z"/>
    <path fill="none" stroke="#8a4a10" stroke-width="2.4" d="M48 70Q64 76 80 70"/>
  `,

  sauropod: `
    <path data-part="spike" fill="#f2b060" d="M74 18L92 18L90 32L106 38L98 50L112 60L100 70L114 84L98 96Z"/>
    <path data-part="neck" fill="#9fdcc0" d="M52 112Q50 80 56 62L70 16Q98 22 98 60Q96 92 100 112Q76 120 52 112Z"/>
    <path data-part="head" fill="#9fdcc0" d="M56 4Q84 2 90 28Q92 52 70 58Q54 66 26 64Q8 62 8 46Q8 32 26 30Q34 28 38 18Q44 6 56 4Z"/>
    ${eye(58, 26, 1.4)}
    <path fill="none" stroke="#1a5a4a" stroke-width="2.6" d="M22 52Q42 60 58 48M16 42L19 44"/>
  `,

  "t-rex": `
    <path data-part="spike" fill="#f2b060" d="M86 10L104 12L102 26L118 34L110 46L124 58L112 66L122 82L104 88Z"/>
    <path data-part="jaw" fill="#b4d99a" d="M20 78Q16 102 40 102L90 104L88 76Z"/>
    <path data-part="tooth" fill="#ffffff" d="M18 74L28 92L38 74L48 92L58 74L68 92L78 74Z"/>
    <path data-part="head" fill="#9ccf80" d="M46 20Q56 2 80 6Q106 12 108 54Q112 96 94 104Q78 104 78 78Q48 86 20 82Q4 78 6 58Q8 38 30 36Q40 34 46 20Z"/>
    ${eye(66, 30, 1.5)}
    <path fill="none" stroke="#2a5a1a" stroke-width="2.8" d="M54 18Q66 12 78 20M16 54L20 58"/>
  `,

  dragon: `
    <path data-part="horn" fill="#ffe9a0" d="M36 32Q8 18 10 -18Q26 2 54 18Z"/>
    <path data-part="horn" fill="#ffe9a0" d="M92 32Q120 18 118 -18Q102 2 74 18Z"/>
    <path data-part="ear" fill="#f2b060" d="M32 44L0 32Q8 46 4 56Q12 60 12 74L36 70Z"/>
    <path data-part="ear" fill="#f2b060" d="M96 44L128 32Q120 46 124 56Q116 60 116 74L92 70Z"/>
    <path data-part="spike" fill="#f2b060" d="M64 -10L77 16L64 30L51 16Z"/>
    <path data-part="head" fill="#8fd0b0" d="M64 14C92 14 104 32 100 54C98 66 92 74 92 86C92 100 80 106 64 106C48 106 36 100 36 86C36 74 30 66 28 54C24 32 36 14 64 14Z"/>
    <path data-part="spike" fill="#f2b060" d="M64 12L74 28L64 40L54 28Z"/>
    ${eye(43, 46, 1.4)}${eye(85, 46, 1.4)}
    <path data-part="tooth" fill="#ffffff" d="M44 92L58 96L50 110ZM84 92L70 96L78 110Z"/>
    <path data-part="snout" fill="#c4ecd8" d="M64 66Q68 56 80 56Q94 60 94 78Q94 98 64 98Q34 98 34 78Q34 60 48 56Q60 56 64 66Z"/>
    <ellipse fill="#2a2440" cx="49" cy="67" rx="3.4" ry="5"/>
    <ellipse fill="#2a2440" cx="79" cy="67" rx="3.4" ry="5"/>
    <path fill="none" stroke="#1a5a4a" stroke-width="2.8" d="M46 84Q64 94 82 84"/>
  `,
};
