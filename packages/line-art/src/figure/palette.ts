/** Colours of people and what they wear, as soft as crayons. */
export const light = "#f9d0ae";
export const tan = "#eab889";
export const brown = "#d19a6a";
export const moss = "#b5d48a";
export const [black, chestnut, blond, ginger, grey] = [
  "#8d879c",
  "#b9824f",
  "#f5d76e",
  "#e8924a",
  "#e3e3ea",
] as const;
export const [red, pink, blue, sky, green, yellow, violet, white, orange, teal] = [
  "#ef5b5b",
  "#f79ac0",
  "#5b9be0",
  "#a9d8f5",
  "#78c27a",
  "#ffd95e",
  "#b08be0",
  "#fbfbf6",
  "#f5a04c",
  "#5cc0b8",
] as const;
export const silver = "#cfd6de";
export const leather = "#c28a54";

export const shoe = (colour: string) => ({ kind: "shoe", colour }) as const;
export const boot = (colour: string) => ({ kind: "boot", colour }) as const;
export const bare = (colour: string) => ({ kind: "bare", colour }) as const;
