/**
 * A coloring: which region has which color, and how it came to be. Every command, whatever the tool,
 * is written down as its changes (region, color before, color after), 12 bytes each plus 4 for the
 * step, so that undo and redo go back to the very start at next to no cost, and the whole history can
 * be replayed.
 */
import { type Color, uncolored } from "../color.ts";

export type Command =
  | { kind: "fill"; regions: readonly number[]; color: Color }
  | { kind: "erase"; regions: readonly number[] }
  | { kind: "clear" };

/** A coloring with its whole history, for keeping: plain data that a database or a file takes as it is. */
export interface SavedColoring {
  regionCount: number;
  /** region, before, after; region, before, after; … */
  log: Int32Array<ArrayBuffer>;
  /** End of each step in the log, counted in changes. */
  stepEnds: number[];
  /** Number of steps that are done. */
  done: number;
}

/** Numbers a change takes in the log. */
const changeLength = 3;

export class ColoringDocument {
  /** Color of each region by id, or `uncolored`. Read only; changed by `apply`, `undo`, `redo`. */
  readonly colors: Int32Array;
  /** region, before, after; region, before, after; … */
  #log = new Int32Array(96);
  /** End of each step in the log, counted in changes. */
  #stepEnds: number[] = [];
  /** Number of steps that are done; those behind it can be redone. */
  #done = 0;
  #colored = 0;
  /** What the step just done has made undoable no more, in case that step is cancelled. */
  #forgotten: { log: Int32Array; stepEnds: number[] } | undefined;

  constructor(regionCount: number) {
    this.colors = new Int32Array(regionCount).fill(uncolored);
  }

  /**
   * The coloring that was saved.
   *
   * @returns undefined where it belongs to a picture with other regions, or is damaged
   */
  static load(saved: SavedColoring, regionCount: number): ColoringDocument | undefined {
    const { log, stepEnds, done } = saved;
    const changes = stepEnds.at(-1) ?? 0;
    if (saved.regionCount !== regionCount || log.length !== changes * changeLength)
      return undefined;
    if (!(done >= 0 && done <= stepEnds.length)) return undefined;
    const document = new ColoringDocument(regionCount);
    document.#log = new Int32Array(Math.max(log.length, 96));
    document.#log.set(log);
    document.#stepEnds = [...stepEnds];
    while (document.#done < done) document.redo();
    return document;
  }

  save(): SavedColoring {
    const end = this.#changesOf(this.#stepEnds.length) * changeLength;
    return {
      regionCount: this.colors.length,
      log: this.#log.slice(0, end),
      stepEnds: [...this.#stepEnds],
      done: this.#done,
    };
  }

  get canUndo(): boolean {
    return this.#done > 0;
  }

  get canRedo(): boolean {
    return this.#done < this.#stepEnds.length;
  }

  /** Steps done, and steps altogether. */
  get position(): { done: number; steps: number } {
    return { done: this.#done, steps: this.#stepEnds.length };
  }

  /** Number of regions that hold a color. */
  get coloredCount(): number {
    return this.#colored;
  }

  /**
   * Does a command and returns the regions whose color changed. A command that changes nothing is no
   * step. What could have been redone is forgotten. Unknown regions are passed over.
   */
  apply(command: Command): number[] {
    const after = command.kind === "fill" ? command.color : uncolored;
    const regions = command.kind === "clear" ? this.colors.keys() : command.regions;
    const changed: number[] = [];
    const first = this.#changesOf(this.#done);
    const forgotten = {
      log: this.#log.slice(
        first * changeLength,
        this.#changesOf(this.#stepEnds.length) * changeLength,
      ),
      stepEnds: this.#stepEnds.slice(this.#done),
    };
    for (const region of regions) {
      const before = this.colors[region];
      if (before === undefined || before === after) continue;
      this.#write(first + changed.length, region, before, after);
      this.#set(region, after);
      changed.push(region);
    }
    if (changed.length === 0) return changed;
    this.#stepEnds.length = this.#done;
    this.#stepEnds.push(first + changed.length);
    this.#done++;
    this.#forgotten = forgotten;
    return changed;
  }

  /**
   * Adds to the step just done, as a drag across regions goes on, so that one undo takes all of it
   * back. The command starts a step of its own if there is none.
   */
  extend(command: Command): number[] {
    const start = this.#done - 1;
    const forgotten = this.#forgotten;
    const changed = this.apply(command);
    if (start >= 0 && changed.length > 0) {
      this.#stepEnds.splice(start, 1);
      this.#done--;
      this.#forgotten = forgotten;
    }
    return changed;
  }

  /**
   * Makes the step just done never have been, as when a stroke turns out to be the beginning of a
   * pinch: what could be redone before it can be redone again.
   */
  cancel(): number[] {
    const changed = this.undo();
    const first = this.#changesOf(this.#done);
    this.#stepEnds.length = this.#done;
    if (this.#forgotten) {
      const { log, stepEnds } = this.#forgotten;
      const needed = first * changeLength + log.length;
      if (needed > this.#log.length) this.#log = grown(this.#log, needed);
      this.#log.set(log, first * changeLength);
      this.#stepEnds.push(...stepEnds);
    }
    this.#forgotten = undefined;
    return changed;
  }

  /** Takes the last step back and returns the regions whose color changed. */
  undo(): number[] {
    if (!this.canUndo) return [];
    const end = this.#changesOf(this.#done);
    this.#done--;
    const changed: number[] = [];
    for (let change = end - 1; change >= this.#changesOf(this.#done); change--) {
      const region = this.#log[change * changeLength]!;
      this.#set(region, this.#log[change * changeLength + 1]!);
      changed.push(region);
    }
    return changed;
  }

  /** Does the step again that was taken back last, and returns the regions whose color changed. */
  redo(): number[] {
    if (!this.canRedo) return [];
    const start = this.#changesOf(this.#done);
    this.#done++;
    const changed: number[] = [];
    for (let change = start; change < this.#changesOf(this.#done); change++) {
      const region = this.#log[change * changeLength]!;
      this.#set(region, this.#log[change * changeLength + 2]!);
      changed.push(region);
    }
    return changed;
  }

  /** The steps in order, done or not: each a list of (region, color after). */
  *steps(): Generator<[region: number, color: number][]> {
    for (let step = 0; step < this.#stepEnds.length; step++) {
      const changes: [number, number][] = [];
      for (let change = this.#changesOf(step); change < this.#changesOf(step + 1); change++) {
        changes.push([this.#log[change * changeLength]!, this.#log[change * changeLength + 2]!]);
      }
      yield changes;
    }
  }

  /** Changes in the first `steps` steps. */
  #changesOf(steps: number): number {
    return steps === 0 ? 0 : this.#stepEnds[steps - 1]!;
  }

  #write(change: number, region: number, before: number, after: number): void {
    const at = change * changeLength;
    if (at + changeLength > this.#log.length) this.#log = grown(this.#log, this.#log.length * 2);
    this.#log[at] = region;
    this.#log[at + 1] = before;
    this.#log[at + 2] = after;
  }

  #set(region: number, color: number): void {
    if (this.colors[region] === uncolored) this.#colored++;
    if (color === uncolored) this.#colored--;
    this.colors[region] = color;
  }
}

function grown(log: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(length);
  longer.set(log);
  return longer;
}
