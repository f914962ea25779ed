// What pages of remotes repeat; bundled by each remote, so that no other page loads it (decision 239).

export { LazyPage, PageSkeleton } from './lazy-page.tsx';
export { LazySection } from './lazy-section.tsx';
export { isNotFound, notFound, orNotFound, untilPlaceholders } from './load-record.ts';
export { MessagePage, UnavailablePage } from './message-page.tsx';
