/**
 * The home screen as staff write and order it. Before they publish, they look at a draft of their
 * own, which is the real screen with what is not published yet.
 */
import {
  type HomeDraft,
  type HomeLayout,
  type HomeTexts,
  homeDraftSchema,
  homeTextsSchema,
} from "@colorleaf/domain";
import type { Db } from "../../data/schema.ts";
import { findSetting, saveSetting } from "../../data/settings.ts";
import { refuse } from "../refuse.ts";
import type { SettingsService } from "../settings/settings.ts";
import type { Staff } from "../staff/staff.ts";
import { createVersionedTexts } from "./versioned-texts.ts";

export interface HomeScreen {
  layout: HomeLayout;
  /** Undefined: as delivered. */
  texts: HomeTexts | undefined;
}

const keyOf = ({ id }: Pick<Staff, "id">) => `home-draft/${id}`;

export function createHomeService(db: Db, settings: Pick<SettingsService, "homeLayout">) {
  const texts = createVersionedTexts(db, "home", homeTextsSchema);
  const published = async (): Promise<HomeScreen> => ({
    layout: (await settings.homeLayout()).value,
    texts: (await texts.find()).texts,
  });
  return {
    texts,
    published,

    /** What is in their draft, the rest as it is published. */
    async drafted(staff: Staff): Promise<HomeScreen> {
      const { value } = await findSetting(db, keyOf(staff));
      const draft = homeDraftSchema.safeParse(value ?? {});
      const screen = await published();
      return draft.success ? { ...screen, ...draft.data } : screen;
    },

    /** Replaces their draft: nobody else sees it, so there is nothing to be in the way of. */
    async saveDraft(staff: Staff, draft: HomeDraft): Promise<void> {
      const { version } = await findSetting(db, keyOf(staff));
      refuse(await saveSetting(db, keyOf(staff), version, draft));
    },
  };
}

export type HomeService = ReturnType<typeof createHomeService>;
