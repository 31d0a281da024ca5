import { type Diagram, fine, label } from "./diagram.ts";

export const fish: Diagram = {
  name: { en: "fish", zh: "鱼" },
  canvas: 200,
  svg: `
    <path data-part="dorsalFin" fill="#f6a04c" d="M62 52C70 28 92 14 118 14C116 24 124 36 140 48C116 40 88 42 62 52Z"/>
    <path data-part="pelvicFin" fill="#f6a04c" d="M92 113C98 122 98 134 90 144C108 142 120 130 124 110Z"/>
    <path data-part="tailFin" fill="#f6a04c" d="M152 76C166 66 174 52 192 40C192 54 186 66 180 80C186 94 192 106 192 120C174 108 166 94 152 84Z"/>
    <path data-part="body" fill="#f9d66b" d="M8 82C22 52 56 40 92 41C122 42 144 58 160 74Q163 80 160 86C144 104 122 116 92 117C56 118 24 110 8 82Z"/>
    <path fill="none" stroke="#8a5a10" stroke-width="2" d="M60 45.500C72 62 72 96 58 112"/>
    <path data-part="mouth" fill="#f0909a" d="M8 82C14 84 22 84 28 81C26 91 17 94 11 88Z"/>
    <circle data-part="eye" fill="#ffffff" cx="38" cy="68" r="9"/>
    <circle fill="#202020" cx="35.500" cy="69" r="4"/>
    <path data-part="gill" fill="#f6b25c" d="M50 62C62 70 62 94 48 102C52 88 53 76 50 62Z"/>
    <path data-part="pectoralFin" fill="#f6a04c" d="M72 84C86 76 100 80 106 94C94 104 80 102 72 90Z"/>
    <path data-detail="" data-part="scale" fill="#f6b25c" d="M108 95Q119 96 120 104Q119 111 108 112Q114 104 108 95Z"/>
    <path data-detail="" data-part="scale" fill="#f6b25c" d="M78 52Q90 53 91 61Q90 69 78 70Q84 61 78 52Z"/>
    <path data-detail="" data-part="scale" fill="#f6b25c" d="M98 50Q110 51 111 59Q110 67 98 68Q104 59 98 50Z"/>
    <path data-detail="" data-part="scale" fill="#f6b25c" d="M118 56Q130 57 131 65Q130 73 118 74Q124 65 118 56Z"/>
    <path data-detail="" data-part="scale" fill="#f6b25c" d="M136 70Q148 71 149 79Q148 87 136 88Q142 79 136 70Z"/>
    <path data-detail="" data-part="scale" fill="#f6b25c" d="M108 72Q120 73 121 81Q120 89 108 90Q114 81 108 72Z"/>
    <path data-detail="" data-part="scale" fill="#f6b25c" d="M128 90Q140 91 141 99Q140 107 128 108Q134 99 128 90Z"/>
    <path data-detail="" fill="none" stroke="#8a5a10" stroke-width="1.500" d="M92 24L85 42M112 16L106 40M172 54L162 74M172 106L162 86"/>
  `,
  labels: [
    label("mouth", "嘴", [18, 87]),
    label("eye", "眼睛", [42, 64]),
    label("gill", "鳃", [55, 88]),
    label("dorsal fin", "背鳍", [100, 28]),
    fine(label("pectoral fin", "胸鳍", [92, 92])),
    fine(label("pelvic fin", "腹鳍", [106, 128])),
    fine(label("scales", "鳞片", [127, 65], [137, 99], [145, 79])),
    label("tail fin", "尾鳍", [178, 66], [178, 94]),
  ],
};

