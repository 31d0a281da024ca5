/** What somebody is drawn from: a build, hair, clothes and what they carry. */
import type { Localised } from "@colorleaf/domain";
import type { BuildName } from "./body.ts";
import type { Costume } from "./clothes.ts";
import type { Hair } from "./hair.ts";
import type { HatName } from "./hats/hats.ts";
import type { PropName } from "./props.ts";

export type Extra =
  | "cape"
  | "collar"
  | "fangs"
  | "wings"
  | "beard"
  | "moustache"
  | "glasses"
  | "sleeves"
  | "tunic"
  | "coat"
  | "stethoscope"
  | "eyepatch"
  | "band"
  | "ruff"
  | "neckerchief"
  | "tail"
  | "pack"
  | "satchel"
  | "quiver"
  | "fireWheels"
  | "rags"
  | "scar"
  | "teeth"
  | "bandages"
  | "beads"
  | "leafCollar"
  | "lei"
  | "grassSkirt"
  | "flags"
  | "apron"
  | "drape"
  | "mawashi"
  | "championBelt"
  | "joints"
  | "vest"
  | "whistle"
  | "star"
  | "shoulderBelt"
  | "crossedStraps"
  | "windUpKey"
  | "stand"
  | "blades"
  | "longBeard"
  | "keepersGloves"
  | "tapeMeasure"
  | "darkGlasses"
  | "legPads"
  | "drumRing"
  | "flyingRibbons"
  | "waterSleeves"
  | "bump";

export interface Character extends Costume {
  id: string;
  /** Whose head it is, where that is an animal's. */
  animal?: string;
  /** As which animal somebody is dressed up. */
  hood?: string;
  name: Localised;
  words: { en: readonly string[]; zh: readonly string[] };
  build: BuildName;
  /** In metres, of who is not as tall as others of the build. */
  height?: number;
  hair: Hair;
  hat?: { name: HatName; colours: readonly [string, string] };
  extras?: readonly Extra[];
  extraColour?: string;
  /** Held in the near hand when a pose leaves it free. */
  carries?: PropName;
  lashes?: boolean;
  wrinkles?: boolean;
  oneEyed?: boolean;
  /** Colour of a mask around the eyes. */
  eyeMask?: string;
}
