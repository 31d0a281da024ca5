/**
 * The white areas of a painted page cell by cell, of which one can become part of another: the wall
 * between the two is taken away, and every other line keeps its width. Where the area all but touched
 * a third one, ink parts them.
 */
import type { Point, Polygon } from "../artwork/path.ts";
import { distanceInside } from "../quality/distance.ts";
import { connectRuns, fillRun, runsOf } from "../quality/runs.ts";
import { type CellWindow, union, windowAround, windowsOf } from "./cell-window.ts";
import type { SpecklessPage } from "./fill-specks.ts";
import type { InkedPage } from "./find-regions.ts";
import { keptIn } from "./kept-in.ts";
import { outlineOf } from "./outline-of.ts";

/** `distanceInside` counts three a cell. */
const perCell = 3;
/** In widths of the thinnest line: what is thinner is no line. */
const thinnestWall = 0.8;
/** How far around an area its neighbours are looked for, in widths of a line. */
const reach = 2.5;
/** How far crumbs are looked for. */
const reachOfCrumbs = 4.5;
/** Beyond that, what is behind a wall is looked at so far around it. */
const beyondReach = 3;
/** So many cells beyond the wall the opening begins, past the grey edge of the line. */
const rim = 2;
/** What is left of a wall and smaller than this, in squares of a line's width, is a crumb. */
const crumb = 2.2;
/** The same for what is mostly a speck that was filled. */
const filledCrumb = 8;
const filledShare = 0.2;
/** A wall with less to take away, in squares of a line's width, makes no opening. */
const opening = 0.6;
/** A gap in a line, in widths of a line; a line not much longer is no line any more beside it. */
const gap = 2.4;
const leastBesideGap = 3;
/** What a cell shows that belongs to no area. */
const ink = 0;
const pinched = -1;

/** What is between an area and its neighbour. */
export interface Wall {
  neighbour: number;
  /** Its cells, without those that belong to the lines towards other areas. */
  cells: number[];
  /** Cells of the area that are so close to others that the line between would be too thin. */
  pinched: number[];
  /** How much of the line round the area it is, 0 to 1. */
  share: number;
}

/** What becomes white and what becomes ink, outlined in page units. */
export interface Opening {
  white: Polygon[];
  ink: Polygon[];
}

export class WhiteMap {
  readonly #page: InkedPage;
  readonly #filled: ReadonlySet<number>;
  /** Number of the area of each cell, in rows that were looked at. */
  readonly #labels: Int16Array;
  readonly #isRead: Uint8Array;
  readonly #labelOfRun: Int32Array;
  readonly #windows: CellWindow[];
  /** In cells, the widest line and the thinnest wall. */
  readonly #line: number;
  readonly #thinnest: number;

  /** @param line widest line of the page, in page units */
  constructor({ page, white, filled, isArea, line: thinnest }: SpecklessPage, line: number) {
    // Asked once an area: runs are many more.
    const areas = white.areas.map((_, label) => (isArea(label) ? label : ink));
    const labels = white.labels.slice();
    for (let run = 0; run < labels.length; run++) labels[run] = areas[labels[run]!]!;
    this.#page = page;
    this.#filled = filled;
    this.#labels = new Int16Array(page.columns * page.rows);
    this.#isRead = new Uint8Array(page.rows);
    this.#labelOfRun = labels;
    this.#windows = windowsOf(page.broadRuns, labels, white.areas.length);
    this.#line = line / page.side;
    this.#thinnest = (thinnestWall * thinnest) / page.side;
  }

