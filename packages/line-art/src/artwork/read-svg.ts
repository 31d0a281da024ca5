/**
 * Reads the body of an SVG drawing into flat, styled, placed elements: `use` is followed, transforms
 * are applied, presentation attributes and `style` inherited. Only what artwork uses is read: no
 * text, images, masks or CSS classes; filters (blurred shadows) and their elements are left out.
 */
import { parse, type TNode } from "txml";
import { type Part, partByKey } from "../lexicon/parts.ts";
import type { Path } from "../types.ts";
import { fromChannels, channels as readChannels, readColour } from "./colour.ts";
import {
  identity,
  type Matrix,
  multiply,
  parsePath,
  readTransform,
  transformPath,
} from "./path.ts";

/** What fills or strokes an element. A gradient is its mean colour. */
export interface Paint {
  colour: string;
  /** 0 to 1, with the opacity of the element and all around it. */
  opacity: number;
  /** A gradient that fades out somewhere: a gloss or a shadow, never the shape itself. */
  fades: boolean;
}

export interface SvgElement {
  path: Path;
  fill?: Paint;
  stroke?: Paint;
  /** In the units of the drawing. */
  strokeWidth: number;
  evenOdd: boolean;
  /** Outlines that this element is cut to, one after the other. */
  clips: Path[];
  detail: boolean;
  telling: boolean;
  /** What it shows, as the drawing says. */
  part?: Part;
}

type Attributes = Record<string, string | null>;

interface Context {
  matrix: Matrix;
  style: Attributes;
  opacity: number;
  clips: Path[];
}

const inherited = [
  "fill",
  "stroke",
  "stroke-width",
  "fill-opacity",
  "stroke-opacity",
  "fill-rule",
  "clip-rule",
  "data-detail",
  "data-part",
  "data-telling",
];
const unseen = new Set([
  "defs",
  "clipPath",
  "linearGradient",
  "radialGradient",
  "symbol",
  "filter",
]);

/** All drawn elements of an SVG body, in painter's order. */
export function readSvg(body: string): SvgElement[] {
  const roots = parse(body).filter((node): node is TNode => typeof node !== "string");
  const byId = new Map<string, TNode>();
  const index = (node: TNode) => {
    const { id } = node.attributes;
    if (id) byId.set(id, node);
    children(node).forEach(index);
  };
  roots.forEach(index);

  const elements: SvgElement[] = [];
  const start: Context = { matrix: identity, style: {}, opacity: 1, clips: [] };
  for (const root of roots) walk(root, start, byId, elements, new Set());
  return elements;
}

function children(node: TNode): TNode[] {
  return node.children.filter((child): child is TNode => typeof child !== "string");
}

function attributesOf(node: TNode): Attributes {
  const attributes: Attributes = { ...node.attributes };
  for (const rule of (attributes.style ?? "").split(";")) {
    const [name, value] = rule.split(":");
    if (name && value) attributes[name.trim()] = value.trim();
  }
  return attributes;
}

function number(value: string | null | undefined, otherwise = 0): number {
  return value ? Number.parseFloat(value) : otherwise;
}

