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
  // Five broad petals that touch, the long pistil with its five knobs before them.
  hibiscus: `
    <path data-part="leaf" fill="#8fc97a" d="M12 92C2 102 2 116 8 125C22 124 34 116 38 104ZM116 92C126 102 126 116 120 125C106 124 94 116 90 104Z"/>
    <path data-part="petal" data-telling="" fill="#f58a8a" d="M64 62C46 50 38 28 46 12Q52 2 60 7Q64 2 68 7Q76 2 82 12C90 28 82 50 64 62Z"/>
    <path data-part="petal" data-telling="" fill="#f58a8a" d="M64 62C74 42 92 30 110 36Q121 40 118 50Q126 56 121 63Q122 72 112 76C94 84 76 78 64 62Z"/>
    <path data-part="petal" data-telling="" fill="#f58a8a" d="M64 62C54 42 36 30 18 36Q7 40 10 50Q2 56 7 63Q6 72 16 76C34 84 52 78 64 62Z"/>
    <path data-part="petal" data-telling="" fill="#f58a8a" d="M64 62C86 66 102 82 100 102Q98 112 88 111Q83 120 76 115Q67 116 63 106C58 92 58 74 64 62Z"/>
    <path data-part="petal" data-telling="" fill="#f58a8a" d="M64 62C42 66 26 82 28 102Q30 112 40 111Q45 120 52 115Q61 114 64 104C70 90 70 74 64 62Z"/>
    <path fill="none" stroke="#a03a3a" stroke-width="2.2" d="M64 46L64 22M44 60L22 54M84 60L106 54M54 76L42 98M74 76L86 98"/>
    <path data-telling="" fill="#ffe08a" d="M60 66L96 18L103 23L68 72Z"/>
    <path data-telling="" fill="#ffd75e" d="M104 2A7 7 0 1 1 103.9 2ZM91 9A7 7 0 1 1 90.9 9ZM116 14A7 7 0 1 1 115.9 14ZM84 26A6 6 0 1 1 83.9 26ZM106 34A6 6 0 1 1 105.9 34Z"/>
    <circle data-telling="" fill="#e36077" cx="64" cy="66" r="10"/>
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
