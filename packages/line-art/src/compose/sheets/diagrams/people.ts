import { type Diagram, fine, label } from "./diagram.ts";

/** A child that stands with its arms a little away from its sides. */
export const body: Diagram = {
  name: { en: "child", zh: "孩子" },
  canvas: 212,
  svg: `
    <path data-part="leg" fill="#f6cfae" d="M65 136L66 192L80 192L83 136Z"/>
    <path data-part="leg" fill="#f6cfae" d="M87 136L90 192L104 192L105 136Z"/>
    <path data-part="foot" fill="#f6cfae" d="M66 186C64 193 48 194 46 203C46 208 52 209 60 209L77 208C81 207 82 203 81 198L80 186Q73 183 66 186Z"/>
    <path data-part="foot" fill="#f6cfae" d="M104 186C106 193 122 194 124 203C124 208 118 209 110 209L93 208C89 207 88 203 89 198L90 186Q97 183 104 186Z"/>
    <path data-part="arm" fill="#f6cfae" d="M60 78C50 90 42 104 34 120L25 138L34 143L46 125C55 111 62 102 66 94Z"/>
    <path data-part="arm" fill="#f6cfae" d="M110 78C120 90 128 104 136 120L145 138L136 143L124 125C115 111 108 102 104 94Z"/>
    <path data-part="hand" fill="#f6cfae" d="M25 137C19 137 15 141 12 147C8 149 9 154 14 153L17 151C15 155 16 158 18 158C17 163 22 164 23 161C24 165 29 164 29 160C31 163 35 161 34 157C37 153 37 147 34 141Z"/>
    <path data-part="hand" fill="#f6cfae" d="M145 137C151 137 155 141 158 147C162 149 161 154 156 153L153 151C155 155 154 158 152 158C153 163 148 164 147 161C146 165 141 164 141 160C139 163 135 161 136 157C133 153 133 147 136 141Z"/>
    <path data-part="neck" fill="#f6cfae" d="M77 58L77 74Q85 80 93 74L93 58Z"/>
    <path data-part="shorts" fill="#6db3e8" d="M63 116L61 146Q72 150 83 147L85 136L87 147Q98 150 109 146L107 116Z"/>
    <path data-part="shirt" fill="#f6c945" d="M76 69C68 71 60 73 55 78L42 100L56 110L64 100L63 126Q85 132 107 126L106 100L114 110L128 100L115 78C110 73 102 71 94 69Q85 79 76 69Z"/>
    <path data-part="ear" fill="#f6cfae" d="M58 34C50 31 48 45 58 47Z"/>
    <path data-part="ear" fill="#f6cfae" d="M112 34C120 31 122 45 112 47Z"/>
    <path data-part="face" fill="#f6cfae" d="M57 34C57 12 71 8 85 8C99 8 113 12 113 34C113 54 100 64 85 64C70 64 57 54 57 34Z"/>
    <path data-part="hair" fill="#a8713c" d="M56 36C52 12 68 2 87 2C106 2 118 14 114 36C108 32 104 28 102 21C90 27 76 27 68 22C66 29 62 33 56 36Z"/>
    <circle fill="#202020" cx="75" cy="40" r="3"/>
    <circle fill="#202020" cx="95" cy="40" r="3"/>
    <path fill="none" stroke="#8a4a2a" stroke-width="2" d="M77 51Q85 59 93 51"/>
    <path data-detail="" fill="none" stroke="#8a4a2a" stroke-width="1.500" d="M69 173Q73 170 77 173M93 173Q97 170 101 173M54 203L54 208M61 203L61 208M116 203L116 208M109 203L109 208"/>
  `,
  labels: [
    fine(label("hair", "头发", [66, 14], [105, 14])),
    label("head", "头", [66, 46], [104, 46]),
    fine(label("neck", "脖子", [81, 70], [89, 70])),
    fine(label("shoulder", "肩膀", [60, 80], [110, 80])),
    label("arm", "胳膊", [36, 125], [134, 125]),
    fine(label("elbow", "手肘", [48, 109], [122, 109])),
    label("hand", "手", [25, 149], [145, 149]),
    label("tummy", "肚子", [76, 116], [94, 116]),
    label("leg", "腿", [73, 157], [97, 157]),
    fine(label("knee", "膝盖", [73, 169], [97, 169])),
    label("foot", "脚", [60, 200], [110, 200]),
  ],
};

export const face: Diagram = {
  name: { en: "face", zh: "脸" },
  canvas: 180,
  svg: `
    <path data-part="shirt" fill="#6db3e8" d="M8 178C10 164 30 158 60 154L85 172L110 154C140 158 160 164 162 178Z"/>
    <path data-part="neck" fill="#f6cfae" d="M66 138L64 156Q85 176 106 156L104 138Z"/>
    <path data-part="ear" fill="#f6cfae" d="M30 82C8 68 0 112 28 117Z"/>
    <path data-part="ear" fill="#f6cfae" d="M140 82C162 68 170 112 142 117Z"/>
    <path data-part="face" fill="#fbdcc0" d="M28 74C28 30 56 18 85 18C114 18 142 30 142 74C142 122 118 152 85 152C52 152 28 122 28 74Z"/>
    <path data-part="hair" fill="#a8713c" d="M26 84C14 34 44 4 88 4C130 4 156 34 144 84C136 76 130 64 128 50C104 60 68 60 46 46C44 62 36 76 26 84Z"/>
    <path data-part="eyebrow" fill="#8a5a2a" d="M44 67Q58 54 73 63L72 70Q58 62 47 72Z"/>
    <path data-part="eyebrow" fill="#8a5a2a" d="M126 67Q112 54 97 63L98 70Q112 62 123 72Z"/>
    <ellipse data-part="eye" fill="#ffffff" cx="60" cy="86" rx="13" ry="12"/>
    <ellipse data-part="eye" fill="#ffffff" cx="110" cy="86" rx="13" ry="12"/>
    <circle fill="#202020" cx="63" cy="87" r="6"/>
    <circle fill="#202020" cx="107" cy="87" r="6"/>
    <circle data-detail="" data-part="cheek" fill="#f6b0a0" cx="47" cy="113" r="9"/>
    <circle data-detail="" data-part="cheek" fill="#f6b0a0" cx="123" cy="113" r="9"/>
    <path data-part="nose" fill="#f6c09a" d="M85 96C80 98 74 104 76 110C79 116 91 116 94 110C96 104 90 98 85 96Z"/>
    <path data-part="mouth" fill="#f0909a" d="M61 122Q85 131 109 122C107 136 97 143 85 143C73 143 63 136 61 122Z"/>
    <path data-detail="" data-part="innerEar" fill="#f0b890" d="M24 91C14 86 12 105 24 108Z"/>
    <path data-detail="" data-part="innerEar" fill="#f0b890" d="M146 91C156 86 158 105 146 108Z"/>
  `,
  labels: [
    label("hair", "头发", [34, 46], [136, 46], [60, 24], [110, 24]),
    fine(label("eyebrow", "眉毛", [49, 66], [121, 66])),
    label("eye", "眼睛", [51, 86], [119, 86]),
    label("ear", "耳朵", [19, 98], [151, 98]),
    label("nose", "鼻子", [81, 107], [89, 107]),
    fine(label("cheek", "脸颊", [46, 113], [124, 113])),
    label("mouth", "嘴巴", [71, 132], [99, 132]),
    fine(label("chin", "下巴", [78, 148], [92, 148])),
  ],
};
