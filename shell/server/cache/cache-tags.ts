import { CACHE_TAG_HEADER } from '@home-truths/contract';

/** What the replies to the calls for one page show. */
export interface TagCollector {
  /** Makes the calls. */
  fetch: typeof fetch;
  /** What they show; undefined where one of them failed, has not ended or may not be cached. */
  tags(): Set<string> | undefined;
}

/** Collects the cache tags of replies. A reply without any makes the page uncacheable. */
export function collectTags(): TagCollector {
  const collected = new Set<string>();
  let uncacheable = 0;
  return {
    async fetch(...sent) {
      uncacheable++;
      const response = await fetch(...sent);
      const tags = response.headers.get(CACHE_TAG_HEADER);
      if (!response.ok || !tags) return response;
      for (const tag of tags.split(' ')) collected.add(tag);
      uncacheable--;
      return response;
    },
    tags: () => (uncacheable ? undefined : collected),
  };
}
