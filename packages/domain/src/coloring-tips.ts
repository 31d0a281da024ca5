// Apart from the schemas, so that the browser gets the tips without the validator.

/** Tips for any page, where its own are missing. */
export const additionalTipsByDefault = {
  en: [
    "Start with the largest areas and finish with the small details.",
    "Color lightly at first; you can always press harder later.",
    "Put a sheet of scrap paper under your hand to keep the page clean.",
    "Choose three or four favorite colors and repeat them across the page.",
  ],
  zh: [
    "先涂大块的地方，最后再涂小细节。",
    "第一遍轻轻涂，想要颜色更深时再多涂几层。",
    "手下面垫一张废纸，画面就不会蹭脏。",
    "选三四种最喜欢的颜色，在画面里反复用，整张画会更好看。",
  ],
} as const;
