/**
 * The tables, in column types that SQLite and PostgreSQL share: text ids, times as integer
 * milliseconds since 1970, JSON as text.
 */
import type { AdvertisementSlot, ErrorCode, GenerationState, Provider } from "@colorleaf/domain";
import type { Kysely } from "kysely";

export interface GenerationsTable {
  id: string;
  /** Lower runs first: a visitor waits for 0, nobody for the rest. */
  priority: number;
  idempotency_key: string | null;
  /** JSON of the request with every default filled in. */
  request: string;
  provider: Provider;
  state: GenerationState;
  attempts: number;
  /** The server process that works on it, and until when that holds without renewal. */
  lease_owner: string | null;
  lease_until: number | null;
  /** A hosted service's task, paid for once: polled again after a restart, never created twice. */
  provider_task_id: string | null;
  /** JSON of the stored picture: from here on a restart has only to describe it. */
  picture: string | null;
  result: string | null;
  error_code: ErrorCode | null;
  created_at: number;
  updated_at: number;
  finished_at: number | null;
}

export interface AnalyticsEventsTable {
  id: string;
  event: string;
  payload: string;
  /** Without its query, which can hold a visitor's words. */
  path: string;
  user_agent: string;
  language: string;
  /** By the browser's clock. */
  occurred_at: number;
  received_at: number;
}

export interface ClientErrorsTable {
  id: string;
  label: string;
  message: string;
  stack: string | null;
  path: string;
  received_at: number;
}

export interface AdvertisementsTable {
  slot: AdvertisementSlot;
  code: string;
  updated_at: number;
}

export interface Tables {
  generations: GenerationsTable;
  analytics_events: AnalyticsEventsTable;
  client_errors: ClientErrorsTable;
  advertisements: AdvertisementsTable;
}

/** A database or a transaction in one: every query function takes it first. */
export type Db = Kysely<Tables>;
