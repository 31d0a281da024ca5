/**
 * Behind a flock the line of the hill is cut to pieces, and so is the hill. Then each stands on a short
 * line of ground of its own, which bounds nothing.
 */
import { flatten, pathBounds } from "../artwork/path.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { Box, DrawnShape, Path, PlacedArtwork, SceneItem } from "../types.ts";
import { FittedPage } from "./fitted-page.ts";
import { lineWidth } from "./line-width.ts";

/** How far a line reaches beyond the feet of what stands on it, and beneath them, as shares of its width. */
const beyond = 0.12;
const beneath = 0.08;
/** The lowest part of a thing, as a share of its height: its feet. */
const lowest = 0.08;

/** What is held is smaller, as a share of the height of its holder. */
const small = 0.5;

/** The same page with lines of ground in place of the hill. */
export function onGroundLines(page: FittedPage, hill: SceneItem): FittedPage {
  const { scene, drawing } = page.without([hill]);
  const things = scene.items.filter((item) => item.kind === "artwork");
  const lines = things
    .filter((item) => baseOf(item) > hill.box.y && isStanding(item, things))
    .map((item): DrawnShape => {
      const shapes = drawing.shapes.filter((shape) => shape.item === item.id);
      return {
        path: linesUnder(item.box, feetOf(shapes)),
        fill: "none",
        stroke: lineWidth(scene, item.box),
        colour: "#000000",
        item: hill.id,
      };
    });
  return new FittedPage(
    { ...scene, items: [hill, ...scene.items] },
    { ...drawing, shapes: [...lines, ...drawing.shapes] },
  );
}

const baseOf = ({ box }: { box: Box }) => box.y + box.height;

/** What flies, a rider, or what is held stands on no ground. */
function isStanding(item: PlacedArtwork, things: readonly PlacedArtwork[]): boolean {
  const { habitat } = subjectById(item.subject);
  if (habitat === "air" || habitat === "sky") return false;
  const [x, y] = [item.box.x + item.box.width / 2, baseOf(item)];
  return !things.some(({ id, box }) => {
    if (id === item.id || y <= box.y || y >= baseOf({ box }) - 1) return false;
    const isWithin = x > box.x && x < box.x + box.width;
    const isInHand =
      item.box.height < small * box.height &&
      y < baseOf({ box }) - 0.3 * item.box.height &&
      item.box.x < box.x + box.width &&
      item.box.x + item.box.width > box.x;
    return isWithin || isInHand;
  });
}

/** From where to where a thing touches the ground. */
function feetOf(shapes: readonly DrawnShape[]): { left: number; right: number } {
  const all = pathBounds(...shapes.map(({ path }) => path));
  const ground = baseOf({ box: all }) - lowest * all.height;
  const xs = shapes
    .flatMap(({ path }) => flatten(path, all.height / 100).flat())
    .filter(([, y]) => y >= ground)
    .map(([x]) => x);
  return { left: Math.min(...xs), right: Math.max(...xs) };
}

/** One to the left and one to the right: in between it would close what is open between the legs. */
function linesUnder(box: Box, { left, right }: { left: number; right: number }): Path {
  const y = baseOf({ box }) - 0.01 * box.width;
  const [out, under] = [beyond * box.width, beneath * box.width];
  return [
    ["M", left - out, y],
    ["L", left + under, y],
    ["M", right - under, y],
    ["L", right + out, y],
  ];
}
