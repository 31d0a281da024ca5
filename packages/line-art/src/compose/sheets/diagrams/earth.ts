import { type Diagram, fine, label } from "./diagram.ts";

/** Cut open, so that the way of the magma is seen. */
export const volcano: Diagram = {
  name: { en: "volcano", zh: "火山" },
  canvas: 200,
  svg: `
    <path data-part="smoke" fill="#d8d0cc" d="M88 54L90 40C84 45 71 43 69 35C54 35 53 17 68 16C70 4 90 1 98 9C106 0 128 4 129 16C145 17 144 35 130 35C128 43 115 45 110 40L112 54Z"/>
    <path fill="#c9a077" d="M4 126L196 126L196 194Q100 200 4 194Z"/>
    <path fill="#b98a5a" d="M14 128C48 112 66 84 82 52L118 52C134 84 152 112 186 128Q100 136 14 128Z"/>
    <path data-detail="" fill="none" stroke="#6a4a2a" stroke-width="1.500" d="M66 92L91 78M52 110L91 92M36 122L91 108M134 92L109 78M148 110L109 92M164 122L109 108"/>
    <path fill="#f08a4a" d="M93 52L93 140C68 140 44 150 44 166C44 182 74 188 100 188C126 188 156 182 156 166C156 150 132 140 107 140L107 52Z"/>
    <path fill="#f6b04a" d="M82 50C78 62 70 72 65 88C62 99 74 101 77 90C80 80 84 78 88 70C90 66 93 68 93 60L107 60C107 68 110 66 112 70C117 80 119 94 121 104C123 113 134 111 133 100C131 84 123 66 118 50Q100 58 82 50Z"/>
  `,
  labels: [
    label("ash cloud", "火山灰", [68, 26], [130, 26]),
    label("crater", "火山口", [86, 53], [114, 53]),
    label("lava", "熔岩", [71, 86], [126, 96]),
    fine(label("vent", "火山通道", [98, 112], [102, 112])),
    label("magma", "岩浆", [66, 166], [134, 166]),
    fine(label("crust", "地壳", [22, 166], [178, 166])),
  ],
};

/** From outside above, cut open below. */
export const earth: Diagram = {
  name: { en: "Earth", zh: "地球" },
  canvas: 200,
  svg: `
    <circle fill="#8fc6e8" cx="100" cy="100" r="92"/>
    <path fill="#8fcf74" d="M34 100C28 90 38 84 34 74C30 64 20 66 21 56C34 28 58 12 84 9C92 16 82 24 88 32C94 40 84 48 74 48C64 50 66 60 60 64C52 70 60 78 56 86C52 92 54 100 50 100Z"/>
    <path fill="#8fcf74" d="M112 100C104 90 96 84 100 72C106 62 118 66 122 58C118 48 108 46 112 36C122 26 138 30 146 22C166 32 178 46 186 66C178 74 168 66 160 72C154 80 164 86 158 92C154 98 150 94 146 100Z"/>
    <path fill="#b98a5a" d="M8 100A92 92 0 0 0 192 100Z"/>
    <path fill="#f08a4a" d="M19 100A81 81 0 0 0 181 100Z"/>
    <path fill="#f6b04a" d="M38 100A62 62 0 0 0 162 100Z"/>
    <path fill="#f6e08a" d="M62 100A38 38 0 0 0 138 100Z"/>
  `,
  labels: [
    label("crust", "地壳", [18, 126.5], [182, 126.5], [27, 146.5], [173, 146.5]),
    label("mantle", "地幔", [33, 124], [167, 124], [46, 148], [154, 148]),
    label(
      "outer core",
      "外核",
      [52, 116],
      [148, 116],
      [64, 136],
      [136, 136],
      [74, 144],
      [126, 144],
    ),
    label("inner core", "内核", [71, 115], [129, 115], [84, 130], [116, 130]),
  ],
};
