/**
 * Coordinates that cannot be mixed up: a page point counts pixels of the picture, a screen point
 * counts CSS pixels of the visible area the picture is shown in. Both grow to the right and down.
 */
declare const page: unique symbol;
declare const screen: unique symbol;

export interface PagePoint {
  readonly x: number;
  readonly y: number;
  readonly [page]: true;
}

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
  readonly [screen]: true;
}

export function pagePoint(x: number, y: number): PagePoint {
  return { x, y } as PagePoint;
}

export function screenPoint(x: number, y: number): ScreenPoint {
  return { x, y } as ScreenPoint;
}
