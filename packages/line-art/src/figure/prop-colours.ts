/** Reference colours of what people hold. */
export const wood = "#d9a066";
export const metal = "#cfd6de";
export const red = "#ef5b5b";
export const orange = "#f7a04a";
export const yellow = "#ffd95e";
export const blue = "#7fc4f0";
export const green = "#86cf8a";
export const violet = "#b08be0";
export const paper = "#fff6e0";
export const white = "#fbfbf6";
export const dark = "#3a3340";
