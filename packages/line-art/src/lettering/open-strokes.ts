/** Chinese characters without closed squares: where strokes enclose something, one of them is cut. */
import { strokeArea } from "../artwork/clip.ts";
import { flatten, fromPolygons, type Point, type Polygon, signedArea } from "../artwork/path.ts";

/** White between two pens, as a share of a pen. */
const gap = 1.3;
/** How finely strokes are cut, as a share of a pen. */
const step = 0.25;
/**
 * Strokes nearer to each other than this, in pens, are taken to touch: on a coarse screen they do.
 * Where the densest characters cannot be opened so far, they are as far as they can be.
 */
const nearly = [2.1, 1.8, 1.5, 1.2];
/** What is left of a stroke and has no more points is no stroke. */
const dot = 4;
const fine = 1 / 120;

/**
 * Ends are cut before middles, and each as little as it takes.
 *
 * @param strokes the middles of strokes
 * @param pen its width
 */
export function opened(strokes: readonly Point[][], pen: number): readonly Point[][] {
  return nearly.reduce<readonly Point[][]>(
    (lines, near) => openedFor(lines, near * pen, pen),
    strokes.map((stroke) => evenly(stroke, step * pen)),
  );
}

/** Cuts as long as that lets out white which strokes of this width enclose. */
function openedFor(strokes: readonly Point[][], wide: number, pen: number): readonly Point[][] {
  let lines = strokes;
  for (let white = enclosed(lines, wide); white.length > 0; ) {
    const edge = white.flatMap((polygon) => evenly([...polygon, polygon[0]!], pen));
    const isAtEdge = (piece: readonly Point[]) =>
      piece.some(([x, y]) => edge.some(([u, v]) => Math.hypot(u - x, v - y) < wide));
    let open: { lines: readonly Point[][]; white: Polygon[] } | undefined;
    for (const { without, piece } of cuts(lines)) {
      if (!isAtEdge(piece)) continue;
      const left = enclosed(without, wide);
      if (left.length >= white.length) continue;
      open = { lines: without, white: left };
      break;
    }
    if (!open) return lines;
    ({ lines, white } = open);
  }
  return lines;
}

/** The white that strokes enclose. */
function enclosed(lines: readonly Point[][], pen: number): Polygon[] {
  const coarse = lines.map((line) =>
    line.filter((_, place) => place % 3 === 0 || place === line.length - 1),
  );
  const path = strokeArea(
    coarse.flatMap((line) => fromPolygons([line]).slice(0, -1)),
    pen,
    fine,
  );
  return flatten(path, fine).filter((polygon) => signedArea(polygon) < 0);
}

interface Cut {
  piece: readonly Point[];
  without: Point[][];
}

/** Ways of cutting the lines, the best first. */
function* cuts(lines: readonly Point[][]): Generator<Cut> {
  const white = Math.ceil((1 + gap) / step);
  const most = Math.max(...lines.map(({ length }) => length));
  for (let cut = white; cut <= 2 * white; cut += 2) {
    for (const [place, line] of lines.entries()) {
      // What is left of a stroke can still be told to be one.
      if (line.length < 2 * cut) continue;
      yield { piece: line.slice(-cut), without: lines.with(place, line.slice(0, -cut)) };
      yield { piece: line.slice(0, cut), without: lines.with(place, line.slice(cut)) };
    }
  }
  for (let from = 1; from + white < most; from += 3) {
    const to = from + white;
    for (const [place, line] of lines.entries()) {
      if (to + 1 >= line.length) continue;
      const left = [line.slice(0, from), line.slice(to)].filter(({ length }) => length > dot);
      if (left.length === 0) continue;
      yield { piece: line.slice(from, to), without: lines.toSpliced(place, 1, ...left) };
    }
  }
}

/** Points in equal steps along a line. */
function evenly(line: readonly Point[], by: number): Point[] {
  const points: Point[] = [line[0]!];
  let rest = by;
  for (const [index, [x2, y2]] of line.slice(1).entries()) {
    const [x1, y1] = line[index]!;
    const length = Math.hypot(x2 - x1, y2 - y1);
    for (; rest <= length; rest += by) {
      const share = rest / length;
      points.push([x1 + share * (x2 - x1), y1 + share * (y2 - y1)]);
    }
    rest -= length;
  }
  return [...points, line.at(-1)!];
}
