import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session/index.tsx';

/**
 * Forgets what only the signed-in person may see as soon as it is someone else, or nobody: whoever uses the device next
 * must not see it. Returns the unsubscribe.
 */
export const clearPersonalQueries = (session: SessionStore, queries: QueryClient) =>
  session.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return;
    queries.removeQueries({ predicate: ({ meta }) => meta?.personal === true });
  });
