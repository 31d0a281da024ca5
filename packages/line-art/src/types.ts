/**
 * The plan and its renderings: what the four stages hand to each other.
 *
 *   description ─read→ Brief ─compose→ Scene ─draw→ Drawing ─write→ SVG, colours, regions
 *
 * Lengths are page units (1 unit = 1 CSS pixel of the page size in `pageSizes`), y grows downwards,
 * angles are degrees clockwise, colours are lower-case `#rrggbb`.
 */
import type {
  AspectRatio,
  Complexity,
  Difficulty,
  Language,
  Localised,
  Reading,
  Style,
  Theme,
} from "@colorleaf/domain";
import type { MotifName } from "./compose/ornament/motifs.ts";
import type { Part } from "./lexicon/parts.ts";
import type { Sheet } from "./lexicon/sheets.ts";

export interface DrawOptions {
  aspectRatio: AspectRatio;
  complexity: Complexity;
  /** Where it is known more finely than the complexity says: "hard" lies between medium and complex. */
  difficulty?: Difficulty | undefined;
  style: Style;
  theme?: Theme | undefined;
  /** Which language wins where a word could be read in both; found out from the text if absent. */
  language?: Language | undefined;
  /** A plan of the scene that goes before the engine's own reading. */
  plan?: ScenePlan | undefined;
  /** 0 to 2^32 - 1. The same description, options and seed give the same bytes. */
  seed: number;
}

// ── vocabulary ────────────────────────────────────────────────────────────────────────────────

export type SubjectId = string;

/**
 * Where a source drawing comes from: `noto` and `fluent` are the licensed packages, `own` is drawn by
 * hand, `figure` is a person built from joints (name: "character/pose", as in "princess/reading").
 */
export interface ArtworkRef {
  set: "noto" | "fluent" | "own" | "figure";
  name: string;
  /**
   * `asleep`: its eyes are closed. `angry`, `sad`, `surprised`, `scared`: its brows and mouth say so. `front`: only what is in front of the things inside it, of people the arms. `plain`: a
   * person with few and large areas.
   */
  variant?: "asleep" | "aloud" | "angry" | "sad" | "surprised" | "scared" | "front" | "plain";
  /** Wider or narrower than it is drawn, or with more eyes or fewer. */
  build?: Mention["build"];
  /** Of a thing that has none as it is drawn. */
  face?: Face;
  gaze?: Gaze;
}

