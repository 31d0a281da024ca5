/**
 * A coloring: what each area is filled with, which marks lie over it, and how it came to be. Every
 * command, whatever the tool, is written down as its changes, so that undo and redo go back to the
 * very start at next to no cost, and the whole history can be replayed.
 *
 * A fill covers the marks that were there before it; a mark lies on the fills before it. Which came
 * first is told by the places of their changes in the log.
 */
import { uncolored } from "../color.ts";
import { everywhere, isMark, type Mark } from "../marks/mark.ts";
import { type Fill, isFill } from "../paint/fill.ts";
import { ChangeLog } from "./change-log.ts";

export type Command =
  | { kind: "fill"; regions: readonly number[]; color: Fill }
  | { kind: "fill-each"; fills: readonly (readonly [region: number, color: Fill])[] }
  | { kind: "erase"; regions: readonly number[] }
  | { kind: "draw"; marks: readonly Mark[] }
  | { kind: "clear" };

/** A coloring with its whole history, for keeping: plain data that a database or a file takes as it is. */
export interface SavedColoring {
  regionCount: number;
  /** target, before, after; target, before, after; … */
  log: Int32Array<ArrayBuffer>;
  /** End of each step in the log, counted in changes. */
  stepEnds: number[];
  /** Number of steps that are done. */
  done: number;
  /** Absent in colorings kept before there were marks. */
  marks?: Mark[];
}

const hidden = 0;
const shown = 1;

export class ColoringDocument {
  /** Fill of each area by id, or `uncolored`. Read only; changed by `apply`, `undo`, `redo`. */
  readonly colors: Int32Array;
  /** Change that filled each area last, or -1. */
  readonly filledAt: Int32Array;
  #marks: Mark[] = [];
  /** Change that drew each mark, and whether it is to be seen. */
  #drawnAt: number[] = [];
  #isShown: boolean[] = [];
  #log = new ChangeLog();
  /** Number of steps that are done; those behind it can be redone. */
  #done = 0;
  /** What the step just done has made undoable no more, in case that step is cancelled. */
  #forgotten: { numbers: Int32Array<ArrayBuffer>; stepEnds: number[]; marks: Mark[] } | undefined;

  constructor(regionCount: number) {
    this.colors = new Int32Array(regionCount).fill(uncolored);
    this.filledAt = new Int32Array(regionCount).fill(-1);
  }

