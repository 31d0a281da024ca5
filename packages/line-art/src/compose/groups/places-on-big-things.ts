/** Where on a big thing several are, in units of its drawing (128 × 128). */
import type { PoseName } from "../../figure/poses/poses.ts";
import type { PlaceOnThing, RelationKind, SubjectId } from "../../types.ts";

/** Room for one or several next to each other. */
export interface Room {
  from: number;
  to: number;
  /** Where their feet are. */
  foot: number;
  /** The upper edge of what is before them. */
  rail?: number;
  /** How high a grown-up is there. */
  high: number;
  /** Who is there would hide this one. */
  unless?: PlaceOnThing;
  /** How many there is room for; one where it is not said. */
  most?: number;
  /** Before the thing, or farther off than it is; else behind its rail or wall. */
  depth?: "before" | "behind";
  /** Of people and whoever stands upright. */
  pose?: PoseName;
  /** Everybody looks there. */
  facing?: "left";
  /** A mouse is as high as a bear: a rail would hide it. */
  isEven?: true;
  /** Whoever is there has an oar. */
  hasOars?: true;
  /** Two abreast, every other one a little farther off. */
  inPairs?: true;
}

export interface Places {
  rooms: Partial<Record<PlaceOnThing, readonly Room[]>>;
  /** Where those who draw it are harnessed. */
  hitch?: { x: number; y: number };
  /** Where those are of whom it is only said how they are to it. */
  at: Partial<Record<RelationKind, PlaceOnThing>>;
  /** Where those are who do this, if it is not said where. */
  doing?: Readonly<Record<string, PlaceOnThing>>;
  /** Where whoever finds no room is, too. */
  instead: PlaceOnThing;
  /** Where those are who have nothing to do with it; undefined where they find a place of their own. */
  others?: PlaceOnThing;
}

/** Whoever pulls it, before its pole. */
const team: Room = {
  from: -120,
  to: -2,
  foot: 126,
  high: 84,
  most: 6,
  inPairs: true,
  facing: "left",
  depth: "before",
};

const aboard = { on: "deck", in: "deck", riding: "deck" } as const;

/** Astern, ahead and before her side. */
const water: readonly Room[] = [
  { from: 124, to: 172, foot: 118, high: 44, depth: "before" },
  { from: -48, to: 4, foot: 118, high: 44, depth: "before" },
  { from: 36, to: 80, foot: 130, high: 40, depth: "before" },
];

const ship: Places = {
  rooms: {
    deck: [
      { from: 22, to: 50, foot: 93, rail: 82, high: 46 },
      { from: 59, to: 90, foot: 93, rail: 82, high: 46 },
      { from: -6, to: 24, foot: 93, rail: 82, high: 46 },
      { from: 104, to: 132, foot: 86, rail: 74, high: 44 },
    ],
    wheel: [{ from: 94, to: 132, foot: 88, high: 52, isEven: true }],
    stern: [{ from: 104, to: 130, foot: 86, high: 44 }],
    bow: [{ from: -4, to: 26, foot: 94, high: 44 }],
    mast: [{ from: 40, to: 68, foot: 76, high: 46, pose: "climbing" }],
    lookout: [{ from: 40, to: 68, foot: 32, high: 38 }],
    water,
  },
  at: { ...aboard, behind: "water", beside: "water", "in-front-of": "water", under: "water" },
  instead: "deck",
  others: "water",
};