/** To which side eyes look, as they are drawn. */
export interface Gaze {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

/** How a thing feels that has a face. */
export type Face = Exclude<NonNullable<Mention["mood"]>, "sick">;

/** Where a thing is at home, which decides what it may stand on. */
export type Habitat = "ground" | "air" | "water" | "sky" | "indoor" | "held";

export type SubjectKind =
  | "animal"
  | "person"
  | "creature"
  | "plant"
  | "food"
  | "vehicle"
  | "building"
  | "sky"
  | "object"
  | "clothing"
  | "symbol";

/** A thing the engine can draw. */
export interface Subject {
  id: SubjectId;
  name: Localised;
  kind: SubjectKind;
  habitat: Habitat;
  /** Typical height in metres; compose evens the differences out so that all can be coloured. */
  height: number;
  artwork: ArtworkRef;
  /** A plainer drawing for small sizes and small children. */
  simple?: ArtworkRef;
  /** What it looks like at what it does, by action, where it otherwise sits or stands; at a run, to the left. */
  doing?: Readonly<Record<string, ArtworkRef>>;
  /** Which way the artwork looks as it is. */
  facing: "left" | "right" | "front";
  /** The artwork shows only the head or face. */
  headOnly?: boolean;
}

// ── brief ─────────────────────────────────────────────────────────────────────────────────────

export type SizeWord = "tiny" | "small" | "normal" | "big" | "huge";

export type RelationKind =
  | "on"
  | "in"
  | "under"
  | "above"
  | "behind"
  | "in-front-of"
  | "beside"
  | "left-of"
  | "right-of"
  | "between"
  | "around"
  | "riding"
  | "wearing"
  /** Has it on a part of its own: flowers on antlers, apples on spines. */
  | "bearing"
  | "holding";

export interface Mention {
  /** Unique in its brief: "m1", "m2", … in order of the description. */
  id: string;
  subject: SubjectId;
  count: number;
  size: SizeWord;
  /** What it does: "sleeping", "flying", "fishing", …; English base vocabulary in both languages. */
  action?: string;
  /** `lively`: a thing with a face, arms and legs. */
  mood?: "happy" | "sad" | "angry" | "surprised" | "scared" | "sleepy" | "sick" | "lively";
  /** It is said to look at something, whatever else it does. */
  looks?: true;
  /** Of an animal that stands upright, as "dog:pirate": whose clothes it has on, "boy" for its fur. */
  body?: string;
  /** Who is in the role, where it is said: "girl" of "girl pirate", "man" of 男护士. */
  person?: SubjectId;
  /** Wider or narrower than others of its kind, or with more eyes or fewer. */
  build?: "fat" | "thin" | "one-eyed" | "three-eyed";
  /** Reference colour that the description asks for. */
  colour?: string;
  phrase: string;
  /** In the distance: it is small, on the horizon, and away from the others. */
  isFar?: true;
  /** It is said that there is one, 一辆自行车: Chinese mostly leaves open how many there are. */
  isOne?: true;
}

export interface Relation {
  kind: RelationKind;
  /** Mention id: who stands in the relation … */
  from: string;
  /** … to whom. `between` has two. */
  to: string[];
  /** On the head or the lap of somebody rather than the shoulder or the back; at which part of a big thing. */
  at?: "head" | "lap" | PlaceOnThing;
  /** On which part of the bearer it is borne. */
  part?: BearingPart;
}

/** Parts of animals, people and things on which something grows, lies or is fastened. */
export type BearingPart =
  | "hair"
  | "antlers"
  | "spines"
  | "forehead"
  | "chest"
  | "skirt"
  | "claw"
  | "window"
  | "back"
  | "trunk"
  | "belly"
  | "roof-rack"
  | "basket"
  | "smoke-stack";

/** Parts of ships, castles and other things that several are in and on, and what is around these. */
export type PlaceOnThing =
  | "deck"
  | "wheel"
  | "mast"
  | "lookout"
  | "bow"
  | "stern"
  | "room"
  | "roof"
  | "ladder"
  | "ladder-foot"
  | "tower"
  | "wall"
  | "gate"
  | "window"
  | "door"
  | "team"
  | "oars"
  | "water"
  | "ground";

export type SettingId =
  | "meadow"
  | "forest"
  | "bamboo-grove"
  | "farm"
  | "garden"
  | "vegetable-garden"
  | "beach"
  | "sea"
  | "underwater"
  | "river"
  | "mountains"
  | "desert"
  | "jungle"
  | "snow"
  | "ice-floe"
  | "frozen-lake"
  | "sky"
  | "above-clouds"
  | "space"
  | "moon"
  | "canal"
  | "city"
  | "street"
  | "village"
  | "castle"
  | "castle-gate"
  | "park"
  | "zoo"
  | "playground"
  | "classroom"
  | "kitchen"
  | "bedroom"
  | "bathroom"
  | "living-room"
  | "window-room"
  | "christmas-room"
  | "corridor"
  | "library"
  | "shop"
  | "restaurant"
  | "hospital"
  | "market"
  | "bakery"
  | "laboratory"
  | "hair-salon"
  | "magic-study"
  | "spaceship"
  | "submarine"
  | "crossing"
  | "platform"
  | "airport"
  | "runway"
  | "garage"
  | "carpentry"
  | "greenhouse"
  | "gym"
  | "attic"
  | "tavern"
  | "cave"
  | "school-gate"
  | "courtroom"
  | "dentist"
  | "post-office"
  | "pet-shop"
  | "porch"
  | "balcony"
  | "yard"
  | "stable"
  | "mouse-hole"
  | "pond"
  | "pool"
  | "construction-site"
  | "harbor"
  | "dock"
  | "water-town"
  | "sports-field"
  | "soccer-field"
  | "stadium"
  | "bus-stop"
  | "schoolyard"
  | "sports-day"
  | "basketball-court"
  | "rodeo"
  | "fairground"
  | "campsite"
  | "savanna"
  | "wheat-field"
  | "cornfield"
  | "museum"
  | "aquarium"
  | "cinema"
  | "flower-shop"
  | "rice-paddy"
  | "pumpkin-field"
  | "orchard"
  | "vineyard"
  | "tea-hill"
  | "sunflower-field"
  | "lavender-field"
  | "waterfall"
  | "island"
  | "snow-forest"
  | "stage"
  | "circus"
  | "party"
  /** A laid table, nearer than a room. */
  | "table-top"
  | "none"
  /** Nothing at all but what was asked for. */
  | "blank";

export type Weather = "clear" | "rain" | "storm" | "snow" | "wind" | "fog";

/** What leads through a landscape. */
export type Way = "path" | "stream";

/** Of the day; the night is told apart. */
export type Hour = "sunrise" | "noon" | "sunset";

/** Winter is a setting of its own: snow lies everywhere. */
export type Season = "spring" | "summer" | "autumn";

export type Festival =
  | "christmas"
  | "halloween"
  | "easter"
  | "thanksgiving"
  | "valentine"
  | "spring-festival"
  | "lantern-festival"
  | "dragon-boat"
  | "mid-autumn"
  | "qingming"
  | "independence-day"
  | "national-day"
  | "qixi"
  | "double-ninth"
  | "winter-solstice"
  | "laba"
  | "childrens-day"
  | "mothers-day"
  | "fathers-day"
  | "st-patricks"
  | "new-year"
  | "eid"
  | "holi"
  | "diwali"
  | "hanukkah"
  | "birthday"
  | "graduation";

/** What the engine understood of a description. */
export interface Brief {
  language: Language;
  /** In order of the description; the first is the hero unless `hero` says otherwise. */
  mentions: Mention[];
  hero?: string;
  relations: Relation[];
  setting?: SettingId;
  night: boolean;
  /** What winds through the place. */
  way?: Way;
  /** How high the sun is, where it is said. */
  hour?: Hour;
  weather: Weather;
  season?: Season;
  festival?: Festival;
  /** Ornament pages have no scene: the subjects, if any, sit inside the ornament. */
  ornament?: "mandala" | "pattern" | "knot" | "stained-glass";
  /** "12-fold", "with eight petals": how often a mandala repeats itself. */
  folds?: number;
  /** Ornament words that name no subject: "paisley", "feathers". */
  motifs?: MotifName[];
  /** Text to letter, from quotes or "the name EMMA". */
  lettering?: string;
  /** What the letters are filled with. */
  filling?: Filling;
  /** A border round the page, of these or, where there are none, of motifs. */
  border?: readonly SubjectId[];
  /** An educational sheet: it has no scene, and nothing else is on it. */
  sheet?: Sheet;
  /** A hint in the words ("for 3 year olds"); wins over the complexity's own difficulty. */
  difficulty?: Difficulty;
  reading: Reading;
}

/** Drawings of these; of what begins with each letter; or motifs. */
export type Filling = readonly SubjectId[] | "initials" | "patterns";

/** A scene as somebody else planned it: things by their names, the hero first. */
export interface ScenePlan {
  things: (Pick<Mention, "action" | "mood"> & {
    /** English. */
    name: string;
    count?: number;
    size?: SizeWord;
  })[];
  /** By the things' places in the list, from 0. */
  relations?: { kind: RelationKind; from: number; to: number[] }[];
  setting?: SettingId;
  night?: boolean;
  weather?: Weather;
}

/** What `read` answers. A refusal is a result, not an exception: it is part of the job. */
export type ReadResult =
  | { ok: true; brief: Brief }
  | { ok: false; reason: "empty" | "unsafe" }
  | { ok: false; reason: "nothing-to-draw"; alternatives: Localised[] };

// ── artwork, scene, drawing ───────────────────────────────────────────────────────────────────

/** Absolute commands only; curves are cubic. */
export type PathCommand =
  | ["M", number, number]
  | ["L", number, number]
  | ["C", number, number, number, number, number, number]
  | ["Z"];
export type Path = PathCommand[];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * One shape of a source drawing, painted over those before it.
 * `area`: closed, filled white (or left ink when it is dark and small) and outlined.
 * `line`: an open or closed line of its own, stroked only.
 */
export interface SourceShape {
  kind: "area" | "line";
  path: Path;
  colour: string;
  /** Width of a `line` in the source's own units; areas are outlined at the drawing's stroke. */
  strokeWidth?: number;
  /** What the region is, where that is known: "leaf", "window". */
  part?: Part;
  /** Where in an ornament it is. */
  round?: Round;
  /** What it is of is known by it: it stays on the plainest page. */
  telling?: boolean;
  /** Of a thing that somebody holds or sits on: no part of them, and never colored as one. */
  held?: boolean;
  /** Inessential: may be left out on simple pages and at small sizes. */
  detail?: boolean;
}

/** Things that stand round a centre, or the lobes of one outline: they are told apart by their angle. */
export interface Round {
  /** Of a mandala, from the middle, from 1. */
  ring?: number;
  x: number;
  y: number;
  /** How many there are; 1 for what goes all round. */
  count: number;
  /** Angle of the first one, in radians clockwise from straight up. */
  turn: number;
}

/** A subject's source drawing in its own units. */
export interface Artwork {
  shapes: SourceShape[];
  /** Tight bounds of everything visible. */
  box: Box;
}

export type SceneRole = "hero" | "support" | "decoration" | "scenery" | "frame";

/** An artwork set into the page: its tight box is mapped on `box`, then mirrored and turned in place. */
export interface PlacedArtwork {
  kind: "artwork";
  id: string;
  /** The mention it belongs to; absent on decoration the engine added. */
  mention?: string;
  subject: SubjectId;
  name: Localised;
  role: SceneRole;
  artwork: ArtworkRef;
  box: Box;
  mirrored: boolean;
  rotation: number;
  /** Overrides the main colour of the reference colours. */
  colour?: string;
  /** Its smallest pieces would clog: each is drawn as one with what it touches. */
  crumbsJoined?: true;
  /** It would be part of a blot: what is dark is drawn as outlines, but for what is small. */
  opened?: true;
}

/** Procedural scenery: shapes already in page units. */
export interface PlacedShapes {
  kind: "shapes";
  id: string;
  mention?: string;
  name: Localised;
  role: SceneRole;
  box: Box;
  shapes: SourceShape[];
}

export type SceneItem = PlacedArtwork | PlacedShapes;

/** Who stands where, how large, facing where. */
export interface Scene {
  width: number;
  height: number;
  difficulty: Difficulty;
  style: Style;
  seed: number;
  /** Painter's order: the first is farthest away. */
  items: SceneItem[];
}

/** One shape of the finished plan, in page units. */
export interface DrawnShape {
  path: Path;
  /** In the line art: white with a black outline, solid black, or outline only. */
  fill: "paper" | "ink" | "none";
  /** Outline width in page units; 0 has none. */
  stroke: number;
  /** Reference colour of the coloured version. */
  colour: string;
  /** Scene item this belongs to, for naming regions. */
  item: string;
  part?: Part;
  round?: Round;
  /** See `SourceShape`. */
  held?: boolean;
  /** Ink where there was no room for a pencil. */
  isFilling?: true;
}

/** The scene as shapes in painter's order, each with its reference colour. */
export interface Drawing {
  width: number;
  height: number;
  shapes: DrawnShape[];
}
