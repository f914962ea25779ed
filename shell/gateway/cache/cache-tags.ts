import { CACHE_TAG_HEADER } from '@home-truths/contract';

export interface ShownTags {
  tags: ReadonlySet<string>;
  /** False if a call failed. */
  isComplete: boolean;
}

export interface TagCollector {
  fetch: typeof fetch;
  /** Undefined if a reply is missing, or may be for one visitor or network only. */
  shown(): ShownTags | undefined;
}

/** Concerns the network of one visitor. */
const TOO_MANY_REQUESTS = 429;

/** Collects the cache tags of replies; a reply without tags is not for everyone. */
export function collectTags(): TagCollector {
  const tags = new Set<string>();
  let personalOrPending = 0;
  let isComplete = true;
  return {
    async fetch(...request) {
      personalOrPending++;
      const response = await fetch(...request).catch(error => {
        personalOrPending--;
        isComplete = false;
        throw error;
      });
      const tagHeader = response.headers.get(CACHE_TAG_HEADER);
      if ((response.ok && !tagHeader) || response.status === TOO_MANY_REQUESTS) return response;
      personalOrPending--;
      if (!response.ok) isComplete = false;
      else for (const tag of tagHeader?.split(' ') ?? []) tags.add(tag);
      return response;
    },
    shown: () => (personalOrPending ? undefined : { tags, isComplete }),
  };
}
