/** Copies of the database that staff can make, take away and go back to. */

export interface BackupFile {
  name: string;
  bytes: number;
  /** ms */
  madeAt: number;
  /** Made by itself, before another one was restored. */
  isFromRestore: boolean;
}

export interface RestoreOutcome {
  /** The backup that holds what was there before. */
  before: string;
  /** Pages whose picture is no longer there and cannot be drawn again. */
  lostPictures: number;
}
