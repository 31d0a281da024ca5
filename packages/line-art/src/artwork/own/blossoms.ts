import { around } from "./around.ts";

/** Blossoms seen from the front, and the flower of the snow: 128 × 128 boxes. */

/** A blossom of five round petals, in one piece. */
const posy = (x: number, y: number, r: number, colour: string) => `
    <path data-part="petal" fill="${colour}" d="${around(5, x, y, (turn, at) => `${at === 0 ? `M${turn(-0.5 * r, -0.6 * r)}` : ""}C${turn(-0.5 * r, -1.15 * r)} ${turn(0.5 * r, -1.15 * r)} ${turn(0.42 * r, -0.66 * r)}`)}Z"/>
    <circle data-part="flowerCentre" fill="#ffe07a" cx="${x}" cy="${y}" r="${0.34 * r}"/>`;

export const blossoms: Readonly<Record<string, string>> = {
  // Five notched petals around their stamens.
  "cherry-blossom": `
    ${around(
      5,
      64,
      68,
      (turn) => `
    <path data-part="petal" fill="#ffc2d6" d="M${turn(0, -8)}C${turn(-30, -22)} ${turn(-30, -50)} ${turn(-10, -60)}L${turn(0, -50)}L${turn(10, -60)}C${turn(30, -50)} ${turn(30, -22)} ${turn(0, -8)}Z"/>`,
    )}
    <circle data-part="flowerCentre" fill="#ffe07a" cx="64" cy="68" r="17"/>
  `,
  // Five wide petals, a long pistil, two leaves.
  hibiscus: `
    <path data-part="leaf" fill="#7cc95c" d="M22 118C2 112 0 92 6 78C26 80 38 96 38 112Z"/>
    <path data-part="leaf" fill="#7cc95c" d="M106 118C126 112 128 92 122 78C102 80 90 96 90 112Z"/>
    ${around(
      5,
      64,
      66,
      (turn) => `
    <path data-part="petal" fill="#ff9fb4" d="M${turn(0, -6)}C${turn(-36, -16)} ${turn(-32, -50)} ${turn(-14, -52)}C${turn(-6, -57)} ${turn(6, -57)} ${turn(14, -52)}C${turn(32, -50)} ${turn(36, -16)} ${turn(0, -6)}Z"/>`,
    )}
    <circle data-part="flowerCentre" fill="#e8688a" cx="64" cy="66" r="12"/>
    <path fill="none" stroke="#ffd84a" stroke-width="7" d="M66 64L88 40"/>
    <circle fill="#ffd84a" cx="91" cy="37" r="8"/>
  `,
  // A lotus open over its round leaf.
  lotus: `
    <path data-part="leaf" fill="#9fd98a" d="M4 104C14 90 40 88 64 90C88 88 114 90 124 104C118 120 92 124 64 124C36 124 10 120 4 104Z"/>
    <path data-part="outerPetal" fill="#ffb3c8" d="M60 102C34 104 10 92 4 66C24 62 44 74 56 90Z"/>
    <path data-part="outerPetal" fill="#ffb3c8" d="M68 102C94 104 118 92 124 66C104 62 84 74 72 90Z"/>
    <path data-part="backPetal" fill="#ffd0de" d="M52 94C28 82 18 56 26 32C44 40 58 60 62 84Z"/>
    <path data-part="backPetal" fill="#ffd0de" d="M76 94C100 82 110 56 102 32C84 40 70 60 66 84Z"/>
    <path data-part="middlePetals" fill="#ffe6ee" d="M64 104C44 88 38 50 64 12C90 50 84 88 64 104Z"/>
    <path data-part="frontPetal" fill="#ffb3c8" d="M64 108C46 106 34 92 32 74C48 76 60 88 64 104Z"/>
    <path data-part="frontPetal" fill="#ffb3c8" d="M64 108C82 106 94 92 96 74C80 76 68 88 64 104Z"/>
  `,
  // Three blossoms in paper, tied with a bow.
  bouquet: `
    <path data-part="leaf" fill="#8fd06a" d="M20 66C4 60 2 44 6 34C22 36 32 48 34 62Z"/>
    <path data-part="leaf" fill="#8fd06a" d="M108 66C124 60 126 44 122 34C106 36 96 48 94 62Z"/>
    <path fill="#f7e3f4" d="M16 58L112 58L74 104L86 125L42 125L54 104Z"/>
    ${posy(64, 29, 24, "#ffc2d6")}
    ${posy(36, 52, 24, "#ffd08a")}
    ${posy(92, 52, 24, "#c9b4f0")}
    <path data-part="bow" fill="#f07a9a" d="M60 102C46 92 36 94 34 104C36 114 48 114 60 106Z"/>
    <path data-part="bow" fill="#f07a9a" d="M68 102C82 92 92 94 94 104C92 114 80 114 68 106Z"/>
    <circle data-part="knot" fill="#f79ab8" cx="64" cy="104" r="7"/>
  `,
  // A star of snow: six arms with their twigs.
  snowflake: `
    ${around(
      6,
      64,
      64,
      (turn) => `
    <path data-part="flake" fill="#cfe6f7" d="M${turn(-4, -14)}L${turn(-4, -28)}L${turn(-16, -38)}L${turn(-11, -45)}L${turn(-4, -39)}L${turn(-4, -58)}L${turn(4, -58)}L${turn(4, -39)}L${turn(11, -45)}L${turn(16, -38)}L${turn(4, -28)}L${turn(4, -14)}Z"/>`,
    )}
    <path data-part="flake" fill="#a9d4f0" d="${around(6, 64, 64, (turn, at) => `${at === 0 ? "M" : "L"}${turn(0, -18)}`)}Z"/>
  `,
};
