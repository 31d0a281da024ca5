import type { DiagramId } from "../../../lexicon/diagrams.ts";
import type { Diagram } from "./diagram.ts";
import { plant } from "./plants.ts";

export const diagrams: Readonly<Record<DiagramId, Diagram>> = { plant };
