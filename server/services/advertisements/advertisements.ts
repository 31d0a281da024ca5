/** Advertisements: what staff enter, and what a slot shows of it. */
import { randomUUID } from "node:crypto";
import {
  type Advertisement,
  type AdvertisementContent,
  type AdvertisementSlot,
  adsTxtSchema,
  type EditableAdvertisement,
  type Language,
  languages,
  type StoredAdvertisement,
} from "@colorleaf/domain";
import {
  type AdvertisementEntry,
  findAdvertisement,
  insertAdvertisement,
  listAdvertisements,
  removeAdvertisement,
  updateAdvertisement,
} from "../../data/advertisements.ts";
import type { Change } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import { findSetting, saveSetting } from "../../data/settings.ts";
import { chooseAdvertisement } from "./choose.ts";
import { houseMarkup } from "./house-markup.ts";

export interface AdvertisementsService {
  /** What a visitor sees. `origin`: scheme and host of the site, for links from the frame. */
  show(slot: AdvertisementSlot, language: Language, origin: string): Promise<Advertisement>;
  markupOf(content: AdvertisementContent, language: Language, origin: string): string;
  list(): Promise<StoredAdvertisement[]>;
  find(id: string): Promise<EditableAdvertisement | undefined>;
  add(advertisement: EditableAdvertisement): Promise<string>;
  save(id: string, version: number, advertisement: EditableAdvertisement): Promise<Change>;
  remove(id: string, version: number): Promise<Change>;
  adsTxt(): Promise<{ text: string; version: number }>;
  saveAdsTxt(text: string, version: number): Promise<"done" | "conflict">;
}

const adsTxtKey = "ads.txt";

export function createAdvertisementsService(
  db: Db,
  now: () => number = Date.now,
): AdvertisementsService {
  return {
    async show(slot, language, origin) {
      const chosen = chooseAdvertisement(await listAdvertisements(db), slot, language, now());
      return { slot, code: chosen ? markupOf(chosen.content, language, origin) : null };
    },
    markupOf,

    async list() {
      const entries = await listAdvertisements(db);
      const isShown = (entry: AdvertisementEntry, language: Language) =>
        chooseAdvertisement(entries, entry.slot, language, now()) === entry;
      return entries.map((entry) => ({
        id: entry.id,
        version: entry.version,
        updatedAt: new Date(entry.updatedAt).toISOString(),
        ...editableOf(entry),
        shownIn: languages.filter((language) => isShown(entry, language)),
      }));
    },

    async find(id) {
      const entry = await findAdvertisement(db, id);
      return entry && editableOf(entry);
    },

    async add(advertisement) {
      const id = randomUUID();
      await insertAdvertisement(db, id, entryOf(advertisement));
      return id;
    },

    save: (id, version, advertisement) =>
      updateAdvertisement(db, id, version, entryOf(advertisement)),
    remove: (id, version) => removeAdvertisement(db, id, version),

    async adsTxt() {
      const { value, version } = await findSetting(db, adsTxtKey);
      return { text: adsTxtSchema.catch("").parse(value), version };
    },
    saveAdsTxt: (text, version) => saveSetting(db, adsTxtKey, version, text),
  };
}

function markupOf(content: AdvertisementContent, language: Language, origin: string): string {
  return content.kind === "code" ? content.code : houseMarkup(content, language, origin);
}

function editableOf(entry: AdvertisementEntry): EditableAdvertisement {
  const { slot, name, isOn, language, startsAt, endsAt, content } = entry;
  return { slot, name, isOn, language, startsAt: isoOf(startsAt), endsAt: isoOf(endsAt), content };
}

function entryOf(advertisement: EditableAdvertisement) {
  const { startsAt, endsAt } = advertisement;
  return {
    ...advertisement,
    startsAt: startsAt === null ? null : Date.parse(startsAt),
    endsAt: endsAt === null ? null : Date.parse(endsAt),
  };
}

function isoOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