  /** The point farthest from the lines around an area, and how far that is, in page units. */
  deepest(area: number): { point: Point; radius: number } {
    const window = this.#around(area, 1);
    const distance = distanceInside(this.#maskOf(window, area), window.columns);
    let best = 0;
    for (let at = 1; at < distance.length; at++) if (distance[at]! > distance[best]!) best = at;
    return {
      point: this.#middleOf(this.#cellOf(window, best)),
      radius: (distance[best]! / perCell) * this.#page.side,
    };
  }

  /** What is round an area; none where that is thicker than so many lines. */
  wallsOf(area: number, lines: number): Wall[] {
    const thickest = perCell * lines * this.#line;
    const thinnest = perCell * this.#thinnest;
    const window = this.#around(area, Math.ceil(reach * this.#line));
    const labels = this.#labelsIn(window);
    const toArea = this.#distanceTo(window, area);
    const near = new Set<number>();
    for (let at = 0; at < toArea.length; at++) {
      const label = labels[at]!;
      if (label > ink && label !== area && toArea[at]! <= thickest + perCell) near.add(label);
    }
    if (near.size === 0) return [];
    const neighbours = [...near];
    const distances = neighbours.map((one) => this.#distanceTo(window, one));
    const toNearest = leastOf(distances);
    const walls = neighbours.map(
      (neighbour): Wall => ({ neighbour, cells: [], pinched: [], share: 0 }),
    );
    let all = 0;
    for (let at = 0; at < toArea.length; at++) {
      const label = labels[at]!;
      if (label !== ink && label !== area) continue;
      // For most cells of the area, and of what is around it, that is all there is to know.
      if (label === area ? toNearest[at]! >= thinnest : toArea[at]! + toNearest[at]! > thickest)
        continue;
      const cell = this.#cellOf(window, at);
      const [first, second] = nearestTwo(distances, at);
      const away = (index: number) => distances[index]?.[at] ?? Infinity;
      if (label === area) {
        for (const each of walls) {
          if (away(walls[first] === each ? second : first) < thinnest) each.pinched.push(cell);
        }
        continue;
      }
      all++;
      walls[first]!.share++;
      if (away(second) > perCell * this.#line) walls[first]!.cells.push(cell);
    }
    return walls
      .filter(({ cells }) => cells.length > opening * this.#line ** 2)
      .map((each) => ({ ...each, share: each.share / all }));
  }

  /** A point of the neighbour, next to the middle of a wall, and not at its very edge where there is room. */
  beyond({ neighbour, cells }: Wall): Point {
    const middle = cells[cells.length >> 1]!;
    const isThere = (cell: number) => this.#labels[cell] === neighbour;
    let nearest: number | undefined;
    for (const [dx, dy] of nearestFirst(Math.ceil(2 * this.#line))) {
      const cell = middle + dy * this.#page.columns + dx;
      if (!isThere(cell)) continue;
      nearest ??= cell;
      if (this.#near(cell, rim).every(isThere)) return this.#middleOf(cell);
    }
    return this.#middleOf(nearest ?? middle);
  }

  /** A gap in a wall, as low as may be; all of it where there is no place for one, or little else is left. */
  gapIn(area: number, wall: Wall): Wall {
    const { columns } = this.#page;
    const own = new Set(wall.cells);
    const radius = (gap / 4) * this.#line;
    const crossing = nearestFirst(Math.floor(radius)).filter(
      ([x, y]) => Math.hypot(x, y) <= radius,
    );
    const leadsAcross = (cell: number) => {
      const about = crossing.map(([dx, dy]) => cell + dy * columns + dx);
      const labels = about.map((one) => (own.has(one) ? area : this.#labels[one]!));
      return (
        labels.includes(wall.neighbour) &&
        labels.every((label) => label === area || label === wall.neighbour) &&
        about.some((one) => this.#labels[one] === area)
      );
    };
    const place = wall.cells.toSorted((one, other) => other - one).find(leadsAcross);
    if (place === undefined) return wall;
    const cells = wall.cells.filter(
      (cell) => this.#distance(cell, place) <= (gap / 2) * this.#line,
    );
    const left = wall.cells.length - cells.length;
    return left < leastBesideGap * this.#line ** 2 ? wall : { ...wall, cells };
  }

  #distance(one: number, other: number): number {
    const { columns } = this.#page;
    const across = (one % columns) - (other % columns);
    return Math.hypot(across, Math.floor(one / columns) - Math.floor(other / columns));
  }

  /** Makes an area part of its neighbour. */
  join(area: number, { neighbour, cells, pinched: close }: Wall): Opening {
    const window = this.#around(area, Math.ceil(reachOfCrumbs * this.#line));
    for (const cell of close) this.#labels[cell] = pinched;
    this.#takeNecks(area, neighbour, window);
    const opened = this.#maskOf(window, area);
    for (const cell of cells) this.#open(window, opened, this.#inWindow(window, cell), neighbour);
    this.#openCrumbs(window, opened, neighbour);
    const inked = this.#maskOf(window, pinched);
    // It is drawn with an outline, which is ink to those that are joined later.
    const toInked = inked.includes(1) ? this.#distanceTo(window, pinched) : undefined;
    const outline = (perCell * this.#thinnest) / 2;
    for (let at = 0; at < opened.length; at++) {
      if (toInked && toInked[at]! <= outline) this.#labels[this.#cellOf(window, at)] = ink;
      else if (opened[at] === 1) this.#labels[this.#cellOf(window, at)] = neighbour;
    }
    this.#windows[neighbour] = union(this.#windows[neighbour]!, this.#windows[area]!);
    return { white: this.#outlined(window, opened), ink: this.#outlined(window, inked) };
  }

  /** Takes an area off the map. */
  ink(area: number): Opening {
    const window = this.#around(area, 1);
    const inked = this.#maskOf(window, area);
    for (let at = 0; at < inked.length; at++) {
      if (inked[at] === 1) this.#labels[this.#cellOf(window, at)] = ink;
    }
    return { white: [], ink: this.#outlined(window, inked) };
  }

  /** White so narrow that it belongs to no area is part of this one, or leads from it to a third. */
  #takeNecks(area: number, neighbour: number, within: CellWindow): void {
    const { slight } = this.#page;
    const window = this.#around(area, 1);
    const isNeck = (cell: number) =>
      this.#labels[cell] === ink && slight.isWhite(cell) && this.#holds(within, cell);
    const seen = new Set<number>();
    for (let at = 0; at < window.columns * window.rows; at++) {
      const start = this.#cellOf(window, at);
      if (!isNeck(start) || seen.has(start)) continue;
      const neck = new Set([start]);
      for (const cell of neck) {
        seen.add(cell);
        for (const next of this.#near(cell, 1)) if (isNeck(next)) neck.add(next);
      }
      const sees = (far: number, isWanted: (label: number) => boolean) =>
        [...neck].some((cell) =>
          this.#near(cell, far).some((near) => isWanted(this.#labels[near]!)),
        );
      const isOwn = (label: number) => label === area || label === pinched;
      const isThird = (label: number) => label > ink && label !== area && label !== neighbour;
      if (!sees(1, isOwn)) continue;
      const becomes = sees(Math.floor(this.#thinnest), isThird) ? pinched : area;
      for (const cell of neck) this.#labels[cell] = becomes;
    }
  }

  /** Cells in a square about one. */
  #near(cell: number, far: number): number[] {
    const { columns } = this.#page;
    const cells: number[] = [];
    for (let dy = -far; dy <= far; dy++) {
      for (let dx = -far; dx <= far; dx++) cells.push(cell + dy * columns + dx);
    }
    return cells;
  }

  /** Opens a cell of the wall, and what of its neighbour is grey with ink. */
  #open(window: CellWindow, opened: Uint8Array, cell: number, neighbour: number): void {
    opened[cell] = 1;
    const { columns, rows } = window;
    const column = cell % columns;
    const row = (cell - column) / columns;
    const [left, right] = [Math.max(0, column - rim), Math.min(columns - 1, column + rim)];
    for (let y = Math.max(0, row - rim); y <= Math.min(rows - 1, row + rim); y++) {
      const onPage = (window.row + y) * this.#page.columns + window.column;
      for (let x = left; x <= right; x++)
        if (this.#labels[onPage + x] === neighbour) opened[y * columns + x] = 1;
    }
  }

  /** What is left of the wall in bits. */
  #openCrumbs(window: CellWindow, opened: Uint8Array, neighbour: number): void {
    const { columns } = window;
    const isLeft = this.#maskOf(window, ink);
    for (let at = 0; at < isLeft.length; at++) if (opened[at] === 1) isLeft[at] = 0;
    const { starts, labels, areas } = componentsOf(isLeft, columns);
    const square = this.#line ** 2;
    const filled = areas.map(() => 0);
    labels.forEach((label, run) => {
      if (label === 0 || areas[label]! >= filledCrumb * square) return;
      for (let at = starts[run]!; at < starts[run + 1]!; at++) {
        if (this.#filled.has(this.#cellOf(window, at))) filled[label]! += 1;
      }
    });
    const isCrumb = areas.map((area, label) => {
      const most = filled[label]! > filledShare * area ? filledCrumb : crumb;
      return area < most * square;
    });
    const meetsOpening = areas.map(() => false);
    labels.forEach((label, run) => {
      if (label === 0 || !isCrumb[label]) return;
      const [from, to] = [starts[run]!, starts[run + 1]!];
      // What the edge of the window cuts off is part of something larger.
      const isCut = from % columns === 0 || to % columns === 0;
      if (isCut || from < columns || to > isLeft.length - columns) isCrumb[label] = false;
      for (let at = from; at < to; at++) {
        if (opened[at - 1] || opened[at + 1] || opened[at - columns] || opened[at + columns])
          meetsOpening[label] = true;
      }
    });
    labels.forEach((label, run) => {
      if (label === 0 || !isCrumb[label] || !meetsOpening[label]) return;
      for (let at = starts[run]!; at < starts[run + 1]!; at++)
        this.#open(window, opened, at, neighbour);
    });
  }

  #labelsIn({ column, row, columns, rows }: CellWindow): Int16Array {
    const labels = new Int16Array(columns * rows);
    for (let y = 0; y < rows; y++) {
      const first = (row + y) * this.#page.columns + column;
      labels.set(this.#labels.subarray(first, first + columns), y * columns);
    }
    return labels;
  }

  /** @param own what it is where the label is this one; elsewhere it is the other */
  #maskOf(window: CellWindow, label: number, own: 0 | 1 = 1): Uint8Array {
    const { column, row, columns, rows } = window;
    const other = 1 - own;
    const labels = this.#labels;
    const mask = new Uint8Array(columns * rows);
    for (let y = 0, at = 0; y < rows; y++) {
      const first = (row + y) * this.#page.columns + column;
      for (let cell = first; cell < first + columns; cell++, at++)
        mask[at] = labels[cell] === label ? own : other;
    }
    return mask;
  }

  #distanceTo(window: CellWindow, label: number): Uint16Array {
    return distanceInside(this.#maskOf(window, label, 0), window.columns);
  }

  #outlined(window: CellWindow, cells: Uint8Array): Polygon[] {
    const { side } = this.#page;
    return outlineOf(cells, window).map((ring) =>
      ring.map(([x, y]): Point => [x * side, y * side]),
    );
  }

  #middleOf(cell: number): Point {
    const { columns, side } = this.#page;
    const column = cell % columns;
    return [(column + 0.5) * side, ((cell - column) / columns + 0.5) * side];
  }

  #cellOf({ column, row, columns }: CellWindow, at: number): number {
    const x = at % columns;
    return (row + (at - x) / columns) * this.#page.columns + column + x;
  }

  #inWindow({ column, row, columns }: CellWindow, cell: number): number {
    const x = cell % this.#page.columns;
    return ((cell - x) / this.#page.columns - row) * columns + x - column;
  }

  #holds({ column, row, columns, rows }: CellWindow, cell: number): boolean {
    const x = cell % this.#page.columns;
    const y = (cell - x) / this.#page.columns;
    return x >= column && x < column + columns && y >= row && y < row + rows;
  }

  #around(area: number, more: number): CellWindow {
    const window = windowAround(this.#windows[area]!, more, this.#page);
    this.#readRows(windowAround(window, Math.ceil(beyondReach * this.#line), this.#page));
    return window;
  }

  /** Most that is asked for is small, and lies in few of a thousand rows. */
  #readRows({ row: top, rows: count }: CellWindow): void {
    const { starts, rows } = this.#page.broadRuns;
    for (let row = top; row < top + count; row++) {
      if (this.#isRead[row] === 1) continue;
      this.#isRead[row] = 1;
      for (let run = rows[row]!; run < rows[row + 1]!; run++) {
        const label = this.#labelOfRun[run]!;
        if (label !== ink) fillRun(this.#labels, label, starts[run]!, starts[run + 1]!);
      }
    }
  }
}

/** How far right and down cells of a square are from its middle, by how many it reaches. */
const squares = new Map<number, (readonly [number, number])[]>();

function nearestFirst(far: number): readonly (readonly [number, number])[] {
  return keptIn(squares, far, () => {
    const side = Array.from({ length: 2 * far + 1 }, (_, at) => at - far);
    return side
      .flatMap((dy) => side.map((dx) => [dx, dy] as const))
      .sort(([x1, y1], [x2, y2]) => x1 ** 2 + y1 ** 2 - x2 ** 2 - y2 ** 2);
  });
}

function componentsOf(mask: Uint8Array, columns: number) {
  const runs = runsOf(mask, columns);
  return { starts: runs.starts, ...connectRuns(runs, 8) };
}

/** For each cell the least of all. */
function leastOf([first, ...others]: readonly Uint16Array[]): Uint16Array {
  const least = first!.slice();
  for (const distance of others) {
    for (let at = 0; at < least.length; at++)
      if (distance[at]! < least[at]!) least[at] = distance[at]!;
  }
  return least;
}

/** Indexes of the two that are nearest there; -1 where there are none. */
function nearestTwo(distances: readonly Uint16Array[], at: number): [number, number] {
  let [first, second] = [-1, -1];
  for (let one = 0; one < distances.length; one++) {
    const distance = distances[one]![at]!;
    if (first < 0 || distance < distances[first]![at]!) [first, second] = [one, first];
    else if (second < 0 || distance < distances[second]![at]!) second = one;
  }
  return [first, second];
}
