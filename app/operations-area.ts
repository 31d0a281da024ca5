import type {
  Batch,
  BatchItem,
  Language,
  Statistics,
  StatisticsRange,
  StoredAdvertisement,
} from "@colorleaf/domain";

/** What the screens for running the site can ask for. */
export interface OperationsArea {
  advertisements(): Promise<StoredAdvertisement[]>;
  /** Version 0: never written. */
  adsTxt(): Promise<{ text: string; version: number }>;
  statistics(range: StatisticsRange, language: Language): Promise<Statistics>;
  /** The newest first. */
  batches(): Promise<Batch[]>;
  /** Undefined: there is none of this id. */
  batch(id: string): Promise<Batch | undefined>;
  batchItems(id: string, page: { offset: number; limit: number }): Promise<BatchItem[]>;
}