/** Seen from above. */
export const butterfly: Diagram = {
  name: { en: "butterfly", zh: "蝴蝶" },
  canvas: 172,
  svg: `
    <path data-part="upperWing" fill="#f6a04c" d="M80 64C68 48 40 30 8 32C-2 50 6 80 24 90C46 94 66 88 80 76Z"/>
    <path data-part="upperWing" fill="#f6a04c" d="M92 64C104 48 132 30 164 32C174 50 166 80 148 90C126 94 106 88 92 76Z"/>
    <path data-part="lowerWing" fill="#f9d66b" d="M80 80C60 86 38 94 32 106C26 126 42 144 60 136C72 128 80 110 82 90Z"/>
    <path data-part="lowerWing" fill="#f9d66b" d="M92 80C112 86 134 94 140 106C146 126 130 144 112 136C100 128 92 110 90 90Z"/>
    <circle data-detail="" data-part="spot" fill="#ffffff" cx="34" cy="60" r="11"/>
    <circle data-detail="" data-part="spot" fill="#ffffff" cx="138" cy="60" r="11"/>
    <circle data-detail="" data-part="spot" fill="#f6a04c" cx="54" cy="114" r="9"/>
    <circle data-detail="" data-part="spot" fill="#f6a04c" cx="118" cy="114" r="9"/>
    <path fill="none" stroke="#5b3a1a" stroke-width="2" d="M83 18Q80 6 70 4M89 18Q92 6 102 4"/>
    <circle data-part="antenna" fill="#c98f54" cx="67" cy="5.6" r="5.600"/>
    <circle data-part="antenna" fill="#c98f54" cx="105" cy="5.6" r="5.600"/>
    <ellipse data-part="abdomen" fill="#c98f54" cx="86" cy="108" rx="8.500" ry="34"/>
    <path data-detail="" fill="none" stroke="#5b3a1a" stroke-width="1.500" d="M79 98Q86 101 93 98M78.500 110Q86 113 93.500 110M80 122Q86 125 92 122"/>
    <ellipse data-part="thorax" fill="#e0b070" cx="86" cy="58" rx="10.500" ry="22"/>
    <circle data-part="head" fill="#c98f54" cx="86" cy="26" r="12"/>
  `,
  labels: [
    label("antenna", "触角", [67, 5], [105, 5]),
    label("head", "头部", [81, 26], [91, 26]),
    label("thorax", "胸部", [82, 48], [90, 48]),
    fine(label("abdomen", "腹部", [84, 132], [88, 132])),
    label("forewing", "前翅", [18, 46], [154, 46], [14, 66], [158, 66]),
    label("hindwing", "后翅", [42, 126], [130, 126]),
  ],
};

/** An ant: its three parts are told at a glance. */
export const insect: Diagram = {
  name: { en: "ant", zh: "蚂蚁" },
  canvas: 200,
  svg: `
    <path data-part="leg" fill="none" stroke="#a8683c" stroke-width="5" d="M82 84L74 104L80 120L72 136M100 86L110 104L115 120L116 136M110 82L136 98L150 116L170 128"/>
    <path data-part="leg" fill="none" stroke="#cf8452" stroke-width="5" d="M78 80L56 94L51 116L36 130M92 86L92 106L98 120L95 136M106 84L124 100L132 120L148 134"/>
    <path data-part="antenna" fill="none" stroke="#cf8452" stroke-width="5" d="M36 46Q34 28 20 22Q12 20 6 28M54 40Q60 24 50 12Q44 6 34 9"/>
    <ellipse data-part="abdomen" fill="#b8683c" cx="154" cy="66" rx="40" ry="30"/>
    <path data-detail="" fill="none" stroke="#5b2a10" stroke-width="1.500" d="M136 39.500Q145 66 136 92.500M160 36.500Q170 66 160 95.500"/>
    <ellipse data-part="thorax" fill="#cf8452" cx="94" cy="72" rx="28" ry="17"/>
    <path data-detail="" fill="none" stroke="#5b2a10" stroke-width="1.500" d="M80 57.500Q88 72 80 86.500"/>
    <path data-part="head" fill="#b8683c" d="M46 36C66 36 76 52 72 66C68 82 52 88 38 84C26 80 18 68 22 56C26 44 34 36 46 36Z"/>
    <circle data-part="eye" fill="#ffffff" cx="41" cy="55" r="9"/>
    <circle fill="#202020" cx="38" cy="56" r="4"/>
    <path fill="none" stroke="#5b2a10" stroke-width="1.500" d="M30 74Q38 80 46 74"/>
  `,
  labels: [
    label("antenna", "触角", [26, 25], [54.5, 20]),
    fine(label("eye", "眼睛", [45, 51])),
    label("head", "头部", [58, 46], [58, 72]),
    label("thorax", "胸部", [96, 64], [92, 66]),
    label("abdomen", "腹部", [152, 52], [180, 66], [152, 82]),
    label("leg", "足", [138, 125], [45, 121.5], [92, 100]),
  ],
};

