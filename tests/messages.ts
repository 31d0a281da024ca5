/** Every text of the site as the message files have it: one file an area and language. */
import catalogueEn from "../messages/catalogue/en.json" with { type: "json" };
import catalogueZh from "../messages/catalogue/zh.json" with { type: "json" };
import editingEn from "../messages/editing/en.json" with { type: "json" };
import editingZh from "../messages/editing/zh.json" with { type: "json" };
import siteEn from "../messages/en.json" with { type: "json" };
import operationsEn from "../messages/operations/en.json" with { type: "json" };
import operationsZh from "../messages/operations/zh.json" with { type: "json" };
import staffEn from "../messages/staff/en.json" with { type: "json" };
import staffZh from "../messages/staff/zh.json" with { type: "json" };
import studioEn from "../messages/studio/en.json" with { type: "json" };
import studioZh from "../messages/studio/zh.json" with { type: "json" };
import siteZh from "../messages/zh.json" with { type: "json" };

const { $schema: _, ...en } = {
  ...siteEn,
  ...catalogueEn,
  ...studioEn,
  ...editingEn,
  ...staffEn,
  ...operationsEn,
};
export type Texts = typeof en;

export const texts = {
  en,
  // That both have the same keys is what app/messages.test.ts checks.
  zh: {
    ...siteZh,
    ...catalogueZh,
    ...studioZh,
    ...editingZh,
    ...staffZh,
    ...operationsZh,
  } as unknown as Texts,
};

/** The same by file: [area, English, Chinese]. */
export const messageFiles: [string, Record<string, string>, Record<string, string>][] = [
  ["site", siteEn, siteZh],
  ["catalogue", catalogueEn, catalogueZh],
  ["studio", studioEn, studioZh],
  ["editing", editingEn, editingZh],
  ["staff", staffEn, staffZh],
  ["operations", operationsEn, operationsZh],
];
