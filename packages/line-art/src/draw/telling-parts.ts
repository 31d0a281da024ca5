import type { SourceShape } from "../types.ts";

const telling = /^(face|hair|helmet|hat|crown|book|wing)$/;

/** Whether people are known by it, a princess by her crown: it stays on the plainest page. */
export function isTelling({ part }: Pick<SourceShape, "part">): boolean {
  return part !== undefined && telling.test(part.en);
}