  /**
   * The coloring that was saved.
   *
   * @returns undefined where it belongs to a picture with other areas, or is damaged
   */
  static load(saved: SavedColoring, regionCount: number): ColoringDocument | undefined {
    const { stepEnds, done, marks = [] } = saved;
    const log = ChangeLog.load(saved.log, stepEnds);
    if (saved.regionCount !== regionCount || !log || !marks.every(isMark)) return undefined;
    if (!(Number.isInteger(done) && done >= 0 && done <= stepEnds.length)) return undefined;
    for (let change = 0; change < log.changesIn(log.steps); change++) {
      const target = log.target(change);
      if (target < -marks.length || target >= regionCount) return undefined;
      const after = log.after(change);
      if (target >= 0 && after !== uncolored && !isFill(after)) return undefined;
    }
    const document = new ColoringDocument(regionCount);
    document.#log = log;
    document.#addMarks(marks);
    while (document.#done < done) document.redo();
    return document;
  }

  save(): SavedColoring {
    return {
      regionCount: this.colors.length,
      log: this.#log.numbers(),
      stepEnds: this.#log.stepEnds,
      done: this.#done,
      marks: [...this.#marks],
    };
  }

  get canUndo(): boolean {
    return this.#done > 0;
  }

  get canRedo(): boolean {
    return this.#done < this.#log.steps;
  }

  /** Steps done, and steps altogether. */
  get position(): { done: number; steps: number } {
    return { done: this.#done, steps: this.#log.steps };
  }

  /** Number of areas that hold a color, of a fill or of a stroke that stays inside of them. */
  get coloredCount(): number {
    const isColored = Array.from(this.colors, (color) => color !== uncolored);
    for (const { mark } of this.visibleMarks()) {
      if (mark.kind === "stroke" && mark.region !== everywhere) {
        isColored[mark.region] ||= mark.brush !== "eraser";
      }
    }
    return isColored.filter(Boolean).length;
  }

  /** Memory that the history takes. */
  get byteLength(): number {
    const bytes = this.#marks.map((mark) => {
      if (mark.kind === "stroke") return mark.points.byteLength;
      return mark.kind === "words" ? mark.outlines.byteLength : 0;
    });
    return this.#log.byteLength + bytes.reduce((sum, one) => sum + one + 64, 0);
  }

  mark(index: number): Mark {
    return this.#marks[index]!;
  }

  /** Change that drew a mark: it lies over the fills before that. */
  drawnAt(index: number): number {
    return this.#drawnAt[index]!;
  }

  isShown(index: number): boolean {
    return this.#isShown[index] ?? false;
  }

  /** The marks that are to be seen, unless a fill has covered them; the first lies lowest. */
  *visibleMarks(): Generator<{ index: number; mark: Mark }> {
    for (let index = 0; index < this.#marks.length; index++) {
      const mark = this.#marks[index]!;
      if (!this.#isShown[index]) continue;
      if (mark.region !== everywhere && this.filledAt[mark.region]! > this.#drawnAt[index]!)
        continue;
      yield { index, mark };
    }
  }

  /**
   * Does a command and returns what has changed: ids of areas, and ~index of marks. A command that
   * changes nothing is no step. What could have been redone is forgotten. Unknown areas are passed over.
   */
  apply(command: Command): number[] {
    const first = this.#log.changesIn(this.#done);
    const forgotten = {
      numbers: this.#log.numbers(first),
      stepEnds: this.#log.stepEnds.slice(this.#done),
      marks: this.#marks.slice(this.#marksBefore(first)),
    };
    const changes = [...this.#changesOf(command)];
    if (changes.length === 0) return [];
    this.#dropMarks(forgotten.marks.length);
    if (command.kind === "draw") this.#addMarks(command.marks);
    changes.forEach(([target, before, after], index) => {
      this.#log.write(first + index, target, before, after);
      this.#set(target, after, first + index);
    });
    this.#log.closeStep(this.#done, first + changes.length);
    this.#done++;
    this.#forgotten = forgotten;
    return changes.map(([target]) => target);
  }

  /**
   * Adds to the step just done, as a drag across areas goes on, so that one undo takes all of it
   * back. The command starts a step of its own if there is none.
   */
  extend(command: Command): number[] {
    const step = this.#done - 1;
    const forgotten = this.#forgotten;
    const changed = this.apply(command);
    if (step >= 0 && changed.length > 0) {
      this.#log.joinSteps(step);
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
    if (!this.#forgotten) return [];
    const changed = this.undo();
    const { numbers, stepEnds, marks } = this.#forgotten;
    this.#dropMarks(this.#marks.length - this.#marksBefore(this.#log.changesIn(this.#done)));
    this.#addMarks(marks);
    this.#log.restore(this.#done, numbers, stepEnds);
    this.#forgotten = undefined;
    return changed;
  }

  /** Takes the last step back and returns what has changed. */
  undo(): number[] {
    if (!this.canUndo) return [];
    const end = this.#log.changesIn(this.#done);
    this.#done--;
    const changed: number[] = [];
    for (let change = end - 1; change >= this.#log.changesIn(this.#done); change--) {
      const target = this.#log.target(change);
      this.#set(target, this.#log.before(change), this.#log.lastOf(target, change));
      changed.push(target);
    }
    return changed;
  }

  /** Does the step again that was taken back last, and returns what has changed. */
  redo(): number[] {
    if (!this.canRedo) return [];
    const start = this.#log.changesIn(this.#done);
    this.#done++;
    const changed: number[] = [];
    for (let change = start; change < this.#log.changesIn(this.#done); change++) {
      const target = this.#log.target(change);
      this.#set(target, this.#log.after(change), change);
      changed.push(target);
    }
    return changed;
  }

  /** The steps in order, done or not: each a list of (target, value after). */
  *steps(): Generator<[target: number, after: number][]> {
    for (let step = 0; step < this.#log.steps; step++) {
      const changes: [number, number][] = [];
      for (let at = this.#log.changesIn(step); at < this.#log.changesIn(step + 1); at++) {
        changes.push([this.#log.target(at), this.#log.after(at)]);
      }
      yield changes;
    }
  }

  *#changesOf(command: Command): Generator<[target: number, before: number, after: number]> {
    if (command.kind === "draw") {
      const first = this.#marksBefore(this.#log.changesIn(this.#done));
      for (const index of command.marks.keys()) yield [~(first + index), hidden, shown];
      return;
    }
    if (command.kind === "clear") {
      for (const [region, before] of this.colors.entries()) {
        if (before !== uncolored) yield [region, before, uncolored];
      }
      for (const [index, isShown] of this.#isShown.entries()) {
        if (isShown) yield [~index, shown, hidden];
      }
      return;
    }
    const covered = this.#regionsUnderMarks();
    const seen = new Set<number>();
    const fills =
      command.kind === "fill-each"
        ? command.fills
        : command.regions.map(
            (region) => [region, command.kind === "fill" ? command.color : uncolored] as const,
          );
    for (const [region, after] of fills) {
      const before = this.colors[region];
      if (before === undefined || seen.has(region)) continue;
      seen.add(region);
      if (before !== after || covered.has(region) || covered.has(everywhere)) {
        yield [region, before, after];
      }
    }
  }

  /** Areas whose fill, even by the same color, would cover something. */
  #regionsUnderMarks(): Set<number> {
    const covered = new Set<number>();
    for (const { mark } of this.visibleMarks()) covered.add(mark.region);
    return covered;
  }

  /** Marks that were drawn by the changes before this one. */
  #marksBefore(change: number): number {
    let count = this.#marks.length;
    while (count > 0 && this.#drawnAt[count - 1]! >= change) count--;
    return count;
  }

  /** Marks get their place in the log when their change is first done. */
  #addMarks(marks: readonly Mark[]): void {
    for (const mark of marks) {
      this.#marks.push(mark);
      this.#drawnAt.push(Number.MAX_SAFE_INTEGER);
      this.#isShown.push(false);
    }
  }

  #dropMarks(count: number): void {
    const left = this.#marks.length - count;
    this.#marks.length = this.#drawnAt.length = this.#isShown.length = left;
  }

  #set(target: number, value: number, change: number): void {
    if (target >= 0) {
      this.colors[target] = value;
      this.filledAt[target] = change;
      return;
    }
    this.#isShown[~target] = value === shown;
    // Hidden by "clear" and shown again, it still lies where it was drawn.
    if (value === shown && this.#drawnAt[~target]! > change) this.#drawnAt[~target] = change;
  }
}
