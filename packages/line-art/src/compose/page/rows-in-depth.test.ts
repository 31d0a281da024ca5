import fc from "fast-check";
import { expect, it } from "vitest";
import { type Cluster, clusterOf } from "../groups/cluster.ts";
import { boxOf, inDepth, leastExtent, waysOf } from "./rows-in-depth.ts";

const subjects = ["girl", "dog", "oak-tree", "soccer-ball"];

const pieces: fc.Arbitrary<Cluster[]> = fc
  .array(
    fc.record({
      subject: fc.constantFrom(...subjects),
      width: fc.double({ min: 0.1, max: 2, noNaN: true }),
      height: fc.double({ min: 0.1, max: 2, noNaN: true }),
    }),
    { minLength: 3, maxLength: 4 },
  )
  .map((all) =>
    all.map(({ subject, width, height }, at) => {
      const mention = { id: `m${at}`, subject, count: 1, size: "normal", phrase: "" } as const;
      const artwork = { set: "own", name: subject } as const;
      const box = { x: 0, y: -height, width, height };
      return clusterOf(mention, [{ mention, artwork, box, mirrored: false, rotation: 0 }]);
    }),
  );

it("are never less wide or high than is told beforehand: so none that is left out untried was better", () => {
  fc.assert(
    fc.property(pieces, fc.integer({ min: 2, max: 3 }), (those, fewestForThree) => {
      for (const { rows } of waysOf(those, fewestForThree)) {
        const [least, box] = [leastExtent(rows), boxOf(inDepth(rows))];
        expect(box.width).toBeGreaterThanOrEqual(least.width - 1e-9);
        expect(box.height).toBeGreaterThanOrEqual(least.height - 1e-9);
      }
    }),
    { numRuns: 60 },
  );
});

it("ways with the same in each row have the same name, and others another", () => {
  fc.assert(
    fc.property(pieces, (those) => {
      const named = new Map<string, string>();
      for (const { rows, inRows } of waysOf(those, 2)) {
        const who = rows.map((row) => row.map(({ root }) => root.id).toSorted()).join("|");
        expect(named.get(inRows) ?? who).toBe(who);
        named.set(inRows, who);
      }
      expect(new Set(named.values()).size).toBe(named.size);
    }),
    { numRuns: 20 },
  );
});
