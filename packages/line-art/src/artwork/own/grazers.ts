import { babyAnimals } from "./baby-animals.ts";
import { everydayAnimals } from "./everyday-animals.ts";
import { farmAnimals } from "./farm-animals.ts";
import { favouriteAnimals } from "./favourite-animals.ts";

/** Everything from its horns or ears on is an animal's head. */
function headDown(drawing: string, transform: string): string {
  const head = drawing.search(/<path data-part="(?:horn|ear)"/);
  return `${drawing.slice(0, head)}<g transform="${transform}">${drawing.slice(head)}</g>`;
}

const { cow, deer, ewe } = favouriteAnimals;
const { horse } = everydayAnimals;
const { goat, ox } = farmAnimals;
const { fawn } = babyAnimals;

/** Animals with their heads down to grass or water, and with their hind legs up: 128 × 128 boxes. */
export const grazers: Readonly<Record<string, string>> = {
  "cow-head-down": headDown(cow!, "translate(0 47) scale(0.86)"),
  "deer-head-down": headDown(deer!, "translate(3 48) scale(0.94)"),
  "ewe-head-down": headDown(ewe!, "translate(-1 46) scale(0.95)"),
  "goat-head-down": headDown(goat!, "translate(0 50) scale(0.88)"),
  "fawn-head-down": headDown(fawn!, "translate(0 54) scale(0.92)"),
  // The hind legs thrown up.
  "ox-bucking": `<g transform="translate(30 20) rotate(-24 40 110) scale(0.78)">${ox!}</g>`,
  "horse-bucking": `<g transform="translate(30 20) rotate(-24 40 110) scale(0.78)">${horse!}</g>`,
  "horse-head-down": `
    <path data-part="tail" fill="#f4dca0" d="M104 56C105.7 52.3 114.3 56.3 118 60C121.7 63.7 125.3 70.7 126 78C126.7 85.3 123.3 95.3 122 104C118.7 102 114.3 101.7 112 98C109.7 94.3 109.3 89 108 82C106.7 75 102.3 59.7 104 56Z"/>
    <path data-part="leg" fill="#b4845e" d="M58 86L58 124L70 124L72 88Z"/>
    <path data-part="leg" fill="#b4845e" d="M84 86L86 124L98 124L100 88Z"/>
    <path data-part="body" fill="#d9a066" d="M60 43C66 46 72 48 78 48C84 48 90 46.5 96 48C101.7 49.7 107.2 53 110 58C112.8 63 113 71 113 78C113 85 110.2 92.3 110 100C109.8 107.7 111.3 116 112 124L96 124C95.3 117.3 95.7 109.3 94 104C92.3 98.7 90.3 93.7 86 92C81.7 90.3 75 93 68 93C64 93 61 92 59 93C56 100 57 112 57 124L42 124C42 114 43 106 41 98C40 94 39 91 38 88C36 92 34 95 32 98L8 82C12 68 24 56 38 48C46 43.6 54 41 60 43Z"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2" d="M42 114L57 114M96 114L112 114"/>
    <path data-part="mane" fill="#f4dca0" d="M66 45C58 36 44 36 32 42C22 47 14 55 11 64C18 67 26 65 32 61C40 56 54 54 66 45Z"/>
    <g transform="translate(30 66) scale(0.9) rotate(-26) translate(-48 -12)">${horse!.slice(horse!.search(/<path data-part="ear"/))}</g>
  `,
};
