import { around } from "./around.ts";

/** Of the town, the fair and the night of fireworks: 128 × 128 boxes. */
/** Drops of light that fly apart on their trails, and sparks between them. */
const burst = (x: number, y: number) => `
    <path fill="none" stroke="#6a5a8a" stroke-width="2.4" d="${around(16, x, y, (turn, at) => (at % 2 ? `M${turn(0, -22)}L${turn(0, -36)}` : `M${turn(0, -5)}L${turn(0, -20)}`))}"/>
    ${around(
      8,
      x,
      y,
      (turn) => `
    <path fill="#ffb35c" d="M${turn(0, -22)}L${turn(6.5, -40)}C${turn(8, -48)} ${turn(-8, -48)} ${turn(-6.5, -40)}Z"/>`,
    )}`;
/** A small burst of thin rays. */
const sparks = (x: number, y: number, colour: string) => `
    <path fill="none" stroke="#6a5a8a" stroke-width="2.4" d="${around(8, x, y, (turn) => `M${turn(0, -12)}L${turn(0, -20)}`)}"/>
    <circle fill="${colour}" cx="${x}" cy="${y}" r="8"/>`;

export const townAndFair: Readonly<Record<string, string>> = {
  // One great burst and two small ones over their trails.
  fireworks: `
    <path fill="none" stroke="#6a5a8a" stroke-width="2.4" d="M64 98C64 108 60 118 52 126M104 122C102 124 100 125 98 126M24 122C26 124 28 125 30 126"/>
    ${burst(64, 48)}
    ${sparks(104, 100, "#8fc4f0")}
    ${sparks(24, 100, "#f79ab0")}
  `,
  // A pillar box with a letter half in its slot.
  postbox: `
    <path fill="#f07a6a" d="M28 118L100 118L104 126L24 126Z"/>
    <path data-part="box" fill="#f79a88" d="M32 34L96 34L96 118L32 118Z"/>
    <path fill="#f07a6a" d="M26 34C26 14 44 3 64 3C84 3 102 14 102 34Z"/>
    <path data-part="panel" fill="#fff0dc" d="M44 78L84 78L84 106L44 106Z"/>
    <path fill="none" stroke="#8a2a1a" stroke-width="2.4" d="M52 86L76 86M52 97L68 97"/>
    <path data-part="envelope" fill="#ffffff" d="M40 30L80 22L86 50L46 58Z"/>
    <path fill="none" stroke="#6a5a5a" stroke-width="2.4" d="M40 30L66 42L80 22"/>
    <path fill="#ffd08a" d="M38 52L90 52C94 52 94 62 90 62L38 62C34 62 34 52 38 52Z"/>
  `,
  "ferris-wheel": `
    <circle fill="#fff0c8" cx="64" cy="56" r="44"/>
    <path fill="none" stroke="#7a2a10" stroke-width="2.4" d="M64 42L64 26M51 48L38 40M77 48L90 40M50 64L38 71M78 64L90 71"/>
    <path fill="#f2803f" d="M58 60L66 60L40 118L28 118Z"/>
    <path fill="#f2803f" d="M62 60L70 60L100 118L88 118Z"/>
    <circle fill="#ffd040" cx="64" cy="56" r="12"/>
    <path fill="#5fa8e0" d="M16 114L112 114L116 126L12 126Z"/>
    <path fill="#7cc977" d="M50 6Q50 0 64 0Q78 0 78 6L76 16Q72 24 64 24Q56 24 52 16Z"/>
    <path fill="#f27a98" d="M90 28Q90 22 104 22Q118 22 118 28L116 38Q112 46 104 46Q96 46 92 38Z"/>
    <path fill="#5fa8e0" d="M90 74Q90 68 104 68Q118 68 118 74L116 84Q112 92 104 92Q96 92 92 84Z"/>
    <path fill="#7cc977" d="M50 96Q50 90 64 90Q78 90 78 96L76 104Q72 110 64 110Q56 110 52 104Z"/>
    <path fill="#f27a98" d="M10 74Q10 68 24 68Q38 68 38 74L36 84Q32 92 24 92Q16 92 12 84Z"/>
    <path fill="#5fa8e0" d="M10 28Q10 22 24 22Q38 22 38 28L36 38Q32 46 24 46Q16 46 12 38Z"/>
  `,
  // A low wall of bricks under its coping.
  "brick-wall": `
    <path data-part="wall" fill="#e08a6a" d="M6 58L122 58L122 118L6 118Z"/>
    <path fill="#d9d2c4" d="M1 44L127 44L127 60L1 60Z"/>
    <path fill="#d9d2c4" d="M1 118L127 118L127 127L1 127Z"/>
    <path fill="none" stroke="#8a4a34" stroke-width="2.4" d="M14 79L50 79M62 79L112 79M14 99L40 99M54 99L86 99M98 99L114 99M36 66L36 74M92 66L92 74M64 84L64 94M22 84L22 94M106 84L106 94M42 104L42 113M88 104L88 113"/>
  `,
  // A castle: two towers with pointed roofs, a keep with a gate between them.
  castle: `
    <path data-part="flag" fill="#ffd84a" d="M65 2L84 8L65 14Z"/>
    <path fill="none" stroke="#5a5a6a" stroke-width="2.4" d="M64 2L64 22"/>
    <path data-part="tower" fill="#e8e0f0" d="M48 46L80 46L80 76L48 76Z"/>
    <path data-part="roof" fill="#f79ab0" d="M64 16L88 48L40 48Z"/>
    <path data-part="window" fill="#6fb0e8" d="M58 68L58 60C58 53 70 53 70 60L70 68Z"/>
    <path data-part="wall" fill="#cfc4dc" d="M34 80L34 72L46 72L46 80L58 80L58 72L70 72L70 80L82 80L82 72L94 72L94 124L34 124Z"/>
    <path data-part="tower" fill="#e8e0f0" d="M8 60L38 60L38 124L8 124Z"/>
    <path data-part="tower" fill="#e8e0f0" d="M90 60L120 60L120 124L90 124Z"/>
    <path data-part="roof" fill="#f79ab0" d="M23 26L44 62L2 62Z"/>
    <path data-part="roof" fill="#f79ab0" d="M105 26L126 62L84 62Z"/>
    <path data-part="window" fill="#6fb0e8" d="M17 92L17 82C17 75 29 75 29 82L29 92Z"/>
    <path data-part="window" fill="#6fb0e8" d="M99 92L99 82C99 75 111 75 111 82L111 92Z"/>
    <path data-part="door" fill="#d99a5c" d="M48 124L48 106C48 84 80 84 80 106L80 124Z"/>
    <path fill="none" stroke="#5a3a14" stroke-width="2.4" d="M64 92L64 124"/>
  `,
  // A mountain of fire, lava running down, a cloud of smoke.
  volcano: `
    <path data-part="smoke" fill="#d9dde6" d="M52 36C42 38 34 30 38 22C30 16 38 4 50 8C56 0 74 0 80 8C92 4 100 16 92 22C96 32 86 38 76 36Z"/>
    <path fill="#ff9a5c" d="M16 50C10 44 14 34 18 28C22 34 26 44 20 50Z"/>
    <path fill="#ff9a5c" d="M108 50C102 44 106 34 110 28C114 34 118 44 112 50Z"/>
    <path data-part="rock" fill="#c9a488" d="M40 50L88 50C96 78 110 104 126 124L2 124C18 104 32 78 40 50Z"/>
    <path fill="#ff9a5c" d="M52 36L76 36L88 50C90 62 84 74 78 68C72 62 74 96 66 100C58 104 60 72 54 72C50 72 52 82 46 84C38 84 36 62 40 50Z"/>
    <path fill="none" stroke="#6a4a34" stroke-width="2.4" d="M26 108L38 104M84 106L98 110M88 88L96 92"/>
  `,
};
