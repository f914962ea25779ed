import type { Backend } from './backend.ts';
import { eventually } from './eventually.ts';

/** Waits until so many statements wait for a lock. */
export const untilLocked = (backend: Backend, count = 1) =>
  eventually(async () => {
    const waiting = await backend.rows(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length >= count || undefined;
  });
