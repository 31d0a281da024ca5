import type { SourceShape } from "../../types.ts";

/**
 * Something that scenery is furnished with, of few large areas, standing on (or hanging from) the
 * point it is given; `size` is its height unless it says otherwise.
 */
export type Thing = (x: number, y: number, size: number, variant: number) => SourceShape[];
