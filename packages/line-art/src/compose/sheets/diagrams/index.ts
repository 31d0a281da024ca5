import type { DiagramId } from "../../../lexicon/diagrams.ts";
import { bird, butterfly, fish, insect } from "./animals.ts";
import type { Diagram } from "./diagram.ts";
import { body, face } from "./people.ts";
import { flower, plant, tree } from "./plants.ts";

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
};
