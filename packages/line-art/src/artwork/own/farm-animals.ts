import { around, type Turn } from "./around.ts";
import { eye } from "./eye.ts";

const fanFeather = (turn: Turn, colour: string) => `
    <path data-part="feather" fill="${colour}" d="M${turn(0, -10)}L${turn(-19, -42)}C${turn(-20, -60)} ${turn(20, -60)} ${turn(19, -42)}Z"/>`;

/** Animals of the farm and the pasture, looking left: 128 × 128 boxes. */
export const farmAnimals: Readonly<Record<string, string>> = {
  // A billy goat with curved horns and a beard.
  goat: `
    <path data-part="tail" fill="#ffffff" d="M106 54C104 44 110 36 118 34C122 42 120 54 114 60Z"/>
    <path data-part="leg" fill="#e3dccf" d="M56 92L56 117C56 120 58 121 60 121L66 121C69 121 70 119 70 116L72 94Z"/>
    <path data-part="leg" fill="#e3dccf" d="M82 94L84 117C84 120 86 121 88 121L96 121C99 121 100 119 100 116L100 92Z"/>
    <path data-part="body" fill="#ffffff" d="M40 52C50 49 60 53 74 53C88 53 94 47 104 52C116 58 117 74 114 86C112 94 112 104 113 114C113 121 111 124 106 124L104 124C99 124 97 122 97 117C97 110 97 104 94 98C84 102 72 102 61 98C59 104 59 110 58 117C58 122 56 124 51 124L49 124C44 124 42 121 43 114C44 106 43 98 41 92C35 82 34 66 40 52Z"/>
    <path data-part="hoof" fill="#c9b49a" d="M43 114L58 114L58 117C58 122 56 124 51 124L49 124C44 124 42 121 43 114Z"/>
    <path data-part="hoof" fill="#c9b49a" d="M97 114L113 114C113 121 111 124 106 124L104 124C99 124 97 122 97 117Z"/>
    <path data-part="horn" fill="#ffe0a0" d="M34 26C34 12 46 2 62 4C68 6 68 12 62 12C54 12 48 18 48 30Z"/>
    <path data-part="beard" fill="#e3dccf" d="M12 58L30 60C28 70 24 78 18 82C14 76 11 68 12 58Z"/>
    <path data-part="ear" fill="#e3dccf" d="M50 36C58 30 68 32 72 40C66 48 56 48 49 44Z"/>
    <path data-part="head" fill="#ffffff" d="M30 24C42 18 54 26 54 40C54 54 46 62 36 64C26 66 12 66 8 58C4 50 10 44 16 40C20 36 22 28 30 24Z"/>
    ${eye(34, 38)}
    <path fill="none" stroke="#5a4a3a" stroke-width="2" d="M8 52L13 52M10 60C15 62 20 61 23 58"/>
  `,
  // A bulb on its forehead, a neck as long as a swan's: no duck.
  goose: `
    <path data-part="foot" fill="#f29a3c" d="M60 108L68 108L70 118L78 124L52 124L60 118Z"/>
    <path data-part="foot" fill="#f29a3c" d="M84 108L92 108L94 118L102 124L76 124L84 118Z"/>
    <path data-part="body" fill="#ffffff" d="M36 6C48 5 54 13 53 23C50 36 44 50 50 66C64 58 84 60 98 68L126 58C126 76 122 88 116 94C108 106 94 112 76 112C52 112 36 104 32 88C29 74 35 56 36 38C27 36 21 30 21 21C21 12 28 7 36 6Z"/>
    <path data-part="wing" fill="#dce6f2" d="M58 76C70 68 90 70 108 76C104 90 90 102 74 102C62 102 54 86 58 76Z"/>
    <path fill="none" stroke="#6a7a8c" stroke-width="2.2" d="M76 88C82 92 88 90 94 84"/>
    <path data-part="beak" data-telling="" fill="#f29a3c" d="M28 15C18 16 6 22 1 29C8 35 18 35 27 31Q32 24 28 15Z"/>
    <circle data-telling="" fill="#f2b04a" cx="24" cy="11" r="9"/>
    ${eye(39, 19, 0.9)}
  `,
  // A turkey with a fan of broad feathers, a red flap over its beak and one below it.
  turkey: `
    ${around(9, 64, 76, (turn, at) => (at > 3 && at < 6 ? "" : fanFeather(turn, at % 2 ? "#ffd08a" : "#e8965c")))}
    <path data-part="foot" fill="#f29a3c" d="M44 114L58 114L62 124L40 124Z"/>
    <path data-part="foot" fill="#f29a3c" d="M70 114L84 114L88 124L66 124Z"/>
    <path data-part="body" fill="#c98a5a" d="M64 20C75 20 82 28 82 38C82 46 76 51 77 58C79 66 98 72 98 92C98 110 84 118 64 118C44 118 30 110 30 92C30 72 49 66 51 58C52 51 46 46 46 38C46 28 53 20 64 20Z"/>
    <path data-part="wing" fill="#e8b078" d="M36 76Q22 90 30 110Q46 106 50 90Q48 78 36 76Z"/>
    <path data-part="wing" fill="#e8b078" d="M92 76Q106 90 98 110Q82 106 78 90Q80 78 92 76Z"/>
    ${eye(55, 34)}
    ${eye(73, 34)}
    <path fill="#ffb4a8" d="M54 52Q64 58 74 52Q81 68 75 79Q69 86 64 78Q59 86 53 79Q47 68 54 52Z"/>
    <path data-part="beak" fill="#ffd84a" d="M50 45Q62 37 74 45L62 60Z"/>
    <path fill="#f07a6a" d="M64 42Q74 36 81 44Q86 56 81 66Q74 66 74 56Q74 49 64 48Z"/>
  `,
  // A strong ox with wide horns.
  ox: `
    <path data-part="tail" fill="#d9a066" d="M112 58C122 60 126 72 124 86L127 98L117 98L118 86C118 78 114 72 108 70Z"/>
    <path data-part="leg" fill="#c08a54" d="M54 92L66 92L66 122L54 122Z"/>
    <path data-part="leg" fill="#c08a54" d="M80 92L92 92L92 122L80 122Z"/>
    <path data-part="body" fill="#d9a066" d="M36 44C56 36 96 40 110 52C120 64 116 82 112 94L112 120L96 120L94 98C82 102 68 102 56 98L54 120L38 120L36 94C30 80 30 56 36 44Z"/>
    <path data-part="hoof" fill="#f7e3c4" d="M37 113L55 113L55 124L37 124Z"/>
    <path data-part="hoof" fill="#f7e3c4" d="M95 113L113 113L113 124L95 124Z"/>
    <path data-part="ear" fill="#c08a54" d="M54 36C62 32 72 34 77 41C70 48 58 48 53 45Z"/>
    <path data-part="ear" fill="#c08a54" d="M22 36C14 32 5 34 1 41C7 48 18 48 23 45Z"/>
    <path data-part="horn" fill="#fff0cf" d="M20 33C6 31 0 12 12 0C8 10 15 17 30 17Z"/>
    <path data-part="horn" fill="#fff0cf" d="M56 33C70 31 76 12 64 0C68 10 61 17 46 17Z"/>
    <path data-part="head" fill="#d9a066" d="M38 18C50 18 58 26 58 40C58 56 52 74 38 74C24 74 18 56 18 40C18 26 26 18 38 18Z"/>
    <path data-part="muzzle" fill="#f7e3c4" d="M38 56C50 56 58 62 58 70C58 80 50 86 38 86C26 86 18 80 18 70C18 62 26 56 38 56Z"/>
    ${eye(29, 42)}
    ${eye(48, 42)}
    <ellipse fill="#2a2440" cx="31" cy="69" rx="2.6" ry="3.2"/>
    <ellipse fill="#2a2440" cx="45" cy="69" rx="2.6" ry="3.2"/>
    <path fill="none" stroke="#5a3a2a" stroke-width="2" d="M31 78C35 82 41 82 45 78"/>
  `,
  // A woolly llama with banana ears.
  llama: `
    <path data-part="tail" fill="#fff6e3" d="M104 58C108 48 122 48 124 58C124 68 114 74 106 72Z"/>
    <path data-part="leg" fill="#e8d6b4" d="M58 98L70 98L70 124L58 124Z"/>
    <path data-part="leg" fill="#e8d6b4" d="M80 98L92 98L92 124L80 124Z"/>
    <path data-part="leg" fill="#f7e9cd" d="M40 96L54 96L54 124L40 124Z"/>
    <path data-part="leg" fill="#f7e9cd" d="M94 96L108 96L108 124L94 124Z"/>
    <path data-part="body" fill="#fff6e3" d="M30 34C34 28 54 28 58 36C64 44 60 52 66 56C76 50 96 50 104 56C114 62 116 76 112 86C116 98 104 108 94 102C84 110 70 108 64 103C54 110 40 106 38 98C30 92 28 82 32 76C26 68 26 58 30 52C26 46 26 40 30 34Z"/>
    <path fill="#f07a6a" d="M68 54C78 50 92 50 102 55L98 80C88 86 76 84 70 80Z"/>
    <path fill="none" stroke="#8a2a1a" stroke-width="2.2" d="M70 68L75 63L81 68L87 63L93 68L100 64"/>
    <path data-part="ear" fill="#f7e9cd" d="M30 22C24 14 24 6 29 2C36 6 38 14 37 20Z"/>
    <path data-part="ear" fill="#f7e9cd" d="M46 20C46 12 50 5 57 4C59 12 56 20 51 25Z"/>
    <path data-part="head" fill="#f7e9cd" d="M42 14C54 14 60 24 58 34C56 46 44 50 32 50C20 50 8 48 8 40C8 32 16 30 22 28C26 20 32 14 42 14Z"/>
    ${eye(38, 29)}
    <path fill="none" stroke="#6a4a2a" stroke-width="2" d="M12 36L16 35M11 43C16 46 22 45 26 42"/>
  `,
};
