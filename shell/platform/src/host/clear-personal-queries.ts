import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session/index.tsx';

/**
 * Removes what only the signed-in person may see from the query cache as soon as the user changes or signs out: the
 * next person on this device must not see it. Returns the unsubscribe function.
 */
export const clearPersonalQueries = (session: SessionStore, queries: QueryClient) =>
  session.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return;
    queries.removeQueries({ predicate: ({ meta }) => meta?.personal === true });
  });
