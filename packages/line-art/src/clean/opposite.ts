/** 1 where a mask is 0, and 0 elsewhere. A plain loop: these masks have millions of pixels. */
export function opposite(mask: Uint8Array): Uint8Array {
  const other = new Uint8Array(mask.length);
  for (let at = 0; at < mask.length; at++) if (mask[at] === 0) other[at] = 1;
  return other;
}
