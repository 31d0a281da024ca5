/**
 * Bubble letters filled with what is asked for: drawings, or motifs of the patterns. Letters too thin
 * for drawings have motifs inside, and the drawings stand round them.
 */
import { widened } from "../../artwork/clip.ts";
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { pathBounds } from "../../artwork/path.ts";
import { patternLine } from "../../draw/line-width.ts";
import { type MotifName, motifs } from "../../draw/patterns/motifs.ts";
import { drawingOf, subjectById } from "../../lexicon/subjects.ts";
import type { Filling, PlacedArtwork, PlacedShapes, SceneItem, SubjectId } from "../../types.ts";
import { artworkIn, placedShapes } from "../page/place.ts";
import type { Stage } from "../page/stage.ts";
import { type Circle, circlesInside } from "./circles-inside.ts";
import { beginningWith, composeAroundLetters } from "./letter-page.ts";
import { composeLettering } from "./lettering.ts";
import { motifShapes, motifsLike, type Tones } from "./motif-shapes.ts";

/** Shares of the page's shorter side, by richness: smaller drawings could not be colored. */
const leastThing = [0.064, 0.056, 0.05, 0.046];
const mostThing = [0.16, 0.12, 0.11, 0.1];
const leastMotif = [0.042, 0.03, 0.018, 0.014];
const mostMotif = [0.075, 0.055, 0.045, 0.04];
/** In letters that are thinner than the motifs: stars, hearts and dots; in lines of the drawing. */
const leastPlainMotif = 3;
/** A motif that stands by itself may be so much finer than one of a pattern. */
const finer = 0.88;
const gap = 0.007;
/** How much fatter than written, as a share of the page's shorter side. */
const swelling = { alone: 0.014, among: 0.006, han: 0.003 };
const tolerance = 0.5;

const richMotifs: readonly MotifName[] = ["flower", "heart", "starInRing", "daisy", "target"];
const plainMotifs: readonly MotifName[] = ["heart", "star", "bubble"];
const tones: readonly Tones[] = [
  ["#fdf3df", "#f0a7b5", "#f6d28a"],
  ["#fdf3df", "#a9cfee", "#f6d28a"],
  ["#fdf3df", "#cfe3b4", "#f0a7b5"],
];

export function composeFilledLetters(text: string, filling: Filling, stage: Stage): SceneItem[] {
  const letters = swollen(composeLettering(text, stage, "whole"), text, stage);
  const things = [...text.replaceAll(" ", "")].map((letter) => thingsIn(letter, filling));
  const rooms = letters.map((letter) => roomsIn(letter, mostThing, stage));
  if (rooms.every((each) => isRoomy(each, stage)) && things.every((each) => each.length > 0)) {
    const chosen = roomsForThings(text, rooms.flat(), stage);
    const inside = letters.flatMap((letter, place) =>
      filledWithThings(letter, rooms[place]!, things[place]!, chosen, stage),
    );
    return [...letters, ...inside];
  }
  const asMotifs = things.flat().map((thing) => motifsLike[thing]);
  const isMotifs = asMotifs.length > 0 && asMotifs.every((motif) => motif !== undefined);
  const inside = letters.flatMap((letter, place) =>
    roomsIn(letter, mostMotif, stage).map((room, index) =>
      motifIn(
        room,
        `${letter.id}-${index + 1}`,
        place,
        isMotifs ? asMotifs[index % asMotifs.length] : undefined,
        stage,
      ),
    ),
  );
  const isInside = isMotifs && inside.length >= 2 * letters.length;
  const around = composeAroundLetters(letters, isInside ? [] : things.flat(), stage);
  return [...around, ...letters, ...inside];
}

/** Most of what can be filled has room for things. */
function isRoomy(rooms: readonly Circle[], { unit, richness }: Stage): boolean {
  const areaOf = (some: readonly Circle[]) =>
    some.reduce((sum, { radius }) => sum + radius ** 2, 0);
  const large = rooms.filter(({ radius }) => radius >= leastThing[richness]! * unit);
  return areaOf(large) > 0.5 * areaOf(rooms);
}

