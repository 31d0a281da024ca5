import picture from "./hero.svg?raw";

/** Markup of the hero picture. It travels with the loader's data, so no script has to carry it. */
export const heroPicture: string = picture;
