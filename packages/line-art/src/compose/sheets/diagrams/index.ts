import type { DiagramId } from "../../../lexicon/diagrams.ts";
import { bird, butterfly, fish, insect } from "./animals.ts";
import type { Diagram } from "./diagram.ts";
import { earth, volcano } from "./earth.ts";
import { apple, leaf, mushroom } from "./fruits.ts";
import { body, face } from "./people.ts";
import { flower, plant, tree } from "./plants.ts";
import { castle, house, tooth } from "./things.ts";

export const diagrams: Readonly<Record<DiagramId, Diagram>> = {
  plant,
  flower,
  tree,
  body,
  face,
  fish,
  bird,
  butterfly,
  insect,
  apple,
  leaf,
  mushroom,
  volcano,
  earth,
  house,
  castle,
  tooth,
};
