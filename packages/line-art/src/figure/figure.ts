/**
 * Whole people doing things: a jointed body in a pose, dressed as a character, as flat coloured
 * shapes in painter's order.
 */

import { type Part, parts } from "../lexicon/parts.ts";
import type { Artwork, ArtworkRef, Box, SourceShape } from "../types.ts";
import { builds } from "./body.ts";
import type { Character } from "./character.ts";
import { drawArm, drawForearm, drawLeg } from "./clothes.ts";
import { canBeDisguise, disguisedAs, hoodShapes } from "./disguise.ts";
import { drawExtra } from "./extras/extras.ts";
import { drawAnimalsTail, hasSmallTail } from "./fur.ts";
import { bounds, type Frame, type Knot, mapPath, place, toFrame } from "./geometry.ts";
import { hairBehind, hairCap } from "./hair.ts";
import type { HatShape } from "./hats/hat-shapes.ts";
import { hatShapes } from "./hats/hats.ts";
import {
  drawEars,
  drawFeatures,
  drawHead,
  type Face,
  ink,
  type Mood,
  moods,
  turnedKnots,
} from "./head.ts";
import {
  asAnimal,
  facePlacesOf,
  furOf,
  hasHeadToDress,
  hatRise,
  hatScale,
  headOfAnimal,
} from "./heads/animal-heads.ts";
import { area, type Body, emptyLayers, type Layers, layerNames } from "./layers.ts";
import { drawAge, drawBun } from "./old-animals.ts";
import { findCharacter } from "./people/characters.ts";
import { playedBy } from "./people/played-by.ts";
import { mergeAreas, plainlyDressed } from "./plain.ts";
import { drawCrossedLegs, isCrossLegged } from "./poses/crossed-legs.ts";
import { isPose, type Pose, poseTable } from "./poses/poses.ts";
import { drawProp } from "./props.ts";
import { type ArmPose, facePlaces, poseSkeleton, type Skeleton } from "./skeleton.ts";
import { drawBottom } from "./skirts.ts";
import { drawTop } from "./tops.ts";
import { tube } from "./tube.ts";
import { wardrobe } from "./wardrobe.ts";
import { drawStripes, drawWings } from "./wings.ts";

/** Degrees from straight down: an upper arm that is raised, a forearm beside the face, and one that clears it. */
const raised = 105;
const upright = 158;
const outwards = 140;

export interface PosedFigure {
  character: Character;
  pose: Pose;
  mood: Mood;
  skeleton: Skeleton;
}

/**
 * @param name "character/pose" or "character/pose/mood", as in "princess/reading"; what is put on over a
 *   costume follows with a plus, as in "girl+raincoat/walking"; an animal's head, or whoever takes the role, goes before a colon, as in
 *   "dog:pirate/standing" and "girl:pirate/standing"
 * @throws RangeError when one of them is not known
 */
export function parseFigureName(name: string): PosedFigure {
  const [dressed = "", poseName = "", moodName, ...rest] = name.split("/");
  const [body = "", ...clothes] = dressed.split("+");
  const [id = "", who] = body.split(":").toReversed();
  const role = findCharacter(id);
  if (!role) throw new RangeError(`No figure is called "${id}" (in "${name}")`);
  const known = who === undefined ? role : inRole(who, role);
  const character = clothes.reduce(dress, known);
  if (!isPose(poseName)) throw new RangeError(`No pose is called "${poseName}" (in "${name}")`);
  const pose = character.animal ? besideTheHead(poseTable[poseName]) : poseTable[poseName];
  const mood = moods.find((known) => known === (moodName ?? pose.mood));
  if (!mood || rest.length > 0)
    throw new RangeError(`No mood is called "${moodName}" (in "${name}")`);
  const places = character.animal ? facePlacesOf(character.animal) : facePlaces;
  const skeleton = poseSkeleton(builds[character.build], pose, places);
  return { character, pose, mood, skeleton };
}

function inRole(who: string, role: Character): Character {
  const person = findCharacter(who);
  return person ? playedBy(person, role) : asAnimal(who, role);
}

/** Heads of animals are broader than people's: arms that go up over a shoulder pass beside the face. */
function besideTheHead(pose: Pose): Pose {
  // On their hands they stand as people do.
  if (pose.turn) return pose;
  const wide = (limb: ArmPose): ArmPose => {
    const { bones, layer } = limb;
    if (layer !== "over" || "to" in bones || "toFace" in bones) return limb;
    const [upper, lower] = bones;
    if (Math.abs(upper) < raised || Math.abs(lower) < upright) return limb;
    const side = Math.sign(lower);
    return { ...limb, bones: [side * raised, side * outwards] };
  };
  return { ...pose, arms: { near: wide(pose.arms.near), far: wide(pose.arms.far) } };
}

