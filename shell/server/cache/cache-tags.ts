import { CACHE_TAG_HEADER } from '@home-truths/contract';

/** What the replies to the calls for one page show. */
export interface ShownTags {
  tags: ReadonlySet<string>;
  /** No call failed. */
  isComplete: boolean;
}

export interface TagCollector {
  /** Makes the calls. */
  fetch: typeof fetch;
  /** What their replies show; undefined where a reply may be for one person or network only, or has not come. */
  shown(): ShownTags | undefined;
}

/** The reply is about the network of the visitor for whom the call was made. */
const TOO_MANY_REQUESTS = 429;

/** Collects the cache tags of replies. A reply without any is not for everyone. */
export function collectTags(): TagCollector {
  const tags = new Set<string>();
  let unproven = 0;
  let isComplete = true;
  return {
    async fetch(...sent) {
      unproven++;
      const response = await fetch(...sent).catch(error => {
        unproven--;
        isComplete = false;
        throw error;
      });
      const named = response.headers.get(CACHE_TAG_HEADER);
      if ((response.ok && !named) || response.status === TOO_MANY_REQUESTS) return response;
      unproven--;
      if (!response.ok) isComplete = false;
      else for (const tag of named?.split(' ') ?? []) tags.add(tag);
      return response;
    },
    shown: () => (unproven ? undefined : { tags, isComplete }),
  };
}
