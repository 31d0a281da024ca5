import { type Diagram, fine, inside, label } from "./diagram.ts";

/** Cut through. */
export const apple: Diagram = {
  name: { en: "apple", zh: "苹果" },
  canvas: 180,
  svg: `
    <path data-part="leaf" fill="#6fbf5a" d="M92 34C102 12 126 4 146 12C138 30 116 42 92 34Z"/>
    <path data-detail="" fill="none" stroke="#2f6b2a" stroke-width="1.500" d="M92 34Q116 28 134 18"/>
    <path fill="#f0705c" d="M90 42C60 24 12 36 12 90C12 132 50 176 90 166C130 176 168 132 168 90C168 36 120 24 90 42Z"/>
    <path fill="#fdf3d0" d="M90 53C64 36 24 46 24 90C24 126 54 163 90 154C126 163 156 126 156 90C156 46 116 36 90 53Z"/>
    <path data-part="stalk" fill="#a8713c" d="M85 60C86 40 84 24 74 10L84 6C94 20 96 40 95 60Q90 64 85 60Z"/>
    <path fill="#f6e4a8" d="M90 76C68 68 54 86 58 106C62 122 80 130 90 134C100 130 118 122 122 106C126 86 112 68 90 76Z"/>
    <path data-part="seed" fill="#8a5a2a" d="M80 88C71 94 70 110 79 116C87 108 88 96 80 88Z"/>
    <path data-part="seed" fill="#8a5a2a" d="M100 88C109 94 110 110 101 116C93 108 92 96 100 88Z"/>
  `,
  labels: [
    label("stem", "果柄", [86, 30], [88, 30]),
    label("leaf", "叶", [128, 17]),
    label("skin", "果皮", [18, 94], [162, 94]),
    label("flesh", "果肉", [40, 118], [140, 118]),
    fine(inside(label("core", "果心", [65, 96], [115, 96]))),
    inside(label("seeds", "种子", [79, 104], [101, 104])),
  ],
};

export const leaf: Diagram = {
  name: { en: "leaf", zh: "叶" },
  canvas: 180,
  svg: `
    <path data-part="stalk" fill="#8fcf74" d="M85 140L95 140L99 178L89 178Z"/>
    <path data-part="leaf" fill="#a8dc8a" d="M90 4C130 32 152 70 144 106C138 132 114 146 90 150C66 146 42 132 36 106C28 70 50 32 90 4Z"/>
    <path fill="#6fbf5a" d="M90 18Q95 90 96 149L84 149Q85 90 90 18Z"/>
    <path fill="none" stroke="#2f6b2a" stroke-width="1.800" d="M88 62Q74 54 64 44M92 62Q106 54 116 44M87 90Q66 82 50 68M93 90Q114 82 130 68M86 118Q64 112 44 96M94 118Q116 112 136 96"/>
    <path data-detail="" fill="none" stroke="#2f6b2a" stroke-width="1.500" d="M86 140Q70 138 56 128M94 140Q110 138 124 128"/>
  `,
  labels: [
    label("tip", "叶尖", [90, 11]),
    label("blade", "叶片", [58, 60], [122, 60], [60, 98], [120, 98]),
    fine(label("midrib", "主脉", [89.5, 74], [90.5, 74])),
    fine(label("vein", "侧脉", [52, 102.5], [128, 102.5])),
    label("stalk", "叶柄", [92, 166], [93, 166]),
  ],
};

export const mushroom: Diagram = {
  name: { en: "mushroom", zh: "蘑菇" },
  canvas: 170,
  svg: `
    <path data-part="stalk" fill="#fbf0dc" d="M68 96C70 118 66 140 56 158Q85 172 114 158C104 140 100 118 102 96Z"/>
    <path fill="#f6e0c0" d="M26 86Q85 70 144 86Q130 108 85 108Q40 108 26 86Z"/>
    <path fill="none" stroke="#8a6a4a" stroke-width="1.800" d="M85 90L85 107M68 90L64 106M102 90L106 106M52 90L46 101M118 90L124 101"/>
    <path data-part="ring" fill="#ffffff" d="M64 114Q85 122 106 114L113 130Q85 144 57 130Z"/>
    <path data-part="cap" fill="#f0705c" d="M8 78C8 34 48 6 85 6C122 6 162 34 162 78C162 90 148 92 138 88Q85 74 32 88C22 92 8 90 8 78Z"/>
    <circle data-part="spot" fill="#ffffff" cx="85" cy="34" r="13"/>
    <circle data-part="spot" fill="#ffffff" cx="48" cy="50" r="10"/>
    <circle data-part="spot" fill="#ffffff" cx="122" cy="50" r="10"/>
    <circle data-detail="" data-part="spot" fill="#ffffff" cx="66" cy="66" r="6"/>
    <circle data-detail="" data-part="spot" fill="#ffffff" cx="104" cy="66" r="6"/>
  `,
  labels: [
    label("cap", "菌盖", [22, 74], [148, 74], [30, 44], [140, 44]),
    label("gills", "菌褶", [40, 92], [130, 92]),
    fine(label("ring", "菌环", [64, 126], [106, 126])),
    label("stem", "菌柄", [68, 152], [102, 152]),
  ],
};
