import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session/index.tsx';

/**
 * Clears the cache so that the next person on this device does not see personal data. Returns the unsubscribe function.
 */
export const clearPersonalQueries = (session: SessionStore, queries: QueryClient) =>
  session.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return;
    queries.removeQueries({ predicate: ({ meta }) => meta?.personal === true });
  });