export const bird: Diagram = {
  name: { en: "bird", zh: "鸟" },
  canvas: 200,
  svg: `
    <path data-detail="" data-part="leaf" fill="#8fcf74" d="M24 172C14 160 16 148 20 142C32 148 36 160 32 172Z"/>
    <path data-detail="" data-part="leaf" fill="#8fcf74" d="M138 170C136 158 146 148 160 146C162 158 154 168 144 174Z"/>
    <path data-detail="" data-part="leaf" fill="#8fcf74" d="M42 176C40 186 46 194 58 196C60 188 56 180 50 176Z"/>
    <path data-detail="" data-part="branch" fill="#c98f54" d="M4 176Q40 164 90 164Q140 164 184 168L184 176Q140 174 90 175Q40 176 6 188Z"/>
    <path data-part="tail" fill="#6db3e8" d="M122 98C142 104 160 118 184 126C182 132 176 136 170 136C172 142 166 146 160 145C142 138 126 128 114 118Z"/>
    <path fill="none" stroke="#b06a20" stroke-width="4" d="M74 132L72 158M94 132L96 158"/>
    <path data-part="claw" fill="#f6a04c" d="M72 154C66 158 60 160 56 166C64 166 68 164 72 164C74 166 80 168 86 166C82 160 77 158 72 154Z"/>
    <path data-part="claw" fill="#f6a04c" d="M96 154C90 158 86 161 83 167C88 167 92 164 96 164C100 166 105 168 112 166C108 160 102 158 96 154Z"/>
    <path data-part="body" fill="#8cc6f0" d="M56 60C34 74 34 108 54 124C76 142 112 140 128 118C140 100 124 82 106 72C92 64 76 54 56 60Z"/>
    <path data-part="breast" fill="#fbe3d0" d="M42 78C34 96 40 116 56 126C66 133 78 134 84 130C70 122 60 108 60 90C58 84 50 78 42 78Z"/>
    <path data-part="beak" fill="#f6a04c" d="M26 38L4 48L28 54Z"/>
    <circle data-part="head" fill="#8cc6f0" cx="50" cy="44" r="26"/>
    <circle data-part="eye" fill="#ffffff" cx="42" cy="38" r="9"/>
    <circle fill="#202020" cx="39" cy="39.500" r="4"/>
    <path data-part="wing" fill="#4a94d0" d="M72 80C92 72 118 82 138 112C120 112 112 114 108 118C100 122 88 118 80 108C74 100 70 90 72 80Z"/>
    <path data-detail="" fill="none" stroke="#1a4a80" stroke-width="1.500" d="M84 90Q104 94 122 106M84 100Q98 104 108 112M136 110Q152 120 168 128M130 118Q146 130 158 138"/>
  `,
  labels: [
    label("beak", "喙", [16, 47]),
    label("eye", "眼睛", [46.5, 35]),
    label("head", "头", [62, 28], [68, 44]),
    label("wing", "翅膀", [92, 84], [108, 92]),
    fine(label("breast", "胸部", [46, 104])),
    label("tail", "尾巴", [160, 122], [150, 130]),
    label("claw", "爪子", [63, 162], [104, 162]),
  ],
};
