import { everydayAnimals } from "./everyday-animals.ts";
import { favouriteAnimals } from "./favourite-animals.ts";
import { petsAndTales } from "./pets-and-tales.ts";
import { wildAnimals } from "./wild-animals.ts";

const trunk = "tail|tailTip|body|belly|chest|leg|paw|foot|arm|hoof|dogCollar|collarTag";

/** What is drawn above the neck; marks of the coat before the first ear are on the body. */
function headOf(drawing: string): string {
  const parts = drawing.match(/<(?:path|circle|ellipse)[^>]*\/>/g) ?? [];
  const first = parts.findIndex((part) => /data-part="(?:horn|ear|mane|head)"/.test(part));
  return parts
    .slice(first)
    .filter((part) => !new RegExp(`data-part="(?:${trunk})"`).test(part))
    .join("");
}

interface Coat {
  body: string;
  paw?: string;
  line: string;
}

const tails = {
  long: "M108 112C118 114 120 104 112 96C108 90 115 84 120 90C127 102 127 123 108 122Z",
  bushy: "M98 122C114 126 128 114 126 98C125 88 119 82 114 78C112 90 104 96 100 106Z",
  short: "M112 94C118 88 126 92 124 99C122 105 114 106 110 102Z",
} as const;

/** On its belly, looking left: the hind legs folded, the head down on the paws. */
function onItsBelly(
  drawing: string,
  head: string,
  { body, paw = body, line }: Coat,
  tail: string,
  marks = "",
): string {
  return `
    ${tail}
    <path data-part="body" fill="${body}" d="M30 122C26 98 38 76 62 71C88 66 112 76 117 100C119 110 118 118 114 122Z"/>
    ${marks}
    <path data-part="leg" fill="${body}" d="M80 122C70 110 74 92 91 90C108 88 119 102 117 114C117 119 114 122 110 122Z"/>
    <path data-part="paw" fill="${paw}" d="M70 123C62 123 62 112 70 111C80 110 92 111 98 115C101 118 100 123 96 123Z"/>
    <path data-part="paw" fill="${paw}" d="M8 123C0 123 0 111 8 110C20 108 42 107 52 111C58 114 58 123 52 123Z"/>
    <path fill="none" stroke="${line}" stroke-width="2" d="M9 113L13 113M9 119L13 119M76 115L79 115"/>
    <g transform="${head}">${headOf(drawing)}</g>
  `;
}

const { cat, dog, pig, rabbit } = everydayAnimals;
const { cow, ewe } = favouriteAnimals;
const { mouse } = petsAndTales;
const { bear, fox, lion, panda, tiger, wolf } = wildAnimals;

/** Animals lying, each with the face it has when it stands: 128 × 128 boxes. */
export const lyingDown: Readonly<Record<string, string>> = {
  "dog-lying": onItsBelly(
    dog!,
    "translate(-5 54) scale(0.74)",
    { body: "#e6b57e", paw: "#fff6e6", line: "#5a3a1c" },
    `<path data-part="tail" fill="#d9a066" d="${tails.long}"/>`,
  ),
  // Rolled up, its tail laid round before it.
  "cat-lying": `
    <path data-part="body" fill="#f7b267" d="M16 116C10 84 34 58 70 58C104 58 126 80 126 104C126 116 118 123 106 123L26 123Z"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2" d="M86 106C82 90 94 80 108 84M72 58L70 68M84 60L80 69M96 65L90 73"/>
    <path data-part="tail" fill="#f2a65a" d="M124 100C128 116 118 124 100 124L44 124C34 124 34 112 44 111L94 110C106 110 112 108 113 98Z"/>
    <g transform="translate(-10 44) scale(0.76)">${headOf(cat!)}</g>
    <ellipse data-part="paw" fill="#fff3e0" cx="42" cy="116" rx="14" ry="7.5"/>
  `,
  "rabbit-lying": onItsBelly(
    rabbit!,
    "translate(-14 44) scale(0.82)",
    { body: "#dcd3e2", line: "#5a3a4c" },
    `<circle data-part="tail" fill="#fff6e6" cx="116" cy="104" r="10"/>`,
  ),
  "lion-lying": onItsBelly(
    lion!,
    "translate(-2 34) scale(0.9)",
    { body: "#f9c262", line: "#a5692c" },
    `<path data-part="tail" fill="#f4b04f" d="M108 122C120 122 124 112 120 100L115 102C117 110 114 115 106 114Z"/><path data-part="tailTip" fill="#d07a34" d="M113 104C106 98 106 88 114 80C122 84 128 92 123 102Z"/>`,
  ),
  "tiger-lying": onItsBelly(
    tiger!,
    "translate(-2 44) scale(0.86)",
    { body: "#f9ac57", line: "#3a2a24" },
    `<path data-part="tail" fill="#f6a04a" d="${tails.long}"/>`,
    `<path data-part="stripe" data-telling="" fill="#3a2a24" d="M72 70L78 69.5L77 86ZM88 71L96 73L89 86ZM105 78L111 85L102 90Z"/>`,
  ),
  "bear-lying": onItsBelly(
    bear!,
    "translate(0 44) scale(0.9)",
    { body: "#cf955c", line: "#7d4c22" },
    `<path data-part="tail" fill="#cf955c" d="${tails.short}"/>`,
  ),
  "wolf-lying": onItsBelly(
    wolf!,
    "translate(-2 50) scale(0.86)",
    { body: "#98a5b4", line: "#23262b" },
    `<path data-part="tail" fill="#9aa6b4" d="${tails.bushy}"/>`,
  ),
  "fox-lying": onItsBelly(
    fox!,
    "translate(0 52) scale(0.74)",
    { body: "#f58a3c", line: "#9c4a14" },
    `<path data-part="tail" fill="#f58a3c" d="${tails.bushy}"/>`,
  ),
  "pig-lying": onItsBelly(
    pig!,
    "translate(-4 46) scale(0.82)",
    { body: "#f9bcc8", line: "#c9667c" },
    `<path fill="none" stroke="#c9667c" stroke-width="2.5" d="M117 100C123 104 127 96 122 91C118 87 114 93 118 97"/>`,
  ),
  "panda-lying": onItsBelly(
    panda!,
    "translate(-16 42) scale(0.86)",
    { body: "#ffffff", paw: "#8a8a94", line: "#202024" },
    "",
  ),
  "mouse-lying": onItsBelly(
    mouse!,
    "translate(-4 52) scale(0.74)",
    { body: "#c9cfdd", paw: "#f9c6cf", line: "#5a5a6c" },
    `<path data-part="tail" fill="#f7b4c0" d="${tails.long}"/>`,
  ),
  "cow-lying": onItsBelly(
    cow!,
    "translate(3 42) scale(0.86)",
    { body: "#ffffff", paw: "#e6ddd6", line: "#5a2a2a" },
    `<path data-part="tail" fill="#ffffff" d="M110 112C120 110 118 98 114 92L119 90C126 100 126 118 112 120Z"/>`,
    `<path data-part="patch" fill="#c9824a" d="M76 70C92 67 106 74 109 84C100 90 82 88 76 70Z"/>`,
  ),
  "ewe-lying": onItsBelly(
    ewe!,
    "translate(2 42) scale(0.9)",
    { body: "#fff6e3", paw: "#b8adc4", line: "#9b868f" },
    "",
    `<path fill="none" stroke="#9b868f" stroke-width="2" d="M76 78C80 74 86 77 85 82M98 78C102 76 107 80 105 85M70 92C74 90 78 93 77 98"/>`,
  ),
};