/** The element that `#id` or `url(#id)` points to. */
function referenced(value: string | null | undefined, byId: Map<string, TNode>): TNode | undefined {
  const id = value?.match(/#([^)"']+)/)?.[1];
  return id ? byId.get(id) : undefined;
}

function walk(
  node: TNode,
  around: Context,
  byId: Map<string, TNode>,
  into: SvgElement[],
  seen: ReadonlySet<TNode>,
): void {
  const attributes = attributesOf(node);
  if (attributes.filter || attributes.display === "none" || seen.has(node)) return;

  const style = { ...around.style };
  for (const name of inherited) if (attributes[name] != null) style[name] = attributes[name];
  let matrix = around.matrix;
  if (attributes.transform) matrix = multiply(matrix, readTransform(attributes.transform));
  let clips = around.clips;
  const clip = referenced(attributes["clip-path"], byId);
  if (clip) clips = [...clips, clipOutline(clip, matrix, byId)];
  const opacity = around.opacity * number(attributes.opacity, 1);
  const context = { matrix, style, opacity, clips };
  const inside = new Set(seen).add(node);

  if (node.tagName === "use") {
    const target = referenced(attributes.href ?? attributes["xlink:href"], byId);
    if (!target) return;
    const offset: Matrix = [1, 0, 0, 1, number(attributes.x), number(attributes.y)];
    const moved = { ...context, matrix: multiply(matrix, offset) };
    // A symbol is only drawn when used.
    const parts = target.tagName === "symbol" ? children(target) : [target];
    for (const part of parts) walk(part, moved, byId, into, inside);
    return;
  }
  if (unseen.has(node.tagName)) return;
  if (node.tagName === "g" || node.tagName === "svg") {
    for (const child of children(node)) walk(child, context, byId, into, inside);
    return;
  }

  const data = pathData(node.tagName, attributes);
  if (!data) return;
  const fill = paint(style.fill ?? "#000", opacity * number(style["fill-opacity"], 1), byId);
  const stroke = paint(style.stroke ?? "none", opacity * number(style["stroke-opacity"], 1), byId);
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  into.push({
    path: transformPath(parsePath(data), matrix),
    ...(fill && { fill }),
    ...(stroke && { stroke }),
    strokeWidth: number(style["stroke-width"], 1) * scale,
    evenOdd: style["fill-rule"] === "evenodd",
    clips,
    detail: style["data-detail"] != null,
    telling: style["data-telling"] != null,
    ...(style["data-part"] && { part: partByKey(style["data-part"]) }),
    // What a drawing is known by stays when it is drawn with fewer areas.
  });
}

function clipOutline(clip: TNode, matrix: Matrix, byId: Map<string, TNode>): Path {
  const elements: SvgElement[] = [];
  const own = clip.attributes.transform;
  const context: Context = {
    matrix: own ? multiply(matrix, readTransform(own)) : matrix,
    style: {},
    opacity: 1,
    clips: [],
  };
  for (const child of children(clip)) walk(child, context, byId, elements, new Set([clip]));
  return elements.flatMap((element) => element.path);
}

/** Path data of a basic shape, as SVG 2 §10 defines them. */
function pathData(tag: string, attributes: Attributes): string | undefined {
  const n = (name: string, otherwise = 0) => number(attributes[name], otherwise);
  switch (tag) {
    case "path":
      return attributes.d ?? undefined;
    case "circle":
    case "ellipse": {
      const rx = tag === "circle" ? n("r") : n("rx");
      const ry = tag === "circle" ? n("r") : n("ry");
      const [cx, cy] = [n("cx"), n("cy")];
      return `M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`;
    }
    case "rect": {
      const [x, y, w, h] = [n("x"), n("y"), n("width"), n("height")];
      const rx = Math.min(n("rx", n("ry")), w / 2);
      const ry = Math.min(n("ry", n("rx")), h / 2);
      if (rx <= 0 || ry <= 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
      const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
      return (
        `M${x + rx} ${y}h${w - 2 * rx}${corner(rx, ry)}v${h - 2 * ry}${corner(-rx, ry)}` +
        `h${2 * rx - w}${corner(-rx, -ry)}v${2 * ry - h}${corner(rx, -ry)}Z`
      );
    }
    case "line":
      return `M${n("x1")} ${n("y1")}L${n("x2")} ${n("y2")}`;
    case "polyline":
    case "polygon": {
      const points = attributes.points?.trim();
      return points ? `M${points}${tag === "polygon" ? "Z" : ""}` : undefined;
    }
    default:
      return undefined;
  }
}

function paint(value: string, opacity: number, byId: Map<string, TNode>): Paint | undefined {
  if (!value.startsWith("url(")) {
    const colour = readColour(value);
    return colour ? { colour, opacity, fades: false } : undefined;
  }
  const gradient = referenced(value, byId);
  return gradient && gradientPaint(gradient, opacity, byId);
}

function gradientPaint(
  gradient: TNode,
  opacity: number,
  byId: Map<string, TNode>,
): Paint | undefined {
  const stops = children(gradient).filter((child) => child.tagName === "stop");
  if (stops.length === 0) {
    const { href } = gradient.attributes;
    const base = referenced(href ?? gradient.attributes["xlink:href"], byId);
    return base && base !== gradient ? gradientPaint(base, opacity, byId) : undefined;
  }
  const read = stops.map((stop) => {
    const attributes = attributesOf(stop);
    const [red, green, blue] = readChannels(
      readColour(attributes["stop-color"] ?? "#000") ?? "#000000",
    );
    return { red, green, blue, opacity: number(attributes["stop-opacity"], 1) };
  });
  const total = read.reduce((sum, stop) => sum + stop.opacity, 0);
  if (total === 0) return undefined;
  const mean = (channel: "red" | "green" | "blue") =>
    read.reduce((sum, stop) => sum + stop[channel] * stop.opacity, 0) / total;
  return {
    colour: fromChannels(mean("red"), mean("green"), mean("blue")),
    opacity: (opacity * total) / read.length,
    fades: read.some((stop) => stop.opacity < 0.3),
  };
}
