import { type PagePoint, pagePoint, type ScreenPoint, screenPoint } from "./points.ts";

/** Width and height: pixels for a page, CSS pixels for the window it is seen through. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a page lies in its window: screen = page × scale + offset. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** How far beyond the fitting scale one can zoom in. */
const maxZoom = 12;

export function toPage(view: View, point: ScreenPoint): PagePoint {
  return pagePoint((point.x - view.x) / view.scale, (point.y - view.y) / view.scale);
}

export function toScreen(view: View, point: PagePoint): ScreenPoint {
  return screenPoint(point.x * view.scale + view.x, point.y * view.scale + view.y);
}

/** The view that shows the whole page, centred, as large as the window allows. */
export function fitView(page: Size, window: Size): View {
  const scale = Math.min(window.width / page.width, window.height / page.height);
  return {
    scale,
    x: (window.width - page.width * scale) / 2,
    y: (window.height - page.height * scale) / 2,
  };
}

/** Zooms by `factor` so that what is under `anchor` stays there, within the limits of the page. */
export function zoomAt(
  view: View,
  factor: number,
  anchor: ScreenPoint,
  page: Size,
  window: Size,
): View {
  const fitting = fitView(page, window).scale;
  const scale = Math.min(Math.max(view.scale * factor, fitting), fitting * maxZoom);
  const under = toPage(view, anchor);
  return keepInWindow(
    { scale, x: anchor.x - under.x * scale, y: anchor.y - under.y * scale },
    page,
    window,
  );
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

/** A page smaller than the window is centred; a larger one always covers it. */
export function keepInWindow(view: View, page: Size, window: Size): View {
  return {
    scale: view.scale,
    x: keepOnAxis(view.x, page.width * view.scale, window.width),
    y: keepOnAxis(view.y, page.height * view.scale, window.height),
  };
}

function keepOnAxis(offset: number, length: number, available: number): number {
  if (length <= available) return (available - length) / 2;
  return Math.min(0, Math.max(available - length, offset));
}

function intoRange(value: number, low: number, high: number): number {
  if (low >= high) return (low + high) / 2 - value;
  return Math.min(Math.max(value, low), high) - value;
}
