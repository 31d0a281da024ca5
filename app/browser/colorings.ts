/** Colorings in progress, kept in this browser (IndexedDB) and nowhere else. */
import type { SavedColoring } from "@colorleaf/coloring";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

export interface KeptColoring {
  /** The picture's address, or what tells a picked file from others. */
  id: string;
  title: string;
  /** Where the picture comes from; a picked file is kept whole. */
  picture: string | Blob;
  saved: SavedColoring;
  /** How wide openings in the lines were closed; absent in those kept before there was a choice. */
  gap?: "none" | "small" | "large";
  /** Address of the picture's colored version, where there is one. */
  colored?: string | undefined;
  /** Colored areas in percent. */
  progress: number;
  /** Absent until the first second has passed. */
  thumbnail: Blob | undefined;
  /** Milliseconds since 1970. */
  changedAt: number;
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

/** Whether it is kept now: false when storage is full or switched off. What was kept before stays. */
export async function keepColoring(coloring: KeptColoring): Promise<boolean> {
  try {
    await (await database()).put("colorings", coloring);
    return true;
  } catch {
    return false;
  }
}

export async function findColoring(id: string): Promise<KeptColoring | undefined> {
  try {
    return await (await database()).get("colorings", id);
  } catch {
    return undefined;
  }
}

/** The last changed first. */
export async function listColorings(): Promise<KeptColoring[]> {
  try {
    const all = await (await database()).getAll("colorings");
    return all.sort((a, b) => b.changedAt - a.changedAt);
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
