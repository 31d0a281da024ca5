import type { GenerationState, Provider } from "@colorleaf/domain";
import type { Generated } from "kysely";

/**
 * One schema on SQLite and PostgreSQL, in the columns both have: text ids, times as integer
 * milliseconds, truth as 0 and 1, structures as JSON text.
 */
export interface Schema {
  generations: {
    id: string;
    /** Who asked, as a salted hash, and the key they gave, so that a repeated request is recognised. */
    idempotency_key: string | null;
    state: GenerationState;
    request: string;
    provider: Provider;
    /** The task at a hosted image service, kept before the first poll. */
    provider_task_id: string | null;
    attempts: Generated<number>;
    /** Until when a server process has it in hand; after that another may take it. */
    leased_until: number | null;
    result: string | null;
    error_code: string | null;
    created_at: number;
    finished_at: number | null;
  };
  analytics_events: {
    id: string;
    event: string;
    data: string;
    received_at: number;
  };
  client_errors: {
    id: string;
    label: string;
    message: string;
    stack: string | null;
    url: string;
    received_at: number;
  };
  advertisements: {
    slot: string;
    code: string;
    enabled: number;
    updated_at: number;
  };
}
