/** Colorings in progress, kept in this browser (IndexedDB) and nowhere else. */
import type { SavedColoring } from "@colorleaf/coloring";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

export interface KeptColoring {
  id: string;
  /** The picture's address, or what tells a picked file from others. A picture may be colored more than once. */
  pictureId: string;
  title: string;
  /** Where the picture comes from; a picked file is kept whole. */
  picture: string | Blob;
  /** Address of the picture's colored version, where there is one. */
  colored?: string | undefined;
  /** How wide openings in the lines were closed; absent in those kept before there was a choice. */
  gap?: "none" | "small" | "large";
  saved: SavedColoring;
  /** Colored areas in percent. */
  progress: number;
  /** Absent until the first second has passed. */
  thumbnail: Blob | undefined;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** Counts up with each keeping: another number means that another tab has kept it too. */
  version: number;
}

interface Schema extends DBSchema {
  colorings: { key: string; value: KeptColoring };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("colorleaf", 1, {
    upgrade: (db) => void db.createObjectStore("colorings", { keyPath: "id" }),
    // Another tab brings a newer version: let it, and open again when needed.
    blocking: () => void opened?.then((db) => db.close()).finally(() => (opened = undefined)),
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

export type Keeping =
  | { kind: "kept" }
  /** Somebody else has kept it since: nothing was overwritten. */
  | { kind: "changed-elsewhere" }
  /** Storage is full or switched off. What was kept before stays. */
  | { kind: "not-kept" };

/** Keeps it as `coloring.version`, if what is there now is the version before that, or nothing. */
export async function keepColoring(coloring: KeptColoring): Promise<Keeping> {
  try {
    const transaction = (await database()).transaction("colorings", "readwrite");
    const present = await transaction.store.get(coloring.id);
    if (present && (present.version ?? 0) !== coloring.version - 1) {
      return { kind: "changed-elsewhere" };
    }
    await transaction.store.put(coloring);
    await transaction.done;
    return { kind: "kept" };
  } catch {
    return { kind: "not-kept" };
  }
}

/** What was colored last in a picture. */
export async function findColoring(pictureId: string): Promise<KeptColoring | undefined> {
  const all = await listColorings();
  return all.find((one) => one.pictureId === pictureId);
}

/** The last changed first. */
export async function listColorings(): Promise<KeptColoring[]> {
  try {
    const all = await (await database()).getAll("colorings");
    return all
      .map((one) => ({ ...one, pictureId: one.pictureId ?? one.id, version: one.version ?? 0 }))
      .sort((a, b) => b.changedAt - a.changedAt);
  } catch {
    return [];
  }
}

export async function forgetColoring(id: string): Promise<void> {
  try {
    await (await database()).delete("colorings", id);
  } catch {
    // Without storage there is nothing to forget.
  }
}