/** Its name; undefined for drawings that are no figures. */
export const poseOfFigure = ({ set, name }: ArtworkRef) =>
  set === "figure" ? name.split("/")[1] : undefined;

function dress(character: Character, clothing: string): Character {
  if (canBeDisguise(clothing)) return disguisedAs(clothing, character);
  const change = Object.hasOwn(wardrobe, clothing) ? wardrobe[clothing] : undefined;
  if (!change) throw new RangeError(`Nobody puts on "${clothing}"`);
  return change(character);
}

/**
 * The figure in its own units (an adult stands about 128 high), looking to the viewer's right unless
 * seen from the front.
 * @param name "character/pose" or "character/pose/mood"
 * @param plain with few and large areas, for the smallest children
 * @throws RangeError when the name is not known
 */
export function figureArtwork(name: string, plain = false): Artwork {
  const figure = parseFigureName(name);
  const shapes = plain
    ? drawFigure({ ...figure, character: plainlyDressed(figure.character) }, mergeAreas)
    : drawFigure(figure, inOrder);
  return { shapes, box: visibleBox(shapes) };
}

/** What is drawn once more over somebody in the arms: both from the elbow on. */
export function forearmsOfFigure(name: string): Artwork {
  const { character, pose, skeleton } = parseFigureName(name);
  const { layers, ...body } = bodyOf(character, pose, skeleton);
  for (const side of ["far", "near"] as const) drawForearm({ ...body, layers }, character, side);
  return { shapes: layers.overArms, box: visibleBox(layers.overArms) };
}

function bodyOf(character: Character, pose: Pose, skeleton: Skeleton): Body {
  return {
    build: builds[character.build],
    stance: pose,
    skeleton,
    layers: emptyLayers(),
    hands: character.gloves ?? character.skin,
  };
}

const inOrder = (layers: Layers) => layerNames.flatMap((name) => layers[name]);

function drawFigure(
  { character, pose, mood, skeleton }: PosedFigure,
  joined: (layers: Layers) => SourceShape[],
): SourceShape[] {
  const body = bodyOf(character, pose, skeleton);
  const { layers } = body;
  for (const side of ["far", "near"] as const) {
    if (!isCrossLegged(body)) drawLeg(body, character, side);
    drawArm(body, character, side);
  }
  if (isCrossLegged(body)) drawCrossedLegs(body, character);
  drawBottom(body, character);
  drawNeck(body, character);
  drawTop(body, character);
  drawHeadwear(body, character, mood);
  drawStripes(body, character);
  const animal = character.animal ?? character.hood;
  if (animal && hasHeadToDress(animal)) {
    drawWings(body, animal);
    const isSeen = character.animal || !hasSmallTail(animal);
    if (isSeen) drawAnimalsTail(body, { ...character, skin: furOf(animal) }, animal);
  }
  for (const extra of character.extras ?? []) drawExtra(body, character, extra);
  if (pose.stool) drawProp(body, "stool");
  if (pose.prop) drawProp(body, pose.prop);
  else if (pose.carries && character.carries) drawProp(body, character.carries, true);

  const shapes = joined(layers);
  const { turn } = pose;
  const marked = shapes.map((shape) => (isTelling(shape) ? { ...shape, telling: true } : shape));
  const turned = turn ? marked.map((shape) => turnShape(shape, turn)) : marked;
  return turned;
}

/** People are known by these, a princess by her crown. */
const telling: ReadonlySet<Part> = new Set([
  parts.face,
  parts.hair,
  parts.moustache,
  parts.beard,
  parts.leaf,
  parts.skate,
  parts.helmet,
  parts.hat,
  parts.crown,
  parts.book,
  parts.wing,
  parts.hose,
  parts.hammer,
  parts.flask,
  parts.spyglass,
  parts.stethoscope,
  parts.bag,
  parts.badge,
  parts.horn,
  parts.feather,
  parts.glasses,
  parts.magnifier,
  parts.wrench,
  parts.blade,
  parts.letter,
  parts.ring,
  parts.bandage,
  parts.bead,
  parts.pole,
  parts.stripe,
  parts.camera,
  parts.lens,
  parts.garland,
  parts.grassSkirt,
  parts.joint,
  parts.palette,
  parts.guitar,
  parts.violin,
  parts.flute,
  parts.drum,
  parts.microphone,
  parts.mask,
  parts.crest,
]);

