/** All things that scenery is furnished with. */
export * from "./at-play.ts";
export * from "./at-sites.ts";
export * from "./at-the-market.ts";
export * from "./buildings.ts";
export * from "./crops.ts";
export * from "./festive.ts";
export * from "./flowers.ts";
export * from "./in-shops.ts";
export * from "./on-walls.ts";
export * from "./rocks.ts";
export * from "./savanna.ts";
export * from "./sea.ts";
export * from "./sky.ts";
export * from "./traffic.ts";
export * from "./trees.ts";
export * from "./vegetables.ts";
export * from "./weather.ts";
