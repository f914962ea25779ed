// Remotes bundle this module, so that no other page loads it.

export { LazyPage, LazySection, PageSkeleton } from './lazy-section.tsx';
export { isNotFound, notFound, orNotFound, untilPlaceholders } from './load-record.ts';
export { EmptyState, MessagePage, SearchForm, UnavailablePage } from './message-page.tsx';
export { Options } from './options.tsx';
export { showError } from './show-error.ts';
