import type {
  BackupFile,
  Batch,
  BatchItem,
  DocumentName,
  DocumentTexts,
  DocumentVersion,
  HomeLayout,
  HomeTexts,
  Language,
  SiteSettings,
  Statistics,
  StatisticsRange,
  StoredAdvertisement,
  StoredServiceChoice,
  WorkLists,
} from "@colorleaf/domain";

/** What the screens for running the site can ask for. */
export interface OperationsArea {
  advertisements(): Promise<StoredAdvertisement[]>;
  /** Version 0: never written. */
  adsTxt(): Promise<{ text: string; version: number }>;
  statistics(range: StatisticsRange, language: Language): Promise<Statistics>;
  workLists(): Promise<WorkLists>;
  /** Version 0: as delivered. */
  siteSettings(): Promise<{ value: SiteSettings; version: number }>;
  serviceChoice(): Promise<StoredServiceChoice>;
  homeLayout(): Promise<{ value: HomeLayout; version: number }>;
  /** Version 0 and no texts: as delivered. */
  document(document: DocumentName): Promise<{ version: number; texts: DocumentTexts | undefined }>;
  /** The newest first. */
  documentVersions(document: DocumentName): Promise<DocumentVersion[]>;
  /** Version 0 and no texts: as delivered. */
  homeTexts(): Promise<{ version: number; texts: HomeTexts | undefined }>;
  homeTextVersions(): Promise<DocumentVersion[]>;
  canBackUp: boolean;
  /** The newest first. */
  backups(): Promise<BackupFile[]>;
  /** The newest first. */
  batches(page: { offset: number; limit: number }): Promise<{ batches: Batch[]; total: number }>;
  /** Undefined: there is none of this id. */
  batch(id: string): Promise<Batch | undefined>;
  batchItems(id: string, page: { offset: number; limit: number }): Promise<BatchItem[]>;
}
