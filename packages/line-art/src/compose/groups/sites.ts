/** Where on somebody something is done: at the mouth, at the hair, at the arm. */
import { figureAnchors } from "../../figure/anchors.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { ArtworkRef } from "../../types.ts";
import { mouthOf } from "../deeds/in-the-mouth.ts";
import { anchorsOf } from "./anchors.ts";
import { type Part, type Point, pointOn } from "./cluster.ts";

/** On the side of who comes from the left, but for the back. */
export type Site =
  | "mouth"
  | "cheek"
  | "hair"
  | "ear"
  | "crown"
  | "arm"
  | "chest"
  | "paw"
  | "hand"
  | "back"
  | "udder"
  | "belly"
  | "leg"
  | "knee"
  | "feet";

export function siteOn(part: Part, site: Site): Point {
  return part.artwork.set === "figure" ? onAFigure(part, site) : onAnAnimal(part, site);
}

export const isAnimalsFigure = ({ name }: ArtworkRef) => name.includes(":");

function onAFigure(part: Part, site: Site): Point {
  const anchors = figureAnchors(part.artwork);
  const on = (place: keyof typeof anchors) => pointOn(part, anchors[place]);
  const [head, crown, chest] = [on("head"), on("crown"), on("chest")];
  const radius = head.y - crown.y;
  // Whose heads are broader.
  const isAnimal = isAnimalsFigure(part.artwork);
  switch (site) {
    case "hair":
      return { x: head.x - (isAnimal ? 1 : 0.6) * radius, y: head.y - 0.72 * radius };
    case "cheek":
      return { x: head.x - 0.7 * radius, y: head.y + 0.4 * radius };
    case "ear":
      return { x: head.x - (isAnimal ? 1.7 : 1.2) * radius, y: head.y + 0.2 * radius };
    case "crown":
      return { x: crown.x - 0.7 * radius, y: crown.y };
    case "arm":
      return { x: chest.x - 0.55 * radius, y: chest.y - 0.2 * radius };
    case "knee":
      return { x: on("seat").x - 1.05 * radius, y: on("seat").y - 0.1 * radius };
    case "paw":
    case "hand":
      return [on("hand"), on("nearHand")].reduce((one, other) => (other.x < one.x ? other : one));
    case "udder":
      return on("chest");
    case "belly":
      return { x: chest.x - 0.45 * radius, y: 0.45 * chest.y + 0.55 * on("seat").y };
    case "leg":
      return { x: on("feet").x + 0.1 * radius, y: 0.55 * on("seat").y + 0.45 * on("feet").y };
    default:
      return on(site);
  }
}

function onAnAnimal(part: Part, site: Site): Point {
  const { box, mention, artwork } = part;
  const isFront = subjectById(mention.subject).facing === "front";
  const on = (x: number, y: number) => ({ x: box.x + x * box.width, y: box.y + y * box.height });
  const { hat } = anchorsOf(mention.subject, artwork);
  switch (site) {
    case "mouth":
    case "cheek":
    case "hand":
      return pointOn(part, mouthOf(artwork));
    case "crown":
      return pointOn(part, { x: hat.x - 0.45 * hat.width * (part.mirrored ? -1 : 1), y: hat.y });
    case "feet":
      return on(0.3, 0.96);
    case "back":
      return on(0.24, 0.4);
    case "udder":
      return on(0.22, 0.7);
    case "belly":
      return on(0.4, 0.72);
    case "leg":
      return on(isFront ? 0.42 : 0.3, 0.82);
    case "hair":
      return on(0.26, hat.y + 0.2);
    case "paw":
    case "knee":
      return on(isFront ? 0.3 : 0.2, 0.88);
    default:
      return on(isFront ? 0.34 : 0.3, 0.62);
  }
}
