/** A turn of phrase: an idiom, and what it says in plain words. */
export interface Turn {
  /** Is read as another picture without this turn. */
  example: string;
  said: RegExp;
  plain: string | ((...found: string[]) => string);
}
