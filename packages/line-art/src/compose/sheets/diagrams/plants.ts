import { type Diagram, fine, label } from "./diagram.ts";

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
    label("flower", "花", [44, 20], [76, 20]),
    fine(label("bud", "花苞", [22, 50])),
    fine(label("fruit", "果实", [101, 73])),
    label("leaf", "叶", [22, 101], [100, 101]),
    label("stem", "茎", [59, 123], [61, 123]),
    label("roots", "根", [32, 146.5], [89, 146.5]),
  ],
};

/** A half of it, so that its inside is seen. */
export const flower: Diagram = {
  name: { en: "flower", zh: "花" },
  canvas: 172,
  svg: `
    <path data-part="leaf" fill="#6fbf5a" d="M88 164C94 146 110 136 134 136C130 156 112 168 88 168Z"/>
    <path data-detail="" fill="none" stroke="#2f6b2a" stroke-width="1.200" d="M134 136Q108 148 88 166"/>
    <path data-part="stem" fill="#8fcf74" d="M82 116L82 170L90 170L90 116Z"/>
    <path data-part="petal" fill="#f7b7d2" d="M82 104C52 104 20 82 12 34C44 36 72 64 84 98Z"/>
    <path data-part="petal" fill="#f7b7d2" d="M90 104C120 104 152 82 160 34C128 36 100 64 88 98Z"/>
    <path data-part="petal" fill="#f49ac0" d="M82 108C54 122 20 112 3 82C34 68 66 80 84 102Z"/>
    <path data-part="petal" fill="#f49ac0" d="M90 108C118 122 152 112 169 82C138 68 106 80 88 102Z"/>
    <path fill="none" stroke="#8a6a20" stroke-width="2" d="M84 100Q78 70 74 40M88 100Q94 70 98 40"/>
    <path data-detail="" fill="none" stroke="#8a6a20" stroke-width="2" d="M82 100Q72 76 62 54M90 100Q100 76 110 54M80 102Q64 86 48 72M92 102Q108 86 124 72"/>
    <path data-detail="" data-part="stamen" fill="#f6c945" d="M58 42C63 41 66 46 66 51C66 56 62 58 59 55C55 51 54 43 58 42Z"/>
    <path data-part="stamen" fill="#f6c945" d="M71 25C76 24 79 29 79 35C78 40 74 41 71 38C68 34 67 26 71 25Z"/>
    <path data-detail="" data-part="stamen" fill="#f6c945" d="M114 42C109 41 106 46 106 51C106 56 110 58 113 55C117 51 118 43 114 42Z"/>
    <path data-part="stamen" fill="#f6c945" d="M101 25C96 24 93 29 93 35C94 40 98 41 101 38C104 34 105 26 101 25Z"/>
    <path data-detail="" data-part="stamen" fill="#f6c945" d="M42 64C47 61 53 65 54 70C54 75 50 77 46 74C41 71 38 66 42 64Z"/>
    <path data-detail="" data-part="stamen" fill="#f6c945" d="M130 64C125 61 119 65 118 70C118 75 122 77 126 74C131 71 134 66 130 64Z"/>
    <path data-part="pistil" fill="#bfe3a0" d="M86 110C73 110 70 98 77 88C82 80 83 66 83 24L89 24C89 66 90 80 95 88C102 98 99 110 86 110Z"/>
    <path data-part="pistil" fill="#e8d070" d="M76 20C76 13 82 12 86 15C90 12 96 13 96 20C96 25 91 27 86 27C81 27 76 25 76 20Z"/>
    <path data-part="sepal" fill="#6fbf5a" d="M80 108C66 112 54 120 48 134C64 136 78 130 86 120C94 130 108 136 124 134C118 120 106 112 92 108Q86 112 80 108Z"/>
  `,
  labels: [
    label("petal", "花瓣", [26, 62], [146, 62], [24, 90], [148, 90]),
    label("stamen", "雄蕊", [73, 32], [99, 32], [61, 49], [111, 49]),
    label("pistil", "雌蕊", [82, 19], [90, 19]),
    fine(label("ovary", "子房", [86, 101])),
    label("sepal", "花萼", [61, 129], [111, 129]),
    label("stem", "花柄", [85, 148], [87, 148]),
    fine(label("leaf", "叶", [120, 148])),
  ],
};

/** With its branches before its leaves, and its roots in a piece of soil. */
export const tree: Diagram = {
  name: { en: "tree", zh: "树" },
  canvas: 190,
  svg: `
    <path data-part="soil" fill="#c9a077" d="M22 144Q42 138 62 142Q80 146 98 142Q120 138 140 144Q148 158 134 172Q112 184 81 183Q48 184 28 172Q14 158 22 144Z"/>
    <path data-part="root" fill="#e0b98a" d="M66 140C65 146 58 150 46 151C38 152 32 156 27 162C38 159 48 158 57 158C64 157 69 155 73 153C71 162 63 170 54 176C66 172 75 166 79 159C79 166 80 172 81 179C83 172 84 166 84 159C88 166 97 172 110 176C100 170 92 162 90 153C94 155 99 157 106 158C115 158 125 159 136 162C131 156 125 152 117 151C105 150 97 146 96 140Z"/>
    <path data-part="leaves" fill="#8fcf74" d="M81 4C96 -1 112 6 116 18C132 16 146 30 142 46C156 54 156 76 142 84C138 98 118 104 106 96C96 104 68 104 58 96C46 104 24 98 20 84C6 76 6 54 20 46C16 30 30 16 46 18C50 6 66 -1 81 4Z"/>
    <path data-part="treeTrunk" fill="#c98f54" d="M65 142C71 128 72 112 69 98C62 88 48 78 30 72C48 71 64 76 73 85C74 72 72 58 64 40C78 52 84 68 84 82C92 72 106 62 124 60C110 68 98 80 91 94C88 110 90 128 97 142Q81 147 65 142Z"/>
    <circle data-detail="" data-part="fruit" fill="#f0705c" cx="32" cy="54" r="7.500"/>
    <circle data-detail="" data-part="fruit" fill="#f0705c" cx="52" cy="34" r="7.500"/>
    <circle data-detail="" data-part="fruit" fill="#f0705c" cx="80" cy="20" r="7.500"/>
    <circle data-detail="" data-part="fruit" fill="#f0705c" cx="106" cy="34" r="7.500"/>
    <circle data-detail="" data-part="fruit" fill="#f0705c" cx="128" cy="52" r="7.500"/>
    <circle data-detail="" data-part="fruit" fill="#f0705c" cx="122" cy="84" r="7.500"/>
    <circle data-detail="" data-part="fruit" fill="#f0705c" cx="96" cy="48" r="7.500"/>
    <circle data-detail="" data-part="fruit" fill="#f0705c" cx="36" cy="84" r="7.500"/>
    <circle data-detail="" data-part="fruit" fill="#f0705c" cx="58" cy="56" r="7.500"/>
    <path data-detail="" fill="none" stroke="#5b3a1a" stroke-width="1.500" d="M77 106Q79 116 77 124M85 112Q84 122 86 132"/>
  `,
  labels: [
    label("leaves", "树叶", [24, 66], [140, 68], [64, 18], [102, 16]),
    fine(label("fruit", "果实", [32, 54], [128, 52], [80, 20], [122, 84])),
    label("branch", "树枝", [50, 76.5], [106, 69.5]),
    label("trunk", "树干", [74, 120], [88, 120]),
    label("roots", "树根", [44, 155], [118, 155]),
  ],
};
