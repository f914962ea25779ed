/**
 * The header in which the reply to a public read names what it shows, separated by spaces: `property` for any property,
 * `property/7` for one. Such a reply is the same for everyone; one without the header may not be cached.
 */
export const CACHE_TAG_HEADER = 'cache-tag';

/**
 * Where a backend sends gateways the tags of what has changed, as server-sent events; it is not under `/api`, so that
 * no gateway forwards it. The `id` of an event counts them up from 1 on each connection, its data are tags, separated
 * by spaces: `property/7` concerns replies tagged `property/7` and those tagged `property`, and `property` alone all of
 * them. Events without tags show that the connection is alive; the backend closes it when it may have missed a change.
 */
export const CHANGES_PATH = '/changes';

/** The interval of events without tags, in milliseconds. */
export const CHANGES_INTERVAL_MS = 250;
