import { type PagePoint, pagePoint, type ScreenPoint, screenPoint } from "./points.ts";

/** Width and height: pixels for a page, CSS pixels for the window it is seen through. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a page lies in its window: screen = page turned by the angle × scale + offset. */
export interface View {
  readonly scale: number;
  /** Radians, clockwise; 0 is upright. */
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

/** How far beyond the fitting scale one can zoom in. */
const maxZoom = 12;
/** A page turned back nearly upright is upright. */
const uprightWithin = 0.06;

export function toPage(view: View, point: ScreenPoint): PagePoint {
  const [cos, sin] = [Math.cos(view.angle), Math.sin(view.angle)];
  const dx = (point.x - view.x) / view.scale;
  const dy = (point.y - view.y) / view.scale;
  return pagePoint(dx * cos + dy * sin, dy * cos - dx * sin);
}

export function toScreen(view: View, point: PagePoint): ScreenPoint {
  const [cos, sin] = [Math.cos(view.angle), Math.sin(view.angle)];
  return screenPoint(
    (point.x * cos - point.y * sin) * view.scale + view.x,
    (point.x * sin + point.y * cos) * view.scale + view.y,
  );
}

/** Zooms by `factor` so that what is under `anchor` stays there, within the limits of the page. */
export function zoomAt(
  view: View,
  factor: number,
  anchor: ScreenPoint,
  page: Size,
  window: Size,
): View {
  const fitting = fittingScale(page, window, view.angle);
  const scale = Math.min(Math.max(view.scale * factor, fitting), fitting * maxZoom);
  return held({ ...view, scale }, toPage(view, anchor), anchor, page, window);
}

/** Turns the page by `angle` around what is under `anchor`. */
export function turnAt(
  view: View,
  angle: number,
  anchor: ScreenPoint,
  page: Size,
  window: Size,
): View {
  const turned = Math.atan2(Math.sin(view.angle + angle), Math.cos(view.angle + angle));
  const isUpright = Math.abs(turned) < uprightWithin && Math.abs(turned) < Math.abs(view.angle);
  const next = { ...view, angle: isUpright ? 0 : turned };
  return held(next, toPage(view, anchor), anchor, page, window);
}

export function panBy(view: View, dx: number, dy: number, page: Size, window: Size): View {
  return keepInWindow({ ...view, x: view.x + dx, y: view.y + dy }, page, window);
}

/** Moves the view, if need be, so that `point` is at least `margin` CSS pixels inside the window. */
export function reveal(
  view: View,
  point: PagePoint,
  margin: number,
  page: Size,
  window: Size,
): View {
  const at = toScreen(view, point);
  return panBy(
    view,
    intoRange(at.x, margin, window.width - margin),
    intoRange(at.y, margin, window.height - margin),
    page,
    window,
  );
}

/** The scale at which all of the page can be seen. */
function fittingScale(page: Size, window: Size, angle: number): number {
  const { right, left, bottom, top } = extent({ scale: 1, angle, x: 0, y: 0 }, page);
  return Math.min(window.width / (right - left), window.height / (bottom - top));
}

/** The view moved so that a point of the page lies at a point of the screen, as far as may be. */
function held(view: View, point: PagePoint, at: ScreenPoint, page: Size, window: Size): View {
  const now = toScreen(view, point);
  const moved = { ...view, x: view.x + at.x - now.x, y: view.y + at.y - now.y };
  return keepInWindow(moved, page, window);
}

/** A page smaller than the window is centred; a larger one always covers it. */
function keepInWindow(view: View, page: Size, window: Size): View {
  const { left, top, right, bottom } = extent(view, page);
  const covering = {
    ...view,
    x: view.x + intoPlace(left, right, window.width),
    y: view.y + intoPlace(top, bottom, window.height),
  };
  return showPage(covering, page, window);
}

/** Beside the corners of a turned page there is nothing to see: the middle of the window is on it. */
function showPage(view: View, page: Size, window: Size): View {
  const middle = screenPoint(window.width / 2, window.height / 2);
  const seen = toPage(view, middle);
  const [halfWidth, halfHeight] = [page.width / 2, page.height / 2];
  const [dx, dy] = [seen.x - halfWidth, seen.y - halfHeight];
  const excess = Math.max(Math.abs(dx) / halfWidth, Math.abs(dy) / halfHeight);
  if (excess <= 1) return view;
  const at = toScreen(view, pagePoint(halfWidth + dx / excess, halfHeight + dy / excess));
  return { ...view, x: view.x + middle.x - at.x, y: view.y + middle.y - at.y };
}

/** The rectangle of the window that the page takes. */
function extent(view: View, { width, height }: Size) {
  const corners = [pagePoint(0, 0), pagePoint(width, 0), pagePoint(0, height)]
    .concat(pagePoint(width, height))
    .map((corner) => toScreen(view, corner));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function intoPlace(low: number, high: number, available: number): number {
  if (high - low <= available) return (available - high - low) / 2;
  return low > 0 ? -low : Math.max(0, available - high);
}

function intoRange(value: number, low: number, high: number): number {
  if (low >= high) return (low + high) / 2 - value;
  return Math.min(Math.max(value, low), high) - value;
}
