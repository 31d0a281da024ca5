/** All things that scenery is furnished with. */
export * from "./at-the-market.ts";
export * from "./buildings.ts";
export * from "./festive.ts";
export * from "./flowers.ts";
export * from "./on-walls.ts";
export * from "./rocks.ts";
export * from "./sea.ts";
export * from "./sky.ts";
export * from "./trees.ts";
export * from "./vegetables.ts";
export * from "./weather.ts";
