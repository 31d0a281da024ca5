import type { Localised } from "@colorleaf/domain";

/**
 * What an area of a drawing shows. Things that come in twos and more have a measure word: of these it
 * is said which one is meant.
 */
export interface Part extends Localised {
  /** The Chinese measure word. */
  measure?: string;
}