/** Thin letters have smaller rooms. */
function roomsIn(letter: PlacedShapes, most: readonly number[], stage: Stage): Circle[] {
  const { unit, richness } = stage;
  const rooms = (least: number) =>
    circlesInside(letter.shapes[0]!.path, letter.box, {
      least,
      most: most[richness]! * unit,
      gap: gap * unit,
    });
  const large = rooms(leastMotif[richness]! * unit);
  return large.length > 2 ? large : rooms(leastPlainMotif * patternLine(stage));
}

function swollen(letters: readonly PlacedShapes[], text: string, { unit }: Stage): PlacedShapes[] {
  const isHan = /\p{Script=Han}/u.test(text);
  const by = swelling[isHan ? "han" : letters.length === 1 ? "alone" : "among"] * unit;
  return letters.map((letter) => {
    const shapes = letter.shapes.map((shape) => ({
      ...shape,
      path: widened(shape.path, by, tolerance),
    }));
    const name = { en: `bubble ${letter.name.en}`, zh: `空心${letter.name.zh}` };
    return { ...letter, name, shapes, box: pathBounds(...shapes.map(({ path }) => path)) };
  });
}

function thingsIn(letter: string, filling: Filling): readonly SubjectId[] {
  if (filling === "patterns") return [];
  return filling === "initials" ? beginningWith(letter) : filling;
}

/** Those that have a thing in them. A five has five, in the largest rooms. */
function roomsForThings(
  text: string,
  rooms: readonly Circle[],
  { unit, richness }: Stage,
): ReadonlySet<Circle> {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  const bySize = rooms.toSorted((one, other) => other.radius - one.radius);
  const isCounted = number > 0 && number <= rooms.length;
  return new Set(
    isCounted
      ? bySize.slice(0, number)
      : rooms.filter(({ radius }) => radius >= leastThing[richness]! * unit),
  );
}

/** The chosen rooms have the things in turn, all others a dot. */
function filledWithThings(
  letter: PlacedShapes,
  rooms: readonly Circle[],
  things: readonly SubjectId[],
  chosen: ReadonlySet<Circle>,
  stage: Stage,
): SceneItem[] {
  return rooms.flatMap<SceneItem>((room, place) => {
    const id = `${letter.id}-${place + 1}`;
    if (chosen.has(room)) return [thingIn(room, things[place % things.length]!, id, stage)];
    // Dots, among which the things are seen.
    return stage.richness > 0 ? [motifIn(room, id, place, "bubble", stage)] : [];
  });
}

function thingIn(
  { x, y, radius }: Circle,
  subject: SubjectId,
  id: string,
  { richness }: Stage,
): PlacedArtwork {
  const drawing = drawingOf(subjectById(subject), richness === 0);
  const { box } = loadArtwork(drawing);
  const scale = (2 * radius) / Math.hypot(box.width, box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  const place = { x: x - width / 2, y: y - height / 2, width, height };
  return { ...artworkIn(place, subject, drawing, "support"), id };
}

/** @param place of the letter: each has motifs of its own */
function motifIn(
  room: Circle,
  id: string,
  place: number,
  wanted: MotifName | undefined,
  stage: Stage,
): PlacedShapes {
  const isFine = (motif: MotifName) =>
    room.radius < finer * motifs[motif].least * patternLine(stage);
  const own = richMotifs[place % richMotifs.length]!;
  const motif =
    wanted ??
    (stage.richness === 0 || isFine(own) ? plainMotifs[place % plainMotifs.length]! : own);
  // A heart in a heart, and the petals of a small flower, would be black.
  const seen = isFine(motif) && !plainMotifs.includes(motif) ? "bubble" : motif;
  const shapes = motifShapes(seen, room, tones[place % tones.length]!);
  const name = { en: "pattern", zh: "花纹" };
  return placedShapes(id, name, isFine(seen) ? shapes.slice(0, 1) : shapes, "support");
}
