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
import { recordChange } from "../../data/audit-log.ts";
import { inTransaction } from "../../data/dialect.ts";
import type { Db } from "../../data/schema.ts";
import { findSetting, saveSetting } from "../../data/settings.ts";
import { refuse } from "../refuse.ts";
import type { Staff } from "../staff/staff.ts";
import { chooseAdvertisement } from "./choose.ts";
import { houseMarkup } from "./house-markup.ts";

export interface AdvertisementsService {
  /** What a visitor sees. `origin`: scheme and host of the site, for links from the frame. */
  show(slot: AdvertisementSlot, language: Language, origin: string): Promise<Advertisement>;
  markupOf(content: AdvertisementContent, language: Language, origin: string): string;
  list(): Promise<StoredAdvertisement[]>;
  add(staff: Staff, advertisement: EditableAdvertisement): Promise<string>;
  /** @throws ProblemError not-found, version-conflict */
  save(
    staff: Staff,
    id: string,
    version: number,
    advertisement: EditableAdvertisement,
  ): Promise<void>;
  remove(staff: Staff, id: string, version: number): Promise<void>;
  adsTxt(): Promise<{ text: string; version: number }>;
  /** @throws ProblemError version-conflict */
  saveAdsTxt(staff: Staff, text: string, version: number): Promise<void>;
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

    add: (staff, advertisement) =>
      inTransaction(db, async (trx) => {
        const id = randomUUID();
        await insertAdvertisement(trx, id, entryOf(advertisement));
        const change = { action: "advertisement.add", subject: advertisement.name };
        await recordChange(trx, staff, { ...change, after: advertisement });
        return id;
      }),

    save: (staff, id, version, advertisement) =>
      inTransaction(db, async (trx) => {
        const before = await find(trx, id);
        refuse(await updateAdvertisement(trx, id, version, entryOf(advertisement)));
        const change = { action: "advertisement.change", subject: advertisement.name };
        await recordChange(trx, staff, { ...change, before, after: advertisement });
      }),

    remove: (staff, id, version) =>
      inTransaction(db, async (trx) => {
        const before = await find(trx, id);
        refuse(await removeAdvertisement(trx, id, version));
        const change = { action: "advertisement.remove", subject: before?.name ?? id };
        await recordChange(trx, staff, { ...change, before });
      }),

    async adsTxt() {
      const { value, version } = await findSetting(db, adsTxtKey);
      return { text: adsTxtSchema.catch("").parse(value), version };
    },
    saveAdsTxt: (staff, text, version) =>
      inTransaction(db, async (trx) => {
        const { value: before } = await findSetting(trx, adsTxtKey);
        refuse(await saveSetting(trx, adsTxtKey, version, text));
        const change = { action: "ads.txt.change", subject: adsTxtKey };
        await recordChange(trx, staff, { ...change, before, after: text });
      }),
  };
}

async function find(db: Db, id: string): Promise<EditableAdvertisement | undefined> {
  const entry = await findAdvertisement(db, id);
  return entry && editableOf(entry);
}

function markupOf(content: AdvertisementContent, language: Language, origin: string): string {
  return content.kind === "code" ? content.code : houseMarkup(content, language, origin);
}

function editableOf(entry: AdvertisementEntry): EditableAdvertisement {
  const { slot, name, isOn, language, startsAt, endsAt, content } = entry;
  return { slot, name, isOn, language, startsAt: isoOf(startsAt), endsAt: isoOf(endsAt), content };
}

export function entryOf(advertisement: EditableAdvertisement) {
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
