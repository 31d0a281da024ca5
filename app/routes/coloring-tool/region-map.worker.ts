import { buildRegionMap, type Pixels } from "@colorleaf/coloring";

addEventListener("message", ({ data }: MessageEvent<Pixels>) => postMessage(buildRegionMap(data)));
