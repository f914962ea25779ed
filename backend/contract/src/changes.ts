/**
 * The header with the tags of a reply that is the same for everyone, separated by spaces: `property` for any,
 * `property/7` for one. Only such replies may be cached.
 */
export const CACHE_TAG_HEADER = 'cache-tag';

/**
 * The path where gateways receive changes as server-sent events. It is outside `/api`, which gateways forward to
 * visitors. Events are numbered from 1 on each connection. Their data are tags: `property/7` purges replies tagged
 * `property/7` or `property`, and `property` those of all properties. The backend closes a connection if it may have
 * missed a change.
 */
export const CHANGES_PATH = '/changes';

/** Milliseconds between events without tags, which show that the connection lives. */
export const CHANGES_INTERVAL_MS = 250;

/** Returns true if a change with the tag `changed` makes a reply with the tags `shown` outdated. */
export function concerns(changed: string, shown: Iterable<string>): boolean {
  const [topic, id] = changed.split('/');
  for (const tag of shown)
    if (tag === changed || tag === topic || (!id && tag.startsWith(`${topic}/`))) return true;
  return false;
}
