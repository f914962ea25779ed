/**
 * The header that names the content of a public reply, separated by spaces: `property` for any property,
 * `property/7` for one. The reply is the same for everyone; replies without the header must not be cached.
 */
export const CACHE_TAG_HEADER = 'cache-tag';

/**
 * The path where a backend sends gateways the tags of changes as server-sent events; outside `/api`, so that
 * no gateway forwards it. The `id` of events counts from 1 on each connection. Data are tags separated by
 * spaces: `property/7` purges replies tagged `property/7` or `property`, and `property` purges replies of all
 * properties. Events without tags show that the connection is alive; the backend closes it if it may have
 * missed a change.
 */
export const CHANGES_PATH = '/changes';

/** Milliseconds between events without tags. */
export const CHANGES_INTERVAL_MS = 250;

/** Whether a change concerns what is shown, both named as in `CHANGES_PATH` or by a route. */
export function concerns(changed: string, shown: Iterable<string>): boolean {
  const [topic, id] = changed.split('/');
  const withIds = `${topic}/`;
  for (const each of shown)
    if (each === changed || each === topic || (!id && each.startsWith(withIds))) return true;
  return false;
}
