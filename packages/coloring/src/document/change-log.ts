/**
 * The history of a coloring as plain numbers: each change is (target, before, after), 12 bytes, and a
 * step is a run of changes. Targets from 0 are areas, those below 0 are marks (~target is the mark).
 */

/** Numbers that a change takes. */
const changeLength = 3;

export class ChangeLog {
  #numbers: Int32Array<ArrayBuffer> = new Int32Array(96);
  /** End of each step, counted in changes. */
  #stepEnds: number[] = [];

  /** The log from what `numbers` and `stepEnds` gave; undefined if they do not fit together. */
  static load(
    numbers: Int32Array<ArrayBuffer>,
    stepEnds: readonly number[],
  ): ChangeLog | undefined {
    if (numbers.length !== (stepEnds.at(-1) ?? 0) * changeLength) return undefined;
    if (stepEnds.some((end, step) => !(end > (stepEnds[step - 1] ?? 0)))) return undefined;
    const log = new ChangeLog();
    log.#numbers = new Int32Array(Math.max(numbers.length, 96));
    log.#numbers.set(numbers);
    log.#stepEnds = [...stepEnds];
    return log;
  }

  get steps(): number {
    return this.#stepEnds.length;
  }

  get stepEnds(): number[] {
    return [...this.#stepEnds];
  }

  get byteLength(): number {
    return this.#numbers.byteLength + this.#stepEnds.length * 8;
  }

  /** Changes in the first `steps` steps: also where step number `steps` begins. */
  changesIn(steps: number): number {
    return steps === 0 ? 0 : this.#stepEnds[steps - 1]!;
  }

  numbers(fromChange = 0): Int32Array<ArrayBuffer> {
    const end = this.changesIn(this.steps) * changeLength;
    return this.#numbers.slice(fromChange * changeLength, end);
  }

  target(change: number): number {
    return this.#numbers[change * changeLength]!;
  }

  before(change: number): number {
    return this.#numbers[change * changeLength + 1]!;
  }

  after(change: number): number {
    return this.#numbers[change * changeLength + 2]!;
  }

  write(change: number, target: number, before: number, after: number): void {
    const at = change * changeLength;
    if (at + changeLength > this.#numbers.length) this.#grow(this.#numbers.length * 2);
    this.#numbers[at] = target;
    this.#numbers[at + 1] = before;
    this.#numbers[at + 2] = after;
  }

  /** Forgets all steps from `steps` on, and closes one of the changes written up to `end`. */
  closeStep(steps: number, end: number): void {
    this.#stepEnds.length = steps;
    this.#stepEnds.push(end);
  }

  /** Makes one step of a step and the one after it. */
  joinSteps(step: number): void {
    this.#stepEnds.splice(step, 1);
  }

  /** Forgets all steps from `steps` on and puts those back that were there before. */
  restore(steps: number, numbers: Int32Array<ArrayBuffer>, stepEnds: readonly number[]): void {
    const start = this.changesIn(steps) * changeLength;
    this.#stepEnds.length = steps;
    if (start + numbers.length > this.#numbers.length) this.#grow(start + numbers.length);
    this.#numbers.set(numbers, start);
    this.#stepEnds.push(...stepEnds);
  }

  /** The last change of a target before a change, or -1. */
  lastOf(target: number, before: number): number {
    for (let change = before - 1; change >= 0; change--) {
      if (this.target(change) === target) return change;
    }
    return -1;
  }

  #grow(length: number): void {
    const longer = new Int32Array(length);
    longer.set(this.#numbers);
    this.#numbers = longer;
  }
}