export const placesOn: Readonly<Record<SubjectId, Places>> = {
  "boarded-pirate-ship": ship,
  "boarded-ship": ship,
  "peopled-treehouse": {
    rooms: {
      room: [{ from: 16, to: 112, foot: 88, rail: 75, high: 50, most: 4 }],
      roof: [{ from: 48, to: 80, foot: 25, high: 30 }],
      ladder: [{ from: 84, to: 114, foot: 121, high: 40, depth: "before", pose: "climbing" }],
      ground: [
        { from: 0, to: 44, foot: 128, high: 34, depth: "before" },
        { from: 114, to: 150, foot: 128, high: 34, depth: "before" },
        { from: -40, to: 0, foot: 128, high: 34, depth: "before" },
      ],
      "ladder-foot": [{ from: 113, to: 148, foot: 128, high: 34, depth: "before" }],
    },
    at: { in: "room", on: "roof", under: "ground", beside: "ground", "in-front-of": "ground" },
    instead: "ground",
    others: "ground",
  },
  "peopled-castle": {
    rooms: {
      tower: [
        { from: 75, to: 131, foot: 96, rail: 74, high: 46 },
        { from: -8, to: 48, foot: 104, rail: 82, high: 46 },
      ],
      wall: [{ from: 36, to: 86, foot: 92, rail: 80, high: 36, most: 2 }],
      gate: [
        { from: 20, to: 50, foot: 136, high: 46, depth: "before" },
        { from: 76, to: 106, foot: 136, high: 46, depth: "before" },
      ],
      ground: [
        { from: -16, to: 98, foot: 140, high: 62, most: 2, unless: "gate", depth: "before" },
        { from: -46, to: 22, foot: 140, high: 56, depth: "before" },
        { from: 96, to: 132, foot: 140, high: 44, depth: "before" },
        { from: 130, to: 166, foot: 140, high: 50, depth: "before" },
      ],
    },
    at: { in: "tower", on: "wall", "in-front-of": "ground", beside: "ground", behind: "ground" },
    instead: "ground",
    others: "ground",
  },
  "standing-train": {
    rooms: {
      window: [
        { from: 6, to: 46, foot: 76, rail: 60, high: 46 },
        { from: 52, to: 92, foot: 76, rail: 60, high: 46 },
      ],
      door: [{ from: 96, to: 125, foot: 99, high: 52, depth: "before" }],
      ground: [{ from: -14, to: 142, foot: 124, high: 58, most: 4, depth: "before" }],
    },
    at: { in: "window", on: "door", riding: "window", beside: "ground", "in-front-of": "ground" },
    instead: "ground",
    others: "ground",
  },
  "manned-dragon-boat": {
    doing: { "playing-drum": "bow" },
    rooms: {
      deck: [
        {
          from: 50,
          to: 114,
          foot: 104,
          high: 46,
          most: 4,
          isEven: true,
          pose: "rowing",
          facing: "left",
          hasOars: true,
        },
      ],
      bow: [{ from: 20, to: 56, foot: 99, high: 42 }],
      stern: [{ from: 104, to: 128, foot: 98, high: 42 }],
      ground: [
        { from: 112, to: 148, foot: 84, high: 46, depth: "behind" },
        { from: -44, to: -6, foot: 92, high: 46, depth: "behind" },
      ],
    },
    at: aboard,
    instead: "deck",
    others: "ground",
  },
  "towered-elephant": {
    rooms: {
      room: [{ from: 52, to: 114, foot: 62, rail: 46, high: 46, most: 2 }],
      ground: [
        { from: 122, to: 162, foot: 127, high: 60, depth: "before" },
        { from: -40, to: 0, foot: 127, high: 60, depth: "before" },
      ],
    },
    at: { in: "room", on: "room", riding: "room", beside: "ground" },
    instead: "ground",
    others: "ground",
  },
  "drawn-sleigh": {
    doing: { pulling: "team" },
    hitch: { x: 5, y: 70 },
    rooms: {
      deck: [{ from: 24, to: 108, foot: 94, rail: 74, high: 62, most: 3 }],
      team: [team],
      ground: [{ from: 126, to: 190, foot: 126, high: 72, depth: "before" }],
    },
    at: aboard,
    instead: "ground",
    others: "ground",
  },
  "drawn-carriage": {
    doing: { pulling: "team" },
    hitch: { x: 18, y: 88 },
    rooms: {
      deck: [{ from: 22, to: 104, foot: 92, rail: 70, high: 66, most: 3 }],
      team: [team],
      ground: [{ from: 126, to: 190, foot: 126, high: 72, depth: "before" }],
    },
    at: aboard,
    instead: "ground",
    others: "ground",
  },
  "drawn-cart": {
    doing: { pulling: "team" },
    hitch: { x: 8, y: 84 },
    rooms: {
      deck: [{ from: 14, to: 112, foot: 88, rail: 68, high: 66, most: 3 }],
      team: [team],
      ground: [
        { from: 126, to: 190, foot: 126, high: 66, depth: "before" },
        { from: -90, to: 126, foot: 170, high: 50, depth: "before" },
      ],
    },
    at: aboard,
    instead: "ground",
    others: "ground",
  },
  "rowed-boat": {
    rooms: {
      oars: ([66, 34, 2] as const).map((from) => ({
        from,
        to: from + 58,
        foot: 108,
        high: 88,
        pose: "rowing",
        facing: "left",
        hasOars: true,
      })),
      bow: [{ from: -8, to: 34, foot: 98, rail: 84, high: 54 }],
      water: water.map((room) => ({ ...room, foot: room.foot + 4, high: 52 })),
      deck: [{ from: 4, to: 70, foot: 104, rail: 86, high: 66, most: 3, isEven: true }],
    },
    at: { on: "deck", in: "deck", riding: "oars", beside: "water", behind: "water" },
    instead: "deck",
    others: "water",
  },
};
