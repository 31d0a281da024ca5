import type { OperationsArea } from "../../app/operations-area.ts";
import type { AdvertisementsService } from "../services/advertisements/advertisements.ts";
import type { BackupService } from "../services/backups/backups.ts";
import type { BatchesService } from "../services/batches/batches.ts";
import type { DocumentsService } from "../services/content/documents.ts";
import type { HomeService } from "../services/content/home.ts";
import { undefinedIf } from "../services/problem-error.ts";
import type { ServiceChoiceService } from "../services/settings/service-choice.ts";
import type { SettingsService } from "../services/settings/settings.ts";
import type { StatisticsService } from "../services/statistics/statistics.ts";

/** The services that run the site. */
export interface OperationsParts {
  advertisements: AdvertisementsService;
  statistics: StatisticsService;
  batches: BatchesService;
  settings: SettingsService;
  serviceChoice: ServiceChoiceService;
  documents: DocumentsService;
  home: HomeService;
  backup: BackupService;
}

export function operationsArea({
  advertisements,
  backup,
  batches,
  documents,
  home,
  serviceChoice,
  settings,
  statistics,
}: OperationsParts): OperationsArea {
  return {
    advertisements: advertisements.list,
    adsTxt: advertisements.adsTxt,
    statistics: statistics.look,
    workLists: statistics.workLists,
    siteSettings: settings.site,
    serviceChoice: serviceChoice.show,
    homeLayout: settings.homeLayout,
    document: (name) => documents.of(name).find(),
    documentVersions: (name) => documents.of(name).versions(),
    homeTexts: home.texts.find,
    homeTextVersions: home.texts.versions,
    canBackUp: backup.isPossible,
    backups: backup.list,
    batches: batches.list,
    batch: (id) => batches.find(id).catch(undefinedIf("not-found")),
    batchItems: batches.items,
  };
}
