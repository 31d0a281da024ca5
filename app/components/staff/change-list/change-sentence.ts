import { documents, isOneOf, type StaffChange } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";

type Sentence = (about: { name: string; subject: string }) => string;

const sentences: Readonly<Record<string, Sentence>> = {
  "page.create": m.change_page_create,
  "page.update": m.change_page_update,
  "page.publish": m.change_page_publish,
  "page.unpublish": m.change_page_unpublish,
  "page.move": m.change_page_move,
  "page.tag": m.change_page_tag,
  "page.untag": m.change_page_tag,
  "page.delete": m.change_page_delete,
  "page.undo": m.change_page_undo,
  "category.create": m.change_category_create,
  "category.update": m.change_category_update,
  "category.order": m.change_category_order,
  "category.delete": m.change_category_delete,
  "category.undo": m.change_category_undo,
  "advertisement.add": m.change_ad_add,
  "advertisement.change": m.change_ad_change,
  "advertisement.remove": m.change_ad_remove,
  "ads.txt.change": m.change_ads_txt,
  "document.change": m.change_document,
  "content.import": m.change_import,
  "backup.make": m.change_backup_make,
  "backup.remove": m.change_backup_remove,
  "backup.restore": m.change_backup_restore,
  "batch.create": m.change_batch_create,
  "batch.change": m.change_batch_change,
  "batch.publish": m.change_batch_publish,
  "batch.remove": m.change_batch_remove,
  "staff.invite": m.change_staff_invite,
  "staff.create": m.change_staff_create,
  "staff.link": m.change_staff_link,
  "staff.role": m.change_staff_role,
  "staff.remove": m.change_staff_remove,
  "staff.choose-password": m.change_staff_password,
  "staff.second-factor-on": m.change_factor_on,
  "staff.second-factor-off": m.change_factor_off,
  "staff.second-factor-reset": m.change_factor_reset,
};

/** What `settings.change` was about. */
const settings: Readonly<Record<string, Sentence>> = {
  site: m.change_settings,
  services: m.change_services,
  "home-layout": m.change_layout,
};

const documentNames = {
  about: m.content_about,
  terms: m.content_terms,
  privacy: m.content_privacy,
  copyright: m.content_copyright,
};

/** Who did what, as one sentence; what is not known here is told as it is kept. */
export function changeSentence({ staffName: name, action, subject }: StaffChange): string {
  const kept = subject[getLocale()];
  const sentence = action === "settings.change" ? settings[kept] : sentences[action];
  if (!sentence) return m.staff_change_line({ name, action, subject: kept });
  if (action !== "document.change") return spaced(sentence({ name, subject: kept }));
  const title = isOneOf(documents, kept) ? documentNames[kept]() : m.content_home();
  return spaced(sentence({ name, subject: title }));
}

/** Chinese stands apart from names in Latin letters, but in quotes nothing is touched. */
function spaced(sentence: string): string {
  const edges = /“[^”]*”|(?<=[a-z0-9])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[a-z0-9])/giu;
  return sentence.replace(edges, (quoted) => quoted || " ");
}
