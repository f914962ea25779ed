import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session/index.tsx';

/** Removes personal data from the cache when the user changes. Returns the unsubscribe function. */
export const clearPersonalQueries = (session: SessionStore, queries: QueryClient) =>
  session.subscribe(({ user }, previous) => {
    if (user?.id === previous.user?.id) return;
    queries.removeQueries({ predicate: ({ meta }) => meta?.personal === true });
  });
