import type { Diagram } from "./diagram.ts";

const petals = (count: number, x: number, y: number, path: string, colour: string) =>
  Array.from(
    { length: count },
    (_, place) =>
      `<path data-part="petal" fill="${colour}" transform="translate(${x} ${y}) rotate(${(360 / count) * place})" d="${path}"/>`,
  ).join("");

/** Above the ground and below it: its roots are seen in a piece of soil. */
export const plant: Diagram = {
  name: { en: "plant", zh: "植物" },
  canvas: 178,
  svg: `
    <path data-part="soil" fill="#c9a077" d="M12 133Q30 127 48 131Q66 135 84 130Q100 127 108 133Q116 148 104 164Q88 176 60 176Q32 176 16 164Q4 148 12 133Z"/>
    <path data-part="root" fill="#f2e2c4" d="M54.500 129C54.500 135 50 139 40 141C31 143 24 149 18 158C28 152 36 149.500 44 149C49 148.500 53 147 55.500 144.500C54 153 47 161 38 168C50 163 56 157 58.500 150C59 157 59 164 60 171C61.500 164 62 157 62 150C65 157 72 163 83 168C76 160 68 153 65 143.500C68 146.500 73 148.500 79 149.500C88 151 95 153 103 159C98 149 90 143 80 141.500C70 139 65.500 135 65.500 129Z"/>
    <path data-detail="" data-part="stalk" fill="#8fcf74" d="M58 91C46 88.500 34 82 27 73L31.500 71C38 78 47 82.500 58 84Z"/>
    <path data-detail="" data-part="bud" fill="#f6a6b4" d="M19 63C13 53 16 44 23.500 37C31 44 34 53 30 63Z"/>
    <path data-detail="" data-part="sepal" fill="#8fcf74" d="M26 77C16 74 11 66 13 56C18 58 22 61 24.500 66C26 61 29 57 34.500 54C40 65 36 74 26 77Z"/>
    <path data-detail="" data-part="stalk" fill="#8fcf74" d="M62 81C76 79 87 71 93 58L98 60C92 74 79 86 62 88Z"/>
    <circle data-detail="" data-part="fruit" fill="#f0705c" cx="97" cy="70" r="13.500"/>
    <path data-detail="" data-part="sepal" fill="#8fcf74" d="M97 67C93 69 87 68 81.500 64C87 61 90 54 97 53C104 54 107 61 112.500 64C107 68 101 69 97 67Z"/>
    <path data-part="leaf" fill="#6fbf5a" d="M58 115C40 117 18 109 5 91C26 85 48 91 58 107Z"/>
    <path data-part="leaf" fill="#6fbf5a" d="M62 112C80 115 103 108 115 90C94 86 74 90 62 104Z"/>
    <path data-detail="" fill="none" stroke="#2f6b2a" stroke-width="1.200" d="M18 95Q36 98 48 107M102 94Q84 96 72 104"/>
    <path data-part="stem" fill="#8fcf74" d="M57 44Q55.500 90 54.500 131Q60 134 65.500 131Q64.500 90 63 44Z"/>
    ${petals(7, 60, 32, "M0 -4C-12 -11 -13 -24 0 -29C13 -24 12 -11 0 -4Z", "#f7b7d2")}
    <circle data-part="flowerCentre" fill="#f6c945" cx="60" cy="32" r="10"/>
  `,
  labels: [
    {
      name: { en: "flower", zh: "花" },
      at: [
        [44, 20],
        [76, 20],
      ],
    },
    { name: { en: "bud", zh: "花苞" }, at: [[22, 50]], isFine: true },
    { name: { en: "fruit", zh: "果实" }, at: [[101, 73]], isFine: true },
    {
      name: { en: "leaf", zh: "叶" },
      at: [
        [22, 101],
        [100, 101],
      ],
    },
    {
      name: { en: "stem", zh: "茎" },
      at: [
        [59, 123],
        [61, 123],
      ],
    },
    {
      name: { en: "roots", zh: "根" },
      at: [
        [32, 146.5],
        [89, 146.5],
      ],
    },
  ],
};
