/** Choices that look free and repeat for the same seed (mulberry32, T. Ettinger, public domain). */
export interface Choice {
  pick<T>(options: readonly [T, ...T[]]): T;
  /** `count` different options, in their own order. */
  some<T>(options: readonly T[], count: number): T[];
}

export function seededChoice(seed: number): Choice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
    some(options, count) {
      const left = options.map((_, index) => index);
      while (left.length > count) left.splice(Math.floor(next() * left.length), 1);
      return left.flatMap((index) => options.slice(index, index + 1));
    },
  };
}