/** Of eyes that are on a mask. */
const paper = "#fbfbf6";

const isTelling = ({ part }: SourceShape) => part !== undefined && telling.has(part);

function drawNeck({ build, skeleton, layers }: Body, { skin }: Character) {
  layers.neck.push(
    area(
      tube(
        [toFrame(skeleton.torso, 0, -build.torso * 0.86), skeleton.head],
        [build.headRadius * 0.3, build.headRadius * 0.3],
      ),
      skin,
      parts.neck,
    ),
  );
}

function drawHeadwear({ skeleton, stance, layers, build }: Body, character: Character, mood: Mood) {
  const frame = skeleton.head;
  const { yaw } = stance.head;
  const face: Face = {
    skin: character.skin,
    mood,
    yaw,
    lashes: character.lashes ?? false,
    wrinkles: character.wrinkles ?? false,
    glasses: character.extras?.includes("glasses") ?? false,
    covered: character.hat?.name === "ninja",
    young: build.headRadius > 14.8,
    oneEyed: character.oneEyed ?? false,
    ...(character.eyeMask && { eyeMask: character.eyeMask }),
  };
  const hat = character.hat && hatShapes(character.hat.name);
  const put = (
    layer: SourceShape[],
    knots: readonly Knot[],
    colour: string,
    part: Part,
    on: Frame = frame,
  ) => layer.push(area(place(knots, on), colour, part));
  const wear = (layer: SourceShape[], list: readonly HatShape[] = [], on: Frame = frame) => {
    for (const { knots, colour, part } of list) {
      const dye =
        colour === "ink" ? ink : colour === "white" ? paper : character.hat?.colours[colour];
      const turned = hat?.onFace ? turnedKnots(knots, yaw) : knots;
      put(layer, turned, dye ?? character.top.colour, part, on);
    }
  };
  const { hair, animal, wrinkles: isOld } = character;
  if (animal) {
    const larger = {
      ...toFrame(frame, 0, -hatRise(animal)),
      angle: frame.angle,
      scale: frame.scale * hatScale,
    };
    wear(layers.back, hat?.behind, larger);
    wear(layers.head, hat?.hood, larger);
    if (isOld && hair.back === "bun") layers.head.push(...drawBun(animal, frame));
    layers.head.push(...headOfAnimal(animal, frame, mood));
    if (isOld) layers.head.push(...drawAge(animal, frame, hair.fringe === "bald"));
    wear(layers.head, hat?.over, larger);
    return;
  }
  if (character.hood) {
    layers.head.push(...hoodShapes(character.hood, frame), ...drawHead(frame, face));
    for (const knots of hairCap(hair.fringe, yaw)) put(layers.head, knots, hair.colour, parts.hair);
    layers.head.push(...drawFeatures(frame, face));
    return;
  }
  const isBehind = hair.back === "long" || hair.back === "bob";
  wear(isBehind ? layers.back : layers.head, hat?.behind);
  if (!hat?.hidesHair) {
    const wide = hair.full && isBehind ? 1.2 : 1;
    for (const knots of hairBehind(hair.back, yaw)) {
      const full = wide === 1 ? knots : knots.map(([x, y, c]): Knot => [x * wide, y, c ?? 0]);
      put(isBehind ? layers.back : layers.head, full, hair.colour, parts.hair);
    }
  }
  layers.head.push(...drawHead(frame, face));
  if (!hat?.hidesHair) {
    for (const knots of hairCap(hair.fringe, yaw)) put(layers.head, knots, hair.colour, parts.hair);
  }
  if (hat?.hood && character.hat) {
    wear(layers.head, hat.hood);
    put(
      layers.head,
      (hat.opening ?? []).map(([x, y, corner]): Knot => [x + yaw * 0.004, y, corner ?? 0]),
      character.skin,
      parts.face,
    );
  } else if (!hat?.hidesEars) {
    layers.head.push(...drawEars(frame, face));
  }
  layers.head.push(...drawFeatures(frame, face));
  wear(layers.head, hat?.over);
}

function turnShape(shape: SourceShape, angle: number): SourceShape {
  const frame: Frame = { x: 0, y: 0, angle };
  const move = (x: number, y: number): [number, number] => {
    const placed = toFrame(frame, x, y);
    return [placed.x, placed.y];
  };
  return { ...shape, path: mapPath(shape.path, move) };
}

/** Bounds of the shapes themselves; how wide their outlines get is the page's business. */
function visibleBox(shapes: readonly SourceShape[]): Box {
  return bounds(shapes.map((shape) => shape.path));
}
